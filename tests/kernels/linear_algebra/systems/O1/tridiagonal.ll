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
define dso_local ptx_kernel void @thomas_strided(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %11 = mul i32 %9, %10, !dbg !21
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %13 = add i32 %11, %12, !dbg !25
  %14 = icmp slt i32 %13, %7, !dbg !26
  br i1 %14, label %15, label %146, !dbg !26

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64, !dbg !27
  %17 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !27
  %18 = load float, ptr %17, align 4, !dbg !27, !tbaa !28
  %19 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !30
  %20 = load float, ptr %19, align 4, !dbg !30, !tbaa !28
  %21 = fdiv contract float %18, %20, !dbg !31
  %22 = getelementptr inbounds float, ptr %4, i64 %16, !dbg !32
  store float %21, ptr %22, align 4, !dbg !33, !tbaa !28
  %23 = getelementptr inbounds float, ptr %3, i64 %16, !dbg !34
  %24 = load float, ptr %23, align 4, !dbg !34, !tbaa !28
  %25 = load float, ptr %19, align 4, !dbg !35, !tbaa !28
  %26 = fdiv contract float %24, %25, !dbg !36
  %27 = getelementptr inbounds float, ptr %5, i64 %16, !dbg !37
  store float %26, ptr %27, align 4, !dbg !38, !tbaa !28
  %28 = icmp sgt i32 %6, 1, !dbg !39
  br i1 %28, label %29, label %96, !dbg !40

29:                                               ; preds = %15
  %30 = add i32 %12, %11, !dbg !40
  %31 = add i32 %30, 1, !dbg !40
  %32 = sext i32 %31 to i64, !dbg !40
  %33 = shl nsw i64 %32, 2, !dbg !40
  %34 = add nsw i64 %33, -4, !dbg !40
  %35 = getelementptr i8, ptr %4, i64 %34, !dbg !40
  %36 = add nsw i32 %6, -2, !dbg !40
  %37 = zext i32 %36 to i64, !dbg !40
  %38 = add nsw i64 %32, %37, !dbg !40
  %39 = shl nsw i64 %38, 2, !dbg !40
  %40 = add nsw i64 %39, 4, !dbg !40
  %41 = getelementptr i8, ptr %4, i64 %40, !dbg !40
  %42 = getelementptr i8, ptr %5, i64 %34, !dbg !40
  %43 = getelementptr i8, ptr %5, i64 %40, !dbg !40
  %44 = icmp ult ptr %35, %43, !dbg !40
  %45 = icmp ult ptr %42, %41, !dbg !40
  %46 = and i1 %44, %45, !dbg !40
  %47 = icmp ne i32 %7, 1, !dbg !40
  %48 = add nsw i32 %6, -2, !dbg !40
  %49 = add i32 %12, %11, !dbg !40
  %50 = add i32 %49, 1, !dbg !40
  %51 = add i32 %50, %48, !dbg !40
  %52 = icmp slt i32 %51, %50, !dbg !40
  %53 = or i1 %47, %52, !dbg !40
  %54 = or i1 %46, %53, !dbg !40
  br i1 %54, label %55, label %86, !dbg !40

55:                                               ; preds = %29, %55
  %56 = phi i32 [ %84, %55 ], [ 1, %29 ]
  %57 = mul nsw i32 %56, %7, !dbg !41
  %58 = add nsw i32 %57, %13, !dbg !42
  %59 = sext i32 %58 to i64, !dbg !43
  %60 = getelementptr inbounds float, ptr %1, i64 %59, !dbg !43
  %61 = load float, ptr %60, align 4, !dbg !43, !tbaa !28
  %62 = getelementptr inbounds float, ptr %0, i64 %59, !dbg !44
  %63 = load float, ptr %62, align 4, !dbg !44, !tbaa !28
  %64 = sub nsw i32 %58, %7, !dbg !45
  %65 = sext i32 %64 to i64, !dbg !46
  %66 = getelementptr inbounds float, ptr %4, i64 %65, !dbg !46
  %67 = load float, ptr %66, align 4, !dbg !46, !tbaa !28
  %68 = fmul contract float %63, %67, !dbg !47
  %69 = fsub contract float %61, %68, !dbg !48
  %70 = fdiv contract float 1.000000e+00, %69, !dbg !49
  %71 = getelementptr inbounds float, ptr %2, i64 %59, !dbg !50
  %72 = load float, ptr %71, align 4, !dbg !50, !tbaa !28
  %73 = fmul contract float %72, %70, !dbg !51
  %74 = getelementptr inbounds float, ptr %4, i64 %59, !dbg !52
  store float %73, ptr %74, align 4, !dbg !53, !tbaa !28
  %75 = getelementptr inbounds float, ptr %3, i64 %59, !dbg !54
  %76 = load float, ptr %75, align 4, !dbg !54, !tbaa !28
  %77 = load float, ptr %62, align 4, !dbg !55, !tbaa !28
  %78 = getelementptr inbounds float, ptr %5, i64 %65, !dbg !56
  %79 = load float, ptr %78, align 4, !dbg !56, !tbaa !28
  %80 = fmul contract float %77, %79, !dbg !57
  %81 = fsub contract float %76, %80, !dbg !58
  %82 = fmul contract float %70, %81, !dbg !59
  %83 = getelementptr inbounds float, ptr %5, i64 %59, !dbg !60
  store float %82, ptr %83, align 4, !dbg !61, !tbaa !28
  %84 = add nuw nsw i32 %56, 1, !dbg !62
  %85 = icmp eq i32 %84, %6, !dbg !39
  br i1 %85, label %96, label %55, !dbg !40, !llvm.loop !63

86:                                               ; preds = %29
  %87 = add i32 %12, %11, !dbg !40
  %88 = add i32 %87, 1, !dbg !40
  %89 = sext i32 %88 to i64, !dbg !40
  %90 = shl nsw i64 %89, 2, !dbg !40
  %91 = add nsw i64 %90, -4, !dbg !40
  %92 = getelementptr i8, ptr %4, i64 %91, !dbg !40
  %93 = load float, ptr %92, align 4
  %94 = getelementptr i8, ptr %5, i64 %91, !dbg !40
  %95 = load float, ptr %94, align 4
  br label %100, !dbg !40

96:                                               ; preds = %100, %55, %15
  %97 = icmp sgt i32 %6, 1, !dbg !67
  br i1 %97, label %98, label %146, !dbg !68

98:                                               ; preds = %96
  %99 = add nsw i32 %6, -2, !dbg !69
  br label %127, !dbg !68

100:                                              ; preds = %86, %100
  %101 = phi float [ %95, %86 ], [ %123, %100 ], !dbg !56
  %102 = phi float [ %93, %86 ], [ %116, %100 ], !dbg !46
  %103 = phi i32 [ 1, %86 ], [ %125, %100 ]
  %104 = mul nuw nsw i32 %103, %7, !dbg !41
  %105 = add nsw i32 %104, %13, !dbg !42
  %106 = sext i32 %105 to i64, !dbg !43
  %107 = getelementptr inbounds float, ptr %1, i64 %106, !dbg !43
  %108 = load float, ptr %107, align 4, !dbg !43, !tbaa !28
  %109 = getelementptr inbounds float, ptr %0, i64 %106, !dbg !44
  %110 = load float, ptr %109, align 4, !dbg !44, !tbaa !28
  %111 = fmul contract float %110, %102, !dbg !47
  %112 = fsub contract float %108, %111, !dbg !48
  %113 = fdiv contract float 1.000000e+00, %112, !dbg !49
  %114 = getelementptr inbounds float, ptr %2, i64 %106, !dbg !50
  %115 = load float, ptr %114, align 4, !dbg !50, !tbaa !28
  %116 = fmul contract float %115, %113, !dbg !51
  %117 = getelementptr inbounds float, ptr %4, i64 %106, !dbg !52
  store float %116, ptr %117, align 4, !dbg !53, !tbaa !28
  %118 = getelementptr inbounds float, ptr %3, i64 %106, !dbg !54
  %119 = load float, ptr %118, align 4, !dbg !54, !tbaa !28
  %120 = load float, ptr %109, align 4, !dbg !55, !tbaa !28
  %121 = fmul contract float %120, %101, !dbg !57
  %122 = fsub contract float %119, %121, !dbg !58
  %123 = fmul contract float %113, %122, !dbg !59
  %124 = getelementptr inbounds float, ptr %5, i64 %106, !dbg !60
  store float %123, ptr %124, align 4, !dbg !61, !tbaa !28
  %125 = add nuw nsw i32 %103, 1, !dbg !62
  %126 = icmp eq i32 %125, %6, !dbg !39
  br i1 %126, label %96, label %100, !dbg !40, !llvm.loop !63

127:                                              ; preds = %98, %127
  %128 = phi i32 [ %144, %127 ], [ %99, %98 ]
  %129 = mul nsw i32 %128, %7, !dbg !70
  %130 = add nsw i32 %129, %13, !dbg !71
  %131 = sext i32 %130 to i64, !dbg !72
  %132 = getelementptr inbounds float, ptr %4, i64 %131, !dbg !72
  %133 = load float, ptr %132, align 4, !dbg !72, !tbaa !28
  %134 = add nuw nsw i32 %128, 1, !dbg !73
  %135 = mul nsw i32 %134, %7, !dbg !74
  %136 = add nsw i32 %135, %13, !dbg !75
  %137 = sext i32 %136 to i64, !dbg !76
  %138 = getelementptr inbounds float, ptr %5, i64 %137, !dbg !76
  %139 = load float, ptr %138, align 4, !dbg !76, !tbaa !28
  %140 = fmul contract float %133, %139, !dbg !77
  %141 = getelementptr inbounds float, ptr %5, i64 %131, !dbg !78
  %142 = load float, ptr %141, align 4, !dbg !79, !tbaa !28
  %143 = fsub contract float %142, %140, !dbg !79
  store float %143, ptr %141, align 4, !dbg !79, !tbaa !28
  %144 = add nsw i32 %128, -1, !dbg !80
  %145 = icmp sgt i32 %128, 0, !dbg !67
  br i1 %145, label %127, label %146, !dbg !68, !llvm.loop !81

146:                                              ; preds = %127, %96, %8
  ret void, !dbg !83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !84 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !87
  %9 = mul i32 %7, %8, !dbg !89
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %11 = add i32 %9, %10, !dbg !92
  %12 = icmp slt i32 %11, %5, !dbg !93
  br i1 %12, label %13, label %80, !dbg !93

13:                                               ; preds = %6
  %14 = icmp sgt i32 %4, 1, !dbg !94
  br i1 %14, label %15, label %17, !dbg !95

15:                                               ; preds = %13
  %16 = mul nsw i32 %4, %11
  br label %39, !dbg !95

17:                                               ; preds = %39, %13
  %18 = mul nsw i32 %4, %11, !dbg !96
  %19 = add i32 %4, -1, !dbg !97
  %20 = add i32 %19, %18, !dbg !98
  %21 = sext i32 %20 to i64, !dbg !99
  %22 = getelementptr inbounds double, ptr %1, i64 %21, !dbg !99
  %23 = load double, ptr %22, align 8, !dbg !99, !tbaa !100
  %24 = getelementptr inbounds double, ptr %3, i64 %21, !dbg !102
  %25 = load double, ptr %24, align 8, !dbg !103, !tbaa !100
  %26 = fdiv contract double %25, %23, !dbg !103
  store double %26, ptr %24, align 8, !dbg !103, !tbaa !100
  %27 = icmp sgt i32 %4, 1, !dbg !104
  br i1 %27, label %28, label %80, !dbg !105

28:                                               ; preds = %17
  %29 = add nsw i32 %4, -2, !dbg !106
  %30 = add i32 %10, %9, !dbg !105
  %31 = add i32 %30, 1, !dbg !105
  %32 = mul i32 %4, %31, !dbg !105
  %33 = add i32 %32, -2, !dbg !105
  %34 = sext i32 %33 to i64, !dbg !105
  %35 = shl nsw i64 %34, 3, !dbg !105
  %36 = getelementptr i8, ptr %3, i64 %35, !dbg !105
  %37 = getelementptr i8, ptr %36, i64 8, !dbg !105
  %38 = load double, ptr %37, align 8
  br label %64, !dbg !105

39:                                               ; preds = %15, %39
  %40 = phi i32 [ 1, %15 ], [ %62, %39 ]
  %41 = add nsw i32 %40, %16, !dbg !107
  %42 = sext i32 %41 to i64, !dbg !108
  %43 = getelementptr inbounds double, ptr %0, i64 %42, !dbg !108
  %44 = load double, ptr %43, align 8, !dbg !108, !tbaa !100
  %45 = add nsw i32 %41, -1, !dbg !109
  %46 = sext i32 %45 to i64, !dbg !110
  %47 = getelementptr inbounds double, ptr %1, i64 %46, !dbg !110
  %48 = load double, ptr %47, align 8, !dbg !110, !tbaa !100
  %49 = fdiv contract double %44, %48, !dbg !111
  %50 = getelementptr inbounds double, ptr %2, i64 %46, !dbg !112
  %51 = load double, ptr %50, align 8, !dbg !112, !tbaa !100
  %52 = fmul contract double %49, %51, !dbg !113
  %53 = getelementptr inbounds double, ptr %1, i64 %42, !dbg !114
  %54 = load double, ptr %53, align 8, !dbg !115, !tbaa !100
  %55 = fsub contract double %54, %52, !dbg !115
  store double %55, ptr %53, align 8, !dbg !115, !tbaa !100
  %56 = getelementptr inbounds double, ptr %3, i64 %46, !dbg !116
  %57 = load double, ptr %56, align 8, !dbg !116, !tbaa !100
  %58 = fmul contract double %49, %57, !dbg !117
  %59 = getelementptr inbounds double, ptr %3, i64 %42, !dbg !118
  %60 = load double, ptr %59, align 8, !dbg !119, !tbaa !100
  %61 = fsub contract double %60, %58, !dbg !119
  store double %61, ptr %59, align 8, !dbg !119, !tbaa !100
  %62 = add nuw nsw i32 %40, 1, !dbg !120
  %63 = icmp eq i32 %62, %4, !dbg !94
  br i1 %63, label %17, label %39, !dbg !95, !llvm.loop !121

64:                                               ; preds = %28, %64
  %65 = phi double [ %38, %28 ], [ %77, %64 ], !dbg !123
  %66 = phi i32 [ %29, %28 ], [ %78, %64 ]
  %67 = add nsw i32 %66, %18, !dbg !124
  %68 = sext i32 %67 to i64, !dbg !125
  %69 = getelementptr inbounds double, ptr %3, i64 %68, !dbg !125
  %70 = load double, ptr %69, align 8, !dbg !125, !tbaa !100
  %71 = getelementptr inbounds double, ptr %2, i64 %68, !dbg !126
  %72 = load double, ptr %71, align 8, !dbg !126, !tbaa !100
  %73 = fmul contract double %72, %65, !dbg !127
  %74 = fsub contract double %70, %73, !dbg !128
  %75 = getelementptr inbounds double, ptr %1, i64 %68, !dbg !129
  %76 = load double, ptr %75, align 8, !dbg !129, !tbaa !100
  %77 = fdiv contract double %74, %76, !dbg !130
  store double %77, ptr %69, align 8, !dbg !131, !tbaa !100
  %78 = add nsw i32 %66, -1, !dbg !132
  %79 = icmp sgt i32 %66, 0, !dbg !104
  br i1 %79, label %64, label %80, !dbg !105, !llvm.loop !133

80:                                               ; preds = %64, %17, %6
  ret void, !dbg !135
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @implicit_lines(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !136 {
  %4 = alloca [24 x float], align 4
  %5 = alloca [24 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %8 = mul i32 %6, %7, !dbg !141
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %10 = add i32 %8, %9, !dbg !144
  %11 = icmp slt i32 %10, %2, !dbg !145
  br i1 %11, label %12, label %63, !dbg !145

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !146
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6, !dbg !146
  store float -2.500000e-01, ptr %4, align 4, !dbg !147, !tbaa !28
  %13 = mul nsw i32 %10, 24, !dbg !148
  %14 = sext i32 %13 to i64, !dbg !149
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !149
  %16 = load float, ptr %15, align 4, !dbg !149, !tbaa !28
  %17 = fmul contract float %16, 2.500000e-01, !dbg !150
  store float %17, ptr %5, align 4, !dbg !151, !tbaa !28
  %18 = load float, ptr %4, align 4
  br label %30, !dbg !152

19:                                               ; preds = %30
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 92, !dbg !153
  %21 = load float, ptr %20, align 4, !dbg !153, !tbaa !28
  %22 = getelementptr float, ptr %1, i64 %14, !dbg !154
  %23 = getelementptr i8, ptr %22, i64 92, !dbg !154
  store float %21, ptr %23, align 4, !dbg !155, !tbaa !28
  %24 = add i32 %13, 16, !dbg !156
  %25 = sext i32 %24 to i64, !dbg !156
  %26 = shl nsw i64 %25, 2, !dbg !156
  %27 = getelementptr i8, ptr %1, i64 %26, !dbg !156
  %28 = getelementptr i8, ptr %27, i64 28, !dbg !156
  %29 = load float, ptr %28, align 4
  br label %48, !dbg !156

30:                                               ; preds = %12, %30
  %31 = phi float [ %18, %12 ], [ %35, %30 ], !dbg !157
  %32 = phi float [ %17, %12 ], [ %43, %30 ], !dbg !158
  %33 = phi i32 [ 1, %12 ], [ %45, %30 ]
  %34 = fadd contract float %31, 4.000000e+00, !dbg !159
  %35 = fdiv contract float -1.000000e+00, %34, !dbg !160
  %36 = zext nneg i32 %33 to i64, !dbg !161
  %37 = getelementptr inbounds nuw float, ptr %4, i64 %36, !dbg !161
  store float %35, ptr %37, align 4, !dbg !162, !tbaa !28
  %38 = add nsw i32 %33, %13, !dbg !163
  %39 = sext i32 %38 to i64, !dbg !164
  %40 = getelementptr inbounds float, ptr %0, i64 %39, !dbg !164
  %41 = load float, ptr %40, align 4, !dbg !164, !tbaa !28
  %42 = fadd contract float %41, %32, !dbg !165
  %43 = fdiv contract float %42, %34, !dbg !166
  %44 = getelementptr inbounds nuw float, ptr %5, i64 %36, !dbg !167
  store float %43, ptr %44, align 4, !dbg !168, !tbaa !28
  %45 = add nuw nsw i32 %33, 1, !dbg !169
  %46 = icmp eq i32 %45, 24, !dbg !170
  br i1 %46, label %19, label %30, !dbg !152, !llvm.loop !171

47:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6, !dbg !173
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !173
  br label %63, !dbg !173

48:                                               ; preds = %19, %48
  %49 = phi float [ %29, %19 ], [ %60, %48 ], !dbg !174
  %50 = phi i32 [ 22, %19 ], [ %61, %48 ]
  %51 = zext nneg i32 %50 to i64, !dbg !175
  %52 = getelementptr inbounds nuw float, ptr %5, i64 %51, !dbg !175
  %53 = load float, ptr %52, align 4, !dbg !175, !tbaa !28
  %54 = getelementptr inbounds nuw float, ptr %4, i64 %51, !dbg !176
  %55 = load float, ptr %54, align 4, !dbg !176, !tbaa !28
  %56 = add nsw i32 %50, %13, !dbg !177
  %57 = sext i32 %56 to i64, !dbg !174
  %58 = getelementptr float, ptr %1, i64 %57, !dbg !174
  %59 = fmul contract float %55, %49, !dbg !178
  %60 = fsub contract float %53, %59, !dbg !179
  store float %60, ptr %58, align 4, !dbg !180, !tbaa !28
  %61 = add nsw i32 %50, -1, !dbg !181
  %62 = icmp eq i32 %50, 0, !dbg !182
  br i1 %62, label %47, label %48, !dbg !156, !llvm.loop !183

63:                                               ; preds = %3, %47
  ret void, !dbg !173
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_parallel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 !dbg !185 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !186
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %8 = shl i32 %7, 5, !dbg !190
  %9 = icmp eq i32 %6, 0, !dbg !191
  br i1 %9, label %15, label %10, !dbg !191

10:                                               ; preds = %5
  %11 = add nsw i32 %8, %6, !dbg !192
  %12 = sext i32 %11 to i64, !dbg !193
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !193
  %14 = load float, ptr %13, align 4, !dbg !193, !tbaa !28
  br label %15, !dbg !191

15:                                               ; preds = %5, %10
  %16 = phi contract float [ %14, %10 ], [ 0.000000e+00, %5 ], !dbg !191
  %17 = zext nneg i32 %6 to i64, !dbg !194
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %17, !dbg !194
  store float %16, ptr %18, align 4, !dbg !195, !tbaa !28
  %19 = add nsw i32 %8, %6, !dbg !196
  %20 = sext i32 %19 to i64, !dbg !197
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !197
  %22 = load float, ptr %21, align 4, !dbg !197, !tbaa !28
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %17, !dbg !198
  store float %22, ptr %23, align 4, !dbg !199, !tbaa !28
  %24 = icmp samesign ult i32 %6, 31, !dbg !200
  br i1 %24, label %25, label %28, !dbg !201

25:                                               ; preds = %15
  %26 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !202
  %27 = load float, ptr %26, align 4, !dbg !202, !tbaa !28
  br label %28, !dbg !201

28:                                               ; preds = %15, %25
  %29 = phi contract float [ %27, %25 ], [ 0.000000e+00, %15 ], !dbg !201
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %17, !dbg !203
  store float %29, ptr %30, align 4, !dbg !204, !tbaa !28
  %31 = getelementptr inbounds float, ptr %3, i64 %20, !dbg !205
  %32 = load float, ptr %31, align 4, !dbg !205, !tbaa !28
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %17, !dbg !206
  store float %32, ptr %33, align 4, !dbg !207, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  br label %39, !dbg !209

34:                                               ; preds = %87
  %35 = load float, ptr %33, align 4, !dbg !210, !tbaa !28
  %36 = load float, ptr %23, align 4, !dbg !211, !tbaa !28
  %37 = fdiv contract float %35, %36, !dbg !212
  %38 = getelementptr inbounds float, ptr %4, i64 %20, !dbg !213
  store float %37, ptr %38, align 4, !dbg !214, !tbaa !28
  ret void, !dbg !215

39:                                               ; preds = %28, %87
  %40 = phi i32 [ 1, %28 ], [ %91, %87 ]
  %41 = sub nsw i32 %6, %40, !dbg !216
  %42 = add nuw nsw i32 %40, %6, !dbg !217
  %43 = load float, ptr %23, align 4, !dbg !218, !tbaa !28
  %44 = load float, ptr %33, align 4, !dbg !219, !tbaa !28
  %45 = icmp sgt i32 %41, -1, !dbg !220
  br i1 %45, label %46, label %64, !dbg !220

46:                                               ; preds = %39
  %47 = load float, ptr %18, align 4, !dbg !221, !tbaa !28
  %48 = zext nneg i32 %41 to i64, !dbg !222
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %48, !dbg !222
  %50 = load float, ptr %49, align 4, !dbg !222, !tbaa !28
  %51 = fdiv contract float %47, %50, !dbg !223
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %48, !dbg !224
  %53 = load float, ptr %52, align 4, !dbg !224, !tbaa !28
  %54 = fneg contract float %53, !dbg !225
  %55 = fmul contract float %51, %54, !dbg !226
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %48, !dbg !227
  %57 = load float, ptr %56, align 4, !dbg !227, !tbaa !28
  %58 = fmul contract float %51, %57, !dbg !228
  %59 = fsub contract float %43, %58, !dbg !229
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %48, !dbg !230
  %61 = load float, ptr %60, align 4, !dbg !230, !tbaa !28
  %62 = fmul contract float %51, %61, !dbg !231
  %63 = fsub contract float %44, %62, !dbg !232
  br label %64, !dbg !233

64:                                               ; preds = %46, %39
  %65 = phi float [ %59, %46 ], [ %43, %39 ], !dbg !234
  %66 = phi float [ %63, %46 ], [ %44, %39 ], !dbg !234
  %67 = phi float [ %55, %46 ], [ 0.000000e+00, %39 ], !dbg !234
  %68 = icmp samesign ult i32 %42, 32, !dbg !235
  br i1 %68, label %69, label %87, !dbg !235

69:                                               ; preds = %64
  %70 = load float, ptr %30, align 4, !dbg !236, !tbaa !28
  %71 = zext nneg i32 %42 to i64, !dbg !237
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %71, !dbg !237
  %73 = load float, ptr %72, align 4, !dbg !237, !tbaa !28
  %74 = fdiv contract float %70, %73, !dbg !238
  %75 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %71, !dbg !239
  %76 = load float, ptr %75, align 4, !dbg !239, !tbaa !28
  %77 = fneg contract float %76, !dbg !240
  %78 = fmul contract float %74, %77, !dbg !241
  %79 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %71, !dbg !242
  %80 = load float, ptr %79, align 4, !dbg !242, !tbaa !28
  %81 = fmul contract float %74, %80, !dbg !243
  %82 = fsub contract float %65, %81, !dbg !244
  %83 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %71, !dbg !245
  %84 = load float, ptr %83, align 4, !dbg !245, !tbaa !28
  %85 = fmul contract float %74, %84, !dbg !246
  %86 = fsub contract float %66, %85, !dbg !247
  br label %87, !dbg !248

87:                                               ; preds = %69, %64
  %88 = phi float [ %78, %69 ], [ 0.000000e+00, %64 ], !dbg !234
  %89 = phi float [ %82, %69 ], [ %65, %64 ], !dbg !234
  %90 = phi float [ %86, %69 ], [ %66, %64 ], !dbg !234
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  store float %67, ptr %18, align 4, !dbg !250, !tbaa !28
  store float %89, ptr %23, align 4, !dbg !251, !tbaa !28
  store float %88, ptr %30, align 4, !dbg !252, !tbaa !28
  store float %90, ptr %33, align 4, !dbg !253, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !254
  %91 = shl nuw nsw i32 %40, 1, !dbg !255
  %92 = icmp samesign ult i32 %40, 16, !dbg !256
  br i1 %92, label %39, label %34, !dbg !209, !llvm.loop !257
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_cyclic(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 !dbg !259 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !262
  %8 = shl i32 %7, 4, !dbg !264
  %9 = icmp samesign ult i32 %6, 16, !dbg !265
  br i1 %9, label %12, label %10, !dbg !266

10:                                               ; preds = %12, %5
  %11 = add nuw nsw i32 %6, 1
  br label %34, !dbg !267

12:                                               ; preds = %5, %12
  %13 = phi i32 [ %29, %12 ], [ %6, %5 ]
  %14 = or disjoint i32 %13, %8, !dbg !268
  %15 = sext i32 %14 to i64, !dbg !269
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !269
  %17 = load float, ptr %16, align 4, !dbg !269, !tbaa !28
  %18 = zext nneg i32 %13 to i64, !dbg !270
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %18, !dbg !270
  store float %17, ptr %19, align 4, !dbg !271, !tbaa !28
  %20 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !272
  %21 = load float, ptr %20, align 4, !dbg !272, !tbaa !28
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %18, !dbg !273
  store float %21, ptr %22, align 4, !dbg !274, !tbaa !28
  %23 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !275
  %24 = load float, ptr %23, align 4, !dbg !275, !tbaa !28
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %18, !dbg !276
  store float %24, ptr %25, align 4, !dbg !277, !tbaa !28
  %26 = getelementptr inbounds float, ptr %3, i64 %15, !dbg !278
  %27 = load float, ptr %26, align 4, !dbg !278, !tbaa !28
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %18, !dbg !279
  store float %27, ptr %28, align 4, !dbg !280, !tbaa !28
  %29 = add nuw nsw i32 %13, 8, !dbg !281
  %30 = icmp samesign ult i32 %13, 8, !dbg !265
  br i1 %30, label %12, label %10, !dbg !266, !llvm.loop !282

31:                                               ; preds = %93
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !284
  %32 = icmp eq i32 %6, 0, !dbg !285
  br i1 %32, label %97, label %33, !dbg !285

33:                                               ; preds = %97, %31
  br label %117, !dbg !286

34:                                               ; preds = %10, %93
  %35 = phi i32 [ 1, %10 ], [ %38, %93 ]
  %36 = phi i32 [ 8, %10 ], [ %94, %93 ]
  %37 = phi i32 [ 0, %10 ], [ %95, %93 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !287
  %38 = shl nsw i32 %35, 1, !dbg !288
  %39 = icmp slt i32 %6, %36, !dbg !289
  br i1 %39, label %40, label %93, !dbg !289

40:                                               ; preds = %34
  %41 = mul i32 %38, %11, !dbg !290
  %42 = add nsw i32 %41, -1, !dbg !291
  %43 = sub nsw i32 %42, %35, !dbg !292
  %44 = add nsw i32 %42, %35, !dbg !293
  %45 = tail call noundef i32 @__nv_min(i32 noundef %44, i32 noundef 15) #7, !dbg !294
  %46 = sext i32 %42 to i64, !dbg !298
  %47 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %46, !dbg !298
  %48 = load float, ptr %47, align 4, !dbg !298, !tbaa !28
  %49 = sext i32 %43 to i64, !dbg !299
  %50 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %49, !dbg !299
  %51 = load float, ptr %50, align 4, !dbg !299, !tbaa !28
  %52 = fdiv contract float %48, %51, !dbg !300
  %53 = icmp eq i32 %42, 15, !dbg !301
  br i1 %53, label %61, label %54, !dbg !302

54:                                               ; preds = %40
  %55 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %46, !dbg !303
  %56 = load float, ptr %55, align 4, !dbg !303, !tbaa !28
  %57 = sext i32 %45 to i64, !dbg !304
  %58 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %57, !dbg !304
  %59 = load float, ptr %58, align 4, !dbg !304, !tbaa !28
  %60 = fdiv contract float %56, %59, !dbg !305
  br label %61, !dbg !302

61:                                               ; preds = %40, %54
  %62 = phi contract float [ %60, %54 ], [ 0.000000e+00, %40 ], !dbg !302
  %63 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %46, !dbg !306
  %64 = load float, ptr %63, align 4, !dbg !306, !tbaa !28
  %65 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %49, !dbg !307
  %66 = load float, ptr %65, align 4, !dbg !307, !tbaa !28
  %67 = fmul contract float %52, %66, !dbg !308
  %68 = fsub contract float %64, %67, !dbg !309
  %69 = sext i32 %45 to i64, !dbg !310
  %70 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %69, !dbg !310
  %71 = load float, ptr %70, align 4, !dbg !310, !tbaa !28
  %72 = fmul contract float %62, %71, !dbg !311
  %73 = fsub contract float %68, %72, !dbg !312
  store float %73, ptr %63, align 4, !dbg !313, !tbaa !28
  %74 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %46, !dbg !314
  %75 = load float, ptr %74, align 4, !dbg !314, !tbaa !28
  %76 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %49, !dbg !315
  %77 = load float, ptr %76, align 4, !dbg !315, !tbaa !28
  %78 = fmul contract float %52, %77, !dbg !316
  %79 = fsub contract float %75, %78, !dbg !317
  %80 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %69, !dbg !318
  %81 = load float, ptr %80, align 4, !dbg !318, !tbaa !28
  %82 = fmul contract float %62, %81, !dbg !319
  %83 = fsub contract float %79, %82, !dbg !320
  store float %83, ptr %74, align 4, !dbg !321, !tbaa !28
  %84 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %49, !dbg !322
  %85 = load float, ptr %84, align 4, !dbg !322, !tbaa !28
  %86 = fneg contract float %85, !dbg !323
  %87 = fmul contract float %52, %86, !dbg !324
  store float %87, ptr %47, align 4, !dbg !325, !tbaa !28
  %88 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %69, !dbg !326
  %89 = load float, ptr %88, align 4, !dbg !326, !tbaa !28
  %90 = fneg contract float %89, !dbg !327
  %91 = fmul contract float %62, %90, !dbg !328
  %92 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %46, !dbg !329
  store float %91, ptr %92, align 4, !dbg !330, !tbaa !28
  br label %93, !dbg !331

93:                                               ; preds = %61, %34
  %94 = sdiv i32 %36, 2, !dbg !332
  %95 = add nuw nsw i32 %37, 1, !dbg !333
  %96 = icmp eq i32 %95, 3, !dbg !334
  br i1 %96, label %31, label %34, !dbg !267, !llvm.loop !335

97:                                               ; preds = %31
  %98 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 60), align 4, !dbg !337, !tbaa !28
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 28), align 4, !dbg !338, !tbaa !28
  %100 = fmul contract float %98, %99, !dbg !339
  %101 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 28), align 4, !dbg !340, !tbaa !28
  %102 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 60), align 4, !dbg !341, !tbaa !28
  %103 = fmul contract float %101, %102, !dbg !342
  %104 = fsub contract float %100, %103, !dbg !343
  %105 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 28), align 4, !dbg !344, !tbaa !28
  %106 = fmul contract float %98, %105, !dbg !345
  %107 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 60), align 4, !dbg !346, !tbaa !28
  %108 = fmul contract float %101, %107, !dbg !347
  %109 = fsub contract float %106, %108, !dbg !348
  %110 = fdiv contract float %109, %104, !dbg !349
  store float %110, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 28), align 4, !dbg !350, !tbaa !28
  %111 = fmul contract float %99, %107, !dbg !351
  %112 = fmul contract float %102, %105, !dbg !352
  %113 = fsub contract float %111, %112, !dbg !353
  %114 = fdiv contract float %113, %104, !dbg !354
  store float %114, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 60), align 4, !dbg !355, !tbaa !28
  br label %33, !dbg !356

