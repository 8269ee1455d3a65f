"""The best element of each row, and where it is, found in a graph.

Two reductions: the extremum of a row, and the least (or the largest) number beside the elements
that equal it. A first element may stand apart, which the others must be better than. What else is
selected by comparing the extremum with constants, or a value with itself, is the same as long as
no element is NaN and the extremum is better than a `limit`: all of these constants.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import prod

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Origin, in_order, moved_from, splat_value
from raise_kernel.passes.tensor_opt.idioms.best.insertion import Comparer
from raise_kernel.passes.tensor_opt.idioms.fields.run import Values
from raise_kernel.stablehlo.comparisons import SWAPPED, kind_of
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype

# What they may cost.
FUEL = 1 << 26
_BETTER = {True: ("GT", "GE", "NE"), False: ("LT", "LE", "NE")}
Users = dict[Node, list[Node]]


@dataclass(frozen=True)
class WithoutNan:
    """What something has where no element of `subject` is NaN."""

    node: Node
    subject: Node


@dataclass(frozen=True)
class Part:
    """Elements of each row: along an axis of `node`, or one (`axis` is None)."""

    node: Node
    axis: int | None

    @property
    def length(self) -> int:
        return 1 if self.axis is None else self.node.shape[self.axis]

    def lines(self, x: np.ndarray) -> np.ndarray:
        """What the node has, as [rows, elements]."""
        if self.axis is None:
            return x.reshape(-1, 1)
        return np.moveaxis(x, self.axis, -1).reshape(-1, self.length)


@dataclass(frozen=True)
class Round:
    """The largest element of each row (`largest`) or the smallest one. `values`: nodes that have
    it; `places`: those that have its number, of `labels`, one for each element. Of equal elements
    the one wins that has the least of `keys`. `skips`: NaN is never one of them."""

    parts: tuple[Part, ...]
    largest: bool
    values: frozenset[Node]
    places: frozenset[Node]
    labels: np.ndarray
    keys: np.ndarray
    limit: np.ndarray
    skips: bool

    @property
    def rows(self) -> int:
        return prod(next(iter(self.values)).shape)

    def like(self, other: Round) -> bool:
        """Whether both find the best one of as many elements, in the same way."""
        return (
            (self.largest, self.rows, self.skips) == (other.largest, other.rows, other.skips)
            and [p.length for p in self.parts] == [p.length for p in other.parts]
            and self.parts[0].node.element == other.parts[0].node.element
            and np.array_equal(self.labels, other.labels)
            and np.array_equal(self.keys, other.keys)
        )


@dataclass
class Followed:
    """What is the same as a round's extremum and its place, while nothing is NaN and all extrema
    are better than the limit."""

    largest: bool
    users: Users
    values: set[Node]
    places: set[Node] = field(default_factory=set)
    limits: list[np.ndarray] = field(default_factory=list)
    skips: bool = True
    # The elements, and what has the same as another node where none of them is NaN.
    cells: Node | None = None
    same: dict[Node, WithoutNan] = field(default_factory=dict)

    def decided(self, mask: Node) -> bool | None:
        """What a mask is; None where that is not known."""
        if mask.op == "compare":
            a, b = mask.operands
            word = mask.attr[0]
            if not as_elements(mask):
                return None
            if a is b:
                self.skips &= not is_float(a.element)
                return word in ("EQ", "LE", "GE")
            if b in self.values:
                a, b, word = b, a, SWAPPED[word]
            cell = splat_value(b)
            if a not in self.values or cell is None or np.isnan(cell):
                return None
            self.limits.append(cell)
            return word in _BETTER[self.largest]
        if mask.op == "not":
            found = self.decided(mask.operands[0])
            return None if found is None else not found
        if mask.op in ("and", "or"):
            both = [self.decided(m) for m in mask.operands]
            return None if None in both else (all(both) if mask.op == "and" else any(both))
        return None

    def follow(self, group: set[Node]) -> None:
        """Add to the group what only selects it."""
        stack = list(group)
        while stack:
            node = stack.pop()
            for user in self.users.get(node, []):
                if user not in group and self._same(user, group):
                    group.add(user)
                    stack.append(user)

    def _same(self, user: Node, group: set[Node]) -> bool:
        if user.op == "reshape":
            return True
        if user in self.same:
            self.skips = False
            other = self.same[user]
            whole = self.cells is not None and moved_from(other.subject) is moved_from(self.cells)
            return whole and other.node in group
        if user.op == "select" and user.operands[0] not in group:
            found = self.decided(user.operands[0])
            return found is not None and user.operands[1 if found else 2] in group
        extremum = "maximum" if self.largest else "minimum"
        if user.op == extremum and group is self.values:
            (other,) = [o for o in user.operands if o not in group] or [None]
            cell = None if other is None else splat_value(other)
            if cell is not None:
                self.limits.append(cell)
                return True
        return False


def rounds_in(nodes: Iterable[Node], users: Users, same: dict[Node, WithoutNan]) -> list[Round]:
    """All rounds among the nodes, in their order. `same`: nodes that have what others have while
    no element is NaN."""
    found: list[Round] = []
    for node in nodes:
        if node.op == "reduce" and len(node.attr[0]) == 1 and node.attr[1][:3] in ("max", "min"):
            try:
                found += _rounds_at(node, users, same)
            except NoMatch:
                continue
    return found


def _rounds_at(extremum: Node, users: Users, same: dict[Node, WithoutNan]) -> list[Round]:
    (axis,), kind = extremum.attr
    start = splat_value(extremum.operands[1])
    cells, other = _numbers_of(extremum.operands[0])
    if start is None or not _elements(cells):
        raise NoMatch("it is no extremum of elements")
    known = Followed(kind[:3] == "max", users, {extremum}, cells=cells, same=same)
    known.limits += [start] if other is None else [start, other]
    if any(np.isnan(c) for c in known.limits):
        raise NoMatch("NaN is among its elements")
    known.skips = kind.endswith("num") or other is not None
    known.follow(known.values)
    places = list(_places(extremum, cells, axis, known))
    made: list[Round] = []
    for place, labels, keys in places:
        one = replace(known, places={place}, limits=list(known.limits), values=set(known.values))
        one.follow(one.places)
        whole = _round([Part(cells, axis)], one, labels, keys)
        made.append(_with_first(whole, one) or whole)
    return made


def _round(parts: list[Part], found: Followed, labels: np.ndarray, keys: np.ndarray) -> Round:
    limits = [c.astype(np.float64) if is_float(parts[0].node.element) else c for c in found.limits]
    limit = max(limits) if found.largest else min(limits)
    groups = frozenset(found.values), frozenset(found.places)
    return Round(tuple(parts), found.largest, *groups, labels, keys, limit, found.skips)


def _elements(node: Node) -> bool:
    return is_float(node.element) or is_integer(node.element)


def as_elements(compared: Node) -> bool:
    """Whether a comparison orders elements as their type does."""
    return compared.attr[1] in ("", kind_of(compared.operands[0].element))


def _numbers_of(cells: Node) -> tuple[Node, np.ndarray | None]:
    """Elements of which NaN was left out, with it, and what stands for it."""
    if cells.op == "select":
        mask, yes, no = cells.operands
        other = splat_value(no)
        if mask.op == "compare" and mask.attr[0] == "EQ" and mask.operands == (yes, yes):
            return (cells, None) if other is None else (yes, other)
    return cells, None


def _places(
    extremum: Node, cells: Node, axis: int, known: Followed
) -> Iterable[tuple[Node, np.ndarray, np.ndarray]]:
    """The numbers beside the extremum: the node, all numbers, and which one wins."""
    for equal in _equal_to(extremum, axis, known.users):
        other = [o for o in equal.operands if moved_from(o, SPREAD) is not extremum]
        if len(other) != 1 or _numbers_of(other[0])[0] is not cells:
            continue
        for node, labels, keys in _least(equal, axis, known.users):
            yield node, labels, keys
            for again in _equal_to(node, axis, known.users):
                chosen = [o for o in again.operands if moved_from(o, SPREAD) is not node]
                # The place of that number: ranks decide which of equal elements it is.
                if len(chosen) == 1 and _chosen(chosen[0], equal) is not None:
                    for inner, numbers, _ in _least(again, axis, known.users):
                        yield inner, numbers, keys


# What spreads a row's extremum.
SPREAD = ("broadcast_in_dim", "reshape")


def _equal_to(extremum: Node, axis: int, users: Users) -> list[Node]:
    """Where elements are compared with their row's extremum."""
    spread = [extremum]
    found: list[Node] = []
    while spread:
        node = spread.pop()
        for user in users.get(node, []):
            if user.op == "reshape" and user.size == extremum.size:
                spread.append(user)
            elif user.op == "broadcast_in_dim":
                axes = [k for k in range(user.rank) if k != axis]
                kept = [a for a, n in zip(user.attr, node.shape, strict=True) if n > 1]
                wide = [k for k in axes if user.shape[k] > 1]
                if kept == wide and node.size == prod(user.shape[k] for k in axes):
                    found += [u for u in users.get(user, []) if u.op == "compare"]
    return [u for u in dict.fromkeys(found) if u.attr[0] == "EQ" and as_elements(u)]


