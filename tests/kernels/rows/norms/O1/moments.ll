; ModuleID = 'moments.cu'
source_filename = "moments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Scaled = type { float, float }
%struct.Part = type { float, float, float }

@_ZZ19softmax_merged_treeE5parts = internal unnamed_addr addrspace(3) global [64 x %struct.Scaled] undef, align 8
@_ZZ19softmax_merged_treeE3all = internal unnamed_addr addrspace(3) global %struct.Scaled undef, align 8
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

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Scaled @_Z6merged6ScaledS_(ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %1) local_unnamed_addr #2 !dbg !128 {
  %3 = load float, ptr %0, align 4, !dbg !129, !tbaa !130
  %4 = load float, ptr %1, align 4, !dbg !132, !tbaa !130
  %5 = fcmp contract ogt float %3, %4, !dbg !133
  %6 = select i1 %5, ptr %0, ptr %1, !dbg !134
  %7 = load float, ptr %6, align 4, !dbg !134, !tbaa !34
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4, !dbg !134
  %9 = load float, ptr %8, align 4, !dbg !134, !tbaa !34
  %10 = select i1 %5, ptr %1, ptr %0, !dbg !135
  %11 = load float, ptr %10, align 4, !dbg !135, !tbaa !34
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4, !dbg !135
  %13 = load float, ptr %12, align 4, !dbg !135, !tbaa !34
  %14 = fsub contract float %11, %7, !dbg !136
  %15 = tail call contract noundef float @__nv_fast_expf(float noundef %14) #9, !dbg !137
  %16 = fmul contract float %13, %15, !dbg !141
  %17 = fadd contract float %9, %16, !dbg !142
  %18 = insertvalue %struct.Scaled poison, float %7, 0, !dbg !143
  %19 = insertvalue %struct.Scaled %18, float %17, 1, !dbg !143
  ret %struct.Scaled %19, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_merged_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !144 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %5 = mul i32 %2, %4, !dbg !149
  %6 = zext i32 %5 to i64, !dbg !150
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6, !dbg !150
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %9 = icmp slt i32 %8, %2, !dbg !154
  br i1 %9, label %10, label %12, !dbg !155

10:                                               ; preds = %3
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %21, !dbg !155

12:                                               ; preds = %21, %3
  %13 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %29, %21 ], !dbg !156
  %14 = phi float [ 0.000000e+00, %3 ], [ %36, %21 ], !dbg !156
  %15 = zext nneg i32 %8 to i64, !dbg !157
  %16 = getelementptr inbounds nuw %struct.Scaled, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 %15, !dbg !157
  store float %13, ptr %16, align 4, !dbg !158, !tbaa !34
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4, !dbg !158
  store float %14, ptr %17, align 4, !dbg !158, !tbaa !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  %19 = lshr i32 %18, 1, !dbg !163
  %20 = icmp eq i32 %19, 0, !dbg !164
  br i1 %20, label %39, label %41, !dbg !165

21:                                               ; preds = %10, %21
  %22 = phi float [ 0.000000e+00, %10 ], [ %36, %21 ]
  %23 = phi float [ 0xC7EFFFFFE0000000, %10 ], [ %29, %21 ]
  %24 = phi i32 [ %8, %10 ], [ %37, %21 ]
  %25 = sext i32 %24 to i64, !dbg !166
  %26 = getelementptr inbounds float, ptr %7, i64 %25, !dbg !166
  %27 = load float, ptr %26, align 4, !dbg !166, !tbaa !34
  %28 = fcmp contract ogt float %23, %27, !dbg !167
  %29 = select i1 %28, float %23, float %27, !dbg !169
  %30 = select i1 %28, float %22, float 1.000000e+00, !dbg !169
  %31 = select i1 %28, float %27, float %23, !dbg !170
  %32 = select i1 %28, float 1.000000e+00, float %22, !dbg !170
  %33 = fsub contract float %31, %29, !dbg !171
  %34 = tail call contract noundef float @__nv_fast_expf(float noundef %33) #9, !dbg !172
  %35 = fmul contract float %34, %32, !dbg !174
  %36 = fadd contract float %30, %35, !dbg !175
  %37 = add i32 %24, %11, !dbg !176
  %38 = icmp slt i32 %37, %2, !dbg !154
  br i1 %38, label %21, label %12, !dbg !155, !llvm.loop !177

39:                                               ; preds = %69, %12
  %40 = icmp eq i32 %8, 0, !dbg !179
  br i1 %40, label %72, label %74, !dbg !179

41:                                               ; preds = %12, %69
  %42 = phi i32 [ %70, %69 ], [ %19, %12 ]
  %43 = icmp samesign ult i32 %8, %42, !dbg !180
  br i1 %43, label %44, label %69, !dbg !180

44:                                               ; preds = %41
  %45 = load i64, ptr %16, align 4, !dbg !181
  %46 = trunc i64 %45 to i32, !dbg !181
  %47 = lshr i64 %45, 32, !dbg !181
  %48 = trunc nuw i64 %47 to i32, !dbg !181
  %49 = add nuw nsw i32 %42, %8, !dbg !182
  %50 = zext nneg i32 %49 to i64, !dbg !183
  %51 = getelementptr inbounds nuw %struct.Scaled, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 %50, !dbg !183
  %52 = load i64, ptr %51, align 4, !dbg !183
  %53 = trunc i64 %52 to i32, !dbg !183
  %54 = lshr i64 %52, 32, !dbg !183
  %55 = trunc nuw i64 %54 to i32, !dbg !183
  %56 = bitcast i32 %53 to float, !dbg !184
  %57 = bitcast i32 %55 to float, !dbg !184
  %58 = bitcast i32 %46 to float, !dbg !184
  %59 = bitcast i32 %48 to float, !dbg !184
  %60 = fcmp contract ogt float %58, %56, !dbg !186
  %61 = select i1 %60, float %58, float %56, !dbg !187
  %62 = select i1 %60, float %59, float %57, !dbg !187
  %63 = select i1 %60, float %56, float %58, !dbg !188
  %64 = select i1 %60, float %57, float %59, !dbg !188
  %65 = fsub contract float %63, %61, !dbg !189
  %66 = tail call contract noundef float @__nv_fast_expf(float noundef %65) #9, !dbg !190
  %67 = fmul contract float %66, %64, !dbg !192
  %68 = fadd contract float %62, %67, !dbg !193
  store float %61, ptr %16, align 4, !dbg !194, !tbaa !34
  store float %68, ptr %17, align 4, !dbg !194, !tbaa !34
  br label %69, !dbg !195

69:                                               ; preds = %44, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !196
  %70 = lshr i32 %42, 1, !dbg !163
  %71 = icmp eq i32 %70, 0, !dbg !164
  br i1 %71, label %39, label %41, !dbg !165, !llvm.loop !197

72:                                               ; preds = %39
  %73 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), align 8, !dbg !199
  store i64 %73, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 8, !dbg !199
  br label %74, !dbg !200

74:                                               ; preds = %72, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !201
  %75 = icmp slt i32 %8, %2, !dbg !202
  br i1 %75, label %77, label %76, !dbg !203

76:                                               ; preds = %77, %74
  ret void, !dbg !204

77:                                               ; preds = %74, %77
  %78 = phi i32 [ %90, %77 ], [ %8, %74 ]
  %79 = sext i32 %78 to i64, !dbg !205
  %80 = getelementptr inbounds float, ptr %7, i64 %79, !dbg !205
  %81 = load float, ptr %80, align 4, !dbg !205, !tbaa !34
  %82 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 4, !dbg !206, !tbaa !130
  %83 = fsub contract float %81, %82, !dbg !207
  %84 = tail call contract noundef float @__nv_fast_expf(float noundef %83) #9, !dbg !208
  %85 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), i64 4), align 4, !dbg !210, !tbaa !211
  %86 = fdiv contract float %84, %85, !dbg !212
  %87 = add i32 %78, %5, !dbg !213
  %88 = zext i32 %87 to i64, !dbg !214
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %88, !dbg !214
  store float %86, ptr %89, align 4, !dbg !215, !tbaa !34
  %90 = add i32 %78, %18, !dbg !216
  %91 = icmp slt i32 %90, %2, !dbg !202
  br i1 %91, label %77, label %76, !dbg !203, !llvm.loop !217
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_merged_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !218 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %7 = lshr i32 %6, 5, !dbg !223
  %8 = mul i32 %7, %5, !dbg !224
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %10 = lshr i32 %9, 5, !dbg !227
  %11 = add i32 %8, %10, !dbg !228
  %12 = and i32 %9, 31, !dbg !229
  %13 = icmp slt i32 %11, %2, !dbg !230
  br i1 %13, label %14, label %70, !dbg !230

14:                                               ; preds = %4
  %15 = icmp slt i32 %12, %3, !dbg !231
  br i1 %15, label %19, label %16, !dbg !232

16:                                               ; preds = %21, %14
  %17 = phi float [ 0xC7EFFFFFE0000000, %14 ], [ %29, %21 ]
  %18 = phi float [ 0.000000e+00, %14 ], [ %35, %21 ]
  br label %42, !dbg !233

19:                                               ; preds = %14
  %20 = mul nsw i32 %3, %11
  br label %21, !dbg !232

21:                                               ; preds = %19, %21
  %22 = phi float [ 0xC7EFFFFFE0000000, %19 ], [ %29, %21 ]
  %23 = phi float [ 0.000000e+00, %19 ], [ %35, %21 ]
  %24 = phi i32 [ %12, %19 ], [ %36, %21 ]
  %25 = add nsw i32 %24, %20, !dbg !234
  %26 = sext i32 %25 to i64, !dbg !235
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !235
  %28 = load float, ptr %27, align 4, !dbg !235, !tbaa !34
  %29 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %28) #9, !dbg !236
  %30 = fsub contract float %22, %29, !dbg !238
  %31 = tail call contract noundef float @__nv_fast_expf(float noundef %30) #9, !dbg !239
  %32 = fmul contract float %23, %31, !dbg !241
  %33 = fsub contract float %28, %29, !dbg !242
  %34 = tail call contract noundef float @__nv_fast_expf(float noundef %33) #9, !dbg !243
  %35 = fadd contract float %32, %34, !dbg !245
  %36 = add nuw nsw i32 %24, 32, !dbg !246
  %37 = icmp slt i32 %36, %3, !dbg !231
  br i1 %37, label %21, label %16, !dbg !232, !llvm.loop !247

