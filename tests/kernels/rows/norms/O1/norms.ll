; ModuleID = 'norms.cu'
source_filename = "norms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ9block_sumfE6shared = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15rms_norm_float4E5scale = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ16group_norm_blockE4mean = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ16group_norm_blockE5scale = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ18batch_norm_momentsE4mean = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ18batch_norm_momentsE3var = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE3top = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE5total = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z8warp_sumf(float noundef %0) local_unnamed_addr #0 !dbg !11 {
  br label %3, !dbg !14

2:                                                ; preds = %3
  ret float %7, !dbg !15

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %8, %3 ]
  %5 = phi float [ %0, %1 ], [ %7, %3 ]
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %4, i32 31), !dbg !16
  %7 = fadd contract float %5, %6, !dbg !20
  %8 = lshr i32 %4, 1, !dbg !21
  %9 = icmp eq i32 %8, 0, !dbg !22
  br i1 %9, label %2, label %3, !dbg !14, !llvm.loop !23
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8warp_maxf(float noundef %0) local_unnamed_addr #1 !dbg !27 {
  br label %3, !dbg !28

2:                                                ; preds = %3
  ret float %7, !dbg !29

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %8, %3 ]
  %5 = phi float [ %0, %1 ], [ %7, %3 ]
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %4, i32 31), !dbg !30
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %5, float noundef %6) #10, !dbg !32
  %8 = lshr i32 %4, 1, !dbg !36
  %9 = icmp eq i32 %8, 0, !dbg !37
  br i1 %9, label %2, label %3, !dbg !28, !llvm.loop !38
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z9block_sumf(float noundef %0) local_unnamed_addr #2 !dbg !40 {
  br label %2, !dbg !41

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 16, %1 ], [ %7, %2 ]
  %4 = phi float [ %0, %1 ], [ %6, %2 ]
  %5 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %4, i32 %3, i32 31), !dbg !43
  %6 = fadd contract float %4, %5, !dbg !45
  %7 = lshr i32 %3, 1, !dbg !46
  %8 = icmp eq i32 %7, 0, !dbg !47
  br i1 %8, label %9, label %2, !dbg !41, !llvm.loop !48

9:                                                ; preds = %2
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %11 = and i32 %10, 31, !dbg !54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %12 = icmp eq i32 %11, 0, !dbg !56
  br i1 %12, label %13, label %17, !dbg !56

13:                                               ; preds = %9
  %14 = lshr exact i32 %10, 5, !dbg !57
  %15 = zext nneg i32 %14 to i64, !dbg !58
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %15, !dbg !58
  store float %6, ptr %16, align 4, !dbg !59, !tbaa !60
  br label %17, !dbg !58

17:                                               ; preds = %13, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %19 = lshr i32 %18, 5, !dbg !66
  %20 = icmp samesign ult i32 %10, %19, !dbg !67
  br i1 %20, label %21, label %25, !dbg !68

21:                                               ; preds = %17
  %22 = zext nneg i32 %11 to i64, !dbg !69
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %22, !dbg !69
  %24 = load float, ptr %23, align 4, !dbg !69, !tbaa !60
  br label %25, !dbg !68

25:                                               ; preds = %17, %21
  %26 = phi float [ %24, %21 ], [ 0.000000e+00, %17 ]
  br label %27, !dbg !70

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %32, %27 ], [ 16, %25 ]
  %29 = phi float [ %31, %27 ], [ %26, %25 ]
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 %28, i32 31), !dbg !72
  %31 = fadd contract float %29, %30, !dbg !74
  %32 = lshr i32 %28, 1, !dbg !75
  %33 = icmp eq i32 %32, 0, !dbg !76
  br i1 %33, label %34, label %27, !dbg !70, !llvm.loop !77

34:                                               ; preds = %27
  ret float %31, !dbg !79
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rms_norm_float4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 !dbg !80 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %7 = mul i32 %3, %6, !dbg !84
  %8 = zext i32 %7 to i64, !dbg !85
  %9 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %8, !dbg !85
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %11 = icmp slt i32 %10, %3, !dbg !88
  br i1 %11, label %14, label %12, !dbg !89

12:                                               ; preds = %49, %5
  %13 = phi float [ 0.000000e+00, %5 ], [ %68, %49 ]
  br label %16, !dbg !90

14:                                               ; preds = %5
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %49, !dbg !89

16:                                               ; preds = %12, %16
  %17 = phi i32 [ %21, %16 ], [ 16, %12 ]
  %18 = phi float [ %20, %16 ], [ %13, %12 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 %17, i32 31), !dbg !93
  %20 = fadd contract float %18, %19, !dbg !95
  %21 = lshr i32 %17, 1, !dbg !96
  %22 = icmp eq i32 %21, 0, !dbg !97
  br i1 %22, label %23, label %16, !dbg !90, !llvm.loop !98

23:                                               ; preds = %16
  %24 = and i32 %10, 31, !dbg !100
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %25 = icmp eq i32 %24, 0, !dbg !102
  br i1 %25, label %26, label %30, !dbg !102

26:                                               ; preds = %23
  %27 = lshr exact i32 %10, 5, !dbg !103
  %28 = zext nneg i32 %27 to i64, !dbg !104
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %28, !dbg !104
  store float %20, ptr %29, align 4, !dbg !105, !tbaa !60
  br label %30, !dbg !104

30:                                               ; preds = %26, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107
  %32 = lshr i32 %31, 5, !dbg !109
  %33 = icmp samesign ult i32 %10, %32, !dbg !110
  br i1 %33, label %34, label %38, !dbg !111

34:                                               ; preds = %30
  %35 = zext nneg i32 %24 to i64, !dbg !112
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %35, !dbg !112
  %37 = load float, ptr %36, align 4, !dbg !112, !tbaa !60
  br label %38, !dbg !111

38:                                               ; preds = %34, %30
  %39 = phi float [ 0.000000e+00, %30 ], [ %37, %34 ]
  br label %40, !dbg !113

40:                                               ; preds = %38, %40
  %41 = phi i32 [ %45, %40 ], [ 16, %38 ]
  %42 = phi float [ %44, %40 ], [ %39, %38 ]
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %42, i32 %41, i32 31), !dbg !115
  %44 = fadd contract float %42, %43, !dbg !117
  %45 = lshr i32 %41, 1, !dbg !118
  %46 = icmp eq i32 %45, 0, !dbg !119
  br i1 %46, label %47, label %40, !dbg !113, !llvm.loop !120

47:                                               ; preds = %40
  %48 = icmp eq i32 %10, 0, !dbg !122
  br i1 %48, label %71, label %77, !dbg !122

49:                                               ; preds = %14, %49
  %50 = phi float [ 0.000000e+00, %14 ], [ %68, %49 ]
  %51 = phi i32 [ %10, %14 ], [ %69, %49 ]
  %52 = sext i32 %51 to i64, !dbg !123
  %53 = getelementptr inbounds %struct.float4, ptr %9, i64 %52, !dbg !123
  %54 = load float, ptr %53, align 16, !dbg !123, !tbaa !60
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 4, !dbg !123
  %56 = load float, ptr %55, align 4, !dbg !123, !tbaa !60
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8, !dbg !123
  %58 = load float, ptr %57, align 8, !dbg !123, !tbaa !60
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 12, !dbg !123
  %60 = load float, ptr %59, align 4, !dbg !123, !tbaa !60
  %61 = fmul contract float %54, %54, !dbg !124
  %62 = fmul contract float %56, %56, !dbg !125
  %63 = fadd contract float %61, %62, !dbg !126
  %64 = fmul contract float %58, %58, !dbg !127
  %65 = fadd contract float %63, %64, !dbg !128
  %66 = fmul contract float %60, %60, !dbg !129
  %67 = fadd contract float %65, %66, !dbg !130
  %68 = fadd contract float %50, %67, !dbg !131
  %69 = add i32 %51, %15, !dbg !132
  %70 = icmp slt i32 %69, %3, !dbg !88
  br i1 %70, label %49, label %12, !dbg !89, !llvm.loop !133

71:                                               ; preds = %47
  %72 = shl nsw i32 %3, 2, !dbg !135
  %73 = sitofp i32 %72 to float, !dbg !136
  %74 = fdiv contract float %44, %73, !dbg !137
  %75 = fadd contract float %4, %74, !dbg !138
  %76 = tail call contract noundef float @__nv_rsqrtf(float noundef %75) #10, !dbg !139
  store float %76, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4, !dbg !142, !tbaa !60
  br label %77, !dbg !143

77:                                               ; preds = %71, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %78 = icmp slt i32 %10, %3, !dbg !145
  br i1 %78, label %79, label %81, !dbg !146

79:                                               ; preds = %77
  %80 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4, !tbaa !60
  br label %82, !dbg !146

81:                                               ; preds = %82, %77
  ret void, !dbg !147

82:                                               ; preds = %79, %82
  %83 = phi i32 [ %10, %79 ], [ %115, %82 ]
  %84 = sext i32 %83 to i64, !dbg !148
  %85 = getelementptr inbounds %struct.float4, ptr %9, i64 %84, !dbg !148
  %86 = load float, ptr %85, align 16, !dbg !148, !tbaa !60
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4, !dbg !148
  %88 = load float, ptr %87, align 4, !dbg !148, !tbaa !60
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 8, !dbg !148
  %90 = load float, ptr %89, align 8, !dbg !148, !tbaa !60
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 12, !dbg !148
  %92 = load float, ptr %91, align 4, !dbg !148, !tbaa !60
  %93 = getelementptr inbounds %struct.float4, ptr %1, i64 %84, !dbg !149
  %94 = load float, ptr %93, align 16, !dbg !149, !tbaa !60
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4, !dbg !149
  %96 = load float, ptr %95, align 4, !dbg !149, !tbaa !60
  %97 = getelementptr inbounds nuw i8, ptr %93, i64 8, !dbg !149
  %98 = load float, ptr %97, align 8, !dbg !149, !tbaa !60
  %99 = getelementptr inbounds nuw i8, ptr %93, i64 12, !dbg !149
  %100 = load float, ptr %99, align 4, !dbg !149, !tbaa !60
  %101 = fmul contract float %86, %80, !dbg !150
  %102 = fmul contract float %94, %101, !dbg !151
  %103 = fmul contract float %88, %80, !dbg !152
  %104 = fmul contract float %96, %103, !dbg !153
  %105 = fmul contract float %90, %80, !dbg !154
  %106 = fmul contract float %98, %105, !dbg !155
  %107 = fmul contract float %92, %80, !dbg !156
  %108 = fmul contract float %100, %107, !dbg !157
  %109 = add i32 %83, %7, !dbg !158
  %110 = zext i32 %109 to i64, !dbg !159
  %111 = getelementptr inbounds nuw %struct.float4, ptr %2, i64 %110, !dbg !159
  store float %102, ptr %111, align 16, !dbg !160, !tbaa !60
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4, !dbg !160
  store float %104, ptr %112, align 4, !dbg !160, !tbaa !60
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 8, !dbg !160
  store float %106, ptr %113, align 8, !dbg !160, !tbaa !60
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 12, !dbg !160
  store float %108, ptr %114, align 4, !dbg !160, !tbaa !60
  %115 = add i32 %83, %31, !dbg !161
  %116 = icmp slt i32 %115, %3, !dbg !145
  br i1 %116, label %82, label %81, !dbg !146, !llvm.loop !162
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm_float4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !dbg !164 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167
  %9 = mul i32 %7, %8, !dbg !170
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !171
  %11 = add i32 %9, %10, !dbg !174
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %13 = icmp slt i32 %11, %4, !dbg !177
  br i1 %13, label %14, label %141, !dbg !177

14:                                               ; preds = %6
  %15 = mul nsw i32 %5, %11, !dbg !178
  %16 = sext i32 %15 to i64, !dbg !179
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !179
  %18 = sdiv i32 %5, 4
  %19 = icmp slt i32 %12, %18, !dbg !180
  br i1 %19, label %35, label %20, !dbg !181

20:                                               ; preds = %35, %14
  %21 = phi float [ 0.000000e+00, %14 ], [ %50, %35 ]
  br label %22, !dbg !182

22:                                               ; preds = %20, %22
  %23 = phi i32 [ %27, %22 ], [ 16, %20 ]
  %24 = phi float [ %26, %22 ], [ %21, %20 ]
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 %23, i32 31), !dbg !184
  %26 = fadd contract float %24, %25, !dbg !186
  %27 = lshr i32 %23, 1, !dbg !187
  %28 = icmp eq i32 %27, 0, !dbg !188
  br i1 %28, label %29, label %22, !dbg !182, !llvm.loop !189

29:                                               ; preds = %22
  %30 = sitofp i32 %5 to float, !dbg !191
  %31 = fdiv contract float %26, %30, !dbg !192
  %32 = icmp slt i32 %12, %18, !dbg !193
  br i1 %32, label %66, label %33, !dbg !194

33:                                               ; preds = %66, %29
  %34 = phi float [ 0.000000e+00, %29 ], [ %89, %66 ]
  br label %53, !dbg !195

35:                                               ; preds = %14, %35
  %36 = phi float [ %50, %35 ], [ 0.000000e+00, %14 ]
  %37 = phi i32 [ %51, %35 ], [ %12, %14 ]
  %38 = zext nneg i32 %37 to i64, !dbg !197
  %39 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %38, !dbg !197
  %40 = load float, ptr %39, align 16, !dbg !197, !tbaa !60
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4, !dbg !197
  %42 = load float, ptr %41, align 4, !dbg !197, !tbaa !60
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 8, !dbg !197
  %44 = load float, ptr %43, align 8, !dbg !197, !tbaa !60
  %45 = getelementptr inbounds nuw i8, ptr %39, i64 12, !dbg !197
  %46 = load float, ptr %45, align 4, !dbg !197, !tbaa !60
  %47 = fadd contract float %40, %42, !dbg !198
  %48 = fadd contract float %47, %44, !dbg !199
  %49 = fadd contract float %48, %46, !dbg !200
  %50 = fadd contract float %36, %49, !dbg !201
  %51 = add nuw nsw i32 %37, 32, !dbg !202
  %52 = icmp slt i32 %51, %18, !dbg !180
  br i1 %52, label %35, label %20, !dbg !181, !llvm.loop !203

