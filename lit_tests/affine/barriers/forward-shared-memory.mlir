// RUN: raise-opt --pass-pipeline='forward-shared-memory,canonicalize,cse,sync-elimination' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='forward-shared-memory' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// A tile of a matrix product: the load at column k reads what thread (ty, k) stored.
// CHECK-LABEL: func.func @tile
// CHECK-SAME: %[[A:arg[0-9]+]]: memref<64x64xf32>
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel (%[[TY:.*]], %[[TX:.*]]) = (0, 0) to (16, 16)
// CHECK: affine.for %[[T:.*]] = 0 to 64 step 16
// CHECK-NOT: gpu.barrier
// CHECK: affine.for %[[K:.*]] = 0 to 16
// CHECK-NEXT: affine.load %[[A]][%[[TY]], %[[K]] + %[[T]]]
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @tile(%a: memref<64x64xf32>, %c: memref<16x16xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%b) = (0) to (4) {
    %as = memref.alloca() : memref<256xf32, #gpu.address_space<workgroup>>
    affine.parallel (%ty, %tx) = (0, 0) to (16, 16) {
      %r = affine.for %t = 0 to 64 step 16 iter_args(%acc = %z) -> (f32) {
        %0 = affine.load %a[%ty, %t + %tx] : memref<64x64xf32>
        affine.store %0, %as[%ty * 16 + %tx] : memref<256xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %s = affine.for %k = 0 to 16 iter_args(%acc2 = %acc) -> (f32) {
          %x = affine.load %as[%ty * 16 + %k] : memref<256xf32, #gpu.address_space<workgroup>>
          %n = arith.addf %x, %acc2 : f32
          affine.yield %n : f32
        }
        gpu.barrier
        affine.yield %s : f32
      }
      affine.store %r, %c[%ty, %tx] : memref<16x16xf32>
    }
  }
  return
}

// -----

// A transposed tile that eight rows of threads fill in steps: thread and step are known only by
// their sum, which is all that the value depends on.
// CHECK-LABEL: func.func @transpose
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel (%[[TY:.*]], %[[TX:.*]]) = (0, 0) to (8, 32)
// CHECK: affine.for %[[Q:.*]] = 0 to 32 step 8
// CHECK-NEXT: affine.load %{{.*}}[%[[TX]], %[[TY]] + %[[Q]]]
func.func @transpose(%x: memref<32x32xf32>, %y: memref<32x32xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<1056xf32, #gpu.address_space<workgroup>>
    affine.parallel (%ty, %tx) = (0, 0) to (8, 32) {
      affine.for %r = 0 to 32 step 8 {
        %0 = affine.load %x[%ty + %r, %tx] : memref<32x32xf32>
        affine.store %0, %s[%ty * 33 + %r * 33 + %tx] : memref<1056xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      affine.for %q = 0 to 32 step 8 {
        %0 = affine.load %s[%tx * 33 + %ty + %q] : memref<1056xf32, #gpu.address_space<workgroup>>
        affine.store %0, %y[%ty + %q, %tx] : memref<32x32xf32>
      }
    }
  }
  return
}

// -----

