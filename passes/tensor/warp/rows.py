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
    over,
    reshape,
    shape_of,
    slice_,
    to_dims,
    transpose,
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
    values = [low.get(v, frame) for v in call.arguments]
    held = {d for v in values for d in v.dims} | set(lanes)
    dims = tuple(d for d in frame.dims if d in held)
    others = [d for d in dims if d not in lanes]
    order = [*others, *lanes]
    outer, last = frame.shape(others), [dims.index(d) for d in order]
    columns = [reshape(transpose(to_dims(v, dims, frame), last), [*outer, 32, 1]) for v in values]
    stacked = stablehlo.concatenate(columns, len(others) + 1)
    move = _registers if loads else _rows
    moved = move(stacked, len(others), count, transposed)
    number = len(call.op.results)
    whole = reshape(moved, [*frame.shape(order), number])
    results: list[ir.Value] = [*call.op.results]
    for position, result in enumerate(results):
        starts, limits = [0] * (len(order) + 1), shape_of(whole)
        starts[-1], limits[-1] = position, position + 1
        one = reshape(slice_(whole, starts, limits, [1] * len(limits)), frame.shape(order))
        back = transpose(one, [order.index(d) for d in dims])
        low.set(result, over(back, dims, frame))


def _registers(rows: ir.Value, lead: int, count: int, transposed: bool) -> ir.Value:
    """[..., lane, column] -> [..., lane, register]."""
    outer = shape_of(rows)[:lead]
    whole = reshape(rows, [*outer, _MATRICES, _SIZE, _SIZE])
    starts, limits = [0] * (lead + 3), shape_of(whole)
    limits[lead] = count
    used = slice_(whole, starts, limits, [1] * len(limits))
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
