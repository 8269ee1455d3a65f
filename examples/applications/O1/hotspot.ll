; ModuleID = 'hotspot.cu'
source_filename = "hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7hotspotiPKfS0_PfiifffffE6t_here = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6p_here = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6t_next = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ10pathfinderiPKiS0_PiiiE4prev = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10pathfinderiPKiS0_PiiiE6result = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7hotspotiPKfS0_Pfiifffff(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7, float noundef %8, float noundef %9, float noundef %10) local_unnamed_addr #0 !dbg !11 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %14 = fdiv contract float %10, %6, !dbg !21
  %15 = shl nsw i32 %0, 1, !dbg !22
  %16 = sub nsw i32 16, %15, !dbg !23
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %18 = mul nsw i32 %16, %17, !dbg !27
  %19 = sub nsw i32 %18, %0, !dbg !28
  %20 = sub i32 0, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !29
  %22 = mul nsw i32 %16, %21, !dbg !32
  %23 = sub nsw i32 %22, %0, !dbg !33
  %24 = sub i32 0, %23
  %25 = add nsw i32 %19, %12, !dbg !34
  %26 = add nsw i32 %23, %13, !dbg !35
  %27 = icmp sgt i32 %25, -1, !dbg !36
  br i1 %27, label %28, label %48, !dbg !37

28:                                               ; preds = %11
  %29 = icmp slt i32 %25, %4, !dbg !38
  %30 = icmp sgt i32 %26, -1
  %31 = icmp slt i32 %26, %5
  %32 = and i1 %30, %31, !dbg !39
  %33 = select i1 %29, i1 %32, i1 false, !dbg !39
  br i1 %33, label %34, label %48, !dbg !40

34:                                               ; preds = %28
  %35 = mul nsw i32 %26, %4, !dbg !41
  %36 = add nuw nsw i32 %35, %25, !dbg !42
  %37 = zext nneg i32 %36 to i64, !dbg !43
  %38 = getelementptr inbounds nuw float, ptr %2, i64 %37, !dbg !43
  %39 = load float, ptr %38, align 4, !dbg !43, !tbaa !44
  %40 = zext nneg i32 %13 to i64, !dbg !46
  %41 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %40, !dbg !46
  %42 = zext nneg i32 %12 to i64, !dbg !46
  %43 = getelementptr inbounds nuw float, ptr %41, i64 %42, !dbg !46
  store float %39, ptr %43, align 4, !dbg !47, !tbaa !44
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %37, !dbg !48
  %45 = load float, ptr %44, align 4, !dbg !48, !tbaa !44
  %46 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 %40, !dbg !49
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %42, !dbg !49
  store float %45, ptr %47, align 4, !dbg !50, !tbaa !44
  br label %48, !dbg !51

48:                                               ; preds = %11, %34, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %49 = icmp slt i32 %23, 0, !dbg !53
  %50 = select i1 %49, i32 %24, i32 0, !dbg !54
  %51 = icmp slt i32 %19, 0, !dbg !55
  %52 = select i1 %51, i32 %20, i32 0, !dbg !56
  %53 = add nsw i32 %23, 15, !dbg !57
  %54 = icmp slt i32 %53, %5, !dbg !58
  %55 = xor i32 %23, -1, !dbg !59
  %56 = add i32 %5, %55, !dbg !59
  %57 = select i1 %54, i32 15, i32 %56, !dbg !59
  %58 = add nsw i32 %19, 15, !dbg !60
  %59 = icmp slt i32 %58, %4, !dbg !61
  %60 = xor i32 %19, -1, !dbg !62
  %61 = add i32 %4, %60, !dbg !62
  %62 = select i1 %59, i32 15, i32 %61, !dbg !62
  %63 = add nsw i32 %13, -1, !dbg !63
  %64 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %63, i32 noundef range(i32 -2147483647, -2147483648) %50) #4, !dbg !64
  %65 = add nuw nsw i32 %13, 1, !dbg !68
  %66 = tail call noundef i32 @__nv_min(i32 noundef %65, i32 noundef %57) #4, !dbg !69
  %67 = add nsw i32 %12, -1, !dbg !72
  %68 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %67, i32 noundef range(i32 -2147483647, -2147483648) %52) #4, !dbg !73
  %69 = add nuw nsw i32 %12, 1, !dbg !75
  %70 = tail call noundef i32 @__nv_min(i32 noundef %69, i32 noundef %62) #4, !dbg !76
  %71 = icmp sgt i32 %0, 0, !dbg !78
  br i1 %71, label %72, label %156, !dbg !79

