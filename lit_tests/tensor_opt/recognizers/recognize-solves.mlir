// RUN: raise-opt %s --pass-pipeline='recognize-solves' 2>&1 | filecheck %s

// Forward substitution, four unknowns, ten right-hand sides: the inner sum is a masked product.

// CHECK: applied: it is recognized as a triangular solve, with reassociated additions [recognize-solves]
// CHECK: missed: not checked for linear solves: some of its terms cancel except for their rounding [recognize-solves]
// CHECK-LABEL: func.func @forward
// CHECK-SAME: ([[L:%.+]]: tensor<4x4xf32>, [[B:%.+]]: tensor<4x10xf32>, {{%.+}}: tensor<4x10xf32>)
// CHECK: [[X:%.+]] = "stablehlo.triangular_solve"([[L]], [[B]]) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}>
// CHECK: stablehlo.abs [[L]]
// CHECK: stablehlo.abs [[B]]
// CHECK: stablehlo.abs [[X]]
// CHECK: [[R:%.+]] = "stablehlo.if"
// CHECK: stablehlo.return [[X]]
// CHECK: stablehlo.while
// CHECK: return [[R]]
func.func @forward(%L: tensor<4x4xf32>, %b: tensor<4x10xf32>, %x0: tensor<4x10xf32>) -> tensor<4x10xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<4x10xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
  %k = stablehlo.iota dim = 0 : tensor<4xi32>
  %r:2 = stablehlo.while(%i = %c0, %x = %x0) : tensor<i32>, tensor<4x10xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %ib = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %m = stablehlo.compare LT, %k, %ib : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %m2 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xi1>) -> tensor<4x10xi1>
    %l = stablehlo.dynamic_slice %L, %i, %c0, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %l1 = stablehlo.reshape %l : (tensor<1x4xf32>) -> tensor<4xf32>
    %l2 = stablehlo.select %m, %l1, %zeros : tensor<4xi1>, tensor<4xf32>
    %x2 = stablehlo.select %m2, %x, %none : tensor<4x10xi1>, tensor<4x10xf32>
    %s = stablehlo.dot_general %l2, %x2, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x10xf32>) -> tensor<10xf32>
    %bi = stablehlo.dynamic_slice %b, %i, %c0, sizes = [1, 10] : (tensor<4x10xf32>, tensor<i32>, tensor<i32>) -> tensor<1x10xf32>
    %s1 = stablehlo.reshape %s : (tensor<10xf32>) -> tensor<1x10xf32>
    %v = stablehlo.subtract %bi, %s1 : tensor<1x10xf32>
    %d = stablehlo.dynamic_slice %L, %i, %i, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %d1 = stablehlo.reshape %d : (tensor<1x1xf32>) -> tensor<f32>
    %d2 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<f32>) -> tensor<1x10xf32>
    %q = stablehlo.divide %v, %d2 : tensor<1x10xf32>
    %y = stablehlo.dynamic_update_slice %x, %q, %i, %c0 : (tensor<4x10xf32>, tensor<1x10xf32>, tensor<i32>, tensor<i32>) -> tensor<4x10xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %y : tensor<i32>, tensor<4x10xf32>
  }
  return %r#1 : tensor<4x10xf32>
}

// The sum without its mask reads what was in the array before: no triangular solve.

// CHECK-LABEL: func.func @all_of_the_array
// CHECK-NOT: triangular_solve
// CHECK: return
func.func @all_of_the_array(%L: tensor<4x4xf32>, %x0: tensor<4xf32>) -> tensor<4xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %x = %x0) : tensor<i32>, tensor<4xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %l = stablehlo.dynamic_slice %L, %i, %c0, sizes = [1, 4] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %l1 = stablehlo.reshape %l : (tensor<1x4xf32>) -> tensor<4xf32>
    %s = stablehlo.dot_general %l1, %x, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %bi = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %s1 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
    %v = stablehlo.subtract %bi, %s1 : tensor<1xf32>
    %y = stablehlo.dynamic_update_slice %x, %v, %i : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %y : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// `(x - s) - x` is `-s` but for rounding: a program that means its rounding stays.

// CHECK-LABEL: func.func @compensated
// CHECK-NOT: triangular_solve
// CHECK: return
func.func @compensated(%L: tensor<4x4xf32>, %x0: tensor<4xf32>) -> tensor<4xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %x = %x0) : tensor<i32>, tensor<4xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %l = stablehlo.dynamic_slice %L, %i, %i, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %l1 = stablehlo.reshape %l : (tensor<1x1xf32>) -> tensor<1xf32>
    %bi = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.multiply %bi, %l1 : tensor<1xf32>
    %a = stablehlo.subtract %bi, %s : tensor<1xf32>
    %b = stablehlo.subtract %a, %bi : tensor<1xf32>
    %lost = stablehlo.add %b, %s : tensor<1xf32>
    %v = stablehlo.subtract %a, %lost : tensor<1xf32>
    %y = stablehlo.dynamic_update_slice %x, %v, %i : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %y : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
