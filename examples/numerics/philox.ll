; ModuleID = 'philox.cu'
source_filename = "philox.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%struct.float2 = type { float, float }

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.uint4 @_Z6philox5uint45uint2(ptr noundef readonly byval(%struct.uint4) align 16 captures(none) %0, ptr noundef readonly byval(%struct.uint2) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 16, !tbaa !3
  %4 = load i32, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %3) #4
  %14 = mul i32 %3, -766435501
  %15 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %9) #4
  %16 = mul i32 %9, -845247145
  %17 = xor i32 %10, %15
  %18 = xor i32 %17, %4
  %19 = xor i32 %11, %13
  %20 = xor i32 %19, %12
  %21 = add i32 %4, -1640531527
  %22 = add i32 %12, -1150833019
  %23 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %18) #4
  %24 = mul i32 %18, -766435501
  %25 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %20) #4
  %26 = mul i32 %20, -845247145
  %27 = xor i32 %16, %25
  %28 = xor i32 %27, %21
  %29 = xor i32 %14, %23
  %30 = xor i32 %29, %22
  %31 = add i32 %4, 1013904242
  %32 = add i32 %12, 1993301258
  %33 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %28) #4
  %34 = mul i32 %28, -766435501
  %35 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %30) #4
  %36 = mul i32 %30, -845247145
  %37 = xor i32 %26, %35
  %38 = xor i32 %37, %31
  %39 = xor i32 %24, %33
  %40 = xor i32 %39, %32
  %41 = add i32 %4, -626627285
  %42 = add i32 %12, 842468239
  %43 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %38) #4
  %44 = mul i32 %38, -766435501
  %45 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %40) #4
  %46 = mul i32 %40, -845247145
  %47 = xor i32 %36, %45
  %48 = xor i32 %47, %41
  %49 = xor i32 %34, %43
  %50 = xor i32 %49, %42
  %51 = add i32 %4, 2027808484
  %52 = add i32 %12, -308364780
  %53 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %48) #4
  %54 = mul i32 %48, -766435501
  %55 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %50) #4
  %56 = mul i32 %50, -845247145
  %57 = xor i32 %46, %55
  %58 = xor i32 %57, %51
  %59 = xor i32 %44, %53
  %60 = xor i32 %59, %52
  %61 = add i32 %4, 387276957
  %62 = add i32 %12, -1459197799
  %63 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %58) #4
  %64 = mul i32 %58, -766435501
  %65 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %60) #4
  %66 = mul i32 %60, -845247145
  %67 = xor i32 %56, %65
  %68 = xor i32 %67, %61
  %69 = xor i32 %54, %63
  %70 = xor i32 %69, %62
  %71 = add i32 %4, -1253254570
  %72 = add i32 %12, 1684936478
  %73 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %68) #4
  %74 = mul i32 %68, -766435501
  %75 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %70) #4
  %76 = mul i32 %70, -845247145
  %77 = xor i32 %66, %75
  %78 = xor i32 %77, %71
  %79 = xor i32 %64, %73
  %80 = xor i32 %79, %72
  %81 = add i32 %4, 1401181199
  %82 = add i32 %12, 534103459
  %83 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %78) #4
  %84 = mul i32 %78, -766435501
  %85 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %80) #4
  %86 = mul i32 %80, -845247145
  %87 = xor i32 %76, %85
  %88 = xor i32 %87, %81
  %89 = xor i32 %74, %83
  %90 = xor i32 %89, %82
  %91 = add i32 %4, -239350328
  %92 = add i32 %12, -616729560
  %93 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %88) #4
  %94 = mul i32 %88, -766435501
  %95 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %90) #4
  %96 = mul i32 %90, -845247145
  %97 = xor i32 %86, %95
  %98 = xor i32 %97, %91
  %99 = xor i32 %84, %93
  %100 = xor i32 %99, %92
  %101 = add i32 %4, -1879881855
  %102 = add i32 %12, -1767562579
  %103 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %98) #4
  %104 = mul i32 %98, -766435501
  %105 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %100) #4
  %106 = mul i32 %100, -845247145
  %107 = xor i32 %96, %105
  %108 = xor i32 %107, %101
  %109 = xor i32 %94, %103
  %110 = xor i32 %109, %102
  %111 = insertvalue %struct.uint4 poison, i32 %108, 0
  %112 = insertvalue %struct.uint4 %111, i32 %106, 1
  %113 = insertvalue %struct.uint4 %112, i32 %110, 2
  %114 = insertvalue %struct.uint4 %113, i32 %104, 3
  ret %struct.uint4 %114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13philox_normalP5uint4P6float2yi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %131

