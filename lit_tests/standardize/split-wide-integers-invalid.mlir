// RUN: raise-opt --pass-pipeline='split-wide-integers' --expect-refusal --split-input-file %s | filecheck %s

// CHECK: error[RK018]: llvm.uitofp of a 128-bit integer is not raised
// CHECK: source: k.cu:3:7
llvm.func @float(%p: !llvm.ptr) attributes {rk.kernel} {
  %a = llvm.load %p : !llvm.ptr -> i128
  %f = llvm.uitofp %a : i128 to f64 loc("k.cu":3:7)
  llvm.store %f, %p : f64, !llvm.ptr
  llvm.return
}

// -----

// CHECK: error[RK018]: a kernel parameter of type i128
llvm.func @parameter(%a: i128) attributes {rk.kernel} {
  llvm.return
}
