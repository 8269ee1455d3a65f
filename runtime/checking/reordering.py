"""Sums and products that a raised program computes in another order than the kernel's.

`stablehlo.reduce` and its kind leave the order to XLA (docs/soundness.md, "Reassociation"), and
factors of a contraction may be multiplied in another order. A partial result may then overflow or
underflow where the kernel's own do not, and large partial sums have large roundings. Launches of
the original kernel show which elements that can change.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator

import ml_dtypes
import numpy as np

from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.walks import walk
from raise_kernel.runtime.checking.compare import is_floating
from raise_kernel.runtime.checking.explain import Arrays, Run, unlike
from raise_kernel.runtime.reference import Factors, Order, OutOfRange, Record
from raise_kernel.runtime.reference.errors import ExecutionError

_REDUCTIONS = frozenset(
    {
        "stablehlo.reduce",
        "stablehlo.reduce_window",
        "stablehlo.scatter",
        "stablehlo.select_and_scatter",
    }
)
_CONTRACTIONS = frozenset({"stablehlo.dot_general", "stablehlo.convolution"})
_KINDS = {"stablehlo.add": "sum", "stablehlo.multiply": "product"}

# With sums moved by the last places of their larger operand, as they are in another order.
_CANCELLING_RUNS = 12
_TERM_UNITS = 2.0


@functools.lru_cache(maxsize=8)
def reordered_kinds(stablehlo: str) -> frozenset[str]:
    """ "sum" and "product", where reductions of the module (its text) add or multiply floats."""
    return frozenset(_kinds(parse_module(stablehlo)))


def _kinds(module: ir.Module) -> Iterator[str]:
    for op in walk(module.body):
        if "rk.regrouped" in op.attributes:
            # affine-parallelize multiplied the factors of a summed product in another order, or
            # guard-addends those under one guard first.
            yield "product"
        if "rk.resummed" in op.attributes:
            # guard-addends added terms under one guard to each other first.
            yield "sum"
        if op.name in _CONTRACTIONS and not _is_integer(op):
            yield "sum"
        elif op.name in _REDUCTIONS:
            blocks = (block for region in op.regions for block in region.blocks)
            inner = (inner for block in blocks for inner in walk(block))
            yield from (_KINDS[i.name] for i in inner if i.name in _KINDS and not _is_integer(i))


def _is_integer(op: ir.Operation) -> bool:
    element = ir.RankedTensorType(op.results[0].type).element_type
    return isinstance(element, ir.IntegerType)


def in_orders_of_reductions(
    stablehlo: str, run: Run, order: Order, expected: Arrays
) -> list[Arrays]:
    """Results with NaN, and with one, for what leaves the range of floats in a reduction whose
    order the raised program leaves to XLA; none where it has no such reduction."""
    kinds = reordered_kinds(stablehlo)
    sums, products = "sum" in kinds, "product" in kinds
    found = []
    seeds = [(False, seed) for seed in range(_CANCELLING_RUNS if sums else 1)]
    for one, seed in [*seeds, (True, 0)] if kinds else ():
        with contextlib.suppress(ExecutionError):
            found.append(run(order=order, noise=seed, lost=OutOfRange(one, sums, products)))
    some = (Factors.LARGE, Factors.SMALL) if products else ()
    terms = (Factors.POSITIVE, Factors.NEGATIVE) if sums else ()
    for factors in (*some, *terms):
        with contextlib.suppress(ExecutionError):
            nan, one = (
                run(order=order, noise=0, lost=OutOfRange(choice, False, factors in some, factors))
                for choice in (False, True)
            )
            triples = zip(expected, nan, one, strict=True)
            found.append([np.where(unlike(a, b), a, e) for e, a, b in triples])
    record = Record()
    with contextlib.suppress(ExecutionError):
        run(order=order, noise=0, lost=OutOfRange(False, sums, products, record=record))
        for factors in (*some, *terms) if not record.is_lost else ():
            # What follows an infinity that the recorded launch does not have may go another way.
            lost = OutOfRange(False, False, factors in some, factors, record)
            told = run(order=order, noise=0, lost=lost)
            if not record.is_lost:
                pairs = [*zip(expected, told, strict=True)]
                found.append([np.where(record.marked(a), a, e) for e, a in pairs])
                if factors in terms:
                    found.append([_moved_by_terms(e, a) for e, a in pairs])
    return found


def _moved_by_terms(array: np.ndarray, terms: np.ndarray) -> np.ndarray:
    """The array moved by the last places of the sum of all terms of one sign.

    It bounds the partial sums of every order (Higham 2002, section 4.2).
    """
    if array.dtype.names or array.dtype.kind == "c" or not is_floating(array.dtype):
        return array
    units = _TERM_UNITS * float(ml_dtypes.finfo(array.dtype).eps)
    with np.errstate(invalid="ignore", over="ignore"):
        moved = array + (units * np.abs(terms.astype(np.float64))).astype(array.dtype)
    return np.where(np.isfinite(moved), moved, array)
