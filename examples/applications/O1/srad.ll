; ModuleID = 'srad.cu'
source_filename = "srad.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k = internal unnamed_addr addrspace(3) global [17 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17srad_coefficientsPfS_S_S_S_PKfiif(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #0 !dbg !11 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !21
  %13 = shl i32 %12, 4, !dbg !24
  %14 = add i32 %13, %10, !dbg !25
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %16 = shl nuw nsw i32 %15, 4, !dbg !29
  %17 = add nuw nsw i32 %16, %11, !dbg !30
  %18 = icmp slt i32 %14, %6, !dbg !31
  %19 = icmp slt i32 %17, %7, !dbg !32
  %20 = and i1 %18, %19, !dbg !32
  %21 = mul nsw i32 %6, %17, !dbg !33
  %22 = add nsw i32 %21, %14, !dbg !34
  br i1 %20, label %23, label %65, !dbg !35

23:                                               ; preds = %9
  %24 = sext i32 %22 to i64, !dbg !36
  %25 = getelementptr inbounds float, ptr %5, i64 %24, !dbg !36
  %26 = load float, ptr %25, align 4, !dbg !36, !tbaa !37
  %27 = zext nneg i32 %11 to i64, !dbg !39
  %28 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 %27, !dbg !39
  %29 = zext nneg i32 %10 to i64, !dbg !39
  %30 = getelementptr inbounds nuw float, ptr %28, i64 %29, !dbg !39
  store float %26, ptr %30, align 4, !dbg !40, !tbaa !37
  %31 = icmp eq i32 %17, 0, !dbg !41
  %32 = sub nsw i32 %22, %6, !dbg !42
  %33 = select i1 %31, i32 %14, i32 %32, !dbg !42
  %34 = sext i32 %33 to i64, !dbg !43
  %35 = getelementptr inbounds float, ptr %5, i64 %34, !dbg !43
  %36 = load float, ptr %35, align 4, !dbg !43, !tbaa !37
  %37 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), i64 %27, !dbg !44
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %29, !dbg !44
  store float %36, ptr %38, align 4, !dbg !45, !tbaa !37
  %39 = add nsw i32 %7, -1, !dbg !46
  %40 = icmp eq i32 %17, %39, !dbg !47
  %41 = select i1 %40, i32 0, i32 %6, !dbg !48
  %42 = add nsw i32 %41, %22, !dbg !48
  %43 = sext i32 %42 to i64, !dbg !49
  %44 = getelementptr inbounds float, ptr %5, i64 %43, !dbg !49
  %45 = load float, ptr %44, align 4, !dbg !49, !tbaa !37
  %46 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 %27, !dbg !50
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %29, !dbg !50
  store float %45, ptr %47, align 4, !dbg !51, !tbaa !37
  %48 = icmp eq i32 %14, 0, !dbg !52
  %49 = add nsw i32 %22, -1, !dbg !53
  %50 = select i1 %48, i32 %21, i32 %49, !dbg !53
  %51 = sext i32 %50 to i64, !dbg !54
  %52 = getelementptr inbounds float, ptr %5, i64 %51, !dbg !54
  %53 = load float, ptr %52, align 4, !dbg !54, !tbaa !37
  %54 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 %27, !dbg !55
  %55 = getelementptr inbounds nuw float, ptr %54, i64 %29, !dbg !55
  store float %53, ptr %55, align 4, !dbg !56, !tbaa !37
  %56 = add nsw i32 %6, -1, !dbg !57
  %57 = icmp ne i32 %14, %56, !dbg !58
  %58 = zext i1 %57 to i32, !dbg !59
  %59 = add nsw i32 %22, %58, !dbg !59
  %60 = sext i32 %59 to i64, !dbg !60
  %61 = getelementptr inbounds float, ptr %5, i64 %60, !dbg !60
  %62 = load float, ptr %61, align 4, !dbg !60, !tbaa !37
  %63 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 %27, !dbg !61
  %64 = getelementptr inbounds nuw float, ptr %63, i64 %29, !dbg !61
  store float %62, ptr %64, align 4, !dbg !62, !tbaa !37
  br label %65, !dbg !63

65:                                               ; preds = %23, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  br i1 %20, label %66, label %141, !dbg !65

