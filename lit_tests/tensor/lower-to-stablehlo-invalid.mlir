// RUN: raise-opt --pass-pipeline='lower-to-stablehlo' --expect-refusal %s | filecheck %s

// CHECK: error[RK011]: gpu.shuffle has no tensor form yet
func.func @shuffle(%x: memref<32xf32>) {
  %o = arith.constant 1 : i32
  %w = arith.constant 32 : i32
  affine.parallel (%i) = (0) to (32) {
    %a = affine.load %x[%i] : memref<32xf32>
    %s, %p = gpu.shuffle xor %a, %o, %w : f32
    affine.store %s, %x[%i] : memref<32xf32>
  }
  return
}
