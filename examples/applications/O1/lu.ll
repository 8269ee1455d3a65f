; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11lu_diagonalPfiiE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE8diagonal = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_diagonalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = add i32 %1, 1, !dbg !18
  %6 = mul i32 %2, %5, !dbg !18
  %7 = add i32 %6, %4
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %8, !dbg !19
  br label %17, !dbg !20

10:                                               ; preds = %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %11
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %13
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %15
  br label %32, !dbg !22

17:                                               ; preds = %3, %17
  %18 = phi i32 [ 0, %3 ], [ %26, %17 ]
  %19 = mul nsw i32 %18, %1, !dbg !23
  %20 = add i32 %7, %19, !dbg !24
  %21 = sext i32 %20 to i64, !dbg !25
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !25
  %23 = load float, ptr %22, align 4, !dbg !25, !tbaa !26
  %24 = zext nneg i32 %18 to i64, !dbg !28
  %25 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %24, !dbg !28
  store float %23, ptr %25, align 4, !dbg !29, !tbaa !26
  %26 = add nuw nsw i32 %18, 1, !dbg !30
  %27 = icmp eq i32 %26, 16, !dbg !31
  br i1 %27, label %10, label %17, !dbg !20, !llvm.loop !32

28:                                               ; preds = %82
  %29 = zext nneg i32 %4 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %29, !dbg !36
  %31 = add i32 %6, %4
  br label %87, !dbg !36

32:                                               ; preds = %10, %82
  %33 = phi i32 [ 1, %10 ], [ %84, %82 ]
  %34 = phi i32 [ 0, %10 ], [ %83, %82 ]
  %35 = icmp samesign ugt i32 %4, %34, !dbg !37
  br i1 %35, label %36, label %63, !dbg !37

36:                                               ; preds = %32
  %37 = icmp eq i32 %34, 0, !dbg !38
  br i1 %37, label %43, label %38, !dbg !39

38:                                               ; preds = %36
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %39, !dbg !39
  %41 = getelementptr inbounds nuw float, ptr %12, i64 %39
  %42 = load float, ptr %41, align 4, !tbaa !26
  br label %51, !dbg !39

43:                                               ; preds = %51, %36
  %44 = zext nneg i32 %34 to i64, !dbg !40
  %45 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %44, !dbg !40
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %44, !dbg !40
  %47 = load float, ptr %46, align 4, !dbg !40, !tbaa !26
  %48 = getelementptr inbounds nuw float, ptr %14, i64 %44, !dbg !41
  %49 = load float, ptr %48, align 4, !dbg !42, !tbaa !26
  %50 = fdiv contract float %49, %47, !dbg !42
  store float %50, ptr %48, align 4, !dbg !42, !tbaa !26
  br label %63, !dbg !43

51:                                               ; preds = %38, %51
  %52 = phi float [ %42, %38 ], [ %60, %51 ], !dbg !44
  %53 = phi i32 [ 0, %38 ], [ %61, %51 ]
  %54 = zext nneg i32 %53 to i64, !dbg !44
  %55 = getelementptr inbounds nuw float, ptr %12, i64 %54, !dbg !44
  %56 = load float, ptr %55, align 4, !dbg !44, !tbaa !26
  %57 = getelementptr inbounds nuw [16 x float], ptr %40, i64 %54, !dbg !45
  %58 = load float, ptr %57, align 4, !dbg !45, !tbaa !26
  %59 = fmul contract float %56, %58, !dbg !46
  %60 = fsub contract float %52, %59, !dbg !47
  store float %60, ptr %41, align 4, !dbg !47, !tbaa !26
  %61 = add nuw nsw i32 %53, 1, !dbg !48
  %62 = icmp eq i32 %61, %34, !dbg !38
  br i1 %62, label %43, label %51, !dbg !39, !llvm.loop !49

63:                                               ; preds = %43, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  br i1 %35, label %64, label %82, !dbg !52

64:                                               ; preds = %63
  %65 = zext nneg i32 %34 to i64
  %66 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %68 = getelementptr inbounds nuw float, ptr %67, i64 %15
  %69 = load float, ptr %68, align 4, !tbaa !26
  br label %70, !dbg !53

