"""A fragment that has just been loaded, as one view of the memory: the matrix itself.

The registers' loads go to base + a * row + b * column, with the row and the column that each lane
holds; so the whole matrix is the load at that index for every row and column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from raise_kernel.analysis.accesses.affine_maps import access_forms
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.fragment_layouts import Layout
from raise_kernel.analysis.lanes.lane_calls import LaneCall
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import defining_op, ir, walk
from raise_kernel.passes.tensor.vectors import Frame, Vec, to_dims, transpose

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering


def loaded_matrix(
    low: Lowering, call: LaneCall, registers: Sequence[ir.Value], layout: Layout, frame: Frame
) -> Vec | None:
    """The matrix over the other lane indices, rows and columns last; None where the registers are
    no loads in the product's own block, or not of one matrix."""
    if len(call.indices) != 2:
        return None
    loads = [defining_op(v) for v in registers]
    found = [op for op in loads if op is not None and op.name == "affine.load"]
    if len(found) != len(loads) or any(op.block != call.op.block for op in found):
        return None
    memory = found[0].operands[0]
    if any(op.operands[0] != memory for op in found) or _written(found, call.op, memory):
        return None
    forms = _forms(found, call.indices, layout)
    return _load(low, memory, forms, call.indices, layout, frame) if forms is not None else None


def _written(loads: Sequence[ir.Operation], end: ir.Operation, memory: ir.Value) -> bool:
    """Whether something between the first of the loads and `end` writes the memory."""
    ops = [o.operation for o in end.block.operations]
    first = min(ops.index(load) for load in loads)
    for op in ops[first : ops.index(end)]:
        inner = [o for region in op.regions for block in region.blocks for o in walk(block)]
        for effect in (op, *inner):
            if effect.name in WRITES and any(
                isinstance(v.type, ir.MemRefType) and root(v) == root(memory)
                for v in effect.operands
            ):
                return True
    return False


def _forms(
    loads: Sequence[ir.Operation], lanes: Sequence[ir.Value], layout: Layout
) -> list[Linear] | None:
    """The subscripts, with the row for the first lane index and the column for the second."""
    axes = [access_forms(op) for op in loads]
    if any(forms is None for forms in axes):
        return None
    subscripts = []
    for axis in zip(*(forms for forms in axes if forms is not None), strict=True):
        subscript = _subscript(axis, lanes, layout)
        if subscript is None:
            return None
        subscripts.append(subscript)
    return subscripts


def _subscript(forms: Sequence[Linear], lanes: Sequence[ir.Value], layout: Layout) -> Linear | None:
    row, column = layout.weights(layout.row), layout.weights(layout.column)
    names = dict(zip("gt", lanes, strict=True))
    factors = []
    for weights in (row, column):
        (name,) = (n for n in names if n in weights)
        factor, rest = divmod(forms[0].terms.get(names[name], 0), weights[name])
        if rest:
            return None
        factors.append(factor)
    lane_terms = Linear()
    for weights, factor in zip((row, column), factors, strict=True):
        for name, value in names.items():
            if name in weights:
                lane_terms = lane_terms + Linear(0, {value: factor * weights[name]})
    base = forms[0] - lane_terms
    for register, form in enumerate(forms):
        digits = layout.digits(register)
        offset = sum(
            factor * weights[d] * n
            for weights, factor in zip((row, column), factors, strict=True)
            for d, n in digits.items()
            if d in weights
        )
        if form - lane_terms != base.shifted(offset):
            return None
    return base + Linear(0, dict(zip(lanes, factors, strict=True)))


def _load(
    low: Lowering,
    memory: ir.Value,
    forms: Sequence[Linear],
    lanes: Sequence[ir.Value],
    layout: Layout,
    frame: Frame,
) -> Vec:
    ranges, domain = dict(frame.ranges), frame.domain
    for lane, size in zip(lanes, layout.shape, strict=True):
        ranges[lane] = (0, size, 1)
        domain = domain.with_index(lane, (0, size - 1))
    whole = replace(frame, ranges=ranges, domain=domain, mask=None)
    vec = low.memory.load(memory, forms, whole)
    dims = [d for d in whole.dims if d in vec.dims or d in lanes]
    others = [d for d in dims if d not in lanes]
    tensor = to_dims(vec, dims, whole)
    tensor = transpose(tensor, [dims.index(d) for d in (*others, *lanes)])
    return Vec(tensor, tuple(others), tuple(frame.ranges[d] for d in others))
