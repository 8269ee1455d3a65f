; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10lup_serialPfPiiE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8lup_treePKfPfPiE1s = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ8lup_treePKfPfPiE3val = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8lup_treePKfPfPiE3idx = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ8lup_treePKfPfPiE3row = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ8lup_infoPdPiS0_iE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8lup_infoPdPiS0_iE3bad = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13getf2_batchedPfPiiiE4best = internal unnamed_addr addrspace(3) global i32 undef, align 4
@s = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ5panelPfPiiiiE3val = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ5panelPfPiiiiE3idx = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ4gesvPfS_iE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1a = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10lup_serialPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = icmp sgt i32 %2, 0, !dbg !18
  br i1 %5, label %6, label %14, !dbg !19

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  %8 = add nuw i32 %2, 1
  %9 = icmp sge i32 %4, %2
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = add nuw i32 %2, 1
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %15, !dbg !19

14:                                               ; preds = %94, %3
  ret void, !dbg !20

15:                                               ; preds = %6, %94
  %16 = phi i32 [ 0, %6 ], [ %64, %94 ]
  br i1 %7, label %17, label %44, !dbg !21

17:                                               ; preds = %15
  %18 = mul i32 %16, %8, !dbg !22
  %19 = sext i32 %18 to i64, !dbg !23
  %20 = getelementptr inbounds float, ptr %0, i64 %19, !dbg !23
  %21 = load float, ptr %20, align 4, !dbg !23, !tbaa !24
  %22 = tail call contract noundef float @__nv_fabsf(float noundef %21) #6, !dbg !26
  %23 = add nuw nsw i32 %16, 1, !dbg !30
  %24 = icmp slt i32 %23, %2, !dbg !31
  br i1 %24, label %29, label %25, !dbg !32

25:                                               ; preds = %29, %17
  %26 = phi i32 [ %16, %17 ], [ %40, %29 ], !dbg !33
  %27 = zext nneg i32 %16 to i64, !dbg !34
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !34
  store i32 %26, ptr %28, align 4, !dbg !35, !tbaa !7
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !dbg !36, !tbaa !7
  br label %44, !dbg !37

29:                                               ; preds = %17, %29
  %30 = phi i32 [ %42, %29 ], [ %23, %17 ]
  %31 = phi float [ %41, %29 ], [ %22, %17 ]
  %32 = phi i32 [ %40, %29 ], [ %16, %17 ]
  %33 = mul nsw i32 %30, %2, !dbg !38
  %34 = add nsw i32 %33, %16, !dbg !39
  %35 = sext i32 %34 to i64, !dbg !40
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !40
  %37 = load float, ptr %36, align 4, !dbg !40, !tbaa !24
  %38 = tail call contract noundef float @__nv_fabsf(float noundef %37) #6, !dbg !41
  %39 = fcmp contract ogt float %38, %31, !dbg !43
  %40 = select i1 %39, i32 %30, i32 %32, !dbg !43
  %41 = select i1 %39, float %38, float %31, !dbg !43
  %42 = add nuw i32 %30, 1, !dbg !30
  %43 = icmp eq i32 %42, %2, !dbg !31
  br i1 %43, label %25, label %29, !dbg !32, !llvm.loop !44

44:                                               ; preds = %25, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !dbg !49, !tbaa !7
  %46 = icmp eq i32 %45, %16, !dbg !50
  %47 = or i1 %46, %9, !dbg !50
  br i1 %47, label %63, label %48, !dbg !50

48:                                               ; preds = %44
  %49 = mul nuw nsw i32 %16, %2
  %50 = mul nsw i32 %45, %2
  br label %51, !dbg !51

51:                                               ; preds = %48, %51
  %52 = phi i32 [ %4, %48 ], [ %61, %51 ]
  %53 = add nsw i32 %52, %49, !dbg !52
  %54 = sext i32 %53 to i64, !dbg !53
  %55 = getelementptr inbounds float, ptr %0, i64 %54, !dbg !53
  %56 = load float, ptr %55, align 4, !dbg !53, !tbaa !24
  %57 = add nsw i32 %52, %50, !dbg !54
  %58 = sext i32 %57 to i64, !dbg !55
  %59 = getelementptr inbounds float, ptr %0, i64 %58, !dbg !55
  %60 = load float, ptr %59, align 4, !dbg !55, !tbaa !24
  store float %60, ptr %55, align 4, !dbg !56, !tbaa !24
  store float %56, ptr %59, align 4, !dbg !57, !tbaa !24
  %61 = add i32 %52, %10, !dbg !58
  %62 = icmp slt i32 %61, %2, !dbg !59
  br i1 %62, label %51, label %63, !dbg !51, !llvm.loop !60

63:                                               ; preds = %51, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %64 = add nuw nsw i32 %16, 1, !dbg !63
  %65 = add nuw nsw i32 %64, %4, !dbg !64
  %66 = icmp slt i32 %65, %2, !dbg !65
  br i1 %66, label %67, label %71, !dbg !66

67:                                               ; preds = %63
  %68 = mul i32 %16, %11
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %0, i64 %69
  br label %76, !dbg !66

71:                                               ; preds = %76, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
  %72 = icmp slt i32 %65, %2, !dbg !68
  br i1 %72, label %73, label %94, !dbg !69

73:                                               ; preds = %71
  %74 = icmp slt i32 %64, %2
  %75 = mul nuw nsw i32 %16, %2
  br label %87, !dbg !69

76:                                               ; preds = %67, %76
  %77 = phi i32 [ %65, %67 ], [ %85, %76 ]
  %78 = load float, ptr %70, align 4, !dbg !70, !tbaa !24
  %79 = mul nsw i32 %77, %2, !dbg !71
  %80 = add nsw i32 %79, %16, !dbg !72
  %81 = sext i32 %80 to i64, !dbg !73
  %82 = getelementptr inbounds float, ptr %0, i64 %81, !dbg !73
  %83 = load float, ptr %82, align 4, !dbg !74, !tbaa !24
  %84 = fdiv contract float %83, %78, !dbg !74
  store float %84, ptr %82, align 4, !dbg !74, !tbaa !24
  %85 = add i32 %77, %12, !dbg !75
  %86 = icmp slt i32 %85, %2, !dbg !65
  br i1 %86, label %76, label %71, !dbg !66, !llvm.loop !76

87:                                               ; preds = %73, %96
  %88 = phi i32 [ %65, %73 ], [ %97, %96 ]
  br i1 %74, label %89, label %96, !dbg !78

89:                                               ; preds = %87
  %90 = mul nsw i32 %88, %2
  %91 = add nsw i32 %90, %16
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  br label %99, !dbg !78

94:                                               ; preds = %96, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %95 = icmp eq i32 %64, %2, !dbg !18
  br i1 %95, label %14, label %15, !dbg !19, !llvm.loop !80

96:                                               ; preds = %99, %87
  %97 = add i32 %88, %13, !dbg !82
  %98 = icmp slt i32 %97, %2, !dbg !68
  br i1 %98, label %87, label %94, !dbg !69, !llvm.loop !83

99:                                               ; preds = %89, %99
  %100 = phi i32 [ %64, %89 ], [ %112, %99 ]
  %101 = load float, ptr %93, align 4, !dbg !85, !tbaa !24
  %102 = add nuw nsw i32 %100, %75, !dbg !86
  %103 = zext nneg i32 %102 to i64, !dbg !87
  %104 = getelementptr inbounds nuw float, ptr %0, i64 %103, !dbg !87
  %105 = load float, ptr %104, align 4, !dbg !87, !tbaa !24
  %106 = fmul contract float %101, %105, !dbg !88
  %107 = add nsw i32 %100, %90, !dbg !89
  %108 = sext i32 %107 to i64, !dbg !90
  %109 = getelementptr inbounds float, ptr %0, i64 %108, !dbg !90
  %110 = load float, ptr %109, align 4, !dbg !91, !tbaa !24
  %111 = fsub contract float %110, %106, !dbg !91
  store float %111, ptr %109, align 4, !dbg !91, !tbaa !24
  %112 = add nuw nsw i32 %100, 1, !dbg !92
  %113 = icmp eq i32 %112, %2, !dbg !93
  br i1 %113, label %96, label %99, !dbg !78, !llvm.loop !94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_treePKfPfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !95 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %6 = shl i32 %5, 10, !dbg !101
  %7 = zext i32 %6 to i64, !dbg !102
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !102
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %9, !dbg !103
  br label %21, !dbg !104

11:                                               ; preds = %21
  %12 = zext nneg i32 %4 to i64, !dbg !105
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %12, !dbg !105
  store i32 %4, ptr %13, align 4, !dbg !106, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !107
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %12, !dbg !108
  %15 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %12, !dbg !108
  %16 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %12
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %12
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %12
  %19 = icmp eq i32 %4, 0
  %20 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %12
  br label %35, !dbg !109

21:                                               ; preds = %3, %21
  %22 = phi i32 [ 0, %3 ], [ %30, %21 ]
  %23 = shl nuw nsw i32 %22, 5, !dbg !110
  %24 = add nuw nsw i32 %23, %4, !dbg !111
  %25 = zext nneg i32 %24 to i64, !dbg !112
  %26 = getelementptr inbounds nuw float, ptr %8, i64 %25, !dbg !112
  %27 = load float, ptr %26, align 4, !dbg !112, !tbaa !24
  %28 = zext nneg i32 %22 to i64, !dbg !113
  %29 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %28, !dbg !113
  store float %27, ptr %29, align 4, !dbg !114, !tbaa !24
  %30 = add nuw nsw i32 %22, 1, !dbg !115
  %31 = icmp eq i32 %30, 32, !dbg !116
  br i1 %31, label %11, label %21, !dbg !104, !llvm.loop !117

32:                                               ; preds = %97
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %12, !dbg !119
  %34 = or disjoint i32 %6, %4
  br label %106, !dbg !119

35:                                               ; preds = %11, %97
  %36 = phi i32 [ 0, %11 ], [ %98, %97 ]
  %37 = icmp samesign ult i32 %4, %36, !dbg !120
  br i1 %37, label %43, label %38, !dbg !121

38:                                               ; preds = %35
  %39 = zext nneg i32 %36 to i64, !dbg !122
  %40 = getelementptr inbounds nuw float, ptr %16, i64 %39, !dbg !122
  %41 = load float, ptr %40, align 4, !dbg !122, !tbaa !24
  %42 = tail call contract noundef float @__nv_fabsf(float noundef %41) #6, !dbg !123
  br label %43, !dbg !121

43:                                               ; preds = %35, %38
  %44 = phi contract float [ %42, %38 ], [ -1.000000e+00, %35 ], !dbg !121
  store float %44, ptr %17, align 4, !dbg !125, !tbaa !24
  store i32 %4, ptr %18, align 4, !dbg !126, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !127
  br label %48, !dbg !128

45:                                               ; preds = %61
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), align 4, !dbg !129, !tbaa !7
  %47 = icmp eq i32 %46, %36, !dbg !130
  br i1 %47, label %76, label %64, !dbg !130

48:                                               ; preds = %43, %61
  %49 = phi i32 [ 16, %43 ], [ %62, %61 ]
  %50 = icmp samesign ult i32 %4, %49, !dbg !131
  br i1 %50, label %51, label %61, !dbg !132

51:                                               ; preds = %48
  %52 = add nuw nsw i32 %49, %4, !dbg !133
  %53 = zext nneg i32 %52 to i64, !dbg !134
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %53, !dbg !134
  %55 = load float, ptr %54, align 4, !dbg !134, !tbaa !24
  %56 = load float, ptr %17, align 4, !dbg !135, !tbaa !24
  %57 = fcmp contract ogt float %55, %56, !dbg !136
  br i1 %57, label %58, label %61, !dbg !132

58:                                               ; preds = %51
  store float %55, ptr %17, align 4, !dbg !137, !tbaa !24
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %53, !dbg !138
  %60 = load i32, ptr %59, align 4, !dbg !138, !tbaa !7
  store i32 %60, ptr %18, align 4, !dbg !139, !tbaa !7
  br label %61, !dbg !140

61:                                               ; preds = %58, %51, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !141
  %62 = lshr i32 %49, 1, !dbg !142
  %63 = icmp eq i32 %62, 0, !dbg !143
  br i1 %63, label %45, label %48, !dbg !128, !llvm.loop !144

64:                                               ; preds = %45
  %65 = zext nneg i32 %36 to i64, !dbg !146
  %66 = getelementptr inbounds nuw [32 x float], ptr %14, i64 %65, !dbg !146
  %67 = load float, ptr %66, align 4, !dbg !146, !tbaa !24
  %68 = sext i32 %46 to i64, !dbg !147
  %69 = getelementptr [32 x float], ptr %15, i64 %68, !dbg !147
  %70 = load float, ptr %69, align 4, !dbg !147, !tbaa !24
  store float %70, ptr %66, align 4, !dbg !148, !tbaa !24
  store float %67, ptr %69, align 4, !dbg !149, !tbaa !24
  br i1 %19, label %71, label %76, !dbg !150

71:                                               ; preds = %64
  %72 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %65, !dbg !151
  %73 = load i32, ptr %72, align 4, !dbg !151, !tbaa !7
  %74 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %68, !dbg !152
  %75 = load i32, ptr %74, align 4, !dbg !152, !tbaa !7
  store i32 %75, ptr %72, align 4, !dbg !153, !tbaa !7
  store i32 %73, ptr %74, align 4, !dbg !154, !tbaa !7
  br label %76, !dbg !155

76:                                               ; preds = %64, %71, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !156
  %77 = icmp samesign ugt i32 %4, %36, !dbg !157
  br i1 %77, label %78, label %97, !dbg !157

78:                                               ; preds = %76
  %79 = zext nneg i32 %36 to i64, !dbg !158
  %80 = getelementptr inbounds nuw float, ptr %20, i64 %79, !dbg !158
  %81 = load float, ptr %80, align 4, !dbg !158, !tbaa !24
  %82 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %79, !dbg !159
  %83 = getelementptr inbounds nuw float, ptr %82, i64 %79, !dbg !159
  %84 = load float, ptr %83, align 4, !dbg !159, !tbaa !24
  %85 = fdiv contract float %81, %84, !dbg !160
  store float %85, ptr %80, align 4, !dbg !161, !tbaa !24
  br label %86, !dbg !162

86:                                               ; preds = %78, %86
  %87 = phi i32 [ %88, %86 ], [ %36, %78 ]
  %88 = add nuw nsw i32 %87, 1, !dbg !163
  %89 = zext nneg i32 %88 to i64, !dbg !164
  %90 = getelementptr inbounds nuw float, ptr %82, i64 %89, !dbg !164
  %91 = load float, ptr %90, align 4, !dbg !164, !tbaa !24
  %92 = fmul contract float %85, %91, !dbg !165
  %93 = getelementptr inbounds nuw float, ptr %20, i64 %89, !dbg !166
  %94 = load float, ptr %93, align 4, !dbg !167, !tbaa !24
  %95 = fsub contract float %94, %92, !dbg !167
  store float %95, ptr %93, align 4, !dbg !167, !tbaa !24
  %96 = icmp eq i32 %88, 31, !dbg !168
  br i1 %96, label %97, label %86, !dbg !162, !llvm.loop !169

97:                                               ; preds = %86, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  %98 = add nuw nsw i32 %36, 1, !dbg !172
  %99 = icmp eq i32 %98, 31, !dbg !173
  br i1 %99, label %32, label %35, !dbg !109, !llvm.loop !174

100:                                              ; preds = %106
  %101 = load i32, ptr %13, align 4, !dbg !176, !tbaa !7
  %102 = shl i32 %5, 5, !dbg !177
  %103 = add i32 %102, %4, !dbg !178
  %104 = zext i32 %103 to i64, !dbg !179
  %105 = getelementptr inbounds nuw i32, ptr %2, i64 %104, !dbg !179
  store i32 %101, ptr %105, align 4, !dbg !180, !tbaa !7
  ret void, !dbg !181

106:                                              ; preds = %32, %106
  %107 = phi i32 [ 0, %32 ], [ %115, %106 ]
  %108 = zext nneg i32 %107 to i64, !dbg !182
  %109 = getelementptr inbounds nuw [32 x float], ptr %33, i64 %108, !dbg !182
  %110 = load float, ptr %109, align 4, !dbg !182, !tbaa !24
  %111 = shl nuw nsw i32 %107, 5, !dbg !183
  %112 = add i32 %34, %111, !dbg !184
  %113 = zext i32 %112 to i64, !dbg !185
  %114 = getelementptr inbounds nuw float, ptr %1, i64 %113, !dbg !185
  store float %110, ptr %114, align 4, !dbg !186, !tbaa !24
  %115 = add nuw nsw i32 %107, 1, !dbg !187
  %116 = icmp eq i32 %115, 32, !dbg !188
  br i1 %116, label %100, label %106, !dbg !119, !llvm.loop !189
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_warpPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !191 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %5 = icmp sgt i32 %2, 0, !dbg !194
  br i1 %5, label %6, label %11, !dbg !195

6:                                                ; preds = %3
  %7 = icmp slt i32 %4, %2
  %8 = mul nuw nsw i32 %2, %4
  %9 = icmp eq i32 %4, 0
  %10 = mul nuw nsw i32 %2, %4
  br label %12, !dbg !195

11:                                               ; preds = %85, %3
  ret void, !dbg !196

12:                                               ; preds = %6, %85
  %13 = phi i32 [ 0, %6 ], [ %86, %85 ]
  %14 = icmp samesign uge i32 %4, %13, !dbg !197
  %15 = and i1 %7, %14, !dbg !198
  br i1 %15, label %16, label %22, !dbg !198

16:                                               ; preds = %12
  %17 = add nuw nsw i32 %13, %8, !dbg !199
  %18 = zext nneg i32 %17 to i64, !dbg !200
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18, !dbg !200
  %20 = load float, ptr %19, align 4, !dbg !200, !tbaa !24
  %21 = tail call contract noundef float @__nv_fabsf(float noundef %20) #6, !dbg !201
  br label %22, !dbg !203

22:                                               ; preds = %12, %16
  %23 = phi float [ -1.000000e+00, %12 ], [ %21, %16 ]
  br label %26, !dbg !204

24:                                               ; preds = %26
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %33, i32 0, i32 31), !dbg !205
  br i1 %9, label %37, label %41, !dbg !209

26:                                               ; preds = %22, %26
  %27 = phi float [ %34, %26 ], [ %23, %22 ]
  %28 = phi i32 [ %33, %26 ], [ %4, %22 ]
  %29 = phi i32 [ %35, %26 ], [ 16, %22 ]
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %27, i32 %29, i32 31), !dbg !210
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %28, i32 %29, i32 31), !dbg !213
  %32 = fcmp contract ogt float %30, %27, !dbg !216
  %33 = select i1 %32, i32 %31, i32 %28, !dbg !216
  %34 = select i1 %32, float %30, float %27, !dbg !216
  %35 = lshr i32 %29, 1, !dbg !217
  %36 = icmp eq i32 %35, 0, !dbg !218
  br i1 %36, label %24, label %26, !dbg !204, !llvm.loop !219

37:                                               ; preds = %24
  %38 = add nsw i32 %25, 1, !dbg !221
  %39 = zext nneg i32 %13 to i64, !dbg !222
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !222
  store i32 %38, ptr %40, align 4, !dbg !223, !tbaa !7
  br label %41, !dbg !222

41:                                               ; preds = %37, %24
  %42 = icmp ne i32 %25, %13, !dbg !224
  %43 = and i1 %7, %42, !dbg !225
  br i1 %43, label %44, label %55, !dbg !225

44:                                               ; preds = %41
  %45 = mul nuw nsw i32 %13, %2, !dbg !226
  %46 = add nuw nsw i32 %45, %4, !dbg !227
  %47 = zext nneg i32 %46 to i64, !dbg !228
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %47, !dbg !228
  %49 = load float, ptr %48, align 4, !dbg !228, !tbaa !24
  %50 = mul nsw i32 %25, %2, !dbg !229
  %51 = add nsw i32 %50, %4, !dbg !230
  %52 = sext i32 %51 to i64, !dbg !231
  %53 = getelementptr inbounds float, ptr %0, i64 %52, !dbg !231
  %54 = load float, ptr %53, align 4, !dbg !231, !tbaa !24
  store float %54, ptr %48, align 4, !dbg !232, !tbaa !24
  store float %49, ptr %53, align 4, !dbg !233, !tbaa !24
  br label %55, !dbg !234

55:                                               ; preds = %44, %41
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !235
  %56 = icmp samesign ugt i32 %4, %13, !dbg !238
  %57 = and i1 %7, %56, !dbg !239
  br i1 %57, label %58, label %85, !dbg !239

58:                                               ; preds = %55
  %59 = add nuw nsw i32 %13, %10, !dbg !240
  %60 = zext nneg i32 %59 to i64, !dbg !241
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60, !dbg !241
  %62 = load float, ptr %61, align 4, !dbg !241, !tbaa !24
  %63 = mul nuw nsw i32 %13, %2, !dbg !242
  %64 = add nuw nsw i32 %63, %13, !dbg !243
  %65 = zext nneg i32 %64 to i64, !dbg !244
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65, !dbg !244
  %67 = load float, ptr %66, align 4, !dbg !244, !tbaa !24
  %68 = fdiv contract float %62, %67, !dbg !245
  store float %68, ptr %61, align 4, !dbg !246, !tbaa !24
  %69 = add nuw nsw i32 %13, 1, !dbg !247
  %70 = icmp slt i32 %69, %2, !dbg !248
  br i1 %70, label %71, label %85, !dbg !249

71:                                               ; preds = %58, %71
  %72 = phi i32 [ %83, %71 ], [ %69, %58 ]
  %73 = add nuw nsw i32 %72, %63, !dbg !250
  %74 = zext nneg i32 %73 to i64, !dbg !251
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74, !dbg !251
  %76 = load float, ptr %75, align 4, !dbg !251, !tbaa !24
  %77 = fmul contract float %68, %76, !dbg !252
  %78 = add nuw nsw i32 %72, %10, !dbg !253
  %79 = zext nneg i32 %78 to i64, !dbg !254
  %80 = getelementptr inbounds nuw float, ptr %0, i64 %79, !dbg !254
  %81 = load float, ptr %80, align 4, !dbg !255, !tbaa !24
  %82 = fsub contract float %81, %77, !dbg !255
  store float %82, ptr %80, align 4, !dbg !255, !tbaa !24
  %83 = add nuw nsw i32 %72, 1, !dbg !247
  %84 = icmp eq i32 %83, %2, !dbg !248
  br i1 %84, label %85, label %71, !dbg !249, !llvm.loop !256

85:                                               ; preds = %71, %58, %55
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !258
  %86 = add nuw nsw i32 %13, 1, !dbg !260
  %87 = icmp eq i32 %86, %2, !dbg !194
  br i1 %87, label %11, label %12, !dbg !195, !llvm.loop !261
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lup_batchedPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !263 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !266
  %6 = mul i32 %4, %5, !dbg !269
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !270
  %8 = add i32 %6, %7, !dbg !272
  %9 = icmp slt i32 %8, %2, !dbg !273
  br i1 %9, label %10, label %97, !dbg !273

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 6, !dbg !274
  %12 = mul nsw i32 %8, 36, !dbg !275
  %13 = sext i32 %12 to i64, !dbg !276
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !276
  %15 = sext i32 %11 to i64, !dbg !277
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !277
  br label %19, !dbg !278

17:                                               ; preds = %79, %67
  %18 = icmp eq i32 %27, 6, !dbg !279
  br i1 %18, label %97, label %19, !dbg !278, !llvm.loop !280

