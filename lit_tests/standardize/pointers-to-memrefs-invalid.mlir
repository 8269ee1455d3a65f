// RUN: raise-opt --pass-pipeline='pointers-to-memrefs' --expect-refusal --split-input-file %s | filecheck %s

// CHECK: error[RK014]: this pointer cannot be traced to an array
// CHECK: source: k.cu:5:3
llvm.func @nowhere(%i: i64) attributes {rk.kernel} {
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32 loc("k.cu":5:3)
  llvm.return
}

// -----

// CHECK: error[RK011]: the kernel writes the module's variable counter
llvm.mlir.global internal @counter(0 : i32) {addr_space = 1 : i32} : i32
llvm.func @variable(%n: i32) attributes {rk.kernel} {
  %p = llvm.mlir.addressof @counter : !llvm.ptr<1>
  llvm.store %n, %p : i32, !llvm.ptr<1>
  llvm.return
}

// -----

// CHECK: error[RK016]: an atomic on memory that is also accessed with a smaller type
llvm.func @part(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 7>, rk.dtype = ui8}, %n: i32, %b: i8) attributes {rk.kernel} {
  %a = llvm.atomicrmw add %x, %n monotonic : !llvm.ptr, i32
  llvm.store %b, %x : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK: error[RK029]: the host sets the variable coef before the kernel reads it
// CHECK: help: give its value
llvm.mlir.global external constant @coef(dense<0.0> : tensor<4xf32>) {addr_space = 4 : i32, externally_initialized} : !llvm.array<4 x f32>
llvm.func @from_host(%i: i64, %x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 4>, rk.dtype = f32}) attributes {rk.kernel} {
  %p = llvm.mlir.addressof @coef : !llvm.ptr<4>
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr<4>, i64) -> !llvm.ptr<4>, f32
  %v = llvm.load %q : !llvm.ptr<4> -> f32
  llvm.store %v, %x : f32, !llvm.ptr
  llvm.return
}

// -----

// CHECK: error[RK006]: argument x is an array of f64, and the kernel accesses it as f32
llvm.func @floats(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = f64}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 1, 1, 1>, rk.shared_bytes = 0 : i64} {
  %v = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %v, %x : f32, !llvm.ptr
  llvm.return
}

// -----

// CHECK: error[RK006]: argument x is an array of i64, and the kernel accesses it as i32
llvm.func @integers(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = i64}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 1, 1, 1>, rk.shared_bytes = 0 : i64} {
  %v = llvm.mlir.constant(1 : i32) : i32
  llvm.store %v, %x : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK: error[RK014]: an address is stored in the array x
// CHECK: source: k.cu:7:3
llvm.func @address(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 4>, rk.dtype = ui64}) attributes {rk.kernel} {
  %n = llvm.ptrtoint %x : !llvm.ptr to i64
  %c = arith.constant 8 : i64
  %m = arith.addi %n, %c : i64
  llvm.store %m, %x : i64, !llvm.ptr loc("k.cu":7:3)
  llvm.return
}
