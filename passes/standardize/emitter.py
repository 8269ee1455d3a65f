"""Builds operations at one insertion point with one source location, for this stage's rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.integers.predicates import CMPF, CMPI
from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import scalar_attr


@dataclass
class Emitter:
    """An insertion point and a location; every op that a rule builds gets both."""

    ip: ir.InsertionPoint
    loc: ir.Location

    @classmethod
    def before(cls, op: ir.Operation) -> Emitter:
        return cls(ir.InsertionPoint(op), op.location)

    @classmethod
    def at_end(cls, block: ir.Block, loc: ir.Location) -> Emitter:
        return cls(ir.InsertionPoint(block), loc)

    def create(
        self,
        name: str,
        operands: Sequence[ir.Value] = (),
        results: Sequence[ir.Type] = (),
        attributes: dict[str, ir.Attribute] | None = None,
        *,
        successors: Sequence[ir.Block] | None = None,
        regions: int = 0,
    ) -> ir.Operation:
        """Any operation."""
        return ir.Operation.create(
            name,
            results=list(results),
            operands=list(operands),
            attributes=attributes,
            successors=list(successors) if successors is not None else None,
            regions=regions,
            loc=self.loc,
            ip=self.ip,
        )

    def __call__(
        self,
        name: str,
        operands: Sequence[ir.Value],
        result: ir.Type,
        attributes: dict[str, ir.Attribute] | None = None,
    ) -> ir.Value:
        """An operation of one result; returns the result."""
        return self.create(name, operands, [result], attributes).result

    def binary(self, name: str, a: ir.Value, b: ir.Value, **attributes: ir.Attribute) -> ir.Value:
        """An operation whose result has its first operand's type."""
        return self(name, [a, b], a.type, attributes or None)

    def constant(self, type_: ir.Type, value: int | float) -> ir.Value:
        """`arith.constant` of an integer (wrapped to its width), float or index type."""
        return self("arith.constant", [], type_, {"value": scalar_attr(type_, value)})

    def int_like(self, value: ir.Value, number: int) -> ir.Value:
        return self.constant(value.type, number)

    def compare(self, predicate: str, a: ir.Value, b: ir.Value) -> ir.Value:
        """`arith.cmpi` with a predicate by name."""
        attrs = {"predicate": i64_attr(CMPI[predicate])}
        return self("arith.cmpi", [a, b], int_type(1), attrs)

    def compare_float(self, predicate: str, a: ir.Value, b: ir.Value) -> ir.Value:
        """`arith.cmpf` with a predicate by name."""
        attrs = {"predicate": i64_attr(CMPF[predicate])}
        return self("arith.cmpf", [a, b], int_type(1), attrs)

    def select(self, condition: ir.Value, a: ir.Value, b: ir.Value) -> ir.Value:
        return self("arith.select", [condition, a, b], a.type)

    def invert(self, value: ir.Value) -> ir.Value:
        """Bitwise not."""
        return self.binary("arith.xori", value, self.int_like(value, -1))

    def resize(self, value: ir.Value, type_: ir.Type, *, signed: bool) -> ir.Value:
        """An integer of another width: truncated, or extended by sign or zero."""
        have, want = ir.IntegerType(value.type).width, ir.IntegerType(type_).width
        if have == want:
            return value
        if have > want:
            return self("arith.trunci", [value], type_)
        return self("arith.extsi" if signed else "arith.extui", [value], type_)

    def bitcast(self, value: ir.Value, type_: ir.Type) -> ir.Value:
        """`arith.bitcast`, nothing where the type is the same."""
        if value.type == type_:
            return value
        return self("arith.bitcast", [value], type_)

    def join(self, parts: Sequence[ir.Value], type_: ir.Type) -> ir.Value:
        """The bits of parts of one width, the lowest first, as a value of `type_`."""
        width = bit_width(parts[0].type)
        joined: list[ir.Value] = []
        for k, part in enumerate(parts):
            bits = self.bitcast(part, int_type(width))
            moved = self.resize(bits, int_type(width * len(parts)), signed=False)
            moved = (
                self.binary("arith.shli", moved, self.int_like(moved, k * width)) if k else moved
            )
            joined = [self.binary("arith.ori", joined[0], moved) if k else moved]
        return self.bitcast(joined[0], type_)

    def cut(self, value: ir.Value, low: int, width: int) -> ir.Value:
        """`width` bits of a value, from bit `low` on, as an integer."""
        bits = self.bitcast(value, int_type(bit_width(value.type)))
        moved = self.binary("arith.shrui", bits, self.int_like(bits, low)) if low else bits
        return self.resize(moved, int_type(width), signed=False)

    # --- operations of LLVM's, for the passes after this one -----------------------------------

    def intrinsic(
        self,
        name: str,
        operands: Sequence[ir.Value],
        results: Sequence[ir.Type],
        fast_math: ir.Attribute | None = None,
    ) -> ir.Operation:
        """A call of an LLVM intrinsic."""
        attributes: dict[str, ir.Attribute] = {
            "intrin": ir.StringAttr.get(name),
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 0]),
        }
        if fast_math is not None:
            attributes["fastmathFlags"] = fast_math
        return self.create("llvm.call_intrinsic", operands, results, attributes)

    def element(
        self, pointer: ir.Value, index: ir.Value | int, type_: ir.Type, *, inbounds: bool = False
    ) -> ir.Value:
        """The address of element `index` of an array of `type_` at `pointer`."""
        if isinstance(index, int) and index == 0:
            return pointer
        known = index if isinstance(index, int) else -(1 << 31)
        attributes: dict[str, ir.Attribute] = {
            "elem_type": ir.TypeAttr.get(type_),
            "rawConstantIndices": ir.DenseI32ArrayAttr.get([known]),
            "noWrapFlags": ir.IntegerAttr.get(int_type(32), 7 if inbounds else 3),
        }
        operands = [pointer] if isinstance(index, int) else [pointer, index]
        return self("llvm.getelementptr", operands, pointer.type, attributes)


def int_type(bits: int) -> ir.IntegerType:
    return ir.IntegerType.get_signless(bits)


def i64_attr(value: int) -> ir.Attribute:
    return ir.IntegerAttr.get(int_type(64), value)
