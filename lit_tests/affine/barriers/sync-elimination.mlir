// RUN: raise-opt --pass-pipeline='sync-elimination' --split-input-file %s | filecheck %s
// RUN: raise-opt --pass-pipeline='sync-elimination' --split-input-file --print-remarks %s | filecheck %s --check-prefix=WHY

// Each thread reads what it wrote itself; the last barrier has nothing after it.
// CHECK-LABEL: func.func @own
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @own(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %a = affine.load %x[%t] : memref<64xf32>
      affine.store %a, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = affine.load %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      affine.store %c, %y[%t] : memref<64xf32>
      gpu.barrier
    }
  }
  return
}

// -----

// Another thread reads it: the barrier stays, also where the element is not known.
// CHECK-LABEL: func.func @other
// CHECK: affine.store
// CHECK-NEXT: gpu.barrier
// CHECK: memref.load
// CHECK-NEXT: gpu.barrier
// WHY: missed: the barrier stays: a write ({{.*}}) before it, a read ({{.*}}) after it
func.func @other(%x: memref<64xf32>, %i: index) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      %a = affine.load %x[%t] : memref<64xf32>
      affine.store %a, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c = memref.load %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      affine.store %c, %s[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
    }
  }
  return
}

// -----

// A guard keeps the two halves apart; memory outside the block's own counts too.
// CHECK-LABEL: func.func @halves
// CHECK-NOT: gpu.barrier
// CHECK: return
func.func @halves(%x: memref<128xf32>, %v: f32) {
  affine.parallel (%t) = (0) to (64) {
    affine.store %v, %x[%t] : memref<128xf32>
    gpu.barrier
    affine.if affine_set<(d0) : (d0 - 32 >= 0)>(%t) {
      affine.store %v, %x[%t + 32] : memref<128xf32>
    }
  }
  return
}

// -----

// Around the loop: the next iteration's store must wait for this one's loads, but two arrays by
// iterations need one barrier an iteration.
// CHECK-LABEL: func.func @iterations
// CHECK: affine.for
// CHECK: affine.store
// CHECK: gpu.barrier
// CHECK: affine.load
// CHECK-NOT: gpu.barrier
// CHECK: affine.for
// CHECK: affine.store
// CHECK: gpu.barrier
// CHECK: affine.load
// CHECK: gpu.barrier
// CHECK: return
func.func @iterations(%v: f32, %y: memref<64xf32>) {
  affine.parallel (%b) = (0) to (1) {
    %s = memref.alloca() : memref<1024xf32, #gpu.address_space<workgroup>>
    %u = memref.alloca() : memref<64xf32, #gpu.address_space<workgroup>>
    affine.parallel (%t) = (0) to (64) {
      affine.for %k = 0 to 16 {
        affine.store %v, %s[%k * 64 + %t] : memref<1024xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %c = affine.load %s[%k * 64 - %t + 63] : memref<1024xf32, #gpu.address_space<workgroup>>
        affine.store %c, %y[%t] : memref<64xf32>
        gpu.barrier
      }
      affine.for %k = 0 to 16 {
        affine.store %v, %u[%t] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %c = affine.load %u[63 - %t] : memref<64xf32, #gpu.address_space<workgroup>>
        affine.store %c, %y[%t] : memref<64xf32>
        gpu.barrier
      }
    }
  }
  return
}

// -----

// Not every thread comes to it.
// CHECK-LABEL: func.func @divergent
// CHECK: gpu.barrier
// WHY: missed: the barrier stays: not every thread reaches it
func.func @divergent() {
  affine.parallel (%t) = (0) to (64) {
    affine.if affine_set<(d0) : (d0 - 32 >= 0)>(%t) {
      gpu.barrier
    }
  }
  return
}
