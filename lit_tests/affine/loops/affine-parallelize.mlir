// RUN: raise-opt --pass-pipeline='affine-parallelize,canonicalize' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @contraction
// CHECK: affine.parallel (%[[K:.*]]) = (0) to (64) reduce ("addf") -> (f32) {
// CHECK: %[[P:.*]] = arith.mulf
// CHECK-NEXT: affine.yield %[[P]]
// CHECK: rk.from_zero
func.func @contraction(%x: memref<10x64xf32>, %w: memref<64x20xf32>, %y: memref<10x20xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
    %s = affine.for %k = 0 to 64 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i, %k] : memref<10x64xf32>
      %b = affine.load %w[%k, %j] : memref<64x20xf32>
      %n = math.fma %a, %b, %acc : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i, %j] : memref<10x20xf32>
  }
  return
}

// -----

// Two terms an iteration are two reductions; another initial value is folded in outside.
// CHECK-LABEL: func.func @chain
// CHECK: %[[R:.*]]:2 = affine.parallel (%{{.*}}) = (0) to (32) reduce ("addf", "addf")
// CHECK: %[[S:.*]] = arith.addf %{{.*}}, %[[R]]#0
// CHECK: arith.addf %[[S]], %[[R]]#1
func.func @chain(%x: memref<10x32xf32>, %w: memref<10x32xf32>, %y: memref<10xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (10) {
    %s = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i, %k] : memref<10x32xf32>
      %b = affine.load %w[%i, %k] : memref<10x32xf32>
      %n = arith.addf %acc, %a : f32
      %m = arith.addf %b, %n : f32
      affine.yield %m : f32
    }
    affine.store %s, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// A maximum that starts from zero keeps it. A product that does stays sequential: in another order
// it may overflow, and zero times infinity is NaN.
// CHECK-LABEL: func.func @from_zero
// CHECK: %[[Z:.*]] = arith.constant 0.000000e+00
// CHECK: affine.for
// CHECK: %[[M:.*]] = affine.parallel (%{{.*}}) = (0) to (32) reduce ("maximumf")
// CHECK: arith.maximumf %[[M]], %[[Z]]
// CHECK-NOT: rk.from_zero
func.func @from_zero(%x: memref<10x32xf32>, %y: memref<10x2xf32>) {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (10) {
    %s = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i, %k] : memref<10x32xf32>
      %n = arith.mulf %acc, %a : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i, 0] : memref<10x2xf32>
    %t = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i, %k] : memref<10x32xf32>
      %n = arith.maximumf %acc, %a : f32
      affine.yield %n : f32
    }
    affine.store %t, %y[%i, 1] : memref<10x2xf32>
  }
  return
}

// -----

// A sum of products under a maximum, or a factor, is one term.
// CHECK-LABEL: func.func @not_a_sum
// CHECK: affine.parallel {{.*}} reduce ("maximumf") -> (f32)
// CHECK: %[[D:.*]] = arith.subf
// CHECK: affine.yield %[[D]]
// CHECK: affine.parallel {{.*}} reduce ("mulf") -> (f32)
// CHECK: %[[F:.*]] = arith.subf
// CHECK: affine.yield %[[F]]
func.func @not_a_sum(%a: memref<10x32xf32>, %b: memref<32x20xf32>, %y: memref<10x20x2xf32>, %z: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
    %t = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %u = affine.load %a[%i, %k] : memref<10x32xf32>
      %v = affine.load %b[%k, %j] : memref<32x20xf32>
      %p = arith.mulf %u, %v : f32
      %q = arith.mulf %v, %u : f32
      %d = arith.subf %p, %q : f32
      %n = arith.maximumf %acc, %d : f32
      affine.yield %n : f32
    }
    affine.store %t, %y[%i, %j, 0] : memref<10x20x2xf32>
    %s = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %u = affine.load %a[%i, %k] : memref<10x32xf32>
      %v = affine.load %b[%k, %j] : memref<32x20xf32>
      %p = arith.mulf %u, %v : f32
      %q = arith.mulf %v, %u : f32
      %d = arith.subf %p, %q : f32
      %n = arith.mulf %acc, %d : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i, %j, 1] : memref<10x20x2xf32>
  }
  return
}

// -----

