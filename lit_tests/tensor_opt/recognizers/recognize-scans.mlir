// RUN: raise-opt %s --pass-pipeline='recognize-scans,simplify-tensors,canonicalize' 2>&1 | filecheck %s

// Three steps of Hillis and Steele in rows of eight: a prefix sum. Without the last one, none.

// CHECK: applied: a network of additions is now a prefix sum [recognize-scans]
// CHECK-LABEL: func.func @scan
// CHECK-SAME: ([[X:%.+]]: tensor<5x8xi32>)
// CHECK: [[R:%.+]] = "stablehlo.reduce_window"([[X]], {{%.+}}) <{padding = dense<{{\[\[}}0, 0], [7, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 8>}>
// CHECK: return [[R]]
func.func @scan(%x: tensor<5x8xi32>) -> tensor<5x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %a0 = stablehlo.slice %x [0:5, 0:7] : (tensor<5x8xi32>) -> tensor<5x7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c0 = stablehlo.add %x, %b0 : tensor<5x8xi32>
  %a1 = stablehlo.slice %c0 [0:5, 0:6] : (tensor<5x8xi32>) -> tensor<5x6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c1 = stablehlo.add %c0, %b1 : tensor<5x8xi32>
  %a2 = stablehlo.slice %c1 [0:5, 0:4] : (tensor<5x8xi32>) -> tensor<5x4xi32>
  %b2 = stablehlo.pad %a2, %z, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c2 = stablehlo.add %c1, %b2 : tensor<5x8xi32>
  return %c2 : tensor<5x8xi32>
}

// CHECK-LABEL: func.func @unfinished
// CHECK-NOT: reduce_window
// CHECK: return
func.func @unfinished(%x: tensor<5x8xi32>) -> tensor<5x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %a0 = stablehlo.slice %x [0:5, 0:7] : (tensor<5x8xi32>) -> tensor<5x7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c0 = stablehlo.add %x, %b0 : tensor<5x8xi32>
  %a1 = stablehlo.slice %c0 [0:5, 0:6] : (tensor<5x8xi32>) -> tensor<5x6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c1 = stablehlo.add %c0, %b1 : tensor<5x8xi32>
  return %c1 : tensor<5x8xi32>
}

// One block has no axis of blocks: the whole tensor is the row.
// CHECK-LABEL: func.func @one_row
// CHECK-SAME: ([[X:%.+]]: tensor<8xi32>)
// CHECK: "stablehlo.reduce_window"([[X]], {{%.+}}) <{{{.*}}window_dimensions = array<i64: 8>
// CHECK-NOT: stablehlo.pad
func.func @one_row(%x: tensor<8xi32>) -> tensor<8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %a0 = stablehlo.slice %x [0:7] : (tensor<8xi32>) -> tensor<7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [1], high = [0], interior = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<8xi32>
  %c0 = stablehlo.add %x, %b0 : tensor<8xi32>
  %a1 = stablehlo.slice %c0 [0:6] : (tensor<8xi32>) -> tensor<6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [2], high = [0], interior = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<8xi32>
  %c1 = stablehlo.add %c0, %b1 : tensor<8xi32>
  %a2 = stablehlo.slice %c1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %b2 = stablehlo.pad %a2, %z, low = [4], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
  %c2 = stablehlo.add %c1, %b2 : tensor<8xi32>
  return %c2 : tensor<8xi32>
}

// A running maximum; what the steps pad with is what a maximum leaves alone.
// CHECK-LABEL: func.func @largest
// CHECK-SAME: ([[X:%.+]]: tensor<5x8xi32>)
// CHECK: "stablehlo.reduce_window"([[X]], {{%.+}}) <{{{.*}}window_dimensions = array<i64: 1, 8>
// CHECK: stablehlo.maximum
// CHECK-NOT: stablehlo.pad
func.func @largest(%x: tensor<5x8xi32>) -> tensor<5x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<-2147483648> : tensor<i32>
  %a0 = stablehlo.slice %x [0:5, 0:7] : (tensor<5x8xi32>) -> tensor<5x7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c0 = stablehlo.maximum %x, %b0 : tensor<5x8xi32>
  %a1 = stablehlo.slice %c0 [0:5, 0:6] : (tensor<5x8xi32>) -> tensor<5x6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c1 = stablehlo.maximum %c0, %b1 : tensor<5x8xi32>
  %a2 = stablehlo.slice %c1 [0:5, 0:4] : (tensor<5x8xi32>) -> tensor<5x4xi32>
  %b2 = stablehlo.pad %a2, %z, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c2 = stablehlo.maximum %c1, %b2 : tensor<5x8xi32>
  return %c2 : tensor<5x8xi32>
}

