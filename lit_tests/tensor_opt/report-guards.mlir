// RUN: raise-opt %s --pass-pipeline=report-guards | filecheck %s

// The guard's own steps compute two tensors of eight elements.

// CHECK-LABEL: func.func @counted
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[TEST:%.+]]: tensor<i1>)
// CHECK: [[FAILED:%.+]] = stablehlo.not [[TEST]]
// CHECK-NEXT: stablehlo.custom_call @rk.count_guard([[FAILED]])
// CHECK-SAME: \22name\22: \22recognize-recurrences\22
// CHECK-SAME: \22operations\22: 16
// CHECK: "stablehlo.if"([[TEST]])
func.func @counted(%x: tensor<8xf32>, %test: tensor<i1>) -> tensor<8xf32> attributes {rk.kernel, rk.report_guards} {
  %0 = "stablehlo.if"(%test) ({
    stablehlo.return %x : tensor<8xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<8xf32>
    %2 = stablehlo.multiply %1, %x : tensor<8xf32>
    stablehlo.return %2 : tensor<8xf32>
  }) {rk.guard = "recognize-recurrences"} : (tensor<i1>) -> tensor<8xf32>
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
  }) {rk.guard = "recognize-recurrences"} : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