38:                                               ; preds = %42
  %39 = icmp slt i32 %12, %3, !dbg !249
  br i1 %39, label %40, label %70, !dbg !250

40:                                               ; preds = %38
  %41 = mul nsw i32 %3, %11
  br label %58, !dbg !250

42:                                               ; preds = %16, %42
  %43 = phi float [ %48, %42 ], [ %17, %16 ]
  %44 = phi float [ %55, %42 ], [ %18, %16 ]
  %45 = phi i32 [ %56, %42 ], [ 16, %16 ]
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 %45, i32 31), !dbg !251
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 %45, i32 31), !dbg !253
  %48 = tail call contract noundef float @__nv_fmaxf(float noundef %43, float noundef %46) #9, !dbg !255
  %49 = fsub contract float %43, %48, !dbg !257
  %50 = tail call contract noundef float @__nv_fast_expf(float noundef %49) #9, !dbg !258
  %51 = fmul contract float %44, %50, !dbg !260
  %52 = fsub contract float %46, %48, !dbg !261
  %53 = tail call contract noundef float @__nv_fast_expf(float noundef %52) #9, !dbg !262
  %54 = fmul contract float %47, %53, !dbg !264
  %55 = fadd contract float %51, %54, !dbg !265
  %56 = lshr i32 %45, 1, !dbg !266
  %57 = icmp eq i32 %56, 0, !dbg !267
  br i1 %57, label %38, label %42, !dbg !233, !llvm.loop !268

58:                                               ; preds = %40, %58
  %59 = phi i32 [ %12, %40 ], [ %68, %58 ]
  %60 = add nsw i32 %59, %41, !dbg !270
  %61 = sext i32 %60 to i64, !dbg !271
  %62 = getelementptr inbounds float, ptr %0, i64 %61, !dbg !271
  %63 = load float, ptr %62, align 4, !dbg !271, !tbaa !34
  %64 = fsub contract float %63, %48, !dbg !272
  %65 = tail call contract noundef float @__nv_fast_expf(float noundef %64) #9, !dbg !273
  %66 = fdiv contract float %65, %55, !dbg !275
  %67 = getelementptr inbounds float, ptr %1, i64 %61, !dbg !276
  store float %66, ptr %67, align 4, !dbg !277, !tbaa !34
  %68 = add nuw nsw i32 %59, 32, !dbg !278
  %69 = icmp slt i32 %68, %3, !dbg !249
  br i1 %69, label %58, label %70, !dbg !250, !llvm.loop !279

70:                                               ; preds = %58, %38, %4
  ret void, !dbg !281
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @moments_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !dbg !282 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !283
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285
  %8 = mul i32 %6, %7, !dbg !287
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %10 = add i32 %8, %9, !dbg !290
  %11 = icmp slt i32 %10, %3, !dbg !291
  br i1 %11, label %12, label %41, !dbg !291

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !292
  br i1 %13, label %14, label %16, !dbg !293

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  br label %24, !dbg !293

16:                                               ; preds = %24, %12
  %17 = phi float [ 0.000000e+00, %12 ], [ %39, %24 ], !dbg !294
  %18 = phi float [ 0.000000e+00, %12 ], [ %36, %24 ], !dbg !294
  %19 = sext i32 %10 to i64, !dbg !295
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !295
  store float %18, ptr %20, align 4, !dbg !296, !tbaa !34
  %21 = sitofp i32 %4 to float, !dbg !297
  %22 = fdiv contract float %17, %21, !dbg !298
  %23 = getelementptr inbounds float, ptr %2, i64 %19, !dbg !299
  store float %22, ptr %23, align 4, !dbg !300, !tbaa !34
  br label %41, !dbg !301

24:                                               ; preds = %14, %24
  %25 = phi float [ 0.000000e+00, %14 ], [ %36, %24 ]
  %26 = phi i32 [ 0, %14 ], [ %33, %24 ]
  %27 = phi float [ 0.000000e+00, %14 ], [ %39, %24 ]
  %28 = add nsw i32 %26, %15, !dbg !302
  %29 = sext i32 %28 to i64, !dbg !303
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !303
  %31 = load float, ptr %30, align 4, !dbg !303, !tbaa !34
  %32 = fsub contract float %31, %25, !dbg !304
  %33 = add nuw nsw i32 %26, 1, !dbg !305
  %34 = uitofp nneg i32 %33 to float, !dbg !306
  %35 = fdiv contract float %32, %34, !dbg !307
  %36 = fadd contract float %25, %35, !dbg !308
  %37 = fsub contract float %31, %36, !dbg !309
  %38 = fmul contract float %32, %37, !dbg !310
  %39 = fadd contract float %27, %38, !dbg !311
  %40 = icmp eq i32 %33, %4, !dbg !292
  br i1 %40, label %16, label %24, !dbg !293, !llvm.loop !312

41:                                               ; preds = %5, %16
  ret void, !dbg !301
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_down(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !314 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %6 = icmp slt i32 %5, %3, !dbg !317
  br i1 %6, label %11, label %7, !dbg !318

7:                                                ; preds = %14, %4
  %8 = phi float [ 0.000000e+00, %4 ], [ %26, %14 ]
  %9 = phi float [ 0.000000e+00, %4 ], [ %29, %14 ]
  %10 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ]
  br label %34, !dbg !319

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %3, %12
  br label %14, !dbg !318

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %5, %11 ], [ %30, %14 ]
  %16 = phi float [ 0.000000e+00, %11 ], [ %26, %14 ]
  %17 = phi float [ 0.000000e+00, %11 ], [ %29, %14 ]
  %18 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %19 = add i32 %15, %13, !dbg !320
  %20 = zext i32 %19 to i64, !dbg !321
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !321
  %22 = load float, ptr %21, align 4, !dbg !321, !tbaa !34
  %23 = fadd contract float %18, 1.000000e+00, !dbg !322
  %24 = fsub contract float %22, %16, !dbg !324
  %25 = fdiv contract float %24, %23, !dbg !325
  %26 = fadd contract float %16, %25, !dbg !326
  %27 = fsub contract float %22, %26, !dbg !327
  %28 = fmul contract float %24, %27, !dbg !328
  %29 = fadd contract float %17, %28, !dbg !329
  %30 = add nuw nsw i32 %15, 32, !dbg !330
  %31 = icmp slt i32 %30, %3, !dbg !317
  br i1 %31, label %14, label %7, !dbg !318, !llvm.loop !331

32:                                               ; preds = %56
  %33 = icmp eq i32 %5, 0, !dbg !333
  br i1 %33, label %62, label %71, !dbg !333

34:                                               ; preds = %7, %56
  %35 = phi i32 [ %60, %56 ], [ 16, %7 ]
  %36 = phi float [ %57, %56 ], [ %8, %7 ]
  %37 = phi float [ %58, %56 ], [ %9, %7 ]
  %38 = phi float [ %59, %56 ], [ %10, %7 ]
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %36, i32 %35, i32 31), !dbg !334
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %37, i32 %35, i32 31), !dbg !337
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %38, i32 %35, i32 31), !dbg !339
  %42 = fcmp contract oeq float %38, 0.000000e+00, !dbg !341
  br i1 %42, label %56, label %43, !dbg !341

43:                                               ; preds = %34
  %44 = fcmp contract oeq float %41, 0.000000e+00, !dbg !343
  br i1 %44, label %56, label %45, !dbg !343

45:                                               ; preds = %43
  %46 = fsub contract float %39, %36, !dbg !344
  %47 = fadd contract float %38, %41, !dbg !345
  %48 = fdiv contract float %41, %47, !dbg !346
  %49 = fmul contract float %46, %48, !dbg !347
  %50 = fadd contract float %36, %49, !dbg !348
  %51 = fadd contract float %37, %40, !dbg !349
  %52 = fmul contract float %46, %46, !dbg !350
  %53 = fmul contract float %38, %52, !dbg !351
  %54 = fmul contract float %53, %48, !dbg !352
  %55 = fadd contract float %51, %54, !dbg !353
  br label %56

56:                                               ; preds = %43, %34, %45
  %57 = phi float [ %50, %45 ], [ %39, %34 ], [ %36, %43 ], !dbg !354
  %58 = phi float [ %55, %45 ], [ %40, %34 ], [ %37, %43 ], !dbg !354
  %59 = phi float [ %47, %45 ], [ %41, %34 ], [ %38, %43 ], !dbg !354
  %60 = lshr i32 %35, 1, !dbg !355
  %61 = icmp eq i32 %60, 0, !dbg !356
  br i1 %61, label %32, label %34, !dbg !319, !llvm.loop !357

62:                                               ; preds = %32
  %63 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359
  %64 = zext nneg i32 %63 to i64, !dbg !361
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64, !dbg !361
  store float %57, ptr %65, align 4, !dbg !362, !tbaa !34
  %66 = sitofp i32 %3 to float, !dbg !363
  %67 = fdiv contract float %58, %66, !dbg !364
  %68 = fadd contract float %67, 0x3EE4F8B580000000, !dbg !365
  %69 = tail call contract noundef float @__nv_rsqrtf(float noundef %68) #9, !dbg !366
  %70 = getelementptr inbounds nuw float, ptr %2, i64 %64, !dbg !369
  store float %69, ptr %70, align 4, !dbg !370, !tbaa !34
  br label %71, !dbg !371

