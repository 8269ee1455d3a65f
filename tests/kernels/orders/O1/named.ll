; ModuleID = 'named.cu'
source_filename = "named.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reverse_blocksPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ12bitonic_intsPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ13odd_even_sortPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12concatenatedPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %3, !dbg !26
  br i1 %11, label %12, label %15, !dbg !26

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !27
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !27
  br label %23, !dbg !28

15:                                               ; preds = %5
  %16 = add nsw i32 %4, %3, !dbg !29
  %17 = icmp slt i32 %10, %16, !dbg !30
  br i1 %17, label %18, label %28, !dbg !30

18:                                               ; preds = %15
  %19 = sub nsw i32 %10, %3, !dbg !31
  %20 = sext i32 %19 to i64, !dbg !32
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !32
  %22 = sext i32 %10 to i64, !dbg !33
  br label %23, !dbg !33

23:                                               ; preds = %12, %18
  %24 = phi i64 [ %22, %18 ], [ %13, %12 ]
  %25 = phi ptr [ %21, %18 ], [ %14, %12 ]
  %26 = load float, ptr %25, align 4, !dbg !34, !tbaa !35
  %27 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !34
  store float %26, ptr %27, align 4, !dbg !34, !tbaa !35
  br label %28, !dbg !37

28:                                               ; preds = %23, %15
  ret void, !dbg !37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6paddedPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !38 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %8 = mul i32 %6, %7, !dbg !43
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %10 = add i32 %8, %9, !dbg !46
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !47
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50
  %13 = mul nuw nsw i32 %11, %12, !dbg !53
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
  %15 = add nuw nsw i32 %13, %14, !dbg !57
  %16 = shl nsw i32 %4, 1, !dbg !58
  %17 = add nsw i32 %16, %2, !dbg !59
  %18 = icmp slt i32 %15, %17, !dbg !60
  br i1 %18, label %19, label %46, !dbg !61

19:                                               ; preds = %5
  %20 = add nsw i32 %16, %3, !dbg !62
  %21 = icmp slt i32 %10, %20, !dbg !63
  br i1 %21, label %22, label %46, !dbg !61

22:                                               ; preds = %19
  %23 = icmp sge i32 %15, %4, !dbg !64
  %24 = add nsw i32 %4, %2
  %25 = icmp slt i32 %15, %24
  %26 = select i1 %23, i1 %25, i1 false
  %27 = icmp sge i32 %10, %4
  %28 = and i1 %27, %26, !dbg !65
  %29 = add nsw i32 %4, %3
  %30 = icmp slt i32 %10, %29
  %31 = select i1 %28, i1 %30, i1 false, !dbg !65
  br i1 %31, label %32, label %40, !dbg !65

32:                                               ; preds = %22
  %33 = sub nsw i32 %15, %4, !dbg !66
  %34 = mul nsw i32 %33, %3, !dbg !67
  %35 = sub i32 %10, %4, !dbg !68
  %36 = add i32 %35, %34, !dbg !69
  %37 = sext i32 %36 to i64, !dbg !70
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !70
  %39 = load float, ptr %38, align 4, !dbg !70, !tbaa !35
  br label %40, !dbg !71

40:                                               ; preds = %22, %32
  %41 = phi contract float [ %39, %32 ], [ 0.000000e+00, %22 ], !dbg !71
  %42 = mul nsw i32 %20, %15, !dbg !72
  %43 = add nsw i32 %42, %10, !dbg !73
  %44 = sext i32 %43 to i64, !dbg !74
  %45 = getelementptr inbounds float, ptr %1, i64 %44, !dbg !74
  store float %41, ptr %45, align 4, !dbg !75, !tbaa !35
  br label %46, !dbg !76

46:                                               ; preds = %5, %19, %40
  ret void, !dbg !76
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6rolledPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !77 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %7 = mul i32 %5, %6, !dbg !82
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %9 = add i32 %7, %8, !dbg !85
  %10 = icmp slt i32 %9, %2, !dbg !86
  br i1 %10, label %11, label %19, !dbg !86

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !87
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !87
  %14 = load i32, ptr %13, align 4, !dbg !87, !tbaa !7
  %15 = add nsw i32 %3, %9, !dbg !88
  %16 = srem i32 %15, %2, !dbg !89
  %17 = sext i32 %16 to i64, !dbg !90
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !90
  store i32 %14, ptr %18, align 4, !dbg !91, !tbaa !7
  br label %19, !dbg !90

