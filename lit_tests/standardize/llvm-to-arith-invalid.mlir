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

// CHECK: error[RK017]: a barrier of 32 of 64 threads
llvm.func @part(%p: !llvm.ptr) attributes {rk.kernel, rk.block = array<i64: 64, 1, 1>} {
  %id = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(32 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%id, %n) : (i32, i32) -> ()
  llvm.return
}
