// RUN: raise-opt %s --pass-pipeline='recognize-extrema,canonicalize,cse' 2>&1 | filecheck %s

// The largest of four integers, and its index: neighbours are compared, the first of equal ones is
// kept.

// CHECK: applied: a tree of comparisons is now a reduction [recognize-extrema]
// CHECK-LABEL: func.func @largest
// CHECK-SAME: ([[X:%.+]]: tensor<5x4xi32>)
// CHECK: [[V:%.+]] = stablehlo.reduce([[X]] init: {{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: [[B:%.+]] = stablehlo.broadcast_in_dim [[V]], dims = [0]
// CHECK: [[E:%.+]] = stablehlo.compare EQ, [[X]], [[B]]
// CHECK: [[I:%.+]] = stablehlo.iota dim = 1
// CHECK: [[P:%.+]] = stablehlo.select [[E]], [[I]]
// CHECK: [[R:%.+]] = stablehlo.reduce([[P]] init: {{.*}}) applies stablehlo.minimum across dimensions = [1]
// CHECK: return [[V]], [[R]]
func.func @largest(%x: tensor<5x4xi32>) -> (tensor<5xi32>, tensor<5xi32>) attributes {rk.kernel} {
  %i = stablehlo.iota dim = 1 : tensor<5x4xi32>
  %a = stablehlo.slice %x [0:5, 0:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %b = stablehlo.slice %x [0:5, 1:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %ia = stablehlo.slice %i [0:5, 0:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %ib = stablehlo.slice %i [0:5, 1:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %c = stablehlo.compare GT, %b, %a : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
  %v = stablehlo.select %c, %b, %a : tensor<5x2xi1>, tensor<5x2xi32>
  %p = stablehlo.select %c, %ib, %ia : tensor<5x2xi1>, tensor<5x2xi32>
  %d = stablehlo.slice %v [0:5, 0:1] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %e = stablehlo.slice %v [0:5, 1:2] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %pd = stablehlo.slice %p [0:5, 0:1] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %pe = stablehlo.slice %p [0:5, 1:2] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %f = stablehlo.compare GT, %e, %d : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
  %w = stablehlo.select %f, %e, %d : tensor<5x1xi1>, tensor<5x1xi32>
  %q = stablehlo.select %f, %pe, %pd : tensor<5x1xi1>, tensor<5x1xi32>
  %r = stablehlo.reshape %w : (tensor<5x1xi32>) -> tensor<5xi32>
  %s = stablehlo.reshape %q : (tensor<5x1xi32>) -> tensor<5xi32>
  return %r, %s : tensor<5xi32>, tensor<5xi32>
}

// What is kept beside the larger one is chosen by another comparison: no extremum.

// CHECK-LABEL: func.func @another_comparison
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @another_comparison(%x: tensor<5x4xi32>) -> tensor<5xi32> attributes {rk.kernel} {
  %i = stablehlo.iota dim = 1 : tensor<5x4xi32>
  %a = stablehlo.slice %x [0:5, 0:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %b = stablehlo.slice %x [0:5, 1:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %ia = stablehlo.slice %i [0:5, 0:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %ib = stablehlo.slice %i [0:5, 1:4:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %c = stablehlo.compare GT, %b, %a : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
  %v = stablehlo.select %c, %b, %a : tensor<5x2xi1>, tensor<5x2xi32>
  %less = stablehlo.compare LT, %b, %a : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
  %p = stablehlo.select %less, %ib, %ia : tensor<5x2xi1>, tensor<5x2xi32>
  %d = stablehlo.slice %v [0:5, 0:1] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %e = stablehlo.slice %v [0:5, 1:2] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %pd = stablehlo.slice %p [0:5, 0:1] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %pe = stablehlo.slice %p [0:5, 1:2] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %f = stablehlo.compare GT, %e, %d : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
  %q = stablehlo.select %f, %pe, %pd : tensor<5x1xi1>, tensor<5x1xi32>
  %s = stablehlo.reshape %q : (tensor<5x1xi32>) -> tensor<5xi32>
  return %s : tensor<5xi32>
}
