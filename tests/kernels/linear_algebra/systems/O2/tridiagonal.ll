; ModuleID = 'tridiagonal.cu'
source_filename = "tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15reduce_parallelE1a = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1c = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1d = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ13reduce_cyclicE1a = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1b = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1c = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1d = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1x = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_strided(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %181

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fdiv contract float %18, %20
  %22 = getelementptr inbounds float, ptr %4, i64 %16
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = getelementptr inbounds float, ptr %3, i64 %16
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = load float, ptr %19, align 4, !tbaa !7
  %26 = fdiv contract float %24, %25
  %27 = getelementptr inbounds float, ptr %5, i64 %16
  store float %26, ptr %27, align 4, !tbaa !7
  %28 = icmp sgt i32 %6, 1
  br i1 %28, label %29, label %181

29:                                               ; preds = %15
  %30 = add i32 %12, %11
  %31 = add i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, -4
  %35 = getelementptr i8, ptr %4, i64 %34
  %36 = add nsw i32 %6, -2
  %37 = zext i32 %36 to i64
  %38 = add nsw i64 %32, %37
  %39 = shl nsw i64 %38, 2
  %40 = add nsw i64 %39, 4
  %41 = getelementptr i8, ptr %4, i64 %40
  %42 = getelementptr i8, ptr %5, i64 %34
  %43 = getelementptr i8, ptr %5, i64 %40
  %44 = icmp ult ptr %35, %43
  %45 = icmp ult ptr %42, %41
  %46 = and i1 %44, %45
  %47 = icmp ne i32 %7, 1
  %48 = add nsw i32 %6, -2
  %49 = add i32 %12, %11
  %50 = add i32 %49, 1
  %51 = add i32 %50, %48
  %52 = icmp slt i32 %51, %50
  %53 = or i1 %47, %52
  %54 = or i1 %46, %53
  br i1 %54, label %55, label %86

55:                                               ; preds = %29, %55
  %56 = phi i32 [ %84, %55 ], [ 1, %29 ]
  %57 = mul nsw i32 %56, %7
  %58 = add nsw i32 %57, %13
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %1, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = getelementptr inbounds float, ptr %0, i64 %59
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = sub nsw i32 %58, %7
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %4, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %63, %67
  %69 = fsub contract float %61, %68
  %70 = fdiv contract float 1.000000e+00, %69
  %71 = getelementptr inbounds float, ptr %2, i64 %59
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %72, %70
  %74 = getelementptr inbounds float, ptr %4, i64 %59
  store float %73, ptr %74, align 4, !tbaa !7
  %75 = getelementptr inbounds float, ptr %3, i64 %59
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = load float, ptr %62, align 4, !tbaa !7
  %78 = getelementptr inbounds float, ptr %5, i64 %65
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %77, %79
  %81 = fsub contract float %76, %80
  %82 = fmul contract float %70, %81
  %83 = getelementptr inbounds float, ptr %5, i64 %59
  store float %82, ptr %83, align 4, !tbaa !7
  %84 = add nuw nsw i32 %56, 1
  %85 = icmp eq i32 %84, %6
  br i1 %85, label %96, label %55, !llvm.loop !9

86:                                               ; preds = %29
  %87 = add i32 %12, %11
  %88 = add i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = shl nsw i64 %89, 2
  %91 = add nsw i64 %90, -4
  %92 = getelementptr i8, ptr %4, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = getelementptr i8, ptr %5, i64 %91
  %95 = load float, ptr %94, align 4
  br label %120

96:                                               ; preds = %120, %55
  %97 = add nsw i32 %6, -2
  %98 = and i32 %6, 1
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %117

100:                                              ; preds = %96
  %101 = mul nsw i32 %97, %7
  %102 = add nsw i32 %101, %13
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %4, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = add nsw i32 %6, -1
  %107 = mul nsw i32 %106, %7
  %108 = add nsw i32 %107, %13
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %5, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %105, %111
  %113 = getelementptr inbounds float, ptr %5, i64 %103
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fsub contract float %114, %112
  store float %115, ptr %113, align 4, !tbaa !7
  %116 = add nsw i32 %6, -3
  br label %117

