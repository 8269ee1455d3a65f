"""Types and integers."""

from __future__ import annotations

import zlib

import ml_dtypes
import numpy as np
from tests.kernels.registry import Draw, each, elementwise, line, nan_mixed, spec

F64, I32, U32, I64, U64 = np.float64, np.int32, np.uint32, np.int64, np.uint64

# --- dtypes.cu --------------------------------------------------------------------------------

# What C++ mangles each type to, and how to draw it.
TYPES = {
    "i8": ("a", np.int8),
    "u8": ("h", np.uint8),
    "i16": ("s", np.int16),
    "u16": ("t", np.uint16),
    "i32": ("i", np.int32),
    "u32": ("j", np.uint32),
    "i64": ("x", np.int64),
    "u64": ("y", np.uint64),
    "f16": ("DF16_", np.float16),
    "bf16": ("DF16b", ml_dtypes.bfloat16),
    "f32": ("f", np.float32),
    "f64": ("d", np.float64),
}


def _draw(dtype, n: int, d: Draw, few: bool = False) -> np.ndarray:
    if np.dtype(dtype).kind in "iu":
        return d.ints(dtype, n, lo=0, hi=3) if few else d.ints(dtype, n)
    values = d.f64(n)
    return (np.round(values) if few else values).astype(dtype)


def _compare(a, b, y, n):
    return (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) + 32 * (a >= b)


def _register_types() -> None:
    for name, (code, dtype) in TYPES.items():
        elementwise(
            f"multiply_add_{name}",
            "dtypes",
            lambda n, d, t=dtype: (_draw(t, n, d), _draw(t, n, d), _draw(t, n, d)),
            lambda a, b, y, n: a * b + a,
            kernel=f"_Z12multiply_addI{code}EvPKT_S2_PS0_i",
        )
    for name in ("i8", "u16", "i32", "u32", "i64", "u64", "f16", "f32", "f64"):
        code, dtype = TYPES[name]
        elementwise(
            f"compare_{name}",
            "dtypes",
            lambda n, d, t=dtype: (_draw(t, n, d, few=True), _draw(t, n, d, few=True), d.i32(n)),
            _compare,
            kernel=f"_Z7compareI{code}EvPKT_S2_Pii",
        )


_register_types()


def _unordered(a, b, y, n):
    nan = np.isnan(a) | np.isnan(b)
    parts = (~(a < b), ~(a >= b), a != a, nan, a < b, a != b)
    return sum((p.astype(I32) << k for k, p in enumerate(parts)), np.zeros(n, I32))


elementwise(
    "logic",
    "dtypes",
    lambda n, d: (d.bools(n), d.bools(n), d.bools(n)),
    lambda a, b, y, n: (a & ~b) | ((a == b) & (np.arange(n) % 3 == 0)),
)
elementwise(
    "unordered",
    "dtypes",
    lambda n, d: (nan_mixed(n, d), nan_mixed(n, d)[::-1].copy(), d.i32(n)),
    _unordered,
)

# --- integers.cu ------------------------------------------------------------------------------


def _nonzero(a: np.ndarray) -> np.ndarray:
    return np.where(a == 0, 3, a).astype(a.dtype)


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _divided(a, b, q, r, n):
    quotient = each(_quotient, a, b, dtype=a.dtype)
    return quotient, a - quotient * b


def _divide_constant(a, b, y, z, n):
    def signed(v):
        return _quotient(v, 7) + (v - 16 * _quotient(v, 16)) + _quotient(v, -3)

    return each(signed, a, dtype=I32), b // 10 + b % 7


def _shifts(a, b, by, y, z, n):
    s = by & 31
    left = each(lambda v, k: v << k, a, s, dtype=I32)
    return (a >> s) ^ left, each(lambda v, k: v >> k | v << (32 - k) % 32, b, s, dtype=U32)


