// RUN: raise-opt %s --pass-pipeline='recognize-moments,canonicalize' 2>&1 | filecheck %s

// Welford's updates, 300 rows of eight elements.

// CHECK: applied: it is recognized as a mean and central squares, with reassociated additions [recognize-moments]
// CHECK-LABEL: func.func @updates
// CHECK: [[F:%.+]] = stablehlo.slice %arg0 [0:300, 0:1]
// CHECK: [[X:%.+]] = stablehlo.reshape [[F]]
// CHECK: [[B:%.+]] = stablehlo.broadcast_in_dim [[X]], dims = [0]
// CHECK: [[L:%.+]] = stablehlo.subtract %arg0, [[B]]
// CHECK: [[S:%.+]] = stablehlo.reduce([[L]] init: {{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: [[E:%.+]] = stablehlo.divide [[S]]
// CHECK: [[M:%.+]] = stablehlo.add [[X]], [[E]]
// CHECK: [[W:%.+]] = stablehlo.broadcast_in_dim [[M]], dims = [0]
// CHECK: [[D:%.+]] = stablehlo.subtract %arg0, [[W]]
// CHECK: [[P:%.+]] = stablehlo.multiply [[D]], [[D]]
// CHECK: [[Q:%.+]] = stablehlo.reduce([[P]] init: {{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: [[A:%.+]] = stablehlo.abs [[M]]
// CHECK: [[T:%.+]] = stablehlo.compare LE, [[A]]
// CHECK: [[U:%.+]] = stablehlo.compare LE, [[Q]]
// CHECK: [[H:%.+]] = stablehlo.and [[T]], [[U]] : tensor<300xi1>
// CHECK: [[R:%.+]]:2 = "stablehlo.if"
// CHECK: stablehlo.return [[M]], [[Q]]
// CHECK: [[O:%.+]]:3 = stablehlo.while
// CHECK: stablehlo.select [[H]], [[M]], [[O]]#1
// CHECK: stablehlo.select [[H]], [[Q]], [[O]]#2
// CHECK: return [[R]]#0, [[R]]#1
func.func @updates(%x: tensor<300x8xf32>) -> (tensor<300xf32>, tensor<300xf32>) attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<300xf32>
  %r:3 = stablehlo.while(%i = %c0, %mean = %zero, %squares = %zero) : tensor<i32>, tensor<300xf32>, tensor<300xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c1 : tensor<i32>
    %column = stablehlo.dynamic_slice %x, %c0, %i, sizes = [300, 1] : (tensor<300x8xf32>, tensor<i32>, tensor<i32>) -> tensor<300x1xf32>
    %v = stablehlo.reshape %column : (tensor<300x1xf32>) -> tensor<300xf32>
    %before = stablehlo.subtract %v, %mean : tensor<300xf32>
    %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
    %wide = stablehlo.broadcast_in_dim %count, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %step = stablehlo.divide %before, %wide : tensor<300xf32>
    %next = stablehlo.add %mean, %step : tensor<300xf32>
    %after = stablehlo.subtract %v, %next : tensor<300xf32>
    %square = stablehlo.multiply %before, %after : tensor<300xf32>
    %sum = stablehlo.add %squares, %square : tensor<300xf32>
    stablehlo.return %n, %next, %sum : tensor<i32>, tensor<300xf32>, tensor<300xf32>
  }
  return %r#1, %r#2 : tensor<300xf32>, tensor<300xf32>
}

// A compensated sum has a meaning only with rounding: the mean stays.

// CHECK-LABEL: func.func @compensated
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @compensated(%x: tensor<300x8xf32>) -> tensor<300xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<300xf32>
  %eight = stablehlo.constant dense<8.0> : tensor<300xf32>
  %r:3 = stablehlo.while(%i = %c0, %sum = %zero, %lost = %zero) : tensor<i32>, tensor<300xf32>, tensor<300xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c1 : tensor<i32>
    %column = stablehlo.dynamic_slice %x, %c0, %i, sizes = [300, 1] : (tensor<300x8xf32>, tensor<i32>, tensor<i32>) -> tensor<300x1xf32>
    %v = stablehlo.reshape %column : (tensor<300x1xf32>) -> tensor<300xf32>
    %rest = stablehlo.subtract %v, %lost : tensor<300xf32>
    %next = stablehlo.add %sum, %rest : tensor<300xf32>
    %moved = stablehlo.subtract %next, %sum : tensor<300xf32>
    %gone = stablehlo.subtract %moved, %rest : tensor<300xf32>
    stablehlo.return %n, %next, %gone : tensor<i32>, tensor<300xf32>, tensor<300xf32>
  }
  %mean = stablehlo.divide %r#1, %eight : tensor<300xf32>
  return %mean : tensor<300xf32>
}

// Elements that are compared decide themselves what is counted.

// CHECK-LABEL: func.func @clipped
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @clipped(%x: tensor<300x8xf32>) -> tensor<300xf32> attributes {rk.kernel} {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<300xf32>
  %r:2 = stablehlo.while(%i = %c0, %mean = %zero) : tensor<i32>, tensor<300xf32>
  cond {
    %t = stablehlo.compare LT, %i, %c8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c1 : tensor<i32>
    %column = stablehlo.dynamic_slice %x, %c0, %i, sizes = [300, 1] : (tensor<300x8xf32>, tensor<i32>, tensor<i32>) -> tensor<300x1xf32>
    %v = stablehlo.reshape %column : (tensor<300x1xf32>) -> tensor<300xf32>
    %low = stablehlo.maximum %v, %zero : tensor<300xf32>
    %before = stablehlo.subtract %low, %mean : tensor<300xf32>
    %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
    %wide = stablehlo.broadcast_in_dim %count, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %step = stablehlo.divide %before, %wide : tensor<300xf32>
    %square = stablehlo.multiply %step, %step : tensor<300xf32>
    %next = stablehlo.add %mean, %step : tensor<300xf32>
    stablehlo.return %n, %next : tensor<i32>, tensor<300xf32>
  }
  return %r#1 : tensor<300xf32>
}
