"""Sorts in StableHLO, and sorts that only run where no element is NaN."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard


def sorted_parts(
    x: ir.Value, type_: ir.Type, shape: Sequence[int], kind: str, descending: bool
) -> ir.Value:
    """`x` as `shape`, its last axis in order, as `type_`.

    `kind`: "f", or "s" and "u" for integers that are signed or not, whatever their type says.
    """
    result = ir.RankedTensorType(type_)
    element = result.element_type
    if kind == "u":
        element = ir.IntegerType.get_unsigned(ir.IntegerType(element).width)
    elif kind == "s":
        element = ir.IntegerType.get_signless(ir.IntegerType(element).width)
    x = _as_element(x, element)
    whole = ir.RankedTensorType.get(list(shape), element)
    x = stablehlo.reshape(whole, x)
    axis = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), len(shape) - 1)
    op = stablehlo.SortOp([whole], [x], dimension=axis, is_stable=ir.BoolAttr.get(False))
    scalar = ir.RankedTensorType.get([], element)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        less = stablehlo.ComparisonDirectionAttr.get("LT")
        stablehlo.return_([stablehlo.compare(block.arguments[0], block.arguments[1], less)])
    x = op.results[0]
    if descending:
        x = stablehlo.reverse(x, ir.DenseI64ArrayAttr.get([len(shape) - 1]))
    x = stablehlo.reshape(ir.RankedTensorType.get(result.shape, element), x)
    return _as_element(x, result.element_type)


def first_of_parts(
    x: ir.Value, type_: ir.Type, shape: Sequence[int], count: int, descending: bool
) -> ir.Value:
    """The first `count` elements of each row that `sorted_parts` makes of floats, without sorting
    the rest: [rows, count]."""
    element = ir.RankedTensorType(type_).element_type
    rows = [prod(shape[:-1]), shape[-1]]
    x = stablehlo.reshape(ir.RankedTensorType.get(rows, element), x)
    x = x if descending else stablehlo.negate(x)
    best = [rows[0], count]
    op = ir.Operation.create(
        "chlo.top_k",
        results=[
            ir.RankedTensorType.get(best, element),
            ir.RankedTensorType.get(best, ir.IntegerType.get_signless(32)),
        ],
        operands=[x],
        attributes={"k": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), count)},
    )
    values = op.results[0]
    return values if descending else stablehlo.negate(values)


def _as_element(x: ir.Value, element: ir.Type) -> ir.Value:
    """Integers as others of their width."""
    type_ = ir.RankedTensorType(x.type)
    if type_.element_type == element:
        return x
    return stablehlo.bitcast_convert(ir.RankedTensorType.get(type_.shape, element), x)


def unless_nan(
    source: ir.Value,
    result: ir.Value,
    build: Callable[[], ir.Value],
    name: str,
    part: Callable[[ir.Value], ir.Value] = lambda whole: whole,
    type_: ir.Type | None = None,
) -> ir.Value:
    """What `build` makes; what `result` is computed by where an element of `source` is NaN. Where
    only a part of it is wanted: `part` takes that, of this type. `name`: of the recognizer."""
    different = stablehlo.ComparisonDirectionAttr.get("NE")
    test = stablehlo.compare(source, source, different)
    op = stablehlo.IfOp([type_ or result.type], any_of(test))
    with ir.InsertionPoint(op.regions[0].blocks.append()):
        stablehlo.return_([part(cloned(result, [source]))])
    with ir.InsertionPoint(op.regions[1].blocks.append()):
        stablehlo.return_([build()])
    mark_guard(op.operation, name, fails=True)
    return op.results[0]


def any_of(mask: ir.Value) -> ir.Value:
    """Whether any element is true."""
    type_ = ir.RankedTensorType(mask.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    false = stablehlo.constant(ir.DenseElementsAttr.get_splat(scalar, ir.BoolAttr.get(False)))
    axes = ir.DenseI64ArrayAttr.get(list(range(type_.rank)))
    op = stablehlo.ReduceOp([scalar], [mask], [false], axes)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.or_(*block.arguments)])
    return op.results[0]
