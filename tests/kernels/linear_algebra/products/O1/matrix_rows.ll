; ModuleID = 'matrix_rows.cu'
source_filename = "matrix_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }

@_ZZ10rows_load4PK6__halfPiE1s = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@_ZZ10rows_load2PK6__halfPiE1s = internal addrspace(3) global [64 x [16 x %struct.__half]] undef, align 2
@_ZZ9rows_dataPK6__halfPKiPiE1s = internal addrspace(3) global [256 x %struct.__half] undef, align 16
@_ZZ10rows_storePKiP6__halfE1s = internal addrspace(3) global [32 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sa = internal addrspace(3) global [16 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sb = internal addrspace(3) global [8 x [16 x %struct.__half]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_load4PK6__halfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %4 = shl nuw nsw i32 %3, 4
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 %5
  br label %29, !dbg !18

7:                                                ; preds = %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %8 = and i32 %3, 15, !dbg !20
  %9 = zext nneg i32 %8 to i64, !dbg !21
  %10 = getelementptr inbounds nuw [24 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 %9, !dbg !21
  %11 = lshr i32 %3, 1, !dbg !22
  %12 = and i32 %11, 504, !dbg !22
  %13 = zext nneg i32 %12 to i64, !dbg !21
  %14 = getelementptr inbounds nuw %struct.__half, ptr %10, i64 %13, !dbg !21
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !23
  %16 = ptrtoint ptr addrspace(3) %15 to i64, !dbg !23
  %17 = trunc i64 %16 to i32, !dbg !27
  %18 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %17) #9, !dbg !28, !srcloc !29
  %19 = extractvalue { i32, i32, i32, i32 } %18, 0, !dbg !28
  %20 = extractvalue { i32, i32, i32, i32 } %18, 1, !dbg !28
  %21 = extractvalue { i32, i32, i32, i32 } %18, 2, !dbg !28
  %22 = extractvalue { i32, i32, i32, i32 } %18, 3, !dbg !28
  %23 = shl nuw nsw i32 %3, 2, !dbg !30
  %24 = zext nneg i32 %23 to i64, !dbg !31
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24, !dbg !31
  store i32 %19, ptr %25, align 4, !dbg !32, !tbaa !7
  %26 = getelementptr i8, ptr %25, i64 4, !dbg !33
  store i32 %20, ptr %26, align 4, !dbg !34, !tbaa !7
  %27 = getelementptr i8, ptr %25, i64 8, !dbg !35
  store i32 %21, ptr %27, align 4, !dbg !36, !tbaa !7
  %28 = getelementptr i8, ptr %25, i64 12, !dbg !37
  store i32 %22, ptr %28, align 4, !dbg !38, !tbaa !7
  ret void, !dbg !39

29:                                               ; preds = %2, %29
  %30 = phi i32 [ 0, %2 ], [ %37, %29 ]
  %31 = add nuw nsw i32 %30, %4, !dbg !40
  %32 = zext nneg i32 %31 to i64, !dbg !41
  %33 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %32, !dbg !41
  %34 = zext nneg i32 %30 to i64, !dbg !42
  %35 = getelementptr inbounds nuw %struct.__half, ptr %6, i64 %34, !dbg !42
  %36 = load i16, ptr %33, align 2, !dbg !43, !tbaa !44
  store i16 %36, ptr %35, align 2, !dbg !43, !tbaa !44
  %37 = add nuw nsw i32 %30, 1, !dbg !46
  %38 = icmp eq i32 %37, 16, !dbg !47
  br i1 %38, label %7, label %29, !dbg !18, !llvm.loop !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_load2PK6__halfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !52 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %4 = shl nuw nsw i32 %3, 4
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 %5
  br label %23, !dbg !55

7:                                                ; preds = %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %8 = and i32 %3, 992, !dbg !57
  %9 = shl nuw nsw i32 %3, 1, !dbg !57
  %10 = sub nsw i32 %9, %8, !dbg !57
  %11 = sext i32 %10 to i64, !dbg !58
  %12 = getelementptr inbounds [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 %11, !dbg !58
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !58
  %14 = addrspacecast ptr %13 to ptr addrspace(3), !dbg !59
  %15 = ptrtoint ptr addrspace(3) %14 to i64, !dbg !59
  %16 = trunc i64 %15 to i32, !dbg !61
  %17 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %16) #9, !dbg !62, !srcloc !63
  %18 = extractvalue { i32, i32 } %17, 0, !dbg !62
  %19 = extractvalue { i32, i32 } %17, 1, !dbg !62
  %20 = zext nneg i32 %9 to i64, !dbg !64
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %20, !dbg !64
  store i32 %18, ptr %21, align 4, !dbg !65, !tbaa !7
  %22 = getelementptr i8, ptr %21, i64 4, !dbg !66
  store i32 %19, ptr %22, align 4, !dbg !67, !tbaa !7
  ret void, !dbg !68

23:                                               ; preds = %2, %23
  %24 = phi i32 [ 0, %2 ], [ %31, %23 ]
  %25 = add nuw nsw i32 %24, %4, !dbg !69
  %26 = zext nneg i32 %25 to i64, !dbg !70
  %27 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %26, !dbg !70
  %28 = zext nneg i32 %24 to i64, !dbg !71
  %29 = getelementptr inbounds nuw %struct.__half, ptr %6, i64 %28, !dbg !71
  %30 = load i16, ptr %27, align 2, !dbg !72, !tbaa !44
  store i16 %30, ptr %29, align 2, !dbg !72, !tbaa !44
  %31 = add nuw nsw i32 %24, 1, !dbg !73
  %32 = icmp eq i32 %31, 16, !dbg !74
  br i1 %32, label %7, label %23, !dbg !55, !llvm.loop !75
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9rows_dataPK6__halfPKiPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !77 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %5 = shl nuw nsw i32 %4, 3
  br label %18, !dbg !80

6:                                                ; preds = %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %7 = zext nneg i32 %4 to i64, !dbg !82
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !82
  %9 = load i32, ptr %8, align 4, !dbg !82, !tbaa !7
  %10 = shl nsw i32 %9, 3, !dbg !83
  %11 = sext i32 %10 to i64, !dbg !84
  %12 = getelementptr inbounds %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %11, !dbg !84
  %13 = addrspacecast ptr %12 to ptr addrspace(3), !dbg !85
  %14 = ptrtoint ptr addrspace(3) %13 to i64, !dbg !85
  %15 = trunc i64 %14 to i32, !dbg !87
  %16 = tail call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r"(i32 %15) #9, !dbg !88, !srcloc !89
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %7, !dbg !90
  store i32 %16, ptr %17, align 4, !dbg !91, !tbaa !7
  ret void, !dbg !92

18:                                               ; preds = %3, %18
  %19 = phi i32 [ 0, %3 ], [ %25, %18 ]
  %20 = add nuw nsw i32 %19, %5, !dbg !93
  %21 = zext nneg i32 %20 to i64, !dbg !94
  %22 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %21, !dbg !94
  %23 = getelementptr inbounds nuw %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 %21, !dbg !95
  %24 = load i16, ptr %22, align 2, !dbg !96, !tbaa !44
  store i16 %24, ptr %23, align 2, !dbg !96, !tbaa !44
  %25 = add nuw nsw i32 %19, 1, !dbg !97
  %26 = icmp eq i32 %25, 8, !dbg !98
  br i1 %26, label %6, label %18, !dbg !80, !llvm.loop !99
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rows_storePKiP6__half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !101 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 %4
  br label %26, !dbg !104

6:                                                ; preds = %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  %7 = zext nneg i32 %3 to i64, !dbg !106
  %8 = getelementptr inbounds nuw [16 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 %7, !dbg !106
  %9 = and i32 %3, 8, !dbg !107
  %10 = zext nneg i32 %9 to i64, !dbg !106
  %11 = getelementptr inbounds nuw %struct.__half, ptr %8, i64 %10, !dbg !106
  %12 = addrspacecast ptr %11 to ptr addrspace(3), !dbg !108
  %13 = ptrtoint ptr addrspace(3) %12 to i64, !dbg !108
  %14 = trunc i64 %13 to i32, !dbg !110
  %15 = shl nuw nsw i32 %3, 2, !dbg !111
  %16 = zext nneg i32 %15 to i64, !dbg !112
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16, !dbg !112
  %18 = load i32, ptr %17, align 4, !dbg !112, !tbaa !7
  %19 = getelementptr i8, ptr %17, i64 4, !dbg !113
  %20 = load i32, ptr %19, align 4, !dbg !113, !tbaa !7
  %21 = getelementptr i8, ptr %17, i64 8, !dbg !114
  %22 = load i32, ptr %21, align 4, !dbg !114, !tbaa !7
  %23 = getelementptr i8, ptr %17, i64 12, !dbg !115
  %24 = load i32, ptr %23, align 4, !dbg !115, !tbaa !7
  tail call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [$0], {$1,$2,$3,$4};", "r,r,r,r,r,~{memory}"(i32 %14, i32 %18, i32 %20, i32 %22, i32 %24) #9, !dbg !116, !srcloc !117
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  %25 = shl nuw nsw i32 %3, 4
  br label %33, !dbg !119

26:                                               ; preds = %2, %26
  %27 = phi i32 [ 0, %2 ], [ %30, %26 ]
  %28 = zext nneg i32 %27 to i64, !dbg !120
  %29 = getelementptr inbounds nuw %struct.__half, ptr %5, i64 %28, !dbg !120
  store half 0xH0000, ptr %29, align 2, !dbg !121, !tbaa !44
  %30 = add nuw nsw i32 %27, 1, !dbg !122
  %31 = icmp eq i32 %30, 16, !dbg !123
  br i1 %31, label %6, label %26, !dbg !104, !llvm.loop !124

32:                                               ; preds = %33
  ret void, !dbg !126

33:                                               ; preds = %6, %33
  %34 = phi i32 [ 0, %6 ], [ %41, %33 ]
  %35 = zext nneg i32 %34 to i64, !dbg !127
  %36 = getelementptr inbounds nuw %struct.__half, ptr %8, i64 %35, !dbg !127
  %37 = add nuw nsw i32 %34, %25, !dbg !128
  %38 = zext nneg i32 %37 to i64, !dbg !129
  %39 = getelementptr inbounds nuw %struct.__half, ptr %1, i64 %38, !dbg !129
  %40 = load i16, ptr %36, align 2, !dbg !130, !tbaa !44
  store i16 %40, ptr %39, align 2, !dbg !130, !tbaa !44
  %41 = add nuw nsw i32 %34, 1, !dbg !131
  %42 = icmp eq i32 %41, 16, !dbg !132
  br i1 %42, label %32, label %33, !dbg !119, !llvm.loop !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12rows_productPK6__halfS1_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !135 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !138
  %8 = shl nuw nsw i32 %7, 4, !dbg !141
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %10 = shl i32 %9, 3, !dbg !145
  %11 = icmp sgt i32 %4, 0, !dbg !146
  br i1 %11, label %12, label %47, !dbg !147

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
  %34 = and i32 %6, 15, !dbg !147
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sa to ptr), i64 %35
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds %struct.__half, ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sb to ptr), i64 %37
  br label %39, !dbg !147

39:                                               ; preds = %12, %85
  %40 = phi float [ 0.000000e+00, %12 ], [ %95, %85 ]
  %41 = phi float [ 0.000000e+00, %12 ], [ %96, %85 ]
  %42 = phi float [ 0.000000e+00, %12 ], [ %97, %85 ]
  %43 = phi float [ 0.000000e+00, %12 ], [ %98, %85 ]
  %44 = phi i32 [ 0, %12 ], [ %99, %85 ]
  br i1 %13, label %45, label %69, !dbg !148

45:                                               ; preds = %39
  %46 = or disjoint i32 %34, %44
  br label %72, !dbg !148

47:                                               ; preds = %85, %5
  %48 = phi float [ 0.000000e+00, %5 ], [ %98, %85 ], !dbg !149
  %49 = phi float [ 0.000000e+00, %5 ], [ %97, %85 ], !dbg !149
  %50 = phi float [ 0.000000e+00, %5 ], [ %96, %85 ], !dbg !149
  %51 = phi float [ 0.000000e+00, %5 ], [ %95, %85 ], !dbg !149
  %52 = lshr i32 %6, 2, !dbg !150
  %53 = add nuw nsw i32 %8, %52, !dbg !151
  %54 = mul nsw i32 %3, %53, !dbg !152
  %55 = shl nuw nsw i32 %6, 1, !dbg !153
  %56 = and i32 %55, 6, !dbg !153
  %57 = or disjoint i32 %56, %10, !dbg !154
  %58 = add i32 %57, %54, !dbg !155
  %59 = sext i32 %58 to i64, !dbg !156
  %60 = getelementptr inbounds float, ptr %2, i64 %59, !dbg !156
  store float %51, ptr %60, align 4, !dbg !157, !tbaa !158
  %61 = getelementptr i8, ptr %60, i64 4, !dbg !160
  store float %50, ptr %61, align 4, !dbg !161, !tbaa !158
  %62 = add nuw nsw i32 %53, 8, !dbg !162
  %63 = mul nsw i32 %3, %62, !dbg !163
  %64 = or disjoint i32 %56, %10, !dbg !164
  %65 = add i32 %64, %63, !dbg !165
  %66 = sext i32 %65 to i64, !dbg !166
  %67 = getelementptr inbounds float, ptr %2, i64 %66, !dbg !166
  store float %49, ptr %67, align 4, !dbg !167, !tbaa !158
  %68 = getelementptr i8, ptr %67, i64 4, !dbg !168
  store float %48, ptr %68, align 4, !dbg !169, !tbaa !158
  ret void, !dbg !170

69:                                               ; preds = %72, %39
  br i1 %14, label %70, label %85, !dbg !171

70:                                               ; preds = %69
  %71 = or disjoint i32 %34, %44
  br label %101, !dbg !171

72:                                               ; preds = %45, %72
  %73 = phi i32 [ %83, %72 ], [ %6, %45 ]
  %74 = lshr i32 %73, 4, !dbg !172
  %75 = add nuw nsw i32 %74, %8, !dbg !173
  %76 = mul nuw nsw i32 %75, %4, !dbg !174
  %77 = add nuw i32 %46, %76, !dbg !175
  %78 = sext i32 %77 to i64, !dbg !176
  %79 = getelementptr inbounds %struct.__half, ptr %0, i64 %78, !dbg !176
  %80 = zext nneg i32 %74 to i64, !dbg !177
  %81 = getelementptr inbounds [16 x %struct.__half], ptr %36, i64 %80, !dbg !177
  %82 = load i16, ptr %79, align 2, !dbg !178, !tbaa !44
  store i16 %82, ptr %81, align 2, !dbg !178, !tbaa !44
  %83 = add nuw nsw i32 %73, 32, !dbg !179
  %84 = icmp samesign ult i32 %73, 224, !dbg !180
  br i1 %84, label %72, label %69, !dbg !148, !llvm.loop !181

85:                                               ; preds = %101, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  %86 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %24) #9, !dbg !184, !srcloc !185
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0, !dbg !184
  %88 = extractvalue { i32, i32, i32, i32 } %86, 1, !dbg !184
  %89 = extractvalue { i32, i32, i32, i32 } %86, 2, !dbg !184
  %90 = extractvalue { i32, i32, i32, i32 } %86, 3, !dbg !184
  %91 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %33) #9, !dbg !186, !srcloc !187
  %92 = extractvalue { i32, i32 } %91, 0, !dbg !186
  %93 = extractvalue { i32, i32 } %91, 1, !dbg !186
  %94 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %87, i32 %88, i32 %89, i32 %90, i32 %92, i32 %93, float %40, float %41, float %42, float %43) #9, !dbg !188, !srcloc !189
  %95 = extractvalue { float, float, float, float } %94, 0, !dbg !188
  %96 = extractvalue { float, float, float, float } %94, 1, !dbg !188
  %97 = extractvalue { float, float, float, float } %94, 2, !dbg !188
  %98 = extractvalue { float, float, float, float } %94, 3, !dbg !188
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !190
  %99 = add nuw nsw i32 %44, 16, !dbg !191
  %100 = icmp slt i32 %99, %4, !dbg !146
  br i1 %100, label %39, label %47, !dbg !147, !llvm.loop !192

