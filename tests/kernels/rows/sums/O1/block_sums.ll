; ModuleID = 'block_sums.cu'
source_filename = "block_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9sum_tilesPKfPfiE5parts = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@bytes = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7sum_twoPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = shl nuw nsw i32 %6, 1, !dbg !24
  %8 = mul i32 %7, %5, !dbg !25
  %9 = add i32 %8, %4, !dbg !26
  %10 = icmp ult i32 %9, %2, !dbg !27
  br i1 %10, label %11, label %15, !dbg !28

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64, !dbg !29
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !29
  %14 = load float, ptr %13, align 4, !dbg !29, !tbaa !30
  br label %15, !dbg !28

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !28
  %17 = add i32 %9, %6, !dbg !32
  %18 = icmp ult i32 %17, %2, !dbg !33
  br i1 %18, label %19, label %24, !dbg !33

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64, !dbg !34
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !34
  %22 = load float, ptr %21, align 4, !dbg !34, !tbaa !30
  %23 = fadd contract float %16, %22, !dbg !35
  br label %24, !dbg !36

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ], !dbg !37
  %26 = zext nneg i32 %4 to i64, !dbg !38
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %26, !dbg !38
  store float %25, ptr %27, align 4, !dbg !39, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %28 = lshr i32 %6, 1, !dbg !41
  %29 = icmp eq i32 %28, 0, !dbg !42
  br i1 %29, label %30, label %33, !dbg !43

30:                                               ; preds = %43, %24
  %31 = phi float [ %25, %24 ], [ %44, %43 ], !dbg !37
  %32 = icmp eq i32 %4, 0, !dbg !44
  br i1 %32, label %47, label %50, !dbg !44

33:                                               ; preds = %24, %43
  %34 = phi i32 [ %45, %43 ], [ %28, %24 ]
  %35 = phi float [ %44, %43 ], [ %25, %24 ]
  %36 = icmp samesign ult i32 %4, %34, !dbg !45
  br i1 %36, label %37, label %43, !dbg !45

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %34, %4, !dbg !46
  %39 = zext nneg i32 %38 to i64, !dbg !47
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %39, !dbg !47
  %41 = load float, ptr %40, align 4, !dbg !47, !tbaa !30
  %42 = fadd contract float %35, %41, !dbg !48
  store float %42, ptr %27, align 4, !dbg !49, !tbaa !30
  br label %43, !dbg !50

43:                                               ; preds = %37, %33
  %44 = phi float [ %42, %37 ], [ %35, %33 ], !dbg !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %45 = lshr i32 %34, 1, !dbg !41
  %46 = icmp eq i32 %45, 0, !dbg !42
  br i1 %46, label %30, label %33, !dbg !43, !llvm.loop !52

47:                                               ; preds = %30
  %48 = zext nneg i32 %5 to i64, !dbg !56
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48, !dbg !56
  store float %31, ptr %49, align 4, !dbg !57, !tbaa !30
  br label %50, !dbg !56

50:                                               ; preds = %47, %30
  ret void, !dbg !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10sum_roundsPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !59 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %5 = shl i32 %4, 8, !dbg !62
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %7 = add i32 %5, %6, !dbg !65
  %8 = icmp ult i32 %7, %2, !dbg !66
  br i1 %8, label %9, label %12, !dbg !67

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 8
  br label %48, !dbg !67

12:                                               ; preds = %62, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %63, %62 ], !dbg !68
  %14 = zext nneg i32 %6 to i64, !dbg !69
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %14, !dbg !69
  store float %13, ptr %15, align 4, !dbg !70, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !82
  %16 = icmp samesign ult i32 %6, 64, !dbg !85
  br i1 %16, label %17, label %21, !dbg !86

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 256, !dbg !87
  %19 = load float, ptr %18, align 4, !dbg !87, !tbaa !30
  %20 = fadd contract float %13, %19, !dbg !88
  store float %20, ptr %15, align 4, !dbg !89, !tbaa !30
  br label %21, !dbg !90

21:                                               ; preds = %17, %12
  %22 = phi float [ %20, %17 ], [ %13, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !109
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112
  %27 = mul nuw nsw i32 %25, %26, !dbg !115
  %28 = add nuw nsw i32 %27, %24, !dbg !116
  %29 = mul nuw nsw i32 %28, %23, !dbg !117
  %30 = add nuw nsw i32 %29, %6, !dbg !118
  %31 = icmp samesign ult i32 %30, 32, !dbg !119
  br i1 %31, label %32, label %45, !dbg !119

32:                                               ; preds = %21
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 128, !dbg !120
  %34 = load float, ptr %33, align 4, !dbg !120, !tbaa !30
  %35 = fadd contract float %22, %34, !dbg !121
  br label %36, !dbg !122

36:                                               ; preds = %36, %32
  %37 = phi i32 [ 16, %32 ], [ %43, %36 ]
  %38 = phi float [ %35, %32 ], [ %42, %36 ]
  %39 = bitcast float %38 to i32, !dbg !123
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 %37, i32 31), !dbg !128
  %41 = bitcast i32 %40 to float, !dbg !134
  %42 = fadd contract float %38, %41, !dbg !135
  %43 = lshr i32 %37, 1, !dbg !136
  %44 = icmp eq i32 %43, 0, !dbg !137
  br i1 %44, label %45, label %36, !dbg !122, !llvm.loop !138

45:                                               ; preds = %36, %21
  %46 = phi float [ %22, %21 ], [ %42, %36 ], !dbg !140
  %47 = icmp eq i32 %30, 0, !dbg !141
  br i1 %47, label %66, label %69, !dbg !141

48:                                               ; preds = %9, %62
  %49 = phi i32 [ %7, %9 ], [ %64, %62 ]
  %50 = phi float [ 0.000000e+00, %9 ], [ %63, %62 ]
  %51 = zext i32 %49 to i64, !dbg !142
  %52 = getelementptr inbounds nuw float, ptr %0, i64 %51, !dbg !142
  %53 = load float, ptr %52, align 4, !dbg !142, !tbaa !30
  %54 = fadd contract float %50, %53, !dbg !143
  %55 = add i32 %49, 128, !dbg !144
  %56 = icmp ult i32 %55, %2, !dbg !145
  br i1 %56, label %57, label %62, !dbg !145

57:                                               ; preds = %48
  %58 = zext i32 %55 to i64, !dbg !146
  %59 = getelementptr inbounds nuw float, ptr %0, i64 %58, !dbg !146
  %60 = load float, ptr %59, align 4, !dbg !146, !tbaa !30
  %61 = fadd contract float %54, %60, !dbg !147
  br label %62, !dbg !148

