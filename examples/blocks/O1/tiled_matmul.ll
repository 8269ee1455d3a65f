; ModuleID = 'tiled_matmul.cu'
source_filename = "tiled_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ5tilesILi16EEvPKfS1_PfiE2As = comdat any

$_ZZ5tilesILi16EEvPKfS1_PfiE2Bs = comdat any

$_ZZ5tilesILi32EEvPKfS1_PfiE2As = comdat any

$_ZZ5tilesILi32EEvPKfS1_PfiE2Bs = comdat any

$_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As = comdat any

$_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs = comdat any

$_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As = comdat any

$_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs = comdat any

@_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [2 x [16 x [16 x float]]] undef, align 4
@_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [2 x [16 x [16 x float]]] undef, align 4
@_ZZ5tilesILi16EEvPKfS1_PfiE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ5tilesILi16EEvPKfS1_PfiE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ5tilesILi32EEvPKfS1_PfiE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ5tilesILi32EEvPKfS1_PfiE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_tile16PKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %8 = shl nuw nsw i32 %7, 4, !dbg !26
  %9 = add nuw nsw i32 %8, %6, !dbg !27
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %11 = shl i32 %10, 4, !dbg !31
  %12 = add i32 %11, %5, !dbg !32
  %13 = sdiv i32 %3, 16
  %14 = icmp sgt i32 %3, 15, !dbg !33
  br i1 %14, label %15, label %135, !dbg !34

15:                                               ; preds = %4
  %16 = mul nuw nsw i32 %3, %9
  %17 = add nuw i32 %16, %5
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2As to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2Bs to ptr), i64 %18
  %23 = getelementptr inbounds nuw float, ptr %22, i64 %20
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2Bs to ptr), i64 %20
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 448
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 512
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 36
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 576
  %43 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 640
  %45 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %46 = getelementptr inbounds nuw i8, ptr %24, i64 704
  %47 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 768
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %50 = getelementptr inbounds nuw i8, ptr %24, i64 832
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %52 = getelementptr inbounds nuw i8, ptr %24, i64 896
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 60
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 960
  br label %55, !dbg !34

55:                                               ; preds = %55, %15
  %56 = phi i32 [ 0, %15 ], [ %133, %55 ]
  %57 = phi float [ 0.000000e+00, %15 ], [ %132, %55 ]
  %58 = shl nsw i32 %56, 4, !dbg !35
  %59 = add i32 %17, %58, !dbg !36
  %60 = sext i32 %59 to i64, !dbg !37
  %61 = getelementptr inbounds float, ptr %0, i64 %60, !dbg !37
  %62 = load float, ptr %61, align 4, !dbg !37, !tbaa !38
  store float %62, ptr %21, align 4, !dbg !40, !tbaa !38
  %63 = add nuw nsw i32 %58, %6, !dbg !41
  %64 = mul nuw nsw i32 %63, %3, !dbg !42
  %65 = add nsw i32 %64, %12, !dbg !43
  %66 = sext i32 %65 to i64, !dbg !44
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !44
  %68 = load float, ptr %67, align 4, !dbg !44, !tbaa !38
  store float %68, ptr %23, align 4, !dbg !45, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %69 = load float, ptr %19, align 4, !dbg !47, !tbaa !38
  %70 = load float, ptr %24, align 4, !dbg !48, !tbaa !38
  %71 = fmul contract float %69, %70, !dbg !49
  %72 = fadd contract float %57, %71, !dbg !50
  %73 = load float, ptr %25, align 4, !dbg !47, !tbaa !38
  %74 = load float, ptr %26, align 4, !dbg !48, !tbaa !38
  %75 = fmul contract float %73, %74, !dbg !49
  %76 = fadd contract float %72, %75, !dbg !50
  %77 = load float, ptr %27, align 4, !dbg !47, !tbaa !38
  %78 = load float, ptr %28, align 4, !dbg !48, !tbaa !38
  %79 = fmul contract float %77, %78, !dbg !49
  %80 = fadd contract float %76, %79, !dbg !50
  %81 = load float, ptr %29, align 4, !dbg !47, !tbaa !38
  %82 = load float, ptr %30, align 4, !dbg !48, !tbaa !38
  %83 = fmul contract float %81, %82, !dbg !49
  %84 = fadd contract float %80, %83, !dbg !50
  %85 = load float, ptr %31, align 4, !dbg !47, !tbaa !38
  %86 = load float, ptr %32, align 4, !dbg !48, !tbaa !38
  %87 = fmul contract float %85, %86, !dbg !49
  %88 = fadd contract float %84, %87, !dbg !50
  %89 = load float, ptr %33, align 4, !dbg !47, !tbaa !38
  %90 = load float, ptr %34, align 4, !dbg !48, !tbaa !38
  %91 = fmul contract float %89, %90, !dbg !49
  %92 = fadd contract float %88, %91, !dbg !50
  %93 = load float, ptr %35, align 4, !dbg !47, !tbaa !38
  %94 = load float, ptr %36, align 4, !dbg !48, !tbaa !38
  %95 = fmul contract float %93, %94, !dbg !49
  %96 = fadd contract float %92, %95, !dbg !50
  %97 = load float, ptr %37, align 4, !dbg !47, !tbaa !38
  %98 = load float, ptr %38, align 4, !dbg !48, !tbaa !38
  %99 = fmul contract float %97, %98, !dbg !49
  %100 = fadd contract float %96, %99, !dbg !50
  %101 = load float, ptr %39, align 4, !dbg !47, !tbaa !38
  %102 = load float, ptr %40, align 4, !dbg !48, !tbaa !38
  %103 = fmul contract float %101, %102, !dbg !49
  %104 = fadd contract float %100, %103, !dbg !50
  %105 = load float, ptr %41, align 4, !dbg !47, !tbaa !38
  %106 = load float, ptr %42, align 4, !dbg !48, !tbaa !38
  %107 = fmul contract float %105, %106, !dbg !49
  %108 = fadd contract float %104, %107, !dbg !50
  %109 = load float, ptr %43, align 4, !dbg !47, !tbaa !38
  %110 = load float, ptr %44, align 4, !dbg !48, !tbaa !38
  %111 = fmul contract float %109, %110, !dbg !49
  %112 = fadd contract float %108, %111, !dbg !50
  %113 = load float, ptr %45, align 4, !dbg !47, !tbaa !38
  %114 = load float, ptr %46, align 4, !dbg !48, !tbaa !38
  %115 = fmul contract float %113, %114, !dbg !49
  %116 = fadd contract float %112, %115, !dbg !50
  %117 = load float, ptr %47, align 4, !dbg !47, !tbaa !38
  %118 = load float, ptr %48, align 4, !dbg !48, !tbaa !38
  %119 = fmul contract float %117, %118, !dbg !49
  %120 = fadd contract float %116, %119, !dbg !50
  %121 = load float, ptr %49, align 4, !dbg !47, !tbaa !38
  %122 = load float, ptr %50, align 4, !dbg !48, !tbaa !38
  %123 = fmul contract float %121, %122, !dbg !49
  %124 = fadd contract float %120, %123, !dbg !50
  %125 = load float, ptr %51, align 4, !dbg !47, !tbaa !38
  %126 = load float, ptr %52, align 4, !dbg !48, !tbaa !38
  %127 = fmul contract float %125, %126, !dbg !49
  %128 = fadd contract float %124, %127, !dbg !50
  %129 = load float, ptr %53, align 4, !dbg !47, !tbaa !38
  %130 = load float, ptr %54, align 4, !dbg !48, !tbaa !38
  %131 = fmul contract float %129, %130, !dbg !49
  %132 = fadd contract float %128, %131, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %133 = add nuw nsw i32 %56, 1, !dbg !52
  %134 = icmp eq i32 %133, %13, !dbg !33
  br i1 %134, label %135, label %55, !dbg !34, !llvm.loop !53