117:                                              ; preds = %100, %96
  %118 = phi i32 [ %97, %96 ], [ %116, %100 ]
  %119 = icmp eq i32 %48, 0
  br i1 %119, label %181, label %147

120:                                              ; preds = %86, %120
  %121 = phi float [ %95, %86 ], [ %143, %120 ]
  %122 = phi float [ %93, %86 ], [ %136, %120 ]
  %123 = phi i32 [ 1, %86 ], [ %145, %120 ]
  %124 = mul nuw nsw i32 %123, %7
  %125 = add nsw i32 %124, %13
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %1, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = getelementptr inbounds float, ptr %0, i64 %126
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fmul contract float %130, %122
  %132 = fsub contract float %128, %131
  %133 = fdiv contract float 1.000000e+00, %132
  %134 = getelementptr inbounds float, ptr %2, i64 %126
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = fmul contract float %135, %133
  %137 = getelementptr inbounds float, ptr %4, i64 %126
  store float %136, ptr %137, align 4, !tbaa !7
  %138 = getelementptr inbounds float, ptr %3, i64 %126
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = load float, ptr %129, align 4, !tbaa !7
  %141 = fmul contract float %140, %121
  %142 = fsub contract float %139, %141
  %143 = fmul contract float %133, %142
  %144 = getelementptr inbounds float, ptr %5, i64 %126
  store float %143, ptr %144, align 4, !tbaa !7
  %145 = add nuw nsw i32 %123, 1
  %146 = icmp eq i32 %145, %6
  br i1 %146, label %96, label %120, !llvm.loop !9

147:                                              ; preds = %117, %147
  %148 = phi i32 [ %179, %147 ], [ %118, %117 ]
  %149 = mul nsw i32 %148, %7
  %150 = add nsw i32 %149, %13
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %4, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = add nuw nsw i32 %148, 1
  %155 = mul nsw i32 %154, %7
  %156 = add nsw i32 %155, %13
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %5, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = fmul contract float %153, %159
  %161 = getelementptr inbounds float, ptr %5, i64 %151
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = fsub contract float %162, %160
  store float %163, ptr %161, align 4, !tbaa !7
  %164 = add nsw i32 %148, -1
  %165 = mul nsw i32 %164, %7
  %166 = add nsw i32 %165, %13
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %4, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = mul nsw i32 %148, %7
  %171 = add nsw i32 %170, %13
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %5, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fmul contract float %169, %174
  %176 = getelementptr inbounds float, ptr %5, i64 %167
  %177 = load float, ptr %176, align 4, !tbaa !7
  %178 = fsub contract float %177, %175
  store float %178, ptr %176, align 4, !tbaa !7
  %179 = add nsw i32 %148, -2
  %180 = icmp eq i32 %164, 0
  br i1 %180, label %181, label %147, !llvm.loop !11

181:                                              ; preds = %117, %147, %15, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %116

13:                                               ; preds = %6
  %14 = icmp sgt i32 %4, 1
  %15 = mul nsw i32 %4, %11
  br i1 %14, label %54, label %107

16:                                               ; preds = %54
  %17 = add nsw i32 %4, -1
  %18 = add i32 %17, %15
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !12
  %22 = getelementptr inbounds double, ptr %3, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !12
  %24 = fdiv contract double %23, %21
  store double %24, ptr %22, align 8, !tbaa !12
  %25 = add nsw i32 %4, -2
  %26 = add i32 %10, %9
  %27 = add i32 %26, 1
  %28 = mul i32 %4, %27
  %29 = add i32 %28, -2
  %30 = sext i32 %29 to i64
  %31 = shl nsw i64 %30, 3
  %32 = getelementptr i8, ptr %3, i64 %31
  %33 = getelementptr i8, ptr %32, i64 8
  %34 = load double, ptr %33, align 8
  %35 = and i32 %4, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %50

