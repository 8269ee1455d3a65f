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
  br i1 %11, label %12, label %333

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
  %22 = and i32 %20, 3
  %23 = icmp ult i32 %21, 3
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = and i32 %20, -4
  br label %294

26:                                               ; preds = %294
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %26, %19
  %29 = phi i32 [ 1, %19 ], [ %330, %26 ]
  %30 = phi i32 [ 0, %19 ], [ %329, %26 ]
  %31 = phi float [ %18, %19 ], [ %328, %26 ]
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
  %49 = phi float [ %18, %12 ], [ %328, %26 ], [ %43, %33 ]
  %50 = phi i32 [ 0, %12 ], [ %329, %26 ], [ %44, %33 ]
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
  br i1 %16, label %58, label %126

58:                                               ; preds = %48
  %59 = add nsw i32 %3, -1
  %60 = add nsw i32 %3, -2
  %61 = and i32 %59, 3
  %62 = icmp ult i32 %60, 3
  br i1 %62, label %106, label %63

63:                                               ; preds = %58
  %64 = and i32 %59, -4
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 1, %63 ], [ %101, %65 ]
  %67 = phi i32 [ 0, %63 ], [ %100, %65 ]
  %68 = phi float [ %57, %63 ], [ %99, %65 ]
  %69 = phi i32 [ 0, %63 ], [ %102, %65 ]
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
  %102 = add i32 %69, 4
  %103 = icmp eq i32 %102, %64
  br i1 %103, label %104, label %65, !llvm.loop !15

104:                                              ; preds = %65
  %105 = icmp eq i32 %61, 0
  br i1 %105, label %126, label %106

106:                                              ; preds = %104, %58
  %107 = phi i32 [ 1, %58 ], [ %101, %104 ]
  %108 = phi i32 [ 0, %58 ], [ %100, %104 ]
  %109 = phi float [ %57, %58 ], [ %99, %104 ]
  %110 = icmp ne i32 %61, 0
  tail call void @llvm.assume(i1 %110)
  br label %111

111:                                              ; preds = %111, %106
  %112 = phi i32 [ %123, %111 ], [ %107, %106 ]
  %113 = phi i32 [ %122, %111 ], [ %108, %106 ]
  %114 = phi float [ %121, %111 ], [ %109, %106 ]
  %115 = phi i32 [ %124, %111 ], [ 0, %106 ]
  %116 = add nsw i32 %112, %13
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fcmp contract ogt float %119, %114
  %121 = select i1 %120, float %119, float %114
  %122 = select i1 %120, i32 %112, i32 %113
  %123 = add nuw nsw i32 %112, 1
  %124 = add i32 %115, 1
  %125 = icmp eq i32 %124, %61
  br i1 %125, label %126, label %111, !llvm.loop !16

126:                                              ; preds = %104, %111, %48
  %127 = phi float [ %57, %48 ], [ %99, %104 ], [ %121, %111 ]
  %128 = phi i32 [ 0, %48 ], [ %100, %104 ], [ %122, %111 ]
  %129 = or disjoint i32 %17, 1
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %1, i64 %130
  store float %127, ptr %131, align 4, !tbaa !7
  %132 = getelementptr inbounds i32, ptr %2, i64 %130
  store i32 %128, ptr %132, align 4, !tbaa !3
  %133 = add nsw i32 %128, %13
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %0, i64 %134
  store float 0xFFF0000000000000, ptr %135, align 4, !tbaa !7
  %136 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %137, label %205

137:                                              ; preds = %126
  %138 = add nsw i32 %3, -1
  %139 = add nsw i32 %3, -2
  %140 = and i32 %138, 3
  %141 = icmp ult i32 %139, 3
  br i1 %141, label %185, label %142

142:                                              ; preds = %137
  %143 = and i32 %138, -4
  br label %144

