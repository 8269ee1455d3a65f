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

from raise_kernel.bindings import ir, walked
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.linear import exact
from raise_kernel.runtime.native.cpu.types import bits
from raise_kernel.runtime.native.cpu.values import Linear, Value

# Operations of a body that is written twice: more of them take LLVM too long.
_MOST_OPERATIONS = 1500


def written_twice(e: Emitter, body: ir.Block) -> None:
    """The body of the threads of a vector; twice where guesses are made."""
    w = e.writer
    if len(walked(body)) > _MOST_OPERATIONS:
        e.block(body)
        return
    careful, end = w.fresh("careful"), w.fresh("end")
    e.careful = careful
    guesses = e.guesses
    e.block(body)
    e.careful = None
    if e.guesses == guesses:
        return
    w.jump(end)
    w.label(careful)
    e.block(body)
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


def _ends(e: Emitter, op: ir.Operation, form: Linear) -> tuple[str, str] | None:
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
    """A quotient that is the same in all lanes, and remainders that grow with the lanes."""
    dividend, divisor = values
    form, by = dividend.linear, exact(e, divisor)
    if form is None or by is None or divisor.varies or form.step <= 0:
        return None
    return divided(e, op, form, by, "rem" in op.name, dividend.type)


def divided(
    e: Emitter, op: ir.Operation, form: Linear, by: Linear, rest: bool, type_: str
) -> Value | None:
    """`form / by` or `form % by` of numbers that are not negative."""
    w, reach = e.writer, form.step * (e.lanes - 1)
    constant = by.base.isdigit()
    if constant and int(by.base) <= reach:
        return None
    _ends(e, op, form)
    e.assume(w.value(f"icmp sge i64 {form.base}, 0"))
    if not constant:
        e.assume(w.value(f"icmp sgt i64 {by.base}, 0"))
    first = w.value(f"urem i64 {form.base}, {by.base}")
    last = w.value(f"add i64 {first}, {reach}")
    e.assume(w.value(f"icmp ult i64 {last}, {by.base}"))
    if not rest:
        quotient = w.value(f"udiv i64 {form.base}, {by.base}")
        return Value(_narrow(e, quotient, type_), type_)
    numbers = e.splat(_narrow(e, first, type_), type_)
    whole = f"<{e.lanes} x {type_}>"
    text = w.value(f"add {whole} {numbers}, {e.numbers(type_, form.step)}")
    small = form.small or bits(type_) <= 32 or (constant and int(by.base) < 1 << 31)
    return Value(text, type_, e.lanes, Linear(first, form.step, True, small), True)


def _narrow(e: Emitter, text: str, type_: str) -> str:
    return text if type_ == "i64" else e.writer.value(f"trunc i64 {text} to {type_}")


_Guess = Callable[[Emitter, ir.Operation, Sequence[Value]], Value | None]
_GUESSES: dict[str, _Guess] = {
    **dict.fromkeys(("arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui"), _extremum),
    "arith.cmpi": _comparison,
    **dict.fromkeys(("arith.divsi", "arith.divui", "arith.remsi", "arith.remui"), _division),
}