37:                                               ; preds = %16
  %38 = add nsw i32 %25, %15
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !12
  %42 = getelementptr inbounds double, ptr %2, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !12
  %44 = fmul contract double %43, %34
  %45 = fsub contract double %41, %44
  %46 = getelementptr inbounds double, ptr %1, i64 %39
  %47 = load double, ptr %46, align 8, !tbaa !12
  %48 = fdiv contract double %45, %47
  store double %48, ptr %40, align 8, !tbaa !12
  %49 = add nsw i32 %4, -3
  br label %50

50:                                               ; preds = %37, %16
  %51 = phi double [ %34, %16 ], [ %48, %37 ]
  %52 = phi i32 [ %25, %16 ], [ %49, %37 ]
  %53 = icmp eq i32 %25, 0
  br i1 %53, label %116, label %79

54:                                               ; preds = %13, %54
  %55 = phi i32 [ %77, %54 ], [ 1, %13 ]
  %56 = add nsw i32 %55, %15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = add nsw i32 %56, -1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !12
  %64 = fdiv contract double %59, %63
  %65 = getelementptr inbounds double, ptr %2, i64 %61
  %66 = load double, ptr %65, align 8, !tbaa !12
  %67 = fmul contract double %64, %66
  %68 = getelementptr inbounds double, ptr %1, i64 %57
  %69 = load double, ptr %68, align 8, !tbaa !12
  %70 = fsub contract double %69, %67
  store double %70, ptr %68, align 8, !tbaa !12
  %71 = getelementptr inbounds double, ptr %3, i64 %61
  %72 = load double, ptr %71, align 8, !tbaa !12
  %73 = fmul contract double %64, %72
  %74 = getelementptr inbounds double, ptr %3, i64 %57
  %75 = load double, ptr %74, align 8, !tbaa !12
  %76 = fsub contract double %75, %73
  store double %76, ptr %74, align 8, !tbaa !12
  %77 = add nuw nsw i32 %55, 1
  %78 = icmp eq i32 %77, %4
  br i1 %78, label %16, label %54, !llvm.loop !14

79:                                               ; preds = %50, %79
  %80 = phi double [ %104, %79 ], [ %51, %50 ]
  %81 = phi i32 [ %105, %79 ], [ %52, %50 ]
  %82 = add nsw i32 %81, %15
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %3, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !12
  %86 = getelementptr inbounds double, ptr %2, i64 %83
  %87 = load double, ptr %86, align 8, !tbaa !12
  %88 = fmul contract double %87, %80
  %89 = fsub contract double %85, %88
  %90 = getelementptr inbounds double, ptr %1, i64 %83
  %91 = load double, ptr %90, align 8, !tbaa !12
  %92 = fdiv contract double %89, %91
  store double %92, ptr %84, align 8, !tbaa !12
  %93 = add nsw i32 %81, -1
  %94 = add nsw i32 %93, %15
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %3, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !12
  %98 = getelementptr inbounds double, ptr %2, i64 %95
  %99 = load double, ptr %98, align 8, !tbaa !12
  %100 = fmul contract double %99, %92
  %101 = fsub contract double %97, %100
  %102 = getelementptr inbounds double, ptr %1, i64 %95
  %103 = load double, ptr %102, align 8, !tbaa !12
  %104 = fdiv contract double %101, %103
  store double %104, ptr %96, align 8, !tbaa !12
  %105 = add nsw i32 %81, -2
  %106 = icmp eq i32 %93, 0
  br i1 %106, label %116, label %79, !llvm.loop !15

107:                                              ; preds = %13
  %108 = add i32 %4, -1
  %109 = add i32 %108, %15
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %1, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !12
  %113 = getelementptr inbounds double, ptr %3, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !12
  %115 = fdiv contract double %114, %112
  store double %115, ptr %113, align 8, !tbaa !12
  br label %116

