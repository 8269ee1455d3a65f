; ModuleID = 'trees.cu'
source_filename = "trees.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ4fullILj256EEvPKfPfjE1f = comdat any

@s = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@f = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ13tree_syncwarpPKfPfjE1f = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ14tree_then_tilePKfPfjE1f = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ12tree_greaterPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ18tree_greater_floatPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ10rounds_sumPKfPfiE1w = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ11rounds_eachPKfPfiE1w = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ13rounds_atomicPKfPfiE5total = internal addrspace(3) global float undef, align 4
@_ZZ11tree_argmaxPKfPiiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ11tree_argmaxPKfPiiE1k = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ12tree_columnsPKfPfiE1w = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8tree_oddPKfPfiE1s = internal unnamed_addr addrspace(3) global [96 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1q = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ4fullILj256EEvPKfPfjE1f = linkonce_odr dso_local addrspace(3) global [256 x float] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14tree_remainderPKiPij(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = add i32 %7, %4, !dbg !25
  %9 = icmp ult i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %14, !dbg !27

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !28
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11, !dbg !28
  %13 = load i32, ptr %12, align 4, !dbg !28, !tbaa !7
  br label %14, !dbg !27

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ], !dbg !27
  %16 = zext nneg i32 %4 to i64, !dbg !29
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %16, !dbg !29
  store i32 %15, ptr %17, align 4, !dbg !30, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %18 = icmp samesign ugt i32 %6, 1, !dbg !32
  br i1 %18, label %21, label %19, !dbg !33

19:                                               ; preds = %34, %14
  %20 = icmp eq i32 %4, 0, !dbg !34
  br i1 %20, label %36, label %40, !dbg !34

21:                                               ; preds = %14, %34
  %22 = phi i32 [ %23, %34 ], [ 1, %14 ]
  %23 = shl i32 %22, 1, !dbg !35
  %24 = add i32 %23, 1023, !dbg !36
  %25 = and i32 %24, %4, !dbg !36
  %26 = icmp eq i32 %25, 0, !dbg !37
  br i1 %26, label %27, label %34, !dbg !37

27:                                               ; preds = %21
  %28 = add i32 %22, %4, !dbg !38
  %29 = zext i32 %28 to i64, !dbg !39
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %29, !dbg !39
  %31 = load i32, ptr %30, align 4, !dbg !39, !tbaa !7
  %32 = load i32, ptr %17, align 4, !dbg !40, !tbaa !7
  %33 = add nsw i32 %32, %31, !dbg !40
  store i32 %33, ptr %17, align 4, !dbg !40, !tbaa !7
  br label %34, !dbg !41

34:                                               ; preds = %27, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %35 = icmp ult i32 %23, %6, !dbg !32
  br i1 %35, label %21, label %19, !dbg !33, !llvm.loop !43

36:                                               ; preds = %19
  %37 = load i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !dbg !47, !tbaa !7
  %38 = zext nneg i32 %5 to i64, !dbg !48
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38, !dbg !48
  store i32 %37, ptr %39, align 4, !dbg !49, !tbaa !7
  br label %40, !dbg !48

40:                                               ; preds = %36, %19
  ret void, !dbg !50
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_stridedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !51 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %7 = mul i32 %5, %6, !dbg !58
  %8 = add i32 %7, %4, !dbg !59
  %9 = icmp ult i32 %8, %2, !dbg !60
  br i1 %9, label %10, label %14, !dbg !61

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !62
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !62
  %13 = load float, ptr %12, align 4, !dbg !62, !tbaa !63
  br label %14, !dbg !61

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !61
  %16 = zext nneg i32 %4 to i64, !dbg !65
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %16, !dbg !65
  store float %15, ptr %17, align 4, !dbg !66, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
  %18 = icmp samesign ugt i32 %6, 1, !dbg !68
  br i1 %18, label %21, label %19, !dbg !69

19:                                               ; preds = %35, %14
  %20 = icmp eq i32 %4, 0, !dbg !70
  br i1 %20, label %37, label %41, !dbg !70

21:                                               ; preds = %14, %35
  %22 = phi i32 [ %23, %35 ], [ 1, %14 ]
  %23 = shl i32 %22, 1, !dbg !71
  %24 = mul i32 %23, %4, !dbg !72
  %25 = icmp ult i32 %24, %6, !dbg !73
  br i1 %25, label %26, label %35, !dbg !73

26:                                               ; preds = %21
  %27 = add i32 %24, %22, !dbg !74
  %28 = zext i32 %27 to i64, !dbg !75
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %28, !dbg !75
  %30 = load float, ptr %29, align 4, !dbg !75, !tbaa !63
  %31 = zext nneg i32 %24 to i64, !dbg !76
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %31, !dbg !76
  %33 = load float, ptr %32, align 4, !dbg !77, !tbaa !63
  %34 = fadd contract float %30, %33, !dbg !77
  store float %34, ptr %32, align 4, !dbg !77, !tbaa !63
  br label %35, !dbg !76

35:                                               ; preds = %26, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %36 = icmp ult i32 %23, %6, !dbg !68
  br i1 %36, label %21, label %19, !dbg !69, !llvm.loop !79

37:                                               ; preds = %19
  %38 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !dbg !81, !tbaa !63
  %39 = zext nneg i32 %5 to i64, !dbg !82
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39, !dbg !82
  store float %38, ptr %40, align 4, !dbg !83, !tbaa !63
  br label %41, !dbg !82

41:                                               ; preds = %37, %19
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11tree_halvesPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !85 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %7 = mul i32 %5, %6, !dbg !92
  %8 = add i32 %7, %4, !dbg !93
  %9 = icmp ult i32 %8, %2, !dbg !94
  br i1 %9, label %10, label %14, !dbg !95

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !96
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !96
  %13 = load float, ptr %12, align 4, !dbg !96, !tbaa !63
  br label %14, !dbg !95

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !95
  %16 = zext nneg i32 %4 to i64, !dbg !97
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %16, !dbg !97
  store float %15, ptr %17, align 4, !dbg !98, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %18 = lshr i32 %6, 1, !dbg !100
  %19 = icmp eq i32 %18, 0, !dbg !101
  br i1 %19, label %20, label %22, !dbg !102

20:                                               ; preds = %32, %14
  %21 = icmp eq i32 %4, 0, !dbg !103
  br i1 %21, label %35, label %39, !dbg !103

22:                                               ; preds = %14, %32
  %23 = phi i32 [ %33, %32 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23, !dbg !104
  br i1 %24, label %25, label %32, !dbg !104

25:                                               ; preds = %22
  %26 = add nuw nsw i32 %23, %4, !dbg !105
  %27 = zext nneg i32 %26 to i64, !dbg !106
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %27, !dbg !106
  %29 = load float, ptr %28, align 4, !dbg !106, !tbaa !63
  %30 = load float, ptr %17, align 4, !dbg !107, !tbaa !63
  %31 = fadd contract float %29, %30, !dbg !107
  store float %31, ptr %17, align 4, !dbg !107, !tbaa !63
  br label %32, !dbg !108

32:                                               ; preds = %25, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
  %33 = lshr i32 %23, 1, !dbg !100
  %34 = icmp eq i32 %33, 0, !dbg !101
  br i1 %34, label %20, label %22, !dbg !102, !llvm.loop !110

35:                                               ; preds = %20
  %36 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !dbg !112, !tbaa !63
  %37 = zext nneg i32 %5 to i64, !dbg !113
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37, !dbg !113
  store float %36, ptr %38, align 4, !dbg !114, !tbaa !63
  br label %39, !dbg !113

39:                                               ; preds = %35, %20
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_carriedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !116 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %7 = shl nuw nsw i32 %6, 1, !dbg !123
  %8 = mul i32 %7, %5, !dbg !124
  %9 = add i32 %8, %4, !dbg !125
  %10 = icmp ult i32 %9, %2, !dbg !126
  br i1 %10, label %11, label %15, !dbg !127

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64, !dbg !128
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !128
  %14 = load float, ptr %13, align 4, !dbg !128, !tbaa !63
  br label %15, !dbg !127

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !127
  %17 = add i32 %9, %6, !dbg !129
  %18 = icmp ult i32 %17, %2, !dbg !130
  br i1 %18, label %19, label %24, !dbg !130

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64, !dbg !131
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !131
  %22 = load float, ptr %21, align 4, !dbg !131, !tbaa !63
  %23 = fadd contract float %16, %22, !dbg !132
  br label %24, !dbg !133

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ], !dbg !134
  %26 = zext nneg i32 %4 to i64, !dbg !135
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %26, !dbg !135
  store float %25, ptr %27, align 4, !dbg !136, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  %28 = lshr i32 %6, 1, !dbg !138
  %29 = icmp eq i32 %28, 0, !dbg !139
  br i1 %29, label %30, label %33, !dbg !140

30:                                               ; preds = %43, %24
  %31 = phi float [ %25, %24 ], [ %44, %43 ], !dbg !134
  %32 = icmp eq i32 %4, 0, !dbg !141
  br i1 %32, label %47, label %50, !dbg !141

33:                                               ; preds = %24, %43
  %34 = phi i32 [ %45, %43 ], [ %28, %24 ]
  %35 = phi float [ %44, %43 ], [ %25, %24 ]
  %36 = icmp samesign ult i32 %4, %34, !dbg !142
  br i1 %36, label %37, label %43, !dbg !142

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %34, %4, !dbg !143
  %39 = zext nneg i32 %38 to i64, !dbg !144
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %39, !dbg !144
  %41 = load float, ptr %40, align 4, !dbg !144, !tbaa !63
  %42 = fadd contract float %35, %41, !dbg !145
  store float %42, ptr %27, align 4, !dbg !146, !tbaa !63
  br label %43, !dbg !147

43:                                               ; preds = %37, %33
  %44 = phi float [ %42, %37 ], [ %35, %33 ], !dbg !134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  %45 = lshr i32 %34, 1, !dbg !138
  %46 = icmp eq i32 %45, 0, !dbg !139
  br i1 %46, label %30, label %33, !dbg !140, !llvm.loop !149

47:                                               ; preds = %30
  %48 = zext nneg i32 %5 to i64, !dbg !151
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48, !dbg !151
  store float %31, ptr %49, align 4, !dbg !152, !tbaa !63
  br label %50, !dbg !151

50:                                               ; preds = %47, %30
  ret void, !dbg !153
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @_Z9last_warpPVfi(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !154 {
  %3 = sext i32 %1 to i64, !dbg !155
  %4 = getelementptr float, ptr %0, i64 %3, !dbg !155
  %5 = getelementptr i8, ptr %4, i64 128, !dbg !155
  %6 = load volatile float, ptr %5, align 4, !dbg !155, !tbaa !63
  %7 = load volatile float, ptr %4, align 4, !dbg !156, !tbaa !63
  %8 = fadd contract float %6, %7, !dbg !156
  store volatile float %8, ptr %4, align 4, !dbg !156, !tbaa !63
  %9 = getelementptr i8, ptr %4, i64 64, !dbg !157
  %10 = load volatile float, ptr %9, align 4, !dbg !157, !tbaa !63
  %11 = load volatile float, ptr %4, align 4, !dbg !158, !tbaa !63
  %12 = fadd contract float %10, %11, !dbg !158
  store volatile float %12, ptr %4, align 4, !dbg !158, !tbaa !63
  %13 = getelementptr i8, ptr %4, i64 32, !dbg !159
  %14 = load volatile float, ptr %13, align 4, !dbg !159, !tbaa !63
  %15 = load volatile float, ptr %4, align 4, !dbg !160, !tbaa !63
  %16 = fadd contract float %14, %15, !dbg !160
  store volatile float %16, ptr %4, align 4, !dbg !160, !tbaa !63
  %17 = getelementptr i8, ptr %4, i64 16, !dbg !161
  %18 = load volatile float, ptr %17, align 4, !dbg !161, !tbaa !63
  %19 = load volatile float, ptr %4, align 4, !dbg !162, !tbaa !63
  %20 = fadd contract float %18, %19, !dbg !162
  store volatile float %20, ptr %4, align 4, !dbg !162, !tbaa !63
  %21 = getelementptr i8, ptr %4, i64 8, !dbg !163
  %22 = load volatile float, ptr %21, align 4, !dbg !163, !tbaa !63
  %23 = load volatile float, ptr %4, align 4, !dbg !164, !tbaa !63
  %24 = fadd contract float %22, %23, !dbg !164
  store volatile float %24, ptr %4, align 4, !dbg !164, !tbaa !63
  %25 = getelementptr i8, ptr %4, i64 4, !dbg !165
  %26 = load volatile float, ptr %25, align 4, !dbg !165, !tbaa !63
  %27 = load volatile float, ptr %4, align 4, !dbg !166, !tbaa !63
  %28 = fadd contract float %26, %27, !dbg !166
  store volatile float %28, ptr %4, align 4, !dbg !166, !tbaa !63
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_volatilePKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !168 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173
  %7 = shl nuw nsw i32 %6, 1, !dbg !175
  %8 = mul i32 %7, %5, !dbg !176
  %9 = add i32 %8, %4, !dbg !177
  %10 = icmp ult i32 %9, %2, !dbg !178
  br i1 %10, label %11, label %15, !dbg !179

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64, !dbg !180
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !180
  %14 = load float, ptr %13, align 4, !dbg !180, !tbaa !63
  br label %15, !dbg !179

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !179
  %17 = add i32 %9, %6, !dbg !181
  %18 = icmp ult i32 %17, %2, !dbg !182
  br i1 %18, label %19, label %23, !dbg !183

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64, !dbg !184
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !184
  %22 = load float, ptr %21, align 4, !dbg !184, !tbaa !63
  br label %23, !dbg !183

23:                                               ; preds = %15, %19
  %24 = phi contract float [ %22, %19 ], [ 0.000000e+00, %15 ], !dbg !183
  %25 = fadd contract float %16, %24, !dbg !185
  %26 = zext nneg i32 %4 to i64, !dbg !186
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %26, !dbg !186
  store float %25, ptr %27, align 4, !dbg !187, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !188
  %28 = icmp samesign ugt i32 %6, 65, !dbg !189
  br i1 %28, label %31, label %29, !dbg !190

29:                                               ; preds = %42, %23
  %30 = icmp samesign ult i32 %4, 32, !dbg !191
  br i1 %30, label %44, label %71, !dbg !191

31:                                               ; preds = %23, %42
  %32 = phi i32 [ %33, %42 ], [ %6, %23 ]
  %33 = lshr i32 %32, 1, !dbg !192
  %34 = icmp samesign ult i32 %4, %33, !dbg !193
  br i1 %34, label %35, label %42, !dbg !193

35:                                               ; preds = %31
  %36 = add nuw nsw i32 %33, %4, !dbg !194
  %37 = zext nneg i32 %36 to i64, !dbg !195
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %37, !dbg !195
  %39 = load float, ptr %38, align 4, !dbg !195, !tbaa !63
  %40 = load float, ptr %27, align 4, !dbg !196, !tbaa !63
  %41 = fadd contract float %39, %40, !dbg !196
  store float %41, ptr %27, align 4, !dbg !196, !tbaa !63
  br label %42, !dbg !197

42:                                               ; preds = %35, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !198
  %43 = icmp samesign ugt i32 %32, 131, !dbg !189
  br i1 %43, label %31, label %29, !dbg !190, !llvm.loop !199

44:                                               ; preds = %29
  %45 = zext nneg i32 %4 to i64, !dbg !201
  %46 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %45, !dbg !201
  %47 = getelementptr i8, ptr %46, i64 128, !dbg !201
  %48 = load volatile float, ptr %47, align 4, !dbg !201, !tbaa !63
  %49 = load volatile float, ptr %46, align 4, !dbg !203, !tbaa !63
  %50 = fadd contract float %48, %49, !dbg !203
  store volatile float %50, ptr %46, align 4, !dbg !203, !tbaa !63
  %51 = getelementptr i8, ptr %46, i64 64, !dbg !204
  %52 = load volatile float, ptr %51, align 4, !dbg !204, !tbaa !63
  %53 = load volatile float, ptr %46, align 4, !dbg !205, !tbaa !63
  %54 = fadd contract float %52, %53, !dbg !205
  store volatile float %54, ptr %46, align 4, !dbg !205, !tbaa !63
  %55 = getelementptr i8, ptr %46, i64 32, !dbg !206
  %56 = load volatile float, ptr %55, align 4, !dbg !206, !tbaa !63
  %57 = load volatile float, ptr %46, align 4, !dbg !207, !tbaa !63
  %58 = fadd contract float %56, %57, !dbg !207
  store volatile float %58, ptr %46, align 4, !dbg !207, !tbaa !63
  %59 = getelementptr i8, ptr %46, i64 16, !dbg !208
  %60 = load volatile float, ptr %59, align 4, !dbg !208, !tbaa !63
  %61 = load volatile float, ptr %46, align 4, !dbg !209, !tbaa !63
  %62 = fadd contract float %60, %61, !dbg !209
  store volatile float %62, ptr %46, align 4, !dbg !209, !tbaa !63
  %63 = getelementptr i8, ptr %46, i64 8, !dbg !210
  %64 = load volatile float, ptr %63, align 4, !dbg !210, !tbaa !63
  %65 = load volatile float, ptr %46, align 4, !dbg !211, !tbaa !63
  %66 = fadd contract float %64, %65, !dbg !211
  store volatile float %66, ptr %46, align 4, !dbg !211, !tbaa !63
  %67 = getelementptr i8, ptr %46, i64 4, !dbg !212
  %68 = load volatile float, ptr %67, align 4, !dbg !212, !tbaa !63
  %69 = load volatile float, ptr %46, align 4, !dbg !213, !tbaa !63
  %70 = fadd contract float %68, %69, !dbg !213
  store volatile float %70, ptr %46, align 4, !dbg !213, !tbaa !63
  br label %71, !dbg !214

71:                                               ; preds = %44, %29
  %72 = icmp eq i32 %4, 0, !dbg !215
  br i1 %72, label %73, label %77, !dbg !215

73:                                               ; preds = %71
  %74 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !dbg !216, !tbaa !63
  %75 = zext nneg i32 %5 to i64, !dbg !217
  %76 = getelementptr inbounds nuw float, ptr %1, i64 %75, !dbg !217
  store float %74, ptr %76, align 4, !dbg !218, !tbaa !63
  br label %77, !dbg !217

77:                                               ; preds = %73, %71
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_syncwarpPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !220 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %7 = mul i32 %5, %6, !dbg !227
  %8 = add i32 %7, %4, !dbg !228
  %9 = icmp ult i32 %8, %2, !dbg !229
  br i1 %9, label %10, label %14, !dbg !230

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !231
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !231
  %13 = load float, ptr %12, align 4, !dbg !231, !tbaa !63
  br label %14, !dbg !230

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !230
  %16 = zext nneg i32 %4 to i64, !dbg !232
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 %16, !dbg !232
  store float %15, ptr %17, align 4, !dbg !233, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !234
  %18 = icmp samesign ugt i32 %6, 65, !dbg !235
  br i1 %18, label %21, label %19, !dbg !236

19:                                               ; preds = %32, %14
  %20 = icmp samesign ult i32 %4, 32, !dbg !237
  br i1 %20, label %34, label %54, !dbg !237

21:                                               ; preds = %14, %32
  %22 = phi i32 [ %23, %32 ], [ %6, %14 ]
  %23 = lshr i32 %22, 1, !dbg !238
  %24 = icmp samesign ult i32 %4, %23, !dbg !239
  br i1 %24, label %25, label %32, !dbg !239

25:                                               ; preds = %21
  %26 = add nuw nsw i32 %23, %4, !dbg !240
  %27 = zext nneg i32 %26 to i64, !dbg !241
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 %27, !dbg !241
  %29 = load float, ptr %28, align 4, !dbg !241, !tbaa !63
  %30 = load float, ptr %17, align 4, !dbg !242, !tbaa !63
  %31 = fadd contract float %29, %30, !dbg !242
  store float %31, ptr %17, align 4, !dbg !242, !tbaa !63
  br label %32, !dbg !243

32:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !244
  %33 = icmp samesign ugt i32 %22, 131, !dbg !235
  br i1 %33, label %21, label %19, !dbg !236, !llvm.loop !245

34:                                               ; preds = %19
  %35 = load float, ptr %17, align 4, !dbg !247, !tbaa !63
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 128, !dbg !248
  %37 = load float, ptr %36, align 4, !dbg !248, !tbaa !63
  %38 = fadd contract float %35, %37, !dbg !249
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !250
  store float %38, ptr %17, align 4, !dbg !254, !tbaa !63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !255
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 64, !dbg !257
  %40 = load float, ptr %39, align 4, !dbg !257, !tbaa !63
  %41 = fadd contract float %38, %40, !dbg !258
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !259
  store float %41, ptr %17, align 4, !dbg !261, !tbaa !63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !262
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 32, !dbg !264
  %43 = load float, ptr %42, align 4, !dbg !264, !tbaa !63
  %44 = fadd contract float %41, %43, !dbg !265
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !266
  store float %44, ptr %17, align 4, !dbg !268, !tbaa !63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !269
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 16, !dbg !271
  %46 = load float, ptr %45, align 4, !dbg !271, !tbaa !63
  %47 = fadd contract float %44, %46, !dbg !272
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !273
  store float %47, ptr %17, align 4, !dbg !275, !tbaa !63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !276
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !278
  %49 = load float, ptr %48, align 4, !dbg !278, !tbaa !63
  %50 = fadd contract float %47, %49, !dbg !279
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !280
  store float %50, ptr %17, align 4, !dbg !282, !tbaa !63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !283
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !285
  %52 = load float, ptr %51, align 4, !dbg !285, !tbaa !63
  %53 = fadd contract float %50, %52, !dbg !286
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !287
  store float %53, ptr %17, align 4, !dbg !289, !tbaa !63
  br label %54, !dbg !290

54:                                               ; preds = %34, %19
  %55 = icmp eq i32 %4, 0, !dbg !291
  br i1 %55, label %56, label %60, !dbg !291

56:                                               ; preds = %54
  %57 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), align 4, !dbg !292, !tbaa !63
  %58 = zext nneg i32 %5 to i64, !dbg !293
  %59 = getelementptr inbounds nuw float, ptr %1, i64 %58, !dbg !293
  store float %57, ptr %59, align 4, !dbg !294, !tbaa !63
  br label %60, !dbg !293

60:                                               ; preds = %56, %54
  ret void, !dbg !295
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_unrolledPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !296 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !301
  %6 = shl i32 %5, 9, !dbg !303
  %7 = add i32 %6, %4, !dbg !304
  %8 = icmp ult i32 %7, %2, !dbg !305
  br i1 %8, label %9, label %30, !dbg !306

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 9
  br label %12, !dbg !306

12:                                               ; preds = %26, %9
  %13 = phi i32 [ %7, %9 ], [ %28, %26 ]
  %14 = phi float [ 0.000000e+00, %9 ], [ %27, %26 ]
  %15 = zext i32 %13 to i64, !dbg !307
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15, !dbg !307
  %17 = load float, ptr %16, align 4, !dbg !307, !tbaa !63
  %18 = fadd contract float %14, %17, !dbg !308
  %19 = add i32 %13, 256, !dbg !309
  %20 = icmp ult i32 %19, %2, !dbg !310
  br i1 %20, label %21, label %26, !dbg !310

21:                                               ; preds = %12
  %22 = zext i32 %19 to i64, !dbg !311
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22, !dbg !311
  %24 = load float, ptr %23, align 4, !dbg !311, !tbaa !63
  %25 = fadd contract float %18, %24, !dbg !312
  br label %26, !dbg !313

26:                                               ; preds = %21, %12
  %27 = phi float [ %25, %21 ], [ %18, %12 ], !dbg !314
  %28 = add i32 %13, %11, !dbg !315
  %29 = icmp ult i32 %28, %2, !dbg !305
  br i1 %29, label %12, label %30, !dbg !306, !llvm.loop !316

30:                                               ; preds = %26, %3
  %31 = phi float [ 0.000000e+00, %3 ], [ %27, %26 ], !dbg !318
  %32 = zext nneg i32 %4 to i64, !dbg !319
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 %32, !dbg !319
  store float %31, ptr %33, align 4, !dbg !320, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !321
  %34 = icmp samesign ult i32 %4, 128, !dbg !322
  br i1 %34, label %35, label %40, !dbg !322

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 512, !dbg !323
  %37 = load float, ptr %36, align 4, !dbg !323, !tbaa !63
  %38 = load float, ptr %33, align 4, !dbg !324, !tbaa !63
  %39 = fadd contract float %37, %38, !dbg !324
  store float %39, ptr %33, align 4, !dbg !324, !tbaa !63
  br label %40, !dbg !325

40:                                               ; preds = %35, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !326
  %41 = icmp samesign ult i32 %4, 64, !dbg !327
  br i1 %41, label %42, label %47, !dbg !327

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 256, !dbg !328
  %44 = load float, ptr %43, align 4, !dbg !328, !tbaa !63
  %45 = load float, ptr %33, align 4, !dbg !329, !tbaa !63
  %46 = fadd contract float %44, %45, !dbg !329
  store float %46, ptr %33, align 4, !dbg !329, !tbaa !63
  br label %47, !dbg !330

47:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !331
  %48 = icmp samesign ult i32 %4, 32, !dbg !332
  br i1 %48, label %49, label %74, !dbg !332

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %33, i64 128, !dbg !333
  %51 = load volatile float, ptr %50, align 4, !dbg !333, !tbaa !63
  %52 = load volatile float, ptr %33, align 4, !dbg !334, !tbaa !63
  %53 = fadd contract float %51, %52, !dbg !334
  store volatile float %53, ptr %33, align 4, !dbg !334, !tbaa !63
  %54 = getelementptr inbounds nuw i8, ptr %33, i64 64, !dbg !335
  %55 = load volatile float, ptr %54, align 4, !dbg !335, !tbaa !63
  %56 = load volatile float, ptr %33, align 4, !dbg !336, !tbaa !63
  %57 = fadd contract float %55, %56, !dbg !336
  store volatile float %57, ptr %33, align 4, !dbg !336, !tbaa !63
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 32, !dbg !337
  %59 = load volatile float, ptr %58, align 4, !dbg !337, !tbaa !63
  %60 = load volatile float, ptr %33, align 4, !dbg !338, !tbaa !63
  %61 = fadd contract float %59, %60, !dbg !338
  store volatile float %61, ptr %33, align 4, !dbg !338, !tbaa !63
  %62 = getelementptr inbounds nuw i8, ptr %33, i64 16, !dbg !339
  %63 = load volatile float, ptr %62, align 4, !dbg !339, !tbaa !63
  %64 = load volatile float, ptr %33, align 4, !dbg !340, !tbaa !63
  %65 = fadd contract float %63, %64, !dbg !340
  store volatile float %65, ptr %33, align 4, !dbg !340, !tbaa !63
  %66 = getelementptr inbounds nuw i8, ptr %33, i64 8, !dbg !341
  %67 = load volatile float, ptr %66, align 4, !dbg !341, !tbaa !63
  %68 = load volatile float, ptr %33, align 4, !dbg !342, !tbaa !63
  %69 = fadd contract float %67, %68, !dbg !342
  store volatile float %69, ptr %33, align 4, !dbg !342, !tbaa !63
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 4, !dbg !343
  %71 = load volatile float, ptr %70, align 4, !dbg !343, !tbaa !63
  %72 = load volatile float, ptr %33, align 4, !dbg !344, !tbaa !63
  %73 = fadd contract float %71, %72, !dbg !344
  store volatile float %73, ptr %33, align 4, !dbg !344, !tbaa !63
  br label %74, !dbg !345

74:                                               ; preds = %49, %47
  %75 = icmp eq i32 %4, 0, !dbg !346
  br i1 %75, label %76, label %80, !dbg !346

76:                                               ; preds = %74
  %77 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), align 4, !dbg !347, !tbaa !63
  %78 = zext nneg i32 %5 to i64, !dbg !348
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78, !dbg !348
  store float %77, ptr %79, align 4, !dbg !349, !tbaa !63
  br label %80, !dbg !348

80:                                               ; preds = %74, %76
  ret void, !dbg !350
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14tree_then_tilePKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !351 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !354
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356
  %7 = mul i32 %5, %6, !dbg !358
  %8 = add i32 %7, %4, !dbg !359
  %9 = icmp ult i32 %8, %2, !dbg !360
  br i1 %9, label %10, label %14, !dbg !361

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !362
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !362
  %13 = load float, ptr %12, align 4, !dbg !362, !tbaa !63
  br label %14, !dbg !361

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !361
  %16 = zext nneg i32 %4 to i64, !dbg !363
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 %16, !dbg !363
  store float %15, ptr %17, align 4, !dbg !364, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !365
  %18 = icmp samesign ugt i32 %6, 65, !dbg !371
  br i1 %18, label %29, label %19, !dbg !372

19:                                               ; preds = %40, %14
  %20 = phi float [ %15, %14 ], [ %41, %40 ], !dbg !373
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !390
  %24 = mul nuw nsw i32 %22, %23, !dbg !393
  %25 = add nuw nsw i32 %24, %21, !dbg !394
  %26 = mul nuw nsw i32 %25, %6, !dbg !395
  %27 = add nuw nsw i32 %26, %4, !dbg !396
  %28 = icmp samesign ult i32 %27, 32, !dbg !397
  br i1 %28, label %43, label %62, !dbg !397

29:                                               ; preds = %14, %40
  %30 = phi i32 [ %32, %40 ], [ %6, %14 ]
  %31 = phi float [ %41, %40 ], [ %15, %14 ]
  %32 = lshr i32 %30, 1, !dbg !398
  %33 = icmp samesign ult i32 %4, %32, !dbg !399
  br i1 %33, label %34, label %40, !dbg !399

34:                                               ; preds = %29
  %35 = add nuw nsw i32 %32, %4, !dbg !400
  %36 = zext nneg i32 %35 to i64, !dbg !401
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 %36, !dbg !401
  %38 = load float, ptr %37, align 4, !dbg !401, !tbaa !63
  %39 = fadd contract float %31, %38, !dbg !402
  store float %39, ptr %17, align 4, !dbg !403, !tbaa !63
  br label %40, !dbg !404

40:                                               ; preds = %34, %29
  %41 = phi float [ %39, %34 ], [ %31, %29 ], !dbg !373
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !405
  %42 = icmp samesign ugt i32 %30, 131, !dbg !371
  br i1 %42, label %29, label %19, !dbg !372, !llvm.loop !408

43:                                               ; preds = %19
  %44 = icmp samesign ugt i32 %6, 63, !dbg !410
  br i1 %44, label %45, label %51, !dbg !410

45:                                               ; preds = %43
  %46 = zext nneg i32 %4 to i64, !dbg !411
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 %46, !dbg !411
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 128, !dbg !411
  %49 = load float, ptr %48, align 4, !dbg !411, !tbaa !63
  %50 = fadd contract float %20, %49, !dbg !412
  br label %51, !dbg !413

51:                                               ; preds = %45, %43
  %52 = phi float [ %20, %43 ], [ %50, %45 ]
  br label %53, !dbg !414

53:                                               ; preds = %51, %53
  %54 = phi i32 [ %60, %53 ], [ 16, %51 ]
  %55 = phi float [ %59, %53 ], [ %52, %51 ]
  %56 = bitcast float %55 to i32, !dbg !415
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %56, i32 %54, i32 31), !dbg !420
  %58 = bitcast i32 %57 to float, !dbg !425
  %59 = fadd contract float %55, %58, !dbg !426
  %60 = lshr i32 %54, 1, !dbg !427
  %61 = icmp eq i32 %60, 0, !dbg !428
  br i1 %61, label %62, label %53, !dbg !414, !llvm.loop !429