101:                                              ; preds = %70, %101
  %102 = phi i32 [ %112, %101 ], [ %6, %70 ]
  %103 = lshr i32 %102, 4, !dbg !194
  %104 = add nuw nsw i32 %103, %10, !dbg !195
  %105 = mul nsw i32 %104, %4, !dbg !196
  %106 = add i32 %71, %105, !dbg !197
  %107 = sext i32 %106 to i64, !dbg !198
  %108 = getelementptr inbounds %struct.__half, ptr %1, i64 %107, !dbg !198
  %109 = zext nneg i32 %103 to i64, !dbg !199
  %110 = getelementptr inbounds [16 x %struct.__half], ptr %38, i64 %109, !dbg !199
  %111 = load i16, ptr %108, align 2, !dbg !200, !tbaa !44
  store i16 %111, ptr %110, align 2, !dbg !200, !tbaa !44
  %112 = add nuw nsw i32 %102, 32, !dbg !201
  %113 = icmp samesign ult i32 %102, 96, !dbg !202
  br i1 %113, label %101, label %85, !dbg !171, !llvm.loop !203
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12wmma_productPK6__halfS1_PKfPfiiff(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #3 !dbg !205 {
  %9 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  %10 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10, !dbg !206
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #10, !dbg !206
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !207
  %12 = shl nuw nsw i32 %11, 4, !dbg !209
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212
  %15 = mul i32 %13, %14, !dbg !215
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216
  %17 = add i32 %15, %16, !dbg !218
  %18 = lshr i32 %17, 1, !dbg !219
  %19 = and i32 %18, 2147483632, !dbg !219
  %20 = icmp sgt i32 %5, 0, !dbg !220
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false), !dbg !221
  br i1 %20, label %21, label %35, !dbg !225

