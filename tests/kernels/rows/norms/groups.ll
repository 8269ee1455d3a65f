; ModuleID = 'groups.cu'
source_filename = "groups.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"class.cooperative_groups::thread_group" = type { i32, i32 }

@_ZZ8grid_sumPKfPfS1_iE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ7genericPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ9copy_tilePKfPfE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z5tilesPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = mul nuw nsw i32 %8, %9
  %11 = add nuw nsw i32 %10, %7
  %12 = mul nuw nsw i32 %11, %4
  %13 = add nuw nsw i32 %12, %6
  %14 = add i32 %13, %5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = and i32 %13, 24
  %19 = shl nuw i32 255, %18
  %20 = bitcast float %17 to i32
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %19, i32 %20, i32 4, i32 6175)
  %22 = bitcast i32 %21 to float
  %23 = fadd contract float %17, %22
  %24 = bitcast float %23 to i32
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %19, i32 %24, i32 2, i32 6175)
  %26 = bitcast i32 %25 to float
  %27 = fadd contract float %23, %26
  %28 = bitcast float %27 to i32
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %19, i32 %28, i32 1, i32 6175)
  %30 = and i32 %13, 7
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %2
  %33 = bitcast i32 %29 to float
  %34 = fadd contract float %27, %33
  %35 = lshr exact i32 %13, 3
  %36 = uitofp nneg i32 %35 to float
  %37 = fadd contract float %34, %36
  %38 = sdiv i32 %14, 8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %37, ptr %40, align 4, !tbaa !7
  br label %41

41:                                               ; preds = %32, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8tile_opsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %14 = mul nuw nsw i32 %12, %13
  %15 = add nuw nsw i32 %14, %11
  %16 = mul nuw nsw i32 %15, %4
  %17 = add nuw nsw i32 %16, %6
  %18 = and i32 %17, 16
  %19 = shl nuw i32 65535, %18
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %10, i32 8, i32 4127)
  %21 = add nsw i32 %20, %10
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %21, i32 4, i32 4127)
  %23 = add nsw i32 %22, %21
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %23, i32 2, i32 4127)
  %25 = add nsw i32 %24, %23
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %25, i32 1, i32 4127)
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %10, i32 8, i32 4127)
  %28 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 %27)
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %28, i32 4, i32 4127)
  %30 = tail call noundef i32 @llvm.smax.i32(i32 %28, i32 %29)
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %30, i32 2, i32 4127)
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %30, i32 %31)
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %32, i32 1, i32 4127)
  %34 = and i32 %17, 15
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %10, i32 1, i32 4096)
  %36 = icmp eq i32 %34, 0
  %37 = select i1 %36, i32 0, i32 %35
  %38 = add nsw i32 %37, %10
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %38, i32 2, i32 4096)
  %40 = icmp samesign ult i32 %34, 2
  %41 = select i1 %40, i32 0, i32 %39
  %42 = add nsw i32 %41, %38
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %42, i32 4, i32 4096)
  %44 = icmp samesign ult i32 %34, 4
  %45 = select i1 %44, i32 0, i32 %43
  %46 = add nsw i32 %45, %42
  %47 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %46, i32 8, i32 4096)
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %10, i32 1, i32 4096)
  %49 = select i1 %36, i32 0, i32 %48
  %50 = add nsw i32 %49, %10
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %50, i32 2, i32 4096)
  %52 = select i1 %40, i32 0, i32 %51
  %53 = add nsw i32 %52, %50
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %53, i32 4, i32 4096)
  %55 = select i1 %44, i32 0, i32 %54
  %56 = add nsw i32 %55, %53
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %56, i32 8, i32 4096)
  %58 = icmp samesign ult i32 %34, 8
  %59 = select i1 %58, i32 0, i32 %57
  %60 = add nsw i32 %59, %56
  %61 = select i1 %58, i32 0, i32 %47
  %62 = add nsw i32 %61, %46
  %63 = tail call noundef i32 @llvm.smax.i32(i32 %32, i32 %33)
  %64 = add nsw i32 %26, %25
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %19, i32 %60, i32 1, i32 4096)
  %66 = icmp sgt i32 %10, 90
  %67 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %19, i1 %66)
  %68 = icmp slt i32 %10, -98
  %69 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %19, i1 %68)
  %70 = and i32 %10, 1
  %71 = icmp ne i32 %70, 0
  %72 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %19, i1 %71)
  %73 = lshr i32 %72, %18
  %74 = and i32 %73, 65535
  %75 = tail call noundef i32 @__nv_popc(i32 noundef %74) #9
  %76 = and i32 %10, 3
  %77 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %19, i32 %76)
  %78 = lshr i32 %77, %18
  %79 = and i32 %78, 65535
  %80 = tail call noundef i32 @__nv_popc(i32 noundef %79) #9
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %10, i32 3, i32 4127)
  %82 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %19, i32 %10, i32 5, i32 4127)
  %83 = mul nsw i32 %63, 3
  %84 = mul nsw i32 %62, 5
  %85 = icmp eq i32 %34, 0
  %86 = mul nsw i32 %65, 7
  %87 = select i1 %85, i32 0, i32 %86
  %88 = and i32 %69, %19
  %89 = icmp eq i32 %88, 0
  %90 = select i1 %89, i32 2, i32 0
  %91 = and i32 %67, %19
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i32
  %94 = add i32 %83, %64
  %95 = add i32 %94, %84
  %96 = add i32 %95, %87
  %97 = add i32 %96, %93
  %98 = add i32 %97, %75
  %99 = add i32 %98, %90
  %100 = add i32 %99, %80
  %101 = add nsw i32 %100, %81
  %102 = sub i32 %101, %82
  %103 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %102, ptr %103, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9aggregatePKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %71

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = icmp sgt i32 %14, 10
  br i1 %15, label %16, label %71

