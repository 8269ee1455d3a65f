; ModuleID = 'matrix_rows.cu'
source_filename = "matrix_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }

@_ZZ10rows_load4PK6__halfPiE1s = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@_ZZ10rows_load2PK6__halfPiE1s = internal addrspace(3) global [64 x [16 x %struct.__half]] undef, align 2
@_ZZ9rows_dataPK6__halfPKiPiE1s = internal addrspace(3) global [256 x %struct.__half] undef, align 16
@_ZZ10rows_storePKiP6__halfE1s = internal addrspace(3) global [32 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sa = internal addrspace(3) global [16 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sb = internal addrspace(3) global [8 x [16 x %struct.__half]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_load4PK6__halfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 4
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 %5
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %7
  %9 = load i16, ptr %8, align 2, !tbaa !7
  store i16 %9, ptr %6, align 2, !tbaa !7
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 2
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %14 = load i16, ptr %12, align 2, !tbaa !7
  store i16 %14, ptr %13, align 2, !tbaa !7
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %19 = load i16, ptr %17, align 2, !tbaa !7
  store i16 %19, ptr %18, align 2, !tbaa !7
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 6
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %24 = load i16, ptr %22, align 2, !tbaa !7
  store i16 %24, ptr %23, align 2, !tbaa !7
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = load i16, ptr %27, align 2, !tbaa !7
  store i16 %29, ptr %28, align 2, !tbaa !7
  %30 = zext nneg i32 %4 to i64
  %31 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 10
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 10
  %34 = load i16, ptr %32, align 2, !tbaa !7
  store i16 %34, ptr %33, align 2, !tbaa !7
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %39 = load i16, ptr %37, align 2, !tbaa !7
  store i16 %39, ptr %38, align 2, !tbaa !7
  %40 = zext nneg i32 %4 to i64
  %41 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 14
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 14
  %44 = load i16, ptr %42, align 2, !tbaa !7
  store i16 %44, ptr %43, align 2, !tbaa !7
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %49 = load i16, ptr %47, align 2, !tbaa !7
  store i16 %49, ptr %48, align 2, !tbaa !7
  %50 = zext nneg i32 %4 to i64
  %51 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 18
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 18
  %54 = load i16, ptr %52, align 2, !tbaa !7
  store i16 %54, ptr %53, align 2, !tbaa !7
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 20
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %59 = load i16, ptr %57, align 2, !tbaa !7
  store i16 %59, ptr %58, align 2, !tbaa !7
  %60 = zext nneg i32 %4 to i64
  %61 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 22
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 22
  %64 = load i16, ptr %62, align 2, !tbaa !7
  store i16 %64, ptr %63, align 2, !tbaa !7
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %69 = load i16, ptr %67, align 2, !tbaa !7
  store i16 %69, ptr %68, align 2, !tbaa !7
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 26
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 26
  %74 = load i16, ptr %72, align 2, !tbaa !7
  store i16 %74, ptr %73, align 2, !tbaa !7
  %75 = zext nneg i32 %4 to i64
  %76 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 28
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %79 = load i16, ptr %77, align 2, !tbaa !7
  store i16 %79, ptr %78, align 2, !tbaa !7
  %80 = zext nneg i32 %4 to i64
  %81 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 30
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 30
  %84 = load i16, ptr %82, align 2, !tbaa !7
  store i16 %84, ptr %83, align 2, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = and i32 %3, 15
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 %86
  %88 = lshr i32 %3, 1
  %89 = and i32 %88, 504
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw %struct.__half, ptr %87, i64 %90
  %92 = addrspacecast ptr %91 to ptr addrspace(3)
  %93 = ptrtoint ptr addrspace(3) %92 to i64
  %94 = trunc i64 %93 to i32
  %95 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %94) #8, !srcloc !9
  %96 = extractvalue { i32, i32, i32, i32 } %95, 0
  %97 = extractvalue { i32, i32, i32, i32 } %95, 1
  %98 = extractvalue { i32, i32, i32, i32 } %95, 2
  %99 = extractvalue { i32, i32, i32, i32 } %95, 3
  %100 = shl nuw nsw i32 %3, 2
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %1, i64 %101
  store i32 %96, ptr %102, align 4, !tbaa !3
  %103 = getelementptr i8, ptr %102, i64 4
  store i32 %97, ptr %103, align 4, !tbaa !3
  %104 = getelementptr i8, ptr %102, i64 8
  store i32 %98, ptr %104, align 4, !tbaa !3
  %105 = getelementptr i8, ptr %102, i64 12
  store i32 %99, ptr %105, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_load2PK6__halfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 4
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 %5
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %7
  %9 = load <2 x i16>, ptr %8, align 2, !tbaa !7
  store <2 x i16> %9, ptr %6, align 2, !tbaa !7
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %14 = load <2 x i16>, ptr %12, align 2, !tbaa !7
  store <2 x i16> %14, ptr %13, align 2, !tbaa !7
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = load <2 x i16>, ptr %17, align 2, !tbaa !7
  store <2 x i16> %19, ptr %18, align 2, !tbaa !7
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %24 = load <2 x i16>, ptr %22, align 2, !tbaa !7
  store <2 x i16> %24, ptr %23, align 2, !tbaa !7
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %29 = load <2 x i16>, ptr %27, align 2, !tbaa !7
  store <2 x i16> %29, ptr %28, align 2, !tbaa !7
  %30 = zext nneg i32 %4 to i64
  %31 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %34 = load <2 x i16>, ptr %32, align 2, !tbaa !7
  store <2 x i16> %34, ptr %33, align 2, !tbaa !7
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %39 = load <2 x i16>, ptr %37, align 2, !tbaa !7
  store <2 x i16> %39, ptr %38, align 2, !tbaa !7
  %40 = zext nneg i32 %4 to i64
  %41 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 28
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %44 = load <2 x i16>, ptr %42, align 2, !tbaa !7
  store <2 x i16> %44, ptr %43, align 2, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = and i32 %3, 992
  %46 = shl nuw nsw i32 %3, 1
  %47 = sub nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %51 = addrspacecast ptr %50 to ptr addrspace(3)
  %52 = ptrtoint ptr addrspace(3) %51 to i64
  %53 = trunc i64 %52 to i32
  %54 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %53) #8, !srcloc !10
  %55 = extractvalue { i32, i32 } %54, 0
  %56 = extractvalue { i32, i32 } %54, 1
  %57 = zext nneg i32 %46 to i64
  %58 = getelementptr inbounds nuw i32, ptr %1, i64 %57
  store i32 %55, ptr %58, align 4, !tbaa !3
  %59 = getelementptr i8, ptr %58, i64 4
  store i32 %56, ptr %59, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9rows_dataPK6__halfPKiPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %6
  %9 = load <2 x i16>, ptr %7, align 2, !tbaa !7
  store <2 x i16> %9, ptr %8, align 2, !tbaa !7
  %10 = or disjoint i32 %5, 2
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %11
  %14 = load <2 x i16>, ptr %12, align 2, !tbaa !7
  store <2 x i16> %14, ptr %13, align 2, !tbaa !7
  %15 = or disjoint i32 %5, 4
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %16
  %19 = load <2 x i16>, ptr %17, align 2, !tbaa !7
  store <2 x i16> %19, ptr %18, align 2, !tbaa !7
  %20 = or disjoint i32 %5, 6
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %21
  %23 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %21
  %24 = load <2 x i16>, ptr %22, align 2, !tbaa !7
  store <2 x i16> %24, ptr %23, align 2, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = shl nsw i32 %27, 3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %29
  %31 = addrspacecast ptr %30 to ptr addrspace(3)
  %32 = ptrtoint ptr addrspace(3) %31 to i64
  %33 = trunc i64 %32 to i32
  %34 = tail call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r"(i32 %33) #8, !srcloc !11
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %25
  store i32 %34, ptr %35, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_storePKiP6__half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 10
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 14
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 18
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 22
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 26
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 30
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = and i32 %3, 8
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.__half, ptr %5, i64 %22
  %24 = addrspacecast ptr %23 to ptr addrspace(3)
  %25 = ptrtoint ptr addrspace(3) %24 to i64
  %26 = trunc i64 %25 to i32
  %27 = shl nuw nsw i32 %3, 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = getelementptr i8, ptr %29, i64 4
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = getelementptr i8, ptr %29, i64 8
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = getelementptr i8, ptr %29, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !3
  tail call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [$0], {$1,$2,$3,$4};", "r,r,r,r,r,~{memory}"(i32 %26, i32 %30, i32 %32, i32 %34, i32 %36) #8, !srcloc !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = shl nuw nsw i32 %3, 4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %38
  %40 = load i16, ptr %5, align 2, !tbaa !7
  store i16 %40, ptr %39, align 2, !tbaa !7
  %41 = zext nneg i32 %37 to i64
  %42 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 2
  %44 = load i16, ptr %6, align 2, !tbaa !7
  store i16 %44, ptr %43, align 2, !tbaa !7
  %45 = zext nneg i32 %37 to i64
  %46 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load i16, ptr %7, align 2, !tbaa !7
  store i16 %48, ptr %47, align 2, !tbaa !7
  %49 = zext nneg i32 %37 to i64
  %50 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 6
  %52 = load i16, ptr %8, align 2, !tbaa !7
  store i16 %52, ptr %51, align 2, !tbaa !7
  %53 = zext nneg i32 %37 to i64
  %54 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load i16, ptr %9, align 2, !tbaa !7
  store i16 %56, ptr %55, align 2, !tbaa !7
  %57 = zext nneg i32 %37 to i64
  %58 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 10
  %60 = load i16, ptr %10, align 2, !tbaa !7
  store i16 %60, ptr %59, align 2, !tbaa !7
  %61 = zext nneg i32 %37 to i64
  %62 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 12
  %64 = load i16, ptr %11, align 2, !tbaa !7
  store i16 %64, ptr %63, align 2, !tbaa !7
  %65 = zext nneg i32 %37 to i64
  %66 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 14
  %68 = load i16, ptr %12, align 2, !tbaa !7
  store i16 %68, ptr %67, align 2, !tbaa !7
  %69 = zext nneg i32 %37 to i64
  %70 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %72 = load i16, ptr %13, align 2, !tbaa !7
  store i16 %72, ptr %71, align 2, !tbaa !7
  %73 = zext nneg i32 %37 to i64
  %74 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 18
  %76 = load i16, ptr %14, align 2, !tbaa !7
  store i16 %76, ptr %75, align 2, !tbaa !7
  %77 = zext nneg i32 %37 to i64
  %78 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %80 = load i16, ptr %15, align 2, !tbaa !7
  store i16 %80, ptr %79, align 2, !tbaa !7
  %81 = zext nneg i32 %37 to i64
  %82 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 22
  %84 = load i16, ptr %16, align 2, !tbaa !7
  store i16 %84, ptr %83, align 2, !tbaa !7
  %85 = zext nneg i32 %37 to i64
  %86 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load i16, ptr %17, align 2, !tbaa !7
  store i16 %88, ptr %87, align 2, !tbaa !7
  %89 = zext nneg i32 %37 to i64
  %90 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 26
  %92 = load i16, ptr %18, align 2, !tbaa !7
  store i16 %92, ptr %91, align 2, !tbaa !7
  %93 = zext nneg i32 %37 to i64
  %94 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 28
  %96 = load i16, ptr %19, align 2, !tbaa !7
  store i16 %96, ptr %95, align 2, !tbaa !7
  %97 = zext nneg i32 %37 to i64
  %98 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 30
  %100 = load i16, ptr %20, align 2, !tbaa !7
  store i16 %100, ptr %99, align 2, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12rows_productPK6__halfS1_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 3
  %11 = icmp sgt i32 %4, 0
  br i1 %11, label %12, label %47

12:                                               ; preds = %5
  %13 = icmp samesign ult i32 %6, 256
  %14 = icmp samesign ult i32 %6, 128
  %15 = and i32 %6, 15
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sa to ptr), i64 %16
  %18 = lshr i32 %6, 1
  %19 = and i32 %18, 504
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.__half, ptr %17, i64 %20
  %22 = addrspacecast ptr %21 to ptr addrspace(3)
  %23 = ptrtoint ptr addrspace(3) %22 to i64
  %24 = trunc i64 %23 to i32
  %25 = and i32 %6, 7
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sb to ptr), i64 %26
  %28 = and i32 %6, 8
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.__half, ptr %27, i64 %29
  %31 = addrspacecast ptr %30 to ptr addrspace(3)
  %32 = ptrtoint ptr addrspace(3) %31 to i64
  %33 = trunc i64 %32 to i32
  %34 = and i32 %6, 15
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sa to ptr), i64 %35
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sb to ptr), i64 %37
  br label %39

