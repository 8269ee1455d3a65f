; ModuleID = 'moments.cu'
source_filename = "moments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Part = type { float, float, float }

@_ZZ12moments_treeE4mean = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE7squares = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE5count = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ13batch_momentsE6counts = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ13batch_momentsE5parts = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z6updateR4Partf(ptr noundef nonnull align 4 captures(none) dereferenceable(12) %0, float noundef %1) local_unnamed_addr #0 !dbg !11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !14
  %4 = load float, ptr %3, align 4, !dbg !15, !tbaa !16
  %5 = fadd contract float %4, 1.000000e+00, !dbg !15
  store float %5, ptr %3, align 4, !dbg !15, !tbaa !16
  %6 = load float, ptr %0, align 4, !dbg !19, !tbaa !20
  %7 = fsub contract float %1, %6, !dbg !21
  %8 = fdiv contract float %7, %5, !dbg !22
  %9 = fadd contract float %6, %8, !dbg !23
  store float %9, ptr %0, align 4, !dbg !23, !tbaa !20
  %10 = fsub contract float %1, %9, !dbg !24
  %11 = fmul contract float %7, %10, !dbg !25
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !26
  %13 = load float, ptr %12, align 4, !dbg !27, !tbaa !28
  %14 = fadd contract float %13, %11, !dbg !27
  store float %14, ptr %12, align 4, !dbg !27, !tbaa !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Part @_Z6merged4PartS_(ptr noundef readonly byval(%struct.Part) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Part) align 4 captures(none) %1) local_unnamed_addr #1 !dbg !30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !31
  %4 = load float, ptr %3, align 4, !dbg !31, !tbaa !16
  %5 = fcmp contract oeq float %4, 0.000000e+00, !dbg !32
  br i1 %5, label %6, label %12, !dbg !32

6:                                                ; preds = %2
  %7 = load float, ptr %1, align 4, !dbg !33, !tbaa !34
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !33
  %9 = load float, ptr %8, align 4, !dbg !33, !tbaa !34
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !33
  %11 = load float, ptr %10, align 4, !dbg !33, !tbaa !34
  br label %37, !dbg !35

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !36
  %14 = load float, ptr %13, align 4, !dbg !36, !tbaa !16
  %15 = fcmp contract oeq float %14, 0.000000e+00, !dbg !37
  br i1 %15, label %16, label %20, !dbg !37

16:                                               ; preds = %12
  %17 = load float, ptr %0, align 4, !dbg !38, !tbaa !34
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !38
  %19 = load float, ptr %18, align 4, !dbg !38, !tbaa !34
  br label %37, !dbg !39

20:                                               ; preds = %12
  %21 = load float, ptr %1, align 4, !dbg !40, !tbaa !20
  %22 = load float, ptr %0, align 4, !dbg !41, !tbaa !20
  %23 = fsub contract float %21, %22, !dbg !42
  %24 = fadd contract float %4, %14, !dbg !43
  %25 = fdiv contract float %14, %24, !dbg !44
  %26 = fmul contract float %25, %23, !dbg !45
  %27 = fadd contract float %22, %26, !dbg !46
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !47
  %29 = load float, ptr %28, align 4, !dbg !47, !tbaa !28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !48
  %31 = load float, ptr %30, align 4, !dbg !48, !tbaa !28
  %32 = fadd contract float %29, %31, !dbg !49
  %33 = fmul contract float %23, %23, !dbg !50
  %34 = fmul contract float %4, %33, !dbg !51
  %35 = fmul contract float %25, %34, !dbg !52
  %36 = fadd contract float %32, %35, !dbg !53
  br label %37

37:                                               ; preds = %20, %16, %6
  %38 = phi float [ %7, %6 ], [ %17, %16 ], [ %27, %20 ], !dbg !54
  %39 = phi float [ %9, %6 ], [ %19, %16 ], [ %36, %20 ], !dbg !54
  %40 = phi float [ %11, %6 ], [ %4, %16 ], [ %24, %20 ], !dbg !54
  %41 = insertvalue %struct.Part poison, float %38, 0, !dbg !55
  %42 = insertvalue %struct.Part %41, float %39, 1, !dbg !55
  %43 = insertvalue %struct.Part %42, float %40, 2, !dbg !55
  ret %struct.Part %43, !dbg !55
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z5weighfffR4Part(float noundef %0, float noundef %1, float noundef %2, ptr noundef nonnull align 4 captures(none) dereferenceable(12) %3) local_unnamed_addr #0 !dbg !56 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !57
  %6 = load float, ptr %5, align 4, !dbg !57, !tbaa !16
  %7 = fadd contract float %2, %6, !dbg !58
  %8 = fcmp contract ogt float %7, 0.000000e+00, !dbg !59
  br i1 %8, label %9, label %25, !dbg !59

9:                                                ; preds = %4
  %10 = load float, ptr %3, align 4, !dbg !60, !tbaa !20
  %11 = fsub contract float %0, %10, !dbg !61
  %12 = fdiv contract float %6, %7, !dbg !62
  %13 = fdiv contract float %2, %7, !dbg !63
  %14 = fmul contract float %12, %10, !dbg !64
  %15 = fmul contract float %0, %13, !dbg !65
  %16 = fadd contract float %15, %14, !dbg !66
  store float %16, ptr %3, align 4, !dbg !67, !tbaa !20
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !68
  %18 = load float, ptr %17, align 4, !dbg !68, !tbaa !28
  %19 = fadd contract float %1, %18, !dbg !69
  %20 = fmul contract float %11, %11, !dbg !70
  %21 = fmul contract float %12, %20, !dbg !71
  %22 = fmul contract float %13, %21, !dbg !72
  %23 = fmul contract float %7, %22, !dbg !73
  %24 = fadd contract float %19, %23, !dbg !74
  store float %24, ptr %17, align 4, !dbg !75, !tbaa !28
  br label %27, !dbg !76

25:                                               ; preds = %4
  store float 0.000000e+00, ptr %3, align 4, !dbg !77, !tbaa !20
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !78
  store float 0.000000e+00, ptr %26, align 4, !dbg !79, !tbaa !28
  br label %27

27:                                               ; preds = %25, %9
  store float %7, ptr %5, align 4, !dbg !80, !tbaa !16
  ret void, !dbg !81
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z10merge_warpRfS_Ri(ptr noundef nonnull align 4 captures(none) dereferenceable(4) %0, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %1, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %2) local_unnamed_addr #2 !dbg !82 {
  br label %5, !dbg !83

4:                                                ; preds = %5
  ret void, !dbg !84

5:                                                ; preds = %3, %5
  %6 = phi i32 [ 0, %3 ], [ %35, %5 ]
  %7 = load float, ptr %0, align 4, !dbg !85, !tbaa !34
  %8 = shl nuw nsw i32 1, %6, !dbg !86
  %9 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 %8, i32 31), !dbg !87
  %10 = load i32, ptr %2, align 4, !dbg !91, !tbaa !7
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %10, i32 %8, i32 31), !dbg !92
  %12 = add nsw i32 %11, %10, !dbg !95
  %13 = sitofp i32 %12 to float, !dbg !96
  %14 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %13) #9, !dbg !97
  %15 = fdiv contract float 1.000000e+00, %14, !dbg !101
  %16 = load float, ptr %1, align 4, !dbg !102, !tbaa !34
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 %8, i32 31), !dbg !103
  %18 = load float, ptr %0, align 4, !dbg !105, !tbaa !34
  %19 = fsub contract float %18, %9, !dbg !106
  %20 = fmul contract float %19, %19, !dbg !107
  %21 = load i32, ptr %2, align 4, !dbg !108, !tbaa !7
  %22 = sitofp i32 %21 to float, !dbg !108
  %23 = fmul contract float %20, %22, !dbg !109
  %24 = sitofp i32 %11 to float, !dbg !110
  %25 = fmul contract float %23, %24, !dbg !111
  %26 = fmul contract float %15, %25, !dbg !112
  %27 = fadd contract float %17, %26, !dbg !113
  %28 = fadd contract float %16, %27, !dbg !114
  store float %28, ptr %1, align 4, !dbg !114, !tbaa !34
  %29 = load float, ptr %0, align 4, !dbg !115, !tbaa !34
  %30 = fmul contract float %29, %22, !dbg !116
  %31 = fmul contract float %9, %24, !dbg !117
  %32 = fadd contract float %31, %30, !dbg !118
  %33 = fmul contract float %15, %32, !dbg !119
  store float %33, ptr %0, align 4, !dbg !120, !tbaa !34
  %34 = add nsw i32 %21, %11, !dbg !121
  store i32 %34, ptr %2, align 4, !dbg !121, !tbaa !7
  %35 = add nuw nsw i32 %6, 1, !dbg !122
  %36 = icmp eq i32 %35, 5, !dbg !123
  br i1 %36, label %4, label %5, !dbg !83, !llvm.loop !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @moments_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !128 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %8 = mul i32 %6, %7, !dbg !136
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %10 = add i32 %8, %9, !dbg !140
  %11 = icmp slt i32 %10, %3, !dbg !141
  br i1 %11, label %12, label %41, !dbg !141

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !142
  br i1 %13, label %14, label %16, !dbg !143

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  br label %24, !dbg !143

