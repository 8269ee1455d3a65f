// RUN: raise-opt --pass-pipeline='expose-warps,canonicalize' --split-input-file %s | filecheck %s

// CHECK: func.func private @rk.warp.shuffle.xor.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
// CHECK-LABEL: func.func @whole
// CHECK: affine.parallel (%[[W:.*]], %[[L:.*]]) = (0, 0) to (4, 32)
// CHECK: func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%{{.*}}, %{{.*}}, %{{.*}}, %[[L]])
func.func private @rk.warp.shuffle.xor.f32.i32.i32(f32, i32, i32) -> (f32, i1)
func.func @whole(%x: memref<128xf32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%t) = (0) to (128) {
    %v = affine.load %x[%t] : memref<128xf32>
    %s, %ok = func.call @rk.warp.shuffle.xor.f32.i32.i32(%v, %c1, %c31) : (f32, i32, i32) -> (f32, i1)
    affine.store %s, %x[%t] : memref<128xf32>
  }
  return
}

// -----

// 48 threads are a warp and a half: the missing lanes are guarded.
// CHECK: [[$SET:#.*]] = affine_set<(d0, d1) : (d0 * -32 - d1 + 47 >= 0)>
// CHECK-LABEL: func.func @partial
// CHECK: affine.parallel (%[[W:.*]], %[[L:.*]]) = (0, 0) to (2, 32)
// CHECK: affine.if [[$SET]](%[[W]], %[[L]])
// CHECK: func.call @rk.warp.ballot.i1.index(%{{.*}}, %[[L]])
func.func private @rk.warp.ballot.i1(i1) -> i32
func.func @partial(%x: memref<48xi32>, %p: i1) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (48) {
    %b = func.call @rk.warp.ballot.i1(%p) : (i1) -> i32
    affine.store %b, %x[%t] : memref<48xi32>
  }
  return
}

// -----

// A reduction over the block takes every thread index.
// CHECK-LABEL: func.func @block
// CHECK: affine.parallel (%[[Y:.*]], %[[X:.*]]) = (0, 0) to (2, 8)
// CHECK: func.call @rk.block.reduce.addi.i32.index.index(%{{.*}}, %[[Y]], %[[X]])
func.func private @rk.block.reduce.addi.i32(i32) -> i32
func.func @block(%x: memref<16xi32>, %v: i32) attributes {rk.kernel} {
  affine.parallel (%y, %t) = (0, 0) to (2, 8) {
    %b = func.call @rk.block.reduce.addi.i32(%v) : (i32) -> i32
    affine.store %b, %x[%y * 8 + %t] : memref<16xi32>
  }
  return
}

// -----

// Nobody talks: the loop stays as it is.
// CHECK-LABEL: func.func @silent
// CHECK: affine.parallel (%{{.*}}) = (0) to (128)
func.func @silent(%x: memref<128xf32>, %v: f32) attributes {rk.kernel} {
  affine.parallel (%t) = (0) to (128) {
    affine.store %v, %x[%t] : memref<128xf32>
  }
  return
}