39:                                               ; preds = %12, %84
  %40 = phi float [ 0.000000e+00, %12 ], [ %94, %84 ]
  %41 = phi float [ 0.000000e+00, %12 ], [ %95, %84 ]
  %42 = phi float [ 0.000000e+00, %12 ], [ %96, %84 ]
  %43 = phi float [ 0.000000e+00, %12 ], [ %97, %84 ]
  %44 = phi i32 [ 0, %12 ], [ %98, %84 ]
  br i1 %13, label %45, label %68

45:                                               ; preds = %39
  %46 = or disjoint i32 %34, %44
  br label %71

47:                                               ; preds = %84, %5
  %48 = phi float [ 0.000000e+00, %5 ], [ %97, %84 ]
  %49 = phi float [ 0.000000e+00, %5 ], [ %96, %84 ]
  %50 = phi float [ 0.000000e+00, %5 ], [ %95, %84 ]
  %51 = phi float [ 0.000000e+00, %5 ], [ %94, %84 ]
  %52 = lshr i32 %6, 2
  %53 = add nuw nsw i32 %8, %52
  %54 = mul nsw i32 %3, %53
  %55 = shl nuw nsw i32 %6, 1
  %56 = and i32 %55, 6
  %57 = or disjoint i32 %56, %10
  %58 = add i32 %57, %54
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %2, i64 %59
  store float %51, ptr %60, align 4, !tbaa !13
  %61 = getelementptr i8, ptr %60, i64 4
  store float %50, ptr %61, align 4, !tbaa !13
  %62 = add nuw nsw i32 %53, 8
  %63 = mul nsw i32 %3, %62
  %64 = add i32 %57, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %2, i64 %65
  store float %49, ptr %66, align 4, !tbaa !13
  %67 = getelementptr i8, ptr %66, i64 4
  store float %48, ptr %67, align 4, !tbaa !13
  ret void