62:                                               ; preds = %48, %57
  %63 = phi float [ %61, %57 ], [ %54, %48 ], !dbg !68
  %64 = add i32 %49, %11, !dbg !149
  %65 = icmp ult i32 %64, %2, !dbg !66
  br i1 %65, label %48, label %12, !dbg !67, !llvm.loop !150

66:                                               ; preds = %45
  %67 = zext nneg i32 %4 to i64, !dbg !152
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %67, !dbg !152
  store float %46, ptr %68, align 4, !dbg !153, !tbaa !30
  br label %69, !dbg !152

69:                                               ; preds = %66, %45
  ret void, !dbg !154
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11sum_doublesPKdPdj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !155 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156
  %5 = shl i32 %4, 8, !dbg !158
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %7 = add i32 %5, %6, !dbg !161
  %8 = icmp ult i32 %7, %2, !dbg !162
  br i1 %8, label %9, label %12, !dbg !163

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 8
  br label %63, !dbg !163

12:                                               ; preds = %63, %3
  %13 = phi double [ 0.000000e+00, %3 ], [ %69, %63 ], !dbg !164
  %14 = zext nneg i32 %6 to i64, !dbg !165
  %15 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %14, !dbg !165
  store double %13, ptr %15, align 8, !dbg !166, !tbaa !167
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !169
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  %16 = icmp samesign ult i32 %6, 128, !dbg !177
  br i1 %16, label %17, label %21, !dbg !178

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 1024, !dbg !179
  %19 = load double, ptr %18, align 8, !dbg !179, !tbaa !167
  %20 = fadd contract double %13, %19, !dbg !180
  store double %20, ptr %15, align 8, !dbg !181, !tbaa !167
  br label %21, !dbg !182

21:                                               ; preds = %17, %12
  %22 = phi double [ %20, %17 ], [ %13, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  %23 = icmp samesign ult i32 %6, 64, !dbg !186
  br i1 %23, label %24, label %28, !dbg !187

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 512, !dbg !188
  %26 = load double, ptr %25, align 8, !dbg !188, !tbaa !167
  %27 = fadd contract double %22, %26, !dbg !189
  store double %27, ptr %15, align 8, !dbg !190, !tbaa !167
  br label %28, !dbg !191

28:                                               ; preds = %24, %21
  %29 = phi double [ %27, %24 ], [ %22, %21 ], !dbg !192
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !205
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !207
  %34 = mul nuw nsw i32 %32, %33, !dbg !209
  %35 = add nuw nsw i32 %34, %31, !dbg !210
  %36 = mul nuw nsw i32 %35, %30, !dbg !211
  %37 = add nuw nsw i32 %36, %6, !dbg !212
  %38 = icmp samesign ult i32 %37, 32, !dbg !213
  br i1 %38, label %39, label %60, !dbg !213

39:                                               ; preds = %28
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 256, !dbg !214
  %41 = load double, ptr %40, align 8, !dbg !214, !tbaa !167
  %42 = fadd contract double %29, %41, !dbg !215
  br label %43, !dbg !216

43:                                               ; preds = %43, %39
  %44 = phi i32 [ 16, %39 ], [ %58, %43 ]
  %45 = phi double [ %42, %39 ], [ %57, %43 ]
  %46 = bitcast double %45 to i64, !dbg !217
  %47 = trunc i64 %46 to i32, !dbg !222
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %47, i32 %44, i32 31), !dbg !223
  %49 = zext i32 %48 to i64, !dbg !227
  %50 = lshr i64 %46, 32, !dbg !222
  %51 = trunc nuw i64 %50 to i32, !dbg !222
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %51, i32 %44, i32 31), !dbg !223
  %53 = zext i32 %52 to i64, !dbg !227
  %54 = shl nuw i64 %53, 32, !dbg !227
  %55 = or disjoint i64 %54, %49, !dbg !227
  %56 = bitcast i64 %55 to double, !dbg !228
  %57 = fadd contract double %45, %56, !dbg !229
  %58 = lshr i32 %44, 1, !dbg !230
  %59 = icmp eq i32 %58, 0, !dbg !231
  br i1 %59, label %60, label %43, !dbg !216, !llvm.loop !232

60:                                               ; preds = %43, %28
  %61 = phi double [ %29, %28 ], [ %57, %43 ], !dbg !192
  %62 = icmp eq i32 %37, 0, !dbg !234
  br i1 %62, label %72, label %75, !dbg !234

63:                                               ; preds = %9, %63
  %64 = phi i32 [ %7, %9 ], [ %70, %63 ]
  %65 = phi double [ 0.000000e+00, %9 ], [ %69, %63 ]
  %66 = zext i32 %64 to i64, !dbg !235
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66, !dbg !235
  %68 = load double, ptr %67, align 8, !dbg !235, !tbaa !167
  %69 = fadd contract double %65, %68, !dbg !236
  %70 = add i32 %64, %11, !dbg !237
  %71 = icmp ult i32 %70, %2, !dbg !162
  br i1 %71, label %63, label %12, !dbg !163, !llvm.loop !238

72:                                               ; preds = %60
  %73 = zext nneg i32 %4 to i64, !dbg !240
  %74 = getelementptr inbounds nuw double, ptr %1, i64 %73, !dbg !240
  store double %61, ptr %74, align 8, !dbg !241, !tbaa !167
  br label %75, !dbg !240

75:                                               ; preds = %72, %60
  ret void, !dbg !242
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13sum_in_sharedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !243 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246
  %6 = shl i32 %5, 7, !dbg !248
  %7 = add i32 %6, %4, !dbg !249
  %8 = zext nneg i32 %4 to i64, !dbg !250
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %8, !dbg !250
  store float 0.000000e+00, ptr %9, align 4, !dbg !251, !tbaa !30
  %10 = icmp ult i32 %7, %2, !dbg !252
  br i1 %10, label %11, label %33, !dbg !253

11:                                               ; preds = %3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = shl i32 %12, 7
  %14 = load float, ptr %9, align 4, !tbaa !30
  br label %15, !dbg !253

15:                                               ; preds = %11, %27
  %16 = phi float [ %14, %11 ], [ %30, %27 ]
  %17 = phi i32 [ %7, %11 ], [ %31, %27 ]
  %18 = zext i32 %17 to i64, !dbg !254
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18, !dbg !254
  %20 = load float, ptr %19, align 4, !dbg !254, !tbaa !30
  %21 = add i32 %17, 64, !dbg !255
  %22 = icmp ult i32 %21, %2, !dbg !256
  br i1 %22, label %23, label %27, !dbg !257