144:                                              ; preds = %144, %142
  %145 = phi i32 [ 1, %142 ], [ %180, %144 ]
  %146 = phi i32 [ 0, %142 ], [ %179, %144 ]
  %147 = phi float [ %136, %142 ], [ %178, %144 ]
  %148 = phi i32 [ 0, %142 ], [ %181, %144 ]
  %149 = add nsw i32 %145, %13
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fcmp contract ogt float %152, %147
  %154 = select i1 %153, float %152, float %147
  %155 = select i1 %153, i32 %145, i32 %146
  %156 = add nuw nsw i32 %145, 1
  %157 = add nsw i32 %156, %13
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %0, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fcmp contract ogt float %160, %154
  %162 = select i1 %161, float %160, float %154
  %163 = select i1 %161, i32 %156, i32 %155
  %164 = add nuw nsw i32 %145, 2
  %165 = add nsw i32 %164, %13
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fcmp contract ogt float %168, %162
  %170 = select i1 %169, float %168, float %162
  %171 = select i1 %169, i32 %164, i32 %163
  %172 = add nuw nsw i32 %145, 3
  %173 = add nsw i32 %172, %13
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %0, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !7
  %177 = fcmp contract ogt float %176, %170
  %178 = select i1 %177, float %176, float %170
  %179 = select i1 %177, i32 %172, i32 %171
  %180 = add nuw nsw i32 %145, 4
  %181 = add i32 %148, 4
  %182 = icmp eq i32 %181, %143
  br i1 %182, label %183, label %144, !llvm.loop !15

183:                                              ; preds = %144
  %184 = icmp eq i32 %140, 0
  br i1 %184, label %205, label %185

185:                                              ; preds = %183, %137
  %186 = phi i32 [ 1, %137 ], [ %180, %183 ]
  %187 = phi i32 [ 0, %137 ], [ %179, %183 ]
  %188 = phi float [ %136, %137 ], [ %178, %183 ]
  %189 = icmp ne i32 %140, 0
  tail call void @llvm.assume(i1 %189)
  br label %190

190:                                              ; preds = %190, %185
  %191 = phi i32 [ %202, %190 ], [ %186, %185 ]
  %192 = phi i32 [ %201, %190 ], [ %187, %185 ]
  %193 = phi float [ %200, %190 ], [ %188, %185 ]
  %194 = phi i32 [ %203, %190 ], [ 0, %185 ]
  %195 = add nsw i32 %191, %13
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fcmp contract ogt float %198, %193
  %200 = select i1 %199, float %198, float %193
  %201 = select i1 %199, i32 %191, i32 %192
  %202 = add nuw nsw i32 %191, 1
  %203 = add i32 %194, 1
  %204 = icmp eq i32 %203, %140
  br i1 %204, label %205, label %190, !llvm.loop !17

205:                                              ; preds = %183, %190, %126
  %206 = phi float [ %136, %126 ], [ %178, %183 ], [ %200, %190 ]
  %207 = phi i32 [ 0, %126 ], [ %179, %183 ], [ %201, %190 ]
  %208 = or disjoint i32 %17, 2
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %1, i64 %209
  store float %206, ptr %210, align 4, !tbaa !7
  %211 = getelementptr inbounds i32, ptr %2, i64 %209
  store i32 %207, ptr %211, align 4, !tbaa !3
  %212 = add nsw i32 %207, %13
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds float, ptr %0, i64 %213
  store float 0xFFF0000000000000, ptr %214, align 4, !tbaa !7
  %215 = load float, ptr %15, align 4, !tbaa !7
  br i1 %16, label %216, label %284

216:                                              ; preds = %205
  %217 = add nsw i32 %3, -1
  %218 = add nsw i32 %3, -2
  %219 = and i32 %217, 3
  %220 = icmp ult i32 %218, 3
  br i1 %220, label %264, label %221

221:                                              ; preds = %216
  %222 = and i32 %217, -4
  br label %223

223:                                              ; preds = %223, %221
  %224 = phi i32 [ 1, %221 ], [ %259, %223 ]
  %225 = phi i32 [ 0, %221 ], [ %258, %223 ]
  %226 = phi float [ %215, %221 ], [ %257, %223 ]
  %227 = phi i32 [ 0, %221 ], [ %260, %223 ]
  %228 = add nsw i32 %224, %13
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %0, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !7
  %232 = fcmp contract ogt float %231, %226
  %233 = select i1 %232, float %231, float %226
  %234 = select i1 %232, i32 %224, i32 %225
  %235 = add nuw nsw i32 %224, 1
  %236 = add nsw i32 %235, %13
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %0, i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !7
  %240 = fcmp contract ogt float %239, %233
  %241 = select i1 %240, float %239, float %233
  %242 = select i1 %240, i32 %235, i32 %234
  %243 = add nuw nsw i32 %224, 2
  %244 = add nsw i32 %243, %13
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr %0, i64 %245
  %247 = load float, ptr %246, align 4, !tbaa !7
  %248 = fcmp contract ogt float %247, %241
  %249 = select i1 %248, float %247, float %241
  %250 = select i1 %248, i32 %243, i32 %242
  %251 = add nuw nsw i32 %224, 3
  %252 = add nsw i32 %251, %13
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds float, ptr %0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !7
  %256 = fcmp contract ogt float %255, %249
  %257 = select i1 %256, float %255, float %249
  %258 = select i1 %256, i32 %251, i32 %250
  %259 = add nuw nsw i32 %224, 4
  %260 = add i32 %227, 4
  %261 = icmp eq i32 %260, %222
  br i1 %261, label %262, label %223, !llvm.loop !15

