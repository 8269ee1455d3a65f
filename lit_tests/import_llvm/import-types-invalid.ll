; RUN: raise-opt --import --expect-refusal %s | filecheck %s

; CHECK: error[RK018]: the LLVM type x86_fp80 is not raised
; CHECK: kernel: f
; CHECK: instruction: %1 = fpext double %x to x86_fp80
define void @f(double %x) {
  %1 = fpext double %x to x86_fp80
  ret void
}