16:                                               ; preds = %11
  %17 = tail call noundef i32 @llvm.nvvm.activemask()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = mul nuw nsw i32 %19, %20
  %22 = add nuw nsw i32 %21, %18
  %23 = mul nuw nsw i32 %22, %6
  %24 = add nuw nsw i32 %23, %8
  %25 = and i32 %24, 31
  %26 = shl nsw i32 -1, %25
  %27 = xor i32 %26, -1
  %28 = and i32 %17, %27
  %29 = tail call noundef i32 @__nv_popc(i32 noundef %28) #9
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %16
  %32 = tail call noundef i32 @__nv_popc(i32 noundef %17) #9
  %33 = atomicrmw add ptr %2, i32 %32 monotonic, align 4
  br label %34

34:                                               ; preds = %31, %16
  %35 = phi i32 [ %33, %31 ], [ 0, %16 ]
  %36 = tail call noundef i32 @__nv_popc(i32 noundef %17) #9
  %37 = and i32 %17, 65535
  %38 = tail call noundef i32 @__nv_popc(i32 noundef %37) #9
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, i32 16, i32 0
  %41 = lshr i32 %17, %40
  %42 = and i32 %41, 255
  %43 = tail call noundef i32 @__nv_popc(i32 noundef %42) #9
  %44 = icmp eq i32 %43, 0
  %45 = select i1 %44, i32 8, i32 0
  %46 = or disjoint i32 %45, %40
  %47 = lshr i32 %17, %46
  %48 = and i32 %47, 15
  %49 = tail call noundef i32 @__nv_popc(i32 noundef %48) #9
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 4, i32 0
  %52 = or disjoint i32 %51, %46
  %53 = lshr i32 %17, %52
  %54 = and i32 %53, 3
  %55 = tail call noundef i32 @__nv_popc(i32 noundef %54) #9
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i32 2, i32 0
  %58 = or disjoint i32 %57, %52
  %59 = lshr i32 %17, %58
  %60 = and i32 %59, 1
  %61 = tail call noundef i32 @__nv_popc(i32 noundef %60) #9
  %62 = icmp eq i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = or disjoint i32 %58, %63
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %17, i32 %35, i32 %64, i32 31)
  %66 = load i32, ptr %13, align 4, !tbaa !3
  %67 = tail call noundef i32 @__nv_popc(i32 noundef %28) #9
  %68 = add i32 %67, %65
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %1, i64 %69
  store i32 %66, ptr %70, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %34, %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9coalescedPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %288, label %13

13:                                               ; preds = %2
  %14 = tail call noundef i32 @llvm.nvvm.activemask()
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
  %26 = and i32 %14, 65535
  br label %27

27:                                               ; preds = %32, %13
  %28 = phi i32 [ 1, %13 ], [ %77, %32 ]
  %29 = phi i32 [ %10, %13 ], [ %76, %32 ]
  %30 = tail call noundef i32 @__nv_popc(i32 noundef %14) #9
  %31 = icmp ult i32 %28, %30
  br i1 %31, label %32, label %78

32:                                               ; preds = %27
  %33 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %34 = icmp ult i32 %33, %28
  %35 = select i1 %34, i32 0, i32 %28
  %36 = sub i32 %33, %35
  %37 = tail call noundef i32 @__nv_popc(i32 noundef %26) #9
  %38 = icmp ult i32 %36, %37
  %39 = select i1 %38, i32 0, i32 16
  %40 = select i1 %38, i32 0, i32 %37
  %41 = sub nuw i32 %36, %40
  %42 = lshr i32 %14, %39
  %43 = and i32 %42, 255
  %44 = tail call noundef i32 @__nv_popc(i32 noundef %43) #9
  %45 = icmp ult i32 %41, %44
  %46 = select i1 %45, i32 0, i32 8
  %47 = or disjoint i32 %46, %39
  %48 = select i1 %45, i32 0, i32 %44
  %49 = sub nuw i32 %41, %48
  %50 = lshr i32 %14, %47
  %51 = and i32 %50, 15
  %52 = tail call noundef i32 @__nv_popc(i32 noundef %51) #9
  %53 = icmp ult i32 %49, %52
  %54 = select i1 %53, i32 0, i32 4
  %55 = or disjoint i32 %54, %47
  %56 = select i1 %53, i32 0, i32 %52
  %57 = sub nuw i32 %49, %56
  %58 = lshr i32 %14, %55
  %59 = and i32 %58, 3
  %60 = tail call noundef i32 @__nv_popc(i32 noundef %59) #9
  %61 = icmp ult i32 %57, %60
  %62 = select i1 %61, i32 0, i32 2
  %63 = or disjoint i32 %62, %55
  %64 = select i1 %61, i32 0, i32 %60
  %65 = sub nuw i32 %57, %64
  %66 = lshr i32 %14, %63
  %67 = and i32 %66, 1
  %68 = tail call noundef i32 @__nv_popc(i32 noundef %67) #9
  %69 = icmp uge i32 %65, %68
  %70 = zext i1 %69 to i32
  %71 = or disjoint i32 %63, %70
  %72 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %29, i32 %71, i32 31)
  %73 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %74 = icmp ult i32 %73, %28
  %75 = select i1 %74, i32 0, i32 %72
  %76 = add nsw i32 %75, %29
  %77 = shl i32 %28, 1
  br label %27, !llvm.loop !9

