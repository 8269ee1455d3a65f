// RUN: raise-opt %s --pass-pipeline=keep-rounding | filecheck %s

// A constant and a number that are broadcast, and half, which is exact.

// CHECK-LABEL: func.func @divisors
// CHECK-DAG: [[THIRD:%.+]] = stablehlo.constant dense<3.000000e+00>
// CHECK-DAG: [[TWO:%.+]] = stablehlo.constant dense<2.000000e+00>
// CHECK: [[S:%.+]] = stablehlo.broadcast_in_dim %arg1
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, %arg0, %arg0
// CHECK: [[D:%.+]] = stablehlo.select [[ISNUM]], [[THIRD]], %arg0
// CHECK: stablehlo.divide %arg0, [[D]]
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, %arg0, %arg0
// CHECK: [[D:%.+]] = stablehlo.select [[ISNUM]], [[S]], %arg0
// CHECK: stablehlo.divide %arg0, [[D]]
// CHECK: stablehlo.divide %arg0, [[TWO]]
func.func @divisors(%x: tensor<8xf32>, %s: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %three = stablehlo.constant dense<3.0> : tensor<8xf32>
  %two = stablehlo.constant dense<2.0> : tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %0 = stablehlo.divide %x, %three : tensor<8xf32>
  %1 = stablehlo.divide %x, %b : tensor<8xf32>
  %2 = stablehlo.divide %x, %two : tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Parts of constants are constants, and so is what is chosen of them by constants.

// CHECK-LABEL: func.func @chosen
// CHECK: [[D:%.+]] = stablehlo.select
// CHECK: [[LEAST:%.+]] = stablehlo.minimum %arg0
// CHECK: [[B:%.+]] = stablehlo.maximum [[D]], [[LEAST]]
// CHECK: stablehlo.divide %arg0, [[B]]
// CHECK: [[D:%.+]] = stablehlo.select %arg1
// CHECK: stablehlo.divide %arg0, [[D]]
func.func @chosen(%x: tensor<8xf32>, %p: tensor<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %three = stablehlo.constant dense<3.0> : tensor<2xf32>
  %five = stablehlo.constant dense<5.0> : tensor<4xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<f32>
  %four = stablehlo.constant dense<4.0> : tensor<8xf32>
  %c = stablehlo.concatenate %three, %five, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  %d = stablehlo.pad %c, %seven, low = [0], high = [2], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<8xf32>
  %g = stablehlo.compare GT, %d, %four : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s = stablehlo.select %g, %d, %four : tensor<8xi1>, tensor<8xf32>
  %0 = stablehlo.divide %x, %s : tensor<8xf32>
  %t = stablehlo.select %p, %d, %four : tensor<8xi1>, tensor<8xf32>
  %1 = stablehlo.divide %x, %t : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Arrays by arrays, and what is computed from numbers alone, stay; a row by rows does not.

// CHECK-LABEL: func.func @arrays
// CHECK: stablehlo.divide %arg0, %arg0
// CHECK-NOT: stablehlo.minimum
// CHECK: [[SUM:%.+]] = stablehlo.add
// CHECK: [[LEAST:%.+]] = stablehlo.minimum %arg0
// CHECK: [[B:%.+]] = stablehlo.maximum [[SUM]], [[LEAST]]
// CHECK: stablehlo.divide %arg0, [[B]]
func.func @arrays(%x: tensor<4x8xf32>, %r: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) attributes {rk.kernel} {
  %one = stablehlo.constant dense<1.0> : tensor<4x8xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %0 = stablehlo.divide %x, %x : tensor<4x8xf32>
  %1 = stablehlo.add %b, %one : tensor<4x8xf32>
  %2 = stablehlo.divide %x, %1 : tensor<4x8xf32>
  return %0, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Two divisions, and one by a root.

// CHECK-LABEL: func.func @quotients
// CHECK: [[Q:%.+]] = stablehlo.divide %arg0, %arg1
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, [[Q]], [[Q]]
// CHECK: [[B:%.+]] = stablehlo.select [[ISNUM]], [[Q]]
// CHECK: stablehlo.divide [[B]], %arg1
// CHECK: [[R:%.+]] = stablehlo.sqrt %arg1
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, [[R]], [[R]]
// CHECK: [[B:%.+]] = stablehlo.select [[ISNUM]], [[R]]
// CHECK: stablehlo.divide %arg0, [[B]]
func.func @quotients(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %0 = stablehlo.divide %x, %y : tensor<8xf32>
  %1 = stablehlo.divide %0, %y : tensor<8xf32>
  %2 = stablehlo.sqrt %y : tensor<8xf32>
  %3 = stablehlo.divide %x, %2 : tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}

// Sums and products with two constants; one with an array between stays.

// CHECK-LABEL: func.func @constants
// CHECK: [[A:%.+]] = stablehlo.add %arg0
// CHECK: [[B:%.+]] = stablehlo.select %{{.+}}, [[A]]
// CHECK: stablehlo.subtract [[B]]
// CHECK: [[M:%.+]] = stablehlo.multiply %arg0
// CHECK: [[B:%.+]] = stablehlo.select %{{.+}}, [[M]]
// CHECK: stablehlo.multiply [[B]]
// CHECK-NOT: select
// CHECK: return
func.func @constants(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %c = stablehlo.constant dense<3.3> : tensor<8xf32>
  %0 = stablehlo.add %x, %c : tensor<8xf32>
  %1 = stablehlo.subtract %0, %c : tensor<8xf32>
  %2 = stablehlo.multiply %x, %c : tensor<8xf32>
  %3 = stablehlo.multiply %2, %c : tensor<8xf32>
  %4 = stablehlo.add %x, %y : tensor<8xf32>
  %5 = stablehlo.add %4, %c : tensor<8xf32>
  return %1, %3, %5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Functions that XLA merges: exp(x) * exp(y), pow(exp(x), y), log(exp(x)), sqrt(x * x).

// CHECK-LABEL: func.func @functions
// CHECK: stablehlo.select
// CHECK-COUNT-3: stablehlo.optimization_barrier
// CHECK-NOT: barrier
// CHECK: return
func.func @functions(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %0 = stablehlo.exponential %x : tensor<8xf32>
  %1 = stablehlo.exponential %y : tensor<8xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<8xf32>
  %3 = stablehlo.power %0, %y : tensor<8xf32>
  %4 = stablehlo.log %1 : tensor<8xf32>
  %5 = stablehlo.multiply %x, %x : tensor<8xf32>
  %6 = stablehlo.sqrt %5 : tensor<8xf32>
  return %2, %3, %4, %6 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// GPUs: f64 by selects; f32 is not divided exactly in any case.

// CHECK-LABEL: func.func @gpu
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, %arg0, %arg0
// CHECK: [[D:%.+]] = stablehlo.select [[ISNUM]], %{{.+}}, %arg0
// CHECK: stablehlo.divide %arg0, [[D]] : tensor<8xf64>
// CHECK: [[A:%.+]] = stablehlo.add %arg0
// CHECK: [[ISNUM:%.+]] = stablehlo.compare EQ, [[A]], [[A]]
// CHECK: [[H:%.+]] = stablehlo.select [[ISNUM]], [[A]]
// CHECK: stablehlo.subtract [[H]]
// CHECK-NOT: select
// CHECK: stablehlo.divide %arg1, %{{.+}} : tensor<8xf32>
func.func @gpu(%x: tensor<8xf64>, %y: tensor<8xf32>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf32>) attributes {rk.kernel, rk.target = "cuda"} {
  %c = stablehlo.constant dense<3.0> : tensor<8xf64>
  %d = stablehlo.constant dense<3.0> : tensor<8xf32>
  %0 = stablehlo.divide %x, %c : tensor<8xf64>
  %1 = stablehlo.add %x, %c : tensor<8xf64>
  %2 = stablehlo.subtract %1, %c : tensor<8xf64>
  %3 = stablehlo.divide %y, %d : tensor<8xf32>
  return %0, %2, %3 : tensor<8xf64>, tensor<8xf64>, tensor<8xf32>
}

// A power may be a number where its exponent is NaN: pow(1, NaN) is 1.

// CHECK-LABEL: func.func @exponents
// CHECK: [[E:%.+]] = stablehlo.exponential
// CHECK-NOT: select
// CHECK: [[H:%.+]] = stablehlo.optimization_barrier [[E]]
// CHECK: stablehlo.power [[H]], %arg1
func.func @exponents(%x: tensor<f64>, %y: tensor<8xf64>) -> tensor<8xf64> attributes {rk.kernel, rk.target = "cuda"} {
  %b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f64>) -> tensor<8xf64>
  %0 = stablehlo.exponential %b : tensor<8xf64>
  %1 = stablehlo.power %0, %y : tensor<8xf64>
  return %1 : tensor<8xf64>
}

// Fast math asks for none of this.

// CHECK-LABEL: func.func @fast
// CHECK-NOT: select
// CHECK: return
func.func @fast(%x: tensor<8xf32>) -> tensor<8xf32> attributes {rk.kernel, rk.fast_math} {
  %c = stablehlo.constant dense<3.0> : tensor<8xf32>
  %0 = stablehlo.divide %x, %c : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The body of a loop is a program too.

// CHECK-LABEL: func.func @loop
// CHECK: stablehlo.while
// CHECK: [[D:%.+]] = stablehlo.select
// CHECK: stablehlo.divide %{{.+}}, [[D]]
func.func @loop(%x: tensor<8xf32>, %s: tensor<f32>) -> tensor<8xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.divide %v, %b : tensor<8xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}

// XLA drops a zero that is added: -0.0 would stay -0.0.
// CHECK-LABEL: func.func @from_zero
// CHECK: %[[B:.*]] = stablehlo.optimization_barrier %{{.*}} : tensor<f32>
// CHECK: %[[Z:.*]] = stablehlo.broadcast_in_dim %[[B]]
// CHECK: stablehlo.add %arg0, %[[Z]]
// CHECK: %[[C:.*]] = stablehlo.optimization_barrier %{{.*}} : tensor<f32>
// CHECK: %[[N:.*]] = stablehlo.broadcast_in_dim %[[C]]
// CHECK: stablehlo.subtract %arg0, %[[N]]
func.func @from_zero(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {rk.kernel} {
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %n = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %a = stablehlo.add %x, %z : tensor<8xf32>
  %b = stablehlo.subtract %x, %n : tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// One zero after a barrier on GPUs too: what it is added to keeps one user.
// CHECK-LABEL: func.func @from_zero_on_gpu
// CHECK-NOT: select
// CHECK: %[[B:.*]] = stablehlo.optimization_barrier %{{.*}} : tensor<f32>
// CHECK: %[[Z:.*]] = stablehlo.broadcast_in_dim %[[B]]
// CHECK: stablehlo.add %arg0, %[[Z]]
// CHECK-NOT: select
// CHECK: return
func.func @from_zero_on_gpu(%x: tensor<8xf32>) -> tensor<8xf32> attributes {rk.kernel, rk.target = "cuda"} {
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %a = stablehlo.add %x, %z : tensor<8xf32>
  return %a : tensor<8xf32>
}

// Matrix products accumulate from +0.0 on CUDA devices, but for those along one index, which are
// elementwise; not on CPUs.
// CHECK-LABEL: func.func @product
// CHECK: [[Z:%.+]] = stablehlo.constant dense<0.0
// CHECK: [[P:%.+]] = stablehlo.dot_general
// CHECK: [[T:%.+]] = stablehlo.transpose [[P]]
// CHECK: stablehlo.add [[Z]], [[T]]
// CHECK: [[Q:%.+]] = stablehlo.dot_general
// CHECK: [[B:%.+]] = stablehlo.optimization_barrier %{{.*}} : tensor<f32>
// CHECK: [[H:%.+]] = stablehlo.broadcast_in_dim [[B]]
// CHECK: stablehlo.add [[H]], [[Q]]
func.func @product(%x: tensor<4x3xf32>, %y: tensor<3x8xf32>, %u: tensor<8x1xf32>, %v: tensor<1x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) attributes {rk.kernel, rk.target = "cuda"} {
  %z = stablehlo.constant dense<0.0> : tensor<8x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  %t = stablehlo.transpose %p, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %a = stablehlo.add %z, %t : tensor<8x4xf32>
  %q = stablehlo.dot_general %u, %v, contracting_dims = [1] x [0] : (tensor<8x1xf32>, tensor<1x4xf32>) -> tensor<8x4xf32>
  %b = stablehlo.add %z, %q : tensor<8x4xf32>
  return %a, %b : tensor<8x4xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: func.func @product_on_cpu
// CHECK: stablehlo.optimization_barrier
func.func @product_on_cpu(%x: tensor<4x3xf32>, %y: tensor<3x8xf32>) -> tensor<4x8xf32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  %a = stablehlo.add %z, %p : tensor<4x8xf32>
  return %a : tensor<4x8xf32>
}
