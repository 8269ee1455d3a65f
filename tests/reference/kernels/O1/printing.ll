; ModuleID = 'printing.cu'
source_filename = "printing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%printf_args = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, double, double, double, i32, i32, double, double, double, ptr, ptr, ptr, i32 }
%printf_args.0 = type { i32, i32, double }
%printf_args.1 = type { i32, double }
%printf_args.2 = type { ptr }

@.str = private unnamed_addr constant [87 x i8] c"%d|%5u|%-6x|%o|%lld|%llx|%hhd|%hu|%c|%%|%f|%8.3e|%+g|%*.*f|%06.1f|%a|%s|%5s|%.1s|%.3d\0A\00", align 1
@.str1 = private unnamed_addr constant [3 x i8] c"st\00", align 1
@.str2 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str3 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str4 = private unnamed_addr constant [17 x i8] c"lane %d, %d: %g\0A\00", align 1
@_ZZ4tilePKfPfE1s = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@.str5 = private unnamed_addr constant [19 x i8] c"block %d first %g\0A\00", align 1
@.str6 = private unnamed_addr constant [11 x i8] c"v < 1000.f\00", align 1
@.str7 = private unnamed_addr constant [12 x i8] c"printing.cu\00", align 1
@__PRETTY_FUNCTION__._Z4tilePKfPf = private unnamed_addr constant [34 x i8] c"void tile(const float *, float *)\00", align 1
@.str8 = private unnamed_addr constant [9 x i8] c"name %s\0A\00", align 1

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5formsPKiPKdPi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !11 {
  %4 = alloca %printf_args, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %8 = mul i32 %6, %7, !dbg !24
  %9 = add i32 %8, %5, !dbg !25
  %10 = sext i32 %9 to i64, !dbg !26
  %11 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !26
  %12 = load i32, ptr %11, align 4, !dbg !26, !tbaa !7
  %13 = zext i32 %12 to i64, !dbg !26
  %14 = shl i64 %13, 33, !dbg !27
  %15 = add nsw i32 %9, 65, !dbg !28
  %16 = getelementptr inbounds double, ptr %1, i64 %10, !dbg !29
  %17 = load double, ptr %16, align 8, !dbg !29, !tbaa !30
  store i32 %12, ptr %4, align 8, !dbg !32
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !32
  store i32 %12, ptr %18, align 4, !dbg !32
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !32
  store i32 %12, ptr %19, align 8, !dbg !32
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !32
  store i32 %12, ptr %20, align 4, !dbg !32
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !32
  store i64 %14, ptr %21, align 8, !dbg !32
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !32
  store i64 %14, ptr %22, align 8, !dbg !32
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !32
  store i32 %12, ptr %23, align 8, !dbg !32
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 36, !dbg !32
  store i32 %12, ptr %24, align 4, !dbg !32
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !32
  store i32 %15, ptr %25, align 8, !dbg !32
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !32
  store double %17, ptr %26, align 8, !dbg !32
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 56, !dbg !32
  store double %17, ptr %27, align 8, !dbg !32
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 64, !dbg !32
  store double %17, ptr %28, align 8, !dbg !32
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 72, !dbg !32
  store i32 9, ptr %29, align 8, !dbg !32
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 76, !dbg !32
  store i32 2, ptr %30, align 4, !dbg !32
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 80, !dbg !32
  store double %17, ptr %31, align 8, !dbg !32
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 88, !dbg !32
  store double %17, ptr %32, align 8, !dbg !32
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 96, !dbg !32
  store double %17, ptr %33, align 8, !dbg !32
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 104, !dbg !32
  store ptr @.str1, ptr %34, align 8, !dbg !32
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 112, !dbg !32
  store ptr @.str2, ptr %35, align 8, !dbg !32
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 120, !dbg !32
  store ptr @.str3, ptr %36, align 8, !dbg !32
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 128, !dbg !32
  store i32 %12, ptr %37, align 8, !dbg !32
  %38 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %4) #7, !dbg !32
  %39 = getelementptr inbounds i32, ptr %2, i64 %10, !dbg !33
  store i32 %9, ptr %39, align 4, !dbg !34, !tbaa !7
  ret void, !dbg !35
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6maskedPKfPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !36 {
  %4 = alloca %printf_args.0, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %7 = mul i32 %5, %6, !dbg !41
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %9 = add i32 %7, %8, !dbg !44
  %10 = icmp slt i32 %9, %2, !dbg !45
  br i1 %10, label %11, label %32, !dbg !45

11:                                               ; preds = %3
  %12 = srem i32 %9, 3
  %13 = icmp sgt i32 %12, 0, !dbg !46
  br i1 %13, label %14, label %19, !dbg !47

14:                                               ; preds = %11
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %22, !dbg !47

19:                                               ; preds = %29, %11
  %20 = sext i32 %9 to i64, !dbg !48
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !48
  store i32 %9, ptr %21, align 4, !dbg !49, !tbaa !7
  br label %32, !dbg !50

22:                                               ; preds = %14, %29
  %23 = phi i32 [ 0, %14 ], [ %30, %29 ]
  %24 = load float, ptr %16, align 4, !dbg !51, !tbaa !52
  %25 = fcmp contract ogt float %24, 0.000000e+00, !dbg !54
  br i1 %25, label %26, label %29, !dbg !54

26:                                               ; preds = %22
  %27 = fpext contract float %24 to double, !dbg !55
  store i32 %9, ptr %4, align 8, !dbg !56
  store i32 %23, ptr %17, align 4, !dbg !56
  store double %27, ptr %18, align 8, !dbg !56
  %28 = call i32 @vprintf(ptr nonnull @.str4, ptr nonnull %4) #7, !dbg !56
  br label %29, !dbg !56

29:                                               ; preds = %22, %26
  %30 = add nuw nsw i32 %23, 1, !dbg !57
  %31 = icmp eq i32 %30, %12, !dbg !46
  br i1 %31, label %19, label %22, !dbg !47, !llvm.loop !58

32:                                               ; preds = %3, %19
  ret void, !dbg !50
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4tilePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !62 {
  %3 = alloca %printf_args.1, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %6 = shl i32 %5, 3, !dbg !67
  %7 = add i32 %6, %4, !dbg !68
  %8 = zext i32 %7 to i64, !dbg !69
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !69
  %10 = load float, ptr %9, align 4, !dbg !69, !tbaa !52
  %11 = zext nneg i32 %4 to i64, !dbg !70
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfPfE1s to ptr), i64 %11, !dbg !70
  store float %10, ptr %12, align 4, !dbg !71, !tbaa !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  %13 = sub nsw i32 7, %4, !dbg !73
  %14 = sext i32 %13 to i64, !dbg !74
  %15 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfPfE1s to ptr), i64 %14, !dbg !74
  %16 = load float, ptr %15, align 4, !dbg !74, !tbaa !52
  %17 = icmp eq i32 %4, 0, !dbg !75
  br i1 %17, label %19, label %18, !dbg !75

