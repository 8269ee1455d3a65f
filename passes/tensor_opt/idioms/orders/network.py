"""What a network of additions computes, element by element: sums of the elements of one tensor.
Of another operation (a maximum, a product), what is said of sums and of zero holds of its results
and of the element that it leaves alone.

The first axis is that of independent rows (blocks): every operation that is followed does the same
to each of them, so one row stands for all. In a row each element is a number that names a sum of
two numbers, or an element of a tensor that the network starts from: those of one such source have
successive numbers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, constant_ints, moved_from
from raise_kernel.passes.tensor_opt.idioms.rows.sources import ZERO as NOWHERE
from raise_kernel.passes.tensor_opt.idioms.rows.sources import (
    End,
    Placed,
    RowSource,
    masked_base,
    rows_of,
)
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import ADD, ScanKind
from raise_kernel.stablehlo.batching import unbatched
from raise_kernel.stablehlo.moves import MOVES
from raise_kernel.stablehlo.reductions import lines
from raise_kernel.worklist import make_in_order, reachable

# Elements of a row, and sums in it, at most.
ROW = 1024
SUMS = 1 << 15
ZERO = 0


class Network:
    """Names for the sums by `kind` in one row of every tensor with `rows` rows."""

    def __init__(self, rows: int, kind: ScanKind = ADD) -> None:
        self.rows = rows
        self.kind = kind
        # Of each sum: its first, its second, and how often the second counts. Number 0 is zero.
        self.sums: dict[int, tuple[int, int, int]] = {ZERO: (ZERO, ZERO, 1)}
        self._names: dict[tuple[int, int, int], int] = {}
        # The sources, the number of the first element of each, and numbers that are taken.
        self._sources: list[RowSource] = []
        self._firsts: list[int] = []
        self._leaves: dict[RowSource, int] = {}
        self._taken = 1
        self._moved: dict[Node, bool] = {}
        self._leaves_placed: dict[Node, Placed] = {}
        self._known: dict[Node, np.ndarray | None] = {}
        self._depths: dict[Node, int] = {}
        self.positions = Positions()

    def may_sum(self, root: Node, depth: int) -> bool:
        """Whether there are so many additions after one another on a path to `root`."""
        return self._depth(root) >= depth

    def _depth(self, root: Node) -> int:
        """The most additions on a path to `root`; a reduction or a scan may add any number."""
        return make_in_order(root, self._depths, self._added, self._depth_of)

    def _added(self, node: Node) -> Sequence[Node]:
        any_number = node.op == "reduce" or self.kind.scanned(node) is not None
        return () if any_number else self._followed(node)

    def _depth_of(self, node: Node) -> int:
        if node.op == "reduce" or self.kind.scanned(node) is not None:
            return SUMS
        below = max((self._depths[o] for o in self._followed(node)), default=0)
        return min(SUMS, below + self._adds(node))

    def row(self, root: Node) -> np.ndarray | None:
        """The numbers of one row of a node; None where it has no such rows."""
        return make_in_order(root, self._known, self._followed, self._find)

    def end(self, root: Node, source: RowSource) -> End | None:
        """Where a source ends that `root` is made of; None where its parts contradict."""
        end: End | None = End(0, source.base.size)
        for node in reachable([root], self._followed):
            leaf = self._leaves_placed.get(node)
            if end is not None and leaf is not None and leaf.source == source:
                end = end.and_also(leaf.end)
        return end

    def coefficients(
        self, numbers: np.ndarray, may_be: Callable[[RowSource, list[int]], bool]
    ) -> tuple[RowSource, np.ndarray] | None:
        """The one source that these sums are of, and how often each has each of its elements; None
        where that `may_be` nothing, of the source and of how many elements each sum has."""
        wanted = set(numbers.tolist()) - {ZERO}
        source: RowSource | None = None
        leaves: dict[int, int] = {}
        stack = list(wanted)
        while stack:
            number = stack.pop()
            if number in self.sums:
                more = {*self.sums[number][:2]} - wanted
                wanted |= more
                stack += more
                continue
            found, leaves[number] = self._leaf_of(number)
            if source is None:
                source = found
            elif source != found:
                return None
        if source is None:
            return None
        order = sorted(wanted)
        totals = self._totals(order, leaves)
        if not may_be(source, [totals[n] for n in numbers]):
            return None
        counts: dict[int, np.ndarray] = {ZERO: np.zeros(source.length, np.int32)}
        for number in order:
            if number in leaves:
                counts[number] = np.zeros_like(counts[ZERO])
                counts[number][leaves[number]] = 1
            else:
                a, b, factor = self.sums[number]
                counts[number] = counts[a] + factor * counts[b]
        return source, self.kind.counted(np.stack([counts[n] for n in numbers]))

    def _totals(self, order: Sequence[int], leaves: Mapping[int, int]) -> dict[int, int]:
        """How many elements each number has, as `ScanKind.counted` counts them."""
        if self.kind.counts_each:
            totals = {ZERO: 0, **dict.fromkeys(leaves, 1)}
            for number in order:
                if number not in leaves:
                    a, b, factor = self.sums[number]
                    totals[number] = totals[a] + factor * totals[b]
            return totals
        elements = {ZERO: 0, **{number: 1 << at for number, at in leaves.items()}}
        for number in order:
            if number not in leaves:
                a, b, factor = self.sums[number]
                second = elements[b] if factor else 0
                one = self.kind.monoid == "xor"
                elements[number] = elements[a] ^ second if one else elements[a] | second
        return {number: bits.bit_count() for number, bits in elements.items()}

    def is_sum(self, number: int) -> bool:
        """Whether a number is no element of a source."""
        return number in self.sums

    def _leaf_of(self, number: int) -> tuple[RowSource, int]:
        """The source that a number is an element of, and which one."""
        k = bisect_right(self._firsts, number) - 1
        return self._sources[k], number - self._firsts[k]

    # --- nodes ---

    def _followed(self, node: Node) -> tuple[Node, ...]:
        if not self._has_rows(node):
            return ()
        added = self.kind.operands(node)
        if added is not None:
            return added
        scanned = self.kind.scanned(node)
        if scanned is not None:
            return scanned[:1]
        number = self.kind.without_nans(node)
        if number is not None:
            return number
        if node.op not in RULES or self._is_moved(node):
            return ()
        if node.op == "select":
            return node.operands[1:]
        return node.operands[: 2 if node.op == "dynamic_update_slice" else None]

    def _is_moved(self, node: Node) -> bool:
        """Whether a node's elements are only moved, or constants put in their place."""
        found = self._moved.get(node)
        if found is None:
            base = masked_base(node, self.kind, self.positions)
            combined = base.op in RULES or self._adds(base) or self.kind.scanned(base) is not None
            found = self._moved[node] = base is not node and not combined
        return found

    def _adds(self, node: Node) -> bool:
        return self.kind.operands(node) is not None

    def _has_rows(self, node: Node) -> bool:
        return node.rank >= 1 and node.shape[0] == self.rows and node.size <= ROW * self.rows

    def _find(self, node: Node) -> np.ndarray | None:
        if not self._has_rows(node):
            return None
        shape = node.shape[1:]
        if self.kind.is_identity(node):
            return np.zeros(shape, np.int64)
        rule = RULES.get(node.op)
        if self._adds(node):
            rule = _subtract if self.kind.is_difference(node) else _add
        elif self.kind.scanned(node) is not None:
            rule = _cumulate
        elif self.kind.without_nans(node) is not None:
            rule = _number
        elif self._is_moved(node):
            rule = None
        found = rule(self, node) if rule is not None and self._taken < SUMS else None
        return found if found is not None else self._leaf(node)

    def _leaf(self, node: Node) -> np.ndarray:
        count = node.size // self.rows
        # Reshapes of one tensor have the same elements.
        itself = RowSource(moved_from(node), self.rows, count, self.kind, whole=True)
        whole = np.arange(count)
        found = rows_of(node, self.rows, self.kind, self.positions)
        if found is None:
            return self._elements(itself, whole).reshape(node.shape[1:])
        self._leaves_placed[node] = found
        numbers = self._elements(found.source, found.offsets)
        if not bool(found.alike.all()):
            numbers = np.where(found.alike, numbers, self._elements(itself, whole))
        return numbers.reshape(node.shape[1:])

    def _elements(self, source: RowSource, offsets: np.ndarray) -> np.ndarray:
        """The numbers of elements of a source; zero where they are nowhere."""
        first = self._leaves.get(source)
        if first is None:
            first = self._leaves[source] = self._taken
            self._sources.append(source)
            self._firsts.append(first)
            self._taken += source.length
        return np.where(offsets == NOWHERE, ZERO, first + offsets)

    def constant(self, node: Node) -> int | None:
        """The number of a constant that stands beside elements; None where a node is none."""
        if self.kind.is_identity(node):
            return ZERO
        if not isinstance(node.attr, Splat):
            return None
        return int(
            self._elements(RowSource(node, 1, 1, self.kind, whole=True), np.zeros(1, int))[0]
        )

    def add(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The numbers of sums, element by element."""
        return self._combine(a, b, a != ZERO, 1)

    def subtract(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The numbers of differences, element by element."""
        return self._combine(a, b, np.ones_like(a, bool), -1)

    def beside(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """The numbers of the first, which come from where the second do, too."""
        return self._combine(a, b, np.ones_like(a, bool), 0)

    def _combine(self, a: np.ndarray, b: np.ndarray, both: np.ndarray, factor: int) -> np.ndarray:
        """Sums with the second so often, where `both` are there and it is not zero; else the other
        one."""
        first, second, there = a.reshape(-1), b.reshape(-1), both.reshape(-1)
        result = np.where(there, first, second)
        for offset in np.flatnonzero(there & (second != ZERO)):
            x, y = int(first[offset]), int(second[offset])
            key = (min(x, y), max(x, y), 1) if factor == 1 else (x, y, factor)
            number = self._names.get(key)
            if number is None:
                number = self._names[key] = self._taken
                self.sums[number] = key
                self._taken += 1
            result[offset] = number
        return result.reshape(a.shape)

    def operand(self, node: Node, position: int) -> np.ndarray | None:
        return self.known(node.operands[position])

    def known(self, node: Node) -> np.ndarray | None:
        return self._known[node]


def least_depth(count: int) -> int:
    """Additions after one another in a sum of all but one of `count` elements: each at most doubles
    how many there are."""
    return max(1, count - 2).bit_length()


def longest_chains(nodes: Iterable[Node], kind: ScanKind) -> dict[Node, int]:
    """For nodes, operands first: no less than how many additions stand after one another on a path
    to each, whatever its rows are (`Network.may_sum` asks for those of one number of rows). It
    follows no comparison with NaN, as a kind of `only_numbers` has."""
    followed = {*RULES, kind.op, "subtract"}
    chains: dict[Node, int] = {}
    for node in nodes:
        if node.op in ("reduce", "reduce_window"):
            chains[node] = SUMS
        elif node.op in followed:
            below = max([chains.get(o, 0) for o in node.operands])
            chains[node] = below + (kind.operands(node) is not None)
    return chains


# --- how operations act on a row ---


def _add(n: Network, node: Node) -> np.ndarray | None:
    a, b = (n.known(o) for o in n.kind.operands(node) or ())
    return None if a is None or b is None else n.add(a, b)


def _subtract(n: Network, node: Node) -> np.ndarray | None:
    a, b = (n.known(o) for o in node.operands)
    return None if a is None or b is None else n.subtract(a, b)


def _number(n: Network, node: Node) -> np.ndarray | None:
    asked, chosen = (n.known(o) for o in n.kind.without_nans(node) or ())
    if asked is None or chosen is None:
        return None
    return n.beside(chosen, asked.reshape(chosen.shape))


def _select(n: Network, node: Node) -> np.ndarray | None:
    yes, no = n.operand(node, 1), n.operand(node, 2)
    mask = n.positions.of(node.operands[0])
    if mask is None or yes is None or no is None:
        return None
    mask = np.broadcast_to(mask, node.shape)
    if bool((mask == mask[:1]).all()):
        return np.where(mask[0], yes, no)
    return None


def _move(n: Network, node: Node) -> np.ndarray | None:
    """What moves elements in each row alone."""
    row = unbatched(node)
    rows = [n.operand(node, k) for k in range(1 if node.op == "pad" else len(node.operands))]
    known = [r for r in rows if r is not None]
    if row is None or len(known) < len(rows):
        return None
    if node.op == "pad":
        beside = n.constant(node.operands[1])
        if beside is None:
            return None
        known.append(np.array(beside))
    return MOVES[node.op](row, known)


def _update(n: Network, node: Node) -> np.ndarray | None:
    base, window = n.operand(node, 0), n.operand(node, 1)
    starts = constant_ints(node.operands[2:])
    if base is None or window is None or starts is None or starts[0] != 0:
        return None
    offsets = list(zip(starts[1:], window.shape, strict=True))
    if any(s < 0 or s + w > t for (s, w), t in zip(offsets, base.shape, strict=True)):
        return None
    result = base.copy()
    result[tuple(slice(s, s + w) for s, w in offsets)] = window
    return result


def _reduce(n: Network, node: Node) -> np.ndarray | None:
    x, row = n.operand(node, 0), unbatched(node)
    if x is None or row is None or not n.kind.is_identity(node.operands[1]):
        return None
    axes, kind = row.attr
    if kind not in n.kind.reductions:
        return None
    first, *others = lines(x, axes)
    total = first
    for line in others:
        total = n.add(total, line)
    return total


def _cumulate(n: Network, node: Node) -> np.ndarray | None:
    scanned = n.kind.scanned(node)
    x = n.known(scanned[0]) if scanned is not None else None
    if scanned is None or scanned[1] == 0 or x is None:
        return None
    axis = scanned[1] - 1
    order = -1 if scanned[2] else 1
    rows = np.moveaxis(x, axis, 0)[::order]
    result = [rows[0]]
    for line in rows[1:]:
        result.append(n.add(result[-1], line))
    return np.moveaxis(np.stack(result)[::order], 0, axis)


RULES: dict[str, Callable[[Network, Node], np.ndarray | None]] = {
    "select": _select,
    "slice": _move,
    "concatenate": _move,
    "pad": _move,
    "reshape": _move,
    "transpose": _move,
    "reverse": _move,
    "broadcast_in_dim": _move,
    "dynamic_update_slice": _update,
    "reduce": _reduce,
}
