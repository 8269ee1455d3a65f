// RUN: raise-opt %s --pass-pipeline='recognize-softmax,canonicalize' 2>&1 | filecheck %s

// Sixteen elements a row; halves are merged until one is left, the sum of the smaller maximum scaled.

// CHECK: applied: what it computes is a sum of exponentials below a maximum, in another order [recognize-softmax]
// CHECK-LABEL: func.func @merged
// CHECK: [[M:%.+]] = stablehlo.reduce(%arg0 init: {{.*}}) applies stablehlo.maximum across dimensions = [1]
// CHECK: [[W:%.+]] = stablehlo.broadcast_in_dim [[M]], dims = [0]
// CHECK: [[D:%.+]] = stablehlo.subtract %arg0, [[W]]
// CHECK: [[E:%.+]] = stablehlo.exponential [[D]]
// CHECK: [[S:%.+]] = stablehlo.reduce([[E]] init: {{.*}}) applies stablehlo.add across dimensions = [1]
// CHECK: stablehlo.is_finite %arg0
// CHECK: "stablehlo.if"
// CHECK: return
func.func @merged(%x: tensor<300x16xf32>) -> (tensor<300x1xf32>, tensor<300x1xf32>) attributes {rk.kernel} {
  %s16 = stablehlo.constant dense<1.0> : tensor<300x16xf32>
  %ma8 = stablehlo.slice %x [0:300, 0:8] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %mb8 = stablehlo.slice %x [0:300, 8:16] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %sa8 = stablehlo.slice %s16 [0:300, 0:8] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %sb8 = stablehlo.slice %s16 [0:300, 8:16] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %m8 = stablehlo.maximum %ma8, %mb8 : tensor<300x8xf32>
  %da8 = stablehlo.subtract %ma8, %m8 : tensor<300x8xf32>
  %ea8 = stablehlo.exponential %da8 : tensor<300x8xf32>
  %pa8 = stablehlo.multiply %sa8, %ea8 : tensor<300x8xf32>
  %db8 = stablehlo.subtract %mb8, %m8 : tensor<300x8xf32>
  %eb8 = stablehlo.exponential %db8 : tensor<300x8xf32>
  %pb8 = stablehlo.multiply %sb8, %eb8 : tensor<300x8xf32>
  %s8 = stablehlo.add %pa8, %pb8 : tensor<300x8xf32>
  %ma4 = stablehlo.slice %m8 [0:300, 0:4] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %mb4 = stablehlo.slice %m8 [0:300, 4:8] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %sa4 = stablehlo.slice %s8 [0:300, 0:4] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %sb4 = stablehlo.slice %s8 [0:300, 4:8] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %m4 = stablehlo.maximum %ma4, %mb4 : tensor<300x4xf32>
  %da4 = stablehlo.subtract %ma4, %m4 : tensor<300x4xf32>
  %ea4 = stablehlo.exponential %da4 : tensor<300x4xf32>
  %pa4 = stablehlo.multiply %sa4, %ea4 : tensor<300x4xf32>
  %db4 = stablehlo.subtract %mb4, %m4 : tensor<300x4xf32>
  %eb4 = stablehlo.exponential %db4 : tensor<300x4xf32>
  %pb4 = stablehlo.multiply %sb4, %eb4 : tensor<300x4xf32>
  %s4 = stablehlo.add %pa4, %pb4 : tensor<300x4xf32>
  %ma2 = stablehlo.slice %m4 [0:300, 0:2] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %mb2 = stablehlo.slice %m4 [0:300, 2:4] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %sa2 = stablehlo.slice %s4 [0:300, 0:2] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %sb2 = stablehlo.slice %s4 [0:300, 2:4] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %m2 = stablehlo.maximum %ma2, %mb2 : tensor<300x2xf32>
  %da2 = stablehlo.subtract %ma2, %m2 : tensor<300x2xf32>
  %ea2 = stablehlo.exponential %da2 : tensor<300x2xf32>
  %pa2 = stablehlo.multiply %sa2, %ea2 : tensor<300x2xf32>
  %db2 = stablehlo.subtract %mb2, %m2 : tensor<300x2xf32>
  %eb2 = stablehlo.exponential %db2 : tensor<300x2xf32>
  %pb2 = stablehlo.multiply %sb2, %eb2 : tensor<300x2xf32>
  %s2 = stablehlo.add %pa2, %pb2 : tensor<300x2xf32>
  %ma1 = stablehlo.slice %m2 [0:300, 0:1] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %mb1 = stablehlo.slice %m2 [0:300, 1:2] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %sa1 = stablehlo.slice %s2 [0:300, 0:1] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %sb1 = stablehlo.slice %s2 [0:300, 1:2] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %m1 = stablehlo.maximum %ma1, %mb1 : tensor<300x1xf32>
  %da1 = stablehlo.subtract %ma1, %m1 : tensor<300x1xf32>
  %ea1 = stablehlo.exponential %da1 : tensor<300x1xf32>
  %pa1 = stablehlo.multiply %sa1, %ea1 : tensor<300x1xf32>
  %db1 = stablehlo.subtract %mb1, %m1 : tensor<300x1xf32>
  %eb1 = stablehlo.exponential %db1 : tensor<300x1xf32>
  %pb1 = stablehlo.multiply %sb1, %eb1 : tensor<300x1xf32>
  %s1 = stablehlo.add %pa1, %pb1 : tensor<300x1xf32>
  return %m1, %s1 : tensor<300x1xf32>, tensor<300x1xf32>
}

