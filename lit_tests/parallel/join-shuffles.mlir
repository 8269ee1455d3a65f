// RUN: raise-opt --pass-pipeline='join-shuffles,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @double
// CHECK: %[[V:.*]] = affine.load
// CHECK-NEXT: %[[W:.*]]:2 = func.call @rk.warp.shuffle.down.f64.i32.i32.index(%[[V]], %{{.*}}, %{{.*}}, %{{.*}})
// CHECK-NEXT: affine.store %[[W]]#0
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @double(%x: memref<32xf64>, %d: i32) attributes {rk.kernel} {
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i64
  affine.parallel (%t) = (0) to (32) {
    %v = affine.load %x[%t] : memref<32xf64>
    %b = arith.bitcast %v : f64 to i64
    %l = arith.trunci %b : i64 to i32
    %s = arith.shrui %b, %c32 : i64
    %h = arith.trunci %s : i64 to i32
    %p:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%l, %d, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %q:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%h, %d, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %e = arith.extui %q#0 : i32 to i64
    %f = arith.shli %e, %c32 : i64
    %g = arith.extui %p#0 : i32 to i64
    %r = arith.ori %f, %g : i64
    %w = arith.bitcast %r : i64 to f64
    affine.store %w, %x[%t] : memref<32xf64>
  }
  return
}

// -----

// By different distances, or halves of different values: these are no shuffle of one value.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-4: func.call @rk.warp.shuffle.down.i32
// CHECK-NOT: func.call
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @others(%x: memref<32xi64>, %y: memref<32xi64>, %d: i32, %k: i32) attributes {rk.kernel} {
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i64
  affine.parallel (%t) = (0) to (32) {
    %b = affine.load %x[%t] : memref<32xi64>
    %c = affine.load %y[%t] : memref<32xi64>
    %l = arith.trunci %b : i64 to i32
    %s = arith.shrui %b, %c32 : i64
    %h = arith.trunci %s : i64 to i32
    %n = arith.shrui %c, %c32 : i64
    %m = arith.trunci %n : i64 to i32
    %p:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%l, %d, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %q:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%h, %k, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %u:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%l, %k, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %v:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%m, %k, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %e = arith.extui %q#0 : i32 to i64
    %f = arith.shli %e, %c32 : i64
    %g = arith.extui %p#0 : i32 to i64
    %r = arith.ori %f, %g : i64
    %e1 = arith.extui %v#0 : i32 to i64
    %f1 = arith.shli %e1, %c32 : i64
    %g1 = arith.extui %u#0 : i32 to i64
    %r1 = arith.addi %f1, %g1 : i64
    affine.store %r, %x[%t] : memref<32xi64>
    affine.store %r1, %y[%t] : memref<32xi64>
  }
  return
}

// -----

// The bits of a float: the float is shuffled. Bits that are used as bits stay bits.
// CHECK-LABEL: func.func @float_bits
// CHECK: func.call @rk.warp.shuffle.down.f32.i32.i32.index
// CHECK: func.call @rk.warp.shuffle.down.i32.i32.i32.index
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @float_bits(%x: memref<32xf32>, %y: memref<32xi32>, %d: i32) attributes {rk.kernel} {
  %c31 = arith.constant 31 : i32
  affine.parallel (%t) = (0) to (32) {
    %v = affine.load %x[%t] : memref<32xf32>
    %b = arith.bitcast %v : f32 to i32
    %p:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%b, %d, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    %r = arith.bitcast %p#0 : i32 to f32
    affine.store %r, %x[%t] : memref<32xf32>
    %q:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%b, %d, %c31, %t) : (i32, i32, i32, index) -> (i32, i1)
    affine.store %q#0, %y[%t] : memref<32xi32>
  }
  return
}
