"""Widens loops over rows of any lengths: several entries per iteration.

Before:
    stablehlo.while(%i = 0, %sum = %zero) cond { %i < longest } do {
      %k = stablehlo.add %start, %i : tensor<100xi32>
      %more = stablehlo.compare LT, %i, %length : tensor<100xi1>
      %x = stablehlo.gather(%values, %k) : tensor<100xf32>
      %s = stablehlo.select %more, %sum + %x, %sum
      return %i + 1, %s
    }
After:
    stablehlo.while(%i = 0, %sum = %zero) cond { %i < longest } do {
      %j = stablehlo.add %i, (0, 1, .., 7) : tensor<100x8xi32>
      %x = stablehlo.gather(%values, %start + %j) : tensor<100x8xf32>
      %m = stablehlo.select %j < %length, %x, -0.0
      %s = stablehlo.add %sum, (stablehlo.reduce(%m) add over [1])
      return min(%i, longest - 8) + 8, %s
    }

An iteration costs a GPU a launch, a test by the host, and a pass over all loop-carried arrays; an
entry that a row does not have costs it a read that hits the cache. Rows of 4 to 11 entries, a
million of them, a sparse matrix times a vector: 0.74 ms one entry per iteration, 0.34 ms eight,
0.79 ms by entries (a prefix sum of marks gives the row of each, and a scatter adds them). An
iteration costs a CPU next to nothing, and its caches hold the loop-carried arrays: there the loop
stays as is.

The loop must count by one up to a computed bound. Each loop-carried value must be a sum (product,
minimum, `fmaxf`, ...) of terms that no iteration changes, or an array that the iterations scatter
to: sums of such terms, or one value that all of them write, under a test of only the element that
is written. The iterations of a lane may then run at once: of those that write to an element, one
that finds the test true does so whatever the others do. Float sums are reassociated, with a remark.
Refuses nothing.

Proved: terms of a sum do not depend on what is carried, and are neutral past the end of the row;
scatters of one value test only the element that they write. Float sums are reassociated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op, text_attribute
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int, tested
from raise_kernel.passes.tensor_opt.graph.neutral import neutral
from raise_kernel.passes.tensor_opt.graph.node import Splat, moved_from, reached, splat_int
from raise_kernel.passes.tensor_opt.graph.store import Storer
from raise_kernel.passes.tensor_opt.idioms.entries import Entries
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import KINDS
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import Gather, Scatter
from raise_kernel.stablehlo.elements import is_float

COUNT = 8
# Extrema that leave NaNs out (`fmaxf`).
OF_FLOATS = tuple(kind for kind in KINDS if kind.numbers)
OPERATIONS = {
    "add": "add",
    "multiply": "mul",
    "maximum": "max",
    "minimum": "min",
    "and": "and",
    "or": "or",
    "xor": "xor",
}


@register_pass("widen-row-loops", stage="tensor-opt", needs=("stablehlo.while",))
@dataclass(frozen=True)
class WidenRowLoops:
    """Take several entries per iteration in loops over rows of any lengths ("one", "many")."""

    form: str = ""
    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            if text_attribute(kernel, "rk.optimize") == "none" or self.form == "one":
                continue
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            if self.form != "many" and not _cheaper(table):
                continue
            loops = named(kernel.regions[0].blocks[0], "stablehlo.while")
            for loop in loops:
                _widen(loop, ctx)


def _cheaper(table: Costs) -> bool:
    """Whether several entries per iteration cost less, for rows of 4 to 11 entries."""
    if not {"row_loop", "row_loop_wide"} <= table.each.keys():
        return False
    return table.rate("row_loop_wide") < table.rate("row_loop")


def _widen(loop: ir.Operation, ctx: PassContext) -> None:
    position = _counting(loop)
    if position is None:
        return  # No loop over rows: nothing is missed.
    try:
        rows = _Rows(loop, *position)
        roots = rows.roots()
    except NoMatch as reason:
        ctx.remarks.missed(f"the loop still takes one entry per iteration: {reason}", loop)
        return
    floats = any(is_float(a.element) for a in rows.sums)
    words = ", with reassociated additions" if floats else ""
    ctx.remarks.applied(f"a loop over rows takes {rows.count} entries per iteration{words}", loop)
    rows.store(roots)


@dataclass
class _Term:
    """What an iteration adds: a value, where all of the masks hold (or do not)."""

    value: Node
    masks: tuple[tuple[Node, bool], ...]


@dataclass
class _Sum:
    """A carried value's terms, and the operation that combines them."""

    kind: str = ""
    terms: list[_Term] = field(default_factory=list)