19:                                               ; preds = %10, %17
  %20 = phi i32 [ 0, %10 ], [ %27, %17 ]
  %21 = mul nuw nsw i32 %20, 6, !dbg !282
  %22 = mul nuw nsw i32 %20, 7, !dbg !283
  %23 = zext nneg i32 %22 to i64, !dbg !284
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !284
  %25 = load float, ptr %24, align 4, !dbg !284, !tbaa !24
  %26 = tail call contract noundef float @__nv_fabsf(float noundef %25) #6, !dbg !285
  %27 = add nuw nsw i32 %20, 1, !dbg !287
  %28 = icmp samesign ult i32 %20, 5, !dbg !288
  br i1 %28, label %36, label %29, !dbg !289

29:                                               ; preds = %50, %19
  %30 = phi i32 [ %20, %19 ], [ %51, %50 ], !dbg !290
  %31 = zext nneg i32 %20 to i64, !dbg !291
  %32 = getelementptr inbounds nuw i32, ptr %16, i64 %31, !dbg !291
  store i32 %30, ptr %32, align 4, !dbg !292, !tbaa !7
  %33 = icmp eq i32 %30, %20, !dbg !293
  br i1 %33, label %67, label %34, !dbg !293

34:                                               ; preds = %29
  %35 = mul nuw nsw i32 %30, 6
  br label %55, !dbg !294

36:                                               ; preds = %19, %50
  %37 = phi i32 [ %53, %50 ], [ %27, %19 ]
  %38 = phi float [ %52, %50 ], [ %26, %19 ]
  %39 = phi i32 [ %51, %50 ], [ %20, %19 ]
  %40 = mul nuw nsw i32 %37, 6, !dbg !295
  %41 = add nuw nsw i32 %40, %20, !dbg !296
  %42 = zext nneg i32 %41 to i64, !dbg !297
  %43 = getelementptr inbounds nuw float, ptr %14, i64 %42, !dbg !297
  %44 = load float, ptr %43, align 4, !dbg !297, !tbaa !24
  %45 = tail call contract noundef float @__nv_fabsf(float noundef %44) #6, !dbg !298
  %46 = fcmp contract ogt float %45, %38, !dbg !300
  br i1 %46, label %47, label %50, !dbg !300

47:                                               ; preds = %36
  %48 = load float, ptr %43, align 4, !dbg !301, !tbaa !24
  %49 = tail call contract noundef float @__nv_fabsf(float noundef %48) #6, !dbg !302
  br label %50, !dbg !304

50:                                               ; preds = %36, %47
  %51 = phi i32 [ %37, %47 ], [ %39, %36 ], !dbg !290
  %52 = phi float [ %49, %47 ], [ %38, %36 ], !dbg !290
  %53 = add nuw nsw i32 %37, 1, !dbg !305
  %54 = icmp eq i32 %53, 6, !dbg !288
  br i1 %54, label %29, label %36, !dbg !289, !llvm.loop !306

55:                                               ; preds = %34, %55
  %56 = phi i32 [ 0, %34 ], [ %65, %55 ]
  %57 = add nuw nsw i32 %56, %21, !dbg !307
  %58 = zext nneg i32 %57 to i64, !dbg !308
  %59 = getelementptr inbounds nuw float, ptr %14, i64 %58, !dbg !308
  %60 = load float, ptr %59, align 4, !dbg !308, !tbaa !24
  %61 = add nuw nsw i32 %56, %35, !dbg !309
  %62 = zext nneg i32 %61 to i64, !dbg !310
  %63 = getelementptr inbounds nuw float, ptr %14, i64 %62, !dbg !310
  %64 = load float, ptr %63, align 4, !dbg !310, !tbaa !24
  store float %64, ptr %59, align 4, !dbg !311, !tbaa !24
  store float %60, ptr %63, align 4, !dbg !312, !tbaa !24
  %65 = add nuw nsw i32 %56, 1, !dbg !313
  %66 = icmp eq i32 %65, 6, !dbg !314
  br i1 %66, label %67, label %55, !dbg !294, !llvm.loop !315

67:                                               ; preds = %55, %29
  %68 = load float, ptr %24, align 4, !dbg !317, !tbaa !24
  %69 = fdiv contract float 1.000000e+00, %68, !dbg !318
  %70 = icmp samesign ult i32 %20, 5, !dbg !319
  br i1 %70, label %71, label %17, !dbg !320

71:                                               ; preds = %67, %79
  %72 = phi i32 [ %80, %79 ], [ %27, %67 ]
  %73 = mul nuw nsw i32 %72, 6, !dbg !321
  %74 = add nuw nsw i32 %73, %20, !dbg !322
  %75 = zext nneg i32 %74 to i64, !dbg !323
  %76 = getelementptr inbounds nuw float, ptr %14, i64 %75, !dbg !323
  %77 = load float, ptr %76, align 4, !dbg !324, !tbaa !24
  %78 = fmul contract float %69, %77, !dbg !324
  store float %78, ptr %76, align 4, !dbg !324, !tbaa !24
  br label %82, !dbg !325

79:                                               ; preds = %82
  %80 = add nuw nsw i32 %72, 1, !dbg !326
  %81 = icmp eq i32 %80, 6, !dbg !319
  br i1 %81, label %17, label %71, !dbg !320, !llvm.loop !327

82:                                               ; preds = %71, %82
  %83 = phi i32 [ %27, %71 ], [ %95, %82 ]
  %84 = load float, ptr %76, align 4, !dbg !329, !tbaa !24
  %85 = add nuw nsw i32 %83, %21, !dbg !330
  %86 = zext nneg i32 %85 to i64, !dbg !331
  %87 = getelementptr inbounds nuw float, ptr %14, i64 %86, !dbg !331
  %88 = load float, ptr %87, align 4, !dbg !331, !tbaa !24
  %89 = fmul contract float %84, %88, !dbg !332
  %90 = add nuw nsw i32 %83, %73, !dbg !333
  %91 = zext nneg i32 %90 to i64, !dbg !334
  %92 = getelementptr inbounds nuw float, ptr %14, i64 %91, !dbg !334
  %93 = load float, ptr %92, align 4, !dbg !335, !tbaa !24
  %94 = fsub contract float %93, %89, !dbg !335
  store float %94, ptr %92, align 4, !dbg !335, !tbaa !24
  %95 = add nuw nsw i32 %83, 1, !dbg !336
  %96 = icmp eq i32 %95, 6, !dbg !337
  br i1 %96, label %79, label %82, !dbg !325, !llvm.loop !338

