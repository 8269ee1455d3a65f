"""Elementwise operations on NumPy constants, bit for bit as XLA computes them.

Only what IEEE and two's complement fix: no transcendental functions, no integer division by zero.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, is_float, numpy_dtype

Arrays = Sequence[np.ndarray]


def evaluate(node: Node, operands: Arrays) -> np.ndarray | None:
    """The elements of an elementwise node from those of its operands; None where that is not safe.

    Results that are NaN or subnormal are left to the target, which may have its own.
    """
    function = FUNCTIONS.get(node.op)
    if function is None:
        return None
    with np.errstate(all="ignore"):
        result = function(node, operands)
    if result is None:
        return None
    result = np.asarray(result).astype(numpy_dtype(node.element), copy=False)
    if is_float(node.element) and not _plain(result):
        return None
    return result


def _plain(values: np.ndarray) -> bool:
    wide = values.astype(np.float64)
    tiny = float(np.finfo(np.float32).tiny) if values.dtype.itemsize >= 4 else 0.0
    if values.dtype == np.float64:
        tiny = float(np.finfo(np.float64).tiny)
    return not np.isnan(wide).any() and bool(((wide == 0) | (np.abs(wide) >= tiny)).all())


def _infix(function: Callable) -> Callable[[Node, Arrays], np.ndarray | None]:
    return lambda node, x: function(*x)


def _divide(node: Node, x: Arrays) -> np.ndarray | None:
    a, b = x
    if is_float(node.element):
        return a / b
    if not b.all() or node.element == "i1":
        return None
    # Exact, towards zero; the least integer by -1 wraps to itself.
    return (a - np.fmod(a, b)) // b


def _remainder(node: Node, x: Arrays) -> np.ndarray | None:
    a, b = x
    if is_float(node.element) or not b.all() or node.element == "i1":
        return None
    return np.fmod(a, b)


def _shift(node: Node, x: Arrays) -> np.ndarray | None:
    a, b = x
    bits = 8 * a.dtype.itemsize
    plain = b.astype(np.int64)
    inside = (plain >= 0) & (plain < bits)
    amount = np.where(inside, plain, 0)
    if node.op == "shift_left":
        done = (a.astype(np.int64) << amount).astype(a.dtype)
        return np.where(inside, done, np.zeros((), a.dtype))
    if node.op == "shift_right_logical":
        unsigned = np.dtype(f"uint{bits}")
        done = (a.view(unsigned) >> amount.astype(unsigned)).view(a.dtype)
        return np.where(inside, done, np.zeros((), a.dtype))
    signed = a.view(f"int{bits}")
    done = signed >> np.where(inside, amount, bits - 1).astype(signed.dtype)
    return done.view(a.dtype)


COMPARISONS: dict[str, Callable] = {
    "EQ": operator.eq,
    "NE": operator.ne,
    "LT": operator.lt,
    "LE": operator.le,
    "GT": operator.gt,
    "GE": operator.ge,
}


def _compare(node: Node, x: Arrays) -> np.ndarray | None:
    direction, kind = node.attr
    if kind == "TOTALORDER":
        return None
    a, b = x
    if kind == "UNSIGNED" and a.dtype.kind == "i":
        unsigned = np.dtype(f"uint{8 * a.dtype.itemsize}")
        a, b = a.view(unsigned), b.view(unsigned)
    return COMPARISONS[direction](a, b)


def _extreme(node: Node, x: Arrays) -> np.ndarray | None:
    if is_float(node.element) and bool(np.any((x[0] == 0) & (x[1] == 0))):
        return None  # which zero is the larger one is the target's choice
    return (np.maximum if node.op == "maximum" else np.minimum)(*x)


def _convert(node: Node, x: Arrays) -> np.ndarray | None:
    (a,) = x
    target = numpy_dtype(node.element)
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


def _bitcast(node: Node, x: Arrays) -> np.ndarray | None:
    (a,) = x
    target = numpy_dtype(node.element)
    if a.dtype.itemsize != target.itemsize or a.dtype.kind == "b" or target.kind == "b":
        return None
    return np.ascontiguousarray(a).view(target).reshape(a.shape)


def _select(node: Node, x: Arrays) -> np.ndarray | None:
    return np.where(*x)


def _not(node: Node, x: Arrays) -> np.ndarray | None:
    return np.invert(x[0])


def _logical(name: str, on_bools: str) -> Callable[[Node, Arrays], np.ndarray | None]:
    """On i1, StableHLO's add is or and its multiply is and."""
    return lambda node, x: getattr(operator, on_bools if node.element == "i1" else name)(*x)


FUNCTIONS: dict[str, Callable[[Node, Arrays], np.ndarray | None]] = {
    "add": _logical("add", "or_"),
    "multiply": _logical("mul", "and_"),
    "subtract": lambda node, x: None if node.element == "i1" else x[0] - x[1],
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
