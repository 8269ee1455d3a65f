; ModuleID = 'needleman_wunsch.cu'
source_filename = "needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4fillPKiPiiiiiE4temp = internal unnamed_addr addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ4fillPKiPiiiiiE3ref = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4fillPKiPiiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = shl nsw i32 %2, 4
  %9 = mul nsw i32 %8, %5
  %10 = shl nsw i32 %4, 4
  %11 = add nsw i32 %9, %10
  %12 = add nuw nsw i32 %7, 1
  %13 = add i32 %12, %2
  %14 = add i32 %13, %11
  %15 = icmp eq i32 %7, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %6
  %17 = sext i32 %11 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %19, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !tbaa !3
  br label %20

20:                                               ; preds = %16, %6
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %21
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %22, align 4, !tbaa !3
  %26 = add nsw i32 %2, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 64
  store i32 %29, ptr %30, align 4, !tbaa !3
  %31 = shl nsw i32 %2, 1
  %32 = add nsw i32 %31, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 128
  store i32 %35, ptr %36, align 4, !tbaa !3
  %37 = mul nsw i32 %2, 3
  %38 = add nsw i32 %37, %14
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = getelementptr inbounds nuw i8, ptr %22, i64 192
  store i32 %41, ptr %42, align 4, !tbaa !3
  %43 = shl nsw i32 %2, 2
  %44 = add nsw i32 %43, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = getelementptr inbounds nuw i8, ptr %22, i64 256
  store i32 %47, ptr %48, align 4, !tbaa !3
  %49 = mul nsw i32 %2, 5
  %50 = add nsw i32 %49, %14
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = getelementptr inbounds nuw i8, ptr %22, i64 320
  store i32 %53, ptr %54, align 4, !tbaa !3
  %55 = mul nsw i32 %2, 6
  %56 = add nsw i32 %55, %14
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = getelementptr inbounds nuw i8, ptr %22, i64 384
  store i32 %59, ptr %60, align 4, !tbaa !3
  %61 = mul nsw i32 %2, 7
  %62 = add nsw i32 %61, %14
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = getelementptr inbounds nuw i8, ptr %22, i64 448
  store i32 %65, ptr %66, align 4, !tbaa !3
  %67 = shl nsw i32 %2, 3
  %68 = add nsw i32 %67, %14
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !3
  %72 = getelementptr inbounds nuw i8, ptr %22, i64 512
  store i32 %71, ptr %72, align 4, !tbaa !3
  %73 = mul nsw i32 %2, 9
  %74 = add nsw i32 %73, %14
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = getelementptr inbounds nuw i8, ptr %22, i64 576
  store i32 %77, ptr %78, align 4, !tbaa !3
  %79 = mul nsw i32 %2, 10
  %80 = add nsw i32 %79, %14
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = getelementptr inbounds nuw i8, ptr %22, i64 640
  store i32 %83, ptr %84, align 4, !tbaa !3
  %85 = mul nsw i32 %2, 11
  %86 = add nsw i32 %85, %14
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %0, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = getelementptr inbounds nuw i8, ptr %22, i64 704
  store i32 %89, ptr %90, align 4, !tbaa !3
  %91 = mul nsw i32 %2, 12
  %92 = add nsw i32 %91, %14
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %0, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = getelementptr inbounds nuw i8, ptr %22, i64 768
  store i32 %95, ptr %96, align 4, !tbaa !3
  %97 = mul nsw i32 %2, 13
  %98 = add nsw i32 %97, %14
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !3
  %102 = getelementptr inbounds nuw i8, ptr %22, i64 832
  store i32 %101, ptr %102, align 4, !tbaa !3
  %103 = mul nsw i32 %2, 14
  %104 = add nsw i32 %103, %14
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %0, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !3
  %108 = getelementptr inbounds nuw i8, ptr %22, i64 896
  store i32 %107, ptr %108, align 4, !tbaa !3
  %109 = mul nsw i32 %2, 15
  %110 = add nsw i32 %109, %14
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %0, i64 %111
  %113 = load i32, ptr %112, align 4, !tbaa !3
  %114 = getelementptr inbounds nuw i8, ptr %22, i64 960
  store i32 %113, ptr %114, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = mul nsw i32 %2, %12
  %116 = add nsw i32 %11, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %1, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !3
  %120 = zext nneg i32 %12 to i64
  %121 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %120
  store i32 %119, ptr %121, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %122 = add nsw i32 %11, %7
  %123 = sext i32 %122 to i64
  %124 = getelementptr i32, ptr %1, i64 %123
  %125 = getelementptr i8, ptr %124, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !3
  %127 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %120
  store i32 %126, ptr %127, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %137

128:                                              ; preds = %181
  %129 = add nuw nsw i32 %7, 16
  %130 = sub nsw i32 16, %7
  %131 = sub nsw i32 15, %7
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %132
  %134 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %132
  %135 = sext i32 %130 to i64
  %136 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %135
  br label %233

137:                                              ; preds = %181, %20
  %138 = phi i32 [ 0, %20 ], [ %182, %181 ]
  %139 = icmp samesign ugt i32 %7, %138
  br i1 %139, label %159, label %140

