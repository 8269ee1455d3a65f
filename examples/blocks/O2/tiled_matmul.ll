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
define dso_local ptx_kernel void @_Z13matmul_tile16PKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = add nuw nsw i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 4
  %12 = add i32 %11, %5
  %13 = sdiv i32 %3, 16
  %14 = icmp sgt i32 %3, 15
  %15 = mul nsw i32 %3, %9
  br i1 %14, label %16, label %135

16:                                               ; preds = %4
  %17 = add nuw i32 %15, %5
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
  br label %55

55:                                               ; preds = %55, %16
  %56 = phi i32 [ 0, %16 ], [ %133, %55 ]
  %57 = phi float [ 0.000000e+00, %16 ], [ %132, %55 ]
  %58 = shl nsw i32 %56, 4
  %59 = add i32 %17, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  store float %62, ptr %21, align 4, !tbaa !7
  %63 = add nuw nsw i32 %58, %6
  %64 = mul nuw nsw i32 %63, %3
  %65 = add nsw i32 %64, %12
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  store float %68, ptr %23, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = load float, ptr %19, align 4, !tbaa !7
  %70 = load float, ptr %24, align 4, !tbaa !7
  %71 = fmul contract float %69, %70
  %72 = fadd contract float %57, %71
  %73 = load float, ptr %25, align 4, !tbaa !7
  %74 = load float, ptr %26, align 4, !tbaa !7
  %75 = fmul contract float %73, %74
  %76 = fadd contract float %72, %75
  %77 = load float, ptr %27, align 4, !tbaa !7
  %78 = load float, ptr %28, align 4, !tbaa !7
  %79 = fmul contract float %77, %78
  %80 = fadd contract float %76, %79
  %81 = load float, ptr %29, align 4, !tbaa !7
  %82 = load float, ptr %30, align 4, !tbaa !7
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %80, %83
  %85 = load float, ptr %31, align 4, !tbaa !7
  %86 = load float, ptr %32, align 4, !tbaa !7
  %87 = fmul contract float %85, %86
  %88 = fadd contract float %84, %87
  %89 = load float, ptr %33, align 4, !tbaa !7
  %90 = load float, ptr %34, align 4, !tbaa !7
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %88, %91
  %93 = load float, ptr %35, align 4, !tbaa !7
  %94 = load float, ptr %36, align 4, !tbaa !7
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr %37, align 4, !tbaa !7
  %98 = load float, ptr %38, align 4, !tbaa !7
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr %39, align 4, !tbaa !7
  %102 = load float, ptr %40, align 4, !tbaa !7
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  %105 = load float, ptr %41, align 4, !tbaa !7
  %106 = load float, ptr %42, align 4, !tbaa !7
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr %43, align 4, !tbaa !7
  %110 = load float, ptr %44, align 4, !tbaa !7
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr %45, align 4, !tbaa !7
  %114 = load float, ptr %46, align 4, !tbaa !7
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %47, align 4, !tbaa !7
  %118 = load float, ptr %48, align 4, !tbaa !7
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %49, align 4, !tbaa !7
  %122 = load float, ptr %50, align 4, !tbaa !7
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr %51, align 4, !tbaa !7
  %126 = load float, ptr %52, align 4, !tbaa !7
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %53, align 4, !tbaa !7
  %130 = load float, ptr %54, align 4, !tbaa !7
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %133 = add nuw nsw i32 %56, 1
  %134 = icmp eq i32 %133, %13
  br i1 %134, label %135, label %55, !llvm.loop !9

135:                                              ; preds = %55, %4
  %136 = phi float [ 0.000000e+00, %4 ], [ %132, %55 ]
  %137 = add nsw i32 %15, %12
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %2, i64 %138
  store float %136, ptr %139, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_tile32PKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 5
  %9 = add nuw nsw i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 5
  %12 = add i32 %11, %5
  %13 = sdiv i32 %3, 32
  %14 = icmp sgt i32 %3, 31
  %15 = mul nsw i32 %3, %9
  br i1 %14, label %16, label %231

16:                                               ; preds = %4
  %17 = add nuw i32 %15, %5
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
  br label %87

