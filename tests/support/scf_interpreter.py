"""Runs a func.func of cf, scf, arith and memref ops on Python integers, for the structure tests.

Integers are held unsigned, modulo 2**width (`index` has 64 bits); memrefs are Python lists. Poison
spreads through arithmetic, and using it (storing it, branching on it, returning it) is an error:
so is running for more than `max_steps` operations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int

POISON = object()


class PoisonUsed(Exception):
    """A value without meaning had an effect."""


class OutOfSteps(Exception):
    """The function did not end within `max_steps` operations."""


def run_function(function: ir.Operation, arguments: Sequence[Any], max_steps: int = 10_000) -> list:
    """The results of calling `function`; memref arguments are lists, written in place."""
    return _Machine(max_steps).call(function, arguments)


def width(kind: ir.Type) -> int:
    return kind.width if isinstance(kind, ir.IntegerType) else 64


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def _floor_div(a: int, b: int) -> int:
    return a // b


def _trunc_div(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


_UNSIGNED: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.divui": lambda a, b: a // b,
    "arith.remui": lambda a, b: a % b,
    "arith.ceildivui": lambda a, b: -(-a // b),
    "arith.maxui": max,
    "arith.minui": min,
    "arith.shli": lambda a, b: a << b,
    "arith.shrui": lambda a, b: a >> b,
}
_SIGNED: dict[str, Callable[[int, int], int]] = {
    "arith.divsi": _trunc_div,
    "arith.remsi": lambda a, b: a - b * _trunc_div(a, b),
    "arith.ceildivsi": lambda a, b: -(-a // b),
    "arith.floordivsi": _floor_div,
    "arith.maxsi": max,
    "arith.minsi": min,
}
_COMPARE: list[Callable[[int, int], bool]] = [
    lambda a, b: a == b,
    lambda a, b: a != b,
    lambda a, b: a < b,
    lambda a, b: a <= b,
    lambda a, b: a > b,
    lambda a, b: a >= b,
]


def _overflows(op: ir.Operation, values: list[int], numbers: list[int], bits: int) -> bool:
    """Whether a result breaks the operation's promise not to wrap around."""
    flags = str(op.attributes["overflowFlags"]) if "overflowFlags" in op.attributes else ""
    compute = _UNSIGNED[op.name]
    if "nuw" in flags and not 0 <= compute(*values) < 1 << bits:
        return True
    return "nsw" in flags and not -(1 << bits - 1) <= compute(*numbers) < 1 << bits - 1