// Zeros are elements of a maximum like others.
// CHECK-LABEL: func.func @largest_above_zero
// CHECK-NOT: reduce_window
// CHECK: return
func.func @largest_above_zero(%x: tensor<5x8xi32>) -> tensor<5x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %a0 = stablehlo.slice %x [0:5, 0:7] : (tensor<5x8xi32>) -> tensor<5x7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c0 = stablehlo.maximum %x, %b0 : tensor<5x8xi32>
  %a1 = stablehlo.slice %c0 [0:5, 0:6] : (tensor<5x8xi32>) -> tensor<5x6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c1 = stablehlo.maximum %c0, %b1 : tensor<5x8xi32>
  %a2 = stablehlo.slice %c1 [0:5, 0:4] : (tensor<5x8xi32>) -> tensor<5x4xi32>
  %b2 = stablehlo.pad %a2, %z, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c2 = stablehlo.maximum %c1, %b2 : tensor<5x8xi32>
  return %c2 : tensor<5x8xi32>
}

// Rows of an array that ends in the last of them: what is past it, under guards, here 7, is data.
// CHECK-LABEL: func.func @past_the_end
// CHECK-SAME: ([[X:%.+]]: tensor<13xi32>)
// CHECK-DAG: [[C:%.+]] = stablehlo.constant dense<7>
// CHECK: [[P:%.+]] = stablehlo.pad [[X]], [[C]], low = [0], high = [3]
// CHECK: [[R:%.+]] = stablehlo.reshape [[P]]
// CHECK: "stablehlo.reduce_window"([[R]]
// CHECK: stablehlo.maximum
func.func @past_the_end(%x: tensor<13xi32>) -> tensor<2x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<2x8xi32>
  %end = stablehlo.constant dense<13> : tensor<2x8xi32>
  %flat = stablehlo.iota dim = 0 : tensor<16xi32>
  %at = stablehlo.reshape %flat : (tensor<16xi32>) -> tensor<2x8xi32>
  %in = stablehlo.compare LT, %at, %end : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
  %p = stablehlo.pad %x, %z, low = [0], high = [3], interior = [0] : (tensor<13xi32>, tensor<i32>) -> tensor<16xi32>
  %r = stablehlo.reshape %p : (tensor<16xi32>) -> tensor<2x8xi32>
  %v = stablehlo.select %in, %r, %seven : tensor<2x8xi1>, tensor<2x8xi32>
  %a0 = stablehlo.slice %v [0:2, 0:7] : (tensor<2x8xi32>) -> tensor<2x7xi32>
  %b0 = stablehlo.pad %a0, %least, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x7xi32>, tensor<i32>) -> tensor<2x8xi32>
  %c0 = stablehlo.maximum %v, %b0 : tensor<2x8xi32>
  %a1 = stablehlo.slice %c0 [0:2, 0:6] : (tensor<2x8xi32>) -> tensor<2x6xi32>
  %b1 = stablehlo.pad %a1, %least, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<2x6xi32>, tensor<i32>) -> tensor<2x8xi32>
  %c1 = stablehlo.maximum %c0, %b1 : tensor<2x8xi32>
  %a2 = stablehlo.slice %c1 [0:2, 0:4] : (tensor<2x8xi32>) -> tensor<2x4xi32>
  %b2 = stablehlo.pad %a2, %least, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2x8xi32>
  %c2 = stablehlo.maximum %c1, %b2 : tensor<2x8xi32>
  return %c2 : tensor<2x8xi32>
}

// From the end, and without itself: what comes after each, of integers.
// CHECK-LABEL: func.func @backwards
// CHECK-SAME: ([[X:%.+]]: tensor<5x8xi32>)
// CHECK: "stablehlo.reduce_window"([[X]], {{%.+}}) <{padding = dense<{{\[\[}}0, 0], [0, 7]]>
// CHECK-NOT: stablehlo.subtract
// CHECK: stablehlo.pad {{.*}}, low = [0, 0, 0], high = [0, 0, 1]
func.func @backwards(%x: tensor<5x8xi32>) -> tensor<5x8xi32> attributes {rk.kernel} {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %a0 = stablehlo.slice %x [0:5, 1:8] : (tensor<5x8xi32>) -> tensor<5x7xi32>
  %b0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c0 = stablehlo.add %x, %b0 : tensor<5x8xi32>
  %a1 = stablehlo.slice %c0 [0:5, 2:8] : (tensor<5x8xi32>) -> tensor<5x6xi32>
  %b1 = stablehlo.pad %a1, %z, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c1 = stablehlo.add %c0, %b1 : tensor<5x8xi32>
  %a2 = stablehlo.slice %c1 [0:5, 4:8] : (tensor<5x8xi32>) -> tensor<5x4xi32>
  %b2 = stablehlo.pad %a2, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x8xi32>
  %c2 = stablehlo.add %c1, %b2 : tensor<5x8xi32>
  %d = stablehlo.subtract %c2, %x : tensor<5x8xi32>
  return %d : tensor<5x8xi32>
}
