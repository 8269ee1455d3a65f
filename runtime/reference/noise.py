"""Rounding noise: how far results depend on the order and kind of roundings.

    %v = fadd float %a, %b
 -> %rk.exact.0 = fadd float %a, %b
    %v = call float @rk.noise.fadd.float(float %rk.exact.0, float %a, float %b)

Every result that was rounded is moved by up to two units in its last place, at random; an exact one
is left alone, so that arithmetic on small integers stays what it is. A product is moved again for
each sum that it goes into, and is fused with it every other time, never or always, by launch; so is
that of an `fma`, whose product may be rounded first, and a product that memory keeps until then
(stored_products.py).
Functions such as `sin` are moved by up to eight; the sign and the payload of a NaN are drawn. Every
other launch also makes zeros of results below the smallest normal number, as XLA does, and takes
such operands for zeros (subnormals.py). A sum near the largest number becomes the largest number in
some launches, infinity in others, either in the next, for partial sums overflow elsewhere in
another order, and stays what it is in the rest. A value that is added to memory atomically gets the
noise of the sum. Where the order of a reduction is in question, a partial result that overflows, or
a product that underflows, is NaN in one launch and one in another (`OutOfRange`): in another order
the whole may be anything. Some launches move few results only (`FEW`): a kernel that divides by
what a sum leaves where it cancels computes something else in every launch that moves that sum, and
what later sums decide is not seen there. How far the results of a launch move tells which of its
differences are those of rounding alone: this is Monte Carlo arithmetic (Parker 1997; Verificarlo,
Denis et al. 2016).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from raise_kernel.runtime.reference.float_kinds import EPSILON, LARGEST, NANS, SMALLEST, SUFFIX
from raise_kernel.runtime.reference.overflow import (
    LOST,
    OVERFLOW,
    RANGE,
    UNITS,
    Factors,
    asked,
    out_of_range,
    overflow_of_sum,
    overflowing_product,
    some_factors,
    some_terms,
)
from raise_kernel.runtime.reference.record import SUPPORT, recorded, result_or_own, site, told
from raise_kernel.runtime.reference.stored_products import Product, Products
from raise_kernel.runtime.reference.subnormals import FLUSH, FLUSH_OPERANDS, flushed
from raise_kernel.runtime.reference.translation.layout import split_commas, take_type

STATE = "rk.noise.state"
FUSED = "rk.noise.fused"  # of four sums with a product, those that are fused with it

RARE = "rk.noise.rare"  # of the results that were rounded, one more than this has one that moves
# Launches with seeds from here on move few results.
FEW = 1 << 10


def rare(seed: int) -> int:
    """`RARE` for a launch: all results move, or one of 32 or of 128."""
    return 0 if seed < FEW else (31, 127)[seed // 12 % 2]


_FUNCTION_UNITS = 8.0
_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_KIND = r"(?:<(?P<lanes>\d+) x )?(?P<kind>half|bfloat|float|double)>?"
_BINARY = re.compile(
    rf"^  (?P<name>{_NAME}) = (?P<op>fadd|fsub|fmul|fdiv) {_KIND} (?P<a>.+), (?P<b>[^,]+)$"
)
_CALL = re.compile(
    rf'^  (?P<name>{_NAME}) = call {_KIND} @"?(?P<callee>[-\w$.]+)"?\((?P<args>.*)\)$'
)
_ATOMIC = re.compile(
    rf"^  (?P<head>{_NAME} = atomicrmw (?:volatile )?f(?:add|sub) ptr (?P<at>{_NAME}), )"
    r"(?P<kind>half|bfloat|float|double) (?P<value>[^ ,]+)(?P<rest> .*)$"
)
_PREFIX = r"^(?:rk\.f\.)?(?:__nv_(?:fast_)?|llvm\.)"
# Functions of one operand that are whole at some whole numbers, and those that come near to whole
# numbers wherever they are large.
_SMOOTH = re.compile(
    _PREFIX + r"(?:a?(?:sin|cos|tan)|(?:sin|cos)h|atanh|asinh|acosh|exp(?:2|10|m1)?"
    r"|log(?:2|10|1p)?|sqrt|cbrt|[lt]gamma)f?(?:\.|$)"
)
_NEAR = re.compile(_PREFIX + r"(?:tanh|erfc?|normcdf)f?(?:\.|$)")
# Of fma, the one that rounds to nearest: XLA may round its product first.
_FMA = re.compile(r"^(?:llvm\.fma\.|rk\.f\.__nv_fmaf?(?:_ieee)?(?:_rn)?$)")
# Functions whose results are rounded, by their names without type suffixes.
_ROUNDED = re.compile(
    r"^(?:rk\.f\.)?(?:__nv_(?:fast_)?|llvm\.(?:nvvm\.)?)(?:"
    r"a?(?:sin|cos|tan)h?(?:pi)?|atan2|exp(?:2|10|m1)?|log(?:2|10|1p|b)?|pow[i]?|[cr]?(?:sqrt|cbrt)"
    r"|r?hypot|r?norm[34]d|normcdf(?:inv)?|erf(?:c|cx|inv|cinv)?|[lt]gamma|[jy][01]"
    r"|fma(?:f|ieee|d)?|fmuladd|f?(?:add|sub|mul|div|rcp|sqrt|fma)_r[nzud]|d(?:add|sub|mul|div|rcp|sqrt)_r[nzud]"
    r"|fdivide|ex2|lg2|rcp|div|add|mul|vector\.reduce\.f(?:add|mul)"
    r")(?:f|_)?(?:\.|$)"
)


def noisy(text: str, helpers: dict[str, str]) -> str:
    """A translated function with noise; `helpers` gets the functions that it calls, by name."""
    return "\n".join(_lines(text.split("\n"), helpers))


def _lines(lines: Iterable[str], helpers: dict[str, str]) -> Iterator[str]:
    products = Products()
    for number, line in enumerate(lines):
        exact = f"%rk.exact.{number}"
        if match := _BINARY.match(line):
            kind, op = match["kind"], match["op"]
            operands = [exact, match["a"], match["b"]]
            fused: list[tuple[int, Product]] = []
            if match["lanes"] is None and op == "fmul":
                products.computed[match["name"]] = Product(match["a"], match["b"])
            elif match["lanes"] is None and op in ("fadd", "fsub"):
                for site in (1, 2):
                    name = f"%rk.stored.{number}.{site}"
                    product, found = products.product(operands[site], kind, name, helpers)
                    if product is None:
                        continue
                    yield from found
                    moved = f"%rk.moved.{number}.{site}"
                    yield from _term(moved, operands[site], product, kind, helpers)
                    operands[site] = moved
                    fused.append((site, product))
            whole = kind if match["lanes"] is None else f"<{match['lanes']} x {kind}>"
            plain = f"%rk.plain.{number}" if fused else exact
            yield f"  {plain} = {op} {whole} {operands[1]}, {operands[2]}"
            for site, product in fused:
                found = exact if site == fused[-1][0] else f"%rk.fused.{number}"
                yield from _fused(found, plain, match, product, site, helpers)
                plain = found
            yield from _moved(match, f"{op}.{kind}", operands, helpers, number)
        elif (match := _CALL.match(line)) and _ROUNDED.match(match["callee"]):
            yield line.replace(match["name"], exact, 1)
            if _FMA.match(match["callee"]):
                yield from _apart(match, helpers, number)
            else:
                op, operands = _kind_of_call(match)
                operands = [exact, *operands]
                yield from _moved(match, f"{op}.{match['kind']}", operands, helpers, number)
        elif match := _ATOMIC.match(line):
            yield from _atomic(match, helpers, number)
        elif instead := told(line, number, helpers) or flushed(line, helpers):
            helpers.setdefault(STATE, _STATE)
            yield from instead
        else:
            yield line
        yield from products.kept(line, helpers)


def _term(
    name: str, value: str, product: Product, kind: str, helpers: dict[str, str]
) -> Iterator[str]:
    """A product moved for a sum that it goes into; a value that is none stays."""
    term = name if product.known is None else f"{name}.term"
    yield _move(term, f"term.{kind}", kind, [value, product.a, product.b], helpers)
    if product.known is not None:
        yield f"  {name} = select i1 {product.known}, {kind} {term}, {kind} {value}"


def _kind_of_call(match: re.Match[str]) -> tuple[str, list[str]]:
    """Which results of a function are exact (`_call_inexact`), and its first operand."""
    kind, value = take_type(split_commas(match["args"])[0])
    whole = match["kind"] if match["lanes"] is None else f"<{match['lanes']} x {match['kind']}>"
    if kind != whole:
        value = "0.0" if match["lanes"] is None else "zeroinitializer"
    for op, names in (("smooth", _SMOOTH), ("near", _NEAR)):
        if names.search(match["callee"]):
            return op, [value]
    return "call", [value]


def _apart(match: re.Match[str], helpers: dict[str, str], number: int) -> Iterator[str]:
    """What an fma gives, or at random its product, rounded and moved, and the sum with that."""
    lanes, kind = match["lanes"], match["kind"]
    whole = kind if lanes is None else f"<{lanes} x {kind}>"
    a, b, c = (take_type(argument)[1] for argument in split_commas(match["args"]))
    exact, product = f"%rk.exact.{number}", f"%rk.product.{number}"
    multiplied = f"fmul {whole} {a}, {b}"
    if lanes is not None:
        yield f"  {product} = {multiplied}"
        yield from _moved(match, f"fma.{kind}", [exact, product, c], helpers, number)
        return
    factors = [(kind, a), (kind, b)]
    yield f"  %rk.multiplied.{number} = {multiplied}"
    yield recorded(product, kind, f"%rk.multiplied.{number}", factors, helpers)
    term, plain, either = f"%rk.term.{number}", f"%rk.plain.{number}", f"%rk.either.{number}"
    yield _move(term, f"term.{kind}", kind, [product, a, b], helpers)
    yield f"  {plain} = fadd {kind} {term}, {c}"
    yield _call_fuser(either, kind, (plain, a, b, c), helpers)
    yield _move(match["name"], f"fma.{kind}", kind, [either, product, c], helpers)


def _call_fuser(name: str, kind: str, values: Iterable[str], helpers: dict[str, str]) -> str:
    """The line that defines `name` as a sum, or at random as what it is where it is fused."""
    helper = f"rk.noise.fused.{kind}"
    helpers.setdefault(STATE, _STATE)
    helpers.setdefault(helper, _fuser(helper, kind))
    return f"  {name} = call {kind} @{helper}({', '.join(f'{kind} {v}' for v in values)})"


def _fused(
    name: str,
    plain: str,
    total: re.Match[str],
    product: Product,
    site: int,
    helpers: dict[str, str],
) -> Iterator[str]:
    """The sum or difference `plain`, or at random what it is fused with the product at `site`."""
    kind = total["kind"]
    factor, other = product.a, total["b" if site == 1 else "a"]
    if total["op"] == "fsub":
        minus = f"{name}.minus"
        yield f"  {minus} = fneg {kind} {other if site == 1 else factor}"
        factor, other = (factor, minus) if site == 1 else (minus, other)
    fused = name if product.known is None else f"{name}.either"
    yield _call_fuser(fused, kind, (plain, factor, product.b, other), helpers)
    if product.known is not None:
        yield f"  {name} = select i1 {product.known}, {kind} {fused}, {kind} {plain}"


def _fuser(name: str, kind: str) -> str:
    return f"""
