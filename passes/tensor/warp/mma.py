"""A warp's matrix product on fragments, as `dot_general` of the matrices that the lanes hold.

The lanes' registers, side by side, reshaped and transposed are the matrix
(analysis.fragment_layouts); where they are loaded from memory, the matrix is loaded as one slice
(loaded.py). All other lane indices are batch or free dimensions. Half precision is
multiplied into single precision, small integers into 32 bits; of tf32's bits the low thirteen do
not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raise_kernel.analysis.lanes.fragment_layouts import Layout, parse_product
from raise_kernel.analysis.lanes.lane_calls import LaneCall
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.lanes import contraction
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    broadcast,
    i32,
    over,
    reshape,
    shape_of,
    stacked,
    tensor_type,
    transpose,
    unstacked,
)
from raise_kernel.passes.tensor.warp.loaded import loaded_matrix

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

_TF32_BITS = -(1 << 13)


def multiply(low: Lowering, call: LaneCall, frame: Frame) -> None:
    """`rk.warp.mma.PRODUCT`: the registers of D."""
    product = parse_product(call.mode)
    lanes = call.indices
    if [frame.ranges[d][:2] for d in lanes] not in ([(0, 8), (0, 4)], [(0, 32)]):
        raise refuse("RK017", "a matrix product by a part of a warp", at=call.op)
    layouts = product.layouts()
    registers, matrices = call.arguments, []
    for layout in layouts:
        group, registers = registers[: layout.count], registers[layout.count :]
        matrices.append(_operand(low, call, group, layout, frame))
    a, b, c = matrices
    element = _accumulator(product.c)
    a, b = _factor(a, product.a, product.b), _factor(b, product.b, product.a)
    total = _dot(a, b, element, frame)
    dims = frame.union([total, c])
    sums = stablehlo.add(
        _spread(total, dims, frame),
        stablehlo.convert(_type_of(c, dims, frame, element), _spread(c, dims, frame)),
    )
    kept = c.element_type
    if kept != element:
        sums = stablehlo.convert(tensor_type(shape_of(sums), kept), sums)
    results: list[ir.Value] = [*call.op.results]
    for result, vec in zip(results, _split(sums, dims, layouts[2], lanes, frame), strict=True):
        low.set(result, vec)
    low.fragments[tuple(results)] = over(sums, dims, frame)


def _operand(
    low: Lowering, call: LaneCall, registers: list[ir.Value], layout: Layout, frame: Frame
) -> Vec:
    """A matrix from its registers: as it was loaded or computed, where they are just that."""
    known = low.fragments.get(tuple(registers))
    if known is not None and known.ranges == tuple(frame.ranges[d] for d in known.dims):
        return known
    loaded = loaded_matrix(low, call, registers, layout, frame)
    if loaded is not None:
        return loaded
    first = low.get(registers[0], frame)
    if len(set(registers)) == 1 and not set(first.dims) & set(call.indices):
        lead = len(first.dims)
        shape = [*shape_of(first.value), *layout.shape]
        return Vec(broadcast(first.value, list(range(lead)), shape), first.dims, first.ranges)
    return _matrix([low.get(v, frame) for v in registers], layout, call.indices, frame)


def _accumulator(type_: str) -> ir.Type:
    return {
        "f64": ir.F64Type.get(),
        "s32": ir.IntegerType.get_signless(32),
    }.get(type_, ir.F32Type.get())


# --- registers and matrices -----------------------------------------------------------------------


def _matrix(registers: list[Vec], layout: Layout, lanes: list[ir.Value], frame: Frame) -> Vec:
    """A tensor over the registers' other lane indices, then row and column.

    Neither `dims` nor `ranges` of such a Vec tell of the last two axes.
    """
    values, others = stacked(registers, lanes, frame)
    digits = ["g", "t", *(name for name, _ in layout.registers)]
    outer = frame.shape(others)
    split = reshape(values, [*outer, *(layout.sizes[d] for d in digits)])
    axes = [len(outer) + digits.index(d) for d in layout.row + layout.column]
    matrix = reshape(transpose(split, [*range(len(outer)), *axes]), [*outer, *layout.shape])
    return Vec(matrix, tuple(others), tuple(frame.ranges[d] for d in others))


def _split(
    matrix: ir.Value,
    dims: tuple[ir.Value, ...],
    layout: Layout,
    lanes: list[ir.Value],
    frame: Frame,
) -> list[Vec]:
    """The registers of a matrix over `dims`: the inverse of `_matrix`."""
    outer = frame.shape(dims)
    names = layout.row + layout.column
    split = reshape(matrix, [*outer, *(layout.sizes[d] for d in names)])
    digits = ["g", "t", *(name for name, _ in layout.registers)]
    back = transpose(split, [*range(len(outer)), *(len(outer) + names.index(d) for d in digits)])
    whole = reshape(back, [*outer, *frame.shape(lanes), layout.count])
    return unstacked(whole, [*dims, *lanes], frame)


def _spread(matrix: Vec, dims: tuple[ir.Value, ...], frame: Frame) -> ir.Value:
    """A matrix over more lane indices."""
    order = [d for d in dims if d in matrix.dims]
    rank = len(order)
    value = transpose(matrix.value, [*(matrix.dims.index(d) for d in order), rank, rank + 1])
    shape = [*frame.shape(dims), *shape_of(value)[-2:]]
    return broadcast(value, [*(dims.index(d) for d in order), len(dims), len(dims) + 1], shape)


def _type_of(matrix: Vec, dims: tuple[ir.Value, ...], frame: Frame, element: ir.Type) -> ir.Type:
    return tensor_type([*frame.shape(dims), *shape_of(matrix.value)[-2:]], element)


# --- the product ----------------------------------------------------------------------------------


def _factor(matrix: Vec, type_: str, other: str) -> Vec:
    """A factor as dot_general takes it."""
    value = matrix.value
    shape = shape_of(value)
    if type_ == "tf32":
        bits = stablehlo.bitcast_convert(tensor_type(shape, ir.IntegerType.get_signless(32)), value)
        kept = stablehlo.and_(bits, broadcast(i32(_TF32_BITS), [], shape))
        value = stablehlo.bitcast_convert(value.type, kept)
    elif "u8" in (type_, other):
        wide = ir.IntegerType.get_signless(32)
        if type_ == "u8":
            unsigned = tensor_type(shape, ir.IntegerType.get_unsigned(8))
            value = stablehlo.bitcast_convert(unsigned, value)
        value = stablehlo.convert(tensor_type(shape, wide), value)
    return Vec(value, matrix.dims, matrix.ranges)


def _dot(a: Vec, b: Vec, element: ir.Type, frame: Frame) -> Vec:
    """The product over the lane indices of both, rows and columns last."""
    row, column, inner = ("row", "column", "inner")
    left, right = (*a.dims, row, inner), (*b.dims, inner, column)
    result, dims = contraction(a.value, left, b.value, right, (inner,), element)
    lanes = [d for d in dims if d not in (row, column)]
    order = [*lanes, row, column]
    return over(transpose(result, [dims.index(d) for d in order]), lanes, frame)