23:                                               ; preds = %15
  %24 = zext i32 %21 to i64, !dbg !258
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24, !dbg !258
  %26 = load float, ptr %25, align 4, !dbg !258, !tbaa !30
  br label %27, !dbg !257

27:                                               ; preds = %15, %23
  %28 = phi contract float [ %26, %23 ], [ 0.000000e+00, %15 ], !dbg !257
  %29 = fadd contract float %20, %28, !dbg !259
  %30 = fadd contract float %16, %29, !dbg !260
  store float %30, ptr %9, align 4, !dbg !260, !tbaa !30
  %31 = add i32 %17, %13, !dbg !261
  %32 = icmp ult i32 %31, %2, !dbg !252
  br i1 %32, label %15, label %33, !dbg !253, !llvm.loop !262

33:                                               ; preds = %27, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !264
  %34 = icmp samesign ult i32 %4, 32, !dbg !265
  br i1 %34, label %35, label %72, !dbg !265

35:                                               ; preds = %33
  %36 = zext nneg i32 %4 to i64, !dbg !266
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %36, !dbg !266
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 128, !dbg !266
  %39 = load volatile float, ptr %38, align 4, !dbg !266, !tbaa !30
  %40 = load volatile float, ptr %9, align 4, !dbg !269, !tbaa !30
  %41 = fadd contract float %39, %40, !dbg !269
  store volatile float %41, ptr %9, align 4, !dbg !269, !tbaa !30
  %42 = zext nneg i32 %4 to i64, !dbg !270
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %42, !dbg !270
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 64, !dbg !270
  %45 = load volatile float, ptr %44, align 4, !dbg !270, !tbaa !30
  %46 = load volatile float, ptr %9, align 4, !dbg !271, !tbaa !30
  %47 = fadd contract float %45, %46, !dbg !271
  store volatile float %47, ptr %9, align 4, !dbg !271, !tbaa !30
  %48 = zext nneg i32 %4 to i64, !dbg !272
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %48, !dbg !272
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 32, !dbg !272
  %51 = load volatile float, ptr %50, align 4, !dbg !272, !tbaa !30
  %52 = load volatile float, ptr %9, align 4, !dbg !273, !tbaa !30
  %53 = fadd contract float %51, %52, !dbg !273
  store volatile float %53, ptr %9, align 4, !dbg !273, !tbaa !30
  %54 = zext nneg i32 %4 to i64, !dbg !274
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %54, !dbg !274
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 16, !dbg !274
  %57 = load volatile float, ptr %56, align 4, !dbg !274, !tbaa !30
  %58 = load volatile float, ptr %9, align 4, !dbg !275, !tbaa !30
  %59 = fadd contract float %57, %58, !dbg !275
  store volatile float %59, ptr %9, align 4, !dbg !275, !tbaa !30
  %60 = zext nneg i32 %4 to i64, !dbg !276
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %60, !dbg !276
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8, !dbg !276
  %63 = load volatile float, ptr %62, align 4, !dbg !276, !tbaa !30
  %64 = load volatile float, ptr %9, align 4, !dbg !277, !tbaa !30
  %65 = fadd contract float %63, %64, !dbg !277
  store volatile float %65, ptr %9, align 4, !dbg !277, !tbaa !30
  %66 = zext nneg i32 %4 to i64, !dbg !278
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %66, !dbg !278
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 4, !dbg !278
  %69 = load volatile float, ptr %68, align 4, !dbg !278, !tbaa !30
  %70 = load volatile float, ptr %9, align 4, !dbg !279, !tbaa !30
  %71 = fadd contract float %69, %70, !dbg !279
  store volatile float %71, ptr %9, align 4, !dbg !279, !tbaa !30
  br label %72, !dbg !280

72:                                               ; preds = %35, %33
  %73 = icmp eq i32 %4, 0, !dbg !281
  br i1 %73, label %74, label %78, !dbg !281

74:                                               ; preds = %72
  %75 = load float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), align 4, !dbg !282, !tbaa !30
  %76 = zext nneg i32 %5 to i64, !dbg !283
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76, !dbg !283
  store float %75, ptr %77, align 4, !dbg !284, !tbaa !30
  br label %78, !dbg !283

78:                                               ; preds = %74, %72
  ret void, !dbg !285
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9sum_tilesPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !286 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !294
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !296
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !298
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !300
  %9 = mul nuw nsw i32 %7, %8, !dbg !302
  %10 = add nuw nsw i32 %9, %6, !dbg !303
  %11 = mul nuw nsw i32 %10, %5, !dbg !304
  %12 = add nuw nsw i32 %11, %4, !dbg !305
  %13 = lshr i32 %12, 5, !dbg !306
  %14 = mul nuw nsw i32 %5, %7, !dbg !307
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !314
  %16 = mul nuw nsw i32 %14, %15, !dbg !317
  %17 = add nuw nsw i32 %16, 31, !dbg !318
  %18 = lshr i32 %17, 5, !dbg !319
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !320
  %20 = mul i32 %19, %5, !dbg !322
  %21 = add i32 %20, %4, !dbg !323
  %22 = icmp slt i32 %21, %2, !dbg !324
  br i1 %22, label %25, label %23, !dbg !325

23:                                               ; preds = %40, %3
  %24 = phi float [ 0.000000e+00, %3 ], [ %46, %40 ]
  br label %28, !dbg !326

25:                                               ; preds = %3
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %27 = mul i32 %5, %26
  br label %40, !dbg !325

28:                                               ; preds = %23, %28
  %29 = phi i32 [ %35, %28 ], [ 16, %23 ]
  %30 = phi float [ %34, %28 ], [ %24, %23 ]
  %31 = bitcast float %30 to i32, !dbg !329
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %31, i32 %29, i32 31), !dbg !334
  %33 = bitcast i32 %32 to float, !dbg !339
  %34 = fadd contract float %30, %33, !dbg !340
  %35 = lshr i32 %29, 1, !dbg !343
  %36 = icmp eq i32 %35, 0, !dbg !344
  br i1 %36, label %37, label %28, !dbg !326, !llvm.loop !345

37:                                               ; preds = %28
  %38 = and i32 %12, 31, !dbg !347
  %39 = icmp eq i32 %38, 0, !dbg !350
  br i1 %39, label %49, label %52, !dbg !350

