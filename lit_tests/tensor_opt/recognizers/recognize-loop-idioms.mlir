// RUN: raise-opt %s --split-input-file --pass-pipeline='recognize-loop-idioms,simplify-tensors,canonicalize' 2>&1 | filecheck %s

// What is said of the three loops below:
// CHECK: applied: a loop of 70 iterations is now an idiom, with reassociated additions
// CHECK: applied: a loop of 9 iterations is now an idiom
// CHECK: missed: the loop stays: a loop-carried value is not a known recurrence

// A running sum of each row.

// CHECK-LABEL: func.func @running
// CHECK-SAME: ([[X:%.+]]: tensor<40x70xf32>, [[Y:%.+]]: tensor<40x70xf32>)
// CHECK-NOT: stablehlo.while
// CHECK: [[R:%.+]] = "stablehlo.reduce_window"([[X]], {{%.+}}) <{padding = dense<{{\[\[}}0, 0], [69, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 70>}>
// CHECK: stablehlo.add
// CHECK: return [[R]]
func.func @running(%x: tensor<40x70xf32>, %y: tensor<40x70xf32>) -> tensor<40x70xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<70> : tensor<i32>
  %s0 = stablehlo.constant dense<0.0> : tensor<40xf32>
  %r:3 = stablehlo.while(%i = %zero, %s = %s0, %o = %y) : tensor<i32>, tensor<40xf32>, tensor<40x70xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %zero, %i, sizes = [40, 1] : (tensor<40x70xf32>, tensor<i32>, tensor<i32>) -> tensor<40x1xf32>
    %b = stablehlo.reshape %a : (tensor<40x1xf32>) -> tensor<40xf32>
    %n = stablehlo.add %s, %b : tensor<40xf32>
    %d = stablehlo.reshape %n : (tensor<40xf32>) -> tensor<40x1xf32>
    %p = stablehlo.dynamic_update_slice %o, %d, %zero, %i : (tensor<40x70xf32>, tensor<40x1xf32>, tensor<i32>, tensor<i32>) -> tensor<40x70xf32>
    stablehlo.return %next, %n, %p : tensor<i32>, tensor<40xf32>, tensor<40x70xf32>
  }
  return %r#2 : tensor<40x70xf32>
}

// -----

// The first index of the least element: the loop's own test decides what counts as taken.

// CHECK-LABEL: func.func @index_of_least
// CHECK-SAME: ([[X:%.+]]: tensor<9xi32>, [[S:%.+]]: tensor<i32>)
// CHECK-NOT: stablehlo.while
// CHECK: [[M:%.+]] = stablehlo.reduce([[X]] init: {{%.+}}) applies stablehlo.minimum across dimensions = [0]
// CHECK: [[B:%.+]] = stablehlo.broadcast_in_dim [[M]]
// CHECK: [[E:%.+]] = stablehlo.compare EQ, [[X]], [[B]]
// CHECK: [[I:%.+]] = stablehlo.select [[E]]
// CHECK: stablehlo.reduce([[I]] init: {{%.+}}) applies stablehlo.minimum across dimensions = [0]
func.func @index_of_least(%x: tensor<9xi32>, %s0: tensor<i32>) -> tensor<i32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %end = stablehlo.constant dense<9> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %s0, %p = %none) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.reshape %a : (tensor<1xi32>) -> tensor<i32>
    %m = stablehlo.compare LT, %b, %s : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = stablehlo.select %m, %b, %s : tensor<i1>, tensor<i32>
    %q = stablehlo.select %m, %i, %p : tensor<i1>, tensor<i32>
    stablehlo.return %next, %n, %q : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %r#2 : tensor<i32>
}

// -----

// A float recurrence s = x * s + x: products of factors could overflow where the loop does not.

// CHECK-LABEL: func.func @recurrence
// CHECK: stablehlo.while
func.func @recurrence(%x: tensor<9xf32>, %s0: tensor<f32>) -> tensor<f32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<9> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %s0) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %b = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>
    %m = stablehlo.multiply %b, %s : tensor<f32>
    %n = stablehlo.add %m, %b : tensor<f32>
    stablehlo.return %next, %n : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

// -----

// A softmax of one pass: a maximum and a sum that is scaled again as it grows.
// CHECK-LABEL: func.func @one_pass
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.reduce(%arg0
// CHECK: %[[D:.*]] = stablehlo.subtract
// CHECK: %[[E:.*]] = stablehlo.exponential %[[D]]
// CHECK: stablehlo.reduce(%[[E]] init: %{{.*}}) applies stablehlo.add
func.func @one_pass(%x: tensor<4x37xf32>) -> tensor<4xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<37> : tensor<i32>
  %m0 = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
  %d0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  %r:3 = stablehlo.while(%i = %zero, %m = %m0, %d = %d0) : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %cut = stablehlo.dynamic_slice %x, %zero, %i, sizes = [4, 1] : (tensor<4x37xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
    %b = stablehlo.reshape %cut : (tensor<4x1xf32>) -> tensor<4xf32>
    %g = stablehlo.compare GT, %b, %m : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %n = stablehlo.select %g, %b, %m : tensor<4xi1>, tensor<4xf32>
    %e1 = stablehlo.subtract %m, %n : tensor<4xf32>
    %a = stablehlo.exponential %e1 : tensor<4xf32>
    %e2 = stablehlo.subtract %b, %n : tensor<4xf32>
    %p = stablehlo.exponential %e2 : tensor<4xf32>
    %da = stablehlo.multiply %d, %a : tensor<4xf32>
    %nd = stablehlo.add %da, %p : tensor<4xf32>
    stablehlo.return %next, %n, %nd : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#2 : tensor<4xf32>
}

// The index of the largest element among those that a mask leaves.

// CHECK-LABEL: func.func @largest_left
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.select %arg1, %arg0, {{.*}} : tensor<4x30xi1>, tensor<4x30xi32>
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [{{.}}]
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.minimum across dimensions = [{{.}}]
func.func @largest_left(%x: tensor<4x30xi32>, %left: tensor<4x30xi1>) -> (tensor<4xi32>, tensor<4xi32>) attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<30> : tensor<i32>
  %low = stablehlo.constant dense<-100> : tensor<4xi32>
  %none = stablehlo.constant dense<-1> : tensor<4xi32>
  %r:3 = stablehlo.while(%i = %zero, %best = %low, %at = %none) : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %s = stablehlo.dynamic_slice %x, %zero, %i, sizes = [4, 1] : (tensor<4x30xi32>, tensor<i32>, tensor<i32>) -> tensor<4x1xi32>
    %v = stablehlo.reshape %s : (tensor<4x1xi32>) -> tensor<4xi32>
    %m = stablehlo.dynamic_slice %left, %zero, %i, sizes = [4, 1] : (tensor<4x30xi1>, tensor<i32>, tensor<i32>) -> tensor<4x1xi1>
    %k = stablehlo.reshape %m : (tensor<4x1xi1>) -> tensor<4xi1>
    %c = stablehlo.compare GT, %v, %best : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %w = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %b = stablehlo.select %c, %v, %best : tensor<4xi1>, tensor<4xi32>
    %p = stablehlo.select %c, %w, %at : tensor<4xi1>, tensor<4xi32>
    %b2 = stablehlo.select %k, %b, %best : tensor<4xi1>, tensor<4xi32>
    %p2 = stablehlo.select %k, %p, %at : tensor<4xi1>, tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b2, %p2 : tensor<i32>, tensor<4xi32>, tensor<4xi32>
  }
  return %r#1, %r#2 : tensor<4xi32>, tensor<4xi32>
}
