// RUN: raise-opt --pass-pipeline='chunk-scatters' --split-input-file %s | filecheck %s

// Indices and values are computed in each chunk; a row of the index's blocks is whole.
// CHECK-LABEL: func.func @blocks
// CHECK-NOT: tensor<65536x1xi32>
// CHECK: dense<16> : tensor<i32>
// CHECK: stablehlo.while
// CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [16384] : (tensor<262144xui8>, tensor<i32>) -> tensor<16384xui8>
// CHECK: "stablehlo.scatter"
// CHECK: (tensor<2048xi32>, tensor<16384x1xi32>, tensor<16384xi32>) -> tensor<2048xi32>
func.func @blocks(%x: tensor<262144xui8>, %bins: tensor<2048xi32>) -> tensor<2048xi32> attributes {rk.kernel, rk.in_place, rk.results = array<i64: 1>} {
  %one = stablehlo.constant dense<1> : tensor<262144xi32>
  %width = stablehlo.constant dense<256> : tensor<8xi32>
  %block = stablehlo.iota dim = 0 : tensor<8xi32>
  %first = stablehlo.multiply %block, %width : tensor<8xi32>
  %firsts = stablehlo.broadcast_in_dim %first, dims = [1] : (tensor<8xi32>) -> tensor<128x8x256xi32>
  %wide = stablehlo.convert %x : (tensor<262144xui8>) -> tensor<262144xi32>
  %numbers = stablehlo.reshape %wide : (tensor<262144xi32>) -> tensor<128x8x256xi32>
  %flat = stablehlo.add %firsts, %numbers : tensor<128x8x256xi32>
  %index = stablehlo.reshape %flat : (tensor<128x8x256xi32>) -> tensor<262144x1xi32>
  %r = "stablehlo.scatter"(%bins, %index, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2048xi32>, tensor<262144x1xi32>, tensor<262144xi32>) -> tensor<2048xi32>
  return %r : tensor<2048xi32>
}

// -----

// Few elements are one scatter.
// CHECK-LABEL: func.func @few
// CHECK-NOT: stablehlo.while
func.func @few(%x: tensor<4096x1xi32>, %v: tensor<4096xf32>, %bins: tensor<256xf32>) -> tensor<256xf32> attributes {rk.kernel, rk.in_place, rk.results = array<i64: 2>} {
  %r = "stablehlo.scatter"(%bins, %x, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<256xf32>, tensor<4096x1xi32>, tensor<4096xf32>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// -----

// No chunks divide a prime number of elements.
// CHECK-LABEL: func.func @prime
// CHECK-NOT: stablehlo.while
func.func @prime(%x: tensor<131071x1xi32>, %v: tensor<131071xf32>, %bins: tensor<256xf32>) -> tensor<256xf32> attributes {rk.kernel, rk.in_place, rk.results = array<i64: 2>} {
  %r = "stablehlo.scatter"(%bins, %x, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<256xf32>, tensor<131071x1xi32>, tensor<131071xf32>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// -----

// A launch that does not own its arrays may be differentiated.
// CHECK-LABEL: func.func @differentiable
// CHECK-NOT: stablehlo.while
func.func @differentiable(%x: tensor<131072x1xi32>, %v: tensor<131072xf32>, %bins: tensor<256xf32>) -> tensor<256xf32> attributes {rk.kernel} {
  %r = "stablehlo.scatter"(%bins, %x, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<256xf32>, tensor<131072x1xi32>, tensor<131072xf32>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}

// -----

// A table without the measurement.
// CHECK-LABEL: func.func @on_a_gpu
// CHECK-NOT: stablehlo.while
func.func @on_a_gpu(%x: tensor<131072x1xi32>, %v: tensor<131072xf32>, %bins: tensor<256xf32>) -> tensor<256xf32> attributes {rk.kernel, rk.in_place, rk.results = array<i64: 2>, rk.target = "cuda"} {
  %r = "stablehlo.scatter"(%bins, %x, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<256xf32>, tensor<131072x1xi32>, tensor<131072xf32>) -> tensor<256xf32>
  return %r : tensor<256xf32>
}
