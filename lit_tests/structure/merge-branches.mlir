// RUN: raise-opt --pass-pipeline='merge-branches' %s | filecheck %s

// a && b && !c
// CHECK-LABEL: func.func @and_chain
// CHECK: %[[A:.*]] = arith.cmpi slt
// CHECK: %[[B:.*]] = arith.cmpi sgt
// CHECK: %[[C:.*]] = arith.cmpi ne
// CHECK: %[[BC:.*]] = arith.andi %[[B]], %[[C]]
// CHECK: %[[ABC:.*]] = arith.andi %[[A]], %[[BC]]
// CHECK: cf.cond_br %[[ABC]], ^[[YES:.*]], ^[[NO:.*]]
// CHECK: ^[[YES]]:
// CHECK-NEXT: memref.store
func.func @and_chain(%i: i32, %j: i32, %n: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %a = arith.cmpi slt, %i, %n : i32
  cf.cond_br %a, ^second, ^no
^second:
  %b = arith.cmpi sgt, %j, %n : i32
  cf.cond_br %b, ^third, ^no
^third:
  %c = arith.cmpi eq, %j, %five : i32
  cf.cond_br %c, ^no, ^yes
^yes:
  memref.store %i, %m[%zero] : memref<10xi32>
  cf.br ^no
^no:
  return
}

// a || b, with a value that depends on which.
// CHECK-LABEL: func.func @or_with_values
// CHECK: %[[A:.*]] = arith.cmpi slt
// CHECK: %[[B:.*]] = arith.cmpi sgt
// CHECK: %[[NOTA:.*]] = arith.cmpi sge
// CHECK: %[[NOTB:.*]] = arith.cmpi sle
// CHECK: %[[NEITHER:.*]] = arith.andi %[[NOTA]], %[[NOTB]]
// CHECK: %[[VALUE:.*]] = arith.select %[[NOTA]], %{{.*}}, %{{.*}} : i32
// CHECK: cf.cond_br %[[NEITHER]], ^{{.*}}, ^{{.*}}(%[[VALUE]] : i32)
func.func @or_with_values(%i: i32, %j: i32, %n: i32) -> i32 {
  %a = arith.cmpi slt, %i, %n : i32
  cf.cond_br %a, ^yes(%i : i32), ^second
^second:
  %b = arith.cmpi sgt, %j, %n : i32
  cf.cond_br %b, ^yes(%j : i32), ^no
^yes(%x: i32):
  return %x : i32
^no:
  return %n : i32
}

// A load may not run where the first condition is false.
// CHECK-LABEL: func.func @load_stays
// CHECK: cf.cond_br
// CHECK: memref.load
// CHECK: cf.cond_br
func.func @load_stays(%i: i32, %n: i32, %at: index, %m: memref<10xi32>) {
  %a = arith.cmpi slt, %i, %n : i32
  cf.cond_br %a, ^second, ^no
^second:
  %x = memref.load %m[%at] : memref<10xi32>
  %b = arith.cmpi sgt, %x, %n : i32
  cf.cond_br %b, ^yes, ^no
^yes:
  memref.store %i, %m[%at] : memref<10xi32>
  cf.br ^no
^no:
  return
}

// A division by a value may fault.
// CHECK-LABEL: func.func @division_stays
// CHECK: cf.cond_br
// CHECK: arith.remsi
// CHECK: cf.cond_br
func.func @division_stays(%i: i32, %n: i32, %at: index, %m: memref<10xi32>) {
  %zero = arith.constant 0 : i32
  %a = arith.cmpi ne, %n, %zero : i32
  cf.cond_br %a, ^second, ^no
^second:
  %x = arith.remsi %i, %n : i32
  %b = arith.cmpi eq, %x, %zero : i32
  cf.cond_br %b, ^yes, ^no
^yes:
  memref.store %i, %m[%at] : memref<10xi32>
  cf.br ^no
^no:
  return
}
