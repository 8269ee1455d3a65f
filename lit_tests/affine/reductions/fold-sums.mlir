// RUN: raise-opt --pass-pipeline='fold-sums,canonicalize' --split-input-file %s | filecheck %s

// A row of a product, written out: four fused products onto +0.0.
// CHECK-LABEL: func.func @unrolled
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) = (0, 0) to (8, 8)
// CHECK-NEXT: %[[S:.*]] = affine.parallel (%[[K:.*]]) = (0) to (4) reduce ("addf")
// CHECK-DAG: affine.load %{{.*}}[%[[I]], %[[K]]]
// CHECK-DAG: affine.load %{{.*}}[%[[K]], %[[J]]]
// CHECK: rk.from_zero
// CHECK-NEXT: affine.store %[[S]]
func.func @unrolled(%a: memref<8x4xf32>, %b: memref<4x8xf32>, %c: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (8, 8) {
    %a0 = affine.load %a[%i, 0] : memref<8x4xf32>
    %b0 = affine.load %b[0, %j] : memref<4x8xf32>
    %s0 = math.fma %a0, %b0, %zero : f32
    %a1 = affine.load %a[%i, 1] : memref<8x4xf32>
    %b1 = affine.load %b[1, %j] : memref<4x8xf32>
    %s1 = math.fma %b1, %a1, %s0 : f32
    %a2 = affine.load %a[%i, 2] : memref<8x4xf32>
    %b2 = affine.load %b[2, %j] : memref<4x8xf32>
    %s2 = math.fma %a2, %b2, %s1 : f32
    %a3 = affine.load %a[%i, 3] : memref<8x4xf32>
    %b3 = affine.load %b[3, %j] : memref<4x8xf32>
    %s3 = math.fma %a3, %b3, %s2 : f32
    affine.store %s3, %c[%i, %j] : memref<8x8xf32>
  }
  return
}

// -----

// Three components are better written out.
// CHECK-LABEL: func.func @short
// CHECK-NOT: reduce
func.func @short(%a: memref<8x3xf32>, %b: memref<3x8xf32>, %c: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) {
    %a0 = affine.load %a[%i, 0] : memref<8x3xf32>
    %b0 = affine.load %b[0, %j] : memref<3x8xf32>
    %p0 = arith.mulf %a0, %b0 : f32
    %a1 = affine.load %a[%i, 1] : memref<8x3xf32>
    %b1 = affine.load %b[1, %j] : memref<3x8xf32>
    %p1 = arith.mulf %a1, %b1 : f32
    %a2 = affine.load %a[%i, 2] : memref<8x3xf32>
    %b2 = affine.load %b[2, %j] : memref<3x8xf32>
    %p2 = arith.mulf %a2, %b2 : f32
    %s1 = arith.addf %p0, %p1 : f32
    %s2 = arith.addf %s1, %p2 : f32
    affine.store %s2, %c[%i, %j] : memref<8x8xf32>
  }
  return
}

// -----

// Strided sums of 32 threads, what is left over under a guard, and the sum over the threads.
// CHECK-LABEL: func.func @strided
// CHECK: %[[S:.*]] = affine.parallel (%[[K:.*]]) = (0) to (139) reduce ("addf")
// CHECK-NEXT: affine.load %{{.*}}[%[[K]]]
// CHECK-NEXT: affine.load %{{.*}}[%[[K]]]
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: affine.yield
// CHECK-NOT: rk.from_zero
// CHECK: affine.store %[[S]]
func.func @strided(%y: memref<139xf32>, %v: memref<139xf32>, %out: memref<1xf32>) {
  %none = arith.constant -0.0 : f32
  %t = affine.parallel (%l) = (0) to (32) reduce ("addf") -> (f32) {
    %a = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (f32) {
      %p = affine.load %y[%k * 32 + %l] : memref<139xf32>
      %q = affine.load %v[%k * 32 + %l] : memref<139xf32>
      %m = arith.mulf %p, %q : f32
      affine.yield %m : f32
    }
    %g = affine.if affine_set<(d0) : (-d0 + 10 >= 0)>(%l) -> f32 {
      %p = affine.load %y[%l + 128] : memref<139xf32>
      %q = affine.load %v[%l + 128] : memref<139xf32>
      %m = arith.mulf %p, %q : f32
      affine.yield %m : f32
    } else {
      affine.yield %none : f32
    }
    %s = arith.addf %a, %g : f32
    affine.yield %s : f32
  }
  affine.store %t, %out[0] : memref<1xf32>
  return
}