40:                                               ; preds = %25, %40
  %41 = phi i32 [ %21, %25 ], [ %47, %40 ]
  %42 = phi float [ 0.000000e+00, %25 ], [ %46, %40 ]
  %43 = sext i32 %41 to i64, !dbg !351
  %44 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !351
  %45 = load float, ptr %44, align 4, !dbg !351, !tbaa !30
  %46 = fadd contract float %42, %45, !dbg !352
  %47 = add i32 %41, %27, !dbg !353
  %48 = icmp slt i32 %47, %2, !dbg !324
  br i1 %48, label %40, label %23, !dbg !325, !llvm.loop !354

49:                                               ; preds = %37
  %50 = zext nneg i32 %13 to i64, !dbg !356
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 %50, !dbg !356
  store float %34, ptr %51, align 4, !dbg !357, !tbaa !30
  br label %52, !dbg !356

52:                                               ; preds = %49, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !358
  %53 = icmp eq i32 %13, 0, !dbg !360
  br i1 %53, label %54, label %74, !dbg !360

54:                                               ; preds = %52
  %55 = icmp samesign ult i32 %38, %18, !dbg !361
  br i1 %55, label %56, label %60, !dbg !362

56:                                               ; preds = %54
  %57 = zext nneg i32 %38 to i64, !dbg !363
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 %57, !dbg !363
  %59 = load float, ptr %58, align 4, !dbg !363, !tbaa !30
  br label %60, !dbg !362

60:                                               ; preds = %54, %56
  %61 = phi float [ %59, %56 ], [ 0.000000e+00, %54 ]
  br label %62, !dbg !364

62:                                               ; preds = %60, %62
  %63 = phi i32 [ %69, %62 ], [ 16, %60 ]
  %64 = phi float [ %68, %62 ], [ %61, %60 ]
  %65 = bitcast float %64 to i32, !dbg !366
  %66 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %65, i32 %63, i32 31), !dbg !369
  %67 = bitcast i32 %66 to float, !dbg !372
  %68 = fadd contract float %64, %67, !dbg !373
  %69 = lshr i32 %63, 1, !dbg !375
  %70 = icmp eq i32 %69, 0, !dbg !376
  br i1 %70, label %71, label %62, !dbg !364, !llvm.loop !377

71:                                               ; preds = %62
  br i1 %39, label %72, label %74, !dbg !379

72:                                               ; preds = %71
  %73 = atomicrmw fadd ptr %1, float %68 monotonic, align 4, !dbg !380
  br label %74, !dbg !384

74:                                               ; preds = %71, %72, %52
  ret void, !dbg !385
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z14sum_half_warpsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !386 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !389
  %6 = shl i32 %5, 4, !dbg !391
  %7 = add i32 %6, %4, !dbg !392
  %8 = icmp samesign ult i32 %4, 16, !dbg !393
  br i1 %8, label %9, label %29, !dbg !393

9:                                                ; preds = %3
  %10 = icmp ult i32 %7, %2, !dbg !394
  br i1 %10, label %11, label %16, !dbg !395

11:                                               ; preds = %9
  %12 = zext i32 %7 to i64, !dbg !396
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !396
  %14 = load float, ptr %13, align 4, !dbg !396, !tbaa !30
  %15 = fmul contract float %14, %14, !dbg !397
  br label %16, !dbg !395

16:                                               ; preds = %9, %11
  %17 = phi float [ %15, %11 ], [ 0.000000e+00, %9 ]
  br label %20, !dbg !398

18:                                               ; preds = %20
  %19 = icmp eq i32 %4, 0, !dbg !399
  br i1 %19, label %27, label %29, !dbg !399

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %25, %20 ], [ 8, %16 ]
  %22 = phi float [ %24, %20 ], [ %17, %16 ]
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 65535, float %22, i32 %21, i32 31), !dbg !400
  %24 = fadd contract float %22, %23, !dbg !403
  %25 = lshr i32 %21, 1, !dbg !404
  %26 = icmp eq i32 %25, 0, !dbg !405
  br i1 %26, label %18, label %20, !dbg !398, !llvm.loop !406

27:                                               ; preds = %18
  %28 = atomicrmw fadd ptr %1, float %24 monotonic, align 4, !dbg !408
  br label %29, !dbg !410

29:                                               ; preds = %18, %27, %3
  ret void, !dbg !411
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11count_votesPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !412 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !413
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415
  %6 = mul i32 %4, %5, !dbg !417
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !418
  %8 = add i32 %6, %7, !dbg !420
  %9 = icmp slt i32 %8, %2, !dbg !421
  br i1 %9, label %10, label %15, !dbg !422

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !423
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !423
  %13 = load i32, ptr %12, align 4, !dbg !423, !tbaa !7
  %14 = icmp sgt i32 %13, 0, !dbg !424
  br label %15

15:                                               ; preds = %10, %3
  %16 = phi i1 [ false, %3 ], [ %14, %10 ], !dbg !425
  %17 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %16), !dbg !426
  %18 = and i32 %7, 31, !dbg !429
  %19 = icmp eq i32 %18, 0, !dbg !430
  br i1 %19, label %20, label %23, !dbg !430

20:                                               ; preds = %15
  %21 = tail call noundef i32 @__nv_popc(i32 noundef %17) #6, !dbg !431
  %22 = atomicrmw add ptr %1, i32 %21 monotonic, align 4, !dbg !435
  br label %23, !dbg !438