140:                                              ; preds = %137
  %141 = sub nuw nsw i32 %138, %7
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %142
  %144 = getelementptr inbounds nuw i32, ptr %143, i64 %21
  %145 = load i32, ptr %144, align 4, !tbaa !3
  %146 = getelementptr inbounds nuw [16 x i32], ptr %22, i64 %142
  %147 = load i32, ptr %146, align 4, !tbaa !3
  %148 = add nsw i32 %147, %145
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 68
  %150 = getelementptr inbounds nuw i32, ptr %149, i64 %21
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = sub nsw i32 %151, %3
  %153 = getelementptr inbounds nuw i32, ptr %143, i64 %120
  %154 = load i32, ptr %153, align 4, !tbaa !3
  %155 = sub nsw i32 %154, %3
  %156 = tail call noundef i32 @__nv_max(i32 noundef %152, i32 noundef %155) #5
  %157 = tail call noundef i32 @__nv_max(i32 noundef %148, i32 noundef %156) #5
  %158 = getelementptr inbounds nuw i32, ptr %149, i64 %120
  store i32 %157, ptr %158, align 4, !tbaa !3
  br label %159

159:                                              ; preds = %140, %137
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %160 = or disjoint i32 %138, 1
  %161 = icmp samesign ugt i32 %7, %160
  br i1 %161, label %181, label %162

162:                                              ; preds = %159
  %163 = sub nuw nsw i32 %160, %7
  %164 = zext nneg i32 %163 to i64
  %165 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %164
  %166 = getelementptr inbounds nuw i32, ptr %165, i64 %21
  %167 = load i32, ptr %166, align 4, !tbaa !3
  %168 = getelementptr inbounds nuw [16 x i32], ptr %22, i64 %164
  %169 = load i32, ptr %168, align 4, !tbaa !3
  %170 = add nsw i32 %169, %167
  %171 = getelementptr inbounds nuw i8, ptr %165, i64 68
  %172 = getelementptr inbounds nuw i32, ptr %171, i64 %21
  %173 = load i32, ptr %172, align 4, !tbaa !3
  %174 = sub nsw i32 %173, %3
  %175 = getelementptr inbounds nuw i32, ptr %165, i64 %120
  %176 = load i32, ptr %175, align 4, !tbaa !3
  %177 = sub nsw i32 %176, %3
  %178 = tail call noundef i32 @__nv_max(i32 noundef %174, i32 noundef %177) #5
  %179 = tail call noundef i32 @__nv_max(i32 noundef %170, i32 noundef %178) #5
  %180 = getelementptr inbounds nuw i32, ptr %171, i64 %120
  store i32 %179, ptr %180, align 4, !tbaa !3
  br label %181

181:                                              ; preds = %162, %159
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %182 = add nuw nsw i32 %138, 2
  %183 = icmp eq i32 %182, 16
  br i1 %183, label %128, label %137, !llvm.loop !7

184:                                              ; preds = %255
  %185 = getelementptr inbounds nuw i8, ptr %127, i64 68
  %186 = load i32, ptr %185, align 4, !tbaa !3
  %187 = getelementptr inbounds i32, ptr %1, i64 %23
  store i32 %186, ptr %187, align 4, !tbaa !3
  %188 = getelementptr inbounds nuw i8, ptr %127, i64 136
  %189 = load i32, ptr %188, align 4, !tbaa !3
  %190 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %189, ptr %190, align 4, !tbaa !3
  %191 = getelementptr inbounds nuw i8, ptr %127, i64 204
  %192 = load i32, ptr %191, align 4, !tbaa !3
  %193 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 %192, ptr %193, align 4, !tbaa !3
  %194 = getelementptr inbounds nuw i8, ptr %127, i64 272
  %195 = load i32, ptr %194, align 4, !tbaa !3
  %196 = getelementptr inbounds i32, ptr %1, i64 %39
  store i32 %195, ptr %196, align 4, !tbaa !3
  %197 = getelementptr inbounds nuw i8, ptr %127, i64 340
  %198 = load i32, ptr %197, align 4, !tbaa !3
  %199 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %198, ptr %199, align 4, !tbaa !3
  %200 = getelementptr inbounds nuw i8, ptr %127, i64 408
  %201 = load i32, ptr %200, align 4, !tbaa !3
  %202 = getelementptr inbounds i32, ptr %1, i64 %51
  store i32 %201, ptr %202, align 4, !tbaa !3
  %203 = getelementptr inbounds nuw i8, ptr %127, i64 476
  %204 = load i32, ptr %203, align 4, !tbaa !3
  %205 = getelementptr inbounds i32, ptr %1, i64 %57
  store i32 %204, ptr %205, align 4, !tbaa !3
  %206 = getelementptr inbounds nuw i8, ptr %127, i64 544
  %207 = load i32, ptr %206, align 4, !tbaa !3
  %208 = getelementptr inbounds i32, ptr %1, i64 %63
  store i32 %207, ptr %208, align 4, !tbaa !3
  %209 = getelementptr inbounds nuw i8, ptr %127, i64 612
  %210 = load i32, ptr %209, align 4, !tbaa !3
  %211 = getelementptr inbounds i32, ptr %1, i64 %69
  store i32 %210, ptr %211, align 4, !tbaa !3
  %212 = getelementptr inbounds nuw i8, ptr %127, i64 680
  %213 = load i32, ptr %212, align 4, !tbaa !3
  %214 = getelementptr inbounds i32, ptr %1, i64 %75
  store i32 %213, ptr %214, align 4, !tbaa !3
  %215 = getelementptr inbounds nuw i8, ptr %127, i64 748
  %216 = load i32, ptr %215, align 4, !tbaa !3
  %217 = getelementptr inbounds i32, ptr %1, i64 %81
  store i32 %216, ptr %217, align 4, !tbaa !3
  %218 = getelementptr inbounds nuw i8, ptr %127, i64 816
  %219 = load i32, ptr %218, align 4, !tbaa !3
  %220 = getelementptr inbounds i32, ptr %1, i64 %87
  store i32 %219, ptr %220, align 4, !tbaa !3
  %221 = getelementptr inbounds nuw i8, ptr %127, i64 884
  %222 = load i32, ptr %221, align 4, !tbaa !3
  %223 = getelementptr inbounds i32, ptr %1, i64 %93
  store i32 %222, ptr %223, align 4, !tbaa !3
  %224 = getelementptr inbounds nuw i8, ptr %127, i64 952
  %225 = load i32, ptr %224, align 4, !tbaa !3
  %226 = getelementptr inbounds i32, ptr %1, i64 %99
  store i32 %225, ptr %226, align 4, !tbaa !3
  %227 = getelementptr inbounds nuw i8, ptr %127, i64 1020
  %228 = load i32, ptr %227, align 4, !tbaa !3
  %229 = getelementptr inbounds i32, ptr %1, i64 %105
  store i32 %228, ptr %229, align 4, !tbaa !3
  %230 = getelementptr inbounds nuw i8, ptr %127, i64 1088
  %231 = load i32, ptr %230, align 4, !tbaa !3
  %232 = getelementptr inbounds i32, ptr %1, i64 %111
  store i32 %231, ptr %232, align 4, !tbaa !3
  ret void

