; ModuleID = 'assembly.cu'
source_filename = "assembly.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ6memoryE4part = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ14memory_barrierE7barrier = internal addrspace(3) global i64 undef, align 8
@_ZZ14memory_barrierE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @integers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = zext nneg i32 %4 to i64, !dbg !21
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !21
  %8 = load i32, ptr %7, align 4, !dbg !21, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !22
  %10 = load i32, ptr %9, align 4, !dbg !22, !tbaa !7
  %11 = tail call i32 asm "add.u32 $0, $1, $2;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !23, !srcloc !24
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !25
  store i32 %11, ptr %12, align 4, !dbg !26, !tbaa !7
  %13 = tail call i32 asm "mul.hi.u32 $0, $1, $2;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !27, !srcloc !28
  %14 = add nuw nsw i32 %5, %4, !dbg !29
  %15 = zext nneg i32 %14 to i64, !dbg !30
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !30
  store i32 %13, ptr %16, align 4, !dbg !31, !tbaa !7
  %17 = tail call i32 asm "bfe.u32 $0, $1, 4, 8;", "=r,r"(i32 %8) #5, !dbg !32, !srcloc !33
  %18 = shl nuw nsw i32 %5, 1, !dbg !34
  %19 = add nuw nsw i32 %18, %4, !dbg !35
  %20 = zext nneg i32 %19 to i64, !dbg !36
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !36
  store i32 %17, ptr %21, align 4, !dbg !37, !tbaa !7
  %22 = tail call i32 asm "bfi.b32 $0, $1, $2, 8, 12;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !38, !srcloc !39
  %23 = mul nuw nsw i32 %5, 3, !dbg !40
  %24 = add nuw nsw i32 %23, %4, !dbg !41
  %25 = zext nneg i32 %24 to i64, !dbg !42
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %25, !dbg !42
  store i32 %22, ptr %26, align 4, !dbg !43, !tbaa !7
  %27 = lshr i32 %8, 3, !dbg !44
  %28 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %8, i32 %10, i32 %27) #5, !dbg !45, !srcloc !46
  %29 = shl nuw nsw i32 %5, 2, !dbg !47
  %30 = add nuw nsw i32 %29, %4, !dbg !48
  %31 = zext nneg i32 %30 to i64, !dbg !49
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %31, !dbg !49
  store i32 %28, ptr %32, align 4, !dbg !50, !tbaa !7
  %33 = tail call i32 asm "shf.l.wrap.b32 $0, $1, $2, 7;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !51, !srcloc !52
  %34 = mul nuw nsw i32 %5, 5, !dbg !53
  %35 = add nuw nsw i32 %34, %4, !dbg !54
  %36 = zext nneg i32 %35 to i64, !dbg !55
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %36, !dbg !55
  store i32 %33, ptr %37, align 4, !dbg !56, !tbaa !7
  %38 = tail call i32 asm "prmt.b32 $0, $1, $2, 0x5410;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !57, !srcloc !58
  %39 = mul nuw nsw i32 %5, 6, !dbg !59
  %40 = add nuw nsw i32 %39, %4, !dbg !60
  %41 = zext nneg i32 %40 to i64, !dbg !61
  %42 = getelementptr inbounds nuw i32, ptr %2, i64 %41, !dbg !61
  store i32 %38, ptr %42, align 4, !dbg !62, !tbaa !7
  %43 = tail call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 %8) #5, !dbg !63, !srcloc !64
  %44 = mul nuw nsw i32 %5, 7, !dbg !65
  %45 = add nuw nsw i32 %44, %4, !dbg !66
  %46 = zext nneg i32 %45 to i64, !dbg !67
  %47 = getelementptr inbounds nuw i32, ptr %2, i64 %46, !dbg !67
  store i32 %43, ptr %47, align 4, !dbg !68, !tbaa !7
  %48 = tail call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.u32 $0, 1, 2, p;\0A\09}", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !69, !srcloc !70
  %49 = shl nuw nsw i32 %5, 3, !dbg !71
  %50 = add nuw nsw i32 %49, %4, !dbg !72
  %51 = zext nneg i32 %50 to i64, !dbg !73
  %52 = getelementptr inbounds nuw i32, ptr %2, i64 %51, !dbg !73
  store i32 %48, ptr %52, align 4, !dbg !74, !tbaa !7
  %53 = and i32 %10, 63, !dbg !75
  %54 = tail call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 %8, i32 %53) #5, !dbg !76, !srcloc !77
  %55 = mul nuw nsw i32 %5, 9, !dbg !78
  %56 = add nuw nsw i32 %55, %4, !dbg !79
  %57 = zext nneg i32 %56 to i64, !dbg !80
  %58 = getelementptr inbounds nuw i32, ptr %2, i64 %57, !dbg !80
  store i32 %54, ptr %58, align 4, !dbg !81, !tbaa !7
  %59 = tail call i32 asm "{ .reg .pred p; setp.gt.u32 p, $1, 100; mov.u32 $0, 5; @p mov.u32 $0, 9; }", "=r,r"(i32 %8) #5, !dbg !82, !srcloc !83
  %60 = mul nuw nsw i32 %5, 10, !dbg !84
  %61 = add nuw nsw i32 %60, %4, !dbg !85
  %62 = zext nneg i32 %61 to i64, !dbg !86
  %63 = getelementptr inbounds nuw i32, ptr %2, i64 %62, !dbg !86
  store i32 %59, ptr %63, align 4, !dbg !87, !tbaa !7
  %64 = tail call i32 asm "brev.b32 $0, $1;", "=r,r"(i32 %8) #5, !dbg !88, !srcloc !89
  %65 = mul nuw nsw i32 %5, 11, !dbg !90
  %66 = add nuw nsw i32 %65, %4, !dbg !91
  %67 = zext nneg i32 %66 to i64, !dbg !92
  %68 = getelementptr inbounds nuw i32, ptr %2, i64 %67, !dbg !92
  store i32 %64, ptr %68, align 4, !dbg !93, !tbaa !7
  %69 = tail call i32 asm "popc.b32 $0, $1;", "=r,r"(i32 %8) #5, !dbg !94, !srcloc !95
  %70 = mul nuw nsw i32 %5, 12, !dbg !96
  %71 = add nuw nsw i32 %70, %4, !dbg !97
  %72 = zext nneg i32 %71 to i64, !dbg !98
  %73 = getelementptr inbounds nuw i32, ptr %2, i64 %72, !dbg !98
  store i32 %69, ptr %73, align 4, !dbg !99, !tbaa !7
  %74 = tail call i32 asm "vote.sync.ballot.b32 $0, 1, 0xffffffff;", "=r"() #5, !dbg !100, !srcloc !101
  %75 = mul nuw nsw i32 %5, 13, !dbg !102
  %76 = add nuw nsw i32 %75, %4, !dbg !103
  %77 = zext nneg i32 %76 to i64, !dbg !104
  %78 = getelementptr inbounds nuw i32, ptr %2, i64 %77, !dbg !104
  store i32 %74, ptr %78, align 4, !dbg !105, !tbaa !7
  ret void, !dbg !106
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @wide_add(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !107 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %5 = shl nuw nsw i32 %4, 2, !dbg !110
  %6 = zext nneg i32 %5 to i64, !dbg !111
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !111
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !112
  %9 = load i32, ptr %7, align 4, !dbg !113, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 4, !dbg !114
  %11 = load i32, ptr %10, align 4, !dbg !114, !tbaa !7
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !115
  %13 = load i32, ptr %12, align 4, !dbg !115, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 12, !dbg !116
  %15 = load i32, ptr %14, align 4, !dbg !116, !tbaa !7
  %16 = load i32, ptr %8, align 4, !dbg !117, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4, !dbg !118
  %18 = load i32, ptr %17, align 4, !dbg !118, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !119
  %20 = load i32, ptr %19, align 4, !dbg !119, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 12, !dbg !120
  %22 = load i32, ptr %21, align 4, !dbg !120, !tbaa !7
  %23 = tail call { i32, i32, i32, i32 } asm "add.cc.u32 $0, $4, $8;\0A\09addc.cc.u32 $1, $5, $9;\0A\09addc.cc.u32 $2, $6, $10;\0A\09addc.u32 $3, $7, $11;", "=r,=r,=r,=r,r,r,r,r,r,r,r,r"(i32 %9, i32 %11, i32 %13, i32 %15, i32 %16, i32 %18, i32 %20, i32 %22) #5, !dbg !121, !srcloc !122
  %24 = extractvalue { i32, i32, i32, i32 } %23, 0, !dbg !121
  %25 = extractvalue { i32, i32, i32, i32 } %23, 1, !dbg !121
  %26 = extractvalue { i32, i32, i32, i32 } %23, 2, !dbg !121
  %27 = extractvalue { i32, i32, i32, i32 } %23, 3, !dbg !121
  %28 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !123
  store i32 %24, ptr %28, align 4, !dbg !124, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4, !dbg !125
  store i32 %25, ptr %29, align 4, !dbg !126, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8, !dbg !127
  store i32 %26, ptr %30, align 4, !dbg !128, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 12, !dbg !129
  store i32 %27, ptr %31, align 4, !dbg !130, !tbaa !7
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @floats(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !132 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %5 = zext nneg i32 %3 to i64, !dbg !137
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5, !dbg !137
  %7 = load float, ptr %6, align 4, !dbg !137, !tbaa !138
  %8 = tail call contract float asm "ex2.approx.ftz.f32 $0, $1;", "=f,f"(float %7) #5, !dbg !140, !srcloc !141
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %5, !dbg !142
  store float %8, ptr %9, align 4, !dbg !143, !tbaa !138
  %10 = tail call contract float asm "rsqrt.approx.f32 $0, $1;", "=f,f"(float %7) #5, !dbg !144, !srcloc !145
  %11 = add nuw nsw i32 %4, %3, !dbg !146
  %12 = zext nneg i32 %11 to i64, !dbg !147
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12, !dbg !147
  store float %10, ptr %13, align 4, !dbg !148, !tbaa !138
  %14 = tail call contract float asm "fma.rn.f32 $0, $1, $1, 0f3F800000;", "=f,f"(float %7) #5, !dbg !149, !srcloc !150
  %15 = shl nuw nsw i32 %4, 1, !dbg !151
  %16 = add nuw nsw i32 %15, %3, !dbg !152
  %17 = zext nneg i32 %16 to i64, !dbg !153
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17, !dbg !153
  store float %14, ptr %18, align 4, !dbg !154, !tbaa !138
  %19 = tail call contract float asm "add.rz.f32 $0, $1, 0f33800000;", "=f,f"(float %7) #5, !dbg !155, !srcloc !156
  %20 = mul nuw nsw i32 %4, 3, !dbg !157
  %21 = add nuw nsw i32 %20, %3, !dbg !158
  %22 = zext nneg i32 %21 to i64, !dbg !159
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %22, !dbg !159
  store float %19, ptr %23, align 4, !dbg !160, !tbaa !138
  %24 = tail call contract float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %7) #5, !dbg !161, !srcloc !162
  %25 = shl nuw nsw i32 %4, 2, !dbg !163
  %26 = add nuw nsw i32 %25, %3, !dbg !164
  %27 = zext nneg i32 %26 to i64, !dbg !165
  %28 = getelementptr inbounds nuw float, ptr %1, i64 %27, !dbg !165
  store float %24, ptr %28, align 4, !dbg !166, !tbaa !138
  %29 = tail call contract float asm "max.f32 $0, $1, 0f40000000;", "=f,f"(float %7) #5, !dbg !167, !srcloc !168
  %30 = mul nuw nsw i32 %4, 5, !dbg !169
  %31 = add nuw nsw i32 %30, %3, !dbg !170
  %32 = zext nneg i32 %31 to i64, !dbg !171
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32, !dbg !171
  store float %29, ptr %33, align 4, !dbg !172, !tbaa !138
  %34 = tail call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %7) #5, !dbg !173, !srcloc !174
  %35 = sitofp i32 %34 to float, !dbg !175
  %36 = mul nuw nsw i32 %4, 6, !dbg !176
  %37 = add nuw nsw i32 %36, %3, !dbg !177
  %38 = zext nneg i32 %37 to i64, !dbg !178
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !178
  store float %35, ptr %39, align 4, !dbg !179, !tbaa !138
  %40 = tail call contract float asm "add.sat.f32 $0, $1, 0f3E800000;", "=f,f"(float %7) #5, !dbg !180, !srcloc !181
  %41 = mul nuw nsw i32 %4, 7, !dbg !182
  %42 = add nuw nsw i32 %41, %3, !dbg !183
  %43 = zext nneg i32 %42 to i64, !dbg !184
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43, !dbg !184
  store float %40, ptr %44, align 4, !dbg !185, !tbaa !138
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @memory(ptr noundef %0, ptr noundef %1) local_unnamed_addr #1 !dbg !187 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %4 = zext nneg i32 %3 to i64, !dbg !190
  %5 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %4, !dbg !190
  %6 = tail call contract { float, float, float, float } asm sideeffect "ld.global.nc.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %5) #6, !dbg !191, !srcloc !192
  %7 = extractvalue { float, float, float, float } %6, 1, !dbg !191
  %8 = extractvalue { float, float, float, float } %6, 2, !dbg !191
  %9 = extractvalue { float, float, float, float } %6, 3, !dbg !191
  %10 = tail call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(ptr addrspacecast (ptr addrspace(3) @_ZZ6memoryE4part to ptr)) #5, !dbg !193, !srcloc !194
  %11 = trunc i64 %10 to i32, !dbg !195
  tail call void asm sideeffect "st.shared.f32 [$0+4], $1;", "r,f,~{memory}"(i32 %11, float %7) #6, !dbg !196, !srcloc !197
  %12 = tail call contract float asm sideeffect "ld.shared.f32 $0, [$1+4];", "=f,r"(i32 %11) #6, !dbg !198, !srcloc !199
  %13 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %4, !dbg !200
  tail call void asm sideeffect "st.global.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %13, float %12, float %7, float %8, float %9) #6, !dbg !201, !srcloc !202
  ret void, !dbg !203
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @loop(ptr noundef captures(none) %0) local_unnamed_addr #1 !dbg !204 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %3 = zext nneg i32 %2 to i64, !dbg !207
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !207
  %5 = load i32, ptr %4, align 4, !dbg !207, !tbaa !7
  %6 = tail call i32 asm sideeffect "{\0A\09.reg .pred p;\0AAGAIN:\0A\09shr.u32 $0, $0, 1;\0A\09setp.gt.u32 p, $0, 10;\0A\09@p bra AGAIN;\0A\09}", "=r,0"(i32 %5) #6, !dbg !208, !srcloc !209
  store i32 %6, ptr %4, align 4, !dbg !210, !tbaa !7
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @halves(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !212 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %6 = zext nneg i32 %4 to i64, !dbg !217
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !217
  %8 = load i32, ptr %7, align 4, !dbg !217, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !218
  %10 = load i32, ptr %9, align 4, !dbg !218, !tbaa !7
  %11 = tail call i32 asm "add.f16x2 $0, $1, $2;", "=r,r,r"(i32 %8, i32 %10) #5, !dbg !219, !srcloc !220
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !221
  store i32 %11, ptr %12, align 4, !dbg !222, !tbaa !7
  %13 = load i32, ptr %7, align 4, !dbg !223, !tbaa !7
  %14 = load i32, ptr %9, align 4, !dbg !224, !tbaa !7
  %15 = tail call i32 asm "fma.rn.f16x2 $0, $1, $2, $1;", "=r,r,r"(i32 %13, i32 %14) #5, !dbg !225, !srcloc !226
  %16 = add nuw nsw i32 %5, %4, !dbg !227
  %17 = zext nneg i32 %16 to i64, !dbg !228
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !228
  store i32 %15, ptr %18, align 4, !dbg !229, !tbaa !7
  ret void, !dbg !230
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z12shared_placePKv(ptr noundef %0) local_unnamed_addr #2 !dbg !231 {
  %2 = addrspacecast ptr %0 to ptr addrspace(3), !dbg !232
  %3 = ptrtoint ptr addrspace(3) %2 to i64, !dbg !233
  %4 = trunc i64 %3 to i32, !dbg !233
  ret i32 %4, !dbg !234
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @memory_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !235 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238
  %6 = icmp eq i32 %4, 0, !dbg !240
  br i1 %6, label %7, label %8, !dbg !240

7:                                                ; preds = %3
  tail call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to i32), i32 %5) #6, !dbg !241, !srcloc !242
  br label %8, !dbg !241

