"""Loads of a tensor-core fragment as one access of the matrix, as a function of row and column.

Each register is loaded from base + a * row + b * column, with its row and column in the layout
(analysis.lanes.fragment_layouts). So the element of any row and column is the load at that index.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import access_forms, parallel_box
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.fragment_layouts import Layout
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import walked


def matrix_subscripts(
    registers: Sequence[ir.Value], at: ir.Operation, lanes: Sequence[ir.Value], layout: Layout
) -> tuple[ir.Value, list[Linear]] | None:
    """The memory and the subscripts of the matrix that `registers` hold at the operation `at`.

    In the subscripts the two indices of `lanes` stand for the row and the column. None if the
    registers are not loaded in the block of `at`, or not from one matrix.
    """
    loads = [defining_op(v) for v in registers]
    found = [op for op in loads if op is not None and op.name == "affine.load"]
    if len(lanes) != 2 or len(found) != len(loads) or any(op.block != at.block for op in found):
        return None
    memory = found[0].operands[0]
    if any(op.operands[0] != memory for op in found) or _written(found, at, memory):
        return None
    forms = _forms(found, lanes, layout)
    return None if forms is None else (memory, forms)


def _written(loads: Sequence[ir.Operation], end: ir.Operation, memory: ir.Value) -> bool:
    """Whether an operation between the first load and `end` may write the memory."""
    ops = [o.operation for o in end.block.operations]
    first = min(ops.index(load) for load in loads)
    for op in ops[first : ops.index(end)]:
        inner = [o for region in op.regions for block in region.blocks for o in walked(block)]
        for effect in (op, *inner):
            if effect.name == "gpu.barrier":
                return True
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
    threads = ir.BlockArgument(lanes[0]).owner
    # An index with one value may be used in any way.
    single = {
        index: Linear(low)
        for index, (low, high, step) in zip(
            threads.arguments, parallel_box(threads.owner.operation), strict=True
        )
        if len(range(low, high, step)) == 1
    }
    subscripts = []
    for axis in zip(*(forms for forms in axes if forms is not None), strict=True):
        subscript = _subscript([form.substituted(single) for form in axis], lanes, layout)
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
