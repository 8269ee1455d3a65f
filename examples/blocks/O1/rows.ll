; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13softmax_blockPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ11block_totalfE5warps = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ11block_totalfE5total = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13softmax_blockPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = mul i32 %2, %4, !dbg !18
  %6 = zext i32 %5 to i64, !dbg !19
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6, !dbg !19
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !20
  %9 = icmp slt i32 %8, %2, !dbg !23
  br i1 %9, label %14, label %10, !dbg !24

10:                                               ; preds = %14, %3
  %11 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %20, %14 ], !dbg !25
  %12 = zext nneg i32 %8 to i64, !dbg !26
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %12, !dbg !26
  store float %11, ptr %13, align 4, !dbg !27, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  br label %26, !dbg !31

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %21, %14 ], [ %8, %3 ]
  %16 = phi float [ %20, %14 ], [ 0xC7EFFFFFE0000000, %3 ]
  %17 = zext nneg i32 %15 to i64, !dbg !32
  %18 = getelementptr inbounds nuw float, ptr %7, i64 %17, !dbg !32
  %19 = load float, ptr %18, align 4, !dbg !32, !tbaa !28
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %19) #7, !dbg !33
  %21 = add nuw nsw i32 %15, 128, !dbg !37
  %22 = icmp slt i32 %21, %2, !dbg !23
  br i1 %22, label %14, label %10, !dbg !24, !llvm.loop !38

23:                                               ; preds = %36
  %24 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4, !dbg !42, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %25 = icmp slt i32 %8, %2, !dbg !44
  br i1 %25, label %41, label %39, !dbg !45

26:                                               ; preds = %10, %36
  %27 = phi i32 [ 64, %10 ], [ %37, %36 ]
  %28 = icmp samesign ult i32 %8, %27, !dbg !46
  br i1 %28, label %29, label %36, !dbg !46

29:                                               ; preds = %26
  %30 = load float, ptr %13, align 4, !dbg !47, !tbaa !28
  %31 = add nuw nsw i32 %27, %8, !dbg !48
  %32 = zext nneg i32 %31 to i64, !dbg !49
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %32, !dbg !49
  %34 = load float, ptr %33, align 4, !dbg !49, !tbaa !28
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef %30, float noundef %34) #7, !dbg !50
  store float %35, ptr %13, align 4, !dbg !52, !tbaa !28
  br label %36, !dbg !53

36:                                               ; preds = %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  %37 = lshr i32 %27, 1, !dbg !55
  %38 = icmp eq i32 %37, 0, !dbg !56
  br i1 %38, label %23, label %26, !dbg !31, !llvm.loop !57

39:                                               ; preds = %41, %23
  %40 = phi float [ 0.000000e+00, %23 ], [ %49, %41 ], !dbg !25
  store float %40, ptr %13, align 4, !dbg !59, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  br label %55, !dbg !61

41:                                               ; preds = %23, %41
  %42 = phi i32 [ %50, %41 ], [ %8, %23 ]
  %43 = phi float [ %49, %41 ], [ 0.000000e+00, %23 ]
  %44 = zext nneg i32 %42 to i64, !dbg !62
  %45 = getelementptr inbounds nuw float, ptr %7, i64 %44, !dbg !62
  %46 = load float, ptr %45, align 4, !dbg !62, !tbaa !28
  %47 = fsub contract float %46, %24, !dbg !63
  %48 = tail call contract noundef float @__nv_expf(float noundef %47) #7, !dbg !64
  %49 = fadd contract float %43, %48, !dbg !67
  %50 = add nuw nsw i32 %42, 128, !dbg !68
  %51 = icmp slt i32 %50, %2, !dbg !44
  br i1 %51, label %41, label %39, !dbg !45, !llvm.loop !69

52:                                               ; preds = %65
  %53 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4, !dbg !71, !tbaa !28
  %54 = icmp slt i32 %8, %2, !dbg !72
  br i1 %54, label %69, label %68, !dbg !73

55:                                               ; preds = %39, %65
  %56 = phi i32 [ 64, %39 ], [ %66, %65 ]
  %57 = icmp samesign ult i32 %8, %56, !dbg !74
  br i1 %57, label %58, label %65, !dbg !74

58:                                               ; preds = %55
  %59 = add nuw nsw i32 %56, %8, !dbg !75
  %60 = zext nneg i32 %59 to i64, !dbg !76
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %60, !dbg !76
  %62 = load float, ptr %61, align 4, !dbg !76, !tbaa !28
  %63 = load float, ptr %13, align 4, !dbg !77, !tbaa !28
  %64 = fadd contract float %62, %63, !dbg !77
  store float %64, ptr %13, align 4, !dbg !77, !tbaa !28
  br label %65, !dbg !78

