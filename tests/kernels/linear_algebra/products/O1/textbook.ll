; ModuleID = 'textbook.cu'
source_filename = "textbook.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14scan_one_blockPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@temp = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ13box_flat_tilePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [324 x float] undef, align 4
@_ZZ10hist_bytesPKjPjiE1s = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14scan_one_blockPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = icmp slt i32 %4, %2, !dbg !18
  br i1 %5, label %6, label %10, !dbg !19

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !20
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !20
  %9 = load float, ptr %8, align 4, !dbg !20, !tbaa !21
  br label %10, !dbg !19

10:                                               ; preds = %3, %6
  %11 = phi contract float [ %9, %6 ], [ 0.000000e+00, %3 ], !dbg !19
  %12 = zext nneg i32 %4 to i64, !dbg !23
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %12, !dbg !23
  store float %11, ptr %13, align 4, !dbg !24, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  br label %15, !dbg !26

14:                                               ; preds = %23
  br i1 %5, label %29, label %32, !dbg !27

15:                                               ; preds = %10, %23
  %16 = phi i32 [ 1, %10 ], [ %27, %23 ]
  %17 = icmp samesign ult i32 %4, %16, !dbg !28
  br i1 %17, label %23, label %18, !dbg !29

18:                                               ; preds = %15
  %19 = sub nuw nsw i32 %4, %16, !dbg !30
  %20 = zext nneg i32 %19 to i64, !dbg !31
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %20, !dbg !31
  %22 = load float, ptr %21, align 4, !dbg !31, !tbaa !21
  br label %23, !dbg !29

23:                                               ; preds = %15, %18
  %24 = phi contract float [ %22, %18 ], [ 0.000000e+00, %15 ], !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %25 = load float, ptr %13, align 4, !dbg !33, !tbaa !21
  %26 = fadd contract float %24, %25, !dbg !33
  store float %26, ptr %13, align 4, !dbg !33, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %27 = shl nuw nsw i32 %16, 1, !dbg !35
  %28 = icmp samesign ult i32 %16, 64, !dbg !36
  br i1 %28, label %15, label %14, !dbg !26, !llvm.loop !37

29:                                               ; preds = %14
  %30 = load float, ptr %13, align 4, !dbg !41, !tbaa !21
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %12, !dbg !42
  store float %30, ptr %31, align 4, !dbg !43, !tbaa !21
  br label %32, !dbg !42

