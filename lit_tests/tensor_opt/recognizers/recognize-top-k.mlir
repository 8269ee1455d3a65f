// RUN: raise-opt %s --pass-pipeline='recognize-top-k' 2>&1 | filecheck %s

// The two largest elements of each row, and their columns: equal ones in their order, no NaN.

// CHECK: applied: a loop that keeps the 2 best elements is now top_k [recognize-top-k]
// CHECK: missed: no top_k: it does not insert in order, after equal elements, without NaN [recognize-top-k]
// CHECK-LABEL: func.func @two_largest
// CHECK-SAME: ([[X:%.+]]: tensor<5x9xf32>)
// CHECK: [[M:%.+]] = stablehlo.compare GT, [[X]]
// CHECK: [[Y:%.+]] = stablehlo.select [[M]], [[X]]
// CHECK: [[V:%.+]], [[I:%.+]] = chlo.top_k({{%.+}}, k = 2) : tensor<5x9xf32>
// CHECK-NOT: stablehlo.while
// CHECK: return
func.func @two_largest(%x: tensor<5x9xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %none = stablehlo.constant dense<-1> : tensor<5xi32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<5xf32>
  %r:5 = stablehlo.while(%i = %c0, %a = %least, %b = %least, %p = %none, %q = %none) : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %s = stablehlo.dynamic_slice %x, %c0, %i, sizes = [5, 1] : (tensor<5x9xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
    %v = stablehlo.reshape %s : (tensor<5x1xf32>) -> tensor<5xf32>
    %w = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %first = stablehlo.compare GT, %v, %a : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %second = stablehlo.compare GT, %v, %b : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %b1 = stablehlo.select %second, %v, %b : tensor<5xi1>, tensor<5xf32>
    %b2 = stablehlo.select %first, %a, %b1 : tensor<5xi1>, tensor<5xf32>
    %a1 = stablehlo.select %first, %v, %a : tensor<5xi1>, tensor<5xf32>
    %q1 = stablehlo.select %second, %w, %q : tensor<5xi1>, tensor<5xi32>
    %q2 = stablehlo.select %first, %p, %q1 : tensor<5xi1>, tensor<5xi32>
    %p1 = stablehlo.select %first, %w, %p : tensor<5xi1>, tensor<5xi32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %a1, %b2, %p1, %q2 : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
  }
  return %r#1, %r#2, %r#3, %r#4 : tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
}

// Of equal elements the last one comes first: top_k takes the first one.

// CHECK-LABEL: func.func @last_of_equal
// CHECK-NOT: top_k
// CHECK: return
func.func @last_of_equal(%x: tensor<5x9xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>) attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %none = stablehlo.constant dense<-1> : tensor<5xi32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<5xf32>
  %r:5 = stablehlo.while(%i = %c0, %a = %least, %b = %least, %p = %none, %q = %none) : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %s = stablehlo.dynamic_slice %x, %c0, %i, sizes = [5, 1] : (tensor<5x9xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
    %v = stablehlo.reshape %s : (tensor<5x1xf32>) -> tensor<5xf32>
    %w = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %first = stablehlo.compare GE, %v, %a : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %second = stablehlo.compare GE, %v, %b : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %b1 = stablehlo.select %second, %v, %b : tensor<5xi1>, tensor<5xf32>
    %b2 = stablehlo.select %first, %a, %b1 : tensor<5xi1>, tensor<5xf32>
    %a1 = stablehlo.select %first, %v, %a : tensor<5xi1>, tensor<5xf32>
    %q1 = stablehlo.select %second, %w, %q : tensor<5xi1>, tensor<5xi32>
    %q2 = stablehlo.select %first, %p, %q1 : tensor<5xi1>, tensor<5xi32>
    %p1 = stablehlo.select %first, %w, %p : tensor<5xi1>, tensor<5xi32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %a1, %b2, %p1, %q2 : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
  }
  return %r#1, %r#2, %r#3, %r#4 : tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xi32>
}
