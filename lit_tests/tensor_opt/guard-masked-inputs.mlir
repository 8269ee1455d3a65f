// RUN: raise-opt %s --pass-pipeline=guard-masked-inputs | filecheck %s

// CHECK-LABEL: func.func @masked
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[M:%.+]] = stablehlo.compare GT, [[X]]
// CHECK-NEXT: [[ONE:%.+]] = stablehlo.constant dense<1.000000e+00>
// CHECK-NEXT: [[G:%.+]] = stablehlo.select [[M]], [[X]], [[ONE]]
// CHECK-NEXT: [[S:%.+]] = stablehlo.sqrt [[G]]
// CHECK-NEXT: [[A:%.+]] = stablehlo.add [[S]], [[X]]
// CHECK-NEXT: [[R:%.+]] = stablehlo.select [[M]], [[A]], [[Y]]
// CHECK-NEXT: return [[R]]
func.func @masked(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %m = stablehlo.compare GT, %x, %zero : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s = stablehlo.sqrt %x : tensor<8xf32>
  %a = stablehlo.add %s, %x : tensor<8xf32>
  %r = stablehlo.select %m, %a, %y : tensor<8xi1>, tensor<8xf32>
  return %r : tensor<8xf32>
}

// The mask comes after the function: it is moved. The other side of a select is its negation.
// CHECK-LABEL: func.func @late_and_negated
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[M:%.+]] = stablehlo.compare LE, [[X]]
// CHECK: [[G:%.+]] = stablehlo.select [[M]], {{%.+}}, [[X]]
// CHECK-NEXT: [[L:%.+]] = stablehlo.log [[G]]
// CHECK-NEXT: stablehlo.select [[M]], [[Y]], [[L]]
func.func @late_and_negated(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %l = stablehlo.log %x : tensor<8xf32>
  %m = stablehlo.compare LE, %x, %zero : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %r = stablehlo.select %m, %y, %l : tensor<8xi1>, tensor<8xf32>
  return %r : tensor<8xf32>
}

// A condition on the root itself hides nothing from the root: its outer mask does.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[M:%.+]] = stablehlo.compare GT, [[X]]
// CHECK: [[G:%.+]] = stablehlo.select [[M]], [[X]]
// CHECK-NEXT: [[S:%.+]] = stablehlo.sqrt [[G]]
// CHECK-NEXT: [[C:%.+]] = stablehlo.compare GT, [[S]]
// CHECK-NEXT: [[B:%.+]] = stablehlo.and [[M]], [[C]]
// CHECK-NEXT: stablehlo.select [[B]], [[S]], [[Y]]
func.func @nested(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<8xf32>
  %three = stablehlo.constant dense<3.0> : tensor<8xf32>
  %s = stablehlo.sqrt %x : tensor<8xf32>
  %m = stablehlo.compare GT, %x, %zero : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %c = stablehlo.compare GT, %s, %three : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %b = stablehlo.and %m, %c : tensor<8xi1>
  %r = stablehlo.select %b, %s, %y : tensor<8xi1>, tensor<8xf32>
  return %r : tensor<8xf32>
}

// A scatter's mask is in its indices; a scalar's is what its broadcast is masked with.
// CHECK-LABEL: func.func @scattered
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[I:%.+]]: tensor<8xi32>, [[M:%.+]]: tensor<8xi1>)
// CHECK: [[G:%.+]] = stablehlo.select [[M]], [[X]]
// CHECK-NEXT: stablehlo.sqrt [[G]]
func.func @scattered(%x: tensor<8xf32>, %i: tensor<8xi32>, %m: tensor<8xi1>) -> tensor<8xf32> {
  %outside = stablehlo.constant dense<8> : tensor<8xi32>
  %s = stablehlo.sqrt %x : tensor<8xf32>
  %j = stablehlo.select %m, %i, %outside : tensor<8xi1>, tensor<8xi32>
  %k = stablehlo.reshape %j : (tensor<8xi32>) -> tensor<8x1xi32>
  %r = "stablehlo.scatter"(%x, %k, %s) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    stablehlo.return %new : tensor<f32>
  }) : (tensor<8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// The mask's other side may be the one outside; a constant inside is an index like any other.
// CHECK-LABEL: func.func @scattered_where_false
// CHECK-SAME: ([[X:%.+]]: tensor<8xf32>, [[M:%.+]]: tensor<8xi1>)
// CHECK-DAG: [[ONE:%.+]] = stablehlo.constant dense<1.000000e+00>
// CHECK: [[G:%.+]] = stablehlo.select [[M]], [[ONE]], [[X]]
// CHECK-NEXT: stablehlo.sqrt [[G]]
// CHECK: stablehlo.log [[X]]
func.func @scattered_where_false(%x: tensor<8xf32>, %m: tensor<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %outside = stablehlo.constant dense<8> : tensor<8xi32>
  %first = stablehlo.constant dense<0> : tensor<8xi32>
  %last = stablehlo.constant dense<7> : tensor<8xi32>
  %s = stablehlo.sqrt %x : tensor<8xf32>
  %j = stablehlo.select %m, %outside, %first : tensor<8xi1>, tensor<8xi32>
  %k = stablehlo.reshape %j : (tensor<8xi32>) -> tensor<8x1xi32>
  %r = "stablehlo.scatter"(%x, %k, %s) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  %t = stablehlo.log %x : tensor<8xf32>
  %p = stablehlo.select %m, %last, %first : tensor<8xi1>, tensor<8xi32>
  %q = stablehlo.reshape %p : (tensor<8xi32>) -> tensor<8x1xi32>
  %u = "stablehlo.scatter"(%x, %q, %t) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<8xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r, %u : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @broadcast
// CHECK-SAME: ([[X:%.+]]: tensor<f32>, [[M:%.+]]: tensor<i1>, [[Y:%.+]]: tensor<8xf32>)
// CHECK: [[G:%.+]] = stablehlo.select [[M]], [[X]]
// CHECK-NEXT: stablehlo.rsqrt [[G]]
func.func @broadcast(%x: tensor<f32>, %m: tensor<i1>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %mm = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<i1>) -> tensor<8xi1>
  %s = stablehlo.rsqrt %x : tensor<f32>
  %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %r = stablehlo.select %mm, %b, %y : tensor<8xi1>, tensor<8xf32>
  return %r : tensor<8xf32>
}

// Linear functions, results that are used whole, and loops without reverse mode stay.
// CHECK-LABEL: func.func @left_alone
// CHECK-NOT: dense<1.000000e+00>
// CHECK: return
func.func @left_alone(%x: tensor<8xf32>, %y: tensor<8xf32>, %m: tensor<8xi1>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %two = stablehlo.constant dense<2.0> : tensor<8xf32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %d = stablehlo.multiply %x, %two : tensor<8xf32>
  %a = stablehlo.select %m, %d, %y : tensor<8xi1>, tensor<8xf32>
  %s = stablehlo.sqrt %x : tensor<8xf32>
  %b = stablehlo.select %m, %s, %y : tensor<8xi1>, tensor<8xf32>
  %w = stablehlo.while(%v = %x) : tensor<8xf32> cond {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %f = stablehlo.slice %v [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %g = stablehlo.reshape %f : (tensor<1xf32>) -> tensor<f32>
    %c = stablehlo.compare LT, %g, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q = stablehlo.sqrt %v : tensor<8xf32>
    %k = stablehlo.select %m, %q, %v : tensor<8xi1>, tensor<8xf32>
    stablehlo.return %k : tensor<8xf32>
  }
  %keep = stablehlo.add %s, %b : tensor<8xf32>
  return %a, %keep, %w : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