233:                                              ; preds = %128, %255
  %234 = phi i32 [ 14, %128 ], [ %256, %255 ]
  %235 = icmp samesign ugt i32 %7, %234
  br i1 %235, label %255, label %236

236:                                              ; preds = %233
  %237 = sub nuw nsw i32 %129, %234
  %238 = add nsw i32 %237, -1
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds i32, ptr %133, i64 %239
  %241 = load i32, ptr %240, align 4, !tbaa !3
  %242 = getelementptr inbounds i32, ptr %134, i64 %239
  %243 = load i32, ptr %242, align 4, !tbaa !3
  %244 = add nsw i32 %243, %241
  %245 = getelementptr inbounds i32, ptr %136, i64 %239
  %246 = load i32, ptr %245, align 4, !tbaa !3
  %247 = sub nsw i32 %246, %3
  %248 = zext nneg i32 %237 to i64
  %249 = getelementptr inbounds nuw i32, ptr %133, i64 %248
  %250 = load i32, ptr %249, align 4, !tbaa !3
  %251 = sub nsw i32 %250, %3
  %252 = tail call noundef i32 @__nv_max(i32 noundef %247, i32 noundef %251) #5
  %253 = tail call noundef i32 @__nv_max(i32 noundef %244, i32 noundef %252) #5
  %254 = getelementptr inbounds nuw i32, ptr %136, i64 %248
  store i32 %253, ptr %254, align 4, !tbaa !3
  br label %255

255:                                              ; preds = %236, %233
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %256 = add nsw i32 %234, -1
  %257 = icmp eq i32 %234, 0
  br i1 %257, label %184, label %233, !llvm.loop !9
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12needle_upperPKiPiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = xor i32 %6, -1
  %8 = add i32 %4, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %8
  %12 = shl nsw i32 %6, 4
  %13 = add nsw i32 %11, %12
  %14 = add nuw nsw i32 %9, 1
  %15 = add i32 %2, %14
  %16 = add i32 %15, %13
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %5
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !tbaa !3
  br label %22

