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
  br i1 %8, label %9, label %46

9:                                                ; preds = %2
  %10 = xor i32 %7, -1
  %11 = sext i32 %7 to i64
  %12 = and i32 %1, 3
  %13 = icmp ult i32 %1, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = and i32 %1, 2147483644
  br label %47

16:                                               ; preds = %128
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %46, label %18

18:                                               ; preds = %16, %9
  %19 = phi i32 [ 0, %9 ], [ %129, %16 ]
  %20 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %42, %18
  %22 = phi i32 [ %19, %18 ], [ %43, %42 ]
  %23 = phi i32 [ 0, %18 ], [ %44, %42 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !3
  %28 = icmp slt i32 %7, %27
  br i1 %28, label %29, label %42

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %33 = load i16, ptr %32, align 4, !tbaa !14
  %34 = load ptr, ptr %25, align 8, !tbaa !12
  %35 = add i32 %27, %10
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = zext nneg i16 %33 to i32
  %40 = shl i32 %38, %39
  %41 = getelementptr inbounds i32, ptr %31, i64 %11
  store i32 %40, ptr %41, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %29, %21
  %43 = add nuw nsw i32 %22, 1
  %44 = add i32 %23, 1
  %45 = icmp eq i32 %44, %12
  br i1 %45, label %46, label %21, !llvm.loop !16

46:                                               ; preds = %16, %42, %2
  ret void

47:                                               ; preds = %128, %14
  %48 = phi i32 [ 0, %14 ], [ %129, %128 ]
  %49 = phi i32 [ 0, %14 ], [ %130, %128 ]
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load i32, ptr %52, align 8, !tbaa !3
  %54 = icmp slt i32 %7, %53
  br i1 %54, label %55, label %68

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %57 = load ptr, ptr %56, align 8, !tbaa !12
  %58 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %59 = load i16, ptr %58, align 4, !tbaa !14
  %60 = load ptr, ptr %51, align 8, !tbaa !12
  %61 = add i32 %53, %10
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = zext nneg i16 %59 to i32
  %66 = shl i32 %64, %65
  %67 = getelementptr inbounds i32, ptr %57, i64 %11
  store i32 %66, ptr %67, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %55, %47
  %69 = zext nneg i32 %48 to i64
  %70 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i32, ptr %71, align 8, !tbaa !3
  %73 = icmp slt i32 %7, %72
  br i1 %73, label %74, label %88

74:                                               ; preds = %68
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %77 = load ptr, ptr %76, align 8, !tbaa !12
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 36
  %79 = load i16, ptr %78, align 4, !tbaa !14
  %80 = load ptr, ptr %75, align 8, !tbaa !12
  %81 = add i32 %72, %10
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = zext nneg i16 %79 to i32
  %86 = shl i32 %84, %85
  %87 = getelementptr inbounds i32, ptr %77, i64 %11
  store i32 %86, ptr %87, align 4, !tbaa !3
  br label %88

88:                                               ; preds = %74, %68
  %89 = zext nneg i32 %48 to i64
  %90 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 56
  %92 = load i32, ptr %91, align 8, !tbaa !3
  %93 = icmp slt i32 %7, %92
  br i1 %93, label %94, label %108

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 48
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 64
  %97 = load ptr, ptr %96, align 8, !tbaa !12
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 60
  %99 = load i16, ptr %98, align 4, !tbaa !14
  %100 = load ptr, ptr %95, align 8, !tbaa !12
  %101 = add i32 %92, %10
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %100, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = zext nneg i16 %99 to i32
  %106 = shl i32 %104, %105
  %107 = getelementptr inbounds i32, ptr %97, i64 %11
  store i32 %106, ptr %107, align 4, !tbaa !3
  br label %108

108:                                              ; preds = %94, %88
  %109 = zext nneg i32 %48 to i64
  %110 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 80
  %112 = load i32, ptr %111, align 8, !tbaa !3
  %113 = icmp slt i32 %7, %112
  br i1 %113, label %114, label %128

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %110, i64 72
  %116 = getelementptr inbounds nuw i8, ptr %110, i64 88
  %117 = load ptr, ptr %116, align 8, !tbaa !12
  %118 = getelementptr inbounds nuw i8, ptr %110, i64 84
  %119 = load i16, ptr %118, align 4, !tbaa !14
  %120 = load ptr, ptr %115, align 8, !tbaa !12
  %121 = add i32 %112, %10
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr %120, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = zext nneg i16 %119 to i32
  %126 = shl i32 %124, %125
  %127 = getelementptr inbounds i32, ptr %117, i64 %11
  store i32 %126, ptr %127, align 4, !tbaa !3
  br label %128

128:                                              ; preds = %114, %108
  %129 = add nuw nsw i32 %48, 4
  %130 = add i32 %49, 4
  %131 = icmp eq i32 %130, %15
  br i1 %131, label %16, label %47, !llvm.loop !18
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
  %17 = load ptr, ptr %16, align 8, !tbaa !20
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load i32, ptr %18, align 8, !tbaa !22
  %20 = srem i32 %9, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %17, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %25 = load i16, ptr %24, align 4, !tbaa !23
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
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 24), align 8, !tbaa !24
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %0
  %9 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 16), align 8, !tbaa !28
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 8), align 8, !tbaa !29
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !30
  %14 = fmul contract double %9, %13
  %15 = load ptr, ptr addrspacecast (ptr addrspace(4) @wave to ptr), align 8, !tbaa !31
  %16 = getelementptr inbounds double, ptr %15, i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !30
  %18 = fadd contract double %14, %17
  store double %18, ptr %16, align 8, !tbaa !30
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
  br i1 %9, label %10, label %108

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8, !tbaa !32
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %10
  %15 = sext i32 %8 to i64
  br label %42