87:                                               ; preds = %87, %16
  %88 = phi i32 [ 0, %16 ], [ %229, %87 ]
  %89 = phi float [ 0.000000e+00, %16 ], [ %228, %87 ]
  %90 = shl nsw i32 %88, 5
  %91 = add i32 %17, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  store float %94, ptr %21, align 4, !tbaa !7
  %95 = add nuw nsw i32 %90, %6
  %96 = mul nuw nsw i32 %95, %3
  %97 = add nsw i32 %96, %12
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  store float %100, ptr %23, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = load float, ptr %19, align 4, !tbaa !7
  %102 = load float, ptr %24, align 4, !tbaa !7
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %89, %103
  %105 = load float, ptr %25, align 4, !tbaa !7
  %106 = load float, ptr %26, align 4, !tbaa !7
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr %27, align 4, !tbaa !7
  %110 = load float, ptr %28, align 4, !tbaa !7
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr %29, align 4, !tbaa !7
  %114 = load float, ptr %30, align 4, !tbaa !7
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %31, align 4, !tbaa !7
  %118 = load float, ptr %32, align 4, !tbaa !7
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %33, align 4, !tbaa !7
  %122 = load float, ptr %34, align 4, !tbaa !7
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr %35, align 4, !tbaa !7
  %126 = load float, ptr %36, align 4, !tbaa !7
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %37, align 4, !tbaa !7
  %130 = load float, ptr %38, align 4, !tbaa !7
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  %133 = load float, ptr %39, align 4, !tbaa !7
  %134 = load float, ptr %40, align 4, !tbaa !7
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %132, %135
  %137 = load float, ptr %41, align 4, !tbaa !7
  %138 = load float, ptr %42, align 4, !tbaa !7
  %139 = fmul contract float %137, %138
  %140 = fadd contract float %136, %139
  %141 = load float, ptr %43, align 4, !tbaa !7
  %142 = load float, ptr %44, align 4, !tbaa !7
  %143 = fmul contract float %141, %142
  %144 = fadd contract float %140, %143
  %145 = load float, ptr %45, align 4, !tbaa !7
  %146 = load float, ptr %46, align 4, !tbaa !7
  %147 = fmul contract float %145, %146
  %148 = fadd contract float %144, %147
  %149 = load float, ptr %47, align 4, !tbaa !7
  %150 = load float, ptr %48, align 4, !tbaa !7
  %151 = fmul contract float %149, %150
  %152 = fadd contract float %148, %151
  %153 = load float, ptr %49, align 4, !tbaa !7
  %154 = load float, ptr %50, align 4, !tbaa !7
  %155 = fmul contract float %153, %154
  %156 = fadd contract float %152, %155
  %157 = load float, ptr %51, align 4, !tbaa !7
  %158 = load float, ptr %52, align 4, !tbaa !7
  %159 = fmul contract float %157, %158
  %160 = fadd contract float %156, %159
  %161 = load float, ptr %53, align 4, !tbaa !7
  %162 = load float, ptr %54, align 4, !tbaa !7
  %163 = fmul contract float %161, %162
  %164 = fadd contract float %160, %163
  %165 = load float, ptr %55, align 4, !tbaa !7
  %166 = load float, ptr %56, align 4, !tbaa !7
  %167 = fmul contract float %165, %166
  %168 = fadd contract float %164, %167
  %169 = load float, ptr %57, align 4, !tbaa !7
  %170 = load float, ptr %58, align 4, !tbaa !7
  %171 = fmul contract float %169, %170
  %172 = fadd contract float %168, %171
  %173 = load float, ptr %59, align 4, !tbaa !7
  %174 = load float, ptr %60, align 4, !tbaa !7
  %175 = fmul contract float %173, %174
  %176 = fadd contract float %172, %175
  %177 = load float, ptr %61, align 4, !tbaa !7
  %178 = load float, ptr %62, align 4, !tbaa !7
  %179 = fmul contract float %177, %178
  %180 = fadd contract float %176, %179
  %181 = load float, ptr %63, align 4, !tbaa !7
  %182 = load float, ptr %64, align 4, !tbaa !7
  %183 = fmul contract float %181, %182
  %184 = fadd contract float %180, %183
  %185 = load float, ptr %65, align 4, !tbaa !7
  %186 = load float, ptr %66, align 4, !tbaa !7
  %187 = fmul contract float %185, %186
  %188 = fadd contract float %184, %187
  %189 = load float, ptr %67, align 4, !tbaa !7
  %190 = load float, ptr %68, align 4, !tbaa !7
  %191 = fmul contract float %189, %190
  %192 = fadd contract float %188, %191
  %193 = load float, ptr %69, align 4, !tbaa !7
  %194 = load float, ptr %70, align 4, !tbaa !7
  %195 = fmul contract float %193, %194
  %196 = fadd contract float %192, %195
  %197 = load float, ptr %71, align 4, !tbaa !7
  %198 = load float, ptr %72, align 4, !tbaa !7
  %199 = fmul contract float %197, %198
  %200 = fadd contract float %196, %199
  %201 = load float, ptr %73, align 4, !tbaa !7
  %202 = load float, ptr %74, align 4, !tbaa !7
  %203 = fmul contract float %201, %202
  %204 = fadd contract float %200, %203
  %205 = load float, ptr %75, align 4, !tbaa !7
  %206 = load float, ptr %76, align 4, !tbaa !7
  %207 = fmul contract float %205, %206
  %208 = fadd contract float %204, %207
  %209 = load float, ptr %77, align 4, !tbaa !7
  %210 = load float, ptr %78, align 4, !tbaa !7
  %211 = fmul contract float %209, %210
  %212 = fadd contract float %208, %211
  %213 = load float, ptr %79, align 4, !tbaa !7
  %214 = load float, ptr %80, align 4, !tbaa !7
  %215 = fmul contract float %213, %214
  %216 = fadd contract float %212, %215
  %217 = load float, ptr %81, align 4, !tbaa !7
  %218 = load float, ptr %82, align 4, !tbaa !7
  %219 = fmul contract float %217, %218
  %220 = fadd contract float %216, %219
  %221 = load float, ptr %83, align 4, !tbaa !7
  %222 = load float, ptr %84, align 4, !tbaa !7
  %223 = fmul contract float %221, %222
  %224 = fadd contract float %220, %223
  %225 = load float, ptr %85, align 4, !tbaa !7
  %226 = load float, ptr %86, align 4, !tbaa !7
  %227 = fmul contract float %225, %226
  %228 = fadd contract float %224, %227
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %229 = add nuw nsw i32 %88, 1
  %230 = icmp eq i32 %229, %13
  br i1 %230, label %231, label %87, !llvm.loop !11

