; ModuleID = 'contractions.cu'
source_filename = "contractions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_same(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 !dbg !11 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %12 = mul i32 %10, %11, !dbg !21
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %14 = add i32 %12, %13, !dbg !25
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29
  %17 = mul nuw nsw i32 %15, %16, !dbg !32
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %19 = add nuw nsw i32 %17, %18, !dbg !36
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !37
  %21 = udiv i32 %20, %5, !dbg !40
  %22 = mul i32 %21, %5, !dbg !41
  %23 = sub i32 %20, %22, !dbg !41
  %24 = icmp slt i32 %14, %7, !dbg !42
  %25 = icmp slt i32 %19, %6
  %26 = and i1 %25, %24, !dbg !43
  br i1 %26, label %27, label %95, !dbg !43

27:                                               ; preds = %9
  %28 = icmp sgt i32 %4, 0, !dbg !44
  br i1 %28, label %29, label %44, !dbg !45

29:                                               ; preds = %27
  %30 = sdiv i32 %8, -2, !dbg !46
  %31 = icmp sgt i32 %8, 0
  %32 = add nsw i32 %30, %19
  %33 = add i32 %30, %14
  %34 = mul nuw nsw i32 %21, %4
  %35 = mul nuw nsw i32 %23, %4
  br label %36, !dbg !45

36:                                               ; preds = %29, %64
  %37 = phi float [ 0.000000e+00, %29 ], [ %65, %64 ]
  %38 = phi i32 [ 0, %29 ], [ %66, %64 ]
  br i1 %31, label %39, label %64, !dbg !47

39:                                               ; preds = %36
  %40 = add nuw nsw i32 %38, %34
  %41 = mul nsw i32 %40, %6
  %42 = add nuw nsw i32 %38, %35
  %43 = mul nuw nsw i32 %42, %8
  br label %54, !dbg !47

44:                                               ; preds = %64, %27
  %45 = phi float [ 0.000000e+00, %27 ], [ %65, %64 ], !dbg !48
  %46 = mul nsw i32 %21, %5, !dbg !49
  %47 = add nsw i32 %46, %23, !dbg !50
  %48 = mul nsw i32 %47, %6, !dbg !51
  %49 = add nsw i32 %48, %19, !dbg !52
  %50 = mul nsw i32 %49, %7, !dbg !53
  %51 = add nsw i32 %50, %14, !dbg !54
  %52 = sext i32 %51 to i64, !dbg !55
  %53 = getelementptr inbounds float, ptr %2, i64 %52, !dbg !55
  store float %45, ptr %53, align 4, !dbg !56, !tbaa !57
  br label %95, !dbg !59

54:                                               ; preds = %39, %68
  %55 = phi float [ %37, %39 ], [ %92, %68 ]
  %56 = phi i32 [ 0, %39 ], [ %69, %68 ]
  %57 = add i32 %32, %56
  %58 = icmp sgt i32 %57, -1
  %59 = icmp slt i32 %57, %6
  %60 = add nsw i32 %57, %41
  %61 = mul nsw i32 %60, %7
  %62 = add nuw nsw i32 %56, %43
  %63 = mul nuw nsw i32 %62, %8
  br label %71, !dbg !60

64:                                               ; preds = %68, %36
  %65 = phi float [ %37, %36 ], [ %92, %68 ], !dbg !48
  %66 = add nuw nsw i32 %38, 1, !dbg !61
  %67 = icmp eq i32 %66, %4, !dbg !44
  br i1 %67, label %44, label %36, !dbg !45, !llvm.loop !62

68:                                               ; preds = %91
  %69 = add nuw nsw i32 %56, 1, !dbg !66
  %70 = icmp eq i32 %69, %8, !dbg !67
  br i1 %70, label %64, label %54, !dbg !47, !llvm.loop !68

71:                                               ; preds = %54, %91
  %72 = phi float [ %55, %54 ], [ %92, %91 ]
  %73 = phi i32 [ 0, %54 ], [ %93, %91 ]
  %74 = add i32 %33, %73, !dbg !69
  br i1 %58, label %75, label %91, !dbg !70

75:                                               ; preds = %71
  %76 = icmp sgt i32 %74, -1
  %77 = icmp slt i32 %74, %7
  %78 = and i1 %76, %77, !dbg !71
  %79 = and i1 %59, %78, !dbg !71
  br i1 %79, label %80, label %91, !dbg !71

80:                                               ; preds = %75
  %81 = add nsw i32 %74, %61, !dbg !72
  %82 = sext i32 %81 to i64, !dbg !73
  %83 = getelementptr inbounds float, ptr %0, i64 %82, !dbg !73
  %84 = load float, ptr %83, align 4, !dbg !73, !tbaa !57
  %85 = add nsw i32 %73, %63, !dbg !74
  %86 = sext i32 %85 to i64, !dbg !75
  %87 = getelementptr inbounds float, ptr %1, i64 %86, !dbg !75
  %88 = load float, ptr %87, align 4, !dbg !75, !tbaa !57
  %89 = fmul contract float %84, %88, !dbg !76
  %90 = fadd contract float %72, %89, !dbg !77
  br label %91, !dbg !78

91:                                               ; preds = %80, %75, %71
  %92 = phi float [ %90, %80 ], [ %72, %71 ], [ %72, %75 ], !dbg !79
  %93 = add nuw nsw i32 %73, 1, !dbg !80
  %94 = icmp eq i32 %93, %8, !dbg !81
  br i1 %94, label %68, label %71, !dbg !60, !llvm.loop !82

