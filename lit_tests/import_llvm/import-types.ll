; RUN: raise-opt --import %s | filecheck %s

%struct.inner = type { i8, [3 x half] }
%struct.outer = type <{ %struct.inner, ptr addrspace(3), <2 x bfloat> }>

; CHECK-LABEL: llvm.func @scalars(
; CHECK-SAME: %arg0: i1, %arg1: i24, %arg2: i128, %arg3: f16, %arg4: bf16, %arg5: f32, %arg6: f64, %arg7: !llvm.ptr, %arg8: !llvm.ptr<1>)
define void @scalars(i1 %a, i24 %b, i128 %c, half %d, bfloat %e, float %f, double %g, ptr %h, ptr addrspace(1) %i) {
  ret void
}

; Identified structs become literal ones.
; CHECK-LABEL: llvm.func @aggregates(
; CHECK-SAME: !llvm.struct<packed (struct<(i8, array<3 x f16>)>, ptr<3>, vector<2xbf16>)>
; CHECK-SAME: -> !llvm.struct<()>
define {} @aggregates(%struct.outer %a) {
  ret {} zeroinitializer
}

; CHECK-LABEL: llvm.func @vectors(
; CHECK-SAME: vector<4xf32>, %arg1: vector<2x!llvm.ptr>
define void @vectors(<4 x float> %a, <2 x ptr> %b) {
  ret void
}