65:                                               ; preds = %58, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %66 = lshr i32 %56, 1, !dbg !80
  %67 = icmp eq i32 %66, 0, !dbg !81
  br i1 %67, label %52, label %55, !dbg !61, !llvm.loop !82

68:                                               ; preds = %69, %52
  ret void, !dbg !84

69:                                               ; preds = %52, %69
  %70 = phi i32 [ %80, %69 ], [ %8, %52 ]
  %71 = zext nneg i32 %70 to i64, !dbg !85
  %72 = getelementptr inbounds nuw float, ptr %7, i64 %71, !dbg !85
  %73 = load float, ptr %72, align 4, !dbg !85, !tbaa !28
  %74 = fsub contract float %73, %24, !dbg !86
  %75 = tail call contract noundef float @__nv_expf(float noundef %74) #7, !dbg !87
  %76 = fdiv contract float %75, %53, !dbg !89
  %77 = add i32 %70, %5, !dbg !90
  %78 = zext i32 %77 to i64, !dbg !91
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78, !dbg !91
  store float %76, ptr %79, align 4, !dbg !92, !tbaa !28
  %80 = add nuw nsw i32 %70, 128, !dbg !93
  %81 = icmp slt i32 %80, %2, !dbg !72
  br i1 %81, label %69, label %68, !dbg !73, !llvm.loop !94
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z11block_totalf(float noundef %0) local_unnamed_addr #2 !dbg !96 {
  br label %6, !dbg !97

2:                                                ; preds = %6
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %4 = and i32 %3, 31, !dbg !100
  %5 = icmp eq i32 %4, 0, !dbg !101
  br i1 %5, label %13, label %17, !dbg !101

6:                                                ; preds = %1, %6
  %7 = phi i32 [ 16, %1 ], [ %11, %6 ]
  %8 = phi float [ %0, %1 ], [ %10, %6 ]
  %9 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %8, i32 %7, i32 31), !dbg !102
  %10 = fadd contract float %8, %9, !dbg !106
  %11 = lshr i32 %7, 1, !dbg !107
  %12 = icmp eq i32 %11, 0, !dbg !108
  br i1 %12, label %2, label %6, !dbg !97, !llvm.loop !109

13:                                               ; preds = %2
  %14 = lshr exact i32 %3, 5, !dbg !111
  %15 = zext nneg i32 %14 to i64, !dbg !112
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %15, !dbg !112
  store float %10, ptr %16, align 4, !dbg !113, !tbaa !28
  br label %17, !dbg !112

17:                                               ; preds = %13, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  %18 = icmp eq i32 %3, 0, !dbg !115
  br i1 %18, label %20, label %29, !dbg !115

19:                                               ; preds = %20
  store float %26, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !116, !tbaa !28
  br label %29, !dbg !117

20:                                               ; preds = %17, %20
  %21 = phi i32 [ %27, %20 ], [ 0, %17 ]
  %22 = phi float [ %26, %20 ], [ 0.000000e+00, %17 ]
  %23 = zext nneg i32 %21 to i64, !dbg !118
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %23, !dbg !118
  %25 = load float, ptr %24, align 4, !dbg !118, !tbaa !28
  %26 = fadd contract float %22, %25, !dbg !119
  %27 = add nuw nsw i32 %21, 1, !dbg !120
  %28 = icmp eq i32 %27, 4, !dbg !121
  br i1 %28, label %19, label %20, !dbg !122, !llvm.loop !123

29:                                               ; preds = %19, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !125
  %30 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !126, !tbaa !28
  ret float %30, !dbg !127
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_blockPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !128 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %8 = mul i32 %4, %7, !dbg !131
  %9 = zext i32 %8 to i64, !dbg !132
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !132
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133
  %12 = icmp slt i32 %11, %4, !dbg !135
  br i1 %12, label %48, label %13, !dbg !136

13:                                               ; preds = %48, %6
  %14 = phi float [ 0.000000e+00, %6 ], [ %54, %48 ]
  br label %18, !dbg !137

15:                                               ; preds = %18
  %16 = and i32 %11, 31, !dbg !139
  %17 = icmp eq i32 %16, 0, !dbg !140
  br i1 %17, label %25, label %29, !dbg !140