16:                                               ; preds = %24, %12
  %17 = phi float [ 0.000000e+00, %12 ], [ %39, %24 ], !dbg !144
  %18 = phi float [ 0.000000e+00, %12 ], [ %36, %24 ], !dbg !144
  %19 = sext i32 %10 to i64, !dbg !145
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !145
  store float %18, ptr %20, align 4, !dbg !146, !tbaa !34
  %21 = sitofp i32 %4 to float, !dbg !147
  %22 = fdiv contract float %17, %21, !dbg !148
  %23 = getelementptr inbounds float, ptr %2, i64 %19, !dbg !149
  store float %22, ptr %23, align 4, !dbg !150, !tbaa !34
  br label %41, !dbg !151

24:                                               ; preds = %14, %24
  %25 = phi float [ 0.000000e+00, %14 ], [ %36, %24 ]
  %26 = phi i32 [ 0, %14 ], [ %33, %24 ]
  %27 = phi float [ 0.000000e+00, %14 ], [ %39, %24 ]
  %28 = add nsw i32 %26, %15, !dbg !152
  %29 = sext i32 %28 to i64, !dbg !153
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !153
  %31 = load float, ptr %30, align 4, !dbg !153, !tbaa !34
  %32 = fsub contract float %31, %25, !dbg !154
  %33 = add nuw nsw i32 %26, 1, !dbg !155
  %34 = uitofp nneg i32 %33 to float, !dbg !156
  %35 = fdiv contract float %32, %34, !dbg !157
  %36 = fadd contract float %25, %35, !dbg !158
  %37 = fsub contract float %31, %36, !dbg !159
  %38 = fmul contract float %32, %37, !dbg !160
  %39 = fadd contract float %27, %38, !dbg !161
  %40 = icmp eq i32 %33, %4, !dbg !142
  br i1 %40, label %16, label %24, !dbg !143, !llvm.loop !162

41:                                               ; preds = %5, %16
  ret void, !dbg !151
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_down(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !164 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %6 = icmp slt i32 %5, %3, !dbg !167
  br i1 %6, label %11, label %7, !dbg !168

7:                                                ; preds = %14, %4
  %8 = phi float [ 0.000000e+00, %4 ], [ %26, %14 ]
  %9 = phi float [ 0.000000e+00, %4 ], [ %29, %14 ]
  %10 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ]
  br label %34, !dbg !169

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %3, %12
  br label %14, !dbg !168

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %5, %11 ], [ %30, %14 ]
  %16 = phi float [ 0.000000e+00, %11 ], [ %26, %14 ]
  %17 = phi float [ 0.000000e+00, %11 ], [ %29, %14 ]
  %18 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %19 = add i32 %15, %13, !dbg !170
  %20 = zext i32 %19 to i64, !dbg !171
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !171
  %22 = load float, ptr %21, align 4, !dbg !171, !tbaa !34
  %23 = fadd contract float %18, 1.000000e+00, !dbg !172
  %24 = fsub contract float %22, %16, !dbg !174
  %25 = fdiv contract float %24, %23, !dbg !175
  %26 = fadd contract float %16, %25, !dbg !176
  %27 = fsub contract float %22, %26, !dbg !177
  %28 = fmul contract float %24, %27, !dbg !178
  %29 = fadd contract float %17, %28, !dbg !179
  %30 = add nuw nsw i32 %15, 32, !dbg !180
  %31 = icmp slt i32 %30, %3, !dbg !167
  br i1 %31, label %14, label %7, !dbg !168, !llvm.loop !181

32:                                               ; preds = %56
  %33 = icmp eq i32 %5, 0, !dbg !183
  br i1 %33, label %62, label %71, !dbg !183

34:                                               ; preds = %7, %56
  %35 = phi i32 [ %60, %56 ], [ 16, %7 ]
  %36 = phi float [ %57, %56 ], [ %8, %7 ]
  %37 = phi float [ %58, %56 ], [ %9, %7 ]
  %38 = phi float [ %59, %56 ], [ %10, %7 ]
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %36, i32 %35, i32 31), !dbg !184
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %37, i32 %35, i32 31), !dbg !187
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %38, i32 %35, i32 31), !dbg !189
  %42 = fcmp contract oeq float %38, 0.000000e+00, !dbg !191
  br i1 %42, label %56, label %43, !dbg !191

43:                                               ; preds = %34
  %44 = fcmp contract oeq float %41, 0.000000e+00, !dbg !193
  br i1 %44, label %56, label %45, !dbg !193

45:                                               ; preds = %43
  %46 = fsub contract float %39, %36, !dbg !194
  %47 = fadd contract float %38, %41, !dbg !195
  %48 = fdiv contract float %41, %47, !dbg !196
  %49 = fmul contract float %46, %48, !dbg !197
  %50 = fadd contract float %36, %49, !dbg !198
  %51 = fadd contract float %37, %40, !dbg !199
  %52 = fmul contract float %46, %46, !dbg !200
  %53 = fmul contract float %38, %52, !dbg !201
  %54 = fmul contract float %53, %48, !dbg !202
  %55 = fadd contract float %51, %54, !dbg !203
  br label %56

56:                                               ; preds = %43, %34, %45
  %57 = phi float [ %50, %45 ], [ %39, %34 ], [ %36, %43 ], !dbg !204
  %58 = phi float [ %55, %45 ], [ %40, %34 ], [ %37, %43 ], !dbg !204
  %59 = phi float [ %47, %45 ], [ %41, %34 ], [ %38, %43 ], !dbg !204
  %60 = lshr i32 %35, 1, !dbg !205
  %61 = icmp eq i32 %60, 0, !dbg !206
  br i1 %61, label %32, label %34, !dbg !169, !llvm.loop !207

62:                                               ; preds = %32
  %63 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209
  %64 = zext nneg i32 %63 to i64, !dbg !211
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64, !dbg !211
  store float %57, ptr %65, align 4, !dbg !212, !tbaa !34
  %66 = sitofp i32 %3 to float, !dbg !213
  %67 = fdiv contract float %58, %66, !dbg !214
  %68 = fadd contract float %67, 0x3EE4F8B580000000, !dbg !215
  %69 = tail call contract noundef float @__nv_rsqrtf(float noundef %68) #9, !dbg !216
  %70 = getelementptr inbounds nuw float, ptr %2, i64 %64, !dbg !219
  store float %69, ptr %70, align 4, !dbg !220, !tbaa !34
  br label %71, !dbg !221

71:                                               ; preds = %62, %32
  ret void, !dbg !222
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm_ring(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #4 !dbg !223 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %9 = mul i32 %6, %8, !dbg !226
  %10 = zext i32 %9 to i64, !dbg !227
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !227
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %13 = icmp slt i32 %12, %6, !dbg !230
  br i1 %13, label %18, label %14, !dbg !231

14:                                               ; preds = %18, %7
  %15 = phi float [ 0.000000e+00, %7 ], [ %26, %18 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %32, %18 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %29, %18 ]
  br label %41, !dbg !232

18:                                               ; preds = %7, %18
  %19 = phi i32 [ %33, %18 ], [ %12, %7 ]
  %20 = phi float [ %26, %18 ], [ 0.000000e+00, %7 ]
  %21 = phi float [ %32, %18 ], [ 0.000000e+00, %7 ]
  %22 = phi float [ %29, %18 ], [ 0.000000e+00, %7 ]
  %23 = zext nneg i32 %19 to i64, !dbg !233
  %24 = getelementptr inbounds nuw float, ptr %11, i64 %23, !dbg !233
  %25 = load float, ptr %24, align 4, !dbg !233, !tbaa !34
  %26 = fadd contract float %20, 1.000000e+00, !dbg !234
  %27 = fsub contract float %25, %22, !dbg !236
  %28 = fdiv contract float %27, %26, !dbg !237
  %29 = fadd contract float %22, %28, !dbg !238
  %30 = fsub contract float %25, %29, !dbg !239
  %31 = fmul contract float %27, %30, !dbg !240
  %32 = fadd contract float %21, %31, !dbg !241
  %33 = add nuw nsw i32 %19, 32, !dbg !242
  %34 = icmp slt i32 %33, %6, !dbg !230
  br i1 %34, label %18, label %14, !dbg !231, !llvm.loop !243

35:                                               ; preds = %67
  %36 = sitofp i32 %6 to float, !dbg !245
  %37 = fdiv contract float %69, %36, !dbg !246
  %38 = fadd contract float %37, 0x3EE4F8B580000000, !dbg !247
  %39 = tail call contract noundef float @__nv_rsqrtf(float noundef %38) #9, !dbg !248
  %40 = icmp slt i32 %12, %6, !dbg !250
  br i1 %40, label %74, label %72, !dbg !251

41:                                               ; preds = %14, %67
  %42 = phi i32 [ %70, %67 ], [ 0, %14 ]
  %43 = phi float [ %52, %67 ], [ %15, %14 ]
  %44 = phi float [ %69, %67 ], [ %16, %14 ]
  %45 = phi float [ %68, %67 ], [ %17, %14 ]
  %46 = shl nuw nsw i32 1, %42, !dbg !252
  %47 = add nuw nsw i32 %46, %12, !dbg !253
  %48 = and i32 %47, 31, !dbg !254
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %45, i32 %48, i32 31), !dbg !255
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %43, i32 %48, i32 31), !dbg !258
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %44, i32 %48, i32 31), !dbg !260
  %52 = fadd contract float %43, %50, !dbg !262
  %53 = fcmp contract ogt float %52, 0.000000e+00, !dbg !264
  br i1 %53, label %54, label %67, !dbg !264

