; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13scan_comparedE1t = internal unnamed_addr addrspace(3) global [2 x [128 x float]] undef, align 4
@_ZZ15scan_if_smallerE1t = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ19scan_before_largestE1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ15scan_brent_kungE1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ11scan_paddedE1t = internal unnamed_addr addrspace(3) global [264 x float] undef, align 4
@_ZZ12scan_offsetsE4sums = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ19scan_suffix_largestE1t = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_compared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = shl i32 %5, 7, !dbg !21
  %7 = add i32 %6, %4, !dbg !22
  %8 = icmp slt i32 %7, %2, !dbg !23
  br i1 %8, label %9, label %13, !dbg !24

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !25
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !25
  %12 = load float, ptr %11, align 4, !dbg !25, !tbaa !26
  br label %13, !dbg !24

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0xC7EFFFFFE0000000, %3 ], !dbg !24
  %15 = zext nneg i32 %4 to i64, !dbg !28
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %15, !dbg !28
  store float %14, ptr %16, align 4, !dbg !29, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %15, !dbg !31
  br label %19, !dbg !32

18:                                               ; preds = %34
  br i1 %8, label %41, label %46, !dbg !33

19:                                               ; preds = %13, %34
  %20 = phi i32 [ 0, %13 ], [ %36, %34 ]
  %21 = phi i32 [ 1, %13 ], [ %39, %34 ]
  %22 = zext nneg i32 %20 to i64, !dbg !34
  %23 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %22, !dbg !34
  %24 = getelementptr inbounds nuw float, ptr %23, i64 %15, !dbg !34
  %25 = load float, ptr %24, align 4, !dbg !34, !tbaa !26
  %26 = icmp slt i32 %4, %21, !dbg !35
  br i1 %26, label %34, label %27, !dbg !35

27:                                               ; preds = %19
  %28 = sub nsw i32 %4, %21, !dbg !36
  %29 = zext nneg i32 %28 to i64, !dbg !37
  %30 = getelementptr inbounds nuw float, ptr %23, i64 %29, !dbg !37
  %31 = load float, ptr %30, align 4, !dbg !37, !tbaa !26
  %32 = fcmp contract ogt float %25, %31, !dbg !38
  %33 = select contract i1 %32, float %25, float %31, !dbg !39
  br label %34, !dbg !40

34:                                               ; preds = %27, %19
  %35 = phi float [ %33, %27 ], [ %25, %19 ], !dbg !41
  %36 = xor i32 %20, 1, !dbg !42
  %37 = zext nneg i32 %36 to i64, !dbg !43
  %38 = getelementptr inbounds nuw [128 x float], ptr %17, i64 %37, !dbg !43
  store float %35, ptr %38, align 4, !dbg !44, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  %39 = shl i32 %21, 1, !dbg !46
  %40 = icmp slt i32 %39, 128, !dbg !47
  br i1 %40, label %19, label %18, !dbg !32, !llvm.loop !48

41:                                               ; preds = %18
  %42 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 512), i64 %15, !dbg !52
  %43 = load float, ptr %42, align 4, !dbg !52, !tbaa !26
  %44 = sext i32 %7 to i64, !dbg !53
  %45 = getelementptr inbounds float, ptr %1, i64 %44, !dbg !53
  store float %43, ptr %45, align 4, !dbg !54, !tbaa !26
  br label %46, !dbg !53

46:                                               ; preds = %41, %18
  ret void, !dbg !55
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_if_smaller(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !56 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %6 = shl i32 %5, 7, !dbg !61
  %7 = add i32 %6, %4, !dbg !62
  %8 = icmp slt i32 %7, %2, !dbg !63
  br i1 %8, label %9, label %13, !dbg !64

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !65
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !65
  %12 = load float, ptr %11, align 4, !dbg !65, !tbaa !26
  br label %13, !dbg !64

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0x7FF0000000000000, %3 ], !dbg !64
  %15 = zext nneg i32 %4 to i64, !dbg !66
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %15, !dbg !66
  store float %14, ptr %16, align 4, !dbg !67, !tbaa !26
  br label %18, !dbg !68

17:                                               ; preds = %31
  br i1 %8, label %34, label %38, !dbg !69

18:                                               ; preds = %13, %31
  %19 = phi i32 [ 1, %13 ], [ %32, %31 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
  %20 = icmp samesign ult i32 %4, %19, !dbg !71
  br i1 %20, label %26, label %21, !dbg !71

21:                                               ; preds = %18
  %22 = sub nuw nsw i32 %4, %19, !dbg !72
  %23 = zext nneg i32 %22 to i64, !dbg !73
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %23, !dbg !73
  %25 = load float, ptr %24, align 4, !dbg !73, !tbaa !26
  br label %26, !dbg !74

26:                                               ; preds = %21, %18
  %27 = phi float [ %25, %21 ], [ 0x7FF0000000000000, %18 ], !dbg !75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %28 = load float, ptr %16, align 4, !dbg !77, !tbaa !26
  %29 = fcmp contract olt float %27, %28, !dbg !78
  br i1 %29, label %30, label %31, !dbg !78

30:                                               ; preds = %26
  store float %27, ptr %16, align 4, !dbg !79, !tbaa !26
  br label %31, !dbg !80

31:                                               ; preds = %30, %26
  %32 = shl nuw nsw i32 %19, 1, !dbg !81
  %33 = icmp samesign ult i32 %19, 64, !dbg !82
  br i1 %33, label %18, label %17, !dbg !68, !llvm.loop !83

34:                                               ; preds = %17
  %35 = load float, ptr %16, align 4, !dbg !85, !tbaa !26
  %36 = sext i32 %7 to i64, !dbg !86
  %37 = getelementptr inbounds float, ptr %1, i64 %36, !dbg !86
  store float %35, ptr %37, align 4, !dbg !87, !tbaa !26
  br label %38, !dbg !86

38:                                               ; preds = %34, %17
  ret void, !dbg !88
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_warp_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !89 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %6 = mul i32 %4, %5, !dbg !95
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %8 = add i32 %6, %7, !dbg !98
  %9 = and i32 %7, 31, !dbg !99
  %10 = icmp slt i32 %8, %2, !dbg !100
  br i1 %10, label %11, label %15, !dbg !101

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !102
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !102
  %14 = load float, ptr %13, align 4, !dbg !102, !tbaa !26
  br label %15, !dbg !101

15:                                               ; preds = %3, %11
  %16 = phi float [ 0xFFF0000000000000, %3 ], [ %14, %11 ]
  br label %18, !dbg !103

17:                                               ; preds = %25
  br i1 %10, label %29, label %32, !dbg !104

18:                                               ; preds = %15, %25
  %19 = phi float [ %26, %25 ], [ %16, %15 ]
  %20 = phi i32 [ %27, %25 ], [ 1, %15 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %19, i32 %20, i32 0), !dbg !105
  %22 = icmp slt i32 %9, %20, !dbg !109
  br i1 %22, label %25, label %23, !dbg !109

23:                                               ; preds = %18
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %21) #7, !dbg !110
  br label %25, !dbg !114

25:                                               ; preds = %23, %18
  %26 = phi float [ %24, %23 ], [ %19, %18 ], !dbg !115
  %27 = shl i32 %20, 1, !dbg !116
  %28 = icmp slt i32 %27, 32, !dbg !117
  br i1 %28, label %18, label %17, !dbg !103, !llvm.loop !118