135:                                              ; preds = %55, %4
  %136 = phi float [ 0.000000e+00, %4 ], [ %132, %55 ], !dbg !57
  %137 = mul nsw i32 %3, %9, !dbg !58
  %138 = add nsw i32 %137, %12, !dbg !59
  %139 = sext i32 %138 to i64, !dbg !60
  %140 = getelementptr inbounds float, ptr %2, i64 %139, !dbg !60
  store float %136, ptr %140, align 4, !dbg !61, !tbaa !38
  ret void, !dbg !62
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_tile32PKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !63 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %8 = shl nuw nsw i32 %7, 5, !dbg !72
  %9 = add nuw nsw i32 %8, %6, !dbg !73
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %11 = shl i32 %10, 5, !dbg !76
  %12 = add i32 %11, %5, !dbg !77
  %13 = sdiv i32 %3, 32
  %14 = icmp sgt i32 %3, 31, !dbg !78
  br i1 %14, label %15, label %231, !dbg !79

15:                                               ; preds = %4
  %16 = mul nuw nsw i32 %3, %9
  %17 = add nuw i32 %16, %5
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2As to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2Bs to ptr), i64 %18
  %23 = getelementptr inbounds nuw float, ptr %22, i64 %20
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2Bs to ptr), i64 %20
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 512
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 640
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 768
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 896
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 1024
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 36
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 1152
  %43 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 1280
  %45 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %46 = getelementptr inbounds nuw i8, ptr %24, i64 1408
  %47 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 1536
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %50 = getelementptr inbounds nuw i8, ptr %24, i64 1664
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %52 = getelementptr inbounds nuw i8, ptr %24, i64 1792
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 60
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 1920
  %55 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 2048
  %57 = getelementptr inbounds nuw i8, ptr %19, i64 68
  %58 = getelementptr inbounds nuw i8, ptr %24, i64 2176
  %59 = getelementptr inbounds nuw i8, ptr %19, i64 72
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 2304
  %61 = getelementptr inbounds nuw i8, ptr %19, i64 76
  %62 = getelementptr inbounds nuw i8, ptr %24, i64 2432
  %63 = getelementptr inbounds nuw i8, ptr %19, i64 80
  %64 = getelementptr inbounds nuw i8, ptr %24, i64 2560
  %65 = getelementptr inbounds nuw i8, ptr %19, i64 84
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 2688
  %67 = getelementptr inbounds nuw i8, ptr %19, i64 88
  %68 = getelementptr inbounds nuw i8, ptr %24, i64 2816
  %69 = getelementptr inbounds nuw i8, ptr %19, i64 92
  %70 = getelementptr inbounds nuw i8, ptr %24, i64 2944
  %71 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %72 = getelementptr inbounds nuw i8, ptr %24, i64 3072
  %73 = getelementptr inbounds nuw i8, ptr %19, i64 100
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 3200
  %75 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 3328
  %77 = getelementptr inbounds nuw i8, ptr %19, i64 108
  %78 = getelementptr inbounds nuw i8, ptr %24, i64 3456
  %79 = getelementptr inbounds nuw i8, ptr %19, i64 112
  %80 = getelementptr inbounds nuw i8, ptr %24, i64 3584
  %81 = getelementptr inbounds nuw i8, ptr %19, i64 116
  %82 = getelementptr inbounds nuw i8, ptr %24, i64 3712
  %83 = getelementptr inbounds nuw i8, ptr %19, i64 120
  %84 = getelementptr inbounds nuw i8, ptr %24, i64 3840
  %85 = getelementptr inbounds nuw i8, ptr %19, i64 124
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 3968
  br label %87, !dbg !79