22:                                               ; preds = %18, %5
  %23 = zext nneg i32 %9 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %23
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  store i32 %27, ptr %24, align 4, !tbaa !3
  %28 = add nsw i32 %16, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 64
  store i32 %31, ptr %32, align 4, !tbaa !3
  %33 = shl nsw i32 %2, 1
  %34 = add nsw i32 %16, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store i32 %37, ptr %38, align 4, !tbaa !3
  %39 = mul nsw i32 %2, 3
  %40 = add nsw i32 %16, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 192
  store i32 %43, ptr %44, align 4, !tbaa !3
  %45 = shl nsw i32 %2, 2
  %46 = add nsw i32 %16, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = getelementptr inbounds nuw i8, ptr %24, i64 256
  store i32 %49, ptr %50, align 4, !tbaa !3
  %51 = mul nsw i32 %2, 5
  %52 = add nsw i32 %16, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 320
  store i32 %55, ptr %56, align 4, !tbaa !3
  %57 = mul nsw i32 %2, 6
  %58 = add nsw i32 %16, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = getelementptr inbounds nuw i8, ptr %24, i64 384
  store i32 %61, ptr %62, align 4, !tbaa !3
  %63 = mul nsw i32 %2, 7
  %64 = add nsw i32 %16, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = getelementptr inbounds nuw i8, ptr %24, i64 448
  store i32 %67, ptr %68, align 4, !tbaa !3
  %69 = shl nsw i32 %2, 3
  %70 = add nsw i32 %16, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 512
  store i32 %73, ptr %74, align 4, !tbaa !3
  %75 = mul nsw i32 %2, 9
  %76 = add nsw i32 %16, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = getelementptr inbounds nuw i8, ptr %24, i64 576
  store i32 %79, ptr %80, align 4, !tbaa !3
  %81 = mul nsw i32 %2, 10
  %82 = add nsw i32 %16, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %0, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 640
  store i32 %85, ptr %86, align 4, !tbaa !3
  %87 = mul nsw i32 %2, 11
  %88 = add nsw i32 %16, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %0, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = getelementptr inbounds nuw i8, ptr %24, i64 704
  store i32 %91, ptr %92, align 4, !tbaa !3
  %93 = mul nsw i32 %2, 12
  %94 = add nsw i32 %16, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = getelementptr inbounds nuw i8, ptr %24, i64 768
  store i32 %97, ptr %98, align 4, !tbaa !3
  %99 = mul nsw i32 %2, 13
  %100 = add nsw i32 %16, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !3
  %104 = getelementptr inbounds nuw i8, ptr %24, i64 832
  store i32 %103, ptr %104, align 4, !tbaa !3
  %105 = mul nsw i32 %2, 14
  %106 = add nsw i32 %16, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %0, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = getelementptr inbounds nuw i8, ptr %24, i64 896
  store i32 %109, ptr %110, align 4, !tbaa !3
  %111 = mul nsw i32 %2, 15
  %112 = add nsw i32 %16, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !3
  %116 = getelementptr inbounds nuw i8, ptr %24, i64 960
  store i32 %115, ptr %116, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = mul nsw i32 %2, %14
  %118 = add nsw i32 %13, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i32, ptr %1, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !3
  %122 = zext nneg i32 %14 to i64
  %123 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %122
  store i32 %121, ptr %123, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %124 = add nsw i32 %13, %9
  %125 = sext i32 %124 to i64
  %126 = getelementptr i32, ptr %1, i64 %125
  %127 = getelementptr i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4, !tbaa !3
  %129 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %122
  store i32 %128, ptr %129, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %139

130:                                              ; preds = %183
  %131 = add nuw nsw i32 %9, 16
  %132 = sub nsw i32 16, %9
  %133 = sub nsw i32 15, %9
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %134
  %136 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %134
  %137 = sext i32 %132 to i64
  %138 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %137
  br label %186

139:                                              ; preds = %183, %22
  %140 = phi i32 [ 0, %22 ], [ %184, %183 ]
  %141 = icmp samesign ugt i32 %9, %140
  br i1 %141, label %161, label %142

142:                                              ; preds = %139
  %143 = sub nuw nsw i32 %140, %9
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %144
  %146 = getelementptr inbounds nuw i32, ptr %145, i64 %23
  %147 = load i32, ptr %146, align 4, !tbaa !3
  %148 = getelementptr inbounds nuw [16 x i32], ptr %24, i64 %144
  %149 = load i32, ptr %148, align 4, !tbaa !3
  %150 = add nsw i32 %149, %147
  %151 = getelementptr inbounds nuw i8, ptr %145, i64 68
  %152 = getelementptr inbounds nuw i32, ptr %151, i64 %23
  %153 = load i32, ptr %152, align 4, !tbaa !3
  %154 = sub nsw i32 %153, %3
  %155 = getelementptr inbounds nuw i32, ptr %145, i64 %122
  %156 = load i32, ptr %155, align 4, !tbaa !3
  %157 = sub nsw i32 %156, %3
  %158 = tail call noundef i32 @__nv_max(i32 noundef %154, i32 noundef %157) #5
  %159 = tail call noundef i32 @__nv_max(i32 noundef %150, i32 noundef %158) #5
  %160 = getelementptr inbounds nuw i32, ptr %151, i64 %122
  store i32 %159, ptr %160, align 4, !tbaa !3
  br label %161

161:                                              ; preds = %142, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %162 = or disjoint i32 %140, 1
  %163 = icmp samesign ugt i32 %9, %162
  br i1 %163, label %183, label %164

164:                                              ; preds = %161
  %165 = sub nuw nsw i32 %162, %9
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %166
  %168 = getelementptr inbounds nuw i32, ptr %167, i64 %23
  %169 = load i32, ptr %168, align 4, !tbaa !3
  %170 = getelementptr inbounds nuw [16 x i32], ptr %24, i64 %166
  %171 = load i32, ptr %170, align 4, !tbaa !3
  %172 = add nsw i32 %171, %169
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 68
  %174 = getelementptr inbounds nuw i32, ptr %173, i64 %23
  %175 = load i32, ptr %174, align 4, !tbaa !3
  %176 = sub nsw i32 %175, %3
  %177 = getelementptr inbounds nuw i32, ptr %167, i64 %122
  %178 = load i32, ptr %177, align 4, !tbaa !3
  %179 = sub nsw i32 %178, %3
  %180 = tail call noundef i32 @__nv_max(i32 noundef %176, i32 noundef %179) #5
  %181 = tail call noundef i32 @__nv_max(i32 noundef %172, i32 noundef %180) #5
  %182 = getelementptr inbounds nuw i32, ptr %173, i64 %122
  store i32 %181, ptr %182, align 4, !tbaa !3
  br label %183