71:                                               ; preds = %62, %32
  ret void, !dbg !372
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm_ring(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #3 !dbg !373 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !374
  %9 = mul i32 %6, %8, !dbg !376
  %10 = zext i32 %9 to i64, !dbg !377
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !377
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !378
  %13 = icmp slt i32 %12, %6, !dbg !380
  br i1 %13, label %18, label %14, !dbg !381

14:                                               ; preds = %18, %7
  %15 = phi float [ 0.000000e+00, %7 ], [ %26, %18 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %32, %18 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %29, %18 ]
  br label %41, !dbg !382

18:                                               ; preds = %7, %18
  %19 = phi i32 [ %33, %18 ], [ %12, %7 ]
  %20 = phi float [ %26, %18 ], [ 0.000000e+00, %7 ]
  %21 = phi float [ %32, %18 ], [ 0.000000e+00, %7 ]
  %22 = phi float [ %29, %18 ], [ 0.000000e+00, %7 ]
  %23 = zext nneg i32 %19 to i64, !dbg !383
  %24 = getelementptr inbounds nuw float, ptr %11, i64 %23, !dbg !383
  %25 = load float, ptr %24, align 4, !dbg !383, !tbaa !34
  %26 = fadd contract float %20, 1.000000e+00, !dbg !384
  %27 = fsub contract float %25, %22, !dbg !386
  %28 = fdiv contract float %27, %26, !dbg !387
  %29 = fadd contract float %22, %28, !dbg !388
  %30 = fsub contract float %25, %29, !dbg !389
  %31 = fmul contract float %27, %30, !dbg !390
  %32 = fadd contract float %21, %31, !dbg !391
  %33 = add nuw nsw i32 %19, 32, !dbg !392
  %34 = icmp slt i32 %33, %6, !dbg !380
  br i1 %34, label %18, label %14, !dbg !381, !llvm.loop !393

35:                                               ; preds = %67
  %36 = sitofp i32 %6 to float, !dbg !395
  %37 = fdiv contract float %69, %36, !dbg !396
  %38 = fadd contract float %37, 0x3EE4F8B580000000, !dbg !397
  %39 = tail call contract noundef float @__nv_rsqrtf(float noundef %38) #9, !dbg !398
  %40 = icmp slt i32 %12, %6, !dbg !400
  br i1 %40, label %74, label %72, !dbg !401

41:                                               ; preds = %14, %67
  %42 = phi i32 [ %70, %67 ], [ 0, %14 ]
  %43 = phi float [ %52, %67 ], [ %15, %14 ]
  %44 = phi float [ %69, %67 ], [ %16, %14 ]
  %45 = phi float [ %68, %67 ], [ %17, %14 ]
  %46 = shl nuw nsw i32 1, %42, !dbg !402
  %47 = add nuw nsw i32 %46, %12, !dbg !403
  %48 = and i32 %47, 31, !dbg !404
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %45, i32 %48, i32 31), !dbg !405
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %43, i32 %48, i32 31), !dbg !408
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %44, i32 %48, i32 31), !dbg !410
  %52 = fadd contract float %43, %50, !dbg !412
  %53 = fcmp contract ogt float %52, 0.000000e+00, !dbg !414
  br i1 %53, label %54, label %67, !dbg !414

54:                                               ; preds = %41
  %55 = fsub contract float %49, %45, !dbg !415
  %56 = fdiv contract float %43, %52, !dbg !416
  %57 = fdiv contract float %50, %52, !dbg !417
  %58 = fmul contract float %45, %56, !dbg !418
  %59 = fmul contract float %49, %57, !dbg !419
  %60 = fadd contract float %59, %58, !dbg !420
  %61 = fadd contract float %44, %51, !dbg !421
  %62 = fmul contract float %55, %55, !dbg !422
  %63 = fmul contract float %62, %56, !dbg !423
  %64 = fmul contract float %57, %63, !dbg !424
  %65 = fmul contract float %52, %64, !dbg !425
  %66 = fadd contract float %61, %65, !dbg !426
  br label %67, !dbg !427

67:                                               ; preds = %41, %54
  %68 = phi float [ %60, %54 ], [ 0.000000e+00, %41 ], !dbg !428
  %69 = phi float [ %66, %54 ], [ 0.000000e+00, %41 ], !dbg !428
  %70 = add nuw nsw i32 %42, 1, !dbg !429
  %71 = icmp eq i32 %70, 5, !dbg !430
  br i1 %71, label %35, label %41, !dbg !382, !llvm.loop !431

72:                                               ; preds = %74, %35
  %73 = icmp eq i32 %12, 0, !dbg !433
  br i1 %73, label %92, label %96, !dbg !433

74:                                               ; preds = %35, %74
  %75 = phi i32 [ %90, %74 ], [ %12, %35 ]
  %76 = zext nneg i32 %75 to i64, !dbg !434
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76, !dbg !434
  %78 = load float, ptr %77, align 4, !dbg !434, !tbaa !34
  %79 = getelementptr inbounds nuw float, ptr %11, i64 %76, !dbg !435
  %80 = load float, ptr %79, align 4, !dbg !435, !tbaa !34
  %81 = fsub contract float %80, %68, !dbg !436
  %82 = fmul contract float %39, %81, !dbg !437
  %83 = fmul contract float %78, %82, !dbg !438
  %84 = getelementptr inbounds nuw float, ptr %2, i64 %76, !dbg !439
  %85 = load float, ptr %84, align 4, !dbg !439, !tbaa !34
  %86 = fadd contract float %85, %83, !dbg !440
  %87 = add i32 %75, %9, !dbg !441
  %88 = zext i32 %87 to i64, !dbg !442
  %89 = getelementptr inbounds nuw float, ptr %3, i64 %88, !dbg !442
  store float %86, ptr %89, align 4, !dbg !443, !tbaa !34
  %90 = add nuw nsw i32 %75, 32, !dbg !444
  %91 = icmp slt i32 %90, %6, !dbg !400
  br i1 %91, label %74, label %72, !dbg !401, !llvm.loop !445

92:                                               ; preds = %72
  %93 = zext nneg i32 %8 to i64, !dbg !447
  %94 = getelementptr inbounds nuw float, ptr %4, i64 %93, !dbg !447
  store float %68, ptr %94, align 4, !dbg !448, !tbaa !34
  %95 = getelementptr inbounds nuw float, ptr %5, i64 %93, !dbg !449
  store float %39, ptr %95, align 4, !dbg !450, !tbaa !34
  br label %96, !dbg !451

96:                                               ; preds = %92, %72
  ret void, !dbg !452
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !453 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454
  %6 = icmp slt i32 %5, %3, !dbg !456
  br i1 %6, label %7, label %13, !dbg !457

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  %10 = xor i32 %5, -1, !dbg !457
  %11 = add i32 %3, %10, !dbg !457
  %12 = lshr i32 %11, 6, !dbg !457
  br label %21, !dbg !457

13:                                               ; preds = %21, %4
  %14 = phi float [ 0.000000e+00, %4 ], [ %37, %21 ], !dbg !458
  %15 = phi float [ 0.000000e+00, %4 ], [ %34, %21 ], !dbg !458
  %16 = phi i32 [ 0, %4 ], [ %31, %21 ], !dbg !458
  %17 = zext nneg i32 %5 to i64, !dbg !459
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %17, !dbg !459
  store float %15, ptr %18, align 4, !dbg !460, !tbaa !34
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %17, !dbg !461
  store float %14, ptr %19, align 4, !dbg !462, !tbaa !34
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %17, !dbg !463
  store i32 %16, ptr %20, align 4, !dbg !464, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !465
  br label %42, !dbg !466

21:                                               ; preds = %7, %21
  %22 = phi i32 [ 0, %7 ], [ %31, %21 ]
  %23 = phi float [ 0.000000e+00, %7 ], [ %34, %21 ]
  %24 = phi float [ 0.000000e+00, %7 ], [ %37, %21 ]
  %25 = phi i32 [ %5, %7 ], [ %38, %21 ]
  %26 = add i32 %25, %9, !dbg !467
  %27 = zext i32 %26 to i64, !dbg !468
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27, !dbg !468
  %29 = load float, ptr %28, align 4, !dbg !468, !tbaa !34
  %30 = fsub contract float %29, %23, !dbg !469
  %31 = add nuw nsw i32 %22, 1, !dbg !470
  %32 = uitofp nneg i32 %31 to float, !dbg !470
  %33 = fdiv contract float %30, %32, !dbg !471
  %34 = fadd contract float %23, %33, !dbg !472
  %35 = fsub contract float %29, %34, !dbg !473
  %36 = fmul contract float %30, %35, !dbg !474
  %37 = fadd contract float %24, %36, !dbg !475
  %38 = add nuw nsw i32 %25, 64, !dbg !476
  %39 = icmp eq i32 %22, %12, !dbg !456
  br i1 %39, label %13, label %21, !dbg !457, !llvm.loop !477

40:                                               ; preds = %73
  %41 = icmp eq i32 %5, 0, !dbg !479
  br i1 %41, label %76, label %85, !dbg !479

42:                                               ; preds = %13, %73
  %43 = phi i32 [ 32, %13 ], [ %74, %73 ]
  %44 = icmp samesign ult i32 %5, %43, !dbg !480
  br i1 %44, label %45, label %73, !dbg !480

45:                                               ; preds = %42
  %46 = add nuw nsw i32 %43, %5, !dbg !481
  %47 = zext nneg i32 %46 to i64, !dbg !482
  %48 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %47, !dbg !482
  %49 = load i32, ptr %48, align 4, !dbg !482, !tbaa !7
  %50 = icmp sgt i32 %49, 0, !dbg !483
  br i1 %50, label %51, label %73, !dbg !483

51:                                               ; preds = %45
  %52 = load i32, ptr %20, align 4, !dbg !484, !tbaa !7
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %47, !dbg !485
  %54 = load float, ptr %53, align 4, !dbg !485, !tbaa !34
  %55 = load float, ptr %18, align 4, !dbg !486, !tbaa !34
  %56 = fsub contract float %54, %55, !dbg !487
  %57 = uitofp nneg i32 %49 to float, !dbg !488
  %58 = fmul contract float %56, %57, !dbg !489
  %59 = add nsw i32 %52, %49, !dbg !490
  %60 = sitofp i32 %59 to float, !dbg !491
  %61 = fdiv contract float %58, %60, !dbg !492
  %62 = fadd contract float %55, %61, !dbg !493
  store float %62, ptr %18, align 4, !dbg !493, !tbaa !34
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %47, !dbg !494
  %64 = load float, ptr %63, align 4, !dbg !494, !tbaa !34
  %65 = fmul contract float %56, %56, !dbg !495
  %66 = sitofp i32 %52 to float, !dbg !496
  %67 = fmul contract float %65, %66, !dbg !497
  %68 = fmul contract float %67, %57, !dbg !498
  %69 = fdiv contract float %68, %60, !dbg !499
  %70 = fadd contract float %64, %69, !dbg !500
  %71 = load float, ptr %19, align 4, !dbg !501, !tbaa !34
  %72 = fadd contract float %71, %70, !dbg !501
  store float %72, ptr %19, align 4, !dbg !501, !tbaa !34
  store i32 %59, ptr %20, align 4, !dbg !502, !tbaa !7
  br label %73, !dbg !503