231:                                              ; preds = %87, %4
  %232 = phi float [ 0.000000e+00, %4 ], [ %228, %87 ]
  %233 = add nsw i32 %15, %12
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %2, i64 %234
  store float %232, ptr %235, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z21matmul_tile16_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %59

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
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 192
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 256
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 320
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 384
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 448
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 512
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 576
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 640
  %49 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 704
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 768
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 832
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %56 = getelementptr inbounds nuw i8, ptr %28, i64 896
  %57 = getelementptr inbounds nuw i8, ptr %22, i64 60
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 960
  br label %64

59:                                               ; preds = %87, %6
  %60 = phi float [ 0.000000e+00, %6 ], [ %152, %87 ]
  %61 = icmp slt i32 %10, %3
  %62 = icmp slt i32 %14, %4
  %63 = and i1 %61, %62
  br i1 %63, label %155, label %160

64:                                               ; preds = %87, %16
  %65 = phi float [ 0.000000e+00, %16 ], [ %152, %87 ]
  %66 = phi i32 [ 0, %16 ], [ %153, %87 ]
  %67 = shl nsw i32 %66, 4
  %68 = add nuw i32 %67, %13
  %69 = add nuw i32 %67, %9
  %70 = icmp slt i32 %68, %5
  %71 = select i1 %19, i1 %70, i1 false
  br i1 %71, label %72, label %77

72:                                               ; preds = %64
  %73 = add nsw i32 %68, %20
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  br label %77

77:                                               ; preds = %72, %64
  %78 = phi contract float [ %76, %72 ], [ 0.000000e+00, %64 ]
  store float %78, ptr %24, align 4, !tbaa !7
  %79 = icmp slt i32 %69, %5
  %80 = and i1 %25, %79
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = mul nsw i32 %69, %4
  %83 = add nsw i32 %82, %14
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  br label %87

