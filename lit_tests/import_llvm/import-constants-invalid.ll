; RUN: raise-opt --import --expect-refusal %s | filecheck %s

; CHECK: error[RK011]: the constant blockaddress ( @f , %next ) is not raised
; CHECK: instruction: store ptr blockaddress(@f, %next), ptr %p, align 8
define void @f(ptr %p) {
  store ptr blockaddress(@f, %next), ptr %p, align 8
  br label %next

next:
  ret void
}
