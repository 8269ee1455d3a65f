// RUN: raise-opt --pass-pipeline='sum-over-lanes,guards-to-bounds,canonicalize' --split-input-file %s | filecheck %s

// The lanes of each row's warp: one of them is left, and the shuffle that nothing uses goes.
// CHECK-LABEL: func.func @rows
// CHECK: affine.parallel (%[[I:.*]], %{{.*}}) = (0, 0) to (37, 1)
// CHECK-NEXT: %[[S:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addf")
// CHECK-NEXT: affine.load %{{.*}}[%[[I]], %[[K]]]
// CHECK-NOT: call
// CHECK: affine.store %[[S]]
func.func private @rk.warp.reduce.add.f32.i32.index(f32, i32, index) -> f32
func.func private @rk.warp.shuffle.down.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @rows(%x: memref<37x32xf32>, %y: memref<37xf32>) {
  %all = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %clamp = arith.constant 31 : i32
  affine.parallel (%i, %l) = (0, 0) to (37, 32) {
    %v = affine.load %x[%i, %l] : memref<37x32xf32>
    %u:2 = func.call @rk.warp.shuffle.down.f32.i32.i32.index(%v, %one, %clamp, %l) : (f32, i32, i32, index) -> (f32, i1)
    %w = arith.addf %v, %u#0 : f32
    %s = func.call @rk.warp.reduce.add.f32.i32.index(%v, %all, %l) : (f32, i32, index) -> f32
    affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
      affine.store %s, %y[%i] : memref<37xf32>
    }
  }
  return
}

// -----

// Not of a mask, not of memory that is written in between, and an exponential that is stored stays
// one.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-3: call @rk.warp.reduce
func.func private @rk.warp.reduce.add.f32.i32.index(f32, i32, index) -> f32
func.func @kept(%x: memref<37x32xf32>, %z: memref<37x32xf32>, %y: memref<3x37xf32>, %mask: i32) {
  %all = arith.constant -1 : i32
  affine.parallel (%i, %l) = (0, 0) to (37, 32) {
    %v = affine.load %x[%i, %l] : memref<37x32xf32>
    %a = func.call @rk.warp.reduce.add.f32.i32.index(%v, %mask, %l) : (f32, i32, index) -> f32
    affine.store %a, %y[0, %i] : memref<3x37xf32>
    %e = math.exp %v : f32
    %b = func.call @rk.warp.reduce.add.f32.i32.index(%e, %all, %l) : (f32, i32, index) -> f32
    affine.store %b, %y[1, %i] : memref<3x37xf32>
    %u = affine.load %z[%i, %l] : memref<37x32xf32>
    affine.store %v, %z[%i, 31 - %l] : memref<37x32xf32>
    %c = func.call @rk.warp.reduce.add.f32.i32.index(%u, %all, %l) : (f32, i32, index) -> f32
    affine.store %c, %y[2, %i] : memref<3x37xf32>
    affine.store %e, %z[%i, %l] : memref<37x32xf32>
  }
  return
}

// -----

// Of memory that is written before and after, and of the block's.
// CHECK-LABEL: func.func @written
// CHECK-NOT: call
// CHECK-COUNT-2: reduce ("addf")
func.func private @rk.warp.reduce.add.f32.i32.index(f32, i32, index) -> f32
func.func @written(%z: memref<37x32xf32>, %y: memref<2x37xf32>) {
  %all = arith.constant -1 : i32
  affine.parallel (%i) = (0) to (37) {
    %s = memref.alloca() : memref<32xf32, #gpu.address_space<workgroup>>
    affine.parallel (%l) = (0) to (32) {
      %u = affine.load %z[%i, %l] : memref<37x32xf32>
      %v = arith.addf %u, %u : f32
      affine.store %v, %z[%i, %l] : memref<37x32xf32>
      affine.store %u, %s[%l] : memref<32xf32, #gpu.address_space<workgroup>>
      %w = affine.load %z[%i, %l] : memref<37x32xf32>
      %a = func.call @rk.warp.reduce.add.f32.i32.index(%w, %all, %l) : (f32, i32, index) -> f32
      affine.store %a, %y[0, %i] : memref<2x37xf32>
      %t = affine.load %s[31 - %l] : memref<32xf32, #gpu.address_space<workgroup>>
      %b = func.call @rk.warp.reduce.add.f32.i32.index(%t, %all, %l) : (f32, i32, index) -> f32
      affine.store %b, %y[1, %i] : memref<2x37xf32>
      affine.store %u, %z[%i, %l] : memref<37x32xf32>
    }
  }
  return
}

// -----

// A choice with a result for each of two sums, one of which is dear, is a choice for each.
// CHECK-LABEL: func.func @two_results
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK: math.exp
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK-NOT: math.exp
// CHECK-NOT: func.call
// CHECK: return
#tail = affine_set<(d0) : (-d0 + 5 >= 0)>
func.func private @rk.warp.reduce.add.f32.i32.index(f32, i32, index) -> f32
func.func @two_results(%x: memref<6xf32>, %y: memref<2x32xf32>) {
  %all = arith.constant -1 : i32
  %zero = arith.constant 0.0 : f32
  affine.parallel (%l) = (0) to (32) {
    %v:2 = affine.if #tail(%l) -> (f32, f32) {
      %w = affine.load %x[%l] : memref<6xf32>
      %e = math.exp %w : f32
      affine.yield %w, %e : f32, f32
    } else {
      affine.yield %zero, %zero : f32, f32
    }
    %s = func.call @rk.warp.reduce.add.f32.i32.index(%v#1, %all, %l) : (f32, i32, index) -> f32
    %t = func.call @rk.warp.reduce.add.f32.i32.index(%v#0, %all, %l) : (f32, i32, index) -> f32
    affine.store %s, %y[0, %l] : memref<2x32xf32>
    affine.store %t, %y[1, %l] : memref<2x32xf32>
  }
  return
}

// -----

// The memory is written through another view of it before the call: it is not read again.
// CHECK-LABEL: func.func @written_through_a_view
// CHECK: call @rk.warp.reduce.add
func.func @written_through_a_view(%x: memref<4x8xf32>, %y: memref<32xf32>) attributes {rk.kernel} {
  %e = arith.constant -1 : i32
  %z = arith.constant 0.0 : f32
  %v = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  affine.parallel (%l) = (0) to (32) {
    %a = affine.load %v[%l] : memref<32xf32>
    affine.store %z, %x[%l floordiv 8, %l mod 8] : memref<4x8xf32>
    %r = func.call @rk.warp.reduce.add.f32.i32.index(%a, %e, %l) : (f32, i32, index) -> f32
    affine.store %r, %y[%l] : memref<32xf32>
  }
  return
}
func.func private @rk.warp.reduce.add.f32.i32.index(f32, i32, index) -> f32