16:                                               ; preds = %10
  %17 = load ptr, ptr %0, align 8, !tbaa !36
  %18 = sext i32 %8 to i64
  %19 = and i32 %12, 7
  %20 = icmp ult i32 %12, 8
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = and i32 %12, 2147483640
  br label %46

23:                                               ; preds = %46
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %42, label %25

25:                                               ; preds = %23, %16
  %26 = phi i32 [ 0, %16 ], [ %105, %23 ]
  %27 = phi float [ 0.000000e+00, %16 ], [ %104, %23 ]
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
  br i1 %41, label %42, label %29, !llvm.loop !37

42:                                               ; preds = %23, %29, %14
  %43 = phi i64 [ %15, %14 ], [ %18, %29 ], [ %18, %23 ]
  %44 = phi float [ 0.000000e+00, %14 ], [ %104, %23 ], [ %38, %29 ]
  %45 = getelementptr inbounds float, ptr %1, i64 %43
  store float %44, ptr %45, align 4, !tbaa !10
  br label %108

46:                                               ; preds = %46, %21
  %47 = phi i32 [ 0, %21 ], [ %105, %46 ]
  %48 = phi float [ 0.000000e+00, %21 ], [ %104, %46 ]
  %49 = phi i32 [ 0, %21 ], [ %106, %46 ]
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
  %77 = zext nneg i32 %47 to i64
  %78 = getelementptr inbounds nuw ptr, ptr %17, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %80 = load ptr, ptr %79, align 8, !tbaa !7
  %81 = getelementptr inbounds float, ptr %80, i64 %18
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = fadd contract float %76, %82
  %84 = zext nneg i32 %47 to i64
  %85 = getelementptr inbounds nuw ptr, ptr %17, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load ptr, ptr %86, align 8, !tbaa !7
  %88 = getelementptr inbounds float, ptr %87, i64 %18
  %89 = load float, ptr %88, align 4, !tbaa !10
  %90 = fadd contract float %83, %89
  %91 = zext nneg i32 %47 to i64
  %92 = getelementptr inbounds nuw ptr, ptr %17, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 48
  %94 = load ptr, ptr %93, align 8, !tbaa !7
  %95 = getelementptr inbounds float, ptr %94, i64 %18
  %96 = load float, ptr %95, align 4, !tbaa !10
  %97 = fadd contract float %90, %96
  %98 = zext nneg i32 %47 to i64
  %99 = getelementptr inbounds nuw ptr, ptr %17, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %101 = load ptr, ptr %100, align 8, !tbaa !7
  %102 = getelementptr inbounds float, ptr %101, i64 %18
  %103 = load float, ptr %102, align 4, !tbaa !10
  %104 = fadd contract float %97, %103
  %105 = add nuw nsw i32 %47, 8
  %106 = add i32 %49, 8
  %107 = icmp eq i32 %106, %22
  br i1 %107, label %23, label %46, !llvm.loop !38

