// RUN: raise-opt --pass-pipeline='hoist-sums' --split-input-file %s | filecheck %s

// The maximum of a row, and what is made of it; the index that the sum goes along stays inside.
// CHECK-LABEL: func.func @softmax_sum
// CHECK: affine.parallel ([[I:%.+]]) = (0) to (5)
// CHECK-NEXT: [[M:%.+]] = affine.parallel ({{%.+}}) = (0) to (50) reduce ("maxnumf")
// CHECK: [[N:%.+]] = arith.negf [[M]]
// CHECK-NEXT: affine.parallel ([[L:%.+]]) = (0) to (32) reduce ("addf")
// CHECK-NEXT: [[V:%.+]] = affine.load {{%.+}}{{\[}}[[I]], [[L]]]
// CHECK-NEXT: arith.addf [[V]], [[N]]
func.func @softmax_sum(%x: memref<5x50xf32>, %y: memref<5xf32>) {
  affine.parallel (%i) = (0) to (5) {
    %s = affine.parallel (%l) = (0) to (32) reduce ("addf") -> (f32) {
      %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") -> (f32) {
        %w = affine.load %x[%i, %k] : memref<5x50xf32>
        affine.yield %w : f32
      }
      %n = arith.negf %m : f32
      %v = affine.load %x[%i, %l] : memref<5x50xf32>
      %d = arith.addf %v, %n : f32
      affine.yield %d : f32
    }
    affine.store %s, %y[%i] : memref<5xf32>
  }
  return
}

// -----

// Another one for each index; under a guard; in a loop that never runs.
// CHECK-LABEL: func.func @stays
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK-NEXT: affine.parallel ({{%.+}}) = (0) to (50) reduce ("maxnumf")
// CHECK: affine.parallel ({{%.+}}) = (0) to (32) reduce ("addf")
// CHECK-NEXT: affine.if
// CHECK: affine.parallel ({{%.+}}) = (3) to (3) reduce ("addf")
// CHECK-NEXT: affine.parallel ({{%.+}}) = (0) to (50) reduce ("maxnumf")
#some = affine_set<(d0) : (d0 - 8 >= 0)>
func.func @stays(%x: memref<32x50xf32>, %y: memref<3xf32>) {
  affine.parallel (%t) = (0) to (1) {
    %a = affine.parallel (%l) = (0) to (32) reduce ("addf") -> (f32) {
      %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") -> (f32) {
        %w = affine.load %x[%l, %k] : memref<32x50xf32>
        affine.yield %w : f32
      }
      affine.yield %m : f32
    }
    %b = affine.parallel (%l) = (0) to (32) reduce ("addf") -> (f32) {
      %g = affine.if #some(%l) -> f32 {
        %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") -> (f32) {
          %w = affine.load %x[0, %k] : memref<32x50xf32>
          affine.yield %w : f32
        }
        affine.yield %m : f32
      } else {
        %z = arith.constant 0.0 : f32
        affine.yield %z : f32
      }
      affine.yield %g : f32
    }
    %c = affine.parallel (%l) = (3) to (3) reduce ("addf") -> (f32) {
      %m = affine.parallel (%k) = (0) to (50) reduce ("maxnumf") -> (f32) {
        %w = affine.load %x[1, %k] : memref<32x50xf32>
        affine.yield %w : f32
      }
      affine.yield %m : f32
    }
    affine.store %a, %y[0] : memref<3xf32>
    affine.store %b, %y[1] : memref<3xf32>
    affine.store %c, %y[2] : memref<3xf32>
  }
  return
}
