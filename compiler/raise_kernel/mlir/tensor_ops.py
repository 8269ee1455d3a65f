"""Builders of the StableHLO operations that kernels have most of.

The bindings' own builders have MLIR infer the type of the result, which takes five to ten times as
long as to make the operation. Of these operations it follows from an operand's.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir


def _elementwise(name: str) -> Callable[..., ir.Value]:
    """The builder of an operation whose result has the type of its operands."""
    full = f"stablehlo.{name}"

    def build(*operands: ir.Value) -> ir.Value:
        return ir.Operation.create(full, results=[operands[0].type], operands=operands).result

    return build


add = _elementwise("add")
subtract = _elementwise("subtract")
multiply = _elementwise("multiply")
divide = _elementwise("divide")
maximum = _elementwise("maximum")
minimum = _elementwise("minimum")
and_ = _elementwise("and")
or_ = _elementwise("or")
xor = _elementwise("xor")
not_ = _elementwise("not")


def constant(value: ir.Attribute) -> ir.Value:
    """A tensor of the elements of a dense attribute."""
    return ir.Operation.create(
        "stablehlo.constant", results=[value.type], attributes={"value": value}
    ).result


def select(mask: ir.Value, yes: ir.Value, no: ir.Value) -> ir.Value:
    """`yes` where the mask, of one shape with it, is true, else `no`."""
    return ir.Operation.create(
        "stablehlo.select", results=[yes.type], operands=[mask, yes, no]
    ).result


def compare(
    lhs: ir.Value, rhs: ir.Value, direction: str, type_: ir.Attribute | None = None
) -> ir.Value:
    """A comparison of tensors of one type. `type_`: a `ComparisonTypeAttr`, where it is stated."""
    attributes = {"comparison_direction": _direction(direction)}
    if type_ is not None:
        attributes["compare_type"] = type_
    return ir.Operation.create(
        "stablehlo.compare",
        results=[_truths(lhs.type)],
        operands=[lhs, rhs],
        attributes=attributes,
    ).result


def broadcast_in_dim(type_: ir.Type, value: ir.Value, axes: Sequence[int]) -> ir.Value:
    """A tensor of this type, whose axes `axes` are those of `value`."""
    return ir.Operation.create(
        "stablehlo.broadcast_in_dim",
        results=[type_],
        operands=[value],
        attributes={"broadcast_dimensions": ir.DenseI64ArrayAttr.get(list(axes))},
    ).result


def reshape(type_: ir.Type, value: ir.Value) -> ir.Value:
    """The elements of a tensor, in their order, as one of another type."""
    return ir.Operation.create("stablehlo.reshape", results=[type_], operands=[value]).result


@functools.cache
def tensor_type(shape: tuple[int, ...], element: ir.Type) -> ir.RankedTensorType:
    """A tensor type. (MLIR keeps the types of its context for good, and so may a cache.)"""
    return ir.RankedTensorType.get(list(shape), element)


@functools.cache
def reshaped(type_: ir.Type, shape: tuple[int, ...]) -> ir.Type:
    """The tensor type with these elements and another shape."""
    return tensor_type(shape, ir.RankedTensorType(type_).element_type)


@functools.cache
def _truths(type_: ir.Type) -> ir.Type:
    """The type of truth values for each element of another one."""
    return tensor_type(tuple(ir.RankedTensorType(type_).shape), ir.IntegerType.get_signless(1))


@functools.cache
def _direction(name: str) -> ir.Attribute:
    return ir.Attribute.parse(f"#stablehlo<comparison_direction {name}>")
