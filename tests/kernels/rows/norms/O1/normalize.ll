; ModuleID = 'normalize.cu'
source_filename = "normalize.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16softmax_one_passPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %61, !dbg !26

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !27
  %13 = sext i32 %12 to i64, !dbg !28
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !28
  %15 = icmp sgt i32 %3, 0, !dbg !29
  br i1 %15, label %20, label %16, !dbg !30

16:                                               ; preds = %38, %11
  %17 = phi float [ 0xFFF0000000000000, %11 ], [ %41, %38 ], !dbg !31
  %18 = phi double [ 0.000000e+00, %11 ], [ %43, %38 ], !dbg !31
  %19 = icmp sgt i32 %3, 0, !dbg !32
  br i1 %19, label %46, label %61, !dbg !33

20:                                               ; preds = %11, %38
  %21 = phi i32 [ %44, %38 ], [ 0, %11 ]
  %22 = phi double [ %43, %38 ], [ 0.000000e+00, %11 ]
  %23 = phi float [ %41, %38 ], [ 0xFFF0000000000000, %11 ]
  %24 = zext nneg i32 %21 to i64, !dbg !34
  %25 = getelementptr inbounds nuw float, ptr %14, i64 %24, !dbg !34
  %26 = load float, ptr %25, align 4, !dbg !34, !tbaa !35
  %27 = fcmp contract ogt float %26, %23, !dbg !37
  br i1 %27, label %28, label %35, !dbg !37

28:                                               ; preds = %20
  %29 = fsub contract float %23, %26, !dbg !38
  %30 = tail call contract noundef float @__nv_expf(float noundef %29) #7, !dbg !39
  %31 = fpext contract float %30 to double, !dbg !43
  %32 = fmul contract double %22, %31, !dbg !44
  %33 = fsub contract float %26, %26, !dbg !45
  %34 = tail call contract noundef float @__nv_expf(float noundef %33) #7, !dbg !46
  br label %38, !dbg !48

35:                                               ; preds = %20
  %36 = fsub contract float %26, %23, !dbg !49
  %37 = tail call contract noundef float @__nv_expf(float noundef %36) #7, !dbg !50
  br label %38

38:                                               ; preds = %35, %28
  %39 = phi float [ %37, %35 ], [ %34, %28 ]
  %40 = phi double [ %22, %35 ], [ %32, %28 ]
  %41 = phi float [ %23, %35 ], [ %26, %28 ], !dbg !31
  %42 = fpext contract float %39 to double, !dbg !31
  %43 = fadd contract double %40, %42, !dbg !31
  %44 = add nuw nsw i32 %21, 1, !dbg !52
  %45 = icmp eq i32 %44, %3, !dbg !29
  br i1 %45, label %16, label %20, !dbg !30, !llvm.loop !53

46:                                               ; preds = %16, %46
  %47 = phi i32 [ %59, %46 ], [ 0, %16 ]
  %48 = zext nneg i32 %47 to i64, !dbg !57
  %49 = getelementptr inbounds nuw float, ptr %14, i64 %48, !dbg !57
  %50 = load float, ptr %49, align 4, !dbg !57, !tbaa !35
  %51 = fsub contract float %50, %17, !dbg !58
  %52 = tail call contract noundef float @__nv_expf(float noundef %51) #7, !dbg !59
  %53 = fpext contract float %52 to double, !dbg !61
  %54 = fdiv contract double %53, %18, !dbg !62
  %55 = fptrunc contract double %54 to float, !dbg !61
  %56 = add nsw i32 %47, %12, !dbg !63
  %57 = sext i32 %56 to i64, !dbg !64
  %58 = getelementptr inbounds float, ptr %1, i64 %57, !dbg !64
  store float %55, ptr %58, align 4, !dbg !65, !tbaa !35
  %59 = add nuw nsw i32 %47, 1, !dbg !66
  %60 = icmp eq i32 %59, %3, !dbg !32
  br i1 %60, label %61, label %46, !dbg !33, !llvm.loop !67

61:                                               ; preds = %46, %16, %4
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18attention_one_passPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !70 {
  %7 = alloca [12 x float], align 4
  %8 = alloca [12 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %11 = mul i32 %9, %10, !dbg !75
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %13 = add i32 %11, %12, !dbg !78
  %14 = icmp slt i32 %13, %4, !dbg !79
  br i1 %14, label %15, label %91, !dbg !79

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8, !dbg !80
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8, !dbg !80
  %16 = mul nsw i32 %13, 12
  br label %19, !dbg !81

17:                                               ; preds = %19
  %18 = icmp sgt i32 %4, 0, !dbg !82
  br i1 %18, label %30, label %35, !dbg !83

19:                                               ; preds = %15, %19
  %20 = phi i32 [ 0, %15 ], [ %28, %19 ]
  %21 = add nsw i32 %20, %16, !dbg !84
  %22 = sext i32 %21 to i64, !dbg !85
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !85
  %24 = load float, ptr %23, align 4, !dbg !85, !tbaa !35
  %25 = zext nneg i32 %20 to i64, !dbg !86
  %26 = getelementptr inbounds nuw float, ptr %7, i64 %25, !dbg !86
  store float %24, ptr %26, align 4, !dbg !87, !tbaa !35
  %27 = getelementptr inbounds nuw float, ptr %8, i64 %25, !dbg !88
  store float 0.000000e+00, ptr %27, align 4, !dbg !89, !tbaa !35
  %28 = add nuw nsw i32 %20, 1, !dbg !90
  %29 = icmp eq i32 %28, 12, !dbg !91
  br i1 %29, label %17, label %19, !dbg !81, !llvm.loop !92

30:                                               ; preds = %17, %60
  %31 = phi float [ %40, %60 ], [ 0xFFF0000000000000, %17 ]
  %32 = phi i32 [ %63, %60 ], [ 0, %17 ]
  %33 = phi float [ %62, %60 ], [ 0.000000e+00, %17 ]
  %34 = mul nuw nsw i32 %32, 12
  br label %46, !dbg !94

35:                                               ; preds = %60, %17
  %36 = phi float [ 0.000000e+00, %17 ], [ %62, %60 ], !dbg !95
  %37 = mul nsw i32 %13, 12
  br label %80, !dbg !96

38:                                               ; preds = %46
  %39 = fmul contract float %5, %57, !dbg !97
  %40 = tail call contract noundef float @__nv_fmaxf(float noundef %31, float noundef %39) #7, !dbg !98
  %41 = fsub contract float %31, %40, !dbg !101
  %42 = tail call contract noundef float @__nv_expf(float noundef %41) #7, !dbg !102
  %43 = fsub contract float %39, %40, !dbg !104
  %44 = tail call contract noundef float @__nv_expf(float noundef %43) #7, !dbg !105
  %45 = mul nuw nsw i32 %32, 12
  br label %65, !dbg !107

46:                                               ; preds = %30, %46
  %47 = phi i32 [ 0, %30 ], [ %58, %46 ]
  %48 = phi float [ 0.000000e+00, %30 ], [ %57, %46 ]
  %49 = zext nneg i32 %47 to i64, !dbg !108
  %50 = getelementptr inbounds nuw float, ptr %7, i64 %49, !dbg !108
  %51 = load float, ptr %50, align 4, !dbg !108, !tbaa !35
  %52 = add nuw nsw i32 %47, %34, !dbg !109
  %53 = zext nneg i32 %52 to i64, !dbg !110
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53, !dbg !110
  %55 = load float, ptr %54, align 4, !dbg !110, !tbaa !35
  %56 = fmul contract float %51, %55, !dbg !111
  %57 = fadd contract float %48, %56, !dbg !112
  %58 = add nuw nsw i32 %47, 1, !dbg !113
  %59 = icmp eq i32 %58, 12, !dbg !114
  br i1 %59, label %38, label %46, !dbg !94, !llvm.loop !115

60:                                               ; preds = %65
  %61 = fmul contract float %33, %42, !dbg !117
  %62 = fadd contract float %61, %44, !dbg !118
  %63 = add nuw nsw i32 %32, 1, !dbg !119
  %64 = icmp eq i32 %63, %4, !dbg !82
  br i1 %64, label %35, label %30, !dbg !83, !llvm.loop !120

65:                                               ; preds = %38, %65
  %66 = phi i32 [ 0, %38 ], [ %77, %65 ]
  %67 = zext nneg i32 %66 to i64, !dbg !122
  %68 = getelementptr inbounds nuw float, ptr %8, i64 %67, !dbg !122
  %69 = load float, ptr %68, align 4, !dbg !122, !tbaa !35
  %70 = fmul contract float %42, %69, !dbg !123
  %71 = add nuw nsw i32 %66, %45, !dbg !124
  %72 = zext nneg i32 %71 to i64, !dbg !125
  %73 = getelementptr inbounds nuw float, ptr %2, i64 %72, !dbg !125
  %74 = load float, ptr %73, align 4, !dbg !125, !tbaa !35
  %75 = fmul contract float %44, %74, !dbg !126
  %76 = fadd contract float %70, %75, !dbg !127
  store float %76, ptr %68, align 4, !dbg !128, !tbaa !35
  %77 = add nuw nsw i32 %66, 1, !dbg !129
  %78 = icmp eq i32 %77, 12, !dbg !130
  br i1 %78, label %60, label %65, !dbg !107, !llvm.loop !131

79:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8, !dbg !133
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8, !dbg !133
  br label %91, !dbg !133

80:                                               ; preds = %35, %80
  %81 = phi i32 [ 0, %35 ], [ %89, %80 ]
  %82 = zext nneg i32 %81 to i64, !dbg !134
  %83 = getelementptr inbounds nuw float, ptr %8, i64 %82, !dbg !134
  %84 = load float, ptr %83, align 4, !dbg !134, !tbaa !35
  %85 = fdiv contract float %84, %36, !dbg !135
  %86 = add nsw i32 %81, %37, !dbg !136
  %87 = sext i32 %86 to i64, !dbg !137
  %88 = getelementptr inbounds float, ptr %3, i64 %87, !dbg !137
  store float %85, ptr %88, align 4, !dbg !138, !tbaa !35
  %89 = add nuw nsw i32 %81, 1, !dbg !139
  %90 = icmp eq i32 %89, 12, !dbg !140
  br i1 %90, label %79, label %80, !dbg !96, !llvm.loop !141

91:                                               ; preds = %6, %79
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z10warp_totalf(float noundef %0) local_unnamed_addr #2 !dbg !143 {
  br label %3, !dbg !144

2:                                                ; preds = %3
  ret float %7, !dbg !145

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %8, %3 ]
  %5 = phi float [ %0, %1 ], [ %7, %3 ]
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %4, i32 31), !dbg !146
  %7 = fadd contract float %5, %6, !dbg !150
  %8 = lshr i32 %4, 1, !dbg !151
  %9 = icmp eq i32 %8, 0, !dbg !152
  br i1 %9, label %2, label %3, !dbg !144, !llvm.loop !153
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16softmax_in_placePfPKfi(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !155 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156
  %5 = mul i32 %2, %4, !dbg !158
  %6 = zext i32 %5 to i64, !dbg !159
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6, !dbg !159
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %6, !dbg !160
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %10 = icmp slt i32 %9, %2, !dbg !163
  br i1 %10, label %13, label %11, !dbg !164

11:                                               ; preds = %13, %3
  %12 = phi float [ 0xFFF0000000000000, %3 ], [ %19, %13 ]
  br label %24, !dbg !165

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %20, %13 ], [ %9, %3 ]
  %15 = phi float [ %19, %13 ], [ 0xFFF0000000000000, %3 ]
  %16 = zext nneg i32 %14 to i64, !dbg !166
  %17 = getelementptr inbounds nuw float, ptr %7, i64 %16, !dbg !166
  %18 = load float, ptr %17, align 4, !dbg !166, !tbaa !35
  %19 = tail call contract noundef float @__nv_fmaxf(float noundef %15, float noundef %18) #7, !dbg !167
  %20 = add nuw nsw i32 %14, 32, !dbg !169
  %21 = icmp slt i32 %20, %2, !dbg !163
  br i1 %21, label %13, label %11, !dbg !164, !llvm.loop !170

