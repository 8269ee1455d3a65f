"""Turns loops that keep the k best elements into `top_k`.

Before (each thread keeps the k largest elements of its row, and where they are, in order):
    %r:3 = stablehlo.while(%i = 0, %best = fill, %at = -1) ... {
      %v = stablehlo.dynamic_slice %x, 0, %i, sizes = [40, 1]
      ... compare %v with each of %best, move those after it by one ...
      return %i + 1, %best', %at'
    }
After:
    %values, %indices = chlo.top_k(%x, k = 4)                                        (lax.top_k)

A loop of constant length, whose iterations only compare and move elements. One iteration is
followed in one row (idioms/rows/), at compile time, for every order of the elements kept and of
those that come (idioms/best/insertion.py): it must be an insertion, after those that are equal, and
leave NaN out. So it does not matter how it is written. The elements are floats or integers: rows,
or columns, of one array, or computed (the distances of nearest neighbours): then a loop of their
own stores them all first, at most `FORMED` of them.

`top_k` takes NaN for the largest number, and 0.0 for larger than -0.0: elements that the loop
leaves out (NaN, and what is not better than what it begins with) are infinity before it, and zeros
have one sign where their positions are asked for; else, of zeros of both signs, either may come
first. It compares signed integers; unsigned ones have their first bit flipped for it. Refuses
nothing.

Proved: an iteration is followed symbolically, in a row that stands for all as they are treated
alike, for every outcome of comparing elements with each other, ties and NaN among them; what else
decides, or comes among elements or numbers, is unknown, and so no element.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import terminator
from raise_kernel.mlir.walks import named, optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.loaded import Loaded, load_alone, load_block
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int, step_of, tested
from raise_kernel.passes.tensor_opt.graph.node import in_order, reached
from raise_kernel.passes.tensor_opt.idioms.best.element_loop import ElementLoop
from raise_kernel.passes.tensor_opt.idioms.best.insertion import (
    Compared,
    Outcomes,
    all_cases,
    best,
)
from raise_kernel.passes.tensor_opt.idioms.best.top_k_builders import Rows as Parts
from raise_kernel.passes.tensor_opt.idioms.best.top_k_builders import TopK, write
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import Terms, TooManyTerms
from raise_kernel.passes.tensor_opt.idioms.rows.rows import Data, Rows, Shared
from raise_kernel.passes.tensor_opt.idioms.rows.values import BUDGET
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype
from raise_kernel.stablehlo.moves import CARRIED
from raise_kernel.worklist import reachable

MOST = 16
# Elements that are computed and stored before they are compared, at most.
FORMED = 1 << 26
# Values of all iterations that are computed to find where elements are from, at most.
STEPS = 1 << 18


@register_pass("recognize-top-k", stage="tensor-opt", needs=("stablehlo.while",))
def recognize_top_k(module: ir.Module, ctx: PassContext) -> None:
    """Turn loops of insertions into top_k; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        for op in [o.operation for o in block.operations if o.operation.name == "stablehlo.while"]:
            if not _keeps(op):
                continue
            try:
                found = _Loop(op, facts.once(load_block, block)).read()
                write(op, found)
            except NoMatch as reason:
                ctx.remarks.missed(f"no top_k: {reason}", op)
                continue
            ctx.remarks.applied(f"a loop that keeps the {found.k} best elements is now top_k", op)
            erase(op)


def _keeps(op: ir.Operation) -> bool:
    """Whether the loop carries several elements of a row, and compares such elements."""
    body = op.regions[1].blocks[0]
    types = [ir.RankedTensorType(a.type) for a in body.arguments]
    carried = [str(t.element_type).lstrip("u") for t in types]
    several = any(t.rank and 2 <= t.shape[-1] <= MOST for t in types)
    if not several and all(carried.count(e) < 2 + e.startswith("i") for e in carried):
        return False
    inner = named(body, "stablehlo.compare")
    compared = [ir.RankedTensorType(o.operands[0].type).element_type for o in inner]
    return sum(str(e).lstrip("u") in carried for e in compared) > 1