54:                                               ; preds = %41
  %55 = fsub contract float %49, %45, !dbg !265
  %56 = fdiv contract float %43, %52, !dbg !266
  %57 = fdiv contract float %50, %52, !dbg !267
  %58 = fmul contract float %45, %56, !dbg !268
  %59 = fmul contract float %49, %57, !dbg !269
  %60 = fadd contract float %59, %58, !dbg !270
  %61 = fadd contract float %44, %51, !dbg !271
  %62 = fmul contract float %55, %55, !dbg !272
  %63 = fmul contract float %62, %56, !dbg !273
  %64 = fmul contract float %57, %63, !dbg !274
  %65 = fmul contract float %52, %64, !dbg !275
  %66 = fadd contract float %61, %65, !dbg !276
  br label %67, !dbg !277

67:                                               ; preds = %41, %54
  %68 = phi float [ %60, %54 ], [ 0.000000e+00, %41 ], !dbg !278
  %69 = phi float [ %66, %54 ], [ 0.000000e+00, %41 ], !dbg !278
  %70 = add nuw nsw i32 %42, 1, !dbg !279
  %71 = icmp eq i32 %70, 5, !dbg !280
  br i1 %71, label %35, label %41, !dbg !232, !llvm.loop !281

72:                                               ; preds = %74, %35
  %73 = icmp eq i32 %12, 0, !dbg !283
  br i1 %73, label %92, label %96, !dbg !283

74:                                               ; preds = %35, %74
  %75 = phi i32 [ %90, %74 ], [ %12, %35 ]
  %76 = zext nneg i32 %75 to i64, !dbg !284
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76, !dbg !284
  %78 = load float, ptr %77, align 4, !dbg !284, !tbaa !34
  %79 = getelementptr inbounds nuw float, ptr %11, i64 %76, !dbg !285
  %80 = load float, ptr %79, align 4, !dbg !285, !tbaa !34
  %81 = fsub contract float %80, %68, !dbg !286
  %82 = fmul contract float %39, %81, !dbg !287
  %83 = fmul contract float %78, %82, !dbg !288
  %84 = getelementptr inbounds nuw float, ptr %2, i64 %76, !dbg !289
  %85 = load float, ptr %84, align 4, !dbg !289, !tbaa !34
  %86 = fadd contract float %85, %83, !dbg !290
  %87 = add i32 %75, %9, !dbg !291
  %88 = zext i32 %87 to i64, !dbg !292
  %89 = getelementptr inbounds nuw float, ptr %3, i64 %88, !dbg !292
  store float %86, ptr %89, align 4, !dbg !293, !tbaa !34
  %90 = add nuw nsw i32 %75, 32, !dbg !294
  %91 = icmp slt i32 %90, %6, !dbg !250
  br i1 %91, label %74, label %72, !dbg !251, !llvm.loop !295

92:                                               ; preds = %72
  %93 = zext nneg i32 %8 to i64, !dbg !297
  %94 = getelementptr inbounds nuw float, ptr %4, i64 %93, !dbg !297
  store float %68, ptr %94, align 4, !dbg !298, !tbaa !34
  %95 = getelementptr inbounds nuw float, ptr %5, i64 %93, !dbg !299
  store float %39, ptr %95, align 4, !dbg !300, !tbaa !34
  br label %96, !dbg !301

96:                                               ; preds = %92, %72
  ret void, !dbg !302
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !303 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304
  %6 = icmp slt i32 %5, %3, !dbg !306
  br i1 %6, label %7, label %13, !dbg !307

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  %10 = xor i32 %5, -1, !dbg !307
  %11 = add i32 %3, %10, !dbg !307
  %12 = lshr i32 %11, 6, !dbg !307
  br label %21, !dbg !307

13:                                               ; preds = %21, %4
  %14 = phi float [ 0.000000e+00, %4 ], [ %37, %21 ], !dbg !308
  %15 = phi float [ 0.000000e+00, %4 ], [ %34, %21 ], !dbg !308
  %16 = phi i32 [ 0, %4 ], [ %31, %21 ], !dbg !308
  %17 = zext nneg i32 %5 to i64, !dbg !309
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %17, !dbg !309
  store float %15, ptr %18, align 4, !dbg !310, !tbaa !34
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %17, !dbg !311
  store float %14, ptr %19, align 4, !dbg !312, !tbaa !34
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %17, !dbg !313
  store i32 %16, ptr %20, align 4, !dbg !314, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !315
  br label %42, !dbg !316

21:                                               ; preds = %7, %21
  %22 = phi i32 [ 0, %7 ], [ %31, %21 ]
  %23 = phi float [ 0.000000e+00, %7 ], [ %34, %21 ]
  %24 = phi float [ 0.000000e+00, %7 ], [ %37, %21 ]
  %25 = phi i32 [ %5, %7 ], [ %38, %21 ]
  %26 = add i32 %25, %9, !dbg !317
  %27 = zext i32 %26 to i64, !dbg !318
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27, !dbg !318
  %29 = load float, ptr %28, align 4, !dbg !318, !tbaa !34
  %30 = fsub contract float %29, %23, !dbg !319
  %31 = add nuw nsw i32 %22, 1, !dbg !320
  %32 = uitofp nneg i32 %31 to float, !dbg !320
  %33 = fdiv contract float %30, %32, !dbg !321
  %34 = fadd contract float %23, %33, !dbg !322
  %35 = fsub contract float %29, %34, !dbg !323
  %36 = fmul contract float %30, %35, !dbg !324
  %37 = fadd contract float %24, %36, !dbg !325
  %38 = add nuw nsw i32 %25, 64, !dbg !326
  %39 = icmp eq i32 %22, %12, !dbg !306
  br i1 %39, label %13, label %21, !dbg !307, !llvm.loop !327

40:                                               ; preds = %73
  %41 = icmp eq i32 %5, 0, !dbg !329
  br i1 %41, label %76, label %85, !dbg !329

42:                                               ; preds = %13, %73
  %43 = phi i32 [ 32, %13 ], [ %74, %73 ]
  %44 = icmp samesign ult i32 %5, %43, !dbg !330
  br i1 %44, label %45, label %73, !dbg !330

45:                                               ; preds = %42
  %46 = add nuw nsw i32 %43, %5, !dbg !331
  %47 = zext nneg i32 %46 to i64, !dbg !332
  %48 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %47, !dbg !332
  %49 = load i32, ptr %48, align 4, !dbg !332, !tbaa !7
  %50 = icmp sgt i32 %49, 0, !dbg !333
  br i1 %50, label %51, label %73, !dbg !333

51:                                               ; preds = %45
  %52 = load i32, ptr %20, align 4, !dbg !334, !tbaa !7
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %47, !dbg !335
  %54 = load float, ptr %53, align 4, !dbg !335, !tbaa !34
  %55 = load float, ptr %18, align 4, !dbg !336, !tbaa !34
  %56 = fsub contract float %54, %55, !dbg !337
  %57 = uitofp nneg i32 %49 to float, !dbg !338
  %58 = fmul contract float %56, %57, !dbg !339
  %59 = add nsw i32 %52, %49, !dbg !340
  %60 = sitofp i32 %59 to float, !dbg !341
  %61 = fdiv contract float %58, %60, !dbg !342
  %62 = fadd contract float %55, %61, !dbg !343
  store float %62, ptr %18, align 4, !dbg !343, !tbaa !34
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %47, !dbg !344
  %64 = load float, ptr %63, align 4, !dbg !344, !tbaa !34
  %65 = fmul contract float %56, %56, !dbg !345
  %66 = sitofp i32 %52 to float, !dbg !346
  %67 = fmul contract float %65, %66, !dbg !347
  %68 = fmul contract float %67, %57, !dbg !348
  %69 = fdiv contract float %68, %60, !dbg !349
  %70 = fadd contract float %64, %69, !dbg !350
  %71 = load float, ptr %19, align 4, !dbg !351, !tbaa !34
  %72 = fadd contract float %71, %70, !dbg !351
  store float %72, ptr %19, align 4, !dbg !351, !tbaa !34
  store i32 %59, ptr %20, align 4, !dbg !352, !tbaa !7
  br label %73, !dbg !353

73:                                               ; preds = %45, %51, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !354
  %74 = lshr i32 %43, 1, !dbg !355
  %75 = icmp eq i32 %74, 0, !dbg !356
  br i1 %75, label %40, label %42, !dbg !316, !llvm.loop !357

76:                                               ; preds = %40
  %77 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), align 4, !dbg !359, !tbaa !34
  %78 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360
  %79 = zext nneg i32 %78 to i64, !dbg !362
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79, !dbg !362
  store float %77, ptr %80, align 4, !dbg !363, !tbaa !34
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), align 4, !dbg !364, !tbaa !34
  %82 = sitofp i32 %3 to float, !dbg !365
  %83 = fdiv contract float %81, %82, !dbg !366
  %84 = getelementptr inbounds nuw float, ptr %2, i64 %79, !dbg !367
  store float %83, ptr %84, align 4, !dbg !368, !tbaa !34
  br label %85, !dbg !369

85:                                               ; preds = %76, %40
  ret void, !dbg !370
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_moments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #4 !dbg !371 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !372
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !376
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379
  %12 = mul nuw nsw i32 %10, %11, !dbg !381
  %13 = add nuw nsw i32 %12, %9, !dbg !382
  %14 = icmp slt i32 %10, %3, !dbg !383
  br i1 %14, label %19, label %15, !dbg !384

