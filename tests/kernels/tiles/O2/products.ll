; ModuleID = 'products.cu'
source_filename = "products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12gemm_columnsE2as = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ12gemm_columnsE2bs = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_columns(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 63
  %10 = lshr i32 %8, 6
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 6
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = shl i32 %13, 6
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %36

16:                                               ; preds = %7
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = mul i32 %4, %12
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = and i32 %8, 7
  %23 = lshr i32 %8, 3
  %24 = mul nuw nsw i32 %4, %23
  %25 = add nuw nsw i32 %24, %22
  %26 = zext nneg i32 %25 to i64
  %27 = zext nneg i32 %8 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %27
  %29 = mul nsw i32 %3, %10
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = and i32 %8, 960
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 %27
  %34 = shl nsw i32 %3, 3
  %35 = sext i32 %34 to i64
  br label %121

36:                                               ; preds = %137, %7
  %37 = phi float [ 0.000000e+00, %7 ], [ %162, %137 ]
  %38 = phi float [ 0.000000e+00, %7 ], [ %168, %137 ]
  %39 = phi float [ 0.000000e+00, %7 ], [ %174, %137 ]
  %40 = phi float [ 0.000000e+00, %7 ], [ %180, %137 ]
  %41 = phi float [ 0.000000e+00, %7 ], [ %186, %137 ]
  %42 = phi float [ 0.000000e+00, %7 ], [ %192, %137 ]
  %43 = phi float [ 0.000000e+00, %7 ], [ %198, %137 ]
  %44 = phi float [ 0.000000e+00, %7 ], [ %204, %137 ]
  %45 = mul i32 %3, %12
  %46 = add i32 %45, %14
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %2, i64 %47
  %49 = shl nuw nsw i32 %10, 3
  %50 = mul nsw i32 %49, %3
  %51 = add nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %48, i64 %52
  %54 = fmul contract float %5, %37
  %55 = load float, ptr %53, align 4, !tbaa !7
  %56 = fmul contract float %6, %55
  %57 = fadd contract float %54, %56
  store float %57, ptr %53, align 4, !tbaa !7
  %58 = or disjoint i32 %49, 1
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %9
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %48, i64 %61
  %63 = fmul contract float %5, %38
  %64 = load float, ptr %62, align 4, !tbaa !7
  %65 = fmul contract float %6, %64
  %66 = fadd contract float %63, %65
  store float %66, ptr %62, align 4, !tbaa !7
  %67 = or disjoint i32 %49, 2
  %68 = mul nsw i32 %67, %3
  %69 = add nsw i32 %68, %9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %48, i64 %70
  %72 = fmul contract float %5, %39
  %73 = load float, ptr %71, align 4, !tbaa !7
  %74 = fmul contract float %6, %73
  %75 = fadd contract float %72, %74
  store float %75, ptr %71, align 4, !tbaa !7
  %76 = or disjoint i32 %49, 3
  %77 = mul nsw i32 %76, %3
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %48, i64 %79
  %81 = fmul contract float %5, %40
  %82 = load float, ptr %80, align 4, !tbaa !7
  %83 = fmul contract float %6, %82
  %84 = fadd contract float %81, %83
  store float %84, ptr %80, align 4, !tbaa !7
  %85 = or disjoint i32 %49, 4
  %86 = mul nsw i32 %85, %3
  %87 = add nsw i32 %86, %9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %48, i64 %88
  %90 = fmul contract float %5, %41
  %91 = load float, ptr %89, align 4, !tbaa !7
  %92 = fmul contract float %6, %91
  %93 = fadd contract float %90, %92
  store float %93, ptr %89, align 4, !tbaa !7
  %94 = or disjoint i32 %49, 5
  %95 = mul nsw i32 %94, %3
  %96 = add nsw i32 %95, %9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %48, i64 %97
  %99 = fmul contract float %5, %42
  %100 = load float, ptr %98, align 4, !tbaa !7
  %101 = fmul contract float %6, %100
  %102 = fadd contract float %99, %101
  store float %102, ptr %98, align 4, !tbaa !7
  %103 = or disjoint i32 %49, 6
  %104 = mul nsw i32 %103, %3
  %105 = add nsw i32 %104, %9
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %48, i64 %106
  %108 = fmul contract float %5, %43
  %109 = load float, ptr %107, align 4, !tbaa !7
  %110 = fmul contract float %6, %109
  %111 = fadd contract float %108, %110
  store float %111, ptr %107, align 4, !tbaa !7
  %112 = or disjoint i32 %49, 7
  %113 = mul nsw i32 %112, %3
  %114 = add nsw i32 %113, %9
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %48, i64 %115
  %117 = fmul contract float %5, %44
  %118 = load float, ptr %116, align 4, !tbaa !7
  %119 = fmul contract float %6, %118
  %120 = fadd contract float %117, %119
  store float %120, ptr %116, align 4, !tbaa !7
  ret void

