; ModuleID = 'waits.cu'
source_filename = "waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagPiE5ready = internal addrspace(3) global i32 undef, align 4
@_ZZ5twicePiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ5sidesPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ5earlyPiiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ4racePiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lock_spinPiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  br label %3, !dbg !14

3:                                                ; preds = %3, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4, !dbg !15
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !19
  br i1 %5, label %6, label %3, !dbg !14, !llvm.loop !20

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4, !dbg !24, !tbaa !7
  %8 = add nsw i32 %7, 1, !dbg !24
  store i32 %8, ptr %1, align 4, !dbg !24, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !25
  %9 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4, !dbg !29
  ret void, !dbg !32
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lock_exchPiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #1 !dbg !33 {
  %3 = atomicrmw xchg ptr %0, i32 1 monotonic, align 4, !dbg !34
  %4 = icmp eq i32 %3, 0, !dbg !36
  br i1 %4, label %12, label %5, !dbg !37

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %9, %5 ], [ 8, %2 ]
  tail call void @llvm.nvvm.nanosleep(i32 %6), !dbg !38
  %7 = icmp samesign ult i32 %6, 256, !dbg !42
  %8 = zext i1 %7 to i32, !dbg !42
  %9 = shl nuw nsw i32 %6, %8, !dbg !42
  %10 = atomicrmw xchg ptr %0, i32 1 monotonic, align 4, !dbg !34
  %11 = icmp eq i32 %10, 0, !dbg !36
  br i1 %11, label %12, label %5, !dbg !37, !llvm.loop !43

