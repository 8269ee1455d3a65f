module {
  func.func @softmax(%arg0: tensor<32768x4096xf32> {rk.name = "x"}, %arg1: tensor<32768x4096xf32> {rk.name = "y"}) -> tensor<32768x4096xf32> attributes {rk.block = array<i64: 256, 1, 1>, rk.grid = array<i64: 32768, 1, 1>, rk.kernel, rk.results = array<i64: 1>, rk.target = "cuda"} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<32768x4096xf32>, tensor<f32>) -> tensor<32768xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<32768xf32>) -> tensor<32768x4096xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<32768x4096xf32>
    %3 = stablehlo.exponential %2 : tensor<32768x4096xf32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32768x4096xf32>, tensor<f32>) -> tensor<32768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32768xf32>) -> tensor<32768x4096xf32>
    %6 = stablehlo.divide %3, %5 : tensor<32768x4096xf32>
    return %6 : tensor<32768x4096xf32>
  }
}
