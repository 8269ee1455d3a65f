"""affine.parallel: its indices become tensor axes, its reductions contractions or reduces.

A sum of products of two factors becomes `dot_general`: the factors keep only the lane indices that
they vary with, so the product over all of them is never formed. So does one of products that are
rounded to floats before they are summed as doubles, under a test (wide_products.py). Windows that
slide along an array are in windows.py.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.graphs.reduction_kinds import ADDF, identity
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.affine_ops import reduced_kinds, starts_from_zero
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor.elementwise.build import convert
from raise_kernel.passes.tensor.reduce import reduce_tensor
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    over,
    shape_of,
    splat,
    tensor_type,
    to_dims,
    transpose,
)
from raise_kernel.passes.tensor.wide_products import no_product_overflows, rounded_product
from raise_kernel.passes.tensor.windows import sliding_window
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, branches
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.write import HIGHEST, dot

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering


def parallel(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """Run the body with the loop's indices as further lanes."""
    body = op.regions[0].blocks[0]
    ranges = dict(frame.ranges)
    for index, (lower, upper, step) in zip(body.arguments, parallel_box(op), strict=True):
        ranges[index] = (lower, max(0, -((lower - upper) // step)), step)
    (domain,) = region_domains(op, frame.domain)
    inner = replace(frame, ranges=ranges, domain=domain)
    kinds, started = reduced_kinds(op), starts_from_zero(op)
    if inner.is_empty():
        for result, kind in zip(op.results, kinds, strict=True):
            low.set(result, Vec(splat(identity(kind, result.type), [], result.type)))
        return
    if len(op.results) == 1:
        window = sliding_window(low, op, kinds[0], inner, frame, started[0])
        if window is not None:
            low.set(op.results[0], window)
            return
    yields = low.block(body, inner)
    own = set(body.arguments)
    for k, (result, value) in enumerate(zip(op.results, yields, strict=True)):
        reduced = _reduce(low, value, kinds[k], own, inner, frame, started[k])
        low.set(result, reduced)


# Conversions that dot_general does itself; its integers are signed.
_WIDENING = ("arith.extf", "arith.extsi")


def _reduce(
    low: Lowering,
    value: ir.Value,
    kind: int,
    own: set[ir.Value],
    inner: Frame,
    frame: Frame,
    from_zero: bool,
) -> Vec:
    factors = _factors(low, value, kind, own, inner)
    if factors is not None:
        return _contract(*factors, value.type, own, inner, frame)
    wide = rounded_product(value) if kind == ADDF else None
    pair = _contracted(low, wide, own, inner) if wide is not None else None
    if pair is not None:
        return _contract_wide(pair, own, inner, frame, from_zero)
    return _summed(low.get(value, inner), kind, own, inner, frame, from_zero)


def _summed(
    vec: Vec, kind: int, own: set[ir.Value], inner: Frame, frame: Frame, from_zero: bool
) -> Vec:
    """`stablehlo.reduce` over the loop's own indices."""
    dims = tuple(d for d in inner.dims if d in vec.dims or d in own)
    tensor = to_dims(vec, dims, inner)
    axes = [k for k, d in enumerate(dims) if d in own]
    kept = tuple(d for d in dims if d not in own)
    result = reduce_tensor(tensor, axes, kind, from_zero)
    return over(result, kept, frame)


def _contract_wide(
    factors: tuple[Vec, Vec], own: set[ir.Value], inner: Frame, frame: Frame, from_zero: bool
) -> Vec:
    """Products of floats, summed as doubles: a contraction where none of them overflows."""
    double = ir.F64Type.get()

    def contracted() -> Vec:
        a, b = (replace(f, value=convert(f.value, double)) for f in factors)
        return _contract(a, b, double, own, inner, frame)

    def stepwise() -> Vec:
        dims = inner.union(factors)
        product = stablehlo.multiply(*(to_dims(f, dims, inner) for f in factors))
        vec = over(convert(product, double), dims, inner)
        return _summed(vec, ADDF, own, inner, frame, from_zero)

    kept = tuple(d for d in frame.dims if d in inner.union(factors))
    type_ = tensor_type(frame.shape(kept), double)
    test = Tensor(no_product_overflows(*(f.value for f in factors)))
    op = branches(test, [type_], lambda: [contracted().value], lambda: [stepwise().value])
    mark_guard(op, "lower-to-stablehlo")
    return over(op.results[0], kept, frame)


def _factors(
    low: Lowering, value: ir.Value, kind: int, own: set[ir.Value], inner: Frame
) -> tuple[Vec, Vec] | None:
    """The two factors of a summed product, when both vary with every summed index."""
    op = defining_op(value)
    if (kind, op.name if op else "") not in ((0, "arith.mulf"), (1, "arith.muli")):
        return None
    assert op is not None
    return _contracted(low, _narrow(list(op.operands)), own, inner)


def _contracted(
    low: Lowering, factors: Sequence[ir.Value], own: set[ir.Value], inner: Frame
) -> tuple[Vec, Vec] | None:
    """Two factors over the lanes that they vary with, when these are a contraction's."""
    a, b = (low.get(v, inner) for v in factors)
    # One factor that holds all lane indices of the other is an elementwise product and a sum.
    if not own <= set(a.dims) or not own <= set(b.dims):
        return None
    if set(a.dims) <= own or set(b.dims) <= own or set(a.dims) != set(b.dims):
        return a, b
    return None


def _narrow(factors: list[ir.Value]) -> list[ir.Value]:
    """Halves, bfloat16 or 8-bit integers that are widened to be multiplied, as they are: their
    products are exact in the sum's type, which `dot_general` is told."""
    ops = [defining_op(v) for v in factors]
    widened = [op.operands[0] for op in ops if op is not None and op.name in _WIDENING]
    if len(widened) != len(factors) or len({op.name for op in ops if op is not None}) != 1:
        return factors
    kinds = (widened[0].type, factors[0].type)
    f32, i32 = ir.F32Type.get(), ir.IntegerType.get_signless(32)
    exact = {
        (ir.F16Type.get(), f32),
        (ir.BF16Type.get(), f32),
        (ir.IntegerType.get_signless(8), i32),
    }
    return widened if widened[0].type == widened[1].type and kinds in exact else factors


def _contract(
    a: Vec, b: Vec, element: ir.Type, own: set[ir.Value], inner: Frame, frame: Frame
) -> Vec:
    """`dot_general` over the summed indices, with the others in the frame's order."""
    result, dims = contraction(a.value, a.dims, b.value, b.dims, own, element)
    order = [d for d in frame.dims if d in dims]
    return over(transpose(result, [dims.index(d) for d in order]), order, frame)


def contraction(
    a: ir.Value,
    a_dims: Sequence[Hashable],
    b: ir.Value,
    b_dims: Sequence[Hashable],
    own: Collection[Hashable],
    element: ir.Type,
) -> tuple[ir.Value, list[Any]]:
    """`dot_general` of tensors over named axes: those of `own` contract, other common ones batch,
    the rest are free; the result and its axes."""
    batch = [d for d in a_dims if d in b_dims and d not in own]
    summed = [d for d in a_dims if d in own]
    dims = [
        *batch,
        *(d for d in a_dims if d not in b_dims),
        *(d for d in b_dims if d not in a_dims),
    ]
    numbers = Dot(
        tuple(map(a_dims.index, batch)),
        tuple(map(b_dims.index, batch)),
        tuple(map(a_dims.index, summed)),
        tuple(map(b_dims.index, summed)),
        HIGHEST,
    )
    sizes = dict(zip((*a_dims, *b_dims), (*shape_of(a), *shape_of(b)), strict=True))
    return dot(tensor_type([sizes[d] for d in dims], element), a, b, numbers), dims