def _bit_counts(bits: int, v: int) -> tuple[int, int, int, int]:
    reverse = int(f"{v:0{bits}b}"[::-1], 2)
    return v.bit_count(), bits - v.bit_length(), (v & -v).bit_length(), reverse


def _bits(v: int) -> int:
    ones, leading, first, reverse = _bit_counts(32, v)
    return ones + 100 * leading + 10000 * first + (reverse & 255) * 1000000


def _bits_long(v: int) -> int:
    ones, leading, first, reverse = _bit_counts(64, v)
    return ones + 100 * leading + 10000 * first + (reverse >> 20)


def _mix(h: int) -> int:
    h ^= h >> 16
    h = h * 0x85EBCA6B & 0xFFFFFFFF
    h ^= h >> 13
    h = h * 0xC2B2AE35 & 0xFFFFFFFF
    return h ^ h >> 16


def _xorshift(s, y, n, rounds):
    for _ in range(rounds):
        s = s ^ s << U64(13)
        s = s ^ s >> U64(7)
        s = s ^ s << U64(17)
    return s, (s >> U64(11)).astype(F64) / 2.0**53


def _funnel(hi: int, lo: int, by: int) -> int:
    wide, k = hi << 32 | lo, by & 31
    return (wide << k >> 32 ^ wide >> k) & 0xFFFFFFFF


def _averages(a, b, y, z, n):
    def low24(v):
        return (v & 0xFFFFFF) - ((v & 0x800000) << 1)

    first = each(lambda p, q: (p + q >> 1) + low24(p) * low24(q), a, b, dtype=I32)
    return first, each(
        lambda p, q, s, t: (s + t + 1 >> 1) + abs(p - q) + 5,
        *(a, b, a.view(U32), b.view(U32)),
        dtype=U32,
    )


def _extrema(a, b, y, z, n):
    u, v = a.view(U32), b.view(U32)
    signed = each(lambda p, q: max(p, q) - _quotient(min(p, q), 2) + abs(p), a, b, dtype=I32)
    return signed, np.maximum(u, v) ^ np.minimum(u, U32(1000))


def _any32(n: int, d: Draw) -> tuple[np.ndarray, np.ndarray]:
    return d.ints(I32, n), d.ints(I32, n)


def _any64(n: int, d: Draw) -> tuple[np.ndarray, np.ndarray]:
    return d.ints(I64, n), d.ints(I64, n)


elementwise(
    "wrap",
    "integers",
    lambda n, d: (d.u32(n), d.u32(n), d.u32(n)),
    lambda a, b, y, n: a * b - (a << U32(7)) + ~b,
)