22:                                               ; preds = %24
  %23 = icmp slt i32 %9, %2, !dbg !172
  br i1 %23, label %35, label %31, !dbg !173

24:                                               ; preds = %11, %24
  %25 = phi i32 [ %29, %24 ], [ 16, %11 ]
  %26 = phi float [ %28, %24 ], [ %12, %11 ]
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 %25, i32 31), !dbg !174
  %28 = tail call contract noundef float @__nv_fmaxf(float noundef %26, float noundef %27) #7, !dbg !176
  %29 = lshr i32 %25, 1, !dbg !178
  %30 = icmp eq i32 %29, 0, !dbg !179
  br i1 %30, label %22, label %24, !dbg !165, !llvm.loop !180

31:                                               ; preds = %35, %22
  %32 = icmp slt i32 %9, %2, !dbg !182
  br i1 %32, label %54, label %33, !dbg !183

33:                                               ; preds = %54, %31
  %34 = phi float [ 0.000000e+00, %31 ], [ %60, %54 ]
  br label %45, !dbg !184

35:                                               ; preds = %22, %35
  %36 = phi i32 [ %43, %35 ], [ %9, %22 ]
  %37 = zext nneg i32 %36 to i64, !dbg !186
  %38 = getelementptr inbounds nuw float, ptr %7, i64 %37, !dbg !186
  %39 = load float, ptr %38, align 4, !dbg !186, !tbaa !35
  %40 = fsub contract float %39, %28, !dbg !187
  %41 = tail call contract noundef float @__nv_expf(float noundef %40) #7, !dbg !188
  %42 = getelementptr inbounds nuw float, ptr %8, i64 %37, !dbg !190
  store float %41, ptr %42, align 4, !dbg !191, !tbaa !35
  %43 = add nuw nsw i32 %36, 32, !dbg !192
  %44 = icmp slt i32 %43, %2, !dbg !172
  br i1 %44, label %35, label %31, !dbg !173, !llvm.loop !193

45:                                               ; preds = %33, %45
  %46 = phi i32 [ %50, %45 ], [ 16, %33 ]
  %47 = phi float [ %49, %45 ], [ %34, %33 ]
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %47, i32 %46, i32 31), !dbg !195
  %49 = fadd contract float %47, %48, !dbg !197
  %50 = lshr i32 %46, 1, !dbg !198
  %51 = icmp eq i32 %50, 0, !dbg !199
  br i1 %51, label %52, label %45, !dbg !184, !llvm.loop !200

52:                                               ; preds = %45
  %53 = icmp slt i32 %9, %2, !dbg !202
  br i1 %53, label %64, label %63, !dbg !203

54:                                               ; preds = %31, %54
  %55 = phi i32 [ %61, %54 ], [ %9, %31 ]
  %56 = phi float [ %60, %54 ], [ 0.000000e+00, %31 ]
  %57 = zext nneg i32 %55 to i64, !dbg !204
  %58 = getelementptr inbounds nuw float, ptr %8, i64 %57, !dbg !204
  %59 = load float, ptr %58, align 4, !dbg !204, !tbaa !35
  %60 = fadd contract float %56, %59, !dbg !205
  %61 = add nuw nsw i32 %55, 32, !dbg !206
  %62 = icmp slt i32 %61, %2, !dbg !182
  br i1 %62, label %54, label %33, !dbg !183, !llvm.loop !207

63:                                               ; preds = %64, %52
  ret void, !dbg !209

64:                                               ; preds = %52, %64
  %65 = phi i32 [ %70, %64 ], [ %9, %52 ]
  %66 = zext nneg i32 %65 to i64, !dbg !210
  %67 = getelementptr inbounds nuw float, ptr %8, i64 %66, !dbg !210
  %68 = load float, ptr %67, align 4, !dbg !211, !tbaa !35
  %69 = fdiv contract float %68, %49, !dbg !211
  store float %69, ptr %67, align 4, !dbg !211, !tbaa !35
  %70 = add nuw nsw i32 %65, 32, !dbg !212
  %71 = icmp slt i32 %70, %2, !dbg !202
  br i1 %71, label %64, label %63, !dbg !203, !llvm.loop !213
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_warpsPKfS0_S0_PfS1_S1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !215 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216
  %10 = and i32 %9, 31, !dbg !218
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %13 = lshr i32 %12, 5, !dbg !223
  %14 = mul i32 %13, %11, !dbg !224
  %15 = lshr i32 %9, 5, !dbg !225
  %16 = add i32 %14, %15, !dbg !226
  %17 = icmp slt i32 %16, %6, !dbg !227
  br i1 %17, label %18, label %97, !dbg !227

18:                                               ; preds = %8
  %19 = mul nsw i32 %7, %16, !dbg !228
  %20 = sext i32 %19 to i64, !dbg !229
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !229
  %22 = icmp slt i32 %10, %7, !dbg !230
  br i1 %22, label %36, label %23, !dbg !231

23:                                               ; preds = %36, %18
  %24 = phi float [ 0.000000e+00, %18 ], [ %42, %36 ]
  br label %25, !dbg !232

25:                                               ; preds = %23, %25
  %26 = phi i32 [ %30, %25 ], [ 16, %23 ]
  %27 = phi float [ %29, %25 ], [ %24, %23 ]
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 %26, i32 31), !dbg !234
  %29 = fadd contract float %27, %28, !dbg !236
  %30 = lshr i32 %26, 1, !dbg !237
  %31 = icmp eq i32 %30, 0, !dbg !238
  br i1 %31, label %32, label %25, !dbg !232, !llvm.loop !239

32:                                               ; preds = %25
  %33 = sitofp i32 %7 to float, !dbg !241
  %34 = fdiv contract float %29, %33, !dbg !242
  %35 = icmp eq i32 %10, 0, !dbg !243
  br i1 %35, label %45, label %48, !dbg !243

36:                                               ; preds = %18, %36
  %37 = phi float [ %42, %36 ], [ 0.000000e+00, %18 ]
  %38 = phi i32 [ %43, %36 ], [ %10, %18 ]
  %39 = zext nneg i32 %38 to i64, !dbg !244
  %40 = getelementptr inbounds nuw float, ptr %21, i64 %39, !dbg !244
  %41 = load float, ptr %40, align 4, !dbg !244, !tbaa !35
  %42 = fadd contract float %37, %41, !dbg !245
  %43 = add nuw nsw i32 %38, 32, !dbg !246
  %44 = icmp slt i32 %43, %7, !dbg !230
  br i1 %44, label %36, label %23, !dbg !231, !llvm.loop !247

45:                                               ; preds = %32
  %46 = sext i32 %16 to i64, !dbg !249
  %47 = getelementptr inbounds float, ptr %4, i64 %46, !dbg !249
  store float %34, ptr %47, align 4, !dbg !250, !tbaa !35
  br label %48, !dbg !249

48:                                               ; preds = %45, %32
  %49 = icmp slt i32 %10, %7, !dbg !251
  br i1 %49, label %63, label %50, !dbg !252

50:                                               ; preds = %63, %48
  %51 = phi float [ 0.000000e+00, %48 ], [ %71, %63 ]
  br label %52, !dbg !253

52:                                               ; preds = %50, %52
  %53 = phi i32 [ %57, %52 ], [ 16, %50 ]
  %54 = phi float [ %56, %52 ], [ %51, %50 ]
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 %53, i32 31), !dbg !255
  %56 = fadd contract float %54, %55, !dbg !257
  %57 = lshr i32 %53, 1, !dbg !258
  %58 = icmp eq i32 %57, 0, !dbg !259
  br i1 %58, label %59, label %52, !dbg !253, !llvm.loop !260

59:                                               ; preds = %52
  %60 = fdiv contract float %56, %33, !dbg !262
  %61 = fadd contract float %60, 0x3EE4F8B580000000, !dbg !263
  %62 = tail call contract noundef float @__nv_rsqrtf(float noundef %61) #7, !dbg !264
  br i1 %35, label %74, label %77, !dbg !267

63:                                               ; preds = %48, %63
  %64 = phi i32 [ %72, %63 ], [ %10, %48 ]
  %65 = phi float [ %71, %63 ], [ 0.000000e+00, %48 ]
  %66 = zext nneg i32 %64 to i64, !dbg !268
  %67 = getelementptr inbounds nuw float, ptr %21, i64 %66, !dbg !268
  %68 = load float, ptr %67, align 4, !dbg !268, !tbaa !35
  %69 = fsub contract float %68, %34, !dbg !269
  %70 = fmul contract float %69, %69, !dbg !270
  %71 = fadd contract float %65, %70, !dbg !271
  %72 = add nuw nsw i32 %64, 32, !dbg !272
  %73 = icmp slt i32 %72, %7, !dbg !251
  br i1 %73, label %63, label %50, !dbg !252, !llvm.loop !273

74:                                               ; preds = %59
  %75 = sext i32 %16 to i64, !dbg !275
  %76 = getelementptr inbounds float, ptr %5, i64 %75, !dbg !275
  store float %62, ptr %76, align 4, !dbg !276, !tbaa !35
  br label %77, !dbg !275

77:                                               ; preds = %74, %59
  %78 = icmp slt i32 %10, %7, !dbg !277
  br i1 %78, label %79, label %97, !dbg !278

