"""The import stage: signatures, locations, refusals, sizes."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from raise_kernel.bindings import context, ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch, Memory, Scalar, Signature
from raise_kernel.mlir.values import int_array
from raise_kernel.mlir.walks import kernels
from raise_kernel.passes.import_llvm.import_module import import_llvm
from raise_kernel.remarks import source_line

KERNEL = """
define ptx_kernel void @k(ptr %0, ptr %1, float %2, i8 %3) {
  ret void
}
"""


def signature(*memories: Memory, scalars: tuple[Scalar, ...]) -> Signature:
    return Signature("k", Launch((3, 2, 1), (32, 4, 1), 128), memories, scalars)


def test_signature_becomes_attributes() -> None:
    module = import_llvm(
        KERNEL,
        signature(
            Memory("x", (5, 0, 7), np.dtype(np.uint16)),
            Memory("y", (), np.dtype(ml_dtypes.bfloat16)),
            scalars=(Scalar("alpha", np.dtype(np.float32)), Scalar("flag", np.dtype(bool))),
        ),
    )
    assert module.operation.verify()
    with context():
        (op,) = kernels(module)
        assert int_array(op, "rk.grid") == [3, 2, 1]
        assert int_array(op, "rk.block") == [32, 4, 1]
        assert str(op.attributes["rk.shared_bytes"]) == "128 : i64"
        arguments = [str(a) for a in ir.ArrayAttr(op.attributes["arg_attrs"])]
    assert arguments == [
        '{rk.dtype = ui16, rk.name = "x", rk.shape = array<i64: 5, 0, 7>}',
        '{rk.dtype = bf16, rk.name = "y", rk.shape = array<i64>}',
        '{rk.dtype = f32, rk.name = "alpha"}',
        '{rk.dtype = i1, rk.name = "flag"}',
    ]


def test_signature_must_fit() -> None:
    with pytest.raises(Refusal, match="4 parameters, its signature 1") as caught:
        import_llvm(KERNEL, signature(Memory("x", (1,), np.dtype(np.int8)), scalars=()))
    assert (caught.value.code, caught.value.kernel) == ("RK005", "k")


def test_dtypes_jax_does_not_have() -> None:
    record = Memory("x", (1,), np.dtype([("a", "i4")]))
    other = Memory("y", (1,), np.dtype(np.int8))
    scalars = (Scalar("a", np.dtype(np.float32)), Scalar("b", np.dtype(np.int8)))
    with pytest.raises(Refusal) as caught:
        import_llvm(KERNEL, signature(record, other, scalars=scalars))
    assert caught.value.code == "RK018"


DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, unit: !0)
!4 = !DILocation(line: 5, column: 9, scope: !3)
!5 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 1, unit: !0)
!6 = !DILocation(line: 2, column: 3, scope: !5, inlinedAt: !4)
"""


def test_locations() -> None:
    module = import_llvm(
        "define i32 @k(i32 %a, i1 %c) !dbg !3 {\n  br i1 %c, label %x, label %y, !dbg !4\n"
        "x:\n  %1 = add i32 %a, 1, !dbg !6\n  br label %y, !dbg !4\n"
        "y:\n  %2 = phi i32 [ %a, %0 ], [ %1, %x ], !dbg !4\n  ret i32 %2\n}\n" + DEBUG
    )
    with context():
        (op,) = kernels(module)
        blocks = op.regions[0].blocks
        (branch,) = (o for o in blocks[0].operations if o.operation.name == "llvm.cond_br")
        add = blocks[1].operations[0]
        assert source_line(op.location) == "k.cu:4:0"
        assert source_line(branch.location) == "k.cu:5:9"
        assert source_line(add.location) == "k.cu:2:3"
        assert isinstance(add.location, ir.CallSiteLoc)
        assert source_line(blocks[2].operations[0].location) is None


REFUSED = [
    ("RK011", "%1 = va_arg ptr %p, i32", "the instruction va_arg is not raised"),
    ("RK018", "%1 = fpext float %x to fp128", "the LLVM type fp128 is not raised"),
    ("RK018", "%1 = load <vscale x 4 x i32>, ptr %p", "<vscale x 4 x i32> is not raised"),
    ("RK012", 'call void @g() [ "deopt"(i32 1) ]', "operand bundle 'deopt'"),
    ("RK016", "%1 = atomicrmw frob ptr %p, i32 1 monotonic", "atomic operation frob"),
    ("RK011", "store ptr no_cfi @g, ptr %p", "the constant no_cfi @g is not raised"),
]


