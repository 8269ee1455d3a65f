// RUN: raise-opt %s --pass-pipeline='widen-row-loops{target=cuda},canonicalize,cse' | filecheck %s --check-prefix=CUDA
// RUN: raise-opt %s --pass-pipeline='widen-row-loops{target=cpu},canonicalize,cse' | filecheck %s --check-prefix=CPU

// Sums over rows of a sparse matrix.

// CUDA-LABEL: func.func @row_sums
// CUDA-SAME: ([[START:%.+]]: tensor<100xi32>, [[LENGTH:%.+]]: tensor<100xi32>, [[VALUES:%.+]]: tensor<700xf32>)
// CUDA: [[LONGEST:%.+]] = stablehlo.reduce([[LENGTH]] init: {{%.+}}) applies stablehlo.maximum
// CUDA: stablehlo.while([[I:%.+]] = {{%.+}}, [[SUM:%.+]] = {{%.+}})
// CUDA: stablehlo.compare LT, [[I]], [[LONGEST]]
// CUDA-DAG: [[LAST:%.+]] = stablehlo.subtract [[LONGEST]], [[EIGHT:%.+]] : tensor<i32>
// CUDA-DAG: [[NEXT:%.+]] = stablehlo.minimum [[I]], [[LAST]]
// CUDA-DAG: [[FOLLOWING:%.+]] = stablehlo.add [[NEXT]], [[EIGHT]]
// CUDA-DAG: [[EACH:%.+]] = stablehlo.iota dim = 0 : tensor<8xi32>
// CUDA-DAG: [[X:%.+]] = "stablehlo.gather"([[VALUES]], {{%.+}}) {{.*}} : (tensor<700xf32>, tensor<100x8xi32>) -> tensor<100x8xf32>
// CUDA-DAG: [[MASK:%.+]] = stablehlo.compare LT, {{%.+}}, {{%.+}} : (tensor<100x8xi32>, tensor<100x8xi32>) -> tensor<100x8xi1>
// CUDA: [[KEPT:%.+]] = stablehlo.select [[MASK]], [[X]], {{%.+}}
// CUDA: [[PART:%.+]] = stablehlo.reduce([[KEPT]] init: {{%.+}}) applies stablehlo.add across dimensions = [1]
// CUDA: [[NEW:%.+]] = stablehlo.add [[SUM]], [[PART]]
// CUDA: stablehlo.return [[FOLLOWING]], [[NEW]]

// CPU-LABEL: func.func @row_sums
// CPU-NOT: tensor<100x8
func.func @row_sums(%start: tensor<100xi32>, %length: tensor<100xi32>, %values: tensor<700xf32>) -> tensor<100xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<100xf32>
  %longest = stablehlo.reduce(%length init: %c0) applies stablehlo.maximum across dimensions = [0] : (tensor<100xi32>, tensor<i32>) -> tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %sum = %zero) : tensor<i32>, tensor<100xf32>
  cond {
    %c = stablehlo.compare LT, %i, %longest : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %j = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<100xi32>
    %more = stablehlo.compare LT, %j, %length : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %k = stablehlo.add %start, %j : tensor<100xi32>
    %x = "stablehlo.gather"(%values, %k) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<700xf32>, tensor<100xi32>) -> tensor<100xf32>
    %a = stablehlo.add %sum, %x : tensor<100xf32>
    %s = stablehlo.select %more, %a, %sum : tensor<100xi1>, tensor<100xf32>
    stablehlo.return %next, %s : tensor<i32>, tensor<100xf32>
  }
  return %r#1 : tensor<100xf32>
}
