// RUN: raise-opt --pass-pipeline='launch-to-parallel' --expect-refusal %s | filecheck %s

// CHECK: error[RK021]: the kernel has no launch sizes
func.func @no_launch(%x: memref<64xf32>) {
  return
}