87:                                               ; preds = %87, %15
  %88 = phi i32 [ 0, %15 ], [ %229, %87 ]
  %89 = phi float [ 0.000000e+00, %15 ], [ %228, %87 ]
  %90 = shl nsw i32 %88, 5, !dbg !80
  %91 = add i32 %17, %90, !dbg !81
  %92 = sext i32 %91 to i64, !dbg !82
  %93 = getelementptr inbounds float, ptr %0, i64 %92, !dbg !82
  %94 = load float, ptr %93, align 4, !dbg !82, !tbaa !38
  store float %94, ptr %21, align 4, !dbg !83, !tbaa !38
  %95 = add nuw nsw i32 %90, %6, !dbg !84
  %96 = mul nuw nsw i32 %95, %3, !dbg !85
  %97 = add nsw i32 %96, %12, !dbg !86
  %98 = sext i32 %97 to i64, !dbg !87
  %99 = getelementptr inbounds float, ptr %1, i64 %98, !dbg !87
  %100 = load float, ptr %99, align 4, !dbg !87, !tbaa !38
  store float %100, ptr %23, align 4, !dbg !88, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !89
  %101 = load float, ptr %19, align 4, !dbg !90, !tbaa !38
  %102 = load float, ptr %24, align 4, !dbg !91, !tbaa !38
  %103 = fmul contract float %101, %102, !dbg !92
  %104 = fadd contract float %89, %103, !dbg !93
  %105 = load float, ptr %25, align 4, !dbg !90, !tbaa !38
  %106 = load float, ptr %26, align 4, !dbg !91, !tbaa !38
  %107 = fmul contract float %105, %106, !dbg !92
  %108 = fadd contract float %104, %107, !dbg !93
  %109 = load float, ptr %27, align 4, !dbg !90, !tbaa !38
  %110 = load float, ptr %28, align 4, !dbg !91, !tbaa !38
  %111 = fmul contract float %109, %110, !dbg !92
  %112 = fadd contract float %108, %111, !dbg !93
  %113 = load float, ptr %29, align 4, !dbg !90, !tbaa !38
  %114 = load float, ptr %30, align 4, !dbg !91, !tbaa !38
  %115 = fmul contract float %113, %114, !dbg !92
  %116 = fadd contract float %112, %115, !dbg !93
  %117 = load float, ptr %31, align 4, !dbg !90, !tbaa !38
  %118 = load float, ptr %32, align 4, !dbg !91, !tbaa !38
  %119 = fmul contract float %117, %118, !dbg !92
  %120 = fadd contract float %116, %119, !dbg !93
  %121 = load float, ptr %33, align 4, !dbg !90, !tbaa !38
  %122 = load float, ptr %34, align 4, !dbg !91, !tbaa !38
  %123 = fmul contract float %121, %122, !dbg !92
  %124 = fadd contract float %120, %123, !dbg !93
  %125 = load float, ptr %35, align 4, !dbg !90, !tbaa !38
  %126 = load float, ptr %36, align 4, !dbg !91, !tbaa !38
  %127 = fmul contract float %125, %126, !dbg !92
  %128 = fadd contract float %124, %127, !dbg !93
  %129 = load float, ptr %37, align 4, !dbg !90, !tbaa !38
  %130 = load float, ptr %38, align 4, !dbg !91, !tbaa !38
  %131 = fmul contract float %129, %130, !dbg !92
  %132 = fadd contract float %128, %131, !dbg !93
  %133 = load float, ptr %39, align 4, !dbg !90, !tbaa !38
  %134 = load float, ptr %40, align 4, !dbg !91, !tbaa !38
  %135 = fmul contract float %133, %134, !dbg !92
  %136 = fadd contract float %132, %135, !dbg !93
  %137 = load float, ptr %41, align 4, !dbg !90, !tbaa !38
  %138 = load float, ptr %42, align 4, !dbg !91, !tbaa !38
  %139 = fmul contract float %137, %138, !dbg !92
  %140 = fadd contract float %136, %139, !dbg !93
  %141 = load float, ptr %43, align 4, !dbg !90, !tbaa !38
  %142 = load float, ptr %44, align 4, !dbg !91, !tbaa !38
  %143 = fmul contract float %141, %142, !dbg !92
  %144 = fadd contract float %140, %143, !dbg !93
  %145 = load float, ptr %45, align 4, !dbg !90, !tbaa !38
  %146 = load float, ptr %46, align 4, !dbg !91, !tbaa !38
  %147 = fmul contract float %145, %146, !dbg !92
  %148 = fadd contract float %144, %147, !dbg !93
  %149 = load float, ptr %47, align 4, !dbg !90, !tbaa !38
  %150 = load float, ptr %48, align 4, !dbg !91, !tbaa !38
  %151 = fmul contract float %149, %150, !dbg !92
  %152 = fadd contract float %148, %151, !dbg !93
  %153 = load float, ptr %49, align 4, !dbg !90, !tbaa !38
  %154 = load float, ptr %50, align 4, !dbg !91, !tbaa !38
  %155 = fmul contract float %153, %154, !dbg !92
  %156 = fadd contract float %152, %155, !dbg !93
  %157 = load float, ptr %51, align 4, !dbg !90, !tbaa !38
  %158 = load float, ptr %52, align 4, !dbg !91, !tbaa !38
  %159 = fmul contract float %157, %158, !dbg !92
  %160 = fadd contract float %156, %159, !dbg !93
  %161 = load float, ptr %53, align 4, !dbg !90, !tbaa !38
  %162 = load float, ptr %54, align 4, !dbg !91, !tbaa !38
  %163 = fmul contract float %161, %162, !dbg !92
  %164 = fadd contract float %160, %163, !dbg !93
  %165 = load float, ptr %55, align 4, !dbg !90, !tbaa !38
  %166 = load float, ptr %56, align 4, !dbg !91, !tbaa !38
  %167 = fmul contract float %165, %166, !dbg !92
  %168 = fadd contract float %164, %167, !dbg !93
  %169 = load float, ptr %57, align 4, !dbg !90, !tbaa !38
  %170 = load float, ptr %58, align 4, !dbg !91, !tbaa !38
  %171 = fmul contract float %169, %170, !dbg !92
  %172 = fadd contract float %168, %171, !dbg !93
  %173 = load float, ptr %59, align 4, !dbg !90, !tbaa !38
  %174 = load float, ptr %60, align 4, !dbg !91, !tbaa !38
  %175 = fmul contract float %173, %174, !dbg !92
  %176 = fadd contract float %172, %175, !dbg !93
  %177 = load float, ptr %61, align 4, !dbg !90, !tbaa !38
  %178 = load float, ptr %62, align 4, !dbg !91, !tbaa !38
  %179 = fmul contract float %177, %178, !dbg !92
  %180 = fadd contract float %176, %179, !dbg !93
  %181 = load float, ptr %63, align 4, !dbg !90, !tbaa !38
  %182 = load float, ptr %64, align 4, !dbg !91, !tbaa !38
  %183 = fmul contract float %181, %182, !dbg !92
  %184 = fadd contract float %180, %183, !dbg !93
  %185 = load float, ptr %65, align 4, !dbg !90, !tbaa !38
  %186 = load float, ptr %66, align 4, !dbg !91, !tbaa !38
  %187 = fmul contract float %185, %186, !dbg !92
  %188 = fadd contract float %184, %187, !dbg !93
  %189 = load float, ptr %67, align 4, !dbg !90, !tbaa !38
  %190 = load float, ptr %68, align 4, !dbg !91, !tbaa !38
  %191 = fmul contract float %189, %190, !dbg !92
  %192 = fadd contract float %188, %191, !dbg !93
  %193 = load float, ptr %69, align 4, !dbg !90, !tbaa !38
  %194 = load float, ptr %70, align 4, !dbg !91, !tbaa !38
  %195 = fmul contract float %193, %194, !dbg !92
  %196 = fadd contract float %192, %195, !dbg !93
  %197 = load float, ptr %71, align 4, !dbg !90, !tbaa !38
  %198 = load float, ptr %72, align 4, !dbg !91, !tbaa !38
  %199 = fmul contract float %197, %198, !dbg !92
  %200 = fadd contract float %196, %199, !dbg !93
  %201 = load float, ptr %73, align 4, !dbg !90, !tbaa !38
  %202 = load float, ptr %74, align 4, !dbg !91, !tbaa !38
  %203 = fmul contract float %201, %202, !dbg !92
  %204 = fadd contract float %200, %203, !dbg !93
  %205 = load float, ptr %75, align 4, !dbg !90, !tbaa !38
  %206 = load float, ptr %76, align 4, !dbg !91, !tbaa !38
  %207 = fmul contract float %205, %206, !dbg !92
  %208 = fadd contract float %204, %207, !dbg !93
  %209 = load float, ptr %77, align 4, !dbg !90, !tbaa !38
  %210 = load float, ptr %78, align 4, !dbg !91, !tbaa !38
  %211 = fmul contract float %209, %210, !dbg !92
  %212 = fadd contract float %208, %211, !dbg !93
  %213 = load float, ptr %79, align 4, !dbg !90, !tbaa !38
  %214 = load float, ptr %80, align 4, !dbg !91, !tbaa !38
  %215 = fmul contract float %213, %214, !dbg !92
  %216 = fadd contract float %212, %215, !dbg !93
  %217 = load float, ptr %81, align 4, !dbg !90, !tbaa !38
  %218 = load float, ptr %82, align 4, !dbg !91, !tbaa !38
  %219 = fmul contract float %217, %218, !dbg !92
  %220 = fadd contract float %216, %219, !dbg !93
  %221 = load float, ptr %83, align 4, !dbg !90, !tbaa !38
  %222 = load float, ptr %84, align 4, !dbg !91, !tbaa !38
  %223 = fmul contract float %221, %222, !dbg !92
  %224 = fadd contract float %220, %223, !dbg !93
  %225 = load float, ptr %85, align 4, !dbg !90, !tbaa !38
  %226 = load float, ptr %86, align 4, !dbg !91, !tbaa !38
  %227 = fmul contract float %225, %226, !dbg !92
  %228 = fadd contract float %224, %227, !dbg !93
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  %229 = add nuw nsw i32 %88, 1, !dbg !95
  %230 = icmp eq i32 %229, %13, !dbg !78
  br i1 %230, label %231, label %87, !dbg !79, !llvm.loop !96

231:                                              ; preds = %87, %4
  %232 = phi float [ 0.000000e+00, %4 ], [ %228, %87 ], !dbg !98
  %233 = mul nsw i32 %3, %9, !dbg !99
  %234 = add nsw i32 %233, %12, !dbg !100
  %235 = sext i32 %234 to i64, !dbg !101
  %236 = getelementptr inbounds float, ptr %2, i64 %235, !dbg !101
  store float %232, ptr %236, align 4, !dbg !102, !tbaa !38
  ret void, !dbg !103
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z21matmul_tile16_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !104 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !105
  %8 = shl nuw nsw i32 %7, 4, !dbg !109
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110
  %10 = add nuw nsw i32 %8, %9, !dbg !112
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %12 = shl i32 %11, 4, !dbg !115
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %14 = add i32 %12, %13, !dbg !118
  %15 = icmp sgt i32 %5, 0, !dbg !119
  br i1 %15, label %16, label %30, !dbg !120

16:                                               ; preds = %6
  %17 = add nuw nsw i32 %5, 15
  %18 = lshr i32 %17, 4
  %19 = icmp slt i32 %10, %3
  %20 = mul nuw nsw i32 %5, %10
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As to ptr), i64 %21
  %23 = zext nneg i32 %13 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = icmp slt i32 %14, %4
  %26 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs to ptr), i64 %21
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs to ptr), i64 %23
  %29 = tail call i32 @llvm.smax.i32(i32 %18, i32 1), !dbg !120
  br label %35, !dbg !120

30:                                               ; preds = %60, %6
  %31 = phi float [ 0.000000e+00, %6 ], [ %72, %60 ], !dbg !121
  %32 = icmp slt i32 %10, %3, !dbg !122
  %33 = icmp slt i32 %14, %4
  %34 = and i1 %32, %33, !dbg !123
  br i1 %34, label %75, label %80, !dbg !123

35:                                               ; preds = %60, %16
  %36 = phi float [ 0.000000e+00, %16 ], [ %72, %60 ]
  %37 = phi i32 [ 0, %16 ], [ %61, %60 ]
  %38 = shl nsw i32 %37, 4, !dbg !124
  %39 = add nuw i32 %38, %13, !dbg !125
  %40 = add nuw i32 %38, %9, !dbg !126
  %41 = icmp slt i32 %39, %5
  %42 = select i1 %19, i1 %41, i1 false, !dbg !127
  br i1 %42, label %43, label %48, !dbg !127

43:                                               ; preds = %35
  %44 = add nsw i32 %39, %20, !dbg !128
  %45 = sext i32 %44 to i64, !dbg !129
  %46 = getelementptr inbounds float, ptr %0, i64 %45, !dbg !129
  %47 = load float, ptr %46, align 4, !dbg !129, !tbaa !38
  br label %48, !dbg !130

48:                                               ; preds = %43, %35
  %49 = phi contract float [ %47, %43 ], [ 0.000000e+00, %35 ], !dbg !130
  store float %49, ptr %24, align 4, !dbg !131, !tbaa !38
  %50 = icmp slt i32 %40, %5, !dbg !132
  %51 = and i1 %25, %50, !dbg !133
  br i1 %51, label %52, label %58, !dbg !133

