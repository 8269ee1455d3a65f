; Every instruction, flag and form that the import stage takes, a few to a function.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }
%nested = type { [2 x %pair], <{ i8, i64 }>, ptr addrspace(3) }
%"odd name" = type <{ i8, %pair }>
%empty = type {}

@plain = global i32 7, align 4
@external_array = external addrspace(3) global [0 x float], align 4
@shared = internal addrspace(3) global [32 x float] undef, align 4
@poisoned = internal addrspace(3) global [4 x i64] poison
@table = internal addrspace(4) constant [2 x [3 x i16]] [[3 x i16] [i16 1, i16 -2, i16 3], [3 x i16] zeroinitializer], align 2
@zeroed = private unnamed_addr constant [8 x double] zeroinitializer, section "data", align 8
@text = private unnamed_addr constant [7 x i8] c"a\22b\\\0A\FF\00", align 1
@number = linkonce_odr constant half 0xH3C00
@pointer = global ptr @plain
@"quoted name" = weak global i64 -1
@other_name = alias i32, ptr @plain
@vector = constant <4 x i8> <i8 1, i8 2, i8 3, i8 4>
@thread = external thread_local global i32
@llvm.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"

define i32 @integers(i32 %a, i32 %b) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, 1
  %3 = add nsw i32 %2, -1
  %4 = add nuw nsw i32 %3, 2147483647
  %5 = sub nsw i32 %4, %b
  %6 = mul nuw i32 %5, -2147483648
  %7 = udiv exact i32 %6, %b
  %8 = sdiv exact i32 %7, %b
  %9 = udiv i32 %8, %b
  %10 = sdiv i32 %9, %b
  %11 = urem i32 %10, %b
  %12 = srem i32 %11, %b
  %13 = shl nuw nsw i32 %12, 3
  %14 = lshr exact i32 %13, 3
  %15 = ashr exact i32 %14, 1
  %16 = lshr i32 %15, %a
  %17 = ashr i32 %16, %a
  %18 = and i32 %17, 255
  %19 = or disjoint i32 %18, 256
  %20 = or i32 %19, %a
  %21 = xor i32 %20, -1
  %22 = freeze i32 %21
  ret i32 %22
}

define float @floats(float %a, float %b) {
  %1 = fadd float %a, %b
  %2 = fsub nnan ninf float %1, 1.000000e+00
  %3 = fmul nsz arcp contract afn reassoc float %2, 0x3FB99999A0000000
  %4 = fdiv fast float %3, %b
  %5 = frem float %4, 0x7FF0000000000000
  %6 = fneg contract float %5
  %7 = fadd float %6, 0x7FF8000000000000
  %8 = fadd float %7, 0xFFF8000020000000
  %9 = fmul float %8, -0.000000e+00
  %10 = fadd float %9, 0x36A0000000000000
  ret float %10
}

define void @small_floats(half %h, bfloat %b, double %d, ptr %p) {
  %1 = fadd half %h, 0xH7C00
  %2 = fmul half %1, 0xH0001
  %3 = fadd bfloat %b, 0xR3F80
  %4 = fmul bfloat %3, 0xR7FC1
  %5 = fadd double %d, 1.000000e-01
  %6 = fsub double %5, 0x7FF0000000000001
  store half %2, ptr %p, align 2
  store bfloat %4, ptr %p, align 2
  store double %6, ptr %p, align 8
  ret void
}

define i1 @comparisons(i64 %a, i64 %b, double %x, double %y, ptr %p) {
  %1 = icmp eq i64 %a, %b
  %2 = icmp ne i64 %a, %b
  %3 = icmp slt i64 %a, %b
  %4 = icmp sle i64 %a, %b
  %5 = icmp sgt i64 %a, %b
  %6 = icmp sge i64 %a, %b
  %7 = icmp ult i64 %a, %b
  %8 = icmp ule i64 %a, %b
  %9 = icmp ugt i64 %a, %b
  %10 = icmp uge i64 %a, %b
  %11 = icmp samesign ult i64 %a, %b
  %12 = fcmp false double %x, %y
  %13 = fcmp oeq double %x, %y
  %14 = fcmp ogt double %x, %y
  %15 = fcmp oge double %x, %y
  %16 = fcmp olt double %x, %y
  %17 = fcmp ole double %x, %y
  %18 = fcmp one double %x, %y
  %19 = fcmp ord double %x, %y
  %20 = fcmp ueq double %x, %y
  %21 = fcmp ugt double %x, %y
  %22 = fcmp uge double %x, %y
  %23 = fcmp ult double %x, %y
  %24 = fcmp ule double %x, %y
  %25 = fcmp une double %x, %y
  %26 = fcmp uno double %x, %y
  %27 = fcmp nnan true double %x, %y
  %28 = icmp eq ptr %p, null
  %29 = select i1 %28, i1 %27, i1 false
  %30 = select nnan i1 %29, double %x, double %y
  %31 = fcmp fast oeq double %30, 0.000000e+00
  %32 = xor i1 %31, true
  ret i1 %32
}

