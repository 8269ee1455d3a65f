// RUN: raise-opt %s --pass-pipeline='recognize-tridiagonal-solves{always=true}' 2>&1 | filecheck %s
// RUN: raise-opt %s --pass-pipeline='recognize-tridiagonal-solves{target=cpu}' 2>&1 | filecheck %s --check-prefix=CPU

// Thomas' algorithm, eight unknowns, 300 systems, in place.

// CHECK: applied: it is recognized as a tridiagonal solve, in log2(n) steps, reassociated [recognize-tridiagonal-solves]
// CHECK-LABEL: func.func @thomas
// CHECK: [[X:%.+]] = stablehlo.composite "raise_kernel.tridiagonal_solve" {{.*}} {decomposition = @tridiagonal_solve}
// CHECK: stablehlo.compare {{ *}}GE
// CHECK: stablehlo.is_finite [[X]]
// CHECK: [[R:%.+]] = "stablehlo.if"
// CHECK: stablehlo.return [[X]]
// CHECK: stablehlo.while
// CHECK: stablehlo.while
// CHECK: return [[R]]
// CHECK: func.func private @tridiagonal_solve
// CHECK-NOT: stablehlo.while

// CPU: missed: a tridiagonal solve stays as loops: one unknown per iteration, as written, costs least [recognize-tridiagonal-solves]
// CPU-NOT: composite
func.func @thomas(%a: tensor<8x300xf32>, %b0: tensor<8x300xf32>, %c: tensor<8x300xf32>, %d0: tensor<8x300xf32>) -> tensor<8x300xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c6 = stablehlo.constant dense<6> : tensor<i32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %r:3 = stablehlo.while(%i = %c1, %b = %b0, %d = %d0) : tensor<i32>, tensor<8x300xf32>, tensor<8x300xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %p = stablehlo.subtract %i, %c1 : tensor<i32>
    %ai = stablehlo.dynamic_slice %a, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %bp = stablehlo.dynamic_slice %b, %p, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %cp = stablehlo.dynamic_slice %c, %p, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %dp = stablehlo.dynamic_slice %d, %p, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %bi = stablehlo.dynamic_slice %b, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %di = stablehlo.dynamic_slice %d, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %w = stablehlo.divide %ai, %bp : tensor<1x300xf32>
    %wc = stablehlo.multiply %w, %cp : tensor<1x300xf32>
    %wd = stablehlo.multiply %w, %dp : tensor<1x300xf32>
    %bn = stablehlo.subtract %bi, %wc : tensor<1x300xf32>
    %dn = stablehlo.subtract %di, %wd : tensor<1x300xf32>
    %bo = stablehlo.dynamic_update_slice %b, %bn, %i, %c0 : (tensor<8x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<8x300xf32>
    %do = stablehlo.dynamic_update_slice %d, %dn, %i, %c0 : (tensor<8x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<8x300xf32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %n, %bo, %do : tensor<i32>, tensor<8x300xf32>, tensor<8x300xf32>
  }
  %q = stablehlo.divide %r#2, %r#1 : tensor<8x300xf32>
  %ql = stablehlo.slice %q [7:8, 0:300] : (tensor<8x300xf32>) -> tensor<1x300xf32>
  %x0 = stablehlo.dynamic_update_slice %r#2, %ql, %c7, %c0 : (tensor<8x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<8x300xf32>
  %s:2 = stablehlo.while(%k = %c0, %x = %x0) : tensor<i32>, tensor<8x300xf32>
  cond {
    %t = stablehlo.compare LT, %k, %c7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %i = stablehlo.subtract %c6, %k : tensor<i32>
    %up = stablehlo.add %i, %c1 : tensor<i32>
    %xi = stablehlo.dynamic_slice %x, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %xu = stablehlo.dynamic_slice %x, %up, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %ci = stablehlo.dynamic_slice %c, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %bi = stablehlo.dynamic_slice %r#1, %i, %c0, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
    %m = stablehlo.multiply %ci, %xu : tensor<1x300xf32>
    %v = stablehlo.subtract %xi, %m : tensor<1x300xf32>
    %y = stablehlo.divide %v, %bi : tensor<1x300xf32>
    %o = stablehlo.dynamic_update_slice %x, %y, %i, %c0 : (tensor<8x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<8x300xf32>
    %n = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %n, %o : tensor<i32>, tensor<8x300xf32>
  }
  return %s#1 : tensor<8x300xf32>
}
