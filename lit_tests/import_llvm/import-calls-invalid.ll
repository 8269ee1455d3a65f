; RUN: raise-opt --import --expect-refusal %s | filecheck %s

declare i64 @llvm.read_register.i64(metadata)

; CHECK: error[RK012]: a call with metadata !0 is not raised
; CHECK: kernel: f
; CHECK: instruction: %1 = call i64 @llvm.read_register.i64(metadata !0)
define i64 @f() {
  %1 = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %1
}

!0 = !{!"clock64"}