// -----

// Split accumulators of integers, one of them subtracted: two reductions, of which one is taken
// off; and an addend of another form stays.
// CHECK-LABEL: func.func @integers
// CHECK: %[[N:.*]] = affine.parallel (%{{.*}}) = (0) to (8) reduce ("addi")
// CHECK: %[[P:.*]] = affine.parallel (%{{.*}}) = (0) to (16) reduce ("addi")
// CHECK: arith.addi %{{.*}}, %[[P]]
// CHECK: arith.subi %{{.*}}, %[[N]]
func.func @integers(%x: memref<16xi32>, %w: memref<8xi32>, %out: memref<1xi32>, %start: i32) {
  %a = affine.parallel (%k) = (0) to (8) reduce ("addi") -> (i32) {
    %p = affine.load %x[%k * 2] : memref<16xi32>
    affine.yield %p : i32
  }
  %b = affine.parallel (%k) = (0) to (8) reduce ("addi") -> (i32) {
    %p = affine.load %x[%k * 2 + 1] : memref<16xi32>
    affine.yield %p : i32
  }
  %c = affine.parallel (%k) = (0) to (8) reduce ("addi") -> (i32) {
    %p = affine.load %w[%k] : memref<8xi32>
    affine.yield %p : i32
  }
  %s0 = arith.addi %start, %a : i32
  %s1 = arith.addi %s0, %b : i32
  %s2 = arith.subi %s1, %c : i32
  affine.store %s2, %out[0] : memref<1xi32>
  return
}

// -----

// What is read twice is no box, and memory that is written in between is not read later.
// CHECK-LABEL: func.func @apart
// CHECK: to (8) reduce
// CHECK: to (8) reduce
// CHECK: affine.store
// CHECK: to (4) reduce
// CHECK: affine.store
// CHECK: to (4) reduce
func.func @apart(%x: memref<16xf32>, %z: memref<8xf32>, %out: memref<2xf32>, %v: f32) {
  %a = affine.parallel (%k) = (0) to (8) reduce ("addf") -> (f32) {
    %p = affine.load %x[%k] : memref<16xf32>
    affine.yield %p : f32
  }
  %b = affine.parallel (%k) = (0) to (8) reduce ("addf") -> (f32) {
    %p = affine.load %x[%k + 7] : memref<16xf32>
    affine.yield %p : f32
  }
  %s = arith.addf %a, %b : f32
  affine.store %s, %out[0] : memref<2xf32>
  %c = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (f32) {
    %p = affine.load %z[%k] : memref<8xf32>
    affine.yield %p : f32
  }
  affine.store %v, %z[2] : memref<8xf32>
  %d = affine.parallel (%k) = (0) to (4) reduce ("addf") -> (f32) {
    %p = affine.load %z[%k + 4] : memref<8xf32>
    affine.yield %p : f32
  }
  %t = arith.addf %c, %d : f32
  affine.store %t, %out[1] : memref<2xf32>
  return
}

// -----

// Four accumulators of one loop, folded together, and what is left over.
// CHECK-LABEL: func.func @accumulators
// CHECK: %[[S:.*]] = affine.parallel (%{{.*}}) = (0) to (34) reduce ("addf") -> (f32)
// CHECK-NOT: reduce
// CHECK: affine.store %[[S]]
func.func @accumulators(%x: memref<34xf32>, %w: memref<34xf32>, %out: memref<1xf32>) {
  %a:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %p0 = affine.load %x[%k * 2] : memref<34xf32>
    %q0 = affine.load %w[%k * 2] : memref<34xf32>
    %m0 = arith.mulf %p0, %q0 : f32
    %p1 = affine.load %x[%k * 2 + 1] : memref<34xf32>
    %q1 = affine.load %w[%k * 2 + 1] : memref<34xf32>
    %m1 = arith.mulf %q1, %p1 : f32
    affine.yield %m0, %m1 : f32, f32
  }
  %x0 = affine.load %x[32] : memref<34xf32>
  %w0 = affine.load %w[32] : memref<34xf32>
  %s0 = math.fma %x0, %w0, %a#0 : f32
  %x1 = affine.load %x[33] : memref<34xf32>
  %w1 = affine.load %w[33] : memref<34xf32>
  %s1 = math.fma %x1, %w1, %a#1 : f32
  %s = arith.addf %s0, %s1 : f32
  affine.store %s, %out[0] : memref<1xf32>
  return
}

