"""Rounds of arg-max: each takes the best element of every row from what those before it have left.

What leads from the first round's elements to a later one's may only move elements, and replace them
by constants. Whether an element is replaced (by the index of a scatter, by the mask of a selection)
may depend on one place alone, of one round and one row (`_Units`). Runs at compile time, with an
element of its own at each index, give every place every index: each must replace the element there,
if any, and no other. So all places together replace the elements at their indices, whatever these
are. It does not matter how an element is taken away: by a scatter or by selections.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import (
    Origin,
    constant_values,
    in_order,
    reached,
    splat_value,
)
from raise_kernel.passes.tensor_opt.idioms.best.insertion import Comparer
from raise_kernel.passes.tensor_opt.idioms.best.only_compared import MOVES
from raise_kernel.passes.tensor_opt.idioms.best.rounds import Round, as_elements
from raise_kernel.passes.tensor_opt.idioms.fields.run import Values
from raise_kernel.stablehlo.elements import is_float, numpy_dtype
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.moves import CARRIED

SEED = 21
# What they may cost.
FUEL = 1 << 26
# Operations that move elements in one way, whatever they are.
STILL = ("reshape", "broadcast_in_dim", "slice", "transpose", "reverse", "concatenate")
# Of operations that move elements, the operands that have elements.
_MOVES = {**MOVES, "pad": CARRIED["pad"]}


def leading(rounds: Sequence[Round]) -> list[set[Node]]:
    """The places found in any round that each round's elements depend on."""
    places = {n for r in rounds for n in r.places}
    return [reached([p.node for p in r.parts]) & places for r in rounds]


def chain(rounds: Sequence[Round], before: Sequence[set[Node]]) -> list[Round]:
    """The first of these rounds, and those after it that find the next ones; `before` has the
    places that each one's elements depend on."""
    first = rounds[0]
    found = [first]
    for one, needed in zip(rounds[1:], before[1:], strict=True):
        if not needed & found[-1].places or not one.like(first):
            continue
        try:
            limit = _left(found, one)
        except NoMatch:
            continue
        bound = max if first.largest else min
        found.append(replace(one, limit=bound(one.limit, limit)))
    return found


def _left(before: Sequence[Round], after: Round) -> np.ndarray:
    """Check that a round has the elements of the first one but for those at the places found in
    rounds `before` it; the best of what stands there now."""
    first = before[0]
    region = _Region(before, [p.node for p in (*first.parts, *after.parts)])
    random = np.random.default_rng(SEED)
    count, rows, turns = len(first.labels), first.rows, len(before)
    if count <= turns:
        raise NoMatch("more rounds than elements")
    units = _Units(region, before)
    shifts = random.permuted(np.tile(np.arange(count), (rows, 1)), axis=1)[:, :turns]
    machine = Comparer(FUEL)
    fills: set[float] = set()
    for run in range(count):
        at = (shifts + run) % count
        values, marks = region.values(before, at, random)
        machine.run(region.order, values)
        old, new = (
            np.concatenate([p.lines(values[p.node][0]) for p in r.parts], axis=1)
            for r in (first, after)
        )
        own = np.take_along_axis(old, at, axis=1).T.reshape(-1)
        units.check(machine, values, own, marks)
        taken = np.zeros(old.shape, bool)
        np.put_along_axis(taken, at, True, axis=1)
        if not np.array_equal(old[~taken], new[~taken]) or np.isin(new[taken], marks).any():
            raise NoMatch("a round's elements are not what the one before it has left")
        fills.update(np.unique(new[taken]).tolist())
    if any(np.isnan(f) for f in fills):
        raise NoMatch("a round leaves NaN")
    element = first.parts[0].node.element
    dtype = np.dtype(np.float64) if is_float(element) else numpy_dtype(element)
    fills.update([float(region.limit)] if region.limits and is_float(element) else [])
    fills.update([int(region.limit)] if region.limits and not is_float(element) else [])
    return np.array(max(fills) if first.largest else min(fills), dtype)


