; ModuleID = 'written_out.cu'
source_filename = "written_out.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ14transpose_rowsE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ15transpose_foursE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ10gemm_foursE2as = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ10gemm_foursE2bs = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = shl i32 %5, 5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !19
  %8 = add i32 %6, %7, !dbg !22
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %10 = shl nuw nsw i32 %9, 5, !dbg !26
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27
  %12 = add nuw nsw i32 %10, %11, !dbg !30
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 %14, !dbg !31
  br label %22, !dbg !31

16:                                               ; preds = %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %17 = add nuw nsw i32 %10, %7, !dbg !33
  %18 = add i32 %6, %11, !dbg !34
  %19 = icmp slt i32 %17, %2
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 %20
  br label %40, !dbg !35

22:                                               ; preds = %4, %36
  %23 = phi i32 [ 0, %4 ], [ %37, %36 ]
  br i1 %13, label %24, label %36, !dbg !36

24:                                               ; preds = %22
  %25 = add nuw nsw i32 %12, %23, !dbg !37
  %26 = icmp slt i32 %25, %2, !dbg !38
  br i1 %26, label %27, label %36, !dbg !36

27:                                               ; preds = %24
  %28 = mul nsw i32 %25, %3, !dbg !39
  %29 = add nsw i32 %28, %8, !dbg !40
  %30 = sext i32 %29 to i64, !dbg !41
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !41
  %32 = load float, ptr %31, align 4, !dbg !41, !tbaa !42
  %33 = add nuw nsw i32 %23, %11, !dbg !44
  %34 = zext nneg i32 %33 to i64, !dbg !45
  %35 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %34, !dbg !45
  store float %32, ptr %35, align 4, !dbg !46, !tbaa !42
  br label %36, !dbg !45

36:                                               ; preds = %22, %24, %27
  %37 = add nuw nsw i32 %23, 8, !dbg !47
  %38 = icmp samesign ult i32 %23, 24, !dbg !48
  br i1 %38, label %22, label %16, !dbg !31, !llvm.loop !49

39:                                               ; preds = %54
  ret void, !dbg !53

40:                                               ; preds = %16, %54
  %41 = phi i32 [ 0, %16 ], [ %55, %54 ]
  br i1 %19, label %42, label %54, !dbg !54

42:                                               ; preds = %40
  %43 = add nsw i32 %18, %41, !dbg !55
  %44 = icmp slt i32 %43, %3, !dbg !56
  br i1 %44, label %45, label %54, !dbg !54

45:                                               ; preds = %42
  %46 = add nuw nsw i32 %41, %11, !dbg !57
  %47 = zext nneg i32 %46 to i64, !dbg !58
  %48 = getelementptr inbounds nuw float, ptr %21, i64 %47, !dbg !58
  %49 = load float, ptr %48, align 4, !dbg !58, !tbaa !42
  %50 = mul nsw i32 %43, %2, !dbg !59
  %51 = add nsw i32 %50, %17, !dbg !60
  %52 = sext i32 %51 to i64, !dbg !61
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !61
  store float %49, ptr %53, align 4, !dbg !62, !tbaa !42
  br label %54, !dbg !61