23:                                               ; preds = %20, %15
  ret void, !dbg !439
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "block_sums.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "sum_two", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 14, column: 16, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 14, column: 33, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 14, column: 47, scope: !11)
!24 = !DILocation(line: 14, column: 58, scope: !11)
!25 = !DILocation(line: 14, column: 44, scope: !11)
!26 = !DILocation(line: 14, column: 63, scope: !11)
!27 = !DILocation(line: 15, column: 17, scope: !11)
!28 = !DILocation(line: 15, column: 15, scope: !11)
!29 = !DILocation(line: 15, column: 23, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 16, column: 9, scope: !11)
!33 = !DILocation(line: 16, column: 22, scope: !11)
!34 = !DILocation(line: 16, column: 34, scope: !11)
!35 = !DILocation(line: 16, column: 31, scope: !11)
!36 = !DILocation(line: 16, column: 27, scope: !11)
!37 = !DILocation(line: 0, scope: !11)
!38 = !DILocation(line: 17, column: 3, scope: !11)
!39 = !DILocation(line: 17, column: 8, scope: !11)
!40 = !DILocation(line: 18, column: 3, scope: !11)
!41 = !DILocation(line: 19, scope: !11)
!42 = !DILocation(line: 19, column: 39, scope: !11)
!43 = !DILocation(line: 19, column: 3, scope: !11)
!44 = !DILocation(line: 23, column: 9, scope: !11)
!45 = !DILocation(line: 20, column: 11, scope: !11)
!46 = !DILocation(line: 20, column: 39, scope: !11)
!47 = !DILocation(line: 20, column: 35, scope: !11)
!48 = !DILocation(line: 20, column: 33, scope: !11)
!49 = !DILocation(line: 20, column: 21, scope: !11)
!50 = !DILocation(line: 20, column: 16, scope: !11)
!51 = !DILocation(line: 21, column: 5, scope: !11)
!52 = distinct !{!52, !43, !53, !54, !55}
!53 = !DILocation(line: 22, column: 3, scope: !11)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 23, column: 15, scope: !11)
!57 = !DILocation(line: 23, column: 29, scope: !11)
!58 = !DILocation(line: 24, column: 1, scope: !11)
!59 = distinct !DISubprogram(name: "sum_rounds", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !61)
!61 = distinct !DILocation(line: 45, column: 21, scope: !59)
!62 = !DILocation(line: 45, column: 38, scope: !59)
!63 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 45, column: 44, scope: !59)
!65 = !DILocation(line: 45, column: 42, scope: !59)
!66 = !DILocation(line: 45, column: 59, scope: !59)
!67 = !DILocation(line: 45, column: 3, scope: !59)
!68 = !DILocation(line: 0, scope: !59)
!69 = !DILocation(line: 49, column: 3, scope: !59)
!70 = !DILocation(line: 49, column: 18, scope: !59)
!71 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !74)
!72 = distinct !DISubprogram(name: "sync", scope: !73, file: !73, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DIFile(filename: "include/device/rk_groups.h", directory: "")
!74 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "sync<cooperative_groups::thread_block>", scope: !73, file: !73, line: 232, type: !12, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 50, column: 3, scope: !59)
!77 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !78)
!78 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !79)
!79 = distinct !DILocation(line: 29, column: 3, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "sum_of_block<float, 128U>", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 51, column: 9, scope: !59)
!82 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !83)
!83 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !84)
!84 = distinct !DILocation(line: 31, column: 3, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 32, column: 24, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 32, column: 19, scope: !80, inlinedAt: !81)
!87 = !DILocation(line: 32, column: 49, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 32, column: 47, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 32, column: 35, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 32, column: 30, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !92)
!92 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !93)
!93 = distinct !DILocation(line: 33, column: 3, scope: !80, inlinedAt: !81)
!94 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !95)
!95 = distinct !DILocation(line: 18, column: 24, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "block_rank", scope: !73, file: !73, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 62, column: 47, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "thread_rank", scope: !73, file: !73, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 187, column: 51, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "meta_group_rank", scope: !73, file: !73, line: 187, type: !12, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = distinct !DILocation(line: 198, column: 15, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "thread_block_tile<cooperative_groups::thread_block>", scope: !73, file: !73, line: 197, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 198, column: 71, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "thread_block_tile<cooperative_groups::thread_block>", scope: !73, file: !73, line: 197, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 34, column: 36, scope: !80, inlinedAt: !81)
!106 = !DILocation(line: 54, column: 27, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 18, column: 38, scope: !96, inlinedAt: !97)
!109 = !DILocation(line: 80, column: 27, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 18, column: 52, scope: !96, inlinedAt: !97)
!112 = !DILocation(line: 55, column: 27, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = distinct !DILocation(line: 18, column: 65, scope: !96, inlinedAt: !97)
!115 = !DILocation(line: 18, column: 63, scope: !96, inlinedAt: !97)
!116 = !DILocation(line: 18, column: 50, scope: !96, inlinedAt: !97)
!117 = !DILocation(line: 18, column: 35, scope: !96, inlinedAt: !97)
!118 = !DILocation(line: 18, column: 22, scope: !96, inlinedAt: !97)
!119 = !DILocation(line: 35, column: 27, scope: !80, inlinedAt: !81)
!120 = !DILocation(line: 36, column: 28, scope: !80, inlinedAt: !81)
!121 = !DILocation(line: 36, column: 25, scope: !80, inlinedAt: !81)
!122 = !DILocation(line: 37, column: 5, scope: !80, inlinedAt: !81)
!123 = !DILocation(line: 175, column: 5, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "moved<float, (lambda at include/device/rk_groups.h:153:25)>", scope: !73, file: !73, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = distinct !DILocation(line: 153, column: 12, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "shfl_down<float>", scope: !73, file: !73, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 37, column: 62, scope: !80, inlinedAt: !81)
!128 = !DILocation(line: 179, column: 40, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !130, file: !130, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!131 = distinct !DILocation(line: 153, column: 48, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 177, column: 53, scope: !124, inlinedAt: !125)
!134 = !DILocation(line: 179, column: 5, scope: !124, inlinedAt: !125)
!135 = !DILocation(line: 37, column: 54, scope: !80, inlinedAt: !81)
!136 = !DILocation(line: 37, scope: !80, inlinedAt: !81)
!137 = !DILocation(line: 37, column: 37, scope: !80, inlinedAt: !81)
!138 = distinct !{!138, !122, !139, !54, !55}
!139 = !DILocation(line: 37, column: 78, scope: !80, inlinedAt: !81)
!140 = !DILocation(line: 0, scope: !80, inlinedAt: !81)
!141 = !DILocation(line: 52, column: 27, scope: !59)
!142 = !DILocation(line: 46, column: 12, scope: !59)
!143 = !DILocation(line: 46, column: 9, scope: !59)
!144 = !DILocation(line: 47, column: 11, scope: !59)
!145 = !DILocation(line: 47, column: 17, scope: !59)
!146 = !DILocation(line: 47, column: 29, scope: !59)
!147 = !DILocation(line: 47, column: 26, scope: !59)
!148 = !DILocation(line: 47, column: 22, scope: !59)
!149 = !DILocation(line: 45, column: 66, scope: !59)
!150 = distinct !{!150, !67, !151, !54, !55}
!151 = !DILocation(line: 48, column: 3, scope: !59)
!152 = !DILocation(line: 52, column: 33, scope: !59)
!153 = !DILocation(line: 52, column: 47, scope: !59)
!154 = !DILocation(line: 53, column: 1, scope: !59)
!155 = distinct !DISubprogram(name: "sum_doubles", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !157)
!157 = distinct !DILocation(line: 58, column: 21, scope: !155)
!158 = !DILocation(line: 58, column: 32, scope: !155)
!159 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !160)
!160 = distinct !DILocation(line: 58, column: 40, scope: !155)
!161 = !DILocation(line: 58, column: 38, scope: !155)
!162 = !DILocation(line: 58, column: 55, scope: !155)
!163 = !DILocation(line: 58, column: 3, scope: !155)
!164 = !DILocation(line: 0, scope: !155)
!165 = !DILocation(line: 59, column: 3, scope: !155)
!166 = !DILocation(line: 59, column: 18, scope: !155)
!167 = !{!168, !168, i64 0}
!168 = !{!"double", !9, i64 0}
!169 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !170)
!170 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !171)
!171 = distinct !DILocation(line: 60, column: 3, scope: !155)
!172 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !173)
!173 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !174)
!174 = distinct !DILocation(line: 29, column: 3, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "sum_of_block<double, 256U>", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 61, column: 9, scope: !155)
!177 = !DILocation(line: 30, column: 24, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 30, column: 19, scope: !175, inlinedAt: !176)
!179 = !DILocation(line: 30, column: 50, scope: !175, inlinedAt: !176)
!180 = !DILocation(line: 30, column: 48, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 30, column: 36, scope: !175, inlinedAt: !176)
!182 = !DILocation(line: 30, column: 31, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !184)
!184 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !185)
!185 = distinct !DILocation(line: 31, column: 3, scope: !175, inlinedAt: !176)
!186 = !DILocation(line: 32, column: 24, scope: !175, inlinedAt: !176)
!187 = !DILocation(line: 32, column: 19, scope: !175, inlinedAt: !176)
!188 = !DILocation(line: 32, column: 49, scope: !175, inlinedAt: !176)
!189 = !DILocation(line: 32, column: 47, scope: !175, inlinedAt: !176)
!190 = !DILocation(line: 32, column: 35, scope: !175, inlinedAt: !176)
!191 = !DILocation(line: 32, column: 30, scope: !175, inlinedAt: !176)
!192 = !DILocation(line: 0, scope: !175, inlinedAt: !176)
!193 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !194)
!194 = distinct !DILocation(line: 232, column: 64, scope: !75, inlinedAt: !195)
!195 = distinct !DILocation(line: 33, column: 3, scope: !175, inlinedAt: !176)
!196 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !197)
!197 = distinct !DILocation(line: 18, column: 24, scope: !96, inlinedAt: !198)
!198 = distinct !DILocation(line: 62, column: 47, scope: !98, inlinedAt: !199)
!199 = distinct !DILocation(line: 187, column: 51, scope: !100, inlinedAt: !200)
!200 = distinct !DILocation(line: 198, column: 15, scope: !102, inlinedAt: !201)
!201 = distinct !DILocation(line: 198, column: 71, scope: !104, inlinedAt: !202)
!202 = distinct !DILocation(line: 34, column: 36, scope: !175, inlinedAt: !176)
!203 = !DILocation(line: 54, column: 27, scope: !107, inlinedAt: !204)
!204 = distinct !DILocation(line: 18, column: 38, scope: !96, inlinedAt: !198)
!205 = !DILocation(line: 80, column: 27, scope: !110, inlinedAt: !206)
!206 = distinct !DILocation(line: 18, column: 52, scope: !96, inlinedAt: !198)
!207 = !DILocation(line: 55, column: 27, scope: !113, inlinedAt: !208)
!208 = distinct !DILocation(line: 18, column: 65, scope: !96, inlinedAt: !198)
!209 = !DILocation(line: 18, column: 63, scope: !96, inlinedAt: !198)
!210 = !DILocation(line: 18, column: 50, scope: !96, inlinedAt: !198)
!211 = !DILocation(line: 18, column: 35, scope: !96, inlinedAt: !198)
!212 = !DILocation(line: 18, column: 22, scope: !96, inlinedAt: !198)
!213 = !DILocation(line: 35, column: 27, scope: !175, inlinedAt: !176)
!214 = !DILocation(line: 36, column: 28, scope: !175, inlinedAt: !176)
!215 = !DILocation(line: 36, column: 25, scope: !175, inlinedAt: !176)
!216 = !DILocation(line: 37, column: 5, scope: !175, inlinedAt: !176)
!217 = !DILocation(line: 175, column: 5, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "moved<double, (lambda at include/device/rk_groups.h:153:25)>", scope: !73, file: !73, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = distinct !DILocation(line: 153, column: 12, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "shfl_down<double>", scope: !73, file: !73, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = distinct !DILocation(line: 37, column: 62, scope: !175, inlinedAt: !176)
!222 = !DILocation(line: 177, column: 58, scope: !218, inlinedAt: !219)
!223 = !DILocation(line: 179, column: 40, scope: !129, inlinedAt: !224)
!224 = distinct !DILocation(line: 153, column: 48, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 177, column: 53, scope: !218, inlinedAt: !219)
!227 = !DILocation(line: 177, column: 51, scope: !218, inlinedAt: !219)
!228 = !DILocation(line: 179, column: 5, scope: !218, inlinedAt: !219)
!229 = !DILocation(line: 37, column: 54, scope: !175, inlinedAt: !176)
!230 = !DILocation(line: 37, scope: !175, inlinedAt: !176)
!231 = !DILocation(line: 37, column: 37, scope: !175, inlinedAt: !176)
!232 = distinct !{!232, !216, !233, !54, !55}
!233 = !DILocation(line: 37, column: 78, scope: !175, inlinedAt: !176)
!234 = !DILocation(line: 62, column: 27, scope: !155)
!235 = !DILocation(line: 58, column: 89, scope: !155)
!236 = !DILocation(line: 58, column: 86, scope: !155)
!237 = !DILocation(line: 58, column: 62, scope: !155)
!238 = distinct !{!238, !163, !239, !54, !55}
!239 = !DILocation(line: 58, column: 92, scope: !155)
!240 = !DILocation(line: 62, column: 33, scope: !155)
!241 = !DILocation(line: 62, column: 47, scope: !155)
!242 = !DILocation(line: 63, column: 1, scope: !155)
!243 = distinct !DISubprogram(name: "sum_in_shared", scope: !1, file: !1, line: 74, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!244 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !245)
!245 = distinct !DILocation(line: 76, column: 16, scope: !243)
!246 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !247)
!247 = distinct !DILocation(line: 76, column: 33, scope: !243)
!248 = !DILocation(line: 76, column: 44, scope: !243)
!249 = !DILocation(line: 76, column: 50, scope: !243)
!250 = !DILocation(line: 77, column: 3, scope: !243)
!251 = !DILocation(line: 77, column: 8, scope: !243)
!252 = !DILocation(line: 78, column: 12, scope: !243)
!253 = !DILocation(line: 78, column: 3, scope: !243)
!254 = !DILocation(line: 79, column: 13, scope: !243)
!255 = !DILocation(line: 79, column: 23, scope: !243)
!256 = !DILocation(line: 79, column: 28, scope: !243)
!257 = !DILocation(line: 79, column: 21, scope: !243)
!258 = !DILocation(line: 79, column: 34, scope: !243)
!259 = !DILocation(line: 79, column: 18, scope: !243)
!260 = !DILocation(line: 79, column: 10, scope: !243)
!261 = !DILocation(line: 80, column: 7, scope: !243)
!262 = distinct !{!262, !253, !263, !54, !55}
!263 = !DILocation(line: 81, column: 3, scope: !243)
!264 = !DILocation(line: 82, column: 3, scope: !243)
!265 = !DILocation(line: 83, column: 9, scope: !243)
!266 = !DILocation(line: 66, column: 27, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "last_warp<64U>", scope: !1, file: !1, line: 65, type: !12, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = distinct !DILocation(line: 83, column: 15, scope: !243)
!269 = !DILocation(line: 66, column: 24, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 67, column: 27, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 67, column: 24, scope: !267, inlinedAt: !268)
!272 = !DILocation(line: 68, column: 27, scope: !267, inlinedAt: !268)
!273 = !DILocation(line: 68, column: 24, scope: !267, inlinedAt: !268)
!274 = !DILocation(line: 69, column: 26, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 69, column: 23, scope: !267, inlinedAt: !268)
!276 = !DILocation(line: 70, column: 26, scope: !267, inlinedAt: !268)
!277 = !DILocation(line: 70, column: 23, scope: !267, inlinedAt: !268)
!278 = !DILocation(line: 71, column: 26, scope: !267, inlinedAt: !268)
!279 = !DILocation(line: 71, column: 23, scope: !267, inlinedAt: !268)
!280 = !DILocation(line: 83, column: 15, scope: !243)
!281 = !DILocation(line: 84, column: 9, scope: !243)
!282 = !DILocation(line: 84, column: 31, scope: !243)
!283 = !DILocation(line: 84, column: 15, scope: !243)
!284 = !DILocation(line: 84, column: 29, scope: !243)
!285 = !DILocation(line: 85, column: 1, scope: !243)
!286 = distinct !DISubprogram(name: "sum_tiles", scope: !1, file: !1, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!287 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !288)
!288 = distinct !DILocation(line: 18, column: 10, scope: !96, inlinedAt: !289)
!289 = distinct !DILocation(line: 62, column: 47, scope: !98, inlinedAt: !290)
!290 = distinct !DILocation(line: 187, column: 51, scope: !100, inlinedAt: !291)
!291 = distinct !DILocation(line: 198, column: 15, scope: !102, inlinedAt: !292)
!292 = distinct !DILocation(line: 198, column: 71, scope: !104, inlinedAt: !293)
!293 = distinct !DILocation(line: 89, column: 36, scope: !286)
!294 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !295)
!295 = distinct !DILocation(line: 18, column: 24, scope: !96, inlinedAt: !289)
!296 = !DILocation(line: 54, column: 27, scope: !107, inlinedAt: !297)
!297 = distinct !DILocation(line: 18, column: 38, scope: !96, inlinedAt: !289)
!298 = !DILocation(line: 80, column: 27, scope: !110, inlinedAt: !299)
!299 = distinct !DILocation(line: 18, column: 52, scope: !96, inlinedAt: !289)
!300 = !DILocation(line: 55, column: 27, scope: !113, inlinedAt: !301)
!301 = distinct !DILocation(line: 18, column: 65, scope: !96, inlinedAt: !289)
!302 = !DILocation(line: 18, column: 63, scope: !96, inlinedAt: !289)
!303 = !DILocation(line: 18, column: 50, scope: !96, inlinedAt: !289)
!304 = !DILocation(line: 18, column: 35, scope: !96, inlinedAt: !289)
!305 = !DILocation(line: 18, column: 22, scope: !96, inlinedAt: !289)
!306 = !DILocation(line: 187, column: 73, scope: !100, inlinedAt: !291)
!307 = !DILocation(line: 20, column: 55, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "block_size", scope: !73, file: !73, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!309 = distinct !DILocation(line: 63, column: 40, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "size", scope: !73, file: !73, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!311 = distinct !DILocation(line: 188, column: 52, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "meta_group_size", scope: !73, file: !73, line: 188, type: !12, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = distinct !DILocation(line: 198, column: 47, scope: !102, inlinedAt: !292)
!314 = !DILocation(line: 81, column: 27, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!316 = distinct !DILocation(line: 20, column: 70, scope: !308, inlinedAt: !309)
!317 = !DILocation(line: 20, column: 68, scope: !308, inlinedAt: !309)
!318 = !DILocation(line: 188, column: 74, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 188, column: 79, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !321)
!321 = distinct !DILocation(line: 92, column: 16, scope: !286)
!322 = !DILocation(line: 92, column: 27, scope: !286)
!323 = !DILocation(line: 92, column: 40, scope: !286)
!324 = !DILocation(line: 92, column: 57, scope: !286)
!325 = !DILocation(line: 92, column: 3, scope: !286)
!326 = !DILocation(line: 287, column: 3, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "reduce<32U, void, float, cooperative_groups::plus<float> >", scope: !73, file: !73, line: 286, type: !12, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!328 = distinct !DILocation(line: 93, column: 9, scope: !286)
!329 = !DILocation(line: 175, column: 5, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "moved<float, (lambda at include/device/rk_groups.h:156:25)>", scope: !73, file: !73, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = distinct !DILocation(line: 156, column: 12, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "shfl_xor<float>", scope: !73, file: !73, line: 155, type: !12, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!333 = distinct !DILocation(line: 287, column: 68, scope: !327, inlinedAt: !328)
!334 = !DILocation(line: 181, column: 39, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !130, file: !130, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!336 = distinct !DILocation(line: 156, column: 48, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 156, type: !12, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!338 = distinct !DILocation(line: 177, column: 53, scope: !330, inlinedAt: !331)
!339 = !DILocation(line: 179, column: 5, scope: !330, inlinedAt: !331)
!340 = !DILocation(line: 267, column: 48, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 267, type: !12, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = distinct !DILocation(line: 287, column: 53, scope: !327, inlinedAt: !328)
!343 = !DILocation(line: 287, column: 39, scope: !327, inlinedAt: !328)
!344 = !DILocation(line: 287, column: 32, scope: !327, inlinedAt: !328)
!345 = distinct !{!345, !326, !346, !54, !55}
!346 = !DILocation(line: 287, column: 87, scope: !327, inlinedAt: !328)
!347 = !DILocation(line: 143, column: 64, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "thread_rank", scope: !73, file: !73, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = distinct !DILocation(line: 94, column: 7, scope: !286)
!350 = !DILocation(line: 94, column: 26, scope: !286)
!351 = !DILocation(line: 92, column: 98, scope: !286)
!352 = !DILocation(line: 92, column: 95, scope: !286)
!353 = !DILocation(line: 92, column: 64, scope: !286)
!354 = distinct !{!354, !325, !355, !54, !55}
!355 = !DILocation(line: 92, column: 101, scope: !286)
!356 = !DILocation(line: 94, column: 32, scope: !286)
!357 = !DILocation(line: 94, column: 62, scope: !286)
!358 = !DILocation(line: 61, column: 29, scope: !72, inlinedAt: !359)
!359 = distinct !DILocation(line: 95, column: 3, scope: !286)
!360 = !DILocation(line: 96, column: 30, scope: !286)
!361 = !DILocation(line: 97, column: 30, scope: !286)
!362 = !DILocation(line: 97, column: 11, scope: !286)
!363 = !DILocation(line: 97, column: 57, scope: !286)
!364 = !DILocation(line: 287, column: 3, scope: !327, inlinedAt: !365)
!365 = distinct !DILocation(line: 98, column: 11, scope: !286)
!366 = !DILocation(line: 175, column: 5, scope: !330, inlinedAt: !367)
!367 = distinct !DILocation(line: 156, column: 12, scope: !332, inlinedAt: !368)
!368 = distinct !DILocation(line: 287, column: 68, scope: !327, inlinedAt: !365)
!369 = !DILocation(line: 181, column: 39, scope: !335, inlinedAt: !370)
!370 = distinct !DILocation(line: 156, column: 48, scope: !337, inlinedAt: !371)
!371 = distinct !DILocation(line: 177, column: 53, scope: !330, inlinedAt: !367)
!372 = !DILocation(line: 179, column: 5, scope: !330, inlinedAt: !367)
!373 = !DILocation(line: 267, column: 48, scope: !341, inlinedAt: !374)
!374 = distinct !DILocation(line: 287, column: 53, scope: !327, inlinedAt: !365)
!375 = !DILocation(line: 287, column: 39, scope: !327, inlinedAt: !365)
!376 = !DILocation(line: 287, column: 32, scope: !327, inlinedAt: !365)
!377 = distinct !{!377, !364, !378, !54, !55}
!378 = !DILocation(line: 287, column: 87, scope: !327, inlinedAt: !365)
!379 = !DILocation(line: 99, column: 28, scope: !286)
!380 = !DILocation(line: 15, column: 1, scope: !381, inlinedAt: !383)
!381 = distinct !DISubprogram(name: "atomicAdd", scope: !382, file: !382, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!382 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!383 = distinct !DILocation(line: 99, column: 34, scope: !286)
!384 = !DILocation(line: 99, column: 34, scope: !286)
!385 = !DILocation(line: 101, column: 1, scope: !286)
!386 = distinct !DISubprogram(name: "sum_half_warps", scope: !1, file: !1, line: 104, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!387 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !388)
!388 = distinct !DILocation(line: 105, column: 16, scope: !386)
!389 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !390)
!390 = distinct !DILocation(line: 105, column: 33, scope: !386)
!391 = !DILocation(line: 105, column: 44, scope: !386)
!392 = !DILocation(line: 105, column: 49, scope: !386)
!393 = !DILocation(line: 106, column: 9, scope: !386)
!394 = !DILocation(line: 107, column: 19, scope: !386)
!395 = !DILocation(line: 107, column: 17, scope: !386)
!396 = !DILocation(line: 107, column: 25, scope: !386)
!397 = !DILocation(line: 107, column: 30, scope: !386)
!398 = !DILocation(line: 108, column: 5, scope: !386)
!399 = !DILocation(line: 109, column: 11, scope: !386)
!400 = !DILocation(line: 182, column: 22, scope: !401, inlinedAt: !402)
!401 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !130, file: !130, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = distinct !DILocation(line: 108, column: 43, scope: !386)
!403 = !DILocation(line: 108, column: 40, scope: !386)
!404 = !DILocation(line: 108, column: 30, scope: !386)
!405 = !DILocation(line: 108, column: 23, scope: !386)
!406 = distinct !{!406, !398, !407, !54, !55}
!407 = !DILocation(line: 108, column: 73, scope: !386)
!408 = !DILocation(line: 15, column: 1, scope: !381, inlinedAt: !409)
!409 = distinct !DILocation(line: 109, column: 17, scope: !386)
!410 = !DILocation(line: 109, column: 17, scope: !386)
!411 = !DILocation(line: 111, column: 1, scope: !386)
!412 = distinct !DISubprogram(name: "count_votes", scope: !1, file: !1, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!413 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !414)
!414 = distinct !DILocation(line: 114, column: 11, scope: !412)
!415 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !416)
!416 = distinct !DILocation(line: 114, column: 24, scope: !412)
!417 = !DILocation(line: 114, column: 22, scope: !412)
!418 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !419)
!419 = distinct !DILocation(line: 114, column: 37, scope: !412)
!420 = !DILocation(line: 114, column: 35, scope: !412)
!421 = !DILocation(line: 115, column: 48, scope: !412)
!422 = !DILocation(line: 115, column: 52, scope: !412)
!423 = !DILocation(line: 115, column: 55, scope: !412)
!424 = !DILocation(line: 115, column: 60, scope: !412)
!425 = !DILocation(line: 0, scope: !412)
!426 = !DILocation(line: 211, column: 10, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "__ballot_sync", scope: !130, file: !130, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!428 = distinct !DILocation(line: 115, column: 20, scope: !412)
!429 = !DILocation(line: 116, column: 20, scope: !412)
!430 = !DILocation(line: 116, column: 26, scope: !412)
!431 = !DILocation(line: 505, column: 50, scope: !432, inlinedAt: !434)
!432 = distinct !DISubprogram(name: "__popc", scope: !433, file: !433, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!433 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!434 = distinct !DILocation(line: 116, column: 45, scope: !412)
!435 = !DILocation(line: 14, column: 1, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "atomicAdd", scope: !382, file: !382, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!437 = distinct !DILocation(line: 116, column: 32, scope: !412)
!438 = !DILocation(line: 116, column: 32, scope: !412)
!439 = !DILocation(line: 117, column: 1, scope: !412)
