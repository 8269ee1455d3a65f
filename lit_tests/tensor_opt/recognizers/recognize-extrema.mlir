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

// Only indices are kept, and their elements looked up again.

// CHECK-LABEL: func.func @looked_up
// CHECK: "stablehlo.if"
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.minimum across dimensions = [1]
func.func @looked_up(%x: tensor<5x8xf32>) -> tensor<5xi32> attributes {rk.kernel} {
  %flat = stablehlo.reshape %x : (tensor<5x8xf32>) -> tensor<40xf32>
  %eight = stablehlo.constant dense<8> : tensor<5xi32>
  %row = stablehlo.iota dim = 0 : tensor<5xi32>
  %first = stablehlo.multiply %row, %eight : tensor<5xi32>
  %ia = stablehlo.iota dim = 1 : tensor<5x4xi32>
  %four = stablehlo.constant dense<4> : tensor<5x4xi32>
  %ib = stablehlo.add %ia, %four : tensor<5x4xi32>
  %a = stablehlo.slice %x [0:5, 0:4] : (tensor<5x8xf32>) -> tensor<5x4xf32>
  %b = stablehlo.slice %x [0:5, 4:8] : (tensor<5x8xf32>) -> tensor<5x4xf32>
  %c = stablehlo.compare GT, %b, %a : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xi1>
  %p = stablehlo.select %c, %ib, %ia : tensor<5x4xi1>, tensor<5x4xi32>
  %f2 = stablehlo.broadcast_in_dim %first, dims = [0] : (tensor<5xi32>) -> tensor<5x2xi32>
  %p0 = stablehlo.slice %p [0:5, 0:2] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %p1 = stablehlo.slice %p [0:5, 2:4] : (tensor<5x4xi32>) -> tensor<5x2xi32>
  %g0 = stablehlo.add %f2, %p0 : tensor<5x2xi32>
  %g1 = stablehlo.add %f2, %p1 : tensor<5x2xi32>
  %v0 = "stablehlo.gather"(%flat, %g0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %v1 = "stablehlo.gather"(%flat, %g1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
  %d = stablehlo.compare GT, %v1, %v0 : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
  %q = stablehlo.select %d, %p1, %p0 : tensor<5x2xi1>, tensor<5x2xi32>
  %f1 = stablehlo.broadcast_in_dim %first, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %q0 = stablehlo.slice %q [0:5, 0:1] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %q1 = stablehlo.slice %q [0:5, 1:2] : (tensor<5x2xi32>) -> tensor<5x1xi32>
  %h0 = stablehlo.add %f1, %q0 : tensor<5x1xi32>
  %h1 = stablehlo.add %f1, %q1 : tensor<5x1xi32>
  %w0 = "stablehlo.gather"(%flat, %h0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
  %w1 = "stablehlo.gather"(%flat, %h1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
  %e = stablehlo.compare GT, %w1, %w0 : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
  %r = stablehlo.select %e, %q1, %q0 : tensor<5x1xi1>, tensor<5x1xi32>
  %s = stablehlo.reshape %r : (tensor<5x1xi32>) -> tensor<5xi32>
  return %s : tensor<5xi32>
}
