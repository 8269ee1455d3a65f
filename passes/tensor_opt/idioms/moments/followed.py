"""Finds the part of a block that computes moments: its inputs, supported operations and results.

From `leaves`, the input floats, operations lead to `inner` values. A machine interprets them
(run.py), on two elements of each axis along which all operations are elementwise (lanes.py). Values
are identified by their residues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod

import numpy as np

from raise_kernel.bindings import ir, walked
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Origin, Shape, in_order, reached
from raise_kernel.passes.tensor_opt.idioms.cloning import main_block
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import Short
from raise_kernel.passes.tensor_opt.idioms.fields.run import Machine
from raise_kernel.stablehlo.elements import is_float

# Nodes of a program that is looked at.
NODES = 1 << 11
# Elements of a tensor, where all axes are short that may be: no array grows with the kernel's.
ELEMENTS = 1 << 14
# A program with no loop is as long as this, at least: what is shorter is the names' own form.
LONG = 24

Cells = dict[Node, np.ndarray]
Row = tuple[Shape, bytes]


class Program:
    """The floats of a block that are followed, from its `leaves`. `is_followed`: whether what an
    operation makes of elements is followed; what is made without them, `machine` runs."""

    def __init__(
        self,
        roots: Sequence[Node],
        loader: Loader,
        machine: Machine,
        is_followed: Callable[[Node], bool],
    ) -> None:
        self.loader = loader
        self._machine = machine
        self._is_followed = is_followed
        self.roots = roots
        self.order = in_order(roots)
        if len(self.order) > NODES:
            raise NoMatch("it is too large to analyze")
        self._kinds: dict[Node, str] = {}
        for node in self.order:
            self._kinds[node] = self._kind(node)
        self.leaves = [n for n in self.order if self._kinds[n] == "leaf"]
        self.inner = [n for n in self.order if self._kinds[n] == "inner"]
        self._used: dict[Node, set[Node]] = {}

    def _kind(self, node: Node) -> str:
        """ "fixed" without elements, "leaf" for elements, "inner" for what is followed from them,
        "lost" for what is not."""
        kinds = {self._kinds[o] for o in node.operands}
        if node.op == "argument" or "lost" in kinds:
            return _start(node)
        if kinds & {"leaf", "inner"}:
            return "inner" if self._is_followed(node) else _start(node)
        return "fixed" if self._is_fixed(node) else _start(node)

    def _is_fixed(self, node: Node) -> bool:
        """Whether the machine runs it. Nothing is computed: it may be as large as an array of the
        kernel."""
        if node.op in ("stablehlo.while", "result"):
            return node.op == "result" or self._is_followed(node)
        if isinstance(node.attr, Origin):
            return False
        if node.op in ("constant", "iota"):
            return True
        try:
            self._machine.rule(node)
        except NoMatch:
            return False
        return True

    def short(self, targets: Sequence[Node]) -> Short:
        """The targets as a function of the leaves that they need."""
        used = reached(targets)
        short = Short.of(targets, [n for n in self.leaves if n in used], self.loader)
        block = main_block(short.module)
        every = [*block.arguments, *(v for op in walked(block) for v in op.results)]
        if any(_size(v) > ELEMENTS for v in every):
            raise NoMatch("a tensor of it is too large to analyze")
        return short

    def seen(self, nodes: Sequence[Node]) -> set[Node]:
        """Those of them that the results need, whatever the others are computed from."""
        cut = set(nodes)
        return cut & reached(self.roots, cut)

    def apart(self, nodes: Sequence[Node], source: Node) -> set[Node]:
        """Those of them that can be replaced at one place: the results need them, and nothing that
        they are computed from, the source or a leaf, needs one of them."""
        found = self.seen(nodes)
        starts = {source, *self.leaves}
        used = {n for n in in_order(list(found)) if n in starts}
        needed = found.intersection(in_order([n for u in used for n in u.operands]))
        return found - needed

    def is_long(self, target: Node, source: Node) -> bool:
        """Whether there is more between them than the plain form has."""
        users = self._users(source)
        between: set[Node] = set()
        stack = [target] if target in users else []
        while stack and len(between) < LONG:
            node = stack.pop()
            if node in between:
                continue
            if node.op == "stablehlo.while":
                return True
            between.add(node)
            stack += [o for o in node.operands if o in users]
        return len(between) >= LONG

    def _users(self, source: Node) -> set[Node]:
        """The nodes that are computed from one."""
        if source not in self._used:
            users: set[Node] = set()
            for node in self.order:
                if any(o is source or o in users for o in node.operands):
                    users.add(node)
            self._used[source] = users
        return self._used[source]


def _start(node: Node) -> str:
    return "leaf" if node.element and is_float(node.element) else "lost"


def choices(source: Node, short: Short) -> Iterator[tuple[tuple[int, ...], Shape]]:
    """Axes of a tensor to reduce, and how long its other axes are, without those of one element."""
    sizes = short.shape(source)
    long = [k for k, n in enumerate(source.shape) if n > 1]
    for count in range(1, len(long) + 1):
        for axes in combinations(long, count):
            if all(sizes[a] == source.shape[a] for a in axes):
                yield axes, tuple(source.shape[k] for k in long if k not in axes)


@dataclass(frozen=True)
class Spread:
    """A node whose `axes` are the other axes of a source, in their order, without those of one
    element; along its own other axes it is the same."""

    node: Node
    axes: tuple[int, ...]


def _size(value: ir.Value) -> int:
    type_ = value.type
    return prod(type_.shape) if isinstance(type_, ir.RankedTensorType) else 0


def inner_operations(op: ir.Operation) -> list[ir.Operation]:
    return [o for region in op.regions for b in region.blocks for o in walked(b)]
