; ModuleID = 'moves.cu'
source_filename = "moves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@_ZZ19transpose_diagonalsE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_numberedE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ15transpose_untilE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x i8]] undef, align 1
@_ZZ15transpose_pairsE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x %struct.float2]] undef, align 8
@_ZZ18transpose_in_placeE4here = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_in_placeE5there = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_diagonals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %6 = add nuw i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22
  %8 = urem i32 %6, %7, !dbg !25
  %9 = shl nsw i32 %4, 4, !dbg !26
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27
  %11 = add nuw i32 %9, %10, !dbg !30
  %12 = shl nsw i32 %8, 4, !dbg !31
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %14 = add nuw i32 %12, %13, !dbg !35
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %15, !dbg !36
  br label %22, !dbg !37

17:                                               ; preds = %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %18 = add nuw i32 %12, %10, !dbg !39
  %19 = add nuw i32 %9, %13, !dbg !40
  %20 = zext nneg i32 %13 to i64
  %21 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %20
  br label %36, !dbg !41

22:                                               ; preds = %3, %22
  %23 = phi i32 [ 0, %3 ], [ %33, %22 ]
  %24 = add nsw i32 %11, %23, !dbg !42
  %25 = mul nsw i32 %24, %2, !dbg !43
  %26 = add nsw i32 %14, %25, !dbg !44
  %27 = sext i32 %26 to i64, !dbg !45
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !45
  %29 = load float, ptr %28, align 4, !dbg !45, !tbaa !46
  %30 = add nuw nsw i32 %23, %10, !dbg !48
  %31 = zext nneg i32 %30 to i64, !dbg !49
  %32 = getelementptr inbounds nuw [17 x float], ptr %16, i64 %31, !dbg !49
  store float %29, ptr %32, align 4, !dbg !50, !tbaa !46
  %33 = add nuw nsw i32 %23, 8, !dbg !51
  %34 = icmp eq i32 %23, 0, !dbg !52
  br i1 %34, label %22, label %17, !dbg !37, !llvm.loop !53

35:                                               ; preds = %36
  ret void, !dbg !57

36:                                               ; preds = %17, %36
  %37 = phi i32 [ 0, %17 ], [ %47, %36 ]
  %38 = add nuw nsw i32 %37, %10, !dbg !58
  %39 = zext nneg i32 %38 to i64, !dbg !59
  %40 = getelementptr inbounds nuw float, ptr %21, i64 %39, !dbg !59
  %41 = load float, ptr %40, align 4, !dbg !59, !tbaa !46
  %42 = add nsw i32 %18, %37, !dbg !60
  %43 = mul nsw i32 %42, %2, !dbg !61
  %44 = add nsw i32 %19, %43, !dbg !62
  %45 = sext i32 %44 to i64, !dbg !63
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !63
  store float %41, ptr %46, align 4, !dbg !64, !tbaa !46
  %47 = add nuw nsw i32 %37, 8, !dbg !65
  %48 = icmp eq i32 %37, 0, !dbg !66
  br i1 %48, label %36, label %35, !dbg !41, !llvm.loop !67
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_numbered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !69 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !72
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !74
  %8 = mul i32 %6, %7, !dbg !76
  %9 = add i32 %8, %5, !dbg !77
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !78
  %11 = udiv i32 %9, %10, !dbg !81
  %12 = mul i32 %11, %10, !dbg !82
  %13 = sub i32 %9, %12, !dbg !82
  %14 = add i32 %11, %13, !dbg !83
  %15 = urem i32 %14, %6, !dbg !84
  %16 = shl nuw nsw i32 %13, 4, !dbg !85
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86
  %18 = add nuw nsw i32 %16, %17, !dbg !88
  %19 = shl nsw i32 %15, 4, !dbg !89
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %21 = add nuw i32 %19, %20, !dbg !92
  %22 = icmp slt i32 %21, %3
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %23, !dbg !93
  br label %31, !dbg !93

25:                                               ; preds = %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %26 = add nuw i32 %19, %17, !dbg !95
  %27 = add nuw nsw i32 %16, %20, !dbg !96
  %28 = icmp slt i32 %27, %2
  %29 = zext nneg i32 %20 to i64
  %30 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %29
  br label %49, !dbg !97

31:                                               ; preds = %4, %45
  %32 = phi i32 [ 0, %4 ], [ %46, %45 ]
  %33 = add nuw nsw i32 %18, %32, !dbg !98
  %34 = icmp slt i32 %33, %2, !dbg !99
  %35 = select i1 %34, i1 %22, i1 false, !dbg !100
  br i1 %35, label %36, label %45, !dbg !100

36:                                               ; preds = %31
  %37 = mul nsw i32 %33, %3, !dbg !101
  %38 = add nsw i32 %37, %21, !dbg !102
  %39 = sext i32 %38 to i64, !dbg !103
  %40 = getelementptr inbounds float, ptr %0, i64 %39, !dbg !103
  %41 = load float, ptr %40, align 4, !dbg !103, !tbaa !46
  %42 = add nuw nsw i32 %32, %17, !dbg !104
  %43 = zext nneg i32 %42 to i64, !dbg !105
  %44 = getelementptr inbounds nuw [17 x float], ptr %24, i64 %43, !dbg !105
  store float %41, ptr %44, align 4, !dbg !106, !tbaa !46
  br label %45, !dbg !105