define internal {kind} @{name}({kind} %plain, {kind} %a, {kind} %b, {kind} %c) {{
  %word = call i64 @rk.noise.word()
  %some = trunc i64 %word to i8
  %few = and i8 %some, 3
  %share = load i8, ptr @{FUSED}
  %is.fused = icmp ult i8 %few, %share
  %fused = call {kind} @llvm.fma.{SUFFIX[kind]}({kind} %a, {kind} %b, {kind} %c)
  %r = select i1 %is.fused, {kind} %fused, {kind} %plain
  ret {kind} %r
}}
"""


def _moved(
    match: re.Match[str], suffix: str, operands: list[str], helpers: dict[str, str], number: int
) -> Iterator[str]:
    """Calls that move a scalar, or each lane of a vector."""
    kind, name = match["kind"], match["name"]
    if match["lanes"] is None:
        yield _move(name, suffix, kind, operands, helpers)
        return
    helper = _helper(suffix, kind, helpers)
    lanes = int(match["lanes"])
    whole = f"<{lanes} x {kind}>"
    before = "poison"
    for lane in range(lanes):
        parts = []
        for i, operand in enumerate(operands):
            part = f"%rk.part.{number}.{lane}.{i}"
            yield f"  {part} = extractelement {whole} {operand}, i32 {lane}"
            parts.append(f"{kind} {part}")
        moved = f"%rk.lane.{number}.{lane}"
        yield f"  {moved} = call {kind} @{helper}({', '.join(parts)}, i32 {site(moved)})"
        after = name if lane + 1 == lanes else f"%rk.whole.{number}.{lane}"
        yield f"  {after} = insertelement {whole} {before}, {kind} {moved}, i32 {lane}"
        before = after


def _move(name: str, suffix: str, kind: str, operands: list[str], helpers: dict[str, str]) -> str:
    """The line that defines `name` as a result, moved; its operands come after it."""
    passed = ", ".join(f"{kind} {operand}" for operand in operands)
    helper = _helper(suffix, kind, helpers)
    return f"  {name} = call {kind} @{helper}({passed}, i32 {site(name)})"


def _atomic(match: re.Match[str], helpers: dict[str, str], number: int) -> Iterator[str]:
    """The value to be added, moved as much as the sum of it and the memory is."""
    kind, value = match["kind"], match["value"]
    move = _helper(f"fadd.{kind}", kind, helpers)
    helper = f"rk.noise.added.{kind}"
    helpers.setdefault(helper, _adder(helper, kind, move))
    old, new = f"%rk.atomic.{number}.old", f"%rk.atomic.{number}.new"
    yield f"  {old} = load {kind}, ptr {match['at']}"
    yield f"  {new} = call {kind} @{helper}({kind} {old}, {kind} {value})"
    yield f"  {match['head']}{kind} {new}{match['rest']}"


def _adder(name: str, kind: str, move: str) -> str:
    (
        """What is to be added to `%old` for `%value`. Where their sum is infinite the difference to
    what it was moved to is none, and the difference to `%old` is it. What is
    added for NaN is NaN, for no number turns the memory's into it."""
        ""
    )
    infinite, suffix = LARGEST[kind][0], SUFFIX[kind]
    return f"""
define internal {kind} @{name}({kind} %old, {kind} %value) {{
  %total = fadd {kind} %old, %value
  %moved = call {kind} @{move}({kind} %total, {kind} %old, {kind} %value, i32 0)
  %noise = fsub {kind} %moved, %total
  %near = fadd {kind} %value, %noise
  %far = fsub {kind} %moved, %old
  %size = call {kind} @llvm.fabs.{suffix}({kind} %total)
  %finite = fcmp olt {kind} %size, {infinite}
  %old.size = call {kind} @llvm.fabs.{suffix}({kind} %old)
  %old.finite = fcmp olt {kind} %old.size, {infinite}
  %other = select i1 %old.finite, {kind} %far, {kind} %value
  %number = select i1 %finite, {kind} %near, {kind} %other
  %is.nan = fcmp uno {kind} %moved, %moved
  %r = select i1 %is.nan, {kind} %moved, {kind} %number
  ret {kind} %r
}}
"""