70:                                               ; preds = %64, %70
  %71 = phi i32 [ 0, %64 ], [ %80, %70 ]
  %72 = phi float [ %69, %64 ], [ %79, %70 ]
  %73 = zext nneg i32 %71 to i64, !dbg !54
  %74 = getelementptr inbounds nuw float, ptr %67, i64 %73, !dbg !54
  %75 = load float, ptr %74, align 4, !dbg !54, !tbaa !26
  %76 = getelementptr inbounds nuw [16 x float], ptr %16, i64 %73, !dbg !55
  %77 = load float, ptr %76, align 4, !dbg !55, !tbaa !26
  %78 = fmul contract float %75, %77, !dbg !56
  %79 = fsub contract float %72, %78, !dbg !57
  store float %79, ptr %68, align 4, !dbg !57, !tbaa !26
  %80 = add nuw nsw i32 %71, 1, !dbg !58
  %81 = icmp eq i32 %80, %33, !dbg !59
  br i1 %81, label %82, label %70, !dbg !53, !llvm.loop !60

82:                                               ; preds = %70, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %83 = add nuw nsw i32 %34, 1, !dbg !63
  %84 = add nuw nsw i32 %33, 1, !dbg !22
  %85 = icmp eq i32 %83, 15, !dbg !64
  br i1 %85, label %28, label %32, !dbg !22, !llvm.loop !65

86:                                               ; preds = %87
  ret void, !dbg !67

87:                                               ; preds = %28, %87
  %88 = phi i32 [ 1, %28 ], [ %96, %87 ]
  %89 = zext nneg i32 %88 to i64, !dbg !68
  %90 = getelementptr inbounds nuw [16 x float], ptr %30, i64 %89, !dbg !68
  %91 = load float, ptr %90, align 4, !dbg !68, !tbaa !26
  %92 = mul nsw i32 %88, %1, !dbg !69
  %93 = add i32 %31, %92, !dbg !70
  %94 = sext i32 %93 to i64, !dbg !71
  %95 = getelementptr inbounds float, ptr %0, i64 %94, !dbg !71
  store float %91, ptr %95, align 4, !dbg !72, !tbaa !26
  %96 = add nuw nsw i32 %88, 1, !dbg !73
  %97 = icmp eq i32 %96, 16, !dbg !74
  br i1 %97, label %86, label %87, !dbg !36, !llvm.loop !75
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12lu_perimeterPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !77 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %5 = shl i32 %4, 4, !dbg !81
  %6 = add i32 %5, 16, !dbg !81
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %8 = icmp samesign ult i32 %7, 16, !dbg !84
  br i1 %8, label %9, label %42, !dbg !84

9:                                                ; preds = %3
  %10 = add i32 %1, 1, !dbg !85
  %11 = mul i32 %2, %10, !dbg !85
  %12 = add i32 %11, %7
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %13, !dbg !86
  br label %20, !dbg !87

15:                                               ; preds = %20
  %16 = or disjoint i32 %6, %7
  %17 = add i32 %16, %11
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %18, !dbg !88
  br label %31, !dbg !88

20:                                               ; preds = %9, %20
  %21 = phi i32 [ 0, %9 ], [ %29, %20 ]
  %22 = mul nsw i32 %21, %1, !dbg !89
  %23 = add i32 %12, %22, !dbg !90
  %24 = sext i32 %23 to i64, !dbg !91
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !91
  %26 = load float, ptr %25, align 4, !dbg !91, !tbaa !26
  %27 = zext nneg i32 %21 to i64, !dbg !92
  %28 = getelementptr inbounds nuw [16 x float], ptr %14, i64 %27, !dbg !92
  store float %26, ptr %28, align 4, !dbg !93, !tbaa !26
  %29 = add nuw nsw i32 %21, 1, !dbg !94
  %30 = icmp eq i32 %29, 8, !dbg !95
  br i1 %30, label %15, label %20, !dbg !87, !llvm.loop !96

31:                                               ; preds = %15, %31
  %32 = phi i32 [ 0, %15 ], [ %40, %31 ]
  %33 = mul nsw i32 %32, %1, !dbg !98
  %34 = add i32 %17, %33, !dbg !99
  %35 = sext i32 %34 to i64, !dbg !100
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !100
  %37 = load float, ptr %36, align 4, !dbg !100, !tbaa !26
  %38 = zext nneg i32 %32 to i64, !dbg !101
  %39 = getelementptr inbounds nuw [16 x float], ptr %19, i64 %38, !dbg !101
  store float %37, ptr %39, align 4, !dbg !102, !tbaa !26
  %40 = add nuw nsw i32 %32, 1, !dbg !103
  %41 = icmp eq i32 %40, 16, !dbg !104
  br i1 %41, label %76, label %31, !dbg !88, !llvm.loop !105

