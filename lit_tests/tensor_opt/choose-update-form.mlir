// RUN: raise-opt %s --split-input-file --pass-pipeline='choose-update-form{form=pad},canonicalize' | filecheck %s --check-prefix=PAD
// RUN: raise-opt %s --split-input-file --pass-pipeline='choose-update-form{form=roll target=cuda},canonicalize' | filecheck %s --check-prefix=ROLL
// RUN: raise-opt %s --split-input-file --pass-pipeline='choose-update-form{form=roll},canonicalize' | filecheck %s --check-prefix=SHIFT
// RUN: raise-opt %s --split-input-file --pass-pipeline='choose-update-form,canonicalize' | filecheck %s --check-prefix=DEFAULT

// The interior of an array, from shifted slices of another.

// PAD-LABEL: func.func @interior
// PAD-SAME: ([[X:%.+]]: tensor<100xf32>, [[Y:%.+]]: tensor<100xf32>)
// PAD: [[I:%.+]] = stablehlo.iota dim = 0 : tensor<100xi32>
// PAD: [[GE:%.+]] = stablehlo.compare GE, [[I]]
// PAD: [[LT:%.+]] = stablehlo.compare LT, [[I]]
// PAD: [[IN:%.+]] = stablehlo.and [[GE]], [[LT]]
// PAD: [[V:%.+]] = stablehlo.subtract
// PAD: [[P:%.+]] = stablehlo.pad [[V]], {{%.+}}, low = [1], high = [1], interior = [0]
// PAD: [[R:%.+]] = stablehlo.select [[IN]], [[P]], [[Y]]
// PAD: return [[R]]

// ROLL-LABEL: func.func @interior
// ROLL-SAME: ([[X:%.+]]: tensor<100xf32>, [[Y:%.+]]: tensor<100xf32>)
// ROLL-NOT: stablehlo.pad
// ROLL: [[A0:%.+]] = stablehlo.slice [[X]] [1:100]
// ROLL: [[A1:%.+]] = stablehlo.slice [[X]] [0:1]
// ROLL: [[A:%.+]] = stablehlo.concatenate [[A0]], [[A1]], dim = 0
// ROLL: [[B0:%.+]] = stablehlo.slice [[X]] [99:100]
// ROLL: [[B1:%.+]] = stablehlo.slice [[X]] [0:99]
// ROLL: [[B:%.+]] = stablehlo.concatenate [[B0]], [[B1]], dim = 0
// ROLL: [[V:%.+]] = stablehlo.subtract [[A]], [[B]] : tensor<100xf32>
// ROLL: [[R:%.+]] = stablehlo.select {{%.+}}, [[V]], [[Y]]
// ROLL: return [[R]]

// SHIFT-LABEL: func.func @interior
// SHIFT-SAME: ([[X:%.+]]: tensor<100xf32>, [[Y:%.+]]: tensor<100xf32>)
// SHIFT: [[A:%.+]] = stablehlo.pad [[X]], {{%.+}}, low = [-1], high = [1], interior = [0]
// SHIFT: [[B:%.+]] = stablehlo.pad [[X]], {{%.+}}, low = [1], high = [-1], interior = [0]
// SHIFT: [[V:%.+]] = stablehlo.subtract [[A]], [[B]] : tensor<100xf32>
// SHIFT: [[R:%.+]] = stablehlo.select {{%.+}}, [[V]], [[Y]]
// SHIFT: return [[R]]

// DEFAULT-LABEL: func.func @interior
// DEFAULT: stablehlo.dynamic_update_slice
func.func @interior(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.slice %x [2:100] : (tensor<100xf32>) -> tensor<98xf32>
  %1 = stablehlo.slice %x [0:98] : (tensor<100xf32>) -> tensor<98xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<98xf32>
  %3 = stablehlo.dynamic_update_slice %y, %2, %c : (tensor<100xf32>, tensor<98xf32>, tensor<i32>) -> tensor<100xf32>
  return %3 : tensor<100xf32>
}

// -----

// A division has poles: no roll form. The attribute asks for the pad form.

// ROLL-LABEL: func.func @poles
// ROLL: stablehlo.divide {{.*}} : tensor<98xf32>
// ROLL: stablehlo.pad
// DEFAULT-LABEL: func.func @poles
// DEFAULT: stablehlo.pad
// DEFAULT: stablehlo.select
func.func @poles(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {rk.update_form = "pad"} {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.slice %x [2:100] : (tensor<100xf32>) -> tensor<98xf32>
  %1 = stablehlo.slice %x [0:98] : (tensor<100xf32>) -> tensor<98xf32>
  %2 = stablehlo.divide %0, %1 : tensor<98xf32>
  %3 = stablehlo.dynamic_update_slice %y, %2, %c : (tensor<100xf32>, tensor<98xf32>, tensor<i32>) -> tensor<100xf32>
  return %3 : tensor<100xf32>
}

// -----

// Around one constant there is nothing to select.

// PAD-LABEL: func.func @constant
// PAD-SAME: ([[X:%.+]]: tensor<2x98xf32>)
// PAD: [[C:%.+]] = stablehlo.constant dense<7.000000e+00> : tensor<f32>
// PAD: [[R:%.+]] = stablehlo.pad [[X]], [[C]], low = [0, 1], high = [2, 1], interior = [0, 0]
// PAD-NEXT: return [[R]]
func.func @constant(%x: tensor<2x98xf32>) -> tensor<4x100xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.constant dense<7.0> : tensor<4x100xf32>
  %0 = stablehlo.dynamic_update_slice %y, %x, %c0, %c1 : (tensor<4x100xf32>, tensor<2x98xf32>, tensor<i32>, tensor<i32>) -> tensor<4x100xf32>
  return %0 : tensor<4x100xf32>
}