72:                                               ; preds = %48
  %73 = icmp slt i32 %12, %52
  %74 = icmp sgt i32 %12, %62
  %75 = icmp slt i32 %13, %50
  %76 = icmp sgt i32 %13, %57
  %77 = zext nneg i32 %13 to i64
  %78 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %77
  %79 = zext nneg i32 %12 to i64
  %80 = getelementptr inbounds nuw float, ptr %78, i64 %79
  %81 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 %77
  %82 = getelementptr inbounds nuw float, ptr %81, i64 %79
  %83 = sext i32 %66 to i64
  %84 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %83
  %85 = getelementptr inbounds nuw float, ptr %84, i64 %79
  %86 = sext i32 %64 to i64
  %87 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %86
  %88 = getelementptr inbounds nuw float, ptr %87, i64 %79
  %89 = sext i32 %70 to i64
  %90 = getelementptr inbounds float, ptr %78, i64 %89
  %91 = sext i32 %68 to i64
  %92 = getelementptr inbounds float, ptr %78, i64 %91
  %93 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 %77
  %94 = getelementptr inbounds nuw float, ptr %93, i64 %79
  %95 = add nsw i32 %0, -1
  %96 = zext nneg i32 %13 to i64
  %97 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 %96
  %98 = zext nneg i32 %12 to i64
  %99 = getelementptr inbounds nuw float, ptr %97, i64 %98
  %100 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %96
  %101 = getelementptr inbounds nuw float, ptr %100, i64 %98
  br label %102, !dbg !79

102:                                              ; preds = %144, %72
  %103 = phi i32 [ 0, %72 ], [ %104, %144 ]
  %104 = add nuw nsw i32 %103, 1, !dbg !80
  %105 = icmp samesign ugt i32 %12, %103, !dbg !81
  br i1 %105, label %106, label %138, !dbg !82

106:                                              ; preds = %102
  %107 = sub nsw i32 14, %103, !dbg !83
  %108 = icmp sgt i32 %12, %107, !dbg !84
  %109 = icmp samesign ule i32 %13, %103
  %110 = or i1 %109, %108, !dbg !85
  %111 = icmp sgt i32 %13, %107
  %112 = or i1 %111, %110, !dbg !85
  %113 = or i1 %112, %73, !dbg !85
  %114 = select i1 %113, i1 true, i1 %74, !dbg !85
  %115 = or i1 %75, %114, !dbg !85
  %116 = select i1 %115, i1 true, i1 %76, !dbg !85
  br i1 %116, label %138, label %117, !dbg !85

117:                                              ; preds = %106
  %118 = load float, ptr %80, align 4, !dbg !86, !tbaa !44
  %119 = load float, ptr %82, align 4, !dbg !87, !tbaa !44
  %120 = load float, ptr %85, align 4, !dbg !88, !tbaa !44
  %121 = load float, ptr %88, align 4, !dbg !89, !tbaa !44
  %122 = fadd contract float %120, %121, !dbg !90
  %123 = fmul contract float %118, 2.000000e+00, !dbg !91
  %124 = fsub contract float %122, %123, !dbg !92
  %125 = fdiv contract float %124, %8, !dbg !93
  %126 = fadd contract float %119, %125, !dbg !94
  %127 = load float, ptr %90, align 4, !dbg !95, !tbaa !44
  %128 = load float, ptr %92, align 4, !dbg !96, !tbaa !44
  %129 = fadd contract float %127, %128, !dbg !97
  %130 = fsub contract float %129, %123, !dbg !98
  %131 = fdiv contract float %130, %7, !dbg !99
  %132 = fadd contract float %126, %131, !dbg !100
  %133 = fsub contract float 8.000000e+01, %118, !dbg !101
  %134 = fdiv contract float %133, %9, !dbg !102
  %135 = fadd contract float %134, %132, !dbg !103
  %136 = fmul contract float %14, %135, !dbg !104
  %137 = fadd contract float %118, %136, !dbg !105
  store float %137, ptr %94, align 4, !dbg !106, !tbaa !44
  br label %138, !dbg !107