def _chosen(node: Node, mask: Node) -> np.ndarray | None:
    """The numbers of `select(mask, numbers, constant)`."""
    if node.op != "select" or node.operands[0] is not mask:
        return None
    return _known(node.operands[1])


def _known(node: Node) -> np.ndarray | None:
    """Integers that do not depend on data."""
    if not is_integer(node.element):
        return None
    order = in_order([node])
    if any(n.op == "argument" or isinstance(n.attr, Origin) or not n.element for n in order):
        return None
    values: Values = {}
    Comparer(FUEL).run(order, values)
    return values[node][0]


def _least(mask: Node, axis: int, users: Users) -> Iterable[tuple[Node, np.ndarray, np.ndarray]]:
    """The least or the largest one of different numbers where a mask holds: its node, the numbers,
    and which one is found of several."""
    for chosen in users.get(mask, []):
        numbers = _chosen(chosen, mask)
        end = splat_value(chosen.operands[2]) if numbers is not None else None
        if numbers is None or end is None:
            continue
        lines = Part(chosen, axis).lines(numbers).astype(np.int64)
        line = lines[0]
        if (lines != line).any() or len(set(line.tolist())) != len(line):
            continue
        for node in users.get(chosen, []):
            if node.op != "reduce" or node.attr[0] != (axis,) or node.attr[1] not in ("min", "max"):
                continue
            least = node.attr[1] == "min"
            start = splat_value(node.operands[1])
            ends = [int(end), int(start) if start is not None else None]
            if None in ends:
                continue
            fits = all(e >= line.max() if least else e <= line.min() for e in ends if e is not None)
            if fits:
                yield node, line, line if least else -line