66:                                               ; preds = %65
  %67 = zext nneg i32 %11 to i64, !dbg !66
  %68 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 %67, !dbg !66
  %69 = zext nneg i32 %10 to i64, !dbg !66
  %70 = getelementptr inbounds nuw float, ptr %68, i64 %69, !dbg !66
  %71 = load float, ptr %70, align 4, !dbg !66, !tbaa !37
  %72 = icmp eq i32 %11, 0, !dbg !67
  %73 = getelementptr i8, ptr %68, i64 -64, !dbg !68
  %74 = select i1 %72, ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), ptr %73, !dbg !68
  %75 = getelementptr inbounds nuw float, ptr %74, i64 %69, !dbg !69
  %76 = load float, ptr %75, align 4, !dbg !69, !tbaa !37
  %77 = fsub contract float %76, %71, !dbg !70
  %78 = icmp eq i32 %11, 15, !dbg !71
  %79 = add nsw i32 %7, -1
  %80 = icmp eq i32 %17, %79
  %81 = select i1 %78, i1 true, i1 %80, !dbg !72
  %82 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 %67, !dbg !72
  %83 = getelementptr i8, ptr %68, i64 64, !dbg !72
  %84 = select i1 %81, ptr %82, ptr %83, !dbg !72
  %85 = getelementptr inbounds nuw float, ptr %84, i64 %69, !dbg !73
  %86 = load float, ptr %85, align 4, !dbg !73, !tbaa !37
  %87 = fsub contract float %86, %71, !dbg !74
  %88 = icmp eq i32 %10, 0, !dbg !75
  %89 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 %67, !dbg !76
  %90 = getelementptr i8, ptr %70, i64 -4, !dbg !76
  %91 = select i1 %88, ptr %89, ptr %90, !dbg !76
  %92 = load float, ptr %91, align 4, !dbg !77, !tbaa !37
  %93 = fsub contract float %92, %71, !dbg !78
  %94 = icmp eq i32 %10, 15, !dbg !79
  %95 = add nsw i32 %6, -1
  %96 = icmp eq i32 %14, %95
  %97 = select i1 %94, i1 true, i1 %96, !dbg !80
  %98 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 %67, !dbg !80
  %99 = getelementptr inbounds nuw float, ptr %98, i64 %69, !dbg !80
  %100 = getelementptr i8, ptr %70, i64 4, !dbg !80
  %101 = select i1 %97, ptr %99, ptr %100, !dbg !80
  %102 = load float, ptr %101, align 4, !dbg !81, !tbaa !37
  %103 = fsub contract float %102, %71, !dbg !82
  %104 = fmul contract float %77, %77, !dbg !83
  %105 = fmul contract float %87, %87, !dbg !84
  %106 = fadd contract float %104, %105, !dbg !85
  %107 = fmul contract float %93, %93, !dbg !86
  %108 = fadd contract float %106, %107, !dbg !87
  %109 = fmul contract float %103, %103, !dbg !88
  %110 = fadd contract float %108, %109, !dbg !89
  %111 = fmul contract float %71, %71, !dbg !90
  %112 = fdiv contract float %110, %111, !dbg !91
  %113 = fadd contract float %77, %87, !dbg !92
  %114 = fadd contract float %113, %93, !dbg !93
  %115 = fadd contract float %114, %103, !dbg !94
  %116 = fdiv contract float %115, %71, !dbg !95
  %117 = fmul contract float %112, 5.000000e-01, !dbg !96
  %118 = fmul contract float %116, %116, !dbg !97
  %119 = fmul contract float %118, 6.250000e-02, !dbg !98
  %120 = fsub contract float %117, %119, !dbg !99
  %121 = fmul contract float %116, 2.500000e-01, !dbg !100
  %122 = fadd contract float %121, 1.000000e+00, !dbg !101
  %123 = fmul contract float %122, %122, !dbg !102
  %124 = fdiv contract float %120, %123, !dbg !103
  %125 = fsub contract float %124, %8, !dbg !104
  %126 = fadd contract float %8, 1.000000e+00, !dbg !105
  %127 = fmul contract float %8, %126, !dbg !106
  %128 = fdiv contract float %125, %127, !dbg !107
  %129 = fadd contract float %128, 1.000000e+00, !dbg !108
  %130 = fdiv contract float 1.000000e+00, %129, !dbg !109
  %131 = fcmp contract olt float %130, 0.000000e+00, !dbg !110
  %132 = fcmp contract ogt float %130, 1.000000e+00, !dbg !111
  %133 = select contract i1 %132, float 1.000000e+00, float %130, !dbg !111
  %134 = select contract i1 %131, float 0.000000e+00, float %133, !dbg !111
  %135 = sext i32 %22 to i64, !dbg !112
  %136 = getelementptr inbounds float, ptr %2, i64 %135, !dbg !112
  store float %77, ptr %136, align 4, !dbg !113, !tbaa !37
  %137 = getelementptr inbounds float, ptr %3, i64 %135, !dbg !114
  store float %87, ptr %137, align 4, !dbg !115, !tbaa !37
  %138 = getelementptr inbounds float, ptr %1, i64 %135, !dbg !116
  store float %93, ptr %138, align 4, !dbg !117, !tbaa !37
  %139 = getelementptr inbounds float, ptr %0, i64 %135, !dbg !118
  store float %103, ptr %139, align 4, !dbg !119, !tbaa !37
  %140 = getelementptr inbounds float, ptr %4, i64 %135, !dbg !120
  store float %134, ptr %140, align 4, !dbg !121, !tbaa !37
  br label %141, !dbg !122