262:                                              ; preds = %223
  %263 = icmp eq i32 %219, 0
  br i1 %263, label %284, label %264

264:                                              ; preds = %262, %216
  %265 = phi i32 [ 1, %216 ], [ %259, %262 ]
  %266 = phi i32 [ 0, %216 ], [ %258, %262 ]
  %267 = phi float [ %215, %216 ], [ %257, %262 ]
  %268 = icmp ne i32 %219, 0
  tail call void @llvm.assume(i1 %268)
  br label %269

269:                                              ; preds = %269, %264
  %270 = phi i32 [ %281, %269 ], [ %265, %264 ]
  %271 = phi i32 [ %280, %269 ], [ %266, %264 ]
  %272 = phi float [ %279, %269 ], [ %267, %264 ]
  %273 = phi i32 [ %282, %269 ], [ 0, %264 ]
  %274 = add nsw i32 %270, %13
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds float, ptr %0, i64 %275
  %277 = load float, ptr %276, align 4, !tbaa !7
  %278 = fcmp contract ogt float %277, %272
  %279 = select i1 %278, float %277, float %272
  %280 = select i1 %278, i32 %270, i32 %271
  %281 = add nuw nsw i32 %270, 1
  %282 = add i32 %273, 1
  %283 = icmp eq i32 %282, %219
  br i1 %283, label %284, label %269, !llvm.loop !18

284:                                              ; preds = %262, %269, %205
  %285 = phi float [ %215, %205 ], [ %257, %262 ], [ %279, %269 ]
  %286 = phi i32 [ 0, %205 ], [ %258, %262 ], [ %280, %269 ]
  %287 = or disjoint i32 %17, 3
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr %1, i64 %288
  store float %285, ptr %289, align 4, !tbaa !7
  %290 = getelementptr inbounds i32, ptr %2, i64 %288
  store i32 %286, ptr %290, align 4, !tbaa !3
  %291 = add nsw i32 %286, %13
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr %0, i64 %292
  store float 0xFFF0000000000000, ptr %293, align 4, !tbaa !7
  br label %333

294:                                              ; preds = %294, %24
  %295 = phi i32 [ 1, %24 ], [ %330, %294 ]
  %296 = phi i32 [ 0, %24 ], [ %329, %294 ]
  %297 = phi float [ %18, %24 ], [ %328, %294 ]
  %298 = phi i32 [ 0, %24 ], [ %331, %294 ]
  %299 = add nsw i32 %295, %13
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds float, ptr %0, i64 %300
  %302 = load float, ptr %301, align 4, !tbaa !7
  %303 = fcmp contract ogt float %302, %297
  %304 = select i1 %303, float %302, float %297
  %305 = select i1 %303, i32 %295, i32 %296
  %306 = add nuw nsw i32 %295, 1
  %307 = add nsw i32 %306, %13
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds float, ptr %0, i64 %308
  %310 = load float, ptr %309, align 4, !tbaa !7
  %311 = fcmp contract ogt float %310, %304
  %312 = select i1 %311, float %310, float %304
  %313 = select i1 %311, i32 %306, i32 %305
  %314 = add nuw nsw i32 %295, 2
  %315 = add nsw i32 %314, %13
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds float, ptr %0, i64 %316
  %318 = load float, ptr %317, align 4, !tbaa !7
  %319 = fcmp contract ogt float %318, %312
  %320 = select i1 %319, float %318, float %312
  %321 = select i1 %319, i32 %314, i32 %313
  %322 = add nuw nsw i32 %295, 3
  %323 = add nsw i32 %322, %13
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds float, ptr %0, i64 %324
  %326 = load float, ptr %325, align 4, !tbaa !7
  %327 = fcmp contract ogt float %326, %320
  %328 = select i1 %327, float %326, float %320
  %329 = select i1 %327, i32 %322, i32 %321
  %330 = add nuw nsw i32 %295, 4
  %331 = add i32 %298, 4
  %332 = icmp eq i32 %331, %25
  br i1 %332, label %26, label %294, !llvm.loop !15

