// RUN: raise-opt %s --pass-pipeline=report-guards | filecheck %s

// The guard's own steps compute two tensors of eight elements.

// CHECK-LABEL: func.func @counted
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[TEST:%.+]]: tensor<i1>)
// CHECK: [[FAILED:%.+]] = stablehlo.not [[TEST]]
// CHECK-NEXT: stablehlo.custom_call @rk.count_guard([[FAILED]])
// CHECK-SAME: \22name\22: \22recognize-solves\22
// CHECK-SAME: \22operations\22: 16
// CHECK: "stablehlo.if"([[TEST]])
func.func @counted(%x: tensor<8xf32>, %test: tensor<i1>) -> tensor<8xf32> attributes {rk.kernel, rk.report_guards} {
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<8xf32>
    %2 = stablehlo.multiply %1, %x : tensor<8xf32>
    stablehlo.return %2 : tensor<8xf32>
  }) {rk.guard = "recognize-solves"} : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The first branch has the kernel's own steps: the guard fails where its operand is true.

// CHECK-LABEL: func.func @fails
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[TEST:%.+]]: tensor<i1>)
// CHECK-NEXT: stablehlo.custom_call @rk.count_guard([[TEST]])
// CHECK-SAME: \22operations\22: 8
func.func @fails(%x: tensor<8xf32>, %test: tensor<i1>) -> tensor<8xf32> attributes {rk.kernel, rk.report_guards} {
  %0 = "stablehlo.if"(%test) ({
    %1 = stablehlo.add %x, %x : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }, {
    stablehlo.return %x : tensor<8xf32>
  }) {rk.guard = "recognize-sorts", rk.guard_fails} : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Rows are counted one by one.

// CHECK-LABEL: func.func @rows
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>, [[MASK:%.+]]: tensor<4xi1>)
// CHECK: [[FAILED:%.+]] = stablehlo.not [[MASK]] : tensor<4xi1>
// CHECK-NEXT: stablehlo.custom_call @rk.count_guard([[FAILED]])
func.func @rows(%x: tensor<4x8xf32>, %mask: tensor<4xi1>) -> tensor<4x8xf32> attributes {rk.kernel, rk.report_guards} {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %test = stablehlo.reduce(%mask init: %true) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<4x8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }) {rk.guard = "recognize-moments", rk.guard_rows = array<i64: 4>} : (tensor<i1>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Elements of rows were made part of the test: a row holds where all of its elements do.

// CHECK-LABEL: func.func @merged
// CHECK-SAME: ([[X:%.+]]: tensor<4x8xf32>, [[MASK:%.+]]: tensor<4x8xi1>)
// CHECK: [[HELD:%.+]] = stablehlo.reduce([[MASK]] init: {{%.+}}) applies stablehlo.and across dimensions = [1]
// CHECK: [[FAILED:%.+]] = stablehlo.not [[HELD]] : tensor<4xi1>
// CHECK-NEXT: stablehlo.custom_call @rk.count_guard([[FAILED]])
func.func @merged(%x: tensor<4x8xf32>, %mask: tensor<4x8xi1>) -> tensor<4x8xf32> attributes {rk.kernel, rk.report_guards} {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %test = stablehlo.reduce(%mask init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<4x8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<4x8xf32>
    stablehlo.return %1 : tensor<4x8xf32>
  }) {rk.guard = "recognize-moments", rk.guard_rows = array<i64: 4>} : (tensor<i1>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Not asked for.

// CHECK-LABEL: func.func @silent
// CHECK-NOT: custom_call
// CHECK: return
func.func @silent(%x: tensor<8xf32>, %test: tensor<i1>) -> tensor<8xf32> attributes {rk.kernel} {
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) {rk.guard = "recognize-solves"} : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
