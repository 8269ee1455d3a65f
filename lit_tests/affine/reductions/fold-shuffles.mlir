// RUN: raise-opt --pass-pipeline='fold-shuffles,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='fold-shuffles' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// A butterfly leaves the total in every lane, whatever the order of its steps.
// CHECK-LABEL: func.func @butterfly
// CHECK: %[[V:.*]] = affine.load
// CHECK: %[[TOTAL:.*]] = func.call @rk.warp.reduce.maxnumf.f32.i32.index(%[[V]], %c-1_i32, %{{.*}})
// CHECK: affine.store %[[TOTAL]]
// WHY: applied: a tree of shuffles is now a reduction
func.func private @rk.warp.shuffle.xor.f32.i32.i32.index(f32, i32, i32, index) -> (f32, i1)
func.func @butterfly(%x: memref<4x32xf32>, %y: memref<4x32xf32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xf32>
    %s0:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v0, %c1, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v1 = arith.maxnumf %v0, %s0#0 : f32
    %s1:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v1, %c16, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v2 = arith.maxnumf %s1#0, %v1 : f32
    %s2:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v2, %c4, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v3 = arith.maxnumf %v2, %s2#0 : f32
    %s3:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v3, %c8, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v4 = arith.maxnumf %v3, %s3#0 : f32
    %s4:2 = func.call @rk.warp.shuffle.xor.f32.i32.i32.index(%v4, %c2, %c31, %l) : (f32, i32, i32, index) -> (f32, i1)
    %v5 = arith.maxnumf %v4, %s4#0 : f32
    affine.store %v5, %y[%w, %l] : memref<4x32xf32>
  }
  return
}

// -----

// Steps down: lane 0 has the total, which it alone stores. The last fold stands under its guard.
// CHECK-LABEL: func.func @down
// CHECK: %[[TOTAL:.*]] = func.call @rk.warp.reduce.add.i32.i32.index
// CHECK: affine.if
// CHECK-NEXT: affine.store %[[TOTAL]]
// WHY: applied: a tree of shuffles is now a reduction
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @down(%x: memref<4x32xi32>, %y: memref<4xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v1 = arith.addi %v0, %s0#0 : i32
    %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v2 = arith.addi %v1, %s1#0 : i32
    %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v3 = arith.addi %v2, %s2#0 : i32
    %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v4 = arith.addi %v3, %s3#0 : i32
    %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    affine.if affine_set<(d0) : (-d0 >= 0)>(%l) {
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w] : memref<4xi32>
    }
  }
  return
}

// -----

// Every lane stores what it has: only the first one's is the total.
// CHECK-LABEL: func.func @windows
// CHECK-NOT: call @rk.warp.reduce
// WHY: missed: a tree of shuffles stays: lanes other than the first use their values
func.func private @rk.warp.shuffle.down.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @windows(%x: memref<4x32xi32>, %y: memref<4x32xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    %s0:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v1 = arith.addi %v0, %s0#0 : i32
    %s1:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v2 = arith.addi %v1, %s1#0 : i32
    %s2:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v3 = arith.addi %v2, %s2#0 : i32
    %s3:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v4 = arith.addi %v3, %s3#0 : i32
    %s4:2 = func.call @rk.warp.shuffle.down.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
    %v5 = arith.addi %v4, %s4#0 : i32
    affine.store %v5, %y[%w, %l] : memref<4x32xi32>
  }
  return
}

// -----

// A guard on the thread's number that leaves whole warps, and one that leaves half of one.
// CHECK-LABEL: func.func @some
// CHECK: affine.if
// CHECK: call @rk.warp.reduce.add
// CHECK: affine.if
// CHECK-NOT: call @rk.warp.reduce
// WHY: applied: a tree of shuffles is now a reduction
// WHY: missed: a tree of shuffles stays: not all lanes of the warp reach it
func.func private @rk.warp.shuffle.xor.i32.i32.i32.index(i32, i32, i32, index) -> (i32, i1)
func.func @some(%x: memref<4x32xi32>, %y: memref<4x32xi32>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  affine.parallel (%w, %l) = (0, 0) to (4, 32) {
    %v0 = affine.load %x[%w, %l] : memref<4x32xi32>
    affine.if affine_set<(d0, d1) : (d0 * -32 - d1 + 63 >= 0)>(%w, %l) {
      %s0:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v1 = arith.addi %v0, %s0#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v2 = arith.addi %v1, %s1#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v3 = arith.addi %v2, %s2#0 : i32
      %s3:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v4 = arith.addi %v3, %s3#0 : i32
      %s4:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w, %l] : memref<4x32xi32>
    }
    affine.if affine_set<(d0, d1) : (d0 * -32 - d1 + 47 >= 0)>(%w, %l) {
      %s0:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v0, %c16, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v1 = arith.addi %v0, %s0#0 : i32
      %s1:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v1, %c8, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v2 = arith.addi %v1, %s1#0 : i32
      %s2:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v2, %c4, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v3 = arith.addi %v2, %s2#0 : i32
      %s3:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v3, %c2, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v4 = arith.addi %v3, %s3#0 : i32
      %s4:2 = func.call @rk.warp.shuffle.xor.i32.i32.i32.index(%v4, %c1, %c31, %l) : (i32, i32, i32, index) -> (i32, i1)
      %v5 = arith.addi %v4, %s4#0 : i32
      affine.store %v5, %y[%w, %l] : memref<4x32xi32>
    }
  }
  return
}