32:                                               ; preds = %29, %14
  ret void, !dbg !44
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15scan_two_halvesPfPKfi(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !45 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %5 = icmp eq i32 %4, 0, !dbg !48
  br i1 %5, label %11, label %6, !dbg !49

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !50
  %8 = getelementptr float, ptr %1, i64 %7, !dbg !50
  %9 = getelementptr i8, ptr %8, i64 -4, !dbg !50
  %10 = load float, ptr %9, align 4, !dbg !50, !tbaa !21
  br label %11, !dbg !49

11:                                               ; preds = %3, %6
  %12 = phi contract float [ %10, %6 ], [ 0.000000e+00, %3 ], !dbg !49
  %13 = zext nneg i32 %4 to i64, !dbg !51
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %13, !dbg !51
  store float %12, ptr %14, align 4, !dbg !52, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %15 = icmp sgt i32 %2, 1, !dbg !54
  br i1 %15, label %25, label %18, !dbg !55

16:                                               ; preds = %41
  %17 = mul nuw nsw i32 %28, %2, !dbg !56
  br label %18, !dbg !56

18:                                               ; preds = %16, %11
  %19 = phi i32 [ 0, %11 ], [ %17, %16 ], !dbg !57
  %20 = add nsw i32 %19, %4, !dbg !58
  %21 = sext i32 %20 to i64, !dbg !59
  %22 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %21, !dbg !59
  %23 = load float, ptr %22, align 4, !dbg !59, !tbaa !21
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %13, !dbg !60
  store float %23, ptr %24, align 4, !dbg !61, !tbaa !21
  ret void, !dbg !62

25:                                               ; preds = %11, %41
  %26 = phi i32 [ %47, %41 ], [ 1, %11 ]
  %27 = phi i32 [ %28, %41 ], [ 0, %11 ]
  %28 = xor i32 %27, 1, !dbg !63
  %29 = icmp slt i32 %4, %26, !dbg !64
  %30 = mul nuw nsw i32 %27, %2, !dbg !57
  %31 = add nuw nsw i32 %30, %4, !dbg !57
  %32 = zext nneg i32 %31 to i64, !dbg !57
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %32, !dbg !57
  %34 = load float, ptr %33, align 4, !dbg !57, !tbaa !21
  br i1 %29, label %41, label %35, !dbg !64

35:                                               ; preds = %25
  %36 = sub nsw i32 %31, %26, !dbg !65
  %37 = sext i32 %36 to i64, !dbg !66
  %38 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %37, !dbg !66
  %39 = load float, ptr %38, align 4, !dbg !66, !tbaa !21
  %40 = fadd contract float %34, %39, !dbg !67
  br label %41, !dbg !68

41:                                               ; preds = %25, %35
  %42 = phi float [ %40, %35 ], [ %34, %25 ]
  %43 = mul nuw nsw i32 %28, %2, !dbg !57
  %44 = add nuw nsw i32 %43, %4, !dbg !57
  %45 = zext nneg i32 %44 to i64, !dbg !57
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %45, !dbg !57
  store float %42, ptr %46, align 4, !dbg !57, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %47 = shl nsw i32 %26, 1, !dbg !70
  %48 = icmp slt i32 %47, %2, !dbg !54
  br i1 %48, label %25, label %16, !dbg !55, !llvm.loop !71
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13box_flat_tilePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !73 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !74
  %6 = shl nuw nsw i32 %5, 4, !dbg !77
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %8 = add nuw nsw i32 %6, %7, !dbg !80
  %9 = icmp samesign ult i32 %8, 324, !dbg !81
  br i1 %9, label %10, label %16, !dbg !82

10:                                               ; preds = %4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = add i32 %12, -1
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = shl nuw nsw i32 %14, 4
  br label %26, !dbg !82

16:                                               ; preds = %48, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %18 = shl i32 %17, 4, !dbg !87
  %19 = add i32 %18, %7, !dbg !88
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !89
  %21 = shl nuw nsw i32 %20, 4, !dbg !92
  %22 = add nuw nsw i32 %21, %5, !dbg !93
  %23 = icmp slt i32 %19, %2, !dbg !94
  %24 = icmp slt i32 %22, %3
  %25 = and i1 %23, %24, !dbg !95
  br i1 %25, label %54, label %79, !dbg !95

26:                                               ; preds = %10, %48
  %27 = phi i32 [ %8, %10 ], [ %52, %48 ]
  %28 = freeze i32 %27, !dbg !96
  %29 = udiv i32 %28, 18, !dbg !96
  %30 = mul i32 %29, 18, !dbg !97
  %31 = sub i32 %28, %30, !dbg !97
  %32 = add i32 %13, %31, !dbg !98
  %33 = add nuw nsw i32 %29, %15, !dbg !99
  %34 = add nsw i32 %33, -1, !dbg !100
  %35 = icmp sgt i32 %32, -1, !dbg !101
  br i1 %35, label %36, label %48, !dbg !102

36:                                               ; preds = %26
  %37 = icmp slt i32 %32, %2, !dbg !103
  %38 = icmp ne i32 %33, 0
  %39 = and i1 %37, %38, !dbg !104
  %40 = icmp sle i32 %33, %3
  %41 = and i1 %40, %39, !dbg !104
  br i1 %41, label %42, label %48, !dbg !104

42:                                               ; preds = %36
  %43 = mul nsw i32 %34, %2, !dbg !105
  %44 = add nuw nsw i32 %43, %32, !dbg !106
  %45 = zext nneg i32 %44 to i64, !dbg !107
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45, !dbg !107
  %47 = load float, ptr %46, align 4, !dbg !107, !tbaa !21
  br label %48, !dbg !108

48:                                               ; preds = %26, %36, %42
  %49 = phi contract float [ %47, %42 ], [ 0.000000e+00, %26 ], [ 0.000000e+00, %36 ], !dbg !108
  %50 = zext nneg i32 %27 to i64, !dbg !109
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %50, !dbg !109
  store float %49, ptr %51, align 4, !dbg !110, !tbaa !21
  %52 = add nuw nsw i32 %27, 256, !dbg !111
  %53 = icmp samesign ult i32 %27, 68, !dbg !81
  br i1 %53, label %26, label %16, !dbg !82, !llvm.loop !112

54:                                               ; preds = %16, %66
  %55 = phi i32 [ %67, %66 ], [ 0, %16 ]
  %56 = phi float [ %76, %66 ], [ 0.000000e+00, %16 ]
  %57 = add nuw nsw i32 %55, %5
  %58 = mul nuw nsw i32 %57, 18
  %59 = add nuw nsw i32 %58, %7
  br label %69, !dbg !114

60:                                               ; preds = %66
  %61 = fdiv contract float %76, 9.000000e+00, !dbg !115
  %62 = mul nsw i32 %2, %22, !dbg !116
  %63 = add nsw i32 %62, %19, !dbg !117
  %64 = sext i32 %63 to i64, !dbg !118
  %65 = getelementptr inbounds float, ptr %1, i64 %64, !dbg !118
  store float %61, ptr %65, align 4, !dbg !119, !tbaa !21
  br label %79, !dbg !120

66:                                               ; preds = %69
  %67 = add nuw nsw i32 %55, 1, !dbg !121
  %68 = icmp eq i32 %67, 3, !dbg !122
  br i1 %68, label %60, label %54, !dbg !123, !llvm.loop !124

69:                                               ; preds = %54, %69
  %70 = phi i32 [ 0, %54 ], [ %77, %69 ]
  %71 = phi float [ %56, %54 ], [ %76, %69 ]
  %72 = add nuw nsw i32 %59, %70, !dbg !126
  %73 = zext nneg i32 %72 to i64, !dbg !127
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %73, !dbg !127
  %75 = load float, ptr %74, align 4, !dbg !127, !tbaa !21
  %76 = fadd contract float %71, %75, !dbg !128
  %77 = add nuw nsw i32 %70, 1, !dbg !129
  %78 = icmp eq i32 %77, 3, !dbg !130
  br i1 %78, label %66, label %69, !dbg !114, !llvm.loop !131

79:                                               ; preds = %16, %60
  ret void, !dbg !120
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10conv_layerPKfS0_S0_Pfiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 !dbg !132 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %11 = mul i32 %9, %10, !dbg !138
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %13 = add i32 %11, %12, !dbg !141
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !142
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !144
  %16 = mul nuw nsw i32 %14, %15, !dbg !147
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !148
  %18 = add nuw nsw i32 %16, %17, !dbg !150
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151
  %20 = udiv i32 %19, %7, !dbg !154
  %21 = mul i32 %20, %7, !dbg !155
  %22 = sub i32 %19, %21, !dbg !155
  %23 = icmp slt i32 %13, %6, !dbg !156
  %24 = icmp slt i32 %18, %5
  %25 = and i1 %24, %23, !dbg !157
  br i1 %25, label %26, label %93, !dbg !157

26:                                               ; preds = %8
  %27 = zext nneg i32 %22 to i64, !dbg !158
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %27, !dbg !158
  %29 = load float, ptr %28, align 4, !dbg !158, !tbaa !21
  %30 = icmp sgt i32 %4, 0, !dbg !159
  br i1 %30, label %31, label %43, !dbg !160

31:                                               ; preds = %26
  %32 = add nsw i32 %18, -1
  %33 = add nsw i32 %13, -1
  %34 = mul nuw nsw i32 %20, %4
  %35 = mul nuw nsw i32 %22, %4
  br label %36, !dbg !160

36:                                               ; preds = %31, %63
  %37 = phi float [ %29, %31 ], [ %90, %63 ]
  %38 = phi i32 [ 0, %31 ], [ %64, %63 ]
  %39 = add nuw nsw i32 %38, %34
  %40 = mul nsw i32 %39, %5
  %41 = add nuw nsw i32 %38, %35
  %42 = mul nuw nsw i32 %41, 3
  br label %53, !dbg !161

43:                                               ; preds = %63, %26
  %44 = phi float [ %29, %26 ], [ %90, %63 ], !dbg !162
  %45 = mul nsw i32 %20, %7, !dbg !163
  %46 = add nsw i32 %45, %22, !dbg !164
  %47 = mul nsw i32 %46, %5, !dbg !165
  %48 = add nsw i32 %47, %18, !dbg !166
  %49 = mul nsw i32 %48, %6, !dbg !167
  %50 = add nsw i32 %49, %13, !dbg !168
  %51 = sext i32 %50 to i64, !dbg !169
  %52 = getelementptr inbounds float, ptr %3, i64 %51, !dbg !169
  store float %44, ptr %52, align 4, !dbg !170, !tbaa !21
  br label %93, !dbg !171

53:                                               ; preds = %36, %66
  %54 = phi float [ %37, %36 ], [ %90, %66 ]
  %55 = phi i32 [ 0, %36 ], [ %67, %66 ]
  %56 = add nsw i32 %32, %55
  %57 = icmp sgt i32 %56, -1
  %58 = icmp slt i32 %56, %5
  %59 = add nsw i32 %56, %40
  %60 = mul nsw i32 %59, %6
  %61 = add nuw nsw i32 %55, %42
  %62 = mul nuw nsw i32 %61, 3
  br label %69, !dbg !172

63:                                               ; preds = %66
  %64 = add nuw nsw i32 %38, 1, !dbg !173
  %65 = icmp eq i32 %64, %4, !dbg !159
  br i1 %65, label %43, label %36, !dbg !160, !llvm.loop !174

66:                                               ; preds = %89
  %67 = add nuw nsw i32 %55, 1, !dbg !176
  %68 = icmp eq i32 %67, 3, !dbg !177
  br i1 %68, label %63, label %53, !dbg !161, !llvm.loop !178

69:                                               ; preds = %53, %89
  %70 = phi float [ %54, %53 ], [ %90, %89 ]
  %71 = phi i32 [ 0, %53 ], [ %91, %89 ]
  %72 = add nsw i32 %33, %71, !dbg !179
  br i1 %57, label %73, label %89, !dbg !180

73:                                               ; preds = %69
  %74 = icmp sgt i32 %72, -1
  %75 = icmp slt i32 %72, %6
  %76 = and i1 %74, %75, !dbg !181
  %77 = select i1 %58, i1 %76, i1 false, !dbg !181
  br i1 %77, label %78, label %89, !dbg !181

78:                                               ; preds = %73
  %79 = add nsw i32 %72, %60, !dbg !182
  %80 = sext i32 %79 to i64, !dbg !183
  %81 = getelementptr inbounds float, ptr %0, i64 %80, !dbg !183
  %82 = load float, ptr %81, align 4, !dbg !183, !tbaa !21
  %83 = add nuw nsw i32 %71, %62, !dbg !184
  %84 = zext nneg i32 %83 to i64, !dbg !185
  %85 = getelementptr inbounds nuw float, ptr %1, i64 %84, !dbg !185
  %86 = load float, ptr %85, align 4, !dbg !185, !tbaa !21
  %87 = fmul contract float %82, %86, !dbg !186
  %88 = fadd contract float %70, %87, !dbg !187
  br label %89, !dbg !188

89:                                               ; preds = %78, %73, %69
  %90 = phi float [ %88, %78 ], [ %70, %69 ], [ %70, %73 ], !dbg !189
  %91 = add nuw nsw i32 %71, 1, !dbg !190
  %92 = icmp eq i32 %91, 3, !dbg !191
  br i1 %92, label %66, label %69, !dbg !172, !llvm.loop !192

93:                                               ; preds = %8, %43
  ret void, !dbg !171
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12conv_dilatedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !193 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %9 = mul i32 %7, %8, !dbg !198
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %11 = add i32 %9, %10, !dbg !201
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !202
  %13 = icmp slt i32 %11, %3, !dbg !204
  br i1 %13, label %14, label %55, !dbg !204

14:                                               ; preds = %6
  %15 = icmp sgt i32 %4, 0, !dbg !205
  br i1 %15, label %16, label %24, !dbg !206

16:                                               ; preds = %14
  %17 = mul nuw nsw i32 %4, %12
  br label %18, !dbg !206

18:                                               ; preds = %16, %30
  %19 = phi i32 [ 0, %16 ], [ %31, %30 ]
  %20 = phi float [ 0.000000e+00, %16 ], [ %52, %30 ]
  %21 = mul nsw i32 %19, %3
  %22 = add nuw nsw i32 %19, %17
  %23 = mul nuw nsw i32 %22, 3
  br label %33, !dbg !207

24:                                               ; preds = %30, %14
  %25 = phi float [ 0.000000e+00, %14 ], [ %52, %30 ], !dbg !208
  %26 = mul nsw i32 %3, %12, !dbg !209
  %27 = add nsw i32 %26, %11, !dbg !210
  %28 = sext i32 %27 to i64, !dbg !211
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !211
  store float %25, ptr %29, align 4, !dbg !212, !tbaa !21
  br label %55, !dbg !213

30:                                               ; preds = %51
  %31 = add nuw nsw i32 %19, 1, !dbg !214
  %32 = icmp eq i32 %31, %4, !dbg !205
  br i1 %32, label %24, label %18, !dbg !206, !llvm.loop !215

33:                                               ; preds = %18, %51
  %34 = phi i32 [ 0, %18 ], [ %53, %51 ]
  %35 = phi float [ %20, %18 ], [ %52, %51 ]
  %36 = add nsw i32 %34, -2, !dbg !217
  %37 = mul i32 %36, %5, !dbg !218
  %38 = add i32 %37, %11, !dbg !219
  %39 = icmp sgt i32 %38, -1, !dbg !220
  br i1 %39, label %40, label %51, !dbg !220

40:                                               ; preds = %33
  %41 = add nsw i32 %38, %21, !dbg !221
  %42 = sext i32 %41 to i64, !dbg !222
  %43 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !222
  %44 = load float, ptr %43, align 4, !dbg !222, !tbaa !21
  %45 = add nuw nsw i32 %34, %23, !dbg !223
  %46 = zext nneg i32 %45 to i64, !dbg !224
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46, !dbg !224
  %48 = load float, ptr %47, align 4, !dbg !224, !tbaa !21
  %49 = fmul contract float %44, %48, !dbg !225
  %50 = fadd contract float %35, %49, !dbg !226
  br label %51, !dbg !227

51:                                               ; preds = %40, %33
  %52 = phi float [ %50, %40 ], [ %35, %33 ], !dbg !228
  %53 = add nuw nsw i32 %34, 1, !dbg !229
  %54 = icmp eq i32 %53, 3, !dbg !230
  br i1 %54, label %30, label %33, !dbg !207, !llvm.loop !231

55:                                               ; preds = %6, %24
  ret void, !dbg !213
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16embedding_scoresPKiPKfS2_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !232 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !233
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %9 = mul i32 %7, %8, !dbg !237
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  %11 = add i32 %9, %10, !dbg !240
  %12 = icmp slt i32 %11, %4, !dbg !241
  br i1 %12, label %13, label %38, !dbg !241

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0, !dbg !242
  br i1 %14, label %15, label %20, !dbg !243

15:                                               ; preds = %13
  %16 = sext i32 %11 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !7
  %19 = mul nsw i32 %18, %5
  br label %24, !dbg !243

20:                                               ; preds = %24, %13
  %21 = phi float [ 0.000000e+00, %13 ], [ %35, %24 ], !dbg !244
  %22 = sext i32 %11 to i64, !dbg !245
  %23 = getelementptr inbounds float, ptr %3, i64 %22, !dbg !245
  store float %21, ptr %23, align 4, !dbg !246, !tbaa !21
  br label %38, !dbg !247

24:                                               ; preds = %15, %24
  %25 = phi i32 [ 0, %15 ], [ %36, %24 ]
  %26 = phi float [ 0.000000e+00, %15 ], [ %35, %24 ]
  %27 = add nsw i32 %19, %25, !dbg !248
  %28 = sext i32 %27 to i64, !dbg !249
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !249
  %30 = load float, ptr %29, align 4, !dbg !249, !tbaa !21
  %31 = zext nneg i32 %25 to i64, !dbg !250
  %32 = getelementptr inbounds nuw float, ptr %2, i64 %31, !dbg !250
  %33 = load float, ptr %32, align 4, !dbg !250, !tbaa !21
  %34 = fmul contract float %30, %33, !dbg !251
  %35 = fadd contract float %26, %34, !dbg !252
  %36 = add nuw nsw i32 %25, 1, !dbg !253
  %37 = icmp eq i32 %36, %5, !dbg !242
  br i1 %37, label %20, label %24, !dbg !243, !llvm.loop !254

38:                                               ; preds = %6, %20
  ret void, !dbg !247
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10hist_bytesPKjPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !256 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %5 = icmp samesign ult i32 %4, 256, !dbg !259
  br i1 %5, label %6, label %8, !dbg !260

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %17, !dbg !260

8:                                                ; preds = %17, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !261
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !262
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %11 = mul i32 %9, %10, !dbg !266
  %12 = add i32 %11, %4, !dbg !267
  %13 = icmp slt i32 %12, %2, !dbg !268
  br i1 %13, label %14, label %23, !dbg !269

14:                                               ; preds = %8
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %15, %10
  br label %25, !dbg !269

17:                                               ; preds = %6, %17
  %18 = phi i32 [ %4, %6 ], [ %21, %17 ]
  %19 = zext nneg i32 %18 to i64, !dbg !270
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %19, !dbg !270
  store i32 0, ptr %20, align 4, !dbg !271, !tbaa !7
  %21 = add nuw nsw i32 %18, %7, !dbg !272
  %22 = icmp samesign ult i32 %21, 256, !dbg !259
  br i1 %22, label %17, label %8, !dbg !260, !llvm.loop !273

23:                                               ; preds = %25, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !275
  %24 = icmp samesign ult i32 %4, 256, !dbg !276
  br i1 %24, label %51, label %50, !dbg !277

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %12, %14 ], [ %48, %25 ]
  %27 = sext i32 %26 to i64, !dbg !278
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !278
  %29 = load i32, ptr %28, align 4, !dbg !278, !tbaa !7
  %30 = and i32 %29, 255, !dbg !279
  %31 = zext nneg i32 %30 to i64, !dbg !280
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %31, !dbg !280
  %33 = atomicrmw add ptr %32, i32 1 monotonic, align 4, !dbg !281
  %34 = lshr i32 %29, 8, !dbg !285
  %35 = and i32 %34, 255, !dbg !286
  %36 = zext nneg i32 %35 to i64, !dbg !287
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %36, !dbg !287
  %38 = atomicrmw add ptr %37, i32 1 monotonic, align 4, !dbg !288
  %39 = lshr i32 %29, 16, !dbg !290
  %40 = and i32 %39, 255, !dbg !291
  %41 = zext nneg i32 %40 to i64, !dbg !292
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %41, !dbg !292
  %43 = atomicrmw add ptr %42, i32 1 monotonic, align 4, !dbg !293
  %44 = lshr i32 %29, 24, !dbg !295
  %45 = zext nneg i32 %44 to i64, !dbg !296
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %45, !dbg !296
  %47 = atomicrmw add ptr %46, i32 1 monotonic, align 4, !dbg !297
  %48 = add i32 %26, %16, !dbg !299
  %49 = icmp slt i32 %48, %2, !dbg !268
  br i1 %49, label %25, label %23, !dbg !269, !llvm.loop !300