52:                                               ; preds = %48
  %53 = mul nsw i32 %40, %4, !dbg !134
  %54 = add nsw i32 %53, %14, !dbg !135
  %55 = sext i32 %54 to i64, !dbg !136
  %56 = getelementptr inbounds float, ptr %1, i64 %55, !dbg !136
  %57 = load float, ptr %56, align 4, !dbg !136, !tbaa !38
  br label %58, !dbg !137

58:                                               ; preds = %52, %48
  %59 = phi contract float [ %57, %52 ], [ 0.000000e+00, %48 ], !dbg !137
  store float %59, ptr %27, align 4, !dbg !138, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  br label %63, !dbg !140

60:                                               ; preds = %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !141
  %61 = add nuw nsw i32 %37, 1, !dbg !142
  %62 = icmp eq i32 %61, %29, !dbg !119
  br i1 %62, label %30, label %35, !dbg !120, !llvm.loop !143

63:                                               ; preds = %63, %58
  %64 = phi i32 [ 0, %58 ], [ %73, %63 ]
  %65 = phi float [ %36, %58 ], [ %72, %63 ]
  %66 = zext nneg i32 %64 to i64, !dbg !145
  %67 = getelementptr inbounds nuw float, ptr %22, i64 %66, !dbg !145
  %68 = load float, ptr %67, align 4, !dbg !145, !tbaa !38
  %69 = getelementptr inbounds nuw [16 x float], ptr %28, i64 %66, !dbg !146
  %70 = load float, ptr %69, align 4, !dbg !146, !tbaa !38
  %71 = fmul contract float %68, %70, !dbg !147
  %72 = fadd contract float %65, %71, !dbg !148
  %73 = add nuw nsw i32 %64, 1, !dbg !149
  %74 = icmp eq i32 %73, 16, !dbg !150
  br i1 %74, label %60, label %63, !dbg !140, !llvm.loop !151

75:                                               ; preds = %30
  %76 = mul nsw i32 %4, %10, !dbg !153
  %77 = add nsw i32 %76, %14, !dbg !154
  %78 = sext i32 %77 to i64, !dbg !155
  %79 = getelementptr inbounds float, ptr %2, i64 %78, !dbg !155
  store float %31, ptr %79, align 4, !dbg !156, !tbaa !38
  br label %80, !dbg !155

80:                                               ; preds = %30, %75
  ret void, !dbg !157
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z21matmul_tile32_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !158 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159
  %8 = shl nuw nsw i32 %7, 5, !dbg !163
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !164
  %10 = add nuw nsw i32 %8, %9, !dbg !166
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %12 = shl i32 %11, 5, !dbg !169
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %14 = add i32 %12, %13, !dbg !172
  %15 = icmp sgt i32 %5, 0, !dbg !173
  br i1 %15, label %16, label %30, !dbg !174

16:                                               ; preds = %6
  %17 = add nuw nsw i32 %5, 31
  %18 = lshr i32 %17, 5
  %19 = icmp slt i32 %10, %3
  %20 = mul nuw nsw i32 %5, %10
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As to ptr), i64 %21
  %23 = zext nneg i32 %13 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = icmp slt i32 %14, %4
  %26 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs to ptr), i64 %21
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs to ptr), i64 %23
  %29 = tail call i32 @llvm.smax.i32(i32 %18, i32 1), !dbg !174
  br label %35, !dbg !174

30:                                               ; preds = %60, %6
  %31 = phi float [ 0.000000e+00, %6 ], [ %72, %60 ], !dbg !175
  %32 = icmp slt i32 %10, %3, !dbg !176
  %33 = icmp slt i32 %14, %4
  %34 = and i1 %32, %33, !dbg !177
  br i1 %34, label %75, label %80, !dbg !177

35:                                               ; preds = %60, %16
  %36 = phi float [ 0.000000e+00, %16 ], [ %72, %60 ]
  %37 = phi i32 [ 0, %16 ], [ %61, %60 ]
  %38 = shl nsw i32 %37, 5, !dbg !178
  %39 = add nuw i32 %38, %13, !dbg !179
  %40 = add nuw i32 %38, %9, !dbg !180
  %41 = icmp slt i32 %39, %5
  %42 = select i1 %19, i1 %41, i1 false, !dbg !181
  br i1 %42, label %43, label %48, !dbg !181

43:                                               ; preds = %35
  %44 = add nsw i32 %39, %20, !dbg !182
  %45 = sext i32 %44 to i64, !dbg !183
  %46 = getelementptr inbounds float, ptr %0, i64 %45, !dbg !183
  %47 = load float, ptr %46, align 4, !dbg !183, !tbaa !38
  br label %48, !dbg !184

48:                                               ; preds = %43, %35
  %49 = phi contract float [ %47, %43 ], [ 0.000000e+00, %35 ], !dbg !184
  store float %49, ptr %24, align 4, !dbg !185, !tbaa !38
  %50 = icmp slt i32 %40, %5, !dbg !186
  %51 = and i1 %25, %50, !dbg !187
  br i1 %51, label %52, label %58, !dbg !187

52:                                               ; preds = %48
  %53 = mul nsw i32 %40, %4, !dbg !188
  %54 = add nsw i32 %53, %14, !dbg !189
  %55 = sext i32 %54 to i64, !dbg !190
  %56 = getelementptr inbounds float, ptr %1, i64 %55, !dbg !190
  %57 = load float, ptr %56, align 4, !dbg !190, !tbaa !38
  br label %58, !dbg !191

58:                                               ; preds = %52, %48
  %59 = phi contract float [ %57, %52 ], [ 0.000000e+00, %48 ], !dbg !191
  store float %59, ptr %27, align 4, !dbg !192, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
  br label %63, !dbg !194

60:                                               ; preds = %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
  %61 = add nuw nsw i32 %37, 1, !dbg !196
  %62 = icmp eq i32 %61, %29, !dbg !173
  br i1 %62, label %30, label %35, !dbg !174, !llvm.loop !197

63:                                               ; preds = %63, %58
  %64 = phi i32 [ 0, %58 ], [ %73, %63 ]
  %65 = phi float [ %36, %58 ], [ %72, %63 ]
  %66 = zext nneg i32 %64 to i64, !dbg !199
  %67 = getelementptr inbounds nuw float, ptr %22, i64 %66, !dbg !199
  %68 = load float, ptr %67, align 4, !dbg !199, !tbaa !38
  %69 = getelementptr inbounds nuw [32 x float], ptr %28, i64 %66, !dbg !200
  %70 = load float, ptr %69, align 4, !dbg !200, !tbaa !38
  %71 = fmul contract float %68, %70, !dbg !201
  %72 = fadd contract float %65, %71, !dbg !202
  %73 = add nuw nsw i32 %64, 1, !dbg !203
  %74 = icmp eq i32 %73, 32, !dbg !204
  br i1 %74, label %60, label %63, !dbg !194, !llvm.loop !205

75:                                               ; preds = %30
  %76 = mul nsw i32 %4, %10, !dbg !207
  %77 = add nsw i32 %76, %14, !dbg !208
  %78 = sext i32 %77 to i64, !dbg !209
  %79 = getelementptr inbounds float, ptr %2, i64 %78, !dbg !209
  store float %31, ptr %79, align 4, !dbg !210, !tbaa !38
  br label %80, !dbg !209

80:                                               ; preds = %30, %75
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z22matmul_double_bufferedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !212 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !215
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !217
  %10 = shl nuw nsw i32 %9, 4, !dbg !219
  %11 = add nuw nsw i32 %10, %8, !dbg !220
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %13 = shl i32 %12, 4, !dbg !223
  %14 = add i32 %13, %7, !dbg !224
  %15 = add nsw i32 %5, 15, !dbg !225
  %16 = sdiv i32 %15, 16, !dbg !226
  %17 = icmp slt i32 %11, %3, !dbg !227
  %18 = icmp slt i32 %7, %5
  %19 = and i1 %17, %18, !dbg !228
  br i1 %19, label %20, label %26, !dbg !228

