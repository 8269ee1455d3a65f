; ModuleID = 'rays.cu'
source_filename = "rays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.Sphere = type { %struct.float3, float, %struct.float3, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float3 @_Z5along6float3S_f(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1, float noundef %2) local_unnamed_addr #0 {
  %4 = load float, ptr %0, align 4, !tbaa !7
  %5 = load float, ptr %1, align 4, !tbaa !7
  %6 = fmul contract float %2, %5
  %7 = fadd contract float %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !10
  %12 = fmul contract float %2, %11
  %13 = fadd contract float %9, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = fmul contract float %2, %17
  %19 = fadd contract float %15, %18
  %20 = insertvalue %struct.float3 poison, float %7, 0
  %21 = insertvalue %struct.float3 %20, float %13, 1
  %22 = insertvalue %struct.float3 %21, float %19, 2
  ret %struct.float3 %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z3dot6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !7
  %4 = load float, ptr %1, align 4, !tbaa !7
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !10
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = fmul contract float %7, %9
  %11 = fadd contract float %5, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = fmul contract float %13, %15
  %17 = fadd contract float %11, %16
  ret float %17
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7nearestPK6Spherei6float3S2_Pf(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %2, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #1 {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %18

7:                                                ; preds = %5
  %8 = load float, ptr %2, align 4, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !12
  %13 = load float, ptr %3, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !12
  br label %20

18:                                               ; preds = %62, %5
  %19 = phi i32 [ -1, %5 ], [ %63, %62 ]
  ret i32 %19

20:                                               ; preds = %7, %62
  %21 = phi i32 [ -1, %7 ], [ %63, %62 ]
  %22 = phi i32 [ 0, %7 ], [ %64, %62 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %29 = load float, ptr %28, align 4, !tbaa !12
  %30 = fsub contract float %8, %25
  %31 = fsub contract float %10, %27
  %32 = fsub contract float %12, %29
  %33 = fmul contract float %30, %13
  %34 = fmul contract float %31, %15
  %35 = fadd contract float %33, %34
  %36 = fmul contract float %32, %17
  %37 = fadd contract float %35, %36
  %38 = fmul contract float %37, %37
  %39 = fmul contract float %30, %30
  %40 = fmul contract float %31, %31
  %41 = fadd contract float %39, %40
  %42 = fmul contract float %32, %32
  %43 = fadd contract float %41, %42
  %44 = fsub contract float %38, %43
  %45 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %46 = load float, ptr %45, align 4, !tbaa !13
  %47 = fmul contract float %46, %46
  %48 = fadd contract float %47, %44
  %49 = fcmp contract olt float %48, 0.000000e+00
  br i1 %49, label %62, label %50

50:                                               ; preds = %20
  %51 = tail call contract noundef float @__nv_sqrtf(float noundef %48) #5
  %52 = fneg contract float %37
  %53 = fsub contract float %52, %51
  %54 = fcmp contract ogt float %53, 0x3F50624DE0000000
  %55 = fsub contract float %51, %37
  %56 = select contract i1 %54, float %53, float %55
  %57 = fcmp contract ogt float %56, 0x3F50624DE0000000
  br i1 %57, label %58, label %62

58:                                               ; preds = %50
  %59 = load float, ptr %4, align 4, !tbaa !12
  %60 = fcmp contract olt float %56, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  store float %56, ptr %4, align 4, !tbaa !12
  br label %62

62:                                               ; preds = %50, %58, %61, %20
  %63 = phi i32 [ %21, %20 ], [ %22, %61 ], [ %21, %58 ], [ %21, %50 ]
  %64 = add nuw nsw i32 %22, 1
  %65 = icmp eq i32 %64, %1
  br i1 %65, label %18, label %20, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4raysPK6SphereiP6float3ii(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %3
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %194

19:                                               ; preds = %5
  %20 = sitofp i32 %10 to float
  %21 = fadd contract float %20, 5.000000e-01
  %22 = sitofp i32 %3 to float
  %23 = fdiv contract float %21, %22
  %24 = fadd contract float %23, -5.000000e-01
  %25 = uitofp nneg i32 %15 to float
  %26 = fadd contract float %25, 5.000000e-01
  %27 = uitofp nneg i32 %4 to float
  %28 = fdiv contract float %26, %27
  %29 = fadd contract float %28, -5.000000e-01
  %30 = fmul contract float %24, %24
  %31 = fmul contract float %29, %29
  %32 = fadd contract float %30, %31
  %33 = fadd contract float %32, 1.000000e+00
  %34 = tail call contract noundef float @__nv_sqrtf(float noundef %33) #5
  %35 = fdiv contract float %24, %34
  %36 = fdiv contract float %29, %34
  %37 = fdiv contract float 1.000000e+00, %34
  %38 = icmp sgt i32 %1, 0
  br label %44

39:                                               ; preds = %173
  %40 = add nuw nsw i32 %55, 1
  %41 = icmp samesign ult i32 %55, 3
  %42 = fcmp contract ogt float %174, 0x3F847AE140000000
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %187, !llvm.loop !17

44:                                               ; preds = %19, %39
  %45 = phi float [ -3.000000e+00, %19 ], [ %183, %39 ]
  %46 = phi float [ 0.000000e+00, %19 ], [ %182, %39 ]
  %47 = phi float [ 0.000000e+00, %19 ], [ %181, %39 ]
  %48 = phi float [ %37, %19 ], [ %180, %39 ]
  %49 = phi float [ %36, %19 ], [ %179, %39 ]
  %50 = phi float [ %35, %19 ], [ %178, %39 ]
  %51 = phi float [ 0.000000e+00, %19 ], [ %184, %39 ]
  %52 = phi float [ 0.000000e+00, %19 ], [ %185, %39 ]
  %53 = phi float [ 0.000000e+00, %19 ], [ %186, %39 ]
  %54 = phi float [ 1.000000e+00, %19 ], [ %174, %39 ]
  %55 = phi i32 [ 0, %19 ], [ %40, %39 ]
  br i1 %38, label %56, label %104

56:                                               ; preds = %44, %99
  %57 = phi float [ %100, %99 ], [ 0x4415AF1D80000000, %44 ]
  %58 = phi i32 [ %101, %99 ], [ -1, %44 ]
  %59 = phi i32 [ %102, %99 ], [ 0, %44 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !12
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %64 = load float, ptr %63, align 4, !tbaa !12
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %66 = load float, ptr %65, align 4, !tbaa !12
  %67 = fsub contract float %47, %62
  %68 = fsub contract float %46, %64
  %69 = fsub contract float %45, %66
  %70 = fmul contract float %50, %67
  %71 = fmul contract float %49, %68
  %72 = fadd contract float %70, %71
  %73 = fmul contract float %48, %69
  %74 = fadd contract float %72, %73
  %75 = fmul contract float %74, %74
  %76 = fmul contract float %67, %67
  %77 = fmul contract float %68, %68
  %78 = fadd contract float %76, %77
  %79 = fmul contract float %69, %69
  %80 = fadd contract float %78, %79
  %81 = fsub contract float %75, %80
  %82 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %83 = load float, ptr %82, align 4, !tbaa !13
  %84 = fmul contract float %83, %83
  %85 = fadd contract float %84, %81
  %86 = fcmp contract olt float %85, 0.000000e+00
  br i1 %86, label %99, label %87

87:                                               ; preds = %56
  %88 = tail call contract noundef float @__nv_sqrtf(float noundef %85) #5
  %89 = fneg contract float %74
  %90 = fsub contract float %89, %88
  %91 = fcmp contract ogt float %90, 0x3F50624DE0000000
  %92 = fsub contract float %88, %74
  %93 = select contract i1 %91, float %90, float %92
  %94 = fcmp contract ogt float %93, 0x3F50624DE0000000
  %95 = fcmp contract olt float %93, %57
  %96 = select i1 %94, i1 %95, i1 false
  %97 = select i1 %96, float %93, float %57
  %98 = select i1 %96, i32 %59, i32 %58
  br label %99

99:                                               ; preds = %87, %56
  %100 = phi float [ %57, %56 ], [ %97, %87 ]
  %101 = phi i32 [ %58, %56 ], [ %98, %87 ]
  %102 = add nuw nsw i32 %59, 1
  %103 = icmp eq i32 %102, %1
  br i1 %103, label %104, label %56, !llvm.loop !15

104:                                              ; preds = %99, %44
  %105 = phi float [ 0x4415AF1D80000000, %44 ], [ %100, %99 ]
  %106 = phi i32 [ -1, %44 ], [ %101, %99 ]
  %107 = icmp sgt i32 %106, -1
  br i1 %107, label %115, label %108

108:                                              ; preds = %104
  %109 = fmul contract float %54, 5.000000e-01
  %110 = fsub contract float 1.000000e+00, %49
  %111 = fmul contract float %109, %110
  %112 = fmul contract float %111, 0x3FD3333340000000
  %113 = fmul contract float %111, 5.000000e-01
  %114 = fmul contract float %111, 0x3FECCCCCC0000000
  br label %173

115:                                              ; preds = %104
  %116 = zext nneg i32 %106 to i64
  %117 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !12
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4, !tbaa !12
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %122 = load float, ptr %121, align 4, !tbaa !12
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 12
  %124 = load float, ptr %123, align 4, !tbaa !12
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 16
  %126 = load float, ptr %125, align 4, !tbaa !12
  %127 = getelementptr inbounds nuw i8, ptr %117, i64 20
  %128 = load float, ptr %127, align 4, !tbaa !12
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %130 = load float, ptr %129, align 4, !tbaa !12
  %131 = getelementptr inbounds nuw i8, ptr %117, i64 28
  %132 = load float, ptr %131, align 4, !tbaa !12
  %133 = fmul contract float %50, %105
  %134 = fadd contract float %47, %133
  %135 = fmul contract float %49, %105
  %136 = fadd contract float %46, %135
  %137 = fmul contract float %48, %105
  %138 = fadd contract float %45, %137
  %139 = fsub contract float %134, %118
  %140 = fsub contract float %136, %120
  %141 = fsub contract float %138, %122
  %142 = fdiv contract float 1.000000e+00, %124
  %143 = fmul contract float %139, %142
  %144 = fmul contract float %140, %142
  %145 = fmul contract float %141, %142
  %146 = fmul contract float %143, 0x3FDEB851E0000000
  %147 = fmul contract float %144, 0x3FE47AE140000000
  %148 = fsub contract float %146, %147
  %149 = fmul contract float %145, 0x3FE3333340000000
  %150 = fsub contract float %148, %149
  %151 = tail call contract noundef float @__nv_fmaxf(float noundef 0.000000e+00, float noundef %150) #5
  %152 = fsub contract float 1.000000e+00, %132
  %153 = fmul contract float %54, %152
  %154 = fmul contract float %151, 0x3FECCCCCC0000000
  %155 = fadd contract float %154, 0x3FB99999A0000000
  %156 = fmul contract float %153, %155
  %157 = fmul contract float %126, %156
  %158 = fmul contract float %128, %156
  %159 = fmul contract float %130, %156
  %160 = fmul contract float %54, %132
  %161 = fmul contract float %50, %143
  %162 = fmul contract float %49, %144
  %163 = fadd contract float %161, %162
  %164 = fmul contract float %48, %145
  %165 = fadd contract float %164, %163
  %166 = fmul contract float %165, -2.000000e+00
  %167 = fmul contract float %143, %166
  %168 = fadd contract float %50, %167
  %169 = fmul contract float %144, %166
  %170 = fadd contract float %49, %169
  %171 = fmul contract float %145, %166
  %172 = fadd contract float %48, %171
  br label %173

173:                                              ; preds = %115, %108
  %174 = phi float [ %54, %108 ], [ %160, %115 ]
  %175 = phi float [ %112, %108 ], [ %157, %115 ]
  %176 = phi float [ %113, %108 ], [ %158, %115 ]
  %177 = phi float [ %114, %108 ], [ %159, %115 ]
  %178 = phi float [ %50, %108 ], [ %168, %115 ]
  %179 = phi float [ %49, %108 ], [ %170, %115 ]
  %180 = phi float [ %48, %108 ], [ %172, %115 ]
  %181 = phi float [ %47, %108 ], [ %134, %115 ]
  %182 = phi float [ %46, %108 ], [ %136, %115 ]
  %183 = phi float [ %45, %108 ], [ %138, %115 ]
  %184 = fadd contract float %51, %177
  %185 = fadd contract float %52, %176
  %186 = fadd contract float %53, %175
  br i1 %107, label %39, label %187

187:                                              ; preds = %39, %173
  %188 = mul nsw i32 %3, %15
  %189 = add nsw i32 %188, %10
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds %struct.float3, ptr %2, i64 %190
  store float %186, ptr %191, align 4, !tbaa !12
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 4
  store float %185, ptr %192, align 4, !tbaa !12
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 8
  store float %184, ptr %193, align 4, !tbaa !12
  br label %194

194:                                              ; preds = %5, %187
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS6float3", !9, i64 0, !9, i64 4, !9, i64 8}
!9 = !{!"float", !5, i64 0}
!10 = !{!8, !9, i64 4}
!11 = !{!8, !9, i64 8}
!12 = !{!9, !9, i64 0}
!13 = !{!14, !9, i64 12}
!14 = !{!"_ZTS6Sphere", !8, i64 0, !9, i64 12, !8, i64 16, !9, i64 28}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