// The guard of the stored value moves with it; a reversed index is inverted.
// CHECK: affine_set<(d0) : (d0 - 13 >= 0)>
// CHECK-LABEL: func.func @guarded
// CHECK: affine.if
// CHECK-NEXT: affine.load %{{.*}}[-%{{.*}} + 63]
func.func @guarded(%x: memref<100xf32>, %y: memref<64xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %v = affine.if affine_set<(d0) : (-d0 + 50 >= 0)>(%t) -> f32 {
        %0 = affine.load %x[%t] : memref<100xf32>
        affine.yield %0 : f32
      } else {
        affine.yield %z : f32
      }
      affine.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %c, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// One layer of a neural network in training: a block keeps its inputs and its weights in shared
// memory. A thread reads back the weight that it stored, so that store and that load go, and their
// barriers with them. Here the inputs and the products of other rows are computed again as well;
// the last element read comes from one of two stores, as its row tells.
// CHECK-LABEL: func.func @layer
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel (%[[R:.*]], %[[C:.*]]) = (0, 0) to (16, 16)
// CHECK-NEXT: affine.if
// CHECK: affine.load %{{.*}}[-%[[R]] + 15, %[[C]]]
// CHECK: affine.load %{{.*}}[-%[[R]] + 23, %[[C]]]
// CHECK: } else {
// CHECK: affine.load %{{.*}}[-%[[R]] + 15, %[[C]]]
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @layer(%in: memref<16xf32>, %w: memref<16x16xf32>, %out: memref<16x16xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %inputs = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
    %weights = memref.alloca() : memref<16x16xf32, #gpu.address_space<workgroup>>
    affine.parallel (%r, %c) = (0, 0) to (16, 16) {
      affine.if affine_set<(d0) : (-d0 >= 0)>(%c) {
        %0 = affine.load %in[%r] : memref<16xf32>
        affine.store %0, %inputs[%r] : memref<16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %1 = affine.load %w[%r, %c] : memref<16x16xf32>
      affine.store %1, %weights[%r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %2 = affine.load %weights[%r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
      %3 = affine.load %inputs[%r] : memref<16xf32, #gpu.address_space<workgroup>>
      %4 = arith.mulf %2, %3 : f32
      affine.store %4, %weights[%r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.if affine_set<(d0) : (-d0 + 7 >= 0)>(%r) {
        %5 = affine.load %weights[%r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %6 = affine.load %weights[%r + 8, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %7 = arith.addf %5, %6 : f32
        affine.store %7, %weights[%r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %8 = affine.load %weights[15 - %r, %c] : memref<16x16xf32, #gpu.address_space<workgroup>>
      affine.store %8, %out[%r, %c] : memref<16x16xf32>
    }
  }
  return
}

// -----

// A weight that is written back at the end: its own element is forwarded, another row's is not.
// CHECK-LABEL: func.func @written_back
// CHECK: %[[W:.*]] = affine.load
// CHECK-NEXT: affine.store %[[W]], %alloca
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[O:.*]] = affine.load %alloca
// CHECK-NEXT: arith.addf %[[W]], %[[O]]
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @written_back(%w: memref<64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %0 = affine.load %w[%t] : memref<64xf32>
      affine.store %0, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %1 = affine.load %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      %2 = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      %3 = arith.addf %1, %2 : f32
      gpu.barrier
      affine.store %3, %w[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// The two ends of a halo come from stores of their own.
// CHECK-LABEL: func.func @halo
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel (%[[T:.*]]) = (0) to (64) {
// CHECK-NEXT: affine.if
// CHECK-NEXT: affine.load %{{.*}}[0]
// CHECK: } else {
// CHECK-NEXT: affine.load %{{.*}}[%[[T]]]
func.func @halo(%x: memref<66xf32>, %y: memref<64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<65xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %0 = affine.load %x[%t + 1] : memref<66xf32>
      affine.store %0, %s[%t + 1] : memref<65xf32, #gpu.address_space<workgroup>>
      affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
        %1 = affine.load %x[0] : memref<66xf32>
        affine.store %1, %s[0] : memref<65xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %2 = affine.load %s[%t] : memref<65xf32, #gpu.address_space<workgroup>>
      affine.store %2, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// What was read may have changed; two stores compete; nothing was stored at all.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: affine.load %alloca
// WHY: missed: the load stays: no store comes before it
// WHY: missed: the load stays: the stored value is loaded from memory that the kernel writes
// WHY: missed: the load stays: an earlier iteration may have written the element
func.func @stays(%x: memref<64xf32>, %y: memref<64xf32>, %v: f32) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %0 = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %1 = affine.load %x[%t] : memref<64xf32>
      affine.store %1, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.store %0, %x[%t] : memref<64xf32>
      %2 = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %2, %y[%t] : memref<64xf32>
      affine.for %k = 0 to 100 {
        %3 = affine.load %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        affine.store %3, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
      }
    }
  }
  return
}

// -----

// Edges of a halo under guards of their own, in one affine.if: the last store that covers the
// element counts. The elements that no store covers may hold anything.
// CHECK: #[[EDGE:.*]] = affine_set<(d0) : (d0 - 63 >= 0)>
// CHECK-LABEL: func.func @nested_edges
// CHECK-NOT: memref.alloca
// CHECK: %[[R:.*]] = affine.if #[[EDGE]](%[[T:.*]]) -> f32 {
// CHECK: affine.load %{{.*}}[0]
// CHECK: } else {
// CHECK: affine.load %{{.*}}[%[[T]] + 1]
// CHECK: }
// CHECK: affine.store %[[R]]
// CHECK: %[[H:.*]] = affine.if
// CHECK: affine.load
// CHECK: } else {
// CHECK: affine.yield %cst
// CHECK: affine.store %[[H]]
// CHECK: return
func.func @nested_edges(%p: i1, %x: memref<64xf32>, %e: memref<2xf32>, %y: memref<2x64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<66xf32, #gpu.address_space<workgroup>>
    %h = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      affine.if affine_set<(d0) : (d0 >= 0)>(%b) {
        %v = affine.load %x[%t] : memref<64xf32>
        affine.store %v, %s[%t + 1] : memref<66xf32, #gpu.address_space<workgroup>>
        affine.if affine_set<(d0) : (-d0 >= 0)>(%t) {
          %l = affine.load %e[1] : memref<2xf32>
          affine.store %l, %s[0] : memref<66xf32, #gpu.address_space<workgroup>>
        }
        affine.if affine_set<(d0) : (d0 - 63 >= 0)>(%t) {
          %r = affine.load %e[0] : memref<2xf32>
          affine.store %r, %s[65] : memref<66xf32, #gpu.address_space<workgroup>>
        }
      }
      affine.if affine_set<(d0) : (-d0 + 31 >= 0)>(%t) {
        %v = affine.load %x[%t] : memref<64xf32>
        affine.store %v, %h[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %w = affine.load %s[%t + 2] : memref<66xf32, #gpu.address_space<workgroup>>
      affine.store %w, %y[0, %t] : memref<2x64xf32>
      %u = affine.load %h[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %u, %y[1, %t] : memref<2x64xf32>
    }
  }
  return
}

// -----

// A thread's own array that it copies a row to, and one that keeps squares: the copies are read where
// they come from, the squares stay.
// CHECK-LABEL: func.func @fragment
// CHECK-SAME: (%[[X:.*]]: memref<64xf32>,
// CHECK: %[[SQUARES:.*]] = memref.alloca() : memref<8xf32>
// CHECK-NOT: memref.alloca
// CHECK: affine.for %[[K:.*]] = 0 to 8
// CHECK: affine.load %[[X]][%[[T:.*]] * 8 + %[[K]]]
// CHECK: affine.load %[[SQUARES]]
func.func @fragment(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.parallel (%t) = (0) to (8) {
    %a = memref.alloca() : memref<8xf32>
    %squares = memref.alloca() : memref<8xf32>
    affine.for %i = 0 to 8 {
      %v = affine.load %x[%t * 8 + %i] : memref<64xf32>
      affine.store %v, %a[%i] : memref<8xf32>
      %square = arith.mulf %v, %v : f32
      affine.store %square, %squares[%i] : memref<8xf32>
    }
    affine.for %k = 0 to 8 {
      %v = affine.load %a[%k] : memref<8xf32>
      %w = affine.load %squares[-%k + 7] : memref<8xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %y[%t * 8 + %k] : memref<64xf32>
    }
  }
  return
}

// -----

// A tile that another loop over threads has filled, along its own rows and columns: the load's
// element is the one with the same number.
// CHECK-LABEL: func.func @flat_fill
// CHECK-SAME: (%[[X:.*]]: memref<40x40xf32>,
// CHECK-NOT: memref.alloca
// CHECK: affine.parallel (%[[BY:.*]], %[[BX:.*]]) = (0, 0) to (2, 2)
// CHECK: affine.parallel (%[[Y:.*]], %[[Z:.*]]) = (0, 0) to (16, 16)
// CHECK: affine.load %[[X]][%[[Y]] + %[[BY]] * 16 + 2, %[[Z]] + %[[BX]] * 16 + 1]
// What a loop around thread loops has stored is not followed.
// CHECK-LABEL: func.func @filled_in_a_loop
// CHECK: memref.alloca
// WHY: missed: the load stays: the store is inside affine.for
func.func @flat_fill(%x: memref<40x40xf32>, %y: memref<32x32xf32>) {
  affine.parallel (%by, %bx) = (0, 0) to (2, 2) {
    %s = memref.alloca() : memref<324xf32, #gpu.address_space<workgroup>>
    affine.parallel (%r, %c) = (0, 0) to (18, 18) {
      %v = affine.load %x[%by * 16 + %r, %bx * 16 + %c] : memref<40x40xf32>
      affine.store %v, %s[%r * 18 + %c] : memref<324xf32, #gpu.address_space<workgroup>>
    }
    affine.parallel (%ty, %tx) = (0, 0) to (16, 16) {
      %v = affine.load %s[%ty * 18 + %tx + 37] : memref<324xf32, #gpu.address_space<workgroup>>
      affine.store %v, %y[%by * 16 + %ty, %bx * 16 + %tx] : memref<32x32xf32>
    }
  }
  return
}
func.func @filled_in_a_loop(%x: memref<8x64xf32>, %y: memref<64xf32>) {
  affine.parallel (%b) = (0) to (2) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.for %k = 0 to 8 {
      affine.parallel (%t) = (0) to (64) {
        %v = affine.load %x[%k, %t] : memref<8x64xf32>
        affine.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      }
    }
    affine.parallel (%t) = (0) to (64) {
      %v = affine.load %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %v, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// Column 8 was written in an iteration before this one, where it is not the column of this one: the
// load stays.
// CHECK-LABEL: func.func @columns_in_turn
// CHECK: affine.for %[[K:.*]] = 0 to 16
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}}, %[[K]]]
// CHECK: affine.load %{{.*}}[%{{.*}}, 8] : memref<16x16xf32, #gpu.address_space<workgroup>>
func.func @columns_in_turn(%x: memref<16x16xf32>, %y: memref<16x16xf32>) attributes {rk.kernel} {
  affine.parallel () = () to () {
    %s = memref.alloca() : memref<16x16xf32, #gpu.address_space<workgroup>>
    affine.for %k = 0 to 16 {
      affine.parallel (%t) = (0) to (16) {
        %o = affine.load %x[%t, %k] : memref<16x16xf32>
        affine.store %o, %y[%t, %k] : memref<16x16xf32>
        %v = arith.addf %o, %o : f32
        affine.store %v, %s[%t, %k] : memref<16x16xf32, #gpu.address_space<workgroup>>
        affine.if affine_set<(d0) : (d0 - 8 >= 0)>(%k) {
          %w = affine.load %s[%t, 8] : memref<16x16xf32, #gpu.address_space<workgroup>>
          affine.store %w, %y[%t, %k] : memref<16x16xf32>
        }
      }
    }
  }
  return
}
