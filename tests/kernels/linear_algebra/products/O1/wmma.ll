; ModuleID = 'wmma.cu'
source_filename = "wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }
%"struct.nvcuda::wmma::fragment.2" = type { [4 x float] }

@_ZZ7tiles16PK6__halfS1_PS_iE2sa = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@_ZZ7tiles16PK6__halfS1_PS_iE2sb = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2wmPK6__halfS1_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !dbg !14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !dbg !15
  %6 = icmp sgt i32 %3, 0, !dbg !19
  br i1 %6, label %7, label %23, !dbg !20

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %15 = load float, ptr %8, align 4
  %16 = load float, ptr %9, align 8
  %17 = load float, ptr %10, align 4
  %18 = load float, ptr %11, align 8
  %19 = load float, ptr %12, align 4
  %20 = load float, ptr %13, align 8
  %21 = load float, ptr %14, align 4
  br label %25, !dbg !20

22:                                               ; preds = %25
  store float %58, ptr %8, align 4, !dbg !21
  store float %59, ptr %9, align 8, !dbg !21
  store float %60, ptr %10, align 4, !dbg !21
  store float %61, ptr %11, align 8, !dbg !21
  store float %62, ptr %12, align 4, !dbg !21
  store float %63, ptr %13, align 8, !dbg !21
  store float %64, ptr %14, align 4, !dbg !21
  br label %23, !dbg !20

23:                                               ; preds = %22, %4
  %24 = phi float [ %57, %22 ], [ 0.000000e+00, %4 ]
  store float %24, ptr %5, align 8, !dbg !21
  br label %83, !dbg !24

25:                                               ; preds = %7, %25
  %26 = phi float [ %21, %7 ], [ %64, %25 ], !dbg !25
  %27 = phi float [ %20, %7 ], [ %63, %25 ], !dbg !25
  %28 = phi float [ %19, %7 ], [ %62, %25 ], !dbg !25
  %29 = phi float [ %18, %7 ], [ %61, %25 ], !dbg !25
  %30 = phi float [ %17, %7 ], [ %60, %25 ], !dbg !25
  %31 = phi float [ %16, %7 ], [ %59, %25 ], !dbg !25
  %32 = phi float [ %15, %7 ], [ %58, %25 ], !dbg !25
  %33 = phi i32 [ 0, %7 ], [ %65, %25 ]
  %34 = phi float [ 0.000000e+00, %7 ], [ %57, %25 ]
  %35 = zext nneg i32 %33 to i64, !dbg !25
  %36 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %35, !dbg !25
  %37 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %36, i32 %3), !dbg !26
  %38 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 0, !dbg !26
  %39 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 1, !dbg !26
  %40 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 2, !dbg !26
  %41 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 3, !dbg !26
  %42 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 4, !dbg !26
  %43 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 5, !dbg !26
  %44 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 6, !dbg !26
  %45 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %37, 7, !dbg !26
  %46 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %35, !dbg !29
  %47 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %46, i32 %3), !dbg !30
  %48 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 0, !dbg !30
  %49 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 1, !dbg !30
  %50 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 2, !dbg !30
  %51 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 3, !dbg !30
  %52 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 4, !dbg !30
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 5, !dbg !30
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 6, !dbg !30
  %55 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 7, !dbg !30
  %56 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %38, <2 x half> %39, <2 x half> %40, <2 x half> %41, <2 x half> %42, <2 x half> %43, <2 x half> %44, <2 x half> %45, <2 x half> %48, <2 x half> %49, <2 x half> %50, <2 x half> %51, <2 x half> %52, <2 x half> %53, <2 x half> %54, <2 x half> %55, float %34, float %32, float %31, float %30, float %29, float %28, float %27, float %26), !dbg !21
  %57 = extractvalue { float, float, float, float, float, float, float, float } %56, 0, !dbg !21
  %58 = extractvalue { float, float, float, float, float, float, float, float } %56, 1, !dbg !21
  %59 = extractvalue { float, float, float, float, float, float, float, float } %56, 2, !dbg !21
  %60 = extractvalue { float, float, float, float, float, float, float, float } %56, 3, !dbg !21
  %61 = extractvalue { float, float, float, float, float, float, float, float } %56, 4, !dbg !21
  %62 = extractvalue { float, float, float, float, float, float, float, float } %56, 5, !dbg !21
  %63 = extractvalue { float, float, float, float, float, float, float, float } %56, 6, !dbg !21
  %64 = extractvalue { float, float, float, float, float, float, float, float } %56, 7, !dbg !21
  %65 = add nuw nsw i32 %33, 16, !dbg !33
  %66 = icmp slt i32 %65, %3, !dbg !19
  br i1 %66, label %25, label %22, !dbg !20, !llvm.loop !34

67:                                               ; preds = %83
  %68 = load float, ptr %5, align 8, !dbg !38
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !38
  %70 = load float, ptr %69, align 4, !dbg !38
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !38
  %72 = load float, ptr %71, align 8, !dbg !38
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !38
  %74 = load float, ptr %73, align 4, !dbg !38
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !38
  %76 = load float, ptr %75, align 8, !dbg !38
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 20, !dbg !38
  %78 = load float, ptr %77, align 4, !dbg !38
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !38
  %80 = load float, ptr %79, align 8, !dbg !38
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 28, !dbg !38
  %82 = load float, ptr %81, align 4, !dbg !38
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %2, float %68, float %70, float %72, float %74, float %76, float %78, float %80, float %82, i32 16), !dbg !38
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !dbg !41
  ret void, !dbg !41

