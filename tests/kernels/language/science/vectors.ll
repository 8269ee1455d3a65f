; ModuleID = 'vectors.cu'
source_filename = "vectors.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.int2 = type { i32, i32 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.Body = type { float, float, float, float }
%struct.float3 = type { float, float, float }
%struct.Mixed = type { i32, double, i16 }
%struct.Grid = type { i32, i32, double, double, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16complex_multiplyPK6float2S1_PS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.float2, ptr %0, i64 %12
  %14 = load float, ptr %13, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds %struct.float2, ptr %1, i64 %12
  %18 = load float, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %14, %18
  %22 = fmul contract float %16, %20
  %23 = fsub contract float %21, %22
  %24 = fmul contract float %14, %20
  %25 = fmul contract float %16, %18
  %26 = fadd contract float %25, %24
  %27 = getelementptr inbounds %struct.float2, ptr %2, i64 %12
  store float %23, ptr %27, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store float %26, ptr %28, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6scale4PK6float4PS_fi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %14 = load float, ptr %13, align 16, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %2, %14
  %22 = fmul contract float %2, %16
  %23 = fmul contract float %2, %18
  %24 = fmul contract float %2, %20
  %25 = getelementptr inbounds %struct.float4, ptr %1, i64 %12
  store float %21, ptr %25, align 16, !tbaa !7
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store float %22, ptr %26, align 4, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store float %23, ptr %27, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store float %24, ptr %28, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4dot4PK6float4S1_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %14 = load float, ptr %13, align 16, !tbaa !9
  %15 = getelementptr inbounds %struct.float4, ptr %1, i64 %12
  %16 = load float, ptr %15, align 16, !tbaa !9
  %17 = fmul contract float %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !11
  %22 = fmul contract float %19, %21
  %23 = fadd contract float %17, %22
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %25 = load float, ptr %24, align 8, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %27 = load float, ptr %26, align 8, !tbaa !12
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %31 = load float, ptr %30, align 4, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %33 = load float, ptr %32, align 4, !tbaa !13
  %34 = fmul contract float %31, %33
  %35 = fadd contract float %29, %34
  %36 = getelementptr inbounds float, ptr %2, i64 %12
  store float %35, ptr %36, align 4, !tbaa !7
  br label %37

37:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13reinterpretedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.float4, ptr %0, i64 %11
  %13 = load float, ptr %12, align 16, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load float, ptr %16, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds %struct.float4, ptr %1, i64 %11
  store float %19, ptr %20, align 16, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store float %17, ptr %21, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store float %15, ptr %22, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store float %13, ptr %23, align 4, !tbaa !7
  br label %24

24:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9swap_int2P4int2i(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %15

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds %struct.int2, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !14
  %14 = load i32, ptr %11, align 8, !tbaa !16
  store i32 %13, ptr %11, align 8, !tbaa !3
  store i32 %14, ptr %12, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10pixel_grayPK6uchar4Phi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %29

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 4, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !17
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 2
  %17 = load i8, ptr %16, align 2, !tbaa !17
  %18 = zext i8 %13 to i16
  %19 = mul nuw nsw i16 %18, 77
  %20 = zext i8 %15 to i16
  %21 = mul nuw i16 %20, 150
  %22 = add nuw i16 %21, %19
  %23 = zext i8 %17 to i16
  %24 = mul nuw nsw i16 %23, 29
  %25 = add nuw i16 %22, %24
  %26 = lshr i16 %25, 8
  %27 = trunc nuw i16 %26 to i8
  %28 = getelementptr inbounds i8, ptr %1, i64 %11
  store i8 %27, ptr %28, align 1, !tbaa !17
  br label %29

29:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7gravityPK4BodyP6float3if(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %63

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %18

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.Body, ptr %0, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  br label %25

18:                                               ; preds = %25, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %60, %25 ]
  %20 = phi float [ 0.000000e+00, %11 ], [ %58, %25 ]
  %21 = phi float [ 0.000000e+00, %11 ], [ %56, %25 ]
  %22 = getelementptr inbounds %struct.float3, ptr %1, i64 %13
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  store float %20, ptr %23, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store float %19, ptr %24, align 4, !tbaa !7
  br label %63

25:                                               ; preds = %14, %25
  %26 = phi float [ 0.000000e+00, %14 ], [ %56, %25 ]
  %27 = phi float [ 0.000000e+00, %14 ], [ %58, %25 ]
  %28 = phi float [ 0.000000e+00, %14 ], [ %60, %25 ]
  %29 = phi i32 [ 0, %14 ], [ %61, %25 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !18
  %33 = load float, ptr %15, align 4, !tbaa !18
  %34 = fsub contract float %32, %33
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %36 = load float, ptr %35, align 4, !tbaa !20
  %37 = load float, ptr %16, align 4, !tbaa !20
  %38 = fsub contract float %36, %37
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %40 = load float, ptr %39, align 4, !tbaa !21
  %41 = load float, ptr %17, align 4, !tbaa !21
  %42 = fsub contract float %40, %41
  %43 = fmul contract float %34, %34
  %44 = fmul contract float %38, %38
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %42, %42
  %47 = fadd contract float %45, %46
  %48 = fadd contract float %3, %47
  %49 = tail call contract noundef float @__nv_rsqrtf(float noundef %48) #4
  %50 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %51 = load float, ptr %50, align 4, !tbaa !22
  %52 = fmul contract float %49, %51
  %53 = fmul contract float %49, %52
  %54 = fmul contract float %49, %53
  %55 = fmul contract float %34, %54
  %56 = fadd contract float %26, %55
  %57 = fmul contract float %38, %54
  %58 = fadd contract float %27, %57
  %59 = fmul contract float %42, %54
  %60 = fadd contract float %28, %59
  %61 = add nuw nsw i32 %29, 1
  %62 = icmp eq i32 %61, %2
  br i1 %62, label %18, label %25, !llvm.loop !23

63:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12update_mixedP5Mixedi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds %struct.Mixed, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !25
  %14 = fmul contract double %13, 2.000000e+00
  %15 = load i32, ptr %11, align 8, !tbaa !29
  %16 = sitofp i32 %15 to double
  %17 = fadd contract double %14, %16
  store double %17, ptr %12, align 8, !tbaa !25
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %19 = load i16, ptr %18, align 8, !tbaa !30
  %20 = sext i16 %19 to i32
  %21 = add nsw i32 %15, %20
  store i32 %21, ptr %11, align 8, !tbaa !29
  br label %22

22:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9laplacianPKdPd4Grid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp slt i32 %8, 1
  %15 = icmp eq i32 %13, 0
  %16 = or i1 %14, %15
  br i1 %16, label %63, label %17

17:                                               ; preds = %3
  %18 = load i32, ptr %2, align 8, !tbaa !31
  %19 = add nsw i32 %18, -1
  %20 = icmp slt i32 %8, %19
  br i1 %20, label %21, label %63

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !33
  %24 = add nsw i32 %23, -1
  %25 = icmp slt i32 %13, %24
  br i1 %25, label %26, label %63

26:                                               ; preds = %21
  %27 = mul nsw i32 %18, %13
  %28 = add nsw i32 %27, %8
  %29 = sext i32 %28 to i64
  %30 = getelementptr double, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -8
  %32 = load double, ptr %31, align 8, !tbaa !34
  %33 = load double, ptr %30, align 8, !tbaa !34
  %34 = fmul contract double %33, 2.000000e+00
  %35 = fsub contract double %32, %34
  %36 = getelementptr i8, ptr %30, i64 8
  %37 = load double, ptr %36, align 8, !tbaa !34
  %38 = fadd contract double %37, %35
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !35
  %41 = fmul contract double %40, %40
  %42 = fdiv contract double %38, %41
  %43 = sub nsw i32 %28, %18
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !34
  %47 = fsub contract double %46, %34
  %48 = add nsw i32 %28, %18
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !34
  %52 = fadd contract double %47, %51
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %54 = load double, ptr %53, align 8, !tbaa !36
  %55 = fmul contract double %54, %54
  %56 = fdiv contract double %52, %55
  %57 = fadd contract double %42, %56
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %59 = load float, ptr %58, align 8, !tbaa !37
  %60 = fpext contract float %59 to double
  %61 = fadd contract double %57, %60
  %62 = getelementptr inbounds double, ptr %1, i64 %29
  store double %61, ptr %62, align 8, !tbaa !34
  br label %63

63:                                               ; preds = %3, %17, %21, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !8, i64 0}
!10 = !{!"_ZTS6float4", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!11 = !{!10, !8, i64 4}
!12 = !{!10, !8, i64 8}
!13 = !{!10, !8, i64 12}
!14 = !{!15, !4, i64 4}
!15 = !{!"_ZTS4int2", !4, i64 0, !4, i64 4}
!16 = !{!15, !4, i64 0}
!17 = !{!5, !5, i64 0}
!18 = !{!19, !8, i64 0}
!19 = !{!"_ZTS4Body", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!20 = !{!19, !8, i64 4}
!21 = !{!19, !8, i64 8}
!22 = !{!19, !8, i64 12}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!26, !27, i64 8}
!26 = !{!"_ZTS5Mixed", !4, i64 0, !27, i64 8, !28, i64 16}
!27 = !{!"double", !5, i64 0}
!28 = !{!"short", !5, i64 0}
!29 = !{!26, !4, i64 0}
!30 = !{!26, !28, i64 16}
!31 = !{!32, !4, i64 0}
!32 = !{!"_ZTS4Grid", !4, i64 0, !4, i64 4, !27, i64 8, !27, i64 16, !8, i64 24}
!33 = !{!32, !4, i64 4}
!34 = !{!27, !27, i64 0}
!35 = !{!32, !27, i64 8}
!36 = !{!32, !27, i64 16}
!37 = !{!32, !8, i64 24}