62:                                               ; preds = %53, %19
  %63 = phi float [ %20, %19 ], [ %59, %53 ], !dbg !373
  %64 = icmp eq i32 %27, 0, !dbg !431
  br i1 %64, label %65, label %68, !dbg !431

65:                                               ; preds = %62
  %66 = zext nneg i32 %5 to i64, !dbg !432
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66, !dbg !432
  store float %63, ptr %67, align 4, !dbg !433, !tbaa !63
  br label %68, !dbg !432

68:                                               ; preds = %65, %62
  ret void, !dbg !434
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_greaterPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !435 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !438
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !440
  %7 = mul i32 %5, %6, !dbg !442
  %8 = add i32 %7, %4, !dbg !443
  %9 = icmp slt i32 %8, %2, !dbg !444
  br i1 %9, label %10, label %14, !dbg !445

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !446
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !446
  %13 = load i32, ptr %12, align 4, !dbg !446, !tbaa !7
  br label %14, !dbg !445

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ -2147483647, %3 ], !dbg !445
  %16 = zext nneg i32 %4 to i64, !dbg !447
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 %16, !dbg !447
  store i32 %15, ptr %17, align 4, !dbg !448, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !449
  %18 = lshr i32 %6, 1, !dbg !450
  %19 = icmp eq i32 %18, 0, !dbg !451
  br i1 %19, label %20, label %22, !dbg !452

