"""LLVM constants -> ops, each constant once a function, at the function's entry.

    i32 7                         ->  llvm.mlir.constant(7 : i32) : i32
    [2 x float] [float 1.0, ...]  ->  llvm.mlir.constant(dense<[...]> : tensor<2xf32>)
    { i32 1, ptr @g }             ->  llvm.mlir.poison, llvm.mlir.addressof, llvm.insertvalue
    null, zeroinitializer         ->  llvm.mlir.zero
    ptrtoint (ptr @g to i64)      ->  llvm.mlir.addressof, llvm.ptrtoint

Refuses (RK011): blockaddress and other constants that no kernel needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.bindings import context, ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.frontend.llvm_text.instruction_parser import shuffle_mask
from raise_kernel.passes.import_llvm.import_addresses import gep_parts
from raise_kernel.passes.import_llvm.import_attributes import (
    Attributes,
    flag_attributes,
    i32_array,
    i64_array,
    integer,
    parsed,
)
from raise_kernel.passes.import_llvm.import_types import import_type

_RAW_WIDTHS = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}


class ConstantBuilder:
    """Makes constants in `block`, in front of its other ops, each once.

    `resolve` gives the meaning of a global name: a `GlobalRef` of a symbol of the module, or the
    constant of an alias.
    """

    def __init__(
        self, block: ir.Block, location: ir.Location, resolve: Callable[[v.GlobalRef], v.Constant]
    ) -> None:
        self._block = block
        self._location = location
        self._resolve = resolve
        self._last: ir.Operation | None = None
        self._made: dict[v.Constant, ir.Value] = {}

    def get(self, constant: v.Constant) -> ir.Value:
        """The value of a constant."""
        made = self._made.get(constant)
        if made is None:
            made = self._made[constant] = self._make(constant)
        return made

    def _create(
        self,
        name: str,
        type_: t.Type,
        operands: Sequence[ir.Value] = (),
        attributes: Attributes | None = None,
    ) -> ir.Value:
        if self._last is None:
            point = ir.InsertionPoint.at_block_begin(self._block)
        else:
            point = ir.InsertionPoint.after(self._last)
        op = ir.Operation.create(
            name,
            results=[import_type(type_)],
            operands=operands,
            attributes=attributes,
            loc=self._location,
            ip=point,
        )
        self._last = op
        return op.result

    def _make(self, constant: v.Constant) -> ir.Value:
        attribute = constant_attribute(constant)
        if attribute is not None:
            return self._create("llvm.mlir.constant", constant.type, (), {"value": attribute})
        match constant:
            case v.Null(type_) | v.Zero(type_):
                return self._create("llvm.mlir.zero", type_)
            case v.Undef(type_):
                return self._create("llvm.mlir.undef", type_)
            case v.Poison(type_):
                return self._create("llvm.mlir.poison", type_)
            case v.GlobalRef():
                return self._address(constant)
            case v.Aggregate(t.VectorType() as type_, elements):
                return self._vector(type_, elements)
            case v.Splat(t.VectorType(count) as type_, element):
                return self._vector(type_, [element] * count)
            case v.Aggregate(type_, elements):
                return self._aggregate(type_, elements)
            case v.ConstantExpr():
                return self._expression(constant)
            case _:
                text = getattr(constant, "text", type(constant).__name__)
                raise Refusal("RK011", f"the constant {text} is not raised")

    def _address(self, reference: v.GlobalRef) -> ir.Value:
        target = self._resolve(reference)
        if not isinstance(target, v.GlobalRef):
            return self.get(target)
        symbol = ir.FlatSymbolRefAttr.get(target.name, context())
        return self._create("llvm.mlir.addressof", target.type, (), {"global_name": symbol})

    def _vector(self, type_: t.Type, elements: Sequence[v.Constant]) -> ir.Value:
        vector = self.get(v.Poison(type_))
        for number, element in enumerate(elements):
            index = self.get(v.ConstantInt(t.I32, number))
            operands = [vector, self.get(element), index]
            vector = self._create("llvm.insertelement", type_, operands)
        return vector

    def _aggregate(self, type_: t.Type, elements: Sequence[v.Constant]) -> ir.Value:
        value = self.get(v.Poison(type_))
        for number, element in enumerate(elements):
            operands = [value, self.get(element)]
            position: Attributes = {"position": i64_array([number])}
            value = self._create("llvm.insertvalue", type_, operands, position)
        return value

    def _expression(self, constant: v.ConstantExpr) -> ir.Value:
        opcode, operands = constant.opcode, constant.operands
        name = f"llvm.{opcode}"
        if opcode == "getelementptr":
            assert constant.source is not None
            base = operands[0].type
            dynamic, attributes = gep_parts(constant.source, constant.flags, base, operands[1:])
            values = [self.get(operands[0]), *(self.get(d) for d in dynamic)]
            return self._create(name, constant.type, values, attributes)
        if opcode == "shufflevector":
            mask: Attributes = {"mask": i32_array(shuffle_mask(operands[2]))}
            pair = [self.get(operands[0]), self.get(operands[1])]
            return self._create(name, operands[2].type, pair, mask)
        attributes = flag_attributes(opcode, constant.flags)
        return self._create(name, constant.type, [self.get(o) for o in operands], attributes)


def constant_attribute(constant: v.Constant) -> ir.Attribute | None:
    """The attribute of a number, or of an array or vector of numbers; None for other constants."""
    match constant:
        case v.ConstantInt(t.IntType(width), bits):
            return _integer(width, bits)
        case v.ConstantFloat():
            return _float(constant)
    if not isinstance(constant, (v.Aggregate, v.Splat, v.Bytes, v.Zero)):
        return None
    shape, element = _shape(constant.type)
    if not shape or not isinstance(element, (t.IntType, t.FloatType)) or 0 in shape:
        return None
    with context():
        return _dense(constant, shape, element)


def _integer(width: int, bits: int) -> ir.Attribute:
    if width > 64:
        return parsed(f"{bits} : i{width}")
    signed = bits - (1 << width) if width > 1 and bits >> (width - 1) else bits
    return integer(width, signed)


def _float(constant: v.ConstantFloat) -> ir.Attribute:
    type_ = import_type(constant.type)
    value = constant.value
    if value != value or value in (float("inf"), float("-inf")):
        assert isinstance(constant.type, t.FloatType)
        digits = constant.type.width // 4
        return parsed(f"0x{constant.bits:0{digits}X} : {type_}")
    with context():
        return ir.FloatAttr.get(type_, value, loc=ir.Location.unknown())


def _shape(type_: t.Type) -> tuple[list[int], t.Type]:
    """The dimensions of nested arrays, or of a vector, and the element inside."""
    shape: list[int] = []
    if isinstance(type_, t.VectorType):
        return [type_.count], type_.element
    while isinstance(type_, t.ArrayType):
        shape.append(type_.count)
        type_ = type_.element
    return shape, type_


def _dense(constant: v.Constant, shape: list[int], element: t.Type) -> ir.Attribute | None:
    shaped = _shaped(constant.type, shape, element)
    splat = _splat_element(constant, element)
    if splat is not None:
        attribute = constant_attribute(splat)
        return ir.DenseElementsAttr.get_splat(shaped, attribute) if attribute else None
    bits = _flat_bits(constant)
    if bits is None:
        return None
    width = element.width  # pyright: ignore[reportAttributeAccessIssue]
    if width in _RAW_WIDTHS:
        data = np.array(bits, dtype=_RAW_WIDTHS[width]).reshape(shape)
        buffer: Any = data  # the bindings' stub does not know buffers with a shaped type
        return ir.DenseElementsAttr.get(buffer, type=shaped)
    return ir.DenseElementsAttr.get([_integer(width, b) for b in bits], shaped)


def _shaped(type_: t.Type, shape: list[int], element: t.Type) -> ir.Type:
    """A vector's own type; for an array the tensor type that MLIR writes its elements with."""
    if isinstance(type_, t.VectorType):
        return import_type(type_)
    return ir.RankedTensorType.get(shape, import_type(element), loc=ir.Location.unknown())


