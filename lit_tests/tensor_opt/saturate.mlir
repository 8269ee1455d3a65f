// RUN: raise-opt %s --split-input-file --pass-pipeline='saturate{target=cuda}' | filecheck %s
// RUN: raise-opt %s --split-input-file --pass-pipeline='saturate{target=cuda enodes=5}' --print-remarks | filecheck %s --check-prefix=LIMIT
// RUN: raise-opt %s --split-input-file --pass-pipeline='simplify-tensors' | filecheck %s --check-prefix=GREEDY

// One transpose instead of two, by way of three.

// CHECK-LABEL: func.func @stuck
// CHECK-SAME: ([[X:%.+]]: tensor<400x600xf32>, [[Y:%.+]]: tensor<600x400xf32>)
// CHECK-NEXT: [[T:%.+]] = stablehlo.transpose [[Y]], dims = [1, 0]
// CHECK-NEXT: [[R:%.+]] = stablehlo.add
// CHECK-NEXT: return [[R]]

// GREEDY-LABEL: func.func @stuck
// GREEDY: stablehlo.transpose
// GREEDY: stablehlo.add
// GREEDY: stablehlo.transpose

// LIMIT: missed: equality saturation stopped at {{[0-9]+}} e-nodes: the best so far [saturate]
func.func @stuck(%x: tensor<400x600xf32>, %y: tensor<600x400xf32>) -> tensor<400x600xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<400x600xf32>) -> tensor<600x400xf32>
  %1 = stablehlo.add %0, %y : tensor<600x400xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<600x400xf32>) -> tensor<400x600xf32>
  return %2 : tensor<400x600xf32>
}

// -----

// Two matrices times a vector, from the right.

// CHECK-LABEL: func.func @chain
// CHECK-SAME: ([[A:%.+]]: tensor<512x512xf32>, [[B:%.+]]: tensor<512x512xf32>, [[V:%.+]]: tensor<512xf32>)
// CHECK-NEXT: [[W:%.+]] = stablehlo.dot_general [[B]], [[V]]
// CHECK-NEXT: [[R:%.+]] = stablehlo.dot_general [[A]], [[W]]
// CHECK-NEXT: return [[R]]
func.func @chain(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %v: tensor<512xf32>) -> tensor<512xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %1 = stablehlo.dot_general %0, %v, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<512x512xf32>, tensor<512xf32>) -> tensor<512xf32>
  return %1 : tensor<512xf32>
}

// -----

// The cheapest already: as it was.

// CHECK-LABEL: func.func @kept
// CHECK-NEXT: stablehlo.sine
// CHECK-NEXT: stablehlo.add
// CHECK-NEXT: return
func.func @kept(%x: tensor<400xf32>) -> tensor<400xf32> {
  %0 = stablehlo.sine %x : tensor<400xf32>
  %1 = stablehlo.add %0, %x : tensor<400xf32>
  return %1 : tensor<400xf32>
}
