; ModuleID = 'device.cu'
source_filename = "device.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Shape = type { float, [3 x i32] }
%printf_args = type { i32, double, ptr, i64 }
%struct.float4 = type { float, float, float, float }

@.str = private unnamed_addr constant [28 x i8] c"x[%d] = %.2f of %s, %lld%%\0A\00", align 1
@.str1 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str2 = private unnamed_addr constant [7 x i8] c"x >= 0\00", align 1
@.str3 = private unnamed_addr constant [10 x i8] c"device.cu\00", align 1
@.str4 = private unnamed_addr constant [6 x i8] c"check\00", align 1
@_ZL5table = internal unnamed_addr addrspace(4) constant [2 x ptr] [ptr @_Z5twicef, ptr @_Z6squaref], align 8
@weights = dso_local addrspace(4) externally_initialized constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4
@counter = dso_local addrspace(1) externally_initialized global i32 5, align 4
@_ZZ11past_sharedE4part = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @by_value(ptr noundef byval(%struct.Shape) align 4 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %5 = zext nneg i32 %4 to i64, !dbg !19
  %6 = getelementptr inbounds nuw i32, ptr %3, i64 %5, !dbg !19
  %7 = load i32, ptr %6, align 4, !dbg !20, !tbaa !7
  %8 = add nsw i32 %7, 1, !dbg !20
  store i32 %8, ptr %6, align 4, !dbg !20, !tbaa !7
  %9 = load float, ptr %0, align 4, !dbg !21, !tbaa !22
  %10 = sitofp i32 %8 to float, !dbg !25
  %11 = fmul contract float %9, %10, !dbg !26
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %5, !dbg !27
  store float %11, ptr %12, align 4, !dbg !28, !tbaa !29
  ret void, !dbg !30
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef float @_Z4area5Shapef(ptr noundef byval(%struct.Shape) align 4 captures(none) %0, float noundef %1) local_unnamed_addr #1 !dbg !31 {
  %3 = load float, ptr %0, align 4, !dbg !32, !tbaa !22
  %4 = fmul contract float %1, %3, !dbg !32
  store float %4, ptr %0, align 4, !dbg !32, !tbaa !22
  %5 = fmul contract float %1, %4, !dbg !33
  ret float %5, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @pass_struct(ptr noundef readonly byval(%struct.Shape) align 4 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !35 {
  %3 = load float, ptr %0, align 4, !dbg !36, !tbaa !22
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %5 = uitofp nneg i32 %4 to float, !dbg !39
  %6 = tail call contract noundef float @_Z4area5Shapef(ptr noundef nonnull byval(%struct.Shape) align 4 %0, float noundef %5) #24, !dbg !40
  %7 = fsub contract float %3, %3, !dbg !41
  %8 = fadd contract float %7, %6, !dbg !42
  %9 = zext nneg i32 %4 to i64, !dbg !43
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9, !dbg !43
  store float %8, ptr %10, align 4, !dbg !44, !tbaa !29
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @print(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !46 {
  %3 = alloca %printf_args, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %5 = icmp slt i32 %4, %1, !dbg !49
  br i1 %5, label %6, label %15, !dbg !49

6:                                                ; preds = %2
  %7 = zext nneg i32 %4 to i64, !dbg !50
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !50
  %9 = load float, ptr %8, align 4, !dbg !50, !tbaa !29
  %10 = fpext contract float %9 to double, !dbg !50
  store i32 %4, ptr %3, align 8, !dbg !51
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !51
  store double %10, ptr %11, align 8, !dbg !51
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !51
  store ptr @.str1, ptr %12, align 8, !dbg !51
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !51
  store i64 1234567890123, ptr %13, align 8, !dbg !51
  %14 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %3) #24, !dbg !51
  br label %15, !dbg !51

15:                                               ; preds = %6, %2
  ret void, !dbg !52
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @check(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 !dbg !53 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %3 = zext nneg i32 %2 to i64, !dbg !56
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !56
  %5 = load i32, ptr %4, align 4, !dbg !56, !tbaa !7
  %6 = icmp slt i32 %5, 0, !dbg !57
  br i1 %6, label %7, label %8, !dbg !57

7:                                                ; preds = %1
  tail call void @__assertfail(ptr noundef nonnull @.str2, ptr noundef nonnull @.str3, i32 noundef 7, ptr noundef nonnull @.str4, i64 noundef 1) #25, !dbg !58
  br label %8, !dbg !58

8:                                                ; preds = %7, %1
  ret void, !dbg !59
}

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: read, inaccessiblemem: write)
define dso_local ptx_kernel void @stop(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 !dbg !60 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %3 = zext nneg i32 %2 to i64, !dbg !63
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !63
  %5 = load i32, ptr %4, align 4, !dbg !63, !tbaa !7
  %6 = icmp slt i32 %5, 0, !dbg !64
  br i1 %6, label %7, label %8, !dbg !64

7:                                                ; preds = %1
  tail call void @llvm.trap(), !dbg !65
  unreachable, !dbg !69

8:                                                ; preds = %1
  ret void, !dbg !70
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @leave(ptr noundef writeonly captures(none) %0) local_unnamed_addr #5 !dbg !71 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %3 = and i32 %2, 1, !dbg !74
  %4 = icmp eq i32 %3, 0, !dbg !75
  br i1 %4, label %6, label %5, !dbg !75

5:                                                ; preds = %1
  tail call void asm sideeffect "exit;", ""() #25, !dbg !76, !srcloc !77
  br label %6, !dbg !76

6:                                                ; preds = %5, %1
  %7 = zext nneg i32 %2 to i64, !dbg !78
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !78
  store i32 1, ptr %8, align 4, !dbg !79, !tbaa !7
  ret void, !dbg !80
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %0) local_unnamed_addr #8 !dbg !81 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp slt i32 %4, 2, !dbg !82
  br i1 %5, label %11, label %6, !dbg !83

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !84
  %8 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %7) #24, !dbg !85
  %9 = add nsw i32 %4, -2, !dbg !86
  %10 = add nsw i32 %3, %8, !dbg !87
  br label %2, !dbg !88

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12, !dbg !89
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @recursion(ptr noundef writeonly captures(none) %0) local_unnamed_addr #9 !dbg !90 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91
  %3 = tail call noundef i32 @_Z9fibonaccii(i32 noundef %2) #24, !dbg !93
  %4 = zext nneg i32 %2 to i64, !dbg !94
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !94
  store i32 %3, ptr %5, align 4, !dbg !95, !tbaa !7
  ret void, !dbg !96
}

; Function Attrs: mustprogress nofree noinline nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef i32 @_Z7endlessi(i32 noundef %0) local_unnamed_addr #10 !dbg !97 {
  %2 = alloca [64 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24, !dbg !98
  %3 = and i32 %0, 63, !dbg !99
  %4 = zext nneg i32 %3 to i64, !dbg !100
  %5 = getelementptr inbounds nuw i32, ptr %2, i64 %4, !dbg !100
  store volatile i32 %0, ptr %5, align 4, !dbg !101, !tbaa !7
  %6 = add nsw i32 %0, 1, !dbg !102
  %7 = tail call noundef i32 @_Z7endlessi(i32 noundef %6) #24, !dbg !103
  %8 = load volatile i32, ptr %5, align 4, !dbg !104, !tbaa !7
  %9 = add nsw i32 %8, %7, !dbg !105
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24, !dbg !106
  ret i32 %9, !dbg !107
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: write, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @overflow(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #11 !dbg !108 {
  %2 = tail call noundef i32 @_Z7endlessi(i32 noundef 0) #24, !dbg !109
  store i32 %2, ptr %0, align 4, !dbg !110, !tbaa !7
  ret void, !dbg !111
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5twicef(float noundef %0) #12 !dbg !112 {
  %2 = fmul contract float %0, 2.000000e+00, !dbg !113
  ret float %2, !dbg !114
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z6squaref(float noundef %0) #12 !dbg !115 {
  %2 = fmul contract float %0, %0, !dbg !116
  ret float %2, !dbg !117
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @choose(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #5 !dbg !118 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %4 = zext nneg i32 %3 to i64, !dbg !121
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !121
  %6 = load i32, ptr %5, align 4, !dbg !121, !tbaa !7
  %7 = sext i32 %6 to i64, !dbg !122
  %8 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(4) @_ZL5table to ptr), i64 %7, !dbg !122
  %9 = load ptr, ptr %8, align 8, !dbg !122, !tbaa !123
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %4, !dbg !125
  %11 = load float, ptr %10, align 4, !dbg !125, !tbaa !29
  %12 = tail call contract noundef float %9(float noundef %11) #25, !dbg !122
  store float %12, ptr %10, align 4, !dbg !126, !tbaa !29
  ret void, !dbg !127
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @constants(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #13 !dbg !128 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %4 = and i32 %3, 3, !dbg !131
  %5 = zext nneg i32 %4 to i64, !dbg !132
  %6 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %5, !dbg !132
  %7 = load float, ptr %6, align 4, !dbg !132, !tbaa !29
  %8 = zext nneg i32 %3 to i64, !dbg !133
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !133
  %10 = load float, ptr %9, align 4, !dbg !133, !tbaa !29
  %11 = fmul contract float %7, %10, !dbg !134
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %8, !dbg !135
  store float %11, ptr %12, align 4, !dbg !136, !tbaa !29
  %13 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 1 monotonic, align 4, !dbg !137
  ret void, !dbg !141
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @read_counter(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #14 !dbg !142 {
  %2 = load i32, ptr addrspacecast (ptr addrspace(1) @counter to ptr), align 4, !dbg !143, !tbaa !7
  %3 = add nsw i32 %2, 1, !dbg !143
  store i32 %3, ptr addrspacecast (ptr addrspace(1) @counter to ptr), align 4, !dbg !143, !tbaa !7
  store i32 %2, ptr %0, align 4, !dbg !144, !tbaa !7
  ret void, !dbg !145
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, argmem: write, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @heap(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #15 !dbg !146 {
  %3 = sext i32 %1 to i64, !dbg !147
  %4 = shl nsw i64 %3, 2, !dbg !148
  %5 = tail call ptr @malloc(i64 noundef %4) #26, !dbg !149
  %6 = icmp sgt i32 %1, 0, !dbg !150
  br i1 %6, label %7, label %9, !dbg !151

7:                                                ; preds = %2
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %11, !dbg !151

9:                                                ; preds = %11, %2
  %10 = icmp sgt i32 %1, 0, !dbg !152
  br i1 %10, label %23, label %18, !dbg !153

11:                                               ; preds = %7, %11
  %12 = phi i32 [ 0, %7 ], [ %16, %11 ]
  %13 = mul i32 %12, %8, !dbg !154
  %14 = zext nneg i32 %12 to i64, !dbg !155
  %15 = getelementptr inbounds nuw i32, ptr %5, i64 %14, !dbg !155
  store i32 %13, ptr %15, align 4, !dbg !156, !tbaa !7
  %16 = add nuw nsw i32 %12, 1, !dbg !157
  %17 = icmp eq i32 %16, %1, !dbg !150
  br i1 %17, label %9, label %11, !dbg !151, !llvm.loop !158

18:                                               ; preds = %23, %9
  %19 = phi i32 [ 0, %9 ], [ %29, %23 ], !dbg !162
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163
  %21 = zext nneg i32 %20 to i64, !dbg !165
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !165
  store i32 %19, ptr %22, align 4, !dbg !166, !tbaa !7
  tail call void @free(ptr noundef %5) #25, !dbg !167
  ret void, !dbg !168

23:                                               ; preds = %9, %23
  %24 = phi i32 [ %30, %23 ], [ 0, %9 ]
  %25 = phi i32 [ %29, %23 ], [ 0, %9 ]
  %26 = zext nneg i32 %24 to i64, !dbg !169
  %27 = getelementptr inbounds nuw i32, ptr %5, i64 %26, !dbg !169
  %28 = load i32, ptr %27, align 4, !dbg !169, !tbaa !7
  %29 = add nsw i32 %28, %25, !dbg !170
  %30 = add nuw nsw i32 %24, 1, !dbg !171
  %31 = icmp eq i32 %30, %1, !dbg !152
  br i1 %31, label %18, label %23, !dbg !153, !llvm.loop !172
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #16

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #17

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_array(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #18 !dbg !174 {
  %3 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24, !dbg !175
  br label %13, !dbg !176

4:                                                ; preds = %13
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %6 = zext nneg i32 %5 to i64, !dbg !179
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !179
  %8 = load i32, ptr %7, align 4, !dbg !179, !tbaa !7
  %9 = sext i32 %8 to i64, !dbg !180
  %10 = getelementptr inbounds i32, ptr %3, i64 %9, !dbg !180
  %11 = load i32, ptr %10, align 4, !dbg !180, !tbaa !7
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !181
  store i32 %11, ptr %12, align 4, !dbg !182, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24, !dbg !183
  ret void, !dbg !183

13:                                               ; preds = %2, %13
  %14 = phi i32 [ 0, %2 ], [ %18, %13 ]
  %15 = mul nuw nsw i32 %14, %14, !dbg !184
  %16 = zext nneg i32 %14 to i64, !dbg !185
  %17 = getelementptr inbounds nuw i32, ptr %3, i64 %16, !dbg !185
  store i32 %15, ptr %17, align 4, !dbg !186, !tbaa !7
  %18 = add nuw nsw i32 %14, 1, !dbg !187
  %19 = icmp eq i32 %18, 8, !dbg !188
  br i1 %19, label %4, label %13, !dbg !176, !llvm.loop !189
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !191 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %6 = zext nneg i32 %5 to i64, !dbg !194
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !194
  %8 = load i32, ptr %7, align 4, !dbg !194, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !195
  %10 = load i32, ptr %9, align 4, !dbg !195, !tbaa !7
  %11 = sdiv i32 %8, %10, !dbg !196
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !197
  store i32 %11, ptr %12, align 4, !dbg !198, !tbaa !7
  %13 = load i32, ptr %7, align 4, !dbg !199, !tbaa !7
  %14 = load i32, ptr %9, align 4, !dbg !200, !tbaa !7
  %15 = srem i32 %13, %14, !dbg !201
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !202
  store i32 %15, ptr %16, align 4, !dbg !203, !tbaa !7
  ret void, !dbg !204
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2) local_unnamed_addr #0 !dbg !205 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %6 = mul i32 %4, %5, !dbg !212
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %8 = add i32 %6, %7, !dbg !215
  %9 = sext i32 %8 to i64, !dbg !216
  %10 = getelementptr inbounds float, ptr %0, i64 %9, !dbg !216
  %11 = load float, ptr %10, align 4, !dbg !216, !tbaa !29
  %12 = fmul contract float %2, %11, !dbg !217
  %13 = getelementptr inbounds float, ptr %1, i64 %9, !dbg !218
  store float %12, ptr %13, align 4, !dbg !219, !tbaa !29
  ret void, !dbg !220
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @past_shared(ptr noundef writeonly captures(none) %0) local_unnamed_addr #14 !dbg !221 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %3 = zext nneg i32 %2 to i64, !dbg !224
  %4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11past_sharedE4part to ptr), i64 %3, !dbg !224
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !224
  store i32 %2, ptr %5, align 4, !dbg !225, !tbaa !7
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11past_sharedE4part to ptr), align 4, !dbg !226, !tbaa !7
  %7 = zext nneg i32 %2 to i64, !dbg !227
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !227
  store i32 %6, ptr %8, align 4, !dbg !228, !tbaa !7
  ret void, !dbg !229
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @crooked(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #0 !dbg !230 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1, !dbg !231
  %4 = load float, ptr %3, align 4, !dbg !231, !tbaa !29
  store float %4, ptr %1, align 4, !dbg !232, !tbaa !29
  ret void, !dbg !233
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local ptx_kernel void @write_constant() local_unnamed_addr #19 !dbg !234 {
  ret void, !dbg !235
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vectors(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !236 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !237
  %4 = zext nneg i32 %3 to i64, !dbg !239
  %5 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %4, !dbg !239
  %6 = load float, ptr %5, align 16, !dbg !239, !tbaa !29
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !239
  %8 = load float, ptr %7, align 4, !dbg !239, !tbaa !29
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !239
  %10 = load float, ptr %9, align 8, !dbg !239, !tbaa !29
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !239
  %12 = load float, ptr %11, align 4, !dbg !239, !tbaa !29
  %13 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %4, !dbg !240
  store float %12, ptr %13, align 16, !dbg !241, !tbaa !29
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !241
  store float %10, ptr %14, align 4, !dbg !241, !tbaa !29
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !241
  store float %8, ptr %15, align 8, !dbg !241, !tbaa !29
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 12, !dbg !241
  store float %6, ptr %16, align 4, !dbg !241, !tbaa !29
  ret void, !dbg !242
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copy_bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !243 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %5 = icmp eq i32 %4, 0, !dbg !246
  br i1 %5, label %6, label %10, !dbg !246

6:                                                ; preds = %3
  %7 = sext i32 %2 to i64, !dbg !247
  %8 = shl nsw i64 %7, 2, !dbg !248
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %0, i64 range(i64 -8589934592, 8589934589) %8, i1 false), !dbg !249
  %9 = getelementptr inbounds i32, ptr %1, i64 %7, !dbg !252
  store i32 -1, ptr %9, align 1, !dbg !253
  br label %10, !dbg !256

10:                                               ; preds = %6, %3
  ret void, !dbg !257
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @ticks(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #20 !dbg !258 {
  %2 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !259
  %3 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !262
  %4 = sub nsw i64 %3, %2, !dbg !264
  store i64 %4, ptr %0, align 8, !dbg !265, !tbaa !266
  ret void, !dbg !268
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #21

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #22

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #21

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #21

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #23

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { mustprogress noinline norecurse nounwind memory(argmem: read, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #10 = { mustprogress nofree noinline nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #11 = { mustprogress nofree noinline norecurse nounwind memory(argmem: write, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #13 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #15 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, argmem: write, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #16 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #17 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #18 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #19 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #20 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #21 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #23 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nounwind }
attributes #25 = { convergent nounwind }
attributes #26 = { convergent nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "device.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "by_value", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 9, column: 9, scope: !11)
!15 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !17, file: !17, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!18 = distinct !DILocation(line: 9, column: 16, scope: !11)
!19 = !DILocation(line: 9, column: 3, scope: !11)
!20 = !DILocation(line: 9, column: 29, scope: !11)
!21 = !DILocation(line: 10, column: 26, scope: !11)
!22 = !{!23, !24, i64 0}
!23 = !{!"_ZTS5Shape", !24, i64 0, !9, i64 4}
!24 = !{!"float", !9, i64 0}
!25 = !DILocation(line: 10, column: 34, scope: !11)
!26 = !DILocation(line: 10, column: 32, scope: !11)
!27 = !DILocation(line: 10, column: 3, scope: !11)
!28 = !DILocation(line: 10, column: 18, scope: !11)
!29 = !{!24, !24, i64 0}
!30 = !DILocation(line: 11, column: 1, scope: !11)
!31 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 14, column: 15, scope: !31)
!33 = !DILocation(line: 15, column: 22, scope: !31)
!34 = !DILocation(line: 15, column: 3, scope: !31)
!35 = distinct !DISubprogram(name: "pass_struct", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 19, column: 24, scope: !35)
!37 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !38)
!38 = distinct !DILocation(line: 20, column: 32, scope: !35)
!39 = !DILocation(line: 20, column: 32, scope: !35)
!40 = !DILocation(line: 20, column: 20, scope: !35)
!41 = !DILocation(line: 20, column: 60, scope: !35)
!42 = !DILocation(line: 20, column: 45, scope: !35)
!43 = !DILocation(line: 20, column: 3, scope: !35)
!44 = !DILocation(line: 20, column: 18, scope: !35)
!45 = !DILocation(line: 21, column: 1, scope: !35)
!46 = distinct !DISubprogram(name: "print", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !48)
!48 = distinct !DILocation(line: 24, column: 11, scope: !46)
!49 = !DILocation(line: 25, column: 9, scope: !46)
!50 = !DILocation(line: 26, column: 47, scope: !46)
!51 = !DILocation(line: 26, column: 5, scope: !46)
!52 = !DILocation(line: 27, column: 1, scope: !46)
!53 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !55)
!55 = distinct !DILocation(line: 30, column: 9, scope: !53)
!56 = !DILocation(line: 30, column: 7, scope: !53)
!57 = !DILocation(line: 30, column: 22, scope: !53)
!58 = !DILocation(line: 31, column: 5, scope: !53)
!59 = !DILocation(line: 32, column: 1, scope: !53)
!60 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !62)
!62 = distinct !DILocation(line: 35, column: 9, scope: !60)
!63 = !DILocation(line: 35, column: 7, scope: !60)
!64 = !DILocation(line: 35, column: 22, scope: !60)
!65 = !DILocation(line: 531, column: 58, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "__trap", scope: !67, file: !67, line: 531, type: !12, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!68 = distinct !DILocation(line: 36, column: 5, scope: !60)
!69 = !DILocation(line: 531, column: 76, scope: !66, inlinedAt: !68)
!70 = !DILocation(line: 37, column: 1, scope: !60)
!71 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !73)
!73 = distinct !DILocation(line: 40, column: 7, scope: !71)
!74 = !DILocation(line: 40, column: 19, scope: !71)
!75 = !DILocation(line: 40, column: 7, scope: !71)
!76 = !DILocation(line: 41, column: 5, scope: !71)
!77 = !{i64 1074}
!78 = !DILocation(line: 42, column: 3, scope: !71)
!79 = !DILocation(line: 42, column: 18, scope: !71)
!80 = !DILocation(line: 43, column: 1, scope: !71)
!81 = distinct !DISubprogram(name: "fibonacci", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DILocation(line: 46, column: 12, scope: !81)
!83 = !DILocation(line: 46, column: 10, scope: !81)
!84 = !DILocation(line: 46, column: 34, scope: !81)
!85 = !DILocation(line: 46, column: 22, scope: !81)
!86 = !DILocation(line: 46, column: 53, scope: !81)
!87 = !DILocation(line: 46, column: 39, scope: !81)
!88 = !DILocation(line: 46, column: 41, scope: !81)
!89 = !DILocation(line: 46, column: 3, scope: !81)
!90 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !92)
!92 = distinct !DILocation(line: 49, column: 75, scope: !90)
!93 = !DILocation(line: 49, column: 65, scope: !90)
!94 = !DILocation(line: 49, column: 48, scope: !90)
!95 = !DILocation(line: 49, column: 63, scope: !90)
!96 = !DILocation(line: 49, column: 89, scope: !90)
!97 = distinct !DISubprogram(name: "endless", scope: !1, file: !1, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DILocation(line: 52, column: 3, scope: !97)
!99 = !DILocation(line: 53, column: 10, scope: !97)
!100 = !DILocation(line: 53, column: 3, scope: !97)
!101 = !DILocation(line: 53, column: 16, scope: !97)
!102 = !DILocation(line: 54, column: 20, scope: !97)
!103 = !DILocation(line: 54, column: 10, scope: !97)
!104 = !DILocation(line: 54, column: 27, scope: !97)
!105 = !DILocation(line: 54, column: 25, scope: !97)
!106 = !DILocation(line: 55, column: 1, scope: !97)
!107 = !DILocation(line: 54, column: 3, scope: !97)
!108 = distinct !DISubprogram(name: "overflow", scope: !1, file: !1, line: 57, type: !12, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 57, column: 54, scope: !108)
!110 = !DILocation(line: 57, column: 52, scope: !108)
!111 = !DILocation(line: 57, column: 66, scope: !108)
!112 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 59, column: 47, scope: !112)
!114 = !DILocation(line: 59, column: 35, scope: !112)
!115 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 60, column: 45, scope: !115)
!117 = !DILocation(line: 60, column: 36, scope: !115)
!118 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !120)
!120 = distinct !DILocation(line: 64, column: 11, scope: !118)
!121 = !DILocation(line: 65, column: 16, scope: !118)
!122 = !DILocation(line: 65, column: 10, scope: !118)
!123 = !{!124, !124, i64 0}
!124 = !{!"any pointer", !9, i64 0}
!125 = !DILocation(line: 65, column: 26, scope: !118)
!126 = !DILocation(line: 65, column: 8, scope: !118)
!127 = !DILocation(line: 66, column: 1, scope: !118)
!128 = distinct !DISubprogram(name: "constants", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !130)
!130 = distinct !DILocation(line: 72, column: 11, scope: !128)
!131 = !DILocation(line: 73, column: 20, scope: !128)
!132 = !DILocation(line: 73, column: 10, scope: !128)
!133 = !DILocation(line: 73, column: 27, scope: !128)
!134 = !DILocation(line: 73, column: 25, scope: !128)
!135 = !DILocation(line: 73, column: 3, scope: !128)
!136 = !DILocation(line: 73, column: 8, scope: !128)
!137 = !DILocation(line: 14, column: 1, scope: !138, inlinedAt: !140)
!138 = distinct !DISubprogram(name: "atomicAdd", scope: !139, file: !139, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!140 = distinct !DILocation(line: 74, column: 3, scope: !128)
!141 = !DILocation(line: 75, column: 1, scope: !128)
!142 = distinct !DISubprogram(name: "read_counter", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = !DILocation(line: 77, column: 65, scope: !142)
!144 = !DILocation(line: 77, column: 56, scope: !142)
!145 = !DILocation(line: 77, column: 69, scope: !142)
!146 = distinct !DISubprogram(name: "heap", scope: !1, file: !1, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 80, column: 29, scope: !146)
!148 = !DILocation(line: 80, column: 31, scope: !146)
!149 = !DILocation(line: 80, column: 22, scope: !146)
!150 = !DILocation(line: 81, column: 21, scope: !146)
!151 = !DILocation(line: 81, column: 3, scope: !146)
!152 = !DILocation(line: 84, column: 21, scope: !146)
!153 = !DILocation(line: 84, column: 3, scope: !146)
!154 = !DILocation(line: 82, column: 17, scope: !146)
!155 = !DILocation(line: 82, column: 5, scope: !146)
!156 = !DILocation(line: 82, column: 13, scope: !146)
!157 = !DILocation(line: 81, column: 26, scope: !146)
!158 = distinct !{!158, !151, !159, !160, !161}
!159 = !DILocation(line: 82, column: 29, scope: !146)
!160 = !{!"llvm.loop.mustprogress"}
!161 = !{!"llvm.loop.unroll.disable"}
!162 = !DILocation(line: 0, scope: !146)
!163 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !164)
!164 = distinct !DILocation(line: 86, column: 5, scope: !146)
!165 = !DILocation(line: 86, column: 3, scope: !146)
!166 = !DILocation(line: 86, column: 18, scope: !146)
!167 = !DILocation(line: 87, column: 3, scope: !146)
!168 = !DILocation(line: 88, column: 1, scope: !146)
!169 = !DILocation(line: 85, column: 12, scope: !146)
!170 = !DILocation(line: 85, column: 9, scope: !146)
!171 = !DILocation(line: 84, column: 26, scope: !146)
!172 = distinct !{!172, !153, !173, !160, !161}
!173 = !DILocation(line: 85, column: 18, scope: !146)
!174 = distinct !DISubprogram(name: "local_array", scope: !1, file: !1, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!175 = !DILocation(line: 91, column: 3, scope: !174)
!176 = !DILocation(line: 92, column: 3, scope: !174)
!177 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !178)
!178 = distinct !DILocation(line: 94, column: 31, scope: !174)
!179 = !DILocation(line: 94, column: 25, scope: !174)
!180 = !DILocation(line: 94, column: 20, scope: !174)
!181 = !DILocation(line: 94, column: 3, scope: !174)
!182 = !DILocation(line: 94, column: 18, scope: !174)
!183 = !DILocation(line: 95, column: 1, scope: !174)
!184 = !DILocation(line: 93, column: 17, scope: !174)
!185 = !DILocation(line: 93, column: 5, scope: !174)
!186 = !DILocation(line: 93, column: 13, scope: !174)
!187 = !DILocation(line: 92, column: 26, scope: !174)
!188 = !DILocation(line: 92, column: 21, scope: !174)
!189 = distinct !{!189, !176, !190, !160, !161}
!190 = !DILocation(line: 93, column: 19, scope: !174)
!191 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 97, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !193)
!193 = distinct !DILocation(line: 98, column: 11, scope: !191)
!194 = !DILocation(line: 99, column: 17, scope: !191)
!195 = !DILocation(line: 99, column: 24, scope: !191)
!196 = !DILocation(line: 99, column: 22, scope: !191)
!197 = !DILocation(line: 99, column: 3, scope: !191)
!198 = !DILocation(line: 99, column: 15, scope: !191)
!199 = !DILocation(line: 100, column: 13, scope: !191)
!200 = !DILocation(line: 100, column: 20, scope: !191)
!201 = !DILocation(line: 100, column: 18, scope: !191)
!202 = !DILocation(line: 100, column: 3, scope: !191)
!203 = !DILocation(line: 100, column: 11, scope: !191)
!204 = !DILocation(line: 101, column: 1, scope: !191)
!205 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 103, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = !DILocation(line: 66, column: 27, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !17, file: !17, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = distinct !DILocation(line: 104, column: 11, scope: !205)
!209 = !DILocation(line: 79, column: 27, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !17, file: !17, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 104, column: 24, scope: !205)
!212 = !DILocation(line: 104, column: 22, scope: !205)
!213 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !214)
!214 = distinct !DILocation(line: 104, column: 37, scope: !205)
!215 = !DILocation(line: 104, column: 35, scope: !205)
!216 = !DILocation(line: 105, column: 19, scope: !205)
!217 = !DILocation(line: 105, column: 17, scope: !205)
!218 = !DILocation(line: 105, column: 3, scope: !205)
!219 = !DILocation(line: 105, column: 8, scope: !205)
!220 = !DILocation(line: 106, column: 1, scope: !205)
!221 = distinct !DISubprogram(name: "past_shared", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !223)
!223 = distinct !DILocation(line: 110, column: 27, scope: !221)
!224 = !DILocation(line: 110, column: 3, scope: !221)
!225 = !DILocation(line: 110, column: 25, scope: !221)
!226 = !DILocation(line: 111, column: 20, scope: !221)
!227 = !DILocation(line: 111, column: 3, scope: !221)
!228 = !DILocation(line: 111, column: 18, scope: !221)
!229 = !DILocation(line: 112, column: 1, scope: !221)
!230 = distinct !DISubprogram(name: "crooked", scope: !1, file: !1, line: 114, type: !12, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 114, column: 70, scope: !230)
!232 = !DILocation(line: 114, column: 68, scope: !230)
!233 = !DILocation(line: 114, column: 95, scope: !230)
!234 = distinct !DISubprogram(name: "write_constant", scope: !1, file: !1, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!235 = !DILocation(line: 116, column: 87, scope: !234)
!236 = distinct !DISubprogram(name: "vectors", scope: !1, file: !1, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !238)
!238 = distinct !DILocation(line: 119, column: 16, scope: !236)
!239 = !DILocation(line: 119, column: 14, scope: !236)
!240 = !DILocation(line: 120, column: 3, scope: !236)
!241 = !DILocation(line: 120, column: 18, scope: !236)
!242 = !DILocation(line: 121, column: 1, scope: !236)
!243 = distinct !DISubprogram(name: "copy_bytes", scope: !1, file: !1, line: 123, type: !12, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!244 = !DILocation(line: 53, column: 27, scope: !16, inlinedAt: !245)
!245 = distinct !DILocation(line: 124, column: 7, scope: !243)
!246 = !DILocation(line: 124, column: 19, scope: !243)
!247 = !DILocation(line: 125, column: 18, scope: !243)
!248 = !DILocation(line: 125, column: 20, scope: !243)
!249 = !DILocation(line: 1564, column: 10, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "memcpy", scope: !67, file: !67, line: 1563, type: !12, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = distinct !DILocation(line: 125, column: 5, scope: !243)
!252 = !DILocation(line: 126, column: 14, scope: !243)
!253 = !DILocation(line: 1567, column: 10, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "memset", scope: !67, file: !67, line: 1566, type: !12, scopeLine: 1566, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = distinct !DILocation(line: 126, column: 5, scope: !243)
!256 = !DILocation(line: 127, column: 3, scope: !243)
!257 = !DILocation(line: 128, column: 1, scope: !243)
!258 = distinct !DISubprogram(name: "ticks", scope: !1, file: !1, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = !DILocation(line: 1558, column: 41, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "clock64", scope: !67, file: !67, line: 1558, type: !12, scopeLine: 1558, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = distinct !DILocation(line: 131, column: 22, scope: !258)
!262 = !DILocation(line: 1558, column: 41, scope: !260, inlinedAt: !263)
!263 = distinct !DILocation(line: 132, column: 10, scope: !258)
!264 = !DILocation(line: 132, column: 20, scope: !258)
!265 = !DILocation(line: 132, column: 8, scope: !258)
!266 = !{!267, !267, i64 0}
!267 = !{!"long long", !9, i64 0}
!268 = !DILocation(line: 133, column: 1, scope: !258)