18:                                               ; preds = %13, %18
  %19 = phi i32 [ %23, %18 ], [ 16, %13 ]
  %20 = phi float [ %22, %18 ], [ %14, %13 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 %19, i32 31), !dbg !141
  %22 = fadd contract float %20, %21, !dbg !143
  %23 = lshr i32 %19, 1, !dbg !144
  %24 = icmp eq i32 %23, 0, !dbg !145
  br i1 %24, label %15, label %18, !dbg !137, !llvm.loop !146

25:                                               ; preds = %15
  %26 = lshr exact i32 %11, 5, !dbg !148
  %27 = zext nneg i32 %26 to i64, !dbg !149
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %27, !dbg !149
  store float %22, ptr %28, align 4, !dbg !150, !tbaa !28
  br label %29, !dbg !149

29:                                               ; preds = %25, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !151
  %30 = icmp eq i32 %11, 0, !dbg !152
  br i1 %30, label %32, label %41, !dbg !152

31:                                               ; preds = %32
  store float %38, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !153, !tbaa !28
  br label %41, !dbg !154

32:                                               ; preds = %29, %32
  %33 = phi i32 [ %39, %32 ], [ 0, %29 ]
  %34 = phi float [ %38, %32 ], [ 0.000000e+00, %29 ]
  %35 = zext nneg i32 %33 to i64, !dbg !155
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %35, !dbg !155
  %37 = load float, ptr %36, align 4, !dbg !155, !tbaa !28
  %38 = fadd contract float %34, %37, !dbg !156
  %39 = add nuw nsw i32 %33, 1, !dbg !157
  %40 = icmp eq i32 %39, 4, !dbg !158
  br i1 %40, label %31, label %32, !dbg !159, !llvm.loop !160

41:                                               ; preds = %29, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  %42 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !163, !tbaa !28
  %43 = sitofp i32 %4 to float, !dbg !164
  %44 = fdiv contract float %42, %43, !dbg !165
  %45 = icmp slt i32 %11, %4, !dbg !166
  br i1 %45, label %86, label %46, !dbg !167

46:                                               ; preds = %86, %41
  %47 = phi float [ 0.000000e+00, %41 ], [ %94, %86 ]
  br label %58, !dbg !168

48:                                               ; preds = %6, %48
  %49 = phi float [ %54, %48 ], [ 0.000000e+00, %6 ]
  %50 = phi i32 [ %55, %48 ], [ %11, %6 ]
  %51 = zext nneg i32 %50 to i64, !dbg !170
  %52 = getelementptr inbounds nuw float, ptr %10, i64 %51, !dbg !170
  %53 = load float, ptr %52, align 4, !dbg !170, !tbaa !28
  %54 = fadd contract float %49, %53, !dbg !171
  %55 = add nuw nsw i32 %50, 128, !dbg !172
  %56 = icmp slt i32 %55, %4, !dbg !135
  br i1 %56, label %48, label %13, !dbg !136, !llvm.loop !173

57:                                               ; preds = %58
  br i1 %17, label %65, label %69, !dbg !175

58:                                               ; preds = %46, %58
  %59 = phi i32 [ %63, %58 ], [ 16, %46 ]
  %60 = phi float [ %62, %58 ], [ %47, %46 ]
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 %59, i32 31), !dbg !176
  %62 = fadd contract float %60, %61, !dbg !178
  %63 = lshr i32 %59, 1, !dbg !179
  %64 = icmp eq i32 %63, 0, !dbg !180
  br i1 %64, label %57, label %58, !dbg !168, !llvm.loop !181

65:                                               ; preds = %57
  %66 = lshr exact i32 %11, 5, !dbg !183
  %67 = zext nneg i32 %66 to i64, !dbg !184
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %67, !dbg !184
  store float %62, ptr %68, align 4, !dbg !185, !tbaa !28
  br label %69, !dbg !184

69:                                               ; preds = %65, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !186
  br i1 %30, label %71, label %80, !dbg !187

70:                                               ; preds = %71
  store float %77, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !188, !tbaa !28
  br label %80, !dbg !189

71:                                               ; preds = %69, %71
  %72 = phi i32 [ %78, %71 ], [ 0, %69 ]
  %73 = phi float [ %77, %71 ], [ 0.000000e+00, %69 ]
  %74 = zext nneg i32 %72 to i64, !dbg !190
  %75 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %74, !dbg !190
  %76 = load float, ptr %75, align 4, !dbg !190, !tbaa !28
  %77 = fadd contract float %73, %76, !dbg !191
  %78 = add nuw nsw i32 %72, 1, !dbg !192
  %79 = icmp eq i32 %78, 4, !dbg !193
  br i1 %79, label %70, label %71, !dbg !194, !llvm.loop !195

