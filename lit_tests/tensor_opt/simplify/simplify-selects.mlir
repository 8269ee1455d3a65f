// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-selects | filecheck %s

// CHECK-LABEL: func.func @chain
// CHECK-SAME: ([[M:%.+]]: tensor<8xi1>, [[A:%.+]]: tensor<8xf32>, [[B:%.+]]: tensor<8xf32>, [[C:%.+]]: tensor<8xf32>)
// CHECK-NEXT: [[R:%.+]] = stablehlo.select [[M]], [[C]], [[A]]
// CHECK-NEXT: return [[R]]
func.func @chain(%m: tensor<8xi1>, %a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.not %m : tensor<8xi1>
  %1 = stablehlo.select %0, %a, %b : tensor<8xi1>, tensor<8xf32>
  %2 = stablehlo.select %m, %c, %1 : tensor<8xi1>, tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// A flag that was a byte is the flag again.

// CHECK-LABEL: func.func @byte
// CHECK-SAME: ([[M:%.+]]: tensor<8xi1>)
// CHECK-NEXT: [[N:%.+]] = stablehlo.not [[M]]
// CHECK-NEXT: return [[M]], [[N]]
func.func @byte(%m: tensor<8xi1>) -> (tensor<8xi1>, tensor<8xi1>) {
  %zero = stablehlo.constant dense<0> : tensor<8xi8>
  %0 = stablehlo.convert %m : (tensor<8xi1>) -> tensor<8xi8>
  %1 = stablehlo.compare NE, %0, %zero : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  %2 = stablehlo.compare EQ, %0, %zero : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
  return %1, %2 : tensor<8xi1>, tensor<8xi1>
}

// -----

// The opposite of a comparison is one, but NaN is neither less nor not less.

// CHECK-LABEL: func.func @opposites
// CHECK-SAME: ([[A:%.+]]: tensor<8xi32>, [[X:%.+]]: tensor<8xf32>)
// CHECK: [[P:%.+]] = stablehlo.compare GE, [[A]], {{%.+}}
// CHECK-NEXT: [[Q:%.+]] = stablehlo.compare NE, [[X]], [[X]]
// CHECK-NEXT: [[L:%.+]] = stablehlo.compare LT, [[X]], [[X]]
// CHECK-NEXT: [[N:%.+]] = stablehlo.not [[L]]
func.func @opposites(%a: tensor<8xi32>, %x: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) {
  %b = stablehlo.optimization_barrier %a : tensor<8xi32>
  %0 = stablehlo.compare LT, %a, %b : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %1 = stablehlo.not %0 : tensor<8xi1>
  %2 = stablehlo.compare EQ, %x, %x : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %3 = stablehlo.not %2 : tensor<8xi1>
  %4 = stablehlo.compare LT, %x, %x : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %5 = stablehlo.not %4 : tensor<8xi1>
  return %1, %3, %5 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>
}

// -----

// A mask of positions that is true everywhere decides; one that is not stays.

// CHECK-LABEL: func.func @positions
// CHECK-SAME: ([[A:%.+]]: tensor<6xi32>, [[B:%.+]]: tensor<6xi32>)
// CHECK: [[S:%.+]] = stablehlo.select {{%.+}}, [[A]], [[B]]
// CHECK: return [[A]], [[S]]
func.func @positions(%a: tensor<6xi32>, %b: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<2x4xi32>
  %j = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %four = stablehlo.constant dense<4> : tensor<2x4xi32>
  %last = stablehlo.constant dense<5> : tensor<2x4xi32>
  %0 = stablehlo.multiply %i, %four : tensor<2x4xi32>
  %1 = stablehlo.add %0, %j : tensor<2x4xi32>
  %2 = stablehlo.compare LE, %1, %last : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %3 = stablehlo.reshape %2 : (tensor<2x4xi1>) -> tensor<8xi1>
  %4 = stablehlo.slice %3 [0:6] : (tensor<8xi1>) -> tensor<6xi1>
  %5 = stablehlo.slice %3 [2:8] : (tensor<8xi1>) -> tensor<6xi1>
  %6 = stablehlo.select %4, %a, %b : tensor<6xi1>, tensor<6xi32>
  %7 = stablehlo.select %5, %a, %b : tensor<6xi1>, tensor<6xi32>
  return %6, %7 : tensor<6xi32>, tensor<6xi32>
}

// -----

// Where the padding is left out, whatever it is, the array is padded with what is chosen there.
// CHECK-LABEL: func.func @padded_anew
// CHECK-DAG: %[[NONE:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-DAG: %[[S:.*]] = stablehlo.slice %arg0 [0:5]
// CHECK: %[[P:.*]] = stablehlo.pad %[[S]], %[[NONE]], low = [0], high = [3]
// CHECK-NOT: select
// CHECK: return %[[P]]
func.func @padded_anew(%x: tensor<6xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %end = stablehlo.constant dense<5> : tensor<8xi32>
  %p = stablehlo.pad %x, %zero, low = [0], high = [2], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %m = stablehlo.compare LT, %i, %end, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %r = stablehlo.select %m, %p, %none : tensor<8xi1>, tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// What is less than three is less than five; what is not less than five may be a NaN.
// CHECK-LABEL: func.func @implied
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[A:%.+]]: tensor<8xi32>, [[B:%.+]]: tensor<8xi32>, [[C:%.+]]: tensor<8xi32>)
// CHECK-DAG: [[THREE:%.+]] = stablehlo.compare LT
// CHECK-DAG: [[R:%.+]] = stablehlo.select [[THREE]], [[A]], [[C]]
// CHECK-DAG: [[GE:%.+]] = stablehlo.compare GE
// CHECK-DAG: [[Q:%.+]] = stablehlo.select [[GE]], [[B]], [[C]]
// CHECK-DAG: [[S:%.+]] = stablehlo.select {{%.+}}, [[A]], [[Q]]
// CHECK: return [[R]], [[S]]
func.func @implied(%x: tensor<8xf32>, %a: tensor<8xi32>, %b: tensor<8xi32>, %c: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %three = stablehlo.constant dense<3.0> : tensor<8xf32>
  %five = stablehlo.constant dense<5.0> : tensor<8xf32>
  %0 = stablehlo.compare LT, %x, %five, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %1 = stablehlo.compare LT, %x, %three, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %2 = stablehlo.select %0, %a, %b : tensor<8xi1>, tensor<8xi32>
  %3 = stablehlo.select %1, %2, %c : tensor<8xi1>, tensor<8xi32>
  %4 = stablehlo.compare GE, %x, %three, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %5 = stablehlo.select %4, %b, %c : tensor<8xi1>, tensor<8xi32>
  %6 = stablehlo.select %0, %a, %5 : tensor<8xi1>, tensor<8xi32>
  return %3, %6 : tensor<8xi32>, tensor<8xi32>
}