183:                                              ; preds = %164, %161
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %184 = add nuw nsw i32 %140, 2
  %185 = icmp eq i32 %184, 16
  br i1 %185, label %130, label %139, !llvm.loop !7

186:                                              ; preds = %208, %130
  %187 = phi i32 [ 14, %130 ], [ %209, %208 ]
  %188 = icmp samesign ugt i32 %9, %187
  br i1 %188, label %208, label %189

189:                                              ; preds = %186
  %190 = sub nuw nsw i32 %131, %187
  %191 = add nsw i32 %190, -1
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i32, ptr %135, i64 %192
  %194 = load i32, ptr %193, align 4, !tbaa !3
  %195 = getelementptr inbounds i32, ptr %136, i64 %192
  %196 = load i32, ptr %195, align 4, !tbaa !3
  %197 = add nsw i32 %196, %194
  %198 = getelementptr inbounds i32, ptr %138, i64 %192
  %199 = load i32, ptr %198, align 4, !tbaa !3
  %200 = sub nsw i32 %199, %3
  %201 = zext nneg i32 %190 to i64
  %202 = getelementptr inbounds nuw i32, ptr %135, i64 %201
  %203 = load i32, ptr %202, align 4, !tbaa !3
  %204 = sub nsw i32 %203, %3
  %205 = tail call noundef i32 @__nv_max(i32 noundef %200, i32 noundef %204) #5
  %206 = tail call noundef i32 @__nv_max(i32 noundef %197, i32 noundef %205) #5
  %207 = getelementptr inbounds nuw i32, ptr %138, i64 %201
  store i32 %206, ptr %207, align 4, !tbaa !3
  br label %208

208:                                              ; preds = %189, %186
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %209 = add nsw i32 %187, -1
  %210 = icmp eq i32 %187, 0
  br i1 %210, label %211, label %186, !llvm.loop !9

211:                                              ; preds = %208
  %212 = getelementptr inbounds nuw i8, ptr %129, i64 68
  %213 = load i32, ptr %212, align 4, !tbaa !3
  %214 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %213, ptr %214, align 4, !tbaa !3
  %215 = getelementptr inbounds nuw i8, ptr %129, i64 136
  %216 = load i32, ptr %215, align 4, !tbaa !3
  %217 = getelementptr inbounds i32, ptr %1, i64 %29
  store i32 %216, ptr %217, align 4, !tbaa !3
  %218 = getelementptr inbounds nuw i8, ptr %129, i64 204
  %219 = load i32, ptr %218, align 4, !tbaa !3
  %220 = getelementptr inbounds i32, ptr %1, i64 %35
  store i32 %219, ptr %220, align 4, !tbaa !3
  %221 = getelementptr inbounds nuw i8, ptr %129, i64 272
  %222 = load i32, ptr %221, align 4, !tbaa !3
  %223 = getelementptr inbounds i32, ptr %1, i64 %41
  store i32 %222, ptr %223, align 4, !tbaa !3
  %224 = getelementptr inbounds nuw i8, ptr %129, i64 340
  %225 = load i32, ptr %224, align 4, !tbaa !3
  %226 = getelementptr inbounds i32, ptr %1, i64 %47
  store i32 %225, ptr %226, align 4, !tbaa !3
  %227 = getelementptr inbounds nuw i8, ptr %129, i64 408
  %228 = load i32, ptr %227, align 4, !tbaa !3
  %229 = getelementptr inbounds i32, ptr %1, i64 %53
  store i32 %228, ptr %229, align 4, !tbaa !3
  %230 = getelementptr inbounds nuw i8, ptr %129, i64 476
  %231 = load i32, ptr %230, align 4, !tbaa !3
  %232 = getelementptr inbounds i32, ptr %1, i64 %59
  store i32 %231, ptr %232, align 4, !tbaa !3
  %233 = getelementptr inbounds nuw i8, ptr %129, i64 544
  %234 = load i32, ptr %233, align 4, !tbaa !3
  %235 = getelementptr inbounds i32, ptr %1, i64 %65
  store i32 %234, ptr %235, align 4, !tbaa !3
  %236 = getelementptr inbounds nuw i8, ptr %129, i64 612
  %237 = load i32, ptr %236, align 4, !tbaa !3
  %238 = getelementptr inbounds i32, ptr %1, i64 %71
  store i32 %237, ptr %238, align 4, !tbaa !3
  %239 = getelementptr inbounds nuw i8, ptr %129, i64 680
  %240 = load i32, ptr %239, align 4, !tbaa !3
  %241 = getelementptr inbounds i32, ptr %1, i64 %77
  store i32 %240, ptr %241, align 4, !tbaa !3
  %242 = getelementptr inbounds nuw i8, ptr %129, i64 748
  %243 = load i32, ptr %242, align 4, !tbaa !3
  %244 = getelementptr inbounds i32, ptr %1, i64 %83
  store i32 %243, ptr %244, align 4, !tbaa !3
  %245 = getelementptr inbounds nuw i8, ptr %129, i64 816
  %246 = load i32, ptr %245, align 4, !tbaa !3
  %247 = getelementptr inbounds i32, ptr %1, i64 %89
  store i32 %246, ptr %247, align 4, !tbaa !3
  %248 = getelementptr inbounds nuw i8, ptr %129, i64 884
  %249 = load i32, ptr %248, align 4, !tbaa !3
  %250 = getelementptr inbounds i32, ptr %1, i64 %95
  store i32 %249, ptr %250, align 4, !tbaa !3
  %251 = getelementptr inbounds nuw i8, ptr %129, i64 952
  %252 = load i32, ptr %251, align 4, !tbaa !3
  %253 = getelementptr inbounds i32, ptr %1, i64 %101
  store i32 %252, ptr %253, align 4, !tbaa !3
  %254 = getelementptr inbounds nuw i8, ptr %129, i64 1020
  %255 = load i32, ptr %254, align 4, !tbaa !3
  %256 = getelementptr inbounds i32, ptr %1, i64 %107
  store i32 %255, ptr %256, align 4, !tbaa !3
  %257 = getelementptr inbounds nuw i8, ptr %129, i64 1088
  %258 = load i32, ptr %257, align 4, !tbaa !3
  %259 = getelementptr inbounds i32, ptr %1, i64 %113
  store i32 %258, ptr %259, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12needle_lowerPKiPiiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = sub i32 %7, %4
  %9 = add i32 %8, %5
  %10 = xor i32 %7, -1
  %11 = add i32 %5, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = shl nsw i32 %2, 4
  %14 = mul nsw i32 %13, %11
  %15 = shl nsw i32 %9, 4
  %16 = add nsw i32 %14, %15
  %17 = add nuw nsw i32 %12, 1
  %18 = add i32 %2, %17
  %19 = add i32 %18, %16
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %6
  %22 = sext i32 %16 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  store i32 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !tbaa !3
  br label %25