// No memory is carried from one iteration to the next: each element is its own.
// CHECK-LABEL: func.func @batch
// CHECK: affine.parallel (%{{.*}}) = (0) to (10)
// CHECK-NEXT: affine.parallel (%{{.*}}) = (0) to (32)
func.func @batch(%x: memref<10x32xf32>) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %k = 0 to 32 {
      %a = affine.load %x[%i, %k] : memref<10x32xf32>
      %n = arith.addf %a, %a : f32
      affine.store %n, %x[%i, %k] : memref<10x32xf32>
    }
  }
  return
}

// -----

// A recurrence through memory stays a loop.
// CHECK-LABEL: func.func @recurrence
// CHECK: affine.for
func.func @recurrence(%x: memref<10x32xf32>) {
  affine.parallel (%i) = (0) to (10) {
    affine.for %k = 1 to 32 {
      %a = affine.load %x[%i, %k - 1] : memref<10x32xf32>
      %n = arith.addf %a, %a : f32
      affine.store %n, %x[%i, %k] : memref<10x32xf32>
    }
  }
  return
}

// -----

// A Horner step is no reduction.
// CHECK-LABEL: func.func @horner
// CHECK: affine.for
func.func @horner(%c: memref<32xf32>, %x: memref<10xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (10) {
    %v = affine.load %x[%i] : memref<10xf32>
    %s = affine.for %k = 0 to 32 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %c[%k] : memref<32xf32>
      %m = arith.mulf %acc, %v : f32
      %n = arith.addf %m, %a : f32
      affine.yield %n : f32
    }
    affine.store %s, %x[%i] : memref<10xf32>
  }
  return
}

// -----

// A window that slides over the array would be a gather as a tensor.
// CHECK-LABEL: func.func @sliding
// CHECK: affine.for
func.func @sliding(%x: memref<100xf32>, %w: memref<9xf32>, %y: memref<91xf32>, %z: f32) {
  affine.parallel (%i) = (0) to (91) {
    %s = affine.for %k = 0 to 9 iter_args(%acc = %z) -> (f32) {
      %a = affine.load %x[%i + %k] : memref<100xf32>
      %b = affine.load %w[%k] : memref<9xf32>
      %n = math.fma %a, %b, %acc : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i] : memref<91xf32>
  }
  return
}

// -----

// Under its guard the load does not slide over the rows: k stays under 5.
// CHECK-LABEL: func.func @guarded_rows
// CHECK: affine.parallel (%{{.*}}) = (0) to (16) reduce ("addf")
func.func @guarded_rows(%x: memref<165xf32>, %y: memref<33xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (33) {
    %s = affine.for %k = 0 to 16 iter_args(%acc = %zero) -> (f32) {
      %a = affine.if affine_set<(d0) : (-d0 + 4 >= 0)>(%k) -> f32 {
        %v = affine.load %x[%i * 5 + %k] : memref<165xf32>
        affine.yield %v : f32
      } else {
        affine.yield %zero : f32
      }
      %n = arith.addf %acc, %a : f32
      affine.yield %n : f32
    }
    affine.store %s, %y[%i] : memref<33xf32>
  }
  return
}

// -----

// MLIR's parallel minimum is of signed integers.
// CHECK-LABEL: func.func @signed
// CHECK: [[R:%.+]] = affine.parallel (%{{.*}}) = (0) to (16) reduce ("mins") -> (si32)
// CHECK: builtin.unrealized_conversion_cast [[R]] : si32 to i32
func.func @signed(%x: memref<33x16xi32>, %y: memref<33xi32>, %init: i32) {
  affine.parallel (%i) = (0) to (33) {
    %s = affine.for %k = 0 to 16 iter_args(%acc = %init) -> (i32) {
      %v = affine.load %x[%i, %k] : memref<33x16xi32>
      %n = arith.minsi %acc, %v : i32
      affine.yield %n : i32
    }
    affine.store %s, %y[%i] : memref<33xi32>
  }
  return
}

// -----

// A sum written as two loops is one reduction over both indices.
// CHECK-LABEL: func.func @two_loops
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (5, 6) reduce ("addf") -> (f32)
// CHECK-NOT: affine.for
func.func @two_loops(%t: memref<8x5x6xf32>, %a: memref<5x6x9xf32>, %y: memref<8x9xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (8, 9) {
    %r = affine.for %k = 0 to 5 iter_args(%s = %zero) -> (f32) {
      %q = affine.for %l = 0 to 6 iter_args(%p = %s) -> (f32) {
        %0 = affine.load %t[%i, %k, %l] : memref<8x5x6xf32>
        %1 = affine.load %a[%k, %l, %j] : memref<5x6x9xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.addf %p, %2 : f32
        affine.yield %3 : f32
      }
      affine.yield %q : f32
    }
    affine.store %r, %y[%i, %j] : memref<8x9xf32>
  }
  return
}

