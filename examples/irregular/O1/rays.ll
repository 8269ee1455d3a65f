; ModuleID = 'rays.cu'
source_filename = "rays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.Sphere = type { %struct.float3, float, %struct.float3, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float3 @_Z5along6float3S_f(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1, float noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = load float, ptr %0, align 4, !dbg !14, !tbaa !15
  %5 = load float, ptr %1, align 4, !dbg !18, !tbaa !15
  %6 = fmul contract float %2, %5, !dbg !19
  %7 = fadd contract float %4, %6, !dbg !20
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !21
  %9 = load float, ptr %8, align 4, !dbg !21, !tbaa !22
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !23
  %11 = load float, ptr %10, align 4, !dbg !23, !tbaa !22
  %12 = fmul contract float %2, %11, !dbg !24
  %13 = fadd contract float %9, %12, !dbg !25
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !26
  %15 = load float, ptr %14, align 4, !dbg !26, !tbaa !27
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !28
  %17 = load float, ptr %16, align 4, !dbg !28, !tbaa !27
  %18 = fmul contract float %2, %17, !dbg !29
  %19 = fadd contract float %15, %18, !dbg !30
  %20 = insertvalue %struct.float3 poison, float %7, 0, !dbg !31
  %21 = insertvalue %struct.float3 %20, float %13, 1, !dbg !31
  %22 = insertvalue %struct.float3 %21, float %19, 2, !dbg !31
  ret %struct.float3 %22, !dbg !35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z3dot6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #0 !dbg !36 {
  %3 = load float, ptr %0, align 4, !dbg !37, !tbaa !15
  %4 = load float, ptr %1, align 4, !dbg !38, !tbaa !15
  %5 = fmul contract float %3, %4, !dbg !39
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !40
  %7 = load float, ptr %6, align 4, !dbg !40, !tbaa !22
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !41
  %9 = load float, ptr %8, align 4, !dbg !41, !tbaa !22
  %10 = fmul contract float %7, %9, !dbg !42
  %11 = fadd contract float %5, %10, !dbg !43
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !44
  %13 = load float, ptr %12, align 4, !dbg !44, !tbaa !27
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !45
  %15 = load float, ptr %14, align 4, !dbg !45, !tbaa !27
  %16 = fmul contract float %13, %15, !dbg !46
  %17 = fadd contract float %11, %16, !dbg !47
  ret float %17, !dbg !48
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7nearestPK6Spherei6float3S2_Pf(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %2, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #1 !dbg !49 {
  %6 = icmp sgt i32 %1, 0, !dbg !50
  br i1 %6, label %7, label %18, !dbg !51

7:                                                ; preds = %5
  %8 = load float, ptr %2, align 4, !tbaa !52
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !52
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !52
  %13 = load float, ptr %3, align 4, !tbaa !52
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !52
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !52
  br label %20, !dbg !51

18:                                               ; preds = %62, %5
  %19 = phi i32 [ -1, %5 ], [ %63, %62 ], !dbg !53
  ret i32 %19, !dbg !54

20:                                               ; preds = %7, %62
  %21 = phi i32 [ -1, %7 ], [ %63, %62 ]
  %22 = phi i32 [ 0, %7 ], [ %64, %62 ]
  %23 = zext nneg i32 %22 to i64, !dbg !55
  %24 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %23, !dbg !55
  %25 = load float, ptr %24, align 4, !dbg !55, !tbaa !52
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4, !dbg !55
  %27 = load float, ptr %26, align 4, !dbg !55, !tbaa !52
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8, !dbg !55
  %29 = load float, ptr %28, align 4, !dbg !55, !tbaa !52
  %30 = fsub contract float %8, %25, !dbg !56
  %31 = fsub contract float %10, %27, !dbg !58
  %32 = fsub contract float %12, %29, !dbg !59
  %33 = fmul contract float %30, %13, !dbg !60
  %34 = fmul contract float %31, %15, !dbg !62
  %35 = fadd contract float %33, %34, !dbg !63
  %36 = fmul contract float %32, %17, !dbg !64
  %37 = fadd contract float %35, %36, !dbg !65
  %38 = fmul contract float %37, %37, !dbg !66
  %39 = fmul contract float %30, %30, !dbg !67
  %40 = fmul contract float %31, %31, !dbg !69
  %41 = fadd contract float %39, %40, !dbg !70
  %42 = fmul contract float %32, %32, !dbg !71
  %43 = fadd contract float %41, %42, !dbg !72
  %44 = fsub contract float %38, %43, !dbg !73
  %45 = getelementptr inbounds nuw i8, ptr %24, i64 12, !dbg !74
  %46 = load float, ptr %45, align 4, !dbg !74, !tbaa !75
  %47 = fmul contract float %46, %46, !dbg !77
  %48 = fadd contract float %47, %44, !dbg !78
  %49 = fcmp contract olt float %48, 0.000000e+00, !dbg !79
  br i1 %49, label %62, label %50, !dbg !79

50:                                               ; preds = %20
  %51 = tail call contract noundef float @__nv_sqrtf(float noundef %48) #5, !dbg !80
  %52 = fneg contract float %37, !dbg !84
  %53 = fsub contract float %52, %51, !dbg !85
  %54 = fcmp contract ogt float %53, 0x3F50624DE0000000, !dbg !86
  %55 = fsub contract float %51, %37, !dbg !84
  %56 = select contract i1 %54, float %53, float %55, !dbg !84
  %57 = fcmp contract ogt float %56, 0x3F50624DE0000000, !dbg !87
  br i1 %57, label %58, label %62, !dbg !88

58:                                               ; preds = %50
  %59 = load float, ptr %4, align 4, !dbg !89, !tbaa !52
  %60 = fcmp contract olt float %56, %59, !dbg !90
  br i1 %60, label %61, label %62, !dbg !88

61:                                               ; preds = %58
  store float %56, ptr %4, align 4, !dbg !91, !tbaa !52
  br label %62, !dbg !92

62:                                               ; preds = %50, %58, %61, %20
  %63 = phi i32 [ %21, %20 ], [ %22, %61 ], [ %21, %58 ], [ %21, %50 ], !dbg !93
  %64 = add nuw nsw i32 %22, 1, !dbg !94
  %65 = icmp eq i32 %64, %1, !dbg !50
  br i1 %65, label %18, label %20, !dbg !51, !llvm.loop !95
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4raysPK6SphereiP6float3ii(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !99 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %8 = mul i32 %6, %7, !dbg !107
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %10 = add i32 %8, %9, !dbg !111
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !112
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !115
  %13 = mul nuw nsw i32 %11, %12, !dbg !118
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119
  %15 = add nuw nsw i32 %13, %14, !dbg !122
  %16 = icmp slt i32 %10, %3, !dbg !123
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17, !dbg !124
  br i1 %18, label %19, label %194, !dbg !124

19:                                               ; preds = %5
  %20 = sitofp i32 %10 to float, !dbg !125
  %21 = fadd contract float %20, 5.000000e-01, !dbg !126
  %22 = sitofp i32 %3 to float, !dbg !127
  %23 = fdiv contract float %21, %22, !dbg !128
  %24 = fadd contract float %23, -5.000000e-01, !dbg !129
  %25 = uitofp nneg i32 %15 to float, !dbg !130
  %26 = fadd contract float %25, 5.000000e-01, !dbg !131
  %27 = uitofp nneg i32 %4 to float, !dbg !132
  %28 = fdiv contract float %26, %27, !dbg !133
  %29 = fadd contract float %28, -5.000000e-01, !dbg !134
  %30 = fmul contract float %24, %24, !dbg !135
  %31 = fmul contract float %29, %29, !dbg !137
  %32 = fadd contract float %30, %31, !dbg !138
  %33 = fadd contract float %32, 1.000000e+00, !dbg !139
  %34 = tail call contract noundef float @__nv_sqrtf(float noundef %33) #5, !dbg !140
  %35 = fdiv contract float %24, %34, !dbg !142
  %36 = fdiv contract float %29, %34, !dbg !143
  %37 = fdiv contract float 1.000000e+00, %34, !dbg !144
  %38 = icmp sgt i32 %1, 0
  br label %44, !dbg !145

39:                                               ; preds = %173
  %40 = add nuw nsw i32 %55, 1, !dbg !146
  %41 = icmp samesign ult i32 %55, 3, !dbg !147
  %42 = fcmp contract ogt float %174, 0x3F847AE140000000, !dbg !148
  %43 = select i1 %41, i1 %42, i1 false, !dbg !148
  br i1 %43, label %44, label %187, !dbg !145, !llvm.loop !149

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
  br i1 %38, label %56, label %104, !dbg !151

56:                                               ; preds = %44, %99
  %57 = phi float [ %100, %99 ], [ 0x4415AF1D80000000, %44 ], !dbg !153
  %58 = phi i32 [ %101, %99 ], [ -1, %44 ]
  %59 = phi i32 [ %102, %99 ], [ 0, %44 ]
  %60 = zext nneg i32 %59 to i64, !dbg !154
  %61 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %60, !dbg !154
  %62 = load float, ptr %61, align 4, !dbg !154, !tbaa !52
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4, !dbg !154
  %64 = load float, ptr %63, align 4, !dbg !154, !tbaa !52
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 8, !dbg !154
  %66 = load float, ptr %65, align 4, !dbg !154, !tbaa !52
  %67 = fsub contract float %47, %62, !dbg !155
  %68 = fsub contract float %46, %64, !dbg !157
  %69 = fsub contract float %45, %66, !dbg !158
  %70 = fmul contract float %50, %67, !dbg !159
  %71 = fmul contract float %49, %68, !dbg !161
  %72 = fadd contract float %70, %71, !dbg !162
  %73 = fmul contract float %48, %69, !dbg !163
  %74 = fadd contract float %72, %73, !dbg !164
  %75 = fmul contract float %74, %74, !dbg !165
  %76 = fmul contract float %67, %67, !dbg !166
  %77 = fmul contract float %68, %68, !dbg !168
  %78 = fadd contract float %76, %77, !dbg !169
  %79 = fmul contract float %69, %69, !dbg !170
  %80 = fadd contract float %78, %79, !dbg !171
  %81 = fsub contract float %75, %80, !dbg !172
  %82 = getelementptr inbounds nuw i8, ptr %61, i64 12, !dbg !173
  %83 = load float, ptr %82, align 4, !dbg !173, !tbaa !75
  %84 = fmul contract float %83, %83, !dbg !174
  %85 = fadd contract float %84, %81, !dbg !175
  %86 = fcmp contract olt float %85, 0.000000e+00, !dbg !176
  br i1 %86, label %99, label %87, !dbg !176

87:                                               ; preds = %56
  %88 = tail call contract noundef float @__nv_sqrtf(float noundef %85) #5, !dbg !177
  %89 = fneg contract float %74, !dbg !179
  %90 = fsub contract float %89, %88, !dbg !180
  %91 = fcmp contract ogt float %90, 0x3F50624DE0000000, !dbg !181
  %92 = fsub contract float %88, %74, !dbg !179
  %93 = select contract i1 %91, float %90, float %92, !dbg !179
  %94 = fcmp contract ogt float %93, 0x3F50624DE0000000, !dbg !182
  %95 = fcmp contract olt float %93, %57
  %96 = select i1 %94, i1 %95, i1 false, !dbg !183
  %97 = select i1 %96, float %93, float %57, !dbg !183
  %98 = select i1 %96, i32 %59, i32 %58, !dbg !183
  br label %99, !dbg !183

99:                                               ; preds = %87, %56
  %100 = phi float [ %57, %56 ], [ %97, %87 ], !dbg !184
  %101 = phi i32 [ %58, %56 ], [ %98, %87 ], !dbg !185
  %102 = add nuw nsw i32 %59, 1, !dbg !186
  %103 = icmp eq i32 %102, %1, !dbg !187
  br i1 %103, label %104, label %56, !dbg !151, !llvm.loop !188

104:                                              ; preds = %99, %44
  %105 = phi float [ 0x4415AF1D80000000, %44 ], [ %100, %99 ], !dbg !153
  %106 = phi i32 [ -1, %44 ], [ %101, %99 ], !dbg !190
  %107 = icmp sgt i32 %106, -1, !dbg !191
  br i1 %107, label %115, label %108, !dbg !191

108:                                              ; preds = %104
  %109 = fmul contract float %54, 5.000000e-01, !dbg !192
  %110 = fsub contract float 1.000000e+00, %49, !dbg !193
  %111 = fmul contract float %109, %110, !dbg !194
  %112 = fmul contract float %111, 0x3FD3333340000000, !dbg !195
  %113 = fmul contract float %111, 5.000000e-01, !dbg !197
  %114 = fmul contract float %111, 0x3FECCCCCC0000000, !dbg !198
  br label %173, !dbg !199

115:                                              ; preds = %104
  %116 = zext nneg i32 %106 to i64, !dbg !200
  %117 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %116, !dbg !200
  %118 = load float, ptr %117, align 4, !dbg !200, !tbaa !52
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4, !dbg !200
  %120 = load float, ptr %119, align 4, !dbg !200, !tbaa !52
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 8, !dbg !200
  %122 = load float, ptr %121, align 4, !dbg !200, !tbaa !52
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 12, !dbg !200
  %124 = load float, ptr %123, align 4, !dbg !200, !tbaa !52
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 16, !dbg !200
  %126 = load float, ptr %125, align 4, !dbg !200, !tbaa !52
  %127 = getelementptr inbounds nuw i8, ptr %117, i64 20, !dbg !200
  %128 = load float, ptr %127, align 4, !dbg !200, !tbaa !52
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 24, !dbg !200
  %130 = load float, ptr %129, align 4, !dbg !200, !tbaa !52
  %131 = getelementptr inbounds nuw i8, ptr %117, i64 28, !dbg !200
  %132 = load float, ptr %131, align 4, !dbg !200, !tbaa !52
  %133 = fmul contract float %50, %105, !dbg !201
  %134 = fadd contract float %47, %133, !dbg !203
  %135 = fmul contract float %49, %105, !dbg !204
  %136 = fadd contract float %46, %135, !dbg !205
  %137 = fmul contract float %48, %105, !dbg !206
  %138 = fadd contract float %45, %137, !dbg !207
  %139 = fsub contract float %134, %118, !dbg !208
  %140 = fsub contract float %136, %120, !dbg !210
  %141 = fsub contract float %138, %122, !dbg !211
  %142 = fdiv contract float 1.000000e+00, %124, !dbg !212
  %143 = fmul contract float %139, %142, !dbg !213
  %144 = fmul contract float %140, %142, !dbg !214
  %145 = fmul contract float %141, %142, !dbg !215
  %146 = fmul contract float %143, 0x3FDEB851E0000000, !dbg !216
  %147 = fmul contract float %144, 0x3FE47AE140000000, !dbg !218
  %148 = fsub contract float %146, %147, !dbg !219
  %149 = fmul contract float %145, 0x3FE3333340000000, !dbg !220
  %150 = fsub contract float %148, %149, !dbg !221
  %151 = tail call contract noundef float @__nv_fmaxf(float noundef 0.000000e+00, float noundef %150) #5, !dbg !222
  %152 = fsub contract float 1.000000e+00, %132, !dbg !225
  %153 = fmul contract float %54, %152, !dbg !226
  %154 = fmul contract float %151, 0x3FECCCCCC0000000, !dbg !227
  %155 = fadd contract float %154, 0x3FB99999A0000000, !dbg !228
  %156 = fmul contract float %153, %155, !dbg !229
  %157 = fmul contract float %126, %156, !dbg !230
  %158 = fmul contract float %128, %156, !dbg !232
  %159 = fmul contract float %130, %156, !dbg !233
  %160 = fmul contract float %54, %132, !dbg !234
  %161 = fmul contract float %50, %143, !dbg !235
  %162 = fmul contract float %49, %144, !dbg !237
  %163 = fadd contract float %161, %162, !dbg !238
  %164 = fmul contract float %48, %145, !dbg !239
  %165 = fadd contract float %164, %163, !dbg !240
  %166 = fmul contract float %165, -2.000000e+00, !dbg !241
  %167 = fmul contract float %143, %166, !dbg !242
  %168 = fadd contract float %50, %167, !dbg !244
  %169 = fmul contract float %144, %166, !dbg !245
  %170 = fadd contract float %49, %169, !dbg !246
  %171 = fmul contract float %145, %166, !dbg !247
  %172 = fadd contract float %48, %171, !dbg !248
  br label %173, !dbg !150

173:                                              ; preds = %115, %108
  %174 = phi float [ %54, %108 ], [ %160, %115 ], !dbg !184
  %175 = phi float [ %112, %108 ], [ %157, %115 ]
  %176 = phi float [ %113, %108 ], [ %158, %115 ]
  %177 = phi float [ %114, %108 ], [ %159, %115 ]
  %178 = phi float [ %50, %108 ], [ %168, %115 ], !dbg !184
  %179 = phi float [ %49, %108 ], [ %170, %115 ], !dbg !184
  %180 = phi float [ %48, %108 ], [ %172, %115 ], !dbg !184
  %181 = phi float [ %47, %108 ], [ %134, %115 ], !dbg !184
  %182 = phi float [ %46, %108 ], [ %136, %115 ], !dbg !184
  %183 = phi float [ %45, %108 ], [ %138, %115 ], !dbg !184
  %184 = fadd contract float %51, %177, !dbg !249
  %185 = fadd contract float %52, %176, !dbg !250
  %186 = fadd contract float %53, %175, !dbg !251
  br i1 %107, label %39, label %187

187:                                              ; preds = %39, %173
  %188 = mul nsw i32 %3, %15, !dbg !252
  %189 = add nsw i32 %188, %10, !dbg !253
  %190 = sext i32 %189 to i64, !dbg !254
  %191 = getelementptr inbounds %struct.float3, ptr %2, i64 %190, !dbg !254
  store float %186, ptr %191, align 4, !dbg !255, !tbaa !52
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 4, !dbg !255
  store float %185, ptr %192, align 4, !dbg !255, !tbaa !52
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 8, !dbg !255
  store float %184, ptr %193, align 4, !dbg !255, !tbaa !52
  br label %194, !dbg !256

194:                                              ; preds = %5, %187
  ret void, !dbg !256
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rays.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "along", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 11, column: 24, scope: !11)
!15 = !{!16, !17, i64 0}
!16 = !{!"_ZTS6float3", !17, i64 0, !17, i64 4, !17, i64 8}
!17 = !{!"float", !9, i64 0}
!18 = !DILocation(line: 11, column: 34, scope: !11)
!19 = !DILocation(line: 11, column: 30, scope: !11)
!20 = !DILocation(line: 11, column: 26, scope: !11)
!21 = !DILocation(line: 11, column: 39, scope: !11)
!22 = !{!16, !17, i64 4}
!23 = !DILocation(line: 11, column: 49, scope: !11)
!24 = !DILocation(line: 11, column: 45, scope: !11)
!25 = !DILocation(line: 11, column: 41, scope: !11)
!26 = !DILocation(line: 11, column: 54, scope: !11)
!27 = !{!16, !17, i64 8}
!28 = !DILocation(line: 11, column: 64, scope: !11)
!29 = !DILocation(line: 11, column: 60, scope: !11)
!30 = !DILocation(line: 11, column: 56, scope: !11)
!31 = !DILocation(line: 43, column: 1, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "make_float3", scope: !33, file: !33, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DIFile(filename: "include/device/rk_vector_types.h", directory: "")
!34 = distinct !DILocation(line: 11, column: 10, scope: !11)
!35 = !DILocation(line: 11, column: 3, scope: !11)
!36 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 13, column: 53, scope: !36)
!38 = !DILocation(line: 13, column: 59, scope: !36)
!39 = !DILocation(line: 13, column: 55, scope: !36)
!40 = !DILocation(line: 13, column: 65, scope: !36)
!41 = !DILocation(line: 13, column: 71, scope: !36)
!42 = !DILocation(line: 13, column: 67, scope: !36)
!43 = !DILocation(line: 13, column: 61, scope: !36)
!44 = !DILocation(line: 13, column: 77, scope: !36)
!45 = !DILocation(line: 13, column: 83, scope: !36)
!46 = !DILocation(line: 13, column: 79, scope: !36)
!47 = !DILocation(line: 13, column: 73, scope: !36)
!48 = !DILocation(line: 13, column: 44, scope: !36)
!49 = distinct !DISubprogram(name: "nearest", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 17, column: 21, scope: !49)
!51 = !DILocation(line: 17, column: 3, scope: !49)
!52 = !{!17, !17, i64 0}
!53 = !DILocation(line: 16, column: 7, scope: !49)
!54 = !DILocation(line: 29, column: 3, scope: !49)
!55 = !DILocation(line: 18, column: 33, scope: !49)
!56 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !57)
!57 = distinct !DILocation(line: 18, column: 21, scope: !49)
!58 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !57)
!59 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !57)
!60 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !61)
!61 = distinct !DILocation(line: 19, column: 15, scope: !49)
!62 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !61)
!63 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !61)
!64 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !61)
!65 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !61)
!66 = !DILocation(line: 20, column: 17, scope: !49)
!67 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !68)
!68 = distinct !DILocation(line: 20, column: 23, scope: !49)
!69 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !68)
!70 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !68)
!71 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !68)
!72 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !68)
!73 = !DILocation(line: 20, column: 21, scope: !49)
!74 = !DILocation(line: 20, column: 56, scope: !49)
!75 = !{!76, !17, i64 12}
!76 = !{!"_ZTS6Sphere", !16, i64 0, !17, i64 12, !16, i64 16, !17, i64 28}
!77 = !DILocation(line: 20, column: 63, scope: !49)
!78 = !DILocation(line: 20, column: 43, scope: !49)
!79 = !DILocation(line: 21, column: 11, scope: !49)
!80 = !DILocation(line: 318, column: 44, scope: !81, inlinedAt: !83)
!81 = distinct !DISubprogram(name: "sqrtf", scope: !82, file: !82, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!83 = distinct !DILocation(line: 22, column: 18, scope: !49)
!84 = !DILocation(line: 23, column: 15, scope: !49)
!85 = !DILocation(line: 23, column: 18, scope: !49)
!86 = !DILocation(line: 23, column: 25, scope: !49)
!87 = !DILocation(line: 24, column: 11, scope: !49)
!88 = !DILocation(line: 24, column: 19, scope: !49)
!89 = !DILocation(line: 24, column: 26, scope: !49)
!90 = !DILocation(line: 24, column: 24, scope: !49)
!91 = !DILocation(line: 25, column: 17, scope: !49)
!92 = !DILocation(line: 27, column: 5, scope: !49)
!93 = !DILocation(line: 0, scope: !49)
!94 = !DILocation(line: 17, column: 31, scope: !49)
!95 = distinct !{!95, !51, !96, !97, !98}
!96 = !DILocation(line: 28, column: 3, scope: !49)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.unroll.disable"}
!99 = distinct !DISubprogram(name: "rays", scope: !1, file: !1, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = !DILocation(line: 66, column: 27, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !102, file: !102, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!103 = distinct !DILocation(line: 33, column: 12, scope: !99)
!104 = !DILocation(line: 79, column: 27, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !102, file: !102, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 33, column: 25, scope: !99)
!107 = !DILocation(line: 33, column: 23, scope: !99)
!108 = !DILocation(line: 53, column: 27, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !102, file: !102, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = distinct !DILocation(line: 33, column: 38, scope: !99)
!111 = !DILocation(line: 33, column: 36, scope: !99)
!112 = !DILocation(line: 67, column: 27, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !102, file: !102, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = distinct !DILocation(line: 34, column: 12, scope: !99)
!115 = !DILocation(line: 80, column: 27, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !102, file: !102, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = distinct !DILocation(line: 34, column: 25, scope: !99)
!118 = !DILocation(line: 34, column: 23, scope: !99)
!119 = !DILocation(line: 54, column: 27, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !102, file: !102, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = distinct !DILocation(line: 34, column: 38, scope: !99)
!122 = !DILocation(line: 34, column: 36, scope: !99)
!123 = !DILocation(line: 35, column: 10, scope: !99)
!124 = !DILocation(line: 35, column: 19, scope: !99)
!125 = !DILocation(line: 37, column: 28, scope: !99)
!126 = !DILocation(line: 37, column: 31, scope: !99)
!127 = !DILocation(line: 37, column: 41, scope: !99)
!128 = !DILocation(line: 37, column: 39, scope: !99)
!129 = !DILocation(line: 37, column: 47, scope: !99)
!130 = !DILocation(line: 37, column: 56, scope: !99)
!131 = !DILocation(line: 37, column: 59, scope: !99)
!132 = !DILocation(line: 37, column: 69, scope: !99)
!133 = !DILocation(line: 37, column: 67, scope: !99)
!134 = !DILocation(line: 37, column: 76, scope: !99)
!135 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !136)
!136 = distinct !DILocation(line: 38, column: 24, scope: !99)
!137 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !136)
!138 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !136)
!139 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !136)
!140 = !DILocation(line: 318, column: 44, scope: !81, inlinedAt: !141)
!141 = distinct !DILocation(line: 38, column: 18, scope: !99)
!142 = !DILocation(line: 39, column: 25, scope: !99)
!143 = !DILocation(line: 39, column: 40, scope: !99)
!144 = !DILocation(line: 39, column: 55, scope: !99)
!145 = !DILocation(line: 42, column: 3, scope: !99)
!146 = !DILocation(line: 42, column: 59, scope: !99)
!147 = !DILocation(line: 42, column: 31, scope: !99)
!148 = !DILocation(line: 42, column: 35, scope: !99)
!149 = distinct !{!149, !145, !150, !97, !98}
!150 = !DILocation(line: 58, column: 3, scope: !99)
!151 = !DILocation(line: 17, column: 3, scope: !49, inlinedAt: !152)
!152 = distinct !DILocation(line: 44, column: 15, scope: !99)
!153 = !DILocation(line: 43, column: 11, scope: !99)
!154 = !DILocation(line: 18, column: 33, scope: !49, inlinedAt: !152)
!155 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !156)
!156 = distinct !DILocation(line: 18, column: 21, scope: !49, inlinedAt: !152)
!157 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !156)
!158 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !156)
!159 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !160)
!160 = distinct !DILocation(line: 19, column: 15, scope: !49, inlinedAt: !152)
!161 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !160)
!162 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !160)
!163 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !160)
!164 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !160)
!165 = !DILocation(line: 20, column: 17, scope: !49, inlinedAt: !152)
!166 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !167)
!167 = distinct !DILocation(line: 20, column: 23, scope: !49, inlinedAt: !152)
!168 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !167)
!169 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !167)
!170 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !167)
!171 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !167)
!172 = !DILocation(line: 20, column: 21, scope: !49, inlinedAt: !152)
!173 = !DILocation(line: 20, column: 56, scope: !49, inlinedAt: !152)
!174 = !DILocation(line: 20, column: 63, scope: !49, inlinedAt: !152)
!175 = !DILocation(line: 20, column: 43, scope: !49, inlinedAt: !152)
!176 = !DILocation(line: 21, column: 11, scope: !49, inlinedAt: !152)
!177 = !DILocation(line: 318, column: 44, scope: !81, inlinedAt: !178)
!178 = distinct !DILocation(line: 22, column: 18, scope: !49, inlinedAt: !152)
!179 = !DILocation(line: 23, column: 15, scope: !49, inlinedAt: !152)
!180 = !DILocation(line: 23, column: 18, scope: !49, inlinedAt: !152)
!181 = !DILocation(line: 23, column: 25, scope: !49, inlinedAt: !152)
!182 = !DILocation(line: 24, column: 11, scope: !49, inlinedAt: !152)
!183 = !DILocation(line: 24, column: 19, scope: !49, inlinedAt: !152)
!184 = !DILocation(line: 0, scope: !99)
!185 = !DILocation(line: 0, scope: !49, inlinedAt: !152)
!186 = !DILocation(line: 17, column: 31, scope: !49, inlinedAt: !152)
!187 = !DILocation(line: 17, column: 21, scope: !49, inlinedAt: !152)
!188 = distinct !{!188, !151, !189, !97, !98}
!189 = !DILocation(line: 28, column: 3, scope: !49, inlinedAt: !152)
!190 = !DILocation(line: 16, column: 7, scope: !49, inlinedAt: !152)
!191 = !DILocation(line: 45, column: 13, scope: !99)
!192 = !DILocation(line: 46, column: 63, scope: !99)
!193 = !DILocation(line: 46, column: 78, scope: !99)
!194 = !DILocation(line: 46, column: 70, scope: !99)
!195 = !DILocation(line: 11, column: 30, scope: !11, inlinedAt: !196)
!196 = distinct !DILocation(line: 46, column: 14, scope: !99)
!197 = !DILocation(line: 11, column: 45, scope: !11, inlinedAt: !196)
!198 = !DILocation(line: 11, column: 60, scope: !11, inlinedAt: !196)
!199 = !DILocation(line: 47, column: 7, scope: !99)
!200 = !DILocation(line: 49, column: 21, scope: !99)
!201 = !DILocation(line: 11, column: 30, scope: !11, inlinedAt: !202)
!202 = distinct !DILocation(line: 50, column: 12, scope: !99)
!203 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !202)
!204 = !DILocation(line: 11, column: 45, scope: !11, inlinedAt: !202)
!205 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !202)
!206 = !DILocation(line: 11, column: 60, scope: !11, inlinedAt: !202)
!207 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !202)
!208 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !209)
!209 = distinct !DILocation(line: 51, column: 21, scope: !99)
!210 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !209)
!211 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !209)
!212 = !DILocation(line: 52, column: 24, scope: !99)
!213 = !DILocation(line: 53, column: 35, scope: !99)
!214 = !DILocation(line: 53, column: 53, scope: !99)
!215 = !DILocation(line: 53, column: 71, scope: !99)
!216 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !217)
!217 = distinct !DILocation(line: 54, column: 29, scope: !99)
!218 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !217)
!219 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !217)
!220 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !217)
!221 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !217)
!222 = !DILocation(line: 136, column: 55, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "fmaxf", scope: !82, file: !82, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 54, column: 17, scope: !99)
!225 = !DILocation(line: 55, column: 53, scope: !99)
!226 = !DILocation(line: 55, column: 45, scope: !99)
!227 = !DILocation(line: 55, column: 85, scope: !99)
!228 = !DILocation(line: 55, column: 78, scope: !99)
!229 = !DILocation(line: 55, column: 70, scope: !99)
!230 = !DILocation(line: 11, column: 30, scope: !11, inlinedAt: !231)
!231 = distinct !DILocation(line: 55, column: 12, scope: !99)
!232 = !DILocation(line: 11, column: 45, scope: !11, inlinedAt: !231)
!233 = !DILocation(line: 11, column: 60, scope: !11, inlinedAt: !231)
!234 = !DILocation(line: 56, column: 11, scope: !99)
!235 = !DILocation(line: 13, column: 55, scope: !36, inlinedAt: !236)
!236 = distinct !DILocation(line: 57, column: 36, scope: !99)
!237 = !DILocation(line: 13, column: 67, scope: !36, inlinedAt: !236)
!238 = !DILocation(line: 13, column: 61, scope: !36, inlinedAt: !236)
!239 = !DILocation(line: 13, column: 79, scope: !36, inlinedAt: !236)
!240 = !DILocation(line: 13, column: 73, scope: !36, inlinedAt: !236)
!241 = !DILocation(line: 57, column: 34, scope: !99)
!242 = !DILocation(line: 11, column: 30, scope: !11, inlinedAt: !243)
!243 = distinct !DILocation(line: 57, column: 10, scope: !99)
!244 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !243)
!245 = !DILocation(line: 11, column: 45, scope: !11, inlinedAt: !243)
!246 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !243)
!247 = !DILocation(line: 11, column: 60, scope: !11, inlinedAt: !243)
!248 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !243)
!249 = !DILocation(line: 11, column: 56, scope: !11, inlinedAt: !184)
!250 = !DILocation(line: 11, column: 41, scope: !11, inlinedAt: !184)
!251 = !DILocation(line: 11, column: 26, scope: !11, inlinedAt: !184)
!252 = !DILocation(line: 59, column: 12, scope: !99)
!253 = !DILocation(line: 59, column: 20, scope: !99)
!254 = !DILocation(line: 59, column: 3, scope: !99)
!255 = !DILocation(line: 59, column: 26, scope: !99)
!256 = !DILocation(line: 60, column: 1, scope: !99)