95:                                               ; preds = %9, %44
  ret void, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_stride(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 !dbg !83 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %12 = mul i32 %10, %11, !dbg !88
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %14 = add i32 %12, %13, !dbg !91
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !92
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !94
  %17 = mul nuw nsw i32 %15, %16, !dbg !96
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97
  %19 = add nuw nsw i32 %17, %18, !dbg !99
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !100
  %21 = icmp slt i32 %14, %8, !dbg !102
  %22 = icmp slt i32 %19, %7
  %23 = and i1 %22, %21, !dbg !103
  br i1 %23, label %24, label %77, !dbg !103

24:                                               ; preds = %9
  %25 = zext nneg i32 %20 to i64, !dbg !104
  %26 = getelementptr inbounds nuw float, ptr %2, i64 %25, !dbg !104
  %27 = load float, ptr %26, align 4, !dbg !104, !tbaa !57
  %28 = icmp sgt i32 %4, 0, !dbg !105
  br i1 %28, label %29, label %40, !dbg !106

29:                                               ; preds = %24
  %30 = shl nuw nsw i32 %19, 1
  %31 = shl nsw i32 %14, 1
  %32 = mul nuw nsw i32 %4, %20
  br label %33, !dbg !106

33:                                               ; preds = %29, %56
  %34 = phi i32 [ 0, %29 ], [ %57, %56 ]
  %35 = phi float [ %27, %29 ], [ %74, %56 ]
  %36 = mul nsw i32 %34, %5
  %37 = add nsw i32 %36, %30
  %38 = add nuw nsw i32 %34, %32
  %39 = mul nuw nsw i32 %38, 3
  br label %48, !dbg !107

40:                                               ; preds = %56, %24
  %41 = phi float [ %27, %24 ], [ %74, %56 ], !dbg !108
  %42 = mul nsw i32 %7, %20, !dbg !109
  %43 = add nuw nsw i32 %42, %19, !dbg !110
  %44 = mul nsw i32 %43, %8, !dbg !111
  %45 = add nsw i32 %44, %14, !dbg !112
  %46 = sext i32 %45 to i64, !dbg !113
  %47 = getelementptr inbounds float, ptr %3, i64 %46, !dbg !113
  store float %41, ptr %47, align 4, !dbg !114, !tbaa !57
  br label %77, !dbg !115

48:                                               ; preds = %33, %59
  %49 = phi i32 [ 0, %33 ], [ %60, %59 ]
  %50 = phi float [ %35, %33 ], [ %74, %59 ]
  %51 = add nsw i32 %37, %49
  %52 = mul nsw i32 %51, %6
  %53 = add nsw i32 %52, %31
  %54 = add nuw nsw i32 %49, %39
  %55 = mul nuw nsw i32 %54, 3
  br label %62, !dbg !116

56:                                               ; preds = %59
  %57 = add nuw nsw i32 %34, 1, !dbg !117
  %58 = icmp eq i32 %57, %4, !dbg !105
  br i1 %58, label %40, label %33, !dbg !106, !llvm.loop !118

59:                                               ; preds = %62
  %60 = add nuw nsw i32 %49, 1, !dbg !120
  %61 = icmp eq i32 %60, 3, !dbg !121
  br i1 %61, label %56, label %48, !dbg !107, !llvm.loop !122

62:                                               ; preds = %48, %62
  %63 = phi i32 [ 0, %48 ], [ %75, %62 ]
  %64 = phi float [ %50, %48 ], [ %74, %62 ]
  %65 = add nsw i32 %53, %63, !dbg !123
  %66 = sext i32 %65 to i64, !dbg !124
  %67 = getelementptr inbounds float, ptr %0, i64 %66, !dbg !124
  %68 = load float, ptr %67, align 4, !dbg !124, !tbaa !57
  %69 = add nuw nsw i32 %63, %55, !dbg !125
  %70 = zext nneg i32 %69 to i64, !dbg !126
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70, !dbg !126
  %72 = load float, ptr %71, align 4, !dbg !126, !tbaa !57
  %73 = fmul contract float %68, %72, !dbg !127
  %74 = fadd contract float %64, %73, !dbg !128
  %75 = add nuw nsw i32 %63, 1, !dbg !129
  %76 = icmp eq i32 %75, 3, !dbg !130
  br i1 %76, label %59, label %62, !dbg !116, !llvm.loop !131

77:                                               ; preds = %9, %40
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_depthwise(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !132 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %8 = mul i32 %6, %7, !dbg !137
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %10 = add i32 %8, %9, !dbg !140
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !141
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143
  %13 = mul nuw nsw i32 %11, %12, !dbg !145
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !146
  %15 = add nuw nsw i32 %13, %14, !dbg !148
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !149
  %17 = add nsw i32 %3, -4, !dbg !151
  %18 = add nsw i32 %4, -4, !dbg !152
  %19 = icmp slt i32 %10, %18, !dbg !153
  %20 = icmp slt i32 %15, %17
  %21 = select i1 %19, i1 %20, i1 false, !dbg !154
  br i1 %21, label %22, label %59, !dbg !154

22:                                               ; preds = %5
  %23 = mul nsw i32 %3, %16
  %24 = add nsw i32 %23, %15
  %25 = mul nuw nsw i32 %16, 5
  br label %26, !dbg !155

26:                                               ; preds = %22, %41
  %27 = phi i32 [ 0, %22 ], [ %42, %41 ]
  %28 = phi float [ 0.000000e+00, %22 ], [ %56, %41 ]
  %29 = add nsw i32 %24, %27
  %30 = mul nsw i32 %29, %4
  %31 = add nsw i32 %30, %10
  %32 = add nuw nsw i32 %27, %25
  %33 = mul nuw nsw i32 %32, 5
  br label %44, !dbg !156

34:                                               ; preds = %41
  %35 = mul nsw i32 %17, %16, !dbg !157
  %36 = add nuw nsw i32 %35, %15, !dbg !158
  %37 = mul nsw i32 %36, %18, !dbg !159
  %38 = add nsw i32 %37, %10, !dbg !160
  %39 = sext i32 %38 to i64, !dbg !161
  %40 = getelementptr inbounds float, ptr %2, i64 %39, !dbg !161
  store float %56, ptr %40, align 4, !dbg !162, !tbaa !57
  br label %59, !dbg !163

41:                                               ; preds = %44
  %42 = add nuw nsw i32 %27, 1, !dbg !164
  %43 = icmp eq i32 %42, 5, !dbg !165
  br i1 %43, label %34, label %26, !dbg !155, !llvm.loop !166

44:                                               ; preds = %26, %44
  %45 = phi i32 [ 0, %26 ], [ %57, %44 ]
  %46 = phi float [ %28, %26 ], [ %56, %44 ]
  %47 = add nsw i32 %31, %45, !dbg !168
  %48 = sext i32 %47 to i64, !dbg !169
  %49 = getelementptr inbounds float, ptr %0, i64 %48, !dbg !169
  %50 = load float, ptr %49, align 4, !dbg !169, !tbaa !57
  %51 = add nuw nsw i32 %45, %33, !dbg !170
  %52 = zext nneg i32 %51 to i64, !dbg !171
  %53 = getelementptr inbounds nuw float, ptr %1, i64 %52, !dbg !171
  %54 = load float, ptr %53, align 4, !dbg !171, !tbaa !57
  %55 = fmul contract float %50, %54, !dbg !172
  %56 = fadd contract float %46, %55, !dbg !173
  %57 = add nuw nsw i32 %45, 1, !dbg !174
  %58 = icmp eq i32 %57, 5, !dbg !175
  br i1 %58, label %41, label %44, !dbg !156, !llvm.loop !176

59:                                               ; preds = %5, %34
  ret void, !dbg !163
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv1d_dilated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !177 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !178
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180
  %9 = mul i32 %7, %8, !dbg !182
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %11 = add i32 %9, %10, !dbg !185
  %12 = add nsw i32 %4, -1, !dbg !186
  %13 = mul nsw i32 %12, %5, !dbg !187
  %14 = sub nsw i32 %3, %13, !dbg !188
  %15 = icmp slt i32 %11, %14, !dbg !189
  br i1 %15, label %16, label %37, !dbg !189

16:                                               ; preds = %6
  %17 = icmp sgt i32 %4, 0, !dbg !190
  br i1 %17, label %22, label %18, !dbg !191

18:                                               ; preds = %22, %16
  %19 = phi double [ 0.000000e+00, %16 ], [ %34, %22 ], !dbg !192
  %20 = sext i32 %11 to i64, !dbg !193
  %21 = getelementptr inbounds double, ptr %2, i64 %20, !dbg !193
  store double %19, ptr %21, align 8, !dbg !194, !tbaa !195
  br label %37, !dbg !197

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %35, %22 ], [ 0, %16 ]
  %24 = phi double [ %34, %22 ], [ 0.000000e+00, %16 ]
  %25 = mul nsw i32 %23, %5, !dbg !198
  %26 = add nsw i32 %25, %11, !dbg !199
  %27 = sext i32 %26 to i64, !dbg !200
  %28 = getelementptr inbounds double, ptr %0, i64 %27, !dbg !200
  %29 = load double, ptr %28, align 8, !dbg !200, !tbaa !195
  %30 = zext nneg i32 %23 to i64, !dbg !201
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %30, !dbg !201
  %32 = load double, ptr %31, align 8, !dbg !201, !tbaa !195
  %33 = fmul contract double %29, %32, !dbg !202
  %34 = fadd contract double %24, %33, !dbg !203
  %35 = add nuw nsw i32 %23, 1, !dbg !204
  %36 = icmp eq i32 %35, %4, !dbg !190
  br i1 %36, label %18, label %22, !dbg !191, !llvm.loop !205

37:                                               ; preds = %6, %18
  ret void, !dbg !197
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv1d_full(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !207 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210
  %8 = mul i32 %6, %7, !dbg !212
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %10 = add i32 %8, %9, !dbg !215
  %11 = icmp slt i32 %10, %3, !dbg !216
  br i1 %11, label %12, label %36, !dbg !216

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !217
  br i1 %13, label %18, label %14, !dbg !218

14:                                               ; preds = %32, %12
  %15 = phi i32 [ 0, %12 ], [ %33, %32 ], !dbg !219
  %16 = sext i32 %10 to i64, !dbg !220
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !220
  store i32 %15, ptr %17, align 4, !dbg !221, !tbaa !7
  br label %36, !dbg !222

18:                                               ; preds = %12, %32
  %19 = phi i32 [ %34, %32 ], [ 0, %12 ]
  %20 = phi i32 [ %33, %32 ], [ 0, %12 ]
  %21 = sub nsw i32 %10, %19, !dbg !223
  %22 = icmp sgt i32 %21, -1, !dbg !224
  br i1 %22, label %23, label %32, !dbg !224

23:                                               ; preds = %18
  %24 = zext nneg i32 %21 to i64, !dbg !225
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !225
  %26 = load i32, ptr %25, align 4, !dbg !225, !tbaa !7
  %27 = zext nneg i32 %19 to i64, !dbg !226
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !226
  %29 = load i32, ptr %28, align 4, !dbg !226, !tbaa !7
  %30 = mul nsw i32 %29, %26, !dbg !227
  %31 = add nsw i32 %30, %20, !dbg !228
  br label %32, !dbg !229

32:                                               ; preds = %18, %23
  %33 = phi i32 [ %31, %23 ], [ %20, %18 ], !dbg !219
  %34 = add nuw nsw i32 %19, 1, !dbg !230
  %35 = icmp eq i32 %34, %4, !dbg !217
  br i1 %35, label %14, label %18, !dbg !218, !llvm.loop !231

36:                                               ; preds = %5, %14
  ret void, !dbg !222
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv3d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !233 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236
  %9 = mul i32 %7, %8, !dbg !238
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239
  %11 = add i32 %9, %10, !dbg !241
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !242
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !244
  %14 = mul nuw nsw i32 %12, %13, !dbg !246
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !247
  %16 = add nuw nsw i32 %14, %15, !dbg !249
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !250
  %18 = add nsw i32 %5, -2, !dbg !252
  %19 = icmp slt i32 %11, %18, !dbg !253
  br i1 %19, label %20, label %66, !dbg !254

20:                                               ; preds = %6
  %21 = add nsw i32 %4, -2, !dbg !255
  %22 = icmp slt i32 %16, %21, !dbg !256
  br i1 %22, label %23, label %66, !dbg !254

23:                                               ; preds = %20, %45
  %24 = phi i32 [ %46, %45 ], [ 0, %20 ]
  %25 = phi float [ %63, %45 ], [ 0.000000e+00, %20 ]
  %26 = add nuw nsw i32 %24, %17
  %27 = mul nsw i32 %26, %4
  %28 = add nsw i32 %27, %16
  %29 = mul nuw nsw i32 %24, 3
  br label %37, !dbg !257

30:                                               ; preds = %45
  %31 = mul nsw i32 %21, %17, !dbg !258
  %32 = add nuw nsw i32 %31, %16, !dbg !259
  %33 = mul nsw i32 %32, %18, !dbg !260
  %34 = add nsw i32 %33, %11, !dbg !261
  %35 = sext i32 %34 to i64, !dbg !262
  %36 = getelementptr inbounds float, ptr %2, i64 %35, !dbg !262
  store float %63, ptr %36, align 4, !dbg !263, !tbaa !57
  br label %66, !dbg !264

37:                                               ; preds = %23, %48
  %38 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %39 = phi float [ %25, %23 ], [ %63, %48 ]
  %40 = add nsw i32 %28, %38
  %41 = mul nsw i32 %40, %5
  %42 = add nsw i32 %41, %11
  %43 = add nuw nsw i32 %38, %29
  %44 = mul nuw nsw i32 %43, 3
  br label %51, !dbg !265

45:                                               ; preds = %48
  %46 = add nuw nsw i32 %24, 1, !dbg !266
  %47 = icmp eq i32 %46, 3, !dbg !267
  br i1 %47, label %30, label %23, !dbg !268, !llvm.loop !269

48:                                               ; preds = %51
  %49 = add nuw nsw i32 %38, 1, !dbg !271
  %50 = icmp eq i32 %49, 3, !dbg !272
  br i1 %50, label %45, label %37, !dbg !257, !llvm.loop !273

51:                                               ; preds = %37, %51
  %52 = phi i32 [ 0, %37 ], [ %64, %51 ]
  %53 = phi float [ %39, %37 ], [ %63, %51 ]
  %54 = add nsw i32 %42, %52, !dbg !274
  %55 = sext i32 %54 to i64, !dbg !275
  %56 = getelementptr inbounds float, ptr %0, i64 %55, !dbg !275
  %57 = load float, ptr %56, align 4, !dbg !275, !tbaa !57
  %58 = add nuw nsw i32 %52, %44, !dbg !276
  %59 = zext nneg i32 %58 to i64, !dbg !277
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %59, !dbg !277
  %61 = load float, ptr %60, align 4, !dbg !277, !tbaa !57
  %62 = fmul contract float %57, %61, !dbg !278
  %63 = fadd contract float %53, %62, !dbg !279
  %64 = add nuw nsw i32 %52, 1, !dbg !280
  %65 = icmp eq i32 %64, 3, !dbg !281
  br i1 %65, label %48, label %51, !dbg !265, !llvm.loop !282

66:                                               ; preds = %6, %20, %30
  ret void, !dbg !264
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @max_pool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !283 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %7 = mul i32 %5, %6, !dbg !288
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %9 = add i32 %7, %8, !dbg !291
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !292
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !294
  %12 = mul nuw nsw i32 %10, %11, !dbg !296
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !297
  %14 = add nuw nsw i32 %12, %13, !dbg !299
  %15 = sdiv i32 %3, 2, !dbg !300
  %16 = icmp slt i32 %9, %15, !dbg !301
  %17 = sdiv i32 %2, 2
  %18 = icmp slt i32 %14, %17
  %19 = and i1 %18, %16, !dbg !302
  br i1 %19, label %20, label %47, !dbg !302

20:                                               ; preds = %4
  %21 = shl nuw nsw i32 %14, 1
  %22 = shl nsw i32 %9, 1
  br label %23, !dbg !303

23:                                               ; preds = %20, %34
  %24 = phi i32 [ 0, %20 ], [ %35, %34 ]
  %25 = phi float [ 0xFFF0000000000000, %20 ], [ %44, %34 ]
  %26 = add nuw nsw i32 %24, %21
  %27 = mul nsw i32 %26, %3
  %28 = add nsw i32 %27, %22
  br label %37, !dbg !304

29:                                               ; preds = %34
  %30 = mul nsw i32 %15, %14, !dbg !305
  %31 = add nsw i32 %30, %9, !dbg !306
  %32 = sext i32 %31 to i64, !dbg !307
  %33 = getelementptr inbounds float, ptr %1, i64 %32, !dbg !307
  store float %44, ptr %33, align 4, !dbg !308, !tbaa !57
  br label %47, !dbg !309

34:                                               ; preds = %37
  %35 = add nuw nsw i32 %24, 1, !dbg !310
  %36 = icmp eq i32 %24, 0, !dbg !311
  br i1 %36, label %23, label %29, !dbg !303, !llvm.loop !312

37:                                               ; preds = %23, %37
  %38 = phi i32 [ 0, %23 ], [ %45, %37 ]
  %39 = phi float [ %25, %23 ], [ %44, %37 ]
  %40 = add nsw i32 %28, %38, !dbg !314
  %41 = sext i32 %40 to i64, !dbg !315
  %42 = getelementptr inbounds float, ptr %0, i64 %41, !dbg !315
  %43 = load float, ptr %42, align 4, !dbg !315, !tbaa !57
  %44 = tail call contract noundef float @__nv_fmaxf(float noundef %39, float noundef %43) #6, !dbg !316
  %45 = add nuw nsw i32 %38, 1, !dbg !320
  %46 = icmp eq i32 %38, 0, !dbg !321
  br i1 %46, label %37, label %34, !dbg !304, !llvm.loop !322

47:                                               ; preds = %4, %29
  ret void, !dbg !309
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @max_pool3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !323 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !324
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326
  %7 = mul i32 %5, %6, !dbg !328
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329
  %9 = add i32 %7, %8, !dbg !331
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !332
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334
  %12 = mul nuw nsw i32 %10, %11, !dbg !336
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337
  %14 = add nuw nsw i32 %12, %13, !dbg !339
  %15 = add nsw i32 %3, -3, !dbg !340
  %16 = sdiv i32 %15, 2, !dbg !341
  %17 = add nsw i32 %16, 1, !dbg !342
  %18 = icmp sgt i32 %9, %16, !dbg !343
  br i1 %18, label %51, label %19, !dbg !344

19:                                               ; preds = %4
  %20 = add nsw i32 %2, -3, !dbg !345
  %21 = sdiv i32 %20, 2, !dbg !346
  %22 = icmp sgt i32 %14, %21, !dbg !347
  br i1 %22, label %51, label %23, !dbg !344

23:                                               ; preds = %19
  %24 = shl nuw nsw i32 %14, 1
  %25 = shl nsw i32 %9, 1
  br label %26, !dbg !348

26:                                               ; preds = %23, %37
  %27 = phi i32 [ 0, %23 ], [ %38, %37 ]
  %28 = phi float [ 0xFFF0000000000000, %23 ], [ %48, %37 ]
  %29 = add nuw nsw i32 %27, %24
  %30 = mul nsw i32 %29, %3
  %31 = add nsw i32 %30, %25
  br label %40, !dbg !349

32:                                               ; preds = %37
  %33 = mul nsw i32 %17, %14, !dbg !350
  %34 = add nsw i32 %33, %9, !dbg !351
  %35 = sext i32 %34 to i64, !dbg !352
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !352
  store float %48, ptr %36, align 4, !dbg !353, !tbaa !57
  br label %51, !dbg !354

37:                                               ; preds = %40
  %38 = add nuw nsw i32 %27, 1, !dbg !355
  %39 = icmp eq i32 %38, 3, !dbg !356
  br i1 %39, label %32, label %26, !dbg !348, !llvm.loop !357

40:                                               ; preds = %26, %40
  %41 = phi i32 [ 0, %26 ], [ %49, %40 ]
  %42 = phi float [ %28, %26 ], [ %48, %40 ]
  %43 = add nsw i32 %31, %41, !dbg !359
  %44 = sext i32 %43 to i64, !dbg !360
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !360
  %46 = load float, ptr %45, align 4, !dbg !360, !tbaa !57
  %47 = fcmp contract ogt float %46, %42, !dbg !361
  %48 = select contract i1 %47, float %46, float %42, !dbg !362
  %49 = add nuw nsw i32 %41, 1, !dbg !363
  %50 = icmp eq i32 %49, 3, !dbg !364
  br i1 %50, label %37, label %40, !dbg !349, !llvm.loop !365

51:                                               ; preds = %4, %19, %32
  ret void, !dbg !354
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sliding_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !366 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !369
  %7 = mul i32 %5, %6, !dbg !371
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372
  %9 = add i32 %7, %8, !dbg !374
  %10 = sub nsw i32 %2, %3, !dbg !375
  %11 = icmp sgt i32 %9, %10, !dbg !376
  br i1 %11, label %30, label %12, !dbg !376

12:                                               ; preds = %4
  %13 = icmp sgt i32 %3, 0, !dbg !377
  br i1 %13, label %20, label %14, !dbg !378

14:                                               ; preds = %20, %12
  %15 = phi float [ 0.000000e+00, %12 ], [ %27, %20 ], !dbg !379
  %16 = sitofp i32 %3 to float, !dbg !380
  %17 = fdiv contract float %15, %16, !dbg !381
  %18 = sext i32 %9 to i64, !dbg !382
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !382
  store float %17, ptr %19, align 4, !dbg !383, !tbaa !57
  br label %30, !dbg !384

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %28, %20 ], [ 0, %12 ]
  %22 = phi float [ %27, %20 ], [ 0.000000e+00, %12 ]
  %23 = add nsw i32 %21, %9, !dbg !385
  %24 = sext i32 %23 to i64, !dbg !386
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !386
  %26 = load float, ptr %25, align 4, !dbg !386, !tbaa !57
  %27 = fadd contract float %22, %26, !dbg !387
  %28 = add nuw nsw i32 %21, 1, !dbg !388
  %29 = icmp eq i32 %28, %3, !dbg !377
  br i1 %29, label %14, label %20, !dbg !378, !llvm.loop !389

30:                                               ; preds = %4, %14
  ret void, !dbg !384
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sliding_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !391 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !392
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !394
  %7 = mul i32 %5, %6, !dbg !396
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397
  %9 = add i32 %7, %8, !dbg !399
  %10 = sub nsw i32 %2, %3, !dbg !400
  %11 = icmp sgt i32 %9, %10, !dbg !401
  br i1 %11, label %30, label %12, !dbg !401

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64, !dbg !402
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !402
  %15 = load i32, ptr %14, align 4, !dbg !402, !tbaa !7
  %16 = icmp sgt i32 %3, 1, !dbg !403
  br i1 %16, label %20, label %17, !dbg !404

17:                                               ; preds = %20, %12
  %18 = phi i32 [ %15, %12 ], [ %27, %20 ], !dbg !405
  %19 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !406
  store i32 %18, ptr %19, align 4, !dbg !407, !tbaa !7
  br label %30, !dbg !408

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %28, %20 ], [ 1, %12 ]
  %22 = phi i32 [ %27, %20 ], [ %15, %12 ]
  %23 = add nsw i32 %21, %9, !dbg !409
  %24 = sext i32 %23 to i64, !dbg !410
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !410
  %26 = load i32, ptr %25, align 4, !dbg !410, !tbaa !7
  %27 = tail call noundef i32 @__nv_min(i32 noundef %22, i32 noundef %26) #6, !dbg !411
  %28 = add nuw nsw i32 %21, 1, !dbg !414
  %29 = icmp eq i32 %28, %3, !dbg !403
  br i1 %29, label %17, label %20, !dbg !404, !llvm.loop !415