87:                                               ; preds = %81, %77
  %88 = phi contract float [ %86, %81 ], [ 0.000000e+00, %77 ]
  store float %88, ptr %27, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = load float, ptr %22, align 4, !tbaa !7
  %90 = load float, ptr %28, align 4, !tbaa !7
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %65, %91
  %93 = load float, ptr %29, align 4, !tbaa !7
  %94 = load float, ptr %30, align 4, !tbaa !7
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr %31, align 4, !tbaa !7
  %98 = load float, ptr %32, align 4, !tbaa !7
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr %33, align 4, !tbaa !7
  %102 = load float, ptr %34, align 4, !tbaa !7
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  %105 = load float, ptr %35, align 4, !tbaa !7
  %106 = load float, ptr %36, align 4, !tbaa !7
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr %37, align 4, !tbaa !7
  %110 = load float, ptr %38, align 4, !tbaa !7
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr %39, align 4, !tbaa !7
  %114 = load float, ptr %40, align 4, !tbaa !7
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %41, align 4, !tbaa !7
  %118 = load float, ptr %42, align 4, !tbaa !7
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %43, align 4, !tbaa !7
  %122 = load float, ptr %44, align 4, !tbaa !7
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr %45, align 4, !tbaa !7
  %126 = load float, ptr %46, align 4, !tbaa !7
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %47, align 4, !tbaa !7
  %130 = load float, ptr %48, align 4, !tbaa !7
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  %133 = load float, ptr %49, align 4, !tbaa !7
  %134 = load float, ptr %50, align 4, !tbaa !7
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %132, %135
  %137 = load float, ptr %51, align 4, !tbaa !7
  %138 = load float, ptr %52, align 4, !tbaa !7
  %139 = fmul contract float %137, %138
  %140 = fadd contract float %136, %139
  %141 = load float, ptr %53, align 4, !tbaa !7
  %142 = load float, ptr %54, align 4, !tbaa !7
  %143 = fmul contract float %141, %142
  %144 = fadd contract float %140, %143
  %145 = load float, ptr %55, align 4, !tbaa !7
  %146 = load float, ptr %56, align 4, !tbaa !7
  %147 = fmul contract float %145, %146
  %148 = fadd contract float %144, %147
  %149 = load float, ptr %57, align 4, !tbaa !7
  %150 = load float, ptr %58, align 4, !tbaa !7
  %151 = fmul contract float %149, %150
  %152 = fadd contract float %148, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %153 = add nuw nsw i32 %66, 1
  %154 = icmp eq i32 %153, %18
  br i1 %154, label %59, label %64, !llvm.loop !12

155:                                              ; preds = %59
  %156 = mul nsw i32 %4, %10
  %157 = add nsw i32 %156, %14
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %2, i64 %158
  store float %60, ptr %159, align 4, !tbaa !7
  br label %160

160:                                              ; preds = %59, %155
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z21matmul_tile32_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 5
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %29

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
  br label %34

29:                                               ; preds = %59, %6
  %30 = phi float [ 0.000000e+00, %6 ], [ %95, %59 ]
  %31 = icmp slt i32 %10, %3
  %32 = icmp slt i32 %14, %4
  %33 = and i1 %31, %32
  br i1 %33, label %98, label %103

34:                                               ; preds = %59, %16
  %35 = phi float [ 0.000000e+00, %16 ], [ %95, %59 ]
  %36 = phi i32 [ 0, %16 ], [ %60, %59 ]
  %37 = shl nsw i32 %36, 5
  %38 = add nuw i32 %37, %13
  %39 = add nuw i32 %37, %9
  %40 = icmp slt i32 %38, %5
  %41 = select i1 %19, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %34
  %43 = add nsw i32 %38, %20
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %42, %34
  %48 = phi contract float [ %46, %42 ], [ 0.000000e+00, %34 ]
  store float %48, ptr %24, align 4, !tbaa !7
  %49 = icmp slt i32 %39, %5
  %50 = and i1 %25, %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %47
  %52 = mul nsw i32 %39, %4
  %53 = add nsw i32 %52, %14
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  br label %57

57:                                               ; preds = %51, %47
  %58 = phi contract float [ %56, %51 ], [ 0.000000e+00, %47 ]
  store float %58, ptr %27, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %62

59:                                               ; preds = %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = add nuw nsw i32 %36, 1
  %61 = icmp eq i32 %60, %18
  br i1 %61, label %29, label %34, !llvm.loop !13

