"""Triangular solves and Cholesky factors in StableHLO, with what they stand for where numbers are
not finite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.idioms.fields.factors import Factor
from raise_kernel.passes.tensor_opt.idioms.fields.solves import Solve
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices


def solved(
    solve: Solve, matrix: ir.Value, rhs: ir.Value, base: ir.Value | None, result: ir.Type,
    element: ir.Type, otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """The unknowns, computed in `element`, as a tensor of type `result`.

    What `otherwise` builds where an element of the matrix or an unknown is no finite number, or one
    on the diagonal is zero: how far those spread is the library's choice.
    """
    a = _as_element(stored(solve.matrix, matrix), element)
    shape = ir.RankedTensorType(result).shape
    b = _arranged(solve, _as_element(_reshaped(rhs, shape), element))
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
    whole = _restored(solve, x, base, ir.RankedTensorType(result))
    return where_regular([a, x], None if solve.unit else a, whole, otherwise)


def factored(
    factor: Factor, matrix: ir.Value, base: ir.Value | None, result: ir.Type,
    element: ir.Type, otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """Cholesky factors, computed in `element`, as a tensor of type `result`.

    What `otherwise` builds where one is no finite number: of a matrix that is not positive definite
    all of the factor is NaN.
    """
    view = factor.matrix
    a = _as_element(stored(view, matrix), element)
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
    rest = zero if base is None else _as_element(stored(view, base), element)
    whole = x if base is None else stablehlo.select(inside, x, rest)
    target = ir.RankedTensorType(result)
    if view.batch:
        whole = _transposed(whole, [1, 2, 0])
    whole = _reshaped(_as_element(whole, target.element_type), target.shape)
    return where_regular([x], None, whole, otherwise)


def where_regular(
    finite: Sequence[ir.Value],
    divisors: ir.Value | None,
    value: ir.Value,
    otherwise: Callable[[], ir.Value],
) -> ir.Value:
    """`value` where all of `finite` are finite numbers and the diagonals of `divisors` not zero."""
    tests = [_all(stablehlo.is_finite(x)) for x in finite]
    if divisors is not None:
        tests.append(_all(_regular(divisors)))
    test = tests[0]
    for other in tests[1:]:
        test = stablehlo.and_(test, other)
    op = stablehlo.IfOp([value.type], test)
    with ir.InsertionPoint(op.regions[0].blocks.append()):
        stablehlo.return_([value])
    with ir.InsertionPoint(op.regions[1].blocks.append()):
        stablehlo.return_([otherwise()])
    return op.results[0]


def stored(view: Matrices, x: ir.Value) -> ir.Value:
    """The matrices of a view, systems first."""
    x = _reshaped(x, view.shape)
    limits = [s if k == view.batch else view.n for k, s in enumerate(view.shape)]
    if tuple(limits) != view.shape:
        x = _sliced(x, limits)
    if view.batch:
        order = [view.batch, *(k for k in range(3) if k != view.batch)]
        x = _transposed(x, order)
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


def _arranged(solve: Solve, x: ir.Value) -> ir.Value:
    """As [systems,] unknowns, right-hand sides, or the other way around."""
    places = solve.places
    if places.n < places.shape[places.axis]:
        x = _sliced(x, [places.n if k == places.axis else s for k, s in enumerate(places.shape)])
    x = _transposed(x, _order(solve))
    lead = [] if places.batch is None else [places.shape[places.batch]]
    count = prod(places.shape[k] for k in places.rest)
    return _reshaped(x, [*lead, *((places.n, count) if _is_left(solve) else (count, places.n))])


def _restored(
    solve: Solve, x: ir.Value, base: ir.Value | None, result: ir.RankedTensorType
) -> ir.Value:
    """The inverse of `_arranged`, in the place of what `base` has there."""
    places = solve.places
    order = _order(solve)
    sizes = [places.n if k == places.axis else s for k, s in enumerate(places.shape)]
    x = _reshaped(x, [sizes[k] for k in order])
    x = _as_element(_transposed(x, np.argsort(order).tolist()), result.element_type)
    if base is None:
        return _reshaped(x, result.shape)
    scalar = ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))
    zero = stablehlo.constant(
        ir.DenseElementsAttr.get_splat(scalar, ir.IntegerAttr.get(scalar.element_type, 0))
    )
    return stablehlo.dynamic_update_slice(_reshaped(base, result.shape), x, [zero] * len(sizes))


def _regular(a: ir.Value) -> ir.Value:
    """Whether each element is off the diagonals or not zero."""
    type_ = ir.RankedTensorType(a.type)
    rows, columns = _sides(type_)
    beside = stablehlo.compare(rows, columns, _direction("NE"))
    return stablehlo.or_(beside, stablehlo.compare(a, _zeros(type_), _direction("NE")))


def _sides(type_: ir.RankedTensorType) -> tuple[ir.Value, ir.Value]:
    """The row and the column of each element of matrices."""
    counts = ir.RankedTensorType.get(type_.shape, ir.IntegerType.get_signless(32))
    wide = ir.IntegerType.get_signless(64)
    first, last = (ir.IntegerAttr.get(wide, type_.rank - k) for k in (2, 1))
    return stablehlo.iota(counts, first), stablehlo.iota(counts, last)


def _zeros(type_: ir.RankedTensorType) -> ir.Value:
    return stablehlo.constant(
        ir.DenseElementsAttr.get_splat(type_, ir.FloatAttr.get(type_.element_type, 0.0))
    )


def _direction(word: str) -> ir.Attribute:
    return stablehlo.ComparisonDirectionAttr.get(word)


def _all(mask: ir.Value) -> ir.Value:
    """Whether all elements are true."""
    type_ = ir.RankedTensorType(mask.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    true = stablehlo.constant(ir.DenseElementsAttr.get_splat(scalar, ir.BoolAttr.get(True)))
    op = stablehlo.ReduceOp(
        [scalar], [mask], [true], ir.DenseI64ArrayAttr.get(list(range(type_.rank)))
    )
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.and_(*block.arguments)])
    return op.results[0]


# --- moves, none where nothing moves ---


def _reshaped(x: ir.Value, shape: Sequence[int]) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if list(type_.shape) == list(shape):
        return x
    return stablehlo.reshape(ir.RankedTensorType.get(list(shape), type_.element_type), x)


def _sliced(x: ir.Value, limits: Sequence[int]) -> ir.Value:
    rank = len(limits)
    ends = [ir.DenseI64ArrayAttr.get(list(v)) for v in ([0] * rank, limits, [1] * rank)]
    return stablehlo.slice(x, *ends)


def _transposed(x: ir.Value, order: Sequence[int]) -> ir.Value:
    if list(order) == list(range(len(order))):
        return x
    return stablehlo.transpose(x, ir.DenseI64ArrayAttr.get(list(order)))


def _as_element(x: ir.Value, element: ir.Type) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if type_.element_type == element:
        return x
    return stablehlo.convert(ir.RankedTensorType.get(type_.shape, element), x)
