"""The depth of combinations at an operation: whether a network may end there.

Asked of MLIR's operations before any graph is loaded. A sum of n elements takes log2(n) additions
after one another, since each at most doubles how many elements there are. Most kernels have no such
chain of operations that a network is made of.

A network keeps to its rows: along the first axis, or one that is the whole tensor. So each
operation has two depths, and a tensor that is longer than rows may be ends both.
"""

from __future__ import annotations

import functools
from collections import Counter
from math import prod
from typing import NamedTuple

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op, shape_of
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.tensor_opt.idioms.orders.network import ROW, RULES, SUMS
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind
from raise_kernel.stablehlo.combiners import MONOIDS

# They may stand for any number of combinations.
_MANY = frozenset({"stablehlo.reduce", "stablehlo.reduce_window"})
FOLLOWED = frozenset(f"stablehlo.{name}" for name in RULES)
_IN_NETWORKS = frozenset({*FOLLOWED, *_MANY, *MONOIDS, "stablehlo.subtract"})
# A selection that may take the larger one of two, or the one that is a number.
_CHOICE = "choice"


class Depth(NamedTuple):
    """No fewer combinations than stand on any path to a value: through tensors of as many rows,
    and through those that are one row."""

    of_rows: int
    of_one_row: int


_ANY = Depth(SUMS, SUMS)
_NONE = Depth(0, 0)


class _Operation(NamedTuple):
    """An operation that networks are made of: the numbers of its operands that are results of such
    operations, the length of its first axis, and whether rows may be as long as its result's."""

    name: str
    operands: list[int]
    rows: int
    has_rows: bool
    is_one_row: bool


class Depths:
    """The chains of operations in a kernel that networks may be made of."""

    def __init__(self, block: ir.Block) -> None:
        self._numbers: dict[ir.Value, int] = {}
        self._operations: list[_Operation] = []
        # How often each operation stands here; those of truth values combine nothing.
        self.counts: Counter[str] = Counter()
        self._known: dict[ScanKind, list[Depth]] = {}
        for op in walked(block):
            if op.name in _IN_NETWORKS and len(op.results) == 1:
                self._add(op)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Depths) and self._operations == other._operations

    def of(self, value: ir.Value, kind: ScanKind) -> Depth:
        """The depths of `value`."""
        number = self._numbers.get(value)
        if number is None:
            return _ANY  # made since
        if kind not in self._known:
            self._known[kind] = self._computed(kind)
        return self._known[kind][number]

    def _add(self, op: ir.Operation) -> None:
        numbers = self._numbers
        operands = [numbers[v] for v in op.operands if v in numbers]
        (result,) = op.results
        numbers[result] = len(self._operations)
        name, shape = op.name, shape_of(result)
        rows, size = shape[0] if shape else 0, prod(shape)
        kind = _CHOICE if name == "stablehlo.select" and _may_choose(op) else name
        fits = 0 < size <= ROW * rows, size <= ROW
        self._operations.append(_Operation(kind, operands, rows, *fits))
        if not _is_truth(result.type):
            self.counts[name] += 1

    def _computed(self, kind: ScanKind) -> list[Depth]:
        combining = {f"stablehlo.{kind.op}"}
        combining |= {"stablehlo.subtract"} if kind.op == "add" else set()
        # How numbers are compared, and NaNs are left out.
        combining |= {_CHOICE} if kind.numbers or kind.only_numbers else set()
        followed = FOLLOWED | combining | {_CHOICE}
        depths: list[Depth] = []
        for op in self._operations:
            if op.name in _MANY:
                depths.append(_ANY)
            elif op.name in followed:
                depths.append(self._below(op, depths, op.name in combining))
            else:
                depths.append(_NONE)
        return depths

    def _below(self, op: _Operation, depths: list[Depth], adds: bool) -> Depth:
        """The depths of an operation by those of its operands; `adds`: it is one more."""
        rows = one_row = 0
        for k in op.operands:
            depth = depths[k]
            if depth.of_rows > rows and self._operations[k].rows in (op.rows, 0):
                rows = depth.of_rows
            one_row = max(one_row, depth.of_one_row)
        return Depth((rows + adds) * op.has_rows, (one_row + adds) * op.is_one_row)


def network_depths(block: ir.Block) -> Depths:
    """The chains in a block, which is kept until the program changes."""
    return facts.once(Depths, block)


def _may_choose(select: ir.Operation) -> bool:
    """Whether a selection asks which of its two is larger, or whether one is a number: by values
    that are theirs, if both are not moved."""
    mask, *values = select.operands
    test = defining_op(mask)
    if test is None or test.name != "stablehlo.compare":
        return test is not None and test.name == "stablehlo.reshape"
    first, second = test.operands
    if first == second or {first, second} == {*values}:
        return True
    moved = (defining_op(value) for value in (first, second, *values))
    return any(op is not None and op.name == "stablehlo.reshape" for op in moved)


@functools.cache
def _is_truth(type_: ir.Type) -> bool:
    return isinstance(type_, ir.RankedTensorType) and str(type_.element_type) == "i1"