97:                                               ; preds = %17, %3
  ret void, !dbg !340
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_infoPdPiS0_i(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !341 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342
  %6 = icmp eq i32 %5, 0, !dbg !344
  br i1 %6, label %7, label %8, !dbg !344

7:                                                ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !dbg !345, !tbaa !7
  store i32 0, ptr %2, align 4, !dbg !346, !tbaa !7
  br label %8, !dbg !347

8:                                                ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !348
  %9 = icmp sgt i32 %3, 0, !dbg !349
  br i1 %9, label %10, label %92, !dbg !350

10:                                               ; preds = %8
  %11 = icmp sge i32 %5, %3
  %12 = mul nuw nsw i32 %3, %5
  br label %13, !dbg !350

13:                                               ; preds = %10, %89
  %14 = phi i32 [ 0, %10 ], [ %90, %89 ]
  br i1 %6, label %15, label %40, !dbg !351

15:                                               ; preds = %13
  store i32 %14, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !dbg !352, !tbaa !7
  br label %21, !dbg !353

16:                                               ; preds = %34
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !dbg !354, !tbaa !7
  %18 = zext nneg i32 %14 to i64, !dbg !355
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !355
  store i32 %17, ptr %19, align 4, !dbg !356, !tbaa !7
  %20 = fcmp contract olt double %35, 0x3D719799812DEA11, !dbg !357
  br i1 %20, label %38, label %40, !dbg !357

21:                                               ; preds = %15, %34
  %22 = phi i32 [ %36, %34 ], [ %14, %15 ]
  %23 = phi double [ %35, %34 ], [ 0.000000e+00, %15 ]
  %24 = mul nuw nsw i32 %22, %3, !dbg !358
  %25 = add nuw nsw i32 %24, %14, !dbg !359
  %26 = zext nneg i32 %25 to i64, !dbg !360
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26, !dbg !360
  %28 = load double, ptr %27, align 8, !dbg !360, !tbaa !361
  %29 = fcmp contract olt double %28, 0.000000e+00, !dbg !363
  %30 = fneg contract double %28, !dbg !360
  %31 = select contract i1 %29, double %30, double %28, !dbg !360
  %32 = fcmp contract ogt double %31, %23, !dbg !364
  br i1 %32, label %33, label %34, !dbg !364

33:                                               ; preds = %21
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !dbg !365, !tbaa !7
  br label %34, !dbg !366

34:                                               ; preds = %33, %21
  %35 = phi double [ %31, %33 ], [ %23, %21 ], !dbg !367
  %36 = add nuw nsw i32 %22, 1, !dbg !368
  %37 = icmp eq i32 %36, %3, !dbg !369
  br i1 %37, label %16, label %21, !dbg !353, !llvm.loop !370

38:                                               ; preds = %16
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !dbg !372, !tbaa !7
  %39 = add nuw nsw i32 %14, 1, !dbg !373
  store i32 %39, ptr %2, align 4, !dbg !374, !tbaa !7
  br label %40, !dbg !375

40:                                               ; preds = %16, %38, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !376
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !dbg !377, !tbaa !7
  %42 = icmp eq i32 %41, 0, !dbg !377
  br i1 %42, label %43, label %92, !dbg !377

43:                                               ; preds = %40
  br i1 %11, label %58, label %44, !dbg !378

44:                                               ; preds = %43
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !dbg !379, !tbaa !7
  %46 = icmp eq i32 %45, %14, !dbg !380
  br i1 %46, label %58, label %47, !dbg !378

47:                                               ; preds = %44
  %48 = mul nuw nsw i32 %14, %3, !dbg !381
  %49 = add nuw nsw i32 %48, %5, !dbg !382
  %50 = zext nneg i32 %49 to i64, !dbg !383
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50, !dbg !383
  %52 = load double, ptr %51, align 8, !dbg !383, !tbaa !361
  %53 = mul nsw i32 %45, %3, !dbg !384
  %54 = add nsw i32 %53, %5, !dbg !385
  %55 = sext i32 %54 to i64, !dbg !386
  %56 = getelementptr inbounds double, ptr %0, i64 %55, !dbg !386
  %57 = load double, ptr %56, align 8, !dbg !386, !tbaa !361
  store double %57, ptr %51, align 8, !dbg !387, !tbaa !361
  store double %52, ptr %56, align 8, !dbg !388, !tbaa !361
  br label %58, !dbg !389

58:                                               ; preds = %47, %44, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !390
  %59 = icmp samesign ule i32 %5, %14, !dbg !391
  %60 = or i1 %11, %59, !dbg !392
  br i1 %60, label %89, label %61, !dbg !392

61:                                               ; preds = %58
  %62 = mul nuw nsw i32 %14, %3, !dbg !393
  %63 = add nuw nsw i32 %62, %14, !dbg !394
  %64 = zext nneg i32 %63 to i64, !dbg !395
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64, !dbg !395
  %66 = load double, ptr %65, align 8, !dbg !395, !tbaa !361
  %67 = add nuw nsw i32 %14, %12, !dbg !396
  %68 = zext nneg i32 %67 to i64, !dbg !397
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %68, !dbg !397
  %70 = load double, ptr %69, align 8, !dbg !398, !tbaa !361
  %71 = fdiv contract double %70, %66, !dbg !398
  store double %71, ptr %69, align 8, !dbg !398, !tbaa !361
  %72 = add nuw nsw i32 %14, 1, !dbg !399
  %73 = icmp slt i32 %72, %3, !dbg !400
  br i1 %73, label %74, label %89, !dbg !401

74:                                               ; preds = %61, %74
  %75 = phi i32 [ %87, %74 ], [ %72, %61 ]
  %76 = load double, ptr %69, align 8, !dbg !402, !tbaa !361
  %77 = add nuw nsw i32 %75, %62, !dbg !403
  %78 = zext nneg i32 %77 to i64, !dbg !404
  %79 = getelementptr inbounds nuw double, ptr %0, i64 %78, !dbg !404
  %80 = load double, ptr %79, align 8, !dbg !404, !tbaa !361
  %81 = fmul contract double %76, %80, !dbg !405
  %82 = add nuw nsw i32 %75, %12, !dbg !406
  %83 = zext nneg i32 %82 to i64, !dbg !407
  %84 = getelementptr inbounds nuw double, ptr %0, i64 %83, !dbg !407
  %85 = load double, ptr %84, align 8, !dbg !408, !tbaa !361
  %86 = fsub contract double %85, %81, !dbg !408
  store double %86, ptr %84, align 8, !dbg !408, !tbaa !361
  %87 = add nuw nsw i32 %75, 1, !dbg !399
  %88 = icmp eq i32 %87, %3, !dbg !400
  br i1 %88, label %89, label %74, !dbg !401, !llvm.loop !409

89:                                               ; preds = %74, %61, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !411
  %90 = add nuw nsw i32 %14, 1, !dbg !412
  %91 = icmp eq i32 %90, %3, !dbg !349
  br i1 %91, label %92, label %13, !dbg !350, !llvm.loop !413

92:                                               ; preds = %89, %40, %8
  ret void, !dbg !415
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13getf2_batchedPfPiii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !416 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417
  %6 = mul i32 %2, %5, !dbg !419
  %7 = mul i32 %6, %3, !dbg !420
  %8 = zext i32 %7 to i64, !dbg !421
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !421
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424
  %12 = icmp slt i32 %11, %2, !dbg !427
  br i1 %12, label %13, label %22, !dbg !428

13:                                               ; preds = %4
  %14 = icmp slt i32 %10, %2
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %17, !dbg !428

17:                                               ; preds = %13, %35
  %18 = phi i32 [ %11, %13 ], [ %36, %35 ]
  br i1 %14, label %19, label %35, !dbg !429

19:                                               ; preds = %17
  %20 = mul nsw i32 %18, %3
  %21 = mul nsw i32 %18, %2
  br label %38, !dbg !429

22:                                               ; preds = %35, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !430
  %23 = icmp sgt i32 %2, 0, !dbg !431
  br i1 %23, label %24, label %49, !dbg !432

24:                                               ; preds = %22
  %25 = icmp ne i32 %11, 0
  %26 = or i32 %10, %11
  %27 = icmp eq i32 %26, 0
  %28 = mul i32 %2, %5
  %29 = icmp sge i32 %10, %2
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = add nuw nsw i32 %10, 1
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %55, !dbg !432

35:                                               ; preds = %38, %17
  %36 = add i32 %18, %16, !dbg !433
  %37 = icmp slt i32 %36, %2, !dbg !427
  br i1 %37, label %17, label %22, !dbg !428, !llvm.loop !434

38:                                               ; preds = %19, %38
  %39 = phi i32 [ %10, %19 ], [ %47, %38 ]
  %40 = add nsw i32 %39, %20, !dbg !436
  %41 = sext i32 %40 to i64, !dbg !437
  %42 = getelementptr inbounds float, ptr %9, i64 %41, !dbg !437
  %43 = load float, ptr %42, align 4, !dbg !437, !tbaa !24
  %44 = add nsw i32 %39, %21, !dbg !438
  %45 = sext i32 %44 to i64, !dbg !439
  %46 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %45, !dbg !439
  store float %43, ptr %46, align 4, !dbg !440, !tbaa !24
  %47 = add i32 %39, %15, !dbg !441
  %48 = icmp slt i32 %47, %2, !dbg !442
  br i1 %48, label %38, label %35, !dbg !429, !llvm.loop !443

49:                                               ; preds = %132, %22
  %50 = icmp slt i32 %11, %2, !dbg !444
  br i1 %50, label %51, label %164, !dbg !445

51:                                               ; preds = %49
  %52 = icmp slt i32 %10, %2
  %53 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %54 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %159, !dbg !445

55:                                               ; preds = %24, %132
  %56 = phi i32 [ 0, %24 ], [ %125, %132 ]
  br i1 %27, label %57, label %86, !dbg !446

57:                                               ; preds = %55
  store i32 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !dbg !447, !tbaa !7
  %58 = add nuw nsw i32 %56, 1, !dbg !448
  %59 = icmp slt i32 %58, %2, !dbg !449
  br i1 %59, label %60, label %62, !dbg !450

60:                                               ; preds = %57
  %61 = mul nuw nsw i32 %56, %2
  br label %68, !dbg !450

62:                                               ; preds = %83, %57
  %63 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !dbg !451, !tbaa !7
  %64 = add nsw i32 %63, 1, !dbg !452
  %65 = add i32 %56, %28, !dbg !453
  %66 = zext i32 %65 to i64, !dbg !454
  %67 = getelementptr inbounds nuw i32, ptr %1, i64 %66, !dbg !454
  store i32 %64, ptr %67, align 4, !dbg !455, !tbaa !7
  br label %86, !dbg !456

68:                                               ; preds = %60, %83
  %69 = phi i32 [ %58, %60 ], [ %84, %83 ]
  %70 = add nsw i32 %69, %61, !dbg !457
  %71 = sext i32 %70 to i64, !dbg !458
  %72 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %71, !dbg !458
  %73 = load float, ptr %72, align 4, !dbg !458, !tbaa !24
  %74 = tail call contract noundef float @__nv_fabsf(float noundef %73) #6, !dbg !459
  %75 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !dbg !461, !tbaa !7
  %76 = add nsw i32 %75, %61, !dbg !462
  %77 = sext i32 %76 to i64, !dbg !463
  %78 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %77, !dbg !463
  %79 = load float, ptr %78, align 4, !dbg !463, !tbaa !24
  %80 = tail call contract noundef float @__nv_fabsf(float noundef %79) #6, !dbg !464
  %81 = fcmp contract ogt float %74, %80, !dbg !466
  br i1 %81, label %82, label %83, !dbg !466

82:                                               ; preds = %68
  store i32 %69, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !dbg !467, !tbaa !7
  br label %83, !dbg !468

83:                                               ; preds = %68, %82
  %84 = add nuw i32 %69, 1, !dbg !448
  %85 = icmp eq i32 %84, %2, !dbg !449
  br i1 %85, label %62, label %68, !dbg !450, !llvm.loop !469

86:                                               ; preds = %62, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !471
  %87 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %88 = icmp eq i32 %87, %56
  %89 = select i1 %25, i1 true, i1 %88, !dbg !472
  %90 = or i1 %89, %29, !dbg !472
  br i1 %90, label %104, label %91, !dbg !472

91:                                               ; preds = %86, %91
  %92 = phi i32 [ %102, %91 ], [ %10, %86 ]
  %93 = mul nsw i32 %92, %2, !dbg !473
  %94 = add nsw i32 %93, %56, !dbg !474
  %95 = sext i32 %94 to i64, !dbg !475
  %96 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %95, !dbg !475
  %97 = load float, ptr %96, align 4, !dbg !475, !tbaa !24
  %98 = add nsw i32 %93, %87, !dbg !476
  %99 = sext i32 %98 to i64, !dbg !477
  %100 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %99, !dbg !477
  %101 = load float, ptr %100, align 4, !dbg !477, !tbaa !24
  store float %101, ptr %96, align 4, !dbg !478, !tbaa !24
  store float %97, ptr %100, align 4, !dbg !479, !tbaa !24
  %102 = add i32 %92, %30, !dbg !480
  %103 = icmp slt i32 %102, %2, !dbg !481
  br i1 %103, label %91, label %104, !dbg !482, !llvm.loop !483

104:                                              ; preds = %91, %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !485
  br i1 %25, label %124, label %105, !dbg !486

105:                                              ; preds = %104
  %106 = add nuw nsw i32 %31, %56, !dbg !487
  %107 = icmp slt i32 %106, %2, !dbg !488
  br i1 %107, label %108, label %124, !dbg !489

108:                                              ; preds = %105
  %109 = mul nuw nsw i32 %56, %2
  %110 = add nuw nsw i32 %109, %56
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %111
  br label %113, !dbg !489

113:                                              ; preds = %108, %113
  %114 = phi i32 [ %106, %108 ], [ %122, %113 ]
  %115 = load float, ptr %112, align 4, !dbg !490, !tbaa !24
  %116 = fdiv contract float 1.000000e+00, %115, !dbg !491
  %117 = add nsw i32 %114, %109, !dbg !492
  %118 = sext i32 %117 to i64, !dbg !493
  %119 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %118, !dbg !493
  %120 = load float, ptr %119, align 4, !dbg !494, !tbaa !24
  %121 = fmul contract float %120, %116, !dbg !494
  store float %121, ptr %119, align 4, !dbg !494, !tbaa !24
  %122 = add i32 %114, %32, !dbg !495
  %123 = icmp slt i32 %122, %2, !dbg !488
  br i1 %123, label %113, label %124, !dbg !489, !llvm.loop !496

124:                                              ; preds = %113, %105, %104
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !498
  %125 = add nuw nsw i32 %56, 1, !dbg !499
  %126 = add nuw nsw i32 %125, %11, !dbg !500
  %127 = icmp slt i32 %126, %2, !dbg !501
  br i1 %127, label %128, label %132, !dbg !502

128:                                              ; preds = %124
  %129 = add nuw nsw i32 %125, %10
  %130 = icmp slt i32 %129, %2
  %131 = mul nuw nsw i32 %56, %2
  br label %134, !dbg !502

132:                                              ; preds = %141, %124
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !503
  %133 = icmp eq i32 %125, %2, !dbg !431
  br i1 %133, label %49, label %55, !dbg !432, !llvm.loop !504

134:                                              ; preds = %128, %141
  %135 = phi i32 [ %126, %128 ], [ %142, %141 ]
  br i1 %130, label %136, label %141, !dbg !506

136:                                              ; preds = %134
  %137 = mul nsw i32 %135, %2
  %138 = add nsw i32 %137, %56
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %139
  br label %144, !dbg !506

141:                                              ; preds = %144, %134
  %142 = add i32 %135, %34, !dbg !507
  %143 = icmp slt i32 %142, %2, !dbg !501
  br i1 %143, label %134, label %132, !dbg !502, !llvm.loop !508

144:                                              ; preds = %136, %144
  %145 = phi i32 [ %129, %136 ], [ %157, %144 ]
  %146 = add nsw i32 %145, %131, !dbg !510
  %147 = sext i32 %146 to i64, !dbg !511
  %148 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %147, !dbg !511
  %149 = load float, ptr %148, align 4, !dbg !511, !tbaa !24
  %150 = load float, ptr %140, align 4, !dbg !512, !tbaa !24
  %151 = fmul contract float %149, %150, !dbg !513
  %152 = add nsw i32 %145, %137, !dbg !514
  %153 = sext i32 %152 to i64, !dbg !515
  %154 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %153, !dbg !515
  %155 = load float, ptr %154, align 4, !dbg !516, !tbaa !24
  %156 = fsub contract float %155, %151, !dbg !516
  store float %156, ptr %154, align 4, !dbg !516, !tbaa !24
  %157 = add i32 %145, %33, !dbg !517
  %158 = icmp slt i32 %157, %2, !dbg !518
  br i1 %158, label %144, label %141, !dbg !506, !llvm.loop !519

159:                                              ; preds = %51, %165
  %160 = phi i32 [ %11, %51 ], [ %166, %165 ]
  br i1 %52, label %161, label %165, !dbg !520

161:                                              ; preds = %159
  %162 = mul nsw i32 %160, %2
  %163 = mul nsw i32 %160, %3
  br label %168, !dbg !520

164:                                              ; preds = %165, %49
  ret void, !dbg !521

165:                                              ; preds = %168, %159
  %166 = add i32 %160, %54, !dbg !522
  %167 = icmp slt i32 %166, %2, !dbg !444
  br i1 %167, label %159, label %164, !dbg !445, !llvm.loop !523

168:                                              ; preds = %161, %168
  %169 = phi i32 [ %10, %161 ], [ %177, %168 ]
  %170 = add nsw i32 %169, %162, !dbg !525
  %171 = sext i32 %170 to i64, !dbg !526
  %172 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %171, !dbg !526
  %173 = load float, ptr %172, align 4, !dbg !526, !tbaa !24
  %174 = add nsw i32 %169, %163, !dbg !527
  %175 = sext i32 %174 to i64, !dbg !528
  %176 = getelementptr inbounds float, ptr %9, i64 %175, !dbg !528
  store float %173, ptr %176, align 4, !dbg !529, !tbaa !24
  %177 = add i32 %169, %53, !dbg !530
  %178 = icmp slt i32 %177, %2, !dbg !531
  br i1 %178, label %168, label %165, !dbg !520, !llvm.loop !532
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4lup4PKfPfPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !533 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !536
  %7 = mul i32 %5, %6, !dbg !538
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !539
  %9 = add i32 %7, %8, !dbg !541
  %10 = icmp slt i32 %9, %3, !dbg !542
  br i1 %10, label %11, label %279, !dbg !542

11:                                               ; preds = %4
  %12 = shl nsw i32 %9, 4
  %13 = sext i32 %12 to i64, !dbg !543
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !543
  %15 = load float, ptr %14, align 4, !dbg !543, !tbaa !24
  %16 = sext i32 %12 to i64, !dbg !543
  %17 = getelementptr float, ptr %0, i64 %16, !dbg !543
  %18 = getelementptr i8, ptr %17, i64 4, !dbg !543
  %19 = load float, ptr %18, align 4, !dbg !543, !tbaa !24
  %20 = sext i32 %12 to i64, !dbg !543
  %21 = getelementptr float, ptr %0, i64 %20, !dbg !543
  %22 = getelementptr i8, ptr %21, i64 8, !dbg !543
  %23 = load float, ptr %22, align 4, !dbg !543, !tbaa !24
  %24 = sext i32 %12 to i64, !dbg !543
  %25 = getelementptr float, ptr %0, i64 %24, !dbg !543
  %26 = getelementptr i8, ptr %25, i64 12, !dbg !543
  %27 = load float, ptr %26, align 4, !dbg !543, !tbaa !24
  %28 = sext i32 %12 to i64, !dbg !543
  %29 = getelementptr float, ptr %0, i64 %28, !dbg !543
  %30 = getelementptr i8, ptr %29, i64 16, !dbg !543
  %31 = load float, ptr %30, align 4, !dbg !543, !tbaa !24
  %32 = sext i32 %12 to i64, !dbg !543
  %33 = getelementptr float, ptr %0, i64 %32, !dbg !543
  %34 = getelementptr i8, ptr %33, i64 20, !dbg !543
  %35 = load float, ptr %34, align 4, !dbg !543, !tbaa !24
  %36 = sext i32 %12 to i64, !dbg !543
  %37 = getelementptr float, ptr %0, i64 %36, !dbg !543
  %38 = getelementptr i8, ptr %37, i64 24, !dbg !543
  %39 = load float, ptr %38, align 4, !dbg !543, !tbaa !24
  %40 = sext i32 %12 to i64, !dbg !543
  %41 = getelementptr float, ptr %0, i64 %40, !dbg !543
  %42 = getelementptr i8, ptr %41, i64 28, !dbg !543
  %43 = load float, ptr %42, align 4, !dbg !543, !tbaa !24
  %44 = sext i32 %12 to i64, !dbg !543
  %45 = getelementptr float, ptr %0, i64 %44, !dbg !543
  %46 = getelementptr i8, ptr %45, i64 32, !dbg !543
  %47 = load float, ptr %46, align 4, !dbg !543, !tbaa !24
  %48 = sext i32 %12 to i64, !dbg !543
  %49 = getelementptr float, ptr %0, i64 %48, !dbg !543
  %50 = getelementptr i8, ptr %49, i64 36, !dbg !543
  %51 = load float, ptr %50, align 4, !dbg !543, !tbaa !24
  %52 = sext i32 %12 to i64, !dbg !543
  %53 = getelementptr float, ptr %0, i64 %52, !dbg !543
  %54 = getelementptr i8, ptr %53, i64 40, !dbg !543
  %55 = load float, ptr %54, align 4, !dbg !543, !tbaa !24
  %56 = sext i32 %12 to i64, !dbg !543
  %57 = getelementptr float, ptr %0, i64 %56, !dbg !543
  %58 = getelementptr i8, ptr %57, i64 44, !dbg !543
  %59 = load float, ptr %58, align 4, !dbg !543, !tbaa !24
  %60 = sext i32 %12 to i64, !dbg !543
  %61 = getelementptr float, ptr %0, i64 %60, !dbg !543
  %62 = getelementptr i8, ptr %61, i64 48, !dbg !543
  %63 = load float, ptr %62, align 4, !dbg !543, !tbaa !24
  %64 = sext i32 %12 to i64, !dbg !543
  %65 = getelementptr float, ptr %0, i64 %64, !dbg !543
  %66 = getelementptr i8, ptr %65, i64 52, !dbg !543
  %67 = load float, ptr %66, align 4, !dbg !543, !tbaa !24
  %68 = sext i32 %12 to i64, !dbg !543
  %69 = getelementptr float, ptr %0, i64 %68, !dbg !543
  %70 = getelementptr i8, ptr %69, i64 56, !dbg !543
  %71 = load float, ptr %70, align 4, !dbg !543, !tbaa !24
  %72 = sext i32 %12 to i64, !dbg !543
  %73 = getelementptr float, ptr %0, i64 %72, !dbg !543
  %74 = getelementptr i8, ptr %73, i64 60, !dbg !543
  %75 = load float, ptr %74, align 4, !dbg !543, !tbaa !24
  %76 = shl nsw i32 %9, 2
  %77 = tail call contract noundef float @__nv_fabsf(float noundef %15) #6, !dbg !544
  %78 = tail call contract noundef float @__nv_fabsf(float noundef %31) #6, !dbg !546
  %79 = fcmp contract ogt float %78, %77, !dbg !548
  br i1 %79, label %201, label %203, !dbg !548

80:                                               ; preds = %245
  %81 = tail call contract noundef float @__nv_fabsf(float noundef %264) #6, !dbg !549
  br label %82, !dbg !551

82:                                               ; preds = %245, %80
  %83 = phi i32 [ 2, %80 ], [ 1, %245 ], !dbg !552
  %84 = phi float [ %81, %80 ], [ %276, %245 ], !dbg !552
  %85 = tail call contract noundef float @__nv_fabsf(float noundef %271) #6, !dbg !546
  %86 = fcmp contract ogt float %85, %84, !dbg !548
  br i1 %86, label %87, label %89, !dbg !548

87:                                               ; preds = %82
  %88 = tail call contract noundef float @__nv_fabsf(float noundef %271) #6, !dbg !549
  br label %89, !dbg !551

89:                                               ; preds = %87, %82
  %90 = phi i32 [ 3, %87 ], [ %83, %82 ], !dbg !552
  %91 = sext i32 %76 to i64, !dbg !553
  %92 = getelementptr i32, ptr %2, i64 %91, !dbg !553
  %93 = getelementptr i8, ptr %92, i64 4, !dbg !553
  store i32 %90, ptr %93, align 4, !dbg !554, !tbaa !7
  %94 = icmp eq i32 %90, 2, !dbg !555
  br i1 %94, label %95, label %96, !dbg !555

95:                                               ; preds = %89
  br label %96, !dbg !556

96:                                               ; preds = %89, %95
  %97 = phi float [ %261, %95 ], [ %268, %89 ], !dbg !552
  %98 = phi float [ %259, %95 ], [ %266, %89 ], !dbg !552
  %99 = phi float [ %257, %95 ], [ %264, %89 ], !dbg !552
  %100 = phi float [ %255, %95 ], [ %262, %89 ], !dbg !552
  %101 = phi float [ %268, %95 ], [ %261, %89 ], !dbg !552
  %102 = phi float [ %266, %95 ], [ %259, %89 ], !dbg !552
  %103 = phi float [ %264, %95 ], [ %257, %89 ], !dbg !552
  %104 = phi float [ %262, %95 ], [ %255, %89 ], !dbg !552
  %105 = icmp eq i32 %90, 3, !dbg !555
  br i1 %105, label %106, label %107, !dbg !555

106:                                              ; preds = %96
  br label %107, !dbg !556

107:                                              ; preds = %106, %96
  %108 = phi float [ %101, %106 ], [ %275, %96 ], !dbg !552
  %109 = phi float [ %102, %106 ], [ %273, %96 ], !dbg !552
  %110 = phi float [ %103, %106 ], [ %271, %96 ], !dbg !552
  %111 = phi float [ %104, %106 ], [ %269, %96 ], !dbg !552
  %112 = phi float [ %275, %106 ], [ %101, %96 ], !dbg !557
  %113 = phi float [ %273, %106 ], [ %102, %96 ], !dbg !557
  %114 = phi float [ %271, %106 ], [ %103, %96 ], !dbg !557
  %115 = phi float [ %269, %106 ], [ %104, %96 ], !dbg !557
  %116 = fdiv contract float 1.000000e+00, %114, !dbg !558
  %117 = fmul contract float %116, %99, !dbg !559
  %118 = fmul contract float %117, %113, !dbg !560
  %119 = fsub contract float %98, %118, !dbg !561
  %120 = fmul contract float %117, %112, !dbg !560
  %121 = fsub contract float %97, %120, !dbg !561
  %122 = fmul contract float %116, %110, !dbg !559
  %123 = fmul contract float %122, %113, !dbg !560
  %124 = fsub contract float %109, %123, !dbg !561
  %125 = fmul contract float %122, %112, !dbg !560
  %126 = fsub contract float %108, %125, !dbg !561
  %127 = tail call contract noundef float @__nv_fabsf(float noundef %119) #6, !dbg !544
  %128 = tail call contract noundef float @__nv_fabsf(float noundef %124) #6, !dbg !546
  %129 = fcmp contract ogt float %128, %127, !dbg !548
  br i1 %129, label %130, label %132, !dbg !548

130:                                              ; preds = %107
  %131 = tail call contract noundef float @__nv_fabsf(float noundef %124) #6, !dbg !549
  br label %132, !dbg !556

132:                                              ; preds = %107, %130
  %133 = phi i32 [ 3, %130 ], [ 2, %107 ]
  %134 = phi float [ %121, %130 ], [ %126, %107 ], !dbg !552
  %135 = phi float [ %119, %130 ], [ %124, %107 ], !dbg !552
  %136 = phi float [ %117, %130 ], [ %122, %107 ], !dbg !552
  %137 = phi float [ %100, %130 ], [ %111, %107 ], !dbg !552
  %138 = phi float [ %126, %130 ], [ %121, %107 ], !dbg !552
  %139 = phi float [ %124, %130 ], [ %119, %107 ], !dbg !552
  %140 = phi float [ %122, %130 ], [ %117, %107 ], !dbg !552
  %141 = phi float [ %111, %130 ], [ %100, %107 ], !dbg !562
  %142 = sext i32 %76 to i64, !dbg !553
  %143 = getelementptr i32, ptr %2, i64 %142, !dbg !553
  %144 = getelementptr i8, ptr %143, i64 8, !dbg !553
  store i32 %133, ptr %144, align 4, !dbg !554, !tbaa !7
  %145 = fdiv contract float 1.000000e+00, %139, !dbg !558
  %146 = fmul contract float %145, %135, !dbg !559
  %147 = fmul contract float %146, %138, !dbg !560
  %148 = fsub contract float %134, %147, !dbg !561
  %149 = tail call contract noundef float @__nv_fabsf(float noundef %148) #6, !dbg !544
  %150 = sext i32 %76 to i64, !dbg !553
  %151 = getelementptr i32, ptr %2, i64 %150, !dbg !553
  %152 = getelementptr i8, ptr %151, i64 12, !dbg !553
  store i32 3, ptr %152, align 4, !dbg !554, !tbaa !7
  %153 = shl nsw i32 %9, 4
  %154 = sext i32 %153 to i64, !dbg !563
  %155 = getelementptr inbounds float, ptr %1, i64 %154, !dbg !563
  store float %253, ptr %155, align 4, !dbg !564, !tbaa !24
  %156 = sext i32 %153 to i64, !dbg !563
  %157 = getelementptr float, ptr %1, i64 %156, !dbg !563
  %158 = getelementptr i8, ptr %157, i64 4, !dbg !563
  store float %252, ptr %158, align 4, !dbg !564, !tbaa !24
  %159 = sext i32 %153 to i64, !dbg !563
  %160 = getelementptr float, ptr %1, i64 %159, !dbg !563
  %161 = getelementptr i8, ptr %160, i64 8, !dbg !563
  store float %251, ptr %161, align 4, !dbg !564, !tbaa !24
  %162 = sext i32 %153 to i64, !dbg !563
  %163 = getelementptr float, ptr %1, i64 %162, !dbg !563
  %164 = getelementptr i8, ptr %163, i64 12, !dbg !563
  store float %250, ptr %164, align 4, !dbg !564, !tbaa !24
  %165 = sext i32 %153 to i64, !dbg !563
  %166 = getelementptr float, ptr %1, i64 %165, !dbg !563
  %167 = getelementptr i8, ptr %166, i64 16, !dbg !563
  store float %115, ptr %167, align 4, !dbg !564, !tbaa !24
  %168 = sext i32 %153 to i64, !dbg !563
  %169 = getelementptr float, ptr %1, i64 %168, !dbg !563
  %170 = getelementptr i8, ptr %169, i64 20, !dbg !563
  store float %114, ptr %170, align 4, !dbg !564, !tbaa !24
  %171 = sext i32 %153 to i64, !dbg !563
  %172 = getelementptr float, ptr %1, i64 %171, !dbg !563
  %173 = getelementptr i8, ptr %172, i64 24, !dbg !563
  store float %113, ptr %173, align 4, !dbg !564, !tbaa !24
  %174 = sext i32 %153 to i64, !dbg !563
  %175 = getelementptr float, ptr %1, i64 %174, !dbg !563
  %176 = getelementptr i8, ptr %175, i64 28, !dbg !563
  store float %112, ptr %176, align 4, !dbg !564, !tbaa !24
  %177 = sext i32 %153 to i64, !dbg !563
  %178 = getelementptr float, ptr %1, i64 %177, !dbg !563
  %179 = getelementptr i8, ptr %178, i64 32, !dbg !563
  store float %141, ptr %179, align 4, !dbg !564, !tbaa !24
  %180 = sext i32 %153 to i64, !dbg !563
  %181 = getelementptr float, ptr %1, i64 %180, !dbg !563
  %182 = getelementptr i8, ptr %181, i64 36, !dbg !563
  store float %140, ptr %182, align 4, !dbg !564, !tbaa !24
  %183 = sext i32 %153 to i64, !dbg !563
  %184 = getelementptr float, ptr %1, i64 %183, !dbg !563
  %185 = getelementptr i8, ptr %184, i64 40, !dbg !563
  store float %139, ptr %185, align 4, !dbg !564, !tbaa !24
  %186 = sext i32 %153 to i64, !dbg !563
  %187 = getelementptr float, ptr %1, i64 %186, !dbg !563
  %188 = getelementptr i8, ptr %187, i64 44, !dbg !563
  store float %138, ptr %188, align 4, !dbg !564, !tbaa !24
  %189 = sext i32 %153 to i64, !dbg !563
  %190 = getelementptr float, ptr %1, i64 %189, !dbg !563
  %191 = getelementptr i8, ptr %190, i64 48, !dbg !563
  store float %137, ptr %191, align 4, !dbg !564, !tbaa !24
  %192 = sext i32 %153 to i64, !dbg !563
  %193 = getelementptr float, ptr %1, i64 %192, !dbg !563
  %194 = getelementptr i8, ptr %193, i64 52, !dbg !563
  store float %136, ptr %194, align 4, !dbg !564, !tbaa !24
  %195 = sext i32 %153 to i64, !dbg !563
  %196 = getelementptr float, ptr %1, i64 %195, !dbg !563
  %197 = getelementptr i8, ptr %196, i64 56, !dbg !563
  store float %146, ptr %197, align 4, !dbg !564, !tbaa !24
  %198 = sext i32 %153 to i64, !dbg !563
  %199 = getelementptr float, ptr %1, i64 %198, !dbg !563
  %200 = getelementptr i8, ptr %199, i64 60, !dbg !563
  store float %148, ptr %200, align 4, !dbg !564, !tbaa !24
  br label %279, !dbg !565

201:                                              ; preds = %11
  %202 = tail call contract noundef float @__nv_fabsf(float noundef %31) #6, !dbg !549
  br label %203, !dbg !551

203:                                              ; preds = %201, %11
  %204 = phi i32 [ 1, %201 ], [ 0, %11 ], !dbg !552
  %205 = phi float [ %202, %201 ], [ %77, %11 ], !dbg !552
  %206 = tail call contract noundef float @__nv_fabsf(float noundef %47) #6, !dbg !546
  %207 = fcmp contract ogt float %206, %205, !dbg !548
  br i1 %207, label %208, label %210, !dbg !548

208:                                              ; preds = %203
  %209 = tail call contract noundef float @__nv_fabsf(float noundef %47) #6, !dbg !549
  br label %210, !dbg !551

210:                                              ; preds = %203, %208
  %211 = phi i32 [ 2, %208 ], [ %204, %203 ], !dbg !552
  %212 = phi float [ %209, %208 ], [ %205, %203 ], !dbg !552
  %213 = tail call contract noundef float @__nv_fabsf(float noundef %63) #6, !dbg !546
  %214 = fcmp contract ogt float %213, %212, !dbg !548
  br i1 %214, label %215, label %217, !dbg !548

215:                                              ; preds = %210
  %216 = tail call contract noundef float @__nv_fabsf(float noundef %63) #6, !dbg !549
  br label %217, !dbg !551

217:                                              ; preds = %215, %210
  %218 = phi i32 [ 3, %215 ], [ %211, %210 ], !dbg !552
  %219 = sext i32 %76 to i64, !dbg !553
  %220 = getelementptr inbounds i32, ptr %2, i64 %219, !dbg !553
  store i32 %218, ptr %220, align 4, !dbg !554, !tbaa !7
  %221 = icmp eq i32 %218, 1, !dbg !555
  br i1 %221, label %222, label %223, !dbg !555

222:                                              ; preds = %217
  br label %223, !dbg !556

223:                                              ; preds = %217, %222
  %224 = phi float [ %27, %222 ], [ %43, %217 ], !dbg !552
  %225 = phi float [ %23, %222 ], [ %39, %217 ], !dbg !552
  %226 = phi float [ %19, %222 ], [ %35, %217 ], !dbg !552
  %227 = phi float [ %15, %222 ], [ %31, %217 ], !dbg !552
  %228 = phi float [ %43, %222 ], [ %27, %217 ], !dbg !552
  %229 = phi float [ %39, %222 ], [ %23, %217 ], !dbg !552
  %230 = phi float [ %35, %222 ], [ %19, %217 ], !dbg !552
  %231 = phi float [ %31, %222 ], [ %15, %217 ], !dbg !552
  %232 = icmp eq i32 %218, 2, !dbg !555
  br i1 %232, label %233, label %234, !dbg !555

233:                                              ; preds = %223
  br label %234, !dbg !556

234:                                              ; preds = %223, %233
  %235 = phi float [ %228, %233 ], [ %59, %223 ], !dbg !552
  %236 = phi float [ %229, %233 ], [ %55, %223 ], !dbg !552
  %237 = phi float [ %230, %233 ], [ %51, %223 ], !dbg !552
  %238 = phi float [ %231, %233 ], [ %47, %223 ], !dbg !552
  %239 = phi float [ %59, %233 ], [ %228, %223 ], !dbg !557
  %240 = phi float [ %55, %233 ], [ %229, %223 ], !dbg !557
  %241 = phi float [ %51, %233 ], [ %230, %223 ], !dbg !557
  %242 = phi float [ %47, %233 ], [ %231, %223 ], !dbg !557
  %243 = icmp eq i32 %218, 3, !dbg !555
  br i1 %243, label %244, label %245, !dbg !555

244:                                              ; preds = %234
  br label %245, !dbg !556

245:                                              ; preds = %244, %234
  %246 = phi float [ %239, %244 ], [ %75, %234 ], !dbg !552
  %247 = phi float [ %240, %244 ], [ %71, %234 ], !dbg !552
  %248 = phi float [ %241, %244 ], [ %67, %234 ], !dbg !552
  %249 = phi float [ %242, %244 ], [ %63, %234 ], !dbg !552
  %250 = phi float [ %75, %244 ], [ %239, %234 ], !dbg !557
  %251 = phi float [ %71, %244 ], [ %240, %234 ], !dbg !557
  %252 = phi float [ %67, %244 ], [ %241, %234 ], !dbg !557
  %253 = phi float [ %63, %244 ], [ %242, %234 ], !dbg !557
  %254 = fdiv contract float 1.000000e+00, %253, !dbg !558
  %255 = fmul contract float %254, %227, !dbg !559
  %256 = fmul contract float %255, %252, !dbg !560
  %257 = fsub contract float %226, %256, !dbg !561
  %258 = fmul contract float %255, %251, !dbg !560
  %259 = fsub contract float %225, %258, !dbg !561
  %260 = fmul contract float %255, %250, !dbg !560
  %261 = fsub contract float %224, %260, !dbg !561
  %262 = fmul contract float %254, %238, !dbg !559
  %263 = fmul contract float %262, %252, !dbg !560
  %264 = fsub contract float %237, %263, !dbg !561
  %265 = fmul contract float %262, %251, !dbg !560
  %266 = fsub contract float %236, %265, !dbg !561
  %267 = fmul contract float %262, %250, !dbg !560
  %268 = fsub contract float %235, %267, !dbg !561
  %269 = fmul contract float %254, %249, !dbg !559
  %270 = fmul contract float %269, %252, !dbg !560
  %271 = fsub contract float %248, %270, !dbg !561
  %272 = fmul contract float %269, %251, !dbg !560
  %273 = fsub contract float %247, %272, !dbg !561
  %274 = fmul contract float %269, %250, !dbg !560
  %275 = fsub contract float %246, %274, !dbg !561
  %276 = tail call contract noundef float @__nv_fabsf(float noundef %257) #6, !dbg !544
  %277 = tail call contract noundef float @__nv_fabsf(float noundef %264) #6, !dbg !546
  %278 = fcmp contract ogt float %277, %276, !dbg !548
  br i1 %278, label %80, label %82, !dbg !548

279:                                              ; preds = %4, %132
  ret void, !dbg !565
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5panelPfPiiii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !566 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567
  %7 = icmp sgt i32 %3, 0, !dbg !569
  br i1 %7, label %8, label %17, !dbg !570

8:                                                ; preds = %5
  %9 = icmp slt i32 %6, %2
  %10 = mul nsw i32 %4, %6
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %11
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %11
  %14 = icmp eq i32 %6, 0
  %15 = icmp sge i32 %6, %3
  %16 = mul nsw i32 %4, %6
  br label %18, !dbg !570

17:                                               ; preds = %102, %5
  ret void, !dbg !571

18:                                               ; preds = %8, %102
  %19 = phi i32 [ 0, %8 ], [ %103, %102 ]
  %20 = icmp samesign uge i32 %6, %19, !dbg !572
  %21 = and i1 %9, %20, !dbg !573
  br i1 %21, label %22, label %28, !dbg !573

22:                                               ; preds = %18
  %23 = add nsw i32 %19, %10, !dbg !574
  %24 = sext i32 %23 to i64, !dbg !575
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !575
  %26 = load float, ptr %25, align 4, !dbg !575, !tbaa !24
  %27 = tail call contract noundef float @__nv_fabsf(float noundef %26) #6, !dbg !576
  br label %28, !dbg !578

28:                                               ; preds = %18, %22
  %29 = phi contract float [ %27, %22 ], [ -1.000000e+00, %18 ], !dbg !578
  store float %29, ptr %12, align 4, !dbg !579, !tbaa !24
  store i32 %6, ptr %13, align 4, !dbg !580, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !581
  br label %32, !dbg !582

30:                                               ; preds = %52
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), align 4, !dbg !583, !tbaa !7
  br i1 %14, label %55, label %58, !dbg !584

