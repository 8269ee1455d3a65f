// RUN: raise-opt --pass-pipeline='check-bounds' --print-remarks %s | filecheck %s

// A launch of one thread has no indices.

// CHECK: warning: thread (0,0,0) of block (0,0,0) reads element 7 of s, which has 7 of i32, where an index from data is as large as the kernel lets it be
func.func @one(%s: memref<7xi32> {rk.name = "s"}, %m: memref<64xi32> {rk.name = "m"}, %y: memref<64xi32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 1, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  affine.parallel () = () to () {
    affine.parallel () = () to () {
      %n = memref.load %m[%c0] : memref<64xi32>
      %r = arith.andi %n, %c7 : i32
      %k = arith.index_cast %r : i32 to index
      %v = memref.load %s[%k] : memref<7xi32>
      memref.store %v, %y[%c0] : memref<64xi32>
    }
  }
  return
}

// A loop without iterations reads nothing.

// CHECK-NOT: warning: {{.*}} of q
// CHECK: warning: thread (36,0,0) of block (0,0,0) reads element 36 of p, which has 36 of f32
func.func @empty(%q: memref<4xf32> {rk.name = "q"}, %p: memref<36xf32> {rk.name = "p"}, %m: memref<64xi32> {rk.name = "m"}, %y: memref<64xf32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %n = memref.load %m[%t] : memref<64xi32>
      %c = arith.cmpi sgt, %n, %c0 : i32
      scf.if %c {
        affine.parallel (%e) = (5) to (5) {
          %v = memref.load %q[%e] : memref<4xf32>
          memref.store %v, %y[%e] : memref<64xf32>
        }
        %w = memref.load %p[%t] : memref<36xf32>
        memref.store %w, %y[%t] : memref<64xf32>
      }
    }
  }
  return
}

// What guards an access depends on data; what is read, too: of a gather nothing is said. One
// warning an array.

// CHECK: warning: thread (36,0,0) of block (0,0,0) reads element 36 of x, which has 36 of f32, where a condition on data holds
func.func @data(%x: memref<36xf32> {rk.name = "x"}, %m: memref<64xi32> {rk.name = "m"}, %y: memref<64xf32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %n = memref.load %m[%t] : memref<64xi32>
      %c = arith.cmpi sgt, %n, %c0 : i32
      scf.if %c {
        %v = memref.load %x[%t] : memref<36xf32>
        memref.store %v, %y[%t] : memref<64xf32>
        %again = memref.load %x[%t] : memref<36xf32>
        memref.store %again, %y[%t] : memref<64xf32>
      }
      %k = arith.index_cast %n : i32 to index
      %g = memref.load %x[%k] : memref<36xf32>
      memref.store %g, %y[%t] : memref<64xf32>
    }
  }
  return
}

// An index that is data has the bounds that the kernel gives it: a remainder, a mask, a condition.

// CHECK: warning: thread (0,0,0) of block (0,0,0) updates element 6 of x, which has 6 of i32, where an index from data is as large as the kernel lets it be
// CHECK: warning: thread (0,0,0) of block (0,0,0) reads element 19 of y, which has 19 of i32, where an index
func.func @bounded(%x: memref<6xi32> {rk.name = "x"}, %y: memref<19xi32> {rk.name = "y"}, %m: memref<64xi32> {rk.name = "m"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %c20 = arith.constant 20 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %n = memref.load %m[%t] : memref<64xi32>
      %r = arith.remsi %n, %c7 : i32
      %k = arith.index_cast %r : i32 to index
      %o = memref.atomic_rmw addi %c1, %x[%k] : (i32, memref<6xi32>) -> i32
      %c = arith.cmpi ult, %n, %c20 : i32
      scf.if %c {
        %j = arith.index_cast %n : i32 to index
        %v = memref.load %y[%j] : memref<19xi32>
        memref.store %v, %m[%t] : memref<64xi32>
      }
    }
  }
  return
}

// A condition that a loop carries from what it reads. None for the functions below.

// CHECK: warning: thread (8,0,0) of block (0,0,0) writes element 8 of x, which has 8 of f32, where a condition on data holds
// CHECK-NOT: warning:
func.func @flag(%x: memref<8xf32> {rk.name = "x"}, %m: memref<64xi32> {rk.name = "m"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %false = arith.constant false
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %i = arith.index_cast %t : index to i32
      %flag = scf.for %k = %c0 to %c8 step %c1 iter_args(%seen = %false) -> (i1) {
        %n = memref.load %m[%t] : memref<64xi32>
        %here = arith.cmpi slt, %n, %i : i32
        scf.yield %here : i1
      }
      scf.if %flag {
        memref.store %z, %x[%t] : memref<8xf32>
      }
    }
  }
  return
}

// Guards in one comparison, in conjunctions, negated, and as LLVM joins them.

func.func @guards(%x: memref<100xf32> {rk.name = "x"}, %y: memref<250xf32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 4, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : i32
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  affine.parallel (%b) = (0) to (4) {
    affine.parallel (%t) = (0) to (64) {
      %f = arith.muli %b, %c64 : index
      %k = arith.addi %f, %t : index
      %i = arith.index_cast %k : index to i32
      %low = arith.cmpi slt, %i, %c100 : i32
      scf.if %low {
        %v = memref.load %x[%k] : memref<100xf32>
        memref.store %v, %y[%k] : memref<250xf32>
      }
      %past = arith.cmpi sge, %i, %c100 : i32
      scf.if %past {
      } else {
        %v = memref.load %x[%k] : memref<100xf32>
        memref.store %v, %y[%k] : memref<250xf32>
      }
      %inside = arith.cmpi ne, %i, %c0 : i32
      %both = arith.andi %low, %inside : i1
      scf.if %both {
        %before = arith.subi %i, %c1 : i32
        %j = arith.index_cast %before : i32 to index
        %v = memref.load %x[%j] : memref<100xf32>
        memref.store %v, %y[%j] : memref<250xf32>
      }
    }
  }
  return
}

