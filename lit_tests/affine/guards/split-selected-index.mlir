// RUN: raise-opt --pass-pipeline='split-selected-index,raise-affine,canonicalize' --split-input-file %s | filecheck %s

// CHECK: [[$EDGE:#.*]] = affine_set<(d0) : (-d0 >= 0)>
// CHECK-LABEL: func.func @boundary
// CHECK: affine.if [[$EDGE]](%[[I:.*]]) -> f32 {
// CHECK-NEXT: affine.load %{{.*}}[0]
// CHECK: } else {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] - 1]
func.func @boundary(%x: memref<100xf32>, %y: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : index
  affine.parallel (%i) = (0) to (100) {
    %c = arith.cmpi eq, %i, %c0 : index
    %l = arith.addi %i, %m1 : index
    %k = arith.select %c, %c0, %l : index
    %v = memref.load %x[%k] : memref<100xf32>
    affine.store %v, %y[%i] : memref<100xf32>
  }
  return
}

// -----

// Clamping on both sides.
// CHECK-LABEL: func.func @clamp
// CHECK-NOT: memref.load
// CHECK: affine.load %{{.*}}[99]
func.func @clamp(%x: memref<100xf32>, %y: memref<100xf32>) {
  %c0 = arith.constant 0 : i32
  %c99 = arith.constant 99 : i32
  %m3 = arith.constant -3 : i32
  affine.parallel (%l) = (0) to (100) {
    %i = arith.index_cast %l : index to i32
    %d = arith.addi %i, %m3 : i32
    %t = arith.addi %d, %d : i32
    %a = arith.maxsi %t, %c0 : i32
    %b = arith.minsi %a, %c99 : i32
    %k = arith.index_cast %b : i32 to index
    %v = memref.load %x[%k] : memref<100xf32>
    affine.store %v, %y[%l] : memref<100xf32>
  }
  return
}

// -----

// The condition is data: one gather is better than two.
// CHECK-LABEL: func.func @data
// CHECK-NOT: affine.if
// CHECK-NOT: scf.if
// CHECK: memref.load
func.func @data(%x: memref<100xf32>, %c: memref<100xi1>, %y: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i) = (0) to (100) {
    %b = affine.load %c[%i] : memref<100xi1>
    %k = arith.select %b, %c0, %i : index
    %v = memref.load %x[%k] : memref<100xf32>
    affine.store %v, %y[%i] : memref<100xf32>
  }
  return
}

// -----

// Nine points with a clamp at both ends: the limit that these lanes never reach goes.
// CHECK-LABEL: func.func @one_end
// CHECK-NOT: arith.minsi
// CHECK: affine.if
// CHECK-NOT: affine.if
func.func @one_end(%x: memref<50xf32>, %y: memref<50xf32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c49 = arith.constant 49 : i32
  affine.parallel (%l) = (0) to (50) {
    %i = arith.index_cast %l : index to i32
    %before = arith.subi %i, %c1 : i32
    %low = arith.maxsi %before, %c0 : i32
    %both = arith.minsi %low, %c49 : i32
    %k = arith.index_cast %both : i32 to index
    %v = memref.load %x[%k] : memref<50xf32>
    affine.store %v, %y[%l] : memref<50xf32>
  }
  return
}