32:                                               ; preds = %28, %52
  %33 = phi i32 [ 32, %28 ], [ %53, %52 ]
  %34 = icmp samesign ult i32 %6, %33, !dbg !585
  br i1 %34, label %35, label %52, !dbg !585

35:                                               ; preds = %32
  %36 = add nuw nsw i32 %33, %6, !dbg !586
  %37 = zext nneg i32 %36 to i64, !dbg !587
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %37, !dbg !587
  %39 = load float, ptr %38, align 4, !dbg !587, !tbaa !24
  %40 = load float, ptr %12, align 4, !dbg !588, !tbaa !24
  %41 = fcmp contract ogt float %39, %40, !dbg !589
  br i1 %41, label %49, label %42, !dbg !590

42:                                               ; preds = %35
  %43 = fcmp contract oeq float %39, %40, !dbg !591
  br i1 %43, label %44, label %52, !dbg !592

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %37, !dbg !593
  %46 = load i32, ptr %45, align 4, !dbg !593, !tbaa !7
  %47 = load i32, ptr %13, align 4, !dbg !594, !tbaa !7
  %48 = icmp slt i32 %46, %47, !dbg !595
  br i1 %48, label %49, label %52, !dbg !590

49:                                               ; preds = %44, %35
  store float %39, ptr %12, align 4, !dbg !596, !tbaa !24
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %37, !dbg !597
  %51 = load i32, ptr %50, align 4, !dbg !597, !tbaa !7
  store i32 %51, ptr %13, align 4, !dbg !598, !tbaa !7
  br label %52, !dbg !599

52:                                               ; preds = %42, %44, %49, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !600
  %53 = lshr i32 %33, 1, !dbg !601
  %54 = icmp eq i32 %53, 0, !dbg !602
  br i1 %54, label %30, label %32, !dbg !582, !llvm.loop !603

55:                                               ; preds = %30
  %56 = zext nneg i32 %19 to i64, !dbg !605
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56, !dbg !605
  store i32 %31, ptr %57, align 4, !dbg !606, !tbaa !7
  br label %58, !dbg !605

58:                                               ; preds = %55, %30
  %59 = icmp eq i32 %31, %19
  %60 = select i1 %15, i1 true, i1 %59, !dbg !607
  br i1 %60, label %72, label %61, !dbg !607

61:                                               ; preds = %58
  %62 = mul nsw i32 %19, %4, !dbg !608
  %63 = add nsw i32 %62, %6, !dbg !609
  %64 = sext i32 %63 to i64, !dbg !610
  %65 = getelementptr inbounds float, ptr %0, i64 %64, !dbg !610
  %66 = load float, ptr %65, align 4, !dbg !610, !tbaa !24
  %67 = mul nsw i32 %31, %4, !dbg !611
  %68 = add nsw i32 %67, %6, !dbg !612
  %69 = sext i32 %68 to i64, !dbg !613
  %70 = getelementptr inbounds float, ptr %0, i64 %69, !dbg !613
  %71 = load float, ptr %70, align 4, !dbg !613, !tbaa !24
  store float %71, ptr %65, align 4, !dbg !614, !tbaa !24
  store float %66, ptr %70, align 4, !dbg !615, !tbaa !24
  br label %72, !dbg !616

72:                                               ; preds = %61, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !617
  %73 = icmp samesign ugt i32 %6, %19, !dbg !618
  %74 = and i1 %9, %73, !dbg !619
  br i1 %74, label %75, label %102, !dbg !619

75:                                               ; preds = %72
  %76 = add nsw i32 %19, %16, !dbg !620
  %77 = sext i32 %76 to i64, !dbg !621
  %78 = getelementptr inbounds float, ptr %0, i64 %77, !dbg !621
  %79 = load float, ptr %78, align 4, !dbg !621, !tbaa !24
  %80 = mul nsw i32 %19, %4, !dbg !622
  %81 = add nsw i32 %80, %19, !dbg !623
  %82 = sext i32 %81 to i64, !dbg !624
  %83 = getelementptr inbounds float, ptr %0, i64 %82, !dbg !624
  %84 = load float, ptr %83, align 4, !dbg !624, !tbaa !24
  %85 = fdiv contract float %79, %84, !dbg !625
  store float %85, ptr %78, align 4, !dbg !626, !tbaa !24
  %86 = add nuw nsw i32 %19, 1, !dbg !627
  %87 = icmp slt i32 %86, %3, !dbg !628
  br i1 %87, label %88, label %102, !dbg !629

88:                                               ; preds = %75, %88
  %89 = phi i32 [ %100, %88 ], [ %86, %75 ]
  %90 = add nsw i32 %89, %80, !dbg !630
  %91 = sext i32 %90 to i64, !dbg !631
  %92 = getelementptr inbounds float, ptr %0, i64 %91, !dbg !631
  %93 = load float, ptr %92, align 4, !dbg !631, !tbaa !24
  %94 = fmul contract float %85, %93, !dbg !632
  %95 = add nsw i32 %89, %16, !dbg !633
  %96 = sext i32 %95 to i64, !dbg !634
  %97 = getelementptr inbounds float, ptr %0, i64 %96, !dbg !634
  %98 = load float, ptr %97, align 4, !dbg !635, !tbaa !24
  %99 = fsub contract float %98, %94, !dbg !635
  store float %99, ptr %97, align 4, !dbg !635, !tbaa !24
  %100 = add nuw nsw i32 %89, 1, !dbg !627
  %101 = icmp eq i32 %100, %3, !dbg !628
  br i1 %101, label %102, label %88, !dbg !629, !llvm.loop !636

102:                                              ; preds = %88, %75, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !638
  %103 = add nuw nsw i32 %19, 1, !dbg !639
  %104 = icmp eq i32 %103, %3, !dbg !569
  br i1 %104, label %17, label %18, !dbg !570, !llvm.loop !640
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lu_plainPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !642 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !643
  %4 = icmp sgt i32 %1, 1, !dbg !645
  br i1 %4, label %5, label %8, !dbg !646

5:                                                ; preds = %2
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = add nsw i32 %1, -2
  br label %9, !dbg !646

8:                                                ; preds = %19, %2
  ret void, !dbg !647

9:                                                ; preds = %5, %19
  %10 = phi i32 [ 0, %5 ], [ %11, %19 ]
  %11 = add nuw nsw i32 %10, 1, !dbg !648
  %12 = add nuw nsw i32 %11, %3, !dbg !649
  %13 = icmp slt i32 %12, %1, !dbg !650
  br i1 %13, label %14, label %19, !dbg !651

14:                                               ; preds = %9
  %15 = mul nuw nsw i32 %10, %1
  %16 = add nuw nsw i32 %15, %10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  br label %21, !dbg !651

19:                                               ; preds = %30, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !652
  %20 = icmp eq i32 %10, %7, !dbg !645
  br i1 %20, label %8, label %9, !dbg !646, !llvm.loop !653

21:                                               ; preds = %14, %30
  %22 = phi i32 [ %12, %14 ], [ %31, %30 ]
  %23 = mul nsw i32 %22, %1, !dbg !655
  %24 = add nsw i32 %23, %10, !dbg !656
  %25 = sext i32 %24 to i64, !dbg !657
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !657
  %27 = load float, ptr %26, align 4, !dbg !657, !tbaa !24
  %28 = load float, ptr %18, align 4, !dbg !658, !tbaa !24
  %29 = fdiv contract float %27, %28, !dbg !659
  store float %29, ptr %26, align 4, !dbg !660, !tbaa !24
  br label %33, !dbg !661

30:                                               ; preds = %33
  %31 = add i32 %22, %6, !dbg !662
  %32 = icmp slt i32 %31, %1, !dbg !650
  br i1 %32, label %21, label %19, !dbg !651, !llvm.loop !663

33:                                               ; preds = %21, %33
  %34 = phi i32 [ %45, %33 ], [ %11, %21 ]
  %35 = add nuw nsw i32 %34, %15, !dbg !665
  %36 = zext nneg i32 %35 to i64, !dbg !666
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36, !dbg !666
  %38 = load float, ptr %37, align 4, !dbg !666, !tbaa !24
  %39 = fmul contract float %29, %38, !dbg !667
  %40 = add nsw i32 %34, %23, !dbg !668
  %41 = sext i32 %40 to i64, !dbg !669
  %42 = getelementptr inbounds float, ptr %0, i64 %41, !dbg !669
  %43 = load float, ptr %42, align 4, !dbg !670, !tbaa !24
  %44 = fsub contract float %43, %39, !dbg !670
  store float %44, ptr %42, align 4, !dbg !670, !tbaa !24
  %45 = add nuw nsw i32 %34, 1, !dbg !671
  %46 = icmp eq i32 %45, %1, !dbg !672
  br i1 %46, label %30, label %33, !dbg !661, !llvm.loop !673
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12lu_doolittlePKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !675 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !676
  %6 = icmp sgt i32 %3, 0, !dbg !678
  br i1 %6, label %7, label %13, !dbg !679

7:                                                ; preds = %4
  %8 = icmp slt i32 %5, %3
  %9 = mul nuw nsw i32 %3, %5
  %10 = mul nuw nsw i32 %3, %5
  %11 = add nuw i32 %3, 1
  %12 = mul nuw nsw i32 %3, %5
  br label %14, !dbg !679

13:                                               ; preds = %85, %4
  ret void, !dbg !680

14:                                               ; preds = %7, %85
  %15 = phi i32 [ 0, %7 ], [ %86, %85 ]
  %16 = icmp samesign uge i32 %5, %15, !dbg !681
  %17 = and i1 %8, %16, !dbg !682
  br i1 %17, label %18, label %47, !dbg !682

18:                                               ; preds = %14
  %19 = icmp eq i32 %15, 0, !dbg !683
  br i1 %19, label %22, label %20, !dbg !684

20:                                               ; preds = %18
  %21 = mul nuw nsw i32 %15, %3
  br label %31, !dbg !684

22:                                               ; preds = %31, %18
  %23 = phi float [ 0.000000e+00, %18 ], [ %44, %31 ], !dbg !685
  %24 = mul nuw nsw i32 %15, %3, !dbg !686
  %25 = add nuw nsw i32 %24, %5, !dbg !687
  %26 = zext nneg i32 %25 to i64, !dbg !688
  %27 = getelementptr inbounds nuw float, ptr %0, i64 %26, !dbg !688
  %28 = load float, ptr %27, align 4, !dbg !688, !tbaa !24
  %29 = fsub contract float %28, %23, !dbg !689
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %26, !dbg !690
  store float %29, ptr %30, align 4, !dbg !691, !tbaa !24
  br label %47, !dbg !692

31:                                               ; preds = %20, %31
  %32 = phi i32 [ 0, %20 ], [ %45, %31 ]
  %33 = phi float [ 0.000000e+00, %20 ], [ %44, %31 ]
  %34 = add nuw nsw i32 %32, %21, !dbg !693
  %35 = zext nneg i32 %34 to i64, !dbg !694
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35, !dbg !694
  %37 = load float, ptr %36, align 4, !dbg !694, !tbaa !24
  %38 = mul nuw nsw i32 %32, %3, !dbg !695
  %39 = add nuw nsw i32 %38, %5, !dbg !696
  %40 = zext nneg i32 %39 to i64, !dbg !697
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40, !dbg !697
  %42 = load float, ptr %41, align 4, !dbg !697, !tbaa !24
  %43 = fmul contract float %37, %42, !dbg !698
  %44 = fadd contract float %33, %43, !dbg !699
  %45 = add nuw nsw i32 %32, 1, !dbg !700
  %46 = icmp eq i32 %45, %15, !dbg !683
  br i1 %46, label %22, label %31, !dbg !684, !llvm.loop !701

47:                                               ; preds = %22, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !703
  br i1 %17, label %48, label %85, !dbg !704

48:                                               ; preds = %47
  %49 = icmp eq i32 %15, 0, !dbg !705
  br i1 %49, label %50, label %53, !dbg !706

50:                                               ; preds = %53, %48
  %51 = phi float [ 0.000000e+00, %48 ], [ %66, %53 ], !dbg !685
  %52 = icmp eq i32 %5, %15, !dbg !707
  br i1 %52, label %80, label %69, !dbg !708

53:                                               ; preds = %48, %53
  %54 = phi i32 [ %67, %53 ], [ 0, %48 ]
  %55 = phi float [ %66, %53 ], [ 0.000000e+00, %48 ]
  %56 = add nuw nsw i32 %54, %9, !dbg !709
  %57 = zext nneg i32 %56 to i64, !dbg !710
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57, !dbg !710
  %59 = load float, ptr %58, align 4, !dbg !710, !tbaa !24
  %60 = mul nuw nsw i32 %54, %3, !dbg !711
  %61 = add nuw nsw i32 %60, %15, !dbg !712
  %62 = zext nneg i32 %61 to i64, !dbg !713
  %63 = getelementptr inbounds nuw float, ptr %2, i64 %62, !dbg !713
  %64 = load float, ptr %63, align 4, !dbg !713, !tbaa !24
  %65 = fmul contract float %59, %64, !dbg !714
  %66 = fadd contract float %55, %65, !dbg !715
  %67 = add nuw nsw i32 %54, 1, !dbg !716
  %68 = icmp eq i32 %67, %15, !dbg !705
  br i1 %68, label %50, label %53, !dbg !706, !llvm.loop !717

69:                                               ; preds = %50
  %70 = add nuw nsw i32 %15, %10, !dbg !719
  %71 = zext nneg i32 %70 to i64, !dbg !720
  %72 = getelementptr inbounds nuw float, ptr %0, i64 %71, !dbg !720
  %73 = load float, ptr %72, align 4, !dbg !720, !tbaa !24
  %74 = fsub contract float %73, %51, !dbg !721
  %75 = mul i32 %15, %11, !dbg !722
  %76 = sext i32 %75 to i64, !dbg !723
  %77 = getelementptr inbounds float, ptr %2, i64 %76, !dbg !723
  %78 = load float, ptr %77, align 4, !dbg !723, !tbaa !24
  %79 = fdiv contract float %74, %78, !dbg !724
  br label %80, !dbg !708

80:                                               ; preds = %50, %69
  %81 = phi contract float [ %79, %69 ], [ 1.000000e+00, %50 ], !dbg !708
  %82 = add nuw nsw i32 %15, %12, !dbg !725
  %83 = zext nneg i32 %82 to i64, !dbg !726
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83, !dbg !726
  store float %81, ptr %84, align 4, !dbg !727, !tbaa !24
  br label %85, !dbg !728

85:                                               ; preds = %80, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !729
  %86 = add nuw nsw i32 %15, 1, !dbg !730
  %87 = icmp eq i32 %86, %3, !dbg !678
  br i1 %87, label %13, label %14, !dbg !679, !llvm.loop !731
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5croutPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !733 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !734
  %6 = icmp sgt i32 %3, 0, !dbg !736
  br i1 %6, label %7, label %10, !dbg !737

7:                                                ; preds = %4
  %8 = mul nuw nsw i32 %3, %5
  %9 = add nuw i32 %3, 1
  br label %11, !dbg !737

10:                                               ; preds = %78, %4
  ret void, !dbg !738

11:                                               ; preds = %7, %78
  %12 = phi i32 [ 0, %7 ], [ %79, %78 ]
  %13 = icmp samesign ult i32 %5, %12, !dbg !739
  br i1 %13, label %39, label %14, !dbg !739

14:                                               ; preds = %11
  %15 = add nuw nsw i32 %12, %8, !dbg !740
  %16 = zext nneg i32 %15 to i64, !dbg !741
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16, !dbg !741
  %18 = load float, ptr %17, align 4, !dbg !741, !tbaa !24
  %19 = icmp eq i32 %12, 0, !dbg !742
  br i1 %19, label %20, label %23, !dbg !743

20:                                               ; preds = %23, %14
  %21 = phi float [ %18, %14 ], [ %36, %23 ], !dbg !744
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %16, !dbg !745
  store float %21, ptr %22, align 4, !dbg !746, !tbaa !24
  br label %39, !dbg !747

23:                                               ; preds = %14, %23
  %24 = phi i32 [ %37, %23 ], [ 0, %14 ]
  %25 = phi float [ %36, %23 ], [ %18, %14 ]
  %26 = add nuw nsw i32 %24, %8, !dbg !748
  %27 = zext nneg i32 %26 to i64, !dbg !749
  %28 = getelementptr inbounds nuw float, ptr %1, i64 %27, !dbg !749
  %29 = load float, ptr %28, align 4, !dbg !749, !tbaa !24
  %30 = mul nuw nsw i32 %24, %3, !dbg !750
  %31 = add nuw nsw i32 %30, %12, !dbg !751
  %32 = zext nneg i32 %31 to i64, !dbg !752
  %33 = getelementptr inbounds nuw float, ptr %2, i64 %32, !dbg !752
  %34 = load float, ptr %33, align 4, !dbg !752, !tbaa !24
  %35 = fmul contract float %29, %34, !dbg !753
  %36 = fsub contract float %25, %35, !dbg !754
  %37 = add nuw nsw i32 %24, 1, !dbg !755
  %38 = icmp eq i32 %37, %12, !dbg !742
  br i1 %38, label %20, label %23, !dbg !743, !llvm.loop !756

39:                                               ; preds = %20, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !758
  %40 = icmp samesign ugt i32 %5, %12, !dbg !759
  br i1 %40, label %41, label %72, !dbg !759

41:                                               ; preds = %39
  %42 = mul nuw nsw i32 %12, %3, !dbg !760
  %43 = add nuw nsw i32 %42, %5, !dbg !761
  %44 = zext nneg i32 %43 to i64, !dbg !762
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44, !dbg !762
  %46 = load float, ptr %45, align 4, !dbg !762, !tbaa !24
  %47 = icmp eq i32 %12, 0, !dbg !763
  br i1 %47, label %48, label %56, !dbg !764

48:                                               ; preds = %56, %41
  %49 = phi float [ %46, %41 ], [ %69, %56 ], !dbg !744
  %50 = add nuw nsw i32 %42, %12, !dbg !765
  %51 = zext nneg i32 %50 to i64, !dbg !766
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %51, !dbg !766
  %53 = load float, ptr %52, align 4, !dbg !766, !tbaa !24
  %54 = fdiv contract float %49, %53, !dbg !767
  %55 = getelementptr inbounds nuw float, ptr %2, i64 %44, !dbg !768
  store float %54, ptr %55, align 4, !dbg !769, !tbaa !24
  br label %72, !dbg !770

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %70, %56 ], [ 0, %41 ]
  %58 = phi float [ %69, %56 ], [ %46, %41 ]
  %59 = add nuw nsw i32 %57, %42, !dbg !771
  %60 = zext nneg i32 %59 to i64, !dbg !772
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60, !dbg !772
  %62 = load float, ptr %61, align 4, !dbg !772, !tbaa !24
  %63 = mul nuw nsw i32 %57, %3, !dbg !773
  %64 = add nuw nsw i32 %63, %5, !dbg !774
  %65 = zext nneg i32 %64 to i64, !dbg !775
  %66 = getelementptr inbounds nuw float, ptr %2, i64 %65, !dbg !775
  %67 = load float, ptr %66, align 4, !dbg !775, !tbaa !24
  %68 = fmul contract float %62, %67, !dbg !776
  %69 = fsub contract float %58, %68, !dbg !777
  %70 = add nuw nsw i32 %57, 1, !dbg !778
  %71 = icmp eq i32 %70, %12, !dbg !763
  br i1 %71, label %48, label %56, !dbg !764, !llvm.loop !779

72:                                               ; preds = %48, %39
  %73 = icmp eq i32 %5, %12, !dbg !781
  br i1 %73, label %74, label %78, !dbg !781

74:                                               ; preds = %72
  %75 = mul i32 %12, %9, !dbg !782
  %76 = sext i32 %75 to i64, !dbg !783
  %77 = getelementptr inbounds float, ptr %2, i64 %76, !dbg !783
  store float 1.000000e+00, ptr %77, align 4, !dbg !784, !tbaa !24
  br label %78, !dbg !783

78:                                               ; preds = %74, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !785
  %79 = add nuw nsw i32 %12, 1, !dbg !786
  %80 = icmp eq i32 %79, %3, !dbg !736
  br i1 %80, label %10, label %11, !dbg !737, !llvm.loop !787
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gesvPfS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !789 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !790
  %5 = icmp sgt i32 %2, 0, !dbg !792
  br i1 %5, label %6, label %12, !dbg !793

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  %8 = icmp sge i32 %4, %2
  %9 = mul nuw nsw i32 %2, %4
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  br label %20, !dbg !793

12:                                               ; preds = %105, %3
  %13 = icmp sgt i32 %2, 0, !dbg !794
  br i1 %13, label %14, label %108, !dbg !795

14:                                               ; preds = %12
  %15 = icmp eq i32 %4, 0
  %16 = add nuw i32 %2, 1
  %17 = mul nuw nsw i32 %2, %4
  %18 = zext nneg i32 %4 to i64
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  br label %109, !dbg !795

20:                                               ; preds = %6, %105
  %21 = phi i32 [ 0, %6 ], [ %106, %105 ]
  br i1 %7, label %22, label %53, !dbg !796

22:                                               ; preds = %20
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !dbg !797, !tbaa !7
  %23 = add nuw nsw i32 %21, 1, !dbg !798
  %24 = icmp slt i32 %23, %2, !dbg !799
  br i1 %24, label %33, label %25, !dbg !800

25:                                               ; preds = %50, %22
  %26 = zext nneg i32 %21 to i64, !dbg !801
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26, !dbg !801
  %28 = load float, ptr %27, align 4, !dbg !801, !tbaa !24
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !dbg !802, !tbaa !7
  %30 = sext i32 %29 to i64, !dbg !803
  %31 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !803
  %32 = load float, ptr %31, align 4, !dbg !803, !tbaa !24
  store float %32, ptr %27, align 4, !dbg !804, !tbaa !24
  store float %28, ptr %31, align 4, !dbg !805, !tbaa !24
  br label %53, !dbg !806

