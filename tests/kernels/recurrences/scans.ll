; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13scan_comparedE1t = internal unnamed_addr addrspace(3) global [2 x [128 x float]] undef, align 4
@_ZZ15scan_if_smallerE1t = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ19scan_before_largestE1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ15scan_brent_kungE1t = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ11scan_paddedE1t = internal unnamed_addr addrspace(3) global [264 x float] undef, align 4
@_ZZ12scan_offsetsE4sums = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ19scan_suffix_largestE1t = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_compared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0xC7EFFFFFE0000000, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %13
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %20
  %22 = getelementptr i8, ptr %21, i64 -4
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = fcmp contract ogt float %17, %23
  %25 = select contract i1 %24, float %17, float %23
  br label %26

26:                                               ; preds = %19, %13
  %27 = phi float [ %25, %19 ], [ %17, %13 ]
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 512
  store float %27, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 512), i64 %15
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = icmp samesign ult i32 %4, 2
  br i1 %31, label %39, label %32

32:                                               ; preds = %26
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 512), i64 %33
  %35 = getelementptr i8, ptr %34, i64 -8
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fcmp contract ogt float %30, %36
  %38 = select contract i1 %37, float %30, float %36
  br label %39

39:                                               ; preds = %32, %26
  %40 = phi float [ %38, %32 ], [ %30, %26 ]
  store float %40, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load float, ptr %16, align 4, !tbaa !7
  %42 = icmp samesign ult i32 %4, 4
  br i1 %42, label %50, label %43

43:                                               ; preds = %39
  %44 = zext nneg i32 %4 to i64
  %45 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %44
  %46 = getelementptr i8, ptr %45, i64 -16
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fcmp contract ogt float %41, %47
  %49 = select contract i1 %48, float %41, float %47
  br label %50

50:                                               ; preds = %43, %39
  %51 = phi float [ %49, %43 ], [ %41, %39 ]
  store float %51, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load float, ptr %29, align 4, !tbaa !7
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %61, label %54

54:                                               ; preds = %50
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 512), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fcmp contract ogt float %52, %58
  %60 = select contract i1 %59, float %52, float %58
  br label %61

61:                                               ; preds = %54, %50
  %62 = phi float [ %60, %54 ], [ %52, %50 ]
  store float %62, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load float, ptr %16, align 4, !tbaa !7
  %64 = icmp samesign ult i32 %4, 16
  br i1 %64, label %72, label %65

65:                                               ; preds = %61
  %66 = zext nneg i32 %4 to i64
  %67 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %66
  %68 = getelementptr i8, ptr %67, i64 -64
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fcmp contract ogt float %63, %69
  %71 = select contract i1 %70, float %63, float %69
  br label %72

72:                                               ; preds = %65, %61
  %73 = phi float [ %71, %65 ], [ %63, %61 ]
  store float %73, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load float, ptr %29, align 4, !tbaa !7
  %75 = icmp samesign ult i32 %4, 32
  br i1 %75, label %83, label %76

76:                                               ; preds = %72
  %77 = zext nneg i32 %4 to i64
  %78 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 512), i64 %77
  %79 = getelementptr i8, ptr %78, i64 -128
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fcmp contract ogt float %74, %80
  %82 = select contract i1 %81, float %74, float %80
  br label %83

83:                                               ; preds = %76, %72
  %84 = phi float [ %82, %76 ], [ %74, %72 ]
  store float %84, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = load float, ptr %16, align 4, !tbaa !7
  %86 = icmp samesign ult i32 %4, 64
  br i1 %86, label %94, label %87

87:                                               ; preds = %83
  %88 = zext nneg i32 %4 to i64
  %89 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 %88
  %90 = getelementptr i8, ptr %89, i64 -256
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fcmp contract ogt float %85, %91
  %93 = select contract i1 %92, float %85, float %91
  br label %94

94:                                               ; preds = %87, %83
  %95 = phi float [ %93, %87 ], [ %85, %83 ]
  store float %95, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %96, label %100

96:                                               ; preds = %94
  %97 = sext i32 %7 to i64
  %98 = getelementptr inbounds float, ptr %1, i64 %97
  %99 = load float, ptr %29, align 4, !tbaa !7
  store float %99, ptr %98, align 4, !tbaa !7
  br label %100

