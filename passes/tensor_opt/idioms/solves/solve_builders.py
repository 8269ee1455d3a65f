"""Builds triangular solves in StableHLO, with fallbacks where values are not finite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.solves import Diagonal, Solve
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices, Unknowns
from raise_kernel.passes.tensor_opt.idioms.guarded import where_rows
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, full, iota, signless

Values = Mapping[Node, ir.Value]


def solved(
    solve: Solve, values: Values, result: ir.Type, element: ir.Type,
    otherwise: Callable[[], ir.Value],
) -> ir.Value:  # fmt: skip
    """The unknowns, computed in `element`, as a tensor of type `result`; `values`: of the nodes.

    What `otherwise` builds for right-hand sides of which the kernel's steps are not proved to be
    finite: where a coefficient, a right-hand side or an unknown is too large or NaN, an element of
    the diagonal too small, or an unknown zero that the kernel asks about.
    """
    a = stored(solve.matrix, Tensor(values[solve.matrix.node])).astype(element)
    a = _with_diagonal(solve.diagonal, a, values)
    rhs = Tensor(values[solve.rhs])
    places = solve.places.within(tuple(rhs.shape))
    assert places is not None
    b = _scaled(solve.scale, _arranged(solve, boxed(places, rhs).astype(element)), values)
    left = _is_left(solve)
    x = triangular(a, b, lower=solve.lower, unit=solve.unit, left=left,
                   transposed=solve.transposed == left)  # fmt: skip
    target = ir.RankedTensorType(result)
    base = None if solve.base is None else Tensor(values[solve.base])
    whole = _restored(solve, x, base, target.element_type, target.shape)
    holds = _holds(solve, a, b, x, values)
    unknown = x.rank - (2 if left else 1)
    each = holds.broadcast(x.shape, [k for k in range(x.rank) if k != unknown])
    rest = None if base is None else full(base.shape, signless(1), True)
    placed = _restored(solve, each, rest, signless(1), target.shape)
    return where_rows(
        holds, [whole], lambda: [otherwise()], name="recognize-solves", placed=lambda: [placed]
    )[0]


def triangular(
    a: Tensor, b: Tensor, *, lower: bool, unit: bool, left: bool = True, transposed: bool = False
) -> Tensor:
    word = "TRANSPOSE" if transposed else "NO_TRANSPOSE"
    op = ir.Operation.create(
        "stablehlo.triangular_solve",
        results=[b.value.type],
        operands=[a.value, b.value],
        attributes={
            "left_side": ir.BoolAttr.get(left),
            "lower": ir.BoolAttr.get(lower),
            "unit_diagonal": ir.BoolAttr.get(unit),
            "transpose_a": ir.Attribute.parse(f"#stablehlo<transpose {word}>"),
        },
    )
    return Tensor(op.result)


def _holds(solve: Solve, a: Tensor, b: Tensor, x: Tensor, values: Values) -> Tensor:
    """For each right-hand side, as [systems,] right-hand sides, whether the guard lets it pass."""
    most = 2.0**solve.bounds.quarter
    rows, columns = iota(a.shape, -2), iota(a.shape, -1)
    strict, loose = ("GT", "GE") if solve.lower else ("LT", "LE")
    used = rows.compared(strict if solve.unit else loose, columns)
    regular = ~used | (abs(a) <= most)
    if not solve.unit:
        regular &= rows.differs(columns) | (abs(a) >= 1 / most)
    regular = regular.all([-2, -1])
    each = (abs(b) <= most) & (abs(x) <= most)
    if solve.tests_zero:
        each &= x.differs(0.0)
    each = each.all([-2 if _is_left(solve) else -1])
    if isinstance(solve.scale, Node):
        scale = Tensor(values[solve.scale])
        usual = abs(scale) <= most
        if solve.tests_zero:
            usual &= scale.differs(0.0)
        regular &= usual.all().broadcast(regular.shape, [])
    return each & regular.broadcast(each.shape, range(a.rank - 2))


def stored(view: Matrices, x: Tensor) -> Tensor:
    """The matrices of a view, systems first."""
    limits = [s if k == view.batch else view.n for k, s in enumerate(view.shape)]
    x = x.reshape(view.shape).slice([0] * len(limits), limits)
    if view.batch:
        x = x.transpose([view.batch, *(k for k in range(3) if k != view.batch)])
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


def boxed(places: Unknowns, x: Tensor) -> Tensor:
    """What of a tensor are unknowns."""
    return x.reshape(places.shape).slice([0] * len(places.shape), places.sizes)


def _arranged(solve: Solve, x: Tensor) -> Tensor:
    """As [systems,] unknowns, right-hand sides, or the other way around."""
    places = solve.places
    lead = [] if places.batch is None else [places.sizes[places.batch]]
    count = prod(places.sizes[k] for k in places.rest)
    last = (places.n, count) if _is_left(solve) else (count, places.n)
    return x.transpose(_order(solve)).reshape([*lead, *last])


def _restored(
    solve: Solve, x: Tensor, base: Tensor | None, element: ir.Type, shape: list[int]
) -> Tensor:
    """The inverse of `_arranged`, in the place of what `base` has there."""
    places, order = solve.places, _order(solve)
    x = x.reshape([places.sizes[k] for k in order]).transpose(np.argsort(order).tolist())
    x = x.astype(element)
    return (x if base is None else base.reshape(places.shape).put(x)).reshape(shape)


def _with_diagonal(diagonal: Diagonal, a: Tensor, values: Values) -> Tensor:
    """Matrices with a diagonal that is stored elsewhere."""
    if diagonal.node is None:
        return a
    line = Tensor(values[diagonal.node]).astype(a.element).reshape(a.shape[:-1])
    line = 1.0 / line if diagonal.inverse else line
    on = iota(a.shape, -2).equals(iota(a.shape, -1))
    return on.where(line.broadcast(a.shape, range(a.rank - 1)), a)


def _scaled(scale: float | Node, b: Tensor, values: Values) -> Tensor:
    if not isinstance(scale, Node):
        return b if scale == 1.0 else b * scale
    factor = Tensor(values[scale]).reshape([]).astype(b.element)
    return b * factor.broadcast(b.shape, [])