21:                                               ; preds = %8
  %22 = mul nuw nsw i32 %5, %12
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.__half, ptr %0, i64 %23
  %25 = zext nneg i32 %19 to i64
  %26 = getelementptr %struct.__half, ptr %1, i64 %25, !dbg !225
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 28
  br label %58, !dbg !225

34:                                               ; preds = %58
  store float %93, ptr %27, align 4, !dbg !226
  store float %94, ptr %28, align 8, !dbg !226
  store float %95, ptr %29, align 4, !dbg !226
  store float %96, ptr %30, align 8, !dbg !226
  store float %97, ptr %31, align 4, !dbg !226
  store float %98, ptr %32, align 8, !dbg !226
  store float %99, ptr %33, align 4, !dbg !226
  br label %35, !dbg !225

35:                                               ; preds = %34, %8
  %36 = phi float [ %92, %34 ], [ 0.000000e+00, %8 ]
  store float %36, ptr %9, align 8, !dbg !226
  %37 = mul nsw i32 %4, %12, !dbg !229
  %38 = sext i32 %37 to i64, !dbg !230
  %39 = getelementptr inbounds float, ptr %2, i64 %38, !dbg !230
  %40 = zext nneg i32 %19 to i64, !dbg !231
  %41 = getelementptr inbounds nuw float, ptr %39, i64 %40, !dbg !231
  %42 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr %41, i32 %4), !dbg !232
  %43 = extractvalue { float, float, float, float, float, float, float, float } %42, 0, !dbg !232
  store float %43, ptr %10, align 8, !dbg !232
  %44 = extractvalue { float, float, float, float, float, float, float, float } %42, 1, !dbg !232
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 4, !dbg !232
  store float %44, ptr %45, align 4, !dbg !232
  %46 = extractvalue { float, float, float, float, float, float, float, float } %42, 2, !dbg !232
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !232
  store float %46, ptr %47, align 8, !dbg !232
  %48 = extractvalue { float, float, float, float, float, float, float, float } %42, 3, !dbg !232
  %49 = getelementptr inbounds nuw i8, ptr %10, i64 12, !dbg !232
  store float %48, ptr %49, align 4, !dbg !232
  %50 = extractvalue { float, float, float, float, float, float, float, float } %42, 4, !dbg !232
  %51 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !232
  store float %50, ptr %51, align 8, !dbg !232
  %52 = extractvalue { float, float, float, float, float, float, float, float } %42, 5, !dbg !232
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 20, !dbg !232
  store float %52, ptr %53, align 4, !dbg !232
  %54 = extractvalue { float, float, float, float, float, float, float, float } %42, 6, !dbg !232
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !232
  store float %54, ptr %55, align 8, !dbg !232
  %56 = extractvalue { float, float, float, float, float, float, float, float } %42, 7, !dbg !232
  %57 = getelementptr inbounds nuw i8, ptr %10, i64 28, !dbg !232
  store float %56, ptr %57, align 4, !dbg !232
  br label %113, !dbg !235

