; ModuleID = 'rounds.cu'
source_filename = "rounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17rounds_of_a_blockE3row = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5value = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5place = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounds_of_a_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp slt i32 %6, %3
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %3, %9
  br label %46

11:                                               ; preds = %46, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %13, label %58

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %14
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %14
  %17 = icmp eq i32 %6, 0
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = mul i32 %4, %18
  %20 = icmp samesign ult i32 %6, 32
  %21 = or disjoint i32 %6, 32
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %22
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %22
  %25 = icmp samesign ult i32 %6, 16
  %26 = or disjoint i32 %6, 16
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %27
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %27
  %30 = icmp samesign ult i32 %6, 8
  %31 = or disjoint i32 %6, 8
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %32
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %32
  %35 = icmp samesign ult i32 %6, 4
  %36 = or disjoint i32 %6, 4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %37
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %37
  %40 = icmp samesign ult i32 %6, 2
  %41 = or disjoint i32 %6, 2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 %42
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 %42
  %45 = icmp eq i32 %6, 0
  br label %56

46:                                               ; preds = %8, %46
  %47 = phi i32 [ %6, %8 ], [ %54, %46 ]
  %48 = add i32 %47, %10
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %52
  store float %51, ptr %53, align 4, !tbaa !7
  %54 = add nuw nsw i32 %47, 64
  %55 = icmp slt i32 %54, %3
  br i1 %55, label %46, label %11, !llvm.loop !9

56:                                               ; preds = %13, %127
  %57 = phi i32 [ 0, %13 ], [ %128, %127 ]
  br i1 %7, label %62, label %59

58:                                               ; preds = %127, %11
  ret void

59:                                               ; preds = %62, %56
  %60 = phi float [ 0xC7EFFFFFE0000000, %56 ], [ %70, %62 ]
  %61 = phi i32 [ -1, %56 ], [ %71, %62 ]
  store float %60, ptr %15, align 4, !tbaa !7
  store i32 %61, ptr %16, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %74, label %80

62:                                               ; preds = %56, %62
  %63 = phi i32 [ %72, %62 ], [ %6, %56 ]
  %64 = phi i32 [ %71, %62 ], [ -1, %56 ]
  %65 = phi float [ %70, %62 ], [ 0xC7EFFFFFE0000000, %56 ]
  %66 = zext nneg i32 %63 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fcmp contract ogt float %68, %65
  %70 = select i1 %69, float %68, float %65
  %71 = select i1 %69, i32 %63, i32 %64
  %72 = add nuw nsw i32 %63, 64
  %73 = icmp slt i32 %72, %3
  br i1 %73, label %62, label %59, !llvm.loop !11

74:                                               ; preds = %59
  %75 = load float, ptr %23, align 4, !tbaa !7
  %76 = load float, ptr %15, align 4, !tbaa !7
  %77 = fcmp contract ogt float %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %74
  store float %75, ptr %15, align 4, !tbaa !7
  %79 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %79, ptr %16, align 4, !tbaa !3
  br label %80

80:                                               ; preds = %78, %74, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %81, label %87

81:                                               ; preds = %80
  %82 = load float, ptr %28, align 4, !tbaa !7
  %83 = load float, ptr %15, align 4, !tbaa !7
  %84 = fcmp contract ogt float %82, %83
  br i1 %84, label %85, label %87

85:                                               ; preds = %81
  store float %82, ptr %15, align 4, !tbaa !7
  %86 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %86, ptr %16, align 4, !tbaa !3
  br label %87

87:                                               ; preds = %85, %81, %80
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %88, label %94

88:                                               ; preds = %87
  %89 = load float, ptr %33, align 4, !tbaa !7
  %90 = load float, ptr %15, align 4, !tbaa !7
  %91 = fcmp contract ogt float %89, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  store float %89, ptr %15, align 4, !tbaa !7
  %93 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %93, ptr %16, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %92, %88, %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %35, label %95, label %101

95:                                               ; preds = %94
  %96 = load float, ptr %38, align 4, !tbaa !7
  %97 = load float, ptr %15, align 4, !tbaa !7
  %98 = fcmp contract ogt float %96, %97
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  store float %96, ptr %15, align 4, !tbaa !7
  %100 = load i32, ptr %39, align 4, !tbaa !3
  store i32 %100, ptr %16, align 4, !tbaa !3
  br label %101

101:                                              ; preds = %99, %95, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %40, label %102, label %108

102:                                              ; preds = %101
  %103 = load float, ptr %43, align 4, !tbaa !7
  %104 = load float, ptr %15, align 4, !tbaa !7
  %105 = fcmp contract ogt float %103, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %102
  store float %103, ptr %15, align 4, !tbaa !7
  %107 = load i32, ptr %44, align 4, !tbaa !3
  store i32 %107, ptr %16, align 4, !tbaa !3
  br label %108

108:                                              ; preds = %106, %102, %101
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %45, label %109, label %115

109:                                              ; preds = %108
  %110 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 4), align 4, !tbaa !7
  %111 = load float, ptr %15, align 4, !tbaa !7
  %112 = fcmp contract ogt float %110, %111
  br i1 %112, label %113, label %115

113:                                              ; preds = %109
  store float %110, ptr %15, align 4, !tbaa !7
  %114 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 4), align 4, !tbaa !3
  store i32 %114, ptr %16, align 4, !tbaa !3
  br label %115

115:                                              ; preds = %113, %109, %108
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %116, label %127

116:                                              ; preds = %115
  %117 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), align 4, !tbaa !7
  %118 = add i32 %57, %19
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr %1, i64 %119
  store float %117, ptr %120, align 4, !tbaa !7
  %121 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), align 4, !tbaa !3
  %122 = getelementptr inbounds nuw i32, ptr %2, i64 %119
  store i32 %121, ptr %122, align 4, !tbaa !3
  %123 = icmp sgt i32 %121, -1
  br i1 %123, label %124, label %127

124:                                              ; preds = %116
  %125 = zext nneg i32 %121 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 %125
  store float 0xC7EFFFFFE0000000, ptr %126, align 4, !tbaa !7
  br label %127

127:                                              ; preds = %116, %124, %115
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = add nuw nsw i32 %57, 1
  %129 = icmp eq i32 %128, %4
  br i1 %129, label %58, label %56, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_of_a_lane(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %461

12:                                               ; preds = %5
  %13 = mul nsw i32 %3, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = icmp sgt i32 %3, 1
  %17 = shl nsw i32 %10, 2
  %18 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %19, label %48

19:                                               ; preds = %12
  %20 = add nsw i32 %3, -1
  %21 = add nsw i32 %3, -2
  %22 = and i32 %20, 7
  %23 = icmp ult i32 %21, 7
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = and i32 %20, -8
  br label %390

26:                                               ; preds = %390
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %26, %19
  %29 = phi i32 [ 1, %19 ], [ %458, %26 ]
  %30 = phi i32 [ 0, %19 ], [ %457, %26 ]
  %31 = phi float [ %18, %19 ], [ %456, %26 ]
  %32 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %32)
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi i32 [ %45, %33 ], [ %29, %28 ]
  %35 = phi i32 [ %44, %33 ], [ %30, %28 ]
  %36 = phi float [ %43, %33 ], [ %31, %28 ]
  %37 = phi i32 [ %46, %33 ], [ 0, %28 ]
  %38 = add nsw i32 %34, %13
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fcmp contract ogt float %41, %36
  %43 = select i1 %42, float %41, float %36
  %44 = select i1 %42, i32 %34, i32 %35
  %45 = add nuw nsw i32 %34, 1
  %46 = add i32 %37, 1
  %47 = icmp eq i32 %46, %22
  br i1 %47, label %48, label %33, !llvm.loop !13

48:                                               ; preds = %26, %33, %12
  %49 = phi float [ %18, %12 ], [ %456, %26 ], [ %43, %33 ]
  %50 = phi i32 [ 0, %12 ], [ %457, %26 ], [ %44, %33 ]
  %51 = sext i32 %17 to i64
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  store float %49, ptr %52, align 4, !tbaa !7
  %53 = getelementptr inbounds i32, ptr %2, i64 %51
  store i32 %50, ptr %53, align 4, !tbaa !3
  %54 = add nsw i32 %50, %13
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  store float 0xFFF0000000000000, ptr %56, align 4, !tbaa !7
  %57 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %58, label %158