class _Rows:
    """A loop over entries 0, 1, ... of rows of different lengths."""

    def __init__(self, op: ir.Operation, position: int, bound: ir.Value) -> None:
        self.body = op.regions[1].blocks[0]
        self.bound = bound
        self.g = Graph()
        self.g.nested = True
        self.loader = Loader(self.g)
        self.arguments = [self.loader.leaf(a) for a in self.body.arguments]
        self.values = dict(zip(self.arguments, self.body.arguments, strict=True))
        for value in [*captured(op), self.bound]:
            self.loader.outside(value, self.values)
        self.before = self.loader.block(self.body)
        if self.loader.effects:
            raise NoMatch("an operation in it has a side effect")
        self.counter = self.arguments[position]
        step = self.before[position]
        if step.op != "add" or self.counter not in step.operands:
            raise NoMatch("its index is not an induction variable")
        if not any(splat_int(o) == 1 for o in step.operands):
            raise NoMatch("its index does not advance by one")
        carried = zip(self.arguments, self.before, strict=True)
        changing = {a: r for a, r in carried if a not in (r, self.counter)}
        self.sums = {a: _sum_of(r, a) for a, r in changing.items() if r.op != "scatter"}
        self.count = COUNT // max((len(s.terms) for s in self.sums.values()), default=1)
        if self.count < 2:
            raise NoMatch("it takes several entries per iteration already")
        self.entries = Entries(self.g, self.count, self.counter, list(changing))

    # --- the new body ---

    def roots(self) -> list[Node]:
        """What the body returns for several iterations."""
        made: list[Node] = []
        for argument, root in zip(self.arguments, self.before, strict=True):
            if root is argument:
                made.append(root)
            elif argument is self.counter:
                made.append(self._following())
            elif root.op == "scatter":
                made.append(self._scattered(argument, root))
            else:
                made.append(self._summed(argument, self.sums[argument]))
        return made

    def _following(self) -> Node:
        """The next index, saturated: past the bound it would wrap near the largest integer."""
        g, element = self.g, self.counter.element
        count = g.splat(self.count, (), element)
        limit = self.loader.nodes[self.bound]
        last = g.binary("subtract", limit, count)
        return g.binary("add", g.binary("minimum", self.counter, last), count)

    def _summed(self, argument: Node, found: _Sum) -> Node:
        g = self.g
        nothing = _neutral(g, found.kind, argument.element) if found.kind else None
        if nothing is None:
            raise NoMatch("the loop-carried value has no neutral element")
        total: Node | None = None
        for term in found.terms:
            value = self.entries.all(term.value)
            mask = self._mask(term.masks, value.shape)
            value = g.select(mask, value, g.broadcast(nothing, (), value.shape))
            total = value if total is None else _combined(g, found.kind, total, value)
        if total is None:
            raise NoMatch("it computes no sum")
        reduced = g.reduce(total, nothing, [total.rank - 1], found.kind)
        return _combined(g, found.kind, argument, reduced)

    def _mask(self, masks: tuple[tuple[Node, bool], ...], shape: tuple[int, ...]) -> Node:
        """Where the masks hold, of iterations below the bound."""
        g = self.g
        parts = [
            m if holds else g.unary("not", m)
            for m, holds in ((self.entries.all(m), holds) for m, holds in masks)
        ]
        if not self._bounded([m for m, holds in masks if holds]):
            parts.insert(0, g.broadcast(self._below(), [len(shape) - 1], shape))
        mask = parts[0]
        for part in parts[1:]:
            mask = g.binary("and", mask, part)
        return mask

    def _below(self) -> Node:
        """Which of the original iterations the widened one runs."""
        limit = self.entries.spread(self.loader.nodes[self.bound])
        return self.g.compare(self.entries.all(self.counter), limit, "LT")

    def _bounded(self, masks: list[Node]) -> bool:
        """Whether the masks hold in no iteration past the bound: they test a length that is, where
        they hold, no larger than the bound, the largest of all lengths."""
        op = defining_op(self.bound)
        if op is None or op.name != "stablehlo.reduce":
            return False
        if "stablehlo.maximum" not in [
            o.operation.name for o in op.regions[0].blocks[0].operations
        ]:
            return False
        parts = {p for m in masks for p in _conjuncts(m)}
        lengths = op.operands[0]
        chosen = defining_op(lengths)
        if chosen is not None and chosen.name == "stablehlo.select":
            live, lengths = chosen.operands[0], chosen.operands[1]
            if self.loader.nodes.get(live) not in parts:
                return False
        length = self.loader.nodes.get(lengths)
        return length is not None and any(
            p.op == "compare"
            and p.attr[0] == "LT"
            and p.operands[1] is length
            and p.operands[0].op == "broadcast_in_dim"
            and p.operands[0].operands[0] is self.counter
            for p in parts
        )

    # --- scatters ---

    def _scattered(self, argument: Node, root: Node) -> Node:
        numbers = root.attr
        if not isinstance(numbers, Scatter):
            raise NoMatch("it scatters in an unsupported way")
        base, index, value = root.operands
        if base is not argument or numbers.window or numbers.batch:
            raise NoMatch("an iteration scatters more than once")
        g, entries = self.g, self.entries
        if numbers.kind == "set":
            entries = self._of_one_value(argument, index, value)
        wide, dim = entries.index(index, numbers.index_dim)
        chosen = _chosen(index)
        if chosen is None or not self._bounded([chosen.operands[0]]):
            axis = wide.rank - 1 - (dim < wide.rank)
            below = g.broadcast(self._below(), [axis], wide.shape)
            wide = g.select(below, wide, g.splat(-1, wide.shape, wide.element))
        moved = Scatter(
            (),
            numbers.inserted,
            (),
            (),
            numbers.index_map,
            dim,
            False,
            False,
            numbers.kind,
        )
        operands = (base, wide, entries.all(value))
        return g.make("scatter", operands, base.shape, base.element, moved)

    def _of_one_value(self, argument: Node, index: Node, value: Node) -> Entries:
        """Entries for a scatter of one value, under tests of only the element that is written."""
        if self.entries.varies(value) or not _uniform(value):
            raise NoMatch("several iterations may write different values to one element")
        chosen = _chosen(index)
        reads = [n for n in reached([index]) if argument in n.operands]
        if not reads:
            return self.entries
        if chosen is None:
            raise NoMatch("an element is written unconditionally, and read")
        position = moved_from(chosen.operands[1])
        for read in reads:
            alone = read.op == "gather" and isinstance(read.attr, Gather)
            if not alone or read.operands[0] is not argument:
                raise NoMatch("an iteration reads what another iteration writes")
            if moved_from(read.operands[1]) is not position or argument in reached([position]):
                raise NoMatch("an iteration reads elements other than the one that it writes")
        if argument in reached([chosen.operands[1], chosen.operands[2]]):
            raise NoMatch("an iteration reads elements other than the one that it writes")
        return self.entries.readable([argument])

    # --- storing ---

    def store(self, roots: list[Node]) -> None:
        """Put the new body in the place of the old one."""
        end = self.body.operations[len(self.body.operations) - 1].operation

        def inner(*_: object) -> None:
            raise NoMatch("an operation in it has regions")  # `roots` has refused these.

        storer = Storer(end, self.values, inner)
        for position, root in enumerate(roots):
            end.operands[position] = storer.value(root)
        for origin in reversed(self.loader.origins):
            if not origin.placed:
                erase(origin.op)


