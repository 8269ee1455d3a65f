"""The operations of networks that are scans.

Each is associative and commutative, and has an element that it leaves alone. A float maximum or
minimum that leaves NaNs out (`fmaxf`) is three operations in StableHLO, and NaN is what it leaves
alone. However it is written, by comparison (`a > b ? a : b`) or as either of these, it is one of
numbers alone: such a kind is `only_numbers`, for networks that see no NaN.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import moved_from, splat_value, tested_for_nan
from raise_kernel.stablehlo.attributes import Cumulative
from raise_kernel.stablehlo.combiners import MONOIDS, identity
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype


@dataclass(frozen=True)
class ScanKind:
    """`op` is the operation, `monoid` its name; `numbers` where NaNs are left out, `only_numbers`
    where there are none."""

    op: str
    monoid: str
    numbers: bool = False
    only_numbers: bool = False

    @property
    def reductions(self) -> tuple[str, ...]:
        """The reductions by this operation."""
        of_numbers = f"{self.monoid}num"
        if self.only_numbers:
            return self.monoid, of_numbers
        return (of_numbers if self.numbers else self.monoid,)

    def operands(self, node: Node) -> tuple[Node, Node] | None:
        """What a node combines; None where it is another operation."""
        if node.element == "i1":
            return None
        if not self.numbers:
            fits = node.op == self.op or self.is_difference(node)
            if fits or not self.only_numbers:
                return (node.operands[0], node.operands[1]) if fits else None
            return self._compared(node)
        # select(a != a, b, select(b != b, a, max(a, b)))
        if node.op != "select" or node.operands[2].op != "select":
            return None
        test, b, inner = node.operands
        inner_test, a, extreme = inner.operands
        if extreme.op != self.op or {*extreme.operands} != {a, b}:
            return None
        return (a, b) if _asks_nan(test, a) and _asks_nan(inner_test, b) else None

    def _compared(self, node: Node) -> tuple[Node, Node] | None:
        """What `select(a > b, a, b)` takes the larger (smaller) one of."""
        if node.op != "select" or node.operands[0].op != "compare":
            return None
        test, yes, no = node.operands
        if test.attr[1] not in ("", "FLOAT"):
            return None
        if {*map(moved_from, test.operands)} != {moved_from(yes), moved_from(no)}:
            return None
        larger = test.attr[0] in ("GT", "GE")
        if not larger and test.attr[0] not in ("LT", "LE"):
            return None
        first = moved_from(test.operands[0]) is moved_from(yes)
        return (yes, no) if (larger == first) == (self.monoid == "max") else None

    def without_nans(self, node: Node) -> tuple[Node, Node] | None:
        """`select(z != z, x, y)`: z, and y, which it is where z is a number."""
        if not self.only_numbers or node.op != "select":
            return None
        asked = tested_for_nan(moved_from(node.operands[0]))
        return None if asked is None else (asked, node.operands[2])

    def is_difference(self, node: Node) -> bool:
        """Whether a node takes the second away from the first: of integers, which is exact."""
        return node.op == "subtract" and self.op == "add" and is_integer(node.element)

    def scanned(self, node: Node) -> tuple[Node, int, bool] | None:
        """What a node is the scan of, along which axis, and whether from the end."""
        if not self.numbers:
            scan = _cumulative(node, self.monoid)
            return None if scan is None else (node.operands[0], scan.axis, scan.reverse)
        # select(cumulative or (x == x), cumulative max (select(x == x, x, -inf)), nan)
        if node.op != "select" or not self.is_identity(node.operands[2]):
            return None
        some, extremes, _ = node.operands
        scan = _cumulative(extremes, self.monoid)
        if scan is None or scan != _cumulative(some, "or", self.monoid):
            return None
        test, kept = some.operands[0], extremes.operands[0]
        if test.op != "compare" or test.attr[0] != "EQ" or kept.op != "select":
            return None
        x = test.operands[0]
        worst = splat_value(kept.operands[2])
        fits = test.operands[1] is x and kept.operands[0] is test and kept.operands[1] is x
        if not fits or worst is None or worst != identity(self.monoid, numpy_dtype(x.element)):
            return None
        return x, scan.axis, scan.reverse

    def identity(self, element: str) -> np.ndarray | None:
        """What the operation leaves alone."""
        if self.numbers:
            return np.array(np.nan).astype(numpy_dtype(element)) if is_float(element) else None
        return identity(self.monoid, numpy_dtype(element))

    def is_identity(self, node: Node) -> bool:
        """Whether a node is that element everywhere (either zero, of a float sum)."""
        value, neutral = splat_value(node), self.identity(node.element)
        if value is None or neutral is None:
            return False
        return bool(value == neutral) or (self.numbers and bool(np.isnan(value)))

    @property
    def counts_each(self) -> bool:
        """Whether an element that is taken several times counts as often."""
        return self.monoid in ("add", "mul")

    def counted(self, counts: np.ndarray) -> np.ndarray:
        """How often an element counts that is taken so many times."""
        if self.monoid == "xor":
            return counts & 1
        return counts if self.counts_each else np.minimum(counts, 1)


def _cumulative(node: Node, monoid: str, name: str = "") -> Cumulative | None:
    """The scan by `monoid` that a node is, named as one by `name`."""
    scan = node.attr
    if node.op != "reduce_window" or not isinstance(scan, Cumulative):
        return None
    if scan.kind != monoid:
        return None
    return replace(scan, kind=name or monoid)


def _asks_nan(test: Node, x: Node) -> bool:
    """Whether `test` is `x != x`; the same elements may have another shape there."""
    asked = tested_for_nan(moved_from(test))
    return asked is not None and moved_from(asked) is moved_from(x)


ADD = ScanKind("add", "add")
KINDS = (
    *(ScanKind(op.removeprefix("stablehlo."), monoid) for op, monoid in MONOIDS.items()),
    ScanKind("maximum", "max", numbers=True),
    ScanKind("minimum", "min", numbers=True),
)
# Those of floats that are no NaNs.
OF_NUMBERS = (
    ScanKind("maximum", "max", only_numbers=True),
    ScanKind("minimum", "min", only_numbers=True),
)
