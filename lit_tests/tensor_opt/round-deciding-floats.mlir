// RUN: raise-opt %s --pass-pipeline=round-deciding-floats | filecheck %s

// A quotient that decides a bin, after a sum; a root that decides a row.

// CHECK-LABEL: func.func @bins
// CHECK: [[A:%.+]] = stablehlo.convert %arg0 : (tensor<8xf32>) -> tensor<8xf64>
// CHECK: [[B:%.+]] = stablehlo.convert %arg1 : (tensor<8xf32>) -> tensor<8xf64>
// CHECK: [[D:%.+]] = stablehlo.divide [[A]], [[B]] : tensor<8xf64>
// CHECK: [[P:%.+]] = stablehlo.compare EQ, [[D]], [[D]]
// CHECK: [[N:%.+]] = stablehlo.select [[P]], [[D]]
// CHECK: [[Q:%.+]] = stablehlo.convert [[N]] : (tensor<8xf64>) -> tensor<8xf32>
// CHECK: [[S:%.+]] = stablehlo.add [[Q]], %arg1
// CHECK: stablehlo.convert [[S]] : (tensor<8xf32>) -> tensor<8xi32>
// CHECK: [[A:%.+]] = stablehlo.convert %arg0 : (tensor<8xf32>) -> tensor<8xf64>
// CHECK: [[F:%.+]] = stablehlo.multiply [[A]]
// CHECK: [[R:%.+]] = stablehlo.sqrt [[F]] : tensor<8xf64>
// CHECK: [[H:%.+]] = stablehlo.multiply [[R]]
// CHECK: [[C:%.+]] = stablehlo.convert [[H]] : (tensor<8xf64>) -> tensor<8xf32>
// CHECK: stablehlo.floor [[C]]
func.func @bins(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xi32>, tensor<8xf32>) attributes {rk.kernel, rk.target = "cuda"} {
  %q = stablehlo.divide %x, %y : tensor<8xf32>
  %s = stablehlo.add %q, %y : tensor<8xf32>
  %i = stablehlo.convert %s : (tensor<8xf32>) -> tensor<8xi32>
  %r = stablehlo.sqrt %x : tensor<8xf32>
  %f = stablehlo.floor %r : tensor<8xf32>
  return %i, %f : tensor<8xi32>, tensor<8xf32>
}

// The first quotient is rounded before it is widened for the second one.

// CHECK-LABEL: func.func @two
// CHECK: [[Q:%.+]] = stablehlo.convert {{.+}} : (tensor<8xf64>) -> tensor<8xf32>
// CHECK: [[T:%.+]] = stablehlo.reshape [[Q]]
// CHECK: [[P:%.+]] = stablehlo.compare EQ, [[T]], [[T]]
// CHECK: [[N:%.+]] = stablehlo.select [[P]], [[T]]
// CHECK: [[W:%.+]] = stablehlo.convert [[N]] : (tensor<2x4xf32>) -> tensor<2x4xf64>
// CHECK: stablehlo.divide [[W]]
func.func @two(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<2x4xf32>) -> tensor<2x4xi32> attributes {rk.kernel, rk.target = "rocm"} {
  %q = stablehlo.divide %x, %y : tensor<8xf32>
  %t = stablehlo.reshape %q : (tensor<8xf32>) -> tensor<2x4xf32>
  %d = stablehlo.divide %t, %z : tensor<2x4xf32>
  %i = stablehlo.convert %d : (tensor<2x4xf32>) -> tensor<2x4xi32>
  return %i : tensor<2x4xi32>
}

// What decides no whole number, is a double, or is divided by a power of two, stays.

// CHECK-LABEL: func.func @stays
// CHECK-NOT: (tensor<8xf32>) -> tensor<8xf64>
// CHECK: return
func.func @stays(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf64>) -> (tensor<8xf32>, tensor<8xi32>, tensor<8xi32>) attributes {rk.kernel, rk.target = "cuda"} {
  %two = stablehlo.constant dense<2.0> : tensor<8xf32>
  %0 = stablehlo.divide %x, %y : tensor<8xf32>
  %1 = stablehlo.divide %x, %two : tensor<8xf32>
  %2 = stablehlo.convert %1 : (tensor<8xf32>) -> tensor<8xi32>
  %3 = stablehlo.divide %z, %z : tensor<8xf64>
  %4 = stablehlo.convert %3 : (tensor<8xf64>) -> tensor<8xi32>
  return %0, %2, %4 : tensor<8xf32>, tensor<8xi32>, tensor<8xi32>
}

// On CPUs XLA rounds correctly; with fast math the kernel does not ask for it.

// CHECK-LABEL: func.func @cpu
// CHECK-NOT: f64
// CHECK: return
func.func @cpu(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xi32> attributes {rk.kernel, rk.target = "cpu"} {
  %q = stablehlo.divide %x, %y : tensor<8xf32>
  %i = stablehlo.convert %q : (tensor<8xf32>) -> tensor<8xi32>
  return %i : tensor<8xi32>
}

// CHECK-LABEL: func.func @fast
// CHECK-NOT: f64
// CHECK: return
func.func @fast(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xi32> attributes {rk.kernel, rk.fast_math, rk.target = "cuda"} {
  %q = stablehlo.divide %x, %y : tensor<8xf32>
  %i = stablehlo.convert %q : (tensor<8xf32>) -> tensor<8xi32>
  return %i : tensor<8xi32>
}