33:                                               ; preds = %22, %50
  %34 = phi i32 [ %51, %50 ], [ %23, %22 ]
  %35 = mul nuw nsw i32 %34, %2, !dbg !807
  %36 = add nuw nsw i32 %35, %21, !dbg !808
  %37 = zext nneg i32 %36 to i64, !dbg !809
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37, !dbg !809
  %39 = load float, ptr %38, align 4, !dbg !809, !tbaa !24
  %40 = tail call contract noundef float @__nv_fabsf(float noundef %39) #6, !dbg !810
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !dbg !812, !tbaa !7
  %42 = mul nsw i32 %41, %2, !dbg !813
  %43 = add nsw i32 %42, %21, !dbg !814
  %44 = sext i32 %43 to i64, !dbg !815
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !815
  %46 = load float, ptr %45, align 4, !dbg !815, !tbaa !24
  %47 = tail call contract noundef float @__nv_fabsf(float noundef %46) #6, !dbg !816
  %48 = fcmp contract ogt float %40, %47, !dbg !818
  br i1 %48, label %49, label %50, !dbg !818

49:                                               ; preds = %33
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !dbg !819, !tbaa !7
  br label %50, !dbg !820

50:                                               ; preds = %33, %49
  %51 = add nuw i32 %34, 1, !dbg !798
  %52 = icmp eq i32 %51, %2, !dbg !799
  br i1 %52, label %25, label %33, !dbg !800, !llvm.loop !821

53:                                               ; preds = %25, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !823
  br i1 %8, label %68, label %54, !dbg !824

54:                                               ; preds = %53
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !dbg !825, !tbaa !7
  %56 = icmp eq i32 %55, %21, !dbg !826
  br i1 %56, label %68, label %57, !dbg !824

57:                                               ; preds = %54
  %58 = mul nuw nsw i32 %21, %2, !dbg !827
  %59 = add nuw nsw i32 %58, %4, !dbg !828
  %60 = zext nneg i32 %59 to i64, !dbg !829
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60, !dbg !829
  %62 = load float, ptr %61, align 4, !dbg !829, !tbaa !24
  %63 = mul nsw i32 %55, %2, !dbg !830
  %64 = add nsw i32 %63, %4, !dbg !831
  %65 = sext i32 %64 to i64, !dbg !832
  %66 = getelementptr inbounds float, ptr %0, i64 %65, !dbg !832
  %67 = load float, ptr %66, align 4, !dbg !832, !tbaa !24
  store float %67, ptr %61, align 4, !dbg !833, !tbaa !24
  store float %62, ptr %66, align 4, !dbg !834, !tbaa !24
  br label %68, !dbg !835

68:                                               ; preds = %57, %54, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !836
  %69 = icmp samesign ule i32 %4, %21, !dbg !837
  %70 = or i1 %8, %69, !dbg !838
  br i1 %70, label %105, label %71, !dbg !838

71:                                               ; preds = %68
  %72 = add nuw nsw i32 %21, %9, !dbg !839
  %73 = zext nneg i32 %72 to i64, !dbg !840
  %74 = getelementptr inbounds nuw float, ptr %0, i64 %73, !dbg !840
  %75 = load float, ptr %74, align 4, !dbg !840, !tbaa !24
  %76 = mul nuw nsw i32 %21, %2, !dbg !841
  %77 = add nuw nsw i32 %76, %21, !dbg !842
  %78 = zext nneg i32 %77 to i64, !dbg !843
  %79 = getelementptr inbounds nuw float, ptr %0, i64 %78, !dbg !843
  %80 = load float, ptr %79, align 4, !dbg !843, !tbaa !24
  %81 = fdiv contract float %75, %80, !dbg !844
  store float %81, ptr %74, align 4, !dbg !845, !tbaa !24
  %82 = add nuw nsw i32 %21, 1, !dbg !846
  %83 = icmp slt i32 %82, %2, !dbg !847
  br i1 %83, label %91, label %84, !dbg !848

84:                                               ; preds = %91, %71
  %85 = zext nneg i32 %21 to i64, !dbg !849
  %86 = getelementptr inbounds nuw float, ptr %1, i64 %85, !dbg !849
  %87 = load float, ptr %86, align 4, !dbg !849, !tbaa !24
  %88 = fmul contract float %81, %87, !dbg !850
  %89 = load float, ptr %11, align 4, !dbg !851, !tbaa !24
  %90 = fsub contract float %89, %88, !dbg !851
  store float %90, ptr %11, align 4, !dbg !851, !tbaa !24
  br label %105, !dbg !852

91:                                               ; preds = %71, %91
  %92 = phi i32 [ %103, %91 ], [ %82, %71 ]
  %93 = add nuw nsw i32 %92, %76, !dbg !853
  %94 = zext nneg i32 %93 to i64, !dbg !854
  %95 = getelementptr inbounds nuw float, ptr %0, i64 %94, !dbg !854
  %96 = load float, ptr %95, align 4, !dbg !854, !tbaa !24
  %97 = fmul contract float %81, %96, !dbg !855
  %98 = add nuw nsw i32 %92, %9, !dbg !856
  %99 = zext nneg i32 %98 to i64, !dbg !857
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %99, !dbg !857
  %101 = load float, ptr %100, align 4, !dbg !858, !tbaa !24
  %102 = fsub contract float %101, %97, !dbg !858
  store float %102, ptr %100, align 4, !dbg !858, !tbaa !24
  %103 = add nuw nsw i32 %92, 1, !dbg !846
  %104 = icmp eq i32 %103, %2, !dbg !847
  br i1 %104, label %84, label %91, !dbg !848, !llvm.loop !859

105:                                              ; preds = %68, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !861
  %106 = add nuw nsw i32 %21, 1, !dbg !862
  %107 = icmp eq i32 %106, %2, !dbg !792
  br i1 %107, label %12, label %20, !dbg !793, !llvm.loop !863

108:                                              ; preds = %134, %12
  ret void, !dbg !865

109:                                              ; preds = %14, %134
  %110 = phi i32 [ %2, %14 ], [ %111, %134 ]
  %111 = add nsw i32 %110, -1, !dbg !866
  br i1 %15, label %112, label %121, !dbg !867

112:                                              ; preds = %109
  %113 = mul i32 %111, %16, !dbg !868
  %114 = sext i32 %113 to i64, !dbg !869
  %115 = getelementptr inbounds float, ptr %0, i64 %114, !dbg !869
  %116 = load float, ptr %115, align 4, !dbg !869, !tbaa !24
  %117 = zext nneg i32 %111 to i64, !dbg !870
  %118 = getelementptr inbounds nuw float, ptr %1, i64 %117, !dbg !870
  %119 = load float, ptr %118, align 4, !dbg !871, !tbaa !24
  %120 = fdiv contract float %119, %116, !dbg !871
  store float %120, ptr %118, align 4, !dbg !871, !tbaa !24
  br label %121, !dbg !870

121:                                              ; preds = %112, %109
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !872
  %122 = icmp slt i32 %4, %111, !dbg !873
  br i1 %122, label %123, label %134, !dbg !873

123:                                              ; preds = %121
  %124 = add nuw nsw i32 %111, %17, !dbg !874
  %125 = zext nneg i32 %124 to i64, !dbg !875
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %125, !dbg !875
  %127 = load float, ptr %126, align 4, !dbg !875, !tbaa !24
  %128 = zext nneg i32 %111 to i64, !dbg !876
  %129 = getelementptr inbounds nuw float, ptr %1, i64 %128, !dbg !876
  %130 = load float, ptr %129, align 4, !dbg !876, !tbaa !24
  %131 = fmul contract float %127, %130, !dbg !877
  %132 = load float, ptr %19, align 4, !dbg !878, !tbaa !24
  %133 = fsub contract float %132, %131, !dbg !878
  store float %133, ptr %19, align 4, !dbg !878, !tbaa !24
  br label %134, !dbg !879

134:                                              ; preds = %123, %121
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !880
  %135 = icmp sgt i32 %110, 1, !dbg !794
  br i1 %135, label %109, label %108, !dbg !795, !llvm.loop !881
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8gj_solvePKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !883 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !884
  %6 = icmp sgt i32 %3, 0, !dbg !886
  br i1 %6, label %7, label %12, !dbg !887

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  %10 = zext nneg i32 %5 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %10, !dbg !887
  br label %26, !dbg !887

12:                                               ; preds = %26, %4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !888
  %14 = mul i32 %3, %13, !dbg !890
  %15 = add i32 %14, %5, !dbg !891
  %16 = zext i32 %15 to i64, !dbg !892
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %16, !dbg !892
  %18 = load float, ptr %17, align 4, !dbg !892, !tbaa !24
  %19 = zext nneg i32 %5 to i64, !dbg !893
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %19, !dbg !893
  store float %18, ptr %20, align 4, !dbg !894, !tbaa !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !895
  %21 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %19, !dbg !896
  %22 = icmp sgt i32 %3, 0, !dbg !897
  br i1 %22, label %23, label %38, !dbg !898

23:                                               ; preds = %12
  %24 = icmp eq i32 %5, 0
  %25 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %19
  br label %45, !dbg !898

26:                                               ; preds = %7, %26
  %27 = phi i32 [ 0, %7 ], [ %36, %26 ]
  %28 = add i32 %27, %9, !dbg !899
  %29 = mul i32 %28, %3, !dbg !899
  %30 = add i32 %29, %5, !dbg !900
  %31 = zext i32 %30 to i64, !dbg !901
  %32 = getelementptr inbounds nuw float, ptr %0, i64 %31, !dbg !901
  %33 = load float, ptr %32, align 4, !dbg !901, !tbaa !24
  %34 = zext nneg i32 %27 to i64, !dbg !902
  %35 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %34, !dbg !902
  store float %33, ptr %35, align 4, !dbg !903, !tbaa !24
  %36 = add nuw nsw i32 %27, 1, !dbg !904
  %37 = icmp eq i32 %36, %3, !dbg !886
  br i1 %37, label %12, label %26, !dbg !887, !llvm.loop !905

38:                                               ; preds = %111, %12
  %39 = load float, ptr %20, align 4, !dbg !907, !tbaa !24
  %40 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %19, !dbg !908
  %41 = getelementptr inbounds nuw float, ptr %40, i64 %19, !dbg !908
  %42 = load float, ptr %41, align 4, !dbg !908, !tbaa !24
  %43 = fdiv contract float %39, %42, !dbg !909
  %44 = getelementptr inbounds nuw float, ptr %2, i64 %16, !dbg !910
  store float %43, ptr %44, align 4, !dbg !911, !tbaa !24
  ret void, !dbg !912

45:                                               ; preds = %23, %111
  %46 = phi i32 [ 0, %23 ], [ %112, %111 ]
  br i1 %24, label %47, label %78, !dbg !913

47:                                               ; preds = %45
  store i32 %46, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !dbg !914, !tbaa !7
  %48 = add nuw nsw i32 %46, 1, !dbg !915
  %49 = icmp slt i32 %48, %3, !dbg !916
  br i1 %49, label %50, label %54, !dbg !917

50:                                               ; preds = %47
  %51 = zext nneg i32 %46 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %51, !dbg !917
  %53 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %51, !dbg !917
  br label %62, !dbg !917

54:                                               ; preds = %75, %47
  %55 = zext nneg i32 %46 to i64, !dbg !918
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %55, !dbg !918
  %57 = load float, ptr %56, align 4, !dbg !918, !tbaa !24
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !dbg !919, !tbaa !7
  %59 = sext i32 %58 to i64, !dbg !920
  %60 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %59, !dbg !920
  %61 = load float, ptr %60, align 4, !dbg !920, !tbaa !24
  store float %61, ptr %56, align 4, !dbg !921, !tbaa !24
  store float %57, ptr %60, align 4, !dbg !922, !tbaa !24
  br label %78, !dbg !923

62:                                               ; preds = %50, %75
  %63 = phi i32 [ %48, %50 ], [ %76, %75 ]
  %64 = zext nneg i32 %63 to i64, !dbg !924
  %65 = getelementptr inbounds nuw [33 x float], ptr %52, i64 %64, !dbg !924
  %66 = load float, ptr %65, align 4, !dbg !924, !tbaa !24
  %67 = tail call contract noundef float @__nv_fabsf(float noundef %66) #6, !dbg !925
  %68 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !dbg !927, !tbaa !7
  %69 = sext i32 %68 to i64, !dbg !928
  %70 = getelementptr [33 x float], ptr %53, i64 %69, !dbg !928
  %71 = load float, ptr %70, align 4, !dbg !928, !tbaa !24
  %72 = tail call contract noundef float @__nv_fabsf(float noundef %71) #6, !dbg !929
  %73 = fcmp contract ogt float %67, %72, !dbg !931
  br i1 %73, label %74, label %75, !dbg !931

74:                                               ; preds = %62
  store i32 %63, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !dbg !932, !tbaa !7
  br label %75, !dbg !933

75:                                               ; preds = %62, %74
  %76 = add nuw i32 %63, 1, !dbg !915
  %77 = icmp eq i32 %76, %3, !dbg !916
  br i1 %77, label %54, label %62, !dbg !917, !llvm.loop !934

78:                                               ; preds = %54, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !936
  %79 = zext nneg i32 %46 to i64, !dbg !937
  %80 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %79, !dbg !937
  %81 = getelementptr inbounds nuw float, ptr %80, i64 %19, !dbg !937
  %82 = load float, ptr %81, align 4, !dbg !937, !tbaa !24
  %83 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !dbg !938, !tbaa !7
  %84 = sext i32 %83 to i64, !dbg !939
  %85 = getelementptr [33 x float], ptr %21, i64 %84, !dbg !939
  %86 = load float, ptr %85, align 4, !dbg !939, !tbaa !24
  store float %86, ptr %81, align 4, !dbg !940, !tbaa !24
  store float %82, ptr %85, align 4, !dbg !941, !tbaa !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !942
  %87 = icmp eq i32 %5, %46, !dbg !943
  br i1 %87, label %111, label %88, !dbg !943

88:                                               ; preds = %78
  %89 = getelementptr inbounds nuw float, ptr %25, i64 %79, !dbg !944
  %90 = load float, ptr %89, align 4, !dbg !944, !tbaa !24
  %91 = getelementptr inbounds nuw float, ptr %80, i64 %79, !dbg !945
  %92 = load float, ptr %91, align 4, !dbg !945, !tbaa !24
  %93 = fdiv contract float %90, %92, !dbg !946
  br label %100, !dbg !947

94:                                               ; preds = %100
  %95 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %79, !dbg !948
  %96 = load float, ptr %95, align 4, !dbg !948, !tbaa !24
  %97 = fmul contract float %93, %96, !dbg !949
  %98 = load float, ptr %20, align 4, !dbg !950, !tbaa !24
  %99 = fsub contract float %98, %97, !dbg !950
  store float %99, ptr %20, align 4, !dbg !950, !tbaa !24
  br label %111, !dbg !951

100:                                              ; preds = %88, %100
  %101 = phi i32 [ %109, %100 ], [ %46, %88 ]
  %102 = zext nneg i32 %101 to i64, !dbg !952
  %103 = getelementptr inbounds nuw float, ptr %80, i64 %102, !dbg !952
  %104 = load float, ptr %103, align 4, !dbg !952, !tbaa !24
  %105 = fmul contract float %93, %104, !dbg !953
  %106 = getelementptr inbounds nuw float, ptr %25, i64 %102, !dbg !954
  %107 = load float, ptr %106, align 4, !dbg !955, !tbaa !24
  %108 = fsub contract float %107, %105, !dbg !955
  store float %108, ptr %106, align 4, !dbg !955, !tbaa !24
  %109 = add nuw nsw i32 %101, 1, !dbg !956
  %110 = icmp eq i32 %109, %3, !dbg !957
  br i1 %110, label %94, label %100, !dbg !947, !llvm.loop !958

111:                                              ; preds = %94, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !960
  %112 = add nuw nsw i32 %46, 1, !dbg !961
  %113 = icmp eq i32 %112, %3, !dbg !897
  br i1 %113, label %38, label %45, !dbg !898, !llvm.loop !962
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10gj_inversePfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !964 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !965
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !967
  %5 = icmp sgt i32 %1, 0, !dbg !969
  br i1 %5, label %6, label %11, !dbg !970

6:                                                ; preds = %2
  %7 = mul nuw nsw i32 %1, %3
  %8 = add nuw nsw i32 %7, %4
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  br label %12, !dbg !970

11:                                               ; preds = %43, %2
  ret void, !dbg !971

12:                                               ; preds = %6, %43
  %13 = phi i32 [ 0, %6 ], [ %45, %43 ]
  %14 = mul nuw nsw i32 %13, %1, !dbg !972
  %15 = add nuw nsw i32 %14, %13, !dbg !973
  %16 = zext nneg i32 %15 to i64, !dbg !974
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16, !dbg !974
  %18 = load float, ptr %17, align 4, !dbg !974, !tbaa !24
  %19 = fdiv contract float 1.000000e+00, %18, !dbg !975
  %20 = add nuw nsw i32 %13, %7, !dbg !976
  %21 = zext nneg i32 %20 to i64, !dbg !977
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21, !dbg !977
  %23 = load float, ptr %22, align 4, !dbg !977, !tbaa !24
  %24 = add nuw nsw i32 %14, %4, !dbg !978
  %25 = zext nneg i32 %24 to i64, !dbg !979
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %25, !dbg !979
  %27 = load float, ptr %26, align 4, !dbg !979, !tbaa !24
  %28 = load float, ptr %10, align 4, !dbg !980, !tbaa !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !981
  %29 = icmp eq i32 %3, %13, !dbg !982
  %30 = icmp eq i32 %4, %13
  %31 = and i1 %29, %30, !dbg !983
  br i1 %31, label %43, label %32, !dbg !983

32:                                               ; preds = %12
  br i1 %29, label %33, label %35, !dbg !984

33:                                               ; preds = %32
  %34 = fmul contract float %19, %27, !dbg !985
  br label %43, !dbg !986

35:                                               ; preds = %32
  br i1 %30, label %36, label %39, !dbg !987

36:                                               ; preds = %35
  %37 = fneg contract float %23, !dbg !988
  %38 = fmul contract float %19, %37, !dbg !989
  br label %43, !dbg !990

39:                                               ; preds = %35
  %40 = fmul contract float %23, %27, !dbg !991
  %41 = fmul contract float %19, %40, !dbg !992
  %42 = fsub contract float %28, %41, !dbg !993
  br label %43

