// RUN: raise-opt --pass-pipeline='fold-float-indices,canonicalize' --split-input-file %s | filecheck %s

// Pixel centers: whole numbers and a half, floored and clamped.
// CHECK-LABEL: func.func @centers
// CHECK-NOT: arith.uitofp
// CHECK: %[[I:.*]] = arith.index_cast %{{.*}} : index to i32
// CHECK-NEXT: %[[L:.*]] = arith.minsi %[[I]], %c9_i32
// CHECK-NEXT: memref.store %[[L]]
func.func @centers(%y: memref<1xi32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %half = arith.constant 0.5 : f32
  %nine = arith.constant 9.75 : f32
  %zero = arith.constant 0 : index
  %t = gpu.thread_id x
  %i = arith.index_cast %t : index to i32
  %f = arith.uitofp %i : i32 to f32
  %g = arith.addf %f, %half : f32
  %h = arith.minimumf %g, %nine : f32
  %r = math.floor %h : f32
  %p = arith.fptosi %r : f32 to i32
  memref.store %p, %y[%zero] : memref<1xi32>
  return
}

// -----

// 0.1 is no sum of powers of two down to the float's last: the addition rounds.
// CHECK-LABEL: func.func @rounds
// CHECK: arith.fptosi
func.func @rounds(%y: memref<1xi32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %tenth = arith.constant 0.1 : f32
  %zero = arith.constant 0 : index
  %t = gpu.thread_id x
  %i = arith.index_cast %t : index to i32
  %f = arith.uitofp %i : i32 to f32
  %g = arith.addf %f, %tenth : f32
  %p = arith.fptosi %g : f32 to i32
  memref.store %p, %y[%zero] : memref<1xi32>
  return
}

// -----

// Below zero, a conversion without floor cuts the other way.
// CHECK-LABEL: func.func @below
// CHECK: arith.fptosi
func.func @below(%y: memref<1xi32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %half = arith.constant 0.5 : f32
  %zero = arith.constant 0 : index
  %t = gpu.thread_id x
  %i = arith.index_cast %t : index to i32
  %f = arith.uitofp %i : i32 to f32
  %g = arith.subf %f, %half : f32
  %p = arith.fptosi %g : f32 to i32
  memref.store %p, %y[%zero] : memref<1xi32>
  return
}

// -----

// Nothing is known of data: it may be more than a float holds.
// CHECK-LABEL: func.func @data
// CHECK: arith.fptosi
func.func @data(%x: memref<1xi32>, %y: memref<1xi32>) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>, rk.grid = array<i64: 1, 1, 1>} {
  %half = arith.constant 0.5 : f32
  %zero = arith.constant 0 : index
  %i = memref.load %x[%zero] : memref<1xi32>
  %f = arith.sitofp %i : i32 to f32
  %g = arith.addf %f, %half : f32
  %r = math.floor %g : f32
  %p = arith.fptosi %r : f32 to i32
  memref.store %p, %y[%zero] : memref<1xi32>
  return
}