define i64 @casts(i32 %a, i64 %b, float %f, double %d, ptr %p, i1 %c) {
  %1 = trunc i64 %b to i32
  %2 = trunc nuw nsw i64 %b to i8
  %3 = zext i8 %2 to i64
  %4 = zext nneg i32 %a to i64
  %5 = sext i32 %1 to i64
  %6 = fptrunc double %d to float
  %7 = fptrunc contract double %d to half
  %8 = fpext nnan float %6 to double
  %9 = fptoui double %8 to i32
  %10 = fptosi half %7 to i16
  %11 = uitofp i32 %9 to float
  %12 = uitofp nneg i16 %10 to bfloat
  %13 = sitofp i1 %c to double
  %14 = ptrtoint ptr %p to i64
  %15 = inttoptr i64 %14 to ptr addrspace(1)
  %16 = addrspacecast ptr addrspace(1) %15 to ptr
  %17 = bitcast float %11 to i32
  %18 = bitcast i64 %b to <2 x float>
  %19 = bitcast <2 x float> %18 to double
  %20 = ptrtoaddr ptr %16 to i64
  ret i64 %20
}

define void @memory(ptr %p, ptr addrspace(1) %g, i64 %i, i32 %n) {
  %1 = alloca i32, align 4
  %2 = alloca %nested, align 16
  %3 = alloca double, i32 %n, align 8
  %4 = load i32, ptr %p, align 4
  %5 = load volatile i32, ptr %p, align 4
  %6 = load atomic i32, ptr %p unordered, align 4
  %7 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  %8 = load float, ptr addrspace(1) %g, align 4, !invariant.load !0
  %9 = load ptr, ptr %p, align 8
  %10 = load <4 x float>, ptr addrspace(1) %g, align 16
  %11 = load %pair, ptr %p, align 4
  store i32 %4, ptr %1, align 4
  store volatile i32 %5, ptr %1, align 4
  store atomic i32 %6, ptr %p syncscope("block") release, align 4
  store atomic volatile i32 %7, ptr %p monotonic, align 4
  store <4 x float> %10, ptr addrspace(1) %g, align 4
  store ptr null, ptr %9, align 8
  store %pair %11, ptr %2, align 4
  store i128 170141183460469231731687303715884105727, ptr %2, align 16
  store float %8, ptr %3, align 4
  fence acquire
  fence syncscope("block") seq_cst
  ret void
}

define ptr @addresses(ptr %p, i64 %i, i32 %j, ptr addrspace(3) %s) {
  %1 = getelementptr float, ptr %p, i64 %i
  %2 = getelementptr inbounds float, ptr %1, i32 %j
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = getelementptr nusw nuw i8, ptr %3, i64 -16
  %5 = getelementptr %nested, ptr %4, i64 %i, i32 0, i64 %i, i32 1
  %6 = getelementptr inbounds %nested, ptr %5, i64 0, i32 1, i32 1
  %7 = getelementptr [8 x [4 x i32]], ptr %6, i64 0, i32 %j, i64 %i
  %8 = getelementptr i8, ptr %7, i64 34359738368
  %9 = getelementptr float, ptr addrspace(3) %s, i32 %j
  %10 = addrspacecast ptr addrspace(3) %9 to ptr
  %11 = getelementptr %"odd name", ptr %10, i64 1, i32 1, i32 1
  %12 = getelementptr %empty, ptr %11, i64 %i
  %13 = icmp eq ptr %8, %12
  %14 = select i1 %13, ptr %8, ptr %12
  ret ptr %14
}

