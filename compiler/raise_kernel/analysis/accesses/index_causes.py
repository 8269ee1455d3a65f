"""Why an index is not affine, in words for the person who wrote it.

An index that is data, or that a remainder by another number than a power of two, a bit operation or
a product of two indices is part of, has no affine form. The causes are what the index is made of:
they are named, not proved to be the only ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from raise_kernel.analysis.memory.memory_names import memory_name
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# Values of one index that are looked at, those that are nearest to it first.
MOST_VALUES = 32
# Causes that a remark names.
NAMED = 2

Kind = Literal["data", "remainder", "division", "bits", "product", "choice", "loop", "float"]

_BITS = {
    "arith.andi": "&",
    "arith.ori": "|",
    "arith.xori": "^",
    "arith.shrui": ">>",
    "arith.shrsi": ">>",
    "arith.shli": "<<",
}
_DIVISIONS = frozenset({"arith.divui", "arith.divsi", "arith.floordivsi", "arith.ceildivsi"})
_READS = {
    "memref.load": 0,
    "affine.load": 0,
    "memref.atomic_rmw": 1,
    "memref.generic_atomic_rmw": 0,
}


@dataclass(frozen=True)
class Cause:
    """One reason, as the end of a sentence that begins with "the index"."""

    kind: Kind
    words: str


class IndexCauses:
    """The causes of the indices in a program that does not change meanwhile. Values and causes are
    numbered: those of a chain of operations are asked for again and again."""

    def __init__(self) -> None:
        self._numbers: dict[ir.Value, int] = {}
        self._values: list[ir.Value] = []
        # Of a value: the cause that it is, and the values it is made of.
        self._steps: dict[int, tuple[int | None, list[int]]] = {}
        self._causes: dict[Cause, int] = {}
        self._data: set[int] = set()
        self._reasons: dict[tuple[ir.Value, ...], str] = {}

    def of(self, indices: Sequence[ir.Value], most: int = MOST_VALUES) -> tuple[Cause, ...]:
        """What makes these subscripts not affine, as far as their operations say; data first, and
        no more than `most`."""
        data: dict[int, None] = {}
        others: dict[int, None] = {}
        seen: set[int] = set()
        waiting = [self._number(value) for value in indices]
        for number in waiting:  # which grows
            if number in seen:
                continue
            if len(seen) == MOST_VALUES or len(data) == most:
                break
            seen.add(number)
            cause, following = self._steps.get(number) or self._step(number)
            if cause is not None:
                (data if cause in self._data else others)[cause] = None
            waiting += following
        causes = list(self._causes)
        return tuple(causes[number] for number in [*data, *others][:most])

    def _number(self, value: ir.Value) -> int:
        number = self._numbers.setdefault(value, len(self._values))
        if number == len(self._values):
            self._values.append(value)
        return number

    def _step(self, number: int) -> tuple[int | None, list[int]]:
        value = self._values[number]
        cause, following = _step(value, defining_op(value))
        kind = None if cause is None else self._causes.setdefault(cause, len(self._causes))
        if kind is not None and cause is not None and cause.kind == "data":
            self._data.add(kind)
        step = self._steps[number] = kind, [self._number(v) for v in following]
        return step

    def because(self, indices: Sequence[ir.Value]) -> str:
        """The causes as the end of a sentence: "the index is read from idx"; "" without one."""
        key = tuple(indices)
        if key not in self._reasons:
            words = " and ".join(cause.words for cause in self.of(indices, NAMED))
            self._reasons[key] = f"the index {words}" if words else ""
        return self._reasons[key]


def _step(value: ir.Value, op: ir.Operation | None) -> tuple[Cause | None, list[ir.Value]]:
    """What one value contributes, and the values it is made of."""
    if op is None:
        return _argument(value), []
    if op.name in _READS:
        array = memory_name(op.operands[_READS[op.name]])
        return Cause("data", f"is read from {array}"), []
    operands = list(op.operands)
    constant = constant_int(operands[1]) if len(operands) == 2 else None
    if op.name in ("arith.remui", "arith.remsi"):
        by = f"modulo {constant}" if constant is not None else "modulo a number that is not fixed"
        return Cause("remainder", f"is taken {by}"), operands
    if op.name in _DIVISIONS:
        by = constant if constant is not None else "a number that is not fixed"
        return Cause("division", f"is divided by {by}"), operands
    if op.name in _BITS:
        return _bits(op.name, constant), operands
    if op.name == "arith.muli" and constant is None:
        return Cause("product", "is a product of two values that vary"), operands
    if op.name in ("arith.select", "scf.if", "affine.if"):
        following = operands[1:] if op.name == "arith.select" else _yielded(value, op)
        return Cause("choice", "is chosen by a condition"), following
    if op.name in ("arith.fptosi", "arith.fptoui"):
        return Cause("float", "is computed in floating point"), operands
    if op.name in ("scf.while", "scf.for", "affine.for"):
        return Cause("loop", "is a value that a loop carries"), []
    return None, operands


def _bits(name: str, constant: int | None) -> Cause | None:
    """A shift by a constant is a product or a quotient, and a mask of low bits a remainder."""
    if constant is not None and name in ("arith.shli", "arith.shrui", "arith.shrsi"):
        return None
    by = f" {constant}" if constant is not None else ""
    return Cause("bits", f"has a bit operation ({_BITS[name]}{by})")


def _argument(value: ir.Value) -> Cause | None:
    """An argument of a block is a lane's index, or a value that a loop carries."""
    argument = ir.BlockArgument(value)
    owner = argument.owner.owner.operation
    carried = owner.name == "scf.while" or (
        owner.name in ("scf.for", "affine.for") and argument.arg_number > 0
    )
    return Cause("loop", "is a value that a loop carries") if carried else None


def _yielded(value: ir.Value, op: ir.Operation) -> list[ir.Value]:
    """What the branches of a conditional give for one of its results."""
    number = ir.OpResult(value).result_number
    ends = [list(region.blocks[0].operations)[-1] for region in op.regions if len(region.blocks)]
    return [end.operation.operands[number] for end in ends]
