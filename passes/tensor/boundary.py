"""Between a caller's array and the memory that a kernel sees: the same bytes, in C order."""

from __future__ import annotations

from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.values import array_values
from raise_kernel.passes.tensor.vectors import i32, reshape, shape_of, slice_, tensor_type


def array_type(memref: ir.Value, attributes: ir.DictAttr) -> ir.Type:
    """The tensor type of an array argument: its own shape and dtype where they are recorded."""
    shape = list(memref.type.shape)
    element = memref.type.element_type
    if "rk.shape" in attributes:
        shape = list(array_values(attributes["rk.shape"]))
        element = ir.TypeAttr(attributes["rk.dtype"]).value
    return tensor_type(shape, element)


def decode(array: ir.Value, memory: ir.MemRefType) -> ir.Value:
    """The caller's array as the kernel's memory (a memref type's shape and element type)."""
    flat = reshape(_to_plain(array), [prod(shape_of(_to_plain(array)))])
    flat = _recast(flat, memory.element_type)
    size = prod(memory.shape)
    if shape_of(flat) != [size]:
        flat = slice_(flat, [0], [size], [1])
    return reshape(flat, list(memory.shape))


def encode(contents: ir.Value, array: ir.Value) -> ir.Value:
    """The kernel's memory as the caller's array; bytes past the memory stay as they were."""
    size = prod(shape_of(contents))
    element = contents.type.element_type
    flat = reshape(contents, [size])
    plain = _to_plain(array)
    whole = _recast(reshape(plain, [prod(shape_of(plain))]), element)
    if shape_of(whole) != [size]:
        flat = stablehlo.dynamic_update_slice(whole, flat, [i32(0)])
    flat = _recast(flat, plain.type.element_type)
    return _from_plain(reshape(flat, shape_of(plain)), array)


def _to_plain(array: ir.Value) -> ir.Value:
    """bool as bytes, complex as pairs, unsigned as signless: what memory holds."""
    element = array.type.element_type
    shape = shape_of(array)
    if isinstance(element, ir.ComplexType):
        pair = [*shape, 1]
        real = reshape(stablehlo.real(array), pair)
        imag = reshape(stablehlo.imag(array), pair)
        return stablehlo.concatenate([real, imag], len(shape))
    if isinstance(element, ir.IntegerType):
        if element.width == 1:
            return stablehlo.convert(tensor_type(shape, ir.IntegerType.get_signless(8)), array)
        if element.is_unsigned:
            plain = ir.IntegerType.get_signless(element.width)
            return stablehlo.bitcast_convert(tensor_type(shape, plain), array)
    return array


def _from_plain(plain: ir.Value, array: ir.Value) -> ir.Value:
    element = array.type.element_type
    shape = shape_of(array)
    if isinstance(element, ir.ComplexType):
        rank = len(shape)
        starts = [[0] * rank + [part] for part in (0, 1)]
        real, imag = (
            reshape(slice_(plain, s, [*shape, s[-1] + 1], [1] * (rank + 1)), shape) for s in starts
        )
        return stablehlo.complex(real, imag)
    if isinstance(element, ir.IntegerType):
        if element.width == 1:
            zero = stablehlo.constant(
                ir.DenseElementsAttr.get_splat(
                    plain.type, ir.IntegerAttr.get(plain.type.element_type, 0)
                )
            )
            return stablehlo.compare(plain, zero, stablehlo.ComparisonDirectionAttr.get("NE"))
        if element.is_unsigned:
            return stablehlo.bitcast_convert(array.type, plain)
    return plain


def _width(element: ir.Type) -> int:
    if isinstance(element, ir.IntegerType):
        return element.width
    return ir.FloatType(element).width if not isinstance(element, ir.BF16Type) else 16


def _recast(flat: ir.Value, element: ir.Type) -> ir.Value:
    """The bytes of a flat tensor as elements of another type, without an unfilled last one."""
    old = flat.type.element_type
    if old == element:
        return flat
    (size,) = shape_of(flat)
    old_width, new_width = _width(old), _width(element)
    if old_width == new_width:
        return stablehlo.bitcast_convert(tensor_type([size], element), flat)
    if old_width > new_width:
        ratio = old_width // new_width
        wide = stablehlo.bitcast_convert(tensor_type([size, ratio], element), flat)
        return reshape(wide, [size * ratio])
    ratio = new_width // old_width
    count = size // ratio
    flat = slice_(flat, [0], [count * ratio], [1])
    return stablehlo.bitcast_convert(tensor_type([count], element), reshape(flat, [count, ratio]))
