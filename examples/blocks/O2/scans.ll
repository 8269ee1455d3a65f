; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buffers = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ13scan_blellochPKiPiS1_iE1s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ10scan_warpsPKiPiiE6totals = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18scan_hillis_steelePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 1
  br i1 %18, label %23, label %21

19:                                               ; preds = %39
  %20 = mul nuw nsw i32 %26, %6
  br label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %20, %19 ]
  br i1 %9, label %47, label %54

23:                                               ; preds = %14, %39
  %24 = phi i32 [ %45, %39 ], [ 1, %14 ]
  %25 = phi i32 [ %26, %39 ], [ 0, %14 ]
  %26 = xor i32 %25, 1
  %27 = icmp slt i32 %4, %24
  %28 = mul nuw nsw i32 %25, %6
  %29 = add nuw nsw i32 %28, %4
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  br i1 %27, label %39, label %33

33:                                               ; preds = %23
  %34 = sub i32 %29, %24
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fadd contract float %32, %37
  br label %39

39:                                               ; preds = %23, %33
  %40 = phi float [ %38, %33 ], [ %32, %23 ]
  %41 = mul nuw nsw i32 %26, %6
  %42 = add nuw nsw i32 %41, %4
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %43
  store float %40, ptr %44, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = shl nsw i32 %24, 1
  %46 = icmp ult i32 %45, %6
  br i1 %46, label %23, label %19, !llvm.loop !9

47:                                               ; preds = %21
  %48 = sext i32 %8 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = add nuw nsw i32 %22, %4
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  store float %53, ptr %49, align 4, !tbaa !7
  br label %54

54:                                               ; preds = %47, %21
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13scan_blellochPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = shl nuw nsw i32 %5, 1
  %9 = add nsw i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %4 ]
  %17 = zext nneg i32 %8 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !3
  %19 = or disjoint i32 %9, 1
  %20 = icmp slt i32 %19, %3
  br i1 %20, label %21, label %25

21:                                               ; preds = %15
  %22 = sext i32 %19 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %15, %21
  %26 = phi i32 [ %24, %21 ], [ 0, %15 ]
  %27 = or disjoint i32 %8, 1
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %28
  store i32 %26, ptr %29, align 4, !tbaa !3
  %30 = add nuw nsw i32 %8, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %5, 128
  br i1 %31, label %32, label %42

32:                                               ; preds = %25
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %33
  %35 = getelementptr i8, ptr %34, i64 -4
  %36 = zext nneg i32 %27 to i64
  %37 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %36
  %38 = getelementptr i8, ptr %37, i64 -4
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = load i32, ptr %35, align 4, !tbaa !3
  %41 = add nsw i32 %40, %39
  store i32 %41, ptr %35, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %32, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %5, 64
  br i1 %43, label %44, label %56

44:                                               ; preds = %42
  %45 = shl nuw nsw i32 %30, 1
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %46
  %48 = getelementptr i8, ptr %47, i64 -4
  %49 = shl nuw nsw i32 %27, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %50
  %52 = getelementptr i8, ptr %51, i64 -4
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = load i32, ptr %48, align 4, !tbaa !3
  %55 = add nsw i32 %54, %53
  store i32 %55, ptr %48, align 4, !tbaa !3
  br label %56

56:                                               ; preds = %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp samesign ult i32 %5, 32
  br i1 %57, label %58, label %70

58:                                               ; preds = %56
  %59 = shl nuw nsw i32 %30, 2
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %60
  %62 = getelementptr i8, ptr %61, i64 -4
  %63 = shl nuw nsw i32 %27, 2
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %64
  %66 = getelementptr i8, ptr %65, i64 -4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = load i32, ptr %62, align 4, !tbaa !3
  %69 = add nsw i32 %68, %67
  store i32 %69, ptr %62, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %5, 16
  br i1 %71, label %72, label %84

72:                                               ; preds = %70
  %73 = shl nuw nsw i32 %30, 3
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %74
  %76 = getelementptr i8, ptr %75, i64 -4
  %77 = shl nuw nsw i32 %27, 3
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %78
  %80 = getelementptr i8, ptr %79, i64 -4
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = load i32, ptr %76, align 4, !tbaa !3
  %83 = add nsw i32 %82, %81
  store i32 %83, ptr %76, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = icmp samesign ult i32 %5, 8
  br i1 %85, label %86, label %98

86:                                               ; preds = %84
  %87 = shl nuw nsw i32 %30, 4
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %88
  %90 = getelementptr i8, ptr %89, i64 -4
  %91 = shl nuw nsw i32 %27, 4
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %92
  %94 = getelementptr i8, ptr %93, i64 -4
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = load i32, ptr %90, align 4, !tbaa !3
  %97 = add nsw i32 %96, %95
  store i32 %97, ptr %90, align 4, !tbaa !3
  br label %98

98:                                               ; preds = %86, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = icmp samesign ult i32 %5, 4
  br i1 %99, label %100, label %112