100:                                              ; preds = %96, %94
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_if_smaller(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0x7FF0000000000000, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %19
  %21 = getelementptr i8, ptr %20, i64 -4
  %22 = load float, ptr %21, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %18, %13
  %24 = phi float [ %22, %18 ], [ 0x7FF0000000000000, %13 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load float, ptr %16, align 4, !tbaa !7
  %26 = fcmp contract olt float %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  store float %24, ptr %16, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %27, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %4, 2
  br i1 %29, label %35, label %30

30:                                               ; preds = %28
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %31
  %33 = getelementptr i8, ptr %32, i64 -8
  %34 = load float, ptr %33, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %30, %28
  %36 = phi float [ %34, %30 ], [ 0x7FF0000000000000, %28 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load float, ptr %16, align 4, !tbaa !7
  %38 = fcmp contract olt float %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store float %36, ptr %16, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %39, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %4, 4
  br i1 %41, label %47, label %42

42:                                               ; preds = %40
  %43 = zext nneg i32 %4 to i64
  %44 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %43
  %45 = getelementptr i8, ptr %44, i64 -16
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %42, %40
  %48 = phi float [ %46, %42 ], [ 0x7FF0000000000000, %40 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = load float, ptr %16, align 4, !tbaa !7
  %50 = fcmp contract olt float %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  store float %48, ptr %16, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %51, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %59, label %54

54:                                               ; preds = %52
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load float, ptr %57, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %54, %52
  %60 = phi float [ %58, %54 ], [ 0x7FF0000000000000, %52 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load float, ptr %16, align 4, !tbaa !7
  %62 = fcmp contract olt float %60, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %59
  store float %60, ptr %16, align 4, !tbaa !7
  br label %64

64:                                               ; preds = %63, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp samesign ult i32 %4, 16
  br i1 %65, label %71, label %66

66:                                               ; preds = %64
  %67 = zext nneg i32 %4 to i64
  %68 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -64
  %70 = load float, ptr %69, align 4, !tbaa !7
  br label %71

71:                                               ; preds = %66, %64
  %72 = phi float [ %70, %66 ], [ 0x7FF0000000000000, %64 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load float, ptr %16, align 4, !tbaa !7
  %74 = fcmp contract olt float %72, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store float %72, ptr %16, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %75, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp samesign ult i32 %4, 32
  br i1 %77, label %83, label %78

78:                                               ; preds = %76
  %79 = zext nneg i32 %4 to i64
  %80 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %79
  %81 = getelementptr i8, ptr %80, i64 -128
  %82 = load float, ptr %81, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %78, %76
  %84 = phi float [ %82, %78 ], [ 0x7FF0000000000000, %76 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = load float, ptr %16, align 4, !tbaa !7
  %86 = fcmp contract olt float %84, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store float %84, ptr %16, align 4, !tbaa !7
  br label %88

88:                                               ; preds = %87, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = icmp samesign ult i32 %4, 64
  br i1 %89, label %95, label %90

90:                                               ; preds = %88
  %91 = zext nneg i32 %4 to i64
  %92 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 %91
  %93 = getelementptr i8, ptr %92, i64 -256
  %94 = load float, ptr %93, align 4, !tbaa !7
  br label %95

95:                                               ; preds = %90, %88
  %96 = phi float [ %94, %90 ], [ 0x7FF0000000000000, %88 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %97 = load float, ptr %16, align 4, !tbaa !7
  %98 = fcmp contract olt float %96, %97
  br i1 %98, label %99, label %100

99:                                               ; preds = %95
  store float %96, ptr %16, align 4, !tbaa !7
  br label %100

100:                                              ; preds = %99, %95
  %101 = phi float [ %96, %99 ], [ %97, %95 ]
  br i1 %8, label %102, label %105

102:                                              ; preds = %100
  %103 = sext i32 %7 to i64
  %104 = getelementptr inbounds float, ptr %1, i64 %103
  store float %101, ptr %104, align 4, !tbaa !7
  br label %105

105:                                              ; preds = %102, %100
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_warp_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = icmp slt i32 %8, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0xFFF0000000000000, %3 ]
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %16, i32 1, i32 0)
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #7
  br label %21

21:                                               ; preds = %19, %15
  %22 = phi float [ %20, %19 ], [ %16, %15 ]
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %22, i32 2, i32 0)
  %24 = icmp samesign ult i32 %9, 2
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %23) #7
  br label %27

27:                                               ; preds = %25, %21
  %28 = phi float [ %26, %25 ], [ %22, %21 ]
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %28, i32 4, i32 0)
  %30 = icmp samesign ult i32 %9, 4
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = tail call contract noundef float @__nv_fmaxf(float noundef %28, float noundef %29) #7
  br label %33

33:                                               ; preds = %31, %27
  %34 = phi float [ %32, %31 ], [ %28, %27 ]
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %34, i32 8, i32 0)
  %36 = icmp samesign ult i32 %9, 8
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = tail call contract noundef float @__nv_fmaxf(float noundef %34, float noundef %35) #7
  br label %39

39:                                               ; preds = %37, %33
  %40 = phi float [ %38, %37 ], [ %34, %33 ]
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %40, i32 16, i32 0)
  %42 = icmp samesign ult i32 %9, 16
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = tail call contract noundef float @__nv_fmaxf(float noundef %40, float noundef %41) #7
  br label %45

45:                                               ; preds = %43, %39
  %46 = phi float [ %44, %43 ], [ %40, %39 ]
  br i1 %10, label %47, label %50

47:                                               ; preds = %45
  %48 = sext i32 %8 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  store float %46, ptr %49, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %47, %45
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_warp_unsigned(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = icmp slt i32 %8, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %3 ]
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 1, i32 0)
  %18 = icmp eq i32 %9, 0
  %19 = tail call noundef i32 @llvm.umax.i32(i32 %16, i32 %17)
  %20 = select i1 %18, i32 %16, i32 %19
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 2, i32 0)
  %22 = icmp samesign ult i32 %9, 2
  %23 = tail call noundef i32 @llvm.umax.i32(i32 %20, i32 %21)
  %24 = select i1 %22, i32 %20, i32 %23
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 4, i32 0)
  %26 = icmp samesign ult i32 %9, 4
  %27 = tail call noundef i32 @llvm.umax.i32(i32 %24, i32 %25)
  %28 = select i1 %26, i32 %24, i32 %27
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 8, i32 0)
  %30 = icmp samesign ult i32 %9, 8
  %31 = tail call noundef i32 @llvm.umax.i32(i32 %28, i32 %29)
  %32 = select i1 %30, i32 %28, i32 %31
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %32, i32 16, i32 0)
  br i1 %10, label %34, label %40

34:                                               ; preds = %15
  %35 = icmp samesign ult i32 %9, 16
  %36 = tail call noundef i32 @llvm.umax.i32(i32 %32, i32 %33)
  %37 = select i1 %35, i32 %32, i32 %36
  %38 = sext i32 %8 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %34, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_before_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = shl nuw nsw i32 %4, 1
  %8 = add nsw i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ -2147483648, %3 ]
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  %18 = or disjoint i32 %8, 1
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i32 [ %23, %20 ], [ -2147483648, %14 ]
  %26 = or disjoint i32 %7, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !3
  %29 = add nuw nsw i32 %7, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %4, 128
  br i1 %30, label %31, label %41

