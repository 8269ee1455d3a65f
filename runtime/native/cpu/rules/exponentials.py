"""`exp` and `exp2` of vectors of floats as instructions: a call of the C library's vector function
takes twice as long, and no vector register lives across it.

    exp(x) = 2^n (1 + r + r^2 q(r)),    n = round(x / ln 2),    r = x - n ln 2

`q` is of the fourth degree, the best one on |r| <= ln 2 / 2 by its largest relative error, 3e-9, so
that the result errs by 1.05 units in the last place at most (CUDA's own: 2). Subnormal results are
rounded once: `2^n y` is an instruction of AVX-512; elsewhere it is two products with powers of two,
of which the first is exact. Without fused products the library is called.
"""

from __future__ import annotations

import struct

from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.types import vector
from raise_kernel.runtime.native.cpu.values import Value
from raise_kernel.runtime.native.jit import has_feature

# Coefficients of q, the lowest one first.
_Q = (0.4999999403953552, 0.1666651964187622, 0.04166839271783829, 0.008368780836462975)
_Q_LAST = 0.001381446490995586
_LN2 = 0.6931471824645996  # the nearest float
_LN2_REST = -1.904654323148236e-09
_LOG2E = 1.4426950216293335
# Beyond these the results are zero and infinity.
_BOUNDS = {"exp": (-104.0, 89.0), "exp2": (-151.0, 129.0)}


def has_exponential(name: str, type_: str) -> bool:
    """Whether there are instructions for a function of vectors."""
    return name in _BOUNDS and type_ == "float" and has_feature("fma")


def exponential(e: Emitter, name: str, value: Value) -> Value:
    """`exp` or `exp2` of each lane."""
    w, kind = e.writer, vector("float", e.lanes)
    x = value.text

    def bounded(text: str, word: str, bound: float) -> str:
        """The number itself on this side of a bound; NaN is on the other one."""
        holds = w.value(f"fcmp {word} {kind} {text}, {_splat(bound)}")
        truth = vector("i1", e.lanes)
        return w.value(f"select {truth} {holds}, {kind} {text}, {kind} {_splat(bound)}")

    def fused(a: str, b: str, c: str) -> str:
        return e.intrinsic("fma", "float", e.lanes, a, b, c)

    def product(a: str, b: str) -> str:
        return w.value(f"fmul {kind} {a}, {b}")

    low, high = _BOUNDS[name]
    inside = bounded(bounded(x, "ogt", low), "olt", high)
    scaled = inside if name == "exp2" else product(inside, _splat(_LOG2E))
    whole = e.intrinsic("roundeven", "float", e.lanes, scaled)
    if name == "exp2":
        part = product(w.value(f"fsub {kind} {inside}, {whole}"), _splat(_LN2))
    else:
        part = fused(whole, _splat(-_LN2), inside)
        part = fused(whole, _splat(-_LN2_REST), part)
    q = _splat(_Q_LAST)
    for coefficient in reversed(_Q):
        q = fused(q, part, _splat(coefficient))
    more = fused(product(part, part), q, part)
    near_one = w.value(f"fadd {kind} {more}, {_splat(1.0)}")
    integers = vector("i32", e.lanes)
    power = w.value(f"fptosi {kind} {whole} to {integers}")
    result = _scaled(e, near_one, power)
    nan = w.value(f"fcmp uno {kind} {x}, {x}")
    text = w.value(f"select {vector('i1', e.lanes)} {nan}, {kind} {x}, {kind} {result}")
    return Value(text, "float", e.lanes)


def _scaled(e: Emitter, number: str, power: str) -> str:
    """Numbers near one times two to these powers."""
    w, kind, integers = e.writer, vector("float", e.lanes), vector("i32", e.lanes)
    if has_feature("avx512f"):
        suffix = f"v{e.lanes}f32.v{e.lanes}i32"
        function = w.declare(f"llvm.ldexp.{suffix}", kind, kind, integers)
        return w.value(f"call {kind} {function}({kind} {number}, {integers} {power})")
    half = w.value(f"ashr {integers} {power}, splat (i32 1)")
    for part in (half, w.value(f"sub {integers} {power}, {half}")):
        biased = w.value(f"add {integers} {part}, splat (i32 127)")
        bits = w.value(f"shl {integers} {biased}, splat (i32 23)")
        factor = w.value(f"bitcast {integers} {bits} to {kind}")
        number = w.value(f"fmul {kind} {number}, {factor}")
    return number


def _splat(number: float) -> str:
    """The float nearest to a number, in all lanes."""
    (bits,) = struct.unpack("<I", struct.pack("<f", number))
    return f"splat (float bitcast (i32 {bits} to float))"
