"""Constants and globals: imported, written back and run, against the original and by value."""

from __future__ import annotations

import ctypes
import platform
from pathlib import Path

import pytest
from tests.support.llvm.llvm_run import Compiled, written_back

from raise_kernel.bindings import context, ir
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_constants import constant_attribute
from raise_kernel.passes.import_llvm.import_module import import_llvm

GLOBALS = (Path(__file__).parents[1] / "import_llvm" / "inputs" / "constants.ll").read_text()
READS = {
    "negative_byte": ("i8", "load i8, ptr @record", -1),
    "second_short": (
        "i16",
        "load i16, ptr getelementptr (%r, ptr @record, i64 0, i32 1, i64 1)",
        -2,
    ),
    "packed": (
        "i32",
        "load i32, ptr getelementptr (%r, ptr @record, i32 0, i32 3, i32 1)",
        70000,
    ),
    "double": (
        "double",
        "load double, ptr getelementptr (%r, ptr @record, i32 0, i32 4)",
        -2.5e-10,
    ),
    "partial": ("i32", "load i32, ptr getelementptr (i8, ptr @partial, i64 12)", 12),
    "records": ("float", "load float, ptr getelementptr (i8, ptr @records, i64 4)", 0.5),
    "records_zero": ("i32", "load i32, ptr getelementptr (i8, ptr @records, i64 8)", 0),
    "cube": ("i8", "load i8, ptr getelementptr (i8, ptr @cube, i64 5)", 6),
    "cube_zero": ("i8", "load i8, ptr getelementptr (i8, ptr @cube, i64 3)", 0),
    "bits": ("i8", "load i8, ptr getelementptr (i8, ptr @bits, i64 1)", 0),
    "odd": ("i24", "load i24, ptr getelementptr ([2 x i24], ptr @odd, i64 0, i64 1)", 66051),
    "odd_ones": ("i24", "load i24, ptr @odd", -1),
    "wide": ("i64", "load i64, ptr getelementptr (i8, ptr @wide, i64 8)", -(2**63)),
    "lane": ("float", "load float, ptr getelementptr (i8, ptr @lanes, i64 8)", float("inf")),
    "nan": ("i32", "load i32, ptr @nans", 0x7FA00000),
    "nan_payload": (
        "i32",
        "load i32, ptr getelementptr (i8, ptr @nans, i64 4)",
        -0x3FFFFF,
    ),
    "alias": ("i32", "load i32, ptr @other", 41),
    "difference": (
        "i64",
        "add i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @bytes, i64 3) to i64), "
        "i64 ptrtoint (ptr @bytes to i64)), 1",
        4,
    ),
    "integers": ("i64", "xor i64 trunc (i128 -1 to i64), 5", -6),
    "boolean": ("i1", "xor i1 true, true", 0),
    "inserted": (
        "i32",
        "extractvalue { i32, [2 x i32] } { i32 5, [2 x i32] [i32 6, i32 7] }, 1, 1",
        7,
    ),
    "vector": ("i16", "extractelement <4 x i16> <i16 1, i16 undef, i16 -3, i16 poison>, i32 2", -3),
    "splat": ("i16", "extractelement <4 x i16> splat (i16 -7), i32 3", -7),
    "infinity": ("float", "fadd float 0xFFF0000000000000, 1.0", float("-inf")),
    "half": ("i16", "bitcast half 0xH7E01 to i16", 0x7E01),
    "bfloat": ("i16", "bitcast bfloat 0xR4049 to i16", 0x4049),
    "denormal": ("double", "fadd double 4.9406564584124654e-324, -0.0", 5e-324),
}
_CTYPES = {
    "i1": ctypes.c_bool,
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i24": ctypes.c_int32,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
}


def _function(name: str, type_: str, body: str) -> str:
    widen = type_ in ("i24", "i1")
    result = {"i24": "i32", "i1": "zeroext i1"}.get(type_, type_)
    lines = [f"define {result} @get_{name}() {{", f"  %r = {body}"]
    if widen and type_ == "i24":
        lines += ["  %w = sext i24 %r to i32", "  ret i32 %w"]
    else:
        lines.append(f"  ret {type_} %r")
    return "\n".join([*lines, "}", ""])


TEXT = GLOBALS + "".join(_function(name, type_, body) for name, (type_, body, _) in READS.items())


