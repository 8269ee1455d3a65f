// RUN: raise-opt --pass-pipeline='drop-poison' %s | filecheck %s

// CHECK-LABEL: func.func @numbers
// CHECK-NEXT: %[[INT:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[FLOAT:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: return %[[INT]], %[[FLOAT]]
func.func @numbers() -> (i32, f64) {
  %i = ub.poison : i32
  %f = ub.poison : f64
  return %i, %f : i32, f64
}

// There is no zero memref.
// CHECK-LABEL: func.func @memref_stays
// CHECK-NEXT: ub.poison : memref<4xf32>
func.func @memref_stays() -> memref<4xf32> {
  %m = ub.poison : memref<4xf32>
  return %m : memref<4xf32>
}
