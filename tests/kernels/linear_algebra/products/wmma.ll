; ModuleID = 'wmma.cu'
source_filename = "wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }

@_ZZ7tiles16PK6__halfS1_PS_iE2sa = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@_ZZ7tiles16PK6__halfS1_PS_iE2sb = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2wmPK6__halfS1_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %24, label %15

6:                                                ; preds = %24
  %7 = fmul contract float %56, 2.000000e+00
  %8 = fmul contract float %57, 2.000000e+00
  %9 = fmul contract float %58, 2.000000e+00
  %10 = fmul contract float %59, 2.000000e+00
  %11 = fmul contract float %60, 2.000000e+00
  %12 = fmul contract float %61, 2.000000e+00
  %13 = fmul contract float %62, 2.000000e+00
  %14 = fmul contract float %63, 2.000000e+00
  br label %15

15:                                               ; preds = %6, %4
  %16 = phi float [ %14, %6 ], [ 0.000000e+00, %4 ]
  %17 = phi float [ %13, %6 ], [ 0.000000e+00, %4 ]
  %18 = phi float [ %12, %6 ], [ 0.000000e+00, %4 ]
  %19 = phi float [ %11, %6 ], [ 0.000000e+00, %4 ]
  %20 = phi float [ %10, %6 ], [ 0.000000e+00, %4 ]
  %21 = phi float [ %9, %6 ], [ 0.000000e+00, %4 ]
  %22 = phi float [ %8, %6 ], [ 0.000000e+00, %4 ]
  %23 = phi float [ %7, %6 ], [ 0.000000e+00, %4 ]
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %2, float %23, float %22, float %21, float %20, float %19, float %18, float %17, float %16, i32 16)
  ret void