68:                                               ; preds = %71, %39
  br i1 %14, label %69, label %84

69:                                               ; preds = %68
  %70 = or disjoint i32 %34, %44
  br label %100

71:                                               ; preds = %45, %71
  %72 = phi i32 [ %82, %71 ], [ %6, %45 ]
  %73 = lshr i32 %72, 4
  %74 = add nuw nsw i32 %73, %8
  %75 = mul nuw nsw i32 %74, %4
  %76 = add nuw i32 %46, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.__half, ptr %0, i64 %77
  %79 = zext nneg i32 %73 to i64
  %80 = getelementptr inbounds nuw [16 x %struct.__half], ptr %36, i64 %79
  %81 = load i16, ptr %78, align 2, !tbaa !7
  store i16 %81, ptr %80, align 2, !tbaa !7
  %82 = add nuw nsw i32 %72, 32
  %83 = icmp samesign ult i32 %72, 224
  br i1 %83, label %71, label %68, !llvm.loop !15

84:                                               ; preds = %100, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %24) #8, !srcloc !17
  %86 = extractvalue { i32, i32, i32, i32 } %85, 0
  %87 = extractvalue { i32, i32, i32, i32 } %85, 1
  %88 = extractvalue { i32, i32, i32, i32 } %85, 2
  %89 = extractvalue { i32, i32, i32, i32 } %85, 3
  %90 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %33) #8, !srcloc !18
  %91 = extractvalue { i32, i32 } %90, 0
  %92 = extractvalue { i32, i32 } %90, 1
  %93 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %86, i32 %87, i32 %88, i32 %89, i32 %91, i32 %92, float %40, float %41, float %42, float %43) #8, !srcloc !19
  %94 = extractvalue { float, float, float, float } %93, 0
  %95 = extractvalue { float, float, float, float } %93, 1
  %96 = extractvalue { float, float, float, float } %93, 2
  %97 = extractvalue { float, float, float, float } %93, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = add nuw nsw i32 %44, 16
  %99 = icmp slt i32 %98, %4
  br i1 %99, label %39, label %47, !llvm.loop !20

