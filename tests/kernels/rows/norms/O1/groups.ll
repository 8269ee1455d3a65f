; ModuleID = 'groups.cu'
source_filename = "groups.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cooperative_groups::thread_group" = type { i32, i32 }

@_ZZ8grid_sumPKfPfS1_iE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ7genericPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ9copy_tilePKfPfE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z5tilesPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %5 = mul i32 %3, %4, !dbg !21
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !30
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !33
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36
  %10 = mul nuw nsw i32 %8, %9, !dbg !39
  %11 = add nuw nsw i32 %10, %7, !dbg !40
  %12 = mul nuw nsw i32 %11, %4, !dbg !41
  %13 = add nuw nsw i32 %12, %6, !dbg !42
  %14 = add i32 %13, %5, !dbg !43
  %15 = sext i32 %14 to i64, !dbg !44
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !44
  %17 = load float, ptr %16, align 4, !dbg !44, !tbaa !45
  %18 = and i32 %13, 24
  %19 = shl nuw i32 255, %18
  br label %23, !dbg !47

20:                                               ; preds = %23
  %21 = and i32 %13, 7, !dbg !48
  %22 = icmp eq i32 %21, 0, !dbg !51
  br i1 %22, label %32, label %39, !dbg !51

23:                                               ; preds = %2, %23
  %24 = phi i32 [ 4, %2 ], [ %30, %23 ]
  %25 = phi float [ %17, %2 ], [ %29, %23 ]
  %26 = bitcast float %25 to i32, !dbg !52
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %19, i32 %26, i32 %24, i32 6175), !dbg !57
  %28 = bitcast i32 %27 to float, !dbg !63
  %29 = fadd contract float %25, %28, !dbg !64
  %30 = lshr i32 %24, 1, !dbg !65
  %31 = icmp eq i32 %30, 0, !dbg !66
  br i1 %31, label %20, label %23, !dbg !47, !llvm.loop !67

32:                                               ; preds = %20
  %33 = lshr exact i32 %13, 3, !dbg !71
  %34 = uitofp nneg i32 %33 to float, !dbg !74
  %35 = fadd contract float %29, %34, !dbg !75
  %36 = sdiv i32 %14, 8, !dbg !76
  %37 = sext i32 %36 to i64, !dbg !77
  %38 = getelementptr inbounds float, ptr %1, i64 %37, !dbg !77
  store float %35, ptr %38, align 4, !dbg !78, !tbaa !45
  br label %39, !dbg !77

39:                                               ; preds = %32, %20
  ret void, !dbg !79
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8tile_opsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !80 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %5 = mul i32 %3, %4, !dbg !85
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %7 = add i32 %5, %6, !dbg !88
  %8 = sext i32 %7 to i64, !dbg !89
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !89
  %10 = load i32, ptr %9, align 4, !dbg !89, !tbaa !7
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %14 = mul nuw nsw i32 %12, %13
  %15 = add nuw nsw i32 %14, %11
  %16 = mul nuw nsw i32 %15, %4
  %17 = add nuw nsw i32 %16, %6
  %18 = and i32 %17, 16
  %19 = shl nuw i32 65535, %18
  br label %20, !dbg !90

20:                                               ; preds = %2, %20
  %21 = phi i32 [ 8, %2 ], [ %25, %20 ]
  %22 = phi i32 [ %10, %2 ], [ %24, %20 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %22, i32 %21, i32 4127), !dbg !93
  %24 = add nsw i32 %23, %22, !dbg !102
  %25 = lshr i32 %21, 1, !dbg !105
  %26 = icmp eq i32 %25, 0, !dbg !106
  br i1 %26, label %27, label %20, !dbg !90, !llvm.loop !107

27:                                               ; preds = %20
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %31 = mul nuw nsw i32 %29, %30
  %32 = add nuw nsw i32 %31, %28
  %33 = mul nuw nsw i32 %32, %4
  %34 = add nuw nsw i32 %33, %6
  %35 = and i32 %34, 16
  %36 = shl nuw i32 65535, %35
  br label %37, !dbg !109

37:                                               ; preds = %27, %37
  %38 = phi i32 [ 8, %27 ], [ %42, %37 ]
  %39 = phi i32 [ %10, %27 ], [ %41, %37 ]
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %36, i32 %39, i32 %38, i32 4127), !dbg !112
  %41 = tail call noundef i32 @llvm.smax.i32(i32 %39, i32 %40), !dbg !117
  %42 = lshr i32 %38, 1, !dbg !120
  %43 = icmp eq i32 %42, 0, !dbg !121
  br i1 %43, label %44, label %37, !dbg !109, !llvm.loop !122

44:                                               ; preds = %37
  %45 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %46 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %47 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %48 = mul nuw nsw i32 %46, %47
  %49 = add nuw nsw i32 %48, %45
  %50 = mul nuw nsw i32 %49, %4
  %51 = add nuw nsw i32 %50, %6
  %52 = and i32 %51, 16
  %53 = shl nuw i32 65535, %52
  %54 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %55 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %56 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %57 = mul nuw nsw i32 %55, %56
  %58 = add nuw nsw i32 %57, %54
  %59 = mul nuw nsw i32 %58, %4
  %60 = add nuw nsw i32 %59, %6
  %61 = and i32 %60, 15
  br label %62, !dbg !124

62:                                               ; preds = %44, %62
  %63 = phi i32 [ %10, %44 ], [ %68, %62 ]
  %64 = phi i32 [ 1, %44 ], [ %69, %62 ]
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %53, i32 %63, i32 %64, i32 4096), !dbg !129
  %66 = icmp samesign ult i32 %61, %64, !dbg !138
  %67 = select i1 %66, i32 0, i32 %65, !dbg !138
  %68 = add nsw i32 %67, %63, !dbg !138
  %69 = shl nuw nsw i32 %64, 1, !dbg !139
  %70 = icmp samesign ult i32 %64, 8, !dbg !140
  br i1 %70, label %62, label %71, !dbg !124, !llvm.loop !141

71:                                               ; preds = %62
  %72 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %73 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %74 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %75 = mul nuw nsw i32 %73, %74
  %76 = add nuw nsw i32 %75, %72
  %77 = mul nuw nsw i32 %76, %4
  %78 = add nuw nsw i32 %77, %6
  %79 = and i32 %78, 16
  %80 = shl nuw i32 65535, %79
  %81 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %82 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %83 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %84 = mul nuw nsw i32 %82, %83
  %85 = add nuw nsw i32 %84, %81
  %86 = mul nuw nsw i32 %85, %4
  %87 = add nuw nsw i32 %86, %6
  %88 = and i32 %87, 15
  br label %89, !dbg !143

89:                                               ; preds = %71, %89
  %90 = phi i32 [ %10, %71 ], [ %95, %89 ]
  %91 = phi i32 [ 1, %71 ], [ %96, %89 ]
  %92 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %80, i32 %90, i32 %91, i32 4096), !dbg !149
  %93 = icmp samesign ult i32 %88, %91, !dbg !154
  %94 = select i1 %93, i32 0, i32 %92, !dbg !154
  %95 = add nsw i32 %94, %90, !dbg !154
  %96 = shl nuw nsw i32 %91, 1, !dbg !155
  %97 = icmp samesign ult i32 %91, 8, !dbg !156
  br i1 %97, label %89, label %98, !dbg !143, !llvm.loop !157

98:                                               ; preds = %89
  %99 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %100 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %101 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %102 = mul nuw nsw i32 %100, %101
  %103 = add nuw nsw i32 %102, %99
  %104 = mul nuw nsw i32 %103, %4
  %105 = add nuw nsw i32 %104, %6
  %106 = and i32 %105, 16
  %107 = shl nuw i32 65535, %106
  %108 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %107, i32 %95, i32 1, i32 4096), !dbg !159
  %109 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !164
  %110 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !169
  %111 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !171
  %112 = mul nuw nsw i32 %110, %111, !dbg !173
  %113 = add nuw nsw i32 %112, %109, !dbg !174
  %114 = mul nuw nsw i32 %113, %4, !dbg !175
  %115 = add nuw nsw i32 %114, %6, !dbg !176
  %116 = icmp sgt i32 %10, 90, !dbg !177
  %117 = and i32 %115, 16, !dbg !178
  %118 = shl nuw i32 65535, %117, !dbg !185
  %119 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %118, i1 %116), !dbg !186
  %120 = icmp slt i32 %10, -98, !dbg !189
  %121 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %118, i1 %120), !dbg !190
  %122 = and i32 %10, 1, !dbg !195
  %123 = icmp ne i32 %122, 0, !dbg !196
  %124 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %118, i1 %123), !dbg !199
  %125 = lshr i32 %124, %117, !dbg !200
  %126 = and i32 %125, 65535, !dbg !200
  %127 = tail call noundef i32 @__nv_popc(i32 noundef %126) #8, !dbg !203
  %128 = and i32 %10, 3, !dbg !207
  %129 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %118, i32 %128), !dbg !208
  %130 = lshr i32 %129, %117, !dbg !216
  %131 = and i32 %130, 65535, !dbg !216
  %132 = tail call noundef i32 @__nv_popc(i32 noundef %131) #8, !dbg !218
  %133 = and i32 %115, 16
  %134 = shl nuw i32 65535, %133
  %135 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %134, i32 %10, i32 3, i32 4127), !dbg !220
  %136 = and i32 %115, 16
  %137 = shl nuw i32 65535, %136
  %138 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %137, i32 %10, i32 5, i32 4127), !dbg !229
  %139 = mul nsw i32 %41, 3, !dbg !234
  %140 = mul nsw i32 %68, 5, !dbg !235
  %141 = and i32 %115, 15, !dbg !236
  %142 = icmp eq i32 %141, 0, !dbg !237
  %143 = mul nsw i32 %108, 7, !dbg !238
  %144 = select i1 %142, i32 0, i32 %143, !dbg !237
  %145 = shl nuw i32 65535, %117, !dbg !239
  %146 = and i32 %121, %145, !dbg !239
  %147 = icmp eq i32 %146, 0, !dbg !239
  %148 = select i1 %147, i32 2, i32 0, !dbg !240
  %149 = shl nuw i32 65535, %117, !dbg !241
  %150 = and i32 %119, %149, !dbg !241
  %151 = icmp ne i32 %150, 0, !dbg !241
  %152 = zext i1 %151 to i32, !dbg !242
  %153 = add i32 %139, %24, !dbg !243
  %154 = add i32 %153, %140, !dbg !244
  %155 = add i32 %154, %144, !dbg !245
  %156 = add i32 %155, %152, !dbg !246
  %157 = add i32 %156, %127, !dbg !247
  %158 = add i32 %157, %148, !dbg !248
  %159 = add i32 %158, %132, !dbg !249
  %160 = add nsw i32 %159, %135, !dbg !250
  %161 = sub i32 %160, %138, !dbg !251
  %162 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !252
  store i32 %161, ptr %162, align 4, !dbg !253, !tbaa !7
  ret void, !dbg !254
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9aggregatePKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !255 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !258
  %7 = mul i32 %5, %6, !dbg !260
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261
  %9 = add i32 %7, %8, !dbg !263
  %10 = icmp slt i32 %9, %3, !dbg !264
  br i1 %10, label %11, label %57, !dbg !265

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !266
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !266
  %14 = load i32, ptr %13, align 4, !dbg !266, !tbaa !7
  %15 = icmp sgt i32 %14, 10, !dbg !267
  br i1 %15, label %16, label %57, !dbg !265

16:                                               ; preds = %11
  %17 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !268
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !273
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !282
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !284
  %21 = mul nuw nsw i32 %19, %20, !dbg !286
  %22 = add nuw nsw i32 %21, %18, !dbg !287
  %23 = mul nuw nsw i32 %22, %6, !dbg !288
  %24 = add nuw nsw i32 %23, %8, !dbg !289
  %25 = and i32 %24, 31, !dbg !290
  %26 = shl nsw i32 -1, %25, !dbg !291
  %27 = xor i32 %26, -1, !dbg !291
  %28 = and i32 %17, %27, !dbg !292
  %29 = tail call noundef i32 @__nv_popc(i32 noundef %28) #8, !dbg !293
  %30 = icmp eq i32 %29, 0, !dbg !295
  br i1 %30, label %31, label %34, !dbg !295

31:                                               ; preds = %16
  %32 = tail call noundef i32 @__nv_popc(i32 noundef %17) #8, !dbg !296
  %33 = atomicrmw add ptr %2, i32 %32 monotonic, align 4, !dbg !300
  br label %34, !dbg !304

34:                                               ; preds = %31, %16
  %35 = phi i32 [ %33, %31 ], [ 0, %16 ], !dbg !305
  %36 = tail call noundef i32 @__nv_popc(i32 noundef %17) #8, !dbg !306
  br label %37, !dbg !311

37:                                               ; preds = %34, %37
  %38 = phi i32 [ 16, %34 ], [ %48, %37 ]
  %39 = phi i32 [ 0, %34 ], [ %47, %37 ]
  %40 = lshr i32 %17, %39, !dbg !314
  %41 = shl nsw i32 -1, %38, !dbg !315
  %42 = xor i32 %41, -1, !dbg !315
  %43 = and i32 %40, %42, !dbg !316
  %44 = tail call noundef i32 @__nv_popc(i32 noundef %43) #8, !dbg !317
  %45 = icmp eq i32 %44, 0, !dbg !319
  %46 = select i1 %45, i32 %38, i32 0, !dbg !319
  %47 = add i32 %46, %39, !dbg !319
  %48 = lshr i32 %38, 1, !dbg !320
  %49 = icmp eq i32 %48, 0, !dbg !321
  br i1 %49, label %50, label %37, !dbg !311, !llvm.loop !322

50:                                               ; preds = %37
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %17, i32 %35, i32 %47, i32 31), !dbg !324
  %52 = load i32, ptr %13, align 4, !dbg !328, !tbaa !7
  %53 = tail call noundef i32 @__nv_popc(i32 noundef %28) #8, !dbg !329
  %54 = add i32 %53, %51, !dbg !332
  %55 = zext i32 %54 to i64, !dbg !333
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %55, !dbg !333
  store i32 %52, ptr %56, align 4, !dbg !334, !tbaa !7
  br label %57, !dbg !335

57:                                               ; preds = %50, %11, %4
  ret void, !dbg !336
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9coalescedPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !337 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !338
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340
  %5 = mul i32 %3, %4, !dbg !342
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343
  %7 = add i32 %5, %6, !dbg !345
  %8 = sext i32 %7 to i64, !dbg !346
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !346
  %10 = load i32, ptr %9, align 4, !dbg !346, !tbaa !7
  %11 = and i32 %10, 1, !dbg !347
  %12 = icmp eq i32 %11, 0, !dbg !346
  br i1 %12, label %207, label %13, !dbg !346

13:                                               ; preds = %2
  %14 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !348
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = add nuw nsw i32 %18, %15
  %20 = mul nuw nsw i32 %19, %4
  %21 = add nuw nsw i32 %20, %6
  %22 = and i32 %21, 31
  %23 = shl nsw i32 -1, %22
  %24 = xor i32 %23, -1
  %25 = and i32 %14, %24
  br label %26, !dbg !351

26:                                               ; preds = %52, %13
  %27 = phi i32 [ 1, %13 ], [ %58, %52 ], !dbg !356
  %28 = phi i32 [ %10, %13 ], [ %57, %52 ]
  %29 = tail call noundef i32 @__nv_popc(i32 noundef %14) #8, !dbg !357
  %30 = icmp ult i32 %27, %29, !dbg !360
  br i1 %30, label %31, label %59, !dbg !361

31:                                               ; preds = %26
  %32 = tail call noundef i32 @__nv_popc(i32 noundef %25) #8, !dbg !362
  %33 = icmp ult i32 %32, %27, !dbg !367
  %34 = select i1 %33, i32 0, i32 %27, !dbg !368
  %35 = sub i32 %32, %34, !dbg !368
  br label %36, !dbg !369

