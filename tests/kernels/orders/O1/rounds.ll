; ModuleID = 'rounds.cu'
source_filename = "rounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17rounds_of_a_blockE3row = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5value = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5place = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounds_of_a_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %7 = icmp slt i32 %6, %3, !dbg !18
  br i1 %7, label %8, label %11, !dbg !19

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %3, %9
  br label %21, !dbg !19

11:                                               ; preds = %21, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %12 = icmp sgt i32 %4, 0, !dbg !21
  br i1 %12, label %13, label %33, !dbg !22

13:                                               ; preds = %11
  %14 = icmp slt i32 %6, %3
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %15
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %15
  %18 = icmp eq i32 %6, 0
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %4, %19
  br label %31, !dbg !22

21:                                               ; preds = %8, %21
  %22 = phi i32 [ %6, %8 ], [ %29, %21 ]
  %23 = add i32 %22, %10, !dbg !23
  %24 = zext i32 %23 to i64, !dbg !24
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24, !dbg !24
  %26 = load float, ptr %25, align 4, !dbg !24, !tbaa !25
  %27 = zext nneg i32 %22 to i64, !dbg !27
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %27, !dbg !27
  store float %26, ptr %28, align 4, !dbg !28, !tbaa !25
  %29 = add nuw nsw i32 %22, 64, !dbg !29
  %30 = icmp slt i32 %29, %3, !dbg !18
  br i1 %30, label %21, label %11, !dbg !19, !llvm.loop !30

31:                                               ; preds = %13, %77
  %32 = phi i32 [ 0, %13 ], [ %78, %77 ]
  br i1 %14, label %37, label %34, !dbg !34

33:                                               ; preds = %77, %11
  ret void, !dbg !35

34:                                               ; preds = %37, %31
  %35 = phi float [ 0xC7EFFFFFE0000000, %31 ], [ %45, %37 ], !dbg !36
  %36 = phi i32 [ -1, %31 ], [ %46, %37 ], !dbg !36
  store float %35, ptr %16, align 4, !dbg !37, !tbaa !25
  store i32 %36, ptr %17, align 4, !dbg !38, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  br label %50, !dbg !40

37:                                               ; preds = %31, %37
  %38 = phi i32 [ %47, %37 ], [ %6, %31 ]
  %39 = phi i32 [ %46, %37 ], [ -1, %31 ]
  %40 = phi float [ %45, %37 ], [ 0xC7EFFFFFE0000000, %31 ]
  %41 = zext nneg i32 %38 to i64, !dbg !41
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %41, !dbg !41
  %43 = load float, ptr %42, align 4, !dbg !41, !tbaa !25
  %44 = fcmp contract ogt float %43, %40, !dbg !42
  %45 = select i1 %44, float %43, float %40, !dbg !42
  %46 = select i1 %44, i32 %38, i32 %39, !dbg !42
  %47 = add nuw nsw i32 %38, 64, !dbg !43
  %48 = icmp slt i32 %47, %3, !dbg !44
  br i1 %48, label %37, label %34, !dbg !34, !llvm.loop !45

49:                                               ; preds = %63
  br i1 %18, label %66, label %77, !dbg !47

50:                                               ; preds = %34, %63
  %51 = phi i32 [ 32, %34 ], [ %64, %63 ]
  %52 = icmp samesign ult i32 %6, %51, !dbg !48
  br i1 %52, label %53, label %63, !dbg !49

53:                                               ; preds = %50
  %54 = add nuw nsw i32 %51, %6, !dbg !50
  %55 = zext nneg i32 %54 to i64, !dbg !51
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %55, !dbg !51
  %57 = load float, ptr %56, align 4, !dbg !51, !tbaa !25
  %58 = load float, ptr %16, align 4, !dbg !52, !tbaa !25
  %59 = fcmp contract ogt float %57, %58, !dbg !53
  br i1 %59, label %60, label %63, !dbg !49

