// RUN: raise-opt --pass-pipeline='narrow-extrema,canonicalize' %s | filecheck %s

// CHECK-LABEL: func.func @bytes
// CHECK-NEXT: %[[M:.*]] = arith.maxui %arg0, %arg1 : i8
// CHECK-NEXT: %[[N:.*]] = arith.minui %[[M]], %{{.*}} : i8
// CHECK-NEXT: return %[[N]]
func.func @bytes(%a: i8, %b: i8, %c: i8) -> i8 {
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %z = arith.extui %c : i8 to i32
  %m = arith.maxsi %x, %y : i32
  %n = arith.minui %m, %z : i32
  %t = arith.trunci %n : i32 to i8
  return %t : i8
}

// 200 is -56 as a signed byte.
// CHECK-LABEL: func.func @constant
// CHECK: %[[C:.*]] = arith.constant -56 : i8
// CHECK: arith.minui %arg0, %[[C]] : i8
func.func @constant(%a: i8) -> i8 {
  %c = arith.constant 200 : i32
  %x = arith.extui %a : i8 to i32
  %m = arith.minsi %x, %c : i32
  %t = arith.trunci %m : i32 to i8
  return %t : i8
}

// CHECK-LABEL: func.func @signed
// CHECK: arith.maxsi %arg0, %arg1 : i16
func.func @signed(%a: i16, %b: i16) -> i16 {
  %x = arith.extsi %a : i16 to i32
  %y = arith.extsi %b : i16 to i32
  %m = arith.maxsi %x, %y : i32
  %t = arith.trunci %m : i32 to i16
  return %t : i16
}

// Extended in two ways; a constant that does not fit; narrower than what was extended.
// CHECK-LABEL: func.func @stay
// CHECK-COUNT-3: arith.trunci
func.func @stay(%a: i8, %b: i8, %c: i16) -> (i8, i8, i8) {
  %k = arith.constant 256 : i32
  %x = arith.extui %a : i8 to i32
  %y = arith.extsi %b : i8 to i32
  %z = arith.extui %c : i16 to i32
  %m = arith.maxsi %x, %y : i32
  %t = arith.trunci %m : i32 to i8
  %n = arith.maxsi %x, %k : i32
  %u = arith.trunci %n : i32 to i8
  %o = arith.maxsi %x, %z : i32
  %v = arith.trunci %o : i32 to i8
  return %t, %u, %v : i8, i8, i8
}