45:                                               ; preds = %31, %36
  %46 = add nuw nsw i32 %32, 8, !dbg !107
  %47 = icmp eq i32 %32, 0, !dbg !108
  br i1 %47, label %31, label %25, !dbg !93, !llvm.loop !109

48:                                               ; preds = %63
  ret void, !dbg !111

49:                                               ; preds = %25, %63
  %50 = phi i32 [ 0, %25 ], [ %64, %63 ]
  %51 = add nsw i32 %26, %50, !dbg !112
  %52 = icmp slt i32 %51, %3, !dbg !113
  %53 = select i1 %52, i1 %28, i1 false, !dbg !114
  br i1 %53, label %54, label %63, !dbg !114

54:                                               ; preds = %49
  %55 = add nuw nsw i32 %50, %17, !dbg !115
  %56 = zext nneg i32 %55 to i64, !dbg !116
  %57 = getelementptr inbounds nuw float, ptr %30, i64 %56, !dbg !116
  %58 = load float, ptr %57, align 4, !dbg !116, !tbaa !46
  %59 = mul nsw i32 %51, %2, !dbg !117
  %60 = add nsw i32 %59, %27, !dbg !118
  %61 = sext i32 %60 to i64, !dbg !119
  %62 = getelementptr inbounds float, ptr %1, i64 %61, !dbg !119
  store float %58, ptr %62, align 4, !dbg !120, !tbaa !46
  br label %63, !dbg !119