50:                                               ; preds = %51, %23
  ret void, !dbg !302

51:                                               ; preds = %23, %51
  %52 = phi i32 [ %58, %51 ], [ %4, %23 ]
  %53 = zext nneg i32 %52 to i64, !dbg !303
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %53, !dbg !303
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %53, !dbg !304
  %56 = load i32, ptr %55, align 4, !dbg !304, !tbaa !7
  %57 = atomicrmw add ptr %54, i32 %56 monotonic, align 4, !dbg !305
  %58 = add nuw nsw i32 %52, %10, !dbg !307
  %59 = icmp samesign ult i32 %58, 256, !dbg !276
  br i1 %59, label %51, label %50, !dbg !277, !llvm.loop !308
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "textbook.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "scan_one_block", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 8, column: 11, scope: !11)
!18 = !DILocation(line: 9, column: 12, scope: !11)
!19 = !DILocation(line: 9, column: 10, scope: !11)
!20 = !DILocation(line: 9, column: 18, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 9, column: 3, scope: !11)
!24 = !DILocation(line: 9, column: 8, scope: !11)
!25 = !DILocation(line: 10, column: 3, scope: !11)
!26 = !DILocation(line: 11, column: 3, scope: !11)
!27 = !DILocation(line: 17, column: 9, scope: !11)
!28 = !DILocation(line: 12, column: 17, scope: !11)
!29 = !DILocation(line: 12, column: 15, scope: !11)
!30 = !DILocation(line: 12, column: 28, scope: !11)
!31 = !DILocation(line: 12, column: 24, scope: !11)
!32 = !DILocation(line: 13, column: 5, scope: !11)
!33 = !DILocation(line: 14, column: 10, scope: !11)
!34 = !DILocation(line: 15, column: 5, scope: !11)
!35 = !DILocation(line: 11, column: 32, scope: !11)
!36 = !DILocation(line: 11, column: 21, scope: !11)
!37 = distinct !{!37, !26, !38, !39, !40}
!38 = !DILocation(line: 16, column: 3, scope: !11)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 17, column: 21, scope: !11)
!42 = !DILocation(line: 17, column: 14, scope: !11)
!43 = !DILocation(line: 17, column: 19, scope: !11)
!44 = !DILocation(line: 18, column: 1, scope: !11)
!45 = distinct !DISubprogram(name: "scan_two_halves", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !47)
!47 = distinct !DILocation(line: 23, column: 11, scope: !45)
!48 = !DILocation(line: 24, column: 24, scope: !45)
!49 = !DILocation(line: 24, column: 22, scope: !45)
!50 = !DILocation(line: 24, column: 30, scope: !45)
!51 = !DILocation(line: 24, column: 3, scope: !45)
!52 = !DILocation(line: 24, column: 20, scope: !45)
!53 = !DILocation(line: 25, column: 3, scope: !45)
!54 = !DILocation(line: 26, column: 21, scope: !45)
!55 = !DILocation(line: 26, column: 3, scope: !45)
!56 = !DILocation(line: 33, column: 20, scope: !45)
!57 = !DILocation(line: 0, scope: !45)
!58 = !DILocation(line: 33, column: 24, scope: !45)
!59 = !DILocation(line: 33, column: 12, scope: !45)
!60 = !DILocation(line: 33, column: 3, scope: !45)
!61 = !DILocation(line: 33, column: 10, scope: !45)
!62 = !DILocation(line: 34, column: 1, scope: !45)
!63 = !DILocation(line: 27, column: 12, scope: !45)
!64 = !DILocation(line: 29, column: 11, scope: !45)
!65 = !DILocation(line: 29, column: 75, scope: !45)
!66 = !DILocation(line: 29, column: 57, scope: !45)
!67 = !DILocation(line: 29, column: 55, scope: !45)
!68 = !DILocation(line: 29, column: 17, scope: !45)
!69 = !DILocation(line: 31, column: 5, scope: !45)
!70 = !DILocation(line: 26, column: 28, scope: !45)
!71 = distinct !{!71, !55, !72, !39, !40}
!72 = !DILocation(line: 32, column: 3, scope: !45)
!73 = distinct !DISubprogram(name: "box_flat_tile", scope: !1, file: !1, line: 37, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 54, column: 27, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 39, column: 13, scope: !73)
!77 = !DILocation(line: 39, column: 25, scope: !73)
!78 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !79)
!79 = distinct !DILocation(line: 39, column: 32, scope: !73)
!80 = !DILocation(line: 39, column: 30, scope: !73)
!81 = !DILocation(line: 40, column: 23, scope: !73)
!82 = !DILocation(line: 40, column: 3, scope: !73)
!83 = !DILocation(line: 44, column: 3, scope: !73)
!84 = !DILocation(line: 66, column: 27, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = distinct !DILocation(line: 45, column: 11, scope: !73)
!87 = !DILocation(line: 45, column: 22, scope: !73)
!88 = !DILocation(line: 45, column: 27, scope: !73)
!89 = !DILocation(line: 67, column: 27, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 45, column: 46, scope: !73)
!92 = !DILocation(line: 45, column: 57, scope: !73)
!93 = !DILocation(line: 45, column: 62, scope: !73)
!94 = !DILocation(line: 46, column: 9, scope: !73)
!95 = !DILocation(line: 46, column: 14, scope: !73)
!96 = !DILocation(line: 41, column: 69, scope: !73)
!97 = !DILocation(line: 41, column: 34, scope: !73)
!98 = !DILocation(line: 41, column: 39, scope: !73)
!99 = !DILocation(line: 41, column: 65, scope: !73)
!100 = !DILocation(line: 41, column: 74, scope: !73)
!101 = !DILocation(line: 42, column: 19, scope: !73)
!102 = !DILocation(line: 42, column: 24, scope: !73)
!103 = !DILocation(line: 42, column: 30, scope: !73)
!104 = !DILocation(line: 42, column: 34, scope: !73)
!105 = !DILocation(line: 42, column: 64, scope: !73)
!106 = !DILocation(line: 42, column: 68, scope: !73)
!107 = !DILocation(line: 42, column: 58, scope: !73)
!108 = !DILocation(line: 42, column: 15, scope: !73)
!109 = !DILocation(line: 42, column: 5, scope: !73)
!110 = !DILocation(line: 42, column: 13, scope: !73)
!111 = !DILocation(line: 40, column: 36, scope: !73)
!112 = distinct !{!112, !82, !113, !39, !40}
!113 = !DILocation(line: 43, column: 3, scope: !73)
!114 = !DILocation(line: 49, column: 5, scope: !73)
!115 = !DILocation(line: 50, column: 22, scope: !73)
!116 = !DILocation(line: 50, column: 9, scope: !73)
!117 = !DILocation(line: 50, column: 13, scope: !73)
!118 = !DILocation(line: 50, column: 3, scope: !73)
!119 = !DILocation(line: 50, column: 18, scope: !73)
!120 = !DILocation(line: 51, column: 1, scope: !73)
!121 = !DILocation(line: 48, column: 28, scope: !73)
!122 = !DILocation(line: 48, column: 23, scope: !73)
!123 = !DILocation(line: 48, column: 3, scope: !73)
!124 = distinct !{!124, !123, !125, !39, !40}
!125 = !DILocation(line: 49, column: 88, scope: !73)
!126 = !DILocation(line: 49, column: 84, scope: !73)
!127 = !DILocation(line: 49, column: 41, scope: !73)
!128 = !DILocation(line: 49, column: 38, scope: !73)
!129 = !DILocation(line: 49, column: 30, scope: !73)
!130 = !DILocation(line: 49, column: 25, scope: !73)
!131 = distinct !{!131, !114, !125, !39, !40}
!132 = distinct !DISubprogram(name: "conv_layer", scope: !1, file: !1, line: 54, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 66, column: 27, scope: !85, inlinedAt: !134)
!134 = distinct !DILocation(line: 56, column: 12, scope: !132)
!135 = !DILocation(line: 79, column: 27, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 56, column: 25, scope: !132)
!138 = !DILocation(line: 56, column: 23, scope: !132)
!139 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !140)
!140 = distinct !DILocation(line: 56, column: 38, scope: !132)
!141 = !DILocation(line: 56, column: 36, scope: !132)
!142 = !DILocation(line: 67, column: 27, scope: !90, inlinedAt: !143)
!143 = distinct !DILocation(line: 56, column: 56, scope: !132)
!144 = !DILocation(line: 80, column: 27, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 56, column: 69, scope: !132)
!147 = !DILocation(line: 56, column: 67, scope: !132)
!148 = !DILocation(line: 54, column: 27, scope: !75, inlinedAt: !149)
!149 = distinct !DILocation(line: 56, column: 82, scope: !132)
!150 = !DILocation(line: 56, column: 80, scope: !132)
!151 = !DILocation(line: 68, column: 27, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = distinct !DILocation(line: 57, column: 12, scope: !132)
!154 = !DILocation(line: 57, column: 44, scope: !132)
!155 = !DILocation(line: 57, column: 23, scope: !132)
!156 = !DILocation(line: 58, column: 10, scope: !132)
!157 = !DILocation(line: 58, column: 15, scope: !132)
!158 = !DILocation(line: 59, column: 13, scope: !132)
!159 = !DILocation(line: 60, column: 21, scope: !132)
!160 = !DILocation(line: 60, column: 3, scope: !132)
!161 = !DILocation(line: 61, column: 5, scope: !132)
!162 = !DILocation(line: 59, column: 9, scope: !132)
!163 = !DILocation(line: 67, column: 11, scope: !132)
!164 = !DILocation(line: 67, column: 16, scope: !132)
!165 = !DILocation(line: 67, column: 22, scope: !132)
!166 = !DILocation(line: 67, column: 26, scope: !132)
!167 = !DILocation(line: 67, column: 32, scope: !132)
!168 = !DILocation(line: 67, column: 36, scope: !132)
!169 = !DILocation(line: 67, column: 3, scope: !132)
!170 = !DILocation(line: 67, column: 42, scope: !132)
!171 = !DILocation(line: 68, column: 1, scope: !132)
!172 = !DILocation(line: 62, column: 7, scope: !132)
!173 = !DILocation(line: 60, column: 26, scope: !132)
!174 = distinct !{!174, !160, !175, !39, !40}
!175 = !DILocation(line: 66, column: 7, scope: !132)
!176 = !DILocation(line: 61, column: 30, scope: !132)
!177 = !DILocation(line: 61, column: 25, scope: !132)
!178 = distinct !{!178, !161, !175, !39, !40}
!179 = !DILocation(line: 63, column: 43, scope: !132)
!180 = !DILocation(line: 64, column: 21, scope: !132)
!181 = !DILocation(line: 64, column: 31, scope: !132)
!182 = !DILocation(line: 65, column: 46, scope: !132)
!183 = !DILocation(line: 65, column: 16, scope: !132)
!184 = !DILocation(line: 65, column: 84, scope: !132)
!185 = !DILocation(line: 65, column: 54, scope: !132)
!186 = !DILocation(line: 65, column: 52, scope: !132)
!187 = !DILocation(line: 65, column: 13, scope: !132)
!188 = !DILocation(line: 65, column: 11, scope: !132)
!189 = !DILocation(line: 0, scope: !132)
!190 = !DILocation(line: 62, column: 32, scope: !132)
!191 = !DILocation(line: 62, column: 27, scope: !132)
!192 = distinct !{!192, !172, !175, !39, !40}
!193 = distinct !DISubprogram(name: "conv_dilated", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DILocation(line: 66, column: 27, scope: !85, inlinedAt: !195)
!195 = distinct !DILocation(line: 72, column: 11, scope: !193)
!196 = !DILocation(line: 79, column: 27, scope: !136, inlinedAt: !197)
!197 = distinct !DILocation(line: 72, column: 24, scope: !193)
!198 = !DILocation(line: 72, column: 22, scope: !193)
!199 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !200)
!200 = distinct !DILocation(line: 72, column: 37, scope: !193)
!201 = !DILocation(line: 72, column: 35, scope: !193)
!202 = !DILocation(line: 67, column: 27, scope: !90, inlinedAt: !203)
!203 = distinct !DILocation(line: 72, column: 54, scope: !193)
!204 = !DILocation(line: 73, column: 9, scope: !193)
!205 = !DILocation(line: 75, column: 21, scope: !193)
!206 = !DILocation(line: 75, column: 3, scope: !193)
!207 = !DILocation(line: 76, column: 5, scope: !193)
!208 = !DILocation(line: 74, column: 9, scope: !193)
!209 = !DILocation(line: 80, column: 7, scope: !193)
!210 = !DILocation(line: 80, column: 11, scope: !193)
!211 = !DILocation(line: 80, column: 3, scope: !193)
!212 = !DILocation(line: 80, column: 16, scope: !193)
!213 = !DILocation(line: 81, column: 1, scope: !193)
!214 = !DILocation(line: 75, column: 27, scope: !193)
!215 = distinct !{!215, !206, !216, !39, !40}
!216 = !DILocation(line: 79, column: 5, scope: !193)
!217 = !DILocation(line: 77, column: 22, scope: !193)
!218 = !DILocation(line: 77, column: 27, scope: !193)
!219 = !DILocation(line: 77, column: 17, scope: !193)
!220 = !DILocation(line: 78, column: 13, scope: !193)
!221 = !DILocation(line: 78, column: 32, scope: !193)
!222 = !DILocation(line: 78, column: 24, scope: !193)
!223 = !DILocation(line: 78, column: 57, scope: !193)
!224 = !DILocation(line: 78, column: 39, scope: !193)
!225 = !DILocation(line: 78, column: 37, scope: !193)
!226 = !DILocation(line: 78, column: 21, scope: !193)
!227 = !DILocation(line: 78, column: 19, scope: !193)
!228 = !DILocation(line: 0, scope: !193)
!229 = !DILocation(line: 76, column: 29, scope: !193)
!230 = !DILocation(line: 76, column: 23, scope: !193)
!231 = distinct !{!231, !207, !216, !39, !40}
!232 = distinct !DISubprogram(name: "embedding_scores", scope: !1, file: !1, line: 84, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!233 = !DILocation(line: 66, column: 27, scope: !85, inlinedAt: !234)
!234 = distinct !DILocation(line: 86, column: 11, scope: !232)
!235 = !DILocation(line: 79, column: 27, scope: !136, inlinedAt: !236)
!236 = distinct !DILocation(line: 86, column: 24, scope: !232)
!237 = !DILocation(line: 86, column: 22, scope: !232)
!238 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !239)
!239 = distinct !DILocation(line: 86, column: 37, scope: !232)
!240 = !DILocation(line: 86, column: 35, scope: !232)
!241 = !DILocation(line: 87, column: 9, scope: !232)
!242 = !DILocation(line: 89, column: 21, scope: !232)
!243 = !DILocation(line: 89, column: 3, scope: !232)
!244 = !DILocation(line: 0, scope: !232)
!245 = !DILocation(line: 90, column: 3, scope: !232)
!246 = !DILocation(line: 90, column: 12, scope: !232)
!247 = !DILocation(line: 91, column: 1, scope: !232)
!248 = !DILocation(line: 89, column: 53, scope: !232)
!249 = !DILocation(line: 89, column: 36, scope: !232)
!250 = !DILocation(line: 89, column: 60, scope: !232)
!251 = !DILocation(line: 89, column: 58, scope: !232)
!252 = !DILocation(line: 89, column: 33, scope: !232)
!253 = !DILocation(line: 89, column: 26, scope: !232)
!254 = distinct !{!254, !243, !255, !39, !40}
!255 = !DILocation(line: 89, column: 63, scope: !232)
!256 = distinct !DISubprogram(name: "hist_bytes", scope: !1, file: !1, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !258)
!258 = distinct !DILocation(line: 96, column: 16, scope: !256)
!259 = !DILocation(line: 96, column: 31, scope: !256)
!260 = !DILocation(line: 96, column: 3, scope: !256)
!261 = !DILocation(line: 97, column: 3, scope: !256)
!262 = !DILocation(line: 66, column: 27, scope: !85, inlinedAt: !263)
!263 = distinct !DILocation(line: 98, column: 16, scope: !256)
!264 = !DILocation(line: 79, column: 27, scope: !136, inlinedAt: !265)
!265 = distinct !DILocation(line: 98, column: 29, scope: !256)
!266 = !DILocation(line: 98, column: 27, scope: !256)
!267 = !DILocation(line: 98, column: 40, scope: !256)
!268 = !DILocation(line: 98, column: 57, scope: !256)
!269 = !DILocation(line: 98, column: 3, scope: !256)
!270 = !DILocation(line: 96, column: 55, scope: !256)
!271 = !DILocation(line: 96, column: 60, scope: !256)
!272 = !DILocation(line: 96, column: 40, scope: !256)
!273 = distinct !{!273, !260, !274, !39, !40}
!274 = !DILocation(line: 96, column: 62, scope: !256)
!275 = !DILocation(line: 105, column: 3, scope: !256)
!276 = !DILocation(line: 106, column: 31, scope: !256)
!277 = !DILocation(line: 106, column: 3, scope: !256)
!278 = !DILocation(line: 99, column: 18, scope: !256)
!279 = !DILocation(line: 100, column: 20, scope: !256)
!280 = !DILocation(line: 100, column: 16, scope: !256)
!281 = !DILocation(line: 14, column: 1, scope: !282, inlinedAt: !284)
!282 = distinct !DISubprogram(name: "atomicAdd", scope: !283, file: !283, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!284 = distinct !DILocation(line: 100, column: 5, scope: !256)
!285 = !DILocation(line: 101, column: 21, scope: !256)
!286 = !DILocation(line: 101, column: 27, scope: !256)
!287 = !DILocation(line: 101, column: 16, scope: !256)
!288 = !DILocation(line: 14, column: 1, scope: !282, inlinedAt: !289)
!289 = distinct !DILocation(line: 101, column: 5, scope: !256)
!290 = !DILocation(line: 102, column: 21, scope: !256)
!291 = !DILocation(line: 102, column: 28, scope: !256)
!292 = !DILocation(line: 102, column: 16, scope: !256)
!293 = !DILocation(line: 14, column: 1, scope: !282, inlinedAt: !294)
!294 = distinct !DILocation(line: 102, column: 5, scope: !256)
!295 = !DILocation(line: 103, column: 20, scope: !256)
!296 = !DILocation(line: 103, column: 16, scope: !256)
!297 = !DILocation(line: 14, column: 1, scope: !282, inlinedAt: !298)
!298 = distinct !DILocation(line: 103, column: 5, scope: !256)
!299 = !DILocation(line: 98, column: 64, scope: !256)
!300 = distinct !{!300, !269, !301, !39, !40}
!301 = !DILocation(line: 104, column: 3, scope: !256)
!302 = !DILocation(line: 107, column: 1, scope: !256)
!303 = !DILocation(line: 106, column: 66, scope: !256)
!304 = !DILocation(line: 106, column: 75, scope: !256)
!305 = !DILocation(line: 14, column: 1, scope: !282, inlinedAt: !306)
!306 = distinct !DILocation(line: 106, column: 55, scope: !256)
!307 = !DILocation(line: 106, column: 40, scope: !256)
!308 = distinct !{!308, !277, !309, !39, !40}
!309 = !DILocation(line: 106, column: 79, scope: !256)
