// RUN: raise-opt %s --split-input-file --pass-pipeline=halve-symmetric-products | filecheck %s

// Panels of rows, each from the diagonal on.
// CHECK-LABEL: func.func @rows
// CHECK-SAME: ([[A:%.+]]: tensor<386x260xf64>)
// CHECK: [[P:%.+]] = stablehlo.dot_general {{.*}}, [[A]], contracting_dims = [1] x [1] {{.*}} -> tensor<96x386xf64>
// CHECK: [[L:%.+]] = stablehlo.slice [[P]] [0:96, 96:193]
// CHECK: [[T:%.+]] = stablehlo.transpose [[L]], dims = [1, 0]
// CHECK: [[B:%.+]] = stablehlo.slice [[A]] [96:193, 0:260]
// CHECK: [[C:%.+]] = stablehlo.slice [[A]] [96:386, 0:260]
// CHECK: [[Q:%.+]] = stablehlo.dot_general [[B]], [[C]], contracting_dims = [1] x [1] {{.*}} -> tensor<97x290xf64>
// CHECK: stablehlo.concatenate [[T]], [[Q]], dim = 1 {{.*}} -> tensor<97x386xf64>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<96x193xf64>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<97x97xf64>
// CHECK: stablehlo.concatenate {{.*}}, dim = 0 {{.*}} -> tensor<386x386xf64>
func.func @rows(%a: tensor<386x260xf64>) -> tensor<386x386xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<386x260xf64>, tensor<386x260xf64>) -> tensor<386x386xf64>
  return %c : tensor<386x386xf64>
}

// -----

// Along the first axis: transposed before.
// CHECK-LABEL: func.func @columns
// CHECK-SAME: ([[A:%.+]]: tensor<260x384xf64>)
// CHECK: [[T:%.+]] = stablehlo.transpose [[A]], dims = [1, 0]
// CHECK: [[R:%.+]] = stablehlo.optimization_barrier [[T]]
// CHECK: stablehlo.dot_general {{.*}}, [[R]], contracting_dims = [1] x [1] {{.*}} -> tensor<96x384xf64>
func.func @columns(%a: tensor<260x384xf64>) -> tensor<384x384xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<260x384xf64>, tensor<260x384xf64>) -> tensor<384x384xf64>
  return %c : tensor<384x384xf64>
}

// -----

// Not symmetric.
// CHECK-LABEL: func.func @square
// CHECK-NOT: stablehlo.slice
func.func @square(%a: tensor<384x384xf64>) -> tensor<384x384xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<384x384xf64>, tensor<384x384xf64>) -> tensor<384x384xf64>
  return %c : tensor<384x384xf64>
}

// -----

// Of floats, of few terms, on a GPU, on several devices: as they were.
// CHECK-LABEL: func.func @floats
// CHECK-NOT: stablehlo.slice
func.func @floats(%a: tensor<384x260xf32>) -> tensor<384x384xf32> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<384x260xf32>, tensor<384x260xf32>) -> tensor<384x384xf32>
  return %c : tensor<384x384xf32>
}

// -----

// CHECK-LABEL: func.func @few_terms
// CHECK-NOT: stablehlo.slice
func.func @few_terms(%a: tensor<384x9xf64>) -> tensor<384x384xf64> {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<384x9xf64>, tensor<384x9xf64>) -> tensor<384x384xf64>
  return %c : tensor<384x384xf64>
}

// -----

// CHECK-LABEL: func.func @on_a_gpu
// CHECK-NOT: stablehlo.slice
func.func @on_a_gpu(%a: tensor<384x260xf64>) -> tensor<384x384xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<384x260xf64>, tensor<384x260xf64>) -> tensor<384x384xf64>
  return %c : tensor<384x384xf64>
}

// -----

// CHECK-LABEL: func.func @on_devices
// CHECK-NOT: stablehlo.slice
func.func @on_devices(%a: tensor<384x260xf64>) -> tensor<384x384xf64> attributes {rk.kernel, rk.target = "cpu", rk.update_form = "roll"} {
  %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<384x260xf64>, tensor<384x260xf64>) -> tensor<384x384xf64>
  return %c : tensor<384x384xf64>
}
