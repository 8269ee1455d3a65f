; RUN: raise-opt --import %s | filecheck %s

@g = global i32 0

; Each constant is made once, at the entry.
; CHECK-LABEL: llvm.func @once
; CHECK-COUNT-1: llvm.mlir.constant(7 : i32)
; CHECK: llvm.cond_br
define i32 @once(i32 %a, i1 %c) {
  br i1 %c, label %x, label %y

x:
  %1 = add i32 %a, 7
  ret i32 %1

y:
  %2 = mul i32 %a, 7
  ret i32 %2
}

; CHECK-LABEL: llvm.func @scalars
; CHECK: llvm.mlir.constant(true) : i1
; CHECK: llvm.mlir.constant(-1 : i8) : i8
; CHECK: llvm.mlir.constant(1.500000e+00 : bf16) : bf16
; CHECK: llvm.mlir.constant(0x7FC00001 : f32) : f32
; CHECK: llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
; CHECK: llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.mlir.poison : i64
; CHECK: llvm.mlir.undef : i64
define void @scalars(ptr %p) {
  store i1 true, ptr %p, align 1
  store i8 255, ptr %p, align 1
  store bfloat 0xR3FC0, ptr %p, align 2
  store float 0x7FF8000020000000, ptr %p, align 4
  store double 0xFFF0000000000000, ptr %p, align 8
  store ptr null, ptr %p, align 8
  store i64 poison, ptr %p, align 8
  store i64 undef, ptr %p, align 8
  ret void
}

; CHECK-LABEL: llvm.func @aggregates
; CHECK: llvm.mlir.constant(dense<[1, -2]> : tensor<2xi16>) : !llvm.array<2 x i16>
; CHECK: llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
; CHECK: [[S:%.+]] = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
; CHECK: [[FIVE:%.+]] = llvm.mlir.constant(5 : i32) : i32
; CHECK: [[S1:%.+]] = llvm.insertvalue [[FIVE]], [[S]][0]
; CHECK: [[G:%.+]] = llvm.mlir.addressof @g
; CHECK: [[S2:%.+]] = llvm.insertvalue [[G]], [[S1]][1]
; CHECK: llvm.store [[S2]]
define void @aggregates(ptr %p) {
  store [2 x i16] [i16 1, i16 -2], ptr %p, align 2
  store <4 x float> splat (float 1.000000e+00), ptr %p, align 16
  store { i32, ptr } { i32 5, ptr @g }, ptr %p, align 8
  ret void
}

; CHECK-LABEL: llvm.func @expressions
; CHECK: [[ADDRESS:%.+]] = llvm.mlir.addressof @g
; CHECK: [[NEXT:%.+]] = llvm.getelementptr [[ADDRESS]][4]
; CHECK: [[NUMBER:%.+]] = llvm.ptrtoint [[NEXT]] : !llvm.ptr to i64
; CHECK: llvm.return [[NUMBER]]
define i64 @expressions() {
  ret i64 ptrtoint (ptr getelementptr (i8, ptr @g, i64 4) to i64)
}
