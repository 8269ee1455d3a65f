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
define dso_local ptx_kernel void @transpose_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 %14
  %16 = icmp slt i32 %12, %2
  %17 = select i1 %13, i1 %16, i1 false
  br i1 %17, label %18, label %26

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %3
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = zext nneg i32 %11 to i64
  %25 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %24
  store float %23, ptr %25, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %4, %18
  br i1 %13, label %27, label %63

27:                                               ; preds = %26
  %28 = add nuw nsw i32 %12, 8
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = mul nsw i32 %28, %3
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = zext nneg i32 %11 to i64
  %37 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 1056
  store float %35, ptr %38, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %27, %30
  %40 = add nuw nsw i32 %12, 16
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %42, label %51

42:                                               ; preds = %39
  %43 = mul nsw i32 %40, %3
  %44 = add nsw i32 %43, %8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = zext nneg i32 %11 to i64
  %49 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 2112
  store float %47, ptr %50, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %39, %42
  %52 = add nuw nsw i32 %12, 24
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %54, label %63

54:                                               ; preds = %51
  %55 = mul nsw i32 %52, %3
  %56 = add nsw i32 %55, %8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = zext nneg i32 %11 to i64
  %61 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 3168
  store float %59, ptr %62, align 4, !tbaa !7
  br label %63

63:                                               ; preds = %26, %54, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = add nuw nsw i32 %10, %7
  %65 = add i32 %6, %11
  %66 = icmp slt i32 %64, %2
  %67 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 %14
  %68 = icmp slt i32 %65, %3
  %69 = and i1 %66, %68
  br i1 %69, label %70, label %78

70:                                               ; preds = %63
  %71 = zext nneg i32 %11 to i64
  %72 = getelementptr inbounds nuw float, ptr %67, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = mul nsw i32 %65, %2
  %75 = add nsw i32 %74, %64
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  store float %73, ptr %77, align 4, !tbaa !7
  br label %78

78:                                               ; preds = %63, %70
  br i1 %66, label %79, label %115

79:                                               ; preds = %78
  %80 = add nsw i32 %65, 8
  %81 = icmp slt i32 %80, %3
  br i1 %81, label %82, label %91

82:                                               ; preds = %79
  %83 = zext nneg i32 %11 to i64
  %84 = getelementptr inbounds nuw float, ptr %67, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = mul nsw i32 %80, %2
  %88 = add nsw i32 %87, %64
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %1, i64 %89
  store float %86, ptr %90, align 4, !tbaa !7
  br label %91

91:                                               ; preds = %79, %82
  %92 = add nsw i32 %65, 16
  %93 = icmp slt i32 %92, %3
  br i1 %93, label %94, label %103

94:                                               ; preds = %91
  %95 = zext nneg i32 %11 to i64
  %96 = getelementptr inbounds nuw float, ptr %67, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 64
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = mul nsw i32 %92, %2
  %100 = add nsw i32 %99, %64
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %1, i64 %101
  store float %98, ptr %102, align 4, !tbaa !7
  br label %103

103:                                              ; preds = %91, %94
  %104 = add nsw i32 %65, 24
  %105 = icmp slt i32 %104, %3
  br i1 %105, label %106, label %115

106:                                              ; preds = %103
  %107 = zext nneg i32 %11 to i64
  %108 = getelementptr inbounds nuw float, ptr %67, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 96
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = mul nsw i32 %104, %2
  %112 = add nsw i32 %111, %64
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %1, i64 %113
  store float %110, ptr %114, align 4, !tbaa !7
  br label %115

