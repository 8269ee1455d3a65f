"""Small builders over StableHLO tensors that the elementwise lowerings share.

A tensor here is an `ir.Value` of ranked static tensor type whose integers are signless. StableHLO
reads a signless integer as signed, so an unsigned operation runs between two `bitcast_convert`s.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.float_formats import float_format
from raise_kernel.mlir.values import scalar_attr


# MLIR keeps the types of its context for good, and so may these caches.
@functools.cache
def storage_type(type_: ir.Type, index_bits: int = 64) -> ir.Type | None:
    """The tensor element type that holds a scalar type; None where there is none.

    `index` becomes i`index_bits`, an odd integer width the next of i8, i16, i32, i64.
    """
    if isinstance(type_, ir.IndexType):
        return ir.IntegerType.get_signless(index_bits)
    if isinstance(type_, ir.IntegerType):
        width = next((w for w in (1, 8, 16, 32, 64) if type_.width <= w), None)
        return ir.IntegerType.get_signless(width) if width else None
    return type_ if float_format(type_) else None


def element_type(value: ir.Value) -> ir.Type:
    """The element type of a tensor."""
    return _element_type(value.type)


@functools.cache
def _element_type(type_: ir.Type) -> ir.Type:
    return ir.RankedTensorType(type_).element_type


def same_shape(value: ir.Value, element: ir.Type) -> ir.RankedTensorType:
    """The tensor type of `value`'s shape with another element type."""
    return _same_shape(value.type, element)


@functools.cache
def _same_shape(type_: ir.Type, element: ir.Type) -> ir.RankedTensorType:
    old = ir.RankedTensorType(type_)
    return ir.RankedTensorType.get(old.shape, element, old.encoding)


def compare_signed(a: ir.Value, b: ir.Value, direction: str) -> ir.Value:
    """A signed comparison of integers of one shape."""
    return tensor_ops.compare(a, b, direction, stablehlo.ComparisonTypeAttr.get("SIGNED"))


def is_float(type_: ir.Type) -> bool:
    return isinstance(type_, ir.FloatType)


def int_width(value: ir.Value) -> int:
    """The width of a tensor's integer elements."""
    return ir.IntegerType(element_type(value)).width


def is_bool(value: ir.Value) -> bool:
    return _is_of_bools(value.type)


@functools.cache
def _is_of_bools(type_: ir.Type) -> bool:
    element = _element_type(type_)
    return isinstance(element, ir.IntegerType) and element.width == 1


def splat(value: float | int | bool, like: ir.Value, element: ir.Type | None = None) -> ir.Value:
    """A constant tensor of `like`'s shape and element type (or `element`), all `value`.

    An integer may be given signed or unsigned; it is reduced to the element's width.
    """
    type_ = same_shape(like, element or element_type(like))
    return tensor_ops.constant(
        ir.DenseElementsAttr.get_splat(type_, scalar_attr(type_.element_type, value))
    )


def convert(value: ir.Value, element: ir.Type) -> ir.Value:
    """`stablehlo.convert`: keeps the number where the new type holds it."""
    if element_type(value) == element:
        return value
    return stablehlo.convert(same_shape(value, element), value)


def bitcast(value: ir.Value, element: ir.Type) -> ir.Value:
    """`stablehlo.bitcast_convert` to an element type of the same width."""
    if element_type(value) == element:
        return value
    return stablehlo.bitcast_convert(same_shape(value, element), value)


def as_type(value: ir.Value, other: ir.Value) -> ir.Value:
    """The bits of `value` in the element type of `other`."""
    return bitcast(value, element_type(other))


def to_unsigned(value: ir.Value) -> ir.Value:
    """The same bits as an unsigned integer; i1 is unsigned already."""
    if is_bool(value):
        return value
    return bitcast(value, ir.IntegerType.get_unsigned(int_width(value)))


def to_signless(value: ir.Value) -> ir.Value:
    """The same bits as a signless integer (also of a float)."""
    element = element_type(value)
    fmt = float_format(element)
    width = fmt.bits if fmt else ir.IntegerType(element).width
    return bitcast(value, ir.IntegerType.get_signless(width))


def unsigned(build: Callable[..., ir.Value], *operands: ir.Value) -> ir.Value:
    """`build` on the operands read as unsigned, its result given back signless."""
    return to_signless(build(*map(to_unsigned, operands)))


def compare(direction: str, lhs: ir.Value, rhs: ir.Value) -> ir.Value:
    """`stablehlo.compare`; on floats, NE is true and all others are false where one is NaN."""
    return tensor_ops.compare(lhs, rhs, direction)


def select(condition: ir.Value, on_true: ir.Value, on_false: ir.Value) -> ir.Value:
    return tensor_ops.select(condition, on_true, on_false)


def logical_not(value: ir.Value) -> ir.Value:
    return tensor_ops.not_(value)


def sign_bit_set(value: ir.Value) -> ir.Value:
    """i1: the sign bit of each element (of -0.0 and NaN too)."""
    bits = to_signless(value)
    return compare("LT", bits, splat(0, bits))
