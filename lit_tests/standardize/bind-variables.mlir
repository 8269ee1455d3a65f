// RUN: raise-opt --pass-pipeline='bind-variables' --split-input-file %s | filecheck %s

// A variable that comes with the call is an argument, cast to the variable's address space.
// CHECK-NOT: llvm.mlir.global external @table
// CHECK: llvm.mlir.global internal constant @other
// CHECK-LABEL: llvm.func @k
// CHECK-SAME: %arg1: !llvm.ptr {rk.name = "table"}
// CHECK: %[[P:.*]] = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<4>
// CHECK: llvm.load %[[P]] : !llvm.ptr<4> -> f32
// CHECK: llvm.mlir.addressof @other
llvm.mlir.global external @table() {addr_space = 4 : i32} : !llvm.array<64 x i8>
llvm.mlir.global internal constant @other(1.0 : f32) : f32
llvm.func @k(%x: !llvm.ptr {rk.name = "x"}, %t: !llvm.ptr {rk.name = "table", rk.symbol = "table"}) attributes {rk.kernel} {
  %p = llvm.mlir.addressof @table : !llvm.ptr<4>
  %v = llvm.load %p : !llvm.ptr<4> -> f32
  %q = llvm.mlir.addressof @other : !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> f32
  %s = llvm.fadd %v, %w : f32
  llvm.store %s, %x : f32, !llvm.ptr
  llvm.return
}