58:                                               ; preds = %48
  %59 = add nsw i32 %3, -1
  %60 = add nsw i32 %3, -2
  %61 = and i32 %59, 7
  %62 = icmp ult i32 %60, 7
  br i1 %62, label %138, label %63

63:                                               ; preds = %58
  %64 = and i32 %59, -8
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 1, %63 ], [ %133, %65 ]
  %67 = phi i32 [ 0, %63 ], [ %132, %65 ]
  %68 = phi float [ %57, %63 ], [ %131, %65 ]
  %69 = phi i32 [ 0, %63 ], [ %134, %65 ]
  %70 = add nsw i32 %66, %13
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fcmp contract ogt float %73, %68
  %75 = select i1 %74, float %73, float %68
  %76 = select i1 %74, i32 %66, i32 %67
  %77 = add nuw nsw i32 %66, 1
  %78 = add nsw i32 %77, %13
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fcmp contract ogt float %81, %75
  %83 = select i1 %82, float %81, float %75
  %84 = select i1 %82, i32 %77, i32 %76
  %85 = add nuw nsw i32 %66, 2
  %86 = add nsw i32 %85, %13
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fcmp contract ogt float %89, %83
  %91 = select i1 %90, float %89, float %83
  %92 = select i1 %90, i32 %85, i32 %84
  %93 = add nuw nsw i32 %66, 3
  %94 = add nsw i32 %93, %13
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fcmp contract ogt float %97, %91
  %99 = select i1 %98, float %97, float %91
  %100 = select i1 %98, i32 %93, i32 %92
  %101 = add nuw nsw i32 %66, 4
  %102 = add nsw i32 %101, %13
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fcmp contract ogt float %105, %99
  %107 = select i1 %106, float %105, float %99
  %108 = select i1 %106, i32 %101, i32 %100
  %109 = add nuw nsw i32 %66, 5
  %110 = add nsw i32 %109, %13
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fcmp contract ogt float %113, %107
  %115 = select i1 %114, float %113, float %107
  %116 = select i1 %114, i32 %109, i32 %108
  %117 = add nuw nsw i32 %66, 6
  %118 = add nsw i32 %117, %13
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fcmp contract ogt float %121, %115
  %123 = select i1 %122, float %121, float %115
  %124 = select i1 %122, i32 %117, i32 %116
  %125 = add nuw nsw i32 %66, 7
  %126 = add nsw i32 %125, %13
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %0, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = fcmp contract ogt float %129, %123
  %131 = select i1 %130, float %129, float %123
  %132 = select i1 %130, i32 %125, i32 %124
  %133 = add nuw nsw i32 %66, 8
  %134 = add i32 %69, 8
  %135 = icmp eq i32 %134, %64
  br i1 %135, label %136, label %65, !llvm.loop !15

136:                                              ; preds = %65
  %137 = icmp eq i32 %61, 0
  br i1 %137, label %158, label %138

138:                                              ; preds = %136, %58
  %139 = phi i32 [ 1, %58 ], [ %133, %136 ]
  %140 = phi i32 [ 0, %58 ], [ %132, %136 ]
  %141 = phi float [ %57, %58 ], [ %131, %136 ]
  %142 = icmp ne i32 %61, 0
  tail call void @llvm.assume(i1 %142)
  br label %143

143:                                              ; preds = %143, %138
  %144 = phi i32 [ %155, %143 ], [ %139, %138 ]
  %145 = phi i32 [ %154, %143 ], [ %140, %138 ]
  %146 = phi float [ %153, %143 ], [ %141, %138 ]
  %147 = phi i32 [ %156, %143 ], [ 0, %138 ]
  %148 = add nsw i32 %144, %13
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %0, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fcmp contract ogt float %151, %146
  %153 = select i1 %152, float %151, float %146
  %154 = select i1 %152, i32 %144, i32 %145
  %155 = add nuw nsw i32 %144, 1
  %156 = add i32 %147, 1
  %157 = icmp eq i32 %156, %61
  br i1 %157, label %158, label %143, !llvm.loop !16

158:                                              ; preds = %136, %143, %48
  %159 = phi float [ %57, %48 ], [ %131, %136 ], [ %153, %143 ]
  %160 = phi i32 [ 0, %48 ], [ %132, %136 ], [ %154, %143 ]
  %161 = or disjoint i32 %17, 1
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %1, i64 %162
  store float %159, ptr %163, align 4, !tbaa !7
  %164 = getelementptr inbounds i32, ptr %2, i64 %162
  store i32 %160, ptr %164, align 4, !tbaa !3
  %165 = add nsw i32 %160, %13
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  store float 0xFFF0000000000000, ptr %167, align 4, !tbaa !7
  %168 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %169, label %269

169:                                              ; preds = %158
  %170 = add nsw i32 %3, -1
  %171 = add nsw i32 %3, -2
  %172 = and i32 %170, 7
  %173 = icmp ult i32 %171, 7
  br i1 %173, label %249, label %174

174:                                              ; preds = %169
  %175 = and i32 %170, -8
  br label %176

176:                                              ; preds = %176, %174
  %177 = phi i32 [ 1, %174 ], [ %244, %176 ]
  %178 = phi i32 [ 0, %174 ], [ %243, %176 ]
  %179 = phi float [ %168, %174 ], [ %242, %176 ]
  %180 = phi i32 [ 0, %174 ], [ %245, %176 ]
  %181 = add nsw i32 %177, %13
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %0, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = fcmp contract ogt float %184, %179
  %186 = select i1 %185, float %184, float %179
  %187 = select i1 %185, i32 %177, i32 %178
  %188 = add nuw nsw i32 %177, 1
  %189 = add nsw i32 %188, %13
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %0, i64 %190
  %192 = load float, ptr %191, align 4, !tbaa !7
  %193 = fcmp contract ogt float %192, %186
  %194 = select i1 %193, float %192, float %186
  %195 = select i1 %193, i32 %188, i32 %187
  %196 = add nuw nsw i32 %177, 2
  %197 = add nsw i32 %196, %13
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %0, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !7
  %201 = fcmp contract ogt float %200, %194
  %202 = select i1 %201, float %200, float %194
  %203 = select i1 %201, i32 %196, i32 %195
  %204 = add nuw nsw i32 %177, 3
  %205 = add nsw i32 %204, %13
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr %0, i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !7
  %209 = fcmp contract ogt float %208, %202
  %210 = select i1 %209, float %208, float %202
  %211 = select i1 %209, i32 %204, i32 %203
  %212 = add nuw nsw i32 %177, 4
  %213 = add nsw i32 %212, %13
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr %0, i64 %214
  %216 = load float, ptr %215, align 4, !tbaa !7
  %217 = fcmp contract ogt float %216, %210
  %218 = select i1 %217, float %216, float %210
  %219 = select i1 %217, i32 %212, i32 %211
  %220 = add nuw nsw i32 %177, 5
  %221 = add nsw i32 %220, %13
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr %0, i64 %222
  %224 = load float, ptr %223, align 4, !tbaa !7
  %225 = fcmp contract ogt float %224, %218
  %226 = select i1 %225, float %224, float %218
  %227 = select i1 %225, i32 %220, i32 %219
  %228 = add nuw nsw i32 %177, 6
  %229 = add nsw i32 %228, %13
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr %0, i64 %230
  %232 = load float, ptr %231, align 4, !tbaa !7
  %233 = fcmp contract ogt float %232, %226
  %234 = select i1 %233, float %232, float %226
  %235 = select i1 %233, i32 %228, i32 %227
  %236 = add nuw nsw i32 %177, 7
  %237 = add nsw i32 %236, %13
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr %0, i64 %238
  %240 = load float, ptr %239, align 4, !tbaa !7
  %241 = fcmp contract ogt float %240, %234
  %242 = select i1 %241, float %240, float %234
  %243 = select i1 %241, i32 %236, i32 %235
  %244 = add nuw nsw i32 %177, 8
  %245 = add i32 %180, 8
  %246 = icmp eq i32 %245, %175
  br i1 %246, label %247, label %176, !llvm.loop !15

247:                                              ; preds = %176
  %248 = icmp eq i32 %172, 0
  br i1 %248, label %269, label %249

