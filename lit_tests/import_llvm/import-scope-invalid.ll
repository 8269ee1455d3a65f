; RUN: raise-opt --import --expect-refusal %s | filecheck %s

@g = global i32 0
@a = weak alias i32, ptr @g

; A weak alias may turn out to be another symbol.
; CHECK: error[RK011]: the weak alias @a is not raised
; CHECK: instruction: @a = weak alias i32, ptr @g
define i32 @f() {
  %1 = load i32, ptr @a, align 4
  ret i32 %1
}