// -----

// A window that slides along the array is a reduction of its own kind.
// CHECK-LABEL: func.func @window
// CHECK: affine.parallel (%{{.*}}) = (0) to (8) reduce ("maxnumf") -> (f32)
func.func @window(%x: memref<100xf32>, %y: memref<93xf32>) {
  %low = arith.constant 0xFF800000 : f32
  affine.parallel (%i) = (0) to (93) {
    %r = affine.for %k = 0 to 8 iter_args(%s = %low) -> (f32) {
      %0 = affine.load %x[%i + %k] : memref<100xf32>
      %1 = arith.maxnumf %s, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %r, %y[%i] : memref<93xf32>
  }
  return
}

// -----

// One channel: slices are cheaper than a convolution, unless it is asked for.
// CHECK-LABEL: func.func @one_channel
// CHECK: affine.for
// CHECK-LABEL: func.func @asked_for
// CHECK: affine.parallel (%{{.*}}) = (0) to (8) reduce ("addf") -> (f32)
// CHECK-NOT: affine.for
func.func @one_channel(%x: memref<100xf32>, %w: memref<8xf32>, %y: memref<93xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (93) {
    %r = affine.for %k = 0 to 8 iter_args(%s = %zero) -> (f32) {
      %0 = affine.load %x[%i + %k] : memref<100xf32>
      %1 = affine.load %w[%k] : memref<8xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %s, %2 : f32
      affine.yield %3 : f32
    }
    affine.store %r, %y[%i] : memref<93xf32>
  }
  return
}
func.func @asked_for(%x: memref<100xf32>, %w: memref<8xf32>, %y: memref<93xf32>) attributes {rk.kernel, rk.optimize = "convolution"} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (93) {
    %r = affine.for %k = 0 to 8 iter_args(%s = %zero) -> (f32) {
      %0 = affine.load %x[%i + %k] : memref<100xf32>
      %1 = affine.load %w[%k] : memref<8xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %s, %2 : f32
      affine.yield %3 : f32
    }
    affine.store %r, %y[%i] : memref<93xf32>
  }
  return
}

// -----

// All pairs of 16,384 are too many at once on a CPU: 16 sources at a time. A GPU sums them whole.
// CHECK-LABEL: func.func @pairs
// CHECK: affine.for %{{.*}} = 0 to 1024 iter_args
// CHECK: affine.parallel (%{{.*}}) = (0) to (16) reduce ("addf") -> (f32)
// CHECK-LABEL: func.func @pairs_cuda
// CHECK-NOT: affine.for
// CHECK: affine.parallel (%{{.*}}) = (0) to (16384) reduce ("addf") -> (f32)
func.func @pairs(%x: memref<16384xf32>, %y: memref<16384xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (16384) {
    %0 = affine.load %x[%i] : memref<16384xf32>
    %r = affine.for %k = 0 to 16384 iter_args(%s = %zero) -> (f32) {
      %1 = affine.load %x[%k] : memref<16384xf32>
      %2 = arith.subf %0, %1 : f32
      %3 = math.absf %2 : f32
      %4 = arith.addf %s, %3 : f32
      affine.yield %4 : f32
    }
    affine.store %r, %y[%i] : memref<16384xf32>
  }
  return
}
func.func @pairs_cuda(%x: memref<16384xf32>, %y: memref<16384xf32>) attributes {rk.kernel, rk.target = "cuda"} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (16384) {
    %0 = affine.load %x[%i] : memref<16384xf32>
    %r = affine.for %k = 0 to 16384 iter_args(%s = %zero) -> (f32) {
      %1 = affine.load %x[%k] : memref<16384xf32>
      %2 = arith.subf %0, %1 : f32
      %3 = math.absf %2 : f32
      %4 = arith.addf %s, %3 : f32
      affine.yield %4 : f32
    }
    affine.store %r, %y[%i] : memref<16384xf32>
  }
  return
}

// -----