249:                                              ; preds = %247, %169
  %250 = phi i32 [ 1, %169 ], [ %244, %247 ]
  %251 = phi i32 [ 0, %169 ], [ %243, %247 ]
  %252 = phi float [ %168, %169 ], [ %242, %247 ]
  %253 = icmp ne i32 %172, 0
  tail call void @llvm.assume(i1 %253)
  br label %254

254:                                              ; preds = %254, %249
  %255 = phi i32 [ %266, %254 ], [ %250, %249 ]
  %256 = phi i32 [ %265, %254 ], [ %251, %249 ]
  %257 = phi float [ %264, %254 ], [ %252, %249 ]
  %258 = phi i32 [ %267, %254 ], [ 0, %249 ]
  %259 = add nsw i32 %255, %13
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %0, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !7
  %263 = fcmp contract ogt float %262, %257
  %264 = select i1 %263, float %262, float %257
  %265 = select i1 %263, i32 %255, i32 %256
  %266 = add nuw nsw i32 %255, 1
  %267 = add i32 %258, 1
  %268 = icmp eq i32 %267, %172
  br i1 %268, label %269, label %254, !llvm.loop !17

269:                                              ; preds = %247, %254, %158
  %270 = phi float [ %168, %158 ], [ %242, %247 ], [ %264, %254 ]
  %271 = phi i32 [ 0, %158 ], [ %243, %247 ], [ %265, %254 ]
  %272 = or disjoint i32 %17, 2
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr %1, i64 %273
  store float %270, ptr %274, align 4, !tbaa !7
  %275 = getelementptr inbounds i32, ptr %2, i64 %273
  store i32 %271, ptr %275, align 4, !tbaa !3
  %276 = add nsw i32 %271, %13
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds float, ptr %0, i64 %277
  store float 0xFFF0000000000000, ptr %278, align 4, !tbaa !7
  %279 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %280, label %380

280:                                              ; preds = %269
  %281 = add nsw i32 %3, -1
  %282 = add nsw i32 %3, -2
  %283 = and i32 %281, 7
  %284 = icmp ult i32 %282, 7
  br i1 %284, label %360, label %285

285:                                              ; preds = %280
  %286 = and i32 %281, -8
  br label %287

287:                                              ; preds = %287, %285
  %288 = phi i32 [ 1, %285 ], [ %355, %287 ]
  %289 = phi i32 [ 0, %285 ], [ %354, %287 ]
  %290 = phi float [ %279, %285 ], [ %353, %287 ]
  %291 = phi i32 [ 0, %285 ], [ %356, %287 ]
  %292 = add nsw i32 %288, %13
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds float, ptr %0, i64 %293
  %295 = load float, ptr %294, align 4, !tbaa !7
  %296 = fcmp contract ogt float %295, %290
  %297 = select i1 %296, float %295, float %290
  %298 = select i1 %296, i32 %288, i32 %289
  %299 = add nuw nsw i32 %288, 1
  %300 = add nsw i32 %299, %13
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds float, ptr %0, i64 %301
  %303 = load float, ptr %302, align 4, !tbaa !7
  %304 = fcmp contract ogt float %303, %297
  %305 = select i1 %304, float %303, float %297
  %306 = select i1 %304, i32 %299, i32 %298
  %307 = add nuw nsw i32 %288, 2
  %308 = add nsw i32 %307, %13
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds float, ptr %0, i64 %309
  %311 = load float, ptr %310, align 4, !tbaa !7
  %312 = fcmp contract ogt float %311, %305
  %313 = select i1 %312, float %311, float %305
  %314 = select i1 %312, i32 %307, i32 %306
  %315 = add nuw nsw i32 %288, 3
  %316 = add nsw i32 %315, %13
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds float, ptr %0, i64 %317
  %319 = load float, ptr %318, align 4, !tbaa !7
  %320 = fcmp contract ogt float %319, %313
  %321 = select i1 %320, float %319, float %313
  %322 = select i1 %320, i32 %315, i32 %314
  %323 = add nuw nsw i32 %288, 4
  %324 = add nsw i32 %323, %13
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr %0, i64 %325
  %327 = load float, ptr %326, align 4, !tbaa !7
  %328 = fcmp contract ogt float %327, %321
  %329 = select i1 %328, float %327, float %321
  %330 = select i1 %328, i32 %323, i32 %322
  %331 = add nuw nsw i32 %288, 5
  %332 = add nsw i32 %331, %13
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds float, ptr %0, i64 %333
  %335 = load float, ptr %334, align 4, !tbaa !7
  %336 = fcmp contract ogt float %335, %329
  %337 = select i1 %336, float %335, float %329
  %338 = select i1 %336, i32 %331, i32 %330
  %339 = add nuw nsw i32 %288, 6
  %340 = add nsw i32 %339, %13
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds float, ptr %0, i64 %341
  %343 = load float, ptr %342, align 4, !tbaa !7
  %344 = fcmp contract ogt float %343, %337
  %345 = select i1 %344, float %343, float %337
  %346 = select i1 %344, i32 %339, i32 %338
  %347 = add nuw nsw i32 %288, 7
  %348 = add nsw i32 %347, %13
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds float, ptr %0, i64 %349
  %351 = load float, ptr %350, align 4, !tbaa !7
  %352 = fcmp contract ogt float %351, %345
  %353 = select i1 %352, float %351, float %345
  %354 = select i1 %352, i32 %347, i32 %346
  %355 = add nuw nsw i32 %288, 8
  %356 = add i32 %291, 8
  %357 = icmp eq i32 %356, %286
  br i1 %357, label %358, label %287, !llvm.loop !15

358:                                              ; preds = %287
  %359 = icmp eq i32 %283, 0
  br i1 %359, label %380, label %360

360:                                              ; preds = %358, %280
  %361 = phi i32 [ 1, %280 ], [ %355, %358 ]
  %362 = phi i32 [ 0, %280 ], [ %354, %358 ]
  %363 = phi float [ %279, %280 ], [ %353, %358 ]
  %364 = icmp ne i32 %283, 0
  tail call void @llvm.assume(i1 %364)
  br label %365

365:                                              ; preds = %365, %360
  %366 = phi i32 [ %377, %365 ], [ %361, %360 ]
  %367 = phi i32 [ %376, %365 ], [ %362, %360 ]
  %368 = phi float [ %375, %365 ], [ %363, %360 ]
  %369 = phi i32 [ %378, %365 ], [ 0, %360 ]
  %370 = add nsw i32 %366, %13
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds float, ptr %0, i64 %371
  %373 = load float, ptr %372, align 4, !tbaa !7
  %374 = fcmp contract ogt float %373, %368
  %375 = select i1 %374, float %373, float %368
  %376 = select i1 %374, i32 %366, i32 %367
  %377 = add nuw nsw i32 %366, 1
  %378 = add i32 %369, 1
  %379 = icmp eq i32 %378, %283
  br i1 %379, label %380, label %365, !llvm.loop !18

380:                                              ; preds = %358, %365, %269
  %381 = phi float [ %279, %269 ], [ %353, %358 ], [ %375, %365 ]
  %382 = phi i32 [ 0, %269 ], [ %354, %358 ], [ %376, %365 ]
  %383 = or disjoint i32 %17, 3
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds float, ptr %1, i64 %384
  store float %381, ptr %385, align 4, !tbaa !7
  %386 = getelementptr inbounds i32, ptr %2, i64 %384
  store i32 %382, ptr %386, align 4, !tbaa !3
  %387 = add nsw i32 %382, %13
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds float, ptr %0, i64 %388
  store float 0xFFF0000000000000, ptr %389, align 4, !tbaa !7
  br label %461

