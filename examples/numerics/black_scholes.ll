; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6normalf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call contract noundef float @__nv_fabsf(float noundef %0) #4
  %3 = fmul contract float %2, 0x3FCDA67120000000
  %4 = fadd contract float %3, 1.000000e+00
  %5 = fdiv contract float 1.000000e+00, %4
  %6 = fmul contract float %5, 0x3FF548CDE0000000
  %7 = fadd contract float %6, 0xBFFD23DD40000000
  %8 = fmul contract float %5, %7
  %9 = fadd contract float %8, 0x3FFC80EF00000000
  %10 = fmul contract float %5, %9
  %11 = fadd contract float %10, 0xBFD6D1F0E0000000
  %12 = fmul contract float %5, %11
  %13 = fadd contract float %12, 0x3FD470BF40000000
  %14 = fmul contract float %5, %13
  %15 = fmul contract float %0, -5.000000e-01
  %16 = fmul contract float %0, %15
  %17 = tail call contract noundef float @__nv_expf(float noundef %16) #4
  %18 = fmul contract float %17, 0x3FD9884540000000
  %19 = fmul contract float %18, %14
  %20 = fcmp contract ogt float %0, 0.000000e+00
  %21 = fsub contract float 1.000000e+00, %19
  %22 = select contract i1 %20, float %21, float %19
  ret float %22
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_S1_ffi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, float noundef %6, float noundef %7, i32 noundef %8) local_unnamed_addr #1 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %8
  br i1 %15, label %16, label %23

16:                                               ; preds = %9
  %17 = fmul contract float %7, 5.000000e-01
  %18 = fmul contract float %7, %17
  %19 = fadd contract float %6, %18
  %20 = fneg contract float %6
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = mul i32 %21, %11
  br label %24

23:                                               ; preds = %24, %9
  ret void