20:                                               ; preds = %33, %14
  %21 = icmp eq i32 %4, 0, !dbg !453
  br i1 %21, label %36, label %40, !dbg !453

22:                                               ; preds = %14, %33
  %23 = phi i32 [ %34, %33 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23, !dbg !454
  br i1 %24, label %25, label %33, !dbg !454

25:                                               ; preds = %22
  %26 = load i32, ptr %17, align 4, !dbg !455, !tbaa !7
  %27 = add nuw nsw i32 %23, %4, !dbg !456
  %28 = zext nneg i32 %27 to i64, !dbg !457
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 %28, !dbg !457
  %30 = load i32, ptr %29, align 4, !dbg !457, !tbaa !7
  %31 = icmp slt i32 %26, %30, !dbg !458
  br i1 %31, label %32, label %33, !dbg !458

32:                                               ; preds = %25
  store i32 %30, ptr %17, align 4, !dbg !459, !tbaa !7
  br label %33, !dbg !460

33:                                               ; preds = %25, %32, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !461
  %34 = lshr i32 %23, 1, !dbg !450
  %35 = icmp eq i32 %34, 0, !dbg !451
  br i1 %35, label %20, label %22, !dbg !452, !llvm.loop !462

36:                                               ; preds = %20
  %37 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), align 4, !dbg !464, !tbaa !7
  %38 = zext nneg i32 %5 to i64, !dbg !465
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38, !dbg !465
  store i32 %37, ptr %39, align 4, !dbg !466, !tbaa !7
  br label %40, !dbg !465

40:                                               ; preds = %36, %20
  ret void, !dbg !467
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18tree_greater_floatPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !468 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !473
  %7 = mul i32 %5, %6, !dbg !475
  %8 = add i32 %7, %4, !dbg !476
  %9 = icmp slt i32 %8, %2, !dbg !477
  br i1 %9, label %10, label %14, !dbg !478

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !479
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !479
  %13 = load float, ptr %12, align 4, !dbg !479, !tbaa !63
  br label %14, !dbg !478

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0xC6293E5940000000, %3 ], !dbg !478
  %16 = zext nneg i32 %4 to i64, !dbg !480
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 %16, !dbg !480
  store float %15, ptr %17, align 4, !dbg !481, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !482
  %18 = lshr i32 %6, 1, !dbg !483
  %19 = icmp eq i32 %18, 0, !dbg !484
  br i1 %19, label %20, label %22, !dbg !485

20:                                               ; preds = %33, %14
  %21 = icmp eq i32 %4, 0, !dbg !486
  br i1 %21, label %36, label %40, !dbg !486

22:                                               ; preds = %14, %33
  %23 = phi i32 [ %34, %33 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23, !dbg !487
  br i1 %24, label %25, label %33, !dbg !487

25:                                               ; preds = %22
  %26 = load float, ptr %17, align 4, !dbg !488, !tbaa !63
  %27 = add nuw nsw i32 %23, %4, !dbg !489
  %28 = zext nneg i32 %27 to i64, !dbg !490
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 %28, !dbg !490
  %30 = load float, ptr %29, align 4, !dbg !490, !tbaa !63
  %31 = fcmp contract olt float %26, %30, !dbg !491
  br i1 %31, label %32, label %33, !dbg !491

32:                                               ; preds = %25
  store float %30, ptr %17, align 4, !dbg !492, !tbaa !63
  br label %33, !dbg !493

33:                                               ; preds = %25, %32, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !494
  %34 = lshr i32 %23, 1, !dbg !483
  %35 = icmp eq i32 %34, 0, !dbg !484
  br i1 %35, label %20, label %22, !dbg !485, !llvm.loop !495

36:                                               ; preds = %20
  %37 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), align 4, !dbg !497, !tbaa !63
  %38 = zext nneg i32 %5 to i64, !dbg !498
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !498
  store float %37, ptr %39, align 4, !dbg !499, !tbaa !63
  br label %40, !dbg !498

40:                                               ; preds = %36, %20
  ret void, !dbg !500
}

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z4wsumf(float noundef %0) local_unnamed_addr #3 !dbg !501 {
  br label %3, !dbg !502

2:                                                ; preds = %3
  ret float %7, !dbg !503

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %8, %3 ]
  %5 = phi float [ %0, %1 ], [ %7, %3 ]
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %5, i32 %4, i32 31), !dbg !504
  %7 = fadd contract float %5, %6, !dbg !507
  %8 = lshr i32 %4, 1, !dbg !508
  %9 = icmp eq i32 %8, 0, !dbg !509
  br i1 %9, label %2, label %3, !dbg !502, !llvm.loop !510
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rounds_sumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !512 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !513
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !515
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !517
  %7 = mul i32 %5, %6, !dbg !519
  %8 = add i32 %7, %4, !dbg !520
  %9 = and i32 %4, 31, !dbg !521
  %10 = lshr i32 %4, 5, !dbg !522
  %11 = icmp slt i32 %8, %2, !dbg !523
  br i1 %11, label %12, label %16, !dbg !524

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64, !dbg !525
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !525
  %15 = load float, ptr %14, align 4, !dbg !525, !tbaa !63
  br label %16, !dbg !524

16:                                               ; preds = %3, %12
  %17 = phi float [ %15, %12 ], [ 0.000000e+00, %3 ]
  br label %18, !dbg !526

18:                                               ; preds = %16, %18
  %19 = phi i32 [ %23, %18 ], [ 16, %16 ]
  %20 = phi float [ %22, %18 ], [ %17, %16 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %20, i32 %19, i32 31), !dbg !528
  %22 = fadd contract float %20, %21, !dbg !530
  %23 = lshr i32 %19, 1, !dbg !531
  %24 = icmp eq i32 %23, 0, !dbg !532
  br i1 %24, label %25, label %18, !dbg !526, !llvm.loop !533

25:                                               ; preds = %18
  %26 = icmp eq i32 %9, 0, !dbg !535
  br i1 %26, label %27, label %30, !dbg !535

27:                                               ; preds = %25
  %28 = zext nneg i32 %10 to i64, !dbg !536
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 %28, !dbg !536
  store float %22, ptr %29, align 4, !dbg !537, !tbaa !63
  br label %30, !dbg !536

30:                                               ; preds = %27, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !538
  %31 = lshr i32 %6, 5, !dbg !539
  %32 = icmp samesign ult i32 %4, %31, !dbg !540
  br i1 %32, label %33, label %37, !dbg !541

33:                                               ; preds = %30
  %34 = zext nneg i32 %9 to i64, !dbg !542
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 %34, !dbg !542
  %36 = load float, ptr %35, align 4, !dbg !542, !tbaa !63
  br label %37, !dbg !541

37:                                               ; preds = %30, %33
  %38 = phi contract float [ %36, %33 ], [ 0.000000e+00, %30 ], !dbg !541
  %39 = icmp eq i32 %10, 0, !dbg !543
  br i1 %39, label %40, label %47, !dbg !543

40:                                               ; preds = %37, %40
  %41 = phi i32 [ %45, %40 ], [ 16, %37 ]
  %42 = phi float [ %44, %40 ], [ %38, %37 ]
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %42, i32 %41, i32 31), !dbg !544
  %44 = fadd contract float %42, %43, !dbg !547
  %45 = lshr i32 %41, 1, !dbg !548
  %46 = icmp eq i32 %45, 0, !dbg !549
  br i1 %46, label %47, label %40, !dbg !550, !llvm.loop !551

47:                                               ; preds = %40, %37
  %48 = phi float [ %38, %37 ], [ %44, %40 ], !dbg !553
  %49 = icmp eq i32 %4, 0, !dbg !554
  br i1 %49, label %50, label %53, !dbg !554

50:                                               ; preds = %47
  %51 = zext nneg i32 %5 to i64, !dbg !555
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %51, !dbg !555
  store float %48, ptr %52, align 4, !dbg !556, !tbaa !63
  br label %53, !dbg !555

53:                                               ; preds = %50, %47
  ret void, !dbg !557
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11rounds_eachPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !558 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !561
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !563
  %7 = mul i32 %5, %6, !dbg !565
  %8 = add i32 %7, %4, !dbg !566
  %9 = icmp slt i32 %8, %2, !dbg !567
  br i1 %9, label %10, label %14, !dbg !568

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !569
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !569
  %13 = load float, ptr %12, align 4, !dbg !569, !tbaa !63
  br label %14, !dbg !568

14:                                               ; preds = %3, %10
  %15 = phi float [ %13, %10 ], [ 0.000000e+00, %3 ]
  br label %19, !dbg !570

16:                                               ; preds = %19
  %17 = and i32 %4, 31, !dbg !571
  %18 = icmp eq i32 %17, 0, !dbg !572
  br i1 %18, label %26, label %30, !dbg !572

19:                                               ; preds = %14, %19
  %20 = phi i32 [ %24, %19 ], [ 16, %14 ]
  %21 = phi float [ %23, %19 ], [ %15, %14 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 %20, i32 31), !dbg !573
  %23 = fadd contract float %21, %22, !dbg !576
  %24 = lshr i32 %20, 1, !dbg !577
  %25 = icmp eq i32 %24, 0, !dbg !578
  br i1 %25, label %16, label %19, !dbg !570, !llvm.loop !579

26:                                               ; preds = %16
  %27 = lshr exact i32 %4, 5, !dbg !581
  %28 = zext nneg i32 %27 to i64, !dbg !582
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 %28, !dbg !582
  store float %23, ptr %29, align 4, !dbg !583, !tbaa !63
  br label %30, !dbg !582

