// RUN: raise-opt --pass-pipeline='expand-products,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='expand-products' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// A is in rows and B in columns; a lane holds row g and columns 2 t and 2 t + 1 of the product.
// CHECK-LABEL: func.func @double
// CHECK: affine.parallel (%[[G:.*]], %[[T:.*]]) = (0, 0) to (8, 4)
// CHECK: %[[R:.*]]:2 = affine.for %[[E:.*]] = 0 to 4 iter_args(%[[S0:.*]] = %[[Z:.*]], %[[S1:.*]] = %[[Z]])
// CHECK-DAG: %[[A:.*]] = affine.load %[[X:.*]][%[[G]] * 16 + %[[E]] + 3]
// CHECK-DAG: %[[B:.*]] = affine.load %[[Y:.*]][%[[E]] + %[[T]] * 8]
// CHECK-DAG: %[[P:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-DAG: %[[C:.*]] = affine.load %[[Y]][%[[E]] + %[[T]] * 8 + 4]
// CHECK-DAG: %[[Q:.*]] = arith.mulf %{{.*}}, %[[C]]
// CHECK-DAG: arith.addf %[[S0]], %[[P]]
// CHECK-DAG: arith.addf %[[S1]], %[[Q]]
// CHECK-NOT: func.call
// CHECK: affine.store %[[R]]#0
// WHY: applied: a product of fragments is now a sum over elements
func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(f64, f64, f64, f64, index, index) -> (f64, f64)
func.func @double(%x: memref<256xf64>, %y: memref<64xf64>, %c: memref<64xf64>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f64
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %a = affine.load %x[%g * 16 + %t + 3] : memref<256xf64>
    %b = affine.load %y[%t + %g * 4] : memref<64xf64>
    %d:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%a, %b, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    affine.store %d#0, %c[%g * 8 + %t * 2] : memref<64xf64>
    affine.store %d#1, %c[%g * 8 + %t * 2 + 1] : memref<64xf64>
  }
  return
}

// -----

// A factor that each lane scales by what all lanes share.
// CHECK-LABEL: func.func @scaled
// CHECK: affine.for %[[E:.*]] = 0 to 4
// CHECK: %[[A:.*]] = affine.load %{{.*}}[%{{.*}} * 4 + %[[E]]]
// CHECK: arith.mulf %[[A]], %[[F:.*]] :
func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(f64, f64, f64, f64, index, index) -> (f64, f64)
func.func @scaled(%x: memref<32xf64>, %f: f64, %c: memref<64xf64>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f64
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %v = affine.load %x[%g * 4 + %t] : memref<32xf64>
    %a = arith.mulf %v, %f : f64
    %d:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%a, %f, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    affine.store %d#0, %c[%g * 8 + %t * 2] : memref<64xf64>
    affine.store %d#1, %c[%g * 8 + %t * 2 + 1] : memref<64xf64>
  }
  return
}

// -----

// What was written since, or differs from lane to lane in another way, stays with the warp.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: func.call
// WHY-COUNT-2: missed: a fragment of this product is not loaded from memory
func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(f64, f64, f64, f64, index, index) -> (f64, f64)
func.func @others(%x: memref<128xf64>, %c: memref<64xf64>) attributes {rk.kernel} {
  %z = arith.constant 0.0 : f64
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %a = affine.load %x[%g * 4 + %t] : memref<128xf64>
    %b = affine.load %x[%g * 4 + %t] : memref<128xf64>
    affine.store %z, %x[%g * 8 + %t] : memref<128xf64>
    %d:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%a, %b, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    %n = arith.index_cast %t : index to i64
    %p = arith.sitofp %n : i64 to f64
    %q:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64.index.index(%p, %p, %z, %z, %g, %t) : (f64, f64, f64, f64, index, index) -> (f64, f64)
    affine.store %d#0, %c[%g * 8 + %t * 2] : memref<64xf64>
    affine.store %q#1, %c[%g * 8 + %t * 2 + 1] : memref<64xf64>
  }
  return
}
