// RUN: raise-opt %s --pass-pipeline='unroll-loops{target=cuda}' | filecheck %s --check-prefix=CUDA
// RUN: raise-opt %s --pass-pipeline='unroll-loops{target=cpu}' | filecheck %s --check-prefix=CPU

// CPU-NOT: rk.unroll

// Short iterations, of a number that has a divisor near the factor.
// CUDA-LABEL: func.func @short
// CUDA: stablehlo.while({{.*}}) {{.*}} attributes {rk.unroll = {{[1-5][0-9]}} : i64}
func.func @short(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<1000> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<64x64xf32>
  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.multiply %s, %half : tensor<64x64xf32>
    %b = stablehlo.add %a, %x : tensor<64x64xf32>
    stablehlo.return %next, %b : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// The factor is at most the trip count.
// CUDA-LABEL: func.func @few
// CUDA: rk.unroll = 3 : i64
func.func @few(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<2> : tensor<i32>
  %end = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<64x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %s, %x : tensor<64x64xf32>
    stablehlo.return %next, %b : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// The arrays of an iteration are large.
// CUDA-LABEL: func.func @long
// CUDA-NOT: rk.unroll
func.func @long(%x: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<1000> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<8192x8192xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %s, %x : tensor<8192x8192xf32>
    stablehlo.return %next, %b : tensor<i32>, tensor<8192x8192xf32>
  }
  return %r#1 : tensor<8192x8192xf32>
}

// The number of iterations is data.
// CUDA-LABEL: func.func @unknown
// CUDA-NOT: rk.unroll
func.func @unknown(%x: tensor<64xf32>, %end: tensor<i32>) -> tensor<64xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %s, %x : tensor<64xf32>
    stablehlo.return %next, %b : tensor<i32>, tensor<64xf32>
  }
  return %r#1 : tensor<64xf32>
}