333:                                              ; preds = %284, %5
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
  br i1 %12, label %13, label %248

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
  br i1 %14, label %32, label %61

32:                                               ; preds = %29
  %33 = and i32 %3, 1
  %34 = icmp eq i32 %3, 1
  br i1 %34, label %45, label %35

35:                                               ; preds = %32
  %36 = and i32 %3, 2147483646
  br label %68

37:                                               ; preds = %27, %37
  %38 = phi i32 [ %41, %37 ], [ %28, %27 ]
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 %39
  store i8 0, ptr %40, align 1, !tbaa !19
  %41 = add nuw nsw i32 %38, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %29, label %37, !llvm.loop !24

43:                                               ; preds = %99
  %44 = icmp eq i32 %33, 0
  br i1 %44, label %61, label %45

45:                                               ; preds = %43, %32
  %46 = phi i32 [ 0, %32 ], [ %102, %43 ]
  %47 = phi i32 [ -1, %32 ], [ %101, %43 ]
  %48 = phi float [ 0xC7EFFFFFE0000000, %32 ], [ %100, %43 ]
  %49 = icmp ne i32 %33, 0
  tail call void @llvm.assume(i1 %49)
  %50 = zext nneg i32 %46 to i64
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !19, !range !25, !noundef !26
  %53 = trunc nuw i8 %52 to i1
  br i1 %53, label %61, label %54

54:                                               ; preds = %45
  %55 = add nsw i32 %46, %31
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fcmp contract ogt float %58, %48
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  br label %61

61:                                               ; preds = %43, %60, %54, %45, %29
  %62 = phi float [ 0xC7EFFFFFE0000000, %29 ], [ %100, %43 ], [ %48, %45 ], [ %58, %60 ], [ %48, %54 ]
  %63 = phi i32 [ -1, %29 ], [ %101, %43 ], [ %47, %45 ], [ %46, %60 ], [ %47, %54 ]
  %64 = sext i32 %30 to i64
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  store float %62, ptr %65, align 4, !tbaa !7
  %66 = getelementptr inbounds i32, ptr %2, i64 %64
  store i32 %63, ptr %66, align 4, !tbaa !3
  %67 = icmp sgt i32 %63, -1
  br i1 %67, label %105, label %108

68:                                               ; preds = %99, %35
  %69 = phi i32 [ 0, %35 ], [ %102, %99 ]
  %70 = phi i32 [ -1, %35 ], [ %101, %99 ]
  %71 = phi float [ 0xC7EFFFFFE0000000, %35 ], [ %100, %99 ]
  %72 = phi i32 [ 0, %35 ], [ %103, %99 ]
  %73 = zext nneg i32 %69 to i64
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !19, !range !25, !noundef !26
  %76 = trunc nuw i8 %75 to i1
  br i1 %76, label %84, label %77

77:                                               ; preds = %68
  %78 = add nsw i32 %69, %31
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fcmp contract ogt float %81, %71
  br i1 %82, label %83, label %84

83:                                               ; preds = %77
  br label %84

84:                                               ; preds = %68, %77, %83
  %85 = phi float [ %71, %68 ], [ %81, %83 ], [ %71, %77 ]
  %86 = phi i32 [ %70, %68 ], [ %69, %83 ], [ %70, %77 ]
  %87 = or disjoint i32 %69, 1
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %6, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !19, !range !25, !noundef !26
  %91 = trunc nuw i8 %90 to i1
  br i1 %91, label %99, label %92

92:                                               ; preds = %84
  %93 = add nsw i32 %87, %31
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fcmp contract ogt float %96, %85
  br i1 %97, label %98, label %99

98:                                               ; preds = %92
  br label %99

99:                                               ; preds = %98, %92, %84
  %100 = phi float [ %85, %84 ], [ %96, %98 ], [ %85, %92 ]
  %101 = phi i32 [ %86, %84 ], [ %87, %98 ], [ %86, %92 ]
  %102 = add nuw nsw i32 %69, 2
  %103 = add i32 %72, 2
  %104 = icmp eq i32 %103, %36
  br i1 %104, label %43, label %68, !llvm.loop !27

105:                                              ; preds = %61
  %106 = zext nneg i32 %63 to i64
  %107 = getelementptr inbounds nuw i8, ptr %6, i64 %106
  store i8 1, ptr %107, align 1, !tbaa !19
  br label %108