54:                                               ; preds = %40, %42, %45
  %55 = add nuw nsw i32 %41, 8, !dbg !63
  %56 = icmp samesign ult i32 %41, 24, !dbg !64
  br i1 %56, label %40, label %39, !dbg !35, !llvm.loop !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_fours(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !67 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !70
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !72
  %8 = shl nuw nsw i32 %7, 5, !dbg !74
  %9 = add nuw nsw i32 %8, %6, !dbg !75
  %10 = sdiv i32 %3, 4, !dbg !76
  %11 = mul i32 %10, %9, !dbg !77
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %13 = shl i32 %12, 3, !dbg !80
  %14 = add i32 %13, %5, !dbg !81
  %15 = add i32 %14, %11, !dbg !82
  %16 = zext i32 %15 to i64, !dbg !83
  %17 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %16, !dbg !83
  %18 = load float, ptr %17, align 16, !dbg !83, !tbaa !42
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !83
  %20 = load float, ptr %19, align 4, !dbg !83, !tbaa !42
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !83
  %22 = load float, ptr %21, align 8, !dbg !83, !tbaa !42
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12, !dbg !83
  %24 = load float, ptr %23, align 4, !dbg !83, !tbaa !42
  %25 = zext nneg i32 %6 to i64, !dbg !84
  %26 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %25, !dbg !84
  %27 = shl nuw nsw i32 %5, 2, !dbg !85
  %28 = zext nneg i32 %27 to i64, !dbg !84
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28, !dbg !84
  store float %18, ptr %29, align 4, !dbg !86, !tbaa !42
  %30 = or disjoint i32 %27, 1, !dbg !87
  %31 = zext nneg i32 %30 to i64, !dbg !88
  %32 = getelementptr inbounds nuw float, ptr %26, i64 %31, !dbg !88
  store float %20, ptr %32, align 4, !dbg !89, !tbaa !42
  %33 = or disjoint i32 %27, 2, !dbg !90
  %34 = zext nneg i32 %33 to i64, !dbg !91
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34, !dbg !91
  store float %22, ptr %35, align 4, !dbg !92, !tbaa !42
  %36 = or disjoint i32 %27, 3, !dbg !93
  %37 = zext nneg i32 %36 to i64, !dbg !94
  %38 = getelementptr inbounds nuw float, ptr %26, i64 %37, !dbg !94
  store float %24, ptr %38, align 4, !dbg !95, !tbaa !42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %39 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %28, !dbg !97
  %40 = getelementptr inbounds nuw float, ptr %39, i64 %25, !dbg !97
  %41 = load float, ptr %40, align 4, !dbg !97, !tbaa !42
  %42 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %31, !dbg !98
  %43 = getelementptr inbounds nuw float, ptr %42, i64 %25, !dbg !98
  %44 = load float, ptr %43, align 4, !dbg !98, !tbaa !42
  %45 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %34, !dbg !99
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %25, !dbg !99
  %47 = load float, ptr %46, align 4, !dbg !99, !tbaa !42
  %48 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %37, !dbg !100
  %49 = getelementptr inbounds nuw float, ptr %48, i64 %25, !dbg !100
  %50 = load float, ptr %49, align 4, !dbg !100, !tbaa !42
  %51 = shl i32 %12, 5, !dbg !101
  %52 = add i32 %51, %6, !dbg !102
  %53 = sdiv i32 %2, 4, !dbg !103
  %54 = mul i32 %53, %52, !dbg !104
  %55 = shl nuw nsw i32 %7, 3, !dbg !105
  %56 = add nuw nsw i32 %55, %5, !dbg !106
  %57 = add i32 %56, %54, !dbg !107
  %58 = zext i32 %57 to i64, !dbg !108
  %59 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %58, !dbg !108
  store float %41, ptr %59, align 16, !dbg !109, !tbaa !42
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4, !dbg !109
  store float %44, ptr %60, align 4, !dbg !109, !tbaa !42
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8, !dbg !109
  store float %47, ptr %61, align 8, !dbg !109, !tbaa !42
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 12, !dbg !109
  store float %50, ptr %62, align 4, !dbg !109, !tbaa !42
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_fours(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 !dbg !111 {
  %9 = alloca [16 x float], align 4
  %10 = alloca [4 x float], align 4
  %11 = alloca [4 x float], align 4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %13 = lshr i32 %12, 3, !dbg !114
  %14 = shl nuw nsw i32 %13, 2, !dbg !115
  %15 = and i32 %12, 7, !dbg !116
  %16 = shl nuw nsw i32 %15, 2, !dbg !117
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9, !dbg !118
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %9, i8 0, i64 64, i1 false), !dbg !119
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9, !dbg !118
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9, !dbg !118
  %17 = icmp sgt i32 %5, 0, !dbg !120
  br i1 %17, label %18, label %49, !dbg !121

18:                                               ; preds = %8
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = shl nuw nsw i32 %19, 5
  %21 = lshr i32 %12, 1
  %22 = add nuw nsw i32 %20, %21
  %23 = lshr i32 %5, 2
  %24 = mul i32 %23, %22
  %25 = and i32 %12, 1
  %26 = add i32 %24, %25
  %27 = shl nuw nsw i32 %25, 7
  %28 = add nuw nsw i32 %27, %21
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %29
  %31 = add nuw nsw i32 %21, 32
  %32 = add nuw nsw i32 %31, %27
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %33
  %35 = add nuw nsw i32 %21, 64
  %36 = add nuw nsw i32 %35, %27
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %37
  %39 = add nuw nsw i32 %21, 96
  %40 = add nuw nsw i32 %39, %27
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %41
  %43 = sdiv i32 %4, 4
  %44 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = shl i32 %44, 3
  %46 = or disjoint i32 %15, %45
  %47 = zext nneg i32 %12 to i64
  %48 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %47
  br label %56, !dbg !121

49:                                               ; preds = %78, %8
  %50 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %51 = shl nuw nsw i32 %50, 5
  %52 = add nuw nsw i32 %14, %51
  %53 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = shl i32 %53, 5
  %55 = or disjoint i32 %16, %54
  br label %129, !dbg !122

56:                                               ; preds = %18, %78
  %57 = phi i32 [ 0, %18 ], [ %79, %78 ]
  %58 = lshr exact i32 %57, 2, !dbg !123
  %59 = add i32 %26, %58, !dbg !124
  %60 = zext i32 %59 to i64, !dbg !125
  %61 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %60, !dbg !125
  %62 = load float, ptr %61, align 16, !dbg !125, !tbaa !42
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4, !dbg !125
  %64 = load float, ptr %63, align 4, !dbg !125, !tbaa !42
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 8, !dbg !125
  %66 = load float, ptr %65, align 8, !dbg !125, !tbaa !42
  %67 = getelementptr inbounds nuw i8, ptr %61, i64 12, !dbg !125
  %68 = load float, ptr %67, align 4, !dbg !125, !tbaa !42
  store float %62, ptr %30, align 4, !dbg !126, !tbaa !42
  store float %64, ptr %34, align 4, !dbg !127, !tbaa !42
  store float %66, ptr %38, align 4, !dbg !128, !tbaa !42
  store float %68, ptr %42, align 4, !dbg !129, !tbaa !42
  %69 = add nuw nsw i32 %57, %13, !dbg !130
  %70 = mul nsw i32 %69, %43, !dbg !131
  %71 = add i32 %46, %70, !dbg !132
  %72 = zext i32 %71 to i64, !dbg !133
  %73 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %72, !dbg !133
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %48, ptr noundef nonnull align 16 dereferenceable(16) %73, i64 16, i1 false), !dbg !134, !tbaa.struct !135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  br label %74, !dbg !137

74:                                               ; preds = %56, %110
  %75 = phi i32 [ 0, %56 ], [ %111, %110 ]
  %76 = shl nuw nsw i32 %75, 5
  %77 = add nuw nsw i32 %76, %14
  br label %84, !dbg !138

78:                                               ; preds = %110
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  %79 = add nuw nsw i32 %57, 8, !dbg !140
  %80 = icmp slt i32 %79, %5, !dbg !120
  br i1 %80, label %56, label %49, !dbg !121, !llvm.loop !141

81:                                               ; preds = %84
  %82 = shl nuw nsw i32 %75, 5
  %83 = or disjoint i32 %82, %16
  br label %94, !dbg !143

84:                                               ; preds = %74, %84
  %85 = phi i32 [ 0, %74 ], [ %92, %84 ]
  %86 = add nuw nsw i32 %85, %77, !dbg !144
  %87 = zext nneg i32 %86 to i64, !dbg !145
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %87, !dbg !145
  %89 = load float, ptr %88, align 4, !dbg !145, !tbaa !42
  %90 = zext nneg i32 %85 to i64, !dbg !146
  %91 = getelementptr inbounds nuw float, ptr %10, i64 %90, !dbg !146
  store float %89, ptr %91, align 4, !dbg !147, !tbaa !42
  %92 = add nuw nsw i32 %85, 1, !dbg !148
  %93 = icmp eq i32 %92, 4, !dbg !149
  br i1 %93, label %81, label %84, !dbg !138, !llvm.loop !150

94:                                               ; preds = %81, %94
  %95 = phi i32 [ 0, %81 ], [ %102, %94 ]
  %96 = add nuw nsw i32 %95, %83, !dbg !152
  %97 = zext nneg i32 %96 to i64, !dbg !153
  %98 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %97, !dbg !153
  %99 = load float, ptr %98, align 4, !dbg !153, !tbaa !42
  %100 = zext nneg i32 %95 to i64, !dbg !154
  %101 = getelementptr inbounds nuw float, ptr %11, i64 %100, !dbg !154
  store float %99, ptr %101, align 4, !dbg !155, !tbaa !42
  %102 = add nuw nsw i32 %95, 1, !dbg !156
  %103 = icmp eq i32 %102, 4, !dbg !157
  br i1 %103, label %104, label %94, !dbg !143, !llvm.loop !158

104:                                              ; preds = %94, %113
  %105 = phi i32 [ %114, %113 ], [ 0, %94 ]
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw float, ptr %10, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !42
  %109 = shl nuw nsw i32 %105, 2
  br label %116, !dbg !160

110:                                              ; preds = %113
  %111 = add nuw nsw i32 %75, 1, !dbg !161
  %112 = icmp eq i32 %111, 8, !dbg !162
  br i1 %112, label %78, label %74, !dbg !137, !llvm.loop !163

113:                                              ; preds = %116
  %114 = add nuw nsw i32 %105, 1, !dbg !165
  %115 = icmp eq i32 %114, 4, !dbg !166
  br i1 %115, label %110, label %104, !dbg !167, !llvm.loop !168

116:                                              ; preds = %104, %116
  %117 = phi i32 [ 0, %104 ], [ %127, %116 ]
  %118 = zext nneg i32 %117 to i64, !dbg !170
  %119 = getelementptr inbounds nuw float, ptr %11, i64 %118, !dbg !170
  %120 = load float, ptr %119, align 4, !dbg !170, !tbaa !42
  %121 = fmul contract float %108, %120, !dbg !171
  %122 = add nuw nsw i32 %117, %109, !dbg !172
  %123 = zext nneg i32 %122 to i64, !dbg !173
  %124 = getelementptr inbounds nuw float, ptr %9, i64 %123, !dbg !173
  %125 = load float, ptr %124, align 4, !dbg !174, !tbaa !42
  %126 = fadd contract float %125, %121, !dbg !174
  store float %126, ptr %124, align 4, !dbg !174, !tbaa !42
  %127 = add nuw nsw i32 %117, 1, !dbg !175
  %128 = icmp eq i32 %127, 4, !dbg !176
  br i1 %128, label %113, label %116, !dbg !160, !llvm.loop !177

129:                                              ; preds = %49, %136
  %130 = phi i32 [ 0, %49 ], [ %137, %136 ]
  %131 = add nuw nsw i32 %130, %52
  %132 = mul i32 %131, %4
  %133 = add i32 %55, %132
  %134 = shl nuw nsw i32 %130, 2
  br label %139, !dbg !178

135:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9, !dbg !179
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9, !dbg !179
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9, !dbg !179
  ret void, !dbg !179

136:                                              ; preds = %139
  %137 = add nuw nsw i32 %130, 1, !dbg !180
  %138 = icmp eq i32 %137, 4, !dbg !181
  br i1 %138, label %135, label %129, !dbg !122, !llvm.loop !182

139:                                              ; preds = %129, %139
  %140 = phi i32 [ 0, %129 ], [ %152, %139 ]
  %141 = add i32 %133, %140, !dbg !184
  %142 = add nuw nsw i32 %140, %134, !dbg !185
  %143 = zext nneg i32 %142 to i64, !dbg !186
  %144 = getelementptr inbounds nuw float, ptr %9, i64 %143, !dbg !186
  %145 = load float, ptr %144, align 4, !dbg !186, !tbaa !42
  %146 = fmul contract float %6, %145, !dbg !187
  %147 = sext i32 %141 to i64, !dbg !188
  %148 = getelementptr inbounds float, ptr %2, i64 %147, !dbg !188
  %149 = load float, ptr %148, align 4, !dbg !188, !tbaa !42
  %150 = fmul contract float %7, %149, !dbg !189
  %151 = fadd contract float %146, %150, !dbg !190
  store float %151, ptr %148, align 4, !dbg !191, !tbaa !42
  %152 = add nuw nsw i32 %140, 1, !dbg !192
  %153 = icmp eq i32 %152, 4, !dbg !193
  br i1 %153, label %136, label %139, !dbg !178, !llvm.loop !194
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @matrices_4x4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !195 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %7 = mul i32 %5, %6, !dbg !201
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202
  %9 = add i32 %7, %8, !dbg !204
  %10 = icmp slt i32 %9, %3, !dbg !205
  br i1 %10, label %11, label %48, !dbg !205

11:                                               ; preds = %4
  %12 = shl nsw i32 %9, 4
  %13 = shl nsw i32 %9, 4
  br label %14, !dbg !206

14:                                               ; preds = %11, %23
  %15 = phi i32 [ 0, %11 ], [ %24, %23 ]
  %16 = shl nuw nsw i32 %15, 2
  %17 = add nuw nsw i32 %16, %12
  %18 = shl nuw nsw i32 %15, 2
  %19 = add nuw nsw i32 %18, %13
  br label %20, !dbg !207

20:                                               ; preds = %14, %26
  %21 = phi i32 [ 0, %14 ], [ %30, %26 ]
  %22 = add nuw nsw i32 %12, %21, !dbg !208
  br label %32, !dbg !208

23:                                               ; preds = %26
  %24 = add nuw nsw i32 %15, 1, !dbg !209
  %25 = icmp eq i32 %24, 4, !dbg !210
  br i1 %25, label %48, label %14, !dbg !206, !llvm.loop !211

26:                                               ; preds = %32
  %27 = add nuw nsw i32 %21, %19, !dbg !213
  %28 = sext i32 %27 to i64, !dbg !214
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !214
  store float %45, ptr %29, align 4, !dbg !215, !tbaa !42
  %30 = add nuw nsw i32 %21, 1, !dbg !216
  %31 = icmp eq i32 %30, 4, !dbg !217
  br i1 %31, label %23, label %20, !dbg !207, !llvm.loop !218

32:                                               ; preds = %20, %32
  %33 = phi i32 [ 0, %20 ], [ %46, %32 ]
  %34 = phi float [ 0.000000e+00, %20 ], [ %45, %32 ]
  %35 = add nuw nsw i32 %33, %17, !dbg !219
  %36 = sext i32 %35 to i64, !dbg !220
  %37 = getelementptr inbounds float, ptr %0, i64 %36, !dbg !220
  %38 = load float, ptr %37, align 4, !dbg !220, !tbaa !42
  %39 = shl nuw nsw i32 %33, 2, !dbg !221
  %40 = add nuw nsw i32 %39, %22
  %41 = sext i32 %40 to i64, !dbg !222
  %42 = getelementptr inbounds float, ptr %1, i64 %41, !dbg !222
  %43 = load float, ptr %42, align 4, !dbg !222, !tbaa !42
  %44 = fmul contract float %38, %43, !dbg !223
  %45 = fadd contract float %34, %44, !dbg !224
  %46 = add nuw nsw i32 %33, 1, !dbg !225
  %47 = icmp eq i32 %46, 4, !dbg !226
  br i1 %47, label %26, label %32, !dbg !208, !llvm.loop !227

48:                                               ; preds = %23, %4
  ret void, !dbg !229
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @image_to_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !dbg !230 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !233
  %8 = mul i32 %6, %7, !dbg !235
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236
  %10 = add i32 %8, %9, !dbg !238
  %11 = mul i32 %4, %3, !dbg !239
  %12 = mul i32 %11, %2, !dbg !240
  %13 = icmp slt i32 %10, %12, !dbg !241
  br i1 %13, label %14, label %63, !dbg !241

14:                                               ; preds = %5
  %15 = sdiv i32 %10, %4, !dbg !242
  %16 = mul i32 %15, %4, !dbg !243
  %17 = sub i32 %10, %16, !dbg !243
  %18 = srem i32 %15, %3, !dbg !244
  %19 = mul nsw i32 %4, %3, !dbg !245
  %20 = sdiv i32 %10, %19, !dbg !246
  %21 = mul i32 %3, 9, !dbg !247
  %22 = mul i32 %21, %20, !dbg !248
  %23 = add nsw i32 %22, %18, !dbg !249
  %24 = mul nsw i32 %23, %4, !dbg !250
  %25 = sext i32 %24 to i64, !dbg !251
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !251
  %27 = sext i32 %17 to i64, !dbg !252
  %28 = getelementptr inbounds float, ptr %26, i64 %27, !dbg !252
  %29 = sext i32 %19 to i64
  %30 = mul nsw i32 %20, %3
  %31 = add i32 %30, -1, !dbg !253
  br label %32, !dbg !254

32:                                               ; preds = %14, %41
  %33 = phi ptr [ %28, %14 ], [ %60, %41 ]
  %34 = phi i32 [ 0, %14 ], [ %42, %41 ]
  %35 = add nsw i32 %34, %18
  %36 = icmp sgt i32 %35, 0
  %37 = icmp sle i32 %35, %3
  %38 = add i32 %35, %31
  %39 = mul nsw i32 %38, %4
  %40 = add i32 %39, -1
  br label %44, !dbg !255

41:                                               ; preds = %58
  %42 = add nuw nsw i32 %34, 1, !dbg !256
  %43 = icmp eq i32 %42, 3, !dbg !257
  br i1 %43, label %63, label %32, !dbg !254, !llvm.loop !258

44:                                               ; preds = %32, %58
  %45 = phi ptr [ %33, %32 ], [ %60, %58 ]
  %46 = phi i32 [ 0, %32 ], [ %61, %58 ]
  %47 = add nsw i32 %46, %17, !dbg !260
  %48 = icmp sgt i32 %47, 0
  %49 = select i1 %36, i1 %48, i1 false
  %50 = and i1 %37, %49, !dbg !261
  %51 = icmp sle i32 %47, %4
  %52 = select i1 %50, i1 %51, i1 false, !dbg !261
  br i1 %52, label %53, label %58, !dbg !261

53:                                               ; preds = %44
  %54 = add i32 %40, %47, !dbg !262
  %55 = sext i32 %54 to i64, !dbg !263
  %56 = getelementptr inbounds float, ptr %0, i64 %55, !dbg !263
  %57 = load float, ptr %56, align 4, !dbg !263, !tbaa !42
  br label %58, !dbg !264

58:                                               ; preds = %44, %53
  %59 = phi contract float [ %57, %53 ], [ 0.000000e+00, %44 ], !dbg !264
  store float %59, ptr %45, align 4, !dbg !265, !tbaa !42
  %60 = getelementptr inbounds float, ptr %45, i64 %29, !dbg !266
  %61 = add nuw nsw i32 %46, 1, !dbg !267
  %62 = icmp eq i32 %61, 3, !dbg !268
  br i1 %62, label %41, label %44, !dbg !255, !llvm.loop !269

63:                                               ; preds = %41, %5
  ret void, !dbg !270
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mean_pool_cut(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !271 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !272
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274
  %9 = mul i32 %7, %8, !dbg !276
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277
  %11 = add i32 %9, %10, !dbg !279
  %12 = mul nsw i32 %5, %4, !dbg !280
  %13 = icmp slt i32 %11, %12, !dbg !281
  br i1 %13, label %14, label %59, !dbg !281

14:                                               ; preds = %6
  %15 = sdiv i32 %11, %5, !dbg !282
  %16 = mul i32 %15, %5, !dbg !283
  %17 = sub i32 %11, %16, !dbg !283
  %18 = shl nsw i32 %15, 1, !dbg !284
  %19 = add nsw i32 %18, -1, !dbg !285
  %20 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %19, i32 noundef 0) #10, !dbg !286
  %21 = add nsw i32 %18, 2, !dbg !290
  %22 = tail call noundef i32 @__nv_min(i32 noundef range(i32 -2147483646, -2147483648) %21, i32 noundef %2) #10, !dbg !291
  %23 = shl nsw i32 %17, 1, !dbg !294
  %24 = add nsw i32 %23, -1, !dbg !295
  %25 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %24, i32 noundef 0) #10, !dbg !296
  %26 = add nsw i32 %23, 2, !dbg !298
  %27 = tail call noundef i32 @__nv_min(i32 noundef range(i32 -2147483646, -2147483648) %26, i32 noundef %3) #10, !dbg !299
  %28 = icmp slt i32 %20, %22, !dbg !301
  br i1 %28, label %29, label %36, !dbg !302

