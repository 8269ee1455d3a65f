// RUN: raise-opt --pass-pipeline='if-to-select' %s | filecheck %s

// CHECK-LABEL: func.func @arithmetic
// CHECK: %[[SQUARE:.*]] = arith.mulf
// CHECK: arith.select %arg0, %[[SQUARE]], %arg1
// CHECK-NOT: scf.if
func.func @arithmetic(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %y = arith.mulf %x, %x : f32
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

// An empty one goes.
// CHECK-LABEL: func.func @empty
// CHECK-NEXT: return
func.func @empty(%c: i1) {
  scf.if %c {
  }
  return
}

// CHECK-LABEL: func.func @load_stays
// CHECK: scf.if
func.func @load_stays(%c: i1, %x: f32, %at: index, %m: memref<10xf32>) -> f32 {
  %r = scf.if %c -> f32 {
    %y = memref.load %m[%at] : memref<10xf32>
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

// Partial functions stay under their condition.
// CHECK-LABEL: func.func @partial_stays
// CHECK: scf.if
// CHECK: math.log
// CHECK: scf.if
// CHECK: arith.divf
func.func @partial_stays(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %y = math.log %x : f32
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  }
  %s = scf.if %c -> f32 {
    %y = arith.divf %r, %x : f32
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  }
  return %s : f32
}