class _Units:
    """Which place decides what is replaced: `known` has, for each element of a node, the number of
    its unit (a round and a row), or -1. `decisions`: nodes that replace elements."""

    def __init__(self, region: _Region, before: Sequence[Round]) -> None:
        self.region = region
        self.known: dict[Node, np.ndarray] = {}
        self.decisions: dict[Node, np.ndarray] = {}
        for k, one in enumerate(before):
            for node in one.places:
                self.known[node] = k * one.rows + np.arange(one.rows).reshape(node.shape)
        machine = Comparer(FUEL)
        for node in region.order:
            if not any(o in self.known for o in node.operands):
                continue
            if node in region.others:
                self.known[node] = self._unit(machine, node)
            else:
                self.decisions[node] = self._decision(node)

    def _unit(self, machine: Comparer, node: Node) -> np.ndarray:
        parts = [self.known.get(o, np.full(o.shape, -1)) for o in node.operands]
        if node.op in STILL:
            return machine.rule(node)(parts)
        if node.op not in ELEMENTWISE:
            raise NoMatch(f"{node.op} of places")
        return _joined_units([np.broadcast_to(p, node.shape) for p in parts])

    def _decision(self, node: Node) -> np.ndarray:
        """The units that decide whether a constant replaces an element."""
        if node.op == "select" and any(constant_values(v) is not None for v in node.operands[1:]):
            return np.broadcast_to(self.known[node.operands[0]], node.shape)
        index = self.known.get(node.operands[1]) if node.op == "scatter" else None
        if index is None or node.attr.window or constant_values(node.operands[2]) is None:
            raise NoMatch("places decide more than what is taken")
        axis = node.attr.index_dim
        found = _joined_units(list(np.moveaxis(index, axis, 0))) if axis < index.ndim else index
        if found.shape != node.operands[2].shape:
            raise NoMatch("places decide more than what is taken")
        return found

    def check(self, machine: Comparer, values: Values, own: np.ndarray, marks: np.ndarray) -> None:
        """Raise `NoMatch` where a unit replaces an element that is not its `own`, whatever others
        have replaced already."""
        still: dict[Node, np.ndarray] = {}
        for node in self.region.order:
            if node in self.region.others:
                continue
            units = self.decisions.get(node)
            if units is None:
                given = [still[o] if o in still else values[o][0] for o in node.operands]
                still[node] = machine.rule(node)(given)
                continue
            hit, source = self._hit(machine, node, values, units)
            still[node] = still[source] if source in still else values[source][0]
            found, by = still[node][hit >= 0], hit[hit >= 0]
            if (np.isin(found, marks) & (found != own[by])).any():
                raise NoMatch("a place takes an element away that is not its own")

    def _hit(
        self, machine: Comparer, node: Node, values: Values, units: np.ndarray
    ) -> tuple[np.ndarray, Node]:
        """The unit that replaces each element in this run, or -1, and what the elements are of."""
        if node.op == "select":
            mask, yes, no = node.operands
            taken = np.broadcast_to(values[mask][0], node.shape)
            replaced = constant_values(yes) is not None
            return np.where(taken == replaced, units, -1), no if replaced else yes
        array, index, _ = node.operands
        cells, axis = values[index][0], node.attr.index_dim
        lines = np.moveaxis(cells, axis, -1) if axis < cells.ndim else cells[..., None]
        lines = lines.reshape(units.size, -1)
        if len(np.unique(lines, axis=0)) < units.size:
            raise NoMatch("two places take one element away")
        return machine.rule(node)([np.full(array.shape, -1), cells, units]), array


def _joined_units(parts: Sequence[np.ndarray]) -> np.ndarray:
    """What several values depend on together."""
    whole = np.stack(parts)
    most = whole.max(axis=0)
    if not ((whole == most) | (whole < 0)).all():
        raise NoMatch("what is taken depends on several places")
    return most


class _Region:
    """What leads from elements, and places found before, to elements."""

    def __init__(self, before: Sequence[Round], roots: Sequence[Node]) -> None:
        self.largest = before[0].largest
        self.element = roots[0].element
        self.cut = {n for r in before for n in (*r.values, *r.places)}
        self.found = {n for r in before for n in r.values}
        self.sources: dict[Node, None] = {}
        self.fixed: dict[Node, bool] = {}
        self.limits: list[np.ndarray] = []
        self._others: set[Node] = set()
        stack = [(root, True) for root in roots]
        seen: set[tuple[Node, bool]] = set()
        self._nodes: dict[Node, None] = {}
        while stack:
            item = stack.pop()
            if item not in seen:
                seen.add(item)
                stack += self._element(item[0]) if item[1] else self._other(item[0])
        self.others = frozenset(self._others)
        if self._others & self.sources.keys():
            raise NoMatch("elements decide what is left")
        stops = {*self.sources, *self.cut, *self.fixed}
        self.order = [n for n in in_order(roots, stops) if n not in stops]

    @property
    def limit(self) -> np.ndarray:
        return max(self.limits) if self.largest else min(self.limits)

    def _element(self, node: Node) -> list[tuple[Node, bool]]:
        if node in self.cut:
            raise NoMatch("what was found is put among elements")
        if constant_values(node) is not None:
            return []
        if node.op not in _MOVES or (node.op == "scatter" and node.attr.kind != "set"):
            self.sources.setdefault(node)
            return []
        places = range(len(node.operands))[_MOVES[node.op]]
        return [(o, k in places) for k, o in enumerate(node.operands)]

    def _other(self, node: Node) -> list[tuple[Node, bool]]:
        if node in self.cut:
            if node in self.found:
                raise NoMatch("extrema are computed with")
            return []
        if node.op == "argument" or isinstance(node.attr, Origin) or not node.element:
            raise NoMatch("data decides what is left")
        self._others.add(node)
        if node.op == "compare":
            a, b = node.operands
            if a is b and is_float(a.element):
                raise NoMatch("NaN decides what is left")
            for one, other in ((a, b), (b, a)):
                cell = splat_value(other)
                if cell is None or np.isnan(cell) or not as_elements(node):
                    continue
                if one in self.found:
                    self.limits.append(cell)
                    return []
        return [(o, False) for o in node.operands]

    def values(
        self, before: Sequence[Round], at: np.ndarray, random: np.random.Generator
    ) -> tuple[Values, np.ndarray]:
        """Elements that all differ, and what was found: the places are `at` in each row."""
        values: Values = {}
        total = sum(n.size for n in self.sources)
        marks = random.permutation(total) + (1 << 40)
        marks = marks + 0.5 if is_float(self.element) else marks
        first = 0
        for node in self.sources:
            values[node] = [marks[first : first + node.size].reshape(node.shape)]
            first += node.size
        for k, one in enumerate(before):
            for node in one.places:
                cells = one.labels[at[:, k]].astype(numpy_dtype(node.element))
                values[node] = [cells.reshape(node.shape)]
            for node in one.values:
                values[node] = [self._best(node)]
        return values, marks

    def _best(self, node: Node) -> np.ndarray:
        """An extremum that is better than all limits."""
        if is_float(node.element):
            return np.full(node.shape, np.inf if self.largest else -np.inf)
        info = np.iinfo(numpy_dtype(node.element))
        return np.full(node.shape, info.max if self.largest else info.min, info.dtype)
