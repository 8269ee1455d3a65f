; ModuleID = 'montgomery.cu'
source_filename = "montgomery.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10montgomeryPKjS0_S0_Pjji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %267

13:                                               ; preds = %6
  %14 = shl nsw i32 %11, 3
  %15 = load i32, ptr %2, align 4, !tbaa !3
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = zext i32 %20 to i64
  %22 = sext i32 %14 to i64
  %23 = getelementptr i32, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = zext i32 %25 to i64
  %27 = sext i32 %14 to i64
  %28 = getelementptr i32, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 8
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = zext i32 %30 to i64
  %32 = sext i32 %14 to i64
  %33 = getelementptr i32, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 12
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = zext i32 %35 to i64
  %37 = sext i32 %14 to i64
  %38 = getelementptr i32, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 16
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = zext i32 %40 to i64
  %42 = sext i32 %14 to i64
  %43 = getelementptr i32, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = zext i32 %45 to i64
  %47 = sext i32 %14 to i64
  %48 = getelementptr i32, ptr %0, i64 %47
  %49 = getelementptr i8, ptr %48, i64 24
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = zext i32 %50 to i64
  %52 = sext i32 %14 to i64
  %53 = getelementptr i32, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = zext i32 %55 to i64
  %57 = load i32, ptr %17, align 4, !tbaa !3
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = zext i32 %75 to i64
  br label %77

77:                                               ; preds = %13, %77
  %78 = phi i32 [ 0, %13 ], [ %182, %77 ]
  %79 = phi i64 [ 0, %13 ], [ %179, %77 ]
  %80 = phi i64 [ 0, %13 ], [ %176, %77 ]
  %81 = phi i64 [ 0, %13 ], [ %171, %77 ]
  %82 = phi i64 [ 0, %13 ], [ %166, %77 ]
  %83 = phi i64 [ 0, %13 ], [ %161, %77 ]
  %84 = phi i64 [ 0, %13 ], [ %156, %77 ]
  %85 = phi i64 [ 0, %13 ], [ %151, %77 ]
  %86 = phi i64 [ 0, %13 ], [ %146, %77 ]
  %87 = phi i32 [ 0, %13 ], [ %183, %77 ]
  %88 = or disjoint i32 %87, %14
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %1, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = zext i32 %91 to i64
  %93 = mul nuw i64 %92, %21
  %94 = and i64 %86, 4294967295
  %95 = add nuw i64 %94, %93
  %96 = trunc i64 %95 to i32
  %97 = lshr i64 %95, 32
  %98 = mul nuw i64 %92, %26
  %99 = and i64 %85, 4294967295
  %100 = add nuw nsw i64 %97, %99
  %101 = add nuw i64 %100, %98
  %102 = lshr i64 %101, 32
  %103 = mul nuw i64 %92, %31
  %104 = and i64 %84, 4294967295
  %105 = add nuw nsw i64 %102, %104
  %106 = add nuw i64 %105, %103
  %107 = lshr i64 %106, 32
  %108 = mul nuw i64 %92, %36
  %109 = and i64 %83, 4294967295
  %110 = add nuw nsw i64 %107, %109
  %111 = add nuw i64 %110, %108
  %112 = lshr i64 %111, 32
  %113 = mul nuw i64 %92, %41
  %114 = and i64 %82, 4294967295
  %115 = add nuw nsw i64 %112, %114
  %116 = add nuw i64 %115, %113
  %117 = lshr i64 %116, 32
  %118 = mul nuw i64 %92, %46
  %119 = and i64 %81, 4294967295
  %120 = add nuw nsw i64 %117, %119
  %121 = add nuw i64 %120, %118
  %122 = lshr i64 %121, 32
  %123 = mul nuw i64 %92, %51
  %124 = and i64 %80, 4294967295
  %125 = add nuw nsw i64 %122, %124
  %126 = add nuw i64 %125, %123
  %127 = lshr i64 %126, 32
  %128 = mul nuw i64 %92, %56
  %129 = and i64 %79, 4294967295
  %130 = add nuw nsw i64 %127, %129
  %131 = add nuw i64 %130, %128
  %132 = lshr i64 %131, 32
  %133 = zext nneg i32 %78 to i64
  %134 = add nuw nsw i64 %132, %133
  %135 = lshr i64 %134, 32
  %136 = trunc nuw nsw i64 %135 to i32
  %137 = mul i32 %4, %96
  %138 = zext i32 %137 to i64
  %139 = mul nuw i64 %138, %16
  %140 = and i64 %95, 4294967295
  %141 = add nuw i64 %139, %140
  %142 = lshr i64 %141, 32
  %143 = mul nuw i64 %58, %138
  %144 = and i64 %101, 4294967295
  %145 = add nuw nsw i64 %142, %144
  %146 = add nuw i64 %145, %143
  %147 = lshr i64 %146, 32
  %148 = mul nuw i64 %61, %138
  %149 = and i64 %106, 4294967295
  %150 = add nuw nsw i64 %147, %149
  %151 = add nuw i64 %150, %148
  %152 = lshr i64 %151, 32
  %153 = mul nuw i64 %64, %138
  %154 = and i64 %111, 4294967295
  %155 = add nuw nsw i64 %152, %154
  %156 = add nuw i64 %155, %153
  %157 = lshr i64 %156, 32
  %158 = mul nuw i64 %67, %138
  %159 = and i64 %116, 4294967295
  %160 = add nuw nsw i64 %157, %159
  %161 = add nuw i64 %160, %158
  %162 = lshr i64 %161, 32
  %163 = mul nuw i64 %70, %138
  %164 = and i64 %121, 4294967295
  %165 = add nuw nsw i64 %162, %164
  %166 = add nuw i64 %165, %163
  %167 = lshr i64 %166, 32
  %168 = mul nuw i64 %73, %138
  %169 = and i64 %126, 4294967295
  %170 = add nuw nsw i64 %167, %169
  %171 = add nuw i64 %170, %168
  %172 = lshr i64 %171, 32
  %173 = mul nuw i64 %76, %138
  %174 = and i64 %131, 4294967295
  %175 = add nuw nsw i64 %172, %174
  %176 = add nuw i64 %175, %173
  %177 = lshr i64 %176, 32
  %178 = and i64 %134, 4294967295
  %179 = add nuw nsw i64 %177, %178
  %180 = lshr i64 %179, 32
  %181 = trunc nuw nsw i64 %180 to i32
  %182 = add nuw nsw i32 %136, %181
  %183 = add nuw nsw i32 %87, 1
  %184 = icmp eq i32 %183, 8
  br i1 %184, label %185, label %77, !llvm.loop !7