30:                                               ; preds = %26, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !584
  br label %32, !dbg !585

31:                                               ; preds = %32
  br i1 %9, label %41, label %44, !dbg !586

32:                                               ; preds = %30, %32
  %33 = phi i32 [ 0, %30 ], [ %39, %32 ]
  %34 = phi float [ 0.000000e+00, %30 ], [ %38, %32 ]
  %35 = zext nneg i32 %33 to i64, !dbg !587
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 %35, !dbg !587
  %37 = load float, ptr %36, align 4, !dbg !587, !tbaa !63
  %38 = fadd contract float %34, %37, !dbg !588
  %39 = add nuw nsw i32 %33, 1, !dbg !589
  %40 = icmp eq i32 %39, 8, !dbg !590
  br i1 %40, label %31, label %32, !dbg !585, !llvm.loop !591

41:                                               ; preds = %31
  %42 = sext i32 %8 to i64, !dbg !593
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !593
  store float %38, ptr %43, align 4, !dbg !594, !tbaa !63
  br label %44, !dbg !593

44:                                               ; preds = %41, %31
  ret void, !dbg !595
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13rounds_atomicPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !596 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !597
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !599
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !601
  %7 = mul i32 %5, %6, !dbg !603
  %8 = add i32 %7, %4, !dbg !604
  %9 = icmp eq i32 %4, 0, !dbg !605
  br i1 %9, label %10, label %11, !dbg !605

10:                                               ; preds = %3
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4, !dbg !606, !tbaa !63
  br label %11, !dbg !607

11:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !608
  %12 = icmp slt i32 %8, %2, !dbg !609
  br i1 %12, label %13, label %17, !dbg !610

13:                                               ; preds = %11
  %14 = sext i32 %8 to i64, !dbg !611
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !611
  %16 = load float, ptr %15, align 4, !dbg !611, !tbaa !63
  br label %17, !dbg !610

17:                                               ; preds = %11, %13
  %18 = phi float [ %16, %13 ], [ 0.000000e+00, %11 ]
  br label %19, !dbg !612

19:                                               ; preds = %17, %19
  %20 = phi i32 [ %24, %19 ], [ 16, %17 ]
  %21 = phi float [ %23, %19 ], [ %18, %17 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %21, i32 %20, i32 31), !dbg !614
  %23 = fadd contract float %21, %22, !dbg !616
  %24 = lshr i32 %20, 1, !dbg !617
  %25 = icmp eq i32 %24, 0, !dbg !618
  br i1 %25, label %26, label %19, !dbg !612, !llvm.loop !619

26:                                               ; preds = %19
  %27 = and i32 %4, 31, !dbg !621
  %28 = icmp eq i32 %27, 0, !dbg !622
  br i1 %28, label %29, label %31, !dbg !622

29:                                               ; preds = %26
  %30 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), float %23 monotonic, align 4, !dbg !623
  br label %31, !dbg !627

31:                                               ; preds = %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !628
  br i1 %9, label %32, label %36, !dbg !629

32:                                               ; preds = %31
  %33 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4, !dbg !630, !tbaa !63
  %34 = zext nneg i32 %5 to i64, !dbg !631
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %34, !dbg !631
  store float %33, ptr %35, align 4, !dbg !632, !tbaa !63
  br label %36, !dbg !631

36:                                               ; preds = %32, %31
  ret void, !dbg !633
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11tree_argmaxPKfPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !634 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !635
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !637
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !639
  %7 = mul i32 %5, %6, !dbg !641
  %8 = add i32 %7, %4, !dbg !642
  %9 = icmp slt i32 %8, %2, !dbg !643
  br i1 %9, label %10, label %14, !dbg !644

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !645
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !645
  %13 = load float, ptr %12, align 4, !dbg !645, !tbaa !63
  br label %14, !dbg !644

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0xC6293E5940000000, %3 ], !dbg !644
  %16 = zext nneg i32 %4 to i64, !dbg !646
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 %16, !dbg !646
  store float %15, ptr %17, align 4, !dbg !647, !tbaa !63
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 %16, !dbg !648
  store i32 %8, ptr %18, align 4, !dbg !649, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !650
  %19 = lshr i32 %6, 1, !dbg !651
  %20 = icmp eq i32 %19, 0, !dbg !652
  br i1 %20, label %21, label %23, !dbg !653

21:                                               ; preds = %36, %14
  %22 = icmp eq i32 %4, 0, !dbg !654
  br i1 %22, label %39, label %43, !dbg !654

23:                                               ; preds = %14, %36
  %24 = phi i32 [ %37, %36 ], [ %19, %14 ]
  %25 = icmp samesign ult i32 %4, %24, !dbg !655
  br i1 %25, label %26, label %36, !dbg !655

26:                                               ; preds = %23
  %27 = load float, ptr %17, align 4, !dbg !656, !tbaa !63
  %28 = add nuw nsw i32 %24, %4, !dbg !657
  %29 = zext nneg i32 %28 to i64, !dbg !658
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 %29, !dbg !658
  %31 = load float, ptr %30, align 4, !dbg !658, !tbaa !63
  %32 = fcmp contract olt float %27, %31, !dbg !659
  br i1 %32, label %33, label %36, !dbg !659

33:                                               ; preds = %26
  store float %31, ptr %17, align 4, !dbg !660, !tbaa !63
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 %29, !dbg !661
  %35 = load i32, ptr %34, align 4, !dbg !661, !tbaa !7
  store i32 %35, ptr %18, align 4, !dbg !662, !tbaa !7
  br label %36, !dbg !663

36:                                               ; preds = %26, %33, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !664
  %37 = lshr i32 %24, 1, !dbg !651
  %38 = icmp eq i32 %37, 0, !dbg !652
  br i1 %38, label %21, label %23, !dbg !653, !llvm.loop !665

39:                                               ; preds = %21
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), align 4, !dbg !667, !tbaa !7
  %41 = zext nneg i32 %5 to i64, !dbg !668
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %41, !dbg !668
  store i32 %40, ptr %42, align 4, !dbg !669, !tbaa !7
  br label %43, !dbg !668

43:                                               ; preds = %39, %21
  ret void, !dbg !670
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z11tile_reducePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !671 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !672
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !679
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !681
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !683
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !685
  %9 = mul nuw nsw i32 %7, %8, !dbg !687
  %10 = add nuw nsw i32 %9, %6, !dbg !688
  %11 = mul nuw nsw i32 %10, %5, !dbg !689
  %12 = add nuw nsw i32 %11, %4, !dbg !690
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !691
  %14 = mul i32 %13, %5, !dbg !693
  %15 = add i32 %14, %4, !dbg !694
  %16 = icmp slt i32 %15, %2, !dbg !695
  br i1 %16, label %17, label %21, !dbg !696

17:                                               ; preds = %3
  %18 = sext i32 %15 to i64, !dbg !697
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !697
  %20 = load i32, ptr %19, align 4, !dbg !697, !tbaa !7
  br label %21, !dbg !696

21:                                               ; preds = %3, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %3 ]
  br label %23, !dbg !698

23:                                               ; preds = %21, %23
  %24 = phi i32 [ %28, %23 ], [ 16, %21 ]
  %25 = phi i32 [ %27, %23 ], [ %22, %21 ]
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %25, i32 %24, i32 31), !dbg !701
  %27 = add nsw i32 %26, %25, !dbg !710
  %28 = lshr i32 %24, 1, !dbg !713
  %29 = icmp eq i32 %28, 0, !dbg !714
  br i1 %29, label %30, label %23, !dbg !698, !llvm.loop !715

30:                                               ; preds = %23
  %31 = and i32 %12, 31, !dbg !717
  %32 = icmp eq i32 %31, 0, !dbg !720
  br i1 %32, label %33, label %37, !dbg !720

33:                                               ; preds = %30
  %34 = sdiv i32 %15, 32, !dbg !721
  %35 = sext i32 %34 to i64, !dbg !722
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !722
  store i32 %27, ptr %36, align 4, !dbg !723, !tbaa !7
  br label %37, !dbg !722

37:                                               ; preds = %33, %30
  ret void, !dbg !724
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_columnsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !725 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !726
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !728
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !730
  %7 = shl i32 %6, 8, !dbg !732
  %8 = shl nuw nsw i32 %5, 4, !dbg !732
  %9 = add nuw nsw i32 %8, %4, !dbg !732
  %10 = add i32 %9, %7, !dbg !733
  %11 = zext i32 %10 to i64, !dbg !734
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !734
  %13 = load float, ptr %12, align 4, !dbg !734, !tbaa !63
  %14 = zext nneg i32 %5 to i64, !dbg !735
  %15 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %14, !dbg !735
  %16 = zext nneg i32 %4 to i64, !dbg !735
  %17 = getelementptr inbounds nuw float, ptr %15, i64 %16, !dbg !735
  store float %13, ptr %17, align 4, !dbg !736, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !737
  %18 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %16, !dbg !738
  br label %19, !dbg !738

19:                                               ; preds = %39, %3
  %20 = phi i32 [ 1, %3 ], [ %40, %39 ], !dbg !739
  %21 = uitofp nneg i32 %20 to float, !dbg !740
  %22 = tail call contract noundef float @__nv_fast_log2f(float noundef 1.600000e+01) #8, !dbg !741
  %23 = fcmp contract ult float %22, %21, !dbg !745
  br i1 %23, label %24, label %26, !dbg !746

24:                                               ; preds = %19
  %25 = icmp eq i32 %4, 0, !dbg !747
  br i1 %25, label %41, label %49, !dbg !747

26:                                               ; preds = %19
  %27 = tail call contract noundef float @__nv_fast_powf(float noundef 2.000000e+00, float noundef %21) #8, !dbg !748
  %28 = fptosi float %27 to i32, !dbg !751
  %29 = srem i32 %5, %28, !dbg !752
  %30 = icmp eq i32 %29, 0, !dbg !753
  br i1 %30, label %31, label %39, !dbg !753

31:                                               ; preds = %26
  %32 = load float, ptr %17, align 4, !dbg !754, !tbaa !63
  %33 = sdiv i32 %28, 2, !dbg !755
  %34 = add nsw i32 %33, %5, !dbg !756
  %35 = sext i32 %34 to i64, !dbg !757
  %36 = getelementptr [16 x float], ptr %18, i64 %35, !dbg !757
  %37 = load float, ptr %36, align 4, !dbg !757, !tbaa !63
  %38 = fadd contract float %32, %37, !dbg !758
  store float %38, ptr %17, align 4, !dbg !759, !tbaa !63
  br label %39, !dbg !760

39:                                               ; preds = %31, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !761
  %40 = add nuw nsw i32 %20, 1, !dbg !762
  br label %19, !dbg !746, !llvm.loop !763

41:                                               ; preds = %24
  %42 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %16, !dbg !765
  %43 = getelementptr inbounds nuw float, ptr %42, i64 %14, !dbg !765
  %44 = load float, ptr %43, align 4, !dbg !765, !tbaa !63
  %45 = shl i32 %6, 4, !dbg !766
  %46 = add i32 %45, %5, !dbg !767
  %47 = zext i32 %46 to i64, !dbg !768
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47, !dbg !768
  store float %44, ptr %48, align 4, !dbg !769, !tbaa !63
  br label %49, !dbg !768

49:                                               ; preds = %41, %24
  ret void, !dbg !770
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8tree_oddPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !771 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !772
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !774
  %6 = mul i32 %5, 96, !dbg !776
  %7 = add i32 %6, %4, !dbg !777
  %8 = zext i32 %7 to i64, !dbg !778
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !778
  %10 = load float, ptr %9, align 4, !dbg !778, !tbaa !63
  %11 = zext nneg i32 %4 to i64, !dbg !779
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %11, !dbg !779
  store float %10, ptr %12, align 4, !dbg !780, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !781
  br label %13, !dbg !782

13:                                               ; preds = %3, %26
  %14 = phi i32 [ 96, %3 ], [ %16, %26 ]
  %15 = add nuw nsw i32 %14, 1, !dbg !783
  %16 = lshr i32 %15, 1, !dbg !784
  %17 = lshr i32 %14, 1, !dbg !785
  %18 = icmp samesign ult i32 %4, %17, !dbg !786
  br i1 %18, label %19, label %26, !dbg !786

19:                                               ; preds = %13
  %20 = add nuw nsw i32 %16, %4, !dbg !787
  %21 = zext nneg i32 %20 to i64, !dbg !788
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %21, !dbg !788
  %23 = load float, ptr %22, align 4, !dbg !788, !tbaa !63
  %24 = load float, ptr %12, align 4, !dbg !789, !tbaa !63
  %25 = fadd contract float %23, %24, !dbg !789
  store float %25, ptr %12, align 4, !dbg !789, !tbaa !63
  br label %26, !dbg !790

26:                                               ; preds = %19, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !791
  %27 = icmp samesign ugt i32 %14, 2, !dbg !792
  br i1 %27, label %13, label %28, !dbg !782, !llvm.loop !793

28:                                               ; preds = %26
  %29 = icmp eq i32 %4, 0, !dbg !795
  br i1 %29, label %30, label %34, !dbg !795

30:                                               ; preds = %28
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), align 4, !dbg !796, !tbaa !63
  %32 = zext nneg i32 %5 to i64, !dbg !797
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32, !dbg !797
  store float %31, ptr %33, align 4, !dbg !798, !tbaa !63
  br label %34, !dbg !797

34:                                               ; preds = %30, %28
  ret void, !dbg !799
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10tree_pairsPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !800 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !801
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !803
  %7 = shl i32 %6, 7, !dbg !805
  %8 = add i32 %7, %5, !dbg !806
  %9 = zext i32 %8 to i64, !dbg !807
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !807
  %11 = load float, ptr %10, align 4, !dbg !807, !tbaa !63
  %12 = zext nneg i32 %5 to i64, !dbg !808
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %12, !dbg !808
  store float %11, ptr %13, align 4, !dbg !809, !tbaa !63
  %14 = fmul contract float %11, %11, !dbg !810
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %12, !dbg !811
  store float %14, ptr %15, align 4, !dbg !812, !tbaa !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !813
  br label %18, !dbg !814

16:                                               ; preds = %32
  %17 = icmp eq i32 %5, 0, !dbg !815
  br i1 %17, label %35, label %41, !dbg !815

