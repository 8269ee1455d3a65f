// RUN: raise-opt --pass-pipeline='remark-races' --split-input-file --print-remarks %s | filecheck %s

// CHECK: note: thread 32 reads element 31 of a shared array, which thread 31 has written with no barrier between them{{.*}}: a race
func.func @neighbour(%x: memref<64xf32>, %y: memref<64xf32>) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (64) {
    %v = affine.load %x[%t] : memref<64xf32>
    affine.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%t) {
      %w = affine.load %s[%t - 1] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %w, %y[%t] : memref<64xf32>
    }
  }
  return
}

// -----

// CHECK: note: thread 0 writes element 63 of a shared array, which thread 63 has read with no barrier between them{{.*}}: a race
func.func @reversed(%y: memref<64xf32>, %v: f32) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (64) {
    affine.for %k = 0 to 4 {
      %w = affine.load %s[%t + %k] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %w, %y[%t] : memref<64xf32>
    }
    affine.if affine_set<(d0) : (-d0 + 60 >= 0)>(%t) {
      affine.store %v, %s[-%t + 63] : memref<64xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}

// -----

// CHECK: warning: thread 63 writes element 64 of a shared array of 64
// CHECK: note: threads 31 and 32 write 31 and 32 to element 0 of a shared array: a race
func.func @writes(%v: f32) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  %i = memref.alloca() : memref<1xi32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (64) {
    affine.store %v, %s[%t + 1] : memref<64xf32, #gpu.address_space<workgroup>>
    %n = arith.index_cast %t : index to i32
    affine.store %n, %i[0] : memref<1xi32, #gpu.address_space<workgroup>>
  }
  return
}

// -----

// A block of one thread has no index.
// CHECK: warning: thread 0 writes element 4 of a shared array of 4
func.func @alone(%v: f32) attributes {rk.kernel, rk.block = array<i64: 1, 1, 1>} {
  %s = memref.alloca() : memref<4xf32, #gpu.address_space<workgroup>>
  affine.parallel () = () to () {
    affine.store %v, %s[4] : memref<4xf32, #gpu.address_space<workgroup>>
  }
  return
}

// -----

// A barrier between them, threads of one warp, one value written by all, a guard that is not known:
// nothing is certain.
// CHECK-NOT: note
func.func @ordered(%x: memref<64xf32>, %y: memref<64xf32>, %some: i1) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %c0 = arith.constant 0 : i32
  %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
  %i = memref.alloca() : memref<1xi32, #gpu.address_space<workgroup>>
  affine.parallel (%t) = (0) to (64) {
    affine.store %c0, %i[0] : memref<1xi32, #gpu.address_space<workgroup>>
    %v = affine.load %x[%t] : memref<64xf32>
    affine.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    affine.if affine_set<(d0) : (-d0 + 30 >= 0)>(%t) {
      %w = affine.load %s[%t + 1] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %w, %y[%t] : memref<64xf32>
    }
    scf.if %some {
      affine.store %v, %s[-%t + 63] : memref<64xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %u = affine.load %s[-%t + 63] : memref<64xf32, #gpu.address_space<workgroup>>
    affine.store %u, %y[%t] : memref<64xf32>
  }
  return
}