29:                                               ; preds = %17
  %30 = sext i32 %8 to i64, !dbg !120
  %31 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !120
  store float %26, ptr %31, align 4, !dbg !121, !tbaa !26
  br label %32, !dbg !120

32:                                               ; preds = %29, %17
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_warp_unsigned(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !123 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %6 = mul i32 %4, %5, !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %8 = add i32 %6, %7, !dbg !131
  %9 = and i32 %7, 31, !dbg !132
  %10 = icmp slt i32 %8, %2, !dbg !133
  br i1 %10, label %11, label %15, !dbg !134

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !135
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !135
  %14 = load i32, ptr %13, align 4, !dbg !135, !tbaa !7
  br label %15, !dbg !134

15:                                               ; preds = %3, %11
  %16 = phi i32 [ 0, %3 ], [ %14, %11 ]
  br label %18, !dbg !136

17:                                               ; preds = %18
  br i1 %10, label %27, label %30, !dbg !137

18:                                               ; preds = %15, %18
  %19 = phi i32 [ %24, %18 ], [ %16, %15 ]
  %20 = phi i32 [ %25, %18 ], [ 1, %15 ]
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 %20, i32 0), !dbg !138
  %22 = icmp slt i32 %9, %20, !dbg !143
  %23 = tail call i32 @llvm.umax.i32(i32 %19, i32 %21)
  %24 = select i1 %22, i32 %19, i32 %23, !dbg !143
  %25 = shl i32 %20, 1, !dbg !144
  %26 = icmp slt i32 %25, 32, !dbg !145
  br i1 %26, label %18, label %17, !dbg !136, !llvm.loop !146

27:                                               ; preds = %17
  %28 = sext i32 %8 to i64, !dbg !148
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !148
  store i32 %24, ptr %29, align 4, !dbg !149, !tbaa !7
  br label %30, !dbg !148

30:                                               ; preds = %27, %17
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_before_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !151 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %6 = shl i32 %5, 8, !dbg !156
  %7 = shl nuw nsw i32 %4, 1, !dbg !157
  %8 = add nsw i32 %6, %7, !dbg !158
  %9 = icmp slt i32 %8, %2, !dbg !159
  br i1 %9, label %10, label %14, !dbg !160

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !161
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !161
  %13 = load i32, ptr %12, align 4, !dbg !161, !tbaa !7
  br label %14, !dbg !160

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ -2147483648, %3 ], !dbg !160
  %16 = zext nneg i32 %7 to i64, !dbg !162
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %16, !dbg !162
  store i32 %15, ptr %17, align 4, !dbg !163, !tbaa !7
  %18 = or disjoint i32 %8, 1, !dbg !164
  %19 = icmp slt i32 %18, %2, !dbg !165
  br i1 %19, label %20, label %24, !dbg !166

20:                                               ; preds = %14
  %21 = sext i32 %18 to i64, !dbg !167
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !167
  %23 = load i32, ptr %22, align 4, !dbg !167, !tbaa !7
  br label %24, !dbg !166

24:                                               ; preds = %14, %20
  %25 = phi i32 [ %23, %20 ], [ -2147483648, %14 ], !dbg !166
  %26 = or disjoint i32 %7, 1, !dbg !168
  %27 = zext nneg i32 %26 to i64, !dbg !169
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %27, !dbg !169
  store i32 %25, ptr %28, align 4, !dbg !170, !tbaa !7
  %29 = add nuw nsw i32 %7, 2
  br label %32, !dbg !171

30:                                               ; preds = %48
  %31 = icmp eq i32 %4, 0, !dbg !172
  br i1 %31, label %52, label %53, !dbg !172