141:                                              ; preds = %65, %66
  ret void, !dbg !122
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11srad_updatePKfS0_S0_S0_S0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #0 !dbg !123 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %13 = shl i32 %12, 4, !dbg !130
  %14 = add i32 %13, %10, !dbg !131
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !132
  %16 = shl nuw nsw i32 %15, 4, !dbg !134
  %17 = add nuw nsw i32 %16, %11, !dbg !135
  %18 = icmp slt i32 %14, %6, !dbg !136
  %19 = icmp slt i32 %17, %7, !dbg !137
  %20 = and i1 %18, %19, !dbg !137
  %21 = mul nsw i32 %6, %17, !dbg !138
  %22 = add nsw i32 %21, %14, !dbg !139
  br i1 %20, label %23, label %50, !dbg !140

23:                                               ; preds = %9
  %24 = sext i32 %22 to i64, !dbg !141
  %25 = getelementptr inbounds float, ptr %4, i64 %24, !dbg !141
  %26 = load float, ptr %25, align 4, !dbg !141, !tbaa !37
  %27 = zext nneg i32 %11 to i64, !dbg !142
  %28 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 %27, !dbg !142
  %29 = zext nneg i32 %10 to i64, !dbg !142
  %30 = getelementptr inbounds nuw float, ptr %28, i64 %29, !dbg !142
  store float %26, ptr %30, align 4, !dbg !143, !tbaa !37
  %31 = icmp eq i32 %11, 15, !dbg !144
  %32 = add nsw i32 %7, -1
  %33 = icmp slt i32 %17, %32
  %34 = select i1 %31, i1 %33, i1 false, !dbg !145
  br i1 %34, label %35, label %41, !dbg !145

35:                                               ; preds = %23
  %36 = add nsw i32 %22, %6, !dbg !146
  %37 = sext i32 %36 to i64, !dbg !147
  %38 = getelementptr inbounds float, ptr %4, i64 %37, !dbg !147
  %39 = load float, ptr %38, align 4, !dbg !147, !tbaa !37
  %40 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 1088), i64 %29, !dbg !148
  store float %39, ptr %40, align 4, !dbg !149, !tbaa !37
  br label %41, !dbg !148

41:                                               ; preds = %35, %23
  %42 = icmp eq i32 %10, 15, !dbg !150
  %43 = add nsw i32 %6, -1
  %44 = icmp slt i32 %14, %43
  %45 = select i1 %42, i1 %44, i1 false, !dbg !151
  br i1 %45, label %46, label %50, !dbg !151

46:                                               ; preds = %41
  %47 = getelementptr i8, ptr %25, i64 4, !dbg !152
  %48 = load float, ptr %47, align 4, !dbg !152, !tbaa !37
  %49 = getelementptr inbounds nuw i8, ptr %28, i64 64, !dbg !153
  store float %48, ptr %49, align 4, !dbg !154, !tbaa !37
  br label %50, !dbg !153

50:                                               ; preds = %41, %46, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !155
  br i1 %20, label %51, label %93, !dbg !156

51:                                               ; preds = %50
  %52 = zext nneg i32 %11 to i64, !dbg !157
  %53 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 %52, !dbg !157
  %54 = zext nneg i32 %10 to i64, !dbg !157
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54, !dbg !157
  %56 = load float, ptr %55, align 4, !dbg !157, !tbaa !37
  %57 = add nsw i32 %7, -1, !dbg !158
  %58 = icmp eq i32 %17, %57, !dbg !159
  br i1 %58, label %63, label %59, !dbg !160