78:                                               ; preds = %27
  %79 = tail call noundef i32 @__nv_popc(i32 noundef %14) #9
  %80 = add i32 %79, -1
  %81 = tail call noundef i32 @__nv_popc(i32 noundef %14) #9
  %82 = urem i32 %80, %81
  %83 = and i32 %14, 65535
  %84 = tail call noundef i32 @__nv_popc(i32 noundef %83) #9
  %85 = icmp ult i32 %82, %84
  %86 = select i1 %85, i32 0, i32 16
  %87 = select i1 %85, i32 0, i32 %84
  %88 = sub nuw i32 %82, %87
  %89 = lshr i32 %14, %86
  %90 = and i32 %89, 255
  %91 = tail call noundef i32 @__nv_popc(i32 noundef %90) #9
  %92 = icmp ult i32 %88, %91
  %93 = select i1 %92, i32 0, i32 8
  %94 = or disjoint i32 %93, %86
  %95 = select i1 %92, i32 0, i32 %91
  %96 = sub nuw i32 %88, %95
  %97 = lshr i32 %14, %94
  %98 = and i32 %97, 15
  %99 = tail call noundef i32 @__nv_popc(i32 noundef %98) #9
  %100 = icmp ult i32 %96, %99
  %101 = select i1 %100, i32 0, i32 4
  %102 = or disjoint i32 %101, %94
  %103 = select i1 %100, i32 0, i32 %99
  %104 = sub nuw i32 %96, %103
  %105 = lshr i32 %14, %102
  %106 = and i32 %105, 3
  %107 = tail call noundef i32 @__nv_popc(i32 noundef %106) #9
  %108 = icmp ult i32 %104, %107
  %109 = select i1 %108, i32 0, i32 2
  %110 = or disjoint i32 %109, %102
  %111 = select i1 %108, i32 0, i32 %107
  %112 = sub nuw i32 %104, %111
  %113 = lshr i32 %14, %110
  %114 = and i32 %113, 1
  %115 = tail call noundef i32 @__nv_popc(i32 noundef %114) #9
  %116 = icmp uge i32 %112, %115
  %117 = zext i1 %116 to i32
  %118 = or disjoint i32 %110, %117
  %119 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %29, i32 %118, i32 31)
  %120 = load i32, ptr %9, align 4, !tbaa !3
  %121 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %122 = add i32 %121, 1
  %123 = tail call noundef i32 @__nv_popc(i32 noundef %14) #9
  %124 = icmp ult i32 %122, %123
  %125 = select i1 %124, i32 %122, i32 %121
  %126 = tail call noundef i32 @__nv_popc(i32 noundef %83) #9
  %127 = icmp ult i32 %125, %126
  %128 = select i1 %127, i32 0, i32 16
  %129 = select i1 %127, i32 0, i32 %126
  %130 = sub nuw i32 %125, %129
  %131 = lshr i32 %14, %128
  %132 = and i32 %131, 255
  %133 = tail call noundef i32 @__nv_popc(i32 noundef %132) #9
  %134 = icmp ult i32 %130, %133
  %135 = select i1 %134, i32 0, i32 8
  %136 = or disjoint i32 %135, %128
  %137 = select i1 %134, i32 0, i32 %133
  %138 = sub nuw i32 %130, %137
  %139 = lshr i32 %14, %136
  %140 = and i32 %139, 15
  %141 = tail call noundef i32 @__nv_popc(i32 noundef %140) #9
  %142 = icmp ult i32 %138, %141
  %143 = select i1 %142, i32 0, i32 4
  %144 = or disjoint i32 %143, %136
  %145 = select i1 %142, i32 0, i32 %141
  %146 = sub nuw i32 %138, %145
  %147 = lshr i32 %14, %144
  %148 = and i32 %147, 3
  %149 = tail call noundef i32 @__nv_popc(i32 noundef %148) #9
  %150 = icmp ult i32 %146, %149
  %151 = select i1 %150, i32 0, i32 2
  %152 = or disjoint i32 %151, %144
  %153 = select i1 %150, i32 0, i32 %149
  %154 = sub nuw i32 %146, %153
  %155 = lshr i32 %14, %152
  %156 = and i32 %155, 1
  %157 = tail call noundef i32 @__nv_popc(i32 noundef %156) #9
  %158 = icmp uge i32 %154, %157
  %159 = zext i1 %158 to i32
  %160 = or disjoint i32 %152, %159
  %161 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %120, i32 %160, i32 31)
  %162 = load i32, ptr %9, align 4, !tbaa !3
  %163 = icmp sgt i32 %162, 50
  %164 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %14, i1 %163)
  br label %165

165:                                              ; preds = %170, %78
  %166 = phi i32 [ 1, %78 ], [ %215, %170 ]
  %167 = phi i32 [ %162, %78 ], [ %214, %170 ]
  %168 = tail call noundef i32 @__nv_popc(i32 noundef %14) #9
  %169 = icmp ult i32 %166, %168
  br i1 %169, label %170, label %216

170:                                              ; preds = %165
  %171 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %172 = icmp ult i32 %171, %166
  %173 = select i1 %172, i32 0, i32 %166
  %174 = sub i32 %171, %173
  %175 = tail call noundef i32 @__nv_popc(i32 noundef %83) #9
  %176 = icmp ult i32 %174, %175
  %177 = select i1 %176, i32 0, i32 16
  %178 = select i1 %176, i32 0, i32 %175
  %179 = sub nuw i32 %174, %178
  %180 = lshr i32 %14, %177
  %181 = and i32 %180, 255
  %182 = tail call noundef i32 @__nv_popc(i32 noundef %181) #9
  %183 = icmp ult i32 %179, %182
  %184 = select i1 %183, i32 0, i32 8
  %185 = or disjoint i32 %184, %177
  %186 = select i1 %183, i32 0, i32 %182
  %187 = sub nuw i32 %179, %186
  %188 = lshr i32 %14, %185
  %189 = and i32 %188, 15
  %190 = tail call noundef i32 @__nv_popc(i32 noundef %189) #9
  %191 = icmp ult i32 %187, %190
  %192 = select i1 %191, i32 0, i32 4
  %193 = or disjoint i32 %192, %185
  %194 = select i1 %191, i32 0, i32 %190
  %195 = sub nuw i32 %187, %194
  %196 = lshr i32 %14, %193
  %197 = and i32 %196, 3
  %198 = tail call noundef i32 @__nv_popc(i32 noundef %197) #9
  %199 = icmp ult i32 %195, %198
  %200 = select i1 %199, i32 0, i32 2
  %201 = or disjoint i32 %200, %193
  %202 = select i1 %199, i32 0, i32 %198
  %203 = sub nuw i32 %195, %202
  %204 = lshr i32 %14, %201
  %205 = and i32 %204, 1
  %206 = tail call noundef i32 @__nv_popc(i32 noundef %205) #9
  %207 = icmp uge i32 %203, %206
  %208 = zext i1 %207 to i32
  %209 = or disjoint i32 %201, %208
  %210 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %167, i32 %209, i32 31)
  %211 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %212 = icmp ult i32 %211, %166
  %213 = select i1 %212, i32 0, i32 %210
  %214 = add nsw i32 %213, %167
  %215 = shl i32 %166, 1
  br label %165, !llvm.loop !9

