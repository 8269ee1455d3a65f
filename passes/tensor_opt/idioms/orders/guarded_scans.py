"""Networks of float maxima and minima that are scans if no element is NaN.

`a > b ? a : b` and `fmaxf` give different elements where one is NaN, and so do networks of them
where they start from infinity: there the network runs as it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import named
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import reached
from raise_kernel.passes.tensor_opt.graph.store import built
from raise_kernel.passes.tensor_opt.idioms.guarded import unless_nan
from raise_kernel.passes.tensor_opt.idioms.orders.scan_builders import Part
from raise_kernel.passes.tensor_opt.idioms.rows.sources import End
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.tensor_types import of_floats

EXTREMA = frozenset({"stablehlo.select", "stablehlo.maximum", "stablehlo.minimum"})


@dataclass(frozen=True)
class Found:
    """A part of a scan, where its source ends, and the shape of the rows that it is in."""

    part: Part
    end: End
    shape: tuple[int, ...]

    def node(self, g: Graph, shape: tuple[int, ...]) -> Node:
        """It as a tensor of this shape."""
        return g.reshape(self.part.node(g, self.end, self.shape), shape)


def float_choices(block: ir.Block) -> int:
    """How many extrema of floats there are in the block, and selections by a comparison of them."""
    return sum(of_floats(op.results[0]) and _is_choice(op) for op in named(block, *EXTREMA))


def _is_choice(op: ir.Operation) -> bool:
    """Whether an operation takes one of two that it may compare."""
    if op.name != "stablehlo.select":
        return True
    mask, *values = op.operands
    test = defining_op(mask)
    if test is not None and test.name == "stablehlo.reshape":
        return True
    return test is not None and test.name == "stablehlo.compare" and {*test.operands} == {*values}


def name_guarded(
    block: ir.Block, ends: Iterable[str], find: Callable[[Graph, Node], Found | None]
) -> bool:
    """Write the last such network of a block as a scan under a guard; whether there is one."""
    loader, results = Loader.of(block)
    live = reached(results)
    values = {node: value for value, node in reversed(loader.nodes.items())}
    for node in reversed([n for n in loader.nodes.values() if n in live]):
        if node.op not in ends or not is_float(node.element):
            continue
        found = find(loader.graph, node)
        source = values.get(found.part.source.base) if found is not None else None
        if found is not None and source is not None:
            _write(found, node.shape, values[node], source)
            return True
    return False


def _write(found: Found, shape: tuple[int, ...], result: ir.Value, source: ir.Value) -> None:
    """Put the scan where the network's result was."""
    owner = defining_op(result)
    assert owner is not None

    def build() -> ir.Value:
        g = Graph()
        base = Loader(g).leaf(source)
        moved = replace(found.part, source=replace(found.part.source, base=base))
        scan = replace(found, part=moved).node(g, shape)
        return built([scan], {base: source})[0]

    with ir.InsertionPoint(owner), owner.location:
        made = unless_nan(source, result, build, "recognize-scans")
    replace_uses(result, made)
