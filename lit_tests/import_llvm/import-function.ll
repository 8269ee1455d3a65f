; RUN: raise-opt --import %s | filecheck %s

; Both targets of a branch the same block: the values go along both edges.
; CHECK-LABEL: llvm.func @both
; CHECK: llvm.cond_br %arg1, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32)
; CHECK: ^bb1([[X:%.+]]: i32):
; CHECK: llvm.return [[X]]
define i32 @both(i32 %a, i1 %c) {
  br i1 %c, label %1, label %1

1:
  %x = phi i32 [ %a, %0 ], [ %a, %0 ]
  ret i32 %x
}

; Phis that swap their values, and several cases that go to one block.
; CHECK-LABEL: llvm.func @loop
; CHECK: llvm.br ^[[LOOP:.+]](%arg0, %arg1 : i32, i32)
; CHECK: ^[[LOOP]]([[I:%.+]]: i32, [[J:%.+]]: i32):
; CHECK: llvm.switch [[I]] : i32, ^[[LOOP]]([[J]], [[I]] : i32, i32) [
; CHECK-NEXT: 0: ^[[OUT:.+]]([[I]] : i32),
; CHECK-NEXT: -1: ^[[OUT]]([[I]] : i32)
; CHECK: ^[[OUT]]([[R:%.+]]: i32):
; CHECK: llvm.return [[R]]
define i32 @loop(i32 %a, i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %j, %loop ]
  %j = phi i32 [ %b, %entry ], [ %i, %loop ]
  switch i32 %i, label %loop [
    i32 0, label %out
    i32 -1, label %out
  ]

out:
  %r = phi i32 [ %i, %loop ], [ %i, %loop ]
  ret i32 %r
}

; Blocks that stand before what they use; a block that nothing reaches is left out.
; CHECK-LABEL: llvm.func @order
; CHECK: llvm.br ^bb2
; CHECK: ^bb1:
; CHECK-NEXT: llvm.return [[X:%.+]] : i32
; CHECK: ^bb2:
; CHECK-NEXT: [[X]] = llvm.add
; CHECK-NEXT: llvm.br ^bb1
; CHECK-NOT: llvm.mul
define i32 @order(i32 %a) {
  br label %second

first:
  ret i32 %x

second:
  %x = add i32 %a, %a
  br label %first

never:
  %y = mul i32 %y, %a
  br label %first
}

; CHECK-LABEL: llvm.func @stop
; CHECK: llvm.unreachable
define void @stop() {
  unreachable
}
