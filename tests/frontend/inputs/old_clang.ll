target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-n16:32:64"
target triple = "nvptx64-unknown-cuda"
%S = type { i32, float*, [4 x i8*], %S*, void (i8*, ...)* }
@s = internal addrspace(3) global [32 x float] undef, align 4
@str = private unnamed_addr constant [5 x i8] c"a*;*\00"
@pp = global i8* getelementptr inbounds ([5 x i8], [5 x i8]* @str, i64 0, i64 0)
@fp = global void (float*)* @helper
@al = alias i8*, i8** @pp
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1) #1
declare void @llvm.lifetime.start.p0i8(i64, i8* nocapture)
declare float @llvm.nvvm.ldg.global.f.f32.p1f32(float addrspace(1)* nocapture, i32)
declare float addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1f32.p0f32(float*)
declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float*, float)
declare i32* @llvm.ptr.annotation.p0i32(i32*, i8*, i8*, i32, i8*)
declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32, i8*)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
declare void @llvm.nvvm.barrier0()
declare i32 @printf(i8*, ...)
define internal void @helper(float* nocapture %p) #0 {
  store float 0.0, float* %p ; a comment with a * in it
  ret void
}
define void @k(%S* byval align 8 %s, float addrspace(1)* noalias nocapture readonly %x, <2 x i8*> %v, {}* %j, i8 addrspace(10)* addrspace(1)* %q, %S* nocapture byval(%S) %t) #0 {
entry:
  %b = alloca [4 x float], align 4
  %bb = bitcast [4 x float]* %b to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %bb) #3
  %g = getelementptr inbounds [4 x float], [4 x float]* %b, i64 0, i64 1
  %c = bitcast float* %g to i32*
  store i32 3, i32* %c, align 4, !tbaa !5
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i64 = zext i32 %i to i64
  %a = getelementptr inbounds float, float addrspace(1)* %x, i64 %i64
  %l = call float @llvm.nvvm.ldg.global.f.f32.p1f32(float addrspace(1)* %a, i32 4)
  %sm = getelementptr [32 x float], [32 x float] addrspace(3)* @s, i64 0, i64 %i64
  store float %l, float addrspace(3)* %sm
  call void @llvm.nvvm.barrier0()
  %gen = addrspacecast float addrspace(3)* %sm to float*
  call void @helper(float* %gen)
  %f = load void (float*)*, void (float*)** @fp
  call void %f(float* %gen)
  call void bitcast (void (float*)* @helper to void (i32*)*)(i32* %c)
  %pc = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @str, i64 0, i64 0), float* %gen)
  %r = atomicrmw add i32* %c, i32 1 seq_cst
  %cx = cmpxchg i32* %c, i32 1, i32 2 seq_cst seq_cst
  %fa = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %gen, float 1.0)
  %d = ptrtoint i8* %bb to i64
  %e = inttoptr i64 %d to %S**
  %isnull = icmp eq %S** %e, null
  %ph = select i1 %isnull, i8* %bb, i8* null
  %sf = getelementptr %S, %S* %s, i32 0, i32 3
  %sp = load %S*, %S** %sf
  %gg = call float addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1f32.p0f32(float* %gen)
  %vv = extractelement <2 x i8*> %v, i32 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %bb, i8* align 4 %vv, i64 16, i1 false)
  ret void
}
attributes #0 = { nounwind "less-precise-fpmad"="false" }
attributes #1 = { argmemonly nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nounwind inaccessiblemem_or_argmemonly }
!nvvm.annotations = !{!0}
!0 = !{void (%S*, float addrspace(1)*, <2 x i8*>, {}*, i8 addrspace(10)* addrspace(1)*, %S*)* @k, !"kernel", i32 1}
!5 = !{!6, !6, i64 0}
!6 = !{!"int*", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
