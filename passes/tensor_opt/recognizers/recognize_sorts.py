"""Turns networks of compare-and-exchange that sort into sorts.

Before (odd-even transposition; bitonic networks with gathers and scatters, also in loops):
    %m = compare GT, %even, %odd        %a = select %m, %odd, %even      %b = select %m, %even, %odd
    ... a step for each element ...
After:
    %r = "stablehlo.sort"(%x) dimension = 1, ascending                   (lax.sort)

However a network is written, its comparisons and moves are followed for each element of one row, at
compile time (idioms/rows/): each result is then smaller and larger ones of two of the elements
that the row starts from. Where these are proved to be the elements in order
(idioms/orders/order_terms.py: by zeros and ones), the row, or each part of its last axis, is
sorted. All rows (the first axis, blocks) must be treated alike; a row has at most 2,048 elements. A
loop is followed as long as something that it carries is only compared and moved: elimination with
pivots is left after its first iteration.

At most `REGISTERS` elements that selections alone sort stay as they are: a sort costs more (on a
CPU 130 ns an element against 8 for rows of 8, 170 against 21 for rows of 16).

Where only the first elements of a sorted row of float32 are read, it is `top_k`.

Of floats, comparisons with NaN leave a network's elements anywhere: where one is NaN, the network
runs as it is written (`stablehlo.if`). Of zeros of both signs, either may come first. Refuses
nothing.

Proved: the zero-one principle for terms of minima and maxima, checked for all inputs, for
descending ones of primitive networks (de Bruijn), or by sorted halves; nothing but elements is
compared.

Guarded: of floats, a test for NaN keeps the network.
"""

from __future__ import annotations

from dataclasses import dataclass

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
from raise_kernel.passes.tensor_opt.idioms.guarded import unless_nan
from raise_kernel.passes.tensor_opt.idioms.orders.exchanges import exchanges
from raise_kernel.passes.tensor_opt.idioms.orders.first_elements import elements_read
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import TooManyTerms
from raise_kernel.passes.tensor_opt.idioms.orders.sort_builders import first_of_parts, sorted_parts
from raise_kernel.passes.tensor_opt.idioms.rows.rows import Data, Rows, Shared
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor
from raise_kernel.stablehlo.elements import is_float, width
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

LEAST = 8
REGISTERS = 16
# Comparisons with an exchange that even the smallest network of `LEAST` elements has in a row.
STEPS = 5
# Of a row of float32, this part or less is read: then it is not sorted. (On a CPU, 256 rows: the
# first 8 of 128 by top_k 0.35 ms, by a sort 7.0; 32 of 64 0.68 and 2.5; 16 of 1,024 1.6 and 130.
# Of int32 a sort is faster there: 0.72 against 8.3 for 8 of 128.)
PART = 2
# Sorts named in one kernel, at most.
SORTS = 8
PARTS = ("slice", "concatenate", "reshape", "broadcast_in_dim", "constant", "iota", "argument")
ENDS = ("select", "minimum", "maximum", "scatter", "dynamic_update_slice", "concatenate", "result")


@dataclass(frozen=True)
class _Sort:
    """`result` has the parts of `length` elements of `source` in order."""

    result: Node
    source: Node
    length: int
    kind: str
    descending: bool


@register_pass("recognize-sorts", stage="tensor-opt")
def recognize_sorts(module: ir.Module, ctx: PassContext) -> None:
    """Turn networks of compare-and-exchange into sorts; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        for _ in range(SORTS):
            if not _name_one(block, kernel, ctx):
                break


def _name_one(block: ir.Block, kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name the last sort of the block."""
    loaded = facts.once(load_block, block)
    loader, live = loaded.loader, reached(loaded.roots)
    nodes = [n for n in loader.nodes.values() if n in live]
    if exchanges(nodes) < STEPS:
        return False
    values = {node: value for value, node in reversed(loader.nodes.items())}
    computes = False
    fewest = 0
    for rows in dict.fromkeys([*(n.shape[0] for n in nodes if n.rank > 1 and n.size), 1]):
        if rows < fewest:
            continue  # a row of theirs is longer: it has more terms
        try:
            found, stopped = _find(nodes, rows)
        except TooManyTerms:
            fewest = rows
            ctx.remarks.missed("a network of comparisons is too large to analyze", kernel)
            continue
        computes |= stopped
        if found is not None:
            if found.length <= REGISTERS and _selects_alone(found):
                ctx.remarks.missed(
                    f"a network that sorts {found.length} elements is cheaper than a sort", kernel
                )
                return False
            name = _write(found, values, rows)
            ctx.remarks.applied(f"a network of compare-and-exchange is now {name}", kernel)
            return True
    if computes:
        ctx.remarks.missed(
            "a loop computes the elements that it compares: it is not a sort", kernel
        )
    return False