216:                                              ; preds = %165
  %217 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %218 = icmp ne i32 %217, 0
  %219 = sext i1 %218 to i32
  %220 = add i32 %217, %219
  %221 = tail call noundef i32 @__nv_popc(i32 noundef %83) #9
  %222 = icmp ult i32 %220, %221
  %223 = select i1 %222, i32 0, i32 16
  %224 = select i1 %222, i32 0, i32 %221
  %225 = sub nuw i32 %220, %224
  %226 = lshr i32 %14, %223
  %227 = and i32 %226, 255
  %228 = tail call noundef i32 @__nv_popc(i32 noundef %227) #9
  %229 = icmp ult i32 %225, %228
  %230 = select i1 %229, i32 0, i32 8
  %231 = or disjoint i32 %230, %223
  %232 = select i1 %229, i32 0, i32 %228
  %233 = sub nuw i32 %225, %232
  %234 = lshr i32 %14, %231
  %235 = and i32 %234, 15
  %236 = tail call noundef i32 @__nv_popc(i32 noundef %235) #9
  %237 = icmp ult i32 %233, %236
  %238 = select i1 %237, i32 0, i32 4
  %239 = or disjoint i32 %238, %231
  %240 = select i1 %237, i32 0, i32 %236
  %241 = sub nuw i32 %233, %240
  %242 = lshr i32 %14, %239
  %243 = and i32 %242, 3
  %244 = tail call noundef i32 @__nv_popc(i32 noundef %243) #9
  %245 = icmp ult i32 %241, %244
  %246 = select i1 %245, i32 0, i32 2
  %247 = or disjoint i32 %246, %239
  %248 = select i1 %245, i32 0, i32 %244
  %249 = sub nuw i32 %241, %248
  %250 = lshr i32 %14, %247
  %251 = and i32 %250, 1
  %252 = tail call noundef i32 @__nv_popc(i32 noundef %251) #9
  %253 = icmp uge i32 %249, %252
  %254 = zext i1 %253 to i32
  %255 = or disjoint i32 %247, %254
  %256 = add nsw i32 %161, %119
  %257 = and i32 %164, %14
  %258 = icmp ne i32 %257, 0
  %259 = zext i1 %258 to i32
  %260 = add nsw i32 %256, %259
  %261 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %167, i32 %255, i32 31)
  %262 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %263 = icmp eq i32 %262, 0
  %264 = select i1 %263, i32 0, i32 %261
  %265 = add nsw i32 %260, %264
  %266 = load i32, ptr %9, align 4, !tbaa !3
  %267 = icmp sgt i32 %266, 0
  %268 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %14, i1 %267)
  %269 = icmp eq i32 %14, 0
  br i1 %269, label %285, label %270

270:                                              ; preds = %216, %270
  %271 = phi i32 [ %281, %270 ], [ 0, %216 ]
  %272 = phi i32 [ %280, %270 ], [ 0, %216 ]
  %273 = phi i32 [ %283, %270 ], [ %14, %216 ]
  %274 = sub i32 0, %273
  %275 = and i32 %268, %274
  %276 = and i32 %275, %273
  %277 = icmp eq i32 %276, 0
  %278 = shl nuw i32 1, %271
  %279 = select i1 %277, i32 0, i32 %278
  %280 = or i32 %279, %272
  %281 = add i32 %271, 1
  %282 = add i32 %273, -1
  %283 = and i32 %282, %273
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %270, !llvm.loop !11

285:                                              ; preds = %270, %216
  %286 = phi i32 [ 0, %216 ], [ %280, %270 ]
  %287 = add i32 %265, %286
  br label %288

288:                                              ; preds = %285, %2
  %289 = phi i32 [ %287, %285 ], [ -1, %2 ]
  %290 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %289, ptr %290, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6labelsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = and i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %15 = mul nuw nsw i32 %13, %14
  %16 = add nuw nsw i32 %15, %12
  %17 = mul nuw nsw i32 %16, %4
  %18 = add nuw nsw i32 %17, %6
  %19 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %11)
  %20 = icmp sgt i32 %10, 0
  %21 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %20)
  %22 = and i32 %18, 31
  %23 = shl nsw i32 -1, %22
  %24 = xor i32 %23, -1
  %25 = and i32 %19, %24
  %26 = and i32 %19, 65535
  br label %27

27:                                               ; preds = %32, %2
  %28 = phi i32 [ 1, %2 ], [ %77, %32 ]
  %29 = phi i32 [ %10, %2 ], [ %76, %32 ]
  %30 = tail call noundef i32 @__nv_popc(i32 noundef %19) #9
  %31 = icmp ult i32 %28, %30
  br i1 %31, label %32, label %78

32:                                               ; preds = %27
  %33 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %34 = icmp ult i32 %33, %28
  %35 = select i1 %34, i32 0, i32 %28
  %36 = sub i32 %33, %35
  %37 = tail call noundef i32 @__nv_popc(i32 noundef %26) #9
  %38 = icmp ult i32 %36, %37
  %39 = select i1 %38, i32 0, i32 16
  %40 = select i1 %38, i32 0, i32 %37
  %41 = sub nuw i32 %36, %40
  %42 = lshr i32 %19, %39
  %43 = and i32 %42, 255
  %44 = tail call noundef i32 @__nv_popc(i32 noundef %43) #9
  %45 = icmp ult i32 %41, %44
  %46 = select i1 %45, i32 0, i32 8
  %47 = or disjoint i32 %46, %39
  %48 = select i1 %45, i32 0, i32 %44
  %49 = sub nuw i32 %41, %48
  %50 = lshr i32 %19, %47
  %51 = and i32 %50, 15
  %52 = tail call noundef i32 @__nv_popc(i32 noundef %51) #9
  %53 = icmp ult i32 %49, %52
  %54 = select i1 %53, i32 0, i32 4
  %55 = or disjoint i32 %54, %47
  %56 = select i1 %53, i32 0, i32 %52
  %57 = sub nuw i32 %49, %56
  %58 = lshr i32 %19, %55
  %59 = and i32 %58, 3
  %60 = tail call noundef i32 @__nv_popc(i32 noundef %59) #9
  %61 = icmp ult i32 %57, %60
  %62 = select i1 %61, i32 0, i32 2
  %63 = or disjoint i32 %62, %55
  %64 = select i1 %61, i32 0, i32 %60
  %65 = sub nuw i32 %57, %64
  %66 = lshr i32 %19, %63
  %67 = and i32 %66, 1
  %68 = tail call noundef i32 @__nv_popc(i32 noundef %67) #9
  %69 = icmp uge i32 %65, %68
  %70 = zext i1 %69 to i32
  %71 = or disjoint i32 %63, %70
  %72 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %29, i32 %71, i32 31)
  %73 = tail call noundef i32 @__nv_popc(i32 noundef %25) #9
  %74 = icmp ult i32 %73, %28
  %75 = select i1 %74, i32 0, i32 %72
  %76 = add nsw i32 %75, %29
  %77 = shl i32 %28, 1
  br label %27, !llvm.loop !9