58:                                               ; preds = %21, %58
  %59 = phi float [ 0.000000e+00, %21 ], [ %99, %58 ], !dbg !236
  %60 = phi float [ 0.000000e+00, %21 ], [ %98, %58 ], !dbg !236
  %61 = phi float [ 0.000000e+00, %21 ], [ %97, %58 ], !dbg !236
  %62 = phi float [ 0.000000e+00, %21 ], [ %96, %58 ], !dbg !236
  %63 = phi float [ 0.000000e+00, %21 ], [ %95, %58 ], !dbg !236
  %64 = phi float [ 0.000000e+00, %21 ], [ %94, %58 ], !dbg !236
  %65 = phi float [ 0.000000e+00, %21 ], [ %93, %58 ], !dbg !236
  %66 = phi i32 [ 0, %21 ], [ %100, %58 ]
  %67 = phi float [ 0.000000e+00, %21 ], [ %92, %58 ]
  %68 = zext nneg i32 %66 to i64, !dbg !236
  %69 = getelementptr inbounds nuw %struct.__half, ptr %24, i64 %68, !dbg !236
  %70 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %69, i32 %5), !dbg !237
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 0, !dbg !237
  %72 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 1, !dbg !237
  %73 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 2, !dbg !237
  %74 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 3, !dbg !237
  %75 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 4, !dbg !237
  %76 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 5, !dbg !237
  %77 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 6, !dbg !237
  %78 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %70, 7, !dbg !237
  %79 = mul nsw i32 %66, %4, !dbg !240
  %80 = sext i32 %79 to i64, !dbg !241
  %81 = getelementptr %struct.__half, ptr %26, i64 %80, !dbg !242
  %82 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %81, i32 %4), !dbg !243
  %83 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 0, !dbg !243
  %84 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 1, !dbg !243
  %85 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 2, !dbg !243
  %86 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 3, !dbg !243
  %87 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 4, !dbg !243
  %88 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 5, !dbg !243
  %89 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 6, !dbg !243
  %90 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %82, 7, !dbg !243
  %91 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %71, <2 x half> %72, <2 x half> %73, <2 x half> %74, <2 x half> %75, <2 x half> %76, <2 x half> %77, <2 x half> %78, <2 x half> %83, <2 x half> %84, <2 x half> %85, <2 x half> %86, <2 x half> %87, <2 x half> %88, <2 x half> %89, <2 x half> %90, float %67, float %65, float %64, float %63, float %62, float %61, float %60, float %59), !dbg !226
  %92 = extractvalue { float, float, float, float, float, float, float, float } %91, 0, !dbg !226
  %93 = extractvalue { float, float, float, float, float, float, float, float } %91, 1, !dbg !226
  %94 = extractvalue { float, float, float, float, float, float, float, float } %91, 2, !dbg !226
  %95 = extractvalue { float, float, float, float, float, float, float, float } %91, 3, !dbg !226
  %96 = extractvalue { float, float, float, float, float, float, float, float } %91, 4, !dbg !226
  %97 = extractvalue { float, float, float, float, float, float, float, float } %91, 5, !dbg !226
  %98 = extractvalue { float, float, float, float, float, float, float, float } %91, 6, !dbg !226
  %99 = extractvalue { float, float, float, float, float, float, float, float } %91, 7, !dbg !226
  %100 = add nuw nsw i32 %66, 16, !dbg !246
  %101 = icmp slt i32 %100, %5, !dbg !220
  br i1 %101, label %58, label %34, !dbg !225, !llvm.loop !247

