; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6normalf(float noundef %0) local_unnamed_addr #0 !dbg !11 {
  %2 = tail call contract noundef float @__nv_fabsf(float noundef %0) #4, !dbg !14
  %3 = fmul contract float %2, 0x3FCDA67120000000, !dbg !18
  %4 = fadd contract float %3, 1.000000e+00, !dbg !19
  %5 = fdiv contract float 1.000000e+00, %4, !dbg !20
  %6 = fmul contract float %5, 0x3FF548CDE0000000, !dbg !21
  %7 = fadd contract float %6, 0xBFFD23DD40000000, !dbg !22
  %8 = fmul contract float %5, %7, !dbg !23
  %9 = fadd contract float %8, 0x3FFC80EF00000000, !dbg !24
  %10 = fmul contract float %5, %9, !dbg !25
  %11 = fadd contract float %10, 0xBFD6D1F0E0000000, !dbg !26
  %12 = fmul contract float %5, %11, !dbg !27
  %13 = fadd contract float %12, 0x3FD470BF40000000, !dbg !28
  %14 = fmul contract float %5, %13, !dbg !29
  %15 = fmul contract float %0, -5.000000e-01, !dbg !30
  %16 = fmul contract float %0, %15, !dbg !31
  %17 = tail call contract noundef float @__nv_expf(float noundef %16) #4, !dbg !32
  %18 = fmul contract float %17, 0x3FD9884540000000, !dbg !35
  %19 = fmul contract float %18, %14, !dbg !36
  %20 = fcmp contract ogt float %0, 0.000000e+00, !dbg !37
  %21 = fsub contract float 1.000000e+00, %19, !dbg !38
  %22 = select contract i1 %20, float %21, float %19, !dbg !38
  ret float %22, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_S1_ffi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, float noundef %6, float noundef %7, i32 noundef %8) local_unnamed_addr #1 !dbg !40 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %12 = mul i32 %10, %11, !dbg !48
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %14 = add i32 %12, %13, !dbg !52
  %15 = icmp slt i32 %14, %8, !dbg !53
  br i1 %15, label %16, label %23, !dbg !54

16:                                               ; preds = %9
  %17 = fmul contract float %7, 5.000000e-01
  %18 = fmul contract float %7, %17
  %19 = fadd contract float %6, %18
  %20 = fneg contract float %6
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = mul i32 %21, %11
  br label %24, !dbg !54

23:                                               ; preds = %24, %9
  ret void, !dbg !55