78:                                               ; preds = %27
  %79 = tail call noundef i32 @__nv_popc(i32 noundef %19) #9
  %80 = add i32 %79, -1
  %81 = tail call noundef i32 @__nv_popc(i32 noundef %19) #9
  %82 = urem i32 %80, %81
  %83 = and i32 %19, 65535
  %84 = tail call noundef i32 @__nv_popc(i32 noundef %83) #9
  %85 = icmp ult i32 %82, %84
  %86 = select i1 %85, i32 0, i32 16
  %87 = select i1 %85, i32 0, i32 %84
  %88 = sub nuw i32 %82, %87
  %89 = lshr i32 %19, %86
  %90 = and i32 %89, 255
  %91 = tail call noundef i32 @__nv_popc(i32 noundef %90) #9
  %92 = icmp ult i32 %88, %91
  %93 = select i1 %92, i32 0, i32 8
  %94 = or disjoint i32 %93, %86
  %95 = select i1 %92, i32 0, i32 %91
  %96 = sub nuw i32 %88, %95
  %97 = lshr i32 %19, %94
  %98 = and i32 %97, 15
  %99 = tail call noundef i32 @__nv_popc(i32 noundef %98) #9
  %100 = icmp ult i32 %96, %99
  %101 = select i1 %100, i32 0, i32 4
  %102 = or disjoint i32 %101, %94
  %103 = select i1 %100, i32 0, i32 %99
  %104 = sub nuw i32 %96, %103
  %105 = lshr i32 %19, %102
  %106 = and i32 %105, 3
  %107 = tail call noundef i32 @__nv_popc(i32 noundef %106) #9
  %108 = icmp ult i32 %104, %107
  %109 = select i1 %108, i32 0, i32 2
  %110 = or disjoint i32 %109, %102
  %111 = select i1 %108, i32 0, i32 %107
  %112 = sub nuw i32 %104, %111
  %113 = lshr i32 %19, %110
  %114 = and i32 %113, 1
  %115 = tail call noundef i32 @__nv_popc(i32 noundef %114) #9
  %116 = icmp uge i32 %112, %115
  %117 = zext i1 %116 to i32
  %118 = or disjoint i32 %110, %117
  %119 = xor i1 %20, true
  %120 = sext i1 %119 to i32
  %121 = xor i32 %21, %120
  %122 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %29, i32 %118, i32 31)
  %123 = tail call noundef i32 @__nv_popc(i32 noundef %121) #9
  %124 = and i32 %121, %24
  %125 = tail call noundef i32 @__nv_popc(i32 noundef %124) #9
  %126 = load i32, ptr %9, align 4, !tbaa !3
  %127 = and i32 %121, 65535
  br label %128

128:                                              ; preds = %133, %78
  %129 = phi i32 [ 1, %78 ], [ %178, %133 ]
  %130 = phi i32 [ %126, %78 ], [ %177, %133 ]
  %131 = tail call noundef i32 @__nv_popc(i32 noundef %121) #9
  %132 = icmp ult i32 %129, %131
  br i1 %132, label %133, label %179

133:                                              ; preds = %128
  %134 = tail call noundef i32 @__nv_popc(i32 noundef %124) #9
  %135 = icmp ult i32 %134, %129
  %136 = select i1 %135, i32 0, i32 %129
  %137 = sub i32 %134, %136
  %138 = tail call noundef i32 @__nv_popc(i32 noundef %127) #9
  %139 = icmp ult i32 %137, %138
  %140 = select i1 %139, i32 0, i32 16
  %141 = select i1 %139, i32 0, i32 %138
  %142 = sub nuw i32 %137, %141
  %143 = lshr i32 %121, %140
  %144 = and i32 %143, 255
  %145 = tail call noundef i32 @__nv_popc(i32 noundef %144) #9
  %146 = icmp ult i32 %142, %145
  %147 = select i1 %146, i32 0, i32 8
  %148 = or disjoint i32 %147, %140
  %149 = select i1 %146, i32 0, i32 %145
  %150 = sub nuw i32 %142, %149
  %151 = lshr i32 %121, %148
  %152 = and i32 %151, 15
  %153 = tail call noundef i32 @__nv_popc(i32 noundef %152) #9
  %154 = icmp ult i32 %150, %153
  %155 = select i1 %154, i32 0, i32 4
  %156 = or disjoint i32 %155, %148
  %157 = select i1 %154, i32 0, i32 %153
  %158 = sub nuw i32 %150, %157
  %159 = lshr i32 %121, %156
  %160 = and i32 %159, 3
  %161 = tail call noundef i32 @__nv_popc(i32 noundef %160) #9
  %162 = icmp ult i32 %158, %161
  %163 = select i1 %162, i32 0, i32 2
  %164 = or disjoint i32 %163, %156
  %165 = select i1 %162, i32 0, i32 %161
  %166 = sub nuw i32 %158, %165
  %167 = lshr i32 %121, %164
  %168 = and i32 %167, 1
  %169 = tail call noundef i32 @__nv_popc(i32 noundef %168) #9
  %170 = icmp uge i32 %166, %169
  %171 = zext i1 %170 to i32
  %172 = or disjoint i32 %164, %171
  %173 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %121, i32 %130, i32 %172, i32 31)
  %174 = tail call noundef i32 @__nv_popc(i32 noundef %124) #9
  %175 = icmp ult i32 %174, %129
  %176 = tail call noundef i32 @llvm.smin.i32(i32 %130, i32 %173)
  %177 = select i1 %175, i32 %130, i32 %176
  %178 = shl i32 %129, 1
  br label %128, !llvm.loop !12