108:                                              ; preds = %105, %61
  br i1 %14, label %109, label %169

109:                                              ; preds = %108
  %110 = and i32 %3, 1
  %111 = icmp eq i32 %3, 1
  br i1 %111, label %153, label %112

112:                                              ; preds = %109
  %113 = and i32 %3, 2147483646
  br label %114

114:                                              ; preds = %145, %112
  %115 = phi i32 [ 0, %112 ], [ %148, %145 ]
  %116 = phi i32 [ -1, %112 ], [ %147, %145 ]
  %117 = phi float [ 0xC7EFFFFFE0000000, %112 ], [ %146, %145 ]
  %118 = phi i32 [ 0, %112 ], [ %149, %145 ]
  %119 = zext nneg i32 %115 to i64
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 %119
  %121 = load i8, ptr %120, align 1, !tbaa !19, !range !25, !noundef !26
  %122 = trunc nuw i8 %121 to i1
  br i1 %122, label %130, label %123

123:                                              ; preds = %114
  %124 = add nsw i32 %115, %31
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fcmp contract ogt float %127, %117
  br i1 %128, label %129, label %130

129:                                              ; preds = %123
  br label %130

130:                                              ; preds = %129, %123, %114
  %131 = phi float [ %117, %114 ], [ %127, %129 ], [ %117, %123 ]
  %132 = phi i32 [ %116, %114 ], [ %115, %129 ], [ %116, %123 ]
  %133 = or disjoint i32 %115, 1
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 %134
  %136 = load i8, ptr %135, align 1, !tbaa !19, !range !25, !noundef !26
  %137 = trunc nuw i8 %136 to i1
  br i1 %137, label %145, label %138

138:                                              ; preds = %130
  %139 = add nsw i32 %133, %31
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fcmp contract ogt float %142, %131
  br i1 %143, label %144, label %145

144:                                              ; preds = %138
  br label %145

145:                                              ; preds = %144, %138, %130
  %146 = phi float [ %131, %130 ], [ %142, %144 ], [ %131, %138 ]
  %147 = phi i32 [ %132, %130 ], [ %133, %144 ], [ %132, %138 ]
  %148 = add nuw nsw i32 %115, 2
  %149 = add i32 %118, 2
  %150 = icmp eq i32 %149, %113
  br i1 %150, label %151, label %114, !llvm.loop !27

151:                                              ; preds = %145
  %152 = icmp eq i32 %110, 0
  br i1 %152, label %169, label %153

153:                                              ; preds = %151, %109
  %154 = phi i32 [ 0, %109 ], [ %148, %151 ]
  %155 = phi i32 [ -1, %109 ], [ %147, %151 ]
  %156 = phi float [ 0xC7EFFFFFE0000000, %109 ], [ %146, %151 ]
  %157 = icmp ne i32 %110, 0
  tail call void @llvm.assume(i1 %157)
  %158 = zext nneg i32 %154 to i64
  %159 = getelementptr inbounds nuw i8, ptr %6, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !19, !range !25, !noundef !26
  %161 = trunc nuw i8 %160 to i1
  br i1 %161, label %169, label %162

162:                                              ; preds = %153
  %163 = add nsw i32 %154, %31
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %0, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fcmp contract ogt float %166, %156
  br i1 %167, label %168, label %169

168:                                              ; preds = %162
  br label %169

169:                                              ; preds = %151, %168, %162, %153, %108
  %170 = phi float [ 0xC7EFFFFFE0000000, %108 ], [ %146, %151 ], [ %156, %153 ], [ %166, %168 ], [ %156, %162 ]
  %171 = phi i32 [ -1, %108 ], [ %147, %151 ], [ %155, %153 ], [ %154, %168 ], [ %155, %162 ]
  %172 = add nsw i32 %30, 1
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %1, i64 %173
  store float %170, ptr %174, align 4, !tbaa !7
  %175 = getelementptr inbounds i32, ptr %2, i64 %173
  store i32 %171, ptr %175, align 4, !tbaa !3
  %176 = icmp sgt i32 %171, -1
  br i1 %176, label %177, label %180

177:                                              ; preds = %169
  %178 = zext nneg i32 %171 to i64
  %179 = getelementptr inbounds nuw i8, ptr %6, i64 %178
  store i8 1, ptr %179, align 1, !tbaa !19
  br label %180