define float @atomics(ptr %p, i32 %a, float %f, i64 %l) {
  %1 = atomicrmw xchg ptr %p, i32 %a monotonic, align 4
  %2 = atomicrmw volatile add ptr %p, i32 %a seq_cst, align 4
  %3 = atomicrmw sub ptr %p, i32 %a syncscope("block") acq_rel, align 4
  %4 = atomicrmw and ptr %p, i32 %a acquire, align 4
  %5 = atomicrmw nand ptr %p, i32 %a release, align 4
  %6 = atomicrmw or ptr %p, i32 %a monotonic, align 4
  %7 = atomicrmw xor ptr %p, i32 %a monotonic, align 4
  %8 = atomicrmw max ptr %p, i32 %a monotonic, align 4
  %9 = atomicrmw min ptr %p, i32 %a monotonic, align 4
  %10 = atomicrmw umax ptr %p, i32 %a monotonic, align 4
  %11 = atomicrmw umin ptr %p, i32 %a monotonic, align 4
  %12 = atomicrmw fadd ptr %p, float %f monotonic, align 4
  %13 = atomicrmw fsub ptr %p, float %f monotonic, align 4
  %14 = atomicrmw fmax ptr %p, float %f monotonic, align 4
  %15 = atomicrmw fmin ptr %p, float %f monotonic, align 4
  %16 = atomicrmw uinc_wrap ptr %p, i32 %a monotonic, align 4
  %17 = atomicrmw udec_wrap ptr %p, i32 %a monotonic, align 4
  %18 = atomicrmw usub_cond ptr %p, i32 %a monotonic, align 4
  %19 = atomicrmw usub_sat ptr %p, i32 %a monotonic, align 4
  %20 = atomicrmw fmaximum ptr %p, float %f monotonic, align 4
  %21 = atomicrmw fminimum ptr %p, float %f monotonic, align 4
  %22 = cmpxchg ptr %p, i32 %a, i32 %1 acq_rel monotonic, align 4
  %23 = cmpxchg weak volatile ptr %p, i64 %l, i64 0 syncscope("agent") seq_cst acquire, align 8
  %24 = extractvalue { i32, i1 } %22, 0
  %25 = extractvalue { i64, i1 } %23, 1
  %26 = select i1 %25, float %12, float %13
  ret float %26
}

define { i32, [2 x float] } @aggregates({ i32, [2 x float] } %a, float %f) {
  %1 = extractvalue { i32, [2 x float] } %a, 1, 0
  %2 = fadd float %1, %f
  %3 = insertvalue { i32, [2 x float] } %a, float %2, 1, 1
  %4 = insertvalue { i32, [2 x float] } %3, i32 9, 0
  %5 = insertvalue { i32, [2 x float] } poison, i32 1, 0
  %6 = insertvalue { i32, [2 x float] } undef, i32 1, 0
  ret { i32, [2 x float] } %4
}

define <4 x float> @vectors(<4 x float> %a, <4 x float> %b, i32 %i, <4 x i32> %m) {
  %1 = fadd contract <4 x float> %a, %b
  %2 = extractelement <4 x float> %1, i64 2
  %3 = extractelement <4 x float> %1, i32 %i
  %4 = insertelement <4 x float> %1, float %2, i32 %i
  %5 = insertelement <4 x float> poison, float %3, i64 0
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <4 x i32> zeroinitializer
  %7 = shufflevector <4 x float> %4, <4 x float> %6, <2 x i32> <i32 6, i32 poison>
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %9 = add nsw <4 x i32> %m, splat (i32 3)
  %10 = mul <4 x i32> %9, <i32 1, i32 -2, i32 3, i32 -4>
  %11 = icmp slt <4 x i32> %10, zeroinitializer
  %12 = select <4 x i1> %11, <4 x float> %8, <4 x float> splat (float 1.000000e+00)
  %13 = fmul <4 x float> %12, <float 1.000000e+00, float 0x7FF8000000000000, float -0.000000e+00, float 0x7FF0000000000000>
  %14 = and <4 x i1> %11, <i1 true, i1 false, i1 true, i1 false>
  %15 = select <4 x i1> %14, <4 x float> %13, <4 x float> zeroinitializer
  ret <4 x float> %15
}