29:                                               ; preds = %14
  %30 = icmp slt i32 %25, %27
  br label %31, !dbg !302

31:                                               ; preds = %29, %45
  %32 = phi i32 [ %20, %29 ], [ %47, %45 ]
  %33 = phi float [ 0.000000e+00, %29 ], [ %46, %45 ]
  br i1 %30, label %34, label %45, !dbg !303

34:                                               ; preds = %31
  %35 = mul nsw i32 %32, %3
  br label %49, !dbg !303

36:                                               ; preds = %45, %14
  %37 = phi float [ 0.000000e+00, %14 ], [ %46, %45 ], !dbg !304
  %38 = sub nsw i32 %22, %20, !dbg !305
  %39 = sub nsw i32 %27, %25, !dbg !306
  %40 = mul nsw i32 %39, %38, !dbg !307
  %41 = sitofp i32 %40 to float, !dbg !308
  %42 = fdiv contract float %37, %41, !dbg !309
  %43 = sext i32 %11 to i64, !dbg !310
  %44 = getelementptr inbounds float, ptr %1, i64 %43, !dbg !310
  store float %42, ptr %44, align 4, !dbg !311, !tbaa !42
  br label %59, !dbg !312

45:                                               ; preds = %49, %31
  %46 = phi float [ %33, %31 ], [ %56, %49 ], !dbg !313
  %47 = add nsw i32 %32, 1, !dbg !314
  %48 = icmp eq i32 %47, %22, !dbg !301
  br i1 %48, label %36, label %31, !dbg !302, !llvm.loop !315

