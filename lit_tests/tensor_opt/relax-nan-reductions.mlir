// RUN: raise-opt %s --split-input-file --pass-pipeline=relax-nan-reductions | filecheck %s

// A NaN in a row is in its sum, and in all quotients by it.
// CHECK-LABEL: func.func @softmax
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK-NOT: stablehlo.compare
func.func @softmax(%x: tensor<5x6xf32>, %v: tensor<6x3xf32>) -> (tensor<5x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
   reducer(%l: tensor<f32>, %r: tensor<f32>) {
    %p = stablehlo.compare NE, %l, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare NE, %r, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %g = stablehlo.maximum %l, %r : tensor<f32>
    %h = stablehlo.select %q, %l, %g : tensor<i1>, tensor<f32>
    %k = stablehlo.select %p, %r, %h : tensor<i1>, tensor<f32>
    stablehlo.return %k : tensor<f32>
  }
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %r = stablehlo.divide %e, %sb : tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}

// -----

// Numerators of other elements do not show it.
// CHECK-LABEL: func.func @numerators
// CHECK: stablehlo.reduce
// CHECK: stablehlo.compare
// CHECK-NOT: applies stablehlo.maximum
func.func @numerators(%x: tensor<5x6xf32>, %v: tensor<6x3xf32>) -> (tensor<5x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
   reducer(%l: tensor<f32>, %r: tensor<f32>) {
    %p = stablehlo.compare NE, %l, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare NE, %r, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %g = stablehlo.maximum %l, %r : tensor<f32>
    %h = stablehlo.select %q, %l, %g : tensor<i1>, tensor<f32>
    %k = stablehlo.select %p, %r, %h : tensor<i1>, tensor<f32>
    stablehlo.return %k : tensor<f32>
  }
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  return %e : tensor<5x6xf32>
}

// -----

// NaNs that are replaced before a plain maximum need not be, either.
// CHECK-LABEL: func.func @replaced
// CHECK-SAME: ([[X:%.+]]: tensor<5x6xf32>)
// CHECK: stablehlo.reduce([[X]] init: {{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK-NOT: stablehlo.compare
func.func @replaced(%x: tensor<5x6xf32>) -> (tensor<5x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %lows = stablehlo.constant dense<0xFF800000> : tensor<5x6xf32>
  %nan = stablehlo.compare NE, %x, %x : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
  %y = stablehlo.select %nan, %lows, %x : tensor<5x6xi1>, tensor<5x6xf32>
  %m = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %r = stablehlo.divide %e, %sb : tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}

// -----

// Infinities that are replaced stay so: the maximum of a row without a NaN is another one.
// CHECK-LABEL: func.func @other_test
// CHECK: stablehlo.compare EQ
// CHECK: stablehlo.select
func.func @other_test(%x: tensor<5x6xf32>) -> (tensor<5x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<5x6xf32>
  %highs = stablehlo.constant dense<0x7F800000> : tensor<5x6xf32>
  %inf = stablehlo.compare EQ, %x, %highs : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
  %y = stablehlo.select %inf, %zeros, %x : tensor<5x6xi1>, tensor<5x6xf32>
  %m = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %r = stablehlo.divide %e, %sb : tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}

// -----

// So are those that a maximum that leaves NaNs out would leave out again.
// CHECK-LABEL: func.func @replaced_and_left_out
// CHECK-SAME: ([[X:%.+]]: tensor<5x6xf32>)
// CHECK: stablehlo.reduce([[X]] init: {{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK-NOT: stablehlo.compare
func.func @replaced_and_left_out(%x: tensor<5x6xf32>) -> (tensor<5x6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %lows = stablehlo.constant dense<0xFF800000> : tensor<5x6xf32>
  %nan = stablehlo.compare NE, %x, %x : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
  %y = stablehlo.select %nan, %lows, %x : tensor<5x6xi1>, tensor<5x6xf32>
  %m = stablehlo.reduce(%y init: %none) across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
   reducer(%l: tensor<f32>, %r: tensor<f32>) {
    %p = stablehlo.compare NE, %l, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare NE, %r, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %g = stablehlo.maximum %l, %r : tensor<f32>
    %h = stablehlo.select %q, %l, %g : tensor<i1>, tensor<f32>
    %k = stablehlo.select %p, %r, %h : tensor<i1>, tensor<f32>
    stablehlo.return %k : tensor<f32>
  }
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] :     (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %r = stablehlo.divide %e, %sb : tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}
