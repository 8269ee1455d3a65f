// RUN: raise-opt --pass-pipeline='check-bounds' --split-input-file --expect-refusal %s | filecheck %s

// CHECK: error[RK022]: thread (50,0,0) of block (3,0,0) writes element 242 of x, which has 242 of f32
// CHECK: help: this access needs 256 elements; or check the guard and the launch
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