define <2 x ptr> @pointer_vectors(<2 x ptr> %p, ptr %q, <2 x i64> %i) {
  %1 = getelementptr float, <2 x ptr> %p, <2 x i64> %i
  %2 = getelementptr float, ptr %q, <2 x i64> %i
  %3 = getelementptr i8, <2 x ptr> %1, i64 4
  %4 = icmp eq <2 x ptr> %2, %3
  %5 = select <2 x i1> %4, <2 x ptr> %2, <2 x ptr> zeroinitializer
  ret <2 x ptr> %5
}

define i32 @control(i32 %a, i1 %c, i64 %l) {
entry:
  br i1 %c, label %join, label %join

join:                                             ; preds = %entry, %entry
  %x = phi i32 [ %a, %entry ], [ %a, %entry ]
  %f = phi nnan float [ 1.000000e+00, %entry ], [ 1.000000e+00, %entry ]
  switch i32 %x, label %default [
    i32 0, label %zero
    i32 1, label %"quoted label"
    i32 -1, label %default
    i32 -2147483648, label %"quoted label"
  ]

zero:                                             ; preds = %join
  switch i64 %l, label %never [
  ]

default:                                          ; preds = %join, %join
  %y = phi i32 [ 5, %join ], [ 5, %join ]
  br label %"quoted label"

"quoted label":                                   ; preds = %default, %join, %join
  %z = phi i32 [ %y, %default ], [ %x, %join ], [ %x, %join ]
  %more = icmp ult i32 %z, 100
  br i1 %more, label %loop, label %out

loop:                                             ; preds = %loop, %"quoted label"
  %i = phi i32 [ %j, %loop ], [ %z, %"quoted label" ]
  %j = phi i32 [ %i, %loop ], [ 0, %"quoted label" ]
  %k = add i32 %i, %j
  %t = trunc i32 %k to i1
  switch i1 %t, label %loop [
    i1 true, label %out
  ]

out:                                              ; preds = %loop, %"quoted label"
  %r = phi i32 [ %k, %loop ], [ %z, %"quoted label" ]
  ret i32 %r

never:                                            ; preds = %zero
  unreachable
}

define void @block_order(i1 %c, ptr %p) {
  br label %2

1:                                                ; preds = %2
  store i32 %x, ptr %p, align 4
  ret void

2:                                                ; preds = %0
  %x = zext i1 %c to i32
  br label %1
}

declare float @__nv_sinf(float)
declare i32 @vprintf(ptr, ptr)
declare i32 @variadic(i32, ...)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.assume(i1)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define float @calls(float %x, ptr %p, ptr %f, i32 %n) #0 {
  %local = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %local)
  %1 = call float @__nv_sinf(float %x) #1
  %2 = tail call fast float @llvm.fma.f32(float noundef %1, float 2.000000e+00, float %x)
  %3 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = call i32 (i32, ...) @variadic(i32 %3, float %2, ptr null)
  %5 = call fastcc float %f(float %2)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %local, i64 4, i1 false)
  %6 = call i32 asm sideeffect "mov.u32 $0, %laneid;\0A\09// \22q\22", "=r,~{memory}"()
  %7 = call { i32, i32 } asm "add $0, $2, $3; mov $1, $2;", "=r,=r,r,n"(i32 %n, i32 5)
  %8 = extractvalue { i32, i32 } %7, 1
  %9 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %6, i32 %8)
  %10 = call float @llvm.experimental.constrained.fadd.f32(float %5, float %x, metadata !"round.downward", metadata !"fpexcept.strict")
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  ret float %10
}

define void @globals(i64 %i) {
  %1 = load i32, ptr @plain, align 4
  %2 = load i32, ptr @"quoted name", align 4
  store float 1.000000e+00, ptr addrspace(3) @shared, align 4
  %3 = getelementptr [0 x float], ptr addrspace(3) @external_array, i64 0, i64 %i
  store float 0.000000e+00, ptr addrspace(3) %3, align 4
  %4 = load i16, ptr addrspace(4) @table, align 2
  %5 = load i8, ptr @text, align 1
  %6 = load <4 x i8>, ptr @vector, align 4
  %7 = load double, ptr @zeroed, align 8
  store ptr @calls, ptr @pointer, align 8
  store half 0xH3C00, ptr @number, align 2
  store i64 poison, ptr addrspace(3) @poisoned, align 8
  %8 = load i32, ptr @thread, align 4
  ret void
}

attributes #0 = { nounwind "target-cpu"="sm_80" }
attributes #1 = { nounwind }

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