42:                                               ; preds = %3
  %43 = add nsw i32 %7, -16, !dbg !107
  %44 = add i32 %2, %43
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %45, !dbg !108
  br label %52, !dbg !109

47:                                               ; preds = %52
  %48 = add nsw i32 %2, %6, !dbg !110
  %49 = add i32 %2, %43
  %50 = zext nneg i32 %43 to i64
  %51 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %50, !dbg !111
  br label %64, !dbg !112

52:                                               ; preds = %42, %52
  %53 = phi i32 [ 8, %42 ], [ %62, %52 ]
  %54 = add i32 %53, %2, !dbg !113
  %55 = mul i32 %54, %1, !dbg !113
  %56 = add i32 %44, %55, !dbg !113
  %57 = sext i32 %56 to i64, !dbg !114
  %58 = getelementptr inbounds float, ptr %0, i64 %57, !dbg !114
  %59 = load float, ptr %58, align 4, !dbg !114, !tbaa !26
  %60 = zext nneg i32 %53 to i64, !dbg !115
  %61 = getelementptr [16 x float], ptr %46, i64 %60, !dbg !115
  store float %59, ptr %61, align 4, !dbg !116, !tbaa !26
  %62 = add nuw nsw i32 %53, 1, !dbg !117
  %63 = icmp eq i32 %62, 16, !dbg !118
  br i1 %63, label %47, label %52, !dbg !109, !llvm.loop !119

64:                                               ; preds = %47, %64
  %65 = phi i32 [ 0, %47 ], [ %74, %64 ]
  %66 = add i32 %48, %65, !dbg !121
  %67 = mul i32 %66, %1, !dbg !121
  %68 = add i32 %49, %67, !dbg !121
  %69 = sext i32 %68 to i64, !dbg !122
  %70 = getelementptr inbounds float, ptr %0, i64 %69, !dbg !122
  %71 = load float, ptr %70, align 4, !dbg !122, !tbaa !26
  %72 = zext nneg i32 %65 to i64, !dbg !123
  %73 = getelementptr [16 x float], ptr %51, i64 %72, !dbg !123
  store float %71, ptr %73, align 4, !dbg !124, !tbaa !26
  %74 = add nuw nsw i32 %65, 1, !dbg !125
  %75 = icmp eq i32 %74, 16, !dbg !126
  br i1 %75, label %76, label %64, !dbg !112, !llvm.loop !127

76:                                               ; preds = %64, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
  br i1 %8, label %77, label %102, !dbg !130

77:                                               ; preds = %76
  %78 = zext nneg i32 %7 to i64
  %79 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %78
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %78, !dbg !131
  br label %81, !dbg !131

81:                                               ; preds = %77, %87
  %82 = phi i32 [ 1, %77 ], [ %88, %87 ]
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %83
  %85 = getelementptr inbounds nuw [16 x float], ptr %80, i64 %83
  %86 = load float, ptr %85, align 4, !tbaa !26
  br label %90, !dbg !132

87:                                               ; preds = %90
  %88 = add nuw nsw i32 %82, 1, !dbg !133
  %89 = icmp eq i32 %88, 16, !dbg !134
  br i1 %89, label %138, label %81, !dbg !131, !llvm.loop !135

90:                                               ; preds = %81, %90
  %91 = phi i32 [ 0, %81 ], [ %100, %90 ]
  %92 = phi float [ %86, %81 ], [ %99, %90 ]
  %93 = zext nneg i32 %91 to i64, !dbg !137
  %94 = getelementptr inbounds nuw float, ptr %84, i64 %93, !dbg !137
  %95 = load float, ptr %94, align 4, !dbg !137, !tbaa !26
  %96 = getelementptr inbounds nuw [16 x float], ptr %79, i64 %93, !dbg !138
  %97 = load float, ptr %96, align 4, !dbg !138, !tbaa !26
  %98 = fmul contract float %95, %97, !dbg !139
  %99 = fsub contract float %92, %98, !dbg !140
  store float %99, ptr %85, align 4, !dbg !140, !tbaa !26
  %100 = add nuw nsw i32 %91, 1, !dbg !141
  %101 = icmp eq i32 %100, %82, !dbg !142
  br i1 %101, label %87, label %90, !dbg !132, !llvm.loop !143

102:                                              ; preds = %76
  %103 = add nsw i32 %7, -16, !dbg !144
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %104
  %106 = zext nneg i32 %103 to i64
  %107 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %106
  br label %108, !dbg !145

