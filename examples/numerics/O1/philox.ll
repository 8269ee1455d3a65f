; ModuleID = 'philox.cu'
source_filename = "philox.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%struct.float2 = type { float, float }

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.uint4 @_Z6philox5uint45uint2(ptr noundef byval(%struct.uint4) align 16 captures(none) %0, ptr noundef byval(%struct.uint2) align 8 captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = load i32, ptr %0, align 16, !tbaa !7
  %4 = load i32, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  br label %22, !dbg !14

13:                                               ; preds = %22
  store i32 %37, ptr %5, align 8, !dbg !15
  store i32 %33, ptr %6, align 4, !dbg !16
  store i32 %31, ptr %7, align 4, !dbg !16
  store i32 %39, ptr %8, align 4, !dbg !15
  store i32 %35, ptr %0, align 16, !dbg !15
  store i32 %38, ptr %1, align 8, !dbg !15
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !17
  %15 = load i32, ptr %14, align 8, !dbg !17, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !17
  %17 = load i32, ptr %16, align 4, !dbg !17, !tbaa !7
  %18 = insertvalue %struct.uint4 poison, i32 %35, 0, !dbg !18
  %19 = insertvalue %struct.uint4 %18, i32 %33, 1, !dbg !18
  %20 = insertvalue %struct.uint4 %19, i32 %15, 2, !dbg !18
  %21 = insertvalue %struct.uint4 %20, i32 %17, 3, !dbg !18
  ret %struct.uint4 %21, !dbg !18

22:                                               ; preds = %2, %22
  %23 = phi i32 [ %12, %2 ], [ %39, %22 ], !dbg !19
  %24 = phi i32 [ %11, %2 ], [ %31, %22 ], !dbg !19
  %25 = phi i32 [ %10, %2 ], [ %33, %22 ], !dbg !19
  %26 = phi i32 [ %9, %2 ], [ %37, %22 ], !dbg !19
  %27 = phi i32 [ 0, %2 ], [ %40, %22 ]
  %28 = phi i32 [ %3, %2 ], [ %35, %22 ]
  %29 = phi i32 [ %4, %2 ], [ %38, %22 ]
  %30 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %28) #4, !dbg !19
  %31 = mul i32 %28, -766435501, !dbg !23
  %32 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %26) #4, !dbg !24
  %33 = mul i32 %26, -845247145, !dbg !26
  %34 = xor i32 %25, %32, !dbg !27
  %35 = xor i32 %34, %29, !dbg !28
  %36 = xor i32 %24, %30, !dbg !29
  %37 = xor i32 %36, %23, !dbg !30
  %38 = add i32 %29, -1640531527, !dbg !31
  %39 = add i32 %23, -1150833019, !dbg !32
  %40 = add nuw nsw i32 %27, 1, !dbg !33
  %41 = icmp eq i32 %40, 10, !dbg !34
  br i1 %41, label %13, label %22, !dbg !14, !llvm.loop !35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13philox_normalP5uint4P6float2yi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !39 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %7 = mul i32 %5, %6, !dbg !47
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %9 = add i32 %7, %8, !dbg !51
  %10 = icmp slt i32 %9, %3, !dbg !52
  br i1 %10, label %11, label %58, !dbg !52

11:                                               ; preds = %4
  %12 = trunc i64 %2 to i32, !dbg !53
  %13 = lshr i64 %2, 32, !dbg !54
  %14 = trunc nuw i64 %13 to i32, !dbg !55
  br label %15, !dbg !56

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %14, %11 ], [ %32, %15 ], !dbg !58
  %17 = phi i32 [ 0, %11 ], [ %24, %15 ], !dbg !58
  %18 = phi i32 [ 0, %11 ], [ %26, %15 ], !dbg !58
  %19 = phi i32 [ 0, %11 ], [ %30, %15 ], !dbg !58
  %20 = phi i32 [ 0, %11 ], [ %33, %15 ]
  %21 = phi i32 [ %9, %11 ], [ %28, %15 ]
  %22 = phi i32 [ %12, %11 ], [ %31, %15 ]
  %23 = tail call noundef i32 @__nv_umulhi(i32 noundef -766435501, i32 noundef %21) #4, !dbg !58
  %24 = mul i32 %21, -766435501, !dbg !60
  %25 = tail call noundef i32 @__nv_umulhi(i32 noundef -845247145, i32 noundef %19) #4, !dbg !61
  %26 = mul i32 %19, -845247145, !dbg !63
  %27 = xor i32 %18, %25, !dbg !64
  %28 = xor i32 %27, %22, !dbg !64
  %29 = xor i32 %17, %23, !dbg !65
  %30 = xor i32 %29, %16, !dbg !65
  %31 = add i32 %22, -1640531527, !dbg !66
  %32 = add i32 %16, -1150833019, !dbg !67
  %33 = add nuw nsw i32 %20, 1, !dbg !68
  %34 = icmp eq i32 %33, 10, !dbg !69
  br i1 %34, label %35, label %15, !dbg !56, !llvm.loop !70

