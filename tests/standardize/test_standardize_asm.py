"""Inline assembly: each PTX statement against its definition, in NumPy or Python."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.standard_check import lane_kernel, standardize
from tests.support.std_to_llvm import run_standard

from raise_kernel.diagnostics import Refusal
from raise_kernel.passes.standardize.asm.ptx_text import constraints, statements

RNG = np.random.default_rng(3)
LANES = 32
M32 = (1 << 32) - 1


def _words(bits: int) -> np.ndarray:
    edges = [0, 1, (1 << bits) - 1, 1 << (bits - 1), 31, 32, 33, 255]
    rest = [int(n) for n in RNG.integers(0, 1 << 63, LANES - len(edges))]
    rest = [n if k % 2 else n % 40 for k, n in enumerate(rest)]
    return RNG.permutation(np.array([n & ((1 << bits) - 1) for n in edges + rest], f"u{bits // 8}"))


def _run(asm: str, inputs: list[np.ndarray], out: np.dtype, constraint: str) -> np.ndarray:
    """One asm statement of up to three inputs of one type a lane."""
    types = [
        {"u4": "i32", "u8": "i64", "f4": "float"}[f"{a.dtype.kind}{a.dtype.itemsize}"]
        for a in inputs
    ]
    result = {"u4": "i32", "u8": "i64", "f4": "float"}[f"{out.kind}{out.itemsize}"]
    lines = []
    for n, type_ in enumerate(types):
        lines.append(f"%p{n} = getelementptr {type_}, ptr %a{n}, i64 %i")
        lines.append(f"%v{n} = load {type_}, ptr %p{n}")
    operands = ", ".join(f"{type_} %v{n}" for n, type_ in enumerate(types))
    lines.append(f'%r = call {result} asm "{asm}", "{constraint}"({operands})')
    lines.append(f"%q = getelementptr {result}, ptr %a{len(types)}, i64 %i")
    lines.append(f"store {result} %r, ptr %q")
    arrays = [*inputs, np.zeros(LANES, out)]
    module, _ = standardize(lane_kernel("\n  ".join(lines), len(arrays)), arrays, LANES)
    run_standard(module, arrays)
    return arrays[-1]


def _signed(value: int, bits: int = 32) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def _bfe(a: int, start: int, length: int, signed: bool) -> int:
    """From the PTX manual's pseudocode."""
    start, length = start & 255, length & 255
    if length == 0 or (signed is False and start > 31):
        return 0
    sign = a >> min(start + length - 1, 31) & 1 if signed else 0
    out = 0
    for k in range(32):
        inside = k < length and start + k <= 31
        out |= (a >> (start + k) & 1 if inside else sign) << k
    return out


def _bfi(a: int, b: int, start: int, length: int) -> int:
    start, length = start & 255, length & 255
    for k in range(length):
        if start + k <= 31:
            b = b & ~(1 << (start + k)) | (a >> k & 1) << (start + k)
    return b


def _prmt(a: int, b: int, selector: int) -> int:
    pool = (b << 32 | a).to_bytes(8, "little")
    out = 0
    for k in range(4):
        field = selector >> (4 * k) & 15
        byte = pool[field & 7]
        if field & 8:
            byte = 255 if byte >> 7 else 0
        out |= byte << (8 * k)
    return out


def _lop3(a: int, b: int, c: int, table: int) -> int:
    out = 0
    for k in range(32):
        row = (a >> k & 1) << 2 | (b >> k & 1) << 1 | (c >> k & 1)
        out |= (table >> row & 1) << k
    return out


