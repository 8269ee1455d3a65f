// RUN: raise-opt %s --pass-pipeline='choose-scatter-form{target=cuda},canonicalize' | filecheck %s --check-prefix=CUDA
// RUN: raise-opt %s --pass-pipeline='choose-scatter-form{target=cpu},canonicalize' | filecheck %s --check-prefix=CPU
// RUN: raise-opt %s --pass-pipeline='choose-scatter-form{target=tpu},canonicalize' | filecheck %s --check-prefix=TPU

// Counts of 2^20 values in 256 bins.

// CUDA-LABEL: func.func @histogram
// CUDA-SAME: ([[BINS:%.+]]: tensor<256xi32>, [[INDEX:%.+]]: tensor<1048576x1xi32>)
// CUDA-DAG: [[LANE:%.+]] = stablehlo.iota dim = 1 : tensor<16384x64x1xi32>
// CUDA-DAG: [[AT:%.+]] = stablehlo.reshape [[INDEX]] : (tensor<1048576x1xi32>) -> tensor<16384x64x1xi32>
// CUDA: [[BOTH:%.+]] = stablehlo.concatenate [[LANE]], [[AT]], dim = 2
// CUDA: [[COPIES:%.+]] = "stablehlo.scatter"({{%.+}}, [[BOTH]], {{%.+}}) <{
// CUDA: [[SUM:%.+]] = stablehlo.reduce([[COPIES]] init: {{%.+}}) applies stablehlo.add across dimensions = [0]
// CUDA: [[R:%.+]] = stablehlo.add [[BINS]], [[SUM]] : tensor<256xi32>
// CUDA: return [[R]]

// CPU-LABEL: func.func @histogram
// CPU-NOT: stablehlo.reduce
// CPU: "stablehlo.scatter"({{%.+}}, {{%.+}}, {{%.+}}) <{

// TPU-LABEL: func.func @histogram
// TPU-SAME: ([[BINS:%.+]]: tensor<256xi32>, [[INDEX:%.+]]: tensor<1048576x1xi32>)
// TPU-DAG: [[BIN:%.+]] = stablehlo.iota dim = 0 : tensor<256x1048576xi32>
// TPU-DAG: [[AT:%.+]] = stablehlo.broadcast_in_dim {{%.+}}, dims = [1] : (tensor<1048576xi32>) -> tensor<256x1048576xi32>
// TPU: [[MINE:%.+]] = stablehlo.compare EQ, [[BIN]], [[AT]]
// TPU: [[HELD:%.+]] = stablehlo.select [[MINE]]
// TPU: [[SUM:%.+]] = stablehlo.reduce([[HELD]] init: {{%.+}}) applies stablehlo.add across dimensions = [1]
// TPU: [[R:%.+]] = stablehlo.add [[BINS]], [[SUM]] : tensor<256xi32>
// TPU: return [[R]]
func.func @histogram(%bins: tensor<256xi32>, %index: tensor<1048576x1xi32>) -> tensor<256xi32> attributes {rk.kernel} {
  %one = stablehlo.constant dense<1> : tensor<1048576xi32>
  %0 = "stablehlo.scatter"(%bins, %index, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<256xi32>, tensor<1048576x1xi32>, tensor<1048576xi32>) -> tensor<256xi32>
  return %0 : tensor<256xi32>
}
