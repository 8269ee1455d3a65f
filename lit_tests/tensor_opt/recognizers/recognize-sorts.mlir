// RUN: raise-opt %s --pass-pipeline='recognize-sorts,simplify-tensors,canonicalize' 2>&1 | filecheck %s

// Odd-even transposition of rows of eight, in a loop: as many steps as elements sort.

// CHECK: applied: a network of compare-and-exchange is now a sort [recognize-sorts]
// CHECK: missed: a loop computes the elements that it compares: it is not a sort [recognize-sorts]
// CHECK: missed: a loop computes the elements that it compares: it is not a sort [recognize-sorts]
// CHECK-LABEL: func.func @sorts
// CHECK-SAME: ([[X:%.+]]: tensor<3x8xi32>)
// CHECK-NOT: stablehlo.while
// CHECK: [[P:%.+]] = stablehlo.reshape [[X]] : (tensor<3x8xi32>) -> tensor<3x1x8xi32>
// CHECK: [[S:%.+]] = "stablehlo.sort"([[P]]) <{dimension = 2 : i64, is_stable = false}>
// CHECK: stablehlo.compare LT
// CHECK: [[R:%.+]] = stablehlo.reshape [[S]] : (tensor<3x1x8xi32>) -> tensor<3x8xi32>
// CHECK: return [[R]]
func.func @sorts(%x: tensor<3x8xi32>) -> tensor<3x8xi32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<8> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %zeros = stablehlo.constant dense<0> : tensor<8xi32>
  %last = stablehlo.constant dense<7> : tensor<8xi32>
  %t = stablehlo.iota dim = 0 : tensor<8xi32>
  %rows = stablehlo.iota dim = 0 : tensor<3x8x1xi32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3x8xi32>
  cond {
    %c = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %odd = stablehlo.and %i, %one : tensor<i32>
    %shift = stablehlo.broadcast_in_dim %odd, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %u = stablehlo.add %t, %shift : tensor<8xi32>
    %v = stablehlo.xor %u, %ones : tensor<8xi32>
    %w = stablehlo.subtract %v, %shift : tensor<8xi32>
    %low = stablehlo.maximum %w, %zeros : tensor<8xi32>
    %p = stablehlo.minimum %low, %last : tensor<8xi32>
    %pb = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<8xi32>) -> tensor<3x8x1xi32>
    %index = stablehlo.concatenate %rows, %pb, dim = 2 : (tensor<3x8x1xi32>, tensor<3x8x1xi32>) -> tensor<3x8x2xi32>
    %b = "stablehlo.gather"(%a, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x8xi32>, tensor<3x8x2xi32>) -> tensor<3x8xi32>
    %before = stablehlo.compare LT, %t, %p : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %first = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<8xi1>) -> tensor<3x8xi1>
    %more = stablehlo.compare GT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %less = stablehlo.compare LT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %swap = stablehlo.select %first, %more, %less : tensor<3x8xi1>, tensor<3x8xi1>
    %new = stablehlo.select %swap, %b, %a : tensor<3x8xi1>, tensor<3x8xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<3x8xi32>
  }
  return %r#1 : tensor<3x8xi32>
}

// One step less does not.

// CHECK-LABEL: func.func @one_step_less
// CHECK-NOT: stablehlo.sort
// CHECK: stablehlo.while
// CHECK-NOT: stablehlo.sort
// CHECK: return
func.func @one_step_less(%x: tensor<3x8xi32>) -> tensor<3x8xi32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<7> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %zeros = stablehlo.constant dense<0> : tensor<8xi32>
  %last = stablehlo.constant dense<7> : tensor<8xi32>
  %t = stablehlo.iota dim = 0 : tensor<8xi32>
  %rows = stablehlo.iota dim = 0 : tensor<3x8x1xi32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3x8xi32>
  cond {
    %c = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %odd = stablehlo.and %i, %one : tensor<i32>
    %shift = stablehlo.broadcast_in_dim %odd, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %u = stablehlo.add %t, %shift : tensor<8xi32>
    %v = stablehlo.xor %u, %ones : tensor<8xi32>
    %w = stablehlo.subtract %v, %shift : tensor<8xi32>
    %low = stablehlo.maximum %w, %zeros : tensor<8xi32>
    %p = stablehlo.minimum %low, %last : tensor<8xi32>
    %pb = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<8xi32>) -> tensor<3x8x1xi32>
    %index = stablehlo.concatenate %rows, %pb, dim = 2 : (tensor<3x8x1xi32>, tensor<3x8x1xi32>) -> tensor<3x8x2xi32>
    %b = "stablehlo.gather"(%a, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x8xi32>, tensor<3x8x2xi32>) -> tensor<3x8xi32>
    %before = stablehlo.compare LT, %t, %p : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %first = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<8xi1>) -> tensor<3x8xi1>
    %more = stablehlo.compare GT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %less = stablehlo.compare LT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %swap = stablehlo.select %first, %more, %less : tensor<3x8xi1>, tensor<3x8xi1>
    %new = stablehlo.select %swap, %b, %a : tensor<3x8xi1>, tensor<3x8xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<3x8xi32>
  }
  return %r#1 : tensor<3x8xi32>
}

// Of floats, the network runs where one is NaN.