390:                                              ; preds = %390, %24
  %391 = phi i32 [ 1, %24 ], [ %458, %390 ]
  %392 = phi i32 [ 0, %24 ], [ %457, %390 ]
  %393 = phi float [ %18, %24 ], [ %456, %390 ]
  %394 = phi i32 [ 0, %24 ], [ %459, %390 ]
  %395 = add nsw i32 %391, %13
  %396 = sext i32 %395 to i64
  %397 = getelementptr inbounds float, ptr %0, i64 %396
  %398 = load float, ptr %397, align 4, !tbaa !7
  %399 = fcmp contract ogt float %398, %393
  %400 = select i1 %399, float %398, float %393
  %401 = select i1 %399, i32 %391, i32 %392
  %402 = add nuw nsw i32 %391, 1
  %403 = add nsw i32 %402, %13
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds float, ptr %0, i64 %404
  %406 = load float, ptr %405, align 4, !tbaa !7
  %407 = fcmp contract ogt float %406, %400
  %408 = select i1 %407, float %406, float %400
  %409 = select i1 %407, i32 %402, i32 %401
  %410 = add nuw nsw i32 %391, 2
  %411 = add nsw i32 %410, %13
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds float, ptr %0, i64 %412
  %414 = load float, ptr %413, align 4, !tbaa !7
  %415 = fcmp contract ogt float %414, %408
  %416 = select i1 %415, float %414, float %408
  %417 = select i1 %415, i32 %410, i32 %409
  %418 = add nuw nsw i32 %391, 3
  %419 = add nsw i32 %418, %13
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds float, ptr %0, i64 %420
  %422 = load float, ptr %421, align 4, !tbaa !7
  %423 = fcmp contract ogt float %422, %416
  %424 = select i1 %423, float %422, float %416
  %425 = select i1 %423, i32 %418, i32 %417
  %426 = add nuw nsw i32 %391, 4
  %427 = add nsw i32 %426, %13
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr %0, i64 %428
  %430 = load float, ptr %429, align 4, !tbaa !7
  %431 = fcmp contract ogt float %430, %424
  %432 = select i1 %431, float %430, float %424
  %433 = select i1 %431, i32 %426, i32 %425
  %434 = add nuw nsw i32 %391, 5
  %435 = add nsw i32 %434, %13
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds float, ptr %0, i64 %436
  %438 = load float, ptr %437, align 4, !tbaa !7
  %439 = fcmp contract ogt float %438, %432
  %440 = select i1 %439, float %438, float %432
  %441 = select i1 %439, i32 %434, i32 %433
  %442 = add nuw nsw i32 %391, 6
  %443 = add nsw i32 %442, %13
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds float, ptr %0, i64 %444
  %446 = load float, ptr %445, align 4, !tbaa !7
  %447 = fcmp contract ogt float %446, %440
  %448 = select i1 %447, float %446, float %440
  %449 = select i1 %447, i32 %442, i32 %441
  %450 = add nuw nsw i32 %391, 7
  %451 = add nsw i32 %450, %13
  %452 = sext i32 %451 to i64
  %453 = getelementptr inbounds float, ptr %0, i64 %452
  %454 = load float, ptr %453, align 4, !tbaa !7
  %455 = fcmp contract ogt float %454, %448
  %456 = select i1 %455, float %454, float %448
  %457 = select i1 %455, i32 %450, i32 %449
  %458 = add nuw nsw i32 %391, 8
  %459 = add i32 %394, 8
  %460 = icmp eq i32 %459, %25
  br i1 %460, label %26, label %390, !llvm.loop !15

