; ModuleID = 'tables.cu'
source_filename = "tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Wave = type { ptr, ptr, double, i32 }
%struct.Item = type { ptr, i32, i16, ptr }
%struct.Level = type { ptr, i32 }

@wave = dso_local addrspace(4) externally_initialized constant %struct.Wave zeroinitializer, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @wave to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z11gather_rowsPKPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sdiv i32 %9, 3
  %13 = mul i32 %12, 3
  %14 = sub i32 %9, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !7
  %18 = sext i32 %12 to i64
  %19 = getelementptr inbounds float, ptr %17, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = fmul contract float %20, 2.000000e+00
  %22 = sitofp i32 %2 to float
  %23 = fadd contract float %21, %22
  %24 = sext i32 %9 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  store float %23, ptr %25, align 4, !tbaa !10
  br label %26

26:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z10scale_rowsPPfiif(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = icmp slt i32 %10, %1
  %12 = icmp slt i32 %9, %2
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %4
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr inbounds nuw ptr, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !7
  %18 = icmp eq ptr %17, null
  br i1 %18, label %24, label %19

19:                                               ; preds = %14
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = fmul contract float %3, %22
  store float %23, ptr %21, align 4, !tbaa !10
  br label %24

24:                                               ; preds = %19, %14, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z9each_itemPK4Itemi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %39

9:                                                ; preds = %2
  %10 = xor i32 %7, -1
  %11 = sext i32 %7 to i64
  %12 = and i32 %1, 1
  %13 = icmp eq i32 %1, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = and i32 %1, 2147483646
  br label %40

16:                                               ; preds = %81
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %16, %9
  %19 = phi i32 [ 0, %9 ], [ %82, %16 ]
  %20 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %20)
  %21 = zext nneg i32 %19 to i64
  %22 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8, !tbaa !3
  %25 = icmp slt i32 %7, %24
  br i1 %25, label %26, label %39

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %28 = load ptr, ptr %27, align 8, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %30 = load i16, ptr %29, align 4, !tbaa !14
  %31 = load ptr, ptr %22, align 8, !tbaa !12
  %32 = add i32 %24, %10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = zext nneg i16 %30 to i32
  %37 = shl i32 %35, %36
  %38 = getelementptr inbounds i32, ptr %28, i64 %11
  store i32 %37, ptr %38, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %16, %26, %18, %2
  ret void

40:                                               ; preds = %81, %14
  %41 = phi i32 [ 0, %14 ], [ %82, %81 ]
  %42 = phi i32 [ 0, %14 ], [ %83, %81 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !3
  %47 = icmp slt i32 %7, %46
  br i1 %47, label %48, label %61

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %50 = load ptr, ptr %49, align 8, !tbaa !12
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 12
  %52 = load i16, ptr %51, align 4, !tbaa !14
  %53 = load ptr, ptr %44, align 8, !tbaa !12
  %54 = add i32 %46, %10
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = zext nneg i16 %52 to i32
  %59 = shl i32 %57, %58
  %60 = getelementptr inbounds i32, ptr %50, i64 %11
  store i32 %59, ptr %60, align 4, !tbaa !3
  br label %61

61:                                               ; preds = %48, %40
  %62 = zext nneg i32 %41 to i64
  %63 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %65 = load i32, ptr %64, align 8, !tbaa !3
  %66 = icmp slt i32 %7, %65
  br i1 %66, label %67, label %81

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !12
  %71 = getelementptr inbounds nuw i8, ptr %63, i64 36
  %72 = load i16, ptr %71, align 4, !tbaa !14
  %73 = load ptr, ptr %68, align 8, !tbaa !12
  %74 = add i32 %65, %10
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = zext nneg i16 %72 to i32
  %79 = shl i32 %77, %78
  %80 = getelementptr inbounds i32, ptr %70, i64 %11
  store i32 %79, ptr %80, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %67, %61
  %82 = add nuw nsw i32 %41, 2
  %83 = add i32 %42, 2
  %84 = icmp eq i32 %83, %15
  br i1 %84, label %16, label %40, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z9pick_itemPK4ItemPKiPii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Item, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !18
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load i32, ptr %18, align 8, !tbaa !20
  %20 = srem i32 %9, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %17, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %25 = load i16, ptr %24, align 4, !tbaa !21
  %26 = sext i16 %25 to i32
  %27 = add nsw i32 %23, %26
  %28 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %27, ptr %28, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z13constant_wavev() local_unnamed_addr #1 {
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = mul i32 %1, %2
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %3, %4
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 24), align 8, !tbaa !22
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %0
  %9 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 16), align 8, !tbaa !26
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 8), align 8, !tbaa !27
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !28
  %14 = fmul contract double %9, %13
  %15 = load ptr, ptr addrspacecast (ptr addrspace(4) @wave to ptr), align 8, !tbaa !29
  %16 = getelementptr inbounds double, ptr %15, i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !28
  %18 = fadd contract double %14, %17
  store double %18, ptr %16, align 8, !tbaa !28
  br label %19