73:                                               ; preds = %45, %51, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !504
  %74 = lshr i32 %43, 1, !dbg !505
  %75 = icmp eq i32 %74, 0, !dbg !506
  br i1 %75, label %40, label %42, !dbg !466, !llvm.loop !507

76:                                               ; preds = %40
  %77 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), align 4, !dbg !509, !tbaa !34
  %78 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !510
  %79 = zext nneg i32 %78 to i64, !dbg !512
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79, !dbg !512
  store float %77, ptr %80, align 4, !dbg !513, !tbaa !34
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), align 4, !dbg !514, !tbaa !34
  %82 = sitofp i32 %3 to float, !dbg !515
  %83 = fdiv contract float %81, %82, !dbg !516
  %84 = getelementptr inbounds nuw float, ptr %2, i64 %79, !dbg !517
  store float %83, ptr %84, align 4, !dbg !518, !tbaa !34
  br label %85, !dbg !519

85:                                               ; preds = %76, %40
  ret void, !dbg !520
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_moments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #3 !dbg !521 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !522
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !524
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !526
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !529
  %12 = mul nuw nsw i32 %10, %11, !dbg !531
  %13 = add nuw nsw i32 %12, %9, !dbg !532
  %14 = icmp slt i32 %10, %3, !dbg !533
  br i1 %14, label %19, label %15, !dbg !534

15:                                               ; preds = %62, %7
  %16 = phi i32 [ 0, %7 ], [ %63, %62 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %64, %62 ]
  %18 = phi float [ 0.000000e+00, %7 ], [ %65, %62 ]
  br label %31, !dbg !535

19:                                               ; preds = %7
  %20 = icmp slt i32 %9, %5
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %22, !dbg !534

22:                                               ; preds = %19, %62
  %23 = phi i32 [ %10, %19 ], [ %66, %62 ]
  %24 = phi float [ 0.000000e+00, %19 ], [ %65, %62 ]
  %25 = phi float [ 0.000000e+00, %19 ], [ %64, %62 ]
  %26 = phi i32 [ 0, %19 ], [ %63, %62 ]
  br i1 %20, label %27, label %62, !dbg !537

27:                                               ; preds = %22
  %28 = mul nsw i32 %23, %4
  %29 = add nsw i32 %28, %8
  %30 = mul nsw i32 %29, %5
  br label %68, !dbg !537

31:                                               ; preds = %15, %31
  %32 = phi i32 [ %39, %31 ], [ %16, %15 ], !dbg !538
  %33 = phi float [ %56, %31 ], [ %17, %15 ], !dbg !538
  %34 = phi float [ %52, %31 ], [ %18, %15 ], !dbg !538
  %35 = phi i32 [ %57, %31 ], [ 0, %15 ]
  %36 = shl nuw nsw i32 1, %35, !dbg !539
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 %36, i32 31), !dbg !540
  %38 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 %36, i32 31), !dbg !542
  %39 = add nsw i32 %38, %32, !dbg !544
  %40 = sitofp i32 %39 to float, !dbg !545
  %41 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %40) #9, !dbg !546
  %42 = fdiv contract float 1.000000e+00, %41, !dbg !548
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 %36, i32 31), !dbg !549
  %44 = fsub contract float %33, %37, !dbg !551
  %45 = fmul contract float %44, %44, !dbg !552
  %46 = sitofp i32 %32 to float, !dbg !553
  %47 = fmul contract float %45, %46, !dbg !554
  %48 = sitofp i32 %38 to float, !dbg !555
  %49 = fmul contract float %47, %48, !dbg !556
  %50 = fmul contract float %42, %49, !dbg !557
  %51 = fadd contract float %43, %50, !dbg !558
  %52 = fadd contract float %34, %51, !dbg !559
  %53 = fmul contract float %33, %46, !dbg !560
  %54 = fmul contract float %37, %48, !dbg !561
  %55 = fadd contract float %53, %54, !dbg !562
  %56 = fmul contract float %42, %55, !dbg !563
  %57 = add nuw nsw i32 %35, 1, !dbg !564
  %58 = icmp eq i32 %57, 5, !dbg !565
  br i1 %58, label %59, label %31, !dbg !535, !llvm.loop !566

59:                                               ; preds = %31
  %60 = and i32 %13, 31, !dbg !568
  %61 = icmp eq i32 %60, 0, !dbg !568
  br i1 %61, label %87, label %95, !dbg !568

62:                                               ; preds = %68, %22
  %63 = phi i32 [ %26, %22 ], [ %78, %68 ], !dbg !538
  %64 = phi float [ %25, %22 ], [ %81, %68 ], !dbg !538
  %65 = phi float [ %24, %22 ], [ %84, %68 ], !dbg !538
  %66 = add i32 %23, %21, !dbg !569
  %67 = icmp slt i32 %66, %3, !dbg !533
  br i1 %67, label %22, label %15, !dbg !534, !llvm.loop !570

68:                                               ; preds = %27, %68
  %69 = phi i32 [ %9, %27 ], [ %85, %68 ]
  %70 = phi float [ %24, %27 ], [ %84, %68 ]
  %71 = phi float [ %25, %27 ], [ %81, %68 ]
  %72 = phi i32 [ %26, %27 ], [ %78, %68 ]
  %73 = add nsw i32 %69, %30, !dbg !572
  %74 = sext i32 %73 to i64, !dbg !573
  %75 = getelementptr inbounds float, ptr %0, i64 %74, !dbg !573
  %76 = load float, ptr %75, align 4, !dbg !573, !tbaa !34
  %77 = fsub contract float %76, %71, !dbg !574
  %78 = add nsw i32 %72, 1, !dbg !575
  %79 = sitofp i32 %78 to float, !dbg !575
  %80 = fdiv contract float %77, %79, !dbg !576
  %81 = fadd contract float %71, %80, !dbg !577
  %82 = fsub contract float %76, %81, !dbg !578
  %83 = fmul contract float %77, %82, !dbg !579
  %84 = fadd contract float %70, %83, !dbg !580
  %85 = add i32 %69, %11, !dbg !581
  %86 = icmp slt i32 %85, %5, !dbg !582
  br i1 %86, label %68, label %62, !dbg !537, !llvm.loop !583

87:                                               ; preds = %59
  %88 = lshr exact i32 %13, 5, !dbg !584
  %89 = zext nneg i32 %88 to i64, !dbg !585
  %90 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %89, !dbg !585
  store i32 %39, ptr %90, align 4, !dbg !586, !tbaa !7
  %91 = lshr exact i32 %13, 4, !dbg !587
  %92 = zext nneg i32 %91 to i64, !dbg !588
  %93 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %92, !dbg !588
  store float %56, ptr %93, align 4, !dbg !589, !tbaa !34
  %94 = getelementptr i8, ptr %93, i64 4, !dbg !590
  store float %52, ptr %94, align 4, !dbg !591, !tbaa !34
  br label %95, !dbg !592

95:                                               ; preds = %87, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !593
  %96 = icmp samesign ult i32 %13, 32, !dbg !594
  br i1 %96, label %97, label %119, !dbg !594

97:                                               ; preds = %95
  %98 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !595
  %99 = mul nuw nsw i32 %11, %98, !dbg !598
  %100 = lshr i32 %99, 5, !dbg !599
  %101 = icmp samesign ult i32 %13, %100, !dbg !600
  br i1 %101, label %102, label %110, !dbg !601

102:                                              ; preds = %97
  %103 = zext nneg i32 %13 to i64, !dbg !602
  %104 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %103, !dbg !602
  %105 = load i32, ptr %104, align 4, !dbg !602, !tbaa !7
  %106 = shl nuw nsw i32 %13, 1, !dbg !603
  %107 = zext nneg i32 %106 to i64, !dbg !604
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %107, !dbg !604
  %109 = load float, ptr %108, align 4, !dbg !604, !tbaa !34
  br label %110, !dbg !605

110:                                              ; preds = %97, %102
  %111 = phi i32 [ %105, %102 ], [ 0, %97 ], !dbg !606
  %112 = phi contract float [ %109, %102 ], [ 0.000000e+00, %97 ], !dbg !605
  br i1 %101, label %113, label %119, !dbg !607

113:                                              ; preds = %110
  %114 = shl nuw nsw i32 %13, 1, !dbg !608
  %115 = zext nneg i32 %114 to i64, !dbg !609
  %116 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %115, !dbg !609
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 4, !dbg !609
  %118 = load float, ptr %117, align 4, !dbg !609, !tbaa !34
  br label %119, !dbg !607

119:                                              ; preds = %113, %110, %95
  %120 = phi i32 [ %111, %113 ], [ %111, %110 ], [ %39, %95 ]
  %121 = phi float [ %112, %113 ], [ %112, %110 ], [ %56, %95 ]
  %122 = phi float [ %118, %113 ], [ 0.000000e+00, %110 ], [ %52, %95 ]
  br label %123, !dbg !610

123:                                              ; preds = %119, %123
  %124 = phi i32 [ %131, %123 ], [ %120, %119 ], !dbg !538
  %125 = phi float [ %148, %123 ], [ %121, %119 ], !dbg !538
  %126 = phi float [ %144, %123 ], [ %122, %119 ], !dbg !538
  %127 = phi i32 [ %149, %123 ], [ 0, %119 ]
  %128 = shl nuw nsw i32 1, %127, !dbg !612
  %129 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %125, i32 %128, i32 31), !dbg !613
  %130 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %124, i32 %128, i32 31), !dbg !615
  %131 = add nsw i32 %130, %124, !dbg !617
  %132 = sitofp i32 %131 to float, !dbg !618
  %133 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %132) #9, !dbg !619
  %134 = fdiv contract float 1.000000e+00, %133, !dbg !621
  %135 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %126, i32 %128, i32 31), !dbg !622
  %136 = fsub contract float %125, %129, !dbg !624
  %137 = fmul contract float %136, %136, !dbg !625
  %138 = sitofp i32 %124 to float, !dbg !626
  %139 = fmul contract float %137, %138, !dbg !627
  %140 = sitofp i32 %130 to float, !dbg !628
  %141 = fmul contract float %139, %140, !dbg !629
  %142 = fmul contract float %134, %141, !dbg !630
  %143 = fadd contract float %135, %142, !dbg !631
  %144 = fadd contract float %126, %143, !dbg !632
  %145 = fmul contract float %125, %138, !dbg !633
  %146 = fmul contract float %129, %140, !dbg !634
  %147 = fadd contract float %145, %146, !dbg !635
  %148 = fmul contract float %134, %147, !dbg !636
  %149 = add nuw nsw i32 %127, 1, !dbg !637
  %150 = icmp eq i32 %149, 5, !dbg !638
  br i1 %150, label %151, label %123, !dbg !610, !llvm.loop !639

