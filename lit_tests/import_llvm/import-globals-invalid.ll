; RUN: raise-opt --import --expect-refusal %s | filecheck %s

%opaque = type opaque
@g = external global %opaque

; CHECK: error[RK018]: the LLVM type %opaque is not raised
; CHECK: instruction: @g = external global %opaque
define ptr @f() {
  ret ptr @g
}
