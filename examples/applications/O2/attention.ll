; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15flash_attentionPKfS0_S0_PfifE2Ks = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ15flash_attentionPKfS0_S0_PfifE2Vs = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15flash_attentionPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x float], align 4
  %8 = alloca [32 x float], align 4
  %9 = alloca [32 x float], align 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 5
  %13 = add i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = mul i32 %4, %14
  %16 = shl i32 %15, 5
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %19 = icmp slt i32 %13, %4
  %20 = shl nsw i32 %13, 5
  br label %29

21:                                               ; preds = %47
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %24 = icmp sgt i32 %4, 0
  br i1 %24, label %25, label %61

25:                                               ; preds = %21
  %26 = zext nneg i32 %10 to i64
  %27 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %26
  %28 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %26
  br label %54

29:                                               ; preds = %47, %6
  %30 = phi i32 [ 0, %6 ], [ %52, %47 ]
  br i1 %19, label %31, label %36

31:                                               ; preds = %29
  %32 = add nuw nsw i32 %30, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %18, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  br label %36

36:                                               ; preds = %29, %31
  %37 = phi contract float [ %35, %31 ], [ 0.000000e+00, %29 ]
  %38 = zext nneg i32 %30 to i64
  %39 = getelementptr inbounds nuw float, ptr %7, i64 %38
  store float %37, ptr %39, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw float, ptr %8, i64 %38
  store float 0.000000e+00, ptr %40, align 4, !tbaa !7
  %41 = or disjoint i32 %30, 1
  br i1 %19, label %42, label %47

42:                                               ; preds = %36
  %43 = add nuw nsw i32 %41, %20
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %18, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %42, %36
  %48 = phi contract float [ %46, %42 ], [ 0.000000e+00, %36 ]
  %49 = zext nneg i32 %41 to i64
  %50 = getelementptr inbounds nuw float, ptr %7, i64 %49
  store float %48, ptr %50, align 4, !tbaa !7
  %51 = getelementptr inbounds nuw float, ptr %8, i64 %49
  store float 0.000000e+00, ptr %51, align 4, !tbaa !7
  %52 = add nuw nsw i32 %30, 2
  %53 = icmp eq i32 %52, 32
  br i1 %53, label %21, label %29, !llvm.loop !9

54:                                               ; preds = %25, %166
  %55 = phi float [ 0xC6293E5940000000, %25 ], [ %102, %166 ]
  %56 = phi i32 [ 0, %25 ], [ %167, %166 ]
  %57 = phi float [ 0.000000e+00, %25 ], [ %179, %166 ]
  %58 = add nuw nsw i32 %56, %10
  %59 = icmp slt i32 %58, %4
  %60 = shl nsw i32 %58, 5
  br label %67

61:                                               ; preds = %166, %21
  %62 = phi float [ 0.000000e+00, %21 ], [ %179, %166 ]
  br i1 %19, label %63, label %220

63:                                               ; preds = %61
  %64 = add i32 %15, %13
  %65 = shl i32 %64, 5
  br label %201

66:                                               ; preds = %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  br label %88

67:                                               ; preds = %54, %83
  %68 = phi i32 [ 0, %54 ], [ %86, %83 ]
  br i1 %59, label %69, label %74

69:                                               ; preds = %67
  %70 = add nuw nsw i32 %68, %60
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %22, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  br label %74

74:                                               ; preds = %67, %69
  %75 = phi contract float [ %73, %69 ], [ 0.000000e+00, %67 ]
  %76 = zext nneg i32 %68 to i64
  %77 = getelementptr inbounds nuw float, ptr %27, i64 %76
  store float %75, ptr %77, align 4, !tbaa !7
  br i1 %59, label %78, label %83

78:                                               ; preds = %74
  %79 = add nuw nsw i32 %68, %60
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %23, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %74, %78
  %84 = phi contract float [ %82, %78 ], [ 0.000000e+00, %74 ]
  %85 = getelementptr inbounds nuw float, ptr %28, i64 %76
  store float %84, ptr %85, align 4, !tbaa !7
  %86 = add nuw nsw i32 %68, 1
  %87 = icmp eq i32 %86, 32
  br i1 %87, label %66, label %67, !llvm.loop !11

88:                                               ; preds = %66, %96
  %89 = phi i32 [ 0, %66 ], [ %103, %96 ]
  %90 = phi float [ %55, %66 ], [ %102, %96 ]
  %91 = zext nneg i32 %89 to i64
  %92 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %91
  br label %105

93:                                               ; preds = %96
  %94 = fsub contract float %55, %102
  %95 = tail call contract noundef float @__nv_expf(float noundef %94) #6
  br label %141

96:                                               ; preds = %105
  %97 = or disjoint i32 %89, %56
  %98 = icmp slt i32 %97, %4
  %99 = fmul contract float %5, %138
  %100 = select contract i1 %98, float %99, float 0xC6293E5940000000
  %101 = getelementptr inbounds nuw float, ptr %9, i64 %91
  store float %100, ptr %101, align 4, !tbaa !7
  %102 = tail call contract noundef float @__nv_fmaxf(float noundef %90, float noundef %100) #6
  %103 = add nuw nsw i32 %89, 1
  %104 = icmp eq i32 %103, 32
  br i1 %104, label %93, label %88, !llvm.loop !12