30:                                               ; preds = %4, %17
  ret void, !dbg !408
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product_in_place(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !417 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !418
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420
  %9 = mul i32 %7, %8, !dbg !422
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423
  %11 = add i32 %9, %10, !dbg !425
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !426
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428
  %14 = mul nuw nsw i32 %12, %13, !dbg !430
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431
  %16 = add nuw nsw i32 %14, %15, !dbg !433
  %17 = icmp slt i32 %16, %3, !dbg !434
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18, !dbg !435
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %19, %20, !dbg !435
  br i1 %21, label %22, label %45, !dbg !435

22:                                               ; preds = %6
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %4, %16
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !57
  br label %29, !dbg !436

29:                                               ; preds = %22, %29
  %30 = phi float [ %28, %22 ], [ %42, %29 ], !dbg !437
  %31 = phi i32 [ 0, %22 ], [ %43, %29 ]
  %32 = add nuw nsw i32 %31, %23, !dbg !437
  %33 = zext nneg i32 %32 to i64, !dbg !438
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %33, !dbg !438
  %35 = load float, ptr %34, align 4, !dbg !438, !tbaa !57
  %36 = mul nsw i32 %31, %4, !dbg !439
  %37 = add nsw i32 %36, %11, !dbg !440
  %38 = sext i32 %37 to i64, !dbg !441
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !441
  %40 = load float, ptr %39, align 4, !dbg !441, !tbaa !57
  %41 = fmul contract float %35, %40, !dbg !442
  %42 = fadd contract float %30, %41, !dbg !443
  store float %42, ptr %27, align 4, !dbg !443, !tbaa !57
  %43 = add nuw nsw i32 %31, 1, !dbg !444
  %44 = icmp eq i32 %43, %5, !dbg !445
  br i1 %44, label %45, label %29, !dbg !436, !llvm.loop !446

45:                                               ; preds = %29, %6
  ret void, !dbg !448
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rows_of_four(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !449 {
  %6 = alloca [4 x [2 x double]], align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !450
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452
  %9 = mul i32 %7, %8, !dbg !454
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455
  %11 = add i32 %9, %10, !dbg !457
  %12 = icmp slt i32 %11, %3, !dbg !458
  br i1 %12, label %13, label %84, !dbg !458

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7, !dbg !459
  br label %14, !dbg !460

14:                                               ; preds = %13, %21
  %15 = phi i32 [ 0, %13 ], [ %22, %21 ]
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw [2 x double], ptr %6, i64 %16
  br label %24, !dbg !461

18:                                               ; preds = %21
  %19 = icmp sgt i32 %4, 0, !dbg !462
  br i1 %19, label %30, label %20, !dbg !463

20:                                               ; preds = %32, %18
  br label %63, !dbg !464

21:                                               ; preds = %24
  %22 = add nuw nsw i32 %15, 1, !dbg !465
  %23 = icmp eq i32 %22, 4, !dbg !466
  br i1 %23, label %18, label %14, !dbg !460, !llvm.loop !467

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %28, %24 ]
  %26 = zext nneg i32 %25 to i64, !dbg !469
  %27 = getelementptr inbounds nuw double, ptr %17, i64 %26, !dbg !469
  store double 0.000000e+00, ptr %27, align 8, !dbg !470, !tbaa !195
  %28 = add nuw nsw i32 %25, 1, !dbg !471
  %29 = icmp eq i32 %25, 0, !dbg !472
  br i1 %29, label %24, label %21, !dbg !461, !llvm.loop !473

30:                                               ; preds = %18, %32
  %31 = phi i32 [ %33, %32 ], [ 0, %18 ]
  br label %35, !dbg !474

32:                                               ; preds = %46
  %33 = add nuw nsw i32 %31, 1, !dbg !475
  %34 = icmp eq i32 %33, %4, !dbg !462
  br i1 %34, label %20, label %30, !dbg !463, !llvm.loop !476

35:                                               ; preds = %30, %46
  %36 = phi i32 [ 0, %30 ], [ %47, %46 ]
  %37 = mul nuw nsw i32 %36, %4, !dbg !478
  %38 = add nuw nsw i32 %37, %31, !dbg !479
  %39 = mul nsw i32 %38, %3, !dbg !480
  %40 = add nsw i32 %39, %11, !dbg !481
  %41 = sext i32 %40 to i64, !dbg !482
  %42 = getelementptr inbounds double, ptr %1, i64 %41, !dbg !482
  %43 = load double, ptr %42, align 8, !dbg !482, !tbaa !195
  %44 = zext nneg i32 %36 to i64
  %45 = getelementptr inbounds nuw double, ptr %6, i64 %44, !dbg !483
  br label %49, !dbg !484

46:                                               ; preds = %49
  %47 = add nuw nsw i32 %36, 1, !dbg !485
  %48 = icmp eq i32 %36, 0, !dbg !486
  br i1 %48, label %35, label %32, !dbg !474, !llvm.loop !487

49:                                               ; preds = %35, %49
  %50 = phi i32 [ 0, %35 ], [ %61, %49 ]
  %51 = mul nuw nsw i32 %50, %4, !dbg !488
  %52 = add nuw nsw i32 %51, %31, !dbg !489
  %53 = zext nneg i32 %52 to i64, !dbg !490
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %53, !dbg !490
  %55 = load double, ptr %54, align 8, !dbg !490, !tbaa !195
  %56 = fmul contract double %43, %55, !dbg !491
  %57 = zext nneg i32 %50 to i64, !dbg !492
  %58 = getelementptr inbounds nuw [2 x double], ptr %45, i64 %57, !dbg !492
  %59 = load double, ptr %58, align 8, !dbg !493, !tbaa !195
  %60 = fadd contract double %59, %56, !dbg !493
  store double %60, ptr %58, align 8, !dbg !493, !tbaa !195
  %61 = add nuw nsw i32 %50, 1, !dbg !494
  %62 = icmp eq i32 %61, 4, !dbg !495
  br i1 %62, label %46, label %49, !dbg !484, !llvm.loop !496

63:                                               ; preds = %20, %69
  %64 = phi i32 [ %70, %69 ], [ 0, %20 ]
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw [2 x double], ptr %6, i64 %65
  %67 = shl nuw nsw i32 %64, 1
  br label %72, !dbg !498

68:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7, !dbg !499
  br label %84, !dbg !499

69:                                               ; preds = %72
  %70 = add nuw nsw i32 %64, 1, !dbg !500
  %71 = icmp eq i32 %70, 4, !dbg !501
  br i1 %71, label %68, label %63, !dbg !464, !llvm.loop !502

72:                                               ; preds = %63, %72
  %73 = phi i32 [ 0, %63 ], [ %82, %72 ]
  %74 = zext nneg i32 %73 to i64, !dbg !504
  %75 = getelementptr inbounds nuw double, ptr %66, i64 %74, !dbg !504
  %76 = load double, ptr %75, align 8, !dbg !504, !tbaa !195
  %77 = add nuw nsw i32 %73, %67, !dbg !505
  %78 = mul nsw i32 %77, %3, !dbg !506
  %79 = add nsw i32 %78, %11, !dbg !507
  %80 = sext i32 %79 to i64, !dbg !508
  %81 = getelementptr inbounds double, ptr %2, i64 %80, !dbg !508
  store double %76, ptr %81, align 8, !dbg !509, !tbaa !195
  %82 = add nuw nsw i32 %73, 1, !dbg !510
  %83 = icmp eq i32 %73, 0, !dbg !511
  br i1 %83, label %72, label %69, !dbg !498, !llvm.loop !512

84:                                               ; preds = %5, %68
  ret void, !dbg !499
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_sums(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !513 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !514
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516
  %9 = mul i32 %7, %8, !dbg !518
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !519
  %11 = add i32 %9, %10, !dbg !521
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !522
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !524
  %14 = mul nuw nsw i32 %12, %13, !dbg !526
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !527
  %16 = add nuw nsw i32 %14, %15, !dbg !529
  %17 = icmp slt i32 %11, %3, !dbg !530
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18, !dbg !531
  br i1 %19, label %20, label %59, !dbg !531

20:                                               ; preds = %6
  %21 = icmp sgt i32 %4, 0, !dbg !532
  br i1 %21, label %22, label %32, !dbg !533

22:                                               ; preds = %20
  %23 = icmp sgt i32 %5, 0
  %24 = mul nsw i32 %4, %11
  br label %25, !dbg !533

25:                                               ; preds = %22, %38
  %26 = phi i32 [ 0, %22 ], [ %40, %38 ]
  %27 = phi float [ 0.000000e+00, %22 ], [ %39, %38 ]
  br i1 %23, label %28, label %38, !dbg !534

28:                                               ; preds = %25
  %29 = add nsw i32 %26, %24
  %30 = mul nsw i32 %29, %5
  %31 = mul nuw nsw i32 %26, %5
  br label %42, !dbg !534

32:                                               ; preds = %38, %20
  %33 = phi float [ 0.000000e+00, %20 ], [ %39, %38 ], !dbg !535
  %34 = mul nsw i32 %3, %11, !dbg !536
  %35 = add nsw i32 %34, %16, !dbg !537
  %36 = sext i32 %35 to i64, !dbg !538
  %37 = getelementptr inbounds float, ptr %2, i64 %36, !dbg !538
  store float %33, ptr %37, align 4, !dbg !539, !tbaa !57
  br label %59, !dbg !540

38:                                               ; preds = %42, %25
  %39 = phi float [ %27, %25 ], [ %56, %42 ], !dbg !541
  %40 = add nuw nsw i32 %26, 1, !dbg !542
  %41 = icmp eq i32 %40, %4, !dbg !532
  br i1 %41, label %32, label %25, !dbg !533, !llvm.loop !543

42:                                               ; preds = %28, %42
  %43 = phi i32 [ 0, %28 ], [ %57, %42 ]
  %44 = phi float [ %27, %28 ], [ %56, %42 ]
  %45 = add nsw i32 %43, %30, !dbg !545
  %46 = sext i32 %45 to i64, !dbg !546
  %47 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !546
  %48 = load float, ptr %47, align 4, !dbg !546, !tbaa !57
  %49 = add nuw nsw i32 %43, %31, !dbg !547
  %50 = mul nsw i32 %49, %3, !dbg !548
  %51 = add nsw i32 %50, %16, !dbg !549
  %52 = sext i32 %51 to i64, !dbg !550
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !550
  %54 = load float, ptr %53, align 4, !dbg !550, !tbaa !57
  %55 = fmul contract float %48, %54, !dbg !551
  %56 = fadd contract float %44, %55, !dbg !552
  %57 = add nuw nsw i32 %43, 1, !dbg !553
  %58 = icmp eq i32 %57, %5, !dbg !554
  br i1 %58, label %38, label %42, !dbg !534, !llvm.loop !555

59:                                               ; preds = %6, %32
  ret void, !dbg !540
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @weighted_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !556 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !557
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559
  %9 = mul i32 %7, %8, !dbg !561
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !562
  %11 = add i32 %9, %10, !dbg !564
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !565
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567
  %14 = mul nuw nsw i32 %12, %13, !dbg !569
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !570
  %16 = add nuw nsw i32 %14, %15, !dbg !572
  %17 = icmp slt i32 %16, %4, !dbg !573
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18, !dbg !574
  br i1 %19, label %20, label %50, !dbg !574

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0, !dbg !575
  br i1 %21, label %22, label %24, !dbg !576

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  br label %30, !dbg !576

24:                                               ; preds = %30, %20
  %25 = phi double [ 0.000000e+00, %20 ], [ %47, %30 ], !dbg !577
  %26 = mul nsw i32 %4, %16, !dbg !578
  %27 = add nsw i32 %26, %11, !dbg !579
  %28 = sext i32 %27 to i64, !dbg !580
  %29 = getelementptr inbounds double, ptr %3, i64 %28, !dbg !580
  store double %25, ptr %29, align 8, !dbg !581, !tbaa !195
  br label %50, !dbg !582

30:                                               ; preds = %22, %30
  %31 = phi i32 [ 0, %22 ], [ %48, %30 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %47, %30 ]
  %33 = add nuw nsw i32 %31, %23, !dbg !583
  %34 = zext nneg i32 %33 to i64, !dbg !584
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34, !dbg !584
  %36 = load double, ptr %35, align 8, !dbg !584, !tbaa !195
  %37 = zext nneg i32 %31 to i64, !dbg !585
  %38 = getelementptr inbounds nuw double, ptr %1, i64 %37, !dbg !585
  %39 = load double, ptr %38, align 8, !dbg !585, !tbaa !195
  %40 = fmul contract double %36, %39, !dbg !586
  %41 = mul nsw i32 %31, %4, !dbg !587
  %42 = add nsw i32 %41, %11, !dbg !588
  %43 = sext i32 %42 to i64, !dbg !589
  %44 = getelementptr inbounds double, ptr %2, i64 %43, !dbg !589
  %45 = load double, ptr %44, align 8, !dbg !589, !tbaa !195
  %46 = fmul contract double %40, %45, !dbg !590
  %47 = fadd contract double %32, %46, !dbg !591
  %48 = add nuw nsw i32 %31, 1, !dbg !592
  %49 = icmp eq i32 %48, %5, !dbg !575
  br i1 %49, label %24, label %30, !dbg !576, !llvm.loop !593

50:                                               ; preds = %6, %24
  ret void, !dbg !582
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gathered_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !595 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !598
  %10 = mul i32 %8, %9, !dbg !600
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !601
  %12 = add i32 %10, %11, !dbg !603
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !604
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !606
  %15 = mul nuw nsw i32 %13, %14, !dbg !608
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !609
  %17 = add nuw nsw i32 %15, %16, !dbg !611
  %18 = icmp slt i32 %17, %4, !dbg !612
  %19 = icmp slt i32 %12, %5
  %20 = and i1 %18, %19, !dbg !613
  br i1 %20, label %21, label %50, !dbg !613

21:                                               ; preds = %7
  %22 = icmp sgt i32 %6, 0, !dbg !614
  br i1 %22, label %23, label %28, !dbg !615

23:                                               ; preds = %21
  %24 = zext nneg i32 %17 to i64
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !7
  %27 = mul nsw i32 %26, %6
  br label %34, !dbg !615

28:                                               ; preds = %34, %21
  %29 = phi float [ 0.000000e+00, %21 ], [ %47, %34 ], !dbg !616
  %30 = mul nsw i32 %5, %17, !dbg !617
  %31 = add nsw i32 %30, %12, !dbg !618
  %32 = sext i32 %31 to i64, !dbg !619
  %33 = getelementptr inbounds float, ptr %3, i64 %32, !dbg !619
  store float %29, ptr %33, align 4, !dbg !620, !tbaa !57
  br label %50, !dbg !621

34:                                               ; preds = %23, %34
  %35 = phi i32 [ 0, %23 ], [ %48, %34 ]
  %36 = phi float [ 0.000000e+00, %23 ], [ %47, %34 ]
  %37 = add nsw i32 %27, %35, !dbg !622
  %38 = sext i32 %37 to i64, !dbg !623
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !623
  %40 = load float, ptr %39, align 4, !dbg !623, !tbaa !57
  %41 = mul nsw i32 %35, %5, !dbg !624
  %42 = add nsw i32 %41, %12, !dbg !625
  %43 = sext i32 %42 to i64, !dbg !626
  %44 = getelementptr inbounds float, ptr %2, i64 %43, !dbg !626
  %45 = load float, ptr %44, align 4, !dbg !626, !tbaa !57
  %46 = fmul contract float %40, %45, !dbg !627
  %47 = fadd contract float %36, %46, !dbg !628
  %48 = add nuw nsw i32 %35, 1, !dbg !629
  %49 = icmp eq i32 %48, %6, !dbg !614
  br i1 %49, label %28, label %34, !dbg !615, !llvm.loop !630

50:                                               ; preds = %7, %28
  ret void, !dbg !621
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @second_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !632 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !633
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !635
  %6 = mul i32 %4, %5, !dbg !637
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !638
  %8 = add i32 %6, %7, !dbg !640
  %9 = add nsw i32 %2, -2, !dbg !641
  %10 = icmp slt i32 %8, %9, !dbg !642
  br i1 %10, label %11, label %23, !dbg !642

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !643
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !643
  %14 = load float, ptr %13, align 4, !dbg !643, !tbaa !57
  %15 = getelementptr i8, ptr %13, i64 4, !dbg !644
  %16 = load float, ptr %15, align 4, !dbg !644, !tbaa !57
  %17 = fmul contract float %16, 2.000000e+00, !dbg !645
  %18 = fsub contract float %14, %17, !dbg !646
  %19 = getelementptr i8, ptr %13, i64 8, !dbg !647
  %20 = load float, ptr %19, align 4, !dbg !647, !tbaa !57
  %21 = fadd contract float %20, %18, !dbg !648
  %22 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !649
  store float %21, ptr %22, align 4, !dbg !650, !tbaa !57
  br label %23, !dbg !649

23:                                               ; preds = %11, %3
  ret void, !dbg !651
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @complex_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !652 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !653
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !655
  %9 = mul i32 %7, %8, !dbg !657
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !658
  %11 = add i32 %9, %10, !dbg !660
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !661
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !663
  %14 = mul nuw nsw i32 %12, %13, !dbg !665
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !666
  %16 = add nuw nsw i32 %14, %15, !dbg !668
  %17 = icmp slt i32 %16, %3, !dbg !669
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18, !dbg !670
  br i1 %19, label %20, label %59, !dbg !670

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0, !dbg !671
  br i1 %21, label %22, label %24, !dbg !672

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  br label %32, !dbg !672

24:                                               ; preds = %32, %20
  %25 = phi float [ 0.000000e+00, %20 ], [ %56, %32 ], !dbg !673
  %26 = phi float [ 0.000000e+00, %20 ], [ %52, %32 ], !dbg !673
  %27 = mul nsw i32 %4, %16, !dbg !674
  %28 = add nsw i32 %27, %11, !dbg !675
  %29 = sext i32 %28 to i64, !dbg !676
  %30 = getelementptr inbounds %struct.float2, ptr %2, i64 %29, !dbg !676
  store float %26, ptr %30, align 8, !dbg !677, !tbaa !57
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4, !dbg !677
  store float %25, ptr %31, align 4, !dbg !677, !tbaa !57
  br label %59, !dbg !678

32:                                               ; preds = %22, %32
  %33 = phi float [ 0.000000e+00, %22 ], [ %52, %32 ]
  %34 = phi float [ 0.000000e+00, %22 ], [ %56, %32 ]
  %35 = phi i32 [ 0, %22 ], [ %57, %32 ]
  %36 = add nuw nsw i32 %35, %23, !dbg !679
  %37 = zext nneg i32 %36 to i64, !dbg !680
  %38 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %37, !dbg !680
  %39 = load float, ptr %38, align 8, !dbg !680, !tbaa !57
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 4, !dbg !680
  %41 = load float, ptr %40, align 4, !dbg !680, !tbaa !57
  %42 = mul nsw i32 %35, %4, !dbg !681
  %43 = add nsw i32 %42, %11, !dbg !682
  %44 = sext i32 %43 to i64, !dbg !683
  %45 = getelementptr inbounds %struct.float2, ptr %1, i64 %44, !dbg !683
  %46 = load float, ptr %45, align 8, !dbg !683, !tbaa !57
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4, !dbg !683
  %48 = load float, ptr %47, align 4, !dbg !683, !tbaa !57
  %49 = fmul contract float %39, %46, !dbg !684
  %50 = fmul contract float %41, %48, !dbg !685
  %51 = fsub contract float %49, %50, !dbg !686
  %52 = fadd contract float %33, %51, !dbg !687
  %53 = fmul contract float %39, %48, !dbg !688
  %54 = fmul contract float %41, %46, !dbg !689
  %55 = fadd contract float %54, %53, !dbg !690
  %56 = fadd contract float %34, %55, !dbg !691
  %57 = add nuw nsw i32 %35, 1, !dbg !692
  %58 = icmp eq i32 %57, %5, !dbg !671
  br i1 %58, label %24, label %32, !dbg !672, !llvm.loop !693

59:                                               ; preds = %6, %24
  ret void, !dbg !678
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rank_two_k(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !dbg !695 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !698
  %10 = mul i32 %8, %9, !dbg !700
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !701
  %12 = add i32 %10, %11, !dbg !703
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !704
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !706
  %15 = mul nuw nsw i32 %13, %14, !dbg !708
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !709
  %17 = add nuw nsw i32 %15, %16, !dbg !711
  %18 = icmp slt i32 %17, %3, !dbg !712
  %19 = icmp slt i32 %12, %3
  %20 = and i1 %18, %19, !dbg !713
  br i1 %20, label %21, label %57, !dbg !713

21:                                               ; preds = %7
  %22 = icmp sgt i32 %4, 0, !dbg !714
  br i1 %22, label %23, label %26, !dbg !715

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %4, %17
  %25 = mul nsw i32 %4, %12
  br label %36, !dbg !715

26:                                               ; preds = %36, %21
  %27 = phi float [ 0.000000e+00, %21 ], [ %54, %36 ], !dbg !716
  %28 = fmul contract float %5, %27, !dbg !717
  %29 = mul nsw i32 %3, %17, !dbg !718
  %30 = add nsw i32 %29, %12, !dbg !719
  %31 = sext i32 %30 to i64, !dbg !720
  %32 = getelementptr inbounds float, ptr %2, i64 %31, !dbg !720
  %33 = load float, ptr %32, align 4, !dbg !720, !tbaa !57
  %34 = fmul contract float %6, %33, !dbg !721
  %35 = fadd contract float %28, %34, !dbg !722
  store float %35, ptr %32, align 4, !dbg !723, !tbaa !57
  br label %57, !dbg !724

36:                                               ; preds = %23, %36
  %37 = phi i32 [ 0, %23 ], [ %55, %36 ]
  %38 = phi float [ 0.000000e+00, %23 ], [ %54, %36 ]
  %39 = add nuw nsw i32 %37, %24, !dbg !725
  %40 = zext nneg i32 %39 to i64, !dbg !726
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40, !dbg !726
  %42 = load float, ptr %41, align 4, !dbg !726, !tbaa !57
  %43 = add nsw i32 %37, %25, !dbg !727
  %44 = sext i32 %43 to i64, !dbg !728
  %45 = getelementptr inbounds float, ptr %1, i64 %44, !dbg !728
  %46 = load float, ptr %45, align 4, !dbg !728, !tbaa !57
  %47 = fmul contract float %42, %46, !dbg !729
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %40, !dbg !730
  %49 = load float, ptr %48, align 4, !dbg !730, !tbaa !57
  %50 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !731
  %51 = load float, ptr %50, align 4, !dbg !731, !tbaa !57
  %52 = fmul contract float %49, %51, !dbg !732
  %53 = fadd contract float %47, %52, !dbg !733
  %54 = fadd contract float %38, %53, !dbg !734
  %55 = add nuw nsw i32 %37, 1, !dbg !735
  %56 = icmp eq i32 %55, %4, !dbg !714
  br i1 %56, label %26, label %36, !dbg !715, !llvm.loop !736

57:                                               ; preds = %7, %26
  ret void, !dbg !724
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "contractions.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "conv2d_same", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 12, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 25, scope: !11)
!21 = !DILocation(line: 7, column: 23, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 7, column: 38, scope: !11)
!25 = !DILocation(line: 7, column: 36, scope: !11)
!26 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 8, column: 12, scope: !11)
!29 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 8, column: 25, scope: !11)
!32 = !DILocation(line: 8, column: 23, scope: !11)
!33 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 8, column: 38, scope: !11)
!36 = !DILocation(line: 8, column: 36, scope: !11)
!37 = !DILocation(line: 68, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 9, column: 11, scope: !11)
!40 = !DILocation(line: 9, column: 49, scope: !11)
!41 = !DILocation(line: 9, column: 22, scope: !11)
!42 = !DILocation(line: 10, column: 10, scope: !11)
!43 = !DILocation(line: 10, column: 19, scope: !11)
!44 = !DILocation(line: 13, column: 21, scope: !11)
!45 = !DILocation(line: 13, column: 3, scope: !11)
!46 = !DILocation(line: 12, column: 15, scope: !11)
!47 = !DILocation(line: 14, column: 5, scope: !11)
!48 = !DILocation(line: 11, column: 9, scope: !11)
!49 = !DILocation(line: 21, column: 9, scope: !11)
!50 = !DILocation(line: 21, column: 20, scope: !11)
!51 = !DILocation(line: 21, column: 25, scope: !11)
!52 = !DILocation(line: 21, column: 29, scope: !11)
!53 = !DILocation(line: 21, column: 35, scope: !11)
!54 = !DILocation(line: 21, column: 43, scope: !11)
!55 = !DILocation(line: 21, column: 3, scope: !11)
!56 = !DILocation(line: 21, column: 49, scope: !11)
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !9, i64 0}
!59 = !DILocation(line: 22, column: 1, scope: !11)
!60 = !DILocation(line: 15, column: 7, scope: !11)
!61 = !DILocation(line: 13, column: 34, scope: !11)
!62 = distinct !{!62, !45, !63, !64, !65}
!63 = !DILocation(line: 20, column: 7, scope: !11)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 14, column: 32, scope: !11)
!67 = !DILocation(line: 14, column: 25, scope: !11)
!68 = distinct !{!68, !47, !63, !64, !65}
!69 = !DILocation(line: 16, column: 46, scope: !11)
!70 = !DILocation(line: 17, column: 21, scope: !11)
!71 = !DILocation(line: 17, column: 31, scope: !11)
!72 = !DILocation(line: 18, column: 58, scope: !11)
!73 = !DILocation(line: 18, column: 18, scope: !11)
!74 = !DILocation(line: 19, column: 54, scope: !11)
!75 = !DILocation(line: 19, column: 18, scope: !11)
!76 = !DILocation(line: 18, column: 64, scope: !11)
!77 = !DILocation(line: 18, column: 15, scope: !11)
!78 = !DILocation(line: 18, column: 11, scope: !11)
!79 = !DILocation(line: 0, scope: !11)
!80 = !DILocation(line: 15, column: 34, scope: !11)
!81 = !DILocation(line: 15, column: 27, scope: !11)
!82 = distinct !{!82, !60, !63, !64, !65}
!83 = distinct !DISubprogram(name: "conv2d_stride", scope: !1, file: !1, line: 25, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !85)
!85 = distinct !DILocation(line: 27, column: 12, scope: !83)
!86 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !87)
!87 = distinct !DILocation(line: 27, column: 25, scope: !83)
!88 = !DILocation(line: 27, column: 23, scope: !83)
!89 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !90)
!90 = distinct !DILocation(line: 27, column: 38, scope: !83)
!91 = !DILocation(line: 27, column: 36, scope: !83)
!92 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !93)
!93 = distinct !DILocation(line: 28, column: 12, scope: !83)
!94 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !95)
!95 = distinct !DILocation(line: 28, column: 25, scope: !83)
!96 = !DILocation(line: 28, column: 23, scope: !83)
!97 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !98)
!98 = distinct !DILocation(line: 28, column: 38, scope: !83)
!99 = !DILocation(line: 28, column: 36, scope: !83)
!100 = !DILocation(line: 68, column: 27, scope: !38, inlinedAt: !101)
!101 = distinct !DILocation(line: 29, column: 11, scope: !83)
!102 = !DILocation(line: 30, column: 10, scope: !83)
!103 = !DILocation(line: 30, column: 16, scope: !83)
!104 = !DILocation(line: 31, column: 15, scope: !83)
!105 = !DILocation(line: 32, column: 21, scope: !83)
!106 = !DILocation(line: 32, column: 3, scope: !83)
!107 = !DILocation(line: 33, column: 5, scope: !83)
!108 = !DILocation(line: 31, column: 9, scope: !83)
!109 = !DILocation(line: 36, column: 8, scope: !83)
!110 = !DILocation(line: 36, column: 13, scope: !83)
!111 = !DILocation(line: 36, column: 19, scope: !83)
!112 = !DILocation(line: 36, column: 24, scope: !83)
!113 = !DILocation(line: 36, column: 3, scope: !83)
!114 = !DILocation(line: 36, column: 30, scope: !83)
!115 = !DILocation(line: 37, column: 1, scope: !83)
!116 = !DILocation(line: 34, column: 7, scope: !83)
!117 = !DILocation(line: 32, column: 34, scope: !83)
!118 = distinct !{!118, !106, !119, !64, !65}
!119 = !DILocation(line: 35, column: 105, scope: !83)
!120 = !DILocation(line: 33, column: 32, scope: !83)
!121 = !DILocation(line: 33, column: 25, scope: !83)
!122 = distinct !{!122, !107, !119, !64, !65}
!123 = !DILocation(line: 35, column: 57, scope: !83)
!124 = !DILocation(line: 35, column: 16, scope: !83)
!125 = !DILocation(line: 35, column: 101, scope: !83)
!126 = !DILocation(line: 35, column: 65, scope: !83)
!127 = !DILocation(line: 35, column: 63, scope: !83)
!128 = !DILocation(line: 35, column: 13, scope: !83)
!129 = !DILocation(line: 34, column: 34, scope: !83)
!130 = !DILocation(line: 34, column: 27, scope: !83)
!131 = distinct !{!131, !116, !119, !64, !65}
!132 = distinct !DISubprogram(name: "conv2d_depthwise", scope: !1, file: !1, line: 40, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !134)
!134 = distinct !DILocation(line: 42, column: 12, scope: !132)
!135 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !136)
!136 = distinct !DILocation(line: 42, column: 25, scope: !132)
!137 = !DILocation(line: 42, column: 23, scope: !132)
!138 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !139)
!139 = distinct !DILocation(line: 42, column: 38, scope: !132)
!140 = !DILocation(line: 42, column: 36, scope: !132)
!141 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !142)
!142 = distinct !DILocation(line: 43, column: 12, scope: !132)
!143 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !144)
!144 = distinct !DILocation(line: 43, column: 25, scope: !132)
!145 = !DILocation(line: 43, column: 23, scope: !132)
!146 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !147)
!147 = distinct !DILocation(line: 43, column: 38, scope: !132)
!148 = !DILocation(line: 43, column: 36, scope: !132)
!149 = !DILocation(line: 68, column: 27, scope: !38, inlinedAt: !150)
!150 = distinct !DILocation(line: 44, column: 11, scope: !132)
!151 = !DILocation(line: 45, column: 14, scope: !132)
!152 = !DILocation(line: 45, column: 30, scope: !132)
!153 = !DILocation(line: 46, column: 10, scope: !132)
!154 = !DILocation(line: 46, column: 16, scope: !132)
!155 = !DILocation(line: 48, column: 3, scope: !132)
!156 = !DILocation(line: 49, column: 5, scope: !132)
!157 = !DILocation(line: 51, column: 8, scope: !132)
!158 = !DILocation(line: 51, column: 13, scope: !132)
!159 = !DILocation(line: 51, column: 19, scope: !132)
!160 = !DILocation(line: 51, column: 24, scope: !132)
!161 = !DILocation(line: 51, column: 3, scope: !132)
!162 = !DILocation(line: 51, column: 30, scope: !132)
!163 = !DILocation(line: 52, column: 1, scope: !132)
!164 = !DILocation(line: 48, column: 30, scope: !132)
!165 = !DILocation(line: 48, column: 23, scope: !132)
!166 = distinct !{!166, !155, !167, !64, !65}
!167 = !DILocation(line: 50, column: 78, scope: !132)
!168 = !DILocation(line: 50, column: 47, scope: !132)
!169 = !DILocation(line: 50, column: 14, scope: !132)
!170 = !DILocation(line: 50, column: 74, scope: !132)
!171 = !DILocation(line: 50, column: 55, scope: !132)
!172 = !DILocation(line: 50, column: 53, scope: !132)
!173 = !DILocation(line: 50, column: 11, scope: !132)
!174 = !DILocation(line: 49, column: 32, scope: !132)
!175 = !DILocation(line: 49, column: 25, scope: !132)
!176 = distinct !{!176, !156, !167, !64, !65}
!177 = distinct !DISubprogram(name: "conv1d_dilated", scope: !1, file: !1, line: 55, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !179)
!179 = distinct !DILocation(line: 57, column: 11, scope: !177)
!180 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !181)
!181 = distinct !DILocation(line: 57, column: 24, scope: !177)
!182 = !DILocation(line: 57, column: 22, scope: !177)
!183 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !184)
!184 = distinct !DILocation(line: 57, column: 37, scope: !177)
!185 = !DILocation(line: 57, column: 35, scope: !177)
!186 = !DILocation(line: 58, column: 21, scope: !177)
!187 = !DILocation(line: 58, column: 26, scope: !177)
!188 = !DILocation(line: 58, column: 13, scope: !177)
!189 = !DILocation(line: 59, column: 9, scope: !177)
!190 = !DILocation(line: 61, column: 21, scope: !177)
!191 = !DILocation(line: 61, column: 3, scope: !177)
!192 = !DILocation(line: 0, scope: !177)
!193 = !DILocation(line: 62, column: 3, scope: !177)
!194 = !DILocation(line: 62, column: 8, scope: !177)
!195 = !{!196, !196, i64 0}
!196 = !{!"double", !9, i64 0}
!197 = !DILocation(line: 63, column: 1, scope: !177)
!198 = !DILocation(line: 61, column: 49, scope: !177)
!199 = !DILocation(line: 61, column: 45, scope: !177)
!200 = !DILocation(line: 61, column: 41, scope: !177)
!201 = !DILocation(line: 61, column: 63, scope: !177)
!202 = !DILocation(line: 61, column: 61, scope: !177)
!203 = !DILocation(line: 61, column: 38, scope: !177)
!204 = !DILocation(line: 61, column: 30, scope: !177)
!205 = distinct !{!205, !191, !206, !64, !65}
!206 = !DILocation(line: 61, column: 66, scope: !177)
!207 = distinct !DISubprogram(name: "conv1d_full", scope: !1, file: !1, line: 65, type: !12, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !209)
!209 = distinct !DILocation(line: 66, column: 11, scope: !207)
!210 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !211)
!211 = distinct !DILocation(line: 66, column: 24, scope: !207)
!212 = !DILocation(line: 66, column: 22, scope: !207)
!213 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !214)
!214 = distinct !DILocation(line: 66, column: 37, scope: !207)
!215 = !DILocation(line: 66, column: 35, scope: !207)
!216 = !DILocation(line: 67, column: 9, scope: !207)
!217 = !DILocation(line: 69, column: 21, scope: !207)
!218 = !DILocation(line: 69, column: 3, scope: !207)
!219 = !DILocation(line: 0, scope: !207)
!220 = !DILocation(line: 71, column: 3, scope: !207)
!221 = !DILocation(line: 71, column: 8, scope: !207)
!222 = !DILocation(line: 72, column: 1, scope: !207)
!223 = !DILocation(line: 70, column: 11, scope: !207)
!224 = !DILocation(line: 70, column: 15, scope: !207)
!225 = !DILocation(line: 70, column: 28, scope: !207)
!226 = !DILocation(line: 70, column: 39, scope: !207)
!227 = !DILocation(line: 70, column: 37, scope: !207)
!228 = !DILocation(line: 70, column: 25, scope: !207)
!229 = !DILocation(line: 70, column: 21, scope: !207)
!230 = !DILocation(line: 69, column: 30, scope: !207)
!231 = distinct !{!231, !218, !232, !64, !65}
!232 = !DILocation(line: 70, column: 42, scope: !207)
!233 = distinct !DISubprogram(name: "conv3d", scope: !1, file: !1, line: 74, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !235)
!235 = distinct !DILocation(line: 75, column: 12, scope: !233)
!236 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !237)
!237 = distinct !DILocation(line: 75, column: 25, scope: !233)
!238 = !DILocation(line: 75, column: 23, scope: !233)
!239 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !240)
!240 = distinct !DILocation(line: 75, column: 38, scope: !233)
!241 = !DILocation(line: 75, column: 36, scope: !233)
!242 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !243)
!243 = distinct !DILocation(line: 76, column: 12, scope: !233)
!244 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !245)
!245 = distinct !DILocation(line: 76, column: 25, scope: !233)
!246 = !DILocation(line: 76, column: 23, scope: !233)
!247 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !248)
!248 = distinct !DILocation(line: 76, column: 38, scope: !233)
!249 = !DILocation(line: 76, column: 36, scope: !233)
!250 = !DILocation(line: 68, column: 27, scope: !38, inlinedAt: !251)
!251 = distinct !DILocation(line: 77, column: 12, scope: !233)
!252 = !DILocation(line: 78, column: 19, scope: !233)
!253 = !DILocation(line: 78, column: 10, scope: !233)
!254 = !DILocation(line: 78, column: 23, scope: !233)
!255 = !DILocation(line: 78, column: 34, scope: !233)
!256 = !DILocation(line: 78, column: 29, scope: !233)
!257 = !DILocation(line: 81, column: 5, scope: !233)
!258 = !DILocation(line: 84, column: 9, scope: !233)
!259 = !DILocation(line: 84, column: 19, scope: !233)
!260 = !DILocation(line: 84, column: 25, scope: !233)
!261 = !DILocation(line: 84, column: 39, scope: !233)
!262 = !DILocation(line: 84, column: 3, scope: !233)
!263 = !DILocation(line: 84, column: 45, scope: !233)
!264 = !DILocation(line: 85, column: 1, scope: !233)
!265 = !DILocation(line: 82, column: 7, scope: !233)
!266 = !DILocation(line: 80, column: 30, scope: !233)
!267 = !DILocation(line: 80, column: 23, scope: !233)
!268 = !DILocation(line: 80, column: 3, scope: !233)
!269 = distinct !{!269, !268, !270, !64, !65}
!270 = !DILocation(line: 83, column: 89, scope: !233)
!271 = !DILocation(line: 81, column: 32, scope: !233)
!272 = !DILocation(line: 81, column: 25, scope: !233)
!273 = distinct !{!273, !257, !270, !64, !65}
!274 = !DILocation(line: 83, column: 57, scope: !233)
!275 = !DILocation(line: 83, column: 16, scope: !233)
!276 = !DILocation(line: 83, column: 85, scope: !233)
!277 = !DILocation(line: 83, column: 65, scope: !233)
!278 = !DILocation(line: 83, column: 63, scope: !233)
!279 = !DILocation(line: 83, column: 13, scope: !233)
!280 = !DILocation(line: 82, column: 34, scope: !233)
!281 = !DILocation(line: 82, column: 27, scope: !233)
!282 = distinct !{!282, !265, !270, !64, !65}
!283 = distinct !DISubprogram(name: "max_pool", scope: !1, file: !1, line: 88, type: !12, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !285)
!285 = distinct !DILocation(line: 89, column: 12, scope: !283)
!286 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !287)
!287 = distinct !DILocation(line: 89, column: 25, scope: !283)
!288 = !DILocation(line: 89, column: 23, scope: !283)
!289 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !290)
!290 = distinct !DILocation(line: 89, column: 38, scope: !283)
!291 = !DILocation(line: 89, column: 36, scope: !283)
!292 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !293)
!293 = distinct !DILocation(line: 90, column: 12, scope: !283)
!294 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !295)
!295 = distinct !DILocation(line: 90, column: 25, scope: !283)
!296 = !DILocation(line: 90, column: 23, scope: !283)
!297 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !298)
!298 = distinct !DILocation(line: 90, column: 38, scope: !283)
!299 = !DILocation(line: 90, column: 36, scope: !283)
!300 = !DILocation(line: 91, column: 30, scope: !283)
!301 = !DILocation(line: 92, column: 10, scope: !283)
!302 = !DILocation(line: 92, column: 16, scope: !283)
!303 = !DILocation(line: 94, column: 3, scope: !283)
!304 = !DILocation(line: 95, column: 5, scope: !283)
!305 = !DILocation(line: 97, column: 8, scope: !283)
!306 = !DILocation(line: 97, column: 13, scope: !283)
!307 = !DILocation(line: 97, column: 3, scope: !283)
!308 = !DILocation(line: 97, column: 19, scope: !283)
!309 = !DILocation(line: 98, column: 1, scope: !283)
!310 = !DILocation(line: 94, column: 30, scope: !283)
!311 = !DILocation(line: 94, column: 23, scope: !283)
!312 = distinct !{!312, !303, !313, !64, !65}
!313 = !DILocation(line: 96, column: 64, scope: !283)
!314 = !DILocation(line: 96, column: 59, scope: !283)
!315 = !DILocation(line: 96, column: 26, scope: !283)
!316 = !DILocation(line: 136, column: 55, scope: !317, inlinedAt: !319)
!317 = distinct !DISubprogram(name: "fmaxf", scope: !318, file: !318, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!318 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!319 = distinct !DILocation(line: 96, column: 14, scope: !283)
!320 = !DILocation(line: 95, column: 32, scope: !283)
!321 = !DILocation(line: 95, column: 25, scope: !283)
!322 = distinct !{!322, !304, !313, !64, !65}
!323 = distinct !DISubprogram(name: "max_pool3", scope: !1, file: !1, line: 100, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!324 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !325)
!325 = distinct !DILocation(line: 101, column: 12, scope: !323)
!326 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !327)
!327 = distinct !DILocation(line: 101, column: 25, scope: !323)
!328 = !DILocation(line: 101, column: 23, scope: !323)
!329 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !330)
!330 = distinct !DILocation(line: 101, column: 38, scope: !323)
!331 = !DILocation(line: 101, column: 36, scope: !323)
!332 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !333)
!333 = distinct !DILocation(line: 102, column: 12, scope: !323)
!334 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !335)
!335 = distinct !DILocation(line: 102, column: 25, scope: !323)
!336 = !DILocation(line: 102, column: 23, scope: !323)
!337 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !338)
!338 = distinct !DILocation(line: 102, column: 38, scope: !323)
!339 = !DILocation(line: 102, column: 36, scope: !323)
!340 = !DILocation(line: 103, column: 41, scope: !323)
!341 = !DILocation(line: 103, column: 46, scope: !323)
!342 = !DILocation(line: 103, column: 50, scope: !323)
!343 = !DILocation(line: 104, column: 10, scope: !323)
!344 = !DILocation(line: 104, column: 16, scope: !323)
!345 = !DILocation(line: 103, column: 15, scope: !323)
!346 = !DILocation(line: 103, column: 20, scope: !323)
!347 = !DILocation(line: 104, column: 22, scope: !323)
!348 = !DILocation(line: 106, column: 3, scope: !323)
!349 = !DILocation(line: 107, column: 5, scope: !323)
!350 = !DILocation(line: 111, column: 8, scope: !323)
!351 = !DILocation(line: 111, column: 13, scope: !323)
!352 = !DILocation(line: 111, column: 3, scope: !323)
!353 = !DILocation(line: 111, column: 19, scope: !323)
!354 = !DILocation(line: 112, column: 1, scope: !323)
!355 = !DILocation(line: 106, column: 30, scope: !323)
!356 = !DILocation(line: 106, column: 23, scope: !323)
!357 = distinct !{!357, !348, !358, !64, !65}
!358 = !DILocation(line: 110, column: 5, scope: !323)
!359 = !DILocation(line: 108, column: 50, scope: !323)
!360 = !DILocation(line: 108, column: 17, scope: !323)
!361 = !DILocation(line: 109, column: 16, scope: !323)
!362 = !DILocation(line: 109, column: 14, scope: !323)
!363 = !DILocation(line: 107, column: 32, scope: !323)
!364 = !DILocation(line: 107, column: 25, scope: !323)
!365 = distinct !{!365, !349, !358, !64, !65}
!366 = distinct !DISubprogram(name: "sliding_sum", scope: !1, file: !1, line: 114, type: !12, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !368)
!368 = distinct !DILocation(line: 115, column: 11, scope: !366)
!369 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !370)
!370 = distinct !DILocation(line: 115, column: 24, scope: !366)
!371 = !DILocation(line: 115, column: 22, scope: !366)
!372 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !373)
!373 = distinct !DILocation(line: 115, column: 37, scope: !366)
!374 = !DILocation(line: 115, column: 35, scope: !366)
!375 = !DILocation(line: 116, column: 13, scope: !366)
!376 = !DILocation(line: 116, column: 9, scope: !366)
!377 = !DILocation(line: 118, column: 21, scope: !366)
!378 = !DILocation(line: 118, column: 3, scope: !366)
!379 = !DILocation(line: 0, scope: !366)
!380 = !DILocation(line: 119, column: 16, scope: !366)
!381 = !DILocation(line: 119, column: 14, scope: !366)
!382 = !DILocation(line: 119, column: 3, scope: !366)
!383 = !DILocation(line: 119, column: 8, scope: !366)
!384 = !DILocation(line: 120, column: 1, scope: !366)
!385 = !DILocation(line: 118, column: 47, scope: !366)
!386 = !DILocation(line: 118, column: 43, scope: !366)
!387 = !DILocation(line: 118, column: 40, scope: !366)
!388 = !DILocation(line: 118, column: 32, scope: !366)
!389 = distinct !{!389, !378, !390, !64, !65}
!390 = !DILocation(line: 118, column: 50, scope: !366)
!391 = distinct !DISubprogram(name: "sliding_min", scope: !1, file: !1, line: 122, type: !12, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!392 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !393)
!393 = distinct !DILocation(line: 123, column: 11, scope: !391)
!394 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !395)
!395 = distinct !DILocation(line: 123, column: 24, scope: !391)
!396 = !DILocation(line: 123, column: 22, scope: !391)
!397 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !398)
!398 = distinct !DILocation(line: 123, column: 37, scope: !391)
!399 = !DILocation(line: 123, column: 35, scope: !391)
!400 = !DILocation(line: 124, column: 13, scope: !391)
!401 = !DILocation(line: 124, column: 9, scope: !391)
!402 = !DILocation(line: 125, column: 15, scope: !391)
!403 = !DILocation(line: 126, column: 21, scope: !391)
!404 = !DILocation(line: 126, column: 3, scope: !391)
!405 = !DILocation(line: 0, scope: !391)
!406 = !DILocation(line: 127, column: 3, scope: !391)
!407 = !DILocation(line: 127, column: 8, scope: !391)
!408 = !DILocation(line: 128, column: 1, scope: !391)
!409 = !DILocation(line: 126, column: 59, scope: !391)
!410 = !DILocation(line: 126, column: 55, scope: !391)
!411 = !DILocation(line: 201, column: 47, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "min", scope: !318, file: !318, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!413 = distinct !DILocation(line: 126, column: 44, scope: !391)
!414 = !DILocation(line: 126, column: 32, scope: !391)
!415 = distinct !{!415, !404, !416, !64, !65}
!416 = !DILocation(line: 126, column: 63, scope: !391)
!417 = distinct !DISubprogram(name: "product_in_place", scope: !1, file: !1, line: 131, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!418 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !419)
!419 = distinct !DILocation(line: 133, column: 11, scope: !417)
!420 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !421)
!421 = distinct !DILocation(line: 133, column: 24, scope: !417)
!422 = !DILocation(line: 133, column: 22, scope: !417)
!423 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !424)
!424 = distinct !DILocation(line: 133, column: 37, scope: !417)
!425 = !DILocation(line: 133, column: 35, scope: !417)
!426 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !427)
!427 = distinct !DILocation(line: 134, column: 11, scope: !417)
!428 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !429)
!429 = distinct !DILocation(line: 134, column: 24, scope: !417)
!430 = !DILocation(line: 134, column: 22, scope: !417)
!431 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !432)
!432 = distinct !DILocation(line: 134, column: 37, scope: !417)
!433 = !DILocation(line: 134, column: 35, scope: !417)
!434 = !DILocation(line: 135, column: 9, scope: !417)
!435 = !DILocation(line: 135, column: 14, scope: !417)
!436 = !DILocation(line: 136, column: 3, scope: !417)
!437 = !DILocation(line: 136, column: 55, scope: !417)
!438 = !DILocation(line: 136, column: 47, scope: !417)
!439 = !DILocation(line: 136, column: 66, scope: !417)
!440 = !DILocation(line: 136, column: 70, scope: !417)
!441 = !DILocation(line: 136, column: 62, scope: !417)
!442 = !DILocation(line: 136, column: 60, scope: !417)
!443 = !DILocation(line: 136, column: 44, scope: !417)
!444 = !DILocation(line: 136, column: 27, scope: !417)
!445 = !DILocation(line: 136, column: 21, scope: !417)
!446 = distinct !{!446, !436, !447, !64, !65}
!447 = !DILocation(line: 136, column: 73, scope: !417)
!448 = !DILocation(line: 137, column: 1, scope: !417)
!449 = distinct !DISubprogram(name: "rows_of_four", scope: !1, file: !1, line: 140, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!450 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !451)
!451 = distinct !DILocation(line: 141, column: 11, scope: !449)
!452 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !453)
!453 = distinct !DILocation(line: 141, column: 24, scope: !449)
!454 = !DILocation(line: 141, column: 22, scope: !449)
!455 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !456)
!456 = distinct !DILocation(line: 141, column: 37, scope: !449)
!457 = !DILocation(line: 141, column: 35, scope: !449)
!458 = !DILocation(line: 142, column: 9, scope: !449)
!459 = !DILocation(line: 143, column: 3, scope: !449)
!460 = !DILocation(line: 144, column: 3, scope: !449)
!461 = !DILocation(line: 145, column: 5, scope: !449)
!462 = !DILocation(line: 146, column: 21, scope: !449)
!463 = !DILocation(line: 146, column: 3, scope: !449)
!464 = !DILocation(line: 151, column: 3, scope: !449)
!465 = !DILocation(line: 144, column: 27, scope: !449)
!466 = !DILocation(line: 144, column: 21, scope: !449)
!467 = distinct !{!467, !460, !468, !64, !65}
!468 = !DILocation(line: 145, column: 45, scope: !449)
!469 = !DILocation(line: 145, column: 33, scope: !449)
!470 = !DILocation(line: 145, column: 43, scope: !449)
!471 = !DILocation(line: 145, column: 29, scope: !449)
!472 = !DILocation(line: 145, column: 23, scope: !449)
!473 = distinct !{!473, !461, !468, !64, !65}
!474 = !DILocation(line: 147, column: 5, scope: !449)
!475 = !DILocation(line: 146, column: 27, scope: !449)
!476 = distinct !{!476, !463, !477, !64, !65}
!477 = !DILocation(line: 150, column: 5, scope: !449)
!478 = !DILocation(line: 148, column: 23, scope: !449)
!479 = !DILocation(line: 148, column: 27, scope: !449)
!480 = !DILocation(line: 148, column: 32, scope: !449)
!481 = !DILocation(line: 148, column: 36, scope: !449)
!482 = !DILocation(line: 148, column: 18, scope: !449)
!483 = !DILocation(line: 149, column: 12, scope: !449)
!484 = !DILocation(line: 149, column: 7, scope: !449)
!485 = !DILocation(line: 147, column: 29, scope: !449)
!486 = !DILocation(line: 147, column: 23, scope: !449)
!487 = distinct !{!487, !474, !477, !64, !65}
!488 = !DILocation(line: 149, column: 52, scope: !449)
!489 = !DILocation(line: 149, column: 56, scope: !449)
!490 = !DILocation(line: 149, column: 48, scope: !449)
!491 = !DILocation(line: 149, column: 61, scope: !449)
!492 = !DILocation(line: 149, column: 35, scope: !449)
!493 = !DILocation(line: 149, column: 45, scope: !449)
!494 = !DILocation(line: 149, column: 31, scope: !449)
!495 = !DILocation(line: 149, column: 25, scope: !449)
!496 = distinct !{!496, !484, !497, !64, !65}
!497 = !DILocation(line: 149, column: 63, scope: !449)
!498 = !DILocation(line: 152, column: 5, scope: !449)
!499 = !DILocation(line: 153, column: 1, scope: !449)
!500 = !DILocation(line: 151, column: 27, scope: !449)
!501 = !DILocation(line: 151, column: 21, scope: !449)
!502 = distinct !{!502, !464, !503, !64, !65}
!503 = !DILocation(line: 152, column: 66, scope: !449)
!504 = !DILocation(line: 152, column: 58, scope: !449)
!505 = !DILocation(line: 152, column: 42, scope: !449)
!506 = !DILocation(line: 152, column: 47, scope: !449)
!507 = !DILocation(line: 152, column: 51, scope: !449)
!508 = !DILocation(line: 152, column: 33, scope: !449)
!509 = !DILocation(line: 152, column: 56, scope: !449)
!510 = !DILocation(line: 152, column: 29, scope: !449)
!511 = !DILocation(line: 152, column: 23, scope: !449)
!512 = distinct !{!512, !498, !503, !64, !65}
!513 = distinct !DISubprogram(name: "two_sums", scope: !1, file: !1, line: 156, type: !12, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!514 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !515)
!515 = distinct !DILocation(line: 157, column: 11, scope: !513)
!516 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !517)
!517 = distinct !DILocation(line: 157, column: 24, scope: !513)
!518 = !DILocation(line: 157, column: 22, scope: !513)
!519 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !520)
!520 = distinct !DILocation(line: 157, column: 37, scope: !513)
!521 = !DILocation(line: 157, column: 35, scope: !513)
!522 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !523)
!523 = distinct !DILocation(line: 158, column: 11, scope: !513)
!524 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !525)
!525 = distinct !DILocation(line: 158, column: 24, scope: !513)
!526 = !DILocation(line: 158, column: 22, scope: !513)
!527 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !528)
!528 = distinct !DILocation(line: 158, column: 37, scope: !513)
!529 = !DILocation(line: 158, column: 35, scope: !513)
!530 = !DILocation(line: 159, column: 9, scope: !513)
!531 = !DILocation(line: 159, column: 14, scope: !513)
!532 = !DILocation(line: 161, column: 21, scope: !513)
!533 = !DILocation(line: 161, column: 3, scope: !513)
!534 = !DILocation(line: 162, column: 5, scope: !513)
!535 = !DILocation(line: 160, column: 9, scope: !513)
!536 = !DILocation(line: 163, column: 7, scope: !513)
!537 = !DILocation(line: 163, column: 11, scope: !513)
!538 = !DILocation(line: 163, column: 3, scope: !513)
!539 = !DILocation(line: 163, column: 16, scope: !513)
!540 = !DILocation(line: 164, column: 1, scope: !513)
!541 = !DILocation(line: 0, scope: !513)
!542 = !DILocation(line: 161, column: 27, scope: !513)
!543 = distinct !{!543, !533, !544, !64, !65}
!544 = !DILocation(line: 162, column: 86, scope: !513)
!545 = !DILocation(line: 162, column: 58, scope: !513)
!546 = !DILocation(line: 162, column: 40, scope: !513)
!547 = !DILocation(line: 162, column: 74, scope: !513)
!548 = !DILocation(line: 162, column: 79, scope: !513)
!549 = !DILocation(line: 162, column: 83, scope: !513)
!550 = !DILocation(line: 162, column: 65, scope: !513)
!551 = !DILocation(line: 162, column: 63, scope: !513)
!552 = !DILocation(line: 162, column: 37, scope: !513)
!553 = !DILocation(line: 162, column: 29, scope: !513)
!554 = !DILocation(line: 162, column: 23, scope: !513)
!555 = distinct !{!555, !534, !544, !64, !65}
!556 = distinct !DISubprogram(name: "weighted_product", scope: !1, file: !1, line: 166, type: !12, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!557 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !558)
!558 = distinct !DILocation(line: 168, column: 11, scope: !556)
!559 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !560)
!560 = distinct !DILocation(line: 168, column: 24, scope: !556)
!561 = !DILocation(line: 168, column: 22, scope: !556)
!562 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !563)
!563 = distinct !DILocation(line: 168, column: 37, scope: !556)
!564 = !DILocation(line: 168, column: 35, scope: !556)
!565 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !566)
!566 = distinct !DILocation(line: 169, column: 11, scope: !556)
!567 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !568)
!568 = distinct !DILocation(line: 169, column: 24, scope: !556)
!569 = !DILocation(line: 169, column: 22, scope: !556)
!570 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !571)
!571 = distinct !DILocation(line: 169, column: 37, scope: !556)
!572 = !DILocation(line: 169, column: 35, scope: !556)
!573 = !DILocation(line: 170, column: 9, scope: !556)
!574 = !DILocation(line: 170, column: 14, scope: !556)
!575 = !DILocation(line: 172, column: 21, scope: !556)
!576 = !DILocation(line: 172, column: 3, scope: !556)
!577 = !DILocation(line: 0, scope: !556)
!578 = !DILocation(line: 173, column: 7, scope: !556)
!579 = !DILocation(line: 173, column: 11, scope: !556)
!580 = !DILocation(line: 173, column: 3, scope: !556)
!581 = !DILocation(line: 173, column: 16, scope: !556)
!582 = !DILocation(line: 174, column: 1, scope: !556)
!583 = !DILocation(line: 172, column: 46, scope: !556)
!584 = !DILocation(line: 172, column: 38, scope: !556)
!585 = !DILocation(line: 172, column: 53, scope: !556)
!586 = !DILocation(line: 172, column: 51, scope: !556)
!587 = !DILocation(line: 172, column: 64, scope: !556)
!588 = !DILocation(line: 172, column: 68, scope: !556)
!589 = !DILocation(line: 172, column: 60, scope: !556)
!590 = !DILocation(line: 172, column: 58, scope: !556)
!591 = !DILocation(line: 172, column: 35, scope: !556)
!592 = !DILocation(line: 172, column: 27, scope: !556)
!593 = distinct !{!593, !576, !594, !64, !65}
!594 = !DILocation(line: 172, column: 71, scope: !556)
!595 = distinct !DISubprogram(name: "gathered_product", scope: !1, file: !1, line: 177, type: !12, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!596 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !597)
!597 = distinct !DILocation(line: 179, column: 11, scope: !595)
!598 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !599)
!599 = distinct !DILocation(line: 179, column: 24, scope: !595)
!600 = !DILocation(line: 179, column: 22, scope: !595)
!601 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !602)
!602 = distinct !DILocation(line: 179, column: 37, scope: !595)
!603 = !DILocation(line: 179, column: 35, scope: !595)
!604 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !605)
!605 = distinct !DILocation(line: 180, column: 11, scope: !595)
!606 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !607)
!607 = distinct !DILocation(line: 180, column: 24, scope: !595)
!608 = !DILocation(line: 180, column: 22, scope: !595)
!609 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !610)
!610 = distinct !DILocation(line: 180, column: 37, scope: !595)
!611 = !DILocation(line: 180, column: 35, scope: !595)
!612 = !DILocation(line: 181, column: 9, scope: !595)
!613 = !DILocation(line: 181, column: 14, scope: !595)
!614 = !DILocation(line: 183, column: 21, scope: !595)
!615 = !DILocation(line: 183, column: 3, scope: !595)
!616 = !DILocation(line: 0, scope: !595)
!617 = !DILocation(line: 184, column: 7, scope: !595)
!618 = !DILocation(line: 184, column: 11, scope: !595)
!619 = !DILocation(line: 184, column: 3, scope: !595)
!620 = !DILocation(line: 184, column: 16, scope: !595)
!621 = !DILocation(line: 185, column: 1, scope: !595)
!622 = !DILocation(line: 183, column: 55, scope: !595)
!623 = !DILocation(line: 183, column: 38, scope: !595)
!624 = !DILocation(line: 183, column: 66, scope: !595)
!625 = !DILocation(line: 183, column: 70, scope: !595)
!626 = !DILocation(line: 183, column: 62, scope: !595)
!627 = !DILocation(line: 183, column: 60, scope: !595)
!628 = !DILocation(line: 183, column: 35, scope: !595)
!629 = !DILocation(line: 183, column: 27, scope: !595)
!630 = distinct !{!630, !615, !631, !64, !65}
!631 = !DILocation(line: 183, column: 73, scope: !595)
!632 = distinct !DISubprogram(name: "second_difference", scope: !1, file: !1, line: 188, type: !12, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!633 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !634)
!634 = distinct !DILocation(line: 189, column: 11, scope: !632)
!635 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !636)
!636 = distinct !DILocation(line: 189, column: 24, scope: !632)
!637 = !DILocation(line: 189, column: 22, scope: !632)
!638 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !639)
!639 = distinct !DILocation(line: 189, column: 37, scope: !632)
!640 = !DILocation(line: 189, column: 35, scope: !632)
!641 = !DILocation(line: 190, column: 13, scope: !632)
!642 = !DILocation(line: 190, column: 9, scope: !632)
!643 = !DILocation(line: 190, column: 25, scope: !632)
!644 = !DILocation(line: 190, column: 39, scope: !632)
!645 = !DILocation(line: 190, column: 37, scope: !632)
!646 = !DILocation(line: 190, column: 30, scope: !632)
!647 = !DILocation(line: 190, column: 50, scope: !632)
!648 = !DILocation(line: 190, column: 48, scope: !632)
!649 = !DILocation(line: 190, column: 18, scope: !632)
!650 = !DILocation(line: 190, column: 23, scope: !632)
!651 = !DILocation(line: 191, column: 1, scope: !632)
!652 = distinct !DISubprogram(name: "complex_product", scope: !1, file: !1, line: 194, type: !12, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!653 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !654)
!654 = distinct !DILocation(line: 196, column: 11, scope: !652)
!655 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !656)
!656 = distinct !DILocation(line: 196, column: 24, scope: !652)
!657 = !DILocation(line: 196, column: 22, scope: !652)
!658 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !659)
!659 = distinct !DILocation(line: 196, column: 37, scope: !652)
!660 = !DILocation(line: 196, column: 35, scope: !652)
!661 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !662)
!662 = distinct !DILocation(line: 197, column: 11, scope: !652)
!663 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !664)
!664 = distinct !DILocation(line: 197, column: 24, scope: !652)
!665 = !DILocation(line: 197, column: 22, scope: !652)
!666 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !667)
!667 = distinct !DILocation(line: 197, column: 37, scope: !652)
!668 = !DILocation(line: 197, column: 35, scope: !652)
!669 = !DILocation(line: 198, column: 9, scope: !652)
!670 = !DILocation(line: 198, column: 14, scope: !652)
!671 = !DILocation(line: 200, column: 21, scope: !652)
!672 = !DILocation(line: 200, column: 3, scope: !652)
!673 = !DILocation(line: 0, scope: !652)
!674 = !DILocation(line: 205, column: 7, scope: !652)
!675 = !DILocation(line: 205, column: 11, scope: !652)
!676 = !DILocation(line: 205, column: 3, scope: !652)
!677 = !DILocation(line: 205, column: 16, scope: !652)
!678 = !DILocation(line: 206, column: 1, scope: !652)
!679 = !DILocation(line: 201, column: 24, scope: !652)
!680 = !DILocation(line: 201, column: 16, scope: !652)
!681 = !DILocation(line: 201, column: 38, scope: !652)
!682 = !DILocation(line: 201, column: 42, scope: !652)
!683 = !DILocation(line: 201, column: 34, scope: !652)
!684 = !DILocation(line: 202, column: 15, scope: !652)
!685 = !DILocation(line: 202, column: 27, scope: !652)
!686 = !DILocation(line: 202, column: 21, scope: !652)
!687 = !DILocation(line: 202, column: 8, scope: !652)
!688 = !DILocation(line: 203, column: 15, scope: !652)
!689 = !DILocation(line: 203, column: 27, scope: !652)
!690 = !DILocation(line: 203, column: 21, scope: !652)
!691 = !DILocation(line: 203, column: 8, scope: !652)
!692 = !DILocation(line: 200, column: 27, scope: !652)
!693 = distinct !{!693, !672, !694, !64, !65}
!694 = !DILocation(line: 204, column: 3, scope: !652)
!695 = distinct !DISubprogram(name: "rank_two_k", scope: !1, file: !1, line: 208, type: !12, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!696 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !697)
!697 = distinct !DILocation(line: 210, column: 11, scope: !695)
!698 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !699)
!699 = distinct !DILocation(line: 210, column: 24, scope: !695)
!700 = !DILocation(line: 210, column: 22, scope: !695)
!701 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !702)
!702 = distinct !DILocation(line: 210, column: 37, scope: !695)
!703 = !DILocation(line: 210, column: 35, scope: !695)
!704 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !705)
!705 = distinct !DILocation(line: 211, column: 11, scope: !695)
!706 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !707)
!707 = distinct !DILocation(line: 211, column: 24, scope: !695)
!708 = !DILocation(line: 211, column: 22, scope: !695)
!709 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !710)
!710 = distinct !DILocation(line: 211, column: 37, scope: !695)
!711 = !DILocation(line: 211, column: 35, scope: !695)
!712 = !DILocation(line: 212, column: 9, scope: !695)
!713 = !DILocation(line: 212, column: 14, scope: !695)
!714 = !DILocation(line: 214, column: 21, scope: !695)
!715 = !DILocation(line: 214, column: 3, scope: !695)
!716 = !DILocation(line: 0, scope: !695)
!717 = !DILocation(line: 215, column: 24, scope: !695)
!718 = !DILocation(line: 215, column: 43, scope: !695)
!719 = !DILocation(line: 215, column: 47, scope: !695)
!720 = !DILocation(line: 215, column: 39, scope: !695)
!721 = !DILocation(line: 215, column: 37, scope: !695)
!722 = !DILocation(line: 215, column: 30, scope: !695)
!723 = !DILocation(line: 215, column: 16, scope: !695)
!724 = !DILocation(line: 216, column: 1, scope: !695)
!725 = !DILocation(line: 214, column: 46, scope: !695)
!726 = !DILocation(line: 214, column: 38, scope: !695)
!727 = !DILocation(line: 214, column: 61, scope: !695)
!728 = !DILocation(line: 214, column: 53, scope: !695)
!729 = !DILocation(line: 214, column: 51, scope: !695)
!730 = !DILocation(line: 214, column: 68, scope: !695)
!731 = !DILocation(line: 214, column: 83, scope: !695)
!732 = !DILocation(line: 214, column: 81, scope: !695)
!733 = !DILocation(line: 214, column: 66, scope: !695)
!734 = !DILocation(line: 214, column: 35, scope: !695)
!735 = !DILocation(line: 214, column: 27, scope: !695)
!736 = distinct !{!736, !715, !737, !64, !65}
!737 = !DILocation(line: 214, column: 94, scope: !695)
