; ModuleID = 'layers.cu'
source_filename = "layers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @max_pool_cut(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 !dbg !11 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %13 = mul i32 %11, %12, !dbg !21
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %15 = add i32 %13, %14, !dbg !21
  %16 = icmp slt i32 %15, %2, !dbg !21
  br i1 %16, label %17, label %21, !dbg !21

17:                                               ; preds = %10
  %18 = mul i32 %4, %3
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = mul i32 %12, %19
  br label %22, !dbg !21

21:                                               ; preds = %52, %10
  ret void, !dbg !25

22:                                               ; preds = %17, %52
  %23 = phi i32 [ %15, %17 ], [ %56, %52 ]
  %24 = freeze i32 %23, !dbg !26
  %25 = sdiv i32 %24, %6, !dbg !26
  %26 = mul i32 %25, %6, !dbg !27
  %27 = sub i32 %24, %26, !dbg !27
  %28 = sdiv i32 %25, %5, !dbg !28
  %29 = mul i32 %28, %5, !dbg !29
  %30 = sub i32 %25, %29, !dbg !29
  %31 = mul nsw i32 %30, %8, !dbg !30
  %32 = sub nsw i32 %31, %9, !dbg !31
  %33 = mul nsw i32 %27, %8, !dbg !32
  %34 = sub nsw i32 %33, %9, !dbg !33
  %35 = add nsw i32 %32, %7, !dbg !34
  %36 = tail call noundef i32 @__nv_min(i32 noundef %35, i32 noundef %3) #5, !dbg !35
  %37 = add nsw i32 %34, %7, !dbg !39
  %38 = tail call noundef i32 @__nv_min(i32 noundef %37, i32 noundef %4) #5, !dbg !40
  %39 = tail call noundef i32 @__nv_max(i32 noundef %32, i32 noundef 0) #5, !dbg !42
  %40 = tail call noundef i32 @__nv_max(i32 noundef %34, i32 noundef 0) #5, !dbg !45
  %41 = mul i32 %18, %28, !dbg !47
  %42 = sext i32 %41 to i64, !dbg !48
  %43 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !48
  %44 = icmp slt i32 %39, %36, !dbg !49
  br i1 %44, label %45, label %52, !dbg !50

45:                                               ; preds = %22
  %46 = icmp slt i32 %40, %38
  br label %47, !dbg !50

47:                                               ; preds = %45, %58
  %48 = phi i32 [ %39, %45 ], [ %60, %58 ]
  %49 = phi float [ 0xC7EFFFFFE0000000, %45 ], [ %59, %58 ]
  br i1 %46, label %50, label %58, !dbg !51

50:                                               ; preds = %47
  %51 = mul nsw i32 %48, %4
  br label %62, !dbg !51

52:                                               ; preds = %58, %22
  %53 = phi float [ 0xC7EFFFFFE0000000, %22 ], [ %59, %58 ], !dbg !52
  %54 = sext i32 %23 to i64, !dbg !53
  %55 = getelementptr inbounds float, ptr %1, i64 %54, !dbg !53
  store float %53, ptr %55, align 4, !dbg !54, !tbaa !55
  %56 = add i32 %23, %20, !dbg !21
  %57 = icmp slt i32 %56, %2, !dbg !21
  br i1 %57, label %22, label %21, !dbg !21, !llvm.loop !57

58:                                               ; preds = %62, %47
  %59 = phi float [ %49, %47 ], [ %70, %62 ], !dbg !61
  %60 = add nsw i32 %48, 1, !dbg !62
  %61 = icmp eq i32 %60, %36, !dbg !49
  br i1 %61, label %52, label %47, !dbg !50, !llvm.loop !63

