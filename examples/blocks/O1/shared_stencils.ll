; ModuleID = 'shared_stencils.cu'
source_filename = "shared_stencils.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16stencil1d_sharedPKfPfiE1s = internal unnamed_addr addrspace(3) global [70 x float] undef, align 4
@_ZZ16stencil2d_sharedPKfPfiiE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4
@_ZZ11blur_sharedPKfS0_PfiiE1s = internal unnamed_addr addrspace(3) global [10 x [34 x float]] undef, align 4
@_ZZ16stencil3d_planesPKfPfiiiE1s = internal unnamed_addr addrspace(3) global [10 x [18 x float]] undef, align 4
@_ZZ13stencil3d_boxPKfPfiiiE1s = internal unnamed_addr addrspace(3) global [6 x [10 x [10 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil1d_sharedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = add nuw nsw i32 %7, 3, !dbg !26
  %10 = icmp slt i32 %8, %2, !dbg !27
  br i1 %10, label %11, label %15, !dbg !28

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !29
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !29
  %14 = load float, ptr %13, align 4, !dbg !29, !tbaa !30
  br label %15, !dbg !28

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !28
  %17 = zext nneg i32 %9 to i64, !dbg !32
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %17, !dbg !32
  store float %16, ptr %18, align 4, !dbg !33, !tbaa !30
  %19 = icmp samesign ult i32 %7, 3, !dbg !34
  br i1 %19, label %20, label %42, !dbg !34

20:                                               ; preds = %15
  %21 = icmp sgt i32 %8, 2, !dbg !35
  br i1 %21, label %22, label %27, !dbg !36

22:                                               ; preds = %20
  %23 = zext nneg i32 %8 to i64, !dbg !37
  %24 = getelementptr float, ptr %0, i64 %23, !dbg !37
  %25 = getelementptr i8, ptr %24, i64 -12, !dbg !37
  %26 = load float, ptr %25, align 4, !dbg !37, !tbaa !30
  br label %27, !dbg !36

27:                                               ; preds = %20, %22
  %28 = phi contract float [ %26, %22 ], [ 0.000000e+00, %20 ], !dbg !36
  %29 = zext nneg i32 %7 to i64, !dbg !38
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %29, !dbg !38
  store float %28, ptr %30, align 4, !dbg !39, !tbaa !30
  %31 = add nsw i32 %8, 64, !dbg !40
  %32 = icmp slt i32 %31, %2, !dbg !41
  br i1 %32, label %33, label %37, !dbg !42

33:                                               ; preds = %27
  %34 = sext i32 %31 to i64, !dbg !43
  %35 = getelementptr inbounds float, ptr %0, i64 %34, !dbg !43
  %36 = load float, ptr %35, align 4, !dbg !43, !tbaa !30
  br label %37, !dbg !42

37:                                               ; preds = %27, %33
  %38 = phi contract float [ %36, %33 ], [ 0.000000e+00, %27 ], !dbg !42
  %39 = zext nneg i32 %7 to i64, !dbg !44
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %39, !dbg !44
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 268, !dbg !44
  store float %38, ptr %41, align 4, !dbg !45, !tbaa !30
  br label %42, !dbg !46

42:                                               ; preds = %37, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  br label %44, !dbg !48

43:                                               ; preds = %44
  br i1 %10, label %54, label %57, !dbg !49

44:                                               ; preds = %42, %44
  %45 = phi i32 [ -3, %42 ], [ %52, %44 ]
  %46 = phi float [ 0.000000e+00, %42 ], [ %51, %44 ]
  %47 = add nsw i32 %45, %9, !dbg !50
  %48 = sext i32 %47 to i64, !dbg !51
  %49 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %48, !dbg !51
  %50 = load float, ptr %49, align 4, !dbg !51, !tbaa !30
  %51 = fadd contract float %46, %50, !dbg !52
  %52 = add nsw i32 %45, 1, !dbg !53
  %53 = icmp eq i32 %52, 4, !dbg !54
  br i1 %53, label %43, label %44, !dbg !48, !llvm.loop !55

54:                                               ; preds = %43
  %55 = sext i32 %8 to i64, !dbg !59
  %56 = getelementptr inbounds float, ptr %1, i64 %55, !dbg !59
  store float %51, ptr %56, align 4, !dbg !60, !tbaa !30
  br label %57, !dbg !59

57:                                               ; preds = %54, %43
  ret void, !dbg !61
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil2d_sharedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !62 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %6 = shl i32 %5, 4, !dbg !65
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %8 = add i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !69
  %10 = shl nuw nsw i32 %9, 4, !dbg !72
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73
  %12 = add nuw nsw i32 %10, %11, !dbg !76
  %13 = add nuw nsw i32 %7, 1, !dbg !77
  %14 = add nuw nsw i32 %11, 1, !dbg !78
  %15 = icmp slt i32 %8, %3, !dbg !79
  %16 = icmp slt i32 %12, %2, !dbg !80
  %17 = and i1 %16, %15, !dbg !80
  br i1 %17, label %18, label %68, !dbg !81

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %12, !dbg !82
  %20 = add nsw i32 %19, %8, !dbg !83
  %21 = sext i32 %20 to i64, !dbg !84
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !84
  %23 = load float, ptr %22, align 4, !dbg !84, !tbaa !30
  %24 = zext nneg i32 %14 to i64, !dbg !85
  %25 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %24, !dbg !85
  %26 = zext nneg i32 %13 to i64, !dbg !85
  %27 = getelementptr inbounds nuw float, ptr %25, i64 %26, !dbg !85
  store float %23, ptr %27, align 4, !dbg !86, !tbaa !30
  %28 = icmp eq i32 %7, 0, !dbg !87
  %29 = icmp sgt i32 %8, 0
  %30 = and i1 %28, %29, !dbg !88
  br i1 %30, label %31, label %34, !dbg !88

31:                                               ; preds = %18
  %32 = getelementptr i8, ptr %22, i64 -4, !dbg !89
  %33 = load float, ptr %32, align 4, !dbg !89, !tbaa !30
  store float %33, ptr %25, align 4, !dbg !90, !tbaa !30
  br label %34, !dbg !91

34:                                               ; preds = %31, %18
  %35 = icmp eq i32 %7, 15, !dbg !92
  %36 = add nsw i32 %3, -1
  %37 = icmp slt i32 %8, %36
  %38 = select i1 %35, i1 %37, i1 false, !dbg !93
  br i1 %38, label %39, label %43, !dbg !93

39:                                               ; preds = %34
  %40 = getelementptr i8, ptr %22, i64 4, !dbg !94
  %41 = load float, ptr %40, align 4, !dbg !94, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr %25, i64 68, !dbg !95
  store float %41, ptr %42, align 4, !dbg !96, !tbaa !30
  br label %43, !dbg !95

43:                                               ; preds = %39, %34
  %44 = icmp eq i32 %11, 0, !dbg !97
  %45 = icmp ne i32 %12, 0
  %46 = and i1 %44, %45, !dbg !98
  br i1 %46, label %47, label %55, !dbg !98

47:                                               ; preds = %43
  %48 = add nsw i32 %12, -1, !dbg !99
  %49 = mul nsw i32 %3, %48, !dbg !100
  %50 = add nsw i32 %49, %8, !dbg !101
  %51 = sext i32 %50 to i64, !dbg !102
  %52 = getelementptr inbounds float, ptr %0, i64 %51, !dbg !102
  %53 = load float, ptr %52, align 4, !dbg !102, !tbaa !30
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %26, !dbg !103
  store float %53, ptr %54, align 4, !dbg !104, !tbaa !30
  br label %55, !dbg !103

55:                                               ; preds = %47, %43
  %56 = icmp eq i32 %11, 15, !dbg !105
  %57 = add nsw i32 %2, -1
  %58 = icmp slt i32 %12, %57
  %59 = select i1 %56, i1 %58, i1 false, !dbg !106
  br i1 %59, label %60, label %68, !dbg !106

60:                                               ; preds = %55
  %61 = add nuw nsw i32 %12, 1, !dbg !107
  %62 = mul nsw i32 %3, %61, !dbg !108
  %63 = add nsw i32 %62, %8, !dbg !109
  %64 = sext i32 %63 to i64, !dbg !110
  %65 = getelementptr inbounds float, ptr %0, i64 %64, !dbg !110
  %66 = load float, ptr %65, align 4, !dbg !110, !tbaa !30
  %67 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 1224), i64 %26, !dbg !111
  store float %66, ptr %67, align 4, !dbg !112, !tbaa !30
  br label %68, !dbg !111

68:                                               ; preds = %55, %60, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %69 = icmp sgt i32 %8, 0, !dbg !114
  br i1 %69, label %70, label %106, !dbg !115

70:                                               ; preds = %68
  %71 = add nsw i32 %3, -1, !dbg !116
  %72 = icmp slt i32 %8, %71, !dbg !117
  %73 = icmp ne i32 %12, 0
  %74 = and i1 %73, %72, !dbg !118
  %75 = add nsw i32 %2, -1
  %76 = icmp slt i32 %12, %75
  %77 = select i1 %74, i1 %76, i1 false, !dbg !118
  br i1 %77, label %78, label %106, !dbg !118

78:                                               ; preds = %70
  %79 = zext nneg i32 %11 to i64, !dbg !119
  %80 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %79, !dbg !119
  %81 = zext nneg i32 %13 to i64, !dbg !119
  %82 = getelementptr inbounds nuw float, ptr %80, i64 %81, !dbg !119
  %83 = load float, ptr %82, align 4, !dbg !119, !tbaa !30
  %84 = zext nneg i32 %11 to i64, !dbg !120
  %85 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %84, !dbg !120
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 144, !dbg !120
  %87 = getelementptr inbounds nuw float, ptr %86, i64 %81, !dbg !120
  %88 = load float, ptr %87, align 4, !dbg !120, !tbaa !30
  %89 = fadd contract float %83, %88, !dbg !121
  %90 = zext nneg i32 %14 to i64, !dbg !122
  %91 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %90, !dbg !122
  %92 = zext nneg i32 %7 to i64, !dbg !122
  %93 = getelementptr inbounds nuw float, ptr %91, i64 %92, !dbg !122
  %94 = load float, ptr %93, align 4, !dbg !122, !tbaa !30
  %95 = fadd contract float %89, %94, !dbg !123
  %96 = zext nneg i32 %7 to i64, !dbg !124
  %97 = getelementptr inbounds nuw float, ptr %91, i64 %96, !dbg !124
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8, !dbg !124
  %99 = load float, ptr %98, align 4, !dbg !124, !tbaa !30
  %100 = fadd contract float %95, %99, !dbg !125
  %101 = fmul contract float %100, 2.500000e-01, !dbg !126
  %102 = mul nsw i32 %3, %12, !dbg !127
  %103 = add nsw i32 %102, %8, !dbg !128
  %104 = sext i32 %103 to i64, !dbg !129
  %105 = getelementptr inbounds float, ptr %1, i64 %104, !dbg !129
  store float %101, ptr %105, align 4, !dbg !130, !tbaa !30
  br label %106, !dbg !129

106:                                              ; preds = %78, %70, %68
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11blur_sharedPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !132 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %7 = shl i32 %6, 5, !dbg !135
  %8 = add i32 %7, -1, !dbg !136
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !137
  %10 = shl nuw nsw i32 %9, 3, !dbg !139
  %11 = add nsw i32 %10, -1, !dbg !140
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141
  %13 = shl nuw nsw i32 %12, 5, !dbg !143
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %15 = add nuw nsw i32 %13, %14, !dbg !146
  %16 = icmp samesign ult i32 %15, 340, !dbg !147
  br i1 %16, label %17, label %20, !dbg !148

17:                                               ; preds = %5
  %18 = add nsw i32 %3, -1
  %19 = add nsw i32 %4, -1
  br label %26, !dbg !148

20:                                               ; preds = %26, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !149
  %21 = add i32 %7, %14, !dbg !150
  %22 = add nuw nsw i32 %10, %12, !dbg !151
  %23 = icmp slt i32 %21, %4, !dbg !152
  %24 = icmp slt i32 %22, %3
  %25 = and i1 %24, %23, !dbg !153
  br i1 %25, label %49, label %79, !dbg !153

26:                                               ; preds = %17, %26
  %27 = phi i32 [ %15, %17 ], [ %47, %26 ]
  %28 = freeze i32 %27, !dbg !154
  %29 = udiv i32 %28, 34, !dbg !154
  %30 = add nsw i32 %11, %29, !dbg !155
  %31 = tail call noundef i32 @__nv_max(i32 noundef %30, i32 noundef 0) #4, !dbg !156
  %32 = tail call noundef i32 @__nv_min(i32 noundef %31, i32 noundef range(i32 -2147483648, 2147483647) %18) #4, !dbg !160
  %33 = mul i32 %29, 34, !dbg !163
  %34 = sub i32 %28, %33, !dbg !163
  %35 = add nsw i32 %8, %34, !dbg !164
  %36 = tail call noundef i32 @__nv_max(i32 noundef %35, i32 noundef 0) #4, !dbg !165
  %37 = tail call noundef i32 @__nv_min(i32 noundef %36, i32 noundef range(i32 -2147483648, 2147483647) %19) #4, !dbg !167
  %38 = mul nsw i32 %32, %4, !dbg !169
  %39 = add nsw i32 %37, %38, !dbg !170
  %40 = sext i32 %39 to i64, !dbg !171
  %41 = getelementptr inbounds float, ptr %0, i64 %40, !dbg !171
  %42 = load float, ptr %41, align 4, !dbg !171, !tbaa !30
  %43 = zext nneg i32 %29 to i64, !dbg !172
  %44 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %43, !dbg !172
  %45 = zext nneg i32 %34 to i64, !dbg !172
  %46 = getelementptr inbounds nuw float, ptr %44, i64 %45, !dbg !172
  store float %42, ptr %46, align 4, !dbg !173, !tbaa !30
  %47 = add nuw nsw i32 %27, 256, !dbg !174
  %48 = icmp samesign ult i32 %27, 84, !dbg !147
  br i1 %48, label %26, label %20, !dbg !148, !llvm.loop !175

49:                                               ; preds = %20, %61
  %50 = phi i32 [ %62, %61 ], [ 0, %20 ]
  %51 = phi float [ %76, %61 ], [ 0.000000e+00, %20 ]
  %52 = mul nuw nsw i32 %50, 3
  %53 = add nuw nsw i32 %50, %12
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %54
  br label %64, !dbg !177

56:                                               ; preds = %61
  %57 = mul nsw i32 %4, %22, !dbg !178
  %58 = add nsw i32 %57, %21, !dbg !179
  %59 = sext i32 %58 to i64, !dbg !180
  %60 = getelementptr inbounds float, ptr %2, i64 %59, !dbg !180
  store float %76, ptr %60, align 4, !dbg !181, !tbaa !30
  br label %79, !dbg !182

61:                                               ; preds = %64
  %62 = add nuw nsw i32 %50, 1, !dbg !183
  %63 = icmp eq i32 %62, 3, !dbg !184
  br i1 %63, label %56, label %49, !dbg !185, !llvm.loop !186

64:                                               ; preds = %49, %64
  %65 = phi i32 [ 0, %49 ], [ %77, %64 ]
  %66 = phi float [ %51, %49 ], [ %76, %64 ]
  %67 = add nuw nsw i32 %65, %52, !dbg !188
  %68 = zext nneg i32 %67 to i64, !dbg !189
  %69 = getelementptr inbounds nuw float, ptr %1, i64 %68, !dbg !189
  %70 = load float, ptr %69, align 4, !dbg !189, !tbaa !30
  %71 = add nuw nsw i32 %65, %14, !dbg !190
  %72 = zext nneg i32 %71 to i64, !dbg !191
  %73 = getelementptr inbounds nuw float, ptr %55, i64 %72, !dbg !191
  %74 = load float, ptr %73, align 4, !dbg !191, !tbaa !30
  %75 = fmul contract float %70, %74, !dbg !192
  %76 = fadd contract float %66, %75, !dbg !193
  %77 = add nuw nsw i32 %65, 1, !dbg !194
  %78 = icmp eq i32 %77, 3, !dbg !195
  br i1 %78, label %61, label %64, !dbg !177, !llvm.loop !196

79:                                               ; preds = %20, %56
  ret void, !dbg !182
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil3d_planesPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !197 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %7 = shl i32 %6, 4, !dbg !200
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %9 = add i32 %7, %8, !dbg !203
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !204
  %11 = shl nuw nsw i32 %10, 3, !dbg !206
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !207
  %13 = add nuw nsw i32 %11, %12, !dbg !209
  %14 = add nuw nsw i32 %8, 1, !dbg !210
  %15 = icmp slt i32 %9, %2, !dbg !211
  %16 = icmp slt i32 %13, %3, !dbg !212
  %17 = and i1 %15, %16, !dbg !212
  %18 = icmp sgt i32 %9, 0, !dbg !213
  br i1 %18, label %19, label %27, !dbg !214

19:                                               ; preds = %5
  %20 = add nsw i32 %2, -1, !dbg !215
  %21 = icmp slt i32 %9, %20, !dbg !216
  %22 = icmp ne i32 %13, 0
  %23 = and i1 %22, %21, !dbg !217
  br i1 %23, label %24, label %27, !dbg !217

24:                                               ; preds = %19
  %25 = add nsw i32 %3, -1, !dbg !218
  %26 = icmp slt i32 %13, %25, !dbg !219
  br label %27

27:                                               ; preds = %24, %19, %5
  %28 = phi i1 [ %26, %24 ], [ false, %19 ], [ false, %5 ], !dbg !220
  %29 = mul nsw i32 %3, %2, !dbg !221
  %30 = mul nsw i32 %2, %13, !dbg !222
  %31 = add nsw i32 %30, %9, !dbg !223
  br i1 %17, label %32, label %36, !dbg !224

32:                                               ; preds = %27
  %33 = sext i32 %31 to i64, !dbg !225
  %34 = getelementptr inbounds float, ptr %0, i64 %33, !dbg !225
  %35 = load float, ptr %34, align 4, !dbg !225, !tbaa !30
  br label %36, !dbg !224

36:                                               ; preds = %27, %32
  %37 = phi contract float [ %35, %32 ], [ 0.000000e+00, %27 ], !dbg !224
  br i1 %17, label %38, label %43, !dbg !226

38:                                               ; preds = %36
  %39 = add nsw i32 %31, %29, !dbg !227
  %40 = sext i32 %39 to i64, !dbg !228
  %41 = getelementptr inbounds float, ptr %0, i64 %40, !dbg !228
  %42 = load float, ptr %41, align 4, !dbg !228, !tbaa !30
  br label %43, !dbg !226

43:                                               ; preds = %36, %38
  %44 = phi contract float [ %42, %38 ], [ 0.000000e+00, %36 ], !dbg !226
  %45 = icmp sgt i32 %4, 2, !dbg !229
  br i1 %45, label %46, label %83, !dbg !230

46:                                               ; preds = %43
  %47 = zext nneg i32 %12 to i64
  %48 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 72
  %50 = zext nneg i32 %14 to i64
  %51 = getelementptr inbounds nuw float, ptr %49, i64 %50
  %52 = icmp eq i32 %8, 0
  %53 = and i1 %52, %18
  %54 = icmp eq i32 %8, 15
  %55 = add nsw i32 %2, -1
  %56 = icmp slt i32 %9, %55
  %57 = select i1 %54, i1 %56, i1 false
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 140
  %59 = icmp eq i32 %12, 0
  %60 = icmp ne i32 %13, 0
  %61 = and i1 %59, %60
  %62 = sub i32 %31, %2
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %50
  %64 = icmp eq i32 %12, 7
  %65 = add nsw i32 %3, -1
  %66 = icmp slt i32 %13, %65
  %67 = select i1 %64, i1 %66, i1 false
  %68 = add i32 %31, %2
  %69 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 648), i64 %50
  %70 = zext nneg i32 %12 to i64
  %71 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %70
  %72 = getelementptr inbounds nuw float, ptr %71, i64 %50
  %73 = zext nneg i32 %12 to i64
  %74 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 144
  %76 = getelementptr inbounds nuw float, ptr %75, i64 %50
  %77 = zext nneg i32 %8 to i64
  %78 = getelementptr inbounds nuw float, ptr %49, i64 %77
  %79 = zext nneg i32 %8 to i64
  %80 = getelementptr inbounds nuw float, ptr %49, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = add nsw i32 %4, -2
  br label %84, !dbg !230

83:                                               ; preds = %144, %43
  ret void, !dbg !231

84:                                               ; preds = %46, %144
  %85 = phi i32 [ 1, %46 ], [ %145, %144 ]
  %86 = phi float [ %44, %46 ], [ %96, %144 ]
  %87 = phi float [ %37, %46 ], [ %86, %144 ]
  br i1 %17, label %88, label %95, !dbg !232

88:                                               ; preds = %84
  %89 = add nuw nsw i32 %85, 1, !dbg !233
  %90 = mul nsw i32 %89, %29, !dbg !234
  %91 = add nsw i32 %90, %31, !dbg !235
  %92 = sext i32 %91 to i64, !dbg !236
  %93 = getelementptr inbounds float, ptr %0, i64 %92, !dbg !236
  %94 = load float, ptr %93, align 4, !dbg !236, !tbaa !30
  br label %95, !dbg !232

95:                                               ; preds = %84, %88
  %96 = phi contract float [ %94, %88 ], [ 0.000000e+00, %84 ], !dbg !232
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !237
  store float %86, ptr %51, align 4, !dbg !238, !tbaa !30
  br i1 %17, label %97, label %127, !dbg !239

97:                                               ; preds = %95
  br i1 %53, label %98, label %105, !dbg !240

98:                                               ; preds = %97
  %99 = mul nsw i32 %85, %29, !dbg !241
  %100 = add nsw i32 %99, %31, !dbg !242
  %101 = sext i32 %100 to i64, !dbg !243
  %102 = getelementptr float, ptr %0, i64 %101, !dbg !243
  %103 = getelementptr i8, ptr %102, i64 -4, !dbg !243
  %104 = load float, ptr %103, align 4, !dbg !243, !tbaa !30
  store float %104, ptr %49, align 4, !dbg !244, !tbaa !30
  br label %105, !dbg !245

105:                                              ; preds = %98, %97
  br i1 %57, label %106, label %113, !dbg !246

106:                                              ; preds = %105
  %107 = mul nsw i32 %85, %29, !dbg !247
  %108 = add nsw i32 %107, %31, !dbg !248
  %109 = sext i32 %108 to i64, !dbg !249
  %110 = getelementptr float, ptr %0, i64 %109, !dbg !249
  %111 = getelementptr i8, ptr %110, i64 4, !dbg !249
  %112 = load float, ptr %111, align 4, !dbg !249, !tbaa !30
  store float %112, ptr %58, align 4, !dbg !250, !tbaa !30
  br label %113, !dbg !251

113:                                              ; preds = %106, %105
  br i1 %61, label %114, label %120, !dbg !252

114:                                              ; preds = %113
  %115 = mul nsw i32 %85, %29, !dbg !253
  %116 = add i32 %62, %115, !dbg !254
  %117 = sext i32 %116 to i64, !dbg !255
  %118 = getelementptr inbounds float, ptr %0, i64 %117, !dbg !255
  %119 = load float, ptr %118, align 4, !dbg !255, !tbaa !30
  store float %119, ptr %63, align 4, !dbg !256, !tbaa !30
  br label %120, !dbg !257

120:                                              ; preds = %114, %113
  br i1 %67, label %121, label %127, !dbg !258

121:                                              ; preds = %120
  %122 = mul nsw i32 %85, %29, !dbg !259
  %123 = add i32 %68, %122, !dbg !260
  %124 = sext i32 %123 to i64, !dbg !261
  %125 = getelementptr inbounds float, ptr %0, i64 %124, !dbg !261
  %126 = load float, ptr %125, align 4, !dbg !261, !tbaa !30
  store float %126, ptr %69, align 4, !dbg !262, !tbaa !30
  br label %127, !dbg !263

127:                                              ; preds = %120, %121, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !264
  br i1 %28, label %128, label %144, !dbg !265

128:                                              ; preds = %127
  %129 = fadd contract float %87, %96, !dbg !266
  %130 = load float, ptr %72, align 4, !dbg !267, !tbaa !30
  %131 = fadd contract float %129, %130, !dbg !268
  %132 = load float, ptr %76, align 4, !dbg !269, !tbaa !30
  %133 = fadd contract float %131, %132, !dbg !270
  %134 = load float, ptr %78, align 4, !dbg !271, !tbaa !30
  %135 = fadd contract float %133, %134, !dbg !272
  %136 = load float, ptr %81, align 4, !dbg !273, !tbaa !30
  %137 = fadd contract float %135, %136, !dbg !274
  %138 = fmul contract float %86, 6.000000e+00, !dbg !275
  %139 = fsub contract float %137, %138, !dbg !276
  %140 = mul nsw i32 %85, %29, !dbg !277
  %141 = add nsw i32 %140, %31, !dbg !278
  %142 = sext i32 %141 to i64, !dbg !279
  %143 = getelementptr inbounds float, ptr %1, i64 %142, !dbg !279
  store float %139, ptr %143, align 4, !dbg !280, !tbaa !30
  br label %144, !dbg !279

144:                                              ; preds = %127, %128
  %145 = add nuw nsw i32 %85, 1, !dbg !281
  %146 = icmp eq i32 %85, %82, !dbg !229
  br i1 %146, label %83, label %84, !dbg !230, !llvm.loop !282
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13stencil3d_boxPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !284 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !287
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !289
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !292
  %10 = shl i32 %9, 3, !dbg !294
  %11 = add i32 %10, %6, !dbg !295
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !296
  %13 = shl nuw nsw i32 %12, 3, !dbg !298
  %14 = add nuw nsw i32 %13, %7, !dbg !299
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !300
  %16 = shl nuw nsw i32 %15, 2, !dbg !303
  %17 = add nuw nsw i32 %16, %8, !dbg !304
  %18 = mul nsw i32 %3, %17, !dbg !305
  %19 = add nsw i32 %18, %14, !dbg !306
  %20 = mul nsw i32 %19, %2, !dbg !307
  %21 = add nsw i32 %20, %11, !dbg !308
  %22 = icmp slt i32 %11, %2, !dbg !309
  %23 = icmp slt i32 %14, %3
  %24 = and i1 %22, %23, !dbg !310
  %25 = icmp slt i32 %17, %4
  %26 = and i1 %24, %25, !dbg !310
  br i1 %26, label %27, label %102, !dbg !310

27:                                               ; preds = %5
  %28 = sext i32 %21 to i64, !dbg !311
  %29 = getelementptr inbounds float, ptr %0, i64 %28, !dbg !311
  %30 = load float, ptr %29, align 4, !dbg !311, !tbaa !30
  %31 = zext nneg i32 %8 to i64, !dbg !312
  %32 = getelementptr [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %31, !dbg !312
  %33 = getelementptr i8, ptr %32, i64 400, !dbg !312
  %34 = add nuw nsw i32 %7, 1, !dbg !313
  %35 = zext nneg i32 %34 to i64, !dbg !312
  %36 = getelementptr inbounds nuw [10 x float], ptr %33, i64 %35, !dbg !312
  %37 = add nuw nsw i32 %6, 1, !dbg !314
  %38 = zext nneg i32 %37 to i64, !dbg !312
  %39 = getelementptr inbounds nuw float, ptr %36, i64 %38, !dbg !312
  store float %30, ptr %39, align 4, !dbg !315, !tbaa !30
  %40 = icmp eq i32 %6, 0, !dbg !316
  %41 = icmp sgt i32 %11, 0
  %42 = and i1 %40, %41, !dbg !317
  br i1 %42, label %43, label %46, !dbg !317

43:                                               ; preds = %27
  %44 = getelementptr i8, ptr %29, i64 -4, !dbg !318
  %45 = load float, ptr %44, align 4, !dbg !318, !tbaa !30
  store float %45, ptr %36, align 4, !dbg !319, !tbaa !30
  br label %46, !dbg !320

46:                                               ; preds = %43, %27
  %47 = icmp eq i32 %6, 7, !dbg !321
  %48 = add nsw i32 %11, 1
  %49 = icmp slt i32 %48, %2
  %50 = select i1 %47, i1 %49, i1 false, !dbg !322
  br i1 %50, label %51, label %55, !dbg !322

51:                                               ; preds = %46
  %52 = getelementptr i8, ptr %29, i64 4, !dbg !323
  %53 = load float, ptr %52, align 4, !dbg !323, !tbaa !30
  %54 = getelementptr inbounds nuw i8, ptr %36, i64 36, !dbg !324
  store float %53, ptr %54, align 4, !dbg !325, !tbaa !30
  br label %55, !dbg !324

55:                                               ; preds = %51, %46
  %56 = icmp eq i32 %7, 0, !dbg !326
  %57 = icmp ne i32 %14, 0
  %58 = and i1 %56, %57, !dbg !327
  br i1 %58, label %59, label %65, !dbg !327

59:                                               ; preds = %55
  %60 = sub nsw i32 %21, %2, !dbg !328
  %61 = sext i32 %60 to i64, !dbg !329
  %62 = getelementptr inbounds float, ptr %0, i64 %61, !dbg !329
  %63 = load float, ptr %62, align 4, !dbg !329, !tbaa !30
  %64 = getelementptr inbounds nuw float, ptr %33, i64 %38, !dbg !330
  store float %63, ptr %64, align 4, !dbg !331, !tbaa !30
  br label %65, !dbg !330

65:                                               ; preds = %59, %55
  %66 = icmp eq i32 %7, 7, !dbg !332
  %67 = add nuw nsw i32 %14, 1
  %68 = icmp slt i32 %67, %3
  %69 = select i1 %66, i1 %68, i1 false, !dbg !333
  br i1 %69, label %70, label %77, !dbg !333

70:                                               ; preds = %65
  %71 = add nsw i32 %21, %2, !dbg !334
  %72 = sext i32 %71 to i64, !dbg !335
  %73 = getelementptr inbounds float, ptr %0, i64 %72, !dbg !335
  %74 = load float, ptr %73, align 4, !dbg !335, !tbaa !30
  %75 = getelementptr i8, ptr %32, i64 760, !dbg !336
  %76 = getelementptr inbounds nuw float, ptr %75, i64 %38, !dbg !336
  store float %74, ptr %76, align 4, !dbg !337, !tbaa !30
  br label %77, !dbg !336

77:                                               ; preds = %70, %65
  %78 = icmp eq i32 %8, 0, !dbg !338
  %79 = icmp ne i32 %17, 0
  %80 = and i1 %78, %79, !dbg !339
  br i1 %80, label %81, label %89, !dbg !339

81:                                               ; preds = %77
  %82 = mul nsw i32 %3, %2, !dbg !340
  %83 = sub nsw i32 %21, %82, !dbg !341
  %84 = sext i32 %83 to i64, !dbg !342
  %85 = getelementptr inbounds float, ptr %0, i64 %84, !dbg !342
  %86 = load float, ptr %85, align 4, !dbg !342, !tbaa !30
  %87 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %35, !dbg !343
  %88 = getelementptr inbounds nuw float, ptr %87, i64 %38, !dbg !343
  store float %86, ptr %88, align 4, !dbg !344, !tbaa !30
  br label %89, !dbg !343

89:                                               ; preds = %81, %77
  %90 = icmp eq i32 %8, 3, !dbg !345
  %91 = add nuw nsw i32 %17, 1
  %92 = icmp slt i32 %91, %4
  %93 = select i1 %90, i1 %92, i1 false, !dbg !346
  br i1 %93, label %94, label %102, !dbg !346

94:                                               ; preds = %89
  %95 = mul nsw i32 %3, %2, !dbg !347
  %96 = add nsw i32 %21, %95, !dbg !348
  %97 = sext i32 %96 to i64, !dbg !349
  %98 = getelementptr inbounds float, ptr %0, i64 %97, !dbg !349
  %99 = load float, ptr %98, align 4, !dbg !349, !tbaa !30
  %100 = getelementptr inbounds nuw [10 x float], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 2000), i64 %35, !dbg !350
  %101 = getelementptr inbounds nuw float, ptr %100, i64 %38, !dbg !350
  store float %99, ptr %101, align 4, !dbg !351, !tbaa !30
  br label %102, !dbg !350

102:                                              ; preds = %89, %94, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !352
  %103 = icmp eq i32 %11, 0, !dbg !353
  br i1 %103, label %156, label %104, !dbg !354

104:                                              ; preds = %102
  %105 = add nsw i32 %2, -1, !dbg !355
  %106 = icmp sge i32 %11, %105, !dbg !356
  %107 = icmp eq i32 %14, 0
  %108 = or i1 %107, %106, !dbg !357
  br i1 %108, label %156, label %109, !dbg !357

109:                                              ; preds = %104
  %110 = add nsw i32 %3, -1, !dbg !358
  %111 = icmp slt i32 %14, %110, !dbg !359
  %112 = icmp ne i32 %17, 0
  %113 = and i1 %112, %111, !dbg !360
  %114 = add nsw i32 %4, -1
  %115 = icmp slt i32 %17, %114
  %116 = select i1 %113, i1 %115, i1 false, !dbg !360
  br i1 %116, label %117, label %156, !dbg !360

117:                                              ; preds = %109
  %118 = zext nneg i32 %8 to i64, !dbg !361
  %119 = getelementptr inbounds nuw [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %118, !dbg !361
  %120 = add nuw nsw i32 %7, 1, !dbg !362
  %121 = zext nneg i32 %120 to i64, !dbg !361
  %122 = getelementptr inbounds nuw [10 x float], ptr %119, i64 %121, !dbg !361
  %123 = add nuw nsw i32 %6, 1, !dbg !363
  %124 = zext nneg i32 %123 to i64, !dbg !361
  %125 = getelementptr inbounds nuw float, ptr %122, i64 %124, !dbg !361
  %126 = load float, ptr %125, align 4, !dbg !361, !tbaa !30
  %127 = getelementptr i8, ptr %119, i64 800, !dbg !364
  %128 = getelementptr inbounds nuw [10 x float], ptr %127, i64 %121, !dbg !364
  %129 = getelementptr inbounds nuw float, ptr %128, i64 %124, !dbg !364
  %130 = load float, ptr %129, align 4, !dbg !364, !tbaa !30
  %131 = fadd contract float %126, %130, !dbg !365
  %132 = getelementptr i8, ptr %119, i64 400, !dbg !366
  %133 = zext nneg i32 %7 to i64, !dbg !366
  %134 = getelementptr inbounds nuw [10 x float], ptr %132, i64 %133, !dbg !366
  %135 = getelementptr inbounds nuw float, ptr %134, i64 %124, !dbg !366
  %136 = load float, ptr %135, align 4, !dbg !366, !tbaa !30
  %137 = fadd contract float %131, %136, !dbg !367
  %138 = getelementptr i8, ptr %134, i64 80, !dbg !368
  %139 = getelementptr inbounds nuw float, ptr %138, i64 %124, !dbg !368
  %140 = load float, ptr %139, align 4, !dbg !368, !tbaa !30
  %141 = fadd contract float %137, %140, !dbg !369
  %142 = getelementptr inbounds nuw [10 x float], ptr %132, i64 %121, !dbg !370
  %143 = zext nneg i32 %6 to i64, !dbg !370
  %144 = getelementptr inbounds nuw float, ptr %142, i64 %143, !dbg !370
  %145 = load float, ptr %144, align 4, !dbg !370, !tbaa !30
  %146 = fadd contract float %141, %145, !dbg !371
  %147 = getelementptr i8, ptr %144, i64 8, !dbg !372
  %148 = load float, ptr %147, align 4, !dbg !372, !tbaa !30
  %149 = fadd contract float %146, %148, !dbg !373
  %150 = getelementptr inbounds nuw float, ptr %142, i64 %124, !dbg !374
  %151 = load float, ptr %150, align 4, !dbg !374, !tbaa !30
  %152 = fmul contract float %151, 6.000000e+00, !dbg !375
  %153 = fsub contract float %149, %152, !dbg !376
  %154 = sext i32 %21 to i64, !dbg !377
  %155 = getelementptr inbounds float, ptr %1, i64 %154, !dbg !377
  store float %153, ptr %155, align 4, !dbg !378, !tbaa !30
  br label %156, !dbg !379

156:                                              ; preds = %102, %104, %109, %117
  ret void, !dbg !379
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_stencils.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "stencil1d_shared", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 8, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 8, column: 24, scope: !11)
!21 = !DILocation(line: 8, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 8, column: 37, scope: !11)
!25 = !DILocation(line: 8, column: 35, scope: !11)
!26 = !DILocation(line: 9, column: 23, scope: !11)
!27 = !DILocation(line: 10, column: 12, scope: !11)
!28 = !DILocation(line: 10, column: 10, scope: !11)
!29 = !DILocation(line: 10, column: 18, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 10, column: 3, scope: !11)
!33 = !DILocation(line: 10, column: 8, scope: !11)
!34 = !DILocation(line: 11, column: 19, scope: !11)
!35 = !DILocation(line: 12, column: 23, scope: !11)
!36 = !DILocation(line: 12, column: 21, scope: !11)
!37 = !DILocation(line: 12, column: 35, scope: !11)
!38 = !DILocation(line: 12, column: 5, scope: !11)
!39 = !DILocation(line: 12, column: 19, scope: !11)
!40 = !DILocation(line: 13, column: 22, scope: !11)
!41 = !DILocation(line: 13, column: 30, scope: !11)
!42 = !DILocation(line: 13, column: 20, scope: !11)
!43 = !DILocation(line: 13, column: 36, scope: !11)
!44 = !DILocation(line: 13, column: 5, scope: !11)
!45 = !DILocation(line: 13, column: 18, scope: !11)
!46 = !DILocation(line: 14, column: 3, scope: !11)
!47 = !DILocation(line: 15, column: 3, scope: !11)
!48 = !DILocation(line: 17, column: 3, scope: !11)
!49 = !DILocation(line: 18, column: 9, scope: !11)
!50 = !DILocation(line: 17, column: 54, scope: !11)
!51 = !DILocation(line: 17, column: 50, scope: !11)
!52 = !DILocation(line: 17, column: 47, scope: !11)
!53 = !DILocation(line: 17, column: 38, scope: !11)
!54 = !DILocation(line: 17, column: 27, scope: !11)
!55 = distinct !{!55, !48, !56, !57, !58}
!56 = !DILocation(line: 17, column: 57, scope: !11)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 18, column: 14, scope: !11)
!60 = !DILocation(line: 18, column: 21, scope: !11)
!61 = !DILocation(line: 19, column: 1, scope: !11)
!62 = distinct !DISubprogram(name: "stencil2d_shared", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 24, column: 11, scope: !62)
!65 = !DILocation(line: 24, column: 22, scope: !62)
!66 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !67)
!67 = distinct !DILocation(line: 24, column: 29, scope: !62)
!68 = !DILocation(line: 24, column: 27, scope: !62)
!69 = !DILocation(line: 67, column: 27, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 24, column: 46, scope: !62)
!72 = !DILocation(line: 24, column: 57, scope: !62)
!73 = !DILocation(line: 54, column: 27, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 24, column: 64, scope: !62)
!76 = !DILocation(line: 24, column: 62, scope: !62)
!77 = !DILocation(line: 25, column: 24, scope: !62)
!78 = !DILocation(line: 25, column: 46, scope: !62)
!79 = !DILocation(line: 26, column: 19, scope: !62)
!80 = !DILocation(line: 26, column: 23, scope: !62)
!81 = !DILocation(line: 27, column: 7, scope: !62)
!82 = !DILocation(line: 28, column: 22, scope: !62)
!83 = !DILocation(line: 28, column: 26, scope: !62)
!84 = !DILocation(line: 28, column: 17, scope: !62)
!85 = !DILocation(line: 28, column: 5, scope: !62)
!86 = !DILocation(line: 28, column: 15, scope: !62)
!87 = !DILocation(line: 29, column: 21, scope: !62)
!88 = !DILocation(line: 29, column: 26, scope: !62)
!89 = !DILocation(line: 29, column: 47, scope: !62)
!90 = !DILocation(line: 29, column: 45, scope: !62)
!91 = !DILocation(line: 29, column: 36, scope: !62)
!92 = !DILocation(line: 30, column: 21, scope: !62)
!93 = !DILocation(line: 30, column: 27, scope: !62)
!94 = !DILocation(line: 30, column: 53, scope: !62)
!95 = !DILocation(line: 30, column: 41, scope: !62)
!96 = !DILocation(line: 30, column: 51, scope: !62)
!97 = !DILocation(line: 31, column: 21, scope: !62)
!98 = !DILocation(line: 31, column: 26, scope: !62)
!99 = !DILocation(line: 31, column: 53, scope: !62)
!100 = !DILocation(line: 31, column: 58, scope: !62)
!101 = !DILocation(line: 31, column: 62, scope: !62)
!102 = !DILocation(line: 31, column: 47, scope: !62)
!103 = !DILocation(line: 31, column: 36, scope: !62)
!104 = !DILocation(line: 31, column: 45, scope: !62)
!105 = !DILocation(line: 32, column: 21, scope: !62)
!106 = !DILocation(line: 32, column: 27, scope: !62)
!107 = !DILocation(line: 32, column: 59, scope: !62)
!108 = !DILocation(line: 32, column: 64, scope: !62)
!109 = !DILocation(line: 32, column: 68, scope: !62)
!110 = !DILocation(line: 32, column: 53, scope: !62)
!111 = !DILocation(line: 32, column: 41, scope: !62)
!112 = !DILocation(line: 32, column: 51, scope: !62)
!113 = !DILocation(line: 34, column: 3, scope: !62)
!114 = !DILocation(line: 35, column: 9, scope: !62)
!115 = !DILocation(line: 35, column: 13, scope: !62)
!116 = !DILocation(line: 35, column: 22, scope: !62)
!117 = !DILocation(line: 35, column: 18, scope: !62)
!118 = !DILocation(line: 35, column: 26, scope: !62)
!119 = !DILocation(line: 36, column: 31, scope: !62)
!120 = !DILocation(line: 36, column: 47, scope: !62)
!121 = !DILocation(line: 36, column: 45, scope: !62)
!122 = !DILocation(line: 36, column: 63, scope: !62)
!123 = !DILocation(line: 36, column: 61, scope: !62)
!124 = !DILocation(line: 36, column: 79, scope: !62)
!125 = !DILocation(line: 36, column: 77, scope: !62)
!126 = !DILocation(line: 36, column: 28, scope: !62)
!127 = !DILocation(line: 36, column: 11, scope: !62)
!128 = !DILocation(line: 36, column: 15, scope: !62)
!129 = !DILocation(line: 36, column: 5, scope: !62)
!130 = !DILocation(line: 36, column: 20, scope: !62)
!131 = !DILocation(line: 37, column: 1, scope: !62)
!132 = distinct !DISubprogram(name: "blur_shared", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !134)
!134 = distinct !DILocation(line: 42, column: 12, scope: !132)
!135 = !DILocation(line: 42, column: 23, scope: !132)
!136 = !DILocation(line: 42, column: 28, scope: !132)
!137 = !DILocation(line: 67, column: 27, scope: !70, inlinedAt: !138)
!138 = distinct !DILocation(line: 42, column: 38, scope: !132)
!139 = !DILocation(line: 42, column: 49, scope: !132)
!140 = !DILocation(line: 42, column: 53, scope: !132)
!141 = !DILocation(line: 54, column: 27, scope: !74, inlinedAt: !142)
!142 = distinct !DILocation(line: 43, column: 11, scope: !132)
!143 = !DILocation(line: 43, column: 23, scope: !132)
!144 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !145)
!145 = distinct !DILocation(line: 43, column: 30, scope: !132)
!146 = !DILocation(line: 43, column: 28, scope: !132)
!147 = !DILocation(line: 44, column: 21, scope: !132)
!148 = !DILocation(line: 44, column: 3, scope: !132)
!149 = !DILocation(line: 48, column: 3, scope: !132)
!150 = !DILocation(line: 49, column: 27, scope: !132)
!151 = !DILocation(line: 49, column: 61, scope: !132)
!152 = !DILocation(line: 50, column: 9, scope: !132)
!153 = !DILocation(line: 50, column: 14, scope: !132)
!154 = !DILocation(line: 45, column: 28, scope: !132)
!155 = !DILocation(line: 45, column: 24, scope: !132)
!156 = !DILocation(line: 200, column: 47, scope: !157, inlinedAt: !159)
!157 = distinct !DISubprogram(name: "max", scope: !158, file: !158, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!159 = distinct !DILocation(line: 45, column: 17, scope: !132)
!160 = !DILocation(line: 201, column: 47, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "min", scope: !158, file: !158, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = distinct !DILocation(line: 45, column: 13, scope: !132)
!163 = !DILocation(line: 45, column: 65, scope: !132)
!164 = !DILocation(line: 45, column: 61, scope: !132)
!165 = !DILocation(line: 200, column: 47, scope: !157, inlinedAt: !166)
!166 = distinct !DILocation(line: 45, column: 54, scope: !132)
!167 = !DILocation(line: 201, column: 47, scope: !161, inlinedAt: !168)
!168 = distinct !DILocation(line: 45, column: 50, scope: !132)
!169 = !DILocation(line: 46, column: 30, scope: !132)
!170 = !DILocation(line: 46, column: 34, scope: !132)
!171 = !DILocation(line: 46, column: 25, scope: !132)
!172 = !DILocation(line: 46, column: 5, scope: !132)
!173 = !DILocation(line: 46, column: 23, scope: !132)
!174 = !DILocation(line: 44, column: 34, scope: !132)
!175 = distinct !{!175, !148, !176, !57, !58}
!176 = !DILocation(line: 47, column: 3, scope: !132)
!177 = !DILocation(line: 53, column: 5, scope: !132)
!178 = !DILocation(line: 54, column: 9, scope: !132)
!179 = !DILocation(line: 54, column: 13, scope: !132)
!180 = !DILocation(line: 54, column: 3, scope: !132)
!181 = !DILocation(line: 54, column: 18, scope: !132)
!182 = !DILocation(line: 55, column: 1, scope: !132)
!183 = !DILocation(line: 52, column: 28, scope: !132)
!184 = !DILocation(line: 52, column: 23, scope: !132)
!185 = !DILocation(line: 52, column: 3, scope: !132)
!186 = distinct !{!186, !185, !187, !57, !58}
!187 = !DILocation(line: 53, column: 99, scope: !132)
!188 = !DILocation(line: 53, column: 55, scope: !132)
!189 = !DILocation(line: 53, column: 43, scope: !132)
!190 = !DILocation(line: 53, column: 95, scope: !132)
!191 = !DILocation(line: 53, column: 63, scope: !132)
!192 = !DILocation(line: 53, column: 61, scope: !132)
!193 = !DILocation(line: 53, column: 40, scope: !132)
!194 = !DILocation(line: 53, column: 30, scope: !132)
!195 = !DILocation(line: 53, column: 25, scope: !132)
!196 = distinct !{!196, !177, !187, !57, !58}
!197 = distinct !DISubprogram(name: "stencil3d_planes", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !199)
!199 = distinct !DILocation(line: 61, column: 11, scope: !197)
!200 = !DILocation(line: 61, column: 22, scope: !197)
!201 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !202)
!202 = distinct !DILocation(line: 61, column: 29, scope: !197)
!203 = !DILocation(line: 61, column: 27, scope: !197)
!204 = !DILocation(line: 67, column: 27, scope: !70, inlinedAt: !205)
!205 = distinct !DILocation(line: 61, column: 46, scope: !197)
!206 = !DILocation(line: 61, column: 57, scope: !197)
!207 = !DILocation(line: 54, column: 27, scope: !74, inlinedAt: !208)
!208 = distinct !DILocation(line: 61, column: 63, scope: !197)
!209 = !DILocation(line: 61, column: 61, scope: !197)
!210 = !DILocation(line: 62, column: 24, scope: !197)
!211 = !DILocation(line: 63, column: 18, scope: !197)
!212 = !DILocation(line: 63, column: 23, scope: !197)
!213 = !DILocation(line: 64, column: 18, scope: !197)
!214 = !DILocation(line: 64, column: 22, scope: !197)
!215 = !DILocation(line: 64, column: 32, scope: !197)
!216 = !DILocation(line: 64, column: 27, scope: !197)
!217 = !DILocation(line: 64, column: 36, scope: !197)
!218 = !DILocation(line: 64, column: 55, scope: !197)
!219 = !DILocation(line: 64, column: 50, scope: !197)
!220 = !DILocation(line: 0, scope: !197)
!221 = !DILocation(line: 65, column: 18, scope: !197)
!222 = !DILocation(line: 65, column: 31, scope: !197)
!223 = !DILocation(line: 65, column: 36, scope: !197)
!224 = !DILocation(line: 66, column: 30, scope: !197)
!225 = !DILocation(line: 66, column: 38, scope: !197)
!226 = !DILocation(line: 66, column: 61, scope: !197)
!227 = !DILocation(line: 66, column: 75, scope: !197)
!228 = !DILocation(line: 66, column: 69, scope: !197)
!229 = !DILocation(line: 67, column: 21, scope: !197)
!230 = !DILocation(line: 67, column: 3, scope: !197)
!231 = !DILocation(line: 84, column: 1, scope: !197)
!232 = !DILocation(line: 70, column: 13, scope: !197)
!233 = !DILocation(line: 70, column: 32, scope: !197)
!234 = !DILocation(line: 70, column: 37, scope: !197)
!235 = !DILocation(line: 70, column: 27, scope: !197)
!236 = !DILocation(line: 70, column: 21, scope: !197)
!237 = !DILocation(line: 71, column: 5, scope: !197)
!238 = !DILocation(line: 72, column: 15, scope: !197)
!239 = !DILocation(line: 73, column: 9, scope: !197)
!240 = !DILocation(line: 74, column: 28, scope: !197)
!241 = !DILocation(line: 74, column: 59, scope: !197)
!242 = !DILocation(line: 74, column: 55, scope: !197)
!243 = !DILocation(line: 74, column: 49, scope: !197)
!244 = !DILocation(line: 74, column: 47, scope: !197)
!245 = !DILocation(line: 74, column: 38, scope: !197)
!246 = !DILocation(line: 75, column: 29, scope: !197)
!247 = !DILocation(line: 75, column: 66, scope: !197)
!248 = !DILocation(line: 75, column: 62, scope: !197)
!249 = !DILocation(line: 75, column: 56, scope: !197)
!250 = !DILocation(line: 75, column: 54, scope: !197)
!251 = !DILocation(line: 75, column: 44, scope: !197)
!252 = !DILocation(line: 76, column: 28, scope: !197)
!253 = !DILocation(line: 76, column: 59, scope: !197)
!254 = !DILocation(line: 76, column: 67, scope: !197)
!255 = !DILocation(line: 76, column: 49, scope: !197)
!256 = !DILocation(line: 76, column: 47, scope: !197)
!257 = !DILocation(line: 76, column: 38, scope: !197)
!258 = !DILocation(line: 77, column: 28, scope: !197)
!259 = !DILocation(line: 77, column: 64, scope: !197)
!260 = !DILocation(line: 77, column: 72, scope: !197)
!261 = !DILocation(line: 77, column: 54, scope: !197)
!262 = !DILocation(line: 77, column: 52, scope: !197)
!263 = !DILocation(line: 77, column: 43, scope: !197)
!264 = !DILocation(line: 79, column: 5, scope: !197)
!265 = !DILocation(line: 80, column: 9, scope: !197)
!266 = !DILocation(line: 81, column: 35, scope: !197)
!267 = !DILocation(line: 81, column: 45, scope: !197)
!268 = !DILocation(line: 81, column: 43, scope: !197)
!269 = !DILocation(line: 81, column: 61, scope: !197)
!270 = !DILocation(line: 81, column: 59, scope: !197)
!271 = !DILocation(line: 81, column: 77, scope: !197)
!272 = !DILocation(line: 81, column: 75, scope: !197)
!273 = !DILocation(line: 82, column: 29, scope: !197)
!274 = !DILocation(line: 81, column: 91, scope: !197)
!275 = !DILocation(line: 82, column: 50, scope: !197)
!276 = !DILocation(line: 82, column: 43, scope: !197)
!277 = !DILocation(line: 81, column: 18, scope: !197)
!278 = !DILocation(line: 81, column: 14, scope: !197)
!279 = !DILocation(line: 81, column: 7, scope: !197)
!280 = !DILocation(line: 81, column: 27, scope: !197)
!281 = !DILocation(line: 67, column: 31, scope: !197)
!282 = distinct !{!282, !230, !283, !57, !58}
!283 = !DILocation(line: 83, column: 3, scope: !197)
!284 = distinct !DISubprogram(name: "stencil3d_box", scope: !1, file: !1, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !286)
!286 = distinct !DILocation(line: 89, column: 12, scope: !284)
!287 = !DILocation(line: 54, column: 27, scope: !74, inlinedAt: !288)
!288 = distinct !DILocation(line: 89, column: 30, scope: !284)
!289 = !DILocation(line: 55, column: 27, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!291 = distinct !DILocation(line: 89, column: 48, scope: !284)
!292 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !293)
!293 = distinct !DILocation(line: 90, column: 11, scope: !284)
!294 = !DILocation(line: 90, column: 22, scope: !284)
!295 = !DILocation(line: 90, column: 26, scope: !284)
!296 = !DILocation(line: 67, column: 27, scope: !70, inlinedAt: !297)
!297 = distinct !DILocation(line: 90, column: 36, scope: !284)
!298 = !DILocation(line: 90, column: 47, scope: !284)
!299 = !DILocation(line: 90, column: 51, scope: !284)
!300 = !DILocation(line: 68, column: 27, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!302 = distinct !DILocation(line: 90, column: 61, scope: !284)
!303 = !DILocation(line: 90, column: 72, scope: !284)
!304 = !DILocation(line: 90, column: 76, scope: !284)
!305 = !DILocation(line: 91, column: 15, scope: !284)
!306 = !DILocation(line: 91, column: 20, scope: !284)
!307 = !DILocation(line: 91, column: 25, scope: !284)
!308 = !DILocation(line: 91, column: 30, scope: !284)
!309 = !DILocation(line: 92, column: 9, scope: !284)
!310 = !DILocation(line: 92, column: 14, scope: !284)
!311 = !DILocation(line: 93, column: 33, scope: !284)
!312 = !DILocation(line: 93, column: 5, scope: !284)
!313 = !DILocation(line: 93, column: 18, scope: !284)
!314 = !DILocation(line: 93, column: 26, scope: !284)
!315 = !DILocation(line: 93, column: 31, scope: !284)
!316 = !DILocation(line: 94, column: 12, scope: !284)
!317 = !DILocation(line: 94, column: 17, scope: !284)
!318 = !DILocation(line: 94, column: 50, scope: !284)
!319 = !DILocation(line: 94, column: 48, scope: !284)
!320 = !DILocation(line: 94, column: 27, scope: !284)
!321 = !DILocation(line: 95, column: 12, scope: !284)
!322 = !DILocation(line: 95, column: 17, scope: !284)
!323 = !DILocation(line: 95, column: 55, scope: !284)
!324 = !DILocation(line: 95, column: 32, scope: !284)
!325 = !DILocation(line: 95, column: 53, scope: !284)
!326 = !DILocation(line: 96, column: 12, scope: !284)
!327 = !DILocation(line: 96, column: 17, scope: !284)
!328 = !DILocation(line: 96, column: 56, scope: !284)
!329 = !DILocation(line: 96, column: 50, scope: !284)
!330 = !DILocation(line: 96, column: 27, scope: !284)
!331 = !DILocation(line: 96, column: 48, scope: !284)
!332 = !DILocation(line: 97, column: 12, scope: !284)
!333 = !DILocation(line: 97, column: 17, scope: !284)
!334 = !DILocation(line: 97, column: 61, scope: !284)
!335 = !DILocation(line: 97, column: 55, scope: !284)
!336 = !DILocation(line: 97, column: 32, scope: !284)
!337 = !DILocation(line: 97, column: 53, scope: !284)
!338 = !DILocation(line: 98, column: 12, scope: !284)
!339 = !DILocation(line: 98, column: 17, scope: !284)
!340 = !DILocation(line: 98, column: 61, scope: !284)
!341 = !DILocation(line: 98, column: 56, scope: !284)
!342 = !DILocation(line: 98, column: 50, scope: !284)
!343 = !DILocation(line: 98, column: 27, scope: !284)
!344 = !DILocation(line: 98, column: 48, scope: !284)
!345 = !DILocation(line: 99, column: 12, scope: !284)
!346 = !DILocation(line: 99, column: 17, scope: !284)
!347 = !DILocation(line: 99, column: 66, scope: !284)
!348 = !DILocation(line: 99, column: 61, scope: !284)
!349 = !DILocation(line: 99, column: 55, scope: !284)
!350 = !DILocation(line: 99, column: 32, scope: !284)
!351 = !DILocation(line: 99, column: 53, scope: !284)
!352 = !DILocation(line: 101, column: 3, scope: !284)
!353 = !DILocation(line: 102, column: 9, scope: !284)
!354 = !DILocation(line: 102, column: 14, scope: !284)
!355 = !DILocation(line: 102, column: 25, scope: !284)
!356 = !DILocation(line: 102, column: 19, scope: !284)
!357 = !DILocation(line: 102, column: 29, scope: !284)
!358 = !DILocation(line: 102, column: 50, scope: !284)
!359 = !DILocation(line: 102, column: 44, scope: !284)
!360 = !DILocation(line: 102, column: 54, scope: !284)
!361 = !DILocation(line: 103, column: 13, scope: !284)
!362 = !DILocation(line: 103, column: 22, scope: !284)
!363 = !DILocation(line: 103, column: 30, scope: !284)
!364 = !DILocation(line: 103, column: 37, scope: !284)
!365 = !DILocation(line: 103, column: 35, scope: !284)
!366 = !DILocation(line: 103, column: 65, scope: !284)
!367 = !DILocation(line: 103, column: 63, scope: !284)
!368 = !DILocation(line: 104, column: 13, scope: !284)
!369 = !DILocation(line: 103, column: 87, scope: !284)
!370 = !DILocation(line: 104, column: 41, scope: !284)
!371 = !DILocation(line: 104, column: 39, scope: !284)
!372 = !DILocation(line: 104, column: 65, scope: !284)
!373 = !DILocation(line: 104, column: 63, scope: !284)
!374 = !DILocation(line: 105, column: 20, scope: !284)
!375 = !DILocation(line: 105, column: 18, scope: !284)
!376 = !DILocation(line: 104, column: 91, scope: !284)
!377 = !DILocation(line: 103, column: 3, scope: !284)
!378 = !DILocation(line: 103, column: 11, scope: !284)
!379 = !DILocation(line: 106, column: 1, scope: !284)