20:                                               ; preds = %6
  %21 = mul nsw i32 %5, %11, !dbg !229
  %22 = add nuw nsw i32 %21, %7, !dbg !230
  %23 = zext nneg i32 %22 to i64, !dbg !231
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23, !dbg !231
  %25 = load float, ptr %24, align 4, !dbg !231, !tbaa !38
  br label %26, !dbg !232

26:                                               ; preds = %6, %20
  %27 = phi contract float [ %25, %20 ], [ 0.000000e+00, %6 ], !dbg !232
  %28 = zext nneg i32 %8 to i64, !dbg !233
  %29 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 %28, !dbg !233
  %30 = zext nneg i32 %7 to i64, !dbg !233
  %31 = getelementptr inbounds nuw float, ptr %29, i64 %30, !dbg !233
  store float %27, ptr %31, align 4, !dbg !234, !tbaa !38
  %32 = icmp slt i32 %8, %5, !dbg !235
  %33 = icmp slt i32 %14, %4
  %34 = and i1 %33, %32, !dbg !236
  br i1 %34, label %35, label %41, !dbg !236

35:                                               ; preds = %26
  %36 = mul nsw i32 %4, %8, !dbg !237
  %37 = add nsw i32 %36, %14, !dbg !238
  %38 = sext i32 %37 to i64, !dbg !239
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !239
  %40 = load float, ptr %39, align 4, !dbg !239, !tbaa !38
  br label %41, !dbg !240

41:                                               ; preds = %26, %35
  %42 = phi contract float [ %40, %35 ], [ 0.000000e+00, %26 ], !dbg !240
  %43 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 %28, !dbg !241
  %44 = getelementptr inbounds nuw float, ptr %43, i64 %30, !dbg !241
  store float %42, ptr %44, align 4, !dbg !242, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !243
  %45 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 %28, !dbg !244
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %30, !dbg !244
  %47 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 %28, !dbg !244
  %48 = getelementptr inbounds nuw float, ptr %47, i64 %30, !dbg !244
  %49 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 %28, !dbg !244
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 %30, !dbg !244
  %51 = icmp sgt i32 %5, 0, !dbg !245
  br i1 %51, label %52, label %55, !dbg !246

52:                                               ; preds = %41
  %53 = mul nuw nsw i32 %5, %11
  %54 = tail call i32 @llvm.smax.i32(i32 %16, i32 1), !dbg !246
  br label %58, !dbg !246

55:                                               ; preds = %91, %41
  %56 = phi float [ 0.000000e+00, %41 ], [ %188, %91 ], !dbg !247
  %57 = and i1 %17, %33, !dbg !248
  br i1 %57, label %190, label %195, !dbg !248

58:                                               ; preds = %52, %91
  %59 = phi float [ 0.000000e+00, %52 ], [ %188, %91 ]
  %60 = phi i32 [ 0, %52 ], [ %63, %91 ]
  %61 = and i32 %60, 1, !dbg !249
  %62 = xor i32 %61, 1, !dbg !250
  %63 = add nuw nsw i32 %60, 1, !dbg !251
  %64 = icmp slt i32 %63, %16, !dbg !252
  br i1 %64, label %65, label %91, !dbg !252

65:                                               ; preds = %58
  %66 = shl nsw i32 %63, 4, !dbg !253
  %67 = add nuw nsw i32 %66, %7, !dbg !254
  %68 = add nuw nsw i32 %66, %8, !dbg !255
  %69 = icmp slt i32 %67, %5
  %70 = select i1 %17, i1 %69, i1 false, !dbg !256
  br i1 %70, label %71, label %76, !dbg !256

71:                                               ; preds = %65
  %72 = add nuw nsw i32 %67, %53, !dbg !257
  %73 = zext nneg i32 %72 to i64, !dbg !258
  %74 = getelementptr inbounds nuw float, ptr %0, i64 %73, !dbg !258
  %75 = load float, ptr %74, align 4, !dbg !258, !tbaa !38
  br label %76, !dbg !259

76:                                               ; preds = %65, %71
  %77 = phi contract float [ %75, %71 ], [ 0.000000e+00, %65 ], !dbg !259
  %78 = zext nneg i32 %62 to i64, !dbg !260
  %79 = getelementptr inbounds nuw [16 x [16 x float]], ptr %46, i64 %78, !dbg !260
  store float %77, ptr %79, align 4, !dbg !261, !tbaa !38
  %80 = icmp slt i32 %68, %5, !dbg !262
  %81 = and i1 %33, %80, !dbg !263
  br i1 %81, label %82, label %88, !dbg !263

82:                                               ; preds = %76
  %83 = mul nsw i32 %68, %4, !dbg !264
  %84 = add nsw i32 %83, %14, !dbg !265
  %85 = sext i32 %84 to i64, !dbg !266
  %86 = getelementptr inbounds float, ptr %1, i64 %85, !dbg !266
  %87 = load float, ptr %86, align 4, !dbg !266, !tbaa !38
  br label %88, !dbg !267

88:                                               ; preds = %76, %82
  %89 = phi contract float [ %87, %82 ], [ 0.000000e+00, %76 ], !dbg !267
  %90 = getelementptr inbounds nuw [16 x [16 x float]], ptr %48, i64 %78, !dbg !268
  store float %89, ptr %90, align 4, !dbg !269, !tbaa !38
  br label %91, !dbg !270