36:                                               ; preds = %31, %36
  %37 = phi i32 [ %35, %31 ], [ %49, %36 ]
  %38 = phi i32 [ 16, %31 ], [ %50, %36 ]
  %39 = phi i32 [ 0, %31 ], [ %47, %36 ]
  %40 = lshr i32 %14, %39, !dbg !371
  %41 = shl nsw i32 -1, %38, !dbg !372
  %42 = xor i32 %41, -1, !dbg !372
  %43 = and i32 %40, %42, !dbg !373
  %44 = tail call noundef i32 @__nv_popc(i32 noundef %43) #8, !dbg !374
  %45 = icmp ult i32 %37, %44, !dbg !376
  %46 = select i1 %45, i32 0, i32 %38, !dbg !376
  %47 = add i32 %46, %39, !dbg !376
  %48 = select i1 %45, i32 0, i32 %44, !dbg !376
  %49 = sub nuw i32 %37, %48, !dbg !376
  %50 = lshr i32 %38, 1, !dbg !377
  %51 = icmp eq i32 %50, 0, !dbg !378
  br i1 %51, label %52, label %36, !dbg !369, !llvm.loop !379

52:                                               ; preds = %36
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %28, i32 %47, i32 31), !dbg !381
  %54 = tail call noundef i32 @__nv_popc(i32 noundef %25) #8, !dbg !384
  %55 = icmp ult i32 %54, %27, !dbg !387
  %56 = select i1 %55, i32 0, i32 %53, !dbg !387
  %57 = add nsw i32 %56, %28, !dbg !387
  %58 = shl i32 %27, 1, !dbg !388
  br label %26, !dbg !361, !llvm.loop !389

59:                                               ; preds = %26
  %60 = tail call noundef i32 @__nv_popc(i32 noundef %14) #8, !dbg !391
  %61 = add i32 %60, -1, !dbg !394
  %62 = tail call noundef i32 @__nv_popc(i32 noundef %14) #8, !dbg !395
  %63 = urem i32 %61, %62, !dbg !399
  br label %64, !dbg !400

64:                                               ; preds = %59, %64
  %65 = phi i32 [ %63, %59 ], [ %77, %64 ]
  %66 = phi i32 [ 16, %59 ], [ %78, %64 ]
  %67 = phi i32 [ 0, %59 ], [ %75, %64 ]
  %68 = lshr i32 %14, %67, !dbg !402
  %69 = shl nsw i32 -1, %66, !dbg !403
  %70 = xor i32 %69, -1, !dbg !403
  %71 = and i32 %68, %70, !dbg !404
  %72 = tail call noundef i32 @__nv_popc(i32 noundef %71) #8, !dbg !405
  %73 = icmp ult i32 %65, %72, !dbg !407
  %74 = select i1 %73, i32 0, i32 %66, !dbg !407
  %75 = add i32 %74, %67, !dbg !407
  %76 = select i1 %73, i32 0, i32 %72, !dbg !407
  %77 = sub nuw i32 %65, %76, !dbg !407
  %78 = lshr i32 %66, 1, !dbg !408
  %79 = icmp eq i32 %78, 0, !dbg !409
  br i1 %79, label %80, label %64, !dbg !400, !llvm.loop !410

80:                                               ; preds = %64
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %28, i32 %75, i32 31), !dbg !412
  %82 = load i32, ptr %9, align 4, !dbg !415, !tbaa !7
  %83 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416
  %84 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !424
  %85 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !426
  %86 = mul nuw nsw i32 %84, %85, !dbg !428
  %87 = add nuw nsw i32 %86, %83, !dbg !429
  %88 = mul nuw nsw i32 %87, %4, !dbg !430
  %89 = add nuw nsw i32 %88, %6, !dbg !431
  %90 = and i32 %89, 31, !dbg !432
  %91 = shl nsw i32 -1, %90, !dbg !433
  %92 = xor i32 %91, -1, !dbg !433
  %93 = and i32 %14, %92, !dbg !434
  %94 = tail call noundef i32 @__nv_popc(i32 noundef %93) #8, !dbg !435
  %95 = add i32 %94, 1, !dbg !437
  %96 = tail call noundef i32 @__nv_popc(i32 noundef %14) #8, !dbg !438
  %97 = icmp ult i32 %95, %96, !dbg !441
  %98 = select i1 %97, i32 %95, i32 %94, !dbg !442
  br label %99, !dbg !443

99:                                               ; preds = %80, %99
  %100 = phi i32 [ %98, %80 ], [ %112, %99 ]
  %101 = phi i32 [ 16, %80 ], [ %113, %99 ]
  %102 = phi i32 [ 0, %80 ], [ %110, %99 ]
  %103 = lshr i32 %14, %102, !dbg !445
  %104 = shl nsw i32 -1, %101, !dbg !446
  %105 = xor i32 %104, -1, !dbg !446
  %106 = and i32 %103, %105, !dbg !447
  %107 = tail call noundef i32 @__nv_popc(i32 noundef %106) #8, !dbg !448
  %108 = icmp ult i32 %100, %107, !dbg !450
  %109 = select i1 %108, i32 0, i32 %101, !dbg !450
  %110 = add i32 %109, %102, !dbg !450
  %111 = select i1 %108, i32 0, i32 %107, !dbg !450
  %112 = sub nuw i32 %100, %111, !dbg !450
  %113 = lshr i32 %101, 1, !dbg !451
  %114 = icmp eq i32 %113, 0, !dbg !452
  br i1 %114, label %115, label %99, !dbg !443, !llvm.loop !453

115:                                              ; preds = %99
  %116 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %82, i32 %110, i32 31), !dbg !455
  %117 = load i32, ptr %9, align 4, !dbg !458, !tbaa !7
  %118 = icmp sgt i32 %117, 50, !dbg !459
  %119 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %14, i1 %118), !dbg !460
  br label %120, !dbg !464

120:                                              ; preds = %146, %115
  %121 = phi i32 [ 1, %115 ], [ %152, %146 ], !dbg !470
  %122 = phi i32 [ %117, %115 ], [ %151, %146 ]
  %123 = tail call noundef i32 @__nv_popc(i32 noundef %14) #8, !dbg !471
  %124 = icmp ult i32 %121, %123, !dbg !474
  br i1 %124, label %125, label %153, !dbg !475

125:                                              ; preds = %120
  %126 = tail call noundef i32 @__nv_popc(i32 noundef %93) #8, !dbg !476
  %127 = icmp ult i32 %126, %121, !dbg !480
  %128 = select i1 %127, i32 0, i32 %121, !dbg !481
  %129 = sub i32 %126, %128, !dbg !481
  br label %130, !dbg !482

130:                                              ; preds = %125, %130
  %131 = phi i32 [ %129, %125 ], [ %143, %130 ]
  %132 = phi i32 [ 16, %125 ], [ %144, %130 ]
  %133 = phi i32 [ 0, %125 ], [ %141, %130 ]
  %134 = lshr i32 %14, %133, !dbg !484
  %135 = shl nsw i32 -1, %132, !dbg !485
  %136 = xor i32 %135, -1, !dbg !485
  %137 = and i32 %134, %136, !dbg !486
  %138 = tail call noundef i32 @__nv_popc(i32 noundef %137) #8, !dbg !487
  %139 = icmp ult i32 %131, %138, !dbg !489
  %140 = select i1 %139, i32 0, i32 %132, !dbg !489
  %141 = add i32 %140, %133, !dbg !489
  %142 = select i1 %139, i32 0, i32 %138, !dbg !489
  %143 = sub nuw i32 %131, %142, !dbg !489
  %144 = lshr i32 %132, 1, !dbg !490
  %145 = icmp eq i32 %144, 0, !dbg !491
  br i1 %145, label %146, label %130, !dbg !482, !llvm.loop !492

146:                                              ; preds = %130
  %147 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %122, i32 %141, i32 31), !dbg !494
  %148 = tail call noundef i32 @__nv_popc(i32 noundef %93) #8, !dbg !497
  %149 = icmp ult i32 %148, %121, !dbg !500
  %150 = select i1 %149, i32 0, i32 %147, !dbg !500
  %151 = add nsw i32 %150, %122, !dbg !500
  %152 = shl i32 %121, 1, !dbg !501
  br label %120, !dbg !475, !llvm.loop !502

153:                                              ; preds = %120
  %154 = tail call noundef i32 @__nv_popc(i32 noundef %93) #8, !dbg !504
  %155 = icmp ne i32 %154, 0, !dbg !508
  %156 = sext i1 %155 to i32, !dbg !509
  %157 = add i32 %154, %156, !dbg !509
  br label %158, !dbg !510

158:                                              ; preds = %153, %158
  %159 = phi i32 [ %157, %153 ], [ %171, %158 ]
  %160 = phi i32 [ 16, %153 ], [ %172, %158 ]
  %161 = phi i32 [ 0, %153 ], [ %169, %158 ]
  %162 = lshr i32 %14, %161, !dbg !512
  %163 = shl nsw i32 -1, %160, !dbg !513
  %164 = xor i32 %163, -1, !dbg !513
  %165 = and i32 %162, %164, !dbg !514
  %166 = tail call noundef i32 @__nv_popc(i32 noundef %165) #8, !dbg !515
  %167 = icmp ult i32 %159, %166, !dbg !517
  %168 = select i1 %167, i32 0, i32 %160, !dbg !517
  %169 = add i32 %168, %161, !dbg !517
  %170 = select i1 %167, i32 0, i32 %166, !dbg !517
  %171 = sub nuw i32 %159, %170, !dbg !517
  %172 = lshr i32 %160, 1, !dbg !518
  %173 = icmp eq i32 %172, 0, !dbg !519
  br i1 %173, label %174, label %158, !dbg !510, !llvm.loop !520

174:                                              ; preds = %158
  %175 = add nsw i32 %116, %81, !dbg !522
  %176 = and i32 %119, %14, !dbg !523
  %177 = icmp ne i32 %176, 0, !dbg !524
  %178 = zext i1 %177 to i32, !dbg !525
  %179 = add nsw i32 %175, %178, !dbg !526
  %180 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %122, i32 %169, i32 31), !dbg !527
  %181 = tail call noundef i32 @__nv_popc(i32 noundef %93) #8, !dbg !530
  %182 = icmp eq i32 %181, 0, !dbg !533
  %183 = select i1 %182, i32 0, i32 %180, !dbg !533
  %184 = add nsw i32 %179, %183, !dbg !534
  %185 = load i32, ptr %9, align 4, !dbg !535, !tbaa !7
  %186 = icmp sgt i32 %185, 0, !dbg !536
  %187 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %14, i1 %186), !dbg !537
  %188 = icmp eq i32 %14, 0, !dbg !541
  br i1 %188, label %204, label %189, !dbg !544

189:                                              ; preds = %174, %189
  %190 = phi i32 [ %200, %189 ], [ 0, %174 ]
  %191 = phi i32 [ %199, %189 ], [ 0, %174 ]
  %192 = phi i32 [ %202, %189 ], [ %14, %174 ]
  %193 = sub i32 0, %192, !dbg !545
  %194 = and i32 %187, %193, !dbg !546
  %195 = and i32 %194, %192, !dbg !546
  %196 = icmp eq i32 %195, 0, !dbg !547
  %197 = shl nuw i32 1, %190, !dbg !547
  %198 = select i1 %196, i32 0, i32 %197, !dbg !547
  %199 = or i32 %198, %191, !dbg !547
  %200 = add i32 %190, 1, !dbg !548
  %201 = add i32 %192, -1, !dbg !549
  %202 = and i32 %201, %192, !dbg !550
  %203 = icmp eq i32 %202, 0, !dbg !541
  br i1 %203, label %204, label %189, !dbg !544, !llvm.loop !551

204:                                              ; preds = %189, %174
  %205 = phi i32 [ 0, %174 ], [ %199, %189 ], !dbg !553
  %206 = add i32 %184, %205, !dbg !554
  br label %207, !dbg !555

207:                                              ; preds = %204, %2
  %208 = phi i32 [ %206, %204 ], [ -1, %2 ], !dbg !556
  %209 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !557
  store i32 %208, ptr %209, align 4, !dbg !558, !tbaa !7
  ret void, !dbg !559
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6labelsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !560 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !561
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !563
  %5 = mul i32 %3, %4, !dbg !565
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566
  %7 = add i32 %5, %6, !dbg !568
  %8 = sext i32 %7 to i64, !dbg !569
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !569
  %10 = load i32, ptr %9, align 4, !dbg !569, !tbaa !7
  %11 = and i32 %10, 3, !dbg !570
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !571
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !579
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !581
  %15 = mul nuw nsw i32 %13, %14, !dbg !583
  %16 = add nuw nsw i32 %15, %12, !dbg !584
  %17 = mul nuw nsw i32 %16, %4, !dbg !585
  %18 = add nuw nsw i32 %17, %6, !dbg !586
  %19 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %11), !dbg !587
  %20 = icmp sgt i32 %10, 0, !dbg !590
  %21 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %20), !dbg !591
  %22 = and i32 %18, 31
  %23 = shl nsw i32 -1, %22
  %24 = xor i32 %23, -1
  %25 = and i32 %19, %24
  br label %26, !dbg !595

26:                                               ; preds = %52, %2
  %27 = phi i32 [ 1, %2 ], [ %58, %52 ], !dbg !598
  %28 = phi i32 [ %10, %2 ], [ %57, %52 ]
  %29 = tail call noundef i32 @__nv_popc(i32 noundef %19) #8, !dbg !599
  %30 = icmp ult i32 %27, %29, !dbg !602
  br i1 %30, label %31, label %59, !dbg !603

31:                                               ; preds = %26
  %32 = tail call noundef i32 @__nv_popc(i32 noundef %25) #8, !dbg !604
  %33 = icmp ult i32 %32, %27, !dbg !608
  %34 = select i1 %33, i32 0, i32 %27, !dbg !609
  %35 = sub i32 %32, %34, !dbg !609
  br label %36, !dbg !610

36:                                               ; preds = %31, %36
  %37 = phi i32 [ %35, %31 ], [ %49, %36 ]
  %38 = phi i32 [ 16, %31 ], [ %50, %36 ]
  %39 = phi i32 [ 0, %31 ], [ %47, %36 ]
  %40 = lshr i32 %19, %39, !dbg !612
  %41 = shl nsw i32 -1, %38, !dbg !613
  %42 = xor i32 %41, -1, !dbg !613
  %43 = and i32 %40, %42, !dbg !614
  %44 = tail call noundef i32 @__nv_popc(i32 noundef %43) #8, !dbg !615
  %45 = icmp ult i32 %37, %44, !dbg !617
  %46 = select i1 %45, i32 0, i32 %38, !dbg !617
  %47 = add i32 %46, %39, !dbg !617
  %48 = select i1 %45, i32 0, i32 %44, !dbg !617
  %49 = sub nuw i32 %37, %48, !dbg !617
  %50 = lshr i32 %38, 1, !dbg !618
  %51 = icmp eq i32 %50, 0, !dbg !619
  br i1 %51, label %52, label %36, !dbg !610, !llvm.loop !620

52:                                               ; preds = %36
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %28, i32 %47, i32 31), !dbg !622
  %54 = tail call noundef i32 @__nv_popc(i32 noundef %25) #8, !dbg !625
  %55 = icmp ult i32 %54, %27, !dbg !628
  %56 = select i1 %55, i32 0, i32 %53, !dbg !628
  %57 = add nsw i32 %56, %28, !dbg !628
  %58 = shl i32 %27, 1, !dbg !629
  br label %26, !dbg !603, !llvm.loop !630

59:                                               ; preds = %26
  %60 = tail call noundef i32 @__nv_popc(i32 noundef %19) #8, !dbg !632
  %61 = add i32 %60, -1, !dbg !635
  %62 = tail call noundef i32 @__nv_popc(i32 noundef %19) #8, !dbg !636
  %63 = urem i32 %61, %62, !dbg !640
  br label %64, !dbg !641