63:                                               ; preds = %49, %54
  %64 = add nuw nsw i32 %50, 8, !dbg !121
  %65 = icmp eq i32 %50, 0, !dbg !122
  br i1 %65, label %49, label %48, !dbg !97, !llvm.loop !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_until(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !125 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = shl i32 %5, 5, !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %8 = add i32 %6, %7, !dbg !131
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !132
  %10 = shl nuw nsw i32 %9, 5, !dbg !134
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !135
  %12 = add nuw nsw i32 %10, %11, !dbg !137
  %13 = icmp slt i32 %8, %3, !dbg !138
  br i1 %13, label %14, label %34, !dbg !138

14:                                               ; preds = %4
  %15 = sext i32 %3 to i64
  %16 = sext i32 %8 to i64
  %17 = getelementptr i8, ptr %0, i64 %16, !dbg !139
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 %18, !dbg !139
  br label %20, !dbg !139

20:                                               ; preds = %14, %24
  %21 = phi i32 [ 0, %14 ], [ %32, %24 ]
  %22 = add nuw nsw i32 %12, %21, !dbg !140
  %23 = icmp slt i32 %22, %2, !dbg !141
  br i1 %23, label %24, label %34, !dbg !142

24:                                               ; preds = %20
  %25 = zext nneg i32 %22 to i64, !dbg !143
  %26 = mul nsw i64 %25, %15, !dbg !144
  %27 = getelementptr i8, ptr %17, i64 %26, !dbg !145
  %28 = load i8, ptr %27, align 1, !dbg !145, !tbaa !146
  %29 = add nuw nsw i32 %21, %11, !dbg !147
  %30 = zext nneg i32 %29 to i64, !dbg !148
  %31 = getelementptr inbounds nuw [33 x i8], ptr %19, i64 %30, !dbg !148
  store i8 %28, ptr %31, align 1, !dbg !149, !tbaa !146
  %32 = add nuw nsw i32 %21, 8, !dbg !150
  %33 = icmp samesign ult i32 %21, 24, !dbg !151
  br i1 %33, label %20, label %34, !dbg !139, !llvm.loop !152

34:                                               ; preds = %20, %24, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !154
  %35 = add nuw nsw i32 %10, %7, !dbg !155
  %36 = add i32 %6, %11, !dbg !156
  %37 = icmp slt i32 %35, %2, !dbg !157
  br i1 %37, label %38, label %58, !dbg !157

38:                                               ; preds = %34
  %39 = zext nneg i32 %7 to i64
  %40 = getelementptr inbounds nuw [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 %39
  %41 = zext nneg i32 %2 to i64
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr i8, ptr %1, i64 %42, !dbg !158
  br label %44, !dbg !158

44:                                               ; preds = %38, %48
  %45 = phi i32 [ 0, %38 ], [ %56, %48 ]
  %46 = add nsw i32 %36, %45, !dbg !159
  %47 = icmp slt i32 %46, %3, !dbg !160
  br i1 %47, label %48, label %58, !dbg !161

48:                                               ; preds = %44
  %49 = add nuw nsw i32 %45, %11, !dbg !162
  %50 = zext nneg i32 %49 to i64, !dbg !163
  %51 = getelementptr inbounds nuw i8, ptr %40, i64 %50, !dbg !163
  %52 = load i8, ptr %51, align 1, !dbg !163, !tbaa !146
  %53 = sext i32 %46 to i64, !dbg !164
  %54 = mul nsw i64 %53, %41, !dbg !165
  %55 = getelementptr i8, ptr %43, i64 %54, !dbg !166
  store i8 %52, ptr %55, align 1, !dbg !167, !tbaa !146
  %56 = add nuw nsw i32 %45, 8, !dbg !168
  %57 = icmp samesign ult i32 %45, 24, !dbg !169
  br i1 %57, label %44, label %58, !dbg !158, !llvm.loop !170

58:                                               ; preds = %44, %48, %34
  ret void, !dbg !172
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !173 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %6 = shl i32 %5, 4, !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %8 = add i32 %6, %7, !dbg !179
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !180
  %10 = shl nuw nsw i32 %9, 4, !dbg !182
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !183
  %12 = add nuw nsw i32 %10, %11, !dbg !185
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw %struct.float2, ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 %14, !dbg !186
  br label %22, !dbg !186

16:                                               ; preds = %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !187
  %17 = add nuw nsw i32 %10, %7, !dbg !188
  %18 = add i32 %6, %11, !dbg !189
  %19 = icmp slt i32 %17, %2
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw [17 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 %20
  br label %40, !dbg !190

22:                                               ; preds = %4, %36
  %23 = phi i32 [ 0, %4 ], [ %37, %36 ]
  br i1 %13, label %24, label %36, !dbg !191

24:                                               ; preds = %22
  %25 = add nuw nsw i32 %12, %23, !dbg !192
  %26 = icmp slt i32 %25, %2, !dbg !193
  br i1 %26, label %27, label %36, !dbg !191

27:                                               ; preds = %24
  %28 = mul nsw i32 %25, %3, !dbg !194
  %29 = add nsw i32 %28, %8, !dbg !195
  %30 = sext i32 %29 to i64, !dbg !196
  %31 = getelementptr inbounds %struct.float2, ptr %0, i64 %30, !dbg !196
  %32 = add nuw nsw i32 %23, %11, !dbg !197
  %33 = zext nneg i32 %32 to i64, !dbg !198
  %34 = getelementptr inbounds nuw [17 x %struct.float2], ptr %15, i64 %33, !dbg !198
  %35 = load i64, ptr %31, align 8, !dbg !199
  store i64 %35, ptr %34, align 8, !dbg !199
  br label %36, !dbg !198

36:                                               ; preds = %22, %24, %27
  %37 = add nuw nsw i32 %23, 4, !dbg !200
  %38 = icmp samesign ult i32 %23, 12, !dbg !201
  br i1 %38, label %22, label %16, !dbg !186, !llvm.loop !202

39:                                               ; preds = %54
  ret void, !dbg !204

40:                                               ; preds = %16, %54
  %41 = phi i32 [ 0, %16 ], [ %55, %54 ]
  br i1 %19, label %42, label %54, !dbg !205

42:                                               ; preds = %40
  %43 = add nsw i32 %18, %41, !dbg !206
  %44 = icmp slt i32 %43, %3, !dbg !207
  br i1 %44, label %45, label %54, !dbg !205

45:                                               ; preds = %42
  %46 = add nuw nsw i32 %41, %11, !dbg !208
  %47 = zext nneg i32 %46 to i64, !dbg !209
  %48 = getelementptr inbounds nuw %struct.float2, ptr %21, i64 %47, !dbg !209
  %49 = mul nsw i32 %43, %2, !dbg !210
  %50 = add nsw i32 %49, %17, !dbg !211
  %51 = sext i32 %50 to i64, !dbg !212
  %52 = getelementptr inbounds %struct.float2, ptr %1, i64 %51, !dbg !212
  %53 = load i64, ptr %48, align 8, !dbg !213
  store i64 %53, ptr %52, align 8, !dbg !213
  br label %54, !dbg !212

54:                                               ; preds = %40, %42, %45
  %55 = add nuw nsw i32 %41, 4, !dbg !214
  %56 = icmp samesign ult i32 %41, 12, !dbg !215
  br i1 %56, label %40, label %39, !dbg !190, !llvm.loop !216
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_in_place(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !218 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %4 = shl i32 %3, 4, !dbg !221
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %6 = add i32 %4, %5, !dbg !224
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !225
  %8 = shl nuw nsw i32 %7, 4, !dbg !227
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !228
  %10 = add nuw nsw i32 %8, %9, !dbg !230
  %11 = icmp samesign ugt i32 %7, %3, !dbg !231
  br i1 %11, label %12, label %78, !dbg !231

12:                                               ; preds = %2
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %13, !dbg !232
  br label %20, !dbg !233

15:                                               ; preds = %20
  %16 = add nuw nsw i32 %8, %5, !dbg !234
  %17 = add i32 %4, %9, !dbg !235
  %18 = zext nneg i32 %5 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 %18, !dbg !236
  br label %36, !dbg !236

20:                                               ; preds = %12, %20
  %21 = phi i32 [ 0, %12 ], [ %31, %20 ]
  %22 = add nuw nsw i32 %21, %10, !dbg !237
  %23 = mul nsw i32 %22, %1, !dbg !238
  %24 = add nsw i32 %23, %6, !dbg !239
  %25 = sext i32 %24 to i64, !dbg !240
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !240
  %27 = load float, ptr %26, align 4, !dbg !240, !tbaa !46
  %28 = add nuw nsw i32 %21, %9, !dbg !241
  %29 = zext nneg i32 %28 to i64, !dbg !242
  %30 = getelementptr inbounds nuw [17 x float], ptr %14, i64 %29, !dbg !242
  store float %27, ptr %30, align 4, !dbg !243, !tbaa !46
  %31 = add nuw nsw i32 %21, 8, !dbg !244
  %32 = icmp eq i32 %21, 0, !dbg !245
  br i1 %32, label %20, label %15, !dbg !233, !llvm.loop !246

33:                                               ; preds = %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !248
  %34 = zext nneg i32 %5 to i64
  %35 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %34
  br label %52, !dbg !249

36:                                               ; preds = %15, %36
  %37 = phi i32 [ 0, %15 ], [ %47, %36 ]
  %38 = add nsw i32 %37, %17, !dbg !250
  %39 = mul nsw i32 %38, %1, !dbg !251
  %40 = add nsw i32 %39, %16, !dbg !252
  %41 = sext i32 %40 to i64, !dbg !253
  %42 = getelementptr inbounds float, ptr %0, i64 %41, !dbg !253
  %43 = load float, ptr %42, align 4, !dbg !253, !tbaa !46
  %44 = add nuw nsw i32 %37, %9, !dbg !254
  %45 = zext nneg i32 %44 to i64, !dbg !255
  %46 = getelementptr inbounds nuw [17 x float], ptr %19, i64 %45, !dbg !255
  store float %43, ptr %46, align 4, !dbg !256, !tbaa !46
  %47 = add nuw nsw i32 %37, 8, !dbg !257
  %48 = icmp eq i32 %37, 0, !dbg !258
  br i1 %48, label %36, label %33, !dbg !236, !llvm.loop !259

49:                                               ; preds = %52
  %50 = zext nneg i32 %5 to i64
  %51 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 %50
  br label %65, !dbg !261

52:                                               ; preds = %33, %52
  %53 = phi i32 [ 0, %33 ], [ %63, %52 ]
  %54 = add nuw nsw i32 %53, %9, !dbg !262
  %55 = zext nneg i32 %54 to i64, !dbg !263
  %56 = getelementptr inbounds nuw float, ptr %35, i64 %55, !dbg !263
  %57 = load float, ptr %56, align 4, !dbg !263, !tbaa !46
  %58 = add nsw i32 %53, %17, !dbg !264
  %59 = mul nsw i32 %58, %1, !dbg !265
  %60 = add nsw i32 %59, %16, !dbg !266
  %61 = sext i32 %60 to i64, !dbg !267
  %62 = getelementptr inbounds float, ptr %0, i64 %61, !dbg !267
  store float %57, ptr %62, align 4, !dbg !268, !tbaa !46
  %63 = add nuw nsw i32 %53, 8, !dbg !269
  %64 = icmp eq i32 %53, 0, !dbg !270
  br i1 %64, label %52, label %49, !dbg !249, !llvm.loop !271

65:                                               ; preds = %49, %65
  %66 = phi i32 [ 0, %49 ], [ %76, %65 ]
  %67 = add nuw nsw i32 %66, %9, !dbg !273
  %68 = zext nneg i32 %67 to i64, !dbg !274
  %69 = getelementptr inbounds nuw float, ptr %51, i64 %68, !dbg !274
  %70 = load float, ptr %69, align 4, !dbg !274, !tbaa !46
  %71 = add nuw nsw i32 %66, %10, !dbg !275
  %72 = mul nsw i32 %71, %1, !dbg !276
  %73 = add nsw i32 %72, %6, !dbg !277
  %74 = sext i32 %73 to i64, !dbg !278
  %75 = getelementptr inbounds float, ptr %0, i64 %74, !dbg !278
  store float %70, ptr %75, align 4, !dbg !279, !tbaa !46
  %76 = add nuw nsw i32 %66, 8, !dbg !280
  %77 = icmp eq i32 %66, 0, !dbg !281
  br i1 %77, label %65, label %112, !dbg !261, !llvm.loop !282

78:                                               ; preds = %2
  %79 = icmp eq i32 %7, %3, !dbg !284
  br i1 %79, label %80, label %112, !dbg !284

80:                                               ; preds = %78
  %81 = zext nneg i32 %5 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %81, !dbg !285
  br label %86, !dbg !285

83:                                               ; preds = %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !286
  %84 = zext nneg i32 %5 to i64
  %85 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %84
  br label %99, !dbg !287

86:                                               ; preds = %80, %86
  %87 = phi i32 [ 0, %80 ], [ %97, %86 ]
  %88 = add nuw nsw i32 %87, %10, !dbg !288
  %89 = mul nsw i32 %88, %1, !dbg !289
  %90 = add nsw i32 %89, %6, !dbg !290
  %91 = sext i32 %90 to i64, !dbg !291
  %92 = getelementptr inbounds float, ptr %0, i64 %91, !dbg !291
  %93 = load float, ptr %92, align 4, !dbg !291, !tbaa !46
  %94 = add nuw nsw i32 %87, %9, !dbg !292
  %95 = zext nneg i32 %94 to i64, !dbg !293
  %96 = getelementptr inbounds nuw [17 x float], ptr %82, i64 %95, !dbg !293
  store float %93, ptr %96, align 4, !dbg !294, !tbaa !46
  %97 = add nuw nsw i32 %87, 8, !dbg !295
  %98 = icmp eq i32 %87, 0, !dbg !296
  br i1 %98, label %86, label %83, !dbg !285, !llvm.loop !297

99:                                               ; preds = %83, %99
  %100 = phi i32 [ 0, %83 ], [ %110, %99 ]
  %101 = add nuw nsw i32 %100, %9, !dbg !299
  %102 = zext nneg i32 %101 to i64, !dbg !300
  %103 = getelementptr inbounds nuw float, ptr %85, i64 %102, !dbg !300
  %104 = load float, ptr %103, align 4, !dbg !300, !tbaa !46
  %105 = add nuw nsw i32 %100, %10, !dbg !301
  %106 = mul nsw i32 %105, %1, !dbg !302
  %107 = add nsw i32 %106, %6, !dbg !303
  %108 = sext i32 %107 to i64, !dbg !304
  %109 = getelementptr inbounds float, ptr %0, i64 %108, !dbg !304
  store float %104, ptr %109, align 4, !dbg !305, !tbaa !46
  %110 = add nuw nsw i32 %100, 8, !dbg !306
  %111 = icmp eq i32 %100, 0, !dbg !307
  br i1 %111, label %99, label %112, !dbg !287, !llvm.loop !308

112:                                              ; preds = %99, %65, %78
  ret void, !dbg !310
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "moves.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "transpose_diagonals", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 13, scope: !11)
!18 = !DILocation(line: 67, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 48, scope: !11)
!21 = !DILocation(line: 6, column: 46, scope: !11)
!22 = !DILocation(line: 92, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 62, scope: !11)
!25 = !DILocation(line: 6, column: 60, scope: !11)
!26 = !DILocation(line: 7, column: 15, scope: !11)
!27 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 7, column: 22, scope: !11)
!30 = !DILocation(line: 7, column: 20, scope: !11)
!31 = !DILocation(line: 7, column: 46, scope: !11)
!32 = !DILocation(line: 53, column: 27, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 7, column: 53, scope: !11)
!35 = !DILocation(line: 7, column: 51, scope: !11)
!36 = !DILocation(line: 8, column: 8, scope: !11)
!37 = !DILocation(line: 8, column: 3, scope: !11)
!38 = !DILocation(line: 9, column: 3, scope: !11)
!39 = !DILocation(line: 10, column: 19, scope: !11)
!40 = !DILocation(line: 11, column: 16, scope: !11)
!41 = !DILocation(line: 12, column: 3, scope: !11)
!42 = !DILocation(line: 8, column: 77, scope: !11)
!43 = !DILocation(line: 8, column: 82, scope: !11)
!44 = !DILocation(line: 8, column: 86, scope: !11)
!45 = !DILocation(line: 8, column: 72, scope: !11)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !9, i64 0}
!48 = !DILocation(line: 8, column: 52, scope: !11)
!49 = !DILocation(line: 8, column: 35, scope: !11)
!50 = !DILocation(line: 8, column: 70, scope: !11)
!51 = !DILocation(line: 8, column: 29, scope: !11)
!52 = !DILocation(line: 8, column: 21, scope: !11)
!53 = distinct !{!53, !37, !54, !55, !56}
!54 = !DILocation(line: 8, column: 89, scope: !11)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 13, column: 1, scope: !11)
!58 = !DILocation(line: 12, column: 86, scope: !11)
!59 = !DILocation(line: 12, column: 56, scope: !11)
!60 = !DILocation(line: 12, column: 40, scope: !11)
!61 = !DILocation(line: 12, column: 45, scope: !11)
!62 = !DILocation(line: 12, column: 49, scope: !11)
!63 = !DILocation(line: 12, column: 35, scope: !11)
!64 = !DILocation(line: 12, column: 54, scope: !11)
!65 = !DILocation(line: 12, column: 29, scope: !11)
!66 = !DILocation(line: 12, column: 21, scope: !11)
!67 = distinct !{!67, !41, !68, !55, !56}
!68 = !DILocation(line: 12, column: 89, scope: !11)
!69 = distinct !DISubprogram(name: "transpose_numbered", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !71)
!71 = distinct !DILocation(line: 18, column: 16, scope: !69)
!72 = !DILocation(line: 92, column: 27, scope: !23, inlinedAt: !73)
!73 = distinct !DILocation(line: 18, column: 29, scope: !69)
!74 = !DILocation(line: 67, column: 27, scope: !19, inlinedAt: !75)
!75 = distinct !DILocation(line: 18, column: 41, scope: !69)
!76 = !DILocation(line: 18, column: 39, scope: !69)
!77 = !DILocation(line: 18, column: 27, scope: !69)
!78 = !DILocation(line: 93, column: 27, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 19, column: 22, scope: !69)
!81 = !DILocation(line: 19, column: 50, scope: !69)
!82 = !DILocation(line: 19, column: 20, scope: !69)
!83 = !DILocation(line: 19, column: 62, scope: !69)
!84 = !DILocation(line: 19, column: 69, scope: !69)
!85 = !DILocation(line: 20, column: 15, scope: !69)
!86 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !87)
!87 = distinct !DILocation(line: 20, column: 22, scope: !69)
!88 = !DILocation(line: 20, column: 20, scope: !69)
!89 = !DILocation(line: 20, column: 46, scope: !69)
!90 = !DILocation(line: 53, column: 27, scope: !33, inlinedAt: !91)
!91 = distinct !DILocation(line: 20, column: 53, scope: !69)
!92 = !DILocation(line: 20, column: 51, scope: !69)
!93 = !DILocation(line: 21, column: 3, scope: !69)
!94 = !DILocation(line: 23, column: 3, scope: !69)
!95 = !DILocation(line: 24, column: 19, scope: !69)
!96 = !DILocation(line: 25, column: 16, scope: !69)
!97 = !DILocation(line: 26, column: 3, scope: !69)
!98 = !DILocation(line: 22, column: 11, scope: !69)
!99 = !DILocation(line: 22, column: 15, scope: !69)
!100 = !DILocation(line: 22, column: 22, scope: !69)
!101 = !DILocation(line: 22, column: 85, scope: !69)
!102 = !DILocation(line: 22, column: 95, scope: !69)
!103 = !DILocation(line: 22, column: 75, scope: !69)
!104 = !DILocation(line: 22, column: 55, scope: !69)
!105 = !DILocation(line: 22, column: 38, scope: !69)
!106 = !DILocation(line: 22, column: 73, scope: !69)
!107 = !DILocation(line: 21, column: 29, scope: !69)
!108 = !DILocation(line: 21, column: 21, scope: !69)
!109 = distinct !{!109, !93, !110, !55, !56}
!110 = !DILocation(line: 22, column: 98, scope: !69)
!111 = !DILocation(line: 28, column: 1, scope: !69)
!112 = !DILocation(line: 27, column: 11, scope: !69)
!113 = !DILocation(line: 27, column: 15, scope: !69)
!114 = !DILocation(line: 27, column: 25, scope: !69)
!115 = !DILocation(line: 27, column: 92, scope: !69)
!116 = !DILocation(line: 27, column: 62, scope: !69)
!117 = !DILocation(line: 27, column: 48, scope: !69)
!118 = !DILocation(line: 27, column: 55, scope: !69)
!119 = !DILocation(line: 27, column: 38, scope: !69)
!120 = !DILocation(line: 27, column: 60, scope: !69)
!121 = !DILocation(line: 26, column: 29, scope: !69)
!122 = !DILocation(line: 26, column: 21, scope: !69)
!123 = distinct !{!123, !97, !124, !55, !56}
!124 = !DILocation(line: 27, column: 95, scope: !69)
!125 = distinct !DISubprogram(name: "transpose_until", scope: !1, file: !1, line: 31, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 34, column: 11, scope: !125)
!128 = !DILocation(line: 34, column: 22, scope: !125)
!129 = !DILocation(line: 53, column: 27, scope: !33, inlinedAt: !130)
!130 = distinct !DILocation(line: 34, column: 29, scope: !125)
!131 = !DILocation(line: 34, column: 27, scope: !125)
!132 = !DILocation(line: 67, column: 27, scope: !19, inlinedAt: !133)
!133 = distinct !DILocation(line: 34, column: 46, scope: !125)
!134 = !DILocation(line: 34, column: 57, scope: !125)
!135 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !136)
!136 = distinct !DILocation(line: 34, column: 64, scope: !125)
!137 = !DILocation(line: 34, column: 62, scope: !125)
!138 = !DILocation(line: 35, column: 9, scope: !125)
!139 = !DILocation(line: 36, column: 28, scope: !125)
!140 = !DILocation(line: 36, column: 33, scope: !125)
!141 = !DILocation(line: 36, column: 37, scope: !125)
!142 = !DILocation(line: 36, column: 5, scope: !125)
!143 = !DILocation(line: 37, column: 54, scope: !125)
!144 = !DILocation(line: 37, column: 62, scope: !125)
!145 = !DILocation(line: 37, column: 44, scope: !125)
!146 = !{!9, !9, i64 0}
!147 = !DILocation(line: 37, column: 24, scope: !125)
!148 = !DILocation(line: 37, column: 7, scope: !125)
!149 = !DILocation(line: 37, column: 42, scope: !125)
!150 = !DILocation(line: 36, column: 47, scope: !125)
!151 = !DILocation(line: 36, column: 23, scope: !125)
!152 = distinct !{!152, !142, !153, !55, !56}
!153 = !DILocation(line: 37, column: 75, scope: !125)
!154 = !DILocation(line: 38, column: 3, scope: !125)
!155 = !DILocation(line: 39, column: 23, scope: !125)
!156 = !DILocation(line: 40, column: 23, scope: !125)
!157 = !DILocation(line: 41, column: 9, scope: !125)
!158 = !DILocation(line: 42, column: 28, scope: !125)
!159 = !DILocation(line: 42, column: 33, scope: !125)
!160 = !DILocation(line: 42, column: 37, scope: !125)
!161 = !DILocation(line: 42, column: 5, scope: !125)
!162 = !DILocation(line: 43, column: 69, scope: !125)
!163 = !DILocation(line: 43, column: 39, scope: !125)
!164 = !DILocation(line: 43, column: 17, scope: !125)
!165 = !DILocation(line: 43, column: 25, scope: !125)
!166 = !DILocation(line: 43, column: 7, scope: !125)
!167 = !DILocation(line: 43, column: 37, scope: !125)
!168 = !DILocation(line: 42, column: 50, scope: !125)
!169 = !DILocation(line: 42, column: 23, scope: !125)
!170 = distinct !{!170, !161, !171, !55, !56}
!171 = !DILocation(line: 43, column: 72, scope: !125)
!172 = !DILocation(line: 44, column: 1, scope: !125)
!173 = distinct !DISubprogram(name: "transpose_pairs", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!174 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !175)
!175 = distinct !DILocation(line: 49, column: 11, scope: !173)
!176 = !DILocation(line: 49, column: 22, scope: !173)
!177 = !DILocation(line: 53, column: 27, scope: !33, inlinedAt: !178)
!178 = distinct !DILocation(line: 49, column: 29, scope: !173)
!179 = !DILocation(line: 49, column: 27, scope: !173)
!180 = !DILocation(line: 67, column: 27, scope: !19, inlinedAt: !181)
!181 = distinct !DILocation(line: 49, column: 46, scope: !173)
!182 = !DILocation(line: 49, column: 57, scope: !173)
!183 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !184)
!184 = distinct !DILocation(line: 49, column: 64, scope: !173)
!185 = !DILocation(line: 49, column: 62, scope: !173)
!186 = !DILocation(line: 50, column: 3, scope: !173)
!187 = !DILocation(line: 52, column: 3, scope: !173)
!188 = !DILocation(line: 53, column: 23, scope: !173)
!189 = !DILocation(line: 54, column: 23, scope: !173)
!190 = !DILocation(line: 55, column: 3, scope: !173)
!191 = !DILocation(line: 51, column: 21, scope: !173)
!192 = !DILocation(line: 51, column: 26, scope: !173)
!193 = !DILocation(line: 51, column: 30, scope: !173)
!194 = !DILocation(line: 51, column: 85, scope: !173)
!195 = !DILocation(line: 51, column: 95, scope: !173)
!196 = !DILocation(line: 51, column: 75, scope: !173)
!197 = !DILocation(line: 51, column: 55, scope: !173)
!198 = !DILocation(line: 51, column: 38, scope: !173)
!199 = !DILocation(line: 51, column: 73, scope: !173)
!200 = !DILocation(line: 50, column: 29, scope: !173)
!201 = !DILocation(line: 50, column: 21, scope: !173)
!202 = distinct !{!202, !186, !203, !55, !56}
!203 = !DILocation(line: 51, column: 98, scope: !173)
!204 = !DILocation(line: 57, column: 1, scope: !173)
!205 = !DILocation(line: 56, column: 18, scope: !173)
!206 = !DILocation(line: 56, column: 23, scope: !173)
!207 = !DILocation(line: 56, column: 27, scope: !173)
!208 = !DILocation(line: 56, column: 92, scope: !173)
!209 = !DILocation(line: 56, column: 62, scope: !173)
!210 = !DILocation(line: 56, column: 48, scope: !173)
!211 = !DILocation(line: 56, column: 55, scope: !173)
!212 = !DILocation(line: 56, column: 38, scope: !173)
!213 = !DILocation(line: 56, column: 60, scope: !173)
!214 = !DILocation(line: 55, column: 29, scope: !173)
!215 = !DILocation(line: 55, column: 21, scope: !173)
!216 = distinct !{!216, !190, !217, !55, !56}
!217 = !DILocation(line: 56, column: 95, scope: !173)
!218 = distinct !DISubprogram(name: "transpose_in_place", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !220)
!220 = distinct !DILocation(line: 62, column: 11, scope: !218)
!221 = !DILocation(line: 62, column: 22, scope: !218)
!222 = !DILocation(line: 53, column: 27, scope: !33, inlinedAt: !223)
!223 = distinct !DILocation(line: 62, column: 29, scope: !218)
!224 = !DILocation(line: 62, column: 27, scope: !218)
!225 = !DILocation(line: 67, column: 27, scope: !19, inlinedAt: !226)
!226 = distinct !DILocation(line: 62, column: 46, scope: !218)
!227 = !DILocation(line: 62, column: 57, scope: !218)
!228 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !229)
!229 = distinct !DILocation(line: 62, column: 64, scope: !218)
!230 = !DILocation(line: 62, column: 62, scope: !218)
!231 = !DILocation(line: 63, column: 18, scope: !218)
!232 = !DILocation(line: 65, column: 10, scope: !218)
!233 = !DILocation(line: 65, column: 5, scope: !218)
!234 = !DILocation(line: 64, column: 30, scope: !218)
!235 = !DILocation(line: 64, column: 66, scope: !218)
!236 = !DILocation(line: 66, column: 5, scope: !218)
!237 = !DILocation(line: 65, column: 79, scope: !218)
!238 = !DILocation(line: 65, column: 84, scope: !218)
!239 = !DILocation(line: 65, column: 88, scope: !218)
!240 = !DILocation(line: 65, column: 74, scope: !218)
!241 = !DILocation(line: 65, column: 54, scope: !218)
!242 = !DILocation(line: 65, column: 37, scope: !218)
!243 = !DILocation(line: 65, column: 72, scope: !218)
!244 = !DILocation(line: 65, column: 31, scope: !218)
!245 = !DILocation(line: 65, column: 23, scope: !218)
!246 = distinct !{!246, !233, !247, !55, !56}
!247 = !DILocation(line: 65, column: 91, scope: !218)
!248 = !DILocation(line: 67, column: 5, scope: !218)
!249 = !DILocation(line: 68, column: 5, scope: !218)
!250 = !DILocation(line: 66, column: 81, scope: !218)
!251 = !DILocation(line: 66, column: 86, scope: !218)
!252 = !DILocation(line: 66, column: 90, scope: !218)
!253 = !DILocation(line: 66, column: 75, scope: !218)
!254 = !DILocation(line: 66, column: 55, scope: !218)
!255 = !DILocation(line: 66, column: 37, scope: !218)
!256 = !DILocation(line: 66, column: 73, scope: !218)
!257 = !DILocation(line: 66, column: 31, scope: !218)
!258 = !DILocation(line: 66, column: 23, scope: !218)
!259 = distinct !{!259, !236, !260, !55, !56}
!260 = !DILocation(line: 66, column: 94, scope: !218)
!261 = !DILocation(line: 69, column: 5, scope: !218)
!262 = !DILocation(line: 68, column: 90, scope: !218)
!263 = !DILocation(line: 68, column: 60, scope: !218)
!264 = !DILocation(line: 68, column: 43, scope: !218)
!265 = !DILocation(line: 68, column: 48, scope: !218)
!266 = !DILocation(line: 68, column: 52, scope: !218)
!267 = !DILocation(line: 68, column: 37, scope: !218)
!268 = !DILocation(line: 68, column: 58, scope: !218)
!269 = !DILocation(line: 68, column: 31, scope: !218)
!270 = !DILocation(line: 68, column: 23, scope: !218)
!271 = distinct !{!271, !249, !272, !55, !56}
!272 = !DILocation(line: 68, column: 93, scope: !218)
!273 = !DILocation(line: 69, column: 89, scope: !218)
!274 = !DILocation(line: 69, column: 58, scope: !218)
!275 = !DILocation(line: 69, column: 42, scope: !218)
!276 = !DILocation(line: 69, column: 47, scope: !218)
!277 = !DILocation(line: 69, column: 51, scope: !218)
!278 = !DILocation(line: 69, column: 37, scope: !218)
!279 = !DILocation(line: 69, column: 56, scope: !218)
!280 = !DILocation(line: 69, column: 31, scope: !218)
!281 = !DILocation(line: 69, column: 23, scope: !218)
!282 = distinct !{!282, !261, !283, !55, !56}
!283 = !DILocation(line: 69, column: 92, scope: !218)
!284 = !DILocation(line: 70, column: 25, scope: !218)
!285 = !DILocation(line: 71, column: 5, scope: !218)
!286 = !DILocation(line: 72, column: 5, scope: !218)
!287 = !DILocation(line: 73, column: 5, scope: !218)
!288 = !DILocation(line: 71, column: 79, scope: !218)
!289 = !DILocation(line: 71, column: 84, scope: !218)
!290 = !DILocation(line: 71, column: 88, scope: !218)
!291 = !DILocation(line: 71, column: 74, scope: !218)
!292 = !DILocation(line: 71, column: 54, scope: !218)
!293 = !DILocation(line: 71, column: 37, scope: !218)
!294 = !DILocation(line: 71, column: 72, scope: !218)
!295 = !DILocation(line: 71, column: 31, scope: !218)
!296 = !DILocation(line: 71, column: 23, scope: !218)
!297 = distinct !{!297, !285, !298, !55, !56}
!298 = !DILocation(line: 71, column: 91, scope: !218)
!299 = !DILocation(line: 73, column: 88, scope: !218)
!300 = !DILocation(line: 73, column: 58, scope: !218)
!301 = !DILocation(line: 73, column: 42, scope: !218)
!302 = !DILocation(line: 73, column: 47, scope: !218)
!303 = !DILocation(line: 73, column: 51, scope: !218)
!304 = !DILocation(line: 73, column: 37, scope: !218)
!305 = !DILocation(line: 73, column: 56, scope: !218)
!306 = !DILocation(line: 73, column: 31, scope: !218)
!307 = !DILocation(line: 73, column: 23, scope: !218)
!308 = distinct !{!308, !287, !309, !55, !56}
!309 = !DILocation(line: 73, column: 91, scope: !218)
!310 = !DILocation(line: 75, column: 1, scope: !218)
