; ModuleID = 'pointers.cu'
source_filename = "pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12which_memoryPKfPfiE4tile = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7row_sumPKfPfii(ptr noundef readonly captures(address) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %30, !dbg !26

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !27
  %13 = sext i32 %12 to i64, !dbg !28
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !28
  %15 = sext i32 %3 to i64, !dbg !29
  %16 = shl nsw i64 %15, 2, !dbg !29
  %17 = getelementptr inbounds i8, ptr %14, i64 %16, !dbg !29
  %18 = icmp eq i32 %3, 0, !dbg !30
  br i1 %18, label %26, label %19, !dbg !31

19:                                               ; preds = %11, %19
  %20 = phi float [ %24, %19 ], [ 0.000000e+00, %11 ]
  %21 = phi ptr [ %22, %19 ], [ %14, %11 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !32
  %23 = load float, ptr %21, align 4, !dbg !33, !tbaa !34
  %24 = fadd contract float %20, %23, !dbg !36
  %25 = icmp eq ptr %22, %17, !dbg !30
  br i1 %25, label %26, label %19, !dbg !31, !llvm.loop !37

26:                                               ; preds = %19, %11
  %27 = phi float [ 0.000000e+00, %11 ], [ %24, %19 ], !dbg !40
  %28 = sext i32 %9 to i64, !dbg !41
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !41
  store float %27, ptr %29, align 4, !dbg !42, !tbaa !34
  br label %30, !dbg !43

30:                                               ; preds = %4, %26
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10column_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !44 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !45
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !47
  %7 = mul i32 %5, %6, !dbg !49
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %9 = add i32 %7, %8, !dbg !52
  %10 = icmp slt i32 %9, %3, !dbg !53
  br i1 %10, label %11, label %29, !dbg !53

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !54
  %13 = icmp sgt i32 %2, 0, !dbg !55
  br i1 %13, label %14, label %17, !dbg !56

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !54
  %16 = sext i32 %3 to i64
  br label %20, !dbg !56

17:                                               ; preds = %20, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %25, %20 ], !dbg !57
  %19 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !58
  store float %18, ptr %19, align 4, !dbg !59, !tbaa !34
  br label %29, !dbg !60

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %26, %20 ]
  %22 = phi float [ 0.000000e+00, %14 ], [ %25, %20 ]
  %23 = phi ptr [ %15, %14 ], [ %27, %20 ]
  %24 = load float, ptr %23, align 4, !dbg !61, !tbaa !34
  %25 = fadd contract float %22, %24, !dbg !62
  %26 = add nuw nsw i32 %21, 1, !dbg !63
  %27 = getelementptr inbounds float, ptr %23, i64 %16, !dbg !64
  %28 = icmp eq i32 %26, %2, !dbg !55
  br i1 %28, label %17, label %20, !dbg !56, !llvm.loop !65

