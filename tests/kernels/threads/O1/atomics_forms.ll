; ModuleID = 'atomics_forms.cu'
source_filename = "atomics_forms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%struct.__nv_bfloat16 = type { bfloat }
%struct.__half2 = type { %struct.__half, %struct.__half }

@_ZZ10form_partsPKiPiiE4part = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ11form_scaledPKfPfiE1s = internal addrspace(3) global [34 x float] undef, align 4
@_ZZ12form_privatePKhPjiE4bins = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ10form_orderPKiPiiE1s = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_halvesPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !21
  %9 = icmp slt i32 %8, %2, !dbg !25
  br i1 %9, label %10, label %18, !dbg !25

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2, !dbg !26
  %12 = sext i32 %11 to i64, !dbg !27
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !27
  %14 = sext i32 %8 to i64, !dbg !28
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !28
  %16 = load float, ptr %15, align 4, !dbg !28, !tbaa !29
  %17 = atomicrmw fadd ptr %13, float %16 monotonic, align 4, !dbg !31
  br label %18, !dbg !35

18:                                               ; preds = %10, %3
  ret void, !dbg !36
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_moduloPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !37 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %6 = mul i32 %4, %5, !dbg !42
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %8 = add i32 %6, %7, !dbg !42
  %9 = icmp slt i32 %8, %2, !dbg !45
  br i1 %9, label %10, label %18, !dbg !45

10:                                               ; preds = %3
  %11 = srem i32 %8, 4, !dbg !46
  %12 = sext i32 %11 to i64, !dbg !47
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !47
  %14 = sext i32 %8 to i64, !dbg !48
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !48
  %16 = load i32, ptr %15, align 4, !dbg !48, !tbaa !7
  %17 = atomicrmw add ptr %13, i32 %16 monotonic, align 4, !dbg !49
  br label %18, !dbg !52

18:                                               ; preds = %10, %3
  ret void, !dbg !53
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_constantPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !54 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %6 = mul i32 %4, %5, !dbg !59
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %8 = add i32 %6, %7, !dbg !59
  %9 = icmp slt i32 %8, %2, !dbg !62
  br i1 %9, label %10, label %20, !dbg !62

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !63
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !63
  %13 = load i32, ptr %12, align 4, !dbg !63, !tbaa !7
  %14 = atomicrmw add ptr %1, i32 %13 monotonic, align 4, !dbg !64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !66
  %16 = load i32, ptr %12, align 4, !dbg !67, !tbaa !7
  %17 = atomicrmw max ptr %15, i32 %16 monotonic, align 4, !dbg !68
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !71
  %19 = atomicrmw add ptr %18, i32 3 monotonic, align 4, !dbg !72
  br label %20, !dbg !74

20:                                               ; preds = %10, %3
  ret void, !dbg !75
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !76 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %7 = mul i32 %5, %6, !dbg !81
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %9 = add i32 %7, %8, !dbg !84
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !85
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88
  %12 = mul nuw nsw i32 %10, %11, !dbg !91
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92
  %14 = add nuw nsw i32 %12, %13, !dbg !95
  %15 = icmp slt i32 %14, %2, !dbg !96
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !97
  br i1 %17, label %18, label %27, !dbg !97

18:                                               ; preds = %4
  %19 = zext nneg i32 %14 to i64, !dbg !98
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %19, !dbg !98
  %21 = mul nsw i32 %3, %14, !dbg !99
  %22 = add nsw i32 %21, %9, !dbg !100
  %23 = sext i32 %22 to i64, !dbg !101
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !101
  %25 = load float, ptr %24, align 4, !dbg !101, !tbaa !29
  %26 = atomicrmw fadd ptr %20, float %25 monotonic, align 4, !dbg !102
  br label %27, !dbg !104

27:                                               ; preds = %18, %4
  ret void, !dbg !105
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14form_diagonalsPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !106 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %7 = mul i32 %5, %6, !dbg !111
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %9 = add i32 %7, %8, !dbg !114
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !115
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117
  %12 = mul nuw nsw i32 %10, %11, !dbg !119
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !120
  %14 = add nuw nsw i32 %12, %13, !dbg !122
  %15 = icmp slt i32 %14, %2, !dbg !123
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !124
  br i1 %17, label %18, label %28, !dbg !124

18:                                               ; preds = %4
  %19 = add nsw i32 %14, %9, !dbg !125
  %20 = sext i32 %19 to i64, !dbg !126
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !126
  %22 = mul nsw i32 %3, %14, !dbg !127
  %23 = add nsw i32 %22, %9, !dbg !128
  %24 = sext i32 %23 to i64, !dbg !129
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !129
  %26 = load i32, ptr %25, align 4, !dbg !129, !tbaa !7
  %27 = atomicrmw add ptr %21, i32 %26 monotonic, align 4, !dbg !130
  br label %28, !dbg !132

28:                                               ; preds = %18, %4
  ret void, !dbg !133
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15form_neighboursPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !134 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %6 = mul i32 %4, %5, !dbg !139
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %8 = add i32 %6, %7, !dbg !139
  %9 = icmp slt i32 %8, %2, !dbg !142
  br i1 %9, label %10, label %24, !dbg !142

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !143
  %12 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !143
  %13 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !144
  %14 = load float, ptr %13, align 4, !dbg !144, !tbaa !29
  %15 = atomicrmw fadd ptr %12, float %14 monotonic, align 4, !dbg !145
  %16 = getelementptr i8, ptr %12, i64 4, !dbg !147
  %17 = load float, ptr %13, align 4, !dbg !148, !tbaa !29
  %18 = fmul contract float %17, 5.000000e-01, !dbg !149
  %19 = atomicrmw fadd ptr %16, float %18 monotonic, align 4, !dbg !150
  %20 = getelementptr i8, ptr %12, i64 8, !dbg !152
  %21 = load float, ptr %13, align 4, !dbg !153, !tbaa !29
  %22 = fmul contract float %21, 2.500000e-01, !dbg !154
  %23 = atomicrmw fadd ptr %20, float %22 monotonic, align 4, !dbg !155
  br label %24, !dbg !157

24:                                               ; preds = %10, %3
  ret void, !dbg !158
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_loopPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !159 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = mul i32 %5, %6, !dbg !164
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %9 = add i32 %7, %8, !dbg !164
  %10 = icmp slt i32 %9, %2, !dbg !167
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !167
  br i1 %12, label %13, label %27, !dbg !167

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  br label %16, !dbg !168

16:                                               ; preds = %13, %16
  %17 = phi i32 [ 0, %13 ], [ %25, %16 ]
  %18 = add nsw i32 %17, %9, !dbg !169
  %19 = sdiv i32 %18, 3, !dbg !170
  %20 = sext i32 %19 to i64, !dbg !171
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !171
  %22 = load i32, ptr %15, align 4, !dbg !172, !tbaa !7
  %23 = add nsw i32 %22, %17, !dbg !173
  %24 = atomicrmw add ptr %21, i32 %23 monotonic, align 4, !dbg !174
  %25 = add nuw nsw i32 %17, 1, !dbg !176
  %26 = icmp eq i32 %25, %3, !dbg !177
  br i1 %26, label %27, label %16, !dbg !168, !llvm.loop !178

27:                                               ; preds = %16, %4
  ret void, !dbg !182
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12form_guardedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !183 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186
  %6 = mul i32 %4, %5, !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189
  %8 = add i32 %6, %7, !dbg !188
  %9 = icmp slt i32 %8, %2, !dbg !191
  br i1 %9, label %10, label %28, !dbg !192

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !193
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !193
  %13 = load i32, ptr %12, align 4, !dbg !193, !tbaa !7
  %14 = icmp sgt i32 %13, 0, !dbg !194
  br i1 %14, label %15, label %20, !dbg !192

15:                                               ; preds = %10
  %16 = sdiv i32 %8, 8, !dbg !195
  %17 = sext i32 %16 to i64, !dbg !196
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !196
  %19 = atomicrmw add ptr %18, i32 %13 monotonic, align 4, !dbg !197
  br label %20, !dbg !199

20:                                               ; preds = %15, %10
  %21 = and i32 %8, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23, !dbg !200

23:                                               ; preds = %20
  %24 = sdiv i32 %8, 8, !dbg !201
  %25 = sext i32 %24 to i64, !dbg !202
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !202
  %27 = atomicrmw sub ptr %26, i32 1 monotonic, align 4, !dbg !203
  br label %28, !dbg !206

28:                                               ; preds = %3, %23, %20
  ret void, !dbg !207
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_branchesPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !208 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211
  %6 = mul i32 %4, %5, !dbg !213
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %8 = add i32 %6, %7, !dbg !213
  %9 = icmp slt i32 %8, %2, !dbg !216
  br i1 %9, label %10, label %26, !dbg !216

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !217
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !217
  %13 = load i32, ptr %12, align 4, !dbg !217, !tbaa !7
  %14 = and i32 %13, 1, !dbg !218
  %15 = icmp eq i32 %14, 0, !dbg !217
  br i1 %15, label %18, label %16, !dbg !217

16:                                               ; preds = %10
  %17 = atomicrmw add ptr %1, i32 %13 monotonic, align 4, !dbg !219
  br label %26, !dbg !221

18:                                               ; preds = %10
  %19 = icmp sgt i32 %13, 0, !dbg !222
  br i1 %19, label %20, label %23, !dbg !222

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !223
  %22 = atomicrmw or ptr %21, i32 %13 monotonic, align 4, !dbg !224
  br label %26, !dbg !227

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !228
  %25 = atomicrmw xor ptr %24, i32 %13 monotonic, align 4, !dbg !229
  br label %26

26:                                               ; preds = %16, %23, %20, %3
  ret void, !dbg !232
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_selectedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !233 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236
  %6 = mul i32 %4, %5, !dbg !238
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239
  %8 = add i32 %6, %7, !dbg !238
  %9 = icmp slt i32 %8, %2, !dbg !241
  br i1 %9, label %10, label %24, !dbg !241

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !242
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !242
  %13 = load i32, ptr %12, align 4, !dbg !242, !tbaa !7
  %14 = icmp sgt i32 %13, 0, !dbg !243
  br i1 %14, label %15, label %19, !dbg !242

15:                                               ; preds = %10
  %16 = srem i32 %8, 3, !dbg !244
  %17 = sext i32 %16 to i64, !dbg !245
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !245
  br label %21, !dbg !242

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !246
  br label %21, !dbg !242

21:                                               ; preds = %19, %15
  %22 = phi ptr [ %18, %15 ], [ %20, %19 ], !dbg !242
  %23 = atomicrmw min ptr %22, i32 %13 monotonic, align 4, !dbg !247
  br label %24, !dbg !250