60:                                               ; preds = %53
  store float %57, ptr %16, align 4, !dbg !54, !tbaa !25
  %61 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %55, !dbg !55
  %62 = load i32, ptr %61, align 4, !dbg !55, !tbaa !7
  store i32 %62, ptr %17, align 4, !dbg !56, !tbaa !7
  br label %63, !dbg !57

63:                                               ; preds = %60, %53, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %64 = lshr i32 %51, 1, !dbg !59
  %65 = icmp eq i32 %64, 0, !dbg !60
  br i1 %65, label %49, label %50, !dbg !40, !llvm.loop !61

66:                                               ; preds = %49
  %67 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), align 4, !dbg !63, !tbaa !25
  %68 = add i32 %32, %20, !dbg !64
  %69 = zext i32 %68 to i64, !dbg !65
  %70 = getelementptr inbounds nuw float, ptr %1, i64 %69, !dbg !65
  store float %67, ptr %70, align 4, !dbg !66, !tbaa !25
  %71 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), align 4, !dbg !67, !tbaa !7
  %72 = getelementptr inbounds nuw i32, ptr %2, i64 %69, !dbg !68
  store i32 %71, ptr %72, align 4, !dbg !69, !tbaa !7
  %73 = icmp sgt i32 %71, -1, !dbg !70
  br i1 %73, label %74, label %77, !dbg !70

74:                                               ; preds = %66
  %75 = zext nneg i32 %71 to i64, !dbg !71
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %75, !dbg !71
  store float 0xC7EFFFFFE0000000, ptr %76, align 4, !dbg !72, !tbaa !25
  br label %77, !dbg !71