def _splat_element(constant: v.Constant, element: t.Type) -> v.Constant | None:
    if isinstance(constant, v.Splat):
        return constant.element
    if isinstance(constant, v.Zero):
        return zero_of(element)
    return None


def zero_of(type_: t.Type) -> v.Constant:
    """The zero of a scalar type."""
    if isinstance(type_, t.IntType):
        return v.ConstantInt(type_, 0)
    if isinstance(type_, t.FloatType):
        return v.ConstantFloat(type_, 0)
    return v.Zero(type_)


def _flat_bits(constant: v.Constant) -> list[int] | None:
    """The encodings of the numbers inside, in order; None where one is no number."""
    match constant:
        case v.ConstantInt(_, bits) | v.ConstantFloat(_, bits):
            return [bits]
        case v.Bytes(_, data):
            return list(data)
        case v.Zero(type_):
            return [0] * _count(type_)
        case v.Splat(t.VectorType(count), element):
            inner = _flat_bits(element)
            return None if inner is None else inner * count
        case v.Aggregate(_, elements):
            flat: list[int] = []
            for element in elements:
                inner = _flat_bits(element)
                if inner is None:
                    return None
                flat += inner
            return flat
    return None


def _count(type_: t.Type) -> int:
    shape, _ = _shape(type_)
    return int(np.prod(shape, dtype=np.int64)) if shape else 1
