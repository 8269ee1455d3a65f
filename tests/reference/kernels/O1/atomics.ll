; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE4part = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !21
  %9 = sext i32 %8 to i64, !dbg !21
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !21
  %11 = load i32, ptr %10, align 4, !dbg !21, !tbaa !7
  %12 = atomicrmw add ptr %0, i32 %11 monotonic, align 4, !dbg !25
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !21
  store i32 %12, ptr %13, align 4, !dbg !21, !tbaa !7
  ret void, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_u64(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !29 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %6 = mul i32 %4, %5, !dbg !34
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %8 = add i32 %6, %7, !dbg !34
  %9 = sext i32 %8 to i64, !dbg !34
  %10 = getelementptr inbounds i64, ptr %1, i64 %9, !dbg !34
  %11 = load i64, ptr %10, align 8, !dbg !34, !tbaa !37
  %12 = atomicrmw add ptr %0, i64 %11 monotonic, align 8, !dbg !39
  %13 = getelementptr inbounds i64, ptr %2, i64 %9, !dbg !34
  store i64 %12, ptr %13, align 8, !dbg !34, !tbaa !37
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_f32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !42 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %6 = mul i32 %4, %5, !dbg !47
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %8 = add i32 %6, %7, !dbg !47
  %9 = sext i32 %8 to i64, !dbg !47
  %10 = getelementptr inbounds float, ptr %1, i64 %9, !dbg !47
  %11 = load float, ptr %10, align 4, !dbg !47, !tbaa !50
  %12 = atomicrmw fadd ptr %0, float %11 monotonic, align 4, !dbg !52
  %13 = getelementptr inbounds float, ptr %2, i64 %9, !dbg !47
  store float %12, ptr %13, align 4, !dbg !47, !tbaa !50
  ret void, !dbg !47
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_f64(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !55 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %6 = mul i32 %4, %5, !dbg !60
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %8 = add i32 %6, %7, !dbg !60
  %9 = sext i32 %8 to i64, !dbg !60
  %10 = getelementptr inbounds double, ptr %1, i64 %9, !dbg !60
  %11 = load double, ptr %10, align 8, !dbg !60, !tbaa !63
  %12 = atomicrmw fadd ptr %0, double %11 monotonic, align 8, !dbg !65
  %13 = getelementptr inbounds double, ptr %2, i64 %9, !dbg !60
  store double %12, ptr %13, align 8, !dbg !60, !tbaa !63
  ret void, !dbg !60
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sub_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !68 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %6 = mul i32 %4, %5, !dbg !73
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %8 = add i32 %6, %7, !dbg !73
  %9 = sext i32 %8 to i64, !dbg !73
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !73
  %11 = load i32, ptr %10, align 4, !dbg !73, !tbaa !7
  %12 = atomicrmw sub ptr %0, i32 %11 monotonic, align 4, !dbg !76
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !73
  store i32 %12, ptr %13, align 4, !dbg !73, !tbaa !7
  ret void, !dbg !73
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @min_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !79 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %6 = mul i32 %4, %5, !dbg !84
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %8 = add i32 %6, %7, !dbg !84
  %9 = sext i32 %8 to i64, !dbg !84
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !84
  %11 = load i32, ptr %10, align 4, !dbg !84, !tbaa !7
  %12 = atomicrmw min ptr %0, i32 %11 monotonic, align 4, !dbg !87
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !84
  store i32 %12, ptr %13, align 4, !dbg !84, !tbaa !7
  ret void, !dbg !84
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @max_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !90 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %6 = mul i32 %4, %5, !dbg !95
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %8 = add i32 %6, %7, !dbg !95
  %9 = sext i32 %8 to i64, !dbg !95
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !95
  %11 = load i32, ptr %10, align 4, !dbg !95, !tbaa !7
  %12 = atomicrmw max ptr %0, i32 %11 monotonic, align 4, !dbg !98
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !95
  store i32 %12, ptr %13, align 4, !dbg !95, !tbaa !7
  ret void, !dbg !95
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @min_u32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !101 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %6 = mul i32 %4, %5, !dbg !106
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %8 = add i32 %6, %7, !dbg !106
  %9 = sext i32 %8 to i64, !dbg !106
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !106
  %11 = load i32, ptr %10, align 4, !dbg !106, !tbaa !7
  %12 = atomicrmw umin ptr %0, i32 %11 monotonic, align 4, !dbg !109
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !106
  store i32 %12, ptr %13, align 4, !dbg !106, !tbaa !7
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @max_u32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !112 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115
  %6 = mul i32 %4, %5, !dbg !117
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %8 = add i32 %6, %7, !dbg !117
  %9 = sext i32 %8 to i64, !dbg !117
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !117
  %11 = load i32, ptr %10, align 4, !dbg !117, !tbaa !7
  %12 = atomicrmw umax ptr %0, i32 %11 monotonic, align 4, !dbg !120
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !117
  store i32 %12, ptr %13, align 4, !dbg !117, !tbaa !7
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @and_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !123 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %6 = mul i32 %4, %5, !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %8 = add i32 %6, %7, !dbg !128
  %9 = sext i32 %8 to i64, !dbg !128
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !128
  %11 = load i32, ptr %10, align 4, !dbg !128, !tbaa !7
  %12 = atomicrmw and ptr %0, i32 %11 monotonic, align 4, !dbg !131
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !128
  store i32 %12, ptr %13, align 4, !dbg !128, !tbaa !7
  ret void, !dbg !128
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @or_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !134 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %6 = mul i32 %4, %5, !dbg !139
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %8 = add i32 %6, %7, !dbg !139
  %9 = sext i32 %8 to i64, !dbg !139
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !139
  %11 = load i32, ptr %10, align 4, !dbg !139, !tbaa !7
  %12 = atomicrmw or ptr %0, i32 %11 monotonic, align 4, !dbg !142
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !139
  store i32 %12, ptr %13, align 4, !dbg !139, !tbaa !7
  ret void, !dbg !139
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @xor_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !145 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %6 = mul i32 %4, %5, !dbg !150
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %8 = add i32 %6, %7, !dbg !150
  %9 = sext i32 %8 to i64, !dbg !150
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !150
  %11 = load i32, ptr %10, align 4, !dbg !150, !tbaa !7
  %12 = atomicrmw xor ptr %0, i32 %11 monotonic, align 4, !dbg !153
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !150
  store i32 %12, ptr %13, align 4, !dbg !150, !tbaa !7
  ret void, !dbg !150
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exch_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !156 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %6 = mul i32 %4, %5, !dbg !161
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %8 = add i32 %6, %7, !dbg !161
  %9 = sext i32 %8 to i64, !dbg !161
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !161
  %11 = load i32, ptr %10, align 4, !dbg !161, !tbaa !7
  %12 = atomicrmw xchg ptr %0, i32 %11 monotonic, align 4, !dbg !164
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !161
  store i32 %12, ptr %13, align 4, !dbg !161, !tbaa !7
  ret void, !dbg !161
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @inc_u32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !167 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %6 = mul i32 %4, %5, !dbg !172
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173
  %8 = add i32 %6, %7, !dbg !172
  %9 = sext i32 %8 to i64, !dbg !172
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !172
  %11 = load i32, ptr %10, align 4, !dbg !172, !tbaa !7
  %12 = atomicrmw uinc_wrap ptr %0, i32 %11 seq_cst, align 4, !dbg !175
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !172
  store i32 %12, ptr %13, align 4, !dbg !172, !tbaa !7
  ret void, !dbg !172
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dec_u32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !181 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %6 = mul i32 %4, %5, !dbg !186
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !187
  %8 = add i32 %6, %7, !dbg !186
  %9 = sext i32 %8 to i64, !dbg !186
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !186
  %11 = load i32, ptr %10, align 4, !dbg !186, !tbaa !7
  %12 = atomicrmw udec_wrap ptr %0, i32 %11 seq_cst, align 4, !dbg !189
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !186
  store i32 %12, ptr %13, align 4, !dbg !186, !tbaa !7
  ret void, !dbg !186
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cas_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !194 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %6 = mul i32 %4, %5, !dbg !199
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %8 = add i32 %6, %7, !dbg !199
  %9 = sext i32 %8 to i64, !dbg !199
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !199
  %11 = load i32, ptr %10, align 4, !dbg !199, !tbaa !7
  %12 = cmpxchg ptr %0, i32 %8, i32 %11 monotonic monotonic, align 4, !dbg !202
  %13 = extractvalue { i32, i1 } %12, 0
  %14 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !199
  store i32 %13, ptr %14, align 4, !dbg !199, !tbaa !7
  ret void, !dbg !199
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @block_add_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !205 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208
  %6 = mul i32 %4, %5, !dbg !210
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211
  %8 = add i32 %6, %7, !dbg !210
  %9 = sext i32 %8 to i64, !dbg !210
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !210
  %11 = load i32, ptr %10, align 4, !dbg !210, !tbaa !7
  %12 = atomicrmw add ptr %0, i32 %11 monotonic, align 4, !dbg !213
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !210
  store i32 %12, ptr %13, align 4, !dbg !210, !tbaa !7
  ret void, !dbg !210
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @system_add_i32(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !216 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !219
  %6 = mul i32 %4, %5, !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %8 = add i32 %6, %7, !dbg !221
  %9 = sext i32 %8 to i64, !dbg !221
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !221
  %11 = load i32, ptr %10, align 4, !dbg !221, !tbaa !7
  %12 = atomicrmw add ptr %0, i32 %11 monotonic, align 4, !dbg !224
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !221
  store i32 %12, ptr %13, align 4, !dbg !221, !tbaa !7
  ret void, !dbg !221
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ptx_add_f32(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 !dbg !227 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !228
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %6 = mul i32 %4, %5, !dbg !232
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233
  %8 = add i32 %6, %7, !dbg !235
  %9 = sext i32 %8 to i64, !dbg !236
  %10 = getelementptr inbounds float, ptr %1, i64 %9, !dbg !236
  %11 = load float, ptr %10, align 4, !dbg !236, !tbaa !50
  %12 = tail call contract float asm sideeffect "atom.global.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(ptr %0, float %11) #5, !dbg !237, !srcloc !238
  %13 = getelementptr inbounds float, ptr %2, i64 %9, !dbg !239
  store float %12, ptr %13, align 4, !dbg !240, !tbaa !50
  ret void, !dbg !241
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cas_add_f64(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #1 !dbg !242 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245
  %5 = mul i32 %3, %4, !dbg !247
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248
  %7 = add i32 %5, %6, !dbg !250
  %8 = zext i32 %7 to i64, !dbg !251
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %8, !dbg !251
  %10 = load double, ptr %9, align 8, !dbg !251, !tbaa !63
  %11 = load i64, ptr %0, align 8, !dbg !252, !tbaa !37
  br label %12, !dbg !253

12:                                               ; preds = %12, %2
  %13 = phi i64 [ %11, %2 ], [ %18, %12 ], !dbg !254
  %14 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %13) #5, !dbg !255
  %15 = fadd contract double %10, %14, !dbg !258
  %16 = tail call noundef i64 @__nv_double_as_longlong(double noundef %15) #5, !dbg !259
  %17 = cmpxchg ptr %0, i64 %13, i64 %16 monotonic monotonic, align 8, !dbg !262
  %18 = extractvalue { i64, i1 } %17, 0
  %19 = extractvalue { i64, i1 } %17, 1, !dbg !265
  br i1 %19, label %20, label %12, !dbg !266, !llvm.loop !267

20:                                               ; preds = %12
  ret void, !dbg !271
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !272 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %5 = icmp samesign ult i32 %4, 16, !dbg !275
  br i1 %5, label %6, label %9, !dbg !275

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !276
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4part to ptr), i64 %7, !dbg !276
  store i32 0, ptr %8, align 4, !dbg !277, !tbaa !7
  br label %9, !dbg !276

9:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !278
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281
  %12 = mul i32 %10, %11, !dbg !283
  %13 = add i32 %12, %4, !dbg !284
  %14 = icmp slt i32 %13, %2, !dbg !285
  br i1 %14, label %15, label %18, !dbg !286

15:                                               ; preds = %9
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = mul i32 %16, %11
  br label %19, !dbg !286

18:                                               ; preds = %19, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !287
  br i1 %5, label %30, label %36, !dbg !288

19:                                               ; preds = %15, %19
  %20 = phi i32 [ %13, %15 ], [ %28, %19 ]
  %21 = sext i32 %20 to i64, !dbg !289
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !289
  %23 = load i32, ptr %22, align 4, !dbg !289, !tbaa !7
  %24 = and i32 %23, 15, !dbg !290
  %25 = zext nneg i32 %24 to i64, !dbg !291
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4part to ptr), i64 %25, !dbg !291
  %27 = atomicrmw add ptr %26, i32 1 monotonic, align 4, !dbg !292
  %28 = add i32 %20, %17, !dbg !294
  %29 = icmp slt i32 %28, %2, !dbg !285
  br i1 %29, label %19, label %18, !dbg !286, !llvm.loop !295

30:                                               ; preds = %18
  %31 = zext nneg i32 %4 to i64, !dbg !297
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %31, !dbg !297
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4part to ptr), i64 %31, !dbg !298
  %34 = load i32, ptr %33, align 4, !dbg !298, !tbaa !7
  %35 = atomicrmw add ptr %32, i32 %34 monotonic, align 4, !dbg !299
  br label %36, !dbg !301

36:                                               ; preds = %30, %18
  ret void, !dbg !302
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "add_i32", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 10, column: 1, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 10, column: 1, scope: !11)
!21 = !DILocation(line: 10, column: 1, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 10, column: 1, scope: !11)
!25 = !DILocation(line: 14, column: 1, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "atomicAdd", scope: !27, file: !27, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!28 = distinct !DILocation(line: 10, column: 22, scope: !11)
!29 = distinct !DISubprogram(name: "add_u64", scope: !1, file: !1, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !31)
!31 = distinct !DILocation(line: 11, column: 1, scope: !29)
!32 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !33)
!33 = distinct !DILocation(line: 11, column: 1, scope: !29)
!34 = !DILocation(line: 11, column: 1, scope: !29)
!35 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !36)
!36 = distinct !DILocation(line: 11, column: 1, scope: !29)
!37 = !{!38, !38, i64 0}
!38 = !{!"long long", !9, i64 0}
!39 = !DILocation(line: 14, column: 1, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "atomicAdd", scope: !27, file: !27, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 11, column: 37, scope: !29)
!42 = distinct !DISubprogram(name: "add_f32", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !44)
!44 = distinct !DILocation(line: 12, column: 1, scope: !42)
!45 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !46)
!46 = distinct !DILocation(line: 12, column: 1, scope: !42)
!47 = !DILocation(line: 12, column: 1, scope: !42)
!48 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 12, column: 1, scope: !42)
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !9, i64 0}
!52 = !DILocation(line: 15, column: 1, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "atomicAdd", scope: !27, file: !27, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 12, column: 24, scope: !42)
!55 = distinct !DISubprogram(name: "add_f64", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !57)
!57 = distinct !DILocation(line: 13, column: 1, scope: !55)
!58 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !59)
!59 = distinct !DILocation(line: 13, column: 1, scope: !55)
!60 = !DILocation(line: 13, column: 1, scope: !55)
!61 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !62)
!62 = distinct !DILocation(line: 13, column: 1, scope: !55)
!63 = !{!64, !64, i64 0}
!64 = !{!"double", !9, i64 0}
!65 = !DILocation(line: 16, column: 1, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "atomicAdd", scope: !27, file: !27, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 13, column: 25, scope: !55)
!68 = distinct !DISubprogram(name: "sub_i32", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !70)
!70 = distinct !DILocation(line: 14, column: 1, scope: !68)
!71 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 14, column: 1, scope: !68)
!73 = !DILocation(line: 14, column: 1, scope: !68)
!74 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !75)
!75 = distinct !DILocation(line: 14, column: 1, scope: !68)
!76 = !DILocation(line: 17, column: 1, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "atomicSub", scope: !27, file: !27, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 14, column: 22, scope: !68)
!79 = distinct !DISubprogram(name: "min_i32", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !81)
!81 = distinct !DILocation(line: 15, column: 1, scope: !79)
!82 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !83)
!83 = distinct !DILocation(line: 15, column: 1, scope: !79)
!84 = !DILocation(line: 15, column: 1, scope: !79)
!85 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !86)
!86 = distinct !DILocation(line: 15, column: 1, scope: !79)
!87 = !DILocation(line: 21, column: 1, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "atomicMin", scope: !27, file: !27, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 15, column: 22, scope: !79)
!90 = distinct !DISubprogram(name: "max_i32", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 16, column: 1, scope: !90)
!93 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !94)
!94 = distinct !DILocation(line: 16, column: 1, scope: !90)
!95 = !DILocation(line: 16, column: 1, scope: !90)
!96 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !97)
!97 = distinct !DILocation(line: 16, column: 1, scope: !90)
!98 = !DILocation(line: 22, column: 1, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "atomicMax", scope: !27, file: !27, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 16, column: 22, scope: !90)
!101 = distinct !DISubprogram(name: "min_u32", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !103)
!103 = distinct !DILocation(line: 17, column: 1, scope: !101)
!104 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !105)
!105 = distinct !DILocation(line: 17, column: 1, scope: !101)
!106 = !DILocation(line: 17, column: 1, scope: !101)
!107 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !108)
!108 = distinct !DILocation(line: 17, column: 1, scope: !101)
!109 = !DILocation(line: 21, column: 1, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "atomicMin", scope: !27, file: !27, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 17, column: 27, scope: !101)
!112 = distinct !DISubprogram(name: "max_u32", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !114)
!114 = distinct !DILocation(line: 18, column: 1, scope: !112)
!115 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !116)
!116 = distinct !DILocation(line: 18, column: 1, scope: !112)
!117 = !DILocation(line: 18, column: 1, scope: !112)
!118 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !119)
!119 = distinct !DILocation(line: 18, column: 1, scope: !112)
!120 = !DILocation(line: 22, column: 1, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "atomicMax", scope: !27, file: !27, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = distinct !DILocation(line: 18, column: 27, scope: !112)
!123 = distinct !DISubprogram(name: "and_i32", scope: !1, file: !1, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !125)
!125 = distinct !DILocation(line: 19, column: 1, scope: !123)
!126 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !127)
!127 = distinct !DILocation(line: 19, column: 1, scope: !123)
!128 = !DILocation(line: 19, column: 1, scope: !123)
!129 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !130)
!130 = distinct !DILocation(line: 19, column: 1, scope: !123)
!131 = !DILocation(line: 18, column: 1, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "atomicAnd", scope: !27, file: !27, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 19, column: 22, scope: !123)
!134 = distinct !DISubprogram(name: "or_i32", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !136)
!136 = distinct !DILocation(line: 20, column: 1, scope: !134)
!137 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !138)
!138 = distinct !DILocation(line: 20, column: 1, scope: !134)
!139 = !DILocation(line: 20, column: 1, scope: !134)
!140 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !141)
!141 = distinct !DILocation(line: 20, column: 1, scope: !134)
!142 = !DILocation(line: 19, column: 1, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "atomicOr", scope: !27, file: !27, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 20, column: 21, scope: !134)
!145 = distinct !DISubprogram(name: "xor_i32", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !147)
!147 = distinct !DILocation(line: 21, column: 1, scope: !145)
!148 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !149)
!149 = distinct !DILocation(line: 21, column: 1, scope: !145)
!150 = !DILocation(line: 21, column: 1, scope: !145)
!151 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !152)
!152 = distinct !DILocation(line: 21, column: 1, scope: !145)
!153 = !DILocation(line: 20, column: 1, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "atomicXor", scope: !27, file: !27, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = distinct !DILocation(line: 21, column: 22, scope: !145)
!156 = distinct !DISubprogram(name: "exch_i32", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !158)
!158 = distinct !DILocation(line: 22, column: 1, scope: !156)
!159 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !160)
!160 = distinct !DILocation(line: 22, column: 1, scope: !156)
!161 = !DILocation(line: 22, column: 1, scope: !156)
!162 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !163)
!163 = distinct !DILocation(line: 22, column: 1, scope: !156)
!164 = !DILocation(line: 32, column: 1, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "atomicExch", scope: !27, file: !27, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = distinct !DILocation(line: 22, column: 23, scope: !156)
!167 = distinct !DISubprogram(name: "inc_u32", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !169)
!169 = distinct !DILocation(line: 23, column: 1, scope: !167)
!170 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !171)
!171 = distinct !DILocation(line: 23, column: 1, scope: !167)
!172 = !DILocation(line: 23, column: 1, scope: !167)
!173 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !174)
!174 = distinct !DILocation(line: 23, column: 1, scope: !167)
!175 = !DILocation(line: 603, column: 10, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(name: "__uAtomicInc", scope: !177, file: !177, line: 602, type: !12, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!178 = distinct !DILocation(line: 43, column: 76, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "atomicInc", scope: !27, file: !27, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = distinct !DILocation(line: 23, column: 27, scope: !167)
!181 = distinct !DISubprogram(name: "dec_u32", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !183)
!183 = distinct !DILocation(line: 24, column: 1, scope: !181)
!184 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !185)
!185 = distinct !DILocation(line: 24, column: 1, scope: !181)
!186 = !DILocation(line: 24, column: 1, scope: !181)
!187 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !188)
!188 = distinct !DILocation(line: 24, column: 1, scope: !181)
!189 = !DILocation(line: 581, column: 10, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "__uAtomicDec", scope: !177, file: !177, line: 580, type: !12, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = distinct !DILocation(line: 44, column: 76, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "atomicDec", scope: !27, file: !27, line: 44, type: !12, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 24, column: 27, scope: !181)
!194 = distinct !DISubprogram(name: "cas_i32", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !196)
!196 = distinct !DILocation(line: 25, column: 1, scope: !194)
!197 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !198)
!198 = distinct !DILocation(line: 25, column: 1, scope: !194)
!199 = !DILocation(line: 25, column: 1, scope: !194)
!200 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !201)
!201 = distinct !DILocation(line: 25, column: 1, scope: !194)
!202 = !DILocation(line: 40, column: 1, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "atomicCAS", scope: !27, file: !27, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = distinct !DILocation(line: 25, column: 22, scope: !194)
!205 = distinct !DISubprogram(name: "block_add_i32", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !207)
!207 = distinct !DILocation(line: 26, column: 1, scope: !205)
!208 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !209)
!209 = distinct !DILocation(line: 26, column: 1, scope: !205)
!210 = !DILocation(line: 26, column: 1, scope: !205)
!211 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !212)
!212 = distinct !DILocation(line: 26, column: 1, scope: !205)
!213 = !DILocation(line: 14, column: 1, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "atomicAdd_block", scope: !27, file: !27, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 26, column: 28, scope: !205)
!216 = distinct !DISubprogram(name: "system_add_i32", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !218)
!218 = distinct !DILocation(line: 27, column: 1, scope: !216)
!219 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !220)
!220 = distinct !DILocation(line: 27, column: 1, scope: !216)
!221 = !DILocation(line: 27, column: 1, scope: !216)
!222 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !223)
!223 = distinct !DILocation(line: 27, column: 1, scope: !216)
!224 = !DILocation(line: 14, column: 1, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "atomicAdd_system", scope: !27, file: !27, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 27, column: 29, scope: !216)
!227 = distinct !DISubprogram(name: "ptx_add_f32", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !229)
!229 = distinct !DILocation(line: 30, column: 11, scope: !227)
!230 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !231)
!231 = distinct !DILocation(line: 30, column: 24, scope: !227)
!232 = !DILocation(line: 30, column: 22, scope: !227)
!233 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !234)
!234 = distinct !DILocation(line: 30, column: 37, scope: !227)
!235 = !DILocation(line: 30, column: 35, scope: !227)
!236 = !DILocation(line: 32, column: 78, scope: !227)
!237 = !DILocation(line: 32, column: 3, scope: !227)
!238 = !{i64 1464}
!239 = !DILocation(line: 33, column: 3, scope: !227)
!240 = !DILocation(line: 33, column: 10, scope: !227)
!241 = !DILocation(line: 34, column: 1, scope: !227)
!242 = distinct !DISubprogram(name: "cas_add_f64", scope: !1, file: !1, line: 37, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !244)
!244 = distinct !DILocation(line: 38, column: 16, scope: !242)
!245 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !246)
!246 = distinct !DILocation(line: 38, column: 29, scope: !242)
!247 = !DILocation(line: 38, column: 27, scope: !242)
!248 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !249)
!249 = distinct !DILocation(line: 38, column: 42, scope: !242)
!250 = !DILocation(line: 38, column: 40, scope: !242)
!251 = !DILocation(line: 38, column: 14, scope: !242)
!252 = !DILocation(line: 39, column: 62, scope: !242)
!253 = !DILocation(line: 40, column: 3, scope: !242)
!254 = !DILocation(line: 0, scope: !242)
!255 = !DILocation(line: 494, column: 10, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "__longlong_as_double", scope: !177, file: !177, line: 493, type: !12, scopeLine: 493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = distinct !DILocation(line: 44, column: 30, scope: !242)
!258 = !DILocation(line: 44, column: 28, scope: !242)
!259 = !DILocation(line: 152, column: 10, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "__double_as_longlong", scope: !177, file: !177, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = distinct !DILocation(line: 43, column: 42, scope: !242)
!262 = !DILocation(line: 40, column: 34, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "atomicCAS", scope: !27, file: !27, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = distinct !DILocation(line: 42, column: 12, scope: !242)
!265 = !DILocation(line: 45, column: 17, scope: !242)
!266 = !DILocation(line: 45, column: 3, scope: !242)
!267 = distinct !{!267, !253, !268, !269, !270}
!268 = !DILocation(line: 45, column: 28, scope: !242)
!269 = !{!"llvm.loop.mustprogress"}
!270 = !{!"llvm.loop.unroll.disable"}
!271 = !DILocation(line: 46, column: 1, scope: !242)
!272 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !274)
!274 = distinct !DILocation(line: 50, column: 11, scope: !272)
!275 = !DILocation(line: 51, column: 9, scope: !272)
!276 = !DILocation(line: 52, column: 5, scope: !272)
!277 = !DILocation(line: 52, column: 13, scope: !272)
!278 = !DILocation(line: 53, column: 3, scope: !272)
!279 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !280)
!280 = distinct !DILocation(line: 54, column: 16, scope: !272)
!281 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !282)
!282 = distinct !DILocation(line: 54, column: 29, scope: !272)
!283 = !DILocation(line: 54, column: 27, scope: !272)
!284 = !DILocation(line: 54, column: 40, scope: !272)
!285 = !DILocation(line: 54, column: 47, scope: !272)
!286 = !DILocation(line: 54, column: 3, scope: !272)
!287 = !DILocation(line: 56, column: 3, scope: !272)
!288 = !DILocation(line: 57, column: 9, scope: !272)
!289 = !DILocation(line: 55, column: 21, scope: !272)
!290 = !DILocation(line: 55, column: 26, scope: !272)
!291 = !DILocation(line: 55, column: 16, scope: !272)
!292 = !DILocation(line: 14, column: 1, scope: !26, inlinedAt: !293)
!293 = distinct !DILocation(line: 55, column: 5, scope: !272)
!294 = !DILocation(line: 54, column: 54, scope: !272)
!295 = distinct !{!295, !286, !296, !269, !270}
!296 = !DILocation(line: 55, column: 34, scope: !272)
!297 = !DILocation(line: 58, column: 16, scope: !272)
!298 = !DILocation(line: 58, column: 25, scope: !272)
!299 = !DILocation(line: 14, column: 1, scope: !26, inlinedAt: !300)
!300 = distinct !DILocation(line: 58, column: 5, scope: !272)
!301 = !DILocation(line: 58, column: 5, scope: !272)
!302 = !DILocation(line: 59, column: 1, scope: !272)