461:                                              ; preds = %380, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_with_flags(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca [64 x i8], align 1
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %371

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %29

15:                                               ; preds = %13
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %27, label %17

17:                                               ; preds = %15
  %18 = and i32 %3, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %23, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 %21
  store <4 x i8> zeroinitializer, ptr %22, align 1, !tbaa !19
  %23 = add nuw i32 %20, 4
  %24 = icmp eq i32 %23, %18
  br i1 %24, label %25, label %19, !llvm.loop !21

25:                                               ; preds = %19
  %26 = icmp eq i32 %3, %18
  br i1 %26, label %29, label %27

27:                                               ; preds = %15, %25
  %28 = phi i32 [ 0, %15 ], [ %18, %25 ]
  br label %37

29:                                               ; preds = %37, %25, %13
  %30 = mul nsw i32 %11, 3
  %31 = mul nsw i32 %3, %11
  br i1 %14, label %32, label %72

32:                                               ; preds = %29
  %33 = and i32 %3, 3
  %34 = icmp ult i32 %3, 4
  br i1 %34, label %45, label %35

35:                                               ; preds = %32
  %36 = and i32 %3, 2147483644
  br label %79

37:                                               ; preds = %27, %37
  %38 = phi i32 [ %41, %37 ], [ %28, %27 ]
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 %39
  store i8 0, ptr %40, align 1, !tbaa !19
  %41 = add nuw nsw i32 %38, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %29, label %37, !llvm.loop !24

43:                                               ; preds = %140
  %44 = icmp eq i32 %33, 0
  br i1 %44, label %72, label %45

45:                                               ; preds = %43, %32
  %46 = phi i32 [ 0, %32 ], [ %143, %43 ]
  %47 = phi i32 [ -1, %32 ], [ %142, %43 ]
  %48 = phi float [ 0xC7EFFFFFE0000000, %32 ], [ %141, %43 ]
  %49 = icmp ne i32 %33, 0
  tail call void @llvm.assume(i1 %49)
  br label %50

50:                                               ; preds = %66, %45
  %51 = phi i32 [ %69, %66 ], [ %46, %45 ]
  %52 = phi i32 [ %68, %66 ], [ %47, %45 ]
  %53 = phi float [ %67, %66 ], [ %48, %45 ]
  %54 = phi i32 [ %70, %66 ], [ 0, %45 ]
  %55 = zext nneg i32 %51 to i64
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !19, !range !25, !noundef !26
  %58 = trunc nuw i8 %57 to i1
  br i1 %58, label %66, label %59

59:                                               ; preds = %50
  %60 = add nsw i32 %51, %31
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fcmp contract ogt float %63, %53
  br i1 %64, label %65, label %66

65:                                               ; preds = %59
  br label %66

66:                                               ; preds = %65, %59, %50
  %67 = phi float [ %53, %50 ], [ %63, %65 ], [ %53, %59 ]
  %68 = phi i32 [ %52, %50 ], [ %51, %65 ], [ %52, %59 ]
  %69 = add nuw nsw i32 %51, 1
  %70 = add i32 %54, 1
  %71 = icmp eq i32 %70, %33
  br i1 %71, label %72, label %50, !llvm.loop !27

72:                                               ; preds = %43, %66, %29
  %73 = phi float [ 0xC7EFFFFFE0000000, %29 ], [ %141, %43 ], [ %67, %66 ]
  %74 = phi i32 [ -1, %29 ], [ %142, %43 ], [ %68, %66 ]
  %75 = sext i32 %30 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  store float %73, ptr %76, align 4, !tbaa !7
  %77 = getelementptr inbounds i32, ptr %2, i64 %75
  store i32 %74, ptr %77, align 4, !tbaa !3
  %78 = icmp sgt i32 %74, -1
  br i1 %78, label %146, label %149

79:                                               ; preds = %140, %35
  %80 = phi i32 [ 0, %35 ], [ %143, %140 ]
  %81 = phi i32 [ -1, %35 ], [ %142, %140 ]
  %82 = phi float [ 0xC7EFFFFFE0000000, %35 ], [ %141, %140 ]
  %83 = phi i32 [ 0, %35 ], [ %144, %140 ]
  %84 = zext nneg i32 %80 to i64
  %85 = getelementptr inbounds nuw i8, ptr %6, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !19, !range !25, !noundef !26
  %87 = trunc nuw i8 %86 to i1
  br i1 %87, label %95, label %88

88:                                               ; preds = %79
  %89 = add nsw i32 %80, %31
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fcmp contract ogt float %92, %82
  br i1 %93, label %94, label %95

94:                                               ; preds = %88
  br label %95

95:                                               ; preds = %79, %88, %94
  %96 = phi float [ %82, %79 ], [ %92, %94 ], [ %82, %88 ]
  %97 = phi i32 [ %81, %79 ], [ %80, %94 ], [ %81, %88 ]
  %98 = or disjoint i32 %80, 1
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %6, i64 %99
  %101 = load i8, ptr %100, align 1, !tbaa !19, !range !25, !noundef !26
  %102 = trunc nuw i8 %101 to i1
  br i1 %102, label %110, label %103

103:                                              ; preds = %95
  %104 = add nsw i32 %98, %31
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %0, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fcmp contract ogt float %107, %96
  br i1 %108, label %109, label %110

109:                                              ; preds = %103
  br label %110

110:                                              ; preds = %109, %103, %95
  %111 = phi float [ %96, %95 ], [ %107, %109 ], [ %96, %103 ]
  %112 = phi i32 [ %97, %95 ], [ %98, %109 ], [ %97, %103 ]
  %113 = or disjoint i32 %80, 2
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 %114
  %116 = load i8, ptr %115, align 1, !tbaa !19, !range !25, !noundef !26
  %117 = trunc nuw i8 %116 to i1
  br i1 %117, label %125, label %118

118:                                              ; preds = %110
  %119 = add nsw i32 %113, %31
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = fcmp contract ogt float %122, %111
  br i1 %123, label %124, label %125

124:                                              ; preds = %118
  br label %125

125:                                              ; preds = %124, %118, %110
  %126 = phi float [ %111, %110 ], [ %122, %124 ], [ %111, %118 ]
  %127 = phi i32 [ %112, %110 ], [ %113, %124 ], [ %112, %118 ]
  %128 = or disjoint i32 %80, 3
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %6, i64 %129
  %131 = load i8, ptr %130, align 1, !tbaa !19, !range !25, !noundef !26
  %132 = trunc nuw i8 %131 to i1
  br i1 %132, label %140, label %133

133:                                              ; preds = %125
  %134 = add nsw i32 %128, %31
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = fcmp contract ogt float %137, %126
  br i1 %138, label %139, label %140

139:                                              ; preds = %133
  br label %140

140:                                              ; preds = %139, %133, %125
  %141 = phi float [ %126, %125 ], [ %137, %139 ], [ %126, %133 ]
  %142 = phi i32 [ %127, %125 ], [ %128, %139 ], [ %127, %133 ]
  %143 = add nuw nsw i32 %80, 4
  %144 = add i32 %83, 4
  %145 = icmp eq i32 %144, %36
  br i1 %145, label %43, label %79, !llvm.loop !28

146:                                              ; preds = %72
  %147 = zext nneg i32 %74 to i64
  %148 = getelementptr inbounds nuw i8, ptr %6, i64 %147
  store i8 1, ptr %148, align 1, !tbaa !19
  br label %149

149:                                              ; preds = %146, %72
  br i1 %14, label %150, label %251

150:                                              ; preds = %149
  %151 = and i32 %3, 3
  %152 = icmp ult i32 %3, 4
  br i1 %152, label %224, label %153

153:                                              ; preds = %150
  %154 = and i32 %3, 2147483644
  br label %155

155:                                              ; preds = %216, %153
  %156 = phi i32 [ 0, %153 ], [ %219, %216 ]
  %157 = phi i32 [ -1, %153 ], [ %218, %216 ]
  %158 = phi float [ 0xC7EFFFFFE0000000, %153 ], [ %217, %216 ]
  %159 = phi i32 [ 0, %153 ], [ %220, %216 ]
  %160 = zext nneg i32 %156 to i64
  %161 = getelementptr inbounds nuw i8, ptr %6, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !19, !range !25, !noundef !26
  %163 = trunc nuw i8 %162 to i1
  br i1 %163, label %171, label %164

164:                                              ; preds = %155
  %165 = add nsw i32 %156, %31
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fcmp contract ogt float %168, %158
  br i1 %169, label %170, label %171

170:                                              ; preds = %164
  br label %171

171:                                              ; preds = %170, %164, %155
  %172 = phi float [ %158, %155 ], [ %168, %170 ], [ %158, %164 ]
  %173 = phi i32 [ %157, %155 ], [ %156, %170 ], [ %157, %164 ]
  %174 = or disjoint i32 %156, 1
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr %6, i64 %175
  %177 = load i8, ptr %176, align 1, !tbaa !19, !range !25, !noundef !26
  %178 = trunc nuw i8 %177 to i1
  br i1 %178, label %186, label %179

179:                                              ; preds = %171
  %180 = add nsw i32 %174, %31
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %0, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !7
  %184 = fcmp contract ogt float %183, %172
  br i1 %184, label %185, label %186

185:                                              ; preds = %179
  br label %186

186:                                              ; preds = %185, %179, %171
  %187 = phi float [ %172, %171 ], [ %183, %185 ], [ %172, %179 ]
  %188 = phi i32 [ %173, %171 ], [ %174, %185 ], [ %173, %179 ]
  %189 = or disjoint i32 %156, 2
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %6, i64 %190
  %192 = load i8, ptr %191, align 1, !tbaa !19, !range !25, !noundef !26
  %193 = trunc nuw i8 %192 to i1
  br i1 %193, label %201, label %194

194:                                              ; preds = %186
  %195 = add nsw i32 %189, %31
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fcmp contract ogt float %198, %187
  br i1 %199, label %200, label %201

200:                                              ; preds = %194
  br label %201

201:                                              ; preds = %200, %194, %186
  %202 = phi float [ %187, %186 ], [ %198, %200 ], [ %187, %194 ]
  %203 = phi i32 [ %188, %186 ], [ %189, %200 ], [ %188, %194 ]
  %204 = or disjoint i32 %156, 3
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i8, ptr %6, i64 %205
  %207 = load i8, ptr %206, align 1, !tbaa !19, !range !25, !noundef !26
  %208 = trunc nuw i8 %207 to i1
  br i1 %208, label %216, label %209

209:                                              ; preds = %201
  %210 = add nsw i32 %204, %31
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr %0, i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !7
  %214 = fcmp contract ogt float %213, %202
  br i1 %214, label %215, label %216

215:                                              ; preds = %209
  br label %216

216:                                              ; preds = %215, %209, %201
  %217 = phi float [ %202, %201 ], [ %213, %215 ], [ %202, %209 ]
  %218 = phi i32 [ %203, %201 ], [ %204, %215 ], [ %203, %209 ]
  %219 = add nuw nsw i32 %156, 4
  %220 = add i32 %159, 4
  %221 = icmp eq i32 %220, %154
  br i1 %221, label %222, label %155, !llvm.loop !28

222:                                              ; preds = %216
  %223 = icmp eq i32 %151, 0
  br i1 %223, label %251, label %224

224:                                              ; preds = %222, %150
  %225 = phi i32 [ 0, %150 ], [ %219, %222 ]
  %226 = phi i32 [ -1, %150 ], [ %218, %222 ]
  %227 = phi float [ 0xC7EFFFFFE0000000, %150 ], [ %217, %222 ]
  %228 = icmp ne i32 %151, 0
  tail call void @llvm.assume(i1 %228)
  br label %229

229:                                              ; preds = %245, %224
  %230 = phi i32 [ %248, %245 ], [ %225, %224 ]
  %231 = phi i32 [ %247, %245 ], [ %226, %224 ]
  %232 = phi float [ %246, %245 ], [ %227, %224 ]
  %233 = phi i32 [ %249, %245 ], [ 0, %224 ]
  %234 = zext nneg i32 %230 to i64
  %235 = getelementptr inbounds nuw i8, ptr %6, i64 %234
  %236 = load i8, ptr %235, align 1, !tbaa !19, !range !25, !noundef !26
  %237 = trunc nuw i8 %236 to i1
  br i1 %237, label %245, label %238

238:                                              ; preds = %229
  %239 = add nsw i32 %230, %31
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr %0, i64 %240
  %242 = load float, ptr %241, align 4, !tbaa !7
  %243 = fcmp contract ogt float %242, %232
  br i1 %243, label %244, label %245

244:                                              ; preds = %238
  br label %245

245:                                              ; preds = %244, %238, %229
  %246 = phi float [ %232, %229 ], [ %242, %244 ], [ %232, %238 ]
  %247 = phi i32 [ %231, %229 ], [ %230, %244 ], [ %231, %238 ]
  %248 = add nuw nsw i32 %230, 1
  %249 = add i32 %233, 1
  %250 = icmp eq i32 %249, %151
  br i1 %250, label %251, label %229, !llvm.loop !29

251:                                              ; preds = %222, %245, %149
  %252 = phi float [ 0xC7EFFFFFE0000000, %149 ], [ %217, %222 ], [ %246, %245 ]
  %253 = phi i32 [ -1, %149 ], [ %218, %222 ], [ %247, %245 ]
  %254 = add nsw i32 %30, 1
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds float, ptr %1, i64 %255
  store float %252, ptr %256, align 4, !tbaa !7
  %257 = getelementptr inbounds i32, ptr %2, i64 %255
  store i32 %253, ptr %257, align 4, !tbaa !3
  %258 = icmp sgt i32 %253, -1
  br i1 %258, label %259, label %262

259:                                              ; preds = %251
  %260 = zext nneg i32 %253 to i64
  %261 = getelementptr inbounds nuw i8, ptr %6, i64 %260
  store i8 1, ptr %261, align 1, !tbaa !19
  br label %262

262:                                              ; preds = %259, %251
  br i1 %14, label %263, label %364

263:                                              ; preds = %262
  %264 = and i32 %3, 3
  %265 = icmp ult i32 %3, 4
  br i1 %265, label %337, label %266

266:                                              ; preds = %263
  %267 = and i32 %3, 2147483644
  br label %268

268:                                              ; preds = %329, %266
  %269 = phi i32 [ 0, %266 ], [ %332, %329 ]
  %270 = phi i32 [ -1, %266 ], [ %331, %329 ]
  %271 = phi float [ 0xC7EFFFFFE0000000, %266 ], [ %330, %329 ]
  %272 = phi i32 [ 0, %266 ], [ %333, %329 ]
  %273 = zext nneg i32 %269 to i64
  %274 = getelementptr inbounds nuw i8, ptr %6, i64 %273
  %275 = load i8, ptr %274, align 1, !tbaa !19, !range !25, !noundef !26
  %276 = trunc nuw i8 %275 to i1
  br i1 %276, label %284, label %277

277:                                              ; preds = %268
  %278 = add nsw i32 %269, %31
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds float, ptr %0, i64 %279
  %281 = load float, ptr %280, align 4, !tbaa !7
  %282 = fcmp contract ogt float %281, %271
  br i1 %282, label %283, label %284

283:                                              ; preds = %277
  br label %284

284:                                              ; preds = %283, %277, %268
  %285 = phi float [ %271, %268 ], [ %281, %283 ], [ %271, %277 ]
  %286 = phi i32 [ %270, %268 ], [ %269, %283 ], [ %270, %277 ]
  %287 = or disjoint i32 %269, 1
  %288 = zext nneg i32 %287 to i64
  %289 = getelementptr inbounds nuw i8, ptr %6, i64 %288
  %290 = load i8, ptr %289, align 1, !tbaa !19, !range !25, !noundef !26
  %291 = trunc nuw i8 %290 to i1
  br i1 %291, label %299, label %292

292:                                              ; preds = %284
  %293 = add nsw i32 %287, %31
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr %0, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !7
  %297 = fcmp contract ogt float %296, %285
  br i1 %297, label %298, label %299

298:                                              ; preds = %292
  br label %299

299:                                              ; preds = %298, %292, %284
  %300 = phi float [ %285, %284 ], [ %296, %298 ], [ %285, %292 ]
  %301 = phi i32 [ %286, %284 ], [ %287, %298 ], [ %286, %292 ]
  %302 = or disjoint i32 %269, 2
  %303 = zext nneg i32 %302 to i64
  %304 = getelementptr inbounds nuw i8, ptr %6, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !19, !range !25, !noundef !26
  %306 = trunc nuw i8 %305 to i1
  br i1 %306, label %314, label %307

307:                                              ; preds = %299
  %308 = add nsw i32 %302, %31
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds float, ptr %0, i64 %309
  %311 = load float, ptr %310, align 4, !tbaa !7
  %312 = fcmp contract ogt float %311, %300
  br i1 %312, label %313, label %314

313:                                              ; preds = %307
  br label %314

314:                                              ; preds = %313, %307, %299
  %315 = phi float [ %300, %299 ], [ %311, %313 ], [ %300, %307 ]
  %316 = phi i32 [ %301, %299 ], [ %302, %313 ], [ %301, %307 ]
  %317 = or disjoint i32 %269, 3
  %318 = zext nneg i32 %317 to i64
  %319 = getelementptr inbounds nuw i8, ptr %6, i64 %318
  %320 = load i8, ptr %319, align 1, !tbaa !19, !range !25, !noundef !26
  %321 = trunc nuw i8 %320 to i1
  br i1 %321, label %329, label %322

322:                                              ; preds = %314
  %323 = add nsw i32 %317, %31
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds float, ptr %0, i64 %324
  %326 = load float, ptr %325, align 4, !tbaa !7
  %327 = fcmp contract ogt float %326, %315
  br i1 %327, label %328, label %329

328:                                              ; preds = %322
  br label %329

329:                                              ; preds = %328, %322, %314
  %330 = phi float [ %315, %314 ], [ %326, %328 ], [ %315, %322 ]
  %331 = phi i32 [ %316, %314 ], [ %317, %328 ], [ %316, %322 ]
  %332 = add nuw nsw i32 %269, 4
  %333 = add i32 %272, 4
  %334 = icmp eq i32 %333, %267
  br i1 %334, label %335, label %268, !llvm.loop !28

335:                                              ; preds = %329
  %336 = icmp eq i32 %264, 0
  br i1 %336, label %364, label %337

337:                                              ; preds = %335, %263
  %338 = phi i32 [ 0, %263 ], [ %332, %335 ]
  %339 = phi i32 [ -1, %263 ], [ %331, %335 ]
  %340 = phi float [ 0xC7EFFFFFE0000000, %263 ], [ %330, %335 ]
  %341 = icmp ne i32 %264, 0
  tail call void @llvm.assume(i1 %341)
  br label %342

342:                                              ; preds = %358, %337
  %343 = phi i32 [ %361, %358 ], [ %338, %337 ]
  %344 = phi i32 [ %360, %358 ], [ %339, %337 ]
  %345 = phi float [ %359, %358 ], [ %340, %337 ]
  %346 = phi i32 [ %362, %358 ], [ 0, %337 ]
  %347 = zext nneg i32 %343 to i64
  %348 = getelementptr inbounds nuw i8, ptr %6, i64 %347
  %349 = load i8, ptr %348, align 1, !tbaa !19, !range !25, !noundef !26
  %350 = trunc nuw i8 %349 to i1
  br i1 %350, label %358, label %351

351:                                              ; preds = %342
  %352 = add nsw i32 %343, %31
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds float, ptr %0, i64 %353
  %355 = load float, ptr %354, align 4, !tbaa !7
  %356 = fcmp contract ogt float %355, %345
  br i1 %356, label %357, label %358

357:                                              ; preds = %351
  br label %358

358:                                              ; preds = %357, %351, %342
  %359 = phi float [ %345, %342 ], [ %355, %357 ], [ %345, %351 ]
  %360 = phi i32 [ %344, %342 ], [ %343, %357 ], [ %344, %351 ]
  %361 = add nuw nsw i32 %343, 1
  %362 = add i32 %346, 1
  %363 = icmp eq i32 %362, %264
  br i1 %363, label %364, label %342, !llvm.loop !30

364:                                              ; preds = %335, %358, %262
  %365 = phi float [ 0xC7EFFFFFE0000000, %262 ], [ %330, %335 ], [ %359, %358 ]
  %366 = phi i32 [ -1, %262 ], [ %331, %335 ], [ %360, %358 ]
  %367 = add nsw i32 %30, 2
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds float, ptr %1, i64 %368
  store float %365, ptr %369, align 4, !tbaa !7
  %370 = getelementptr inbounds i32, ptr %2, i64 %368
  store i32 %366, ptr %370, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %371

371:                                              ; preds = %5, %364
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_of_columns(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %376

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %42

14:                                               ; preds = %12
  %15 = and i32 %3, 7
  %16 = icmp ult i32 %3, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %3, 2147483640
  br label %49

19:                                               ; preds = %49
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %42, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %125, %19 ]
  %23 = phi i32 [ -1, %14 ], [ %124, %19 ]
  %24 = phi double [ 1.000000e+300, %14 ], [ %123, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %21
  %27 = phi i32 [ %39, %26 ], [ %22, %21 ]
  %28 = phi i32 [ %38, %26 ], [ %23, %21 ]
  %29 = phi double [ %37, %26 ], [ %24, %21 ]
  %30 = phi i32 [ %40, %26 ], [ 0, %21 ]
  %31 = mul nsw i32 %27, %4
  %32 = add nsw i32 %31, %10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !31
  %36 = fcmp contract olt double %35, %29
  %37 = select i1 %36, double %35, double %29
  %38 = select i1 %36, i32 %27, i32 %28
  %39 = add nuw nsw i32 %27, 1
  %40 = add i32 %30, 1
  %41 = icmp eq i32 %40, %15
  br i1 %41, label %42, label %26, !llvm.loop !33

42:                                               ; preds = %19, %26, %12
  %43 = phi double [ 1.000000e+300, %12 ], [ %123, %19 ], [ %37, %26 ]
  %44 = phi i32 [ -1, %12 ], [ %124, %19 ], [ %38, %26 ]
  %45 = sext i32 %10 to i64
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  store double %43, ptr %46, align 8, !tbaa !31
  %47 = getelementptr inbounds i32, ptr %2, i64 %45
  store i32 %44, ptr %47, align 4, !tbaa !3
  %48 = icmp sgt i32 %44, -1
  br i1 %48, label %128, label %133

49:                                               ; preds = %49, %17
  %50 = phi i32 [ 0, %17 ], [ %125, %49 ]
  %51 = phi i32 [ -1, %17 ], [ %124, %49 ]
  %52 = phi double [ 1.000000e+300, %17 ], [ %123, %49 ]
  %53 = phi i32 [ 0, %17 ], [ %126, %49 ]
  %54 = mul nsw i32 %50, %4
  %55 = add nsw i32 %54, %10
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !31
  %59 = fcmp contract olt double %58, %52
  %60 = select i1 %59, double %58, double %52
  %61 = select i1 %59, i32 %50, i32 %51
  %62 = or disjoint i32 %50, 1
  %63 = mul nsw i32 %62, %4
  %64 = add nsw i32 %63, %10
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !31
  %68 = fcmp contract olt double %67, %60
  %69 = select i1 %68, double %67, double %60
  %70 = select i1 %68, i32 %62, i32 %61
  %71 = or disjoint i32 %50, 2
  %72 = mul nsw i32 %71, %4
  %73 = add nsw i32 %72, %10
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !31
  %77 = fcmp contract olt double %76, %69
  %78 = select i1 %77, double %76, double %69
  %79 = select i1 %77, i32 %71, i32 %70
  %80 = or disjoint i32 %50, 3
  %81 = mul nsw i32 %80, %4
  %82 = add nsw i32 %81, %10
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !31
  %86 = fcmp contract olt double %85, %78
  %87 = select i1 %86, double %85, double %78
  %88 = select i1 %86, i32 %80, i32 %79
  %89 = or disjoint i32 %50, 4
  %90 = mul nsw i32 %89, %4
  %91 = add nsw i32 %90, %10
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !31
  %95 = fcmp contract olt double %94, %87
  %96 = select i1 %95, double %94, double %87
  %97 = select i1 %95, i32 %89, i32 %88
  %98 = or disjoint i32 %50, 5
  %99 = mul nsw i32 %98, %4
  %100 = add nsw i32 %99, %10
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %0, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !31
  %104 = fcmp contract olt double %103, %96
  %105 = select i1 %104, double %103, double %96
  %106 = select i1 %104, i32 %98, i32 %97
  %107 = or disjoint i32 %50, 6
  %108 = mul nsw i32 %107, %4
  %109 = add nsw i32 %108, %10
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %0, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !31
  %113 = fcmp contract olt double %112, %105
  %114 = select i1 %113, double %112, double %105
  %115 = select i1 %113, i32 %107, i32 %106
  %116 = or disjoint i32 %50, 7
  %117 = mul nsw i32 %116, %4
  %118 = add nsw i32 %117, %10
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %0, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !31
  %122 = fcmp contract olt double %121, %114
  %123 = select i1 %122, double %121, double %114
  %124 = select i1 %122, i32 %116, i32 %115
  %125 = add nuw nsw i32 %50, 8
  %126 = add i32 %53, 8
  %127 = icmp eq i32 %126, %18
  br i1 %127, label %19, label %49, !llvm.loop !34

128:                                              ; preds = %42
  %129 = mul nsw i32 %44, %4
  %130 = add nsw i32 %129, %10
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %0, i64 %131
  store double 1.000000e+300, ptr %132, align 8, !tbaa !31
  br label %133

133:                                              ; preds = %128, %42
  br i1 %13, label %134, label %241

134:                                              ; preds = %133
  %135 = and i32 %3, 7
  %136 = icmp ult i32 %3, 8
  br i1 %136, label %220, label %137

137:                                              ; preds = %134
  %138 = and i32 %3, 2147483640
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i32 [ 0, %137 ], [ %215, %139 ]
  %141 = phi i32 [ -1, %137 ], [ %214, %139 ]
  %142 = phi double [ 1.000000e+300, %137 ], [ %213, %139 ]
  %143 = phi i32 [ 0, %137 ], [ %216, %139 ]
  %144 = mul nsw i32 %140, %4
  %145 = add nsw i32 %144, %10
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %0, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !31
  %149 = fcmp contract olt double %148, %142
  %150 = select i1 %149, double %148, double %142
  %151 = select i1 %149, i32 %140, i32 %141
  %152 = or disjoint i32 %140, 1
  %153 = mul nsw i32 %152, %4
  %154 = add nsw i32 %153, %10
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %0, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !31
  %158 = fcmp contract olt double %157, %150
  %159 = select i1 %158, double %157, double %150
  %160 = select i1 %158, i32 %152, i32 %151
  %161 = or disjoint i32 %140, 2
  %162 = mul nsw i32 %161, %4
  %163 = add nsw i32 %162, %10
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %0, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !31
  %167 = fcmp contract olt double %166, %159
  %168 = select i1 %167, double %166, double %159
  %169 = select i1 %167, i32 %161, i32 %160
  %170 = or disjoint i32 %140, 3
  %171 = mul nsw i32 %170, %4
  %172 = add nsw i32 %171, %10
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %0, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !31
  %176 = fcmp contract olt double %175, %168
  %177 = select i1 %176, double %175, double %168
  %178 = select i1 %176, i32 %170, i32 %169
  %179 = or disjoint i32 %140, 4
  %180 = mul nsw i32 %179, %4
  %181 = add nsw i32 %180, %10
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds double, ptr %0, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !31
  %185 = fcmp contract olt double %184, %177
  %186 = select i1 %185, double %184, double %177
  %187 = select i1 %185, i32 %179, i32 %178
  %188 = or disjoint i32 %140, 5
  %189 = mul nsw i32 %188, %4
  %190 = add nsw i32 %189, %10
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds double, ptr %0, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !31
  %194 = fcmp contract olt double %193, %186
  %195 = select i1 %194, double %193, double %186
  %196 = select i1 %194, i32 %188, i32 %187
  %197 = or disjoint i32 %140, 6
  %198 = mul nsw i32 %197, %4
  %199 = add nsw i32 %198, %10
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %0, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !31
  %203 = fcmp contract olt double %202, %195
  %204 = select i1 %203, double %202, double %195
  %205 = select i1 %203, i32 %197, i32 %196
  %206 = or disjoint i32 %140, 7
  %207 = mul nsw i32 %206, %4
  %208 = add nsw i32 %207, %10
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %0, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !31
  %212 = fcmp contract olt double %211, %204
  %213 = select i1 %212, double %211, double %204
  %214 = select i1 %212, i32 %206, i32 %205
  %215 = add nuw nsw i32 %140, 8
  %216 = add i32 %143, 8
  %217 = icmp eq i32 %216, %138
  br i1 %217, label %218, label %139, !llvm.loop !34

218:                                              ; preds = %139
  %219 = icmp eq i32 %135, 0
  br i1 %219, label %241, label %220

220:                                              ; preds = %218, %134
  %221 = phi i32 [ 0, %134 ], [ %215, %218 ]
  %222 = phi i32 [ -1, %134 ], [ %214, %218 ]
  %223 = phi double [ 1.000000e+300, %134 ], [ %213, %218 ]
  %224 = icmp ne i32 %135, 0
  tail call void @llvm.assume(i1 %224)
  br label %225

225:                                              ; preds = %225, %220
  %226 = phi i32 [ %238, %225 ], [ %221, %220 ]
  %227 = phi i32 [ %237, %225 ], [ %222, %220 ]
  %228 = phi double [ %236, %225 ], [ %223, %220 ]
  %229 = phi i32 [ %239, %225 ], [ 0, %220 ]
  %230 = mul nsw i32 %226, %4
  %231 = add nsw i32 %230, %10
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds double, ptr %0, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !31
  %235 = fcmp contract olt double %234, %228
  %236 = select i1 %235, double %234, double %228
  %237 = select i1 %235, i32 %226, i32 %227
  %238 = add nuw nsw i32 %226, 1
  %239 = add i32 %229, 1
  %240 = icmp eq i32 %239, %135
  br i1 %240, label %241, label %225, !llvm.loop !35

241:                                              ; preds = %218, %225, %133
  %242 = phi double [ 1.000000e+300, %133 ], [ %213, %218 ], [ %236, %225 ]
  %243 = phi i32 [ -1, %133 ], [ %214, %218 ], [ %237, %225 ]
  %244 = add nsw i32 %4, %10
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds double, ptr %1, i64 %245
  store double %242, ptr %246, align 8, !tbaa !31
  %247 = getelementptr inbounds i32, ptr %2, i64 %245
  store i32 %243, ptr %247, align 4, !tbaa !3
  %248 = icmp sgt i32 %243, -1
  br i1 %248, label %249, label %254

249:                                              ; preds = %241
  %250 = mul nsw i32 %243, %4
  %251 = add nsw i32 %250, %10
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds double, ptr %0, i64 %252
  store double 1.000000e+300, ptr %253, align 8, !tbaa !31
  br label %254

254:                                              ; preds = %249, %241
  br i1 %13, label %255, label %362

255:                                              ; preds = %254
  %256 = and i32 %3, 7
  %257 = icmp ult i32 %3, 8
  br i1 %257, label %341, label %258

258:                                              ; preds = %255
  %259 = and i32 %3, 2147483640
  br label %260

260:                                              ; preds = %260, %258
  %261 = phi i32 [ 0, %258 ], [ %336, %260 ]
  %262 = phi i32 [ -1, %258 ], [ %335, %260 ]
  %263 = phi double [ 1.000000e+300, %258 ], [ %334, %260 ]
  %264 = phi i32 [ 0, %258 ], [ %337, %260 ]
  %265 = mul nsw i32 %261, %4
  %266 = add nsw i32 %265, %10
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %0, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !31
  %270 = fcmp contract olt double %269, %263
  %271 = select i1 %270, double %269, double %263
  %272 = select i1 %270, i32 %261, i32 %262
  %273 = or disjoint i32 %261, 1
  %274 = mul nsw i32 %273, %4
  %275 = add nsw i32 %274, %10
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds double, ptr %0, i64 %276
  %278 = load double, ptr %277, align 8, !tbaa !31
  %279 = fcmp contract olt double %278, %271
  %280 = select i1 %279, double %278, double %271
  %281 = select i1 %279, i32 %273, i32 %272
  %282 = or disjoint i32 %261, 2
  %283 = mul nsw i32 %282, %4
  %284 = add nsw i32 %283, %10
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds double, ptr %0, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !31
  %288 = fcmp contract olt double %287, %280
  %289 = select i1 %288, double %287, double %280
  %290 = select i1 %288, i32 %282, i32 %281
  %291 = or disjoint i32 %261, 3
  %292 = mul nsw i32 %291, %4
  %293 = add nsw i32 %292, %10
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds double, ptr %0, i64 %294
  %296 = load double, ptr %295, align 8, !tbaa !31
  %297 = fcmp contract olt double %296, %289
  %298 = select i1 %297, double %296, double %289
  %299 = select i1 %297, i32 %291, i32 %290
  %300 = or disjoint i32 %261, 4
  %301 = mul nsw i32 %300, %4
  %302 = add nsw i32 %301, %10
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %0, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !31
  %306 = fcmp contract olt double %305, %298
  %307 = select i1 %306, double %305, double %298
  %308 = select i1 %306, i32 %300, i32 %299
  %309 = or disjoint i32 %261, 5
  %310 = mul nsw i32 %309, %4
  %311 = add nsw i32 %310, %10
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %0, i64 %312
  %314 = load double, ptr %313, align 8, !tbaa !31
  %315 = fcmp contract olt double %314, %307
  %316 = select i1 %315, double %314, double %307
  %317 = select i1 %315, i32 %309, i32 %308
  %318 = or disjoint i32 %261, 6
  %319 = mul nsw i32 %318, %4
  %320 = add nsw i32 %319, %10
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds double, ptr %0, i64 %321
  %323 = load double, ptr %322, align 8, !tbaa !31
  %324 = fcmp contract olt double %323, %316
  %325 = select i1 %324, double %323, double %316
  %326 = select i1 %324, i32 %318, i32 %317
  %327 = or disjoint i32 %261, 7
  %328 = mul nsw i32 %327, %4
  %329 = add nsw i32 %328, %10
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds double, ptr %0, i64 %330
  %332 = load double, ptr %331, align 8, !tbaa !31
  %333 = fcmp contract olt double %332, %325
  %334 = select i1 %333, double %332, double %325
  %335 = select i1 %333, i32 %327, i32 %326
  %336 = add nuw nsw i32 %261, 8
  %337 = add i32 %264, 8
  %338 = icmp eq i32 %337, %259
  br i1 %338, label %339, label %260, !llvm.loop !34

339:                                              ; preds = %260
  %340 = icmp eq i32 %256, 0
  br i1 %340, label %362, label %341

341:                                              ; preds = %339, %255
  %342 = phi i32 [ 0, %255 ], [ %336, %339 ]
  %343 = phi i32 [ -1, %255 ], [ %335, %339 ]
  %344 = phi double [ 1.000000e+300, %255 ], [ %334, %339 ]
  %345 = icmp ne i32 %256, 0
  tail call void @llvm.assume(i1 %345)
  br label %346

346:                                              ; preds = %346, %341
  %347 = phi i32 [ %359, %346 ], [ %342, %341 ]
  %348 = phi i32 [ %358, %346 ], [ %343, %341 ]
  %349 = phi double [ %357, %346 ], [ %344, %341 ]
  %350 = phi i32 [ %360, %346 ], [ 0, %341 ]
  %351 = mul nsw i32 %347, %4
  %352 = add nsw i32 %351, %10
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds double, ptr %0, i64 %353
  %355 = load double, ptr %354, align 8, !tbaa !31
  %356 = fcmp contract olt double %355, %349
  %357 = select i1 %356, double %355, double %349
  %358 = select i1 %356, i32 %347, i32 %348
  %359 = add nuw nsw i32 %347, 1
  %360 = add i32 %350, 1
  %361 = icmp eq i32 %360, %256
  br i1 %361, label %362, label %346, !llvm.loop !36

362:                                              ; preds = %339, %346, %254
  %363 = phi double [ 1.000000e+300, %254 ], [ %334, %339 ], [ %357, %346 ]
  %364 = phi i32 [ -1, %254 ], [ %335, %339 ], [ %358, %346 ]
  %365 = shl nsw i32 %4, 1
  %366 = add nsw i32 %365, %10
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds double, ptr %1, i64 %367
  store double %363, ptr %368, align 8, !tbaa !31
  %369 = getelementptr inbounds i32, ptr %2, i64 %367
  store i32 %364, ptr %369, align 4, !tbaa !3
  %370 = icmp sgt i32 %364, -1
  br i1 %370, label %371, label %376

371:                                              ; preds = %362
  %372 = mul nsw i32 %364, %4
  %373 = add nsw i32 %372, %10
  %374 = sext i32 %373 to i64
  %375 = getelementptr inbounds double, ptr %0, i64 %374
  store double 1.000000e+300, ptr %375, align 8, !tbaa !31
  br label %376

376:                                              ; preds = %362, %371, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = distinct !{!21, !10, !22, !23}
!22 = !{!"llvm.loop.isvectorized", i32 1}
!23 = !{!"llvm.loop.unroll.runtime.disable"}
!24 = distinct !{!24, !10, !23, !22}
!25 = !{i8 0, i8 2}
!26 = !{}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !5, i64 0}
!33 = distinct !{!33, !14}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !14}
!36 = distinct !{!36, !14}