121:                                              ; preds = %16, %137
  %122 = phi float [ 0.000000e+00, %16 ], [ %162, %137 ]
  %123 = phi float [ 0.000000e+00, %16 ], [ %168, %137 ]
  %124 = phi float [ 0.000000e+00, %16 ], [ %174, %137 ]
  %125 = phi float [ 0.000000e+00, %16 ], [ %180, %137 ]
  %126 = phi float [ 0.000000e+00, %16 ], [ %186, %137 ]
  %127 = phi float [ 0.000000e+00, %16 ], [ %192, %137 ]
  %128 = phi float [ 0.000000e+00, %16 ], [ %198, %137 ]
  %129 = phi float [ 0.000000e+00, %16 ], [ %204, %137 ]
  %130 = phi ptr [ %21, %16 ], [ %138, %137 ]
  %131 = phi ptr [ %18, %16 ], [ %139, %137 ]
  %132 = phi i32 [ 0, %16 ], [ %140, %137 ]
  %133 = getelementptr inbounds nuw float, ptr %130, i64 %26
  %134 = load float, ptr %133, align 4, !tbaa !7
  store float %134, ptr %28, align 4, !tbaa !7
  %135 = getelementptr inbounds float, ptr %131, i64 %31
  %136 = load float, ptr %135, align 4, !tbaa !7
  store float %136, ptr %33, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %142

137:                                              ; preds = %142
  %138 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %139 = getelementptr inbounds float, ptr %131, i64 %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = add nuw nsw i32 %132, 8
  %141 = icmp slt i32 %140, %4
  br i1 %141, label %121, label %36, !llvm.loop !9