100:                                              ; preds = %69, %100
  %101 = phi i32 [ %111, %100 ], [ %6, %69 ]
  %102 = lshr i32 %101, 4
  %103 = add nuw nsw i32 %102, %10
  %104 = mul nsw i32 %103, %4
  %105 = add i32 %70, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds %struct.__half, ptr %1, i64 %106
  %108 = zext nneg i32 %102 to i64
  %109 = getelementptr inbounds nuw [16 x %struct.__half], ptr %38, i64 %108
  %110 = load i16, ptr %107, align 2, !tbaa !7
  store i16 %110, ptr %109, align 2, !tbaa !7
  %111 = add nuw nsw i32 %101, 32
  %112 = icmp samesign ult i32 %101, 96
  br i1 %112, label %100, label %84, !llvm.loop !21
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12wmma_productPK6__halfS1_PKfPfiiff(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = lshr i32 %15, 1
  %17 = and i32 %16, 2147483632
  %18 = icmp sgt i32 %5, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %8
  %20 = zext nneg i32 %17 to i64
  br label %27

21:                                               ; preds = %8
  %22 = mul nuw nsw i32 %5, %10
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %23
  %25 = zext nneg i32 %17 to i64
  %26 = getelementptr %struct.__half, ptr %1, i64 %25
  br label %76

27:                                               ; preds = %76, %19
  %28 = phi i64 [ %20, %19 ], [ %25, %76 ]
  %29 = phi float [ 0.000000e+00, %19 ], [ %117, %76 ]
  %30 = phi float [ 0.000000e+00, %19 ], [ %116, %76 ]
  %31 = phi float [ 0.000000e+00, %19 ], [ %115, %76 ]
  %32 = phi float [ 0.000000e+00, %19 ], [ %114, %76 ]
  %33 = phi float [ 0.000000e+00, %19 ], [ %113, %76 ]
  %34 = phi float [ 0.000000e+00, %19 ], [ %112, %76 ]
  %35 = phi float [ 0.000000e+00, %19 ], [ %111, %76 ]
  %36 = phi float [ 0.000000e+00, %19 ], [ %110, %76 ]
  %37 = mul nsw i32 %4, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %2, i64 %38
  %40 = getelementptr inbounds nuw float, ptr %39, i64 %28
  %41 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr %40, i32 %4)
  %42 = extractvalue { float, float, float, float, float, float, float, float } %41, 0
  %43 = extractvalue { float, float, float, float, float, float, float, float } %41, 1
  %44 = extractvalue { float, float, float, float, float, float, float, float } %41, 2
  %45 = extractvalue { float, float, float, float, float, float, float, float } %41, 3
  %46 = extractvalue { float, float, float, float, float, float, float, float } %41, 4
  %47 = extractvalue { float, float, float, float, float, float, float, float } %41, 5
  %48 = extractvalue { float, float, float, float, float, float, float, float } %41, 6
  %49 = extractvalue { float, float, float, float, float, float, float, float } %41, 7
  %50 = fmul contract float %6, %36
  %51 = fmul contract float %7, %42
  %52 = fadd contract float %50, %51
  %53 = fmul contract float %6, %35
  %54 = fmul contract float %7, %43
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %6, %34
  %57 = fmul contract float %7, %44
  %58 = fadd contract float %56, %57
  %59 = fmul contract float %6, %33
  %60 = fmul contract float %7, %45
  %61 = fadd contract float %59, %60
  %62 = fmul contract float %6, %32
  %63 = fmul contract float %7, %46
  %64 = fadd contract float %62, %63
  %65 = fmul contract float %6, %31
  %66 = fmul contract float %7, %47
  %67 = fadd contract float %65, %66
  %68 = fmul contract float %6, %30
  %69 = fmul contract float %7, %48
  %70 = fadd contract float %68, %69
  %71 = fmul contract float %6, %29
  %72 = fmul contract float %7, %49
  %73 = fadd contract float %71, %72
  %74 = getelementptr inbounds float, ptr %3, i64 %38
  %75 = getelementptr inbounds nuw float, ptr %74, i64 %28
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %75, float %52, float %55, float %58, float %61, float %64, float %67, float %70, float %73, i32 %4)
  ret void