31:                                               ; preds = %24
  %32 = zext nneg i32 %26 to i64
  %33 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %32
  %34 = getelementptr i8, ptr %33, i64 -4
  %35 = zext nneg i32 %29 to i64
  %36 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %35
  %37 = getelementptr i8, ptr %36, i64 -4
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = load i32, ptr %34, align 4, !tbaa !3
  %40 = tail call noundef i32 @__nv_max(i32 noundef %38, i32 noundef %39) #7
  store i32 %40, ptr %37, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %31, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ult i32 %4, 64
  br i1 %42, label %43, label %55

43:                                               ; preds = %41
  %44 = shl nuw nsw i32 %26, 1
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %45
  %47 = getelementptr i8, ptr %46, i64 -4
  %48 = shl nuw nsw i32 %29, 1
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %49
  %51 = getelementptr i8, ptr %50, i64 -4
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = load i32, ptr %47, align 4, !tbaa !3
  %54 = tail call noundef i32 @__nv_max(i32 noundef %52, i32 noundef %53) #7
  store i32 %54, ptr %51, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp samesign ult i32 %4, 32
  br i1 %56, label %57, label %69

57:                                               ; preds = %55
  %58 = shl nuw nsw i32 %26, 2
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %59
  %61 = getelementptr i8, ptr %60, i64 -4
  %62 = shl nuw nsw i32 %29, 2
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %63
  %65 = getelementptr i8, ptr %64, i64 -4
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = load i32, ptr %61, align 4, !tbaa !3
  %68 = tail call noundef i32 @__nv_max(i32 noundef %66, i32 noundef %67) #7
  store i32 %68, ptr %65, align 4, !tbaa !3
  br label %69

69:                                               ; preds = %57, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp samesign ult i32 %4, 16
  br i1 %70, label %71, label %83

71:                                               ; preds = %69
  %72 = shl nuw nsw i32 %26, 3
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = shl nuw nsw i32 %29, 3
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %77
  %79 = getelementptr i8, ptr %78, i64 -4
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = load i32, ptr %75, align 4, !tbaa !3
  %82 = tail call noundef i32 @__nv_max(i32 noundef %80, i32 noundef %81) #7
  store i32 %82, ptr %79, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %71, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %4, 8
  br i1 %84, label %85, label %97

85:                                               ; preds = %83
  %86 = shl nuw nsw i32 %26, 4
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %87
  %89 = getelementptr i8, ptr %88, i64 -4
  %90 = shl nuw nsw i32 %29, 4
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %91
  %93 = getelementptr i8, ptr %92, i64 -4
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = load i32, ptr %89, align 4, !tbaa !3
  %96 = tail call noundef i32 @__nv_max(i32 noundef %94, i32 noundef %95) #7
  store i32 %96, ptr %93, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = icmp samesign ult i32 %4, 4
  br i1 %98, label %99, label %111

99:                                               ; preds = %97
  %100 = shl nuw nsw i32 %26, 5
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %101
  %103 = getelementptr i8, ptr %102, i64 -4
  %104 = shl nuw nsw i32 %29, 5
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %105
  %107 = getelementptr i8, ptr %106, i64 -4
  %108 = load i32, ptr %107, align 4, !tbaa !3
  %109 = load i32, ptr %103, align 4, !tbaa !3
  %110 = tail call noundef i32 @__nv_max(i32 noundef %108, i32 noundef %109) #7
  store i32 %110, ptr %107, align 4, !tbaa !3
  br label %111

111:                                              ; preds = %99, %97
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %112 = icmp samesign ult i32 %4, 2
  br i1 %112, label %113, label %125

113:                                              ; preds = %111
  %114 = shl nuw nsw i32 %26, 6
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %115
  %117 = getelementptr i8, ptr %116, i64 -4
  %118 = shl nuw nsw i32 %29, 6
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %119
  %121 = getelementptr i8, ptr %120, i64 -4
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = load i32, ptr %117, align 4, !tbaa !3
  %124 = tail call noundef i32 @__nv_max(i32 noundef %122, i32 noundef %123) #7
  store i32 %124, ptr %121, align 4, !tbaa !3
  br label %125

125:                                              ; preds = %113, %111
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = icmp eq i32 %4, 0
  br i1 %126, label %127, label %131

127:                                              ; preds = %125
  %128 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !tbaa !3
  %129 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 508), align 4, !tbaa !3
  %130 = tail call noundef i32 @__nv_max(i32 noundef %128, i32 noundef %129) #7
  store i32 %130, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !tbaa !3
  br label %131

131:                                              ; preds = %127, %125
  %132 = icmp eq i32 %4, 0
  br i1 %132, label %133, label %134

133:                                              ; preds = %131
  store i32 -2147483648, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !tbaa !3
  br label %134

134:                                              ; preds = %133, %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %126, label %135, label %139

135:                                              ; preds = %134
  %136 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 508), align 4, !tbaa !3
  %137 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !tbaa !3
  store i32 %137, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 508), align 4, !tbaa !3
  %138 = tail call noundef i32 @__nv_max(i32 noundef %137, i32 noundef %136) #7
  store i32 %138, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 1020), align 4, !tbaa !3
  br label %139

139:                                              ; preds = %134, %135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %112, label %140, label %152

140:                                              ; preds = %139
  %141 = shl nuw nsw i32 %26, 6
  %142 = shl nuw nsw i32 %29, 6
  %143 = zext nneg i32 %141 to i64
  %144 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %143
  %145 = getelementptr i8, ptr %144, i64 -4
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = zext nneg i32 %142 to i64
  %148 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %147
  %149 = getelementptr i8, ptr %148, i64 -4
  %150 = load i32, ptr %149, align 4, !tbaa !3
  store i32 %150, ptr %145, align 4, !tbaa !3
  %151 = tail call noundef i32 @__nv_max(i32 noundef %150, i32 noundef %146) #7
  store i32 %151, ptr %149, align 4, !tbaa !3
  br label %152

