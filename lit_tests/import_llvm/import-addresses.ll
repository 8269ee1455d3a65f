; RUN: raise-opt --import %s | filecheck %s

; CHECK-LABEL: llvm.func @f
; CHECK: [[FAR:%.+]] = llvm.mlir.constant(34359738368 : i64) : i64
define void @f(ptr %p, i64 %i, <2 x ptr> %v) {
  ; CHECK: llvm.getelementptr %arg0[%arg1] {noWrapFlags = 3 : i32} : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = getelementptr inbounds float, ptr %p, i64 %i
  ; CHECK: llvm.getelementptr {{%.+}}[-16] {noWrapFlags = 6 : i32} : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = getelementptr nusw nuw i8, ptr %1, i64 -16
  ; CHECK: llvm.getelementptr {{%.+}}[%arg1, 1, 2] {noWrapFlags = 0 : i32} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %3 = getelementptr { i32, [4 x float] }, ptr %2, i64 %i, i32 1, i64 2
  ; CHECK: llvm.getelementptr {{%.+}}[[[FAR]]]
  %4 = getelementptr i8, ptr %3, i64 34359738368
  ; CHECK: llvm.getelementptr %arg2[0, 1] {{.*}} -> vector<2x!llvm.ptr>
  %5 = getelementptr { i32, float }, <2 x ptr> %v, <2 x i64> zeroinitializer, <2 x i32> splat (i32 1)
  ret void
}
