; ModuleID = 'register_matmul.cu'
source_filename = "register_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16matmul_registersPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ16matmul_registersPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [32 x [17 x float]] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [16 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16matmul_registersPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = alloca [64 x float], align 4
  %8 = alloca [8 x float], align 4
  %9 = alloca [8 x float], align 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %11 = and i32 %10, 7, !dbg !18
  %12 = and i32 %10, 1016, !dbg !19
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !20
  %14 = shl nuw nsw i32 %13, 6, !dbg !23
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %16 = shl i32 %15, 6, !dbg !27
  %17 = mul i32 %4, %14, !dbg !28
  %18 = add i32 %17, %16, !dbg !29
  %19 = zext i32 %18 to i64, !dbg !30
  %20 = getelementptr inbounds nuw float, ptr %2, i64 %19, !dbg !30
  %21 = lshr i32 %10, 3, !dbg !31
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %23 = lshr i32 %22, 3, !dbg !35
  %24 = lshr i32 %10, 6, !dbg !36
  %25 = and i32 %10, 63, !dbg !37
  %26 = lshr i32 %22, 6, !dbg !38
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5, !dbg !39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %7, i8 0, i64 256, i1 false), !dbg !40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5, !dbg !41
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5, !dbg !41
  %27 = icmp sgt i32 %5, 0, !dbg !42
  br i1 %27, label %28, label %41, !dbg !43

28:                                               ; preds = %6
  %29 = zext i32 %16 to i64, !dbg !44
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29, !dbg !44
  %31 = mul i32 %5, %14, !dbg !45
  %32 = zext i32 %31 to i64, !dbg !46
  %33 = getelementptr inbounds nuw float, ptr %0, i64 %32, !dbg !46
  %34 = shl nsw i32 %4, 3
  %35 = sext i32 %34 to i64
  %36 = shl nuw nsw i32 %11, 3
  br label %37, !dbg !43

37:                                               ; preds = %28, %74
  %38 = phi i32 [ 0, %28 ], [ %77, %74 ]
  %39 = phi ptr [ %33, %28 ], [ %75, %74 ]
  %40 = phi ptr [ %30, %28 ], [ %76, %74 ]
  br label %43, !dbg !47

41:                                               ; preds = %74, %6
  %42 = shl nuw nsw i32 %11, 3
  br label %129, !dbg !48

43:                                               ; preds = %37, %43
  %44 = phi i32 [ 0, %37 ], [ %55, %43 ]
  %45 = add nuw nsw i32 %44, %21, !dbg !49
  %46 = mul nuw nsw i32 %45, %5, !dbg !50
  %47 = add nuw nsw i32 %46, %11, !dbg !51
  %48 = zext nneg i32 %47 to i64, !dbg !52
  %49 = getelementptr inbounds nuw float, ptr %39, i64 %48, !dbg !52
  %50 = load float, ptr %49, align 4, !dbg !52, !tbaa !53
  %51 = shl nuw nsw i32 %45, 3, !dbg !55
  %52 = or disjoint i32 %51, %11, !dbg !56
  %53 = zext nneg i32 %52 to i64, !dbg !57
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %53, !dbg !57
  store float %50, ptr %54, align 4, !dbg !58, !tbaa !53
  %55 = add nuw nsw i32 %44, %23, !dbg !59
  %56 = icmp samesign ult i32 %55, 64, !dbg !60
  br i1 %56, label %43, label %58, !dbg !47, !llvm.loop !61

57:                                               ; preds = %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !65
  br label %72, !dbg !66

58:                                               ; preds = %43, %58
  %59 = phi i32 [ %70, %58 ], [ 0, %43 ]
  %60 = add nuw nsw i32 %59, %24, !dbg !67
  %61 = mul nsw i32 %60, %4, !dbg !68
  %62 = add nsw i32 %61, %25, !dbg !69
  %63 = sext i32 %62 to i64, !dbg !70
  %64 = getelementptr inbounds float, ptr %40, i64 %63, !dbg !70
  %65 = load float, ptr %64, align 4, !dbg !70, !tbaa !53
  %66 = shl nuw nsw i32 %60, 6, !dbg !71
  %67 = or disjoint i32 %66, %25, !dbg !72
  %68 = zext nneg i32 %67 to i64, !dbg !73
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %68, !dbg !73
  store float %65, ptr %69, align 4, !dbg !74, !tbaa !53
  %70 = add nuw nsw i32 %59, %26, !dbg !75
  %71 = icmp samesign ult i32 %70, 8, !dbg !76
  br i1 %71, label %58, label %57, !dbg !77, !llvm.loop !78

72:                                               ; preds = %57, %110
  %73 = phi i32 [ 0, %57 ], [ %111, %110 ]
  br label %82, !dbg !80

74:                                               ; preds = %110
  %75 = getelementptr inbounds nuw i8, ptr %39, i64 32, !dbg !81
  %76 = getelementptr inbounds float, ptr %40, i64 %35, !dbg !82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %77 = add nuw nsw i32 %38, 8, !dbg !84
  %78 = icmp slt i32 %77, %5, !dbg !42
  br i1 %78, label %37, label %41, !dbg !43, !llvm.loop !85

79:                                               ; preds = %82
  %80 = shl nuw nsw i32 %73, 6
  %81 = or disjoint i32 %80, %36
  br label %94, !dbg !87

