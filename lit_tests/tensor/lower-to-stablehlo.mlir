// RUN: raise-opt --pass-pipeline='lower-to-stablehlo,canonicalize,cse' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @shifted
// CHECK-SAME: (%[[X:.*]]: tensor<100xf32>, %[[Y:.*]]: tensor<100xf32>) -> tensor<100xf32>
// CHECK-SAME: rk.results = array<i64: 1>
// CHECK: %[[S:.*]] = stablehlo.slice %[[X]] [0:98]
// CHECK: %[[R:.*]] = stablehlo.dynamic_update_slice %[[Y]], %[[S]]
// CHECK: return %[[R]]
func.func @shifted(%x: memref<100xf32>, %y: memref<100xf32>) {
  affine.parallel (%i) = (1) to (99) {
    %a = affine.load %x[%i - 1] : memref<100xf32>
    affine.store %a, %y[%i] : memref<100xf32>
  }
  return
}

// -----

// Transposed and reversed reads; a store of everything is the value itself.
// CHECK-LABEL: func.func @layouts
// CHECK: %[[V:.*]] = stablehlo.reverse %{{.*}}, dims = [1]
// CHECK: %[[T:.*]] = stablehlo.transpose %[[V]], dims = [1, 0]
// CHECK: return %[[T]]
func.func @layouts(%x: memref<8x4xf32>, %y: memref<4x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (4, 8) {
    %a = affine.load %x[%j, -%i + 3] : memref<8x4xf32>
    affine.store %a, %y[%i, %j] : memref<4x8xf32>
  }
  return
}

// -----

// Every second element: the others keep what they held.
// CHECK-LABEL: func.func @strided
// CHECK: %[[P:.*]] = stablehlo.pad %{{.*}}, %{{.*}}, low = [0], high = [0], interior = [1] : (tensor<50xf32>
// CHECK: stablehlo.select %{{.*}}, %[[P]]
// CHECK-NOT: scatter
func.func @strided(%x: memref<50xf32>, %y: memref<100xf32>) {
  affine.parallel (%i) = (0) to (50) {
    %a = affine.load %x[%i] : memref<50xf32>
    affine.store %a, %y[%i * 2] : memref<100xf32>
  }
  return
}

// -----

// A sum of products is a dot_general; the factors are never broadcast.
// CHECK-LABEL: func.func @matmul
// CHECK-NOT: broadcast
// CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST]
func.func @matmul(%x: memref<10x64xf32>, %w: memref<64x20xf32>, %y: memref<10x20xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
    %s = affine.parallel (%k) = (0) to (64) reduce ("addf") -> (f32) {
      %a = affine.load %x[%i, %k] : memref<10x64xf32>
      %b = affine.load %w[%k, %j] : memref<64x20xf32>
      %p = arith.mulf %a, %b : f32
      affine.yield %p : f32
    }
    affine.store %s, %y[%i, %j] : memref<10x20xf32>
  }
  return
}

// -----

// The two sides of a split box stand side by side; no mask.
// CHECK-LABEL: func.func @halves
// CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0
func.func @halves(%x: memref<100xf32>, %y: memref<100xf32>) {
  affine.parallel (%i) = (0) to (100) {
    %a = affine.load %x[%i] : memref<100xf32>
    %r = affine.if affine_set<(d0) : (d0 - 40 >= 0)>(%i) -> f32 {
      %m = arith.mulf %a, %a : f32
      affine.yield %m : f32
    } else {
      %s = arith.addf %a, %a : f32
      affine.yield %s : f32
    }
    affine.store %r, %y[%i] : memref<100xf32>
  }
  return
}

// -----

