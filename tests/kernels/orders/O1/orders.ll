; ModuleID = 'orders.cu'
source_filename = "orders.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14merge_exchangeE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14bitonic_eitherE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6bricksE1s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge_exchange(ptr noundef captures(none) %0) local_unnamed_addr #0 !dbg !11 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %4 = shl i32 %3, 7, !dbg !21
  %5 = zext i32 %4 to i64, !dbg !22
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !22
  %7 = zext nneg i32 %2 to i64, !dbg !23
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7, !dbg !23
  %9 = load i32, ptr %8, align 4, !dbg !23, !tbaa !7
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %7, !dbg !24
  store i32 %9, ptr %10, align 4, !dbg !25, !tbaa !7
  %11 = add nuw nsw i32 %2, 64, !dbg !26
  %12 = zext nneg i32 %11 to i64, !dbg !27
  %13 = getelementptr inbounds nuw i32, ptr %6, i64 %12, !dbg !27
  %14 = load i32, ptr %13, align 4, !dbg !27, !tbaa !7
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %12, !dbg !28
  store i32 %14, ptr %15, align 4, !dbg !29, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %16 = icmp samesign ult i32 %2, 128
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %18, !dbg !31

18:                                               ; preds = %1, %30
  %19 = phi i32 [ 1, %1 ], [ %31, %30 ]
  %20 = shl nuw nsw i32 %19, 1
  %21 = add nsw i32 %19, -1
  %22 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  br label %26, !dbg !32

23:                                               ; preds = %30
  %24 = load i32, ptr %10, align 4, !dbg !33, !tbaa !7
  store i32 %24, ptr %8, align 4, !dbg !34, !tbaa !7
  %25 = load i32, ptr %15, align 4, !dbg !35, !tbaa !7
  store i32 %25, ptr %13, align 4, !dbg !36, !tbaa !7
  ret void, !dbg !37

26:                                               ; preds = %18, %33
  %27 = phi i32 [ %19, %18 ], [ %34, %33 ]
  br i1 %16, label %28, label %33, !dbg !38

28:                                               ; preds = %26
  %29 = and i32 %27, %21
  br label %36, !dbg !38

30:                                               ; preds = %33
  %31 = shl i32 %19, 1, !dbg !39
  %32 = icmp slt i32 %31, 128, !dbg !40
  br i1 %32, label %18, label %23, !dbg !31, !llvm.loop !41

33:                                               ; preds = %59, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  %34 = lshr i32 %27, 1, !dbg !46
  %35 = icmp eq i32 %34, 0, !dbg !47
  br i1 %35, label %30, label %26, !dbg !32, !llvm.loop !48

36:                                               ; preds = %28, %59
  %37 = phi i32 [ %2, %28 ], [ %60, %59 ]
  %38 = icmp slt i32 %37, %29, !dbg !49
  br i1 %38, label %59, label %39, !dbg !50

39:                                               ; preds = %36
  %40 = sub nsw i32 %37, %29, !dbg !51
  %41 = and i32 %40, %27, !dbg !52
  %42 = icmp eq i32 %41, 0, !dbg !52
  br i1 %42, label %43, label %59, !dbg !53

43:                                               ; preds = %39
  %44 = add nuw nsw i32 %37, %27, !dbg !54
  %45 = icmp slt i32 %44, 128, !dbg !55
  br i1 %45, label %46, label %59, !dbg !56

46:                                               ; preds = %43
  %47 = lshr i32 %37, %22, !dbg !57
  %48 = sdiv i32 %44, %20, !dbg !58
  %49 = icmp eq i32 %47, %48, !dbg !59
  br i1 %49, label %50, label %59, !dbg !56

50:                                               ; preds = %46
  %51 = zext nneg i32 %37 to i64, !dbg !60
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %51, !dbg !60
  %53 = load i32, ptr %52, align 4, !dbg !60, !tbaa !7
  %54 = zext nneg i32 %44 to i64, !dbg !61
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %54, !dbg !61
  %56 = load i32, ptr %55, align 4, !dbg !61, !tbaa !7
  %57 = tail call noundef i32 @llvm.umin.i32(i32 %53, i32 %56), !dbg !62
  store i32 %57, ptr %52, align 4, !dbg !66, !tbaa !7
  %58 = tail call noundef i32 @llvm.umax.i32(i32 %53, i32 %56), !dbg !67
  store i32 %58, ptr %55, align 4, !dbg !70, !tbaa !7
  br label %59, !dbg !71

