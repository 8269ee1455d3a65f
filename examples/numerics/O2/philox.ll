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
  br label %18

13:                                               ; preds = %18
  %14 = insertvalue %struct.uint4 poison, i32 %41, 0
  %15 = insertvalue %struct.uint4 %14, i32 %39, 1
  %16 = insertvalue %struct.uint4 %15, i32 %43, 2
  %17 = insertvalue %struct.uint4 %16, i32 %37, 3
  ret %struct.uint4 %17

18:                                               ; preds = %18, %2
  %19 = phi i32 [ %12, %2 ], [ %45, %18 ]
  %20 = phi i32 [ %11, %2 ], [ %37, %18 ]
  %21 = phi i32 [ %10, %2 ], [ %39, %18 ]
  %22 = phi i32 [ %9, %2 ], [ %43, %18 ]
  %23 = phi i32 [ 0, %2 ], [ %46, %18 ]
  %24 = phi i32 [ %3, %2 ], [ %41, %18 ]
  %25 = phi i32 [ %4, %2 ], [ %44, %18 ]
  %26 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %24) #4
  %27 = mul i32 %24, -766435501
  %28 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %22) #4
  %29 = mul i32 %22, -845247145
  %30 = xor i32 %21, %28
  %31 = xor i32 %30, %25
  %32 = xor i32 %20, %26
  %33 = xor i32 %32, %19
  %34 = add i32 %25, -1640531527
  %35 = add i32 %19, -1150833019
  %36 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %31) #4
  %37 = mul i32 %31, -766435501
  %38 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %33) #4
  %39 = mul i32 %33, -845247145
  %40 = xor i32 %29, %38
  %41 = xor i32 %40, %34
  %42 = xor i32 %27, %36
  %43 = xor i32 %42, %35
  %44 = add i32 %25, 1013904242
  %45 = add i32 %19, 1993301258
  %46 = add nuw nsw i32 %23, 2
  %47 = icmp eq i32 %46, 10
  br i1 %47, label %13, label %18, !llvm.loop !7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13philox_normalP5uint4P6float2yi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %68

11:                                               ; preds = %4
  %12 = trunc i64 %2 to i32
  %13 = lshr i64 %2, 32
  %14 = trunc nuw i64 %13 to i32
  br label %15

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %14, %11 ], [ %42, %15 ]
  %17 = phi i32 [ 0, %11 ], [ %34, %15 ]
  %18 = phi i32 [ 0, %11 ], [ %36, %15 ]
  %19 = phi i32 [ 0, %11 ], [ %40, %15 ]
  %20 = phi i32 [ 0, %11 ], [ %43, %15 ]
  %21 = phi i32 [ %9, %11 ], [ %38, %15 ]
  %22 = phi i32 [ %12, %11 ], [ %41, %15 ]
  %23 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %21) #4
  %24 = mul i32 %21, -766435501
  %25 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %19) #4
  %26 = mul i32 %19, -845247145
  %27 = xor i32 %18, %25
  %28 = xor i32 %27, %22
  %29 = xor i32 %17, %23
  %30 = xor i32 %29, %16
  %31 = add i32 %22, -1640531527
  %32 = add i32 %16, -1150833019
  %33 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %28) #4
  %34 = mul i32 %28, -766435501
  %35 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %30) #4
  %36 = mul i32 %30, -845247145
  %37 = xor i32 %26, %35
  %38 = xor i32 %37, %31
  %39 = xor i32 %24, %33
  %40 = xor i32 %39, %32
  %41 = add i32 %22, 1013904242
  %42 = add i32 %16, 1993301258
  %43 = add nuw nsw i32 %20, 2
  %44 = icmp eq i32 %43, 10
  br i1 %44, label %45, label %15, !llvm.loop !7

45:                                               ; preds = %15
  %46 = sext i32 %9 to i64
  %47 = getelementptr inbounds %struct.uint4, ptr %0, i64 %46
  store i32 %38, ptr %47, align 16, !tbaa !3
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 %36, ptr %48, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 %40, ptr %49, align 8, !tbaa !3
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 %34, ptr %50, align 4, !tbaa !3
  %51 = lshr i32 %38, 8
  %52 = uitofp nneg i32 %51 to float
  %53 = fadd contract float %52, 5.000000e-01
  %54 = fmul contract float %53, 0x3E70000000000000
  %55 = lshr i32 %36, 8
  %56 = uitofp nneg i32 %55 to float
  %57 = fmul contract float %56, 0x3E70000000000000
  %58 = tail call contract noundef float @__nv_logf(float noundef %54) #4
  %59 = fmul contract float %58, -2.000000e+00
  %60 = tail call contract noundef float @__nv_sqrtf(float noundef %59) #4
  %61 = fmul contract float %57, 0x401921FB60000000
  %62 = tail call contract noundef float @__nv_cosf(float noundef %61) #4
  %63 = fmul contract float %60, %62
  %64 = tail call contract noundef float @__nv_sinf(float noundef %61) #4
  %65 = fmul contract float %60, %64
  %66 = getelementptr inbounds %struct.float2, ptr %1, i64 %46
  store float %63, ptr %66, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  store float %65, ptr %67, align 4, !tbaa !9
  br label %68

68:                                               ; preds = %4, %45
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