152:                                              ; preds = %140, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %98, label %153, label %165

153:                                              ; preds = %152
  %154 = shl nuw nsw i32 %26, 5
  %155 = shl nuw nsw i32 %29, 5
  %156 = zext nneg i32 %154 to i64
  %157 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %156
  %158 = getelementptr i8, ptr %157, i64 -4
  %159 = load i32, ptr %158, align 4, !tbaa !3
  %160 = zext nneg i32 %155 to i64
  %161 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %160
  %162 = getelementptr i8, ptr %161, i64 -4
  %163 = load i32, ptr %162, align 4, !tbaa !3
  store i32 %163, ptr %158, align 4, !tbaa !3
  %164 = tail call noundef i32 @__nv_max(i32 noundef %163, i32 noundef %159) #7
  store i32 %164, ptr %162, align 4, !tbaa !3
  br label %165

165:                                              ; preds = %153, %152
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %84, label %166, label %178

166:                                              ; preds = %165
  %167 = shl nuw nsw i32 %26, 4
  %168 = shl nuw nsw i32 %29, 4
  %169 = zext nneg i32 %167 to i64
  %170 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %169
  %171 = getelementptr i8, ptr %170, i64 -4
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = zext nneg i32 %168 to i64
  %174 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %173
  %175 = getelementptr i8, ptr %174, i64 -4
  %176 = load i32, ptr %175, align 4, !tbaa !3
  store i32 %176, ptr %171, align 4, !tbaa !3
  %177 = tail call noundef i32 @__nv_max(i32 noundef %176, i32 noundef %172) #7
  store i32 %177, ptr %175, align 4, !tbaa !3
  br label %178

178:                                              ; preds = %166, %165
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %179, label %191

179:                                              ; preds = %178
  %180 = shl nuw nsw i32 %26, 3
  %181 = shl nuw nsw i32 %29, 3
  %182 = zext nneg i32 %180 to i64
  %183 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %182
  %184 = getelementptr i8, ptr %183, i64 -4
  %185 = load i32, ptr %184, align 4, !tbaa !3
  %186 = zext nneg i32 %181 to i64
  %187 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %186
  %188 = getelementptr i8, ptr %187, i64 -4
  %189 = load i32, ptr %188, align 4, !tbaa !3
  store i32 %189, ptr %184, align 4, !tbaa !3
  %190 = tail call noundef i32 @__nv_max(i32 noundef %189, i32 noundef %185) #7
  store i32 %190, ptr %188, align 4, !tbaa !3
  br label %191

191:                                              ; preds = %179, %178
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %56, label %192, label %204

192:                                              ; preds = %191
  %193 = shl nuw nsw i32 %26, 2
  %194 = shl nuw nsw i32 %29, 2
  %195 = zext nneg i32 %193 to i64
  %196 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %195
  %197 = getelementptr i8, ptr %196, i64 -4
  %198 = load i32, ptr %197, align 4, !tbaa !3
  %199 = zext nneg i32 %194 to i64
  %200 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %199
  %201 = getelementptr i8, ptr %200, i64 -4
  %202 = load i32, ptr %201, align 4, !tbaa !3
  store i32 %202, ptr %197, align 4, !tbaa !3
  %203 = tail call noundef i32 @__nv_max(i32 noundef %202, i32 noundef %198) #7
  store i32 %203, ptr %201, align 4, !tbaa !3
  br label %204

204:                                              ; preds = %192, %191
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %42, label %205, label %217

205:                                              ; preds = %204
  %206 = shl nuw nsw i32 %26, 1
  %207 = shl nuw nsw i32 %29, 1
  %208 = zext nneg i32 %206 to i64
  %209 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %208
  %210 = getelementptr i8, ptr %209, i64 -4
  %211 = load i32, ptr %210, align 4, !tbaa !3
  %212 = zext nneg i32 %207 to i64
  %213 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %212
  %214 = getelementptr i8, ptr %213, i64 -4
  %215 = load i32, ptr %214, align 4, !tbaa !3
  store i32 %215, ptr %210, align 4, !tbaa !3
  %216 = tail call noundef i32 @__nv_max(i32 noundef %215, i32 noundef %211) #7
  store i32 %216, ptr %214, align 4, !tbaa !3
  br label %217

217:                                              ; preds = %205, %204
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %218, label %226

218:                                              ; preds = %217
  %219 = getelementptr i8, ptr %28, i64 -4
  %220 = load i32, ptr %219, align 4, !tbaa !3
  %221 = zext nneg i32 %29 to i64
  %222 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 %221
  %223 = getelementptr i8, ptr %222, i64 -4
  %224 = load i32, ptr %223, align 4, !tbaa !3
  store i32 %224, ptr %219, align 4, !tbaa !3
  %225 = tail call noundef i32 @__nv_max(i32 noundef %224, i32 noundef %220) #7
  store i32 %225, ptr %223, align 4, !tbaa !3
  br label %226

226:                                              ; preds = %218, %217
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %227, label %231

227:                                              ; preds = %226
  %228 = sext i32 %8 to i64
  %229 = getelementptr inbounds i32, ptr %1, i64 %228
  %230 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %230, ptr %229, align 4, !tbaa !3
  br label %231

231:                                              ; preds = %227, %226
  br i1 %19, label %232, label %236

232:                                              ; preds = %231
  %233 = sext i32 %18 to i64
  %234 = getelementptr inbounds i32, ptr %1, i64 %233
  %235 = load i32, ptr %28, align 4, !tbaa !3
  store i32 %235, ptr %234, align 4, !tbaa !3
  br label %236