@pytest.mark.parametrize(("code", "line", "message"), REFUSED)
def test_refusals_name_instruction_and_line(code: str, line: str, message: str) -> None:
    text = (
        f"define void @k(ptr %p, float %x) !dbg !3 {{\n  {line}, !dbg !4\n  ret void\n}}\n"
        "declare void @g()\n" + DEBUG
    )
    with pytest.raises(Refusal) as caught:
        import_llvm(text)
    refusal = caught.value
    assert refusal.code == code and message in refusal.message
    assert refusal.kernel == "k" and refusal.line == "k.cu:5:9"
    assert refusal.instruction is not None and refusal.instruction.startswith(line)


def test_refusals_of_phis_and_parameters() -> None:
    phi = (
        "define void @k() {\n  br label %1\n\n"
        "1:\n  %x = phi x86_fp80 [ undef, %0 ]\n  ret void\n}\n"
    )
    with pytest.raises(Refusal) as caught:
        import_llvm(phi)
    assert caught.value.instruction == "%x = phi x86_fp80 [ undef, %0 ]"
    with pytest.raises(Refusal) as caught:
        import_llvm("define void @k(x86_amx %x) {\n  ret void\n}\n")
    assert caught.value.code == "RK018" and caught.value.kernel == "k"


def test_calls_that_disagree_with_their_callee_go_through_a_pointer() -> None:
    module = import_llvm(
        "define i32 @k(i32 %a) {\n  %1 = call i32 @g(i32 %a)\n  ret i32 %1\n}\n"
        "declare float @g(float)\n"
    )
    assert module.operation.verify()
    assert "llvm.call %0(%arg0) : !llvm.ptr, (i32) -> i32" in str(module)


def test_long_functions_and_deep_graphs() -> None:
    count = 6000
    lines = ["define i32 @k(i32 %v0, i1 %c) {", "  br label %b0"]
    for n in range(count):
        lines += [f"b{n}:", f"  %v{n + 1} = add nsw i32 %v{n}, {n}"]
        lines.append(f"  br i1 %c, label %b{n + 1}, label %b{n + 1}")
    lines += [f"b{count}:", f"  ret i32 %v{count}", "}"]
    module = import_llvm("\n".join(lines))
    assert module.operation.verify()
    with context():
        assert len(kernels(module)[0].regions[0].blocks) == count + 2


def test_modules_of_one_process_do_not_clash() -> None:
    """Structs of one name and several bodies, one after the other, in MLIR's one context."""
    for field in ("i32", "float", "[2 x i8]"):
        module = import_llvm(
            f"%s = type {{ {field} }}\n"
            "define ptr @k(ptr %p, i64 %i) {\n  %1 = getelementptr %s, ptr %p, i64 %i\n"
            "  ret ptr %1\n}\n"
        )
        assert module.operation.verify()


def test_arguments_passed_by_value_keep_their_type() -> None:
    module = import_llvm(
        "define void @k(ptr %p) {\n  call void @g(ptr byval({ i32, i8 }) align 4 %p, ptr %p)\n"
        "  ret void\n}\ndeclare void @g(ptr byval({ i32, i8 }) align 4, ptr)\n"
    )
    assert module.operation.verify()
    text = str(module)
    assert text.count("llvm.byval = !llvm.struct<(i32, i8)>") == 2


def test_constructors_of_globals_are_refused() -> None:
    head = "@llvm.global_ctors = appending global [{} x {{ i32, ptr, ptr }}] {}\n"
    entry = "[{ i32, ptr, ptr } { i32 65535, ptr @k, ptr null }]"
    with pytest.raises(Refusal, match="constructors"):
        import_llvm(head.format(1, entry) + "define void @k() {\n  ret void\n}\n")
    import_llvm(head.format(0, "zeroinitializer") + "define void @k() {\n  ret void\n}\n")


def test_common_globals() -> None:
    module = import_llvm(
        "@a = common global ptr null\n@b = common addrspace(1) global [4 x float] zeroinitializer\n"
        "define ptr @k(ptr addrspace(1) %p) {\n  %1 = icmp eq ptr addrspace(1) %p, @b\n"
        "  %2 = load ptr, ptr @a\n  ret ptr %2\n}\n"
    )
    assert module.operation.verify()