115:                                              ; preds = %78, %106, %103
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_fours(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 5
  %9 = add nuw nsw i32 %8, %6
  %10 = sdiv i32 %3, 4
  %11 = mul i32 %10, %9
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 3
  %14 = add i32 %13, %5
  %15 = add i32 %14, %11
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %16
  %18 = load float, ptr %17, align 16, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load float, ptr %21, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = zext nneg i32 %6 to i64
  %26 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %25
  %27 = shl nuw nsw i32 %5, 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  store float %18, ptr %29, align 4, !tbaa !7
  %30 = or disjoint i32 %27, 1
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %26, i64 %31
  store float %20, ptr %32, align 4, !tbaa !7
  %33 = or disjoint i32 %27, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34
  store float %22, ptr %35, align 4, !tbaa !7
  %36 = or disjoint i32 %27, 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %26, i64 %37
  store float %24, ptr %38, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %28
  %40 = getelementptr inbounds nuw float, ptr %39, i64 %25
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %31
  %43 = getelementptr inbounds nuw float, ptr %42, i64 %25
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %34
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %25
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 %37
  %49 = getelementptr inbounds nuw float, ptr %48, i64 %25
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = shl i32 %12, 5
  %52 = add i32 %51, %6
  %53 = sdiv i32 %2, 4
  %54 = mul i32 %53, %52
  %55 = shl nuw nsw i32 %7, 3
  %56 = add nuw nsw i32 %55, %5
  %57 = add i32 %56, %54
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %58
  store float %41, ptr %59, align 16, !tbaa !7
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  store float %44, ptr %60, align 4, !tbaa !7
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store float %47, ptr %61, align 8, !tbaa !7
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 12
  store float %50, ptr %62, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_fours(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = lshr i32 %9, 3
  %11 = shl nuw nsw i32 %10, 2
  %12 = and i32 %9, 7
  %13 = shl nuw nsw i32 %12, 2
  %14 = icmp sgt i32 %5, 0
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = shl nuw nsw i32 %15, 5
  br i1 %14, label %19, label %17

17:                                               ; preds = %8
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %48

19:                                               ; preds = %8
  %20 = lshr i32 %9, 1
  %21 = add nuw nsw i32 %16, %20
  %22 = lshr i32 %5, 2
  %23 = mul i32 %22, %21
  %24 = and i32 %9, 1
  %25 = add i32 %23, %24
  %26 = shl nuw nsw i32 %24, 7
  %27 = add nuw nsw i32 %26, %20
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %28
  %30 = add nuw nsw i32 %20, 32
  %31 = add nuw nsw i32 %30, %26
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %32
  %34 = add nuw nsw i32 %20, 64
  %35 = add nuw nsw i32 %34, %26
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %36
  %38 = add nuw nsw i32 %20, 96
  %39 = add nuw nsw i32 %38, %26
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %40
  %42 = sdiv i32 %4, 4
  %43 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %44 = shl i32 %43, 3
  %45 = or disjoint i32 %12, %44
  %46 = zext nneg i32 %9 to i64
  %47 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %46
  br label %188

48:                                               ; preds = %307, %17
  %49 = phi i32 [ %18, %17 ], [ %43, %307 ]
  %50 = phi float [ 0.000000e+00, %17 ], [ %290, %307 ]
  %51 = phi float [ 0.000000e+00, %17 ], [ %292, %307 ]
  %52 = phi float [ 0.000000e+00, %17 ], [ %294, %307 ]
  %53 = phi float [ 0.000000e+00, %17 ], [ %296, %307 ]
  %54 = phi float [ 0.000000e+00, %17 ], [ %298, %307 ]
  %55 = phi float [ 0.000000e+00, %17 ], [ %300, %307 ]
  %56 = phi float [ 0.000000e+00, %17 ], [ %302, %307 ]
  %57 = phi float [ 0.000000e+00, %17 ], [ %304, %307 ]
  %58 = phi float [ 0.000000e+00, %17 ], [ %288, %307 ]
  %59 = phi float [ 0.000000e+00, %17 ], [ %286, %307 ]
  %60 = phi float [ 0.000000e+00, %17 ], [ %284, %307 ]
  %61 = phi float [ 0.000000e+00, %17 ], [ %282, %307 ]
  %62 = phi float [ 0.000000e+00, %17 ], [ %280, %307 ]
  %63 = phi float [ 0.000000e+00, %17 ], [ %278, %307 ]
  %64 = phi float [ 0.000000e+00, %17 ], [ %276, %307 ]
  %65 = phi float [ 0.000000e+00, %17 ], [ %274, %307 ]
  %66 = add nuw nsw i32 %11, %16
  %67 = shl i32 %49, 5
  %68 = or disjoint i32 %13, %67
  %69 = mul i32 %66, %4
  %70 = add i32 %68, %69
  %71 = fmul contract float %6, %65
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %7, %74
  %76 = fadd contract float %71, %75
  store float %76, ptr %73, align 4, !tbaa !7
  %77 = fmul contract float %6, %64
  %78 = sext i32 %70 to i64
  %79 = getelementptr float, ptr %2, i64 %78
  %80 = getelementptr i8, ptr %79, i64 4
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %7, %81
  %83 = fadd contract float %77, %82
  store float %83, ptr %80, align 4, !tbaa !7
  %84 = fmul contract float %6, %63
  %85 = sext i32 %70 to i64
  %86 = getelementptr float, ptr %2, i64 %85
  %87 = getelementptr i8, ptr %86, i64 8
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fmul contract float %7, %88
  %90 = fadd contract float %84, %89
  store float %90, ptr %87, align 4, !tbaa !7
  %91 = fmul contract float %6, %62
  %92 = sext i32 %70 to i64
  %93 = getelementptr float, ptr %2, i64 %92
  %94 = getelementptr i8, ptr %93, i64 12
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %7, %95
  %97 = fadd contract float %91, %96
  store float %97, ptr %94, align 4, !tbaa !7
  %98 = or disjoint i32 %66, 1
  %99 = mul i32 %98, %4
  %100 = add i32 %68, %99
  %101 = fmul contract float %6, %61
  %102 = sext i32 %100 to i64
  %103 = getelementptr inbounds float, ptr %2, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fmul contract float %7, %104
  %106 = fadd contract float %101, %105
  store float %106, ptr %103, align 4, !tbaa !7
  %107 = add i32 %100, 1
  %108 = fmul contract float %6, %60
  %109 = sext i32 %107 to i64
  %110 = getelementptr inbounds float, ptr %2, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %7, %111
  %113 = fadd contract float %108, %112
  store float %113, ptr %110, align 4, !tbaa !7
  %114 = add i32 %100, 2
  %115 = fmul contract float %6, %59
  %116 = sext i32 %114 to i64
  %117 = getelementptr inbounds float, ptr %2, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fmul contract float %7, %118
  %120 = fadd contract float %115, %119
  store float %120, ptr %117, align 4, !tbaa !7
  %121 = add i32 %100, 3
  %122 = fmul contract float %6, %58
  %123 = sext i32 %121 to i64
  %124 = getelementptr inbounds float, ptr %2, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %7, %125
  %127 = fadd contract float %122, %126
  store float %127, ptr %124, align 4, !tbaa !7
  %128 = or disjoint i32 %66, 2
  %129 = mul i32 %128, %4
  %130 = add i32 %68, %129
  %131 = fmul contract float %6, %50
  %132 = sext i32 %130 to i64
  %133 = getelementptr inbounds float, ptr %2, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %7, %134
  %136 = fadd contract float %131, %135
  store float %136, ptr %133, align 4, !tbaa !7
  %137 = fmul contract float %6, %51
  %138 = sext i32 %130 to i64
  %139 = getelementptr float, ptr %2, i64 %138
  %140 = getelementptr i8, ptr %139, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fmul contract float %7, %141
  %143 = fadd contract float %137, %142
  store float %143, ptr %140, align 4, !tbaa !7
  %144 = add i32 %130, 2
  %145 = fmul contract float %6, %52
  %146 = sext i32 %144 to i64
  %147 = getelementptr inbounds float, ptr %2, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = fmul contract float %7, %148
  %150 = fadd contract float %145, %149
  store float %150, ptr %147, align 4, !tbaa !7
  %151 = add i32 %130, 3
  %152 = fmul contract float %6, %53
  %153 = sext i32 %151 to i64
  %154 = getelementptr inbounds float, ptr %2, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %7, %155
  %157 = fadd contract float %152, %156
  store float %157, ptr %154, align 4, !tbaa !7
  %158 = or disjoint i32 %66, 3
  %159 = mul i32 %158, %4
  %160 = add i32 %68, %159
  %161 = fmul contract float %6, %54
  %162 = sext i32 %160 to i64
  %163 = getelementptr inbounds float, ptr %2, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = fmul contract float %7, %164
  %166 = fadd contract float %161, %165
  store float %166, ptr %163, align 4, !tbaa !7
  %167 = add i32 %160, 1
  %168 = fmul contract float %6, %55
  %169 = sext i32 %167 to i64
  %170 = getelementptr inbounds float, ptr %2, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = fmul contract float %7, %171
  %173 = fadd contract float %168, %172
  store float %173, ptr %170, align 4, !tbaa !7
  %174 = add i32 %160, 2
  %175 = fmul contract float %6, %56
  %176 = sext i32 %174 to i64
  %177 = getelementptr inbounds float, ptr %2, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = fmul contract float %7, %178
  %180 = fadd contract float %175, %179
  store float %180, ptr %177, align 4, !tbaa !7
  %181 = add i32 %160, 3
  %182 = fmul contract float %6, %57
  %183 = sext i32 %181 to i64
  %184 = getelementptr inbounds float, ptr %2, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !7
  %186 = fmul contract float %7, %185
  %187 = fadd contract float %182, %186
  store float %187, ptr %184, align 4, !tbaa !7
  ret void

188:                                              ; preds = %19, %307
  %189 = phi float [ 0.000000e+00, %19 ], [ %290, %307 ]
  %190 = phi float [ 0.000000e+00, %19 ], [ %292, %307 ]
  %191 = phi float [ 0.000000e+00, %19 ], [ %294, %307 ]
  %192 = phi float [ 0.000000e+00, %19 ], [ %296, %307 ]
  %193 = phi float [ 0.000000e+00, %19 ], [ %298, %307 ]
  %194 = phi float [ 0.000000e+00, %19 ], [ %300, %307 ]
  %195 = phi float [ 0.000000e+00, %19 ], [ %302, %307 ]
  %196 = phi float [ 0.000000e+00, %19 ], [ %304, %307 ]
  %197 = phi float [ 0.000000e+00, %19 ], [ %288, %307 ]
  %198 = phi float [ 0.000000e+00, %19 ], [ %286, %307 ]
  %199 = phi float [ 0.000000e+00, %19 ], [ %284, %307 ]
  %200 = phi float [ 0.000000e+00, %19 ], [ %282, %307 ]
  %201 = phi float [ 0.000000e+00, %19 ], [ %280, %307 ]
  %202 = phi float [ 0.000000e+00, %19 ], [ %278, %307 ]
  %203 = phi float [ 0.000000e+00, %19 ], [ %276, %307 ]
  %204 = phi float [ 0.000000e+00, %19 ], [ %274, %307 ]
  %205 = phi i32 [ 0, %19 ], [ %308, %307 ]
  %206 = lshr exact i32 %205, 2
  %207 = add i32 %25, %206
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %208
  %210 = load float, ptr %209, align 16, !tbaa !7
  %211 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %214 = load float, ptr %213, align 8, !tbaa !7
  %215 = getelementptr inbounds nuw i8, ptr %209, i64 12
  %216 = load float, ptr %215, align 4, !tbaa !7
  store float %210, ptr %29, align 4, !tbaa !7
  store float %212, ptr %33, align 4, !tbaa !7
  store float %214, ptr %37, align 4, !tbaa !7
  store float %216, ptr %41, align 4, !tbaa !7
  %217 = add nuw nsw i32 %205, %10
  %218 = mul nsw i32 %217, %42
  %219 = add i32 %45, %218
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %220
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %47, ptr noundef nonnull align 16 dereferenceable(16) %221, i64 16, i1 false), !tbaa.struct !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %222

222:                                              ; preds = %188, %222
  %223 = phi float [ %189, %188 ], [ %290, %222 ]
  %224 = phi float [ %190, %188 ], [ %292, %222 ]
  %225 = phi float [ %191, %188 ], [ %294, %222 ]
  %226 = phi float [ %192, %188 ], [ %296, %222 ]
  %227 = phi float [ %193, %188 ], [ %298, %222 ]
  %228 = phi float [ %194, %188 ], [ %300, %222 ]
  %229 = phi float [ %195, %188 ], [ %302, %222 ]
  %230 = phi float [ %196, %188 ], [ %304, %222 ]
  %231 = phi float [ %197, %188 ], [ %288, %222 ]
  %232 = phi float [ %198, %188 ], [ %286, %222 ]
  %233 = phi float [ %199, %188 ], [ %284, %222 ]
  %234 = phi float [ %200, %188 ], [ %282, %222 ]
  %235 = phi float [ %201, %188 ], [ %280, %222 ]
  %236 = phi float [ %202, %188 ], [ %278, %222 ]
  %237 = phi float [ %203, %188 ], [ %276, %222 ]
  %238 = phi float [ %204, %188 ], [ %274, %222 ]
  %239 = phi i32 [ 0, %188 ], [ %305, %222 ]
  %240 = shl nuw nsw i32 %239, 5
  %241 = add nuw nsw i32 %240, %11
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !7
  %245 = zext nneg i32 %241 to i64
  %246 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 4
  %248 = load float, ptr %247, align 4, !tbaa !7
  %249 = zext nneg i32 %241 to i64
  %250 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 8
  %252 = load float, ptr %251, align 4, !tbaa !7
  %253 = zext nneg i32 %241 to i64
  %254 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 %253
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 12
  %256 = load float, ptr %255, align 4, !tbaa !7
  %257 = or disjoint i32 %240, %13
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %258
  %260 = load float, ptr %259, align 4, !tbaa !7
  %261 = zext nneg i32 %257 to i64
  %262 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 4
  %264 = load float, ptr %263, align 4, !tbaa !7
  %265 = zext nneg i32 %257 to i64
  %266 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %268 = load float, ptr %267, align 4, !tbaa !7
  %269 = zext nneg i32 %257 to i64
  %270 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 12
  %272 = load float, ptr %271, align 4, !tbaa !7
  %273 = fmul contract float %244, %260
  %274 = fadd contract float %238, %273
  %275 = fmul contract float %244, %264
  %276 = fadd contract float %237, %275
  %277 = fmul contract float %244, %268
  %278 = fadd contract float %236, %277
  %279 = fmul contract float %244, %272
  %280 = fadd contract float %235, %279
  %281 = fmul contract float %248, %260
  %282 = fadd contract float %234, %281
  %283 = fmul contract float %248, %264
  %284 = fadd contract float %233, %283
  %285 = fmul contract float %248, %268
  %286 = fadd contract float %232, %285
  %287 = fmul contract float %248, %272
  %288 = fadd contract float %231, %287
  %289 = fmul contract float %252, %260
  %290 = fadd contract float %223, %289
  %291 = fmul contract float %252, %264
  %292 = fadd contract float %224, %291
  %293 = fmul contract float %252, %268
  %294 = fadd contract float %225, %293
  %295 = fmul contract float %252, %272
  %296 = fadd contract float %226, %295
  %297 = fmul contract float %256, %260
  %298 = fadd contract float %227, %297
  %299 = fmul contract float %256, %264
  %300 = fadd contract float %228, %299
  %301 = fmul contract float %256, %268
  %302 = fadd contract float %229, %301
  %303 = fmul contract float %256, %272
  %304 = fadd contract float %230, %303
  %305 = add nuw nsw i32 %239, 1
  %306 = icmp eq i32 %305, 8
  br i1 %306, label %307, label %222, !llvm.loop !10

307:                                              ; preds = %222
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %308 = add nuw nsw i32 %205, 8
  %309 = icmp slt i32 %308, %5
  br i1 %309, label %188, label %48, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @matrices_4x4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %145

11:                                               ; preds = %4
  %12 = shl nsw i32 %9, 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = sext i32 %12 to i64
  %16 = getelementptr float, ptr %1, i64 %15
  %17 = getelementptr i8, ptr %16, i64 16
  %18 = sext i32 %12 to i64
  %19 = getelementptr float, ptr %1, i64 %18
  %20 = getelementptr i8, ptr %19, i64 32
  %21 = sext i32 %12 to i64
  %22 = getelementptr float, ptr %1, i64 %21
  %23 = getelementptr i8, ptr %22, i64 48
  %24 = sext i32 %12 to i64
  %25 = getelementptr float, ptr %1, i64 %24
  %26 = getelementptr i8, ptr %25, i64 4
  %27 = sext i32 %12 to i64
  %28 = getelementptr float, ptr %1, i64 %27
  %29 = getelementptr i8, ptr %28, i64 20
  %30 = sext i32 %12 to i64
  %31 = getelementptr float, ptr %1, i64 %30
  %32 = getelementptr i8, ptr %31, i64 36
  %33 = sext i32 %12 to i64
  %34 = getelementptr float, ptr %1, i64 %33
  %35 = getelementptr i8, ptr %34, i64 52
  %36 = sext i32 %12 to i64
  %37 = getelementptr float, ptr %1, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = sext i32 %12 to i64
  %40 = getelementptr float, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 24
  %42 = sext i32 %12 to i64
  %43 = getelementptr float, ptr %1, i64 %42
  %44 = getelementptr i8, ptr %43, i64 40
  %45 = sext i32 %12 to i64
  %46 = getelementptr float, ptr %1, i64 %45
  %47 = getelementptr i8, ptr %46, i64 56
  %48 = sext i32 %12 to i64
  %49 = getelementptr float, ptr %1, i64 %48
  %50 = getelementptr i8, ptr %49, i64 12
  %51 = sext i32 %12 to i64
  %52 = getelementptr float, ptr %1, i64 %51
  %53 = getelementptr i8, ptr %52, i64 28
  %54 = sext i32 %12 to i64
  %55 = getelementptr float, ptr %1, i64 %54
  %56 = getelementptr i8, ptr %55, i64 44
  %57 = sext i32 %12 to i64
  %58 = getelementptr float, ptr %1, i64 %57
  %59 = getelementptr i8, ptr %58, i64 60
  br label %60

60:                                               ; preds = %11, %60
  %61 = phi i32 [ 0, %11 ], [ %143, %60 ]
  %62 = shl nuw nsw i32 %61, 2
  %63 = add nuw nsw i32 %62, %12
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = load float, ptr %14, align 4, !tbaa !7
  %68 = fmul contract float %66, %67
  %69 = fadd contract float %68, 0.000000e+00
  %70 = or disjoint i32 %63, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = load float, ptr %17, align 4, !tbaa !7
  %75 = fmul contract float %73, %74
  %76 = fadd contract float %69, %75
  %77 = or disjoint i32 %63, 2
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = load float, ptr %20, align 4, !tbaa !7
  %82 = fmul contract float %80, %81
  %83 = fadd contract float %76, %82
  %84 = or disjoint i32 %63, 3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = load float, ptr %23, align 4, !tbaa !7
  %89 = fmul contract float %87, %88
  %90 = fadd contract float %83, %89
  %91 = getelementptr inbounds float, ptr %2, i64 %64
  store float %90, ptr %91, align 4, !tbaa !7
  %92 = load float, ptr %65, align 4, !tbaa !7
  %93 = load float, ptr %26, align 4, !tbaa !7
  %94 = fmul contract float %92, %93
  %95 = fadd contract float %94, 0.000000e+00
  %96 = load float, ptr %72, align 4, !tbaa !7
  %97 = load float, ptr %29, align 4, !tbaa !7
  %98 = fmul contract float %96, %97
  %99 = fadd contract float %95, %98
  %100 = load float, ptr %79, align 4, !tbaa !7
  %101 = load float, ptr %32, align 4, !tbaa !7
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %99, %102
  %104 = load float, ptr %86, align 4, !tbaa !7
  %105 = load float, ptr %35, align 4, !tbaa !7
  %106 = fmul contract float %104, %105
  %107 = fadd contract float %103, %106
  %108 = getelementptr inbounds float, ptr %2, i64 %71
  store float %107, ptr %108, align 4, !tbaa !7
  %109 = load float, ptr %65, align 4, !tbaa !7
  %110 = load float, ptr %38, align 4, !tbaa !7
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %111, 0.000000e+00
  %113 = load float, ptr %72, align 4, !tbaa !7
  %114 = load float, ptr %41, align 4, !tbaa !7
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %79, align 4, !tbaa !7
  %118 = load float, ptr %44, align 4, !tbaa !7
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %86, align 4, !tbaa !7
  %122 = load float, ptr %47, align 4, !tbaa !7
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = getelementptr inbounds float, ptr %2, i64 %78
  store float %124, ptr %125, align 4, !tbaa !7
  %126 = load float, ptr %65, align 4, !tbaa !7
  %127 = load float, ptr %50, align 4, !tbaa !7
  %128 = fmul contract float %126, %127
  %129 = fadd contract float %128, 0.000000e+00
  %130 = load float, ptr %72, align 4, !tbaa !7
  %131 = load float, ptr %53, align 4, !tbaa !7
  %132 = fmul contract float %130, %131
  %133 = fadd contract float %129, %132
  %134 = load float, ptr %79, align 4, !tbaa !7
  %135 = load float, ptr %56, align 4, !tbaa !7
  %136 = fmul contract float %134, %135
  %137 = fadd contract float %133, %136
  %138 = load float, ptr %86, align 4, !tbaa !7
  %139 = load float, ptr %59, align 4, !tbaa !7
  %140 = fmul contract float %138, %139
  %141 = fadd contract float %137, %140
  %142 = getelementptr inbounds float, ptr %2, i64 %85
  store float %141, ptr %142, align 4, !tbaa !7
  %143 = add nuw nsw i32 %61, 1
  %144 = icmp eq i32 %143, 4
  br i1 %144, label %145, label %60, !llvm.loop !13

145:                                              ; preds = %60, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @image_to_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul i32 %4, %3
  %12 = mul i32 %11, %2
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %154

14:                                               ; preds = %5
  %15 = sdiv i32 %10, %4
  %16 = mul i32 %15, %4
  %17 = sub i32 %10, %16
  %18 = srem i32 %15, %3
  %19 = sdiv i32 %10, %11
  %20 = mul i32 %3, 9
  %21 = mul i32 %20, %19
  %22 = add nsw i32 %21, %18
  %23 = mul nsw i32 %22, %4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = sext i32 %17 to i64
  %27 = getelementptr inbounds float, ptr %25, i64 %26
  %28 = sext i32 %11 to i64
  %29 = mul nsw i32 %19, %3
  %30 = add i32 %29, -1
  %31 = icmp sgt i32 %18, 0
  %32 = icmp sgt i32 %3, -1
  %33 = add i32 %18, %30
  %34 = mul nsw i32 %33, %4
  %35 = add i32 %34, -1
  %36 = icmp sgt i32 %17, 0
  %37 = icmp sgt i32 %4, -1
  %38 = or i32 %4, %3
  %39 = icmp sgt i32 %38, -1
  %40 = and i1 %36, %39
  %41 = and i1 %40, %31
  br i1 %41, label %42, label %47

42:                                               ; preds = %14
  %43 = add i32 %35, %17
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %14, %42
  %48 = phi contract float [ %46, %42 ], [ 0.000000e+00, %14 ]
  store float %48, ptr %27, align 4, !tbaa !7
  %49 = getelementptr inbounds float, ptr %27, i64 %28
  %50 = or i32 %3, %17
  %51 = or i32 %4, %50
  %52 = icmp sgt i32 %51, -1
  %53 = and i1 %31, %52
  br i1 %53, label %54, label %59

54:                                               ; preds = %47
  %55 = add i32 %34, %17
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %54, %47
  %60 = phi contract float [ %58, %54 ], [ 0.000000e+00, %47 ]
  store float %60, ptr %49, align 4, !tbaa !7
  %61 = getelementptr inbounds float, ptr %49, i64 %28
  %62 = add nsw i32 %17, 2
  %63 = icmp sgt i32 %17, -2
  %64 = and i1 %63, %32
  %65 = and i1 %64, %31
  %66 = icmp sle i32 %62, %4
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %68, label %73

68:                                               ; preds = %59
  %69 = add i32 %35, %62
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  br label %73

73:                                               ; preds = %68, %59
  %74 = phi contract float [ %72, %68 ], [ 0.000000e+00, %59 ]
  store float %74, ptr %61, align 4, !tbaa !7
  %75 = getelementptr inbounds float, ptr %61, i64 %28
  %76 = add i32 %18, %29
  %77 = mul nsw i32 %76, %4
  %78 = add i32 %77, -1
  %79 = or i32 %3, %18
  %80 = or i32 %4, %79
  %81 = icmp sgt i32 %80, -1
  %82 = and i1 %81, %36
  br i1 %82, label %83, label %88

83:                                               ; preds = %73
  %84 = add i32 %78, %17
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  br label %88

88:                                               ; preds = %83, %73
  %89 = phi contract float [ %87, %83 ], [ 0.000000e+00, %73 ]
  store float %89, ptr %75, align 4, !tbaa !7
  %90 = getelementptr inbounds float, ptr %75, i64 %28
  %91 = or i32 %18, %17
  %92 = or i32 %3, %91
  %93 = or i32 %92, %4
  %94 = icmp sgt i32 %93, -1
  br i1 %94, label %95, label %100

95:                                               ; preds = %88
  %96 = add i32 %77, %17
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  br label %100

100:                                              ; preds = %95, %88
  %101 = phi contract float [ %99, %95 ], [ 0.000000e+00, %88 ]
  store float %101, ptr %90, align 4, !tbaa !7
  %102 = getelementptr inbounds float, ptr %90, i64 %28
  %103 = or i32 %3, %18
  %104 = icmp sgt i32 %103, -1
  %105 = and i1 %104, %63
  %106 = select i1 %105, i1 %66, i1 false
  br i1 %106, label %107, label %112

107:                                              ; preds = %100
  %108 = add i32 %78, %62
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  br label %112

112:                                              ; preds = %107, %100
  %113 = phi contract float [ %111, %107 ], [ 0.000000e+00, %100 ]
  store float %113, ptr %102, align 4, !tbaa !7
  %114 = getelementptr inbounds float, ptr %102, i64 %28
  %115 = add nsw i32 %18, 2
  %116 = icmp sgt i32 %18, -2
  %117 = icmp sle i32 %115, %3
  %118 = add i32 %115, %30
  %119 = mul nsw i32 %118, %4
  %120 = add i32 %119, -1
  %121 = and i1 %36, %37
  %122 = and i1 %121, %116
  %123 = and i1 %122, %117
  br i1 %123, label %124, label %129

124:                                              ; preds = %112
  %125 = add i32 %120, %17
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  br label %129

129:                                              ; preds = %124, %112
  %130 = phi contract float [ %128, %124 ], [ 0.000000e+00, %112 ]
  store float %130, ptr %114, align 4, !tbaa !7
  %131 = getelementptr inbounds float, ptr %114, i64 %28
  %132 = or i32 %4, %17
  %133 = icmp sgt i32 %132, -1
  %134 = and i1 %116, %133
  %135 = and i1 %134, %117
  br i1 %135, label %136, label %141

136:                                              ; preds = %129
  %137 = add i32 %119, %17
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  br label %141

141:                                              ; preds = %136, %129
  %142 = phi contract float [ %140, %136 ], [ 0.000000e+00, %129 ]
  store float %142, ptr %131, align 4, !tbaa !7
  %143 = getelementptr inbounds float, ptr %131, i64 %28
  %144 = and i1 %116, %63
  %145 = and i1 %117, %144
  %146 = select i1 %145, i1 %66, i1 false
  br i1 %146, label %147, label %152

147:                                              ; preds = %141
  %148 = add i32 %120, %62
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %0, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  br label %152

152:                                              ; preds = %147, %141
  %153 = phi contract float [ %151, %147 ], [ 0.000000e+00, %141 ]
  store float %153, ptr %143, align 4, !tbaa !7
  br label %154

154:                                              ; preds = %152, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mean_pool_cut(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %5, %4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %99

14:                                               ; preds = %6
  %15 = sdiv i32 %11, %5
  %16 = mul i32 %15, %5
  %17 = sub i32 %11, %16
  %18 = shl nsw i32 %15, 1
  %19 = add nsw i32 %18, -1
  %20 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %19, i32 noundef 0) #8
  %21 = add nsw i32 %18, 2
  %22 = tail call noundef i32 @__nv_min(i32 noundef range(i32 -2147483646, -2147483648) %21, i32 noundef %2) #8
  %23 = shl nsw i32 %17, 1
  %24 = add nsw i32 %23, -1
  %25 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %24, i32 noundef 0) #8
  %26 = add nsw i32 %23, 2
  %27 = tail call noundef i32 @__nv_min(i32 noundef range(i32 -2147483646, -2147483648) %26, i32 noundef %3) #8
  %28 = icmp slt i32 %20, %22
  br i1 %28, label %29, label %61