108:                                              ; preds = %102, %116
  %109 = phi i32 [ 0, %102 ], [ %124, %116 ]
  %110 = icmp eq i32 %109, 0, !dbg !146
  br i1 %110, label %116, label %111, !dbg !147

111:                                              ; preds = %108
  %112 = zext nneg i32 %109 to i64
  %113 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %112, !dbg !147
  %114 = getelementptr inbounds nuw float, ptr %107, i64 %112
  %115 = load float, ptr %114, align 4, !tbaa !26
  br label %126, !dbg !147

116:                                              ; preds = %126, %108
  %117 = zext nneg i32 %109 to i64, !dbg !148
  %118 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %117, !dbg !148
  %119 = getelementptr inbounds nuw float, ptr %118, i64 %117, !dbg !148
  %120 = load float, ptr %119, align 4, !dbg !148, !tbaa !26
  %121 = getelementptr inbounds nuw float, ptr %105, i64 %117, !dbg !149
  %122 = load float, ptr %121, align 4, !dbg !150, !tbaa !26
  %123 = fdiv contract float %122, %120, !dbg !150
  store float %123, ptr %121, align 4, !dbg !150, !tbaa !26
  %124 = add nuw nsw i32 %109, 1, !dbg !151
  %125 = icmp eq i32 %124, 16, !dbg !152
  br i1 %125, label %138, label %108, !dbg !145, !llvm.loop !153

126:                                              ; preds = %111, %126
  %127 = phi float [ %115, %111 ], [ %135, %126 ], !dbg !155
  %128 = phi i32 [ 0, %111 ], [ %136, %126 ]
  %129 = zext nneg i32 %128 to i64, !dbg !155
  %130 = getelementptr inbounds nuw float, ptr %107, i64 %129, !dbg !155
  %131 = load float, ptr %130, align 4, !dbg !155, !tbaa !26
  %132 = getelementptr inbounds nuw [16 x float], ptr %113, i64 %129, !dbg !156
  %133 = load float, ptr %132, align 4, !dbg !156, !tbaa !26
  %134 = fmul contract float %131, %133, !dbg !157
  %135 = fsub contract float %127, %134, !dbg !158
  store float %135, ptr %114, align 4, !dbg !158, !tbaa !26
  %136 = add nuw nsw i32 %128, 1, !dbg !159
  %137 = icmp eq i32 %136, %109, !dbg !146
  br i1 %137, label %116, label %126, !dbg !147, !llvm.loop !160

138:                                              ; preds = %116, %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  br i1 %8, label %139, label %157, !dbg !163

139:                                              ; preds = %138
  %140 = add i32 %1, 1, !dbg !164
  %141 = mul i32 %2, %140, !dbg !164
  %142 = zext nneg i32 %7 to i64
  %143 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %142, !dbg !165
  %144 = or disjoint i32 %6, %7
  %145 = add i32 %144, %141
  br label %146, !dbg !166

146:                                              ; preds = %139, %146
  %147 = phi i32 [ 1, %139 ], [ %155, %146 ]
  %148 = zext nneg i32 %147 to i64, !dbg !167
  %149 = getelementptr inbounds nuw [16 x float], ptr %143, i64 %148, !dbg !167
  %150 = load float, ptr %149, align 4, !dbg !167, !tbaa !26
  %151 = mul nsw i32 %147, %1, !dbg !168
  %152 = add i32 %145, %151, !dbg !169
  %153 = sext i32 %152 to i64, !dbg !170
  %154 = getelementptr inbounds float, ptr %0, i64 %153, !dbg !170
  store float %150, ptr %154, align 4, !dbg !171, !tbaa !26
  %155 = add nuw nsw i32 %147, 1, !dbg !172
  %156 = icmp eq i32 %155, 16, !dbg !173
  br i1 %156, label %175, label %146, !dbg !166, !llvm.loop !174

157:                                              ; preds = %138
  %158 = add nsw i32 %7, -16, !dbg !176
  %159 = add nsw i32 %2, %6, !dbg !177
  %160 = zext nneg i32 %158 to i64
  %161 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %160, !dbg !178
  %162 = add i32 %2, %158
  br label %163, !dbg !179