79:                                               ; preds = %77, %79
  %80 = phi i32 [ %95, %79 ], [ %10, %77 ]
  %81 = zext nneg i32 %80 to i64, !dbg !279
  %82 = getelementptr inbounds nuw float, ptr %21, i64 %81, !dbg !279
  %83 = load float, ptr %82, align 4, !dbg !279, !tbaa !35
  %84 = fsub contract float %83, %34, !dbg !280
  %85 = fmul contract float %62, %84, !dbg !281
  %86 = getelementptr inbounds nuw float, ptr %1, i64 %81, !dbg !282
  %87 = load float, ptr %86, align 4, !dbg !282, !tbaa !35
  %88 = fmul contract float %87, %85, !dbg !283
  %89 = getelementptr inbounds nuw float, ptr %2, i64 %81, !dbg !284
  %90 = load float, ptr %89, align 4, !dbg !284, !tbaa !35
  %91 = fadd contract float %90, %88, !dbg !285
  %92 = add nsw i32 %80, %19, !dbg !286
  %93 = sext i32 %92 to i64, !dbg !287
  %94 = getelementptr inbounds float, ptr %3, i64 %93, !dbg !287
  store float %91, ptr %94, align 4, !dbg !288, !tbaa !35
  %95 = add nuw nsw i32 %80, 32, !dbg !289
  %96 = icmp slt i32 %95, %7, !dbg !277
  br i1 %96, label %79, label %97, !dbg !278, !llvm.loop !290

97:                                               ; preds = %79, %77, %8
  ret void, !dbg !292
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_partsPKfS0_S0_PfS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !293 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !294
  %8 = lshr i32 %7, 5, !dbg !296
  %9 = and i32 %7, 31, !dbg !297
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298
  %11 = mul i32 %5, %10, !dbg !300
  %12 = zext i32 %11 to i64, !dbg !301
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !301
  %14 = icmp slt i32 %7, %5, !dbg !302
  br i1 %14, label %15, label %17, !dbg !303

15:                                               ; preds = %6
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %42, !dbg !303

17:                                               ; preds = %42, %6
  %18 = phi float [ 0.000000e+00, %6 ], [ %51, %42 ], !dbg !304
  %19 = phi float [ 0.000000e+00, %6 ], [ %49, %42 ], !dbg !304
  br label %20, !dbg !305

20:                                               ; preds = %17, %20
  %21 = phi i32 [ %25, %20 ], [ 16, %17 ]
  %22 = phi float [ %24, %20 ], [ %19, %17 ]
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 %21, i32 31), !dbg !307
  %24 = fadd contract float %22, %23, !dbg !309
  %25 = lshr i32 %21, 1, !dbg !310
  %26 = icmp eq i32 %25, 0, !dbg !311
  br i1 %26, label %27, label %20, !dbg !305, !llvm.loop !312

27:                                               ; preds = %20
  %28 = zext nneg i32 %8 to i64, !dbg !314
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 %28, !dbg !314
  store float %24, ptr %29, align 4, !dbg !315, !tbaa !35
  br label %30, !dbg !316

30:                                               ; preds = %30, %27
  %31 = phi i32 [ 16, %27 ], [ %35, %30 ]
  %32 = phi float [ %18, %27 ], [ %34, %30 ]
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 %31, i32 31), !dbg !318
  %34 = fadd contract float %32, %33, !dbg !320
  %35 = lshr i32 %31, 1, !dbg !321
  %36 = icmp eq i32 %35, 0, !dbg !322
  br i1 %36, label %37, label %30, !dbg !316, !llvm.loop !323

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 %28, !dbg !325
  store float %34, ptr %38, align 4, !dbg !326, !tbaa !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !327
  %39 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328
  %40 = lshr i32 %39, 5, !dbg !330
  %41 = icmp samesign ult i32 %9, %40, !dbg !331
  br i1 %41, label %54, label %58, !dbg !332

42:                                               ; preds = %15, %42
  %43 = phi float [ 0.000000e+00, %15 ], [ %49, %42 ]
  %44 = phi float [ 0.000000e+00, %15 ], [ %51, %42 ]
  %45 = phi i32 [ %7, %15 ], [ %52, %42 ]
  %46 = sext i32 %45 to i64, !dbg !333
  %47 = getelementptr inbounds float, ptr %13, i64 %46, !dbg !333
  %48 = load float, ptr %47, align 4, !dbg !333, !tbaa !35
  %49 = fadd contract float %43, %48, !dbg !334
  %50 = fmul contract float %48, %48, !dbg !335
  %51 = fadd contract float %44, %50, !dbg !336
  %52 = add i32 %45, %16, !dbg !337
  %53 = icmp slt i32 %52, %5, !dbg !302
  br i1 %53, label %42, label %17, !dbg !303, !llvm.loop !338

54:                                               ; preds = %37
  %55 = zext nneg i32 %9 to i64, !dbg !340
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 %55, !dbg !340
  %57 = load float, ptr %56, align 4, !dbg !340, !tbaa !35
  br label %58, !dbg !332

58:                                               ; preds = %37, %54
  %59 = phi float [ %57, %54 ], [ 0.000000e+00, %37 ]
  br label %60, !dbg !341

60:                                               ; preds = %58, %60
  %61 = phi i32 [ %65, %60 ], [ 16, %58 ]
  %62 = phi float [ %64, %60 ], [ %59, %58 ]
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 %61, i32 31), !dbg !343
  %64 = fadd contract float %62, %63, !dbg !345
  %65 = lshr i32 %61, 1, !dbg !346
  %66 = icmp eq i32 %65, 0, !dbg !347
  br i1 %66, label %67, label %60, !dbg !341, !llvm.loop !348

67:                                               ; preds = %60
  br i1 %41, label %68, label %72, !dbg !350

68:                                               ; preds = %67
  %69 = zext nneg i32 %9 to i64, !dbg !351
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 %69, !dbg !351
  %71 = load float, ptr %70, align 4, !dbg !351, !tbaa !35
  br label %72, !dbg !350

72:                                               ; preds = %67, %68
  %73 = phi float [ %71, %68 ], [ 0.000000e+00, %67 ]
  br label %74, !dbg !352

74:                                               ; preds = %72, %74
  %75 = phi i32 [ %79, %74 ], [ 16, %72 ]
  %76 = phi float [ %78, %74 ], [ %73, %72 ]
  %77 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %76, i32 %75, i32 31), !dbg !354
  %78 = fadd contract float %76, %77, !dbg !356
  %79 = lshr i32 %75, 1, !dbg !357
  %80 = icmp eq i32 %79, 0, !dbg !358
  br i1 %80, label %81, label %74, !dbg !352, !llvm.loop !359

81:                                               ; preds = %74
  %82 = sitofp i32 %5 to float, !dbg !361
  %83 = fdiv contract float %64, %82, !dbg !362
  %84 = fdiv contract float %78, %82, !dbg !363
  %85 = fmul contract float %83, %83, !dbg !364
  %86 = fsub contract float %84, %85, !dbg !365
  %87 = fadd contract float %86, 0x3EE4F8B580000000, !dbg !366
  %88 = tail call contract noundef float @__nv_rsqrtf(float noundef %87) #7, !dbg !367
  %89 = icmp eq i32 %7, 0, !dbg !369
  br i1 %89, label %90, label %93, !dbg !369

90:                                               ; preds = %81
  %91 = zext nneg i32 %10 to i64, !dbg !370
  %92 = getelementptr inbounds nuw float, ptr %4, i64 %91, !dbg !370
  store float %83, ptr %92, align 4, !dbg !371, !tbaa !35
  br label %93, !dbg !370

93:                                               ; preds = %90, %81
  %94 = icmp slt i32 %7, %5, !dbg !372
  br i1 %94, label %96, label %95, !dbg !373

95:                                               ; preds = %96, %93
  ret void, !dbg !374

96:                                               ; preds = %93, %96
  %97 = phi i32 [ %112, %96 ], [ %7, %93 ]
  %98 = sext i32 %97 to i64, !dbg !375
  %99 = getelementptr inbounds float, ptr %13, i64 %98, !dbg !375
  %100 = load float, ptr %99, align 4, !dbg !375, !tbaa !35
  %101 = fsub contract float %100, %83, !dbg !376
  %102 = fmul contract float %88, %101, !dbg !377
  %103 = getelementptr inbounds float, ptr %1, i64 %98, !dbg !378
  %104 = load float, ptr %103, align 4, !dbg !378, !tbaa !35
  %105 = fmul contract float %104, %102, !dbg !379
  %106 = getelementptr inbounds float, ptr %2, i64 %98, !dbg !380
  %107 = load float, ptr %106, align 4, !dbg !380, !tbaa !35
  %108 = fadd contract float %107, %105, !dbg !381
  %109 = add i32 %97, %11, !dbg !382
  %110 = zext i32 %109 to i64, !dbg !383
  %111 = getelementptr inbounds nuw float, ptr %3, i64 %110, !dbg !383
  store float %108, ptr %111, align 4, !dbg !384, !tbaa !35
  %112 = add i32 %97, %39, !dbg !385
  %113 = icmp slt i32 %112, %5, !dbg !372
  br i1 %113, label %96, label %95, !dbg !373, !llvm.loop !386
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z23softmax_thread_in_placePfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !388 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !389
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391
  %6 = mul i32 %4, %5, !dbg !393
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  %8 = add i32 %6, %7, !dbg !396
  %9 = icmp slt i32 %8, %1, !dbg !397
  br i1 %9, label %10, label %50, !dbg !397

10:                                               ; preds = %3
  %11 = mul nsw i32 %2, %8, !dbg !398
  %12 = sext i32 %11 to i64, !dbg !399
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !399
  %14 = load float, ptr %13, align 4, !dbg !400, !tbaa !35
  %15 = icmp sgt i32 %2, 1, !dbg !401
  br i1 %15, label %19, label %16, !dbg !402

16:                                               ; preds = %19, %10
  %17 = phi float [ %14, %10 ], [ %25, %19 ], !dbg !403
  %18 = icmp sgt i32 %2, 0, !dbg !404
  br i1 %18, label %31, label %28, !dbg !405

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %26, %19 ], [ 1, %10 ]
  %21 = phi float [ %25, %19 ], [ %14, %10 ]
  %22 = zext nneg i32 %20 to i64, !dbg !406
  %23 = getelementptr inbounds nuw float, ptr %13, i64 %22, !dbg !406
  %24 = load float, ptr %23, align 4, !dbg !406, !tbaa !35
  %25 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %24) #7, !dbg !407
  %26 = add nuw nsw i32 %20, 1, !dbg !409
  %27 = icmp eq i32 %26, %2, !dbg !401
  br i1 %27, label %16, label %19, !dbg !402, !llvm.loop !410