29:                                               ; preds = %4, %17
  ret void, !dbg !60
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dot_rowsPKdS0_Pdii(ptr noundef readonly captures(address) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %8 = mul i32 %6, %7, !dbg !72
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %10 = add i32 %8, %9, !dbg !75
  %11 = icmp slt i32 %10, %3, !dbg !76
  br i1 %11, label %12, label %38, !dbg !76

12:                                               ; preds = %5
  %13 = add nsw i32 %10, 1, !dbg !77
  %14 = mul nsw i32 %4, %13, !dbg !78
  %15 = sext i32 %14 to i64, !dbg !79
  %16 = getelementptr inbounds double, ptr %0, i64 %15, !dbg !79
  %17 = icmp sgt i32 %4, 0, !dbg !80
  br i1 %17, label %18, label %34, !dbg !81

18:                                               ; preds = %12
  %19 = mul nsw i32 %4, %10, !dbg !82
  %20 = sext i32 %19 to i64, !dbg !83
  %21 = getelementptr inbounds double, ptr %1, i64 %20, !dbg !84
  %22 = getelementptr inbounds double, ptr %0, i64 %20, !dbg !83
  br label %23, !dbg !81

23:                                               ; preds = %18, %23
  %24 = phi double [ %32, %23 ], [ 0.000000e+00, %18 ]
  %25 = phi ptr [ %29, %23 ], [ %21, %18 ]
  %26 = phi ptr [ %27, %23 ], [ %22, %18 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !85
  %28 = load double, ptr %26, align 8, !dbg !86, !tbaa !87
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !89
  %30 = load double, ptr %25, align 8, !dbg !90, !tbaa !87
  %31 = fmul contract double %28, %30, !dbg !91
  %32 = fadd contract double %24, %31, !dbg !92
  %33 = icmp ult ptr %27, %16, !dbg !80
  br i1 %33, label %23, label %34, !dbg !81, !llvm.loop !93

34:                                               ; preds = %23, %12
  %35 = phi double [ 0.000000e+00, %12 ], [ %32, %23 ], !dbg !94
  %36 = sext i32 %10 to i64, !dbg !95
  %37 = getelementptr inbounds double, ptr %2, i64 %36, !dbg !95
  store double %35, ptr %37, align 8, !dbg !96, !tbaa !87
  br label %38, !dbg !97

38:                                               ; preds = %5, %34
  ret void, !dbg !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9copy_rowsPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !98 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %7 = mul i32 %5, %6, !dbg !103
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %9 = add i32 %7, %8, !dbg !106
  %10 = icmp sge i32 %9, %2, !dbg !107
  %11 = icmp eq i32 %3, 0
  %12 = or i1 %10, %11, !dbg !108
  br i1 %12, label %27, label %13, !dbg !108

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9, !dbg !109
  %15 = sext i32 %14 to i64, !dbg !110
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !110
  %17 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !111
  br label %18, !dbg !112

18:                                               ; preds = %18, %13
  %19 = phi ptr [ %16, %13 ], [ %22, %18 ], !dbg !113
  %20 = phi ptr [ %17, %13 ], [ %24, %18 ], !dbg !113
  %21 = phi i32 [ %3, %13 ], [ %25, %18 ], !dbg !113
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4, !dbg !114
  %23 = load i32, ptr %19, align 4, !dbg !115, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 4, !dbg !116
  store i32 %23, ptr %20, align 4, !dbg !117, !tbaa !7
  %25 = add nsw i32 %21, -1, !dbg !118
  %26 = icmp eq i32 %25, 0, !dbg !118
  br i1 %26, label %27, label %18, !dbg !119, !llvm.loop !120

27:                                               ; preds = %18, %4
  ret void, !dbg !122
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12reverse_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !123 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %7 = mul i32 %5, %6, !dbg !128
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %9 = add i32 %7, %8, !dbg !131
  %10 = icmp slt i32 %9, %2, !dbg !132
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !132
  br i1 %12, label %13, label %30, !dbg !132

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9, !dbg !133
  %15 = sext i32 %14 to i64, !dbg !134
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !134
  %17 = add nsw i32 %9, 1, !dbg !135
  %18 = mul nsw i32 %3, %17, !dbg !136
  %19 = sext i32 %18 to i64, !dbg !137
  %20 = getelementptr inbounds float, ptr %0, i64 %19, !dbg !137
  br label %21, !dbg !138

21:                                               ; preds = %13, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %13 ]
  %23 = phi ptr [ %27, %21 ], [ %16, %13 ]
  %24 = phi ptr [ %25, %21 ], [ %20, %13 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 -4, !dbg !139
  %26 = load float, ptr %25, align 4, !dbg !140, !tbaa !34
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 4, !dbg !141
  store float %26, ptr %23, align 4, !dbg !142, !tbaa !34
  %28 = add nuw nsw i32 %22, 1, !dbg !143
  %29 = icmp eq i32 %28, %3, !dbg !144
  br i1 %29, label %30, label %21, !dbg !138, !llvm.loop !145

30:                                               ; preds = %21, %4
  ret void, !dbg !147
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13dot_backwardsPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !148 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151
  %8 = mul i32 %6, %7, !dbg !153
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %10 = add i32 %8, %9, !dbg !156
  %11 = icmp slt i32 %10, %3, !dbg !157
  br i1 %11, label %12, label %37, !dbg !157

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !158
  br i1 %13, label %14, label %20, !dbg !159

14:                                               ; preds = %12
  %15 = zext nneg i32 %4 to i64, !dbg !160
  %16 = getelementptr inbounds nuw float, ptr %1, i64 %15, !dbg !160
  %17 = mul nsw i32 %4, %10, !dbg !161
  %18 = sext i32 %17 to i64, !dbg !162
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !162
  br label %24, !dbg !159

20:                                               ; preds = %24, %12
  %21 = phi float [ 0.000000e+00, %12 ], [ %34, %24 ], !dbg !163
  %22 = sext i32 %10 to i64, !dbg !164
  %23 = getelementptr inbounds float, ptr %2, i64 %22, !dbg !164
  store float %21, ptr %23, align 4, !dbg !165, !tbaa !34
  br label %37, !dbg !166

24:                                               ; preds = %14, %24
  %25 = phi i32 [ %35, %24 ], [ %4, %14 ]
  %26 = phi float [ %34, %24 ], [ 0.000000e+00, %14 ]
  %27 = phi ptr [ %29, %24 ], [ %16, %14 ]
  %28 = phi ptr [ %30, %24 ], [ %19, %14 ]
  %29 = getelementptr inbounds i8, ptr %27, i64 -4, !dbg !163
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4, !dbg !167
  %31 = load float, ptr %28, align 4, !dbg !168, !tbaa !34
  %32 = load float, ptr %29, align 4, !dbg !169, !tbaa !34
  %33 = fmul contract float %31, %32, !dbg !170
  %34 = fadd contract float %26, %33, !dbg !171
  %35 = add nsw i32 %25, -1, !dbg !172
  %36 = icmp sgt i32 %25, 1, !dbg !158
  br i1 %36, label %24, label %20, !dbg !159, !llvm.loop !173

37:                                               ; preds = %5, %20
  ret void, !dbg !166
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9shift_rowPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !175 {
  %4 = alloca [6 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178
  %7 = mul i32 %5, %6, !dbg !180
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %9 = add i32 %7, %8, !dbg !183
  %10 = icmp slt i32 %9, %2, !dbg !184
  br i1 %10, label %11, label %42, !dbg !184

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !185
  %12 = mul nsw i32 %9, 6, !dbg !186
  %13 = sext i32 %12 to i64, !dbg !187
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !187
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, ptr noundef nonnull align 1 dereferenceable(24) %14, i64 24, i1 false), !dbg !188
  %15 = srem i32 %9, 3, !dbg !192
  %16 = icmp eq i32 %15, 0, !dbg !193
  br i1 %16, label %19, label %17, !dbg !193

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !194
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %18, ptr noundef nonnull readonly align 4 dereferenceable(16) %4, i64 16, i1 false), !dbg !195
  br label %19, !dbg !199

19:                                               ; preds = %17, %11
  %20 = and i32 %9, 1, !dbg !200
  %21 = icmp eq i32 %20, 0, !dbg !200
  br i1 %21, label %24, label %22, !dbg !200

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !201
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull readonly align 4 dereferenceable(12) %23, i64 12, i1 false), !dbg !202
  br label %24, !dbg !204

24:                                               ; preds = %22, %19
  br label %28, !dbg !205

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1, !dbg !208
  %27 = icmp eq i64 %26, 24, !dbg !209
  br i1 %27, label %38, label %28, !dbg !205, !llvm.loop !210

28:                                               ; preds = %24, %25
  %29 = phi i64 [ %26, %25 ], [ 0, %24 ]
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 %29, !dbg !212
  %31 = load i8, ptr %30, align 1, !dbg !212, !tbaa !213
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 %29, !dbg !214
  %33 = load i8, ptr %32, align 1, !dbg !214, !tbaa !213
  %34 = icmp eq i8 %31, %33, !dbg !215
  br i1 %34, label %25, label %35, !dbg !215

35:                                               ; preds = %28
  %36 = icmp ult i8 %31, %33, !dbg !216
  %37 = select i1 %36, i32 -1, i32 1, !dbg !217
  br label %38, !dbg !218

38:                                               ; preds = %25, %35
  %39 = phi i32 [ %37, %35 ], [ 0, %25 ]
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 20, !dbg !219
  store i32 %39, ptr %40, align 4, !dbg !220, !tbaa !7
  %41 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !221
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %41, ptr noundef nonnull align 4 dereferenceable(24) %4, i64 24, i1 false), !dbg !222
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !224
  br label %42, !dbg !224