163:                                              ; preds = %157, %163
  %164 = phi i32 [ 0, %157 ], [ %173, %163 ]
  %165 = zext nneg i32 %164 to i64, !dbg !180
  %166 = getelementptr [16 x float], ptr %161, i64 %165, !dbg !180
  %167 = load float, ptr %166, align 4, !dbg !180, !tbaa !26
  %168 = add i32 %159, %164, !dbg !181
  %169 = mul i32 %168, %1, !dbg !181
  %170 = add i32 %162, %169, !dbg !181
  %171 = sext i32 %170 to i64, !dbg !182
  %172 = getelementptr inbounds float, ptr %0, i64 %171, !dbg !182
  store float %167, ptr %172, align 4, !dbg !183, !tbaa !26
  %173 = add nuw nsw i32 %164, 1, !dbg !184
  %174 = icmp eq i32 %173, 16, !dbg !185
  br i1 %174, label %175, label %163, !dbg !179, !llvm.loop !186

175:                                              ; preds = %163, %146
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_internalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !189 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !195
  %7 = shl nuw nsw i32 %6, 4, !dbg !198
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %9 = shl i32 %8, 4, !dbg !201
  %10 = add i32 %2, 16, !dbg !201
  %11 = add i32 %10, %9, !dbg !202
  %12 = add nsw i32 %2, %5, !dbg !203
  %13 = mul nsw i32 %12, %1, !dbg !204
  %14 = add i32 %11, %4, !dbg !205
  %15 = add i32 %14, %13, !dbg !206
  %16 = sext i32 %15 to i64, !dbg !207
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !207
  %18 = load float, ptr %17, align 4, !dbg !207, !tbaa !26
  %19 = zext nneg i32 %5 to i64, !dbg !208
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %19, !dbg !208
  %21 = zext nneg i32 %4 to i64, !dbg !208
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21, !dbg !208
  store float %18, ptr %22, align 4, !dbg !209, !tbaa !26
  %23 = add i32 %2, 16, !dbg !198
  %24 = add i32 %23, %5, !dbg !210
  %25 = add i32 %24, %7, !dbg !211
  %26 = mul nsw i32 %25, %1, !dbg !212
  %27 = add i32 %26, %4, !dbg !213
  %28 = add i32 %27, %2, !dbg !214
  %29 = sext i32 %28 to i64, !dbg !215
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !215
  %31 = load float, ptr %30, align 4, !dbg !215, !tbaa !26
  %32 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3col to ptr), i64 %19, !dbg !216
  %33 = getelementptr inbounds nuw float, ptr %32, i64 %21, !dbg !216
  store float %31, ptr %33, align 4, !dbg !217, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !218
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %21, !dbg !219
  br label %42, !dbg !220

35:                                               ; preds = %42
  %36 = add i32 %11, %4, !dbg !221
  %37 = add i32 %36, %26, !dbg !222
  %38 = sext i32 %37 to i64, !dbg !223
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !223
  %40 = load float, ptr %39, align 4, !dbg !224, !tbaa !26
  %41 = fsub contract float %40, %51, !dbg !224
  store float %41, ptr %39, align 4, !dbg !224, !tbaa !26
  ret void, !dbg !225