28:                                               ; preds = %31, %16
  %29 = phi float [ 0.000000e+00, %16 ], [ %39, %31 ], !dbg !403
  %30 = icmp sgt i32 %2, 0, !dbg !412
  br i1 %30, label %42, label %50, !dbg !413

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %40, %31 ], [ 0, %16 ]
  %33 = phi float [ %39, %31 ], [ 0.000000e+00, %16 ]
  %34 = zext nneg i32 %32 to i64, !dbg !414
  %35 = getelementptr inbounds nuw float, ptr %13, i64 %34, !dbg !414
  %36 = load float, ptr %35, align 4, !dbg !414, !tbaa !35
  %37 = fsub contract float %36, %17, !dbg !415
  %38 = tail call contract noundef float @__nv_expf(float noundef %37) #7, !dbg !416
  store float %38, ptr %35, align 4, !dbg !418, !tbaa !35
  %39 = fadd contract float %33, %38, !dbg !419
  %40 = add nuw nsw i32 %32, 1, !dbg !420
  %41 = icmp eq i32 %40, %2, !dbg !404
  br i1 %41, label %28, label %31, !dbg !405, !llvm.loop !421

42:                                               ; preds = %28, %42
  %43 = phi i32 [ %48, %42 ], [ 0, %28 ]
  %44 = zext nneg i32 %43 to i64, !dbg !423
  %45 = getelementptr inbounds nuw float, ptr %13, i64 %44, !dbg !423
  %46 = load float, ptr %45, align 4, !dbg !424, !tbaa !35
  %47 = fdiv contract float %46, %29, !dbg !424
  store float %47, ptr %45, align 4, !dbg !424, !tbaa !35
  %48 = add nuw nsw i32 %43, 1, !dbg !425
  %49 = icmp eq i32 %48, %2, !dbg !412
  br i1 %49, label %50, label %42, !dbg !413, !llvm.loop !426

50:                                               ; preds = %42, %28, %3
  ret void, !dbg !428
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14softmax_causalPKfPffi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !429 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !430
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !432
  %7 = mul i32 %3, %6, !dbg !435
  %8 = add i32 %7, %5, !dbg !436
  %9 = mul i32 %8, %3, !dbg !437
  %10 = zext i32 %9 to i64, !dbg !438
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !438
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %10, !dbg !439
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !440
  %14 = icmp samesign ugt i32 %13, %5, !dbg !442
  br i1 %14, label %15, label %17, !dbg !443

15:                                               ; preds = %17, %4
  %16 = phi float [ 0xFFF0000000000000, %4 ], [ %24, %17 ]
  br label %31, !dbg !444

17:                                               ; preds = %4, %17
  %18 = phi i32 [ %25, %17 ], [ %13, %4 ]
  %19 = phi float [ %24, %17 ], [ 0xFFF0000000000000, %4 ]
  %20 = zext nneg i32 %18 to i64, !dbg !445
  %21 = getelementptr inbounds nuw float, ptr %11, i64 %20, !dbg !445
  %22 = load float, ptr %21, align 4, !dbg !445, !tbaa !35
  %23 = fmul contract float %2, %22, !dbg !446
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %23) #7, !dbg !447
  %25 = add nuw nsw i32 %18, 32, !dbg !449
  %26 = icmp samesign ugt i32 %25, %5, !dbg !442
  br i1 %26, label %15, label %17, !dbg !443, !llvm.loop !450

27:                                               ; preds = %31
  %28 = icmp samesign ugt i32 %13, %5, !dbg !452
  br i1 %28, label %29, label %47, !dbg !453

29:                                               ; preds = %47, %27
  %30 = phi float [ 0.000000e+00, %27 ], [ %56, %47 ]
  br label %38, !dbg !454

31:                                               ; preds = %15, %31
  %32 = phi i32 [ %36, %31 ], [ 16, %15 ]
  %33 = phi float [ %35, %31 ], [ %16, %15 ]
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 %32, i32 31), !dbg !456
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef %33, float noundef %34) #7, !dbg !458
  %36 = lshr i32 %32, 1, !dbg !460
  %37 = icmp eq i32 %36, 0, !dbg !461
  br i1 %37, label %27, label %31, !dbg !444, !llvm.loop !462

38:                                               ; preds = %29, %38
  %39 = phi i32 [ %43, %38 ], [ 16, %29 ]
  %40 = phi float [ %42, %38 ], [ %30, %29 ]
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 %39, i32 31), !dbg !464
  %42 = fadd contract float %40, %41, !dbg !466
  %43 = lshr i32 %39, 1, !dbg !467
  %44 = icmp eq i32 %43, 0, !dbg !468
  br i1 %44, label %45, label %38, !dbg !454, !llvm.loop !469

45:                                               ; preds = %38
  %46 = icmp slt i32 %13, %3, !dbg !471
  br i1 %46, label %60, label %59, !dbg !472

47:                                               ; preds = %27, %47
  %48 = phi i32 [ %57, %47 ], [ %13, %27 ]
  %49 = phi float [ %56, %47 ], [ 0.000000e+00, %27 ]
  %50 = zext nneg i32 %48 to i64, !dbg !473
  %51 = getelementptr inbounds nuw float, ptr %11, i64 %50, !dbg !473
  %52 = load float, ptr %51, align 4, !dbg !473, !tbaa !35
  %53 = fmul contract float %2, %52, !dbg !474
  %54 = fsub contract float %53, %35, !dbg !475
  %55 = tail call contract noundef float @__nv_expf(float noundef %54) #7, !dbg !476
  %56 = fadd contract float %49, %55, !dbg !478
  %57 = add nuw nsw i32 %48, 32, !dbg !479
  %58 = icmp samesign ugt i32 %57, %5, !dbg !452
  br i1 %58, label %29, label %47, !dbg !453, !llvm.loop !480

59:                                               ; preds = %71, %45
  ret void, !dbg !482

60:                                               ; preds = %45, %71
  %61 = phi i32 [ %75, %71 ], [ %13, %45 ]
  %62 = icmp samesign ugt i32 %61, %5, !dbg !483
  br i1 %62, label %71, label %63, !dbg !484

63:                                               ; preds = %60
  %64 = zext nneg i32 %61 to i64, !dbg !485
  %65 = getelementptr inbounds nuw float, ptr %11, i64 %64, !dbg !485
  %66 = load float, ptr %65, align 4, !dbg !485, !tbaa !35
  %67 = fmul contract float %2, %66, !dbg !486
  %68 = fsub contract float %67, %35, !dbg !487
  %69 = tail call contract noundef float @__nv_expf(float noundef %68) #7, !dbg !488
  %70 = fdiv contract float %69, %42, !dbg !490
  br label %71, !dbg !484

71:                                               ; preds = %60, %63
  %72 = phi contract float [ %70, %63 ], [ 0.000000e+00, %60 ], !dbg !484
  %73 = zext nneg i32 %61 to i64, !dbg !491
  %74 = getelementptr inbounds nuw float, ptr %12, i64 %73, !dbg !491
  store float %72, ptr %74, align 4, !dbg !492, !tbaa !35
  %75 = add nuw nsw i32 %61, 32, !dbg !493
  %76 = icmp slt i32 %75, %3, !dbg !471
  br i1 %76, label %60, label %59, !dbg !472, !llvm.loop !494
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10group_normPKfS0_S0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !496 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !497
  %9 = urem i32 %8, %6, !dbg !499
  %10 = sdiv i32 %4, %6, !dbg !500
  %11 = mul nsw i32 %10, %5, !dbg !501
  %12 = mul i32 %11, %8, !dbg !502
  %13 = zext i32 %12 to i64, !dbg !503
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %13, !dbg !503
  %15 = getelementptr inbounds nuw float, ptr %3, i64 %13, !dbg !504
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !505
  %17 = icmp slt i32 %16, %11, !dbg !507
  br i1 %17, label %46, label %18, !dbg !508

18:                                               ; preds = %46, %7
  %19 = phi float [ 0.000000e+00, %7 ], [ %55, %46 ], !dbg !509
  %20 = phi float [ 0.000000e+00, %7 ], [ %53, %46 ], !dbg !509
  br label %21, !dbg !510

21:                                               ; preds = %18, %21
  %22 = phi i32 [ %26, %21 ], [ 16, %18 ]
  %23 = phi float [ %25, %21 ], [ %20, %18 ]
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 %22, i32 31), !dbg !512
  %25 = fadd contract float %23, %24, !dbg !514
  %26 = lshr i32 %22, 1, !dbg !515
  %27 = icmp eq i32 %26, 0, !dbg !516
  br i1 %27, label %28, label %21, !dbg !510, !llvm.loop !517

28:                                               ; preds = %21, %28
  %29 = phi i32 [ %33, %28 ], [ 16, %21 ]
  %30 = phi float [ %32, %28 ], [ %19, %21 ]
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 %29, i32 31), !dbg !519
  %32 = fadd contract float %30, %31, !dbg !522
  %33 = lshr i32 %29, 1, !dbg !523
  %34 = icmp eq i32 %33, 0, !dbg !524
  br i1 %34, label %35, label %28, !dbg !525, !llvm.loop !526

35:                                               ; preds = %28
  %36 = sitofp i32 %11 to float, !dbg !528
  %37 = fdiv contract float %25, %36, !dbg !529
  %38 = fdiv contract float %32, %36, !dbg !530
  %39 = fmul contract float %37, %37, !dbg !531
  %40 = fsub contract float %38, %39, !dbg !532
  %41 = fadd contract float %40, 0x3EE4F8B580000000, !dbg !533
  %42 = tail call contract noundef float @__nv_rsqrtf(float noundef %41) #7, !dbg !534
  %43 = icmp slt i32 %16, %11, !dbg !536
  br i1 %43, label %44, label %58, !dbg !537

44:                                               ; preds = %35
  %45 = mul nsw i32 %10, %9
  br label %59, !dbg !537

46:                                               ; preds = %7, %46
  %47 = phi float [ %53, %46 ], [ 0.000000e+00, %7 ]
  %48 = phi float [ %55, %46 ], [ 0.000000e+00, %7 ]
  %49 = phi i32 [ %56, %46 ], [ %16, %7 ]
  %50 = zext nneg i32 %49 to i64, !dbg !538
  %51 = getelementptr inbounds nuw float, ptr %14, i64 %50, !dbg !538
  %52 = load float, ptr %51, align 4, !dbg !538, !tbaa !35
  %53 = fadd contract float %47, %52, !dbg !539
  %54 = fmul contract float %52, %52, !dbg !540
  %55 = fadd contract float %48, %54, !dbg !541
  %56 = add nuw nsw i32 %49, 32, !dbg !542
  %57 = icmp slt i32 %56, %11, !dbg !507
  br i1 %57, label %46, label %18, !dbg !508, !llvm.loop !543