82:                                               ; preds = %72, %82
  %83 = phi i32 [ 0, %72 ], [ %92, %82 ]
  %84 = add nuw nsw i32 %83, %12, !dbg !88
  %85 = shl nuw nsw i32 %84, 3, !dbg !89
  %86 = add nuw nsw i32 %85, %73, !dbg !90
  %87 = zext nneg i32 %86 to i64, !dbg !91
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %87, !dbg !91
  %89 = load float, ptr %88, align 4, !dbg !91, !tbaa !53
  %90 = zext nneg i32 %83 to i64, !dbg !92
  %91 = getelementptr inbounds nuw float, ptr %8, i64 %90, !dbg !92
  store float %89, ptr %91, align 4, !dbg !93, !tbaa !53
  %92 = add nuw nsw i32 %83, 1, !dbg !94
  %93 = icmp eq i32 %92, 8, !dbg !95
  br i1 %93, label %79, label %82, !dbg !80, !llvm.loop !96

94:                                               ; preds = %79, %94
  %95 = phi i32 [ 0, %79 ], [ %102, %94 ]
  %96 = add nuw nsw i32 %95, %81, !dbg !98
  %97 = zext nneg i32 %96 to i64, !dbg !99
  %98 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %97, !dbg !99
  %99 = load float, ptr %98, align 4, !dbg !99, !tbaa !53
  %100 = zext nneg i32 %95 to i64, !dbg !100
  %101 = getelementptr inbounds nuw float, ptr %9, i64 %100, !dbg !100
  store float %99, ptr %101, align 4, !dbg !101, !tbaa !53
  %102 = add nuw nsw i32 %95, 1, !dbg !102
  %103 = icmp eq i32 %102, 8, !dbg !103
  br i1 %103, label %104, label %94, !dbg !87, !llvm.loop !104

104:                                              ; preds = %94, %113
  %105 = phi i32 [ %114, %113 ], [ 0, %94 ]
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw float, ptr %8, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !53
  %109 = shl nuw nsw i32 %105, 3
  br label %116, !dbg !106

110:                                              ; preds = %113
  %111 = add nuw nsw i32 %73, 1, !dbg !107
  %112 = icmp eq i32 %111, 8, !dbg !108
  br i1 %112, label %74, label %72, !dbg !66, !llvm.loop !109

113:                                              ; preds = %116
  %114 = add nuw nsw i32 %105, 1, !dbg !111
  %115 = icmp eq i32 %114, 8, !dbg !112
  br i1 %115, label %110, label %104, !dbg !113, !llvm.loop !114

116:                                              ; preds = %104, %116
  %117 = phi i32 [ 0, %104 ], [ %127, %116 ]
  %118 = zext nneg i32 %117 to i64, !dbg !116
  %119 = getelementptr inbounds nuw float, ptr %9, i64 %118, !dbg !116
  %120 = load float, ptr %119, align 4, !dbg !116, !tbaa !53
  %121 = fmul contract float %108, %120, !dbg !117
  %122 = add nuw nsw i32 %117, %109, !dbg !118
  %123 = zext nneg i32 %122 to i64, !dbg !119
  %124 = getelementptr inbounds nuw float, ptr %7, i64 %123, !dbg !119
  %125 = load float, ptr %124, align 4, !dbg !120, !tbaa !53
  %126 = fadd contract float %125, %121, !dbg !120
  store float %126, ptr %124, align 4, !dbg !120, !tbaa !53
  %127 = add nuw nsw i32 %117, 1, !dbg !121
  %128 = icmp eq i32 %127, 8, !dbg !122
  br i1 %128, label %113, label %116, !dbg !106, !llvm.loop !123

129:                                              ; preds = %41, %136
  %130 = phi i32 [ 0, %41 ], [ %137, %136 ]
  %131 = shl nuw nsw i32 %130, 3
  %132 = add nuw nsw i32 %130, %12
  %133 = mul nsw i32 %132, %4
  %134 = add nsw i32 %133, %42
  br label %139, !dbg !124

135:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5, !dbg !125
  ret void, !dbg !125

136:                                              ; preds = %139
  %137 = add nuw nsw i32 %130, 1, !dbg !126
  %138 = icmp eq i32 %137, 8, !dbg !127
  br i1 %138, label %135, label %129, !dbg !48, !llvm.loop !128

139:                                              ; preds = %129, %139
  %140 = phi i32 [ 0, %129 ], [ %148, %139 ]
  %141 = add nuw nsw i32 %140, %131, !dbg !130
  %142 = zext nneg i32 %141 to i64, !dbg !131
  %143 = getelementptr inbounds nuw float, ptr %7, i64 %142, !dbg !131
  %144 = load float, ptr %143, align 4, !dbg !131, !tbaa !53
  %145 = add nsw i32 %134, %140, !dbg !132
  %146 = sext i32 %145 to i64, !dbg !133
  %147 = getelementptr inbounds float, ptr %20, i64 %146, !dbg !133
  store float %144, ptr %147, align 4, !dbg !134, !tbaa !53
  %148 = add nuw nsw i32 %140, 1, !dbg !135
  %149 = icmp eq i32 %148, 8, !dbg !136
  br i1 %149, label %136, label %139, !dbg !124, !llvm.loop !137
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z24matmul_registers_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !138 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !144
  %10 = shl nuw nsw i32 %9, 5, !dbg !146
  %11 = add nuw nsw i32 %10, %8, !dbg !147
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !148
  %13 = shl i32 %12, 5, !dbg !150
  %14 = add i32 %13, %7, !dbg !151
  %15 = icmp sgt i32 %5, 0, !dbg !152
  br i1 %15, label %16, label %343, !dbg !153