116:                                              ; preds = %50, %79, %107, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @implicit_lines(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [24 x float], align 4
  %5 = alloca [24 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %75

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store float -2.500000e-01, ptr %4, align 4, !tbaa !7
  %13 = mul nsw i32 %10, 24
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = fmul contract float %16, 2.500000e-01
  store float %17, ptr %5, align 4, !tbaa !7
  %18 = load float, ptr %4, align 4
  br label %30

19:                                               ; preds = %30
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 92
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr float, ptr %1, i64 %14
  %23 = getelementptr i8, ptr %22, i64 92
  store float %21, ptr %23, align 4, !tbaa !7
  %24 = add i32 %13, 16
  %25 = sext i32 %24 to i64
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr i8, ptr %1, i64 %26
  %28 = getelementptr i8, ptr %27, i64 28
  %29 = load float, ptr %28, align 4
  br label %48

30:                                               ; preds = %12, %30
  %31 = phi float [ %18, %12 ], [ %35, %30 ]
  %32 = phi float [ %17, %12 ], [ %43, %30 ]
  %33 = phi i32 [ 1, %12 ], [ %45, %30 ]
  %34 = fadd contract float %31, 4.000000e+00
  %35 = fdiv contract float -1.000000e+00, %34
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw float, ptr %4, i64 %36
  store float %35, ptr %37, align 4, !tbaa !7
  %38 = add nsw i32 %33, %13
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fadd contract float %41, %32
  %43 = fdiv contract float %42, %34
  %44 = getelementptr inbounds nuw float, ptr %5, i64 %36
  store float %43, ptr %44, align 4, !tbaa !7
  %45 = add nuw nsw i32 %33, 1
  %46 = icmp eq i32 %45, 24
  br i1 %46, label %19, label %30, !llvm.loop !16

47:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %75

48:                                               ; preds = %62, %19
  %49 = phi float [ %29, %19 ], [ %73, %62 ]
  %50 = phi i32 [ 22, %19 ], [ %74, %62 ]
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %5, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = getelementptr inbounds nuw float, ptr %4, i64 %51
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = add nsw i32 %50, %13
  %57 = sext i32 %56 to i64
  %58 = getelementptr float, ptr %1, i64 %57
  %59 = fmul contract float %55, %49
  %60 = fsub contract float %53, %59
  store float %60, ptr %58, align 4, !tbaa !7
  %61 = icmp eq i32 %50, 0
  br i1 %61, label %47, label %62, !llvm.loop !17

62:                                               ; preds = %48
  %63 = add nsw i32 %50, -1
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %5, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = getelementptr inbounds nuw float, ptr %4, i64 %64
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = add nsw i32 %63, %13
  %70 = sext i32 %69 to i64
  %71 = getelementptr float, ptr %1, i64 %70
  %72 = fmul contract float %68, %60
  %73 = fsub contract float %66, %72
  store float %73, ptr %71, align 4, !tbaa !7
  %74 = add nsw i32 %50, -2
  br label %48

75:                                               ; preds = %3, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_parallel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = sext i32 %8 to i64
  br label %17

12:                                               ; preds = %5
  %13 = add nsw i32 %8, %6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %10, %12
  %18 = phi i64 [ %11, %10 ], [ %14, %12 ]
  %19 = phi contract float [ 0.000000e+00, %10 ], [ %16, %12 ]
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %20
  store float %19, ptr %21, align 4, !tbaa !7
  %22 = getelementptr inbounds float, ptr %1, i64 %18
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %20
  store float %23, ptr %24, align 4, !tbaa !7
  %25 = icmp samesign ult i32 %6, 31
  br i1 %25, label %26, label %29

26:                                               ; preds = %17
  %27 = getelementptr inbounds float, ptr %2, i64 %18
  %28 = load float, ptr %27, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %17, %26
  %30 = phi contract float [ %28, %26 ], [ 0.000000e+00, %17 ]
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %20
  store float %30, ptr %31, align 4, !tbaa !7
  %32 = getelementptr inbounds float, ptr %3, i64 %18
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %20
  store float %33, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %40

35:                                               ; preds = %88
  %36 = load float, ptr %34, align 4, !tbaa !7
  %37 = load float, ptr %24, align 4, !tbaa !7
  %38 = fdiv contract float %36, %37
  %39 = getelementptr inbounds float, ptr %4, i64 %18
  store float %38, ptr %39, align 4, !tbaa !7
  ret void

40:                                               ; preds = %29, %88
  %41 = phi i32 [ 1, %29 ], [ %92, %88 ]
  %42 = sub nsw i32 %6, %41
  %43 = add nuw nsw i32 %41, %6
  %44 = load float, ptr %24, align 4, !tbaa !7
  %45 = load float, ptr %34, align 4, !tbaa !7
  %46 = icmp sgt i32 %42, -1
  br i1 %46, label %47, label %65

47:                                               ; preds = %40
  %48 = load float, ptr %21, align 4, !tbaa !7
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fdiv contract float %48, %51
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %49
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fneg contract float %54
  %56 = fmul contract float %52, %55
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %49
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fmul contract float %52, %58
  %60 = fsub contract float %44, %59
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %49
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %52, %62
  %64 = fsub contract float %45, %63
  br label %65

65:                                               ; preds = %47, %40
  %66 = phi float [ %60, %47 ], [ %44, %40 ]
  %67 = phi float [ %64, %47 ], [ %45, %40 ]
  %68 = phi float [ %56, %47 ], [ 0.000000e+00, %40 ]
  %69 = icmp samesign ult i32 %43, 32
  br i1 %69, label %70, label %88

70:                                               ; preds = %65
  %71 = load float, ptr %31, align 4, !tbaa !7
  %72 = zext nneg i32 %43 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fdiv contract float %71, %74
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %72
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fneg contract float %77
  %79 = fmul contract float %75, %78
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %72
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %75, %81
  %83 = fsub contract float %66, %82
  %84 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %72
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fmul contract float %75, %85
  %87 = fsub contract float %67, %86
  br label %88

88:                                               ; preds = %70, %65
  %89 = phi float [ %79, %70 ], [ 0.000000e+00, %65 ]
  %90 = phi float [ %83, %70 ], [ %66, %65 ]
  %91 = phi float [ %87, %70 ], [ %67, %65 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %68, ptr %21, align 4, !tbaa !7
  store float %90, ptr %24, align 4, !tbaa !7
  store float %89, ptr %31, align 4, !tbaa !7
  store float %91, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = shl nuw nsw i32 %41, 1
  %93 = icmp samesign ult i32 %41, 16
  br i1 %93, label %40, label %35, !llvm.loop !18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_cyclic(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = icmp samesign ult i32 %6, 16
  br i1 %9, label %12, label %10

10:                                               ; preds = %12, %5
  %11 = add nuw nsw i32 %6, 1
  br label %33

12:                                               ; preds = %5, %12
  %13 = phi i32 [ %29, %12 ], [ %6, %5 ]
  %14 = or disjoint i32 %13, %8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %18
  store float %17, ptr %19, align 4, !tbaa !7
  %20 = getelementptr inbounds float, ptr %1, i64 %15
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %18
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = getelementptr inbounds float, ptr %2, i64 %15
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %18
  store float %24, ptr %25, align 4, !tbaa !7
  %26 = getelementptr inbounds float, ptr %3, i64 %15
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %18
  store float %27, ptr %28, align 4, !tbaa !7
  %29 = add nuw nsw i32 %13, 8
  %30 = icmp samesign ult i32 %13, 8
  br i1 %30, label %12, label %10, !llvm.loop !19

31:                                               ; preds = %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp eq i32 %6, 0
  br i1 %32, label %95, label %113

33:                                               ; preds = %10, %91
  %34 = phi i32 [ 1, %10 ], [ %37, %91 ]
  %35 = phi i32 [ 8, %10 ], [ %92, %91 ]
  %36 = phi i32 [ 0, %10 ], [ %93, %91 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = shl nsw i32 %34, 1
  %38 = icmp slt i32 %6, %35
  br i1 %38, label %39, label %91

39:                                               ; preds = %33
  %40 = mul i32 %37, %11
  %41 = add nsw i32 %40, -1
  %42 = sub nsw i32 %41, %34
  %43 = add nsw i32 %41, %34
  %44 = tail call noundef i32 @__nv_min(i32 noundef %43, i32 noundef 15) #7
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = sext i32 %42 to i64
  %49 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fdiv contract float %47, %50
  %52 = icmp eq i32 %41, 15
  %53 = sext i32 %44 to i64
  br i1 %52, label %60, label %54

54:                                               ; preds = %39
  %55 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %53
  %56 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %45
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = load float, ptr %55, align 4, !tbaa !7
  %59 = fdiv contract float %57, %58
  br label %60

60:                                               ; preds = %39, %54
  %61 = phi contract float [ %59, %54 ], [ 0.000000e+00, %39 ]
  %62 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %45
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %48
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %51, %65
  %67 = fsub contract float %63, %66
  %68 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %53
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %61, %69
  %71 = fsub contract float %67, %70
  store float %71, ptr %62, align 4, !tbaa !7
  %72 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %45
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %48
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fmul contract float %51, %75
  %77 = fsub contract float %73, %76
  %78 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %53
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %61, %79
  %81 = fsub contract float %77, %80
  store float %81, ptr %72, align 4, !tbaa !7
  %82 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %48
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fneg contract float %83
  %85 = fmul contract float %51, %84
  store float %85, ptr %46, align 4, !tbaa !7
  %86 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %53
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fneg contract float %87
  %89 = fmul contract float %61, %88
  %90 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %45
  store float %89, ptr %90, align 4, !tbaa !7
  br label %91

91:                                               ; preds = %60, %33
  %92 = sdiv i32 %35, 2
  %93 = add nuw nsw i32 %36, 1
  %94 = icmp eq i32 %93, 3
  br i1 %94, label %31, label %33, !llvm.loop !20

95:                                               ; preds = %31
  %96 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 60), align 4, !tbaa !7
  %97 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 28), align 4, !tbaa !7
  %98 = fmul contract float %96, %97
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 28), align 4, !tbaa !7
  %100 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 60), align 4, !tbaa !7
  %101 = fmul contract float %99, %100
  %102 = fsub contract float %98, %101
  %103 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 28), align 4, !tbaa !7
  %104 = fmul contract float %96, %103
  %105 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 60), align 4, !tbaa !7
  %106 = fmul contract float %99, %105
  %107 = fsub contract float %104, %106
  %108 = fdiv contract float %107, %102
  store float %108, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 28), align 4, !tbaa !7
  %109 = fmul contract float %97, %105
  %110 = fmul contract float %100, %103
  %111 = fsub contract float %109, %110
  %112 = fdiv contract float %111, %102
  store float %112, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 60), align 4, !tbaa !7
  br label %113

