"""A fragment that has just been loaded, as one view of the memory: the matrix itself.

The whole matrix is the load at the index of every row and column (analysis.lanes.fragment_loads).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.fragment_layouts import Layout
from raise_kernel.analysis.lanes.fragment_loads import matrix_subscripts
from raise_kernel.analysis.lanes.lane_calls import LaneCall
from raise_kernel.bindings import ir
from raise_kernel.passes.tensor.vectors import Frame, Vec, to_dims, transpose

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering


def loaded_matrix(
    low: Lowering, call: LaneCall, registers: Sequence[ir.Value], layout: Layout, frame: Frame
) -> Vec | None:
    """The matrix over the other lane indices, rows and columns last; None where the registers are
    no loads in the product's own block, or not of one matrix."""
    found = matrix_subscripts(registers, call.op, call.indices, layout)
    return _load(low, *found, call.indices, layout, frame) if found is not None else None


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