15:                                               ; preds = %62, %7
  %16 = phi i32 [ 0, %7 ], [ %63, %62 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %64, %62 ]
  %18 = phi float [ 0.000000e+00, %7 ], [ %65, %62 ]
  br label %31, !dbg !385

19:                                               ; preds = %7
  %20 = icmp slt i32 %9, %5
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %22, !dbg !384

22:                                               ; preds = %19, %62
  %23 = phi i32 [ %10, %19 ], [ %66, %62 ]
  %24 = phi float [ 0.000000e+00, %19 ], [ %65, %62 ]
  %25 = phi float [ 0.000000e+00, %19 ], [ %64, %62 ]
  %26 = phi i32 [ 0, %19 ], [ %63, %62 ]
  br i1 %20, label %27, label %62, !dbg !387

27:                                               ; preds = %22
  %28 = mul nsw i32 %23, %4
  %29 = add nsw i32 %28, %8
  %30 = mul nsw i32 %29, %5
  br label %68, !dbg !387

31:                                               ; preds = %15, %31
  %32 = phi i32 [ %39, %31 ], [ %16, %15 ], !dbg !388
  %33 = phi float [ %56, %31 ], [ %17, %15 ], !dbg !388
  %34 = phi float [ %52, %31 ], [ %18, %15 ], !dbg !388
  %35 = phi i32 [ %57, %31 ], [ 0, %15 ]
  %36 = shl nuw nsw i32 1, %35, !dbg !389
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 %36, i32 31), !dbg !390
  %38 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 %36, i32 31), !dbg !392
  %39 = add nsw i32 %38, %32, !dbg !394
  %40 = sitofp i32 %39 to float, !dbg !395
  %41 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %40) #9, !dbg !396
  %42 = fdiv contract float 1.000000e+00, %41, !dbg !398
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 %36, i32 31), !dbg !399
  %44 = fsub contract float %33, %37, !dbg !401
  %45 = fmul contract float %44, %44, !dbg !402
  %46 = sitofp i32 %32 to float, !dbg !403
  %47 = fmul contract float %45, %46, !dbg !404
  %48 = sitofp i32 %38 to float, !dbg !405
  %49 = fmul contract float %47, %48, !dbg !406
  %50 = fmul contract float %42, %49, !dbg !407
  %51 = fadd contract float %43, %50, !dbg !408
  %52 = fadd contract float %34, %51, !dbg !409
  %53 = fmul contract float %33, %46, !dbg !410
  %54 = fmul contract float %37, %48, !dbg !411
  %55 = fadd contract float %53, %54, !dbg !412
  %56 = fmul contract float %42, %55, !dbg !413
  %57 = add nuw nsw i32 %35, 1, !dbg !414
  %58 = icmp eq i32 %57, 5, !dbg !415
  br i1 %58, label %59, label %31, !dbg !385, !llvm.loop !416

59:                                               ; preds = %31
  %60 = and i32 %13, 31, !dbg !418
  %61 = icmp eq i32 %60, 0, !dbg !418
  br i1 %61, label %87, label %95, !dbg !418

62:                                               ; preds = %68, %22
  %63 = phi i32 [ %26, %22 ], [ %78, %68 ], !dbg !388
  %64 = phi float [ %25, %22 ], [ %81, %68 ], !dbg !388
  %65 = phi float [ %24, %22 ], [ %84, %68 ], !dbg !388
  %66 = add i32 %23, %21, !dbg !419
  %67 = icmp slt i32 %66, %3, !dbg !383
  br i1 %67, label %22, label %15, !dbg !384, !llvm.loop !420

68:                                               ; preds = %27, %68
  %69 = phi i32 [ %9, %27 ], [ %85, %68 ]
  %70 = phi float [ %24, %27 ], [ %84, %68 ]
  %71 = phi float [ %25, %27 ], [ %81, %68 ]
  %72 = phi i32 [ %26, %27 ], [ %78, %68 ]
  %73 = add nsw i32 %69, %30, !dbg !422
  %74 = sext i32 %73 to i64, !dbg !423
  %75 = getelementptr inbounds float, ptr %0, i64 %74, !dbg !423
  %76 = load float, ptr %75, align 4, !dbg !423, !tbaa !34
  %77 = fsub contract float %76, %71, !dbg !424
  %78 = add nsw i32 %72, 1, !dbg !425
  %79 = sitofp i32 %78 to float, !dbg !425
  %80 = fdiv contract float %77, %79, !dbg !426
  %81 = fadd contract float %71, %80, !dbg !427
  %82 = fsub contract float %76, %81, !dbg !428
  %83 = fmul contract float %77, %82, !dbg !429
  %84 = fadd contract float %70, %83, !dbg !430
  %85 = add i32 %69, %11, !dbg !431
  %86 = icmp slt i32 %85, %5, !dbg !432
  br i1 %86, label %68, label %62, !dbg !387, !llvm.loop !433

87:                                               ; preds = %59
  %88 = lshr exact i32 %13, 5, !dbg !434
  %89 = zext nneg i32 %88 to i64, !dbg !435
  %90 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %89, !dbg !435
  store i32 %39, ptr %90, align 4, !dbg !436, !tbaa !7
  %91 = lshr exact i32 %13, 4, !dbg !437
  %92 = zext nneg i32 %91 to i64, !dbg !438
  %93 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %92, !dbg !438
  store float %56, ptr %93, align 4, !dbg !439, !tbaa !34
  %94 = getelementptr i8, ptr %93, i64 4, !dbg !440
  store float %52, ptr %94, align 4, !dbg !441, !tbaa !34
  br label %95, !dbg !442

95:                                               ; preds = %87, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !443
  %96 = icmp samesign ult i32 %13, 32, !dbg !444
  br i1 %96, label %97, label %119, !dbg !444

97:                                               ; preds = %95
  %98 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445
  %99 = mul nuw nsw i32 %11, %98, !dbg !448
  %100 = lshr i32 %99, 5, !dbg !449
  %101 = icmp samesign ult i32 %13, %100, !dbg !450
  br i1 %101, label %102, label %110, !dbg !451

102:                                              ; preds = %97
  %103 = zext nneg i32 %13 to i64, !dbg !452
  %104 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %103, !dbg !452
  %105 = load i32, ptr %104, align 4, !dbg !452, !tbaa !7
  %106 = shl nuw nsw i32 %13, 1, !dbg !453
  %107 = zext nneg i32 %106 to i64, !dbg !454
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %107, !dbg !454
  %109 = load float, ptr %108, align 4, !dbg !454, !tbaa !34
  br label %110, !dbg !455

110:                                              ; preds = %97, %102
  %111 = phi i32 [ %105, %102 ], [ 0, %97 ], !dbg !456
  %112 = phi contract float [ %109, %102 ], [ 0.000000e+00, %97 ], !dbg !455
  br i1 %101, label %113, label %119, !dbg !457

113:                                              ; preds = %110
  %114 = shl nuw nsw i32 %13, 1, !dbg !458
  %115 = zext nneg i32 %114 to i64, !dbg !459
  %116 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %115, !dbg !459
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 4, !dbg !459
  %118 = load float, ptr %117, align 4, !dbg !459, !tbaa !34
  br label %119, !dbg !457

119:                                              ; preds = %113, %110, %95
  %120 = phi i32 [ %111, %113 ], [ %111, %110 ], [ %39, %95 ]
  %121 = phi float [ %112, %113 ], [ %112, %110 ], [ %56, %95 ]
  %122 = phi float [ %118, %113 ], [ 0.000000e+00, %110 ], [ %52, %95 ]
  br label %123, !dbg !460

123:                                              ; preds = %119, %123
  %124 = phi i32 [ %131, %123 ], [ %120, %119 ], !dbg !388
  %125 = phi float [ %148, %123 ], [ %121, %119 ], !dbg !388
  %126 = phi float [ %144, %123 ], [ %122, %119 ], !dbg !388
  %127 = phi i32 [ %149, %123 ], [ 0, %119 ]
  %128 = shl nuw nsw i32 1, %127, !dbg !462
  %129 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %125, i32 %128, i32 31), !dbg !463
  %130 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %124, i32 %128, i32 31), !dbg !465
  %131 = add nsw i32 %130, %124, !dbg !467
  %132 = sitofp i32 %131 to float, !dbg !468
  %133 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %132) #9, !dbg !469
  %134 = fdiv contract float 1.000000e+00, %133, !dbg !471
  %135 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %126, i32 %128, i32 31), !dbg !472
  %136 = fsub contract float %125, %129, !dbg !474
  %137 = fmul contract float %136, %136, !dbg !475
  %138 = sitofp i32 %124 to float, !dbg !476
  %139 = fmul contract float %137, %138, !dbg !477
  %140 = sitofp i32 %130 to float, !dbg !478
  %141 = fmul contract float %139, %140, !dbg !479
  %142 = fmul contract float %134, %141, !dbg !480
  %143 = fadd contract float %135, %142, !dbg !481
  %144 = fadd contract float %126, %143, !dbg !482
  %145 = fmul contract float %125, %138, !dbg !483
  %146 = fmul contract float %129, %140, !dbg !484
  %147 = fadd contract float %145, %146, !dbg !485
  %148 = fmul contract float %134, %147, !dbg !486
  %149 = add nuw nsw i32 %127, 1, !dbg !487
  %150 = icmp eq i32 %149, 5, !dbg !488
  br i1 %150, label %151, label %123, !dbg !460, !llvm.loop !489

