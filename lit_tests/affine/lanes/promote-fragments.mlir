// RUN: raise-opt --pass-pipeline='promote-fragments,canonicalize' --split-input-file %s | filecheck %s

// The loop over the two registers is written out, and the array goes.
// CHECK-LABEL: func.func @elements
// CHECK-NOT: memref.alloca
// CHECK: %[[D:.*]]:2 = func.call
// CHECK-NOT: affine.for
// CHECK-DAG: %[[P:.*]] = arith.mulf %[[D]]#0
// CHECK-DAG: %[[Q:.*]] = arith.mulf %[[D]]#1
// CHECK: affine.store %[[P]], %{{.*}}[%{{.*}} * 8 + %{{.*}} * 2]
// CHECK: affine.store %[[Q]], %{{.*}}[%{{.*}} * 8 + %{{.*}} * 2 + 1]
func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(f64, f64, f64, f64, index, index) -> (f64, f64)
func.func @elements(%x: memref<32xf64>, %f: f64, %c: memref<64xf64>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f64
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %held = memref.alloca() : memref<2xf64>
    %a = affine.load %x[%g * 4 + %t] : memref<32xf64>
    %d:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%a, %a, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    affine.store %d#0, %held[0] : memref<2xf64>
    affine.store %d#1, %held[1] : memref<2xf64>
    affine.for %i = 0 to 2 {
      %v = affine.load %held[%i] : memref<2xf64>
      %s = arith.mulf %v, %f : f64
      affine.store %s, %held[%i] : memref<2xf64>
    }
    %p = affine.load %held[0] : memref<2xf64>
    %q = affine.load %held[1] : memref<2xf64>
    affine.store %p, %c[%g * 8 + %t * 2] : memref<64xf64>
    affine.store %q, %c[%g * 8 + %t * 2 + 1] : memref<64xf64>
  }
  return
}

// -----

// An array that is read before it is written, or at a place that varies, stays.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: memref.alloca
func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(f64, f64, f64, f64, index, index) -> (f64, f64)
func.func @others(%x: memref<32xf64>, %c: memref<64xf64>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f64
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %held = memref.alloca() : memref<8xf64>
    %unset = memref.alloca() : memref<1xf64>
    %a = affine.load %unset[0] : memref<1xf64>
    %d:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%a, %a, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    affine.store %d#0, %unset[0] : memref<1xf64>
    affine.store %d#1, %held[%g] : memref<8xf64>
    %q = affine.load %held[0] : memref<8xf64>
    affine.store %q, %c[%g * 8 + %t * 2 + 1] : memref<64xf64>
  }
  return
}