115:                                              ; preds = %155
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !357
  %116 = icmp samesign ult i32 %6, 16, !dbg !358
  br i1 %116, label %161, label %160, !dbg !359

117:                                              ; preds = %33, %155
  %118 = phi i32 [ %156, %155 ], [ 8, %33 ]
  %119 = phi i32 [ %157, %155 ], [ 2, %33 ]
  %120 = phi i32 [ %158, %155 ], [ 0, %33 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !360
  %121 = icmp samesign ult i32 %6, %119, !dbg !361
  br i1 %121, label %122, label %155, !dbg !361

122:                                              ; preds = %117
  %123 = mul nsw i32 %118, %6, !dbg !362
  %124 = sdiv i32 %118, 2, !dbg !363
  %125 = add nsw i32 %124, -1, !dbg !364
  %126 = add i32 %125, %123, !dbg !365
  %127 = icmp eq i32 %123, 0, !dbg !366
  %128 = sext i32 %126 to i64, !dbg !367
  %129 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %128, !dbg !367
  %130 = load float, ptr %129, align 4, !dbg !367, !tbaa !28
  br i1 %127, label %140, label %131, !dbg !368

131:                                              ; preds = %122
  %132 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %128, !dbg !369
  %133 = load float, ptr %132, align 4, !dbg !369, !tbaa !28
  %134 = sub nsw i32 %126, %124, !dbg !370
  %135 = sext i32 %134 to i64, !dbg !371
  %136 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %135, !dbg !371
  %137 = load float, ptr %136, align 4, !dbg !371, !tbaa !28
  %138 = fmul contract float %133, %137, !dbg !372
  %139 = fsub contract float %130, %138, !dbg !373
  br label %140, !dbg !368

140:                                              ; preds = %122, %131
  %141 = phi float [ %139, %131 ], [ %130, %122 ]
  %142 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %128, !dbg !367
  %143 = load float, ptr %142, align 4, !dbg !367, !tbaa !28
  %144 = add nsw i32 %126, %124, !dbg !367
  %145 = sext i32 %144 to i64, !dbg !367
  %146 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %145, !dbg !367
  %147 = load float, ptr %146, align 4, !dbg !367, !tbaa !28
  %148 = fmul contract float %143, %147, !dbg !367
  %149 = fsub contract float %141, %148, !dbg !367
  %150 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %128, !dbg !367
  %151 = load float, ptr %150, align 4, !dbg !367, !tbaa !28
  %152 = fdiv contract float %149, %151, !dbg !367
  %153 = sext i32 %126 to i64, !dbg !374
  %154 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %153, !dbg !374
  store float %152, ptr %154, align 4, !dbg !375, !tbaa !28
  br label %155, !dbg !376

155:                                              ; preds = %140, %117
  %156 = sdiv i32 %118, 2, !dbg !377
  %157 = shl nsw i32 %119, 1, !dbg !378
  %158 = add nuw nsw i32 %120, 1, !dbg !379
  %159 = icmp eq i32 %158, 3, !dbg !380
  br i1 %159, label %115, label %117, !dbg !286, !llvm.loop !381

160:                                              ; preds = %161, %115
  ret void, !dbg !383

161:                                              ; preds = %115, %161
  %162 = phi i32 [ %169, %161 ], [ %6, %115 ]
  %163 = zext nneg i32 %162 to i64, !dbg !384
  %164 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %163, !dbg !384
  %165 = load float, ptr %164, align 4, !dbg !384, !tbaa !28
  %166 = or disjoint i32 %162, %8, !dbg !385
  %167 = sext i32 %166 to i64, !dbg !386
  %168 = getelementptr inbounds float, ptr %4, i64 %167, !dbg !386
  store float %165, ptr %168, align 4, !dbg !387, !tbaa !28
  %169 = add nuw nsw i32 %162, 8, !dbg !388
  %170 = icmp samesign ult i32 %162, 8, !dbg !358
  br i1 %170, label %161, label %160, !dbg !359, !llvm.loop !389
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tridiagonal.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "thomas_strided", scope: !1, file: !1, line: 4, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 24, scope: !11)
!21 = !DILocation(line: 6, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 37, scope: !11)
!25 = !DILocation(line: 6, column: 35, scope: !11)
!26 = !DILocation(line: 7, column: 9, scope: !11)
!27 = !DILocation(line: 8, column: 16, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 8, column: 23, scope: !11)
!31 = !DILocation(line: 8, column: 21, scope: !11)
!32 = !DILocation(line: 8, column: 3, scope: !11)
!33 = !DILocation(line: 8, column: 14, scope: !11)
!34 = !DILocation(line: 9, column: 10, scope: !11)
!35 = !DILocation(line: 9, column: 17, scope: !11)
!36 = !DILocation(line: 9, column: 15, scope: !11)
!37 = !DILocation(line: 9, column: 3, scope: !11)
!38 = !DILocation(line: 9, column: 8, scope: !11)
!39 = !DILocation(line: 10, column: 21, scope: !11)
!40 = !DILocation(line: 10, column: 3, scope: !11)
!41 = !DILocation(line: 11, column: 15, scope: !11)
!42 = !DILocation(line: 11, column: 19, scope: !11)
!43 = !DILocation(line: 12, column: 23, scope: !11)
!44 = !DILocation(line: 12, column: 30, scope: !11)
!45 = !DILocation(line: 12, column: 47, scope: !11)
!46 = !DILocation(line: 12, column: 37, scope: !11)
!47 = !DILocation(line: 12, column: 35, scope: !11)
!48 = !DILocation(line: 12, column: 28, scope: !11)
!49 = !DILocation(line: 12, column: 20, scope: !11)
!50 = !DILocation(line: 13, column: 18, scope: !11)
!51 = !DILocation(line: 13, column: 23, scope: !11)
!52 = !DILocation(line: 13, column: 5, scope: !11)
!53 = !DILocation(line: 13, column: 16, scope: !11)
!54 = !DILocation(line: 14, column: 13, scope: !11)
!55 = !DILocation(line: 14, column: 20, scope: !11)
!56 = !DILocation(line: 14, column: 27, scope: !11)
!57 = !DILocation(line: 14, column: 25, scope: !11)
!58 = !DILocation(line: 14, column: 18, scope: !11)
!59 = !DILocation(line: 14, column: 37, scope: !11)
!60 = !DILocation(line: 14, column: 5, scope: !11)
!61 = !DILocation(line: 14, column: 10, scope: !11)
!62 = !DILocation(line: 10, column: 27, scope: !11)
!63 = distinct !{!63, !40, !64, !65, !66}
!64 = !DILocation(line: 15, column: 3, scope: !11)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 16, column: 25, scope: !11)
!68 = !DILocation(line: 16, column: 3, scope: !11)
!69 = !DILocation(line: 16, column: 18, scope: !11)
!70 = !DILocation(line: 16, column: 62, scope: !11)
!71 = !DILocation(line: 16, column: 66, scope: !11)
!72 = !DILocation(line: 16, column: 52, scope: !11)
!73 = !DILocation(line: 16, column: 78, scope: !11)
!74 = !DILocation(line: 16, column: 83, scope: !11)
!75 = !DILocation(line: 16, column: 87, scope: !11)
!76 = !DILocation(line: 16, column: 73, scope: !11)
!77 = !DILocation(line: 16, column: 71, scope: !11)
!78 = !DILocation(line: 16, column: 36, scope: !11)
!79 = !DILocation(line: 16, column: 49, scope: !11)
!80 = !DILocation(line: 16, column: 32, scope: !11)
!81 = distinct !{!81, !68, !82, !65, !66}
!82 = !DILocation(line: 16, column: 90, scope: !11)
!83 = !DILocation(line: 17, column: 1, scope: !11)
!84 = distinct !DISubprogram(name: "thomas_in_place", scope: !1, file: !1, line: 20, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !86)
!86 = distinct !DILocation(line: 22, column: 11, scope: !84)
!87 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !88)
!88 = distinct !DILocation(line: 22, column: 24, scope: !84)
!89 = !DILocation(line: 22, column: 22, scope: !84)
!90 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !91)
!91 = distinct !DILocation(line: 22, column: 37, scope: !84)
!92 = !DILocation(line: 22, column: 35, scope: !84)
!93 = !DILocation(line: 23, column: 9, scope: !84)
!94 = !DILocation(line: 24, column: 21, scope: !84)
!95 = !DILocation(line: 24, column: 3, scope: !84)
!96 = !DILocation(line: 29, column: 27, scope: !84)
!97 = !DILocation(line: 29, column: 31, scope: !84)
!98 = !DILocation(line: 29, column: 35, scope: !84)
!99 = !DILocation(line: 29, column: 23, scope: !84)
!100 = !{!101, !101, i64 0}
!101 = !{!"double", !9, i64 0}
!102 = !DILocation(line: 29, column: 3, scope: !84)
!103 = !DILocation(line: 29, column: 20, scope: !84)
!104 = !DILocation(line: 30, column: 25, scope: !84)
!105 = !DILocation(line: 30, column: 3, scope: !84)
!106 = !DILocation(line: 30, column: 18, scope: !84)
!107 = !DILocation(line: 25, column: 24, scope: !84)
!108 = !DILocation(line: 25, column: 16, scope: !84)
!109 = !DILocation(line: 25, column: 43, scope: !84)
!110 = !DILocation(line: 25, column: 31, scope: !84)
!111 = !DILocation(line: 25, column: 29, scope: !84)
!112 = !DILocation(line: 26, column: 25, scope: !84)
!113 = !DILocation(line: 26, column: 23, scope: !84)
!114 = !DILocation(line: 26, column: 5, scope: !84)
!115 = !DILocation(line: 26, column: 18, scope: !84)
!116 = !DILocation(line: 27, column: 25, scope: !84)
!117 = !DILocation(line: 27, column: 23, scope: !84)
!118 = !DILocation(line: 27, column: 5, scope: !84)
!119 = !DILocation(line: 27, column: 18, scope: !84)
!120 = !DILocation(line: 24, column: 27, scope: !84)
!121 = distinct !{!121, !95, !122, !65, !66}
!122 = !DILocation(line: 28, column: 3, scope: !84)
!123 = !DILocation(line: 31, column: 51, scope: !84)
!124 = !DILocation(line: 31, column: 29, scope: !84)
!125 = !DILocation(line: 31, column: 21, scope: !84)
!126 = !DILocation(line: 31, column: 36, scope: !84)
!127 = !DILocation(line: 31, column: 49, scope: !84)
!128 = !DILocation(line: 31, column: 34, scope: !84)
!129 = !DILocation(line: 31, column: 71, scope: !84)
!130 = !DILocation(line: 31, column: 69, scope: !84)
!131 = !DILocation(line: 31, column: 18, scope: !84)
!132 = !DILocation(line: 30, column: 32, scope: !84)
!133 = distinct !{!133, !105, !134, !65, !66}
!134 = !DILocation(line: 31, column: 82, scope: !84)
!135 = !DILocation(line: 32, column: 1, scope: !84)
!136 = distinct !DISubprogram(name: "implicit_lines", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !138)
!138 = distinct !DILocation(line: 37, column: 11, scope: !136)
!139 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !140)
!140 = distinct !DILocation(line: 37, column: 24, scope: !136)
!141 = !DILocation(line: 37, column: 22, scope: !136)
!142 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !143)
!143 = distinct !DILocation(line: 37, column: 37, scope: !136)
!144 = !DILocation(line: 37, column: 35, scope: !136)
!145 = !DILocation(line: 38, column: 9, scope: !136)
!146 = !DILocation(line: 39, column: 3, scope: !136)
!147 = !DILocation(line: 40, column: 9, scope: !136)
!148 = !DILocation(line: 41, column: 15, scope: !136)
!149 = !DILocation(line: 41, column: 11, scope: !136)
!150 = !DILocation(line: 41, column: 20, scope: !136)
!151 = !DILocation(line: 41, column: 9, scope: !136)
!152 = !DILocation(line: 42, column: 3, scope: !136)
!153 = !DILocation(line: 47, column: 22, scope: !136)
!154 = !DILocation(line: 47, column: 3, scope: !136)
!155 = !DILocation(line: 47, column: 20, scope: !136)
!156 = !DILocation(line: 48, column: 3, scope: !136)
!157 = !DILocation(line: 43, column: 22, scope: !136)
!158 = !DILocation(line: 45, column: 29, scope: !136)
!159 = !DILocation(line: 43, column: 20, scope: !136)
!160 = !DILocation(line: 44, column: 19, scope: !136)
!161 = !DILocation(line: 44, column: 5, scope: !136)
!162 = !DILocation(line: 44, column: 11, scope: !136)
!163 = !DILocation(line: 45, column: 22, scope: !136)
!164 = !DILocation(line: 45, column: 14, scope: !136)
!165 = !DILocation(line: 45, column: 27, scope: !136)
!166 = !DILocation(line: 45, column: 40, scope: !136)
!167 = !DILocation(line: 45, column: 5, scope: !136)
!168 = !DILocation(line: 45, column: 11, scope: !136)
!169 = !DILocation(line: 42, column: 27, scope: !136)
!170 = !DILocation(line: 42, column: 21, scope: !136)
!171 = distinct !{!171, !152, !172, !65, !66}
!172 = !DILocation(line: 46, column: 3, scope: !136)
!173 = !DILocation(line: 49, column: 1, scope: !136)
!174 = !DILocation(line: 48, column: 67, scope: !136)
!175 = !DILocation(line: 48, column: 51, scope: !136)
!176 = !DILocation(line: 48, column: 59, scope: !136)
!177 = !DILocation(line: 48, column: 75, scope: !136)
!178 = !DILocation(line: 48, column: 65, scope: !136)
!179 = !DILocation(line: 48, column: 57, scope: !136)
!180 = !DILocation(line: 48, column: 49, scope: !136)
!181 = !DILocation(line: 48, column: 32, scope: !136)
!182 = !DILocation(line: 48, column: 25, scope: !136)
!183 = distinct !{!183, !156, !184, !65, !66}
!184 = !DILocation(line: 48, column: 82, scope: !136)
!185 = distinct !DISubprogram(name: "reduce_parallel", scope: !1, file: !1, line: 52, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!186 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !187)
!187 = distinct !DILocation(line: 55, column: 11, scope: !185)
!188 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !189)
!189 = distinct !DILocation(line: 55, column: 28, scope: !185)
!190 = !DILocation(line: 55, column: 39, scope: !185)
!191 = !DILocation(line: 56, column: 10, scope: !185)
!192 = !DILocation(line: 56, column: 19, scope: !185)
!193 = !DILocation(line: 56, column: 14, scope: !185)
!194 = !DILocation(line: 56, column: 3, scope: !185)
!195 = !DILocation(line: 56, column: 8, scope: !185)
!196 = !DILocation(line: 57, column: 15, scope: !185)
!197 = !DILocation(line: 57, column: 10, scope: !185)
!198 = !DILocation(line: 57, column: 3, scope: !185)
!199 = !DILocation(line: 57, column: 8, scope: !185)
!200 = !DILocation(line: 58, column: 12, scope: !185)
!201 = !DILocation(line: 58, column: 10, scope: !185)
!202 = !DILocation(line: 58, column: 19, scope: !185)
!203 = !DILocation(line: 58, column: 3, scope: !185)
!204 = !DILocation(line: 58, column: 8, scope: !185)
!205 = !DILocation(line: 59, column: 10, scope: !185)
!206 = !DILocation(line: 59, column: 3, scope: !185)
!207 = !DILocation(line: 59, column: 8, scope: !185)
!208 = !DILocation(line: 60, column: 3, scope: !185)
!209 = !DILocation(line: 61, column: 3, scope: !185)
!210 = !DILocation(line: 76, column: 15, scope: !185)
!211 = !DILocation(line: 76, column: 22, scope: !185)
!212 = !DILocation(line: 76, column: 20, scope: !185)
!213 = !DILocation(line: 76, column: 3, scope: !185)
!214 = !DILocation(line: 76, column: 13, scope: !185)
!215 = !DILocation(line: 77, column: 1, scope: !185)
!216 = !DILocation(line: 62, column: 15, scope: !185)
!217 = !DILocation(line: 62, column: 28, scope: !185)
!218 = !DILocation(line: 63, column: 32, scope: !185)
!219 = !DILocation(line: 63, column: 43, scope: !185)
!220 = !DILocation(line: 64, column: 11, scope: !185)
!221 = !DILocation(line: 65, column: 17, scope: !185)
!222 = !DILocation(line: 65, column: 24, scope: !185)
!223 = !DILocation(line: 65, column: 22, scope: !185)
!224 = !DILocation(line: 66, column: 13, scope: !185)
!225 = !DILocation(line: 66, column: 12, scope: !185)
!226 = !DILocation(line: 66, column: 18, scope: !185)
!227 = !DILocation(line: 66, column: 29, scope: !185)
!228 = !DILocation(line: 66, column: 34, scope: !185)
!229 = !DILocation(line: 66, column: 26, scope: !185)
!230 = !DILocation(line: 66, column: 45, scope: !185)
!231 = !DILocation(line: 66, column: 50, scope: !185)
!232 = !DILocation(line: 66, column: 42, scope: !185)
!233 = !DILocation(line: 67, column: 5, scope: !185)
!234 = !DILocation(line: 0, scope: !185)
!235 = !DILocation(line: 68, column: 11, scope: !185)
!236 = !DILocation(line: 69, column: 17, scope: !185)
!237 = !DILocation(line: 69, column: 24, scope: !185)
!238 = !DILocation(line: 69, column: 22, scope: !185)
!239 = !DILocation(line: 70, column: 13, scope: !185)
!240 = !DILocation(line: 70, column: 12, scope: !185)
!241 = !DILocation(line: 70, column: 18, scope: !185)
!242 = !DILocation(line: 70, column: 29, scope: !185)
!243 = !DILocation(line: 70, column: 34, scope: !185)
!244 = !DILocation(line: 70, column: 26, scope: !185)
!245 = !DILocation(line: 70, column: 45, scope: !185)
!246 = !DILocation(line: 70, column: 50, scope: !185)
!247 = !DILocation(line: 70, column: 42, scope: !185)
!248 = !DILocation(line: 71, column: 5, scope: !185)
!249 = !DILocation(line: 72, column: 5, scope: !185)
!250 = !DILocation(line: 73, column: 10, scope: !185)
!251 = !DILocation(line: 73, column: 21, scope: !185)
!252 = !DILocation(line: 73, column: 32, scope: !185)
!253 = !DILocation(line: 73, column: 43, scope: !185)
!254 = !DILocation(line: 74, column: 5, scope: !185)
!255 = !DILocation(line: 61, column: 35, scope: !185)
!256 = !DILocation(line: 61, column: 25, scope: !185)
!257 = distinct !{!257, !209, !258, !65, !66}
!258 = !DILocation(line: 75, column: 3, scope: !185)
!259 = distinct !DISubprogram(name: "reduce_cyclic", scope: !1, file: !1, line: 80, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!260 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !261)
!261 = distinct !DILocation(line: 84, column: 11, scope: !259)
!262 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !263)
!263 = distinct !DILocation(line: 84, column: 28, scope: !259)
!264 = !DILocation(line: 84, column: 39, scope: !259)
!265 = !DILocation(line: 85, column: 21, scope: !259)
!266 = !DILocation(line: 85, column: 3, scope: !259)
!267 = !DILocation(line: 88, column: 3, scope: !259)
!268 = !DILocation(line: 86, column: 17, scope: !259)
!269 = !DILocation(line: 86, column: 12, scope: !259)
!270 = !DILocation(line: 86, column: 5, scope: !259)
!271 = !DILocation(line: 86, column: 10, scope: !259)
!272 = !DILocation(line: 86, column: 30, scope: !259)
!273 = !DILocation(line: 86, column: 23, scope: !259)
!274 = !DILocation(line: 86, column: 28, scope: !259)
!275 = !DILocation(line: 86, column: 48, scope: !259)
!276 = !DILocation(line: 86, column: 41, scope: !259)
!277 = !DILocation(line: 86, column: 46, scope: !259)
!278 = !DILocation(line: 86, column: 66, scope: !259)
!279 = !DILocation(line: 86, column: 59, scope: !259)
!280 = !DILocation(line: 86, column: 64, scope: !259)
!281 = !DILocation(line: 85, column: 28, scope: !259)
!282 = distinct !{!282, !266, !283, !65, !66}
!283 = !DILocation(line: 87, column: 3, scope: !259)
!284 = !DILocation(line: 101, column: 3, scope: !259)
!285 = !DILocation(line: 102, column: 9, scope: !259)
!286 = !DILocation(line: 109, column: 3, scope: !259)
!287 = !DILocation(line: 89, column: 5, scope: !259)
!288 = !DILocation(line: 90, column: 12, scope: !259)
!289 = !DILocation(line: 91, column: 11, scope: !259)
!290 = !DILocation(line: 92, column: 26, scope: !259)
!291 = !DILocation(line: 92, column: 35, scope: !259)
!292 = !DILocation(line: 92, column: 47, scope: !259)
!293 = !DILocation(line: 92, column: 72, scope: !259)
!294 = !DILocation(line: 201, column: 47, scope: !295, inlinedAt: !297)
!295 = distinct !DISubprogram(name: "min", scope: !296, file: !296, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!296 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!297 = distinct !DILocation(line: 92, column: 66, scope: !259)
!298 = !DILocation(line: 93, column: 18, scope: !259)
!299 = !DILocation(line: 93, column: 25, scope: !259)
!300 = !DILocation(line: 93, column: 23, scope: !259)
!301 = !DILocation(line: 93, column: 39, scope: !259)
!302 = !DILocation(line: 93, column: 37, scope: !259)
!303 = !DILocation(line: 93, column: 54, scope: !259)
!304 = !DILocation(line: 93, column: 61, scope: !259)
!305 = !DILocation(line: 93, column: 59, scope: !259)
!306 = !DILocation(line: 94, column: 14, scope: !259)
!307 = !DILocation(line: 94, column: 21, scope: !259)
!308 = !DILocation(line: 94, column: 27, scope: !259)
!309 = !DILocation(line: 94, column: 19, scope: !259)
!310 = !DILocation(line: 94, column: 34, scope: !259)
!311 = !DILocation(line: 94, column: 40, scope: !259)
!312 = !DILocation(line: 94, column: 32, scope: !259)
!313 = !DILocation(line: 94, column: 12, scope: !259)
!314 = !DILocation(line: 95, column: 14, scope: !259)
!315 = !DILocation(line: 95, column: 21, scope: !259)
!316 = !DILocation(line: 95, column: 27, scope: !259)
!317 = !DILocation(line: 95, column: 19, scope: !259)
!318 = !DILocation(line: 95, column: 34, scope: !259)
!319 = !DILocation(line: 95, column: 40, scope: !259)
!320 = !DILocation(line: 95, column: 32, scope: !259)
!321 = !DILocation(line: 95, column: 12, scope: !259)
!322 = !DILocation(line: 96, column: 15, scope: !259)
!323 = !DILocation(line: 96, column: 14, scope: !259)
!324 = !DILocation(line: 96, column: 21, scope: !259)
!325 = !DILocation(line: 96, column: 12, scope: !259)
!326 = !DILocation(line: 97, column: 15, scope: !259)
!327 = !DILocation(line: 97, column: 14, scope: !259)
!328 = !DILocation(line: 97, column: 21, scope: !259)
!329 = !DILocation(line: 97, column: 7, scope: !259)
!330 = !DILocation(line: 97, column: 12, scope: !259)
!331 = !DILocation(line: 98, column: 5, scope: !259)
!332 = !DILocation(line: 99, column: 13, scope: !259)
!333 = !DILocation(line: 88, column: 36, scope: !259)
!334 = !DILocation(line: 88, column: 27, scope: !259)
!335 = distinct !{!335, !267, !336, !65, !66}
!336 = !DILocation(line: 100, column: 3, scope: !259)
!337 = !DILocation(line: 104, column: 17, scope: !259)
!338 = !DILocation(line: 104, column: 24, scope: !259)
!339 = !DILocation(line: 104, column: 22, scope: !259)
!340 = !DILocation(line: 104, column: 31, scope: !259)
!341 = !DILocation(line: 104, column: 38, scope: !259)
!342 = !DILocation(line: 104, column: 36, scope: !259)
!343 = !DILocation(line: 104, column: 29, scope: !259)
!344 = !DILocation(line: 105, column: 20, scope: !259)
!345 = !DILocation(line: 105, column: 18, scope: !259)
!346 = !DILocation(line: 105, column: 34, scope: !259)
!347 = !DILocation(line: 105, column: 32, scope: !259)
!348 = !DILocation(line: 105, column: 25, scope: !259)
!349 = !DILocation(line: 105, column: 40, scope: !259)
!350 = !DILocation(line: 105, column: 10, scope: !259)
!351 = !DILocation(line: 106, column: 18, scope: !259)
!352 = !DILocation(line: 106, column: 32, scope: !259)
!353 = !DILocation(line: 106, column: 25, scope: !259)
!354 = !DILocation(line: 106, column: 40, scope: !259)
!355 = !DILocation(line: 106, column: 10, scope: !259)
!356 = !DILocation(line: 107, column: 3, scope: !259)
!357 = !DILocation(line: 119, column: 3, scope: !259)
!358 = !DILocation(line: 120, column: 21, scope: !259)
!359 = !DILocation(line: 120, column: 3, scope: !259)
!360 = !DILocation(line: 110, column: 5, scope: !259)
!361 = !DILocation(line: 111, column: 11, scope: !259)
!362 = !DILocation(line: 112, column: 22, scope: !259)
!363 = !DILocation(line: 112, column: 35, scope: !259)
!364 = !DILocation(line: 112, column: 26, scope: !259)
!365 = !DILocation(line: 112, column: 39, scope: !259)
!366 = !DILocation(line: 113, column: 16, scope: !259)
!367 = !DILocation(line: 0, scope: !259)
!368 = !DILocation(line: 113, column: 14, scope: !259)
!369 = !DILocation(line: 114, column: 37, scope: !259)
!370 = !DILocation(line: 114, column: 48, scope: !259)
!371 = !DILocation(line: 114, column: 44, scope: !259)
!372 = !DILocation(line: 114, column: 42, scope: !259)
!373 = !DILocation(line: 114, column: 35, scope: !259)
!374 = !DILocation(line: 113, column: 7, scope: !259)
!375 = !DILocation(line: 113, column: 12, scope: !259)
!376 = !DILocation(line: 115, column: 5, scope: !259)
!377 = !DILocation(line: 116, column: 12, scope: !259)
!378 = !DILocation(line: 117, column: 13, scope: !259)
!379 = !DILocation(line: 109, column: 36, scope: !259)
!380 = !DILocation(line: 109, column: 27, scope: !259)
!381 = distinct !{!381, !286, !382, !65, !66}
!382 = !DILocation(line: 118, column: 3, scope: !259)
!383 = !DILocation(line: 121, column: 1, scope: !259)
!384 = !DILocation(line: 120, column: 50, scope: !259)
!385 = !DILocation(line: 120, column: 43, scope: !259)
!386 = !DILocation(line: 120, column: 38, scope: !259)
!387 = !DILocation(line: 120, column: 48, scope: !259)
!388 = !DILocation(line: 120, column: 28, scope: !259)
!389 = distinct !{!389, !359, !390, !65, !66}
!390 = !DILocation(line: 120, column: 53, scope: !259)
