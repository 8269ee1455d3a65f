"""Values, operations and their attributes: what one asks of them, in one call."""

from __future__ import annotations

import ctypes
import functools
import io
import re
from collections.abc import Container
from typing import Any

from raise_kernel.bindings import context, ir
from raise_kernel.mlir.facts import facts


def defining_op(value: ir.Value) -> ir.Operation | None:
    """The operation whose result `value` is; None for a block argument."""
    known = facts.owners.get(value)
    if known is not None:
        return known
    owner = value.owner
    if not isinstance(owner, _OPERATIONS):
        return None
    op = owner.operation
    if facts.are_kept:
        facts.owners[value] = op
    return op


_OPERATIONS = (ir.Operation, ir.OpView)


def defines(op: ir.Operation, value: ir.Value) -> bool:
    """Whether `value` is a result of `op`. (jaxlib 0.11 compares no operation with None.)"""
    owner = defining_op(value)
    return owner is not None and owner == op


def block_of(value: ir.Value) -> ir.Block:
    """The block that defines a value, as an operation's result or as its own argument."""
    op = defining_op(value)
    return op.block if op is not None else ir.BlockArgument(value).owner


def source_of(value: ir.Value, names: Container[str]) -> ir.Value:
    """What a value is made from by operations of these names, through their first operands."""
    while (op := defining_op(value)) is not None and op.name in names:
        value = op.operands[0]
    return value


def terminator(block: ir.Block) -> ir.Operation:
    """The last operation of a block."""
    return block.operations[len(block.operations) - 1].operation


def live_in(block: ir.Block) -> list[ir.Value]:
    """The values that the operations of a block use and that it does not define, each once."""
    inside: set[ir.Value] = set(block.arguments)
    found: dict[ir.Value, None] = {}
    for item in block.operations:
        found.update((v, None) for v in item.operation.operands if v not in inside)
        inside.update(item.operation.results)
    return list(found)


def shape_of(value: ir.Value) -> list[int]:
    """The shape of a tensor."""
    return list(_shape(value.type))


# MLIR keeps the types of its context for good, and so may a cache.
@functools.cache
def _shape(type_: ir.Type) -> tuple[int, ...]:
    return tuple(ir.RankedTensorType(type_).shape)


def only_use(value: ir.Value) -> ir.OpOperand | None:
    """The one use of a value; None where it has none or several, of which only two are read."""
    uses = iter(value.uses)
    first = next(uses, None)
    return first if next(uses, None) is None else None


def identity(op: ir.Operation) -> int:
    """A key for `op` that stays while the operation lives.

    The hash of `ir.Operation` is that of its operands and attributes: a set or dict of operations
    loses those that are changed.
    """
    return _capsule_pointer(op._CAPIPtr, b"jaxlib.mlir.ir.Operation._CAPIPtr")


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]


def constant_int(value: ir.Value) -> int | None:
    """The Python int of an `arith.constant` of integer or index type, else None.

    Integers are returned as MLIR prints them: signed, i1 as 0 or 1.
    """
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    known = facts.constants
    found = known.get(value, _UNKNOWN)
    if found is not _UNKNOWN:
        return found
    found = _constant_int(op)
    if facts.are_kept:
        known[value] = found
    return found


_UNKNOWN: Any = object()


def _constant_int(op: ir.Operation) -> int | None:
    attr = op.attributes["value"]
    if isinstance(attr, ir.BoolAttr):
        return int(attr.value)
    if not isinstance(attr, ir.IntegerAttr):
        return None
    if isinstance(attr.type, ir.IntegerType) and attr.type.width == 1:
        return int(attr.value) & 1
    return attr.value


def zero_of(type_: ir.Type) -> ir.Attribute | None:
    """The zero of a type; None if it has none."""
    if isinstance(type_, (ir.IntegerType, ir.IndexType)):
        return ir.IntegerAttr.get(type_, 0)
    return ir.FloatAttr.get(type_, 0.0) if isinstance(type_, ir.FloatType) else None