53:                                               ; preds = %33, %53
  %54 = phi i32 [ %58, %53 ], [ 16, %33 ]
  %55 = phi float [ %57, %53 ], [ %34, %33 ]
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 %54, i32 31), !dbg !205
  %57 = fadd contract float %55, %56, !dbg !207
  %58 = lshr i32 %54, 1, !dbg !208
  %59 = icmp eq i32 %58, 0, !dbg !209
  br i1 %59, label %60, label %53, !dbg !195, !llvm.loop !210

60:                                               ; preds = %53
  %61 = fdiv contract float %57, %30, !dbg !212
  %62 = fadd contract float %61, 0x3EE4F8B580000000, !dbg !213
  %63 = tail call contract noundef float @__nv_rsqrtf(float noundef %62) #10, !dbg !214
  %64 = getelementptr inbounds float, ptr %3, i64 %16, !dbg !216
  %65 = icmp slt i32 %12, %18, !dbg !217
  br i1 %65, label %92, label %141, !dbg !218

66:                                               ; preds = %29, %66
  %67 = phi float [ %89, %66 ], [ 0.000000e+00, %29 ]
  %68 = phi i32 [ %90, %66 ], [ %12, %29 ]
  %69 = zext nneg i32 %68 to i64, !dbg !219
  %70 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %69, !dbg !219
  %71 = load float, ptr %70, align 16, !dbg !219, !tbaa !60
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4, !dbg !219
  %73 = load float, ptr %72, align 4, !dbg !219, !tbaa !60
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 8, !dbg !219
  %75 = load float, ptr %74, align 8, !dbg !219, !tbaa !60
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 12, !dbg !219
  %77 = load float, ptr %76, align 4, !dbg !219, !tbaa !60
  %78 = fsub contract float %71, %31, !dbg !220
  %79 = fsub contract float %73, %31, !dbg !221
  %80 = fsub contract float %75, %31, !dbg !222
  %81 = fsub contract float %77, %31, !dbg !223
  %82 = fmul contract float %78, %78, !dbg !224
  %83 = fmul contract float %79, %79, !dbg !225
  %84 = fadd contract float %82, %83, !dbg !226
  %85 = fmul contract float %80, %80, !dbg !227
  %86 = fadd contract float %84, %85, !dbg !228
  %87 = fmul contract float %81, %81, !dbg !229
  %88 = fadd contract float %86, %87, !dbg !230
  %89 = fadd contract float %67, %88, !dbg !231
  %90 = add nuw nsw i32 %68, 32, !dbg !232
  %91 = icmp slt i32 %90, %18, !dbg !193
  br i1 %91, label %66, label %33, !dbg !194, !llvm.loop !233

92:                                               ; preds = %60, %92
  %93 = phi i32 [ %139, %92 ], [ %12, %60 ]
  %94 = zext nneg i32 %93 to i64, !dbg !235
  %95 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %94, !dbg !235
  %96 = load float, ptr %95, align 16, !dbg !235, !tbaa !60
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 4, !dbg !235
  %98 = load float, ptr %97, align 4, !dbg !235, !tbaa !60
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 8, !dbg !235
  %100 = load float, ptr %99, align 8, !dbg !235, !tbaa !60
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 12, !dbg !235
  %102 = load float, ptr %101, align 4, !dbg !235, !tbaa !60
  %103 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %94, !dbg !236
  %104 = load float, ptr %103, align 16, !dbg !236, !tbaa !60
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 4, !dbg !236
  %106 = load float, ptr %105, align 4, !dbg !236, !tbaa !60
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 8, !dbg !236
  %108 = load float, ptr %107, align 8, !dbg !236, !tbaa !60
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 12, !dbg !236
  %110 = load float, ptr %109, align 4, !dbg !236, !tbaa !60
  %111 = getelementptr inbounds nuw %struct.float4, ptr %2, i64 %94, !dbg !237
  %112 = load float, ptr %111, align 16, !dbg !237, !tbaa !60
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 4, !dbg !237
  %114 = load float, ptr %113, align 4, !dbg !237, !tbaa !60
  %115 = getelementptr inbounds nuw i8, ptr %111, i64 8, !dbg !237
  %116 = load float, ptr %115, align 8, !dbg !237, !tbaa !60
  %117 = getelementptr inbounds nuw i8, ptr %111, i64 12, !dbg !237
  %118 = load float, ptr %117, align 4, !dbg !237, !tbaa !60
  %119 = fsub contract float %96, %31, !dbg !238
  %120 = fmul contract float %63, %119, !dbg !239
  %121 = fmul contract float %120, %104, !dbg !240
  %122 = fadd contract float %121, %112, !dbg !241
  %123 = fsub contract float %98, %31, !dbg !242
  %124 = fmul contract float %63, %123, !dbg !243
  %125 = fmul contract float %124, %106, !dbg !244
  %126 = fadd contract float %125, %114, !dbg !245
  %127 = fsub contract float %100, %31, !dbg !246
  %128 = fmul contract float %63, %127, !dbg !247
  %129 = fmul contract float %128, %108, !dbg !248
  %130 = fadd contract float %129, %116, !dbg !249
  %131 = fsub contract float %102, %31, !dbg !250
  %132 = fmul contract float %63, %131, !dbg !251
  %133 = fmul contract float %132, %110, !dbg !252
  %134 = fadd contract float %133, %118, !dbg !253
  %135 = getelementptr inbounds nuw %struct.float4, ptr %64, i64 %94, !dbg !254
  store float %122, ptr %135, align 16, !dbg !255, !tbaa !60
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4, !dbg !255
  store float %126, ptr %136, align 4, !dbg !255, !tbaa !60
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 8, !dbg !255
  store float %130, ptr %137, align 8, !dbg !255, !tbaa !60
  %138 = getelementptr inbounds nuw i8, ptr %135, i64 12, !dbg !255
  store float %134, ptr %138, align 4, !dbg !255, !tbaa !60
  %139 = add nuw nsw i32 %93, 32, !dbg !256
  %140 = icmp slt i32 %139, %18, !dbg !217
  br i1 %140, label %92, label %141, !dbg !218, !llvm.loop !257

141:                                              ; preds = %92, %60, %6
  ret void, !dbg !259
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @group_norm_block(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !dbg !260 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !261
  %9 = udiv i32 %8, %6, !dbg !263
  %10 = mul i32 %9, %6, !dbg !264
  %11 = sub i32 %8, %10, !dbg !264
  %12 = sdiv i32 %4, %6, !dbg !265
  %13 = mul nsw i32 %12, %5, !dbg !266
  %14 = mul nsw i32 %9, %4, !dbg !267
  %15 = mul nsw i32 %12, %11, !dbg !268
  %16 = add nsw i32 %15, %14, !dbg !269
  %17 = mul nsw i32 %16, %5, !dbg !270
  %18 = sext i32 %17 to i64, !dbg !271
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !271
  %20 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !272
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %22 = icmp slt i32 %21, %13, !dbg !275
  br i1 %22, label %23, label %25, !dbg !276

23:                                               ; preds = %7
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %87, !dbg !276

25:                                               ; preds = %87, %7
  %26 = phi float [ 0.000000e+00, %7 ], [ %96, %87 ], !dbg !277
  %27 = phi float [ 0.000000e+00, %7 ], [ %94, %87 ], !dbg !277
  br label %28, !dbg !278

28:                                               ; preds = %25, %28
  %29 = phi i32 [ %33, %28 ], [ 16, %25 ]
  %30 = phi float [ %32, %28 ], [ %27, %25 ]
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 %29, i32 31), !dbg !281
  %32 = fadd contract float %30, %31, !dbg !283
  %33 = lshr i32 %29, 1, !dbg !284
  %34 = icmp eq i32 %33, 0, !dbg !285
  br i1 %34, label %35, label %28, !dbg !278, !llvm.loop !286

35:                                               ; preds = %28
  %36 = and i32 %21, 31, !dbg !288
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !289
  %37 = icmp eq i32 %36, 0, !dbg !290
  br i1 %37, label %38, label %42, !dbg !290

38:                                               ; preds = %35
  %39 = lshr exact i32 %21, 5, !dbg !291
  %40 = zext nneg i32 %39 to i64, !dbg !292
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %40, !dbg !292
  store float %32, ptr %41, align 4, !dbg !293, !tbaa !60
  br label %42, !dbg !292

42:                                               ; preds = %38, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !294
  %43 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !295
  %44 = lshr i32 %43, 5, !dbg !297
  %45 = icmp samesign ult i32 %21, %44, !dbg !298
  br i1 %45, label %46, label %50, !dbg !299

46:                                               ; preds = %42
  %47 = zext nneg i32 %36 to i64, !dbg !300
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %47, !dbg !300
  %49 = load float, ptr %48, align 4, !dbg !300, !tbaa !60
  br label %50, !dbg !299

50:                                               ; preds = %46, %42
  %51 = phi float [ 0.000000e+00, %42 ], [ %49, %46 ]
  br label %52, !dbg !301

52:                                               ; preds = %50, %52
  %53 = phi i32 [ %57, %52 ], [ 16, %50 ]
  %54 = phi float [ %56, %52 ], [ %51, %50 ]
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 %53, i32 31), !dbg !303
  %56 = fadd contract float %54, %55, !dbg !305
  %57 = lshr i32 %53, 1, !dbg !306
  %58 = icmp eq i32 %57, 0, !dbg !307
  br i1 %58, label %59, label %52, !dbg !301, !llvm.loop !308

59:                                               ; preds = %52, %59
  %60 = phi i32 [ %64, %59 ], [ 16, %52 ]
  %61 = phi float [ %63, %59 ], [ %26, %52 ]
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 %60, i32 31), !dbg !310
  %63 = fadd contract float %61, %62, !dbg !314
  %64 = lshr i32 %60, 1, !dbg !315
  %65 = icmp eq i32 %64, 0, !dbg !316
  br i1 %65, label %66, label %59, !dbg !317, !llvm.loop !318

66:                                               ; preds = %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !320
  br i1 %37, label %67, label %71, !dbg !321

67:                                               ; preds = %66
  %68 = lshr exact i32 %21, 5, !dbg !322
  %69 = zext nneg i32 %68 to i64, !dbg !323
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %69, !dbg !323
  store float %63, ptr %70, align 4, !dbg !324, !tbaa !60
  br label %71, !dbg !323

71:                                               ; preds = %67, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !325
  br i1 %45, label %72, label %76, !dbg !326

72:                                               ; preds = %71
  %73 = zext nneg i32 %36 to i64, !dbg !327
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %73, !dbg !327
  %75 = load float, ptr %74, align 4, !dbg !327, !tbaa !60
  br label %76, !dbg !326

76:                                               ; preds = %72, %71
  %77 = phi float [ 0.000000e+00, %71 ], [ %75, %72 ]
  br label %78, !dbg !328

78:                                               ; preds = %76, %78
  %79 = phi i32 [ %83, %78 ], [ 16, %76 ]
  %80 = phi float [ %82, %78 ], [ %77, %76 ]
  %81 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %80, i32 %79, i32 31), !dbg !330
  %82 = fadd contract float %80, %81, !dbg !332
  %83 = lshr i32 %79, 1, !dbg !333
  %84 = icmp eq i32 %83, 0, !dbg !334
  br i1 %84, label %85, label %78, !dbg !328, !llvm.loop !335

85:                                               ; preds = %78
  %86 = icmp eq i32 %21, 0, !dbg !337
  br i1 %86, label %99, label %107, !dbg !337

87:                                               ; preds = %23, %87
  %88 = phi float [ 0.000000e+00, %23 ], [ %94, %87 ]
  %89 = phi i32 [ %21, %23 ], [ %97, %87 ]
  %90 = phi float [ 0.000000e+00, %23 ], [ %96, %87 ]
  %91 = sext i32 %89 to i64, !dbg !338
  %92 = getelementptr inbounds float, ptr %19, i64 %91, !dbg !338
  %93 = load float, ptr %92, align 4, !dbg !338, !tbaa !60
  %94 = fadd contract float %88, %93, !dbg !339
  %95 = fmul contract float %93, %93, !dbg !340
  %96 = fadd contract float %90, %95, !dbg !341
  %97 = add i32 %89, %24, !dbg !342
  %98 = icmp slt i32 %97, %13, !dbg !275
  br i1 %98, label %87, label %25, !dbg !276, !llvm.loop !343

99:                                               ; preds = %85
  %100 = sitofp i32 %13 to float, !dbg !345
  %101 = fdiv contract float %56, %100, !dbg !346
  store float %101, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4, !dbg !347, !tbaa !60
  %102 = fdiv contract float %82, %100, !dbg !348
  %103 = fmul contract float %101, %101, !dbg !349
  %104 = fsub contract float %102, %103, !dbg !350
  %105 = fadd contract float %104, 0x3EE4F8B580000000, !dbg !351
  %106 = tail call contract noundef float @__nv_rsqrtf(float noundef %105) #10, !dbg !352
  store float %106, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4, !dbg !354, !tbaa !60
  br label %107, !dbg !355

107:                                              ; preds = %99, %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !356
  %108 = icmp slt i32 %21, %13, !dbg !357
  br i1 %108, label %109, label %112, !dbg !358

109:                                              ; preds = %107
  %110 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4, !tbaa !60
  %111 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4, !tbaa !60
  br label %113, !dbg !358

112:                                              ; preds = %113, %107
  ret void, !dbg !359

