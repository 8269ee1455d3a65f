"""The parser of LLVM text: types, attributes, metadata, and what it says to text it cannot read."""

from __future__ import annotations

import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.frontend.llvm_text.lexer import tokenize, unescape, unescape_bytes


def body(*lines: str, head: str = "define void @f(i32 %a, i64 %b, ptr %p, float %x)") -> list:
    """The instructions of a function with these lines."""
    text = head + " {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"
    return list(parse(text).functions["f"].instructions())


def test_tokens() -> None:
    line = '  %"a b" = call i32 @f(ptr @"x;y", i8 -5, float 0xFF) #3, !dbg !12 ; note "q"'
    words = '%"a b"|=|call|i32|@f|(|ptr|@"x;y"|,|i8|-5|,|float|0xFF|)|#3|,|!dbg|!12'
    assert tokenize(line)[:-2] == words.split("|")


def test_escapes() -> None:
    assert unescape(r"a\22\5C\0A") == 'a"\\\n'
    assert unescape_bytes(r"\FF\\x") == b"\xff\\x"
    assert unescape(r"\FF") == "\xff"


def test_types() -> None:
    module = parse(
        "%pair = type { i32, %packed }\n%packed = type <{ i8, [3 x half] }>\n%o = type opaque\n"
        "declare <4 x ptr addrspace(1)> "
        '@f(%pair, <vscale x 2 x i64>, target("x", i32 1), %o, ...)\n'
    )
    type_ = module.functions["f"].type
    packed = t.StructType((t.I8, t.ArrayType(3, t.NAMED["half"])), packed=True)
    assert type_.result == t.VectorType(4, t.PointerType(1))
    assert type_.params[0] == t.StructType((t.I32, packed))
    assert type_.params[1] == t.VectorType(2, t.I64, scalable=True)
    assert isinstance(type_.params[2], t.TargetType)
    assert type_.params[3] == t.OpaqueType("o")
    assert type_.vararg
    assert str(type_.params[0]) == "{ i32, <{ i8, [3 x half] }> }"
    assert list(module.types) == ["pair", "packed", "o"]


def test_unnamed_parameters_and_blocks_are_numbered() -> None:
    module = parse(
        "define i32 @f(i32 %0, i32 %named, ptr %1) {\n  br label %3\n\n"
        '3:                     ; preds = %2\n  br label %"a b"\n\n"a b":\n  ret i32 %0\n}\n'
    )
    function = module.functions["f"]
    assert [p.name for p in function.params] == ["0", "named", "1"]
    assert [b.label for b in function.blocks] == ["2", "3", "a b"]
    last = function.blocks[1].instructions[-1]
    assert isinstance(last, ins.Branch) and last.successors() == ("a b",)


def test_integers() -> None:
    values = [
        i.rhs
        for i in body(
            "%1 = add i32 %a, -1",
            "%2 = add i32 %a, 4294967295",
            "%3 = add i64 %b, u0xFF",
            "%4 = add i64 %b, s0xFF",
        )
    ]
    assert values[0] is values[0] and values[0] == values[1] == v.ConstantInt(t.I32, 0xFFFFFFFF)
    assert values[0].signed == -1
    assert (values[2].signed, values[3].signed) == (255, -1)


@pytest.mark.parametrize(
    ("type_", "text", "bits"),
    [
        ("float", "1.000000e+00", 0x3F800000),
        ("float", "-0.000000e+00", 0x80000000),
        ("float", "0x36A0000000000000", 1),
        ("float", "0x47EFFFFFE0000000", 0x7F7FFFFF),
        ("float", "0xFFF0000000000000", 0xFF800000),
        ("float", "0x7FF4000000000000", 0x7FA00000),
        ("double", "0x7FF0000000000001", 0x7FF0000000000001),
        ("double", "2.5", 0x4004000000000000),
        ("half", "0xH7E01", 0x7E01),
        ("half", "1.500000e+00", 0x3E00),
        ("bfloat", "0xR7FC1", 0x7FC1),
        ("bfloat", "1.500000e+00", 0x3FC0),
    ],
)
def test_floats_keep_their_bits(type_: str, text: str, bits: int) -> None:
    (instruction,) = body(f"%1 = fneg {type_} {text}")
    assert instruction.value == v.ConstantFloat(t.NAMED[type_], bits)