THREE: list[tuple[str, Callable[[int, int, int], int]]] = [
    ("shf.l.wrap.b32 $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) << (c & 31) >> 32),
    ("shf.r.wrap.b32 $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) >> (c & 31)),
    ("shf.l.clamp.b32 $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) << min(c, 32) >> 32),
    ("shf.r.clamp.b32 $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) >> min(c, 32)),
    ("bfe.u32 $0, $1, $2, $3;", lambda a, b, c: _bfe(a, b, c, False)),
    ("bfe.s32 $0, $1, $2, $3;", lambda a, b, c: _bfe(a, b, c, True)),
    ("bfi.b32 $0, $1, $2, $3, 7;", lambda a, b, c: _bfi(a, b, c, 7)),
    ("bfi.b32 $0, $1, $2, 5, $3;", lambda a, b, c: _bfi(a, b, 5, c)),
    ("prmt.b32 $0, $1, $2, $3;", _prmt),
    ("lop3.b32 $0, $1, $2, $3, 0x96;", lambda a, b, c: a ^ b ^ c),
    ("lop3.b32 $0, $1, $2, $3, 0xE8;", lambda a, b, c: _lop3(a, b, c, 0xE8)),
    ("mad.lo.u32 $0, $1, $2, $3;", lambda a, b, c: a * b + c),
    ("mad.hi.u32 $0, $1, $2, $3;", lambda a, b, c: (a * b >> 32) + c),
    ("mad.hi.s32 $0, $1, $2, $3;", lambda a, b, c: (_signed(a) * _signed(b) >> 32) + c),
    ("shl.b32 $0, $1, $2;", lambda a, b, c: a << b if b < 32 else 0),
    ("shr.u32 $0, $1, $2;", lambda a, b, c: a >> b if b < 32 else 0),
    ("shr.s32 $0, $1, $2;", lambda a, b, c: _signed(a) >> min(b, 31)),
    ("min.s32 $0, $1, $2;", lambda a, b, c: min(_signed(a), _signed(b))),
    ("max.u32 $0, $1, $2;", lambda a, b, c: max(a, b)),
    ("popc.b32 $0, $1;", lambda a, b, c: a.bit_count()),
    ("clz.b32 $0, $1;", lambda a, b, c: 32 - a.bit_length()),
    ("brev.b32 $0, $1;", lambda a, b, c: int(f"{a:032b}"[::-1], 2)),
    ("not.b32 $0, $1;", lambda a, b, c: ~a),
    ("sad.u32 $0, $1, $2, $3;", lambda a, b, c: abs(a - b) + c),
    ("cvt.s32.s8 $0, $1;", lambda a, b, c: _signed(a & 255, 8)),
    ("{ .reg .pred p; setp.lt.s32 p, $1, $2; selp.b32 $0, $3, $2, p; }",
     lambda a, b, c: c if _signed(a) < _signed(b) else b),
    ("{ .reg .pred p; mov.u32 $0, $1; setp.hi.u32 p, $2, $3; @!p mov.u32 $0, 7; }",
     lambda a, b, c: a if b > c else 7),
    ("{ .reg .b32 t; add.cc.u32 t, $1, $2; addc.u32 $0, $3, 0; }",
     lambda a, b, c: c + (a + b >> 32)),
    ("{ .reg .b32 t; sub.cc.u32 t, $1, $2; subc.u32 $0, $3, 0; }",
     lambda a, b, c: c - (a < b)),
    ("{ .reg .b32 t; mad.lo.cc.u32 t, $1, $2, $3; madc.hi.u32 $0, $1, $2, 0; }",
     lambda a, b, c: a * b + c >> 32),
    ("{ .reg .b64 t; mov.b64 t, {$1, $2}; mov.b64 {_, $0}, t; }", lambda a, b, c: b),
    ("add.u32 $0, %laneid, $1;", lambda a, b, c: a),
]  # fmt: skip


@pytest.mark.parametrize(("asm", "meaning"), THREE, ids=[asm for asm, _ in THREE])
def test_words(asm: str, meaning: Callable[[int, int, int], int]) -> None:
    a, b, c = (_words(32) for _ in range(3))
    got = _run(asm, [a, b, c], np.dtype("u4"), "=r,r,r,r")
    numbers = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    want = [meaning(*n) & M32 for n in numbers]
    if "laneid" in asm:
        want = [w + lane & M32 for lane, w in enumerate(want)]
    assert got.tolist() == want


def test_wide_products() -> None:
    a, b = _words(32), _words(32)
    got = _run("mul.wide.s32 $0, $1, $2;", [a, b], np.dtype("u8"), "=l,r,r")
    want = a.view("i4").astype("i8") * b.view("i4").astype("i8")
    assert got.view("i8").tolist() == want.tolist()


def test_floats() -> None:
    a, b = (RNG.normal(size=LANES).astype("f4") for _ in range(2))
    got = _run("fma.rn.f32 $0, $1, $2, 0f3F800000;", [a, b], np.dtype("f4"), "=f,f,f")
    want = (a.astype("f8") * b + 1.0).astype("f4")
    assert np.array_equal(got, want)
    got = _run("cvt.rni.s32.f32 $0, $1;", [a * 100], np.dtype("u4"), "=r,f")
    assert np.array_equal(got.view("i4"), np.rint(a * np.float32(100)).astype("i4"))


def test_carry_reaches_the_next_statement_of_the_block() -> None:
    """Multi-word code puts each instruction into a statement of its own."""
    arrays = [_words(32), _words(32), np.zeros(LANES, "u4")]
    body = """%p = getelementptr i32, ptr %a0, i64 %i
  %q = getelementptr i32, ptr %a1, i64 %i
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %l = call i32 asm sideeffect "add.cc.u32 $0, $1, $2;", "=r,r,r"(i32 %x, i32 %y)
  %h = call i32 asm sideeffect "addc.u32 $0, $1, $2;", "=r,r,r"(i32 0, i32 0)
  %o = getelementptr i32, ptr %a2, i64 %i
  store i32 %h, ptr %o"""
    module, _ = standardize(lane_kernel(body, 3), arrays, LANES)
    run_standard(module, arrays)
    want = arrays[0].astype("u8") + arrays[1].astype("u8") >> 32
    assert arrays[2].tolist() == want.tolist()


def test_memory() -> None:
    arrays = [_words(32), np.zeros(LANES, "u4"), np.zeros(1, "u4")]
    body = """%p = getelementptr i32, ptr %a0, i64 %i
  %x = call i32 asm sideeffect "ld.global.nc.u32 $0, [$1];", "=r,l"(ptr %p)
  %o = getelementptr i32, ptr %a1, i64 %i
  call void asm sideeffect "st.global.u32 [$0+0], $1;", "l,r"(ptr %o, i32 %x)
  call void asm sideeffect "red.global.add.u32 [$0], 1;", "l"(ptr %a2)"""
    module, _ = standardize(lane_kernel(body, 3), arrays, LANES)
    run_standard(module, arrays)
    assert arrays[1].tolist() == arrays[0].tolist()
    assert arrays[2][0] == LANES


@pytest.mark.parametrize(
    "asm", ["frobnicate.b32 $0, $1;", "addc.u32 $0, $1, $1;", "atom.foo.b32 $0, [$1], 1;"]
)
def test_refusals(asm: str) -> None:
    with pytest.raises(Refusal) as caught:
        _run(asm, [_words(32)], np.dtype("u4"), "=r,r")
    assert caught.value.code == "RK013"


def test_reading_of_statements() -> None:
    found = statements("{ // scope\n .reg .pred p;\n @!p mov.b64 $0, {$1, ${2:x}}; }")
    assert [s.opcode for s in found] == ["mov"]
    assert found[0].operands == ("$0", ("$1", "$2"))
    assert (found[0].predicate, found[0].negated) == ("p", True)
    assert constraints("=r,=&l,r,0,~{memory}").tied == {3: 0}
