"""Every arithmetic instruction, conversion and intrinsic: standard form against LLVM's own code."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.standard_check import check, lane_kernel

RNG = np.random.default_rng(7)
LANES = 64


def _edge_ints(bits: int) -> np.ndarray:
    dtype = np.dtype(f"i{bits // 8}")
    info = np.iinfo(dtype)
    edges = [0, 1, -1, 2, 7, info.max, info.min, info.max - 1, info.min + 1]
    rest = RNG.integers(info.min, info.max, LANES - len(edges), dtype=dtype, endpoint=True)
    return RNG.permutation(np.concatenate([np.array(edges, dtype), rest]))


def _edge_floats(dtype: type) -> np.ndarray:
    info = np.finfo(dtype)
    edges = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, info.max, info.min, 0.5, -0.5, 1.5, 2.5]
    edges += [info.tiny, -info.tiny, info.smallest_subnormal, 3.7, -3.7]
    rest = RNG.normal(0, 100, LANES - len(edges))
    return RNG.permutation(np.concatenate([edges, rest])).astype(dtype)


def _elementwise(lines: list[str], in_type: str, out_type: str, declarations: str = "") -> str:
    """One kernel with an output section for each line; a line defines %rN from %a and %b."""
    body = [f"%p{n} = getelementptr {in_type}, ptr %a{n}, i64 %i" for n in (0, 1)]
    body += [f"%{v} = load {in_type}, ptr %p{n}" for n, v in enumerate("ab")]
    for number, line in enumerate(lines):
        body.append(line.replace("%r", f"%r{number}"))
        body.append(f"%j{number} = add i64 %i, {number * LANES}")
        body.append(f"%q{number} = getelementptr {out_type}, ptr %a2, i64 %j{number}")
        body.append(f"store {out_type} %r{number}, ptr %q{number}")
    return lane_kernel("\n  ".join(body), 3, declarations)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_integer_instructions(bits: int) -> None:
    t = f"i{bits}"
    lines = [f"%r = {op} {t} %a, %b" for op in ("add", "sub", "mul", "and", "or", "xor")]
    for op in ("udiv", "urem"):
        lines.append(f"%r.d = or {t} %b, 1\n  %r = {op} {t} %a, %r.d")
    for op in ("sdiv", "srem"):
        # Neither division by zero nor MIN / -1: both are undefined.
        lines.append(f"%r.m = and {t} %b, 63\n  %r.d = or {t} %r.m, 1\n  %r = {op} {t} %a, %r.d")
    for op in ("shl", "lshr", "ashr"):
        lines.append(f"%r.s = and {t} %b, {bits - 1}\n  %r = {op} {t} %a, %r.s")
    for p in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
        lines.append(f"%r.c = icmp {p} {t} %a, %b\n  %r = select i1 %r.c, {t} %a, {t} 3")
    inputs = [_edge_ints(bits), _edge_ints(bits), np.zeros(len(lines) * LANES, f"i{bits // 8}")]
    check(_elementwise(lines, t, t), inputs, LANES)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_integer_intrinsics(bits: int) -> None:
    t = f"i{bits}"
    lines, declared = [], ""
    two = ["smin", "smax", "umin", "umax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"]
    for name in two:
        lines.append(f"%r = call {t} @llvm.{name}.{t}({t} %a, {t} %b)")
        declared += f"declare {t} @llvm.{name}.{t}({t}, {t})\n"
    for name in ("ctpop", "bitreverse") + (("bswap",) if bits > 8 else ()):
        lines.append(f"%r = call {t} @llvm.{name}.{t}({t} %a)")
        declared += f"declare {t} @llvm.{name}.{t}({t})\n"
    for name in ("ctlz", "cttz", "abs"):
        lines.append(f"%r = call {t} @llvm.{name}.{t}({t} %a, i1 false)")
        declared += f"declare {t} @llvm.{name}.{t}({t}, i1)\n"
    for name in ("fshl", "fshr"):
        declared += f"declare {t} @llvm.{name}.{t}({t}, {t}, {t})\n"
        for amount in ("%b", "3", "0", str(bits)):
            lines.append(f"%r = call {t} @llvm.{name}.{t}({t} %a, {t} %b, {t} {amount})")
    for name in ("ushl.sat", "sshl.sat"):
        lines.append(f"%r.s = and {t} %b, 7\n  %r = call {t} @llvm.{name}.{t}({t} %a, {t} %r.s)")
        declared += f"declare {t} @llvm.{name}.{t}({t}, {t})\n"
    for sign in "us":
        for op in ("add", "sub", "mul"):
            name = f"llvm.{sign}{op}.with.overflow.{t}"
            declared += f"declare {{{t}, i1}} @{name}({t}, {t})\n"
            lines.append(
                f"%r.p = call {{{t}, i1}} @{name}({t} %a, {t} %b)\n"
                f"  %r.v = extractvalue {{{t}, i1}} %r.p, 0\n"
                f"  %r.o = extractvalue {{{t}, i1}} %r.p, 1\n"
                f"  %r.w = zext i1 %r.o to {t}\n  %r.n = xor {t} %r.w, %r.v\n"
                f"  %r.k = shl {t} %r.w, 3\n  %r = add {t} %r.n, %r.k"
            )
    for sign in "su":
        name = f"llvm.{sign}cmp.{t}.{t}"
        declared += f"declare {t} @{name}({t}, {t})\n"
        lines.append(f"%r = call {t} @{name}({t} %a, {t} %b)")
    inputs = [_edge_ints(bits), _edge_ints(bits), np.zeros(len(lines) * LANES, f"i{bits // 8}")]
    check(_elementwise(lines, t, t, declared), inputs, LANES)


def test_odd_widths() -> None:
    """i1, i24, i33 and i128 through extensions and truncations."""
    lines = []
    for bits in (1, 24, 33):
        lines.append(
            f"%r.x = trunc i64 %a to i{bits}\n  %r.y = trunc i64 %b to i{bits}\n"
            f"  %r.z = sub i{bits} %r.x, %r.y\n  %r = sext i{bits} %r.z to i64"
        )
        lines.append(
            f"%r.x = trunc i64 %a to i{bits}\n  %r.c = icmp slt i{bits} %r.x, 0\n"
            f"  %r = select i1 %r.c, i64 %a, i64 %b"
        )
    for op in ("mul", "add", "sub"):
        lines.append(
            f"%r.x = sext i64 %a to i128\n  %r.y = zext i64 %b to i128\n"
            f"  %r.z = {op} i128 %r.x, %r.y\n  %r.h = lshr i128 %r.z, 64\n"
            f"  %r = trunc i128 %r.h to i64"
        )
    inputs = [_edge_ints(64), _edge_ints(64), np.zeros(len(lines) * LANES, "i8")]
    check(_elementwise(lines, "i64", "i64"), inputs, LANES)


@pytest.mark.sample(2)
@pytest.mark.parametrize("bits", [65, 66, 100, 127, 128])
def test_wide_integers(bits: int) -> None:
    """Every operation on more than 64 bits, the upper bits of odd widths out of the way."""
    wide = f"i{bits}"
    steps = [f"%r.z = {op} {wide} %r.x, %r.y" for op in ("add", "sub", "mul", "and", "or", "xor")]
    steps += [f"%r.z = {op} {wide} %r.v, {n}" for op in ("shl", "lshr", "ashr") for n in (1, 64)]
    predicates = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
    steps += [
        f"%r.c = icmp {p} {wide} %r.v, %r.w\n  %r.z = select i1 %r.c, {wide} %r.v, {wide} %r.y"
        for p in predicates
    ]
    names = [f"llvm.{name}.{wide}" for name in ("smin", "smax", "umin", "umax")]
    declared = "".join(f"declare {wide} @{name}({wide}, {wide})\n" for name in names)
    steps += [f"%r.z = call {wide} @{name}({wide} %r.v, {wide} %r.w)" for name in names]
    steps.append(f"%r.k = add {wide} %r.v, -12345678901234567890\n  %r.z = lshr {wide} %r.k, 3")
    ends = [f"%r.h = lshr {wide} %r.z, {bits - 64}\n  %r = trunc {wide} %r.h to i64"]
    if bits < 128:
        ends += [
            f"%r.e = {extension} {wide} %r.z to i128\n  %r.h = lshr i128 %r.e, 60\n"
            f"  %r = trunc i128 %r.h to i64"
            for extension in ("zext", "sext")
        ]
    lines = [
        f"%r.x = sext i64 %a to {wide}\n  %r.y = zext i64 %b to {wide}\n"
        f"  %r.v = mul {wide} %r.x, %r.y\n  %r.w = sub {wide} %r.x, %r.y\n  {step}\n  {end}"
        for step in steps
        for end in ends
    ]
    inputs = [_edge_ints(64), _edge_ints(64), np.zeros(len(lines) * LANES, "i8")]
    check(_elementwise(lines, "i64", "i64", declared), inputs, LANES)


@pytest.mark.parametrize(("t", "dtype"), [("float", np.float32), ("double", np.float64)])
def test_float_instructions(t: str, dtype: type) -> None:
    lines = [f"%r = {op} {t} %a, %b" for op in ("fadd", "fsub", "fmul", "fdiv", "frem")]
    lines.append(f"%r = fneg {t} %a")
    predicates = [
        "false",
        "oeq",
        "ogt",
        "oge",
        "olt",
        "ole",
        "one",
        "ord",
        "ueq",
        "ugt",
        "uge",
        "ult",
        "ule",
        "une",
        "uno",
        "true",
    ]
    for p in predicates:
        lines.append(f"%r.c = fcmp {p} {t} %a, %b\n  %r = select i1 %r.c, {t} %a, {t} 3.0")
    suffix = "f32" if t == "float" else "f64"
    declared = ""
    for name in [
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "fabs",
        "sqrt",
        "canonicalize",
    ]:
        declared += f"declare {t} @llvm.{name}.{suffix}({t})\n"
        lines.append(f"%r = call {t} @llvm.{name}.{suffix}({t} %a)")
    for name in ["copysign", "minnum", "maxnum", "minimum", "maximum"]:
        declared += f"declare {t} @llvm.{name}.{suffix}({t}, {t})\n"
        lines.append(f"%r = call {t} @llvm.{name}.{suffix}({t} %a, {t} %b)")
    declared += f"declare {t} @llvm.fma.{suffix}({t}, {t}, {t})\n"
    lines.append(f"%r = call {t} @llvm.fma.{suffix}({t} %a, {t} %b, {t} 1.5)")
    declared += f"declare i1 @llvm.is.fpclass.{suffix}({t}, i32)\n"
    for mask in (1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 504, 240, 0x207):
        lines.append(
            f"%r.c = call i1 @llvm.is.fpclass.{suffix}({t} %a, i32 {mask})\n"
            f"  %r = select i1 %r.c, {t} 1.0, {t} 2.0"
        )
    inputs = [_edge_floats(dtype), _edge_floats(dtype), np.zeros(len(lines) * LANES, dtype)]
    check(_elementwise(lines, t, t, declared), inputs, LANES)


@pytest.mark.parametrize(("t", "dtype"), [("float", np.float32), ("double", np.float64)])
def test_frexp(t: str, dtype: type) -> None:
    suffix = "f32" if t == "float" else "f64"
    declared = f"declare {{{t}, i32}} @llvm.frexp.{suffix}.i32({t})\n"
    call = f"%r.p = call {{{t}, i32}} @llvm.frexp.{suffix}.i32({t} %a)\n"
    ordered = f"  %r.x = call i1 @llvm.is.fpclass.{suffix}({t} %a, i32 504)\n"
    declared += f"declare i1 @llvm.is.fpclass.{suffix}({t}, i32)\n"
    # The exponent of infinity and NaN is unspecified.
    lines = [
        f"{call}  %r = extractvalue {{{t}, i32}} %r.p, 0",
        f"{call}{ordered}  %r.e = extractvalue {{{t}, i32}} %r.p, 1\n"
        f"  %r.f = sitofp i32 %r.e to {t}\n  %r = select i1 %r.x, {t} %r.f, {t} 0.0",
    ]
    inputs = [_edge_floats(dtype), _edge_floats(dtype), np.zeros(len(lines) * LANES, dtype)]
    check(_elementwise(lines, t, t, declared), inputs, LANES)


@pytest.mark.parametrize("source", ["float", "double", "half"])
def test_saturating_conversions(source: str) -> None:
    """Out-of-range floats and NaN are clamped, for every width."""
    suffix = {"float": "f32", "double": "f64", "half": "f16"}[source]
    dtype = {"float": np.float32, "double": np.float64, "half": np.float16}[source]
    lines, declared = [], ""
    for bits in (8, 16, 32, 64):
        for sign, ext in (("s", "sext"), ("u", "zext")):
            name = f"llvm.fpto{sign}i.sat.i{bits}.{suffix}"
            declared += f"declare i{bits} @{name}({source})\n"
            cast = "" if bits == 64 else f"\n  %r = {ext} i{bits} %r.n to i64"
            target = "%r.n" if cast else "%r"
            lines.append(f"{target} = call i{bits} @{name}({source} %a){cast}")
    inputs = [_edge_floats(dtype), _edge_floats(dtype), np.zeros(len(lines) * LANES, "i8")]
    check(_elementwise(lines, source, "i64", declared), inputs, LANES)


def test_conversions_between_floats_and_integers() -> None:
    lines = []
    for bits in (8, 16, 32, 64):
        for op in ("sitofp", "uitofp"):
            for kind in ("float", "double", "half"):
                widen = "" if kind == "double" else f"\n  %r = fpext {kind} %r.f to double"
                target = "%r.f" if widen else "%r"
                lines.append(
                    f"%r.n = trunc i64 %a to i{bits}\n"
                    f"  {target} = {op} i{bits} %r.n to {kind}{widen}"
                    if bits < 64
                    else f"{target} = {op} i64 %a to {kind}{widen}"
                )
    for op in ("sitofp", "uitofp"):
        lines.append(f"%r.n = trunc i64 %a to i1\n  %r = {op} i1 %r.n to double")
    inputs = [_edge_ints(64), _edge_ints(64), np.zeros(len(lines) * LANES, np.float64)]
    check(_elementwise(lines, "i64", "double"), inputs, LANES)


def test_conversions_from_floats() -> None:
    """In range: LLVM leaves the rest undefined."""
    lines = []
    for bits in (8, 16, 32, 64):
        for op, ext in (("fptosi", "sext"), ("fptoui", "zext")):
            lines.append(
                f"%r.n = {op} double %a to i{bits}\n  %r = {ext} i{bits} %r.n to i64"
                if bits < 64
                else f"%r = {op} double %a to i64"
            )
    values = np.concatenate([np.linspace(0, 127, LANES - 3), [0.99, 1e-30, 126.999]])
    inputs = [values, values, np.zeros(len(lines) * LANES, "i8")]
    check(_elementwise(lines, "double", "i64"), inputs, LANES)


def test_narrow_floats() -> None:
    """half: rounding on the way down, exact on the way up; bits of bfloat kept by bitcast."""
    lines = [
        "%r.h = fptrunc float %a to half\n  %r = fpext half %r.h to float",
        "%r.h = fptrunc float %a to half\n  %r.i = bitcast half %r.h to i16\n"
        "  %r.w = zext i16 %r.i to i32\n  %r = bitcast i32 %r.w to float",
        "%r.i = bitcast float %a to i32\n  %r.n = trunc i32 %r.i to i16\n"
        "  %r.h = bitcast i16 %r.n to bfloat\n  %r = fpext bfloat %r.h to float",
    ]
    inputs = [_edge_floats(np.float32), _edge_floats(np.float32)]
    inputs.append(np.zeros(len(lines) * LANES, np.float32))
    check(_elementwise(lines, "float", "float"), inputs, LANES)


def test_undefined_values_are_one_value() -> None:
    lines = [
        "%r.u = freeze i32 undef\n  %r = sub i32 %r.u, %r.u",
        "%r.u = freeze i32 poison\n  %r.x = and i32 %r.u, 0\n  %r = add i32 %a, %r.x",
    ]
    inputs = [_edge_ints(32), _edge_ints(32), np.zeros(len(lines) * LANES, np.int32)]
    check(_elementwise(lines, "i32", "i32"), inputs, LANES)
