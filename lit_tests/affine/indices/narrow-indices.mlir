// RUN: raise-opt --pass-pipeline='narrow-indices,canonicalize,cse' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @ring
// CHECK-NOT: i64
// CHECK: %[[M:.*]] = arith.muli %{{.*}}, %{{.*}} : i32
// CHECK: arith.index_cast %[[M]] : i32 to index
func.func @ring(%x: memref<640xf32>, %c: memref<64xi32>, %y: memref<64xf32>) {
  %c10 = arith.constant 10 : i64
  affine.parallel (%j) = (0) to (64) {
    %a = affine.load %c[%j] : memref<64xi32>
    %w = arith.extsi %a : i32 to i64
    %m = arith.muli %w, %c10 : i64
    %i = arith.index_cast %m : i64 to index
    %v = memref.load %x[%i] : memref<640xf32>
    affine.store %v, %y[%j] : memref<64xf32>
  }
  return
}

// -----

// A right shift needs the high bits: it stays, its result is truncated.
// CHECK-LABEL: func.func @shift
// CHECK: %[[S:.*]] = arith.shrsi %{{.*}}, %{{.*}} : i64
// CHECK: arith.trunci %[[S]] : i64 to i32
func.func @shift(%x: memref<640xf32>, %c: memref<64xi64>, %y: memref<64xf32>) {
  %c3 = arith.constant 3 : i64
  affine.parallel (%j) = (0) to (64) {
    %w = affine.load %c[%j] : memref<64xi64>
    %d = arith.shrsi %w, %c3 : i64
    %i = arith.index_cast %d : i64 to index
    %v = memref.load %x[%i] : memref<640xf32>
    affine.store %v, %y[%j] : memref<64xf32>
  }
  return
}

// -----

// The 64-bit value is data as well: it is kept for that use.
// CHECK-LABEL: func.func @data
// CHECK: arith.muli %{{.*}} : i64
func.func @data(%c: memref<64xi32>, %y: memref<64xi64>) {
  %c10 = arith.constant 10 : i64
  affine.parallel (%j) = (0) to (64) {
    %a = affine.load %c[%j] : memref<64xi32>
    %w = arith.extsi %a : i32 to i64
    %m = arith.muli %w, %c10 : i64
    affine.store %m, %y[%j] : memref<64xi64>
  }
  return
}