def test_a_float_that_is_not_exact_is_refused() -> None:
    with pytest.raises(Refusal, match="not exact"):
        body("%1 = fneg float 1.000000e-01")


def test_flags_and_attachments() -> None:
    (load, call, phi) = body(
        "%1 = load float, ptr %p, align 4, !tbaa !3, !dbg !7, !range !{i32 0, i32 5}",
        "%2 = tail call fast nofpclass(nan inf) float @g(ptr noundef nonnull align 8 "
        'dereferenceable(4) %p, i32 range(i32 -2, 5) %a, metadata !"md", metadata !{!1, i32 2}) '
        '#4 [ "tag"(i32 %a), "other"() ], !dbg !DILocation(line: 3, scope: !2)',
        '%3 = phi nnan float [ %1, %x ], [ 0.0, %"y z" ], !dbg !8',
    )
    assert (load.debug, load.metadata) == ("!7", {"tbaa": "!3", "range": "!{ i32 0 , i32 5 }"})
    assert call.flags == ("fast",) and call.tail == "tail" and call.bundles == ("tag", "other")
    assert [type(a) for a in call.args] == [v.Local, v.Local, v.MetadataArg, v.MetadataArg]
    assert call.args[2].text == '!"md"' and call.debug.startswith("!DILocation(")
    assert [label for _, label in phi.incoming] == ["x", "y z"] and phi.debug == "!8"


def test_operands_and_successors() -> None:
    (switch,) = body("switch i32 %a, label %d [", "  i32 0, label %x", "  i32 -3, label %d", "]")
    assert switch.successors() == ("d", "x", "d")
    assert [value.signed for value, _ in switch.cases] == [0, -3]
    (store, cmpxchg) = body(
        'store atomic volatile i32 %a, ptr %p syncscope("s") release, align 4',
        "%1 = cmpxchg weak ptr %p, i32 %a, i32 7 acq_rel monotonic, align 4",
    )
    assert [o.name for o in store.operands()] == ["a", "p"] and store.scope == "s"
    assert cmpxchg.type == t.StructType((t.I32, t.I1)) and len(cmpxchg.operands()) == 3


def test_debug_records_are_no_instructions() -> None:
    instructions = body(
        "  #dbg_value(i32 %a, !5, !DIExpression(), !7)",
        "switch i32 %a, label %d [",
        "]",
        "  #dbg_declare(ptr %p, !6, !DIExpression(), !7)",
        "ret void",
    )
    assert [type(i) for i in instructions] == [ins.Switch, ins.Return]


def test_what_is_not_supported_is_kept_as_text() -> None:
    module = parse(
        "define void @f(ptr %p) personality ptr @g {\n"
        "  invoke void @g()\n          to label %a unwind label %b, !dbg !1\n\na:\n  ret void\n\n"
        "b:\n  %l = landingpad { ptr, i32 }\n          cleanup\n  resume { ptr, i32 } %l\n}\n"
        "declare void @g()\n"
    )
    kinds = [type(i) for i in module.functions["f"].instructions()]
    assert kinds == [ins.Unsupported, ins.Return, ins.Unsupported, ins.Unsupported]
    first = module.functions["f"].blocks[0].instructions[0]
    assert first.debug == "!1" and isinstance(first, ins.Unsupported) and first.opcode == "invoke"