113:                                              ; preds = %95, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %114 = icmp samesign ult i32 %6, 2
  br i1 %114, label %115, label %151

115:                                              ; preds = %113
  %116 = shl nuw nsw i32 %6, 3
  %117 = or disjoint i32 %116, 3
  %118 = icmp eq i32 %6, 0
  %119 = zext nneg i32 %117 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  br i1 %118, label %122, label %128

122:                                              ; preds = %115
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %119
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 28), align 4, !tbaa !7
  %126 = fmul contract float %124, %125
  %127 = fsub contract float %121, %126
  br label %145

128:                                              ; preds = %115
  %129 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %119
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = zext nneg i32 %116 to i64
  %132 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %131
  %133 = getelementptr i8, ptr %132, i64 -4
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %130, %134
  %136 = fsub contract float %121, %135
  %137 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %119
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = zext nneg i32 %116 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 28
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fmul contract float %138, %142
  %144 = fsub contract float %136, %143
  br label %145

145:                                              ; preds = %128, %122
  %146 = phi float [ %144, %128 ], [ %127, %122 ]
  %147 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %119
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = fdiv contract float %146, %148
  %150 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %119
  store float %149, ptr %150, align 4, !tbaa !7
  br label %151

151:                                              ; preds = %145, %113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = icmp samesign ult i32 %6, 4
  br i1 %152, label %153, label %189