83:                                               ; preds = %23, %83
  %84 = phi i32 [ 0, %23 ], [ %89, %83 ]
  %85 = zext nneg i32 %84 to i64, !dbg !42
  %86 = getelementptr inbounds nuw float, ptr %5, i64 %85, !dbg !42
  %87 = load float, ptr %86, align 4, !dbg !43, !tbaa !44
  %88 = fmul contract float %87, 2.000000e+00, !dbg !43
  store float %88, ptr %86, align 4, !dbg !43, !tbaa !44
  %89 = add nuw nsw i32 %84, 1, !dbg !46
  %90 = icmp eq i32 %89, 8, !dbg !47
  br i1 %90, label %67, label %83, !dbg !24, !llvm.loop !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2tfPKfS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !50 {
  %4 = alloca %"struct.nvcuda::wmma::fragment.2", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !51
  %5 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr %0, i32 8), !dbg !52
  %6 = extractvalue { i32, i32, i32, i32 } %5, 0, !dbg !52
  store i32 %6, ptr %4, align 8, !dbg !52
  %7 = extractvalue { i32, i32, i32, i32 } %5, 1, !dbg !52
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !52
  store i32 %7, ptr %8, align 4, !dbg !52
  %9 = extractvalue { i32, i32, i32, i32 } %5, 2, !dbg !52
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !52
  store i32 %9, ptr %10, align 8, !dbg !52
  %11 = extractvalue { i32, i32, i32, i32 } %5, 3, !dbg !52
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !52
  store i32 %11, ptr %12, align 4, !dbg !52
  %13 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr %1, i32 16), !dbg !55
  br label %32, !dbg !58

14:                                               ; preds = %32
  %15 = extractvalue { i32, i32, i32, i32 } %13, 3, !dbg !55
  %16 = extractvalue { i32, i32, i32, i32 } %13, 2, !dbg !55
  %17 = extractvalue { i32, i32, i32, i32 } %13, 1, !dbg !55
  %18 = extractvalue { i32, i32, i32, i32 } %13, 0, !dbg !55
  %19 = load i32, ptr %4, align 8, !dbg !59
  %20 = load i32, ptr %8, align 4, !dbg !59
  %21 = load i32, ptr %10, align 8, !dbg !59
  %22 = load i32, ptr %12, align 4, !dbg !59
  %23 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32 %19, i32 %20, i32 %21, i32 %22, i32 %18, i32 %17, i32 %16, i32 %15, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00), !dbg !59
  %24 = extractvalue { float, float, float, float, float, float, float, float } %23, 0, !dbg !59
  %25 = extractvalue { float, float, float, float, float, float, float, float } %23, 1, !dbg !59
  %26 = extractvalue { float, float, float, float, float, float, float, float } %23, 2, !dbg !59
  %27 = extractvalue { float, float, float, float, float, float, float, float } %23, 3, !dbg !59
  %28 = extractvalue { float, float, float, float, float, float, float, float } %23, 4, !dbg !59
  %29 = extractvalue { float, float, float, float, float, float, float, float } %23, 5, !dbg !59
  %30 = extractvalue { float, float, float, float, float, float, float, float } %23, 6, !dbg !59
  %31 = extractvalue { float, float, float, float, float, float, float, float } %23, 7, !dbg !59
  tail call void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr %2, float %24, float %25, float %26, float %27, float %28, float %29, float %30, float %31, i32 16), !dbg !62
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !65
  ret void, !dbg !65