// -----

// Only one of the loop's results is in the sum: it stays.
// CHECK-LABEL: func.func @part
// CHECK: affine.parallel (%{{.*}}) = (0) to (16) reduce ("addf", "addf") -> (f32, f32)
// CHECK: arith.addf
func.func @part(%x: memref<34xf32>, %out: memref<2xf32>) {
  %a:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %p0 = affine.load %x[%k * 2] : memref<34xf32>
    %p1 = affine.load %x[%k * 2 + 1] : memref<34xf32>
    affine.yield %p0, %p1 : f32, f32
  }
  %x0 = affine.load %x[32] : memref<34xf32>
  %s = arith.addf %a#0, %x0 : f32
  affine.store %s, %out[0] : memref<2xf32>
  affine.store %a#1, %out[1] : memref<2xf32>
  return
}

// -----

// A convolution with zeros around, its taps written out: the tap in the middle has no guard, the
// others' move with what they read.
// CHECK-LABEL: func.func @padded
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (4, 9)
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (64, 3) reduce ("addf")
// CHECK: %[[X:.*]] = affine.if #{{.*}}(%{{.*}}, %{{.*}}) -> f32 {
// CHECK: arith.mulf %[[X]], %{{.*}}
func.func @padded(%x: memref<64x9xf32>, %w: memref<4x64x3xf32>, %y: memref<4x9xf32>) attributes {rk.optimize = "convolution"} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%f, %i) = (0, 0) to (4, 9) {
    %s = affine.parallel (%c) = (0) to (64) reduce ("addf") -> (f32) {
      %a = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f32 {
        %v = affine.load %x[%c, %i - 1] : memref<64x9xf32>
        affine.yield %v : f32
      } else {
        affine.yield %zero : f32
      }
      %wa = affine.load %w[%f, %c, 0] : memref<4x64x3xf32>
      %p = arith.mulf %a, %wa : f32
      %b = affine.load %x[%c, %i] : memref<64x9xf32>
      %wb = affine.load %w[%f, %c, 1] : memref<4x64x3xf32>
      %q = arith.mulf %b, %wb : f32
      %d = affine.if affine_set<(d0) : (-d0 + 7 >= 0)>(%i) -> f32 {
        %v = affine.load %x[%c, %i + 1] : memref<64x9xf32>
        affine.yield %v : f32
      } else {
        affine.yield %zero : f32
      }
      %wd = affine.load %w[%f, %c, 2] : memref<4x64x3xf32>
      %r = arith.mulf %d, %wd : f32
      %t = arith.addf %p, %q : f32
      %u = arith.addf %t, %r : f32
      affine.yield %u : f32
    }
    affine.store %s, %y[%f, %i] : memref<4x9xf32>
  }
  return
}

// -----

// Maxima of strided parts that pass over NaNs, begun at -infinity.
// CHECK-LABEL: func.func @maxima
// CHECK: %[[M:.*]] = affine.parallel (%{{.*}}) = (0) to (100) reduce ("maxnumf")
// CHECK: %[[R:.*]] = arith.maxnumf %[[M]], %{{.*}}
// CHECK: affine.store %[[R]]
func.func @maxima(%x: memref<100xf32>, %out: memref<1xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %m = affine.parallel (%l) = (0) to (64) reduce ("maxnumf") -> (f32) {
    %a = affine.load %x[%l] : memref<100xf32>
    %b = arith.maxnumf %a, %low : f32
    %c = affine.if affine_set<(d0) : (-d0 + 35 >= 0)>(%l) -> f32 {
      %v = affine.load %x[%l + 64] : memref<100xf32>
      affine.yield %v : f32
    } else {
      affine.yield %nan : f32
    }
    %d = arith.maxnumf %b, %c : f32
    affine.yield %d : f32
  }
  affine.store %m, %out[0] : memref<1xf32>
  return
}