8:                                                ; preds = %7, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !243
  %9 = icmp sgt i32 %2, 0, !dbg !244
  br i1 %9, label %10, label %18, !dbg !245

10:                                               ; preds = %8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14memory_barrierE4part to ptr), i64 %11
  %14 = xor i32 %4, -1
  %15 = add nsw i32 %5, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14memory_barrierE4part to ptr), i64 %16
  br label %22, !dbg !245

18:                                               ; preds = %32, %8
  %19 = phi float [ 0.000000e+00, %8 ], [ %34, %32 ], !dbg !246
  %20 = zext nneg i32 %4 to i64, !dbg !247
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %20, !dbg !247
  store float %19, ptr %21, align 4, !dbg !248, !tbaa !138
  ret void, !dbg !249

22:                                               ; preds = %10, %32
  %23 = phi float [ 0.000000e+00, %10 ], [ %34, %32 ]
  %24 = phi i32 [ 0, %10 ], [ %35, %32 ]
  %25 = load float, ptr %12, align 4, !dbg !250, !tbaa !138
  %26 = uitofp nneg i32 %24 to float, !dbg !251
  %27 = fadd contract float %25, %26, !dbg !252
  store float %27, ptr %13, align 4, !dbg !253, !tbaa !138
  %28 = tail call i64 asm sideeffect "mbarrier.arrive.shared.b64 $0, [$1];", "=l,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to i32)) #6, !dbg !254, !srcloc !255
  br label %29, !dbg !256

