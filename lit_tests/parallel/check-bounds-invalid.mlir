// RUN: raise-opt --pass-pipeline='check-bounds' --split-input-file --expect-refusal %s | filecheck %s

// CHECK: error[RK022]: thread (50,0,0) of block (3,0,0) writes element 242 of x, which has 242 of f32
// CHECK: help: this access needs at least 256 elements; or check the guard and the launch
func.func @past(%x: memref<242xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 4, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c64 = arith.constant 64 : index
  %z = arith.constant 0.0 : f32
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (64) {
      %f = arith.muli %b, %c64 : index
      %k = arith.addi %f, %t : index
      memref.store %z, %x[%k] : memref<242xf32>
    }
  }
  return
}

// -----

// CHECK: error[RK022]: thread (0,0,0) of block (0,0,0) reads element -1 of x, which has 64 of f32
// CHECK: help: check the guard, the sizes, and the order of the arguments
func.func @before(%x: memref<64xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c-1 = arith.constant -1 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %i = arith.index_cast %t : index to i32
      %j = arith.addi %i, %c-1 : i32
      %k = arith.index_cast %j : i32 to index
      %v = memref.load %x[%k] : memref<64xf32>
      memref.store %v, %x[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// The guard is known, and lets one thread too many pass.

// CHECK: error[RK022]: thread (36,1,0) of block (0,0,0) writes element 36 of x, which has 36 of f32
func.func @guarded(%x: memref<36xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 2, 1>} {
  %c36 = arith.constant 36 : i32
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    affine.parallel (%u, %t) = (0, 0) to (2, 64) {
      %i = arith.index_cast %t : index to i32
      %c = arith.cmpi sle, %i, %c36 : i32
      %d = arith.cmpi eq, %u, %c1 : index
      %both = arith.andi %c, %d : i1
      scf.if %both {
        memref.store %z, %x[%t] : memref<36xf32>
      }
    }
  }
  return
}

// -----

// A loop from the thread's number on in strides: the last iteration of thread 28 is outside.

// CHECK: error[RK022]: thread (28,0,0) of block (0,0,0) updates element 60 of x, which has 60 of i32
func.func @strided(%x: memref<60xi32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 32, 1, 1>} {
  %c32 = arith.constant 32 : index
  %c61 = arith.constant 61 : index
  %one = arith.constant 1 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (32) {
      scf.for %k = %t to %c61 step %c32 {
        %o = memref.atomic_rmw addi %one, %x[%k] : (i32, memref<60xi32>) -> i32
      }
    }
  }
  return
}

// -----

// An index that is data is outside of an array without elements, whatever it is.

// CHECK: error[RK022]: thread (0,0,0) of block (0,0,0) reads x, which has no elements
func.func @empty(%x: memref<0xf32> {rk.name = "x"}, %m: memref<64xindex> {rk.name = "m"}, %y: memref<64xf32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %k = memref.load %m[%t] : memref<64xindex>
      %v = memref.load %x[%k] : memref<0xf32>
      memref.store %v, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// CHECK: error[RK022]: thread (0,0,0) of block (0,0,0) writes dynamic shared memory, which has no elements
// CHECK: help: --shared-bytes N
func.func @shared() attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    %s = memref.alloca() {rk.name = "dynamic shared memory"} : memref<0xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      memref.store %z, %s[%t] : memref<0xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}

// -----

// No integer set describes a square.

// CHECK: error[RK022]: thread (7,0,0) of block (0,0,0) reads element 49 of x, which has 49 of f32
func.func @square(%x: memref<49xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 8, 1, 1>} {
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (8) {
      %k = arith.muli %t, %t : index
      %v = memref.load %x[%k] : memref<49xf32>
    }
  }
  return
}

// -----

// The first test of a loop that data ends comes in any case; the last thread of a large launch
// that a guard lets in is found.

// CHECK: error[RK022]: thread (231,0,0) of block (3906,0,0) reads element 1000167 of x, which has 1000167 of f32
func.func @first_test(%x: memref<1000167xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 4000, 1, 1>, rk.block = array<i64: 256, 1, 1>} {
  %c8 = arith.constant 8 : i32
  %c1 = arith.constant 1 : i32
  %n = arith.constant 1000168 : i32
  %z = arith.constant 0.0 : f32
  affine.parallel (%b) = (0) to (4000) {
    affine.parallel (%t) = (0) to (256) {
      %i = arith.index_cast %b : index to i32
      %j = arith.index_cast %t : index to i32
      %f = arith.shli %i, %c8 overflow<nsw, nuw> : i32
      %s = arith.addi %f, %j overflow<nsw, nuw> : i32
      %c = arith.cmpi slt, %s, %n : i32
      scf.if %c {
        %end = scf.while (%k = %s) : (i32) -> i32 {
          %l = arith.index_cast %k : i32 to index
          %v = memref.load %x[%l] : memref<1000167xf32>
          %more = arith.cmpf ogt, %v, %z : f32
          scf.condition(%more) %k : i32
        } do {
        ^bb0(%k: i32):
          %next = arith.subi %k, %c1 : i32
          scf.yield %next : i32
        }
      }
    }
  }
  return
}

// -----

// A stride that a loop halves: in its first iteration thread 31 reads element 63.

// CHECK: error[RK022]: thread (31,0,0) of block (0,0,0) reads element 63 of x, which has 63 of f32
func.func @halved(%x: memref<63xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %i1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %i = arith.index_cast %t : index to i32
      %last = scf.for %n = %c0 to %c6 step %c1 iter_args(%half = %c32) -> (i32) {
        %below = arith.cmpi ult, %i, %half : i32
        scf.if %below {
          %s = arith.addi %i, %half : i32
          %k = arith.index_cast %s : i32 to index
          %v = memref.load %x[%k] : memref<63xf32>
        }
        %less = arith.shrui %half, %i1 : i32
        scf.yield %less : i32
      }
    }
  }
  return
}

// -----

// A grid-stride loop: each thread has its own count of iterations, and one alone comes to the last
// element.

// CHECK: error[RK022]: thread (8,0,0) of block (1,0,0) reads element 1800 of x, which has 1800 of i32
// CHECK: help: this access needs at least 1801 elements; or check the guard and the launch
func.func @grid_stride(%x: memref<1800xi32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 3, 1, 1>, rk.block = array<i64: 256, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c768 = arith.constant 768 : index
  %c1801 = arith.constant 1801 : index
  %c256 = arith.constant 256 : i32
  affine.parallel (%b) = (0) to (3) {
    affine.parallel (%t) = (0) to (256) {
      %b32 = arith.index_cast %b : index to i32
      %t32 = arith.index_cast %t : index to i32
      %first = arith.muli %b32, %c256 overflow<nsw, nuw> : i32
      %i32 = arith.addi %first, %t32 overflow<nsw, nuw> : i32
      %i = arith.index_castui %i32 : i32 to index
      %left = arith.subi %c1801, %i : index
      %trips = arith.ceildivui %left, %c768 : index
      scf.for %k = %c0 to %trips step %c1 {
        %far = arith.muli %k, %c768 : index
        %at = arith.addi %i, %far : index
        %v = memref.load %x[%at] : memref<1800xi32>
      }
    }
  }
  return
}
