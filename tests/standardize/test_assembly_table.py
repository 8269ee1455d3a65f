"""The tables of PTX statements: raised, on the reference executor, and by their definitions.

All statements of one group stand in one kernel, each with a row of results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

import raise_kernel
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")
RNG = np.random.default_rng(11)
LANES = 64
M32 = (1 << 32) - 1
Model = Callable[..., int]
_SREG = "llvm.nvvm.read.ptx.sreg.tid.x"
_IR = {"r": "i32", "l": "i64", "f": "float", "d": "double", "h": "i16"}


def _words(bits: int) -> np.ndarray:
    edges = [0, 1, (1 << bits) - 1, 1 << (bits - 1), 31, 32, 33, 255, 0x7F800000, 0x7FC00001]
    rest = [int(n) for n in RNG.integers(0, 1 << 63, LANES - len(edges))]
    rest = [n if k % 3 else n % 40 for k, n in enumerate(rest)]
    picked = [n & ((1 << bits) - 1) for n in edges + rest]
    return RNG.permutation(np.array(picked, f"u{bits // 8}"))


def _kernel(statements: Sequence[str], constraint: str) -> str:
    """Row k of `out` is statement k on lane i's elements of a, b and c."""
    out, *kinds = (word.strip("=") for word in constraint.split(","))
    result = _IR[out]
    lines = [f"  %t = call i32 @{_SREG}()", "  %i = zext nneg i32 %t to i64"]
    for name, kind in zip("abc", kinds, strict=False):
        lines += [
            f"  %p{name} = getelementptr {_IR[kind]}, ptr %{name}, i64 %i",
            f"  %v{name} = load {_IR[kind]}, ptr %p{name}",
        ]
    values = ", ".join(f"{_IR[kind]} %v{name}" for name, kind in zip("abc", kinds, strict=False))
    for row, text in enumerate(statements):
        lines += [
            f'  %r{row} = call {result} asm sideeffect "{text}", "{constraint}"({values})',
            f"  %n{row} = add i64 %i, {row * LANES}",
            f"  %q{row} = getelementptr {result}, ptr %out, i64 %n{row}",
            f"  store {result} %r{row}, ptr %q{row}",
        ]
    names = "".join(f"ptr %{name}, " for name, _ in zip("abc", kinds, strict=False))
    head = f"define ptx_kernel void @k({names}ptr %out) {{"
    return "\n".join([head, *lines, "  ret void", "}", f"declare i32 @{_SREG}()", ""])


def _both(
    statements: Sequence[str], constraint: str, inputs: Sequence[np.ndarray], dtype: str
) -> tuple[np.ndarray, np.ndarray]:
    """(raised, reference): a row a statement."""
    text = _kernel(statements, constraint)
    args = [*inputs, np.zeros((len(statements), LANES), dtype)]
    raised = raise_kernel.load(text, kernel="k")[1, LANES](*args)
    want = execute(LLVMModule.parse(text), "k", launch_of((1, LANES)), args)[-1]
    return np.asarray(raised), want


def _signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _clamp(value: int, bits: int, signed: bool) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return min(max(value, low), high)


_PART_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "vadd": lambda x, y: x + y,
    "vsub": lambda x, y: x - y,
    "vabsdiff": lambda x, y: abs(x - y),
    "vmin": min,
    "vmax": max,
    "vavrg": lambda x, y: (x + y + (x + y >= 0)) >> 1,
}


def _simd(name: str, count: int, types: str, flag: str = "") -> tuple[str, Model]:
    """A statement such as vadd4.s32.u32.s32.sat, and its definition."""
    width = 32 // count
    signs = [letter == "s" for letter in types]
    words = ".".join(f"{letter}32" for letter in types)
    suffix = f".{flag}" if flag else ""

    def model(a: int, b: int, c: int) -> int:
        merged, total = 0, c
        for k in range(count):
            x, y = ((v >> (k * width)) & ((1 << width) - 1) for v in (a, b))
            x, y = (_signed(v, width) if s else v for v, s in zip((x, y), signs[1:], strict=True))
            value = _PART_OPERATIONS[name](x, y)
            if flag == "sat":
                value = _clamp(value, width, signs[0])
            merged |= (value & ((1 << width) - 1)) << (k * width)
            total += value
        return total if flag == "add" else merged

    return f"{name}{count}.{words}{suffix} $0, $1, $2, $3;", model


