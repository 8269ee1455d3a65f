module {
  func.func @volume(%arg0: tensor<4x196608x10xf32> {rk.name = "q"}, %arg1: tensor<196608x9xf32> {rk.name = "metric"}, %arg2: tensor<3x10x10xf32> {rk.name = "derivative"}, %arg3: tensor<4x196608x10xf32> {rk.name = "out"}) -> tensor<4x196608x10xf32> attributes {rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 196608, 1, 1>, rk.kernel, rk.results = array<i64: 3>, rk.target = "cuda"} {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x10x1x196608xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x10x4x196608xf32>
    %0 = stablehlo.slice %arg1 [0:196608, 0:1] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %3 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [2] x [2], precision = [HIGHEST, HIGHEST] : (tensor<3x10x10xf32>, tensor<4x196608x10xf32>) -> tensor<3x10x4x196608xf32>
    %4 = stablehlo.add %cst_0, %3 : tensor<3x10x4x196608xf32>
    %5 = stablehlo.slice %4 [0:1, 0:10, 1:2, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<1x10x1x196608xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.optimization_barrier %cst_1 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1x10x1x196608xf32>
    %9 = stablehlo.add %6, %8 : tensor<1x10x1x196608xf32>
    %10 = stablehlo.slice %arg1 [0:196608, 1:2] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %13 = stablehlo.slice %4 [1:2, 0:10, 1:2, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x10x1x196608xf32>
    %15 = stablehlo.add %9, %14 : tensor<1x10x1x196608xf32>
    %16 = stablehlo.slice %arg1 [0:196608, 2:3] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %19 = stablehlo.slice %4 [2:3, 0:10, 1:2, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<1x10x1x196608xf32>
    %21 = stablehlo.add %15, %20 : tensor<1x10x1x196608xf32>
    %22 = stablehlo.slice %arg1 [0:196608, 3:4] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %25 = stablehlo.slice %4 [0:1, 0:10, 2:3, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<1x10x1x196608xf32>
    %27 = stablehlo.add %21, %26 : tensor<1x10x1x196608xf32>
    %28 = stablehlo.slice %arg1 [0:196608, 4:5] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %31 = stablehlo.slice %4 [1:2, 0:10, 2:3, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<1x10x1x196608xf32>
    %33 = stablehlo.add %27, %32 : tensor<1x10x1x196608xf32>
    %34 = stablehlo.slice %arg1 [0:196608, 5:6] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %35 = stablehlo.reshape %34 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %37 = stablehlo.slice %4 [2:3, 0:10, 2:3, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<1x10x1x196608xf32>
    %39 = stablehlo.add %33, %38 : tensor<1x10x1x196608xf32>
    %40 = stablehlo.slice %arg1 [0:196608, 6:7] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %43 = stablehlo.slice %4 [0:1, 0:10, 3:4, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<1x10x1x196608xf32>
    %45 = stablehlo.add %39, %44 : tensor<1x10x1x196608xf32>
    %46 = stablehlo.slice %arg1 [0:196608, 7:8] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %49 = stablehlo.slice %4 [1:2, 0:10, 3:4, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<1x10x1x196608xf32>
    %51 = stablehlo.add %45, %50 : tensor<1x10x1x196608xf32>
    %52 = stablehlo.slice %arg1 [0:196608, 8:9] : (tensor<196608x9xf32>) -> tensor<196608x1xf32>
    %53 = stablehlo.reshape %52 : (tensor<196608x1xf32>) -> tensor<196608xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [3] : (tensor<196608xf32>) -> tensor<1x10x1x196608xf32>
    %55 = stablehlo.slice %4 [2:3, 0:10, 3:4, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<1x10x1x196608xf32>
    %57 = stablehlo.add %51, %56 : tensor<1x10x1x196608xf32>
    %58 = stablehlo.negate %57 : tensor<1x10x1x196608xf32>
    %59 = stablehlo.transpose %58, dims = [3, 1, 2, 0] : (tensor<1x10x1x196608xf32>) -> tensor<196608x10x1x1xf32>
    %60 = stablehlo.reshape %59 : (tensor<196608x10x1x1xf32>) -> tensor<1x196608x10xf32>
    %61 = stablehlo.slice %4 [0:1, 0:10, 0:1, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %62 = stablehlo.multiply %2, %61 : tensor<1x10x1x196608xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.optimization_barrier %cst_2 : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<1x10x1x196608xf32>
    %65 = stablehlo.add %62, %64 : tensor<1x10x1x196608xf32>
    %66 = stablehlo.slice %4 [1:2, 0:10, 0:1, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %67 = stablehlo.multiply %12, %66 : tensor<1x10x1x196608xf32>
    %68 = stablehlo.add %65, %67 : tensor<1x10x1x196608xf32>
    %69 = stablehlo.slice %4 [2:3, 0:10, 0:1, 0:196608] : (tensor<3x10x4x196608xf32>) -> tensor<1x10x1x196608xf32>
    %70 = stablehlo.multiply %18, %69 : tensor<1x10x1x196608xf32>
    %71 = stablehlo.add %68, %70 : tensor<1x10x1x196608xf32>
    %72 = stablehlo.negate %71 : tensor<1x10x1x196608xf32>
    %73 = stablehlo.transpose %72, dims = [3, 1, 2, 0] : (tensor<1x10x1x196608xf32>) -> tensor<196608x10x1x1xf32>
    %74 = stablehlo.reshape %73 : (tensor<196608x10x1x1xf32>) -> tensor<1x196608x10xf32>
    %75 = stablehlo.multiply %24, %61 : tensor<1x10x1x196608xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.optimization_barrier %cst_3 : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<1x10x1x196608xf32>
    %78 = stablehlo.add %75, %77 : tensor<1x10x1x196608xf32>
    %79 = stablehlo.multiply %30, %66 : tensor<1x10x1x196608xf32>
    %80 = stablehlo.add %78, %79 : tensor<1x10x1x196608xf32>
    %81 = stablehlo.multiply %36, %69 : tensor<1x10x1x196608xf32>
    %82 = stablehlo.add %80, %81 : tensor<1x10x1x196608xf32>
    %83 = stablehlo.negate %82 : tensor<1x10x1x196608xf32>
    %84 = stablehlo.transpose %83, dims = [3, 1, 2, 0] : (tensor<1x10x1x196608xf32>) -> tensor<196608x10x1x1xf32>
    %85 = stablehlo.reshape %84 : (tensor<196608x10x1x1xf32>) -> tensor<1x196608x10xf32>
    %86 = stablehlo.multiply %42, %61 : tensor<1x10x1x196608xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.optimization_barrier %cst_4 : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<1x10x1x196608xf32>
    %89 = stablehlo.add %86, %88 : tensor<1x10x1x196608xf32>
    %90 = stablehlo.multiply %48, %66 : tensor<1x10x1x196608xf32>
    %91 = stablehlo.add %89, %90 : tensor<1x10x1x196608xf32>
    %92 = stablehlo.multiply %54, %69 : tensor<1x10x1x196608xf32>
    %93 = stablehlo.add %91, %92 : tensor<1x10x1x196608xf32>
    %94 = stablehlo.negate %93 : tensor<1x10x1x196608xf32>
    %95 = stablehlo.transpose %94, dims = [3, 1, 2, 0] : (tensor<1x10x1x196608xf32>) -> tensor<196608x10x1x1xf32>
    %96 = stablehlo.reshape %95 : (tensor<196608x10x1x1xf32>) -> tensor<1x196608x10xf32>
    %97 = stablehlo.concatenate %60, %74, %85, %96, dim = 0 : (tensor<1x196608x10xf32>, tensor<1x196608x10xf32>, tensor<1x196608x10xf32>, tensor<1x196608x10xf32>) -> tensor<4x196608x10xf32>
    return %97 : tensor<4x196608x10xf32>
  }
}

module {
  func.func @fluxes(%arg0: tensor<4x196608x10xf32> {rk.name = "q"}, %arg1: tensor<196608x4x3xf32> {rk.name = "normal"}, %arg2: tensor<196608x4xf32> {rk.name = "scale"}, %arg3: tensor<196608x24xi32> {rk.name = "inside"}, %arg4: tensor<196608x24xi32> {rk.name = "outside"}, %arg5: tensor<10x24xf32> {rk.name = "lift"}, %arg6: tensor<4x196608x10xf32> {rk.name = "out"}) -> tensor<4x196608x10xf32> attributes {rk.block = array<i64: 24, 1, 1>, rk.grid = array<i64: 196608, 1, 1>, rk.kernel, rk.results = array<i64: 6>, rk.target = "cuda"} {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<196608x4xf32>
    %c = stablehlo.constant dense<5898240> : tensor<196608x24xi32>
    %c_0 = stablehlo.constant dense<3932160> : tensor<196608x24xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<196608x4x6xf32>
    %c_2 = stablehlo.constant dense<1966080> : tensor<196608x24xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<4x196608x10xf32>) -> tensor<7864320xf32>
    %1 = stablehlo.reshape %arg4 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %3 = stablehlo.reshape %arg3 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %4 = "stablehlo.gather"(%0, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<196608x4x6xf32>
    %6 = stablehlo.slice %arg1 [0:196608, 0:4, 0:1] : (tensor<196608x4x3xf32>) -> tensor<196608x4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<196608x4x1xf32>) -> tensor<196608x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<196608x4xf32>) -> tensor<196608x4x6xf32>
    %9 = stablehlo.add %arg4, %c_2 : tensor<196608x24xi32>
    %10 = stablehlo.reshape %9 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %12 = stablehlo.add %arg3, %c_2 : tensor<196608x24xi32>
    %13 = stablehlo.reshape %12 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<196608x4x6xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<196608x4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.optimization_barrier %cst_3 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<196608x4x6xf32>
    %19 = stablehlo.add %16, %18 : tensor<196608x4x6xf32>
    %20 = stablehlo.slice %arg1 [0:196608, 0:4, 1:2] : (tensor<196608x4x3xf32>) -> tensor<196608x4x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<196608x4x1xf32>) -> tensor<196608x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<196608x4xf32>) -> tensor<196608x4x6xf32>
    %23 = stablehlo.add %arg4, %c_0 : tensor<196608x24xi32>
    %24 = stablehlo.reshape %23 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %25 = "stablehlo.gather"(%0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %26 = stablehlo.add %arg3, %c_0 : tensor<196608x24xi32>
    %27 = stablehlo.reshape %26 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %28 = "stablehlo.gather"(%0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %29 = stablehlo.subtract %25, %28 : tensor<196608x4x6xf32>
    %30 = stablehlo.multiply %22, %29 : tensor<196608x4x6xf32>
    %31 = stablehlo.add %19, %30 : tensor<196608x4x6xf32>
    %32 = stablehlo.slice %arg1 [0:196608, 0:4, 2:3] : (tensor<196608x4x3xf32>) -> tensor<196608x4x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<196608x4x1xf32>) -> tensor<196608x4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<196608x4xf32>) -> tensor<196608x4x6xf32>
    %35 = stablehlo.add %arg4, %c : tensor<196608x24xi32>
    %36 = stablehlo.reshape %35 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %37 = "stablehlo.gather"(%0, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %38 = stablehlo.add %arg3, %c : tensor<196608x24xi32>
    %39 = stablehlo.reshape %38 : (tensor<196608x24xi32>) -> tensor<196608x4x6xi32>
    %40 = "stablehlo.gather"(%0, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7864320xf32>, tensor<196608x4x6xi32>) -> tensor<196608x4x6xf32>
    %41 = stablehlo.subtract %37, %40 : tensor<196608x4x6xf32>
    %42 = stablehlo.multiply %34, %41 : tensor<196608x4x6xf32>
    %43 = stablehlo.add %31, %42 : tensor<196608x4x6xf32>
    %44 = stablehlo.subtract %5, %43 : tensor<196608x4x6xf32>
    %45 = stablehlo.multiply %arg2, %cst : tensor<196608x4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<196608x4xf32>) -> tensor<196608x4x6xf32>
    %47 = stablehlo.multiply %44, %46 : tensor<196608x4x6xf32>
    %48 = stablehlo.reshape %47 : (tensor<196608x4x6xf32>) -> tensor<196608x1x24xf32>
    %49 = stablehlo.subtract %43, %5 : tensor<196608x4x6xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 2, 3] : (tensor<196608x4x6xf32>) -> tensor<196608x3x4x6xf32>
    %51 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<196608x4xf32>) -> tensor<196608x4x3xf32>
    %52 = stablehlo.multiply %51, %arg1 : tensor<196608x4x3xf32>
    %53 = stablehlo.transpose %52, dims = [0, 2, 1] : (tensor<196608x4x3xf32>) -> tensor<196608x3x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<196608x3x4xf32>) -> tensor<196608x3x4x6xf32>
    %55 = stablehlo.multiply %50, %54 : tensor<196608x3x4x6xf32>
    %56 = stablehlo.reshape %55 : (tensor<196608x3x4x6xf32>) -> tensor<196608x3x24xf32>
    %57 = stablehlo.concatenate %48, %56, dim = 1 : (tensor<196608x1x24xf32>, tensor<196608x3x24xf32>) -> tensor<196608x4x24xf32>
    %58 = stablehlo.dot_general %arg5, %57, contracting_dims = [1] x [2], precision = [HIGHEST, HIGHEST] : (tensor<10x24xf32>, tensor<196608x4x24xf32>) -> tensor<10x196608x4xf32>
    %59 = stablehlo.transpose %58, dims = [2, 1, 0] : (tensor<10x196608x4xf32>) -> tensor<4x196608x10xf32>
    %60 = stablehlo.add %59, %arg6 : tensor<4x196608x10xf32>
    return %60 : tensor<4x196608x10xf32>
  }
}