// A condition on data masks the store; an index that is data is a scatter whose masked lanes fall out.
// CHECK-LABEL: func.func @masked
// CHECK: %[[M:.*]] = stablehlo.compare
// CHECK: %[[I:.*]] = stablehlo.select %[[M]], %{{.*}}, %{{.*}} : tensor<100xi1>, tensor<100xi32>
// CHECK: "stablehlo.scatter"
func.func @masked(%x: memref<100xi32>, %y: memref<100xi32>) {
  %c7 = arith.constant 7 : i32
  affine.parallel (%i) = (0) to (100) {
    %a = affine.load %x[%i] : memref<100xi32>
    %c = arith.cmpi slt, %a, %c7 : i32
    scf.if %c {
      %j = arith.index_cast %a : i32 to index
      memref.store %a, %y[%j] : memref<100xi32>
    }
  }
  return
}

// -----

// A loop whose lanes stop at different times runs until none is active.
// CHECK-LABEL: func.func @divergent
// CHECK: stablehlo.while
// CHECK: stablehlo.reduce
// CHECK: stablehlo.select
func.func @divergent(%x: memref<100xf32>) {
  %c9 = arith.constant 9.0 : f32
  affine.parallel (%i) = (0) to (100) {
    %a = affine.load %x[%i] : memref<100xf32>
    %r = scf.while (%v = %a) : (f32) -> f32 {
      %c = arith.cmpf olt, %v, %c9 : f32
      scf.condition(%c) %v : f32
    } do {
    ^bb0(%v: f32):
      %d = arith.addf %v, %v : f32
      scf.yield %d : f32
    }
    affine.store %r, %x[%i] : memref<100xf32>
  }
  return
}

// -----

// Memory carried through a loop goes round a while; its index only moves the slice.
// CHECK-LABEL: func.func @carried
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice
// CHECK: stablehlo.dynamic_update_slice
func.func @carried(%x: memref<10x32xf32>) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %k = 1 to 32 {
      %a = affine.load %x[%i, %k - 1] : memref<10x32xf32>
      %n = arith.addf %a, %a : f32
      affine.store %n, %x[%i, %k] : memref<10x32xf32>
    }
  }
  return
}

// -----

// A butterfly by 16 swaps halves of the lane axis: a reverse, no gather.
// CHECK-LABEL: func.func @butterfly
// CHECK: stablehlo.reverse
// CHECK-NOT: gather
func.func private @rk.warp.shuffle.xor.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @butterfly(%x: memref<4x32xf32>) attributes {rk.kernel} {
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v = affine.load %x[%w, %l] : memref<4x32xf32>
    %s, %ok = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v, %c16, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    affine.store %s, %x[%w, %l] : memref<4x32xf32>
  }
  return
}

// -----

// Atomics count every lane, also where the address is one and the value is one.
// CHECK-LABEL: func.func @count
// CHECK: "stablehlo.scatter"
// CHECK: stablehlo.add
// CHECK: (tensor<1xi32>, tensor<100x1xi32>, tensor<100xi32>) -> tensor<1xi32>
func.func @count(%x: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (100) {
    %old = memref.atomic_rmw addi %c1, %x[%c0] : (i32, memref<1xi32>) -> i32
  }
  return
}

// -----

// The old value of an addition by all lanes is a prefix sum: no loop.
// CHECK-LABEL: func.func @ticket
// CHECK-NOT: while
// CHECK: stablehlo.concatenate
// CHECK: return
func.func @ticket(%x: memref<1xi32>, %y: memref<100xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  affine.parallel (%i) = (0) to (100) {
    %old = memref.atomic_rmw addi %c1, %x[%c0] : (i32, memref<1xi32>) -> i32
    affine.store %old, %y[%i] : memref<100xi32>
  }
  return
}

// -----