151:                                              ; preds = %123
  %152 = icmp eq i32 %13, 0, !dbg !641
  br i1 %152, label %153, label %162, !dbg !641

153:                                              ; preds = %151
  %154 = zext nneg i32 %8 to i64, !dbg !642
  %155 = getelementptr inbounds nuw float, ptr %1, i64 %154, !dbg !642
  store float %148, ptr %155, align 4, !dbg !643, !tbaa !34
  %156 = mul nsw i32 %5, %3, !dbg !644
  %157 = sitofp i32 %156 to float, !dbg !645
  %158 = fdiv contract float %144, %157, !dbg !646
  %159 = fadd contract float %6, %158, !dbg !647
  %160 = tail call contract noundef float @__nv_rsqrtf(float noundef %159) #9, !dbg !648
  %161 = getelementptr inbounds nuw float, ptr %2, i64 %154, !dbg !650
  store float %160, ptr %161, align 4, !dbg !651, !tbaa !34
  br label %162, !dbg !652

162:                                              ; preds = %153, %151
  ret void, !dbg !653
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean_compensated(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !dbg !654 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !655
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !657
  %7 = mul i32 %5, %6, !dbg !659
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !660
  %9 = add i32 %7, %8, !dbg !662
  %10 = icmp slt i32 %9, %2, !dbg !663
  br i1 %10, label %11, label %35, !dbg !663

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !664
  br i1 %12, label %13, label %15, !dbg !665

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %21, !dbg !665

15:                                               ; preds = %21, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %30, %21 ], !dbg !666
  %17 = sitofp i32 %3 to float, !dbg !667
  %18 = fdiv contract float %16, %17, !dbg !668
  %19 = sext i32 %9 to i64, !dbg !669
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !669
  store float %18, ptr %20, align 4, !dbg !670, !tbaa !34
  br label %35, !dbg !671

21:                                               ; preds = %13, %21
  %22 = phi float [ 0.000000e+00, %13 ], [ %30, %21 ]
  %23 = phi i32 [ 0, %13 ], [ %33, %21 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %32, %21 ]
  %25 = add nsw i32 %23, %14, !dbg !672
  %26 = sext i32 %25 to i64, !dbg !673
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !673
  %28 = load float, ptr %27, align 4, !dbg !673, !tbaa !34
  %29 = fsub contract float %28, %24, !dbg !674
  %30 = fadd contract float %22, %29, !dbg !675
  %31 = fsub contract float %30, %22, !dbg !676
  %32 = fsub contract float %31, %29, !dbg !677
  %33 = add nuw nsw i32 %23, 1, !dbg !678
  %34 = icmp eq i32 %33, %3, !dbg !664
  br i1 %34, label %15, label %21, !dbg !665, !llvm.loop !679