62:                                               ; preds = %62, %57
  %63 = phi i32 [ 0, %57 ], [ %96, %62 ]
  %64 = phi float [ %35, %57 ], [ %95, %62 ]
  %65 = zext nneg i32 %63 to i64
  %66 = getelementptr inbounds nuw float, ptr %22, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = getelementptr inbounds nuw [32 x float], ptr %28, i64 %65
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %67, %69
  %71 = fadd contract float %64, %70
  %72 = or disjoint i32 %63, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %22, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = getelementptr inbounds nuw [32 x float], ptr %28, i64 %73
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %71, %78
  %80 = or disjoint i32 %63, 2
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %22, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = getelementptr inbounds nuw [32 x float], ptr %28, i64 %81
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fmul contract float %83, %85
  %87 = fadd contract float %79, %86
  %88 = or disjoint i32 %63, 3
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %22, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = getelementptr inbounds nuw [32 x float], ptr %28, i64 %89
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fmul contract float %91, %93
  %95 = fadd contract float %87, %94
  %96 = add nuw nsw i32 %63, 4
  %97 = icmp eq i32 %96, 32
  br i1 %97, label %59, label %62, !llvm.loop !14

98:                                               ; preds = %29
  %99 = mul nsw i32 %4, %10
  %100 = add nsw i32 %99, %14
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %2, i64 %101
  store float %30, ptr %102, align 4, !tbaa !7
  br label %103

103:                                              ; preds = %29, %98
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z22matmul_double_bufferedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = add nuw nsw i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %7
  %15 = add nsw i32 %5, 15
  %16 = sdiv i32 %15, 16
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %7, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %6
  %21 = mul nsw i32 %5, %11
  %22 = add nuw nsw i32 %21, %7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %6, %20
  %27 = phi contract float [ %25, %20 ], [ 0.000000e+00, %6 ]
  %28 = zext nneg i32 %8 to i64
  %29 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 %28
  %30 = zext nneg i32 %7 to i64
  %31 = getelementptr inbounds nuw float, ptr %29, i64 %30
  store float %27, ptr %31, align 4, !tbaa !7
  %32 = icmp slt i32 %8, %5
  %33 = icmp slt i32 %14, %4
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %41

35:                                               ; preds = %26
  %36 = mul nsw i32 %4, %8
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  br label %41

41:                                               ; preds = %26, %35
  %42 = phi contract float [ %40, %35 ], [ 0.000000e+00, %26 ]
  %43 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 %28
  %44 = getelementptr inbounds nuw float, ptr %43, i64 %30
  store float %42, ptr %44, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 %30
  %46 = icmp sgt i32 %5, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = mul nuw nsw i32 %5, %11
  %49 = tail call i32 @llvm.smax.i32(i32 %16, i32 1)
  br label %53

50:                                               ; preds = %86, %41
  %51 = phi float [ 0.000000e+00, %41 ], [ %183, %86 ]
  %52 = and i1 %17, %33
  br i1 %52, label %185, label %190

53:                                               ; preds = %47, %86
  %54 = phi float [ 0.000000e+00, %47 ], [ %183, %86 ]
  %55 = phi i32 [ 0, %47 ], [ %58, %86 ]
  %56 = and i32 %55, 1
  %57 = xor i32 %56, 1
  %58 = add nuw nsw i32 %55, 1
  %59 = icmp slt i32 %58, %16
  br i1 %59, label %60, label %86

60:                                               ; preds = %53
  %61 = shl nsw i32 %58, 4
  %62 = add nuw nsw i32 %61, %7
  %63 = add nuw nsw i32 %61, %8
  %64 = icmp slt i32 %62, %5
  %65 = select i1 %17, i1 %64, i1 false
  br i1 %65, label %66, label %71

66:                                               ; preds = %60
  %67 = add nuw nsw i32 %62, %48
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  br label %71

71:                                               ; preds = %60, %66
  %72 = phi contract float [ %70, %66 ], [ 0.000000e+00, %60 ]
  %73 = zext nneg i32 %57 to i64
  %74 = getelementptr inbounds nuw [16 x [16 x float]], ptr %31, i64 %73
  store float %72, ptr %74, align 4, !tbaa !7
  %75 = icmp slt i32 %63, %5
  %76 = and i1 %33, %75
  br i1 %76, label %77, label %83