19:                                               ; preds = %11, %4
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14reverse_blocksPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !93 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %5 = shl i32 %4, 6, !dbg !98
  %6 = add i32 %5, %3, !dbg !99
  %7 = zext i32 %6 to i64, !dbg !100
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !100
  %9 = load i32, ptr %8, align 4, !dbg !100, !tbaa !7
  %10 = zext nneg i32 %3 to i64, !dbg !101
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reverse_blocksPKiPiE1s to ptr), i64 %10, !dbg !101
  store i32 %9, ptr %11, align 4, !dbg !102, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %12 = sub nsw i32 63, %3, !dbg !104
  %13 = sext i32 %12 to i64, !dbg !105
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reverse_blocksPKiPiE1s to ptr), i64 %13, !dbg !105
  %15 = load i32, ptr %14, align 4, !dbg !105, !tbaa !7
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !106
  store i32 %15, ptr %16, align 4, !dbg !107, !tbaa !7
  ret void, !dbg !108
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10swap_pairsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !109 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112
  %6 = mul i32 %4, %5, !dbg !114
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %8 = add i32 %6, %7, !dbg !117
  %9 = icmp slt i32 %8, %2, !dbg !118
  br i1 %9, label %10, label %17, !dbg !118

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !119
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !119
  %13 = load float, ptr %12, align 4, !dbg !119, !tbaa !35
  %14 = xor i32 %8, 1, !dbg !120
  %15 = sext i32 %14 to i64, !dbg !121
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !121
  store float %13, ptr %16, align 4, !dbg !122, !tbaa !35
  br label %17, !dbg !121

17:                                               ; preds = %10, %3
  ret void, !dbg !123
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15strided_shufflePKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !124 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127
  %5 = mul i32 %3, %4, !dbg !129
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %7 = add i32 %5, %6, !dbg !132
  %8 = sext i32 %7 to i64, !dbg !133
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !133
  %10 = load i32, ptr %9, align 4, !dbg !133, !tbaa !7
  %11 = mul nsw i32 %7, 5, !dbg !134
  %12 = add nsw i32 %11, 3, !dbg !135
  %13 = srem i32 %12, 256, !dbg !136
  %14 = sext i32 %13 to i64, !dbg !137
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !137
  store i32 %10, ptr %15, align 4, !dbg !138, !tbaa !7
  ret void, !dbg !139
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bit_reversalPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !140 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143
  %5 = mul i32 %3, %4, !dbg !145
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %7 = add i32 %5, %6, !dbg !148
  %8 = zext i32 %7 to i64, !dbg !149
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !149
  %10 = load float, ptr %9, align 4, !dbg !149, !tbaa !35
  %11 = tail call noundef i32 @__nv_brev(i32 noundef %7) #8, !dbg !150
  %12 = lshr i32 %11, 24, !dbg !154
  %13 = zext nneg i32 %12 to i64, !dbg !155
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %13, !dbg !155
  store float %10, ptr %14, align 4, !dbg !156, !tbaa !35
  ret void, !dbg !157
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15histogram_plainPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !158 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %6 = mul i32 %4, %5, !dbg !163
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164
  %8 = add i32 %6, %7, !dbg !166
  %9 = icmp slt i32 %8, %2, !dbg !167
  br i1 %9, label %10, label %17, !dbg !167

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !168
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !168
  %13 = load i32, ptr %12, align 4, !dbg !168, !tbaa !7
  %14 = sext i32 %13 to i64, !dbg !169
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !169
  %16 = atomicrmw add ptr %15, i32 1 monotonic, align 4, !dbg !170
  br label %17, !dbg !174

17:                                               ; preds = %10, %3
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z17histogram_stridedPKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !176 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179
  %6 = mul i32 %4, %5, !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182
  %8 = add i32 %6, %7, !dbg !184
  %9 = icmp slt i32 %8, %2, !dbg !185
  br i1 %9, label %10, label %13, !dbg !186

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %14, !dbg !186

13:                                               ; preds = %14, %3
  ret void, !dbg !187