105:                                              ; preds = %105, %88
  %106 = phi i32 [ 0, %88 ], [ %139, %105 ]
  %107 = phi float [ 0.000000e+00, %88 ], [ %138, %105 ]
  %108 = zext nneg i32 %106 to i64
  %109 = getelementptr inbounds nuw float, ptr %7, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw float, ptr %92, i64 %108
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fmul contract float %110, %112
  %114 = fadd contract float %107, %113
  %115 = or disjoint i32 %106, 1
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw float, ptr %7, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = getelementptr inbounds nuw float, ptr %92, i64 %116
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fmul contract float %118, %120
  %122 = fadd contract float %114, %121
  %123 = or disjoint i32 %106, 2
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %7, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = getelementptr inbounds nuw float, ptr %92, i64 %124
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fmul contract float %126, %128
  %130 = fadd contract float %122, %129
  %131 = or disjoint i32 %106, 3
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr %7, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds nuw float, ptr %92, i64 %132
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fmul contract float %134, %136
  %138 = fadd contract float %130, %137
  %139 = add nuw nsw i32 %106, 4
  %140 = icmp eq i32 %139, 32
  br i1 %140, label %96, label %105, !llvm.loop !13

141:                                              ; preds = %141, %93
  %142 = phi i32 [ 0, %93 ], [ %162, %141 ]
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw float, ptr %8, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fmul contract float %95, %145
  store float %146, ptr %144, align 4, !tbaa !7
  %147 = zext nneg i32 %142 to i64
  %148 = getelementptr inbounds nuw float, ptr %8, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = fmul contract float %95, %150
  store float %151, ptr %149, align 4, !tbaa !7
  %152 = zext nneg i32 %142 to i64
  %153 = getelementptr inbounds nuw float, ptr %8, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %95, %155
  store float %156, ptr %154, align 4, !tbaa !7
  %157 = zext nneg i32 %142 to i64
  %158 = getelementptr inbounds nuw float, ptr %8, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 12
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fmul contract float %95, %160
  store float %161, ptr %159, align 4, !tbaa !7
  %162 = add nuw nsw i32 %142, 4
  %163 = icmp eq i32 %162, 32
  br i1 %163, label %164, label %141, !llvm.loop !14

164:                                              ; preds = %141
  %165 = fmul contract float %57, %95
  br label %169

166:                                              ; preds = %178
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  %167 = add nuw nsw i32 %56, 32
  %168 = icmp slt i32 %167, %4
  br i1 %168, label %54, label %61, !llvm.loop !15

169:                                              ; preds = %164, %178
  %170 = phi i32 [ %180, %178 ], [ 0, %164 ]
  %171 = phi float [ %179, %178 ], [ %165, %164 ]
  %172 = zext nneg i32 %170 to i64
  %173 = getelementptr inbounds nuw float, ptr %9, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fsub contract float %174, %102
  %176 = tail call contract noundef float @__nv_expf(float noundef %175) #6
  %177 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %172
  br label %182

178:                                              ; preds = %182
  %179 = fadd contract float %171, %176
  %180 = add nuw nsw i32 %170, 1
  %181 = icmp eq i32 %180, 32
  br i1 %181, label %166, label %169, !llvm.loop !16

182:                                              ; preds = %182, %169
  %183 = phi i32 [ 0, %169 ], [ %199, %182 ]
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr %177, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fmul contract float %176, %186
  %188 = getelementptr inbounds nuw float, ptr %8, i64 %184
  %189 = load float, ptr %188, align 4, !tbaa !7
  %190 = fadd contract float %189, %187
  store float %190, ptr %188, align 4, !tbaa !7
  %191 = or disjoint i32 %183, 1
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw float, ptr %177, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !7
  %195 = fmul contract float %176, %194
  %196 = getelementptr inbounds nuw float, ptr %8, i64 %192
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = fadd contract float %197, %195
  store float %198, ptr %196, align 4, !tbaa !7
  %199 = add nuw nsw i32 %183, 2
  %200 = icmp eq i32 %199, 32
  br i1 %200, label %178, label %182, !llvm.loop !17

201:                                              ; preds = %201, %63
  %202 = phi i32 [ 0, %63 ], [ %218, %201 ]
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw float, ptr %8, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !7
  %206 = fdiv contract float %205, %62
  %207 = add nuw nsw i32 %202, %65
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw float, ptr %3, i64 %208
  store float %206, ptr %209, align 4, !tbaa !7
  %210 = or disjoint i32 %202, 1
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw float, ptr %8, i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !7
  %214 = fdiv contract float %213, %62
  %215 = add nuw nsw i32 %210, %65
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw float, ptr %3, i64 %216
  store float %214, ptr %217, align 4, !tbaa !7
  %218 = add nuw nsw i32 %202, 2
  %219 = icmp eq i32 %218, 32
  br i1 %219, label %220, label %201, !llvm.loop !18

220:                                              ; preds = %201, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
