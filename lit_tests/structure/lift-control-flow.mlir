// RUN: raise-opt --pass-pipeline='lift-control-flow,canonicalize' %s | filecheck %s

// A guard and an early return: scf.if around the rest, no flag.
// CHECK-LABEL: func.func @guard
// CHECK: scf.if
// CHECK-NEXT: memref.store
// CHECK-NEXT: arith.cmpi
// CHECK-NEXT: scf.if
// CHECK-NEXT: memref.store
// CHECK-NOT: ub.poison
// CHECK: return
func.func @guard(%i: i32, %n: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^inside, ^out
^inside:
  memref.store %i, %m[%zero] : memref<10xi32>
  %d = arith.cmpi eq, %i, %n : i32
  cf.cond_br %d, ^out, ^rest
^rest:
  memref.store %n, %m[%zero] : memref<10xi32>
  cf.br ^out
^out:
  return
}

// A rotated loop: its branch is the condition, nothing but its values is carried.
// CHECK-LABEL: func.func @rotated
// CHECK: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: arith.addi
// CHECK-NEXT: arith.addi
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt
// CHECK-NEXT: scf.condition(%[[MORE]])
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0
// CHECK-NEXT: scf.yield
func.func @rotated(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^loop(%zero, %zero : i32, i32)
^loop(%i: i32, %s: i32):
  %t = arith.addi %s, %i : i32
  %j = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %j, %n : i32
  cf.cond_br %more, ^loop(%j, %t : i32, i32), ^out
^out:
  return %t : i32
}

// A test at the head: canonicalization moves the body after it.
// CHECK-LABEL: func.func @head
// CHECK: scf.while
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt
// CHECK-NEXT: scf.condition(%[[MORE]])
// CHECK-NEXT: } do {
// CHECK: memref.store
// CHECK: scf.yield
func.func @head(%n: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^loop(%zero : i32)
^loop(%i: i32):
  %done = arith.cmpi sge, %i, %n : i32
  cf.cond_br %done, ^out, ^body
^body:
  %at = arith.index_cast %i : i32 to index
  memref.store %i, %m[%at] : memref<10xi32>
  %j = arith.addi %i, %one : i32
  cf.br ^loop(%j : i32)
^out:
  return
}

// A loop with two exits: one flag says where to.
// CHECK-LABEL: func.func @two_exits
// CHECK: %[[LOOP:.*]]:4 = scf.while
// CHECK: scf.if %[[LOOP]]#3 {
// CHECK-NEXT: memref.store
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @two_exits(%n: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^loop(%zero : i32)
^loop(%i: i32):
  %at = arith.index_cast %i : i32 to index
  %x = memref.load %m[%at] : memref<10xi32>
  %found = arith.cmpi eq, %x, %n : i32
  cf.cond_br %found, ^hit, ^next
^next:
  %j = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %j, %n : i32
  cf.cond_br %more, ^loop(%j : i32), ^out
^hit:
  memref.store %i, %m[%at] : memref<10xi32>
  cf.br ^out
^out:
  return
}

// A loop with two entries: which one is next is carried, and both bodies are there once.
// CHECK-LABEL: func.func @irreducible
// CHECK: scf.while
// CHECK: scf.if
// CHECK: arith.addi
// CHECK: else
// CHECK: arith.muli
// CHECK: scf.condition
// CHECK-NOT: arith.muli
// CHECK: return
func.func @irreducible(%i: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^a(%i : i32), ^b(%n : i32)
^a(%x: i32):
  %x1 = arith.addi %x, %one : i32
  %d = arith.cmpi eq, %x1, %n : i32
  cf.cond_br %d, ^out, ^b(%x1 : i32)
^b(%y: i32):
  %y1 = arith.muli %y, %n : i32
  cf.br ^a(%y1 : i32)
^out:
  return %x : i32
}

// A switch is a chain of scf.if; cases with one target and the same values are one.
// CHECK-LABEL: func.func @switch
// CHECK-SAME: %[[X:.*]]: i32, %[[M:.*]]: memref
// CHECK-DAG: %[[IS1:.*]] = arith.cmpi eq, %[[X]], %c1_i32
// CHECK-DAG: %[[IS2:.*]] = arith.cmpi eq, %[[X]], %c2_i32
// CHECK: %[[EITHER:.*]] = arith.ori %[[IS1]], %[[IS2]]
// CHECK: scf.if %[[EITHER]] {
// CHECK-NEXT: memref.store
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[IS7:.*]] = arith.cmpi eq, %[[X]], %c7_i32
// CHECK-NEXT: scf.if %[[IS7]] {
func.func @switch(%x: i32, %m: memref<10xi32>) {
  %zero = arith.constant 0 : index
  cf.switch %x : i32, [default: ^out, 1: ^a, 2: ^a, 7: ^b]
^a:
  memref.store %x, %m[%zero] : memref<10xi32>
  cf.br ^out
^b:
  %y = arith.addi %x, %x : i32
  memref.store %y, %m[%zero] : memref<10xi32>
  cf.br ^out
^out:
  return
}

// Structured code stays as it is.
// CHECK-LABEL: func.func @straight
// CHECK-NEXT: return
func.func @straight() {
  return
}