32:                                               ; preds = %3, %32
  %33 = phi i32 [ 0, %3 ], [ %44, %32 ]
  %34 = zext nneg i32 %33 to i64, !dbg !66
  %35 = getelementptr inbounds nuw float, ptr %4, i64 %34, !dbg !66
  %36 = load float, ptr %35, align 4, !dbg !66, !tbaa !44
  %37 = bitcast float %36 to i32, !dbg !67
  %38 = and i32 %37, 2139095040, !dbg !70
  %39 = icmp eq i32 %38, 2139095040, !dbg !71
  %40 = add i32 %37, 4096, !dbg !71
  %41 = and i32 %40, -8192, !dbg !71
  %42 = bitcast i32 %41 to float, !dbg !71
  %43 = select i1 %39, float %36, float %42, !dbg !71
  store float %43, ptr %35, align 4, !dbg !72, !tbaa !44
  %44 = add nuw nsw i32 %33, 1, !dbg !73
  %45 = icmp eq i32 %44, 4, !dbg !74
  br i1 %45, label %14, label %32, !dbg !58, !llvm.loop !75
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2s8PKaS0_Pi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !77 {
  %4 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr %0, i32 16), !dbg !78
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0, !dbg !78
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1, !dbg !78
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2, !dbg !78
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3, !dbg !78
  %9 = tail call i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr %1, i32 16), !dbg !81
  %10 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0), !dbg !84
  %11 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 0, !dbg !84
  %12 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 1, !dbg !84
  %13 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 2, !dbg !84
  %14 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 3, !dbg !84
  %15 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 4, !dbg !84
  %16 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 5, !dbg !84
  %17 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 6, !dbg !84
  %18 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 7, !dbg !84
  tail call void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr %2, i32 %11, i32 %12, i32 %13, i32 %14, i32 %15, i32 %16, i32 %17, i32 %18, i32 8), !dbg !87
  ret void, !dbg !90
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2ddPKdS0_Pd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !91 {
  %4 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %0, i32 4), !dbg !92
  %5 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr %1, i32 4), !dbg !95
  %6 = tail call contract { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double %4, double %5, double 0.000000e+00, double 0.000000e+00), !dbg !98
  %7 = extractvalue { double, double } %6, 0, !dbg !98
  %8 = extractvalue { double, double } %6, 1, !dbg !98
  tail call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %2, double %7, double %8, i32 8), !dbg !101
  ret void, !dbg !104
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2bfPK13__nv_bfloat16S1_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !105 {
  %4 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr %0, i32 16), !dbg !106
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0, !dbg !106
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1, !dbg !106
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2, !dbg !106
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3, !dbg !106
  %9 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr %1, i32 16), !dbg !109
  %10 = extractvalue { i32, i32, i32, i32 } %9, 0, !dbg !109
  %11 = extractvalue { i32, i32, i32, i32 } %9, 1, !dbg !109
  %12 = extractvalue { i32, i32, i32, i32 } %9, 2, !dbg !109
  %13 = extractvalue { i32, i32, i32, i32 } %9, 3, !dbg !109
  %14 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32 %5, i32 %6, i32 %7, i32 %8, i32 %10, i32 %11, i32 %12, i32 %13, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00), !dbg !112
  %15 = extractvalue { float, float, float, float, float, float, float, float } %14, 0, !dbg !112
  %16 = extractvalue { float, float, float, float, float, float, float, float } %14, 1, !dbg !112
  %17 = extractvalue { float, float, float, float, float, float, float, float } %14, 2, !dbg !112
  %18 = extractvalue { float, float, float, float, float, float, float, float } %14, 3, !dbg !112
  %19 = extractvalue { float, float, float, float, float, float, float, float } %14, 4, !dbg !112
  %20 = extractvalue { float, float, float, float, float, float, float, float } %14, 5, !dbg !112
  %21 = extractvalue { float, float, float, float, float, float, float, float } %14, 6, !dbg !112
  %22 = extractvalue { float, float, float, float, float, float, float, float } %14, 7, !dbg !112
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %2, float %15, float %16, float %17, float %18, float %19, float %20, float %21, float %22, i32 16), !dbg !115
  ret void, !dbg !117
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2umPKhS0_PKiPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !118 {
  %5 = tail call i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr %0, i32 8), !dbg !119
  %6 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr %1, i32 32), !dbg !122
  %7 = extractvalue { i32, i32, i32, i32 } %6, 0, !dbg !122
  %8 = extractvalue { i32, i32, i32, i32 } %6, 1, !dbg !122
  %9 = extractvalue { i32, i32, i32, i32 } %6, 2, !dbg !122
  %10 = extractvalue { i32, i32, i32, i32 } %6, 3, !dbg !122
  %11 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr %2, i32 32), !dbg !125
  %12 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 0, !dbg !125
  %13 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 1, !dbg !125
  %14 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 2, !dbg !125
  %15 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 3, !dbg !125
  %16 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 4, !dbg !125
  %17 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 5, !dbg !125
  %18 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 6, !dbg !125
  %19 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 7, !dbg !125
  %20 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32 %5, i32 %7, i32 %8, i32 %9, i32 %10, i32 %12, i32 %13, i32 %14, i32 %15, i32 %16, i32 %17, i32 %18, i32 %19), !dbg !128
  %21 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 0, !dbg !128
  %22 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 1, !dbg !128
  %23 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 2, !dbg !128
  %24 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 3, !dbg !128
  %25 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 4, !dbg !128
  %26 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 5, !dbg !128
  %27 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 6, !dbg !128
  %28 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 7, !dbg !128
  tail call void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr %3, i32 %21, i32 %22, i32 %23, i32 %24, i32 %25, i32 %26, i32 %27, i32 %28, i32 32), !dbg !131
  ret void, !dbg !134
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7tiles16PK6__halfS1_PS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !135 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %6 = lshr i32 %5, 5, !dbg !140
  %7 = lshr i32 %5, 6, !dbg !141
  %8 = and i32 %6, 1, !dbg !142
  %9 = icmp sgt i32 %3, 0, !dbg !143
  br i1 %9, label %10, label %29, !dbg !144

10:                                               ; preds = %4
  %11 = icmp samesign ult i32 %5, 512
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 5
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 5
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = shl nuw nsw i32 %7, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 %18
  %20 = shl nuw nsw i32 %8, 4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 %21
  br label %23, !dbg !144

23:                                               ; preds = %10, %48
  %24 = phi <2 x half> [ zeroinitializer, %10 ], [ %71, %48 ]
  %25 = phi <2 x half> [ zeroinitializer, %10 ], [ %70, %48 ]
  %26 = phi <2 x half> [ zeroinitializer, %10 ], [ %69, %48 ]
  %27 = phi i32 [ 0, %10 ], [ %72, %48 ]
  %28 = phi <2 x half> [ zeroinitializer, %10 ], [ %68, %48 ]
  br i1 %11, label %74, label %48, !dbg !145

29:                                               ; preds = %48, %4
  %30 = phi <2 x half> [ zeroinitializer, %4 ], [ %71, %48 ], !dbg !146
  %31 = phi <2 x half> [ zeroinitializer, %4 ], [ %70, %48 ], !dbg !146
  %32 = phi <2 x half> [ zeroinitializer, %4 ], [ %69, %48 ], !dbg !146
  %33 = phi <2 x half> [ zeroinitializer, %4 ], [ %68, %48 ]
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !147
  %35 = shl nuw nsw i32 %34, 5, !dbg !150
  %36 = shl nuw nsw i32 %7, 4, !dbg !151
  %37 = add nuw nsw i32 %36, %35, !dbg !152
  %38 = mul i32 %3, %37, !dbg !153
  %39 = zext i32 %38 to i64, !dbg !154
  %40 = getelementptr inbounds nuw %struct.__half, ptr %2, i64 %39, !dbg !154
  %41 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %42 = shl i32 %41, 5, !dbg !158
  %43 = zext i32 %42 to i64, !dbg !159
  %44 = getelementptr inbounds nuw %struct.__half, ptr %40, i64 %43, !dbg !159
  %45 = shl nuw nsw i32 %8, 4, !dbg !160
  %46 = zext nneg i32 %45 to i64, !dbg !161
  %47 = getelementptr inbounds nuw %struct.__half, ptr %44, i64 %46, !dbg !161
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr %47, <2 x half> %33, <2 x half> %32, <2 x half> %31, <2 x half> %30, i32 %3), !dbg !162
  ret void, !dbg !165

