// RUN: raise-opt --pass-pipeline='scalar-replace-loads,canonicalize' --split-input-file %s | filecheck %s

// Where the largest element is: the element is carried with its index.
// CHECK-LABEL: func.func @index_of_largest
// CHECK: %[[FIRST:.*]] = memref.load %arg0[%c0]
// CHECK: scf.for {{.*}} iter_args(%[[B:.*]] = %{{.*}}, %[[U:.*]] = %[[FIRST]]) -> (i32, f32)
// CHECK: %[[V:.*]] = memref.load
// CHECK-NOT: memref.load
// CHECK: %[[C:.*]] = arith.cmpf ogt, %[[V]], %[[U]]
// CHECK: %[[N:.*]] = arith.select %[[C]], %{{.*}}, %[[B]] : i32
// CHECK: %[[W:.*]] = arith.select %[[C]], %[[V]], %[[U]] : f32
// CHECK: scf.yield %[[N]], %[[W]]
func.func @index_of_largest(%x: memref<64xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c63 step %c1 iter_args(%b = %zero) -> (i32) {
    %k = arith.index_cast %i : index to i32
    %j = arith.addi %k, %one overflow<nsw> : i32
    %p = arith.index_cast %j : i32 to index
    %v = memref.load %x[%p] : memref<64xf32>
    %q = arith.index_cast %b : i32 to index
    %u = memref.load %x[%q] : memref<64xf32>
    %c = arith.cmpf ogt, %v, %u : f32
    %n = arith.select %c, %j, %b : i32
    scf.yield %n : i32
  }
  return %r : i32
}

// -----

// A loop that may have no iteration looks nothing up in front of it.
// CHECK-LABEL: func.func @any_length
// CHECK: %[[ANY:.*]] = arith.cmpi
// CHECK: %[[FIRST:.*]] = scf.if %[[ANY]] -> (f32)
// CHECK: memref.load
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} = %[[FIRST]]) -> (i32, f32)
// CHECK: %[[Q:.*]] = arith.index_cast %[[R]]#0
// CHECK: %[[U:.*]] = memref.load %arg0[%[[Q]]]
// CHECK: return %[[U]]
func.func @any_length(%x: memref<64xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %zero) -> (i32) {
    %j = arith.index_cast %i : index to i32
    %p = arith.index_cast %j : i32 to index
    %v = memref.load %x[%p] : memref<64xf32>
    %q = arith.index_cast %b : i32 to index
    %u = memref.load %x[%q] : memref<64xf32>
    %c = arith.cmpf ogt, %v, %u : f32
    %n2 = arith.select %c, %j, %b : i32
    scf.yield %n2 : i32
  }
  // Without an iteration, nothing has been looked up.
  %q = arith.index_cast %r : i32 to index
  %u = memref.load %x[%q] : memref<64xf32>
  return %u : f32
}

// -----

// What is loaded at a choice of indices.
// CHECK-LABEL: func.func @choice
// CHECK-COUNT-2: memref.load
// CHECK-NOT: memref.load
// CHECK: %[[U:.*]] = arith.select
// CHECK: return %[[U]]
func.func @choice(%x: memref<64xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %x[%i] : memref<64xf32>
  %w = memref.load %x[%j] : memref<64xf32>
  %c = arith.cmpf ogt, %v, %w : f32
  %k = arith.select %c, %i, %j : index
  %u = memref.load %x[%k] : memref<64xf32>
  return %u : f32
}

// -----

// Memory that is written in between, an index that may wrap, an index whose element is not loaded.
// CHECK-LABEL: func.func @stay
// CHECK-COUNT-4: memref.load
// CHECK: scf.for {{.*}} -> (i32)
// CHECK-COUNT-2: memref.load
func.func @stay(%x: memref<64xf32>, %i: index, %j: index, %y: f32) -> (f32, f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %v = memref.load %x[%i] : memref<64xf32>
  %w = memref.load %x[%j] : memref<64xf32>
  %c = arith.cmpf ogt, %v, %w : f32
  memref.store %y, %x[%i] : memref<64xf32>
  %k = arith.select %c, %i, %j : index
  %u = memref.load %x[%k] : memref<64xf32>
  %m = arith.addi %k, %c1 : index
  %t = memref.load %x[%m] : memref<64xf32>
  %r = scf.for %a = %c0 to %c63 step %c1 iter_args(%b = %zero) -> (i32) {
    %o = memref.load %x[%a] : memref<64xf32>
    %q = arith.index_cast %b : i32 to index
    %p = memref.load %x[%q] : memref<64xf32>
    %d = arith.cmpf ogt, %o, %p : f32
    %e = arith.index_cast %a : index to i32
    %f = arith.addi %e, %one : i32
    %n = arith.select %d, %f, %b : i32
    scf.yield %n : i32
  }
  return %u, %t, %r : f32, f32, i32
}

// -----

// A column, with an offset; what is stored in another array changes nothing.
// CHECK-LABEL: func.func @column
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} -> (i32, f32)
// CHECK: memref.store
// CHECK-NOT: memref.load
// CHECK: return %[[R]]#1
func.func @column(%x: memref<640xf32>, %y: memref<1xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c60 = arith.constant 60 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %ten = arith.constant 10 : i32
  %r = scf.for %i = %c0 to %c60 step %c1 iter_args(%b = %zero) -> (i32) {
    %j = arith.index_cast %i : index to i32
    %k = arith.muli %j, %ten overflow<nsw> : i32
    %l = arith.addi %k, %three overflow<nsw> : i32
    %p = arith.index_cast %l : i32 to index
    %v = memref.load %x[%p] : memref<640xf32>
    %m = arith.muli %b, %ten overflow<nsw> : i32
    %n = arith.addi %m, %three overflow<nsw> : i32
    %q = arith.index_cast %n : i32 to index
    %u = memref.load %x[%q] : memref<640xf32>
    %c = arith.cmpf ogt, %v, %u : f32
    %t = arith.select %c, %j, %b : i32
    scf.yield %t : i32
  }
  memref.store %r, %y[%c0] : memref<1xi32>
  %m = arith.muli %r, %ten overflow<nsw> : i32
  %n = arith.addi %m, %three overflow<nsw> : i32
  %q = arith.index_cast %n : i32 to index
  %u = memref.load %x[%q] : memref<640xf32>
  return %u : f32
}