11:                                               ; preds = %4
  %12 = trunc i64 %2 to i32
  %13 = lshr i64 %2, 32
  %14 = trunc nuw i64 %13 to i32
  %15 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %9) #4
  %16 = mul i32 %9, -766435501
  %17 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef 0) #4
  %18 = xor i32 %17, %12
  %19 = xor i32 %15, %14
  %20 = add i32 %12, -1640531527
  %21 = add i32 %14, -1150833019
  %22 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %18) #4
  %23 = mul i32 %18, -766435501
  %24 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %19) #4
  %25 = mul i32 %19, -845247145
  %26 = xor i32 %24, %20
  %27 = xor i32 %21, %16
  %28 = xor i32 %27, %22
  %29 = add i32 %12, 1013904242
  %30 = add i32 %14, 1993301258
  %31 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %26) #4
  %32 = mul i32 %26, -766435501
  %33 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %28) #4
  %34 = mul i32 %28, -845247145
  %35 = xor i32 %25, %29
  %36 = xor i32 %35, %33
  %37 = xor i32 %23, %30
  %38 = xor i32 %37, %31
  %39 = add i32 %12, -626627285
  %40 = add i32 %14, 842468239
  %41 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %36) #4
  %42 = mul i32 %36, -766435501
  %43 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %38) #4
  %44 = mul i32 %38, -845247145
  %45 = xor i32 %34, %39
  %46 = xor i32 %45, %43
  %47 = xor i32 %32, %40
  %48 = xor i32 %47, %41
  %49 = add i32 %12, 2027808484
  %50 = add i32 %14, -308364780
  %51 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %46) #4
  %52 = mul i32 %46, -766435501
  %53 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %48) #4
  %54 = mul i32 %48, -845247145
  %55 = xor i32 %44, %49
  %56 = xor i32 %55, %53
  %57 = xor i32 %51, %50
  %58 = xor i32 %57, %42
  %59 = add i32 %12, 387276957
  %60 = add i32 %14, -1459197799
  %61 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %56) #4
  %62 = mul i32 %56, -766435501
  %63 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %58) #4
  %64 = mul i32 %58, -845247145
  %65 = xor i32 %54, %59
  %66 = xor i32 %65, %63
  %67 = xor i32 %61, %60
  %68 = xor i32 %67, %52
  %69 = add i32 %12, -1253254570
  %70 = add i32 %14, 1684936478
  %71 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %66) #4
  %72 = mul i32 %66, -766435501
  %73 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %68) #4
  %74 = mul i32 %68, -845247145
  %75 = xor i32 %64, %69
  %76 = xor i32 %75, %73
  %77 = xor i32 %71, %70
  %78 = xor i32 %77, %62
  %79 = add i32 %12, 1401181199
  %80 = add i32 %14, 534103459
  %81 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %76) #4
  %82 = mul i32 %76, -766435501
  %83 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %78) #4
  %84 = mul i32 %78, -845247145
  %85 = xor i32 %74, %79
  %86 = xor i32 %85, %83
  %87 = xor i32 %81, %80
  %88 = xor i32 %87, %72
  %89 = add i32 %12, -239350328
  %90 = add i32 %14, -616729560
  %91 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %86) #4
  %92 = mul i32 %86, -766435501
  %93 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %88) #4
  %94 = mul i32 %88, -845247145
  %95 = xor i32 %84, %89
  %96 = xor i32 %95, %93
  %97 = xor i32 %91, %90
  %98 = xor i32 %97, %82
  %99 = add i32 %12, -1879881855
  %100 = add i32 %14, -1767562579
  %101 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %96) #4
  %102 = mul i32 %96, -766435501
  %103 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %98) #4
  %104 = mul i32 %98, -845247145
  %105 = xor i32 %94, %99
  %106 = xor i32 %105, %103
  %107 = xor i32 %101, %100
  %108 = xor i32 %107, %92
  %109 = sext i32 %9 to i64
  %110 = getelementptr inbounds %struct.uint4, ptr %0, i64 %109
  store i32 %106, ptr %110, align 16, !tbaa !3
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 4
  store i32 %104, ptr %111, align 4, !tbaa !3
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %108, ptr %112, align 8, !tbaa !3
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 12
  store i32 %102, ptr %113, align 4, !tbaa !3
  %114 = lshr i32 %106, 8
  %115 = uitofp nneg i32 %114 to float
  %116 = fadd contract float %115, 5.000000e-01
  %117 = fmul contract float %116, 0x3E70000000000000
  %118 = lshr i32 %104, 8
  %119 = uitofp nneg i32 %118 to float
  %120 = fmul contract float %119, 0x3E70000000000000
  %121 = tail call contract noundef float @__nv_logf(float noundef %117) #4
  %122 = fmul contract float %121, -2.000000e+00
  %123 = tail call contract noundef float @__nv_sqrtf(float noundef %122) #4
  %124 = fmul contract float %120, 0x401921FB60000000
  %125 = tail call contract noundef float @__nv_cosf(float noundef %124) #4
  %126 = fmul contract float %123, %125
  %127 = tail call contract noundef float @__nv_sinf(float noundef %124) #4
  %128 = fmul contract float %123, %127
  %129 = getelementptr inbounds %struct.float2, ptr %1, i64 %109
  store float %126, ptr %129, align 8, !tbaa !7
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  store float %128, ptr %130, align 4, !tbaa !7
  br label %131

131:                                              ; preds = %4, %11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_umulhi(i32 noundef, i32 noundef) local_unnamed_addr #2

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

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #2

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