49:                                               ; preds = %34, %49
  %50 = phi i32 [ %25, %34 ], [ %57, %49 ]
  %51 = phi float [ %33, %34 ], [ %56, %49 ]
  %52 = add nsw i32 %50, %35, !dbg !317
  %53 = sext i32 %52 to i64, !dbg !318
  %54 = getelementptr inbounds float, ptr %0, i64 %53, !dbg !318
  %55 = load float, ptr %54, align 4, !dbg !318, !tbaa !42
  %56 = fadd contract float %51, %55, !dbg !319
  %57 = add nsw i32 %50, 1, !dbg !320
  %58 = icmp eq i32 %57, %27, !dbg !321
  br i1 %58, label %45, label %49, !dbg !303, !llvm.loop !322

59:                                               ; preds = %6, %36
  ret void, !dbg !312
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @columns_beside(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #6 !dbg !323 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !324
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326
  %9 = mul i32 %7, %8, !dbg !328
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329
  %11 = add i32 %9, %10, !dbg !331
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !332
  %13 = add nsw i32 %4, %3, !dbg !334
  %14 = icmp slt i32 %11, %13, !dbg !335
  br i1 %14, label %15, label %34, !dbg !335

15:                                               ; preds = %6
  %16 = icmp slt i32 %11, %3, !dbg !336
  br i1 %16, label %17, label %20, !dbg !337

17:                                               ; preds = %15
  %18 = mul nsw i32 %3, %12, !dbg !338
  %19 = add nsw i32 %18, %11, !dbg !339
  br label %24, !dbg !337

20:                                               ; preds = %15
  %21 = mul nsw i32 %4, %12, !dbg !340
  %22 = sub i32 %11, %3, !dbg !341
  %23 = add i32 %22, %21, !dbg !342
  br label %24, !dbg !337

24:                                               ; preds = %20, %17
  %25 = phi i32 [ %23, %20 ], [ %19, %17 ]
  %26 = phi ptr [ %1, %20 ], [ %0, %17 ]
  %27 = sext i32 %25 to i64, !dbg !343
  %28 = getelementptr inbounds float, ptr %26, i64 %27, !dbg !343
  %29 = load float, ptr %28, align 4, !dbg !343, !tbaa !42
  %30 = mul nsw i32 %13, %12, !dbg !344
  %31 = add nsw i32 %30, %11, !dbg !345
  %32 = sext i32 %31 to i64, !dbg !346
  %33 = getelementptr inbounds float, ptr %2, i64 %32, !dbg !346
  store float %29, ptr %33, align 4, !dbg !347, !tbaa !42
  br label %34, !dbg !348

34:                                               ; preds = %6, %24
  ret void, !dbg !348
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "written_out.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "transpose_rows", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 11, scope: !11)
!18 = !DILocation(line: 7, column: 22, scope: !11)
!19 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 7, column: 29, scope: !11)
!22 = !DILocation(line: 7, column: 27, scope: !11)
!23 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 7, column: 46, scope: !11)
!26 = !DILocation(line: 7, column: 57, scope: !11)
!27 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 7, column: 64, scope: !11)
!30 = !DILocation(line: 7, column: 62, scope: !11)
!31 = !DILocation(line: 8, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 3, scope: !11)
!33 = !DILocation(line: 11, column: 23, scope: !11)
!34 = !DILocation(line: 12, column: 23, scope: !11)
!35 = !DILocation(line: 13, column: 3, scope: !11)
!36 = !DILocation(line: 9, column: 21, scope: !11)
!37 = !DILocation(line: 9, column: 26, scope: !11)
!38 = !DILocation(line: 9, column: 30, scope: !11)
!39 = !DILocation(line: 9, column: 85, scope: !11)
!40 = !DILocation(line: 9, column: 95, scope: !11)
!41 = !DILocation(line: 9, column: 75, scope: !11)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !9, i64 0}
!44 = !DILocation(line: 9, column: 55, scope: !11)
!45 = !DILocation(line: 9, column: 38, scope: !11)
!46 = !DILocation(line: 9, column: 73, scope: !11)
!47 = !DILocation(line: 8, column: 29, scope: !11)
!48 = !DILocation(line: 8, column: 21, scope: !11)
!49 = distinct !{!49, !31, !50, !51, !52}
!50 = !DILocation(line: 9, column: 98, scope: !11)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 15, column: 1, scope: !11)
!54 = !DILocation(line: 14, column: 18, scope: !11)
!55 = !DILocation(line: 14, column: 23, scope: !11)
!56 = !DILocation(line: 14, column: 27, scope: !11)
!57 = !DILocation(line: 14, column: 92, scope: !11)
!58 = !DILocation(line: 14, column: 62, scope: !11)
!59 = !DILocation(line: 14, column: 48, scope: !11)
!60 = !DILocation(line: 14, column: 55, scope: !11)
!61 = !DILocation(line: 14, column: 38, scope: !11)
!62 = !DILocation(line: 14, column: 60, scope: !11)
!63 = !DILocation(line: 13, column: 29, scope: !11)
!64 = !DILocation(line: 13, column: 21, scope: !11)
!65 = distinct !{!65, !35, !66, !51, !52}
!66 = !DILocation(line: 14, column: 95, scope: !11)
!67 = distinct !DISubprogram(name: "transpose_fours", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !69)
!69 = distinct !DILocation(line: 20, column: 11, scope: !67)
!70 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !71)
!71 = distinct !DILocation(line: 20, column: 28, scope: !67)
!72 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !73)
!73 = distinct !DILocation(line: 21, column: 17, scope: !67)
!74 = !DILocation(line: 21, column: 28, scope: !67)
!75 = !DILocation(line: 21, column: 33, scope: !67)
!76 = !DILocation(line: 21, column: 49, scope: !67)
!77 = !DILocation(line: 21, column: 38, scope: !67)
!78 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !79)
!79 = distinct !DILocation(line: 21, column: 56, scope: !67)
!80 = !DILocation(line: 21, column: 67, scope: !67)
!81 = !DILocation(line: 21, column: 54, scope: !67)
!82 = !DILocation(line: 21, column: 71, scope: !67)
!83 = !DILocation(line: 21, column: 14, scope: !67)
!84 = !DILocation(line: 22, column: 3, scope: !67)
!85 = !DILocation(line: 22, column: 13, scope: !67)
!86 = !DILocation(line: 22, column: 18, scope: !67)
!87 = !DILocation(line: 23, column: 17, scope: !67)
!88 = !DILocation(line: 23, column: 3, scope: !67)
!89 = !DILocation(line: 23, column: 22, scope: !67)
!90 = !DILocation(line: 24, column: 17, scope: !67)
!91 = !DILocation(line: 24, column: 3, scope: !67)
!92 = !DILocation(line: 24, column: 22, scope: !67)
!93 = !DILocation(line: 25, column: 17, scope: !67)
!94 = !DILocation(line: 25, column: 3, scope: !67)
!95 = !DILocation(line: 25, column: 22, scope: !67)
!96 = !DILocation(line: 26, column: 3, scope: !67)
!97 = !DILocation(line: 27, column: 15, scope: !67)
!98 = !DILocation(line: 27, column: 31, scope: !67)
!99 = !DILocation(line: 27, column: 51, scope: !67)
!100 = !DILocation(line: 27, column: 71, scope: !67)
!101 = !DILocation(line: 28, column: 17, scope: !67)
!102 = !DILocation(line: 28, column: 22, scope: !67)
!103 = !DILocation(line: 28, column: 35, scope: !67)
!104 = !DILocation(line: 28, column: 27, scope: !67)
!105 = !DILocation(line: 28, column: 53, scope: !67)
!106 = !DILocation(line: 28, column: 40, scope: !67)
!107 = !DILocation(line: 28, column: 57, scope: !67)
!108 = !DILocation(line: 28, column: 3, scope: !67)
!109 = !DILocation(line: 28, column: 62, scope: !67)
!110 = !DILocation(line: 29, column: 1, scope: !67)
!111 = distinct !DISubprogram(name: "gemm_fours", scope: !1, file: !1, line: 32, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !113)
!113 = distinct !DILocation(line: 35, column: 11, scope: !111)
!114 = !DILocation(line: 35, column: 32, scope: !111)
!115 = !DILocation(line: 35, column: 36, scope: !111)
!116 = !DILocation(line: 35, column: 52, scope: !111)
!117 = !DILocation(line: 35, column: 56, scope: !111)
!118 = !DILocation(line: 36, column: 3, scope: !111)
!119 = !DILocation(line: 36, column: 9, scope: !111)
!120 = !DILocation(line: 37, column: 27, scope: !111)
!121 = !DILocation(line: 37, column: 3, scope: !111)
!122 = !DILocation(line: 53, column: 3, scope: !111)
!123 = !DILocation(line: 38, column: 61, scope: !111)
!124 = !DILocation(line: 38, column: 65, scope: !111)
!125 = !DILocation(line: 38, column: 16, scope: !111)
!126 = !DILocation(line: 39, column: 34, scope: !111)
!127 = !DILocation(line: 40, column: 38, scope: !111)
!128 = !DILocation(line: 41, column: 38, scope: !111)
!129 = !DILocation(line: 42, column: 38, scope: !111)
!130 = !DILocation(line: 43, column: 48, scope: !111)
!131 = !DILocation(line: 43, column: 57, scope: !111)
!132 = !DILocation(line: 43, column: 84, scope: !111)
!133 = !DILocation(line: 43, column: 40, scope: !111)
!134 = !DILocation(line: 43, column: 38, scope: !111)
!135 = !{i64 0, i64 4, !42, i64 4, i64 4, !42, i64 8, i64 4, !42, i64 12, i64 4, !42}
!136 = !DILocation(line: 44, column: 5, scope: !111)
!137 = !DILocation(line: 45, column: 5, scope: !111)
!138 = !DILocation(line: 46, column: 7, scope: !111)
!139 = !DILocation(line: 51, column: 5, scope: !111)
!140 = !DILocation(line: 37, column: 37, scope: !111)
!141 = distinct !{!141, !121, !142, !51, !52}
!142 = !DILocation(line: 52, column: 3, scope: !111)
!143 = !DILocation(line: 47, column: 7, scope: !111)
!144 = !DILocation(line: 46, column: 61, scope: !111)
!145 = !DILocation(line: 46, column: 45, scope: !111)
!146 = !DILocation(line: 46, column: 35, scope: !111)
!147 = !DILocation(line: 46, column: 43, scope: !111)
!148 = !DILocation(line: 46, column: 30, scope: !111)
!149 = !DILocation(line: 46, column: 25, scope: !111)
!150 = distinct !{!150, !138, !151, !51, !52}
!151 = !DILocation(line: 46, column: 64, scope: !111)
!152 = !DILocation(line: 47, column: 65, scope: !111)
!153 = !DILocation(line: 47, column: 46, scope: !111)
!154 = !DILocation(line: 47, column: 35, scope: !111)
!155 = !DILocation(line: 47, column: 44, scope: !111)
!156 = !DILocation(line: 47, column: 30, scope: !111)
!157 = !DILocation(line: 47, column: 25, scope: !111)
!158 = distinct !{!158, !143, !159, !51, !52}
!159 = !DILocation(line: 47, column: 68, scope: !111)
!160 = !DILocation(line: 49, column: 9, scope: !111)
!161 = !DILocation(line: 45, column: 28, scope: !111)
!162 = !DILocation(line: 45, column: 23, scope: !111)
!163 = distinct !{!163, !137, !164, !51, !52}
!164 = !DILocation(line: 50, column: 5, scope: !111)
!165 = !DILocation(line: 48, column: 30, scope: !111)
!166 = !DILocation(line: 48, column: 25, scope: !111)
!167 = !DILocation(line: 48, column: 7, scope: !111)
!168 = distinct !{!168, !167, !169, !51, !52}
!169 = !DILocation(line: 49, column: 73, scope: !111)
!170 = !DILocation(line: 49, column: 66, scope: !111)
!171 = !DILocation(line: 49, column: 64, scope: !111)
!172 = !DILocation(line: 49, column: 48, scope: !111)
!173 = !DILocation(line: 49, column: 37, scope: !111)
!174 = !DILocation(line: 49, column: 53, scope: !111)
!175 = !DILocation(line: 49, column: 32, scope: !111)
!176 = !DILocation(line: 49, column: 27, scope: !111)
!177 = distinct !{!177, !160, !169, !51, !52}
!178 = !DILocation(line: 54, column: 5, scope: !111)
!179 = !DILocation(line: 58, column: 1, scope: !111)
!180 = !DILocation(line: 53, column: 26, scope: !111)
!181 = !DILocation(line: 53, column: 21, scope: !111)
!182 = distinct !{!182, !122, !183, !51, !52}
!183 = !DILocation(line: 57, column: 5, scope: !111)
!184 = !DILocation(line: 55, column: 75, scope: !111)
!185 = !DILocation(line: 56, column: 34, scope: !111)
!186 = !DILocation(line: 56, column: 23, scope: !111)
!187 = !DILocation(line: 56, column: 21, scope: !111)
!188 = !DILocation(line: 56, column: 48, scope: !111)
!189 = !DILocation(line: 56, column: 46, scope: !111)
!190 = !DILocation(line: 56, column: 39, scope: !111)
!191 = !DILocation(line: 56, column: 13, scope: !111)
!192 = !DILocation(line: 54, column: 28, scope: !111)
!193 = !DILocation(line: 54, column: 23, scope: !111)
!194 = distinct !{!194, !178, !183, !51, !52}
!195 = distinct !DISubprogram(name: "matrices_4x4", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !197)
!197 = distinct !DILocation(line: 62, column: 11, scope: !195)
!198 = !DILocation(line: 79, column: 27, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = distinct !DILocation(line: 62, column: 24, scope: !195)
!201 = !DILocation(line: 62, column: 22, scope: !195)
!202 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !203)
!203 = distinct !DILocation(line: 62, column: 37, scope: !195)
!204 = !DILocation(line: 62, column: 35, scope: !195)
!205 = !DILocation(line: 63, column: 9, scope: !195)
!206 = !DILocation(line: 64, column: 3, scope: !195)
!207 = !DILocation(line: 65, column: 5, scope: !195)
!208 = !DILocation(line: 67, column: 7, scope: !195)
!209 = !DILocation(line: 64, column: 26, scope: !195)
!210 = !DILocation(line: 64, column: 21, scope: !195)
!211 = distinct !{!211, !206, !212, !51, !52}
!212 = !DILocation(line: 69, column: 5, scope: !195)
!213 = !DILocation(line: 68, column: 24, scope: !195)
!214 = !DILocation(line: 68, column: 7, scope: !195)
!215 = !DILocation(line: 68, column: 29, scope: !195)
!216 = !DILocation(line: 65, column: 28, scope: !195)
!217 = !DILocation(line: 65, column: 23, scope: !195)
!218 = distinct !{!218, !207, !212, !51, !52}
!219 = !DILocation(line: 67, column: 57, scope: !195)
!220 = !DILocation(line: 67, column: 40, scope: !195)
!221 = !DILocation(line: 67, column: 77, scope: !195)
!222 = !DILocation(line: 67, column: 64, scope: !195)
!223 = !DILocation(line: 67, column: 62, scope: !195)
!224 = !DILocation(line: 67, column: 37, scope: !195)
!225 = !DILocation(line: 67, column: 30, scope: !195)
!226 = !DILocation(line: 67, column: 25, scope: !195)
!227 = distinct !{!227, !208, !228, !51, !52}
!228 = !DILocation(line: 67, column: 84, scope: !195)
!229 = !DILocation(line: 70, column: 1, scope: !195)
!230 = distinct !DISubprogram(name: "image_to_columns", scope: !1, file: !1, line: 73, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !232)
!232 = distinct !DILocation(line: 75, column: 11, scope: !230)
!233 = !DILocation(line: 79, column: 27, scope: !199, inlinedAt: !234)
!234 = distinct !DILocation(line: 75, column: 24, scope: !230)
!235 = !DILocation(line: 75, column: 22, scope: !230)
!236 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !237)
!237 = distinct !DILocation(line: 75, column: 37, scope: !230)
!238 = !DILocation(line: 75, column: 35, scope: !230)
!239 = !DILocation(line: 76, column: 21, scope: !230)
!240 = !DILocation(line: 76, column: 30, scope: !230)
!241 = !DILocation(line: 76, column: 9, scope: !230)
!242 = !DILocation(line: 77, column: 28, scope: !230)
!243 = !DILocation(line: 77, column: 13, scope: !230)
!244 = !DILocation(line: 77, column: 36, scope: !230)
!245 = !DILocation(line: 77, column: 61, scope: !230)
!246 = !DILocation(line: 77, column: 52, scope: !230)
!247 = !DILocation(line: 78, column: 22, scope: !230)
!248 = !DILocation(line: 78, column: 26, scope: !230)
!249 = !DILocation(line: 78, column: 35, scope: !230)
!250 = !DILocation(line: 78, column: 40, scope: !230)
!251 = !DILocation(line: 78, column: 17, scope: !230)
!252 = !DILocation(line: 78, column: 48, scope: !230)
!253 = !DILocation(line: 79, column: 8, scope: !230)
!254 = !DILocation(line: 79, column: 3, scope: !230)
!255 = !DILocation(line: 80, column: 5, scope: !230)
!256 = !DILocation(line: 79, column: 26, scope: !230)
!257 = !DILocation(line: 79, column: 21, scope: !230)
!258 = distinct !{!258, !254, !259, !51, !52}
!259 = !DILocation(line: 85, column: 5, scope: !230)
!260 = !DILocation(line: 81, column: 32, scope: !230)
!261 = !DILocation(line: 82, column: 28, scope: !230)
!262 = !DILocation(line: 83, column: 49, scope: !230)
!263 = !DILocation(line: 83, column: 22, scope: !230)
!264 = !DILocation(line: 83, column: 13, scope: !230)
!265 = !DILocation(line: 83, column: 11, scope: !230)
!266 = !DILocation(line: 84, column: 10, scope: !230)
!267 = !DILocation(line: 80, column: 28, scope: !230)
!268 = !DILocation(line: 80, column: 23, scope: !230)
!269 = distinct !{!269, !255, !259, !51, !52}
!270 = !DILocation(line: 86, column: 1, scope: !230)
!271 = distinct !DISubprogram(name: "mean_pool_cut", scope: !1, file: !1, line: 89, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!272 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !273)
!273 = distinct !DILocation(line: 91, column: 11, scope: !271)
!274 = !DILocation(line: 79, column: 27, scope: !199, inlinedAt: !275)
!275 = distinct !DILocation(line: 91, column: 24, scope: !271)
!276 = !DILocation(line: 91, column: 22, scope: !271)
!277 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !278)
!278 = distinct !DILocation(line: 91, column: 37, scope: !271)
!279 = !DILocation(line: 91, column: 35, scope: !271)
!280 = !DILocation(line: 92, column: 14, scope: !271)
!281 = !DILocation(line: 92, column: 9, scope: !271)
!282 = !DILocation(line: 93, column: 13, scope: !271)
!283 = !DILocation(line: 93, column: 24, scope: !271)
!284 = !DILocation(line: 94, column: 19, scope: !271)
!285 = !DILocation(line: 94, column: 23, scope: !271)
!286 = !DILocation(line: 200, column: 47, scope: !287, inlinedAt: !289)
!287 = distinct !DISubprogram(name: "max", scope: !288, file: !288, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!288 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!289 = distinct !DILocation(line: 94, column: 13, scope: !271)
!290 = !DILocation(line: 94, column: 51, scope: !271)
!291 = !DILocation(line: 201, column: 47, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "min", scope: !288, file: !288, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = distinct !DILocation(line: 94, column: 41, scope: !271)
!294 = !DILocation(line: 95, column: 20, scope: !271)
!295 = !DILocation(line: 95, column: 24, scope: !271)
!296 = !DILocation(line: 200, column: 47, scope: !287, inlinedAt: !297)
!297 = distinct !DILocation(line: 95, column: 14, scope: !271)
!298 = !DILocation(line: 95, column: 51, scope: !271)
!299 = !DILocation(line: 201, column: 47, scope: !292, inlinedAt: !300)
!300 = distinct !DILocation(line: 95, column: 41, scope: !271)
!301 = !DILocation(line: 97, column: 23, scope: !271)
!302 = !DILocation(line: 97, column: 3, scope: !271)
!303 = !DILocation(line: 98, column: 5, scope: !271)
!304 = !DILocation(line: 96, column: 9, scope: !271)
!305 = !DILocation(line: 99, column: 23, scope: !271)
!306 = !DILocation(line: 99, column: 39, scope: !271)
!307 = !DILocation(line: 99, column: 30, scope: !271)
!308 = !DILocation(line: 99, column: 14, scope: !271)
!309 = !DILocation(line: 99, column: 12, scope: !271)
!310 = !DILocation(line: 99, column: 3, scope: !271)
!311 = !DILocation(line: 99, column: 8, scope: !271)
!312 = !DILocation(line: 100, column: 1, scope: !271)
!313 = !DILocation(line: 0, scope: !271)
!314 = !DILocation(line: 97, column: 33, scope: !271)
!315 = distinct !{!315, !302, !316, !51, !52}
!316 = !DILocation(line: 98, column: 60, scope: !271)
!317 = !DILocation(line: 98, column: 57, scope: !271)
!318 = !DILocation(line: 98, column: 45, scope: !271)
!319 = !DILocation(line: 98, column: 42, scope: !271)
!320 = !DILocation(line: 98, column: 35, scope: !271)
!321 = !DILocation(line: 98, column: 26, scope: !271)
!322 = distinct !{!322, !303, !316, !51, !52}
!323 = distinct !DISubprogram(name: "columns_beside", scope: !1, file: !1, line: 103, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!324 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !325)
!325 = distinct !DILocation(line: 105, column: 11, scope: !323)
!326 = !DILocation(line: 79, column: 27, scope: !199, inlinedAt: !327)
!327 = distinct !DILocation(line: 105, column: 24, scope: !323)
!328 = !DILocation(line: 105, column: 22, scope: !323)
!329 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !330)
!330 = distinct !DILocation(line: 105, column: 37, scope: !323)
!331 = !DILocation(line: 105, column: 35, scope: !323)
!332 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !333)
!333 = distinct !DILocation(line: 105, column: 54, scope: !323)
!334 = !DILocation(line: 106, column: 14, scope: !323)
!335 = !DILocation(line: 106, column: 9, scope: !323)
!336 = !DILocation(line: 107, column: 26, scope: !323)
!337 = !DILocation(line: 107, column: 24, scope: !323)
!338 = !DILocation(line: 107, column: 36, scope: !323)
!339 = !DILocation(line: 107, column: 40, scope: !323)
!340 = !DILocation(line: 107, column: 51, scope: !323)
!341 = !DILocation(line: 107, column: 55, scope: !323)
!342 = !DILocation(line: 107, column: 59, scope: !323)
!343 = !DILocation(line: 107, scope: !323)
!344 = !DILocation(line: 107, column: 7, scope: !323)
!345 = !DILocation(line: 107, column: 17, scope: !323)
!346 = !DILocation(line: 107, column: 3, scope: !323)
!347 = !DILocation(line: 107, column: 22, scope: !323)
!348 = !DILocation(line: 108, column: 1, scope: !323)