def _helper(suffix: str, kind: str, helpers: dict[str, str]) -> str:
    """The name of a function that moves a rounded result, and what it needs, made once."""
    helpers.setdefault(STATE, _STATE)
    name = f"rk.noise.{suffix}"
    if name not in helpers:
        helpers[name] = _mover(name, suffix.split(".")[0], kind)
    return name


def _mover(name: str, op: str, kind: str) -> str:
    """`name(result, operands...)`: the result, moved unless it is exact."""
    wide = "double"
    is_call = op in ("call", "smooth", "near")
    many = 2 if is_call else 3
    params = ", ".join([*(f"{kind} %p{i}" for i in range(many)), "i32 %site"])
    lines = []
    for i in range(many):
        source = f"%p{i}"
        cast = "bitcast" if kind == wide else "fpext"
        lines.append(f"  %w{i} = {cast} {kind} {source} to {wide}")
    over = overflow_of_sum(kind) if op in ("fadd", "fsub", "fma") else ""
    is_product = op in ("fmul", "term")
    over = overflowing_product(kind) if is_product and kind != wide else over
    lost = out_of_range(op, kind) if op in LOST else ""
    some = some_factors(kind) if is_product else ""
    if op in ("fadd", "fsub", "fma"):
        some = some_terms(kind, minus=op == "fsub")
    own = result_or_own(kind, many - 1, asked(op))
    exactness = (_INEXACT if kind == wide else _NARROW).get(op) or _call_inexact(kind, op)
    back = "bitcast double %moved to double" if kind == wide else f"fptrunc double %moved to {kind}"
    bits, quiet, payload = NANS[kind]
    units = _FUNCTION_UNITS if is_call else UNITS
    return f"""
define internal {kind} @{name}({params}) {{
{chr(10).join(lines)}
  %size = call double @llvm.fabs.f64(double %w0)
{chr(10).join(exactness)}
  %finite = fcmp olt double %size, 0x7FF0000000000000{own}{some}{lost}{over}
  %small = fcmp olt double %size, {SMALLEST[kind]:.17e}
  %flush = load i1, ptr @{FLUSH}
  %zero = and i1 %small, %flush
  %nothing = call {kind} @llvm.copysign.{SUFFIX[kind]}({kind} 0.0, {kind} %p0)
  %kept = select i1 %zero, {kind} %nothing, {kind} %p0
  %normal = xor i1 %zero, true
  %moving = and i1 %inexact, %finite
  %movable = and i1 %moving, %normal
  %range = load i8, ptr @{RANGE}
  %drawn = icmp ult i8 %range, {Factors.LARGE}
  %move = and i1 %movable, %drawn
  br i1 %move, label %on, label %off
on:
  %moved = call double @rk.noise.move(double %w0, double {units * EPSILON[kind]:.17e})
  %r = {back}
  ret {kind} %r
off:
  %nan = fcmp uno {kind} %p0, %p0
  %other.nan = and i1 %nan, %drawn
  br i1 %other.nan, label %none, label %plain
none:
  %word = call i64 @rk.noise.word()
  %payload = and i64 %word, {payload}
  %wide = or i64 %payload, {quiet}
  %odd = {f"trunc i64 %wide to i{bits}" if bits < 64 else "bitcast i64 %wide to i64"}
  %other = bitcast i{bits} %odd to {kind}
  ret {kind} %other
plain:
  ret {kind} %kept
}}
"""


