"""Computes results that share expensive values chunk by chunk, on CPUs.

Before:
    %e = stablehlo.exponential %x : tensor<4194304xf32>
    %a = stablehlo.add %e, %y
    %b = stablehlo.multiply %e, %z
    return %a, %b
After:
    %r:2 = stablehlo.while(%i = 0, %p = %a0, %q = %b0) ... 256 times {
      %start = stablehlo.multiply %i, 16384
      %xs = stablehlo.dynamic_slice %x, %start, sizes = [16384]
      ...
      %e = stablehlo.exponential %xs : tensor<16384xf32>
      %p1 = stablehlo.dynamic_update_slice %p, (stablehlo.add %e, %ys), %start
      %q1 = stablehlo.dynamic_update_slice %q, (stablehlo.multiply %e, %zs), %start
      return %i + 1, %p1, %q1
    }
    return %r#0, %r#1

XLA fuses what leads to one result into one loop on CPUs. A costly value that several results need
is not computed for each: it is written to memory, whole, and fresh memory costs more than most
arithmetic. A chunk of it stays in the cache.

Only where the launch owns its arrays (`rk.in_place`), whose memory the loop writes: a gradient
through the loop, or an array that lies on several devices, wants the whole form. The results must
be elementwise functions of arrays of one shape, and the arrays that they replace unused; a value
that something else needs, too, is computed before the loop. The last chunk starts earlier where the
chunks do not divide the array. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase_unused
from raise_kernel.mlir.values import (
    array_values,
    attributes_of,
    defining_op,
    identity,
    int_array,
    shape_of,
    text_attribute,
)
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.elementwise.build import convert, element_type
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.vectors import index_constant, indices_of, reshape
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.properties import COSTLY, qualified
from raise_kernel.worklist import make_in_order

COSTLY_OPERATIONS = qualified(COSTLY)
POINTWISE = qualified(ELEMENTWISE | {"optimization_barrier"})
# What makes elements out of positions, numbers or smaller arrays, in each chunk anew.
SPREAD = frozenset({"stablehlo.broadcast_in_dim", "stablehlo.iota", "stablehlo.constant"})


# The operation that computes a value, where a part of it is computed anew for each chunk.
Inside = Callable[[ir.Value], ir.Operation | None]


def updated_in_place(module: ir.Module) -> Iterator[ir.Operation]:
    """The kernels that may write an array part by part: the updates are made in place."""
    for kernel in kernels(module):
        optimize, form = (text_attribute(kernel, f"rk.{n}") for n in ("optimize", "update_form"))
        if optimize != "none" and form in ("", "update") and "rk.in_place" in kernel.attributes:
            yield kernel


@register_pass("chunk-results", stage="tensor-opt")
@dataclass(frozen=True)
class ChunkResults:
    """Compute results that share expensive values in chunks, on CPUs.

    `elements`: how many a chunk has; results of fewer than `least` are left whole.
    """

    elements: int = 1 << 14
    least: int = 1 << 18

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in updated_in_place(module):
            if text_attribute(kernel, "rk.target") in ("", "cpu"):
                self._chunk(kernel, ctx)

    def _chunk(self, kernel: ir.Operation, ctx: PassContext) -> None:
        block = kernel.regions[0].blocks[0]
        end = block.operations[len(block.operations) - 1].operation
        group = _group(end, [block.arguments[n] for n in int_array(kernel, "rk.results") or ()])
        if len(group) < 2:
            return
        shape = shape_of(end.operands[group[0]])
        if prod(shape) < max(1, self.least):
            return
        rows = max(1, self.elements // prod(shape[1:]))
        if shape[0] < 2 * rows:
            return
        zone = _zone(end, group)
        if not _shares(end, group, zone):
            return
        arrays = [block.arguments[(int_array(kernel, "rk.results") or ())[k]] for k in group]
        width = 64 if shape[0] >= 1 << 31 else 32
        values = [end.operands[k] for k in group]
        count = -(-shape[0] // rows)

        def inside(value: ir.Value) -> ir.Operation | None:
            op = defining_op(value)
            return op if op is not None and identity(op) in zone else None

        def step(counter: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
            chunk = Chunk(inside, prod(shape), rows * prod(shape[1:]), counter)
            starts = chunk.starts(shape)
            parts = [chunk.part(value) for value in values]
            return [
                stablehlo.dynamic_update_slice(array, part, starts)
                for array, part in zip(carried, parts, strict=True)
            ]

        with ir.InsertionPoint(end), end.location, indices_of(width):
            results = counted(index_constant(count), arrays, step)
        for k, result in zip(group, results, strict=True):
            facts.changed()
            end.operands[k] = result
        erase_parted(block, inside)
        ctx.remarks.applied(f"{len(group)} results computed in {count} chunks", kernel)


def _group(end: ir.Operation, arrays: Sequence[ir.Value]) -> list[int]:
    """The results of one type, elementwise, whose arrays nothing uses."""
    found: list[int] = []
    for k, (value, array) in enumerate(zip(end.operands, arrays, strict=True)):
        op = defining_op(value)
        fresh = op is not None and op.name in POINTWISE and value.type == array.type
        if not fresh or any(True for _ in array.uses) or list(end.operands).count(value) > 1:
            continue
        shape = shape_of(value)
        if shape and (not found or shape_of(end.operands[found[0]]) == shape):
            found.append(k)
    return found


def _zone(end: ir.Operation, group: Sequence[int]) -> dict[int, set[int]]:
    """The operations that are computed in chunks, by `identity`: the results that need each.

    Those of the results' shape, pointwise or spread, that nothing else uses.
    """
    shape = shape_of(end.operands[group[0]])
    zone: dict[int, set[int]] = {}
    for view in reversed(list(end.block.operations)):
        op = view.operation
        if op.name not in POINTWISE | SPREAD or len(op.results) != 1:
            continue
        if shape_of(op.results[0]) != shape:
            continue
        needed: set[int] = set()
        for use in op.results[0].uses:
            user = use.owner.operation
            if user == end and use.operand_number in group:
                needed.add(use.operand_number)
            elif identity(user) in zone:
                needed |= zone[identity(user)]
            else:
                needed.clear()
                break
        if needed:
            zone[identity(op)] = needed
    return zone


def _shares(end: ir.Operation, group: Sequence[int], zone: dict[int, set[int]]) -> bool:
    """Whether a costly value leads to several results, which all are in the zone."""
    roots = [defining_op(end.operands[k]) for k in group]
    if not all(root is not None and identity(root) in zone for root in roots):
        return False
    return any(
        op.operation.name in COSTLY_OPERATIONS and len(zone.get(identity(op.operation), ())) > 1
        for op in end.block.operations
    )


def erase_parted(block: ir.Block, inside: Inside) -> None:
    """Erase what was computed whole and nothing needs any more."""
    operations = [view.operation for view in block.operations]
    erase_unused(operations, lambda op: len(op.results) == 1 and inside(op.results[0]) is not None)


def is_splat(op: ir.Operation) -> bool:
    """Whether an operation makes all elements of one number."""
    if op.name == "stablehlo.constant":
        return ir.DenseElementsAttr(op.attributes["value"]).is_splat
    return op.name == "stablehlo.broadcast_in_dim" and not shape_of(op.operands[0])


class Chunk:
    """A part of `size` elements of lists of `total`, in the loop's iteration `counter`.

    Parts are whole rows of their lists; with `flat`, they have one axis. The last part starts
    earlier where the size does not divide the total.
    """

    def __init__(
        self, inside: Inside, total: int, size: int, counter: ir.Value, *, flat: bool = False
    ) -> None:
        self.inside = inside
        self.total = total
        self.size = size
        self.counter = counter
        self.flat = flat
        self._made: dict[ir.Value, ir.Value] = {}
        self._starts: dict[tuple[int, ...], list[ir.Value]] = {}

    def part(self, value: ir.Value) -> ir.Value:
        """The part of a list."""
        return make_in_order(value, self._made, self._needed, self._make)

    def starts(self, shape: Sequence[int]) -> list[ir.Value]:
        """Where the part of a list of this shape begins."""
        key = tuple(shape)
        if key not in self._starts:
            rows = self._rows(shape)[0]
            start = stablehlo.multiply(self.counter, index_constant(rows))
            if self.total % self.size:
                start = stablehlo.minimum(start, index_constant(shape[0] - rows))
            self._starts[key] = [start, *(index_constant(0) for _ in shape[1:])]
        return self._starts[key]

    def _rows(self, shape: Sequence[int]) -> list[int]:
        return [self.size // prod(shape[1:]), *shape[1:]]

    def _needed(self, value: ir.Value) -> list[ir.Value]:
        op = self.inside(value)
        return [] if op is None or op.name in SPREAD else [*filter(self._is_list, op.operands)]

    def _is_list(self, value: ir.Value) -> bool:
        return prod(shape_of(value)) == self.total

    def _make(self, value: ir.Value) -> ir.Value:
        op = self.inside(value)
        if op is None:
            return self._cut(reshape(value, [self.total]) if self.flat else value)
        if op.name == "stablehlo.reshape":
            return self._made[op.operands[0]]
        one = self.flat and (op.name not in SPREAD or is_splat(op))
        shape = [self.size] if one else self._rows(shape_of(value))
        type_ = ir.RankedTensorType.get(shape, element_type(value))
        if op.name in SPREAD:
            part = self._spread(op, type_)
            return reshape(part, [self.size]) if self.flat else part
        operands = [self._made[v] if self._is_list(v) else v for v in op.operands]
        attributes = attributes_of(op)
        made = ir.Operation.create(
            op.name, results=[type_], operands=operands, attributes=attributes, loc=op.location
        )
        return made.results[0]

    def _cut(self, value: ir.Value) -> ir.Value:
        shape = shape_of(value)
        return stablehlo.dynamic_slice(value, self.starts(shape), self._rows(shape))

    def _spread(self, op: ir.Operation, type_: ir.RankedTensorType) -> ir.Value:
        shape = shape_of(op.results[0])
        if op.name == "stablehlo.constant":
            value = ir.DenseElementsAttr(op.attributes["value"])
            if not value.is_splat:
                return self._cut(op.results[0])
            return stablehlo.constant(
                ir.DenseElementsAttr.get_splat(type_, value.get_splat_value())
            )
        if op.name == "stablehlo.iota":
            axis = ir.IntegerAttr(op.attributes["iota_dimension"]).value
            line = stablehlo.iota(type_, axis)
            if axis:
                return line
            first = convert(self.starts(shape)[0], type_.element_type)
            return stablehlo.add(line, stablehlo.broadcast_in_dim(type_, first, []))
        source = op.operands[0]
        axes = list(array_values(op.attributes["broadcast_dimensions"]))
        sizes = shape_of(source)
        if 0 in axes and sizes[axes.index(0)] == shape[0]:
            position = axes.index(0)
            sizes[position] = type_.shape[0]
            first = self.starts(shape)[0]
            at = [first if k == position else index_constant(0) for k in range(len(sizes))]
            source = stablehlo.dynamic_slice(source, at, sizes)
        return stablehlo.broadcast_in_dim(type_, source, axes)
