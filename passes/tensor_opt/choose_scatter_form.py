"""How a histogram is written: one scatter into the bins, or into private copies and a sum.

Before:
    %r = stablehlo.scatter(%bins, %index, %values) add : tensor<256xi32>, 2^20 values
After, in the form of copies:
    %c = stablehlo.scatter(zeros<64x256xi32>, [i mod 64, %index[i]], %values) add
    %s = stablehlo.reduce(%c) add over the copies
    %r = stablehlo.add %bins, %s

Scatters one after the other by one such combiner are one scatter of all their values first: the
four bytes of a word, the turns of a loop that is written out. Where there are no copies (CPUs),
only short ones are: the list of their places is written to memory.

Many lanes that add to few bins wait for each other on a GPU, where a scatter is atomic; in copies
they meet less often. Lanes whose index lies outside of the bins lie outside of their copy as well,
and are dropped there. Values are combined in another order, as atomics are.

The form is the option, else the one of least cost by the target's table (`rk.target`): the copies
where the table has both forms measured, and there are at least `LANES` lanes a bin of all copies.
Scatters of single elements into a flat array by a combiner that commutes; others stay. Refuses
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from raise_kernel.bindings import ir, kernels, text_attribute
from raise_kernel.costs import Costs, table_for
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.neutral import neutral
from raise_kernel.passes.tensor_opt.graph.node import Scatter
from raise_kernel.registry import register_pass

OPERATIONS = {
    "add": "add",
    "max": "maximum",
    "min": "minimum",
    "and": "and",
    "or": "or",
    "xor": "xor",
}
# Measured with 256 bins; with many more, lanes seldom meet.
BINS = 1024
# Lanes for each bin of all copies, at least: the copies are then a small part of the traffic.
LANES = 64
COPIES = 4096
FEWEST = 8


@register_pass("choose-scatter-form", stage="tensor-opt", needs=("stablehlo.scatter",))
@dataclass(frozen=True)
class ChooseScatterForm:
    """Write histograms as one scatter or as private copies and a sum ("plain", "copies")."""

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
                ctx.remarks.applied(f"{count} scatters joined with the one after them", kernel)
            rewriter = Rewriter({"scatter": [partial(copies_form, table, self.form)]})
            rewriter.function(kernel)
            for count in rewriter.counts.values():
                ctx.remarks.applied(f"{count} scatters into private copies, then a sum", kernel)


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
    places = g.concatenate([*_parts(lists[0]), *_parts(lists[1])], 0)
    parts = [p for v in (first_values, values) for p in _parts(g.reshape(v, (v.size,)))]
    operands = (base, places, g.concatenate(parts, 0))
    made = g.make("scatter", operands, n.shape, n.element, replace(plain[0], index_dim=1))
    made.uses = n.uses
    return made


def _worth_joining(table: Costs, lanes: int) -> bool:
    """Each of the scatters would have copies of its own; elsewhere, whether the list of all places
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


def copies_form(table: Costs, form: str, g: Graph, n: Node) -> Node | None:
    """`scatter(x, i, v) -> x + sum over copies of scatter(0, [lane mod copies, i], v)`."""
    numbers = n.attr
    assert isinstance(numbers, Scatter)
    bins, index, values = n.operands
    operation = OPERATIONS.get(numbers.kind)
    if operation is None or numbers.unique or not _flat(numbers, bins, index, values):
        return None
    lanes = values.size
    copies = _copies(lanes, bins.size)
    if form != "copies" and not _cheaper(table, lanes, copies * bins.size):
        return None
    if copies < FEWEST:
        return None
    rows = -(-lanes // copies)
    missing = rows * copies - lanes
    outside = g.splat(bins.size, (), index.element)
    column = g.pad(g.reshape(index, (lanes,)), outside, [0], [missing])
    places = g.reshape(column, (rows, copies, 1))
    mine = g.iota((rows, copies, 1), 1, index.element)
    shape = (copies, bins.size)
    nothing = neutral(g, numbers.kind, bins.element)
    assert nothing is not None
    filled = g.make(
        "scatter",
        (
            g.broadcast(nothing, (), shape),
            g.concatenate([mine, places], 2),
            g.reshape(g.pad(values, nothing, [0], [missing]), (rows, copies)),
        ),
        shape,
        bins.element,
        Scatter((), (0, 1), (), (), (0, 1), 2, False, False, numbers.kind),
    )
    return g.binary(operation, bins, g.reduce(filled, nothing, [0], numbers.kind))


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


def _cheaper(table: Costs, lanes: int, cells: int) -> bool:
    if not {"histogram", "histogram_copies"} <= table.each.keys():
        return False
    copies = lanes * table.rate("histogram_copies") + cells * table.rate("stream")
    return copies + table.fixed["stream"] < lanes * table.rate("histogram")
