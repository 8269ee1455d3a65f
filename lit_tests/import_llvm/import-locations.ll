; RUN: raise-opt --import --print-debuginfo %s | filecheck %s

; A line of the kernel's file, and one of a header inlined into it. Lines without a position stay
; unknown.

; CHECK-LABEL: llvm.func @f
define i32 @f(i32 %x) !dbg !4 {
  ; CHECK: llvm.add %arg0, %arg0 {overflowFlags = 0 : i32} : i32 loc([[ADD:#.+]])
  %1 = add i32 %x, %x, !dbg !8
  ; CHECK: llvm.mul {{.*}} loc([[MUL:#.+]])
  %2 = mul i32 %1, %x, !dbg !9
  ; CHECK: llvm.return {{.*}} loc([[NONE:#.+]])
  ret i32 %2
}

; CHECK-DAG: [[ADD]] = loc("kernel.cu":7:3)
; CHECK-DAG: [[INNER:#.+]] = loc("math.h":20:10)
; CHECK-DAG: [[OUTER:#.+]] = loc("kernel.cu":8:12)
; CHECK-DAG: [[NONE]] = loc(unknown)
; CHECK: [[MUL]] = loc(callsite([[INNER]] at [[OUTER]]))

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "math.h", directory: "/src")
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !5, unit: !0)
!5 = !DISubroutineType(types: !{null})
!6 = distinct !DISubprogram(name: "g", scope: !3, file: !3, line: 19, type: !5, unit: !0)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 6, column: 1)
!8 = !DILocation(line: 7, column: 3, scope: !7)
!9 = !DILocation(line: 20, column: 10, scope: !6, inlinedAt: !10)
!10 = distinct !DILocation(line: 8, column: 12, scope: !7)
