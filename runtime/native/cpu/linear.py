"""Analysis: integers that grow by a constant from lane to lane, for contiguous accesses.

    %i = %b * 32 + %t          base 32 b + t0, step 1 (%t: the thread of the first lane is t0)
    %j = extui nneg %i         the same
    %k = %j + 1                base + 1, step 1

Only sums, differences and constant multiples that wrap in no active lane (`nsw`, or 64-bit numbers
of small ones) keep the form: its base is computed in 64 bits, whatever the width of the integer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.types import bits, is_float, scalar_type
from raise_kernel.runtime.native.cpu.values import Linear, Value


def linear_of(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    """The form of an operation's result, if it has one; of a scalar, one that takes no guess."""
    find = _FORMS.get(op.name)
    if e.lane is not None or find is None:
        return None
    if not any(value.varies for value in values) and (
        not any(value.number for value in values) or _may_wrap(op)
    ):
        return None
    return find(e, op, values)


def exact(e: Emitter, value: Value) -> Linear | None:
    """An operand as a form: a scalar has step 0."""
    if value.varies or value.number is not None:
        return _own(value)
    width = bits(value.type)
    if width > 64 or width == 1:
        return None
    base = value.text
    if width < 64:
        base = e.writer.value(f"sext {value.type} {base} to i64")
    return Linear(base, 0, _is_number(value.text) and int(value.text) >= 0)


def _own(value: Value) -> Linear | None:
    return value.linear if value.varies else value.number


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()


def _wraps(op: ir.Operation) -> bool:
    """Whether the operation may wrap, taken as one on signed integers."""
    return "overflowFlags" not in op.attributes or "nsw" not in str(op.attributes["overflowFlags"])


def _may_wrap(op: ir.Operation) -> bool:
    """Whether a wrap may have led to the result of a sum, a difference or a multiple."""
    return op.name in _WRAPPING and _wraps(op) and not _is_wide(op)


def _may_lose(e: Emitter, op: ir.Operation) -> bool:
    """Whether a wrap may have led to the result that no guess rules out."""
    return _may_wrap(op) and (e.careful is None or _width(op) > 32)


def _width(op: ir.Operation) -> int:
    return bits(scalar_type(op.results[0].type))


def _kept_small(e: Emitter, op: ir.Operation, form: Linear) -> Linear:
    """The form of an operation that may wrap, where a guess says that it does not."""
    if not _may_wrap(op):
        return form
    half, w = 1 << (_width(op) - 1), e.writer
    ends = [form.base]
    if form.step:
        ends.append(w.value(f"add i64 {form.base}, {form.step * (e.lanes - 1)}"))
    for end in ends:
        moved = w.value(f"add i64 {end}, {half}")
        e.assume(w.value(f"icmp ult i64 {moved}, {2 * half}"))
    return form


def _sum(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    if _may_lose(e, op):
        return None
    a, b = (exact(e, value) for value in values)
    if a is None or b is None:
        return None
    word, sign = ("add", 1) if op.name == "arith.addi" else ("sub", -1)
    base = e.writer.value(f"{word} i64 {a.base}, {b.base}")
    positive = a.nonnegative and b.nonnegative and sign > 0 and not _wraps(op)
    return _kept_small(e, op, Linear(base, a.step + sign * b.step, positive))


def _is_wide(op: ir.Operation) -> bool:
    """A 64-bit sum modulo 2^64 is the base's own arithmetic: exact where no index wraps."""
    return str(op.results[0].type) in ("i64", "index")


def _product(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    if _may_lose(e, op):
        return None
    for number, other in ((1, values[0]), (0, values[1])):
        factor = constant_int(op.operands[number])
        if factor is not None:
            return _scaled(e, op, other, factor)
    return None


def _shift(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    amount = constant_int(op.operands[1])
    if amount is None or not 0 <= amount < 32 or _may_lose(e, op):
        return None
    return _scaled(e, op, values[0], 1 << amount)


def _scaled(e: Emitter, op: ir.Operation, value: Value, factor: int) -> Linear | None:
    form = exact(e, value)
    if form is None or abs(factor * form.step) >= 1 << 31:
        return None
    base = e.products.get((form.base, factor))
    base = base or e.writer.value(f"mul i64 {form.base}, {factor}")
    positive = form.nonnegative and factor >= 0 and not _wraps(op)
    return _kept_small(e, op, Linear(base, factor * form.step, positive))


def _kept(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    return _own(values[0])


def _zero_extended(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    form = _own(values[0])
    if form is None:
        return None
    if "nonNeg" not in op.attributes and not _is_positive(e, form):
        return None
    return Linear(form.base, form.step, True)


def _is_positive(e: Emitter, form: Linear) -> bool:
    """Whether no lane has a negative number; where guesses may be made, it is tested."""
    if form.nonnegative or form.step == 0 or e.careful is None:
        return form.nonnegative
    w, least = e.writer, form.base
    if form.step < 0:
        least = w.value(f"add i64 {least}, {form.step * (e.lanes - 1)}")
    e.assume(w.value(f"icmp sge i64 {least}, 0"))
    return True


def _cast(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Linear | None:
    """To an index and back: widening keeps an exact value, cutting keeps small ones."""
    form = _own(values[0])
    if form is None or (bits(scalar_type(op.results[0].type)) < 64 and not form.small):
        return None
    if op.name == "arith.index_cast" or _is_positive(e, form):
        return replace(form, nonnegative=form.nonnegative or op.name != "arith.index_cast")
    return None


def linear_select(e: Emitter, condition: Value, a: Value, b: Value) -> Linear | None:
    """Of two forms that grow alike, the one that all lanes choose."""
    if is_float(a.type):
        return None
    first, second = (exact(e, value) for value in (a, b))
    if first is None or second is None or first.step != second.step:
        return None
    base = e.writer.value(f"select i1 {condition.text}, i64 {first.base}, i64 {second.base}")
    positive = first.nonnegative and second.nonnegative
    return Linear(base, first.step, positive, first.small and second.small)


_WRAPPING = ("arith.addi", "arith.subi", "arith.muli", "arith.shli")

_Form = Callable[[Emitter, ir.Operation, Sequence[Value]], Linear | None]
_FORMS: dict[str, _Form] = {
    "arith.addi": _sum,
    "arith.subi": _sum,
    "arith.muli": _product,
    "arith.shli": _shift,
    "arith.extsi": _kept,
    "arith.extui": _zero_extended,
    "arith.index_cast": _cast,
    "arith.index_castui": _cast,
}