def _with_first(whole: Round, found: Followed) -> Round | None:
    """The round with an element in front, which the others must be better than."""
    largest, users = whole.largest, found.users
    for value in whole.values:
        for mask in users.get(value, []):
            if mask.op != "compare" or whole.rows != mask.size or not as_elements(mask):
                continue
            a, b = mask.operands
            word = mask.attr[0] if a is value else SWAPPED[mask.attr[0]]
            first = b if a is value else a
            if first is value or word not in _BETTER[largest][:2] or first in whole.values:
                continue
            if splat_value(first) is not None:
                continue
            strict = word in ("GT", "LT")
            made = _joined(whole, found, mask, first, strict)
            if made is not None:
                return made
    return None


def _joined(whole: Round, found: Followed, mask: Node, first: Node, strict: bool) -> Round | None:
    """Where the mask holds, `first` is not the best one."""
    chosen = [u for u in found.users.get(mask, []) if u.op == "select" and u.operands[0] is mask]
    values = {u for u in chosen if u.operands[1] in whole.values and u.operands[2] is first}
    extremum = "maximum" if whole.largest else "minimum"
    for value in whole.values:
        both = [u for u in found.users.get(value, []) if u.op == extremum]
        values |= {u for u in both if first in u.operands}
    for place in chosen:
        labels = _mapped(place.operands[1], whole)
        other = splat_value(place.operands[2])
        if place in values or labels is None or other is None:
            continue
        one = replace(found, values=set(values), places={place}, limits=list(found.limits))
        one.skips = not is_float(first.element)
        one.follow(one.values)
        one.follow(one.places)
        keys = whole.keys
        front = keys.min() - 1 if strict else keys.max() + 1
        parts = [Part(first, None), *whole.parts]
        if first.element != whole.parts[0].node.element or not one.values:
            return None
        return _round(
            parts, one, np.array([int(other), *labels]), np.array([int(front), *keys.tolist()])
        )
    return None


def _mapped(node: Node, whole: Round) -> np.ndarray | None:
    """The numbers that are computed of each of a round's places."""
    if node in whole.places:
        return whole.labels
    inner = [n for n in in_order([node], whole.places) if n not in whole.places]
    if not any(o in whole.places for n in inner for o in n.operands):
        return None
    if any(n.op == "argument" or not n.element for n in inner) or node.size != whole.rows:
        return None
    labels = []
    for label in whole.labels:
        values: Values = {
            p: [np.full(p.shape, label, numpy_dtype(p.element))] for p in whole.places
        }
        try:
            Comparer(FUEL).run(inner, values)
        except (NoMatch, KeyError):
            return None
        cells = values[node][0].reshape(-1)
        if (cells != cells[0]).any():
            return None
        labels.append(int(cells[0]))
    return np.array(labels)