59:                                               ; preds = %51
  %60 = getelementptr i8, ptr %53, i64 68, !dbg !161
  %61 = getelementptr inbounds nuw float, ptr %60, i64 %54, !dbg !161
  %62 = load float, ptr %61, align 4, !dbg !161, !tbaa !37
  br label %63, !dbg !160

63:                                               ; preds = %51, %59
  %64 = phi contract float [ %62, %59 ], [ %56, %51 ], !dbg !160
  %65 = add nsw i32 %6, -1, !dbg !162
  %66 = icmp eq i32 %14, %65, !dbg !163
  br i1 %66, label %70, label %67, !dbg !164

67:                                               ; preds = %63
  %68 = getelementptr i8, ptr %55, i64 4, !dbg !165
  %69 = load float, ptr %68, align 4, !dbg !165, !tbaa !37
  br label %70, !dbg !164

70:                                               ; preds = %63, %67
  %71 = phi contract float [ %69, %67 ], [ %56, %63 ], !dbg !164
  %72 = sext i32 %22 to i64, !dbg !166
  %73 = getelementptr inbounds float, ptr %2, i64 %72, !dbg !166
  %74 = load float, ptr %73, align 4, !dbg !166, !tbaa !37
  %75 = fmul contract float %56, %74, !dbg !167
  %76 = getelementptr inbounds float, ptr %3, i64 %72, !dbg !168
  %77 = load float, ptr %76, align 4, !dbg !168, !tbaa !37
  %78 = fmul contract float %64, %77, !dbg !169
  %79 = fadd contract float %75, %78, !dbg !170
  %80 = getelementptr inbounds float, ptr %1, i64 %72, !dbg !171
  %81 = load float, ptr %80, align 4, !dbg !171, !tbaa !37
  %82 = fmul contract float %56, %81, !dbg !172
  %83 = fadd contract float %79, %82, !dbg !173
  %84 = getelementptr inbounds float, ptr %0, i64 %72, !dbg !174
  %85 = load float, ptr %84, align 4, !dbg !174, !tbaa !37
  %86 = fmul contract float %71, %85, !dbg !175
  %87 = fadd contract float %83, %86, !dbg !176
  %88 = fmul contract float %8, 2.500000e-01, !dbg !177
  %89 = fmul contract float %88, %87, !dbg !178
  %90 = getelementptr inbounds float, ptr %5, i64 %72, !dbg !179
  %91 = load float, ptr %90, align 4, !dbg !180, !tbaa !37
  %92 = fadd contract float %91, %89, !dbg !180
  store float %92, ptr %90, align 4, !dbg !180, !tbaa !37
  br label %93, !dbg !181

93:                                               ; preds = %70, %50
  ret void, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "srad.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "srad_coefficients", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 12, scope: !11)