16:                                               ; preds = %6
  %17 = zext nneg i32 %7 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %19
  %21 = zext nneg i32 %8 to i64
  %22 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %21
  %23 = getelementptr i8, ptr %22, i64 1088
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %24
  %26 = icmp slt i32 %11, %3
  %27 = mul nuw nsw i32 %11, %5
  %28 = zext nneg i32 %8 to i64
  %29 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %28
  %30 = icmp slt i32 %14, %4
  %31 = zext nneg i32 %7 to i64
  %32 = getelementptr inbounds nuw float, ptr %20, i64 %31
  %33 = add nuw nsw i32 %11, 16
  %34 = add nsw i32 %14, 16
  %35 = icmp slt i32 %33, %3
  %36 = mul nuw nsw i32 %33, %5
  %37 = zext nneg i32 %8 to i64
  %38 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 1088
  %40 = icmp slt i32 %34, %4
  %41 = zext nneg i32 %7 to i64
  %42 = getelementptr inbounds nuw float, ptr %20, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 64
  %44 = getelementptr i8, ptr %25, i64 64
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %46 = getelementptr i8, ptr %22, i64 1092
  %47 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %48 = getelementptr i8, ptr %25, i64 196
  %49 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %50 = getelementptr i8, ptr %22, i64 1096
  %51 = getelementptr inbounds nuw i8, ptr %25, i64 264
  %52 = getelementptr i8, ptr %25, i64 328
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %54 = getelementptr i8, ptr %22, i64 1100
  %55 = getelementptr inbounds nuw i8, ptr %25, i64 396
  %56 = getelementptr i8, ptr %25, i64 460
  %57 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %58 = getelementptr i8, ptr %22, i64 1104
  %59 = getelementptr inbounds nuw i8, ptr %25, i64 528
  %60 = getelementptr i8, ptr %25, i64 592
  %61 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %62 = getelementptr i8, ptr %22, i64 1108
  %63 = getelementptr inbounds nuw i8, ptr %25, i64 660
  %64 = getelementptr i8, ptr %25, i64 724
  %65 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %66 = getelementptr i8, ptr %22, i64 1112
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 792
  %68 = getelementptr i8, ptr %25, i64 856
  %69 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %70 = getelementptr i8, ptr %22, i64 1116
  %71 = getelementptr inbounds nuw i8, ptr %25, i64 924
  %72 = getelementptr i8, ptr %25, i64 988
  %73 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %74 = getelementptr i8, ptr %22, i64 1120
  %75 = getelementptr inbounds nuw i8, ptr %25, i64 1056
  %76 = getelementptr i8, ptr %25, i64 1120
  %77 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %78 = getelementptr i8, ptr %22, i64 1124
  %79 = getelementptr inbounds nuw i8, ptr %25, i64 1188
  %80 = getelementptr i8, ptr %25, i64 1252
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %82 = getelementptr i8, ptr %22, i64 1128
  %83 = getelementptr inbounds nuw i8, ptr %25, i64 1320
  %84 = getelementptr i8, ptr %25, i64 1384
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %86 = getelementptr i8, ptr %22, i64 1132
  %87 = getelementptr inbounds nuw i8, ptr %25, i64 1452
  %88 = getelementptr i8, ptr %25, i64 1516
  %89 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %90 = getelementptr i8, ptr %22, i64 1136
  %91 = getelementptr inbounds nuw i8, ptr %25, i64 1584
  %92 = getelementptr i8, ptr %25, i64 1648
  %93 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %94 = getelementptr i8, ptr %22, i64 1140
  %95 = getelementptr inbounds nuw i8, ptr %25, i64 1716
  %96 = getelementptr i8, ptr %25, i64 1780
  %97 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %98 = getelementptr i8, ptr %22, i64 1144
  %99 = getelementptr inbounds nuw i8, ptr %25, i64 1848
  %100 = getelementptr i8, ptr %25, i64 1912
  %101 = getelementptr inbounds nuw i8, ptr %22, i64 60
  %102 = getelementptr i8, ptr %22, i64 1148
  %103 = getelementptr inbounds nuw i8, ptr %25, i64 1980
  %104 = getelementptr i8, ptr %25, i64 2044
  br label %105, !dbg !153

105:                                              ; preds = %16, %147
  %106 = phi float [ 0.000000e+00, %16 ], [ %340, %147 ]
  %107 = phi float [ 0.000000e+00, %16 ], [ %338, %147 ]
  %108 = phi float [ 0.000000e+00, %16 ], [ %336, %147 ]
  %109 = phi i32 [ 0, %16 ], [ %341, %147 ]
  %110 = phi float [ 0.000000e+00, %16 ], [ %334, %147 ]
  %111 = add nuw nsw i32 %109, %7
  %112 = icmp slt i32 %111, %5
  %113 = add nuw nsw i32 %109, %8
  %114 = icmp slt i32 %113, %5
  %115 = add nuw i32 %109, %7
  %116 = mul nsw i32 %113, %4
  %117 = select i1 %26, i1 %112, i1 false, !dbg !154
  br i1 %117, label %118, label %123, !dbg !154

118:                                              ; preds = %105
  %119 = add i32 %115, %27, !dbg !155
  %120 = sext i32 %119 to i64, !dbg !156
  %121 = getelementptr inbounds float, ptr %0, i64 %120, !dbg !156
  %122 = load float, ptr %121, align 4, !dbg !156, !tbaa !53
  br label %123, !dbg !157

123:                                              ; preds = %105, %118
  %124 = phi contract float [ %122, %118 ], [ 0.000000e+00, %105 ], !dbg !157
  store float %124, ptr %29, align 4, !dbg !158, !tbaa !53
  %125 = and i1 %114, %30, !dbg !159
  br i1 %125, label %126, label %131, !dbg !159

126:                                              ; preds = %123
  %127 = add nsw i32 %14, %116, !dbg !160
  %128 = sext i32 %127 to i64, !dbg !161
  %129 = getelementptr inbounds float, ptr %1, i64 %128, !dbg !161
  %130 = load float, ptr %129, align 4, !dbg !161, !tbaa !53
  br label %131, !dbg !162

