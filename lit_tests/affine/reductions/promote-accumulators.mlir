// RUN: raise-opt --pass-pipeline='promote-accumulators' --split-input-file --print-remarks %s | filecheck %s

// The element of the inner lanes is carried; the outer load is part of what is carried along.
// CHECK-LABEL: func.func @tile
// CHECK: affine.parallel (%[[A:.*]], %[[F:.*]]) = (0, 0) to (3, 4) {
// CHECK-NEXT: %[[START:.*]] = affine.load %{{.*}}[%[[A]] + %[[F]] * 3]
// CHECK-NEXT: %[[SUM:.*]] = affine.for %[[M:.*]] = 0 to 10 iter_args(%[[ACC:.*]] = %[[START]]) -> (f32) {
// CHECK-NEXT: %[[D:.*]] = affine.load %{{.*}}[%[[A]], %[[M]]]
// CHECK-NEXT: %[[Q:.*]] = affine.load %{{.*}}[%[[F]], %[[M]]]
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[D]], %[[Q]]
// CHECK-NEXT: %[[N:.*]] = arith.addf %[[ACC]], %[[P]]
// CHECK-NEXT: affine.yield %[[N]]
// CHECK: affine.store %[[SUM]], %{{.*}}[%[[A]] + %[[F]] * 3]
func.func @tile(%d: memref<3x10xf32>, %q: memref<4x10xf32>, %by: memref<12xf32>) {
  affine.for %m = 0 to 10 {
    affine.parallel (%a) = (0) to (3) {
      %0 = affine.load %d[%a, %m] : memref<3x10xf32>
      affine.parallel (%f) = (0) to (4) {
        %1 = affine.load %q[%f, %m] : memref<4x10xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %by[%a + %f * 3] : memref<12xf32>
        %4 = arith.addf %3, %2 : f32
        affine.store %4, %by[%a + %f * 3] : memref<12xf32>
      }
    }
  }
  return
}

// -----

// A nest of loops over one element, and two elements that never meet.
// CHECK-LABEL: func.func @nest
// CHECK: %[[A:.*]] = affine.load %{{.*}}[0]
// CHECK: %[[B:.*]] = affine.load %{{.*}}[1]
// CHECK: affine.for %{{.*}} = 0 to 5 iter_args(%{{.*}} = %[[A]], %{{.*}} = %[[B]])
// CHECK: affine.for %{{.*}} = 0 to 7 iter_args
// CHECK-NOT: affine.store
// CHECK: affine.yield
// CHECK: affine.yield
// CHECK: affine.store
// CHECK: affine.store
func.func @nest(%x: memref<5x7xf32>, %y: memref<2xf32>) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 7 {
      %0 = affine.load %x[%i, %j] : memref<5x7xf32>
      %1 = affine.load %y[0] : memref<2xf32>
      %2 = arith.addf %1, %0 : f32
      affine.store %2, %y[0] : memref<2xf32>
      %3 = affine.load %y[1] : memref<2xf32>
      %4 = arith.mulf %3, %0 : f32
      affine.store %4, %y[1] : memref<2xf32>
    }
  }
  return
}

// -----

// CHECK: missed: the loop's sums stay in memory: it writes another element in every iteration
// CHECK-LABEL: func.func @moves
// CHECK: affine.for %{{.*}} = 0 to 5 {
func.func @moves(%x: memref<6xf32>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %x[%i] : memref<6xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %x[%i] : memref<6xf32>
  }
  return
}

// -----

// CHECK: missed: the loop's sums stay in memory: it also reads other elements of the memory that it writes
// CHECK-LABEL: func.func @reads
// CHECK: affine.for %{{.*}} = 0 to 5 {
func.func @reads(%x: memref<6xf32>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %x[0] : memref<6xf32>
    %1 = affine.load %x[%i] : memref<6xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %x[0] : memref<6xf32>
  }
  return
}

// -----

// CHECK: missed: the loop's sums stay in memory: different lanes in it may write one element
// CHECK-LABEL: func.func @shared
func.func @shared(%x: memref<6xf32>) {
  affine.for %i = 0 to 5 {
    affine.parallel (%a, %b) = (0, 0) to (3, 3) {
      %0 = affine.load %x[%a + %b] : memref<6xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %x[%a + %b] : memref<6xf32>
    }
  }
  return
}

// -----

// CHECK: missed: the loop's sums stay in memory: two of its stores may write one element
// CHECK-LABEL: func.func @meet
func.func @meet(%x: memref<6xf32>) {
  affine.for %i = 0 to 5 {
    affine.parallel (%a) = (0) to (3) {
      %0 = affine.load %x[%a] : memref<6xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %x[%a] : memref<6xf32>
    }
    affine.parallel (%a) = (0) to (3) {
      %0 = affine.load %x[%a + 2] : memref<6xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %x[%a + 2] : memref<6xf32>
    }
  }
  return
}

// -----

// It never runs, and may not even be inside the array.
// CHECK: missed: the loop's sums stay in memory: its bounds are not constant, or it never runs
// CHECK-LABEL: func.func @never
func.func @never(%x: memref<6xf32>) {
  affine.for %i = 0 to 0 {
    %0 = affine.load %x[0] : memref<6xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %x[0] : memref<6xf32>
  }
  return
}

// -----

// CHECK: missed: the loop's sums stay in memory: it writes memory that is allocated in it
// CHECK-LABEL: func.func @own
func.func @own() {
  affine.for %i = 0 to 5 {
    %x = memref.alloca() : memref<1xf32>
    %0 = affine.load %x[0] : memref<1xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %x[0] : memref<1xf32>
  }
  return
}