42:                                               ; preds = %3, %38
  ret void, !dbg !224
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12which_memoryPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !225 {
  %4 = alloca [2 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228
  %7 = mul i32 %5, %6, !dbg !230
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %9 = add i32 %7, %8, !dbg !233
  %10 = icmp slt i32 %9, %2, !dbg !234
  br i1 %10, label %11, label %15, !dbg !235

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64, !dbg !236
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !236
  %14 = load float, ptr %13, align 4, !dbg !236, !tbaa !34
  br label %15, !dbg !235

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !235
  %17 = zext nneg i32 %8 to i64, !dbg !237
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12which_memoryPKfPfiE4tile to ptr), i64 %17, !dbg !237
  store float %16, ptr %18, align 4, !dbg !238, !tbaa !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !239
  br i1 %10, label %19, label %47, !dbg !240

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !241
  %20 = sext i32 %9 to i64, !dbg !242
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !242
  %22 = load float, ptr %21, align 4, !dbg !242, !tbaa !34
  %23 = fmul contract float %22, 2.000000e+00, !dbg !243
  store float %23, ptr %4, align 4, !dbg !244, !tbaa !34
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !244
  %25 = fmul contract float %22, 3.000000e+00, !dbg !245
  store float %25, ptr %24, align 4, !dbg !244, !tbaa !34
  %26 = urem i32 %8, 3, !dbg !246
  %27 = icmp eq i32 %26, 1, !dbg !247
  %28 = xor i32 %8, 1, !dbg !247
  %29 = zext nneg i32 %28 to i64, !dbg !247
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12which_memoryPKfPfiE4tile to ptr), i64 %29, !dbg !247
  %31 = select i1 %27, ptr %30, ptr %21, !dbg !247
  %32 = icmp eq i32 %26, 2, !dbg !248
  br i1 %32, label %33, label %37, !dbg !248