24:                                               ; preds = %16, %24
  %25 = phi i32 [ %14, %16 ], [ %161, %24 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = tail call contract noundef float @__nv_sqrtf(float noundef %28) #4
  %30 = fmul contract float %7, %29
  %31 = getelementptr inbounds float, ptr %0, i64 %26
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr inbounds float, ptr %1, i64 %26
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fdiv contract float %32, %34
  %36 = tail call contract noundef float @__nv_logf(float noundef %35) #4
  %37 = load float, ptr %27, align 4, !tbaa !7
  %38 = fmul contract float %19, %37
  %39 = fadd contract float %36, %38
  %40 = fdiv contract float %39, %30
  %41 = fsub contract float %40, %30
  %42 = load float, ptr %33, align 4, !tbaa !7
  %43 = fmul contract float %37, %20
  %44 = tail call contract noundef float @__nv_expf(float noundef %43) #4
  %45 = fmul contract float %42, %44
  %46 = load float, ptr %31, align 4, !tbaa !7
  %47 = tail call contract noundef float @__nv_fabsf(float noundef %40) #4
  %48 = fmul contract float %47, 0x3FCDA67120000000
  %49 = fadd contract float %48, 1.000000e+00
  %50 = fdiv contract float 1.000000e+00, %49
  %51 = fmul contract float %50, 0x3FF548CDE0000000
  %52 = fadd contract float %51, 0xBFFD23DD40000000
  %53 = fmul contract float %50, %52
  %54 = fadd contract float %53, 0x3FFC80EF00000000
  %55 = fmul contract float %50, %54
  %56 = fadd contract float %55, 0xBFD6D1F0E0000000
  %57 = fmul contract float %50, %56
  %58 = fadd contract float %57, 0x3FD470BF40000000
  %59 = fmul contract float %50, %58
  %60 = fmul contract float %40, -5.000000e-01
  %61 = fmul contract float %40, %60
  %62 = tail call contract noundef float @__nv_expf(float noundef %61) #4
  %63 = fmul contract float %62, 0x3FD9884540000000
  %64 = fmul contract float %63, %59
  %65 = fcmp contract ogt float %40, 0.000000e+00
  %66 = fsub contract float 1.000000e+00, %64
  %67 = select contract i1 %65, float %66, float %64
  %68 = fmul contract float %46, %67
  %69 = tail call contract noundef float @__nv_fabsf(float noundef %41) #4
  %70 = fmul contract float %69, 0x3FCDA67120000000
  %71 = fadd contract float %70, 1.000000e+00
  %72 = fdiv contract float 1.000000e+00, %71
  %73 = fmul contract float %72, 0x3FF548CDE0000000
  %74 = fadd contract float %73, 0xBFFD23DD40000000
  %75 = fmul contract float %72, %74
  %76 = fadd contract float %75, 0x3FFC80EF00000000
  %77 = fmul contract float %72, %76
  %78 = fadd contract float %77, 0xBFD6D1F0E0000000
  %79 = fmul contract float %72, %78
  %80 = fadd contract float %79, 0x3FD470BF40000000
  %81 = fmul contract float %72, %80
  %82 = fmul contract float %41, -5.000000e-01
  %83 = fmul contract float %41, %82
  %84 = tail call contract noundef float @__nv_expf(float noundef %83) #4
  %85 = fmul contract float %84, 0x3FD9884540000000
  %86 = fmul contract float %85, %81
  %87 = fcmp contract ogt float %41, 0.000000e+00
  %88 = fsub contract float 1.000000e+00, %86
  %89 = select contract i1 %87, float %88, float %86
  %90 = fmul contract float %45, %89
  %91 = fsub contract float %68, %90
  %92 = getelementptr inbounds float, ptr %3, i64 %26
  store float %91, ptr %92, align 4, !tbaa !7
  %93 = fneg contract float %41
  %94 = tail call contract noundef float @__nv_fabsf(float noundef %93) #4
  %95 = fmul contract float %94, 0x3FCDA67120000000
  %96 = fadd contract float %95, 1.000000e+00
  %97 = fdiv contract float 1.000000e+00, %96
  %98 = fmul contract float %97, 0x3FF548CDE0000000
  %99 = fadd contract float %98, 0xBFFD23DD40000000
  %100 = fmul contract float %97, %99
  %101 = fadd contract float %100, 0x3FFC80EF00000000
  %102 = fmul contract float %97, %101
  %103 = fadd contract float %102, 0xBFD6D1F0E0000000
  %104 = fmul contract float %97, %103
  %105 = fadd contract float %104, 0x3FD470BF40000000
  %106 = fmul contract float %97, %105
  %107 = fmul contract float %41, 5.000000e-01
  %108 = fmul contract float %107, %93
  %109 = tail call contract noundef float @__nv_expf(float noundef %108) #4
  %110 = fmul contract float %109, 0x3FD9884540000000
  %111 = fmul contract float %110, %106
  %112 = fcmp contract olt float %41, 0.000000e+00
  %113 = fsub contract float 1.000000e+00, %111
  %114 = select contract i1 %112, float %113, float %111
  %115 = fmul contract float %45, %114
  %116 = load float, ptr %31, align 4, !tbaa !7
  %117 = fneg contract float %40
  %118 = tail call contract noundef float @__nv_fabsf(float noundef %117) #4
  %119 = fmul contract float %118, 0x3FCDA67120000000
  %120 = fadd contract float %119, 1.000000e+00
  %121 = fdiv contract float 1.000000e+00, %120
  %122 = fmul contract float %121, 0x3FF548CDE0000000
  %123 = fadd contract float %122, 0xBFFD23DD40000000
  %124 = fmul contract float %121, %123
  %125 = fadd contract float %124, 0x3FFC80EF00000000
  %126 = fmul contract float %121, %125
  %127 = fadd contract float %126, 0xBFD6D1F0E0000000
  %128 = fmul contract float %121, %127
  %129 = fadd contract float %128, 0x3FD470BF40000000
  %130 = fmul contract float %121, %129
  %131 = fmul contract float %40, 5.000000e-01
  %132 = fmul contract float %131, %117
  %133 = tail call contract noundef float @__nv_expf(float noundef %132) #4
  %134 = fmul contract float %133, 0x3FD9884540000000
  %135 = fmul contract float %134, %130
  %136 = fcmp contract olt float %40, 0.000000e+00
  %137 = fsub contract float 1.000000e+00, %135
  %138 = select contract i1 %136, float %137, float %135
  %139 = fmul contract float %116, %138
  %140 = fsub contract float %115, %139
  %141 = getelementptr inbounds float, ptr %4, i64 %26
  store float %140, ptr %141, align 4, !tbaa !7
  %142 = tail call contract noundef float @__nv_fabsf(float noundef %40) #4
  %143 = fmul contract float %142, 0x3FCDA67120000000
  %144 = fadd contract float %143, 1.000000e+00
  %145 = fdiv contract float 1.000000e+00, %144
  %146 = fmul contract float %145, 0x3FF548CDE0000000
  %147 = fadd contract float %146, 0xBFFD23DD40000000
  %148 = fmul contract float %145, %147
  %149 = fadd contract float %148, 0x3FFC80EF00000000
  %150 = fmul contract float %145, %149
  %151 = fadd contract float %150, 0xBFD6D1F0E0000000
  %152 = fmul contract float %145, %151
  %153 = fadd contract float %152, 0x3FD470BF40000000
  %154 = fmul contract float %145, %153
  %155 = tail call contract noundef float @__nv_expf(float noundef %61) #4
  %156 = fmul contract float %155, 0x3FD9884540000000
  %157 = fmul contract float %156, %154
  %158 = fsub contract float 1.000000e+00, %157
  %159 = select contract i1 %65, float %158, float %157
  %160 = getelementptr inbounds float, ptr %5, i64 %26
  store float %159, ptr %160, align 4, !tbaa !7
  %161 = add i32 %25, %22
  %162 = icmp slt i32 %161, %8
  br i1 %162, label %24, label %23, !llvm.loop !9
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