24:                                               ; preds = %21, %3
  ret void, !dbg !251
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_partsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !252 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %7 = mul i32 %5, %6, !dbg !259
  %8 = add i32 %7, %4, !dbg !259
  %9 = icmp samesign ult i32 %4, 4, !dbg !260
  br i1 %9, label %10, label %13, !dbg !260

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !261
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %11, !dbg !261
  store i32 0, ptr %12, align 4, !dbg !262, !tbaa !7
  br label %13, !dbg !261

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !263
  %14 = icmp slt i32 %8, %2, !dbg !264
  br i1 %14, label %15, label %23, !dbg !264

15:                                               ; preds = %13
  %16 = lshr i32 %4, 4, !dbg !265
  %17 = zext nneg i32 %16 to i64, !dbg !266
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %17, !dbg !266
  %19 = sext i32 %8 to i64, !dbg !267
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !267
  %21 = load i32, ptr %20, align 4, !dbg !267, !tbaa !7
  %22 = atomicrmw add ptr %18, i32 %21 monotonic, align 4, !dbg !268
  br label %23, !dbg !270

23:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !271
  br i1 %9, label %24, label %32, !dbg !272

24:                                               ; preds = %23
  %25 = zext nneg i32 %4 to i64, !dbg !273
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %25, !dbg !273
  %27 = load i32, ptr %26, align 4, !dbg !273, !tbaa !7
  %28 = shl i32 %5, 2, !dbg !274
  %29 = or disjoint i32 %28, %4, !dbg !275
  %30 = zext i32 %29 to i64, !dbg !276
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30, !dbg !276
  store i32 %27, ptr %31, align 4, !dbg !277, !tbaa !7
  br label %32, !dbg !276

32:                                               ; preds = %24, %23
  ret void, !dbg !278
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11form_scaledPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !279 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !282
  %6 = shl i32 %5, 6, !dbg !284
  %7 = add i32 %6, %4, !dbg !285
  %8 = icmp samesign ult i32 %4, 34, !dbg !286
  br i1 %8, label %9, label %12, !dbg !286

9:                                                ; preds = %3
  %10 = zext nneg i32 %4 to i64, !dbg !287
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %10, !dbg !287
  store float 0.000000e+00, ptr %11, align 4, !dbg !288, !tbaa !29
  br label %12, !dbg !287

12:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !289
  %13 = icmp slt i32 %7, %2, !dbg !290
  br i1 %13, label %14, label %18, !dbg !291

14:                                               ; preds = %12
  %15 = sext i32 %7 to i64, !dbg !292
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !292
  %17 = load float, ptr %16, align 4, !dbg !292, !tbaa !29
  br label %18, !dbg !291

18:                                               ; preds = %12, %14
  %19 = phi contract float [ %17, %14 ], [ 0.000000e+00, %12 ], !dbg !291
  %20 = and i32 %4, 1, !dbg !293
  %21 = icmp eq i32 %20, 0, !dbg !294
  %22 = lshr i32 %4, 1, !dbg !295
  %23 = zext nneg i32 %22 to i64, !dbg !295
  %24 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %23, !dbg !295
  br i1 %21, label %25, label %27, !dbg !294

25:                                               ; preds = %18
  %26 = atomicrmw fadd ptr %24, float %19 monotonic, align 4, !dbg !296
  br label %31, !dbg !298

27:                                               ; preds = %18
  %28 = getelementptr i8, ptr %24, i64 4, !dbg !299
  %29 = fmul contract float %19, -5.000000e-01, !dbg !300
  %30 = atomicrmw fadd ptr %28, float %29 monotonic, align 4, !dbg !301
  br label %31, !dbg !303

31:                                               ; preds = %25, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !304
  br i1 %8, label %32, label %37, !dbg !305

32:                                               ; preds = %31
  %33 = zext nneg i32 %4 to i64, !dbg !306
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %33, !dbg !306
  %35 = load float, ptr %34, align 4, !dbg !306, !tbaa !29
  %36 = fdiv contract float %35, 3.000000e+00, !dbg !307
  store float %36, ptr %34, align 4, !dbg !308, !tbaa !29
  br label %37, !dbg !309

37:                                               ; preds = %32, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !310
  br i1 %8, label %38, label %44, !dbg !311

38:                                               ; preds = %37
  %39 = zext nneg i32 %4 to i64, !dbg !312
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39, !dbg !312
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %39, !dbg !313
  %42 = load float, ptr %41, align 4, !dbg !313, !tbaa !29
  %43 = atomicrmw fadd ptr %40, float %42 monotonic, align 4, !dbg !314
  br label %44, !dbg !316

44:                                               ; preds = %38, %37
  ret void, !dbg !317
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12form_privatePKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !318 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !319
  %5 = icmp samesign ult i32 %4, 32, !dbg !321
  br i1 %5, label %6, label %13, !dbg !321

6:                                                ; preds = %3
  %7 = lshr i32 %4, 4, !dbg !322
  %8 = zext nneg i32 %7 to i64, !dbg !323
  %9 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %8, !dbg !323
  %10 = and i32 %4, 15, !dbg !324
  %11 = zext nneg i32 %10 to i64, !dbg !323
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11, !dbg !323
  store i32 0, ptr %12, align 4, !dbg !325, !tbaa !7
  br label %13, !dbg !323

13:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !326
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329
  %16 = mul i32 %14, %15, !dbg !331
  %17 = add i32 %16, %4, !dbg !331
  %18 = icmp slt i32 %17, %2, !dbg !332
  br i1 %18, label %19, label %25, !dbg !333

19:                                               ; preds = %13
  %20 = and i32 %4, 1
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %21
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = mul i32 %23, %15
  br label %27, !dbg !333

25:                                               ; preds = %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !334
  %26 = icmp samesign ult i32 %4, 16, !dbg !335
  br i1 %26, label %38, label %47, !dbg !335

27:                                               ; preds = %19, %27
  %28 = phi i32 [ %17, %19 ], [ %36, %27 ]
  %29 = sext i32 %28 to i64, !dbg !336
  %30 = getelementptr inbounds i8, ptr %0, i64 %29, !dbg !336
  %31 = load i8, ptr %30, align 1, !dbg !336, !tbaa !337
  %32 = lshr i8 %31, 4, !dbg !338
  %33 = zext nneg i8 %32 to i64, !dbg !339
  %34 = getelementptr inbounds nuw i32, ptr %22, i64 %33, !dbg !339
  %35 = atomicrmw add ptr %34, i32 1 monotonic, align 4, !dbg !340
  %36 = add i32 %28, %24, !dbg !343
  %37 = icmp slt i32 %36, %2, !dbg !332
  br i1 %37, label %27, label %25, !dbg !333, !llvm.loop !344

38:                                               ; preds = %25
  %39 = zext nneg i32 %4 to i64, !dbg !346
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !346
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %39, !dbg !347
  %42 = load i32, ptr %41, align 4, !dbg !347, !tbaa !7
  %43 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 64), i64 %39, !dbg !348
  %44 = load i32, ptr %43, align 4, !dbg !348, !tbaa !7
  %45 = add i32 %44, %42, !dbg !349
  %46 = atomicrmw add ptr %40, i32 %45 monotonic, align 4, !dbg !350
  br label %47, !dbg !352

47:                                               ; preds = %38, %25
  ret void, !dbg !353
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_twicePKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !354 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !355
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !357
  %6 = mul i32 %4, %5, !dbg !359
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360
  %8 = add i32 %6, %7, !dbg !359
  %9 = icmp slt i32 %8, %2, !dbg !362
  br i1 %9, label %10, label %22, !dbg !362

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 4, !dbg !363
  %12 = sext i32 %11 to i64, !dbg !364
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !364
  %14 = sext i32 %8 to i64, !dbg !365
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !365
  %16 = load i32, ptr %15, align 4, !dbg !365, !tbaa !7
  %17 = atomicrmw add ptr %13, i32 %16 monotonic, align 4, !dbg !366
  %18 = load i32, ptr %15, align 4, !dbg !368, !tbaa !7
  %19 = shl nsw i32 %18, 1, !dbg !369
  %20 = or disjoint i32 %19, 1, !dbg !370
  %21 = atomicrmw add ptr %13, i32 %20 monotonic, align 4, !dbg !371
  br label %22, !dbg !373

22:                                               ; preds = %3, %10
  ret void, !dbg !373
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_orderPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !374 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375
  %5 = icmp eq i32 %4, 0, !dbg !377
  br i1 %5, label %6, label %7, !dbg !377

6:                                                ; preds = %3
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4, !dbg !378, !tbaa !7
  br label %7, !dbg !379

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !380
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383
  %10 = mul i32 %8, %9, !dbg !385
  %11 = add i32 %10, %4, !dbg !385
  %12 = zext i32 %11 to i64, !dbg !386
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12, !dbg !386
  %14 = load i32, ptr %13, align 4, !dbg !386, !tbaa !7
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 %14 monotonic, align 4, !dbg !387
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !389
  %16 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 7 monotonic, align 4, !dbg !390
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !392
  %17 = atomicrmw sub ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 %4 monotonic, align 4, !dbg !393
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !395
  br i1 %5, label %18, label %22, !dbg !396

18:                                               ; preds = %7
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4, !dbg !397, !tbaa !7
  %20 = zext nneg i32 %8 to i64, !dbg !398
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %20, !dbg !398
  store i32 %19, ptr %21, align 4, !dbg !399, !tbaa !7
  br label %22, !dbg !398

22:                                               ; preds = %18, %7
  ret void, !dbg !400
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_halfPK6__halfPS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !401 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !402
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404
  %6 = mul i32 %4, %5, !dbg !406
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407
  %8 = add i32 %6, %7, !dbg !406
  %9 = icmp slt i32 %8, %2, !dbg !409
  br i1 %9, label %10, label %18, !dbg !409

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2, !dbg !410
  %12 = sext i32 %11 to i64, !dbg !411
  %13 = getelementptr inbounds %struct.__half, ptr %1, i64 %12, !dbg !411
  %14 = sext i32 %8 to i64, !dbg !412
  %15 = getelementptr inbounds %struct.__half, ptr %0, i64 %14, !dbg !412
  %16 = load half, ptr %15, align 2, !dbg !412, !tbaa !413
  %17 = atomicrmw fadd ptr %13, half %16 monotonic, align 2, !dbg !415
  br label %18, !dbg !419