180:                                              ; preds = %177, %169
  br i1 %14, label %181, label %241

181:                                              ; preds = %180
  %182 = and i32 %3, 1
  %183 = icmp eq i32 %3, 1
  br i1 %183, label %225, label %184

184:                                              ; preds = %181
  %185 = and i32 %3, 2147483646
  br label %186

186:                                              ; preds = %217, %184
  %187 = phi i32 [ 0, %184 ], [ %220, %217 ]
  %188 = phi i32 [ -1, %184 ], [ %219, %217 ]
  %189 = phi float [ 0xC7EFFFFFE0000000, %184 ], [ %218, %217 ]
  %190 = phi i32 [ 0, %184 ], [ %221, %217 ]
  %191 = zext nneg i32 %187 to i64
  %192 = getelementptr inbounds nuw i8, ptr %6, i64 %191
  %193 = load i8, ptr %192, align 1, !tbaa !19, !range !25, !noundef !26
  %194 = trunc nuw i8 %193 to i1
  br i1 %194, label %202, label %195

195:                                              ; preds = %186
  %196 = add nsw i32 %187, %31
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %0, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = fcmp contract ogt float %199, %189
  br i1 %200, label %201, label %202

201:                                              ; preds = %195
  br label %202

202:                                              ; preds = %201, %195, %186
  %203 = phi float [ %189, %186 ], [ %199, %201 ], [ %189, %195 ]
  %204 = phi i32 [ %188, %186 ], [ %187, %201 ], [ %188, %195 ]
  %205 = or disjoint i32 %187, 1
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %6, i64 %206
  %208 = load i8, ptr %207, align 1, !tbaa !19, !range !25, !noundef !26
  %209 = trunc nuw i8 %208 to i1
  br i1 %209, label %217, label %210

210:                                              ; preds = %202
  %211 = add nsw i32 %205, %31
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr %0, i64 %212
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fcmp contract ogt float %214, %203
  br i1 %215, label %216, label %217

216:                                              ; preds = %210
  br label %217

217:                                              ; preds = %216, %210, %202
  %218 = phi float [ %203, %202 ], [ %214, %216 ], [ %203, %210 ]
  %219 = phi i32 [ %204, %202 ], [ %205, %216 ], [ %204, %210 ]
  %220 = add nuw nsw i32 %187, 2
  %221 = add i32 %190, 2
  %222 = icmp eq i32 %221, %185
  br i1 %222, label %223, label %186, !llvm.loop !27

223:                                              ; preds = %217
  %224 = icmp eq i32 %182, 0
  br i1 %224, label %241, label %225

225:                                              ; preds = %223, %181
  %226 = phi i32 [ 0, %181 ], [ %220, %223 ]
  %227 = phi i32 [ -1, %181 ], [ %219, %223 ]
  %228 = phi float [ 0xC7EFFFFFE0000000, %181 ], [ %218, %223 ]
  %229 = icmp ne i32 %182, 0
  tail call void @llvm.assume(i1 %229)
  %230 = zext nneg i32 %226 to i64
  %231 = getelementptr inbounds nuw i8, ptr %6, i64 %230
  %232 = load i8, ptr %231, align 1, !tbaa !19, !range !25, !noundef !26
  %233 = trunc nuw i8 %232 to i1
  br i1 %233, label %241, label %234

234:                                              ; preds = %225
  %235 = add nsw i32 %226, %31
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %0, i64 %236
  %238 = load float, ptr %237, align 4, !tbaa !7
  %239 = fcmp contract ogt float %238, %228
  br i1 %239, label %240, label %241

240:                                              ; preds = %234
  br label %241

241:                                              ; preds = %223, %240, %234, %225, %180
  %242 = phi float [ 0xC7EFFFFFE0000000, %180 ], [ %218, %223 ], [ %228, %225 ], [ %238, %240 ], [ %228, %234 ]
  %243 = phi i32 [ -1, %180 ], [ %219, %223 ], [ %227, %225 ], [ %226, %240 ], [ %227, %234 ]
  %244 = add nsw i32 %30, 2
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr %1, i64 %245
  store float %242, ptr %246, align 4, !tbaa !7
  %247 = getelementptr inbounds i32, ptr %2, i64 %245
  store i32 %243, ptr %247, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %248

248:                                              ; preds = %5, %241
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
  br i1 %11, label %12, label %190

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = and i32 %3, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %3, 2147483646
  br label %41