62:                                               ; preds = %50, %62
  %63 = phi i32 [ %40, %50 ], [ %71, %62 ]
  %64 = phi float [ %49, %50 ], [ %70, %62 ]
  %65 = add nsw i32 %63, %51, !dbg !65
  %66 = sext i32 %65 to i64, !dbg !66
  %67 = getelementptr inbounds float, ptr %43, i64 %66, !dbg !66
  %68 = load float, ptr %67, align 4, !dbg !66, !tbaa !55
  %69 = fcmp contract ogt float %68, %64, !dbg !67
  %70 = select i1 %69, float %68, float %64, !dbg !67
  %71 = add nsw i32 %63, 1, !dbg !68
  %72 = icmp eq i32 %71, %38, !dbg !69
  br i1 %72, label %58, label %62, !dbg !51, !llvm.loop !70
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mean_pool_gradient(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 !dbg !71 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %12 = mul i32 %10, %11, !dbg !76
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %14 = add i32 %12, %13, !dbg !76
  %15 = icmp slt i32 %14, %2, !dbg !76
  br i1 %15, label %16, label %22, !dbg !76

16:                                               ; preds = %9
  %17 = mul i32 %6, %5
  %18 = mul nsw i32 %7, %7
  %19 = uitofp nneg i32 %18 to float
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = mul i32 %11, %20
  br label %23, !dbg !76

22:                                               ; preds = %63, %9
  ret void, !dbg !79

23:                                               ; preds = %16, %63
  %24 = phi i32 [ %14, %16 ], [ %68, %63 ]
  %25 = freeze i32 %24, !dbg !80
  %26 = sdiv i32 %25, %4, !dbg !80
  %27 = mul i32 %26, %4, !dbg !81
  %28 = sub i32 %25, %27, !dbg !81
  %29 = sdiv i32 %26, %3, !dbg !82
  %30 = mul i32 %29, %3, !dbg !83
  %31 = sub i32 %26, %30, !dbg !83
  %32 = icmp slt i32 %31, %7, !dbg !84
  br i1 %32, label %37, label %33, !dbg !85

33:                                               ; preds = %23
  %34 = sub nsw i32 %31, %7, !dbg !86
  %35 = sdiv i32 %34, %8, !dbg !87
  %36 = add nsw i32 %35, 1, !dbg !88
  br label %37, !dbg !85

37:                                               ; preds = %23, %33
  %38 = phi i32 [ %36, %33 ], [ 0, %23 ], !dbg !85
  %39 = sdiv i32 %31, %8, !dbg !89
  %40 = add nsw i32 %39, 1, !dbg !90
  %41 = tail call noundef i32 @__nv_min(i32 noundef %40, i32 noundef %5) #5, !dbg !91
  %42 = icmp slt i32 %28, %7, !dbg !93
  br i1 %42, label %47, label %43, !dbg !94

43:                                               ; preds = %37
  %44 = sub nsw i32 %28, %7, !dbg !95
  %45 = sdiv i32 %44, %8, !dbg !96
  %46 = add nsw i32 %45, 1, !dbg !97
  br label %47, !dbg !94

47:                                               ; preds = %37, %43
  %48 = phi i32 [ %46, %43 ], [ 0, %37 ], !dbg !94
  %49 = sdiv i32 %28, %8, !dbg !98
  %50 = add nsw i32 %49, 1, !dbg !99
  %51 = tail call noundef i32 @__nv_min(i32 noundef %50, i32 noundef %6) #5, !dbg !100
  %52 = mul i32 %17, %29, !dbg !102
  %53 = sext i32 %52 to i64, !dbg !103
  %54 = getelementptr inbounds float, ptr %0, i64 %53, !dbg !103
  %55 = icmp slt i32 %38, %41, !dbg !104
  br i1 %55, label %56, label %63, !dbg !105

56:                                               ; preds = %47
  %57 = icmp slt i32 %48, %51
  br label %58, !dbg !105

58:                                               ; preds = %56, %70
  %59 = phi i32 [ %38, %56 ], [ %72, %70 ]
  %60 = phi float [ 0.000000e+00, %56 ], [ %71, %70 ]
  br i1 %57, label %61, label %70, !dbg !106

61:                                               ; preds = %58
  %62 = mul nsw i32 %59, %6
  br label %74, !dbg !106

63:                                               ; preds = %70, %47
  %64 = phi float [ 0.000000e+00, %47 ], [ %71, %70 ], !dbg !107
  %65 = fdiv contract float %64, %19, !dbg !108
  %66 = sext i32 %24 to i64, !dbg !109
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !109
  store float %65, ptr %67, align 4, !dbg !110, !tbaa !55
  %68 = add i32 %24, %21, !dbg !76
  %69 = icmp slt i32 %68, %2, !dbg !76
  br i1 %69, label %23, label %22, !dbg !76, !llvm.loop !111

70:                                               ; preds = %74, %58
  %71 = phi float [ %60, %58 ], [ %81, %74 ], !dbg !113
  %72 = add nsw i32 %59, 1, !dbg !114
  %73 = icmp eq i32 %72, %41, !dbg !104
  br i1 %73, label %63, label %58, !dbg !105, !llvm.loop !115

74:                                               ; preds = %61, %74
  %75 = phi i32 [ %48, %61 ], [ %82, %74 ]
  %76 = phi float [ %60, %61 ], [ %81, %74 ]
  %77 = add nsw i32 %75, %62, !dbg !117
  %78 = sext i32 %77 to i64, !dbg !118
  %79 = getelementptr inbounds float, ptr %54, i64 %78, !dbg !118
  %80 = load float, ptr %79, align 4, !dbg !118, !tbaa !55
  %81 = fadd contract float %76, %80, !dbg !119
  %82 = add nsw i32 %75, 1, !dbg !120
  %83 = icmp eq i32 %82, %51, !dbg !121
  br i1 %83, label %70, label %74, !dbg !106, !llvm.loop !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @columns_to_image(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 !dbg !123 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %13 = mul i32 %11, %12, !dbg !128
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %15 = add i32 %13, %14, !dbg !128
  %16 = icmp slt i32 %15, %2, !dbg !128
  br i1 %16, label %17, label %27, !dbg !128

17:                                               ; preds = %10
  %18 = mul i32 %8, %9, !dbg !128
  %19 = mul i32 %8, %5, !dbg !128
  %20 = mul nsw i32 %4, %3
  %21 = mul i32 %19, %7
  %22 = sub nsw i32 1, %21
  %23 = mul i32 %18, %7
  %24 = sub nsw i32 1, %23
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = mul i32 %12, %25
  br label %28, !dbg !128

27:                                               ; preds = %73, %10
  ret void, !dbg !131

28:                                               ; preds = %17, %73
  %29 = phi i32 [ %15, %17 ], [ %79, %73 ]
  %30 = freeze i32 %29, !dbg !132
  %31 = sdiv i32 %30, %4, !dbg !132
  %32 = mul i32 %31, %4, !dbg !133
  %33 = sub i32 %30, %32, !dbg !133
  %34 = add nsw i32 %33, %6, !dbg !134
  %35 = srem i32 %31, %3, !dbg !135
  %36 = add nsw i32 %35, %6, !dbg !136
  %37 = sdiv i32 %29, %20, !dbg !137
  %38 = icmp slt i32 %34, %5, !dbg !138
  br i1 %38, label %43, label %39, !dbg !139

39:                                               ; preds = %28
  %40 = sub nsw i32 %34, %5, !dbg !140
  %41 = sdiv i32 %40, %7, !dbg !141
  %42 = add nsw i32 %41, 1, !dbg !142
  br label %43, !dbg !139

43:                                               ; preds = %28, %39
  %44 = phi i32 [ %42, %39 ], [ 0, %28 ], !dbg !139
  %45 = sdiv i32 %34, %7, !dbg !143
  %46 = add nsw i32 %45, 1, !dbg !144
  %47 = tail call noundef i32 @__nv_min(i32 noundef %46, i32 noundef %9) #5, !dbg !145
  %48 = icmp slt i32 %36, %5, !dbg !147
  br i1 %48, label %53, label %49, !dbg !148

49:                                               ; preds = %43
  %50 = sub nsw i32 %36, %5, !dbg !149
  %51 = sdiv i32 %50, %7, !dbg !150
  %52 = add nsw i32 %51, 1, !dbg !151
  br label %53, !dbg !148

53:                                               ; preds = %43, %49
  %54 = phi i32 [ %52, %49 ], [ 0, %43 ], !dbg !148
  %55 = sdiv i32 %36, %7, !dbg !152
  %56 = add nsw i32 %55, 1, !dbg !153
  %57 = tail call noundef i32 @__nv_min(i32 noundef %56, i32 noundef %8) #5, !dbg !154
  %58 = mul nsw i32 %37, %5, !dbg !156
  %59 = add i32 %58, %36, !dbg !157
  %60 = mul i32 %59, %5, !dbg !157
  %61 = add nsw i32 %60, %34, !dbg !158
  %62 = mul i32 %61, %8, !dbg !159
  %63 = icmp slt i32 %54, %57, !dbg !160
  br i1 %63, label %64, label %73, !dbg !161

64:                                               ; preds = %53
  %65 = icmp slt i32 %44, %47
  br label %66, !dbg !161

66:                                               ; preds = %64, %81
  %67 = phi i32 [ %54, %64 ], [ %83, %81 ]
  %68 = phi float [ 0.000000e+00, %64 ], [ %82, %81 ]
  br i1 %65, label %69, label %81, !dbg !162

69:                                               ; preds = %66
  %70 = mul i32 %67, %22
  %71 = add i32 %70, %62
  %72 = mul i32 %71, %9
  br label %85, !dbg !162

73:                                               ; preds = %81, %53
  %74 = phi float [ 0.000000e+00, %53 ], [ %82, %81 ], !dbg !163
  %75 = sext i32 %29 to i64, !dbg !164
  %76 = getelementptr inbounds float, ptr %1, i64 %75, !dbg !164
  %77 = load float, ptr %76, align 4, !dbg !165, !tbaa !55
  %78 = fadd contract float %74, %77, !dbg !165
  store float %78, ptr %76, align 4, !dbg !165, !tbaa !55
  %79 = add i32 %29, %26, !dbg !128
  %80 = icmp slt i32 %79, %2, !dbg !128
  br i1 %80, label %28, label %27, !dbg !128, !llvm.loop !166

81:                                               ; preds = %85, %66
  %82 = phi float [ %68, %66 ], [ %93, %85 ], !dbg !168
  %83 = add nsw i32 %67, 1, !dbg !169
  %84 = icmp eq i32 %83, %57, !dbg !160
  br i1 %84, label %73, label %66, !dbg !161, !llvm.loop !170

85:                                               ; preds = %69, %85
  %86 = phi i32 [ %44, %69 ], [ %94, %85 ]
  %87 = phi float [ %68, %69 ], [ %93, %85 ]
  %88 = mul nsw i32 %86, %24, !dbg !172
  %89 = add i32 %88, %72, !dbg !173
  %90 = sext i32 %89 to i64, !dbg !174
  %91 = getelementptr inbounds float, ptr %0, i64 %90, !dbg !174
  %92 = load float, ptr %91, align 4, !dbg !174, !tbaa !55
  %93 = fadd contract float %87, %92, !dbg !175
  %94 = add nsw i32 %86, 1, !dbg !176
  %95 = icmp eq i32 %94, %47, !dbg !177
  br i1 %95, label %81, label %85, !dbg !162, !llvm.loop !178
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @permuted_axes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #1 !dbg !179 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !180
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %13 = mul i32 %11, %12, !dbg !184
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %15 = add i32 %13, %14, !dbg !184
  %16 = icmp slt i32 %15, %2, !dbg !184
  br i1 %16, label %17, label %23, !dbg !184

17:                                               ; preds = %10
  %18 = mul i32 %5, %3, !dbg !184
  %19 = mul i32 %18, %4
  %20 = mul nsw i32 %5, %4
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = mul i32 %12, %21
  br label %24, !dbg !184

23:                                               ; preds = %24, %10
  ret void, !dbg !187

24:                                               ; preds = %17, %24
  %25 = phi i32 [ %15, %17 ], [ %49, %24 ]
  %26 = freeze i32 %25, !dbg !188
  %27 = sdiv i32 %26, %19, !dbg !188
  %28 = mul i32 %27, %19, !dbg !189
  %29 = sub i32 %26, %28, !dbg !189
  %30 = sdiv i32 %29, %20, !dbg !190
  %31 = mul i32 %30, %20, !dbg !191
  %32 = sub i32 %29, %31, !dbg !191
  %33 = freeze i32 %32, !dbg !192
  %34 = sdiv i32 %33, %5, !dbg !192
  %35 = mul i32 %34, %5, !dbg !193
  %36 = sub i32 %33, %35, !dbg !193
  %37 = mul nsw i32 %27, %6, !dbg !194
  %38 = mul nsw i32 %30, %7, !dbg !195
  %39 = add nsw i32 %38, %37, !dbg !196
  %40 = mul nsw i32 %34, %8, !dbg !197
  %41 = add nsw i32 %39, %40, !dbg !198
  %42 = mul nsw i32 %36, %9, !dbg !199
  %43 = add nsw i32 %41, %42, !dbg !200
  %44 = sext i32 %43 to i64, !dbg !201
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !201
  %46 = load float, ptr %45, align 4, !dbg !201, !tbaa !55
  %47 = sext i32 %25 to i64, !dbg !202
  %48 = getelementptr inbounds float, ptr %1, i64 %47, !dbg !202
  store float %46, ptr %48, align 4, !dbg !203, !tbaa !55
  %49 = add i32 %25, %22, !dbg !184
  %50 = icmp slt i32 %49, %2, !dbg !184
  br i1 %50, label %24, label %23, !dbg !184, !llvm.loop !204
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @channels_to_space(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !dbg !206 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !209
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !212
  %11 = mul i32 %9, %10, !dbg !215
  %12 = add i32 %11, %8, !dbg !216
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %14 = mul i32 %12, %13, !dbg !219
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  %16 = add i32 %14, %15, !dbg !222
  %17 = icmp slt i32 %16, %2, !dbg !223
  br i1 %17, label %18, label %52, !dbg !223

18:                                               ; preds = %7
  %19 = sdiv i32 %16, %3, !dbg !224
  %20 = mul i32 %19, %3, !dbg !225
  %21 = sub i32 %16, %20, !dbg !225
  %22 = sdiv i32 %19, %4, !dbg !226
  %23 = mul i32 %22, %4, !dbg !227
  %24 = sub i32 %19, %23, !dbg !227
  %25 = freeze i32 %22, !dbg !228
  %26 = sdiv i32 %25, %5, !dbg !228
  %27 = mul i32 %26, %5, !dbg !229
  %28 = sub i32 %25, %27, !dbg !229
  %29 = mul nsw i32 %6, %6, !dbg !230
  %30 = sdiv i32 %5, %29, !dbg !231
  %31 = sdiv i32 %28, %30, !dbg !232
  %32 = sdiv i32 %31, %6, !dbg !233
  %33 = mul i32 %32, %6, !dbg !234
  %34 = sub i32 %31, %33, !dbg !234
  %35 = sext i32 %16 to i64, !dbg !235
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !235
  %37 = load float, ptr %36, align 4, !dbg !235, !tbaa !55
  %38 = mul i32 %31, %30, !dbg !236
  %39 = sub i32 %28, %38, !dbg !236
  %40 = mul nsw i32 %30, %26, !dbg !237
  %41 = add nsw i32 %39, %40, !dbg !238
  %42 = mul i32 %41, %4, !dbg !239
  %43 = add i32 %42, %24, !dbg !240
  %44 = mul i32 %43, %6, !dbg !240
  %45 = add i32 %44, %32, !dbg !240
  %46 = mul i32 %45, %3, !dbg !241
  %47 = add i32 %46, %21, !dbg !242
  %48 = mul i32 %47, %6, !dbg !242
  %49 = add i32 %48, %34, !dbg !242
  %50 = sext i32 %49 to i64, !dbg !243
  %51 = getelementptr inbounds float, ptr %1, i64 %50, !dbg !243
  store float %37, ptr %51, align 4, !dbg !244, !tbaa !55
  br label %52, !dbg !245

52:                                               ; preds = %7, %18
  ret void, !dbg !245
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @padded_images(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #1 !dbg !246 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249
  %13 = mul i32 %11, %12, !dbg !251
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
  %15 = add i32 %13, %14, !dbg !251
  %16 = icmp slt i32 %15, %2, !dbg !251
  br i1 %16, label %17, label %20, !dbg !251

17:                                               ; preds = %10
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %12, %18
  br label %21, !dbg !251

20:                                               ; preds = %47, %10
  ret void, !dbg !254

21:                                               ; preds = %17, %47
  %22 = phi i32 [ %15, %17 ], [ %51, %47 ]
  %23 = freeze i32 %22, !dbg !255
  %24 = sdiv i32 %23, %6, !dbg !255
  %25 = mul i32 %24, %6, !dbg !256
  %26 = sub i32 %23, %25, !dbg !256
  %27 = sub nsw i32 %26, %8, !dbg !257
  %28 = sdiv i32 %24, %5, !dbg !258
  %29 = mul i32 %28, %5, !dbg !259
  %30 = sub i32 %24, %29, !dbg !259
  %31 = sub nsw i32 %30, %7, !dbg !260
  %32 = icmp sgt i32 %31, -1, !dbg !261
  %33 = icmp sgt i32 %27, -1
  %34 = select i1 %32, i1 %33, i1 false, !dbg !262
  %35 = icmp slt i32 %31, %3
  %36 = and i1 %35, %34, !dbg !262
  %37 = icmp slt i32 %27, %4
  %38 = select i1 %36, i1 %37, i1 false, !dbg !262
  br i1 %38, label %39, label %47, !dbg !262

39:                                               ; preds = %21
  %40 = mul nsw i32 %28, %3, !dbg !263
  %41 = add nsw i32 %40, %31, !dbg !264
  %42 = mul nsw i32 %41, %4, !dbg !265
  %43 = add nsw i32 %42, %27, !dbg !266
  %44 = sext i32 %43 to i64, !dbg !267
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !267
  %46 = load float, ptr %45, align 4, !dbg !267, !tbaa !55
  br label %47, !dbg !268

47:                                               ; preds = %21, %39
  %48 = phi contract float [ %46, %39 ], [ %9, %21 ], !dbg !268
  %49 = sext i32 %22 to i64, !dbg !269
  %50 = getelementptr inbounds float, ptr %1, i64 %49, !dbg !269
  store float %48, ptr %50, align 4, !dbg !270, !tbaa !55
  %51 = add i32 %22, %19, !dbg !251
  %52 = icmp slt i32 %51, %2, !dbg !251
  br i1 %52, label %21, label %20, !dbg !251, !llvm.loop !271
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @repeated_pixels(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !dbg !273 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !276
  %10 = mul i32 %8, %9, !dbg !278
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279
  %12 = add i32 %10, %11, !dbg !278
  %13 = icmp slt i32 %12, %2, !dbg !278
  br i1 %13, label %14, label %20, !dbg !278

14:                                               ; preds = %7
  %15 = mul nsw i32 %6, %4
  %16 = mul nsw i32 %5, %3
  %17 = mul nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %9, %18
  br label %21, !dbg !278

20:                                               ; preds = %21, %7
  ret void, !dbg !281

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %12, %14 ], [ %40, %21 ]
  %23 = freeze i32 %22, !dbg !282
  %24 = sdiv i32 %23, %15, !dbg !282
  %25 = mul i32 %24, %15, !dbg !283
  %26 = sub i32 %23, %25, !dbg !283
  %27 = sdiv i32 %26, %6, !dbg !284
  %28 = srem i32 %24, %16, !dbg !285
  %29 = sdiv i32 %28, %5, !dbg !286
  %30 = sdiv i32 %22, %17, !dbg !287
  %31 = mul nsw i32 %30, %3, !dbg !288
  %32 = add nsw i32 %31, %29, !dbg !289
  %33 = mul nsw i32 %32, %4, !dbg !290
  %34 = add nsw i32 %33, %27, !dbg !291
  %35 = sext i32 %34 to i64, !dbg !292
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !292
  %37 = load float, ptr %36, align 4, !dbg !292, !tbaa !55
  %38 = sext i32 %22 to i64, !dbg !293
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !293
  store float %37, ptr %39, align 4, !dbg !294, !tbaa !55
  %40 = add i32 %22, %19, !dbg !278
  %41 = icmp slt i32 %40, %2, !dbg !278
  br i1 %41, label %21, label %20, !dbg !278, !llvm.loop !295
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "layers.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "max_pool_cut", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 3, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 3, scope: !11)
!21 = !DILocation(line: 9, column: 3, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 9, column: 3, scope: !11)
!25 = !DILocation(line: 22, column: 1, scope: !11)
!26 = !DILocation(line: 10, column: 43, scope: !11)
!27 = !DILocation(line: 10, column: 24, scope: !11)
!28 = !DILocation(line: 10, column: 74, scope: !11)
!29 = !DILocation(line: 10, column: 49, scope: !11)
!30 = !DILocation(line: 11, column: 19, scope: !11)
!31 = !DILocation(line: 11, column: 28, scope: !11)
!32 = !DILocation(line: 11, column: 49, scope: !11)
!33 = !DILocation(line: 11, column: 58, scope: !11)
!34 = !DILocation(line: 12, column: 26, scope: !11)
!35 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "min", scope: !37, file: !37, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!38 = distinct !DILocation(line: 12, column: 18, scope: !11)
!39 = !DILocation(line: 12, column: 60, scope: !11)
!40 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !41)
!41 = distinct !DILocation(line: 12, column: 51, scope: !11)
!42 = !DILocation(line: 200, column: 47, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "max", scope: !37, file: !37, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 13, column: 11, scope: !11)
!45 = !DILocation(line: 200, column: 47, scope: !43, inlinedAt: !46)
!46 = distinct !DILocation(line: 14, column: 12, scope: !11)
!47 = !DILocation(line: 16, column: 44, scope: !11)
!48 = !DILocation(line: 16, column: 27, scope: !11)
!49 = !DILocation(line: 17, column: 25, scope: !11)
!50 = !DILocation(line: 17, column: 5, scope: !11)
!51 = !DILocation(line: 18, column: 7, scope: !11)
!52 = !DILocation(line: 15, column: 11, scope: !11)
!53 = !DILocation(line: 20, column: 5, scope: !11)
!54 = !DILocation(line: 20, column: 14, scope: !11)
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !9, i64 0}
!57 = distinct !{!57, !21, !58, !59, !60}
!58 = !DILocation(line: 21, column: 3, scope: !11)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 0, scope: !11)
!62 = !DILocation(line: 17, column: 35, scope: !11)
!63 = distinct !{!63, !50, !64, !59, !60}
!64 = !DILocation(line: 19, column: 66, scope: !11)
!65 = !DILocation(line: 19, column: 28, scope: !11)
!66 = !DILocation(line: 19, column: 13, scope: !11)
!67 = !DILocation(line: 19, column: 33, scope: !11)
!68 = !DILocation(line: 18, column: 37, scope: !11)
!69 = !DILocation(line: 18, column: 28, scope: !11)
!70 = distinct !{!70, !51, !64, !59, !60}
!71 = distinct !DISubprogram(name: "mean_pool_gradient", scope: !1, file: !1, line: 24, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !73)
!73 = distinct !DILocation(line: 26, column: 3, scope: !71)
!74 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !75)
!75 = distinct !DILocation(line: 26, column: 3, scope: !71)
!76 = !DILocation(line: 26, column: 3, scope: !71)
!77 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !78)
!78 = distinct !DILocation(line: 26, column: 3, scope: !71)
!79 = !DILocation(line: 36, column: 1, scope: !71)
!80 = !DILocation(line: 27, column: 39, scope: !71)
!81 = !DILocation(line: 27, column: 19, scope: !71)
!82 = !DILocation(line: 27, column: 80, scope: !71)
!83 = !DILocation(line: 27, column: 48, scope: !71)
!84 = !DILocation(line: 28, column: 17, scope: !71)
!85 = !DILocation(line: 28, column: 15, scope: !71)
!86 = !DILocation(line: 28, column: 33, scope: !71)
!87 = !DILocation(line: 28, column: 41, scope: !71)
!88 = !DILocation(line: 28, column: 50, scope: !71)
!89 = !DILocation(line: 28, column: 70, scope: !71)
!90 = !DILocation(line: 28, column: 79, scope: !71)
!91 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !92)
!92 = distinct !DILocation(line: 28, column: 64, scope: !71)
!93 = !DILocation(line: 29, column: 18, scope: !71)
!94 = !DILocation(line: 29, column: 16, scope: !71)
!95 = !DILocation(line: 29, column: 34, scope: !71)
!96 = !DILocation(line: 29, column: 42, scope: !71)
!97 = !DILocation(line: 29, column: 51, scope: !71)
!98 = !DILocation(line: 29, column: 70, scope: !71)
!99 = !DILocation(line: 29, column: 79, scope: !71)
!100 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !101)
!101 = distinct !DILocation(line: 29, column: 64, scope: !71)
!102 = !DILocation(line: 31, column: 41, scope: !71)
!103 = !DILocation(line: 31, column: 28, scope: !71)
!104 = !DILocation(line: 32, column: 25, scope: !71)
!105 = !DILocation(line: 32, column: 5, scope: !71)
!106 = !DILocation(line: 33, column: 7, scope: !71)
!107 = !DILocation(line: 30, column: 11, scope: !71)
!108 = !DILocation(line: 34, column: 21, scope: !71)
!109 = !DILocation(line: 34, column: 5, scope: !71)
!110 = !DILocation(line: 34, column: 15, scope: !71)
!111 = distinct !{!111, !76, !112, !59, !60}
!112 = !DILocation(line: 35, column: 3, scope: !71)
!113 = !DILocation(line: 0, scope: !71)
!114 = !DILocation(line: 32, column: 35, scope: !71)
!115 = distinct !{!115, !105, !116, !59, !60}
!116 = !DILocation(line: 33, column: 64, scope: !71)
!117 = !DILocation(line: 33, column: 61, scope: !71)
!118 = !DILocation(line: 33, column: 49, scope: !71)
!119 = !DILocation(line: 33, column: 46, scope: !71)
!120 = !DILocation(line: 33, column: 37, scope: !71)
!121 = !DILocation(line: 33, column: 28, scope: !71)
!122 = distinct !{!122, !106, !116, !59, !60}
!123 = distinct !DISubprogram(name: "columns_to_image", scope: !1, file: !1, line: 38, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !125)
!125 = distinct !DILocation(line: 41, column: 3, scope: !123)
!126 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !127)
!127 = distinct !DILocation(line: 41, column: 3, scope: !123)
!128 = !DILocation(line: 41, column: 3, scope: !123)
!129 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !130)
!130 = distinct !DILocation(line: 41, column: 3, scope: !123)
!131 = !DILocation(line: 52, column: 1, scope: !123)
!132 = !DILocation(line: 43, column: 45, scope: !123)
!133 = !DILocation(line: 43, column: 19, scope: !123)
!134 = !DILocation(line: 43, column: 27, scope: !123)
!135 = !DILocation(line: 43, column: 54, scope: !123)
!136 = !DILocation(line: 43, column: 63, scope: !123)
!137 = !DILocation(line: 43, column: 80, scope: !123)
!138 = !DILocation(line: 44, column: 21, scope: !123)
!139 = !DILocation(line: 44, column: 19, scope: !123)
!140 = !DILocation(line: 44, column: 37, scope: !123)
!141 = !DILocation(line: 44, column: 45, scope: !123)
!142 = !DILocation(line: 44, column: 54, scope: !123)
!143 = !DILocation(line: 44, column: 73, scope: !123)
!144 = !DILocation(line: 44, column: 82, scope: !123)
!145 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !146)
!146 = distinct !DILocation(line: 44, column: 67, scope: !123)
!147 = !DILocation(line: 45, column: 21, scope: !123)
!148 = !DILocation(line: 45, column: 19, scope: !123)
!149 = !DILocation(line: 45, column: 37, scope: !123)
!150 = !DILocation(line: 45, column: 45, scope: !123)
!151 = !DILocation(line: 45, column: 54, scope: !123)
!152 = !DILocation(line: 45, column: 73, scope: !123)
!153 = !DILocation(line: 45, column: 82, scope: !123)
!154 = !DILocation(line: 201, column: 47, scope: !36, inlinedAt: !155)
!155 = distinct !DILocation(line: 45, column: 67, scope: !123)
!156 = !DILocation(line: 46, column: 21, scope: !123)
!157 = !DILocation(line: 46, column: 35, scope: !123)
!158 = !DILocation(line: 46, column: 46, scope: !123)
!159 = !DILocation(line: 46, column: 58, scope: !123)
!160 = !DILocation(line: 48, column: 29, scope: !123)
!161 = !DILocation(line: 48, column: 5, scope: !123)
!162 = !DILocation(line: 49, column: 7, scope: !123)
!163 = !DILocation(line: 42, column: 11, scope: !123)
!164 = !DILocation(line: 50, column: 5, scope: !123)
!165 = !DILocation(line: 50, column: 14, scope: !123)
!166 = distinct !{!166, !128, !167, !59, !60}
!167 = !DILocation(line: 51, column: 3, scope: !123)
!168 = !DILocation(line: 0, scope: !123)
!169 = !DILocation(line: 48, column: 38, scope: !123)
!170 = distinct !{!170, !161, !171, !59, !60}
!171 = !DILocation(line: 49, column: 94, scope: !123)
!172 = !DILocation(line: 49, column: 84, scope: !123)
!173 = !DILocation(line: 49, column: 80, scope: !123)
!174 = !DILocation(line: 49, column: 52, scope: !123)
!175 = !DILocation(line: 49, column: 49, scope: !123)
!176 = !DILocation(line: 49, column: 40, scope: !123)
!177 = !DILocation(line: 49, column: 31, scope: !123)
!178 = distinct !{!178, !162, !171, !59, !60}
!179 = distinct !DISubprogram(name: "permuted_axes", scope: !1, file: !1, line: 55, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !181)
!181 = distinct !DILocation(line: 57, column: 3, scope: !179)
!182 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !183)
!183 = distinct !DILocation(line: 57, column: 3, scope: !179)
!184 = !DILocation(line: 57, column: 3, scope: !179)
!185 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !186)
!186 = distinct !DILocation(line: 57, column: 3, scope: !179)
!187 = !DILocation(line: 66, column: 1, scope: !179)
!188 = !DILocation(line: 59, column: 18, scope: !179)
!189 = !DILocation(line: 60, column: 10, scope: !179)
!190 = !DILocation(line: 61, column: 18, scope: !179)
!191 = !DILocation(line: 62, column: 10, scope: !179)
!192 = !DILocation(line: 63, column: 18, scope: !179)
!193 = !DILocation(line: 63, column: 32, scope: !179)
!194 = !DILocation(line: 64, column: 20, scope: !179)
!195 = !DILocation(line: 64, column: 34, scope: !179)
!196 = !DILocation(line: 64, column: 30, scope: !179)
!197 = !DILocation(line: 64, column: 48, scope: !179)
!198 = !DILocation(line: 64, column: 44, scope: !179)
!199 = !DILocation(line: 64, column: 62, scope: !179)
!200 = !DILocation(line: 64, column: 58, scope: !179)
!201 = !DILocation(line: 64, column: 16, scope: !179)
!202 = !DILocation(line: 64, column: 5, scope: !179)
!203 = !DILocation(line: 64, column: 14, scope: !179)
!204 = distinct !{!204, !184, !205, !59, !60}
!205 = !DILocation(line: 65, column: 3, scope: !179)
!206 = distinct !DISubprogram(name: "channels_to_space", scope: !1, file: !1, line: 68, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !208)
!208 = distinct !DILocation(line: 70, column: 16, scope: !206)
!209 = !DILocation(line: 67, column: 27, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 70, column: 29, scope: !206)
!212 = !DILocation(line: 92, column: 27, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = distinct !DILocation(line: 70, column: 42, scope: !206)
!215 = !DILocation(line: 70, column: 40, scope: !206)
!216 = !DILocation(line: 70, column: 27, scope: !206)
!217 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !218)
!218 = distinct !DILocation(line: 70, column: 55, scope: !206)
!219 = !DILocation(line: 70, column: 53, scope: !206)
!220 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !221)
!221 = distinct !DILocation(line: 70, column: 68, scope: !206)
!222 = !DILocation(line: 70, column: 66, scope: !206)
!223 = !DILocation(line: 71, column: 13, scope: !206)
!224 = !DILocation(line: 73, column: 8, scope: !206)
!225 = !DILocation(line: 72, column: 35, scope: !206)
!226 = !DILocation(line: 75, column: 8, scope: !206)
!227 = !DILocation(line: 74, column: 18, scope: !206)
!228 = !DILocation(line: 76, column: 47, scope: !206)
!229 = !DILocation(line: 76, column: 22, scope: !206)
!230 = !DILocation(line: 77, column: 33, scope: !206)
!231 = !DILocation(line: 77, column: 23, scope: !206)
!232 = !DILocation(line: 77, column: 61, scope: !206)
!233 = !DILocation(line: 78, column: 85, scope: !206)
!234 = !DILocation(line: 78, column: 44, scope: !206)
!235 = !DILocation(line: 80, column: 7, scope: !206)
!236 = !DILocation(line: 79, column: 71, scope: !206)
!237 = !DILocation(line: 79, column: 85, scope: !206)
!238 = !DILocation(line: 79, column: 78, scope: !206)
!239 = !DILocation(line: 79, column: 60, scope: !206)
!240 = !DILocation(line: 79, column: 42, scope: !206)
!241 = !DILocation(line: 79, column: 32, scope: !206)
!242 = !DILocation(line: 79, column: 15, scope: !206)
!243 = !DILocation(line: 79, column: 3, scope: !206)
!244 = !DILocation(line: 79, column: 96, scope: !206)
!245 = !DILocation(line: 81, column: 1, scope: !206)
!246 = distinct !DISubprogram(name: "padded_images", scope: !1, file: !1, line: 83, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !248)
!248 = distinct !DILocation(line: 85, column: 3, scope: !246)
!249 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !250)
!250 = distinct !DILocation(line: 85, column: 3, scope: !246)
!251 = !DILocation(line: 85, column: 3, scope: !246)
!252 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !253)
!253 = distinct !DILocation(line: 85, column: 3, scope: !246)
!254 = !DILocation(line: 93, column: 1, scope: !246)
!255 = !DILocation(line: 86, column: 23, scope: !246)
!256 = !DILocation(line: 87, column: 24, scope: !246)
!257 = !DILocation(line: 87, column: 29, scope: !246)
!258 = !DILocation(line: 88, column: 11, scope: !246)
!259 = !DILocation(line: 87, column: 49, scope: !246)
!260 = !DILocation(line: 87, column: 54, scope: !246)
!261 = !DILocation(line: 89, column: 20, scope: !246)
!262 = !DILocation(line: 89, column: 24, scope: !246)
!263 = !DILocation(line: 91, column: 31, scope: !246)
!264 = !DILocation(line: 91, column: 40, scope: !246)
!265 = !DILocation(line: 91, column: 47, scope: !246)
!266 = !DILocation(line: 91, column: 55, scope: !246)
!267 = !DILocation(line: 91, column: 22, scope: !246)
!268 = !DILocation(line: 89, column: 16, scope: !246)
!269 = !DILocation(line: 89, column: 5, scope: !246)
!270 = !DILocation(line: 89, column: 14, scope: !246)
!271 = distinct !{!271, !251, !272, !59, !60}
!272 = !DILocation(line: 92, column: 3, scope: !246)
!273 = distinct !DISubprogram(name: "repeated_pixels", scope: !1, file: !1, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !275)
!275 = distinct !DILocation(line: 98, column: 3, scope: !273)
!276 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !277)
!277 = distinct !DILocation(line: 98, column: 3, scope: !273)
!278 = !DILocation(line: 98, column: 3, scope: !273)
!279 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !280)
!280 = distinct !DILocation(line: 98, column: 3, scope: !273)
!281 = !DILocation(line: 103, column: 1, scope: !273)
!282 = !DILocation(line: 100, column: 55, scope: !273)
!283 = !DILocation(line: 100, column: 24, scope: !273)
!284 = !DILocation(line: 100, column: 29, scope: !273)
!285 = !DILocation(line: 100, column: 60, scope: !273)
!286 = !DILocation(line: 100, column: 65, scope: !273)
!287 = !DILocation(line: 101, column: 25, scope: !273)
!288 = !DILocation(line: 101, column: 37, scope: !273)
!289 = !DILocation(line: 101, column: 46, scope: !273)
!290 = !DILocation(line: 101, column: 53, scope: !273)
!291 = !DILocation(line: 101, column: 61, scope: !273)
!292 = !DILocation(line: 101, column: 16, scope: !273)
!293 = !DILocation(line: 101, column: 5, scope: !273)
!294 = !DILocation(line: 101, column: 14, scope: !273)
!295 = distinct !{!295, !278, !296, !59, !60}
!296 = !DILocation(line: 102, column: 3, scope: !273)