14:                                               ; preds = %10, %14
  %15 = phi i32 [ %8, %10 ], [ %22, %14 ]
  %16 = sext i32 %15 to i64, !dbg !188
  %17 = getelementptr inbounds i8, ptr %0, i64 %16, !dbg !188
  %18 = load i8, ptr %17, align 1, !dbg !188, !tbaa !189
  %19 = zext i8 %18 to i64, !dbg !190
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19, !dbg !190
  %21 = atomicrmw add ptr %20, i32 1 monotonic, align 4, !dbg !191
  %22 = add i32 %15, %12, !dbg !194
  %23 = icmp slt i32 %22, %2, !dbg !185
  br i1 %23, label %14, label %13, !dbg !186, !llvm.loop !195
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18histogram_weightedPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !199 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %7 = mul i32 %5, %6, !dbg !204
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %9 = add i32 %7, %8, !dbg !207
  %10 = icmp slt i32 %9, %3, !dbg !208
  br i1 %10, label %11, label %21, !dbg !208

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !209
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !209
  %14 = load i32, ptr %13, align 4, !dbg !209, !tbaa !7
  %15 = and i32 %14, 63, !dbg !210
  %16 = zext nneg i32 %15 to i64, !dbg !211
  %17 = getelementptr inbounds nuw float, ptr %2, i64 %16, !dbg !211
  %18 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !212
  %19 = load float, ptr %18, align 4, !dbg !212, !tbaa !35
  %20 = atomicrmw fadd ptr %17, float %19 monotonic, align 4, !dbg !213
  br label %21, !dbg !216

21:                                               ; preds = %11, %4
  ret void, !dbg !217
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bitonic_intsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !218 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !219
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223
  %7 = mul i32 %5, %6, !dbg !225
  %8 = add i32 %7, %4, !dbg !226
  %9 = icmp slt i32 %8, %2, !dbg !227
  br i1 %9, label %10, label %14, !dbg !228

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !229
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !229
  %13 = load i32, ptr %12, align 4, !dbg !229, !tbaa !7
  br label %14, !dbg !228

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 2147483647, %3 ], !dbg !228
  %16 = zext nneg i32 %4 to i64, !dbg !230
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %16, !dbg !230
  store i32 %15, ptr %17, align 4, !dbg !231, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !232
  br label %19, !dbg !233

18:                                               ; preds = %26
  br i1 %9, label %46, label %50, !dbg !234

19:                                               ; preds = %14, %26
  %20 = phi i32 [ 2, %14 ], [ %27, %26 ]
  %21 = ashr exact i32 %20, 1, !dbg !235
  %22 = icmp sgt i32 %21, 0, !dbg !236
  br i1 %22, label %23, label %26, !dbg !237

23:                                               ; preds = %19
  %24 = and i32 %20, %4
  %25 = icmp eq i32 %24, 0
  br label %29, !dbg !237

26:                                               ; preds = %43, %19
  %27 = shl i32 %20, 1, !dbg !238
  %28 = icmp slt i32 %27, 129, !dbg !239
  br i1 %28, label %19, label %18, !dbg !233, !llvm.loop !240

29:                                               ; preds = %23, %43
  %30 = phi i32 [ %21, %23 ], [ %44, %43 ]
  %31 = xor i32 %30, %4, !dbg !242
  %32 = icmp sgt i32 %31, %4, !dbg !243
  br i1 %32, label %33, label %43, !dbg !243

33:                                               ; preds = %29
  %34 = load i32, ptr %17, align 4, !dbg !244, !tbaa !7
  %35 = zext nneg i32 %31 to i64, !dbg !245
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %35, !dbg !245
  %37 = load i32, ptr %36, align 4, !dbg !245, !tbaa !7
  br i1 %25, label %38, label %40, !dbg !246

38:                                               ; preds = %33
  %39 = icmp sgt i32 %34, %37, !dbg !247
  br i1 %39, label %42, label %43, !dbg !246

40:                                               ; preds = %33
  %41 = icmp slt i32 %34, %37, !dbg !248
  br i1 %41, label %42, label %43, !dbg !246

42:                                               ; preds = %40, %38
  store i32 %37, ptr %17, align 4, !dbg !249, !tbaa !7
  store i32 %34, ptr %36, align 4, !dbg !250, !tbaa !7
  br label %43, !dbg !251

43:                                               ; preds = %38, %40, %42, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !252
  %44 = lshr i32 %30, 1, !dbg !253
  %45 = icmp eq i32 %44, 0, !dbg !236
  br i1 %45, label %26, label %29, !dbg !237, !llvm.loop !254

46:                                               ; preds = %18
  %47 = load i32, ptr %17, align 4, !dbg !255, !tbaa !7
  %48 = sext i32 %8 to i64, !dbg !256
  %49 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !256
  store i32 %47, ptr %49, align 4, !dbg !257, !tbaa !7
  br label %50, !dbg !256