// A table of constants bends the index: each of the few iterations is affine where it is written
// out. Many iterations are not written out.
// CHECK-LABEL: func.func @by_table
// CHECK: affine.for {{.*}} = 0 to 4
// CHECK: affine.parallel {{.*}} = (0) to (20) reduce ("addf")
memref.global "private" constant @offset : memref<4xi32> = dense<[0, 1, 0, -1]>
memref.global "private" constant @offsets : memref<20xi32> = dense<1>
func.func @by_table(%x: memref<64x64xf32>, %y: memref<2x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c64 = arith.constant 64 : i32
  affine.parallel (%i) = (0) to (64) {
    %offset = memref.get_global @offset : memref<4xi32>
    %offsets = memref.get_global @offsets : memref<20xi32>
    %n = arith.index_cast %i : index to i32
    %s = affine.for %k = 0 to 4 iter_args(%acc = %zero) -> (f32) {
      %o = affine.load %offset[%k] : memref<4xi32>
      %p = arith.addi %n, %o : i32
      %q = arith.remui %p, %c64 : i32
      %j = arith.index_cast %q : i32 to index
      %v = memref.load %x[%k, %j] : memref<64x64xf32>
      %t = arith.addf %acc, %v : f32
      affine.yield %t : f32
    }
    affine.store %s, %y[0, %i] : memref<2x64xf32>
    %u = affine.for %k = 0 to 20 iter_args(%acc = %zero) -> (f32) {
      %o = affine.load %offsets[%k] : memref<20xi32>
      %p = arith.addi %n, %o : i32
      %q = arith.remui %p, %c64 : i32
      %j = arith.index_cast %q : i32 to index
      %v = memref.load %x[%k, %j] : memref<64x64xf32>
      %t = arith.addf %acc, %v : f32
      affine.yield %t : f32
    }
    affine.store %u, %y[1, %i] : memref<2x64xf32>
  }
  return
}

// -----

// A factor of a long contraction is computed first, though it is larger than what it is computed
// from: 8 x 3 x 20 elements out of 8 x 20 and 8 x 3, each of them for 20 results.
// CHECK-LABEL: func.func @computed_factor
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (20, 3) reduce ("addf") -> (f32)
// CHECK-NOT: affine.for
func.func @computed_factor(%d: memref<3x20x20xf32>, %g: memref<400x3xf32>, %u: memref<400x20xf32>, %y: memref<400x20xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%k, %t) = (0, 0) to (400, 20) {
    %s = affine.for %m = 0 to 20 iter_args(%outer = %zero) -> (f32) {
      %um = affine.load %u[%k, %m] : memref<400x20xf32>
      %r = affine.for %a = 0 to 3 iter_args(%inner = %outer) -> (f32) {
        %ga = affine.load %g[%k, %a] : memref<400x3xf32>
        %along = arith.mulf %ga, %um : f32
        %da = affine.load %d[%a, %t, %m] : memref<3x20x20xf32>
        %p = arith.mulf %da, %along : f32
        %n = arith.addf %inner, %p : f32
        affine.yield %n : f32
      }
      affine.yield %r : f32
    }
    affine.store %s, %y[%k, %t] : memref<400x20xf32>
  }
  return
}

// -----