25:                                               ; preds = %21, %6
  %26 = zext nneg i32 %12 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %26
  %28 = sext i32 %19 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %30, ptr %27, align 4, !tbaa !3
  %31 = add nsw i32 %19, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %0, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 64
  store i32 %34, ptr %35, align 4, !tbaa !3
  %36 = shl nsw i32 %2, 1
  %37 = add nsw i32 %19, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 128
  store i32 %40, ptr %41, align 4, !tbaa !3
  %42 = mul nsw i32 %2, 3
  %43 = add nsw i32 %19, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 192
  store i32 %46, ptr %47, align 4, !tbaa !3
  %48 = shl nsw i32 %2, 2
  %49 = add nsw i32 %19, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 256
  store i32 %52, ptr %53, align 4, !tbaa !3
  %54 = mul nsw i32 %2, 5
  %55 = add nsw i32 %19, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = getelementptr inbounds nuw i8, ptr %27, i64 320
  store i32 %58, ptr %59, align 4, !tbaa !3
  %60 = mul nsw i32 %2, 6
  %61 = add nsw i32 %19, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = getelementptr inbounds nuw i8, ptr %27, i64 384
  store i32 %64, ptr %65, align 4, !tbaa !3
  %66 = mul nsw i32 %2, 7
  %67 = add nsw i32 %19, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %0, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = getelementptr inbounds nuw i8, ptr %27, i64 448
  store i32 %70, ptr %71, align 4, !tbaa !3
  %72 = shl nsw i32 %2, 3
  %73 = add nsw i32 %19, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = getelementptr inbounds nuw i8, ptr %27, i64 512
  store i32 %76, ptr %77, align 4, !tbaa !3
  %78 = mul nsw i32 %2, 9
  %79 = add nsw i32 %19, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = getelementptr inbounds nuw i8, ptr %27, i64 576
  store i32 %82, ptr %83, align 4, !tbaa !3
  %84 = mul nsw i32 %2, 10
  %85 = add nsw i32 %19, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = getelementptr inbounds nuw i8, ptr %27, i64 640
  store i32 %88, ptr %89, align 4, !tbaa !3
  %90 = mul nsw i32 %2, 11
  %91 = add nsw i32 %19, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr %0, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = getelementptr inbounds nuw i8, ptr %27, i64 704
  store i32 %94, ptr %95, align 4, !tbaa !3
  %96 = mul nsw i32 %2, 12
  %97 = add nsw i32 %19, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = getelementptr inbounds nuw i8, ptr %27, i64 768
  store i32 %100, ptr %101, align 4, !tbaa !3
  %102 = mul nsw i32 %2, 13
  %103 = add nsw i32 %19, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = getelementptr inbounds nuw i8, ptr %27, i64 832
  store i32 %106, ptr %107, align 4, !tbaa !3
  %108 = mul nsw i32 %2, 14
  %109 = add nsw i32 %19, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %0, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !3
  %113 = getelementptr inbounds nuw i8, ptr %27, i64 896
  store i32 %112, ptr %113, align 4, !tbaa !3
  %114 = mul nsw i32 %2, 15
  %115 = add nsw i32 %19, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %0, i64 %116
  %118 = load i32, ptr %117, align 4, !tbaa !3
  %119 = getelementptr inbounds nuw i8, ptr %27, i64 960
  store i32 %118, ptr %119, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %120 = mul nsw i32 %2, %17
  %121 = add nsw i32 %16, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr %1, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = zext nneg i32 %17 to i64
  %126 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %125
  store i32 %124, ptr %126, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %127 = add nsw i32 %16, %12
  %128 = sext i32 %127 to i64
  %129 = getelementptr i32, ptr %1, i64 %128
  %130 = getelementptr i8, ptr %129, i64 4
  %131 = load i32, ptr %130, align 4, !tbaa !3
  %132 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %125
  store i32 %131, ptr %132, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %142

