// RUN: raise-opt %s --pass-pipeline=separate-iotas,canonicalize | filecheck %s

// One count for both axes becomes two, of two types.
// CHECK-LABEL: func.func @square
// CHECK-DAG: [[ROWS:%.+]] = stablehlo.iota dim = 0 : tensor<64x64xi32>
// CHECK-DAG: [[COLUMNS:%.+]] = stablehlo.iota dim = 1 : tensor<64x64xf32>
// CHECK-DAG: [[R:%.+]] = stablehlo.compare GE, [[ROWS]], {{.*}} SIGNED
// CHECK-DAG: [[C:%.+]] = stablehlo.compare GE, [[COLUMNS]], {{.*}} FLOAT
// CHECK: stablehlo.and [[R]], [[C]]
func.func @square(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {rk.update_form = "pad"} {
  %one = stablehlo.constant dense<1> : tensor<64xi32>
  %i = stablehlo.iota dim = 0 : tensor<64xi32>
  %m = stablehlo.compare GE, %i, %one, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %r = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<64xi1>) -> tensor<64x64xi1>
  %c = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<64xi1>) -> tensor<64x64xi1>
  %b = stablehlo.and %r, %c : tensor<64x64xi1>
  %s = stablehlo.select %b, %x, %y : tensor<64x64xi1>, tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}

// Over the whole shape already; the third axis of a length is i16, other lengths are i32.
// CHECK-LABEL: func.func @cube
// CHECK-DAG: stablehlo.iota dim = 0 : tensor<8x8x8x9xi32>
// CHECK-DAG: stablehlo.iota dim = 1 : tensor<8x8x8x9xf32>
// CHECK-DAG: stablehlo.iota dim = 2 : tensor<8x8x8x9xi16>
// CHECK-DAG: stablehlo.iota dim = 3 : tensor<8x8x8x9xi32>
// CHECK: return
func.func @cube() -> tensor<8x8x8x9xi1> attributes {rk.update_form = "roll"} {
  %one = stablehlo.constant dense<1> : tensor<8x8x8x9xi32>
  %i = stablehlo.iota dim = 0 : tensor<8x8x8x9xi32>
  %j = stablehlo.iota dim = 1 : tensor<8x8x8x9xi32>
  %k = stablehlo.iota dim = 2 : tensor<8x8x8x9xi32>
  %l = stablehlo.iota dim = 3 : tensor<8x8x8x9xi32>
  %a = stablehlo.compare LT, %one, %i, SIGNED : (tensor<8x8x8x9xi32>, tensor<8x8x8x9xi32>) -> tensor<8x8x8x9xi1>
  %b = stablehlo.compare LT, %one, %j, SIGNED : (tensor<8x8x8x9xi32>, tensor<8x8x8x9xi32>) -> tensor<8x8x8x9xi1>
  %c = stablehlo.compare LT, %one, %k, SIGNED : (tensor<8x8x8x9xi32>, tensor<8x8x8x9xi32>) -> tensor<8x8x8x9xi1>
  %d = stablehlo.compare LT, %one, %l, SIGNED : (tensor<8x8x8x9xi32>, tensor<8x8x8x9xi32>) -> tensor<8x8x8x9xi1>
  %e = stablehlo.and %a, %b : tensor<8x8x8x9xi1>
  %f = stablehlo.and %c, %d : tensor<8x8x8x9xi1>
  %g = stablehlo.and %e, %f : tensor<8x8x8x9xi1>
  return %g : tensor<8x8x8x9xi1>
}

// Stores that are updates, masks that are data: nothing to do.
// CHECK-LABEL: func.func @update_form
// CHECK: stablehlo.iota dim = 0 : tensor<64xi32>
// CHECK-LABEL: func.func @data
// CHECK: stablehlo.iota dim = 0 : tensor<64xi32>
func.func @update_form() -> tensor<64x64xi1> {
  %one = stablehlo.constant dense<1> : tensor<64xi32>
  %i = stablehlo.iota dim = 0 : tensor<64xi32>
  %m = stablehlo.compare GE, %i, %one, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %r = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<64xi1>) -> tensor<64x64xi1>
  return %r : tensor<64x64xi1>
}
func.func @data(%n: tensor<64xi32>) -> tensor<64x64xi1> attributes {rk.update_form = "pad"} {
  %i = stablehlo.iota dim = 0 : tensor<64xi32>
  %m = stablehlo.compare GE, %i, %n, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %r = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<64xi1>) -> tensor<64x64xi1>
  return %r : tensor<64x64xi1>
}