18:                                               ; preds = %10, %3
  ret void, !dbg !420
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_bfloatPK13__nv_bfloat16PS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !421 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424
  %6 = mul i32 %4, %5, !dbg !426
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %8 = add i32 %6, %7, !dbg !426
  %9 = icmp slt i32 %8, %2, !dbg !429
  br i1 %9, label %10, label %18, !dbg !429

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2, !dbg !430
  %12 = sext i32 %11 to i64, !dbg !431
  %13 = getelementptr inbounds %struct.__nv_bfloat16, ptr %1, i64 %12, !dbg !431
  %14 = sext i32 %8 to i64, !dbg !432
  %15 = getelementptr inbounds %struct.__nv_bfloat16, ptr %0, i64 %14, !dbg !432
  %16 = load bfloat, ptr %15, align 2, !dbg !432, !tbaa !433
  %17 = atomicrmw fadd ptr %13, bfloat %16 monotonic, align 2, !dbg !435
  br label %18, !dbg !438

18:                                               ; preds = %10, %3
  ret void, !dbg !439
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_packedPK7__half2PS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !440 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !441
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !443
  %6 = mul i32 %4, %5, !dbg !445
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !446
  %8 = add i32 %6, %7, !dbg !445
  %9 = icmp slt i32 %8, %2, !dbg !448
  br i1 %9, label %10, label %25, !dbg !448

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2, !dbg !449
  %12 = sext i32 %11 to i64, !dbg !450
  %13 = getelementptr inbounds %struct.__half2, ptr %1, i64 %12, !dbg !450
  %14 = sext i32 %8 to i64, !dbg !451
  %15 = getelementptr inbounds %struct.__half2, ptr %0, i64 %14, !dbg !451
  %16 = load i32, ptr %15, align 4, !dbg !451
  %17 = trunc i32 %16 to i16, !dbg !452
  %18 = lshr i32 %16, 16, !dbg !452
  %19 = trunc nuw i32 %18 to i16, !dbg !452
  %20 = bitcast i16 %17 to half, !dbg !455
  %21 = atomicrmw fadd ptr %13, half %20 monotonic, align 2, !dbg !455
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 2, !dbg !457
  %23 = bitcast i16 %19 to half, !dbg !458
  %24 = atomicrmw fadd ptr %22, half %23 monotonic, align 2, !dbg !458
  br label %25, !dbg !460

25:                                               ; preds = %10, %3
  ret void, !dbg !461
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_doublePKdPdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !462 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !463
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !465
  %6 = mul i32 %4, %5, !dbg !467
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !468
  %8 = add i32 %6, %7, !dbg !467
  %9 = icmp slt i32 %8, %2, !dbg !470
  br i1 %9, label %10, label %18, !dbg !470

10:                                               ; preds = %3
  %11 = srem i32 %8, 5, !dbg !471
  %12 = sext i32 %11 to i64, !dbg !472
  %13 = getelementptr inbounds double, ptr %1, i64 %12, !dbg !472
  %14 = sext i32 %8 to i64, !dbg !473
  %15 = getelementptr inbounds double, ptr %0, i64 %14, !dbg !473
  %16 = load double, ptr %15, align 8, !dbg !473, !tbaa !474
  %17 = atomicrmw fadd ptr %13, double %16 monotonic, align 8, !dbg !476
  br label %18, !dbg !479

18:                                               ; preds = %10, %3
  ret void, !dbg !480
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_widePKyPyi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !481 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !482
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !484
  %6 = mul i32 %4, %5, !dbg !486
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !487
  %8 = add i32 %6, %7, !dbg !486
  %9 = icmp slt i32 %8, %2, !dbg !489
  br i1 %9, label %10, label %24, !dbg !489

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !490
  %12 = getelementptr inbounds i64, ptr %0, i64 %11, !dbg !490
  %13 = load i64, ptr %12, align 8, !dbg !490, !tbaa !491
  %14 = atomicrmw add ptr %1, i64 %13 monotonic, align 8, !dbg !493
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !496
  %16 = load i64, ptr %12, align 8, !dbg !497, !tbaa !491
  %17 = atomicrmw umax ptr %15, i64 %16 monotonic, align 8, !dbg !498
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !501
  %19 = load i64, ptr %12, align 8, !dbg !502, !tbaa !491
  %20 = atomicrmw and ptr %18, i64 %19 monotonic, align 8, !dbg !503
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !506
  %22 = load i64, ptr %12, align 8, !dbg !507, !tbaa !491
  %23 = atomicrmw xor ptr %21, i64 %22 monotonic, align 8, !dbg !508
  br label %24, !dbg !511

24:                                               ; preds = %3, %10
  ret void, !dbg !511
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_blockPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !512 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !513
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !515
  %6 = mul i32 %4, %5, !dbg !517
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !518
  %8 = add i32 %6, %7, !dbg !517
  %9 = icmp slt i32 %8, %2, !dbg !520
  br i1 %9, label %10, label %22, !dbg !520

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !521
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11, !dbg !521
  %13 = sext i32 %8 to i64, !dbg !522
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !522
  %15 = load i32, ptr %14, align 4, !dbg !522, !tbaa !7
  %16 = atomicrmw add ptr %12, i32 %15 monotonic, align 4, !dbg !523
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !526
  %18 = zext nneg i32 %17 to i64, !dbg !529
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !529
  %20 = load i32, ptr %14, align 4, !dbg !530, !tbaa !7
  %21 = atomicrmw max ptr %19, i32 %20 monotonic, align 4, !dbg !531
  br label %22, !dbg !534

22:                                               ; preds = %10, %3
  ret void, !dbg !535
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12form_ticketsPKiPiS1_i(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !536 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !537
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !539
  %7 = mul i32 %5, %6, !dbg !541
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !542
  %9 = add i32 %7, %8, !dbg !541
  %10 = icmp slt i32 %9, %3, !dbg !544
  br i1 %10, label %11, label %21, !dbg !544

11:                                               ; preds = %4
  %12 = srem i32 %9, 3, !dbg !545
  %13 = sext i32 %12 to i64, !dbg !546
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !546
  %15 = atomicrmw add ptr %14, i32 2 monotonic, align 4, !dbg !547
  %16 = sdiv i32 %15, 2, !dbg !549
  %17 = mul nsw i32 %16, 3, !dbg !550
  %18 = add nsw i32 %17, %12, !dbg !551
  %19 = sext i32 %18 to i64, !dbg !552
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !552
  store i32 %12, ptr %20, align 4, !dbg !553, !tbaa !7
  br label %21, !dbg !552

21:                                               ; preds = %11, %4
  ret void, !dbg !554
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_firstPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !555 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !556
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558
  %7 = mul i32 %5, %6, !dbg !560
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !561
  %9 = add i32 %7, %8, !dbg !560
  %10 = icmp slt i32 %9, %3, !dbg !563
  br i1 %10, label %11, label %21, !dbg !564

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !565
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !565
  %14 = load i32, ptr %13, align 4, !dbg !565, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !566
  %16 = getelementptr inbounds i32, ptr %2, i64 %15, !dbg !566
  %17 = atomicrmw xchg ptr %16, i32 1 monotonic, align 4, !dbg !567
  %18 = icmp eq i32 %17, 0, !dbg !570
  br i1 %18, label %19, label %21, !dbg !564

19:                                               ; preds = %11
  %20 = atomicrmw add ptr %1, i32 1 monotonic, align 4, !dbg !571
  br label %21, !dbg !573

21:                                               ; preds = %19, %11, %4
  ret void, !dbg !574
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_claimPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !575 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !576
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !578
  %7 = mul i32 %5, %6, !dbg !580
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !581
  %9 = add i32 %7, %8, !dbg !580
  %10 = icmp slt i32 %9, %3, !dbg !583
  br i1 %10, label %11, label %25, !dbg !584

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !585
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !585
  %14 = load i32, ptr %13, align 4, !dbg !585, !tbaa !7
  %15 = sdiv i32 %14, 2, !dbg !586
  %16 = sext i32 %15 to i64, !dbg !587
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !587
  %18 = cmpxchg ptr %17, i32 -1, i32 %15 monotonic monotonic, align 4, !dbg !588
  %19 = extractvalue { i32, i1 } %18, 1, !dbg !591
  br i1 %19, label %20, label %25, !dbg !584

20:                                               ; preds = %11
  %21 = load i32, ptr %13, align 4, !dbg !592, !tbaa !7
  %22 = sdiv i32 %21, 2, !dbg !593
  %23 = add nsw i32 %22, 1, !dbg !594
  %24 = atomicrmw add ptr %1, i32 %23 monotonic, align 4, !dbg !595
  br label %25, !dbg !597

25:                                               ; preds = %20, %11, %4
  ret void, !dbg !598
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_wrapsPjS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !599 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !600
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !602
  %6 = mul i32 %4, %5, !dbg !604
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !605
  %8 = add i32 %6, %7, !dbg !604
  %9 = icmp slt i32 %8, %2, !dbg !607
  br i1 %9, label %10, label %22, !dbg !607

10:                                               ; preds = %3
  %11 = srem i32 %8, 2, !dbg !608
  %12 = sext i32 %11 to i64, !dbg !609
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !609
  %14 = atomicrmw uinc_wrap ptr %13, i32 5 seq_cst, align 4, !dbg !610
  %15 = getelementptr i8, ptr %13, i64 8, !dbg !616
  %16 = atomicrmw udec_wrap ptr %15, i32 4 seq_cst, align 4, !dbg !617
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !622
  %18 = atomicrmw uinc_wrap ptr %17, i32 6 seq_cst, align 4, !dbg !623
  %19 = zext i32 %18 to i64, !dbg !626
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19, !dbg !626
  %21 = atomicrmw add ptr %20, i32 1 monotonic, align 4, !dbg !627
  br label %22, !dbg !629

22:                                               ; preds = %10, %3
  ret void, !dbg !630
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z12max_by_swapsPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #4 !dbg !631 {
  %3 = load i32, ptr %0, align 4, !dbg !632, !tbaa !7
  br label %4, !dbg !633

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ], !dbg !634
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #7, !dbg !635
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %1, float noundef %6) #7, !dbg !638
  %8 = tail call noundef i32 @__nv_float_as_int(float noundef %7) #7, !dbg !642
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4, !dbg !645
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10, !dbg !647
  br i1 %11, label %12, label %4, !dbg !648, !llvm.loop !649

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_int_as_float(i32 noundef %10) #7, !dbg !651
  ret float %13, !dbg !653
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z12add_by_swapsPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #4 !dbg !654 {
  %3 = load i64, ptr %0, align 8, !dbg !655, !tbaa !491
  br label %4, !dbg !656

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %3, %2 ], [ %10, %4 ], !dbg !657
  %6 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #7, !dbg !658
  %7 = fadd contract double %1, %6, !dbg !661
  %8 = tail call noundef i64 @__nv_double_as_longlong(double noundef %7) #7, !dbg !662
  %9 = cmpxchg ptr %0, i64 %5, i64 %8 monotonic monotonic, align 8, !dbg !665
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = icmp eq i64 %5, %10, !dbg !668
  br i1 %11, label %12, label %4, !dbg !669, !llvm.loop !670