58:                                               ; preds = %59, %35
  ret void, !dbg !545

59:                                               ; preds = %44, %59
  %60 = phi i32 [ %16, %44 ], [ %76, %59 ]
  %61 = sdiv i32 %60, %5, !dbg !546
  %62 = add nsw i32 %61, %45, !dbg !547
  %63 = zext nneg i32 %60 to i64, !dbg !548
  %64 = getelementptr inbounds nuw float, ptr %14, i64 %63, !dbg !548
  %65 = load float, ptr %64, align 4, !dbg !548, !tbaa !35
  %66 = fsub contract float %65, %37, !dbg !549
  %67 = fmul contract float %42, %66, !dbg !550
  %68 = sext i32 %62 to i64, !dbg !551
  %69 = getelementptr inbounds float, ptr %1, i64 %68, !dbg !551
  %70 = load float, ptr %69, align 4, !dbg !551, !tbaa !35
  %71 = fmul contract float %70, %67, !dbg !552
  %72 = getelementptr inbounds float, ptr %2, i64 %68, !dbg !553
  %73 = load float, ptr %72, align 4, !dbg !553, !tbaa !35
  %74 = fadd contract float %73, %71, !dbg !554
  %75 = getelementptr inbounds nuw float, ptr %15, i64 %63, !dbg !555
  store float %74, ptr %75, align 4, !dbg !556, !tbaa !35
  %76 = add nuw nsw i32 %60, 32, !dbg !557
  %77 = icmp slt i32 %76, %11, !dbg !536
  br i1 %77, label %59, label %58, !dbg !537, !llvm.loop !558
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17attention_weightsPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !560 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !561
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !563
  %8 = mul i32 %6, %7, !dbg !565
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566
  %10 = add i32 %8, %9, !dbg !568
  %11 = mul i32 %4, %3, !dbg !569
  %12 = mul i32 %11, %2, !dbg !570
  %13 = icmp slt i32 %10, %12, !dbg !571
  br i1 %13, label %14, label %82, !dbg !571

14:                                               ; preds = %5
  %15 = sdiv i32 %10, %4, !dbg !572
  %16 = mul i32 %15, %4, !dbg !573
  %17 = sub i32 %10, %16, !dbg !573
  %18 = srem i32 %15, %3, !dbg !574
  %19 = mul nsw i32 %4, %3, !dbg !575
  %20 = sdiv i32 %10, %19, !dbg !576
  %21 = mul i32 %4, %3, !dbg !577
  %22 = mul i32 %21, %3, !dbg !578
  %23 = mul i32 %22, %20, !dbg !579
  %24 = sext i32 %23 to i64, !dbg !580
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !580
  %26 = mul i32 %3, %3, !dbg !581
  %27 = mul i32 %26, %17, !dbg !582
  %28 = sext i32 %27 to i64, !dbg !583
  %29 = getelementptr inbounds float, ptr %25, i64 %28, !dbg !583
  %30 = mul nsw i32 %18, %3, !dbg !584
  %31 = sext i32 %30 to i64, !dbg !585
  %32 = getelementptr inbounds float, ptr %29, i64 %31, !dbg !585
  %33 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !586
  %34 = getelementptr inbounds float, ptr %33, i64 %28, !dbg !587
  %35 = getelementptr inbounds float, ptr %34, i64 %31, !dbg !588
  %36 = icmp slt i32 %18, 0, !dbg !589
  br i1 %36, label %37, label %40, !dbg !590

37:                                               ; preds = %40, %14
  %38 = phi float [ -1.000000e+04, %14 ], [ %47, %40 ], !dbg !591
  %39 = icmp slt i32 %18, 0, !dbg !592
  br i1 %39, label %50, label %56, !dbg !593

40:                                               ; preds = %14, %40
  %41 = phi float [ %47, %40 ], [ -1.000000e+04, %14 ]
  %42 = phi i32 [ %48, %40 ], [ 0, %14 ]
  %43 = zext nneg i32 %42 to i64, !dbg !594
  %44 = getelementptr inbounds nuw float, ptr %32, i64 %43, !dbg !594
  %45 = load float, ptr %44, align 4, !dbg !594, !tbaa !35
  %46 = fcmp contract ogt float %45, %41, !dbg !595
  %47 = select i1 %46, float %45, float %41, !dbg !595
  %48 = add nuw i32 %42, 1, !dbg !596
  %49 = icmp eq i32 %42, %18, !dbg !589
  br i1 %49, label %37, label %40, !dbg !590, !llvm.loop !597

50:                                               ; preds = %56, %37
  %51 = phi float [ 0.000000e+00, %37 ], [ %64, %56 ], !dbg !591
  %52 = fcmp contract oeq float %51, 0.000000e+00, !dbg !599
  %53 = fdiv contract float 1.000000e+00, %51, !dbg !600
  %54 = select contract i1 %52, float 0.000000e+00, float %53, !dbg !600
  %55 = icmp sgt i32 %3, 0, !dbg !601
  br i1 %55, label %68, label %82, !dbg !602

56:                                               ; preds = %37, %56
  %57 = phi i32 [ %66, %56 ], [ 0, %37 ]
  %58 = phi float [ %64, %56 ], [ 0.000000e+00, %37 ]
  %59 = zext nneg i32 %57 to i64, !dbg !603
  %60 = getelementptr inbounds nuw float, ptr %32, i64 %59, !dbg !603
  %61 = load float, ptr %60, align 4, !dbg !603, !tbaa !35
  %62 = fsub contract float %61, %38, !dbg !604
  %63 = tail call contract noundef float @__nv_expf(float noundef %62) #7, !dbg !605
  %64 = fadd contract float %58, %63, !dbg !607
  %65 = getelementptr inbounds nuw float, ptr %35, i64 %59, !dbg !608
  store float %63, ptr %65, align 4, !dbg !609, !tbaa !35
  %66 = add nuw i32 %57, 1, !dbg !610
  %67 = icmp eq i32 %57, %18, !dbg !592
  br i1 %67, label %50, label %56, !dbg !593, !llvm.loop !611

68:                                               ; preds = %50, %76
  %69 = phi i32 [ %80, %76 ], [ 0, %50 ]
  %70 = icmp sgt i32 %69, %18, !dbg !613
  br i1 %70, label %76, label %71, !dbg !614

71:                                               ; preds = %68
  %72 = zext nneg i32 %69 to i64, !dbg !615
  %73 = getelementptr inbounds nuw float, ptr %35, i64 %72, !dbg !615
  %74 = load float, ptr %73, align 4, !dbg !615, !tbaa !35
  %75 = fmul contract float %54, %74, !dbg !616
  br label %76, !dbg !614

76:                                               ; preds = %68, %71
  %77 = phi contract float [ %75, %71 ], [ 0.000000e+00, %68 ], !dbg !614
  %78 = zext nneg i32 %69 to i64, !dbg !617
  %79 = getelementptr inbounds nuw float, ptr %35, i64 %78, !dbg !617
  store float %77, ptr %79, align 4, !dbg !618, !tbaa !35
  %80 = add nuw nsw i32 %69, 1, !dbg !619
  %81 = icmp eq i32 %80, %3, !dbg !601
  br i1 %81, label %82, label %68, !dbg !602, !llvm.loop !620