// CHECK-LABEL: func.func @floats
// CHECK-SAME: ([[X:%.+]]: tensor<3x8xf32>)
// CHECK: [[NAN:%.+]] = stablehlo.compare NE, [[X]], [[X]]
// CHECK: [[ANY:%.+]] = stablehlo.reduce([[NAN]] init: {{%.+}}) applies stablehlo.or across dimensions = [0, 1]
// CHECK: [[R:%.+]] = "stablehlo.if"([[ANY]])
// CHECK: stablehlo.while
// CHECK: "stablehlo.sort"
// CHECK: return [[R]]
func.func @floats(%x: tensor<3x8xf32>) -> tensor<3x8xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<8> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %zeros = stablehlo.constant dense<0> : tensor<8xi32>
  %last = stablehlo.constant dense<7> : tensor<8xi32>
  %t = stablehlo.iota dim = 0 : tensor<8xi32>
  %rows = stablehlo.iota dim = 0 : tensor<3x8x1xi32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3x8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %odd = stablehlo.and %i, %one : tensor<i32>
    %shift = stablehlo.broadcast_in_dim %odd, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %u = stablehlo.add %t, %shift : tensor<8xi32>
    %v = stablehlo.xor %u, %ones : tensor<8xi32>
    %w = stablehlo.subtract %v, %shift : tensor<8xi32>
    %low = stablehlo.maximum %w, %zeros : tensor<8xi32>
    %p = stablehlo.minimum %low, %last : tensor<8xi32>
    %pb = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<8xi32>) -> tensor<3x8x1xi32>
    %index = stablehlo.concatenate %rows, %pb, dim = 2 : (tensor<3x8x1xi32>, tensor<3x8x1xi32>) -> tensor<3x8x2xi32>
    %b = "stablehlo.gather"(%a, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x8xf32>, tensor<3x8x2xi32>) -> tensor<3x8xf32>
    %before = stablehlo.compare LT, %t, %p : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %first = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<8xi1>) -> tensor<3x8xi1>
    %more = stablehlo.compare GT, %a, %b : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %less = stablehlo.compare LT, %a, %b : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %swap = stablehlo.select %first, %more, %less : tensor<3x8xi1>, tensor<3x8xi1>
    %new = stablehlo.select %swap, %b, %a : tensor<3x8xi1>, tensor<3x8xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<3x8xf32>
  }
  return %r#1 : tensor<3x8xf32>
}

// Floats of the row's number are not followed.

// CHECK-LABEL: func.func @rows_as_floats
// CHECK-NOT: stablehlo.sort
// CHECK: return
func.func @rows_as_floats(%x: tensor<3x8xi32>) -> tensor<3x8xi32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<8> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %zeros = stablehlo.constant dense<0> : tensor<8xi32>
  %last = stablehlo.constant dense<7> : tensor<8xi32>
  %t = stablehlo.iota dim = 0 : tensor<8xi32>
  %rows = stablehlo.iota dim = 0 : tensor<3x8x1xi32>
  %row = stablehlo.iota dim = 0 : tensor<3x8xi32>
  %number = stablehlo.convert %row : (tensor<3x8xi32>) -> tensor<3x8xf32>
  %less.zero = stablehlo.constant dense<-1.0> : tensor<3x8xf32>
  %true = stablehlo.compare GT, %number, %less.zero : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3x8xi32>
  cond {
    %c = stablehlo.compare LT, %i, %trips : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %odd = stablehlo.and %i, %one : tensor<i32>
    %shift = stablehlo.broadcast_in_dim %odd, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %u = stablehlo.add %t, %shift : tensor<8xi32>
    %v = stablehlo.xor %u, %ones : tensor<8xi32>
    %w = stablehlo.subtract %v, %shift : tensor<8xi32>
    %low = stablehlo.maximum %w, %zeros : tensor<8xi32>
    %p = stablehlo.minimum %low, %last : tensor<8xi32>
    %pb = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<8xi32>) -> tensor<3x8x1xi32>
    %index = stablehlo.concatenate %rows, %pb, dim = 2 : (tensor<3x8x1xi32>, tensor<3x8x1xi32>) -> tensor<3x8x2xi32>
    %b = "stablehlo.gather"(%a, %index) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x8xi32>, tensor<3x8x2xi32>) -> tensor<3x8xi32>
    %before = stablehlo.compare LT, %t, %p : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %first = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<8xi1>) -> tensor<3x8xi1>
    %more = stablehlo.compare GT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %less = stablehlo.compare LT, %a, %b : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<3x8xi1>
    %swap = stablehlo.select %first, %more, %less : tensor<3x8xi1>, tensor<3x8xi1>
    %both = stablehlo.and %swap, %true : tensor<3x8xi1>
    %new = stablehlo.select %both, %b, %a : tensor<3x8xi1>, tensor<3x8xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, tensor<3x8xi32>
  }
  return %r#1 : tensor<3x8xi32>
}

// The larger half is kept, and something is added to it in each of many iterations: the loop is left
// after the first one.

// CHECK-LABEL: func.func @computes
// CHECK-NOT: stablehlo.sort
func.func @computes(%x: tensor<4x16xf32>) -> tensor<4x16xf32> attributes {rk.kernel} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<1000000> : tensor<i32>
  %small = stablehlo.constant dense<1.000000e-01> : tensor<4x8xf32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4x16xf32>
  cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %a = stablehlo.slice %y [0:4, 0:8] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %b = stablehlo.slice %y [0:4, 8:16] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %low = stablehlo.minimum %a, %b : tensor<4x8xf32>
    %high = stablehlo.maximum %a, %b : tensor<4x8xf32>
    %more = stablehlo.add %high, %small : tensor<4x8xf32>
    %z = stablehlo.concatenate %more, %low, dim = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %z : tensor<i32>, tensor<4x16xf32>
  }
  return %r#1 : tensor<4x16xf32>
}