32:                                               ; preds = %24, %48
  %33 = phi i32 [ 1, %24 ], [ %49, %48 ]
  %34 = phi i32 [ 128, %24 ], [ %50, %48 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !173
  %35 = icmp samesign ult i32 %4, %34, !dbg !174
  br i1 %35, label %36, label %48, !dbg !174

36:                                               ; preds = %32
  %37 = mul nsw i32 %33, %26, !dbg !175
  %38 = mul nsw i32 %33, %29, !dbg !176
  %39 = sext i32 %38 to i64, !dbg !177
  %40 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %39, !dbg !177
  %41 = getelementptr i8, ptr %40, i64 -4, !dbg !177
  %42 = load i32, ptr %41, align 4, !dbg !177, !tbaa !7
  %43 = sext i32 %37 to i64, !dbg !178
  %44 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %43, !dbg !178
  %45 = getelementptr i8, ptr %44, i64 -4, !dbg !178
  %46 = load i32, ptr %45, align 4, !dbg !178, !tbaa !7
  %47 = tail call noundef i32 @__nv_max(i32 noundef %42, i32 noundef %46) #7, !dbg !179
  store i32 %47, ptr %41, align 4, !dbg !182, !tbaa !7
  br label %48, !dbg !183

48:                                               ; preds = %36, %32
  %49 = shl nsw i32 %33, 1, !dbg !184
  %50 = lshr i32 %34, 1, !dbg !185
  %51 = icmp eq i32 %50, 0, !dbg !186
  br i1 %51, label %30, label %32, !dbg !171, !llvm.loop !187

52:                                               ; preds = %30
  store i32 -2147483648, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !dbg !189, !tbaa !7
  br label %53, !dbg !190

53:                                               ; preds = %52, %30
  %54 = add nuw nsw i32 %7, 2
  br label %56, !dbg !191

55:                                               ; preds = %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !192
  br i1 %9, label %77, label %81, !dbg !193

56:                                               ; preds = %53, %74
  %57 = phi i32 [ 256, %53 ], [ %59, %74 ]
  %58 = phi i32 [ 1, %53 ], [ %75, %74 ]
  %59 = lshr i32 %57, 1, !dbg !194
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
  %60 = icmp samesign ult i32 %4, %58, !dbg !196
  br i1 %60, label %61, label %74, !dbg !196

61:                                               ; preds = %56
  %62 = mul nuw nsw i32 %59, %26, !dbg !197
  %63 = mul nuw nsw i32 %59, %54, !dbg !198
  %64 = zext nneg i32 %62 to i64, !dbg !199
  %65 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %64, !dbg !199
  %66 = getelementptr i8, ptr %65, i64 -4, !dbg !199
  %67 = load i32, ptr %66, align 4, !dbg !199, !tbaa !7
  %68 = zext nneg i32 %63 to i64, !dbg !200
  %69 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %68, !dbg !200
  %70 = getelementptr i8, ptr %69, i64 -4, !dbg !200
  %71 = load i32, ptr %70, align 4, !dbg !200, !tbaa !7
  store i32 %71, ptr %66, align 4, !dbg !201, !tbaa !7
  %72 = load i32, ptr %70, align 4, !dbg !202, !tbaa !7
  %73 = tail call noundef i32 @__nv_max(i32 noundef %72, i32 noundef %67) #7, !dbg !203
  store i32 %73, ptr %70, align 4, !dbg !205, !tbaa !7
  br label %74, !dbg !206

74:                                               ; preds = %56, %61
  %75 = shl nuw nsw i32 %58, 1, !dbg !207
  %76 = icmp samesign ult i32 %58, 128, !dbg !208
  br i1 %76, label %56, label %55, !dbg !191, !llvm.loop !209

77:                                               ; preds = %55
  %78 = load i32, ptr %17, align 4, !dbg !211, !tbaa !7
  %79 = sext i32 %8 to i64, !dbg !212
  %80 = getelementptr inbounds i32, ptr %1, i64 %79, !dbg !212
  store i32 %78, ptr %80, align 4, !dbg !213, !tbaa !7
  br label %81, !dbg !212

81:                                               ; preds = %77, %55
  br i1 %19, label %82, label %86, !dbg !214

82:                                               ; preds = %81
  %83 = load i32, ptr %28, align 4, !dbg !215, !tbaa !7
  %84 = sext i32 %18 to i64, !dbg !216
  %85 = getelementptr inbounds i32, ptr %1, i64 %84, !dbg !216
  store i32 %83, ptr %85, align 4, !dbg !217, !tbaa !7
  br label %86, !dbg !216

86:                                               ; preds = %82, %81
  ret void, !dbg !218
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_brent_kung(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !219 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %6 = shl nuw i32 %5, 1, !dbg !224
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %8 = mul i32 %6, %7, !dbg !227
  %9 = add i32 %8, %4, !dbg !228
  %10 = icmp slt i32 %9, %2, !dbg !229
  br i1 %10, label %11, label %15, !dbg !230

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64, !dbg !231
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !231
  %14 = load i32, ptr %13, align 4, !dbg !231, !tbaa !7
  br label %15, !dbg !230

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 1, %3 ], !dbg !230
  %17 = zext nneg i32 %4 to i64, !dbg !232
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %17, !dbg !232
  store i32 %16, ptr %18, align 4, !dbg !233, !tbaa !7
  %19 = add i32 %9, %7, !dbg !234
  %20 = icmp ult i32 %19, %2, !dbg !235
  br i1 %20, label %21, label %25, !dbg !236

21:                                               ; preds = %15
  %22 = zext i32 %19 to i64, !dbg !237
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22, !dbg !237
  %24 = load i32, ptr %23, align 4, !dbg !237, !tbaa !7
  br label %25, !dbg !236

25:                                               ; preds = %15, %21
  %26 = phi i32 [ %24, %21 ], [ 1, %15 ], !dbg !236
  %27 = add nuw nsw i32 %4, %7, !dbg !238
  %28 = zext nneg i32 %27 to i64, !dbg !239
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %28, !dbg !239
  store i32 %26, ptr %29, align 4, !dbg !240, !tbaa !7
  %30 = shl nuw nsw i32 %4, 1
  %31 = add nuw nsw i32 %30, 2
  br label %35, !dbg !241

32:                                               ; preds = %49
  %33 = shl nuw nsw i32 %4, 1
  %34 = add nuw nsw i32 %33, 2
  br label %53, !dbg !242

35:                                               ; preds = %25, %49
  %36 = phi i32 [ 1, %25 ], [ %50, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !243
  %37 = mul i32 %36, %31, !dbg !244
  %38 = add i32 %37, -1, !dbg !245
  %39 = icmp ult i32 %38, 256, !dbg !246
  br i1 %39, label %40, label %49, !dbg !246

40:                                               ; preds = %35
  %41 = sub i32 %38, %36, !dbg !247
  %42 = zext i32 %41 to i64, !dbg !248
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %42, !dbg !248
  %44 = load i32, ptr %43, align 4, !dbg !248, !tbaa !7
  %45 = zext nneg i32 %38 to i64, !dbg !249
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %45, !dbg !249
  %47 = load i32, ptr %46, align 4, !dbg !250, !tbaa !7
  %48 = mul i32 %47, %44, !dbg !250
  store i32 %48, ptr %46, align 4, !dbg !250, !tbaa !7
  br label %49, !dbg !249

49:                                               ; preds = %40, %35
  %50 = shl i32 %36, 1, !dbg !251
  %51 = icmp ugt i32 %50, %7, !dbg !252
  br i1 %51, label %32, label %35, !dbg !241, !llvm.loop !253

52:                                               ; preds = %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !255
  br i1 %10, label %70, label %74, !dbg !256

53:                                               ; preds = %32, %67
  %54 = phi i32 [ 64, %32 ], [ %68, %67 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !257
  %55 = mul nuw nsw i32 %34, %54, !dbg !258
  %56 = add nsw i32 %55, -1, !dbg !259
  %57 = add nsw i32 %56, %54, !dbg !260
  %58 = icmp ult i32 %57, 256, !dbg !261
  br i1 %58, label %59, label %67, !dbg !261

59:                                               ; preds = %53
  %60 = zext i32 %56 to i64, !dbg !262
  %61 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %60, !dbg !262
  %62 = load i32, ptr %61, align 4, !dbg !262, !tbaa !7
  %63 = zext nneg i32 %57 to i64, !dbg !263
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %63, !dbg !263
  %65 = load i32, ptr %64, align 4, !dbg !264, !tbaa !7
  %66 = mul i32 %65, %62, !dbg !264
  store i32 %66, ptr %64, align 4, !dbg !264, !tbaa !7
  br label %67, !dbg !263

67:                                               ; preds = %59, %53
  %68 = lshr i32 %54, 1, !dbg !265
  %69 = icmp eq i32 %68, 0, !dbg !266
  br i1 %69, label %52, label %53, !dbg !242, !llvm.loop !267

70:                                               ; preds = %52
  %71 = load i32, ptr %18, align 4, !dbg !269, !tbaa !7
  %72 = sext i32 %9 to i64, !dbg !270
  %73 = getelementptr inbounds i32, ptr %1, i64 %72, !dbg !270
  store i32 %71, ptr %73, align 4, !dbg !271, !tbaa !7
  br label %74, !dbg !270

74:                                               ; preds = %70, %52
  br i1 %20, label %75, label %79, !dbg !272

75:                                               ; preds = %74
  %76 = load i32, ptr %29, align 4, !dbg !273, !tbaa !7
  %77 = zext i32 %19 to i64, !dbg !274
  %78 = getelementptr inbounds nuw i32, ptr %1, i64 %77, !dbg !274
  store i32 %76, ptr %78, align 4, !dbg !275, !tbaa !7
  br label %79, !dbg !274

79:                                               ; preds = %75, %74
  ret void, !dbg !276
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_padded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !277 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280
  %5 = shl i32 %4, 8, !dbg !282
  %6 = add nsw i32 %5, %3, !dbg !283
  %7 = sext i32 %6 to i64, !dbg !284
  %8 = getelementptr inbounds float, ptr %0, i64 %7, !dbg !284
  %9 = load float, ptr %8, align 4, !dbg !284, !tbaa !26
  %10 = lshr i32 %3, 5, !dbg !285
  %11 = add nuw nsw i32 %10, %3, !dbg !285
  %12 = zext nneg i32 %11 to i64, !dbg !286
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %12, !dbg !286
  store float %9, ptr %13, align 4, !dbg !287, !tbaa !26
  %14 = add nsw i32 %6, 128, !dbg !288
  %15 = sext i32 %14 to i64, !dbg !289
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !289
  %17 = load float, ptr %16, align 4, !dbg !289, !tbaa !26
  %18 = add nuw nsw i32 %3, 128, !dbg !290
  %19 = lshr i32 %18, 5, !dbg !291
  %20 = add nuw nsw i32 %19, %18, !dbg !291
  %21 = zext nneg i32 %20 to i64, !dbg !292
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %21, !dbg !292
  store float %17, ptr %22, align 4, !dbg !293, !tbaa !26
  %23 = shl nuw nsw i32 %3, 1
  %24 = or disjoint i32 %23, 1
  %25 = add nuw nsw i32 %23, 2
  br label %28, !dbg !294

26:                                               ; preds = %48
  %27 = icmp eq i32 %3, 0, !dbg !295
  br i1 %27, label %52, label %53, !dbg !295

28:                                               ; preds = %2, %48
  %29 = phi i32 [ 1, %2 ], [ %49, %48 ]
  %30 = phi i32 [ 128, %2 ], [ %50, %48 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !296
  %31 = icmp samesign ult i32 %3, %30, !dbg !297
  br i1 %31, label %32, label %48, !dbg !297

32:                                               ; preds = %28
  %33 = mul nsw i32 %29, %24, !dbg !298
  %34 = add nsw i32 %33, -1, !dbg !299
  %35 = ashr i32 %34, 5, !dbg !300
  %36 = add nsw i32 %35, %34, !dbg !300
  %37 = sext i32 %36 to i64, !dbg !301
  %38 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %37, !dbg !301
  %39 = load float, ptr %38, align 4, !dbg !301, !tbaa !26
  %40 = mul nsw i32 %29, %25, !dbg !302
  %41 = add nsw i32 %40, -1, !dbg !303
  %42 = ashr i32 %41, 5, !dbg !304
  %43 = add nsw i32 %42, %41, !dbg !304
  %44 = sext i32 %43 to i64, !dbg !305
  %45 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %44, !dbg !305
  %46 = load float, ptr %45, align 4, !dbg !306, !tbaa !26
  %47 = fadd contract float %39, %46, !dbg !306
  store float %47, ptr %45, align 4, !dbg !306, !tbaa !26
  br label %48, !dbg !305

48:                                               ; preds = %32, %28
  %49 = shl nsw i32 %29, 1, !dbg !307
  %50 = lshr i32 %30, 1, !dbg !308
  %51 = icmp eq i32 %50, 0, !dbg !309
  br i1 %51, label %26, label %28, !dbg !294, !llvm.loop !310

52:                                               ; preds = %26
  store float 0.000000e+00, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !dbg !312, !tbaa !26
  br label %53, !dbg !313

53:                                               ; preds = %52, %26
  %54 = shl nuw nsw i32 %3, 1
  %55 = or disjoint i32 %54, 1
  %56 = add nuw nsw i32 %54, 2
  br label %62, !dbg !314

57:                                               ; preds = %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !315
  %58 = load float, ptr %13, align 4, !dbg !316, !tbaa !26
  %59 = getelementptr inbounds float, ptr %1, i64 %7, !dbg !317
  store float %58, ptr %59, align 4, !dbg !318, !tbaa !26
  %60 = load float, ptr %22, align 4, !dbg !319, !tbaa !26
  %61 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !320
  store float %60, ptr %61, align 4, !dbg !321, !tbaa !26
  ret void, !dbg !322

62:                                               ; preds = %53, %84
  %63 = phi i32 [ 256, %53 ], [ %65, %84 ]
  %64 = phi i32 [ 1, %53 ], [ %85, %84 ]
  %65 = lshr i32 %63, 1, !dbg !323
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !324
  %66 = icmp samesign ult i32 %3, %64, !dbg !325
  br i1 %66, label %67, label %84, !dbg !325

67:                                               ; preds = %62
  %68 = mul nuw nsw i32 %65, %55, !dbg !326
  %69 = add nsw i32 %68, -1, !dbg !327
  %70 = ashr i32 %69, 5, !dbg !328
  %71 = add nsw i32 %70, %69, !dbg !328
  %72 = mul nuw nsw i32 %65, %56, !dbg !329
  %73 = add nsw i32 %72, -1, !dbg !330
  %74 = ashr i32 %73, 5, !dbg !331
  %75 = add nsw i32 %74, %73, !dbg !331
  %76 = sext i32 %71 to i64, !dbg !332
  %77 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %76, !dbg !332
  %78 = load float, ptr %77, align 4, !dbg !332, !tbaa !26
  %79 = sext i32 %75 to i64, !dbg !333
  %80 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %79, !dbg !333
  %81 = load float, ptr %80, align 4, !dbg !333, !tbaa !26
  store float %81, ptr %77, align 4, !dbg !334, !tbaa !26
  %82 = load float, ptr %80, align 4, !dbg !335, !tbaa !26
  %83 = fadd contract float %78, %82, !dbg !335
  store float %83, ptr %80, align 4, !dbg !335, !tbaa !26
  br label %84, !dbg !336

84:                                               ; preds = %62, %67
  %85 = shl nuw nsw i32 %64, 1, !dbg !337
  %86 = icmp samesign ult i32 %64, 128, !dbg !338
  br i1 %86, label %62, label %57, !dbg !314, !llvm.loop !339
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_offsets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !341 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342
  %6 = shl i32 %5, 8, !dbg !344
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345
  %8 = add i32 %6, %7, !dbg !347
  %9 = and i32 %7, 31, !dbg !348
  %10 = lshr i32 %7, 5, !dbg !349
  %11 = icmp slt i32 %8, %3, !dbg !350
  br i1 %11, label %12, label %16, !dbg !351

12:                                               ; preds = %4
  %13 = sext i32 %8 to i64, !dbg !352
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !352
  %15 = load i32, ptr %14, align 4, !dbg !352, !tbaa !7
  br label %16, !dbg !351

16:                                               ; preds = %4, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %4 ], !dbg !351
  br label %20, !dbg !353

18:                                               ; preds = %20
  %19 = icmp eq i32 %9, 31, !dbg !354
  br i1 %19, label %29, label %32, !dbg !354

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %17, %16 ], [ %26, %20 ]
  %22 = phi i32 [ 1, %16 ], [ %27, %20 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 %22, i32 0), !dbg !355
  %24 = icmp samesign ult i32 %9, %22, !dbg !357
  %25 = select i1 %24, i32 0, i32 %23, !dbg !357
  %26 = add nsw i32 %25, %21, !dbg !357
  %27 = shl nuw nsw i32 %22, 1, !dbg !358
  %28 = icmp samesign ult i32 %22, 16, !dbg !359
  br i1 %28, label %20, label %18, !dbg !353, !llvm.loop !360

29:                                               ; preds = %18
  %30 = zext nneg i32 %10 to i64, !dbg !362
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %30, !dbg !362
  store i32 %26, ptr %31, align 4, !dbg !363, !tbaa !7
  br label %32, !dbg !362

32:                                               ; preds = %29, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !364
  %33 = icmp eq i32 %10, 0, !dbg !365
  br i1 %33, label %34, label %55, !dbg !365

34:                                               ; preds = %32
  %35 = icmp samesign ult i32 %9, 8, !dbg !366
  br i1 %35, label %36, label %40, !dbg !367

36:                                               ; preds = %34
  %37 = zext nneg i32 %9 to i64, !dbg !368
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %37, !dbg !368
  %39 = load i32, ptr %38, align 4, !dbg !368, !tbaa !7
  br label %40, !dbg !367

40:                                               ; preds = %34, %36
  %41 = phi i32 [ %39, %36 ], [ 0, %34 ]
  br label %43, !dbg !369

42:                                               ; preds = %43
  br i1 %35, label %52, label %55, !dbg !370

43:                                               ; preds = %40, %43
  %44 = phi i32 [ %50, %43 ], [ 1, %40 ]
  %45 = phi i32 [ %49, %43 ], [ %41, %40 ]
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %45, i32 %44, i32 0), !dbg !371
  %47 = icmp samesign ult i32 %9, %44, !dbg !373
  %48 = select i1 %47, i32 0, i32 %46, !dbg !373
  %49 = add nsw i32 %48, %45, !dbg !373
  %50 = shl nuw nsw i32 %44, 1, !dbg !374
  %51 = icmp samesign ult i32 %44, 4, !dbg !375
  br i1 %51, label %43, label %42, !dbg !369, !llvm.loop !376

52:                                               ; preds = %42
  %53 = zext nneg i32 %9 to i64, !dbg !378
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %53, !dbg !378
  store i32 %49, ptr %54, align 4, !dbg !379, !tbaa !7
  br label %55, !dbg !378

55:                                               ; preds = %42, %52, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !380
  br i1 %33, label %61, label %56, !dbg !381

56:                                               ; preds = %55
  %57 = zext nneg i32 %10 to i64, !dbg !382
  %58 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %57, !dbg !382
  %59 = getelementptr i8, ptr %58, i64 -4, !dbg !382
  %60 = load i32, ptr %59, align 4, !dbg !382, !tbaa !7
  br label %61, !dbg !381

61:                                               ; preds = %55, %56
  %62 = phi i32 [ %60, %56 ], [ 0, %55 ], !dbg !381
  br i1 %11, label %63, label %68, !dbg !383

63:                                               ; preds = %61
  %64 = sub i32 %26, %17, !dbg !384
  %65 = add i32 %64, %62, !dbg !385
  %66 = sext i32 %8 to i64, !dbg !386
  %67 = getelementptr inbounds i32, ptr %1, i64 %66, !dbg !386
  store i32 %65, ptr %67, align 4, !dbg !387, !tbaa !7
  br label %68, !dbg !386

68:                                               ; preds = %63, %61
  %69 = icmp eq i32 %7, 255, !dbg !388
  br i1 %69, label %70, label %74, !dbg !388

70:                                               ; preds = %68
  %71 = add nsw i32 %62, %26, !dbg !389
  %72 = zext nneg i32 %5 to i64, !dbg !390
  %73 = getelementptr inbounds nuw i32, ptr %2, i64 %72, !dbg !390
  store i32 %71, ptr %73, align 4, !dbg !391, !tbaa !7
  br label %74, !dbg !390

74:                                               ; preds = %70, %68
  ret void, !dbg !392
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_suffix_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !393 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  %5 = icmp slt i32 %4, %2, !dbg !396
  br i1 %5, label %6, label %10, !dbg !397

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !398
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !398
  %9 = load float, ptr %8, align 4, !dbg !398, !tbaa !26
  br label %10, !dbg !397

10:                                               ; preds = %3, %6
  %11 = phi contract float [ %9, %6 ], [ 0xFFF0000000000000, %3 ], !dbg !397
  %12 = zext nneg i32 %4 to i64, !dbg !399
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %12, !dbg !399
  store float %11, ptr %13, align 4, !dbg !400, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !401
  br label %15, !dbg !402

14:                                               ; preds = %23
  br i1 %5, label %29, label %32, !dbg !403

15:                                               ; preds = %10, %23
  %16 = phi i32 [ 1, %10 ], [ %27, %23 ]
  %17 = add nuw nsw i32 %16, %4, !dbg !404
  %18 = icmp samesign ult i32 %17, 128, !dbg !405
  br i1 %18, label %19, label %23, !dbg !406

19:                                               ; preds = %15
  %20 = zext nneg i32 %17 to i64, !dbg !407
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %20, !dbg !407
  %22 = load float, ptr %21, align 4, !dbg !407, !tbaa !26
  br label %23, !dbg !406

23:                                               ; preds = %15, %19
  %24 = phi contract float [ %22, %19 ], [ 0xFFF0000000000000, %15 ], !dbg !406
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !408
  %25 = load float, ptr %13, align 4, !dbg !409, !tbaa !26
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %24) #7, !dbg !410
  store float %26, ptr %13, align 4, !dbg !412, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !413
  %27 = shl nuw nsw i32 %16, 1, !dbg !414
  %28 = icmp samesign ult i32 %16, 64, !dbg !415
  br i1 %28, label %15, label %14, !dbg !402, !llvm.loop !416

