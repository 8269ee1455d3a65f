"""Speculation: what the lanes of a vector agree on nearly everywhere is tested once, in scalars.

    if (0 < i && i < n - 1)     lanes differ at the border only: elsewhere a plain branch
    x[min(max(i, 0), n - 1)]    the clamp changes nothing inside: neighbours in neighbouring lanes
    x[i / n * m + i % n]        a vector crosses the end of a row rarely: one quotient for all

A vector's code is written twice. The first version tests the first and the last lane wherever it
relies on such a guess, and leaves for the second one, `careful`, where the guess is wrong. That one
starts the vector over and assumes nothing. So guesses are made only where starting over does no
harm: before the first effect that others see, and not in loops of many iterations, at whose end all
work would be done again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.linear import exact
from raise_kernel.runtime.native.cpu.types import bits
from raise_kernel.runtime.native.cpu.values import Linear, Value

# Operations of a body that is written twice: more of them take LLVM too long.
_MOST_OPERATIONS = 1500


def written_twice(e: Emitter, operations: int, write: Callable[[], object]) -> None:
    """What `write` writes of so many operations: once with guesses, where there are some, and once
    without, for where they are wrong."""
    w = e.writer
    if operations > _MOST_OPERATIONS:
        write()
        return
    careful, common, end = w.fresh("careful"), w.fresh("common"), w.fresh("end")
    start = len(w.lines)
    values, memories, guesses = dict(e.values), dict(e.memories), e.guesses
    w.jump(common)
    w.label(careful)
    write()
    w.jump(end)
    middle = len(w.lines)
    w.label(common)
    e.values, e.memories, e.careful = values, memories, careful
    write()
    e.careful = None
    if e.guesses == guesses:
        w.lines[start:middle] = [f"  br label %{common}"]
    w.jump(end)
    w.label(end)


# --- guesses --------------------------------------------------------------------------------------


def guessed(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Value | None:
    """The result of an operation by a guess, tested where it is made; None without one."""
    guess = _GUESSES.get(op.name)
    if guess is None or e.careful is None or e.lane is not None:
        return None
    if not any(value.varies for value in values):
        return None
    return guess(e, op, values)


def _ends(e: Emitter, op: ir.Operation, form: Linear) -> tuple[str, str]:
    """The first and the last lane's number, the smaller one first. Forms of 64 bits are exact
    modulo 2^64 only, so the order is tested."""
    w = e.writer
    if form.step == 0:
        return form.base, form.base
    far = w.value(f"add i64 {form.base}, {form.step * (e.lanes - 1)}")
    low, high = (form.base, far) if form.step > 0 else (far, form.base)
    if not form.small and bits(_type(op)) > 32:
        e.assume(w.value(f"icmp sle i64 {low}, {high}"))
    return low, high


def _assume_positive(e: Emitter, form: Linear, least: str) -> None:
    """Numbers without signs are compared as those with signs where none is negative."""
    if not form.nonnegative:
        e.assume(e.writer.value(f"icmp sge i64 {least}, 0"))


def _type(op: ir.Operation) -> str:
    text = str(op.operands[0].type)
    return "i64" if text == "index" else text


def _fits(op: ir.Operation) -> bool:
    type_ = _type(op)
    return type_.startswith("i") and 1 < bits(type_) <= 64


def _extremum(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Value | None:
    """A clamp that changes no lane."""
    number = 0 if values[0].varies else 1
    form, limit = values[number].linear, exact(e, values[1 - number])
    if form is None or limit is None or values[1 - number].varies:
        return None
    low, high = _ends(e, op, form)
    if op.name in ("arith.maxui", "arith.minui"):
        _assume_positive(e, form, low)
        _assume_positive(e, limit, limit.base)
    above = op.name.startswith("arith.max")
    test = f"icmp sge i64 {low}, {limit.base}" if above else f"icmp sle i64 {high}, {limit.base}"
    e.assume(e.writer.value(test))
    positive = form.nonnegative or (above and limit.nonnegative)
    known = Linear(form.base, form.step, positive, form.small)
    return Value(values[number].text, values[number].type, e.lanes, known, True)


_ORDERED = {2: "slt", 3: "sle", 4: "sgt", 5: "sge", 6: "slt", 7: "sle", 8: "sgt", 9: "sge"}


def _comparison(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Value | None:
    """A comparison that gives the same in all lanes; numbers that differ, where equality is asked
    for."""
    if not _fits(op):
        return None
    forms = [exact(e, value) for value in values]
    predicate = ir.IntegerAttr(op.attributes["predicate"]).value
    (a, b), w = forms, e.writer
    if a is None or b is None or (values[0].varies and values[1].varies):
        return None
    form, other = (a, b) if values[0].varies else (b, a)
    low, high = _ends(e, op, form)
    if predicate > 5:
        _assume_positive(e, form, low)
        _assume_positive(e, other, other.base)
    if predicate in _ORDERED:
        word = _ORDERED[predicate]
        ends = [
            w.value(f"icmp {word} i64 {end}, {other.base}")
            if values[0].varies
            else w.value(f"icmp {word} i64 {other.base}, {end}")
            for end in (low, high)
        ]
        e.assume(w.value(f"icmp eq i1 {ends[0]}, {ends[1]}"))
        return Value(ends[0], "i1")
    under = w.value(f"icmp slt i64 {other.base}, {low}")
    over = w.value(f"icmp sgt i64 {other.base}, {high}")
    e.assume(w.value(f"or i1 {under}, {over}"))
    return Value("false" if predicate == 0 else "true", "i1")


def _division(e: Emitter, op: ir.Operation, values: Sequence[Value]) -> Value | None:
    """A quotient that is the same in all lanes, and remainders that grow with the lanes, of numbers
    that are not negative."""
    dividend, divisor = values
    form, by = dividend.linear, exact(e, divisor)
    if form is None or by is None or divisor.varies or not form.step:
        return None
    reach = abs(form.step) * (e.lanes - 1)
    if by.base.isdigit() and int(by.base) <= reach:
        return None
    w = e.writer
    low, high = _ends(e, op, form)
    _assume_positive(e, form, low)
    if not by.base.isdigit():
        e.assume(w.value(f"icmp sgt i64 {by.base}, 0"))
    rounded_up = "ceil" in op.name
    first, last = (_quotient(e, end, by.base, rounded_up) for end in (low, high))
    e.assume(w.value(f"icmp eq i64 {first}, {last}"))
    if "rem" not in op.name:
        return Value(_narrow(e, first, dividend.type), dividend.type)
    whole = w.value(f"mul i64 {first}, {by.base}")
    rest = w.value(f"sub i64 {form.base}, {whole}")
    return _row(e, Linear(rest, form.step, True, _is_small(form, by, dividend)), dividend.type)


def _quotient(e: Emitter, number: str, by: str, rounded_up: bool) -> str:
    w = e.writer
    quotient = w.value(f"udiv i64 {number}, {by}")
    if not rounded_up:
        return quotient
    product = w.value(f"mul i64 {quotient}, {by}")
    more = w.value(f"icmp ne i64 {product}, {number}")
    return w.value(f"add i64 {quotient}, {w.value(f'zext i1 {more} to i64')}")


def _is_small(form: Linear, by: Linear, dividend: Value) -> bool:
    below = by.base.isdigit() and int(by.base) < 1 << 31
    return form.small or below or bits(dividend.type) <= 32


def _row(e: Emitter, form: Linear, type_: str) -> Value:
    """The numbers of a form as a vector."""
    first = e.splat(_narrow(e, form.base, type_), type_)
    whole = f"<{e.lanes} x {type_}>"
    text = e.writer.value(f"add {whole} {first}, {e.numbers(type_, form.step)}")
    return Value(text, type_, e.lanes, form, True)


def _narrow(e: Emitter, text: str, type_: str) -> str:
    return text if type_ == "i64" else e.writer.value(f"trunc i64 {text} to {type_}")


_DIVISIONS = (
    *("arith.divsi", "arith.divui", "arith.remsi", "arith.remui"),
    *("arith.ceildivsi", "arith.ceildivui", "arith.floordivsi"),
)

_Guess = Callable[[Emitter, ir.Operation, Sequence[Value]], Value | None]
_GUESSES: dict[str, _Guess] = {
    **dict.fromkeys(("arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui"), _extremum),
    "arith.cmpi": _comparison,
    **dict.fromkeys(_DIVISIONS, _division),
}