80:                                               ; preds = %69, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !197
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !dbg !198, !tbaa !28
  %82 = fdiv contract float %81, %43, !dbg !199
  %83 = fadd contract float %5, %82, !dbg !200
  %84 = tail call contract noundef float @__nv_rsqrtf(float noundef %83) #7, !dbg !201
  %85 = icmp slt i32 %11, %4, !dbg !204
  br i1 %85, label %98, label %97, !dbg !205

86:                                               ; preds = %41, %86
  %87 = phi i32 [ %95, %86 ], [ %11, %41 ]
  %88 = phi float [ %94, %86 ], [ 0.000000e+00, %41 ]
  %89 = zext nneg i32 %87 to i64, !dbg !206
  %90 = getelementptr inbounds nuw float, ptr %10, i64 %89, !dbg !206
  %91 = load float, ptr %90, align 4, !dbg !206, !tbaa !28
  %92 = fsub contract float %91, %44, !dbg !207
  %93 = fmul contract float %92, %92, !dbg !208
  %94 = fadd contract float %88, %93, !dbg !209
  %95 = add nuw nsw i32 %87, 128, !dbg !210
  %96 = icmp slt i32 %95, %4, !dbg !166
  br i1 %96, label %86, label %46, !dbg !167, !llvm.loop !211

97:                                               ; preds = %98, %80
  ret void, !dbg !213

98:                                               ; preds = %80, %98
  %99 = phi i32 [ %114, %98 ], [ %11, %80 ]
  %100 = zext nneg i32 %99 to i64, !dbg !214
  %101 = getelementptr inbounds nuw float, ptr %10, i64 %100, !dbg !214
  %102 = load float, ptr %101, align 4, !dbg !214, !tbaa !28
  %103 = fsub contract float %102, %44, !dbg !215
  %104 = fmul contract float %84, %103, !dbg !216
  %105 = getelementptr inbounds nuw float, ptr %1, i64 %100, !dbg !217
  %106 = load float, ptr %105, align 4, !dbg !217, !tbaa !28
  %107 = fmul contract float %106, %104, !dbg !218
  %108 = getelementptr inbounds nuw float, ptr %2, i64 %100, !dbg !219
  %109 = load float, ptr %108, align 4, !dbg !219, !tbaa !28
  %110 = fadd contract float %109, %107, !dbg !220
  %111 = add i32 %99, %8, !dbg !221
  %112 = zext i32 %111 to i64, !dbg !222
  %113 = getelementptr inbounds nuw float, ptr %3, i64 %112, !dbg !222
  store float %110, ptr %113, align 4, !dbg !223, !tbaa !28
  %114 = add nuw nsw i32 %99, 128, !dbg !224
  %115 = icmp slt i32 %114, %4, !dbg !204
  br i1 %115, label %98, label %97, !dbg !205, !llvm.loop !225
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z11matvec_warpPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !227 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !228
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %8 = mul i32 %6, %7, !dbg !233
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %10 = add i32 %8, %9, !dbg !236
  %11 = lshr i32 %10, 5, !dbg !237
  %12 = and i32 %9, 31, !dbg !238
  %13 = icmp slt i32 %11, %3, !dbg !239
  br i1 %13, label %14, label %46, !dbg !239

14:                                               ; preds = %5
  %15 = icmp slt i32 %12, %4, !dbg !240
  br i1 %15, label %18, label %16, !dbg !241

16:                                               ; preds = %20, %14
  %17 = phi float [ 0.000000e+00, %14 ], [ %31, %20 ]
  br label %36, !dbg !242

18:                                               ; preds = %14
  %19 = mul nsw i32 %4, %11
  br label %20, !dbg !241

20:                                               ; preds = %18, %20
  %21 = phi i32 [ %12, %18 ], [ %32, %20 ]
  %22 = phi float [ 0.000000e+00, %18 ], [ %31, %20 ]
  %23 = add nsw i32 %21, %19, !dbg !243
  %24 = sext i32 %23 to i64, !dbg !244
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !244
  %26 = load float, ptr %25, align 4, !dbg !244, !tbaa !28
  %27 = zext nneg i32 %21 to i64, !dbg !245
  %28 = getelementptr inbounds nuw float, ptr %1, i64 %27, !dbg !245
  %29 = load float, ptr %28, align 4, !dbg !245, !tbaa !28
  %30 = fmul contract float %26, %29, !dbg !246
  %31 = fadd contract float %22, %30, !dbg !247
  %32 = add nuw nsw i32 %21, 32, !dbg !248
  %33 = icmp slt i32 %32, %4, !dbg !240
  br i1 %33, label %20, label %16, !dbg !241, !llvm.loop !249