142:                                              ; preds = %121, %142
  %143 = phi float [ %122, %121 ], [ %162, %142 ]
  %144 = phi float [ %123, %121 ], [ %168, %142 ]
  %145 = phi float [ %124, %121 ], [ %174, %142 ]
  %146 = phi float [ %125, %121 ], [ %180, %142 ]
  %147 = phi float [ %126, %121 ], [ %186, %142 ]
  %148 = phi float [ %127, %121 ], [ %192, %142 ]
  %149 = phi float [ %128, %121 ], [ %198, %142 ]
  %150 = phi float [ %129, %121 ], [ %204, %142 ]
  %151 = phi i32 [ 0, %121 ], [ %205, %142 ]
  %152 = shl nuw nsw i32 %151, 6
  %153 = or disjoint i32 %152, %9
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = add nuw nsw i32 %32, %151
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fmul contract float %156, %160
  %162 = fadd contract float %143, %161
  %163 = zext nneg i32 %157 to i64
  %164 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 32
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fmul contract float %156, %166
  %168 = fadd contract float %144, %167
  %169 = zext nneg i32 %157 to i64
  %170 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 64
  %172 = load float, ptr %171, align 4, !tbaa !7
  %173 = fmul contract float %156, %172
  %174 = fadd contract float %145, %173
  %175 = zext nneg i32 %157 to i64
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %175
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 96
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = fmul contract float %156, %178
  %180 = fadd contract float %146, %179
  %181 = zext nneg i32 %157 to i64
  %182 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 128
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = fmul contract float %156, %184
  %186 = fadd contract float %147, %185
  %187 = zext nneg i32 %157 to i64
  %188 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 160
  %190 = load float, ptr %189, align 4, !tbaa !7
  %191 = fmul contract float %156, %190
  %192 = fadd contract float %148, %191
  %193 = zext nneg i32 %157 to i64
  %194 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 192
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = fmul contract float %156, %196
  %198 = fadd contract float %149, %197
  %199 = zext nneg i32 %157 to i64
  %200 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 224
  %202 = load float, ptr %201, align 4, !tbaa !7
  %203 = fmul contract float %156, %202
  %204 = fadd contract float %150, %203
  %205 = add nuw nsw i32 %151, 1
  %206 = icmp eq i32 %205, 8
  br i1 %206, label %137, label %142, !llvm.loop !11
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @columns_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 {
  %8 = add nsw i32 %4, -2
  %9 = add nsw i32 %5, -2
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = mul i32 %9, %8
  %18 = icmp slt i32 %14, %17
  br i1 %18, label %19, label %67

19:                                               ; preds = %7
  %20 = sdiv i32 %14, %9
  %21 = mul i32 %20, %9
  %22 = sub i32 %14, %21
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %19
  %25 = mul i32 %3, 9
  %26 = mul i32 %3, %15
  %27 = mul nuw nsw i32 %3, %16
  %28 = mul i32 %26, 9
  %29 = tail call i32 @llvm.smax.i32(i32 %25, i32 1)
  br label %38

30:                                               ; preds = %38, %19
  %31 = phi float [ 0.000000e+00, %19 ], [ %64, %38 ]
  %32 = mul nsw i32 %6, %16
  %33 = add nsw i32 %32, %15
  %34 = mul i32 %17, %33
  %35 = add nsw i32 %34, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  store float %31, ptr %37, align 4, !tbaa !7
  br label %67

38:                                               ; preds = %24, %38
  %39 = phi float [ 0.000000e+00, %24 ], [ %64, %38 ]
  %40 = phi i32 [ 0, %24 ], [ %65, %38 ]
  %41 = freeze i32 %40
  %42 = udiv i32 %41, 9
  %43 = add nuw nsw i32 %42, %27
  %44 = mul i32 %42, 9
  %45 = sub i32 %41, %44
  %46 = trunc nuw nsw i32 %45 to i8
  %47 = udiv i8 %46, 3
  %48 = zext nneg i8 %47 to i32
  %49 = urem i32 %40, 3
  %50 = add nsw i32 %49, %22
  %51 = add nsw i32 %40, %28
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = mul nsw i32 %43, %4
  %56 = add i32 %55, %20
  %57 = add i32 %56, %48
  %58 = mul nsw i32 %57, %5
  %59 = add nsw i32 %50, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %54, %62
  %64 = fadd contract float %39, %63
  %65 = add nuw nsw i32 %40, 1
  %66 = icmp eq i32 %65, %29
  br i1 %66, label %30, label %38, !llvm.loop !12

67:                                               ; preds = %7, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gemm_guarded_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = shl nuw nsw i32 %11, 5
  %14 = shl nuw nsw i32 %12, 2
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sge i32 %10, %4
  %17 = icmp slt i32 %5, 1
  %18 = or i1 %17, %16
  br i1 %18, label %80, label %19

19:                                               ; preds = %6
  %20 = icmp slt i32 %15, %3
  %21 = mul nuw nsw i32 %15, %5
  %22 = or disjoint i32 %15, 1
  %23 = icmp slt i32 %22, %3
  %24 = mul nuw nsw i32 %22, %5
  %25 = or disjoint i32 %15, 2
  %26 = icmp slt i32 %25, %3
  %27 = mul nuw nsw i32 %25, %5
  %28 = or disjoint i32 %15, 3
  %29 = icmp slt i32 %28, %3
  %30 = mul nuw nsw i32 %28, %5
  br label %31

31:                                               ; preds = %19, %76
  %32 = phi float [ 0.000000e+00, %19 ], [ %50, %76 ]
  %33 = phi float [ 0.000000e+00, %19 ], [ %59, %76 ]
  %34 = phi float [ 0.000000e+00, %19 ], [ %68, %76 ]
  %35 = phi float [ 0.000000e+00, %19 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %19 ], [ %78, %76 ]
  %37 = mul nsw i32 %36, %4
  %38 = add nsw i32 %37, %10
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  br i1 %20, label %42, label %49

42:                                               ; preds = %31
  %43 = add nuw nsw i32 %21, %36
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fadd contract float %32, %47
  br label %49

49:                                               ; preds = %31, %42
  %50 = phi float [ %48, %42 ], [ %32, %31 ]
  br i1 %23, label %51, label %58

51:                                               ; preds = %49
  %52 = add nuw nsw i32 %24, %36
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %41, %55
  %57 = fadd contract float %33, %56
  br label %58

58:                                               ; preds = %51, %49
  %59 = phi float [ %57, %51 ], [ %33, %49 ]
  br i1 %26, label %60, label %67

60:                                               ; preds = %58
  %61 = add nuw nsw i32 %27, %36
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fmul contract float %41, %64
  %66 = fadd contract float %34, %65
  br label %67

67:                                               ; preds = %60, %58
  %68 = phi float [ %66, %60 ], [ %34, %58 ]
  br i1 %29, label %69, label %76

69:                                               ; preds = %67
  %70 = add nuw nsw i32 %30, %36
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %41, %73
  %75 = fadd contract float %35, %74
  br label %76

76:                                               ; preds = %69, %67
  %77 = phi float [ %75, %69 ], [ %35, %67 ]
  %78 = add nuw nsw i32 %36, 1
  %79 = icmp eq i32 %78, %5
  br i1 %79, label %80, label %31, !llvm.loop !13

80:                                               ; preds = %76, %6
  %81 = phi float [ 0.000000e+00, %6 ], [ %50, %76 ]
  %82 = phi float [ 0.000000e+00, %6 ], [ %59, %76 ]
  %83 = phi float [ 0.000000e+00, %6 ], [ %68, %76 ]
  %84 = phi float [ 0.000000e+00, %6 ], [ %77, %76 ]
  %85 = icmp sge i32 %15, %3
  %86 = or i1 %16, %85
  br i1 %86, label %92, label %87

87:                                               ; preds = %80
  %88 = mul nsw i32 %15, %4
  %89 = add nsw i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %2, i64 %90
  store float %81, ptr %91, align 4, !tbaa !7
  br label %92

92:                                               ; preds = %80, %87
  %93 = or disjoint i32 %15, 1
  %94 = icmp sge i32 %93, %3
  %95 = or i1 %16, %94
  br i1 %95, label %101, label %96

96:                                               ; preds = %92
  %97 = mul nsw i32 %93, %4
  %98 = add nsw i32 %97, %10
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %2, i64 %99
  store float %82, ptr %100, align 4, !tbaa !7
  br label %101

101:                                              ; preds = %96, %92
  %102 = or disjoint i32 %15, 2
  %103 = icmp sge i32 %102, %3
  %104 = or i1 %16, %103
  br i1 %104, label %110, label %105

105:                                              ; preds = %101
  %106 = mul nsw i32 %102, %4
  %107 = add nsw i32 %106, %10
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %2, i64 %108
  store float %83, ptr %109, align 4, !tbaa !7
  br label %110

110:                                              ; preds = %105, %101
  %111 = or disjoint i32 %15, 3
  %112 = icmp sge i32 %111, %3
  %113 = or i1 %16, %112
  br i1 %113, label %119, label %114

114:                                              ; preds = %110
  %115 = mul nsw i32 %111, %4
  %116 = add nsw i32 %115, %10
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %2, i64 %117
  store float %84, ptr %118, align 4, !tbaa !7
  br label %119

119:                                              ; preds = %114, %110
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