151:                                              ; preds = %123
  %152 = icmp eq i32 %13, 0, !dbg !491
  br i1 %152, label %153, label %162, !dbg !491

153:                                              ; preds = %151
  %154 = zext nneg i32 %8 to i64, !dbg !492
  %155 = getelementptr inbounds nuw float, ptr %1, i64 %154, !dbg !492
  store float %148, ptr %155, align 4, !dbg !493, !tbaa !34
  %156 = mul nsw i32 %5, %3, !dbg !494
  %157 = sitofp i32 %156 to float, !dbg !495
  %158 = fdiv contract float %144, %157, !dbg !496
  %159 = fadd contract float %6, %158, !dbg !497
  %160 = tail call contract noundef float @__nv_rsqrtf(float noundef %159) #9, !dbg !498
  %161 = getelementptr inbounds nuw float, ptr %2, i64 %154, !dbg !500
  store float %160, ptr %161, align 4, !dbg !501, !tbaa !34
  br label %162, !dbg !502

162:                                              ; preds = %153, %151
  ret void, !dbg !503
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean_compensated(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !504 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !505
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507
  %7 = mul i32 %5, %6, !dbg !509
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !510
  %9 = add i32 %7, %8, !dbg !512
  %10 = icmp slt i32 %9, %2, !dbg !513
  br i1 %10, label %11, label %35, !dbg !513

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !514
  br i1 %12, label %13, label %15, !dbg !515

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %21, !dbg !515

15:                                               ; preds = %21, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %30, %21 ], !dbg !516
  %17 = sitofp i32 %3 to float, !dbg !517
  %18 = fdiv contract float %16, %17, !dbg !518
  %19 = sext i32 %9 to i64, !dbg !519
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !519
  store float %18, ptr %20, align 4, !dbg !520, !tbaa !34
  br label %35, !dbg !521

21:                                               ; preds = %13, %21
  %22 = phi float [ 0.000000e+00, %13 ], [ %30, %21 ]
  %23 = phi i32 [ 0, %13 ], [ %33, %21 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %32, %21 ]
  %25 = add nsw i32 %23, %14, !dbg !522
  %26 = sext i32 %25 to i64, !dbg !523
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !523
  %28 = load float, ptr %27, align 4, !dbg !523, !tbaa !34
  %29 = fsub contract float %28, %24, !dbg !524
  %30 = fadd contract float %22, %29, !dbg !525
  %31 = fsub contract float %30, %22, !dbg !526
  %32 = fsub contract float %31, %29, !dbg !527
  %33 = add nuw nsw i32 %23, 1, !dbg !528
  %34 = icmp eq i32 %33, %3, !dbg !514
  br i1 %34, label %15, label %21, !dbg !515, !llvm.loop !529