100:                                              ; preds = %98
  %101 = shl nuw nsw i32 %30, 5
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %102
  %104 = getelementptr i8, ptr %103, i64 -4
  %105 = shl nuw nsw i32 %27, 5
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %106
  %108 = getelementptr i8, ptr %107, i64 -4
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = load i32, ptr %104, align 4, !tbaa !3
  %111 = add nsw i32 %110, %109
  store i32 %111, ptr %104, align 4, !tbaa !3
  br label %112

112:                                              ; preds = %100, %98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = icmp samesign ult i32 %5, 2
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = shl nuw nsw i32 %30, 6
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %116
  %118 = getelementptr i8, ptr %117, i64 -4
  %119 = shl nuw nsw i32 %27, 6
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %120
  %122 = getelementptr i8, ptr %121, i64 -4
  %123 = load i32, ptr %122, align 4, !tbaa !3
  %124 = load i32, ptr %118, align 4, !tbaa !3
  %125 = add nsw i32 %124, %123
  store i32 %125, ptr %118, align 4, !tbaa !3
  br label %126

126:                                              ; preds = %114, %112
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %127 = icmp eq i32 %5, 0
  br i1 %127, label %128, label %132

128:                                              ; preds = %126
  %129 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 508), align 4, !tbaa !3
  %130 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  %131 = add nsw i32 %130, %129
  store i32 %131, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  br label %132

132:                                              ; preds = %128, %126
  %133 = icmp eq i32 %5, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %132
  %135 = zext nneg i32 %6 to i64
  %136 = getelementptr inbounds nuw i32, ptr %2, i64 %135
  %137 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  store i32 %137, ptr %136, align 4, !tbaa !3
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  br label %138

138:                                              ; preds = %134, %132
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %127, label %139, label %143

139:                                              ; preds = %138
  %140 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 508), align 4, !tbaa !3
  %141 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  store i32 %141, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 508), align 4, !tbaa !3
  %142 = add nsw i32 %141, %140
  store i32 %142, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !tbaa !3
  br label %143

143:                                              ; preds = %138, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %113, label %144, label %156

144:                                              ; preds = %143
  %145 = shl nuw nsw i32 %27, 6
  %146 = shl nuw nsw i32 %30, 6
  %147 = zext nneg i32 %145 to i64
  %148 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %147
  %149 = getelementptr i8, ptr %148, i64 -4
  %150 = load i32, ptr %149, align 4, !tbaa !3
  %151 = zext nneg i32 %146 to i64
  %152 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %151
  %153 = getelementptr i8, ptr %152, i64 -4
  %154 = load i32, ptr %153, align 4, !tbaa !3
  store i32 %154, ptr %149, align 4, !tbaa !3
  %155 = add nsw i32 %154, %150
  store i32 %155, ptr %153, align 4, !tbaa !3
  br label %156

156:                                              ; preds = %144, %143
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %99, label %157, label %169

157:                                              ; preds = %156
  %158 = shl nuw nsw i32 %27, 5
  %159 = shl nuw nsw i32 %30, 5
  %160 = zext nneg i32 %158 to i64
  %161 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %160
  %162 = getelementptr i8, ptr %161, i64 -4
  %163 = load i32, ptr %162, align 4, !tbaa !3
  %164 = zext nneg i32 %159 to i64
  %165 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %164
  %166 = getelementptr i8, ptr %165, i64 -4
  %167 = load i32, ptr %166, align 4, !tbaa !3
  store i32 %167, ptr %162, align 4, !tbaa !3
  %168 = add nsw i32 %167, %163
  store i32 %168, ptr %166, align 4, !tbaa !3
  br label %169

169:                                              ; preds = %157, %156
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %85, label %170, label %182

170:                                              ; preds = %169
  %171 = shl nuw nsw i32 %27, 4
  %172 = shl nuw nsw i32 %30, 4
  %173 = zext nneg i32 %171 to i64
  %174 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %173
  %175 = getelementptr i8, ptr %174, i64 -4
  %176 = load i32, ptr %175, align 4, !tbaa !3
  %177 = zext nneg i32 %172 to i64
  %178 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %177
  %179 = getelementptr i8, ptr %178, i64 -4
  %180 = load i32, ptr %179, align 4, !tbaa !3
  store i32 %180, ptr %175, align 4, !tbaa !3
  %181 = add nsw i32 %180, %176
  store i32 %181, ptr %179, align 4, !tbaa !3
  br label %182

182:                                              ; preds = %170, %169
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %71, label %183, label %195

183:                                              ; preds = %182
  %184 = shl nuw nsw i32 %27, 3
  %185 = shl nuw nsw i32 %30, 3
  %186 = zext nneg i32 %184 to i64
  %187 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %186
  %188 = getelementptr i8, ptr %187, i64 -4
  %189 = load i32, ptr %188, align 4, !tbaa !3
  %190 = zext nneg i32 %185 to i64
  %191 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %190
  %192 = getelementptr i8, ptr %191, i64 -4
  %193 = load i32, ptr %192, align 4, !tbaa !3
  store i32 %193, ptr %188, align 4, !tbaa !3
  %194 = add nsw i32 %193, %189
  store i32 %194, ptr %192, align 4, !tbaa !3
  br label %195