48:                                               ; preds = %74, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !166
  %49 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %19, i32 24), !dbg !167
  %50 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 0, !dbg !167
  %51 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 1, !dbg !167
  %52 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 2, !dbg !167
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 3, !dbg !167
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 4, !dbg !167
  %55 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 5, !dbg !167
  %56 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 6, !dbg !167
  %57 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %49, 7, !dbg !167
  %58 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %22, i32 24), !dbg !169
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 0, !dbg !169
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 1, !dbg !169
  %61 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 2, !dbg !169
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 3, !dbg !169
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 4, !dbg !169
  %64 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 5, !dbg !169
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 6, !dbg !169
  %66 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %58, 7, !dbg !169
  %67 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half> %50, <2 x half> %51, <2 x half> %52, <2 x half> %53, <2 x half> %54, <2 x half> %55, <2 x half> %56, <2 x half> %57, <2 x half> %59, <2 x half> %60, <2 x half> %61, <2 x half> %62, <2 x half> %63, <2 x half> %64, <2 x half> %65, <2 x half> %66, <2 x half> %28, <2 x half> %26, <2 x half> %25, <2 x half> %24), !dbg !171
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 0, !dbg !171
  %69 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 1, !dbg !171
  %70 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 2, !dbg !171
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 3, !dbg !171
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !174
  %72 = add nuw nsw i32 %27, 16, !dbg !175
  %73 = icmp slt i32 %72, %3, !dbg !143
  br i1 %73, label %23, label %29, !dbg !144, !llvm.loop !176