19:                                               ; preds = %8, %0
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z10two_levels5LevelPfi(ptr noundef readonly byval(%struct.Level) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %80

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8, !tbaa !30
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %10
  %15 = sext i32 %8 to i64
  br label %42

16:                                               ; preds = %10
  %17 = load ptr, ptr %0, align 8, !tbaa !34
  %18 = sext i32 %8 to i64
  %19 = and i32 %12, 3
  %20 = icmp ult i32 %12, 4
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = and i32 %12, 2147483644
  br label %46

23:                                               ; preds = %46
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %42, label %25

25:                                               ; preds = %23, %16
  %26 = phi i32 [ 0, %16 ], [ %77, %23 ]
  %27 = phi float [ 0.000000e+00, %16 ], [ %76, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi i32 [ %26, %25 ], [ %39, %29 ]
  %31 = phi float [ %27, %25 ], [ %38, %29 ]
  %32 = phi i32 [ 0, %25 ], [ %40, %29 ]
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw ptr, ptr %17, i64 %33
  %35 = load ptr, ptr %34, align 8, !tbaa !7
  %36 = getelementptr inbounds float, ptr %35, i64 %18
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = fadd contract float %31, %37
  %39 = add nuw nsw i32 %30, 1
  %40 = add i32 %32, 1
  %41 = icmp eq i32 %40, %19
  br i1 %41, label %42, label %29, !llvm.loop !35

42:                                               ; preds = %23, %29, %14
  %43 = phi i64 [ %15, %14 ], [ %18, %29 ], [ %18, %23 ]
  %44 = phi float [ 0.000000e+00, %14 ], [ %76, %23 ], [ %38, %29 ]
  %45 = getelementptr inbounds float, ptr %1, i64 %43
  store float %44, ptr %45, align 4, !tbaa !10
  br label %80

46:                                               ; preds = %46, %21
  %47 = phi i32 [ 0, %21 ], [ %77, %46 ]
  %48 = phi float [ 0.000000e+00, %21 ], [ %76, %46 ]
  %49 = phi i32 [ 0, %21 ], [ %78, %46 ]
  %50 = zext nneg i32 %47 to i64
  %51 = getelementptr inbounds nuw ptr, ptr %17, i64 %50
  %52 = load ptr, ptr %51, align 8, !tbaa !7
  %53 = getelementptr inbounds float, ptr %52, i64 %18
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = fadd contract float %48, %54
  %56 = zext nneg i32 %47 to i64
  %57 = getelementptr inbounds nuw ptr, ptr %17, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load ptr, ptr %58, align 8, !tbaa !7
  %60 = getelementptr inbounds float, ptr %59, i64 %18
  %61 = load float, ptr %60, align 4, !tbaa !10
  %62 = fadd contract float %55, %61
  %63 = zext nneg i32 %47 to i64
  %64 = getelementptr inbounds nuw ptr, ptr %17, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %66 = load ptr, ptr %65, align 8, !tbaa !7
  %67 = getelementptr inbounds float, ptr %66, i64 %18
  %68 = load float, ptr %67, align 4, !tbaa !10
  %69 = fadd contract float %62, %68
  %70 = zext nneg i32 %47 to i64
  %71 = getelementptr inbounds nuw ptr, ptr %17, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load ptr, ptr %72, align 8, !tbaa !7
  %74 = getelementptr inbounds float, ptr %73, i64 %18
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fadd contract float %69, %75
  %77 = add nuw nsw i32 %47, 4
  %78 = add i32 %49, 4
  %79 = icmp eq i32 %78, %22
  br i1 %79, label %23, label %46, !llvm.loop !37

80:                                               ; preds = %3, %42
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z15batched_productPPfS0_S0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw ptr, ptr %0, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw ptr, ptr %1, i64 %8
  %12 = load ptr, ptr %11, align 8, !tbaa !7
  %13 = icmp sgt i32 %3, 0
  %14 = mul nsw i32 %3, %6
  br i1 %13, label %15, label %37

15:                                               ; preds = %4
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %3, 2147483646
  br label %44

20:                                               ; preds = %44
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ 0, %15 ], [ %71, %20 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %70, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nuw nsw i32 %23, %14
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %10, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = mul nuw nsw i32 %23, %3
  %31 = add nuw nsw i32 %30, %5
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %12, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !10
  %35 = fmul contract float %29, %34
  %36 = fadd contract float %24, %35
  br label %37

37:                                               ; preds = %22, %20, %4
  %38 = phi float [ 0.000000e+00, %4 ], [ %70, %20 ], [ %36, %22 ]
  %39 = getelementptr inbounds nuw ptr, ptr %2, i64 %8
  %40 = load ptr, ptr %39, align 8, !tbaa !7
  %41 = add nsw i32 %14, %5
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %38, ptr %43, align 4, !tbaa !10
  ret void

44:                                               ; preds = %44, %18
  %45 = phi i32 [ 0, %18 ], [ %71, %44 ]
  %46 = phi float [ 0.000000e+00, %18 ], [ %70, %44 ]
  %47 = phi i32 [ 0, %18 ], [ %72, %44 ]
  %48 = add nuw nsw i32 %45, %14
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %10, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = mul nuw nsw i32 %45, %3
  %53 = add nuw nsw i32 %52, %5
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %12, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !10
  %57 = fmul contract float %51, %56
  %58 = fadd contract float %46, %57
  %59 = or disjoint i32 %45, 1
  %60 = add nuw nsw i32 %59, %14
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %10, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !10
  %64 = mul nuw nsw i32 %59, %3
  %65 = add nuw nsw i32 %64, %5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %12, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !10
  %69 = fmul contract float %63, %68
  %70 = fadd contract float %58, %69
  %71 = add nuw nsw i32 %45, 2
  %72 = add i32 %47, 2
  %73 = icmp eq i32 %72, %19
  br i1 %73, label %20, label %44, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !13, i64 0}
!19 = !{!"_ZTS4Item", !13, i64 0, !4, i64 8, !15, i64 12, !13, i64 16}
!20 = !{!19, !4, i64 8}
!21 = !{!19, !15, i64 12}
!22 = !{!23, !4, i64 24}
!23 = !{!"_ZTS4Wave", !24, i64 0, !24, i64 8, !25, i64 16, !4, i64 24}
!24 = !{!"p1 double", !9, i64 0}
!25 = !{!"double", !5, i64 0}
!26 = !{!23, !25, i64 16}
!27 = !{!23, !24, i64 8}
!28 = !{!25, !25, i64 0}
!29 = !{!23, !24, i64 0}
!30 = !{!31, !4, i64 8}
!31 = !{!"_ZTS5Level", !32, i64 0, !4, i64 8}
!32 = !{!"p2 float", !33, i64 0}
!33 = !{!"any p2 pointer", !9, i64 0}
!34 = !{!31, !32, i64 0}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = distinct !{!37, !17}
!38 = distinct !{!38, !17}
