// RUN: raise-opt --pass-pipeline='privatize-arrays' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='privatize-arrays,affine-parallelize' --split-input-file %s | filecheck %s --check-prefix=PARALLEL

// Every iteration writes the three elements first: two by constant subscripts, one by a loop.

// CHECK-LABEL: func.func @written_first
// CHECK: affine.for
// CHECK-NEXT: [[A:%.+]] = memref.alloca() : memref<3xf32>
// CHECK: affine.store %{{.+}}, [[A]][0]
// PARALLEL-LABEL: func.func @written_first
// PARALLEL-NOT: affine.for
// PARALLEL: affine.parallel (%{{.+}}) = (0) to (4)
// PARALLEL: memref.alloca
func.func @written_first(%x: memref<4xf32>, %y: memref<4xf32>) attributes {rk.kernel} {
  %a = memref.alloca() : memref<3xf32>
  affine.for %f = 0 to 4 {
    %v = affine.load %x[%f] : memref<4xf32>
    affine.store %v, %a[0] : memref<3xf32>
    affine.parallel (%i) = (0) to (2) {
      affine.store %v, %a[%i + 1] : memref<3xf32>
    }
    %l = affine.load %a[1] : memref<3xf32>
    %r = affine.load %a[2] : memref<3xf32>
    %s = arith.addf %l, %r : f32
    affine.store %s, %y[%f] : memref<4xf32>
  }
  return
}

// -----

// An element is read that this iteration did not write: an earlier one did.

// CHECK-LABEL: func.func @read_first
// CHECK: memref.alloca
// CHECK: affine.for
// PARALLEL-LABEL: func.func @read_first
// PARALLEL: affine.for
func.func @read_first(%x: memref<4xf32>, %y: memref<4xf32>) attributes {rk.kernel} {
  %a = memref.alloca() : memref<2xf32>
  affine.for %f = 0 to 4 {
    %v = affine.load %x[%f] : memref<4xf32>
    affine.store %v, %a[0] : memref<2xf32>
    %r = affine.load %a[1] : memref<2xf32>
    affine.store %v, %a[1] : memref<2xf32>
    affine.store %r, %y[%f] : memref<4xf32>
  }
  return
}

// -----

// A condition decides whether it is written.

// CHECK-LABEL: func.func @conditional
// CHECK: memref.alloca
// CHECK: affine.for
func.func @conditional(%x: memref<4xf32>, %y: memref<4xf32>) attributes {rk.kernel} {
  %a = memref.alloca() : memref<1xf32>
  affine.for %f = 0 to 4 {
    %v = affine.load %x[%f] : memref<4xf32>
    affine.if affine_set<(d) : (d - 2 >= 0)>(%f) {
      affine.store %v, %a[0] : memref<1xf32>
    }
    %r = affine.load %a[0] : memref<1xf32>
    affine.store %r, %y[%f] : memref<4xf32>
  }
  return
}

// -----

// It is read after the loop, and the threads of a block share the second.

// CHECK-LABEL: func.func @after
// CHECK: memref.alloca
// CHECK: memref.alloca
// CHECK: affine.for
// CHECK-NOT: memref.alloca
func.func @after(%x: memref<4xf32>, %y: memref<4xf32>) attributes {rk.kernel} {
  %a = memref.alloca() : memref<1xf32>
  %s = memref.alloca() : memref<1xf32, #gpu.address_space<workgroup>>
  affine.for %f = 0 to 4 {
    %v = affine.load %x[%f] : memref<4xf32>
    affine.store %v, %a[0] : memref<1xf32>
    affine.store %v, %s[0] : memref<1xf32, #gpu.address_space<workgroup>>
  }
  %r = affine.load %a[0] : memref<1xf32>
  affine.store %r, %y[0] : memref<4xf32>
  return
}

// -----

// The lanes of a parallel loop share an array that is allocated outside of it: it stays.

// CHECK-LABEL: func.func @lanes
// CHECK: memref.alloca
// CHECK: affine.parallel
func.func @lanes(%x: memref<4x8xf32>, %y: memref<4x8xf32>) attributes {rk.kernel} {
  %a = memref.alloca() : memref<1xf32>
  affine.parallel (%t) = (0) to (8) {
    affine.for %f = 0 to 4 {
      %v = affine.load %x[%f, %t] : memref<4x8xf32>
      affine.store %v, %a[0] : memref<1xf32>
      %r = affine.load %a[0] : memref<1xf32>
      affine.store %r, %y[%f, %t] : memref<4x8xf32>
    }
  }
  return
}