74:                                               ; preds = %23, %74
  %75 = phi i32 [ %98, %74 ], [ %5, %23 ]
  %76 = lshr i32 %75, 4, !dbg !178
  %77 = add nuw nsw i32 %76, %13, !dbg !179
  %78 = mul i32 %77, %3, !dbg !180
  %79 = and i32 %75, 15, !dbg !181
  %80 = or disjoint i32 %79, %27, !dbg !182
  %81 = add i32 %80, %78, !dbg !183
  %82 = zext i32 %81 to i64, !dbg !184
  %83 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %82, !dbg !184
  %84 = zext nneg i32 %76 to i64, !dbg !185
  %85 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 %84, !dbg !185
  %86 = zext nneg i32 %79 to i64, !dbg !185
  %87 = getelementptr inbounds nuw %struct.__half, ptr %85, i64 %86, !dbg !185
  %88 = load i16, ptr %83, align 2, !dbg !186, !tbaa !187
  store i16 %88, ptr %87, align 2, !dbg !186, !tbaa !187
  %89 = add i32 %76, %15, !dbg !189
  %90 = mul i32 %89, %3, !dbg !190
  %91 = or disjoint i32 %79, %27, !dbg !191
  %92 = add i32 %91, %90, !dbg !192
  %93 = zext i32 %92 to i64, !dbg !193
  %94 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %93, !dbg !193
  %95 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 %84, !dbg !194
  %96 = getelementptr inbounds nuw %struct.__half, ptr %95, i64 %86, !dbg !194
  %97 = load i16, ptr %94, align 2, !dbg !195, !tbaa !187
  store i16 %97, ptr %96, align 2, !dbg !195, !tbaa !187
  %98 = add nuw nsw i32 %75, %16, !dbg !196
  %99 = icmp samesign ult i32 %98, 512, !dbg !197
  br i1 %99, label %74, label %48, !dbg !145, !llvm.loop !198
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8mma16816PKjS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !200 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %5 = and i32 %4, 3, !dbg !203
  %6 = shl nuw nsw i32 %4, 1, !dbg !204
  %7 = and i32 %6, 2040, !dbg !204
  %8 = or disjoint i32 %7, %5, !dbg !205
  %9 = zext nneg i32 %8 to i64, !dbg !206
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !206
  %11 = load i32, ptr %10, align 4, !dbg !206, !tbaa !7
  %12 = add nuw nsw i32 %7, 64, !dbg !207
  %13 = or disjoint i32 %12, %5, !dbg !208
  %14 = zext nneg i32 %13 to i64, !dbg !209
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !209
  %16 = load i32, ptr %15, align 4, !dbg !209, !tbaa !7
  %17 = or disjoint i32 %8, 4, !dbg !210
  %18 = zext nneg i32 %17 to i64, !dbg !211
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !211
  %20 = load i32, ptr %19, align 4, !dbg !211, !tbaa !7
  %21 = getelementptr i8, ptr %15, i64 16, !dbg !212
  %22 = load i32, ptr %21, align 4, !dbg !212, !tbaa !7
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %9, !dbg !213
  %24 = load i32, ptr %23, align 4, !dbg !213, !tbaa !7
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !214
  %26 = load i32, ptr %25, align 4, !dbg !214, !tbaa !7
  %27 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$11,$12,$13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %11, i32 %16, i32 %20, i32 %22, i32 %24, i32 %26, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00) #11, !dbg !215, !srcloc !216
  %28 = extractvalue { float, float, float, float } %27, 0, !dbg !215
  %29 = extractvalue { float, float, float, float } %27, 1, !dbg !215
  %30 = extractvalue { float, float, float, float } %27, 2, !dbg !215
  %31 = extractvalue { float, float, float, float } %27, 3, !dbg !215
  %32 = shl nuw nsw i32 %5, 1, !dbg !217
  %33 = or disjoint i32 %7, %32, !dbg !218
  %34 = zext nneg i32 %33 to i64, !dbg !219
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34, !dbg !219
  store float %28, ptr %35, align 4, !dbg !220, !tbaa !44
  %36 = getelementptr i8, ptr %35, i64 4, !dbg !221
  store float %29, ptr %36, align 4, !dbg !222, !tbaa !44
  %37 = or disjoint i32 %12, %32, !dbg !223
  %38 = zext nneg i32 %37 to i64, !dbg !224
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38, !dbg !224
  store float %30, ptr %39, align 4, !dbg !225, !tbaa !44
  %40 = getelementptr i8, ptr %39, i64 4, !dbg !226
  store float %31, ptr %40, align 4, !dbg !227, !tbaa !44
  ret void, !dbg !228
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mma_s8PKjS0_Pi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !229 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %5 = and i32 %4, 3, !dbg !232
  %6 = shl nuw nsw i32 %4, 1, !dbg !233
  %7 = and i32 %6, 2040, !dbg !233
  %8 = or disjoint i32 %7, %5, !dbg !234
  %9 = zext nneg i32 %8 to i64, !dbg !235
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !235
  %11 = load i32, ptr %10, align 4, !dbg !235, !tbaa !7
  %12 = add nuw nsw i32 %7, 64, !dbg !236
  %13 = or disjoint i32 %12, %5, !dbg !237
  %14 = zext nneg i32 %13 to i64, !dbg !238
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !238
  %16 = load i32, ptr %15, align 4, !dbg !238, !tbaa !7
  %17 = or disjoint i32 %8, 4, !dbg !239
  %18 = zext nneg i32 %17 to i64, !dbg !240
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !240
  %20 = load i32, ptr %19, align 4, !dbg !240, !tbaa !7
  %21 = getelementptr i8, ptr %15, i64 16, !dbg !241
  %22 = load i32, ptr %21, align 4, !dbg !241, !tbaa !7
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %9, !dbg !242
  %24 = load i32, ptr %23, align 4, !dbg !242, !tbaa !7
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !243
  %26 = load i32, ptr %25, align 4, !dbg !243, !tbaa !7
  %27 = tail call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=r,=r,=r,=r,r,r,r,r,r,r,r"(i32 %11, i32 %16, i32 %20, i32 %22, i32 %24, i32 %26, i32 7) #11, !dbg !244, !srcloc !245
  %28 = extractvalue { i32, i32, i32, i32 } %27, 0, !dbg !244
  %29 = extractvalue { i32, i32, i32, i32 } %27, 1, !dbg !244
  %30 = extractvalue { i32, i32, i32, i32 } %27, 2, !dbg !244
  %31 = extractvalue { i32, i32, i32, i32 } %27, 3, !dbg !244
  %32 = shl nuw nsw i32 %5, 1, !dbg !246
  %33 = or disjoint i32 %7, %32, !dbg !247
  %34 = zext nneg i32 %33 to i64, !dbg !248
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34, !dbg !248
  store i32 %28, ptr %35, align 4, !dbg !249, !tbaa !7
  %36 = getelementptr i8, ptr %35, i64 4, !dbg !250
  store i32 %29, ptr %36, align 4, !dbg !251, !tbaa !7
  %37 = or disjoint i32 %12, %32, !dbg !252
  %38 = zext nneg i32 %37 to i64, !dbg !253
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !253
  store i32 %30, ptr %39, align 4, !dbg !254, !tbaa !7
  %40 = getelementptr i8, ptr %39, i64 4, !dbg !255
  store i32 %31, ptr %40, align 4, !dbg !256, !tbaa !7
  ret void, !dbg !257
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8mma_tf32PKfS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !258 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !259
  %5 = and i32 %4, 3, !dbg !261
  %6 = shl nuw nsw i32 %4, 1, !dbg !262
  %7 = and i32 %6, 2040, !dbg !262
  %8 = or disjoint i32 %7, %5, !dbg !263
  %9 = zext nneg i32 %8 to i64, !dbg !264
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !264
  %11 = load float, ptr %10, align 4, !dbg !264, !tbaa !44
  %12 = tail call noundef i32 @__nv_float_as_uint(float noundef %11) #11, !dbg !265
  %13 = add nuw nsw i32 %7, 64, !dbg !269
  %14 = or disjoint i32 %13, %5, !dbg !270
  %15 = zext nneg i32 %14 to i64, !dbg !271
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15, !dbg !271
  %17 = load float, ptr %16, align 4, !dbg !271, !tbaa !44
  %18 = tail call noundef i32 @__nv_float_as_uint(float noundef %17) #11, !dbg !272
  %19 = or disjoint i32 %8, 4, !dbg !274
  %20 = zext nneg i32 %19 to i64, !dbg !275
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !275
  %22 = load float, ptr %21, align 4, !dbg !275, !tbaa !44
  %23 = tail call noundef i32 @__nv_float_as_uint(float noundef %22) #11, !dbg !276
  %24 = getelementptr i8, ptr %16, i64 16, !dbg !278
  %25 = load float, ptr %24, align 4, !dbg !278, !tbaa !44
  %26 = tail call noundef i32 @__nv_float_as_uint(float noundef %25) #11, !dbg !279
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %9, !dbg !281
  %28 = load float, ptr %27, align 4, !dbg !281, !tbaa !44
  %29 = tail call noundef i32 @__nv_float_as_uint(float noundef %28) #11, !dbg !282
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %20, !dbg !284
  %31 = load float, ptr %30, align 4, !dbg !284, !tbaa !44
  %32 = tail call noundef i32 @__nv_float_as_uint(float noundef %31) #11, !dbg !285
  %33 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=f,=f,=f,=f,r,r,r,r,r,r,f"(i32 %12, i32 %18, i32 %23, i32 %26, i32 %29, i32 %32, float 0.000000e+00) #11, !dbg !287, !srcloc !288
  %34 = extractvalue { float, float, float, float } %33, 0, !dbg !287
  %35 = extractvalue { float, float, float, float } %33, 1, !dbg !287
  %36 = extractvalue { float, float, float, float } %33, 2, !dbg !287
  %37 = extractvalue { float, float, float, float } %33, 3, !dbg !287
  %38 = shl nuw nsw i32 %5, 1, !dbg !289
  %39 = or disjoint i32 %7, %38, !dbg !290
  %40 = zext nneg i32 %39 to i64, !dbg !291
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40, !dbg !291
  store float %34, ptr %41, align 4, !dbg !292, !tbaa !44
  %42 = getelementptr i8, ptr %41, i64 4, !dbg !293
  store float %35, ptr %42, align 4, !dbg !294, !tbaa !44
  %43 = or disjoint i32 %13, %38, !dbg !295
  %44 = zext nneg i32 %43 to i64, !dbg !296
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44, !dbg !296
  store float %36, ptr %45, align 4, !dbg !297, !tbaa !44
  %46 = getelementptr i8, ptr %45, i64 4, !dbg !298
  store float %37, ptr %46, align 4, !dbg !299, !tbaa !44
  ret void, !dbg !300
}

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr writeonly captures(none), double, double, i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr writeonly captures(none), <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double, double, double, double) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { nocallback nofree nosync nounwind memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wmma.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "wm", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 3, scope: !11)
!15 = !DILocation(line: 64, column: 59, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "fill_fragment<nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void> >", scope: !17, file: !17, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "include/mma.h", directory: "")
!18 = distinct !DILocation(line: 8, column: 3, scope: !11)
!19 = !DILocation(line: 9, column: 21, scope: !11)
!20 = !DILocation(line: 9, column: 3, scope: !11)
!21 = !DILocation(line: 129, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::col_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 12, column: 5, scope: !11)
!24 = !DILocation(line: 14, column: 3, scope: !11)
!25 = !DILocation(line: 10, column: 34, scope: !11)
!26 = !DILocation(line: 129, column: 1, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 10, column: 5, scope: !11)
!29 = !DILocation(line: 11, column: 34, scope: !11)
!30 = !DILocation(line: 129, column: 1, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::col_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 11, column: 5, scope: !11)
!33 = !DILocation(line: 9, column: 28, scope: !11)
!34 = distinct !{!34, !20, !35, !36, !37}
!35 = !DILocation(line: 13, column: 3, scope: !11)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 129, column: 1, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 15, column: 3, scope: !11)
!41 = !DILocation(line: 16, column: 1, scope: !11)
!42 = !DILocation(line: 14, column: 45, scope: !11)
!43 = !DILocation(line: 14, column: 53, scope: !11)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !9, i64 0}
!46 = !DILocation(line: 14, column: 40, scope: !11)
!47 = !DILocation(line: 14, column: 21, scope: !11)
!48 = distinct !{!48, !24, !49, !36, !37}
!49 = !DILocation(line: 14, column: 56, scope: !11)
!50 = distinct !DISubprogram(name: "tf", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DILocation(line: 18, column: 3, scope: !50)
!52 = !DILocation(line: 133, column: 52, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 133, type: !12, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 22, column: 5, scope: !50)
!55 = !DILocation(line: 134, column: 52, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 134, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 23, column: 5, scope: !50)
!58 = !DILocation(line: 24, column: 3, scope: !50)
!59 = !DILocation(line: 137, column: 69, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::row_major>", scope: !17, file: !17, line: 137, type: !12, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 25, column: 5, scope: !50)
!62 = !DILocation(line: 136, column: 35, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 26, column: 3, scope: !50)
!65 = !DILocation(line: 27, column: 1, scope: !50)
!66 = !DILocation(line: 24, column: 77, scope: !50)
!67 = !DILocation(line: 69, column: 19, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "__float_to_tf32", scope: !17, file: !17, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 24, column: 55, scope: !50)
!70 = !DILocation(line: 70, column: 13, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 70, column: 28, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 24, column: 53, scope: !50)
!73 = !DILocation(line: 24, column: 40, scope: !50)
!74 = !DILocation(line: 24, column: 21, scope: !50)
!75 = distinct !{!75, !58, !76, !36, !37}
!76 = !DILocation(line: 24, column: 84, scope: !50)
!77 = distinct !DISubprogram(name: "s8", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 130, column: 1, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 33, column: 5, scope: !77)
!81 = !DILocation(line: 130, column: 1, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::col_major>", scope: !17, file: !17, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 34, column: 5, scope: !77)
!84 = !DILocation(line: 130, column: 1, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::col_major>", scope: !17, file: !17, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = distinct !DILocation(line: 35, column: 5, scope: !77)
!87 = !DILocation(line: 130, column: 1, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 36, column: 3, scope: !77)
!90 = !DILocation(line: 37, column: 1, scope: !77)
!91 = distinct !DISubprogram(name: "dd", scope: !1, file: !1, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 139, column: 44, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 139, type: !12, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 43, column: 5, scope: !91)
!95 = !DILocation(line: 140, column: 44, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::col_major>", scope: !17, file: !17, line: 140, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 44, column: 5, scope: !91)
!98 = !DILocation(line: 143, column: 65, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::col_major>", scope: !17, file: !17, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 45, column: 5, scope: !91)
!101 = !DILocation(line: 142, column: 35, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 142, type: !12, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 46, column: 3, scope: !91)
!104 = !DILocation(line: 47, column: 1, scope: !91)
!105 = distinct !DISubprogram(name: "bf", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 129, column: 1, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 53, column: 5, scope: !105)
!109 = !DILocation(line: 129, column: 1, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::col_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 54, column: 5, scope: !105)
!112 = !DILocation(line: 129, column: 1, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::col_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = distinct !DILocation(line: 55, column: 5, scope: !105)
!115 = !DILocation(line: 129, column: 1, scope: !39, inlinedAt: !116)
!116 = distinct !DILocation(line: 56, column: 3, scope: !105)
!117 = !DILocation(line: 57, column: 1, scope: !105)
!118 = distinct !DISubprogram(name: "um", scope: !1, file: !1, line: 58, type: !12, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 131, column: 1, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::col_major>", scope: !17, file: !17, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = distinct !DILocation(line: 62, column: 3, scope: !118)
!122 = !DILocation(line: 131, column: 1, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !17, file: !17, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = distinct !DILocation(line: 63, column: 3, scope: !118)
!125 = !DILocation(line: 131, column: 1, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "load_matrix_sync", scope: !17, file: !17, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 64, column: 3, scope: !118)
!128 = !DILocation(line: 131, column: 1, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::col_major, nvcuda::wmma::row_major>", scope: !17, file: !17, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = distinct !DILocation(line: 65, column: 3, scope: !118)
!131 = !DILocation(line: 131, column: 1, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 131, type: !12, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 66, column: 3, scope: !118)
!134 = !DILocation(line: 67, column: 1, scope: !118)
!135 = distinct !DISubprogram(name: "tiles16", scope: !1, file: !1, line: 69, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 53, column: 27, scope: !137, inlinedAt: !139)
!137 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !138, file: !138, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!139 = distinct !DILocation(line: 71, column: 11, scope: !135)
!140 = !DILocation(line: 71, column: 30, scope: !135)
!141 = !DILocation(line: 71, column: 43, scope: !135)
!142 = !DILocation(line: 71, column: 55, scope: !135)
!143 = !DILocation(line: 74, column: 21, scope: !135)
!144 = !DILocation(line: 74, column: 3, scope: !135)
!145 = !DILocation(line: 75, column: 5, scope: !135)
!146 = !DILocation(line: 0, scope: !135)
!147 = !DILocation(line: 67, column: 27, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !138, file: !138, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 87, column: 32, scope: !135)
!150 = !DILocation(line: 87, column: 43, scope: !135)
!151 = !DILocation(line: 87, column: 53, scope: !135)
!152 = !DILocation(line: 87, column: 48, scope: !135)
!153 = !DILocation(line: 87, column: 59, scope: !135)
!154 = !DILocation(line: 87, column: 29, scope: !135)
!155 = !DILocation(line: 66, column: 27, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !138, file: !138, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = distinct !DILocation(line: 87, column: 65, scope: !135)
!158 = !DILocation(line: 87, column: 76, scope: !135)
!159 = !DILocation(line: 87, column: 63, scope: !135)
!160 = !DILocation(line: 87, column: 86, scope: !135)
!161 = !DILocation(line: 87, column: 81, scope: !135)
!162 = !DILocation(line: 129, column: 1, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "store_matrix_sync", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = distinct !DILocation(line: 87, column: 3, scope: !135)
!165 = !DILocation(line: 89, column: 1, scope: !135)
!166 = !DILocation(line: 79, column: 5, scope: !135)
!167 = !DILocation(line: 129, column: 1, scope: !27, inlinedAt: !168)
!168 = distinct !DILocation(line: 82, column: 5, scope: !135)
!169 = !DILocation(line: 129, column: 1, scope: !31, inlinedAt: !170)
!170 = distinct !DILocation(line: 83, column: 5, scope: !135)
!171 = !DILocation(line: 129, column: 1, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::col_major>", scope: !17, file: !17, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = distinct !DILocation(line: 84, column: 5, scope: !135)
!174 = !DILocation(line: 85, column: 5, scope: !135)
!175 = !DILocation(line: 74, column: 28, scope: !135)
!176 = distinct !{!176, !144, !177, !36, !37}
!177 = !DILocation(line: 86, column: 3, scope: !135)
!178 = !DILocation(line: 76, column: 51, scope: !135)
!179 = !DILocation(line: 76, column: 47, scope: !135)
!180 = !DILocation(line: 76, column: 57, scope: !135)
!181 = !DILocation(line: 76, column: 69, scope: !135)
!182 = !DILocation(line: 76, column: 61, scope: !135)
!183 = !DILocation(line: 76, column: 65, scope: !135)
!184 = !DILocation(line: 76, column: 28, scope: !135)
!185 = !DILocation(line: 76, column: 7, scope: !135)
!186 = !DILocation(line: 76, column: 26, scope: !135)
!187 = !{!188, !188, i64 0}
!188 = !{!"_Float16", !9, i64 0}
!189 = !DILocation(line: 77, column: 47, scope: !135)
!190 = !DILocation(line: 77, column: 57, scope: !135)
!191 = !DILocation(line: 77, column: 61, scope: !135)
!192 = !DILocation(line: 77, column: 65, scope: !135)
!193 = !DILocation(line: 77, column: 28, scope: !135)
!194 = !DILocation(line: 77, column: 7, scope: !135)
!195 = !DILocation(line: 77, column: 26, scope: !135)
!196 = !DILocation(line: 75, column: 36, scope: !135)
!197 = !DILocation(line: 75, column: 23, scope: !135)
!198 = distinct !{!198, !145, !199, !36, !37}
!199 = !DILocation(line: 78, column: 5, scope: !135)
!200 = distinct !DISubprogram(name: "mma16816", scope: !1, file: !1, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 53, column: 27, scope: !137, inlinedAt: !202)
!202 = distinct !DILocation(line: 91, column: 14, scope: !200)
!203 = !DILocation(line: 91, column: 50, scope: !200)
!204 = !DILocation(line: 92, column: 21, scope: !200)
!205 = !DILocation(line: 92, column: 25, scope: !200)
!206 = !DILocation(line: 92, column: 17, scope: !200)
!207 = !DILocation(line: 92, column: 46, scope: !200)
!208 = !DILocation(line: 92, column: 50, scope: !200)
!209 = !DILocation(line: 92, column: 36, scope: !200)
!210 = !DILocation(line: 92, column: 73, scope: !200)
!211 = !DILocation(line: 92, column: 61, scope: !200)
!212 = !DILocation(line: 92, column: 84, scope: !200)
!213 = !DILocation(line: 93, column: 17, scope: !200)
!214 = !DILocation(line: 93, column: 36, scope: !200)
!215 = !DILocation(line: 95, column: 3, scope: !200)
!216 = !{i64 4746}
!217 = !DILocation(line: 98, column: 15, scope: !200)
!218 = !DILocation(line: 98, column: 11, scope: !200)
!219 = !DILocation(line: 98, column: 3, scope: !200)
!220 = !DILocation(line: 98, column: 20, scope: !200)
!221 = !DILocation(line: 98, column: 26, scope: !200)
!222 = !DILocation(line: 98, column: 47, scope: !200)
!223 = !DILocation(line: 99, column: 17, scope: !200)
!224 = !DILocation(line: 99, column: 3, scope: !200)
!225 = !DILocation(line: 99, column: 26, scope: !200)
!226 = !DILocation(line: 99, column: 32, scope: !200)
!227 = !DILocation(line: 99, column: 59, scope: !200)
!228 = !DILocation(line: 100, column: 1, scope: !200)
!229 = distinct !DISubprogram(name: "mma_s8", scope: !1, file: !1, line: 101, type: !12, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DILocation(line: 53, column: 27, scope: !137, inlinedAt: !231)
!231 = distinct !DILocation(line: 102, column: 14, scope: !229)
!232 = !DILocation(line: 102, column: 50, scope: !229)
!233 = !DILocation(line: 103, column: 21, scope: !229)
!234 = !DILocation(line: 103, column: 25, scope: !229)
!235 = !DILocation(line: 103, column: 17, scope: !229)
!236 = !DILocation(line: 103, column: 46, scope: !229)
!237 = !DILocation(line: 103, column: 50, scope: !229)
!238 = !DILocation(line: 103, column: 36, scope: !229)
!239 = !DILocation(line: 103, column: 73, scope: !229)
!240 = !DILocation(line: 103, column: 61, scope: !229)
!241 = !DILocation(line: 103, column: 84, scope: !229)
!242 = !DILocation(line: 104, column: 17, scope: !229)
!243 = !DILocation(line: 104, column: 36, scope: !229)
!244 = !DILocation(line: 106, column: 3, scope: !229)
!245 = !{i64 5456}
!246 = !DILocation(line: 109, column: 15, scope: !229)
!247 = !DILocation(line: 109, column: 11, scope: !229)
!248 = !DILocation(line: 109, column: 3, scope: !229)
!249 = !DILocation(line: 109, column: 20, scope: !229)
!250 = !DILocation(line: 109, column: 26, scope: !229)
!251 = !DILocation(line: 109, column: 47, scope: !229)
!252 = !DILocation(line: 110, column: 17, scope: !229)
!253 = !DILocation(line: 110, column: 3, scope: !229)
!254 = !DILocation(line: 110, column: 26, scope: !229)
!255 = !DILocation(line: 110, column: 32, scope: !229)
!256 = !DILocation(line: 110, column: 59, scope: !229)
!257 = !DILocation(line: 111, column: 1, scope: !229)
!258 = distinct !DISubprogram(name: "mma_tf32", scope: !1, file: !1, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = !DILocation(line: 53, column: 27, scope: !137, inlinedAt: !260)
!260 = distinct !DILocation(line: 113, column: 14, scope: !258)
!261 = !DILocation(line: 113, column: 50, scope: !258)
!262 = !DILocation(line: 114, column: 37, scope: !258)
!263 = !DILocation(line: 114, column: 41, scope: !258)
!264 = !DILocation(line: 114, column: 33, scope: !258)
!265 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !268)
!266 = distinct !DISubprogram(name: "__float_as_uint", scope: !267, file: !267, line: 264, type: !12, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!268 = distinct !DILocation(line: 114, column: 17, scope: !258)
!269 = !DILocation(line: 114, column: 79, scope: !258)
!270 = !DILocation(line: 114, column: 83, scope: !258)
!271 = !DILocation(line: 114, column: 69, scope: !258)
!272 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !273)
!273 = distinct !DILocation(line: 114, column: 53, scope: !258)
!274 = !DILocation(line: 115, column: 45, scope: !258)
!275 = !DILocation(line: 115, column: 33, scope: !258)
!276 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !277)
!277 = distinct !DILocation(line: 115, column: 17, scope: !258)
!278 = !DILocation(line: 115, column: 73, scope: !258)
!279 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !280)
!280 = distinct !DILocation(line: 115, column: 57, scope: !258)
!281 = !DILocation(line: 116, column: 33, scope: !258)
!282 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !283)
!283 = distinct !DILocation(line: 116, column: 17, scope: !258)
!284 = !DILocation(line: 116, column: 69, scope: !258)
!285 = !DILocation(line: 265, column: 10, scope: !266, inlinedAt: !286)
!286 = distinct !DILocation(line: 116, column: 53, scope: !258)
!287 = !DILocation(line: 118, column: 3, scope: !258)
!288 = !{i64 6263}
!289 = !DILocation(line: 121, column: 15, scope: !258)
!290 = !DILocation(line: 121, column: 11, scope: !258)
!291 = !DILocation(line: 121, column: 3, scope: !258)
!292 = !DILocation(line: 121, column: 20, scope: !258)
!293 = !DILocation(line: 121, column: 26, scope: !258)
!294 = !DILocation(line: 121, column: 47, scope: !258)
!295 = !DILocation(line: 122, column: 17, scope: !258)
!296 = !DILocation(line: 122, column: 3, scope: !258)
!297 = !DILocation(line: 122, column: 26, scope: !258)
!298 = !DILocation(line: 122, column: 32, scope: !258)
!299 = !DILocation(line: 122, column: 59, scope: !258)
!300 = !DILocation(line: 123, column: 1, scope: !258)
