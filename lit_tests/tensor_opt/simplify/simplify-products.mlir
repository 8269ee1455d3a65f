// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-products,simplify-reshapes | filecheck %s

// A contraction of tiles is one of the whole rows and columns.
// CHECK-LABEL: func.func @tiles
// CHECK-SAME: ([[X:%.+]]: tensor<64x64xf32>, [[Y:%.+]]: tensor<64x64xf32>)
// CHECK-NEXT: [[C:%.+]] = stablehlo.dot_general [[X]], [[Y]], contracting_dims = [1] x [0] :
// CHECK-NEXT: return [[C]]
func.func @tiles(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = stablehlo.reshape %x : (tensor<64x64xf32>) -> tensor<64x4x16xf32>
  %b = stablehlo.reshape %y : (tensor<64x64xf32>) -> tensor<4x16x64xf32>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [2, 1] x [1, 0] : (tensor<64x4x16xf32>, tensor<4x16x64xf32>) -> tensor<64x64xf32>
  return %c : tensor<64x64xf32>
}

// -----

// What is split of the batch and of the free axes is split in the result.
// CHECK-LABEL: func.func @batch_and_free
// CHECK-SAME: ([[X:%.+]]: tensor<6x10x7xf32>, [[Y:%.+]]: tensor<6x7x12xf32>)
// CHECK-NEXT: [[C:%.+]] = stablehlo.dot_general [[X]], [[Y]], batching_dims = [0] x [0], contracting_dims = [2] x [1] :
// CHECK-SAME: -> tensor<6x10x12xf32>
// CHECK-NEXT: [[R:%.+]] = stablehlo.reshape [[C]] : (tensor<6x10x12xf32>) -> tensor<2x3x5x2x4x3xf32>
// CHECK-NEXT: return [[R]]
func.func @batch_and_free(%x: tensor<6x10x7xf32>, %y: tensor<6x7x12xf32>) -> tensor<2x3x5x2x4x3xf32> {
  %a = stablehlo.reshape %x : (tensor<6x10x7xf32>) -> tensor<2x3x5x2x7xf32>
  %b = stablehlo.reshape %y : (tensor<6x7x12xf32>) -> tensor<2x3x7x4x3xf32>
  %c = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2] : (tensor<2x3x5x2x7xf32>, tensor<2x3x7x4x3xf32>) -> tensor<2x3x5x2x4x3xf32>
  return %c : tensor<2x3x5x2x4x3xf32>
}

// -----

// Tiles whose rows one operand has before its columns, the other after: two axes stay two.
// CHECK-LABEL: func.func @crossed
// CHECK: stablehlo.dot_general {{.*}} contracting_dims = [1, 2] x [1, 0]
func.func @crossed(%x: tensor<8x12xf32>, %y: tensor<12x8xf32>) -> tensor<8x8xf32> {
  %a = stablehlo.reshape %x : (tensor<8x12xf32>) -> tensor<8x4x3xf32>
  %b = stablehlo.reshape %y : (tensor<12x8xf32>) -> tensor<3x4x8xf32>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1, 2] x [1, 0] : (tensor<8x4x3xf32>, tensor<3x4x8xf32>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @transposed
// CHECK-NEXT: stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1] :
func.func @transposed(%x: tensor<5x8xf32>, %y: tensor<6x5xf32>) -> tensor<8x6xf32> {
  %a = stablehlo.transpose %x, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
  %b = stablehlo.transpose %y, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
  return %c : tensor<8x6xf32>
}