113:                                              ; preds = %109, %113
  %114 = phi i32 [ %21, %109 ], [ %130, %113 ]
  %115 = sdiv i32 %114, %5, !dbg !360
  %116 = add nsw i32 %115, %15, !dbg !361
  %117 = sext i32 %114 to i64, !dbg !362
  %118 = getelementptr inbounds float, ptr %19, i64 %117, !dbg !362
  %119 = load float, ptr %118, align 4, !dbg !362, !tbaa !60
  %120 = fsub contract float %119, %110, !dbg !363
  %121 = fmul contract float %120, %111, !dbg !364
  %122 = sext i32 %116 to i64, !dbg !365
  %123 = getelementptr inbounds float, ptr %1, i64 %122, !dbg !365
  %124 = load float, ptr %123, align 4, !dbg !365, !tbaa !60
  %125 = fmul contract float %121, %124, !dbg !366
  %126 = getelementptr inbounds float, ptr %2, i64 %122, !dbg !367
  %127 = load float, ptr %126, align 4, !dbg !367, !tbaa !60
  %128 = fadd contract float %125, %127, !dbg !368
  %129 = getelementptr inbounds float, ptr %20, i64 %117, !dbg !369
  store float %128, ptr %129, align 4, !dbg !370, !tbaa !60
  %130 = add i32 %114, %43, !dbg !371
  %131 = icmp slt i32 %130, %13, !dbg !357
  br i1 %131, label %113, label %112, !dbg !358, !llvm.loop !372
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_norm_given(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #4 !dbg !374 {
  %10 = mul nsw i32 %7, %6, !dbg !375
  %11 = mul nsw i32 %10, %8, !dbg !376
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !377
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379
  %14 = mul i32 %12, %13, !dbg !381
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !382
  %16 = add i32 %14, %15, !dbg !384
  %17 = icmp slt i32 %16, %11, !dbg !385
  br i1 %17, label %18, label %21, !dbg !386

18:                                               ; preds = %9
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = mul i32 %19, %13
  br label %22, !dbg !386

21:                                               ; preds = %22, %9
  ret void, !dbg !387

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %16, %18 ], [ %45, %22 ]
  %24 = sdiv i32 %23, %8, !dbg !388
  %25 = srem i32 %24, %7, !dbg !389
  %26 = sext i32 %25 to i64, !dbg !390
  %27 = getelementptr inbounds float, ptr %4, i64 %26, !dbg !390
  %28 = load float, ptr %27, align 4, !dbg !390, !tbaa !60
  %29 = sext i32 %23 to i64, !dbg !391
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !391
  %31 = load float, ptr %30, align 4, !dbg !391, !tbaa !60
  %32 = getelementptr inbounds float, ptr %2, i64 %26, !dbg !392
  %33 = load float, ptr %32, align 4, !dbg !392, !tbaa !60
  %34 = fsub contract float %31, %33, !dbg !393
  %35 = fmul contract float %28, %34, !dbg !394
  %36 = getelementptr inbounds float, ptr %3, i64 %26, !dbg !395
  %37 = load float, ptr %36, align 4, !dbg !395, !tbaa !60
  %38 = fadd contract float %37, 0x3EE4F8B580000000, !dbg !396
  %39 = tail call contract noundef float @__nv_sqrtf(float noundef %38) #10, !dbg !397
  %40 = fdiv contract float %35, %39, !dbg !400
  %41 = getelementptr inbounds float, ptr %5, i64 %26, !dbg !401
  %42 = load float, ptr %41, align 4, !dbg !401, !tbaa !60
  %43 = fadd contract float %40, %42, !dbg !402
  %44 = getelementptr inbounds float, ptr %1, i64 %29, !dbg !403
  store float %43, ptr %44, align 4, !dbg !404, !tbaa !60
  %45 = add i32 %23, %20, !dbg !405
  %46 = icmp slt i32 %45, %11, !dbg !385
  br i1 %46, label %22, label %21, !dbg !386, !llvm.loop !406
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_norm_moments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #4 !dbg !408 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !409
  %11 = icmp sgt i32 %5, 0, !dbg !411
  br i1 %11, label %14, label %12, !dbg !412

12:                                               ; preds = %59, %9
  %13 = phi float [ 0.000000e+00, %9 ], [ %60, %59 ]
  br label %18, !dbg !413

14:                                               ; preds = %9
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = icmp slt i32 %15, %7
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %52, !dbg !412

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %23, %18 ], [ 16, %12 ]
  %20 = phi float [ %22, %18 ], [ %13, %12 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 %19, i32 31), !dbg !416
  %22 = fadd contract float %20, %21, !dbg !418
  %23 = lshr i32 %19, 1, !dbg !419
  %24 = icmp eq i32 %23, 0, !dbg !420
  br i1 %24, label %25, label %18, !dbg !413, !llvm.loop !421

25:                                               ; preds = %18
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423
  %27 = and i32 %26, 31, !dbg !425
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !426
  %28 = icmp eq i32 %27, 0, !dbg !427
  br i1 %28, label %29, label %33, !dbg !427

29:                                               ; preds = %25
  %30 = lshr exact i32 %26, 5, !dbg !428
  %31 = zext nneg i32 %30 to i64, !dbg !429
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %31, !dbg !429
  store float %22, ptr %32, align 4, !dbg !430, !tbaa !60
  br label %33, !dbg !429

33:                                               ; preds = %29, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !431
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !432
  %35 = lshr i32 %34, 5, !dbg !434
  %36 = icmp samesign ult i32 %26, %35, !dbg !435
  br i1 %36, label %37, label %41, !dbg !436

37:                                               ; preds = %33
  %38 = zext nneg i32 %27 to i64, !dbg !437
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %38, !dbg !437
  %40 = load float, ptr %39, align 4, !dbg !437, !tbaa !60
  br label %41, !dbg !436

41:                                               ; preds = %37, %33
  %42 = phi float [ 0.000000e+00, %33 ], [ %40, %37 ]
  br label %43, !dbg !438

43:                                               ; preds = %41, %43
  %44 = phi i32 [ %48, %43 ], [ 16, %41 ]
  %45 = phi float [ %47, %43 ], [ %42, %41 ]
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 %44, i32 31), !dbg !440
  %47 = fadd contract float %45, %46, !dbg !442
  %48 = lshr i32 %44, 1, !dbg !443
  %49 = icmp eq i32 %48, 0, !dbg !444
  br i1 %49, label %50, label %43, !dbg !438, !llvm.loop !445

50:                                               ; preds = %43
  %51 = icmp eq i32 %26, 0, !dbg !447
  br i1 %51, label %73, label %77, !dbg !447

52:                                               ; preds = %14, %59
  %53 = phi float [ 0.000000e+00, %14 ], [ %60, %59 ]
  %54 = phi i32 [ 0, %14 ], [ %61, %59 ]
  br i1 %16, label %55, label %59, !dbg !448

55:                                               ; preds = %52
  %56 = mul nsw i32 %54, %6
  %57 = add nsw i32 %56, %10
  %58 = mul nsw i32 %57, %7
  br label %63, !dbg !448

59:                                               ; preds = %63, %52
  %60 = phi float [ %53, %52 ], [ %70, %63 ], !dbg !449
  %61 = add nuw nsw i32 %54, 1, !dbg !450
  %62 = icmp eq i32 %61, %5, !dbg !411
  br i1 %62, label %12, label %52, !dbg !412, !llvm.loop !451

63:                                               ; preds = %55, %63
  %64 = phi float [ %53, %55 ], [ %70, %63 ]
  %65 = phi i32 [ %15, %55 ], [ %71, %63 ]
  %66 = add nsw i32 %65, %58, !dbg !453
  %67 = sext i32 %66 to i64, !dbg !454
  %68 = getelementptr inbounds float, ptr %0, i64 %67, !dbg !454
  %69 = load float, ptr %68, align 4, !dbg !454, !tbaa !60
  %70 = fadd contract float %64, %69, !dbg !455
  %71 = add i32 %65, %17, !dbg !456
  %72 = icmp slt i32 %71, %7, !dbg !457
  br i1 %72, label %63, label %59, !dbg !448, !llvm.loop !458

73:                                               ; preds = %50
  %74 = mul nsw i32 %7, %5, !dbg !459
  %75 = sitofp i32 %74 to float, !dbg !460
  %76 = fdiv contract float %47, %75, !dbg !461
  store float %76, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !dbg !462, !tbaa !60
  br label %77, !dbg !463

77:                                               ; preds = %73, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !464
  %78 = icmp sgt i32 %5, 0, !dbg !465
  br i1 %78, label %81, label %79, !dbg !466

79:                                               ; preds = %118, %77
  %80 = phi float [ 0.000000e+00, %77 ], [ %119, %118 ]
  br label %91, !dbg !467

81:                                               ; preds = %77
  %82 = icmp slt i32 %26, %7
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  br label %84, !dbg !466

84:                                               ; preds = %81, %118
  %85 = phi i32 [ 0, %81 ], [ %120, %118 ]
  %86 = phi float [ 0.000000e+00, %81 ], [ %119, %118 ]
  br i1 %82, label %87, label %118, !dbg !470

87:                                               ; preds = %84
  %88 = mul nsw i32 %85, %6
  %89 = add nsw i32 %88, %10
  %90 = mul nsw i32 %89, %7
  br label %122, !dbg !470

91:                                               ; preds = %79, %91
  %92 = phi i32 [ %96, %91 ], [ 16, %79 ]
  %93 = phi float [ %95, %91 ], [ %80, %79 ]
  %94 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %93, i32 %92, i32 31), !dbg !471
  %95 = fadd contract float %93, %94, !dbg !473
  %96 = lshr i32 %92, 1, !dbg !474
  %97 = icmp eq i32 %96, 0, !dbg !475
  br i1 %97, label %98, label %91, !dbg !467, !llvm.loop !476

98:                                               ; preds = %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !478
  br i1 %28, label %99, label %103, !dbg !479

99:                                               ; preds = %98
  %100 = lshr exact i32 %26, 5, !dbg !480
  %101 = zext nneg i32 %100 to i64, !dbg !481
  %102 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %101, !dbg !481
  store float %95, ptr %102, align 4, !dbg !482, !tbaa !60
  br label %103, !dbg !481

103:                                              ; preds = %99, %98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !483
  br i1 %36, label %104, label %108, !dbg !484

104:                                              ; preds = %103
  %105 = zext nneg i32 %27 to i64, !dbg !485
  %106 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %105, !dbg !485
  %107 = load float, ptr %106, align 4, !dbg !485, !tbaa !60
  br label %108, !dbg !484

108:                                              ; preds = %104, %103
  %109 = phi float [ 0.000000e+00, %103 ], [ %107, %104 ]
  br label %110, !dbg !486

110:                                              ; preds = %108, %110
  %111 = phi i32 [ %115, %110 ], [ 16, %108 ]
  %112 = phi float [ %114, %110 ], [ %109, %108 ]
  %113 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %112, i32 %111, i32 31), !dbg !488
  %114 = fadd contract float %112, %113, !dbg !490
  %115 = lshr i32 %111, 1, !dbg !491
  %116 = icmp eq i32 %115, 0, !dbg !492
  br i1 %116, label %117, label %110, !dbg !486, !llvm.loop !493

117:                                              ; preds = %110
  br i1 %51, label %134, label %151, !dbg !495

118:                                              ; preds = %122, %84
  %119 = phi float [ %86, %84 ], [ %131, %122 ], !dbg !449
  %120 = add nuw nsw i32 %85, 1, !dbg !496
  %121 = icmp eq i32 %120, %5, !dbg !465
  br i1 %121, label %79, label %84, !dbg !466, !llvm.loop !497

122:                                              ; preds = %87, %122
  %123 = phi i32 [ %26, %87 ], [ %132, %122 ]
  %124 = phi float [ %86, %87 ], [ %131, %122 ]
  %125 = add nsw i32 %123, %90, !dbg !499
  %126 = sext i32 %125 to i64, !dbg !500
  %127 = getelementptr inbounds float, ptr %0, i64 %126, !dbg !500
  %128 = load float, ptr %127, align 4, !dbg !500, !tbaa !60
  %129 = fsub contract float %128, %83, !dbg !501
  %130 = fmul contract float %129, %129, !dbg !502
  %131 = fadd contract float %124, %130, !dbg !503
  %132 = add i32 %123, %34, !dbg !504
  %133 = icmp slt i32 %132, %7, !dbg !505
  br i1 %133, label %122, label %118, !dbg !470, !llvm.loop !506

134:                                              ; preds = %117
  %135 = mul nsw i32 %7, %5, !dbg !507
  %136 = sitofp i32 %135 to float, !dbg !508
  %137 = fdiv contract float %114, %136, !dbg !509
  store float %137, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !dbg !510, !tbaa !60
  %138 = fsub contract float 1.000000e+00, %8, !dbg !511
  %139 = zext nneg i32 %10 to i64, !dbg !512
  %140 = getelementptr inbounds nuw float, ptr %3, i64 %139, !dbg !512
  %141 = load float, ptr %140, align 4, !dbg !512, !tbaa !60
  %142 = fmul contract float %138, %141, !dbg !513
  %143 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !dbg !514, !tbaa !60
  %144 = fmul contract float %8, %143, !dbg !515
  %145 = fadd contract float %142, %144, !dbg !516
  store float %145, ptr %140, align 4, !dbg !517, !tbaa !60
  %146 = getelementptr inbounds nuw float, ptr %4, i64 %139, !dbg !518
  %147 = load float, ptr %146, align 4, !dbg !518, !tbaa !60
  %148 = fmul contract float %138, %147, !dbg !519
  %149 = fmul contract float %8, %137, !dbg !520
  %150 = fadd contract float %149, %148, !dbg !521
  store float %150, ptr %146, align 4, !dbg !522, !tbaa !60
  br label %151, !dbg !523

151:                                              ; preds = %134, %117
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !524
  %152 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !dbg !525, !tbaa !60
  %153 = fadd contract float %152, 0x3EE4F8B580000000, !dbg !526
  %154 = tail call contract noundef float @__nv_rsqrtf(float noundef %153) #10, !dbg !527
  %155 = icmp sgt i32 %5, 0, !dbg !529
  br i1 %155, label %156, label %167, !dbg !530

156:                                              ; preds = %151
  %157 = icmp slt i32 %26, %7
  %158 = zext nneg i32 %10 to i64
  %159 = getelementptr inbounds nuw float, ptr %2, i64 %158
  %160 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  br label %161, !dbg !530

161:                                              ; preds = %156, %168
  %162 = phi i32 [ 0, %156 ], [ %169, %168 ]
  br i1 %157, label %163, label %168, !dbg !531

163:                                              ; preds = %161
  %164 = mul nsw i32 %162, %6
  %165 = add nsw i32 %164, %10
  %166 = mul nsw i32 %165, %7
  br label %171, !dbg !531

167:                                              ; preds = %168, %151
  ret void, !dbg !532

168:                                              ; preds = %171, %161
  %169 = add nuw nsw i32 %162, 1, !dbg !533
  %170 = icmp eq i32 %169, %5, !dbg !529
  br i1 %170, label %167, label %161, !dbg !530, !llvm.loop !534

