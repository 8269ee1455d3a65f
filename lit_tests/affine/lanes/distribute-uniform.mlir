// RUN: raise-opt --pass-pipeline='distribute-uniform,canonicalize,choose-basis,guards-to-bounds,canonicalize' --split-input-file %s | filecheck %s

// A warp a row: the sum is one of the row's, and the lanes and their loop are the row's elements.
// CHECK-LABEL: func.func @row
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (10) {
// CHECK-NEXT: %[[S:.*]] = affine.parallel (%{{.*}}) = (0) to (70) reduce ("addf")
// CHECK: affine.parallel (%{{.*}}) = (0) to (1) {
// CHECK-NEXT: affine.store %[[S]], %{{.*}}[%[[I]]]
// CHECK: affine.parallel (%[[J:.*]]) = (0) to (70) {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]], %[[J]]]
// CHECK-NOT: affine.if
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]]
#first = affine_set<(d0) : (-d0 >= 0)>
#row = affine_set<(d0, d1) : (-d0 - d1 * 32 + 69 >= 0)>
func.func @row(%x: memref<10x70xf32>, %y: memref<10x70xf32>, %m: memref<10xf32>) {
  affine.parallel (%i, %l) = (0, 0) to (10, 32) {
    %s = affine.parallel (%j) = (0) to (70) reduce ("addf") -> (f32) {
      %v = affine.load %x[%i, %j] : memref<10x70xf32>
      affine.yield %v : f32
    }
    affine.if #first(%l) {
      affine.store %s, %m[%i] : memref<10xf32>
    }
    affine.parallel (%k) = (0) to (3) {
      affine.if #row(%l, %k) {
        %v = affine.load %x[%i, %l + %k * 32] : memref<10x70xf32>
        %w = arith.subf %v, %s : f32
        affine.store %w, %y[%i, %l + %k * 32] : memref<10x70xf32>
      }
    }
  }
  return
}

// -----

// What is read before a write stays in front of it: the row is written, summed, and written again.
// CHECK-LABEL: func.func @in_order
// CHECK: affine.parallel (%[[J:.*]]) = (0) to (64) {
// CHECK: affine.store %{{.*}}, %[[Y:.*]][%[[J]]]
// CHECK: %[[S:.*]] = affine.parallel (%{{.*}}) = (0) to (64) reduce ("addf")
// CHECK-NEXT: affine.load %[[Y]]
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (64) {
// CHECK: arith.divf %{{.*}}, %[[S]]
func.func @in_order(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.parallel (%l) = (0) to (32) {
    affine.parallel (%k) = (0) to (2) {
      %v = affine.load %x[%l + %k * 32] : memref<64xf32>
      %e = math.exp %v : f32
      affine.store %e, %y[%l + %k * 32] : memref<64xf32>
    }
    %s = affine.parallel (%j) = (0) to (64) reduce ("addf") -> (f32) {
      %v = affine.load %y[%j] : memref<64xf32>
      affine.yield %v : f32
    }
    affine.parallel (%k) = (0) to (2) {
      %v = affine.load %y[%l + %k * 32] : memref<64xf32>
      %d = arith.divf %v, %s : f32
      affine.store %d, %y[%l + %k * 32] : memref<64xf32>
    }
  }
  return
}

// -----

// Stay: a lane's own sum would have to be kept; a value is read before the write and used after it.
// CHECK-LABEL: func.func @stay
// CHECK: affine.parallel (%[[L:.*]]) = (0) to (32) {
// CHECK: affine.parallel (%{{.*}}) = (0) to (2) {
// CHECK: affine.parallel (%[[M:.*]]) = (0) to (32) {
// CHECK: affine.load
// CHECK: affine.parallel (%{{.*}}) = (0) to (2) {
func.func @stay(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<32xf32>) {
  affine.parallel (%l) = (0) to (32) {
    %s = affine.parallel (%j) = (0) to (64) reduce ("addf") -> (f32) {
      %v = affine.load %x[%j - %l] : memref<64xf32>
      affine.yield %v : f32
    }
    affine.store %s, %z[%l] : memref<32xf32>
    affine.parallel (%k) = (0) to (2) {
      affine.store %s, %y[%l + %k * 32] : memref<64xf32>
    }
  }
  affine.parallel (%l) = (0) to (32) {
    %v = affine.load %z[%l] : memref<32xf32>
    affine.store %v, %z[31 - %l] : memref<32xf32>
    affine.parallel (%k) = (0) to (2) {
      affine.store %v, %y[%l + %k * 32] : memref<64xf32>
    }
  }
  return
}