131:                                              ; preds = %123, %126
  %132 = phi contract float [ %130, %126 ], [ 0.000000e+00, %123 ], !dbg !162
  store float %132, ptr %32, align 4, !dbg !163, !tbaa !53
  %133 = select i1 %35, i1 %112, i1 false, !dbg !154
  br i1 %133, label %134, label %139, !dbg !154

134:                                              ; preds = %131
  %135 = add i32 %115, %36, !dbg !155
  %136 = sext i32 %135 to i64, !dbg !156
  %137 = getelementptr inbounds float, ptr %0, i64 %136, !dbg !156
  %138 = load float, ptr %137, align 4, !dbg !156, !tbaa !53
  br label %139, !dbg !157

139:                                              ; preds = %134, %131
  %140 = phi contract float [ %138, %134 ], [ 0.000000e+00, %131 ], !dbg !157
  store float %140, ptr %39, align 4, !dbg !158, !tbaa !53
  %141 = select i1 %114, i1 %40, i1 false, !dbg !159
  br i1 %141, label %142, label %147, !dbg !159

142:                                              ; preds = %139
  %143 = add nsw i32 %34, %116, !dbg !160
  %144 = sext i32 %143 to i64, !dbg !161
  %145 = getelementptr inbounds float, ptr %1, i64 %144, !dbg !161
  %146 = load float, ptr %145, align 4, !dbg !161, !tbaa !53
  br label %147, !dbg !162