171:                                              ; preds = %163, %171
  %172 = phi i32 [ %26, %163 ], [ %182, %171 ]
  %173 = add nsw i32 %172, %166, !dbg !536
  %174 = load float, ptr %159, align 4, !dbg !537, !tbaa !60
  %175 = sext i32 %173 to i64, !dbg !538
  %176 = getelementptr inbounds float, ptr %0, i64 %175, !dbg !538
  %177 = load float, ptr %176, align 4, !dbg !538, !tbaa !60
  %178 = fsub contract float %177, %160, !dbg !539
  %179 = fmul contract float %174, %178, !dbg !540
  %180 = fmul contract float %154, %179, !dbg !541
  %181 = getelementptr inbounds float, ptr %1, i64 %175, !dbg !542
  store float %180, ptr %181, align 4, !dbg !543, !tbaa !60
  %182 = add i32 %172, %34, !dbg !544
  %183 = icmp slt i32 %182, %7, !dbg !545
  br i1 %183, label %171, label %168, !dbg !531, !llvm.loop !546
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_masked(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #4 !dbg !547 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548
  %9 = mul nsw i32 %4, %3, !dbg !550
  %10 = sdiv i32 %8, %9, !dbg !551
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !552
  %12 = icmp slt i32 %11, %5, !dbg !554
  br i1 %12, label %15, label %13, !dbg !555

13:                                               ; preds = %28, %7
  %14 = phi float [ 0xC415AF1D80000000, %7 ], [ %41, %28 ]
  br label %19, !dbg !556

15:                                               ; preds = %7
  %16 = mul nsw i32 %5, %8
  %17 = mul nsw i32 %10, %5
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %28, !dbg !555

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %24, %19 ], [ 16, %13 ]
  %21 = phi float [ %23, %19 ], [ %14, %13 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 %20, i32 31), !dbg !558
  %23 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %22) #10, !dbg !560
  %24 = lshr i32 %20, 1, !dbg !562
  %25 = icmp eq i32 %24, 0, !dbg !563
  br i1 %25, label %26, label %19, !dbg !556, !llvm.loop !564

26:                                               ; preds = %19
  %27 = icmp eq i32 %11, 0, !dbg !566
  br i1 %27, label %44, label %45, !dbg !566

28:                                               ; preds = %15, %28
  %29 = phi i32 [ %11, %15 ], [ %42, %28 ]
  %30 = phi float [ 0xC415AF1D80000000, %15 ], [ %41, %28 ]
  %31 = add nsw i32 %29, %16, !dbg !567
  %32 = sext i32 %31 to i64, !dbg !568
  %33 = getelementptr inbounds float, ptr %0, i64 %32, !dbg !568
  %34 = load float, ptr %33, align 4, !dbg !568, !tbaa !60
  %35 = fmul contract float %6, %34, !dbg !569
  %36 = add nsw i32 %29, %17, !dbg !570
  %37 = sext i32 %36 to i64, !dbg !571
  %38 = getelementptr inbounds float, ptr %1, i64 %37, !dbg !571
  %39 = load float, ptr %38, align 4, !dbg !571, !tbaa !60
  %40 = fadd contract float %35, %39, !dbg !572
  %41 = tail call contract noundef float @__nv_fmaxf(float noundef %30, float noundef %40) #10, !dbg !573
  %42 = add i32 %29, %18, !dbg !575
  %43 = icmp slt i32 %42, %5, !dbg !554
  br i1 %43, label %28, label %13, !dbg !555, !llvm.loop !576

44:                                               ; preds = %26
  store float %23, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !dbg !578, !tbaa !60
  br label %45, !dbg !579

45:                                               ; preds = %44, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !580
  %46 = icmp slt i32 %11, %5, !dbg !581
  br i1 %46, label %49, label %47, !dbg !582

47:                                               ; preds = %61, %45
  %48 = phi float [ 0.000000e+00, %45 ], [ %77, %61 ]
  br label %53, !dbg !583

49:                                               ; preds = %45
  %50 = mul nsw i32 %5, %8
  %51 = mul nsw i32 %10, %5
  %52 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %61, !dbg !582

53:                                               ; preds = %47, %53
  %54 = phi i32 [ %58, %53 ], [ 16, %47 ]
  %55 = phi float [ %57, %53 ], [ %48, %47 ]
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 %54, i32 31), !dbg !585
  %57 = fadd contract float %55, %56, !dbg !587
  %58 = lshr i32 %54, 1, !dbg !588
  %59 = icmp eq i32 %58, 0, !dbg !589
  br i1 %59, label %60, label %53, !dbg !583, !llvm.loop !590

60:                                               ; preds = %53
  br i1 %27, label %80, label %82, !dbg !592

61:                                               ; preds = %49, %61
  %62 = phi i32 [ %11, %49 ], [ %78, %61 ]
  %63 = phi float [ 0.000000e+00, %49 ], [ %77, %61 ]
  %64 = add nsw i32 %62, %50, !dbg !593
  %65 = sext i32 %64 to i64, !dbg !594
  %66 = getelementptr inbounds float, ptr %0, i64 %65, !dbg !594
  %67 = load float, ptr %66, align 4, !dbg !594, !tbaa !60
  %68 = fmul contract float %6, %67, !dbg !595
  %69 = add nsw i32 %62, %51, !dbg !596
  %70 = sext i32 %69 to i64, !dbg !597
  %71 = getelementptr inbounds float, ptr %1, i64 %70, !dbg !597
  %72 = load float, ptr %71, align 4, !dbg !597, !tbaa !60
  %73 = fadd contract float %68, %72, !dbg !598
  %74 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !dbg !599, !tbaa !60
  %75 = fsub contract float %73, %74, !dbg !600
  %76 = tail call contract noundef float @__nv_expf(float noundef %75) #10, !dbg !601
  %77 = fadd contract float %63, %76, !dbg !604
  %78 = add i32 %62, %52, !dbg !605
  %79 = icmp slt i32 %78, %5, !dbg !581
  br i1 %79, label %61, label %47, !dbg !582, !llvm.loop !606

80:                                               ; preds = %60
  %81 = fadd contract float %57, 0x3EB0C6F7A0000000, !dbg !608
  store float %81, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4, !dbg !609, !tbaa !60
  br label %82, !dbg !610

82:                                               ; preds = %80, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !611
  %83 = icmp slt i32 %11, %5, !dbg !612
  br i1 %83, label %84, label %88, !dbg !613

84:                                               ; preds = %82
  %85 = mul nsw i32 %5, %8
  %86 = mul nsw i32 %10, %5
  %87 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %89, !dbg !613

88:                                               ; preds = %89, %82
  ret void, !dbg !614

89:                                               ; preds = %84, %89
  %90 = phi i32 [ %11, %84 ], [ %107, %89 ]
  %91 = add nsw i32 %90, %85, !dbg !615
  %92 = sext i32 %91 to i64, !dbg !616
  %93 = getelementptr inbounds float, ptr %0, i64 %92, !dbg !616
  %94 = load float, ptr %93, align 4, !dbg !616, !tbaa !60
  %95 = fmul contract float %6, %94, !dbg !617
  %96 = add nsw i32 %90, %86, !dbg !618
  %97 = sext i32 %96 to i64, !dbg !619
  %98 = getelementptr inbounds float, ptr %1, i64 %97, !dbg !619
  %99 = load float, ptr %98, align 4, !dbg !619, !tbaa !60
  %100 = fadd contract float %95, %99, !dbg !620
  %101 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !dbg !621, !tbaa !60
  %102 = fsub contract float %100, %101, !dbg !622
  %103 = tail call contract noundef float @__nv_expf(float noundef %102) #10, !dbg !623
  %104 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4, !dbg !625, !tbaa !60
  %105 = fdiv contract float %103, %104, !dbg !626
  %106 = getelementptr inbounds float, ptr %2, i64 %92, !dbg !627
  store float %105, ptr %106, align 4, !dbg !628, !tbaa !60
  %107 = add i32 %90, %87, !dbg !629
  %108 = icmp slt i32 %107, %5, !dbg !612
  br i1 %108, label %89, label %88, !dbg !613, !llvm.loop !630
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smoothed_loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 !dbg !631 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !632
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !634
  %8 = mul nsw i32 %3, %6, !dbg !636
  %9 = sext i32 %8 to i64, !dbg !637
  %10 = getelementptr inbounds float, ptr %0, i64 %9, !dbg !637
  %11 = icmp slt i32 %7, %3, !dbg !638
  br i1 %11, label %23, label %12, !dbg !639

12:                                               ; preds = %23, %5
  %13 = phi float [ 0xFFF0000000000000, %5 ], [ %29, %23 ]
  br label %14, !dbg !640

14:                                               ; preds = %12, %14
  %15 = phi i32 [ %19, %14 ], [ 16, %12 ]
  %16 = phi float [ %18, %14 ], [ %13, %12 ]
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 %15, i32 31), !dbg !642
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #10, !dbg !644
  %19 = lshr i32 %15, 1, !dbg !646
  %20 = icmp eq i32 %19, 0, !dbg !647
  br i1 %20, label %21, label %14, !dbg !640, !llvm.loop !648

21:                                               ; preds = %14
  %22 = icmp slt i32 %7, %3, !dbg !650
  br i1 %22, label %51, label %32, !dbg !651

23:                                               ; preds = %5, %23
  %24 = phi float [ %29, %23 ], [ 0xFFF0000000000000, %5 ]
  %25 = phi i32 [ %30, %23 ], [ %7, %5 ]
  %26 = zext nneg i32 %25 to i64, !dbg !652
  %27 = getelementptr inbounds nuw float, ptr %10, i64 %26, !dbg !652
  %28 = load float, ptr %27, align 4, !dbg !652, !tbaa !60
  %29 = tail call contract noundef float @__nv_fmaxf(float noundef %24, float noundef %28) #10, !dbg !653
  %30 = add nuw nsw i32 %25, 32, !dbg !655
  %31 = icmp slt i32 %30, %3, !dbg !638
  br i1 %31, label %23, label %12, !dbg !639, !llvm.loop !656

32:                                               ; preds = %51, %21
  %33 = phi float [ 0.000000e+00, %21 ], [ %60, %51 ], !dbg !658
  %34 = phi float [ 0.000000e+00, %21 ], [ %62, %51 ], !dbg !658
  br label %35, !dbg !659

35:                                               ; preds = %32, %35
  %36 = phi i32 [ %40, %35 ], [ 16, %32 ]
  %37 = phi float [ %39, %35 ], [ %33, %32 ]
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %37, i32 %36, i32 31), !dbg !661
  %39 = fadd contract float %37, %38, !dbg !663
  %40 = lshr i32 %36, 1, !dbg !664
  %41 = icmp eq i32 %40, 0, !dbg !665
  br i1 %41, label %42, label %35, !dbg !659, !llvm.loop !666

42:                                               ; preds = %35, %42
  %43 = phi i32 [ %47, %42 ], [ 16, %35 ]
  %44 = phi float [ %46, %42 ], [ %34, %35 ]
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 %43, i32 31), !dbg !668
  %46 = fadd contract float %44, %45, !dbg !671
  %47 = lshr i32 %43, 1, !dbg !672
  %48 = icmp eq i32 %47, 0, !dbg !673
  br i1 %48, label %49, label %42, !dbg !674, !llvm.loop !675

49:                                               ; preds = %42
  %50 = icmp eq i32 %7, 0, !dbg !677
  br i1 %50, label %65, label %83, !dbg !677

51:                                               ; preds = %21, %51
  %52 = phi i32 [ %63, %51 ], [ %7, %21 ]
  %53 = phi float [ %62, %51 ], [ 0.000000e+00, %21 ]
  %54 = phi float [ %60, %51 ], [ 0.000000e+00, %21 ]
  %55 = zext nneg i32 %52 to i64, !dbg !678
  %56 = getelementptr inbounds nuw float, ptr %10, i64 %55, !dbg !678
  %57 = load float, ptr %56, align 4, !dbg !678, !tbaa !60
  %58 = fsub contract float %57, %18, !dbg !679
  %59 = tail call contract noundef float @__nv_expf(float noundef %58) #10, !dbg !680
  %60 = fadd contract float %54, %59, !dbg !682
  %61 = load float, ptr %56, align 4, !dbg !683, !tbaa !60
  %62 = fadd contract float %53, %61, !dbg !684
  %63 = add nuw nsw i32 %52, 32, !dbg !685
  %64 = icmp slt i32 %63, %3, !dbg !650
  br i1 %64, label %51, label %32, !dbg !651, !llvm.loop !686

65:                                               ; preds = %49
  %66 = tail call contract noundef float @__nv_logf(float noundef %39) #10, !dbg !688
  %67 = fadd contract float %18, %66, !dbg !691
  %68 = fsub contract float 1.000000e+00, %4, !dbg !692
  %69 = zext nneg i32 %6 to i64, !dbg !693
  %70 = getelementptr inbounds nuw i32, ptr %1, i64 %69, !dbg !693
  %71 = load i32, ptr %70, align 4, !dbg !693, !tbaa !7
  %72 = sext i32 %71 to i64, !dbg !694
  %73 = getelementptr inbounds float, ptr %10, i64 %72, !dbg !694
  %74 = load float, ptr %73, align 4, !dbg !694, !tbaa !60
  %75 = fsub contract float %67, %74, !dbg !695
  %76 = fmul contract float %68, %75, !dbg !696
  %77 = sitofp i32 %3 to float, !dbg !697
  %78 = fdiv contract float %46, %77, !dbg !698
  %79 = fsub contract float %67, %78, !dbg !699
  %80 = fmul contract float %4, %79, !dbg !700
  %81 = fadd contract float %80, %76, !dbg !701
  %82 = getelementptr inbounds nuw float, ptr %2, i64 %69, !dbg !702
  store float %81, ptr %82, align 4, !dbg !703, !tbaa !60
  br label %83, !dbg !704

