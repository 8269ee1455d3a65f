// RUN: raise-opt %s --pass-pipeline='reroll-loops,canonicalize' 2>&1 | filecheck %s

// A running sum unrolled by two; an epilogue of one copy, and one of a loop, go on.

// CHECK: applied: a loop unrolled by 2 is rerolled [reroll-loops]
// CHECK-LABEL: func.func @running
// CHECK: affine.parallel ([[I:%.+]]) = (0) to (4)
// CHECK: affine.for [[K:%.+]] = 0 to 9 iter_args([[S:%.+]] = %{{.+}}) -> (f32) {
// CHECK-NEXT: [[X:%.+]] = affine.load %arg0{{\[}}[[I]], [[K]]]
// CHECK-NEXT: [[T:%.+]] = arith.addf [[S]], [[X]]
// CHECK-NEXT: affine.store [[T]], %arg1{{\[}}[[I]], [[K]]]
// CHECK-NEXT: affine.yield [[T]]
// CHECK-NOT: affine.load
func.func @running(%x: memref<4x9xf32>, %y: memref<4x9xf32>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (4) {
    %r = affine.for %k = 0 to 3 iter_args(%s = %z) -> (f32) {
      %a = affine.load %x[%i, %k * 2] : memref<4x9xf32>
      %b = arith.addf %s, %a : f32
      affine.store %b, %y[%i, %k * 2] : memref<4x9xf32>
      %c = affine.load %x[%i, %k * 2 + 1] : memref<4x9xf32>
      %d = arith.addf %b, %c : f32
      affine.store %d, %y[%i, %k * 2 + 1] : memref<4x9xf32>
      affine.yield %d : f32
    }
    %e = affine.load %x[%i, 6] : memref<4x9xf32>
    %f = arith.addf %r, %e : f32
    affine.store %f, %y[%i, 6] : memref<4x9xf32>
    affine.for %k = 0 to 2 iter_args(%s = %f) -> (f32) {
      %a = affine.load %x[%i, %k + 7] : memref<4x9xf32>
      %b = arith.addf %s, %a : f32
      affine.store %b, %y[%i, %k + 7] : memref<4x9xf32>
      affine.yield %b : f32
    }
  }
  return
}

// Integers that follow the index move with it: the index of the least element.

// CHECK-LABEL: func.func @index_of_least
// CHECK: affine.for [[K:%.+]] = 0 to 8 iter_args
// CHECK: arith.select
// CHECK: [[I:%.+]] = arith.index_cast [[K]] : index to i32
// CHECK: arith.select %{{.+}}, [[I]], %{{.+}} : i32
// CHECK-NEXT: affine.yield
func.func @index_of_least(%x: memref<8xf32>, %y: memref<i32>) attributes {rk.kernel} {
  %big = arith.constant 1.0e+30 : f32
  %none = arith.constant -1 : i32
  %two = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %r:2 = affine.for %k = 0 to 4 iter_args(%p = %none, %best = %big) -> (i32, f32) {
    %i = arith.index_cast %k : index to i32
    %j = arith.muli %i, %two overflow<nsw> : i32
    %a = affine.load %x[%k * 2] : memref<8xf32>
    %less = arith.cmpf olt, %a, %best : f32
    %b0 = arith.select %less, %a, %best : f32
    %p0 = arith.select %less, %j, %p : i32
    %j1 = arith.addi %j, %one overflow<nsw> : i32
    %c = affine.load %x[%k * 2 + 1] : memref<8xf32>
    %less1 = arith.cmpf olt, %c, %b0 : f32
    %b1 = arith.select %less1, %c, %b0 : f32
    %p1 = arith.select %less1, %j1, %p0 : i32
    affine.yield %p1, %b1 : i32, f32
  }
  affine.store %r#0, %y[] : memref<i32>
  return
}

// A copy that reads somewhere else, or takes something else, is none.

// CHECK-LABEL: func.func @uneven
// CHECK: affine.for %{{.+}} = 0 to 3
// CHECK-LABEL: func.func @another
// CHECK: affine.for %{{.+}} = 0 to 3
func.func @uneven(%x: memref<9xf32>, %y: memref<9xf32>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f32
  affine.for %k = 0 to 3 iter_args(%s = %z) -> (f32) {
    %a = affine.load %x[%k * 2] : memref<9xf32>
    %b = arith.addf %s, %a : f32
    affine.store %b, %y[%k * 2] : memref<9xf32>
    %c = affine.load %x[%k * 2 + 2] : memref<9xf32>
    %d = arith.addf %b, %c : f32
    affine.store %d, %y[%k * 2 + 1] : memref<9xf32>
    affine.yield %d : f32
  }
  return
}
func.func @another(%x: memref<9xf32>, %y: memref<9xf32>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f32
  affine.for %k = 0 to 3 iter_args(%s = %z) -> (f32) {
    %a = affine.load %x[%k * 2] : memref<9xf32>
    %b = arith.addf %s, %a : f32
    affine.store %b, %y[%k * 2] : memref<9xf32>
    %c = affine.load %x[%k * 2 + 1] : memref<9xf32>
    %d = arith.addf %s, %c : f32
    affine.store %d, %y[%k * 2 + 1] : memref<9xf32>
    affine.yield %d : f32
  }
  return
}
