// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-updates,canonicalize | filecheck %s

// Two columns that are the whole array: nothing of the old one is read.

// CHECK-LABEL: func.func @tiles
// CHECK-SAME: ([[Y:%.+]]: tensor<9x2xf32>, [[A:%.+]]: tensor<9x1xf32>, [[B:%.+]]: tensor<9x1xf32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.concatenate [[B]], [[A]], dim = 1
// CHECK-NEXT: return [[R]]
func.func @tiles(%y: tensor<9x2xf32>, %a: tensor<9x1xf32>, %b: tensor<9x1xf32>) -> tensor<9x2xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %y, %a, %c0, %c1 : (tensor<9x2xf32>, tensor<9x1xf32>, tensor<i32>, tensor<i32>) -> tensor<9x2xf32>
  %1 = stablehlo.dynamic_update_slice %0, %b, %c0, %c0 : (tensor<9x2xf32>, tensor<9x1xf32>, tensor<i32>, tensor<i32>) -> tensor<9x2xf32>
  return %1 : tensor<9x2xf32>
}

// -----

// Neighbours are one store, a covered one goes, others stay.

// CHECK-LABEL: func.func @chain
// CHECK-SAME: ([[Y:%.+]]: tensor<9xf32>, [[A:%.+]]: tensor<2xf32>, [[B:%.+]]: tensor<2xf32>, [[W:%.+]]: tensor<3xf32>)
// CHECK: [[AB:%.+]] = stablehlo.concatenate [[A]], [[B]], dim = 0
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[AB]]
// CHECK-NEXT: [[R:%.+]] = stablehlo.dynamic_update_slice [[U]], [[W]]
// CHECK-NEXT: return [[R]]
func.func @chain(%y: tensor<9xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %w: tensor<3xf32>) -> tensor<9xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c6 = stablehlo.constant dense<6> : tensor<i32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %y, %a, %c1 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %1 = stablehlo.dynamic_update_slice %0, %b, %c3 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %2 = stablehlo.dynamic_update_slice %1, %b, %c7 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %3 = stablehlo.dynamic_update_slice %2, %w, %c6 : (tensor<9xf32>, tensor<3xf32>, tensor<i32>) -> tensor<9xf32>
  return %3 : tensor<9xf32>
}

// -----

// A store to every second element, under a mask.

// CHECK-LABEL: func.func @every_second
// CHECK-SAME: ([[Y:%.+]]: tensor<10xf32>, [[V:%.+]]: tensor<5xf32>)
// CHECK-DAG: [[YY:%.+]] = stablehlo.reshape [[Y]] : (tensor<10xf32>) -> tensor<5x2xf32>
// CHECK-DAG: [[VV:%.+]] = stablehlo.reshape [[V]] : (tensor<5xf32>) -> tensor<5x1xf32>
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice [[YY]], [[VV]]
// CHECK: [[R:%.+]] = stablehlo.reshape [[U]]
// CHECK: return [[R]]
func.func @every_second(%y: tensor<10xf32>, %v: tensor<5xf32>) -> tensor<10xf32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %true = stablehlo.constant dense<true> : tensor<5xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.pad %v, %zero, low = [0], high = [0], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<9xf32>
  %1 = stablehlo.pad %true, %false, low = [0], high = [0], interior = [1] : (tensor<5xi1>, tensor<i1>) -> tensor<9xi1>
  %2 = stablehlo.slice %y [1:10] : (tensor<10xf32>) -> tensor<9xf32>
  %3 = stablehlo.select %1, %0, %2 : tensor<9xi1>, tensor<9xf32>
  %4 = stablehlo.dynamic_update_slice %y, %3, %c : (tensor<10xf32>, tensor<9xf32>, tensor<i32>) -> tensor<10xf32>
  return %4 : tensor<10xf32>
}

// -----

// Stores in a row, the last one first, are one store; what is around them stays.

// CHECK-LABEL: func.func @row
// CHECK-SAME: ([[Y:%.+]]: tensor<9xf32>, [[A:%.+]]: tensor<1xf32>, [[B:%.+]]: tensor<2xf32>, [[C:%.+]]: tensor<1xf32>)
// CHECK: [[ROW:%.+]] = stablehlo.concatenate [[A]], [[B]], [[C]], dim = 0
// CHECK: [[DONE:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[ROW]]
// CHECK-NEXT: return [[DONE]]
func.func @row(%y: tensor<9xf32>, %a: tensor<1xf32>, %b: tensor<2xf32>, %c: tensor<1xf32>) -> tensor<9xf32> {
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c6 = stablehlo.constant dense<6> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %y, %c, %c6 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
  %1 = stablehlo.dynamic_update_slice %0, %b, %c4 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %2 = stablehlo.dynamic_update_slice %1, %a, %c3 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
  return %2 : tensor<9xf32>
}

// -----

// What lies between two stores of a row is read: both stay known.

// CHECK-LABEL: func.func @read_between
// CHECK-SAME: ([[Y:%.+]]: tensor<9xf32>, [[A:%.+]]: tensor<1xf32>, [[B:%.+]]: tensor<1xf32>, [[C:%.+]]: tensor<1xf32>)
// CHECK-DAG: [[TWO:%.+]] = stablehlo.concatenate [[A]], [[B]], dim = 0
// CHECK-DAG: [[BEFORE:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[TWO]]
// CHECK-DAG: [[ALL:%.+]] = stablehlo.concatenate [[A]], [[B]], [[C]], dim = 0
// CHECK-DAG: [[AFTER:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[ALL]]
// CHECK: return [[BEFORE]], [[AFTER]]
func.func @read_between(%y: tensor<9xf32>, %a: tensor<1xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) -> (tensor<9xf32>, tensor<9xf32>) {
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c5 = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %y, %a, %c3 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
  %1 = stablehlo.dynamic_update_slice %0, %b, %c4 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
  %2 = stablehlo.dynamic_update_slice %1, %c, %c5 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
  return %1, %2 : tensor<9xf32>, tensor<9xf32>
}

// -----

// Four tiles of a square, stored in no order: nothing of the old one is read.

// CHECK-LABEL: func.func @four_tiles
// CHECK-NOT: dynamic_update_slice
// CHECK: stablehlo.concatenate {{.*}} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
func.func @four_tiles(%y: tensor<4x4xf32>, %a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>, %d: tensor<2x2xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.dynamic_update_slice %y, %b, %0, %2 : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %t = stablehlo.dynamic_update_slice %s, %c, %2, %0 : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %u = stablehlo.dynamic_update_slice %t, %a, %0, %0 : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %r = stablehlo.dynamic_update_slice %u, %d, %2, %2 : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

// Between two neighbours, a store to a part of the second one: the order of the three matters.

// CHECK-LABEL: func.func @overlapping
// CHECK-COUNT-3: dynamic_update_slice
func.func @overlapping(%y: tensor<9xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %w: tensor<2xf32>) -> tensor<9xf32> {
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.constant dense<4> : tensor<i32>
  %s = stablehlo.dynamic_update_slice %y, %a, %1 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %t = stablehlo.dynamic_update_slice %s, %w, %4 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  %r = stablehlo.dynamic_update_slice %t, %b, %3 : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