29:                                               ; preds = %14
  %30 = icmp slt i32 %25, %27
  %31 = sub i32 %27, %25
  %32 = and i32 %31, 3
  %33 = icmp eq i32 %32, 0
  %34 = sub i32 %25, %27
  %35 = icmp ugt i32 %34, -4
  br label %36

36:                                               ; preds = %29, %70
  %37 = phi i32 [ %20, %29 ], [ %72, %70 ]
  %38 = phi float [ 0.000000e+00, %29 ], [ %71, %70 ]
  br i1 %30, label %39, label %70

39:                                               ; preds = %36
  %40 = mul nsw i32 %37, %3
  br i1 %33, label %53, label %41

41:                                               ; preds = %39, %41
  %42 = phi i32 [ %50, %41 ], [ %25, %39 ]
  %43 = phi float [ %49, %41 ], [ %38, %39 ]
  %44 = phi i32 [ %51, %41 ], [ 0, %39 ]
  %45 = add nsw i32 %42, %40
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fadd contract float %43, %48
  %50 = add nsw i32 %42, 1
  %51 = add i32 %44, 1
  %52 = icmp eq i32 %51, %32
  br i1 %52, label %53, label %41, !llvm.loop !14

53:                                               ; preds = %41, %39
  %54 = phi float [ poison, %39 ], [ %49, %41 ]
  %55 = phi i32 [ %25, %39 ], [ %50, %41 ]
  %56 = phi float [ %38, %39 ], [ %49, %41 ]
  br i1 %35, label %70, label %57

