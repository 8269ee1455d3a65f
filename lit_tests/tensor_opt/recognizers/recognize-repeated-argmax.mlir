// RUN: raise-opt %s --pass-pipeline='recognize-repeated-argmax,canonicalize,cse' 2>&1 | filecheck %s

// Twice the largest element of each row, which is then minus infinity.

// CHECK: applied: 2 rounds find the best element that is left: top_k [recognize-repeated-argmax]
// CHECK-LABEL: func.func @two_rounds
// CHECK-SAME: ([[X:%.+]]: tensor<5x8xf32>)
// CHECK: [[V:%.+]], [[I:%.+]] = chlo.top_k({{%.+}}, k = 2) : tensor<5x8xf32> -> (tensor<5x2xf32>, tensor<5x2xi32>)
// CHECK: [[R:%.+]]:2 = "stablehlo.if"
// CHECK: stablehlo.select
// CHECK: }, {
// CHECK-NEXT: stablehlo.return [[V]], [[I]]
func.func @two_rounds(%x: tensor<5x8xf32>) -> (tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>) attributes {rk.kernel} {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %lows = stablehlo.constant dense<0xFF800000> : tensor<5x8xf32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %end = stablehlo.constant dense<8> : tensor<5x8xi32>
  %i = stablehlo.iota dim = 1 : tensor<5x8xi32>
  %v = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
  %e = stablehlo.compare EQ, %x, %b : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
  %n = stablehlo.select %e, %i, %end : tensor<5x8xi1>, tensor<5x8xi32>
  %p = stablehlo.reduce(%n init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  %at = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<5xi32>) -> tensor<5x8xi32>
  %taken = stablehlo.compare EQ, %i, %at : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %y = stablehlo.select %taken, %lows, %x : tensor<5x8xi1>, tensor<5x8xf32>
  %w = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
  %c = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
  %f = stablehlo.compare EQ, %y, %c : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
  %m = stablehlo.select %f, %i, %end : tensor<5x8xi1>, tensor<5x8xi32>
  %q = stablehlo.reduce(%m init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  return %v, %p, %w, %q : tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>
}

// The element behind the largest one is taken away: the second round finds something else.

// CHECK-LABEL: func.func @the_next_one
// CHECK-NOT: chlo.top_k
func.func @the_next_one(%x: tensor<5x8xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) attributes {rk.kernel} {
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %lows = stablehlo.constant dense<-2147483648> : tensor<5x8xi32>
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %end = stablehlo.constant dense<8> : tensor<5x8xi32>
  %one = stablehlo.constant dense<1> : tensor<5x8xi32>
  %i = stablehlo.iota dim = 1 : tensor<5x8xi32>
  %v = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<5xi32>) -> tensor<5x8xi32>
  %e = stablehlo.compare EQ, %x, %b : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %n = stablehlo.select %e, %i, %end : tensor<5x8xi1>, tensor<5x8xi32>
  %p = stablehlo.reduce(%n init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  %at = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<5xi32>) -> tensor<5x8xi32>
  %next = stablehlo.add %at, %one : tensor<5x8xi32>
  %taken = stablehlo.compare EQ, %i, %next : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %y = stablehlo.select %taken, %lows, %x : tensor<5x8xi1>, tensor<5x8xi32>
  %w = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  %c = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<5xi32>) -> tensor<5x8xi32>
  %f = stablehlo.compare EQ, %y, %c : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %m = stablehlo.select %f, %i, %end : tensor<5x8xi1>, tensor<5x8xi32>
  %q = stablehlo.reduce(%m init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<5x8xi32>, tensor<i32>) -> tensor<5xi32>
  return %v, %p, %w, %q : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>
}