// The last merge scales both sums by the first one's maximum: it is none.

// CHECK-LABEL: func.func @unlike
// CHECK-NOT: stablehlo.reduce
// CHECK: return
func.func @unlike(%x: tensor<300x16xf32>) -> (tensor<300x1xf32>, tensor<300x1xf32>) attributes {rk.kernel} {
  %s16 = stablehlo.constant dense<1.0> : tensor<300x16xf32>
  %ma8 = stablehlo.slice %x [0:300, 0:8] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %mb8 = stablehlo.slice %x [0:300, 8:16] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %sa8 = stablehlo.slice %s16 [0:300, 0:8] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %sb8 = stablehlo.slice %s16 [0:300, 8:16] : (tensor<300x16xf32>) -> tensor<300x8xf32>
  %m8 = stablehlo.maximum %ma8, %mb8 : tensor<300x8xf32>
  %da8 = stablehlo.subtract %ma8, %m8 : tensor<300x8xf32>
  %ea8 = stablehlo.exponential %da8 : tensor<300x8xf32>
  %pa8 = stablehlo.multiply %sa8, %ea8 : tensor<300x8xf32>
  %db8 = stablehlo.subtract %mb8, %m8 : tensor<300x8xf32>
  %eb8 = stablehlo.exponential %db8 : tensor<300x8xf32>
  %pb8 = stablehlo.multiply %sb8, %eb8 : tensor<300x8xf32>
  %s8 = stablehlo.add %pa8, %pb8 : tensor<300x8xf32>
  %ma4 = stablehlo.slice %m8 [0:300, 0:4] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %mb4 = stablehlo.slice %m8 [0:300, 4:8] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %sa4 = stablehlo.slice %s8 [0:300, 0:4] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %sb4 = stablehlo.slice %s8 [0:300, 4:8] : (tensor<300x8xf32>) -> tensor<300x4xf32>
  %m4 = stablehlo.maximum %ma4, %mb4 : tensor<300x4xf32>
  %da4 = stablehlo.subtract %ma4, %m4 : tensor<300x4xf32>
  %ea4 = stablehlo.exponential %da4 : tensor<300x4xf32>
  %pa4 = stablehlo.multiply %sa4, %ea4 : tensor<300x4xf32>
  %db4 = stablehlo.subtract %mb4, %m4 : tensor<300x4xf32>
  %eb4 = stablehlo.exponential %db4 : tensor<300x4xf32>
  %pb4 = stablehlo.multiply %sb4, %eb4 : tensor<300x4xf32>
  %s4 = stablehlo.add %pa4, %pb4 : tensor<300x4xf32>
  %ma2 = stablehlo.slice %m4 [0:300, 0:2] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %mb2 = stablehlo.slice %m4 [0:300, 2:4] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %sa2 = stablehlo.slice %s4 [0:300, 0:2] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %sb2 = stablehlo.slice %s4 [0:300, 2:4] : (tensor<300x4xf32>) -> tensor<300x2xf32>
  %m2 = stablehlo.maximum %ma2, %mb2 : tensor<300x2xf32>
  %da2 = stablehlo.subtract %ma2, %m2 : tensor<300x2xf32>
  %ea2 = stablehlo.exponential %da2 : tensor<300x2xf32>
  %pa2 = stablehlo.multiply %sa2, %ea2 : tensor<300x2xf32>
  %db2 = stablehlo.subtract %mb2, %m2 : tensor<300x2xf32>
  %eb2 = stablehlo.exponential %db2 : tensor<300x2xf32>
  %pb2 = stablehlo.multiply %sb2, %eb2 : tensor<300x2xf32>
  %s2 = stablehlo.add %pa2, %pb2 : tensor<300x2xf32>
  %ma1 = stablehlo.slice %m2 [0:300, 0:1] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %mb1 = stablehlo.slice %m2 [0:300, 1:2] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %sa1 = stablehlo.slice %s2 [0:300, 0:1] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %sb1 = stablehlo.slice %s2 [0:300, 1:2] : (tensor<300x2xf32>) -> tensor<300x1xf32>
  %m1 = stablehlo.maximum %ma1, %mb1 : tensor<300x1xf32>
  %da1 = stablehlo.subtract %ma1, %m1 : tensor<300x1xf32>
  %ea1 = stablehlo.exponential %da1 : tensor<300x1xf32>
  %pa1 = stablehlo.multiply %sa1, %ea1 : tensor<300x1xf32>
  %db1 = stablehlo.subtract %ma1, %m1 : tensor<300x1xf32>
  %eb1 = stablehlo.exponential %db1 : tensor<300x1xf32>
  %pb1 = stablehlo.multiply %sb1, %eb1 : tensor<300x1xf32>
  %s1 = stablehlo.add %pa1, %pb1 : tensor<300x1xf32>
  return %m1, %s1 : tensor<300x1xf32>, tensor<300x1xf32>
}