236:                                              ; preds = %232, %231
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_brent_kung(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl nuw i32 %5, 1
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %4
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 1, %3 ]
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !3
  %19 = add i32 %9, %7
  %20 = icmp ult i32 %19, %2
  br i1 %20, label %21, label %25

21:                                               ; preds = %15
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %15, %21
  %26 = phi i32 [ %24, %21 ], [ 1, %15 ]
  %27 = add nuw nsw i32 %4, %7
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %28
  store i32 %26, ptr %29, align 4, !tbaa !3
  %30 = shl nuw nsw i32 %4, 1
  %31 = add nuw nsw i32 %30, 2
  br label %34

32:                                               ; preds = %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp eq i32 %4, 0
  br i1 %33, label %51, label %55

34:                                               ; preds = %25, %48
  %35 = phi i32 [ 1, %25 ], [ %49, %48 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = mul i32 %35, %31
  %37 = add i32 %36, -1
  %38 = icmp ult i32 %37, 256
  br i1 %38, label %39, label %48

39:                                               ; preds = %34
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %40
  %42 = sub i32 %37, %35
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = load i32, ptr %41, align 4, !tbaa !3
  %47 = mul i32 %46, %45
  store i32 %47, ptr %41, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %39, %34
  %49 = shl i32 %35, 1
  %50 = icmp ugt i32 %49, %7
  br i1 %50, label %32, label %34, !llvm.loop !9

51:                                               ; preds = %32
  %52 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 508), align 4, !tbaa !3
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 764), align 4, !tbaa !3
  %54 = mul i32 %53, %52
  store i32 %54, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 764), align 4, !tbaa !3
  br label %55

55:                                               ; preds = %51, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp samesign ult i32 %4, 3
  br i1 %56, label %57, label %68

57:                                               ; preds = %55
  %58 = shl nuw nsw i32 %31, 5
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 124
  %62 = zext nneg i32 %58 to i64
  %63 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %62
  %64 = getelementptr i8, ptr %63, i64 -4
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = load i32, ptr %61, align 4, !tbaa !3
  %67 = mul i32 %66, %65
  store i32 %67, ptr %61, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %57, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp samesign ult i32 %4, 7
  br i1 %69, label %70, label %81

70:                                               ; preds = %68
  %71 = shl nuw nsw i32 %31, 4
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 60
  %75 = zext nneg i32 %71 to i64
  %76 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %75
  %77 = getelementptr i8, ptr %76, i64 -4
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = load i32, ptr %74, align 4, !tbaa !3
  %80 = mul i32 %79, %78
  store i32 %80, ptr %74, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %70, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = icmp samesign ult i32 %4, 15
  br i1 %82, label %83, label %94

83:                                               ; preds = %81
  %84 = shl nuw nsw i32 %31, 3
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 28
  %88 = zext nneg i32 %84 to i64
  %89 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %88
  %90 = getelementptr i8, ptr %89, i64 -4
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = load i32, ptr %87, align 4, !tbaa !3
  %93 = mul i32 %92, %91
  store i32 %93, ptr %87, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %83, %81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = icmp samesign ult i32 %4, 31
  br i1 %95, label %96, label %107

96:                                               ; preds = %94
  %97 = shl nuw nsw i32 %31, 2
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 12
  %101 = zext nneg i32 %97 to i64
  %102 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %101
  %103 = getelementptr i8, ptr %102, i64 -4
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = load i32, ptr %100, align 4, !tbaa !3
  %106 = mul i32 %105, %104
  store i32 %106, ptr %100, align 4, !tbaa !3
  br label %107

107:                                              ; preds = %96, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = icmp samesign ult i32 %4, 63
  br i1 %108, label %109, label %120

109:                                              ; preds = %107
  %110 = shl nuw nsw i32 %31, 1
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %114 = zext nneg i32 %110 to i64
  %115 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %114
  %116 = getelementptr i8, ptr %115, i64 -4
  %117 = load i32, ptr %116, align 4, !tbaa !3
  %118 = load i32, ptr %113, align 4, !tbaa !3
  %119 = mul i32 %118, %117
  store i32 %119, ptr %113, align 4, !tbaa !3
  br label %120

120:                                              ; preds = %109, %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %121 = icmp samesign ult i32 %4, 127
  br i1 %121, label %122, label %131

122:                                              ; preds = %120
  %123 = zext nneg i32 %31 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %123
  %125 = zext nneg i32 %30 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 %125
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4, !tbaa !3
  %129 = load i32, ptr %124, align 4, !tbaa !3
  %130 = mul i32 %129, %128
  store i32 %130, ptr %124, align 4, !tbaa !3
  br label %131

131:                                              ; preds = %122, %120
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %132, label %136

132:                                              ; preds = %131
  %133 = sext i32 %9 to i64
  %134 = getelementptr inbounds i32, ptr %1, i64 %133
  %135 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %135, ptr %134, align 4, !tbaa !3
  br label %136

136:                                              ; preds = %132, %131
  br i1 %20, label %137, label %141

137:                                              ; preds = %136
  %138 = zext i32 %19 to i64
  %139 = getelementptr inbounds nuw i32, ptr %1, i64 %138
  %140 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %140, ptr %139, align 4, !tbaa !3
  br label %141

141:                                              ; preds = %137, %136
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_padded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = add nsw i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !7
  %10 = lshr i32 %3, 5
  %11 = add nuw nsw i32 %10, %3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %12
  store float %9, ptr %13, align 4, !tbaa !7
  %14 = add nsw i32 %6, 128
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = add nuw nsw i32 %3, 128
  %19 = lshr i32 %18, 5
  %20 = add nuw nsw i32 %19, %18
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %21
  store float %17, ptr %22, align 4, !tbaa !7
  %23 = shl nuw nsw i32 %3, 1
  %24 = or disjoint i32 %23, 1
  %25 = add nuw nsw i32 %23, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp samesign ult i32 %3, 128
  br i1 %26, label %27, label %40