def _counting(op: ir.Operation) -> tuple[int, ir.Value] | None:
    """Which carried value counts from 0, and the value, no constant, that it stays below."""
    cond = op.regions[0].blocks[0]
    found = tested(cond)
    if found is None or len(cond.operations) != 2 or found[1] in list(cond.arguments):
        return None
    position, bound = found
    is_computed = constant_int(op.operands[position]) == 0 and constant_int(bound) is None
    return found if is_computed else None


def _sum_of(root: Node, argument: Node) -> _Sum:
    """What an iteration adds to a carried value."""
    found = _Sum()
    _collect(root, argument, (), found)
    return found


def _collect(node: Node, argument: Node, masks: tuple[tuple[Node, bool], ...], found: _Sum) -> None:
    """The terms that lead from the carried value to its next one."""
    if node is argument:
        return
    numbers = next((k for k in OF_FLOATS if k.operands(node) is not None), None)
    if numbers is not None:
        pair, kind = numbers.operands(node) or (), f"{numbers.monoid}num"
        _collect_pair(pair, kind, argument, masks, found)
        return
    if node.op == "select":
        mask, yes, no = node.operands
        if mask.rank != node.rank:
            raise NoMatch("the loop-carried value is not a sum")
        for value, holds in ((yes, True), (no, False)):
            if argument not in reached([value]):
                raise NoMatch("the loop-carried value is not a sum")
            _collect(value, argument, (*masks, (mask, holds)), found)
        return
    kind = OPERATIONS.get(node.op)
    if kind is None:
        raise NoMatch("the loop-carried value is not a sum")
    _collect_pair(node.operands, kind, argument, masks, found)


