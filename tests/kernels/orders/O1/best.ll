; ModuleID = 'best.cu'
source_filename = "best.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { float, i32 }

@_ZZ9best_pairE5pairs = internal unnamed_addr addrspace(3) global [64 x %struct.Pair] undef, align 4
@_ZZ10best_blockE6values = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ10best_blockE6places = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @top_values(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = alloca [4 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %3, !dbg !26
  br i1 %11, label %12, label %57, !dbg !26

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !dbg !27
  br label %17, !dbg !28

13:                                               ; preds = %17
  %14 = icmp sgt i32 %2, 0, !dbg !29
  br i1 %14, label %15, label %23, !dbg !30

15:                                               ; preds = %13
  %16 = mul nsw i32 %2, %10
  br label %25, !dbg !30

17:                                               ; preds = %12, %17
  %18 = phi i32 [ 0, %12 ], [ %21, %17 ]
  %19 = zext nneg i32 %18 to i64, !dbg !31
  %20 = getelementptr inbounds nuw float, ptr %5, i64 %19, !dbg !31
  store float 0xFFF0000000000000, ptr %20, align 4, !dbg !32, !tbaa !33
  %21 = add nuw nsw i32 %18, 1, !dbg !35
  %22 = icmp eq i32 %21, 4, !dbg !36
  br i1 %22, label %13, label %17, !dbg !28, !llvm.loop !37

23:                                               ; preds = %31, %13
  %24 = shl nsw i32 %10, 2
  br label %47, !dbg !41

25:                                               ; preds = %15, %31
  %26 = phi i32 [ 0, %15 ], [ %32, %31 ]
  %27 = add nsw i32 %26, %16, !dbg !42
  %28 = sext i32 %27 to i64, !dbg !43
  %29 = getelementptr inbounds float, ptr %0, i64 %28, !dbg !43
  %30 = load float, ptr %29, align 4, !dbg !43, !tbaa !33
  br label %34, !dbg !44

31:                                               ; preds = %42
  %32 = add nuw nsw i32 %26, 1, !dbg !45
  %33 = icmp eq i32 %32, %2, !dbg !29
  br i1 %33, label %23, label %25, !dbg !30, !llvm.loop !46

34:                                               ; preds = %25, %42
  %35 = phi i32 [ 0, %25 ], [ %44, %42 ]
  %36 = phi float [ %30, %25 ], [ %43, %42 ]
  %37 = zext nneg i32 %35 to i64, !dbg !48
  %38 = getelementptr inbounds nuw float, ptr %5, i64 %37, !dbg !48
  %39 = load float, ptr %38, align 4, !dbg !48, !tbaa !33
  %40 = fcmp contract ogt float %36, %39, !dbg !49
  br i1 %40, label %41, label %42, !dbg !49

41:                                               ; preds = %34
  store float %36, ptr %38, align 4, !dbg !50, !tbaa !33
  br label %42, !dbg !51

42:                                               ; preds = %34, %41
  %43 = phi float [ %39, %41 ], [ %36, %34 ], !dbg !52
  %44 = add nuw nsw i32 %35, 1, !dbg !53
  %45 = icmp eq i32 %44, 4, !dbg !54
  br i1 %45, label %31, label %34, !dbg !44, !llvm.loop !55

46:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !dbg !56
  br label %57, !dbg !56

47:                                               ; preds = %23, %47
  %48 = phi i32 [ 0, %23 ], [ %55, %47 ]
  %49 = zext nneg i32 %48 to i64, !dbg !57
  %50 = getelementptr inbounds nuw float, ptr %5, i64 %49, !dbg !57
  %51 = load float, ptr %50, align 4, !dbg !57, !tbaa !33
  %52 = add nuw nsw i32 %48, %24, !dbg !58
  %53 = sext i32 %52 to i64, !dbg !59
  %54 = getelementptr inbounds float, ptr %1, i64 %53, !dbg !59
  store float %51, ptr %54, align 4, !dbg !60, !tbaa !33
  %55 = add nuw nsw i32 %48, 1, !dbg !61
  %56 = icmp eq i32 %55, 4, !dbg !62
  br i1 %56, label %46, label %47, !dbg !41, !llvm.loop !63

57:                                               ; preds = %4, %46
  ret void, !dbg !56
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @top_indices(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !65 {
  %6 = alloca [5 x float], align 4
  %7 = alloca [5 x i32], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %10 = mul i32 %8, %9, !dbg !70
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %12 = add i32 %10, %11, !dbg !73
  %13 = icmp slt i32 %12, %4, !dbg !74
  br i1 %13, label %14, label %73, !dbg !74

14:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10, !dbg !75
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10, !dbg !76
  br label %19, !dbg !77

15:                                               ; preds = %19
  %16 = icmp sgt i32 %3, 0, !dbg !78
  br i1 %16, label %17, label %26, !dbg !79

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %28, !dbg !79

19:                                               ; preds = %14, %19
  %20 = phi i32 [ 0, %14 ], [ %24, %19 ]
  %21 = zext nneg i32 %20 to i64, !dbg !80
  %22 = getelementptr inbounds nuw float, ptr %6, i64 %21, !dbg !80
  store float 0xFFF0000000000000, ptr %22, align 4, !dbg !81, !tbaa !33
  %23 = getelementptr inbounds nuw i32, ptr %7, i64 %21, !dbg !82
  store i32 -1, ptr %23, align 4, !dbg !83, !tbaa !7
  %24 = add nuw nsw i32 %20, 1, !dbg !84
  %25 = icmp eq i32 %24, 5, !dbg !85
  br i1 %25, label %15, label %19, !dbg !77, !llvm.loop !86

26:                                               ; preds = %56, %15
  %27 = mul nsw i32 %12, 5
  br label %60, !dbg !88

28:                                               ; preds = %17, %56
  %29 = phi i32 [ 0, %17 ], [ %57, %56 ]
  %30 = mul nsw i32 %29, %4, !dbg !89
  %31 = add nsw i32 %30, %12, !dbg !90
  %32 = sext i32 %31 to i64, !dbg !91
  %33 = getelementptr inbounds float, ptr %0, i64 %32, !dbg !91
  %34 = load float, ptr %33, align 4, !dbg !91, !tbaa !33
  %35 = load float, ptr %18, align 4, !dbg !92, !tbaa !33
  %36 = fcmp contract ogt float %34, %35, !dbg !93
  br i1 %36, label %37, label %56, !dbg !93

37:                                               ; preds = %28, %44
  %38 = phi i32 [ %39, %44 ], [ 4, %28 ]
  %39 = add nsw i32 %38, -1, !dbg !94
  %40 = zext nneg i32 %39 to i64, !dbg !95
  %41 = getelementptr inbounds nuw float, ptr %6, i64 %40, !dbg !95
  %42 = load float, ptr %41, align 4, !dbg !95, !tbaa !33
  %43 = fcmp contract ogt float %34, %42, !dbg !96
  br i1 %43, label %44, label %51, !dbg !97

44:                                               ; preds = %37
  %45 = zext nneg i32 %38 to i64, !dbg !98
  %46 = getelementptr inbounds nuw float, ptr %6, i64 %45, !dbg !98
  store float %42, ptr %46, align 4, !dbg !99, !tbaa !33
  %47 = getelementptr inbounds nuw i32, ptr %7, i64 %40, !dbg !100
  %48 = load i32, ptr %47, align 4, !dbg !100, !tbaa !7
  %49 = getelementptr inbounds nuw i32, ptr %7, i64 %45, !dbg !101
  store i32 %48, ptr %49, align 4, !dbg !102, !tbaa !7
  %50 = icmp samesign ugt i32 %38, 1, !dbg !103
  br i1 %50, label %37, label %51, !dbg !104, !llvm.loop !105

51:                                               ; preds = %44, %37
  %52 = phi i32 [ 0, %44 ], [ %38, %37 ], !dbg !107
  %53 = sext i32 %52 to i64, !dbg !108
  %54 = getelementptr inbounds float, ptr %6, i64 %53, !dbg !108
  store float %34, ptr %54, align 4, !dbg !109, !tbaa !33
  %55 = getelementptr inbounds i32, ptr %7, i64 %53, !dbg !110
  store i32 %29, ptr %55, align 4, !dbg !111, !tbaa !7
  br label %56, !dbg !112

56:                                               ; preds = %51, %28
  %57 = add nuw nsw i32 %29, 1, !dbg !113
  %58 = icmp eq i32 %57, %3, !dbg !78
  br i1 %58, label %26, label %28, !dbg !79, !llvm.loop !114

59:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10, !dbg !116
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10, !dbg !116
  br label %73, !dbg !116

60:                                               ; preds = %26, %60
  %61 = phi i32 [ 0, %26 ], [ %71, %60 ]
  %62 = zext nneg i32 %61 to i64, !dbg !117
  %63 = getelementptr inbounds nuw float, ptr %6, i64 %62, !dbg !117
  %64 = load float, ptr %63, align 4, !dbg !117, !tbaa !33
  %65 = add nsw i32 %61, %27, !dbg !118
  %66 = sext i32 %65 to i64, !dbg !119
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !119
  store float %64, ptr %67, align 4, !dbg !120, !tbaa !33
  %68 = getelementptr inbounds nuw i32, ptr %7, i64 %62, !dbg !121
  %69 = load i32, ptr %68, align 4, !dbg !121, !tbaa !7
  %70 = getelementptr inbounds i32, ptr %2, i64 %66, !dbg !122
  store i32 %69, ptr %70, align 4, !dbg !123, !tbaa !7
  %71 = add nuw nsw i32 %61, 1, !dbg !124
  %72 = icmp eq i32 %71, 5, !dbg !125
  br i1 %72, label %59, label %60, !dbg !88, !llvm.loop !126

73:                                               ; preds = %5, %59
  ret void, !dbg !116
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @three_smallest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !128 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131
  %8 = mul i32 %6, %7, !dbg !133
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %10 = add i32 %8, %9, !dbg !136
  %11 = icmp slt i32 %10, %4, !dbg !137
  br i1 %11, label %12, label %73, !dbg !137

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0, !dbg !138
  br i1 %13, label %14, label %16, !dbg !139

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  br label %35, !dbg !139

16:                                               ; preds = %65, %12
  %17 = phi double [ 1.000000e+00, %12 ], [ %66, %65 ], !dbg !140
  %18 = phi double [ 1.000000e+00, %12 ], [ %67, %65 ], !dbg !140
  %19 = phi double [ 1.000000e+00, %12 ], [ %68, %65 ], !dbg !140
  %20 = phi i64 [ -7, %12 ], [ %69, %65 ], !dbg !140
  %21 = phi i64 [ -7, %12 ], [ %70, %65 ], !dbg !140
  %22 = phi i64 [ -7, %12 ], [ %71, %65 ], !dbg !140
  %23 = mul nsw i32 %10, 3, !dbg !141
  %24 = sext i32 %23 to i64, !dbg !142
  %25 = getelementptr inbounds double, ptr %1, i64 %24, !dbg !142
  store double %19, ptr %25, align 8, !dbg !143, !tbaa !144
  %26 = add nsw i32 %23, 1, !dbg !146
  %27 = sext i32 %26 to i64, !dbg !147
  %28 = getelementptr inbounds double, ptr %1, i64 %27, !dbg !147
  store double %18, ptr %28, align 8, !dbg !148, !tbaa !144
  %29 = add nsw i32 %23, 2, !dbg !149
  %30 = sext i32 %29 to i64, !dbg !150
  %31 = getelementptr inbounds double, ptr %1, i64 %30, !dbg !150
  store double %17, ptr %31, align 8, !dbg !151, !tbaa !144
  %32 = getelementptr inbounds i64, ptr %2, i64 %24, !dbg !152
  store i64 %22, ptr %32, align 8, !dbg !153, !tbaa !154
  %33 = getelementptr inbounds i64, ptr %2, i64 %27, !dbg !156
  store i64 %21, ptr %33, align 8, !dbg !157, !tbaa !154
  %34 = getelementptr inbounds i64, ptr %2, i64 %30, !dbg !158
  store i64 %20, ptr %34, align 8, !dbg !159, !tbaa !154
  br label %73, !dbg !160

35:                                               ; preds = %14, %65
  %36 = phi i32 [ %3, %14 ], [ %43, %65 ]
  %37 = phi i64 [ -7, %14 ], [ %71, %65 ]
  %38 = phi i64 [ -7, %14 ], [ %70, %65 ]
  %39 = phi i64 [ -7, %14 ], [ %69, %65 ]
  %40 = phi double [ 1.000000e+00, %14 ], [ %68, %65 ]
  %41 = phi double [ 1.000000e+00, %14 ], [ %67, %65 ]
  %42 = phi double [ 1.000000e+00, %14 ], [ %66, %65 ]
  %43 = add nsw i32 %36, -1, !dbg !161
  %44 = add nsw i32 %43, %15, !dbg !162
  %45 = sext i32 %44 to i64, !dbg !163
  %46 = getelementptr inbounds double, ptr %0, i64 %45, !dbg !163
  %47 = load double, ptr %46, align 8, !dbg !163, !tbaa !144
  %48 = fcmp contract olt double %47, %42, !dbg !164
  br i1 %48, label %49, label %53, !dbg !164

49:                                               ; preds = %35
  %50 = shl nuw nsw i32 %43, 1, !dbg !165
  %51 = add nuw nsw i32 %50, 10, !dbg !166
  %52 = zext nneg i32 %51 to i64, !dbg !167
  br label %65, !dbg !168

53:                                               ; preds = %35
  %54 = fcmp contract olt double %47, %41, !dbg !169
  br i1 %54, label %55, label %59, !dbg !169

55:                                               ; preds = %53
  %56 = shl nuw nsw i32 %43, 1, !dbg !170
  %57 = add nuw nsw i32 %56, 10, !dbg !171
  %58 = zext nneg i32 %57 to i64, !dbg !172
  br label %65, !dbg !173

59:                                               ; preds = %53
  %60 = fcmp contract olt double %47, %40, !dbg !174
  br i1 %60, label %61, label %65, !dbg !174

61:                                               ; preds = %59
  %62 = shl nuw nsw i32 %43, 1, !dbg !175
  %63 = add nuw nsw i32 %62, 10, !dbg !176
  %64 = zext nneg i32 %63 to i64, !dbg !177
  br label %65, !dbg !178

65:                                               ; preds = %55, %61, %59, %49
  %66 = phi double [ %47, %49 ], [ %42, %55 ], [ %42, %61 ], [ %42, %59 ], !dbg !140
  %67 = phi double [ %42, %49 ], [ %47, %55 ], [ %41, %61 ], [ %41, %59 ], !dbg !140
  %68 = phi double [ %41, %49 ], [ %41, %55 ], [ %47, %61 ], [ %40, %59 ], !dbg !140
  %69 = phi i64 [ %52, %49 ], [ %39, %55 ], [ %39, %61 ], [ %39, %59 ], !dbg !140
  %70 = phi i64 [ %39, %49 ], [ %58, %55 ], [ %38, %61 ], [ %38, %59 ], !dbg !140
  %71 = phi i64 [ %38, %49 ], [ %38, %55 ], [ %64, %61 ], [ %37, %59 ], !dbg !140
  %72 = icmp sgt i32 %36, 1, !dbg !138
  br i1 %72, label %35, label %16, !dbg !139, !llvm.loop !179

73:                                               ; preds = %5, %16
  ret void, !dbg !160
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @last_of_equal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !181 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %8 = mul i32 %6, %7, !dbg !186
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !187
  %10 = add i32 %8, %9, !dbg !189
  %11 = icmp slt i32 %10, %4, !dbg !190
  br i1 %11, label %12, label %50, !dbg !190

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0, !dbg !191
  br i1 %13, label %14, label %16, !dbg !192

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  br label %29, !dbg !192

16:                                               ; preds = %43, %12
  %17 = phi float [ 0xFFF0000000000000, %12 ], [ %44, %43 ], !dbg !193
  %18 = phi float [ 0xFFF0000000000000, %12 ], [ %45, %43 ], !dbg !193
  %19 = phi i32 [ -1, %12 ], [ %46, %43 ], !dbg !193
  %20 = phi i32 [ -1, %12 ], [ %47, %43 ], !dbg !193
  %21 = shl nsw i32 %10, 1, !dbg !194
  %22 = sext i32 %21 to i64, !dbg !195
  %23 = getelementptr inbounds float, ptr %1, i64 %22, !dbg !195
  store float %17, ptr %23, align 4, !dbg !196, !tbaa !33
  %24 = or disjoint i32 %21, 1, !dbg !197
  %25 = sext i32 %24 to i64, !dbg !198
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !198
  store float %18, ptr %26, align 4, !dbg !199, !tbaa !33
  %27 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !200
  store i32 %19, ptr %27, align 4, !dbg !201, !tbaa !7
  %28 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !202
  store i32 %20, ptr %28, align 4, !dbg !203, !tbaa !7
  br label %50, !dbg !204

29:                                               ; preds = %14, %43
  %30 = phi i32 [ 0, %14 ], [ %48, %43 ]
  %31 = phi i32 [ -1, %14 ], [ %47, %43 ]
  %32 = phi i32 [ -1, %14 ], [ %46, %43 ]
  %33 = phi float [ 0xFFF0000000000000, %14 ], [ %45, %43 ]
  %34 = phi float [ 0xFFF0000000000000, %14 ], [ %44, %43 ]
  %35 = add nsw i32 %30, %15, !dbg !205
  %36 = sext i32 %35 to i64, !dbg !206
  %37 = getelementptr inbounds float, ptr %0, i64 %36, !dbg !206
  %38 = load float, ptr %37, align 4, !dbg !206, !tbaa !33
  %39 = fcmp contract ult float %38, %34, !dbg !207
  br i1 %39, label %40, label %43, !dbg !207

40:                                               ; preds = %29
  %41 = fcmp contract ult float %38, %33, !dbg !208
  br i1 %41, label %43, label %42, !dbg !208

42:                                               ; preds = %40
  br label %43, !dbg !209

43:                                               ; preds = %29, %40, %42
  %44 = phi float [ %34, %40 ], [ %34, %42 ], [ %38, %29 ], !dbg !193
  %45 = phi float [ %33, %40 ], [ %38, %42 ], [ %34, %29 ], !dbg !193
  %46 = phi i32 [ %32, %40 ], [ %32, %42 ], [ %30, %29 ], !dbg !193
  %47 = phi i32 [ %31, %40 ], [ %30, %42 ], [ %32, %29 ], !dbg !193
  %48 = add nuw nsw i32 %30, 1, !dbg !210
  %49 = icmp eq i32 %48, %3, !dbg !191
  br i1 %49, label %16, label %29, !dbg !192, !llvm.loop !211

50:                                               ; preds = %5, %16
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @k_nearest(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !213 {
  %7 = alloca [4 x float], align 4
  %8 = alloca [4 x i32], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !216
  %11 = mul i32 %9, %10, !dbg !218
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !219
  %13 = add i32 %11, %12, !dbg !221
  %14 = icmp slt i32 %13, %4, !dbg !222
  br i1 %14, label %15, label %94, !dbg !222

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10, !dbg !223
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10, !dbg !224
  br label %28, !dbg !225

16:                                               ; preds = %28
  %17 = icmp sgt i32 %5, 0, !dbg !226
  br i1 %17, label %18, label %35, !dbg !227

18:                                               ; preds = %16
  %19 = mul nsw i32 %13, 3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !33
  %23 = getelementptr i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !33
  %25 = getelementptr i8, ptr %21, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !33
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 12
  br label %37, !dbg !227

28:                                               ; preds = %15, %28
  %29 = phi i32 [ 0, %15 ], [ %33, %28 ]
  %30 = zext nneg i32 %29 to i64, !dbg !228
  %31 = getelementptr inbounds nuw float, ptr %7, i64 %30, !dbg !228
  store float 0x46293E5940000000, ptr %31, align 4, !dbg !229, !tbaa !33
  %32 = getelementptr inbounds nuw i32, ptr %8, i64 %30, !dbg !230
  store i32 -1, ptr %32, align 4, !dbg !231, !tbaa !7
  %33 = add nuw nsw i32 %29, 1, !dbg !232
  %34 = icmp eq i32 %33, 4, !dbg !233
  br i1 %34, label %16, label %28, !dbg !225, !llvm.loop !234

35:                                               ; preds = %76, %16
  %36 = shl nsw i32 %13, 2
  br label %80, !dbg !236

37:                                               ; preds = %18, %76
  %38 = phi i32 [ 0, %18 ], [ %77, %76 ]
  %39 = mul nuw nsw i32 %38, 3, !dbg !237
  %40 = zext nneg i32 %39 to i64, !dbg !238
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40, !dbg !238
  %42 = load float, ptr %41, align 4, !dbg !238, !tbaa !33
  %43 = fsub contract float %42, %22, !dbg !239
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 4, !dbg !240
  %45 = load float, ptr %44, align 4, !dbg !240, !tbaa !33
  %46 = fsub contract float %45, %24, !dbg !241
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 8, !dbg !242
  %48 = load float, ptr %47, align 4, !dbg !242, !tbaa !33
  %49 = fsub contract float %48, %26, !dbg !243
  %50 = fmul contract float %43, %43, !dbg !244
  %51 = fmul contract float %46, %46, !dbg !245
  %52 = fadd contract float %50, %51, !dbg !246
  %53 = fmul contract float %49, %49, !dbg !247
  %54 = fadd contract float %52, %53, !dbg !248
  %55 = load float, ptr %27, align 4, !dbg !249, !tbaa !33
  %56 = fcmp contract olt float %54, %55, !dbg !250
  br i1 %56, label %57, label %76, !dbg !250

57:                                               ; preds = %37, %64
  %58 = phi i32 [ %59, %64 ], [ 3, %37 ]
  %59 = add nsw i32 %58, -1, !dbg !251
  %60 = zext nneg i32 %59 to i64, !dbg !252
  %61 = getelementptr inbounds nuw float, ptr %7, i64 %60, !dbg !252
  %62 = load float, ptr %61, align 4, !dbg !252, !tbaa !33
  %63 = fcmp contract ogt float %62, %54, !dbg !253
  br i1 %63, label %64, label %71, !dbg !254

64:                                               ; preds = %57
  %65 = zext nneg i32 %58 to i64, !dbg !255
  %66 = getelementptr inbounds nuw float, ptr %7, i64 %65, !dbg !255
  store float %62, ptr %66, align 4, !dbg !256, !tbaa !33
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %60, !dbg !257
  %68 = load i32, ptr %67, align 4, !dbg !257, !tbaa !7
  %69 = getelementptr inbounds nuw i32, ptr %8, i64 %65, !dbg !258
  store i32 %68, ptr %69, align 4, !dbg !259, !tbaa !7
  %70 = icmp samesign ugt i32 %58, 1, !dbg !260
  br i1 %70, label %57, label %71, !dbg !261, !llvm.loop !262

71:                                               ; preds = %64, %57
  %72 = phi i32 [ 0, %64 ], [ %58, %57 ], !dbg !264
  %73 = sext i32 %72 to i64, !dbg !265
  %74 = getelementptr inbounds float, ptr %7, i64 %73, !dbg !265
  store float %54, ptr %74, align 4, !dbg !266, !tbaa !33
  %75 = getelementptr inbounds i32, ptr %8, i64 %73, !dbg !267
  store i32 %38, ptr %75, align 4, !dbg !268, !tbaa !7
  br label %76, !dbg !269

76:                                               ; preds = %71, %37
  %77 = add nuw nsw i32 %38, 1, !dbg !270
  %78 = icmp eq i32 %77, %5, !dbg !226
  br i1 %78, label %35, label %37, !dbg !227, !llvm.loop !271

79:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10, !dbg !273
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10, !dbg !273
  br label %94, !dbg !273

80:                                               ; preds = %35, %80
  %81 = phi i32 [ 0, %35 ], [ %92, %80 ]
  %82 = zext nneg i32 %81 to i64, !dbg !274
  %83 = getelementptr inbounds nuw float, ptr %7, i64 %82, !dbg !274
  %84 = load float, ptr %83, align 4, !dbg !274, !tbaa !33
  %85 = tail call contract noundef float @__nv_sqrtf(float noundef %84) #11, !dbg !275
  %86 = add nuw nsw i32 %81, %36, !dbg !279
  %87 = sext i32 %86 to i64, !dbg !280
  %88 = getelementptr inbounds float, ptr %2, i64 %87, !dbg !280
  store float %85, ptr %88, align 4, !dbg !281, !tbaa !33
  %89 = getelementptr inbounds nuw i32, ptr %8, i64 %82, !dbg !282
  %90 = load i32, ptr %89, align 4, !dbg !282, !tbaa !7
  %91 = getelementptr inbounds i32, ptr %3, i64 %87, !dbg !283
  store i32 %90, ptr %91, align 4, !dbg !284, !tbaa !7
  %92 = add nuw nsw i32 %81, 1, !dbg !285
  %93 = icmp eq i32 %92, 4, !dbg !286
  br i1 %93, label %79, label %80, !dbg !236, !llvm.loop !287

94:                                               ; preds = %6, %79
  ret void, !dbg !273
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ratio_test(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !289 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !292
  %8 = mul i32 %6, %7, !dbg !294
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295
  %10 = add i32 %8, %9, !dbg !297
  %11 = icmp slt i32 %10, %3, !dbg !298
  br i1 %11, label %12, label %59, !dbg !298

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !299
  br i1 %13, label %14, label %24, !dbg !300

14:                                               ; preds = %12
  %15 = shl nsw i32 %10, 2
  br label %16, !dbg !300

16:                                               ; preds = %14, %53
  %17 = phi i32 [ 0, %14 ], [ %57, %53 ]
  %18 = phi i32 [ -1, %14 ], [ %56, %53 ]
  %19 = phi float [ 0x7FF0000000000000, %14 ], [ %55, %53 ]
  %20 = phi float [ 0x7FF0000000000000, %14 ], [ %54, %53 ]
  %21 = shl nsw i32 %17, 2
  br label %34, !dbg !301

22:                                               ; preds = %53
  %23 = fmul contract float %55, 0x3FE47AE140000000, !dbg !302
  br label %24, !dbg !302

24:                                               ; preds = %22, %12
  %25 = phi float [ 0x7FF0000000000000, %12 ], [ %54, %22 ], !dbg !303
  %26 = phi float [ 0x7FF0000000000000, %12 ], [ %23, %22 ], !dbg !303
  %27 = phi i32 [ -1, %12 ], [ %56, %22 ], !dbg !303
  %28 = fcmp contract olt float %25, %26, !dbg !304
  %29 = select i1 %28, i32 %27, i32 -1, !dbg !305
  %30 = sext i32 %10 to i64, !dbg !306
  %31 = getelementptr inbounds i32, ptr %2, i64 %30, !dbg !306
  store i32 %29, ptr %31, align 4, !dbg !307, !tbaa !7
  br label %59, !dbg !308

32:                                               ; preds = %34
  %33 = fcmp contract olt float %47, %20, !dbg !309
  br i1 %33, label %53, label %50, !dbg !309

34:                                               ; preds = %16, %34
  %35 = phi i32 [ 0, %16 ], [ %48, %34 ]
  %36 = phi float [ 0.000000e+00, %16 ], [ %47, %34 ]
  %37 = add nuw nsw i32 %35, %15, !dbg !310
  %38 = sext i32 %37 to i64, !dbg !311
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !311
  %40 = load float, ptr %39, align 4, !dbg !311, !tbaa !33
  %41 = add nuw nsw i32 %35, %21, !dbg !312
  %42 = zext nneg i32 %41 to i64, !dbg !313
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42, !dbg !313
  %44 = load float, ptr %43, align 4, !dbg !313, !tbaa !33
  %45 = fsub contract float %40, %44, !dbg !314
  %46 = fmul contract float %45, %45, !dbg !315
  %47 = fadd contract float %36, %46, !dbg !316
  %48 = add nuw nsw i32 %35, 1, !dbg !317
  %49 = icmp eq i32 %48, 4, !dbg !318
  br i1 %49, label %32, label %34, !dbg !301, !llvm.loop !319

50:                                               ; preds = %32
  %51 = fcmp contract olt float %47, %19, !dbg !321
  br i1 %51, label %52, label %53, !dbg !321

52:                                               ; preds = %50
  br label %53, !dbg !322

53:                                               ; preds = %32, %50, %52
  %54 = phi float [ %20, %50 ], [ %20, %52 ], [ %47, %32 ], !dbg !303
  %55 = phi float [ %19, %50 ], [ %47, %52 ], [ %20, %32 ], !dbg !303
  %56 = phi i32 [ %18, %50 ], [ %18, %52 ], [ %17, %32 ], !dbg !303
  %57 = add nuw nsw i32 %17, 1, !dbg !323
  %58 = icmp eq i32 %57, %4, !dbg !299
  br i1 %58, label %22, label %16, !dbg !300, !llvm.loop !324

59:                                               ; preds = %5, %24
  ret void, !dbg !308
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @smallest_words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !326 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329
  %8 = mul i32 %6, %7, !dbg !331
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !332
  %10 = add i32 %8, %9, !dbg !334
  %11 = icmp slt i32 %10, %4, !dbg !335
  br i1 %11, label %12, label %51, !dbg !335

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0, !dbg !336
  br i1 %13, label %14, label %16, !dbg !337

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  br label %29, !dbg !337

16:                                               ; preds = %44, %12
  %17 = phi i32 [ -1, %12 ], [ %45, %44 ], !dbg !338
  %18 = phi i32 [ -1, %12 ], [ %46, %44 ], !dbg !338
  %19 = phi i32 [ -1, %12 ], [ %47, %44 ], !dbg !338
  %20 = phi i32 [ -1, %12 ], [ %48, %44 ], !dbg !338
  %21 = shl nsw i32 %10, 1, !dbg !339
  %22 = sext i32 %21 to i64, !dbg !340
  %23 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !340
  store i32 %17, ptr %23, align 4, !dbg !341, !tbaa !7
  %24 = or disjoint i32 %21, 1, !dbg !342
  %25 = sext i32 %24 to i64, !dbg !343
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !343
  store i32 %18, ptr %26, align 4, !dbg !344, !tbaa !7
  %27 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !345
  store i32 %19, ptr %27, align 4, !dbg !346, !tbaa !7
  %28 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !347
  store i32 %20, ptr %28, align 4, !dbg !348, !tbaa !7
  br label %51, !dbg !349

29:                                               ; preds = %14, %44
  %30 = phi i32 [ 0, %14 ], [ %49, %44 ]
  %31 = phi i32 [ -1, %14 ], [ %48, %44 ]
  %32 = phi i32 [ -1, %14 ], [ %47, %44 ]
  %33 = phi i32 [ -1, %14 ], [ %46, %44 ]
  %34 = phi i32 [ -1, %14 ], [ %45, %44 ]
  %35 = add nsw i32 %30, %15, !dbg !350
  %36 = sext i32 %35 to i64, !dbg !351
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !351
  %38 = load i32, ptr %37, align 4, !dbg !351, !tbaa !7
  %39 = icmp ult i32 %38, %34, !dbg !352
  br i1 %39, label %44, label %40, !dbg !352

40:                                               ; preds = %29
  %41 = icmp ult i32 %38, %33, !dbg !353
  %42 = tail call i32 @llvm.umin.i32(i32 %38, i32 %33), !dbg !353
  %43 = select i1 %41, i32 %30, i32 %31, !dbg !353
  br label %44, !dbg !353

44:                                               ; preds = %40, %29
  %45 = phi i32 [ %34, %40 ], [ %38, %29 ], !dbg !338
  %46 = phi i32 [ %42, %40 ], [ %34, %29 ], !dbg !338
  %47 = phi i32 [ %32, %40 ], [ %30, %29 ], !dbg !338
  %48 = phi i32 [ %43, %40 ], [ %32, %29 ], !dbg !338
  %49 = add nuw nsw i32 %30, 1, !dbg !354
  %50 = icmp eq i32 %49, %3, !dbg !336
  br i1 %50, label %16, label %29, !dbg !337, !llvm.loop !355

51:                                               ; preds = %5, %16
  ret void, !dbg !349
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !357 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360
  %7 = mul i32 %5, %6, !dbg !362
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !363
  %9 = add i32 %7, %8, !dbg !365
  %10 = icmp slt i32 %9, %3, !dbg !366
  br i1 %10, label %11, label %41, !dbg !366

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !367
  br i1 %12, label %13, label %15, !dbg !368

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  br label %22, !dbg !368

15:                                               ; preds = %36, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %37, %36 ], !dbg !369
  %17 = phi float [ 0.000000e+00, %11 ], [ %38, %36 ], !dbg !369
  %18 = shl nsw i32 %9, 1, !dbg !370
  %19 = sext i32 %18 to i64, !dbg !371
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !371
  store float %16, ptr %20, align 4, !dbg !372, !tbaa !33
  %21 = getelementptr i8, ptr %20, i64 4, !dbg !373
  store float %17, ptr %21, align 4, !dbg !374, !tbaa !33
  br label %41, !dbg !375

22:                                               ; preds = %13, %36
  %23 = phi i32 [ 0, %13 ], [ %39, %36 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %38, %36 ]
  %25 = phi float [ 0.000000e+00, %13 ], [ %37, %36 ]
  %26 = add nsw i32 %23, %14, !dbg !376
  %27 = sext i32 %26 to i64, !dbg !377
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !377
  %29 = load float, ptr %28, align 4, !dbg !377, !tbaa !33
  %30 = fcmp contract ogt float %29, 5.000000e-01, !dbg !378
  br i1 %30, label %31, label %36, !dbg !378

31:                                               ; preds = %22
  %32 = fcmp contract ogt float %29, %25, !dbg !379
  br i1 %32, label %36, label %33, !dbg !379

33:                                               ; preds = %31
  %34 = fcmp contract ogt float %29, %24, !dbg !380
  br i1 %34, label %35, label %36, !dbg !380

35:                                               ; preds = %33
  br label %36, !dbg !381

36:                                               ; preds = %31, %35, %33, %22
  %37 = phi float [ %25, %22 ], [ %25, %35 ], [ %25, %33 ], [ %29, %31 ], !dbg !369
  %38 = phi float [ %24, %22 ], [ %29, %35 ], [ %24, %33 ], [ %25, %31 ], !dbg !369
  %39 = add nuw nsw i32 %23, 1, !dbg !382
  %40 = icmp eq i32 %39, %2, !dbg !367
  br i1 %40, label %15, label %22, !dbg !368, !llvm.loop !383

41:                                               ; preds = %4, %15
  ret void, !dbg !375
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @best_pair(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !385 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !388
  %7 = icmp slt i32 %5, %3, !dbg !390
  br i1 %7, label %8, label %10, !dbg !391

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %16, !dbg !391

10:                                               ; preds = %16, %4
  %11 = phi i32 [ -1, %4 ], [ %25, %16 ], !dbg !392
  %12 = phi float [ 0xFFF0000000000000, %4 ], [ %26, %16 ], !dbg !392
  %13 = zext nneg i32 %5 to i64, !dbg !393
  %14 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %13, !dbg !393
  store float %12, ptr %14, align 4, !dbg !394, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4, !dbg !394
  store i32 %11, ptr %15, align 4, !dbg !394, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !395
  br label %31, !dbg !396

16:                                               ; preds = %8, %16
  %17 = phi i32 [ %5, %8 ], [ %27, %16 ]
  %18 = phi float [ 0xFFF0000000000000, %8 ], [ %26, %16 ]
  %19 = phi i32 [ -1, %8 ], [ %25, %16 ]
  %20 = add nsw i32 %17, %9, !dbg !397
  %21 = sext i32 %20 to i64, !dbg !398
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !398
  %23 = load float, ptr %22, align 4, !dbg !398, !tbaa !33
  %24 = fcmp contract ogt float %23, %18, !dbg !399
  %25 = select i1 %24, i32 %17, i32 %19, !dbg !399
  %26 = select i1 %24, float %23, float %18, !dbg !399
  %27 = add nuw nsw i32 %17, 64, !dbg !400
  %28 = icmp slt i32 %27, %3, !dbg !390
  br i1 %28, label %16, label %10, !dbg !391, !llvm.loop !401

29:                                               ; preds = %43
  %30 = icmp eq i32 %5, 0, !dbg !403
  br i1 %30, label %46, label %52, !dbg !403

31:                                               ; preds = %10, %43
  %32 = phi i32 [ 32, %10 ], [ %44, %43 ]
  %33 = icmp samesign ult i32 %5, %32, !dbg !404
  br i1 %33, label %34, label %43, !dbg !405

34:                                               ; preds = %31
  %35 = add nuw nsw i32 %32, %5, !dbg !406
  %36 = zext nneg i32 %35 to i64, !dbg !407
  %37 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %36, !dbg !407
  %38 = load float, ptr %37, align 4, !dbg !408, !tbaa !409
  %39 = load float, ptr %14, align 4, !dbg !411, !tbaa !409
  %40 = fcmp contract ogt float %38, %39, !dbg !412
  br i1 %40, label %41, label %43, !dbg !405

41:                                               ; preds = %34
  %42 = load i64, ptr %37, align 4, !dbg !413
  store i64 %42, ptr %14, align 4, !dbg !413
  br label %43, !dbg !414

43:                                               ; preds = %41, %34, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !415
  %44 = lshr i32 %32, 1, !dbg !416
  %45 = icmp eq i32 %44, 0, !dbg !417
  br i1 %45, label %29, label %31, !dbg !396, !llvm.loop !418

46:                                               ; preds = %29
  %47 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), align 4, !dbg !420, !tbaa !409
  %48 = zext nneg i32 %6 to i64, !dbg !421
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48, !dbg !421
  store float %47, ptr %49, align 4, !dbg !422, !tbaa !33
  %50 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 4), align 4, !dbg !423, !tbaa !424
  %51 = getelementptr inbounds nuw i32, ptr %2, i64 %48, !dbg !425
  store i32 %50, ptr %51, align 4, !dbg !426, !tbaa !7
  br label %52, !dbg !427

52:                                               ; preds = %46, %29
  ret void, !dbg !428
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local %struct.Pair @_Z6better4PairS_(ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %1) local_unnamed_addr #4 !dbg !429 {
  %3 = load float, ptr %1, align 4, !dbg !430, !tbaa !409
  %4 = load float, ptr %0, align 4, !dbg !431, !tbaa !409
  %5 = fcmp contract olt float %3, %4, !dbg !432
  br i1 %5, label %15, label %6, !dbg !433

6:                                                ; preds = %2
  %7 = fcmp contract oeq float %3, %4, !dbg !434
  br i1 %7, label %8, label %14, !dbg !435

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !436
  %10 = load i32, ptr %9, align 4, !dbg !436, !tbaa !424
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !437
  %12 = load i32, ptr %11, align 4, !dbg !437, !tbaa !424
  %13 = icmp slt i32 %10, %12, !dbg !438
  br i1 %13, label %15, label %14, !dbg !439

14:                                               ; preds = %8, %6
  br label %15, !dbg !439

15:                                               ; preds = %2, %8, %14
  %16 = phi ptr [ %0, %14 ], [ %1, %8 ], [ %1, %2 ], !dbg !439
  %17 = load float, ptr %16, align 4, !dbg !439, !tbaa !33
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4, !dbg !439
  %19 = load i32, ptr %18, align 4, !dbg !439, !tbaa !7
  %20 = insertvalue %struct.Pair poison, float %17, 0, !dbg !440
  %21 = insertvalue %struct.Pair %20, i32 %19, 1, !dbg !440
  ret %struct.Pair %21, !dbg !440
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @best_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !441 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !442
  %5 = and i32 %4, 31, !dbg !444
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !445
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !447
  %8 = lshr i32 %7, 5, !dbg !449
  %9 = mul i32 %8, %6, !dbg !450
  %10 = lshr i32 %4, 5, !dbg !451
  %11 = add i32 %9, %10, !dbg !452
  %12 = icmp slt i32 %5, %2, !dbg !453
  br i1 %12, label %16, label %13, !dbg !454

13:                                               ; preds = %33, %3
  %14 = phi i32 [ %2, %3 ], [ %34, %33 ]
  %15 = phi float [ 0x7FF0000000000000, %3 ], [ %35, %33 ]
  br label %40, !dbg !455

16:                                               ; preds = %3
  %17 = mul nsw i32 %2, %11
  br label %18, !dbg !454

18:                                               ; preds = %16, %33
  %19 = phi i32 [ %2, %16 ], [ %34, %33 ]
  %20 = phi float [ 0x7FF0000000000000, %16 ], [ %35, %33 ]
  %21 = phi i32 [ %5, %16 ], [ %36, %33 ]
  %22 = add nsw i32 %21, %17, !dbg !456
  %23 = sext i32 %22 to i64, !dbg !457
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !457
  %25 = load float, ptr %24, align 4, !dbg !457, !tbaa !33
  %26 = fcmp contract olt float %25, %20, !dbg !458
  br i1 %26, label %33, label %27, !dbg !460

27:                                               ; preds = %18
  %28 = fcmp contract oeq float %25, %20, !dbg !461
  %29 = icmp slt i32 %21, %19
  %30 = select i1 %28, i1 %29, i1 false, !dbg !462
  %31 = select i1 %30, i32 %21, i32 %19, !dbg !462
  %32 = select i1 %30, float %25, float %20, !dbg !462
  br label %33, !dbg !462

33:                                               ; preds = %27, %18
  %34 = phi i32 [ %21, %18 ], [ %31, %27 ], !dbg !463
  %35 = phi float [ %25, %18 ], [ %32, %27 ], !dbg !463
  %36 = add nuw nsw i32 %21, 32, !dbg !464
  %37 = icmp slt i32 %36, %2, !dbg !453
  br i1 %37, label %18, label %13, !dbg !454, !llvm.loop !465

38:                                               ; preds = %53
  %39 = icmp eq i32 %5, 0, !dbg !467
  br i1 %39, label %58, label %61, !dbg !467

40:                                               ; preds = %13, %53
  %41 = phi i32 [ %54, %53 ], [ %14, %13 ]
  %42 = phi float [ %55, %53 ], [ %15, %13 ]
  %43 = phi i32 [ %56, %53 ], [ 16, %13 ]
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %42, i32 %43, i32 31), !dbg !468
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %41, i32 %43, i32 31), !dbg !472
  %46 = fcmp contract olt float %44, %42, !dbg !475
  br i1 %46, label %53, label %47, !dbg !477

47:                                               ; preds = %40
  %48 = fcmp contract oeq float %44, %42, !dbg !478
  %49 = icmp slt i32 %45, %41
  %50 = select i1 %48, i1 %49, i1 false, !dbg !479
  %51 = select i1 %50, i32 %45, i32 %41, !dbg !479
  %52 = select i1 %50, float %44, float %42, !dbg !479
  br label %53, !dbg !479

53:                                               ; preds = %47, %40
  %54 = phi i32 [ %45, %40 ], [ %51, %47 ], !dbg !480
  %55 = phi float [ %44, %40 ], [ %52, %47 ], !dbg !480
  %56 = lshr i32 %43, 1, !dbg !481
  %57 = icmp eq i32 %56, 0, !dbg !482
  br i1 %57, label %38, label %40, !dbg !455, !llvm.loop !483

58:                                               ; preds = %38
  %59 = sext i32 %11 to i64, !dbg !485
  %60 = getelementptr inbounds i32, ptr %1, i64 %59, !dbg !485
  store i32 %54, ptr %60, align 4, !dbg !486, !tbaa !7
  br label %61, !dbg !485

61:                                               ; preds = %58, %38
  ret void, !dbg !487
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @best_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !488 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489
  %6 = lshr i32 %5, 5, !dbg !491
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !492
  %8 = mul nsw i32 %3, %7, !dbg !494
  %9 = add nsw i32 %8, %5, !dbg !495
  %10 = sext i32 %9 to i64, !dbg !496
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !496
  %12 = load float, ptr %11, align 4, !dbg !496, !tbaa !33
  %13 = add nuw nsw i32 %5, 128, !dbg !497
  %14 = icmp slt i32 %13, %3, !dbg !498
  br i1 %14, label %18, label %15, !dbg !499

15:                                               ; preds = %18, %4
  %16 = phi float [ %12, %4 ], [ %28, %18 ]
  %17 = phi i32 [ %5, %4 ], [ %27, %18 ]
  br label %34, !dbg !500

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %29, %18 ], [ %13, %4 ]
  %20 = phi float [ %28, %18 ], [ %12, %4 ]
  %21 = phi i32 [ %27, %18 ], [ %5, %4 ]
  %22 = add nsw i32 %19, %8, !dbg !501
  %23 = sext i32 %22 to i64, !dbg !502
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !502
  %25 = load float, ptr %24, align 4, !dbg !502, !tbaa !33
  %26 = fcmp contract ogt float %25, %20, !dbg !503
  %27 = select i1 %26, i32 %19, i32 %21, !dbg !503
  %28 = select i1 %26, float %25, float %20, !dbg !503
  %29 = add nuw nsw i32 %19, 128, !dbg !497
  %30 = icmp slt i32 %29, %3, !dbg !498
  br i1 %30, label %18, label %15, !dbg !499, !llvm.loop !504

31:                                               ; preds = %46
  %32 = and i32 %5, 31, !dbg !506
  %33 = icmp eq i32 %32, 0, !dbg !506
  br i1 %33, label %51, label %55, !dbg !506

34:                                               ; preds = %15, %46
  %35 = phi float [ %48, %46 ], [ %16, %15 ]
  %36 = phi i32 [ %47, %46 ], [ %17, %15 ]
  %37 = phi i32 [ %49, %46 ], [ 16, %15 ]
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %35, i32 %37, i32 31), !dbg !507
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %36, i32 %37, i32 31), !dbg !510
  %40 = fcmp contract ogt float %38, %35, !dbg !513
  br i1 %40, label %45, label %41, !dbg !514