147:                                              ; preds = %142, %139
  %148 = phi contract float [ %146, %142 ], [ 0.000000e+00, %139 ], !dbg !162
  store float %148, ptr %43, align 4, !dbg !163, !tbaa !53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !164
  %149 = load float, ptr %22, align 4, !dbg !165, !tbaa !53
  %150 = load float, ptr %23, align 4, !dbg !166, !tbaa !53
  %151 = load float, ptr %25, align 4, !dbg !167, !tbaa !53
  %152 = load float, ptr %44, align 4, !dbg !168, !tbaa !53
  %153 = fmul contract float %149, %151, !dbg !169
  %154 = fadd contract float %153, %110, !dbg !170
  %155 = fmul contract float %149, %152, !dbg !171
  %156 = fadd contract float %155, %108, !dbg !172
  %157 = fmul contract float %150, %151, !dbg !173
  %158 = fadd contract float %157, %107, !dbg !174
  %159 = fmul contract float %150, %152, !dbg !175
  %160 = fadd contract float %159, %106, !dbg !176
  %161 = load float, ptr %45, align 4, !dbg !165, !tbaa !53
  %162 = load float, ptr %46, align 4, !dbg !166, !tbaa !53
  %163 = load float, ptr %47, align 4, !dbg !167, !tbaa !53
  %164 = load float, ptr %48, align 4, !dbg !168, !tbaa !53
  %165 = fmul contract float %161, %163, !dbg !169
  %166 = fadd contract float %165, %154, !dbg !170
  %167 = fmul contract float %161, %164, !dbg !171
  %168 = fadd contract float %167, %156, !dbg !172
  %169 = fmul contract float %162, %163, !dbg !173
  %170 = fadd contract float %169, %158, !dbg !174
  %171 = fmul contract float %162, %164, !dbg !175
  %172 = fadd contract float %171, %160, !dbg !176
  %173 = load float, ptr %49, align 4, !dbg !165, !tbaa !53
  %174 = load float, ptr %50, align 4, !dbg !166, !tbaa !53
  %175 = load float, ptr %51, align 4, !dbg !167, !tbaa !53
  %176 = load float, ptr %52, align 4, !dbg !168, !tbaa !53
  %177 = fmul contract float %173, %175, !dbg !169
  %178 = fadd contract float %177, %166, !dbg !170
  %179 = fmul contract float %173, %176, !dbg !171
  %180 = fadd contract float %179, %168, !dbg !172
  %181 = fmul contract float %174, %175, !dbg !173
  %182 = fadd contract float %181, %170, !dbg !174
  %183 = fmul contract float %174, %176, !dbg !175
  %184 = fadd contract float %183, %172, !dbg !176
  %185 = load float, ptr %53, align 4, !dbg !165, !tbaa !53
  %186 = load float, ptr %54, align 4, !dbg !166, !tbaa !53
  %187 = load float, ptr %55, align 4, !dbg !167, !tbaa !53
  %188 = load float, ptr %56, align 4, !dbg !168, !tbaa !53
  %189 = fmul contract float %185, %187, !dbg !169
  %190 = fadd contract float %189, %178, !dbg !170
  %191 = fmul contract float %185, %188, !dbg !171
  %192 = fadd contract float %191, %180, !dbg !172
  %193 = fmul contract float %186, %187, !dbg !173
  %194 = fadd contract float %193, %182, !dbg !174
  %195 = fmul contract float %186, %188, !dbg !175
  %196 = fadd contract float %195, %184, !dbg !176
  %197 = load float, ptr %57, align 4, !dbg !165, !tbaa !53
  %198 = load float, ptr %58, align 4, !dbg !166, !tbaa !53
  %199 = load float, ptr %59, align 4, !dbg !167, !tbaa !53
  %200 = load float, ptr %60, align 4, !dbg !168, !tbaa !53
  %201 = fmul contract float %197, %199, !dbg !169
  %202 = fadd contract float %201, %190, !dbg !170
  %203 = fmul contract float %197, %200, !dbg !171
  %204 = fadd contract float %203, %192, !dbg !172
  %205 = fmul contract float %198, %199, !dbg !173
  %206 = fadd contract float %205, %194, !dbg !174
  %207 = fmul contract float %198, %200, !dbg !175
  %208 = fadd contract float %207, %196, !dbg !176
  %209 = load float, ptr %61, align 4, !dbg !165, !tbaa !53
  %210 = load float, ptr %62, align 4, !dbg !166, !tbaa !53
  %211 = load float, ptr %63, align 4, !dbg !167, !tbaa !53
  %212 = load float, ptr %64, align 4, !dbg !168, !tbaa !53
  %213 = fmul contract float %209, %211, !dbg !169
  %214 = fadd contract float %213, %202, !dbg !170
  %215 = fmul contract float %209, %212, !dbg !171
  %216 = fadd contract float %215, %204, !dbg !172
  %217 = fmul contract float %210, %211, !dbg !173
  %218 = fadd contract float %217, %206, !dbg !174
  %219 = fmul contract float %210, %212, !dbg !175
  %220 = fadd contract float %219, %208, !dbg !176
  %221 = load float, ptr %65, align 4, !dbg !165, !tbaa !53
  %222 = load float, ptr %66, align 4, !dbg !166, !tbaa !53
  %223 = load float, ptr %67, align 4, !dbg !167, !tbaa !53
  %224 = load float, ptr %68, align 4, !dbg !168, !tbaa !53
  %225 = fmul contract float %221, %223, !dbg !169
  %226 = fadd contract float %225, %214, !dbg !170
  %227 = fmul contract float %221, %224, !dbg !171
  %228 = fadd contract float %227, %216, !dbg !172
  %229 = fmul contract float %222, %223, !dbg !173
  %230 = fadd contract float %229, %218, !dbg !174
  %231 = fmul contract float %222, %224, !dbg !175
  %232 = fadd contract float %231, %220, !dbg !176
  %233 = load float, ptr %69, align 4, !dbg !165, !tbaa !53
  %234 = load float, ptr %70, align 4, !dbg !166, !tbaa !53
  %235 = load float, ptr %71, align 4, !dbg !167, !tbaa !53
  %236 = load float, ptr %72, align 4, !dbg !168, !tbaa !53
  %237 = fmul contract float %233, %235, !dbg !169
  %238 = fadd contract float %237, %226, !dbg !170
  %239 = fmul contract float %233, %236, !dbg !171
  %240 = fadd contract float %239, %228, !dbg !172
  %241 = fmul contract float %234, %235, !dbg !173
  %242 = fadd contract float %241, %230, !dbg !174
  %243 = fmul contract float %234, %236, !dbg !175
  %244 = fadd contract float %243, %232, !dbg !176
  %245 = load float, ptr %73, align 4, !dbg !165, !tbaa !53
  %246 = load float, ptr %74, align 4, !dbg !166, !tbaa !53
  %247 = load float, ptr %75, align 4, !dbg !167, !tbaa !53
  %248 = load float, ptr %76, align 4, !dbg !168, !tbaa !53
  %249 = fmul contract float %245, %247, !dbg !169
  %250 = fadd contract float %249, %238, !dbg !170
  %251 = fmul contract float %245, %248, !dbg !171
  %252 = fadd contract float %251, %240, !dbg !172
  %253 = fmul contract float %246, %247, !dbg !173
  %254 = fadd contract float %253, %242, !dbg !174
  %255 = fmul contract float %246, %248, !dbg !175
  %256 = fadd contract float %255, %244, !dbg !176
  %257 = load float, ptr %77, align 4, !dbg !165, !tbaa !53
  %258 = load float, ptr %78, align 4, !dbg !166, !tbaa !53
  %259 = load float, ptr %79, align 4, !dbg !167, !tbaa !53
  %260 = load float, ptr %80, align 4, !dbg !168, !tbaa !53
  %261 = fmul contract float %257, %259, !dbg !169
  %262 = fadd contract float %261, %250, !dbg !170
  %263 = fmul contract float %257, %260, !dbg !171
  %264 = fadd contract float %263, %252, !dbg !172
  %265 = fmul contract float %258, %259, !dbg !173
  %266 = fadd contract float %265, %254, !dbg !174
  %267 = fmul contract float %258, %260, !dbg !175
  %268 = fadd contract float %267, %256, !dbg !176
  %269 = load float, ptr %81, align 4, !dbg !165, !tbaa !53
  %270 = load float, ptr %82, align 4, !dbg !166, !tbaa !53
  %271 = load float, ptr %83, align 4, !dbg !167, !tbaa !53
  %272 = load float, ptr %84, align 4, !dbg !168, !tbaa !53
  %273 = fmul contract float %269, %271, !dbg !169
  %274 = fadd contract float %273, %262, !dbg !170
  %275 = fmul contract float %269, %272, !dbg !171
  %276 = fadd contract float %275, %264, !dbg !172
  %277 = fmul contract float %270, %271, !dbg !173
  %278 = fadd contract float %277, %266, !dbg !174
  %279 = fmul contract float %270, %272, !dbg !175
  %280 = fadd contract float %279, %268, !dbg !176
  %281 = load float, ptr %85, align 4, !dbg !165, !tbaa !53
  %282 = load float, ptr %86, align 4, !dbg !166, !tbaa !53
  %283 = load float, ptr %87, align 4, !dbg !167, !tbaa !53
  %284 = load float, ptr %88, align 4, !dbg !168, !tbaa !53
  %285 = fmul contract float %281, %283, !dbg !169
  %286 = fadd contract float %285, %274, !dbg !170
  %287 = fmul contract float %281, %284, !dbg !171
  %288 = fadd contract float %287, %276, !dbg !172
  %289 = fmul contract float %282, %283, !dbg !173
  %290 = fadd contract float %289, %278, !dbg !174
  %291 = fmul contract float %282, %284, !dbg !175
  %292 = fadd contract float %291, %280, !dbg !176
  %293 = load float, ptr %89, align 4, !dbg !165, !tbaa !53
  %294 = load float, ptr %90, align 4, !dbg !166, !tbaa !53
  %295 = load float, ptr %91, align 4, !dbg !167, !tbaa !53
  %296 = load float, ptr %92, align 4, !dbg !168, !tbaa !53
  %297 = fmul contract float %293, %295, !dbg !169
  %298 = fadd contract float %297, %286, !dbg !170
  %299 = fmul contract float %293, %296, !dbg !171
  %300 = fadd contract float %299, %288, !dbg !172
  %301 = fmul contract float %294, %295, !dbg !173
  %302 = fadd contract float %301, %290, !dbg !174
  %303 = fmul contract float %294, %296, !dbg !175
  %304 = fadd contract float %303, %292, !dbg !176
  %305 = load float, ptr %93, align 4, !dbg !165, !tbaa !53
  %306 = load float, ptr %94, align 4, !dbg !166, !tbaa !53
  %307 = load float, ptr %95, align 4, !dbg !167, !tbaa !53
  %308 = load float, ptr %96, align 4, !dbg !168, !tbaa !53
  %309 = fmul contract float %305, %307, !dbg !169
  %310 = fadd contract float %309, %298, !dbg !170
  %311 = fmul contract float %305, %308, !dbg !171
  %312 = fadd contract float %311, %300, !dbg !172
  %313 = fmul contract float %306, %307, !dbg !173
  %314 = fadd contract float %313, %302, !dbg !174
  %315 = fmul contract float %306, %308, !dbg !175
  %316 = fadd contract float %315, %304, !dbg !176
  %317 = load float, ptr %97, align 4, !dbg !165, !tbaa !53
  %318 = load float, ptr %98, align 4, !dbg !166, !tbaa !53
  %319 = load float, ptr %99, align 4, !dbg !167, !tbaa !53
  %320 = load float, ptr %100, align 4, !dbg !168, !tbaa !53
  %321 = fmul contract float %317, %319, !dbg !169
  %322 = fadd contract float %321, %310, !dbg !170
  %323 = fmul contract float %317, %320, !dbg !171
  %324 = fadd contract float %323, %312, !dbg !172
  %325 = fmul contract float %318, %319, !dbg !173
  %326 = fadd contract float %325, %314, !dbg !174
  %327 = fmul contract float %318, %320, !dbg !175
  %328 = fadd contract float %327, %316, !dbg !176
  %329 = load float, ptr %101, align 4, !dbg !165, !tbaa !53
  %330 = load float, ptr %102, align 4, !dbg !166, !tbaa !53
  %331 = load float, ptr %103, align 4, !dbg !167, !tbaa !53
  %332 = load float, ptr %104, align 4, !dbg !168, !tbaa !53
  %333 = fmul contract float %329, %331, !dbg !169
  %334 = fadd contract float %333, %322, !dbg !170
  %335 = fmul contract float %329, %332, !dbg !171
  %336 = fadd contract float %335, %324, !dbg !172
  %337 = fmul contract float %330, %331, !dbg !173
  %338 = fadd contract float %337, %326, !dbg !174
  %339 = fmul contract float %330, %332, !dbg !175
  %340 = fadd contract float %339, %328, !dbg !176
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !177
  %341 = add nuw nsw i32 %109, 16, !dbg !178
  %342 = icmp slt i32 %341, %5, !dbg !152
  br i1 %342, label %105, label %343, !dbg !153, !llvm.loop !179

