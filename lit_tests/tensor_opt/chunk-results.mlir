// RUN: raise-opt %s --split-input-file --pass-pipeline='chunk-results{elements=64 least=200}' | filecheck %s

// The exponential that both results need stays in the cache, chunk by chunk; the last one overlaps.
// CHECK-LABEL: func.func @shared
// CHECK-SAME: ([[X:%.+]]: tensor<200xf32>, [[Y:%.+]]: tensor<200xf32>, [[A:%.+]]: tensor<200xf32>, [[B:%.+]]: tensor<200xf32>)
// CHECK: [[R:%.+]]:3 = stablehlo.while({{.*}}, {{.*}} = [[A]], {{.*}} = [[B]])
// CHECK: stablehlo.minimum
// CHECK: [[XS:%.+]] = stablehlo.dynamic_slice [[X]]{{.*}} sizes = [64]
// CHECK: [[E:%.+]] = stablehlo.exponential [[XS]] : tensor<64xf32>
// CHECK: stablehlo.dynamic_update_slice
// CHECK: stablehlo.dynamic_update_slice
// CHECK: return [[R]]#1, [[R]]#2
func.func @shared(%x: tensor<200xf32>, %y: tensor<200xf32>, %a: tensor<200xf32>, %b: tensor<200xf32>) -> (tensor<200xf32>, tensor<200xf32>) attributes {rk.in_place, rk.kernel, rk.results = array<i64: 2, 3>} {
  %e = stablehlo.exponential %x : tensor<200xf32>
  %p = stablehlo.add %e, %y : tensor<200xf32>
  %q = stablehlo.multiply %e, %y : tensor<200xf32>
  return %p, %q : tensor<200xf32>, tensor<200xf32>
}

// -----

// The launch does not own its arrays: a gradient may go through, or several devices hold them.
// CHECK-LABEL: func.func @not_owned
// CHECK-NOT: stablehlo.while
func.func @not_owned(%x: tensor<200xf32>, %y: tensor<200xf32>, %a: tensor<200xf32>, %b: tensor<200xf32>) -> (tensor<200xf32>, tensor<200xf32>) attributes {rk.kernel, rk.results = array<i64: 2, 3>} {
  %e = stablehlo.exponential %x : tensor<200xf32>
  %p = stablehlo.add %e, %y : tensor<200xf32>
  %q = stablehlo.multiply %e, %y : tensor<200xf32>
  return %p, %q : tensor<200xf32>, tensor<200xf32>
}