def _simd_set(count: int, letter: str, relation: str) -> tuple[str, Model]:
    width = 32 // count
    test = {"lt": int.__lt__, "ge": int.__ge__, "ne": int.__ne__}[relation]

    def model(a: int, b: int, c: int) -> int:
        total = 0
        for k in range(count):
            x, y = ((v >> (k * width)) & ((1 << width) - 1) for v in (a, b))
            if letter == "s":
                x, y = _signed(x, width), _signed(y, width)
            total |= int(test(x, y)) << (k * width)
        return total

    return f"vset{count}.{letter}32.{letter}32.{relation} $0, $1, $2, $3;", model


def _bfind(a: int, bits: int = 32, signed: bool = False, shift: bool = False) -> int:
    if signed and a >> (bits - 1):
        a = ~a & ((1 << bits) - 1)
    if a == 0:
        return M32
    top = a.bit_length() - 1
    return bits - 1 - top if shift else top


def _mul24(a: int, b: int, signed: bool) -> int:
    a, b = a & 0xFFFFFF, b & 0xFFFFFF
    return (_signed(a, 24) * _signed(b, 24)) if signed else a * b


def _bytes(value: int, signed: bool) -> list[int]:
    return [_signed(value >> (8 * k), 8) if signed else value >> (8 * k) & 255 for k in range(4)]


def _tf32(a: int) -> int:
    return a if (a & 0x7F800000) == 0x7F800000 else (a + 0x1000) & 0xFFFFE000


def _float_class(a: int, name: str) -> int:
    exponent, fraction = a >> 23 & 255, a & 0x7FFFFF
    return {
        "finite": exponent < 255,
        "infinite": exponent == 255 and fraction == 0,
        "number": exponent < 255 or fraction == 0,
        "notanumber": exponent == 255 and fraction != 0,
        "normal": 0 < exponent < 255,
        "subnormal": exponent == 0 and fraction != 0,
    }[name]