// Windows that slide are slices side by side, and zeros beyond the array's ends are padding.
// CHECK-LABEL: func.func @windows
// CHECK-NOT: stablehlo.gather
// CHECK-NOT: stablehlo.select
// CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, %{{.*}}, dim = 0
// CHECK-NOT: stablehlo.gather
// CHECK: return
func.func @windows(%x: memref<9xf32>, %y: memref<3x9xf32>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f32
  affine.parallel (%k, %i) = (0, 0) to (3, 9) {
    %v = affine.if affine_set<(d0, d1) : (d0 + d1 - 1 >= 0, -d0 - d1 + 9 >= 0)>(%i, %k) -> f32 {
      %a = affine.load %x[%i + %k - 1] : memref<9xf32>
      affine.yield %a : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %v, %y[%k, %i] : memref<3x9xf32>
  }
  return
}

// -----

// A guard that is not the array's end keeps its mask.
// CHECK-LABEL: func.func @inner_guard
// CHECK: stablehlo.select
func.func @inner_guard(%x: memref<9xf32>, %y: memref<3x9xf32>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f32
  affine.parallel (%k, %i) = (0, 0) to (3, 9) {
    %v = affine.if affine_set<(d0, d1) : (d0 + d1 - 2 >= 0, -d0 - d1 + 9 >= 0)>(%i, %k) -> f32 {
      %a = affine.load %x[%i + %k - 1] : memref<9xf32>
      affine.yield %a : f32
    } else {
      affine.yield %z : f32
    }
    affine.store %v, %y[%k, %i] : memref<3x9xf32>
  }
  return
}

// -----

// Numbers of the guard leave 32 bits, so all indices of the kernel have 64.
// CHECK-LABEL: func.func @wide_guard
// CHECK-NOT: xi32
// CHECK: stablehlo.constant dense<3000000000> : tensor<9xi64>
// CHECK-NOT: xi32
// CHECK: stablehlo.compare GE
func.func @wide_guard(%y: memref<3x9xf32>) attributes {rk.kernel} {
  %one = arith.constant 1.0 : f32
  affine.parallel (%k, %i) = (0, 0) to (3, 9) {
    affine.if affine_set<(d0, d1) : (d0 * 3000000000 + d1 * 700000001 - 10000000000 >= 0)>(%i, %k) {
      affine.store %one, %y[%k, %i] : memref<3x9xf32>
    }
  }
  return
}

// -----

// An index from data is the address of an element: 32 bits are enough for an array of 100 elements,
// and not for one of 3,000,000,000.
// CHECK-LABEL: func.func @gathered
// CHECK: "stablehlo.gather"{{.*}}(tensor<100xi8>, tensor<9xi32>)
// CHECK: "stablehlo.gather"{{.*}}(tensor<3000000000xi8>, tensor<9xi64>)
func.func @gathered(%few: memref<100xi8>, %many: memref<3000000000xi8>, %at: memref<9xi64>,
                    %y: memref<9xi8>, %z: memref<9xi8>) attributes {rk.kernel} {
  affine.parallel (%i) = (0) to (9) {
    %a = affine.load %at[%i] : memref<9xi64>
    %k = arith.index_cast %a : i64 to index
    %v = memref.load %few[%k] : memref<100xi8>
    affine.store %v, %y[%i] : memref<9xi8>
    %w = memref.load %many[%k] : memref<3000000000xi8>
    affine.store %w, %z[%i] : memref<9xi8>
  }
  return
}

// -----

// An index that is read as a number, of a range that nothing bounds.
// CHECK-LABEL: func.func @compared
// CHECK: stablehlo.compare LT
// CHECK-SAME: tensor<9xi64>
func.func @compared(%at: memref<9xi64>, %y: memref<9xi1>) attributes {rk.kernel} {
  %limit = arith.constant 5 : index
  affine.parallel (%i) = (0) to (9) {
    %a = affine.load %at[%i] : memref<9xi64>
    %k = arith.index_cast %a : i64 to index
    %v = arith.cmpi slt, %k, %limit : index
    affine.store %v, %y[%i] : memref<9xi1>
  }
  return
}

// -----

// A value that nothing defines is zero.
// CHECK-LABEL: func.func @poison
// CHECK: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: return %[[Z]]
func.func @poison(%x: memref<4xf32>) {
  %p = ub.poison : f32
  affine.parallel (%i) = (0) to (4) {
    affine.store %p, %x[%i] : memref<4xf32>
  }
  return
}