34:                                               ; preds = %36
  %35 = icmp eq i32 %12, 0, !dbg !251
  br i1 %35, label %43, label %46, !dbg !251

36:                                               ; preds = %16, %36
  %37 = phi i32 [ %41, %36 ], [ 16, %16 ]
  %38 = phi float [ %40, %36 ], [ %17, %16 ]
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %38, i32 %37, i32 31), !dbg !252
  %40 = fadd contract float %38, %39, !dbg !255
  %41 = lshr i32 %37, 1, !dbg !256
  %42 = icmp eq i32 %41, 0, !dbg !257
  br i1 %42, label %34, label %36, !dbg !242, !llvm.loop !258

43:                                               ; preds = %34
  %44 = zext nneg i32 %11 to i64, !dbg !260
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44, !dbg !260
  store float %40, ptr %45, align 4, !dbg !261, !tbaa !28
  br label %46, !dbg !260

46:                                               ; preds = %34, %43, %5
  ret void, !dbg !262
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "softmax_block", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 26, scope: !11)
!18 = !DILocation(line: 6, column: 37, scope: !11)
!19 = !DILocation(line: 6, column: 24, scope: !11)
!20 = !DILocation(line: 53, column: 27, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 7, column: 11, scope: !11)
!23 = !DILocation(line: 9, column: 21, scope: !11)
!24 = !DILocation(line: 9, column: 3, scope: !11)
!25 = !DILocation(line: 0, scope: !11)
!26 = !DILocation(line: 10, column: 3, scope: !11)
!27 = !DILocation(line: 10, column: 8, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 11, column: 3, scope: !11)
!31 = !DILocation(line: 12, column: 3, scope: !11)
!32 = !DILocation(line: 9, column: 62, scope: !11)
!33 = !DILocation(line: 136, column: 55, scope: !34, inlinedAt: !36)
!34 = distinct !DISubprogram(name: "fmaxf", scope: !35, file: !35, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!36 = distinct !DILocation(line: 9, column: 50, scope: !11)
!37 = !DILocation(line: 9, column: 31, scope: !11)
!38 = distinct !{!38, !24, !39, !40, !41}
!39 = !DILocation(line: 9, column: 68, scope: !11)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 16, column: 10, scope: !11)
!43 = !DILocation(line: 17, column: 3, scope: !11)
!44 = !DILocation(line: 19, column: 21, scope: !11)
!45 = !DILocation(line: 19, column: 3, scope: !11)
!46 = !DILocation(line: 13, column: 11, scope: !11)
!47 = !DILocation(line: 13, column: 32, scope: !11)
!48 = !DILocation(line: 13, column: 42, scope: !11)
!49 = !DILocation(line: 13, column: 38, scope: !11)
!50 = !DILocation(line: 136, column: 55, scope: !34, inlinedAt: !51)
!51 = distinct !DILocation(line: 13, column: 26, scope: !11)
!52 = !DILocation(line: 13, column: 24, scope: !11)
!53 = !DILocation(line: 13, column: 19, scope: !11)
!54 = !DILocation(line: 14, column: 5, scope: !11)
!55 = !DILocation(line: 12, column: 47, scope: !11)
!56 = !DILocation(line: 12, column: 37, scope: !11)
!57 = distinct !{!57, !31, !58, !40, !41}
!58 = !DILocation(line: 15, column: 3, scope: !11)
!59 = !DILocation(line: 20, column: 8, scope: !11)
!60 = !DILocation(line: 21, column: 3, scope: !11)
!61 = !DILocation(line: 22, column: 3, scope: !11)
!62 = !DILocation(line: 19, column: 55, scope: !11)
!63 = !DILocation(line: 19, column: 62, scope: !11)
!64 = !DILocation(line: 113, column: 43, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "expf", scope: !35, file: !35, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 19, column: 50, scope: !11)
!67 = !DILocation(line: 19, column: 47, scope: !11)
!68 = !DILocation(line: 19, column: 31, scope: !11)
!69 = distinct !{!69, !45, !70, !40, !41}
!70 = !DILocation(line: 19, column: 68, scope: !11)
!71 = !DILocation(line: 26, column: 9, scope: !11)
!72 = !DILocation(line: 27, column: 21, scope: !11)
!73 = !DILocation(line: 27, column: 3, scope: !11)
!74 = !DILocation(line: 23, column: 11, scope: !11)
!75 = !DILocation(line: 23, column: 31, scope: !11)
!76 = !DILocation(line: 23, column: 27, scope: !11)
!77 = !DILocation(line: 23, column: 24, scope: !11)
!78 = !DILocation(line: 23, column: 19, scope: !11)
!79 = !DILocation(line: 24, column: 5, scope: !11)
!80 = !DILocation(line: 22, column: 47, scope: !11)
!81 = !DILocation(line: 22, column: 37, scope: !11)
!82 = distinct !{!82, !61, !83, !40, !41}
!83 = !DILocation(line: 25, column: 3, scope: !11)
!84 = !DILocation(line: 28, column: 1, scope: !11)
!85 = !DILocation(line: 27, column: 75, scope: !11)
!86 = !DILocation(line: 27, column: 82, scope: !11)
!87 = !DILocation(line: 113, column: 43, scope: !65, inlinedAt: !88)
!88 = distinct !DILocation(line: 27, column: 70, scope: !11)
!89 = !DILocation(line: 27, column: 90, scope: !11)
!90 = !DILocation(line: 27, column: 63, scope: !11)
!91 = !DILocation(line: 27, column: 43, scope: !11)
!92 = !DILocation(line: 27, column: 68, scope: !11)
!93 = !DILocation(line: 27, column: 31, scope: !11)
!94 = distinct !{!94, !73, !95, !40, !41}
!95 = !DILocation(line: 27, column: 92, scope: !11)
!96 = distinct !DISubprogram(name: "block_total", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = !DILocation(line: 34, column: 3, scope: !96)
!98 = !DILocation(line: 53, column: 27, scope: !21, inlinedAt: !99)
!99 = distinct !DILocation(line: 35, column: 7, scope: !96)
!100 = !DILocation(line: 35, column: 19, scope: !96)
!101 = !DILocation(line: 35, column: 24, scope: !96)
!102 = !DILocation(line: 182, column: 22, scope: !103, inlinedAt: !105)
!103 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !104, file: !104, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!105 = distinct !DILocation(line: 34, column: 50, scope: !96)
!106 = !DILocation(line: 34, column: 47, scope: !96)
!107 = !DILocation(line: 34, column: 38, scope: !96)
!108 = !DILocation(line: 34, column: 28, scope: !96)
!109 = distinct !{!109, !97, !110, !40, !41}
!110 = !DILocation(line: 34, column: 85, scope: !96)
!111 = !DILocation(line: 35, column: 48, scope: !96)
!112 = !DILocation(line: 35, column: 30, scope: !96)
!113 = !DILocation(line: 35, column: 54, scope: !96)
!114 = !DILocation(line: 36, column: 3, scope: !96)
!115 = !DILocation(line: 37, column: 19, scope: !96)
!116 = !DILocation(line: 40, column: 11, scope: !96)
!117 = !DILocation(line: 41, column: 3, scope: !96)
!118 = !DILocation(line: 39, column: 51, scope: !96)
!119 = !DILocation(line: 39, column: 48, scope: !96)
!120 = !DILocation(line: 39, column: 39, scope: !96)
!121 = !DILocation(line: 39, column: 23, scope: !96)
!122 = !DILocation(line: 39, column: 5, scope: !96)
!123 = distinct !{!123, !122, !124, !40, !41}
!124 = !DILocation(line: 39, column: 58, scope: !96)
!125 = !DILocation(line: 42, column: 3, scope: !96)
!126 = !DILocation(line: 43, column: 10, scope: !96)
!127 = !DILocation(line: 43, column: 3, scope: !96)
!128 = distinct !DISubprogram(name: "layer_norm_block", scope: !1, file: !1, line: 46, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !130)
!130 = distinct !DILocation(line: 48, column: 26, scope: !128)
!131 = !DILocation(line: 48, column: 37, scope: !128)
!132 = !DILocation(line: 48, column: 24, scope: !128)
!133 = !DILocation(line: 53, column: 27, scope: !21, inlinedAt: !134)
!134 = distinct !DILocation(line: 50, column: 16, scope: !128)
!135 = !DILocation(line: 50, column: 31, scope: !128)
!136 = !DILocation(line: 50, column: 3, scope: !128)
!137 = !DILocation(line: 34, column: 3, scope: !96, inlinedAt: !138)
!138 = distinct !DILocation(line: 51, column: 16, scope: !128)
!139 = !DILocation(line: 35, column: 19, scope: !96, inlinedAt: !138)
!140 = !DILocation(line: 35, column: 24, scope: !96, inlinedAt: !138)
!141 = !DILocation(line: 182, column: 22, scope: !103, inlinedAt: !142)
!142 = distinct !DILocation(line: 34, column: 50, scope: !96, inlinedAt: !138)
!143 = !DILocation(line: 34, column: 47, scope: !96, inlinedAt: !138)
!144 = !DILocation(line: 34, column: 38, scope: !96, inlinedAt: !138)
!145 = !DILocation(line: 34, column: 28, scope: !96, inlinedAt: !138)
!146 = distinct !{!146, !137, !147, !40, !41}
!147 = !DILocation(line: 34, column: 85, scope: !96, inlinedAt: !138)
!148 = !DILocation(line: 35, column: 48, scope: !96, inlinedAt: !138)
!149 = !DILocation(line: 35, column: 30, scope: !96, inlinedAt: !138)
!150 = !DILocation(line: 35, column: 54, scope: !96, inlinedAt: !138)
!151 = !DILocation(line: 36, column: 3, scope: !96, inlinedAt: !138)
!152 = !DILocation(line: 37, column: 19, scope: !96, inlinedAt: !138)
!153 = !DILocation(line: 40, column: 11, scope: !96, inlinedAt: !138)
!154 = !DILocation(line: 41, column: 3, scope: !96, inlinedAt: !138)
!155 = !DILocation(line: 39, column: 51, scope: !96, inlinedAt: !138)
!156 = !DILocation(line: 39, column: 48, scope: !96, inlinedAt: !138)
!157 = !DILocation(line: 39, column: 39, scope: !96, inlinedAt: !138)
!158 = !DILocation(line: 39, column: 23, scope: !96, inlinedAt: !138)
!159 = !DILocation(line: 39, column: 5, scope: !96, inlinedAt: !138)
!160 = distinct !{!160, !159, !161, !40, !41}
!161 = !DILocation(line: 39, column: 58, scope: !96, inlinedAt: !138)
!162 = !DILocation(line: 42, column: 3, scope: !96, inlinedAt: !138)
!163 = !DILocation(line: 43, column: 10, scope: !96, inlinedAt: !138)
!164 = !DILocation(line: 51, column: 35, scope: !128)
!165 = !DILocation(line: 51, column: 33, scope: !128)
!166 = !DILocation(line: 53, column: 31, scope: !128)
!167 = !DILocation(line: 53, column: 3, scope: !128)
!168 = !DILocation(line: 34, column: 3, scope: !96, inlinedAt: !169)
!169 = distinct !DILocation(line: 57, column: 24, scope: !128)
!170 = !DILocation(line: 50, column: 60, scope: !128)
!171 = !DILocation(line: 50, column: 57, scope: !128)
!172 = !DILocation(line: 50, column: 41, scope: !128)
!173 = distinct !{!173, !136, !174, !40, !41}
!174 = !DILocation(line: 50, column: 65, scope: !128)
!175 = !DILocation(line: 35, column: 24, scope: !96, inlinedAt: !169)
!176 = !DILocation(line: 182, column: 22, scope: !103, inlinedAt: !177)
!177 = distinct !DILocation(line: 34, column: 50, scope: !96, inlinedAt: !169)
!178 = !DILocation(line: 34, column: 47, scope: !96, inlinedAt: !169)
!179 = !DILocation(line: 34, column: 38, scope: !96, inlinedAt: !169)
!180 = !DILocation(line: 34, column: 28, scope: !96, inlinedAt: !169)
!181 = distinct !{!181, !168, !182, !40, !41}
!182 = !DILocation(line: 34, column: 85, scope: !96, inlinedAt: !169)
!183 = !DILocation(line: 35, column: 48, scope: !96, inlinedAt: !169)
!184 = !DILocation(line: 35, column: 30, scope: !96, inlinedAt: !169)
!185 = !DILocation(line: 35, column: 54, scope: !96, inlinedAt: !169)
!186 = !DILocation(line: 36, column: 3, scope: !96, inlinedAt: !169)
!187 = !DILocation(line: 37, column: 19, scope: !96, inlinedAt: !169)
!188 = !DILocation(line: 40, column: 11, scope: !96, inlinedAt: !169)
!189 = !DILocation(line: 41, column: 3, scope: !96, inlinedAt: !169)
!190 = !DILocation(line: 39, column: 51, scope: !96, inlinedAt: !169)
!191 = !DILocation(line: 39, column: 48, scope: !96, inlinedAt: !169)
!192 = !DILocation(line: 39, column: 39, scope: !96, inlinedAt: !169)
!193 = !DILocation(line: 39, column: 23, scope: !96, inlinedAt: !169)
!194 = !DILocation(line: 39, column: 5, scope: !96, inlinedAt: !169)
!195 = distinct !{!195, !194, !196, !40, !41}
!196 = !DILocation(line: 39, column: 58, scope: !96, inlinedAt: !169)
!197 = !DILocation(line: 42, column: 3, scope: !96, inlinedAt: !169)
!198 = !DILocation(line: 43, column: 10, scope: !96, inlinedAt: !169)
!199 = !DILocation(line: 57, column: 45, scope: !128)
!200 = !DILocation(line: 57, column: 52, scope: !128)
!201 = !DILocation(line: 280, column: 45, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "rsqrtf", scope: !35, file: !35, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = distinct !DILocation(line: 57, column: 17, scope: !128)
!204 = !DILocation(line: 58, column: 31, scope: !128)
!205 = !DILocation(line: 58, column: 3, scope: !128)
!206 = !DILocation(line: 54, column: 15, scope: !128)
!207 = !DILocation(line: 54, column: 22, scope: !128)
!208 = !DILocation(line: 55, column: 18, scope: !128)
!209 = !DILocation(line: 55, column: 13, scope: !128)
!210 = !DILocation(line: 53, column: 41, scope: !128)
!211 = distinct !{!211, !167, !212, !40, !41}
!212 = !DILocation(line: 56, column: 3, scope: !128)
!213 = !DILocation(line: 60, column: 1, scope: !128)
!214 = !DILocation(line: 59, column: 33, scope: !128)
!215 = !DILocation(line: 59, column: 40, scope: !128)
!216 = !DILocation(line: 59, column: 48, scope: !128)
!217 = !DILocation(line: 59, column: 58, scope: !128)
!218 = !DILocation(line: 59, column: 56, scope: !128)
!219 = !DILocation(line: 59, column: 68, scope: !128)
!220 = !DILocation(line: 59, column: 66, scope: !128)
!221 = !DILocation(line: 59, column: 25, scope: !128)
!222 = !DILocation(line: 59, column: 5, scope: !128)
!223 = !DILocation(line: 59, column: 30, scope: !128)
!224 = !DILocation(line: 58, column: 41, scope: !128)
!225 = distinct !{!225, !205, !226, !40, !41}
!226 = !DILocation(line: 59, column: 74, scope: !128)
!227 = distinct !DISubprogram(name: "matvec_warp", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !229)
!229 = distinct !DILocation(line: 64, column: 14, scope: !227)
!230 = !DILocation(line: 79, column: 27, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = distinct !DILocation(line: 64, column: 27, scope: !227)
!233 = !DILocation(line: 64, column: 25, scope: !227)
!234 = !DILocation(line: 53, column: 27, scope: !21, inlinedAt: !235)
!235 = distinct !DILocation(line: 64, column: 40, scope: !227)
!236 = !DILocation(line: 64, column: 38, scope: !227)
!237 = !DILocation(line: 64, column: 53, scope: !227)
!238 = !DILocation(line: 64, column: 78, scope: !227)
!239 = !DILocation(line: 65, column: 11, scope: !227)
!240 = !DILocation(line: 67, column: 24, scope: !227)
!241 = !DILocation(line: 67, column: 3, scope: !227)
!242 = !DILocation(line: 68, column: 3, scope: !227)
!243 = !DILocation(line: 67, column: 61, scope: !227)
!244 = !DILocation(line: 67, column: 48, scope: !227)
!245 = !DILocation(line: 67, column: 68, scope: !227)
!246 = !DILocation(line: 67, column: 66, scope: !227)
!247 = !DILocation(line: 67, column: 45, scope: !227)
!248 = !DILocation(line: 67, column: 34, scope: !227)
!249 = distinct !{!249, !241, !250, !40, !41}
!250 = !DILocation(line: 67, column: 71, scope: !227)
!251 = !DILocation(line: 69, column: 12, scope: !227)
!252 = !DILocation(line: 180, column: 22, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !104, file: !104, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = distinct !DILocation(line: 68, column: 58, scope: !227)
!255 = !DILocation(line: 68, column: 55, scope: !227)
!256 = !DILocation(line: 68, column: 44, scope: !227)
!257 = !DILocation(line: 68, column: 32, scope: !227)
!258 = distinct !{!258, !242, !259, !40, !41}
!259 = !DILocation(line: 68, column: 98, scope: !227)
!260 = !DILocation(line: 69, column: 18, scope: !227)
!261 = !DILocation(line: 69, column: 25, scope: !227)
!262 = !DILocation(line: 70, column: 1, scope: !227)
