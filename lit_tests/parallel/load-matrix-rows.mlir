// RUN: raise-opt --pass-pipeline='load-matrix-rows,canonicalize,raise-affine,canonicalize' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='load-matrix-rows' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Lane 8 j + g points to row g of matrix j; with %n mod 16 as the row, both rows of one lane are.
// CHECK-LABEL: func.func @plain
// CHECK: affine.parallel (%[[W:.*]], %[[G:.*]], %[[T:.*]]) = (0, 0, 0) to (2, 8, 4)
// CHECK: %[[A:.*]] = affine.load %{{.*}}[%[[G]] * 24 + %[[T]] * 2 + 5]
// CHECK: %[[B:.*]] = affine.load %{{.*}}[%[[G]] * 24 + %[[T]] * 2 + 6]
// CHECK-NOT: func.call
// CHECK: affine.store %[[A]]
// CHECK: affine.store %[[B]]
#thread = affine_map<(d0, d1, d2) -> (d0 * 32 + d1 * 4 + d2)>
func.func private @rk.warp.rows.load1.i16.i16.i16.i16.i16.i16.i16.i16.index.index(i16, i16, i16, i16, i16, i16, i16, i16, index, index) -> (i16, i16)
func.func @plain(%s: memref<400xi16>, %o: memref<128xi16>) attributes {rk.kernel} {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c9 = arith.constant 9 : i32
  %c10 = arith.constant 10 : i32
  %c11 = arith.constant 11 : i32
  %c12 = arith.constant 12 : i32
  %c15 = arith.constant 15 : i32
  %c24 = arith.constant 24 : i32
  affine.parallel (%w, %g, %t) = (0, 0, 0) to (2, 8, 4) {
    %n = affine.apply #thread(%w, %g, %t)
    %i = arith.index_cast %n : index to i32
    %row = arith.andi %i, %c15 : i32
    %start = arith.muli %row, %c24 overflow<nsw> : i32
    %i0 = arith.addi %start, %c5 overflow<nsw> : i32
    %i1 = arith.addi %start, %c6 overflow<nsw> : i32
    %i2 = arith.addi %start, %c7 overflow<nsw> : i32
    %i3 = arith.addi %start, %c8 overflow<nsw> : i32
    %i4 = arith.addi %start, %c9 overflow<nsw> : i32
    %i5 = arith.addi %start, %c10 overflow<nsw> : i32
    %i6 = arith.addi %start, %c11 overflow<nsw> : i32
    %i7 = arith.addi %start, %c12 overflow<nsw> : i32
    %x0 = arith.index_cast %i0 : i32 to index
    %x1 = arith.index_cast %i1 : i32 to index
    %x2 = arith.index_cast %i2 : i32 to index
    %x3 = arith.index_cast %i3 : i32 to index
    %x4 = arith.index_cast %i4 : i32 to index
    %x5 = arith.index_cast %i5 : i32 to index
    %x6 = arith.index_cast %i6 : i32 to index
    %x7 = arith.index_cast %i7 : i32 to index
    %e0 = memref.load %s[%x0] : memref<400xi16>
    %e1 = memref.load %s[%x1] : memref<400xi16>
    %e2 = memref.load %s[%x2] : memref<400xi16>
    %e3 = memref.load %s[%x3] : memref<400xi16>
    %e4 = memref.load %s[%x4] : memref<400xi16>
    %e5 = memref.load %s[%x5] : memref<400xi16>
    %e6 = memref.load %s[%x6] : memref<400xi16>
    %e7 = memref.load %s[%x7] : memref<400xi16>
    %r:2 = func.call @rk.warp.rows.load1.i16.i16.i16.i16.i16.i16.i16.i16.index.index(%e0, %e1, %e2, %e3, %e4, %e5, %e6, %e7, %g, %t) : (i16, i16, i16, i16, i16, i16, i16, i16, index, index) -> (i16, i16)
    affine.store %r#0, %o[%w * 64 + %g * 8 + %t * 2] : memref<128xi16>
    affine.store %r#1, %o[%w * 64 + %g * 8 + %t * 2 + 1] : memref<128xi16>
  }
  return
}

// -----

// Rows that something else than the thread's number decides are exchanged.
// CHECK-LABEL: func.func @data
// CHECK: func.call
// WHY: missed: lanes exchange the rows of matrices: the elements of a row are not contiguous
func.func private @rk.warp.rows.load1.i16.i16.i16.i16.i16.i16.i16.i16.index.index(i16, i16, i16, i16, i16, i16, i16, i16, index, index) -> (i16, i16)
func.func @data(%s: memref<400xi16>, %p: memref<32xindex>, %o: memref<64xi16>) attributes {rk.kernel} {
  affine.parallel (%g, %t) = (0, 0) to (8, 4) {
    %i = affine.load %p[%g * 4 + %t] : memref<32xindex>
    %e = memref.load %s[%i] : memref<400xi16>
    %r:2 = func.call @rk.warp.rows.load1.i16.i16.i16.i16.i16.i16.i16.i16.index.index(%e, %e, %e, %e, %e, %e, %e, %e, %g, %t) : (i16, i16, i16, i16, i16, i16, i16, i16, index, index) -> (i16, i16)
    affine.store %r#0, %o[%g * 8 + %t * 2] : memref<64xi16>
    affine.store %r#1, %o[%g * 8 + %t * 2 + 1] : memref<64xi16>
  }
  return
}
