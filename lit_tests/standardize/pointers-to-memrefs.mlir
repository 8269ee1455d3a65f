// RUN: raise-opt --pass-pipeline='pointers-to-memrefs,canonicalize,cse' --split-input-file %s | filecheck %s

// One type: that is the element. A byte offset divides through the shift.
// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[X:.*]]: memref<64xf32> {rk.dtype = f32, rk.name = "x", rk.shape = array<i64: 8, 8>}, %[[I:.*]]: i64)
// CHECK: %[[J:.*]] = arith.index_cast %[[I]] : i64 to index
// CHECK: %[[V:.*]] = memref.load %[[X]][%[[J]]] : memref<64xf32>
// CHECK: memref.store %[[V]], %[[X]][%{{.*}}] : memref<64xf32>
// CHECK-NOT: arith.shli
llvm.func @elements(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8, 8>, rk.dtype = f32}, %i: i64) attributes {rk.kernel} {
  %two = arith.constant 2 : i64
  %o = arith.shli %i, %two overflow<nsw> : i64
  %p = llvm.getelementptr %x[%o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  %q = llvm.getelementptr %x[3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x f32>
  llvm.store %v, %q {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}

// -----

// Two sizes: elements of the smaller, the larger value is composed.
// CHECK-LABEL: func.func @granule
// CHECK-SAME: memref<16xi16>
// CHECK: %[[LOW:.*]] = memref.load %arg0[%{{.*}}] : memref<16xi16>
// CHECK: %[[HIGH:.*]] = memref.load %arg0[%{{.*}}] : memref<16xi16>
// CHECK: arith.extui %[[LOW]] : i16 to i32
// CHECK: arith.shli
// CHECK: %[[V:.*]] = arith.ori
// CHECK: arith.bitcast %[[V]] : i32 to f32
llvm.func @granule(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 32>, rk.dtype = ui8}, %y: !llvm.ptr {rk.name = "y", rk.shape = array<i64: 1>, rk.dtype = f32}) attributes {rk.kernel} {
  %v = llvm.load %x {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %v, %y {alignment = 4 : i64} : f32, !llvm.ptr
  %q = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %z = arith.constant 0 : i16
  llvm.store %z, %q {alignment = 2 : i64} : i16, !llvm.ptr
  llvm.return
}

// -----

// A pointer that goes round a loop is an offset in units of its step.
// CHECK-LABEL: func.func @induction
// CHECK: cf.br ^[[LOOP:.*]](%[[ZERO:.*]] : i64)
// CHECK: ^[[LOOP]](%[[K:.*]]: i64):
// CHECK: %[[J:.*]] = arith.muli %[[K]], %{{.*}} : i64
// CHECK: %[[I:.*]] = arith.index_cast %[[J]] : i64 to index
// CHECK: memref.load %arg0[%[[I]]] : memref<64xf32>
// CHECK: %[[N:.*]] = arith.addi %[[K]], %{{.*}} : i64
// CHECK: cf.cond_br %{{.*}}, ^{{.*}}, ^[[LOOP]](%[[N]] : i64)
llvm.func @induction(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 64>, rk.dtype = f32}) attributes {rk.kernel} {
  %end = llvm.getelementptr %x[64] : (!llvm.ptr) -> !llvm.ptr, f32
  cf.br ^loop(%x : !llvm.ptr)
^loop(%p: !llvm.ptr):
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %v, %x {alignment = 4 : i64} : f32, !llvm.ptr
  %n = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.icmp "eq" %n, %end : !llvm.ptr
  cf.cond_br %c, ^exit, ^loop(%n : !llvm.ptr)
^exit:
  llvm.return
}

// -----

// One of two arrays: the access branches, so that only the right one is touched.
// CHECK-LABEL: func.func @either
// CHECK-SAME: %[[X:.*]]: memref<8xi32> {{{.*}}}, %[[Y:.*]]: memref<8xi32> {{{.*}}}, %[[C:.*]]: i1
// CHECK: cf.cond_br %[[C]], ^[[A:.*]], ^[[B:.*]]
// CHECK: memref.load %[[X]]
// CHECK: memref.load %[[Y]]
llvm.func @either(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = i32}, %y: !llvm.ptr {rk.name = "y", rk.shape = array<i64: 8>, rk.dtype = i32}, %c: i1) attributes {rk.kernel} {
  %p = llvm.select %c, %x, %y : i1, !llvm.ptr
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %q = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %q {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

// Shared, local and constant memory; a pair that is loaded as one word is stored as two again.
// CHECK-LABEL: func.func @kinds
// CHECK-DAG: memref.alloca() {rk.name = "{{.*}}"} : memref<16xf32, #gpu.address_space<workgroup>>
// CHECK-DAG: memref.alloca() : memref<4xi32>
// CHECK-DAG: memref.get_global @table : memref<2xf32>
// CHECK: %[[A:.*]] = memref.load %arg0[%{{.*}}] : memref<8xf32>
// CHECK: %[[B:.*]] = memref.load %arg0[%{{.*}}] : memref<8xf32>
// CHECK: memref.store %[[A]], %arg0[%{{.*}}] : memref<8xf32>
// CHECK: memref.store %[[B]], %arg0[%{{.*}}] : memref<8xf32>
// CHECK-NOT: arith.trunci
// CHECK: return
llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<16 x f32>
llvm.mlir.global internal constant @table(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.func @kinds(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = f32}, %i: i64) attributes {rk.kernel} {
  %four = arith.constant 4 : i64
  %seven = arith.constant 7 : i32
  %l = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  %lp = llvm.getelementptr %l[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %seven, %lp {alignment = 4 : i64} : i32, !llvm.ptr
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %tp = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %tp {alignment = 4 : i64} : !llvm.ptr -> f32
  %s = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %sp = llvm.getelementptr %s[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
  llvm.store %v, %sp {alignment = 4 : i64} : f32, !llvm.ptr<3>
  %lv = llvm.load %l {alignment = 4 : i64} : !llvm.ptr -> i32
  %sv = llvm.load %s {alignment = 4 : i64} : !llvm.ptr<3> -> f32
  %x4 = llvm.getelementptr %x[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %x5 = llvm.getelementptr %x[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %lv, %x4 {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %sv, %x5 {alignment = 4 : i64} : f32, !llvm.ptr
  %w = llvm.load %x {alignment = 4 : i64} : !llvm.ptr -> i64
  %xp = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %w, %xp {alignment = 4 : i64} : i64, !llvm.ptr
  llvm.return
}

// -----

// Atomics with a kind of their own keep it; the others are an update of the old value.
// CHECK-LABEL: func.func @atomics
// CHECK: memref.atomic_rmw addi %arg1, %arg0[%{{.*}}] : (i32, memref<4xi32>) -> i32
// CHECK: memref.generic_atomic_rmw %arg0[%{{.*}}] : memref<4xi32> {
// CHECK: ^bb0(%[[OLD:.*]]: i32):
// CHECK: arith.cmpi uge, %[[OLD]], %arg1 : i32
// CHECK: memref.atomic_yield
llvm.func @atomics(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 4>, rk.dtype = i32}, %n: i32) attributes {rk.kernel} {
  %a = llvm.atomicrmw add %x, %n monotonic : !llvm.ptr, i32
  %b = llvm.atomicrmw uinc_wrap %x, %n monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

// Integers never pass for floats: where both are stored, the elements are integers.
// CHECK-LABEL: func.func @mixed
// CHECK-SAME: memref<4xi32>
// CHECK: %[[BITS:.*]] = arith.bitcast %arg1 : f32 to i32
// CHECK: memref.store %[[BITS]], %arg0
// CHECK-COUNT-2: memref.store %{{.*}}, %arg0[%{{.*}}] : memref<4xi32>
llvm.func @mixed(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 16>, rk.dtype = ui8}, %f: f32) attributes {rk.kernel} {
  llvm.store %f, %x {alignment = 4 : i64} : f32, !llvm.ptr
  %one = arith.constant 1 : i64
  %p = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %one, %p {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}

// -----

// An atomic is wider than another access: elements are as wide as the atomic, and a store of a byte
// is an update of the word around it.
// CHECK-LABEL: func.func @parts
// CHECK-SAME: memref<2xi32>
// CHECK: memref.atomic_rmw addi %arg1, %arg0
// CHECK: memref.generic_atomic_rmw
// CHECK: arith.andi
// CHECK: arith.ori
// CHECK: memref.atomic_yield
llvm.func @parts(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = ui8}, %n: i32, %b: i8, %i: i64) attributes {rk.kernel} {
  %a = llvm.atomicrmw add %x, %n monotonic : !llvm.ptr, i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %b, %p : i8, !llvm.ptr
  llvm.return
}

// -----

// A constant of addresses holds made-up ones: x is base 2, y base 3. A load is in one of the two.
// CHECK-LABEL: memref.global "private" constant @t : memref<2xi64>
// CHECK-SAME: dense<[2199023255552, 3298534883328]>
// CHECK: func.func @table
// CHECK: cf.switch
llvm.mlir.global private constant @t() {addr_space = 0 : i32, rk.addresses = array<i64: 0, 0, 8, 1>} : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<2 x ptr>
  llvm.return %0 : !llvm.array<2 x ptr>
}
llvm.func @table(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 4>, rk.dtype = f32}, %y: !llvm.ptr {rk.name = "y", rk.shape = array<i64: 4>, rk.dtype = f32}, %i: i64, %v: f32) attributes {rk.kernel} {
  %t = llvm.mlir.addressof @t : !llvm.ptr
  %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.store %v, %q : f32, !llvm.ptr
  llvm.return
}

// -----

// A load that LLVM has narrowed still has the alignment of the whole: an array of wider integers.
// CHECK-LABEL: func.func @narrowed
// CHECK-SAME: memref<32xi8>
// CHECK: memref.load %arg0[%{{.*}}] : memref<32xi8>
llvm.func @narrowed(%x: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 8>, rk.dtype = i32}, %y: !llvm.ptr {rk.name = "y", rk.shape = array<i64: 8>, rk.dtype = i8}) attributes {rk.kernel} {
  %p = llvm.getelementptr %x[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i8
  llvm.store %v, %y {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
