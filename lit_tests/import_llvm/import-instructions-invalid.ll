; RUN: raise-opt --import --expect-refusal %s | filecheck %s

; CHECK: error[RK011]: the instruction indirectbr is not raised
; CHECK: kernel: f
; CHECK: instruction: indirectbr ptr %p, [label %next]
; CHECK: source: kernel.cu:9:4
define void @f(ptr %p) !dbg !4 {
  indirectbr ptr %p, [label %next], !dbg !5

next:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "kernel.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, unit: !0)
!5 = !DILocation(line: 9, column: 4, scope: !4)
