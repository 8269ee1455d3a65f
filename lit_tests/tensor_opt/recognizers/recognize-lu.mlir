// RUN: raise-opt %s --pass-pipeline='recognize-lu' 2>&1 | filecheck %s
// RUN: raise-opt %s --pass-pipeline='recognize-lu{least=4}' 2>&1 | filecheck %s --check-prefix=PLAIN

// Gaussian elimination of 5 x 5: the first of the largest elements below is the pivot, row by row.

// CHECK: missed: LU factors without pivots, of 5 rows, cost least as they are written [recognize-lu]
// CHECK: applied: it agrees with LU factors, with pivots, on sampled matrices (probable) [recognize-lu]
// PLAIN: applied: what it computes is LU factors, which takes no pivots, in another order of its additions [recognize-lu]

// CHECK-LABEL: func.func @plain
// CHECK-NOT: composite
// CHECK: stablehlo.while
// PLAIN-LABEL: func.func @plain
// PLAIN: [[LU:%.+]]:3 = stablehlo.composite "raise_kernel.lu" %arg0 {decomposition = @lu}
// PLAIN: stablehlo.abs [[LU]]#0
// PLAIN: stablehlo.compare {{ *}}EQ, [[LU]]#1
// PLAIN: [[R:%.+]] = "stablehlo.if"
// PLAIN: stablehlo.return [[LU]]#0
// PLAIN: stablehlo.while
// PLAIN: return [[R]]
func.func @plain(%a0: tensor<5x5xf32>) -> tensor<5x5xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %r:2 = stablehlo.while(%k = %c0, %a = %a0) : tensor<i32>, tensor<5x5xf32>
  cond {
    %t = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %kb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %below = stablehlo.compare GT, %i, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %right = stablehlo.compare GT, %j, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %on = stablehlo.compare EQ, %j, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %column = stablehlo.dynamic_slice %a, %c0, %k, sizes = [5, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
    %line = stablehlo.dynamic_slice %a, %k, %c0, sizes = [1, 5] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %pivot = stablehlo.dynamic_slice %a, %k, %k, sizes = [1, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %pivots = stablehlo.broadcast_in_dim %pivot, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x1xf32>
    %f = stablehlo.divide %column, %pivots : tensor<5x1xf32>
    %fs = stablehlo.broadcast_in_dim %f, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %lines = stablehlo.broadcast_in_dim %line, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %p = stablehlo.multiply %fs, %lines : tensor<5x5xf32>
    %d = stablehlo.subtract %a, %p : tensor<5x5xf32>
    %rest = stablehlo.and %below, %right : tensor<5x5xi1>
    %u = stablehlo.select %rest, %d, %a : tensor<5x5xi1>, tensor<5x5xf32>
    %low = stablehlo.and %below, %on : tensor<5x5xi1>
    %o = stablehlo.select %low, %fs, %u : tensor<5x5xi1>, tensor<5x5xf32>
    %next = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %next, %o : tensor<i32>, tensor<5x5xf32>
  }
  return %r#1 : tensor<5x5xf32>
}

// -----

// CHECK-LABEL: func.func @pivots
// CHECK: [[LU:%.+]]:3 = stablehlo.composite "raise_kernel.lu" %arg0 {decomposition = @lu}
// CHECK: stablehlo.is_finite [[LU]]#0
// CHECK: stablehlo.compare {{ *}}LT
// CHECK: [[R:%.+]]:2 = "stablehlo.if"
// CHECK: stablehlo.return [[LU]]#0, [[LU]]#1
// CHECK: stablehlo.while
// CHECK: return [[R]]#0, [[R]]#1
// CHECK: func.func private @lu
func.func @pivots(%a0: tensor<5x5xf32>, %p0: tensor<5xi32>) -> (tensor<5x5xf32>, tensor<5xi32>) attributes {rk.kernel, rk.optimize = "probable"} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %r:3 = stablehlo.while(%k = %c0, %a1 = %a0, %ps = %p0) : tensor<i32>, tensor<5x5xf32>, tensor<5xi32>
  cond {
    %t = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %i = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %j = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %kb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %below = stablehlo.compare GT, %i, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %right = stablehlo.compare GT, %j, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %on = stablehlo.compare EQ, %j, %kb : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %first = stablehlo.dynamic_slice %a1, %k, %k, sizes = [1, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %m0 = stablehlo.abs %first : tensor<1x1xf32>
    %s:3 = stablehlo.while(%q = %k, %most = %m0, %best = %k) : tensor<i32>, tensor<1x1xf32>, tensor<i32>
    cond {
      %t = stablehlo.compare LT, %q, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %e = stablehlo.dynamic_slice %a1, %q, %k, sizes = [1, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %v = stablehlo.abs %e : tensor<1x1xf32>
      %gt = stablehlo.compare GT, %v, %most : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %more = stablehlo.select %gt, %v, %most : tensor<1x1xi1>, tensor<1x1xf32>
      %is = stablehlo.reshape %gt : (tensor<1x1xi1>) -> tensor<i1>
      %at = stablehlo.select %is, %q, %best : tensor<i1>, tensor<i32>
      %after = stablehlo.add %q, %c1 : tensor<i32>
      stablehlo.return %after, %more, %at : tensor<i32>, tensor<1x1xf32>, tensor<i32>
    }
    %line = stablehlo.dynamic_slice %a1, %s#2, %c0, sizes = [1, 5] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %old = stablehlo.dynamic_slice %a1, %k, %c0, sizes = [1, 5] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %a2 = stablehlo.dynamic_update_slice %a1, %line, %k, %c0 : (tensor<5x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x5xf32>
    %a = stablehlo.dynamic_update_slice %a2, %old, %s#2, %c0 : (tensor<5x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x5xf32>
    %column = stablehlo.dynamic_slice %a, %c0, %k, sizes = [5, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
    %pivot = stablehlo.dynamic_slice %a, %k, %k, sizes = [1, 1] : (tensor<5x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %pivots = stablehlo.broadcast_in_dim %pivot, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x1xf32>
    %f = stablehlo.divide %column, %pivots : tensor<5x1xf32>
    %fs = stablehlo.broadcast_in_dim %f, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %lines = stablehlo.broadcast_in_dim %line, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %p = stablehlo.multiply %fs, %lines : tensor<5x5xf32>
    %d = stablehlo.subtract %a, %p : tensor<5x5xf32>
    %rest = stablehlo.and %below, %right : tensor<5x5xi1>
    %u = stablehlo.select %rest, %d, %a : tensor<5x5xi1>, tensor<5x5xf32>
    %low = stablehlo.and %below, %on : tensor<5x5xi1>
    %o = stablehlo.select %low, %fs, %u : tensor<5x5xi1>, tensor<5x5xf32>
    %row = stablehlo.reshape %s#2 : (tensor<i32>) -> tensor<1xi32>
    %taken = stablehlo.dynamic_update_slice %ps, %row, %k : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %next = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %next, %o, %taken : tensor<i32>, tensor<5x5xf32>, tensor<5xi32>
  }
  return %r#1, %r#2 : tensor<5x5xf32>, tensor<5xi32>
}
