// RUN: raise-opt %s --split-input-file --pass-pipeline=split-into-blocks | filecheck %s

// The interior reads the block alone. An edge needs a halo, and on the device at the end of the
// mesh it is stored one element further in, so that the array's own end stays.
// CHECK-LABEL: func.func @inside
// CHECK-SAME: ([[X:%.+]]: tensor<16xf32>, [[Y:%.+]]: tensor<16xf32>, [[ROW:%.+]]: tensor<i32>) -> tensor<16xf32>
// CHECK: [[A:%.+]] = stablehlo.slice [[X]] [0:14]
// CHECK: [[B:%.+]] = stablehlo.slice [[X]] [2:16]
// CHECK: [[INNER:%.+]] = stablehlo.add [[A]], [[B]] : tensor<14xf32>
// CHECK: [[U:%.+]] = stablehlo.dynamic_update_slice [[Y]], [[INNER]]
// CHECK: [[LAST:%.+]] = stablehlo.slice [[X]] [15:16]
// CHECK: [[BEFORE:%.+]] = "stablehlo.collective_permute"([[LAST]])
// CHECK-SAME: dense<{{\[\[}}0, 1], [1, 2], [2, 3], [3, 0]]>
// CHECK-SAME: {rk.axis = "rows"} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK: [[FIRST:%.+]] = stablehlo.slice [[X]] [0:1]
// CHECK: [[LEFT:%.+]] = stablehlo.concatenate [[BEFORE]], [[FIRST]], dim = 0
// CHECK: [[EDGE:%.+]] = stablehlo.add [[LEFT]], {{.*}} : tensor<2xf32>
// CHECK: [[ENDS:%.+]] = stablehlo.compare EQ, [[ROW]],
// CHECK: [[AT:%.+]] = stablehlo.select [[ENDS]],
// CHECK: [[ONE:%.+]] = stablehlo.dynamic_slice [[EDGE]], [[AT]], sizes = [1]
// CHECK: [[V:%.+]] = stablehlo.dynamic_update_slice [[U]], [[ONE]], [[AT]]
// CHECK: "stablehlo.collective_permute"([[FIRST]])
// CHECK: stablehlo.dynamic_update_slice [[V]],
func.func @inside(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>, array<i64: 0>], rk.split_results = [array<i64: 0>]} {
  %a = stablehlo.slice %x [0:62] : (tensor<64xf32>) -> tensor<62xf32>
  %b = stablehlo.slice %x [2:64] : (tensor<64xf32>) -> tensor<62xf32>
  %s = stablehlo.add %a, %b : tensor<62xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %y, %s, %one : (tensor<64xf32>, tensor<62xf32>, tensor<i32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

// Around the ends: both pieces are the element before, so that nothing is selected.
// CHECK-LABEL: func.func @periodic
// CHECK-SAME: ([[X:%.+]]: tensor<16xf32>, {{.*}}) -> tensor<16xf32>
// CHECK-NOT: select
// CHECK: [[LAST:%.+]] = stablehlo.slice [[X]] [15:16]
// CHECK: [[HALO:%.+]] = "stablehlo.collective_permute"([[LAST]])
// CHECK: [[INNER:%.+]] = stablehlo.slice [[X]] [0:15]
// CHECK: [[R:%.+]] = stablehlo.concatenate [[HALO]], [[INNER]], dim = 0
// CHECK: return [[R]]
func.func @periodic(%x: tensor<64xf32>) -> tensor<64xf32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>], rk.split_results = [array<i64: 0>]} {
  %last = stablehlo.slice %x [63:64] : (tensor<64xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %x [0:63] : (tensor<64xf32>) -> tensor<63xf32>
  %r = stablehlo.concatenate %last, %head, dim = 0 : (tensor<1xf32>, tensor<63xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

// Two axes: a corner comes by way of a neighbour, whose own halo is a part of what it sends.
// CHECK-LABEL: func.func @corner
// CHECK-SAME: ([[X:%.+]]: tensor<16x32xf32>, [[ROW:%.+]]: tensor<i32>, [[COLUMN:%.+]]: tensor<i32>)
// CHECK: [[SENT:%.+]] = stablehlo.slice [[X]] [15:16, {{.*}}]
// CHECK: [[UP:%.+]] = "stablehlo.collective_permute"([[SENT]]) {{.*}} {rk.axis = "rows"}
// CHECK: "stablehlo.collective_permute"({{.*}}) {{.*}} {rk.axis = "columns"} : (tensor<{{.*}}x1xf32>) -> tensor<{{.*}}x1xf32>
func.func @corner(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {rk.mesh = ["rows", "columns"], rk.parts = array<i64: 4, 2>, rk.split = [array<i64: 0, 1>], rk.split_results = [array<i64: 0, 1>]} {
  %a = stablehlo.slice %x [63:64, 0:64] : (tensor<64x64xf32>) -> tensor<1x64xf32>
  %b = stablehlo.slice %x [0:63, 0:64] : (tensor<64x64xf32>) -> tensor<63x64xf32>
  %s = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1x64xf32>, tensor<63x64xf32>) -> tensor<64x64xf32>
  %c = stablehlo.slice %s [0:64, 63:64] : (tensor<64x64xf32>) -> tensor<64x1xf32>
  %d = stablehlo.slice %s [0:64, 0:63] : (tensor<64x64xf32>) -> tensor<64x63xf32>
  %r = stablehlo.concatenate %c, %d, dim = 1 : (tensor<64x1xf32>, tensor<64x63xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// -----

// A position is that in the whole array.
// CHECK-LABEL: func.func @position
// CHECK-SAME: ([[X:%.+]]: tensor<16xi32>, [[ROW:%.+]]: tensor<i32>)
// CHECK: [[I:%.+]] = stablehlo.iota dim = 0 : tensor<16xi32>
// CHECK: [[START:%.+]] = stablehlo.multiply [[ROW]], {{.*}} : tensor<i32>
// CHECK: [[AT:%.+]] = stablehlo.broadcast_in_dim {{.*}}, dims = [] : (tensor<i32>) -> tensor<16xi32>
// CHECK: [[P:%.+]] = stablehlo.add [[I]], [[AT]] : tensor<16xi32>
// CHECK: stablehlo.add [[X]], [[P]] : tensor<16xi32>
func.func @position(%x: tensor<64xi32>) -> tensor<64xi32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>], rk.split_results = [array<i64: 0>]} {
  %i = stablehlo.iota dim = 0 : tensor<64xi32>
  %r = stablehlo.add %x, %i : tensor<64xi32>
  return %r : tensor<64xi32>
}

// -----

// A sum along the split dimension is no device's own.
// CHECK-LABEL: func.func @total
// CHECK-SAME: ({{.*}}: tensor<64xf32>) -> tensor<f32>
// CHECK: stablehlo.reduce
func.func @total(%x: tensor<64xf32>) -> tensor<f32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>], rk.split_results = [array<i64>]} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Blocks of two elements are all edge.
// CHECK-LABEL: func.func @small
// CHECK-SAME: ({{.*}}: tensor<8xf32>, {{.*}}: tensor<8xf32>) -> tensor<8xf32>
func.func @small(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>, array<i64: 0>], rk.split_results = [array<i64: 0>]} {
  %a = stablehlo.slice %x [0:6] : (tensor<8xf32>) -> tensor<6xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %y, %a, %one : (tensor<8xf32>, tensor<6xf32>, tensor<i32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Two iterations (`rk.steps`) and one exchange of two elements a side. The first iteration is stored
// one element beyond the block, into the room that all arrays have; the second one reads it there.
// On the first device, its edge is stored where element 1 is, so that the array's own end stays.
// CHECK-LABEL: func.func @tile
// CHECK-SAME: ([[X:%.+]]: tensor<18xf32>, [[Y:%.+]]: tensor<18xf32>, [[ROW:%.+]]: tensor<i32>)
// CHECK-SAME: rk.room = array<i64: 1, 1>
// CHECK: [[INNER:%.+]] = stablehlo.dynamic_update_slice [[Y]], {{.*}}tensor<14xf32>
// CHECK: [[LAST:%.+]] = stablehlo.slice [[X]] [15:17]
// CHECK: [[BEFORE:%.+]] = "stablehlo.collective_permute"([[LAST]])
// CHECK: [[FIRST:%.+]] = stablehlo.slice [[X]] [1:3]
// CHECK: stablehlo.concatenate [[BEFORE]], [[FIRST]]
// CHECK: [[EDGE:%.+]] = stablehlo.dynamic_slice {{.*}}sizes = [2] : (tensor<4xf32>
// CHECK: stablehlo.dynamic_update_slice [[INNER]], [[EDGE]]
// CHECK: "stablehlo.collective_permute"([[FIRST]])
// CHECK: [[ONCE:%.+]] = stablehlo.optimization_barrier {{.*}} : tensor<18xf32>
// CHECK-NOT: collective_permute
// CHECK: stablehlo.slice [[ONCE]] [1:15]
// CHECK: stablehlo.dynamic_update_slice [[X]], {{.*}}tensor<14xf32>
// CHECK: stablehlo.slice [[ONCE]] [0:2]
// CHECK: stablehlo.slice [[ONCE]] [16:18]
// CHECK: [[TWICE:%.+]] = stablehlo.optimization_barrier
// CHECK: return [[TWICE]], [[ONCE]]
func.func @tile(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>, array<i64: 0>], rk.split_results = [array<i64: 0>, array<i64: 0>], rk.steps = 2 : i64} {
  %a = stablehlo.slice %x [0:62] : (tensor<64xf32>) -> tensor<62xf32>
  %b = stablehlo.slice %x [2:64] : (tensor<64xf32>) -> tensor<62xf32>
  %s = stablehlo.add %a, %b : tensor<62xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %y, %s, %one : (tensor<64xf32>, tensor<62xf32>, tensor<i32>) -> tensor<64xf32>
  return %r, %x : tensor<64xf32>, tensor<64xf32>
}

// -----

// Around the ends: what is computed beyond the first block is what the last one has, too. Nothing is
// stored into an argument, so that none needs room.
// CHECK-LABEL: func.func @periodic_tile
// CHECK-SAME: ([[X:%.+]]: tensor<16xf32>, {{.*}}) -> tensor<16xf32>
// CHECK-SAME: rk.room = array<i64: 0, 0>
// CHECK: [[LAST:%.+]] = stablehlo.slice [[X]] [14:16]
// CHECK: "stablehlo.collective_permute"([[LAST]])
// CHECK: [[ONCE:%.+]] = stablehlo.optimization_barrier {{.*}} : tensor<17xf32>
// CHECK-NOT: {{collective_permute|select}}
// CHECK: stablehlo.slice [[ONCE]] [0:1]
// CHECK: return {{.*}} : tensor<16xf32>
func.func @periodic_tile(%x: tensor<64xf32>) -> tensor<64xf32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>], rk.split_results = [array<i64: 0>], rk.steps = 2 : i64} {
  %last = stablehlo.slice %x [63:64] : (tensor<64xf32>) -> tensor<1xf32>
  %head = stablehlo.slice %x [0:63] : (tensor<64xf32>) -> tensor<63xf32>
  %a = stablehlo.concatenate %last, %head, dim = 0 : (tensor<1xf32>, tensor<63xf32>) -> tensor<64xf32>
  %r = stablehlo.add %a, %x : tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

// Beyond a block, an array would have stale elements where one update leaves what the other writes.
// CHECK-LABEL: func.func @windows
// CHECK-SAME: ({{.*}}: tensor<64xf32>) -> tensor<64xf32>
func.func @windows(%x: tensor<64xf32>) -> tensor<64xf32> attributes {rk.mesh = ["rows"], rk.parts = array<i64: 4>, rk.split = [array<i64: 0>], rk.split_results = [array<i64: 0>], rk.steps = 2 : i64} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a = stablehlo.slice %x [0:62] : (tensor<64xf32>) -> tensor<62xf32>
  %r = stablehlo.dynamic_update_slice %x, %a, %one : (tensor<64xf32>, tensor<62xf32>, tensor<i32>) -> tensor<64xf32>
  %b = stablehlo.slice %r [2:64] : (tensor<64xf32>) -> tensor<62xf32>
  %s = stablehlo.dynamic_update_slice %r, %b, %zero : (tensor<64xf32>, tensor<62xf32>, tensor<i32>) -> tensor<64xf32>
  return %s : tensor<64xf32>
}
