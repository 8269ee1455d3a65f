; ModuleID = 'indirect.cu'
source_filename = "indirect.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Stack = type <{ %struct.Shape, float, [4 x i8] }>

$_ZNK6Square4areaEf = comdat any

$_ZNK5Stack4areaEf = comdat any

$_ZTV6Square = comdat any

$_ZTV5Stack = comdat any

@fixed_table = dso_local addrspace(4) externally_initialized constant [2 x ptr] [ptr @_Z10differenceff, ptr @_Z5decayff], align 8
@variable_table = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @_Z7productff, ptr @_Z5decayff, ptr @_Z10differenceff], align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEf] }, comdat, align 8
@_ZTV5Stack = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Stack4areaEf] }, comdat, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @fixed_table to ptr), ptr addrspacecast (ptr addrspace(1) @variable_table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z10differenceff(float noundef %0, float noundef %1) #0 {
  %3 = fsub contract float %0, %1
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z7productff(float noundef %0, float noundef %1) #0 {
  %3 = fmul contract float %0, %1
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5decayff(float noundef %0, float noundef %1) #0 {
  %3 = fptosi float %1 to i32
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %22

5:                                                ; preds = %2
  %6 = and i32 %3, 7
  %7 = icmp ult i32 %3, 8
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %3, 2147483640
  br label %24

10:                                               ; preds = %24
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %10, %5
  %13 = phi float [ %0, %5 ], [ %42, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi float [ %19, %15 ], [ %13, %12 ]
  %17 = phi i32 [ %20, %15 ], [ 0, %12 ]
  %18 = fmul contract float %16, 5.000000e-01
  %19 = fadd contract float %1, %18
  %20 = add i32 %17, 1
  %21 = icmp eq i32 %20, %6
  br i1 %21, label %22, label %15, !llvm.loop !7

22:                                               ; preds = %10, %15, %2
  %23 = phi float [ %0, %2 ], [ %42, %10 ], [ %19, %15 ]
  ret float %23

24:                                               ; preds = %24, %8
  %25 = phi float [ %0, %8 ], [ %42, %24 ]
  %26 = phi i32 [ 0, %8 ], [ %43, %24 ]
  %27 = fmul contract float %25, 5.000000e-01
  %28 = fadd contract float %1, %27
  %29 = fmul contract float %28, 5.000000e-01
  %30 = fadd contract float %1, %29
  %31 = fmul contract float %30, 5.000000e-01
  %32 = fadd contract float %1, %31
  %33 = fmul contract float %32, 5.000000e-01
  %34 = fadd contract float %1, %33
  %35 = fmul contract float %34, 5.000000e-01
  %36 = fadd contract float %1, %35
  %37 = fmul contract float %36, 5.000000e-01
  %38 = fadd contract float %1, %37
  %39 = fmul contract float %38, 5.000000e-01
  %40 = fadd contract float %1, %39
  %41 = fmul contract float %40, 5.000000e-01
  %42 = fadd contract float %1, %41
  %43 = add i32 %26, 8
  %44 = icmp eq i32 %43, %9
  br i1 %44, label %10, label %24, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13call_by_tablePKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = and i32 %14, 1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @fixed_table to ptr), i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds float, ptr %0, i64 %12
  %20 = load float, ptr %19, align 4, !tbaa !13
  %21 = tail call contract noundef float %18(float noundef %20, float noundef 2.000000e+00) #8
  %22 = getelementptr inbounds float, ptr %2, i64 %12
  store float %21, ptr %22, align 4, !tbaa !13
  br label %23

23:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16call_by_variablePKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = urem i32 %14, 3
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @variable_table to ptr), i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds float, ptr %0, i64 %12
  %20 = load float, ptr %19, align 4, !tbaa !13
  %21 = tail call contract noundef float %18(float noundef %20, float noundef 3.000000e+00) #8
  %22 = getelementptr inbounds float, ptr %2, i64 %12
  store float %21, ptr %22, align 4, !tbaa !13
  br label %23

23:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17call_by_conditionPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = srem i32 %14, 5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds float, ptr %0, i64 %12
  %19 = icmp sgt i32 %14, 0
  %20 = select i1 %19, ptr @_Z5decayff, ptr @_Z7productff
  %21 = load float, ptr %18, align 4, !tbaa !13
  %22 = tail call contract noundef float %20(float noundef %21, float noundef 2.500000e+00) #8, !callees !15
  br label %23

23:                                               ; preds = %11, %17
  %24 = phi contract float [ %22, %17 ], [ -1.000000e+00, %11 ]
  %25 = getelementptr inbounds float, ptr %2, i64 %12
  store float %24, ptr %25, align 4, !tbaa !13
  br label %26

26:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12call_virtualPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Square, align 8
  %6 = alloca %struct.Stack, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %29

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !13
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV6Square, i64 16), ptr %5, align 8, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %16, ptr %17, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %18 = fadd contract float %16, 1.000000e+00
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Stack, i64 16), ptr %6, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store float %18, ptr %19, align 8, !tbaa !21
  %20 = getelementptr inbounds i32, ptr %1, i64 %14
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, ptr %6, ptr %5
  %25 = load ptr, ptr %24, align 8, !tbaa !16
  %26 = load ptr, ptr %25, align 8
  %27 = call contract noundef float %26(ptr noundef nonnull align 8 dereferenceable(8) %24, float noundef 3.000000e+00) #8
  %28 = getelementptr inbounds float, ptr %2, i64 %14
  store float %27, ptr %28, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %29

29:                                               ; preds = %4, %13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5callsi(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp slt i32 %0, 2
  br i1 %2, label %46, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -2
  %5 = lshr i32 %4, 1
  %6 = add nuw i32 %5, 1
  %7 = and i32 %6, 3
  %8 = icmp ult i32 %4, 6
  br i1 %8, label %32, label %9

9:                                                ; preds = %3
  %10 = and i32 %6, -4
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i32 [ %0, %9 ], [ %24, %11 ]
  %13 = phi i32 [ 0, %9 ], [ %27, %11 ]
  %14 = phi i32 [ 0, %9 ], [ %28, %11 ]
  %15 = add nsw i32 %12, -1
  %16 = tail call noundef i32 @_Z5callsi(i32 noundef %15) #9
  %17 = add nsw i32 %16, %13
  %18 = add nsw i32 %12, -3
  %19 = tail call noundef i32 @_Z5callsi(i32 noundef %18) #9
  %20 = add nsw i32 %19, %17
  %21 = add nsw i32 %12, -5
  %22 = tail call noundef i32 @_Z5callsi(i32 noundef %21) #9
  %23 = add nsw i32 %22, %20
  %24 = add nsw i32 %12, -8
  %25 = add nsw i32 %12, -7
  %26 = tail call noundef i32 @_Z5callsi(i32 noundef %25) #9
  %27 = add nsw i32 %26, %23
  %28 = add i32 %14, 4
  %29 = icmp eq i32 %28, %10
  br i1 %29, label %30, label %11

30:                                               ; preds = %11
  %31 = icmp eq i32 %7, 0
  br i1 %31, label %46, label %32

32:                                               ; preds = %30, %3
  %33 = phi i32 [ %0, %3 ], [ %24, %30 ]
  %34 = phi i32 [ 0, %3 ], [ %27, %30 ]
  %35 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %40, %36 ], [ %33, %32 ]
  %38 = phi i32 [ %43, %36 ], [ %34, %32 ]
  %39 = phi i32 [ %44, %36 ], [ 0, %32 ]
  %40 = add nsw i32 %37, -2
  %41 = add nsw i32 %37, -1
  %42 = tail call noundef i32 @_Z5callsi(i32 noundef %41) #9
  %43 = add nsw i32 %42, %38
  %44 = add i32 %39, 1
  %45 = icmp eq i32 %44, %7
  br i1 %45, label %46, label %36, !llvm.loop !23

46:                                               ; preds = %30, %36, %1
  %47 = phi i32 [ 0, %1 ], [ %27, %30 ], [ %43, %36 ]
  %48 = phi i32 [ %0, %1 ], [ %24, %30 ], [ %40, %36 ]
  %49 = add nsw i32 %48, %47
  ret i32 %49
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13recurse_twicePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = tail call noundef i32 @_Z5callsi(i32 noundef 6) #9
  %15 = load i32, ptr %13, align 4, !tbaa !3
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %12, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 8, !tbaa !18
  %5 = fmul contract float %4, %4
  %6 = fmul contract float %1, %5
  ret float %6
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5Stack4areaEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #6 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 8, !tbaa !21
  %5 = fmul contract float %1, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = fadd contract float %6, %5
  %8 = fadd contract float %7, %5
  %9 = fadd contract float %8, %5
  %10 = fadd contract float %9, %5
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{ptr @_Z5decayff, ptr @_Z7productff}
!16 = !{!17, !17, i64 0}
!17 = !{!"vtable pointer", !6, i64 0}
!18 = !{!19, !14, i64 8}
!19 = !{!"_ZTS6Square", !20, i64 0, !14, i64 8}
!20 = !{!"_ZTS5Shape"}
!21 = !{!22, !14, i64 8}
!22 = !{!"_ZTS5Stack", !20, i64 0, !14, i64 8}
!23 = distinct !{!23, !8}