19:                                               ; preds = %41
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %34, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %63, %19 ]
  %23 = phi i32 [ -1, %14 ], [ %62, %19 ]
  %24 = phi double [ 1.000000e+300, %14 ], [ %61, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  %26 = mul nsw i32 %22, %4
  %27 = add nsw i32 %26, %10
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !28
  %31 = fcmp contract olt double %30, %24
  %32 = select i1 %31, double %30, double %24
  %33 = select i1 %31, i32 %22, i32 %23
  br label %34

34:                                               ; preds = %21, %19, %12
  %35 = phi double [ 1.000000e+300, %12 ], [ %61, %19 ], [ %32, %21 ]
  %36 = phi i32 [ -1, %12 ], [ %62, %19 ], [ %33, %21 ]
  %37 = sext i32 %10 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  store double %35, ptr %38, align 8, !tbaa !28
  %39 = getelementptr inbounds i32, ptr %2, i64 %37
  store i32 %36, ptr %39, align 4, !tbaa !3
  %40 = icmp sgt i32 %36, -1
  br i1 %40, label %66, label %71

41:                                               ; preds = %41, %17
  %42 = phi i32 [ 0, %17 ], [ %63, %41 ]
  %43 = phi i32 [ -1, %17 ], [ %62, %41 ]
  %44 = phi double [ 1.000000e+300, %17 ], [ %61, %41 ]
  %45 = phi i32 [ 0, %17 ], [ %64, %41 ]
  %46 = mul nsw i32 %42, %4
  %47 = add nsw i32 %46, %10
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !28
  %51 = fcmp contract olt double %50, %44
  %52 = select i1 %51, double %50, double %44
  %53 = select i1 %51, i32 %42, i32 %43
  %54 = or disjoint i32 %42, 1
  %55 = mul nsw i32 %54, %4
  %56 = add nsw i32 %55, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !28
  %60 = fcmp contract olt double %59, %52
  %61 = select i1 %60, double %59, double %52
  %62 = select i1 %60, i32 %54, i32 %53
  %63 = add nuw nsw i32 %42, 2
  %64 = add i32 %45, 2
  %65 = icmp eq i32 %64, %18
  br i1 %65, label %19, label %41, !llvm.loop !30

66:                                               ; preds = %34
  %67 = mul nsw i32 %36, %4
  %68 = add nsw i32 %67, %10
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  store double 1.000000e+300, ptr %70, align 8, !tbaa !28
  br label %71

71:                                               ; preds = %66, %34
  br i1 %13, label %72, label %117

72:                                               ; preds = %71
  %73 = and i32 %3, 1
  %74 = icmp eq i32 %3, 1
  br i1 %74, label %104, label %75

75:                                               ; preds = %72
  %76 = and i32 %3, 2147483646
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i32 [ 0, %75 ], [ %99, %77 ]
  %79 = phi i32 [ -1, %75 ], [ %98, %77 ]
  %80 = phi double [ 1.000000e+300, %75 ], [ %97, %77 ]
  %81 = phi i32 [ 0, %75 ], [ %100, %77 ]
  %82 = mul nsw i32 %78, %4
  %83 = add nsw i32 %82, %10
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %0, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !28
  %87 = fcmp contract olt double %86, %80
  %88 = select i1 %87, double %86, double %80
  %89 = select i1 %87, i32 %78, i32 %79
  %90 = or disjoint i32 %78, 1
  %91 = mul nsw i32 %90, %4
  %92 = add nsw i32 %91, %10
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !28
  %96 = fcmp contract olt double %95, %88
  %97 = select i1 %96, double %95, double %88
  %98 = select i1 %96, i32 %90, i32 %89
  %99 = add nuw nsw i32 %78, 2
  %100 = add i32 %81, 2
  %101 = icmp eq i32 %100, %76
  br i1 %101, label %102, label %77, !llvm.loop !30

102:                                              ; preds = %77
  %103 = icmp eq i32 %73, 0
  br i1 %103, label %117, label %104

104:                                              ; preds = %102, %72
  %105 = phi i32 [ 0, %72 ], [ %99, %102 ]
  %106 = phi i32 [ -1, %72 ], [ %98, %102 ]
  %107 = phi double [ 1.000000e+300, %72 ], [ %97, %102 ]
  %108 = icmp ne i32 %73, 0
  tail call void @llvm.assume(i1 %108)
  %109 = mul nsw i32 %105, %4
  %110 = add nsw i32 %109, %10
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %0, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !28
  %114 = fcmp contract olt double %113, %107
  %115 = select i1 %114, double %113, double %107
  %116 = select i1 %114, i32 %105, i32 %106
  br label %117

117:                                              ; preds = %104, %102, %71
  %118 = phi double [ 1.000000e+300, %71 ], [ %97, %102 ], [ %115, %104 ]
  %119 = phi i32 [ -1, %71 ], [ %98, %102 ], [ %116, %104 ]
  %120 = add nsw i32 %4, %10
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %1, i64 %121
  store double %118, ptr %122, align 8, !tbaa !28
  %123 = getelementptr inbounds i32, ptr %2, i64 %121
  store i32 %119, ptr %123, align 4, !tbaa !3
  %124 = icmp sgt i32 %119, -1
  br i1 %124, label %125, label %130

125:                                              ; preds = %117
  %126 = mul nsw i32 %119, %4
  %127 = add nsw i32 %126, %10
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %0, i64 %128
  store double 1.000000e+300, ptr %129, align 8, !tbaa !28
  br label %130

130:                                              ; preds = %125, %117
  br i1 %13, label %131, label %176

131:                                              ; preds = %130
  %132 = and i32 %3, 1
  %133 = icmp eq i32 %3, 1
  br i1 %133, label %163, label %134

134:                                              ; preds = %131
  %135 = and i32 %3, 2147483646
  br label %136

136:                                              ; preds = %136, %134
  %137 = phi i32 [ 0, %134 ], [ %158, %136 ]
  %138 = phi i32 [ -1, %134 ], [ %157, %136 ]
  %139 = phi double [ 1.000000e+300, %134 ], [ %156, %136 ]
  %140 = phi i32 [ 0, %134 ], [ %159, %136 ]
  %141 = mul nsw i32 %137, %4
  %142 = add nsw i32 %141, %10
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %0, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !28
  %146 = fcmp contract olt double %145, %139
  %147 = select i1 %146, double %145, double %139
  %148 = select i1 %146, i32 %137, i32 %138
  %149 = or disjoint i32 %137, 1
  %150 = mul nsw i32 %149, %4
  %151 = add nsw i32 %150, %10
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %0, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !28
  %155 = fcmp contract olt double %154, %147
  %156 = select i1 %155, double %154, double %147
  %157 = select i1 %155, i32 %149, i32 %148
  %158 = add nuw nsw i32 %137, 2
  %159 = add i32 %140, 2
  %160 = icmp eq i32 %159, %135
  br i1 %160, label %161, label %136, !llvm.loop !30

161:                                              ; preds = %136
  %162 = icmp eq i32 %132, 0
  br i1 %162, label %176, label %163

163:                                              ; preds = %161, %131
  %164 = phi i32 [ 0, %131 ], [ %158, %161 ]
  %165 = phi i32 [ -1, %131 ], [ %157, %161 ]
  %166 = phi double [ 1.000000e+300, %131 ], [ %156, %161 ]
  %167 = icmp ne i32 %132, 0
  tail call void @llvm.assume(i1 %167)
  %168 = mul nsw i32 %164, %4
  %169 = add nsw i32 %168, %10
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %0, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !28
  %173 = fcmp contract olt double %172, %166
  %174 = select i1 %173, double %172, double %166
  %175 = select i1 %173, i32 %164, i32 %165
  br label %176

176:                                              ; preds = %163, %161, %130
  %177 = phi double [ 1.000000e+300, %130 ], [ %156, %161 ], [ %174, %163 ]
  %178 = phi i32 [ -1, %130 ], [ %157, %161 ], [ %175, %163 ]
  %179 = shl nsw i32 %4, 1
  %180 = add nsw i32 %179, %10
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %1, i64 %181
  store double %177, ptr %182, align 8, !tbaa !28
  %183 = getelementptr inbounds i32, ptr %2, i64 %181
  store i32 %178, ptr %183, align 4, !tbaa !3
  %184 = icmp sgt i32 %178, -1
  br i1 %184, label %185, label %190

185:                                              ; preds = %176
  %186 = mul nsw i32 %178, %4
  %187 = add nsw i32 %186, %10
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds double, ptr %0, i64 %188
  store double 1.000000e+300, ptr %189, align 8, !tbaa !28
  br label %190

190:                                              ; preds = %176, %185, %5
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
!27 = distinct !{!27, !10}
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !5, i64 0}
!30 = distinct !{!30, !10}
