// RUN: raise-opt --pass-pipeline='exit-endless-loops' --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @on_one_path
// CHECK: cf.cond_br %{{.*}}, ^[[STUCK:bb.*]], ^[[DONE:bb[0-9]+]]
// CHECK: ^[[STUCK]]:
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: cf.cond_br %[[TRUE]], ^[[AGAIN:bb.*]], ^[[NEVER:bb[0-9]+]]
// CHECK: ^[[NEVER]]:
// CHECK-NEXT: return
// CHECK: ^[[AGAIN]]:
// CHECK-NEXT: cf.br ^[[STUCK]]
func.func @on_one_path(%x: memref<4xi32>, %c: i1) {
  cf.cond_br %c, ^stuck, ^done
^stuck:
  cf.br ^stuck
^done:
  return
}

// -----

// Nothing returns: as it was, for lift-control-flow to refuse.
// CHECK-LABEL: func.func @on_every_path
// CHECK-NOT: arith.constant
func.func @on_every_path(%x: memref<4xi32>) {
  cf.br ^stuck
^stuck:
  cf.br ^stuck
}