77:                                               ; preds = %66, %74, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !73
  %78 = add nuw nsw i32 %32, 1, !dbg !74
  %79 = icmp eq i32 %78, %4, !dbg !21
  br i1 %79, label %33, label %31, !dbg !22, !llvm.loop !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_of_a_lane(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !77 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %8 = mul i32 %6, %7, !dbg !84
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %10 = add i32 %8, %9, !dbg !87
  %11 = icmp slt i32 %10, %4, !dbg !88
  br i1 %11, label %12, label %46, !dbg !88

12:                                               ; preds = %5
  %13 = mul nsw i32 %3, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = icmp sgt i32 %3, 1
  %17 = shl nsw i32 %10, 2
  br label %18, !dbg !89

18:                                               ; preds = %12, %21
  %19 = phi i32 [ 0, %12 ], [ %31, %21 ]
  %20 = load float, ptr %15, align 4, !dbg !90, !tbaa !25
  br i1 %16, label %33, label %21, !dbg !91

21:                                               ; preds = %33, %18
  %22 = phi float [ %20, %18 ], [ %42, %33 ], !dbg !92
  %23 = phi i32 [ 0, %18 ], [ %43, %33 ], !dbg !92
  %24 = add nuw nsw i32 %19, %17, !dbg !93
  %25 = sext i32 %24 to i64, !dbg !94
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !94
  store float %22, ptr %26, align 4, !dbg !95, !tbaa !25
  %27 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !96
  store i32 %23, ptr %27, align 4, !dbg !97, !tbaa !7
  %28 = add nsw i32 %23, %13, !dbg !98
  %29 = sext i32 %28 to i64, !dbg !99
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !99
  store float 0xFFF0000000000000, ptr %30, align 4, !dbg !100, !tbaa !25
  %31 = add nuw nsw i32 %19, 1, !dbg !101
  %32 = icmp eq i32 %31, 4, !dbg !102
  br i1 %32, label %46, label %18, !dbg !89, !llvm.loop !103

33:                                               ; preds = %18, %33
  %34 = phi i32 [ %44, %33 ], [ 1, %18 ]
  %35 = phi i32 [ %43, %33 ], [ 0, %18 ]
  %36 = phi float [ %42, %33 ], [ %20, %18 ]
  %37 = add nsw i32 %34, %13, !dbg !105
  %38 = sext i32 %37 to i64, !dbg !106
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !106
  %40 = load float, ptr %39, align 4, !dbg !106, !tbaa !25
  %41 = fcmp contract ogt float %40, %36, !dbg !107
  %42 = select i1 %41, float %40, float %36, !dbg !107
  %43 = select i1 %41, i32 %34, i32 %35, !dbg !107
  %44 = add nuw nsw i32 %34, 1, !dbg !108
  %45 = icmp eq i32 %44, %3, !dbg !109
  br i1 %45, label %21, label %33, !dbg !91, !llvm.loop !110

46:                                               ; preds = %21, %5
  ret void, !dbg !112
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_with_flags(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !113 {
  %6 = alloca [64 x i8], align 1
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %9 = mul i32 %7, %8, !dbg !118
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %11 = add i32 %9, %10, !dbg !121
  %12 = icmp slt i32 %11, %4, !dbg !122
  br i1 %12, label %13, label %62, !dbg !122

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5, !dbg !123
  %14 = icmp sgt i32 %3, 0, !dbg !124
  br i1 %14, label %19, label %15, !dbg !125

15:                                               ; preds = %19, %13
  %16 = icmp sgt i32 %3, 0
  %17 = mul nsw i32 %11, 3
  %18 = mul nsw i32 %3, %11
  br label %25, !dbg !126

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %23, %19 ], [ 0, %13 ]
  %21 = zext nneg i32 %20 to i64, !dbg !127
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 %21, !dbg !127
  store i8 0, ptr %22, align 1, !dbg !128, !tbaa !129
  %23 = add nuw nsw i32 %20, 1, !dbg !131
  %24 = icmp eq i32 %23, %3, !dbg !124
  br i1 %24, label %15, label %19, !dbg !125, !llvm.loop !132

25:                                               ; preds = %15, %59
  %26 = phi i32 [ 0, %15 ], [ %60, %59 ]
  br i1 %16, label %36, label %28, !dbg !134

27:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5, !dbg !135
  br label %62, !dbg !135

28:                                               ; preds = %51, %25
  %29 = phi float [ 0xC7EFFFFFE0000000, %25 ], [ %52, %51 ], !dbg !136
  %30 = phi i32 [ -1, %25 ], [ %53, %51 ], !dbg !137
  %31 = add nsw i32 %26, %17, !dbg !138
  %32 = sext i32 %31 to i64, !dbg !139
  %33 = getelementptr inbounds float, ptr %1, i64 %32, !dbg !139
  store float %29, ptr %33, align 4, !dbg !140, !tbaa !25
  %34 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !141
  store i32 %30, ptr %34, align 4, !dbg !142, !tbaa !7
  %35 = icmp sgt i32 %30, -1, !dbg !143
  br i1 %35, label %56, label %59, !dbg !143

36:                                               ; preds = %25, %51
  %37 = phi i32 [ %54, %51 ], [ 0, %25 ]
  %38 = phi i32 [ %53, %51 ], [ -1, %25 ]
  %39 = phi float [ %52, %51 ], [ 0xC7EFFFFFE0000000, %25 ]
  %40 = zext nneg i32 %37 to i64, !dbg !144
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 %40, !dbg !144
  %42 = load i8, ptr %41, align 1, !dbg !144, !tbaa !129, !range !145, !noundef !13
  %43 = trunc nuw i8 %42 to i1, !dbg !144
  br i1 %43, label %51, label %44, !dbg !146

44:                                               ; preds = %36
  %45 = add nsw i32 %37, %18, !dbg !147
  %46 = sext i32 %45 to i64, !dbg !148
  %47 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !148
  %48 = load float, ptr %47, align 4, !dbg !148, !tbaa !25
  %49 = fcmp contract ogt float %48, %39, !dbg !149
  br i1 %49, label %50, label %51, !dbg !146

50:                                               ; preds = %44
  br label %51, !dbg !150

51:                                               ; preds = %36, %44, %50
  %52 = phi float [ %39, %36 ], [ %48, %50 ], [ %39, %44 ], !dbg !151
  %53 = phi i32 [ %38, %36 ], [ %37, %50 ], [ %38, %44 ], !dbg !151
  %54 = add nuw nsw i32 %37, 1, !dbg !152
  %55 = icmp eq i32 %54, %3, !dbg !153
  br i1 %55, label %28, label %36, !dbg !134, !llvm.loop !154

56:                                               ; preds = %28
  %57 = zext nneg i32 %30 to i64, !dbg !155
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 %57, !dbg !155
  store i8 1, ptr %58, align 1, !dbg !156, !tbaa !129
  br label %59, !dbg !155

59:                                               ; preds = %56, %28
  %60 = add nuw nsw i32 %26, 1, !dbg !157
  %61 = icmp eq i32 %60, 3, !dbg !158
  br i1 %61, label %27, label %25, !dbg !126, !llvm.loop !159

62:                                               ; preds = %5, %27
  ret void, !dbg !135
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_of_columns(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !161 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164
  %8 = mul i32 %6, %7, !dbg !166
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %10 = add i32 %8, %9, !dbg !169
  %11 = icmp slt i32 %10, %4, !dbg !170
  br i1 %11, label %12, label %47, !dbg !170

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br label %14, !dbg !171

14:                                               ; preds = %12, %44
  %15 = phi i32 [ 0, %12 ], [ %45, %44 ]
  br i1 %13, label %25, label %16, !dbg !172

16:                                               ; preds = %25, %14
  %17 = phi double [ 1.000000e+300, %14 ], [ %35, %25 ], !dbg !173
  %18 = phi i32 [ -1, %14 ], [ %36, %25 ], !dbg !173
  %19 = mul nsw i32 %15, %4, !dbg !174
  %20 = add nsw i32 %19, %10, !dbg !175
  %21 = sext i32 %20 to i64, !dbg !176
  %22 = getelementptr inbounds double, ptr %1, i64 %21, !dbg !176
  store double %17, ptr %22, align 8, !dbg !177, !tbaa !178
  %23 = getelementptr inbounds i32, ptr %2, i64 %21, !dbg !180
  store i32 %18, ptr %23, align 4, !dbg !181, !tbaa !7
  %24 = icmp sgt i32 %18, -1, !dbg !182
  br i1 %24, label %39, label %44, !dbg !182

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %37, %25 ], [ 0, %14 ]
  %27 = phi i32 [ %36, %25 ], [ -1, %14 ]
  %28 = phi double [ %35, %25 ], [ 1.000000e+300, %14 ]
  %29 = mul nsw i32 %26, %4, !dbg !183
  %30 = add nsw i32 %29, %10, !dbg !184
  %31 = sext i32 %30 to i64, !dbg !185
  %32 = getelementptr inbounds double, ptr %0, i64 %31, !dbg !185
  %33 = load double, ptr %32, align 8, !dbg !185, !tbaa !178
  %34 = fcmp contract olt double %33, %28, !dbg !186
  %35 = select i1 %34, double %33, double %28, !dbg !186
  %36 = select i1 %34, i32 %26, i32 %27, !dbg !186
  %37 = add nuw nsw i32 %26, 1, !dbg !187
  %38 = icmp eq i32 %37, %3, !dbg !188
  br i1 %38, label %16, label %25, !dbg !172, !llvm.loop !189

39:                                               ; preds = %16
  %40 = mul nsw i32 %18, %4, !dbg !191
  %41 = add nsw i32 %40, %10, !dbg !192
  %42 = sext i32 %41 to i64, !dbg !193
  %43 = getelementptr inbounds double, ptr %0, i64 %42, !dbg !193
  store double 1.000000e+300, ptr %43, align 8, !dbg !194, !tbaa !178
  br label %44, !dbg !193

44:                                               ; preds = %39, %16
  %45 = add nuw nsw i32 %15, 1, !dbg !195
  %46 = icmp eq i32 %45, 3, !dbg !196
  br i1 %46, label %47, label %14, !dbg !171, !llvm.loop !197

47:                                               ; preds = %44, %5
  ret void, !dbg !199
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rounds.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "rounds_of_a_block", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 10, column: 11, scope: !11)
!18 = !DILocation(line: 11, column: 21, scope: !11)
!19 = !DILocation(line: 11, column: 3, scope: !11)
!20 = !DILocation(line: 13, column: 3, scope: !11)
!21 = !DILocation(line: 14, column: 29, scope: !11)
!22 = !DILocation(line: 14, column: 3, scope: !11)
!23 = !DILocation(line: 12, column: 31, scope: !11)
!24 = !DILocation(line: 12, column: 14, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !9, i64 0}
!27 = !DILocation(line: 12, column: 5, scope: !11)
!28 = !DILocation(line: 12, column: 12, scope: !11)
!29 = !DILocation(line: 11, column: 28, scope: !11)
!30 = distinct !{!30, !19, !31, !32, !33}
!31 = !DILocation(line: 12, column: 34, scope: !11)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !DILocation(line: 17, column: 5, scope: !11)
!35 = !DILocation(line: 40, column: 1, scope: !11)
!36 = !DILocation(line: 0, scope: !11)
!37 = !DILocation(line: 22, column: 14, scope: !11)
!38 = !DILocation(line: 23, column: 14, scope: !11)
!39 = !DILocation(line: 24, column: 5, scope: !11)
!40 = !DILocation(line: 25, column: 5, scope: !11)
!41 = !DILocation(line: 18, column: 11, scope: !11)
!42 = !DILocation(line: 18, column: 18, scope: !11)
!43 = !DILocation(line: 17, column: 30, scope: !11)
!44 = !DILocation(line: 17, column: 23, scope: !11)
!45 = distinct !{!45, !34, !46, !32, !33}
!46 = !DILocation(line: 21, column: 7, scope: !11)
!47 = !DILocation(line: 32, column: 11, scope: !11)
!48 = !DILocation(line: 26, column: 13, scope: !11)
!49 = !DILocation(line: 26, column: 17, scope: !11)
!50 = !DILocation(line: 26, column: 28, scope: !11)
!51 = !DILocation(line: 26, column: 20, scope: !11)
!52 = !DILocation(line: 26, column: 35, scope: !11)
!53 = !DILocation(line: 26, column: 33, scope: !11)
!54 = !DILocation(line: 27, column: 18, scope: !11)
!55 = !DILocation(line: 28, column: 20, scope: !11)
!56 = !DILocation(line: 28, column: 18, scope: !11)
!57 = !DILocation(line: 29, column: 7, scope: !11)
!58 = !DILocation(line: 30, column: 7, scope: !11)
!59 = !DILocation(line: 25, column: 31, scope: !11)
!60 = !DILocation(line: 25, column: 24, scope: !11)
!61 = distinct !{!61, !40, !62, !32, !33}
!62 = !DILocation(line: 31, column: 5, scope: !11)
!63 = !DILocation(line: 33, column: 38, scope: !11)
!64 = !DILocation(line: 33, column: 27, scope: !11)
!65 = !DILocation(line: 33, column: 7, scope: !11)
!66 = !DILocation(line: 33, column: 36, scope: !11)
!67 = !DILocation(line: 34, column: 36, scope: !11)
!68 = !DILocation(line: 34, column: 7, scope: !11)
!69 = !DILocation(line: 34, column: 34, scope: !11)
!70 = !DILocation(line: 35, column: 20, scope: !11)
!71 = !DILocation(line: 36, column: 9, scope: !11)
!72 = !DILocation(line: 36, column: 23, scope: !11)
!73 = !DILocation(line: 38, column: 5, scope: !11)
!74 = !DILocation(line: 14, column: 39, scope: !11)
!75 = distinct !{!75, !22, !76, !32, !33}
!76 = !DILocation(line: 39, column: 3, scope: !11)
!77 = distinct !DISubprogram(name: "rounds_of_a_lane", scope: !1, file: !1, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 66, column: 27, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 44, column: 11, scope: !77)
!81 = !DILocation(line: 79, column: 27, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 44, column: 24, scope: !77)
!84 = !DILocation(line: 44, column: 22, scope: !77)
!85 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !86)
!86 = distinct !DILocation(line: 44, column: 37, scope: !77)
!87 = !DILocation(line: 44, column: 35, scope: !77)
!88 = !DILocation(line: 45, column: 9, scope: !77)
!89 = !DILocation(line: 47, column: 3, scope: !77)
!90 = !DILocation(line: 48, column: 15, scope: !77)
!91 = !DILocation(line: 50, column: 5, scope: !77)
!92 = !DILocation(line: 0, scope: !77)
!93 = !DILocation(line: 55, column: 16, scope: !77)
!94 = !DILocation(line: 55, column: 5, scope: !77)
!95 = !DILocation(line: 55, column: 25, scope: !77)
!96 = !DILocation(line: 56, column: 5, scope: !77)
!97 = !DILocation(line: 56, column: 23, scope: !77)
!98 = !DILocation(line: 57, column: 13, scope: !77)
!99 = !DILocation(line: 57, column: 5, scope: !77)
!100 = !DILocation(line: 57, column: 18, scope: !77)
!101 = !DILocation(line: 47, column: 39, scope: !77)
!102 = !DILocation(line: 47, column: 29, scope: !77)
!103 = distinct !{!103, !89, !104, !32, !33}
!104 = !DILocation(line: 58, column: 3, scope: !77)
!105 = !DILocation(line: 51, column: 19, scope: !77)
!106 = !DILocation(line: 51, column: 11, scope: !77)
!107 = !DILocation(line: 51, column: 24, scope: !77)
!108 = !DILocation(line: 50, column: 29, scope: !77)
!109 = !DILocation(line: 50, column: 23, scope: !77)
!110 = distinct !{!110, !91, !111, !32, !33}
!111 = !DILocation(line: 54, column: 7, scope: !77)
!112 = !DILocation(line: 59, column: 1, scope: !77)
!113 = distinct !DISubprogram(name: "rounds_with_flags", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 66, column: 27, scope: !79, inlinedAt: !115)
!115 = distinct !DILocation(line: 63, column: 11, scope: !113)
!116 = !DILocation(line: 79, column: 27, scope: !82, inlinedAt: !117)
!117 = distinct !DILocation(line: 63, column: 24, scope: !113)
!118 = !DILocation(line: 63, column: 22, scope: !113)
!119 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !120)
!120 = distinct !DILocation(line: 63, column: 37, scope: !113)
!121 = !DILocation(line: 63, column: 35, scope: !113)
!122 = !DILocation(line: 64, column: 9, scope: !113)
!123 = !DILocation(line: 66, column: 3, scope: !113)
!124 = !DILocation(line: 67, column: 21, scope: !113)
!125 = !DILocation(line: 67, column: 3, scope: !113)
!126 = !DILocation(line: 69, column: 3, scope: !113)
!127 = !DILocation(line: 68, column: 5, scope: !113)
!128 = !DILocation(line: 68, column: 14, scope: !113)
!129 = !{!130, !130, i64 0}
!130 = !{!"bool", !9, i64 0}
!131 = !DILocation(line: 67, column: 27, scope: !113)
!132 = distinct !{!132, !125, !133, !32, !33}
!133 = !DILocation(line: 68, column: 16, scope: !113)
!134 = !DILocation(line: 72, column: 5, scope: !113)
!135 = !DILocation(line: 82, column: 1, scope: !113)
!136 = !DILocation(line: 70, column: 11, scope: !113)
!137 = !DILocation(line: 71, column: 9, scope: !113)
!138 = !DILocation(line: 77, column: 16, scope: !113)
!139 = !DILocation(line: 77, column: 5, scope: !113)
!140 = !DILocation(line: 77, column: 25, scope: !113)
!141 = !DILocation(line: 78, column: 5, scope: !113)
!142 = !DILocation(line: 78, column: 23, scope: !113)
!143 = !DILocation(line: 79, column: 11, scope: !113)
!144 = !DILocation(line: 73, column: 12, scope: !113)
!145 = !{i8 0, i8 2}
!146 = !DILocation(line: 73, column: 21, scope: !113)
!147 = !DILocation(line: 73, column: 32, scope: !113)
!148 = !DILocation(line: 73, column: 24, scope: !113)
!149 = !DILocation(line: 73, column: 37, scope: !113)
!150 = !DILocation(line: 76, column: 7, scope: !113)
!151 = !DILocation(line: 0, scope: !113)
!152 = !DILocation(line: 72, column: 29, scope: !113)
!153 = !DILocation(line: 72, column: 23, scope: !113)
!154 = distinct !{!154, !134, !150, !32, !33}
!155 = !DILocation(line: 80, column: 7, scope: !113)
!156 = !DILocation(line: 80, column: 16, scope: !113)
!157 = !DILocation(line: 69, column: 39, scope: !113)
!158 = !DILocation(line: 69, column: 29, scope: !113)
!159 = distinct !{!159, !126, !160, !32, !33}
!160 = !DILocation(line: 81, column: 3, scope: !113)
!161 = distinct !DISubprogram(name: "rounds_of_columns", scope: !1, file: !1, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = !DILocation(line: 66, column: 27, scope: !79, inlinedAt: !163)
!163 = distinct !DILocation(line: 86, column: 11, scope: !161)
!164 = !DILocation(line: 79, column: 27, scope: !82, inlinedAt: !165)
!165 = distinct !DILocation(line: 86, column: 24, scope: !161)
!166 = !DILocation(line: 86, column: 22, scope: !161)
!167 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !168)
!168 = distinct !DILocation(line: 86, column: 37, scope: !161)
!169 = !DILocation(line: 86, column: 35, scope: !161)
!170 = !DILocation(line: 87, column: 9, scope: !161)
!171 = !DILocation(line: 89, column: 3, scope: !161)
!172 = !DILocation(line: 92, column: 5, scope: !161)
!173 = !DILocation(line: 0, scope: !161)
!174 = !DILocation(line: 97, column: 16, scope: !161)
!175 = !DILocation(line: 97, column: 26, scope: !161)
!176 = !DILocation(line: 97, column: 5, scope: !161)
!177 = !DILocation(line: 97, column: 31, scope: !161)
!178 = !{!179, !179, i64 0}
!179 = !{!"double", !9, i64 0}
!180 = !DILocation(line: 98, column: 5, scope: !161)
!181 = !DILocation(line: 98, column: 29, scope: !161)
!182 = !DILocation(line: 99, column: 11, scope: !161)
!183 = !DILocation(line: 93, column: 15, scope: !161)
!184 = !DILocation(line: 93, column: 25, scope: !161)
!185 = !DILocation(line: 93, column: 11, scope: !161)
!186 = !DILocation(line: 93, column: 30, scope: !161)
!187 = !DILocation(line: 92, column: 29, scope: !161)
!188 = !DILocation(line: 92, column: 23, scope: !161)
!189 = distinct !{!189, !172, !190, !32, !33}
!190 = !DILocation(line: 96, column: 7, scope: !161)
!191 = !DILocation(line: 100, column: 11, scope: !161)
!192 = !DILocation(line: 100, column: 21, scope: !161)
!193 = !DILocation(line: 100, column: 7, scope: !161)
!194 = !DILocation(line: 100, column: 26, scope: !161)
!195 = !DILocation(line: 89, column: 39, scope: !161)
!196 = !DILocation(line: 89, column: 29, scope: !161)
!197 = distinct !{!197, !171, !198, !32, !33}
!198 = !DILocation(line: 101, column: 3, scope: !161)
!199 = !DILocation(line: 102, column: 1, scope: !161)