33:                                               ; preds = %19
  %34 = srem i32 %9, 2, !dbg !249
  %35 = sext i32 %34 to i64, !dbg !250
  %36 = getelementptr inbounds float, ptr %4, i64 %35, !dbg !250
  br label %37, !dbg !251

37:                                               ; preds = %33, %19
  %38 = phi ptr [ %36, %33 ], [ %31, %19 ], !dbg !252
  %39 = load float, ptr %38, align 4, !dbg !253, !tbaa !34
  %40 = call i1 @llvm.nvvm.isspacep.shared(ptr nonnull %38), !dbg !254
  %41 = select contract i1 %40, float 1.000000e+02, float 0.000000e+00, !dbg !258
  %42 = fadd contract float %39, %41, !dbg !259
  %43 = call i1 @llvm.nvvm.isspacep.local(ptr nonnull %38), !dbg !260
  %44 = select contract i1 %43, float 1.000000e+03, float 0.000000e+00, !dbg !263
  %45 = fadd contract float %44, %42, !dbg !264
  %46 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !265
  store float %45, ptr %46, align 4, !dbg !266, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !267
  br label %47, !dbg !267

47:                                               ; preds = %15, %37
  ret void, !dbg !267
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointers.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "row_sum", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 24, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 35, scope: !11)
!26 = !DILocation(line: 5, column: 9, scope: !11)
!27 = !DILocation(line: 6, column: 26, scope: !11)
!28 = !DILocation(line: 6, column: 22, scope: !11)
!29 = !DILocation(line: 7, column: 24, scope: !11)
!30 = !DILocation(line: 9, column: 12, scope: !11)
!31 = !DILocation(line: 9, column: 3, scope: !11)
!32 = !DILocation(line: 9, column: 29, scope: !11)
!33 = !DILocation(line: 9, column: 27, scope: !11)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !9, i64 0}
!36 = !DILocation(line: 9, column: 24, scope: !11)
!37 = distinct !{!37, !31, !32, !38, !39}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 0, scope: !11)
!41 = !DILocation(line: 10, column: 3, scope: !11)
!42 = !DILocation(line: 10, column: 8, scope: !11)
!43 = !DILocation(line: 11, column: 1, scope: !11)
!44 = distinct !DISubprogram(name: "column_sum", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !46)
!46 = distinct !DILocation(line: 14, column: 11, scope: !44)
!47 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !48)
!48 = distinct !DILocation(line: 14, column: 24, scope: !44)
!49 = !DILocation(line: 14, column: 22, scope: !44)
!50 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !51)
!51 = distinct !DILocation(line: 14, column: 37, scope: !44)
!52 = !DILocation(line: 14, column: 35, scope: !44)
!53 = !DILocation(line: 15, column: 9, scope: !44)
!54 = !DILocation(line: 16, column: 22, scope: !44)
!55 = !DILocation(line: 18, column: 21, scope: !44)
!56 = !DILocation(line: 18, column: 3, scope: !44)
!57 = !DILocation(line: 0, scope: !44)
!58 = !DILocation(line: 19, column: 3, scope: !44)
!59 = !DILocation(line: 19, column: 8, scope: !44)
!60 = !DILocation(line: 20, column: 1, scope: !44)
!61 = !DILocation(line: 18, column: 46, scope: !44)
!62 = !DILocation(line: 18, column: 43, scope: !44)
!63 = !DILocation(line: 18, column: 27, scope: !44)
!64 = !DILocation(line: 18, column: 33, scope: !44)
!65 = distinct !{!65, !56, !66, !38, !39}
!66 = !DILocation(line: 18, column: 47, scope: !44)
!67 = distinct !DISubprogram(name: "dot_rows", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !69)
!69 = distinct !DILocation(line: 23, column: 11, scope: !67)
!70 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !71)
!71 = distinct !DILocation(line: 23, column: 24, scope: !67)
!72 = !DILocation(line: 23, column: 22, scope: !67)
!73 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !74)
!74 = distinct !DILocation(line: 23, column: 37, scope: !67)
!75 = !DILocation(line: 23, column: 35, scope: !67)
!76 = !DILocation(line: 24, column: 9, scope: !67)
!77 = !DILocation(line: 25, column: 62, scope: !67)
!78 = !DILocation(line: 25, column: 67, scope: !67)
!79 = !DILocation(line: 25, column: 57, scope: !67)
!80 = !DILocation(line: 27, column: 12, scope: !67)
!81 = !DILocation(line: 27, column: 3, scope: !67)
!82 = !DILocation(line: 25, column: 27, scope: !67)
!83 = !DILocation(line: 25, column: 23, scope: !67)
!84 = !DILocation(line: 25, column: 39, scope: !67)
!85 = !DILocation(line: 27, column: 28, scope: !67)
!86 = !DILocation(line: 27, column: 26, scope: !67)
!87 = !{!88, !88, i64 0}
!88 = !{!"double", !9, i64 0}
!89 = !DILocation(line: 27, column: 35, scope: !67)
!90 = !DILocation(line: 27, column: 33, scope: !67)
!91 = !DILocation(line: 27, column: 31, scope: !67)
!92 = !DILocation(line: 27, column: 23, scope: !67)
!93 = distinct !{!93, !81, !89, !38, !39}
!94 = !DILocation(line: 0, scope: !67)
!95 = !DILocation(line: 28, column: 3, scope: !67)
!96 = !DILocation(line: 28, column: 8, scope: !67)
!97 = !DILocation(line: 29, column: 1, scope: !67)
!98 = distinct !DISubprogram(name: "copy_rows", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 32, column: 11, scope: !98)
!101 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 32, column: 24, scope: !98)
!103 = !DILocation(line: 32, column: 22, scope: !98)
!104 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 32, column: 37, scope: !98)
!106 = !DILocation(line: 32, column: 35, scope: !98)
!107 = !DILocation(line: 33, column: 9, scope: !98)
!108 = !DILocation(line: 33, column: 14, scope: !98)
!109 = !DILocation(line: 34, column: 27, scope: !98)
!110 = !DILocation(line: 34, column: 23, scope: !98)
!111 = !DILocation(line: 35, column: 15, scope: !98)
!112 = !DILocation(line: 37, column: 3, scope: !98)
!113 = !DILocation(line: 0, scope: !98)
!114 = !DILocation(line: 38, column: 18, scope: !98)
!115 = !DILocation(line: 38, column: 13, scope: !98)
!116 = !DILocation(line: 38, column: 8, scope: !98)
!117 = !DILocation(line: 38, column: 11, scope: !98)
!118 = !DILocation(line: 39, column: 12, scope: !98)
!119 = !DILocation(line: 39, column: 3, scope: !98)
!120 = distinct !{!120, !112, !121, !38, !39}
!121 = !DILocation(line: 39, column: 18, scope: !98)
!122 = !DILocation(line: 40, column: 1, scope: !98)
!123 = distinct !DISubprogram(name: "reverse_rows", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !125)
!125 = distinct !DILocation(line: 43, column: 11, scope: !123)
!126 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !127)
!127 = distinct !DILocation(line: 43, column: 24, scope: !123)
!128 = !DILocation(line: 43, column: 22, scope: !123)
!129 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !130)
!130 = distinct !DILocation(line: 43, column: 37, scope: !123)
!131 = !DILocation(line: 43, column: 35, scope: !123)
!132 = !DILocation(line: 44, column: 9, scope: !123)
!133 = !DILocation(line: 46, column: 20, scope: !123)
!134 = !DILocation(line: 46, column: 16, scope: !123)
!135 = !DILocation(line: 45, column: 27, scope: !123)
!136 = !DILocation(line: 45, column: 32, scope: !123)
!137 = !DILocation(line: 45, column: 22, scope: !123)
!138 = !DILocation(line: 47, column: 3, scope: !123)
!139 = !DILocation(line: 47, column: 39, scope: !123)
!140 = !DILocation(line: 47, column: 38, scope: !123)
!141 = !DILocation(line: 47, column: 33, scope: !123)
!142 = !DILocation(line: 47, column: 36, scope: !123)
!143 = !DILocation(line: 47, column: 27, scope: !123)
!144 = !DILocation(line: 47, column: 21, scope: !123)
!145 = distinct !{!145, !138, !146, !38, !39}
!146 = !DILocation(line: 47, column: 41, scope: !123)
!147 = !DILocation(line: 48, column: 1, scope: !123)
!148 = distinct !DISubprogram(name: "dot_backwards", scope: !1, file: !1, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !150)
!150 = distinct !DILocation(line: 51, column: 11, scope: !148)
!151 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !152)
!152 = distinct !DILocation(line: 51, column: 24, scope: !148)
!153 = !DILocation(line: 51, column: 22, scope: !148)
!154 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !155)
!155 = distinct !DILocation(line: 51, column: 37, scope: !148)
!156 = !DILocation(line: 51, column: 35, scope: !148)
!157 = !DILocation(line: 52, column: 9, scope: !148)
!158 = !DILocation(line: 56, column: 21, scope: !148)
!159 = !DILocation(line: 56, column: 3, scope: !148)
!160 = !DILocation(line: 54, column: 22, scope: !148)
!161 = !DILocation(line: 53, column: 26, scope: !148)
!162 = !DILocation(line: 53, column: 22, scope: !148)
!163 = !DILocation(line: 0, scope: !148)
!164 = !DILocation(line: 57, column: 3, scope: !148)
!165 = !DILocation(line: 57, column: 8, scope: !148)
!166 = !DILocation(line: 58, column: 1, scope: !148)
!167 = !DILocation(line: 56, column: 40, scope: !148)
!168 = !DILocation(line: 56, column: 38, scope: !148)
!169 = !DILocation(line: 56, column: 45, scope: !148)
!170 = !DILocation(line: 56, column: 43, scope: !148)
!171 = !DILocation(line: 56, column: 35, scope: !148)
!172 = !DILocation(line: 56, column: 27, scope: !148)
!173 = distinct !{!173, !159, !174, !38, !39}
!174 = !DILocation(line: 56, column: 47, scope: !148)
!175 = distinct !DISubprogram(name: "shift_row", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !177)
!177 = distinct !DILocation(line: 61, column: 11, scope: !175)
!178 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !179)
!179 = distinct !DILocation(line: 61, column: 24, scope: !175)
!180 = !DILocation(line: 61, column: 22, scope: !175)
!181 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !182)
!182 = distinct !DILocation(line: 61, column: 37, scope: !175)
!183 = !DILocation(line: 61, column: 35, scope: !175)
!184 = !DILocation(line: 62, column: 9, scope: !175)
!185 = !DILocation(line: 63, column: 3, scope: !175)
!186 = !DILocation(line: 64, column: 21, scope: !175)
!187 = !DILocation(line: 64, column: 17, scope: !175)
!188 = !DILocation(line: 1564, column: 10, scope: !189, inlinedAt: !191)
!189 = distinct !DISubprogram(name: "memcpy", scope: !190, file: !190, line: 1563, type: !12, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!191 = distinct !DILocation(line: 64, column: 3, scope: !175)
!192 = !DILocation(line: 65, column: 9, scope: !175)
!193 = !DILocation(line: 65, column: 7, scope: !175)
!194 = !DILocation(line: 65, column: 26, scope: !175)
!195 = !DILocation(line: 15, column: 10, scope: !196, inlinedAt: !198)
!196 = distinct !DISubprogram(name: "memmove", scope: !197, file: !197, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = !DIFile(filename: "include/host/rk_runtime.h", directory: "")
!198 = distinct !DILocation(line: 65, column: 14, scope: !175)
!199 = !DILocation(line: 65, column: 14, scope: !175)
!200 = !DILocation(line: 66, column: 7, scope: !175)
!201 = !DILocation(line: 66, column: 31, scope: !175)
!202 = !DILocation(line: 15, column: 10, scope: !196, inlinedAt: !203)
!203 = distinct !DILocation(line: 66, column: 14, scope: !175)
!204 = !DILocation(line: 66, column: 14, scope: !175)
!205 = !DILocation(line: 19, column: 3, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "memcmp", scope: !197, file: !197, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 67, column: 12, scope: !175)
!208 = !DILocation(line: 19, column: 33, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 19, column: 24, scope: !206, inlinedAt: !207)
!210 = distinct !{!210, !205, !211, !38, !39}
!211 = !DILocation(line: 20, column: 49, scope: !206, inlinedAt: !207)
!212 = !DILocation(line: 20, column: 9, scope: !206, inlinedAt: !207)
!213 = !{!9, !9, i64 0}
!214 = !DILocation(line: 20, column: 17, scope: !206, inlinedAt: !207)
!215 = !DILocation(line: 20, column: 14, scope: !206, inlinedAt: !207)
!216 = !DILocation(line: 20, column: 35, scope: !206, inlinedAt: !207)
!217 = !DILocation(line: 20, column: 30, scope: !206, inlinedAt: !207)
!218 = !DILocation(line: 20, column: 23, scope: !206, inlinedAt: !207)
!219 = !DILocation(line: 67, column: 3, scope: !175)
!220 = !DILocation(line: 67, column: 10, scope: !175)
!221 = !DILocation(line: 68, column: 12, scope: !175)
!222 = !DILocation(line: 1564, column: 10, scope: !189, inlinedAt: !223)
!223 = distinct !DILocation(line: 68, column: 3, scope: !175)
!224 = !DILocation(line: 69, column: 1, scope: !175)
!225 = distinct !DISubprogram(name: "which_memory", scope: !1, file: !1, line: 72, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !227)
!227 = distinct !DILocation(line: 74, column: 11, scope: !225)
!228 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !229)
!229 = distinct !DILocation(line: 74, column: 24, scope: !225)
!230 = !DILocation(line: 74, column: 22, scope: !225)
!231 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !232)
!232 = distinct !DILocation(line: 74, column: 37, scope: !225)
!233 = !DILocation(line: 74, column: 35, scope: !225)
!234 = !DILocation(line: 75, column: 25, scope: !225)
!235 = !DILocation(line: 75, column: 23, scope: !225)
!236 = !DILocation(line: 75, column: 31, scope: !225)
!237 = !DILocation(line: 75, column: 3, scope: !225)
!238 = !DILocation(line: 75, column: 21, scope: !225)
!239 = !DILocation(line: 76, column: 3, scope: !225)
!240 = !DILocation(line: 77, column: 9, scope: !225)
!241 = !DILocation(line: 78, column: 3, scope: !225)
!242 = !DILocation(line: 78, column: 19, scope: !225)
!243 = !DILocation(line: 78, column: 24, scope: !225)
!244 = !DILocation(line: 78, column: 18, scope: !225)
!245 = !DILocation(line: 78, column: 37, scope: !225)
!246 = !DILocation(line: 80, column: 19, scope: !225)
!247 = !DILocation(line: 80, column: 23, scope: !225)
!248 = !DILocation(line: 81, column: 23, scope: !225)
!249 = !DILocation(line: 81, column: 41, scope: !225)
!250 = !DILocation(line: 81, column: 37, scope: !225)
!251 = !DILocation(line: 81, column: 29, scope: !225)
!252 = !DILocation(line: 0, scope: !225)
!253 = !DILocation(line: 82, column: 10, scope: !225)
!254 = !DILocation(line: 8, column: 50, scope: !255, inlinedAt: !257)
!255 = distinct !DISubprogram(name: "__isShared", scope: !256, file: !256, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!256 = !DIFile(filename: "include/device/rk_spaces.h", directory: "")
!257 = distinct !DILocation(line: 82, column: 16, scope: !225)
!258 = !DILocation(line: 82, column: 16, scope: !225)
!259 = !DILocation(line: 82, column: 13, scope: !225)
!260 = !DILocation(line: 10, column: 49, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "__isLocal", scope: !256, file: !256, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = distinct !DILocation(line: 82, column: 50, scope: !225)
!263 = !DILocation(line: 82, column: 50, scope: !225)
!264 = !DILocation(line: 82, column: 47, scope: !225)
!265 = !DILocation(line: 82, column: 3, scope: !225)
!266 = !DILocation(line: 82, column: 8, scope: !225)
!267 = !DILocation(line: 83, column: 1, scope: !225)