// -----

// Products of complex numbers, unrolled by two: the halves of each product are one, and the two
// products that are read crosswise stay two.
// CHECK-LABEL: func.func @crosswise
// CHECK: affine.parallel (%[[K:.*]], %[[H:.*]]) = (0, 0) to (16, 2) reduce ("addf") -> (f32)
// CHECK-NEXT: affine.load %{{.*}}[%{{.*}}, %[[K]], %[[H]] * 2]
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (16, 2) reduce ("addf") -> (f32)
// CHECK-NOT: affine.parallel
func.func @crosswise(%a: memref<64x16x4xf32>, %b: memref<16x2x64x2xf32>, %y: memref<64x64xf32>) attributes {rk.kernel} {
  affine.parallel (%i, %j) = (0, 0) to (64, 64) {
    %s:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
      %ar = affine.load %a[%i, %k, 0] : memref<64x16x4xf32>
      %ai = affine.load %a[%i, %k, 1] : memref<64x16x4xf32>
      %cr = affine.load %a[%i, %k, 2] : memref<64x16x4xf32>
      %ci = affine.load %a[%i, %k, 3] : memref<64x16x4xf32>
      %br = affine.load %b[%k, 0, %j, 0] : memref<16x2x64x2xf32>
      %bi = affine.load %b[%k, 0, %j, 1] : memref<16x2x64x2xf32>
      %dr = affine.load %b[%k, 1, %j, 0] : memref<16x2x64x2xf32>
      %di = affine.load %b[%k, 1, %j, 1] : memref<16x2x64x2xf32>
      %0 = arith.mulf %ai, %br : f32
      %1 = arith.mulf %ar, %bi : f32
      %2 = arith.mulf %ci, %dr : f32
      %3 = arith.mulf %cr, %di : f32
      affine.yield %0, %1, %2, %3 : f32, f32, f32, f32
    }
    %4 = arith.addf %s#0, %s#1 : f32
    %5 = arith.addf %4, %s#2 : f32
    %6 = arith.addf %5, %s#3 : f32
    affine.store %6, %y[%i, %j] : memref<64x64xf32>
  }
  return
}

// -----

// Two elements a thread and round, the last round not full: guards that are written differently,
// and what the last round leaves is no box, but the end of the array bounds all.
// CHECK: #[[IN:.*]] = affine_set<(d0, d1, d2) : (d0 * -256 - d1 * 768 - d2 + 904 >= 0)>
// CHECK-LABEL: func.func @rounds
// CHECK: affine.parallel (%[[B:.*]]) = (0) to (3)
// CHECK: affine.parallel (%[[K:.*]], %[[T:.*]]) = (0, 0) to (2, 256) reduce ("addf")
// CHECK-NEXT: affine.if #[[IN]](%[[B]], %[[K]], %[[T]]) -> f32 {
// CHECK-NEXT: affine.load %{{.*}}[%[[B]] * 256 + %[[K]] * 768 + %[[T]]]
// CHECK-NOT: affine.load
func.func @rounds(%x: memref<905xf32>, %y: memref<3xf32>) {
  %none = arith.constant -0.0 : f32
  affine.parallel (%b) = (0) to (3) {
    %s = affine.parallel (%t, %k) = (0, 0) to (128, 2) reduce ("addf") -> (f32) {
      %g = affine.if affine_set<(d0, d1) : (-d0 - d1 * 3 + 3 >= 0)>(%b, %k) -> f32 {
        %v = affine.load %x[%t + %b * 256 + %k * 768] : memref<905xf32>
        affine.yield %v : f32
      } else {
        affine.yield %none : f32
      }
      %h = affine.if affine_set<(d0, d1, d2) : (-d0 - d1 * 256 - d2 * 768 + 776 >= 0)>(%t, %b, %k) -> f32 {
        %v = affine.load %x[%t + %b * 256 + %k * 768 + 128] : memref<905xf32>
        affine.yield %v : f32
      } else {
        affine.yield %none : f32
      }
      %u = arith.addf %g, %h : f32
      affine.yield %u : f32
    }
    affine.store %s, %y[%b] : memref<3xf32>
  }
  return
}