179:                                              ; preds = %128
  %180 = tail call noundef i32 @__nv_popc(i32 noundef %121) #9
  %181 = add i32 %180, -1
  %182 = tail call noundef i32 @__nv_popc(i32 noundef %121) #9
  %183 = urem i32 %181, %182
  %184 = and i32 %121, 65535
  %185 = tail call noundef i32 @__nv_popc(i32 noundef %184) #9
  %186 = icmp ult i32 %183, %185
  %187 = select i1 %186, i32 0, i32 16
  %188 = select i1 %186, i32 0, i32 %185
  %189 = sub nuw i32 %183, %188
  %190 = lshr i32 %121, %187
  %191 = and i32 %190, 255
  %192 = tail call noundef i32 @__nv_popc(i32 noundef %191) #9
  %193 = icmp ult i32 %189, %192
  %194 = select i1 %193, i32 0, i32 8
  %195 = or disjoint i32 %194, %187
  %196 = select i1 %193, i32 0, i32 %192
  %197 = sub nuw i32 %189, %196
  %198 = lshr i32 %121, %195
  %199 = and i32 %198, 15
  %200 = tail call noundef i32 @__nv_popc(i32 noundef %199) #9
  %201 = icmp ult i32 %197, %200
  %202 = select i1 %201, i32 0, i32 4
  %203 = or disjoint i32 %202, %195
  %204 = select i1 %201, i32 0, i32 %200
  %205 = sub nuw i32 %197, %204
  %206 = lshr i32 %121, %203
  %207 = and i32 %206, 3
  %208 = tail call noundef i32 @__nv_popc(i32 noundef %207) #9
  %209 = icmp ult i32 %205, %208
  %210 = select i1 %209, i32 0, i32 2
  %211 = or disjoint i32 %210, %203
  %212 = select i1 %209, i32 0, i32 %208
  %213 = sub nuw i32 %205, %212
  %214 = lshr i32 %121, %211
  %215 = and i32 %214, 1
  %216 = tail call noundef i32 @__nv_popc(i32 noundef %215) #9
  %217 = icmp uge i32 %213, %216
  %218 = zext i1 %217 to i32
  %219 = or disjoint i32 %211, %218
  %220 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %121, i32 %130, i32 %219, i32 31)
  %221 = mul i32 %123, 3
  %222 = add i32 %221, %122
  %223 = mul i32 %125, 5
  %224 = add i32 %222, %223
  %225 = add i32 %224, %220
  %226 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %225, ptr %226, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10grid_stepsPfS_ii(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %49

6:                                                ; preds = %4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %9 = mul nuw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = add nuw i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = zext nneg i32 %13 to i64
  %15 = mul nuw nsw i64 %12, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = add nuw nsw i64 %15, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %21 = mul nuw nsw i32 %19, %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %23 = mul nuw nsw i32 %21, %22
  %24 = zext nneg i32 %23 to i64
  %25 = mul i64 %18, %24
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = mul nuw nsw i32 %20, %26
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = add nuw nsw i32 %27, %28
  %30 = mul nuw nsw i32 %29, %19
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add nuw nsw i32 %30, %31
  %33 = zext nneg i32 %32 to i64
  %34 = add i64 %25, %33
  %35 = trunc i64 %34 to i32
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
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %46
  br label %50

49:                                               ; preds = %60, %4
  ret void

50:                                               ; preds = %6, %60
  %51 = phi i32 [ 0, %6 ], [ %61, %60 ]
  br i1 %39, label %52, label %57

52:                                               ; preds = %50
  %53 = load float, ptr %42, align 4, !tbaa !7
  %54 = load float, ptr %45, align 4, !tbaa !7
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %55, 5.000000e-01
  store float %56, ptr %47, align 4, !tbaa !7
  br label %57

57:                                               ; preds = %52, %50
  tail call void @__rk_grid_sync() #9
  br i1 %39, label %58, label %60

58:                                               ; preds = %57
  %59 = load float, ptr %47, align 4, !tbaa !7
  store float %59, ptr %48, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %58, %57
  tail call void @__rk_grid_sync() #9
  %61 = add nuw nsw i32 %51, 1
  %62 = icmp eq i32 %61, %3
  br i1 %62, label %49, label %50, !llvm.loop !13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8grid_sumPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %12 = mul nuw i32 %10, %11
  %13 = add nuw i32 %12, %9
  %14 = zext i32 %13 to i64
  %15 = mul nuw nsw i64 %14, %8
  %16 = add nuw nsw i64 %15, %6
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %19 = mul nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul nuw nsw i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  %23 = mul i64 %16, %22
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = mul nuw nsw i32 %18, %26
  %28 = add nuw nsw i32 %27, %25
  %29 = mul nuw nsw i32 %28, %17
  %30 = add nuw nsw i32 %29, %24
  %31 = zext nneg i32 %30 to i64
  %32 = add i64 %23, %31
  %33 = trunc i64 %32 to i32
  %34 = icmp sgt i32 %3, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %4
  %36 = zext nneg i32 %10 to i64
  %37 = mul nuw nsw i64 %8, %36
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %39 = zext nneg i32 %38 to i64
  %40 = mul nuw nsw i64 %37, %39
  %41 = mul i64 %40, %22
  br label %47

42:                                               ; preds = %47, %4
  %43 = phi float [ 0.000000e+00, %4 ], [ %54, %47 ]
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 %31
  store float %43, ptr %44, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %21, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %58, label %60

47:                                               ; preds = %35, %47
  %48 = phi i64 [ %32, %35 ], [ %55, %47 ]
  %49 = phi float [ 0.000000e+00, %35 ], [ %54, %47 ]
  %50 = shl i64 %48, 32
  %51 = ashr exact i64 %50, 32
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fadd contract float %49, %53
  %55 = add i64 %51, %41
  %56 = trunc i64 %55 to i32
  %57 = icmp sgt i32 %3, %56
  br i1 %57, label %47, label %42, !llvm.loop !14

58:                                               ; preds = %70, %42
  %59 = icmp eq i32 %30, 0
  br i1 %59, label %73, label %76

60:                                               ; preds = %42, %70
  %61 = phi i32 [ %71, %70 ], [ %45, %42 ]
  %62 = icmp samesign ult i32 %30, %61
  br i1 %62, label %63, label %70

63:                                               ; preds = %60
  %64 = add nuw nsw i32 %61, %30
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = load float, ptr %44, align 4, !tbaa !7
  %69 = fadd contract float %67, %68
  store float %69, ptr %44, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %63, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = lshr i32 %61, 1
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %58, label %60, !llvm.loop !15

73:                                               ; preds = %58
  %74 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %75 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), align 4, !tbaa !7
  store float %75, ptr %74, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %73, %58
  tail call void @__rk_grid_sync() #9
  %77 = icmp eq i64 %32, 0
  br i1 %77, label %78, label %148