27:                                               ; preds = %2
  %28 = lshr i32 %3, 4
  %29 = add nuw nsw i32 %28, %23
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = or disjoint i32 %23, 1
  %34 = lshr i32 %3, 4
  %35 = add nuw nsw i32 %34, %33
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fadd contract float %32, %38
  store float %39, ptr %37, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %27, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %3, 64
  br i1 %41, label %42, label %58

42:                                               ; preds = %40
  %43 = shl nuw nsw i32 %24, 1
  %44 = add nsw i32 %43, -1
  %45 = lshr i32 %44, 5
  %46 = add nuw nsw i32 %45, %44
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = shl nuw nsw i32 %25, 1
  %51 = add nsw i32 %50, -1
  %52 = lshr i32 %51, 5
  %53 = add nuw nsw i32 %52, %51
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fadd contract float %49, %56
  store float %57, ptr %55, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %3, 32
  br i1 %59, label %60, label %76

60:                                               ; preds = %58
  %61 = shl nuw nsw i32 %24, 2
  %62 = add nsw i32 %61, -1
  %63 = lshr i32 %62, 5
  %64 = add nuw nsw i32 %63, %62
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = shl nuw nsw i32 %25, 2
  %69 = add nsw i32 %68, -1
  %70 = lshr i32 %69, 5
  %71 = add nuw nsw i32 %70, %69
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fadd contract float %67, %74
  store float %75, ptr %73, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp samesign ult i32 %3, 16
  br i1 %77, label %78, label %94

78:                                               ; preds = %76
  %79 = shl nuw nsw i32 %24, 3
  %80 = add nsw i32 %79, -1
  %81 = lshr i32 %80, 5
  %82 = add nuw nsw i32 %81, %80
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = shl nuw nsw i32 %25, 3
  %87 = add nsw i32 %86, -1
  %88 = lshr i32 %87, 5
  %89 = add nuw nsw i32 %88, %87
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fadd contract float %85, %92
  store float %93, ptr %91, align 4, !tbaa !7
  br label %94

94:                                               ; preds = %78, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = icmp samesign ult i32 %3, 8
  br i1 %95, label %96, label %112

96:                                               ; preds = %94
  %97 = shl nuw nsw i32 %24, 4
  %98 = add nsw i32 %97, -1
  %99 = lshr i32 %98, 5
  %100 = add nuw nsw i32 %99, %98
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = shl nuw nsw i32 %25, 4
  %105 = add nsw i32 %104, -1
  %106 = lshr i32 %105, 5
  %107 = add nuw nsw i32 %106, %105
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fadd contract float %103, %110
  store float %111, ptr %109, align 4, !tbaa !7
  br label %112

112:                                              ; preds = %96, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = icmp samesign ult i32 %3, 4
  br i1 %113, label %114, label %130

114:                                              ; preds = %112
  %115 = shl nuw nsw i32 %24, 5
  %116 = add nsw i32 %115, -1
  %117 = lshr i32 %116, 5
  %118 = add nuw nsw i32 %117, %116
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = shl nuw nsw i32 %25, 5
  %123 = add nsw i32 %122, -1
  %124 = lshr i32 %123, 5
  %125 = add nuw nsw i32 %124, %123
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fadd contract float %121, %128
  store float %129, ptr %127, align 4, !tbaa !7
  br label %130

130:                                              ; preds = %114, %112
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = icmp samesign ult i32 %3, 2
  br i1 %131, label %132, label %148

132:                                              ; preds = %130
  %133 = shl nuw nsw i32 %24, 6
  %134 = add nsw i32 %133, -1
  %135 = lshr i32 %134, 5
  %136 = add nuw nsw i32 %135, %134
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = shl nuw nsw i32 %25, 6
  %141 = add nsw i32 %140, -1
  %142 = lshr i32 %141, 5
  %143 = add nuw nsw i32 %142, %141
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fadd contract float %139, %146
  store float %147, ptr %145, align 4, !tbaa !7
  br label %148

148:                                              ; preds = %132, %130
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = icmp eq i32 %3, 0
  br i1 %149, label %150, label %154

150:                                              ; preds = %148
  %151 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 520), align 4, !tbaa !7
  %152 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !tbaa !7
  %153 = fadd contract float %151, %152
  store float %153, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !tbaa !7
  br label %154

154:                                              ; preds = %150, %148
  %155 = icmp eq i32 %3, 0
  br i1 %155, label %156, label %157

156:                                              ; preds = %154
  store float 0.000000e+00, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !tbaa !7
  br label %157

157:                                              ; preds = %156, %154
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %149, label %158, label %162

158:                                              ; preds = %157
  %159 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 520), align 4, !tbaa !7
  %160 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !tbaa !7
  store float %160, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 520), align 4, !tbaa !7
  %161 = fadd contract float %159, %160
  store float %161, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 1048), align 4, !tbaa !7
  br label %162

162:                                              ; preds = %157, %158
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %131, label %163, label %179

163:                                              ; preds = %162
  %164 = shl nuw nsw i32 %24, 6
  %165 = add nsw i32 %164, -1
  %166 = lshr i32 %165, 5
  %167 = add nuw nsw i32 %166, %165
  %168 = shl nuw nsw i32 %25, 6
  %169 = add nsw i32 %168, -1
  %170 = lshr i32 %169, 5
  %171 = add nuw nsw i32 %170, %169
  %172 = zext nneg i32 %167 to i64
  %173 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = zext nneg i32 %171 to i64
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !7
  store float %177, ptr %173, align 4, !tbaa !7
  %178 = fadd contract float %174, %177
  store float %178, ptr %176, align 4, !tbaa !7
  br label %179

179:                                              ; preds = %163, %162
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %113, label %180, label %196

