"""LLVM flags, orderings and enumerations -> attributes of the llvm dialect.

    nuw nsw        ->  {overflowFlags = 3 : i32}       (nsw 1, nuw 2)
    inbounds nuw   ->  {noWrapFlags = 7 : i32}         (inbounds 3, nusw 2, nuw 4)
    contract nnan  ->  {fastmathFlags = #llvm.fastmath<nnan, contract>}

The first two are in the attribute dictionary under the names of the dialect's own properties: the
Python bindings can neither set nor read those properties. They are there with 0, too: that a
property has no flags is read from the text of a copy (wrap_flags.py), which takes 10 us.

Flags that MLIR does not have (`samesign`, fast-math on phis) are dropped:
each only makes more executions poison, so a program without it means no less.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from raise_kernel.analysis.integers.predicates import CMPF, CMPI
from raise_kernel.bindings import context, ir

Attributes = dict[str, ir.Attribute]

ORDERINGS = {
    None: 0,
    "unordered": 1,
    "monotonic": 2,
    "acquire": 4,
    "release": 5,
    "acq_rel": 6,
    "seq_cst": 7,
}
PREDICATES = {"icmp": CMPI, "fcmp": CMPF}
_FAST = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
_OVERFLOW = {"nsw": 1, "nuw": 2}
_NO_WRAP = {"inbounds": 3, "nusw": 2, "nuw": 4}
_WITH_FAST_MATH = frozenset(
    ("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp", "select", "fpext", "fptrunc", "call")
)
_WITH_OVERFLOW = frozenset(("add", "sub", "mul", "shl", "trunc"))


@functools.cache
def integer(width: int, value: int) -> ir.Attribute:
    """A signless integer attribute that fits 64 bits."""
    with context():
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(width), value)


@functools.cache
def unit() -> ir.Attribute:
    return ir.UnitAttr.get(context())


@functools.cache
def string(text: str) -> ir.Attribute:
    return ir.StringAttr.get(text, context())


@functools.cache
def parsed(text: str) -> ir.Attribute:
    """An attribute given as MLIR text."""
    return ir.Attribute.parse(text, context())


@functools.cache
def _i32s(values: tuple[int, ...]) -> ir.Attribute:
    return ir.DenseI32ArrayAttr.get(values, context())


def i32_array(values: Sequence[int]) -> ir.Attribute:
    return _i32s(tuple(values))


@functools.cache
def _i64s(values: tuple[int, ...]) -> ir.Attribute:
    return ir.DenseI64ArrayAttr.get(values, context())


def i64_array(values: Sequence[int]) -> ir.Attribute:
    return _i64s(tuple(values))


@functools.cache
def flag_attributes(opcode: str, flags: tuple[str, ...]) -> Attributes:
    """The attributes of the flags of an arithmetic instruction, cast, comparison or call."""
    found: Attributes = {}
    words = set(flags)
    overflow = sum(_OVERFLOW[w] for w in words if w in _OVERFLOW)
    if opcode in _WITH_OVERFLOW:
        found["overflowFlags"] = integer(32, overflow)
    if "exact" in words:
        found["isExact"] = unit()
    if "disjoint" in words:
        found["isDisjoint"] = unit()
    if "nneg" in words:
        found["nonNeg"] = unit()
    fast = [w for w in _FAST if w in words]
    if "fast" in words:
        fast = ["fast"]
    if fast and opcode in _WITH_FAST_MATH:
        found["fastmathFlags"] = parsed(f"#llvm.fastmath<{', '.join(fast)}>")
    return found


@functools.cache
def no_wrap(flags: tuple[str, ...]) -> ir.Attribute:
    """The flags of a getelementptr; `inbounds` implies `nusw`."""
    bits = 0
    for flag in flags:
        bits |= _NO_WRAP[flag]
    return integer(32, bits)


def memory_attributes(align: int | None, volatile: bool, scope: str | None = None) -> Attributes:
    """What loads, stores and atomics share."""
    found: Attributes = {}
    if align is not None:
        found["alignment"] = integer(64, align)
    if volatile:
        found["volatile_"] = unit()
    if scope is not None:
        found["syncscope"] = string(scope)
    return found