133:                                              ; preds = %186
  %134 = add nuw nsw i32 %12, 16
  %135 = sub nsw i32 16, %12
  %136 = sub nsw i32 15, %12
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %137
  %139 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %137
  %140 = sext i32 %135 to i64
  %141 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %140
  br label %189

142:                                              ; preds = %186, %25
  %143 = phi i32 [ 0, %25 ], [ %187, %186 ]
  %144 = icmp samesign ugt i32 %12, %143
  br i1 %144, label %164, label %145

145:                                              ; preds = %142
  %146 = sub nuw nsw i32 %143, %12
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %147
  %149 = getelementptr inbounds nuw i32, ptr %148, i64 %26
  %150 = load i32, ptr %149, align 4, !tbaa !3
  %151 = getelementptr inbounds nuw [16 x i32], ptr %27, i64 %147
  %152 = load i32, ptr %151, align 4, !tbaa !3
  %153 = add nsw i32 %152, %150
  %154 = getelementptr inbounds nuw i8, ptr %148, i64 68
  %155 = getelementptr inbounds nuw i32, ptr %154, i64 %26
  %156 = load i32, ptr %155, align 4, !tbaa !3
  %157 = sub nsw i32 %156, %3
  %158 = getelementptr inbounds nuw i32, ptr %148, i64 %125
  %159 = load i32, ptr %158, align 4, !tbaa !3
  %160 = sub nsw i32 %159, %3
  %161 = tail call noundef i32 @__nv_max(i32 noundef %157, i32 noundef %160) #5
  %162 = tail call noundef i32 @__nv_max(i32 noundef %153, i32 noundef %161) #5
  %163 = getelementptr inbounds nuw i32, ptr %154, i64 %125
  store i32 %162, ptr %163, align 4, !tbaa !3
  br label %164

164:                                              ; preds = %145, %142
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = or disjoint i32 %143, 1
  %166 = icmp samesign ugt i32 %12, %165
  br i1 %166, label %186, label %167

167:                                              ; preds = %164
  %168 = sub nuw nsw i32 %165, %12
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %169
  %171 = getelementptr inbounds nuw i32, ptr %170, i64 %26
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = getelementptr inbounds nuw [16 x i32], ptr %27, i64 %169
  %174 = load i32, ptr %173, align 4, !tbaa !3
  %175 = add nsw i32 %174, %172
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 68
  %177 = getelementptr inbounds nuw i32, ptr %176, i64 %26
  %178 = load i32, ptr %177, align 4, !tbaa !3
  %179 = sub nsw i32 %178, %3
  %180 = getelementptr inbounds nuw i32, ptr %170, i64 %125
  %181 = load i32, ptr %180, align 4, !tbaa !3
  %182 = sub nsw i32 %181, %3
  %183 = tail call noundef i32 @__nv_max(i32 noundef %179, i32 noundef %182) #5
  %184 = tail call noundef i32 @__nv_max(i32 noundef %175, i32 noundef %183) #5
  %185 = getelementptr inbounds nuw i32, ptr %176, i64 %125
  store i32 %184, ptr %185, align 4, !tbaa !3
  br label %186

186:                                              ; preds = %167, %164
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %187 = add nuw nsw i32 %143, 2
  %188 = icmp eq i32 %187, 16
  br i1 %188, label %133, label %142, !llvm.loop !7

189:                                              ; preds = %211, %133
  %190 = phi i32 [ 14, %133 ], [ %212, %211 ]
  %191 = icmp samesign ugt i32 %12, %190
  br i1 %191, label %211, label %192

192:                                              ; preds = %189
  %193 = sub nuw nsw i32 %134, %190
  %194 = add nsw i32 %193, -1
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds i32, ptr %138, i64 %195
  %197 = load i32, ptr %196, align 4, !tbaa !3
  %198 = getelementptr inbounds i32, ptr %139, i64 %195
  %199 = load i32, ptr %198, align 4, !tbaa !3
  %200 = add nsw i32 %199, %197
  %201 = getelementptr inbounds i32, ptr %141, i64 %195
  %202 = load i32, ptr %201, align 4, !tbaa !3
  %203 = sub nsw i32 %202, %3
  %204 = zext nneg i32 %193 to i64
  %205 = getelementptr inbounds nuw i32, ptr %138, i64 %204
  %206 = load i32, ptr %205, align 4, !tbaa !3
  %207 = sub nsw i32 %206, %3
  %208 = tail call noundef i32 @__nv_max(i32 noundef %203, i32 noundef %207) #5
  %209 = tail call noundef i32 @__nv_max(i32 noundef %200, i32 noundef %208) #5
  %210 = getelementptr inbounds nuw i32, ptr %141, i64 %204
  store i32 %209, ptr %210, align 4, !tbaa !3
  br label %211