180:                                              ; preds = %179
  %181 = shl nuw nsw i32 %24, 5
  %182 = add nsw i32 %181, -1
  %183 = lshr i32 %182, 5
  %184 = add nuw nsw i32 %183, %182
  %185 = shl nuw nsw i32 %25, 5
  %186 = add nsw i32 %185, -1
  %187 = lshr i32 %186, 5
  %188 = add nuw nsw i32 %187, %186
  %189 = zext nneg i32 %184 to i64
  %190 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !7
  %192 = zext nneg i32 %188 to i64
  %193 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !7
  store float %194, ptr %190, align 4, !tbaa !7
  %195 = fadd contract float %191, %194
  store float %195, ptr %193, align 4, !tbaa !7
  br label %196

196:                                              ; preds = %180, %179
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %95, label %197, label %213

197:                                              ; preds = %196
  %198 = shl nuw nsw i32 %24, 4
  %199 = add nsw i32 %198, -1
  %200 = lshr i32 %199, 5
  %201 = add nuw nsw i32 %200, %199
  %202 = shl nuw nsw i32 %25, 4
  %203 = add nsw i32 %202, -1
  %204 = lshr i32 %203, 5
  %205 = add nuw nsw i32 %204, %203
  %206 = zext nneg i32 %201 to i64
  %207 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !7
  %209 = zext nneg i32 %205 to i64
  %210 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !7
  store float %211, ptr %207, align 4, !tbaa !7
  %212 = fadd contract float %208, %211
  store float %212, ptr %210, align 4, !tbaa !7
  br label %213

213:                                              ; preds = %197, %196
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %77, label %214, label %230

214:                                              ; preds = %213
  %215 = shl nuw nsw i32 %24, 3
  %216 = add nsw i32 %215, -1
  %217 = lshr i32 %216, 5
  %218 = add nuw nsw i32 %217, %216
  %219 = shl nuw nsw i32 %25, 3
  %220 = add nsw i32 %219, -1
  %221 = lshr i32 %220, 5
  %222 = add nuw nsw i32 %221, %220
  %223 = zext nneg i32 %218 to i64
  %224 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !7
  %226 = zext nneg i32 %222 to i64
  %227 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !7
  store float %228, ptr %224, align 4, !tbaa !7
  %229 = fadd contract float %225, %228
  store float %229, ptr %227, align 4, !tbaa !7
  br label %230

230:                                              ; preds = %214, %213
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %59, label %231, label %247

231:                                              ; preds = %230
  %232 = shl nuw nsw i32 %24, 2
  %233 = add nsw i32 %232, -1
  %234 = lshr i32 %233, 5
  %235 = add nuw nsw i32 %234, %233
  %236 = shl nuw nsw i32 %25, 2
  %237 = add nsw i32 %236, -1
  %238 = lshr i32 %237, 5
  %239 = add nuw nsw i32 %238, %237
  %240 = zext nneg i32 %235 to i64
  %241 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %240
  %242 = load float, ptr %241, align 4, !tbaa !7
  %243 = zext nneg i32 %239 to i64
  %244 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %243
  %245 = load float, ptr %244, align 4, !tbaa !7
  store float %245, ptr %241, align 4, !tbaa !7
  %246 = fadd contract float %242, %245
  store float %246, ptr %244, align 4, !tbaa !7
  br label %247

247:                                              ; preds = %231, %230
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %41, label %248, label %264

248:                                              ; preds = %247
  %249 = shl nuw nsw i32 %24, 1
  %250 = add nsw i32 %249, -1
  %251 = lshr i32 %250, 5
  %252 = add nuw nsw i32 %251, %250
  %253 = shl nuw nsw i32 %25, 1
  %254 = add nsw i32 %253, -1
  %255 = lshr i32 %254, 5
  %256 = add nuw nsw i32 %255, %254
  %257 = zext nneg i32 %252 to i64
  %258 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !7
  %260 = zext nneg i32 %256 to i64
  %261 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !7
  store float %262, ptr %258, align 4, !tbaa !7
  %263 = fadd contract float %259, %262
  store float %263, ptr %261, align 4, !tbaa !7
  br label %264

264:                                              ; preds = %248, %247
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %26, label %265, label %278

265:                                              ; preds = %264
  %266 = lshr i32 %3, 4
  %267 = add nuw nsw i32 %266, %23
  %268 = or disjoint i32 %23, 1
  %269 = lshr i32 %3, 4
  %270 = add nuw nsw i32 %269, %268
  %271 = zext nneg i32 %267 to i64
  %272 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %271
  %273 = load float, ptr %272, align 4, !tbaa !7
  %274 = zext nneg i32 %270 to i64
  %275 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 %274
  %276 = load float, ptr %275, align 4, !tbaa !7
  store float %276, ptr %272, align 4, !tbaa !7
  %277 = fadd contract float %273, %276
  store float %277, ptr %275, align 4, !tbaa !7
  br label %278

278:                                              ; preds = %265, %264
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %279 = load float, ptr %13, align 4, !tbaa !7
  %280 = getelementptr inbounds float, ptr %1, i64 %7
  store float %279, ptr %280, align 4, !tbaa !7
  %281 = load float, ptr %22, align 4, !tbaa !7
  %282 = getelementptr inbounds float, ptr %1, i64 %15
  store float %281, ptr %282, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_offsets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = lshr i32 %7, 5
  %11 = icmp slt i32 %8, %3
  br i1 %11, label %12, label %16