82:                                               ; preds = %76, %50, %5
  ret void, !dbg !622
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "normalize.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "softmax_one_pass", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 13, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 26, scope: !11)
!21 = !DILocation(line: 7, column: 24, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 7, column: 39, scope: !11)
!25 = !DILocation(line: 7, column: 37, scope: !11)
!26 = !DILocation(line: 8, column: 11, scope: !11)
!27 = !DILocation(line: 9, column: 29, scope: !11)
!28 = !DILocation(line: 9, column: 23, scope: !11)
!29 = !DILocation(line: 12, column: 21, scope: !11)
!30 = !DILocation(line: 12, column: 3, scope: !11)
!31 = !DILocation(line: 0, scope: !11)
!32 = !DILocation(line: 21, column: 21, scope: !11)
!33 = !DILocation(line: 21, column: 3, scope: !11)
!34 = !DILocation(line: 13, column: 15, scope: !11)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !9, i64 0}
!37 = !DILocation(line: 14, column: 11, scope: !11)
!38 = !DILocation(line: 15, column: 28, scope: !11)
!39 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "expf", scope: !41, file: !41, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!42 = distinct !DILocation(line: 15, column: 19, scope: !11)
!43 = !DILocation(line: 15, column: 19, scope: !11)
!44 = !DILocation(line: 15, column: 17, scope: !11)
!45 = !DILocation(line: 15, column: 42, scope: !11)
!46 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !47)
!47 = distinct !DILocation(line: 15, column: 35, scope: !11)
!48 = !DILocation(line: 17, column: 5, scope: !11)
!49 = !DILocation(line: 18, column: 21, scope: !11)
!50 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !51)
!51 = distinct !DILocation(line: 18, column: 14, scope: !11)
!52 = !DILocation(line: 12, column: 29, scope: !11)
!53 = distinct !{!53, !30, !54, !55, !56}
!54 = !DILocation(line: 20, column: 3, scope: !11)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 21, column: 59, scope: !11)
!58 = !DILocation(line: 21, column: 65, scope: !11)
!59 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !60)
!60 = distinct !DILocation(line: 21, column: 54, scope: !11)
!61 = !DILocation(line: 21, column: 54, scope: !11)
!62 = !DILocation(line: 21, column: 72, scope: !11)
!63 = !DILocation(line: 21, column: 47, scope: !11)
!64 = !DILocation(line: 21, column: 34, scope: !11)
!65 = !DILocation(line: 21, column: 52, scope: !11)
!66 = !DILocation(line: 21, column: 29, scope: !11)
!67 = distinct !{!67, !33, !68, !55, !56}
!68 = !DILocation(line: 21, column: 74, scope: !11)
!69 = !DILocation(line: 22, column: 1, scope: !11)
!70 = distinct !DISubprogram(name: "attention_one_pass", scope: !1, file: !1, line: 25, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !72)
!72 = distinct !DILocation(line: 28, column: 11, scope: !70)
!73 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !74)
!74 = distinct !DILocation(line: 28, column: 24, scope: !70)
!75 = !DILocation(line: 28, column: 22, scope: !70)
!76 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !77)
!77 = distinct !DILocation(line: 28, column: 37, scope: !70)
!78 = !DILocation(line: 28, column: 35, scope: !70)
!79 = !DILocation(line: 29, column: 9, scope: !70)
!80 = !DILocation(line: 30, column: 3, scope: !70)
!81 = !DILocation(line: 32, column: 3, scope: !70)
!82 = !DILocation(line: 37, column: 21, scope: !70)
!83 = !DILocation(line: 37, column: 3, scope: !70)
!84 = !DILocation(line: 33, column: 27, scope: !70)
!85 = !DILocation(line: 33, column: 15, scope: !70)
!86 = !DILocation(line: 33, column: 5, scope: !70)
!87 = !DILocation(line: 33, column: 13, scope: !70)
!88 = !DILocation(line: 34, column: 5, scope: !70)
!89 = !DILocation(line: 34, column: 13, scope: !70)
!90 = !DILocation(line: 32, column: 30, scope: !70)
!91 = !DILocation(line: 32, column: 21, scope: !70)
!92 = distinct !{!92, !81, !93, !55, !56}
!93 = !DILocation(line: 35, column: 3, scope: !70)
!94 = !DILocation(line: 40, column: 5, scope: !70)
!95 = !DILocation(line: 0, scope: !70)
!96 = !DILocation(line: 50, column: 3, scope: !70)
!97 = !DILocation(line: 41, column: 11, scope: !70)
!98 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "fmaxf", scope: !41, file: !41, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 42, column: 20, scope: !70)
!101 = !DILocation(line: 43, column: 26, scope: !70)
!102 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !103)
!103 = distinct !DILocation(line: 43, column: 17, scope: !70)
!104 = !DILocation(line: 43, column: 57, scope: !70)
!105 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !106)
!106 = distinct !DILocation(line: 43, column: 46, scope: !70)
!107 = !DILocation(line: 46, column: 5, scope: !70)
!108 = !DILocation(line: 40, column: 46, scope: !70)
!109 = !DILocation(line: 40, column: 68, scope: !70)
!110 = !DILocation(line: 40, column: 56, scope: !70)
!111 = !DILocation(line: 40, column: 54, scope: !70)
!112 = !DILocation(line: 40, column: 43, scope: !70)
!113 = !DILocation(line: 40, column: 32, scope: !70)
!114 = !DILocation(line: 40, column: 23, scope: !70)
!115 = distinct !{!115, !94, !116, !55, !56}
!116 = !DILocation(line: 40, column: 71, scope: !70)
!117 = !DILocation(line: 44, column: 19, scope: !70)
!118 = !DILocation(line: 44, column: 25, scope: !70)
!119 = !DILocation(line: 37, column: 26, scope: !70)
!120 = distinct !{!120, !83, !121, !55, !56}
!121 = !DILocation(line: 48, column: 3, scope: !70)
!122 = !DILocation(line: 46, column: 47, scope: !70)
!123 = !DILocation(line: 46, column: 55, scope: !70)
!124 = !DILocation(line: 46, column: 84, scope: !70)
!125 = !DILocation(line: 46, column: 72, scope: !70)
!126 = !DILocation(line: 46, column: 70, scope: !70)
!127 = !DILocation(line: 46, column: 61, scope: !70)
!128 = !DILocation(line: 46, column: 45, scope: !70)
!129 = !DILocation(line: 46, column: 32, scope: !70)
!130 = !DILocation(line: 46, column: 23, scope: !70)
!131 = distinct !{!131, !107, !132, !55, !56}
!132 = !DILocation(line: 46, column: 87, scope: !70)
!133 = !DILocation(line: 51, column: 1, scope: !70)
!134 = !DILocation(line: 50, column: 56, scope: !70)
!135 = !DILocation(line: 50, column: 64, scope: !70)
!136 = !DILocation(line: 50, column: 49, scope: !70)
!137 = !DILocation(line: 50, column: 35, scope: !70)
!138 = !DILocation(line: 50, column: 54, scope: !70)
!139 = !DILocation(line: 50, column: 30, scope: !70)
!140 = !DILocation(line: 50, column: 21, scope: !70)
!141 = distinct !{!141, !96, !142, !55, !56}
!142 = !DILocation(line: 50, column: 66, scope: !70)
!143 = distinct !DISubprogram(name: "warp_total", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 54, column: 3, scope: !143)
!145 = !DILocation(line: 55, column: 3, scope: !143)
!146 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !148, file: !148, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!149 = distinct !DILocation(line: 54, column: 47, scope: !143)
!150 = !DILocation(line: 54, column: 44, scope: !143)
!151 = !DILocation(line: 54, column: 35, scope: !143)
!152 = !DILocation(line: 54, column: 26, scope: !143)
!153 = distinct !{!153, !144, !154, !55, !56}
!154 = !DILocation(line: 54, column: 74, scope: !143)
!155 = distinct !DISubprogram(name: "softmax_in_place", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !157)
!157 = distinct !DILocation(line: 60, column: 25, scope: !155)
!158 = !DILocation(line: 60, column: 36, scope: !155)
!159 = !DILocation(line: 60, column: 23, scope: !155)
!160 = !DILocation(line: 61, column: 18, scope: !155)
!161 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !162)
!162 = distinct !DILocation(line: 63, column: 16, scope: !155)
!163 = !DILocation(line: 63, column: 31, scope: !155)
!164 = !DILocation(line: 63, column: 3, scope: !155)
!165 = !DILocation(line: 64, column: 3, scope: !155)
!166 = !DILocation(line: 63, column: 65, scope: !155)
!167 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !168)
!168 = distinct !DILocation(line: 63, column: 54, scope: !155)
!169 = !DILocation(line: 63, column: 41, scope: !155)
!170 = distinct !{!170, !164, !171, !55, !56}
!171 = !DILocation(line: 63, column: 70, scope: !155)
!172 = !DILocation(line: 65, column: 31, scope: !155)
!173 = !DILocation(line: 65, column: 3, scope: !155)
!174 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !175)
!175 = distinct !DILocation(line: 64, column: 59, scope: !155)
!176 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !177)
!177 = distinct !DILocation(line: 64, column: 48, scope: !155)
!178 = !DILocation(line: 64, column: 35, scope: !155)
!179 = !DILocation(line: 64, column: 26, scope: !155)
!180 = distinct !{!180, !165, !181, !55, !56}
!181 = !DILocation(line: 64, column: 89, scope: !155)
!182 = !DILocation(line: 67, column: 31, scope: !155)
!183 = !DILocation(line: 67, column: 3, scope: !155)
!184 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !185)
!185 = distinct !DILocation(line: 68, column: 9, scope: !155)
!186 = !DILocation(line: 65, column: 62, scope: !155)
!187 = !DILocation(line: 65, column: 68, scope: !155)
!188 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !189)
!189 = distinct !DILocation(line: 65, column: 57, scope: !155)
!190 = !DILocation(line: 65, column: 48, scope: !155)
!191 = !DILocation(line: 65, column: 55, scope: !155)
!192 = !DILocation(line: 65, column: 41, scope: !155)
!193 = distinct !{!193, !173, !194, !55, !56}
!194 = !DILocation(line: 65, column: 73, scope: !155)
!195 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !196)
!196 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !185)
!197 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !185)
!198 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !185)
!199 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !185)
!200 = distinct !{!200, !184, !201, !55, !56}
!201 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !185)
!202 = !DILocation(line: 69, column: 31, scope: !155)
!203 = !DILocation(line: 69, column: 3, scope: !155)
!204 = !DILocation(line: 67, column: 55, scope: !155)
!205 = !DILocation(line: 67, column: 52, scope: !155)
!206 = !DILocation(line: 67, column: 41, scope: !155)
!207 = distinct !{!207, !183, !208, !55, !56}
!208 = !DILocation(line: 67, column: 60, scope: !155)
!209 = !DILocation(line: 70, column: 1, scope: !155)
!210 = !DILocation(line: 69, column: 48, scope: !155)
!211 = !DILocation(line: 69, column: 55, scope: !155)
!212 = !DILocation(line: 69, column: 41, scope: !155)
!213 = distinct !{!213, !203, !214, !55, !56}
!214 = !DILocation(line: 69, column: 58, scope: !155)
!215 = distinct !DISubprogram(name: "layer_norm_warps", scope: !1, file: !1, line: 73, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !217)
!217 = distinct !DILocation(line: 75, column: 14, scope: !215)
!218 = !DILocation(line: 75, column: 26, scope: !215)
!219 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !220)
!220 = distinct !DILocation(line: 75, column: 38, scope: !215)
!221 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !222)
!222 = distinct !DILocation(line: 75, column: 52, scope: !215)
!223 = !DILocation(line: 75, column: 63, scope: !215)
!224 = !DILocation(line: 75, column: 49, scope: !215)
!225 = !DILocation(line: 75, column: 83, scope: !215)
!226 = !DILocation(line: 75, column: 69, scope: !215)
!227 = !DILocation(line: 76, column: 11, scope: !215)
!228 = !DILocation(line: 77, column: 29, scope: !215)
!229 = !DILocation(line: 77, column: 23, scope: !215)
!230 = !DILocation(line: 79, column: 24, scope: !215)
!231 = !DILocation(line: 79, column: 3, scope: !215)
!232 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !233)
!233 = distinct !DILocation(line: 80, column: 16, scope: !215)
!234 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !235)
!235 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !233)
!236 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !233)
!237 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !233)
!238 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !233)
!239 = distinct !{!239, !232, !240, !55, !56}
!240 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !233)
!241 = !DILocation(line: 80, column: 34, scope: !215)
!242 = !DILocation(line: 80, column: 32, scope: !215)
!243 = !DILocation(line: 81, column: 12, scope: !215)
!244 = !DILocation(line: 79, column: 48, scope: !215)
!245 = !DILocation(line: 79, column: 45, scope: !215)
!246 = !DILocation(line: 79, column: 34, scope: !215)
!247 = distinct !{!247, !231, !248, !55, !56}
!248 = !DILocation(line: 79, column: 52, scope: !215)
!249 = !DILocation(line: 81, column: 18, scope: !215)
!250 = !DILocation(line: 81, column: 29, scope: !215)
!251 = !DILocation(line: 83, column: 24, scope: !215)
!252 = !DILocation(line: 83, column: 3, scope: !215)
!253 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !254)
!254 = distinct !DILocation(line: 84, column: 24, scope: !215)
!255 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !256)
!256 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !254)
!257 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !254)
!258 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !254)
!259 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !254)
!260 = distinct !{!260, !253, !261, !55, !56}
!261 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !254)
!262 = !DILocation(line: 84, column: 40, scope: !215)
!263 = !DILocation(line: 84, column: 47, scope: !215)
!264 = !DILocation(line: 280, column: 45, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "rsqrtf", scope: !41, file: !41, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!266 = distinct !DILocation(line: 84, column: 17, scope: !215)
!267 = !DILocation(line: 85, column: 12, scope: !215)
!268 = !DILocation(line: 83, column: 49, scope: !215)
!269 = !DILocation(line: 83, column: 55, scope: !215)
!270 = !DILocation(line: 83, column: 63, scope: !215)
!271 = !DILocation(line: 83, column: 45, scope: !215)
!272 = !DILocation(line: 83, column: 34, scope: !215)
!273 = distinct !{!273, !252, !274, !55, !56}
!274 = !DILocation(line: 83, column: 78, scope: !215)
!275 = !DILocation(line: 85, column: 18, scope: !215)
!276 = !DILocation(line: 85, column: 30, scope: !215)
!277 = !DILocation(line: 86, column: 24, scope: !215)
!278 = !DILocation(line: 86, column: 3, scope: !215)
!279 = !DILocation(line: 86, column: 62, scope: !215)
!280 = !DILocation(line: 86, column: 68, scope: !215)
!281 = !DILocation(line: 86, column: 76, scope: !215)
!282 = !DILocation(line: 86, column: 86, scope: !215)
!283 = !DILocation(line: 86, column: 84, scope: !215)
!284 = !DILocation(line: 86, column: 96, scope: !215)
!285 = !DILocation(line: 86, column: 94, scope: !215)
!286 = !DILocation(line: 86, column: 54, scope: !215)
!287 = !DILocation(line: 86, column: 41, scope: !215)
!288 = !DILocation(line: 86, column: 59, scope: !215)
!289 = !DILocation(line: 86, column: 34, scope: !215)
!290 = distinct !{!290, !278, !291, !55, !56}
!291 = !DILocation(line: 86, column: 102, scope: !215)
!292 = !DILocation(line: 87, column: 1, scope: !215)
!293 = distinct !DISubprogram(name: "layer_norm_parts", scope: !1, file: !1, line: 90, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !295)
!295 = distinct !DILocation(line: 94, column: 14, scope: !293)
!296 = !DILocation(line: 94, column: 26, scope: !293)
!297 = !DILocation(line: 94, column: 51, scope: !293)
!298 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !299)
!299 = distinct !DILocation(line: 95, column: 25, scope: !293)
!300 = !DILocation(line: 95, column: 36, scope: !293)
!301 = !DILocation(line: 95, column: 23, scope: !293)
!302 = !DILocation(line: 97, column: 31, scope: !293)
!303 = !DILocation(line: 97, column: 3, scope: !293)
!304 = !DILocation(line: 0, scope: !293)
!305 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !306)
!306 = distinct !DILocation(line: 101, column: 16, scope: !293)
!307 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !308)
!308 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !306)
!309 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !306)
!310 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !306)
!311 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !306)
!312 = distinct !{!312, !305, !313, !55, !56}
!313 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !306)
!314 = !DILocation(line: 101, column: 3, scope: !293)
!315 = !DILocation(line: 101, column: 14, scope: !293)
!316 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !317)
!317 = distinct !DILocation(line: 102, column: 19, scope: !293)
!318 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !319)
!319 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !317)
!320 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !317)
!321 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !317)
!322 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !317)
!323 = distinct !{!323, !316, !324, !55, !56}
!324 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !317)
!325 = !DILocation(line: 102, column: 3, scope: !293)
!326 = !DILocation(line: 102, column: 17, scope: !293)
!327 = !DILocation(line: 103, column: 3, scope: !293)
!328 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !329)
!329 = distinct !DILocation(line: 104, column: 27, scope: !293)
!330 = !DILocation(line: 104, column: 38, scope: !293)
!331 = !DILocation(line: 104, column: 25, scope: !293)
!332 = !DILocation(line: 104, column: 20, scope: !293)
!333 = !DILocation(line: 98, column: 12, scope: !293)
!334 = !DILocation(line: 98, column: 9, scope: !293)
!335 = !DILocation(line: 99, column: 21, scope: !293)
!336 = !DILocation(line: 99, column: 12, scope: !293)
!337 = !DILocation(line: 97, column: 41, scope: !293)
!338 = distinct !{!338, !303, !339, !55, !56}
!339 = !DILocation(line: 100, column: 3, scope: !293)
!340 = !DILocation(line: 104, column: 45, scope: !293)
!341 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !342)
!342 = distinct !DILocation(line: 104, column: 9, scope: !293)
!343 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !344)
!344 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !342)
!345 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !342)
!346 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !342)
!347 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !342)
!348 = distinct !{!348, !341, !349, !55, !56}
!349 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !342)
!350 = !DILocation(line: 105, column: 23, scope: !293)
!351 = !DILocation(line: 105, column: 48, scope: !293)
!352 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !353)
!353 = distinct !DILocation(line: 105, column: 12, scope: !293)
!354 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !355)
!355 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !353)
!356 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !353)
!357 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !353)
!358 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !353)
!359 = distinct !{!359, !352, !360, !55, !56}
!360 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !353)
!361 = !DILocation(line: 106, column: 22, scope: !293)
!362 = !DILocation(line: 106, column: 20, scope: !293)
!363 = !DILocation(line: 107, column: 31, scope: !293)
!364 = !DILocation(line: 107, column: 45, scope: !293)
!365 = !DILocation(line: 107, column: 38, scope: !293)
!366 = !DILocation(line: 107, column: 52, scope: !293)
!367 = !DILocation(line: 280, column: 45, scope: !265, inlinedAt: !368)
!368 = distinct !DILocation(line: 107, column: 17, scope: !293)
!369 = !DILocation(line: 108, column: 19, scope: !293)
!370 = !DILocation(line: 108, column: 25, scope: !293)
!371 = !DILocation(line: 108, column: 43, scope: !293)
!372 = !DILocation(line: 109, column: 31, scope: !293)
!373 = !DILocation(line: 109, column: 3, scope: !293)
!374 = !DILocation(line: 111, column: 1, scope: !293)
!375 = !DILocation(line: 110, column: 33, scope: !293)
!376 = !DILocation(line: 110, column: 39, scope: !293)
!377 = !DILocation(line: 110, column: 47, scope: !293)
!378 = !DILocation(line: 110, column: 57, scope: !293)
!379 = !DILocation(line: 110, column: 55, scope: !293)
!380 = !DILocation(line: 110, column: 67, scope: !293)
!381 = !DILocation(line: 110, column: 65, scope: !293)
!382 = !DILocation(line: 110, column: 25, scope: !293)
!383 = !DILocation(line: 110, column: 5, scope: !293)
!384 = !DILocation(line: 110, column: 30, scope: !293)
!385 = !DILocation(line: 109, column: 41, scope: !293)
!386 = distinct !{!386, !373, !387, !55, !56}
!387 = !DILocation(line: 110, column: 73, scope: !293)
!388 = distinct !DISubprogram(name: "softmax_thread_in_place", scope: !1, file: !1, line: 114, type: !12, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!389 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !390)
!390 = distinct !DILocation(line: 115, column: 13, scope: !388)
!391 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !392)
!392 = distinct !DILocation(line: 115, column: 26, scope: !388)
!393 = !DILocation(line: 115, column: 24, scope: !388)
!394 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !395)
!395 = distinct !DILocation(line: 115, column: 39, scope: !388)
!396 = !DILocation(line: 115, column: 37, scope: !388)
!397 = !DILocation(line: 116, column: 11, scope: !388)
!398 = !DILocation(line: 117, column: 25, scope: !388)
!399 = !DILocation(line: 117, column: 19, scope: !388)
!400 = !DILocation(line: 118, column: 15, scope: !388)
!401 = !DILocation(line: 119, column: 21, scope: !388)
!402 = !DILocation(line: 119, column: 3, scope: !388)
!403 = !DILocation(line: 0, scope: !388)
!404 = !DILocation(line: 121, column: 21, scope: !388)
!405 = !DILocation(line: 121, column: 3, scope: !388)
!406 = !DILocation(line: 119, column: 51, scope: !388)
!407 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !408)
!408 = distinct !DILocation(line: 119, column: 40, scope: !388)
!409 = !DILocation(line: 119, column: 29, scope: !388)
!410 = distinct !{!410, !402, !411, !55, !56}
!411 = !DILocation(line: 119, column: 58, scope: !388)
!412 = !DILocation(line: 122, column: 21, scope: !388)
!413 = !DILocation(line: 122, column: 3, scope: !388)
!414 = !DILocation(line: 121, column: 56, scope: !388)
!415 = !DILocation(line: 121, column: 64, scope: !388)
!416 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !417)
!417 = distinct !DILocation(line: 121, column: 51, scope: !388)
!418 = !DILocation(line: 121, column: 49, scope: !388)
!419 = !DILocation(line: 121, column: 38, scope: !388)
!420 = !DILocation(line: 121, column: 29, scope: !388)
!421 = distinct !{!421, !405, !422, !55, !56}
!422 = !DILocation(line: 121, column: 69, scope: !388)
!423 = !DILocation(line: 122, column: 34, scope: !388)
!424 = !DILocation(line: 122, column: 42, scope: !388)
!425 = !DILocation(line: 122, column: 29, scope: !388)
!426 = distinct !{!426, !413, !427, !55, !56}
!427 = !DILocation(line: 122, column: 45, scope: !388)
!428 = !DILocation(line: 123, column: 1, scope: !388)
!429 = distinct !DISubprogram(name: "softmax_causal", scope: !1, file: !1, line: 126, type: !12, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!430 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !431)
!431 = distinct !DILocation(line: 127, column: 13, scope: !429)
!432 = !DILocation(line: 67, column: 27, scope: !433, inlinedAt: !434)
!433 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!434 = distinct !DILocation(line: 128, column: 31, scope: !429)
!435 = !DILocation(line: 128, column: 42, scope: !429)
!436 = !DILocation(line: 128, column: 46, scope: !429)
!437 = !DILocation(line: 128, column: 53, scope: !429)
!438 = !DILocation(line: 128, column: 28, scope: !429)
!439 = !DILocation(line: 129, column: 24, scope: !429)
!440 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !441)
!441 = distinct !DILocation(line: 131, column: 16, scope: !429)
!442 = !DILocation(line: 131, column: 31, scope: !429)
!443 = !DILocation(line: 131, column: 3, scope: !429)
!444 = !DILocation(line: 132, column: 3, scope: !429)
!445 = !DILocation(line: 131, column: 73, scope: !429)
!446 = !DILocation(line: 131, column: 71, scope: !429)
!447 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !448)
!448 = distinct !DILocation(line: 131, column: 54, scope: !429)
!449 = !DILocation(line: 131, column: 41, scope: !429)
!450 = distinct !{!450, !443, !451, !55, !56}
!451 = !DILocation(line: 131, column: 78, scope: !429)
!452 = !DILocation(line: 133, column: 31, scope: !429)
!453 = !DILocation(line: 133, column: 3, scope: !429)
!454 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !455)
!455 = distinct !DILocation(line: 134, column: 9, scope: !429)
!456 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !457)
!457 = distinct !DILocation(line: 132, column: 59, scope: !429)
!458 = !DILocation(line: 136, column: 55, scope: !99, inlinedAt: !459)
!459 = distinct !DILocation(line: 132, column: 48, scope: !429)
!460 = !DILocation(line: 132, column: 35, scope: !429)
!461 = !DILocation(line: 132, column: 26, scope: !429)
!462 = distinct !{!462, !444, !463, !55, !56}
!463 = !DILocation(line: 132, column: 89, scope: !429)
!464 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !465)
!465 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !455)
!466 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !455)
!467 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !455)
!468 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !455)
!469 = distinct !{!469, !454, !470, !55, !56}
!470 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !455)
!471 = !DILocation(line: 135, column: 31, scope: !429)
!472 = !DILocation(line: 135, column: 3, scope: !429)
!473 = !DILocation(line: 133, column: 68, scope: !429)
!474 = !DILocation(line: 133, column: 66, scope: !429)
!475 = !DILocation(line: 133, column: 74, scope: !429)
!476 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !477)
!477 = distinct !DILocation(line: 133, column: 55, scope: !429)
!478 = !DILocation(line: 133, column: 52, scope: !429)
!479 = !DILocation(line: 133, column: 41, scope: !429)
!480 = distinct !{!480, !453, !481, !55, !56}
!481 = !DILocation(line: 133, column: 79, scope: !429)
!482 = !DILocation(line: 136, column: 1, scope: !429)
!483 = !DILocation(line: 135, column: 56, scope: !429)
!484 = !DILocation(line: 135, column: 54, scope: !429)
!485 = !DILocation(line: 135, column: 78, scope: !429)
!486 = !DILocation(line: 135, column: 76, scope: !429)
!487 = !DILocation(line: 135, column: 84, scope: !429)
!488 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !489)
!489 = distinct !DILocation(line: 135, column: 65, scope: !429)
!490 = !DILocation(line: 135, column: 91, scope: !429)
!491 = !DILocation(line: 135, column: 45, scope: !429)
!492 = !DILocation(line: 135, column: 52, scope: !429)
!493 = !DILocation(line: 135, column: 38, scope: !429)
!494 = distinct !{!494, !472, !495, !55, !56}
!495 = !DILocation(line: 135, column: 99, scope: !429)
!496 = distinct !DISubprogram(name: "group_norm", scope: !1, file: !1, line: 139, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!497 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !498)
!498 = distinct !DILocation(line: 141, column: 15, scope: !496)
!499 = !DILocation(line: 141, column: 26, scope: !496)
!500 = !DILocation(line: 141, column: 55, scope: !496)
!501 = !DILocation(line: 141, column: 81, scope: !496)
!502 = !DILocation(line: 142, column: 36, scope: !496)
!503 = !DILocation(line: 142, column: 23, scope: !496)
!504 = !DILocation(line: 143, column: 18, scope: !496)
!505 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !506)
!506 = distinct !DILocation(line: 145, column: 16, scope: !496)
!507 = !DILocation(line: 145, column: 31, scope: !496)
!508 = !DILocation(line: 145, column: 3, scope: !496)
!509 = !DILocation(line: 0, scope: !496)
!510 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !511)
!511 = distinct !DILocation(line: 149, column: 16, scope: !496)
!512 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !513)
!513 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !511)
!514 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !511)
!515 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !511)
!516 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !511)
!517 = distinct !{!517, !510, !518, !55, !56}
!518 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !511)
!519 = !DILocation(line: 182, column: 22, scope: !147, inlinedAt: !520)
!520 = distinct !DILocation(line: 54, column: 47, scope: !143, inlinedAt: !521)
!521 = distinct !DILocation(line: 150, column: 24, scope: !496)
!522 = !DILocation(line: 54, column: 44, scope: !143, inlinedAt: !521)
!523 = !DILocation(line: 54, column: 35, scope: !143, inlinedAt: !521)
!524 = !DILocation(line: 54, column: 26, scope: !143, inlinedAt: !521)
!525 = !DILocation(line: 54, column: 3, scope: !143, inlinedAt: !521)
!526 = distinct !{!526, !525, !527, !55, !56}
!527 = !DILocation(line: 54, column: 74, scope: !143, inlinedAt: !521)
!528 = !DILocation(line: 149, column: 34, scope: !496)
!529 = !DILocation(line: 149, column: 32, scope: !496)
!530 = !DILocation(line: 150, column: 43, scope: !496)
!531 = !DILocation(line: 150, column: 58, scope: !496)
!532 = !DILocation(line: 150, column: 51, scope: !496)
!533 = !DILocation(line: 150, column: 65, scope: !496)
!534 = !DILocation(line: 280, column: 45, scope: !265, inlinedAt: !535)
!535 = distinct !DILocation(line: 150, column: 17, scope: !496)
!536 = !DILocation(line: 151, column: 31, scope: !496)
!537 = !DILocation(line: 151, column: 3, scope: !496)
!538 = !DILocation(line: 146, column: 12, scope: !496)
!539 = !DILocation(line: 146, column: 9, scope: !496)
!540 = !DILocation(line: 147, column: 21, scope: !496)
!541 = !DILocation(line: 147, column: 12, scope: !496)
!542 = !DILocation(line: 145, column: 42, scope: !496)
!543 = distinct !{!543, !508, !544, !55, !56}
!544 = !DILocation(line: 148, column: 3, scope: !496)
!545 = !DILocation(line: 155, column: 1, scope: !496)
!546 = !DILocation(line: 152, column: 39, scope: !496)
!547 = !DILocation(line: 152, column: 35, scope: !496)
!548 = !DILocation(line: 153, column: 15, scope: !496)
!549 = !DILocation(line: 153, column: 21, scope: !496)
!550 = !DILocation(line: 153, column: 29, scope: !496)
!551 = !DILocation(line: 153, column: 39, scope: !496)
!552 = !DILocation(line: 153, column: 37, scope: !496)
!553 = !DILocation(line: 153, column: 55, scope: !496)
!554 = !DILocation(line: 153, column: 53, scope: !496)
!555 = !DILocation(line: 153, column: 5, scope: !496)
!556 = !DILocation(line: 153, column: 12, scope: !496)
!557 = !DILocation(line: 151, column: 42, scope: !496)
!558 = distinct !{!558, !537, !559, !55, !56}
!559 = !DILocation(line: 154, column: 3, scope: !496)
!560 = distinct !DISubprogram(name: "attention_weights", scope: !1, file: !1, line: 158, type: !12, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!561 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !562)
!562 = distinct !DILocation(line: 160, column: 15, scope: !560)
!563 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !564)
!564 = distinct !DILocation(line: 160, column: 28, scope: !560)
!565 = !DILocation(line: 160, column: 26, scope: !560)
!566 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !567)
!567 = distinct !DILocation(line: 160, column: 41, scope: !560)
!568 = !DILocation(line: 160, column: 39, scope: !560)
!569 = !DILocation(line: 161, column: 24, scope: !560)
!570 = !DILocation(line: 161, column: 31, scope: !560)
!571 = !DILocation(line: 161, column: 13, scope: !560)
!572 = !DILocation(line: 162, column: 41, scope: !560)
!573 = !DILocation(line: 162, column: 20, scope: !560)
!574 = !DILocation(line: 162, column: 49, scope: !560)
!575 = !DILocation(line: 162, column: 80, scope: !560)
!576 = !DILocation(line: 162, column: 71, scope: !560)
!577 = !DILocation(line: 163, column: 36, scope: !560)
!578 = !DILocation(line: 163, column: 44, scope: !560)
!579 = !DILocation(line: 163, column: 51, scope: !560)
!580 = !DILocation(line: 163, column: 28, scope: !560)
!581 = !DILocation(line: 163, column: 65, scope: !560)
!582 = !DILocation(line: 163, column: 72, scope: !560)
!583 = !DILocation(line: 163, column: 58, scope: !560)
!584 = !DILocation(line: 163, column: 85, scope: !560)
!585 = !DILocation(line: 163, column: 79, scope: !560)
!586 = !DILocation(line: 164, column: 24, scope: !560)
!587 = !DILocation(line: 164, column: 54, scope: !560)
!588 = !DILocation(line: 164, column: 75, scope: !560)
!589 = !DILocation(line: 166, column: 21, scope: !560)
!590 = !DILocation(line: 166, column: 3, scope: !560)
!591 = !DILocation(line: 0, scope: !560)
!592 = !DILocation(line: 168, column: 21, scope: !560)
!593 = !DILocation(line: 168, column: 3, scope: !560)
!594 = !DILocation(line: 167, column: 9, scope: !560)
!595 = !DILocation(line: 167, column: 15, scope: !560)
!596 = !DILocation(line: 166, column: 29, scope: !560)
!597 = distinct !{!597, !590, !598, !55, !56}
!598 = !DILocation(line: 167, column: 32, scope: !560)
!599 = !DILocation(line: 173, column: 21, scope: !560)
!600 = !DILocation(line: 173, column: 17, scope: !560)
!601 = !DILocation(line: 174, column: 21, scope: !560)
!602 = !DILocation(line: 174, column: 3, scope: !560)
!603 = !DILocation(line: 169, column: 24, scope: !560)
!604 = !DILocation(line: 169, column: 30, scope: !560)
!605 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !606)
!606 = distinct !DILocation(line: 169, column: 19, scope: !560)
!607 = !DILocation(line: 170, column: 9, scope: !560)
!608 = !DILocation(line: 171, column: 5, scope: !560)
!609 = !DILocation(line: 171, column: 12, scope: !560)
!610 = !DILocation(line: 168, column: 29, scope: !560)
!611 = distinct !{!611, !593, !612, !55, !56}
!612 = !DILocation(line: 172, column: 3, scope: !560)
!613 = !DILocation(line: 174, column: 45, scope: !560)
!614 = !DILocation(line: 174, column: 43, scope: !560)
!615 = !DILocation(line: 174, column: 54, scope: !560)
!616 = !DILocation(line: 174, column: 61, scope: !560)
!617 = !DILocation(line: 174, column: 34, scope: !560)
!618 = !DILocation(line: 174, column: 41, scope: !560)
!619 = !DILocation(line: 174, column: 29, scope: !560)
!620 = distinct !{!620, !602, !621, !55, !56}
!621 = !DILocation(line: 174, column: 71, scope: !560)
!622 = !DILocation(line: 175, column: 1, scope: !560)