211:                                              ; preds = %192, %189
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %212 = add nsw i32 %190, -1
  %213 = icmp eq i32 %190, 0
  br i1 %213, label %214, label %189, !llvm.loop !9

214:                                              ; preds = %211
  %215 = getelementptr inbounds nuw i8, ptr %132, i64 68
  %216 = load i32, ptr %215, align 4, !tbaa !3
  %217 = getelementptr inbounds i32, ptr %1, i64 %28
  store i32 %216, ptr %217, align 4, !tbaa !3
  %218 = getelementptr inbounds nuw i8, ptr %132, i64 136
  %219 = load i32, ptr %218, align 4, !tbaa !3
  %220 = getelementptr inbounds i32, ptr %1, i64 %32
  store i32 %219, ptr %220, align 4, !tbaa !3
  %221 = getelementptr inbounds nuw i8, ptr %132, i64 204
  %222 = load i32, ptr %221, align 4, !tbaa !3
  %223 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %222, ptr %223, align 4, !tbaa !3
  %224 = getelementptr inbounds nuw i8, ptr %132, i64 272
  %225 = load i32, ptr %224, align 4, !tbaa !3
  %226 = getelementptr inbounds i32, ptr %1, i64 %44
  store i32 %225, ptr %226, align 4, !tbaa !3
  %227 = getelementptr inbounds nuw i8, ptr %132, i64 340
  %228 = load i32, ptr %227, align 4, !tbaa !3
  %229 = getelementptr inbounds i32, ptr %1, i64 %50
  store i32 %228, ptr %229, align 4, !tbaa !3
  %230 = getelementptr inbounds nuw i8, ptr %132, i64 408
  %231 = load i32, ptr %230, align 4, !tbaa !3
  %232 = getelementptr inbounds i32, ptr %1, i64 %56
  store i32 %231, ptr %232, align 4, !tbaa !3
  %233 = getelementptr inbounds nuw i8, ptr %132, i64 476
  %234 = load i32, ptr %233, align 4, !tbaa !3
  %235 = getelementptr inbounds i32, ptr %1, i64 %62
  store i32 %234, ptr %235, align 4, !tbaa !3
  %236 = getelementptr inbounds nuw i8, ptr %132, i64 544
  %237 = load i32, ptr %236, align 4, !tbaa !3
  %238 = getelementptr inbounds i32, ptr %1, i64 %68
  store i32 %237, ptr %238, align 4, !tbaa !3
  %239 = getelementptr inbounds nuw i8, ptr %132, i64 612
  %240 = load i32, ptr %239, align 4, !tbaa !3
  %241 = getelementptr inbounds i32, ptr %1, i64 %74
  store i32 %240, ptr %241, align 4, !tbaa !3
  %242 = getelementptr inbounds nuw i8, ptr %132, i64 680
  %243 = load i32, ptr %242, align 4, !tbaa !3
  %244 = getelementptr inbounds i32, ptr %1, i64 %80
  store i32 %243, ptr %244, align 4, !tbaa !3
  %245 = getelementptr inbounds nuw i8, ptr %132, i64 748
  %246 = load i32, ptr %245, align 4, !tbaa !3
  %247 = getelementptr inbounds i32, ptr %1, i64 %86
  store i32 %246, ptr %247, align 4, !tbaa !3
  %248 = getelementptr inbounds nuw i8, ptr %132, i64 816
  %249 = load i32, ptr %248, align 4, !tbaa !3
  %250 = getelementptr inbounds i32, ptr %1, i64 %92
  store i32 %249, ptr %250, align 4, !tbaa !3
  %251 = getelementptr inbounds nuw i8, ptr %132, i64 884
  %252 = load i32, ptr %251, align 4, !tbaa !3
  %253 = getelementptr inbounds i32, ptr %1, i64 %98
  store i32 %252, ptr %253, align 4, !tbaa !3
  %254 = getelementptr inbounds nuw i8, ptr %132, i64 952
  %255 = load i32, ptr %254, align 4, !tbaa !3
  %256 = getelementptr inbounds i32, ptr %1, i64 %104
  store i32 %255, ptr %256, align 4, !tbaa !3
  %257 = getelementptr inbounds nuw i8, ptr %132, i64 1020
  %258 = load i32, ptr %257, align 4, !tbaa !3
  %259 = getelementptr inbounds i32, ptr %1, i64 %110
  store i32 %258, ptr %259, align 4, !tbaa !3
  %260 = getelementptr inbounds nuw i8, ptr %132, i64 1088
  %261 = load i32, ptr %260, align 4, !tbaa !3
  %262 = getelementptr inbounds i32, ptr %1, i64 %116
  store i32 %261, ptr %262, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
