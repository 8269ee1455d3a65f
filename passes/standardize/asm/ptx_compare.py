"""PTX comparisons and selections: setp, set, selp, slct, testp.

setp.lt.and.f32 p|q, a, b, c    p = a < b and c; q = !(a < b) and c
setp.gt.f16x2 p|q, a, b         p for the low halves, q for the high ones
set.eq.f16x2.f16x2 d, a, b      1.0 or 0.0 in each half; set to an integer gives all ones or zero
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raise_kernel.analysis.memory.type_layout import is_float
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_integer import modifier_type, type_of
from raise_kernel.passes.standardize.asm.ptx_packed import PACKED, half_register, joined
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math.basic import is_class
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.emitter import int_type

_ORDERS = ("eq", "ne", "lt", "le", "gt", "ge")
_UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_FLOAT = {
    **{word: f"o{word}" for word in _ORDERS},
    **{f"{word}u": f"u{word}" for word in _ORDERS},
    **{"num": "ord", "nan": "uno"},
}
_JOINS = {"and": Expr.__and__, "or": Expr.__or__, "xor": Expr.__xor__}
# testp's words, as masks of `llvm.is.fpclass`.
_CLASSES = {
    "finite": 0x1F8,
    "infinite": 0x204,
    "number": 0x3FC,
    "notanumber": 0x3,
    "normal": 0x108,
    "subnormal": 0x90,
}


def set_predicate(m: Machine, s: Statement) -> None:
    """setp."""
    names = str(s.operands[0]).split("|")
    kind = _type_word(m, s)
    if kind in PACKED:
        truths = [_compare_half(m, s, kind, k) for k in range(2)]
    else:
        truth = _compare(m, s, kind, s.operands[1:3])
        truths = [truth, ~truth]
    for name, truth in zip(names, truths, strict=False):
        m.write(replace(s, operands=(name, *s.operands[1:])), _join(m, s, truth))


def set_number(m: Machine, s: Statement) -> Expr:
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


def _as_number(m: Machine, truth: Expr, target: str) -> Expr:
    type_ = type_of(target)
    assert type_ is not None
    if is_float(type_):
        return truth.unsigned_to_float(type_)
    return Expr(m.build.resize(truth.value, type_, signed=True))


def _type_word(m: Machine, s: Statement) -> str:
    found = [w for w in s.modifiers if w in PACKED or type_of(w) is not None]
    if not found:
        raise m.refuse(f"{s.text}: unknown type")
    return found[-1]


def _compare_half(m: Machine, s: Statement, kind: str, k: int) -> Expr:
    return _compare(m, s, PACKED[kind], [half_register(m, s, index, k) for index in (1, 2)])


def _compare(m: Machine, s: Statement, kind: str, operands: Sequence[object]) -> Expr:
    """i1: the relation that the modifiers name, between the two operands."""
    type_, relation = type_of(kind), s.modifiers[0]
    assert type_ is not None
    a, b = (m.value(str(word), type_) for word in operands)
    if is_float(type_):
        if relation not in _FLOAT:
            raise m.refuse(f"{s.text}: unknown comparison {relation}")
        if "ftz" in s.modifiers and kind == "f32":
            a, b = flush(a), flush(b)
        return Expr(m.build.compare_float(_FLOAT[relation], a.value, b.value))
    if relation not in (*_ORDERS, *_UNSIGNED):
        raise m.refuse(f"{s.text}: unknown comparison {relation}")
    unsigned = relation in _UNSIGNED or kind[0] != "s"
    return a.compare(_UNSIGNED.get(relation, relation), b, unsigned=unsigned)


def _join(m: Machine, s: Statement, truth: Expr) -> Expr:
    """The truth combined with the predicate that follows the operands."""
    join = next((_JOINS[w] for w in s.modifiers if w in _JOINS), None)
    if join is None:
        return truth
    if len(s.operands) != 4:
        raise m.refuse(f"{s.text}: a predicate is missing")
    return join(truth, m.read(s, 3, int_type(1)))


def select(m: Machine, s: Statement) -> Expr:
    """selp."""
    type_ = modifier_type(m, s)
    return where(m.read(s, 3, int_type(1)), m.read(s, 1, type_), m.read(s, 2, type_))


def select_by_sign(m: Machine, s: Statement) -> Expr:
    """slct: a where c >= 0, else b (also where c is NaN)."""
    words = [w for w in s.modifiers if type_of(w) is not None]
    target, chooser = (type_of(w) for w in (words[0], words[-1]))
    assert target is not None and chooser is not None
    a, b, c = m.read(s, 1, target), m.read(s, 2, target), m.read(s, 3, chooser)
    return where((flush(c) if "ftz" in s.modifiers and c.is_float else c) >= 0, a, b)


def test_class(m: Machine, s: Statement) -> Expr:
    """testp: on the bits of the number, which no flushing of subnormals touches."""
    if s.modifiers[0] not in _CLASSES:
        raise m.refuse(f"{s.text}: unknown class {s.modifiers[0]}")
    return is_class(m.read(s, 1, modifier_type(m, s)), _CLASSES[s.modifiers[0]])


def flush(x: Expr) -> Expr:
    """A subnormal as zero of its sign: on the bits, where nothing else has flushed it yet."""
    raw = x.bits()
    tiny = (raw & x.format.infinity).eq(0)
    return where(tiny, raw & x.format.sign_mask, raw).bitcast(x.type)