35:                                               ; preds = %4, %15
  ret void, !dbg !521
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "moments.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "update", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 11, column: 5, scope: !11)
!15 = !DILocation(line: 11, column: 11, scope: !11)
!16 = !{!17, !18, i64 8}
!17 = !{!"_ZTS4Part", !18, i64 0, !18, i64 4, !18, i64 8}
!18 = !{!"float", !9, i64 0}
!19 = !DILocation(line: 12, column: 24, scope: !11)
!20 = !{!17, !18, i64 0}
!21 = !DILocation(line: 12, column: 20, scope: !11)
!22 = !DILocation(line: 13, column: 20, scope: !11)
!23 = !DILocation(line: 13, column: 10, scope: !11)
!24 = !DILocation(line: 14, column: 28, scope: !11)
!25 = !DILocation(line: 14, column: 23, scope: !11)
!26 = !DILocation(line: 14, column: 5, scope: !11)
!27 = !DILocation(line: 14, column: 13, scope: !11)
!28 = !{!17, !18, i64 4}
!29 = !DILocation(line: 15, column: 1, scope: !11)
!30 = distinct !DISubprogram(name: "merged", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = !DILocation(line: 19, column: 9, scope: !30)
!32 = !DILocation(line: 19, column: 15, scope: !30)
!33 = !DILocation(line: 19, column: 31, scope: !30)
!34 = !{!18, !18, i64 0}
!35 = !DILocation(line: 19, column: 24, scope: !30)
!36 = !DILocation(line: 20, column: 9, scope: !30)
!37 = !DILocation(line: 20, column: 15, scope: !30)
!38 = !DILocation(line: 20, column: 31, scope: !30)
!39 = !DILocation(line: 20, column: 24, scope: !30)
!40 = !DILocation(line: 21, column: 19, scope: !30)
!41 = !DILocation(line: 21, column: 28, scope: !30)
!42 = !DILocation(line: 21, column: 24, scope: !30)
!43 = !DILocation(line: 21, column: 50, scope: !30)
!44 = !DILocation(line: 21, column: 77, scope: !30)
!45 = !DILocation(line: 22, column: 26, scope: !30)
!46 = !DILocation(line: 22, column: 18, scope: !30)
!47 = !DILocation(line: 22, column: 37, scope: !30)
!48 = !DILocation(line: 22, column: 49, scope: !30)
!49 = !DILocation(line: 22, column: 45, scope: !30)
!50 = !DILocation(line: 22, column: 65, scope: !30)
!51 = !DILocation(line: 22, column: 73, scope: !30)
!52 = !DILocation(line: 22, column: 83, scope: !30)
!53 = !DILocation(line: 22, column: 57, scope: !30)
!54 = !DILocation(line: 0, scope: !30)
!55 = !DILocation(line: 23, column: 1, scope: !30)
!56 = distinct !DISubprogram(name: "weigh", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 27, column: 40, scope: !56)
!58 = !DILocation(line: 27, column: 46, scope: !56)
!59 = !DILocation(line: 28, column: 11, scope: !56)
!60 = !DILocation(line: 27, column: 26, scope: !56)
!61 = !DILocation(line: 27, column: 22, scope: !56)
!62 = !DILocation(line: 29, column: 25, scope: !56)
!63 = !DILocation(line: 29, column: 46, scope: !56)
!64 = !DILocation(line: 30, column: 18, scope: !56)
!65 = !DILocation(line: 30, column: 35, scope: !56)
!66 = !DILocation(line: 30, column: 27, scope: !56)
!67 = !DILocation(line: 30, column: 12, scope: !56)
!68 = !DILocation(line: 31, column: 19, scope: !56)
!69 = !DILocation(line: 31, column: 27, scope: !56)
!70 = !DILocation(line: 31, column: 45, scope: !56)
!71 = !DILocation(line: 31, column: 53, scope: !56)
!72 = !DILocation(line: 31, column: 59, scope: !56)
!73 = !DILocation(line: 31, column: 67, scope: !56)
!74 = !DILocation(line: 31, column: 37, scope: !56)
!75 = !DILocation(line: 31, column: 15, scope: !56)
!76 = !DILocation(line: 32, column: 3, scope: !56)
!77 = !DILocation(line: 33, column: 12, scope: !56)
!78 = !DILocation(line: 34, column: 7, scope: !56)
!79 = !DILocation(line: 34, column: 15, scope: !56)
!80 = !DILocation(line: 36, column: 11, scope: !56)
!81 = !DILocation(line: 37, column: 1, scope: !56)
!82 = distinct !DISubprogram(name: "merge_warp", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 40, column: 3, scope: !82)
!84 = !DILocation(line: 49, column: 1, scope: !82)
!85 = !DILocation(line: 41, column: 47, scope: !82)
!86 = !DILocation(line: 41, column: 55, scope: !82)
!87 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !89, file: !89, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!90 = distinct !DILocation(line: 41, column: 19, scope: !82)
!91 = !DILocation(line: 42, column: 46, scope: !82)
!92 = !DILocation(line: 181, column: 39, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !89, file: !89, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 42, column: 18, scope: !82)
!95 = !DILocation(line: 43, column: 41, scope: !82)
!96 = !DILocation(line: 43, column: 35, scope: !82)
!97 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !100)
!98 = distinct !DISubprogram(name: "fmaxf", scope: !99, file: !99, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!100 = distinct !DILocation(line: 43, column: 24, scope: !82)
!101 = !DILocation(line: 43, column: 18, scope: !82)
!102 = !DILocation(line: 44, column: 44, scope: !82)
!103 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !104)
!104 = distinct !DILocation(line: 44, column: 16, scope: !82)
!105 = !DILocation(line: 45, column: 17, scope: !82)
!106 = !DILocation(line: 45, column: 22, scope: !82)
!107 = !DILocation(line: 45, column: 31, scope: !82)
!108 = !DILocation(line: 45, column: 50, scope: !82)
!109 = !DILocation(line: 45, column: 48, scope: !82)
!110 = !DILocation(line: 45, column: 58, scope: !82)
!111 = !DILocation(line: 45, column: 56, scope: !82)
!112 = !DILocation(line: 45, column: 65, scope: !82)
!113 = !DILocation(line: 44, column: 61, scope: !82)
!114 = !DILocation(line: 44, column: 13, scope: !82)
!115 = !DILocation(line: 46, column: 21, scope: !82)
!116 = !DILocation(line: 46, column: 19, scope: !82)
!117 = !DILocation(line: 46, column: 35, scope: !82)
!118 = !DILocation(line: 46, column: 26, scope: !82)
!119 = !DILocation(line: 46, column: 44, scope: !82)
!120 = !DILocation(line: 46, column: 10, scope: !82)
!121 = !DILocation(line: 47, column: 11, scope: !82)
!122 = !DILocation(line: 40, column: 26, scope: !82)
!123 = !DILocation(line: 40, column: 21, scope: !82)
!124 = distinct !{!124, !83, !125, !126, !127}
!125 = !DILocation(line: 48, column: 3, scope: !82)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = distinct !DISubprogram(name: "moments_rows", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !132)
!130 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !131, file: !131, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!132 = distinct !DILocation(line: 54, column: 11, scope: !128)
!133 = !DILocation(line: 79, column: 27, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !131, file: !131, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = distinct !DILocation(line: 54, column: 24, scope: !128)
!136 = !DILocation(line: 54, column: 22, scope: !128)
!137 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !131, file: !131, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = distinct !DILocation(line: 54, column: 37, scope: !128)
!140 = !DILocation(line: 54, column: 35, scope: !128)
!141 = !DILocation(line: 55, column: 9, scope: !128)
!142 = !DILocation(line: 57, column: 21, scope: !128)
!143 = !DILocation(line: 57, column: 3, scope: !128)
!144 = !DILocation(line: 0, scope: !128)
!145 = !DILocation(line: 62, column: 3, scope: !128)
!146 = !DILocation(line: 62, column: 12, scope: !128)
!147 = !DILocation(line: 63, column: 23, scope: !128)
!148 = !DILocation(line: 63, column: 21, scope: !128)
!149 = !DILocation(line: 63, column: 3, scope: !128)
!150 = !DILocation(line: 63, column: 11, scope: !128)
!151 = !DILocation(line: 64, column: 1, scope: !128)
!152 = !DILocation(line: 58, column: 26, scope: !128)
!153 = !DILocation(line: 58, column: 15, scope: !128)
!154 = !DILocation(line: 58, column: 43, scope: !128)
!155 = !DILocation(line: 59, column: 25, scope: !128)
!156 = !DILocation(line: 59, column: 22, scope: !128)
!157 = !DILocation(line: 59, column: 20, scope: !128)
!158 = !DILocation(line: 59, column: 10, scope: !128)
!159 = !DILocation(line: 60, column: 28, scope: !128)
!160 = !DILocation(line: 60, column: 23, scope: !128)
!161 = !DILocation(line: 60, column: 13, scope: !128)
!162 = distinct !{!162, !143, !163, !126, !127}
!163 = !DILocation(line: 61, column: 3, scope: !128)
!164 = distinct !DISubprogram(name: "moments_down", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !166)
!166 = distinct !DILocation(line: 68, column: 16, scope: !164)
!167 = !DILocation(line: 68, column: 31, scope: !164)
!168 = !DILocation(line: 68, column: 3, scope: !164)
!169 = !DILocation(line: 69, column: 3, scope: !164)
!170 = !DILocation(line: 68, column: 78, scope: !164)
!171 = !DILocation(line: 68, column: 58, scope: !164)
!172 = !DILocation(line: 11, column: 11, scope: !11, inlinedAt: !173)
!173 = distinct !DILocation(line: 68, column: 48, scope: !164)
!174 = !DILocation(line: 12, column: 20, scope: !11, inlinedAt: !173)
!175 = !DILocation(line: 13, column: 20, scope: !11, inlinedAt: !173)
!176 = !DILocation(line: 13, column: 10, scope: !11, inlinedAt: !173)
!177 = !DILocation(line: 14, column: 28, scope: !11, inlinedAt: !173)
!178 = !DILocation(line: 14, column: 23, scope: !11, inlinedAt: !173)
!179 = !DILocation(line: 14, column: 13, scope: !11, inlinedAt: !173)
!180 = !DILocation(line: 68, column: 41, scope: !164)
!181 = distinct !{!181, !168, !182, !126, !127}
!182 = !DILocation(line: 68, column: 82, scope: !164)
!183 = !DILocation(line: 75, column: 19, scope: !164)
!184 = !DILocation(line: 180, column: 22, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !89, file: !89, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!186 = distinct !DILocation(line: 70, column: 19, scope: !164)
!187 = !DILocation(line: 180, column: 22, scope: !185, inlinedAt: !188)
!188 = distinct !DILocation(line: 71, column: 19, scope: !164)
!189 = !DILocation(line: 180, column: 22, scope: !185, inlinedAt: !190)
!190 = distinct !DILocation(line: 72, column: 19, scope: !164)
!191 = !DILocation(line: 19, column: 15, scope: !30, inlinedAt: !192)
!192 = distinct !DILocation(line: 73, column: 9, scope: !164)
!193 = !DILocation(line: 20, column: 15, scope: !30, inlinedAt: !192)
!194 = !DILocation(line: 21, column: 24, scope: !30, inlinedAt: !192)
!195 = !DILocation(line: 21, column: 50, scope: !30, inlinedAt: !192)
!196 = !DILocation(line: 21, column: 77, scope: !30, inlinedAt: !192)
!197 = !DILocation(line: 22, column: 26, scope: !30, inlinedAt: !192)
!198 = !DILocation(line: 22, column: 18, scope: !30, inlinedAt: !192)
!199 = !DILocation(line: 22, column: 45, scope: !30, inlinedAt: !192)
!200 = !DILocation(line: 22, column: 65, scope: !30, inlinedAt: !192)
!201 = !DILocation(line: 22, column: 73, scope: !30, inlinedAt: !192)
!202 = !DILocation(line: 22, column: 83, scope: !30, inlinedAt: !192)
!203 = !DILocation(line: 22, column: 57, scope: !30, inlinedAt: !192)
!204 = !DILocation(line: 0, scope: !30, inlinedAt: !192)
!205 = !DILocation(line: 69, column: 29, scope: !164)
!206 = !DILocation(line: 69, column: 22, scope: !164)
!207 = distinct !{!207, !169, !208, !126, !127}
!208 = !DILocation(line: 74, column: 3, scope: !164)
!209 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !210)
!210 = distinct !DILocation(line: 76, column: 11, scope: !164)
!211 = !DILocation(line: 76, column: 5, scope: !164)
!212 = !DILocation(line: 76, column: 23, scope: !164)
!213 = !DILocation(line: 77, column: 45, scope: !164)
!214 = !DILocation(line: 77, column: 43, scope: !164)
!215 = !DILocation(line: 77, column: 50, scope: !164)
!216 = !DILocation(line: 280, column: 45, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "rsqrtf", scope: !99, file: !99, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = distinct !DILocation(line: 77, column: 26, scope: !164)
!219 = !DILocation(line: 77, column: 5, scope: !164)
!220 = !DILocation(line: 77, column: 24, scope: !164)
!221 = !DILocation(line: 78, column: 3, scope: !164)
!222 = !DILocation(line: 79, column: 1, scope: !164)
!223 = distinct !DISubprogram(name: "layer_norm_ring", scope: !1, file: !1, line: 82, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !225)
!225 = distinct !DILocation(line: 84, column: 26, scope: !223)
!226 = !DILocation(line: 84, column: 37, scope: !223)
!227 = !DILocation(line: 84, column: 24, scope: !223)
!228 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !229)
!229 = distinct !DILocation(line: 86, column: 16, scope: !223)
!230 = !DILocation(line: 86, column: 31, scope: !223)
!231 = !DILocation(line: 86, column: 3, scope: !223)
!232 = !DILocation(line: 87, column: 3, scope: !223)
!233 = !DILocation(line: 86, column: 58, scope: !223)
!234 = !DILocation(line: 11, column: 11, scope: !11, inlinedAt: !235)
!235 = distinct !DILocation(line: 86, column: 48, scope: !223)
!236 = !DILocation(line: 12, column: 20, scope: !11, inlinedAt: !235)
!237 = !DILocation(line: 13, column: 20, scope: !11, inlinedAt: !235)
!238 = !DILocation(line: 13, column: 10, scope: !11, inlinedAt: !235)
!239 = !DILocation(line: 14, column: 28, scope: !11, inlinedAt: !235)
!240 = !DILocation(line: 14, column: 23, scope: !11, inlinedAt: !235)
!241 = !DILocation(line: 14, column: 13, scope: !11, inlinedAt: !235)
!242 = !DILocation(line: 86, column: 41, scope: !223)
!243 = distinct !{!243, !231, !244, !126, !127}
!244 = !DILocation(line: 86, column: 64, scope: !223)
!245 = !DILocation(line: 94, column: 36, scope: !223)
!246 = !DILocation(line: 94, column: 34, scope: !223)
!247 = !DILocation(line: 94, column: 41, scope: !223)
!248 = !DILocation(line: 280, column: 45, scope: !217, inlinedAt: !249)
!249 = distinct !DILocation(line: 94, column: 17, scope: !223)
!250 = !DILocation(line: 95, column: 31, scope: !223)
!251 = !DILocation(line: 95, column: 3, scope: !223)
!252 = !DILocation(line: 88, column: 34, scope: !223)
!253 = !DILocation(line: 88, column: 29, scope: !223)
!254 = !DILocation(line: 88, column: 41, scope: !223)
!255 = !DILocation(line: 174, column: 22, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "__shfl_sync", scope: !89, file: !89, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = distinct !DILocation(line: 89, column: 18, scope: !223)
!258 = !DILocation(line: 174, column: 22, scope: !256, inlinedAt: !259)
!259 = distinct !DILocation(line: 90, column: 19, scope: !223)
!260 = !DILocation(line: 174, column: 22, scope: !256, inlinedAt: !261)
!261 = distinct !DILocation(line: 91, column: 21, scope: !223)
!262 = !DILocation(line: 27, column: 46, scope: !56, inlinedAt: !263)
!263 = distinct !DILocation(line: 92, column: 5, scope: !223)
!264 = !DILocation(line: 28, column: 11, scope: !56, inlinedAt: !263)
!265 = !DILocation(line: 27, column: 22, scope: !56, inlinedAt: !263)
!266 = !DILocation(line: 29, column: 25, scope: !56, inlinedAt: !263)
!267 = !DILocation(line: 29, column: 46, scope: !56, inlinedAt: !263)
!268 = !DILocation(line: 30, column: 18, scope: !56, inlinedAt: !263)
!269 = !DILocation(line: 30, column: 35, scope: !56, inlinedAt: !263)
!270 = !DILocation(line: 30, column: 27, scope: !56, inlinedAt: !263)
!271 = !DILocation(line: 31, column: 27, scope: !56, inlinedAt: !263)
!272 = !DILocation(line: 31, column: 45, scope: !56, inlinedAt: !263)
!273 = !DILocation(line: 31, column: 53, scope: !56, inlinedAt: !263)
!274 = !DILocation(line: 31, column: 59, scope: !56, inlinedAt: !263)
!275 = !DILocation(line: 31, column: 67, scope: !56, inlinedAt: !263)
!276 = !DILocation(line: 31, column: 37, scope: !56, inlinedAt: !263)
!277 = !DILocation(line: 32, column: 3, scope: !56, inlinedAt: !263)
!278 = !DILocation(line: 0, scope: !56, inlinedAt: !263)
!279 = !DILocation(line: 87, column: 26, scope: !223)
!280 = !DILocation(line: 87, column: 21, scope: !223)
!281 = distinct !{!281, !232, !282, !126, !127}
!282 = !DILocation(line: 93, column: 3, scope: !223)
!283 = !DILocation(line: 97, column: 19, scope: !223)
!284 = !DILocation(line: 96, column: 32, scope: !223)
!285 = !DILocation(line: 96, column: 52, scope: !223)
!286 = !DILocation(line: 96, column: 59, scope: !223)
!287 = !DILocation(line: 96, column: 49, scope: !223)
!288 = !DILocation(line: 96, column: 40, scope: !223)
!289 = !DILocation(line: 96, column: 72, scope: !223)
!290 = !DILocation(line: 96, column: 70, scope: !223)
!291 = !DILocation(line: 96, column: 25, scope: !223)
!292 = !DILocation(line: 96, column: 5, scope: !223)
!293 = !DILocation(line: 96, column: 30, scope: !223)
!294 = !DILocation(line: 95, column: 41, scope: !223)
!295 = distinct !{!295, !251, !296, !126, !127}
!296 = !DILocation(line: 96, column: 78, scope: !223)
!297 = !DILocation(line: 98, column: 5, scope: !223)
!298 = !DILocation(line: 98, column: 23, scope: !223)
!299 = !DILocation(line: 99, column: 5, scope: !223)
!300 = !DILocation(line: 99, column: 24, scope: !223)
!301 = !DILocation(line: 100, column: 3, scope: !223)
!302 = !DILocation(line: 101, column: 1, scope: !223)
!303 = distinct !DISubprogram(name: "moments_tree", scope: !1, file: !1, line: 103, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!304 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !305)
!305 = distinct !DILocation(line: 106, column: 11, scope: !303)
!306 = !DILocation(line: 108, column: 21, scope: !303)
!307 = !DILocation(line: 108, column: 3, scope: !303)
!308 = !DILocation(line: 0, scope: !303)
!309 = !DILocation(line: 113, column: 3, scope: !303)
!310 = !DILocation(line: 113, column: 11, scope: !303)
!311 = !DILocation(line: 114, column: 3, scope: !303)
!312 = !DILocation(line: 114, column: 14, scope: !303)
!313 = !DILocation(line: 115, column: 3, scope: !303)
!314 = !DILocation(line: 115, column: 12, scope: !303)
!315 = !DILocation(line: 116, column: 3, scope: !303)
!316 = !DILocation(line: 117, column: 3, scope: !303)
!317 = !DILocation(line: 109, column: 35, scope: !303)
!318 = !DILocation(line: 109, column: 15, scope: !303)
!319 = !DILocation(line: 109, column: 52, scope: !303)
!320 = !DILocation(line: 110, column: 19, scope: !303)
!321 = !DILocation(line: 110, column: 17, scope: !303)
!322 = !DILocation(line: 110, column: 7, scope: !303)
!323 = !DILocation(line: 111, column: 22, scope: !303)
!324 = !DILocation(line: 111, column: 17, scope: !303)
!325 = !DILocation(line: 111, column: 7, scope: !303)
!326 = !DILocation(line: 108, column: 31, scope: !303)
!327 = distinct !{!327, !307, !328, !126, !127}
!328 = !DILocation(line: 112, column: 3, scope: !303)
!329 = !DILocation(line: 129, column: 9, scope: !303)
!330 = !DILocation(line: 118, column: 11, scope: !303)
!331 = !DILocation(line: 119, column: 37, scope: !303)
!332 = !DILocation(line: 119, column: 29, scope: !303)
!333 = !DILocation(line: 120, column: 13, scope: !303)
!334 = !DILocation(line: 119, column: 15, scope: !303)
!335 = !DILocation(line: 121, column: 23, scope: !303)
!336 = !DILocation(line: 121, column: 40, scope: !303)
!337 = !DILocation(line: 121, column: 38, scope: !303)
!338 = !DILocation(line: 122, column: 28, scope: !303)
!339 = !DILocation(line: 122, column: 26, scope: !303)
!340 = !DILocation(line: 122, column: 35, scope: !303)
!341 = !DILocation(line: 122, column: 32, scope: !303)
!342 = !DILocation(line: 122, column: 30, scope: !303)
!343 = !DILocation(line: 122, column: 17, scope: !303)
!344 = !DILocation(line: 123, column: 23, scope: !303)
!345 = !DILocation(line: 123, column: 49, scope: !303)
!346 = !DILocation(line: 123, column: 59, scope: !303)
!347 = !DILocation(line: 123, column: 57, scope: !303)
!348 = !DILocation(line: 123, column: 61, scope: !303)
!349 = !DILocation(line: 123, column: 65, scope: !303)
!350 = !DILocation(line: 123, column: 41, scope: !303)
!351 = !DILocation(line: 123, column: 20, scope: !303)
!352 = !DILocation(line: 124, column: 18, scope: !303)
!353 = !DILocation(line: 125, column: 7, scope: !303)
!354 = !DILocation(line: 127, column: 5, scope: !303)
!355 = !DILocation(line: 117, column: 38, scope: !303)
!356 = !DILocation(line: 117, column: 28, scope: !303)
!357 = distinct !{!357, !316, !358, !126, !127}
!358 = !DILocation(line: 128, column: 3, scope: !303)
!359 = !DILocation(line: 130, column: 25, scope: !303)
!360 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !361)
!361 = distinct !DILocation(line: 130, column: 11, scope: !303)
!362 = !DILocation(line: 130, column: 5, scope: !303)
!363 = !DILocation(line: 130, column: 23, scope: !303)
!364 = !DILocation(line: 131, column: 24, scope: !303)
!365 = !DILocation(line: 131, column: 37, scope: !303)
!366 = !DILocation(line: 131, column: 35, scope: !303)
!367 = !DILocation(line: 131, column: 5, scope: !303)
!368 = !DILocation(line: 131, column: 22, scope: !303)
!369 = !DILocation(line: 132, column: 3, scope: !303)
!370 = !DILocation(line: 133, column: 1, scope: !303)
!371 = distinct !DISubprogram(name: "batch_moments", scope: !1, file: !1, line: 136, type: !12, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!372 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !373)
!373 = distinct !DILocation(line: 140, column: 17, scope: !371)
!374 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !375)
!375 = distinct !DILocation(line: 140, column: 33, scope: !371)
!376 = !DILocation(line: 54, column: 27, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !131, file: !131, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!378 = distinct !DILocation(line: 140, column: 47, scope: !371)
!379 = !DILocation(line: 79, column: 27, scope: !134, inlinedAt: !380)
!380 = distinct !DILocation(line: 140, column: 61, scope: !371)
!381 = !DILocation(line: 140, column: 59, scope: !371)
!382 = !DILocation(line: 140, column: 45, scope: !371)
!383 = !DILocation(line: 142, column: 31, scope: !371)
!384 = !DILocation(line: 142, column: 3, scope: !371)
!385 = !DILocation(line: 40, column: 3, scope: !82, inlinedAt: !386)
!386 = distinct !DILocation(line: 148, column: 3, scope: !371)
!387 = !DILocation(line: 143, column: 5, scope: !371)
!388 = !DILocation(line: 0, scope: !371)
!389 = !DILocation(line: 41, column: 55, scope: !82, inlinedAt: !386)
!390 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !391)
!391 = distinct !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !386)
!392 = !DILocation(line: 181, column: 39, scope: !93, inlinedAt: !393)
!393 = distinct !DILocation(line: 42, column: 18, scope: !82, inlinedAt: !386)
!394 = !DILocation(line: 43, column: 41, scope: !82, inlinedAt: !386)
!395 = !DILocation(line: 43, column: 35, scope: !82, inlinedAt: !386)
!396 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !397)
!397 = distinct !DILocation(line: 43, column: 24, scope: !82, inlinedAt: !386)
!398 = !DILocation(line: 43, column: 18, scope: !82, inlinedAt: !386)
!399 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !400)
!400 = distinct !DILocation(line: 44, column: 16, scope: !82, inlinedAt: !386)
!401 = !DILocation(line: 45, column: 22, scope: !82, inlinedAt: !386)
!402 = !DILocation(line: 45, column: 31, scope: !82, inlinedAt: !386)
!403 = !DILocation(line: 45, column: 50, scope: !82, inlinedAt: !386)
!404 = !DILocation(line: 45, column: 48, scope: !82, inlinedAt: !386)
!405 = !DILocation(line: 45, column: 58, scope: !82, inlinedAt: !386)
!406 = !DILocation(line: 45, column: 56, scope: !82, inlinedAt: !386)
!407 = !DILocation(line: 45, column: 65, scope: !82, inlinedAt: !386)
!408 = !DILocation(line: 44, column: 61, scope: !82, inlinedAt: !386)
!409 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !386)
!410 = !DILocation(line: 46, column: 19, scope: !82, inlinedAt: !386)
!411 = !DILocation(line: 46, column: 35, scope: !82, inlinedAt: !386)
!412 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !386)
!413 = !DILocation(line: 46, column: 44, scope: !82, inlinedAt: !386)
!414 = !DILocation(line: 40, column: 26, scope: !82, inlinedAt: !386)
!415 = !DILocation(line: 40, column: 21, scope: !82, inlinedAt: !386)
!416 = distinct !{!416, !385, !417, !126, !127}
!417 = !DILocation(line: 48, column: 3, scope: !82, inlinedAt: !386)
!418 = !DILocation(line: 149, column: 14, scope: !371)
!419 = !DILocation(line: 142, column: 43, scope: !371)
!420 = distinct !{!420, !384, !421, !126, !127}
!421 = !DILocation(line: 147, column: 5, scope: !371)
!422 = !DILocation(line: 144, column: 53, scope: !371)
!423 = !DILocation(line: 144, column: 17, scope: !371)
!424 = !DILocation(line: 144, column: 70, scope: !371)
!425 = !DILocation(line: 145, column: 24, scope: !371)
!426 = !DILocation(line: 145, column: 22, scope: !371)
!427 = !DILocation(line: 145, column: 12, scope: !371)
!428 = !DILocation(line: 146, column: 30, scope: !371)
!429 = !DILocation(line: 146, column: 25, scope: !371)
!430 = !DILocation(line: 146, column: 15, scope: !371)
!431 = !DILocation(line: 143, column: 45, scope: !371)
!432 = !DILocation(line: 143, column: 33, scope: !371)
!433 = distinct !{!433, !387, !421, !126, !127}
!434 = !DILocation(line: 150, column: 14, scope: !371)
!435 = !DILocation(line: 150, column: 5, scope: !371)
!436 = !DILocation(line: 150, column: 20, scope: !371)
!437 = !DILocation(line: 151, column: 18, scope: !371)
!438 = !DILocation(line: 151, column: 5, scope: !371)
!439 = !DILocation(line: 151, column: 23, scope: !371)
!440 = !DILocation(line: 152, column: 5, scope: !371)
!441 = !DILocation(line: 152, column: 27, scope: !371)
!442 = !DILocation(line: 153, column: 3, scope: !371)
!443 = !DILocation(line: 154, column: 3, scope: !371)
!444 = !DILocation(line: 155, column: 9, scope: !371)
!445 = !DILocation(line: 80, column: 27, scope: !446, inlinedAt: !447)
!446 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !131, file: !131, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!447 = distinct !DILocation(line: 156, column: 33, scope: !371)
!448 = !DILocation(line: 156, column: 31, scope: !371)
!449 = !DILocation(line: 156, column: 44, scope: !371)
!450 = !DILocation(line: 156, column: 18, scope: !371)
!451 = !DILocation(line: 157, column: 13, scope: !371)
!452 = !DILocation(line: 157, column: 19, scope: !371)
!453 = !DILocation(line: 158, column: 26, scope: !371)
!454 = !DILocation(line: 158, column: 18, scope: !371)
!455 = !DILocation(line: 158, column: 12, scope: !371)
!456 = !DILocation(line: 157, column: 11, scope: !371)
!457 = !DILocation(line: 159, column: 15, scope: !371)
!458 = !DILocation(line: 159, column: 29, scope: !371)
!459 = !DILocation(line: 159, column: 21, scope: !371)
!460 = !DILocation(line: 40, column: 3, scope: !82, inlinedAt: !461)
!461 = distinct !DILocation(line: 161, column: 3, scope: !371)
!462 = !DILocation(line: 41, column: 55, scope: !82, inlinedAt: !461)
!463 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !464)
!464 = distinct !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !461)
!465 = !DILocation(line: 181, column: 39, scope: !93, inlinedAt: !466)
!466 = distinct !DILocation(line: 42, column: 18, scope: !82, inlinedAt: !461)
!467 = !DILocation(line: 43, column: 41, scope: !82, inlinedAt: !461)
!468 = !DILocation(line: 43, column: 35, scope: !82, inlinedAt: !461)
!469 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !470)
!470 = distinct !DILocation(line: 43, column: 24, scope: !82, inlinedAt: !461)
!471 = !DILocation(line: 43, column: 18, scope: !82, inlinedAt: !461)
!472 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !473)
!473 = distinct !DILocation(line: 44, column: 16, scope: !82, inlinedAt: !461)
!474 = !DILocation(line: 45, column: 22, scope: !82, inlinedAt: !461)
!475 = !DILocation(line: 45, column: 31, scope: !82, inlinedAt: !461)
!476 = !DILocation(line: 45, column: 50, scope: !82, inlinedAt: !461)
!477 = !DILocation(line: 45, column: 48, scope: !82, inlinedAt: !461)
!478 = !DILocation(line: 45, column: 58, scope: !82, inlinedAt: !461)
!479 = !DILocation(line: 45, column: 56, scope: !82, inlinedAt: !461)
!480 = !DILocation(line: 45, column: 65, scope: !82, inlinedAt: !461)
!481 = !DILocation(line: 44, column: 61, scope: !82, inlinedAt: !461)
!482 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !461)
!483 = !DILocation(line: 46, column: 19, scope: !82, inlinedAt: !461)
!484 = !DILocation(line: 46, column: 35, scope: !82, inlinedAt: !461)
!485 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !461)
!486 = !DILocation(line: 46, column: 44, scope: !82, inlinedAt: !461)
!487 = !DILocation(line: 40, column: 26, scope: !82, inlinedAt: !461)
!488 = !DILocation(line: 40, column: 21, scope: !82, inlinedAt: !461)
!489 = distinct !{!489, !460, !490, !126, !127}
!490 = !DILocation(line: 48, column: 3, scope: !82, inlinedAt: !461)
!491 = !DILocation(line: 162, column: 9, scope: !371)
!492 = !DILocation(line: 163, column: 5, scope: !371)
!493 = !DILocation(line: 163, column: 20, scope: !371)
!494 = !DILocation(line: 164, column: 48, scope: !371)
!495 = !DILocation(line: 164, column: 40, scope: !371)
!496 = !DILocation(line: 164, column: 38, scope: !371)
!497 = !DILocation(line: 164, column: 58, scope: !371)
!498 = !DILocation(line: 280, column: 45, scope: !217, inlinedAt: !499)
!499 = distinct !DILocation(line: 164, column: 23, scope: !371)
!500 = !DILocation(line: 164, column: 5, scope: !371)
!501 = !DILocation(line: 164, column: 21, scope: !371)
!502 = !DILocation(line: 165, column: 3, scope: !371)
!503 = !DILocation(line: 166, column: 1, scope: !371)
!504 = distinct !DISubprogram(name: "mean_compensated", scope: !1, file: !1, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!505 = !DILocation(line: 66, column: 27, scope: !130, inlinedAt: !506)
!506 = distinct !DILocation(line: 170, column: 11, scope: !504)
!507 = !DILocation(line: 79, column: 27, scope: !134, inlinedAt: !508)
!508 = distinct !DILocation(line: 170, column: 24, scope: !504)
!509 = !DILocation(line: 170, column: 22, scope: !504)
!510 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !511)
!511 = distinct !DILocation(line: 170, column: 37, scope: !504)
!512 = !DILocation(line: 170, column: 35, scope: !504)
!513 = !DILocation(line: 171, column: 9, scope: !504)
!514 = !DILocation(line: 173, column: 21, scope: !504)
!515 = !DILocation(line: 173, column: 3, scope: !504)
!516 = !DILocation(line: 0, scope: !504)
!517 = !DILocation(line: 178, column: 20, scope: !504)
!518 = !DILocation(line: 178, column: 18, scope: !504)
!519 = !DILocation(line: 178, column: 3, scope: !504)
!520 = !DILocation(line: 178, column: 12, scope: !504)
!521 = !DILocation(line: 179, column: 1, scope: !504)
!522 = !DILocation(line: 174, column: 26, scope: !504)
!523 = !DILocation(line: 174, column: 15, scope: !504)
!524 = !DILocation(line: 174, column: 31, scope: !504)
!525 = !DILocation(line: 174, column: 50, scope: !504)
!526 = !DILocation(line: 175, column: 18, scope: !504)
!527 = !DILocation(line: 175, column: 25, scope: !504)
!528 = !DILocation(line: 173, column: 29, scope: !504)
!529 = distinct !{!529, !515, !530, !126, !127}
!530 = !DILocation(line: 177, column: 3, scope: !504)