78:                                               ; preds = %76
  %79 = and i32 %7, 7
  %80 = icmp samesign ult i32 %7, 8
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = and i32 %7, 2147483640
  br label %102

83:                                               ; preds = %102
  %84 = icmp eq i32 %79, 0
  br i1 %84, label %100, label %85

85:                                               ; preds = %83, %78
  %86 = phi i32 [ 0, %78 ], [ %145, %83 ]
  %87 = phi float [ 0.000000e+00, %78 ], [ %144, %83 ]
  %88 = icmp ne i32 %79, 0
  tail call void @llvm.assume(i1 %88)
  br label %89

89:                                               ; preds = %89, %85
  %90 = phi i32 [ %97, %89 ], [ %86, %85 ]
  %91 = phi float [ %96, %89 ], [ %87, %85 ]
  %92 = phi i32 [ %98, %89 ], [ 0, %85 ]
  %93 = zext nneg i32 %90 to i64
  %94 = getelementptr inbounds nuw float, ptr %1, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fadd contract float %91, %95
  %97 = add nuw nsw i32 %90, 1
  %98 = add i32 %92, 1
  %99 = icmp eq i32 %98, %79
  br i1 %99, label %100, label %89, !llvm.loop !16

100:                                              ; preds = %89, %83
  %101 = phi float [ %144, %83 ], [ %96, %89 ]
  store float %101, ptr %2, align 4, !tbaa !7
  br label %148

102:                                              ; preds = %102, %81
  %103 = phi i32 [ 0, %81 ], [ %145, %102 ]
  %104 = phi float [ 0.000000e+00, %81 ], [ %144, %102 ]
  %105 = phi i32 [ 0, %81 ], [ %146, %102 ]
  %106 = zext nneg i32 %103 to i64
  %107 = getelementptr inbounds nuw float, ptr %1, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = fadd contract float %104, %108
  %110 = zext nneg i32 %103 to i64
  %111 = getelementptr inbounds nuw float, ptr %1, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fadd contract float %109, %113
  %115 = zext nneg i32 %103 to i64
  %116 = getelementptr inbounds nuw float, ptr %1, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fadd contract float %114, %118
  %120 = zext nneg i32 %103 to i64
  %121 = getelementptr inbounds nuw float, ptr %1, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 12
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = fadd contract float %119, %123
  %125 = zext nneg i32 %103 to i64
  %126 = getelementptr inbounds nuw float, ptr %1, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fadd contract float %124, %128
  %130 = zext nneg i32 %103 to i64
  %131 = getelementptr inbounds nuw float, ptr %1, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 20
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fadd contract float %129, %133
  %135 = zext nneg i32 %103 to i64
  %136 = getelementptr inbounds nuw float, ptr %1, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fadd contract float %134, %138
  %140 = zext nneg i32 %103 to i64
  %141 = getelementptr inbounds nuw float, ptr %1, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 28
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = fadd contract float %139, %143
  %145 = add nuw nsw i32 %103, 8
  %146 = add i32 %105, 8
  %147 = icmp eq i32 %146, %82
  br i1 %147, label %83, label %102, !llvm.loop !18