195:                                              ; preds = %183, %182
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %57, label %196, label %208

196:                                              ; preds = %195
  %197 = shl nuw nsw i32 %27, 2
  %198 = shl nuw nsw i32 %30, 2
  %199 = zext nneg i32 %197 to i64
  %200 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %199
  %201 = getelementptr i8, ptr %200, i64 -4
  %202 = load i32, ptr %201, align 4, !tbaa !3
  %203 = zext nneg i32 %198 to i64
  %204 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %203
  %205 = getelementptr i8, ptr %204, i64 -4
  %206 = load i32, ptr %205, align 4, !tbaa !3
  store i32 %206, ptr %201, align 4, !tbaa !3
  %207 = add nsw i32 %206, %202
  store i32 %207, ptr %205, align 4, !tbaa !3
  br label %208

208:                                              ; preds = %196, %195
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %43, label %209, label %221

209:                                              ; preds = %208
  %210 = shl nuw nsw i32 %27, 1
  %211 = shl nuw nsw i32 %30, 1
  %212 = zext nneg i32 %210 to i64
  %213 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %212
  %214 = getelementptr i8, ptr %213, i64 -4
  %215 = load i32, ptr %214, align 4, !tbaa !3
  %216 = zext nneg i32 %211 to i64
  %217 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %216
  %218 = getelementptr i8, ptr %217, i64 -4
  %219 = load i32, ptr %218, align 4, !tbaa !3
  store i32 %219, ptr %214, align 4, !tbaa !3
  %220 = add nsw i32 %219, %215
  store i32 %220, ptr %218, align 4, !tbaa !3
  br label %221

221:                                              ; preds = %209, %208
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %31, label %222, label %230

222:                                              ; preds = %221
  %223 = getelementptr i8, ptr %29, i64 -4
  %224 = load i32, ptr %223, align 4, !tbaa !3
  %225 = zext nneg i32 %30 to i64
  %226 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %225
  %227 = getelementptr i8, ptr %226, i64 -4
  %228 = load i32, ptr %227, align 4, !tbaa !3
  store i32 %228, ptr %223, align 4, !tbaa !3
  %229 = add nsw i32 %228, %224
  store i32 %229, ptr %227, align 4, !tbaa !3
  br label %230

230:                                              ; preds = %222, %221
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %231, label %235

231:                                              ; preds = %230
  %232 = sext i32 %9 to i64
  %233 = getelementptr inbounds i32, ptr %1, i64 %232
  %234 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %234, ptr %233, align 4, !tbaa !3
  br label %235

235:                                              ; preds = %231, %230
  br i1 %20, label %236, label %240

236:                                              ; preds = %235
  %237 = sext i32 %19 to i64
  %238 = getelementptr inbounds i32, ptr %1, i64 %237
  %239 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %239, ptr %238, align 4, !tbaa !3
  br label %240

240:                                              ; preds = %236, %235
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10scan_warpsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = lshr i32 %7, 5
  %11 = icmp slt i32 %8, %2
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %3, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %3 ]
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
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %40
  store i32 %37, ptr %41, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %39, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %69

44:                                               ; preds = %42
  %45 = lshr i32 %5, 5
  %46 = icmp samesign ult i32 %9, %45
  %47 = zext nneg i32 %9 to i64
  br i1 %46, label %48, label %51

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %47
  %50 = load i32, ptr %49, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %44, %48
  %52 = phi i32 [ %50, %48 ], [ 0, %44 ]
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %52, i32 1, i32 0)
  %54 = select i1 %19, i32 0, i32 %53
  %55 = add nsw i32 %54, %52
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %55, i32 2, i32 0)
  %57 = select i1 %23, i32 0, i32 %56
  %58 = add nsw i32 %57, %55
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %58, i32 4, i32 0)
  %60 = select i1 %27, i32 0, i32 %59
  %61 = add nsw i32 %60, %58
  %62 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %61, i32 8, i32 0)
  %63 = select i1 %31, i32 0, i32 %62
  %64 = add nsw i32 %63, %61
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %64, i32 16, i32 0)
  %66 = select i1 %35, i32 0, i32 %65
  %67 = add nsw i32 %66, %64
  %68 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %47
  store i32 %67, ptr %68, align 4, !tbaa !3
  br label %69

69:                                               ; preds = %51, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %43, label %76, label %70

70:                                               ; preds = %69
  %71 = zext nneg i32 %10 to i64
  %72 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %71
  %73 = getelementptr i8, ptr %72, i64 -4
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = add nsw i32 %74, %37
  br label %76

76:                                               ; preds = %70, %69
  %77 = phi i32 [ %75, %70 ], [ %37, %69 ]
  br i1 %11, label %78, label %81

78:                                               ; preds = %76
  %79 = sext i32 %8 to i64
  %80 = getelementptr inbounds i32, ptr %1, i64 %79
  store i32 %77, ptr %80, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %78, %76
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