18:                                               ; preds = %4, %32
  %19 = phi i32 [ 64, %4 ], [ %33, %32 ]
  %20 = icmp samesign ult i32 %5, %19, !dbg !816
  br i1 %20, label %21, label %32, !dbg !816

21:                                               ; preds = %18
  %22 = add nuw nsw i32 %19, %5, !dbg !817
  %23 = zext nneg i32 %22 to i64, !dbg !818
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %23, !dbg !818
  %25 = load float, ptr %24, align 4, !dbg !818, !tbaa !63
  %26 = load float, ptr %13, align 4, !dbg !819, !tbaa !63
  %27 = fadd contract float %25, %26, !dbg !819
  store float %27, ptr %13, align 4, !dbg !819, !tbaa !63
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %23, !dbg !820
  %29 = load float, ptr %28, align 4, !dbg !820, !tbaa !63
  %30 = load float, ptr %15, align 4, !dbg !821, !tbaa !63
  %31 = fadd contract float %29, %30, !dbg !821
  store float %31, ptr %15, align 4, !dbg !821, !tbaa !63
  br label %32, !dbg !822

32:                                               ; preds = %21, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !823
  %33 = lshr i32 %19, 1, !dbg !824
  %34 = icmp eq i32 %33, 0, !dbg !825
  br i1 %34, label %16, label %18, !dbg !814, !llvm.loop !826

35:                                               ; preds = %16
  %36 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), align 4, !dbg !828, !tbaa !63
  %37 = zext nneg i32 %6 to i64, !dbg !829
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37, !dbg !829
  store float %36, ptr %38, align 4, !dbg !830, !tbaa !63
  %39 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), align 4, !dbg !831, !tbaa !63
  %40 = getelementptr inbounds nuw float, ptr %2, i64 %37, !dbg !832
  store float %39, ptr %40, align 4, !dbg !833, !tbaa !63
  br label %41, !dbg !834

