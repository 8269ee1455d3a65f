"""Turns trees of comparisons into reductions: the best element, and its index.

Before (a tree over pairs of a value and its position; shuffles; pairs in shared memory):
    %m = compare GT, %v[:, 64:], %v[:, :64]
    %a = select %m, %v[:, 64:], %v[:, :64]         %p = select %m, %i[:, 64:], %i[:, :64]
    ... with halves of these, until one pair is left ...
After:
    %best = stablehlo.reduce(%v) applies stablehlo.maximum
    %position = stablehlo.reduce(where %v equals %best: %i) applies stablehlo.minimum

Comparisons and moves are followed for every element of one row (idioms/best): each result is a
choice between two pairs by comparing their values. What such a choice takes the best one of, and
which one of equal elements it takes, is read from that: the first one in the order of the tree (its
ranks are a table where they are not even), the last, or the one with the smaller position. All rows
(the first axis, blocks) must be treated alike, or the whole tensor is one row; rows have 4 to 2,048
elements. Trees that keep positions alone, and look their elements up, stay: their gathers are fewer
than the elements, and faster.

NaN is never greater: where the tree begins with a number in each lane, NaN is left out; a chain
that begins with an element keeps that one where it is NaN, and leaves out others. In any other
tree, where an element is NaN, the tree runs as it is written (`stablehlo.if`). Of zeros of both
signs, the extremum may be either. Refuses nothing.

Proved: each result is followed as a choice in all four cases of a comparison (less, equal, greater,
NaN); constants that elements are compared with are part of the result.

Guarded: where NaN may win in the tree but not in the reduction, a test for NaN keeps the tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.loaded import load_block
from raise_kernel.passes.tensor_opt.graph.node import reached
from raise_kernel.passes.tensor_opt.idioms.best.choices import Choice, Choices
from raise_kernel.passes.tensor_opt.idioms.best.extremum_builders import (
    Extremum,
    Numbers,
    Part,
    worst,
)
from raise_kernel.passes.tensor_opt.idioms.best.pair_rows import PairRows
from raise_kernel.passes.tensor_opt.idioms.best.winners import Reader, Winners
from raise_kernel.passes.tensor_opt.idioms.guarded import unless_nan
from raise_kernel.passes.tensor_opt.idioms.orders.exchanges import exchanges
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import TooManyTerms
from raise_kernel.passes.tensor_opt.idioms.rows.values import Data, Shared
from raise_kernel.passes.tensor_opt.simplify.simplify_widths import width_of
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype, width
from raise_kernel.worklist import reachable

LEAST = 4
# What may be followed for extrema of one number of rows (row_values.py): about half a second.
BUDGET = 1 << 21
# Exchanges that a tree over `LEAST` elements has.
STEPS = 2
# Operations that an extremum and its position take.
OPERATIONS = 6
# Times that a kernel is looked at, at most: an extremum may be among another one's elements.
SWEEPS = 4
ENDS = ("select", "minimum", "maximum", "slice", "reshape", "scatter", "dynamic_update_slice")


@register_pass("recognize-extrema", stage="tensor-opt")
def recognize_extrema(module: ir.Module, ctx: PassContext) -> None:
    """Turn trees of compare-and-keep into reductions; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        for _ in range(SWEEPS):
            if not _name_some(block, kernel, ctx):
                break