def scalar_attr(type_: ir.Type, value: int | float) -> ir.Attribute:
    """A typed attribute; an integer is wrapped to the width (any width)."""
    if isinstance(type_, ir.FloatType):
        return ir.FloatAttr.get(type_, float(value))
    if isinstance(type_, ir.IndexType):
        return ir.IntegerAttr.get(type_, int(value))
    integer = ir.IntegerType(type_)
    bits = integer.width
    wrapped = int(value) & ((1 << bits) - 1)
    if bits == 1:
        return ir.BoolAttr.get(bool(wrapped))
    if wrapped >> (bits - 1) and not integer.is_unsigned:
        wrapped -= 1 << bits
    if bits <= 64:
        return ir.IntegerAttr.get(type_, wrapped)
    return ir.Attribute.parse(f"{wrapped} : i{bits}")


def type_cast(value: ir.Value, type_: ir.Type) -> ir.Value:
    """`value` as another type for the same bits, by `builtin.unrealized_conversion_cast`."""
    return ir.Operation.create(
        "builtin.unrealized_conversion_cast", results=[type_], operands=[value]
    ).result


def bytecode(op: ir.Operation) -> bytes:
    """The operation as MLIR writes it for machines, with locations."""
    written = io.BytesIO()
    op.write_bytecode(written)
    return written.getvalue()


# --- attributes -----------------------------------------------------------------------------


def attributes_of(op: ir.Operation) -> dict[str, ir.Attribute]:
    """The attributes as a dict that compares: the bindings' map prints as an address, all alike."""
    return {name: op.attributes[name] for name in op.attributes}


def argument_attributes(function: ir.Operation, count: int) -> list[ir.DictAttr]:
    """The attributes of each of a function's arguments."""
    if "arg_attrs" not in function.attributes:
        return [ir.DictAttr.get({})] * count
    return [ir.DictAttr(attr) for attr in ir.ArrayAttr(function.attributes["arg_attrs"])]


def int_attribute(op: ir.Operation, name: str) -> int:
    """An integer attribute; 0 where there is none."""
    return ir.IntegerAttr(op.attributes[name]).value if name in op.attributes else 0


def int_array(op: ir.Operation, name: str) -> list[int] | None:
    """The value of a `array<i64: ...>` attribute, or None where it is absent."""
    return list(array_values(op.attributes[name])) if name in op.attributes else None


@functools.lru_cache(4096)
def array_values(attribute: ir.Attribute) -> tuple[int, ...]:
    """The integers of an `array<i32: ...>` or `array<i64: ...>`. (Attributes live as long as their
    context does.) At the end of an iteration the bindings throw a C++ exception, which takes 3 us.
    """
    is_short = isinstance(attribute, ir.DenseI32ArrayAttr)
    array = ir.DenseI32ArrayAttr(attribute) if is_short else ir.DenseI64ArrayAttr(attribute)
    return tuple(array[k] for k in range(len(array)))


def named_attributes(attribute: ir.DictAttr) -> dict[str, ir.Attribute]:
    """The attributes in a dictionary attribute, by their names."""
    named = (attribute[k] for k in range(len(attribute)))
    return {each.name: each.attr for each in named}


def text_attribute(kernel: ir.Operation, name: str) -> str:
    """A string attribute; "" where there is none."""
    return ir.StringAttr(kernel.attributes[name]).value if name in kernel.attributes else ""


@functools.cache
def gpu_enum(kind: str, word: str) -> ir.Attribute:
    """An enum attribute of the gpu dialect: `#gpu<dim x>` in jaxlib 0.10, `#gpu.dim<x>` later."""
    try:
        return ir.Attribute.parse(f"#gpu<{kind} {word}>", context())
    except ir.MLIRError:
        return ir.Attribute.parse(f"#gpu.{kind}<{word}>", context())


def enum_word(attribute: ir.Attribute) -> str:
    """`x` of `#gpu<dim x>` or `#gpu.dim<x>`."""
    return re.split(r"[ <]", str(attribute).rstrip(">"))[-1]