343:                                              ; preds = %147, %6
  %344 = phi float [ 0.000000e+00, %6 ], [ %336, %147 ]
  %345 = phi float [ 0.000000e+00, %6 ], [ %338, %147 ]
  %346 = phi float [ 0.000000e+00, %6 ], [ %340, %147 ]
  %347 = phi float [ 0.000000e+00, %6 ], [ %334, %147 ]
  %348 = icmp slt i32 %11, %3
  %349 = mul nsw i32 %11, %4
  %350 = add nsw i32 %349, %14
  %351 = icmp slt i32 %14, %4
  %352 = and i1 %348, %351, !dbg !181
  br i1 %352, label %353, label %356, !dbg !181

353:                                              ; preds = %343
  %354 = sext i32 %350 to i64, !dbg !182
  %355 = getelementptr inbounds float, ptr %2, i64 %354, !dbg !182
  store float %347, ptr %355, align 4, !dbg !183, !tbaa !53
  br label %356, !dbg !182

356:                                              ; preds = %343, %353
  %357 = add nsw i32 %14, 16
  %358 = icmp slt i32 %357, %4
  %359 = select i1 %348, i1 %358, i1 false, !dbg !181
  br i1 %359, label %360, label %364, !dbg !181

360:                                              ; preds = %356
  %361 = sext i32 %350 to i64, !dbg !182
  %362 = getelementptr float, ptr %2, i64 %361, !dbg !182
  %363 = getelementptr i8, ptr %362, i64 64, !dbg !182
  store float %344, ptr %363, align 4, !dbg !183, !tbaa !53
  br label %364, !dbg !182

364:                                              ; preds = %360, %356
  %365 = add nuw nsw i32 %11, 16
  %366 = icmp slt i32 %365, %3
  %367 = mul nsw i32 %365, %4
  %368 = add nsw i32 %367, %14
  %369 = icmp slt i32 %14, %4
  %370 = and i1 %366, %369, !dbg !181
  br i1 %370, label %371, label %374, !dbg !181

