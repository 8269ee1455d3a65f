// RUN: raise-opt --pass-pipeline='expand-fragments' --split-input-file --expect-refusal %s | filecheck %s

// CHECK: error[RK017]: llvm.nvvm.wmma.m8n8k32.load.a.row.stride.s4.p0: a fragment of this shape or type
llvm.func @four_bits(%p: !llvm.ptr) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>} {
  %ld = llvm.mlir.constant(32 : i32) : i32
  %a = llvm.call_intrinsic "llvm.nvvm.wmma.m8n8k32.load.a.row.stride.s4.p0"(%p, %ld) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

// CHECK: error[RK017]: llvm.nvvm.mma.m8n8k4.row.col.f32.f32: a product of this shape or type
llvm.func @volta(%h: vector<2xf16>, %c: f32) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>} {
  %d = llvm.call_intrinsic "llvm.nvvm.mma.m8n8k4.row.col.f32.f32"(%h, %h, %h, %h, %c, %c, %c, %c, %c, %c, %c, %c) : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}
