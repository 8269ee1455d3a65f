module {
  func.func @layernorm(%arg0: tensor<32768x4096xf32> {rk.name = "x"}, %arg1: tensor<4096xf32> {rk.name = "scale"}, %arg2: tensor<4096xf32> {rk.name = "shift"}, %arg3: tensor<32768x4096xf32> {rk.name = "y"}) -> tensor<32768x4096xf32> attributes {rk.block = array<i64: 256, 1, 1>, rk.grid = array<i64: 32768, 1, 1>, rk.kernel, rk.results = array<i64: 3>, rk.target = "cuda"} {
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<32768xf32>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<32768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4096xf32>) -> tensor<32768x4096xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4096xf32>) -> tensor<32768x4096xf32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32768x4096xf32>, tensor<f32>) -> tensor<32768xf32>
    %3 = stablehlo.multiply %2, %cst_0 : tensor<32768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<32768xf32>) -> tensor<32768x4096xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32768x4096xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<32768x4096xf32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32768x4096xf32>, tensor<f32>) -> tensor<32768xf32>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<32768xf32>
    %9 = stablehlo.add %8, %cst : tensor<32768xf32>
    %10 = stablehlo.rsqrt %9 : tensor<32768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<32768xf32>) -> tensor<32768x4096xf32>
    %12 = stablehlo.multiply %11, %5 : tensor<32768x4096xf32>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<32768x4096xf32>
    %13 = stablehlo.compare EQ, %12, %12 : (tensor<32768x4096xf32>, tensor<32768x4096xf32>) -> tensor<32768x4096xi1>
    %14 = stablehlo.select %13, %12, %cst_2 : tensor<32768x4096xi1>, tensor<32768x4096xf32>
    %15 = stablehlo.multiply %1, %14 : tensor<32768x4096xf32>
    %16 = stablehlo.add %0, %15 : tensor<32768x4096xf32>
    return %16 : tensor<32768x4096xf32>
  }
}