50:                                               ; preds = %46, %18
  ret void, !dbg !258
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13odd_even_sortPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !259 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !262
  %5 = shl i32 %4, 6, !dbg !264
  %6 = shl nuw nsw i32 %3, 1, !dbg !265
  %7 = add i32 %5, %6, !dbg !266
  %8 = zext i32 %7 to i64, !dbg !267
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !267
  %10 = load i32, ptr %9, align 4, !dbg !267, !tbaa !7
  %11 = zext nneg i32 %6 to i64, !dbg !268
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %11, !dbg !268
  store i32 %10, ptr %12, align 4, !dbg !269, !tbaa !7
  %13 = or disjoint i32 %7, 1, !dbg !270
  %14 = zext i32 %13 to i64, !dbg !271
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !271
  %16 = load i32, ptr %15, align 4, !dbg !271, !tbaa !7
  %17 = getelementptr i8, ptr %12, i64 4, !dbg !272
  store i32 %16, ptr %17, align 4, !dbg !273, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !274
  br label %23, !dbg !275

18:                                               ; preds = %36
  %19 = load i32, ptr %12, align 4, !dbg !276, !tbaa !7
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !277
  store i32 %19, ptr %20, align 4, !dbg !278, !tbaa !7
  %21 = load i32, ptr %17, align 4, !dbg !279, !tbaa !7
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %14, !dbg !280
  store i32 %21, ptr %22, align 4, !dbg !281, !tbaa !7
  ret void, !dbg !282

23:                                               ; preds = %2, %36
  %24 = phi i32 [ 0, %2 ], [ %37, %36 ]
  %25 = and i32 %24, 1, !dbg !283
  %26 = or disjoint i32 %25, %6, !dbg !284
  %27 = icmp samesign ult i32 %26, 63, !dbg !285
  br i1 %27, label %28, label %36, !dbg !286

28:                                               ; preds = %23
  %29 = zext nneg i32 %26 to i64, !dbg !287
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %29, !dbg !287
  %31 = load i32, ptr %30, align 4, !dbg !287, !tbaa !7
  %32 = getelementptr i8, ptr %30, i64 4, !dbg !288
  %33 = load i32, ptr %32, align 4, !dbg !288, !tbaa !7
  %34 = icmp sgt i32 %31, %33, !dbg !289
  br i1 %34, label %35, label %36, !dbg !286

35:                                               ; preds = %28
  store i32 %33, ptr %30, align 4, !dbg !290, !tbaa !7
  store i32 %31, ptr %32, align 4, !dbg !291, !tbaa !7
  br label %36, !dbg !292

36:                                               ; preds = %35, %28, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !293
  %37 = add nuw nsw i32 %24, 1, !dbg !294
  %38 = icmp eq i32 %37, 64, !dbg !295
  br i1 %38, label %18, label %23, !dbg !275, !llvm.loop !296
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_sumsPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !298 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301
  %7 = mul i32 %5, %6, !dbg !303
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304
  %9 = add i32 %7, %8, !dbg !306
  %10 = icmp slt i32 %9, %3, !dbg !307
  br i1 %10, label %11, label %30, !dbg !307

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !308
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !308
  %14 = load i32, ptr %13, align 4, !dbg !308, !tbaa !7
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !7
  %17 = icmp slt i32 %14, %16, !dbg !309
  br i1 %17, label %21, label %18, !dbg !310

18:                                               ; preds = %21, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %27, %21 ], !dbg !311
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !312
  store float %19, ptr %20, align 4, !dbg !313, !tbaa !35
  br label %30, !dbg !314

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %28, %21 ], [ %14, %11 ]
  %23 = phi float [ %27, %21 ], [ 0.000000e+00, %11 ]
  %24 = sext i32 %22 to i64, !dbg !315
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !315
  %26 = load float, ptr %25, align 4, !dbg !315, !tbaa !35
  %27 = fadd contract float %23, %26, !dbg !316
  %28 = add nsw i32 %22, 1, !dbg !317
  %29 = icmp eq i32 %28, %16, !dbg !309
  br i1 %29, label %18, label %21, !dbg !310, !llvm.loop !318