// -----

// A fused and a plain product that stay keep the guards of their factors.
// CHECK-LABEL: func.func @stays_guarded
// CHECK: %[[V:.*]] = affine.load
// CHECK: %[[A:.*]] = affine.if
// CHECK: %[[B:.*]] = affine.if
// CHECK: %[[Q:.*]] = arith.mulf %[[B]], %[[V]] : f32
// CHECK: %[[S:.*]] = affine.parallel (%{{.*}}) = (0) to (16) reduce ("addf")
// CHECK: %[[P:.*]] = arith.mulf %[[A]], %[[V]] : f32
// CHECK: arith.addf %[[P]], %[[Q]]
// CHECK: arith.addf %{{.*}}, %[[S]]
func.func @stays_guarded(%x: memref<8x32xf32>, %y: memref<8xf32>, %out: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (8) {
    %a = affine.parallel (%k) = (0) to (8) reduce ("addf") -> (f32) {
      %p = affine.load %x[%i, %k] : memref<8x32xf32>
      affine.yield %p : f32
    }
    %b = affine.parallel (%k) = (0) to (8) reduce ("addf") -> (f32) {
      %p = affine.load %x[%i, %k + 8] : memref<8x32xf32>
      affine.yield %p : f32
    }
    %s = arith.addf %a, %b : f32
    %v = affine.load %y[%i] : memref<8xf32>
    %g = affine.if affine_set<(d0) : (-d0 + 6 >= 0)>(%i) -> f32 {
      %p = affine.load %y[%i + 1] : memref<8xf32>
      affine.yield %p : f32
    } else {
      affine.yield %zero : f32
    }
    %f = math.fma %g, %v, %s : f32
    %h = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f32 {
      %p = affine.load %y[%i - 1] : memref<8xf32>
      affine.yield %p : f32
    } else {
      affine.yield %zero : f32
    }
    %m = arith.mulf %h, %v : f32
    %t = arith.addf %f, %m : f32
    affine.store %t, %out[%i] : memref<8xf32>
  }
  return
}

// -----

// An addend that stays under a guard, which adds nothing elsewhere.
// CHECK-LABEL: func.func @stays_under_guard
// CHECK-DAG: affine.parallel (%{{.*}}) = (0) to (16) reduce ("addi")
// CHECK-DAG: %[[G:.*]] = affine.if
// CHECK: arith.addi %[[G]], %{{.*}}
func.func @stays_under_guard(%x: memref<8x32xi32>, %y: memref<8xi32>, %out: memref<8xi32>) {
  %zero = arith.constant 0 : i32
  affine.parallel (%i) = (0) to (8) {
    %a = affine.parallel (%k) = (0) to (8) reduce ("addi") -> (i32) {
      %p = affine.load %x[%i, %k] : memref<8x32xi32>
      affine.yield %p : i32
    }
    %b = affine.parallel (%k) = (0) to (8) reduce ("addi") -> (i32) {
      %p = affine.load %x[%i, %k + 8] : memref<8x32xi32>
      affine.yield %p : i32
    }
    %s = arith.addi %a, %b : i32
    %g = affine.if affine_set<(d0) : (-d0 + 6 >= 0)>(%i) -> i32 {
      %p = affine.load %y[%i + 1] : memref<8xi32>
      affine.yield %p : i32
    } else {
      affine.yield %zero : i32
    }
    %t = arith.addi %s, %g : i32
    affine.store %t, %out[%i] : memref<8xi32>
  }
  return
}

// -----