371:                                              ; preds = %364
  %372 = sext i32 %368 to i64, !dbg !182
  %373 = getelementptr inbounds float, ptr %2, i64 %372, !dbg !182
  store float %345, ptr %373, align 4, !dbg !183, !tbaa !53
  br label %374, !dbg !182

374:                                              ; preds = %371, %364
  %375 = add nsw i32 %14, 16
  %376 = icmp slt i32 %375, %4
  %377 = select i1 %366, i1 %376, i1 false, !dbg !181
  br i1 %377, label %378, label %382, !dbg !181

378:                                              ; preds = %374
  %379 = sext i32 %368 to i64, !dbg !182
  %380 = getelementptr float, ptr %2, i64 %379, !dbg !182
  %381 = getelementptr i8, ptr %380, i64 64, !dbg !182
  store float %346, ptr %381, align 4, !dbg !183, !tbaa !53
  br label %382, !dbg !182

382:                                              ; preds = %378, %374
  ret void, !dbg !184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "register_matmul.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul_registers", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 8, column: 25, scope: !11)
!18 = !DILocation(line: 8, column: 37, scope: !11)
!19 = !DILocation(line: 26, column: 60, scope: !11)
!20 = !DILocation(line: 67, column: 27, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 10, column: 8, scope: !11)
!23 = !DILocation(line: 10, column: 19, scope: !11)
!24 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 11, column: 8, scope: !11)
!27 = !DILocation(line: 11, column: 19, scope: !11)
!28 = !DILocation(line: 12, column: 24, scope: !11)
!29 = !DILocation(line: 12, column: 28, scope: !11)
!30 = !DILocation(line: 12, column: 5, scope: !11)
!31 = !DILocation(line: 13, column: 32, scope: !11)
!32 = !DILocation(line: 79, column: 27, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 14, column: 23, scope: !11)
!35 = !DILocation(line: 14, column: 34, scope: !11)
!36 = !DILocation(line: 15, column: 32, scope: !11)
!37 = !DILocation(line: 15, column: 57, scope: !11)
!38 = !DILocation(line: 16, column: 34, scope: !11)
!39 = !DILocation(line: 17, column: 3, scope: !11)
!40 = !DILocation(line: 17, column: 9, scope: !11)
!41 = !DILocation(line: 18, column: 3, scope: !11)
!42 = !DILocation(line: 19, column: 23, scope: !11)
!43 = !DILocation(line: 19, column: 3, scope: !11)
!44 = !DILocation(line: 11, column: 5, scope: !11)
!45 = !DILocation(line: 10, column: 24, scope: !11)
!46 = !DILocation(line: 10, column: 5, scope: !11)
!47 = !DILocation(line: 20, column: 5, scope: !11)
!48 = !DILocation(line: 33, column: 3, scope: !11)
!49 = !DILocation(line: 20, column: 80, scope: !11)
!50 = !DILocation(line: 20, column: 85, scope: !11)
!51 = !DILocation(line: 20, column: 89, scope: !11)
!52 = !DILocation(line: 20, column: 72, scope: !11)
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !9, i64 0}
!55 = !DILocation(line: 20, column: 57, scope: !11)
!56 = !DILocation(line: 20, column: 62, scope: !11)
!57 = !DILocation(line: 20, column: 43, scope: !11)
!58 = !DILocation(line: 20, column: 70, scope: !11)
!59 = !DILocation(line: 20, column: 31, scope: !11)
!60 = !DILocation(line: 20, column: 23, scope: !11)
!61 = distinct !{!61, !47, !62, !63, !64}
!62 = !DILocation(line: 20, column: 95, scope: !11)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 22, column: 5, scope: !11)
!66 = !DILocation(line: 25, column: 5, scope: !11)
!67 = !DILocation(line: 21, column: 80, scope: !11)
!68 = !DILocation(line: 21, column: 85, scope: !11)
!69 = !DILocation(line: 21, column: 89, scope: !11)
!70 = !DILocation(line: 21, column: 72, scope: !11)
!71 = !DILocation(line: 21, column: 57, scope: !11)
!72 = !DILocation(line: 21, column: 62, scope: !11)
!73 = !DILocation(line: 21, column: 43, scope: !11)
!74 = !DILocation(line: 21, column: 70, scope: !11)
!75 = !DILocation(line: 21, column: 31, scope: !11)
!76 = !DILocation(line: 21, column: 23, scope: !11)
!77 = !DILocation(line: 21, column: 5, scope: !11)
!78 = distinct !{!78, !77, !79, !63, !64}
!79 = !DILocation(line: 21, column: 95, scope: !11)
!80 = !DILocation(line: 26, column: 7, scope: !11)
!81 = !DILocation(line: 23, column: 7, scope: !11)
!82 = !DILocation(line: 24, column: 7, scope: !11)
!83 = !DILocation(line: 31, column: 5, scope: !11)
!84 = !DILocation(line: 19, column: 31, scope: !11)
!85 = distinct !{!85, !43, !86, !63, !64}
!86 = !DILocation(line: 32, column: 3, scope: !11)
!87 = !DILocation(line: 27, column: 7, scope: !11)
!88 = !DILocation(line: 26, column: 65, scope: !11)
!89 = !DILocation(line: 26, column: 70, scope: !11)
!90 = !DILocation(line: 26, column: 75, scope: !11)
!91 = !DILocation(line: 26, column: 46, scope: !11)
!92 = !DILocation(line: 26, column: 36, scope: !11)
!93 = !DILocation(line: 26, column: 44, scope: !11)
!94 = !DILocation(line: 26, column: 31, scope: !11)
!95 = !DILocation(line: 26, column: 25, scope: !11)
!96 = distinct !{!96, !80, !97, !63, !64}
!97 = !DILocation(line: 26, column: 78, scope: !11)
!98 = !DILocation(line: 27, column: 73, scope: !11)
!99 = !DILocation(line: 27, column: 46, scope: !11)
!100 = !DILocation(line: 27, column: 36, scope: !11)
!101 = !DILocation(line: 27, column: 44, scope: !11)
!102 = !DILocation(line: 27, column: 31, scope: !11)
!103 = !DILocation(line: 27, column: 25, scope: !11)
!104 = distinct !{!104, !87, !105, !63, !64}
!105 = !DILocation(line: 27, column: 76, scope: !11)
!106 = !DILocation(line: 29, column: 9, scope: !11)
!107 = !DILocation(line: 25, column: 29, scope: !11)
!108 = !DILocation(line: 25, column: 23, scope: !11)
!109 = distinct !{!109, !66, !110, !63, !64}
!110 = !DILocation(line: 30, column: 5, scope: !11)
!111 = !DILocation(line: 28, column: 31, scope: !11)
!112 = !DILocation(line: 28, column: 25, scope: !11)
!113 = !DILocation(line: 28, column: 7, scope: !11)
!114 = distinct !{!114, !113, !115, !63, !64}
!115 = !DILocation(line: 29, column: 74, scope: !11)
!116 = !DILocation(line: 29, column: 68, scope: !11)
!117 = !DILocation(line: 29, column: 66, scope: !11)
!118 = !DILocation(line: 29, column: 50, scope: !11)
!119 = !DILocation(line: 29, column: 38, scope: !11)
!120 = !DILocation(line: 29, column: 55, scope: !11)
!121 = !DILocation(line: 29, column: 33, scope: !11)
!122 = !DILocation(line: 29, column: 27, scope: !11)
!123 = distinct !{!123, !106, !115, !63, !64}
!124 = !DILocation(line: 34, column: 5, scope: !11)
!125 = !DILocation(line: 36, column: 1, scope: !11)
!126 = !DILocation(line: 33, column: 27, scope: !11)
!127 = !DILocation(line: 33, column: 21, scope: !11)
!128 = distinct !{!128, !48, !129, !63, !64}
!129 = !DILocation(line: 35, column: 73, scope: !11)
!130 = !DILocation(line: 35, column: 70, scope: !11)
!131 = !DILocation(line: 35, column: 58, scope: !11)
!132 = !DILocation(line: 35, column: 51, scope: !11)
!133 = !DILocation(line: 35, column: 7, scope: !11)
!134 = !DILocation(line: 35, column: 56, scope: !11)
!135 = !DILocation(line: 34, column: 29, scope: !11)
!136 = !DILocation(line: 34, column: 23, scope: !11)
!137 = distinct !{!137, !124, !129, !63, !64}
!138 = distinct !DISubprogram(name: "matmul_registers_guarded", scope: !1, file: !1, line: 39, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !140)
!140 = distinct !DILocation(line: 42, column: 12, scope: !138)
!141 = !DILocation(line: 54, column: 27, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 42, column: 30, scope: !138)
!144 = !DILocation(line: 67, column: 27, scope: !21, inlinedAt: !145)
!145 = distinct !DILocation(line: 43, column: 13, scope: !138)
!146 = !DILocation(line: 43, column: 24, scope: !138)
!147 = !DILocation(line: 43, column: 29, scope: !138)
!148 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !149)
!149 = distinct !DILocation(line: 43, column: 41, scope: !138)
!150 = !DILocation(line: 43, column: 52, scope: !138)
!151 = !DILocation(line: 43, column: 57, scope: !138)
!152 = !DILocation(line: 45, column: 21, scope: !138)
!153 = !DILocation(line: 45, column: 3, scope: !138)
!154 = !DILocation(line: 49, column: 35, scope: !138)
!155 = !DILocation(line: 49, column: 63, scope: !138)
!156 = !DILocation(line: 49, column: 51, scope: !138)
!157 = !DILocation(line: 49, column: 29, scope: !138)
!158 = !DILocation(line: 49, column: 27, scope: !138)
!159 = !DILocation(line: 50, column: 40, scope: !138)
!160 = !DILocation(line: 50, column: 66, scope: !138)
!161 = !DILocation(line: 50, column: 51, scope: !138)
!162 = !DILocation(line: 50, column: 29, scope: !138)
!163 = !DILocation(line: 50, column: 27, scope: !138)
!164 = !DILocation(line: 52, column: 5, scope: !138)
!165 = !DILocation(line: 55, column: 18, scope: !138)
!166 = !DILocation(line: 55, column: 34, scope: !138)
!167 = !DILocation(line: 56, column: 18, scope: !138)
!168 = !DILocation(line: 56, column: 34, scope: !138)
!169 = !DILocation(line: 57, column: 21, scope: !138)
!170 = !DILocation(line: 57, column: 15, scope: !138)
!171 = !DILocation(line: 58, column: 21, scope: !138)
!172 = !DILocation(line: 58, column: 15, scope: !138)
!173 = !DILocation(line: 59, column: 21, scope: !138)
!174 = !DILocation(line: 59, column: 15, scope: !138)
!175 = !DILocation(line: 60, column: 21, scope: !138)
!176 = !DILocation(line: 60, column: 15, scope: !138)
!177 = !DILocation(line: 62, column: 5, scope: !138)
!178 = !DILocation(line: 45, column: 28, scope: !138)
!179 = distinct !{!179, !153, !180, !63, !64}
!180 = !DILocation(line: 63, column: 3, scope: !138)
!181 = !DILocation(line: 68, column: 28, scope: !138)
!182 = !DILocation(line: 68, column: 49, scope: !138)
!183 = !DILocation(line: 68, column: 86, scope: !138)
!184 = !DILocation(line: 69, column: 1, scope: !138)