29:                                               ; preds = %14
  %30 = load float, ptr %13, align 4, !dbg !418, !tbaa !26
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %12, !dbg !419
  store float %30, ptr %31, align 4, !dbg !420, !tbaa !26
  br label %32, !dbg !419

32:                                               ; preds = %29, %14
  ret void, !dbg !421
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scans.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "scan_compared", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 13, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 30, scope: !11)
!21 = !DILocation(line: 9, column: 41, scope: !11)
!22 = !DILocation(line: 9, column: 45, scope: !11)
!23 = !DILocation(line: 10, column: 17, scope: !11)
!24 = !DILocation(line: 10, column: 15, scope: !11)
!25 = !DILocation(line: 10, column: 23, scope: !11)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 10, column: 3, scope: !11)
!29 = !DILocation(line: 10, column: 13, scope: !11)
!30 = !DILocation(line: 11, column: 3, scope: !11)
!31 = !DILocation(line: 12, column: 8, scope: !11)
!32 = !DILocation(line: 12, column: 3, scope: !11)
!33 = !DILocation(line: 22, column: 9, scope: !11)
!34 = !DILocation(line: 13, column: 15, scope: !11)
!35 = !DILocation(line: 14, column: 13, scope: !11)
!36 = !DILocation(line: 15, column: 26, scope: !11)
!37 = !DILocation(line: 15, column: 17, scope: !11)
!38 = !DILocation(line: 16, column: 13, scope: !11)
!39 = !DILocation(line: 16, column: 11, scope: !11)
!40 = !DILocation(line: 17, column: 5, scope: !11)
!41 = !DILocation(line: 0, scope: !11)
!42 = !DILocation(line: 18, column: 9, scope: !11)
!43 = !DILocation(line: 18, column: 5, scope: !11)
!44 = !DILocation(line: 18, column: 19, scope: !11)
!45 = !DILocation(line: 20, column: 5, scope: !11)
!46 = !DILocation(line: 12, column: 28, scope: !11)
!47 = !DILocation(line: 12, column: 21, scope: !11)
!48 = distinct !{!48, !32, !49, !50, !51}
!49 = !DILocation(line: 21, column: 3, scope: !11)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 22, column: 21, scope: !11)
!53 = !DILocation(line: 22, column: 14, scope: !11)
!54 = !DILocation(line: 22, column: 19, scope: !11)
!55 = !DILocation(line: 23, column: 1, scope: !11)
!56 = distinct !DISubprogram(name: "scan_if_smaller", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !58)
!58 = distinct !DILocation(line: 27, column: 13, scope: !56)
!59 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !60)
!60 = distinct !DILocation(line: 27, column: 30, scope: !56)
!61 = !DILocation(line: 27, column: 41, scope: !56)
!62 = !DILocation(line: 27, column: 45, scope: !56)
!63 = !DILocation(line: 28, column: 14, scope: !56)
!64 = !DILocation(line: 28, column: 12, scope: !56)
!65 = !DILocation(line: 28, column: 20, scope: !56)
!66 = !DILocation(line: 28, column: 3, scope: !56)
!67 = !DILocation(line: 28, column: 10, scope: !56)
!68 = !DILocation(line: 29, column: 3, scope: !56)
!69 = !DILocation(line: 36, column: 9, scope: !56)
!70 = !DILocation(line: 30, column: 5, scope: !56)
!71 = !DILocation(line: 32, column: 13, scope: !56)
!72 = !DILocation(line: 32, column: 29, scope: !56)
!73 = !DILocation(line: 32, column: 23, scope: !56)
!74 = !DILocation(line: 32, column: 19, scope: !56)
!75 = !DILocation(line: 0, scope: !56)
!76 = !DILocation(line: 33, column: 5, scope: !56)
!77 = !DILocation(line: 34, column: 13, scope: !56)
!78 = !DILocation(line: 34, column: 11, scope: !56)
!79 = !DILocation(line: 34, column: 28, scope: !56)
!80 = !DILocation(line: 34, column: 21, scope: !56)
!81 = !DILocation(line: 29, column: 28, scope: !56)
!82 = !DILocation(line: 29, column: 21, scope: !56)
!83 = distinct !{!83, !68, !84, !50, !51}
!84 = !DILocation(line: 35, column: 3, scope: !56)
!85 = !DILocation(line: 36, column: 21, scope: !56)
!86 = !DILocation(line: 36, column: 14, scope: !56)
!87 = !DILocation(line: 36, column: 19, scope: !56)
!88 = !DILocation(line: 37, column: 1, scope: !56)
!89 = distinct !DISubprogram(name: "scan_warp_largest", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !91)
!91 = distinct !DILocation(line: 40, column: 11, scope: !89)
!92 = !DILocation(line: 79, column: 27, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 40, column: 24, scope: !89)
!95 = !DILocation(line: 40, column: 22, scope: !89)
!96 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !97)
!97 = distinct !DILocation(line: 40, column: 37, scope: !89)
!98 = !DILocation(line: 40, column: 35, scope: !89)
!99 = !DILocation(line: 40, column: 69, scope: !89)
!100 = !DILocation(line: 41, column: 15, scope: !89)
!101 = !DILocation(line: 41, column: 13, scope: !89)
!102 = !DILocation(line: 41, column: 21, scope: !89)
!103 = !DILocation(line: 42, column: 3, scope: !89)
!104 = !DILocation(line: 46, column: 9, scope: !89)
!105 = !DILocation(line: 178, column: 22, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !107, file: !107, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!108 = distinct !DILocation(line: 43, column: 15, scope: !89)
!109 = !DILocation(line: 44, column: 14, scope: !89)
!110 = !DILocation(line: 136, column: 55, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "fmaxf", scope: !112, file: !112, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!113 = distinct !DILocation(line: 44, column: 24, scope: !89)
!114 = !DILocation(line: 44, column: 20, scope: !89)
!115 = !DILocation(line: 0, scope: !89)
!116 = !DILocation(line: 42, column: 29, scope: !89)
!117 = !DILocation(line: 42, column: 21, scope: !89)
!118 = distinct !{!118, !103, !119, !50, !51}
!119 = !DILocation(line: 45, column: 3, scope: !89)
!120 = !DILocation(line: 46, column: 14, scope: !89)
!121 = !DILocation(line: 46, column: 19, scope: !89)
!122 = !DILocation(line: 47, column: 1, scope: !89)
!123 = distinct !DISubprogram(name: "scan_warp_unsigned", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !125)
!125 = distinct !DILocation(line: 50, column: 11, scope: !123)
!126 = !DILocation(line: 79, column: 27, scope: !93, inlinedAt: !127)
!127 = distinct !DILocation(line: 50, column: 24, scope: !123)
!128 = !DILocation(line: 50, column: 22, scope: !123)
!129 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !130)
!130 = distinct !DILocation(line: 50, column: 37, scope: !123)
!131 = !DILocation(line: 50, column: 35, scope: !123)
!132 = !DILocation(line: 50, column: 69, scope: !123)
!133 = !DILocation(line: 51, column: 18, scope: !123)
!134 = !DILocation(line: 51, column: 16, scope: !123)
!135 = !DILocation(line: 51, column: 24, scope: !123)
!136 = !DILocation(line: 52, column: 3, scope: !123)
!137 = !DILocation(line: 56, column: 9, scope: !123)
!138 = !DILocation(line: 177, column: 38, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !107, file: !107, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 177, column: 1, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !107, file: !107, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = distinct !DILocation(line: 53, column: 18, scope: !123)
!143 = !DILocation(line: 54, column: 14, scope: !123)
!144 = !DILocation(line: 52, column: 29, scope: !123)
!145 = !DILocation(line: 52, column: 21, scope: !123)
!146 = distinct !{!146, !136, !147, !50, !51}
!147 = !DILocation(line: 55, column: 3, scope: !123)
!148 = !DILocation(line: 56, column: 14, scope: !123)
!149 = !DILocation(line: 56, column: 19, scope: !123)
!150 = !DILocation(line: 57, column: 1, scope: !123)
!151 = distinct !DISubprogram(name: "scan_before_largest", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !153)
!153 = distinct !DILocation(line: 62, column: 13, scope: !151)
!154 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !155)
!155 = distinct !DILocation(line: 62, column: 33, scope: !151)
!156 = !DILocation(line: 62, column: 48, scope: !151)
!157 = !DILocation(line: 63, column: 25, scope: !151)
!158 = !DILocation(line: 63, column: 21, scope: !151)
!159 = !DILocation(line: 63, column: 31, scope: !151)
!160 = !DILocation(line: 63, column: 16, scope: !151)
!161 = !DILocation(line: 63, column: 37, scope: !151)
!162 = !DILocation(line: 63, column: 3, scope: !151)
!163 = !DILocation(line: 63, column: 14, scope: !151)
!164 = !DILocation(line: 64, column: 35, scope: !151)
!165 = !DILocation(line: 64, column: 39, scope: !151)
!166 = !DILocation(line: 64, column: 20, scope: !151)
!167 = !DILocation(line: 64, column: 45, scope: !151)
!168 = !DILocation(line: 64, column: 13, scope: !151)
!169 = !DILocation(line: 64, column: 3, scope: !151)
!170 = !DILocation(line: 64, column: 18, scope: !151)
!171 = !DILocation(line: 65, column: 3, scope: !151)
!172 = !DILocation(line: 73, column: 11, scope: !151)
!173 = !DILocation(line: 66, column: 5, scope: !151)
!174 = !DILocation(line: 67, column: 13, scope: !151)
!175 = !DILocation(line: 68, column: 20, scope: !151)
!176 = !DILocation(line: 68, column: 50, scope: !151)
!177 = !DILocation(line: 69, column: 18, scope: !151)
!178 = !DILocation(line: 69, column: 24, scope: !151)
!179 = !DILocation(line: 200, column: 47, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "max", scope: !112, file: !112, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = distinct !DILocation(line: 69, column: 14, scope: !151)
!182 = !DILocation(line: 69, column: 12, scope: !151)
!183 = !DILocation(line: 70, column: 5, scope: !151)
!184 = !DILocation(line: 71, column: 10, scope: !151)
!185 = !DILocation(line: 65, column: 28, scope: !151)
!186 = !DILocation(line: 65, column: 21, scope: !151)
!187 = distinct !{!187, !171, !188, !50, !51}
!188 = !DILocation(line: 72, column: 3, scope: !151)
!189 = !DILocation(line: 73, column: 30, scope: !151)
!190 = !DILocation(line: 73, column: 17, scope: !151)
!191 = !DILocation(line: 74, column: 3, scope: !151)
!192 = !DILocation(line: 84, column: 3, scope: !151)
!193 = !DILocation(line: 85, column: 22, scope: !151)
!194 = !DILocation(line: 75, column: 10, scope: !151)
!195 = !DILocation(line: 76, column: 5, scope: !151)
!196 = !DILocation(line: 77, column: 13, scope: !151)
!197 = !DILocation(line: 78, column: 20, scope: !151)
!198 = !DILocation(line: 78, column: 50, scope: !151)
!199 = !DILocation(line: 79, column: 15, scope: !151)
!200 = !DILocation(line: 80, column: 14, scope: !151)
!201 = !DILocation(line: 80, column: 12, scope: !151)
!202 = !DILocation(line: 81, column: 18, scope: !151)
!203 = !DILocation(line: 200, column: 47, scope: !180, inlinedAt: !204)
!204 = distinct !DILocation(line: 81, column: 14, scope: !151)
!205 = !DILocation(line: 81, column: 12, scope: !151)
!206 = !DILocation(line: 82, column: 5, scope: !151)
!207 = !DILocation(line: 74, column: 32, scope: !151)
!208 = !DILocation(line: 74, column: 21, scope: !151)
!209 = distinct !{!209, !191, !210, !50, !51}
!210 = !DILocation(line: 83, column: 3, scope: !151)
!211 = !DILocation(line: 85, column: 47, scope: !151)
!212 = !DILocation(line: 85, column: 27, scope: !151)
!213 = !DILocation(line: 85, column: 45, scope: !151)
!214 = !DILocation(line: 86, column: 26, scope: !151)
!215 = !DILocation(line: 86, column: 55, scope: !151)
!216 = !DILocation(line: 86, column: 31, scope: !151)
!217 = !DILocation(line: 86, column: 53, scope: !151)
!218 = !DILocation(line: 87, column: 1, scope: !151)
!219 = distinct !DISubprogram(name: "scan_brent_kung", scope: !1, file: !1, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !221)
!221 = distinct !DILocation(line: 92, column: 13, scope: !219)
!222 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !223)
!223 = distinct !DILocation(line: 92, column: 34, scope: !219)
!224 = !DILocation(line: 92, column: 32, scope: !219)
!225 = !DILocation(line: 79, column: 27, scope: !93, inlinedAt: !226)
!226 = distinct !DILocation(line: 92, column: 47, scope: !219)
!227 = !DILocation(line: 92, column: 45, scope: !219)
!228 = !DILocation(line: 92, column: 58, scope: !219)
!229 = !DILocation(line: 93, column: 14, scope: !219)
!230 = !DILocation(line: 93, column: 12, scope: !219)
!231 = !DILocation(line: 93, column: 20, scope: !219)
!232 = !DILocation(line: 93, column: 3, scope: !219)
!233 = !DILocation(line: 93, column: 10, scope: !219)
!234 = !DILocation(line: 94, column: 27, scope: !219)
!235 = !DILocation(line: 94, column: 40, scope: !219)
!236 = !DILocation(line: 94, column: 25, scope: !219)
!237 = !DILocation(line: 94, column: 46, scope: !219)
!238 = !DILocation(line: 94, column: 9, scope: !219)
!239 = !DILocation(line: 94, column: 3, scope: !219)
!240 = !DILocation(line: 94, column: 23, scope: !219)
!241 = !DILocation(line: 95, column: 3, scope: !219)
!242 = !DILocation(line: 100, column: 3, scope: !219)
!243 = !DILocation(line: 96, column: 5, scope: !219)
!244 = !DILocation(line: 97, column: 33, scope: !219)
!245 = !DILocation(line: 97, column: 37, scope: !219)
!246 = !DILocation(line: 98, column: 12, scope: !219)
!247 = !DILocation(line: 98, column: 35, scope: !219)
!248 = !DILocation(line: 98, column: 30, scope: !219)
!249 = !DILocation(line: 98, column: 21, scope: !219)
!250 = !DILocation(line: 98, column: 27, scope: !219)
!251 = !DILocation(line: 95, column: 43, scope: !219)
!252 = !DILocation(line: 95, column: 26, scope: !219)
!253 = distinct !{!253, !241, !254, !50, !51}
!254 = !DILocation(line: 99, column: 3, scope: !219)
!255 = !DILocation(line: 105, column: 3, scope: !219)
!256 = !DILocation(line: 106, column: 9, scope: !219)
!257 = !DILocation(line: 101, column: 5, scope: !219)
!258 = !DILocation(line: 102, column: 33, scope: !219)
!259 = !DILocation(line: 102, column: 37, scope: !219)
!260 = !DILocation(line: 103, column: 12, scope: !219)
!261 = !DILocation(line: 103, column: 16, scope: !219)
!262 = !DILocation(line: 103, column: 38, scope: !219)
!263 = !DILocation(line: 103, column: 25, scope: !219)
!264 = !DILocation(line: 103, column: 35, scope: !219)
!265 = !DILocation(line: 100, column: 32, scope: !219)
!266 = !DILocation(line: 100, column: 25, scope: !219)
!267 = distinct !{!267, !242, !268, !50, !51}
!268 = !DILocation(line: 104, column: 3, scope: !219)
!269 = !DILocation(line: 106, column: 21, scope: !219)
!270 = !DILocation(line: 106, column: 14, scope: !219)
!271 = !DILocation(line: 106, column: 19, scope: !219)
!272 = !DILocation(line: 107, column: 22, scope: !219)
!273 = !DILocation(line: 107, column: 47, scope: !219)
!274 = !DILocation(line: 107, column: 27, scope: !219)
!275 = !DILocation(line: 107, column: 45, scope: !219)
!276 = !DILocation(line: 108, column: 1, scope: !219)
!277 = distinct !DISubprogram(name: "scan_padded", scope: !1, file: !1, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!278 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !279)
!279 = distinct !DILocation(line: 114, column: 13, scope: !277)
!280 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !281)
!281 = distinct !DILocation(line: 114, column: 43, scope: !277)
!282 = !DILocation(line: 114, column: 58, scope: !277)
!283 = !DILocation(line: 115, column: 23, scope: !277)
!284 = !DILocation(line: 115, column: 16, scope: !277)
!285 = !DILocation(line: 115, column: 5, scope: !277)
!286 = !DILocation(line: 115, column: 3, scope: !277)
!287 = !DILocation(line: 115, column: 14, scope: !277)
!288 = !DILocation(line: 116, column: 33, scope: !277)
!289 = !DILocation(line: 116, column: 20, scope: !277)
!290 = !DILocation(line: 116, column: 12, scope: !277)
!291 = !DILocation(line: 116, column: 5, scope: !277)
!292 = !DILocation(line: 116, column: 3, scope: !277)
!293 = !DILocation(line: 116, column: 18, scope: !277)
!294 = !DILocation(line: 117, column: 3, scope: !277)
!295 = !DILocation(line: 122, column: 11, scope: !277)
!296 = !DILocation(line: 118, column: 5, scope: !277)
!297 = !DILocation(line: 119, column: 13, scope: !277)
!298 = !DILocation(line: 119, column: 63, scope: !277)
!299 = !DILocation(line: 119, column: 79, scope: !277)
!300 = !DILocation(line: 119, column: 55, scope: !277)
!301 = !DILocation(line: 119, column: 53, scope: !277)
!302 = !DILocation(line: 119, column: 28, scope: !277)
!303 = !DILocation(line: 119, column: 44, scope: !277)
!304 = !DILocation(line: 119, column: 20, scope: !277)
!305 = !DILocation(line: 119, column: 18, scope: !277)
!306 = !DILocation(line: 119, column: 50, scope: !277)
!307 = !DILocation(line: 120, column: 10, scope: !277)
!308 = !DILocation(line: 117, column: 28, scope: !277)
!309 = !DILocation(line: 117, column: 21, scope: !277)
!310 = distinct !{!310, !294, !311, !50, !51}
!311 = !DILocation(line: 121, column: 3, scope: !277)
!312 = !DILocation(line: 122, column: 34, scope: !277)
!313 = !DILocation(line: 122, column: 17, scope: !277)
!314 = !DILocation(line: 123, column: 3, scope: !277)
!315 = !DILocation(line: 133, column: 3, scope: !277)
!316 = !DILocation(line: 134, column: 19, scope: !277)
!317 = !DILocation(line: 134, column: 3, scope: !277)
!318 = !DILocation(line: 134, column: 17, scope: !277)
!319 = !DILocation(line: 135, column: 23, scope: !277)
!320 = !DILocation(line: 135, column: 3, scope: !277)
!321 = !DILocation(line: 135, column: 21, scope: !277)
!322 = !DILocation(line: 136, column: 1, scope: !277)
!323 = !DILocation(line: 124, column: 10, scope: !277)
!324 = !DILocation(line: 125, column: 5, scope: !277)
!325 = !DILocation(line: 126, column: 13, scope: !277)
!326 = !DILocation(line: 127, column: 23, scope: !277)
!327 = !DILocation(line: 127, column: 39, scope: !277)
!328 = !DILocation(line: 127, column: 15, scope: !277)
!329 = !DILocation(line: 127, column: 57, scope: !277)
!330 = !DILocation(line: 127, column: 73, scope: !277)
!331 = !DILocation(line: 127, column: 49, scope: !277)
!332 = !DILocation(line: 128, column: 17, scope: !277)
!333 = !DILocation(line: 129, column: 14, scope: !277)
!334 = !DILocation(line: 129, column: 12, scope: !277)
!335 = !DILocation(line: 130, column: 12, scope: !277)
!336 = !DILocation(line: 131, column: 5, scope: !277)
!337 = !DILocation(line: 123, column: 32, scope: !277)
!338 = !DILocation(line: 123, column: 21, scope: !277)
!339 = distinct !{!339, !314, !340, !50, !51}
!340 = !DILocation(line: 132, column: 3, scope: !277)
!341 = distinct !DISubprogram(name: "scan_offsets", scope: !1, file: !1, line: 139, type: !12, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !343)
!343 = distinct !DILocation(line: 141, column: 11, scope: !341)
!344 = !DILocation(line: 141, column: 22, scope: !341)
!345 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !346)
!346 = distinct !DILocation(line: 141, column: 30, scope: !341)
!347 = !DILocation(line: 141, column: 28, scope: !341)
!348 = !DILocation(line: 141, column: 62, scope: !341)
!349 = !DILocation(line: 141, column: 84, scope: !341)
!350 = !DILocation(line: 142, column: 15, scope: !341)
!351 = !DILocation(line: 142, column: 13, scope: !341)
!352 = !DILocation(line: 142, column: 21, scope: !341)
!353 = !DILocation(line: 143, column: 3, scope: !341)
!354 = !DILocation(line: 147, column: 12, scope: !341)
!355 = !DILocation(line: 177, column: 38, scope: !139, inlinedAt: !356)
!356 = distinct !DILocation(line: 144, column: 13, scope: !341)
!357 = !DILocation(line: 145, column: 14, scope: !341)
!358 = !DILocation(line: 143, column: 29, scope: !341)
!359 = !DILocation(line: 143, column: 21, scope: !341)
!360 = distinct !{!360, !353, !361, !50, !51}
!361 = !DILocation(line: 146, column: 3, scope: !341)
!362 = !DILocation(line: 147, column: 19, scope: !341)
!363 = !DILocation(line: 147, column: 27, scope: !341)
!364 = !DILocation(line: 148, column: 3, scope: !341)
!365 = !DILocation(line: 149, column: 9, scope: !341)
!366 = !DILocation(line: 150, column: 18, scope: !341)
!367 = !DILocation(line: 150, column: 13, scope: !341)
!368 = !DILocation(line: 150, column: 24, scope: !341)
!369 = !DILocation(line: 151, column: 5, scope: !341)
!370 = !DILocation(line: 155, column: 14, scope: !341)
!371 = !DILocation(line: 177, column: 38, scope: !139, inlinedAt: !372)
!372 = distinct !DILocation(line: 152, column: 15, scope: !341)
!373 = !DILocation(line: 153, column: 16, scope: !341)
!374 = !DILocation(line: 151, column: 30, scope: !341)
!375 = !DILocation(line: 151, column: 23, scope: !341)
!376 = distinct !{!376, !369, !377, !50, !51}
!377 = !DILocation(line: 154, column: 5, scope: !341)
!378 = !DILocation(line: 155, column: 19, scope: !341)
!379 = !DILocation(line: 155, column: 30, scope: !341)
!380 = !DILocation(line: 157, column: 3, scope: !341)
!381 = !DILocation(line: 158, column: 16, scope: !341)
!382 = !DILocation(line: 158, column: 24, scope: !341)
!383 = !DILocation(line: 159, column: 9, scope: !341)
!384 = !DILocation(line: 159, column: 28, scope: !341)
!385 = !DILocation(line: 159, column: 32, scope: !341)
!386 = !DILocation(line: 159, column: 14, scope: !341)
!387 = !DILocation(line: 159, column: 19, scope: !341)
!388 = !DILocation(line: 160, column: 19, scope: !341)
!389 = !DILocation(line: 160, column: 54, scope: !341)
!390 = !DILocation(line: 160, column: 27, scope: !341)
!391 = !DILocation(line: 160, column: 45, scope: !341)
!392 = !DILocation(line: 161, column: 1, scope: !341)
!393 = distinct !DISubprogram(name: "scan_suffix_largest", scope: !1, file: !1, line: 163, type: !12, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!394 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !395)
!395 = distinct !DILocation(line: 165, column: 13, scope: !393)
!396 = !DILocation(line: 166, column: 16, scope: !393)
!397 = !DILocation(line: 166, column: 12, scope: !393)
!398 = !DILocation(line: 166, column: 22, scope: !393)
!399 = !DILocation(line: 166, column: 3, scope: !393)
!400 = !DILocation(line: 166, column: 10, scope: !393)
!401 = !DILocation(line: 167, column: 3, scope: !393)
!402 = !DILocation(line: 168, column: 3, scope: !393)
!403 = !DILocation(line: 174, column: 11, scope: !393)
!404 = !DILocation(line: 169, column: 19, scope: !393)
!405 = !DILocation(line: 169, column: 23, scope: !393)
!406 = !DILocation(line: 169, column: 15, scope: !393)
!407 = !DILocation(line: 169, column: 29, scope: !393)
!408 = !DILocation(line: 170, column: 5, scope: !393)
!409 = !DILocation(line: 171, column: 20, scope: !393)
!410 = !DILocation(line: 136, column: 55, scope: !111, inlinedAt: !411)
!411 = distinct !DILocation(line: 171, column: 14, scope: !393)
!412 = !DILocation(line: 171, column: 12, scope: !393)
!413 = !DILocation(line: 172, column: 5, scope: !393)
!414 = !DILocation(line: 168, column: 28, scope: !393)
!415 = !DILocation(line: 168, column: 21, scope: !393)
!416 = distinct !{!416, !402, !417, !50, !51}
!417 = !DILocation(line: 173, column: 3, scope: !393)
!418 = !DILocation(line: 174, column: 25, scope: !393)
!419 = !DILocation(line: 174, column: 16, scope: !393)
!420 = !DILocation(line: 174, column: 23, scope: !393)
!421 = !DILocation(line: 175, column: 1, scope: !393)