18:                                               ; preds = %19, %2
  br label %25, !dbg !76

19:                                               ; preds = %2
  %20 = fpext contract float %16 to double, !dbg !77
  store i32 %5, ptr %3, align 8, !dbg !78
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !78
  store double %20, ptr %21, align 8, !dbg !78
  %22 = call i32 @vprintf(ptr nonnull @.str5, ptr nonnull %3) #7, !dbg !78
  br label %18, !dbg !78

23:                                               ; preds = %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %24 = fcmp contract olt float %29, 1.000000e+03, !dbg !80
  br i1 %24, label %34, label %33, !dbg !81

25:                                               ; preds = %18, %25
  %26 = phi i32 [ %30, %25 ], [ 4, %18 ]
  %27 = phi float [ %29, %25 ], [ %16, %18 ]
  %28 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 %26, i32 31), !dbg !82
  %29 = fadd contract float %27, %28, !dbg !86
  %30 = sdiv i32 %26, 2, !dbg !87
  %31 = add nsw i32 %26, 1, !dbg !88
  %32 = icmp ult i32 %31, 3, !dbg !88
  br i1 %32, label %23, label %25, !dbg !76, !llvm.loop !89

33:                                               ; preds = %23
  call void @__assert_fail(ptr noundef nonnull @.str6, ptr noundef nonnull @.str7, i32 noundef 31, ptr noundef nonnull @__PRETTY_FUNCTION__._Z4tilePKfPf) #8, !dbg !81
  br label %34, !dbg !81

34:                                               ; preds = %23, %33
  %35 = fcmp contract olt float %29, -1.000000e+03, !dbg !91
  br i1 %35, label %36, label %37, !dbg !91