24:                                               ; preds = %16, %24
  %25 = phi i32 [ %14, %16 ], [ %161, %24 ]
  %26 = sext i32 %25 to i64, !dbg !56
  %27 = getelementptr inbounds float, ptr %2, i64 %26, !dbg !56
  %28 = load float, ptr %27, align 4, !dbg !56, !tbaa !57
  %29 = tail call contract noundef float @__nv_sqrtf(float noundef %28) #4, !dbg !59
  %30 = fmul contract float %7, %29, !dbg !62
  %31 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !63
  %32 = load float, ptr %31, align 4, !dbg !63, !tbaa !57
  %33 = getelementptr inbounds float, ptr %1, i64 %26, !dbg !64
  %34 = load float, ptr %33, align 4, !dbg !64, !tbaa !57
  %35 = fdiv contract float %32, %34, !dbg !65
  %36 = tail call contract noundef float @__nv_logf(float noundef %35) #4, !dbg !66
  %37 = load float, ptr %27, align 4, !dbg !69, !tbaa !57
  %38 = fmul contract float %19, %37, !dbg !70
  %39 = fadd contract float %36, %38, !dbg !71
  %40 = fdiv contract float %39, %30, !dbg !72
  %41 = fsub contract float %40, %30, !dbg !73
  %42 = load float, ptr %33, align 4, !dbg !74, !tbaa !57
  %43 = fmul contract float %37, %20, !dbg !75
  %44 = tail call contract noundef float @__nv_expf(float noundef %43) #4, !dbg !76
  %45 = fmul contract float %42, %44, !dbg !78
  %46 = load float, ptr %31, align 4, !dbg !79, !tbaa !57
  %47 = tail call contract noundef float @__nv_fabsf(float noundef %40) #4, !dbg !80
  %48 = fmul contract float %47, 0x3FCDA67120000000, !dbg !83
  %49 = fadd contract float %48, 1.000000e+00, !dbg !84
  %50 = fdiv contract float 1.000000e+00, %49, !dbg !85
  %51 = fmul contract float %50, 0x3FF548CDE0000000, !dbg !86
  %52 = fadd contract float %51, 0xBFFD23DD40000000, !dbg !87
  %53 = fmul contract float %50, %52, !dbg !88
  %54 = fadd contract float %53, 0x3FFC80EF00000000, !dbg !89
  %55 = fmul contract float %50, %54, !dbg !90
  %56 = fadd contract float %55, 0xBFD6D1F0E0000000, !dbg !91
  %57 = fmul contract float %50, %56, !dbg !92
  %58 = fadd contract float %57, 0x3FD470BF40000000, !dbg !93
  %59 = fmul contract float %50, %58, !dbg !94
  %60 = fmul contract float %40, -5.000000e-01, !dbg !95
  %61 = fmul contract float %40, %60, !dbg !96
  %62 = tail call contract noundef float @__nv_expf(float noundef %61) #4, !dbg !97
  %63 = fmul contract float %62, 0x3FD9884540000000, !dbg !99
  %64 = fmul contract float %63, %59, !dbg !100
  %65 = fcmp contract ogt float %40, 0.000000e+00, !dbg !101
  %66 = fsub contract float 1.000000e+00, %64, !dbg !102
  %67 = select contract i1 %65, float %66, float %64, !dbg !102
  %68 = fmul contract float %46, %67, !dbg !103
  %69 = tail call contract noundef float @__nv_fabsf(float noundef %41) #4, !dbg !104
  %70 = fmul contract float %69, 0x3FCDA67120000000, !dbg !107
  %71 = fadd contract float %70, 1.000000e+00, !dbg !108
  %72 = fdiv contract float 1.000000e+00, %71, !dbg !109
  %73 = fmul contract float %72, 0x3FF548CDE0000000, !dbg !110
  %74 = fadd contract float %73, 0xBFFD23DD40000000, !dbg !111
  %75 = fmul contract float %72, %74, !dbg !112
  %76 = fadd contract float %75, 0x3FFC80EF00000000, !dbg !113
  %77 = fmul contract float %72, %76, !dbg !114
  %78 = fadd contract float %77, 0xBFD6D1F0E0000000, !dbg !115
  %79 = fmul contract float %72, %78, !dbg !116
  %80 = fadd contract float %79, 0x3FD470BF40000000, !dbg !117
  %81 = fmul contract float %72, %80, !dbg !118
  %82 = fmul contract float %41, -5.000000e-01, !dbg !119
  %83 = fmul contract float %41, %82, !dbg !120
  %84 = tail call contract noundef float @__nv_expf(float noundef %83) #4, !dbg !121
  %85 = fmul contract float %84, 0x3FD9884540000000, !dbg !123
  %86 = fmul contract float %85, %81, !dbg !124
  %87 = fcmp contract ogt float %41, 0.000000e+00, !dbg !125
  %88 = fsub contract float 1.000000e+00, %86, !dbg !126
  %89 = select contract i1 %87, float %88, float %86, !dbg !126
  %90 = fmul contract float %45, %89, !dbg !127
  %91 = fsub contract float %68, %90, !dbg !128
  %92 = getelementptr inbounds float, ptr %3, i64 %26, !dbg !129
  store float %91, ptr %92, align 4, !dbg !130, !tbaa !57
  %93 = fneg contract float %41, !dbg !131
  %94 = tail call contract noundef float @__nv_fabsf(float noundef %93) #4, !dbg !132
  %95 = fmul contract float %94, 0x3FCDA67120000000, !dbg !135
  %96 = fadd contract float %95, 1.000000e+00, !dbg !136
  %97 = fdiv contract float 1.000000e+00, %96, !dbg !137
  %98 = fmul contract float %97, 0x3FF548CDE0000000, !dbg !138
  %99 = fadd contract float %98, 0xBFFD23DD40000000, !dbg !139
  %100 = fmul contract float %97, %99, !dbg !140
  %101 = fadd contract float %100, 0x3FFC80EF00000000, !dbg !141
  %102 = fmul contract float %97, %101, !dbg !142
  %103 = fadd contract float %102, 0xBFD6D1F0E0000000, !dbg !143
  %104 = fmul contract float %97, %103, !dbg !144
  %105 = fadd contract float %104, 0x3FD470BF40000000, !dbg !145
  %106 = fmul contract float %97, %105, !dbg !146
  %107 = fmul contract float %41, 5.000000e-01, !dbg !147
  %108 = fmul contract float %107, %93, !dbg !148
  %109 = tail call contract noundef float @__nv_expf(float noundef %108) #4, !dbg !149
  %110 = fmul contract float %109, 0x3FD9884540000000, !dbg !151
  %111 = fmul contract float %110, %106, !dbg !152
  %112 = fcmp contract olt float %41, 0.000000e+00, !dbg !153
  %113 = fsub contract float 1.000000e+00, %111, !dbg !154
  %114 = select contract i1 %112, float %113, float %111, !dbg !154
  %115 = fmul contract float %45, %114, !dbg !155
  %116 = load float, ptr %31, align 4, !dbg !156, !tbaa !57
  %117 = fneg contract float %40, !dbg !157
  %118 = tail call contract noundef float @__nv_fabsf(float noundef %117) #4, !dbg !158
  %119 = fmul contract float %118, 0x3FCDA67120000000, !dbg !161
  %120 = fadd contract float %119, 1.000000e+00, !dbg !162
  %121 = fdiv contract float 1.000000e+00, %120, !dbg !163
  %122 = fmul contract float %121, 0x3FF548CDE0000000, !dbg !164
  %123 = fadd contract float %122, 0xBFFD23DD40000000, !dbg !165
  %124 = fmul contract float %121, %123, !dbg !166
  %125 = fadd contract float %124, 0x3FFC80EF00000000, !dbg !167
  %126 = fmul contract float %121, %125, !dbg !168
  %127 = fadd contract float %126, 0xBFD6D1F0E0000000, !dbg !169
  %128 = fmul contract float %121, %127, !dbg !170
  %129 = fadd contract float %128, 0x3FD470BF40000000, !dbg !171
  %130 = fmul contract float %121, %129, !dbg !172
  %131 = fmul contract float %40, 5.000000e-01, !dbg !173
  %132 = fmul contract float %131, %117, !dbg !174
  %133 = tail call contract noundef float @__nv_expf(float noundef %132) #4, !dbg !175
  %134 = fmul contract float %133, 0x3FD9884540000000, !dbg !177
  %135 = fmul contract float %134, %130, !dbg !178
  %136 = fcmp contract olt float %40, 0.000000e+00, !dbg !179
  %137 = fsub contract float 1.000000e+00, %135, !dbg !180
  %138 = select contract i1 %136, float %137, float %135, !dbg !180
  %139 = fmul contract float %116, %138, !dbg !181
  %140 = fsub contract float %115, %139, !dbg !182
  %141 = getelementptr inbounds float, ptr %4, i64 %26, !dbg !183
  store float %140, ptr %141, align 4, !dbg !184, !tbaa !57
  %142 = tail call contract noundef float @__nv_fabsf(float noundef %40) #4, !dbg !185
  %143 = fmul contract float %142, 0x3FCDA67120000000, !dbg !188
  %144 = fadd contract float %143, 1.000000e+00, !dbg !189
  %145 = fdiv contract float 1.000000e+00, %144, !dbg !190
  %146 = fmul contract float %145, 0x3FF548CDE0000000, !dbg !191
  %147 = fadd contract float %146, 0xBFFD23DD40000000, !dbg !192
  %148 = fmul contract float %145, %147, !dbg !193
  %149 = fadd contract float %148, 0x3FFC80EF00000000, !dbg !194
  %150 = fmul contract float %145, %149, !dbg !195
  %151 = fadd contract float %150, 0xBFD6D1F0E0000000, !dbg !196
  %152 = fmul contract float %145, %151, !dbg !197
  %153 = fadd contract float %152, 0x3FD470BF40000000, !dbg !198
  %154 = fmul contract float %145, %153, !dbg !199
  %155 = tail call contract noundef float @__nv_expf(float noundef %61) #4, !dbg !200
  %156 = fmul contract float %155, 0x3FD9884540000000, !dbg !202
  %157 = fmul contract float %156, %154, !dbg !203
  %158 = fsub contract float 1.000000e+00, %157, !dbg !204
  %159 = select contract i1 %65, float %158, float %157, !dbg !204
  %160 = getelementptr inbounds float, ptr %5, i64 %26, !dbg !205
  store float %159, ptr %160, align 4, !dbg !206, !tbaa !57
  %161 = add i32 %25, %22, !dbg !207
  %162 = icmp slt i32 %161, %8, !dbg !53
  br i1 %162, label %24, label %23, !dbg !54, !llvm.loop !208
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "black_scholes.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "normal", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "fabsf", scope: !16, file: !16, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 41, scope: !11)
!18 = !DILocation(line: 4, column: 39, scope: !11)
!19 = !DILocation(line: 4, column: 26, scope: !11)
!20 = !DILocation(line: 4, column: 18, scope: !11)
!21 = !DILocation(line: 8, column: 39, scope: !11)
!22 = !DILocation(line: 8, column: 35, scope: !11)
!23 = !DILocation(line: 8, column: 18, scope: !11)
!24 = !DILocation(line: 7, column: 34, scope: !11)
!25 = !DILocation(line: 7, column: 18, scope: !11)
!26 = !DILocation(line: 6, column: 35, scope: !11)
!27 = !DILocation(line: 6, column: 18, scope: !11)
!28 = !DILocation(line: 5, column: 34, scope: !11)
!29 = !DILocation(line: 5, column: 18, scope: !11)
!30 = !DILocation(line: 9, column: 48, scope: !11)
!31 = !DILocation(line: 9, column: 52, scope: !11)
!32 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "expf", scope: !16, file: !16, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 9, column: 37, scope: !11)
!35 = !DILocation(line: 9, column: 35, scope: !11)
!36 = !DILocation(line: 9, column: 8, scope: !11)
!37 = !DILocation(line: 10, column: 12, scope: !11)
!38 = !DILocation(line: 10, column: 10, scope: !11)
!39 = !DILocation(line: 10, column: 3, scope: !11)
!40 = distinct !DISubprogram(name: "black_scholes", scope: !1, file: !1, line: 13, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocation(line: 66, column: 27, scope: !42, inlinedAt: !44)
!42 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !43, file: !43, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!44 = distinct !DILocation(line: 16, column: 16, scope: !40)
!45 = !DILocation(line: 79, column: 27, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !43, file: !43, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 16, column: 29, scope: !40)
!48 = !DILocation(line: 16, column: 27, scope: !40)
!49 = !DILocation(line: 53, column: 27, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !43, file: !43, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 16, column: 42, scope: !40)
!52 = !DILocation(line: 16, column: 40, scope: !40)
!53 = !DILocation(line: 16, column: 57, scope: !40)
!54 = !DILocation(line: 16, column: 3, scope: !40)
!55 = !DILocation(line: 25, column: 1, scope: !40)
!56 = !DILocation(line: 17, column: 32, scope: !40)
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !9, i64 0}
!59 = !DILocation(line: 318, column: 44, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "sqrtf", scope: !16, file: !16, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 17, column: 26, scope: !40)
!62 = !DILocation(line: 17, column: 24, scope: !40)
!63 = !DILocation(line: 18, column: 22, scope: !40)
!64 = !DILocation(line: 18, column: 32, scope: !40)
!65 = !DILocation(line: 18, column: 30, scope: !40)
!66 = !DILocation(line: 187, column: 41, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "logf", scope: !16, file: !16, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 18, column: 17, scope: !40)
!69 = !DILocation(line: 18, column: 77, scope: !40)
!70 = !DILocation(line: 18, column: 75, scope: !40)
!71 = !DILocation(line: 18, column: 43, scope: !40)
!72 = !DILocation(line: 18, column: 87, scope: !40)
!73 = !DILocation(line: 19, column: 19, scope: !40)
!74 = !DILocation(line: 20, column: 17, scope: !40)
!75 = !DILocation(line: 20, column: 40, scope: !40)
!76 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !77)
!77 = distinct !DILocation(line: 20, column: 29, scope: !40)
!78 = !DILocation(line: 20, column: 27, scope: !40)
!79 = !DILocation(line: 21, column: 15, scope: !40)
!80 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !81)
!81 = distinct !DILocation(line: 4, column: 41, scope: !11, inlinedAt: !82)
!82 = distinct !DILocation(line: 21, column: 25, scope: !40)
!83 = !DILocation(line: 4, column: 39, scope: !11, inlinedAt: !82)
!84 = !DILocation(line: 4, column: 26, scope: !11, inlinedAt: !82)
!85 = !DILocation(line: 4, column: 18, scope: !11, inlinedAt: !82)
!86 = !DILocation(line: 8, column: 39, scope: !11, inlinedAt: !82)
!87 = !DILocation(line: 8, column: 35, scope: !11, inlinedAt: !82)
!88 = !DILocation(line: 8, column: 18, scope: !11, inlinedAt: !82)
!89 = !DILocation(line: 7, column: 34, scope: !11, inlinedAt: !82)
!90 = !DILocation(line: 7, column: 18, scope: !11, inlinedAt: !82)
!91 = !DILocation(line: 6, column: 35, scope: !11, inlinedAt: !82)
!92 = !DILocation(line: 6, column: 18, scope: !11, inlinedAt: !82)
!93 = !DILocation(line: 5, column: 34, scope: !11, inlinedAt: !82)
!94 = !DILocation(line: 5, column: 18, scope: !11, inlinedAt: !82)
!95 = !DILocation(line: 9, column: 48, scope: !11, inlinedAt: !82)
!96 = !DILocation(line: 9, column: 52, scope: !11, inlinedAt: !82)
!97 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !98)
!98 = distinct !DILocation(line: 9, column: 37, scope: !11, inlinedAt: !82)
!99 = !DILocation(line: 9, column: 35, scope: !11, inlinedAt: !82)
!100 = !DILocation(line: 9, column: 8, scope: !11, inlinedAt: !82)
!101 = !DILocation(line: 10, column: 12, scope: !11, inlinedAt: !82)
!102 = !DILocation(line: 10, column: 10, scope: !11, inlinedAt: !82)
!103 = !DILocation(line: 21, column: 23, scope: !40)
!104 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !105)
!105 = distinct !DILocation(line: 4, column: 41, scope: !11, inlinedAt: !106)
!106 = distinct !DILocation(line: 21, column: 44, scope: !40)
!107 = !DILocation(line: 4, column: 39, scope: !11, inlinedAt: !106)
!108 = !DILocation(line: 4, column: 26, scope: !11, inlinedAt: !106)
!109 = !DILocation(line: 4, column: 18, scope: !11, inlinedAt: !106)
!110 = !DILocation(line: 8, column: 39, scope: !11, inlinedAt: !106)
!111 = !DILocation(line: 8, column: 35, scope: !11, inlinedAt: !106)
!112 = !DILocation(line: 8, column: 18, scope: !11, inlinedAt: !106)
!113 = !DILocation(line: 7, column: 34, scope: !11, inlinedAt: !106)
!114 = !DILocation(line: 7, column: 18, scope: !11, inlinedAt: !106)
!115 = !DILocation(line: 6, column: 35, scope: !11, inlinedAt: !106)
!116 = !DILocation(line: 6, column: 18, scope: !11, inlinedAt: !106)
!117 = !DILocation(line: 5, column: 34, scope: !11, inlinedAt: !106)
!118 = !DILocation(line: 5, column: 18, scope: !11, inlinedAt: !106)
!119 = !DILocation(line: 9, column: 48, scope: !11, inlinedAt: !106)
!120 = !DILocation(line: 9, column: 52, scope: !11, inlinedAt: !106)
!121 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !122)
!122 = distinct !DILocation(line: 9, column: 37, scope: !11, inlinedAt: !106)
!123 = !DILocation(line: 9, column: 35, scope: !11, inlinedAt: !106)
!124 = !DILocation(line: 9, column: 8, scope: !11, inlinedAt: !106)
!125 = !DILocation(line: 10, column: 12, scope: !11, inlinedAt: !106)
!126 = !DILocation(line: 10, column: 10, scope: !11, inlinedAt: !106)
!127 = !DILocation(line: 21, column: 42, scope: !40)
!128 = !DILocation(line: 21, column: 36, scope: !40)
!129 = !DILocation(line: 21, column: 5, scope: !40)
!130 = !DILocation(line: 21, column: 13, scope: !40)
!131 = !DILocation(line: 22, column: 27, scope: !40)
!132 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !133)
!133 = distinct !DILocation(line: 4, column: 41, scope: !11, inlinedAt: !134)
!134 = distinct !DILocation(line: 22, column: 20, scope: !40)
!135 = !DILocation(line: 4, column: 39, scope: !11, inlinedAt: !134)
!136 = !DILocation(line: 4, column: 26, scope: !11, inlinedAt: !134)
!137 = !DILocation(line: 4, column: 18, scope: !11, inlinedAt: !134)
!138 = !DILocation(line: 8, column: 39, scope: !11, inlinedAt: !134)
!139 = !DILocation(line: 8, column: 35, scope: !11, inlinedAt: !134)
!140 = !DILocation(line: 8, column: 18, scope: !11, inlinedAt: !134)
!141 = !DILocation(line: 7, column: 34, scope: !11, inlinedAt: !134)
!142 = !DILocation(line: 7, column: 18, scope: !11, inlinedAt: !134)
!143 = !DILocation(line: 6, column: 35, scope: !11, inlinedAt: !134)
!144 = !DILocation(line: 6, column: 18, scope: !11, inlinedAt: !134)
!145 = !DILocation(line: 5, column: 34, scope: !11, inlinedAt: !134)
!146 = !DILocation(line: 5, column: 18, scope: !11, inlinedAt: !134)
!147 = !DILocation(line: 9, column: 48, scope: !11, inlinedAt: !134)
!148 = !DILocation(line: 9, column: 52, scope: !11, inlinedAt: !134)
!149 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !150)
!150 = distinct !DILocation(line: 9, column: 37, scope: !11, inlinedAt: !134)
!151 = !DILocation(line: 9, column: 35, scope: !11, inlinedAt: !134)
!152 = !DILocation(line: 9, column: 8, scope: !11, inlinedAt: !134)
!153 = !DILocation(line: 10, column: 12, scope: !11, inlinedAt: !134)
!154 = !DILocation(line: 10, column: 10, scope: !11, inlinedAt: !134)
!155 = !DILocation(line: 22, column: 18, scope: !40)
!156 = !DILocation(line: 22, column: 34, scope: !40)
!157 = !DILocation(line: 22, column: 51, scope: !40)
!158 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !159)
!159 = distinct !DILocation(line: 4, column: 41, scope: !11, inlinedAt: !160)
!160 = distinct !DILocation(line: 22, column: 44, scope: !40)
!161 = !DILocation(line: 4, column: 39, scope: !11, inlinedAt: !160)
!162 = !DILocation(line: 4, column: 26, scope: !11, inlinedAt: !160)
!163 = !DILocation(line: 4, column: 18, scope: !11, inlinedAt: !160)
!164 = !DILocation(line: 8, column: 39, scope: !11, inlinedAt: !160)
!165 = !DILocation(line: 8, column: 35, scope: !11, inlinedAt: !160)
!166 = !DILocation(line: 8, column: 18, scope: !11, inlinedAt: !160)
!167 = !DILocation(line: 7, column: 34, scope: !11, inlinedAt: !160)
!168 = !DILocation(line: 7, column: 18, scope: !11, inlinedAt: !160)
!169 = !DILocation(line: 6, column: 35, scope: !11, inlinedAt: !160)
!170 = !DILocation(line: 6, column: 18, scope: !11, inlinedAt: !160)
!171 = !DILocation(line: 5, column: 34, scope: !11, inlinedAt: !160)
!172 = !DILocation(line: 5, column: 18, scope: !11, inlinedAt: !160)
!173 = !DILocation(line: 9, column: 48, scope: !11, inlinedAt: !160)
!174 = !DILocation(line: 9, column: 52, scope: !11, inlinedAt: !160)
!175 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !176)
!176 = distinct !DILocation(line: 9, column: 37, scope: !11, inlinedAt: !160)
!177 = !DILocation(line: 9, column: 35, scope: !11, inlinedAt: !160)
!178 = !DILocation(line: 9, column: 8, scope: !11, inlinedAt: !160)
!179 = !DILocation(line: 10, column: 12, scope: !11, inlinedAt: !160)
!180 = !DILocation(line: 10, column: 10, scope: !11, inlinedAt: !160)
!181 = !DILocation(line: 22, column: 42, scope: !40)
!182 = !DILocation(line: 22, column: 32, scope: !40)
!183 = !DILocation(line: 22, column: 5, scope: !40)
!184 = !DILocation(line: 22, column: 12, scope: !40)
!185 = !DILocation(line: 116, column: 44, scope: !15, inlinedAt: !186)
!186 = distinct !DILocation(line: 4, column: 41, scope: !11, inlinedAt: !187)
!187 = distinct !DILocation(line: 23, column: 16, scope: !40)
!188 = !DILocation(line: 4, column: 39, scope: !11, inlinedAt: !187)
!189 = !DILocation(line: 4, column: 26, scope: !11, inlinedAt: !187)
!190 = !DILocation(line: 4, column: 18, scope: !11, inlinedAt: !187)
!191 = !DILocation(line: 8, column: 39, scope: !11, inlinedAt: !187)
!192 = !DILocation(line: 8, column: 35, scope: !11, inlinedAt: !187)
!193 = !DILocation(line: 8, column: 18, scope: !11, inlinedAt: !187)
!194 = !DILocation(line: 7, column: 34, scope: !11, inlinedAt: !187)
!195 = !DILocation(line: 7, column: 18, scope: !11, inlinedAt: !187)
!196 = !DILocation(line: 6, column: 35, scope: !11, inlinedAt: !187)
!197 = !DILocation(line: 6, column: 18, scope: !11, inlinedAt: !187)
!198 = !DILocation(line: 5, column: 34, scope: !11, inlinedAt: !187)
!199 = !DILocation(line: 5, column: 18, scope: !11, inlinedAt: !187)
!200 = !DILocation(line: 113, column: 43, scope: !33, inlinedAt: !201)
!201 = distinct !DILocation(line: 9, column: 37, scope: !11, inlinedAt: !187)
!202 = !DILocation(line: 9, column: 35, scope: !11, inlinedAt: !187)
!203 = !DILocation(line: 9, column: 8, scope: !11, inlinedAt: !187)
!204 = !DILocation(line: 10, column: 10, scope: !11, inlinedAt: !187)
!205 = !DILocation(line: 23, column: 5, scope: !40)
!206 = !DILocation(line: 23, column: 14, scope: !40)
!207 = !DILocation(line: 16, column: 64, scope: !40)
!208 = distinct !{!208, !54, !209, !210, !211}
!209 = !DILocation(line: 24, column: 3, scope: !40)
!210 = !{!"llvm.loop.mustprogress"}
!211 = !{!"llvm.loop.unroll.disable"}