42:                                               ; preds = %3, %42
  %43 = phi i32 [ 0, %3 ], [ %52, %42 ]
  %44 = phi float [ 0.000000e+00, %3 ], [ %51, %42 ]
  %45 = zext nneg i32 %43 to i64, !dbg !226
  %46 = getelementptr inbounds nuw float, ptr %32, i64 %45, !dbg !226
  %47 = load float, ptr %46, align 4, !dbg !226, !tbaa !26
  %48 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %45, !dbg !227
  %49 = load float, ptr %48, align 4, !dbg !227, !tbaa !26
  %50 = fmul contract float %47, %49, !dbg !228
  %51 = fadd contract float %44, %50, !dbg !229
  %52 = add nuw nsw i32 %43, 1, !dbg !230
  %53 = icmp eq i32 %52, 16, !dbg !231
  br i1 %53, label %35, label %42, !dbg !220, !llvm.loop !232
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !DISubprogram(name: "lu_diagonal", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 11, scope: !11)
!18 = !DILocation(line: 8, column: 23, scope: !11)
!19 = !DILocation(line: 9, column: 8, scope: !11)
!20 = !DILocation(line: 9, column: 3, scope: !11)
!21 = !DILocation(line: 10, column: 3, scope: !11)
!22 = !DILocation(line: 11, column: 3, scope: !11)
!23 = !DILocation(line: 9, column: 53, scope: !11)
!24 = !DILocation(line: 9, column: 57, scope: !11)
!25 = !DILocation(line: 9, column: 44, scope: !11)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 9, column: 34, scope: !11)
!29 = !DILocation(line: 9, column: 42, scope: !11)
!30 = !DILocation(line: 9, column: 29, scope: !11)
!31 = !DILocation(line: 9, column: 21, scope: !11)
!32 = distinct !{!32, !20, !33, !34, !35}
!33 = !DILocation(line: 9, column: 60, scope: !11)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 22, column: 3, scope: !11)
!37 = !DILocation(line: 12, column: 11, scope: !11)
!38 = !DILocation(line: 13, column: 25, scope: !11)
!39 = !DILocation(line: 13, column: 7, scope: !11)
!40 = !DILocation(line: 14, column: 18, scope: !11)
!41 = !DILocation(line: 14, column: 7, scope: !11)
!42 = !DILocation(line: 14, column: 15, scope: !11)
!43 = !DILocation(line: 15, column: 5, scope: !11)
!44 = !DILocation(line: 13, column: 46, scope: !11)
!45 = !DILocation(line: 13, column: 56, scope: !11)
!46 = !DILocation(line: 13, column: 54, scope: !11)
!47 = !DILocation(line: 13, column: 43, scope: !11)
!48 = !DILocation(line: 13, column: 30, scope: !11)
!49 = distinct !{!49, !39, !50, !34, !35}
!50 = !DILocation(line: 13, column: 62, scope: !11)
!51 = !DILocation(line: 16, column: 5, scope: !11)
!52 = !DILocation(line: 17, column: 11, scope: !11)
!53 = !DILocation(line: 18, column: 7, scope: !11)
!54 = !DILocation(line: 18, column: 54, scope: !11)
!55 = !DILocation(line: 18, column: 68, scope: !11)
!56 = !DILocation(line: 18, column: 66, scope: !11)
!57 = !DILocation(line: 18, column: 51, scope: !11)
!58 = !DILocation(line: 18, column: 34, scope: !11)
!59 = !DILocation(line: 18, column: 25, scope: !11)
!60 = distinct !{!60, !53, !61, !34, !35}
!61 = !DILocation(line: 18, column: 74, scope: !11)
!62 = !DILocation(line: 20, column: 5, scope: !11)
!63 = !DILocation(line: 11, column: 33, scope: !11)
!64 = !DILocation(line: 11, column: 21, scope: !11)
!65 = distinct !{!65, !22, !66, !34, !35}
!66 = !DILocation(line: 21, column: 3, scope: !11)
!67 = !DILocation(line: 23, column: 1, scope: !11)
!68 = !DILocation(line: 22, column: 54, scope: !11)
!69 = !DILocation(line: 22, column: 43, scope: !11)
!70 = !DILocation(line: 22, column: 47, scope: !11)
!71 = !DILocation(line: 22, column: 34, scope: !11)
!72 = !DILocation(line: 22, column: 52, scope: !11)
!73 = !DILocation(line: 22, column: 29, scope: !11)
!74 = !DILocation(line: 22, column: 21, scope: !11)
!75 = distinct !{!75, !36, !76, !34, !35}
!76 = !DILocation(line: 22, column: 60, scope: !11)
!77 = distinct !DISubprogram(name: "lu_perimeter", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 66, column: 27, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 29, column: 15, scope: !77)
!81 = !DILocation(line: 29, column: 31, scope: !77)
!82 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !83)
!83 = distinct !DILocation(line: 30, column: 7, scope: !77)
!84 = !DILocation(line: 30, column: 19, scope: !77)
!85 = !DILocation(line: 32, column: 21, scope: !77)
!86 = !DILocation(line: 33, column: 10, scope: !77)
!87 = !DILocation(line: 33, column: 5, scope: !77)
!88 = !DILocation(line: 34, column: 5, scope: !77)
!89 = !DILocation(line: 33, column: 70, scope: !77)
!90 = !DILocation(line: 33, column: 74, scope: !77)
!91 = !DILocation(line: 33, column: 61, scope: !77)
!92 = !DILocation(line: 33, column: 40, scope: !77)
!93 = !DILocation(line: 33, column: 59, scope: !77)
!94 = !DILocation(line: 33, column: 35, scope: !77)
!95 = !DILocation(line: 33, column: 23, scope: !77)
!96 = distinct !{!96, !87, !97, !34, !35}
!97 = !DILocation(line: 33, column: 81, scope: !77)
!98 = !DILocation(line: 34, column: 61, scope: !77)
!99 = !DILocation(line: 34, column: 72, scope: !77)
!100 = !DILocation(line: 34, column: 52, scope: !77)
!101 = !DILocation(line: 34, column: 36, scope: !77)
!102 = !DILocation(line: 34, column: 50, scope: !77)
!103 = !DILocation(line: 34, column: 31, scope: !77)
!104 = !DILocation(line: 34, column: 23, scope: !77)
!105 = distinct !{!105, !88, !106, !34, !35}
!106 = !DILocation(line: 34, column: 79, scope: !77)
!107 = !DILocation(line: 36, column: 25, scope: !77)
!108 = !DILocation(line: 38, column: 10, scope: !77)
!109 = !DILocation(line: 38, column: 5, scope: !77)
!110 = !DILocation(line: 40, column: 18, scope: !77)
!111 = !DILocation(line: 41, column: 10, scope: !77)
!112 = !DILocation(line: 41, column: 5, scope: !77)
!113 = !DILocation(line: 39, column: 54, scope: !77)
!114 = !DILocation(line: 39, column: 28, scope: !77)
!115 = !DILocation(line: 39, column: 7, scope: !77)
!116 = !DILocation(line: 39, column: 26, scope: !77)
!117 = !DILocation(line: 38, column: 38, scope: !77)
!118 = !DILocation(line: 38, column: 30, scope: !77)
!119 = distinct !{!119, !109, !120, !34, !35}
!120 = !DILocation(line: 39, column: 61, scope: !77)
!121 = !DILocation(line: 41, column: 65, scope: !77)
!122 = !DILocation(line: 41, column: 52, scope: !77)
!123 = !DILocation(line: 41, column: 36, scope: !77)
!124 = !DILocation(line: 41, column: 50, scope: !77)
!125 = !DILocation(line: 41, column: 31, scope: !77)
!126 = !DILocation(line: 41, column: 23, scope: !77)
!127 = distinct !{!127, !112, !128, !34, !35}
!128 = !DILocation(line: 41, column: 72, scope: !77)
!129 = !DILocation(line: 43, column: 3, scope: !77)
!130 = !DILocation(line: 44, column: 19, scope: !77)
!131 = !DILocation(line: 46, column: 5, scope: !77)
!132 = !DILocation(line: 47, column: 7, scope: !77)
!133 = !DILocation(line: 46, column: 31, scope: !77)
!134 = !DILocation(line: 46, column: 23, scope: !77)
!135 = distinct !{!135, !131, !136, !34, !35}
!136 = !DILocation(line: 47, column: 81, scope: !77)
!137 = !DILocation(line: 47, column: 52, scope: !77)
!138 = !DILocation(line: 47, column: 69, scope: !77)
!139 = !DILocation(line: 47, column: 67, scope: !77)
!140 = !DILocation(line: 47, column: 49, scope: !77)
!141 = !DILocation(line: 47, column: 30, scope: !77)
!142 = !DILocation(line: 47, column: 25, scope: !77)
!143 = distinct !{!143, !132, !136, !34, !35}
!144 = !DILocation(line: 49, column: 25, scope: !77)
!145 = !DILocation(line: 50, column: 5, scope: !77)
!146 = !DILocation(line: 51, column: 25, scope: !77)
!147 = !DILocation(line: 51, column: 7, scope: !77)
!148 = !DILocation(line: 52, column: 24, scope: !77)
!149 = !DILocation(line: 52, column: 7, scope: !77)
!150 = !DILocation(line: 52, column: 21, scope: !77)
!151 = !DILocation(line: 50, column: 31, scope: !77)
!152 = !DILocation(line: 50, column: 23, scope: !77)
!153 = distinct !{!153, !145, !154, !34, !35}
!154 = !DILocation(line: 53, column: 5, scope: !77)
!155 = !DILocation(line: 51, column: 52, scope: !77)
!156 = !DILocation(line: 51, column: 68, scope: !77)
!157 = !DILocation(line: 51, column: 66, scope: !77)
!158 = !DILocation(line: 51, column: 49, scope: !77)
!159 = !DILocation(line: 51, column: 30, scope: !77)
!160 = distinct !{!160, !147, !161, !34, !35}
!161 = !DILocation(line: 51, column: 81, scope: !77)
!162 = !DILocation(line: 55, column: 3, scope: !77)
!163 = !DILocation(line: 56, column: 19, scope: !77)
!164 = !DILocation(line: 58, column: 21, scope: !77)
!165 = !DILocation(line: 59, column: 10, scope: !77)
!166 = !DILocation(line: 59, column: 5, scope: !77)
!167 = !DILocation(line: 59, column: 67, scope: !77)
!168 = !DILocation(line: 59, column: 45, scope: !77)
!169 = !DILocation(line: 59, column: 56, scope: !77)
!170 = !DILocation(line: 59, column: 36, scope: !77)
!171 = !DILocation(line: 59, column: 65, scope: !77)
!172 = !DILocation(line: 59, column: 31, scope: !77)
!173 = !DILocation(line: 59, column: 23, scope: !77)
!174 = distinct !{!174, !166, !175, !34, !35}
!175 = !DILocation(line: 59, column: 79, scope: !77)
!176 = !DILocation(line: 61, column: 25, scope: !77)
!177 = !DILocation(line: 62, column: 18, scope: !77)
!178 = !DILocation(line: 63, column: 10, scope: !77)
!179 = !DILocation(line: 63, column: 5, scope: !77)
!180 = !DILocation(line: 63, column: 60, scope: !77)
!181 = !DILocation(line: 63, column: 49, scope: !77)
!182 = !DILocation(line: 63, column: 36, scope: !77)
!183 = !DILocation(line: 63, column: 58, scope: !77)
!184 = !DILocation(line: 63, column: 31, scope: !77)
!185 = !DILocation(line: 63, column: 23, scope: !77)
!186 = distinct !{!186, !179, !187, !34, !35}
!187 = !DILocation(line: 63, column: 72, scope: !77)
!188 = !DILocation(line: 65, column: 1, scope: !77)
!189 = distinct !DISubprogram(name: "lu_internal", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !191)
!191 = distinct !DILocation(line: 69, column: 12, scope: !189)
!192 = !DILocation(line: 54, column: 27, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = distinct !DILocation(line: 69, column: 30, scope: !189)
!195 = !DILocation(line: 67, column: 27, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = distinct !DILocation(line: 70, column: 25, scope: !189)
!198 = !DILocation(line: 70, column: 41, scope: !189)
!199 = !DILocation(line: 66, column: 27, scope: !79, inlinedAt: !200)
!200 = distinct !DILocation(line: 70, column: 67, scope: !189)
!201 = !DILocation(line: 70, column: 83, scope: !189)
!202 = !DILocation(line: 70, column: 64, scope: !189)
!203 = !DILocation(line: 71, column: 27, scope: !189)
!204 = !DILocation(line: 71, column: 33, scope: !189)
!205 = !DILocation(line: 71, column: 37, scope: !189)
!206 = !DILocation(line: 71, column: 45, scope: !189)
!207 = !DILocation(line: 71, column: 17, scope: !189)
!208 = !DILocation(line: 71, column: 3, scope: !189)
!209 = !DILocation(line: 71, column: 15, scope: !189)
!210 = !DILocation(line: 70, column: 22, scope: !189)
!211 = !DILocation(line: 72, column: 26, scope: !189)
!212 = !DILocation(line: 72, column: 32, scope: !189)
!213 = !DILocation(line: 72, column: 36, scope: !189)
!214 = !DILocation(line: 72, column: 45, scope: !189)
!215 = !DILocation(line: 72, column: 17, scope: !189)
!216 = !DILocation(line: 72, column: 3, scope: !189)
!217 = !DILocation(line: 72, column: 15, scope: !189)
!218 = !DILocation(line: 73, column: 3, scope: !189)
!219 = !DILocation(line: 75, column: 8, scope: !189)
!220 = !DILocation(line: 75, column: 3, scope: !189)
!221 = !DILocation(line: 76, column: 22, scope: !189)
!222 = !DILocation(line: 76, column: 30, scope: !189)
!223 = !DILocation(line: 76, column: 3, scope: !189)
!224 = !DILocation(line: 76, column: 36, scope: !189)
!225 = !DILocation(line: 77, column: 1, scope: !189)
!226 = !DILocation(line: 75, column: 41, scope: !189)
!227 = !DILocation(line: 75, column: 54, scope: !189)
!228 = !DILocation(line: 75, column: 52, scope: !189)
!229 = !DILocation(line: 75, column: 38, scope: !189)
!230 = !DILocation(line: 75, column: 29, scope: !189)
!231 = !DILocation(line: 75, column: 21, scope: !189)
!232 = distinct !{!232, !220, !233, !34, !35}
!233 = !DILocation(line: 75, column: 63, scope: !189)
