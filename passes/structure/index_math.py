"""Index arithmetic that folds constants while it is built (for trip counts and loop indices)."""

from __future__ import annotations

from raise_kernel.analysis.integers.integer_range import bit_width, signed_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int

# A Python int is a constant; it becomes an operation only when it is used as a value.
Number = ir.Value | int

NSW = "#arith.overflow<nsw>"
NO_FLAGS = "#arith.overflow<none>"


class IndexMath:
    """Builds arithmetic on one integer type at one insertion point."""

    def __init__(self, kind: ir.Type, ip: ir.InsertionPoint, loc: ir.Location) -> None:
        self.kind = kind
        self.ip = ip
        self.loc = loc

    def value(self, number: Number) -> ir.Value:
        if isinstance(number, ir.Value):
            return number
        width = bit_width(self.kind)
        wrapped = (number + (1 << (width - 1))) % (1 << width) - (1 << (width - 1))
        attribute = ir.IntegerAttr.get(self.kind, wrapped)
        return self._create("arith.constant", [], {"value": attribute})

    def add(self, left: Number, right: Number, nsw: bool = False) -> Number:
        left, right = _known(left), _known(right)
        if isinstance(left, int) and isinstance(right, int):
            return left + right
        if isinstance(left, int):
            left, right = right, left
        return left if right == 0 else self._wrapping("arith.addi", left, right, nsw)

    def sub(self, left: Number, right: Number, nsw: bool = False) -> Number:
        left, right = _known(left), _known(right)
        if isinstance(right, int):
            return self.add(left, -right, nsw)
        return self._wrapping("arith.subi", left, right, nsw)

    def mul(self, left: Number, right: Number, nsw: bool = False) -> Number:
        left, right = _known(left), _known(right)
        if isinstance(left, int) and isinstance(right, int):
            return left * right
        if isinstance(left, int):
            left, right = right, left
        if right == 0 or right == 1:
            return left if right else 0
        return self._wrapping("arith.muli", left, right, nsw)

    def at_least(self, number: Number, least: int) -> Number:
        """The signed maximum of a number and a constant."""
        number = _known(number)
        if isinstance(number, int):
            return max(number, least)
        if signed_range(number)[0] >= least:
            return number
        return self._create("arith.maxsi", [number, self.value(least)])

    def ceildiv(self, number: Number, divisor: int) -> Number:
        """The quotient of a non-negative number by a positive constant, rounded up."""
        number = _known(number)
        if isinstance(number, int):
            return -(-number // divisor)
        if divisor == 1:
            return number
        return self._create("arith.ceildivui", [number, self.value(divisor)])

    def select(self, condition: ir.Value, then: Number, other: Number) -> Number:
        return self._create("arith.select", [condition, self.value(then), self.value(other)])

    def cast(self, number: Number, signed: bool = True) -> Number:
        """A value of another integer type, extended or truncated to this one.

        Casts between two types other than `index` go through `index`.
        """
        if isinstance(number, int) or number.type == self.kind:
            return number
        if signed and constant_int(number) is not None:
            return _known(number)
        name = "arith.index_cast" if signed else "arith.index_castui"
        return self._create(name, [number])

    def _wrapping(self, name: str, left: Number, right: Number, nsw: bool) -> ir.Value:
        flags = ir.Attribute.parse(NSW if nsw else NO_FLAGS)
        return self._create(name, [self.value(left), self.value(right)], {"overflowFlags": flags})

    def _create(
        self,
        name: str,
        operands: list[ir.Value],
        attributes: dict[str, ir.Attribute] | None = None,
    ) -> ir.Value:
        return ir.Operation.create(
            name,
            operands=operands,
            results=[self.kind],
            attributes=attributes or {},
            loc=self.loc,
            ip=self.ip,
        ).result


def _known(number: Number) -> Number:
    if isinstance(number, int):
        return number
    constant = constant_int(number)
    return number if constant is None else constant


def index_math(ip: ir.InsertionPoint, loc: ir.Location) -> IndexMath:
    return IndexMath(ir.IndexType.get(), ip, loc)