// -----

// A start that is data stays an update, in a loop as well.

// PAD-LABEL: func.func @dynamic
// PAD: stablehlo.while
// PAD: stablehlo.dynamic_update_slice
func.func @dynamic(%n: tensor<i32>, %x: tensor<1xf32>, %y: tensor<100xf32>) -> tensor<100xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<100xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.dynamic_update_slice %a, %x, %i : (tensor<100xf32>, tensor<1xf32>, tensor<i32>) -> tensor<100xf32>
    %2 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %2, %1 : tensor<i32>, tensor<100xf32>
  }
  return %0#1 : tensor<100xf32>
}

// -----

// An array in the middle of a constant is padded, whatever the costs; what is computed is stored as
// the costs say, and a small part is an update.
// DEFAULT-LABEL: func.func @padding
// DEFAULT-SAME: ([[X:%.+]]: tensor<98xf32>, [[Y:%.+]]: tensor<8xf32>)
// DEFAULT: [[P:%.+]] = stablehlo.pad [[X]], {{%.+}}, low = [1], high = [1], interior = [0]
// DEFAULT: [[V:%.+]] = stablehlo.negate [[X]]
// DEFAULT: [[N:%.+]] = stablehlo.dynamic_update_slice {{%.+}}, [[V]], {{%.+}}
// DEFAULT: [[U:%.+]] = stablehlo.dynamic_update_slice {{%.+}}, [[Y]], {{%.+}}
// DEFAULT: return [[P]], [[N]], [[U]]
func.func @padding(%x: tensor<98xf32>, %y: tensor<8xf32>) -> (tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) attributes {rk.kernel, rk.target = "cpu"} {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<5.000000e-01> : tensor<100xf32>
  %p = stablehlo.dynamic_update_slice %half, %x, %one : (tensor<100xf32>, tensor<98xf32>, tensor<i32>) -> tensor<100xf32>
  %v = stablehlo.negate %x : tensor<98xf32>
  %n = stablehlo.dynamic_update_slice %half, %v, %one : (tensor<100xf32>, tensor<98xf32>, tensor<i32>) -> tensor<100xf32>
  %u = stablehlo.dynamic_update_slice %half, %y, %one : (tensor<100xf32>, tensor<8xf32>, tensor<i32>) -> tensor<100xf32>
  return %p, %n, %u : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>
}

// -----

// A store into the bits of an array that is read for it goes into the array itself; through another
// view it is a select.
// DEFAULT-LABEL: func.func @bits
// DEFAULT-SAME: ([[X:%.+]]: tensor<100xui32>)
// DEFAULT-NOT: stablehlo.select
// DEFAULT: [[W:%.+]] = stablehlo.bitcast_convert {{%.+}} : (tensor<90xi32>) -> tensor<90xui32>
// DEFAULT: [[U:%.+]] = stablehlo.dynamic_update_slice [[X]], [[W]], {{.+}} : (tensor<100xui32>
// DEFAULT: [[B:%.+]] = stablehlo.bitcast_convert [[U]] : (tensor<100xui32>) -> tensor<100xi32>
// DEFAULT: return [[B]]
// DEFAULT-LABEL: func.func @view
// DEFAULT-NOT: stablehlo.dynamic_update_slice
// DEFAULT: stablehlo.select
func.func @bits(%x: tensor<100xui32>) -> tensor<100xi32> attributes {rk.kernel, rk.target = "cuda", rk.in_place} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y = stablehlo.bitcast_convert %x : (tensor<100xui32>) -> tensor<100xi32>
  %s = stablehlo.slice %x [0:90] : (tensor<100xui32>) -> tensor<90xui32>
  %r = stablehlo.reverse %s, dims = [0] : tensor<90xui32>
  %w = stablehlo.bitcast_convert %r : (tensor<90xui32>) -> tensor<90xi32>
  %u = stablehlo.dynamic_update_slice %y, %w, %zero : (tensor<100xi32>, tensor<90xi32>, tensor<i32>) -> tensor<100xi32>
  return %u : tensor<100xi32>
}
func.func @view(%x: tensor<10x10xi32>) -> tensor<100xi32> attributes {rk.kernel, rk.target = "cuda", rk.in_place} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y = stablehlo.reshape %x : (tensor<10x10xi32>) -> tensor<100xi32>
  %s = stablehlo.slice %x [0:9, 0:10] : (tensor<10x10xi32>) -> tensor<9x10xi32>
  %r = stablehlo.reverse %s, dims = [0] : tensor<9x10xi32>
  %w = stablehlo.reshape %r : (tensor<9x10xi32>) -> tensor<90xi32>
  %u = stablehlo.dynamic_update_slice %y, %w, %zero : (tensor<100xi32>, tensor<90xi32>, tensor<i32>) -> tensor<100xi32>
  return %u : tensor<100xi32>
}