!18 = !DILocation(line: 54, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 30, scope: !11)
!21 = !DILocation(line: 66, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 10, column: 11, scope: !11)
!24 = !DILocation(line: 10, column: 22, scope: !11)
!25 = !DILocation(line: 10, column: 29, scope: !11)
!26 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 10, column: 39, scope: !11)
!29 = !DILocation(line: 10, column: 50, scope: !11)
!30 = !DILocation(line: 10, column: 57, scope: !11)
!31 = !DILocation(line: 11, column: 19, scope: !11)
!32 = !DILocation(line: 11, column: 26, scope: !11)
!33 = !DILocation(line: 12, column: 14, scope: !11)
!34 = !DILocation(line: 12, column: 21, scope: !11)
!35 = !DILocation(line: 13, column: 7, scope: !11)
!36 = !DILocation(line: 14, column: 17, scope: !11)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !9, i64 0}
!39 = !DILocation(line: 14, column: 5, scope: !11)
!40 = !DILocation(line: 14, column: 15, scope: !11)
!41 = !DILocation(line: 15, column: 29, scope: !11)
!42 = !DILocation(line: 15, column: 27, scope: !11)
!43 = !DILocation(line: 15, column: 21, scope: !11)
!44 = !DILocation(line: 15, column: 5, scope: !11)
!45 = !DILocation(line: 15, column: 19, scope: !11)
!46 = !DILocation(line: 16, column: 37, scope: !11)
!47 = !DILocation(line: 16, column: 29, scope: !11)
!48 = !DILocation(line: 16, column: 27, scope: !11)
!49 = !DILocation(line: 16, column: 21, scope: !11)
!50 = !DILocation(line: 16, column: 5, scope: !11)
!51 = !DILocation(line: 16, column: 19, scope: !11)
!52 = !DILocation(line: 17, column: 28, scope: !11)
!53 = !DILocation(line: 17, column: 26, scope: !11)
!54 = !DILocation(line: 17, column: 20, scope: !11)
!55 = !DILocation(line: 17, column: 5, scope: !11)
!56 = !DILocation(line: 17, column: 18, scope: !11)
!57 = !DILocation(line: 18, column: 36, scope: !11)
!58 = !DILocation(line: 18, column: 28, scope: !11)
!59 = !DILocation(line: 18, column: 26, scope: !11)
!60 = !DILocation(line: 18, column: 20, scope: !11)
!61 = !DILocation(line: 18, column: 5, scope: !11)
!62 = !DILocation(line: 18, column: 18, scope: !11)
!63 = !DILocation(line: 19, column: 3, scope: !11)
!64 = !DILocation(line: 20, column: 3, scope: !11)
!65 = !DILocation(line: 21, column: 7, scope: !11)
!66 = !DILocation(line: 22, column: 13, scope: !11)
!67 = !DILocation(line: 23, column: 17, scope: !11)
!68 = !DILocation(line: 23, column: 14, scope: !11)
!69 = !DILocation(line: 23, scope: !11)
!70 = !DILocation(line: 23, column: 55, scope: !11)
!71 = !DILocation(line: 24, column: 17, scope: !11)
!72 = !DILocation(line: 24, column: 29, scope: !11)
!73 = !DILocation(line: 24, scope: !11)
!74 = !DILocation(line: 24, column: 79, scope: !11)
!75 = !DILocation(line: 25, column: 17, scope: !11)
!76 = !DILocation(line: 25, column: 14, scope: !11)
!77 = !DILocation(line: 25, scope: !11)
!78 = !DILocation(line: 25, column: 54, scope: !11)
!79 = !DILocation(line: 26, column: 17, scope: !11)
!80 = !DILocation(line: 26, column: 29, scope: !11)
!81 = !DILocation(line: 26, scope: !11)
!82 = !DILocation(line: 26, column: 78, scope: !11)
!83 = !DILocation(line: 27, column: 17, scope: !11)
!84 = !DILocation(line: 27, column: 25, scope: !11)
!85 = !DILocation(line: 27, column: 21, scope: !11)
!86 = !DILocation(line: 27, column: 33, scope: !11)
!87 = !DILocation(line: 27, column: 29, scope: !11)
!88 = !DILocation(line: 27, column: 41, scope: !11)
!89 = !DILocation(line: 27, column: 37, scope: !11)
!90 = !DILocation(line: 27, column: 51, scope: !11)
!91 = !DILocation(line: 27, column: 46, scope: !11)
!92 = !DILocation(line: 28, column: 16, scope: !11)
!93 = !DILocation(line: 28, column: 20, scope: !11)
!94 = !DILocation(line: 28, column: 24, scope: !11)
!95 = !DILocation(line: 28, column: 29, scope: !11)
!96 = !DILocation(line: 29, column: 20, scope: !11)
!97 = !DILocation(line: 29, column: 47, scope: !11)
!98 = !DILocation(line: 29, column: 42, scope: !11)
!99 = !DILocation(line: 29, column: 25, scope: !11)
!100 = !DILocation(line: 30, column: 25, scope: !11)
!101 = !DILocation(line: 30, column: 17, scope: !11)
!102 = !DILocation(line: 31, column: 27, scope: !11)
!103 = !DILocation(line: 31, column: 20, scope: !11)
!104 = !DILocation(line: 32, column: 15, scope: !11)
!105 = !DILocation(line: 32, column: 38, scope: !11)
!106 = !DILocation(line: 32, column: 33, scope: !11)
!107 = !DILocation(line: 32, column: 24, scope: !11)
!108 = !DILocation(line: 33, column: 26, scope: !11)
!109 = !DILocation(line: 33, column: 18, scope: !11)
!110 = !DILocation(line: 34, column: 9, scope: !11)
!111 = !DILocation(line: 34, column: 7, scope: !11)
!112 = !DILocation(line: 35, column: 3, scope: !11)
!113 = !DILocation(line: 35, column: 10, scope: !11)
!114 = !DILocation(line: 36, column: 3, scope: !11)
!115 = !DILocation(line: 36, column: 10, scope: !11)
!116 = !DILocation(line: 37, column: 3, scope: !11)
!117 = !DILocation(line: 37, column: 10, scope: !11)
!118 = !DILocation(line: 38, column: 3, scope: !11)
!119 = !DILocation(line: 38, column: 10, scope: !11)
!120 = !DILocation(line: 39, column: 3, scope: !11)
!121 = !DILocation(line: 39, column: 9, scope: !11)
!122 = !DILocation(line: 40, column: 1, scope: !11)
!123 = distinct !DISubprogram(name: "srad_update", scope: !1, file: !1, line: 42, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !125)
!125 = distinct !DILocation(line: 45, column: 12, scope: !123)
!126 = !DILocation(line: 54, column: 27, scope: !19, inlinedAt: !127)
!127 = distinct !DILocation(line: 45, column: 30, scope: !123)
!128 = !DILocation(line: 66, column: 27, scope: !22, inlinedAt: !129)
!129 = distinct !DILocation(line: 46, column: 11, scope: !123)
!130 = !DILocation(line: 46, column: 22, scope: !123)
!131 = !DILocation(line: 46, column: 29, scope: !123)
!132 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !133)
!133 = distinct !DILocation(line: 46, column: 39, scope: !123)
!134 = !DILocation(line: 46, column: 50, scope: !123)
!135 = !DILocation(line: 46, column: 57, scope: !123)
!136 = !DILocation(line: 47, column: 19, scope: !123)
!137 = !DILocation(line: 47, column: 26, scope: !123)
!138 = !DILocation(line: 48, column: 14, scope: !123)
!139 = !DILocation(line: 48, column: 21, scope: !123)
!140 = !DILocation(line: 49, column: 7, scope: !123)
!141 = !DILocation(line: 50, column: 17, scope: !123)
!142 = !DILocation(line: 50, column: 5, scope: !123)
!143 = !DILocation(line: 50, column: 15, scope: !123)
!144 = !DILocation(line: 51, column: 12, scope: !123)
!145 = !DILocation(line: 51, column: 24, scope: !123)
!146 = !DILocation(line: 51, column: 60, scope: !123)
!147 = !DILocation(line: 51, column: 55, scope: !123)
!148 = !DILocation(line: 51, column: 41, scope: !123)
!149 = !DILocation(line: 51, column: 53, scope: !123)
!150 = !DILocation(line: 52, column: 12, scope: !123)
!151 = !DILocation(line: 52, column: 24, scope: !123)
!152 = !DILocation(line: 52, column: 55, scope: !123)
!153 = !DILocation(line: 52, column: 41, scope: !123)
!154 = !DILocation(line: 52, column: 53, scope: !123)
!155 = !DILocation(line: 54, column: 3, scope: !123)
!156 = !DILocation(line: 55, column: 7, scope: !123)
!157 = !DILocation(line: 56, column: 18, scope: !123)
!158 = !DILocation(line: 57, column: 29, scope: !123)
!159 = !DILocation(line: 57, column: 21, scope: !123)
!160 = !DILocation(line: 57, column: 19, scope: !123)
!161 = !DILocation(line: 57, column: 42, scope: !123)
!162 = !DILocation(line: 58, column: 28, scope: !123)
!163 = !DILocation(line: 58, column: 20, scope: !123)
!164 = !DILocation(line: 58, column: 18, scope: !123)
!165 = !DILocation(line: 58, column: 41, scope: !123)
!166 = !DILocation(line: 59, column: 24, scope: !123)
!167 = !DILocation(line: 59, column: 22, scope: !123)
!168 = !DILocation(line: 59, column: 41, scope: !123)
!169 = !DILocation(line: 59, column: 39, scope: !123)
!170 = !DILocation(line: 59, column: 31, scope: !123)
!171 = !DILocation(line: 59, column: 57, scope: !123)
!172 = !DILocation(line: 59, column: 55, scope: !123)
!173 = !DILocation(line: 59, column: 48, scope: !123)
!174 = !DILocation(line: 59, column: 73, scope: !123)
!175 = !DILocation(line: 59, column: 71, scope: !123)
!176 = !DILocation(line: 59, column: 64, scope: !123)
!177 = !DILocation(line: 60, column: 24, scope: !123)
!178 = !DILocation(line: 60, column: 33, scope: !123)
!179 = !DILocation(line: 60, column: 5, scope: !123)
!180 = !DILocation(line: 60, column: 15, scope: !123)
!181 = !DILocation(line: 61, column: 3, scope: !123)
!182 = !DILocation(line: 62, column: 1, scope: !123)
