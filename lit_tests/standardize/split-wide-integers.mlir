// RUN: raise-opt --pass-pipeline='split-wide-integers' --split-input-file %s | filecheck %s

// A sum carries from the low word into the high one; loads and stores are of two words.
// CHECK-LABEL: llvm.func @sum
// CHECK: %[[A:.*]] = llvm.load %arg0 {alignment = 16 : i64} : !llvm.ptr -> i64
// CHECK: %[[P:.*]] = llvm.getelementptr {{.*}}%arg0[8]
// CHECK: %[[B:.*]] = llvm.load %[[P]] {alignment = 8 : i64} : !llvm.ptr -> i64
// CHECK: %[[LOW:.*]] = llvm.add %[[A]], %[[A]] : i64
// CHECK: %[[CARRY:.*]] = llvm.icmp "ult" %[[LOW]], %[[A]] : i64
// CHECK: %[[ONE:.*]] = llvm.zext %[[CARRY]] : i1 to i64
// CHECK: %[[HIGH:.*]] = llvm.add %[[B]], %[[B]] : i64
// CHECK: llvm.add %[[HIGH]], %[[ONE]]
// CHECK: llvm.store %[[LOW]], %arg0
// CHECK-NOT: i128
llvm.func @sum(%p: !llvm.ptr) attributes {rk.kernel} {
  %a = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> i128
  %b = llvm.add %a, %a : i128
  llvm.store %b, %p {alignment = 16 : i64} : i128, !llvm.ptr
  llvm.return
}

// -----

// The words of a constant, carried around a loop as two arguments; a comparison looks at both.
// CHECK-LABEL: llvm.func @carried
// CHECK-DAG: %[[LOW:.*]] = llvm.mlir.constant(5 : i64)
// CHECK-DAG: %[[HIGH:.*]] = llvm.mlir.constant(-1 : i64)
// CHECK: llvm.br ^[[LOOP:.*]](%[[LOW]], %[[HIGH]] : i64, i64)
// CHECK: ^[[LOOP]](%[[A:.*]]: i64, %[[B:.*]]: i64):
// CHECK: %[[BELOW:.*]] = llvm.icmp "ult" %[[A]]
// CHECK: %[[SAME:.*]] = llvm.icmp "eq" %[[B]]
// CHECK: %[[OVER:.*]] = llvm.icmp "slt" %[[B]]
// CHECK: llvm.select %[[SAME]], %[[BELOW]], %[[OVER]] : i1, i1
// CHECK: llvm.store %[[A]], %arg0
// CHECK-NOT: i128
llvm.func @carried(%p: !llvm.ptr) attributes {rk.kernel} {
  %c = llvm.mlir.constant(-18446744073709551611 : i128) : i128
  %zero = llvm.mlir.constant(0 : i128) : i128
  llvm.br ^loop(%c : i128)
^loop(%v: i128):
  %w = llvm.xor %v, %c : i128
  %more = llvm.icmp "slt" %v, %zero : i128
  llvm.cond_br %more, ^loop(%w : i128), ^exit
^exit:
  %t = llvm.trunc %v : i128 to i64
  llvm.store %t, %p : i64, !llvm.ptr
  llvm.return
}

// -----

// 65 bits, which LLVM makes of a loop's sum: the upper word keeps one bit.
// CHECK-LABEL: llvm.func @odd
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: llvm.and %{{.*}}, %[[ONE]] : i64
// CHECK-NOT: i65
llvm.func @odd(%p: !llvm.ptr) attributes {rk.kernel} {
  %a = llvm.load %p : !llvm.ptr -> i64
  %x = llvm.zext %a : i64 to i65
  %one = llvm.mlir.constant(1 : i65) : i65
  %m = llvm.mul %x, %x : i65
  %h = llvm.lshr %m, %one : i65
  %r = llvm.trunc %h : i65 to i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return
}
