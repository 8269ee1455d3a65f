; RUN: raise-opt --import %s | filecheck %s

; Names that are aliases stand for what they name.

@g = internal global [4 x i32] zeroinitializer
@inner = internal alias i32, getelementptr (i8, ptr @g, i64 4)
@outer = internal alias i32, ptr @inner
@h = internal alias float (float), ptr @function

; CHECK-LABEL: llvm.func @function
define float @function(float %x) {
  ret float %x
}

; CHECK-LABEL: llvm.func @f
; CHECK: [[G:%.+]] = llvm.mlir.addressof @g
; CHECK: [[AT:%.+]] = llvm.getelementptr [[G]][4]
; CHECK: llvm.load [[AT]]
; CHECK: llvm.call @function(%arg0)
define i32 @f(float %x) {
  %1 = load i32, ptr @outer, align 4
  %2 = call float @h(float %x)
  ret i32 %1
}