83:                                               ; preds = %65, %49
  ret void, !dbg !705
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @softmax_gradient(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !dbg !706 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !707
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !709
  %8 = lshr i32 %7, 5, !dbg !711
  %9 = mul i32 %8, %6, !dbg !712
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !713
  %11 = lshr i32 %10, 5, !dbg !715
  %12 = add i32 %9, %11, !dbg !716
  %13 = and i32 %10, 31, !dbg !717
  %14 = icmp slt i32 %12, %3, !dbg !718
  br i1 %14, label %15, label %58, !dbg !718

15:                                               ; preds = %5
  %16 = icmp slt i32 %13, %4, !dbg !719
  br i1 %16, label %19, label %17, !dbg !720

17:                                               ; preds = %32, %15
  %18 = phi float [ 0.000000e+00, %15 ], [ %42, %32 ]
  br label %21, !dbg !721

19:                                               ; preds = %15
  %20 = mul nsw i32 %4, %12
  br label %32, !dbg !720

21:                                               ; preds = %17, %21
  %22 = phi i32 [ %26, %21 ], [ 16, %17 ]
  %23 = phi float [ %25, %21 ], [ %18, %17 ]
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 %22, i32 31), !dbg !723
  %25 = fadd contract float %23, %24, !dbg !725
  %26 = lshr i32 %22, 1, !dbg !726
  %27 = icmp eq i32 %26, 0, !dbg !727
  br i1 %27, label %28, label %21, !dbg !721, !llvm.loop !728

28:                                               ; preds = %21
  %29 = icmp slt i32 %13, %4, !dbg !730
  br i1 %29, label %30, label %58, !dbg !731

30:                                               ; preds = %28
  %31 = mul nsw i32 %4, %12
  br label %45, !dbg !731

32:                                               ; preds = %19, %32
  %33 = phi i32 [ %13, %19 ], [ %43, %32 ]
  %34 = phi float [ 0.000000e+00, %19 ], [ %42, %32 ]
  %35 = add nsw i32 %33, %20, !dbg !732
  %36 = sext i32 %35 to i64, !dbg !733
  %37 = getelementptr inbounds float, ptr %0, i64 %36, !dbg !733
  %38 = load float, ptr %37, align 4, !dbg !733, !tbaa !60
  %39 = getelementptr inbounds float, ptr %1, i64 %36, !dbg !734
  %40 = load float, ptr %39, align 4, !dbg !734, !tbaa !60
  %41 = fmul contract float %38, %40, !dbg !735
  %42 = fadd contract float %34, %41, !dbg !736
  %43 = add nuw nsw i32 %33, 32, !dbg !737
  %44 = icmp slt i32 %43, %4, !dbg !719
  br i1 %44, label %32, label %17, !dbg !720, !llvm.loop !738

45:                                               ; preds = %30, %45
  %46 = phi i32 [ %13, %30 ], [ %56, %45 ]
  %47 = add nsw i32 %46, %31, !dbg !740
  %48 = sext i32 %47 to i64, !dbg !741
  %49 = getelementptr inbounds float, ptr %0, i64 %48, !dbg !741
  %50 = load float, ptr %49, align 4, !dbg !741, !tbaa !60
  %51 = getelementptr inbounds float, ptr %1, i64 %48, !dbg !742
  %52 = load float, ptr %51, align 4, !dbg !742, !tbaa !60
  %53 = fsub contract float %52, %25, !dbg !743
  %54 = fmul contract float %50, %53, !dbg !744
  %55 = getelementptr inbounds float, ptr %2, i64 %48, !dbg !745
  store float %54, ptr %55, align 4, !dbg !746, !tbaa !60
  %56 = add nuw nsw i32 %46, 32, !dbg !747
  %57 = icmp slt i32 %56, %4, !dbg !730
  br i1 %57, label %45, label %58, !dbg !731, !llvm.loop !748