class _Machine:
    def __init__(self, max_steps: int) -> None:
        self.values: dict[ir.Value, Any] = {}
        self.left = max_steps

    def call(self, function: ir.Operation, arguments: Sequence[Any]) -> list:
        block = function.regions[0].blocks[0]
        incoming = list(arguments)
        while True:
            self.bind(block.arguments, incoming)
            last = self.run_block(block)
            if last.name == "func.return":
                return [self.used(v) for v in last.operands]
            block, incoming = self.jump(last)

    def bind(self, arguments: Any, values: Sequence[Any]) -> None:
        for argument, value in zip(arguments, values, strict=True):
            self.values[argument] = value

    def run_block(self, block: ir.Block) -> ir.Operation:
        """Run all but the terminator, which is returned."""
        *ops, last = (op.operation for op in block.operations)
        for op in ops:
            self.tick()
            self.run_op(op)
        self.tick()
        return last

    def tick(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps

    def used(self, value: ir.Value) -> Any:
        held = self.values[value]
        if held is POISON:
            raise PoisonUsed(str(value))
        return held

    def jump(self, last: ir.Operation) -> tuple[ir.Block, list[Any]]:
        operands = list(last.operands)
        targets = list(last.successors)
        if last.name == "cf.br":
            return targets[0], [self.values[v] for v in operands]
        sizes = list(ir.DenseI32ArrayAttr(last.attributes["operandSegmentSizes"]))
        flag = self.used(operands[0])
        if last.name == "cf.cond_br":
            choice = 0 if flag else 1
            starts = [1, 1 + sizes[1], 1 + sizes[1] + sizes[2]]
        else:
            assert last.name == "cf.switch", last.name
            bits = width(operands[0].type)
            cases = ir.DenseIntElementsAttr(last.attributes["case_values"])
            numbers = [int(v) % (1 << bits) for v in cases]
            choice = numbers.index(flag) + 1 if flag in numbers else 0
            starts = [1]
            segments = list(ir.DenseI32ArrayAttr(last.attributes["case_operand_segments"]))
            for size in [sizes[1], *segments]:
                starts.append(starts[-1] + size)
        chosen = operands[starts[choice] : starts[choice + 1]]
        return targets[choice], [self.values[v] for v in chosen]

    def run_op(self, op: ir.Operation) -> None:
        name = op.name
        if name.startswith("scf."):
            results = getattr(self, name.replace("scf.", "run_"))(op)
        elif name == "arith.constant":
            attribute = op.attributes["value"]
            number = constant_int(op.result)
            assert number is not None, attribute
            results = [number % (1 << width(op.result.type))]
        elif name == "ub.poison":
            results = [POISON]
        elif name == "memref.load":
            results = [self.used(op.operands[0])[self.used(op.operands[1])]]
        elif name == "memref.store":
            self.used(op.operands[1])[self.used(op.operands[2])] = self.used(op.operands[0])
            results = []
        else:
            results = [self.compute(op, [self.values[v] for v in op.operands])]
        self.bind(op.results, results)

    def compute(self, op: ir.Operation, values: list[Any]) -> Any:
        name = op.name
        if name == "arith.select":
            if values[0] is POISON:
                return POISON
            return values[1] if values[0] else values[2]
        if any(value is POISON for value in values):
            return POISON
        bits = width(op.operands[0].type)
        mask = (1 << width(op.result.type)) - 1
        numbers = [signed(value, bits) for value in values]
        if name in _UNSIGNED:
            if _overflows(op, values, numbers, bits):
                return POISON
            return _UNSIGNED[name](*values) & mask
        if name in _SIGNED:
            return _SIGNED[name](*numbers) & mask
        if name in ("arith.extsi", "arith.index_cast"):
            return numbers[0] & mask
        if name in ("arith.extui", "arith.index_castui", "arith.trunci"):
            return values[0] & mask
        assert name == "arith.cmpi", name
        predicate = ir.IntegerAttr(op.attributes["predicate"]).value
        if predicate < 6:
            return int(_COMPARE[predicate](*numbers))
        return int(_COMPARE[predicate - 4](*values))

    # --- scf ---

    def run_execute(self, block: ir.Block) -> list[Any]:
        return [self.values[v] for v in self.run_block(block).operands]

    def run_if(self, op: ir.Operation) -> list[Any]:
        region = op.regions[0 if self.used(op.operands[0]) else 1]
        return self.run_execute(region.blocks[0]) if len(region.blocks) else []

    def run_while(self, op: ir.Operation) -> list[Any]:
        before, after = (region.blocks[0] for region in op.regions)
        carried = [self.values[v] for v in op.operands]
        while True:
            self.bind(before.arguments, carried)
            condition = self.run_block(before)
            forwarded = [self.values[v] for v in list(condition.operands)[1:]]
            if not self.used(condition.operands[0]):
                return forwarded
            self.bind(after.arguments, forwarded)
            carried = self.run_execute(after)

    def run_for(self, op: ir.Operation) -> list[Any]:
        block = op.regions[0].blocks[0]
        kind = op.operands[0].type
        bits = width(kind)
        bounds = [self.used(v) for v in list(op.operands)[:3]]
        if "unsignedCmp" not in op.attributes:
            bounds = [signed(value, bits) for value in bounds]
        lower, upper, step = bounds
        assert step > 0
        carried = [self.values[v] for v in list(op.operands)[3:]]
        for number in range(lower, upper, step):
            self.tick()
            self.bind(block.arguments, [number % (1 << bits), *carried])
            carried = self.run_execute(block)
        return carried