76:                                               ; preds = %21, %76
  %77 = phi float [ 0.000000e+00, %21 ], [ %117, %76 ]
  %78 = phi float [ 0.000000e+00, %21 ], [ %116, %76 ]
  %79 = phi float [ 0.000000e+00, %21 ], [ %115, %76 ]
  %80 = phi float [ 0.000000e+00, %21 ], [ %114, %76 ]
  %81 = phi float [ 0.000000e+00, %21 ], [ %113, %76 ]
  %82 = phi float [ 0.000000e+00, %21 ], [ %112, %76 ]
  %83 = phi float [ 0.000000e+00, %21 ], [ %111, %76 ]
  %84 = phi i32 [ 0, %21 ], [ %118, %76 ]
  %85 = phi float [ 0.000000e+00, %21 ], [ %110, %76 ]
  %86 = zext nneg i32 %84 to i64
  %87 = getelementptr inbounds nuw %struct.__half, ptr %24, i64 %86
  %88 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %87, i32 %5)
  %89 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 0
  %90 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 1
  %91 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 2
  %92 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 3
  %93 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 4
  %94 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 5
  %95 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 6
  %96 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 7
  %97 = mul nsw i32 %84, %4
  %98 = sext i32 %97 to i64
  %99 = getelementptr %struct.__half, ptr %26, i64 %98
  %100 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %99, i32 %4)
  %101 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 0
  %102 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 1
  %103 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 2
  %104 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 3
  %105 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 4
  %106 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 5
  %107 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 6
  %108 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %100, 7
  %109 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %89, <2 x half> %90, <2 x half> %91, <2 x half> %92, <2 x half> %93, <2 x half> %94, <2 x half> %95, <2 x half> %96, <2 x half> %101, <2 x half> %102, <2 x half> %103, <2 x half> %104, <2 x half> %105, <2 x half> %106, <2 x half> %107, <2 x half> %108, float %85, float %83, float %82, float %81, float %80, float %79, float %78, float %77)
  %110 = extractvalue { float, float, float, float, float, float, float, float } %109, 0
  %111 = extractvalue { float, float, float, float, float, float, float, float } %109, 1
  %112 = extractvalue { float, float, float, float, float, float, float, float } %109, 2
  %113 = extractvalue { float, float, float, float, float, float, float, float } %109, 3
  %114 = extractvalue { float, float, float, float, float, float, float, float } %109, 4
  %115 = extractvalue { float, float, float, float, float, float, float, float } %109, 5
  %116 = extractvalue { float, float, float, float, float, float, float, float } %109, 6
  %117 = extractvalue { float, float, float, float, float, float, float, float } %109, 7
  %118 = add nuw nsw i32 %84, 16
  %119 = icmp slt i32 %118, %5
  br i1 %119, label %76, label %27, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nounwind memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"_Float16", !5, i64 0}
!9 = !{i64 377}
!10 = !{i64 913}
!11 = !{i64 1390}
!12 = !{i64 1736}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{i64 2673}
!18 = !{i64 2883}
!19 = !{i64 3050}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
