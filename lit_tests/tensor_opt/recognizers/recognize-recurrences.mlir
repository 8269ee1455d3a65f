// RUN: raise-opt %s --split-input-file --pass-pipeline='recognize-recurrences{form=scan}' 2>&1 | filecheck %s
// RUN: raise-opt %s --split-input-file --pass-pipeline='recognize-recurrences{target=cpu}' 2>&1 | filecheck %s --check-prefix=CPU
// RUN: raise-opt %s --split-input-file --pass-pipeline='recognize-recurrences{form=scan}' 2>&1 | filecheck %s --check-prefix=STAYS

// A filter whose factor is data: a scan, under a guard.

// CHECK: applied: a loop of 9 iterations is now an associative scan, with reassociated additions [recognize-recurrences]
// CHECK-LABEL: func.func @filter
// CHECK-SAME: ([[A:%.+]]: tensor<9xf32>, [[B:%.+]]: tensor<9xf32>, [[Y:%.+]]: tensor<9xf32>)
// CHECK: stablehlo.abs [[A]]
// CHECK: stablehlo.abs [[B]]
// CHECK: [[R:%.+]] = "stablehlo.if"
// CHECK: stablehlo.composite "raise_kernel.linear_recurrence" [[A]], [[B]] {decomposition = @linear_recurrence}
// CHECK: stablehlo.while
// CHECK: return [[R]]
// CHECK: func.func private @linear_recurrence

// CPU: missed: the loop stays: an associative scan takes {{.*}} us, the loop {{.*}} us [recognize-recurrences]
// CPU-NOT: composite
func.func @filter(%a: tensor<9xf32>, %b: tensor<9xf32>, %y: tensor<9xf32>) -> tensor<9xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %s0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %c0, %s = %s0, %z = %y) : tensor<i32>, tensor<f32>, tensor<9xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.dynamic_slice %b, %i, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %1, %s : tensor<f32>
    %5 = stablehlo.add %4, %3 : tensor<f32>
    %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.dynamic_update_slice %z, %6, %i : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
    %8 = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %8, %5, %7 : tensor<i32>, tensor<f32>, tensor<9xf32>
  }
  return %r#2 : tensor<9xf32>
}

// -----

// Runs of integers that are counted: no guard, and no loop.

// CHECK-LABEL: func.func @runs
// CHECK-NOT: stablehlo.if
// CHECK: stablehlo.composite "raise_kernel.linear_recurrence"
// CHECK-NOT: stablehlo.while
func.func @runs(%x: tensor<9xi1>, %y: tensor<9xi32>) -> tensor<9xi32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %r:3 = stablehlo.while(%i = %c0, %s = %c0, %z = %y) : tensor<i32>, tensor<i32>, tensor<9xi32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<9xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    %2 = stablehlo.add %s, %c1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %c0 : tensor<i1>, tensor<i32>
    %4 = stablehlo.reshape %3 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.dynamic_update_slice %z, %4, %i : (tensor<9xi32>, tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %6, %3, %5 : tensor<i32>, tensor<i32>, tensor<9xi32>
  }
  return %r#2 : tensor<9xi32>
}

// -----

// Two values that depend on each other are none.

// STAYS: missed: the loop stays: a loop-carried value is not a known recurrence [recognize-recurrences]

// CHECK-LABEL: func.func @coupled
// CHECK-NOT: composite
func.func @coupled(%x: tensor<f32>) -> tensor<f32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %r:3 = stablehlo.while(%i = %c0, %s = %x, %z = %x) : tensor<i32>, tensor<f32>, tensor<f32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %0 = stablehlo.add %s, %z : tensor<f32>
    %1 = stablehlo.subtract %s, %z : tensor<f32>
    %2 = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %2, %0, %1 : tensor<i32>, tensor<f32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

// -----

// Welford's updates: the mean is a linear recurrence, the sum of squares a sum of terms with it.

// CHECK-LABEL: func.func @welford
// CHECK-SAME: ([[X:%.+]]: tensor<9xf32>)
// CHECK: "stablehlo.if"
// CHECK: [[MEANS:%.+]] = stablehlo.composite "raise_kernel.linear_recurrence"
// CHECK: stablehlo.subtract [[X]], [[MEANS]]
// CHECK: stablehlo.reduce
// CHECK: stablehlo.while
func.func @welford(%x: tensor<9xf32>) -> (tensor<f32>, tensor<f32>) attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c9 = stablehlo.constant dense<9> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %c0, %mean = %zero, %m2 = %zero) : tensor<i32>, tensor<f32>, tensor<f32>
  cond {
    %t = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %1 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %e = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %n = stablehlo.add %i, %c1 : tensor<i32>
    %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.subtract %e, %mean : tensor<f32>
    %q = stablehlo.divide %d, %count : tensor<f32>
    %mean1 = stablehlo.add %mean, %q : tensor<f32>
    %rest = stablehlo.subtract %e, %mean1 : tensor<f32>
    %term = stablehlo.multiply %d, %rest : tensor<f32>
    %m21 = stablehlo.add %m2, %term : tensor<f32>
    stablehlo.return %n, %mean1, %m21 : tensor<i32>, tensor<f32>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<f32>, tensor<f32>
}