138:                                              ; preds = %117, %106, %102
  %139 = phi i1 [ true, %117 ], [ false, %106 ], [ false, %102 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !108
  %140 = icmp eq i32 %103, %95, !dbg !109
  br i1 %140, label %145, label %141, !dbg !109

141:                                              ; preds = %138
  br i1 %139, label %142, label %144, !dbg !110

142:                                              ; preds = %141
  %143 = load float, ptr %99, align 4, !dbg !111, !tbaa !44
  store float %143, ptr %101, align 4, !dbg !112, !tbaa !44
  br label %144, !dbg !113

144:                                              ; preds = %142, %141
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  br label %102, !dbg !79

145:                                              ; preds = %138
  br i1 %139, label %146, label %156, !dbg !115

146:                                              ; preds = %145
  %147 = zext nneg i32 %13 to i64, !dbg !116
  %148 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 %147, !dbg !116
  %149 = zext nneg i32 %12 to i64, !dbg !116
  %150 = getelementptr inbounds nuw float, ptr %148, i64 %149, !dbg !116
  %151 = load float, ptr %150, align 4, !dbg !116, !tbaa !44
  %152 = mul nsw i32 %26, %4, !dbg !117
  %153 = add nsw i32 %152, %25, !dbg !118
  %154 = sext i32 %153 to i64, !dbg !119
  %155 = getelementptr inbounds float, ptr %3, i64 %154, !dbg !119
  store float %151, ptr %155, align 4, !dbg !120, !tbaa !44
  br label %156, !dbg !119

156:                                              ; preds = %48, %146, %145
  ret void, !dbg !121
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10pathfinderiPKiS0_Piii(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !122 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %8 = shl nsw i32 %0, 1, !dbg !125
  %9 = sub nsw i32 64, %8, !dbg !126
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127
  %11 = mul nsw i32 %9, %10, !dbg !129
  %12 = sub nsw i32 %11, %0, !dbg !130
  %13 = sub i32 0, %12, !dbg !131
  %14 = add nsw i32 %12, %7, !dbg !132
  %15 = icmp slt i32 %12, 0, !dbg !133
  %16 = select i1 %15, i32 %13, i32 0, !dbg !131
  %17 = add nsw i32 %12, 63, !dbg !134
  %18 = icmp slt i32 %17, %4, !dbg !135
  %19 = xor i32 %12, -1, !dbg !136
  %20 = add i32 %4, %19, !dbg !136
  %21 = select i1 %18, i32 63, i32 %20, !dbg !136
  %22 = add nsw i32 %7, -1, !dbg !137
  %23 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %22, i32 noundef range(i32 -2147483647, -2147483648) %16) #4, !dbg !138
  %24 = add nuw nsw i32 %7, 1, !dbg !140
  %25 = tail call noundef i32 @__nv_min(i32 noundef %24, i32 noundef %21) #4, !dbg !141
  %26 = icmp sge i32 %7, %16, !dbg !143
  %27 = icmp sle i32 %7, %21, !dbg !144
  %28 = icmp sgt i32 %14, -1, !dbg !145
  %29 = icmp slt i32 %14, %4
  %30 = and i1 %28, %29, !dbg !146
  br i1 %30, label %31, label %37, !dbg !146

31:                                               ; preds = %6
  %32 = zext nneg i32 %14 to i64, !dbg !147
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32, !dbg !147
  %34 = load i32, ptr %33, align 4, !dbg !147, !tbaa !7
  %35 = zext nneg i32 %7 to i64, !dbg !148
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %35, !dbg !148
  store i32 %34, ptr %36, align 4, !dbg !149, !tbaa !7
  br label %37, !dbg !148

37:                                               ; preds = %31, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !150
  %38 = sub nsw i32 62, %7, !dbg !151
  %39 = icmp sgt i32 %0, 0, !dbg !152
  br i1 %39, label %40, label %87, !dbg !153

40:                                               ; preds = %37
  %41 = sext i32 %23 to i64
  %42 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %41
  %43 = zext nneg i32 %7 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %43
  %45 = sext i32 %25 to i64
  %46 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %45
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 %43
  %48 = add nsw i32 %0, -1
  %49 = zext nneg i32 %7 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 %49
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %49
  br label %52, !dbg !153

52:                                               ; preds = %79, %40
  %53 = phi i32 [ 0, %40 ], [ %54, %79 ]
  %54 = add nuw nsw i32 %53, 1, !dbg !154
  %55 = icmp samesign ugt i32 %7, %53, !dbg !155
  br i1 %55, label %56, label %73, !dbg !156

56:                                               ; preds = %52
  %57 = icmp sle i32 %53, %38, !dbg !157
  %58 = and i1 %26, %57, !dbg !158
  %59 = select i1 %58, i1 %27, i1 false, !dbg !158
  br i1 %59, label %60, label %73, !dbg !158

60:                                               ; preds = %56
  %61 = load i32, ptr %42, align 4, !dbg !159, !tbaa !7
  %62 = load i32, ptr %44, align 4, !dbg !160, !tbaa !7
  %63 = load i32, ptr %46, align 4, !dbg !161, !tbaa !7
  %64 = tail call noundef i32 @__nv_min(i32 noundef %62, i32 noundef %63) #4, !dbg !162
  %65 = tail call noundef i32 @__nv_min(i32 noundef %61, i32 noundef %64) #4, !dbg !164
  %66 = add nsw i32 %53, %5, !dbg !166
  %67 = mul nsw i32 %66, %4, !dbg !167
  %68 = add nsw i32 %67, %14, !dbg !168
  %69 = sext i32 %68 to i64, !dbg !169
  %70 = getelementptr inbounds i32, ptr %1, i64 %69, !dbg !169
  %71 = load i32, ptr %70, align 4, !dbg !169, !tbaa !7
  %72 = add nsw i32 %71, %65, !dbg !170
  store i32 %72, ptr %47, align 4, !dbg !171, !tbaa !7
  br label %73, !dbg !172

73:                                               ; preds = %60, %56, %52
  %74 = phi i1 [ true, %60 ], [ false, %56 ], [ false, %52 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !173
  %75 = icmp eq i32 %53, %48, !dbg !174
  br i1 %75, label %80, label %76, !dbg !174

76:                                               ; preds = %73
  br i1 %74, label %77, label %79, !dbg !175

77:                                               ; preds = %76
  %78 = load i32, ptr %50, align 4, !dbg !176, !tbaa !7
  store i32 %78, ptr %51, align 4, !dbg !177, !tbaa !7
  br label %79, !dbg !178

79:                                               ; preds = %77, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !179
  br label %52, !dbg !153

80:                                               ; preds = %73
  br i1 %74, label %81, label %87, !dbg !180

81:                                               ; preds = %80
  %82 = zext nneg i32 %7 to i64, !dbg !181
  %83 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 %82, !dbg !181
  %84 = load i32, ptr %83, align 4, !dbg !181, !tbaa !7
  %85 = sext i32 %14 to i64, !dbg !182
  %86 = getelementptr inbounds i32, ptr %3, i64 %85, !dbg !182
  store i32 %84, ptr %86, align 4, !dbg !183, !tbaa !7
  br label %87, !dbg !182

87:                                               ; preds = %37, %81, %80
  ret void, !dbg !184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hotspot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "hotspot", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 12, scope: !11)
!18 = !DILocation(line: 54, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 30, scope: !11)
!21 = !DILocation(line: 10, column: 28, scope: !11)
!22 = !DILocation(line: 12, column: 24, scope: !11)
!23 = !DILocation(line: 12, column: 20, scope: !11)
!24 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 13, column: 25, scope: !11)
!27 = !DILocation(line: 13, column: 18, scope: !11)
!28 = !DILocation(line: 13, column: 36, scope: !11)
!29 = !DILocation(line: 67, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 13, column: 63, scope: !11)
!32 = !DILocation(line: 13, column: 56, scope: !11)
!33 = !DILocation(line: 13, column: 74, scope: !11)
!34 = !DILocation(line: 14, column: 14, scope: !11)
!35 = !DILocation(line: 14, column: 27, scope: !11)
!36 = !DILocation(line: 15, column: 20, scope: !11)
!37 = !DILocation(line: 15, column: 25, scope: !11)
!38 = !DILocation(line: 15, column: 30, scope: !11)
!39 = !DILocation(line: 15, column: 37, scope: !11)
!40 = !DILocation(line: 16, column: 7, scope: !11)
!41 = !DILocation(line: 17, column: 31, scope: !11)
!42 = !DILocation(line: 17, column: 38, scope: !11)
!43 = !DILocation(line: 17, column: 22, scope: !11)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !9, i64 0}
!46 = !DILocation(line: 17, column: 5, scope: !11)
!47 = !DILocation(line: 17, column: 20, scope: !11)
!48 = !DILocation(line: 18, column: 22, scope: !11)
!49 = !DILocation(line: 18, column: 5, scope: !11)
!50 = !DILocation(line: 18, column: 20, scope: !11)
!51 = !DILocation(line: 19, column: 3, scope: !11)
!52 = !DILocation(line: 20, column: 3, scope: !11)
!53 = !DILocation(line: 22, column: 16, scope: !11)
!54 = !DILocation(line: 22, column: 13, scope: !11)
!55 = !DILocation(line: 22, column: 41, scope: !11)
!56 = !DILocation(line: 22, column: 38, scope: !11)
!57 = !DILocation(line: 23, column: 26, scope: !11)
!58 = !DILocation(line: 23, column: 30, scope: !11)
!59 = !DILocation(line: 23, column: 16, scope: !11)
!60 = !DILocation(line: 24, column: 25, scope: !11)
!61 = !DILocation(line: 24, column: 29, scope: !11)
!62 = !DILocation(line: 24, column: 15, scope: !11)
!63 = !DILocation(line: 25, column: 18, scope: !11)
!64 = !DILocation(line: 200, column: 47, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "max", scope: !66, file: !66, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!67 = distinct !DILocation(line: 25, column: 11, scope: !11)
!68 = !DILocation(line: 25, column: 40, scope: !11)
!69 = !DILocation(line: 201, column: 47, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "min", scope: !66, file: !66, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 25, column: 33, scope: !11)
!72 = !DILocation(line: 25, column: 65, scope: !11)
!73 = !DILocation(line: 200, column: 47, scope: !65, inlinedAt: !74)
!74 = distinct !DILocation(line: 25, column: 58, scope: !11)
!75 = !DILocation(line: 25, column: 88, scope: !11)
!76 = !DILocation(line: 201, column: 47, scope: !70, inlinedAt: !77)
!77 = distinct !DILocation(line: 25, column: 81, scope: !11)
!78 = !DILocation(line: 27, column: 21, scope: !11)
!79 = !DILocation(line: 27, column: 3, scope: !11)
!80 = !DILocation(line: 29, column: 17, scope: !11)
!81 = !DILocation(line: 29, column: 12, scope: !11)
!82 = !DILocation(line: 29, column: 21, scope: !11)
!83 = !DILocation(line: 29, column: 39, scope: !11)
!84 = !DILocation(line: 29, column: 27, scope: !11)
!85 = !DILocation(line: 29, column: 43, scope: !11)
!86 = !DILocation(line: 32, column: 17, scope: !11)
!87 = !DILocation(line: 33, column: 45, scope: !11)
!88 = !DILocation(line: 34, column: 46, scope: !11)
!89 = !DILocation(line: 34, column: 62, scope: !11)
!90 = !DILocation(line: 34, column: 60, scope: !11)
!91 = !DILocation(line: 34, column: 83, scope: !11)
!92 = !DILocation(line: 34, column: 76, scope: !11)
!93 = !DILocation(line: 34, column: 88, scope: !11)
!94 = !DILocation(line: 33, column: 60, scope: !11)
!95 = !DILocation(line: 35, column: 46, scope: !11)
!96 = !DILocation(line: 35, column: 62, scope: !11)
!97 = !DILocation(line: 35, column: 60, scope: !11)
!98 = !DILocation(line: 35, column: 76, scope: !11)
!99 = !DILocation(line: 35, column: 88, scope: !11)
!100 = !DILocation(line: 34, column: 93, scope: !11)
!101 = !DILocation(line: 36, column: 54, scope: !11)
!102 = !DILocation(line: 36, column: 59, scope: !11)
!103 = !DILocation(line: 35, column: 93, scope: !11)
!104 = !DILocation(line: 33, column: 42, scope: !11)
!105 = !DILocation(line: 33, column: 26, scope: !11)
!106 = !DILocation(line: 33, column: 22, scope: !11)
!107 = !DILocation(line: 37, column: 5, scope: !11)
!108 = !DILocation(line: 38, column: 5, scope: !11)
!109 = !DILocation(line: 39, column: 11, scope: !11)
!110 = !DILocation(line: 40, column: 9, scope: !11)
!111 = !DILocation(line: 40, column: 36, scope: !11)
!112 = !DILocation(line: 40, column: 34, scope: !11)
!113 = !DILocation(line: 40, column: 19, scope: !11)
!114 = !DILocation(line: 41, column: 5, scope: !11)
!115 = !DILocation(line: 43, column: 7, scope: !11)
!116 = !DILocation(line: 43, column: 39, scope: !11)
!117 = !DILocation(line: 43, column: 25, scope: !11)
!118 = !DILocation(line: 43, column: 32, scope: !11)
!119 = !DILocation(line: 43, column: 17, scope: !11)
!120 = !DILocation(line: 43, column: 37, scope: !11)
!121 = !DILocation(line: 44, column: 1, scope: !11)
!122 = distinct !DISubprogram(name: "pathfinder", scope: !1, file: !1, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !124)
!124 = distinct !DILocation(line: 50, column: 12, scope: !122)
!125 = !DILocation(line: 51, column: 22, scope: !122)
!126 = !DILocation(line: 51, column: 18, scope: !122)
!127 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !128)
!128 = distinct !DILocation(line: 52, column: 28, scope: !122)
!129 = !DILocation(line: 52, column: 21, scope: !122)
!130 = !DILocation(line: 52, column: 39, scope: !122)
!131 = !DILocation(line: 54, column: 14, scope: !122)
!132 = !DILocation(line: 53, column: 17, scope: !122)
!133 = !DILocation(line: 54, column: 20, scope: !122)
!134 = !DILocation(line: 55, column: 21, scope: !122)
!135 = !DILocation(line: 55, column: 26, scope: !122)
!136 = !DILocation(line: 55, column: 15, scope: !122)
!137 = !DILocation(line: 56, column: 18, scope: !122)
!138 = !DILocation(line: 200, column: 47, scope: !65, inlinedAt: !139)
!139 = distinct !DILocation(line: 56, column: 11, scope: !122)
!140 = !DILocation(line: 56, column: 41, scope: !122)
!141 = !DILocation(line: 201, column: 47, scope: !70, inlinedAt: !142)
!142 = distinct !DILocation(line: 56, column: 34, scope: !122)
!143 = !DILocation(line: 57, column: 19, scope: !122)
!144 = !DILocation(line: 57, column: 27, scope: !122)
!145 = !DILocation(line: 58, column: 9, scope: !122)
!146 = !DILocation(line: 58, column: 14, scope: !122)
!147 = !DILocation(line: 58, column: 38, scope: !122)
!148 = !DILocation(line: 58, column: 27, scope: !122)
!149 = !DILocation(line: 58, column: 36, scope: !122)
!150 = !DILocation(line: 59, column: 3, scope: !122)
!151 = !DILocation(line: 61, column: 8, scope: !122)
!152 = !DILocation(line: 61, column: 21, scope: !122)
!153 = !DILocation(line: 61, column: 3, scope: !122)
!154 = !DILocation(line: 63, column: 17, scope: !122)
!155 = !DILocation(line: 63, column: 12, scope: !122)
!156 = !DILocation(line: 63, column: 21, scope: !122)
!157 = !DILocation(line: 63, column: 27, scope: !122)
!158 = !DILocation(line: 63, column: 37, scope: !122)
!159 = !DILocation(line: 65, column: 22, scope: !122)
!160 = !DILocation(line: 65, column: 35, scope: !122)
!161 = !DILocation(line: 65, column: 45, scope: !122)
!162 = !DILocation(line: 201, column: 47, scope: !70, inlinedAt: !163)
!163 = distinct !DILocation(line: 65, column: 31, scope: !122)
!164 = !DILocation(line: 201, column: 47, scope: !70, inlinedAt: !165)
!165 = distinct !DILocation(line: 65, column: 18, scope: !122)
!166 = !DILocation(line: 66, column: 37, scope: !122)
!167 = !DILocation(line: 66, column: 42, scope: !122)
!168 = !DILocation(line: 66, column: 49, scope: !122)
!169 = !DILocation(line: 66, column: 27, scope: !122)
!170 = !DILocation(line: 66, column: 25, scope: !122)
!171 = !DILocation(line: 66, column: 18, scope: !122)
!172 = !DILocation(line: 67, column: 5, scope: !122)
!173 = !DILocation(line: 68, column: 5, scope: !122)
!174 = !DILocation(line: 69, column: 11, scope: !122)
!175 = !DILocation(line: 70, column: 9, scope: !122)
!176 = !DILocation(line: 70, column: 30, scope: !122)
!177 = !DILocation(line: 70, column: 28, scope: !122)
!178 = !DILocation(line: 70, column: 19, scope: !122)
!179 = !DILocation(line: 71, column: 5, scope: !122)
!180 = !DILocation(line: 73, column: 7, scope: !122)
!181 = !DILocation(line: 73, column: 28, scope: !122)
!182 = !DILocation(line: 73, column: 17, scope: !122)
!183 = !DILocation(line: 73, column: 26, scope: !122)
!184 = !DILocation(line: 74, column: 1, scope: !122)