24:                                               ; preds = %4, %24
  %25 = phi float [ %63, %24 ], [ 0.000000e+00, %4 ]
  %26 = phi float [ %62, %24 ], [ 0.000000e+00, %4 ]
  %27 = phi float [ %61, %24 ], [ 0.000000e+00, %4 ]
  %28 = phi float [ %60, %24 ], [ 0.000000e+00, %4 ]
  %29 = phi float [ %59, %24 ], [ 0.000000e+00, %4 ]
  %30 = phi float [ %58, %24 ], [ 0.000000e+00, %4 ]
  %31 = phi float [ %57, %24 ], [ 0.000000e+00, %4 ]
  %32 = phi i32 [ %64, %24 ], [ 0, %4 ]
  %33 = phi float [ %56, %24 ], [ 0.000000e+00, %4 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %34
  %36 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %35, i32 %3)
  %37 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 0
  %38 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 1
  %39 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 2
  %40 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 3
  %41 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 4
  %42 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 5
  %43 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 6
  %44 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %36, 7
  %45 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %34
  %46 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %45, i32 %3)
  %47 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 0
  %48 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 1
  %49 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 2
  %50 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 3
  %51 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 4
  %52 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 5
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 6
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %46, 7
  %55 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %37, <2 x half> %38, <2 x half> %39, <2 x half> %40, <2 x half> %41, <2 x half> %42, <2 x half> %43, <2 x half> %44, <2 x half> %47, <2 x half> %48, <2 x half> %49, <2 x half> %50, <2 x half> %51, <2 x half> %52, <2 x half> %53, <2 x half> %54, float %33, float %31, float %30, float %29, float %28, float %27, float %26, float %25)
  %56 = extractvalue { float, float, float, float, float, float, float, float } %55, 0
  %57 = extractvalue { float, float, float, float, float, float, float, float } %55, 1
  %58 = extractvalue { float, float, float, float, float, float, float, float } %55, 2
  %59 = extractvalue { float, float, float, float, float, float, float, float } %55, 3
  %60 = extractvalue { float, float, float, float, float, float, float, float } %55, 4
  %61 = extractvalue { float, float, float, float, float, float, float, float } %55, 5
  %62 = extractvalue { float, float, float, float, float, float, float, float } %55, 6
  %63 = extractvalue { float, float, float, float, float, float, float, float } %55, 7
  %64 = add nuw nsw i32 %32, 16
  %65 = icmp slt i32 %64, %3
  br i1 %65, label %24, label %6, !llvm.loop !7
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2tfPKfS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr %0, i32 8)
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  %9 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr %1, i32 16)
  %10 = and i32 %5, 2139095040
  %11 = icmp eq i32 %10, 2139095040
  %12 = add i32 %5, 4096
  %13 = and i32 %12, -8192
  %14 = select i1 %11, i32 %5, i32 %13
  %15 = and i32 %6, 2139095040
  %16 = icmp eq i32 %15, 2139095040
  %17 = add i32 %6, 4096
  %18 = and i32 %17, -8192
  %19 = select i1 %16, i32 %6, i32 %18
  %20 = and i32 %7, 2139095040
  %21 = icmp eq i32 %20, 2139095040
  %22 = add i32 %7, 4096
  %23 = and i32 %22, -8192
  %24 = select i1 %21, i32 %7, i32 %23
  %25 = and i32 %8, 2139095040
  %26 = icmp eq i32 %25, 2139095040
  %27 = add i32 %8, 4096
  %28 = and i32 %27, -8192
  %29 = select i1 %26, i32 %8, i32 %28
  %30 = extractvalue { i32, i32, i32, i32 } %9, 3
  %31 = extractvalue { i32, i32, i32, i32 } %9, 2
  %32 = extractvalue { i32, i32, i32, i32 } %9, 1
  %33 = extractvalue { i32, i32, i32, i32 } %9, 0
  %34 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32 %14, i32 %19, i32 %24, i32 %29, i32 %33, i32 %32, i32 %31, i32 %30, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00)
  %35 = extractvalue { float, float, float, float, float, float, float, float } %34, 0
  %36 = extractvalue { float, float, float, float, float, float, float, float } %34, 1
  %37 = extractvalue { float, float, float, float, float, float, float, float } %34, 2
  %38 = extractvalue { float, float, float, float, float, float, float, float } %34, 3
  %39 = extractvalue { float, float, float, float, float, float, float, float } %34, 4
  %40 = extractvalue { float, float, float, float, float, float, float, float } %34, 5
  %41 = extractvalue { float, float, float, float, float, float, float, float } %34, 6
  %42 = extractvalue { float, float, float, float, float, float, float, float } %34, 7
  tail call void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr %2, float %35, float %36, float %37, float %38, float %39, float %40, float %41, float %42, i32 16)
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2s8PKaS0_Pi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr %0, i32 16)
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  %9 = tail call i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr %1, i32 16)
  %10 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %11 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 0
  %12 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 1
  %13 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 2
  %14 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 3
  %15 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 4
  %16 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 5
  %17 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 6
  %18 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %10, 7
  tail call void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr %2, i32 %11, i32 %12, i32 %13, i32 %14, i32 %15, i32 %16, i32 %17, i32 %18, i32 8)
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2ddPKdS0_Pd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %0, i32 4)
  %5 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr %1, i32 4)
  %6 = tail call contract { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double %4, double %5, double 0.000000e+00, double 0.000000e+00)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  tail call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %2, double %7, double %8, i32 8)
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2bfPK13__nv_bfloat16S1_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr %0, i32 16)
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = extractvalue { i32, i32, i32, i32 } %4, 1
  %7 = extractvalue { i32, i32, i32, i32 } %4, 2
  %8 = extractvalue { i32, i32, i32, i32 } %4, 3
  %9 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr %1, i32 16)
  %10 = extractvalue { i32, i32, i32, i32 } %9, 0
  %11 = extractvalue { i32, i32, i32, i32 } %9, 1
  %12 = extractvalue { i32, i32, i32, i32 } %9, 2
  %13 = extractvalue { i32, i32, i32, i32 } %9, 3
  %14 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32 %5, i32 %6, i32 %7, i32 %8, i32 %10, i32 %11, i32 %12, i32 %13, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00)
  %15 = extractvalue { float, float, float, float, float, float, float, float } %14, 0
  %16 = extractvalue { float, float, float, float, float, float, float, float } %14, 1
  %17 = extractvalue { float, float, float, float, float, float, float, float } %14, 2
  %18 = extractvalue { float, float, float, float, float, float, float, float } %14, 3
  %19 = extractvalue { float, float, float, float, float, float, float, float } %14, 4
  %20 = extractvalue { float, float, float, float, float, float, float, float } %14, 5
  %21 = extractvalue { float, float, float, float, float, float, float, float } %14, 6
  %22 = extractvalue { float, float, float, float, float, float, float, float } %14, 7
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %2, float %15, float %16, float %17, float %18, float %19, float %20, float %21, float %22, i32 16)
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2umPKhS0_PKiPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr %0, i32 8)
  %6 = tail call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr %1, i32 32)
  %7 = extractvalue { i32, i32, i32, i32 } %6, 0
  %8 = extractvalue { i32, i32, i32, i32 } %6, 1
  %9 = extractvalue { i32, i32, i32, i32 } %6, 2
  %10 = extractvalue { i32, i32, i32, i32 } %6, 3
  %11 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr %2, i32 32)
  %12 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 0
  %13 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 1
  %14 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 2
  %15 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 3
  %16 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 4
  %17 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 5
  %18 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 6
  %19 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %11, 7
  %20 = tail call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32 %5, i32 %7, i32 %8, i32 %9, i32 %10, i32 %12, i32 %13, i32 %14, i32 %15, i32 %16, i32 %17, i32 %18, i32 %19)
  %21 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 0
  %22 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 1
  %23 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 2
  %24 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 3
  %25 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 4
  %26 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 5
  %27 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 6
  %28 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %20, 7
  tail call void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr %3, i32 %21, i32 %22, i32 %23, i32 %24, i32 %25, i32 %26, i32 %27, i32 %28, i32 32)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7tiles16PK6__halfS1_PS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 6
  %7 = lshr i32 %5, 5
  %8 = and i32 %7, 1
  %9 = icmp sgt i32 %3, 0
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 5
  br i1 %9, label %18, label %12