12:                                               ; preds = %5, %2
  %13 = load i32, ptr %1, align 4, !dbg !45, !tbaa !7
  %14 = add nsw i32 %13, 1, !dbg !45
  store i32 %14, ptr %1, align 4, !dbg !45, !tbaa !7
  %15 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4, !dbg !46
  ret void, !dbg !48
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lock_insidePiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 !dbg !49 {
  br label %3, !dbg !50

3:                                                ; preds = %3, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4, !dbg !51
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !53
  br i1 %5, label %6, label %3, !dbg !53

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4, !dbg !54, !tbaa !7
  %8 = mul nsw i32 %7, 3, !dbg !55
  %9 = add nsw i32 %8, 1, !dbg !56
  store i32 %9, ptr %1, align 4, !dbg !57, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !58
  %10 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4, !dbg !60
  ret void, !dbg !62
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9flag_waitPViPi(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 !dbg !63 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %4 = icmp eq i32 %3, 0, !dbg !68
  br i1 %4, label %5, label %6, !dbg !68

5:                                                ; preds = %2
  store i32 5, ptr %1, align 4, !dbg !69, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !70
  store volatile i32 1, ptr %0, align 4, !dbg !72, !tbaa !7
  br label %13, !dbg !73

6:                                                ; preds = %2, %6
  %7 = load volatile i32, ptr %0, align 4, !dbg !74, !tbaa !7
  %8 = icmp eq i32 %7, 0, !dbg !75
  br i1 %8, label %6, label %9, !dbg !76, !llvm.loop !77

9:                                                ; preds = %6
  %10 = load i32, ptr %1, align 4, !dbg !79, !tbaa !7
  %11 = zext nneg i32 %3 to i64, !dbg !80
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11, !dbg !80
  store i32 %10, ptr %12, align 4, !dbg !81, !tbaa !7
  br label %13

13:                                               ; preds = %9, %5
  ret void, !dbg !82
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11ticket_lockPiPViS_(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 !dbg !83 {
  %4 = atomicrmw add ptr %0, i32 1 monotonic, align 4, !dbg !84
  br label %5, !dbg !87

5:                                                ; preds = %5, %3
  %6 = load volatile i32, ptr %1, align 4, !dbg !88, !tbaa !7
  %7 = icmp eq i32 %6, %4, !dbg !89
  br i1 %7, label %8, label %5, !dbg !87, !llvm.loop !90

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4, !dbg !92, !tbaa !7
  %10 = mul nsw i32 %9, 3, !dbg !93
  %11 = add nsw i32 %10, %4, !dbg !94
  store i32 %11, ptr %2, align 4, !dbg !95, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !96
  %12 = add nsw i32 %4, 1, !dbg !98
  store volatile i32 %12, ptr %1, align 4, !dbg !99, !tbaa !7
  ret void, !dbg !100
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lookbackPKiPViS2_Pi(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !101 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %6 = zext nneg i32 %5 to i64, !dbg !104
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !104
  %8 = load i32, ptr %7, align 4, !dbg !104, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !105
  store volatile i32 %8, ptr %9, align 4, !dbg !106, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !107
  %10 = icmp eq i32 %5, 0, !dbg !109
  %11 = select i1 %10, i32 2, i32 1, !dbg !110
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !111
  store volatile i32 %11, ptr %12, align 4, !dbg !112, !tbaa !7
  %13 = add nsw i32 %5, -1, !dbg !113
  br label %14, !dbg !114

14:                                               ; preds = %24, %4
  %15 = phi i32 [ %13, %4 ], [ %30, %24 ], !dbg !115
  %16 = phi i32 [ 0, %4 ], [ %27, %24 ], !dbg !116
  %17 = icmp sgt i32 %15, -1, !dbg !117
  br i1 %17, label %18, label %31, !dbg !118

18:                                               ; preds = %14
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  br label %21, !dbg !119

21:                                               ; preds = %18, %21
  %22 = load volatile i32, ptr %20, align 4, !dbg !120, !tbaa !7
  %23 = icmp eq i32 %22, 0, !dbg !121
  br i1 %23, label %21, label %24, !dbg !122, !llvm.loop !123

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %19, !dbg !125
  %26 = load volatile i32, ptr %25, align 4, !dbg !125, !tbaa !7
  %27 = add nsw i32 %26, %16, !dbg !126
  %28 = icmp ne i32 %22, 2, !dbg !127
  %29 = sext i1 %28 to i32, !dbg !127
  %30 = add nsw i32 %15, %29, !dbg !127
  br i1 %28, label %14, label %31, !llvm.loop !128

31:                                               ; preds = %14, %24
  %32 = phi i32 [ %27, %24 ], [ %16, %14 ], !dbg !116
  %33 = load i32, ptr %7, align 4, !dbg !130, !tbaa !7
  %34 = add nsw i32 %33, %32, !dbg !131
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !132
  store i32 %34, ptr %35, align 4, !dbg !133, !tbaa !7
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lookback1PKiPViS2_Pi(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !135 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %6 = zext nneg i32 %5 to i64, !dbg !138
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !138
  %8 = load i32, ptr %7, align 4, !dbg !138, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !139
  store volatile i32 %8, ptr %9, align 4, !dbg !140, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !141
  %10 = icmp eq i32 %5, 0, !dbg !143
  %11 = select i1 %10, i32 2, i32 1, !dbg !144
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !145
  store volatile i32 %11, ptr %12, align 4, !dbg !146, !tbaa !7
  %13 = add nsw i32 %5, -1, !dbg !147
  br label %14, !dbg !148

14:                                               ; preds = %31, %4
  %15 = phi i32 [ %13, %4 ], [ %32, %31 ], !dbg !149
  %16 = phi i32 [ 0, %4 ], [ %33, %31 ], !dbg !150
  %17 = icmp sgt i32 %15, -1, !dbg !151
  br i1 %17, label %18, label %35, !dbg !148

18:                                               ; preds = %14
  %19 = zext nneg i32 %15 to i64, !dbg !152
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19, !dbg !152
  %21 = load volatile i32, ptr %20, align 4, !dbg !152, !tbaa !7
  %22 = icmp eq i32 %21, 0, !dbg !153
  br i1 %22, label %31, label %23, !dbg !153, !llvm.loop !154

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i32, ptr %2, i64 %19, !dbg !156
  %25 = load volatile i32, ptr %24, align 4, !dbg !156, !tbaa !7
  %26 = add nsw i32 %25, %16, !dbg !157
  %27 = icmp ne i32 %21, 2, !dbg !158
  %28 = sext i1 %27 to i32, !dbg !158
  %29 = add nsw i32 %15, %28, !dbg !158
  %30 = xor i1 %27, true
  br label %31, !dbg !158

31:                                               ; preds = %23, %18
  %32 = phi i32 [ %29, %23 ], [ %15, %18 ], !dbg !159
  %33 = phi i32 [ %26, %23 ], [ %16, %18 ], !dbg !159
  %34 = phi i1 [ %30, %23 ], [ false, %18 ]
  br i1 %34, label %35, label %14

35:                                               ; preds = %31, %14
  %36 = phi i32 [ %33, %31 ], [ %16, %14 ], !dbg !150
  %37 = load i32, ptr %7, align 4, !dbg !160, !tbaa !7
  %38 = add nsw i32 %37, %36, !dbg !161
  %39 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !162
  store i32 %38, ptr %39, align 4, !dbg !163, !tbaa !7
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9grid_waitPiS_(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !165 {
  %3 = atomicrmw add ptr %0, i32 1 monotonic, align 4, !dbg !166
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = atomicrmw or ptr %0, i32 0 monotonic, align 4, !dbg !168
  %6 = icmp ult i32 %5, %4, !dbg !170
  br i1 %6, label %7, label %10, !dbg !171

7:                                                ; preds = %2, %7
  tail call void @llvm.nvvm.nanosleep(i32 10), !dbg !172
  %8 = atomicrmw or ptr %0, i32 0 monotonic, align 4, !dbg !168
  %9 = icmp ult i32 %8, %4, !dbg !170
  br i1 %9, label %7, label %10, !dbg !171, !llvm.loop !174

10:                                               ; preds = %7, %2
  %11 = load i32, ptr %0, align 4, !dbg !176, !tbaa !7
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %13 = zext nneg i32 %12 to i64, !dbg !179
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13, !dbg !179
  store i32 %11, ptr %14, align 4, !dbg !180, !tbaa !7
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11shared_flagPi(ptr noundef captures(none) %0) local_unnamed_addr #2 !dbg !182 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %3 = icmp eq i32 %2, 0, !dbg !186
  br i1 %3, label %4, label %5, !dbg !186

4:                                                ; preds = %1
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !dbg !187, !tbaa !7
  br label %5, !dbg !188

5:                                                ; preds = %4, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !189
  %6 = icmp eq i32 %2, 32, !dbg !190
  br i1 %6, label %7, label %9, !dbg !190

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !191
  store i32 3, ptr %8, align 4, !dbg !192, !tbaa !7
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !dbg !193, !tbaa !7
  br label %9, !dbg !194

9:                                                ; preds = %7, %5
  %10 = icmp samesign ult i32 %2, 32, !dbg !195
  br i1 %10, label %11, label %17, !dbg !195

11:                                               ; preds = %9, %11
  %12 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !dbg !196, !tbaa !7
  %13 = icmp eq i32 %12, 0, !dbg !196
  br i1 %13, label %11, label %14, !dbg !197, !llvm.loop !198

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !200
  %16 = load i32, ptr %15, align 4, !dbg !200, !tbaa !7
  store i32 %16, ptr %0, align 4, !dbg !201, !tbaa !7
  br label %17, !dbg !202

17:                                               ; preds = %14, %9
  ret void, !dbg !203
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5twicePi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 !dbg !204 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %3 = icmp samesign ult i32 %2, 16, !dbg !207
  br i1 %3, label %4, label %7, !dbg !207

4:                                                ; preds = %1
  %5 = zext nneg i32 %2 to i64, !dbg !208
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePiE1s to ptr), i64 %5, !dbg !208
  store i32 %2, ptr %6, align 4, !dbg !209, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !210
  br label %7, !dbg !211

7:                                                ; preds = %4, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !212
  %8 = and i32 %2, 15, !dbg !213
  %9 = zext nneg i32 %8 to i64, !dbg !214
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePiE1s to ptr), i64 %9, !dbg !214
  %11 = load i32, ptr %10, align 4, !dbg !214, !tbaa !7
  %12 = zext nneg i32 %2 to i64, !dbg !215
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12, !dbg !215
  store i32 %11, ptr %13, align 4, !dbg !216, !tbaa !7
  ret void, !dbg !217
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5sidesPi(ptr noundef captures(none) %0) local_unnamed_addr #2 !dbg !218 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !219
  %3 = zext nneg i32 %2 to i64, !dbg !221
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !221
  %5 = load i32, ptr %4, align 4, !dbg !221, !tbaa !7
  %6 = icmp sgt i32 %5, 0, !dbg !222
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5sidesPiE1s to ptr), i64 %3, !dbg !223
  %8 = sub nsw i32 63, %2, !dbg !223
  %9 = sext i32 %8 to i64, !dbg !223
  %10 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5sidesPiE1s to ptr), i64 %9, !dbg !223
  br i1 %6, label %11, label %13, !dbg !222

11:                                               ; preds = %1
  store i32 %2, ptr %7, align 4, !dbg !224, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !225
  %12 = load i32, ptr %10, align 4, !dbg !226, !tbaa !7
  br label %16, !dbg !227

13:                                               ; preds = %1
  store i32 2, ptr %7, align 4, !dbg !228, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !229
  %14 = load i32, ptr %10, align 4, !dbg !230, !tbaa !7
  %15 = add nsw i32 %14, 1, !dbg !231
  br label %16

16:                                               ; preds = %13, %11
  %17 = phi i32 [ %15, %13 ], [ %12, %11 ], !dbg !223
  store i32 %17, ptr %4, align 4, !dbg !223, !tbaa !7
  ret void, !dbg !232
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5earlyPii(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !233 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %4 = icmp slt i32 %3, %1, !dbg !236
  br i1 %4, label %5, label %26, !dbg !236

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64, !dbg !237
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !237
  %8 = load i32, ptr %7, align 4, !dbg !237, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %6, !dbg !238
  store i32 %8, ptr %9, align 4, !dbg !239, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !240
  br label %12, !dbg !241

10:                                               ; preds = %20
  %11 = load i32, ptr %9, align 4, !dbg !242, !tbaa !7
  store i32 %11, ptr %7, align 4, !dbg !243, !tbaa !7
  br label %26, !dbg !244

12:                                               ; preds = %5, %20
  %13 = phi i32 [ 1, %5 ], [ %24, %20 ]
  %14 = icmp samesign ult i32 %3, %13, !dbg !245
  br i1 %14, label %20, label %15, !dbg !246

15:                                               ; preds = %12
  %16 = sub nuw nsw i32 %3, %13, !dbg !247
  %17 = zext nneg i32 %16 to i64, !dbg !248
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %17, !dbg !248
  %19 = load i32, ptr %18, align 4, !dbg !248, !tbaa !7
  br label %20, !dbg !246

20:                                               ; preds = %12, %15
  %21 = phi i32 [ %19, %15 ], [ 0, %12 ], !dbg !246
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  %22 = load i32, ptr %9, align 4, !dbg !250, !tbaa !7
  %23 = add nsw i32 %22, %21, !dbg !250
  store i32 %23, ptr %9, align 4, !dbg !250, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !251
  %24 = shl nuw nsw i32 %13, 1, !dbg !252
  %25 = icmp samesign ult i32 %13, 4, !dbg !253
  br i1 %25, label %12, label %10, !dbg !241, !llvm.loop !254

26:                                               ; preds = %2, %10
  ret void, !dbg !244
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z4racePi(ptr noundef captures(none) %0) local_unnamed_addr #4 !dbg !256 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %3 = zext nneg i32 %2 to i64, !dbg !259
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !259
  %5 = load i32, ptr %4, align 4, !dbg !259, !tbaa !7
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4racePiE1s to ptr), i64 %3, !dbg !260
  store i32 %5, ptr %6, align 4, !dbg !261, !tbaa !7
  %7 = sub nsw i32 63, %2, !dbg !262
  %8 = sext i32 %7 to i64, !dbg !263
  %9 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4racePiE1s to ptr), i64 %8, !dbg !263
  %10 = load i32, ptr %9, align 4, !dbg !263, !tbaa !7
  store i32 %10, ptr %4, align 4, !dbg !264, !tbaa !7
  ret void, !dbg !265
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.nanosleep(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "waits.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "lock_spin", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 3, scope: !11)
!15 = !DILocation(line: 46, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "atomicCAS", scope: !17, file: !17, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!18 = distinct !DILocation(line: 3, column: 10, scope: !11)
!19 = !DILocation(line: 3, column: 32, scope: !11)
!20 = distinct !{!20, !14, !21, !22, !23}
!21 = !DILocation(line: 3, column: 37, scope: !11)
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !DILocation(line: 4, column: 8, scope: !11)
!25 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "__threadfence", scope: !27, file: !27, line: 528, type: !12, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!28 = distinct !DILocation(line: 5, column: 3, scope: !11)
!29 = !DILocation(line: 35, column: 1, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "atomicExch", scope: !17, file: !17, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 6, column: 3, scope: !11)
!32 = !DILocation(line: 7, column: 1, scope: !11)
!33 = distinct !DISubprogram(name: "lock_exch", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 35, column: 1, scope: !30, inlinedAt: !35)
!35 = distinct !DILocation(line: 10, column: 10, scope: !33)
!36 = !DILocation(line: 10, column: 10, scope: !33)
!37 = !DILocation(line: 10, column: 3, scope: !33)
!38 = !DILocation(line: 28, column: 71, scope: !39, inlinedAt: !41)
!39 = distinct !DISubprogram(name: "__nanosleep", scope: !40, file: !40, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DIFile(filename: "include/crt/sm_70_rt.hpp", directory: "")
!41 = distinct !DILocation(line: 10, column: 33, scope: !33)
!42 = !DILocation(line: 10, column: 57, scope: !33)
!43 = distinct !{!43, !37, !44, !22, !23}
!44 = !DILocation(line: 10, column: 73, scope: !33)
!45 = !DILocation(line: 11, column: 8, scope: !33)
!46 = !DILocation(line: 35, column: 1, scope: !30, inlinedAt: !47)
!47 = distinct !DILocation(line: 12, column: 3, scope: !33)
!48 = !DILocation(line: 13, column: 1, scope: !33)
!49 = distinct !DISubprogram(name: "lock_inside", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 16, column: 3, scope: !49)
!51 = !DILocation(line: 46, column: 1, scope: !16, inlinedAt: !52)
!52 = distinct !DILocation(line: 17, column: 9, scope: !49)
!53 = !DILocation(line: 17, column: 31, scope: !49)
!54 = !DILocation(line: 18, column: 14, scope: !49)
!55 = !DILocation(line: 18, column: 19, scope: !49)
!56 = !DILocation(line: 18, column: 23, scope: !49)
!57 = !DILocation(line: 18, column: 12, scope: !49)
!58 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !59)
!59 = distinct !DILocation(line: 19, column: 7, scope: !49)
!60 = !DILocation(line: 35, column: 1, scope: !30, inlinedAt: !61)
!61 = distinct !DILocation(line: 20, column: 7, scope: !49)
!62 = !DILocation(line: 24, column: 1, scope: !49)
!63 = distinct !DISubprogram(name: "flag_wait", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 66, column: 27, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !66, file: !66, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!67 = distinct !DILocation(line: 26, column: 7, scope: !63)
!68 = !DILocation(line: 26, column: 18, scope: !63)
!69 = !DILocation(line: 26, column: 31, scope: !63)
!70 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !71)
!71 = distinct !DILocation(line: 26, column: 36, scope: !63)
!72 = !DILocation(line: 26, column: 59, scope: !63)
!73 = !DILocation(line: 26, column: 64, scope: !63)
!74 = !DILocation(line: 27, column: 17, scope: !63)
!75 = !DILocation(line: 27, column: 23, scope: !63)
!76 = !DILocation(line: 27, column: 10, scope: !63)
!77 = distinct !{!77, !76, !78, !22, !23}
!78 = !DILocation(line: 27, column: 28, scope: !63)
!79 = !DILocation(line: 27, column: 46, scope: !63)
!80 = !DILocation(line: 27, column: 30, scope: !63)
!81 = !DILocation(line: 27, column: 44, scope: !63)
!82 = !DILocation(line: 28, column: 1, scope: !63)
!83 = distinct !DISubprogram(name: "ticket_lock", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 14, column: 1, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "atomicAdd", scope: !17, file: !17, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = distinct !DILocation(line: 30, column: 12, scope: !83)
!87 = !DILocation(line: 31, column: 3, scope: !83)
!88 = !DILocation(line: 31, column: 10, scope: !83)
!89 = !DILocation(line: 31, column: 19, scope: !83)
!90 = distinct !{!90, !87, !91, !22, !23}
!91 = !DILocation(line: 31, column: 25, scope: !83)
!92 = !DILocation(line: 32, column: 10, scope: !83)
!93 = !DILocation(line: 32, column: 15, scope: !83)
!94 = !DILocation(line: 32, column: 19, scope: !83)
!95 = !DILocation(line: 32, column: 8, scope: !83)
!96 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !97)
!97 = distinct !DILocation(line: 33, column: 3, scope: !83)
!98 = !DILocation(line: 34, column: 17, scope: !83)
!99 = !DILocation(line: 34, column: 12, scope: !83)
!100 = !DILocation(line: 35, column: 1, scope: !83)
!101 = distinct !DISubprogram(name: "lookback", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 66, column: 27, scope: !65, inlinedAt: !103)
!103 = distinct !DILocation(line: 37, column: 11, scope: !101)
!104 = !DILocation(line: 38, column: 12, scope: !101)
!105 = !DILocation(line: 38, column: 3, scope: !101)
!106 = !DILocation(line: 38, column: 10, scope: !101)
!107 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !108)
!108 = distinct !DILocation(line: 39, column: 3, scope: !101)
!109 = !DILocation(line: 40, column: 17, scope: !101)
!110 = !DILocation(line: 40, column: 15, scope: !101)
!111 = !DILocation(line: 40, column: 3, scope: !101)
!112 = !DILocation(line: 40, column: 13, scope: !101)
!113 = !DILocation(line: 42, column: 18, scope: !101)
!114 = !DILocation(line: 42, column: 8, scope: !101)
!115 = !DILocation(line: 42, column: 12, scope: !101)
!116 = !DILocation(line: 0, scope: !101)
!117 = !DILocation(line: 42, column: 25, scope: !101)
!118 = !DILocation(line: 42, column: 3, scope: !101)
!119 = !DILocation(line: 44, column: 5, scope: !101)
!120 = !DILocation(line: 44, column: 14, scope: !101)
!121 = !DILocation(line: 44, column: 36, scope: !101)
!122 = !DILocation(line: 44, column: 25, scope: !101)
!123 = distinct !{!123, !119, !124, !22, !23}
!124 = !DILocation(line: 44, column: 40, scope: !101)
!125 = !DILocation(line: 45, column: 12, scope: !101)
!126 = !DILocation(line: 45, column: 9, scope: !101)
!127 = !DILocation(line: 46, column: 11, scope: !101)
!128 = distinct !{!128, !118, !129, !22, !23}
!129 = !DILocation(line: 48, column: 3, scope: !101)
!130 = !DILocation(line: 49, column: 16, scope: !101)
!131 = !DILocation(line: 49, column: 14, scope: !101)
!132 = !DILocation(line: 49, column: 3, scope: !101)
!133 = !DILocation(line: 49, column: 8, scope: !101)
!134 = !DILocation(line: 50, column: 1, scope: !101)
!135 = distinct !DISubprogram(name: "lookback1", scope: !1, file: !1, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 66, column: 27, scope: !65, inlinedAt: !137)
!137 = distinct !DILocation(line: 52, column: 11, scope: !135)
!138 = !DILocation(line: 53, column: 12, scope: !135)
!139 = !DILocation(line: 53, column: 3, scope: !135)
!140 = !DILocation(line: 53, column: 10, scope: !135)
!141 = !DILocation(line: 528, column: 39, scope: !26, inlinedAt: !142)
!142 = distinct !DILocation(line: 54, column: 3, scope: !135)
!143 = !DILocation(line: 55, column: 17, scope: !135)
!144 = !DILocation(line: 55, column: 15, scope: !135)
!145 = !DILocation(line: 55, column: 3, scope: !135)
!146 = !DILocation(line: 55, column: 13, scope: !135)
!147 = !DILocation(line: 56, column: 22, scope: !135)
!148 = !DILocation(line: 57, column: 3, scope: !135)
!149 = !DILocation(line: 56, column: 16, scope: !135)
!150 = !DILocation(line: 56, column: 7, scope: !135)
!151 = !DILocation(line: 57, column: 12, scope: !135)
!152 = !DILocation(line: 58, column: 13, scope: !135)
!153 = !DILocation(line: 59, column: 11, scope: !135)
!154 = distinct !{!154, !148, !155, !22, !23}
!155 = !DILocation(line: 63, column: 3, scope: !135)
!156 = !DILocation(line: 60, column: 12, scope: !135)
!157 = !DILocation(line: 60, column: 9, scope: !135)
!158 = !DILocation(line: 61, column: 11, scope: !135)
!159 = !DILocation(line: 0, scope: !135)
!160 = !DILocation(line: 64, column: 16, scope: !135)
!161 = !DILocation(line: 64, column: 14, scope: !135)
!162 = !DILocation(line: 64, column: 3, scope: !135)
!163 = !DILocation(line: 64, column: 8, scope: !135)
!164 = !DILocation(line: 65, column: 1, scope: !135)
!165 = distinct !DISubprogram(name: "grid_wait", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 14, column: 1, scope: !85, inlinedAt: !167)
!167 = distinct !DILocation(line: 67, column: 3, scope: !165)
!168 = !DILocation(line: 14, column: 1, scope: !85, inlinedAt: !169)
!169 = distinct !DILocation(line: 68, column: 10, scope: !165)
!170 = !DILocation(line: 68, column: 30, scope: !165)
!171 = !DILocation(line: 68, column: 3, scope: !165)
!172 = !DILocation(line: 28, column: 71, scope: !39, inlinedAt: !173)
!173 = distinct !DILocation(line: 68, column: 43, scope: !165)
!174 = distinct !{!174, !171, !175, !22, !23}
!175 = !DILocation(line: 68, column: 57, scope: !165)
!176 = !DILocation(line: 69, column: 19, scope: !165)
!177 = !DILocation(line: 66, column: 27, scope: !65, inlinedAt: !178)
!178 = distinct !DILocation(line: 69, column: 5, scope: !165)
!179 = !DILocation(line: 69, column: 3, scope: !165)
!180 = !DILocation(line: 69, column: 17, scope: !165)
!181 = !DILocation(line: 70, column: 1, scope: !165)
!182 = distinct !DISubprogram(name: "shared_flag", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 53, column: 27, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !66, file: !66, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!185 = distinct !DILocation(line: 73, column: 7, scope: !182)
!186 = !DILocation(line: 73, column: 19, scope: !182)
!187 = !DILocation(line: 73, column: 31, scope: !182)
!188 = !DILocation(line: 73, column: 25, scope: !182)
!189 = !DILocation(line: 74, column: 3, scope: !182)
!190 = !DILocation(line: 75, column: 19, scope: !182)
!191 = !DILocation(line: 75, column: 28, scope: !182)
!192 = !DILocation(line: 75, column: 33, scope: !182)
!193 = !DILocation(line: 75, column: 44, scope: !182)
!194 = !DILocation(line: 75, column: 49, scope: !182)
!195 = !DILocation(line: 76, column: 19, scope: !182)
!196 = !DILocation(line: 76, column: 35, scope: !182)
!197 = !DILocation(line: 76, column: 27, scope: !182)
!198 = distinct !{!198, !197, !199, !22, !23}
!199 = !DILocation(line: 76, column: 41, scope: !182)
!200 = !DILocation(line: 76, column: 50, scope: !182)
!201 = !DILocation(line: 76, column: 48, scope: !182)
!202 = !DILocation(line: 76, column: 56, scope: !182)
!203 = !DILocation(line: 77, column: 1, scope: !182)
!204 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 78, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 53, column: 27, scope: !184, inlinedAt: !206)
!206 = distinct !DILocation(line: 80, column: 11, scope: !204)
!207 = !DILocation(line: 81, column: 9, scope: !204)
!208 = !DILocation(line: 81, column: 17, scope: !204)
!209 = !DILocation(line: 81, column: 22, scope: !204)
!210 = !DILocation(line: 81, column: 27, scope: !204)
!211 = !DILocation(line: 81, column: 44, scope: !204)
!212 = !DILocation(line: 82, column: 3, scope: !204)
!213 = !DILocation(line: 83, column: 14, scope: !204)
!214 = !DILocation(line: 83, column: 10, scope: !204)
!215 = !DILocation(line: 83, column: 3, scope: !204)
!216 = !DILocation(line: 83, column: 8, scope: !204)
!217 = !DILocation(line: 84, column: 1, scope: !204)
!218 = distinct !DISubprogram(name: "sides", scope: !1, file: !1, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 53, column: 27, scope: !184, inlinedAt: !220)
!220 = distinct !DILocation(line: 87, column: 11, scope: !218)
!221 = !DILocation(line: 88, column: 7, scope: !218)
!222 = !DILocation(line: 88, column: 12, scope: !218)
!223 = !DILocation(line: 0, scope: !218)
!224 = !DILocation(line: 88, column: 24, scope: !218)
!225 = !DILocation(line: 88, column: 29, scope: !218)
!226 = !DILocation(line: 88, column: 53, scope: !218)
!227 = !DILocation(line: 88, column: 64, scope: !218)
!228 = !DILocation(line: 89, column: 15, scope: !218)
!229 = !DILocation(line: 89, column: 20, scope: !218)
!230 = !DILocation(line: 89, column: 44, scope: !218)
!231 = !DILocation(line: 89, column: 54, scope: !218)
!232 = !DILocation(line: 90, column: 1, scope: !218)
!233 = distinct !DISubprogram(name: "early", scope: !1, file: !1, line: 91, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 53, column: 27, scope: !184, inlinedAt: !235)
!235 = distinct !DILocation(line: 93, column: 11, scope: !233)
!236 = !DILocation(line: 94, column: 9, scope: !233)
!237 = !DILocation(line: 95, column: 10, scope: !233)
!238 = !DILocation(line: 95, column: 3, scope: !233)
!239 = !DILocation(line: 95, column: 8, scope: !233)
!240 = !DILocation(line: 96, column: 3, scope: !233)
!241 = !DILocation(line: 97, column: 3, scope: !233)
!242 = !DILocation(line: 98, column: 10, scope: !233)
!243 = !DILocation(line: 98, column: 8, scope: !233)
!244 = !DILocation(line: 99, column: 1, scope: !233)
!245 = !DILocation(line: 97, column: 46, scope: !233)
!246 = !DILocation(line: 97, column: 44, scope: !233)
!247 = !DILocation(line: 97, column: 56, scope: !233)
!248 = !DILocation(line: 97, column: 53, scope: !233)
!249 = !DILocation(line: 97, column: 65, scope: !233)
!250 = !DILocation(line: 97, column: 87, scope: !233)
!251 = !DILocation(line: 97, column: 93, scope: !233)
!252 = !DILocation(line: 97, column: 28, scope: !233)
!253 = !DILocation(line: 97, column: 21, scope: !233)
!254 = distinct !{!254, !241, !255, !22, !23}
!255 = !DILocation(line: 97, column: 110, scope: !233)
!256 = distinct !DISubprogram(name: "race", scope: !1, file: !1, line: 100, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = !DILocation(line: 53, column: 27, scope: !184, inlinedAt: !258)
!258 = distinct !DILocation(line: 102, column: 11, scope: !256)
!259 = !DILocation(line: 103, column: 10, scope: !256)
!260 = !DILocation(line: 103, column: 3, scope: !256)
!261 = !DILocation(line: 103, column: 8, scope: !256)
!262 = !DILocation(line: 104, column: 15, scope: !256)
!263 = !DILocation(line: 104, column: 10, scope: !256)
!264 = !DILocation(line: 104, column: 8, scope: !256)
!265 = !DILocation(line: 105, column: 1, scope: !256)
