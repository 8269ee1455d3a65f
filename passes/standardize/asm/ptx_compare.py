"""PTX comparisons and selections: setp, set, selp, slct, testp.

setp.lt.and.f32 p|q, a, b, c    p = a < b and c; q = !(a < b) and c
setp.gt.f16x2 p|q, a, b         p for the low halves, q for the high ones
set.eq.f16x2.f16x2 d, a, b      1.0 or 0.0 in each half; set to an integer gives all ones or zero
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raise_kernel.analysis.memory.type_layout import bit_width, is_float
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_integer import modifier_type, type_of
from raise_kernel.passes.standardize.asm.ptx_packed import PACKED, half_register, joined
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math.expr import format_of
from raise_kernel.passes.standardize.emitter import Emitter, int_type

_ORDERS = ("eq", "ne", "lt", "le", "gt", "ge")
_UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_FLOAT = {
    **{word: f"o{word}" for word in _ORDERS},
    **{f"{word}u": f"u{word}" for word in _ORDERS},
    **{"num": "ord", "nan": "uno"},
}
_JOINS = {"and": "arith.andi", "or": "arith.ori", "xor": "arith.xori"}


def set_predicate(m: Machine, s: Statement) -> None:
    """setp."""
    names = str(s.operands[0]).split("|")
    kind = _type_word(m, s)
    if kind in PACKED:
        truths = [_compare_half(m, s, kind, k) for k in range(2)]
    else:
        truth = _compare(m, s, kind, s.operands[1:3])
        truths = [truth, m.build.invert(truth)]
    for name, truth in zip(names, truths, strict=False):
        m.write(replace(s, operands=(name, *s.operands[1:])), _join(m, s, truth))


def set_number(m: Machine, s: Statement) -> ir.Value:
    """set: the truth as a number of the first type."""
    target, *sources = [w for w in s.modifiers if w in PACKED or type_of(w) is not None]
    if not sources:
        raise m.refuse(f"{s.text}: types are missing")
    if sources[0] not in PACKED:
        return _as_number(m, _join(m, s, _compare(m, s, sources[0], s.operands[1:3])), target)
    word = PACKED.get(target, "u16")
    halves = [
        _as_number(m, _join(m, s, _compare_half(m, s, sources[0], k)), word) for k in range(2)
    ]
    return joined(m, halves)


def _as_number(m: Machine, truth: ir.Value, target: str) -> ir.Value:
    type_ = type_of(target)
    assert type_ is not None
    if is_float(type_):
        return m.build("arith.uitofp", [truth], type_)
    return m.build.resize(truth, type_, signed=True)


def _type_word(m: Machine, s: Statement) -> str:
    found = [w for w in s.modifiers if w in PACKED or type_of(w) is not None]
    if not found:
        raise m.refuse(f"{s.text}: unknown type")
    return found[-1]


def _compare_half(m: Machine, s: Statement, kind: str, k: int) -> ir.Value:
    return _compare(m, s, PACKED[kind], [half_register(m, s, index, k) for index in (1, 2)])


def _compare(m: Machine, s: Statement, kind: str, operands: Sequence[object]) -> ir.Value:
    """i1: the relation that the modifiers name, between the two operands."""
    build, type_, relation = m.build, type_of(kind), s.modifiers[0]
    assert type_ is not None
    a, b = (m.value(str(word), type_) for word in operands)
    if is_float(type_):
        if relation not in _FLOAT:
            raise m.refuse(f"{s.text}: unknown comparison {relation}")
        if "ftz" in s.modifiers and kind == "f32":
            a, b = flush(build, a), flush(build, b)
        return build.compare_float(_FLOAT[relation], a, b)
    if relation in _UNSIGNED:
        return build.compare(f"u{_UNSIGNED[relation]}", a, b)
    if relation not in _ORDERS:
        raise m.refuse(f"{s.text}: unknown comparison {relation}")
    sign = "" if relation in ("eq", "ne") else "s" if kind[0] == "s" else "u"
    return build.compare(f"{sign}{relation}", a, b)


def _join(m: Machine, s: Statement, truth: ir.Value) -> ir.Value:
    """The truth combined with the predicate that follows the operands."""
    name = next((_JOINS[w] for w in s.modifiers if w in _JOINS), None)
    if name is None:
        return truth
    if len(s.operands) != 4:
        raise m.refuse(f"{s.text}: a predicate is missing")
    return m.build.binary(name, truth, m.read(s, 3, int_type(1)))


def select(m: Machine, s: Statement) -> ir.Value:
    """selp."""
    type_ = modifier_type(m, s)
    a, b = (m.read(s, i, type_) for i in (1, 2))
    return m.build.select(m.read(s, 3, int_type(1)), a, b)


def select_by_sign(m: Machine, s: Statement) -> ir.Value:
    """slct: a where c >= 0, else b (also where c is NaN)."""
    build, words = m.build, [w for w in s.modifiers if type_of(w) is not None]
    target, chooser = (type_of(w) for w in (words[0], words[-1]))
    assert target is not None and chooser is not None
    a, b, c = m.read(s, 1, target), m.read(s, 2, target), m.read(s, 3, chooser)
    if not is_float(chooser):
        return build.select(build.compare("sge", c, build.int_like(c, 0)), a, b)
    c = flush(build, c) if "ftz" in s.modifiers else c
    return build.select(build.compare_float("oge", c, build.constant(chooser, 0.0)), a, b)


def test_class(m: Machine, s: Statement) -> ir.Value:
    """testp: on the bits of the number, which no flushing of subnormals touches."""
    type_, build = modifier_type(m, s), m.build
    layout = format_of(type_)
    raw = build.bitcast(m.read(s, 1, type_), int_type(bit_width(type_)))
    size = build.binary("arith.andi", raw, build.int_like(raw, layout.sign_mask - 1))
    infinity, least = build.int_like(raw, layout.infinity), 1 << layout.mantissa
    known = {
        "finite": ("ult", infinity),
        "infinite": ("eq", infinity),
        "number": ("ule", infinity),
        "notanumber": ("ugt", infinity),
    }
    word = s.modifiers[0]
    if word in known:
        return build.compare(known[word][0], size, known[word][1])
    # One subtraction puts zero, or the subnormals, past the range that is asked for.
    first, count = {
        "normal": (least, layout.infinity - least),
        "subnormal": (1, least - 1),
    }.get(word, (0, 0))
    if not count:
        raise m.refuse(f"{s.text}: unknown class {word}")
    moved = build.binary("arith.subi", size, build.int_like(raw, first))
    return build.compare("ult", moved, build.int_like(raw, count))


def flush(build: Emitter, value: ir.Value) -> ir.Value:
    """A subnormal as zero of its sign: on the bits, where nothing else has flushed it yet."""
    layout = format_of(value.type)
    raw = build.bitcast(value, int_type(bit_width(value.type)))
    exponent = build.binary("arith.andi", raw, build.int_like(raw, layout.infinity))
    sign = build.binary("arith.andi", raw, build.int_like(raw, layout.sign_mask))
    tiny = build.compare("eq", exponent, build.int_like(raw, 0))
    return build.bitcast(build.select(tiny, sign, raw), value.type)
