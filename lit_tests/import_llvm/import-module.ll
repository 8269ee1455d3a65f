; RUN: raise-opt --import %s | filecheck %s

; Definitions are imported, with what they refer to; the rest is left out. A kernel is marked by its
; calling convention, or by !nvvm.annotations as older compilers do it.

; CHECK-NOT: @unused
; CHECK: llvm.mlir.global internal constant @used
@used = internal constant i32 3
@unused = internal global i32 4

; CHECK-NOT: @never_called
; CHECK: llvm.func @__nv_sqrtf(f32) -> f32
declare float @__nv_sqrtf(float)
declare void @never_called()

; CHECK-LABEL: llvm.func @kernel(
; CHECK-SAME: %arg0: !llvm.ptr {llvm.noalias, llvm.readonly}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f32)>}
; CHECK-SAME: attributes {rk.kernel}
; CHECK: [[C:%.+]] = llvm.mlir.addressof @used : !llvm.ptr
; CHECK: [[X:%.+]] = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> f32
; CHECK: [[Y:%.+]] = llvm.call @__nv_sqrtf([[X]]) : (f32) -> f32
; CHECK: llvm.store [[Y]], %arg1
; CHECK: llvm.load [[C]]
; CHECK: llvm.return
define ptx_kernel void @kernel(ptr noalias noundef readonly captures(none) %0, ptr noundef byval({ i32, float }) align 4 %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4
  %4 = call float @__nv_sqrtf(float %3)
  store float %4, ptr %1, align 4
  %5 = load i32, ptr @used, align 4
  ret void
}

; CHECK-LABEL: llvm.func internal @device() {
define internal void @device() {
  ret void
}

; CHECK-LABEL: llvm.func @annotated() attributes {rk.kernel}
define void @annotated() {
  ret void
}

attributes #0 = { mustprogress nounwind memory(argmem: readwrite) "target-cpu"="sm_80" }

!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"kernel", i32 1}
