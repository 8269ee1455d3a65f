// RUN: raise-opt %s --split-input-file --pass-pipeline=simplify-loops | filecheck %s

// What no iteration changes is taken from outside; one counter is enough; what nobody needs goes.
// CHECK-LABEL: func.func @main
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[R:%.+]]:2 = stablehlo.while([[I:%.+]] = {{%.+}}, [[S:%.+]] = [[Y]]) : tensor<i32>, tensor<8xf32>
// CHECK: [[N:%.+]] = stablehlo.add [[I]], {{%.+}} : tensor<i32>
// CHECK-NEXT: [[T:%.+]] = stablehlo.add [[S]], [[X]] : tensor<8xf32>
// CHECK-NEXT: stablehlo.return [[N]], [[T]]
// CHECK: return [[R]]#1
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<10> : tensor<i32>
  %r:5 = stablehlo.while(%a = %x, %i = %zero, %j = %zero, %s = %y, %dead = %y)
      : tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %j, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.add %j, %one : tensor<i32>
    %t = stablehlo.add %s, %a : tensor<8xf32>
    %d = stablehlo.multiply %dead, %s : tensor<8xf32>
    stablehlo.return %a, %n, %m, %t, %d
      : tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#3 : tensor<8xf32>
}

// -----

// Two values that are swapped need each other; counters that start apart are two.
// CHECK-LABEL: func.func @needed
// CHECK: stablehlo.while({{.*}}) : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>
func.func @needed(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<10> : tensor<i32>
  %r:4 = stablehlo.while(%a = %x, %b = %y, %i = %zero, %j = %one)
      : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.add %j, %one : tensor<i32>
    stablehlo.return %b, %a, %n, %m : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>
  }
  return %r#0, %r#3 : tensor<8xf32>, tensor<i32>
}
