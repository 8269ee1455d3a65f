; RUN: raise-opt --import %s | filecheck %s

declare float @__nv_powf(float, float)
declare i32 @variadic(i32, ...)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.assume(i1)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

; CHECK-LABEL: llvm.func @f
define float @f(float %x, ptr %p, i1 %c) {
  ; CHECK-NOT: lifetime
  %a = alloca float
  call void @llvm.lifetime.start.p0(ptr %a)
  ; CHECK: llvm.call @__nv_powf(%arg0, %arg0) : (f32, f32) -> f32
  %1 = call float @__nv_powf(float %x, float %x)
  ; CHECK: llvm.call_intrinsic "llvm.fma.f32"({{.*}}) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %2 = tail call contract float @llvm.fma.f32(float noundef %x, float %1, float %x)
  ; CHECK: llvm.call @variadic({{.*}}) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
  %3 = call i32 (i32, ...) @variadic(i32 1, float %2)
  ; CHECK: llvm.call %arg1(%arg0) : !llvm.ptr, (f32) -> f32
  %4 = call float %p(float %x)
  ; CHECK: llvm.call_intrinsic "llvm.assume"({{%.+}}) : (i1) -> ()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  ; CHECK: [[MODE:%.+]] = llvm.mlir.metadata_as_value #llvm.md_string<"round.upward">
  ; CHECK: llvm.call_intrinsic "llvm.experimental.constrained.fadd.f32"(%arg0, %arg0, [[MODE]], {{%.+}})
  %5 = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %4
}

; CHECK-LABEL: llvm.func @assembly
define i32 @assembly(i32 %a, ptr %p) {
  ; CHECK: llvm.inline_asm has_side_effects asm_dialect = att "membar.gl;\0A\09// \22q\22", "~{memory}"
  call void asm sideeffect "membar.gl;\0A\09// \22q\22", "~{memory}"()
  ; CHECK: llvm.inline_asm asm_dialect = att "mov.u32 $0, %laneid;", "=r" : () -> i32
  %1 = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  ; CHECK: llvm.inline_asm {{.*}} operand_attrs = [{elementtype = i32}, {}] {{.*}} "=*m,r" %arg1, %arg0
  call void asm "st.u32 $0, $1;", "=*m,r"(ptr elementtype(i32) %p, i32 %a)
  ret i32 %1
}