77:                                               ; preds = %71
  %78 = mul nsw i32 %63, %4
  %79 = add nsw i32 %78, %14
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %71, %77
  %84 = phi contract float [ %82, %77 ], [ 0.000000e+00, %71 ]
  %85 = getelementptr inbounds nuw [16 x [16 x float]], ptr %44, i64 %73
  store float %84, ptr %85, align 4, !tbaa !7
  br label %86

86:                                               ; preds = %83, %53
  %87 = zext nneg i32 %56 to i64
  %88 = getelementptr inbounds nuw [16 x [16 x float]], ptr %29, i64 %87
  %89 = getelementptr inbounds nuw [16 x [16 x float]], ptr %45, i64 %87
  %90 = load float, ptr %88, align 4, !tbaa !7
  %91 = load float, ptr %89, align 4, !tbaa !7
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %54, %92
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = getelementptr inbounds nuw i8, ptr %89, i64 64
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fmul contract float %95, %97
  %99 = fadd contract float %93, %98
  %100 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = getelementptr inbounds nuw i8, ptr %89, i64 128
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fmul contract float %101, %103
  %105 = fadd contract float %99, %104
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 12
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = getelementptr inbounds nuw i8, ptr %89, i64 192
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %107, %109
  %111 = fadd contract float %105, %110
  %112 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = getelementptr inbounds nuw i8, ptr %89, i64 256
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fmul contract float %113, %115
  %117 = fadd contract float %111, %116
  %118 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fmul contract float %119, %121
  %123 = fadd contract float %117, %122
  %124 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = getelementptr inbounds nuw i8, ptr %89, i64 384
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %125, %127
  %129 = fadd contract float %123, %128
  %130 = getelementptr inbounds nuw i8, ptr %88, i64 28
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = getelementptr inbounds nuw i8, ptr %89, i64 448
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fmul contract float %131, %133
  %135 = fadd contract float %129, %134
  %136 = getelementptr inbounds nuw i8, ptr %88, i64 32
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = getelementptr inbounds nuw i8, ptr %89, i64 512
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = fmul contract float %137, %139
  %141 = fadd contract float %135, %140
  %142 = getelementptr inbounds nuw i8, ptr %88, i64 36
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = getelementptr inbounds nuw i8, ptr %89, i64 576
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fmul contract float %143, %145
  %147 = fadd contract float %141, %146
  %148 = getelementptr inbounds nuw i8, ptr %88, i64 40
  %149 = load float, ptr %148, align 4, !tbaa !7
  %150 = getelementptr inbounds nuw i8, ptr %89, i64 640
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fmul contract float %149, %151
  %153 = fadd contract float %147, %152
  %154 = getelementptr inbounds nuw i8, ptr %88, i64 44
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = getelementptr inbounds nuw i8, ptr %89, i64 704
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fmul contract float %155, %157
  %159 = fadd contract float %153, %158
  %160 = getelementptr inbounds nuw i8, ptr %88, i64 48
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr inbounds nuw i8, ptr %89, i64 768
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fmul contract float %161, %163
  %165 = fadd contract float %159, %164
  %166 = getelementptr inbounds nuw i8, ptr %88, i64 52
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = getelementptr inbounds nuw i8, ptr %89, i64 832
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = fmul contract float %167, %169
  %171 = fadd contract float %165, %170
  %172 = getelementptr inbounds nuw i8, ptr %88, i64 56
  %173 = load float, ptr %172, align 4, !tbaa !7
  %174 = getelementptr inbounds nuw i8, ptr %89, i64 896
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = fmul contract float %173, %175
  %177 = fadd contract float %171, %176
  %178 = getelementptr inbounds nuw i8, ptr %88, i64 60
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = getelementptr inbounds nuw i8, ptr %89, i64 960
  %181 = load float, ptr %180, align 4, !tbaa !7
  %182 = fmul contract float %179, %181
  %183 = fadd contract float %177, %182
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %184 = icmp eq i32 %58, %49
  br i1 %184, label %50, label %53, !llvm.loop !15

185:                                              ; preds = %50
  %186 = mul nsw i32 %4, %11
  %187 = add nsw i32 %186, %14
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %2, i64 %188
  store float %51, ptr %189, align 4, !tbaa !7
  br label %190

190:                                              ; preds = %185, %50
  ret void
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