108:                                              ; preds = %3, %42
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
  br i1 %13, label %15, label %44

15:                                               ; preds = %4
  %16 = and i32 %3, 3
  %17 = icmp ult i32 %3, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %3, 2147483644
  br label %51

20:                                               ; preds = %51
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %44, label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ 0, %15 ], [ %102, %20 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %101, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %41, %26 ], [ %23, %22 ]
  %28 = phi float [ %40, %26 ], [ %24, %22 ]
  %29 = phi i32 [ %42, %26 ], [ 0, %22 ]
  %30 = add nuw nsw i32 %27, %14
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !10
  %34 = mul nuw nsw i32 %27, %3
  %35 = add nuw nsw i32 %34, %5
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %12, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !10
  %39 = fmul contract float %33, %38
  %40 = fadd contract float %28, %39
  %41 = add nuw nsw i32 %27, 1
  %42 = add i32 %29, 1
  %43 = icmp eq i32 %42, %16
  br i1 %43, label %44, label %26, !llvm.loop !39

44:                                               ; preds = %20, %26, %4
  %45 = phi float [ 0.000000e+00, %4 ], [ %101, %20 ], [ %40, %26 ]
  %46 = getelementptr inbounds nuw ptr, ptr %2, i64 %8
  %47 = load ptr, ptr %46, align 8, !tbaa !7
  %48 = add nsw i32 %14, %5
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  store float %45, ptr %50, align 4, !tbaa !10
  ret void

51:                                               ; preds = %51, %18
  %52 = phi i32 [ 0, %18 ], [ %102, %51 ]
  %53 = phi float [ 0.000000e+00, %18 ], [ %101, %51 ]
  %54 = phi i32 [ 0, %18 ], [ %103, %51 ]
  %55 = add nuw nsw i32 %52, %14
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %10, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !10
  %59 = mul nuw nsw i32 %52, %3
  %60 = add nuw nsw i32 %59, %5
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %12, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !10
  %64 = fmul contract float %58, %63
  %65 = fadd contract float %53, %64
  %66 = or disjoint i32 %52, 1
  %67 = add nuw nsw i32 %66, %14
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %10, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = mul nuw nsw i32 %66, %3
  %72 = add nuw nsw i32 %71, %5
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %12, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fmul contract float %70, %75
  %77 = fadd contract float %65, %76
  %78 = or disjoint i32 %52, 2
  %79 = add nuw nsw i32 %78, %14
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %10, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = mul nuw nsw i32 %78, %3
  %84 = add nuw nsw i32 %83, %5
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %12, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !10
  %88 = fmul contract float %82, %87
  %89 = fadd contract float %77, %88
  %90 = or disjoint i32 %52, 3
  %91 = add nuw nsw i32 %90, %14
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr %10, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !10
  %95 = mul nuw nsw i32 %90, %3
  %96 = add nuw nsw i32 %95, %5
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr %12, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !10
  %100 = fmul contract float %94, %99
  %101 = fadd contract float %89, %100
  %102 = add nuw nsw i32 %52, 4
  %103 = add i32 %54, 4
  %104 = icmp eq i32 %103, %19
  br i1 %104, label %20, label %51, !llvm.loop !40
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
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !13, i64 0}
!21 = !{!"_ZTS4Item", !13, i64 0, !4, i64 8, !15, i64 12, !13, i64 16}
!22 = !{!21, !4, i64 8}
!23 = !{!21, !15, i64 12}
!24 = !{!25, !4, i64 24}
!25 = !{!"_ZTS4Wave", !26, i64 0, !26, i64 8, !27, i64 16, !4, i64 24}
!26 = !{!"p1 double", !9, i64 0}
!27 = !{!"double", !5, i64 0}
!28 = !{!25, !27, i64 16}
!29 = !{!25, !26, i64 8}
!30 = !{!27, !27, i64 0}
!31 = !{!25, !26, i64 0}
!32 = !{!33, !4, i64 8}
!33 = !{!"_ZTS5Level", !34, i64 0, !4, i64 8}
!34 = !{!"p2 float", !35, i64 0}
!35 = !{!"any p2 pointer", !9, i64 0}
!36 = !{!33, !34, i64 0}
!37 = distinct !{!37, !17}
!38 = distinct !{!38, !19}
!39 = distinct !{!39, !17}
!40 = distinct !{!40, !19}