class _Loop:
    """A counting loop, and what it carries: its counter, elements, and where those are from.
    `block`: what it stands in."""

    def __init__(self, op: ir.Operation, block: Loaded) -> None:
        self.op = op
        self.budget = BUDGET
        self.body = load_alone(op.regions[1].blocks[0])
        if self.body.loader.effects:
            raise NoMatch("an operation in it has a side effect")
        nodes = block.loader.nodes
        self.around = {leaf: nodes[value] for value, leaf in self.body.outside.items()}
        known = {leaf: block.graph.positions.of(node) for leaf, node in self.around.items()}
        self.known = {leaf: values for leaf, values in known.items() if values is not None}
        self.outside = {n: v for v, n in self.body.outside.items() if n not in self.known}
        self.arguments = self.body.arguments
        self.counter, self.trips = self._count()
        self.carried = [a for a in self.arguments if a is not self.counter]
        self._cut()
        self._sort_out()
        first = self.values[0]
        self.single = len(self.values) == 1
        self.k = first.shape[-1] if self.single and first.rank else len(self.values)
        if not 2 <= self.k <= MOST:
            raise NoMatch(f"it carries {self.k} elements")
        if first.size != self.rows * (self.k if self.single else 1):
            raise NoMatch("an iteration does not take one element for each row")

    def _count(self) -> tuple[Node, int]:
        """The counter, from 0 by one, and its end."""
        position, limit = tested(self.op.regions[0].blocks[0]) or (0, None)
        trips = None if limit is None else constant_int(limit)
        body = self.op.regions[1].blocks[0]
        step = step_of(body.arguments[position], terminator(body).operands[position])
        if trips is None or step != 1 or constant_int(self.op.operands[position]) != 0:
            raise NoMatch("its length is unknown")
        return self.arguments[position], trips

    def _cut(self) -> None:
        """Find what comes in each iteration: elements, and their numbers. `given`: which of these
        a value has."""
        turning, counting = set(self.carried), {self.counter}
        pairs = zip(self.arguments, self.body.roots, strict=True)
        self.wanted = [root for argument, root in pairs if argument is not self.counter]
        self.given: dict[Node, Node] = {}
        for node in in_order(self.wanted):
            if not turning.isdisjoint(node.operands):
                turning.add(node)
                self.given |= {o: _base(o) for o in node.operands if o in counting}
            elif not counting.isdisjoint(node.operands):
                counting.add(node)
        needed = reached(self.wanted, {*self.given, *self.carried}) - self.given.keys()
        if self.counter in needed or not needed.isdisjoint(self.outside):
            raise NoMatch("its iterations differ")
        come = list(dict.fromkeys(self.given.values()))
        if not all(is_float(n.element) or is_integer(n.element) for n in come):
            raise NoMatch("its iterations differ")
        self.numbered = [
            n for n in come
            if not is_float(n.element) and self.outside.keys().isdisjoint(in_order([n]))
        ]  # fmt: skip
        self.coming = [n for n in come if n not in self.numbered]
        if not self.coming:
            raise NoMatch("the element of an iteration is unknown")
        self.rows = self.coming[0].size
        if any(n.size != self.rows for n in self.coming):
            raise NoMatch("an iteration does not take one element for each row")

    def _sort_out(self) -> None:
        """Find what is compared with the elements that come, and how: such are the elements that
        are kept."""
        terms = Compared()
        kept = {a: a.size // self.rows for a in self.carried}
        sizes = {**dict.fromkeys((*self.coming, *self.numbered), 1), **kept}
        atoms = {node: terms.atoms(size) + np.arange(size) for node, size in sizes.items()}
        self._iteration(terms, atoms)
        beside: dict[int, set[int]] = defaultdict(set)
        for a, b, _ in terms.pairs:
            beside[a].add(b)
            beside[b].add(a)
        elements = set(reachable([int(atoms[n][0]) for n in self.coming], beside.__getitem__))
        kinds = {kind for a, _, kind in terms.pairs if a in elements}
        if len(kinds) != 1:
            raise NoMatch("its elements are compared in several ways")
        (self.kind,) = kinds
        self.values = [a for a in self.carried if not elements.isdisjoint(atoms[a].tolist())]
        self.numbers = [a for a in self.carried if a not in self.values]
        if any(not is_integer(a.element) for a in self.numbers) or not self.values:
            raise NoMatch("it carries a value of another kind")
        if self.numbers and len(self.numbered) != len(self.coming):
            raise NoMatch("the element of an iteration is unknown")
        if not self.numbers and self.numbered:
            raise NoMatch("its iterations differ")
        if len({a.shape for a in self.carried}) > 1:
            raise NoMatch("it carries arrays of several shapes")
        if len(self.numbers) > len(self.values):
            raise NoMatch("it carries a value of another kind")

    def _iteration(self, terms: Terms, atoms: Mapping[Node, np.ndarray]) -> list[np.ndarray]:
        """The terms in one row of what is carried after an iteration, from those before it and of
        what comes; none where they are not followed."""
        shared = Shared(self.rows, terms, self.budget)
        outer = Rows(shared)
        rows = Rows(shared, {leaf: (outer, node) for leaf, node in self.around.items()})
        for node, base in {**self.given, **{a: a for a in self.carried}}.items():
            shape = rows.shape(node)
            if shape is not None:
                rows.carried[node] = None, Data(np.resize(atoms[base], shape))
        try:
            found = [rows.row(root) for root in self.wanted]
        except TooManyTerms:
            raise NoMatch("it is too large to analyze") from None
        self.budget = shared.budget
        return [f.terms.reshape(-1) if isinstance(f, Data) else np.zeros(0, int) for f in found]

    # --- what it is ---

    def read(self) -> TopK:
        """Raises `NoMatch` where it is no top_k."""
        positions, numbers = self._streams()
        order = np.argsort(numbers[0]) if self.numbers else np.arange(len(self.coming))
        if self.numbers and numbers.shape[0] > 1 and numbers[1, 0] < numbers[0, 0]:
            order = order[::-1]
        self.coming = [self.coming[k] for k in order]
        self.numbered = [self.numbered[k] for k in order] if self.numbers else []
        largest, turned = self._direction()
        line = numbers[:, order].reshape(-1)
        step = int(line[1] - line[0]) if len(line) > 1 else 1
        if self.numbers and not np.array_equal(line, line[0] + step * np.arange(len(line))):
            raise NoMatch("the indices that it keeps are not evenly spaced")
        if len(line) < self.k:
            raise NoMatch("it has fewer elements than it keeps")
        slots = list(range(self.k))[:: -1 if turned else 1]
        if positions is None:
            rows = self._computed()
        else:
            positions = positions[:, :, order].transpose(1, 0, 2).reshape(self.rows, -1)
            rows = Parts.of(self.source, positions)
        return TopK(
            rows, self.k, largest, self.kind, slots, self.single,
            [self.arguments.index(a) for a in self.values],
            [self.arguments.index(a) for a in self.numbers],
            (int(line[0]), step) if self.numbers else None,
        )  # fmt: skip

    def _computed(self) -> Parts:
        """The elements as columns of an array that a loop of their own stores."""
        if self.rows * self.trips * len(self.coming) > FORMED:
            raise NoMatch("the elements are computed, and too many to be stored")
        values = {node: value for value, node in reversed(self.body.loader.nodes.items())}
        coming = tuple(values[n] for n in self.coming if n in values)
        if len(coming) < len(self.coming):
            raise NoMatch("the elements are not computed by one operation")
        loop = ElementLoop(self.op, self.arguments.index(self.counter), self.trips, coming)
        loop.check()
        length = self.trips * len(coming)
        along, step = (1, self.rows) if self.rows > 1 else (length, 1)
        return Parts(loop.build, self.rows, length, 0, along, step, False)

    def _read(self) -> Node | None:
        """The one array that the elements are read from; None where they are computed."""
        element = self.coming[0].element
        order = in_order(self.coming)
        arrays = [n for n in order if n in self.outside and n.element == element]
        if len(arrays) != 1 or sum(n in self.outside for n in order) > 1:
            return None
        follows = {arrays[0]}
        for node in order:
            if follows.intersection(node.operands):
                if not _only_moves(node, follows):
                    return None
                follows.add(node)
        return arrays[0] if follows.issuperset(self.coming) else None

    def _streams(self) -> tuple[np.ndarray | None, np.ndarray]:
        """Where in its array each element lies, [iterations, rows, elements], None where they are
        computed; its number, the same in all rows, [iterations, elements]."""
        array = self._read()
        given = dict(self.known)
        wanted = list(self.numbered)
        if array is not None:
            self.source = self.outside[array]
            given[array] = np.arange(array.size).reshape(array.shape)
            wanted = [*self.coming, *wanted]
        if self.trips * len(in_order(wanted)) > STEPS:
            raise NoMatch("it is too large to analyze")
        found: list[list[np.ndarray]] = []
        for iteration in range(self.trips):
            count = np.array(iteration, numpy_dtype(self.counter.element))
            positions = Positions({**given, self.counter: count})
            values = [positions.of(n) for n in wanted]
            found.append([v.reshape(-1) for v in values if v is not None])
            if len(found[-1]) < len(wanted):
                raise NoMatch("its iterations depend on data")
        start = len(wanted) - len(self.numbered)
        if any((line != line[:1]).any() for lines in found for line in lines[start:]):
            raise NoMatch("the indices that it keeps differ between rows")
        numbers = [
            [int(line[0]) for line in lines[start:]] or [0] * len(self.coming) for lines in found
        ]
        places = [np.stack(lines[:start], axis=-1) for lines in found] if start else []
        return np.array(places) if start else None, np.array(numbers)

    def _direction(self) -> tuple[bool, bool]:
        """Whether the largest are kept, and whether the best is the last one of them."""
        for largest in (True, False):
            ranks = all_cases(self.k, len(self.coming), largest, nan=self.kind == "f")
            for turned in (False, True):
                if self._inserts(ranks, best(ranks, self.k, largest), turned):
                    return largest, turned
        raise NoMatch("it does not insert in order, after equal elements, without NaN")

    def _inserts(self, ranks: np.ndarray, wanted: np.ndarray, turned: bool) -> bool:
        """Whether the `wanted` elements are kept in every case, and their numbers with them."""
        left = [np.arange(len(ranks))]
        while left:
            terms = Outcomes(ranks, left.pop(), self.kind)
            values, numbers = self._kept(terms, turned)
            if len(values) != self.k or min(values) < 0 or max(values) >= ranks.shape[1]:
                return False
            ours, best = ranks[terms.live], wanted[terms.live]
            if not np.array_equal(ours[:, values], np.take_along_axis(ours, best, 1)):
                return False
            # There may be numbers of the first ones alone.
            if (best[:, : len(numbers)] != numbers).any():
                return False
            left += terms.left
        return True

    def _kept(self, terms: Outcomes, turned: bool) -> tuple[np.ndarray, np.ndarray]:
        """Which of the elements an iteration keeps, those kept before it first, the best one first;
        and of which ones it keeps the numbers, maybe of the first ones alone."""
        step = -1 if turned else 1
        firsts = terms.elements.start, terms.atoms(len(terms.elements))
        groups = (self.values, self.coming), (self.numbers, self.numbered)
        atoms: dict[Node, np.ndarray] = {}
        for first, (kept, come) in zip(firsts, groups, strict=True):
            count = self.k if self.single else len(kept)
            slots = np.split(first + np.arange(count)[::step], max(1, len(kept)))
            atoms |= zip(kept, slots, strict=False)
            atoms |= {n: np.array(first + self.k + c) for c, n in enumerate(come)}
        found = dict(zip(self.carried, self._iteration(terms, atoms), strict=True))
        values, numbers = (
            np.concatenate([found[a] for a in kept] or [np.zeros(0, int)])[::step] - first
            for first, (kept, _) in zip(firsts, groups, strict=True)
        )
        return values, numbers


def _only_moves(node: Node, elements: Collection[Node]) -> bool:
    """Whether a node moves these, and nothing else."""
    if node.op not in CARRIED:
        return False
    wanted = range(len(node.operands))[CARRIED[node.op]]
    return {k for k, o in enumerate(node.operands) if o in elements} == set(wanted)


def _base(node: Node) -> Node:
    """What the node has the elements of, each once."""
    while node.op == "reshape" or (node.op == "broadcast_in_dim" and not node.operands[0].rank):
        node = node.operands[0]
    return node