64:                                               ; preds = %59, %64
  %65 = phi i32 [ %63, %59 ], [ %77, %64 ]
  %66 = phi i32 [ 16, %59 ], [ %78, %64 ]
  %67 = phi i32 [ 0, %59 ], [ %75, %64 ]
  %68 = lshr i32 %19, %67, !dbg !643
  %69 = shl nsw i32 -1, %66, !dbg !644
  %70 = xor i32 %69, -1, !dbg !644
  %71 = and i32 %68, %70, !dbg !645
  %72 = tail call noundef i32 @__nv_popc(i32 noundef %71) #8, !dbg !646
  %73 = icmp ult i32 %65, %72, !dbg !648
  %74 = select i1 %73, i32 0, i32 %66, !dbg !648
  %75 = add i32 %74, %67, !dbg !648
  %76 = select i1 %73, i32 0, i32 %72, !dbg !648
  %77 = sub nuw i32 %65, %76, !dbg !648
  %78 = lshr i32 %66, 1, !dbg !649
  %79 = icmp eq i32 %78, 0, !dbg !650
  br i1 %79, label %80, label %64, !dbg !641, !llvm.loop !651

80:                                               ; preds = %64
  %81 = xor i1 %20, true, !dbg !653
  %82 = sext i1 %81 to i32, !dbg !653
  %83 = xor i32 %21, %82, !dbg !653
  %84 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %28, i32 %75, i32 31), !dbg !654
  %85 = tail call noundef i32 @__nv_popc(i32 noundef %83) #8, !dbg !657
  %86 = and i32 %18, 31, !dbg !660
  %87 = shl nsw i32 -1, %86, !dbg !664
  %88 = xor i32 %87, -1, !dbg !664
  %89 = and i32 %83, %88, !dbg !665
  %90 = tail call noundef i32 @__nv_popc(i32 noundef %89) #8, !dbg !666
  %91 = load i32, ptr %9, align 4, !dbg !668, !tbaa !7
  br label %92, !dbg !669

92:                                               ; preds = %118, %80
  %93 = phi i32 [ 1, %80 ], [ %124, %118 ], !dbg !674
  %94 = phi i32 [ %91, %80 ], [ %123, %118 ]
  %95 = tail call noundef i32 @__nv_popc(i32 noundef %83) #8, !dbg !675
  %96 = icmp ult i32 %93, %95, !dbg !678
  br i1 %96, label %97, label %125, !dbg !679

97:                                               ; preds = %92
  %98 = tail call noundef i32 @__nv_popc(i32 noundef %89) #8, !dbg !680
  %99 = icmp ult i32 %98, %93, !dbg !684
  %100 = select i1 %99, i32 0, i32 %93, !dbg !685
  %101 = sub i32 %98, %100, !dbg !685
  br label %102, !dbg !686

102:                                              ; preds = %97, %102
  %103 = phi i32 [ %101, %97 ], [ %115, %102 ]
  %104 = phi i32 [ 16, %97 ], [ %116, %102 ]
  %105 = phi i32 [ 0, %97 ], [ %113, %102 ]
  %106 = lshr i32 %83, %105, !dbg !688
  %107 = shl nsw i32 -1, %104, !dbg !689
  %108 = xor i32 %107, -1, !dbg !689
  %109 = and i32 %106, %108, !dbg !690
  %110 = tail call noundef i32 @__nv_popc(i32 noundef %109) #8, !dbg !691
  %111 = icmp ult i32 %103, %110, !dbg !693
  %112 = select i1 %111, i32 0, i32 %104, !dbg !693
  %113 = add i32 %112, %105, !dbg !693
  %114 = select i1 %111, i32 0, i32 %110, !dbg !693
  %115 = sub nuw i32 %103, %114, !dbg !693
  %116 = lshr i32 %104, 1, !dbg !694
  %117 = icmp eq i32 %116, 0, !dbg !695
  br i1 %117, label %118, label %102, !dbg !686, !llvm.loop !696

118:                                              ; preds = %102
  %119 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %83, i32 %94, i32 %113, i32 31), !dbg !698
  %120 = tail call noundef i32 @__nv_popc(i32 noundef %89) #8, !dbg !701
  %121 = icmp ult i32 %120, %93, !dbg !704
  %122 = tail call i32 @llvm.smin.i32(i32 %94, i32 %119)
  %123 = select i1 %121, i32 %94, i32 %122, !dbg !704
  %124 = shl i32 %93, 1, !dbg !705
  br label %92, !dbg !679, !llvm.loop !706

125:                                              ; preds = %92
  %126 = tail call noundef i32 @__nv_popc(i32 noundef %83) #8, !dbg !708
  %127 = add i32 %126, -1, !dbg !711
  %128 = tail call noundef i32 @__nv_popc(i32 noundef %83) #8, !dbg !712
  %129 = urem i32 %127, %128, !dbg !716
  br label %130, !dbg !717

130:                                              ; preds = %125, %130
  %131 = phi i32 [ %129, %125 ], [ %143, %130 ]
  %132 = phi i32 [ 16, %125 ], [ %144, %130 ]
  %133 = phi i32 [ 0, %125 ], [ %141, %130 ]
  %134 = lshr i32 %83, %133, !dbg !719
  %135 = shl nsw i32 -1, %132, !dbg !720
  %136 = xor i32 %135, -1, !dbg !720
  %137 = and i32 %134, %136, !dbg !721
  %138 = tail call noundef i32 @__nv_popc(i32 noundef %137) #8, !dbg !722
  %139 = icmp ult i32 %131, %138, !dbg !724
  %140 = select i1 %139, i32 0, i32 %132, !dbg !724
  %141 = add i32 %140, %133, !dbg !724
  %142 = select i1 %139, i32 0, i32 %138, !dbg !724
  %143 = sub nuw i32 %131, %142, !dbg !724
  %144 = lshr i32 %132, 1, !dbg !725
  %145 = icmp eq i32 %144, 0, !dbg !726
  br i1 %145, label %146, label %130, !dbg !717, !llvm.loop !727

