"""The integer functions of the device library against Python's integers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.device_math.device_functions import call, call_each

Rule = Callable[..., int]


def _u(value: int, width: int) -> int:
    return value & ((1 << width) - 1)


def _s(value: int, width: int) -> int:
    value = _u(value, width)
    return value - (1 << width) if value >> (width - 1) else value


def _inputs(width: int, count: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    top = 1 << (width - 1)
    corners = [0, 1, -1, top - 1, -top, 2, -2, top // 2]
    values = [int(v) >> int(rng.integers(0, width - 1)) for v in rng.integers(-top, top - 1, count)]
    # The first 64 tuples over several arguments are all pairs of corners.
    values[:64] = [corners[(i // 8**seed) % 8] for i in range(64)]
    return np.array(values, f"i{width // 8}")


def _permute(x: int, y: int, selector: int, signs: bool) -> int:
    data = (_u(y, 32) << 32 | _u(x, 32)).to_bytes(8, "little")
    out = 0
    for i in range(4):
        nibble = selector >> (4 * i) & 15
        byte = data[nibble & 7]
        if signs and nibble & 8:
            byte = 255 if byte & 128 else 0
        out |= byte << (8 * i)
    return out


def _reverse(x: int, width: int) -> int:
    return int(f"{_u(x, width):0{width}b}"[::-1], 2)


def _fields(x: int, width: int, signed: bool) -> list[int]:
    parts = [_u(x, 32) >> (width * i) & ((1 << width) - 1) for i in range(32 // width)]
    return [_s(p, width) for p in parts] if signed else parts


def _dot4(x_signed: bool, y_signed: bool) -> Rule:
    def rule(x: int, y: int, z: int) -> int:
        pairs = zip(_fields(x, 8, x_signed), _fields(y, 8, y_signed), strict=True)
        return z + sum(a * b for a, b in pairs)

    return rule


def _nth_set(mask: int, base: int, offset: int) -> int:
    bits = [i for i in range(32) if _u(mask, 32) >> i & 1]
    if offset == 0:
        return base if base in bits else -1
    found = [i for i in bits if i >= base] if offset > 0 else [i for i in bits[::-1] if i <= base]
    return found[abs(offset) - 1] if abs(offset) <= len(found) else -1


# name -> (width of the arguments, their number, the rule on signed arguments)
RULES: dict[str, tuple[int, int, Rule]] = {
    "__nv_abs": (32, 1, lambda a: abs(a)),
    "__nv_llabs": (64, 1, lambda a: abs(a)),
    "__nv_max": (32, 2, lambda a, b: max(a, b)),
    "__nv_llmax": (64, 2, lambda a, b: max(a, b)),
    "__nv_min": (32, 2, lambda a, b: min(a, b)),
    "__nv_llmin": (64, 2, lambda a, b: min(a, b)),
    "__nv_umax": (32, 2, lambda a, b: max(_u(a, 32), _u(b, 32))),
    "__nv_ullmax": (64, 2, lambda a, b: max(_u(a, 64), _u(b, 64))),
    "__nv_umin": (32, 2, lambda a, b: min(_u(a, 32), _u(b, 32))),
    "__nv_ullmin": (64, 2, lambda a, b: min(_u(a, 64), _u(b, 64))),
    "__nv_hadd": (32, 2, lambda a, b: (a + b) >> 1),
    "__nv_rhadd": (32, 2, lambda a, b: (a + b + 1) >> 1),
    "__nv_uhadd": (32, 2, lambda a, b: (_u(a, 32) + _u(b, 32)) >> 1),
    "__nv_urhadd": (32, 2, lambda a, b: (_u(a, 32) + _u(b, 32) + 1) >> 1),
    "__nv_sad": (32, 3, lambda a, b, c: abs(a - b) + c),
    "__nv_usad": (32, 3, lambda a, b, c: abs(_u(a, 32) - _u(b, 32)) + c),
    "__nv_mulhi": (32, 2, lambda a, b: a * b >> 32),
    "__nv_mul64hi": (64, 2, lambda a, b: a * b >> 64),
    "__nv_umulhi": (32, 2, lambda a, b: _u(a, 32) * _u(b, 32) >> 32),
    "__nv_umul64hi": (64, 2, lambda a, b: _u(a, 64) * _u(b, 64) >> 64),
    "__nv_mul24": (32, 2, lambda a, b: _s(a, 24) * _s(b, 24)),
    "__nv_umul24": (32, 2, lambda a, b: _u(a, 24) * _u(b, 24)),
    "__nv_clz": (32, 1, lambda a: 32 - _u(a, 32).bit_length()),
    "__nv_clzll": (64, 1, lambda a: 64 - _u(a, 64).bit_length()),
    "__nv_popc": (32, 1, lambda a: _u(a, 32).bit_count()),
    "__nv_popcll": (64, 1, lambda a: _u(a, 64).bit_count()),
    "__nv_ffs": (32, 1, lambda a: (a & -a).bit_length()),
    "__nv_ffsll": (64, 1, lambda a: (a & -a).bit_length()),
    "__nv_brev": (32, 1, lambda a: _reverse(a, 32)),
    "__nv_brevll": (64, 1, lambda a: _reverse(a, 64)),
    "__nv_byte_perm": (32, 3, lambda a, b, c: _permute(a, b, c, signs=False)),
    "llvm.nvvm.prmt": (32, 3, lambda a, b, c: _permute(a, b, c, signs=True)),
    "llvm.nvvm.prmt.f4e": (32, 3, lambda a, b, c: _permute(a, b, 0x3210 + 0x1111 * (c & 3), False)),
    "llvm.nvvm.prmt.b4e": (
        32,
        3,
        lambda a, b, c: _permute(a, b, [0x5670, 0x6701, 0x7012, 0x0123][c & 3], False),
    ),
    "llvm.nvvm.prmt.rc8": (32, 2, lambda a, c: _permute(a, 0, 0x1111 * (c & 3), False)),
    "llvm.nvvm.prmt.ecl": (
        32,
        2,
        lambda a, c: _permute(a, 0, [0x3210, 0x3211, 0x3222, 0x3333][c & 3], False),
    ),
    "llvm.nvvm.prmt.ecr": (
        32,
        2,
        lambda a, c: _permute(a, 0, [0x0000, 0x1110, 0x2210, 0x3210][c & 3], False),
    ),
    "llvm.nvvm.prmt.rc16": (32, 2, lambda a, c: _permute(a, 0, [0x1010, 0x3232][c & 1], False)),
    "llvm.nvvm.rotate.b32": (32, 2, lambda a, n: _u(a, 32) << (n & 31) | _u(a, 32) >> (-n & 31)),
    "llvm.nvvm.swap.lo.hi.b64": (64, 1, lambda a: a << 32 | _u(a, 64) >> 32),
    "llvm.nvvm.fshl.clamp": (
        32,
        3,
        lambda high, low, n: ((_u(high, 32) << 32 | _u(low, 32)) << min(_u(n, 32), 32)) >> 32,
    ),
    "llvm.nvvm.fshr.clamp": (
        32,
        3,
        lambda high, low, n: (_u(high, 32) << 32 | _u(low, 32)) >> min(_u(n, 32), 32),
    ),
    "llvm.nvvm.bmsk.clamp": (
        32,
        2,
        lambda a, b: ((1 << min(_u(b, 32), 32)) - 1) << min(_u(a, 32), 32),
    ),
    "llvm.nvvm.bmsk.wrap": (32, 2, lambda a, b: ((1 << (b & 31)) - 1) << (a & 31)),
    "llvm.nvvm.sext.wrap": (32, 2, lambda a, b: _s(a, b & 31) if b & 31 else 0),
    "llvm.nvvm.zext.wrap": (32, 2, lambda a, b: _u(a, b & 31)),
    "llvm.nvvm.sext.clamp": (
        32,
        2,
        lambda a, b: _s(a, min(_u(b, 32), 32)) if b else 0,
    ),
    "llvm.nvvm.zext.clamp": (32, 2, lambda a, b: _u(a, min(_u(b, 32), 32))),
    "llvm.nvvm.idp4a.s.s": (32, 3, _dot4(True, True)),
    "llvm.nvvm.idp4a.s.u": (32, 3, _dot4(True, False)),
    "llvm.nvvm.idp4a.u.s": (32, 3, _dot4(False, True)),
    "llvm.nvvm.idp4a.u.u": (32, 3, _dot4(False, False)),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("arity", [1, 2, 3])
def test_rules(width: int, arity: int) -> None:
    names = [n for n, (w, count, _) in RULES.items() if (w, count) == (width, arity)]
    if not names:
        return
    args = [_inputs(width, 301, seed) for seed in range(arity)]
    if arity > 1:
        # Amounts and selectors are interesting when small.
        args[-1][150:] = np.arange(151) % 67
    for name, got in zip(names, call_each(names, args), strict=True):
        out = got.dtype.itemsize * 8
        rule = RULES[name][2]
        for i, value in enumerate(got):
            numbers = [int(a[i]) for a in args]
            assert int(value) == _s(rule(*numbers), out), (name, numbers)


def test_dot_product_of_pairs() -> None:
    x, y, z = (_inputs(32, 201, seed) for seed in range(3))
    for x_signed in (True, False):
        for y_signed in (True, False):
            name = f"llvm.nvvm.idp2a.{'us'[x_signed]}.{'us'[y_signed]}"
            for upper in (0, 1):
                got = call(name, x, y, np.full(x.shape, upper, bool), z)
                for a, b, c, value in zip(x, y, z, got, strict=True):
                    halves = _fields(int(a), 16, x_signed)
                    parts = _fields(int(b), 8, y_signed)[2 * upper : 2 * upper + 2]
                    total = int(c) + sum(p * q for p, q in zip(halves, parts, strict=True))
                    assert int(value) == _s(total, 32)


def test_nth_set_bit_and_leading_one() -> None:
    mask = _inputs(32, 301, 4)
    rng = np.random.default_rng(5)
    base = rng.integers(0, 32, 301).astype(np.int32)
    offset = rng.integers(-8, 9, 301).astype(np.int32)
    got = call("llvm.nvvm.fns", mask, base, offset)
    for m, b, o, value in zip(mask, base, offset, got, strict=True):
        assert int(value) == _nth_set(int(m), int(b), int(o)), (m, b, o)
    for shift in (False, True):
        flag = np.full(mask.shape, shift, bool)
        for name, signed in (("llvm.nvvm.flo.s", True), ("llvm.nvvm.flo.u", False)):
            for m, value in zip(mask, call(name, mask, flag), strict=True):
                bits = _u(~int(m) if signed and m < 0 else int(m), 32)
                position = bits.bit_length() - 1
                expected = -1 if position < 0 else (31 - position if shift else position)
                assert int(value) == expected


def test_bits_of_floats() -> None:
    a = np.array([0.0, -1.5, np.inf, 3e5], np.float32)
    d = a.astype(np.float64) * np.pi
    np.testing.assert_array_equal(call("__nv_float_as_int", a), a.view(np.int32))
    np.testing.assert_array_equal(call("__nv_float_as_uint", a), a.view(np.int32))
    np.testing.assert_array_equal(call("__nv_int_as_float", a.view(np.int32)), a)
    np.testing.assert_array_equal(call("__nv_uint_as_float", a.view(np.int32)), a)
    np.testing.assert_array_equal(call("__nv_double_as_longlong", d), d.view(np.int64))
    np.testing.assert_array_equal(call("__nv_longlong_as_double", d.view(np.int64)), d)
    high, low = call("__nv_double2hiint", d), call("__nv_double2loint", d)
    np.testing.assert_array_equal(high, (d.view(np.int64) >> 32).astype(np.int32))
    np.testing.assert_array_equal(call("__nv_hiloint2double", high, low), d)
    np.testing.assert_array_equal(call("llvm.nvvm.lohi.i2d", low, high), d)


def test_halves() -> None:
    a = np.array([0.0, 1.5, -2.25, 65504, 1e6, 0.1, np.inf], np.float32)
    bits = call("__nv_float2half_rn", a)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(bits, a.astype(np.float16).view(np.int16))
    back = call("__nv_half2float", bits)
    np.testing.assert_array_equal(back, bits.view(np.float16).astype(np.float32))


def test_tf32() -> None:
    a = np.random.default_rng(6).normal(size=101).astype(np.float32)
    a[:3] = [1 + 2.0**-11, 1 + 3 * 2.0**-11, -1 - 2.0**-11]
    unit = np.spacing(np.abs(a)).astype(np.float64) * 2**13
    scaled = a.astype(np.float64) / unit
    rules = {
        "rn": np.rint(scaled),
        "rz": np.trunc(scaled),
        "rna": np.copysign(np.floor(np.abs(scaled) + 0.5), scaled),
    }
    for mode, expected in rules.items():
        got = call(f"llvm.nvvm.f2tf32.{mode}", a).view(np.float32)
        np.testing.assert_array_equal(got, expected * unit, err_msg=mode)
