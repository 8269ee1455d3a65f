// RUN: raise-opt --pass-pipeline='llvm-to-arith' --expect-refusal --split-input-file %s | filecheck %s

// CHECK: error[RK012]: the function mystery is not raised yet
// CHECK: source: k.cu:3:7
llvm.func @call(%p: !llvm.ptr) attributes {rk.kernel} {
  llvm.call @mystery(%p) : (!llvm.ptr) -> () loc("k.cu":3:7)
  llvm.return
}
llvm.func @mystery(!llvm.ptr)

// -----

// CHECK: error[RK013]: frobnicate is not in the table of assembly statements
llvm.func @assembly() attributes {rk.kernel} {
  llvm.inline_asm has_side_effects "frobnicate;", "" : () -> ()
  llvm.return
}

// -----

// What a compiler leaves of a loop that cannot end, on every path. One path is a remark.
// CHECK: error[RK021]: the kernel never returns
// CHECK: source: k.cu:5:3
llvm.func @endless(%p: !llvm.ptr, %c: i1) attributes {rk.kernel} {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.unreachable loc("k.cu":5:3)
^bb2:
  llvm.unreachable
}