146:                                              ; preds = %130
  %147 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %83, i32 %94, i32 %141, i32 31), !dbg !729
  %148 = mul i32 %85, 3, !dbg !732
  %149 = add i32 %148, %84, !dbg !733
  %150 = mul i32 %90, 5, !dbg !734
  %151 = add i32 %149, %150, !dbg !735
  %152 = add i32 %151, %147, !dbg !736
  %153 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !737
  store i32 %152, ptr %153, align 4, !dbg !738, !tbaa !7
  ret void, !dbg !739
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10grid_stepsPfS_ii(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !740 {
  %5 = icmp sgt i32 %3, 0, !dbg !741
  br i1 %5, label %6, label %51, !dbg !742

6:                                                ; preds = %4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !743
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !750
  %9 = mul nuw i32 %7, %8, !dbg !753
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !754
  %11 = add nuw i32 %9, %10, !dbg !757
  %12 = zext i32 %11 to i64, !dbg !758
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !759
  %14 = zext nneg i32 %13 to i64, !dbg !762
  %15 = mul nuw nsw i64 %12, %14, !dbg !763
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !764
  %17 = zext nneg i32 %16 to i64, !dbg !766
  %18 = add nuw nsw i64 %15, %17, !dbg !767
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !768
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !772
  %21 = mul nuw nsw i32 %19, %20, !dbg !774
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !775
  %23 = mul nuw nsw i32 %21, %22, !dbg !778
  %24 = zext nneg i32 %23 to i64, !dbg !779
  %25 = mul i64 %18, %24, !dbg !780
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !781
  %27 = mul nuw nsw i32 %20, %26, !dbg !784
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !785
  %29 = add nuw nsw i32 %27, %28, !dbg !787
  %30 = mul nuw nsw i32 %29, %19, !dbg !788
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !789
  %32 = add nuw nsw i32 %30, %31, !dbg !791
  %33 = zext nneg i32 %32 to i64, !dbg !792
  %34 = add i64 %25, %33, !dbg !793
  %35 = trunc i64 %34 to i32, !dbg !794
  %36 = icmp sgt i32 %35, 0
  %37 = add nsw i32 %2, -1
  %38 = icmp sgt i32 %37, %35
  %39 = select i1 %36, i1 %38, i1 false
  %40 = add i64 %34, 4294967295
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = add nuw nsw i64 %34, 1
  %44 = and i64 %43, 4294967295
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44
  %46 = and i64 %34, 2147483647
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %48 = and i64 %34, 2147483647
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %48
  br label %52, !dbg !742

51:                                               ; preds = %62, %4
  ret void, !dbg !795

52:                                               ; preds = %6, %62
  %53 = phi i32 [ 0, %6 ], [ %63, %62 ]
  br i1 %39, label %54, label %59, !dbg !796

54:                                               ; preds = %52
  %55 = load float, ptr %42, align 4, !dbg !797, !tbaa !45
  %56 = load float, ptr %45, align 4, !dbg !798, !tbaa !45
  %57 = fadd contract float %55, %56, !dbg !799
  %58 = fmul contract float %57, 5.000000e-01, !dbg !800
  store float %58, ptr %47, align 4, !dbg !801, !tbaa !45
  br label %59, !dbg !802

59:                                               ; preds = %54, %52
  tail call void @__rk_grid_sync() #8, !dbg !803
  br i1 %39, label %60, label %62, !dbg !806

60:                                               ; preds = %59
  %61 = load float, ptr %49, align 4, !dbg !807, !tbaa !45
  store float %61, ptr %50, align 4, !dbg !808, !tbaa !45
  br label %62, !dbg !809

62:                                               ; preds = %60, %59
  tail call void @__rk_grid_sync() #8, !dbg !810
  %63 = add nuw nsw i32 %53, 1, !dbg !812
  %64 = icmp eq i32 %63, %3, !dbg !741
  br i1 %64, label %51, label %52, !dbg !742, !llvm.loop !813
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8grid_sumPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !815 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !816
  %6 = zext nneg i32 %5 to i64, !dbg !820
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !821
  %8 = zext nneg i32 %7 to i64, !dbg !823
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !824
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !826
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !828
  %12 = mul nuw i32 %10, %11, !dbg !830
  %13 = add nuw i32 %12, %9, !dbg !831
  %14 = zext i32 %13 to i64, !dbg !832
  %15 = mul nuw nsw i64 %14, %8, !dbg !833
  %16 = add nuw nsw i64 %15, %6, !dbg !834
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !835
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !838
  %19 = mul nuw nsw i32 %17, %18, !dbg !840
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !841
  %21 = mul nuw nsw i32 %19, %20, !dbg !843
  %22 = zext nneg i32 %21 to i64, !dbg !844
  %23 = mul i64 %16, %22, !dbg !845
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !846
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !849
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !851
  %27 = mul nuw nsw i32 %18, %26, !dbg !853
  %28 = add nuw nsw i32 %27, %25, !dbg !854
  %29 = mul nuw nsw i32 %28, %17, !dbg !855
  %30 = add nuw nsw i32 %29, %24, !dbg !856
  %31 = zext nneg i32 %30 to i64, !dbg !857
  %32 = add i64 %23, %31, !dbg !858
  %33 = trunc i64 %32 to i32, !dbg !859
  %34 = icmp sgt i32 %3, %33, !dbg !860
  br i1 %34, label %35, label %42, !dbg !861

35:                                               ; preds = %4
  %36 = zext nneg i32 %10 to i64
  %37 = mul nuw nsw i64 %8, %36
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %39 = zext nneg i32 %38 to i64
  %40 = mul nuw nsw i64 %37, %39
  %41 = mul i64 %40, %22
  br label %47, !dbg !861

42:                                               ; preds = %47, %4
  %43 = phi float [ 0.000000e+00, %4 ], [ %54, %47 ], !dbg !862
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 %31, !dbg !863
  store float %43, ptr %44, align 4, !dbg !864, !tbaa !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !865
  %45 = lshr i32 %21, 1, !dbg !868
  %46 = icmp eq i32 %45, 0, !dbg !869
  br i1 %46, label %58, label %60, !dbg !870

47:                                               ; preds = %35, %47
  %48 = phi i64 [ %32, %35 ], [ %55, %47 ]
  %49 = phi float [ 0.000000e+00, %35 ], [ %54, %47 ]
  %50 = shl i64 %48, 32, !dbg !871
  %51 = ashr exact i64 %50, 32, !dbg !871
  %52 = getelementptr inbounds float, ptr %0, i64 %51, !dbg !871
  %53 = load float, ptr %52, align 4, !dbg !871, !tbaa !45
  %54 = fadd contract float %49, %53, !dbg !872
  %55 = add i64 %51, %41, !dbg !873
  %56 = trunc i64 %55 to i32, !dbg !859
  %57 = icmp sgt i32 %3, %56, !dbg !860
  br i1 %57, label %47, label %42, !dbg !861, !llvm.loop !874

58:                                               ; preds = %70, %42
  %59 = icmp eq i32 %30, 0, !dbg !876
  br i1 %59, label %73, label %76, !dbg !876

60:                                               ; preds = %42, %70
  %61 = phi i32 [ %71, %70 ], [ %45, %42 ]
  %62 = icmp samesign ult i32 %30, %61, !dbg !877
  br i1 %62, label %63, label %70, !dbg !877

63:                                               ; preds = %60
  %64 = add nuw nsw i32 %61, %30, !dbg !878
  %65 = zext nneg i32 %64 to i64, !dbg !879
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 %65, !dbg !879
  %67 = load float, ptr %66, align 4, !dbg !879, !tbaa !45
  %68 = load float, ptr %44, align 4, !dbg !880, !tbaa !45
  %69 = fadd contract float %67, %68, !dbg !880
  store float %69, ptr %44, align 4, !dbg !880, !tbaa !45
  br label %70, !dbg !881

70:                                               ; preds = %63, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !882
  %71 = lshr i32 %61, 1, !dbg !868
  %72 = icmp eq i32 %71, 0, !dbg !869
  br i1 %72, label %58, label %60, !dbg !870, !llvm.loop !884

73:                                               ; preds = %58
  %74 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), align 4, !dbg !886, !tbaa !45
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %6, !dbg !887
  store float %74, ptr %75, align 4, !dbg !888, !tbaa !45
  br label %76, !dbg !887

76:                                               ; preds = %73, %58
  tail call void @__rk_grid_sync() #8, !dbg !889
  %77 = icmp eq i64 %32, 0, !dbg !891
  br i1 %77, label %79, label %88, !dbg !891

78:                                               ; preds = %79
  store float %85, ptr %2, align 4, !dbg !892, !tbaa !45
  br label %88, !dbg !893

79:                                               ; preds = %76, %79
  %80 = phi i32 [ %86, %79 ], [ 0, %76 ]
  %81 = phi float [ %85, %79 ], [ 0.000000e+00, %76 ]
  %82 = zext nneg i32 %80 to i64, !dbg !894
  %83 = getelementptr inbounds nuw float, ptr %1, i64 %82, !dbg !894
  %84 = load float, ptr %83, align 4, !dbg !894, !tbaa !45
  %85 = fadd contract float %81, %84, !dbg !895
  %86 = add nuw nsw i32 %80, 1, !dbg !896
  %87 = icmp eq i32 %86, %7, !dbg !897
  br i1 %87, label %78, label %79, !dbg !898, !llvm.loop !899

88:                                               ; preds = %78, %76
  ret void, !dbg !901
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z6sum_ofN18cooperative_groups12thread_groupEPii(ptr noundef readonly byval(%"class.cooperative_groups::thread_group") align 4 captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !902 {
  %4 = load i32, ptr %0, align 4, !dbg !903, !tbaa !906
  switch i32 %4, label %45 [
    i32 0, label %5
    i32 1, label %16
  ], !dbg !903

5:                                                ; preds = %3
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !909
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !912
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !914
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !918
  %11 = mul nuw nsw i32 %9, %10, !dbg !920
  %12 = add nuw nsw i32 %11, %8, !dbg !921
  %13 = mul nuw nsw i32 %12, %7, !dbg !922
  %14 = add nuw nsw i32 %13, %6, !dbg !923
  %15 = zext nneg i32 %14 to i64, !dbg !924
  br label %63, !dbg !903

16:                                               ; preds = %3
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !925
  %18 = zext nneg i32 %17 to i64, !dbg !929
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !930
  %20 = zext nneg i32 %19 to i64, !dbg !932
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !933
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !935
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !937
  %24 = mul nuw i32 %22, %23, !dbg !939
  %25 = add nuw i32 %24, %21, !dbg !940
  %26 = zext i32 %25 to i64, !dbg !941
  %27 = mul nuw nsw i64 %26, %20, !dbg !942
  %28 = add nuw nsw i64 %27, %18, !dbg !943
  %29 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !944
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !947
  %31 = mul nuw nsw i32 %29, %30, !dbg !949
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !950
  %33 = mul nuw nsw i32 %31, %32, !dbg !952
  %34 = zext nneg i32 %33 to i64, !dbg !953
  %35 = mul i64 %28, %34, !dbg !954
  %36 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !955
  %37 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !958
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !960
  %39 = mul nuw nsw i32 %30, %38, !dbg !962
  %40 = add nuw nsw i32 %39, %37, !dbg !963
  %41 = mul nuw nsw i32 %40, %29, !dbg !964
  %42 = add nuw nsw i32 %41, %36, !dbg !965
  %43 = zext nneg i32 %42 to i64, !dbg !966
  %44 = add i64 %35, %43, !dbg !967
  br label %63, !dbg !968

45:                                               ; preds = %3
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !969
  %47 = load i32, ptr %46, align 4, !dbg !969, !tbaa !970
  %48 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !971
  %49 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !976
  %50 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !978
  %51 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !980
  %52 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !982
  %53 = mul nuw nsw i32 %51, %52, !dbg !984
  %54 = add nuw nsw i32 %53, %50, !dbg !985
  %55 = mul nuw nsw i32 %54, %49, !dbg !986
  %56 = add nuw nsw i32 %55, %48, !dbg !987
  %57 = and i32 %56, 31, !dbg !988
  %58 = shl nsw i32 -1, %57, !dbg !989
  %59 = xor i32 %58, -1, !dbg !989
  %60 = and i32 %47, %59, !dbg !990
  %61 = tail call noundef i32 @__nv_popc(i32 noundef %60) #8, !dbg !991
  %62 = zext i32 %61 to i64, !dbg !993
  br label %63, !dbg !968

63:                                               ; preds = %5, %16, %45
  %64 = phi i64 [ %15, %5 ], [ %44, %16 ], [ %62, %45 ], !dbg !903
  %65 = trunc i64 %64 to i32, !dbg !994
  switch i32 %4, label %89 [
    i32 0, label %66
    i32 1, label %73
  ], !dbg !995

66:                                               ; preds = %63
  %67 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !998
  %68 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1001
  %69 = mul nuw nsw i32 %67, %68, !dbg !1003
  %70 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1004
  %71 = mul nuw nsw i32 %69, %70, !dbg !1006
  %72 = zext nneg i32 %71 to i64, !dbg !1007
  br label %94, !dbg !995

73:                                               ; preds = %63
  %74 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1008
  %75 = zext nneg i32 %74 to i64, !dbg !1014
  %76 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1015
  %77 = zext nneg i32 %76 to i64, !dbg !1017
  %78 = mul nuw nsw i64 %75, %77, !dbg !1018
  %79 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1019
  %80 = zext nneg i32 %79 to i64, !dbg !1022
  %81 = mul nuw nsw i64 %78, %80, !dbg !1023
  %82 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1024
  %83 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1027
  %84 = mul nuw nsw i32 %82, %83, !dbg !1029
  %85 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1030
  %86 = mul nuw nsw i32 %84, %85, !dbg !1032
  %87 = zext nneg i32 %86 to i64, !dbg !1033
  %88 = mul i64 %81, %87, !dbg !1034
  br label %94, !dbg !1035

89:                                               ; preds = %63
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !1036
  %91 = load i32, ptr %90, align 4, !dbg !1036, !tbaa !970
  %92 = tail call noundef i32 @__nv_popc(i32 noundef %91) #8, !dbg !1037
  %93 = sext i32 %92 to i64, !dbg !1039
  br label %94, !dbg !1035

94:                                               ; preds = %66, %73, %89
  %95 = phi i64 [ %72, %66 ], [ %88, %73 ], [ %93, %89 ], !dbg !995
  %96 = lshr i64 %95, 1, !dbg !1040
  %97 = trunc i64 %96 to i32, !dbg !1041
  %98 = icmp sgt i32 %97, 0, !dbg !1042
  br i1 %98, label %99, label %105, !dbg !1043

99:                                               ; preds = %94
  %100 = shl i64 %64, 32
  %101 = ashr exact i64 %100, 30
  %102 = getelementptr inbounds i8, ptr %1, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %104 = load i32, ptr %103, align 4
  br label %107, !dbg !1043

105:                                              ; preds = %126, %94
  %106 = phi i32 [ %2, %94 ], [ %122, %126 ]
  ret i32 %106, !dbg !1044

107:                                              ; preds = %99, %126
  %108 = phi i32 [ %97, %99 ], [ %127, %126 ]
  %109 = phi i32 [ %2, %99 ], [ %122, %126 ]
  store i32 %109, ptr %102, align 4, !dbg !1045, !tbaa !7
  switch i32 %4, label %112 [
    i32 0, label %110
    i32 1, label %111
  ], !dbg !1046

110:                                              ; preds = %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1049
  br label %113, !dbg !1049

111:                                              ; preds = %107
  tail call void @__rk_grid_sync() #8, !dbg !1050
  br label %113, !dbg !1050

112:                                              ; preds = %107
  tail call void @llvm.nvvm.bar.warp.sync(i32 %104), !dbg !1051
  br label %113

113:                                              ; preds = %110, %111, %112
  %114 = icmp sgt i32 %108, %65, !dbg !1054
  br i1 %114, label %115, label %121, !dbg !1054

115:                                              ; preds = %113
  %116 = add nsw i32 %108, %65, !dbg !1055
  %117 = sext i32 %116 to i64, !dbg !1056
  %118 = getelementptr inbounds i32, ptr %1, i64 %117, !dbg !1056
  %119 = load i32, ptr %118, align 4, !dbg !1056, !tbaa !7
  %120 = add nsw i32 %119, %109, !dbg !1057
  br label %121, !dbg !1058

121:                                              ; preds = %115, %113
  %122 = phi i32 [ %120, %115 ], [ %109, %113 ]
  switch i32 %4, label %125 [
    i32 0, label %123
    i32 1, label %124
  ], !dbg !1059

123:                                              ; preds = %121
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1061
  br label %126, !dbg !1061

124:                                              ; preds = %121
  tail call void @__rk_grid_sync() #8, !dbg !1062
  br label %126, !dbg !1062

125:                                              ; preds = %121
  tail call void @llvm.nvvm.bar.warp.sync(i32 %104), !dbg !1063
  br label %126

126:                                              ; preds = %123, %124, %125
  %127 = lshr i32 %108, 1, !dbg !1065
  %128 = icmp eq i32 %127, 0, !dbg !1042
  br i1 %128, label %105, label %107, !dbg !1043, !llvm.loop !1066
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7genericPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !1068 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1069
  %4 = shl i32 %3, 6, !dbg !1071
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1072
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1076
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1078
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1080
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1082
  %10 = mul nuw nsw i32 %8, %9, !dbg !1084
  %11 = add nuw nsw i32 %10, %7, !dbg !1085
  %12 = mul nuw nsw i32 %11, %6, !dbg !1086
  %13 = add nuw nsw i32 %12, %5, !dbg !1087
  %14 = add i32 %13, %4, !dbg !1088
  %15 = zext i32 %14 to i64, !dbg !1089
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !1089
  %17 = load i32, ptr %16, align 4, !dbg !1089, !tbaa !7
  %18 = mul nuw nsw i32 %6, %8, !dbg !1090
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1094
  %20 = mul nuw nsw i32 %18, %19, !dbg !1096
  %21 = lshr i32 %20, 1, !dbg !1097
  %22 = icmp eq i32 %21, 0, !dbg !1098
  br i1 %22, label %41, label %23, !dbg !1099

23:                                               ; preds = %2
  %24 = shl nuw nsw i32 %13, 2
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericPKiPiE1s to ptr), i64 %25
  br label %27, !dbg !1099

27:                                               ; preds = %37, %23
  %28 = phi i32 [ %21, %23 ], [ %39, %37 ]
  %29 = phi i32 [ %17, %23 ], [ %38, %37 ]
  store i32 %29, ptr %26, align 4, !dbg !1100, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1101
  %30 = icmp samesign ugt i32 %28, %13, !dbg !1103
  br i1 %30, label %31, label %37, !dbg !1103

31:                                               ; preds = %27
  %32 = add nuw nsw i32 %28, %13, !dbg !1104
  %33 = zext nneg i32 %32 to i64, !dbg !1105
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericPKiPiE1s to ptr), i64 %33, !dbg !1105
  %35 = load i32, ptr %34, align 4, !dbg !1105, !tbaa !7
  %36 = add nsw i32 %35, %29, !dbg !1106
  br label %37, !dbg !1107

37:                                               ; preds = %27, %31
  %38 = phi i32 [ %36, %31 ], [ %29, %27 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1108
  %39 = lshr i32 %28, 1, !dbg !1110
  %40 = icmp eq i32 %39, 0, !dbg !1098
  br i1 %40, label %41, label %27, !dbg !1099, !llvm.loop !1111

41:                                               ; preds = %37, %2
  %42 = phi i32 [ %17, %2 ], [ %38, %37 ]
  %43 = icmp eq i32 %13, 0, !dbg !1113
  br i1 %43, label %44, label %47, !dbg !1113

44:                                               ; preds = %41
  %45 = zext nneg i32 %3 to i64, !dbg !1114
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45, !dbg !1114
  store i32 %42, ptr %46, align 4, !dbg !1115, !tbaa !7
  br label %47, !dbg !1114

47:                                               ; preds = %44, %41
  ret void, !dbg !1116
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9copy_tilePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !1117 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1118
  %4 = shl i32 %3, 6, !dbg !1120
  %5 = zext i32 %4 to i64, !dbg !1121
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5, !dbg !1121
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1122
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1128
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1130
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1132
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1134
  %12 = mul nuw nsw i32 %10, %11, !dbg !1136
  %13 = add nuw nsw i32 %12, %9, !dbg !1137
  %14 = mul nuw nsw i32 %13, %8, !dbg !1138
  %15 = add nuw nsw i32 %14, %7, !dbg !1139
  %16 = icmp samesign ult i32 %15, 64, !dbg !1140
  br i1 %16, label %17, label %30, !dbg !1141

17:                                               ; preds = %2
  %18 = zext nneg i32 %15 to i64, !dbg !1142
  %19 = mul nuw nsw i32 %8, %10
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul nuw nsw i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  br label %23, !dbg !1141

23:                                               ; preds = %17, %23
  %24 = phi i64 [ %18, %17 ], [ %28, %23 ]
  %25 = getelementptr inbounds nuw float, ptr %6, i64 %24, !dbg !1143
  %26 = load float, ptr %25, align 4, !dbg !1143, !tbaa !45
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), i64 %24, !dbg !1144
  store float %26, ptr %27, align 4, !dbg !1145, !tbaa !45
  %28 = add nuw nsw i64 %24, %22, !dbg !1146
  %29 = icmp samesign ult i64 %28, 64, !dbg !1140
  br i1 %29, label %23, label %30, !dbg !1141, !llvm.loop !1147

30:                                               ; preds = %23, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1149
  %31 = sub nsw i32 63, %7, !dbg !1153
  %32 = zext i32 %31 to i64, !dbg !1154
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), i64 %32, !dbg !1154
  %34 = load float, ptr %33, align 4, !dbg !1154, !tbaa !45
  %35 = add i32 %4, %7, !dbg !1155
  %36 = zext i32 %35 to i64, !dbg !1156
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36, !dbg !1156
  store float %34, ptr %37, align 4, !dbg !1157, !tbaa !45
  ret void, !dbg !1158
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: convergent nounwind
declare dso_local void @__rk_grid_sync() local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "groups.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "tiles", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 10, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 10, column: 24, scope: !11)
!21 = !DILocation(line: 10, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "block_rank", scope: !26, file: !26, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DIFile(filename: "include/device/rk_groups.h", directory: "")
!27 = distinct !DILocation(line: 62, column: 47, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 10, column: 37, scope: !11)
!30 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !27)
!33 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !27)
!36 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !27)
!39 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !27)
!40 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !27)
!41 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !27)
!42 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !27)
!43 = !DILocation(line: 10, column: 35, scope: !11)
!44 = !DILocation(line: 11, column: 13, scope: !11)
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !9, i64 0}
!47 = !DILocation(line: 12, column: 3, scope: !11)
!48 = !DILocation(line: 143, column: 64, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 13, column: 7, scope: !11)
!51 = !DILocation(line: 13, column: 23, scope: !11)
!52 = !DILocation(line: 175, column: 5, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "moved<float, (lambda at include/device/rk_groups.h:153:25)>", scope: !26, file: !26, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 153, column: 12, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "shfl_down<float>", scope: !26, file: !26, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 12, column: 52, scope: !11)
!57 = !DILocation(line: 179, column: 40, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !59, file: !59, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!60 = distinct !DILocation(line: 153, column: 48, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 177, column: 53, scope: !53, inlinedAt: !54)
!63 = !DILocation(line: 179, column: 5, scope: !53, inlinedAt: !54)
!64 = !DILocation(line: 12, column: 47, scope: !11)
!65 = !DILocation(line: 12, scope: !11)
!66 = !DILocation(line: 12, column: 32, scope: !11)
!67 = distinct !{!67, !47, !68, !69, !70}
!68 = !DILocation(line: 12, column: 66, scope: !11)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 187, column: 73, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "meta_group_rank", scope: !26, file: !26, line: 187, type: !12, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = distinct !DILocation(line: 13, column: 44, scope: !11)
!74 = !DILocation(line: 13, column: 44, scope: !11)
!75 = !DILocation(line: 13, column: 42, scope: !11)
!76 = !DILocation(line: 13, column: 33, scope: !11)
!77 = !DILocation(line: 13, column: 29, scope: !11)
!78 = !DILocation(line: 13, column: 38, scope: !11)
!79 = !DILocation(line: 14, column: 1, scope: !11)
!80 = distinct !DISubprogram(name: "tile_ops", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !82)
!82 = distinct !DILocation(line: 17, column: 11, scope: !80)
!83 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !84)
!84 = distinct !DILocation(line: 17, column: 24, scope: !80)
!85 = !DILocation(line: 17, column: 22, scope: !80)
!86 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !87)
!87 = distinct !DILocation(line: 17, column: 37, scope: !80)
!88 = !DILocation(line: 17, column: 35, scope: !80)
!89 = !DILocation(line: 17, column: 54, scope: !80)
!90 = !DILocation(line: 287, column: 3, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "reduce<16U, cooperative_groups::thread_block, int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 286, type: !12, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 18, column: 11, scope: !80)
!93 = !DILocation(line: 181, column: 39, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !59, file: !59, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 156, column: 48, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 156, type: !12, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 177, column: 53, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "moved<int, (lambda at include/device/rk_groups.h:156:25)>", scope: !26, file: !26, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 156, column: 12, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "shfl_xor<int>", scope: !26, file: !26, line: 155, type: !12, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = distinct !DILocation(line: 287, column: 68, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 267, column: 48, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 267, type: !12, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = distinct !DILocation(line: 287, column: 53, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 287, column: 39, scope: !91, inlinedAt: !92)
!106 = !DILocation(line: 287, column: 32, scope: !91, inlinedAt: !92)
!107 = distinct !{!107, !90, !108, !69, !70}
!108 = !DILocation(line: 287, column: 87, scope: !91, inlinedAt: !92)
!109 = !DILocation(line: 287, column: 3, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "reduce<16U, cooperative_groups::thread_block, int, cooperative_groups::greater<int> >", scope: !26, file: !26, line: 286, type: !12, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 18, column: 51, scope: !80)
!112 = !DILocation(line: 181, column: 39, scope: !94, inlinedAt: !113)
!113 = distinct !DILocation(line: 156, column: 48, scope: !96, inlinedAt: !114)
!114 = distinct !DILocation(line: 177, column: 53, scope: !98, inlinedAt: !115)
!115 = distinct !DILocation(line: 156, column: 12, scope: !100, inlinedAt: !116)
!116 = distinct !DILocation(line: 287, column: 68, scope: !110, inlinedAt: !111)
!117 = !DILocation(line: 273, column: 46, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 273, type: !12, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = distinct !DILocation(line: 287, column: 53, scope: !110, inlinedAt: !111)
!120 = !DILocation(line: 287, column: 39, scope: !110, inlinedAt: !111)
!121 = !DILocation(line: 287, column: 32, scope: !110, inlinedAt: !111)
!122 = distinct !{!122, !109, !123, !69, !70}
!123 = !DILocation(line: 287, column: 87, scope: !110, inlinedAt: !111)
!124 = !DILocation(line: 292, column: 3, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "inclusive_scan<cooperative_groups::thread_block_tile<16U, cooperative_groups::thread_block>, int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 291, type: !12, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = distinct !DILocation(line: 299, column: 10, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "inclusive_scan<cooperative_groups::thread_block_tile<16U, cooperative_groups::thread_block>, int>", scope: !26, file: !26, line: 298, type: !12, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = distinct !DILocation(line: 19, column: 12, scope: !80)
!129 = !DILocation(line: 177, column: 38, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !59, file: !59, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = distinct !DILocation(line: 150, column: 48, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 150, type: !12, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 177, column: 53, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "moved<int, (lambda at include/device/rk_groups.h:150:25)>", scope: !26, file: !26, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = distinct !DILocation(line: 150, column: 12, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "shfl_up<int>", scope: !26, file: !26, line: 149, type: !12, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 293, column: 22, scope: !125, inlinedAt: !126)
!138 = !DILocation(line: 294, column: 29, scope: !125, inlinedAt: !126)
!139 = !DILocation(line: 292, column: 47, scope: !125, inlinedAt: !126)
!140 = !DILocation(line: 292, column: 28, scope: !125, inlinedAt: !126)
!141 = distinct !{!141, !124, !142, !69, !70}
!142 = !DILocation(line: 295, column: 3, scope: !125, inlinedAt: !126)
!143 = !DILocation(line: 292, column: 3, scope: !125, inlinedAt: !144)
!144 = distinct !DILocation(line: 303, column: 28, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "exclusive_scan<cooperative_groups::thread_block_tile<16U, cooperative_groups::thread_block>, int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 302, type: !12, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 307, column: 10, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "exclusive_scan<cooperative_groups::thread_block_tile<16U, cooperative_groups::thread_block>, int>", scope: !26, file: !26, line: 306, type: !12, scopeLine: 306, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 19, column: 43, scope: !80)
!149 = !DILocation(line: 177, column: 38, scope: !130, inlinedAt: !150)
!150 = distinct !DILocation(line: 150, column: 48, scope: !132, inlinedAt: !151)
!151 = distinct !DILocation(line: 177, column: 53, scope: !134, inlinedAt: !152)
!152 = distinct !DILocation(line: 150, column: 12, scope: !136, inlinedAt: !153)
!153 = distinct !DILocation(line: 293, column: 22, scope: !125, inlinedAt: !144)
!154 = !DILocation(line: 294, column: 29, scope: !125, inlinedAt: !144)
!155 = !DILocation(line: 292, column: 47, scope: !125, inlinedAt: !144)
!156 = !DILocation(line: 292, column: 28, scope: !125, inlinedAt: !144)
!157 = distinct !{!157, !143, !158, !69, !70}
!158 = !DILocation(line: 295, column: 3, scope: !125, inlinedAt: !144)
!159 = !DILocation(line: 177, column: 38, scope: !130, inlinedAt: !160)
!160 = distinct !DILocation(line: 150, column: 48, scope: !132, inlinedAt: !161)
!161 = distinct !DILocation(line: 177, column: 53, scope: !134, inlinedAt: !162)
!162 = distinct !DILocation(line: 150, column: 12, scope: !136, inlinedAt: !163)
!163 = distinct !DILocation(line: 303, column: 20, scope: !145, inlinedAt: !146)
!164 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !165)
!165 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !166)
!166 = distinct !DILocation(line: 143, column: 47, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 304, column: 10, scope: !145, inlinedAt: !146)
!169 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !170)
!170 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !166)
!171 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !172)
!172 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !166)
!173 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !166)
!174 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !166)
!175 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !166)
!176 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !166)
!177 = !DILocation(line: 20, column: 16, scope: !80)
!178 = !DILocation(line: 140, column: 32, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "mask", scope: !26, file: !26, line: 138, type: !12, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = distinct !DILocation(line: 160, column: 72, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "ballot", scope: !26, file: !26, line: 160, type: !12, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 158, column: 46, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "any", scope: !26, file: !26, line: 158, type: !12, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 20, column: 10, scope: !80)
!185 = !DILocation(line: 140, column: 17, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "__ballot_sync", scope: !59, file: !59, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = distinct !DILocation(line: 160, column: 58, scope: !181, inlinedAt: !182)
!189 = !DILocation(line: 20, column: 36, scope: !80)
!190 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !191)
!191 = distinct !DILocation(line: 160, column: 58, scope: !181, inlinedAt: !192)
!192 = distinct !DILocation(line: 159, column: 46, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "all", scope: !26, file: !26, line: 159, type: !12, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = distinct !DILocation(line: 20, column: 30, scope: !80)
!195 = !DILocation(line: 20, column: 63, scope: !80)
!196 = !DILocation(line: 211, column: 40, scope: !187, inlinedAt: !197)
!197 = distinct !DILocation(line: 160, column: 58, scope: !181, inlinedAt: !198)
!198 = distinct !DILocation(line: 20, column: 54, scope: !80)
!199 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !197)
!200 = !DILocation(line: 170, column: 28, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "own", scope: !26, file: !26, line: 169, type: !12, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 160, column: 54, scope: !181, inlinedAt: !198)
!203 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !206)
!204 = distinct !DISubprogram(name: "__popc", scope: !205, file: !205, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!206 = distinct !DILocation(line: 20, column: 45, scope: !80)
!207 = !DILocation(line: 20, column: 92, scope: !80)
!208 = !DILocation(line: 232, column: 10, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "__match32_any_sync", scope: !59, file: !59, line: 230, type: !12, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = distinct !DILocation(line: 17, column: 1, scope: !211, inlinedAt: !213)
!211 = distinct !DISubprogram(name: "__match_any_sync", scope: !212, file: !212, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = !DIFile(filename: "include/crt/sm_70_rt.hpp", directory: "")
!213 = distinct !DILocation(line: 162, column: 16, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "match_any<int>", scope: !26, file: !26, line: 161, type: !12, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 20, column: 80, scope: !80)
!216 = !DILocation(line: 170, column: 28, scope: !201, inlinedAt: !217)
!217 = distinct !DILocation(line: 162, column: 12, scope: !214, inlinedAt: !215)
!218 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !219)
!219 = distinct !DILocation(line: 20, column: 71, scope: !80)
!220 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "__shfl_sync", scope: !59, file: !59, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = distinct !DILocation(line: 147, column: 48, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 147, type: !12, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 177, column: 53, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "moved<int, (lambda at include/device/rk_groups.h:147:25)>", scope: !26, file: !26, line: 172, type: !12, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 147, column: 12, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "shfl<int>", scope: !26, file: !26, line: 146, type: !12, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = distinct !DILocation(line: 21, column: 21, scope: !80)
!229 = !DILocation(line: 181, column: 39, scope: !94, inlinedAt: !230)
!230 = distinct !DILocation(line: 156, column: 48, scope: !96, inlinedAt: !231)
!231 = distinct !DILocation(line: 177, column: 53, scope: !98, inlinedAt: !232)
!232 = distinct !DILocation(line: 156, column: 12, scope: !100, inlinedAt: !233)
!233 = distinct !DILocation(line: 21, column: 36, scope: !80)
!234 = !DILocation(line: 18, column: 49, scope: !80)
!235 = !DILocation(line: 19, column: 10, scope: !80)
!236 = !DILocation(line: 143, column: 64, scope: !167, inlinedAt: !168)
!237 = !DILocation(line: 304, column: 10, scope: !145, inlinedAt: !146)
!238 = !DILocation(line: 19, column: 41, scope: !80)
!239 = !DILocation(line: 159, column: 65, scope: !193, inlinedAt: !194)
!240 = !DILocation(line: 20, column: 26, scope: !80)
!241 = !DILocation(line: 158, column: 64, scope: !183, inlinedAt: !184)
!242 = !DILocation(line: 158, column: 46, scope: !183, inlinedAt: !184)
!243 = !DILocation(line: 20, column: 22, scope: !80)
!244 = !DILocation(line: 20, column: 43, scope: !80)
!245 = !DILocation(line: 20, column: 69, scope: !80)
!246 = !DILocation(line: 19, column: 37, scope: !80)
!247 = !DILocation(line: 18, column: 45, scope: !80)
!248 = !DILocation(line: 19, column: 5, scope: !80)
!249 = !DILocation(line: 20, column: 5, scope: !80)
!250 = !DILocation(line: 21, column: 12, scope: !80)
!251 = !DILocation(line: 21, column: 32, scope: !80)
!252 = !DILocation(line: 21, column: 3, scope: !80)
!253 = !DILocation(line: 21, column: 8, scope: !80)
!254 = !DILocation(line: 22, column: 1, scope: !80)
!255 = distinct !DISubprogram(name: "aggregate", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!256 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !257)
!257 = distinct !DILocation(line: 24, column: 11, scope: !255)
!258 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !259)
!259 = distinct !DILocation(line: 24, column: 24, scope: !255)
!260 = !DILocation(line: 24, column: 22, scope: !255)
!261 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !262)
!262 = distinct !DILocation(line: 24, column: 37, scope: !255)
!263 = !DILocation(line: 24, column: 35, scope: !255)
!264 = !DILocation(line: 25, column: 9, scope: !255)
!265 = !DILocation(line: 25, column: 13, scope: !255)
!266 = !DILocation(line: 25, column: 16, scope: !255)
!267 = !DILocation(line: 25, column: 21, scope: !255)
!268 = !DILocation(line: 218, column: 10, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__activemask", scope: !59, file: !59, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 130, column: 74, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "coalesced_threads", scope: !26, file: !26, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!272 = distinct !DILocation(line: 26, column: 29, scope: !255)
!273 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !274)
!274 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !275)
!275 = distinct !DILocation(line: 21, column: 38, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "lane", scope: !26, file: !26, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!277 = distinct !DILocation(line: 22, column: 46, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "below", scope: !26, file: !26, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = distinct !DILocation(line: 104, column: 61, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 104, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = distinct !DILocation(line: 28, column: 11, scope: !255)
!282 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !283)
!283 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !275)
!284 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !285)
!285 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !275)
!286 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !275)
!287 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !275)
!288 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !275)
!289 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !275)
!290 = !DILocation(line: 21, column: 51, scope: !276, inlinedAt: !277)
!291 = !DILocation(line: 22, column: 54, scope: !278, inlinedAt: !279)
!292 = !DILocation(line: 104, column: 59, scope: !280, inlinedAt: !281)
!293 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !294)
!294 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !281)
!295 = !DILocation(line: 28, column: 25, scope: !255)
!296 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !297)
!297 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "size", scope: !26, file: !26, line: 102, type: !12, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = distinct !DILocation(line: 28, column: 62, scope: !255)
!300 = !DILocation(line: 14, column: 1, scope: !301, inlinedAt: !303)
!301 = distinct !DISubprogram(name: "atomicAdd", scope: !302, file: !302, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!302 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!303 = distinct !DILocation(line: 28, column: 38, scope: !255)
!304 = !DILocation(line: 28, column: 31, scope: !255)
!305 = !DILocation(line: 0, scope: !255)
!306 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !307)
!307 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !308)
!308 = distinct !DILocation(line: 108, column: 65, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "shfl<int>", scope: !26, file: !26, line: 107, type: !12, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!310 = distinct !DILocation(line: 29, column: 14, scope: !255)
!311 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "member", scope: !26, file: !26, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = distinct !DILocation(line: 108, column: 40, scope: !309, inlinedAt: !310)
!314 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !313)
!317 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !318)
!318 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !313)
!321 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !313)
!322 = distinct !{!322, !311, !323, !69, !70}
!323 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !313)
!324 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !325)
!325 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "from_lane<int>", scope: !26, file: !26, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!327 = distinct !DILocation(line: 108, column: 12, scope: !309, inlinedAt: !310)
!328 = !DILocation(line: 30, column: 33, scope: !255)
!329 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !330)
!330 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !331)
!331 = distinct !DILocation(line: 30, column: 16, scope: !255)
!332 = !DILocation(line: 30, column: 12, scope: !255)
!333 = !DILocation(line: 30, column: 5, scope: !255)
!334 = !DILocation(line: 30, column: 31, scope: !255)
!335 = !DILocation(line: 31, column: 3, scope: !255)
!336 = !DILocation(line: 32, column: 1, scope: !255)
!337 = distinct !DISubprogram(name: "coalesced", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!338 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !339)
!339 = distinct !DILocation(line: 34, column: 11, scope: !337)
!340 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !341)
!341 = distinct !DILocation(line: 34, column: 24, scope: !337)
!342 = !DILocation(line: 34, column: 22, scope: !337)
!343 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !344)
!344 = distinct !DILocation(line: 34, column: 37, scope: !337)
!345 = !DILocation(line: 34, column: 35, scope: !337)
!346 = !DILocation(line: 36, column: 7, scope: !337)
!347 = !DILocation(line: 36, column: 12, scope: !337)
!348 = !DILocation(line: 218, column: 10, scope: !269, inlinedAt: !349)
!349 = distinct !DILocation(line: 130, column: 74, scope: !271, inlinedAt: !350)
!350 = distinct !DILocation(line: 37, column: 14, scope: !337)
!351 = !DILocation(line: 292, column: 8, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "inclusive_scan<cooperative_groups::coalesced_group, int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 291, type: !12, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!353 = distinct !DILocation(line: 310, column: 21, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "reduce<int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 309, type: !12, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!355 = distinct !DILocation(line: 38, column: 9, scope: !337)
!356 = !DILocation(line: 292, scope: !352, inlinedAt: !353)
!357 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !358)
!358 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !359)
!359 = distinct !DILocation(line: 292, column: 36, scope: !352, inlinedAt: !353)
!360 = !DILocation(line: 292, column: 28, scope: !352, inlinedAt: !353)
!361 = !DILocation(line: 292, column: 3, scope: !352, inlinedAt: !353)
!362 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !363)
!363 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !364)
!364 = distinct !DILocation(line: 111, column: 21, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "shfl_up<int>", scope: !26, file: !26, line: 110, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!366 = distinct !DILocation(line: 293, column: 22, scope: !352, inlinedAt: !353)
!367 = !DILocation(line: 112, column: 63, scope: !365, inlinedAt: !366)
!368 = !DILocation(line: 112, column: 58, scope: !365, inlinedAt: !366)
!369 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !370)
!370 = distinct !DILocation(line: 112, column: 40, scope: !365, inlinedAt: !366)
!371 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !370)
!372 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !370)
!373 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !370)
!374 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !375)
!375 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !370)
!376 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !370)
!377 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !370)
!378 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !370)
!379 = distinct !{!379, !369, !380, !69, !70}
!380 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !370)
!381 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !382)
!382 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !383)
!383 = distinct !DILocation(line: 112, column: 12, scope: !365, inlinedAt: !366)
!384 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !385)
!385 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !386)
!386 = distinct !DILocation(line: 294, column: 15, scope: !352, inlinedAt: !353)
!387 = !DILocation(line: 294, column: 29, scope: !352, inlinedAt: !353)
!388 = !DILocation(line: 292, column: 47, scope: !352, inlinedAt: !353)
!389 = distinct !{!389, !361, !390, !69, !70}
!390 = !DILocation(line: 295, column: 3, scope: !352, inlinedAt: !353)
!391 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !392)
!392 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !393)
!393 = distinct !DILocation(line: 310, column: 61, scope: !354, inlinedAt: !355)
!394 = !DILocation(line: 310, column: 68, scope: !354, inlinedAt: !355)
!395 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !396)
!396 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !397)
!397 = distinct !DILocation(line: 108, column: 65, scope: !309, inlinedAt: !398)
!398 = distinct !DILocation(line: 310, column: 16, scope: !354, inlinedAt: !355)
!399 = !DILocation(line: 108, column: 63, scope: !309, inlinedAt: !398)
!400 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !401)
!401 = distinct !DILocation(line: 108, column: 40, scope: !309, inlinedAt: !398)
!402 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !401)
!403 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !401)
!404 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !401)
!405 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !406)
!406 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !401)
!407 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !401)
!408 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !401)
!409 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !401)
!410 = distinct !{!410, !400, !411, !69, !70}
!411 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !401)
!412 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !413)
!413 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !414)
!414 = distinct !DILocation(line: 108, column: 12, scope: !309, inlinedAt: !398)
!415 = !DILocation(line: 38, column: 60, scope: !337)
!416 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !417)
!417 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !418)
!418 = distinct !DILocation(line: 21, column: 38, scope: !276, inlinedAt: !419)
!419 = distinct !DILocation(line: 22, column: 46, scope: !278, inlinedAt: !420)
!420 = distinct !DILocation(line: 104, column: 61, scope: !280, inlinedAt: !421)
!421 = distinct !DILocation(line: 115, column: 21, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "shfl_down<int>", scope: !26, file: !26, line: 114, type: !12, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!423 = distinct !DILocation(line: 38, column: 50, scope: !337)
!424 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !425)
!425 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !418)
!426 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !427)
!427 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !418)
!428 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !418)
!429 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !418)
!430 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !418)
!431 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !418)
!432 = !DILocation(line: 21, column: 51, scope: !276, inlinedAt: !419)
!433 = !DILocation(line: 22, column: 54, scope: !278, inlinedAt: !420)
!434 = !DILocation(line: 104, column: 59, scope: !280, inlinedAt: !421)
!435 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !436)
!436 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !421)
!437 = !DILocation(line: 116, column: 63, scope: !422, inlinedAt: !423)
!438 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !439)
!439 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !440)
!440 = distinct !DILocation(line: 116, column: 70, scope: !422, inlinedAt: !423)
!441 = !DILocation(line: 116, column: 68, scope: !422, inlinedAt: !423)
!442 = !DILocation(line: 116, column: 58, scope: !422, inlinedAt: !423)
!443 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !444)
!444 = distinct !DILocation(line: 116, column: 40, scope: !422, inlinedAt: !423)
!445 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !444)
!446 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !444)
!447 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !444)
!448 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !449)
!449 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !444)
!450 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !444)
!451 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !444)
!452 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !444)
!453 = distinct !{!453, !443, !454, !69, !70}
!454 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !444)
!455 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !456)
!456 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !457)
!457 = distinct !DILocation(line: 116, column: 12, scope: !422, inlinedAt: !423)
!458 = !DILocation(line: 38, column: 77, scope: !337)
!459 = !DILocation(line: 38, column: 82, scope: !337)
!460 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !461)
!461 = distinct !DILocation(line: 118, column: 47, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "any", scope: !26, file: !26, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!463 = distinct !DILocation(line: 38, column: 73, scope: !337)
!464 = !DILocation(line: 292, column: 8, scope: !352, inlinedAt: !465)
!465 = distinct !DILocation(line: 303, column: 28, scope: !466, inlinedAt: !467)
!466 = distinct !DISubprogram(name: "exclusive_scan<cooperative_groups::coalesced_group, int, cooperative_groups::plus<int> >", scope: !26, file: !26, line: 302, type: !12, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!467 = distinct !DILocation(line: 307, column: 10, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "exclusive_scan<cooperative_groups::coalesced_group, int>", scope: !26, file: !26, line: 306, type: !12, scopeLine: 306, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!469 = distinct !DILocation(line: 38, column: 90, scope: !337)
!470 = !DILocation(line: 292, scope: !352, inlinedAt: !465)
!471 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !472)
!472 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !473)
!473 = distinct !DILocation(line: 292, column: 36, scope: !352, inlinedAt: !465)
!474 = !DILocation(line: 292, column: 28, scope: !352, inlinedAt: !465)
!475 = !DILocation(line: 292, column: 3, scope: !352, inlinedAt: !465)
!476 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !477)
!477 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !478)
!478 = distinct !DILocation(line: 111, column: 21, scope: !365, inlinedAt: !479)
!479 = distinct !DILocation(line: 293, column: 22, scope: !352, inlinedAt: !465)
!480 = !DILocation(line: 112, column: 63, scope: !365, inlinedAt: !479)
!481 = !DILocation(line: 112, column: 58, scope: !365, inlinedAt: !479)
!482 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !483)
!483 = distinct !DILocation(line: 112, column: 40, scope: !365, inlinedAt: !479)
!484 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !483)
!485 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !483)
!486 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !483)
!487 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !488)
!488 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !483)
!489 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !483)
!490 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !483)
!491 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !483)
!492 = distinct !{!492, !482, !493, !69, !70}
!493 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !483)
!494 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !495)
!495 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !496)
!496 = distinct !DILocation(line: 112, column: 12, scope: !365, inlinedAt: !479)
!497 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !498)
!498 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !499)
!499 = distinct !DILocation(line: 294, column: 15, scope: !352, inlinedAt: !465)
!500 = !DILocation(line: 294, column: 29, scope: !352, inlinedAt: !465)
!501 = !DILocation(line: 292, column: 47, scope: !352, inlinedAt: !465)
!502 = distinct !{!502, !475, !503, !69, !70}
!503 = !DILocation(line: 295, column: 3, scope: !352, inlinedAt: !465)
!504 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !505)
!505 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !506)
!506 = distinct !DILocation(line: 111, column: 21, scope: !365, inlinedAt: !507)
!507 = distinct !DILocation(line: 303, column: 20, scope: !466, inlinedAt: !467)
!508 = !DILocation(line: 112, column: 63, scope: !365, inlinedAt: !507)
!509 = !DILocation(line: 112, column: 58, scope: !365, inlinedAt: !507)
!510 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !511)
!511 = distinct !DILocation(line: 112, column: 40, scope: !365, inlinedAt: !507)
!512 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !511)
!513 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !511)
!514 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !511)
!515 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !516)
!516 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !511)
!517 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !511)
!518 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !511)
!519 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !511)
!520 = distinct !{!520, !510, !521, !69, !70}
!521 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !511)
!522 = !DILocation(line: 38, column: 46, scope: !337)
!523 = !DILocation(line: 118, column: 79, scope: !462, inlinedAt: !463)
!524 = !DILocation(line: 118, column: 88, scope: !462, inlinedAt: !463)
!525 = !DILocation(line: 118, column: 46, scope: !462, inlinedAt: !463)
!526 = !DILocation(line: 38, column: 69, scope: !337)
!527 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !528)
!528 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !529)
!529 = distinct !DILocation(line: 112, column: 12, scope: !365, inlinedAt: !507)
!530 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !531)
!531 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !532)
!532 = distinct !DILocation(line: 304, column: 16, scope: !466, inlinedAt: !467)
!533 = !DILocation(line: 304, column: 10, scope: !466, inlinedAt: !467)
!534 = !DILocation(line: 38, column: 88, scope: !337)
!535 = !DILocation(line: 38, column: 129, scope: !337)
!536 = !DILocation(line: 38, column: 134, scope: !337)
!537 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !538)
!538 = distinct !DILocation(line: 121, column: 30, scope: !539, inlinedAt: !540)
!539 = distinct !DISubprogram(name: "ballot", scope: !26, file: !26, line: 120, type: !12, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!540 = distinct !DILocation(line: 38, column: 122, scope: !337)
!541 = !DILocation(line: 51, column: 27, scope: !542, inlinedAt: !543)
!542 = distinct !DISubprogram(name: "packed", scope: !26, file: !26, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!543 = distinct !DILocation(line: 121, column: 12, scope: !539, inlinedAt: !540)
!544 = !DILocation(line: 51, column: 3, scope: !542, inlinedAt: !543)
!545 = !DILocation(line: 52, column: 27, scope: !542, inlinedAt: !543)
!546 = !DILocation(line: 52, column: 21, scope: !542, inlinedAt: !543)
!547 = !DILocation(line: 52, column: 9, scope: !542, inlinedAt: !543)
!548 = !DILocation(line: 51, column: 33, scope: !542, inlinedAt: !543)
!549 = !DILocation(line: 51, column: 54, scope: !542, inlinedAt: !543)
!550 = !DILocation(line: 51, column: 46, scope: !542, inlinedAt: !543)
!551 = distinct !{!551, !544, !552, !69, !70}
!552 = !DILocation(line: 52, column: 52, scope: !542, inlinedAt: !543)
!553 = !DILocation(line: 0, scope: !542, inlinedAt: !543)
!554 = !DILocation(line: 38, column: 118, scope: !337)
!555 = !DILocation(line: 39, column: 3, scope: !337)
!556 = !DILocation(line: 0, scope: !337)
!557 = !DILocation(line: 40, column: 3, scope: !337)
!558 = !DILocation(line: 40, column: 8, scope: !337)
!559 = !DILocation(line: 41, column: 1, scope: !337)
!560 = distinct !DISubprogram(name: "labels", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!561 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !562)
!562 = distinct !DILocation(line: 43, column: 11, scope: !560)
!563 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !564)
!564 = distinct !DILocation(line: 43, column: 24, scope: !560)
!565 = !DILocation(line: 43, column: 22, scope: !560)
!566 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !567)
!567 = distinct !DILocation(line: 43, column: 37, scope: !560)
!568 = !DILocation(line: 43, column: 35, scope: !560)
!569 = !DILocation(line: 45, column: 37, scope: !560)
!570 = !DILocation(line: 45, column: 42, scope: !560)
!571 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !572)
!572 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !573)
!573 = distinct !DILocation(line: 21, column: 38, scope: !276, inlinedAt: !574)
!574 = distinct !DILocation(line: 140, column: 21, scope: !575, inlinedAt: !576)
!575 = distinct !DISubprogram(name: "mask", scope: !26, file: !26, line: 138, type: !12, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!576 = distinct !DILocation(line: 257, column: 43, scope: !577, inlinedAt: !578)
!577 = distinct !DISubprogram(name: "labeled_partition<cooperative_groups::thread_block_tile<32U, cooperative_groups::thread_block>, int>", scope: !26, file: !26, line: 256, type: !12, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!578 = distinct !DILocation(line: 45, column: 12, scope: !560)
!579 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !580)
!580 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !573)
!581 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !582)
!582 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !573)
!583 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !573)
!584 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !573)
!585 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !573)
!586 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !573)
!587 = !DILocation(line: 232, column: 10, scope: !209, inlinedAt: !588)
!588 = distinct !DILocation(line: 17, column: 1, scope: !211, inlinedAt: !589)
!589 = distinct !DILocation(line: 257, column: 26, scope: !577, inlinedAt: !578)
!590 = !DILocation(line: 46, column: 41, scope: !560)
!591 = !DILocation(line: 211, column: 10, scope: !187, inlinedAt: !592)
!592 = distinct !DILocation(line: 260, column: 20, scope: !593, inlinedAt: !594)
!593 = distinct !DISubprogram(name: "binary_partition<cooperative_groups::thread_block_tile<32U, cooperative_groups::thread_block> >", scope: !26, file: !26, line: 259, type: !12, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!594 = distinct !DILocation(line: 46, column: 12, scope: !560)
!595 = !DILocation(line: 292, column: 8, scope: !352, inlinedAt: !596)
!596 = distinct !DILocation(line: 310, column: 21, scope: !354, inlinedAt: !597)
!597 = distinct !DILocation(line: 47, column: 10, scope: !560)
!598 = !DILocation(line: 292, scope: !352, inlinedAt: !596)
!599 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !600)
!600 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !601)
!601 = distinct !DILocation(line: 292, column: 36, scope: !352, inlinedAt: !596)
!602 = !DILocation(line: 292, column: 28, scope: !352, inlinedAt: !596)
!603 = !DILocation(line: 292, column: 3, scope: !352, inlinedAt: !596)
!604 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !605)
!605 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !606)
!606 = distinct !DILocation(line: 111, column: 21, scope: !365, inlinedAt: !607)
!607 = distinct !DILocation(line: 293, column: 22, scope: !352, inlinedAt: !596)
!608 = !DILocation(line: 112, column: 63, scope: !365, inlinedAt: !607)
!609 = !DILocation(line: 112, column: 58, scope: !365, inlinedAt: !607)
!610 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !611)
!611 = distinct !DILocation(line: 112, column: 40, scope: !365, inlinedAt: !607)
!612 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !611)
!613 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !611)
!614 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !611)
!615 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !616)
!616 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !611)
!617 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !611)
!618 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !611)
!619 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !611)
!620 = distinct !{!620, !610, !621, !69, !70}
!621 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !611)
!622 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !623)
!623 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !624)
!624 = distinct !DILocation(line: 112, column: 12, scope: !365, inlinedAt: !607)
!625 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !626)
!626 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !627)
!627 = distinct !DILocation(line: 294, column: 15, scope: !352, inlinedAt: !596)
!628 = !DILocation(line: 294, column: 29, scope: !352, inlinedAt: !596)
!629 = !DILocation(line: 292, column: 47, scope: !352, inlinedAt: !596)
!630 = distinct !{!630, !603, !631, !69, !70}
!631 = !DILocation(line: 295, column: 3, scope: !352, inlinedAt: !596)
!632 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !633)
!633 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !634)
!634 = distinct !DILocation(line: 310, column: 61, scope: !354, inlinedAt: !597)
!635 = !DILocation(line: 310, column: 68, scope: !354, inlinedAt: !597)
!636 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !637)
!637 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !638)
!638 = distinct !DILocation(line: 108, column: 65, scope: !309, inlinedAt: !639)
!639 = distinct !DILocation(line: 310, column: 16, scope: !354, inlinedAt: !597)
!640 = !DILocation(line: 108, column: 63, scope: !309, inlinedAt: !639)
!641 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !642)
!642 = distinct !DILocation(line: 108, column: 40, scope: !309, inlinedAt: !639)
!643 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !642)
!644 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !642)
!645 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !642)
!646 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !647)
!647 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !642)
!648 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !642)
!649 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !642)
!650 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !642)
!651 = distinct !{!651, !641, !652, !69, !70}
!652 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !642)
!653 = !DILocation(line: 261, column: 26, scope: !593, inlinedAt: !594)
!654 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !655)
!655 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !656)
!656 = distinct !DILocation(line: 108, column: 12, scope: !309, inlinedAt: !639)
!657 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !658)
!658 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !659)
!659 = distinct !DILocation(line: 47, column: 55, scope: !560)
!660 = !DILocation(line: 21, column: 51, scope: !276, inlinedAt: !661)
!661 = distinct !DILocation(line: 22, column: 46, scope: !278, inlinedAt: !662)
!662 = distinct !DILocation(line: 104, column: 61, scope: !280, inlinedAt: !663)
!663 = distinct !DILocation(line: 47, column: 70, scope: !560)
!664 = !DILocation(line: 22, column: 54, scope: !278, inlinedAt: !662)
!665 = !DILocation(line: 104, column: 59, scope: !280, inlinedAt: !663)
!666 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !667)
!667 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !663)
!668 = !DILocation(line: 47, column: 100, scope: !560)
!669 = !DILocation(line: 292, column: 8, scope: !670, inlinedAt: !671)
!670 = distinct !DISubprogram(name: "inclusive_scan<cooperative_groups::coalesced_group, int, cooperative_groups::less<int> >", scope: !26, file: !26, line: 291, type: !12, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!671 = distinct !DILocation(line: 310, column: 21, scope: !672, inlinedAt: !673)
!672 = distinct !DISubprogram(name: "reduce<int, cooperative_groups::less<int> >", scope: !26, file: !26, line: 309, type: !12, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!673 = distinct !DILocation(line: 47, column: 86, scope: !560)
!674 = !DILocation(line: 292, scope: !670, inlinedAt: !671)
!675 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !676)
!676 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !677)
!677 = distinct !DILocation(line: 292, column: 36, scope: !670, inlinedAt: !671)
!678 = !DILocation(line: 292, column: 28, scope: !670, inlinedAt: !671)
!679 = !DILocation(line: 292, column: 3, scope: !670, inlinedAt: !671)
!680 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !681)
!681 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !682)
!682 = distinct !DILocation(line: 111, column: 21, scope: !365, inlinedAt: !683)
!683 = distinct !DILocation(line: 293, column: 22, scope: !670, inlinedAt: !671)
!684 = !DILocation(line: 112, column: 63, scope: !365, inlinedAt: !683)
!685 = !DILocation(line: 112, column: 58, scope: !365, inlinedAt: !683)
!686 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !687)
!687 = distinct !DILocation(line: 112, column: 40, scope: !365, inlinedAt: !683)
!688 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !687)
!689 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !687)
!690 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !687)
!691 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !692)
!692 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !687)
!693 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !687)
!694 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !687)
!695 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !687)
!696 = distinct !{!696, !686, !697, !69, !70}
!697 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !687)
!698 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !699)
!699 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !700)
!700 = distinct !DILocation(line: 112, column: 12, scope: !365, inlinedAt: !683)
!701 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !702)
!702 = distinct !DILocation(line: 104, column: 46, scope: !280, inlinedAt: !703)
!703 = distinct !DILocation(line: 294, column: 15, scope: !670, inlinedAt: !671)
!704 = !DILocation(line: 294, column: 29, scope: !670, inlinedAt: !671)
!705 = !DILocation(line: 292, column: 47, scope: !670, inlinedAt: !671)
!706 = distinct !{!706, !679, !707, !69, !70}
!707 = !DILocation(line: 295, column: 3, scope: !670, inlinedAt: !671)
!708 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !709)
!709 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !710)
!710 = distinct !DILocation(line: 310, column: 61, scope: !672, inlinedAt: !673)
!711 = !DILocation(line: 310, column: 68, scope: !672, inlinedAt: !673)
!712 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !713)
!713 = distinct !DILocation(line: 102, column: 39, scope: !298, inlinedAt: !714)
!714 = distinct !DILocation(line: 108, column: 65, scope: !309, inlinedAt: !715)
!715 = distinct !DILocation(line: 310, column: 16, scope: !672, inlinedAt: !673)
!716 = !DILocation(line: 108, column: 63, scope: !309, inlinedAt: !715)
!717 = !DILocation(line: 27, column: 3, scope: !312, inlinedAt: !718)
!718 = distinct !DILocation(line: 108, column: 40, scope: !309, inlinedAt: !715)
!719 = !DILocation(line: 28, column: 35, scope: !312, inlinedAt: !718)
!720 = !DILocation(line: 28, column: 62, scope: !312, inlinedAt: !718)
!721 = !DILocation(line: 28, column: 45, scope: !312, inlinedAt: !718)
!722 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !723)
!723 = distinct !DILocation(line: 28, column: 22, scope: !312, inlinedAt: !718)
!724 = !DILocation(line: 29, column: 14, scope: !312, inlinedAt: !718)
!725 = !DILocation(line: 27, column: 42, scope: !312, inlinedAt: !718)
!726 = !DILocation(line: 27, column: 29, scope: !312, inlinedAt: !718)
!727 = distinct !{!727, !717, !728, !69, !70}
!728 = !DILocation(line: 33, column: 3, scope: !312, inlinedAt: !718)
!729 = !DILocation(line: 173, column: 35, scope: !221, inlinedAt: !730)
!730 = distinct !DILocation(line: 42, column: 51, scope: !326, inlinedAt: !731)
!731 = distinct !DILocation(line: 108, column: 12, scope: !309, inlinedAt: !715)
!732 = !DILocation(line: 47, column: 51, scope: !560)
!733 = !DILocation(line: 47, column: 47, scope: !560)
!734 = !DILocation(line: 47, column: 66, scope: !560)
!735 = !DILocation(line: 47, column: 62, scope: !560)
!736 = !DILocation(line: 47, column: 84, scope: !560)
!737 = !DILocation(line: 47, column: 3, scope: !560)
!738 = !DILocation(line: 47, column: 8, scope: !560)
!739 = !DILocation(line: 48, column: 1, scope: !560)
!740 = distinct !DISubprogram(name: "grid_steps", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!741 = !DILocation(line: 52, column: 21, scope: !740)
!742 = !DILocation(line: 52, column: 3, scope: !740)
!743 = !DILocation(line: 93, column: 27, scope: !744, inlinedAt: !745)
!744 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!745 = distinct !DILocation(line: 77, column: 71, scope: !746, inlinedAt: !747)
!746 = distinct !DISubprogram(name: "block_rank", scope: !26, file: !26, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!747 = distinct !DILocation(line: 83, column: 12, scope: !748, inlinedAt: !749)
!748 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!749 = distinct !DILocation(line: 51, column: 11, scope: !740)
!750 = !DILocation(line: 68, column: 27, scope: !751, inlinedAt: !752)
!751 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!752 = distinct !DILocation(line: 77, column: 83, scope: !746, inlinedAt: !747)
!753 = !DILocation(line: 77, column: 81, scope: !746, inlinedAt: !747)
!754 = !DILocation(line: 67, column: 27, scope: !755, inlinedAt: !756)
!755 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!756 = distinct !DILocation(line: 77, column: 58, scope: !746, inlinedAt: !747)
!757 = !DILocation(line: 77, column: 69, scope: !746, inlinedAt: !747)
!758 = !DILocation(line: 77, column: 57, scope: !746, inlinedAt: !747)
!759 = !DILocation(line: 92, column: 27, scope: !760, inlinedAt: !761)
!760 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!761 = distinct !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !747)
!762 = !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !747)
!763 = !DILocation(line: 77, column: 55, scope: !746, inlinedAt: !747)
!764 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !765)
!765 = distinct !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !747)
!766 = !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !747)
!767 = !DILocation(line: 77, column: 23, scope: !746, inlinedAt: !747)
!768 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !769)
!769 = distinct !DILocation(line: 20, column: 44, scope: !770, inlinedAt: !771)
!770 = distinct !DISubprogram(name: "block_size", scope: !26, file: !26, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!771 = distinct !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !749)
!772 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !773)
!773 = distinct !DILocation(line: 20, column: 57, scope: !770, inlinedAt: !771)
!774 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !771)
!775 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !777)
!776 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!777 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !771)
!778 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !771)
!779 = !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !749)
!780 = !DILocation(line: 83, column: 25, scope: !748, inlinedAt: !749)
!781 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !782)
!782 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !783)
!783 = distinct !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !749)
!784 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !783)
!785 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !786)
!786 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !783)
!787 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !783)
!788 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !783)
!789 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !790)
!790 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !783)
!791 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !783)
!792 = !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !749)
!793 = !DILocation(line: 83, column: 44, scope: !748, inlinedAt: !749)
!794 = !DILocation(line: 51, column: 11, scope: !740)
!795 = !DILocation(line: 58, column: 1, scope: !740)
!796 = !DILocation(line: 53, column: 15, scope: !740)
!797 = !DILocation(line: 53, column: 44, scope: !740)
!798 = !DILocation(line: 53, column: 55, scope: !740)
!799 = !DILocation(line: 53, column: 53, scope: !740)
!800 = !DILocation(line: 53, column: 41, scope: !740)
!801 = !DILocation(line: 53, column: 34, scope: !740)
!802 = !DILocation(line: 53, column: 29, scope: !740)
!803 = !DILocation(line: 74, column: 29, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "sync", scope: !26, file: !26, line: 74, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!805 = distinct !DILocation(line: 54, column: 5, scope: !740)
!806 = !DILocation(line: 55, column: 15, scope: !740)
!807 = !DILocation(line: 55, column: 36, scope: !740)
!808 = !DILocation(line: 55, column: 34, scope: !740)
!809 = !DILocation(line: 55, column: 29, scope: !740)
!810 = !DILocation(line: 74, column: 29, scope: !804, inlinedAt: !811)
!811 = distinct !DILocation(line: 56, column: 5, scope: !740)
!812 = !DILocation(line: 52, column: 30, scope: !740)
!813 = distinct !{!813, !742, !814, !69, !70}
!814 = !DILocation(line: 57, column: 3, scope: !740)
!815 = distinct !DISubprogram(name: "grid_sum", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!816 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !817)
!817 = distinct !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !818)
!818 = distinct !DILocation(line: 83, column: 12, scope: !748, inlinedAt: !819)
!819 = distinct !DILocation(line: 63, column: 16, scope: !815)
!820 = !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !818)
!821 = !DILocation(line: 92, column: 27, scope: !760, inlinedAt: !822)
!822 = distinct !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !818)
!823 = !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !818)
!824 = !DILocation(line: 67, column: 27, scope: !755, inlinedAt: !825)
!825 = distinct !DILocation(line: 77, column: 58, scope: !746, inlinedAt: !818)
!826 = !DILocation(line: 93, column: 27, scope: !744, inlinedAt: !827)
!827 = distinct !DILocation(line: 77, column: 71, scope: !746, inlinedAt: !818)
!828 = !DILocation(line: 68, column: 27, scope: !751, inlinedAt: !829)
!829 = distinct !DILocation(line: 77, column: 83, scope: !746, inlinedAt: !818)
!830 = !DILocation(line: 77, column: 81, scope: !746, inlinedAt: !818)
!831 = !DILocation(line: 77, column: 69, scope: !746, inlinedAt: !818)
!832 = !DILocation(line: 77, column: 57, scope: !746, inlinedAt: !818)
!833 = !DILocation(line: 77, column: 55, scope: !746, inlinedAt: !818)
!834 = !DILocation(line: 77, column: 23, scope: !746, inlinedAt: !818)
!835 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !836)
!836 = distinct !DILocation(line: 20, column: 44, scope: !770, inlinedAt: !837)
!837 = distinct !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !819)
!838 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !839)
!839 = distinct !DILocation(line: 20, column: 57, scope: !770, inlinedAt: !837)
!840 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !837)
!841 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !842)
!842 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !837)
!843 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !837)
!844 = !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !819)
!845 = !DILocation(line: 83, column: 25, scope: !748, inlinedAt: !819)
!846 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !847)
!847 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !848)
!848 = distinct !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !819)
!849 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !850)
!850 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !848)
!851 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !852)
!852 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !848)
!853 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !848)
!854 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !848)
!855 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !848)
!856 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !848)
!857 = !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !819)
!858 = !DILocation(line: 83, column: 44, scope: !748, inlinedAt: !819)
!859 = !DILocation(line: 63, scope: !815)
!860 = !DILocation(line: 63, column: 35, scope: !815)
!861 = !DILocation(line: 63, column: 3, scope: !815)
!862 = !DILocation(line: 0, scope: !815)
!863 = !DILocation(line: 64, column: 3, scope: !815)
!864 = !DILocation(line: 64, column: 22, scope: !815)
!865 = !DILocation(line: 61, column: 29, scope: !866, inlinedAt: !867)
!866 = distinct !DISubprogram(name: "sync", scope: !26, file: !26, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!867 = distinct !DILocation(line: 65, column: 3, scope: !815)
!868 = !DILocation(line: 66, scope: !815)
!869 = !DILocation(line: 66, column: 32, scope: !815)
!870 = !DILocation(line: 66, column: 3, scope: !815)
!871 = !DILocation(line: 63, column: 60, scope: !815)
!872 = !DILocation(line: 63, column: 57, scope: !815)
!873 = !DILocation(line: 63, column: 42, scope: !815)
!874 = distinct !{!874, !861, !875, !69, !70}
!875 = !DILocation(line: 63, column: 63, scope: !815)
!876 = !DILocation(line: 67, column: 23, scope: !815)
!877 = !DILocation(line: 66, column: 67, scope: !815)
!878 = !DILocation(line: 66, column: 112, scope: !815)
!879 = !DILocation(line: 66, column: 94, scope: !815)
!880 = !DILocation(line: 66, column: 91, scope: !815)
!881 = !DILocation(line: 66, column: 72, scope: !815)
!882 = !DILocation(line: 61, column: 29, scope: !866, inlinedAt: !883)
!883 = distinct !DILocation(line: 66, column: 118, scope: !815)
!884 = distinct !{!884, !870, !885, !69, !70}
!885 = !DILocation(line: 66, column: 128, scope: !815)
!886 = !DILocation(line: 67, column: 48, scope: !815)
!887 = !DILocation(line: 67, column: 29, scope: !815)
!888 = !DILocation(line: 67, column: 46, scope: !815)
!889 = !DILocation(line: 74, column: 29, scope: !804, inlinedAt: !890)
!890 = distinct !DILocation(line: 68, column: 3, scope: !815)
!891 = !DILocation(line: 69, column: 23, scope: !815)
!892 = !DILocation(line: 69, column: 101, scope: !815)
!893 = !DILocation(line: 69, column: 106, scope: !815)
!894 = !DILocation(line: 69, column: 85, scope: !815)
!895 = !DILocation(line: 69, column: 82, scope: !815)
!896 = !DILocation(line: 69, column: 75, scope: !815)
!897 = !DILocation(line: 69, column: 62, scope: !815)
!898 = !DILocation(line: 69, column: 44, scope: !815)
!899 = distinct !{!899, !898, !900, !69, !70}
!900 = !DILocation(line: 69, column: 91, scope: !815)
!901 = !DILocation(line: 70, column: 1, scope: !815)
!902 = distinct !DISubprogram(name: "sum_of", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!903 = !DILocation(line: 227, column: 12, scope: !904, inlinedAt: !905)
!904 = distinct !DISubprogram(name: "thread_rank", scope: !26, file: !26, line: 226, type: !12, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!905 = distinct !DILocation(line: 72, column: 16, scope: !902)
!906 = !{!907, !908, i64 0}
!907 = !{!"_ZTSN18cooperative_groups12thread_groupE", !908, i64 0, !8, i64 4}
!908 = !{!"_ZTSN18cooperative_groups12thread_group4KindE", !9, i64 0}
!909 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !910)
!910 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !911)
!911 = distinct !DILocation(line: 227, column: 29, scope: !904, inlinedAt: !905)
!912 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !913)
!913 = distinct !DILocation(line: 18, column: 24, scope: !25, inlinedAt: !911)
!914 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !915)
!915 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !911)
!916 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !917)
!917 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !911)
!918 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !919)
!919 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !911)
!920 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !911)
!921 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !911)
!922 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !911)
!923 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !911)
!924 = !DILocation(line: 227, column: 29, scope: !904, inlinedAt: !905)
!925 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !926)
!926 = distinct !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !927)
!927 = distinct !DILocation(line: 83, column: 12, scope: !748, inlinedAt: !928)
!928 = distinct !DILocation(line: 228, column: 45, scope: !904, inlinedAt: !905)
!929 = !DILocation(line: 77, column: 12, scope: !746, inlinedAt: !927)
!930 = !DILocation(line: 92, column: 27, scope: !760, inlinedAt: !931)
!931 = distinct !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !927)
!932 = !DILocation(line: 77, column: 45, scope: !746, inlinedAt: !927)
!933 = !DILocation(line: 67, column: 27, scope: !755, inlinedAt: !934)
!934 = distinct !DILocation(line: 77, column: 58, scope: !746, inlinedAt: !927)
!935 = !DILocation(line: 93, column: 27, scope: !744, inlinedAt: !936)
!936 = distinct !DILocation(line: 77, column: 71, scope: !746, inlinedAt: !927)
!937 = !DILocation(line: 68, column: 27, scope: !751, inlinedAt: !938)
!938 = distinct !DILocation(line: 77, column: 83, scope: !746, inlinedAt: !927)
!939 = !DILocation(line: 77, column: 81, scope: !746, inlinedAt: !927)
!940 = !DILocation(line: 77, column: 69, scope: !746, inlinedAt: !927)
!941 = !DILocation(line: 77, column: 57, scope: !746, inlinedAt: !927)
!942 = !DILocation(line: 77, column: 55, scope: !746, inlinedAt: !927)
!943 = !DILocation(line: 77, column: 23, scope: !746, inlinedAt: !927)
!944 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !945)
!945 = distinct !DILocation(line: 20, column: 44, scope: !770, inlinedAt: !946)
!946 = distinct !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !928)
!947 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !948)
!948 = distinct !DILocation(line: 20, column: 57, scope: !770, inlinedAt: !946)
!949 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !946)
!950 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !951)
!951 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !946)
!952 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !946)
!953 = !DILocation(line: 83, column: 27, scope: !748, inlinedAt: !928)
!954 = !DILocation(line: 83, column: 25, scope: !748, inlinedAt: !928)
!955 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !956)
!956 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !957)
!957 = distinct !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !928)
!958 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !959)
!959 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !957)
!960 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !961)
!961 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !957)
!962 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !957)
!963 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !957)
!964 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !957)
!965 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !957)
!966 = !DILocation(line: 83, column: 46, scope: !748, inlinedAt: !928)
!967 = !DILocation(line: 83, column: 44, scope: !748, inlinedAt: !928)
!968 = !DILocation(line: 228, column: 29, scope: !904, inlinedAt: !905)
!969 = !DILocation(line: 228, column: 80, scope: !904, inlinedAt: !905)
!970 = !{!907, !8, i64 4}
!971 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !972)
!972 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !973)
!973 = distinct !DILocation(line: 21, column: 38, scope: !276, inlinedAt: !974)
!974 = distinct !DILocation(line: 22, column: 46, scope: !278, inlinedAt: !975)
!975 = distinct !DILocation(line: 228, column: 88, scope: !904, inlinedAt: !905)
!976 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !977)
!977 = distinct !DILocation(line: 18, column: 24, scope: !25, inlinedAt: !973)
!978 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !979)
!979 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !973)
!980 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !981)
!981 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !973)
!982 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !983)
!983 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !973)
!984 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !973)
!985 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !973)
!986 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !973)
!987 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !973)
!988 = !DILocation(line: 21, column: 51, scope: !276, inlinedAt: !974)
!989 = !DILocation(line: 22, column: 54, scope: !278, inlinedAt: !975)
!990 = !DILocation(line: 228, column: 86, scope: !904, inlinedAt: !905)
!991 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !992)
!992 = distinct !DILocation(line: 228, column: 73, scope: !904, inlinedAt: !905)
!993 = !DILocation(line: 228, column: 73, scope: !904, inlinedAt: !905)
!994 = !DILocation(line: 72, column: 14, scope: !902)
!995 = !DILocation(line: 223, column: 12, scope: !996, inlinedAt: !997)
!996 = distinct !DISubprogram(name: "size", scope: !26, file: !26, line: 222, type: !12, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!997 = distinct !DILocation(line: 73, column: 18, scope: !902)
!998 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !999)
!999 = distinct !DILocation(line: 20, column: 44, scope: !770, inlinedAt: !1000)
!1000 = distinct !DILocation(line: 223, column: 29, scope: !996, inlinedAt: !997)
!1001 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 20, column: 57, scope: !770, inlinedAt: !1000)
!1003 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !1000)
!1004 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !1005)
!1005 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !1000)
!1006 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !1000)
!1007 = !DILocation(line: 223, column: 29, scope: !996, inlinedAt: !997)
!1008 = !DILocation(line: 92, column: 27, scope: !760, inlinedAt: !1009)
!1009 = distinct !DILocation(line: 80, column: 32, scope: !1010, inlinedAt: !1011)
!1010 = distinct !DISubprogram(name: "num_blocks", scope: !26, file: !26, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1011 = distinct !DILocation(line: 85, column: 50, scope: !1012, inlinedAt: !1013)
!1012 = distinct !DISubprogram(name: "size", scope: !26, file: !26, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1013 = distinct !DILocation(line: 223, column: 64, scope: !996, inlinedAt: !997)
!1014 = !DILocation(line: 80, column: 32, scope: !1010, inlinedAt: !1011)
!1015 = !DILocation(line: 93, column: 27, scope: !744, inlinedAt: !1016)
!1016 = distinct !DILocation(line: 80, column: 44, scope: !1010, inlinedAt: !1011)
!1017 = !DILocation(line: 80, column: 44, scope: !1010, inlinedAt: !1011)
!1018 = !DILocation(line: 80, column: 42, scope: !1010, inlinedAt: !1011)
!1019 = !DILocation(line: 94, column: 27, scope: !1020, inlinedAt: !1021)
!1020 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1021 = distinct !DILocation(line: 80, column: 56, scope: !1010, inlinedAt: !1011)
!1022 = !DILocation(line: 80, column: 56, scope: !1010, inlinedAt: !1011)
!1023 = !DILocation(line: 80, column: 54, scope: !1010, inlinedAt: !1011)
!1024 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !1025)
!1025 = distinct !DILocation(line: 20, column: 44, scope: !770, inlinedAt: !1026)
!1026 = distinct !DILocation(line: 85, column: 65, scope: !1012, inlinedAt: !1013)
!1027 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !1028)
!1028 = distinct !DILocation(line: 20, column: 57, scope: !770, inlinedAt: !1026)
!1029 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !1026)
!1030 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !1031)
!1031 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !1026)
!1032 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !1026)
!1033 = !DILocation(line: 85, column: 65, scope: !1012, inlinedAt: !1013)
!1034 = !DILocation(line: 85, column: 63, scope: !1012, inlinedAt: !1013)
!1035 = !DILocation(line: 223, column: 48, scope: !996, inlinedAt: !997)
!1036 = !DILocation(line: 223, column: 92, scope: !996, inlinedAt: !997)
!1037 = !DILocation(line: 505, column: 50, scope: !204, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 223, column: 85, scope: !996, inlinedAt: !997)
!1039 = !DILocation(line: 223, column: 85, scope: !996, inlinedAt: !997)
!1040 = !DILocation(line: 73, column: 25, scope: !902)
!1041 = !DILocation(line: 73, column: 16, scope: !902)
!1042 = !DILocation(line: 73, column: 32, scope: !902)
!1043 = !DILocation(line: 73, column: 3, scope: !902)
!1044 = !DILocation(line: 74, column: 3, scope: !902)
!1045 = !DILocation(line: 73, column: 55, scope: !902)
!1046 = !DILocation(line: 215, column: 15, scope: !1047, inlinedAt: !1048)
!1047 = distinct !DISubprogram(name: "sync", scope: !26, file: !26, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1048 = distinct !DILocation(line: 73, column: 62, scope: !902)
!1049 = !DILocation(line: 216, column: 7, scope: !1047, inlinedAt: !1048)
!1050 = !DILocation(line: 218, column: 7, scope: !1047, inlinedAt: !1048)
!1051 = !DILocation(line: 186, column: 10, scope: !1052, inlinedAt: !1053)
!1052 = distinct !DISubprogram(name: "__syncwarp", scope: !59, file: !59, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1053 = distinct !DILocation(line: 220, column: 7, scope: !1047, inlinedAt: !1048)
!1054 = !DILocation(line: 73, column: 79, scope: !902)
!1055 = !DILocation(line: 73, column: 96, scope: !902)
!1056 = !DILocation(line: 73, column: 89, scope: !902)
!1057 = !DILocation(line: 73, column: 86, scope: !902)
!1058 = !DILocation(line: 73, column: 84, scope: !902)
!1059 = !DILocation(line: 215, column: 15, scope: !1047, inlinedAt: !1060)
!1060 = distinct !DILocation(line: 73, column: 104, scope: !902)
!1061 = !DILocation(line: 216, column: 7, scope: !1047, inlinedAt: !1060)
!1062 = !DILocation(line: 218, column: 7, scope: !1047, inlinedAt: !1060)
!1063 = !DILocation(line: 186, column: 10, scope: !1052, inlinedAt: !1064)
!1064 = distinct !DILocation(line: 220, column: 7, scope: !1047, inlinedAt: !1060)
!1065 = !DILocation(line: 73, column: 39, scope: !902)
!1066 = distinct !{!1066, !1043, !1067, !69, !70}
!1067 = !DILocation(line: 73, column: 112, scope: !902)
!1068 = distinct !DISubprogram(name: "generic", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1069 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1070)
!1070 = distinct !DILocation(line: 79, column: 26, scope: !1068)
!1071 = !DILocation(line: 79, column: 37, scope: !1068)
!1072 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1073)
!1073 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 62, column: 47, scope: !28, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 79, column: 44, scope: !1068)
!1076 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !1077)
!1077 = distinct !DILocation(line: 18, column: 24, scope: !25, inlinedAt: !1074)
!1078 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !1074)
!1080 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !1081)
!1081 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !1074)
!1082 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !1083)
!1083 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !1074)
!1084 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !1074)
!1085 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !1074)
!1086 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !1074)
!1087 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !1074)
!1088 = !DILocation(line: 79, column: 42, scope: !1068)
!1089 = !DILocation(line: 79, column: 24, scope: !1068)
!1090 = !DILocation(line: 20, column: 55, scope: !770, inlinedAt: !1091)
!1091 = distinct !DILocation(line: 223, column: 29, scope: !996, inlinedAt: !1092)
!1092 = distinct !DILocation(line: 73, column: 18, scope: !902, inlinedAt: !1093)
!1093 = distinct !DILocation(line: 79, column: 11, scope: !1068)
!1094 = !DILocation(line: 81, column: 27, scope: !776, inlinedAt: !1095)
!1095 = distinct !DILocation(line: 20, column: 70, scope: !770, inlinedAt: !1091)
!1096 = !DILocation(line: 20, column: 68, scope: !770, inlinedAt: !1091)
!1097 = !DILocation(line: 73, column: 25, scope: !902, inlinedAt: !1093)
!1098 = !DILocation(line: 73, column: 32, scope: !902, inlinedAt: !1093)
!1099 = !DILocation(line: 73, column: 3, scope: !902, inlinedAt: !1093)
!1100 = !DILocation(line: 73, column: 55, scope: !902, inlinedAt: !1093)
!1101 = !DILocation(line: 216, column: 7, scope: !1047, inlinedAt: !1102)
!1102 = distinct !DILocation(line: 73, column: 62, scope: !902, inlinedAt: !1093)
!1103 = !DILocation(line: 73, column: 79, scope: !902, inlinedAt: !1093)
!1104 = !DILocation(line: 73, column: 96, scope: !902, inlinedAt: !1093)
!1105 = !DILocation(line: 73, column: 89, scope: !902, inlinedAt: !1093)
!1106 = !DILocation(line: 73, column: 86, scope: !902, inlinedAt: !1093)
!1107 = !DILocation(line: 73, column: 84, scope: !902, inlinedAt: !1093)
!1108 = !DILocation(line: 216, column: 7, scope: !1047, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 73, column: 104, scope: !902, inlinedAt: !1093)
!1110 = !DILocation(line: 73, column: 39, scope: !902, inlinedAt: !1093)
!1111 = distinct !{!1111, !1099, !1112, !69, !70}
!1112 = !DILocation(line: 73, column: 112, scope: !902, inlinedAt: !1093)
!1113 = !DILocation(line: 80, column: 23, scope: !1068)
!1114 = !DILocation(line: 80, column: 29, scope: !1068)
!1115 = !DILocation(line: 80, column: 43, scope: !1068)
!1116 = !DILocation(line: 81, column: 1, scope: !1068)
!1117 = distinct !DISubprogram(name: "copy_tile", scope: !1, file: !1, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1118 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1119)
!1119 = distinct !DILocation(line: 85, column: 30, scope: !1117)
!1120 = !DILocation(line: 85, column: 41, scope: !1117)
!1121 = !DILocation(line: 85, column: 28, scope: !1117)
!1122 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1123)
!1123 = distinct !DILocation(line: 18, column: 10, scope: !25, inlinedAt: !1124)
!1124 = distinct !DILocation(line: 62, column: 47, scope: !28, inlinedAt: !1125)
!1125 = distinct !DILocation(line: 320, column: 19, scope: !1126, inlinedAt: !1127)
!1126 = distinct !DISubprogram(name: "memcpy_async<cooperative_groups::thread_block, float, float>", scope: !26, file: !26, line: 319, type: !12, scopeLine: 319, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1127 = distinct !DILocation(line: 85, column: 3, scope: !1117)
!1128 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !1129)
!1129 = distinct !DILocation(line: 18, column: 24, scope: !25, inlinedAt: !1124)
!1130 = !DILocation(line: 54, column: 27, scope: !31, inlinedAt: !1131)
!1131 = distinct !DILocation(line: 18, column: 38, scope: !25, inlinedAt: !1124)
!1132 = !DILocation(line: 80, column: 27, scope: !34, inlinedAt: !1133)
!1133 = distinct !DILocation(line: 18, column: 52, scope: !25, inlinedAt: !1124)
!1134 = !DILocation(line: 55, column: 27, scope: !37, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !1124)
!1136 = !DILocation(line: 18, column: 63, scope: !25, inlinedAt: !1124)
!1137 = !DILocation(line: 18, column: 50, scope: !25, inlinedAt: !1124)
!1138 = !DILocation(line: 18, column: 35, scope: !25, inlinedAt: !1124)
!1139 = !DILocation(line: 18, column: 22, scope: !25, inlinedAt: !1124)
!1140 = !DILocation(line: 320, column: 42, scope: !1126, inlinedAt: !1127)
!1141 = !DILocation(line: 320, column: 3, scope: !1126, inlinedAt: !1127)
!1142 = !DILocation(line: 320, column: 19, scope: !1126, inlinedAt: !1127)
!1143 = !DILocation(line: 321, column: 17, scope: !1126, inlinedAt: !1127)
!1144 = !DILocation(line: 321, column: 5, scope: !1126, inlinedAt: !1127)
!1145 = !DILocation(line: 321, column: 15, scope: !1126, inlinedAt: !1127)
!1146 = !DILocation(line: 320, column: 65, scope: !1126, inlinedAt: !1127)
!1147 = distinct !{!1147, !1141, !1148, !69, !70}
!1148 = !DILocation(line: 321, column: 38, scope: !1126, inlinedAt: !1127)
!1149 = !DILocation(line: 61, column: 29, scope: !866, inlinedAt: !1150)
!1150 = distinct !DILocation(line: 323, column: 64, scope: !1151, inlinedAt: !1152)
!1151 = distinct !DISubprogram(name: "wait<cooperative_groups::thread_block>", scope: !26, file: !26, line: 323, type: !12, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1152 = distinct !DILocation(line: 86, column: 3, scope: !1117)
!1153 = !DILocation(line: 87, column: 43, scope: !1117)
!1154 = !DILocation(line: 87, column: 38, scope: !1117)
!1155 = !DILocation(line: 87, column: 21, scope: !1117)
!1156 = !DILocation(line: 87, column: 3, scope: !1117)
!1157 = !DILocation(line: 87, column: 36, scope: !1117)
!1158 = !DILocation(line: 88, column: 1, scope: !1117)