43:                                               ; preds = %12, %33, %39, %36
  %44 = phi float [ %42, %39 ], [ %34, %33 ], [ %38, %36 ], [ %19, %12 ], !dbg !994
  store float %44, ptr %10, align 4, !dbg !995, !tbaa !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !996
  %45 = add nuw nsw i32 %13, 1, !dbg !997
  %46 = icmp eq i32 %45, %1, !dbg !969
  br i1 %46, label %11, label %12, !dbg !970, !llvm.loop !998
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4det5PKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !1000 {
  %4 = alloca [5 x [5 x float]], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1001
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1003
  %7 = mul i32 %5, %6, !dbg !1005
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1006
  %9 = add i32 %7, %8, !dbg !1008
  %10 = icmp slt i32 %9, %2, !dbg !1009
  br i1 %10, label %11, label %110, !dbg !1009

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !1010
  %12 = mul nsw i32 %9, 25
  br label %13, !dbg !1011

13:                                               ; preds = %11, %19
  %14 = phi i32 [ 0, %11 ], [ %20, %19 ]
  %15 = mul nuw nsw i32 %14, 5
  %16 = add nsw i32 %15, %12
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %17
  br label %22, !dbg !1012

19:                                               ; preds = %22
  %20 = add nuw nsw i32 %14, 1, !dbg !1013
  %21 = icmp eq i32 %20, 5, !dbg !1014
  br i1 %21, label %37, label %13, !dbg !1011, !llvm.loop !1015

22:                                               ; preds = %13, %22
  %23 = phi i32 [ 0, %13 ], [ %30, %22 ]
  %24 = add nsw i32 %16, %23, !dbg !1017
  %25 = sext i32 %24 to i64, !dbg !1018
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !1018
  %27 = load float, ptr %26, align 4, !dbg !1018, !tbaa !24
  %28 = zext nneg i32 %23 to i64, !dbg !1019
  %29 = getelementptr inbounds nuw float, ptr %18, i64 %28, !dbg !1019
  store float %27, ptr %29, align 4, !dbg !1020, !tbaa !24
  %30 = add nuw nsw i32 %23, 1, !dbg !1021
  %31 = icmp eq i32 %30, 5, !dbg !1022
  br i1 %31, label %19, label %22, !dbg !1012, !llvm.loop !1023

32:                                               ; preds = %96, %80
  %33 = icmp eq i32 %40, 5, !dbg !1024
  br i1 %33, label %34, label %37, !dbg !1025, !llvm.loop !1026

34:                                               ; preds = %32
  %35 = sext i32 %9 to i64, !dbg !1028
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !1028
  store float %86, ptr %36, align 4, !dbg !1029, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !1030
  br label %110, !dbg !1030

37:                                               ; preds = %19, %32
  %38 = phi i32 [ %40, %32 ], [ 0, %19 ]
  %39 = phi float [ %86, %32 ], [ 1.000000e+00, %19 ]
  %40 = add nuw nsw i32 %38, 1, !dbg !1031
  %41 = icmp samesign ult i32 %38, 4, !dbg !1032
  br i1 %41, label %42, label %46, !dbg !1033

42:                                               ; preds = %37
  %43 = zext nneg i32 %38 to i64
  %44 = getelementptr inbounds nuw float, ptr %4, i64 %43, !dbg !1033
  %45 = getelementptr inbounds nuw float, ptr %4, i64 %43, !dbg !1033
  br label %49, !dbg !1033

46:                                               ; preds = %49, %37
  %47 = phi i32 [ %38, %37 ], [ %61, %49 ], !dbg !1034
  %48 = icmp eq i32 %47, %38, !dbg !1035
  br i1 %48, label %80, label %64, !dbg !1035

49:                                               ; preds = %42, %49
  %50 = phi i32 [ %40, %42 ], [ %62, %49 ]
  %51 = phi i32 [ %38, %42 ], [ %61, %49 ]
  %52 = zext nneg i32 %50 to i64, !dbg !1036
  %53 = getelementptr inbounds nuw [5 x float], ptr %44, i64 %52, !dbg !1036
  %54 = load float, ptr %53, align 4, !dbg !1036, !tbaa !24
  %55 = tail call contract noundef float @__nv_fabsf(float noundef %54) #6, !dbg !1037
  %56 = zext nneg i32 %51 to i64, !dbg !1039
  %57 = getelementptr inbounds nuw [5 x float], ptr %45, i64 %56, !dbg !1039
  %58 = load float, ptr %57, align 4, !dbg !1039, !tbaa !24
  %59 = tail call contract noundef float @__nv_fabsf(float noundef %58) #6, !dbg !1040
  %60 = fcmp contract ogt float %55, %59, !dbg !1042
  %61 = select i1 %60, i32 %50, i32 %51, !dbg !1042
  %62 = add nuw nsw i32 %50, 1, !dbg !1043
  %63 = icmp eq i32 %62, 5, !dbg !1032
  br i1 %63, label %46, label %49, !dbg !1033, !llvm.loop !1044

64:                                               ; preds = %46
  %65 = zext nneg i32 %38 to i64
  %66 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %65
  %67 = zext nneg i32 %47 to i64
  %68 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %67
  br label %69, !dbg !1046

69:                                               ; preds = %64, %69
  %70 = phi i32 [ 0, %64 ], [ %76, %69 ]
  %71 = zext nneg i32 %70 to i64, !dbg !1047
  %72 = getelementptr inbounds nuw float, ptr %66, i64 %71, !dbg !1047
  %73 = load float, ptr %72, align 4, !dbg !1047, !tbaa !24
  %74 = getelementptr inbounds nuw float, ptr %68, i64 %71, !dbg !1048
  %75 = load float, ptr %74, align 4, !dbg !1048, !tbaa !24
  store float %75, ptr %72, align 4, !dbg !1049, !tbaa !24
  store float %73, ptr %74, align 4, !dbg !1050, !tbaa !24
  %76 = add nuw nsw i32 %70, 1, !dbg !1051
  %77 = icmp eq i32 %76, 5, !dbg !1052
  br i1 %77, label %78, label %69, !dbg !1046, !llvm.loop !1053

78:                                               ; preds = %69
  %79 = fneg contract float %39, !dbg !1055
  br label %80, !dbg !1056

80:                                               ; preds = %78, %46
  %81 = phi float [ %39, %46 ], [ %79, %78 ], !dbg !1034
  %82 = zext nneg i32 %38 to i64, !dbg !1056
  %83 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %82, !dbg !1056
  %84 = getelementptr inbounds nuw float, ptr %83, i64 %82, !dbg !1056
  %85 = load float, ptr %84, align 4, !dbg !1056, !tbaa !24
  %86 = fmul contract float %81, %85, !dbg !1057
  %87 = icmp samesign ult i32 %38, 4, !dbg !1058
  br i1 %87, label %88, label %32, !dbg !1059

88:                                               ; preds = %80, %96
  %89 = phi i32 [ %97, %96 ], [ %40, %80 ]
  %90 = zext nneg i32 %89 to i64, !dbg !1060
  %91 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %90, !dbg !1060
  %92 = getelementptr inbounds nuw float, ptr %91, i64 %82, !dbg !1060
  %93 = load float, ptr %92, align 4, !dbg !1060, !tbaa !24
  %94 = load float, ptr %84, align 4, !dbg !1061, !tbaa !24
  %95 = fdiv contract float %93, %94, !dbg !1062
  br label %99, !dbg !1063

96:                                               ; preds = %99
  %97 = add nuw nsw i32 %89, 1, !dbg !1064
  %98 = icmp eq i32 %97, 5, !dbg !1058
  br i1 %98, label %32, label %88, !dbg !1059, !llvm.loop !1065

99:                                               ; preds = %88, %99
  %100 = phi i32 [ %40, %88 ], [ %108, %99 ]
  %101 = zext nneg i32 %100 to i64, !dbg !1067
  %102 = getelementptr inbounds nuw float, ptr %83, i64 %101, !dbg !1067
  %103 = load float, ptr %102, align 4, !dbg !1067, !tbaa !24
  %104 = fmul contract float %95, %103, !dbg !1068
  %105 = getelementptr inbounds nuw float, ptr %91, i64 %101, !dbg !1069
  %106 = load float, ptr %105, align 4, !dbg !1070, !tbaa !24
  %107 = fsub contract float %106, %104, !dbg !1070
  store float %107, ptr %105, align 4, !dbg !1070, !tbaa !24
  %108 = add nuw nsw i32 %100, 1, !dbg !1071
  %109 = icmp eq i32 %108, 5, !dbg !1072
  br i1 %109, label %96, label %99, !dbg !1063, !llvm.loop !1073

110:                                              ; preds = %3, %34
  ret void, !dbg !1030
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lu.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "lup_serial", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 8, column: 11, scope: !11)
!18 = !DILocation(line: 9, column: 21, scope: !11)
!19 = !DILocation(line: 9, column: 3, scope: !11)
!20 = !DILocation(line: 34, column: 1, scope: !11)
!21 = !DILocation(line: 10, column: 11, scope: !11)
!22 = !DILocation(line: 12, column: 34, scope: !11)
!23 = !DILocation(line: 12, column: 26, scope: !11)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !9, i64 0}
!26 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "fabsf", scope: !28, file: !28, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!29 = distinct !DILocation(line: 12, column: 20, scope: !11)
!30 = !DILocation(line: 13, scope: !11)
!31 = !DILocation(line: 13, column: 29, scope: !11)
!32 = !DILocation(line: 13, column: 7, scope: !11)
!33 = !DILocation(line: 0, scope: !11)
!34 = !DILocation(line: 17, column: 7, scope: !11)
!35 = !DILocation(line: 17, column: 15, scope: !11)
!36 = !DILocation(line: 18, column: 9, scope: !11)
!37 = !DILocation(line: 19, column: 5, scope: !11)
!38 = !DILocation(line: 14, column: 29, scope: !11)
!39 = !DILocation(line: 14, column: 33, scope: !11)
!40 = !DILocation(line: 14, column: 25, scope: !11)
!41 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !42)
!42 = distinct !DILocation(line: 14, column: 19, scope: !11)
!43 = !DILocation(line: 15, column: 15, scope: !11)
!44 = distinct !{!44, !32, !45, !46, !47}
!45 = !DILocation(line: 16, column: 7, scope: !11)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 20, column: 5, scope: !11)
!49 = !DILocation(line: 21, column: 9, scope: !11)
!50 = !DILocation(line: 21, column: 11, scope: !11)
!51 = !DILocation(line: 22, column: 7, scope: !11)
!52 = !DILocation(line: 23, column: 27, scope: !11)
!53 = !DILocation(line: 23, column: 19, scope: !11)
!54 = !DILocation(line: 24, column: 32, scope: !11)
!55 = !DILocation(line: 24, column: 24, scope: !11)
!56 = !DILocation(line: 24, column: 22, scope: !11)
!57 = !DILocation(line: 25, column: 22, scope: !11)
!58 = !DILocation(line: 22, column: 32, scope: !11)
!59 = !DILocation(line: 22, column: 25, scope: !11)
!60 = distinct !{!60, !51, !61, !46, !47}
!61 = !DILocation(line: 26, column: 7, scope: !11)
!62 = !DILocation(line: 27, column: 5, scope: !11)
!63 = !DILocation(line: 28, column: 20, scope: !11)
!64 = !DILocation(line: 28, column: 24, scope: !11)
!65 = !DILocation(line: 28, column: 31, scope: !11)
!66 = !DILocation(line: 28, column: 5, scope: !11)
!67 = !DILocation(line: 29, column: 5, scope: !11)
!68 = !DILocation(line: 30, column: 31, scope: !11)
!69 = !DILocation(line: 30, column: 5, scope: !11)
!70 = !DILocation(line: 28, column: 69, scope: !11)
!71 = !DILocation(line: 28, column: 57, scope: !11)
!72 = !DILocation(line: 28, column: 61, scope: !11)
!73 = !DILocation(line: 28, column: 53, scope: !11)
!74 = !DILocation(line: 28, column: 66, scope: !11)
!75 = !DILocation(line: 28, column: 38, scope: !11)
!76 = distinct !{!76, !66, !77, !46, !47}
!77 = !DILocation(line: 28, column: 80, scope: !11)
!78 = !DILocation(line: 31, column: 7, scope: !11)
!79 = !DILocation(line: 32, column: 5, scope: !11)
!80 = distinct !{!80, !19, !81, !46, !47}
!81 = !DILocation(line: 33, column: 3, scope: !11)
!82 = !DILocation(line: 30, column: 38, scope: !11)
!83 = distinct !{!83, !69, !84, !46, !47}
!84 = !DILocation(line: 31, column: 81, scope: !11)
!85 = !DILocation(line: 31, column: 55, scope: !11)
!86 = !DILocation(line: 31, column: 78, scope: !11)
!87 = !DILocation(line: 31, column: 70, scope: !11)
!88 = !DILocation(line: 31, column: 68, scope: !11)
!89 = !DILocation(line: 31, column: 47, scope: !11)
!90 = !DILocation(line: 31, column: 39, scope: !11)
!91 = !DILocation(line: 31, column: 52, scope: !11)
!92 = !DILocation(line: 31, column: 34, scope: !11)
!93 = !DILocation(line: 31, column: 29, scope: !11)
!94 = distinct !{!94, !78, !84, !46, !47}
!95 = distinct !DISubprogram(name: "lup_tree", scope: !1, file: !1, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !97)
!97 = distinct !DILocation(line: 43, column: 11, scope: !95)
!98 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 44, column: 25, scope: !95)
!101 = !DILocation(line: 44, column: 40, scope: !95)
!102 = !DILocation(line: 44, column: 23, scope: !95)
!103 = !DILocation(line: 45, column: 8, scope: !95)
!104 = !DILocation(line: 45, column: 3, scope: !95)
!105 = !DILocation(line: 46, column: 3, scope: !95)
!106 = !DILocation(line: 46, column: 10, scope: !95)
!107 = !DILocation(line: 47, column: 3, scope: !95)
!108 = !DILocation(line: 48, column: 8, scope: !95)
!109 = !DILocation(line: 48, column: 3, scope: !95)
!110 = !DILocation(line: 45, column: 45, scope: !95)
!111 = !DILocation(line: 45, column: 49, scope: !95)
!112 = !DILocation(line: 45, column: 41, scope: !95)
!113 = !DILocation(line: 45, column: 31, scope: !95)
!114 = !DILocation(line: 45, column: 39, scope: !95)
!115 = !DILocation(line: 45, column: 26, scope: !95)
!116 = !DILocation(line: 45, column: 21, scope: !95)
!117 = distinct !{!117, !104, !118, !46, !47}
!118 = !DILocation(line: 45, column: 52, scope: !95)
!119 = !DILocation(line: 74, column: 3, scope: !95)
!120 = !DILocation(line: 49, column: 16, scope: !95)
!121 = !DILocation(line: 49, column: 14, scope: !95)
!122 = !DILocation(line: 49, column: 29, scope: !95)
!123 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !124)
!124 = distinct !DILocation(line: 49, column: 23, scope: !95)
!125 = !DILocation(line: 49, column: 12, scope: !95)
!126 = !DILocation(line: 50, column: 12, scope: !95)
!127 = !DILocation(line: 51, column: 5, scope: !95)
!128 = !DILocation(line: 52, column: 5, scope: !95)
!129 = !DILocation(line: 59, column: 13, scope: !95)
!130 = !DILocation(line: 60, column: 11, scope: !95)
!131 = !DILocation(line: 53, column: 13, scope: !95)
!132 = !DILocation(line: 53, column: 17, scope: !95)
!133 = !DILocation(line: 53, column: 26, scope: !95)
!134 = !DILocation(line: 53, column: 20, scope: !95)
!135 = !DILocation(line: 53, column: 33, scope: !95)
!136 = !DILocation(line: 53, column: 31, scope: !95)
!137 = !DILocation(line: 54, column: 16, scope: !95)
!138 = !DILocation(line: 55, column: 18, scope: !95)
!139 = !DILocation(line: 55, column: 16, scope: !95)
!140 = !DILocation(line: 56, column: 7, scope: !95)
!141 = !DILocation(line: 57, column: 7, scope: !95)
!142 = !DILocation(line: 52, column: 34, scope: !95)
!143 = !DILocation(line: 52, column: 27, scope: !95)
!144 = distinct !{!144, !128, !145, !46, !47}
!145 = !DILocation(line: 58, column: 5, scope: !95)
!146 = !DILocation(line: 61, column: 17, scope: !95)
!147 = !DILocation(line: 62, column: 17, scope: !95)
!148 = !DILocation(line: 62, column: 15, scope: !95)
!149 = !DILocation(line: 63, column: 15, scope: !95)
!150 = !DILocation(line: 64, column: 13, scope: !95)
!151 = !DILocation(line: 64, column: 29, scope: !95)
!152 = !DILocation(line: 64, column: 46, scope: !95)
!153 = !DILocation(line: 64, column: 44, scope: !95)
!154 = !DILocation(line: 64, column: 61, scope: !95)
!155 = !DILocation(line: 64, column: 66, scope: !95)
!156 = !DILocation(line: 66, column: 5, scope: !95)
!157 = !DILocation(line: 67, column: 11, scope: !95)
!158 = !DILocation(line: 68, column: 17, scope: !95)
!159 = !DILocation(line: 68, column: 27, scope: !95)
!160 = !DILocation(line: 68, column: 25, scope: !95)
!161 = !DILocation(line: 69, column: 15, scope: !95)
!162 = !DILocation(line: 70, column: 7, scope: !95)
!163 = !DILocation(line: 70, scope: !95)
!164 = !DILocation(line: 70, column: 54, scope: !95)
!165 = !DILocation(line: 70, column: 52, scope: !95)
!166 = !DILocation(line: 70, column: 39, scope: !95)
!167 = !DILocation(line: 70, column: 47, scope: !95)
!168 = !DILocation(line: 70, column: 29, scope: !95)
!169 = distinct !{!169, !162, !170, !46, !47}
!170 = !DILocation(line: 70, column: 60, scope: !95)
!171 = !DILocation(line: 72, column: 5, scope: !95)
!172 = !DILocation(line: 48, column: 30, scope: !95)
!173 = !DILocation(line: 48, column: 21, scope: !95)
!174 = distinct !{!174, !109, !175, !46, !47}
!175 = !DILocation(line: 73, column: 3, scope: !95)
!176 = !DILocation(line: 75, column: 30, scope: !95)
!177 = !DILocation(line: 75, column: 19, scope: !95)
!178 = !DILocation(line: 75, column: 23, scope: !95)
!179 = !DILocation(line: 75, column: 3, scope: !95)
!180 = !DILocation(line: 75, column: 28, scope: !95)
!181 = !DILocation(line: 76, column: 1, scope: !95)
!182 = !DILocation(line: 74, column: 69, scope: !95)
!183 = !DILocation(line: 74, column: 58, scope: !95)
!184 = !DILocation(line: 74, column: 62, scope: !95)
!185 = !DILocation(line: 74, column: 31, scope: !95)
!186 = !DILocation(line: 74, column: 67, scope: !95)
!187 = !DILocation(line: 74, column: 26, scope: !95)
!188 = !DILocation(line: 74, column: 21, scope: !95)
!189 = distinct !{!189, !119, !190, !46, !47}
!190 = !DILocation(line: 74, column: 75, scope: !95)
!191 = distinct !DISubprogram(name: "lup_warp", scope: !1, file: !1, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !193)
!193 = distinct !DILocation(line: 80, column: 11, scope: !191)
!194 = !DILocation(line: 81, column: 21, scope: !191)
!195 = !DILocation(line: 81, column: 3, scope: !191)
!196 = !DILocation(line: 104, column: 1, scope: !191)
!197 = !DILocation(line: 82, column: 21, scope: !191)
!198 = !DILocation(line: 82, column: 26, scope: !191)
!199 = !DILocation(line: 82, column: 52, scope: !191)
!200 = !DILocation(line: 82, column: 44, scope: !191)
!201 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !202)
!202 = distinct !DILocation(line: 82, column: 38, scope: !191)
!203 = !DILocation(line: 82, column: 18, scope: !191)
!204 = !DILocation(line: 84, column: 5, scope: !191)
!205 = !DILocation(line: 173, column: 35, scope: !206, inlinedAt: !208)
!206 = distinct !DISubprogram(name: "__shfl_sync", scope: !207, file: !207, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!208 = distinct !DILocation(line: 89, column: 12, scope: !191)
!209 = !DILocation(line: 90, column: 11, scope: !191)
!210 = !DILocation(line: 180, column: 22, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !207, file: !207, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = distinct !DILocation(line: 85, column: 18, scope: !191)
!213 = !DILocation(line: 179, column: 40, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !207, file: !207, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 86, column: 16, scope: !191)
!216 = !DILocation(line: 87, column: 14, scope: !191)
!217 = !DILocation(line: 84, column: 31, scope: !191)
!218 = !DILocation(line: 84, column: 24, scope: !191)
!219 = distinct !{!219, !204, !220, !46, !47}
!220 = !DILocation(line: 88, column: 5, scope: !191)
!221 = !DILocation(line: 90, column: 32, scope: !191)
!222 = !DILocation(line: 90, column: 17, scope: !191)
!223 = !DILocation(line: 90, column: 25, scope: !191)
!224 = !DILocation(line: 91, column: 14, scope: !191)
!225 = !DILocation(line: 91, column: 19, scope: !191)
!226 = !DILocation(line: 92, column: 21, scope: !191)
!227 = !DILocation(line: 92, column: 25, scope: !191)
!228 = !DILocation(line: 92, column: 17, scope: !191)
!229 = !DILocation(line: 93, column: 29, scope: !191)
!230 = !DILocation(line: 93, column: 33, scope: !191)
!231 = !DILocation(line: 93, column: 22, scope: !191)
!232 = !DILocation(line: 93, column: 20, scope: !191)
!233 = !DILocation(line: 94, column: 23, scope: !191)
!234 = !DILocation(line: 95, column: 5, scope: !191)
!235 = !DILocation(line: 186, column: 10, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "__syncwarp", scope: !207, file: !207, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = distinct !DILocation(line: 96, column: 5, scope: !191)
!238 = !DILocation(line: 97, column: 11, scope: !191)
!239 = !DILocation(line: 97, column: 15, scope: !191)
!240 = !DILocation(line: 98, column: 25, scope: !191)
!241 = !DILocation(line: 98, column: 17, scope: !191)
!242 = !DILocation(line: 98, column: 36, scope: !191)
!243 = !DILocation(line: 98, column: 40, scope: !191)
!244 = !DILocation(line: 98, column: 32, scope: !191)
!245 = !DILocation(line: 98, column: 30, scope: !191)
!246 = !DILocation(line: 99, column: 20, scope: !191)
!247 = !DILocation(line: 100, scope: !191)
!248 = !DILocation(line: 100, column: 29, scope: !191)
!249 = !DILocation(line: 100, column: 7, scope: !191)
!250 = !DILocation(line: 100, column: 67, scope: !191)
!251 = !DILocation(line: 100, column: 59, scope: !191)
!252 = !DILocation(line: 100, column: 57, scope: !191)
!253 = !DILocation(line: 100, column: 47, scope: !191)
!254 = !DILocation(line: 100, column: 39, scope: !191)
!255 = !DILocation(line: 100, column: 52, scope: !191)
!256 = distinct !{!256, !249, !257, !46, !47}
!257 = !DILocation(line: 100, column: 70, scope: !191)
!258 = !DILocation(line: 186, column: 10, scope: !236, inlinedAt: !259)
!259 = distinct !DILocation(line: 102, column: 5, scope: !191)
!260 = !DILocation(line: 81, column: 26, scope: !191)
!261 = distinct !{!261, !195, !262, !46, !47}
!262 = !DILocation(line: 103, column: 3, scope: !191)
!263 = distinct !DISubprogram(name: "lup_batched", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !265)
!265 = distinct !DILocation(line: 109, column: 11, scope: !263)
!266 = !DILocation(line: 79, column: 27, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = distinct !DILocation(line: 109, column: 24, scope: !263)
!269 = !DILocation(line: 109, column: 22, scope: !263)
!270 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !271)
!271 = distinct !DILocation(line: 109, column: 37, scope: !263)
!272 = !DILocation(line: 109, column: 35, scope: !263)
!273 = !DILocation(line: 110, column: 9, scope: !263)
!274 = !DILocation(line: 111, column: 22, scope: !263)
!275 = !DILocation(line: 111, column: 26, scope: !263)
!276 = !DILocation(line: 111, column: 18, scope: !263)
!277 = !DILocation(line: 112, column: 22, scope: !263)
!278 = !DILocation(line: 113, column: 3, scope: !263)
!279 = !DILocation(line: 113, column: 21, scope: !263)
!280 = distinct !{!280, !278, !281, !46, !47}
!281 = !DILocation(line: 130, column: 3, scope: !263)
!282 = !DILocation(line: 115, column: 28, scope: !263)
!283 = !DILocation(line: 115, column: 32, scope: !263)
!284 = !DILocation(line: 115, column: 24, scope: !263)
!285 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !286)
!286 = distinct !DILocation(line: 115, column: 18, scope: !263)
!287 = !DILocation(line: 116, column: 20, scope: !263)
!288 = !DILocation(line: 116, column: 27, scope: !263)
!289 = !DILocation(line: 116, column: 5, scope: !263)
!290 = !DILocation(line: 0, scope: !263)
!291 = !DILocation(line: 118, column: 5, scope: !263)
!292 = !DILocation(line: 118, column: 13, scope: !263)
!293 = !DILocation(line: 119, column: 11, scope: !263)
!294 = !DILocation(line: 120, column: 7, scope: !263)
!295 = !DILocation(line: 117, column: 21, scope: !263)
!296 = !DILocation(line: 117, column: 25, scope: !263)
!297 = !DILocation(line: 117, column: 17, scope: !263)
!298 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !299)
!299 = distinct !DILocation(line: 117, column: 11, scope: !263)
!300 = !DILocation(line: 117, column: 31, scope: !263)
!301 = !DILocation(line: 117, column: 54, scope: !263)
!302 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !303)
!303 = distinct !DILocation(line: 117, column: 48, scope: !263)
!304 = !DILocation(line: 117, column: 76, scope: !263)
!305 = !DILocation(line: 116, column: 32, scope: !263)
!306 = distinct !{!306, !289, !304, !46, !47}
!307 = !DILocation(line: 121, column: 27, scope: !263)
!308 = !DILocation(line: 121, column: 19, scope: !263)
!309 = !DILocation(line: 122, column: 32, scope: !263)
!310 = !DILocation(line: 122, column: 24, scope: !263)
!311 = !DILocation(line: 122, column: 22, scope: !263)
!312 = !DILocation(line: 123, column: 22, scope: !263)
!313 = !DILocation(line: 120, column: 30, scope: !263)
!314 = !DILocation(line: 120, column: 25, scope: !263)
!315 = distinct !{!315, !294, !316, !46, !47}
!316 = !DILocation(line: 124, column: 7, scope: !263)
!317 = !DILocation(line: 125, column: 24, scope: !263)
!318 = !DILocation(line: 125, column: 22, scope: !263)
!319 = !DILocation(line: 126, column: 27, scope: !263)
!320 = !DILocation(line: 126, column: 5, scope: !263)
!321 = !DILocation(line: 127, column: 11, scope: !263)
!322 = !DILocation(line: 127, column: 15, scope: !263)
!323 = !DILocation(line: 127, column: 7, scope: !263)
!324 = !DILocation(line: 127, column: 20, scope: !263)
!325 = !DILocation(line: 128, column: 7, scope: !263)
!326 = !DILocation(line: 126, column: 32, scope: !263)
!327 = distinct !{!327, !320, !328, !46, !47}
!328 = !DILocation(line: 129, column: 5, scope: !263)
!329 = !DILocation(line: 128, column: 55, scope: !263)
!330 = !DILocation(line: 128, column: 78, scope: !263)
!331 = !DILocation(line: 128, column: 70, scope: !263)
!332 = !DILocation(line: 128, column: 68, scope: !263)
!333 = !DILocation(line: 128, column: 47, scope: !263)
!334 = !DILocation(line: 128, column: 39, scope: !263)
!335 = !DILocation(line: 128, column: 52, scope: !263)
!336 = !DILocation(line: 128, column: 34, scope: !263)
!337 = !DILocation(line: 128, column: 29, scope: !263)
!338 = distinct !{!338, !325, !339, !46, !47}
!339 = !DILocation(line: 128, column: 81, scope: !263)
!340 = !DILocation(line: 131, column: 1, scope: !263)
!341 = distinct !DISubprogram(name: "lup_info", scope: !1, file: !1, line: 134, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !343)
!343 = distinct !DILocation(line: 137, column: 11, scope: !341)
!344 = !DILocation(line: 138, column: 9, scope: !341)
!345 = !DILocation(line: 138, column: 21, scope: !341)
!346 = !DILocation(line: 138, column: 34, scope: !341)
!347 = !DILocation(line: 138, column: 39, scope: !341)
!348 = !DILocation(line: 139, column: 3, scope: !341)
!349 = !DILocation(line: 140, column: 21, scope: !341)
!350 = !DILocation(line: 140, column: 3, scope: !341)
!351 = !DILocation(line: 141, column: 11, scope: !341)
!352 = !DILocation(line: 143, column: 9, scope: !341)
!353 = !DILocation(line: 144, column: 7, scope: !341)
!354 = !DILocation(line: 148, column: 16, scope: !341)
!355 = !DILocation(line: 148, column: 7, scope: !341)
!356 = !DILocation(line: 148, column: 14, scope: !341)
!357 = !DILocation(line: 149, column: 16, scope: !341)
!358 = !DILocation(line: 145, column: 24, scope: !341)
!359 = !DILocation(line: 145, column: 28, scope: !341)
!360 = !DILocation(line: 145, column: 20, scope: !341)
!361 = !{!362, !362, i64 0}
!362 = !{!"double", !9, i64 0}
!363 = !DILocation(line: 145, column: 33, scope: !341)
!364 = !DILocation(line: 146, column: 15, scope: !341)
!365 = !DILocation(line: 146, column: 37, scope: !341)
!366 = !DILocation(line: 146, column: 42, scope: !341)
!367 = !DILocation(line: 0, scope: !341)
!368 = !DILocation(line: 144, column: 30, scope: !341)
!369 = !DILocation(line: 144, column: 25, scope: !341)
!370 = distinct !{!370, !353, !371, !46, !47}
!371 = !DILocation(line: 147, column: 7, scope: !341)
!372 = !DILocation(line: 149, column: 31, scope: !341)
!373 = !DILocation(line: 149, column: 48, scope: !341)
!374 = !DILocation(line: 149, column: 44, scope: !341)
!375 = !DILocation(line: 149, column: 53, scope: !341)
!376 = !DILocation(line: 151, column: 5, scope: !341)
!377 = !DILocation(line: 152, column: 9, scope: !341)
!378 = !DILocation(line: 153, column: 15, scope: !341)
!379 = !DILocation(line: 153, column: 18, scope: !341)
!380 = !DILocation(line: 153, column: 20, scope: !341)
!381 = !DILocation(line: 154, column: 22, scope: !341)
!382 = !DILocation(line: 154, column: 26, scope: !341)
!383 = !DILocation(line: 154, column: 18, scope: !341)
!384 = !DILocation(line: 155, column: 26, scope: !341)
!385 = !DILocation(line: 155, column: 30, scope: !341)
!386 = !DILocation(line: 155, column: 22, scope: !341)
!387 = !DILocation(line: 155, column: 20, scope: !341)
!388 = !DILocation(line: 156, column: 20, scope: !341)
!389 = !DILocation(line: 157, column: 5, scope: !341)
!390 = !DILocation(line: 158, column: 5, scope: !341)
!391 = !DILocation(line: 159, column: 11, scope: !341)
!392 = !DILocation(line: 159, column: 15, scope: !341)
!393 = !DILocation(line: 160, column: 27, scope: !341)
!394 = !DILocation(line: 160, column: 31, scope: !341)
!395 = !DILocation(line: 160, column: 23, scope: !341)
!396 = !DILocation(line: 160, column: 15, scope: !341)
!397 = !DILocation(line: 160, column: 7, scope: !341)
!398 = !DILocation(line: 160, column: 20, scope: !341)
!399 = !DILocation(line: 161, scope: !341)
!400 = !DILocation(line: 161, column: 29, scope: !341)
!401 = !DILocation(line: 161, column: 7, scope: !341)
!402 = !DILocation(line: 161, column: 55, scope: !341)
!403 = !DILocation(line: 161, column: 78, scope: !341)
!404 = !DILocation(line: 161, column: 70, scope: !341)
!405 = !DILocation(line: 161, column: 68, scope: !341)
!406 = !DILocation(line: 161, column: 47, scope: !341)
!407 = !DILocation(line: 161, column: 39, scope: !341)
!408 = !DILocation(line: 161, column: 52, scope: !341)
!409 = distinct !{!409, !401, !410, !46, !47}
!410 = !DILocation(line: 161, column: 81, scope: !341)
!411 = !DILocation(line: 163, column: 5, scope: !341)
!412 = !DILocation(line: 140, column: 26, scope: !341)
!413 = distinct !{!413, !350, !414, !46, !47}
!414 = !DILocation(line: 164, column: 3, scope: !341)
!415 = !DILocation(line: 165, column: 1, scope: !341)
!416 = distinct !DISubprogram(name: "getf2_batched", scope: !1, file: !1, line: 168, type: !12, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!417 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !418)
!418 = distinct !DILocation(line: 171, column: 20, scope: !416)
!419 = !DILocation(line: 171, column: 31, scope: !416)
!420 = !DILocation(line: 171, column: 37, scope: !416)
!421 = !DILocation(line: 171, column: 18, scope: !416)
!422 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !423)
!423 = distinct !DILocation(line: 172, column: 12, scope: !416)
!424 = !DILocation(line: 54, column: 27, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!426 = distinct !DILocation(line: 172, column: 30, scope: !416)
!427 = !DILocation(line: 173, column: 22, scope: !416)
!428 = !DILocation(line: 173, column: 3, scope: !416)
!429 = !DILocation(line: 174, column: 5, scope: !416)
!430 = !DILocation(line: 175, column: 3, scope: !416)
!431 = !DILocation(line: 176, column: 21, scope: !416)
!432 = !DILocation(line: 176, column: 3, scope: !416)
!433 = !DILocation(line: 173, column: 29, scope: !416)
!434 = distinct !{!434, !428, !435, !46, !47}
!435 = !DILocation(line: 174, column: 74, scope: !416)
!436 = !DILocation(line: 174, column: 71, scope: !416)
!437 = !DILocation(line: 174, column: 61, scope: !416)
!438 = !DILocation(line: 174, column: 54, scope: !416)
!439 = !DILocation(line: 174, column: 46, scope: !416)
!440 = !DILocation(line: 174, column: 59, scope: !416)
!441 = !DILocation(line: 174, column: 31, scope: !416)
!442 = !DILocation(line: 174, column: 24, scope: !416)
!443 = distinct !{!443, !429, !435, !46, !47}
!444 = !DILocation(line: 198, column: 22, scope: !416)
!445 = !DILocation(line: 198, column: 3, scope: !416)
!446 = !DILocation(line: 177, column: 17, scope: !416)
!447 = !DILocation(line: 178, column: 12, scope: !416)
!448 = !DILocation(line: 179, scope: !416)
!449 = !DILocation(line: 179, column: 29, scope: !416)
!450 = !DILocation(line: 179, column: 7, scope: !416)
!451 = !DILocation(line: 181, column: 36, scope: !416)
!452 = !DILocation(line: 181, column: 41, scope: !416)
!453 = !DILocation(line: 181, column: 29, scope: !416)
!454 = !DILocation(line: 181, column: 7, scope: !416)
!455 = !DILocation(line: 181, column: 34, scope: !416)
!456 = !DILocation(line: 182, column: 5, scope: !416)
!457 = !DILocation(line: 180, column: 27, scope: !416)
!458 = !DILocation(line: 180, column: 19, scope: !416)
!459 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !460)
!460 = distinct !DILocation(line: 180, column: 13, scope: !416)
!461 = !DILocation(line: 180, column: 51, scope: !416)
!462 = !DILocation(line: 180, column: 49, scope: !416)
!463 = !DILocation(line: 180, column: 41, scope: !416)
!464 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !465)
!465 = distinct !DILocation(line: 180, column: 35, scope: !416)
!466 = !DILocation(line: 180, column: 33, scope: !416)
!467 = !DILocation(line: 180, column: 64, scope: !416)
!468 = !DILocation(line: 180, column: 59, scope: !416)
!469 = distinct !{!469, !450, !470, !46, !47}
!470 = !DILocation(line: 180, column: 66, scope: !416)
!471 = !DILocation(line: 183, column: 5, scope: !416)
!472 = !DILocation(line: 184, column: 17, scope: !416)
!473 = !DILocation(line: 186, column: 23, scope: !416)
!474 = !DILocation(line: 186, column: 27, scope: !416)
!475 = !DILocation(line: 186, column: 19, scope: !416)
!476 = !DILocation(line: 187, column: 32, scope: !416)
!477 = !DILocation(line: 187, column: 24, scope: !416)
!478 = !DILocation(line: 187, column: 22, scope: !416)
!479 = !DILocation(line: 188, column: 25, scope: !416)
!480 = !DILocation(line: 185, column: 33, scope: !416)
!481 = !DILocation(line: 185, column: 26, scope: !416)
!482 = !DILocation(line: 185, column: 7, scope: !416)
!483 = distinct !{!483, !482, !484, !46, !47}
!484 = !DILocation(line: 189, column: 7, scope: !416)
!485 = !DILocation(line: 190, column: 5, scope: !416)
!486 = !DILocation(line: 191, column: 12, scope: !416)
!487 = !DILocation(line: 192, column: 26, scope: !416)
!488 = !DILocation(line: 192, column: 34, scope: !416)
!489 = !DILocation(line: 192, column: 7, scope: !416)
!490 = !DILocation(line: 192, column: 79, scope: !416)
!491 = !DILocation(line: 192, column: 77, scope: !416)
!492 = !DILocation(line: 192, column: 64, scope: !416)
!493 = !DILocation(line: 192, column: 56, scope: !416)
!494 = !DILocation(line: 192, column: 69, scope: !416)
!495 = !DILocation(line: 192, column: 41, scope: !416)
!496 = distinct !{!496, !489, !497, !46, !47}
!497 = !DILocation(line: 192, column: 90, scope: !416)
!498 = !DILocation(line: 193, column: 5, scope: !416)
!499 = !DILocation(line: 194, column: 20, scope: !416)
!500 = !DILocation(line: 194, column: 24, scope: !416)
!501 = !DILocation(line: 194, column: 32, scope: !416)
!502 = !DILocation(line: 194, column: 5, scope: !416)
!503 = !DILocation(line: 196, column: 5, scope: !416)
!504 = distinct !{!504, !432, !505, !46, !47}
!505 = !DILocation(line: 197, column: 3, scope: !416)
!506 = !DILocation(line: 195, column: 7, scope: !416)
!507 = !DILocation(line: 194, column: 39, scope: !416)
!508 = distinct !{!508, !502, !509, !46, !47}
!509 = !DILocation(line: 195, column: 98, scope: !416)
!510 = !DILocation(line: 195, column: 80, scope: !416)
!511 = !DILocation(line: 195, column: 72, scope: !416)
!512 = !DILocation(line: 195, column: 87, scope: !416)
!513 = !DILocation(line: 195, column: 85, scope: !416)
!514 = !DILocation(line: 195, column: 64, scope: !416)
!515 = !DILocation(line: 195, column: 56, scope: !416)
!516 = !DILocation(line: 195, column: 69, scope: !416)
!517 = !DILocation(line: 195, column: 41, scope: !416)
!518 = !DILocation(line: 195, column: 34, scope: !416)
!519 = distinct !{!519, !506, !509, !46, !47}
!520 = !DILocation(line: 199, column: 5, scope: !416)
!521 = !DILocation(line: 200, column: 1, scope: !416)
!522 = !DILocation(line: 198, column: 29, scope: !416)
!523 = distinct !{!523, !445, !524, !46, !47}
!524 = !DILocation(line: 199, column: 74, scope: !416)
!525 = !DILocation(line: 199, column: 71, scope: !416)
!526 = !DILocation(line: 199, column: 63, scope: !416)
!527 = !DILocation(line: 199, column: 56, scope: !416)
!528 = !DILocation(line: 199, column: 46, scope: !416)
!529 = !DILocation(line: 199, column: 61, scope: !416)
!530 = !DILocation(line: 199, column: 31, scope: !416)
!531 = !DILocation(line: 199, column: 24, scope: !416)
!532 = distinct !{!532, !520, !524, !46, !47}
!533 = distinct !DISubprogram(name: "lup4", scope: !1, file: !1, line: 203, type: !12, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!534 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !535)
!535 = distinct !DILocation(line: 204, column: 11, scope: !533)
!536 = !DILocation(line: 79, column: 27, scope: !267, inlinedAt: !537)
!537 = distinct !DILocation(line: 204, column: 24, scope: !533)
!538 = !DILocation(line: 204, column: 22, scope: !533)
!539 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !540)
!540 = distinct !DILocation(line: 204, column: 37, scope: !533)
!541 = !DILocation(line: 204, column: 35, scope: !533)
!542 = !DILocation(line: 205, column: 9, scope: !533)
!543 = !DILocation(line: 210, column: 43, scope: !533)
!544 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !545)
!545 = distinct !DILocation(line: 214, column: 18, scope: !533)
!546 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !547)
!547 = distinct !DILocation(line: 217, column: 11, scope: !533)
!548 = !DILocation(line: 217, column: 26, scope: !533)
!549 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !550)
!550 = distinct !DILocation(line: 217, column: 43, scope: !533)
!551 = !DILocation(line: 217, column: 66, scope: !533)
!552 = !DILocation(line: 0, scope: !533)
!553 = !DILocation(line: 218, column: 5, scope: !533)
!554 = !DILocation(line: 218, column: 20, scope: !533)
!555 = !DILocation(line: 221, column: 13, scope: !533)
!556 = !DILocation(line: 220, column: 32, scope: !533)
!557 = !DILocation(line: 223, column: 66, scope: !533)
!558 = !DILocation(line: 224, column: 20, scope: !533)
!559 = !DILocation(line: 227, column: 15, scope: !533)
!560 = !DILocation(line: 229, column: 58, scope: !533)
!561 = !DILocation(line: 229, column: 47, scope: !533)
!562 = !DILocation(line: 223, scope: !533)
!563 = !DILocation(line: 235, column: 33, scope: !533)
!564 = !DILocation(line: 235, column: 57, scope: !533)
!565 = !DILocation(line: 236, column: 1, scope: !533)
!566 = distinct !DISubprogram(name: "panel", scope: !1, file: !1, line: 239, type: !12, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!567 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !568)
!568 = distinct !DILocation(line: 242, column: 11, scope: !566)
!569 = !DILocation(line: 243, column: 21, scope: !566)
!570 = !DILocation(line: 243, column: 3, scope: !566)
!571 = !DILocation(line: 270, column: 1, scope: !566)
!572 = !DILocation(line: 244, column: 16, scope: !566)
!573 = !DILocation(line: 244, column: 21, scope: !566)
!574 = !DILocation(line: 244, column: 48, scope: !566)
!575 = !DILocation(line: 244, column: 38, scope: !566)
!576 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !577)
!577 = distinct !DILocation(line: 244, column: 32, scope: !566)
!578 = !DILocation(line: 244, column: 14, scope: !566)
!579 = !DILocation(line: 244, column: 12, scope: !566)
!580 = !DILocation(line: 245, column: 12, scope: !566)
!581 = !DILocation(line: 246, column: 5, scope: !566)
!582 = !DILocation(line: 247, column: 5, scope: !566)
!583 = !DILocation(line: 255, column: 13, scope: !566)
!584 = !DILocation(line: 256, column: 11, scope: !566)
!585 = !DILocation(line: 248, column: 13, scope: !566)
!586 = !DILocation(line: 249, column: 19, scope: !566)
!587 = !DILocation(line: 249, column: 13, scope: !566)
!588 = !DILocation(line: 249, column: 26, scope: !566)
!589 = !DILocation(line: 249, column: 24, scope: !566)
!590 = !DILocation(line: 249, column: 33, scope: !566)
!591 = !DILocation(line: 249, column: 48, scope: !566)
!592 = !DILocation(line: 249, column: 58, scope: !566)
!593 = !DILocation(line: 249, column: 61, scope: !566)
!594 = !DILocation(line: 249, column: 74, scope: !566)
!595 = !DILocation(line: 249, column: 72, scope: !566)
!596 = !DILocation(line: 250, column: 18, scope: !566)
!597 = !DILocation(line: 251, column: 20, scope: !566)
!598 = !DILocation(line: 251, column: 18, scope: !566)
!599 = !DILocation(line: 252, column: 9, scope: !566)
!600 = !DILocation(line: 253, column: 7, scope: !566)
!601 = !DILocation(line: 247, column: 31, scope: !566)
!602 = !DILocation(line: 247, column: 24, scope: !566)
!603 = distinct !{!603, !582, !604, !46, !47}
!604 = !DILocation(line: 254, column: 5, scope: !566)
!605 = !DILocation(line: 256, column: 17, scope: !566)
!606 = !DILocation(line: 256, column: 24, scope: !566)
!607 = !DILocation(line: 257, column: 16, scope: !566)
!608 = !DILocation(line: 258, column: 21, scope: !566)
!609 = !DILocation(line: 258, column: 27, scope: !566)
!610 = !DILocation(line: 258, column: 17, scope: !566)
!611 = !DILocation(line: 259, column: 28, scope: !566)
!612 = !DILocation(line: 259, column: 34, scope: !566)
!613 = !DILocation(line: 259, column: 24, scope: !566)
!614 = !DILocation(line: 259, column: 22, scope: !566)
!615 = !DILocation(line: 260, column: 22, scope: !566)
!616 = !DILocation(line: 261, column: 5, scope: !566)
!617 = !DILocation(line: 262, column: 5, scope: !566)
!618 = !DILocation(line: 263, column: 11, scope: !566)
!619 = !DILocation(line: 263, column: 15, scope: !566)
!620 = !DILocation(line: 264, column: 27, scope: !566)
!621 = !DILocation(line: 264, column: 17, scope: !566)
!622 = !DILocation(line: 264, column: 38, scope: !566)
!623 = !DILocation(line: 264, column: 44, scope: !566)
!624 = !DILocation(line: 264, column: 34, scope: !566)
!625 = !DILocation(line: 264, column: 32, scope: !566)
!626 = !DILocation(line: 265, column: 22, scope: !566)
!627 = !DILocation(line: 266, scope: !566)
!628 = !DILocation(line: 266, column: 29, scope: !566)
!629 = !DILocation(line: 266, column: 7, scope: !566)
!630 = !DILocation(line: 266, column: 72, scope: !566)
!631 = !DILocation(line: 266, column: 62, scope: !566)
!632 = !DILocation(line: 266, column: 60, scope: !566)
!633 = !DILocation(line: 266, column: 50, scope: !566)
!634 = !DILocation(line: 266, column: 40, scope: !566)
!635 = !DILocation(line: 266, column: 55, scope: !566)
!636 = distinct !{!636, !629, !637, !46, !47}
!637 = !DILocation(line: 266, column: 75, scope: !566)
!638 = !DILocation(line: 268, column: 5, scope: !566)
!639 = !DILocation(line: 243, column: 27, scope: !566)
!640 = distinct !{!640, !570, !641, !46, !47}
!641 = !DILocation(line: 269, column: 3, scope: !566)
!642 = distinct !DISubprogram(name: "lu_plain", scope: !1, file: !1, line: 273, type: !12, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!643 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !644)
!644 = distinct !DILocation(line: 274, column: 11, scope: !642)
!645 = !DILocation(line: 275, column: 21, scope: !642)
!646 = !DILocation(line: 275, column: 3, scope: !642)
!647 = !DILocation(line: 283, column: 1, scope: !642)
!648 = !DILocation(line: 276, column: 20, scope: !642)
!649 = !DILocation(line: 276, column: 24, scope: !642)
!650 = !DILocation(line: 276, column: 31, scope: !642)
!651 = !DILocation(line: 276, column: 5, scope: !642)
!652 = !DILocation(line: 281, column: 5, scope: !642)
!653 = distinct !{!653, !646, !654, !46, !47}
!654 = !DILocation(line: 282, column: 3, scope: !642)
!655 = !DILocation(line: 277, column: 21, scope: !642)
!656 = !DILocation(line: 277, column: 25, scope: !642)
!657 = !DILocation(line: 277, column: 17, scope: !642)
!658 = !DILocation(line: 277, column: 32, scope: !642)
!659 = !DILocation(line: 277, column: 30, scope: !642)
!660 = !DILocation(line: 278, column: 20, scope: !642)
!661 = !DILocation(line: 279, column: 7, scope: !642)
!662 = !DILocation(line: 276, column: 38, scope: !642)
!663 = distinct !{!663, !651, !664, !46, !47}
!664 = !DILocation(line: 280, column: 5, scope: !642)
!665 = !DILocation(line: 279, column: 67, scope: !642)
!666 = !DILocation(line: 279, column: 59, scope: !642)
!667 = !DILocation(line: 279, column: 57, scope: !642)
!668 = !DILocation(line: 279, column: 47, scope: !642)
!669 = !DILocation(line: 279, column: 39, scope: !642)
!670 = !DILocation(line: 279, column: 52, scope: !642)
!671 = !DILocation(line: 279, column: 34, scope: !642)
!672 = !DILocation(line: 279, column: 29, scope: !642)
!673 = distinct !{!673, !661, !674, !46, !47}
!674 = !DILocation(line: 279, column: 70, scope: !642)
!675 = distinct !DISubprogram(name: "lu_doolittle", scope: !1, file: !1, line: 286, type: !12, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!676 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !677)
!677 = distinct !DILocation(line: 287, column: 11, scope: !675)
!678 = !DILocation(line: 288, column: 21, scope: !675)
!679 = !DILocation(line: 288, column: 3, scope: !675)
!680 = !DILocation(line: 302, column: 1, scope: !675)
!681 = !DILocation(line: 289, column: 11, scope: !675)
!682 = !DILocation(line: 289, column: 16, scope: !675)
!683 = !DILocation(line: 291, column: 25, scope: !675)
!684 = !DILocation(line: 291, column: 7, scope: !675)
!685 = !DILocation(line: 0, scope: !675)
!686 = !DILocation(line: 292, column: 26, scope: !675)
!687 = !DILocation(line: 292, column: 30, scope: !675)
!688 = !DILocation(line: 292, column: 22, scope: !675)
!689 = !DILocation(line: 292, column: 35, scope: !675)
!690 = !DILocation(line: 292, column: 7, scope: !675)
!691 = !DILocation(line: 292, column: 20, scope: !675)
!692 = !DILocation(line: 293, column: 5, scope: !675)
!693 = !DILocation(line: 291, column: 48, scope: !675)
!694 = !DILocation(line: 291, column: 40, scope: !675)
!695 = !DILocation(line: 291, column: 59, scope: !675)
!696 = !DILocation(line: 291, column: 63, scope: !675)
!697 = !DILocation(line: 291, column: 55, scope: !675)
!698 = !DILocation(line: 291, column: 53, scope: !675)
!699 = !DILocation(line: 291, column: 37, scope: !675)
!700 = !DILocation(line: 291, column: 30, scope: !675)
!701 = distinct !{!701, !684, !702, !46, !47}
!702 = !DILocation(line: 291, column: 66, scope: !675)
!703 = !DILocation(line: 294, column: 5, scope: !675)
!704 = !DILocation(line: 295, column: 16, scope: !675)
!705 = !DILocation(line: 297, column: 25, scope: !675)
!706 = !DILocation(line: 297, column: 7, scope: !675)
!707 = !DILocation(line: 298, column: 24, scope: !675)
!708 = !DILocation(line: 298, column: 22, scope: !675)
!709 = !DILocation(line: 297, column: 48, scope: !675)
!710 = !DILocation(line: 297, column: 40, scope: !675)
!711 = !DILocation(line: 297, column: 59, scope: !675)
!712 = !DILocation(line: 297, column: 63, scope: !675)
!713 = !DILocation(line: 297, column: 55, scope: !675)
!714 = !DILocation(line: 297, column: 53, scope: !675)
!715 = !DILocation(line: 297, column: 37, scope: !675)
!716 = !DILocation(line: 297, column: 30, scope: !675)
!717 = distinct !{!717, !706, !718, !46, !47}
!718 = !DILocation(line: 297, column: 66, scope: !675)
!719 = !DILocation(line: 298, column: 47, scope: !675)
!720 = !DILocation(line: 298, column: 39, scope: !675)
!721 = !DILocation(line: 298, column: 52, scope: !675)
!722 = !DILocation(line: 298, column: 67, scope: !675)
!723 = !DILocation(line: 298, column: 59, scope: !675)
!724 = !DILocation(line: 298, column: 57, scope: !675)
!725 = !DILocation(line: 298, column: 15, scope: !675)
!726 = !DILocation(line: 298, column: 7, scope: !675)
!727 = !DILocation(line: 298, column: 20, scope: !675)
!728 = !DILocation(line: 299, column: 5, scope: !675)
!729 = !DILocation(line: 300, column: 5, scope: !675)
!730 = !DILocation(line: 288, column: 26, scope: !675)
!731 = distinct !{!731, !679, !732, !46, !47}
!732 = !DILocation(line: 301, column: 3, scope: !675)
!733 = distinct !DISubprogram(name: "crout", scope: !1, file: !1, line: 305, type: !12, scopeLine: 305, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!734 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !735)
!735 = distinct !DILocation(line: 306, column: 11, scope: !733)
!736 = !DILocation(line: 307, column: 21, scope: !733)
!737 = !DILocation(line: 307, column: 3, scope: !733)
!738 = !DILocation(line: 322, column: 1, scope: !733)
!739 = !DILocation(line: 308, column: 11, scope: !733)
!740 = !DILocation(line: 309, column: 25, scope: !733)
!741 = !DILocation(line: 309, column: 17, scope: !733)
!742 = !DILocation(line: 310, column: 25, scope: !733)
!743 = !DILocation(line: 310, column: 7, scope: !733)
!744 = !DILocation(line: 0, scope: !733)
!745 = !DILocation(line: 311, column: 7, scope: !733)
!746 = !DILocation(line: 311, column: 20, scope: !733)
!747 = !DILocation(line: 312, column: 5, scope: !733)
!748 = !DILocation(line: 310, column: 48, scope: !733)
!749 = !DILocation(line: 310, column: 40, scope: !733)
!750 = !DILocation(line: 310, column: 59, scope: !733)
!751 = !DILocation(line: 310, column: 63, scope: !733)
!752 = !DILocation(line: 310, column: 55, scope: !733)
!753 = !DILocation(line: 310, column: 53, scope: !733)
!754 = !DILocation(line: 310, column: 37, scope: !733)
!755 = !DILocation(line: 310, column: 30, scope: !733)
!756 = distinct !{!756, !743, !757, !46, !47}
!757 = !DILocation(line: 310, column: 66, scope: !733)
!758 = !DILocation(line: 313, column: 5, scope: !733)
!759 = !DILocation(line: 314, column: 11, scope: !733)
!760 = !DILocation(line: 315, column: 21, scope: !733)
!761 = !DILocation(line: 315, column: 25, scope: !733)
!762 = !DILocation(line: 315, column: 17, scope: !733)
!763 = !DILocation(line: 316, column: 25, scope: !733)
!764 = !DILocation(line: 316, column: 7, scope: !733)
!765 = !DILocation(line: 317, column: 34, scope: !733)
!766 = !DILocation(line: 317, column: 26, scope: !733)
!767 = !DILocation(line: 317, column: 24, scope: !733)
!768 = !DILocation(line: 317, column: 7, scope: !733)
!769 = !DILocation(line: 317, column: 20, scope: !733)
!770 = !DILocation(line: 318, column: 5, scope: !733)
!771 = !DILocation(line: 316, column: 48, scope: !733)
!772 = !DILocation(line: 316, column: 40, scope: !733)
!773 = !DILocation(line: 316, column: 59, scope: !733)
!774 = !DILocation(line: 316, column: 63, scope: !733)
!775 = !DILocation(line: 316, column: 55, scope: !733)
!776 = !DILocation(line: 316, column: 53, scope: !733)
!777 = !DILocation(line: 316, column: 37, scope: !733)
!778 = !DILocation(line: 316, column: 30, scope: !733)
!779 = distinct !{!779, !764, !780, !46, !47}
!780 = !DILocation(line: 316, column: 66, scope: !733)
!781 = !DILocation(line: 319, column: 11, scope: !733)
!782 = !DILocation(line: 319, column: 25, scope: !733)
!783 = !DILocation(line: 319, column: 17, scope: !733)
!784 = !DILocation(line: 319, column: 30, scope: !733)
!785 = !DILocation(line: 320, column: 5, scope: !733)
!786 = !DILocation(line: 307, column: 26, scope: !733)
!787 = distinct !{!787, !737, !788, !46, !47}
!788 = !DILocation(line: 321, column: 3, scope: !733)
!789 = distinct !DISubprogram(name: "gesv", scope: !1, file: !1, line: 325, type: !12, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!790 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !791)
!791 = distinct !DILocation(line: 327, column: 11, scope: !789)
!792 = !DILocation(line: 328, column: 21, scope: !789)
!793 = !DILocation(line: 328, column: 3, scope: !789)
!794 = !DILocation(line: 346, column: 25, scope: !789)
!795 = !DILocation(line: 346, column: 3, scope: !789)
!796 = !DILocation(line: 329, column: 11, scope: !789)
!797 = !DILocation(line: 330, column: 9, scope: !789)
!798 = !DILocation(line: 331, scope: !789)
!799 = !DILocation(line: 331, column: 29, scope: !789)
!800 = !DILocation(line: 331, column: 7, scope: !789)
!801 = !DILocation(line: 333, column: 17, scope: !789)
!802 = !DILocation(line: 333, column: 32, scope: !789)
!803 = !DILocation(line: 333, column: 30, scope: !789)
!804 = !DILocation(line: 333, column: 28, scope: !789)
!805 = !DILocation(line: 333, column: 41, scope: !789)
!806 = !DILocation(line: 334, column: 5, scope: !789)
!807 = !DILocation(line: 332, column: 23, scope: !789)
!808 = !DILocation(line: 332, column: 27, scope: !789)
!809 = !DILocation(line: 332, column: 19, scope: !789)
!810 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !811)
!811 = distinct !DILocation(line: 332, column: 13, scope: !789)
!812 = !DILocation(line: 332, column: 43, scope: !789)
!813 = !DILocation(line: 332, column: 45, scope: !789)
!814 = !DILocation(line: 332, column: 49, scope: !789)
!815 = !DILocation(line: 332, column: 41, scope: !789)
!816 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !817)
!817 = distinct !DILocation(line: 332, column: 35, scope: !789)
!818 = !DILocation(line: 332, column: 33, scope: !789)
!819 = !DILocation(line: 332, column: 58, scope: !789)
!820 = !DILocation(line: 332, column: 56, scope: !789)
!821 = distinct !{!821, !800, !822, !46, !47}
!822 = !DILocation(line: 332, column: 60, scope: !789)
!823 = !DILocation(line: 335, column: 5, scope: !789)
!824 = !DILocation(line: 336, column: 15, scope: !789)
!825 = !DILocation(line: 336, column: 18, scope: !789)
!826 = !DILocation(line: 336, column: 20, scope: !789)
!827 = !DILocation(line: 336, column: 42, scope: !789)
!828 = !DILocation(line: 336, column: 46, scope: !789)
!829 = !DILocation(line: 336, column: 38, scope: !789)
!830 = !DILocation(line: 336, column: 71, scope: !789)
!831 = !DILocation(line: 336, column: 75, scope: !789)
!832 = !DILocation(line: 336, column: 67, scope: !789)
!833 = !DILocation(line: 336, column: 65, scope: !789)
!834 = !DILocation(line: 336, column: 94, scope: !789)
!835 = !DILocation(line: 336, column: 99, scope: !789)
!836 = !DILocation(line: 337, column: 5, scope: !789)
!837 = !DILocation(line: 338, column: 11, scope: !789)
!838 = !DILocation(line: 338, column: 15, scope: !789)
!839 = !DILocation(line: 339, column: 25, scope: !789)
!840 = !DILocation(line: 339, column: 17, scope: !789)
!841 = !DILocation(line: 339, column: 36, scope: !789)
!842 = !DILocation(line: 339, column: 40, scope: !789)
!843 = !DILocation(line: 339, column: 32, scope: !789)
!844 = !DILocation(line: 339, column: 30, scope: !789)
!845 = !DILocation(line: 340, column: 20, scope: !789)
!846 = !DILocation(line: 341, scope: !789)
!847 = !DILocation(line: 341, column: 29, scope: !789)
!848 = !DILocation(line: 341, column: 7, scope: !789)
!849 = !DILocation(line: 342, column: 19, scope: !789)
!850 = !DILocation(line: 342, column: 17, scope: !789)
!851 = !DILocation(line: 342, column: 12, scope: !789)
!852 = !DILocation(line: 343, column: 5, scope: !789)
!853 = !DILocation(line: 341, column: 67, scope: !789)
!854 = !DILocation(line: 341, column: 59, scope: !789)
!855 = !DILocation(line: 341, column: 57, scope: !789)
!856 = !DILocation(line: 341, column: 47, scope: !789)
!857 = !DILocation(line: 341, column: 39, scope: !789)
!858 = !DILocation(line: 341, column: 52, scope: !789)
!859 = distinct !{!859, !848, !860, !46, !47}
!860 = !DILocation(line: 341, column: 70, scope: !789)
!861 = !DILocation(line: 344, column: 5, scope: !789)
!862 = !DILocation(line: 328, column: 26, scope: !789)
!863 = distinct !{!863, !793, !864, !46, !47}
!864 = !DILocation(line: 345, column: 3, scope: !789)
!865 = !DILocation(line: 352, column: 1, scope: !789)
!866 = !DILocation(line: 346, scope: !789)
!867 = !DILocation(line: 347, column: 11, scope: !789)
!868 = !DILocation(line: 347, column: 33, scope: !789)
!869 = !DILocation(line: 347, column: 25, scope: !789)
!870 = !DILocation(line: 347, column: 17, scope: !789)
!871 = !DILocation(line: 347, column: 22, scope: !789)
!872 = !DILocation(line: 348, column: 5, scope: !789)
!873 = !DILocation(line: 349, column: 11, scope: !789)
!874 = !DILocation(line: 349, column: 32, scope: !789)
!875 = !DILocation(line: 349, column: 24, scope: !789)
!876 = !DILocation(line: 349, column: 39, scope: !789)
!877 = !DILocation(line: 349, column: 37, scope: !789)
!878 = !DILocation(line: 349, column: 21, scope: !789)
!879 = !DILocation(line: 349, column: 16, scope: !789)
!880 = !DILocation(line: 350, column: 5, scope: !789)
!881 = distinct !{!881, !795, !882, !46, !47}
!882 = !DILocation(line: 351, column: 3, scope: !789)
!883 = distinct !DISubprogram(name: "gj_solve", scope: !1, file: !1, line: 355, type: !12, scopeLine: 355, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!884 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !885)
!885 = distinct !DILocation(line: 359, column: 11, scope: !883)
!886 = !DILocation(line: 360, column: 21, scope: !883)
!887 = !DILocation(line: 360, column: 3, scope: !883)
!888 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !889)
!889 = distinct !DILocation(line: 361, column: 14, scope: !883)
!890 = !DILocation(line: 361, column: 25, scope: !883)
!891 = !DILocation(line: 361, column: 29, scope: !883)
!892 = !DILocation(line: 361, column: 10, scope: !883)
!893 = !DILocation(line: 361, column: 3, scope: !883)
!894 = !DILocation(line: 361, column: 8, scope: !883)
!895 = !DILocation(line: 362, column: 3, scope: !883)
!896 = !DILocation(line: 363, column: 8, scope: !883)
!897 = !DILocation(line: 363, column: 21, scope: !883)
!898 = !DILocation(line: 363, column: 3, scope: !883)
!899 = !DILocation(line: 360, column: 63, scope: !883)
!900 = !DILocation(line: 360, column: 71, scope: !883)
!901 = !DILocation(line: 360, column: 41, scope: !883)
!902 = !DILocation(line: 360, column: 31, scope: !883)
!903 = !DILocation(line: 360, column: 39, scope: !883)
!904 = !DILocation(line: 360, column: 26, scope: !883)
!905 = distinct !{!905, !887, !906, !46, !47}
!906 = !DILocation(line: 360, column: 74, scope: !883)
!907 = !DILocation(line: 379, column: 27, scope: !883)
!908 = !DILocation(line: 379, column: 34, scope: !883)
!909 = !DILocation(line: 379, column: 32, scope: !883)
!910 = !DILocation(line: 379, column: 3, scope: !883)
!911 = !DILocation(line: 379, column: 25, scope: !883)
!912 = !DILocation(line: 380, column: 1, scope: !883)
!913 = !DILocation(line: 364, column: 11, scope: !883)
!914 = !DILocation(line: 365, column: 9, scope: !883)
!915 = !DILocation(line: 366, scope: !883)
!916 = !DILocation(line: 366, column: 29, scope: !883)
!917 = !DILocation(line: 366, column: 7, scope: !883)
!918 = !DILocation(line: 367, column: 17, scope: !883)
!919 = !DILocation(line: 367, column: 32, scope: !883)
!920 = !DILocation(line: 367, column: 30, scope: !883)
!921 = !DILocation(line: 367, column: 28, scope: !883)
!922 = !DILocation(line: 367, column: 41, scope: !883)
!923 = !DILocation(line: 368, column: 5, scope: !883)
!924 = !DILocation(line: 366, column: 49, scope: !883)
!925 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !926)
!926 = distinct !DILocation(line: 366, column: 43, scope: !883)
!927 = !DILocation(line: 366, column: 68, scope: !883)
!928 = !DILocation(line: 366, column: 66, scope: !883)
!929 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !930)
!930 = distinct !DILocation(line: 366, column: 60, scope: !883)
!931 = !DILocation(line: 366, column: 58, scope: !883)
!932 = !DILocation(line: 366, column: 78, scope: !883)
!933 = !DILocation(line: 366, column: 76, scope: !883)
!934 = distinct !{!934, !917, !935, !46, !47}
!935 = !DILocation(line: 366, column: 80, scope: !883)
!936 = !DILocation(line: 369, column: 5, scope: !883)
!937 = !DILocation(line: 370, column: 15, scope: !883)
!938 = !DILocation(line: 370, column: 36, scope: !883)
!939 = !DILocation(line: 370, column: 34, scope: !883)
!940 = !DILocation(line: 370, column: 32, scope: !883)
!941 = !DILocation(line: 370, column: 51, scope: !883)
!942 = !DILocation(line: 371, column: 5, scope: !883)
!943 = !DILocation(line: 372, column: 11, scope: !883)
!944 = !DILocation(line: 373, column: 17, scope: !883)
!945 = !DILocation(line: 373, column: 27, scope: !883)
!946 = !DILocation(line: 373, column: 25, scope: !883)
!947 = !DILocation(line: 374, column: 7, scope: !883)
!948 = !DILocation(line: 375, column: 19, scope: !883)
!949 = !DILocation(line: 375, column: 17, scope: !883)
!950 = !DILocation(line: 375, column: 12, scope: !883)
!951 = !DILocation(line: 376, column: 5, scope: !883)
!952 = !DILocation(line: 374, column: 50, scope: !883)
!953 = !DILocation(line: 374, column: 48, scope: !883)
!954 = !DILocation(line: 374, column: 35, scope: !883)
!955 = !DILocation(line: 374, column: 43, scope: !883)
!956 = !DILocation(line: 374, column: 30, scope: !883)
!957 = !DILocation(line: 374, column: 25, scope: !883)
!958 = distinct !{!958, !947, !959, !46, !47}
!959 = !DILocation(line: 374, column: 56, scope: !883)
!960 = !DILocation(line: 377, column: 5, scope: !883)
!961 = !DILocation(line: 363, column: 26, scope: !883)
!962 = distinct !{!962, !898, !963, !46, !47}
!963 = !DILocation(line: 378, column: 3, scope: !883)
!964 = distinct !DISubprogram(name: "gj_inverse", scope: !1, file: !1, line: 383, type: !12, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!965 = !DILocation(line: 54, column: 27, scope: !425, inlinedAt: !966)
!966 = distinct !DILocation(line: 384, column: 11, scope: !964)
!967 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !968)
!968 = distinct !DILocation(line: 384, column: 28, scope: !964)
!969 = !DILocation(line: 385, column: 21, scope: !964)
!970 = !DILocation(line: 385, column: 3, scope: !964)
!971 = !DILocation(line: 396, column: 1, scope: !964)
!972 = !DILocation(line: 386, column: 26, scope: !964)
!973 = !DILocation(line: 386, column: 30, scope: !964)
!974 = !DILocation(line: 386, column: 22, scope: !964)
!975 = !DILocation(line: 386, column: 20, scope: !964)
!976 = !DILocation(line: 387, column: 23, scope: !964)
!977 = !DILocation(line: 387, column: 15, scope: !964)
!978 = !DILocation(line: 387, column: 41, scope: !964)
!979 = !DILocation(line: 387, column: 33, scope: !964)
!980 = !DILocation(line: 387, column: 51, scope: !964)
!981 = !DILocation(line: 388, column: 5, scope: !964)
!982 = !DILocation(line: 389, column: 11, scope: !964)
!983 = !DILocation(line: 389, column: 16, scope: !964)
!984 = !DILocation(line: 390, column: 16, scope: !964)
!985 = !DILocation(line: 390, column: 28, scope: !964)
!986 = !DILocation(line: 390, column: 22, scope: !964)
!987 = !DILocation(line: 391, column: 16, scope: !964)
!988 = !DILocation(line: 391, column: 26, scope: !964)
!989 = !DILocation(line: 391, column: 29, scope: !964)
!990 = !DILocation(line: 391, column: 22, scope: !964)
!991 = !DILocation(line: 392, column: 20, scope: !964)
!992 = !DILocation(line: 392, column: 24, scope: !964)
!993 = !DILocation(line: 392, column: 16, scope: !964)
!994 = !DILocation(line: 0, scope: !964)
!995 = !DILocation(line: 393, column: 18, scope: !964)
!996 = !DILocation(line: 394, column: 5, scope: !964)
!997 = !DILocation(line: 385, column: 26, scope: !964)
!998 = distinct !{!998, !970, !999, !46, !47}
!999 = !DILocation(line: 395, column: 3, scope: !964)
!1000 = distinct !DISubprogram(name: "det5", scope: !1, file: !1, line: 399, type: !12, scopeLine: 399, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1001 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 400, column: 11, scope: !1000)
!1003 = !DILocation(line: 79, column: 27, scope: !267, inlinedAt: !1004)
!1004 = distinct !DILocation(line: 400, column: 24, scope: !1000)
!1005 = !DILocation(line: 400, column: 22, scope: !1000)
!1006 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !1007)
!1007 = distinct !DILocation(line: 400, column: 37, scope: !1000)
!1008 = !DILocation(line: 400, column: 35, scope: !1000)
!1009 = !DILocation(line: 401, column: 9, scope: !1000)
!1010 = !DILocation(line: 402, column: 3, scope: !1000)
!1011 = !DILocation(line: 403, column: 3, scope: !1000)
!1012 = !DILocation(line: 403, column: 31, scope: !1000)
!1013 = !DILocation(line: 403, column: 26, scope: !1000)
!1014 = !DILocation(line: 403, column: 21, scope: !1000)
!1015 = distinct !{!1015, !1011, !1016, !46, !47}
!1016 = !DILocation(line: 403, column: 90, scope: !1000)
!1017 = !DILocation(line: 403, column: 87, scope: !1000)
!1018 = !DILocation(line: 403, column: 69, scope: !1000)
!1019 = !DILocation(line: 403, column: 59, scope: !1000)
!1020 = !DILocation(line: 403, column: 67, scope: !1000)
!1021 = !DILocation(line: 403, column: 54, scope: !1000)
!1022 = !DILocation(line: 403, column: 49, scope: !1000)
!1023 = distinct !{!1023, !1012, !1016, !46, !47}
!1024 = !DILocation(line: 405, column: 21, scope: !1000)
!1025 = !DILocation(line: 405, column: 3, scope: !1000)
!1026 = distinct !{!1026, !1025, !1027, !46, !47}
!1027 = !DILocation(line: 414, column: 3, scope: !1000)
!1028 = !DILocation(line: 415, column: 3, scope: !1000)
!1029 = !DILocation(line: 415, column: 10, scope: !1000)
!1030 = !DILocation(line: 416, column: 1, scope: !1000)
!1031 = !DILocation(line: 407, column: 20, scope: !1000)
!1032 = !DILocation(line: 407, column: 27, scope: !1000)
!1033 = !DILocation(line: 407, column: 5, scope: !1000)
!1034 = !DILocation(line: 0, scope: !1000)
!1035 = !DILocation(line: 408, column: 11, scope: !1000)
!1036 = !DILocation(line: 407, column: 47, scope: !1000)
!1037 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 407, column: 41, scope: !1000)
!1039 = !DILocation(line: 407, column: 64, scope: !1000)
!1040 = !DILocation(line: 116, column: 44, scope: !27, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 407, column: 58, scope: !1000)
!1042 = !DILocation(line: 407, column: 56, scope: !1000)
!1043 = !DILocation(line: 407, column: 32, scope: !1000)
!1044 = distinct !{!1044, !1033, !1045, !46, !47}
!1045 = !DILocation(line: 407, column: 78, scope: !1000)
!1046 = !DILocation(line: 408, column: 27, scope: !1000)
!1047 = !DILocation(line: 408, column: 67, scope: !1000)
!1048 = !DILocation(line: 408, column: 86, scope: !1000)
!1049 = !DILocation(line: 408, column: 84, scope: !1000)
!1050 = !DILocation(line: 408, column: 103, scope: !1000)
!1051 = !DILocation(line: 408, column: 50, scope: !1000)
!1052 = !DILocation(line: 408, column: 45, scope: !1000)
!1053 = distinct !{!1053, !1046, !1054, !46, !47}
!1054 = !DILocation(line: 408, column: 108, scope: !1000)
!1055 = !DILocation(line: 408, column: 23, scope: !1000)
!1056 = !DILocation(line: 409, column: 10, scope: !1000)
!1057 = !DILocation(line: 409, column: 7, scope: !1000)
!1058 = !DILocation(line: 410, column: 27, scope: !1000)
!1059 = !DILocation(line: 410, column: 5, scope: !1000)
!1060 = !DILocation(line: 411, column: 17, scope: !1000)
!1061 = !DILocation(line: 411, column: 27, scope: !1000)
!1062 = !DILocation(line: 411, column: 25, scope: !1000)
!1063 = !DILocation(line: 412, column: 7, scope: !1000)
!1064 = !DILocation(line: 410, column: 32, scope: !1000)
!1065 = distinct !{!1065, !1059, !1066, !46, !47}
!1066 = !DILocation(line: 413, column: 5, scope: !1000)
!1067 = !DILocation(line: 412, column: 54, scope: !1000)
!1068 = !DILocation(line: 412, column: 52, scope: !1000)
!1069 = !DILocation(line: 412, column: 39, scope: !1000)
!1070 = !DILocation(line: 412, column: 47, scope: !1000)
!1071 = !DILocation(line: 412, column: 34, scope: !1000)
!1072 = !DILocation(line: 412, column: 29, scope: !1000)
!1073 = distinct !{!1073, !1063, !1074, !46, !47}
!1074 = !DILocation(line: 412, column: 60, scope: !1000)