30:                                               ; preds = %4, %18
  ret void, !dbg !314
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_brev(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "named.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "concatenated", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 5, column: 21, scope: !11)
!28 = !DILocation(line: 5, column: 14, scope: !11)
!29 = !DILocation(line: 6, column: 18, scope: !11)
!30 = !DILocation(line: 6, column: 14, scope: !11)
!31 = !DILocation(line: 6, column: 34, scope: !11)
!32 = !DILocation(line: 6, column: 30, scope: !11)
!33 = !DILocation(line: 6, column: 23, scope: !11)
!34 = !DILocation(line: 0, scope: !11)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !9, i64 0}
!37 = !DILocation(line: 7, column: 1, scope: !11)
!38 = distinct !DISubprogram(name: "padded", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !40)
!40 = distinct !DILocation(line: 10, column: 11, scope: !38)
!41 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !42)
!42 = distinct !DILocation(line: 10, column: 24, scope: !38)
!43 = !DILocation(line: 10, column: 22, scope: !38)
!44 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !45)
!45 = distinct !DILocation(line: 10, column: 37, scope: !38)
!46 = !DILocation(line: 10, column: 35, scope: !38)
!47 = !DILocation(line: 67, column: 27, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 10, column: 54, scope: !38)
!50 = !DILocation(line: 80, column: 27, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 10, column: 67, scope: !38)
!53 = !DILocation(line: 10, column: 65, scope: !38)
!54 = !DILocation(line: 54, column: 27, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 10, column: 80, scope: !38)
!57 = !DILocation(line: 10, column: 78, scope: !38)
!58 = !DILocation(line: 11, column: 18, scope: !38)
!59 = !DILocation(line: 11, column: 14, scope: !38)
!60 = !DILocation(line: 11, column: 9, scope: !38)
!61 = !DILocation(line: 11, column: 27, scope: !38)
!62 = !DILocation(line: 11, column: 37, scope: !38)
!63 = !DILocation(line: 11, column: 32, scope: !38)
!64 = !DILocation(line: 12, column: 19, scope: !38)
!65 = !DILocation(line: 12, column: 29, scope: !38)
!66 = !DILocation(line: 13, column: 47, scope: !38)
!67 = !DILocation(line: 13, column: 57, scope: !38)
!68 = !DILocation(line: 13, column: 61, scope: !38)
!69 = !DILocation(line: 13, column: 65, scope: !38)
!70 = !DILocation(line: 13, column: 42, scope: !38)
!71 = !DILocation(line: 13, column: 33, scope: !38)
!72 = !DILocation(line: 13, column: 7, scope: !38)
!73 = !DILocation(line: 13, column: 26, scope: !38)
!74 = !DILocation(line: 13, column: 3, scope: !38)
!75 = !DILocation(line: 13, column: 31, scope: !38)
!76 = !DILocation(line: 14, column: 1, scope: !38)
!77 = distinct !DISubprogram(name: "rolled", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !79)
!79 = distinct !DILocation(line: 17, column: 11, scope: !77)
!80 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !81)
!81 = distinct !DILocation(line: 17, column: 24, scope: !77)
!82 = !DILocation(line: 17, column: 22, scope: !77)
!83 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !84)
!84 = distinct !DILocation(line: 17, column: 37, scope: !77)
!85 = !DILocation(line: 17, column: 35, scope: !77)
!86 = !DILocation(line: 18, column: 9, scope: !77)
!87 = !DILocation(line: 18, column: 32, scope: !77)
!88 = !DILocation(line: 18, column: 19, scope: !77)
!89 = !DILocation(line: 18, column: 25, scope: !77)
!90 = !DILocation(line: 18, column: 14, scope: !77)
!91 = !DILocation(line: 18, column: 30, scope: !77)
!92 = !DILocation(line: 19, column: 1, scope: !77)
!93 = distinct !DISubprogram(name: "reverse_blocks", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !95)
!95 = distinct !DILocation(line: 24, column: 11, scope: !93)
!96 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !97)
!97 = distinct !DILocation(line: 25, column: 12, scope: !93)
!98 = !DILocation(line: 25, column: 23, scope: !93)
!99 = !DILocation(line: 25, column: 28, scope: !93)
!100 = !DILocation(line: 25, column: 10, scope: !93)
!101 = !DILocation(line: 25, column: 3, scope: !93)
!102 = !DILocation(line: 25, column: 8, scope: !93)
!103 = !DILocation(line: 26, column: 3, scope: !93)
!104 = !DILocation(line: 27, column: 33, scope: !93)
!105 = !DILocation(line: 27, column: 28, scope: !93)
!106 = !DILocation(line: 27, column: 3, scope: !93)
!107 = !DILocation(line: 27, column: 26, scope: !93)
!108 = !DILocation(line: 28, column: 1, scope: !93)
!109 = distinct !DISubprogram(name: "swap_pairs", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !111)
!111 = distinct !DILocation(line: 32, column: 11, scope: !109)
!112 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !113)
!113 = distinct !DILocation(line: 32, column: 24, scope: !109)
!114 = !DILocation(line: 32, column: 22, scope: !109)
!115 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !116)
!116 = distinct !DILocation(line: 32, column: 37, scope: !109)
!117 = !DILocation(line: 32, column: 35, scope: !109)
!118 = !DILocation(line: 33, column: 9, scope: !109)
!119 = !DILocation(line: 33, column: 25, scope: !109)
!120 = !DILocation(line: 33, column: 18, scope: !109)
!121 = !DILocation(line: 33, column: 14, scope: !109)
!122 = !DILocation(line: 33, column: 23, scope: !109)
!123 = !DILocation(line: 34, column: 1, scope: !109)
!124 = distinct !DISubprogram(name: "strided_shuffle", scope: !1, file: !1, line: 37, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !126)
!126 = distinct !DILocation(line: 38, column: 11, scope: !124)
!127 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !128)
!128 = distinct !DILocation(line: 38, column: 24, scope: !124)
!129 = !DILocation(line: 38, column: 22, scope: !124)
!130 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !131)
!131 = distinct !DILocation(line: 38, column: 37, scope: !124)
!132 = !DILocation(line: 38, column: 35, scope: !124)
!133 = !DILocation(line: 39, column: 26, scope: !124)
!134 = !DILocation(line: 39, column: 8, scope: !124)
!135 = !DILocation(line: 39, column: 12, scope: !124)
!136 = !DILocation(line: 39, column: 17, scope: !124)
!137 = !DILocation(line: 39, column: 3, scope: !124)
!138 = !DILocation(line: 39, column: 24, scope: !124)
!139 = !DILocation(line: 40, column: 1, scope: !124)
!140 = distinct !DISubprogram(name: "bit_reversal", scope: !1, file: !1, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !142)
!142 = distinct !DILocation(line: 44, column: 16, scope: !140)
!143 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !144)
!144 = distinct !DILocation(line: 44, column: 29, scope: !140)
!145 = !DILocation(line: 44, column: 27, scope: !140)
!146 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !147)
!147 = distinct !DILocation(line: 44, column: 42, scope: !140)
!148 = !DILocation(line: 44, column: 40, scope: !140)
!149 = !DILocation(line: 45, column: 24, scope: !140)
!150 = !DILocation(line: 32, column: 59, scope: !151, inlinedAt: !153)
!151 = distinct !DISubprogram(name: "__brev", scope: !152, file: !152, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!153 = distinct !DILocation(line: 45, column: 5, scope: !140)
!154 = !DILocation(line: 45, column: 15, scope: !140)
!155 = !DILocation(line: 45, column: 3, scope: !140)
!156 = !DILocation(line: 45, column: 22, scope: !140)
!157 = !DILocation(line: 46, column: 1, scope: !140)
!158 = distinct !DISubprogram(name: "histogram_plain", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !160)
!160 = distinct !DILocation(line: 49, column: 11, scope: !158)
!161 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !162)
!162 = distinct !DILocation(line: 49, column: 24, scope: !158)
!163 = !DILocation(line: 49, column: 22, scope: !158)
!164 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !165)
!165 = distinct !DILocation(line: 49, column: 37, scope: !158)
!166 = !DILocation(line: 49, column: 35, scope: !158)
!167 = !DILocation(line: 50, column: 9, scope: !158)
!168 = !DILocation(line: 50, column: 30, scope: !158)
!169 = !DILocation(line: 50, column: 25, scope: !158)
!170 = !DILocation(line: 14, column: 1, scope: !171, inlinedAt: !173)
!171 = distinct !DISubprogram(name: "atomicAdd", scope: !172, file: !172, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!173 = distinct !DILocation(line: 50, column: 14, scope: !158)
!174 = !DILocation(line: 50, column: 14, scope: !158)
!175 = !DILocation(line: 51, column: 1, scope: !158)
!176 = distinct !DISubprogram(name: "histogram_strided", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !178)
!178 = distinct !DILocation(line: 54, column: 16, scope: !176)
!179 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !180)
!180 = distinct !DILocation(line: 54, column: 29, scope: !176)
!181 = !DILocation(line: 54, column: 27, scope: !176)
!182 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !183)
!183 = distinct !DILocation(line: 54, column: 42, scope: !176)
!184 = !DILocation(line: 54, column: 40, scope: !176)
!185 = !DILocation(line: 54, column: 57, scope: !176)
!186 = !DILocation(line: 54, column: 3, scope: !176)
!187 = !DILocation(line: 56, column: 1, scope: !176)
!188 = !DILocation(line: 55, column: 21, scope: !176)
!189 = !{!9, !9, i64 0}
!190 = !DILocation(line: 55, column: 16, scope: !176)
!191 = !DILocation(line: 14, column: 1, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "atomicAdd", scope: !172, file: !172, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 55, column: 5, scope: !176)
!194 = !DILocation(line: 54, column: 64, scope: !176)
!195 = distinct !{!195, !186, !196, !197, !198}
!196 = !DILocation(line: 55, column: 30, scope: !176)
!197 = !{!"llvm.loop.mustprogress"}
!198 = !{!"llvm.loop.unroll.disable"}
!199 = distinct !DISubprogram(name: "histogram_weighted", scope: !1, file: !1, line: 58, type: !12, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !201)
!201 = distinct !DILocation(line: 59, column: 11, scope: !199)
!202 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !203)
!203 = distinct !DILocation(line: 59, column: 24, scope: !199)
!204 = !DILocation(line: 59, column: 22, scope: !199)
!205 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !206)
!206 = distinct !DILocation(line: 59, column: 37, scope: !199)
!207 = !DILocation(line: 59, column: 35, scope: !199)
!208 = !DILocation(line: 60, column: 9, scope: !199)
!209 = !DILocation(line: 60, column: 30, scope: !199)
!210 = !DILocation(line: 60, column: 35, scope: !199)
!211 = !DILocation(line: 60, column: 25, scope: !199)
!212 = !DILocation(line: 60, column: 42, scope: !199)
!213 = !DILocation(line: 15, column: 1, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "atomicAdd", scope: !172, file: !172, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 60, column: 14, scope: !199)
!216 = !DILocation(line: 60, column: 14, scope: !199)
!217 = !DILocation(line: 61, column: 1, scope: !199)
!218 = distinct !DISubprogram(name: "bitonic_ints", scope: !1, file: !1, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !220)
!220 = distinct !DILocation(line: 66, column: 11, scope: !218)
!221 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !222)
!222 = distinct !DILocation(line: 66, column: 28, scope: !218)
!223 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !224)
!224 = distinct !DILocation(line: 66, column: 41, scope: !218)
!225 = !DILocation(line: 66, column: 39, scope: !218)
!226 = !DILocation(line: 66, column: 52, scope: !218)
!227 = !DILocation(line: 67, column: 12, scope: !218)
!228 = !DILocation(line: 67, column: 10, scope: !218)
!229 = !DILocation(line: 67, column: 18, scope: !218)
!230 = !DILocation(line: 67, column: 3, scope: !218)
!231 = !DILocation(line: 67, column: 8, scope: !218)
!232 = !DILocation(line: 68, column: 3, scope: !218)
!233 = !DILocation(line: 69, column: 3, scope: !218)
!234 = !DILocation(line: 81, column: 9, scope: !218)
!235 = !DILocation(line: 70, column: 28, scope: !218)
!236 = !DILocation(line: 70, column: 40, scope: !218)
!237 = !DILocation(line: 70, column: 5, scope: !218)
!238 = !DILocation(line: 69, column: 40, scope: !218)
!239 = !DILocation(line: 69, column: 27, scope: !218)
!240 = distinct !{!240, !233, !241, !197, !198}
!241 = !DILocation(line: 80, column: 5, scope: !218)
!242 = !DILocation(line: 71, column: 21, scope: !218)
!243 = !DILocation(line: 72, column: 17, scope: !218)
!244 = !DILocation(line: 73, column: 17, scope: !218)
!245 = !DILocation(line: 73, column: 27, scope: !218)
!246 = !DILocation(line: 74, column: 13, scope: !218)
!247 = !DILocation(line: 74, column: 33, scope: !218)
!248 = !DILocation(line: 74, column: 41, scope: !218)
!249 = !DILocation(line: 75, column: 16, scope: !218)
!250 = !DILocation(line: 76, column: 20, scope: !218)
!251 = !DILocation(line: 77, column: 9, scope: !218)
!252 = !DILocation(line: 79, column: 7, scope: !218)
!253 = !DILocation(line: 70, column: 52, scope: !218)
!254 = distinct !{!254, !237, !241, !197, !198}
!255 = !DILocation(line: 81, column: 21, scope: !218)
!256 = !DILocation(line: 81, column: 14, scope: !218)
!257 = !DILocation(line: 81, column: 19, scope: !218)
!258 = !DILocation(line: 82, column: 1, scope: !218)
!259 = distinct !DISubprogram(name: "odd_even_sort", scope: !1, file: !1, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!260 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !261)
!261 = distinct !DILocation(line: 87, column: 11, scope: !259)
!262 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !263)
!263 = distinct !DILocation(line: 88, column: 16, scope: !259)
!264 = !DILocation(line: 88, column: 27, scope: !259)
!265 = !DILocation(line: 88, column: 36, scope: !259)
!266 = !DILocation(line: 88, column: 32, scope: !259)
!267 = !DILocation(line: 88, column: 14, scope: !259)
!268 = !DILocation(line: 88, column: 3, scope: !259)
!269 = !DILocation(line: 88, column: 12, scope: !259)
!270 = !DILocation(line: 89, column: 44, scope: !259)
!271 = !DILocation(line: 89, column: 18, scope: !259)
!272 = !DILocation(line: 89, column: 3, scope: !259)
!273 = !DILocation(line: 89, column: 16, scope: !259)
!274 = !DILocation(line: 90, column: 3, scope: !259)
!275 = !DILocation(line: 91, column: 3, scope: !259)
!276 = !DILocation(line: 100, column: 32, scope: !259)
!277 = !DILocation(line: 100, column: 3, scope: !259)
!278 = !DILocation(line: 100, column: 30, scope: !259)
!279 = !DILocation(line: 101, column: 36, scope: !259)
!280 = !DILocation(line: 101, column: 3, scope: !259)
!281 = !DILocation(line: 101, column: 34, scope: !259)
!282 = !DILocation(line: 102, column: 1, scope: !259)
!283 = !DILocation(line: 92, column: 27, scope: !259)
!284 = !DILocation(line: 92, column: 19, scope: !259)
!285 = !DILocation(line: 93, column: 15, scope: !259)
!286 = !DILocation(line: 93, column: 20, scope: !259)
!287 = !DILocation(line: 93, column: 23, scope: !259)
!288 = !DILocation(line: 93, column: 30, scope: !259)
!289 = !DILocation(line: 93, column: 28, scope: !259)
!290 = !DILocation(line: 95, column: 12, scope: !259)
!291 = !DILocation(line: 96, column: 16, scope: !259)
!292 = !DILocation(line: 97, column: 5, scope: !259)
!293 = !DILocation(line: 98, column: 5, scope: !259)
!294 = !DILocation(line: 91, column: 33, scope: !259)
!295 = !DILocation(line: 91, column: 27, scope: !259)
!296 = distinct !{!296, !275, !297, !197, !198}
!297 = !DILocation(line: 99, column: 3, scope: !259)
!298 = distinct !DISubprogram(name: "csr_sums", scope: !1, file: !1, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !300)
!300 = distinct !DILocation(line: 106, column: 11, scope: !298)
!301 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !302)
!302 = distinct !DILocation(line: 106, column: 24, scope: !298)
!303 = !DILocation(line: 106, column: 22, scope: !298)
!304 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !305)
!305 = distinct !DILocation(line: 106, column: 37, scope: !298)
!306 = !DILocation(line: 106, column: 35, scope: !298)
!307 = !DILocation(line: 107, column: 9, scope: !298)
!308 = !DILocation(line: 109, column: 16, scope: !298)
!309 = !DILocation(line: 109, column: 29, scope: !298)
!310 = !DILocation(line: 109, column: 3, scope: !298)
!311 = !DILocation(line: 0, scope: !298)
!312 = !DILocation(line: 110, column: 3, scope: !298)
!313 = !DILocation(line: 110, column: 8, scope: !298)
!314 = !DILocation(line: 111, column: 1, scope: !298)
!315 = !DILocation(line: 109, column: 58, scope: !298)
!316 = !DILocation(line: 109, column: 55, scope: !298)
!317 = !DILocation(line: 109, column: 46, scope: !298)
!318 = distinct !{!318, !310, !319, !197, !198}
!319 = !DILocation(line: 109, column: 66, scope: !298)