91:                                               ; preds = %58, %88
  %92 = zext nneg i32 %61 to i64
  %93 = getelementptr inbounds nuw [16 x [16 x float]], ptr %50, i64 %92, !dbg !271
  %94 = getelementptr inbounds nuw [16 x [16 x float]], ptr %49, i64 %92
  %95 = load float, ptr %94, align 4, !dbg !272, !tbaa !38
  %96 = load float, ptr %93, align 4, !dbg !273, !tbaa !38
  %97 = fmul contract float %95, %96, !dbg !274
  %98 = fadd contract float %59, %97, !dbg !275
  %99 = getelementptr inbounds nuw i8, ptr %94, i64 4, !dbg !272
  %100 = load float, ptr %99, align 4, !dbg !272, !tbaa !38
  %101 = getelementptr inbounds nuw i8, ptr %93, i64 64, !dbg !273
  %102 = load float, ptr %101, align 4, !dbg !273, !tbaa !38
  %103 = fmul contract float %100, %102, !dbg !274
  %104 = fadd contract float %98, %103, !dbg !275
  %105 = getelementptr inbounds nuw i8, ptr %94, i64 8, !dbg !272
  %106 = load float, ptr %105, align 4, !dbg !272, !tbaa !38
  %107 = getelementptr inbounds nuw i8, ptr %93, i64 128, !dbg !273
  %108 = load float, ptr %107, align 4, !dbg !273, !tbaa !38
  %109 = fmul contract float %106, %108, !dbg !274
  %110 = fadd contract float %104, %109, !dbg !275
  %111 = getelementptr inbounds nuw i8, ptr %94, i64 12, !dbg !272
  %112 = load float, ptr %111, align 4, !dbg !272, !tbaa !38
  %113 = getelementptr inbounds nuw i8, ptr %93, i64 192, !dbg !273
  %114 = load float, ptr %113, align 4, !dbg !273, !tbaa !38
  %115 = fmul contract float %112, %114, !dbg !274
  %116 = fadd contract float %110, %115, !dbg !275
  %117 = getelementptr inbounds nuw i8, ptr %94, i64 16, !dbg !272
  %118 = load float, ptr %117, align 4, !dbg !272, !tbaa !38
  %119 = getelementptr inbounds nuw i8, ptr %93, i64 256, !dbg !273
  %120 = load float, ptr %119, align 4, !dbg !273, !tbaa !38
  %121 = fmul contract float %118, %120, !dbg !274
  %122 = fadd contract float %116, %121, !dbg !275
  %123 = getelementptr inbounds nuw i8, ptr %94, i64 20, !dbg !272
  %124 = load float, ptr %123, align 4, !dbg !272, !tbaa !38
  %125 = getelementptr inbounds nuw i8, ptr %93, i64 320, !dbg !273
  %126 = load float, ptr %125, align 4, !dbg !273, !tbaa !38
  %127 = fmul contract float %124, %126, !dbg !274
  %128 = fadd contract float %122, %127, !dbg !275
  %129 = getelementptr inbounds nuw i8, ptr %94, i64 24, !dbg !272
  %130 = load float, ptr %129, align 4, !dbg !272, !tbaa !38
  %131 = getelementptr inbounds nuw i8, ptr %93, i64 384, !dbg !273
  %132 = load float, ptr %131, align 4, !dbg !273, !tbaa !38
  %133 = fmul contract float %130, %132, !dbg !274
  %134 = fadd contract float %128, %133, !dbg !275
  %135 = getelementptr inbounds nuw i8, ptr %94, i64 28, !dbg !272
  %136 = load float, ptr %135, align 4, !dbg !272, !tbaa !38
  %137 = getelementptr inbounds nuw i8, ptr %93, i64 448, !dbg !273
  %138 = load float, ptr %137, align 4, !dbg !273, !tbaa !38
  %139 = fmul contract float %136, %138, !dbg !274
  %140 = fadd contract float %134, %139, !dbg !275
  %141 = getelementptr inbounds nuw i8, ptr %94, i64 32, !dbg !272
  %142 = load float, ptr %141, align 4, !dbg !272, !tbaa !38
  %143 = getelementptr inbounds nuw i8, ptr %93, i64 512, !dbg !273
  %144 = load float, ptr %143, align 4, !dbg !273, !tbaa !38
  %145 = fmul contract float %142, %144, !dbg !274
  %146 = fadd contract float %140, %145, !dbg !275
  %147 = getelementptr inbounds nuw i8, ptr %94, i64 36, !dbg !272
  %148 = load float, ptr %147, align 4, !dbg !272, !tbaa !38
  %149 = getelementptr inbounds nuw i8, ptr %93, i64 576, !dbg !273
  %150 = load float, ptr %149, align 4, !dbg !273, !tbaa !38
  %151 = fmul contract float %148, %150, !dbg !274
  %152 = fadd contract float %146, %151, !dbg !275
  %153 = getelementptr inbounds nuw i8, ptr %94, i64 40, !dbg !272
  %154 = load float, ptr %153, align 4, !dbg !272, !tbaa !38
  %155 = getelementptr inbounds nuw i8, ptr %93, i64 640, !dbg !273
  %156 = load float, ptr %155, align 4, !dbg !273, !tbaa !38
  %157 = fmul contract float %154, %156, !dbg !274
  %158 = fadd contract float %152, %157, !dbg !275
  %159 = getelementptr inbounds nuw i8, ptr %94, i64 44, !dbg !272
  %160 = load float, ptr %159, align 4, !dbg !272, !tbaa !38
  %161 = getelementptr inbounds nuw i8, ptr %93, i64 704, !dbg !273
  %162 = load float, ptr %161, align 4, !dbg !273, !tbaa !38
  %163 = fmul contract float %160, %162, !dbg !274
  %164 = fadd contract float %158, %163, !dbg !275
  %165 = getelementptr inbounds nuw i8, ptr %94, i64 48, !dbg !272
  %166 = load float, ptr %165, align 4, !dbg !272, !tbaa !38
  %167 = getelementptr inbounds nuw i8, ptr %93, i64 768, !dbg !273
  %168 = load float, ptr %167, align 4, !dbg !273, !tbaa !38
  %169 = fmul contract float %166, %168, !dbg !274
  %170 = fadd contract float %164, %169, !dbg !275
  %171 = getelementptr inbounds nuw i8, ptr %94, i64 52, !dbg !272
  %172 = load float, ptr %171, align 4, !dbg !272, !tbaa !38
  %173 = getelementptr inbounds nuw i8, ptr %93, i64 832, !dbg !273
  %174 = load float, ptr %173, align 4, !dbg !273, !tbaa !38
  %175 = fmul contract float %172, %174, !dbg !274
  %176 = fadd contract float %170, %175, !dbg !275
  %177 = getelementptr inbounds nuw i8, ptr %94, i64 56, !dbg !272
  %178 = load float, ptr %177, align 4, !dbg !272, !tbaa !38
  %179 = getelementptr inbounds nuw i8, ptr %93, i64 896, !dbg !273
  %180 = load float, ptr %179, align 4, !dbg !273, !tbaa !38
  %181 = fmul contract float %178, %180, !dbg !274
  %182 = fadd contract float %176, %181, !dbg !275
  %183 = getelementptr inbounds nuw i8, ptr %94, i64 60, !dbg !272
  %184 = load float, ptr %183, align 4, !dbg !272, !tbaa !38
  %185 = getelementptr inbounds nuw i8, ptr %93, i64 960, !dbg !273
  %186 = load float, ptr %185, align 4, !dbg !273, !tbaa !38
  %187 = fmul contract float %184, %186, !dbg !274
  %188 = fadd contract float %182, %187, !dbg !275
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !276
  %189 = icmp eq i32 %63, %54, !dbg !245
  br i1 %189, label %55, label %58, !dbg !246, !llvm.loop !277

190:                                              ; preds = %55
  %191 = mul nsw i32 %4, %11, !dbg !279
  %192 = add nsw i32 %191, %14, !dbg !280
  %193 = sext i32 %192 to i64, !dbg !281
  %194 = getelementptr inbounds float, ptr %2, i64 %193, !dbg !281
  store float %56, ptr %194, align 4, !dbg !282, !tbaa !38
  br label %195, !dbg !281