59:                                               ; preds = %50, %46, %43, %39, %36
  %60 = add nuw nsw i32 %37, %17, !dbg !72
  %61 = icmp samesign ult i32 %60, 128, !dbg !73
  br i1 %61, label %36, label %33, !dbg !38, !llvm.loop !74
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeRfS_i(ptr noundef nonnull align 4 captures(none) dereferenceable(4) %0, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !76 {
  %4 = load float, ptr %0, align 4, !dbg !77, !tbaa !78
  %5 = load float, ptr %1, align 4, !dbg !80, !tbaa !78
  %6 = fcmp contract ogt float %4, %5, !dbg !81
  %7 = zext i1 %6 to i32, !dbg !82
  %8 = icmp eq i32 %2, %7, !dbg !83
  br i1 %8, label %9, label %10, !dbg !83

9:                                                ; preds = %3
  store float %5, ptr %0, align 4, !dbg !84, !tbaa !78
  store float %4, ptr %1, align 4, !dbg !85, !tbaa !78
  br label %10, !dbg !86

10:                                               ; preds = %9, %3
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_either(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !88 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %6 = shl i32 %5, 7, !dbg !91
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %8 = add i32 %6, %7, !dbg !94
  %9 = zext i32 %8 to i64, !dbg !95
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9, !dbg !95
  %11 = load float, ptr %10, align 4, !dbg !96, !tbaa !78
  %12 = zext nneg i32 %7 to i64, !dbg !97
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %12, !dbg !97
  store float %11, ptr %13, align 4, !dbg !98, !tbaa !78
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 256, !dbg !99
  %15 = load float, ptr %14, align 4, !dbg !99, !tbaa !78
  %16 = zext nneg i32 %7 to i64, !dbg !100
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %16, !dbg !100
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 256, !dbg !100
  store float %15, ptr %18, align 4, !dbg !101, !tbaa !78
  %19 = icmp sgt i32 %2, 2, !dbg !102
  br i1 %19, label %20, label %22, !dbg !103

20:                                               ; preds = %4
  %21 = shl nuw nsw i32 %7, 1
  br label %27, !dbg !103

22:                                               ; preds = %35, %4
  %23 = icmp sgt i32 %2, 1, !dbg !104
  br i1 %23, label %24, label %57, !dbg !105

24:                                               ; preds = %22
  %25 = lshr i32 %2, 1, !dbg !106
  %26 = shl nuw nsw i32 %7, 1
  br label %62, !dbg !105

27:                                               ; preds = %20, %35
  %28 = phi i32 [ 2, %20 ], [ %36, %35 ]
  %29 = ashr exact i32 %28, 1, !dbg !107
  %30 = and i32 %29, %7, !dbg !108
  %31 = icmp ne i32 %30, 0, !dbg !109
  %32 = zext i1 %31 to i32, !dbg !110
  %33 = xor i32 %3, %32, !dbg !111
  %34 = icmp sgt i32 %29, 0, !dbg !112
  br i1 %34, label %38, label %35, !dbg !113

35:                                               ; preds = %54, %27
  %36 = shl i32 %28, 1, !dbg !114
  %37 = icmp slt i32 %36, %2, !dbg !102
  br i1 %37, label %27, label %22, !dbg !103, !llvm.loop !115

38:                                               ; preds = %27, %54
  %39 = phi i32 [ %55, %54 ], [ %29, %27 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !117
  %40 = add nuw nsw i32 %39, 1023, !dbg !118
  %41 = and i32 %40, %7, !dbg !119
  %42 = sub nsw i32 %21, %41, !dbg !120
  %43 = sext i32 %42 to i64, !dbg !121
  %44 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %43, !dbg !121
  %45 = add nsw i32 %42, %39, !dbg !122
  %46 = sext i32 %45 to i64, !dbg !123
  %47 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %46, !dbg !123
  %48 = load float, ptr %44, align 4, !dbg !124, !tbaa !78
  %49 = load float, ptr %47, align 4, !dbg !126, !tbaa !78
  %50 = fcmp contract ogt float %48, %49, !dbg !127
  %51 = zext i1 %50 to i32, !dbg !128
  %52 = icmp eq i32 %33, %51, !dbg !129
  br i1 %52, label %53, label %54, !dbg !129

53:                                               ; preds = %38
  store float %49, ptr %44, align 4, !dbg !130, !tbaa !78
  store float %48, ptr %47, align 4, !dbg !131, !tbaa !78
  br label %54, !dbg !132

54:                                               ; preds = %38, %53
  %55 = lshr i32 %39, 1, !dbg !133
  %56 = icmp eq i32 %55, 0, !dbg !112
  br i1 %56, label %35, label %38, !dbg !113, !llvm.loop !134

57:                                               ; preds = %78, %22
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  %59 = load float, ptr %13, align 4, !dbg !138, !tbaa !78
  store float %59, ptr %58, align 4, !dbg !139, !tbaa !78
  %60 = load float, ptr %18, align 4, !dbg !140, !tbaa !78
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 256, !dbg !141
  store float %60, ptr %61, align 4, !dbg !142, !tbaa !78
  ret void, !dbg !143

62:                                               ; preds = %24, %78
  %63 = phi i32 [ %25, %24 ], [ %79, %78 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %64 = add nuw nsw i32 %63, 1023, !dbg !145
  %65 = and i32 %64, %7, !dbg !146
  %66 = sub nsw i32 %26, %65, !dbg !147
  %67 = sext i32 %66 to i64, !dbg !148
  %68 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %67, !dbg !148
  %69 = add nsw i32 %66, %63, !dbg !149
  %70 = sext i32 %69 to i64, !dbg !150
  %71 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %70, !dbg !150
  %72 = load float, ptr %68, align 4, !dbg !151, !tbaa !78
  %73 = load float, ptr %71, align 4, !dbg !153, !tbaa !78
  %74 = fcmp contract ogt float %72, %73, !dbg !154
  %75 = zext i1 %74 to i32, !dbg !155
  %76 = icmp eq i32 %3, %75, !dbg !156
  br i1 %76, label %77, label %78, !dbg !156

77:                                               ; preds = %62
  store float %73, ptr %68, align 4, !dbg !157, !tbaa !78
  store float %72, ptr %71, align 4, !dbg !158, !tbaa !78
  br label %78, !dbg !159

78:                                               ; preds = %62, %77
  %79 = lshr i32 %63, 1, !dbg !160
  %80 = icmp eq i32 %79, 0, !dbg !104
  br i1 %80, label %57, label %62, !dbg !105, !llvm.loop !161
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bricks(ptr noundef captures(none) %0) local_unnamed_addr #0 !dbg !163 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %4 = shl i32 %3, 5, !dbg !168
  %5 = add i32 %4, %2, !dbg !169
  %6 = zext i32 %5 to i64, !dbg !170
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6, !dbg !170
  %8 = load i64, ptr %7, align 8, !dbg !170, !tbaa !171
  %9 = zext nneg i32 %2 to i64, !dbg !173
  %10 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 %9, !dbg !173
  store i64 %8, ptr %10, align 8, !dbg !174, !tbaa !171
  %11 = icmp samesign ult i32 %2, 31
  %12 = getelementptr i8, ptr %10, i64 8
  br label %15, !dbg !175

13:                                               ; preds = %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !176
  %14 = load i64, ptr %10, align 8, !dbg !177, !tbaa !171
  store i64 %14, ptr %7, align 8, !dbg !178, !tbaa !171
  ret void, !dbg !179

15:                                               ; preds = %1, %26
  %16 = phi i32 [ 0, %1 ], [ %27, %26 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !180
  %17 = xor i32 %16, %2, !dbg !181
  %18 = and i32 %17, 1, !dbg !181
  %19 = icmp eq i32 %18, 0, !dbg !181
  %20 = and i1 %11, %19, !dbg !182
  br i1 %20, label %21, label %26, !dbg !182

21:                                               ; preds = %15
  %22 = load i64, ptr %10, align 8, !dbg !183, !tbaa !171
  %23 = load i64, ptr %12, align 8, !dbg !184, !tbaa !171
  %24 = icmp slt i64 %22, %23, !dbg !185
  br i1 %24, label %25, label %26, !dbg !186

25:                                               ; preds = %21
  store i64 %23, ptr %10, align 8, !dbg !187, !tbaa !171
  store i64 %22, ptr %12, align 8, !dbg !188, !tbaa !171
  br label %26, !dbg !189

26:                                               ; preds = %15, %21, %25
  %27 = add nuw nsw i32 %16, 1, !dbg !190
  %28 = icmp eq i32 %27, 32, !dbg !191
  br i1 %28, label %13, label %15, !dbg !175, !llvm.loop !192
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 !dbg !194 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %4 = mul i32 %2, %3, !dbg !200
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %6 = add i32 %4, %5, !dbg !203
  %7 = and i32 %5, 31, !dbg !204
  %8 = sext i32 %6 to i64, !dbg !205
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !205
  %10 = load i32, ptr %9, align 4, !dbg !205, !tbaa !7
  br label %12, !dbg !206

11:                                               ; preds = %20
  store i32 %21, ptr %9, align 4, !dbg !207, !tbaa !7
  ret void, !dbg !208

12:                                               ; preds = %1, %20
  %13 = phi i32 [ %10, %1 ], [ %21, %20 ]
  %14 = phi i32 [ 2, %1 ], [ %22, %20 ]
  %15 = ashr exact i32 %14, 1, !dbg !209
  %16 = icmp sgt i32 %15, 0, !dbg !210
  br i1 %16, label %17, label %20, !dbg !211

17:                                               ; preds = %12
  %18 = and i32 %14, %7
  %19 = icmp ne i32 %18, 0
  br label %24, !dbg !211

20:                                               ; preds = %35, %12
  %21 = phi i32 [ %13, %12 ], [ %36, %35 ], !dbg !212
  %22 = shl i32 %14, 1, !dbg !213
  %23 = icmp slt i32 %22, 33, !dbg !214
  br i1 %23, label %12, label %11, !dbg !206, !llvm.loop !215

24:                                               ; preds = %17, %35
  %25 = phi i32 [ %13, %17 ], [ %36, %35 ]
  %26 = phi i32 [ %15, %17 ], [ %37, %35 ]
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %25, i32 %26, i32 31), !dbg !217
  %28 = and i32 %26, %7, !dbg !221
  %29 = icmp eq i32 %28, 0, !dbg !222
  %30 = xor i1 %19, %29, !dbg !223
  br i1 %30, label %31, label %33, !dbg !224

31:                                               ; preds = %24
  %32 = tail call noundef i32 @__nv_min(i32 noundef %25, i32 noundef %27) #10, !dbg !225
  br label %35, !dbg !224

33:                                               ; preds = %24
  %34 = tail call noundef i32 @__nv_max(i32 noundef %25, i32 noundef %27) #10, !dbg !229
  br label %35, !dbg !224

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ], !dbg !224
  %37 = lshr i32 %26, 1, !dbg !232
  %38 = icmp eq i32 %37, 0, !dbg !210
  br i1 %38, label %20, label %24, !dbg !211, !llvm.loop !233
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sort_eight(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !234 {
  %4 = alloca [8 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %7 = mul i32 %5, %6, !dbg !239
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %9 = add i32 %7, %8, !dbg !242
  %10 = icmp slt i32 %9, %2, !dbg !243
  br i1 %10, label %11, label %53, !dbg !243

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !dbg !244
  %12 = shl nsw i32 %9, 3
  br label %13, !dbg !245

13:                                               ; preds = %11, %13
  %14 = phi i32 [ 0, %11 ], [ %21, %13 ]
  %15 = add nuw nsw i32 %14, %12, !dbg !246
  %16 = sext i32 %15 to i64, !dbg !247
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !247
  %18 = load float, ptr %17, align 4, !dbg !247, !tbaa !78
  %19 = zext nneg i32 %14 to i64, !dbg !248
  %20 = getelementptr inbounds nuw float, ptr %4, i64 %19, !dbg !248
  store float %18, ptr %20, align 4, !dbg !249, !tbaa !78
  %21 = add nuw nsw i32 %14, 1, !dbg !250
  %22 = icmp eq i32 %21, 8, !dbg !251
  br i1 %22, label %23, label %13, !dbg !245, !llvm.loop !252

23:                                               ; preds = %13, %27
  %24 = phi i32 [ %28, %27 ], [ 1, %13 ]
  br label %30, !dbg !254

25:                                               ; preds = %27
  %26 = shl nsw i32 %9, 3
  br label %43, !dbg !255

27:                                               ; preds = %39
  %28 = add nuw nsw i32 %24, 1, !dbg !256
  %29 = icmp eq i32 %28, 8, !dbg !257
  br i1 %29, label %25, label %23, !dbg !258, !llvm.loop !259

30:                                               ; preds = %23, %39
  %31 = phi i32 [ %24, %23 ], [ %40, %39 ]
  %32 = zext nneg i32 %31 to i64, !dbg !261
  %33 = getelementptr inbounds nuw float, ptr %4, i64 %32, !dbg !261
  %34 = load float, ptr %33, align 4, !dbg !261, !tbaa !78
  %35 = getelementptr i8, ptr %33, i64 -4, !dbg !262
  %36 = load float, ptr %35, align 4, !dbg !262, !tbaa !78
  %37 = fcmp contract olt float %34, %36, !dbg !263
  br i1 %37, label %38, label %39, !dbg !263

38:                                               ; preds = %30
  store float %36, ptr %33, align 4, !dbg !264, !tbaa !78
  store float %34, ptr %35, align 4, !dbg !265, !tbaa !78
  br label %39, !dbg !260

39:                                               ; preds = %30, %38
  %40 = add nsw i32 %31, -1, !dbg !266
  %41 = icmp sgt i32 %31, 1, !dbg !267
  br i1 %41, label %30, label %27, !dbg !254, !llvm.loop !268

42:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !269
  br label %53, !dbg !269

43:                                               ; preds = %25, %43
  %44 = phi i32 [ 0, %25 ], [ %51, %43 ]
  %45 = zext nneg i32 %44 to i64, !dbg !270
  %46 = getelementptr inbounds nuw float, ptr %4, i64 %45, !dbg !270
  %47 = load float, ptr %46, align 4, !dbg !270, !tbaa !78
  %48 = add nuw nsw i32 %44, %26, !dbg !271
  %49 = sext i32 %48 to i64, !dbg !272
  %50 = getelementptr inbounds float, ptr %1, i64 %49, !dbg !272
  store float %47, ptr %50, align 4, !dbg !273, !tbaa !78
  %51 = add nuw nsw i32 %44, 1, !dbg !274
  %52 = icmp eq i32 %51, 8, !dbg !275
  br i1 %52, label %42, label %43, !dbg !255, !llvm.loop !276

53:                                               ; preds = %3, %42
  ret void, !dbg !269
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "orders.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "merge_exchange", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 10, column: 23, scope: !11)
!21 = !DILocation(line: 10, column: 34, scope: !11)
!22 = !DILocation(line: 10, column: 21, scope: !11)
!23 = !DILocation(line: 11, column: 10, scope: !11)
!24 = !DILocation(line: 11, column: 3, scope: !11)
!25 = !DILocation(line: 11, column: 8, scope: !11)
!26 = !DILocation(line: 12, column: 25, scope: !11)
!27 = !DILocation(line: 12, column: 21, scope: !11)
!28 = !DILocation(line: 12, column: 3, scope: !11)
!29 = !DILocation(line: 12, column: 19, scope: !11)
!30 = !DILocation(line: 13, column: 3, scope: !11)
!31 = !DILocation(line: 14, column: 3, scope: !11)
!32 = !DILocation(line: 15, column: 5, scope: !11)
!33 = !DILocation(line: 26, column: 10, scope: !11)
!34 = !DILocation(line: 26, column: 8, scope: !11)
!35 = !DILocation(line: 27, column: 21, scope: !11)
!36 = !DILocation(line: 27, column: 19, scope: !11)
!37 = !DILocation(line: 28, column: 1, scope: !11)
!38 = !DILocation(line: 16, column: 7, scope: !11)
!39 = !DILocation(line: 14, column: 31, scope: !11)
!40 = !DILocation(line: 14, column: 21, scope: !11)
!41 = distinct !{!41, !31, !42, !43, !44}
!42 = !DILocation(line: 25, column: 5, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 24, column: 7, scope: !11)
!46 = !DILocation(line: 15, column: 30, scope: !11)
!47 = !DILocation(line: 15, column: 23, scope: !11)
!48 = distinct !{!48, !32, !42, !43, !44}
!49 = !DILocation(line: 18, column: 15, scope: !11)
!50 = !DILocation(line: 18, column: 24, scope: !11)
!51 = !DILocation(line: 18, column: 30, scope: !11)
!52 = !DILocation(line: 18, column: 47, scope: !11)
!53 = !DILocation(line: 18, column: 52, scope: !11)
!54 = !DILocation(line: 18, column: 57, scope: !11)
!55 = !DILocation(line: 18, column: 61, scope: !11)
!56 = !DILocation(line: 18, column: 68, scope: !11)
!57 = !DILocation(line: 18, column: 73, scope: !11)
!58 = !DILocation(line: 18, column: 94, scope: !11)
!59 = !DILocation(line: 18, column: 83, scope: !11)
!60 = !DILocation(line: 19, column: 24, scope: !11)
!61 = !DILocation(line: 19, column: 34, scope: !11)
!62 = !DILocation(line: 130, column: 1, scope: !63, inlinedAt: !65)
!63 = distinct !DISubprogram(name: "min", scope: !64, file: !64, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "include/device/rk_math.h", directory: "")
!65 = distinct !DILocation(line: 20, column: 18, scope: !11)
!66 = !DILocation(line: 20, column: 16, scope: !11)
!67 = !DILocation(line: 130, column: 1, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "max", scope: !64, file: !64, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 21, column: 22, scope: !11)
!70 = !DILocation(line: 21, column: 20, scope: !11)
!71 = !DILocation(line: 22, column: 9, scope: !11)
!72 = !DILocation(line: 16, column: 35, scope: !11)
!73 = !DILocation(line: 16, column: 25, scope: !11)
!74 = distinct !{!74, !38, !75, !43, !44}
!75 = !DILocation(line: 23, column: 7, scope: !11)
!76 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DILocation(line: 31, column: 8, scope: !76)
!78 = !{!79, !79, i64 0}
!79 = !{!"float", !9, i64 0}
!80 = !DILocation(line: 31, column: 12, scope: !76)
!81 = !DILocation(line: 31, column: 10, scope: !76)
!82 = !DILocation(line: 31, column: 7, scope: !76)
!83 = !DILocation(line: 31, column: 15, scope: !76)
!84 = !DILocation(line: 33, column: 7, scope: !76)
!85 = !DILocation(line: 34, column: 7, scope: !76)
!86 = !DILocation(line: 35, column: 3, scope: !76)
!87 = !DILocation(line: 36, column: 1, scope: !76)
!88 = distinct !DISubprogram(name: "bitonic_either", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !90)
!90 = distinct !DILocation(line: 41, column: 11, scope: !88)
!91 = !DILocation(line: 41, column: 22, scope: !88)
!92 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !93)
!93 = distinct !DILocation(line: 41, column: 31, scope: !88)
!94 = !DILocation(line: 41, column: 29, scope: !88)
!95 = !DILocation(line: 41, column: 8, scope: !88)
!96 = !DILocation(line: 43, column: 20, scope: !88)
!97 = !DILocation(line: 43, column: 3, scope: !88)
!98 = !DILocation(line: 43, column: 18, scope: !88)
!99 = !DILocation(line: 44, column: 31, scope: !88)
!100 = !DILocation(line: 44, column: 3, scope: !88)
!101 = !DILocation(line: 44, column: 29, scope: !88)
!102 = !DILocation(line: 45, column: 27, scope: !88)
!103 = !DILocation(line: 45, column: 3, scope: !88)
!104 = !DILocation(line: 53, column: 40, scope: !88)
!105 = !DILocation(line: 53, column: 3, scope: !88)
!106 = !DILocation(line: 53, column: 28, scope: !88)
!107 = !DILocation(line: 46, column: 42, scope: !88)
!108 = !DILocation(line: 46, column: 34, scope: !88)
!109 = !DILocation(line: 46, column: 48, scope: !88)
!110 = !DILocation(line: 46, column: 20, scope: !88)
!111 = !DILocation(line: 46, column: 18, scope: !88)
!112 = !DILocation(line: 47, column: 40, scope: !88)
!113 = !DILocation(line: 47, column: 5, scope: !88)
!114 = !DILocation(line: 45, column: 42, scope: !88)
!115 = distinct !{!115, !103, !116, !43, !44}
!116 = !DILocation(line: 52, column: 3, scope: !88)
!117 = !DILocation(line: 48, column: 7, scope: !88)
!118 = !DILocation(line: 49, column: 57, scope: !88)
!119 = !DILocation(line: 49, column: 47, scope: !88)
!120 = !DILocation(line: 49, column: 32, scope: !88)
!121 = !DILocation(line: 50, column: 16, scope: !88)
!122 = !DILocation(line: 50, column: 28, scope: !88)
!123 = !DILocation(line: 50, column: 23, scope: !88)
!124 = !DILocation(line: 31, column: 8, scope: !76, inlinedAt: !125)
!125 = distinct !DILocation(line: 50, column: 7, scope: !88)
!126 = !DILocation(line: 31, column: 12, scope: !76, inlinedAt: !125)
!127 = !DILocation(line: 31, column: 10, scope: !76, inlinedAt: !125)
!128 = !DILocation(line: 31, column: 7, scope: !76, inlinedAt: !125)
!129 = !DILocation(line: 31, column: 15, scope: !76, inlinedAt: !125)
!130 = !DILocation(line: 33, column: 7, scope: !76, inlinedAt: !125)
!131 = !DILocation(line: 34, column: 7, scope: !76, inlinedAt: !125)
!132 = !DILocation(line: 35, column: 3, scope: !76, inlinedAt: !125)
!133 = !DILocation(line: 47, column: 52, scope: !88)
!134 = distinct !{!134, !113, !135, !43, !44}
!135 = !DILocation(line: 51, column: 5, scope: !88)
!136 = !DILocation(line: 42, column: 6, scope: !88)
!137 = !DILocation(line: 58, column: 3, scope: !88)
!138 = !DILocation(line: 59, column: 11, scope: !88)
!139 = !DILocation(line: 59, column: 9, scope: !88)
!140 = !DILocation(line: 60, column: 18, scope: !88)
!141 = !DILocation(line: 60, column: 3, scope: !88)
!142 = !DILocation(line: 60, column: 16, scope: !88)
!143 = !DILocation(line: 61, column: 1, scope: !88)
!144 = !DILocation(line: 54, column: 5, scope: !88)
!145 = !DILocation(line: 55, column: 55, scope: !88)
!146 = !DILocation(line: 55, column: 45, scope: !88)
!147 = !DILocation(line: 55, column: 30, scope: !88)
!148 = !DILocation(line: 56, column: 14, scope: !88)
!149 = !DILocation(line: 56, column: 26, scope: !88)
!150 = !DILocation(line: 56, column: 21, scope: !88)
!151 = !DILocation(line: 31, column: 8, scope: !76, inlinedAt: !152)
!152 = distinct !DILocation(line: 56, column: 5, scope: !88)
!153 = !DILocation(line: 31, column: 12, scope: !76, inlinedAt: !152)
!154 = !DILocation(line: 31, column: 10, scope: !76, inlinedAt: !152)
!155 = !DILocation(line: 31, column: 7, scope: !76, inlinedAt: !152)
!156 = !DILocation(line: 31, column: 15, scope: !76, inlinedAt: !152)
!157 = !DILocation(line: 33, column: 7, scope: !76, inlinedAt: !152)
!158 = !DILocation(line: 34, column: 7, scope: !76, inlinedAt: !152)
!159 = !DILocation(line: 35, column: 3, scope: !76, inlinedAt: !152)
!160 = !DILocation(line: 53, column: 52, scope: !88)
!161 = distinct !{!161, !105, !162, !43, !44}
!162 = !DILocation(line: 57, column: 3, scope: !88)
!163 = distinct !DISubprogram(name: "bricks", scope: !1, file: !1, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !165)
!165 = distinct !DILocation(line: 66, column: 11, scope: !163)
!166 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !167)
!167 = distinct !DILocation(line: 67, column: 12, scope: !163)
!168 = !DILocation(line: 67, column: 23, scope: !163)
!169 = !DILocation(line: 67, column: 28, scope: !163)
!170 = !DILocation(line: 67, column: 10, scope: !163)
!171 = !{!172, !172, i64 0}
!172 = !{!"long long", !9, i64 0}
!173 = !DILocation(line: 67, column: 3, scope: !163)
!174 = !DILocation(line: 67, column: 8, scope: !163)
!175 = !DILocation(line: 68, column: 3, scope: !163)
!176 = !DILocation(line: 76, column: 3, scope: !163)
!177 = !DILocation(line: 77, column: 28, scope: !163)
!178 = !DILocation(line: 77, column: 26, scope: !163)
!179 = !DILocation(line: 78, column: 1, scope: !163)
!180 = !DILocation(line: 69, column: 5, scope: !163)
!181 = !DILocation(line: 70, column: 17, scope: !163)
!182 = !DILocation(line: 70, column: 28, scope: !163)
!183 = !DILocation(line: 70, column: 41, scope: !163)
!184 = !DILocation(line: 70, column: 48, scope: !163)
!185 = !DILocation(line: 70, column: 46, scope: !163)
!186 = !DILocation(line: 70, column: 38, scope: !163)
!187 = !DILocation(line: 72, column: 12, scope: !163)
!188 = !DILocation(line: 73, column: 16, scope: !163)
!189 = !DILocation(line: 74, column: 5, scope: !163)
!190 = !DILocation(line: 68, column: 27, scope: !163)
!191 = !DILocation(line: 68, column: 21, scope: !163)
!192 = distinct !{!192, !175, !193, !43, !44}
!193 = !DILocation(line: 75, column: 3, scope: !163)
!194 = distinct !DISubprogram(name: "warp_sort", scope: !1, file: !1, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !196)
!196 = distinct !DILocation(line: 82, column: 11, scope: !194)
!197 = !DILocation(line: 79, column: 27, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = distinct !DILocation(line: 82, column: 24, scope: !194)
!200 = !DILocation(line: 82, column: 22, scope: !194)
!201 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !202)
!202 = distinct !DILocation(line: 82, column: 37, scope: !194)
!203 = !DILocation(line: 82, column: 35, scope: !194)
!204 = !DILocation(line: 82, column: 69, scope: !194)
!205 = !DILocation(line: 82, column: 79, scope: !194)
!206 = !DILocation(line: 83, column: 3, scope: !194)
!207 = !DILocation(line: 89, column: 8, scope: !194)
!208 = !DILocation(line: 90, column: 1, scope: !194)
!209 = !DILocation(line: 84, column: 20, scope: !194)
!210 = !DILocation(line: 84, column: 28, scope: !194)
!211 = !DILocation(line: 84, column: 5, scope: !194)
!212 = !DILocation(line: 0, scope: !194)
!213 = !DILocation(line: 83, column: 30, scope: !194)
!214 = !DILocation(line: 83, column: 21, scope: !194)
!215 = distinct !{!215, !206, !216, !43, !44}
!216 = !DILocation(line: 88, column: 5, scope: !194)
!217 = !DILocation(line: 181, column: 39, scope: !218, inlinedAt: !220)
!218 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !219, file: !219, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!220 = distinct !DILocation(line: 85, column: 19, scope: !194)
!221 = !DILocation(line: 86, column: 48, scope: !194)
!222 = !DILocation(line: 86, column: 53, scope: !194)
!223 = !DILocation(line: 87, column: 17, scope: !194)
!224 = !DILocation(line: 87, column: 11, scope: !194)
!225 = !DILocation(line: 201, column: 47, scope: !226, inlinedAt: !228)
!226 = distinct !DISubprogram(name: "min", scope: !227, file: !227, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!228 = distinct !DILocation(line: 87, column: 25, scope: !194)
!229 = !DILocation(line: 200, column: 47, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "max", scope: !227, file: !227, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = distinct !DILocation(line: 87, column: 41, scope: !194)
!232 = !DILocation(line: 84, column: 35, scope: !194)
!233 = distinct !{!233, !211, !216, !43, !44}
!234 = distinct !DISubprogram(name: "sort_eight", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!235 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !236)
!236 = distinct !DILocation(line: 94, column: 11, scope: !234)
!237 = !DILocation(line: 79, column: 27, scope: !198, inlinedAt: !238)
!238 = distinct !DILocation(line: 94, column: 24, scope: !234)
!239 = !DILocation(line: 94, column: 22, scope: !234)
!240 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !241)
!241 = distinct !DILocation(line: 94, column: 37, scope: !234)
!242 = !DILocation(line: 94, column: 35, scope: !234)
!243 = !DILocation(line: 95, column: 9, scope: !234)
!244 = !DILocation(line: 96, column: 3, scope: !234)
!245 = !DILocation(line: 97, column: 3, scope: !234)
!246 = !DILocation(line: 97, column: 46, scope: !234)
!247 = !DILocation(line: 97, column: 38, scope: !234)
!248 = !DILocation(line: 97, column: 31, scope: !234)
!249 = !DILocation(line: 97, column: 36, scope: !234)
!250 = !DILocation(line: 97, column: 26, scope: !234)
!251 = !DILocation(line: 97, column: 21, scope: !234)
!252 = distinct !{!252, !245, !253, !43, !44}
!253 = !DILocation(line: 97, column: 49, scope: !234)
!254 = !DILocation(line: 99, column: 5, scope: !234)
!255 = !DILocation(line: 105, column: 3, scope: !234)
!256 = !DILocation(line: 98, column: 26, scope: !234)
!257 = !DILocation(line: 98, column: 21, scope: !234)
!258 = !DILocation(line: 98, column: 3, scope: !234)
!259 = distinct !{!259, !258, !260, !43, !44}
!260 = !DILocation(line: 104, column: 7, scope: !234)
!261 = !DILocation(line: 100, column: 11, scope: !234)
!262 = !DILocation(line: 100, column: 18, scope: !234)
!263 = !DILocation(line: 100, column: 16, scope: !234)
!264 = !DILocation(line: 102, column: 14, scope: !234)
!265 = !DILocation(line: 103, column: 18, scope: !234)
!266 = !DILocation(line: 99, column: 28, scope: !234)
!267 = !DILocation(line: 99, column: 23, scope: !234)
!268 = distinct !{!268, !254, !260, !43, !44}
!269 = !DILocation(line: 106, column: 1, scope: !234)
!270 = !DILocation(line: 105, column: 46, scope: !234)
!271 = !DILocation(line: 105, column: 39, scope: !234)
!272 = !DILocation(line: 105, column: 31, scope: !234)
!273 = !DILocation(line: 105, column: 44, scope: !234)
!274 = !DILocation(line: 105, column: 26, scope: !234)
!275 = !DILocation(line: 105, column: 21, scope: !234)
!276 = distinct !{!276, !255, !277, !43, !44}
!277 = !DILocation(line: 105, column: 49, scope: !234)