def test_attributes() -> None:
    module = parse(
        "define linkonce_odr hidden ptx_kernel noundef signext i8 "
        "@f(ptr noalias byval({ i8, i32 }) align 8 captures(none) %0, i32 range(i32 0, 9) %1) "
        'local_unnamed_addr #1 section "s" '
        "comdat($c) align 16 !dbg !4 !prof !5 {\n  ret i8 0\n}\n"
        'attributes #1 = { nounwind memory(none) "target-cpu"="sm_80" "k" alignstack=8 }\n'
    )
    function = module.functions["f"]
    assert (function.linkage, function.convention) == ("linkonce_odr", "ptx_kernel")
    assert function.params[0].attributes == {
        "noalias": True,
        "byval": t.StructType((t.I8, t.I32)),
        "align": 8,
        "captures": "none",
    }
    assert function.params[1].attributes == {"range": "i32 0 , 9"}
    assert function.attributes == {
        "nounwind": True,
        "memory": "none",
        "target-cpu": "sm_80",
        "k": True,
        "alignstack": 8,
    }
    assert function.debug == "!4"


def test_kernels_by_convention_and_by_annotation() -> None:
    module = parse(
        "define ptx_kernel void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\n"
        'define void @"c d"() {\n  ret void\n}\ndeclare ptx_kernel void @e()\n'
        "!nvvm.annotations = !{!0, !1, !2}\n"
        '!0 = !{ptr @"c d", !"maxntidx", i32 64, !"kernel", i32 1}\n'
        '!1 = !{ptr @b, !"kernel", i32 0}\n!2 = !{null, !"align", i32 8}\n'
    )
    assert [f.name for f in module.kernels()] == ["a", "c d"]


def test_source_positions() -> None:
    module = parse(
        '!0 = !DIFile(filename: "dir/a \\22b\\22.cu", directory: "/")\n'
        '!1 = distinct !DISubprogram(name: "k", scope: !0, file: !0, line: 3)\n'
        "!2 = distinct !DILexicalBlock(scope: !1, line: 5, column: 2)\n"
        '!3 = !DIFile(filename: "h.h", directory: "/")\n'
        "!4 = !DILexicalBlockFile(scope: !2, file: !3, discriminator: 0)\n"
        "!5 = !DILocation(line: 9, column: 7, scope: !2)\n"
        "!6 = !DILocation(line: 1, scope: !4, inlinedAt: !5)\n"
        "!7 = !{!5}\n"
        "!8 = !DILocation(line: 0, scope: !2)\n"
        "!9 = !DILocation(line: 0, scope: !1, inlinedAt: !5)\n"
    )
    outer = module.metadata.position("!5")
    inner = module.metadata.position("!6")
    assert outer is not None and inner is not None
    assert (outer.file, outer.line, outer.column) == ('dir/a "b".cu', 9, 7)
    assert (inner.file, inner.line, inner.column) == ("h.h", 1, 0)
    assert inner.inlined_at == outer and outer.function == "k"
    assert module.metadata.position("!7") is None
    assert module.metadata.position("!8") is None
    assert module.metadata.position("!9") == outer
    assert module.metadata.position(None) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("declare void @f(i32*)", "typed pointer"),
        ("define void @f() {\n  %1 = frobnicate i32 3\n}\n", "unknown instruction 'frobnicate'"),
        ("define void @f() {\n  ret void\n", "does not end"),
        ("define void @f(i32 %a) {\n  %1 = add i32 %a\n}\n", "expected ','"),
        ("define void @f(i32 %a) {\n  %1 = add i32 %a, 1, 2\n}\n", "expected metadata"),
        ("declare void @f(%missing)", "%missing is not defined"),
        ("hello", "unexpected text"),
        ('module asm "nop"', "module-level assembly"),
        ("define void @f(i32 %a) {\n  %1 = extractvalue i32 %a, 0\n}\n", "i32 is no aggregate"),
    ],
)
def test_text_that_is_not_understood(text: str, message: str) -> None:
    with pytest.raises(Refusal, match=message) as caught:
        parse(text)
    assert caught.value.code == "RK011"