12:                                               ; preds = %4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl nuw nsw i32 %13, 5
  %15 = shl nuw nsw i32 %6, 4
  %16 = shl nuw nsw i32 %8, 4
  %17 = zext nneg i32 %16 to i64
  br label %35

18:                                               ; preds = %4
  %19 = icmp samesign ult i32 %5, 512
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = shl nuw nsw i32 %20, 5
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = shl nuw nsw i32 %6, 4
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 %24
  %26 = shl nuw nsw i32 %8, 4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 %27
  br label %29

29:                                               ; preds = %18, %50
  %30 = phi <2 x half> [ zeroinitializer, %18 ], [ %73, %50 ]
  %31 = phi <2 x half> [ zeroinitializer, %18 ], [ %72, %50 ]
  %32 = phi <2 x half> [ zeroinitializer, %18 ], [ %71, %50 ]
  %33 = phi i32 [ 0, %18 ], [ %74, %50 ]
  %34 = phi <2 x half> [ zeroinitializer, %18 ], [ %70, %50 ]
  br i1 %19, label %76, label %50

35:                                               ; preds = %50, %12
  %36 = phi i64 [ %17, %12 ], [ %27, %50 ]
  %37 = phi i32 [ %15, %12 ], [ %23, %50 ]
  %38 = phi i32 [ %14, %12 ], [ %21, %50 ]
  %39 = phi <2 x half> [ zeroinitializer, %12 ], [ %73, %50 ]
  %40 = phi <2 x half> [ zeroinitializer, %12 ], [ %72, %50 ]
  %41 = phi <2 x half> [ zeroinitializer, %12 ], [ %71, %50 ]
  %42 = phi <2 x half> [ zeroinitializer, %12 ], [ %70, %50 ]
  %43 = add nuw nsw i32 %37, %38
  %44 = mul i32 %3, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw %struct.__half, ptr %2, i64 %45
  %47 = zext i32 %11 to i64
  %48 = getelementptr inbounds nuw %struct.__half, ptr %46, i64 %47
  %49 = getelementptr inbounds nuw %struct.__half, ptr %48, i64 %36
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr %49, <2 x half> %42, <2 x half> %41, <2 x half> %40, <2 x half> %39, i32 %3)
  ret void