153:                                              ; preds = %151
  %154 = shl nuw nsw i32 %6, 2
  %155 = or disjoint i32 %154, 1
  %156 = icmp eq i32 %6, 0
  %157 = zext nneg i32 %155 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !7
  br i1 %156, label %177, label %160

160:                                              ; preds = %153
  %161 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %157
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = zext nneg i32 %154 to i64
  %164 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %163
  %165 = getelementptr i8, ptr %164, i64 -4
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fmul contract float %162, %166
  %168 = fsub contract float %159, %167
  %169 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %157
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = zext nneg i32 %154 to i64
  %172 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 12
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fmul contract float %170, %174
  %176 = fsub contract float %168, %175
  br label %183

177:                                              ; preds = %153
  %178 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %157
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 12), align 4, !tbaa !7
  %181 = fmul contract float %179, %180
  %182 = fsub contract float %159, %181
  br label %183

183:                                              ; preds = %177, %160
  %184 = phi float [ %182, %177 ], [ %176, %160 ]
  %185 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %157
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fdiv contract float %184, %186
  %188 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %157
  store float %187, ptr %188, align 4, !tbaa !7
  br label %189

189:                                              ; preds = %183, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %190 = icmp samesign ult i32 %6, 8
  br i1 %190, label %191, label %229

