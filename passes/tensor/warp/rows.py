"""Rows of 8 x 8 matrices, a lane each, and the registers that hold the matrices: a transposition.

Lane 8 j + r has row r of matrix j; register j of lane 4 g + t has elements (g, 2 t + e) of matrix
j, or (2 t + e, g) where it is transposed on the way (ldmatrix, stmatrix).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from raise_kernel.analysis.lanes.lane_calls import LaneCall
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.vectors import (
    Frame,
    cut,
    reshape,
    shape_of,
    stacked,
    transpose,
    unstacked,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

_MATRICES, _SIZE = 4, 8


def exchange_rows(low: Lowering, call: LaneCall, frame: Frame) -> None:
    """`rk.warp.rows.load2t`: registers from rows; `rk.warp.rows.store2t`: rows from registers."""
    lanes = call.indices
    if [frame.ranges[d][:2] for d in lanes] not in ([(0, 8), (0, 4)], [(0, 32)]):
        raise refuse("RK017", "matrices that a part of a warp loads or stores", at=call.op)
    loads, transposed = call.mode.startswith("load"), call.mode.endswith("t")
    count = int(call.mode.removeprefix("load").removeprefix("store")[0])
    values, others = stacked([low.get(v, frame) for v in call.arguments], lanes, frame)
    move = _registers if loads else _rows
    moved = move(values, len(others), count, transposed)
    dims = [*others, *lanes]
    whole = reshape(moved, [*frame.shape(dims), len(call.op.results)])
    for result, vec in zip(call.op.results, unstacked(whole, dims, frame), strict=True):
        low.set(result, vec)


def _registers(rows: ir.Value, lead: int, count: int, transposed: bool) -> ir.Value:
    """[..., lane, column] -> [..., lane, register]."""
    outer = shape_of(rows)[:lead]
    whole = reshape(rows, [*outer, _MATRICES, _SIZE, _SIZE])
    used = cut(whole, lead, 0, count)
    if transposed:
        used = _permuted(used, lead, (0, 2, 1))
    # matrix, group, position, half
    split = reshape(used, [*outer, count, _SIZE, 4, 2])
    return reshape(_permuted(split, lead, (1, 2, 0, 3)), [*outer, 32, 2 * count])


def _rows(registers: ir.Value, lead: int, count: int, transposed: bool) -> ir.Value:
    """[..., lane, register] -> [..., lane, column]; lanes that have no row get another's."""
    outer = shape_of(registers)[:lead]
    split = reshape(registers, [*outer, _SIZE, 4, count, 2])
    matrices = reshape(_permuted(split, lead, (2, 0, 1, 3)), [*outer, count, _SIZE, _SIZE])
    if transposed:
        matrices = _permuted(matrices, lead, (0, 2, 1))
    if count < _MATRICES:
        matrices = stablehlo.concatenate([matrices] * (_MATRICES // count), lead)
    return reshape(matrices, [*outer, 32, _SIZE])


def _permuted(value: ir.Value, lead: int, order: Sequence[int]) -> ir.Value:
    """The axes after the first `lead` ones in another order."""
    return transpose(value, [*range(lead), *(lead + k for k in order)])