36:                                               ; preds = %34
  call void @llvm.trap(), !dbg !92
  unreachable, !dbg !96

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %8, !dbg !97
  store float %29, ptr %38, align 4, !dbg !98, !tbaa !52
  ret void, !dbg !99
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nounwind
declare dso_local void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7unknownPKcPi(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !100 {
  %3 = alloca %printf_args.2, align 8
  store ptr %0, ptr %3, align 8, !dbg !101
  %4 = call i32 @vprintf(ptr nonnull @.str8, ptr nonnull %3) #7, !dbg !101
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %6 = zext nneg i32 %5 to i64, !dbg !104
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !104
  store i32 1, ptr %7, align 4, !dbg !105, !tbaa !7
  ret void, !dbg !106
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printing.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "forms", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 25, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 6, column: 38, scope: !11)
!24 = !DILocation(line: 6, column: 36, scope: !11)
!25 = !DILocation(line: 6, column: 23, scope: !11)
!26 = !DILocation(line: 7, column: 28, scope: !11)
!27 = !DILocation(line: 7, column: 33, scope: !11)
!28 = !DILocation(line: 9, column: 55, scope: !11)
!29 = !DILocation(line: 9, column: 60, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"double", !9, i64 0}
!32 = !DILocation(line: 8, column: 3, scope: !11)
!33 = !DILocation(line: 11, column: 3, scope: !11)
!34 = !DILocation(line: 11, column: 10, scope: !11)
!35 = !DILocation(line: 12, column: 1, scope: !11)
!36 = distinct !DISubprogram(name: "masked", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !38)
!38 = distinct !DILocation(line: 15, column: 11, scope: !36)
!39 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !40)
!40 = distinct !DILocation(line: 15, column: 24, scope: !36)
!41 = !DILocation(line: 15, column: 22, scope: !36)
!42 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !43)
!43 = distinct !DILocation(line: 15, column: 37, scope: !36)
!44 = !DILocation(line: 15, column: 35, scope: !36)
!45 = !DILocation(line: 16, column: 9, scope: !36)
!46 = !DILocation(line: 17, column: 21, scope: !36)
!47 = !DILocation(line: 17, column: 3, scope: !36)
!48 = !DILocation(line: 19, column: 3, scope: !36)
!49 = !DILocation(line: 19, column: 8, scope: !36)
!50 = !DILocation(line: 20, column: 1, scope: !36)
!51 = !DILocation(line: 18, column: 9, scope: !36)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !9, i64 0}
!54 = !DILocation(line: 18, column: 14, scope: !36)
!55 = !DILocation(line: 18, column: 56, scope: !36)
!56 = !DILocation(line: 18, column: 22, scope: !36)
!57 = !DILocation(line: 17, column: 31, scope: !36)
!58 = distinct !{!58, !47, !59, !60, !61}
!59 = !DILocation(line: 18, column: 60, scope: !36)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = distinct !DISubprogram(name: "tile", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 24, column: 11, scope: !62)
!65 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !66)
!66 = distinct !DILocation(line: 25, column: 12, scope: !62)
!67 = !DILocation(line: 25, column: 23, scope: !62)
!68 = !DILocation(line: 25, column: 27, scope: !62)
!69 = !DILocation(line: 25, column: 10, scope: !62)
!70 = !DILocation(line: 25, column: 3, scope: !62)
!71 = !DILocation(line: 25, column: 8, scope: !62)
!72 = !DILocation(line: 26, column: 3, scope: !62)
!73 = !DILocation(line: 27, column: 17, scope: !62)
!74 = !DILocation(line: 27, column: 13, scope: !62)
!75 = !DILocation(line: 28, column: 9, scope: !62)
!76 = !DILocation(line: 29, column: 3, scope: !62)
!77 = !DILocation(line: 28, column: 57, scope: !62)
!78 = !DILocation(line: 28, column: 15, scope: !62)
!79 = !DILocation(line: 30, column: 3, scope: !62)
!80 = !DILocation(line: 31, column: 12, scope: !62)
!81 = !DILocation(line: 31, column: 3, scope: !62)
!82 = !DILocation(line: 182, column: 22, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !84, file: !84, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!85 = distinct !DILocation(line: 29, column: 35, scope: !62)
!86 = !DILocation(line: 29, column: 32, scope: !62)
!87 = !DILocation(line: 29, column: 24, scope: !62)
!88 = !DILocation(line: 29, column: 19, scope: !62)
!89 = distinct !{!89, !76, !90, !60, !61}
!90 = !DILocation(line: 29, column: 60, scope: !62)
!91 = !DILocation(line: 32, column: 9, scope: !62)
!92 = !DILocation(line: 531, column: 58, scope: !93, inlinedAt: !95)
!93 = distinct !DISubprogram(name: "__trap", scope: !94, file: !94, line: 531, type: !12, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!95 = distinct !DILocation(line: 32, column: 20, scope: !62)
!96 = !DILocation(line: 531, column: 76, scope: !93, inlinedAt: !95)
!97 = !DILocation(line: 33, column: 3, scope: !62)
!98 = !DILocation(line: 33, column: 25, scope: !62)
!99 = !DILocation(line: 34, column: 1, scope: !62)
!100 = distinct !DISubprogram(name: "unknown", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 37, column: 3, scope: !100)
!102 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !103)
!103 = distinct !DILocation(line: 38, column: 5, scope: !100)
!104 = !DILocation(line: 38, column: 3, scope: !100)
!105 = !DILocation(line: 38, column: 18, scope: !100)
!106 = !DILocation(line: 39, column: 1, scope: !100)