41:                                               ; preds = %34
  %42 = fcmp contract oeq float %38, %35, !dbg !515
  %43 = icmp slt i32 %39, %36
  %44 = select i1 %42, i1 %43, i1 false, !dbg !516
  br i1 %44, label %45, label %46, !dbg !516

45:                                               ; preds = %41, %34
  br label %46, !dbg !517

46:                                               ; preds = %45, %41
  %47 = phi i32 [ %39, %45 ], [ %36, %41 ], !dbg !518
  %48 = phi float [ %38, %45 ], [ %35, %41 ], !dbg !518
  %49 = lshr i32 %37, 1, !dbg !519
  %50 = icmp eq i32 %49, 0, !dbg !520
  br i1 %50, label %31, label %34, !dbg !500, !llvm.loop !521

51:                                               ; preds = %31
  %52 = zext nneg i32 %6 to i64, !dbg !523
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 %52, !dbg !523
  store float %48, ptr %53, align 4, !dbg !524, !tbaa !33
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 %52, !dbg !525
  store i32 %47, ptr %54, align 4, !dbg !526, !tbaa !7
  br label %55, !dbg !527

55:                                               ; preds = %51, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !528
  %56 = icmp eq i32 %5, 0, !dbg !529
  br i1 %56, label %61, label %83, !dbg !529