def _collect_pair(
    pair: Sequence[Node],
    kind: str,
    argument: Node,
    masks: tuple[tuple[Node, bool], ...],
    found: _Sum,
) -> None:
    """The terms of what combines a pair of nodes."""
    inside = [argument in reached([o]) for o in pair]
    if found.kind not in ("", kind) or inside.count(True) != 1:
        raise NoMatch("the loop-carried value is not a sum")
    found.kind = kind
    before, value = pair if inside[0] else pair[::-1]
    _collect(before, argument, masks, found)
    found.terms.append(_Term(value, masks))


def _combined(g: Graph, kind: str, x: Node, y: Node) -> Node:
    """Two nodes combined; where NaNs are left out, the other one."""
    if not kind.endswith("num"):
        return g.binary(next(o for o, k in OPERATIONS.items() if k == kind), x, y)
    number = next(k for k in OF_FLOATS if kind == f"{k.monoid}num")
    inner = g.select(g.compare(y, y, "NE"), x, g.binary(number.op, x, y))
    return g.select(g.compare(x, x, "NE"), y, inner)


def _neutral(g: Graph, kind: str, element: str) -> Node | None:
    """What the combination leaves alone: NaN, where those are left out."""
    if kind.endswith("num"):
        return g.splat(np.nan, (), element)
    return neutral(g, kind, element)


def _conjuncts(node: Node) -> list[Node]:
    """The tests that all hold where this one does, for any element of theirs."""
    if node.op == "broadcast_in_dim":
        return _conjuncts(node.operands[0])
    if node.op == "and" and node.element == "i1":
        return [p for o in node.operands for p in _conjuncts(o)]
    return [node]


def _chosen(index: Node) -> Node | None:
    """The `select(test, position, outside)` of a scatter's index, through reshapes."""
    index = moved_from(index)
    return index if index.op == "select" and splat_int(index.operands[2]) is not None else None


def _uniform(node: Node) -> bool:
    """Whether all elements of a value are one."""
    while node.op in ("broadcast_in_dim", "reshape") and node.size > 1:
        node = node.operands[0]
    return isinstance(node.attr, Splat) or node.size == 1