// A constant is in the maximum only where its guard holds: the reduction stays.
// CHECK-LABEL: func.func @guarded_constant
// CHECK: affine.parallel (%{{.*}}) = (0) to (64) reduce ("maxnumf")
// CHECK: affine.if
// CHECK: arith.maxnumf
// CHECK: affine.store
func.func @guarded_constant(%x: memref<128xf32>, %out: memref<4xf32>) {
  %five = arith.constant 5.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  affine.parallel (%i) = (0) to (4) {
    %m = affine.parallel (%l) = (0) to (64) reduce ("maxnumf") -> (f32) {
      %a = affine.load %x[%l] : memref<128xf32>
      %b = affine.load %x[%l + 64] : memref<128xf32>
      %c = affine.if affine_set<(d0, d1) : (d0 - d1 - 2 >= 0)>(%i, %l) -> f32 {
        affine.yield %five : f32
      } else {
        affine.yield %nan : f32
      }
      %d = arith.maxnumf %a, %b : f32
      %e = arith.maxnumf %d, %c : f32
      affine.yield %e : f32
    }
    affine.store %m, %out[%i] : memref<4xf32>
  }
  return
}

// -----

// Terms in any order, an initial value in front.
// CHECK-LABEL: func.func @product
// CHECK: %[[R:.*]] = affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addf") -> (f32) {
// CHECK-NEXT: %[[A:.*]] = affine.load %{{.*}}[%{{.*}}, %[[K]]]
// CHECK-NEXT: %[[B:.*]] = affine.load %{{.*}}[%[[K]]]
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-NEXT: affine.yield %[[P]]
// CHECK: %[[S:.*]] = arith.addf %{{.*}}, %[[R]]
// CHECK-NEXT: affine.store %[[S]]
func.func @product(%x: memref<10x32xf32>, %w: memref<32xf32>, %y: memref<10xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (10) {
    %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
      %a = affine.load %x[%i, %k * 2 + 1] : memref<10x32xf32>
      %b = affine.load %w[%k * 2 + 1] : memref<32xf32>
      %p = arith.mulf %a, %b : f32
      %c = affine.load %x[%i, %k * 2] : memref<10x32xf32>
      %d = affine.load %w[%k * 2] : memref<32xf32>
      %q = arith.mulf %c, %d : f32
      affine.yield %p, %q : f32, f32
    }
    %s = arith.addf %z, %r#0 : f32
    %t = arith.addf %s, %r#1 : f32
    affine.store %t, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// The terms leave every third element out: a box of two dimensions.
// CHECK-LABEL: func.func @holes
// CHECK: affine.parallel (%[[K:.*]], %[[L:.*]]) = (0, 0) to (16, 2) reduce ("addf") -> (f32)
// CHECK-NEXT: affine.load %{{.*}}[%[[K]] * 3 + %[[L]]]
func.func @holes(%x: memref<48xf32>, %y: memref<1xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 3] : memref<48xf32>
    %b = affine.load %x[%k * 3 + 1] : memref<48xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// Different expressions, or a partial sum that is used by itself.
// CHECK-LABEL: func.func @different
// CHECK: reduce ("addf", "addf")
func.func @different(%x: memref<32xf32>, %y: memref<2xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.load %x[%k * 2 + 1] : memref<32xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<2xf32>
  affine.store %r#0, %y[1] : memref<2xf32>
  return
}

// -----

// Guards that move with the loads are rolled up with them.
// CHECK-DAG: [[SET:#.+]] = affine_set<(d0) : (-d0 + 29 >= 0)>
// CHECK-LABEL: func.func @guarded
// CHECK: affine.parallel ([[K:%.+]]) = (0) to (32) reduce ("addf") -> (f32)
// CHECK-NEXT: affine.if [[SET]]([[K]]) -> f32
// CHECK-NEXT: affine.load %{{.*}}{{.}}[[K]]]
// CHECK-NOT: affine.load
#first = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
#second = affine_set<(d0) : (d0 * -2 + 28 >= 0)>
func.func @guarded(%x: memref<30xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2] : memref<30xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<30xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// The second guard does not move with its load.
// CHECK-LABEL: func.func @guards_apart
// CHECK: reduce ("addf", "addf")
#first = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
func.func @guards_apart(%x: memref<32xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %b = affine.if #first(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// Two sums of two terms each in one loop; the first terms' guards are left out, since the bounds
// imply them.
// CHECK-LABEL: func.func @two_sums
// CHECK: affine.parallel ([[K:%.+]]) = (0) to (32) reduce ("addf") -> (f32)
// CHECK-NEXT: [[A:%.+]] = affine.if #{{.*}}([[K]]) -> f32
// CHECK: affine.yield [[A]]
// CHECK: affine.parallel ([[L:%.+]]) = (0) to (32) reduce ("addf") -> (f32)
// CHECK-NEXT: [[B:%.+]] = affine.if #{{.*}}([[L]]) -> f32
// CHECK: affine.yield [[B]]
#second = affine_set<(d0) : (d0 * -2 + 29 >= 0)>
func.func @two_sums(%x: memref<32xf32>, %w: memref<32xf32>, %y: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    %c = affine.load %w[%k * 2] : memref<32xf32>
    %d = affine.if #second(%k) -> f32 {
      %v = affine.load %w[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b, %c, %d : f32, f32, f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  %t = arith.addf %r#2, %r#3 : f32
  affine.store %s, %y[0] : memref<2xf32>
  affine.store %t, %y[1] : memref<2xf32>
  return
}

// -----

// The guard that is left out is not implied: at k = 15 the first term reads where the second does not.
// CHECK-LABEL: func.func @not_implied
// CHECK: reduce ("addf", "addf")
#second = affine_set<(d0) : (d0 * -2 + 27 >= 0)>
func.func @not_implied(%x: memref<32xf32>, %y: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.if #second(%k) -> f32 {
      %v = affine.load %x[%k * 2 + 1] : memref<32xf32>
      affine.yield %v : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<2xf32>
  return
}

// -----

// Conditions on data that the loop loads (columns of -1), and what is loaded by them.
// CHECK-LABEL: func.func @conditions
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (8) reduce ("addf") -> (f32) {
// CHECK: affine.load %{{.*}}[%[[K]]] : memref<8xi32>
// CHECK: scf.if
// CHECK-NEXT: affine.load %{{.*}}[%[[K]]] : memref<8xf32>
// CHECK-NOT: scf.if
func.func @conditions(%c: memref<8xi32>, %v: memref<8xf32>, %x: memref<40xf32>, %y: memref<1xf32>) {
  %none = arith.constant -0.0 : f32
  %zero = arith.constant 0 : i32
  %r:2 = affine.parallel (%k) = (0) to (4) reduce ("addf", "addf") -> (f32, f32) {
    %c0 = affine.load %c[%k * 2] : memref<8xi32>
    %in0 = arith.cmpi sge, %c0, %zero : i32
    %g0 = scf.if %in0 -> (f32) {
      %a = affine.load %v[%k * 2] : memref<8xf32>
      %i = arith.index_cast %c0 : i32 to index
      %b = memref.load %x[%i] : memref<40xf32>
      %p = arith.mulf %a, %b : f32
      scf.yield %p : f32
    } else {
      scf.yield %none : f32
    }
    %c1 = affine.load %c[%k * 2 + 1] : memref<8xi32>
    %in1 = arith.cmpi sge, %c1, %zero : i32
    %g1 = scf.if %in1 -> (f32) {
      %a = affine.load %v[%k * 2 + 1] : memref<8xf32>
      %i = arith.index_cast %c1 : i32 to index
      %b = memref.load %x[%i] : memref<40xf32>
      %p = arith.mulf %a, %b : f32
      scf.yield %p : f32
    } else {
      scf.yield %none : f32
    }
    affine.yield %g0, %g1 : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// A maximum and a sum that are added together are no sum of both.
// CHECK-LABEL: func.func @kinds
// CHECK: reduce ("maxnumf", "addf")
func.func @kinds(%x: memref<128xf32>, %y: memref<1xf32>) {
  %r:2 = affine.parallel (%k) = (0) to (64) reduce ("maxnumf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<128xf32>
    %b = affine.load %x[%k * 2 + 1] : memref<128xf32>
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// The guard of one term, `k <= 3`, moves by half a step: over all terms it is no linear one.
// CHECK-LABEL: func.func @half_a_step
// CHECK: reduce ("addf", "addf")
func.func @half_a_step(%x: memref<10xf32>, %y: memref<1xf32>) {
  %z = arith.constant 0.0 : f32
  %r:2 = affine.parallel (%k) = (0) to (5) reduce ("addf", "addf") -> (f32, f32) {
    %a = affine.load %x[%k * 2] : memref<10xf32>
    %b = affine.if affine_set<(d0) : (-d0 + 3 >= 0)>(%k) -> f32 {
      %c = affine.load %x[%k * 2 + 1] : memref<10xf32>
      affine.yield %c : f32
    } else {
      affine.yield %z : f32
    }
    affine.yield %a, %b : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}

// -----

// Addends that gather: the indices are loaded one after the other.
// CHECK-LABEL: func.func @gathers
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (9) reduce ("addf") -> (f32)
// CHECK-NEXT: %[[C:.*]] = affine.load %{{.*}}[%[[K]]] : memref<9xi32>
// CHECK-NEXT: %[[I:.*]] = arith.index_cast %[[C]]
// CHECK-NEXT: memref.load %{{.*}}[%[[I]]]
// CHECK-NOT: memref.load
func.func @gathers(%c: memref<9xi32>, %x: memref<40xf32>, %y: memref<1xf32>) {
  %r:3 = affine.parallel (%k) = (0) to (3) reduce ("addf", "addf", "addf") -> (f32, f32, f32) {
    %c0 = affine.load %c[%k * 3] : memref<9xi32>
    %i0 = arith.index_cast %c0 : i32 to index
    %x0 = memref.load %x[%i0] : memref<40xf32>
    %c1 = affine.load %c[%k * 3 + 1] : memref<9xi32>
    %i1 = arith.index_cast %c1 : i32 to index
    %x1 = memref.load %x[%i1] : memref<40xf32>
    %c2 = affine.load %c[%k * 3 + 2] : memref<9xi32>
    %i2 = arith.index_cast %c2 : i32 to index
    %x2 = memref.load %x[%i2] : memref<40xf32>
    affine.yield %x0, %x1, %x2 : f32, f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  %t = arith.addf %s, %r#2 : f32
  affine.store %t, %y[0] : memref<1xf32>
  return
}

// -----

// One of two sums over a loop is of different elements: the loop is split for neither.
// CHECK-LABEL: func.func @one_of_two
// CHECK: to (16) reduce ("addf", "addf", "addf", "addf")
// CHECK-NOT: reduce
func.func @one_of_two(%x: memref<32xf32>, %w: memref<64xf32>, %y: memref<2xf32>) {
  %r:4 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf", "addf", "addf") -> (f32, f32, f32, f32) {
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %b = affine.load %x[%k * 2 + 1] : memref<32xf32>
    %c = affine.load %w[%k] : memref<64xf32>
    %d = affine.load %w[%k * 2 + 1] : memref<64xf32>
    affine.yield %a, %b, %c, %d : f32, f32, f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  %t = arith.addf %r#2, %r#3 : f32
  affine.store %s, %y[0] : memref<2xf32>
  affine.store %t, %y[1] : memref<2xf32>
  return
}

// -----

// An index that is used as a value moves with the loads.
// CHECK-LABEL: func.func @moments
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (32) reduce ("addf") -> (f32)
// CHECK-DAG: affine.load %{{.*}}[%[[K]]]
// CHECK-DAG: arith.index_cast %[[K]] : index to i32
// CHECK: arith.mulf
// CHECK-NOT: affine.load
func.func @moments(%x: memref<32xf32>, %y: memref<1xf32>) {
  %two = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %r:2 = affine.parallel (%k) = (0) to (16) reduce ("addf", "addf") -> (f32, f32) {
    %i = arith.index_cast %k : index to i32
    %i0 = arith.muli %i, %two overflow<nsw> : i32
    %f0 = arith.sitofp %i0 : i32 to f32
    %a = affine.load %x[%k * 2] : memref<32xf32>
    %p = arith.mulf %a, %f0 : f32
    %i1 = arith.addi %i0, %one overflow<nsw> : i32
    %f1 = arith.sitofp %i1 : i32 to f32
    %b = affine.load %x[%k * 2 + 1] : memref<32xf32>
    %q = arith.mulf %b, %f1 : f32
    affine.yield %p, %q : f32, f32
  }
  %s = arith.addf %r#0, %r#1 : f32
  affine.store %s, %y[0] : memref<1xf32>
  return
}
