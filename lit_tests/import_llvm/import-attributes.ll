; RUN: raise-opt --import %s | filecheck %s

; CHECK-LABEL: llvm.func @integer_flags
define i32 @integer_flags(i32 %a, i64 %b) {
  ; CHECK: llvm.add %arg0, %arg0 {overflowFlags = 1 : i32}
  %1 = add nsw i32 %a, %a
  ; CHECK: llvm.shl {{.*}} {overflowFlags = 3 : i32}
  %2 = shl nuw nsw i32 %1, %a
  ; CHECK: llvm.udiv exact
  %3 = udiv exact i32 %2, %a
  ; CHECK: llvm.or disjoint
  %4 = or disjoint i32 %3, %a
  ; CHECK: llvm.zext nneg
  %5 = zext nneg i32 %4 to i64
  ; CHECK: llvm.trunc {{.*}} {overflowFlags = 2 : i32}
  %6 = trunc nuw i64 %5 to i32
  ; CHECK: llvm.icmp "slt" {{%.+}}, %arg0 : i32
  %7 = icmp samesign slt i32 %6, %a
  ret i32 %6
}

; CHECK-LABEL: llvm.func @float_flags
define float @float_flags(float %a, float %b, i1 %c) {
  ; CHECK: llvm.fadd %arg0, %arg1 : f32
  %1 = fadd float %a, %b
  ; CHECK: llvm.fmul {{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
  %2 = fmul nnan contract float %1, %b
  ; CHECK: llvm.fdiv {{.*}} {fastmathFlags = #llvm.fastmath<fast>}
  %3 = fdiv fast float %2, %b
  ; CHECK: llvm.select {{.*}} {fastmathFlags = #llvm.fastmath<nsz>}
  %4 = select nsz i1 %c, float %3, float %b
  ; CHECK: llvm.fcmp "uno" {{.*}} {fastmathFlags = #llvm.fastmath<ninf>}
  %5 = fcmp ninf uno float %4, %b
  ret float %4
}