def _find(nodes: list[Node], rows: int) -> tuple[_Sort | None, bool]:
    """A sort; whether a loop was left for computing elements."""
    shared = Shared(rows)
    known = Rows(shared)
    for node in reversed(nodes):
        shape = known.shape(node) if node.op in ENDS and node.element != "i1" else None
        if shape is None or node.size < LEAST * rows:
            continue
        row = known.row(node)
        if not isinstance(row, Data):
            continue
        terms = row.terms.reshape(-1)
        for length in dict.fromkeys((len(terms), shape[-1])):
            if length >= LEAST:
                found = _proved(known, node, terms.reshape(-1, length))
                if found is not None:
                    return found, shared.stopped
    return None, shared.stopped


def _proved(known: Rows, node: Node, parts: np.ndarray) -> _Sort | None:
    """The sort that each part is; None where one is none."""
    terms = known.shared.terms
    descending = not terms.looks_sorted(parts[0].tolist())
    if descending:
        parts = parts[:, ::-1]
    if not all(terms.looks_sorted(part.tolist()) for part in parts):
        return None
    source: Node | None = None
    kinds: set[str] = set()
    length = parts.shape[1]
    for index, part in enumerate(parts):
        found = terms.atoms_of(part.tolist())
        if found is None:
            return None
        atoms, kind = found
        first = atoms[0] - terms.all[atoms[0]].a
        source = source or known.sources.get(first)
        kinds.add(kind)
        own = list(range(first + index * length, first + (index + 1) * length))
        if source is None or known.sources.get(first) is not source or atoms != own:
            return None
        if not any(terms.sorts(part.tolist(), order) for order in (own, own[::-1])):
            return None
    if source is None or len(kinds) > 1 or not _same_width(source.element, node.element):
        return None
    if source.size != node.size:
        # The network sorts the first part of a larger array.
        return None
    return _Sort(node, source, length, kinds.pop(), descending)


def _same_width(a: str, b: str) -> bool:
    return a == b or (not is_float(a) and not is_float(b) and width(a) == width(b))


def _selects_alone(sort: _Sort) -> bool:
    """Whether the network is elementwise, on parts of its source."""
    between = reached([sort.result], {sort.source}) - {sort.source}
    return all(n.op in ELEMENTWISE or n.op in PARTS for n in between)


def _write(sort: _Sort, values: dict[Node, ir.Value], rows: int) -> str:
    """Put the sort where the network's result was; the name of what was put there."""
    result, source = values[sort.result], values[sort.source]
    owner = defining_op(result)
    assert owner is not None
    count, name = elements_read(result, sort.length), "a sort"
    with ir.InsertionPoint(owner), owner.location:
        shape = [rows, sort.result.size // (rows * sort.length), sort.length]
        if sort.result.element == "f32" and 0 < count <= sort.length // PART:
            made, name = _first(sort, source, result, shape, count), "top_k"
        elif sort.kind == "f":
            made = unless_nan(
                source, result, lambda: _sorted(sort, source, result, shape), "recognize-sorts"
            )
        else:
            made = _sorted(sort, source, result, shape)
    replace_uses(result, made)
    return name


def _sorted(sort: _Sort, source: ir.Value, result: ir.Value, shape: list[int]) -> ir.Value:
    return sorted_parts(source, result.type, shape, sort.kind, sort.descending)


def _first(
    sort: _Sort, source: ir.Value, result: ir.Value, shape: list[int], count: int
) -> ir.Value:
    """The elements that are read, at the beginning of each part; nothing after them."""
    element = ir.RankedTensorType(result.type).element_type
    lines = [shape[0] * shape[1], sort.length]
    wanted = ir.RankedTensorType.get([lines[0], count], element)

    def part(whole: ir.Value) -> ir.Value:
        return Tensor(whole).reshape(lines).slice([0, 0], [lines[0], count]).value

    def build() -> ir.Value:
        return first_of_parts(source, shape, count, sort.descending)

    best = Tensor(unless_nan(source, result, build, "recognize-sorts", part, wanted))
    padded = best.pad([0, 0], [0, sort.length - count], 0.0)
    return padded.reshape(Tensor(result).shape).value
