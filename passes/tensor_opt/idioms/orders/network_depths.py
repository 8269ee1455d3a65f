"""The depth of combinations at an operation: whether a network may end there.

Asked of MLIR's operations before any graph is loaded. A sum of n elements takes log2(n) additions
after one another, since each at most doubles how many elements there are. Most kernels have no such
chain of operations that a network is made of.
"""

from __future__ import annotations

import functools
from collections import Counter

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.tensor_opt.idioms.orders.network import RULES, SUMS
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ScanKind
from raise_kernel.stablehlo.combiners import MONOIDS

# They may stand for any number of combinations.
_MANY = frozenset({"stablehlo.reduce", "stablehlo.reduce_window"})
FOLLOWED = frozenset(f"stablehlo.{name}" for name in RULES)
_IN_NETWORKS = frozenset({*FOLLOWED, *_MANY, *MONOIDS, "stablehlo.subtract"})


class Depths:
    """The chains of operations in a kernel that networks may be made of."""

    def __init__(self, block: ir.Block) -> None:
        self._numbers: dict[ir.Value, int] = {}
        # (name, numbers of operands that are results of such operations), by number.
        self._operations: list[tuple[str, list[int]]] = []
        # How often each operation stands here; those of truth values combine nothing.
        self.counts: Counter[str] = Counter()
        self._known: dict[ScanKind, list[int]] = {}
        for op in walked(block):
            if op.name in _IN_NETWORKS and len(op.results) == 1:
                self._add(op)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Depths) and self._operations == other._operations

    def of(self, value: ir.Value, kind: ScanKind) -> int:
        """No fewer combinations than stand on any path to `value`."""
        number = self._numbers.get(value)
        if number is None:
            return SUMS  # made since
        if kind not in self._known:
            self._known[kind] = self._computed(kind)
        return self._known[kind][number]

    def _add(self, op: ir.Operation) -> None:
        numbers = self._numbers
        operands = [numbers[v] for v in op.operands if v in numbers]
        (result,) = op.results
        numbers[result] = len(self._operations)
        self._operations.append((op.name, operands))
        if not _is_truth(result.type):
            self.counts[op.name] += 1

    def _computed(self, kind: ScanKind) -> list[int]:
        combining = {f"stablehlo.{kind.op}"}
        combining |= {"stablehlo.subtract"} if kind.op == "add" else set()
        # How numbers are compared, and NaNs are left out.
        combining |= {"stablehlo.select"} if kind.numbers or kind.only_numbers else set()
        followed = FOLLOWED | combining
        depths: list[int] = []
        for name, operands in self._operations:
            if name in _MANY:
                depths.append(SUMS)
            elif name in followed:
                below = max([depths[k] for k in operands], default=0)
                depths.append(below + (name in combining))
            else:
                depths.append(0)
        return depths


def network_depths(block: ir.Block) -> Depths:
    """The chains in a block, which is kept until the program changes."""
    return facts.once(Depths, block)


@functools.cache
def _is_truth(type_: ir.Type) -> bool:
    return isinstance(type_, ir.RankedTensorType) and str(type_.element_type) == "i1"
