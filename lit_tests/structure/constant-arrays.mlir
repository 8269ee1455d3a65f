// RUN: raise-opt --pass-pipeline='constant-arrays' %s | filecheck %s

// CHECK: memref.global "private" constant @[[WRITTEN_TWICE:.*]] : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK: memref.global "private" constant @[[BYTES:.*]] : memref<3xi8> = dense<[3, 0, 4]>

// The element in the middle is never stored.
// CHECK-LABEL: func.func @bytes
// CHECK-NOT: memref.alloca
// CHECK-NOT: memref.store
// CHECK: %[[ARRAY:.*]] = memref.get_global @[[BYTES]] : memref<3xi8>
// CHECK: memref.load %[[ARRAY]][%{{.*}}]
func.func @bytes(%i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %three = arith.constant 3 : i8
  %four = arith.constant 4 : i8
  %a = memref.alloca() : memref<3xi8>
  memref.store %three, %a[%c0] : memref<3xi8>
  memref.store %four, %a[%c2] : memref<3xi8>
  cf.br ^bb1
^bb1:
  %v = memref.load %a[%i] : memref<3xi8>
  return %v : i8
}

// CHECK-LABEL: func.func @written_twice
// CHECK: memref.get_global @[[WRITTEN_TWICE]] : memref<2xf32>
func.func @written_twice(%i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloca() : memref<2xf32>
  memref.store %zero, %a[%c0] : memref<2xf32>
  memref.store %two, %a[%c1] : memref<2xf32>
  memref.store %one, %a[%c0] : memref<2xf32>
  %v = memref.load %a[%i] : memref<2xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @load_before_a_store
// CHECK: memref.alloca
func.func @load_before_a_store(%i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloca() : memref<1xf32>
  memref.store %one, %a[%c0] : memref<1xf32>
  %v = memref.load %a[%i] : memref<1xf32>
  memref.store %two, %a[%c0] : memref<1xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @store_in_another_block
// CHECK: memref.alloca
func.func @store_in_another_block(%i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloca() : memref<1xf32>
  memref.store %one, %a[%c0] : memref<1xf32>
  cf.br ^bb1
^bb1:
  memref.store %one, %a[%i] : memref<1xf32>
  %v = memref.load %a[%i] : memref<1xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @store_of_data
// CHECK: memref.alloca
func.func @store_of_data(%i: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<2xf32>
  memref.store %x, %a[%c0] : memref<2xf32>
  %v = memref.load %a[%i] : memref<2xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @store_outside
// CHECK: memref.alloca
func.func @store_outside(%i: index) -> f32 {
  %c7 = arith.constant 7 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloca() : memref<2xf32>
  memref.store %one, %a[%c7] : memref<2xf32>
  %v = memref.load %a[%i] : memref<2xf32>
  return %v : f32
}

// Shared memory belongs to all threads of a block.
// CHECK-LABEL: func.func @shared
// CHECK: memref.alloca
func.func @shared(%i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloca() : memref<2xf32, #gpu.address_space<workgroup>>
  memref.store %one, %a[%c0] : memref<2xf32, #gpu.address_space<workgroup>>
  %v = memref.load %a[%i] : memref<2xf32, #gpu.address_space<workgroup>>
  return %v : f32
}
