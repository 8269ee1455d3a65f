"""Chooses the form of a histogram: one scatter, a scatter into private copies, or comparisons.

Before:
    %r = stablehlo.scatter(%bins, %index, %values) add : tensor<256xi32>, 2^20 values
After, in the form of copies:
    %c = stablehlo.scatter(zeros<64x256xi32>, [i mod 64, %index[i]], %values) add
    %s = stablehlo.reduce(%c) add over the copies
    %r = stablehlo.add %bins, %s
After, in the form of comparisons:
    %m = stablehlo.compare EQ, (iota over the bins), %index : tensor<256x2^20xi1>
    %s = stablehlo.reduce(select(%m, %values, 0)) add over the lanes
    %r = stablehlo.add %bins, %s

Scatters one after the other by one such combiner are one scatter of all their values first: the
four bytes of a word, the iterations of an unrolled loop. Where there are no copies (CPUs),
only short ones are: the list of their indices is written to memory.

Many lanes that add to few bins wait for each other on a GPU, where a scatter is atomic; in copies
they meet less often. A TPU, which has no scatter but a loop, compares each lane with each bin: XLA
fuses these into the reduction. Lanes whose index lies outside of the bins lie outside of their copy
as well, equal no bin, and are dropped. Values are combined in another order, as atomics are.

The form is the option, else the one of least cost by the target's table (`rk.target`), of those
that it has measured; of copies there are so many that each bin of each meets `LANES` lanes or more.
Scatters of single elements into a flat array by a combiner that commutes; others stay. Refuses
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.neutral import OPERATIONS, neutral
from raise_kernel.stablehlo.attributes import Scatter
from raise_kernel.stablehlo.elements import numpy_dtype

# Measured with 256 bins; with many more, lanes seldom meet.
BINS = 1024
# Lanes for each bin of all copies, at least: the copies are then a small part of the traffic.
LANES = 64
COPIES = 4096
FEWEST = 8


@register_pass("choose-scatter-form", stage="tensor-opt", needs=("stablehlo.scatter",))
@dataclass(frozen=True)
class ChooseScatterForm:
    """Write histograms as a scatter, private copies or comparisons (plain, copies, compare)."""

    form: str = ""
    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            if self.form == "plain" or text_attribute(kernel, "rk.optimize") == "none":
                continue
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            joined = Rewriter({"scatter": [partial(one_scatter, table)]})
            joined.function(kernel)
            for count in joined.counts.values():
                ctx.remarks.applied(f"{count} scatters merged with the next one", kernel)
            for form, (build, words) in FORMS.items():
                if form != self.form and f"histogram_{form}" not in table.each:
                    continue
                rewriter = Rewriter({"scatter": [partial(in_form, form, build, table, self.form)]})
                rewriter.function(kernel)
                for count in rewriter.counts.values():
                    ctx.remarks.applied(f"{count} scatters {words}", kernel)


def one_scatter(table: Costs, g: Graph, n: Node) -> Node | None:
    """`scatter(scatter(x, i, v), j, w) -> scatter(x, [i, j], [v, w])` of single elements."""
    inner, index, values = n.operands
    numbers = n.attr
    if inner.op != "scatter" or inner.uses > 1 or numbers.kind not in OPERATIONS:
        return None
    before = inner.attr
    plain = [replace(s, sorted=False, unique=False, index_dim=0) for s in (before, numbers)]
    base, first_index, first_values = inner.operands
    if plain[0] != plain[1] or numbers.window or numbers.batch:
        return None
    if first_index.element != index.element:
        return None
    if not _worth_joining(table, first_values.size + values.size):
        return None
    lists = [_listed(g, s, i) for s, i in ((before, first_index), (numbers, index))]
    if lists[0] is None or lists[1] is None:
        return None
    indices = g.concatenate([*_parts(lists[0]), *_parts(lists[1])], 0)
    parts = [p for v in (first_values, values) for p in _parts(g.reshape(v, (v.size,)))]
    operands = (base, indices, g.concatenate(parts, 0))
    made = g.make("scatter", operands, n.shape, n.element, replace(plain[0], index_dim=1))
    made.uses = n.uses
    return made


def _worth_joining(table: Costs, lanes: int) -> bool:
    """Each of the scatters would have copies of its own; elsewhere, whether the list of all indices
    is formed sooner than a scatter starts."""
    if "histogram_copies" in table.each:
        return True
    start = table.fixed.get("scatter_add", table.fixed["stream"])
    return 2 * lanes * table.rate("concatenate") < start


def _parts(node: Node) -> tuple[Node, ...]:
    """What stands one after the other along the first axis."""
    return node.operands if node.op == "concatenate" and node.attr == 0 else (node,)


def _listed(g: Graph, numbers: Scatter, index: Node) -> Node | None:
    """The indices one after the other, the numbers of each along the second axis."""
    if numbers.index_dim < index.rank - 1:
        return None
    depth = len(numbers.index_map)
    return g.reshape(index, (index.size // depth, depth))


def in_form(
    form: str, build: Callable[..., Node | None], table: Costs, wanted: str, g: Graph, n: Node
) -> Node | None:
    """`n` as `build` makes it, where `form` is the one that is wanted or costs least."""
    numbers = n.attr
    assert isinstance(numbers, Scatter)
    bins, index, values = n.operands
    if numbers.kind not in OPERATIONS or numbers.unique or not _flat(numbers, bins, index, values):
        return None
    if (wanted or _cheapest(table, values.size, bins.size)) != form:
        return None
    return build(g, bins, index, values, numbers.kind)


def copies_form(g: Graph, bins: Node, index: Node, values: Node, kind: str) -> Node | None:
    """`scatter(x, i, v) -> x + sum over copies of scatter(0, [lane mod copies, i], v)`."""
    lanes = values.size
    copies = _copies(lanes, bins.size)
    if copies < FEWEST:
        return None
    rows = -(-lanes // copies)
    missing = rows * copies - lanes
    outside = g.splat(bins.size, (), index.element)
    column = g.pad(g.reshape(index, (lanes,)), outside, [0], [missing])
    indices = g.reshape(column, (rows, copies, 1))
    mine = g.iota((rows, copies, 1), 1, index.element)
    shape = (copies, bins.size)
    nothing = neutral(g, kind, bins.element)
    assert nothing is not None
    filled = g.make(
        "scatter",
        (
            g.broadcast(nothing, (), shape),
            g.concatenate([mine, indices], 2),
            g.reshape(g.pad(values, nothing, [0], [missing]), (rows, copies)),
        ),
        shape,
        bins.element,
        Scatter((), (0, 1), (), (), (0, 1), 2, False, False, kind),
    )
    return g.binary(OPERATIONS[kind], bins, g.reduce(filled, nothing, [0], kind))


def compare_form(g: Graph, bins: Node, index: Node, values: Node, kind: str) -> Node | None:
    """`scatter(x, i, v) -> x + sum over lanes of select(bin == i, v, 0)`."""
    if bins.size - 1 > np.iinfo(numpy_dtype(index.element)).max:
        return None
    shape = (bins.size, values.size)
    column = g.reshape(index, (values.size,))
    mine = g.compare(g.iota(shape, 0, index.element), g.broadcast(column, (1,), shape), "EQ")
    nothing = neutral(g, kind, bins.element)
    assert nothing is not None
    held = g.select(mine, g.broadcast(values, (1,), shape), g.broadcast(nothing, (), shape))
    return g.binary(OPERATIONS[kind], bins, g.reduce(held, nothing, [1], kind))


# How each form is made, and what a remark says of it.
FORMS = {
    "copies": (copies_form, "into private copies, then a sum"),
    "compare": (compare_form, "as comparisons of each lane with each bin, then a sum"),
}


def _flat(numbers: Scatter, bins: Node, index: Node, values: Node) -> bool:
    """Whether single elements go into a flat array, an index each."""
    return (
        bins.rank == 1
        and values.rank == 1
        and 0 < bins.size <= BINS
        and numbers.inserted == (0,)
        and not numbers.window
        and not numbers.batch
        and index.size == values.size > 0
    )


def _copies(lanes: int, bins: int) -> int:
    """How many copies: a power of two."""
    return min(COPIES, 1 << max(0, (lanes // (LANES * bins)).bit_length() - 1))


def _cheapest(table: Costs, lanes: int, bins: int) -> str:
    """The form that costs least; the tables are of 256 bins."""
    if "histogram" not in table.each:
        return "plain"
    costs = {"plain": lanes * table.rate("histogram")}
    if "histogram_copies" in table.each and (copies := _copies(lanes, bins)) >= FEWEST:
        filled = lanes * table.rate("histogram_copies")
        costs["copies"] = filled + copies * bins * table.rate("stream") + table.fixed["stream"]
    if "histogram_compare" in table.each:
        costs["compare"] = lanes * bins / 256 * table.rate("histogram_compare")
    return min(costs, key=costs.__getitem__)