191:                                              ; preds = %189
  %192 = icmp eq i32 %6, 0
  br i1 %192, label %217, label %193

193:                                              ; preds = %191
  %194 = shl nuw nsw i32 %6, 1
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %195
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = zext nneg i32 %194 to i64
  %201 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %200
  %202 = getelementptr i8, ptr %201, i64 -4
  %203 = load float, ptr %202, align 4, !tbaa !7
  %204 = fmul contract float %199, %203
  %205 = fsub contract float %197, %204
  %206 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %195
  %207 = load float, ptr %206, align 4, !tbaa !7
  %208 = zext nneg i32 %194 to i64
  %209 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %211 = load float, ptr %210, align 4, !tbaa !7
  %212 = fmul contract float %207, %211
  %213 = fsub contract float %205, %212
  %214 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %195
  %215 = load float, ptr %214, align 4, !tbaa !7
  %216 = fdiv contract float %213, %215
  br label %225

217:                                              ; preds = %191
  %218 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), align 4, !tbaa !7
  %219 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), align 4, !tbaa !7
  %220 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 4), align 4, !tbaa !7
  %221 = fmul contract float %219, %220
  %222 = fsub contract float %218, %221
  %223 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), align 4, !tbaa !7
  %224 = fdiv contract float %222, %223
  br label %225

225:                                              ; preds = %217, %193
  %226 = phi i64 [ 0, %217 ], [ %195, %193 ]
  %227 = phi contract float [ %224, %217 ], [ %216, %193 ]
  %228 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %226
  store float %227, ptr %228, align 4, !tbaa !7
  br label %229

229:                                              ; preds = %225, %189
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %231, label %230

230:                                              ; preds = %231, %229
  ret void

231:                                              ; preds = %229, %231
  %232 = phi i32 [ %239, %231 ], [ %6, %229 ]
  %233 = zext nneg i32 %232 to i64
  %234 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !7
  %236 = or disjoint i32 %232, %8
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %4, i64 %237
  store float %235, ptr %238, align 4, !tbaa !7
  %239 = add nuw nsw i32 %232, 8
  %240 = icmp samesign ult i32 %232, 8
  br i1 %240, label %231, label %230, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
