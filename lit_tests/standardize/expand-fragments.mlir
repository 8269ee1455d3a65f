// RUN: raise-opt --pass-pipeline='expand-fragments' --split-input-file %s | filecheck %s

// One element a lane of A: row lane / 4, column lane % 4.
// CHECK: func.func private @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64(f64, f64, f64, f64) -> (f64, f64)
// CHECK-LABEL: llvm.func @product
// CHECK: %[[G:.*]] = arith.divui
// CHECK: %[[T:.*]] = arith.remui
// CHECK: %[[P:.*]] = llvm.getelementptr %arg0[%{{.*}}] {{.*}} -> !llvm.ptr, f64
// CHECK: %[[A:.*]] = llvm.load %[[P]] : !llvm.ptr -> f64
// CHECK: %[[D:.*]]:2 = func.call @rk.warp.mma.m8n8k4_f64_f64_f64.f64.f64.f64.f64(%[[A]], %[[A]], %arg1, %arg1)
// CHECK: llvm.store %[[D]]#0
// CHECK: llvm.store %[[D]]#1
llvm.func @product(%p: !llvm.ptr, %c: f64) attributes {rk.kernel, rk.block = array<i64: 32, 1, 1>} {
  %ld = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.call_intrinsic "llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0"(%p, %ld) : (!llvm.ptr, i32) -> f64
  %d = llvm.call_intrinsic "llvm.nvvm.wmma.m8n8k4.mma.row.col.f64"(%a, %a, %c, %c) : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %d0 = llvm.extractvalue %d[0] : !llvm.struct<(f64, f64)>
  %d1 = llvm.extractvalue %d[1] : !llvm.struct<(f64, f64)>
  llvm.call_intrinsic "llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0"(%p, %d0, %d1, %ld) : (!llvm.ptr, f64, f64, i32) -> ()
  llvm.return
}