12:                                               ; preds = %4
  %13 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %10) #7, !dbg !672
  ret double %13, !dbg !674
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z17multiply_by_swapsPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #4 !dbg !675 {
  %3 = load float, ptr %0, align 4, !dbg !676, !tbaa !29
  br label %4, !dbg !677

4:                                                ; preds = %13, %2
  %5 = phi float [ %3, %2 ], [ %14, %13 ], !dbg !678
  %6 = tail call noundef i32 @__nv_float_as_uint(float noundef %5) #7, !dbg !679
  %7 = fmul contract float %1, %5, !dbg !682
  %8 = tail call noundef i32 @__nv_float_as_uint(float noundef %7) #7, !dbg !683
  %9 = cmpxchg ptr %0, i32 %6, i32 %8 monotonic monotonic, align 4, !dbg !685
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = tail call noundef i32 @__nv_float_as_uint(float noundef %5) #7, !dbg !688
  %12 = icmp eq i32 %10, %11, !dbg !690
  br i1 %12, label %15, label %13, !dbg !690

13:                                               ; preds = %4
  %14 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %10) #7, !dbg !691
  br label %4

15:                                               ; preds = %4
  ret void, !dbg !694
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_swapsPKfPfPdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !695 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !698
  %7 = mul i32 %5, %6, !dbg !700
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !701
  %9 = add i32 %7, %8, !dbg !700
  %10 = icmp slt i32 %9, %3, !dbg !703
  br i1 %10, label %11, label %65, !dbg !703

11:                                               ; preds = %4
  %12 = sdiv i32 %9, 16, !dbg !704
  %13 = sext i32 %12 to i64, !dbg !705
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !705
  %15 = sext i32 %9 to i64, !dbg !706
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !706
  %17 = load float, ptr %16, align 4, !dbg !706, !tbaa !29
  %18 = load i32, ptr %14, align 4, !dbg !707, !tbaa !7
  br label %19, !dbg !709

19:                                               ; preds = %19, %11
  %20 = phi i32 [ %18, %11 ], [ %25, %19 ], !dbg !710
  %21 = tail call contract noundef float @__nv_int_as_float(i32 noundef %20) #7, !dbg !711
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %17, float noundef %21) #7, !dbg !713
  %23 = tail call noundef i32 @__nv_float_as_int(float noundef %22) #7, !dbg !715
  %24 = cmpxchg ptr %14, i32 %20, i32 %23 monotonic monotonic, align 4, !dbg !717
  %25 = extractvalue { i32, i1 } %24, 0
  %26 = icmp eq i32 %20, %25, !dbg !719
  br i1 %26, label %27, label %19, !dbg !720, !llvm.loop !721

27:                                               ; preds = %19
  %28 = tail call contract noundef float @__nv_int_as_float(i32 noundef %25) #7, !dbg !723
  %29 = srem i32 %9, 2, !dbg !725
  %30 = sext i32 %29 to i64, !dbg !726
  %31 = getelementptr float, ptr %1, i64 %30, !dbg !726
  %32 = getelementptr i8, ptr %31, i64 40, !dbg !726
  %33 = load float, ptr %16, align 4, !dbg !727, !tbaa !29
  %34 = fcmp contract ogt float %33, 0.000000e+00, !dbg !728
  %35 = select contract i1 %34, float 2.000000e+00, float 5.000000e-01, !dbg !727
  %36 = load float, ptr %32, align 4, !dbg !729, !tbaa !29
  br label %37, !dbg !731

37:                                               ; preds = %46, %27
  %38 = phi float [ %36, %27 ], [ %47, %46 ], !dbg !732
  %39 = tail call noundef i32 @__nv_float_as_uint(float noundef %38) #7, !dbg !733
  %40 = fmul contract float %35, %38, !dbg !735
  %41 = tail call noundef i32 @__nv_float_as_uint(float noundef %40) #7, !dbg !736
  %42 = cmpxchg ptr %32, i32 %39, i32 %41 monotonic monotonic, align 4, !dbg !738
  %43 = extractvalue { i32, i1 } %42, 0
  %44 = tail call noundef i32 @__nv_float_as_uint(float noundef %38) #7, !dbg !740
  %45 = icmp eq i32 %43, %44, !dbg !742
  br i1 %45, label %48, label %46, !dbg !742

46:                                               ; preds = %37
  %47 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %43) #7, !dbg !743
  br label %37

48:                                               ; preds = %37
  %49 = sdiv i32 %9, 8, !dbg !745
  %50 = sext i32 %49 to i64, !dbg !746
  %51 = getelementptr inbounds double, ptr %2, i64 %50, !dbg !746
  %52 = load float, ptr %16, align 4, !dbg !747, !tbaa !29
  %53 = fpext contract float %52 to double, !dbg !747
  %54 = load i64, ptr %51, align 8, !dbg !748, !tbaa !491
  br label %55, !dbg !750

55:                                               ; preds = %55, %48
  %56 = phi i64 [ %54, %48 ], [ %61, %55 ], !dbg !751
  %57 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %56) #7, !dbg !752
  %58 = fadd contract double %57, %53, !dbg !754
  %59 = tail call noundef i64 @__nv_double_as_longlong(double noundef %58) #7, !dbg !755
  %60 = cmpxchg ptr %51, i64 %56, i64 %59 monotonic monotonic, align 8, !dbg !757
  %61 = extractvalue { i64, i1 } %60, 0
  %62 = icmp eq i64 %56, %61, !dbg !759
  br i1 %62, label %63, label %55, !dbg !760, !llvm.loop !761

63:                                               ; preds = %55
  %64 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %61) #7, !dbg !763
  br label %65, !dbg !765

