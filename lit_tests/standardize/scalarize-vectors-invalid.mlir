// RUN: raise-opt --pass-pipeline='scalarize-vectors' --expect-refusal %s | filecheck %s

// CHECK: error[RK012]: llvm.masked.load.v2f32.p0 is not raised yet
llvm.func @masked(%p: !llvm.ptr, %c: i1) attributes {rk.kernel} {
  %u = llvm.mlir.undef : vector<2xi1>
  %z = llvm.mlir.zero : vector<2xf32>
  %v = llvm.call_intrinsic "llvm.masked.load.v2f32.p0"(%p, %u, %z) : (!llvm.ptr, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  llvm.store %v, %p : vector<2xf32>, !llvm.ptr
  llvm.return
}