def _name_some(block: ir.Block, kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name extrema of the block, later ones first."""
    loaded = facts.once(load_block, block)
    loader, results = loaded.loader, loaded.roots
    live = reached(results)
    nodes = list(dict.fromkeys(n for n in loader.nodes.values() if n in live))
    if exchanges(nodes) < STEPS:
        return False
    values = {node: value for value, node in reversed(loader.nodes.items())}
    found = _found(nodes, values, kernel, ctx)
    after = _left(results, found)
    if len(nodes) - after <= OPERATIONS * len(found):
        return False
    for root, each in found.items():
        _write(each.extremum, values[root])
        ctx.remarks.applied("a tree of comparisons is now a reduction", kernel)
    return bool(found)


def _found(
    nodes: list[Node], values: dict[Node, ir.Value], kernel: ir.Operation, ctx: PassContext
) -> dict[Node, _Found]:
    """The extrema among the nodes, but for those that only others use."""
    users: dict[Node, list[Node]] = {}
    for node in nodes:
        for operand in node.operands:
            users.setdefault(operand, []).append(node)
    finders: dict[int, _Finder] = {}
    largest = max((node.size for node in nodes), default=0)
    all_found: dict[Node, _Found] = {}
    covered: set[Node] = set()
    sources: set[Node] = set()
    for root in reversed(nodes):
        if root in users and root not in sources and covered.issuperset(users[root]):
            covered.add(root)
            continue
        if root.op not in ENDS or root.element == "i1" or not root.size:
            continue
        if root.size * LEAST > largest:  # no node has the elements
            continue
        if root.size not in finders:
            known = PairRows(Shared(root.size, Choices(), BUDGET))
            finders[root.size] = _Finder(known, values, root.size)
        try:
            found = finders[root.size].find(root)
        except TooManyTerms:
            ctx.remarks.missed("a tree of comparisons is too large to analyze", kernel)
            break
        except NoMatch:
            continue
        covered.add(root)
        sources.update(found.sources)
        all_found[root] = found
    return all_found


def _left(results: list[Node], found: dict[Node, _Found]) -> int:
    """How many nodes are left where these are named."""
    kept = reachable(results, lambda n: found[n].sources if n in found else n.operands)
    return sum(1 for _ in kept)


@dataclass(frozen=True)
class _Found:
    """An extremum, and the nodes that its elements and what is beside them are read from."""

    extremum: Extremum
    sources: tuple[Node, ...]


@dataclass(frozen=True)
class _Finder:
    """Finds what one element for each row is the best of."""

    known: PairRows
    values: dict[Node, ir.Value]
    rows: int
    readers: dict[tuple[str, bool], Reader] = field(default_factory=dict)

    def find(self, root: Node) -> _Found:
        """Raises `NoMatch` where it is no extremum."""
        if root.rank and self.rows > 1 and root.shape[0] != self.rows:
            raise NoMatch("it is not one element for each row")
        row = self.known.row(root)
        if not isinstance(row, Data):
            raise NoMatch("its elements cannot be analyzed")
        (kept,) = row.terms.reshape(-1).tolist()
        term = self.known.choices.all[kept]
        if not isinstance(term, Choice):
            raise NoMatch("it is not a selection of the best element")
        for largest in (True, False):
            try:
                found = self._reader(term.kind, largest).of(kept)
                return self._extremum(found, term.kind, largest)
            except NoMatch as reason:
                why = reason
        raise why

    def _reader(self, kind: str, largest: bool) -> Reader:
        key = kind, largest
        if key not in self.readers:
            self.readers[key] = Reader(self.known.choices, kind, largest=largest)
        return self.readers[key]

    def _constants(self) -> dict[int, bytes]:
        """The elements that are constants, by their numbers."""
        return {atom: constant for constant, atom in self.known.shared.constants.items()}

    def _extremum(self, found: Winners, kind: str, largest: bool) -> _Found:
        itself = all(value == kept for value, kept in found.pairs)
        source, positions, start, kept = self._elements(found, kind, largest, itself=itself)
        first, last = min(positions), max(positions) + 1
        if len(positions) < LEAST or sorted(positions) != list(range(first, last)):
            raise NoMatch("its elements are not adjacent")
        if kind == "f" and not is_float(source.element) and width(source.element) not in (32, 64):
            raise NoMatch("its elements are bits")
        if not found.clean and found.spreads and start is not None:
            raise NoMatch("NaN spreads in a part of it")
        elements = Part(self._value(source), self.rows, first, last)
        order: np.ndarray | None = None
        beside: Part | Numbers | None = None
        least = found.tie != "most"
        if not itself:
            beside = self._beside(kept, positions)
            if found.tie == "first":
                order = np.argsort(positions)
                if isinstance(beside, Numbers):
                    line = beside.base[np.argsort(order)]
                    rising = bool((np.diff(line) > 0).all())
                    if rising or bool((np.diff(line) < 0).all()):
                        order, least = None, rising
        lead = self._lead(found)
        if lead is not None and start is not None:
            raise NoMatch("its initial value is unknown")
        guard = not found.clean and not found.spreads and lead is None
        if guard and not is_float(source.element):
            raise NoMatch("its elements are bits, and NaN may be among them")
        extremum = Extremum(
            elements, beside, kind, largest, order, least, start, found.clean, guard, lead
        )
        sources = (source, self._source(kept[0])) if isinstance(beside, Part) else (source,)
        return _Found(extremum, sources)

    def _lead(self, found: Winners) -> int | None:
        """The position of the element that wins where it is NaN."""
        if found.lead is None:
            return None
        value = found.lead[0]
        self._source(value)
        return self.known.choices.all[value].a

    def _elements(
        self, found: Winners, kind: str, largest: bool, *, itself: bool
    ) -> tuple[Node, list[int], tuple[np.ndarray, int | None] | None, list[int]]:
        """The node that the elements are of, their positions in its row, what wins where none of
        them is better, and what is kept beside them; in the order in which they win."""
        terms, constants = self.known.choices.all, self._constants()
        pairs = list(found.pairs)
        nodes = list({self._source(v) for v, _ in pairs if v not in constants})
        if len(nodes) != 1:
            raise NoMatch("its elements are from several arrays")
        (source,) = nodes
        begun: bytes | None = None
        start: tuple[np.ndarray, int | None] | None = None
        least = worst(kind, width_of(source), largest)
        if pairs[0][0] in constants:
            value, kept = pairs.pop(0)
            begun = constants[value]
            beside = terms[kept]
            if not itself and (beside.op != "integer" or beside.b):
                raise NoMatch("its initial value is unknown")
            constant = self._number(begun, kind, source)
            if not itself or constant != least:
                start = constant, None if itself else beside.a
        for value, _ in pairs:
            constant = constants.get(value)
            if constant is None:
                continue
            if found.tie != "first" or (
                constant != begun and self._number(constant, kind, source) != least
            ):
                raise NoMatch("a constant is among its elements")
        pairs = [p for p in pairs if p[0] not in constants]
        return source, [terms[v].a for v, _ in pairs], start, [k for _, k in pairs]

    def _source(self, atom: int) -> Node:
        term = self.known.choices.all[atom]
        found = self.known.sources.get(atom - term.a) if term.op == "atom" else None
        if found is None or found.size % self.rows:
            raise NoMatch("its elements are from several arrays")
        return found

    def _value(self, node: Node) -> ir.Value:
        found = self.values.get(node)
        if found is None:
            raise NoMatch("its elements are not computed by one operation")
        return found

    def _beside(self, kept: list[int], positions: list[int]) -> Part | Numbers:
        """What is kept beside the elements at these positions."""
        terms = [self.known.choices.all[k] for k in kept]
        if all(t.op == "integer" for t in terms) and len({t.b for t in terms}) == 1:
            base = np.array([t.a for t in terms], np.int64)
            return Numbers(base[np.argsort(positions)], terms[0].b)
        nodes = {self._source(k) for k in kept}
        shifts = {t.a - position for t, position in zip(terms, positions, strict=True)}
        if len(nodes) != 1 or len(shifts) != 1:
            raise NoMatch("the values kept with its elements are from several arrays")
        (node,), (shift,) = nodes, shifts
        if not is_integer(node.element):
            raise NoMatch("the value kept with an element is not an integer")
        return Part(
            self._value(node), self.rows, min(positions) + shift, max(positions) + 1 + shift
        )

    def _number(self, constant: bytes, kind: str, source: Node) -> np.ndarray:
        """The bits of a constant as an element."""
        size = len(constant)
        if size != numpy_dtype(source.element).itemsize:
            raise NoMatch("a constant has another type")
        if kind != "f":
            return np.frombuffer(constant, f"{'u' if kind == 'u' else 'i'}{size}")[0]
        dtype = numpy_dtype(source.element) if is_float(source.element) else np.dtype(f"f{size}")
        return np.frombuffer(constant, dtype)[0].astype(np.float64)


def _write(found: Extremum, result: ir.Value) -> None:
    """Put the reduction where the tree's result was."""
    owner = defining_op(result)
    assert owner is not None
    with ir.InsertionPoint(owner), owner.location:

        def build() -> ir.Value:
            return found.build(result.type)

        source = found.elements.source
        made = unless_nan(source, result, build, "recognize-extrema") if found.guard else build()
    replace_uses(result, made)