@pytest.mark.skipif(platform.machine() != "x86_64", reason="expects x86-64's layout")
def test_values_of_constants() -> None:
    imported = Compiled(written_back(TEXT))
    for name, (type_, _, want) in READS.items():
        got = imported(f"get_{name}", _CTYPES[type_], [], [])
        assert got == want, name


def test_pointers_in_initializers() -> None:
    text = (
        GLOBALS
        + "define ptr @get(i64 %i) {\n"
        + (
            "  %p = getelementptr ptr, ptr @pointers, i64 %i\n"
            "  %q = load ptr, ptr %p\n  ret ptr %q\n}\n"
        )
    )
    get = Compiled(written_back(text))
    second = get("get", ctypes.c_void_p, [ctypes.c_int64], [1])
    assert isinstance(second, int) and ctypes.string_at(second, 2) == b"\xff\x00"
    assert get("get", ctypes.c_void_p, [ctypes.c_int64], [2]) is None


def _attribute(type_: t.Type, bits: int) -> str:
    make = v.ConstantFloat if isinstance(type_, t.FloatType) else v.ConstantInt
    return str(constant_attribute(make(type_, bits)))


def test_scalars_keep_their_bits() -> None:
    assert _attribute(t.I1, 1) == "true"
    assert _attribute(t.I8, 255) == "-1 : i8"
    assert _attribute(t.IntType(128), 1 << 127) == f"{-(1 << 127)} : i128"
    assert _attribute(t.NAMED["float"], 0xFFC00001) == "0xFFC00001 : f32"
    assert _attribute(t.NAMED["half"], 0x7C00) == "0x7C00 : f16"
    assert _attribute(t.NAMED["bfloat"], 0x3FC0) == "1.500000e+00 : bf16"
    assert _attribute(t.NAMED["double"], 1 << 63) == "-0.000000e+00 : f64"


def test_constants_are_made_once_at_the_entry() -> None:
    module = import_llvm(
        "define i32 @f(i32 %a, i1 %c) {\n  br i1 %c, label %x, label %y\n"
        "x:\n  %1 = add i32 %a, 7\n  ret i32 %1\ny:\n  %2 = mul i32 %a, 7\n  ret i32 %2\n}\n"
    )
    with context(), ir.Location.unknown():
        entry = module.body.operations[0].operation.regions[0].blocks[0]
        names = [op.operation.name for op in entry.operations]
    assert names == ["llvm.mlir.constant", "llvm.cond_br"]


def test_arrays_of_numbers_are_dense() -> None:
    module = import_llvm(
        "@a = constant [2 x [3 x i16]] "
        "[[3 x i16] [i16 1, i16 2, i16 3], [3 x i16] zeroinitializer]\n"
        "@z = addrspace(4) constant [1000000 x float] zeroinitializer\n"
        "@n = global ptr null\n"
        "define i16 @f() {\n  %1 = load i16, ptr @a\n  store ptr addrspacecast "
        "(ptr addrspace(4) @z to ptr), ptr @n\n  ret i16 %1\n}\n"
    )
    text = str(module)
    assert "dense<[[1, 2, 3], [0, 0, 0]]> : tensor<2x3xi16>" in text
    assert "dense<0.000000e+00> : tensor<1000000xf32>" in text
    assert "llvm.mlir.zero : !llvm.ptr" in text


def test_unused_globals_are_left_out() -> None:
    module = import_llvm(
        '@odd = external global target("spirv.Image")\n'
        "@llvm.used = appending global [1 x ptr] [ptr @odd]\n"
        "declare void @g()\ndefine void @f() {\n  ret void\n}\n"
    )
    assert [str(op.attributes["sym_name"]) for op in module.body.operations] == ['"f"']


def test_named_types_and_attributes_of_globals() -> None:
    module = parse(
        '@"a b" = external hidden local_unnamed_addr thread_local(localexec) addrspace(3) '
        'externally_initialized global %s, section "x", align 16\n%s = type { %t, %t }\n'
        "%t = type opaque\n$c = comdat any\n@c = linkonce_odr constant i32 1, comdat, align 4\n"
    )
    variable = module.globals["a b"]
    assert variable.thread_local and variable.externally_initialized and variable.space == 3
    assert (variable.section, variable.align, variable.initializer) == ("x", 16, None)
    assert isinstance(variable.type, t.StructType) and variable.type.name == "s"
    assert variable.type.fields == (t.OpaqueType("t"), t.OpaqueType("t"))
    assert module.globals["c"].initializer == v.ConstantInt(t.I32, 1)
