; RUN: raise-opt --import %s | filecheck %s

; CHECK: llvm.mlir.global internal constant @table(dense<{{\[\[}}1.000000e+00, 2.000000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>) {addr_space = 4 : i32, alignment = 4 : i64} : !llvm.array<2 x array<2 x f32>>
@table = internal addrspace(4) constant [2 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] zeroinitializer], align 4

; CHECK: llvm.mlir.global external @dynamic() {addr_space = 3 : i32, alignment = 4 : i64} : !llvm.array<0 x f32>
@dynamic = external addrspace(3) global [0 x float], align 4

; CHECK: llvm.mlir.global internal @shared() {addr_space = 3 : i32} : !llvm.array<32 x f32> {
; CHECK-NEXT: [[U:%.+]] = llvm.mlir.undef : !llvm.array<32 x f32>
; CHECK-NEXT: llvm.return [[U]]
@shared = internal addrspace(3) global [32 x float] undef

; CHECK: llvm.mlir.global private constant @text(dense<[97, 34, 0]> : tensor<3xi8>)
@text = private constant [3 x i8] c"a\22\00"

; CHECK: llvm.mlir.global external @record() {{.*}} : !llvm.struct<(i32, ptr)> {
; CHECK: llvm.mlir.addressof @pointee
; CHECK: llvm.return
@record = global { i32, ptr } { i32 3, ptr @pointee }

; Only an initializer refers to this one.
; CHECK: llvm.mlir.global external @pointee(5 : i64)
@pointee = global i64 5

; CHECK: llvm.mlir.global internal @zeros(dense<0> : tensor<1000000xi32>)
@zeros = internal global [1000000 x i32] zeroinitializer

; CHECK-NOT: @unused
@unused = global i32 0

define void @f(i64 %i) {
  %1 = load float, ptr addrspace(4) @table, align 4
  store float %1, ptr addrspace(3) @dynamic, align 4
  store float %1, ptr addrspace(3) @shared, align 4
  %2 = load i8, ptr @text, align 1
  %3 = load i32, ptr @record, align 4
  store i32 %3, ptr @zeros, align 4
  ret void
}