50:                                               ; preds = %76, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %25, i32 24)
  %52 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 0
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 1
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 2
  %55 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 3
  %56 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 4
  %57 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 5
  %58 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 6
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 7
  %60 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %28, i32 24)
  %61 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 0
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 1
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 2
  %64 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 3
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 4
  %66 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 5
  %67 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 6
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %60, 7
  %69 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half> %52, <2 x half> %53, <2 x half> %54, <2 x half> %55, <2 x half> %56, <2 x half> %57, <2 x half> %58, <2 x half> %59, <2 x half> %61, <2 x half> %62, <2 x half> %63, <2 x half> %64, <2 x half> %65, <2 x half> %66, <2 x half> %67, <2 x half> %68, <2 x half> %34, <2 x half> %32, <2 x half> %31, <2 x half> %30)
  %70 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %69, 0
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %69, 1
  %72 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %69, 2
  %73 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %69, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = add nuw nsw i32 %33, 16
  %75 = icmp slt i32 %74, %3
  br i1 %75, label %29, label %35, !llvm.loop !9

76:                                               ; preds = %29, %76
  %77 = phi i32 [ %99, %76 ], [ %5, %29 ]
  %78 = lshr i32 %77, 4
  %79 = add nuw nsw i32 %78, %21
  %80 = mul i32 %79, %3
  %81 = and i32 %77, 15
  %82 = or disjoint i32 %81, %33
  %83 = add i32 %82, %80
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %84
  %86 = zext nneg i32 %78 to i64
  %87 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 %86
  %88 = zext nneg i32 %81 to i64
  %89 = getelementptr inbounds nuw %struct.__half, ptr %87, i64 %88
  %90 = load i16, ptr %85, align 2, !tbaa !10
  store i16 %90, ptr %89, align 2, !tbaa !10
  %91 = add nuw nsw i32 %78, %11
  %92 = mul i32 %91, %3
  %93 = add i32 %82, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %94
  %96 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 %86
  %97 = getelementptr inbounds nuw %struct.__half, ptr %96, i64 %88
  %98 = load i16, ptr %95, align 2, !tbaa !10
  store i16 %98, ptr %97, align 2, !tbaa !10
  %99 = add nuw nsw i32 %77, %22
  %100 = icmp samesign ult i32 %99, 512
  br i1 %100, label %76, label %50, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8mma16816PKjS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 3
  %6 = shl nuw nsw i32 %4, 1
  %7 = and i32 %6, 2040
  %8 = or disjoint i32 %7, %5
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = add nuw nsw i32 %7, 64
  %13 = or disjoint i32 %12, %5
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = or disjoint i32 %8, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = getelementptr i8, ptr %15, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$11,$12,$13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %11, i32 %16, i32 %20, i32 %22, i32 %24, i32 %26, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00) #8, !srcloc !13
  %28 = extractvalue { float, float, float, float } %27, 0
  %29 = extractvalue { float, float, float, float } %27, 1
  %30 = extractvalue { float, float, float, float } %27, 2
  %31 = extractvalue { float, float, float, float } %27, 3
  %32 = shl nuw nsw i32 %5, 1
  %33 = or disjoint i32 %7, %32
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34
  store float %28, ptr %35, align 4, !tbaa !14
  %36 = getelementptr i8, ptr %35, i64 4
  store float %29, ptr %36, align 4, !tbaa !14
  %37 = or disjoint i32 %12, %32
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38
  store float %30, ptr %39, align 4, !tbaa !14
  %40 = getelementptr i8, ptr %39, i64 4
  store float %31, ptr %40, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mma_s8PKjS0_Pi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 3
  %6 = shl nuw nsw i32 %4, 1
  %7 = and i32 %6, 2040
  %8 = or disjoint i32 %7, %5
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = add nuw nsw i32 %7, 64
  %13 = or disjoint i32 %12, %5
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = or disjoint i32 %8, 4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = getelementptr i8, ptr %15, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = tail call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=r,=r,=r,=r,r,r,r,r,r,r,r"(i32 %11, i32 %16, i32 %20, i32 %22, i32 %24, i32 %26, i32 7) #8, !srcloc !16
  %28 = extractvalue { i32, i32, i32, i32 } %27, 0
  %29 = extractvalue { i32, i32, i32, i32 } %27, 1
  %30 = extractvalue { i32, i32, i32, i32 } %27, 2
  %31 = extractvalue { i32, i32, i32, i32 } %27, 3
  %32 = shl nuw nsw i32 %5, 1
  %33 = or disjoint i32 %7, %32
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34
  store i32 %28, ptr %35, align 4, !tbaa !3
  %36 = getelementptr i8, ptr %35, i64 4
  store i32 %29, ptr %36, align 4, !tbaa !3
  %37 = or disjoint i32 %12, %32
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38
  store i32 %30, ptr %39, align 4, !tbaa !3
  %40 = getelementptr i8, ptr %39, i64 4
  store i32 %31, ptr %40, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8mma_tf32PKfS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 3
  %6 = shl nuw nsw i32 %4, 1
  %7 = and i32 %6, 2040
  %8 = or disjoint i32 %7, %5
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !14
  %12 = tail call noundef i32 @__nv_float_as_uint(float noundef %11) #8
  %13 = add nuw nsw i32 %7, 64
  %14 = or disjoint i32 %13, %5
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !14
  %18 = tail call noundef i32 @__nv_float_as_uint(float noundef %17) #8
  %19 = or disjoint i32 %8, 4
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !14
  %23 = tail call noundef i32 @__nv_float_as_uint(float noundef %22) #8
  %24 = getelementptr i8, ptr %16, i64 16
  %25 = load float, ptr %24, align 4, !tbaa !14
  %26 = tail call noundef i32 @__nv_float_as_uint(float noundef %25) #8
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %28 = load float, ptr %27, align 4, !tbaa !14
  %29 = tail call noundef i32 @__nv_float_as_uint(float noundef %28) #8
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %31 = load float, ptr %30, align 4, !tbaa !14
  %32 = tail call noundef i32 @__nv_float_as_uint(float noundef %31) #8
  %33 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=f,=f,=f,=f,r,r,r,r,r,r,f"(i32 %12, i32 %18, i32 %23, i32 %26, i32 %29, i32 %32, float 0.000000e+00) #8, !srcloc !17
  %34 = extractvalue { float, float, float, float } %33, 0
  %35 = extractvalue { float, float, float, float } %33, 1
  %36 = extractvalue { float, float, float, float } %33, 2
  %37 = extractvalue { float, float, float, float } %33, 3
  %38 = shl nuw nsw i32 %5, 1
  %39 = or disjoint i32 %7, %38
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40
  store float %34, ptr %41, align 4, !tbaa !14
  %42 = getelementptr i8, ptr %41, i64 4
  store float %35, ptr %42, align 4, !tbaa !14
  %43 = or disjoint i32 %13, %38
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44
  store float %36, ptr %45, align 4, !tbaa !14
  %46 = getelementptr i8, ptr %45, i64 4
  store float %37, ptr %46, align 4, !tbaa !14
  ret void
}

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr writeonly captures(none), double, double, i32) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr writeonly captures(none), <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double, double, double, double) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #7

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nofree nosync nounwind memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = !{!11, !11, i64 0}
!11 = !{!"_Float16", !5, i64 0}
!12 = distinct !{!12, !8}
!13 = !{i64 4746}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{i64 5456}
!17 = !{i64 6263}
