// RUN: raise-opt --pass-pipeline='fold-packed-integers,canonicalize' --split-input-file %s | filecheck %s

// A pair of floats as one word.
// CHECK-LABEL: func.func @pair
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @pair(%a: i32, %b: i32) -> (i32, i32) {
  %c32 = arith.constant 32 : i64
  %first = arith.extui %a : i32 to i64
  %second = arith.extui %b : i32 to i64
  %shifted = arith.shli %second, %c32 : i64
  %word = arith.ori %first, %shifted : i64
  %low = arith.trunci %word : i64 to i32
  %moved = arith.shrui %word, %c32 : i64
  %high = arith.trunci %moved : i64 to i32
  return %low, %high : i32, i32
}

// -----

// Bytes of a word; one is a constant.
// CHECK-LABEL: func.func @bytes
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i8
// CHECK: %[[SEVEN:.*]] = arith.constant 7 : i8
// CHECK-NOT: arith.trunci
// CHECK: return %[[A]], %[[B]], %[[SEVEN]]
func.func @bytes(%a: i8, %b: i8) -> (i8, i8, i8) {
  %c8 = arith.constant 8 : i32
  %c24 = arith.constant 24 : i32
  %ones = arith.constant 117440512 : i32
  %first = arith.extui %a : i8 to i32
  %second = arith.extui %b : i8 to i32
  %shifted = arith.shli %second, %c8 : i32
  %half = arith.ori %shifted, %first : i32
  %word = arith.ori %half, %ones : i32
  %low = arith.trunci %word : i32 to i8
  %x = arith.shrui %word, %c8 : i32
  %next = arith.trunci %x : i32 to i8
  %y = arith.shrui %word, %c24 : i32
  %last = arith.trunci %y : i32 to i8
  return %low, %next, %last : i8, i8, i8
}

// -----

// Parts that overlap, and parts of two, are not one of them; a sign is no zeros.
// CHECK-LABEL: func.func @others
// CHECK: arith.trunci
// CHECK: arith.trunci
// CHECK: arith.trunci
func.func @others(%a: i32, %b: i32) -> (i32, i32, i32) {
  %c16 = arith.constant 16 : i64
  %c32 = arith.constant 32 : i64
  %first = arith.extui %a : i32 to i64
  %second = arith.extui %b : i32 to i64
  %shifted = arith.shli %second, %c16 : i64
  %overlap = arith.ori %first, %shifted : i64
  %low = arith.trunci %overlap : i64 to i32
  %whole = arith.shli %second, %c32 : i64
  %word = arith.ori %first, %whole : i64
  %between = arith.shrui %word, %c16 : i64
  %middle = arith.trunci %between : i64 to i32
  %signed = arith.extsi %a : i32 to i64
  %joined = arith.ori %signed, %whole : i64
  %moved = arith.shrui %joined, %c32 : i64
  %high = arith.trunci %moved : i64 to i32
  return %low, %middle, %high : i32, i32, i32
}
