// RUN: raise-opt --pass-pipeline='expand-arrays,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='expand-arrays,forward-shared-memory,canonicalize,merge-equal-branches,canonicalize' --split-input-file %s | filecheck %s --check-prefix=GONE
// RUN: raise-opt --pass-pipeline='expand-arrays' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// The next part is on its way while this one is used. With the loads forwarded, nothing is left of
// the buffers: the first iteration reads what was stored in front of the loop, as the others would.
// CHECK-LABEL: func.func @double
// CHECK: memref.alloca() : memref<640xf32, #gpu.address_space<workgroup>>
// CHECK: affine.store %{{.*}}, %[[S:.*]][%[[I:.*]]]
// CHECK: affine.for %[[T:.*]] = 0 to 10
// CHECK: affine.store %{{.*}}, %[[S]][%[[I]] + %[[T]] * 64 + 64]
// CHECK: affine.load %[[S]][-%[[I]] + %[[T]] * 64 + 63]
// GONE-LABEL: func.func @double
// GONE-NOT: memref.alloca
// GONE-NOT: affine.if
// GONE: affine.for %[[T:.*]] = 0 to 10
// GONE-NEXT: affine.load %{{.*}}[%[[T]] * 64 - %{{.*}} + 63]
// WHY: applied: the array is expanded: a buffer for each iteration
func.func @double(%x: memref<640xf32>, %y: memref<640xf32>) {
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  %c63 = arith.constant 63 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
    affine.parallel (%i) = (0) to (64) {
      %ii = arith.index_cast %i : index to i32
      %a = affine.load %x[%i] : memref<640xf32>
      affine.store %a, %s[%i] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.for %t = 0 to 10 {
        %ti = arith.index_cast %t : index to i32
        %now = arith.andi %ti, %c1 : i32
        %next = arith.xori %now, %c1 : i32
        affine.if affine_set<(d0) : (-d0 + 8 >= 0)>(%t) {
          %n = affine.load %x[%t * 64 + %i + 64] : memref<640xf32>
          %o = arith.muli %next, %c64 : i32
          %p = arith.addi %o, %ii : i32
          %q = arith.index_cast %p : i32 to index
          memref.store %n, %s[%q] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        %o = arith.muli %now, %c64 : i32
        %p = arith.addi %o, %c63 : i32
        %r = arith.subi %p, %ii : i32
        %q = arith.index_cast %r : i32 to index
        %v = memref.load %s[%q] : memref<128xf32, #gpu.address_space<workgroup>>
        affine.store %v, %y[%t * 64 + %i] : memref<640xf32>
        gpu.barrier
      }
    }
  }
  return
}

// -----

// Used in the iteration that stores it: one barrier less in the kernel, no part ahead here.
// CHECK-LABEL: func.func @same_iteration
// CHECK: affine.for %[[T:.*]] = 0 to 10
// CHECK: affine.store %{{.*}}, %[[S:.*]][%[[I:.*]] + %[[T]] * 64]
// CHECK: affine.load %[[S]][-%[[I]] + %[[T]] * 64 + 63]
func.func @same_iteration(%x: memref<640xf32>, %y: memref<640xf32>) {
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  %c63 = arith.constant 63 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
    affine.parallel (%i) = (0) to (64) {
      %ii = arith.index_cast %i : index to i32
      affine.for %t = 0 to 10 {
        %ti = arith.index_cast %t : index to i32
        %now = arith.andi %ti, %c1 : i32
        %o = arith.muli %now, %c64 : i32
        %p = arith.addi %o, %ii : i32
        %q = arith.index_cast %p : i32 to index
        %n = affine.load %x[%t * 64 + %i] : memref<640xf32>
        memref.store %n, %s[%q] : memref<128xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %u = arith.addi %o, %c63 : i32
        %r = arith.subi %u, %ii : i32
        %w = arith.index_cast %r : i32 to index
        %v = memref.load %s[%w] : memref<128xf32, #gpu.address_space<workgroup>>
        affine.store %v, %y[%t * 64 + %i] : memref<640xf32>
      }
    }
  }
  return
}

// -----

// A store that data decides about may leave an older value in place; a store that stops too early
// does.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-2: memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
// WHY: missed: the array is not expanded: a store is under a condition
// WHY: missed: the array is not expanded: the writing iteration may have skipped the store
func.func @stays(%x: memref<640xf32>, %y: memref<640xf32>, %c: i1) {
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
    %h = memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
    affine.parallel (%i) = (0) to (64) {
      %ii = arith.index_cast %i : index to i32
      affine.for %t = 0 to 10 {
        %ti = arith.index_cast %t : index to i32
        %now = arith.andi %ti, %c1 : i32
        %next = arith.xori %now, %c1 : i32
        %o = arith.muli %next, %c64 : i32
        %p = arith.addi %o, %ii : i32
        %q = arith.index_cast %p : i32 to index
        %n = affine.load %x[%t * 64 + %i] : memref<640xf32>
        scf.if %c {
          memref.store %n, %s[%q] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        affine.if affine_set<(d0) : (-d0 + 6 >= 0)>(%t) {
          memref.store %n, %h[%q] : memref<128xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %m = arith.muli %now, %c64 : i32
        %l = arith.addi %m, %ii : i32
        %r = arith.index_cast %l : i32 to index
        %v = memref.load %s[%r] : memref<128xf32, #gpu.address_space<workgroup>>
        %w = memref.load %h[%r] : memref<128xf32, #gpu.address_space<workgroup>>
        %z = arith.addf %v, %w : f32
        affine.store %z, %y[%t * 64 + %i] : memref<640xf32>
        gpu.barrier
      }
    }
  }
  return
}