102:                                              ; preds = %113
  %103 = getelementptr inbounds float, ptr %3, i64 %38, !dbg !249
  %104 = getelementptr inbounds nuw float, ptr %103, i64 %40, !dbg !250
  %105 = load float, ptr %10, align 8, !dbg !251
  %106 = load float, ptr %45, align 4, !dbg !251
  %107 = load float, ptr %47, align 8, !dbg !251
  %108 = load float, ptr %49, align 4, !dbg !251
  %109 = load float, ptr %51, align 8, !dbg !251
  %110 = load float, ptr %53, align 4, !dbg !251
  %111 = load float, ptr %55, align 8, !dbg !251
  %112 = load float, ptr %57, align 4, !dbg !251
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %104, float %105, float %106, float %107, float %108, float %109, float %110, float %111, float %112, i32 %4), !dbg !251
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #10, !dbg !254
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10, !dbg !254
  ret void, !dbg !254

113:                                              ; preds = %35, %113
  %114 = phi i32 [ 0, %35 ], [ %123, %113 ]
  %115 = zext nneg i32 %114 to i64, !dbg !255
  %116 = getelementptr inbounds nuw float, ptr %9, i64 %115, !dbg !255
  %117 = load float, ptr %116, align 4, !dbg !255, !tbaa !158
  %118 = fmul contract float %6, %117, !dbg !256
  %119 = getelementptr inbounds nuw float, ptr %10, i64 %115, !dbg !257
  %120 = load float, ptr %119, align 4, !dbg !257, !tbaa !158
  %121 = fmul contract float %7, %120, !dbg !258
  %122 = fadd contract float %118, %121, !dbg !259
  store float %122, ptr %119, align 4, !dbg !260, !tbaa !158
  %123 = add nuw nsw i32 %114, 1, !dbg !261
  %124 = icmp eq i32 %123, 8, !dbg !262
  br i1 %124, label %102, label %113, !dbg !235, !llvm.loop !263
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nounwind memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matrix_rows.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "rows_load4", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 7, column: 3, scope: !11)
!19 = !DILocation(line: 8, column: 3, scope: !11)
!20 = !DILocation(line: 12, column: 37, scope: !11)
!21 = !DILocation(line: 12, column: 33, scope: !11)
!22 = !DILocation(line: 12, column: 52, scope: !11)
!23 = !DILocation(line: 19, column: 21, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "__cvta_generic_to_shared", scope: !25, file: !25, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DIFile(filename: "include/device/rk_spaces.h", directory: "")
!26 = distinct !DILocation(line: 12, column: 22, scope: !11)
!27 = !DILocation(line: 12, column: 22, scope: !11)
!28 = !DILocation(line: 10, column: 3, scope: !11)
!29 = !{i64 377}
!30 = !DILocation(line: 13, column: 7, scope: !11)
!31 = !DILocation(line: 13, column: 3, scope: !11)
!32 = !DILocation(line: 13, column: 12, scope: !11)
!33 = !DILocation(line: 13, column: 18, scope: !11)
!34 = !DILocation(line: 13, column: 31, scope: !11)
!35 = !DILocation(line: 13, column: 37, scope: !11)
!36 = !DILocation(line: 13, column: 50, scope: !11)
!37 = !DILocation(line: 13, column: 56, scope: !11)
!38 = !DILocation(line: 13, column: 69, scope: !11)
!39 = !DILocation(line: 14, column: 1, scope: !11)
!40 = !DILocation(line: 7, column: 51, scope: !11)
!41 = !DILocation(line: 7, column: 42, scope: !11)
!42 = !DILocation(line: 7, column: 32, scope: !11)
!43 = !DILocation(line: 7, column: 40, scope: !11)
!44 = !{!45, !45, i64 0}
!45 = !{!"_Float16", !9, i64 0}
!46 = !DILocation(line: 7, column: 27, scope: !11)
!47 = !DILocation(line: 7, column: 21, scope: !11)
!48 = distinct !{!48, !18, !49, !50, !51}
!49 = !DILocation(line: 7, column: 54, scope: !11)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = distinct !DISubprogram(name: "rows_load2", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !54)
!54 = distinct !DILocation(line: 18, column: 11, scope: !52)
!55 = !DILocation(line: 19, column: 3, scope: !52)
!56 = !DILocation(line: 20, column: 3, scope: !52)
!57 = !DILocation(line: 24, column: 47, scope: !52)
!58 = !DILocation(line: 24, column: 33, scope: !52)
!59 = !DILocation(line: 19, column: 21, scope: !24, inlinedAt: !60)
!60 = distinct !DILocation(line: 24, column: 22, scope: !52)
!61 = !DILocation(line: 24, column: 22, scope: !52)
!62 = !DILocation(line: 22, column: 3, scope: !52)
!63 = !{i64 913}
!64 = !DILocation(line: 25, column: 3, scope: !52)
!65 = !DILocation(line: 25, column: 12, scope: !52)
!66 = !DILocation(line: 25, column: 18, scope: !52)
!67 = !DILocation(line: 25, column: 31, scope: !52)
!68 = !DILocation(line: 26, column: 1, scope: !52)
!69 = !DILocation(line: 19, column: 51, scope: !52)
!70 = !DILocation(line: 19, column: 42, scope: !52)
!71 = !DILocation(line: 19, column: 32, scope: !52)
!72 = !DILocation(line: 19, column: 40, scope: !52)
!73 = !DILocation(line: 19, column: 27, scope: !52)
!74 = !DILocation(line: 19, column: 21, scope: !52)
!75 = distinct !{!75, !55, !76, !50, !51}
!76 = !DILocation(line: 19, column: 54, scope: !52)
!77 = distinct !DISubprogram(name: "rows_data", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !79)
!79 = distinct !DILocation(line: 30, column: 11, scope: !77)
!80 = !DILocation(line: 31, column: 3, scope: !77)
!81 = !DILocation(line: 32, column: 3, scope: !77)
!82 = !DILocation(line: 35, column: 46, scope: !77)
!83 = !DILocation(line: 35, column: 55, scope: !77)
!84 = !DILocation(line: 35, column: 44, scope: !77)
!85 = !DILocation(line: 19, column: 21, scope: !24, inlinedAt: !86)
!86 = distinct !DILocation(line: 35, column: 33, scope: !77)
!87 = !DILocation(line: 35, column: 33, scope: !77)
!88 = !DILocation(line: 34, column: 3, scope: !77)
!89 = !{i64 1390}
!90 = !DILocation(line: 36, column: 3, scope: !77)
!91 = !DILocation(line: 36, column: 8, scope: !77)
!92 = !DILocation(line: 37, column: 1, scope: !77)
!93 = !DILocation(line: 31, column: 54, scope: !77)
!94 = !DILocation(line: 31, column: 46, scope: !77)
!95 = !DILocation(line: 31, column: 31, scope: !77)
!96 = !DILocation(line: 31, column: 44, scope: !77)
!97 = !DILocation(line: 31, column: 26, scope: !77)
!98 = !DILocation(line: 31, column: 21, scope: !77)
!99 = distinct !{!99, !80, !100, !50, !51}
!100 = !DILocation(line: 31, column: 57, scope: !77)
!101 = distinct !DISubprogram(name: "rows_store", scope: !1, file: !1, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !103)
!103 = distinct !DILocation(line: 40, column: 11, scope: !101)
!104 = !DILocation(line: 41, column: 3, scope: !101)
!105 = !DILocation(line: 42, column: 3, scope: !101)
!106 = !DILocation(line: 44, column: 34, scope: !101)
!107 = !DILocation(line: 44, column: 45, scope: !101)
!108 = !DILocation(line: 19, column: 21, scope: !24, inlinedAt: !109)
!109 = distinct !DILocation(line: 44, column: 23, scope: !101)
!110 = !DILocation(line: 44, column: 23, scope: !101)
!111 = !DILocation(line: 44, column: 65, scope: !101)
!112 = !DILocation(line: 44, column: 61, scope: !101)
!113 = !DILocation(line: 44, column: 76, scope: !101)
!114 = !DILocation(line: 45, column: 23, scope: !101)
!115 = !DILocation(line: 45, column: 42, scope: !101)
!116 = !DILocation(line: 43, column: 3, scope: !101)
!117 = !{i64 1736}
!118 = !DILocation(line: 46, column: 3, scope: !101)
!119 = !DILocation(line: 47, column: 3, scope: !101)
!120 = !DILocation(line: 41, column: 32, scope: !101)
!121 = !DILocation(line: 41, column: 40, scope: !101)
!122 = !DILocation(line: 41, column: 27, scope: !101)
!123 = !DILocation(line: 41, column: 21, scope: !101)
!124 = distinct !{!124, !104, !125, !50, !51}
!125 = !DILocation(line: 41, column: 59, scope: !101)
!126 = !DILocation(line: 48, column: 1, scope: !101)
!127 = !DILocation(line: 47, column: 48, scope: !101)
!128 = !DILocation(line: 47, column: 41, scope: !101)
!129 = !DILocation(line: 47, column: 32, scope: !101)
!130 = !DILocation(line: 47, column: 46, scope: !101)
!131 = !DILocation(line: 47, column: 27, scope: !101)
!132 = !DILocation(line: 47, column: 21, scope: !101)
!133 = distinct !{!133, !119, !134, !50, !51}
!134 = !DILocation(line: 47, column: 54, scope: !101)
!135 = distinct !DISubprogram(name: "rows_product", scope: !1, file: !1, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !137)
!137 = distinct !DILocation(line: 52, column: 11, scope: !135)
!138 = !DILocation(line: 67, column: 27, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 52, column: 30, scope: !135)
!141 = !DILocation(line: 52, column: 41, scope: !135)
!142 = !DILocation(line: 66, column: 27, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 52, column: 56, scope: !135)
!145 = !DILocation(line: 52, column: 67, scope: !135)
!146 = !DILocation(line: 54, column: 21, scope: !135)
!147 = !DILocation(line: 54, column: 3, scope: !135)
!148 = !DILocation(line: 55, column: 5, scope: !135)
!149 = !DILocation(line: 0, scope: !135)
!150 = !DILocation(line: 52, column: 78, scope: !135)
!151 = !DILocation(line: 69, column: 10, scope: !135)
!152 = !DILocation(line: 69, column: 15, scope: !135)
!153 = !DILocation(line: 69, column: 32, scope: !135)
!154 = !DILocation(line: 69, column: 19, scope: !135)
!155 = !DILocation(line: 69, column: 28, scope: !135)
!156 = !DILocation(line: 69, column: 3, scope: !135)
!157 = !DILocation(line: 69, column: 37, scope: !135)
!158 = !{!159, !159, i64 0}
!159 = !{!"float", !9, i64 0}
!160 = !DILocation(line: 69, column: 45, scope: !135)
!161 = !DILocation(line: 69, column: 83, scope: !135)
!162 = !DILocation(line: 70, column: 14, scope: !135)
!163 = !DILocation(line: 70, column: 19, scope: !135)
!164 = !DILocation(line: 70, column: 23, scope: !135)
!165 = !DILocation(line: 70, column: 32, scope: !135)
!166 = !DILocation(line: 70, column: 3, scope: !135)
!167 = !DILocation(line: 70, column: 41, scope: !135)
!168 = !DILocation(line: 70, column: 49, scope: !135)
!169 = !DILocation(line: 70, column: 91, scope: !135)
!170 = !DILocation(line: 71, column: 1, scope: !135)
!171 = !DILocation(line: 56, column: 5, scope: !135)
!172 = !DILocation(line: 55, column: 71, scope: !135)
!173 = !DILocation(line: 55, column: 67, scope: !135)
!174 = !DILocation(line: 55, column: 77, scope: !135)
!175 = !DILocation(line: 55, column: 89, scope: !135)
!176 = !DILocation(line: 55, column: 60, scope: !135)
!177 = !DILocation(line: 55, column: 39, scope: !135)
!178 = !DILocation(line: 55, column: 58, scope: !135)
!179 = !DILocation(line: 55, column: 32, scope: !135)
!180 = !DILocation(line: 55, column: 23, scope: !135)
!181 = distinct !{!181, !148, !182, !50, !51}
!182 = !DILocation(line: 55, column: 97, scope: !135)
!183 = !DILocation(line: 57, column: 5, scope: !135)
!184 = !DILocation(line: 59, column: 5, scope: !135)
!185 = !{i64 2673}
!186 = !DILocation(line: 62, column: 5, scope: !135)
!187 = !{i64 2883}
!188 = !DILocation(line: 64, column: 5, scope: !135)
!189 = !{i64 3050}
!190 = !DILocation(line: 67, column: 5, scope: !135)
!191 = !DILocation(line: 54, column: 32, scope: !135)
!192 = distinct !{!192, !147, !193, !50, !51}
!193 = !DILocation(line: 68, column: 3, scope: !135)
!194 = !DILocation(line: 56, column: 74, scope: !135)
!195 = !DILocation(line: 56, column: 70, scope: !135)
!196 = !DILocation(line: 56, column: 80, scope: !135)
!197 = !DILocation(line: 56, column: 92, scope: !135)
!198 = !DILocation(line: 56, column: 60, scope: !135)
!199 = !DILocation(line: 56, column: 39, scope: !135)
!200 = !DILocation(line: 56, column: 58, scope: !135)
!201 = !DILocation(line: 56, column: 32, scope: !135)
!202 = !DILocation(line: 56, column: 23, scope: !135)
!203 = distinct !{!203, !171, !204, !50, !51}
!204 = !DILocation(line: 56, column: 100, scope: !135)
!205 = distinct !DISubprogram(name: "wmma_product", scope: !1, file: !1, line: 74, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = !DILocation(line: 78, column: 3, scope: !205)
!207 = !DILocation(line: 67, column: 27, scope: !139, inlinedAt: !208)
!208 = distinct !DILocation(line: 80, column: 13, scope: !205)
!209 = !DILocation(line: 80, column: 24, scope: !205)
!210 = !DILocation(line: 66, column: 27, scope: !143, inlinedAt: !211)
!211 = distinct !DILocation(line: 80, column: 40, scope: !205)
!212 = !DILocation(line: 79, column: 27, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = distinct !DILocation(line: 80, column: 53, scope: !205)
!215 = !DILocation(line: 80, column: 51, scope: !205)
!216 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !217)
!217 = distinct !DILocation(line: 80, column: 66, scope: !205)
!218 = !DILocation(line: 80, column: 64, scope: !205)
!219 = !DILocation(line: 80, column: 84, scope: !205)
!220 = !DILocation(line: 81, column: 21, scope: !205)
!221 = !DILocation(line: 64, column: 59, scope: !222, inlinedAt: !224)
!222 = distinct !DISubprogram(name: "fill_fragment<nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float, void> >", scope: !223, file: !223, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = !DIFile(filename: "include/mma.h", directory: "")
!224 = distinct !DILocation(line: 79, column: 3, scope: !205)
!225 = !DILocation(line: 81, column: 3, scope: !205)
!226 = !DILocation(line: 129, column: 1, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "mma_sync<nvcuda::wmma::row_major, nvcuda::wmma::row_major>", scope: !223, file: !223, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = distinct !DILocation(line: 84, column: 5, scope: !205)
!229 = !DILocation(line: 86, column: 38, scope: !205)
!230 = !DILocation(line: 86, column: 32, scope: !205)
!231 = !DILocation(line: 86, column: 42, scope: !205)
!232 = !DILocation(line: 129, column: 1, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "load_matrix_sync", scope: !223, file: !223, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = distinct !DILocation(line: 86, column: 3, scope: !205)
!235 = !DILocation(line: 87, column: 3, scope: !205)
!236 = !DILocation(line: 82, column: 48, scope: !205)
!237 = !DILocation(line: 129, column: 1, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !223, file: !223, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = distinct !DILocation(line: 82, column: 5, scope: !205)
!240 = !DILocation(line: 83, column: 38, scope: !205)
!241 = !DILocation(line: 83, column: 34, scope: !205)
!242 = !DILocation(line: 83, column: 42, scope: !205)
!243 = !DILocation(line: 129, column: 1, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "load_matrix_sync<nvcuda::wmma::row_major>", scope: !223, file: !223, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = distinct !DILocation(line: 83, column: 5, scope: !205)
!246 = !DILocation(line: 81, column: 32, scope: !205)
!247 = distinct !{!247, !225, !248, !50, !51}
!248 = !DILocation(line: 85, column: 3, scope: !205)
!249 = !DILocation(line: 88, column: 29, scope: !205)
!250 = !DILocation(line: 88, column: 39, scope: !205)
!251 = !DILocation(line: 129, column: 1, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "store_matrix_sync", scope: !223, file: !223, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = distinct !DILocation(line: 88, column: 3, scope: !205)
!254 = !DILocation(line: 89, column: 1, scope: !205)
!255 = !DILocation(line: 87, column: 63, scope: !205)
!256 = !DILocation(line: 87, column: 61, scope: !205)
!257 = !DILocation(line: 87, column: 81, scope: !205)
!258 = !DILocation(line: 87, column: 79, scope: !205)
!259 = !DILocation(line: 87, column: 72, scope: !205)
!260 = !DILocation(line: 87, column: 53, scope: !205)
!261 = !DILocation(line: 87, column: 40, scope: !205)
!262 = !DILocation(line: 87, column: 21, scope: !205)
!263 = distinct !{!263, !235, !264, !50, !51}
!264 = !DILocation(line: 87, column: 87, scope: !205)