// A sum that is written as two loops is whole where one loop of as many iterations would be: what its
// terms form is within the target's bound. On a CPU it is more than that.
// CHECK-LABEL: func.func @by_faces
// CHECK: affine.for
// CHECK: affine.for
// CHECK-LABEL: func.func @by_faces_cuda
// CHECK-NOT: affine.for
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (4, 6) reduce ("addf") -> (f32)
func.func @by_faces(%lift: memref<10x4x6xf32>, %normal: memref<8192x4xf32>, %jump: memref<8192x4x6xf32>, %y: memref<8192x10xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%k, %t) = (0, 0) to (8192, 10) {
    %s = affine.for %face = 0 to 4 iter_args(%outer = %zero) -> (f32) {
      %r = affine.for %j = 0 to 6 iter_args(%acc = %outer) -> (f32) {
        %a = affine.load %lift[%t, %face, %j] : memref<10x4x6xf32>
        %n = affine.load %normal[%k, %face] : memref<8192x4xf32>
        %u = affine.load %jump[%k, %face, %j] : memref<8192x4x6xf32>
        %p = arith.mulf %a, %n : f32
        %w = arith.mulf %p, %u : f32
        %q = math.absf %w : f32
        %next = arith.addf %acc, %q : f32
        affine.yield %next : f32
      }
      affine.yield %r : f32
    }
    affine.store %s, %y[%k, %t] : memref<8192x10xf32>
  }
  return
}
func.func @by_faces_cuda(%lift: memref<10x4x6xf32>, %normal: memref<8192x4xf32>, %jump: memref<8192x4x6xf32>, %y: memref<8192x10xf32>) attributes {rk.kernel, rk.target = "cuda"} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%k, %t) = (0, 0) to (8192, 10) {
    %s = affine.for %face = 0 to 4 iter_args(%outer = %zero) -> (f32) {
      %r = affine.for %j = 0 to 6 iter_args(%acc = %outer) -> (f32) {
        %a = affine.load %lift[%t, %face, %j] : memref<10x4x6xf32>
        %n = affine.load %normal[%k, %face] : memref<8192x4xf32>
        %u = affine.load %jump[%k, %face, %j] : memref<8192x4x6xf32>
        %p = arith.mulf %a, %n : f32
        %w = arith.mulf %p, %u : f32
        %q = math.absf %w : f32
        %next = arith.addf %acc, %q : f32
        affine.yield %next : f32
      }
      affine.yield %r : f32
    }
    affine.store %s, %y[%k, %t] : memref<8192x10xf32>
  }
  return
}

// -----

// The factors of a product are multiplied in the order of the least work: what varies with the face,
// the node and the element first, and the matrix product with `lift` remains. With fewer rows than
// each product would be reused for, the order is the code's and the sum stays.
// CHECK-LABEL: func.func @by_faces_matrix
// CHECK-SAME: rk.regrouped
// CHECK: affine.parallel (%{{.*}}, %{{.*}}) = (0, 0) to (4, 6) reduce ("addf") -> (f32)
// CHECK: [[LIFT:%.*]] = affine.load %arg0
// CHECK: [[NORMAL:%.*]] = affine.load %arg1
// CHECK: [[JUMP:%.*]] = affine.load %arg2
// CHECK: [[COMPUTED:%.*]] = arith.mulf [[NORMAL]], [[JUMP]]
// CHECK: [[TERM:%.*]] = arith.mulf [[LIFT]], [[COMPUTED]]
// CHECK: affine.yield [[TERM]]
// CHECK-LABEL: func.func @by_faces_few
// CHECK-NOT: rk.regrouped
// CHECK: affine.for
// CHECK: affine.for
func.func @by_faces_matrix(%lift: memref<10x4x6xf32>, %normal: memref<8192x4xf32>, %jump: memref<8192x4x6xf32>, %y: memref<8192x10xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%k, %t) = (0, 0) to (8192, 10) {
    %s = affine.for %face = 0 to 4 iter_args(%outer = %zero) -> (f32) {
      %r = affine.for %j = 0 to 6 iter_args(%acc = %outer) -> (f32) {
        %a = affine.load %lift[%t, %face, %j] : memref<10x4x6xf32>
        %n = affine.load %normal[%k, %face] : memref<8192x4xf32>
        %u = affine.load %jump[%k, %face, %j] : memref<8192x4x6xf32>
        %p = arith.mulf %a, %n : f32
        %q = arith.mulf %p, %u : f32
        %next = arith.addf %acc, %q : f32
        affine.yield %next : f32
      }
      affine.yield %r : f32
    }
    affine.store %s, %y[%k, %t] : memref<8192x10xf32>
  }
  return
}
func.func @by_faces_few(%lift: memref<4x4x6xf32>, %normal: memref<8192x4xf32>, %jump: memref<8192x4x6xf32>, %y: memref<8192x4xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%k, %t) = (0, 0) to (8192, 4) {
    %s = affine.for %face = 0 to 4 iter_args(%outer = %zero) -> (f32) {
      %r = affine.for %j = 0 to 6 iter_args(%acc = %outer) -> (f32) {
        %a = affine.load %lift[%t, %face, %j] : memref<4x4x6xf32>
        %n = affine.load %normal[%k, %face] : memref<8192x4xf32>
        %u = affine.load %jump[%k, %face, %j] : memref<8192x4x6xf32>
        %p = arith.mulf %a, %n : f32
        %q = arith.mulf %p, %u : f32
        %next = arith.addf %acc, %q : f32
        affine.yield %next : f32
      }
      affine.yield %r : f32
    }
    affine.store %s, %y[%k, %t] : memref<8192x4xf32>
  }
  return
}

