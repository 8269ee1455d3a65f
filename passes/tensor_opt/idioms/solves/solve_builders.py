"""Triangular solves and Cholesky factors in StableHLO, with what they stand for where numbers are
not finite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.factors import Factor
from raise_kernel.passes.tensor_opt.idioms.fields.solves import Diagonal, Solve
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices, Unknowns
from raise_kernel.passes.tensor_opt.idioms.guards import all_of
from raise_kernel.passes.tensor_opt.idioms.solves.magnitudes import (
    Placed,
    apart,
    by_system,
    compared,
    is_not_zero,
    splat,
    spread,
    true,
    within,
)


def solved(
    solve: Solve, values: Mapping[Node, ir.Value], result: ir.Type, element: ir.Type,
    otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """The unknowns, computed in `element`, as a tensor of type `result`; `values`: of the nodes.

    What `otherwise` builds for right-hand sides of which the kernel's steps are not proved to be
    finite: where a coefficient, a right-hand side or an unknown is too large or NaN, an element of
    the diagonal too small, or an unknown zero that the kernel asks about.
    """
    a = as_element(stored(solve.matrix, values[solve.matrix.node]), element)
    a = _with_diagonal(solve.diagonal, a, values)
    rhs = values[solve.rhs]
    places = solve.places.within(tuple(ir.RankedTensorType(rhs.type).shape))
    assert places is not None
    b = _arranged(solve, as_element(boxed(places, rhs), element))
    b = _scaled(solve.scale, b, values)
    base = None if solve.base is None else values[solve.base]
    left = _is_left(solve)
    x = ir.Operation.create(
        "stablehlo.triangular_solve",
        results=[b.type],
        operands=[a, b],
        attributes={
            "left_side": ir.BoolAttr.get(left),
            "lower": ir.BoolAttr.get(solve.lower),
            "unit_diagonal": ir.BoolAttr.get(solve.unit),
            "transpose_a": ir.Attribute.parse(
                "#stablehlo<transpose TRANSPOSE>" if solve.transposed == left
                else "#stablehlo<transpose NO_TRANSPOSE>"
            ),
        },
    ).result  # fmt: skip
    target = ir.RankedTensorType(result)
    whole = _restored(solve, x, base, target)
    holds = _holds(solve, a, b, x, values)
    rank = ir.RankedTensorType(holds.type).rank
    own = list(ir.RankedTensorType(x.type).shape)
    unknown = len(own) - (2 if left else 1)
    axes = [k for k in range(len(own)) if k != unknown]
    assert len(axes) == rank
    shape = None if base is None else list(ir.RankedTensorType(base.type).shape)
    placed = _restored(
        solve, spread(holds, own, axes), None if shape is None else true(shape),
        ir.RankedTensorType.get(target.shape, ir.IntegerType.get_signless(1)),
    )  # fmt: skip
    return by_system(holds, [Placed(whole, placed)], lambda: [otherwise()], "name-solves")[0]


def _holds(
    solve: Solve, a: ir.Value, b: ir.Value, x: ir.Value, values: Mapping[Node, ir.Value]
) -> ir.Value:
    """For each right-hand side, as [systems,] right-hand sides, whether the guard lets it pass."""
    most = solve.bounds.quarter
    type_ = ir.RankedTensorType(a.type)
    rows, columns = _sides(type_)
    used = compared("GE" if solve.lower else "LE", rows, columns)
    if solve.unit:
        used = compared("GT" if solve.lower else "LT", rows, columns)
    regular = stablehlo.or_(stablehlo.not_(used), within(a, most))
    if not solve.unit:
        beside = compared("NE", rows, columns)
        regular = stablehlo.and_(regular, stablehlo.or_(beside, apart(a, most)))
    regular = all_of(regular, [type_.rank - 2, type_.rank - 1])
    each = stablehlo.and_(within(b, most), within(x, most))
    if solve.tests_zero:
        each = stablehlo.and_(each, is_not_zero(x))
    rank = type_.rank
    each = all_of(each, [rank - 2 if _is_left(solve) else rank - 1])
    if isinstance(solve.scale, Node):
        scale = values[solve.scale]
        usual = within(scale, most)
        if solve.tests_zero:
            usual = stablehlo.and_(usual, is_not_zero(scale))
        one = all_of(usual)
        regular = stablehlo.and_(
            regular, spread(one, list(ir.RankedTensorType(regular.type).shape), [])
        )
    shape = list(ir.RankedTensorType(each.type).shape)
    return stablehlo.and_(each, spread(regular, shape, list(range(rank - 2))))


def factored(
    factor: Factor, values: Mapping[Node, ir.Value], result: ir.Type, element: ir.Type,
    otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """Cholesky factors, computed in `element`, as a tensor of type `result`.

    What `otherwise` builds for matrices of which the kernel's steps are not proved to be finite:
    where an element or a factor is too large or NaN, as all of the factor of a matrix is that is
    not positive definite, or where a square on the factor's diagonal may be nothing but rounding.
    """
    view = factor.matrix
    a = as_element(stored(view, values[view.node]), element)
    base = None if factor.base is None else values[factor.base]
    c = ir.Operation.create(
        "stablehlo.cholesky",
        results=[a.type],
        operands=[a],
        attributes={"lower": ir.BoolAttr.get(factor.lower)},
    ).result
    type_ = ir.RankedTensorType(a.type)
    rows, columns = _sides(type_)
    inside = stablehlo.compare(rows, columns, _direction("GE" if factor.lower else "LE"))
    zero = _zeros(type_)
    x = stablehlo.select(inside, c, zero)
    rest = zero if base is None else as_element(stored(view, base), element)
    whole = x if base is None else stablehlo.select(inside, x, rest)
    target = ir.RankedTensorType(result)
    if view.batch:
        whole = transposed(whole, [1, 2, 0])
    whole = as_element(whole, target.element_type)
    holds = all_of(_is_definite(factor, a, c, inside), [type_.rank - 2, type_.rank - 1])
    placed = spread(holds, list(type_.shape), list(range(type_.rank - 2)))
    if view.batch:
        placed = transposed(placed, [1, 2, 0])
    if base is not None:
        whole = put(reshaped(base, view.shape), whole)
        placed = put(true(list(view.shape)), placed)
    shape = target.shape
    named = Placed(reshaped(whole, shape), reshaped(placed, shape))
    return by_system(holds, [named], lambda: [otherwise()], "name-solves")[0]


def _is_definite(factor: Factor, a: ir.Value, c: ir.Value, inside: ir.Value) -> ir.Value:
    """For each element, whether the guard lets it pass."""
    most = factor.bounds.quarter
    type_ = ir.RankedTensorType(a.type)
    usual = stablehlo.or_(stablehlo.not_(inside), stablehlo.and_(within(a, most), within(c, most)))
    square = stablehlo.multiply(c, c)
    share = splat(type_, factor.matrix.n * 2.0**-factor.bounds.margin)
    large = stablehlo.and_(
        apart(square, most), compared("GE", square, stablehlo.multiply(a, share))
    )
    beside = compared("NE", *_sides(type_))
    return stablehlo.and_(usual, stablehlo.or_(beside, large))


def stored(view: Matrices, x: ir.Value) -> ir.Value:
    """The matrices of a view, systems first."""
    x = reshaped(x, view.shape)
    limits = [s if k == view.batch else view.n for k, s in enumerate(view.shape)]
    x = _sliced(x, limits)
    if view.batch:
        order = [view.batch, *(k for k in range(3) if k != view.batch)]
        x = transposed(x, order)
    return x


def _is_left(solve: Solve) -> bool:
    """Whether the unknowns come before the right-hand sides."""
    places = solve.places
    return not (places.rest and places.rest[-1] < places.axis)


def _order(solve: Solve) -> list[int]:
    """The axes as systems, unknowns, right-hand sides; unknowns last where they are."""
    places = solve.places
    if _is_left(solve):
        return places.order
    return [*([] if places.batch is None else [places.batch]), *places.rest, places.axis]


def boxed(places: Unknowns, x: ir.Value) -> ir.Value:
    """What of a tensor are unknowns."""
    return _sliced(reshaped(x, places.shape), places.sizes)


def _arranged(solve: Solve, x: ir.Value) -> ir.Value:
    """As [systems,] unknowns, right-hand sides, or the other way around."""
    places = solve.places
    x = transposed(x, _order(solve))
    lead = [] if places.batch is None else [places.sizes[places.batch]]
    count = prod(places.sizes[k] for k in places.rest)
    return reshaped(x, [*lead, *((places.n, count) if _is_left(solve) else (count, places.n))])


def _restored(
    solve: Solve, x: ir.Value, base: ir.Value | None, result: ir.RankedTensorType
) -> ir.Value:
    """The inverse of `_arranged`, in the place of what `base` has there."""
    places = solve.places
    order = _order(solve)
    x = reshaped(x, [places.sizes[k] for k in order])
    x = as_element(transposed(x, np.argsort(order).tolist()), result.element_type)
    if base is not None:
        x = put(reshaped(base, places.shape), x)
    return reshaped(x, result.shape)


def put(base: ir.Value, x: ir.Value, at: Sequence[int] = ()) -> ir.Value:
    """`x` in `base`, at the first places or `at` those."""
    if ir.RankedTensorType(base.type).shape == ir.RankedTensorType(x.type).shape:
        return x
    rank = ir.RankedTensorType(x.type).rank
    scalar = ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))
    starts = [
        stablehlo.constant(
            ir.DenseElementsAttr.get_splat(scalar, ir.IntegerAttr.get(scalar.element_type, place))
        )
        for place in (at or [0] * rank)
    ]
    return stablehlo.dynamic_update_slice(base, x, starts)


def _with_diagonal(diagonal: Diagonal, a: ir.Value, values: Mapping[Node, ir.Value]) -> ir.Value:
    """Matrices with a diagonal that is stored elsewhere."""
    if diagonal.node is None:
        return a
    type_ = ir.RankedTensorType(a.type)
    line = as_element(values[diagonal.node], type_.element_type)
    line = reshaped(line, type_.shape[:-1])
    if diagonal.inverse:
        line = stablehlo.divide(splat(line.type, 1.0), line)
    axes = ir.DenseI64ArrayAttr.get(list(range(type_.rank - 1)))
    rows, columns = _sides(type_)
    on = stablehlo.compare(rows, columns, _direction("EQ"))
    return stablehlo.select(on, stablehlo.broadcast_in_dim(type_, line, axes), a)


def _scaled(scale: float | Node, b: ir.Value, values: Mapping[Node, ir.Value]) -> ir.Value:
    type_ = ir.RankedTensorType(b.type)
    if not isinstance(scale, Node):
        return b if scale == 1.0 else stablehlo.multiply(b, splat(b.type, scale))
    factor = as_element(reshaped(values[scale], []), type_.element_type)
    axes = ir.DenseI64ArrayAttr.get([])
    return stablehlo.multiply(b, stablehlo.broadcast_in_dim(type_, factor, axes))


def _sides(type_: ir.RankedTensorType) -> tuple[ir.Value, ir.Value]:
    """The row and the column of each element of matrices."""
    counts = ir.RankedTensorType.get(type_.shape, ir.IntegerType.get_signless(32))
    wide = ir.IntegerType.get_signless(64)
    first, last = (ir.IntegerAttr.get(wide, type_.rank - k) for k in (2, 1))
    return stablehlo.iota(counts, first), stablehlo.iota(counts, last)


def _zeros(type_: ir.RankedTensorType) -> ir.Value:
    return splat(type_, 0.0)


def _direction(word: str) -> ir.Attribute:
    return stablehlo.ComparisonDirectionAttr.get(word)


# --- moves, none where nothing moves ---


def reshaped(x: ir.Value, shape: Sequence[int]) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if list(type_.shape) == list(shape):
        return x
    return stablehlo.reshape(ir.RankedTensorType.get(list(shape), type_.element_type), x)


def _sliced(x: ir.Value, limits: Sequence[int]) -> ir.Value:
    rank = len(limits)
    if list(limits) == list(ir.RankedTensorType(x.type).shape):
        return x
    ends = [ir.DenseI64ArrayAttr.get(list(v)) for v in ([0] * rank, list(limits), [1] * rank)]
    return stablehlo.slice(x, *ends)


def transposed(x: ir.Value, order: Sequence[int]) -> ir.Value:
    if list(order) == list(range(len(order))):
        return x
    return stablehlo.transpose(x, ir.DenseI64ArrayAttr.get(list(order)))


def as_element(x: ir.Value, element: ir.Type) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if type_.element_type == element:
        return x
    return stablehlo.convert(ir.RankedTensorType.get(type_.shape, element), x)
