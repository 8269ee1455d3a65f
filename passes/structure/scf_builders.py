"""Builders of scf.if and scf.while around blocks that are already filled (for lift-control-flow).

A `Slot` is a value that may not be an operation yet: a known bool, or None for a value that nothing
reads. Slots become operations (constants, `ub.poison`) only if a region has to yield one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.values import block_of
from raise_kernel.passes.structure.conditions import invert

Slot = ir.Value | bool | None


class CodeBuilder:
    """The block to which code is appended, and the source location of new operations."""

    def __init__(self, block: ir.Block, loc: ir.Location) -> None:
        self.block = block
        self.loc = loc
        self.i1 = ir.IntegerType.get_signless(1)

    def end(self) -> ir.InsertionPoint:
        return ir.InsertionPoint(self.block)

    def value(self, slot: Slot, kind: ir.Type, block: ir.Block | None = None) -> ir.Value:
        """The slot as a value at the end of `block`, by default of the code so far."""
        if isinstance(slot, ir.Value):
            return slot
        ip = ir.InsertionPoint(block or self.block)
        if slot is None:
            return ir.Operation.create("ub.poison", results=[kind], loc=self.loc, ip=ip).result
        return arith.ConstantOp(self.i1, int(slot), loc=self.loc, ip=ip).result

    def invert(self, flag: ir.Value) -> ir.Value:
        return invert(flag, self.end(), self.loc)

    def any_of(self, flags: Iterable[Slot]) -> ir.Value:
        values = [self.value(flag, self.i1) for flag in flags]
        result = values[0]
        for value in values[1:]:
            result = arith.OrIOp(result, value, loc=self.loc, ip=self.end()).result
        return result

    def is_one_of(self, flag: ir.Value, case: tuple[int, ...]) -> ir.Value:
        """Whether the flag of a branch or switch is one of the values of `case`."""
        if flag.type == self.i1 and case in ((1,), (-1,)):
            return flag
        hits = []
        for number in case:
            constant = arith.ConstantOp(flag.type, number, loc=self.loc, ip=self.end()).result
            equal = arith.CmpIPredicate.eq
            hits.append(arith.CmpIOp(equal, flag, constant, loc=self.loc, ip=self.end()).result)
        return self.any_of(hits)


@dataclass
class _Row:
    """A result: its value in either arm, and the dictionary for its value after the arms."""

    key: int
    sides: tuple[Slot, Slot]
    kind: ir.Type
    into: dict[int, Slot]


class IfBuilder:
    """Collects the live-out values of two filled blocks, then builds the scf.if around them."""

    def __init__(
        self,
        code: CodeBuilder,
        condition: ir.Value,
        blocks: tuple[ir.Block, ir.Block],
    ) -> None:
        self.code = code
        self.condition = condition
        self.blocks = blocks
        self.inverse: ir.Value | None = None
        self.rows: list[_Row] = []

    def add(self, key: int, then: Slot, other: Slot, kind: ir.Type, into: dict[int, Slot]) -> None:
        """Add a result that is `then` in one arm and `other` in the other; `into[key]` gets it."""
        if same(then, other):
            into[key] = then
        elif isinstance(then, bool) and isinstance(other, bool):
            into[key] = self.condition if then else self._inverted()
        elif then is None and not self._inside(other):
            into[key] = other
        elif other is None and not self._inside(then):
            into[key] = then
        else:
            self.rows.append(_Row(key, (then, other), kind, into))

    def _inverted(self) -> ir.Value:
        if self.inverse is None:
            self.inverse = self.code.invert(self.condition)
        return self.inverse

    def _inside(self, slot: Slot) -> bool:
        return isinstance(slot, ir.Value) and block_of(slot) in self.blocks

    def finish(self) -> None:
        if any(len(block.operations) for block in self.blocks):
            self._build_if()
        else:
            self._build_selects()

    def _build_selects(self) -> None:
        code = self.code
        for row in self.rows:
            sides = [code.value(slot, row.kind) for slot in row.sides]
            op = arith.SelectOp(self.condition, *sides, loc=code.loc, ip=code.end())
            row.into[row.key] = op.result

    def _build_if(self) -> None:
        code, condition = self.code, self.condition
        # The code goes into the first arm, so that a loop's test is the condition of its body.
        order = (0, 1) if len(self.blocks[0].operations) else (1, 0)
        if order == (1, 0):
            condition = self._inverted()
        op = ir.Operation.create(
            "scf.if",
            operands=[condition],
            results=[row.kind for row in self.rows],
            regions=2,
            loc=code.loc,
            ip=code.end(),
        )
        for region, side in zip(op.regions, order, strict=True):
            block = self.blocks[side]
            if len(block.operations) or self.rows:
                values = [code.value(row.sides[side], row.kind, block) for row in self.rows]
                append("scf.yield", values, code.loc, block)
                block.append_to(region)
        for row, result in zip(self.rows, op.results, strict=True):
            row.into[row.key] = result


class WhileBuilder:
    """Collects the forwarded values of a filled loop body, each once, then builds its scf.while."""

    def __init__(self, code: CodeBuilder, body: ir.Block) -> None:
        self.code = code
        self.body = body
        self.values: list[ir.Value] = []
        self.position: dict[ir.Value, int] = {}

    def add(self, slot: Slot, kind: ir.Type) -> int:
        """Forward `slot`; returns the number of the loop's result that holds it."""
        value = self.code.value(slot, kind, self.body)
        position = self.position.setdefault(value, len(self.values))
        if position == len(self.values):
            self.values.append(value)
        return position

    def is_local(self, slot: Slot) -> bool:
        return isinstance(slot, ir.Value) and block_of(slot) == self.body

    def build(
        self, repeat: list[Slot], inits: list[ir.Value], carried: list[int]
    ) -> list[ir.Value]:
        """Repeat while a flag of `repeat` holds; the next iteration takes the results `carried`."""
        code, loc = self.code, self.code.loc
        condition = CodeBuilder(self.body, loc).any_of(repeat)
        append("scf.condition", [condition, *self.values], loc, self.body)
        types = [value.type for value in self.values]
        op = ir.Operation.create(
            "scf.while", operands=inits, results=types, regions=2, loc=loc, ip=code.end()
        )
        self.body.append_to(op.regions[0])
        after = op.regions[1].blocks.append(*types, arg_locs=[loc] * len(types))
        append("scf.yield", [after.arguments[number] for number in carried], loc, after)
        return list(op.results)


def append(name: str, operands: list[ir.Value], loc: ir.Location, block: ir.Block) -> None:
    ir.Operation.create(name, operands=operands, loc=loc, ip=ir.InsertionPoint(block))


def same(left: Slot, right: Slot) -> bool:
    if isinstance(left, ir.Value) and isinstance(right, ir.Value):
        return left == right
    return left is right