def _call_inexact(kind: str, op: str) -> list[str]:
    """A whole number may be exact: a small one, for all large floats are whole. That of a smooth
    function is where the operand is whole too, for cos(1e-9) is near one; that of a function that
    only comes near to whole numbers, as tanh does, where the operand is zero."""
    return [
        "  %whole = call double @llvm.rint.f64(double %w0)",
        "  %broken = fcmp une double %whole, %w0",
        f"  %many = fcmp oge double %size, {1.0 / EPSILON[kind]:.17e}",
        "  %of.none = or i1 %broken, %many",
        *_OF_OPERAND.get(op, ["  %of.some = or i1 false, false"]),
        "  %inexact = or i1 %of.none, %of.some",
    ]


_OF_OPERAND = {
    "smooth": [
        "  %whole1 = call double @llvm.rint.f64(double %w1)",
        "  %of.some = fcmp une double %whole1, %w1",
    ],
    "near": ["  %of.some = fcmp une double %w1, 0.0"],
}


def _two_sum(minus: bool) -> list[str]:
    """The error of a sum (Knuth): (a - (s - z)) + (b - z), with z = s - a."""
    second = "  %b = fneg double %w2" if minus else "  %b = bitcast double %w2 to double"
    return [
        second,
        "  %z = fsub double %w0, %w1",
        "  %y = fsub double %w0, %z",
        "  %d = fsub double %w1, %y",
        "  %e = fsub double %b, %z",
        "  %t = fadd double %d, %e",
        "  %inexact = fcmp une double %t, 0.0",
    ]