35:                                               ; preds = %15
  %36 = sext i32 %9 to i64, !dbg !72
  %37 = getelementptr inbounds %struct.uint4, ptr %0, i64 %36, !dbg !72
  store i32 %28, ptr %37, align 16, !dbg !73, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4, !dbg !73
  store i32 %26, ptr %38, align 4, !dbg !73, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8, !dbg !73
  store i32 %30, ptr %39, align 8, !dbg !73, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 12, !dbg !73
  store i32 %24, ptr %40, align 4, !dbg !73, !tbaa !7
  %41 = lshr i32 %28, 8, !dbg !74
  %42 = uitofp nneg i32 %41 to float, !dbg !75
  %43 = fadd contract float %42, 5.000000e-01, !dbg !76
  %44 = fmul contract float %43, 0x3E70000000000000, !dbg !77
  %45 = lshr i32 %26, 8, !dbg !78
  %46 = uitofp nneg i32 %45 to float, !dbg !79
  %47 = fmul contract float %46, 0x3E70000000000000, !dbg !80
  %48 = tail call contract noundef float @__nv_logf(float noundef %44) #4, !dbg !81
  %49 = fmul contract float %48, -2.000000e+00, !dbg !85
  %50 = tail call contract noundef float @__nv_sqrtf(float noundef %49) #4, !dbg !86
  %51 = fmul contract float %47, 0x401921FB60000000, !dbg !89
  %52 = tail call contract noundef float @__nv_cosf(float noundef %51) #4, !dbg !90
  %53 = fmul contract float %50, %52, !dbg !93
  %54 = tail call contract noundef float @__nv_sinf(float noundef %51) #4, !dbg !94
  %55 = fmul contract float %50, %54, !dbg !97
  %56 = getelementptr inbounds %struct.float2, ptr %1, i64 %36, !dbg !98
  store float %53, ptr %56, align 8, !dbg !99, !tbaa !100
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4, !dbg !99
  store float %55, ptr %57, align 4, !dbg !99, !tbaa !100
  br label %58, !dbg !102