57:                                               ; preds = %78
  %58 = zext nneg i32 %7 to i64, !dbg !530
  %59 = getelementptr inbounds nuw float, ptr %1, i64 %58, !dbg !530
  store float %80, ptr %59, align 4, !dbg !531, !tbaa !33
  %60 = getelementptr inbounds nuw i32, ptr %2, i64 %58, !dbg !532
  store i32 %79, ptr %60, align 4, !dbg !533, !tbaa !7
  br label %83, !dbg !534

61:                                               ; preds = %55, %78
  %62 = phi i32 [ %81, %78 ], [ 1, %55 ]
  %63 = phi float [ %80, %78 ], [ %48, %55 ]
  %64 = phi i32 [ %79, %78 ], [ %47, %55 ]
  %65 = zext nneg i32 %62 to i64, !dbg !535
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 %65, !dbg !535
  %67 = load float, ptr %66, align 4, !dbg !535, !tbaa !33
  %68 = fcmp contract ogt float %67, %63, !dbg !536
  br i1 %68, label %75, label %69, !dbg !537

69:                                               ; preds = %61
  %70 = fcmp contract oeq float %67, %63, !dbg !538
  br i1 %70, label %71, label %78, !dbg !539

71:                                               ; preds = %69
  %72 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 %65, !dbg !540
  %73 = load i32, ptr %72, align 4, !dbg !540, !tbaa !7
  %74 = icmp slt i32 %73, %64, !dbg !541
  br i1 %74, label %75, label %78, !dbg !537

