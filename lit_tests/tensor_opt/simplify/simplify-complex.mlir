// RUN: raise-opt %s --pass-pipeline=simplify-complex | filecheck %s

// The parts in the other order are another number.
// CHECK-LABEL: func.func @complex_numbers
// CHECK-SAME: %[[X:.*]]: tensor<4xcomplex<f32>>, %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>
// CHECK: %[[SWAPPED:.*]] = stablehlo.complex
// CHECK-NEXT: return %[[X]], %[[A]], %[[B]], %[[SWAPPED]]
func.func @complex_numbers(%x: tensor<4xcomplex<f32>>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xcomplex<f32>>) {
  %0 = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.complex %0, %1 : tensor<4xcomplex<f32>>
  %3 = stablehlo.complex %a, %b : tensor<4xcomplex<f32>>
  %4 = stablehlo.real %3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %5 = stablehlo.imag %3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %6 = stablehlo.complex %1, %0 : tensor<4xcomplex<f32>>
  return %2, %4, %5, %6 : tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xcomplex<f32>>
}