def _two_words(x: np.ndarray, y: np.ndarray, n: int) -> np.ndarray:
    whole, word = (1 << 128) - 1, (1 << 64) - 1

    def signed(value: int) -> int:
        return value - (1 << 128) if value >> 127 else value

    def one(i: int) -> int:
        a, total = int(x[i]) * int(x[n - 1 - i]), 0
        for k in range(i % 5):
            total = (total + (a >> (i * 7 + k * 31) % 128)) & whole
            if total >> 127:
                total = (total - (a << 3)) & whole
        odd = (total >> 50) | 1
        last = _quotient(signed(total), 1000003) * 5
        return ((total >> 64) ^ (a // odd) ^ (a % odd * 3) ^ last) & word

    return np.array([one(i) for i in range(n)], U64).reshape(n)


elementwise(
    "hashed_lane",
    "integers",
    lambda n, d: (np.zeros(n, U64),),
    lambda y, n: (np.arange(n, dtype=U64) * U64(0x89ABCDEF)) >> U64(7),
)
spec(
    "two_words",
    "integers",
    sizes=(100, 33, 1, 0),
    make=lambda n, d: line(n, d.ints(U64, n), np.zeros(n, U64), n),
    numpy=_two_words,
)
elementwise(
    "divide",
    "integers",
    lambda n, d: (d.i32(n), _nonzero(d.i32(n, lo=-9, hi=9)), d.i32(n), d.i32(n)),
    _divided,
)
elementwise(
    "divide_unsigned",
    "integers",
    lambda n, d: (d.u32(n), _nonzero(d.ints(U32, n, hi=99)), d.u32(n), d.u32(n)),
    _divided,
)
elementwise(
    "divide_long",
    "integers",
    lambda n, d: (d.ints(I64, n), _nonzero(d.ints(I64, n, lo=-99, hi=99)), *_any64(n, d)),
    _divided,
)
elementwise(
    "divide_constant",
    "integers",
    lambda n, d: (d.ints(I32, n), d.u32(n), d.i32(n), d.u32(n)),
    _divide_constant,
)
elementwise(
    "shifts",
    "integers",
    lambda n, d: (d.ints(I32, n), d.u32(n), d.i32(n), d.i32(n), d.u32(n)),
    _shifts,
)
elementwise(
    "bits",
    "integers",
    lambda n, d: (np.where(d.bools(n), d.u32(n), d.ints(U32, n, hi=9)), d.i32(n)),
    lambda a, y, n: each(_bits, a, dtype=I32),
)
elementwise(
    "bits_long",
    "integers",
    lambda n, d: (np.where(d.bools(n), d.ints(U64, n), d.ints(U64, n, hi=9)), d.ints(I64, n)),
    lambda a, y, n: each(_bits_long, a, dtype=I64),
)
elementwise(
    "high_products",
    "integers",
    lambda n, d: (*_any32(n, d), d.i32(n), d.u32(n)),
    lambda a, b, y, z, n: (
        each(lambda p, q: p * q >> 32, a, b, dtype=I32),
        each(lambda p, q: p * q >> 32, a.view(U32), b.view(U32), dtype=U32),
    ),
)
elementwise(
    "high_products_long",
    "integers",
    lambda n, d: (*_any64(n, d), d.ints(I64, n), d.ints(U64, n)),
    lambda a, b, y, z, n: (
        each(lambda p, q: p * q >> 64, a, b, dtype=I64),
        each(lambda p, q: p * q >> 64, a.view(U64), b.view(U64), dtype=U64),
    ),
)
elementwise("extrema", "integers", lambda n, d: (*_any32(n, d), d.i32(n), d.u32(n)), _extrema)
elementwise(
    "funnel",
    "integers",
    lambda n, d: (d.u32(n), d.u32(n), d.i32(n, lo=0, hi=99), d.u32(n)),
    lambda hi, lo, by, y, n: each(_funnel, hi, lo, by, dtype=U32),
)
elementwise("averages", "integers", lambda n, d: (*_any32(n, d), d.i32(n), d.u32(n)), _averages)
elementwise(
    "murmur_mix",
    "integers",
    lambda n, d: (d.u32(n), d.u32(n)),
    lambda a, y, n: each(_mix, a, dtype=U32),
)
elementwise(
    "saturate_bytes",
    "integers",
    lambda n, d: (d.i32(n), d.ints(np.uint8, n), d.ints(np.int8, n)),
    lambda x, y, z, n: (np.clip(x, 0, 255), np.clip(x, -128, 127)),
)
elementwise(
    "gray_code",
    "integers",
    lambda n, d: (d.ints(np.uint16, n), d.ints(np.uint16, n)),
    lambda x, y, n: x ^ (x >> 1),
)
spec(
    "xorshift",
    "integers",
    sizes=((100, 5), (33, 2), (1, 1)),
    make=lambda s, d: line(s[0], d.ints(U64, s[0]), d.f64(s[0]), *s),
    numpy=_xorshift,
)
spec(
    "crc_byte",
    "integers",
    sizes=((40, 6), (33, 3), (1, 1)),
    make=lambda s, d: line(s[0], d.ints(np.uint8, *s), d.u32(s[0]), *s),
    numpy=lambda data, crc, h, w: np.array([zlib.crc32(row.tobytes()) for row in data], U32),
)