195:                                              ; preds = %190, %55
  ret void, !dbg !283
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tiled_matmul.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul_tile16", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 12, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "tiles<16>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 40, column: 3, scope: !11)
!20 = !DILocation(line: 54, column: 27, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 6, column: 30, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 7, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 7, column: 24, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 7, column: 31, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 66, column: 27, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 8, column: 13, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 8, column: 24, scope: !18, inlinedAt: !19)
!32 = !DILocation(line: 8, column: 31, scope: !18, inlinedAt: !19)
!33 = !DILocation(line: 10, column: 21, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 10, column: 3, scope: !18, inlinedAt: !19)
!35 = !DILocation(line: 11, column: 32, scope: !18, inlinedAt: !19)
!36 = !DILocation(line: 11, column: 39, scope: !18, inlinedAt: !19)
!37 = !DILocation(line: 11, column: 18, scope: !18, inlinedAt: !19)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !9, i64 0}
!40 = !DILocation(line: 11, column: 16, scope: !18, inlinedAt: !19)
!41 = !DILocation(line: 12, column: 30, scope: !18, inlinedAt: !19)
!42 = !DILocation(line: 12, column: 36, scope: !18, inlinedAt: !19)
!43 = !DILocation(line: 12, column: 40, scope: !18, inlinedAt: !19)
!44 = !DILocation(line: 12, column: 18, scope: !18, inlinedAt: !19)
!45 = !DILocation(line: 12, column: 16, scope: !18, inlinedAt: !19)
!46 = !DILocation(line: 13, column: 5, scope: !18, inlinedAt: !19)
!47 = !DILocation(line: 15, column: 43, scope: !18, inlinedAt: !19)
!48 = !DILocation(line: 15, column: 55, scope: !18, inlinedAt: !19)
!49 = !DILocation(line: 15, column: 53, scope: !18, inlinedAt: !19)
!50 = !DILocation(line: 15, column: 40, scope: !18, inlinedAt: !19)
!51 = !DILocation(line: 16, column: 5, scope: !18, inlinedAt: !19)
!52 = !DILocation(line: 10, column: 33, scope: !18, inlinedAt: !19)
!53 = distinct !{!53, !34, !54, !55, !56}
!54 = !DILocation(line: 17, column: 3, scope: !18, inlinedAt: !19)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 9, column: 9, scope: !18, inlinedAt: !19)
!58 = !DILocation(line: 18, column: 9, scope: !18, inlinedAt: !19)
!59 = !DILocation(line: 18, column: 13, scope: !18, inlinedAt: !19)
!60 = !DILocation(line: 18, column: 3, scope: !18, inlinedAt: !19)
!61 = !DILocation(line: 18, column: 20, scope: !18, inlinedAt: !19)
!62 = !DILocation(line: 41, column: 1, scope: !11)
!63 = distinct !DISubprogram(name: "matmul_tile32", scope: !1, file: !1, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !65)
!65 = distinct !DILocation(line: 6, column: 12, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "tiles<32>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 44, column: 3, scope: !63)
!68 = !DILocation(line: 54, column: 27, scope: !21, inlinedAt: !69)
!69 = distinct !DILocation(line: 6, column: 30, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !71)
!71 = distinct !DILocation(line: 7, column: 13, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 7, column: 24, scope: !66, inlinedAt: !67)
!73 = !DILocation(line: 7, column: 31, scope: !66, inlinedAt: !67)
!74 = !DILocation(line: 66, column: 27, scope: !29, inlinedAt: !75)
!75 = distinct !DILocation(line: 8, column: 13, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 8, column: 24, scope: !66, inlinedAt: !67)
!77 = !DILocation(line: 8, column: 31, scope: !66, inlinedAt: !67)
!78 = !DILocation(line: 10, column: 21, scope: !66, inlinedAt: !67)
!79 = !DILocation(line: 10, column: 3, scope: !66, inlinedAt: !67)
!80 = !DILocation(line: 11, column: 32, scope: !66, inlinedAt: !67)
!81 = !DILocation(line: 11, column: 39, scope: !66, inlinedAt: !67)
!82 = !DILocation(line: 11, column: 18, scope: !66, inlinedAt: !67)
!83 = !DILocation(line: 11, column: 16, scope: !66, inlinedAt: !67)
!84 = !DILocation(line: 12, column: 30, scope: !66, inlinedAt: !67)
!85 = !DILocation(line: 12, column: 36, scope: !66, inlinedAt: !67)
!86 = !DILocation(line: 12, column: 40, scope: !66, inlinedAt: !67)
!87 = !DILocation(line: 12, column: 18, scope: !66, inlinedAt: !67)
!88 = !DILocation(line: 12, column: 16, scope: !66, inlinedAt: !67)
!89 = !DILocation(line: 13, column: 5, scope: !66, inlinedAt: !67)
!90 = !DILocation(line: 15, column: 43, scope: !66, inlinedAt: !67)
!91 = !DILocation(line: 15, column: 55, scope: !66, inlinedAt: !67)
!92 = !DILocation(line: 15, column: 53, scope: !66, inlinedAt: !67)
!93 = !DILocation(line: 15, column: 40, scope: !66, inlinedAt: !67)
!94 = !DILocation(line: 16, column: 5, scope: !66, inlinedAt: !67)
!95 = !DILocation(line: 10, column: 33, scope: !66, inlinedAt: !67)
!96 = distinct !{!96, !79, !97, !55, !56}
!97 = !DILocation(line: 17, column: 3, scope: !66, inlinedAt: !67)
!98 = !DILocation(line: 9, column: 9, scope: !66, inlinedAt: !67)
!99 = !DILocation(line: 18, column: 9, scope: !66, inlinedAt: !67)
!100 = !DILocation(line: 18, column: 13, scope: !66, inlinedAt: !67)
!101 = !DILocation(line: 18, column: 3, scope: !66, inlinedAt: !67)
!102 = !DILocation(line: 18, column: 20, scope: !66, inlinedAt: !67)
!103 = !DILocation(line: 45, column: 1, scope: !63)
!104 = distinct !DISubprogram(name: "matmul_tile16_guarded", scope: !1, file: !1, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !106)
!106 = distinct !DILocation(line: 25, column: 13, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "guarded_tiles<16>", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 49, column: 3, scope: !104)
!109 = !DILocation(line: 25, column: 24, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 54, column: 27, scope: !21, inlinedAt: !111)
!111 = distinct !DILocation(line: 25, column: 33, scope: !107, inlinedAt: !108)
!112 = !DILocation(line: 25, column: 31, scope: !107, inlinedAt: !108)
!113 = !DILocation(line: 66, column: 27, scope: !29, inlinedAt: !114)
!114 = distinct !DILocation(line: 26, column: 13, scope: !107, inlinedAt: !108)
!115 = !DILocation(line: 26, column: 24, scope: !107, inlinedAt: !108)
!116 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !117)
!117 = distinct !DILocation(line: 26, column: 33, scope: !107, inlinedAt: !108)
!118 = !DILocation(line: 26, column: 31, scope: !107, inlinedAt: !108)
!119 = !DILocation(line: 28, column: 21, scope: !107, inlinedAt: !108)
!120 = !DILocation(line: 28, column: 3, scope: !107, inlinedAt: !108)
!121 = !DILocation(line: 27, column: 9, scope: !107, inlinedAt: !108)
!122 = !DILocation(line: 36, column: 11, scope: !107, inlinedAt: !108)
!123 = !DILocation(line: 36, column: 15, scope: !107, inlinedAt: !108)
!124 = !DILocation(line: 29, column: 15, scope: !107, inlinedAt: !108)
!125 = !DILocation(line: 29, column: 22, scope: !107, inlinedAt: !108)
!126 = !DILocation(line: 29, column: 50, scope: !107, inlinedAt: !108)
!127 = !DILocation(line: 30, column: 44, scope: !107, inlinedAt: !108)
!128 = !DILocation(line: 30, column: 65, scope: !107, inlinedAt: !108)
!129 = !DILocation(line: 30, column: 55, scope: !107, inlinedAt: !108)
!130 = !DILocation(line: 30, column: 36, scope: !107, inlinedAt: !108)
!131 = !DILocation(line: 30, column: 34, scope: !107, inlinedAt: !108)
!132 = !DILocation(line: 31, column: 38, scope: !107, inlinedAt: !108)
!133 = !DILocation(line: 31, column: 42, scope: !107, inlinedAt: !108)
!134 = !DILocation(line: 31, column: 59, scope: !107, inlinedAt: !108)
!135 = !DILocation(line: 31, column: 63, scope: !107, inlinedAt: !108)
!136 = !DILocation(line: 31, column: 55, scope: !107, inlinedAt: !108)
!137 = !DILocation(line: 31, column: 36, scope: !107, inlinedAt: !108)
!138 = !DILocation(line: 31, column: 34, scope: !107, inlinedAt: !108)
!139 = !DILocation(line: 32, column: 5, scope: !107, inlinedAt: !108)
!140 = !DILocation(line: 33, column: 5, scope: !107, inlinedAt: !108)
!141 = !DILocation(line: 34, column: 5, scope: !107, inlinedAt: !108)
!142 = !DILocation(line: 28, column: 46, scope: !107, inlinedAt: !108)
!143 = distinct !{!143, !120, !144, !55, !56}
!144 = !DILocation(line: 35, column: 3, scope: !107, inlinedAt: !108)
!145 = !DILocation(line: 33, column: 43, scope: !107, inlinedAt: !108)
!146 = !DILocation(line: 33, column: 64, scope: !107, inlinedAt: !108)
!147 = !DILocation(line: 33, column: 62, scope: !107, inlinedAt: !108)
!148 = !DILocation(line: 33, column: 40, scope: !107, inlinedAt: !108)
!149 = !DILocation(line: 33, column: 31, scope: !107, inlinedAt: !108)
!150 = !DILocation(line: 33, column: 23, scope: !107, inlinedAt: !108)
!151 = distinct !{!151, !140, !152, !55, !56}
!152 = !DILocation(line: 33, column: 81, scope: !107, inlinedAt: !108)
!153 = !DILocation(line: 36, column: 33, scope: !107, inlinedAt: !108)
!154 = !DILocation(line: 36, column: 37, scope: !107, inlinedAt: !108)
!155 = !DILocation(line: 36, column: 27, scope: !107, inlinedAt: !108)
!156 = !DILocation(line: 36, column: 44, scope: !107, inlinedAt: !108)
!157 = !DILocation(line: 50, column: 1, scope: !104)
!158 = distinct !DISubprogram(name: "matmul_tile32_guarded", scope: !1, file: !1, line: 52, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !160)
!160 = distinct !DILocation(line: 25, column: 13, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "guarded_tiles<32>", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = distinct !DILocation(line: 54, column: 3, scope: !158)
!163 = !DILocation(line: 25, column: 24, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 54, column: 27, scope: !21, inlinedAt: !165)
!165 = distinct !DILocation(line: 25, column: 33, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 25, column: 31, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 66, column: 27, scope: !29, inlinedAt: !168)
!168 = distinct !DILocation(line: 26, column: 13, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 26, column: 24, scope: !161, inlinedAt: !162)
!170 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !171)
!171 = distinct !DILocation(line: 26, column: 33, scope: !161, inlinedAt: !162)
!172 = !DILocation(line: 26, column: 31, scope: !161, inlinedAt: !162)
!173 = !DILocation(line: 28, column: 21, scope: !161, inlinedAt: !162)
!174 = !DILocation(line: 28, column: 3, scope: !161, inlinedAt: !162)
!175 = !DILocation(line: 27, column: 9, scope: !161, inlinedAt: !162)
!176 = !DILocation(line: 36, column: 11, scope: !161, inlinedAt: !162)
!177 = !DILocation(line: 36, column: 15, scope: !161, inlinedAt: !162)
!178 = !DILocation(line: 29, column: 15, scope: !161, inlinedAt: !162)
!179 = !DILocation(line: 29, column: 22, scope: !161, inlinedAt: !162)
!180 = !DILocation(line: 29, column: 50, scope: !161, inlinedAt: !162)
!181 = !DILocation(line: 30, column: 44, scope: !161, inlinedAt: !162)
!182 = !DILocation(line: 30, column: 65, scope: !161, inlinedAt: !162)
!183 = !DILocation(line: 30, column: 55, scope: !161, inlinedAt: !162)
!184 = !DILocation(line: 30, column: 36, scope: !161, inlinedAt: !162)
!185 = !DILocation(line: 30, column: 34, scope: !161, inlinedAt: !162)
!186 = !DILocation(line: 31, column: 38, scope: !161, inlinedAt: !162)
!187 = !DILocation(line: 31, column: 42, scope: !161, inlinedAt: !162)
!188 = !DILocation(line: 31, column: 59, scope: !161, inlinedAt: !162)
!189 = !DILocation(line: 31, column: 63, scope: !161, inlinedAt: !162)
!190 = !DILocation(line: 31, column: 55, scope: !161, inlinedAt: !162)
!191 = !DILocation(line: 31, column: 36, scope: !161, inlinedAt: !162)
!192 = !DILocation(line: 31, column: 34, scope: !161, inlinedAt: !162)
!193 = !DILocation(line: 32, column: 5, scope: !161, inlinedAt: !162)
!194 = !DILocation(line: 33, column: 5, scope: !161, inlinedAt: !162)
!195 = !DILocation(line: 34, column: 5, scope: !161, inlinedAt: !162)
!196 = !DILocation(line: 28, column: 46, scope: !161, inlinedAt: !162)
!197 = distinct !{!197, !174, !198, !55, !56}
!198 = !DILocation(line: 35, column: 3, scope: !161, inlinedAt: !162)
!199 = !DILocation(line: 33, column: 43, scope: !161, inlinedAt: !162)
!200 = !DILocation(line: 33, column: 64, scope: !161, inlinedAt: !162)
!201 = !DILocation(line: 33, column: 62, scope: !161, inlinedAt: !162)
!202 = !DILocation(line: 33, column: 40, scope: !161, inlinedAt: !162)
!203 = !DILocation(line: 33, column: 31, scope: !161, inlinedAt: !162)
!204 = !DILocation(line: 33, column: 23, scope: !161, inlinedAt: !162)
!205 = distinct !{!205, !194, !206, !55, !56}
!206 = !DILocation(line: 33, column: 81, scope: !161, inlinedAt: !162)
!207 = !DILocation(line: 36, column: 33, scope: !161, inlinedAt: !162)
!208 = !DILocation(line: 36, column: 37, scope: !161, inlinedAt: !162)
!209 = !DILocation(line: 36, column: 27, scope: !161, inlinedAt: !162)
!210 = !DILocation(line: 36, column: 44, scope: !161, inlinedAt: !162)
!211 = !DILocation(line: 55, column: 1, scope: !158)
!212 = distinct !DISubprogram(name: "matmul_double_buffered", scope: !1, file: !1, line: 58, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !214)
!214 = distinct !DILocation(line: 61, column: 12, scope: !212)
!215 = !DILocation(line: 54, column: 27, scope: !21, inlinedAt: !216)
!216 = distinct !DILocation(line: 61, column: 30, scope: !212)
!217 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !218)
!218 = distinct !DILocation(line: 62, column: 13, scope: !212)
!219 = !DILocation(line: 62, column: 24, scope: !212)
!220 = !DILocation(line: 62, column: 29, scope: !212)
!221 = !DILocation(line: 66, column: 27, scope: !29, inlinedAt: !222)
!222 = distinct !DILocation(line: 62, column: 41, scope: !212)
!223 = !DILocation(line: 62, column: 52, scope: !212)
!224 = !DILocation(line: 62, column: 57, scope: !212)
!225 = !DILocation(line: 63, column: 18, scope: !212)
!226 = !DILocation(line: 63, column: 24, scope: !212)
!227 = !DILocation(line: 64, column: 23, scope: !212)
!228 = !DILocation(line: 64, column: 27, scope: !212)
!229 = !DILocation(line: 64, column: 45, scope: !212)
!230 = !DILocation(line: 64, column: 49, scope: !212)
!231 = !DILocation(line: 64, column: 39, scope: !212)
!232 = !DILocation(line: 64, column: 19, scope: !212)
!233 = !DILocation(line: 64, column: 3, scope: !212)
!234 = !DILocation(line: 64, column: 17, scope: !212)
!235 = !DILocation(line: 65, column: 22, scope: !212)
!236 = !DILocation(line: 65, column: 26, scope: !212)
!237 = !DILocation(line: 65, column: 44, scope: !212)
!238 = !DILocation(line: 65, column: 48, scope: !212)
!239 = !DILocation(line: 65, column: 39, scope: !212)
!240 = !DILocation(line: 65, column: 19, scope: !212)
!241 = !DILocation(line: 65, column: 3, scope: !212)
!242 = !DILocation(line: 65, column: 17, scope: !212)
!243 = !DILocation(line: 66, column: 3, scope: !212)
!244 = !DILocation(line: 68, column: 8, scope: !212)
!245 = !DILocation(line: 68, column: 21, scope: !212)
!246 = !DILocation(line: 68, column: 3, scope: !212)
!247 = !DILocation(line: 67, column: 9, scope: !212)
!248 = !DILocation(line: 79, column: 15, scope: !212)
!249 = !DILocation(line: 69, column: 17, scope: !212)
!250 = !DILocation(line: 69, column: 33, scope: !212)
!251 = !DILocation(line: 70, column: 11, scope: !212)
!252 = !DILocation(line: 70, column: 15, scope: !212)
!253 = !DILocation(line: 71, column: 23, scope: !212)
!254 = !DILocation(line: 71, column: 28, scope: !212)
!255 = !DILocation(line: 71, column: 51, scope: !212)
!256 = !DILocation(line: 72, column: 34, scope: !212)
!257 = !DILocation(line: 72, column: 55, scope: !212)
!258 = !DILocation(line: 72, column: 45, scope: !212)
!259 = !DILocation(line: 72, column: 26, scope: !212)
!260 = !DILocation(line: 72, column: 7, scope: !212)
!261 = !DILocation(line: 72, column: 24, scope: !212)
!262 = !DILocation(line: 73, column: 28, scope: !212)
!263 = !DILocation(line: 73, column: 32, scope: !212)
!264 = !DILocation(line: 73, column: 49, scope: !212)
!265 = !DILocation(line: 73, column: 53, scope: !212)
!266 = !DILocation(line: 73, column: 45, scope: !212)
!267 = !DILocation(line: 73, column: 26, scope: !212)
!268 = !DILocation(line: 73, column: 7, scope: !212)
!269 = !DILocation(line: 73, column: 24, scope: !212)
!270 = !DILocation(line: 74, column: 5, scope: !212)
!271 = !DILocation(line: 76, column: 10, scope: !212)
!272 = !DILocation(line: 76, column: 41, scope: !212)
!273 = !DILocation(line: 76, column: 58, scope: !212)
!274 = !DILocation(line: 76, column: 56, scope: !212)
!275 = !DILocation(line: 76, column: 38, scope: !212)
!276 = !DILocation(line: 77, column: 5, scope: !212)
!277 = distinct !{!277, !246, !278, !55, !56}
!278 = !DILocation(line: 78, column: 3, scope: !212)
!279 = !DILocation(line: 79, column: 33, scope: !212)
!280 = !DILocation(line: 79, column: 37, scope: !212)
!281 = !DILocation(line: 79, column: 27, scope: !212)
!282 = !DILocation(line: 79, column: 44, scope: !212)
!283 = !DILocation(line: 80, column: 1, scope: !212)