185:                                              ; preds = %77
  %186 = and i64 %146, 4294967295
  %187 = load i32, ptr %2, align 4, !tbaa !3
  %188 = zext i32 %187 to i64
  %189 = sub nsw i64 %186, %188
  %190 = lshr i64 %189, 32
  %191 = and i64 %190, 1
  %192 = and i64 %151, 4294967295
  %193 = add nuw nsw i64 %191, %58
  %194 = sub nsw i64 %192, %193
  %195 = lshr i64 %194, 32
  %196 = and i64 %195, 1
  %197 = and i64 %156, 4294967295
  %198 = add nuw nsw i64 %196, %61
  %199 = sub nsw i64 %197, %198
  %200 = lshr i64 %199, 32
  %201 = and i64 %200, 1
  %202 = and i64 %161, 4294967295
  %203 = add nuw nsw i64 %201, %64
  %204 = sub nsw i64 %202, %203
  %205 = lshr i64 %204, 32
  %206 = and i64 %205, 1
  %207 = and i64 %166, 4294967295
  %208 = add nuw nsw i64 %206, %67
  %209 = sub nsw i64 %207, %208
  %210 = lshr i64 %209, 32
  %211 = and i64 %210, 1
  %212 = and i64 %171, 4294967295
  %213 = add nuw nsw i64 %211, %70
  %214 = sub nsw i64 %212, %213
  %215 = lshr i64 %214, 32
  %216 = and i64 %215, 1
  %217 = and i64 %176, 4294967295
  %218 = add nuw nsw i64 %216, %73
  %219 = sub nsw i64 %217, %218
  %220 = lshr i64 %219, 32
  %221 = and i64 %220, 1
  %222 = and i64 %179, 4294967295
  %223 = add nuw nsw i64 %221, %76
  %224 = sub nsw i64 %222, %223
  %225 = lshr i64 %224, 32
  %226 = trunc nuw i64 %225 to i32
  %227 = and i32 %226, 1
  %228 = icmp samesign ult i32 %182, %227
  %229 = select i1 %228, i64 %146, i64 %189
  %230 = trunc i64 %229 to i32
  %231 = getelementptr inbounds i32, ptr %3, i64 %18
  store i32 %230, ptr %231, align 4, !tbaa !3
  %232 = select i1 %228, i64 %151, i64 %194
  %233 = trunc i64 %232 to i32
  %234 = sext i32 %14 to i64
  %235 = getelementptr i32, ptr %3, i64 %234
  %236 = getelementptr i8, ptr %235, i64 4
  store i32 %233, ptr %236, align 4, !tbaa !3
  %237 = select i1 %228, i64 %156, i64 %199
  %238 = trunc i64 %237 to i32
  %239 = sext i32 %14 to i64
  %240 = getelementptr i32, ptr %3, i64 %239
  %241 = getelementptr i8, ptr %240, i64 8
  store i32 %238, ptr %241, align 4, !tbaa !3
  %242 = select i1 %228, i64 %161, i64 %204
  %243 = trunc i64 %242 to i32
  %244 = sext i32 %14 to i64
  %245 = getelementptr i32, ptr %3, i64 %244
  %246 = getelementptr i8, ptr %245, i64 12
  store i32 %243, ptr %246, align 4, !tbaa !3
  %247 = select i1 %228, i64 %166, i64 %209
  %248 = trunc i64 %247 to i32
  %249 = sext i32 %14 to i64
  %250 = getelementptr i32, ptr %3, i64 %249
  %251 = getelementptr i8, ptr %250, i64 16
  store i32 %248, ptr %251, align 4, !tbaa !3
  %252 = select i1 %228, i64 %171, i64 %214
  %253 = trunc i64 %252 to i32
  %254 = sext i32 %14 to i64
  %255 = getelementptr i32, ptr %3, i64 %254
  %256 = getelementptr i8, ptr %255, i64 20
  store i32 %253, ptr %256, align 4, !tbaa !3
  %257 = select i1 %228, i64 %176, i64 %219
  %258 = trunc i64 %257 to i32
  %259 = sext i32 %14 to i64
  %260 = getelementptr i32, ptr %3, i64 %259
  %261 = getelementptr i8, ptr %260, i64 24
  store i32 %258, ptr %261, align 4, !tbaa !3
  %262 = select i1 %228, i64 %179, i64 %224
  %263 = trunc i64 %262 to i32
  %264 = sext i32 %14 to i64
  %265 = getelementptr i32, ptr %3, i64 %264
  %266 = getelementptr i8, ptr %265, i64 28
  store i32 %263, ptr %266, align 4, !tbaa !3
  br label %267

267:                                              ; preds = %6, %185
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
