// RUN: raise-opt --pass-pipeline='scalarize-vectors' --split-input-file %s | filecheck %s

// A vector load is one load a lane, each with the alignment that is left; arithmetic keeps its flags.
// CHECK-LABEL: llvm.func @loads
// CHECK: %[[A:.*]] = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> f32
// CHECK: %[[P:.*]] = llvm.getelementptr %arg0[4]
// CHECK: %[[B:.*]] = llvm.load %[[P]] {alignment = 4 : i64} : !llvm.ptr -> f32
// CHECK: %[[S:.*]] = llvm.fadd %[[A]], %[[A]] {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK: %[[T:.*]] = llvm.fadd %[[B]], %[[B]] {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK: llvm.store %[[S]], %arg0
// CHECK: llvm.store %[[T]], %{{.*}}
// CHECK-NOT: vector
llvm.func @loads(%p: !llvm.ptr) attributes {rk.kernel} {
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<2xf32>
  %s = llvm.fadd %v, %v {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf32>
  llvm.store %s, %p {alignment = 8 : i64} : vector<2xf32>, !llvm.ptr
  llvm.return
}

// -----

// A vector carried around a loop is one block argument a lane.
// CHECK-LABEL: llvm.func @carried
// CHECK: llvm.br ^[[LOOP:.*]](%[[Z:.*]], %[[Z]] : i32, i32)
// CHECK: ^[[LOOP]](%[[A:.*]]: i32, %[[B:.*]]: i32):
// CHECK: %[[C:.*]] = llvm.add %[[A]], %[[A]] {{.*}} : i32
// CHECK: llvm.cond_br %{{.*}}, ^[[LOOP]](%[[C]], %{{.*}} : i32, i32), ^{{.*}}
llvm.func @carried(%p: !llvm.ptr, %c: i1) attributes {rk.kernel} {
  %z = llvm.mlir.zero : vector<2xi32>
  llvm.br ^loop(%z : vector<2xi32>)
^loop(%v: vector<2xi32>):
  %w = llvm.add %v, %v overflow<nsw> : vector<2xi32>
  llvm.cond_br %c, ^loop(%w : vector<2xi32>), ^exit
^exit:
  llvm.store %w, %p : vector<2xi32>, !llvm.ptr
  llvm.return
}

// -----

// Lanes by constant are picked, lanes by value are selected; shuffles cost nothing.
// CHECK-LABEL: llvm.func @lanes
// CHECK: %[[HIT:.*]] = llvm.icmp "eq" %arg1, %{{.*}} : i32
// CHECK: %[[E:.*]] = llvm.select %[[HIT]], %arg2, %arg3
// CHECK: llvm.store %[[E]], %arg0
llvm.func @lanes(%p: !llvm.ptr, %i: i32, %x: i32, %y: i32) attributes {rk.kernel} {
  %u = llvm.mlir.undef : vector<2xi32>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.insertelement %x, %u[%zero : i64] : vector<2xi32>
  %b = llvm.insertelement %y, %a[%one : i64] : vector<2xi32>
  %s = llvm.shufflevector %b, %u [1, 0] : vector<2xi32>
  %e = llvm.extractelement %s[%i : i32] : vector<2xi32>
  llvm.store %e, %p : i32, !llvm.ptr
  llvm.return
}

// -----

// A bit cast between widths cuts and joins.
// CHECK-LABEL: llvm.func @bits
// CHECK: %[[LOW:.*]] = llvm.trunc %arg1 : i32 to i16
// CHECK: %[[UP:.*]] = llvm.lshr %arg1, %{{.*}} : i32
// CHECK: %[[HIGH:.*]] = llvm.trunc %[[UP]] : i32 to i16
// CHECK: llvm.bitcast %[[LOW]] : i16 to f16
// CHECK: llvm.bitcast %[[HIGH]] : i16 to f16
llvm.func @bits(%p: !llvm.ptr, %v: i32) attributes {rk.kernel} {
  %h = llvm.bitcast %v : i32 to vector<2xf16>
  llvm.store %h, %p : vector<2xf16>, !llvm.ptr
  llvm.return
}

// -----

// A reduction is a chain in lane order, an elementwise intrinsic one call a lane.
// CHECK-LABEL: llvm.func @intrinsics
// CHECK: llvm.call_intrinsic "llvm.fma.f32"
// CHECK: llvm.call_intrinsic "llvm.fma.f32"
// CHECK: %[[S:.*]] = llvm.fadd %arg1, %{{.*}} : f32
// CHECK: llvm.fadd %[[S]], %{{.*}} : f32
llvm.func @intrinsics(%p: !llvm.ptr, %start: f32) attributes {rk.kernel} {
  %v = llvm.load %p : !llvm.ptr -> vector<2xf32>
  %f = llvm.call_intrinsic "llvm.fma.v2f32"(%v, %v, %v) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  %r = llvm.call_intrinsic "llvm.vector.reduce.fadd.v2f32"(%start, %f) : (f32, vector<2xf32>) -> f32
  llvm.store %r, %p : f32, !llvm.ptr
  llvm.return
}

// -----

// A struct value is its members; the struct of an operation with several results stays.
// CHECK-LABEL: llvm.func @structs
// CHECK: llvm.store %arg1, %{{.*}} : i32, !llvm.ptr
// CHECK: %[[O:.*]] = llvm.call_intrinsic "llvm.sadd.with.overflow.i32"
// CHECK: llvm.extractvalue %[[O]][0]
llvm.func @structs(%p: !llvm.ptr, %n: i32) attributes {rk.kernel} {
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %s = llvm.insertvalue %n, %u[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.store %s, %p : !llvm.struct<(i32, array<2 x i32>)>, !llvm.ptr
  %o = llvm.call_intrinsic "llvm.sadd.with.overflow.i32"(%n, %n) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %v = llvm.extractvalue %o[0] : !llvm.struct<(i32, i1)>
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