// An index that wraps on the way, quotients and remainders; a loop that never runs.

func.func @exact(%x: memref<64xf32> {rk.name = "x"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 4, 1>} {
  %c16 = arith.constant 16 : i32
  %c4 = arith.constant 4 : i32
  %big = arith.constant 2147483647 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    affine.parallel (%u, %t) = (0, 0) to (4, 64) {
      %i = arith.index_cast %t : index to i32
      %r = arith.remsi %i, %c16 : i32
      %q = arith.divsi %i, %c16 : i32
      %f = arith.muli %r, %c4 : i32
      %s = arith.addi %f, %q : i32
      %k = arith.index_cast %s : i32 to index
      memref.store %z, %x[%k] : memref<64xf32>
      %a = arith.addi %i, %big : i32
      %w = arith.subi %a, %big : i32
      %j = arith.index_cast %w : i32 to index
      memref.store %z, %x[%j] : memref<64xf32>
      scf.for %n = %c0 to %c0 step %c1 {
        memref.store %z, %x[%c100] : memref<64xf32>
      }
    }
  }
  return
}

// The condition on data stands beside one that keeps the access inside.

func.func @beside(%x: memref<36xf32> {rk.name = "x"}, %m: memref<64xi32> {rk.name = "m"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : i32
  %c36 = arith.constant 36 : i32
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %i = arith.index_cast %t : index to i32
      %n = memref.load %m[%t] : memref<64xi32>
      %c = arith.cmpi sgt, %n, %c0 : i32
      %d = arith.cmpi ult, %i, %c36 : i32
      %both = arith.andi %c, %d : i1
      scf.if %both {
        memref.store %z, %x[%t] : memref<36xf32>
      }
    }
  }
  return
}

// Conditions and indices that no integer set describes are computed, thread by thread: a square, a
// swizzle, a count that a loop halves or counts down, a loop that ends at a product.

func.func @computed(%x: memref<8xf32> {rk.name = "x"}, %y: memref<64xf32> {rk.name = "y"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %i1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c21 = arith.constant 21 : i32
  %c64 = arith.constant 64 : i32
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %i = arith.index_cast %t : index to i32
      %s = arith.muli %i, %i : i32
      %c = arith.cmpi slt, %s, %c64 : i32
      scf.if %c {
        memref.store %z, %x[%t] : memref<8xf32>
      }
      %h = arith.shrui %i, %i1 : i32
      %w = arith.xori %i, %h : i32
      %k = arith.index_cast %w : i32 to index
      memref.store %z, %y[%k] : memref<64xf32>
      %half = scf.for %n = %c0 to %c3 step %c1 iter_args(%left = %c8) -> (i32) {
        %below = arith.cmpi ult, %i, %left : i32
        scf.if %below {
          memref.store %z, %x[%t] : memref<8xf32>
        }
        %less = arith.shrui %left, %i1 : i32
        scf.yield %less : i32
      }
      %last = scf.while (%n = %c8) : (i32) -> i32 {
        %before = arith.subi %n, %i1 : i32
        %j = arith.index_cast %before : i32 to index
        memref.store %z, %x[%j] : memref<8xf32>
        %more = arith.cmpi ugt, %before, %i1 : i32
        scf.condition(%more) %before : i32
      } do {
      ^bb0(%n: i32):
        scf.yield %n : i32
      }
      %l = arith.index_cast %last : i32 to index
      memref.store %z, %x[%l] : memref<8xf32>
    }
  }
  return
}

// Bounds of an index from data that keep it inside, and one without bounds.

func.func @bounded_inside(%x: memref<64xi32> {rk.name = "x"}, %m: memref<64xi32> {rk.name = "m"}) attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 100, 1, 1>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c15 = arith.constant 15 : i32
  %c63 = arith.constant 63 : i32
  %c64 = arith.constant 64 : i32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (100) {
      %i = arith.index_cast %t : index to i32
      %in = arith.cmpi slt, %i, %c64 : i32
      scf.if %in {
        %n = memref.load %m[%t] : memref<64xi32>
        %k = arith.index_cast %n : i32 to index
        %o = memref.atomic_rmw addi %c1, %x[%k] : (i32, memref<64xi32>) -> i32
        %low = arith.andi %i, %c3 : i32
        %row = arith.shli %low, %c4 : i32
        %column = arith.andi %n, %c15 : i32
        %position = arith.addi %row, %column : i32
        %l = arith.index_cast %position : i32 to index
        %p = memref.atomic_rmw addi %c1, %x[%l] : (i32, memref<64xi32>) -> i32
        %least = arith.maxsi %n, %c0 : i32
        %most = arith.minsi %least, %c63 : i32
        %j = arith.index_cast %most : i32 to index
        %q = memref.atomic_rmw addi %c1, %x[%j] : (i32, memref<64xi32>) -> i32
      }
    }
  }
  return
}

// A local array is nobody's to size.

func.func @local() attributes {rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>} {
  %z = arith.constant 0.0 : f32
  affine.parallel () = () to () {
    affine.parallel (%t) = (0) to (64) {
      %l = memref.alloca() : memref<4xf32>
      memref.store %z, %l[%t] : memref<4xf32>
    }
  }
  return
}