29:                                               ; preds = %22, %29
  %30 = tail call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,l,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to i32), i64 %28) #6, !dbg !257, !srcloc !258
  %31 = icmp eq i32 %30, 0, !dbg !259
  br i1 %31, label %29, label %32, !dbg !256, !llvm.loop !260

32:                                               ; preds = %29
  %33 = load float, ptr %17, align 4, !dbg !264, !tbaa !138
  %34 = fadd contract float %23, %33, !dbg !265
  tail call void asm sideeffect "mbarrier.arrive.shared.b64 _, [$0];", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to i32)) #6, !dbg !266, !srcloc !267
  tail call void asm sideeffect "{ .reg .pred p;\0AAGAIN: mbarrier.try_wait.parity.shared.b64 p, [$0], 1;\0A@!p bra AGAIN; }", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to i32)) #6, !dbg !268, !srcloc !269
  %35 = add nuw nsw i32 %24, 1, !dbg !270
  %36 = icmp eq i32 %35, %2, !dbg !244
  br i1 %36, label %18, label %22, !dbg !245, !llvm.loop !271
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unknown(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #1 !dbg !273 {
  %2 = tail call i32 asm sideeffect "frobnicate.u32 $0, 1;", "=r"() #6, !dbg !274, !srcloc !275
  store i32 %2, ptr %0, align 4, !dbg !274, !tbaa !7
  ret void, !dbg !276
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind memory(none) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 28, scope: !11)
!21 = !DILocation(line: 5, column: 16, scope: !11)
!22 = !DILocation(line: 5, column: 26, scope: !11)
!23 = !DILocation(line: 6, column: 3, scope: !11)
!24 = !{i64 219}
!25 = !DILocation(line: 7, column: 3, scope: !11)
!26 = !DILocation(line: 7, column: 10, scope: !11)
!27 = !DILocation(line: 8, column: 3, scope: !11)
!28 = !{i64 290}
!29 = !DILocation(line: 9, column: 9, scope: !11)
!30 = !DILocation(line: 9, column: 3, scope: !11)
!31 = !DILocation(line: 9, column: 14, scope: !11)
!32 = !DILocation(line: 10, column: 3, scope: !11)
!33 = !{i64 368}
!34 = !DILocation(line: 11, column: 9, scope: !11)
!35 = !DILocation(line: 11, column: 13, scope: !11)
!36 = !DILocation(line: 11, column: 3, scope: !11)
!37 = !DILocation(line: 11, column: 18, scope: !11)
!38 = !DILocation(line: 12, column: 3, scope: !11)
!39 = !{i64 441}
!40 = !DILocation(line: 13, column: 9, scope: !11)
!41 = !DILocation(line: 13, column: 13, scope: !11)
!42 = !DILocation(line: 13, column: 3, scope: !11)
!43 = !DILocation(line: 13, column: 18, scope: !11)
!44 = !DILocation(line: 14, column: 74, scope: !11)
!45 = !DILocation(line: 14, column: 3, scope: !11)
!46 = !{i64 527}
!47 = !DILocation(line: 15, column: 9, scope: !11)
!48 = !DILocation(line: 15, column: 13, scope: !11)
!49 = !DILocation(line: 15, column: 3, scope: !11)
!50 = !DILocation(line: 15, column: 18, scope: !11)
!51 = !DILocation(line: 16, column: 3, scope: !11)
!52 = !{i64 630}
!53 = !DILocation(line: 17, column: 9, scope: !11)
!54 = !DILocation(line: 17, column: 13, scope: !11)
!55 = !DILocation(line: 17, column: 3, scope: !11)
!56 = !DILocation(line: 17, column: 18, scope: !11)
!57 = !DILocation(line: 18, column: 3, scope: !11)
!58 = !{i64 719}
!59 = !DILocation(line: 19, column: 9, scope: !11)
!60 = !DILocation(line: 19, column: 13, scope: !11)
!61 = !DILocation(line: 19, column: 3, scope: !11)
!62 = !DILocation(line: 19, column: 18, scope: !11)
!63 = !DILocation(line: 20, column: 3, scope: !11)
!64 = !{i64 807}
!65 = !DILocation(line: 21, column: 9, scope: !11)
!66 = !DILocation(line: 21, column: 13, scope: !11)
!67 = !DILocation(line: 21, column: 3, scope: !11)
!68 = !DILocation(line: 21, column: 18, scope: !11)
!69 = !DILocation(line: 22, column: 3, scope: !11)
!70 = !{i64 876, i64 880, i64 897, i64 923, i64 948}
!71 = !DILocation(line: 25, column: 9, scope: !11)
!72 = !DILocation(line: 25, column: 13, scope: !11)
!73 = !DILocation(line: 25, column: 3, scope: !11)
!74 = !DILocation(line: 25, column: 18, scope: !11)
!75 = !DILocation(line: 26, column: 55, scope: !11)
!76 = !DILocation(line: 26, column: 3, scope: !11)
!77 = !{i64 1022}
!78 = !DILocation(line: 27, column: 9, scope: !11)
!79 = !DILocation(line: 27, column: 13, scope: !11)
!80 = !DILocation(line: 27, column: 3, scope: !11)
!81 = !DILocation(line: 27, column: 18, scope: !11)
!82 = !DILocation(line: 28, column: 3, scope: !11)
!83 = !{i64 1106}
!84 = !DILocation(line: 31, column: 10, scope: !11)
!85 = !DILocation(line: 31, column: 14, scope: !11)
!86 = !DILocation(line: 31, column: 3, scope: !11)
!87 = !DILocation(line: 31, column: 19, scope: !11)
!88 = !DILocation(line: 32, column: 3, scope: !11)
!89 = !{i64 1245}
!90 = !DILocation(line: 33, column: 10, scope: !11)
!91 = !DILocation(line: 33, column: 14, scope: !11)
!92 = !DILocation(line: 33, column: 3, scope: !11)
!93 = !DILocation(line: 33, column: 19, scope: !11)
!94 = !DILocation(line: 34, column: 3, scope: !11)
!95 = !{i64 1314}
!96 = !DILocation(line: 35, column: 10, scope: !11)
!97 = !DILocation(line: 35, column: 14, scope: !11)
!98 = !DILocation(line: 35, column: 3, scope: !11)
!99 = !DILocation(line: 35, column: 19, scope: !11)
!100 = !DILocation(line: 36, column: 3, scope: !11)
!101 = !{i64 1383}
!102 = !DILocation(line: 37, column: 10, scope: !11)
!103 = !DILocation(line: 37, column: 14, scope: !11)
!104 = !DILocation(line: 37, column: 3, scope: !11)
!105 = !DILocation(line: 37, column: 19, scope: !11)
!106 = !DILocation(line: 38, column: 1, scope: !11)
!107 = distinct !DISubprogram(name: "wide_add", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !109)
!109 = distinct !DILocation(line: 42, column: 31, scope: !107)
!110 = !DILocation(line: 42, column: 29, scope: !107)
!111 = !DILocation(line: 42, column: 25, scope: !107)
!112 = !DILocation(line: 42, column: 51, scope: !107)
!113 = !DILocation(line: 47, column: 13, scope: !107)
!114 = !DILocation(line: 47, column: 24, scope: !107)
!115 = !DILocation(line: 47, column: 35, scope: !107)
!116 = !DILocation(line: 47, column: 46, scope: !107)
!117 = !DILocation(line: 47, column: 57, scope: !107)
!118 = !DILocation(line: 47, column: 68, scope: !107)
!119 = !DILocation(line: 47, column: 79, scope: !107)
!120 = !DILocation(line: 47, column: 90, scope: !107)
!121 = !DILocation(line: 44, column: 3, scope: !107)
!122 = !{i64 1700, i64 1725, i64 1752, i64 1780}
!123 = !DILocation(line: 48, column: 21, scope: !107)
!124 = !DILocation(line: 49, column: 8, scope: !107)
!125 = !DILocation(line: 50, column: 3, scope: !107)
!126 = !DILocation(line: 50, column: 8, scope: !107)
!127 = !DILocation(line: 51, column: 3, scope: !107)
!128 = !DILocation(line: 51, column: 8, scope: !107)
!129 = !DILocation(line: 52, column: 3, scope: !107)
!130 = !DILocation(line: 52, column: 8, scope: !107)
!131 = !DILocation(line: 53, column: 1, scope: !107)
!132 = distinct !DISubprogram(name: "floats", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !134)
!134 = distinct !DILocation(line: 56, column: 11, scope: !132)
!135 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !136)
!136 = distinct !DILocation(line: 56, column: 28, scope: !132)
!137 = !DILocation(line: 57, column: 13, scope: !132)
!138 = !{!139, !139, i64 0}
!139 = !{!"float", !9, i64 0}
!140 = !DILocation(line: 58, column: 3, scope: !132)
!141 = !{i64 2182}
!142 = !DILocation(line: 59, column: 3, scope: !132)
!143 = !DILocation(line: 59, column: 10, scope: !132)
!144 = !DILocation(line: 60, column: 3, scope: !132)
!145 = !{i64 2252}
!146 = !DILocation(line: 61, column: 9, scope: !132)
!147 = !DILocation(line: 61, column: 3, scope: !132)
!148 = !DILocation(line: 61, column: 14, scope: !132)
!149 = !DILocation(line: 62, column: 3, scope: !132)
!150 = !{i64 2324}
!151 = !DILocation(line: 63, column: 9, scope: !132)
!152 = !DILocation(line: 63, column: 13, scope: !132)
!153 = !DILocation(line: 63, column: 3, scope: !132)
!154 = !DILocation(line: 63, column: 18, scope: !132)
!155 = !DILocation(line: 64, column: 3, scope: !132)
!156 = !{i64 2410}
!157 = !DILocation(line: 65, column: 9, scope: !132)
!158 = !DILocation(line: 65, column: 13, scope: !132)
!159 = !DILocation(line: 65, column: 3, scope: !132)
!160 = !DILocation(line: 65, column: 18, scope: !132)
!161 = !DILocation(line: 66, column: 3, scope: !132)
!162 = !{i64 2492}
!163 = !DILocation(line: 67, column: 9, scope: !132)
!164 = !DILocation(line: 67, column: 13, scope: !132)
!165 = !DILocation(line: 67, column: 3, scope: !132)
!166 = !DILocation(line: 67, column: 18, scope: !132)
!167 = !DILocation(line: 68, column: 3, scope: !132)
!168 = !{i64 2567}
!169 = !DILocation(line: 69, column: 9, scope: !132)
!170 = !DILocation(line: 69, column: 13, scope: !132)
!171 = !DILocation(line: 69, column: 3, scope: !132)
!172 = !DILocation(line: 69, column: 18, scope: !132)
!173 = !DILocation(line: 71, column: 3, scope: !132)
!174 = !{i64 2655}
!175 = !DILocation(line: 72, column: 20, scope: !132)
!176 = !DILocation(line: 72, column: 9, scope: !132)
!177 = !DILocation(line: 72, column: 13, scope: !132)
!178 = !DILocation(line: 72, column: 3, scope: !132)
!179 = !DILocation(line: 72, column: 18, scope: !132)
!180 = !DILocation(line: 73, column: 3, scope: !132)
!181 = !{i64 2730}
!182 = !DILocation(line: 74, column: 9, scope: !132)
!183 = !DILocation(line: 74, column: 13, scope: !132)
!184 = !DILocation(line: 74, column: 3, scope: !132)
!185 = !DILocation(line: 74, column: 18, scope: !132)
!186 = !DILocation(line: 75, column: 1, scope: !132)
!187 = distinct !DISubprogram(name: "memory", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !189)
!189 = distinct !DILocation(line: 82, column: 26, scope: !187)
!190 = !DILocation(line: 82, column: 24, scope: !187)
!191 = !DILocation(line: 80, column: 3, scope: !187)
!192 = !{i64 2929}
!193 = !DILocation(line: 84, column: 3, scope: !187)
!194 = !{i64 3109}
!195 = !DILocation(line: 85, column: 30, scope: !187)
!196 = !DILocation(line: 86, column: 3, scope: !187)
!197 = !{i64 3217}
!198 = !DILocation(line: 87, column: 3, scope: !187)
!199 = !{i64 3296}
!200 = !DILocation(line: 88, column: 67, scope: !187)
!201 = !DILocation(line: 88, column: 3, scope: !187)
!202 = !{i64 3366}
!203 = !DILocation(line: 91, column: 1, scope: !187)
!204 = distinct !DISubprogram(name: "loop", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !206)
!206 = distinct !DILocation(line: 94, column: 18, scope: !204)
!207 = !DILocation(line: 94, column: 16, scope: !204)
!208 = !DILocation(line: 95, column: 3, scope: !204)
!209 = !{i64 3611, i64 3615, i64 3650, i64 3658, i64 3680, i64 3706, i64 3723}
!210 = !DILocation(line: 98, column: 18, scope: !204)
!211 = !DILocation(line: 99, column: 1, scope: !204)
!212 = distinct !DISubprogram(name: "halves", scope: !1, file: !1, line: 101, type: !12, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !214)
!214 = distinct !DILocation(line: 102, column: 11, scope: !212)
!215 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !216)
!216 = distinct !DILocation(line: 102, column: 28, scope: !212)
!217 = !DILocation(line: 104, column: 47, scope: !212)
!218 = !DILocation(line: 104, column: 58, scope: !212)
!219 = !DILocation(line: 104, column: 3, scope: !212)
!220 = !{i64 3928}
!221 = !DILocation(line: 105, column: 3, scope: !212)
!222 = !DILocation(line: 105, column: 10, scope: !212)
!223 = !DILocation(line: 106, column: 54, scope: !212)
!224 = !DILocation(line: 106, column: 65, scope: !212)
!225 = !DILocation(line: 106, column: 3, scope: !212)
!226 = !{i64 4007}
!227 = !DILocation(line: 107, column: 9, scope: !212)
!228 = !DILocation(line: 107, column: 3, scope: !212)
!229 = !DILocation(line: 107, column: 14, scope: !212)
!230 = !DILocation(line: 108, column: 1, scope: !212)
!231 = distinct !DISubprogram(name: "shared_place", scope: !1, file: !1, line: 110, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = !DILocation(line: 111, column: 88, scope: !231)
!233 = !DILocation(line: 111, column: 20, scope: !231)
!234 = !DILocation(line: 111, column: 3, scope: !231)
!235 = distinct !DISubprogram(name: "memory_barrier", scope: !1, file: !1, line: 115, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !237)
!237 = distinct !DILocation(line: 118, column: 11, scope: !235)
!238 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !239)
!239 = distinct !DILocation(line: 118, column: 28, scope: !235)
!240 = !DILocation(line: 120, column: 9, scope: !235)
!241 = !DILocation(line: 121, column: 5, scope: !235)
!242 = !{i64 4573}
!243 = !DILocation(line: 122, column: 3, scope: !235)
!244 = !DILocation(line: 124, column: 21, scope: !235)
!245 = !DILocation(line: 124, column: 3, scope: !235)
!246 = !DILocation(line: 0, scope: !235)
!247 = !DILocation(line: 141, column: 3, scope: !235)
!248 = !DILocation(line: 141, column: 8, scope: !235)
!249 = !DILocation(line: 142, column: 1, scope: !235)
!250 = !DILocation(line: 125, column: 15, scope: !235)
!251 = !DILocation(line: 125, column: 22, scope: !235)
!252 = !DILocation(line: 125, column: 20, scope: !235)
!253 = !DILocation(line: 125, column: 13, scope: !235)
!254 = !DILocation(line: 127, column: 5, scope: !235)
!255 = !{i64 4780}
!256 = !DILocation(line: 129, column: 5, scope: !235)
!257 = !DILocation(line: 130, column: 7, scope: !235)
!258 = !{i64 4919}
!259 = !DILocation(line: 129, column: 13, scope: !235)
!260 = distinct !{!260, !256, !261, !262, !263}
!261 = !DILocation(line: 134, column: 30, scope: !235)
!262 = !{!"llvm.loop.mustprogress"}
!263 = !{!"llvm.loop.unroll.disable"}
!264 = !DILocation(line: 135, column: 12, scope: !235)
!265 = !DILocation(line: 135, column: 9, scope: !235)
!266 = !DILocation(line: 136, column: 5, scope: !235)
!267 = !{i64 5179}
!268 = !DILocation(line: 137, column: 5, scope: !235)
!269 = !{i64 5260, i64 5278, i64 5354}
!270 = !DILocation(line: 124, column: 31, scope: !235)
!271 = distinct !{!271, !245, !272, !262, !263}
!272 = !DILocation(line: 140, column: 3, scope: !235)
!273 = distinct !DISubprogram(name: "unknown", scope: !1, file: !1, line: 144, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = !DILocation(line: 145, column: 3, scope: !273)
!275 = !{i64 5501}
!276 = !DILocation(line: 146, column: 1, scope: !273)