// -----

// What is less than three is not greater than three.
// CHECK-LABEL: func.func @excluded
// CHECK-SAME: ([[X:%.+]]: tensor<8xi32>, [[A:%.+]]: tensor<8xi32>, [[B:%.+]]: tensor<8xi32>)
// CHECK: [[T:%.+]] = stablehlo.compare LT
// CHECK: [[R:%.+]] = stablehlo.select [[T]], [[B]], [[A]]
// CHECK: return [[R]]
func.func @excluded(%x: tensor<8xi32>, %a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %three = stablehlo.constant dense<3> : tensor<8xi32>
  %0 = stablehlo.compare LT, %x, %three, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %1 = stablehlo.compare GT, %x, %three, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %2 = stablehlo.select %1, %a, %b : tensor<8xi1>, tensor<8xi32>
  %3 = stablehlo.select %0, %2, %a : tensor<8xi1>, tensor<8xi32>
  return %3 : tensor<8xi32>
}

// -----

// Where neither of two masks holds, the first one does not, whatever they are masks of.
// CHECK-LABEL: func.func @neither
// CHECK-SAME: ([[X:%.+]]: tensor<8xi1>, [[Y:%.+]]: tensor<8xi1>, [[A:%.+]]: tensor<8xi32>, [[B:%.+]]: tensor<8xi32>)
// CHECK: [[M:%.+]] = stablehlo.or [[X]], [[Y]]
// CHECK: [[R:%.+]] = stablehlo.select [[M]], [[A]], [[B]]
// CHECK: return [[R]]
func.func @neither(%x: tensor<8xi1>, %y: tensor<8xi1>, %a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.or %x, %y : tensor<8xi1>
  %1 = stablehlo.not %x : tensor<8xi1>
  %2 = stablehlo.select %1, %b, %a : tensor<8xi1>, tensor<8xi32>
  %3 = stablehlo.select %0, %a, %2 : tensor<8xi1>, tensor<8xi32>
  return %3 : tensor<8xi32>
}
