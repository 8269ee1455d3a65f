"""Turns loops that keep the k best elements into `top_k`.

Before (each thread keeps the k largest elements of its row, and where they are, in order):
    %r:3 = stablehlo.while(%i = 0, %best = fill, %at = -1) ... {
      %v = stablehlo.dynamic_slice %x, 0, %i, sizes = [40, 1]
      ... compare %v with each of %best, move those after it by one ...
      return %i + 1, %best', %at'
    }
After:
    %values, %indices = chlo.top_k(%x, k = 4)                                        (lax.top_k)

A loop of constant length, whose iterations only compare and move elements. One is run, at compile
time, for every order of the elements kept and of those that come (idioms/best/insertion.py): it
must be an insertion, after those that are equal, and leave NaN out. So it does not matter how it is
written. The elements are floats or integers: rows, or columns, of one array, or computed (the
distances of nearest neighbours): then a loop of their own stores them all first, at most `FORMED`
of them.

`top_k` takes NaN for the largest number, and 0.0 for larger than -0.0: elements that the loop
leaves out (NaN, and what is not better than what it begins with) are infinity before it, and zeros
have one sign where their positions are asked for; else, of zeros of both signs, either may come
first. It compares signed integers; unsigned ones have their first bit flipped for it. Refuses
nothing.

Proved: iterations that only compare elements with each other and move them are run for every order
of the elements, ties and NaN among them, in every row, unless the rows are shown to be alike;
numbers decide nothing, and no constant comes among elements or numbers.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import named, optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int, tested
from raise_kernel.passes.tensor_opt.graph.node import Origin, in_order, reached
from raise_kernel.passes.tensor_opt.idioms.best.comparer import Comparer, Values
from raise_kernel.passes.tensor_opt.idioms.best.element_loop import ElementLoop
from raise_kernel.passes.tensor_opt.idioms.best.insertion import Cases, all_cases
from raise_kernel.passes.tensor_opt.idioms.best.only_compared import MOVES, OnlyCompared
from raise_kernel.passes.tensor_opt.idioms.best.top_k_builders import Rows, TopK, write
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.tensor_types import of_floats

SEED = 20
# Iterations whose numbers are tried, at most.
SAMPLED = 256
# Cases in all rows, at most.
ORDERS = 1 << 24
MOST = 16
# Elements that are computed and stored before they are compared, at most.
FORMED = 1 << 26


@register_pass("recognize-top-k", stage="tensor-opt", needs=("stablehlo.while",))
def recognize_top_k(module: ir.Module, ctx: PassContext) -> None:
    """Turn loops of insertions into top_k; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        for op in [o.operation for o in block.operations if o.operation.name == "stablehlo.while"]:
            if not _keeps(op):
                continue
            try:
                found = _Loop(op).read()
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
    """A counting loop, and what it carries: its counter, elements, and where those are from."""

    def __init__(self, op: ir.Operation) -> None:
        self.op = op
        self.random = np.random.default_rng(SEED)
        body = op.regions[1].blocks[0]
        loader = Loader(Graph())
        self.arguments = [loader.leaf(a) for a in body.arguments]
        self.outside: dict[Node, ir.Value] = {}
        # Constants that it captures.
        self.known: Values = {}
        for value in captured(op):
            leaf = loader.leaf(value)
            data = _constant(value)
            if data is None:
                self.outside[leaf] = value
            else:
                self.known[leaf] = [data]
        self.roots = loader.block(body)
        if loader.effects:
            raise NoMatch("an operation in it has a side effect")
        self.counter, self.trips = self._count()
        carried = [a for a in self.arguments if a is not self.counter]
        self._cut(set(carried))
        self.named_by = {node: value for value, node in reversed(loader.nodes.items())}
        self.kind, kept = self._compared(body, loader)
        self.values = [a for a in carried if a in kept]
        self.numbers = [a for a in carried if a not in kept]
        if not self.values or any(not is_integer(a.element) for a in self.numbers):
            raise NoMatch("it carries a value of another kind")
        if self.numbers and len(self.numbered) != len(self.coming):
            raise NoMatch("the element of an iteration is unknown")
        if not self.numbers and self.numbered:
            raise NoMatch("its iterations differ")
        if len({a.shape for a in (*self.values, *self.numbers)}) > 1:
            raise NoMatch("it carries arrays of several shapes")
        if len(self.numbers) > len(self.values):
            raise NoMatch("it carries a value of another kind")
        first = self.values[0]
        self.single = len(self.values) == 1
        self.k = first.shape[-1] if self.single and first.rank else len(self.values)
        if not 2 <= self.k <= MOST:
            raise NoMatch(f"it carries {self.k} elements")
        self.rows = first.size // self.k if self.single else first.size
        if any(n.size != self.rows for n in self.coming):
            raise NoMatch("an iteration does not take one element for each row")
        self._move_numbers(body, loader)

    def _move_numbers(self, body: ir.Block, loader: Loader) -> None:
        """Raise `NoMatch` where the numbers that are kept decide anything, or constants come among
        them: the cases that are tried say nothing of that."""
        given = set(self.numbered)
        named = set(self.numbers)
        for node in self.nodes:
            if not given.intersection(node.operands):
                continue
            if not _only_moves(node, given):
                raise NoMatch("the indices that it keeps are not only moved")
            named.add(node)
        moved = OnlyCompared(body, [v for v, n in loader.nodes.items() if n in named])
        if moved.kinds:
            raise NoMatch("the indices that it keeps are compared")

    def _compared(self, body: ir.Block, loader: Loader) -> tuple[str, set[Node]]:
        """How elements are compared, and which of the loop's arguments are some."""
        followed = OnlyCompared(body, [v for v, n in loader.nodes.items() if n in self.coming])
        if len(followed.kinds) != 1:
            raise NoMatch("its elements are compared in several ways")
        (kind,) = followed.kinds
        positions = [k for k, a in enumerate(body.arguments) if a in followed.marked]
        return kind, {self.arguments[k] for k in positions}

    def _count(self) -> tuple[Node, int]:
        """The counter, from 0 by one, and its end."""
        position, limit = tested(self.op.regions[0].blocks[0]) or (0, None)
        trips = None if limit is None else constant_int(limit)
        if trips is None:
            raise NoMatch("its length is unknown")
        counter, following = self.arguments[position], self.roots[position]
        known: Values = {**self.known, counter: [_counted(counter, 5)]}
        if any(n.op == "argument" and n not in known for n in in_order([following])):
            raise NoMatch("its length is unknown")
        Comparer().run(in_order([following]), known)
        if constant_int(self.op.operands[position]) != 0 or int(known[following][0]) != 6:
            raise NoMatch("its length is unknown")
        return counter, trips

    def _cut(self, carried: set[Node]) -> None:
        """Find what comes in each iteration: elements, and their numbers."""
        turning = set(carried)
        counting = {self.counter}
        wanted = [r for a, r in zip(self.arguments, self.roots, strict=True) if a in carried]
        order = in_order(wanted)
        for node in order:
            if any(o in turning for o in node.operands):
                turning.add(node)
            elif any(o in counting for o in node.operands):
                counting.add(node)
        self.nodes = [n for n in order if n in turning and n not in carried]
        coming: dict[Node, None] = {}
        numbered: dict[Node, None] = {}
        for node in (o for n in self.nodes for o in n.operands if o in counting):
            read = any(n in self.outside for n in in_order([node]))
            (coming if is_float(node.element) or read else numbered).setdefault(_base(node))
            if not is_float(node.element) and not is_integer(node.element):
                raise NoMatch("its iterations differ")
        self.coming, self.numbered = list(coming), list(numbered)
        if not self.coming:
            raise NoMatch("the element of an iteration is unknown")
        given = {*self.coming, *self.numbered, *carried}
        self.nodes = [n for n in order if n not in given]
        needed = reached(wanted, given) - given
        if any(n is self.counter or n in self.outside for n in needed):
            raise NoMatch("its iterations differ")
        self.nodes = [n for n in self.nodes if n in needed]

    # --- what it is ---

    def read(self) -> TopK:
        """Raises `NoMatch` where it is no top_k."""
        positions, numbers = self._streams()
        order = np.argsort(numbers[0]) if self.numbers else np.arange(len(self.coming))
        if self.numbers and numbers.shape[0] > 1 and numbers[1, 0] < numbers[0, 0]:
            order = order[::-1]
        self.coming = [self.coming[k] for k in order]
        largest, turned = self._direction(numbers[:, order])
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
            rows = Rows.of(self.source, positions)
        return TopK(
            rows, self.k, largest, self.kind, slots, self.single,
            [self.arguments.index(a) for a in self.values],
            [self.arguments.index(a) for a in self.numbers],
            (int(line[0]), step) if self.numbers else None,
        )  # fmt: skip

    def _computed(self) -> Rows:
        """The elements as columns of an array that a loop of their own stores."""
        if self.rows * self.trips * len(self.coming) > FORMED:
            raise NoMatch("the elements are computed, and too many to be stored")
        coming = tuple(self.named_by[n] for n in self.coming if n in self.named_by)
        if len(coming) < len(self.coming):
            raise NoMatch("the elements are not computed by one operation")
        loop = ElementLoop(self.op, self.arguments.index(self.counter), self.trips, coming)
        loop.check()
        length = self.trips * len(coming)
        along, step = (1, self.rows) if self.rows > 1 else (length, 1)
        return Rows(loop.build, self.rows, length, 0, along, step, False)

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
        machine = Comparer()
        given: Values = dict(self.known)
        if array is not None:
            self.source = self.outside[array]
            given[array] = [np.arange(array.size).reshape(array.shape)]
        order = in_order([*self.coming, *self.numbered] if array is not None else self.numbered)
        positions, numbers = [], []
        for iteration in range(self.trips):
            values = dict(given)
            values[self.counter] = [_counted(self.counter, iteration)]
            if any(n.op == "argument" and n not in values for n in order):
                raise NoMatch("its iterations depend on data")
            machine.run(order, values)
            if array is not None:
                positions.append(np.stack([values[n][0].reshape(-1) for n in self.coming], axis=-1))
            found = [values[n][0].reshape(-1) for n in self.numbered]
            if any((f != f[:1]).any() for f in found):
                raise NoMatch("the indices that it keeps differ between rows")
            numbers.append([int(f[0]) for f in found] or [0] * len(self.coming))
        found = None if array is None else np.array(positions).astype(np.int64)
        return found, np.array(numbers)

    def _direction(self, numbers: np.ndarray) -> tuple[bool, bool]:
        """Whether the largest are kept, and whether the best is the last one of them."""
        for largest in (True, False):
            for turned in (False, True):
                cases = all_cases(
                    self.k, len(self.coming), largest, self.random, nan=self.kind == "f"
                )
                if not is_float(self.values[0].element):
                    self._fit(cases)
                if self._inserts(cases, largest, turned, numbers):
                    return largest, turned
        raise NoMatch("it does not insert in order, after equal elements, without NaN")

    def _fit(self, cases: Cases) -> None:
        most = max(cases.kept.max(), cases.coming.max())
        if most > np.iinfo(numpy_dtype(self.values[0].element)).max // 2:
            raise NoMatch("its elements have too few bits for all orders of them")

    def _inserts(self, cases: Cases, largest: bool, turned: bool, numbers: np.ndarray) -> bool:
        """Whether every case comes out as an insertion: in every row, or dealt to rows that are
        alike."""
        count = len(cases.kept)
        total = count
        if self._rows_are_alike():
            total = max(-(-count // self.rows), 1)
        # Each row has an order of its own, so that one that takes another one's elements shows.
        orders = self._orders(count, total)
        drawn = self.random.permutation(len(numbers))[:SAMPLED]
        machine = Comparer()
        for index, rows in enumerate(orders):
            part = cases.part(rows)
            named = np.broadcast_to(numbers[drawn[index % len(drawn)]], part.coming.shape)
            found = self._iteration(machine, part, named, turned)
            wanted = part.wanted(named, largest)
            if not np.array_equal(found[0], wanted[0]):
                return False
            # There may be numbers of the first ones alone.
            if self.numbers and not np.array_equal(found[1], wanted[1][:, : found[1].shape[1]]):
                return False
        return True

    def _orders(self, count: int, total: int) -> np.ndarray:
        """The case of each row in each of `total` runs, [runs, rows]: all in each row where there
        are as many runs as cases, else all in some row."""
        if self.rows * total > ORDERS:
            raise NoMatch("there are too many orders of the compared values, over all rows")
        if total == count:
            tiled = np.tile(np.arange(count), (self.rows, 1))
            return self.random.permuted(tiled, axis=1).T
        dealt = np.resize(self.random.permutation(count), total * self.rows)
        return dealt.reshape(total, self.rows)

    def _rows_are_alike(self) -> bool:
        """Whether the body does to each row what it does to any other one."""
        data = {*self.values, *self.numbers, *self.coming, *self.numbered}
        fixed: list[Node] = []
        for node in self.nodes:
            if isinstance(node.attr, Origin):
                return False
            if not data.intersection(node.operands):
                fixed.append(node)
                continue
            data.add(node)
            if node.op not in ELEMENTWISE and not self._stays_in_rows(node):
                return False
        values = dict(self.known)
        Comparer().run(fixed, values)
        return all(self._is_uniform(array) for found in values.values() for array in found)

    def _stays_in_rows(self, node: Node) -> bool:
        """Whether an operation moves elements along their rows: the first axis has the rows."""
        (x, *_), rows = node.operands, (self.rows,)
        if node.op == "broadcast_in_dim" and (not x.rank or node.attr[0] != 0):
            return not x.rank
        joined = node.op in ("slice", "concatenate") and node.rank > 1
        if node.op not in ("reshape", "broadcast_in_dim") and not joined:
            return False
        return all(o.shape[:1] == rows for o in (node, *node.operands))

    def _is_uniform(self, data: np.ndarray) -> bool:
        """Whether all rows have the same of a constant."""
        if not data.size or bool((data == data.reshape(-1)[0]).all()):
            return True
        if data.ndim < 2 or data.shape[0] != self.rows or self.rows in data.shape[1:]:
            return False
        return bool((data == data[:1]).all())

    def _iteration(
        self, machine: Comparer, cases: Cases, named: np.ndarray, turned: bool
    ) -> tuple[np.ndarray, np.ndarray]:
        """The elements and numbers that one iteration keeps."""
        values = dict(self.known)
        step = -1 if turned else 1
        for group, data in ((self.values, cases.kept), (self.numbers, cases.kept_from)):
            line = data[:, ::step]
            first = len(self.values) - len(group) if turned else 0
            for k, node in enumerate(group, first):
                part = line if self.single else line[:, k]
                values[node] = [part.reshape(node.shape).astype(_dtype(node))]
        for group, data in ((self.coming, cases.coming), (self.numbered, named)):
            for k, node in enumerate(group):
                values[node] = [_spread(data[:, k], node).astype(_dtype(node))]
        machine.run(self.nodes, values)
        found = []
        for group in (self.values, self.numbers):
            data = [values[self.roots[self.arguments.index(a)]][0] for a in group]
            parts = [c.reshape(self.rows, -1) for c in data]
            found.append(np.concatenate(parts, axis=1)[:, ::step] if parts else np.zeros(0))
        return found[0], found[1]


def _constant(value: ir.Value) -> np.ndarray | None:
    """The elements of a constant."""
    op = defining_op(value)
    if op is None or op.name != "stablehlo.constant":
        return None
    found = read_constant(op)
    data = found.values if found.splat is None else found.splat
    assert data is not None
    shape = ir.RankedTensorType(value.type).shape
    wide = data.astype(np.float64) if of_floats(value) else data
    return np.broadcast_to(wide, tuple(shape))


def _only_moves(node: Node, elements: Collection[Node]) -> bool:
    """Whether a node moves these, and nothing else."""
    if node.op not in MOVES:
        return False
    wanted = range(len(node.operands))[MOVES[node.op]]
    return {k for k, o in enumerate(node.operands) if o in elements} == set(wanted)


def _base(node: Node) -> Node:
    """What the node has the elements of, each once."""
    while node.op == "reshape" or (node.op == "broadcast_in_dim" and not node.operands[0].rank):
        node = node.operands[0]
    return node


def _dtype(node: Node) -> np.dtype:
    return np.dtype(np.float64) if is_float(node.element) else numpy_dtype(node.element)


def _counted(counter: Node, iteration: int) -> np.ndarray:
    return np.array(iteration, numpy_dtype(counter.element))


def _spread(data: np.ndarray, node: Node) -> np.ndarray:
    """A row's element for each row, or the one element of all rows."""
    return data[:1].reshape(node.shape) if node.size == 1 else data.reshape(node.shape)
