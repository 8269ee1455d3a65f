"""One row of every tensor as choices between elements: `idioms.rows` with other terms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.node import Node, splat_value
from raise_kernel.passes.tensor_opt.idioms.best.choices import Choices
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import FALSE, TRUE
from raise_kernel.passes.tensor_opt.idioms.rows.moves import Step
from raise_kernel.passes.tensor_opt.idioms.rows.rows import Rows
from raise_kernel.passes.tensor_opt.idioms.rows.values import Data, Ints, Row
from raise_kernel.stablehlo.elements import is_float

# Operations that move several rows into one, and which operands these are; None for all.
JOINED = {"concatenate": None, "dynamic_update_slice": (0, 1), "scatter": (0, 2), "pad": (0,)}


@dataclass
class PairRows(Rows):
    """Rows whose terms are those of a `Choices`."""

    positions: Positions = field(default_factory=Positions)

    @property
    def choices(self) -> Choices:
        terms = self.shared.terms
        assert isinstance(terms, Choices)
        return terms

    def _leaf(self, node: Node, shape: tuple[int, ...]) -> Row:
        """Integers and masks that positions decide are known, whatever made them."""
        if is_float(node.element):
            return super()._leaf(node, shape)
        values = self.positions.of(node)
        if values is None:
            return super()._leaf(node, shape)
        lines = values.reshape(self.shared.rows, *shape).astype(np.int64)
        base = lines[0]
        step = lines[1] - base if len(lines) > 1 else np.zeros_like(base)
        counts = np.arange(len(lines)).reshape(-1, *[1] * len(shape))
        if not bool((lines == base + counts * step).all()):
            return super()._leaf(node, shape)
        if node.element != "i1":
            return Ints(base, step)
        return Data(np.where(base, TRUE, FALSE)) if not step.any() else super()._leaf(node, shape)

    def _constant(self, node: Node, shape: tuple[int, ...]) -> Row | None:
        constant = splat_value(node)
        if constant is not None and is_float(node.element):
            atom = self.shared.constant(constant)
            if not np.isnan(constant):
                self.choices.numbers.add(atom)
            return Data(np.full(shape, atom))
        return super()._constant(node, shape)

    def _step(self, node: Node, shape: tuple[int, ...]) -> Step:
        step = super()._step(node, shape)
        positions = JOINED.get(node.op, ())
        joined = range(len(step.rows)) if positions is None else positions
        if node.op != "scatter" and all(isinstance(step.rows[k], Ints) for k in joined):
            return step
        rows = [self._terms(r) if k in joined else r for k, r in enumerate(step.rows)]
        return replace(step, rows=rows)

    def _terms(self, row: Row | None) -> Row | None:
        """Integers as terms."""
        if not isinstance(row, Ints):
            return row
        pairs = zip(row.base.reshape(-1).tolist(), row.step.reshape(-1).tolist(), strict=True)
        found = [self.choices.integer(base, step) for base, step in pairs]
        return Data(np.array(found, np.int64).reshape(row.base.shape))

    def _data(self, node: Node, rows: list[Row]) -> Row | None:
        if node.op == "bitcast_convert":
            # The same bits.
            return rows[0] if node.operands[0].element != "i1" else None
        if node.op == "convert" and node.operands[0].element == "i1":
            return super()._data(node, rows) or self._zero_or_one(rows[0])
        if node.op == "select" and isinstance(rows[0], Data):
            mask = rows[0].terms
            known = bool(((mask == TRUE) | (mask == FALSE)).all())
            if known and all(isinstance(r, Ints) for r in rows[1:]):
                return super()._data(node, rows)
        if node.op in ("select", "compare", "minimum", "maximum"):
            terms = [self._terms(r) for r in rows]
            rows = [r for r in terms if r is not None]
        return super()._data(node, rows)

    def _zero_or_one(self, mask: Row) -> Row | None:
        """A mask as an integer: MLIR writes `c ? 1 : 0` so."""
        if not isinstance(mask, Data):
            return None
        one, zero = self.choices.integer(1, 0), self.choices.integer(0, 0)
        found = [self.choices.select(m, one, zero) for m in mask.terms.reshape(-1).tolist()]
        if any(t is None for t in found):
            return None
        return Data(np.array(found, np.int64).reshape(mask.terms.shape))

    def _rule(self, node: Node) -> Callable[..., int | None] | None:
        choices = self.choices
        if node.op == "select" and node.element == "i1":
            return lambda m, a, b: choices.either(
                choices.both(m, a), choices.both(choices.opposite(m), b)
            )
        return super()._rule(node)