def _residual(first: str, second: str, result: str) -> list[str]:
    return [
        f"  %minus = fneg double {result}",
        f"  %t = call double @llvm.fma.f64(double {first}, double {second}, double %minus)",
        "  %inexact = fcmp une double %t, 0.0",
    ]


# Products of narrow numbers are exact in double; their sums are not, where one is very small.
_NARROW = {
    "fadd": _two_sum(False),
    "fsub": _two_sum(True),
    "fma": _two_sum(False),
    "fmul": ["  %t = fmul double %w1, %w2", "  %inexact = fcmp une double %t, %w0"],
    "term": ["  %t = fmul double %w1, %w2", "  %inexact = fcmp une double %t, %w0"],
    "fdiv": ["  %t = fmul double %w0, %w2", "  %inexact = fcmp une double %t, %w1"],
}

_INEXACT = {
    "fadd": _two_sum(False),
    "fsub": _two_sum(True),
    "fma": _two_sum(False),
    "fmul": _residual("%w1", "%w2", "%w0"),
    "term": _residual("%w1", "%w2", "%w0"),
    "fdiv": _residual("%w0", "%w2", "%w1"),
}

# A linear congruential generator (Knuth's MMIX): uniform in [-1, 1).
_STATE = f"""{SUPPORT}
@{STATE} = global i64 0
@{FLUSH} = global i1 false
@{FLUSH_OPERANDS} = global i1 false
@{OVERFLOW} = global i8 0
@{FUSED} = global i8 2
@{RANGE} = global i8 0
@{RARE} = global i64 0
define internal i64 @rk.noise.word() {{
  %s = load i64, ptr @{STATE}
  %m = mul i64 %s, 6364136223846793005
  %n = add i64 %m, 1442695040888963407
  store i64 %n, ptr @{STATE}
  %r = call i64 @llvm.fshl.i64(i64 %n, i64 %n, i64 32)
  ret i64 %r
}}
define internal double @rk.noise.move(double %x, double %by) {{
  %s = load i64, ptr @{STATE}
  %m = mul i64 %s, 6364136223846793005
  %n = add i64 %m, 1442695040888963407
  store i64 %n, ptr @{STATE}
  %h = ashr i64 %n, 11
  %u = sitofp i64 %h to double
  %v = fmul double %u, {2.0**-52:.17e}
  %d = fmul double %v, %by
  %e = fmul double %d, %x
  %rare = load i64, ptr @{RARE}
  %drawn = lshr i64 %n, 20
  %others = and i64 %drawn, %rare
  %moves = icmp eq i64 %others, 0
  %moved = fadd double %x, %e
  %r = select i1 %moves, double %moved, double %x
  ret double %r
}}
"""
