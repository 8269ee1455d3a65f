// RUN: not raise-opt --pass-pipeline='lift-control-flow' %s 2>&1 | filecheck %s

// CHECK: error[RK021]: the loop cannot end
func.func @forever(%m: memref<1xi32>, %x: i32) {
  %zero = arith.constant 0 : index
  cf.br ^loop
^loop:
  memref.store %x, %m[%zero] : memref<1xi32>
  cf.br ^loop
}
