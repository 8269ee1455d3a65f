"""Computes interior and boundary separately if boundary elements have other neighbours, on CPUs.

Before (x[max(i - 1, 0)] + x[i], all of y written):
    %first = stablehlo.slice %x [0:1]
    %head = stablehlo.slice %x [0:99999]
    %left = stablehlo.concatenate %first, %head, dim = 0
    %r = stablehlo.add %left, %x
    return %r
After:
    %a = stablehlo.slice %x [0:99999]
    %b = stablehlo.slice %x [1:100000]
    %inner = stablehlo.add %a, %b
    %0 = stablehlo.dynamic_update_slice %y, %inner, 1
    %c = stablehlo.slice %x [0:1]
    %edge = stablehlo.add %c, %c
    %r = stablehlo.dynamic_update_slice %0, %edge, 0
    return %r

Neighbours that are clamped, mirrored, periodic or constant are concatenations and pads. XLA writes
each concatenation to fresh memory on CPUs, and tests a pad at each element; in the interior both
are plain slices, which fuse. A box of the result is computed for itself: its slice moves through
elementwise operations down to what they read. Every axis gives a slab before and one after the
interior; an axis of few elements, cut inside, falls into its parts.

The boxes are stored into the array that the result replaces, which nothing may read; in place where
the launch owns it, else after a copy, which is still cheaper. XLA's partitioner would gather that
array, so a kernel with another form of stores (`rk.update_form`: partitioned arrays) is left alone.
Only for large results, with thin edges, whose interior loses every concatenation and pad; a result
of a few pads that fits in a cache stays, for XLA stores a box from one thread, where it computes a
whole result from all. A value that something else than such results reads is
left whole, and so is arithmetic whose result is shifted: computed per shift, a chain of stencils
would grow without bound. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import int_array, text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.boxes.boxes import (
    POINTWISE,
    Box,
    boxes_around,
    cuts_of,
)
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.node import in_order, reached
from raise_kernel.passes.tensor_opt.graph.rewriter import Rewriter
from raise_kernel.passes.tensor_opt.graph.run import merged
from raise_kernel.passes.tensor_opt.simplify import (
    fold_constants,
    simplify_integers,
    simplify_reshapes,
    simplify_selects,
    simplify_slices,
)
from raise_kernel.stablehlo.elements import numpy_dtype
from raise_kernel.stablehlo.properties import MOVING
from raise_kernel.worklist import reachable

# What a box makes simpler: its masks are constant, its slices meet. (Not the updates that hold the
# boxes: those would become the concatenation again.)
RULES = merged(
    fold_constants.RULES,
    simplify_integers.RULES,
    simplify_selects.RULES,
    simplify_slices.RULES,
    simplify_reshapes.RULES,
)
# An edge is at most so wide; an axis with no more elements may fall into parts.
EDGE = 16
# Boxes of one result, at most.
BOXES = 32
# A result stays that is no larger, in bytes, and reads no more pads, and no concatenation. Measured
# on two cores: pads take 0.8 to 1.0 of the time of boxes at 2 and 4 MiB, 1.05 to 1.2 at 16 and 64.
CACHED = 4 << 20
FEW = 4


@dataclass(frozen=True)
class _Stored:
    """A result as a value that is stored into an array from `starts` on."""

    array: Node
    value: Node
    starts: tuple[int, ...]


@register_pass(
    "peel-boundary", stage="tensor-opt", needs=("stablehlo.pad", "stablehlo.concatenate")
)
@dataclass(frozen=True)
class PeelBoundary:
    """Compute the interior of a result apart from its boundary, on CPUs.

    Results of fewer than `elements` are not worth the longer program.
    """

    elements: int = 1 << 16

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            if text_attribute(kernel, "rk.update_form") not in ("", "update"):
                continue
            if text_attribute(kernel, "rk.target") in ("", "cpu") and self._concerns(kernel):
                peeler = _Peeler(int_array(kernel, "rk.results") or (), self.elements)
                peeler.rewriter.function(kernel)
                for boxes in peeler.boxes:
                    ctx.remarks.applied(f"a result is computed in {boxes} boxes", kernel)

    def _concerns(self, kernel: ir.Operation) -> bool:
        """Whether a result is large enough."""
        block = kernel.regions[0].blocks[0]
        end = block.operations[len(block.operations) - 1].operation
        types = [ir.RankedTensorType(v.type) for v in end.operands]
        return any(prod(t.shape) >= self.elements for t in types)


class _Peeler:
    """Peels results; `boxes` counts those of each that was."""

    def __init__(self, arguments: Sequence[int], elements: int) -> None:
        self.arguments = arguments
        self.elements = elements
        self.boxes: list[int] = []
        self.zone: set[Node] = set()
        self._done: dict[Node, Node] = {}
        self.rewriter = Rewriter(RULES, whole=self.peel, first={"slice": [self._inside]})

    def peel(self, g: Graph, results: list[Node]) -> list[Node]:
        stored = [self._stored(g, results, k) for k in range(len(results))]
        self.zone = _private({s.value for s in stored if s is not None}, results)
        self._done = {}
        return [
            r if s is None else self._peeled(g, s) or r
            for r, s in zip(results, stored, strict=True)
        ]

    def _inside(self, g: Graph, n: Node) -> Node | None:
        """A slice of what is computed in boxes, as computed from slices."""
        x = n.operands[0]
        if x not in self.zone:
            return None
        if x.op in MOVING:
            moved = (rule(g, n) for rule in simplify_slices.RULES["slice"])
            return next((m for m in moved if m is not None and m is not n), None)
        alike = (x.shape,) if x.op == "bitcast_convert" else (x.shape, ())
        if any(o.shape not in alike for o in x.operands):
            return None
        parts = [g.slice(o, *n.attr) if o.shape == x.shape else o for o in x.operands]
        return g.make(x.op, parts, n.shape, x.element, x.attr)

    def _stored(self, g: Graph, results: Sequence[Node], k: int) -> _Stored | None:
        result = results[k]
        if result.op == "dynamic_update_slice":
            starts = update_starts(result)
            if starts is None:
                return None
            return _Stored(result.operands[0], result.operands[1], starts)
        if k >= len(self.arguments):
            return None
        array = g.arguments[self.arguments[k]]
        if (array.shape, array.element) != (result.shape, result.element):
            return None
        if array in reached(results):
            return None
        return _Stored(array, result, (0,) * result.rank)

    def _peeled(self, g: Graph, stored: _Stored) -> Node | None:
        value = stored.value
        if value.size < self.elements or value not in self.zone or _brief(value, self.zone):
            return None
        inner, edges = boxes_around(value.shape, cuts_of(value, self.zone), EDGE)
        if not 1 < len(inner) + len(edges) <= BOXES or 2 * sum(b.size for b in edges) > value.size:
            return None
        before = reached([value])

        def part(box: Box) -> Node:
            cut = g.slice(value, box.starts, box.limits, [1] * value.rank)
            return self.rewriter.normal(g, cut, self._done)

        parts = [part(box) for box in inner]
        nodes = reachable(parts, lambda n: () if n in before else n.operands)
        if any(n.op in ("concatenate", "pad") for n in nodes):
            return None
        boxes = [*inner, *edges]
        parts += [part(box) for box in edges]
        if self.rewriter.exhausted:  # slices of what is computed whole
            return None
        result = stored.array
        for box, made in zip(boxes, parts, strict=True):
            starts = [a + b for a, b in zip(stored.starts, box.starts, strict=True)]
            result = g.update_at(result, made, starts)
        self.boxes.append(len(parts))
        return result


def _brief(value: Node, zone: set[Node]) -> bool:
    """Whether it is small, and made of a few pads."""
    nodes = reachable([value], lambda n: n.operands if n in zone else ())
    joins = [n.op for n in nodes if n.op in ("pad", "concatenate")]
    small = value.size * numpy_dtype(value.element).itemsize <= CACHED
    return small and "concatenate" not in joins and len(joins) <= FEW


def _private(roots: Collection[Node], results: Sequence[Node]) -> set[Node]:
    """The pointwise nodes that serve `roots` and nothing else."""
    nodes = in_order(results)
    users: dict[Node, list[Node]] = {}
    for node in nodes:
        for operand in node.operands:
            users.setdefault(operand, []).append(node)
    zone: set[Node] = set()
    for node in reversed(nodes):
        if node.op not in POINTWISE or (node in results and node not in roots):
            continue
        if all(u in zone or _stores(u, node, results) for u in users.get(node, ())):
            zone.add(node)
    return zone


def _stores(user: Node, node: Node, results: Sequence[Node]) -> bool:
    """Whether `user` is a result that stores `node`."""
    return user in results and user.op == "dynamic_update_slice" and user.operands[1] is node