58:                                               ; preds = %45, %28, %5
  ret void, !dbg !750
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @layer_norm_gradient(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #6 !dbg !751 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !752
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !754
  %13 = mul i32 %11, %12, !dbg !756
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !757
  %15 = add i32 %13, %14, !dbg !759
  %16 = icmp slt i32 %15, %8, !dbg !760
  br i1 %16, label %17, label %85, !dbg !760

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !761
  %19 = getelementptr inbounds float, ptr %6, i64 %18, !dbg !761
  %20 = load float, ptr %19, align 4, !dbg !761, !tbaa !60
  %21 = getelementptr inbounds float, ptr %7, i64 %18, !dbg !762
  %22 = load float, ptr %21, align 4, !dbg !762, !tbaa !60
  %23 = icmp sgt i32 %9, 0, !dbg !763
  br i1 %23, label %24, label %26, !dbg !764

24:                                               ; preds = %17
  %25 = mul nsw i32 %9, %15
  br label %35, !dbg !764

26:                                               ; preds = %35, %17
  %27 = phi float [ 0.000000e+00, %17 ], [ %53, %35 ], !dbg !765
  %28 = phi float [ 0.000000e+00, %17 ], [ %51, %35 ], !dbg !765
  %29 = sitofp i32 %9 to float, !dbg !766
  %30 = fdiv contract float %28, %29, !dbg !767
  %31 = fdiv contract float %27, %29, !dbg !768
  %32 = icmp sgt i32 %9, 0, !dbg !769
  br i1 %32, label %33, label %85, !dbg !770

33:                                               ; preds = %26
  %34 = mul nsw i32 %9, %15
  br label %56, !dbg !770

35:                                               ; preds = %24, %35
  %36 = phi float [ 0.000000e+00, %24 ], [ %51, %35 ]
  %37 = phi float [ 0.000000e+00, %24 ], [ %53, %35 ]
  %38 = phi i32 [ 0, %24 ], [ %54, %35 ]
  %39 = add nsw i32 %38, %25, !dbg !771
  %40 = sext i32 %39 to i64, !dbg !772
  %41 = getelementptr inbounds float, ptr %4, i64 %40, !dbg !772
  %42 = load float, ptr %41, align 4, !dbg !772, !tbaa !60
  %43 = fsub contract float %42, %20, !dbg !773
  %44 = fmul contract float %22, %43, !dbg !774
  %45 = zext nneg i32 %38 to i64, !dbg !775
  %46 = getelementptr inbounds nuw float, ptr %5, i64 %45, !dbg !775
  %47 = load float, ptr %46, align 4, !dbg !775, !tbaa !60
  %48 = getelementptr inbounds float, ptr %3, i64 %40, !dbg !776
  %49 = load float, ptr %48, align 4, !dbg !776, !tbaa !60
  %50 = fmul contract float %47, %49, !dbg !777
  %51 = fadd contract float %36, %50, !dbg !778
  %52 = fmul contract float %44, %50, !dbg !779
  %53 = fadd contract float %37, %52, !dbg !780
  %54 = add nuw nsw i32 %38, 1, !dbg !781
  %55 = icmp eq i32 %54, %9, !dbg !763
  br i1 %55, label %26, label %35, !dbg !764, !llvm.loop !782

56:                                               ; preds = %33, %56
  %57 = phi i32 [ 0, %33 ], [ %83, %56 ]
  %58 = add nsw i32 %57, %34, !dbg !784
  %59 = sext i32 %58 to i64, !dbg !785
  %60 = getelementptr inbounds float, ptr %4, i64 %59, !dbg !785
  %61 = load float, ptr %60, align 4, !dbg !785, !tbaa !60
  %62 = fsub contract float %61, %20, !dbg !786
  %63 = fmul contract float %22, %62, !dbg !787
  %64 = zext nneg i32 %57 to i64, !dbg !788
  %65 = getelementptr inbounds nuw float, ptr %5, i64 %64, !dbg !788
  %66 = load float, ptr %65, align 4, !dbg !788, !tbaa !60
  %67 = getelementptr inbounds float, ptr %3, i64 %59, !dbg !789
  %68 = load float, ptr %67, align 4, !dbg !789, !tbaa !60
  %69 = fmul contract float %66, %68, !dbg !790
  %70 = getelementptr inbounds nuw float, ptr %2, i64 %64, !dbg !791
  %71 = atomicrmw fadd ptr %70, float %68 monotonic, align 4, !dbg !792
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %64, !dbg !796
  %73 = load float, ptr %67, align 4, !dbg !797, !tbaa !60
  %74 = fmul contract float %63, %73, !dbg !798
  %75 = atomicrmw fadd ptr %72, float %74 monotonic, align 4, !dbg !799
  %76 = fsub contract float %69, %30, !dbg !801
  %77 = fmul contract float %31, %63, !dbg !802
  %78 = fsub contract float %76, %77, !dbg !803
  %79 = fmul contract float %22, %78, !dbg !804
  %80 = getelementptr inbounds float, ptr %0, i64 %59, !dbg !805
  %81 = load float, ptr %80, align 4, !dbg !806, !tbaa !60
  %82 = fadd contract float %81, %79, !dbg !806
  store float %82, ptr %80, align 4, !dbg !806, !tbaa !60
  %83 = add nuw nsw i32 %57, 1, !dbg !807
  %84 = icmp eq i32 %83, %9, !dbg !769
  br i1 %84, label %85, label %56, !dbg !770, !llvm.loop !808

85:                                               ; preds = %56, %26, %10
  ret void, !dbg !810
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #8

attributes #0 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "norms.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "warp_sum", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 6, column: 3, scope: !11)
!15 = !DILocation(line: 7, column: 3, scope: !11)
!16 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !18, file: !18, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!19 = distinct !DILocation(line: 6, column: 41, scope: !11)
!20 = !DILocation(line: 6, column: 38, scope: !11)
!21 = !DILocation(line: 6, column: 29, scope: !11)
!22 = !DILocation(line: 6, column: 22, scope: !11)
!23 = distinct !{!23, !14, !24, !25, !26}
!24 = !DILocation(line: 6, column: 73, scope: !11)
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = distinct !DISubprogram(name: "warp_max", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DILocation(line: 11, column: 3, scope: !27)
!29 = !DILocation(line: 12, column: 3, scope: !27)
!30 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !31)
!31 = distinct !DILocation(line: 11, column: 49, scope: !27)
!32 = !DILocation(line: 136, column: 55, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "fmaxf", scope: !34, file: !34, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!35 = distinct !DILocation(line: 11, column: 40, scope: !27)
!36 = !DILocation(line: 11, column: 29, scope: !27)
!37 = !DILocation(line: 11, column: 22, scope: !27)
!38 = distinct !{!38, !28, !39, !25, !26}
!39 = !DILocation(line: 11, column: 82, scope: !27)
!40 = distinct !DISubprogram(name: "block_sum", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !42)
!42 = distinct !DILocation(line: 19, column: 7, scope: !40)
!43 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !44)
!44 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !42)
!45 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !42)
!46 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !42)
!47 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !42)
!48 = distinct !{!48, !41, !49, !25, !26}
!49 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !42)
!50 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !52, file: !52, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!53 = distinct !DILocation(line: 18, column: 14, scope: !40)
!54 = !DILocation(line: 18, column: 26, scope: !40)
!55 = !DILocation(line: 20, column: 3, scope: !40)
!56 = !DILocation(line: 21, column: 12, scope: !40)
!57 = !DILocation(line: 18, column: 51, scope: !40)
!58 = !DILocation(line: 21, column: 18, scope: !40)
!59 = !DILocation(line: 21, column: 31, scope: !40)
!60 = !{!61, !61, i64 0}
!61 = !{!"float", !9, i64 0}
!62 = !DILocation(line: 22, column: 3, scope: !40)
!63 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !52, file: !52, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 23, column: 21, scope: !40)
!66 = !DILocation(line: 23, column: 32, scope: !40)
!67 = !DILocation(line: 23, column: 19, scope: !40)
!68 = !DILocation(line: 23, column: 7, scope: !40)
!69 = !DILocation(line: 23, column: 39, scope: !40)
!70 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !71)
!71 = distinct !DILocation(line: 24, column: 10, scope: !40)
!72 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !73)
!73 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !71)
!74 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !71)
!75 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !71)
!76 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !71)
!77 = distinct !{!77, !70, !78, !25, !26}
!78 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !71)
!79 = !DILocation(line: 24, column: 3, scope: !40)
!80 = distinct !DISubprogram(name: "rms_norm_float4", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !52, file: !52, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 32, column: 27, scope: !80)
!84 = !DILocation(line: 32, column: 38, scope: !80)
!85 = !DILocation(line: 32, column: 25, scope: !80)
!86 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !87)
!87 = distinct !DILocation(line: 34, column: 16, scope: !80)
!88 = !DILocation(line: 34, column: 31, scope: !80)
!89 = !DILocation(line: 34, column: 3, scope: !80)
!90 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !91)
!91 = distinct !DILocation(line: 19, column: 7, scope: !40, inlinedAt: !92)
!92 = distinct !DILocation(line: 38, column: 9, scope: !80)
!93 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !94)
!94 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !91)
!95 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !91)
!96 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !91)
!97 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !91)
!98 = distinct !{!98, !90, !99, !25, !26}
!99 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !91)
!100 = !DILocation(line: 18, column: 26, scope: !40, inlinedAt: !92)
!101 = !DILocation(line: 20, column: 3, scope: !40, inlinedAt: !92)
!102 = !DILocation(line: 21, column: 12, scope: !40, inlinedAt: !92)
!103 = !DILocation(line: 18, column: 51, scope: !40, inlinedAt: !92)
!104 = !DILocation(line: 21, column: 18, scope: !40, inlinedAt: !92)
!105 = !DILocation(line: 21, column: 31, scope: !40, inlinedAt: !92)
!106 = !DILocation(line: 22, column: 3, scope: !40, inlinedAt: !92)
!107 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !108)
!108 = distinct !DILocation(line: 23, column: 21, scope: !40, inlinedAt: !92)
!109 = !DILocation(line: 23, column: 32, scope: !40, inlinedAt: !92)
!110 = !DILocation(line: 23, column: 19, scope: !40, inlinedAt: !92)
!111 = !DILocation(line: 23, column: 7, scope: !40, inlinedAt: !92)
!112 = !DILocation(line: 23, column: 39, scope: !40, inlinedAt: !92)
!113 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !114)
!114 = distinct !DILocation(line: 24, column: 10, scope: !40, inlinedAt: !92)
!115 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !116)
!116 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !114)
!117 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !114)
!118 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !114)
!119 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !114)
!120 = distinct !{!120, !113, !121, !25, !26}
!121 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !114)
!122 = !DILocation(line: 39, column: 19, scope: !80)
!123 = !DILocation(line: 35, column: 16, scope: !80)
!124 = !DILocation(line: 36, column: 16, scope: !80)
!125 = !DILocation(line: 36, column: 28, scope: !80)
!126 = !DILocation(line: 36, column: 22, scope: !80)
!127 = !DILocation(line: 36, column: 40, scope: !80)
!128 = !DILocation(line: 36, column: 34, scope: !80)
!129 = !DILocation(line: 36, column: 52, scope: !80)
!130 = !DILocation(line: 36, column: 46, scope: !80)
!131 = !DILocation(line: 36, column: 9, scope: !80)
!132 = !DILocation(line: 34, column: 39, scope: !80)
!133 = distinct !{!133, !89, !134, !25, !26}
!134 = !DILocation(line: 37, column: 3, scope: !80)
!135 = !DILocation(line: 39, column: 50, scope: !80)
!136 = !DILocation(line: 39, column: 46, scope: !80)
!137 = !DILocation(line: 39, column: 44, scope: !80)
!138 = !DILocation(line: 39, column: 55, scope: !80)
!139 = !DILocation(line: 280, column: 45, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "rsqrtf", scope: !34, file: !34, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 39, column: 33, scope: !80)
!142 = !DILocation(line: 39, column: 31, scope: !80)
!143 = !DILocation(line: 39, column: 25, scope: !80)
!144 = !DILocation(line: 40, column: 3, scope: !80)
!145 = !DILocation(line: 41, column: 31, scope: !80)
!146 = !DILocation(line: 41, column: 3, scope: !80)
!147 = !DILocation(line: 46, column: 1, scope: !80)
!148 = !DILocation(line: 42, column: 16, scope: !80)
!149 = !DILocation(line: 42, column: 28, scope: !80)
!150 = !DILocation(line: 44, column: 25, scope: !80)
!151 = !DILocation(line: 44, column: 33, scope: !80)
!152 = !DILocation(line: 44, column: 44, scope: !80)
!153 = !DILocation(line: 44, column: 52, scope: !80)
!154 = !DILocation(line: 44, column: 63, scope: !80)
!155 = !DILocation(line: 44, column: 71, scope: !80)
!156 = !DILocation(line: 44, column: 82, scope: !80)
!157 = !DILocation(line: 44, column: 90, scope: !80)
!158 = !DILocation(line: 43, column: 23, scope: !80)
!159 = !DILocation(line: 43, column: 5, scope: !80)
!160 = !DILocation(line: 43, column: 28, scope: !80)
!161 = !DILocation(line: 41, column: 39, scope: !80)
!162 = distinct !{!162, !146, !163, !25, !26}
!163 = !DILocation(line: 45, column: 3, scope: !80)
!164 = distinct !DISubprogram(name: "layer_norm_float4", scope: !1, file: !1, line: 49, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !166)
!166 = distinct !DILocation(line: 51, column: 13, scope: !164)
!167 = !DILocation(line: 80, column: 27, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !52, file: !52, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = distinct !DILocation(line: 51, column: 26, scope: !164)
!170 = !DILocation(line: 51, column: 24, scope: !164)
!171 = !DILocation(line: 54, column: 27, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !52, file: !52, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = distinct !DILocation(line: 51, column: 39, scope: !164)
!174 = !DILocation(line: 51, column: 37, scope: !164)
!175 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !176)
!176 = distinct !DILocation(line: 51, column: 59, scope: !164)
!177 = !DILocation(line: 52, column: 11, scope: !164)
!178 = !DILocation(line: 53, column: 46, scope: !164)
!179 = !DILocation(line: 53, column: 40, scope: !164)
!180 = !DILocation(line: 55, column: 24, scope: !164)
!181 = !DILocation(line: 55, column: 3, scope: !164)
!182 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !183)
!183 = distinct !DILocation(line: 59, column: 16, scope: !164)
!184 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !185)
!185 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !183)
!186 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !183)
!187 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !183)
!188 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !183)
!189 = distinct !{!189, !182, !190, !25, !26}
!190 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !183)
!191 = !DILocation(line: 59, column: 32, scope: !164)
!192 = !DILocation(line: 59, column: 30, scope: !164)
!193 = !DILocation(line: 60, column: 24, scope: !164)
!194 = !DILocation(line: 60, column: 3, scope: !164)
!195 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !196)
!196 = distinct !DILocation(line: 65, column: 24, scope: !164)
!197 = !DILocation(line: 56, column: 16, scope: !164)
!198 = !DILocation(line: 57, column: 16, scope: !164)
!199 = !DILocation(line: 57, column: 22, scope: !164)
!200 = !DILocation(line: 57, column: 28, scope: !164)
!201 = !DILocation(line: 57, column: 9, scope: !164)
!202 = !DILocation(line: 55, column: 38, scope: !164)
!203 = distinct !{!203, !181, !204, !25, !26}
!204 = !DILocation(line: 58, column: 3, scope: !164)
!205 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !206)
!206 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !196)
!207 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !196)
!208 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !196)
!209 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !196)
!210 = distinct !{!210, !195, !211, !25, !26}
!211 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !196)
!212 = !DILocation(line: 65, column: 41, scope: !164)
!213 = !DILocation(line: 65, column: 48, scope: !164)
!214 = !DILocation(line: 280, column: 45, scope: !140, inlinedAt: !215)
!215 = distinct !DILocation(line: 65, column: 17, scope: !164)
!216 = !DILocation(line: 66, column: 29, scope: !164)
!217 = !DILocation(line: 67, column: 24, scope: !164)
!218 = !DILocation(line: 67, column: 3, scope: !164)
!219 = !DILocation(line: 61, column: 16, scope: !164)
!220 = !DILocation(line: 62, column: 19, scope: !164)
!221 = !DILocation(line: 62, column: 35, scope: !164)
!222 = !DILocation(line: 62, column: 51, scope: !164)
!223 = !DILocation(line: 62, column: 67, scope: !164)
!224 = !DILocation(line: 63, column: 17, scope: !164)
!225 = !DILocation(line: 63, column: 25, scope: !164)
!226 = !DILocation(line: 63, column: 21, scope: !164)
!227 = !DILocation(line: 63, column: 33, scope: !164)
!228 = !DILocation(line: 63, column: 29, scope: !164)
!229 = !DILocation(line: 63, column: 41, scope: !164)
!230 = !DILocation(line: 63, column: 37, scope: !164)
!231 = !DILocation(line: 63, column: 12, scope: !164)
!232 = !DILocation(line: 60, column: 38, scope: !164)
!233 = distinct !{!233, !194, !234, !25, !26}
!234 = !DILocation(line: 64, column: 3, scope: !164)
!235 = !DILocation(line: 68, column: 16, scope: !164)
!236 = !DILocation(line: 68, column: 27, scope: !164)
!237 = !DILocation(line: 68, column: 57, scope: !164)
!238 = !DILocation(line: 69, column: 31, scope: !164)
!239 = !DILocation(line: 69, column: 39, scope: !164)
!240 = !DILocation(line: 69, column: 47, scope: !164)
!241 = !DILocation(line: 69, column: 53, scope: !164)
!242 = !DILocation(line: 69, column: 65, scope: !164)
!243 = !DILocation(line: 69, column: 73, scope: !164)
!244 = !DILocation(line: 69, column: 81, scope: !164)
!245 = !DILocation(line: 69, column: 87, scope: !164)
!246 = !DILocation(line: 70, column: 31, scope: !164)
!247 = !DILocation(line: 70, column: 39, scope: !164)
!248 = !DILocation(line: 70, column: 47, scope: !164)
!249 = !DILocation(line: 70, column: 53, scope: !164)
!250 = !DILocation(line: 70, column: 65, scope: !164)
!251 = !DILocation(line: 70, column: 73, scope: !164)
!252 = !DILocation(line: 70, column: 81, scope: !164)
!253 = !DILocation(line: 70, column: 87, scope: !164)
!254 = !DILocation(line: 69, column: 5, scope: !164)
!255 = !DILocation(line: 69, column: 12, scope: !164)
!256 = !DILocation(line: 67, column: 38, scope: !164)
!257 = distinct !{!257, !218, !258, !25, !26}
!258 = !DILocation(line: 71, column: 3, scope: !164)
!259 = !DILocation(line: 72, column: 1, scope: !164)
!260 = distinct !DISubprogram(name: "group_norm_block", scope: !1, file: !1, line: 75, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !262)
!262 = distinct !DILocation(line: 77, column: 15, scope: !260)
!263 = !DILocation(line: 77, column: 26, scope: !260)
!264 = !DILocation(line: 77, column: 55, scope: !260)
!265 = !DILocation(line: 77, column: 82, scope: !260)
!266 = !DILocation(line: 78, column: 21, scope: !260)
!267 = !DILocation(line: 79, column: 32, scope: !260)
!268 = !DILocation(line: 79, column: 51, scope: !260)
!269 = !DILocation(line: 79, column: 43, scope: !260)
!270 = !DILocation(line: 79, column: 60, scope: !260)
!271 = !DILocation(line: 79, column: 23, scope: !260)
!272 = !DILocation(line: 80, column: 18, scope: !260)
!273 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !274)
!274 = distinct !DILocation(line: 82, column: 16, scope: !260)
!275 = !DILocation(line: 82, column: 31, scope: !260)
!276 = !DILocation(line: 82, column: 3, scope: !260)
!277 = !DILocation(line: 0, scope: !260)
!278 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !279)
!279 = distinct !DILocation(line: 19, column: 7, scope: !40, inlinedAt: !280)
!280 = distinct !DILocation(line: 87, column: 9, scope: !260)
!281 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !282)
!282 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !279)
!283 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !279)
!284 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !279)
!285 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !279)
!286 = distinct !{!286, !278, !287, !25, !26}
!287 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !279)
!288 = !DILocation(line: 18, column: 26, scope: !40, inlinedAt: !280)
!289 = !DILocation(line: 20, column: 3, scope: !40, inlinedAt: !280)
!290 = !DILocation(line: 21, column: 12, scope: !40, inlinedAt: !280)
!291 = !DILocation(line: 18, column: 51, scope: !40, inlinedAt: !280)
!292 = !DILocation(line: 21, column: 18, scope: !40, inlinedAt: !280)
!293 = !DILocation(line: 21, column: 31, scope: !40, inlinedAt: !280)
!294 = !DILocation(line: 22, column: 3, scope: !40, inlinedAt: !280)
!295 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !296)
!296 = distinct !DILocation(line: 23, column: 21, scope: !40, inlinedAt: !280)
!297 = !DILocation(line: 23, column: 32, scope: !40, inlinedAt: !280)
!298 = !DILocation(line: 23, column: 19, scope: !40, inlinedAt: !280)
!299 = !DILocation(line: 23, column: 7, scope: !40, inlinedAt: !280)
!300 = !DILocation(line: 23, column: 39, scope: !40, inlinedAt: !280)
!301 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !302)
!302 = distinct !DILocation(line: 24, column: 10, scope: !40, inlinedAt: !280)
!303 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !304)
!304 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !302)
!305 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !302)
!306 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !302)
!307 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !302)
!308 = distinct !{!308, !301, !309, !25, !26}
!309 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !302)
!310 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !311)
!311 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !312)
!312 = distinct !DILocation(line: 19, column: 7, scope: !40, inlinedAt: !313)
!313 = distinct !DILocation(line: 88, column: 12, scope: !260)
!314 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !312)
!315 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !312)
!316 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !312)
!317 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !312)
!318 = distinct !{!318, !317, !319, !25, !26}
!319 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !312)
!320 = !DILocation(line: 20, column: 3, scope: !40, inlinedAt: !313)
!321 = !DILocation(line: 21, column: 12, scope: !40, inlinedAt: !313)
!322 = !DILocation(line: 18, column: 51, scope: !40, inlinedAt: !313)
!323 = !DILocation(line: 21, column: 18, scope: !40, inlinedAt: !313)
!324 = !DILocation(line: 21, column: 31, scope: !40, inlinedAt: !313)
!325 = !DILocation(line: 22, column: 3, scope: !40, inlinedAt: !313)
!326 = !DILocation(line: 23, column: 7, scope: !40, inlinedAt: !313)
!327 = !DILocation(line: 23, column: 39, scope: !40, inlinedAt: !313)
!328 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !329)
!329 = distinct !DILocation(line: 24, column: 10, scope: !40, inlinedAt: !313)
!330 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !331)
!331 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !329)
!332 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !329)
!333 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !329)
!334 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !329)
!335 = distinct !{!335, !328, !336, !25, !26}
!336 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !329)
!337 = !DILocation(line: 89, column: 19, scope: !260)
!338 = !DILocation(line: 83, column: 12, scope: !260)
!339 = !DILocation(line: 83, column: 9, scope: !260)
!340 = !DILocation(line: 84, column: 21, scope: !260)
!341 = !DILocation(line: 84, column: 12, scope: !260)
!342 = !DILocation(line: 82, column: 42, scope: !260)
!343 = distinct !{!343, !276, !344, !25, !26}
!344 = !DILocation(line: 85, column: 3, scope: !260)
!345 = !DILocation(line: 90, column: 18, scope: !260)
!346 = !DILocation(line: 90, column: 16, scope: !260)
!347 = !DILocation(line: 90, column: 10, scope: !260)
!348 = !DILocation(line: 91, column: 27, scope: !260)
!349 = !DILocation(line: 91, column: 42, scope: !260)
!350 = !DILocation(line: 91, column: 35, scope: !260)
!351 = !DILocation(line: 91, column: 49, scope: !260)
!352 = !DILocation(line: 280, column: 45, scope: !140, inlinedAt: !353)
!353 = distinct !DILocation(line: 91, column: 13, scope: !260)
!354 = !DILocation(line: 91, column: 11, scope: !260)
!355 = !DILocation(line: 92, column: 3, scope: !260)
!356 = !DILocation(line: 93, column: 3, scope: !260)
!357 = !DILocation(line: 94, column: 31, scope: !260)
!358 = !DILocation(line: 94, column: 3, scope: !260)
!359 = !DILocation(line: 98, column: 1, scope: !260)
!360 = !DILocation(line: 95, column: 31, scope: !260)
!361 = !DILocation(line: 95, column: 27, scope: !260)
!362 = !DILocation(line: 96, column: 15, scope: !260)
!363 = !DILocation(line: 96, column: 21, scope: !260)
!364 = !DILocation(line: 96, column: 29, scope: !260)
!365 = !DILocation(line: 96, column: 39, scope: !260)
!366 = !DILocation(line: 96, column: 37, scope: !260)
!367 = !DILocation(line: 96, column: 49, scope: !260)
!368 = !DILocation(line: 96, column: 47, scope: !260)
!369 = !DILocation(line: 96, column: 5, scope: !260)
!370 = !DILocation(line: 96, column: 12, scope: !260)
!371 = !DILocation(line: 94, column: 42, scope: !260)
!372 = distinct !{!372, !358, !373, !25, !26}
!373 = !DILocation(line: 97, column: 3, scope: !260)
!374 = distinct !DISubprogram(name: "batch_norm_given", scope: !1, file: !1, line: 101, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!375 = !DILocation(line: 104, column: 20, scope: !374)
!376 = !DILocation(line: 104, column: 31, scope: !374)
!377 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !378)
!378 = distinct !DILocation(line: 105, column: 16, scope: !374)
!379 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !380)
!380 = distinct !DILocation(line: 105, column: 29, scope: !374)
!381 = !DILocation(line: 105, column: 27, scope: !374)
!382 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !383)
!383 = distinct !DILocation(line: 105, column: 42, scope: !374)
!384 = !DILocation(line: 105, column: 40, scope: !374)
!385 = !DILocation(line: 105, column: 57, scope: !374)
!386 = !DILocation(line: 105, column: 3, scope: !374)
!387 = !DILocation(line: 109, column: 1, scope: !374)
!388 = !DILocation(line: 106, column: 16, scope: !374)
!389 = !DILocation(line: 106, column: 27, scope: !374)
!390 = !DILocation(line: 107, column: 12, scope: !374)
!391 = !DILocation(line: 107, column: 23, scope: !374)
!392 = !DILocation(line: 107, column: 30, scope: !374)
!393 = !DILocation(line: 107, column: 28, scope: !374)
!394 = !DILocation(line: 107, column: 20, scope: !374)
!395 = !DILocation(line: 107, column: 47, scope: !374)
!396 = !DILocation(line: 107, column: 54, scope: !374)
!397 = !DILocation(line: 318, column: 44, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "sqrtf", scope: !34, file: !34, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!399 = distinct !DILocation(line: 107, column: 41, scope: !374)
!400 = !DILocation(line: 107, column: 39, scope: !374)
!401 = !DILocation(line: 107, column: 65, scope: !374)
!402 = !DILocation(line: 107, column: 63, scope: !374)
!403 = !DILocation(line: 107, column: 5, scope: !374)
!404 = !DILocation(line: 107, column: 10, scope: !374)
!405 = !DILocation(line: 105, column: 66, scope: !374)
!406 = distinct !{!406, !386, !407, !25, !26}
!407 = !DILocation(line: 108, column: 3, scope: !374)
!408 = distinct !DISubprogram(name: "batch_norm_moments", scope: !1, file: !1, line: 112, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !410)
!410 = distinct !DILocation(line: 114, column: 11, scope: !408)
!411 = !DILocation(line: 117, column: 21, scope: !408)
!412 = !DILocation(line: 117, column: 3, scope: !408)
!413 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !414)
!414 = distinct !DILocation(line: 19, column: 7, scope: !40, inlinedAt: !415)
!415 = distinct !DILocation(line: 119, column: 9, scope: !408)
!416 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !417)
!417 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !414)
!418 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !414)
!419 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !414)
!420 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !414)
!421 = distinct !{!421, !413, !422, !25, !26}
!422 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !414)
!423 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !424)
!424 = distinct !DILocation(line: 18, column: 14, scope: !40, inlinedAt: !415)
!425 = !DILocation(line: 18, column: 26, scope: !40, inlinedAt: !415)
!426 = !DILocation(line: 20, column: 3, scope: !40, inlinedAt: !415)
!427 = !DILocation(line: 21, column: 12, scope: !40, inlinedAt: !415)
!428 = !DILocation(line: 18, column: 51, scope: !40, inlinedAt: !415)
!429 = !DILocation(line: 21, column: 18, scope: !40, inlinedAt: !415)
!430 = !DILocation(line: 21, column: 31, scope: !40, inlinedAt: !415)
!431 = !DILocation(line: 22, column: 3, scope: !40, inlinedAt: !415)
!432 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !433)
!433 = distinct !DILocation(line: 23, column: 21, scope: !40, inlinedAt: !415)
!434 = !DILocation(line: 23, column: 32, scope: !40, inlinedAt: !415)
!435 = !DILocation(line: 23, column: 19, scope: !40, inlinedAt: !415)
!436 = !DILocation(line: 23, column: 7, scope: !40, inlinedAt: !415)
!437 = !DILocation(line: 23, column: 39, scope: !40, inlinedAt: !415)
!438 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !439)
!439 = distinct !DILocation(line: 24, column: 10, scope: !40, inlinedAt: !415)
!440 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !441)
!441 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !439)
!442 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !439)
!443 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !439)
!444 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !439)
!445 = distinct !{!445, !438, !446, !25, !26}
!446 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !439)
!447 = !DILocation(line: 120, column: 19, scope: !408)
!448 = !DILocation(line: 118, column: 5, scope: !408)
!449 = !DILocation(line: 0, scope: !408)
!450 = !DILocation(line: 117, column: 31, scope: !408)
!451 = distinct !{!451, !412, !452, !25, !26}
!452 = !DILocation(line: 118, column: 102, scope: !408)
!453 = !DILocation(line: 118, column: 99, scope: !408)
!454 = !DILocation(line: 118, column: 68, scope: !408)
!455 = !DILocation(line: 118, column: 65, scope: !408)
!456 = !DILocation(line: 118, column: 46, scope: !408)
!457 = !DILocation(line: 118, column: 33, scope: !408)
!458 = distinct !{!458, !448, !452, !25, !26}
!459 = !DILocation(line: 120, column: 46, scope: !408)
!460 = !DILocation(line: 120, column: 38, scope: !408)
!461 = !DILocation(line: 120, column: 36, scope: !408)
!462 = !DILocation(line: 120, column: 30, scope: !408)
!463 = !DILocation(line: 120, column: 25, scope: !408)
!464 = !DILocation(line: 121, column: 3, scope: !408)
!465 = !DILocation(line: 123, column: 21, scope: !408)
!466 = !DILocation(line: 123, column: 3, scope: !408)
!467 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !468)
!468 = distinct !DILocation(line: 19, column: 7, scope: !40, inlinedAt: !469)
!469 = distinct !DILocation(line: 128, column: 12, scope: !408)
!470 = !DILocation(line: 124, column: 5, scope: !408)
!471 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !472)
!472 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !468)
!473 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !468)
!474 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !468)
!475 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !468)
!476 = distinct !{!476, !467, !477, !25, !26}
!477 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !468)
!478 = !DILocation(line: 20, column: 3, scope: !40, inlinedAt: !469)
!479 = !DILocation(line: 21, column: 12, scope: !40, inlinedAt: !469)
!480 = !DILocation(line: 18, column: 51, scope: !40, inlinedAt: !469)
!481 = !DILocation(line: 21, column: 18, scope: !40, inlinedAt: !469)
!482 = !DILocation(line: 21, column: 31, scope: !40, inlinedAt: !469)
!483 = !DILocation(line: 22, column: 3, scope: !40, inlinedAt: !469)
!484 = !DILocation(line: 23, column: 7, scope: !40, inlinedAt: !469)
!485 = !DILocation(line: 23, column: 39, scope: !40, inlinedAt: !469)
!486 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !487)
!487 = distinct !DILocation(line: 24, column: 10, scope: !40, inlinedAt: !469)
!488 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !489)
!489 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !487)
!490 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !487)
!491 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !487)
!492 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !487)
!493 = distinct !{!493, !486, !494, !25, !26}
!494 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !487)
!495 = !DILocation(line: 129, column: 19, scope: !408)
!496 = !DILocation(line: 123, column: 31, scope: !408)
!497 = distinct !{!497, !466, !498, !25, !26}
!498 = !DILocation(line: 127, column: 5, scope: !408)
!499 = !DILocation(line: 125, column: 48, scope: !408)
!500 = !DILocation(line: 125, column: 17, scope: !408)
!501 = !DILocation(line: 125, column: 53, scope: !408)
!502 = !DILocation(line: 126, column: 19, scope: !408)
!503 = !DILocation(line: 126, column: 14, scope: !408)
!504 = !DILocation(line: 124, column: 46, scope: !408)
!505 = !DILocation(line: 124, column: 33, scope: !408)
!506 = distinct !{!506, !470, !498, !25, !26}
!507 = !DILocation(line: 130, column: 28, scope: !408)
!508 = !DILocation(line: 130, column: 20, scope: !408)
!509 = !DILocation(line: 130, column: 18, scope: !408)
!510 = !DILocation(line: 130, column: 9, scope: !408)
!511 = !DILocation(line: 131, column: 19, scope: !408)
!512 = !DILocation(line: 131, column: 29, scope: !408)
!513 = !DILocation(line: 131, column: 27, scope: !408)
!514 = !DILocation(line: 131, column: 47, scope: !408)
!515 = !DILocation(line: 131, column: 45, scope: !408)
!516 = !DILocation(line: 131, column: 38, scope: !408)
!517 = !DILocation(line: 131, column: 14, scope: !408)
!518 = !DILocation(line: 132, column: 28, scope: !408)
!519 = !DILocation(line: 132, column: 26, scope: !408)
!520 = !DILocation(line: 132, column: 43, scope: !408)
!521 = !DILocation(line: 132, column: 36, scope: !408)
!522 = !DILocation(line: 132, column: 13, scope: !408)
!523 = !DILocation(line: 133, column: 3, scope: !408)
!524 = !DILocation(line: 134, column: 3, scope: !408)
!525 = !DILocation(line: 135, column: 24, scope: !408)
!526 = !DILocation(line: 135, column: 28, scope: !408)
!527 = !DILocation(line: 280, column: 45, scope: !140, inlinedAt: !528)
!528 = distinct !DILocation(line: 135, column: 17, scope: !408)
!529 = !DILocation(line: 136, column: 21, scope: !408)
!530 = !DILocation(line: 136, column: 3, scope: !408)
!531 = !DILocation(line: 137, column: 5, scope: !408)
!532 = !DILocation(line: 141, column: 1, scope: !408)
!533 = !DILocation(line: 136, column: 31, scope: !408)
!534 = distinct !{!534, !530, !535, !25, !26}
!535 = !DILocation(line: 140, column: 5, scope: !408)
!536 = !DILocation(line: 138, column: 44, scope: !408)
!537 = !DILocation(line: 139, column: 14, scope: !408)
!538 = !DILocation(line: 139, column: 25, scope: !408)
!539 = !DILocation(line: 139, column: 30, scope: !408)
!540 = !DILocation(line: 139, column: 22, scope: !408)
!541 = !DILocation(line: 139, column: 38, scope: !408)
!542 = !DILocation(line: 139, column: 7, scope: !408)
!543 = !DILocation(line: 139, column: 12, scope: !408)
!544 = !DILocation(line: 137, column: 46, scope: !408)
!545 = !DILocation(line: 137, column: 33, scope: !408)
!546 = distinct !{!546, !531, !535, !25, !26}
!547 = distinct !DISubprogram(name: "softmax_masked", scope: !1, file: !1, line: 144, type: !12, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!548 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !549)
!549 = distinct !DILocation(line: 146, column: 13, scope: !547)
!550 = !DILocation(line: 146, column: 46, scope: !547)
!551 = !DILocation(line: 146, column: 37, scope: !547)
!552 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !553)
!553 = distinct !DILocation(line: 149, column: 16, scope: !547)
!554 = !DILocation(line: 149, column: 31, scope: !547)
!555 = !DILocation(line: 149, column: 3, scope: !547)
!556 = !DILocation(line: 11, column: 3, scope: !27, inlinedAt: !557)
!557 = distinct !DILocation(line: 151, column: 7, scope: !547)
!558 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !559)
!559 = distinct !DILocation(line: 11, column: 49, scope: !27, inlinedAt: !557)
!560 = !DILocation(line: 136, column: 55, scope: !33, inlinedAt: !561)
!561 = distinct !DILocation(line: 11, column: 40, scope: !27, inlinedAt: !557)
!562 = !DILocation(line: 11, column: 29, scope: !27, inlinedAt: !557)
!563 = !DILocation(line: 11, column: 22, scope: !27, inlinedAt: !557)
!564 = distinct !{!564, !556, !565, !25, !26}
!565 = !DILocation(line: 11, column: 82, scope: !27, inlinedAt: !557)
!566 = !DILocation(line: 152, column: 19, scope: !547)
!567 = !DILocation(line: 150, column: 36, scope: !547)
!568 = !DILocation(line: 150, column: 18, scope: !547)
!569 = !DILocation(line: 150, column: 41, scope: !547)
!570 = !DILocation(line: 150, column: 69, scope: !547)
!571 = !DILocation(line: 150, column: 51, scope: !547)
!572 = !DILocation(line: 150, column: 49, scope: !547)
!573 = !DILocation(line: 136, column: 55, scope: !33, inlinedAt: !574)
!574 = distinct !DILocation(line: 150, column: 9, scope: !547)
!575 = !DILocation(line: 149, column: 41, scope: !547)
!576 = distinct !{!576, !555, !577, !25, !26}
!577 = !DILocation(line: 150, column: 73, scope: !547)
!578 = !DILocation(line: 152, column: 29, scope: !547)
!579 = !DILocation(line: 152, column: 25, scope: !547)
!580 = !DILocation(line: 153, column: 3, scope: !547)
!581 = !DILocation(line: 154, column: 31, scope: !547)
!582 = !DILocation(line: 154, column: 3, scope: !547)
!583 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !584)
!584 = distinct !DILocation(line: 156, column: 9, scope: !547)
!585 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !586)
!586 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !584)
!587 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !584)
!588 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !584)
!589 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !584)
!590 = distinct !{!590, !583, !591, !25, !26}
!591 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !584)
!592 = !DILocation(line: 157, column: 19, scope: !547)
!593 = !DILocation(line: 155, column: 35, scope: !547)
!594 = !DILocation(line: 155, column: 17, scope: !547)
!595 = !DILocation(line: 155, column: 40, scope: !547)
!596 = !DILocation(line: 155, column: 68, scope: !547)
!597 = !DILocation(line: 155, column: 50, scope: !547)
!598 = !DILocation(line: 155, column: 48, scope: !547)
!599 = !DILocation(line: 155, column: 75, scope: !547)
!600 = !DILocation(line: 155, column: 73, scope: !547)
!601 = !DILocation(line: 113, column: 43, scope: !602, inlinedAt: !603)
!602 = distinct !DISubprogram(name: "expf", scope: !34, file: !34, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!603 = distinct !DILocation(line: 155, column: 12, scope: !547)
!604 = !DILocation(line: 155, column: 9, scope: !547)
!605 = !DILocation(line: 154, column: 41, scope: !547)
!606 = distinct !{!606, !582, !607, !25, !26}
!607 = !DILocation(line: 155, column: 78, scope: !547)
!608 = !DILocation(line: 157, column: 37, scope: !547)
!609 = !DILocation(line: 157, column: 31, scope: !547)
!610 = !DILocation(line: 157, column: 25, scope: !547)
!611 = !DILocation(line: 158, column: 3, scope: !547)
!612 = !DILocation(line: 159, column: 31, scope: !547)
!613 = !DILocation(line: 159, column: 3, scope: !547)
!614 = !DILocation(line: 162, column: 1, scope: !547)
!615 = !DILocation(line: 161, column: 32, scope: !547)
!616 = !DILocation(line: 161, column: 14, scope: !547)
!617 = !DILocation(line: 161, column: 37, scope: !547)
!618 = !DILocation(line: 161, column: 65, scope: !547)
!619 = !DILocation(line: 161, column: 47, scope: !547)
!620 = !DILocation(line: 161, column: 45, scope: !547)
!621 = !DILocation(line: 161, column: 72, scope: !547)
!622 = !DILocation(line: 161, column: 70, scope: !547)
!623 = !DILocation(line: 113, column: 43, scope: !602, inlinedAt: !624)
!624 = distinct !DILocation(line: 161, column: 9, scope: !547)
!625 = !DILocation(line: 161, column: 79, scope: !547)
!626 = !DILocation(line: 161, column: 77, scope: !547)
!627 = !DILocation(line: 160, column: 5, scope: !547)
!628 = !DILocation(line: 160, column: 29, scope: !547)
!629 = !DILocation(line: 159, column: 41, scope: !547)
!630 = distinct !{!630, !613, !625, !25, !26}
!631 = distinct !DISubprogram(name: "smoothed_loss", scope: !1, file: !1, line: 165, type: !12, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!632 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !633)
!633 = distinct !DILocation(line: 167, column: 13, scope: !631)
!634 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !635)
!635 = distinct !DILocation(line: 167, column: 32, scope: !631)
!636 = !DILocation(line: 168, column: 33, scope: !631)
!637 = !DILocation(line: 168, column: 27, scope: !631)
!638 = !DILocation(line: 170, column: 24, scope: !631)
!639 = !DILocation(line: 170, column: 3, scope: !631)
!640 = !DILocation(line: 11, column: 3, scope: !27, inlinedAt: !641)
!641 = distinct !DILocation(line: 171, column: 7, scope: !631)
!642 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !643)
!643 = distinct !DILocation(line: 11, column: 49, scope: !27, inlinedAt: !641)
!644 = !DILocation(line: 136, column: 55, scope: !33, inlinedAt: !645)
!645 = distinct !DILocation(line: 11, column: 40, scope: !27, inlinedAt: !641)
!646 = !DILocation(line: 11, column: 29, scope: !27, inlinedAt: !641)
!647 = !DILocation(line: 11, column: 22, scope: !27, inlinedAt: !641)
!648 = distinct !{!648, !640, !649, !25, !26}
!649 = !DILocation(line: 11, column: 82, scope: !27, inlinedAt: !641)
!650 = !DILocation(line: 172, column: 24, scope: !631)
!651 = !DILocation(line: 172, column: 3, scope: !631)
!652 = !DILocation(line: 170, column: 57, scope: !631)
!653 = !DILocation(line: 136, column: 55, scope: !33, inlinedAt: !654)
!654 = distinct !DILocation(line: 170, column: 48, scope: !631)
!655 = !DILocation(line: 170, column: 37, scope: !631)
!656 = distinct !{!656, !639, !657, !25, !26}
!657 = !DILocation(line: 170, column: 61, scope: !631)
!658 = !DILocation(line: 0, scope: !631)
!659 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !660)
!660 = distinct !DILocation(line: 176, column: 9, scope: !631)
!661 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !662)
!662 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !660)
!663 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !660)
!664 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !660)
!665 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !660)
!666 = distinct !{!666, !659, !667, !25, !26}
!667 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !660)
!668 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !669)
!669 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !670)
!670 = distinct !DILocation(line: 177, column: 9, scope: !631)
!671 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !670)
!672 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !670)
!673 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !670)
!674 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !670)
!675 = distinct !{!675, !674, !676, !25, !26}
!676 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !670)
!677 = !DILocation(line: 178, column: 12, scope: !631)
!678 = !DILocation(line: 173, column: 17, scope: !631)
!679 = !DILocation(line: 173, column: 22, scope: !631)
!680 = !DILocation(line: 113, column: 43, scope: !602, inlinedAt: !681)
!681 = distinct !DILocation(line: 173, column: 12, scope: !631)
!682 = !DILocation(line: 173, column: 9, scope: !631)
!683 = !DILocation(line: 174, column: 12, scope: !631)
!684 = !DILocation(line: 174, column: 9, scope: !631)
!685 = !DILocation(line: 172, column: 37, scope: !631)
!686 = distinct !{!686, !651, !687, !25, !26}
!687 = !DILocation(line: 175, column: 3, scope: !631)
!688 = !DILocation(line: 187, column: 41, scope: !689, inlinedAt: !690)
!689 = distinct !DISubprogram(name: "logf", scope: !34, file: !34, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!690 = distinct !DILocation(line: 179, column: 17, scope: !631)
!691 = !DILocation(line: 179, column: 27, scope: !631)
!692 = !DILocation(line: 180, column: 23, scope: !631)
!693 = !DILocation(line: 180, column: 44, scope: !631)
!694 = !DILocation(line: 180, column: 42, scope: !631)
!695 = !DILocation(line: 180, column: 40, scope: !631)
!696 = !DILocation(line: 180, column: 33, scope: !631)
!697 = !DILocation(line: 180, column: 82, scope: !631)
!698 = !DILocation(line: 180, column: 80, scope: !631)
!699 = !DILocation(line: 180, column: 74, scope: !631)
!700 = !DILocation(line: 180, column: 67, scope: !631)
!701 = !DILocation(line: 180, column: 58, scope: !631)
!702 = !DILocation(line: 180, column: 5, scope: !631)
!703 = !DILocation(line: 180, column: 15, scope: !631)
!704 = !DILocation(line: 181, column: 3, scope: !631)
!705 = !DILocation(line: 182, column: 1, scope: !631)
!706 = distinct !DISubprogram(name: "softmax_gradient", scope: !1, file: !1, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!707 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !708)
!708 = distinct !DILocation(line: 186, column: 13, scope: !706)
!709 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !710)
!710 = distinct !DILocation(line: 186, column: 27, scope: !706)
!711 = !DILocation(line: 186, column: 38, scope: !706)
!712 = !DILocation(line: 186, column: 24, scope: !706)
!713 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !714)
!714 = distinct !DILocation(line: 186, column: 46, scope: !706)
!715 = !DILocation(line: 186, column: 58, scope: !706)
!716 = !DILocation(line: 186, column: 44, scope: !706)
!717 = !DILocation(line: 186, column: 83, scope: !706)
!718 = !DILocation(line: 187, column: 11, scope: !706)
!719 = !DILocation(line: 189, column: 24, scope: !706)
!720 = !DILocation(line: 189, column: 3, scope: !706)
!721 = !DILocation(line: 6, column: 3, scope: !11, inlinedAt: !722)
!722 = distinct !DILocation(line: 190, column: 9, scope: !706)
!723 = !DILocation(line: 182, column: 22, scope: !17, inlinedAt: !724)
!724 = distinct !DILocation(line: 6, column: 41, scope: !11, inlinedAt: !722)
!725 = !DILocation(line: 6, column: 38, scope: !11, inlinedAt: !722)
!726 = !DILocation(line: 6, column: 29, scope: !11, inlinedAt: !722)
!727 = !DILocation(line: 6, column: 22, scope: !11, inlinedAt: !722)
!728 = distinct !{!728, !721, !729, !25, !26}
!729 = !DILocation(line: 6, column: 73, scope: !11, inlinedAt: !722)
!730 = !DILocation(line: 191, column: 24, scope: !706)
!731 = !DILocation(line: 191, column: 3, scope: !706)
!732 = !DILocation(line: 189, column: 61, scope: !706)
!733 = !DILocation(line: 189, column: 48, scope: !706)
!734 = !DILocation(line: 189, column: 68, scope: !706)
!735 = !DILocation(line: 189, column: 66, scope: !706)
!736 = !DILocation(line: 189, column: 45, scope: !706)
!737 = !DILocation(line: 189, column: 34, scope: !706)
!738 = distinct !{!738, !720, !739, !25, !26}
!739 = !DILocation(line: 189, column: 85, scope: !706)
!740 = !DILocation(line: 192, column: 39, scope: !706)
!741 = !DILocation(line: 192, column: 26, scope: !706)
!742 = !DILocation(line: 192, column: 47, scope: !706)
!743 = !DILocation(line: 192, column: 66, scope: !706)
!744 = !DILocation(line: 192, column: 44, scope: !706)
!745 = !DILocation(line: 192, column: 5, scope: !706)
!746 = !DILocation(line: 192, column: 24, scope: !706)
!747 = !DILocation(line: 191, column: 34, scope: !706)
!748 = distinct !{!748, !731, !749, !25, !26}
!749 = !DILocation(line: 192, column: 71, scope: !706)
!750 = !DILocation(line: 193, column: 1, scope: !706)
!751 = distinct !DISubprogram(name: "layer_norm_gradient", scope: !1, file: !1, line: 196, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!752 = !DILocation(line: 66, column: 27, scope: !82, inlinedAt: !753)
!753 = distinct !DILocation(line: 199, column: 13, scope: !751)
!754 = !DILocation(line: 79, column: 27, scope: !64, inlinedAt: !755)
!755 = distinct !DILocation(line: 199, column: 26, scope: !751)
!756 = !DILocation(line: 199, column: 24, scope: !751)
!757 = !DILocation(line: 53, column: 27, scope: !51, inlinedAt: !758)
!758 = distinct !DILocation(line: 199, column: 39, scope: !751)
!759 = !DILocation(line: 199, column: 37, scope: !751)
!760 = !DILocation(line: 200, column: 11, scope: !751)
!761 = !DILocation(line: 201, column: 13, scope: !751)
!762 = !DILocation(line: 201, column: 28, scope: !751)
!763 = !DILocation(line: 202, column: 21, scope: !751)
!764 = !DILocation(line: 202, column: 3, scope: !751)
!765 = !DILocation(line: 0, scope: !751)
!766 = !DILocation(line: 207, column: 10, scope: !751)
!767 = !DILocation(line: 207, column: 7, scope: !751)
!768 = !DILocation(line: 208, column: 11, scope: !751)
!769 = !DILocation(line: 209, column: 21, scope: !751)
!770 = !DILocation(line: 209, column: 3, scope: !751)
!771 = !DILocation(line: 203, column: 34, scope: !751)
!772 = !DILocation(line: 203, column: 21, scope: !751)
!773 = !DILocation(line: 203, column: 39, scope: !751)
!774 = !DILocation(line: 203, column: 44, scope: !751)
!775 = !DILocation(line: 203, column: 53, scope: !751)
!776 = !DILocation(line: 203, column: 63, scope: !751)
!777 = !DILocation(line: 203, column: 61, scope: !751)
!778 = !DILocation(line: 204, column: 9, scope: !751)
!779 = !DILocation(line: 205, column: 18, scope: !751)
!780 = !DILocation(line: 205, column: 13, scope: !751)
!781 = !DILocation(line: 202, column: 29, scope: !751)
!782 = distinct !{!782, !764, !783, !25, !26}
!783 = !DILocation(line: 206, column: 3, scope: !751)
!784 = !DILocation(line: 210, column: 34, scope: !751)
!785 = !DILocation(line: 210, column: 21, scope: !751)
!786 = !DILocation(line: 210, column: 39, scope: !751)
!787 = !DILocation(line: 210, column: 44, scope: !751)
!788 = !DILocation(line: 210, column: 53, scope: !751)
!789 = !DILocation(line: 210, column: 63, scope: !751)
!790 = !DILocation(line: 210, column: 61, scope: !751)
!791 = !DILocation(line: 211, column: 16, scope: !751)
!792 = !DILocation(line: 15, column: 1, scope: !793, inlinedAt: !795)
!793 = distinct !DISubprogram(name: "atomicAdd", scope: !794, file: !794, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!794 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!795 = distinct !DILocation(line: 211, column: 5, scope: !751)
!796 = !DILocation(line: 212, column: 16, scope: !751)
!797 = !DILocation(line: 212, column: 35, scope: !751)
!798 = !DILocation(line: 212, column: 33, scope: !751)
!799 = !DILocation(line: 15, column: 1, scope: !793, inlinedAt: !800)
!800 = distinct !DILocation(line: 212, column: 5, scope: !751)
!801 = !DILocation(line: 213, column: 30, scope: !751)
!802 = !DILocation(line: 213, column: 45, scope: !751)
!803 = !DILocation(line: 213, column: 36, scope: !751)
!804 = !DILocation(line: 213, column: 56, scope: !751)
!805 = !DILocation(line: 213, column: 5, scope: !751)
!806 = !DILocation(line: 213, column: 24, scope: !751)
!807 = !DILocation(line: 209, column: 29, scope: !751)
!808 = distinct !{!808, !770, !809, !25, !26}
!809 = !DILocation(line: 214, column: 3, scope: !751)
!810 = !DILocation(line: 215, column: 1, scope: !751)