12:                                               ; preds = %4
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %4, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %4 ]
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %17, i32 1, i32 0)
  %19 = icmp eq i32 %9, 0
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add nsw i32 %20, %17
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 2, i32 0)
  %23 = icmp samesign ult i32 %9, 2
  %24 = select i1 %23, i32 0, i32 %22
  %25 = add nsw i32 %24, %21
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %25, i32 4, i32 0)
  %27 = icmp samesign ult i32 %9, 4
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add nsw i32 %28, %25
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 8, i32 0)
  %31 = icmp samesign ult i32 %9, 8
  %32 = select i1 %31, i32 0, i32 %30
  %33 = add nsw i32 %32, %29
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %33, i32 16, i32 0)
  %35 = icmp samesign ult i32 %9, 16
  %36 = select i1 %35, i32 0, i32 %34
  %37 = add nsw i32 %36, %33
  %38 = icmp eq i32 %9, 31
  br i1 %38, label %39, label %42

39:                                               ; preds = %16
  %40 = zext nneg i32 %10 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %40
  store i32 %37, ptr %41, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %39, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %63

44:                                               ; preds = %42
  br i1 %31, label %45, label %49

45:                                               ; preds = %44
  %46 = zext nneg i32 %9 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %44, %45
  %50 = phi i32 [ %48, %45 ], [ 0, %44 ]
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %50, i32 1, i32 0)
  %52 = select i1 %19, i32 0, i32 %51
  %53 = add nsw i32 %52, %50
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %53, i32 2, i32 0)
  %55 = select i1 %23, i32 0, i32 %54
  %56 = add nsw i32 %55, %53
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %56, i32 4, i32 0)
  br i1 %31, label %58, label %63

58:                                               ; preds = %49
  %59 = select i1 %27, i32 0, i32 %57
  %60 = add nsw i32 %59, %56
  %61 = zext nneg i32 %9 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %61
  store i32 %60, ptr %62, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %49, %58, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %43, label %69, label %64

64:                                               ; preds = %63
  %65 = zext nneg i32 %10 to i64
  %66 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 %65
  %67 = getelementptr i8, ptr %66, i64 -4
  %68 = load i32, ptr %67, align 4, !tbaa !3
  br label %69

69:                                               ; preds = %63, %64
  %70 = phi i32 [ %68, %64 ], [ 0, %63 ]
  br i1 %11, label %71, label %76

71:                                               ; preds = %69
  %72 = sext i32 %8 to i64
  %73 = getelementptr inbounds i32, ptr %1, i64 %72
  %74 = sub i32 %37, %17
  %75 = add i32 %74, %70
  store i32 %75, ptr %73, align 4, !tbaa !3
  br label %76

76:                                               ; preds = %71, %69
  %77 = icmp eq i32 %7, 255
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = zext nneg i32 %5 to i64
  %80 = getelementptr inbounds nuw i32, ptr %2, i64 %79
  %81 = add nsw i32 %70, %37
  store i32 %81, ptr %80, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %78, %76
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_suffix_largest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %10

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %9 = load float, ptr %8, align 4, !tbaa !7
  br label %10

10:                                               ; preds = %3, %7
  %11 = phi contract float [ %9, %7 ], [ 0xFFF0000000000000, %3 ]
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %6
  store float %11, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp samesign ult i32 %4, 127
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %10, %14
  %20 = phi contract float [ %18, %14 ], [ 0xFFF0000000000000, %10 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load float, ptr %12, align 4, !tbaa !7
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %20) #7
  store float %22, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %4, 126
  br i1 %23, label %24, label %29

24:                                               ; preds = %19
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %24, %19
  %30 = phi contract float [ %28, %24 ], [ 0xFFF0000000000000, %19 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load float, ptr %12, align 4, !tbaa !7
  %32 = tail call contract noundef float @__nv_fmaxf(float noundef %31, float noundef %30) #7
  store float %32, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 124
  br i1 %33, label %34, label %39

34:                                               ; preds = %29
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load float, ptr %37, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi contract float [ %38, %34 ], [ 0xFFF0000000000000, %29 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load float, ptr %12, align 4, !tbaa !7
  %42 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %40) #7
  store float %42, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 120
  br i1 %43, label %44, label %49

44:                                               ; preds = %39
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 32
  %48 = load float, ptr %47, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %44, %39
  %50 = phi contract float [ %48, %44 ], [ 0xFFF0000000000000, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = load float, ptr %12, align 4, !tbaa !7
  %52 = tail call contract noundef float @__nv_fmaxf(float noundef %51, float noundef %50) #7
  store float %52, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 112
  br i1 %53, label %54, label %59

54:                                               ; preds = %49
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %58 = load float, ptr %57, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %54, %49
  %60 = phi contract float [ %58, %54 ], [ 0xFFF0000000000000, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load float, ptr %12, align 4, !tbaa !7
  %62 = tail call contract noundef float @__nv_fmaxf(float noundef %61, float noundef %60) #7
  store float %62, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp samesign ult i32 %4, 96
  br i1 %63, label %64, label %69

64:                                               ; preds = %59
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %68 = load float, ptr %67, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %64, %59
  %70 = phi contract float [ %68, %64 ], [ 0xFFF0000000000000, %59 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = load float, ptr %12, align 4, !tbaa !7
  %72 = tail call contract noundef float @__nv_fmaxf(float noundef %71, float noundef %70) #7
  store float %72, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp samesign ult i32 %4, 64
  br i1 %73, label %74, label %79

74:                                               ; preds = %69
  %75 = zext nneg i32 %4 to i64
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 256
  %78 = load float, ptr %77, align 4, !tbaa !7
  br label %79

79:                                               ; preds = %74, %69
  %80 = phi contract float [ %78, %74 ], [ 0xFFF0000000000000, %69 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load float, ptr %12, align 4, !tbaa !7
  %82 = tail call contract noundef float @__nv_fmaxf(float noundef %81, float noundef %80) #7
  store float %82, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %83, label %86

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %85 = load float, ptr %12, align 4, !tbaa !7
  store float %85, ptr %84, align 4, !tbaa !7
  br label %86

86:                                               ; preds = %83, %79
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
