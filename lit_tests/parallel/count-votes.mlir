// RUN: raise-opt --pass-pipeline='count-votes,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @counted
// CHECK: %[[V:.*]] = arith.extui %[[P:.*]] : i1 to i32
// CHECK: %[[N:.*]] = {{(func.)?}}call @rk.warp.reduce.add{{.*}}(%[[V]], %{{.*}}, %[[L:.*]])
// CHECK: memref.store %[[N]]
func.func private @rk.warp.ballot(i1, index) -> i32
func.func @counted(%x: memref<64xi1>, %y: memref<2xi32>) {
  affine.parallel (%w, %l) = (0, 0) to (2, 32) {
    %p = affine.load %x[%w * 32 + %l] : memref<64xi1>
    %b = func.call @rk.warp.ballot(%p, %l) : (i1, index) -> i32
    %n = math.ctpop %b : i32
    memref.store %n, %y[%w] : memref<2xi32>
  }
  return
}

// -----

// Of the lanes before this one only.
// CHECK-LABEL: func.func @ranked
// CHECK-NOT: reduce.add
// CHECK: math.ctpop
func.func private @rk.warp.ballot(i1, index) -> i32
func.func @ranked(%x: memref<64xi1>, %m: memref<32xi32>, %y: memref<2xi32>) {
  affine.parallel (%w, %l) = (0, 0) to (2, 32) {
    %p = affine.load %x[%w * 32 + %l] : memref<64xi1>
    %b = func.call @rk.warp.ballot(%p, %l) : (i1, index) -> i32
    %before = affine.load %m[%l] : memref<32xi32>
    %c = arith.andi %b, %before : i32
    %n = math.ctpop %c : i32
    memref.store %n, %y[%w] : memref<2xi32>
  }
  return
}