35:                                               ; preds = %4, %15
  ret void, !dbg !671
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

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
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!128 = distinct !DISubprogram(name: "merged", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 56, column: 18, scope: !128)
!130 = !{!131, !18, i64 0}
!131 = !{!"_ZTS6Scaled", !18, i64 0, !18, i64 4}
!132 = !DILocation(line: 56, column: 26, scope: !128)
!133 = !DILocation(line: 56, column: 22, scope: !128)
!134 = !DILocation(line: 57, column: 17, scope: !128)
!135 = !DILocation(line: 57, column: 38, scope: !128)
!136 = !DILocation(line: 58, column: 57, scope: !128)
!137 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !140)
!138 = distinct !DISubprogram(name: "__expf", scope: !139, file: !139, line: 175, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!140 = distinct !DILocation(line: 58, column: 42, scope: !128)
!141 = !DILocation(line: 58, column: 40, scope: !128)
!142 = !DILocation(line: 58, column: 30, scope: !128)
!143 = !DILocation(line: 59, column: 1, scope: !128)
!144 = distinct !DISubprogram(name: "softmax_merged_tree", scope: !1, file: !1, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !148)
!146 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !147, file: !147, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!148 = distinct !DILocation(line: 67, column: 26, scope: !144)
!149 = !DILocation(line: 67, column: 37, scope: !144)
!150 = !DILocation(line: 67, column: 24, scope: !144)
!151 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !147, file: !147, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = distinct !DILocation(line: 68, column: 11, scope: !144)
!154 = !DILocation(line: 70, column: 21, scope: !144)
!155 = !DILocation(line: 70, column: 3, scope: !144)
!156 = !DILocation(line: 0, scope: !144)
!157 = !DILocation(line: 71, column: 3, scope: !144)
!158 = !DILocation(line: 71, column: 12, scope: !144)
!159 = !DILocation(line: 72, column: 3, scope: !144)
!160 = !DILocation(line: 79, column: 27, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !147, file: !147, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = distinct !DILocation(line: 73, column: 19, scope: !144)
!163 = !DILocation(line: 73, scope: !144)
!164 = !DILocation(line: 73, column: 40, scope: !144)
!165 = !DILocation(line: 73, column: 3, scope: !144)
!166 = !DILocation(line: 70, column: 71, scope: !144)
!167 = !DILocation(line: 56, column: 22, scope: !128, inlinedAt: !168)
!168 = distinct !DILocation(line: 70, column: 52, scope: !144)
!169 = !DILocation(line: 57, column: 17, scope: !128, inlinedAt: !168)
!170 = !DILocation(line: 57, column: 38, scope: !128, inlinedAt: !168)
!171 = !DILocation(line: 58, column: 57, scope: !128, inlinedAt: !168)
!172 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !173)
!173 = distinct !DILocation(line: 58, column: 42, scope: !128, inlinedAt: !168)
!174 = !DILocation(line: 58, column: 40, scope: !128, inlinedAt: !168)
!175 = !DILocation(line: 58, column: 30, scope: !128, inlinedAt: !168)
!176 = !DILocation(line: 70, column: 31, scope: !144)
!177 = distinct !{!177, !155, !178, !126, !127}
!178 = !DILocation(line: 70, column: 84, scope: !144)
!179 = !DILocation(line: 77, column: 9, scope: !144)
!180 = !DILocation(line: 74, column: 11, scope: !144)
!181 = !DILocation(line: 74, column: 37, scope: !144)
!182 = !DILocation(line: 74, column: 55, scope: !144)
!183 = !DILocation(line: 74, column: 47, scope: !144)
!184 = !DILocation(line: 56, column: 18, scope: !128, inlinedAt: !185)
!185 = distinct !DILocation(line: 74, column: 30, scope: !144)
!186 = !DILocation(line: 56, column: 22, scope: !128, inlinedAt: !185)
!187 = !DILocation(line: 57, column: 17, scope: !128, inlinedAt: !185)
!188 = !DILocation(line: 57, column: 38, scope: !128, inlinedAt: !185)
!189 = !DILocation(line: 58, column: 57, scope: !128, inlinedAt: !185)
!190 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !191)
!191 = distinct !DILocation(line: 58, column: 42, scope: !128, inlinedAt: !185)
!192 = !DILocation(line: 58, column: 40, scope: !128, inlinedAt: !185)
!193 = !DILocation(line: 58, column: 30, scope: !128, inlinedAt: !185)
!194 = !DILocation(line: 74, column: 28, scope: !144)
!195 = !DILocation(line: 74, column: 19, scope: !144)
!196 = !DILocation(line: 75, column: 5, scope: !144)
!197 = distinct !{!197, !165, !198, !126, !127}
!198 = !DILocation(line: 76, column: 3, scope: !144)
!199 = !DILocation(line: 77, column: 19, scope: !144)
!200 = !DILocation(line: 77, column: 15, scope: !144)
!201 = !DILocation(line: 78, column: 3, scope: !144)
!202 = !DILocation(line: 79, column: 21, scope: !144)
!203 = !DILocation(line: 79, column: 3, scope: !144)
!204 = !DILocation(line: 81, column: 1, scope: !144)
!205 = !DILocation(line: 80, column: 39, scope: !144)
!206 = !DILocation(line: 80, column: 52, scope: !144)
!207 = !DILocation(line: 80, column: 46, scope: !144)
!208 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !209)
!209 = distinct !DILocation(line: 80, column: 32, scope: !144)
!210 = !DILocation(line: 80, column: 63, scope: !144)
!211 = !{!131, !18, i64 4}
!212 = !DILocation(line: 80, column: 57, scope: !144)
!213 = !DILocation(line: 80, column: 25, scope: !144)
!214 = !DILocation(line: 80, column: 5, scope: !144)
!215 = !DILocation(line: 80, column: 30, scope: !144)
!216 = !DILocation(line: 79, column: 31, scope: !144)
!217 = distinct !{!217, !203, !210, !126, !127}
!218 = distinct !DISubprogram(name: "softmax_merged_warp", scope: !1, file: !1, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !220)
!220 = distinct !DILocation(line: 85, column: 13, scope: !218)
!221 = !DILocation(line: 79, column: 27, scope: !161, inlinedAt: !222)
!222 = distinct !DILocation(line: 85, column: 27, scope: !218)
!223 = !DILocation(line: 85, column: 38, scope: !218)
!224 = !DILocation(line: 85, column: 24, scope: !218)
!225 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !226)
!226 = distinct !DILocation(line: 85, column: 46, scope: !218)
!227 = !DILocation(line: 85, column: 58, scope: !218)
!228 = !DILocation(line: 85, column: 44, scope: !218)
!229 = !DILocation(line: 85, column: 83, scope: !218)
!230 = !DILocation(line: 86, column: 11, scope: !218)
!231 = !DILocation(line: 88, column: 24, scope: !218)
!232 = !DILocation(line: 88, column: 3, scope: !218)
!233 = !DILocation(line: 93, column: 3, scope: !218)
!234 = !DILocation(line: 89, column: 28, scope: !218)
!235 = !DILocation(line: 89, column: 15, scope: !218)
!236 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !237)
!237 = distinct !DILocation(line: 89, column: 41, scope: !218)
!238 = !DILocation(line: 90, column: 28, scope: !218)
!239 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !240)
!240 = distinct !DILocation(line: 90, column: 17, scope: !218)
!241 = !DILocation(line: 90, column: 15, scope: !218)
!242 = !DILocation(line: 90, column: 47, scope: !218)
!243 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !244)
!244 = distinct !DILocation(line: 90, column: 38, scope: !218)
!245 = !DILocation(line: 90, column: 36, scope: !218)
!246 = !DILocation(line: 88, column: 34, scope: !218)
!247 = distinct !{!247, !232, !248, !126, !127}
!248 = !DILocation(line: 92, column: 3, scope: !218)
!249 = !DILocation(line: 99, column: 24, scope: !218)
!250 = !DILocation(line: 99, column: 3, scope: !218)
!251 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !252)
!252 = distinct !DILocation(line: 94, column: 19, scope: !218)
!253 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !254)
!254 = distinct !DILocation(line: 94, column: 63, scope: !218)
!255 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !256)
!256 = distinct !DILocation(line: 95, column: 18, scope: !218)
!257 = !DILocation(line: 96, column: 28, scope: !218)
!258 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !259)
!259 = distinct !DILocation(line: 96, column: 17, scope: !218)
!260 = !DILocation(line: 96, column: 15, scope: !218)
!261 = !DILocation(line: 96, column: 58, scope: !218)
!262 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !263)
!263 = distinct !DILocation(line: 96, column: 45, scope: !218)
!264 = !DILocation(line: 96, column: 43, scope: !218)
!265 = !DILocation(line: 96, column: 36, scope: !218)
!266 = !DILocation(line: 93, column: 29, scope: !218)
!267 = !DILocation(line: 93, column: 22, scope: !218)
!268 = distinct !{!268, !233, !269, !126, !127}
!269 = !DILocation(line: 98, column: 3, scope: !218)
!270 = !DILocation(line: 99, column: 81, scope: !218)
!271 = !DILocation(line: 99, column: 68, scope: !218)
!272 = !DILocation(line: 99, column: 86, scope: !218)
!273 = !DILocation(line: 175, column: 45, scope: !138, inlinedAt: !274)
!274 = distinct !DILocation(line: 99, column: 61, scope: !218)
!275 = !DILocation(line: 99, column: 93, scope: !218)
!276 = !DILocation(line: 99, column: 41, scope: !218)
!277 = !DILocation(line: 99, column: 59, scope: !218)
!278 = !DILocation(line: 99, column: 34, scope: !218)
!279 = distinct !{!279, !250, !280, !126, !127}
!280 = !DILocation(line: 99, column: 95, scope: !218)
!281 = !DILocation(line: 100, column: 1, scope: !218)
!282 = distinct !DISubprogram(name: "moments_rows", scope: !1, file: !1, line: 102, type: !12, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !284)
!284 = distinct !DILocation(line: 103, column: 11, scope: !282)
!285 = !DILocation(line: 79, column: 27, scope: !161, inlinedAt: !286)
!286 = distinct !DILocation(line: 103, column: 24, scope: !282)
!287 = !DILocation(line: 103, column: 22, scope: !282)
!288 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !289)
!289 = distinct !DILocation(line: 103, column: 37, scope: !282)
!290 = !DILocation(line: 103, column: 35, scope: !282)
!291 = !DILocation(line: 104, column: 9, scope: !282)
!292 = !DILocation(line: 106, column: 21, scope: !282)
!293 = !DILocation(line: 106, column: 3, scope: !282)
!294 = !DILocation(line: 0, scope: !282)
!295 = !DILocation(line: 111, column: 3, scope: !282)
!296 = !DILocation(line: 111, column: 12, scope: !282)
!297 = !DILocation(line: 112, column: 23, scope: !282)
!298 = !DILocation(line: 112, column: 21, scope: !282)
!299 = !DILocation(line: 112, column: 3, scope: !282)
!300 = !DILocation(line: 112, column: 11, scope: !282)
!301 = !DILocation(line: 113, column: 1, scope: !282)
!302 = !DILocation(line: 107, column: 26, scope: !282)
!303 = !DILocation(line: 107, column: 15, scope: !282)
!304 = !DILocation(line: 107, column: 43, scope: !282)
!305 = !DILocation(line: 108, column: 25, scope: !282)
!306 = !DILocation(line: 108, column: 22, scope: !282)
!307 = !DILocation(line: 108, column: 20, scope: !282)
!308 = !DILocation(line: 108, column: 10, scope: !282)
!309 = !DILocation(line: 109, column: 28, scope: !282)
!310 = !DILocation(line: 109, column: 23, scope: !282)
!311 = !DILocation(line: 109, column: 13, scope: !282)
!312 = distinct !{!312, !293, !313, !126, !127}
!313 = !DILocation(line: 110, column: 3, scope: !282)
!314 = distinct !DISubprogram(name: "moments_down", scope: !1, file: !1, line: 115, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!315 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !316)
!316 = distinct !DILocation(line: 117, column: 16, scope: !314)
!317 = !DILocation(line: 117, column: 31, scope: !314)
!318 = !DILocation(line: 117, column: 3, scope: !314)
!319 = !DILocation(line: 118, column: 3, scope: !314)
!320 = !DILocation(line: 117, column: 78, scope: !314)
!321 = !DILocation(line: 117, column: 58, scope: !314)
!322 = !DILocation(line: 11, column: 11, scope: !11, inlinedAt: !323)
!323 = distinct !DILocation(line: 117, column: 48, scope: !314)
!324 = !DILocation(line: 12, column: 20, scope: !11, inlinedAt: !323)
!325 = !DILocation(line: 13, column: 20, scope: !11, inlinedAt: !323)
!326 = !DILocation(line: 13, column: 10, scope: !11, inlinedAt: !323)
!327 = !DILocation(line: 14, column: 28, scope: !11, inlinedAt: !323)
!328 = !DILocation(line: 14, column: 23, scope: !11, inlinedAt: !323)
!329 = !DILocation(line: 14, column: 13, scope: !11, inlinedAt: !323)
!330 = !DILocation(line: 117, column: 41, scope: !314)
!331 = distinct !{!331, !318, !332, !126, !127}
!332 = !DILocation(line: 117, column: 82, scope: !314)
!333 = !DILocation(line: 124, column: 19, scope: !314)
!334 = !DILocation(line: 180, column: 22, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !89, file: !89, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!336 = distinct !DILocation(line: 119, column: 19, scope: !314)
!337 = !DILocation(line: 180, column: 22, scope: !335, inlinedAt: !338)
!338 = distinct !DILocation(line: 120, column: 19, scope: !314)
!339 = !DILocation(line: 180, column: 22, scope: !335, inlinedAt: !340)
!340 = distinct !DILocation(line: 121, column: 19, scope: !314)
!341 = !DILocation(line: 19, column: 15, scope: !30, inlinedAt: !342)
!342 = distinct !DILocation(line: 122, column: 9, scope: !314)
!343 = !DILocation(line: 20, column: 15, scope: !30, inlinedAt: !342)
!344 = !DILocation(line: 21, column: 24, scope: !30, inlinedAt: !342)
!345 = !DILocation(line: 21, column: 50, scope: !30, inlinedAt: !342)
!346 = !DILocation(line: 21, column: 77, scope: !30, inlinedAt: !342)
!347 = !DILocation(line: 22, column: 26, scope: !30, inlinedAt: !342)
!348 = !DILocation(line: 22, column: 18, scope: !30, inlinedAt: !342)
!349 = !DILocation(line: 22, column: 45, scope: !30, inlinedAt: !342)
!350 = !DILocation(line: 22, column: 65, scope: !30, inlinedAt: !342)
!351 = !DILocation(line: 22, column: 73, scope: !30, inlinedAt: !342)
!352 = !DILocation(line: 22, column: 83, scope: !30, inlinedAt: !342)
!353 = !DILocation(line: 22, column: 57, scope: !30, inlinedAt: !342)
!354 = !DILocation(line: 0, scope: !30, inlinedAt: !342)
!355 = !DILocation(line: 118, column: 29, scope: !314)
!356 = !DILocation(line: 118, column: 22, scope: !314)
!357 = distinct !{!357, !319, !358, !126, !127}
!358 = !DILocation(line: 123, column: 3, scope: !314)
!359 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !360)
!360 = distinct !DILocation(line: 125, column: 11, scope: !314)
!361 = !DILocation(line: 125, column: 5, scope: !314)
!362 = !DILocation(line: 125, column: 23, scope: !314)
!363 = !DILocation(line: 126, column: 45, scope: !314)
!364 = !DILocation(line: 126, column: 43, scope: !314)
!365 = !DILocation(line: 126, column: 50, scope: !314)
!366 = !DILocation(line: 280, column: 45, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "rsqrtf", scope: !99, file: !99, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!368 = distinct !DILocation(line: 126, column: 26, scope: !314)
!369 = !DILocation(line: 126, column: 5, scope: !314)
!370 = !DILocation(line: 126, column: 24, scope: !314)
!371 = !DILocation(line: 127, column: 3, scope: !314)
!372 = !DILocation(line: 128, column: 1, scope: !314)
!373 = distinct !DISubprogram(name: "layer_norm_ring", scope: !1, file: !1, line: 131, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!374 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !375)
!375 = distinct !DILocation(line: 133, column: 26, scope: !373)
!376 = !DILocation(line: 133, column: 37, scope: !373)
!377 = !DILocation(line: 133, column: 24, scope: !373)
!378 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !379)
!379 = distinct !DILocation(line: 135, column: 16, scope: !373)
!380 = !DILocation(line: 135, column: 31, scope: !373)
!381 = !DILocation(line: 135, column: 3, scope: !373)
!382 = !DILocation(line: 136, column: 3, scope: !373)
!383 = !DILocation(line: 135, column: 58, scope: !373)
!384 = !DILocation(line: 11, column: 11, scope: !11, inlinedAt: !385)
!385 = distinct !DILocation(line: 135, column: 48, scope: !373)
!386 = !DILocation(line: 12, column: 20, scope: !11, inlinedAt: !385)
!387 = !DILocation(line: 13, column: 20, scope: !11, inlinedAt: !385)
!388 = !DILocation(line: 13, column: 10, scope: !11, inlinedAt: !385)
!389 = !DILocation(line: 14, column: 28, scope: !11, inlinedAt: !385)
!390 = !DILocation(line: 14, column: 23, scope: !11, inlinedAt: !385)
!391 = !DILocation(line: 14, column: 13, scope: !11, inlinedAt: !385)
!392 = !DILocation(line: 135, column: 41, scope: !373)
!393 = distinct !{!393, !381, !394, !126, !127}
!394 = !DILocation(line: 135, column: 64, scope: !373)
!395 = !DILocation(line: 143, column: 36, scope: !373)
!396 = !DILocation(line: 143, column: 34, scope: !373)
!397 = !DILocation(line: 143, column: 41, scope: !373)
!398 = !DILocation(line: 280, column: 45, scope: !367, inlinedAt: !399)
!399 = distinct !DILocation(line: 143, column: 17, scope: !373)
!400 = !DILocation(line: 144, column: 31, scope: !373)
!401 = !DILocation(line: 144, column: 3, scope: !373)
!402 = !DILocation(line: 137, column: 34, scope: !373)
!403 = !DILocation(line: 137, column: 29, scope: !373)
!404 = !DILocation(line: 137, column: 41, scope: !373)
!405 = !DILocation(line: 174, column: 22, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "__shfl_sync", scope: !89, file: !89, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!407 = distinct !DILocation(line: 138, column: 18, scope: !373)
!408 = !DILocation(line: 174, column: 22, scope: !406, inlinedAt: !409)
!409 = distinct !DILocation(line: 139, column: 19, scope: !373)
!410 = !DILocation(line: 174, column: 22, scope: !406, inlinedAt: !411)
!411 = distinct !DILocation(line: 140, column: 21, scope: !373)
!412 = !DILocation(line: 27, column: 46, scope: !56, inlinedAt: !413)
!413 = distinct !DILocation(line: 141, column: 5, scope: !373)
!414 = !DILocation(line: 28, column: 11, scope: !56, inlinedAt: !413)
!415 = !DILocation(line: 27, column: 22, scope: !56, inlinedAt: !413)
!416 = !DILocation(line: 29, column: 25, scope: !56, inlinedAt: !413)
!417 = !DILocation(line: 29, column: 46, scope: !56, inlinedAt: !413)
!418 = !DILocation(line: 30, column: 18, scope: !56, inlinedAt: !413)
!419 = !DILocation(line: 30, column: 35, scope: !56, inlinedAt: !413)
!420 = !DILocation(line: 30, column: 27, scope: !56, inlinedAt: !413)
!421 = !DILocation(line: 31, column: 27, scope: !56, inlinedAt: !413)
!422 = !DILocation(line: 31, column: 45, scope: !56, inlinedAt: !413)
!423 = !DILocation(line: 31, column: 53, scope: !56, inlinedAt: !413)
!424 = !DILocation(line: 31, column: 59, scope: !56, inlinedAt: !413)
!425 = !DILocation(line: 31, column: 67, scope: !56, inlinedAt: !413)
!426 = !DILocation(line: 31, column: 37, scope: !56, inlinedAt: !413)
!427 = !DILocation(line: 32, column: 3, scope: !56, inlinedAt: !413)
!428 = !DILocation(line: 0, scope: !56, inlinedAt: !413)
!429 = !DILocation(line: 136, column: 26, scope: !373)
!430 = !DILocation(line: 136, column: 21, scope: !373)
!431 = distinct !{!431, !382, !432, !126, !127}
!432 = !DILocation(line: 142, column: 3, scope: !373)
!433 = !DILocation(line: 146, column: 19, scope: !373)
!434 = !DILocation(line: 145, column: 32, scope: !373)
!435 = !DILocation(line: 145, column: 52, scope: !373)
!436 = !DILocation(line: 145, column: 59, scope: !373)
!437 = !DILocation(line: 145, column: 49, scope: !373)
!438 = !DILocation(line: 145, column: 40, scope: !373)
!439 = !DILocation(line: 145, column: 72, scope: !373)
!440 = !DILocation(line: 145, column: 70, scope: !373)
!441 = !DILocation(line: 145, column: 25, scope: !373)
!442 = !DILocation(line: 145, column: 5, scope: !373)
!443 = !DILocation(line: 145, column: 30, scope: !373)
!444 = !DILocation(line: 144, column: 41, scope: !373)
!445 = distinct !{!445, !401, !446, !126, !127}
!446 = !DILocation(line: 145, column: 78, scope: !373)
!447 = !DILocation(line: 147, column: 5, scope: !373)
!448 = !DILocation(line: 147, column: 23, scope: !373)
!449 = !DILocation(line: 148, column: 5, scope: !373)
!450 = !DILocation(line: 148, column: 24, scope: !373)
!451 = !DILocation(line: 149, column: 3, scope: !373)
!452 = !DILocation(line: 150, column: 1, scope: !373)
!453 = distinct !DISubprogram(name: "moments_tree", scope: !1, file: !1, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!454 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !455)
!455 = distinct !DILocation(line: 155, column: 11, scope: !453)
!456 = !DILocation(line: 157, column: 21, scope: !453)
!457 = !DILocation(line: 157, column: 3, scope: !453)
!458 = !DILocation(line: 0, scope: !453)
!459 = !DILocation(line: 162, column: 3, scope: !453)
!460 = !DILocation(line: 162, column: 11, scope: !453)
!461 = !DILocation(line: 163, column: 3, scope: !453)
!462 = !DILocation(line: 163, column: 14, scope: !453)
!463 = !DILocation(line: 164, column: 3, scope: !453)
!464 = !DILocation(line: 164, column: 12, scope: !453)
!465 = !DILocation(line: 165, column: 3, scope: !453)
!466 = !DILocation(line: 166, column: 3, scope: !453)
!467 = !DILocation(line: 158, column: 35, scope: !453)
!468 = !DILocation(line: 158, column: 15, scope: !453)
!469 = !DILocation(line: 158, column: 52, scope: !453)
!470 = !DILocation(line: 159, column: 19, scope: !453)
!471 = !DILocation(line: 159, column: 17, scope: !453)
!472 = !DILocation(line: 159, column: 7, scope: !453)
!473 = !DILocation(line: 160, column: 22, scope: !453)
!474 = !DILocation(line: 160, column: 17, scope: !453)
!475 = !DILocation(line: 160, column: 7, scope: !453)
!476 = !DILocation(line: 157, column: 31, scope: !453)
!477 = distinct !{!477, !457, !478, !126, !127}
!478 = !DILocation(line: 161, column: 3, scope: !453)
!479 = !DILocation(line: 178, column: 9, scope: !453)
!480 = !DILocation(line: 167, column: 11, scope: !453)
!481 = !DILocation(line: 168, column: 37, scope: !453)
!482 = !DILocation(line: 168, column: 29, scope: !453)
!483 = !DILocation(line: 169, column: 13, scope: !453)
!484 = !DILocation(line: 168, column: 15, scope: !453)
!485 = !DILocation(line: 170, column: 23, scope: !453)
!486 = !DILocation(line: 170, column: 40, scope: !453)
!487 = !DILocation(line: 170, column: 38, scope: !453)
!488 = !DILocation(line: 171, column: 28, scope: !453)
!489 = !DILocation(line: 171, column: 26, scope: !453)
!490 = !DILocation(line: 171, column: 35, scope: !453)
!491 = !DILocation(line: 171, column: 32, scope: !453)
!492 = !DILocation(line: 171, column: 30, scope: !453)
!493 = !DILocation(line: 171, column: 17, scope: !453)
!494 = !DILocation(line: 172, column: 23, scope: !453)
!495 = !DILocation(line: 172, column: 49, scope: !453)
!496 = !DILocation(line: 172, column: 59, scope: !453)
!497 = !DILocation(line: 172, column: 57, scope: !453)
!498 = !DILocation(line: 172, column: 61, scope: !453)
!499 = !DILocation(line: 172, column: 65, scope: !453)
!500 = !DILocation(line: 172, column: 41, scope: !453)
!501 = !DILocation(line: 172, column: 20, scope: !453)
!502 = !DILocation(line: 173, column: 18, scope: !453)
!503 = !DILocation(line: 174, column: 7, scope: !453)
!504 = !DILocation(line: 176, column: 5, scope: !453)
!505 = !DILocation(line: 166, column: 38, scope: !453)
!506 = !DILocation(line: 166, column: 28, scope: !453)
!507 = distinct !{!507, !466, !508, !126, !127}
!508 = !DILocation(line: 177, column: 3, scope: !453)
!509 = !DILocation(line: 179, column: 25, scope: !453)
!510 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !511)
!511 = distinct !DILocation(line: 179, column: 11, scope: !453)
!512 = !DILocation(line: 179, column: 5, scope: !453)
!513 = !DILocation(line: 179, column: 23, scope: !453)
!514 = !DILocation(line: 180, column: 24, scope: !453)
!515 = !DILocation(line: 180, column: 37, scope: !453)
!516 = !DILocation(line: 180, column: 35, scope: !453)
!517 = !DILocation(line: 180, column: 5, scope: !453)
!518 = !DILocation(line: 180, column: 22, scope: !453)
!519 = !DILocation(line: 181, column: 3, scope: !453)
!520 = !DILocation(line: 182, column: 1, scope: !453)
!521 = distinct !DISubprogram(name: "batch_moments", scope: !1, file: !1, line: 185, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!522 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !523)
!523 = distinct !DILocation(line: 189, column: 17, scope: !521)
!524 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !525)
!525 = distinct !DILocation(line: 189, column: 33, scope: !521)
!526 = !DILocation(line: 54, column: 27, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !147, file: !147, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!528 = distinct !DILocation(line: 189, column: 47, scope: !521)
!529 = !DILocation(line: 79, column: 27, scope: !161, inlinedAt: !530)
!530 = distinct !DILocation(line: 189, column: 61, scope: !521)
!531 = !DILocation(line: 189, column: 59, scope: !521)
!532 = !DILocation(line: 189, column: 45, scope: !521)
!533 = !DILocation(line: 191, column: 31, scope: !521)
!534 = !DILocation(line: 191, column: 3, scope: !521)
!535 = !DILocation(line: 40, column: 3, scope: !82, inlinedAt: !536)
!536 = distinct !DILocation(line: 197, column: 3, scope: !521)
!537 = !DILocation(line: 192, column: 5, scope: !521)
!538 = !DILocation(line: 0, scope: !521)
!539 = !DILocation(line: 41, column: 55, scope: !82, inlinedAt: !536)
!540 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !541)
!541 = distinct !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !536)
!542 = !DILocation(line: 181, column: 39, scope: !93, inlinedAt: !543)
!543 = distinct !DILocation(line: 42, column: 18, scope: !82, inlinedAt: !536)
!544 = !DILocation(line: 43, column: 41, scope: !82, inlinedAt: !536)
!545 = !DILocation(line: 43, column: 35, scope: !82, inlinedAt: !536)
!546 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !547)
!547 = distinct !DILocation(line: 43, column: 24, scope: !82, inlinedAt: !536)
!548 = !DILocation(line: 43, column: 18, scope: !82, inlinedAt: !536)
!549 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !550)
!550 = distinct !DILocation(line: 44, column: 16, scope: !82, inlinedAt: !536)
!551 = !DILocation(line: 45, column: 22, scope: !82, inlinedAt: !536)
!552 = !DILocation(line: 45, column: 31, scope: !82, inlinedAt: !536)
!553 = !DILocation(line: 45, column: 50, scope: !82, inlinedAt: !536)
!554 = !DILocation(line: 45, column: 48, scope: !82, inlinedAt: !536)
!555 = !DILocation(line: 45, column: 58, scope: !82, inlinedAt: !536)
!556 = !DILocation(line: 45, column: 56, scope: !82, inlinedAt: !536)
!557 = !DILocation(line: 45, column: 65, scope: !82, inlinedAt: !536)
!558 = !DILocation(line: 44, column: 61, scope: !82, inlinedAt: !536)
!559 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !536)
!560 = !DILocation(line: 46, column: 19, scope: !82, inlinedAt: !536)
!561 = !DILocation(line: 46, column: 35, scope: !82, inlinedAt: !536)
!562 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !536)
!563 = !DILocation(line: 46, column: 44, scope: !82, inlinedAt: !536)
!564 = !DILocation(line: 40, column: 26, scope: !82, inlinedAt: !536)
!565 = !DILocation(line: 40, column: 21, scope: !82, inlinedAt: !536)
!566 = distinct !{!566, !535, !567, !126, !127}
!567 = !DILocation(line: 48, column: 3, scope: !82, inlinedAt: !536)
!568 = !DILocation(line: 198, column: 14, scope: !521)
!569 = !DILocation(line: 191, column: 43, scope: !521)
!570 = distinct !{!570, !534, !571, !126, !127}
!571 = !DILocation(line: 196, column: 5, scope: !521)
!572 = !DILocation(line: 193, column: 53, scope: !521)
!573 = !DILocation(line: 193, column: 17, scope: !521)
!574 = !DILocation(line: 193, column: 70, scope: !521)
!575 = !DILocation(line: 194, column: 24, scope: !521)
!576 = !DILocation(line: 194, column: 22, scope: !521)
!577 = !DILocation(line: 194, column: 12, scope: !521)
!578 = !DILocation(line: 195, column: 30, scope: !521)
!579 = !DILocation(line: 195, column: 25, scope: !521)
!580 = !DILocation(line: 195, column: 15, scope: !521)
!581 = !DILocation(line: 192, column: 45, scope: !521)
!582 = !DILocation(line: 192, column: 33, scope: !521)
!583 = distinct !{!583, !537, !571, !126, !127}
!584 = !DILocation(line: 199, column: 14, scope: !521)
!585 = !DILocation(line: 199, column: 5, scope: !521)
!586 = !DILocation(line: 199, column: 20, scope: !521)
!587 = !DILocation(line: 200, column: 18, scope: !521)
!588 = !DILocation(line: 200, column: 5, scope: !521)
!589 = !DILocation(line: 200, column: 23, scope: !521)
!590 = !DILocation(line: 201, column: 5, scope: !521)
!591 = !DILocation(line: 201, column: 27, scope: !521)
!592 = !DILocation(line: 202, column: 3, scope: !521)
!593 = !DILocation(line: 203, column: 3, scope: !521)
!594 = !DILocation(line: 204, column: 9, scope: !521)
!595 = !DILocation(line: 80, column: 27, scope: !596, inlinedAt: !597)
!596 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !147, file: !147, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!597 = distinct !DILocation(line: 205, column: 33, scope: !521)
!598 = !DILocation(line: 205, column: 31, scope: !521)
!599 = !DILocation(line: 205, column: 44, scope: !521)
!600 = !DILocation(line: 205, column: 18, scope: !521)
!601 = !DILocation(line: 206, column: 13, scope: !521)
!602 = !DILocation(line: 206, column: 19, scope: !521)
!603 = !DILocation(line: 207, column: 26, scope: !521)
!604 = !DILocation(line: 207, column: 18, scope: !521)
!605 = !DILocation(line: 207, column: 12, scope: !521)
!606 = !DILocation(line: 206, column: 11, scope: !521)
!607 = !DILocation(line: 208, column: 15, scope: !521)
!608 = !DILocation(line: 208, column: 29, scope: !521)
!609 = !DILocation(line: 208, column: 21, scope: !521)
!610 = !DILocation(line: 40, column: 3, scope: !82, inlinedAt: !611)
!611 = distinct !DILocation(line: 210, column: 3, scope: !521)
!612 = !DILocation(line: 41, column: 55, scope: !82, inlinedAt: !611)
!613 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !614)
!614 = distinct !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !611)
!615 = !DILocation(line: 181, column: 39, scope: !93, inlinedAt: !616)
!616 = distinct !DILocation(line: 42, column: 18, scope: !82, inlinedAt: !611)
!617 = !DILocation(line: 43, column: 41, scope: !82, inlinedAt: !611)
!618 = !DILocation(line: 43, column: 35, scope: !82, inlinedAt: !611)
!619 = !DILocation(line: 136, column: 55, scope: !98, inlinedAt: !620)
!620 = distinct !DILocation(line: 43, column: 24, scope: !82, inlinedAt: !611)
!621 = !DILocation(line: 43, column: 18, scope: !82, inlinedAt: !611)
!622 = !DILocation(line: 182, column: 22, scope: !88, inlinedAt: !623)
!623 = distinct !DILocation(line: 44, column: 16, scope: !82, inlinedAt: !611)
!624 = !DILocation(line: 45, column: 22, scope: !82, inlinedAt: !611)
!625 = !DILocation(line: 45, column: 31, scope: !82, inlinedAt: !611)
!626 = !DILocation(line: 45, column: 50, scope: !82, inlinedAt: !611)
!627 = !DILocation(line: 45, column: 48, scope: !82, inlinedAt: !611)
!628 = !DILocation(line: 45, column: 58, scope: !82, inlinedAt: !611)
!629 = !DILocation(line: 45, column: 56, scope: !82, inlinedAt: !611)
!630 = !DILocation(line: 45, column: 65, scope: !82, inlinedAt: !611)
!631 = !DILocation(line: 44, column: 61, scope: !82, inlinedAt: !611)
!632 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !611)
!633 = !DILocation(line: 46, column: 19, scope: !82, inlinedAt: !611)
!634 = !DILocation(line: 46, column: 35, scope: !82, inlinedAt: !611)
!635 = !DILocation(line: 46, column: 26, scope: !82, inlinedAt: !611)
!636 = !DILocation(line: 46, column: 44, scope: !82, inlinedAt: !611)
!637 = !DILocation(line: 40, column: 26, scope: !82, inlinedAt: !611)
!638 = !DILocation(line: 40, column: 21, scope: !82, inlinedAt: !611)
!639 = distinct !{!639, !610, !640, !126, !127}
!640 = !DILocation(line: 48, column: 3, scope: !82, inlinedAt: !611)
!641 = !DILocation(line: 211, column: 9, scope: !521)
!642 = !DILocation(line: 212, column: 5, scope: !521)
!643 = !DILocation(line: 212, column: 20, scope: !521)
!644 = !DILocation(line: 213, column: 48, scope: !521)
!645 = !DILocation(line: 213, column: 40, scope: !521)
!646 = !DILocation(line: 213, column: 38, scope: !521)
!647 = !DILocation(line: 213, column: 58, scope: !521)
!648 = !DILocation(line: 280, column: 45, scope: !367, inlinedAt: !649)
!649 = distinct !DILocation(line: 213, column: 23, scope: !521)
!650 = !DILocation(line: 213, column: 5, scope: !521)
!651 = !DILocation(line: 213, column: 21, scope: !521)
!652 = !DILocation(line: 214, column: 3, scope: !521)
!653 = !DILocation(line: 215, column: 1, scope: !521)
!654 = distinct !DISubprogram(name: "mean_compensated", scope: !1, file: !1, line: 218, type: !12, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!655 = !DILocation(line: 66, column: 27, scope: !146, inlinedAt: !656)
!656 = distinct !DILocation(line: 219, column: 11, scope: !654)
!657 = !DILocation(line: 79, column: 27, scope: !161, inlinedAt: !658)
!658 = distinct !DILocation(line: 219, column: 24, scope: !654)
!659 = !DILocation(line: 219, column: 22, scope: !654)
!660 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !661)
!661 = distinct !DILocation(line: 219, column: 37, scope: !654)
!662 = !DILocation(line: 219, column: 35, scope: !654)
!663 = !DILocation(line: 220, column: 9, scope: !654)
!664 = !DILocation(line: 222, column: 21, scope: !654)
!665 = !DILocation(line: 222, column: 3, scope: !654)
!666 = !DILocation(line: 0, scope: !654)
!667 = !DILocation(line: 227, column: 20, scope: !654)
!668 = !DILocation(line: 227, column: 18, scope: !654)
!669 = !DILocation(line: 227, column: 3, scope: !654)
!670 = !DILocation(line: 227, column: 12, scope: !654)
!671 = !DILocation(line: 228, column: 1, scope: !654)
!672 = !DILocation(line: 223, column: 26, scope: !654)
!673 = !DILocation(line: 223, column: 15, scope: !654)
!674 = !DILocation(line: 223, column: 31, scope: !654)
!675 = !DILocation(line: 223, column: 50, scope: !654)
!676 = !DILocation(line: 224, column: 18, scope: !654)
!677 = !DILocation(line: 224, column: 25, scope: !654)
!678 = !DILocation(line: 222, column: 29, scope: !654)
!679 = distinct !{!679, !665, !680, !126, !127}
!680 = !DILocation(line: 226, column: 3, scope: !654)
