; RUN: raise-opt --import %s | filecheck %s

; CHECK-LABEL: llvm.func @memory
define void @memory(ptr %p, ptr addrspace(1) %g, i32 %n) {
  ; CHECK: llvm.alloca {{%.+}} x !llvm.array<4 x f32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %1 = alloca [4 x float], align 16
  ; CHECK: llvm.alloca %arg2 x f64
  %2 = alloca double, i32 %n, align 8
  ; CHECK: llvm.load %arg1 invariant {alignment = 4 : i64} : !llvm.ptr<1> -> f32
  %3 = load float, ptr addrspace(1) %g, align 4, !invariant.load !0
  ; CHECK: llvm.load volatile %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = load volatile i32, ptr %p, align 4
  ; CHECK: llvm.load %arg0 atomic syncscope("agent") acquire {alignment = 4 : i64}
  %5 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  ; CHECK: llvm.store volatile {{.*}} atomic release
  store atomic volatile i32 %5, ptr %p release, align 4
  ; CHECK: llvm.fence syncscope("block") seq_cst
  fence syncscope("block") seq_cst
  ret void
}

; CHECK-LABEL: llvm.func @atomics
define i1 @atomics(ptr %p, i32 %a, float %f) {
  ; CHECK: llvm.atomicrmw add %arg0, %arg1 syncscope("block") monotonic {alignment = 4 : i64}
  %1 = atomicrmw add ptr %p, i32 %a syncscope("block") monotonic, align 4
  ; CHECK: llvm.atomicrmw volatile fadd %arg0, %arg2 seq_cst
  %2 = atomicrmw volatile fadd ptr %p, float %f seq_cst, align 4
  ; CHECK: llvm.atomicrmw udec_wrap
  %3 = atomicrmw udec_wrap ptr %p, i32 %a monotonic, align 4
  ; CHECK: [[PAIR:%.+]] = llvm.cmpxchg weak %arg0, %arg1, {{%.+}} acq_rel monotonic
  %4 = cmpxchg weak ptr %p, i32 %a, i32 %1 acq_rel monotonic, align 4
  ; CHECK: llvm.extractvalue [[PAIR]][1] : !llvm.struct<(i32, i1)>
  %5 = extractvalue { i32, i1 } %4, 1
  ret i1 %5
}

; CHECK-LABEL: llvm.func @values
define float @values(<4 x float> %v, { i32, [2 x float] } %s, i32 %i, ptr addrspace(3) %q) {
  ; CHECK: llvm.extractelement %arg0[%arg2 : i32]
  %1 = extractelement <4 x float> %v, i32 %i
  ; CHECK: llvm.insertelement
  %2 = insertelement <4 x float> %v, float %1, i32 0
  ; CHECK: llvm.shufflevector {{.*}} [7, -1, 0]
  %3 = shufflevector <4 x float> %2, <4 x float> %v, <3 x i32> <i32 7, i32 poison, i32 0>
  ; CHECK: llvm.insertvalue {{.*}}[1, 0]
  %4 = insertvalue { i32, [2 x float] } %s, float %1, 1, 0
  ; CHECK: llvm.freeze
  %5 = freeze float %1
  ; CHECK: llvm.fneg
  %6 = fneg float %5
  ; CHECK: llvm.addrspacecast %arg3 : !llvm.ptr<3> to !llvm.ptr
  %7 = addrspacecast ptr addrspace(3) %q to ptr
  ; CHECK: llvm.bitcast {{.*}} : f32 to i32
  %8 = bitcast float %6 to i32
  ret float %6
}

!0 = !{}