148:                                              ; preds = %100, %76
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z6sum_ofN18cooperative_groups12thread_groupEPii(ptr noundef readonly byval(%"class.cooperative_groups::thread_group") align 4 captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = load i32, ptr %0, align 4, !tbaa !19
  switch i32 %4, label %45 [
    i32 0, label %5
    i32 1, label %16
  ]

5:                                                ; preds = %3
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = mul nuw nsw i32 %9, %10
  %12 = add nuw nsw i32 %11, %8
  %13 = mul nuw nsw i32 %12, %7
  %14 = add nuw nsw i32 %13, %6
  %15 = zext nneg i32 %14 to i64
  br label %63

16:                                               ; preds = %3
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = zext nneg i32 %17 to i64
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = zext nneg i32 %19 to i64
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = mul nuw i32 %22, %23
  %25 = add nuw i32 %24, %21
  %26 = zext i32 %25 to i64
  %27 = mul nuw nsw i64 %26, %20
  %28 = add nuw nsw i64 %27, %18
  %29 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %31 = mul nuw nsw i32 %29, %30
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %33 = mul nuw nsw i32 %31, %32
  %34 = zext nneg i32 %33 to i64
  %35 = mul i64 %28, %34
  %36 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %39 = mul nuw nsw i32 %30, %38
  %40 = add nuw nsw i32 %39, %37
  %41 = mul nuw nsw i32 %40, %29
  %42 = add nuw nsw i32 %41, %36
  %43 = zext nneg i32 %42 to i64
  %44 = add i64 %35, %43
  br label %63

45:                                               ; preds = %3
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %47 = load i32, ptr %46, align 4, !tbaa !22
  %48 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %51 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %52 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %53 = mul nuw nsw i32 %51, %52
  %54 = add nuw nsw i32 %53, %50
  %55 = mul nuw nsw i32 %54, %49
  %56 = add nuw nsw i32 %55, %48
  %57 = and i32 %56, 31
  %58 = shl nsw i32 -1, %57
  %59 = xor i32 %58, -1
  %60 = and i32 %47, %59
  %61 = tail call noundef i32 @__nv_popc(i32 noundef %60) #9
  %62 = zext i32 %61 to i64
  br label %63

63:                                               ; preds = %5, %16, %45
  %64 = phi i64 [ %15, %5 ], [ %44, %16 ], [ %62, %45 ]
  %65 = trunc i64 %64 to i32
  switch i32 %4, label %89 [
    i32 0, label %66
    i32 1, label %73
  ]

66:                                               ; preds = %63
  %67 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %68 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %69 = mul nuw nsw i32 %67, %68
  %70 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %71 = mul nuw nsw i32 %69, %70
  %72 = zext nneg i32 %71 to i64
  br label %94

73:                                               ; preds = %63
  %74 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %75 = zext nneg i32 %74 to i64
  %76 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %77 = zext nneg i32 %76 to i64
  %78 = mul nuw nsw i64 %75, %77
  %79 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %80 = zext nneg i32 %79 to i64
  %81 = mul nuw nsw i64 %78, %80
  %82 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %83 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %84 = mul nuw nsw i32 %82, %83
  %85 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %86 = mul nuw nsw i32 %84, %85
  %87 = zext nneg i32 %86 to i64
  %88 = mul i64 %81, %87
  br label %94

89:                                               ; preds = %63
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %91 = load i32, ptr %90, align 4, !tbaa !22
  %92 = tail call noundef i32 @__nv_popc(i32 noundef %91) #9
  %93 = sext i32 %92 to i64
  br label %94

94:                                               ; preds = %66, %73, %89
  %95 = phi i64 [ %72, %66 ], [ %88, %73 ], [ %93, %89 ]
  %96 = lshr i64 %95, 1
  %97 = trunc i64 %96 to i32
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %105

99:                                               ; preds = %94
  %100 = shl i64 %64, 32
  %101 = ashr exact i64 %100, 30
  %102 = getelementptr inbounds i8, ptr %1, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %104 = load i32, ptr %103, align 4
  br label %107

105:                                              ; preds = %126, %94
  %106 = phi i32 [ %2, %94 ], [ %122, %126 ]
  ret i32 %106

107:                                              ; preds = %99, %126
  %108 = phi i32 [ %97, %99 ], [ %127, %126 ]
  %109 = phi i32 [ %2, %99 ], [ %122, %126 ]
  store i32 %109, ptr %102, align 4, !tbaa !3
  switch i32 %4, label %112 [
    i32 0, label %110
    i32 1, label %111
  ]

110:                                              ; preds = %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %113

111:                                              ; preds = %107
  tail call void @__rk_grid_sync() #9
  br label %113

112:                                              ; preds = %107
  tail call void @llvm.nvvm.bar.warp.sync(i32 %104)
  br label %113

113:                                              ; preds = %110, %111, %112
  %114 = icmp sgt i32 %108, %65
  br i1 %114, label %115, label %121

115:                                              ; preds = %113
  %116 = add nsw i32 %108, %65
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %1, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !3
  %120 = add nsw i32 %119, %109
  br label %121

121:                                              ; preds = %115, %113
  %122 = phi i32 [ %120, %115 ], [ %109, %113 ]
  switch i32 %4, label %125 [
    i32 0, label %123
    i32 1, label %124
  ]

123:                                              ; preds = %121
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %126

124:                                              ; preds = %121
  tail call void @__rk_grid_sync() #9
  br label %126

125:                                              ; preds = %121
  tail call void @llvm.nvvm.bar.warp.sync(i32 %104)
  br label %126

126:                                              ; preds = %123, %124, %125
  %127 = lshr i32 %108, 1
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %105, label %107, !llvm.loop !23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7genericPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %10 = mul nuw nsw i32 %8, %9
  %11 = add nuw nsw i32 %10, %7
  %12 = mul nuw nsw i32 %11, %6
  %13 = add nuw nsw i32 %12, %5
  %14 = add i32 %13, %4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = mul nuw nsw i32 %6, %8
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %20 = mul nuw nsw i32 %18, %19
  %21 = lshr i32 %20, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %41, label %23

23:                                               ; preds = %2
  %24 = shl nuw nsw i32 %13, 2
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericPKiPiE1s to ptr), i64 %25
  br label %27

27:                                               ; preds = %37, %23
  %28 = phi i32 [ %21, %23 ], [ %39, %37 ]
  %29 = phi i32 [ %17, %23 ], [ %38, %37 ]
  store i32 %29, ptr %26, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ugt i32 %28, %13
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = add nuw nsw i32 %28, %13
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericPKiPiE1s to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = add nsw i32 %35, %29
  br label %37

37:                                               ; preds = %27, %31
  %38 = phi i32 [ %36, %31 ], [ %29, %27 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = lshr i32 %28, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %27, !llvm.loop !23

41:                                               ; preds = %37, %2
  %42 = phi i32 [ %17, %2 ], [ %38, %37 ]
  %43 = icmp eq i32 %13, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = zext nneg i32 %3 to i64
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %44, %41
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9copy_tilePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %12, %9
  %14 = mul nuw nsw i32 %13, %8
  %15 = add nuw nsw i32 %14, %7
  %16 = icmp samesign ult i32 %15, 64
  br i1 %16, label %17, label %30

17:                                               ; preds = %2
  %18 = zext nneg i32 %15 to i64
  %19 = mul nuw nsw i32 %8, %10
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul nuw nsw i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  br label %23

23:                                               ; preds = %17, %23
  %24 = phi i64 [ %18, %17 ], [ %28, %23 ]
  %25 = getelementptr inbounds nuw float, ptr %6, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), i64 %24
  store float %26, ptr %27, align 4, !tbaa !7
  %28 = add nuw nsw i64 %24, %22
  %29 = icmp samesign ult i64 %28, 64
  br i1 %29, label %23, label %30, !llvm.loop !24

30:                                               ; preds = %23, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = sub nsw i32 63, %7
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = add i32 %4, %7
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  store float %34, ptr %37, align 4, !tbaa !7
  ret void
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }

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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !10}
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTSN18cooperative_groups12thread_groupE", !21, i64 0, !4, i64 4}
!21 = !{!"_ZTSN18cooperative_groups12thread_group4KindE", !5, i64 0}
!22 = !{!20, !4, i64 4}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