75:                                               ; preds = %71, %61
  %76 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 %65, !dbg !542
  %77 = load i32, ptr %76, align 4, !dbg !542, !tbaa !7
  br label %78, !dbg !543

78:                                               ; preds = %69, %71, %75
  %79 = phi i32 [ %77, %75 ], [ %64, %71 ], [ %64, %69 ], !dbg !518
  %80 = phi float [ %67, %75 ], [ %63, %71 ], [ %63, %69 ], !dbg !518
  %81 = add nuw nsw i32 %62, 1, !dbg !544
  %82 = icmp eq i32 %81, 4, !dbg !545
  br i1 %82, label %57, label %61, !dbg !546, !llvm.loop !547

83:                                               ; preds = %57, %55
  ret void, !dbg !549
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "best.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "top_values", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 24, scope: !11)
!21 = !DILocation(line: 7, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 7, column: 37, scope: !11)
!25 = !DILocation(line: 7, column: 35, scope: !11)
!26 = !DILocation(line: 8, column: 9, scope: !11)
!27 = !DILocation(line: 9, column: 3, scope: !11)
!28 = !DILocation(line: 10, column: 3, scope: !11)
!29 = !DILocation(line: 11, column: 21, scope: !11)
!30 = !DILocation(line: 11, column: 3, scope: !11)
!31 = !DILocation(line: 10, column: 31, scope: !11)
!32 = !DILocation(line: 10, column: 39, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 10, column: 27, scope: !11)
!36 = !DILocation(line: 10, column: 21, scope: !11)
!37 = distinct !{!37, !28, !38, !39, !40}
!38 = !DILocation(line: 10, column: 42, scope: !11)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 20, column: 3, scope: !11)
!42 = !DILocation(line: 12, column: 23, scope: !11)
!43 = !DILocation(line: 12, column: 15, scope: !11)
!44 = !DILocation(line: 13, column: 5, scope: !11)
!45 = !DILocation(line: 11, column: 27, scope: !11)
!46 = distinct !{!46, !30, !47, !39, !40}
!47 = !DILocation(line: 19, column: 3, scope: !11)
!48 = !DILocation(line: 14, column: 15, scope: !11)
!49 = !DILocation(line: 14, column: 13, scope: !11)
!50 = !DILocation(line: 16, column: 17, scope: !11)
!51 = !DILocation(line: 18, column: 7, scope: !11)
!52 = !DILocation(line: 0, scope: !11)
!53 = !DILocation(line: 13, column: 29, scope: !11)
!54 = !DILocation(line: 13, column: 23, scope: !11)
!55 = distinct !{!55, !44, !51, !39, !40}
!56 = !DILocation(line: 21, column: 1, scope: !11)
!57 = !DILocation(line: 20, column: 48, scope: !11)
!58 = !DILocation(line: 20, column: 41, scope: !11)
!59 = !DILocation(line: 20, column: 31, scope: !11)
!60 = !DILocation(line: 20, column: 46, scope: !11)
!61 = !DILocation(line: 20, column: 27, scope: !11)
!62 = !DILocation(line: 20, column: 21, scope: !11)
!63 = distinct !{!63, !41, !64, !39, !40}
!64 = !DILocation(line: 20, column: 54, scope: !11)
!65 = distinct !DISubprogram(name: "top_indices", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !67)
!67 = distinct !DILocation(line: 25, column: 11, scope: !65)
!68 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !69)
!69 = distinct !DILocation(line: 25, column: 24, scope: !65)
!70 = !DILocation(line: 25, column: 22, scope: !65)
!71 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 37, scope: !65)
!73 = !DILocation(line: 25, column: 35, scope: !65)
!74 = !DILocation(line: 26, column: 9, scope: !65)
!75 = !DILocation(line: 27, column: 3, scope: !65)
!76 = !DILocation(line: 28, column: 3, scope: !65)
!77 = !DILocation(line: 29, column: 3, scope: !65)
!78 = !DILocation(line: 33, column: 21, scope: !65)
!79 = !DILocation(line: 33, column: 3, scope: !65)
!80 = !DILocation(line: 30, column: 5, scope: !65)
!81 = !DILocation(line: 30, column: 13, scope: !65)
!82 = !DILocation(line: 31, column: 5, scope: !65)
!83 = !DILocation(line: 31, column: 14, scope: !65)
!84 = !DILocation(line: 29, column: 27, scope: !65)
!85 = !DILocation(line: 29, column: 21, scope: !65)
!86 = distinct !{!86, !77, !87, !39, !40}
!87 = !DILocation(line: 32, column: 3, scope: !65)
!88 = !DILocation(line: 46, column: 3, scope: !65)
!89 = !DILocation(line: 34, column: 19, scope: !65)
!90 = !DILocation(line: 34, column: 26, scope: !65)
!91 = !DILocation(line: 34, column: 15, scope: !65)
!92 = !DILocation(line: 35, column: 13, scope: !65)
!93 = !DILocation(line: 35, column: 11, scope: !65)
!94 = !DILocation(line: 37, column: 34, scope: !65)
!95 = !DILocation(line: 37, column: 27, scope: !65)
!96 = !DILocation(line: 37, column: 25, scope: !65)
!97 = !DILocation(line: 37, column: 7, scope: !65)
!98 = !DILocation(line: 38, column: 9, scope: !65)
!99 = !DILocation(line: 38, column: 17, scope: !65)
!100 = !DILocation(line: 39, column: 20, scope: !65)
!101 = !DILocation(line: 39, column: 9, scope: !65)
!102 = !DILocation(line: 39, column: 18, scope: !65)
!103 = !DILocation(line: 37, column: 16, scope: !65)
!104 = !DILocation(line: 37, column: 20, scope: !65)
!105 = distinct !{!105, !97, !106, !39, !40}
!106 = !DILocation(line: 41, column: 7, scope: !65)
!107 = !DILocation(line: 0, scope: !65)
!108 = !DILocation(line: 42, column: 7, scope: !65)
!109 = !DILocation(line: 42, column: 15, scope: !65)
!110 = !DILocation(line: 43, column: 7, scope: !65)
!111 = !DILocation(line: 43, column: 16, scope: !65)
!112 = !DILocation(line: 44, column: 5, scope: !65)
!113 = !DILocation(line: 33, column: 27, scope: !65)
!114 = distinct !{!114, !79, !115, !39, !40}
!115 = !DILocation(line: 45, column: 3, scope: !65)
!116 = !DILocation(line: 50, column: 1, scope: !65)
!117 = !DILocation(line: 47, column: 22, scope: !65)
!118 = !DILocation(line: 47, column: 15, scope: !65)
!119 = !DILocation(line: 47, column: 5, scope: !65)
!120 = !DILocation(line: 47, column: 20, scope: !65)
!121 = !DILocation(line: 48, column: 21, scope: !65)
!122 = !DILocation(line: 48, column: 5, scope: !65)
!123 = !DILocation(line: 48, column: 19, scope: !65)
!124 = !DILocation(line: 46, column: 27, scope: !65)
!125 = !DILocation(line: 46, column: 21, scope: !65)
!126 = distinct !{!126, !88, !127, !39, !40}
!127 = !DILocation(line: 49, column: 3, scope: !65)
!128 = distinct !DISubprogram(name: "three_smallest", scope: !1, file: !1, line: 53, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !130)
!130 = distinct !DILocation(line: 55, column: 11, scope: !128)
!131 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !132)
!132 = distinct !DILocation(line: 55, column: 24, scope: !128)
!133 = !DILocation(line: 55, column: 22, scope: !128)
!134 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !135)
!135 = distinct !DILocation(line: 55, column: 37, scope: !128)
!136 = !DILocation(line: 55, column: 35, scope: !128)
!137 = !DILocation(line: 56, column: 9, scope: !128)
!138 = !DILocation(line: 59, column: 25, scope: !128)
!139 = !DILocation(line: 59, column: 3, scope: !128)
!140 = !DILocation(line: 0, scope: !128)
!141 = !DILocation(line: 72, column: 9, scope: !128)
!142 = !DILocation(line: 72, column: 3, scope: !128)
!143 = !DILocation(line: 72, column: 14, scope: !128)
!144 = !{!145, !145, i64 0}
!145 = !{!"double", !9, i64 0}
!146 = !DILocation(line: 72, column: 29, scope: !128)
!147 = !DILocation(line: 72, column: 19, scope: !128)
!148 = !DILocation(line: 72, column: 34, scope: !128)
!149 = !DILocation(line: 72, column: 49, scope: !128)
!150 = !DILocation(line: 72, column: 39, scope: !128)
!151 = !DILocation(line: 72, column: 54, scope: !128)
!152 = !DILocation(line: 73, column: 3, scope: !128)
!153 = !DILocation(line: 73, column: 13, scope: !128)
!154 = !{!155, !155, i64 0}
!155 = !{!"long long", !9, i64 0}
!156 = !DILocation(line: 73, column: 19, scope: !128)
!157 = !DILocation(line: 73, column: 33, scope: !128)
!158 = !DILocation(line: 73, column: 39, scope: !128)
!159 = !DILocation(line: 73, column: 53, scope: !128)
!160 = !DILocation(line: 74, column: 1, scope: !128)
!161 = !DILocation(line: 59, scope: !128)
!162 = !DILocation(line: 60, column: 24, scope: !128)
!163 = !DILocation(line: 60, column: 16, scope: !128)
!164 = !DILocation(line: 61, column: 11, scope: !128)
!165 = !DILocation(line: 64, column: 26, scope: !128)
!166 = !DILocation(line: 64, column: 22, scope: !128)
!167 = !DILocation(line: 64, column: 19, scope: !128)
!168 = !DILocation(line: 65, column: 5, scope: !128)
!169 = !DILocation(line: 65, column: 18, scope: !128)
!170 = !DILocation(line: 67, column: 26, scope: !128)
!171 = !DILocation(line: 67, column: 22, scope: !128)
!172 = !DILocation(line: 67, column: 19, scope: !128)
!173 = !DILocation(line: 68, column: 5, scope: !128)
!174 = !DILocation(line: 68, column: 18, scope: !128)
!175 = !DILocation(line: 69, column: 26, scope: !128)
!176 = !DILocation(line: 69, column: 22, scope: !128)
!177 = !DILocation(line: 69, column: 19, scope: !128)
!178 = !DILocation(line: 70, column: 5, scope: !128)
!179 = distinct !{!179, !139, !180, !39, !40}
!180 = !DILocation(line: 71, column: 3, scope: !128)
!181 = distinct !DISubprogram(name: "last_of_equal", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !183)
!183 = distinct !DILocation(line: 78, column: 11, scope: !181)
!184 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !185)
!185 = distinct !DILocation(line: 78, column: 24, scope: !181)
!186 = !DILocation(line: 78, column: 22, scope: !181)
!187 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !188)
!188 = distinct !DILocation(line: 78, column: 37, scope: !181)
!189 = !DILocation(line: 78, column: 35, scope: !181)
!190 = !DILocation(line: 79, column: 9, scope: !181)
!191 = !DILocation(line: 82, column: 21, scope: !181)
!192 = !DILocation(line: 82, column: 3, scope: !181)
!193 = !DILocation(line: 0, scope: !181)
!194 = !DILocation(line: 91, column: 9, scope: !181)
!195 = !DILocation(line: 91, column: 3, scope: !181)
!196 = !DILocation(line: 91, column: 14, scope: !181)
!197 = !DILocation(line: 91, column: 29, scope: !181)
!198 = !DILocation(line: 91, column: 19, scope: !181)
!199 = !DILocation(line: 91, column: 34, scope: !181)
!200 = !DILocation(line: 92, column: 3, scope: !181)
!201 = !DILocation(line: 92, column: 13, scope: !181)
!202 = !DILocation(line: 92, column: 19, scope: !181)
!203 = !DILocation(line: 92, column: 33, scope: !181)
!204 = !DILocation(line: 93, column: 1, scope: !181)
!205 = !DILocation(line: 83, column: 23, scope: !181)
!206 = !DILocation(line: 83, column: 15, scope: !181)
!207 = !DILocation(line: 84, column: 11, scope: !181)
!208 = !DILocation(line: 87, column: 18, scope: !181)
!209 = !DILocation(line: 89, column: 5, scope: !181)
!210 = !DILocation(line: 82, column: 27, scope: !181)
!211 = distinct !{!211, !192, !212, !39, !40}
!212 = !DILocation(line: 90, column: 3, scope: !181)
!213 = distinct !DISubprogram(name: "k_nearest", scope: !1, file: !1, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !215)
!215 = distinct !DILocation(line: 98, column: 11, scope: !213)
!216 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !217)
!217 = distinct !DILocation(line: 98, column: 24, scope: !213)
!218 = !DILocation(line: 98, column: 22, scope: !213)
!219 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !220)
!220 = distinct !DILocation(line: 98, column: 37, scope: !213)
!221 = !DILocation(line: 98, column: 35, scope: !213)
!222 = !DILocation(line: 99, column: 9, scope: !213)
!223 = !DILocation(line: 100, column: 3, scope: !213)
!224 = !DILocation(line: 101, column: 3, scope: !213)
!225 = !DILocation(line: 102, column: 3, scope: !213)
!226 = !DILocation(line: 106, column: 21, scope: !213)
!227 = !DILocation(line: 106, column: 3, scope: !213)
!228 = !DILocation(line: 103, column: 5, scope: !213)
!229 = !DILocation(line: 103, column: 13, scope: !213)
!230 = !DILocation(line: 104, column: 5, scope: !213)
!231 = !DILocation(line: 104, column: 14, scope: !213)
!232 = !DILocation(line: 102, column: 27, scope: !213)
!233 = !DILocation(line: 102, column: 21, scope: !213)
!234 = distinct !{!234, !225, !235, !39, !40}
!235 = !DILocation(line: 105, column: 3, scope: !213)
!236 = !DILocation(line: 121, column: 3, scope: !213)
!237 = !DILocation(line: 107, column: 24, scope: !213)
!238 = !DILocation(line: 107, column: 16, scope: !213)
!239 = !DILocation(line: 107, column: 29, scope: !213)
!240 = !DILocation(line: 107, column: 50, scope: !213)
!241 = !DILocation(line: 107, column: 67, scope: !213)
!242 = !DILocation(line: 108, column: 16, scope: !213)
!243 = !DILocation(line: 108, column: 33, scope: !213)
!244 = !DILocation(line: 109, column: 18, scope: !213)
!245 = !DILocation(line: 109, column: 28, scope: !213)
!246 = !DILocation(line: 109, column: 23, scope: !213)
!247 = !DILocation(line: 109, column: 38, scope: !213)
!248 = !DILocation(line: 109, column: 33, scope: !213)
!249 = !DILocation(line: 110, column: 13, scope: !213)
!250 = !DILocation(line: 110, column: 11, scope: !213)
!251 = !DILocation(line: 112, column: 30, scope: !213)
!252 = !DILocation(line: 112, column: 23, scope: !213)
!253 = !DILocation(line: 112, column: 35, scope: !213)
!254 = !DILocation(line: 112, column: 7, scope: !213)
!255 = !DILocation(line: 113, column: 9, scope: !213)
!256 = !DILocation(line: 113, column: 17, scope: !213)
!257 = !DILocation(line: 114, column: 20, scope: !213)
!258 = !DILocation(line: 114, column: 9, scope: !213)
!259 = !DILocation(line: 114, column: 18, scope: !213)
!260 = !DILocation(line: 112, column: 16, scope: !213)
!261 = !DILocation(line: 112, column: 20, scope: !213)
!262 = distinct !{!262, !254, !263, !39, !40}
!263 = !DILocation(line: 116, column: 7, scope: !213)
!264 = !DILocation(line: 0, scope: !213)
!265 = !DILocation(line: 117, column: 7, scope: !213)
!266 = !DILocation(line: 117, column: 15, scope: !213)
!267 = !DILocation(line: 118, column: 7, scope: !213)
!268 = !DILocation(line: 118, column: 16, scope: !213)
!269 = !DILocation(line: 119, column: 5, scope: !213)
!270 = !DILocation(line: 106, column: 32, scope: !213)
!271 = distinct !{!271, !227, !272, !39, !40}
!272 = !DILocation(line: 120, column: 3, scope: !213)
!273 = !DILocation(line: 125, column: 1, scope: !213)
!274 = !DILocation(line: 122, column: 33, scope: !213)
!275 = !DILocation(line: 318, column: 44, scope: !276, inlinedAt: !278)
!276 = distinct !DISubprogram(name: "sqrtf", scope: !277, file: !277, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!277 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!278 = distinct !DILocation(line: 122, column: 27, scope: !213)
!279 = !DILocation(line: 122, column: 20, scope: !213)
!280 = !DILocation(line: 122, column: 5, scope: !213)
!281 = !DILocation(line: 122, column: 25, scope: !213)
!282 = !DILocation(line: 123, column: 24, scope: !213)
!283 = !DILocation(line: 123, column: 5, scope: !213)
!284 = !DILocation(line: 123, column: 22, scope: !213)
!285 = !DILocation(line: 121, column: 27, scope: !213)
!286 = !DILocation(line: 121, column: 21, scope: !213)
!287 = distinct !{!287, !236, !288, !39, !40}
!288 = !DILocation(line: 124, column: 3, scope: !213)
!289 = distinct !DISubprogram(name: "ratio_test", scope: !1, file: !1, line: 128, type: !12, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!290 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !291)
!291 = distinct !DILocation(line: 129, column: 11, scope: !289)
!292 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !293)
!293 = distinct !DILocation(line: 129, column: 24, scope: !289)
!294 = !DILocation(line: 129, column: 22, scope: !289)
!295 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !296)
!296 = distinct !DILocation(line: 129, column: 37, scope: !289)
!297 = !DILocation(line: 129, column: 35, scope: !289)
!298 = !DILocation(line: 130, column: 9, scope: !289)
!299 = !DILocation(line: 133, column: 21, scope: !289)
!300 = !DILocation(line: 133, column: 3, scope: !289)
!301 = !DILocation(line: 135, column: 5, scope: !289)
!302 = !DILocation(line: 147, column: 28, scope: !289)
!303 = !DILocation(line: 0, scope: !289)
!304 = !DILocation(line: 147, column: 20, scope: !289)
!305 = !DILocation(line: 147, column: 14, scope: !289)
!306 = !DILocation(line: 147, column: 3, scope: !289)
!307 = !DILocation(line: 147, column: 12, scope: !289)
!308 = !DILocation(line: 148, column: 1, scope: !289)
!309 = !DILocation(line: 139, column: 13, scope: !289)
!310 = !DILocation(line: 136, column: 25, scope: !289)
!311 = !DILocation(line: 136, column: 17, scope: !289)
!312 = !DILocation(line: 136, column: 40, scope: !289)
!313 = !DILocation(line: 136, column: 32, scope: !289)
!314 = !DILocation(line: 136, column: 30, scope: !289)
!315 = !DILocation(line: 137, column: 16, scope: !289)
!316 = !DILocation(line: 137, column: 11, scope: !289)
!317 = !DILocation(line: 135, column: 29, scope: !289)
!318 = !DILocation(line: 135, column: 23, scope: !289)
!319 = distinct !{!319, !301, !320, !39, !40}
!320 = !DILocation(line: 138, column: 5, scope: !289)
!321 = !DILocation(line: 143, column: 20, scope: !289)
!322 = !DILocation(line: 145, column: 5, scope: !289)
!323 = !DILocation(line: 133, column: 28, scope: !289)
!324 = distinct !{!324, !300, !325, !39, !40}
!325 = !DILocation(line: 146, column: 3, scope: !289)
!326 = distinct !DISubprogram(name: "smallest_words", scope: !1, file: !1, line: 151, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!327 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !328)
!328 = distinct !DILocation(line: 153, column: 11, scope: !326)
!329 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !330)
!330 = distinct !DILocation(line: 153, column: 24, scope: !326)
!331 = !DILocation(line: 153, column: 22, scope: !326)
!332 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !333)
!333 = distinct !DILocation(line: 153, column: 37, scope: !326)
!334 = !DILocation(line: 153, column: 35, scope: !326)
!335 = !DILocation(line: 154, column: 9, scope: !326)
!336 = !DILocation(line: 157, column: 21, scope: !326)
!337 = !DILocation(line: 157, column: 3, scope: !326)
!338 = !DILocation(line: 0, scope: !326)
!339 = !DILocation(line: 166, column: 9, scope: !326)
!340 = !DILocation(line: 166, column: 3, scope: !326)
!341 = !DILocation(line: 166, column: 14, scope: !326)
!342 = !DILocation(line: 166, column: 29, scope: !326)
!343 = !DILocation(line: 166, column: 19, scope: !326)
!344 = !DILocation(line: 166, column: 34, scope: !326)
!345 = !DILocation(line: 167, column: 3, scope: !326)
!346 = !DILocation(line: 167, column: 13, scope: !326)
!347 = !DILocation(line: 167, column: 19, scope: !326)
!348 = !DILocation(line: 167, column: 33, scope: !326)
!349 = !DILocation(line: 168, column: 1, scope: !326)
!350 = !DILocation(line: 158, column: 26, scope: !326)
!351 = !DILocation(line: 158, column: 18, scope: !326)
!352 = !DILocation(line: 159, column: 11, scope: !326)
!353 = !DILocation(line: 162, column: 18, scope: !326)
!354 = !DILocation(line: 157, column: 27, scope: !326)
!355 = distinct !{!355, !337, !356, !39, !40}
!356 = !DILocation(line: 165, column: 3, scope: !326)
!357 = distinct !DISubprogram(name: "two_above", scope: !1, file: !1, line: 171, type: !12, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!358 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !359)
!359 = distinct !DILocation(line: 172, column: 11, scope: !357)
!360 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !361)
!361 = distinct !DILocation(line: 172, column: 24, scope: !357)
!362 = !DILocation(line: 172, column: 22, scope: !357)
!363 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !364)
!364 = distinct !DILocation(line: 172, column: 37, scope: !357)
!365 = !DILocation(line: 172, column: 35, scope: !357)
!366 = !DILocation(line: 173, column: 9, scope: !357)
!367 = !DILocation(line: 175, column: 21, scope: !357)
!368 = !DILocation(line: 175, column: 3, scope: !357)
!369 = !DILocation(line: 0, scope: !357)
!370 = !DILocation(line: 186, column: 9, scope: !357)
!371 = !DILocation(line: 186, column: 3, scope: !357)
!372 = !DILocation(line: 186, column: 14, scope: !357)
!373 = !DILocation(line: 186, column: 19, scope: !357)
!374 = !DILocation(line: 186, column: 34, scope: !357)
!375 = !DILocation(line: 187, column: 1, scope: !357)
!376 = !DILocation(line: 176, column: 23, scope: !357)
!377 = !DILocation(line: 176, column: 15, scope: !357)
!378 = !DILocation(line: 177, column: 11, scope: !357)
!379 = !DILocation(line: 178, column: 13, scope: !357)
!380 = !DILocation(line: 181, column: 20, scope: !357)
!381 = !DILocation(line: 183, column: 7, scope: !357)
!382 = !DILocation(line: 175, column: 27, scope: !357)
!383 = distinct !{!383, !368, !384, !39, !40}
!384 = !DILocation(line: 185, column: 3, scope: !357)
!385 = distinct !DISubprogram(name: "best_pair", scope: !1, file: !1, line: 196, type: !12, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!386 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !387)
!387 = distinct !DILocation(line: 198, column: 11, scope: !385)
!388 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !389)
!389 = distinct !DILocation(line: 198, column: 28, scope: !385)
!390 = !DILocation(line: 202, column: 21, scope: !385)
!391 = !DILocation(line: 202, column: 3, scope: !385)
!392 = !DILocation(line: 0, scope: !385)
!393 = !DILocation(line: 208, column: 3, scope: !385)
!394 = !DILocation(line: 208, column: 12, scope: !385)
!395 = !DILocation(line: 209, column: 3, scope: !385)
!396 = !DILocation(line: 210, column: 3, scope: !385)
!397 = !DILocation(line: 203, column: 17, scope: !385)
!398 = !DILocation(line: 203, column: 9, scope: !385)
!399 = !DILocation(line: 203, column: 22, scope: !385)
!400 = !DILocation(line: 202, column: 28, scope: !385)
!401 = distinct !{!401, !391, !402, !39, !40}
!402 = !DILocation(line: 207, column: 3, scope: !385)
!403 = !DILocation(line: 214, column: 9, scope: !385)
!404 = !DILocation(line: 211, column: 11, scope: !385)
!405 = !DILocation(line: 211, column: 18, scope: !385)
!406 = !DILocation(line: 211, column: 29, scope: !385)
!407 = !DILocation(line: 211, column: 21, scope: !385)
!408 = !DILocation(line: 211, column: 37, scope: !385)
!409 = !{!410, !34, i64 0}
!410 = !{!"_ZTS4Pair", !34, i64 0, !8, i64 4}
!411 = !DILocation(line: 211, column: 54, scope: !385)
!412 = !DILocation(line: 211, column: 43, scope: !385)
!413 = !DILocation(line: 211, column: 70, scope: !385)
!414 = !DILocation(line: 211, column: 61, scope: !385)
!415 = !DILocation(line: 212, column: 5, scope: !385)
!416 = !DILocation(line: 210, column: 38, scope: !385)
!417 = !DILocation(line: 210, column: 28, scope: !385)
!418 = distinct !{!418, !396, !419, !39, !40}
!419 = !DILocation(line: 213, column: 3, scope: !385)
!420 = !DILocation(line: 215, column: 25, scope: !385)
!421 = !DILocation(line: 215, column: 5, scope: !385)
!422 = !DILocation(line: 215, column: 14, scope: !385)
!423 = !DILocation(line: 216, column: 25, scope: !385)
!424 = !{!410, !8, i64 4}
!425 = !DILocation(line: 216, column: 5, scope: !385)
!426 = !DILocation(line: 216, column: 14, scope: !385)
!427 = !DILocation(line: 217, column: 3, scope: !385)
!428 = !DILocation(line: 218, column: 1, scope: !385)
!429 = distinct !DISubprogram(name: "better", scope: !1, file: !1, line: 221, type: !12, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!430 = !DILocation(line: 222, column: 12, scope: !429)
!431 = !DILocation(line: 222, column: 22, scope: !429)
!432 = !DILocation(line: 222, column: 18, scope: !429)
!433 = !DILocation(line: 222, column: 28, scope: !429)
!434 = !DILocation(line: 222, column: 40, scope: !429)
!435 = !DILocation(line: 222, column: 51, scope: !429)
!436 = !DILocation(line: 222, column: 56, scope: !429)
!437 = !DILocation(line: 222, column: 66, scope: !429)
!438 = !DILocation(line: 222, column: 62, scope: !429)
!439 = !DILocation(line: 222, column: 10, scope: !429)
!440 = !DILocation(line: 222, column: 3, scope: !429)
!441 = distinct !DISubprogram(name: "best_warp", scope: !1, file: !1, line: 225, type: !12, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!442 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !443)
!443 = distinct !DILocation(line: 226, column: 14, scope: !441)
!444 = !DILocation(line: 226, column: 26, scope: !441)
!445 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !446)
!446 = distinct !DILocation(line: 226, column: 36, scope: !441)
!447 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !448)
!448 = distinct !DILocation(line: 226, column: 50, scope: !441)
!449 = !DILocation(line: 226, column: 61, scope: !441)
!450 = !DILocation(line: 226, column: 47, scope: !441)
!451 = !DILocation(line: 226, column: 81, scope: !441)
!452 = !DILocation(line: 226, column: 67, scope: !441)
!453 = !DILocation(line: 230, column: 24, scope: !441)
!454 = !DILocation(line: 230, column: 3, scope: !441)
!455 = !DILocation(line: 236, column: 3, scope: !441)
!456 = !DILocation(line: 232, column: 27, scope: !441)
!457 = !DILocation(line: 232, column: 19, scope: !441)
!458 = !DILocation(line: 222, column: 18, scope: !429, inlinedAt: !459)
!459 = distinct !DILocation(line: 234, column: 11, scope: !441)
!460 = !DILocation(line: 222, column: 28, scope: !429, inlinedAt: !459)
!461 = !DILocation(line: 222, column: 40, scope: !429, inlinedAt: !459)
!462 = !DILocation(line: 222, column: 51, scope: !429, inlinedAt: !459)
!463 = !DILocation(line: 222, column: 10, scope: !429, inlinedAt: !459)
!464 = !DILocation(line: 230, column: 31, scope: !441)
!465 = distinct !{!465, !454, !466, !39, !40}
!466 = !DILocation(line: 235, column: 3, scope: !441)
!467 = !DILocation(line: 242, column: 12, scope: !441)
!468 = !DILocation(line: 180, column: 22, scope: !469, inlinedAt: !471)
!469 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !470, file: !470, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!470 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!471 = distinct !DILocation(line: 238, column: 19, scope: !441)
!472 = !DILocation(line: 179, column: 40, scope: !473, inlinedAt: !474)
!473 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !470, file: !470, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!474 = distinct !DILocation(line: 239, column: 19, scope: !441)
!475 = !DILocation(line: 222, column: 18, scope: !429, inlinedAt: !476)
!476 = distinct !DILocation(line: 240, column: 11, scope: !441)
!477 = !DILocation(line: 222, column: 28, scope: !429, inlinedAt: !476)
!478 = !DILocation(line: 222, column: 40, scope: !429, inlinedAt: !476)
!479 = !DILocation(line: 222, column: 51, scope: !429, inlinedAt: !476)
!480 = !DILocation(line: 222, column: 10, scope: !429, inlinedAt: !476)
!481 = !DILocation(line: 236, column: 38, scope: !441)
!482 = !DILocation(line: 236, column: 28, scope: !441)
!483 = distinct !{!483, !455, !484, !39, !40}
!484 = !DILocation(line: 241, column: 3, scope: !441)
!485 = !DILocation(line: 242, column: 18, scope: !441)
!486 = !DILocation(line: 242, column: 27, scope: !441)
!487 = !DILocation(line: 243, column: 1, scope: !441)
!488 = distinct !DISubprogram(name: "best_block", scope: !1, file: !1, line: 247, type: !12, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!489 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !490)
!490 = distinct !DILocation(line: 250, column: 11, scope: !488)
!491 = !DILocation(line: 250, column: 48, scope: !488)
!492 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !493)
!493 = distinct !DILocation(line: 250, column: 58, scope: !488)
!494 = !DILocation(line: 251, column: 17, scope: !488)
!495 = !DILocation(line: 251, column: 21, scope: !488)
!496 = !DILocation(line: 251, column: 13, scope: !488)
!497 = !DILocation(line: 253, scope: !488)
!498 = !DILocation(line: 253, column: 27, scope: !488)
!499 = !DILocation(line: 253, column: 3, scope: !488)
!500 = !DILocation(line: 259, column: 3, scope: !488)
!501 = !DILocation(line: 254, column: 17, scope: !488)
!502 = !DILocation(line: 254, column: 9, scope: !488)
!503 = !DILocation(line: 254, column: 22, scope: !488)
!504 = distinct !{!504, !499, !505, !39, !40}
!505 = !DILocation(line: 258, column: 3, scope: !488)
!506 = !DILocation(line: 267, column: 12, scope: !488)
!507 = !DILocation(line: 182, column: 22, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !470, file: !470, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!509 = distinct !DILocation(line: 260, column: 15, scope: !488)
!510 = !DILocation(line: 181, column: 39, scope: !511, inlinedAt: !512)
!511 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !470, file: !470, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!512 = distinct !DILocation(line: 261, column: 13, scope: !488)
!513 = !DILocation(line: 262, column: 11, scope: !488)
!514 = !DILocation(line: 262, column: 15, scope: !488)
!515 = !DILocation(line: 262, column: 21, scope: !488)
!516 = !DILocation(line: 262, column: 26, scope: !488)
!517 = !DILocation(line: 265, column: 5, scope: !488)
!518 = !DILocation(line: 0, scope: !488)
!519 = !DILocation(line: 259, column: 38, scope: !488)
!520 = !DILocation(line: 259, column: 28, scope: !488)
!521 = distinct !{!521, !500, !522, !39, !40}
!522 = !DILocation(line: 266, column: 3, scope: !488)
!523 = !DILocation(line: 268, column: 5, scope: !488)
!524 = !DILocation(line: 268, column: 18, scope: !488)
!525 = !DILocation(line: 269, column: 5, scope: !488)
!526 = !DILocation(line: 269, column: 18, scope: !488)
!527 = !DILocation(line: 270, column: 3, scope: !488)
!528 = !DILocation(line: 271, column: 3, scope: !488)
!529 = !DILocation(line: 272, column: 9, scope: !488)
!530 = !DILocation(line: 279, column: 5, scope: !488)
!531 = !DILocation(line: 279, column: 14, scope: !488)
!532 = !DILocation(line: 280, column: 5, scope: !488)
!533 = !DILocation(line: 280, column: 14, scope: !488)
!534 = !DILocation(line: 281, column: 3, scope: !488)
!535 = !DILocation(line: 274, column: 11, scope: !488)
!536 = !DILocation(line: 274, column: 21, scope: !488)
!537 = !DILocation(line: 274, column: 25, scope: !488)
!538 = !DILocation(line: 274, column: 39, scope: !488)
!539 = !DILocation(line: 274, column: 44, scope: !488)
!540 = !DILocation(line: 274, column: 47, scope: !488)
!541 = !DILocation(line: 274, column: 57, scope: !488)
!542 = !DILocation(line: 276, column: 13, scope: !488)
!543 = !DILocation(line: 277, column: 7, scope: !488)
!544 = !DILocation(line: 273, column: 29, scope: !488)
!545 = !DILocation(line: 273, column: 23, scope: !488)
!546 = !DILocation(line: 273, column: 5, scope: !488)
!547 = distinct !{!547, !546, !548, !39, !40}
!548 = !DILocation(line: 278, column: 5, scope: !488)
!549 = !DILocation(line: 282, column: 1, scope: !488)