// -----

// Differences of products are a contraction each, as in a product of complex matrices; a difference
// that the same lanes give both factors of stays one sum.
// CHECK-LABEL: func.func @complex_product
// CHECK: %[[RE:.*]]:2 = affine.parallel (%{{.*}}) = (0) to (32) reduce ("addf", "addf") -> (f32, f32)
// CHECK: %[[IM:.*]]:2 = affine.parallel (%{{.*}}) = (0) to (32) reduce ("addf", "addf") -> (f32, f32)
// CHECK: arith.subf %[[RE]]#0, %[[RE]]#1
// CHECK: arith.addf %[[IM]]#0, %[[IM]]#1
// CHECK: affine.parallel (%{{.*}}) = (0) to (32) reduce ("addf") -> (f32)
func.func @complex_product(%a: memref<64x32x2xf32>, %b: memref<32x64x2xf32>, %y: memref<64x64x3xf32>) attributes {rk.kernel} {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i, %j) = (0, 0) to (64, 64) {
    %s:2 = affine.for %k = 0 to 32 iter_args(%re = %zero, %im = %zero) -> (f32, f32) {
      %ar = affine.load %a[%i, %k, 0] : memref<64x32x2xf32>
      %ai = affine.load %a[%i, %k, 1] : memref<64x32x2xf32>
      %br = affine.load %b[%k, %j, 0] : memref<32x64x2xf32>
      %bi = affine.load %b[%k, %j, 1] : memref<32x64x2xf32>
      %0 = arith.mulf %ar, %br : f32
      %1 = arith.mulf %ai, %bi : f32
      %2 = arith.subf %0, %1 : f32
      %3 = arith.addf %re, %2 : f32
      %4 = arith.mulf %ar, %bi : f32
      %5 = math.fma %ai, %br, %4 : f32
      %6 = arith.addf %im, %5 : f32
      affine.yield %3, %6 : f32, f32
    }
    %t = affine.for %k = 0 to 32 iter_args(%norm = %zero) -> (f32) {
      %ar = affine.load %a[%i, %k, 0] : memref<64x32x2xf32>
      %ai = affine.load %a[%i, %k, 1] : memref<64x32x2xf32>
      %0 = arith.mulf %ar, %ar : f32
      %1 = arith.mulf %ai, %ai : f32
      %2 = arith.addf %0, %1 : f32
      %3 = arith.addf %norm, %2 : f32
      affine.yield %3 : f32
    }
    affine.store %s#0, %y[%i, %j, 0] : memref<64x64x3xf32>
    affine.store %s#1, %y[%i, %j, 1] : memref<64x64x3xf32>
    affine.store %t, %y[%i, %j, 2] : memref<64x64x3xf32>
  }
  return
}

// -----

// Atomic sums come in any order; nothing else may touch the memory, or ask for the old value.
// CHECK-LABEL: func.func @atomic
// CHECK: affine.parallel ({{.*}}) = (0) to (8)
// CHECK: affine.parallel ({{.*}}) = (0) to (64)
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
func.func @atomic(%x: memref<64xf32>, %y: memref<64xf32>, %n: memref<64xf32>) {
  affine.parallel (%t) = (0) to (8) {
    affine.for %i = 0 to 64 {
      %v = affine.load %x[%i] : memref<64xf32>
      %0 = memref.atomic_rmw addf %v, %y[%i] : (f32, memref<64xf32>) -> f32
    }
    affine.for %i = 0 to 64 {
      %v = affine.load %y[63 - %i] : memref<64xf32>
      %0 = memref.atomic_rmw addf %v, %y[%i] : (f32, memref<64xf32>) -> f32
    }
    affine.for %i = 0 to 64 {
      %v = affine.load %x[%i] : memref<64xf32>
      %0 = memref.atomic_rmw addf %v, %y[%i] : (f32, memref<64xf32>) -> f32
      %1 = memref.atomic_rmw maximumf %v, %y[%i] : (f32, memref<64xf32>) -> f32
    }
    affine.for %i = 0 to 64 {
      %v = affine.load %x[%i] : memref<64xf32>
      %0 = memref.atomic_rmw addf %v, %y[%i] : (f32, memref<64xf32>) -> f32
      affine.store %0, %n[%i] : memref<64xf32>
    }
  }
  return
}