57:                                               ; preds = %53
  %58 = add i32 1, %40
  %59 = add i32 2, %40
  %60 = add i32 3, %40
  br label %74

61:                                               ; preds = %70, %14
  %62 = phi float [ 0.000000e+00, %14 ], [ %71, %70 ]
  %63 = sub nsw i32 %22, %20
  %64 = sub nsw i32 %27, %25
  %65 = mul nsw i32 %64, %63
  %66 = sitofp i32 %65 to float
  %67 = fdiv contract float %62, %66
  %68 = sext i32 %11 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  store float %67, ptr %69, align 4, !tbaa !7
  br label %99

70:                                               ; preds = %53, %74, %36
  %71 = phi float [ %38, %36 ], [ %54, %53 ], [ %96, %74 ]
  %72 = add nsw i32 %37, 1
  %73 = icmp eq i32 %72, %22
  br i1 %73, label %61, label %36, !llvm.loop !16

74:                                               ; preds = %74, %57
  %75 = phi i32 [ %55, %57 ], [ %97, %74 ]
  %76 = phi float [ %56, %57 ], [ %96, %74 ]
  %77 = add nsw i32 %75, %40
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fadd contract float %76, %80
  %82 = add i32 %75, %58
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fadd contract float %81, %85
  %87 = add i32 %75, %59
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fadd contract float %86, %90
  %92 = add i32 %75, %60
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fadd contract float %91, %95
  %97 = add nsw i32 %75, 4
  %98 = icmp eq i32 %97, %27
  br i1 %98, label %70, label %74, !llvm.loop !17

99:                                               ; preds = %6, %61
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @columns_beside(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #5 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = add nsw i32 %4, %3
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %15, label %34

15:                                               ; preds = %6
  %16 = icmp slt i32 %11, %3
  br i1 %16, label %17, label %20

17:                                               ; preds = %15
  %18 = mul nsw i32 %3, %12
  %19 = add nsw i32 %18, %11
  br label %24

20:                                               ; preds = %15
  %21 = mul nsw i32 %4, %12
  %22 = sub i32 %11, %3
  %23 = add i32 %22, %21
  br label %24

24:                                               ; preds = %20, %17
  %25 = phi i32 [ %23, %20 ], [ %19, %17 ]
  %26 = phi ptr [ %1, %20 ], [ %0, %17 ]
  %27 = sext i32 %25 to i64
  %28 = getelementptr inbounds float, ptr %26, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = mul nsw i32 %13, %12
  %31 = add nsw i32 %30, %11
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  store float %29, ptr %33, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %6, %24
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
