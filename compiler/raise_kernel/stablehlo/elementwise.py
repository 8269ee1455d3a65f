"""Operations that act on each element alone, on NumPy numbers, bit for bit as XLA computes them.

Only what IEEE and two's complement fix: no transcendental functions, no integer division by zero.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.stablehlo.comparisons import HOLDS
from raise_kernel.stablehlo.elements import is_float, numpy_dtype
from raise_kernel.stablehlo.operation import Operation

Arrays = Sequence[np.ndarray]
Rule = Callable[[Operation, Arrays], np.ndarray | None]

_NAMES = (
    "abs add and atan2 cbrt ceil compare complex convert cosine count_leading_zeros divide "
    "exponential exponential_minus_one floor imag is_finite log log_plus_one logistic maximum "
    "minimum multiply negate not or popcnt power real remainder round_nearest_afz "
    "round_nearest_even rsqrt select shift_left shift_right_arithmetic shift_right_logical sign "
    "sine sqrt subtract tan tanh xor"
)
# Operations that act on each element alone; `FUNCTIONS` has those of them that are computed here.
ELEMENTWISE = frozenset(_NAMES.split())


def evaluate(op: Operation, operands: Arrays) -> np.ndarray | None:
    """The elements of an operation from those of its operands; None where that is not safe.

    Results that are NaN or subnormal are left to the target, which may have its own.
    """
    function = FUNCTIONS.get(op.op)
    if function is None:
        return None
    with np.errstate(all="ignore"):
        result = function(op, operands)
    if result is None:
        return None
    result = np.asarray(result).astype(numpy_dtype(op.element), copy=False)
    if is_float(op.element) and not _plain(result):
        return None
    return result


def _plain(values: np.ndarray) -> bool:
    wide = values.astype(np.float64)
    tiny = float(np.finfo(np.float32).tiny) if values.dtype.itemsize >= 4 else 0.0
    if values.dtype == np.float64:
        tiny = float(np.finfo(np.float64).tiny)
    return not np.isnan(wide).any() and bool(((wide == 0) | (np.abs(wide) >= tiny)).all())


def _infix(function: Callable) -> Rule:
    return lambda op, x: function(*x)


def _divide(op: Operation, x: Arrays) -> np.ndarray | None:
    a, b = x
    if is_float(op.element):
        return a / b
    if not b.all() or op.element == "i1":
        return None
    # Exact, towards zero; the least integer by -1 wraps to itself.
    return (a - np.fmod(a, b)) // b


def _remainder(op: Operation, x: Arrays) -> np.ndarray | None:
    a, b = x
    if is_float(op.element) or not b.all() or op.element == "i1":
        return None
    return np.fmod(a, b)


def _shift(op: Operation, x: Arrays) -> np.ndarray | None:
    a, b = x
    bits = 8 * a.dtype.itemsize
    plain = b.astype(np.int64)
    inside = (plain >= 0) & (plain < bits)
    amount = np.where(inside, plain, 0)
    if op.op == "shift_left":
        done = (a.astype(np.int64) << amount).astype(a.dtype)
        return np.where(inside, done, np.zeros((), a.dtype))
    if op.op == "shift_right_logical":
        unsigned = np.dtype(f"uint{bits}")
        done = (a.view(unsigned) >> amount.astype(unsigned)).view(a.dtype)
        return np.where(inside, done, np.zeros((), a.dtype))
    signed = a.view(f"int{bits}")
    done = signed >> np.where(inside, amount, bits - 1).astype(signed.dtype)
    return done.view(a.dtype)


def _compare(op: Operation, x: Arrays) -> np.ndarray | None:
    direction, kind = op.attr
    if kind == "TOTALORDER":
        return None
    a, b = x
    if kind == "UNSIGNED" and a.dtype.kind == "i":
        unsigned = np.dtype(f"uint{8 * a.dtype.itemsize}")
        a, b = a.view(unsigned), b.view(unsigned)
    return HOLDS[direction](a, b)


def _extreme(op: Operation, x: Arrays) -> np.ndarray | None:
    if is_float(op.element) and bool(np.any((x[0] == 0) & (x[1] == 0))):
        return None  # which zero is the larger one is the target's choice
    return (np.maximum if op.op == "maximum" else np.minimum)(*x)


def _convert(op: Operation, x: Arrays) -> np.ndarray | None:
    (a,) = x
    target = numpy_dtype(op.element)
    source_float = a.dtype.kind not in "iub"
    if target.kind == "b":
        return a != 0
    if source_float and target.kind in "iu":
        wide = a.astype(np.float64)
        info = np.iinfo(target)
        # The first float past the range: the largest integer may round up to it.
        inside = (wide >= float(info.min)) & (wide < float(info.max) + 1)
        return np.trunc(wide).astype(target) if inside.all() else None
    if a.dtype.kind == "c" or target.kind == "c":
        return None
    return a.astype(target)


def _bitcast(op: Operation, x: Arrays) -> np.ndarray | None:
    (a,) = x
    target = numpy_dtype(op.element)
    if a.dtype.itemsize != target.itemsize or a.dtype.kind == "b" or target.kind == "b":
        return None
    return np.ascontiguousarray(a).view(target).reshape(a.shape)


def _select(op: Operation, x: Arrays) -> np.ndarray | None:
    return np.where(*x)


def _not(op: Operation, x: Arrays) -> np.ndarray | None:
    return np.invert(x[0])


def _logical(name: str, on_bools: str) -> Rule:
    """On i1, StableHLO's add is or and its multiply is and."""
    return lambda op, x: getattr(operator, on_bools if op.element == "i1" else name)(*x)


FUNCTIONS: dict[str, Rule] = {
    "add": _logical("add", "or_"),
    "multiply": _logical("mul", "and_"),
    "subtract": lambda op, x: None if op.element == "i1" else x[0] - x[1],
    "divide": _divide,
    "remainder": _remainder,
    "and": _infix(operator.and_),
    "or": _infix(operator.or_),
    "xor": _infix(operator.xor),
    "not": _not,
    "negate": _infix(np.negative),
    "abs": _infix(np.abs),
    "maximum": _extreme,
    "minimum": _extreme,
    "shift_left": _shift,
    "shift_right_logical": _shift,
    "shift_right_arithmetic": _shift,
    "compare": _compare,
    "select": _select,
    "convert": _convert,
    "bitcast_convert": _bitcast,
}