65:                                               ; preds = %4, %63
  ret void, !dbg !765
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint_as_float(i32 noundef) local_unnamed_addr #6

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics_forms.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "form_halves", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 10, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 10, column: 11, scope: !11)
!21 = !DILocation(line: 10, column: 11, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 10, column: 11, scope: !11)
!25 = !DILocation(line: 11, column: 9, scope: !11)
!26 = !DILocation(line: 11, column: 29, scope: !11)
!27 = !DILocation(line: 11, column: 25, scope: !11)
!28 = !DILocation(line: 11, column: 35, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "atomicAdd", scope: !33, file: !33, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!34 = distinct !DILocation(line: 11, column: 14, scope: !11)
!35 = !DILocation(line: 11, column: 14, scope: !11)
!36 = !DILocation(line: 12, column: 1, scope: !11)
!37 = distinct !DISubprogram(name: "form_modulo", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !39)
!39 = distinct !DILocation(line: 14, column: 11, scope: !37)
!40 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !41)
!41 = distinct !DILocation(line: 14, column: 11, scope: !37)
!42 = !DILocation(line: 14, column: 11, scope: !37)
!43 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !44)
!44 = distinct !DILocation(line: 14, column: 11, scope: !37)
!45 = !DILocation(line: 15, column: 9, scope: !37)
!46 = !DILocation(line: 15, column: 29, scope: !37)
!47 = !DILocation(line: 15, column: 25, scope: !37)
!48 = !DILocation(line: 15, column: 35, scope: !37)
!49 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "atomicAdd", scope: !33, file: !33, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 15, column: 14, scope: !37)
!52 = !DILocation(line: 15, column: 14, scope: !37)
!53 = !DILocation(line: 16, column: 1, scope: !37)
!54 = distinct !DISubprogram(name: "form_constant", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !56)
!56 = distinct !DILocation(line: 18, column: 11, scope: !54)
!57 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !58)
!58 = distinct !DILocation(line: 18, column: 11, scope: !54)
!59 = !DILocation(line: 18, column: 11, scope: !54)
!60 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !61)
!61 = distinct !DILocation(line: 18, column: 11, scope: !54)
!62 = !DILocation(line: 19, column: 9, scope: !54)
!63 = !DILocation(line: 20, column: 18, scope: !54)
!64 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !65)
!65 = distinct !DILocation(line: 20, column: 5, scope: !54)
!66 = !DILocation(line: 21, column: 17, scope: !54)
!67 = !DILocation(line: 21, column: 22, scope: !54)
!68 = !DILocation(line: 22, column: 1, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "atomicMax", scope: !33, file: !33, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 21, column: 5, scope: !54)
!71 = !DILocation(line: 22, column: 17, scope: !54)
!72 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !73)
!73 = distinct !DILocation(line: 22, column: 5, scope: !54)
!74 = !DILocation(line: 23, column: 3, scope: !54)
!75 = !DILocation(line: 24, column: 1, scope: !54)
!76 = distinct !DISubprogram(name: "form_rows", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !78)
!78 = distinct !DILocation(line: 26, column: 11, scope: !76)
!79 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !80)
!80 = distinct !DILocation(line: 26, column: 24, scope: !76)
!81 = !DILocation(line: 26, column: 22, scope: !76)
!82 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !83)
!83 = distinct !DILocation(line: 26, column: 37, scope: !76)
!84 = !DILocation(line: 26, column: 35, scope: !76)
!85 = !DILocation(line: 67, column: 27, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 26, column: 54, scope: !76)
!88 = !DILocation(line: 80, column: 27, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = distinct !DILocation(line: 26, column: 67, scope: !76)
!91 = !DILocation(line: 26, column: 65, scope: !76)
!92 = !DILocation(line: 54, column: 27, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 26, column: 80, scope: !76)
!95 = !DILocation(line: 26, column: 78, scope: !76)
!96 = !DILocation(line: 27, column: 9, scope: !76)
!97 = !DILocation(line: 27, column: 13, scope: !76)
!98 = !DILocation(line: 27, column: 34, scope: !76)
!99 = !DILocation(line: 27, column: 44, scope: !76)
!100 = !DILocation(line: 27, column: 48, scope: !76)
!101 = !DILocation(line: 27, column: 40, scope: !76)
!102 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !103)
!103 = distinct !DILocation(line: 27, column: 23, scope: !76)
!104 = !DILocation(line: 27, column: 23, scope: !76)
!105 = !DILocation(line: 28, column: 1, scope: !76)
!106 = distinct !DISubprogram(name: "form_diagonals", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !108)
!108 = distinct !DILocation(line: 30, column: 11, scope: !106)
!109 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !110)
!110 = distinct !DILocation(line: 30, column: 24, scope: !106)
!111 = !DILocation(line: 30, column: 22, scope: !106)
!112 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !113)
!113 = distinct !DILocation(line: 30, column: 37, scope: !106)
!114 = !DILocation(line: 30, column: 35, scope: !106)
!115 = !DILocation(line: 67, column: 27, scope: !86, inlinedAt: !116)
!116 = distinct !DILocation(line: 30, column: 54, scope: !106)
!117 = !DILocation(line: 80, column: 27, scope: !89, inlinedAt: !118)
!118 = distinct !DILocation(line: 30, column: 67, scope: !106)
!119 = !DILocation(line: 30, column: 65, scope: !106)
!120 = !DILocation(line: 54, column: 27, scope: !93, inlinedAt: !121)
!121 = distinct !DILocation(line: 30, column: 80, scope: !106)
!122 = !DILocation(line: 30, column: 78, scope: !106)
!123 = !DILocation(line: 31, column: 9, scope: !106)
!124 = !DILocation(line: 31, column: 13, scope: !106)
!125 = !DILocation(line: 31, column: 38, scope: !106)
!126 = !DILocation(line: 31, column: 34, scope: !106)
!127 = !DILocation(line: 31, column: 48, scope: !106)
!128 = !DILocation(line: 31, column: 52, scope: !106)
!129 = !DILocation(line: 31, column: 44, scope: !106)
!130 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !131)
!131 = distinct !DILocation(line: 31, column: 23, scope: !106)
!132 = !DILocation(line: 31, column: 23, scope: !106)
!133 = !DILocation(line: 32, column: 1, scope: !106)
!134 = distinct !DISubprogram(name: "form_neighbours", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !136)
!136 = distinct !DILocation(line: 34, column: 11, scope: !134)
!137 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !138)
!138 = distinct !DILocation(line: 34, column: 11, scope: !134)
!139 = !DILocation(line: 34, column: 11, scope: !134)
!140 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !141)
!141 = distinct !DILocation(line: 34, column: 11, scope: !134)
!142 = !DILocation(line: 35, column: 9, scope: !134)
!143 = !DILocation(line: 36, column: 16, scope: !134)
!144 = !DILocation(line: 36, column: 22, scope: !134)
!145 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !146)
!146 = distinct !DILocation(line: 36, column: 5, scope: !134)
!147 = !DILocation(line: 37, column: 16, scope: !134)
!148 = !DILocation(line: 37, column: 33, scope: !134)
!149 = !DILocation(line: 37, column: 31, scope: !134)
!150 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !151)
!151 = distinct !DILocation(line: 37, column: 5, scope: !134)
!152 = !DILocation(line: 38, column: 16, scope: !134)
!153 = !DILocation(line: 38, column: 34, scope: !134)
!154 = !DILocation(line: 38, column: 32, scope: !134)
!155 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !156)
!156 = distinct !DILocation(line: 38, column: 5, scope: !134)
!157 = !DILocation(line: 39, column: 3, scope: !134)
!158 = !DILocation(line: 40, column: 1, scope: !134)
!159 = distinct !DISubprogram(name: "form_loop", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !161)
!161 = distinct !DILocation(line: 42, column: 11, scope: !159)
!162 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !163)
!163 = distinct !DILocation(line: 42, column: 11, scope: !159)
!164 = !DILocation(line: 42, column: 11, scope: !159)
!165 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !166)
!166 = distinct !DILocation(line: 42, column: 11, scope: !159)
!167 = !DILocation(line: 43, column: 9, scope: !159)
!168 = !DILocation(line: 44, column: 5, scope: !159)
!169 = !DILocation(line: 44, column: 49, scope: !159)
!170 = !DILocation(line: 44, column: 54, scope: !159)
!171 = !DILocation(line: 44, column: 44, scope: !159)
!172 = !DILocation(line: 44, column: 60, scope: !159)
!173 = !DILocation(line: 44, column: 65, scope: !159)
!174 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !175)
!175 = distinct !DILocation(line: 44, column: 33, scope: !159)
!176 = !DILocation(line: 44, column: 28, scope: !159)
!177 = !DILocation(line: 44, column: 23, scope: !159)
!178 = distinct !{!178, !168, !179, !180, !181}
!179 = !DILocation(line: 44, column: 68, scope: !159)
!180 = !{!"llvm.loop.mustprogress"}
!181 = !{!"llvm.loop.unroll.disable"}
!182 = !DILocation(line: 45, column: 1, scope: !159)
!183 = distinct !DISubprogram(name: "form_guarded", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !185)
!185 = distinct !DILocation(line: 48, column: 11, scope: !183)
!186 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !187)
!187 = distinct !DILocation(line: 48, column: 11, scope: !183)
!188 = !DILocation(line: 48, column: 11, scope: !183)
!189 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !190)
!190 = distinct !DILocation(line: 48, column: 11, scope: !183)
!191 = !DILocation(line: 49, column: 9, scope: !183)
!192 = !DILocation(line: 49, column: 13, scope: !183)
!193 = !DILocation(line: 49, column: 16, scope: !183)
!194 = !DILocation(line: 49, column: 21, scope: !183)
!195 = !DILocation(line: 49, column: 41, scope: !183)
!196 = !DILocation(line: 49, column: 37, scope: !183)
!197 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !198)
!198 = distinct !DILocation(line: 49, column: 26, scope: !183)
!199 = !DILocation(line: 49, column: 26, scope: !183)
!200 = !DILocation(line: 50, column: 13, scope: !183)
!201 = !DILocation(line: 50, column: 40, scope: !183)
!202 = !DILocation(line: 50, column: 36, scope: !183)
!203 = !DILocation(line: 17, column: 1, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "atomicSub", scope: !33, file: !33, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = distinct !DILocation(line: 50, column: 25, scope: !183)
!206 = !DILocation(line: 50, column: 25, scope: !183)
!207 = !DILocation(line: 51, column: 1, scope: !183)
!208 = distinct !DISubprogram(name: "form_branches", scope: !1, file: !1, line: 52, type: !12, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !210)
!210 = distinct !DILocation(line: 53, column: 11, scope: !208)
!211 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !212)
!212 = distinct !DILocation(line: 53, column: 11, scope: !208)
!213 = !DILocation(line: 53, column: 11, scope: !208)
!214 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !215)
!215 = distinct !DILocation(line: 53, column: 11, scope: !208)
!216 = !DILocation(line: 54, column: 9, scope: !208)
!217 = !DILocation(line: 55, column: 7, scope: !208)
!218 = !DILocation(line: 55, column: 12, scope: !208)
!219 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !220)
!220 = distinct !DILocation(line: 56, column: 5, scope: !208)
!221 = !DILocation(line: 56, column: 5, scope: !208)
!222 = !DILocation(line: 57, column: 17, scope: !208)
!223 = !DILocation(line: 58, column: 15, scope: !208)
!224 = !DILocation(line: 19, column: 1, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "atomicOr", scope: !33, file: !33, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 58, column: 5, scope: !208)
!227 = !DILocation(line: 58, column: 5, scope: !208)
!228 = !DILocation(line: 60, column: 16, scope: !208)
!229 = !DILocation(line: 20, column: 1, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "atomicXor", scope: !33, file: !33, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = distinct !DILocation(line: 60, column: 5, scope: !208)
!232 = !DILocation(line: 61, column: 1, scope: !208)
!233 = distinct !DISubprogram(name: "form_selected", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !235)
!235 = distinct !DILocation(line: 63, column: 11, scope: !233)
!236 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !237)
!237 = distinct !DILocation(line: 63, column: 11, scope: !233)
!238 = !DILocation(line: 63, column: 11, scope: !233)
!239 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !240)
!240 = distinct !DILocation(line: 63, column: 11, scope: !233)
!241 = !DILocation(line: 64, column: 9, scope: !233)
!242 = !DILocation(line: 64, column: 24, scope: !233)
!243 = !DILocation(line: 64, column: 29, scope: !233)
!244 = !DILocation(line: 64, column: 40, scope: !233)
!245 = !DILocation(line: 64, column: 36, scope: !233)
!246 = !DILocation(line: 64, column: 48, scope: !233)
!247 = !DILocation(line: 21, column: 1, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "atomicMin", scope: !33, file: !33, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = distinct !DILocation(line: 64, column: 14, scope: !233)
!250 = !DILocation(line: 64, column: 14, scope: !233)
!251 = !DILocation(line: 65, column: 1, scope: !233)
!252 = distinct !DISubprogram(name: "form_parts", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !254)
!254 = distinct !DILocation(line: 69, column: 11, scope: !252)
!255 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !256)
!256 = distinct !DILocation(line: 69, column: 28, scope: !252)
!257 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !258)
!258 = distinct !DILocation(line: 69, column: 28, scope: !252)
!259 = !DILocation(line: 69, column: 28, scope: !252)
!260 = !DILocation(line: 70, column: 9, scope: !252)
!261 = !DILocation(line: 70, column: 14, scope: !252)
!262 = !DILocation(line: 70, column: 22, scope: !252)
!263 = !DILocation(line: 71, column: 3, scope: !252)
!264 = !DILocation(line: 72, column: 9, scope: !252)
!265 = !DILocation(line: 72, column: 32, scope: !252)
!266 = !DILocation(line: 72, column: 25, scope: !252)
!267 = !DILocation(line: 72, column: 39, scope: !252)
!268 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !269)
!269 = distinct !DILocation(line: 72, column: 14, scope: !252)
!270 = !DILocation(line: 72, column: 14, scope: !252)
!271 = !DILocation(line: 73, column: 3, scope: !252)
!272 = !DILocation(line: 74, column: 9, scope: !252)
!273 = !DILocation(line: 74, column: 38, scope: !252)
!274 = !DILocation(line: 74, column: 18, scope: !252)
!275 = !DILocation(line: 74, column: 31, scope: !252)
!276 = !DILocation(line: 74, column: 14, scope: !252)
!277 = !DILocation(line: 74, column: 36, scope: !252)
!278 = !DILocation(line: 75, column: 1, scope: !252)
!279 = distinct !DISubprogram(name: "form_scaled", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!280 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !281)
!281 = distinct !DILocation(line: 78, column: 11, scope: !279)
!282 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !283)
!283 = distinct !DILocation(line: 78, column: 28, scope: !279)
!284 = !DILocation(line: 78, column: 39, scope: !279)
!285 = !DILocation(line: 78, column: 44, scope: !279)
!286 = !DILocation(line: 79, column: 9, scope: !279)
!287 = !DILocation(line: 79, column: 15, scope: !279)
!288 = !DILocation(line: 79, column: 20, scope: !279)
!289 = !DILocation(line: 80, column: 3, scope: !279)
!290 = !DILocation(line: 81, column: 15, scope: !279)
!291 = !DILocation(line: 81, column: 13, scope: !279)
!292 = !DILocation(line: 81, column: 21, scope: !279)
!293 = !DILocation(line: 82, column: 9, scope: !279)
!294 = !DILocation(line: 82, column: 13, scope: !279)
!295 = !DILocation(line: 0, scope: !279)
!296 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !297)
!297 = distinct !DILocation(line: 82, column: 19, scope: !279)
!298 = !DILocation(line: 83, column: 7, scope: !279)
!299 = !DILocation(line: 83, column: 25, scope: !279)
!300 = !DILocation(line: 83, column: 45, scope: !279)
!301 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !302)
!302 = distinct !DILocation(line: 83, column: 14, scope: !279)
!303 = !DILocation(line: 83, column: 14, scope: !279)
!304 = !DILocation(line: 84, column: 3, scope: !279)
!305 = !DILocation(line: 85, column: 9, scope: !279)
!306 = !DILocation(line: 85, column: 22, scope: !279)
!307 = !DILocation(line: 85, column: 27, scope: !279)
!308 = !DILocation(line: 85, column: 20, scope: !279)
!309 = !DILocation(line: 85, column: 15, scope: !279)
!310 = !DILocation(line: 86, column: 3, scope: !279)
!311 = !DILocation(line: 87, column: 9, scope: !279)
!312 = !DILocation(line: 87, column: 26, scope: !279)
!313 = !DILocation(line: 87, column: 32, scope: !279)
!314 = !DILocation(line: 15, column: 1, scope: !32, inlinedAt: !315)
!315 = distinct !DILocation(line: 87, column: 15, scope: !279)
!316 = !DILocation(line: 87, column: 15, scope: !279)
!317 = !DILocation(line: 88, column: 1, scope: !279)
!318 = distinct !DISubprogram(name: "form_private", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!319 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !320)
!320 = distinct !DILocation(line: 91, column: 11, scope: !318)
!321 = !DILocation(line: 92, column: 9, scope: !318)
!322 = !DILocation(line: 92, column: 22, scope: !318)
!323 = !DILocation(line: 92, column: 15, scope: !318)
!324 = !DILocation(line: 92, column: 30, scope: !318)
!325 = !DILocation(line: 92, column: 36, scope: !318)
!326 = !DILocation(line: 93, column: 3, scope: !318)
!327 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !328)
!328 = distinct !DILocation(line: 94, column: 16, scope: !318)
!329 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !330)
!330 = distinct !DILocation(line: 94, column: 16, scope: !318)
!331 = !DILocation(line: 94, column: 16, scope: !318)
!332 = !DILocation(line: 94, column: 21, scope: !318)
!333 = !DILocation(line: 94, column: 3, scope: !318)
!334 = !DILocation(line: 95, column: 3, scope: !318)
!335 = !DILocation(line: 96, column: 9, scope: !318)
!336 = !DILocation(line: 94, column: 78, scope: !318)
!337 = !{!9, !9, i64 0}
!338 = !DILocation(line: 94, column: 83, scope: !318)
!339 = !DILocation(line: 94, column: 66, scope: !318)
!340 = !DILocation(line: 14, column: 1, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "atomicAdd", scope: !33, file: !33, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = distinct !DILocation(line: 94, column: 55, scope: !318)
!343 = !DILocation(line: 94, column: 28, scope: !318)
!344 = distinct !{!344, !333, !345, !180, !181}
!345 = !DILocation(line: 94, column: 92, scope: !318)
!346 = !DILocation(line: 96, column: 26, scope: !318)
!347 = !DILocation(line: 96, column: 32, scope: !318)
!348 = !DILocation(line: 96, column: 45, scope: !318)
!349 = !DILocation(line: 96, column: 43, scope: !318)
!350 = !DILocation(line: 14, column: 1, scope: !341, inlinedAt: !351)
!351 = distinct !DILocation(line: 96, column: 15, scope: !318)
!352 = !DILocation(line: 96, column: 15, scope: !318)
!353 = !DILocation(line: 97, column: 1, scope: !318)
!354 = distinct !DISubprogram(name: "form_twice", scope: !1, file: !1, line: 99, type: !12, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!355 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !356)
!356 = distinct !DILocation(line: 100, column: 11, scope: !354)
!357 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !358)
!358 = distinct !DILocation(line: 100, column: 11, scope: !354)
!359 = !DILocation(line: 100, column: 11, scope: !354)
!360 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !361)
!361 = distinct !DILocation(line: 100, column: 11, scope: !354)
!362 = !DILocation(line: 101, column: 9, scope: !354)
!363 = !DILocation(line: 102, column: 18, scope: !354)
!364 = !DILocation(line: 102, column: 14, scope: !354)
!365 = !DILocation(line: 102, column: 24, scope: !354)
!366 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !367)
!367 = distinct !DILocation(line: 102, column: 3, scope: !354)
!368 = !DILocation(line: 103, column: 28, scope: !354)
!369 = !DILocation(line: 103, column: 26, scope: !354)
!370 = !DILocation(line: 103, column: 33, scope: !354)
!371 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !372)
!372 = distinct !DILocation(line: 103, column: 3, scope: !354)
!373 = !DILocation(line: 104, column: 1, scope: !354)
!374 = distinct !DISubprogram(name: "form_order", scope: !1, file: !1, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!375 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !376)
!376 = distinct !DILocation(line: 106, column: 11, scope: !374)
!377 = !DILocation(line: 108, column: 9, scope: !374)
!378 = !DILocation(line: 108, column: 17, scope: !374)
!379 = !DILocation(line: 108, column: 15, scope: !374)
!380 = !DILocation(line: 109, column: 3, scope: !374)
!381 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !382)
!382 = distinct !DILocation(line: 110, column: 19, scope: !374)
!383 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !384)
!384 = distinct !DILocation(line: 110, column: 19, scope: !374)
!385 = !DILocation(line: 110, column: 19, scope: !374)
!386 = !DILocation(line: 110, column: 17, scope: !374)
!387 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !388)
!388 = distinct !DILocation(line: 110, column: 3, scope: !374)
!389 = !DILocation(line: 111, column: 3, scope: !374)
!390 = !DILocation(line: 22, column: 1, scope: !69, inlinedAt: !391)
!391 = distinct !DILocation(line: 112, column: 3, scope: !374)
!392 = !DILocation(line: 113, column: 3, scope: !374)
!393 = !DILocation(line: 17, column: 1, scope: !204, inlinedAt: !394)
!394 = distinct !DILocation(line: 114, column: 3, scope: !374)
!395 = !DILocation(line: 115, column: 3, scope: !374)
!396 = !DILocation(line: 116, column: 9, scope: !374)
!397 = !DILocation(line: 116, column: 31, scope: !374)
!398 = !DILocation(line: 116, column: 15, scope: !374)
!399 = !DILocation(line: 116, column: 29, scope: !374)
!400 = !DILocation(line: 117, column: 1, scope: !374)
!401 = distinct !DISubprogram(name: "form_half", scope: !1, file: !1, line: 119, type: !12, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !403)
!403 = distinct !DILocation(line: 120, column: 11, scope: !401)
!404 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !405)
!405 = distinct !DILocation(line: 120, column: 11, scope: !401)
!406 = !DILocation(line: 120, column: 11, scope: !401)
!407 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !408)
!408 = distinct !DILocation(line: 120, column: 11, scope: !401)
!409 = !DILocation(line: 121, column: 9, scope: !401)
!410 = !DILocation(line: 121, column: 29, scope: !401)
!411 = !DILocation(line: 121, column: 25, scope: !401)
!412 = !DILocation(line: 121, column: 35, scope: !401)
!413 = !{!414, !414, i64 0}
!414 = !{!"_Float16", !9, i64 0}
!415 = !DILocation(line: 254, column: 1, scope: !416, inlinedAt: !418)
!416 = distinct !DISubprogram(name: "atomicAdd", scope: !417, file: !417, line: 254, type: !12, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!417 = !DIFile(filename: "include/device/rk_half.h", directory: "")
!418 = distinct !DILocation(line: 121, column: 14, scope: !401)
!419 = !DILocation(line: 121, column: 14, scope: !401)
!420 = !DILocation(line: 122, column: 1, scope: !401)
!421 = distinct !DISubprogram(name: "form_bfloat", scope: !1, file: !1, line: 123, type: !12, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!422 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !423)
!423 = distinct !DILocation(line: 124, column: 11, scope: !421)
!424 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !425)
!425 = distinct !DILocation(line: 124, column: 11, scope: !421)
!426 = !DILocation(line: 124, column: 11, scope: !421)
!427 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !428)
!428 = distinct !DILocation(line: 124, column: 11, scope: !421)
!429 = !DILocation(line: 125, column: 9, scope: !421)
!430 = !DILocation(line: 125, column: 29, scope: !421)
!431 = !DILocation(line: 125, column: 25, scope: !421)
!432 = !DILocation(line: 125, column: 35, scope: !421)
!433 = !{!434, !434, i64 0}
!434 = !{!"__bf16", !9, i64 0}
!435 = !DILocation(line: 255, column: 1, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "atomicAdd", scope: !417, file: !417, line: 255, type: !12, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!437 = distinct !DILocation(line: 125, column: 14, scope: !421)
!438 = !DILocation(line: 125, column: 14, scope: !421)
!439 = !DILocation(line: 126, column: 1, scope: !421)
!440 = distinct !DISubprogram(name: "form_packed", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!441 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !442)
!442 = distinct !DILocation(line: 128, column: 11, scope: !440)
!443 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !444)
!444 = distinct !DILocation(line: 128, column: 11, scope: !440)
!445 = !DILocation(line: 128, column: 11, scope: !440)
!446 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !447)
!447 = distinct !DILocation(line: 128, column: 11, scope: !440)
!448 = !DILocation(line: 129, column: 9, scope: !440)
!449 = !DILocation(line: 129, column: 29, scope: !440)
!450 = !DILocation(line: 129, column: 25, scope: !440)
!451 = !DILocation(line: 129, column: 35, scope: !440)
!452 = !DILocation(line: 0, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "atomicAdd", scope: !417, file: !417, line: 254, type: !12, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!454 = distinct !DILocation(line: 129, column: 14, scope: !440)
!455 = !DILocation(line: 254, column: 1, scope: !416, inlinedAt: !456)
!456 = distinct !DILocation(line: 254, column: 1, scope: !453, inlinedAt: !454)
!457 = !DILocation(line: 254, column: 1, scope: !453, inlinedAt: !454)
!458 = !DILocation(line: 254, column: 1, scope: !416, inlinedAt: !459)
!459 = distinct !DILocation(line: 254, column: 1, scope: !453, inlinedAt: !454)
!460 = !DILocation(line: 129, column: 14, scope: !440)
!461 = !DILocation(line: 130, column: 1, scope: !440)
!462 = distinct !DISubprogram(name: "form_double", scope: !1, file: !1, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!463 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !464)
!464 = distinct !DILocation(line: 132, column: 11, scope: !462)
!465 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !466)
!466 = distinct !DILocation(line: 132, column: 11, scope: !462)
!467 = !DILocation(line: 132, column: 11, scope: !462)
!468 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !469)
!469 = distinct !DILocation(line: 132, column: 11, scope: !462)
!470 = !DILocation(line: 133, column: 9, scope: !462)
!471 = !DILocation(line: 133, column: 29, scope: !462)
!472 = !DILocation(line: 133, column: 25, scope: !462)
!473 = !DILocation(line: 133, column: 35, scope: !462)
!474 = !{!475, !475, i64 0}
!475 = !{!"double", !9, i64 0}
!476 = !DILocation(line: 16, column: 1, scope: !477, inlinedAt: !478)
!477 = distinct !DISubprogram(name: "atomicAdd", scope: !33, file: !33, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!478 = distinct !DILocation(line: 133, column: 14, scope: !462)
!479 = !DILocation(line: 133, column: 14, scope: !462)
!480 = !DILocation(line: 134, column: 1, scope: !462)
!481 = distinct !DISubprogram(name: "form_wide", scope: !1, file: !1, line: 135, type: !12, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!482 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !483)
!483 = distinct !DILocation(line: 136, column: 11, scope: !481)
!484 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !485)
!485 = distinct !DILocation(line: 136, column: 11, scope: !481)
!486 = !DILocation(line: 136, column: 11, scope: !481)
!487 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !488)
!488 = distinct !DILocation(line: 136, column: 11, scope: !481)
!489 = !DILocation(line: 137, column: 9, scope: !481)
!490 = !DILocation(line: 138, column: 20, scope: !481)
!491 = !{!492, !492, i64 0}
!492 = !{!"long long", !9, i64 0}
!493 = !DILocation(line: 14, column: 1, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "atomicAdd", scope: !33, file: !33, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!495 = distinct !DILocation(line: 138, column: 3, scope: !481)
!496 = !DILocation(line: 139, column: 14, scope: !481)
!497 = !DILocation(line: 139, column: 20, scope: !481)
!498 = !DILocation(line: 22, column: 1, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "atomicMax", scope: !33, file: !33, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!500 = distinct !DILocation(line: 139, column: 3, scope: !481)
!501 = !DILocation(line: 140, column: 14, scope: !481)
!502 = !DILocation(line: 140, column: 20, scope: !481)
!503 = !DILocation(line: 18, column: 1, scope: !504, inlinedAt: !505)
!504 = distinct !DISubprogram(name: "atomicAnd", scope: !33, file: !33, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!505 = distinct !DILocation(line: 140, column: 3, scope: !481)
!506 = !DILocation(line: 141, column: 14, scope: !481)
!507 = !DILocation(line: 141, column: 20, scope: !481)
!508 = !DILocation(line: 20, column: 1, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "atomicXor", scope: !33, file: !33, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!510 = distinct !DILocation(line: 141, column: 3, scope: !481)
!511 = !DILocation(line: 142, column: 1, scope: !481)
!512 = distinct !DISubprogram(name: "form_block", scope: !1, file: !1, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!513 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !514)
!514 = distinct !DILocation(line: 144, column: 11, scope: !512)
!515 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !516)
!516 = distinct !DILocation(line: 144, column: 11, scope: !512)
!517 = !DILocation(line: 144, column: 11, scope: !512)
!518 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !519)
!519 = distinct !DILocation(line: 144, column: 11, scope: !512)
!520 = !DILocation(line: 145, column: 9, scope: !512)
!521 = !DILocation(line: 146, column: 22, scope: !512)
!522 = !DILocation(line: 146, column: 37, scope: !512)
!523 = !DILocation(line: 14, column: 1, scope: !524, inlinedAt: !525)
!524 = distinct !DISubprogram(name: "atomicAdd_block", scope: !33, file: !33, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!525 = distinct !DILocation(line: 146, column: 5, scope: !512)
!526 = !DILocation(line: 92, column: 27, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!528 = distinct !DILocation(line: 147, column: 25, scope: !512)
!529 = !DILocation(line: 147, column: 23, scope: !512)
!530 = !DILocation(line: 147, column: 37, scope: !512)
!531 = !DILocation(line: 22, column: 1, scope: !532, inlinedAt: !533)
!532 = distinct !DISubprogram(name: "atomicMax_system", scope: !33, file: !33, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!533 = distinct !DILocation(line: 147, column: 5, scope: !512)
!534 = !DILocation(line: 148, column: 3, scope: !512)
!535 = !DILocation(line: 149, column: 1, scope: !512)
!536 = distinct !DISubprogram(name: "form_tickets", scope: !1, file: !1, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!537 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !538)
!538 = distinct !DILocation(line: 152, column: 11, scope: !536)
!539 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !540)
!540 = distinct !DILocation(line: 152, column: 11, scope: !536)
!541 = !DILocation(line: 152, column: 11, scope: !536)
!542 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !543)
!543 = distinct !DILocation(line: 152, column: 11, scope: !536)
!544 = !DILocation(line: 153, column: 9, scope: !536)
!545 = !DILocation(line: 153, column: 76, scope: !536)
!546 = !DILocation(line: 153, column: 27, scope: !536)
!547 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !548)
!548 = distinct !DILocation(line: 153, column: 16, scope: !536)
!549 = !DILocation(line: 153, column: 44, scope: !536)
!550 = !DILocation(line: 153, column: 48, scope: !536)
!551 = !DILocation(line: 153, column: 52, scope: !536)
!552 = !DILocation(line: 153, column: 14, scope: !536)
!553 = !DILocation(line: 153, column: 61, scope: !536)
!554 = !DILocation(line: 154, column: 1, scope: !536)
!555 = distinct !DISubprogram(name: "form_first", scope: !1, file: !1, line: 155, type: !12, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!556 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !557)
!557 = distinct !DILocation(line: 156, column: 11, scope: !555)
!558 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !559)
!559 = distinct !DILocation(line: 156, column: 11, scope: !555)
!560 = !DILocation(line: 156, column: 11, scope: !555)
!561 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !562)
!562 = distinct !DILocation(line: 156, column: 11, scope: !555)
!563 = !DILocation(line: 157, column: 9, scope: !555)
!564 = !DILocation(line: 157, column: 13, scope: !555)
!565 = !DILocation(line: 157, column: 34, scope: !555)
!566 = !DILocation(line: 157, column: 28, scope: !555)
!567 = !DILocation(line: 35, column: 1, scope: !568, inlinedAt: !569)
!568 = distinct !DISubprogram(name: "atomicExch", scope: !33, file: !33, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!569 = distinct !DILocation(line: 157, column: 16, scope: !555)
!570 = !DILocation(line: 157, column: 44, scope: !555)
!571 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !572)
!572 = distinct !DILocation(line: 157, column: 50, scope: !555)
!573 = !DILocation(line: 157, column: 50, scope: !555)
!574 = !DILocation(line: 158, column: 1, scope: !555)
!575 = distinct !DISubprogram(name: "form_claim", scope: !1, file: !1, line: 159, type: !12, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!576 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !577)
!577 = distinct !DILocation(line: 160, column: 11, scope: !575)
!578 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !579)
!579 = distinct !DILocation(line: 160, column: 11, scope: !575)
!580 = !DILocation(line: 160, column: 11, scope: !575)
!581 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !582)
!582 = distinct !DILocation(line: 160, column: 11, scope: !575)
!583 = !DILocation(line: 161, column: 9, scope: !575)
!584 = !DILocation(line: 161, column: 13, scope: !575)
!585 = !DILocation(line: 161, column: 33, scope: !575)
!586 = !DILocation(line: 161, column: 38, scope: !575)
!587 = !DILocation(line: 161, column: 27, scope: !575)
!588 = !DILocation(line: 46, column: 1, scope: !589, inlinedAt: !590)
!589 = distinct !DISubprogram(name: "atomicCAS", scope: !33, file: !33, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!590 = distinct !DILocation(line: 161, column: 16, scope: !575)
!591 = !DILocation(line: 161, column: 58, scope: !575)
!592 = !DILocation(line: 161, column: 78, scope: !575)
!593 = !DILocation(line: 161, column: 83, scope: !575)
!594 = !DILocation(line: 161, column: 87, scope: !575)
!595 = !DILocation(line: 14, column: 1, scope: !50, inlinedAt: !596)
!596 = distinct !DILocation(line: 161, column: 65, scope: !575)
!597 = !DILocation(line: 161, column: 65, scope: !575)
!598 = !DILocation(line: 162, column: 1, scope: !575)
!599 = distinct !DISubprogram(name: "form_wraps", scope: !1, file: !1, line: 163, type: !12, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!600 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !601)
!601 = distinct !DILocation(line: 164, column: 11, scope: !599)
!602 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !603)
!603 = distinct !DILocation(line: 164, column: 11, scope: !599)
!604 = !DILocation(line: 164, column: 11, scope: !599)
!605 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !606)
!606 = distinct !DILocation(line: 164, column: 11, scope: !599)
!607 = !DILocation(line: 165, column: 9, scope: !599)
!608 = !DILocation(line: 166, column: 20, scope: !599)
!609 = !DILocation(line: 166, column: 16, scope: !599)
!610 = !DILocation(line: 603, column: 10, scope: !611, inlinedAt: !613)
!611 = distinct !DISubprogram(name: "__uAtomicInc", scope: !612, file: !612, line: 602, type: !12, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!612 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!613 = distinct !DILocation(line: 54, column: 21, scope: !614, inlinedAt: !615)
!614 = distinct !DISubprogram(name: "atomicInc", scope: !33, file: !33, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!615 = distinct !DILocation(line: 166, column: 5, scope: !599)
!616 = !DILocation(line: 167, column: 16, scope: !599)
!617 = !DILocation(line: 581, column: 10, scope: !618, inlinedAt: !619)
!618 = distinct !DISubprogram(name: "__uAtomicDec", scope: !612, file: !612, line: 580, type: !12, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!619 = distinct !DILocation(line: 55, column: 21, scope: !620, inlinedAt: !621)
!620 = distinct !DISubprogram(name: "atomicDec", scope: !33, file: !33, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!621 = distinct !DILocation(line: 167, column: 5, scope: !599)
!622 = !DILocation(line: 168, column: 31, scope: !599)
!623 = !DILocation(line: 603, column: 10, scope: !611, inlinedAt: !624)
!624 = distinct !DILocation(line: 54, column: 21, scope: !614, inlinedAt: !625)
!625 = distinct !DILocation(line: 168, column: 20, scope: !599)
!626 = !DILocation(line: 168, column: 16, scope: !599)
!627 = !DILocation(line: 14, column: 1, scope: !341, inlinedAt: !628)
!628 = distinct !DILocation(line: 168, column: 5, scope: !599)
!629 = !DILocation(line: 169, column: 3, scope: !599)
!630 = !DILocation(line: 170, column: 1, scope: !599)
!631 = distinct !DISubprogram(name: "max_by_swaps", scope: !1, file: !1, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!632 = !DILocation(line: 174, column: 13, scope: !631)
!633 = !DILocation(line: 175, column: 3, scope: !631)
!634 = !DILocation(line: 0, scope: !631)
!635 = !DILocation(line: 435, column: 51, scope: !636, inlinedAt: !637)
!636 = distinct !DISubprogram(name: "__int_as_float", scope: !612, file: !612, line: 435, type: !12, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!637 = distinct !DILocation(line: 177, column: 57, scope: !631)
!638 = !DILocation(line: 136, column: 55, scope: !639, inlinedAt: !641)
!639 = distinct !DISubprogram(name: "fmaxf", scope: !640, file: !640, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!640 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!641 = distinct !DILocation(line: 177, column: 48, scope: !631)
!642 = !DILocation(line: 263, column: 51, scope: !643, inlinedAt: !644)
!643 = distinct !DISubprogram(name: "__float_as_int", scope: !612, file: !612, line: 263, type: !12, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!644 = distinct !DILocation(line: 177, column: 33, scope: !631)
!645 = !DILocation(line: 46, column: 1, scope: !589, inlinedAt: !646)
!646 = distinct !DILocation(line: 177, column: 11, scope: !631)
!647 = !DILocation(line: 178, column: 17, scope: !631)
!648 = !DILocation(line: 178, column: 3, scope: !631)
!649 = distinct !{!649, !633, !650, !180, !181}
!650 = !DILocation(line: 178, column: 23, scope: !631)
!651 = !DILocation(line: 435, column: 51, scope: !636, inlinedAt: !652)
!652 = distinct !DILocation(line: 179, column: 10, scope: !631)
!653 = !DILocation(line: 179, column: 3, scope: !631)
!654 = distinct !DISubprogram(name: "add_by_swaps", scope: !1, file: !1, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!655 = !DILocation(line: 183, column: 28, scope: !654)
!656 = !DILocation(line: 184, column: 3, scope: !654)
!657 = !DILocation(line: 0, scope: !654)
!658 = !DILocation(line: 494, column: 10, scope: !659, inlinedAt: !660)
!659 = distinct !DISubprogram(name: "__longlong_as_double", scope: !612, file: !612, line: 493, type: !12, scopeLine: 493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!660 = distinct !DILocation(line: 186, column: 58, scope: !654)
!661 = !DILocation(line: 186, column: 56, scope: !654)
!662 = !DILocation(line: 152, column: 10, scope: !663, inlinedAt: !664)
!663 = distinct !DISubprogram(name: "__double_as_longlong", scope: !612, file: !612, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!664 = distinct !DILocation(line: 186, column: 33, scope: !654)
!665 = !DILocation(line: 46, column: 34, scope: !666, inlinedAt: !667)
!666 = distinct !DISubprogram(name: "atomicCAS", scope: !33, file: !33, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!667 = distinct !DILocation(line: 186, column: 11, scope: !654)
!668 = !DILocation(line: 187, column: 17, scope: !654)
!669 = !DILocation(line: 187, column: 3, scope: !654)
!670 = distinct !{!670, !656, !671, !180, !181}
!671 = !DILocation(line: 187, column: 23, scope: !654)
!672 = !DILocation(line: 494, column: 10, scope: !659, inlinedAt: !673)
!673 = distinct !DILocation(line: 188, column: 10, scope: !654)
!674 = !DILocation(line: 188, column: 3, scope: !654)
!675 = distinct !DISubprogram(name: "multiply_by_swaps", scope: !1, file: !1, line: 190, type: !12, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!676 = !DILocation(line: 191, column: 15, scope: !675)
!677 = !DILocation(line: 192, column: 3, scope: !675)
!678 = !DILocation(line: 191, column: 9, scope: !675)
!679 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !681)
!680 = distinct !DISubprogram(name: "__float_as_uint", scope: !612, file: !612, line: 264, type: !12, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!681 = distinct !DILocation(line: 193, column: 45, scope: !675)
!682 = !DILocation(line: 193, column: 87, scope: !675)
!683 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !684)
!684 = distinct !DILocation(line: 193, column: 67, scope: !675)
!685 = !DILocation(line: 46, column: 13, scope: !686, inlinedAt: !687)
!686 = distinct !DISubprogram(name: "atomicCAS", scope: !33, file: !33, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!687 = distinct !DILocation(line: 193, column: 20, scope: !675)
!688 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !689)
!689 = distinct !DILocation(line: 194, column: 16, scope: !675)
!690 = !DILocation(line: 194, column: 13, scope: !675)
!691 = !DILocation(line: 675, column: 10, scope: !692, inlinedAt: !693)
!692 = distinct !DISubprogram(name: "__uint_as_float", scope: !612, file: !612, line: 674, type: !12, scopeLine: 674, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!693 = distinct !DILocation(line: 195, column: 11, scope: !675)
!694 = !DILocation(line: 197, column: 1, scope: !675)
!695 = distinct !DISubprogram(name: "form_swaps", scope: !1, file: !1, line: 198, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!696 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !697)
!697 = distinct !DILocation(line: 199, column: 11, scope: !695)
!698 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !699)
!699 = distinct !DILocation(line: 199, column: 11, scope: !695)
!700 = !DILocation(line: 199, column: 11, scope: !695)
!701 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !702)
!702 = distinct !DILocation(line: 199, column: 11, scope: !695)
!703 = !DILocation(line: 200, column: 9, scope: !695)
!704 = !DILocation(line: 201, column: 21, scope: !695)
!705 = !DILocation(line: 201, column: 17, scope: !695)
!706 = !DILocation(line: 201, column: 28, scope: !695)
!707 = !DILocation(line: 174, column: 13, scope: !631, inlinedAt: !708)
!708 = distinct !DILocation(line: 201, column: 3, scope: !695)
!709 = !DILocation(line: 175, column: 3, scope: !631, inlinedAt: !708)
!710 = !DILocation(line: 0, scope: !631, inlinedAt: !708)
!711 = !DILocation(line: 435, column: 51, scope: !636, inlinedAt: !712)
!712 = distinct !DILocation(line: 177, column: 57, scope: !631, inlinedAt: !708)
!713 = !DILocation(line: 136, column: 55, scope: !639, inlinedAt: !714)
!714 = distinct !DILocation(line: 177, column: 48, scope: !631, inlinedAt: !708)
!715 = !DILocation(line: 263, column: 51, scope: !643, inlinedAt: !716)
!716 = distinct !DILocation(line: 177, column: 33, scope: !631, inlinedAt: !708)
!717 = !DILocation(line: 46, column: 1, scope: !589, inlinedAt: !718)
!718 = distinct !DILocation(line: 177, column: 11, scope: !631, inlinedAt: !708)
!719 = !DILocation(line: 178, column: 17, scope: !631, inlinedAt: !708)
!720 = !DILocation(line: 178, column: 3, scope: !631, inlinedAt: !708)
!721 = distinct !{!721, !709, !722, !180, !181}
!722 = !DILocation(line: 178, column: 23, scope: !631, inlinedAt: !708)
!723 = !DILocation(line: 435, column: 51, scope: !636, inlinedAt: !724)
!724 = distinct !DILocation(line: 179, column: 10, scope: !631, inlinedAt: !708)
!725 = !DILocation(line: 202, column: 31, scope: !695)
!726 = !DILocation(line: 202, column: 22, scope: !695)
!727 = !DILocation(line: 202, column: 37, scope: !695)
!728 = !DILocation(line: 202, column: 42, scope: !695)
!729 = !DILocation(line: 191, column: 15, scope: !675, inlinedAt: !730)
!730 = distinct !DILocation(line: 202, column: 3, scope: !695)
!731 = !DILocation(line: 192, column: 3, scope: !675, inlinedAt: !730)
!732 = !DILocation(line: 191, column: 9, scope: !675, inlinedAt: !730)
!733 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !734)
!734 = distinct !DILocation(line: 193, column: 45, scope: !675, inlinedAt: !730)
!735 = !DILocation(line: 193, column: 87, scope: !675, inlinedAt: !730)
!736 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !737)
!737 = distinct !DILocation(line: 193, column: 67, scope: !675, inlinedAt: !730)
!738 = !DILocation(line: 46, column: 13, scope: !686, inlinedAt: !739)
!739 = distinct !DILocation(line: 193, column: 20, scope: !675, inlinedAt: !730)
!740 = !DILocation(line: 265, column: 10, scope: !680, inlinedAt: !741)
!741 = distinct !DILocation(line: 194, column: 16, scope: !675, inlinedAt: !730)
!742 = !DILocation(line: 194, column: 13, scope: !675, inlinedAt: !730)
!743 = !DILocation(line: 675, column: 10, scope: !692, inlinedAt: !744)
!744 = distinct !DILocation(line: 195, column: 11, scope: !675, inlinedAt: !730)
!745 = !DILocation(line: 203, column: 21, scope: !695)
!746 = !DILocation(line: 203, column: 17, scope: !695)
!747 = !DILocation(line: 203, column: 35, scope: !695)
!748 = !DILocation(line: 183, column: 28, scope: !654, inlinedAt: !749)
!749 = distinct !DILocation(line: 203, column: 3, scope: !695)
!750 = !DILocation(line: 184, column: 3, scope: !654, inlinedAt: !749)
!751 = !DILocation(line: 0, scope: !654, inlinedAt: !749)
!752 = !DILocation(line: 494, column: 10, scope: !659, inlinedAt: !753)
!753 = distinct !DILocation(line: 186, column: 58, scope: !654, inlinedAt: !749)
!754 = !DILocation(line: 186, column: 56, scope: !654, inlinedAt: !749)
!755 = !DILocation(line: 152, column: 10, scope: !663, inlinedAt: !756)
!756 = distinct !DILocation(line: 186, column: 33, scope: !654, inlinedAt: !749)
!757 = !DILocation(line: 46, column: 34, scope: !666, inlinedAt: !758)
!758 = distinct !DILocation(line: 186, column: 11, scope: !654, inlinedAt: !749)
!759 = !DILocation(line: 187, column: 17, scope: !654, inlinedAt: !749)
!760 = !DILocation(line: 187, column: 3, scope: !654, inlinedAt: !749)
!761 = distinct !{!761, !750, !762, !180, !181}
!762 = !DILocation(line: 187, column: 23, scope: !654, inlinedAt: !749)
!763 = !DILocation(line: 494, column: 10, scope: !659, inlinedAt: !764)
!764 = distinct !DILocation(line: 188, column: 10, scope: !654, inlinedAt: !749)
!765 = !DILocation(line: 204, column: 1, scope: !695)
