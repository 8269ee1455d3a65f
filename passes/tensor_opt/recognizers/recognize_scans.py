"""Turns networks of additions that compute prefix sums into scans.

Before (Hillis and Steele's steps, each on shifted slices of the last one's result):
    %1 = add %0, pad(slice %0 [:, 0:127], low = [0, 1])
    %2 = add %1, pad(slice %1 [:, 0:126], low = [0, 2])
    ...
    %7 = add %6, pad(slice %6 [:, 0:64], low = [0, 64])
After:
    %7 = stablehlo.reduce_window(%0) add over [1, 128], padding [[0, 0], [127, 0]]  (lax.cumsum)

However the network is made (Hillis and Steele, Blelloch's two trees, shuffles in warps and a scan
over their totals, a loop written out): its additions and moves are followed for every element of a
row, at compile time, which says how often each element has each element of the tensor that the
network starts from. Where that is the triangle of ones, the result is a prefix sum of the row, or
of its parts along the last axis; without its diagonal, the sum of what comes before; every second
row of it, or every n-th, is that part of one. All rows (the first axis, blocks) must be treated
alike, or the whole tensor is one row; rows have at most 1,024 elements, and a network has at
least `ADDITIONS` additions. Float sums are reassociated, with a remark. Products, maxima, minima,
and bits combined by and, or and xor become cumulative ones the same way. Of `fmaxf` and `fminf`,
which leave NaNs out, the numbers are scanned, and NaN stands where there has been none; where that
is not so, and where floats are compared (`a > b ? a : b`), the network runs as it is written if an
element is NaN (`stablehlo.if`). Of zeros of both signs, either may stay. Refuses nothing.

Proved: combinations and moves are followed symbolically for each element; the counts of all
elements are compared with those of the scan. Float sums are reassociated.

Guarded: where floats are compared, a test for NaN keeps the network.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import named, optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.elementwise.build import element_type
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.loaded import Loaded
from raise_kernel.passes.tensor_opt.idioms.orders.guarded_scans import (
    Found,
    float_choices,
    name_guarded,
)
from raise_kernel.passes.tensor_opt.idioms.orders.network import (
    ROW,
    SUMS,
    Network,
    least_depth,
    longest_chains,
)
from raise_kernel.passes.tensor_opt.idioms.orders.scan_builders import LEAST, may_be_part, part_of
from raise_kernel.passes.tensor_opt.idioms.rows.one_row import OneRow
from raise_kernel.passes.tensor_opt.idioms.scan_kinds import KINDS, OF_NUMBERS, ScanKind
from raise_kernel.stablehlo.elements import is_float

ADDITIONS = 3
# Scans under a guard in one kernel, at most.
SCANS = 4
# They end a network of one row that is the whole tensor, whatever stands before them.
JOINS = ("concatenate", "dynamic_update_slice")
ENDS = ("concatenate", "select", "dynamic_update_slice", "slice")


@register_pass("recognize-scans", stage="tensor-opt")
def recognize_scans(module: ir.Module, ctx: PassContext) -> None:
    """Turn networks of additions into prefix sums; none where `rk.optimize` is "none"."""
    for kernel in optimized_kernels(module):
        block = kernel.regions[0].blocks[0]
        alone: dict[Graph, OneRow] = {}
        for kind in KINDS:
            if _combinations(block, kind) < ADDITIONS:
                continue
            namer = _Namer(kind, alone)
            rules = {op: [namer.scan] for op in namer.ends}
            Rewriter(rules, worth=namer.has_end).function(kernel)
            for element in namer.found:
                ctx.remarks.applied(_words(kind, element), kernel)
        for kind in OF_NUMBERS:
            _name_guarded(kernel, kind, alone, ctx)


def _combinations(block: ir.Block, kind: ScanKind) -> int:
    """How often the operation stands in a block; that of truth values combines nothing."""
    found = named(block, f"stablehlo.{kind.op}")
    return sum(str(element_type(op.results[0])) != "i1" for op in found)


def _name_guarded(
    kernel: ir.Operation, kind: ScanKind, alone: dict[Graph, OneRow], ctx: PassContext
) -> None:
    """Scans of floats under a guard, the last one first."""
    block = kernel.regions[0].blocks[0]
    for _ in range(SCANS):
        if float_choices(block) < ADDITIONS:
            return
        if not name_guarded(block, (*ENDS, kind.op), _Namer(kind, alone).part):
            return
        words = f"a network of {kind.op} is now a cumulative {kind.op} where no element is NaN"
        ctx.remarks.applied(words, kernel)


def _words(kind: ScanKind, element: str) -> str:
    if kind.op == "add":
        words = ", with reassociated additions" if is_float(element) else ""
        return f"a network of additions is now a prefix sum{words}"
    words = ", reassociated" if is_float(element) and kind.op == "multiply" else ""
    return f"a network of {kind.op} is now a cumulative {kind.op}{words}"


def _least_depth(shape: Sequence[int]) -> int:
    """Additions after one another in a scan of each row of a tensor, at least."""
    return least_depth(min(math.prod(shape[1:]), max(LEAST, shape[-1])))


@functools.cache
def _least_chain(shape: Sequence[int]) -> int:
    """Additions after one another in a scan that a tensor has rows of, or is one row of."""
    return min((_least_depth(s) for s in (shape, (1, *shape)) if _fits(s)), default=SUMS + 1)


def _fits(shape: Sequence[int]) -> bool:
    """Whether the rows of a tensor have as many elements as a scan that is looked for."""
    return LEAST <= math.prod(shape[1:]) <= ROW


class _Namer:
    """The rule; what is known of a graph's networks is kept for its later nodes. `alone` has the
    nodes of graphs as rows of their own, for all kinds."""

    def __init__(self, kind: ScanKind, alone: dict[Graph, OneRow]) -> None:
        self.kind = kind
        self.ends = (*ENDS, kind.op, *(("subtract",) if kind.op == "add" else ()))
        self.found: list[str] = []
        self._networks: dict[tuple[Graph, int], Network] = {}
        self._alone = alone

    def has_end(self, loaded: Loaded) -> bool:
        """Whether a network ends at a node of a graph. Most have too few additions in a row."""
        nodes = loaded.loader.order
        chains = longest_chains(nodes, self.kind)
        return any(
            n.op in self.ends
            and chains.get(n, 0) >= _least_chain(n.shape)
            and self.part(loaded.graph, n) is not None
            for n in nodes
        )

    def scan(self, g: Graph, n: Node) -> Node | None:
        """A prefix sum along what is left of a row, or along its last axis; of one row that is the
        whole tensor."""
        found = self.part(g, n)
        if found is None:
            return None
        self.found.append(n.element)
        return found.node(g, n.shape)

    def part(self, g: Graph, n: Node) -> Found | None:
        """The part of a scan that a node is."""
        if n.element == "i1" or not n.size:
            return None
        found = self._part(g, n) if n.rank > 1 else None
        if found is not None or not _fits((1, *n.shape)) or not self._adds(n):
            return found
        return self._part(g, self._alone.setdefault(g, OneRow(g)).of(n))

    def _adds(self, n: Node) -> bool:
        """Whether an addition stands close enough to be the end of a network."""
        itself = self.kind.op
        if n.op in (itself, *JOINS) or self.kind.operands(n) is not None:
            return True
        return any(o.op in (itself, "pad", "select") for o in n.operands)

    def _part(self, g: Graph, n: Node) -> Found | None:
        if not _fits(n.shape):
            return None
        count = n.size // n.shape[0]
        network = self._networks.setdefault((g, n.shape[0]), Network(n.shape[0], self.kind))
        if not network.may_sum(n, _least_depth(n.shape)):
            return None
        numbers = network.row(n)
        if numbers is None or len(set(numbers.reshape(-1).tolist())) < count:
            return None
        if sum(network.is_sum(k) for k in numbers.reshape(-1).tolist()) < ADDITIONS:
            return None
        known = network.coefficients(
            numbers.reshape(-1), lambda source, totals: may_be_part(source, totals, n.shape)
        )
        if known is None or known[0].base is n:
            return None
        source, counts = known
        part = part_of(source, counts, n.shape)
        end = network.end(n, source) if part is not None else None
        return None if part is None or end is None else Found(part, end, n.shape)