WORDS: list[tuple[str, Model]] = [
    *(
        _simd(name, count, types, flag)
        for name in _PART_OPERATIONS
        for count in (2, 4)
        for types, flag in (("uuu", ""), ("sss", "sat"), ("uuu", "add"), ("sus", ""))
        if (name, flag) not in (("vavrg", "sat"),)
    ),
    *(_simd_set(c, t, r) for c in (2, 4) for t in "us" for r in ("lt", "ge", "ne")),
    ("vadd4.u32.u32.u32 $0.b20, $1.b7531, $2.b0123, $3;", lambda a, b, c: sum(
        ((((b << 32 | a) >> (8 * (1, 3, 5, 7)[k])) + ((b << 32 | a) >> (8 * (3, 2, 1, 0)[k])))
         & 255 if k in (0, 2) else c >> (8 * k) & 255) << (8 * k) for k in range(4))),
    ("vadd.s32.u32.s32.sat $0, $1.b1, $2.h1;",
     lambda a, b, c: _clamp((a >> 8 & 255) + _signed(b >> 16, 16), 32, True)),
    ("vsub.s32.s32.s32.sat $0, $1, $2;",
     lambda a, b, c: _clamp(_signed(a) - _signed(b), 32, True)),
    ("vabsdiff.u32.u32.u32.add $0, $1, $2, $3;", lambda a, b, c: abs(a - b) + c),
    ("vmax.s32.s32.s32.max $0, $1, $2, $3;",
     lambda a, b, c: max(_signed(a), _signed(b), _signed(c))),
    ("vmin.u32.u32.u32.min $0, $1.b0, $2.b3, $3;", lambda a, b, c: min(a & 255, b >> 24, c)),
    ("vset.s32.u32.gt $0, $1, $2;", lambda a, b, c: int(_signed(a) > b)),
    ("vshl.u32.u32.u32.clamp.add $0, $1, $2, $3;", lambda a, b, c: (a << min(b, 32)) + c),
    ("vshr.u32.u32.u32.wrap $0, $1, $2;", lambda a, b, c: a >> (b & 31)),
    ("vshr.s32.s32.u32.clamp $0, $1, $2;", lambda a, b, c: _signed(a) >> min(b, 32)),
    ("bfind.u32 $0, $1;", lambda a, b, c: _bfind(a)),
    ("bfind.s32 $0, $1;", lambda a, b, c: _bfind(a, signed=True)),
    ("bfind.shiftamt.u32 $0, $1;", lambda a, b, c: _bfind(a, shift=True)),
    ("bfind.shiftamt.s32 $0, $1;", lambda a, b, c: _bfind(a, signed=True, shift=True)),
    ("bmsk.clamp.b32 $0, $1, $2;",
     lambda a, b, c: ((1 << min(b, 32)) - 1) << min(a, 32)),
    ("bmsk.wrap.b32 $0, $1, $2;", lambda a, b, c: ((1 << (b & 31)) - 1) << (a & 31)),
    ("szext.clamp.s32 $0, $1, $2;",
     lambda a, b, c: 0 if b == 0 else _signed(a, min(b, 32))),
    ("szext.wrap.u32 $0, $1, $2;", lambda a, b, c: a & ((1 << (b & 31)) - 1)),
    ("mul24.lo.u32 $0, $1, $2;", lambda a, b, c: _mul24(a, b, False)),
    ("mul24.hi.s32 $0, $1, $2;", lambda a, b, c: _mul24(a, b, True) >> 16),
    ("mad24.lo.s32 $0, $1, $2, $3;", lambda a, b, c: _mul24(a, b, True) + c),
    ("cnot.b32 $0, $1;", lambda a, b, c: int(a == 0)),
    ("slct.u32.s32 $0, $1, $2, $3;", lambda a, b, c: a if _signed(c) >= 0 else b),
    ("slct.b32.f32 $0, $1, $2, $3;",
     lambda a, b, c: a if np.uint32(c).view("f4") >= 0 else b),
    ("set.eq.f32.s32 $0, $1, $2;", lambda a, b, c: 0x3F800000 if a == b else 0),
    ("set.lt.u32.s32 $0, $1, $2;", lambda a, b, c: -int(_signed(a) < _signed(b))),
    ("set.hs.u32.u32 $0, $1, $2;", lambda a, b, c: -int(a >= b)),
    ("{ .reg .pred p, q; setp.gt.u32 q, $3, 40; setp.lt.and.u32 p|q, $1, $2, q;"
     " selp.b32 $0, 1, 2, p; @q mov.u32 $0, 3; }",
     lambda a, b, c: 1 if a < b and c > 40 else 3 if c > 40 else 2),
    ("{ .reg .pred p; setp.ge.s32 p, $1, $2; @p add.u32 $0, $3, 1; @!p sub.u32 $0, $3, 1; }",
     lambda a, b, c: c + 1 if _signed(a) >= _signed(b) else c - 1),
    ("cvt.sat.u8.s32 $0, $1;", lambda a, b, c: _clamp(_signed(a), 8, False)),
    ("cvt.sat.s16.u32 $0, $1;", lambda a, b, c: min(a, 0x7FFF)),
    ("cvt.sat.s8.s32 $0, $1;", lambda a, b, c: _clamp(_signed(a), 8, True)),
    ("cvt.s8.u32 $0, $1;", lambda a, b, c: _signed(a, 8)),
    ("cvt.u16.u32 $0, $1;", lambda a, b, c: a & 0xFFFF),
    ("cvt.sat.u32.s32 $0, $1;", lambda a, b, c: max(_signed(a), 0)),
    ("cvt.pack.sat.s8.s32.b32 $0, $1, $2, $3;",
     lambda a, b, c: c << 16 | (_clamp(_signed(a), 8, True) & 255) << 8
     | _clamp(_signed(b), 8, True) & 255),
    ("cvt.pack.sat.u16.s32 $0, $1, $2;",
     lambda a, b, c: _clamp(_signed(a), 16, False) << 16 | _clamp(_signed(b), 16, False)),
    ("cvt.rna.tf32.f32 $0, $1;", lambda a, b, c: _tf32(a)),
    ("dp4a.s32.u32 $0, $1, $2, $3;",
     lambda a, b, c: c + int(np.dot(_bytes(a, True), _bytes(b, False)))),
    ("dp2a.lo.u32.s32 $0, $1, $2, $3;",
     lambda a, b, c: c + (a & 0xFFFF) * _signed(b, 8) + (a >> 16) * _signed(b >> 8, 8)),
    ("sad.s32 $0, $1, $2, $3;", lambda a, b, c: abs(_signed(a) - _signed(b)) + c),
    ("prmt.b32.rc8 $0, $1, $2, $3;", lambda a, b, c: (a >> (8 * (c & 3)) & 255) * 0x01010101),
    ("prmt.b32.f4e $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) >> (8 * (c & 3))),
    ("mad.wide.u16 $0, $1, $2, $3;", lambda a, b, c: (a & 0xFFFF) * (b & 0xFFFF) + c),
    ("mul.hi.s32 $0, $1, $2;", lambda a, b, c: _signed(a) * _signed(b) >> 32),
    ("copysign.f32 $0, $1, $2;", lambda a, b, c: a & 0x80000000 | b & 0x7FFFFFFF),
    ("lop3.b32 $0, $1, $2, $3, 0xCA;", lambda a, b, c: a & b | ~a & c),
    ("shf.l.wrap.b32 $0, $1, $2, $3;", lambda a, b, c: (b << 32 | a) << (c & 31) >> 32),
    *(
        (f"{{ .reg .pred p; testp.{name}.f32 p, $1; selp.b32 $0, 1, 0, p; }}",
         lambda a, b, c, name=name: int(_float_class(a, name)))
        for name in ("finite", "infinite", "number", "notanumber", "normal", "subnormal")
    ),
]  # fmt: skip


def test_words() -> None:
    a, b, c = (_words(32) for _ in range(3))
    texts = [text for text, _ in WORDS]
    raised, reference = _both(texts, "=r,r,r,r", [a, b, c], "u4")
    for (text, model), have, ran in zip(WORDS, raised, reference, strict=True):
        want = [model(*map(int, n)) & M32 for n in zip(a, b, c, strict=True)]
        assert ran.tolist() == want, f"the reference: {text}"
        assert have.tolist() == want, f"raised: {text}"


def _round_to(value: float, dtype: np.dtype, mode: str) -> float:
    """Exact for what a double holds: rn by NumPy, the others by stepping back."""
    near = dtype.type(value)
    if mode == "rn" or float(near) == value or np.isnan(near):
        return float(near)
    away = abs(float(near)) > abs(value)
    up = float(near) > value
    wrong = {"rz": away, "rm": up, "rp": not up}[mode]
    if not wrong:
        return float(near)
    toward = {"rz": 0.0, "rm": -np.inf, "rp": np.inf}[mode]
    return float(np.nextafter(near, dtype.type(toward)))


@pytest.mark.parametrize("source", ["s32", "u32"])
def test_integers_to_floats(source: str) -> None:
    a = _words(32)
    modes = ["rn", "rz", "rm", "rp"]
    targets = {"f16": "f2", "f32": "f4"}
    rows = [(t, mode) for t in targets for mode in modes]
    texts = [
        f"{{ .reg .b16 h; cvt.{mode}.f16.{source} h, $1; mov.b32 $0, {{h, 0}}; }}"
        if t == "f16"
        else f"cvt.{mode}.f32.{source} $0, $1;"
        for t, mode in rows
    ]
    raised, reference = _both(texts, "=r,r", [a], "u4")
    numbers = [int(n) if source == "u32" else _signed(int(n)) for n in a]
    for (t, mode), have, ran in zip(rows, raised, reference, strict=True):
        dtype = np.dtype(targets[t])
        with np.errstate(over="ignore"):
            want = np.array([_round_to(float(n), dtype, mode) for n in numbers], dtype)
        bits = want.view(f"u{dtype.itemsize}").astype("u4")
        assert ran.tolist() == bits.tolist(), f"the reference: {t} {mode}"
        assert have.tolist() == bits.tolist(), f"raised: {t} {mode}"


def test_floats_to_integers() -> None:
    a = RNG.normal(scale=300, size=LANES).astype("f4")
    a[:12] = [np.nan, np.inf, -np.inf, 0.5, 1.5, -0.5, 2.5, 1e20, -1e20, 127.5, 255.5, -128.5]
    rounders = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
    rows = [(r, t) for r in rounders for t in ("s8", "u8", "s16", "s32", "u32")]
    raised, reference = _both([f"cvt.{r}.{t}.f32 $0, $1;" for r, t in rows], "=r,f", [a], "u4")
    for (r, t), have, ran in zip(rows, raised, reference, strict=True):
        whole = [0.0 if np.isnan(x) else float(rounders[r](x)) for x in a]
        limited = [max(min(x, 2.0**40), -(2.0**40)) for x in whole]
        want = [_clamp(int(x), int(t[1:]), t[0] == "s") & M32 for x in limited]
        assert ran.tolist() == want, f"the reference: {r} {t}"
        assert have.tolist() == want, f"raised: {r} {t}"


def _halves(word: int) -> np.ndarray:
    return np.array([word & 0xFFFF, word >> 16], "u2").view("f2")


def _pack(halves: np.ndarray) -> int:
    low, high = np.asarray(halves, "f2").view("u2").tolist()
    return high << 16 | low


PACKED: list[tuple[str, Callable[[np.ndarray, np.ndarray], int]]] = [
    ("set.gt.f16x2.f16x2 $0, $1, $2;", lambda x, y: _pack(x > y)),
    ("set.leu.f16x2.f16x2 $0, $1, $2;", lambda x, y: _pack(~(x > y))),
    ("set.nan.f16x2.f16x2 $0, $1, $2;", lambda x, y: _pack(np.isnan(x) | np.isnan(y))),
    ("set.ne.u32.f16x2 $0, $1, $2;",
     lambda x, y: sum(0xFFFF << (16 * k) for k in range(2) if x[k] < y[k] or x[k] > y[k])),
    ("{ .reg .pred p, q; setp.lt.f16x2 p|q, $1, $2; selp.b32 $0, 1, 0, p; @q or.b32 $0, $0, 2; }",
     lambda x, y: int(x[0] < y[0]) + 2 * int(x[1] < y[1])),
    ("add.f16x2 $0, $1, $2;", lambda x, y: _pack(x + y)),
    ("max.f16x2 $0, $1, $2;", lambda x, y: _pack(np.fmax(x, y))),
]  # fmt: skip


def test_packed_halves() -> None:
    a, b = (RNG.normal(size=2 * LANES).astype("f2") for _ in range(2))
    a[:6] = [np.nan, np.inf, 0.0, -0.0, 1.0, -np.inf]
    b[:6] = [1.0, 1.0, -1.0, 0.5, 1.0, np.nan]
    x, y = a.view("u4"), b.view("u4")
    raised, reference = _both([t for t, _ in PACKED], "=r,r,r", [x, y], "u4")
    for (text, model), have, ran in zip(PACKED, raised, reference, strict=True):
        with np.errstate(all="ignore"):
            want = [model(_halves(int(p)), _halves(int(q))) for p, q in zip(x, y, strict=True)]
        for row, who in ((ran, "the reference"), (have, "raised")):
            pairs = zip(row.tolist(), want, strict=True)
            assert all(h == w or _only_nans_differ(h, w) for h, w in pairs), f"{who}: {text}"


def _only_nans_differ(have: int, want: int) -> bool:
    p, q = _halves(have), _halves(want)
    return bool(np.array_equal(p, q, equal_nan=True))


MEMORY = """
define ptx_kernel void @k(ptr %x, ptr %out, ptr %sum, ptr %cas, ptr %half) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  %o = getelementptr i32, ptr %out, i64 %i
  %few = icmp ult i32 %t, 40
  %f = zext i1 %few to i32
  %v = call i32 asm sideeffect "{ .reg .pred p; setp.ne.u32 p, $2, 0; mov.u32 $0, 7; @p ld.global.nc.L1::no_allocate.u32 $0, [$1]; }", "=r,l,r"(ptr %p, i32 %f)
  call void asm sideeffect "{ .reg .pred p; setp.eq.u32 p, $2, 7; @!p st.global.cg.u32 [$0], $1; }", "l,r,r"(ptr %o, i32 %v, i32 %v)
  call void asm sideeffect "red.relaxed.gpu.global.add.noftz.f16x2 [$0], $1;", "l,r"(ptr %half, i32 939538432)
  %a = call i32 asm sideeffect "atom.global.max.u32 $0, [$1], $2;", "=r,l,r"(ptr %sum, i32 %t)
  %c = call i32 asm sideeffect "atom.global.cas.b32 $0, [$1], 5, $2;", "=r,l,r"(ptr %cas, i32 %t)
  %s = call i32 asm "ld.volatile.global.s8 $0, [$1+3];", "=r,l"(ptr %x)
  %q = getelementptr i32, ptr %sum, i64 1
  store i32 %s, ptr %q
  %gone = call i64 asm sideeffect "{ .reg .u32 s; mov.u32 s, %reserved_smem_offset_1; cvt.u64.u32 $0, s; }", "=l"()
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""  # noqa: E501


def test_memory_statements() -> None:
    """Predicated loads and stores, packed and exchanging atomics, an unread special register."""
    x = np.arange(40, dtype="u4") + 0x80000000
    args = [x, np.zeros(LANES, "u4"), np.zeros(2, "u4"), np.array([5], "u4"), np.zeros(2, "f2")]
    outputs = raise_kernel.load(MEMORY, kernel="k")[1, LANES](*args)
    outputs = outputs[-4:]  # x may come back too
    reference = execute(LLVMModule.parse(MEMORY), "k", launch_of((1, LANES)), args)[1:]
    out, sums, swapped, halves = (np.asarray(o) for o in outputs)
    for have, ran in zip((out, sums, halves), (*reference[:2], reference[3]), strict=True):
        np.testing.assert_array_equal(have, ran)
    np.testing.assert_array_equal(out, [*x, *[0] * (LANES - 40)])
    np.testing.assert_array_equal(halves, [0.5 * LANES] * 2)
    assert sums.view("i4").tolist() == [LANES - 1, -128]
    assert swapped[0] < LANES  # some lane's number, where the old value was 5
