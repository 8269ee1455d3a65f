// RUN: raise-opt --pass-pipeline='delinearize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='delinearize{shared=true}' --split-input-file %s | filecheck %s --check-prefix=SHARED

// CHECK-LABEL: func.func @own_shape
// CHECK-SAME: memref<100x100xf32>
// CHECK: affine.load %{{.*}}[%[[I:.*]] - 1, %[[J:.*]]] : memref<100x100xf32>
// CHECK: affine.load %{{.*}}[%[[I]], %[[J]] - 1] : memref<100x100xf32>
func.func @own_shape(%x: memref<10000xf32> {rk.shape = array<i64: 100, 100>, rk.dtype = f32}, %y: memref<10000xf32>) {
  affine.parallel (%i, %j) = (1, 1) to (99, 99) {
    %a = affine.load %x[%i * 100 + %j - 100] : memref<10000xf32>
    %b = affine.load %x[%i * 100 + %j - 1] : memref<10000xf32>
    %s = arith.addf %a, %b : f32
    memref.store %s, %y[%i] : memref<10000xf32>
  }
  return
}

// -----

// A flat array that is used as pairs: the shape comes from the strides.
// CHECK-LABEL: func.func @pairs
// CHECK-SAME: memref<50x2xf32>
// CHECK: affine.load %{{.*}}[%[[I:.*]], 0] : memref<50x2xf32>
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]], 1] : memref<50x2xf32>
func.func @pairs(%x: memref<100xf32> {rk.shape = array<i64: 100>, rk.dtype = f32}) {
  affine.parallel (%i) = (0) to (50) {
    %a = affine.load %x[%i * 2] : memref<100xf32>
    affine.store %a, %x[%i * 2 + 1] : memref<100xf32>
  }
  return
}

// -----

// Lane j = 99 reads the next row's first element: no shape splits that, the array stays flat.
// CHECK-LABEL: func.func @crosses
// CHECK-SAME: memref<10000xf32>
// CHECK: affine.load %{{.*}}[%{{.*}} * 100 + %{{.*}} + 1] : memref<10000xf32>
func.func @crosses(%x: memref<10000xf32> {rk.shape = array<i64: 100, 100>, rk.dtype = f32}, %y: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (99, 100) {
    %a = affine.load %x[%i * 100 + %j + 1] : memref<10000xf32>
    affine.store %a, %y[%i, %j] : memref<100x100xf32>
  }
  return
}

// -----

// An access at an index that is data goes through a flat view.
// CHECK-LABEL: func.func @gathered
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %{{.*}} {{\[\[}}0, 1]] : memref<10x10xf32> into memref<100xf32>
// CHECK: memref.load %[[FLAT]]
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}}, 3] : memref<10x10xf32>
func.func @gathered(%x: memref<100xf32> {rk.shape = array<i64: 10, 10>, rk.dtype = f32}, %c: memref<10xindex>) {
  affine.parallel (%i) = (0) to (10) {
    %j = affine.load %c[%i] : memref<10xindex>
    %a = memref.load %x[%j] : memref<100xf32>
    affine.store %a, %x[%i * 10 + 3] : memref<100xf32>
  }
  return
}

// -----

// A constant of the module changes its shape with the memref that reads it.
// CHECK: memref.global "private" constant @table : memref<3x2xi32> = dense<{{\[\[}}1, 2], [3, 4], [5, 6]]>
// CHECK-LABEL: func.func @global_pairs
// CHECK: memref.get_global @table : memref<3x2xi32>
// CHECK: affine.load %{{.*}}[%[[I:.*]], 1] : memref<3x2xi32>
memref.global "private" constant @table : memref<6xi32> = dense<[1, 2, 3, 4, 5, 6]>
func.func @global_pairs(%x: memref<3xi32> {rk.shape = array<i64: 3>, rk.dtype = i32}) {
  %t = memref.get_global @table : memref<6xi32>
  affine.parallel (%i) = (0) to (3) {
    %a = affine.load %t[%i * 2 + 1] : memref<6xi32>
    affine.store %a, %x[%i] : memref<3xi32>
  }
  return
}

// -----

// With `shared`, arguments keep their shape.
// CHECK-LABEL: func.func @tile
// CHECK-SAME: memref<16x16xf32>
// CHECK: memref<18x18xf32, #gpu.address_space<workgroup>>
// SHARED-LABEL: func.func @tile
// SHARED-SAME: memref<256xf32>
// SHARED: memref.alloca() : memref<18x18xf32, #gpu.address_space<workgroup>>
// SHARED: affine.load %{{.*}}[%[[I:.*]] * 16 + %[[J:.*]]] : memref<256xf32>
// SHARED: affine.store %{{.*}}, %{{.*}}[%[[I]] + 1, %[[J]] + 1]
func.func @tile(%x: memref<256xf32> {rk.shape = array<i64: 16, 16>}) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<324xf32, #gpu.address_space<workgroup>>
    affine.parallel (%i, %j) = (0, 0) to (16, 16) {
      %v = affine.load %x[%i * 16 + %j] : memref<256xf32>
      affine.store %v, %s[%i * 18 + %j + 19] : memref<324xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}

// -----

// A subscript that may leave its row keeps the flat view of a memory that has its shape.
// CHECK-LABEL: func.func @flat_view
// CHECK: memref.collapse_shape %arg0 {{.*}} : memref<4x8xf32> into memref<32xf32>
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}} * 7 + %{{.*}}] : memref<32xf32>
func.func @flat_view(%x: memref<4x8xf32>, %v: f32) attributes {rk.kernel} {
  %flat = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  affine.parallel (%i, %j) = (0, 0) to (4, 8) {
    affine.store %v, %flat[%i * 7 + %j] : memref<32xf32>
  }
  return
}

// -----

// What has become affine leaves the flat view of an earlier run; what has not stays.
// CHECK-LABEL: func.func @leaves_the_view
// CHECK: %[[V:.*]] = memref.collapse_shape
// CHECK: affine.if
// CHECK-NEXT: affine.load %arg0[%{{.*}} - 1, %{{.*}} - 1]
// CHECK: memref.load %[[V]]
func.func @leaves_the_view(%x: memref<8x9xf32>, %y: memref<8x9xf32>, %k: index) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  %v = memref.collapse_shape %x [[0, 1]] : memref<8x9xf32> into memref<72xf32>
  affine.parallel (%i, %j) = (0, 0) to (8, 9) {
    %a = affine.if affine_set<(d0, d1) : (d0 - 1 >= 0, d1 - 1 >= 0)>(%i, %j) -> f32 {
      %l = affine.load %v[%i * 9 + %j - 10] : memref<72xf32>
      affine.yield %l : f32
    } else {
      affine.yield %zero : f32
    }
    %b = memref.load %v[%k] : memref<72xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %y[%i, %j] : memref<8x9xf32>
  }
  return
}