58:                                               ; preds = %4, %35
  ret void, !dbg !102
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "philox.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "philox", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 3, scope: !11)
!15 = !DILocation(line: 0, scope: !11)
!16 = !DILocation(line: 6, scope: !11)
!17 = !DILocation(line: 10, column: 10, scope: !11)
!18 = !DILocation(line: 10, column: 3, scope: !11)
!19 = !DILocation(line: 808, column: 10, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "__umulhi", scope: !21, file: !21, line: 807, type: !12, scopeLine: 807, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!22 = distinct !DILocation(line: 4, column: 22, scope: !11)
!23 = !DILocation(line: 4, column: 75, scope: !11)
!24 = !DILocation(line: 808, column: 10, scope: !20, inlinedAt: !25)
!25 = distinct !DILocation(line: 5, column: 22, scope: !11)
!26 = !DILocation(line: 5, column: 75, scope: !11)
!27 = !DILocation(line: 6, column: 32, scope: !11)
!28 = !DILocation(line: 6, column: 44, scope: !11)
!29 = !DILocation(line: 6, column: 65, scope: !11)
!30 = !DILocation(line: 6, column: 77, scope: !11)
!31 = !DILocation(line: 7, column: 11, scope: !11)
!32 = !DILocation(line: 8, column: 11, scope: !11)
!33 = !DILocation(line: 3, column: 40, scope: !11)
!34 = !DILocation(line: 3, column: 29, scope: !11)
!35 = distinct !{!35, !14, !36, !37, !38}
!36 = !DILocation(line: 9, column: 3, scope: !11)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !DISubprogram(name: "philox_normal", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 66, column: 27, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !42, file: !42, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!43 = distinct !DILocation(line: 14, column: 11, scope: !39)
!44 = !DILocation(line: 79, column: 27, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !42, file: !42, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 14, column: 24, scope: !39)
!47 = !DILocation(line: 14, column: 22, scope: !39)
!48 = !DILocation(line: 53, column: 27, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !42, file: !42, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 14, column: 37, scope: !39)
!51 = !DILocation(line: 14, column: 35, scope: !39)
!52 = !DILocation(line: 15, column: 9, scope: !39)
!53 = !DILocation(line: 16, column: 69, scope: !39)
!54 = !DILocation(line: 16, column: 80, scope: !39)
!55 = !DILocation(line: 16, column: 75, scope: !39)
!56 = !DILocation(line: 3, column: 3, scope: !11, inlinedAt: !57)
!57 = distinct !DILocation(line: 16, column: 17, scope: !39)
!58 = !DILocation(line: 808, column: 10, scope: !20, inlinedAt: !59)
!59 = distinct !DILocation(line: 4, column: 22, scope: !11, inlinedAt: !57)
!60 = !DILocation(line: 4, column: 75, scope: !11, inlinedAt: !57)
!61 = !DILocation(line: 808, column: 10, scope: !20, inlinedAt: !62)
!62 = distinct !DILocation(line: 5, column: 22, scope: !11, inlinedAt: !57)
!63 = !DILocation(line: 5, column: 75, scope: !11, inlinedAt: !57)
!64 = !DILocation(line: 6, column: 44, scope: !11, inlinedAt: !57)
!65 = !DILocation(line: 6, column: 77, scope: !11, inlinedAt: !57)
!66 = !DILocation(line: 7, column: 11, scope: !11, inlinedAt: !57)
!67 = !DILocation(line: 8, column: 11, scope: !11, inlinedAt: !57)
!68 = !DILocation(line: 3, column: 40, scope: !11, inlinedAt: !57)
!69 = !DILocation(line: 3, column: 29, scope: !11, inlinedAt: !57)
!70 = distinct !{!70, !56, !71, !37, !38}
!71 = !DILocation(line: 9, column: 3, scope: !11, inlinedAt: !57)
!72 = !DILocation(line: 17, column: 3, scope: !39)
!73 = !DILocation(line: 17, column: 11, scope: !39)
!74 = !DILocation(line: 19, column: 23, scope: !39)
!75 = !DILocation(line: 19, column: 14, scope: !39)
!76 = !DILocation(line: 19, column: 29, scope: !39)
!77 = !DILocation(line: 19, column: 37, scope: !39)
!78 = !DILocation(line: 19, column: 62, scope: !39)
!79 = !DILocation(line: 19, column: 53, scope: !39)
!80 = !DILocation(line: 19, column: 68, scope: !39)
!81 = !DILocation(line: 187, column: 41, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "logf", scope: !83, file: !83, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!84 = distinct !DILocation(line: 20, column: 32, scope: !39)
!85 = !DILocation(line: 20, column: 30, scope: !39)
!86 = !DILocation(line: 318, column: 44, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "sqrtf", scope: !83, file: !83, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 20, column: 18, scope: !39)
!89 = !DILocation(line: 21, column: 56, scope: !39)
!90 = !DILocation(line: 88, column: 41, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "cosf", scope: !83, file: !83, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 21, column: 36, scope: !39)
!93 = !DILocation(line: 21, column: 34, scope: !39)
!94 = !DILocation(line: 311, column: 41, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "sinf", scope: !83, file: !83, line: 310, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 21, column: 71, scope: !39)
!97 = !DILocation(line: 21, column: 69, scope: !39)
!98 = !DILocation(line: 21, column: 3, scope: !39)
!99 = !DILocation(line: 21, column: 13, scope: !39)
!100 = !{!101, !101, i64 0}
!101 = !{!"float", !9, i64 0}
!102 = !DILocation(line: 22, column: 1, scope: !39)