41:                                               ; preds = %35, %16
  ret void, !dbg !835
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_log2f(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "trees.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "tree_remainder", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 16, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 33, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 7, column: 46, scope: !11)
!24 = !DILocation(line: 7, column: 44, scope: !11)
!25 = !DILocation(line: 7, column: 57, scope: !11)
!26 = !DILocation(line: 8, column: 12, scope: !11)
!27 = !DILocation(line: 8, column: 10, scope: !11)
!28 = !DILocation(line: 8, column: 18, scope: !11)
!29 = !DILocation(line: 8, column: 3, scope: !11)
!30 = !DILocation(line: 8, column: 8, scope: !11)
!31 = !DILocation(line: 9, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 26, scope: !11)
!33 = !DILocation(line: 10, column: 3, scope: !11)
!34 = !DILocation(line: 14, column: 9, scope: !11)
!35 = !DILocation(line: 11, column: 16, scope: !11)
!36 = !DILocation(line: 11, column: 11, scope: !11)
!37 = !DILocation(line: 11, column: 21, scope: !11)
!38 = !DILocation(line: 11, column: 39, scope: !11)
!39 = !DILocation(line: 11, column: 35, scope: !11)
!40 = !DILocation(line: 11, column: 32, scope: !11)
!41 = !DILocation(line: 11, column: 27, scope: !11)
!42 = !DILocation(line: 12, column: 5, scope: !11)
!43 = distinct !{!43, !33, !44, !45, !46}
!44 = !DILocation(line: 13, column: 3, scope: !11)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 14, column: 31, scope: !11)
!48 = !DILocation(line: 14, column: 15, scope: !11)
!49 = !DILocation(line: 14, column: 29, scope: !11)
!50 = !DILocation(line: 15, column: 1, scope: !11)
!51 = distinct !DISubprogram(name: "tree_strided", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !53)
!53 = distinct !DILocation(line: 18, column: 16, scope: !51)
!54 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !55)
!55 = distinct !DILocation(line: 18, column: 33, scope: !51)
!56 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !57)
!57 = distinct !DILocation(line: 18, column: 46, scope: !51)
!58 = !DILocation(line: 18, column: 44, scope: !51)
!59 = !DILocation(line: 18, column: 57, scope: !51)
!60 = !DILocation(line: 19, column: 12, scope: !51)
!61 = !DILocation(line: 19, column: 10, scope: !51)
!62 = !DILocation(line: 19, column: 18, scope: !51)
!63 = !{!64, !64, i64 0}
!64 = !{!"float", !9, i64 0}
!65 = !DILocation(line: 19, column: 3, scope: !51)
!66 = !DILocation(line: 19, column: 8, scope: !51)
!67 = !DILocation(line: 20, column: 3, scope: !51)
!68 = !DILocation(line: 21, column: 26, scope: !51)
!69 = !DILocation(line: 21, column: 3, scope: !51)
!70 = !DILocation(line: 26, column: 9, scope: !51)
!71 = !DILocation(line: 22, column: 15, scope: !51)
!72 = !DILocation(line: 22, column: 19, scope: !51)
!73 = !DILocation(line: 23, column: 11, scope: !51)
!74 = !DILocation(line: 23, column: 37, scope: !51)
!75 = !DILocation(line: 23, column: 33, scope: !51)
!76 = !DILocation(line: 23, column: 25, scope: !51)
!77 = !DILocation(line: 23, column: 30, scope: !51)
!78 = !DILocation(line: 24, column: 5, scope: !51)
!79 = distinct !{!79, !69, !80, !45, !46}
!80 = !DILocation(line: 25, column: 3, scope: !51)
!81 = !DILocation(line: 26, column: 31, scope: !51)
!82 = !DILocation(line: 26, column: 15, scope: !51)
!83 = !DILocation(line: 26, column: 29, scope: !51)
!84 = !DILocation(line: 27, column: 1, scope: !51)
!85 = distinct !DISubprogram(name: "tree_halves", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !87)
!87 = distinct !DILocation(line: 30, column: 16, scope: !85)
!88 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !89)
!89 = distinct !DILocation(line: 30, column: 33, scope: !85)
!90 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !91)
!91 = distinct !DILocation(line: 30, column: 46, scope: !85)
!92 = !DILocation(line: 30, column: 44, scope: !85)
!93 = !DILocation(line: 30, column: 57, scope: !85)
!94 = !DILocation(line: 31, column: 12, scope: !85)
!95 = !DILocation(line: 31, column: 10, scope: !85)
!96 = !DILocation(line: 31, column: 18, scope: !85)
!97 = !DILocation(line: 31, column: 3, scope: !85)
!98 = !DILocation(line: 31, column: 8, scope: !85)
!99 = !DILocation(line: 32, column: 3, scope: !85)
!100 = !DILocation(line: 33, scope: !85)
!101 = !DILocation(line: 33, column: 39, scope: !85)
!102 = !DILocation(line: 33, column: 3, scope: !85)
!103 = !DILocation(line: 37, column: 9, scope: !85)
!104 = !DILocation(line: 34, column: 11, scope: !85)
!105 = !DILocation(line: 34, column: 28, scope: !85)
!106 = !DILocation(line: 34, column: 24, scope: !85)
!107 = !DILocation(line: 34, column: 21, scope: !85)
!108 = !DILocation(line: 34, column: 16, scope: !85)
!109 = !DILocation(line: 35, column: 5, scope: !85)
!110 = distinct !{!110, !102, !111, !45, !46}
!111 = !DILocation(line: 36, column: 3, scope: !85)
!112 = !DILocation(line: 37, column: 31, scope: !85)
!113 = !DILocation(line: 37, column: 15, scope: !85)
!114 = !DILocation(line: 37, column: 29, scope: !85)
!115 = !DILocation(line: 38, column: 1, scope: !85)
!116 = distinct !DISubprogram(name: "tree_carried", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !118)
!118 = distinct !DILocation(line: 41, column: 16, scope: !116)
!119 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !120)
!120 = distinct !DILocation(line: 41, column: 33, scope: !116)
!121 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !122)
!122 = distinct !DILocation(line: 41, column: 46, scope: !116)
!123 = !DILocation(line: 41, column: 44, scope: !116)
!124 = !DILocation(line: 41, column: 57, scope: !116)
!125 = !DILocation(line: 41, column: 61, scope: !116)
!126 = !DILocation(line: 42, column: 17, scope: !116)
!127 = !DILocation(line: 42, column: 15, scope: !116)
!128 = !DILocation(line: 42, column: 23, scope: !116)
!129 = !DILocation(line: 43, column: 9, scope: !116)
!130 = !DILocation(line: 43, column: 22, scope: !116)
!131 = !DILocation(line: 43, column: 34, scope: !116)
!132 = !DILocation(line: 43, column: 31, scope: !116)
!133 = !DILocation(line: 43, column: 27, scope: !116)
!134 = !DILocation(line: 0, scope: !116)
!135 = !DILocation(line: 44, column: 3, scope: !116)
!136 = !DILocation(line: 44, column: 8, scope: !116)
!137 = !DILocation(line: 45, column: 3, scope: !116)
!138 = !DILocation(line: 46, scope: !116)
!139 = !DILocation(line: 46, column: 39, scope: !116)
!140 = !DILocation(line: 46, column: 3, scope: !116)
!141 = !DILocation(line: 50, column: 9, scope: !116)
!142 = !DILocation(line: 47, column: 11, scope: !116)
!143 = !DILocation(line: 47, column: 39, scope: !116)
!144 = !DILocation(line: 47, column: 35, scope: !116)
!145 = !DILocation(line: 47, column: 33, scope: !116)
!146 = !DILocation(line: 47, column: 21, scope: !116)
!147 = !DILocation(line: 47, column: 16, scope: !116)
!148 = !DILocation(line: 48, column: 5, scope: !116)
!149 = distinct !{!149, !140, !150, !45, !46}
!150 = !DILocation(line: 49, column: 3, scope: !116)
!151 = !DILocation(line: 50, column: 15, scope: !116)
!152 = !DILocation(line: 50, column: 29, scope: !116)
!153 = !DILocation(line: 51, column: 1, scope: !116)
!154 = distinct !DISubprogram(name: "last_warp", scope: !1, file: !1, line: 52, type: !12, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 53, column: 11, scope: !154)
!156 = !DILocation(line: 53, column: 8, scope: !154)
!157 = !DILocation(line: 53, column: 30, scope: !154)
!158 = !DILocation(line: 53, column: 27, scope: !154)
!159 = !DILocation(line: 53, column: 49, scope: !154)
!160 = !DILocation(line: 53, column: 46, scope: !154)
!161 = !DILocation(line: 53, column: 67, scope: !154)
!162 = !DILocation(line: 53, column: 64, scope: !154)
!163 = !DILocation(line: 53, column: 85, scope: !154)
!164 = !DILocation(line: 53, column: 82, scope: !154)
!165 = !DILocation(line: 53, column: 103, scope: !154)
!166 = !DILocation(line: 53, column: 100, scope: !154)
!167 = !DILocation(line: 54, column: 1, scope: !154)
!168 = distinct !DISubprogram(name: "tree_volatile", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !170)
!170 = distinct !DILocation(line: 57, column: 16, scope: !168)
!171 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !172)
!172 = distinct !DILocation(line: 57, column: 33, scope: !168)
!173 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !174)
!174 = distinct !DILocation(line: 57, column: 46, scope: !168)
!175 = !DILocation(line: 57, column: 44, scope: !168)
!176 = !DILocation(line: 57, column: 57, scope: !168)
!177 = !DILocation(line: 57, column: 61, scope: !168)
!178 = !DILocation(line: 58, column: 13, scope: !168)
!179 = !DILocation(line: 58, column: 11, scope: !168)
!180 = !DILocation(line: 58, column: 19, scope: !168)
!181 = !DILocation(line: 58, column: 34, scope: !168)
!182 = !DILocation(line: 58, column: 47, scope: !168)
!183 = !DILocation(line: 58, column: 32, scope: !168)
!184 = !DILocation(line: 58, column: 53, scope: !168)
!185 = !DILocation(line: 58, column: 29, scope: !168)
!186 = !DILocation(line: 58, column: 3, scope: !168)
!187 = !DILocation(line: 58, column: 8, scope: !168)
!188 = !DILocation(line: 59, column: 3, scope: !168)
!189 = !DILocation(line: 60, column: 39, scope: !168)
!190 = !DILocation(line: 60, column: 3, scope: !168)
!191 = !DILocation(line: 64, column: 9, scope: !168)
!192 = !DILocation(line: 60, scope: !168)
!193 = !DILocation(line: 61, column: 11, scope: !168)
!194 = !DILocation(line: 61, column: 28, scope: !168)
!195 = !DILocation(line: 61, column: 24, scope: !168)
!196 = !DILocation(line: 61, column: 21, scope: !168)
!197 = !DILocation(line: 61, column: 16, scope: !168)
!198 = !DILocation(line: 62, column: 5, scope: !168)
!199 = distinct !{!199, !190, !200, !45, !46}
!200 = !DILocation(line: 63, column: 3, scope: !168)
!201 = !DILocation(line: 53, column: 11, scope: !154, inlinedAt: !202)
!202 = distinct !DILocation(line: 64, column: 15, scope: !168)
!203 = !DILocation(line: 53, column: 8, scope: !154, inlinedAt: !202)
!204 = !DILocation(line: 53, column: 30, scope: !154, inlinedAt: !202)
!205 = !DILocation(line: 53, column: 27, scope: !154, inlinedAt: !202)
!206 = !DILocation(line: 53, column: 49, scope: !154, inlinedAt: !202)
!207 = !DILocation(line: 53, column: 46, scope: !154, inlinedAt: !202)
!208 = !DILocation(line: 53, column: 67, scope: !154, inlinedAt: !202)
!209 = !DILocation(line: 53, column: 64, scope: !154, inlinedAt: !202)
!210 = !DILocation(line: 53, column: 85, scope: !154, inlinedAt: !202)
!211 = !DILocation(line: 53, column: 82, scope: !154, inlinedAt: !202)
!212 = !DILocation(line: 53, column: 103, scope: !154, inlinedAt: !202)
!213 = !DILocation(line: 53, column: 100, scope: !154, inlinedAt: !202)
!214 = !DILocation(line: 64, column: 15, scope: !168)
!215 = !DILocation(line: 65, column: 9, scope: !168)
!216 = !DILocation(line: 65, column: 31, scope: !168)
!217 = !DILocation(line: 65, column: 15, scope: !168)
!218 = !DILocation(line: 65, column: 29, scope: !168)
!219 = !DILocation(line: 66, column: 1, scope: !168)
!220 = distinct !DISubprogram(name: "tree_syncwarp", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !222)
!222 = distinct !DILocation(line: 69, column: 16, scope: !220)
!223 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !224)
!224 = distinct !DILocation(line: 69, column: 33, scope: !220)
!225 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !226)
!226 = distinct !DILocation(line: 69, column: 46, scope: !220)
!227 = !DILocation(line: 69, column: 44, scope: !220)
!228 = !DILocation(line: 69, column: 57, scope: !220)
!229 = !DILocation(line: 70, column: 13, scope: !220)
!230 = !DILocation(line: 70, column: 11, scope: !220)
!231 = !DILocation(line: 70, column: 19, scope: !220)
!232 = !DILocation(line: 70, column: 3, scope: !220)
!233 = !DILocation(line: 70, column: 8, scope: !220)
!234 = !DILocation(line: 71, column: 3, scope: !220)
!235 = !DILocation(line: 72, column: 39, scope: !220)
!236 = !DILocation(line: 72, column: 3, scope: !220)
!237 = !DILocation(line: 76, column: 9, scope: !220)
!238 = !DILocation(line: 72, scope: !220)
!239 = !DILocation(line: 73, column: 11, scope: !220)
!240 = !DILocation(line: 73, column: 28, scope: !220)
!241 = !DILocation(line: 73, column: 24, scope: !220)
!242 = !DILocation(line: 73, column: 21, scope: !220)
!243 = !DILocation(line: 73, column: 16, scope: !220)
!244 = !DILocation(line: 74, column: 5, scope: !220)
!245 = distinct !{!245, !236, !246, !45, !46}
!246 = !DILocation(line: 75, column: 3, scope: !220)
!247 = !DILocation(line: 77, column: 15, scope: !220)
!248 = !DILocation(line: 78, column: 10, scope: !220)
!249 = !DILocation(line: 78, column: 7, scope: !220)
!250 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !253)
!251 = distinct !DISubprogram(name: "__syncwarp", scope: !252, file: !252, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!253 = distinct !DILocation(line: 78, column: 21, scope: !220)
!254 = !DILocation(line: 78, column: 40, scope: !220)
!255 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !256)
!256 = distinct !DILocation(line: 78, column: 45, scope: !220)
!257 = !DILocation(line: 79, column: 10, scope: !220)
!258 = !DILocation(line: 79, column: 7, scope: !220)
!259 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !260)
!260 = distinct !DILocation(line: 79, column: 21, scope: !220)
!261 = !DILocation(line: 79, column: 40, scope: !220)
!262 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !263)
!263 = distinct !DILocation(line: 79, column: 45, scope: !220)
!264 = !DILocation(line: 80, column: 10, scope: !220)
!265 = !DILocation(line: 80, column: 7, scope: !220)
!266 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !267)
!267 = distinct !DILocation(line: 80, column: 20, scope: !220)
!268 = !DILocation(line: 80, column: 39, scope: !220)
!269 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !270)
!270 = distinct !DILocation(line: 80, column: 44, scope: !220)
!271 = !DILocation(line: 81, column: 10, scope: !220)
!272 = !DILocation(line: 81, column: 7, scope: !220)
!273 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !274)
!274 = distinct !DILocation(line: 81, column: 20, scope: !220)
!275 = !DILocation(line: 81, column: 39, scope: !220)
!276 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !277)
!277 = distinct !DILocation(line: 81, column: 44, scope: !220)
!278 = !DILocation(line: 82, column: 10, scope: !220)
!279 = !DILocation(line: 82, column: 7, scope: !220)
!280 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !281)
!281 = distinct !DILocation(line: 82, column: 20, scope: !220)
!282 = !DILocation(line: 82, column: 39, scope: !220)
!283 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !284)
!284 = distinct !DILocation(line: 82, column: 44, scope: !220)
!285 = !DILocation(line: 83, column: 10, scope: !220)
!286 = !DILocation(line: 83, column: 7, scope: !220)
!287 = !DILocation(line: 186, column: 10, scope: !251, inlinedAt: !288)
!288 = distinct !DILocation(line: 83, column: 20, scope: !220)
!289 = !DILocation(line: 83, column: 39, scope: !220)
!290 = !DILocation(line: 84, column: 3, scope: !220)
!291 = !DILocation(line: 85, column: 9, scope: !220)
!292 = !DILocation(line: 85, column: 31, scope: !220)
!293 = !DILocation(line: 85, column: 15, scope: !220)
!294 = !DILocation(line: 85, column: 29, scope: !220)
!295 = !DILocation(line: 86, column: 1, scope: !220)
!296 = distinct !DISubprogram(name: "tree_unrolled", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!297 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !298)
!298 = distinct !DILocation(line: 89, column: 16, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "full<256U>", scope: !1, file: !1, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!300 = distinct !DILocation(line: 108, column: 71, scope: !296)
!301 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !302)
!302 = distinct !DILocation(line: 89, column: 33, scope: !299, inlinedAt: !300)
!303 = !DILocation(line: 89, column: 48, scope: !299, inlinedAt: !300)
!304 = !DILocation(line: 89, column: 52, scope: !299, inlinedAt: !300)
!305 = !DILocation(line: 91, column: 12, scope: !299, inlinedAt: !300)
!306 = !DILocation(line: 91, column: 3, scope: !299, inlinedAt: !300)
!307 = !DILocation(line: 91, column: 24, scope: !299, inlinedAt: !300)
!308 = !DILocation(line: 91, column: 21, scope: !299, inlinedAt: !300)
!309 = !DILocation(line: 91, column: 36, scope: !299, inlinedAt: !300)
!310 = !DILocation(line: 91, column: 40, scope: !299, inlinedAt: !300)
!311 = !DILocation(line: 91, column: 50, scope: !299, inlinedAt: !300)
!312 = !DILocation(line: 91, column: 47, scope: !299, inlinedAt: !300)
!313 = !DILocation(line: 91, column: 45, scope: !299, inlinedAt: !300)
!314 = !DILocation(line: 91, scope: !299, inlinedAt: !300)
!315 = !DILocation(line: 91, column: 62, scope: !299, inlinedAt: !300)
!316 = distinct !{!316, !306, !317, !45, !46}
!317 = !DILocation(line: 91, column: 84, scope: !299, inlinedAt: !300)
!318 = !DILocation(line: 0, scope: !299, inlinedAt: !300)
!319 = !DILocation(line: 92, column: 3, scope: !299, inlinedAt: !300)
!320 = !DILocation(line: 92, column: 8, scope: !299, inlinedAt: !300)
!321 = !DILocation(line: 93, column: 3, scope: !299, inlinedAt: !300)
!322 = !DILocation(line: 95, column: 25, scope: !299, inlinedAt: !300)
!323 = !DILocation(line: 95, column: 40, scope: !299, inlinedAt: !300)
!324 = !DILocation(line: 95, column: 37, scope: !299, inlinedAt: !300)
!325 = !DILocation(line: 95, column: 32, scope: !299, inlinedAt: !300)
!326 = !DILocation(line: 95, column: 52, scope: !299, inlinedAt: !300)
!327 = !DILocation(line: 96, column: 25, scope: !299, inlinedAt: !300)
!328 = !DILocation(line: 96, column: 39, scope: !299, inlinedAt: !300)
!329 = !DILocation(line: 96, column: 36, scope: !299, inlinedAt: !300)
!330 = !DILocation(line: 96, column: 31, scope: !299, inlinedAt: !300)
!331 = !DILocation(line: 96, column: 50, scope: !299, inlinedAt: !300)
!332 = !DILocation(line: 97, column: 9, scope: !299, inlinedAt: !300)
!333 = !DILocation(line: 99, column: 26, scope: !299, inlinedAt: !300)
!334 = !DILocation(line: 99, column: 23, scope: !299, inlinedAt: !300)
!335 = !DILocation(line: 100, column: 26, scope: !299, inlinedAt: !300)
!336 = !DILocation(line: 100, column: 23, scope: !299, inlinedAt: !300)
!337 = !DILocation(line: 101, column: 26, scope: !299, inlinedAt: !300)
!338 = !DILocation(line: 101, column: 23, scope: !299, inlinedAt: !300)
!339 = !DILocation(line: 102, column: 25, scope: !299, inlinedAt: !300)
!340 = !DILocation(line: 102, column: 22, scope: !299, inlinedAt: !300)
!341 = !DILocation(line: 103, column: 25, scope: !299, inlinedAt: !300)
!342 = !DILocation(line: 103, column: 22, scope: !299, inlinedAt: !300)
!343 = !DILocation(line: 104, column: 25, scope: !299, inlinedAt: !300)
!344 = !DILocation(line: 104, column: 22, scope: !299, inlinedAt: !300)
!345 = !DILocation(line: 105, column: 3, scope: !299, inlinedAt: !300)
!346 = !DILocation(line: 106, column: 9, scope: !299, inlinedAt: !300)
!347 = !DILocation(line: 106, column: 31, scope: !299, inlinedAt: !300)
!348 = !DILocation(line: 106, column: 15, scope: !299, inlinedAt: !300)
!349 = !DILocation(line: 106, column: 29, scope: !299, inlinedAt: !300)
!350 = !DILocation(line: 108, column: 91, scope: !296)
!351 = distinct !DISubprogram(name: "tree_then_tile", scope: !1, file: !1, line: 109, type: !12, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!352 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !353)
!353 = distinct !DILocation(line: 112, column: 16, scope: !351)
!354 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !355)
!355 = distinct !DILocation(line: 112, column: 33, scope: !351)
!356 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !357)
!357 = distinct !DILocation(line: 112, column: 46, scope: !351)
!358 = !DILocation(line: 112, column: 44, scope: !351)
!359 = !DILocation(line: 112, column: 57, scope: !351)
!360 = !DILocation(line: 113, column: 17, scope: !351)
!361 = !DILocation(line: 113, column: 15, scope: !351)
!362 = !DILocation(line: 113, column: 23, scope: !351)
!363 = !DILocation(line: 114, column: 3, scope: !351)
!364 = !DILocation(line: 114, column: 8, scope: !351)
!365 = !DILocation(line: 61, column: 29, scope: !366, inlinedAt: !368)
!366 = distinct !DISubprogram(name: "sync", scope: !367, file: !367, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = !DIFile(filename: "include/device/rk_groups.h", directory: "")
!368 = distinct !DILocation(line: 232, column: 64, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "sync<cooperative_groups::thread_block>", scope: !367, file: !367, line: 232, type: !12, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!370 = distinct !DILocation(line: 115, column: 3, scope: !351)
!371 = !DILocation(line: 116, column: 39, scope: !351)
!372 = !DILocation(line: 116, column: 3, scope: !351)
!373 = !DILocation(line: 0, scope: !351)
!374 = !DILocation(line: 54, column: 27, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!376 = distinct !DILocation(line: 18, column: 38, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "block_rank", scope: !367, file: !367, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!378 = distinct !DILocation(line: 62, column: 47, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "thread_rank", scope: !367, file: !367, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!380 = distinct !DILocation(line: 187, column: 51, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "meta_group_rank", scope: !367, file: !367, line: 187, type: !12, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!382 = distinct !DILocation(line: 198, column: 15, scope: !383, inlinedAt: !384)
!383 = distinct !DISubprogram(name: "thread_block_tile<cooperative_groups::thread_block>", scope: !367, file: !367, line: 197, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!384 = distinct !DILocation(line: 198, column: 71, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "thread_block_tile<cooperative_groups::thread_block>", scope: !367, file: !367, line: 197, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!386 = distinct !DILocation(line: 120, column: 36, scope: !351)
!387 = !DILocation(line: 80, column: 27, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!389 = distinct !DILocation(line: 18, column: 52, scope: !377, inlinedAt: !378)
!390 = !DILocation(line: 55, column: 27, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!392 = distinct !DILocation(line: 18, column: 65, scope: !377, inlinedAt: !378)
!393 = !DILocation(line: 18, column: 63, scope: !377, inlinedAt: !378)
!394 = !DILocation(line: 18, column: 50, scope: !377, inlinedAt: !378)
!395 = !DILocation(line: 18, column: 35, scope: !377, inlinedAt: !378)
!396 = !DILocation(line: 18, column: 22, scope: !377, inlinedAt: !378)
!397 = !DILocation(line: 121, column: 27, scope: !351)
!398 = !DILocation(line: 116, scope: !351)
!399 = !DILocation(line: 117, column: 11, scope: !351)
!400 = !DILocation(line: 117, column: 39, scope: !351)
!401 = !DILocation(line: 117, column: 35, scope: !351)
!402 = !DILocation(line: 117, column: 33, scope: !351)
!403 = !DILocation(line: 117, column: 21, scope: !351)
!404 = !DILocation(line: 117, column: 16, scope: !351)
!405 = !DILocation(line: 61, column: 29, scope: !366, inlinedAt: !406)
!406 = distinct !DILocation(line: 232, column: 64, scope: !369, inlinedAt: !407)
!407 = distinct !DILocation(line: 118, column: 5, scope: !351)
!408 = distinct !{!408, !372, !409, !45, !46}
!409 = !DILocation(line: 119, column: 3, scope: !351)
!410 = !DILocation(line: 122, column: 20, scope: !351)
!411 = !DILocation(line: 122, column: 34, scope: !351)
!412 = !DILocation(line: 122, column: 31, scope: !351)
!413 = !DILocation(line: 122, column: 27, scope: !351)
!414 = !DILocation(line: 123, column: 5, scope: !351)
!415 = !DILocation(line: 175, column: 5, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "moved<float, (lambda at include/device/rk_groups.h:153:25)>", scope: !367, file: !367, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!417 = distinct !DILocation(line: 153, column: 12, scope: !418, inlinedAt: !419)
!418 = distinct !DISubprogram(name: "shfl_down<float>", scope: !367, file: !367, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!419 = distinct !DILocation(line: 123, column: 62, scope: !351)
!420 = !DILocation(line: 179, column: 40, scope: !421, inlinedAt: !422)
!421 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !252, file: !252, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!422 = distinct !DILocation(line: 153, column: 48, scope: !423, inlinedAt: !424)
!423 = distinct !DISubprogram(name: "operator()", scope: !367, file: !367, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!424 = distinct !DILocation(line: 177, column: 53, scope: !416, inlinedAt: !417)
!425 = !DILocation(line: 179, column: 5, scope: !416, inlinedAt: !417)
!426 = !DILocation(line: 123, column: 54, scope: !351)
!427 = !DILocation(line: 123, scope: !351)
!428 = !DILocation(line: 123, column: 37, scope: !351)
!429 = distinct !{!429, !414, !430, !45, !46}
!430 = !DILocation(line: 123, column: 78, scope: !351)
!431 = !DILocation(line: 125, column: 27, scope: !351)
!432 = !DILocation(line: 125, column: 33, scope: !351)
!433 = !DILocation(line: 125, column: 47, scope: !351)
!434 = !DILocation(line: 126, column: 1, scope: !351)
!435 = distinct !DISubprogram(name: "tree_greater", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!436 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !437)
!437 = distinct !DILocation(line: 129, column: 11, scope: !435)
!438 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !439)
!439 = distinct !DILocation(line: 129, column: 28, scope: !435)
!440 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !441)
!441 = distinct !DILocation(line: 129, column: 41, scope: !435)
!442 = !DILocation(line: 129, column: 39, scope: !435)
!443 = !DILocation(line: 129, column: 52, scope: !435)
!444 = !DILocation(line: 130, column: 12, scope: !435)
!445 = !DILocation(line: 130, column: 10, scope: !435)
!446 = !DILocation(line: 130, column: 18, scope: !435)
!447 = !DILocation(line: 130, column: 3, scope: !435)
!448 = !DILocation(line: 130, column: 8, scope: !435)
!449 = !DILocation(line: 131, column: 3, scope: !435)
!450 = !DILocation(line: 132, scope: !435)
!451 = !DILocation(line: 132, column: 34, scope: !435)
!452 = !DILocation(line: 132, column: 3, scope: !435)
!453 = !DILocation(line: 136, column: 9, scope: !435)
!454 = !DILocation(line: 133, column: 11, scope: !435)
!455 = !DILocation(line: 133, column: 20, scope: !435)
!456 = !DILocation(line: 133, column: 31, scope: !435)
!457 = !DILocation(line: 133, column: 27, scope: !435)
!458 = !DILocation(line: 133, column: 25, scope: !435)
!459 = !DILocation(line: 133, column: 42, scope: !435)
!460 = !DILocation(line: 133, column: 37, scope: !435)
!461 = !DILocation(line: 134, column: 5, scope: !435)
!462 = distinct !{!462, !452, !463, !45, !46}
!463 = !DILocation(line: 135, column: 3, scope: !435)
!464 = !DILocation(line: 136, column: 31, scope: !435)
!465 = !DILocation(line: 136, column: 15, scope: !435)
!466 = !DILocation(line: 136, column: 29, scope: !435)
!467 = !DILocation(line: 137, column: 1, scope: !435)
!468 = distinct !DISubprogram(name: "tree_greater_float", scope: !1, file: !1, line: 138, type: !12, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!469 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !470)
!470 = distinct !DILocation(line: 140, column: 11, scope: !468)
!471 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !472)
!472 = distinct !DILocation(line: 140, column: 28, scope: !468)
!473 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !474)
!474 = distinct !DILocation(line: 140, column: 41, scope: !468)
!475 = !DILocation(line: 140, column: 39, scope: !468)
!476 = !DILocation(line: 140, column: 52, scope: !468)
!477 = !DILocation(line: 141, column: 12, scope: !468)
!478 = !DILocation(line: 141, column: 10, scope: !468)
!479 = !DILocation(line: 141, column: 18, scope: !468)
!480 = !DILocation(line: 141, column: 3, scope: !468)
!481 = !DILocation(line: 141, column: 8, scope: !468)
!482 = !DILocation(line: 142, column: 3, scope: !468)
!483 = !DILocation(line: 143, scope: !468)
!484 = !DILocation(line: 143, column: 34, scope: !468)
!485 = !DILocation(line: 143, column: 3, scope: !468)
!486 = !DILocation(line: 147, column: 9, scope: !468)
!487 = !DILocation(line: 144, column: 11, scope: !468)
!488 = !DILocation(line: 144, column: 20, scope: !468)
!489 = !DILocation(line: 144, column: 31, scope: !468)
!490 = !DILocation(line: 144, column: 27, scope: !468)
!491 = !DILocation(line: 144, column: 25, scope: !468)
!492 = !DILocation(line: 144, column: 42, scope: !468)
!493 = !DILocation(line: 144, column: 37, scope: !468)
!494 = !DILocation(line: 145, column: 5, scope: !468)
!495 = distinct !{!495, !485, !496, !45, !46}
!496 = !DILocation(line: 146, column: 3, scope: !468)
!497 = !DILocation(line: 147, column: 31, scope: !468)
!498 = !DILocation(line: 147, column: 15, scope: !468)
!499 = !DILocation(line: 147, column: 29, scope: !468)
!500 = !DILocation(line: 148, column: 1, scope: !468)
!501 = distinct !DISubprogram(name: "wsum", scope: !1, file: !1, line: 149, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!502 = !DILocation(line: 149, column: 34, scope: !501)
!503 = !DILocation(line: 149, column: 101, scope: !501)
!504 = !DILocation(line: 180, column: 22, scope: !505, inlinedAt: !506)
!505 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !252, file: !252, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!506 = distinct !DILocation(line: 149, column: 72, scope: !501)
!507 = !DILocation(line: 149, column: 69, scope: !501)
!508 = !DILocation(line: 149, column: 60, scope: !501)
!509 = !DILocation(line: 149, column: 53, scope: !501)
!510 = distinct !{!510, !502, !511, !45, !46}
!511 = !DILocation(line: 149, column: 98, scope: !501)
!512 = distinct !DISubprogram(name: "rounds_sum", scope: !1, file: !1, line: 150, type: !12, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!513 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !514)
!514 = distinct !DILocation(line: 152, column: 11, scope: !512)
!515 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !516)
!516 = distinct !DILocation(line: 152, column: 28, scope: !512)
!517 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !518)
!518 = distinct !DILocation(line: 152, column: 41, scope: !512)
!519 = !DILocation(line: 152, column: 39, scope: !512)
!520 = !DILocation(line: 152, column: 52, scope: !512)
!521 = !DILocation(line: 152, column: 66, scope: !512)
!522 = !DILocation(line: 152, column: 80, scope: !512)
!523 = !DILocation(line: 153, column: 20, scope: !512)
!524 = !DILocation(line: 153, column: 18, scope: !512)
!525 = !DILocation(line: 153, column: 26, scope: !512)
!526 = !DILocation(line: 149, column: 34, scope: !501, inlinedAt: !527)
!527 = distinct !DILocation(line: 153, column: 13, scope: !512)
!528 = !DILocation(line: 180, column: 22, scope: !505, inlinedAt: !529)
!529 = distinct !DILocation(line: 149, column: 72, scope: !501, inlinedAt: !527)
!530 = !DILocation(line: 149, column: 69, scope: !501, inlinedAt: !527)
!531 = !DILocation(line: 149, column: 60, scope: !501, inlinedAt: !527)
!532 = !DILocation(line: 149, column: 53, scope: !501, inlinedAt: !527)
!533 = distinct !{!533, !526, !534, !45, !46}
!534 = !DILocation(line: 149, column: 98, scope: !501, inlinedAt: !527)
!535 = !DILocation(line: 154, column: 12, scope: !512)
!536 = !DILocation(line: 154, column: 18, scope: !512)
!537 = !DILocation(line: 154, column: 25, scope: !512)
!538 = !DILocation(line: 155, column: 3, scope: !512)
!539 = !DILocation(line: 156, column: 22, scope: !512)
!540 = !DILocation(line: 156, column: 9, scope: !512)
!541 = !DILocation(line: 156, column: 7, scope: !512)
!542 = !DILocation(line: 156, column: 29, scope: !512)
!543 = !DILocation(line: 157, column: 11, scope: !512)
!544 = !DILocation(line: 180, column: 22, scope: !505, inlinedAt: !545)
!545 = distinct !DILocation(line: 149, column: 72, scope: !501, inlinedAt: !546)
!546 = distinct !DILocation(line: 157, column: 21, scope: !512)
!547 = !DILocation(line: 149, column: 69, scope: !501, inlinedAt: !546)
!548 = !DILocation(line: 149, column: 60, scope: !501, inlinedAt: !546)
!549 = !DILocation(line: 149, column: 53, scope: !501, inlinedAt: !546)
!550 = !DILocation(line: 149, column: 34, scope: !501, inlinedAt: !546)
!551 = distinct !{!551, !550, !552, !45, !46}
!552 = !DILocation(line: 149, column: 98, scope: !501, inlinedAt: !546)
!553 = !DILocation(line: 0, scope: !512)
!554 = !DILocation(line: 158, column: 9, scope: !512)
!555 = !DILocation(line: 158, column: 15, scope: !512)
!556 = !DILocation(line: 158, column: 29, scope: !512)
!557 = !DILocation(line: 159, column: 1, scope: !512)
!558 = distinct !DISubprogram(name: "rounds_each", scope: !1, file: !1, line: 160, type: !12, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!559 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !560)
!560 = distinct !DILocation(line: 162, column: 11, scope: !558)
!561 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !562)
!562 = distinct !DILocation(line: 162, column: 28, scope: !558)
!563 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !564)
!564 = distinct !DILocation(line: 162, column: 41, scope: !558)
!565 = !DILocation(line: 162, column: 39, scope: !558)
!566 = !DILocation(line: 162, column: 52, scope: !558)
!567 = !DILocation(line: 163, column: 15, scope: !558)
!568 = !DILocation(line: 163, column: 13, scope: !558)
!569 = !DILocation(line: 163, column: 21, scope: !558)
!570 = !DILocation(line: 164, column: 3, scope: !558)
!571 = !DILocation(line: 165, column: 10, scope: !558)
!572 = !DILocation(line: 165, column: 16, scope: !558)
!573 = !DILocation(line: 182, column: 22, scope: !574, inlinedAt: !575)
!574 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !252, file: !252, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!575 = distinct !DILocation(line: 164, column: 41, scope: !558)
!576 = !DILocation(line: 164, column: 38, scope: !558)
!577 = !DILocation(line: 164, column: 29, scope: !558)
!578 = !DILocation(line: 164, column: 22, scope: !558)
!579 = distinct !{!579, !570, !580, !45, !46}
!580 = !DILocation(line: 164, column: 66, scope: !558)
!581 = !DILocation(line: 165, column: 26, scope: !558)
!582 = !DILocation(line: 165, column: 22, scope: !558)
!583 = !DILocation(line: 165, column: 32, scope: !558)
!584 = !DILocation(line: 166, column: 3, scope: !558)
!585 = !DILocation(line: 168, column: 3, scope: !558)
!586 = !DILocation(line: 169, column: 9, scope: !558)
!587 = !DILocation(line: 168, column: 36, scope: !558)
!588 = !DILocation(line: 168, column: 33, scope: !558)
!589 = !DILocation(line: 168, column: 26, scope: !558)
!590 = !DILocation(line: 168, column: 21, scope: !558)
!591 = distinct !{!591, !585, !592, !45, !46}
!592 = !DILocation(line: 168, column: 39, scope: !558)
!593 = !DILocation(line: 169, column: 14, scope: !558)
!594 = !DILocation(line: 169, column: 19, scope: !558)
!595 = !DILocation(line: 170, column: 1, scope: !558)
!596 = distinct !DISubprogram(name: "rounds_atomic", scope: !1, file: !1, line: 171, type: !12, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!597 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !598)
!598 = distinct !DILocation(line: 173, column: 11, scope: !596)
!599 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !600)
!600 = distinct !DILocation(line: 173, column: 28, scope: !596)
!601 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !602)
!602 = distinct !DILocation(line: 173, column: 41, scope: !596)
!603 = !DILocation(line: 173, column: 39, scope: !596)
!604 = !DILocation(line: 173, column: 52, scope: !596)
!605 = !DILocation(line: 174, column: 9, scope: !596)
!606 = !DILocation(line: 174, column: 21, scope: !596)
!607 = !DILocation(line: 174, column: 15, scope: !596)
!608 = !DILocation(line: 175, column: 3, scope: !596)
!609 = !DILocation(line: 176, column: 20, scope: !596)
!610 = !DILocation(line: 176, column: 18, scope: !596)
!611 = !DILocation(line: 176, column: 26, scope: !596)
!612 = !DILocation(line: 149, column: 34, scope: !501, inlinedAt: !613)
!613 = distinct !DILocation(line: 176, column: 13, scope: !596)
!614 = !DILocation(line: 180, column: 22, scope: !505, inlinedAt: !615)
!615 = distinct !DILocation(line: 149, column: 72, scope: !501, inlinedAt: !613)
!616 = !DILocation(line: 149, column: 69, scope: !501, inlinedAt: !613)
!617 = !DILocation(line: 149, column: 60, scope: !501, inlinedAt: !613)
!618 = !DILocation(line: 149, column: 53, scope: !501, inlinedAt: !613)
!619 = distinct !{!619, !612, !620, !45, !46}
!620 = !DILocation(line: 149, column: 98, scope: !501, inlinedAt: !613)
!621 = !DILocation(line: 177, column: 10, scope: !596)
!622 = !DILocation(line: 177, column: 16, scope: !596)
!623 = !DILocation(line: 15, column: 1, scope: !624, inlinedAt: !626)
!624 = distinct !DISubprogram(name: "atomicAdd", scope: !625, file: !625, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!625 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!626 = distinct !DILocation(line: 177, column: 22, scope: !596)
!627 = !DILocation(line: 177, column: 22, scope: !596)
!628 = !DILocation(line: 178, column: 3, scope: !596)
!629 = !DILocation(line: 179, column: 9, scope: !596)
!630 = !DILocation(line: 179, column: 31, scope: !596)
!631 = !DILocation(line: 179, column: 15, scope: !596)
!632 = !DILocation(line: 179, column: 29, scope: !596)
!633 = !DILocation(line: 180, column: 1, scope: !596)
!634 = distinct !DISubprogram(name: "tree_argmax", scope: !1, file: !1, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!635 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !636)
!636 = distinct !DILocation(line: 183, column: 11, scope: !634)
!637 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !638)
!638 = distinct !DILocation(line: 183, column: 28, scope: !634)
!639 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !640)
!640 = distinct !DILocation(line: 183, column: 41, scope: !634)
!641 = !DILocation(line: 183, column: 39, scope: !634)
!642 = !DILocation(line: 183, column: 52, scope: !634)
!643 = !DILocation(line: 184, column: 12, scope: !634)
!644 = !DILocation(line: 184, column: 10, scope: !634)
!645 = !DILocation(line: 184, column: 18, scope: !634)
!646 = !DILocation(line: 184, column: 3, scope: !634)
!647 = !DILocation(line: 184, column: 8, scope: !634)
!648 = !DILocation(line: 184, column: 33, scope: !634)
!649 = !DILocation(line: 184, column: 38, scope: !634)
!650 = !DILocation(line: 185, column: 3, scope: !634)
!651 = !DILocation(line: 186, scope: !634)
!652 = !DILocation(line: 186, column: 34, scope: !634)
!653 = !DILocation(line: 186, column: 3, scope: !634)
!654 = !DILocation(line: 190, column: 9, scope: !634)
!655 = !DILocation(line: 187, column: 11, scope: !634)
!656 = !DILocation(line: 187, column: 20, scope: !634)
!657 = !DILocation(line: 187, column: 31, scope: !634)
!658 = !DILocation(line: 187, column: 27, scope: !634)
!659 = !DILocation(line: 187, column: 25, scope: !634)
!660 = !DILocation(line: 187, column: 44, scope: !634)
!661 = !DILocation(line: 187, column: 63, scope: !634)
!662 = !DILocation(line: 187, column: 61, scope: !634)
!663 = !DILocation(line: 187, column: 73, scope: !634)
!664 = !DILocation(line: 188, column: 5, scope: !634)
!665 = distinct !{!665, !653, !666, !45, !46}
!666 = !DILocation(line: 189, column: 3, scope: !634)
!667 = !DILocation(line: 190, column: 31, scope: !634)
!668 = !DILocation(line: 190, column: 15, scope: !634)
!669 = !DILocation(line: 190, column: 29, scope: !634)
!670 = !DILocation(line: 191, column: 1, scope: !634)
!671 = distinct !DISubprogram(name: "tile_reduce", scope: !1, file: !1, line: 192, type: !12, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!672 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !673)
!673 = distinct !DILocation(line: 18, column: 10, scope: !377, inlinedAt: !674)
!674 = distinct !DILocation(line: 62, column: 47, scope: !379, inlinedAt: !675)
!675 = distinct !DILocation(line: 187, column: 51, scope: !381, inlinedAt: !676)
!676 = distinct !DILocation(line: 198, column: 15, scope: !383, inlinedAt: !677)
!677 = distinct !DILocation(line: 198, column: 71, scope: !385, inlinedAt: !678)
!678 = distinct !DILocation(line: 193, column: 36, scope: !671)
!679 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !680)
!680 = distinct !DILocation(line: 18, column: 24, scope: !377, inlinedAt: !674)
!681 = !DILocation(line: 54, column: 27, scope: !375, inlinedAt: !682)
!682 = distinct !DILocation(line: 18, column: 38, scope: !377, inlinedAt: !674)
!683 = !DILocation(line: 80, column: 27, scope: !388, inlinedAt: !684)
!684 = distinct !DILocation(line: 18, column: 52, scope: !377, inlinedAt: !674)
!685 = !DILocation(line: 55, column: 27, scope: !391, inlinedAt: !686)
!686 = distinct !DILocation(line: 18, column: 65, scope: !377, inlinedAt: !674)
!687 = !DILocation(line: 18, column: 63, scope: !377, inlinedAt: !674)
!688 = !DILocation(line: 18, column: 50, scope: !377, inlinedAt: !674)
!689 = !DILocation(line: 18, column: 35, scope: !377, inlinedAt: !674)
!690 = !DILocation(line: 18, column: 22, scope: !377, inlinedAt: !674)
!691 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !692)
!692 = distinct !DILocation(line: 194, column: 11, scope: !671)
!693 = !DILocation(line: 194, column: 22, scope: !671)
!694 = !DILocation(line: 194, column: 35, scope: !671)
!695 = !DILocation(line: 195, column: 30, scope: !671)
!696 = !DILocation(line: 195, column: 28, scope: !671)
!697 = !DILocation(line: 195, column: 36, scope: !671)
!698 = !DILocation(line: 287, column: 3, scope: !699, inlinedAt: !700)
!699 = distinct !DISubprogram(name: "reduce<32U, void, int, cooperative_groups::plus<int> >", scope: !367, file: !367, line: 286, type: !12, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!700 = distinct !DILocation(line: 195, column: 11, scope: !671)
!701 = !DILocation(line: 181, column: 39, scope: !702, inlinedAt: !703)
!702 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !252, file: !252, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!703 = distinct !DILocation(line: 156, column: 48, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "operator()", scope: !367, file: !367, line: 156, type: !12, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!705 = distinct !DILocation(line: 177, column: 53, scope: !706, inlinedAt: !707)
!706 = distinct !DISubprogram(name: "moved<int, (lambda at include/device/rk_groups.h:156:25)>", scope: !367, file: !367, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!707 = distinct !DILocation(line: 156, column: 12, scope: !708, inlinedAt: !709)
!708 = distinct !DISubprogram(name: "shfl_xor<int>", scope: !367, file: !367, line: 155, type: !12, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!709 = distinct !DILocation(line: 287, column: 68, scope: !699, inlinedAt: !700)
!710 = !DILocation(line: 267, column: 48, scope: !711, inlinedAt: !712)
!711 = distinct !DISubprogram(name: "operator()", scope: !367, file: !367, line: 267, type: !12, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!712 = distinct !DILocation(line: 287, column: 53, scope: !699, inlinedAt: !700)
!713 = !DILocation(line: 287, column: 39, scope: !699, inlinedAt: !700)
!714 = !DILocation(line: 287, column: 32, scope: !699, inlinedAt: !700)
!715 = distinct !{!715, !698, !716, !45, !46}
!716 = !DILocation(line: 287, column: 87, scope: !699, inlinedAt: !700)
!717 = !DILocation(line: 143, column: 64, scope: !718, inlinedAt: !719)
!718 = distinct !DISubprogram(name: "thread_rank", scope: !367, file: !367, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!719 = distinct !DILocation(line: 196, column: 7, scope: !671)
!720 = !DILocation(line: 196, column: 26, scope: !671)
!721 = !DILocation(line: 196, column: 36, scope: !671)
!722 = !DILocation(line: 196, column: 32, scope: !671)
!723 = !DILocation(line: 196, column: 42, scope: !671)
!724 = !DILocation(line: 197, column: 1, scope: !671)
!725 = distinct !DISubprogram(name: "tree_columns", scope: !1, file: !1, line: 198, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!726 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !727)
!727 = distinct !DILocation(line: 200, column: 12, scope: !725)
!728 = !DILocation(line: 54, column: 27, scope: !375, inlinedAt: !729)
!729 = distinct !DILocation(line: 200, column: 30, scope: !725)
!730 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !731)
!731 = distinct !DILocation(line: 201, column: 18, scope: !725)
!732 = !DILocation(line: 201, column: 40, scope: !725)
!733 = !DILocation(line: 201, column: 45, scope: !725)
!734 = !DILocation(line: 201, column: 15, scope: !725)
!735 = !DILocation(line: 201, column: 3, scope: !725)
!736 = !DILocation(line: 201, column: 13, scope: !725)
!737 = !DILocation(line: 202, column: 3, scope: !725)
!738 = !DILocation(line: 203, column: 8, scope: !725)
!739 = !DILocation(line: 203, scope: !725)
!740 = !DILocation(line: 203, column: 19, scope: !725)
!741 = !DILocation(line: 491, column: 46, scope: !742, inlinedAt: !744)
!742 = distinct !DISubprogram(name: "__log2f", scope: !743, file: !743, line: 491, type: !12, scopeLine: 491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!743 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!744 = distinct !DILocation(line: 203, column: 24, scope: !725)
!745 = !DILocation(line: 203, column: 21, scope: !725)
!746 = !DILocation(line: 203, column: 3, scope: !725)
!747 = !DILocation(line: 208, column: 10, scope: !725)
!748 = !DILocation(line: 508, column: 10, scope: !749, inlinedAt: !750)
!749 = distinct !DISubprogram(name: "__powf", scope: !743, file: !743, line: 507, type: !12, scopeLine: 507, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!750 = distinct !DILocation(line: 204, column: 13, scope: !725)
!751 = !DILocation(line: 204, column: 13, scope: !725)
!752 = !DILocation(line: 205, column: 12, scope: !725)
!753 = !DILocation(line: 205, column: 16, scope: !725)
!754 = !DILocation(line: 205, column: 34, scope: !725)
!755 = !DILocation(line: 205, column: 55, scope: !725)
!756 = !DILocation(line: 205, column: 51, scope: !725)
!757 = !DILocation(line: 205, column: 46, scope: !725)
!758 = !DILocation(line: 205, column: 44, scope: !725)
!759 = !DILocation(line: 205, column: 32, scope: !725)
!760 = !DILocation(line: 205, column: 22, scope: !725)
!761 = !DILocation(line: 206, column: 5, scope: !725)
!762 = !DILocation(line: 203, column: 38, scope: !725)
!763 = distinct !{!763, !746, !764, !45, !46}
!764 = !DILocation(line: 207, column: 3, scope: !725)
!765 = !DILocation(line: 208, column: 42, scope: !725)
!766 = !DILocation(line: 208, column: 29, scope: !725)
!767 = !DILocation(line: 208, column: 34, scope: !725)
!768 = !DILocation(line: 208, column: 16, scope: !725)
!769 = !DILocation(line: 208, column: 40, scope: !725)
!770 = !DILocation(line: 209, column: 1, scope: !725)
!771 = distinct !DISubprogram(name: "tree_odd", scope: !1, file: !1, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!772 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !773)
!773 = distinct !DILocation(line: 212, column: 11, scope: !771)
!774 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !775)
!775 = distinct !DILocation(line: 213, column: 12, scope: !771)
!776 = !DILocation(line: 213, column: 23, scope: !771)
!777 = !DILocation(line: 213, column: 28, scope: !771)
!778 = !DILocation(line: 213, column: 10, scope: !771)
!779 = !DILocation(line: 213, column: 3, scope: !771)
!780 = !DILocation(line: 213, column: 8, scope: !771)
!781 = !DILocation(line: 214, column: 3, scope: !771)
!782 = !DILocation(line: 216, column: 3, scope: !771)
!783 = !DILocation(line: 217, column: 22, scope: !771)
!784 = !DILocation(line: 217, column: 27, scope: !771)
!785 = !DILocation(line: 218, column: 18, scope: !771)
!786 = !DILocation(line: 218, column: 11, scope: !771)
!787 = !DILocation(line: 218, column: 35, scope: !771)
!788 = !DILocation(line: 218, column: 31, scope: !771)
!789 = !DILocation(line: 218, column: 28, scope: !771)
!790 = !DILocation(line: 218, column: 23, scope: !771)
!791 = !DILocation(line: 219, column: 5, scope: !771)
!792 = !DILocation(line: 216, column: 15, scope: !771)
!793 = distinct !{!793, !782, !794, !45, !46}
!794 = !DILocation(line: 221, column: 3, scope: !771)
!795 = !DILocation(line: 222, column: 9, scope: !771)
!796 = !DILocation(line: 222, column: 31, scope: !771)
!797 = !DILocation(line: 222, column: 15, scope: !771)
!798 = !DILocation(line: 222, column: 29, scope: !771)
!799 = !DILocation(line: 223, column: 1, scope: !771)
!800 = distinct !DISubprogram(name: "tree_pairs", scope: !1, file: !1, line: 224, type: !12, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!801 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !802)
!802 = distinct !DILocation(line: 226, column: 11, scope: !800)
!803 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !804)
!804 = distinct !DILocation(line: 227, column: 15, scope: !800)
!805 = !DILocation(line: 227, column: 26, scope: !800)
!806 = !DILocation(line: 227, column: 32, scope: !800)
!807 = !DILocation(line: 227, column: 13, scope: !800)
!808 = !DILocation(line: 228, column: 3, scope: !800)
!809 = !DILocation(line: 228, column: 8, scope: !800)
!810 = !DILocation(line: 228, column: 22, scope: !800)
!811 = !DILocation(line: 228, column: 13, scope: !800)
!812 = !DILocation(line: 228, column: 18, scope: !800)
!813 = !DILocation(line: 229, column: 3, scope: !800)
!814 = !DILocation(line: 230, column: 3, scope: !800)
!815 = !DILocation(line: 234, column: 9, scope: !800)
!816 = !DILocation(line: 231, column: 11, scope: !800)
!817 = !DILocation(line: 231, column: 30, scope: !800)
!818 = !DILocation(line: 231, column: 26, scope: !800)
!819 = !DILocation(line: 231, column: 23, scope: !800)
!820 = !DILocation(line: 231, column: 44, scope: !800)
!821 = !DILocation(line: 231, column: 41, scope: !800)
!822 = !DILocation(line: 231, column: 54, scope: !800)
!823 = !DILocation(line: 232, column: 5, scope: !800)
!824 = !DILocation(line: 230, column: 29, scope: !800)
!825 = !DILocation(line: 230, column: 22, scope: !800)
!826 = distinct !{!826, !814, !827, !45, !46}
!827 = !DILocation(line: 233, column: 3, scope: !800)
!828 = !DILocation(line: 234, column: 33, scope: !800)
!829 = !DILocation(line: 234, column: 17, scope: !800)
!830 = !DILocation(line: 234, column: 31, scope: !800)
!831 = !DILocation(line: 234, column: 55, scope: !800)
!832 = !DILocation(line: 234, column: 39, scope: !800)
!833 = !DILocation(line: 234, column: 53, scope: !800)
!834 = !DILocation(line: 234, column: 61, scope: !800)
!835 = !DILocation(line: 235, column: 1, scope: !800)
