"""The operations and bytes of a raised program, and its time by each target's table.

Bytes are those that cannot be avoided: what is read of the arguments, what is written to results,
and what passes through memory between operations that XLA does not fuse. An array of which a part
is updated counts as copied, as it is where it is not donated. The time is a roofline: the longer of
moving these bytes and of the arithmetic, and what iterations of loops, irregular accesses and
library calls take beside it. A loop of unknown trip count counts as `UNKNOWN_TRIPS` iterations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, costs_of
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import kernels
from raise_kernel.passes.tensor_opt.graph.loop_ranges import trip_count
from raise_kernel.passes.tensor_opt.unroll_loops import STEPS
from raise_kernel.runtime.choice.work import CHAIN, CLASSES, UNKNOWN_TRIPS, products
from raise_kernel.runtime.choice.work import work_of as table_work
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

TARGETS = ("cpu", "cuda", "tpu")
# What tables were measured on; costs/README.md has the details.
MEASURED_ON = {"cpu": "16 cores of a Xeon", "cuda": "one H200", "tpu": "the compiler for a v6e"}
# What XLA does not fuse with what reads its result.
_BARRIERS = frozenset({"gather", "scatter", "reduce", "dot_general", "convolution", "sort"})
_PARTS = frozenset({"stablehlo.slice", "stablehlo.dynamic_slice", "stablehlo.gather"})
_UPDATES = frozenset({"stablehlo.dynamic_update_slice", "stablehlo.scatter"})
_WITH_BODIES = frozenset({"stablehlo.while", "stablehlo.if", "stablehlo.case"})


@dataclass(frozen=True)
class Work:
    """Operations on elements, bytes through memory, loops whose trip count nothing says."""

    operations: int
    read: int
    written: int
    between: int
    unknown_loops: int

    @property
    def bytes(self) -> int:
        return self.read + self.written + self.between


@dataclass(frozen=True)
class TargetTime:
    """Microseconds on one target: of an empty call, of each kind of work, and of all."""

    target: str
    call: float
    library: float
    irregular: float
    iterations: float
    memory: float
    arithmetic: float

    @property
    def total(self) -> float:
        """What all takes: memory and arithmetic overlap, the rest does not."""
        beside = self.library + self.irregular + self.iterations
        return self.call + beside + max(self.memory, self.arithmetic)


def bits(element: ir.Type) -> int:
    """The bits of an element; at least a byte."""
    if isinstance(element, ir.ComplexType):
        return 2 * bits(element.element_type)
    return max(8, getattr(element, "width", 32))


def work_of(module: ir.Module) -> Work:
    """The work of the kernels in a StableHLO module."""
    counter = _Counter()
    for kernel in kernels(module):
        counter.kernel(kernel)
    return Work(counter.operations, counter.read, counter.written, counter.between, counter.unknown)


def times_of(module: ir.Module) -> tuple[TargetTime, ...]:
    """The estimated time on each target that has a table of costs."""
    text, work = str(module), work_of(module)
    found = []
    for target in TARGETS:
        table = costs_of(target)
        if table is None:
            continue
        beside = table_work(text, target)
        memory = work.bytes / 4 * table.rate("stream") / 2
        counter = _Counter.of(module, table)
        iterations = counter.iterations * table.fixed.get("iterations", 0.0) / STEPS
        found.append(
            TargetTime(
                target,
                beside.call,
                beside.library,
                beside.irregular,
                iterations,
                memory,
                counter.microseconds,
            )
        )
    return tuple(found)


class _Counter:
    """Adds up operations and bytes."""

    def __init__(self, table: Costs | None = None) -> None:
        self.table = table
        self.operations = self.read = self.written = self.between = self.unknown = 0
        self.iterations = 0
        self.microseconds = 0.0

    @classmethod
    def of(cls, module: ir.Module, table: Costs) -> _Counter:
        counter = cls(table)
        for kernel in kernels(module):
            counter.kernel(kernel)
        return counter

    def kernel(self, kernel: ir.Operation) -> None:
        block = kernel.regions[0].blocks[0]
        self.read += sum(map(_bytes_read, block.arguments))
        end = block.operations[len(block.operations) - 1].operation
        self.written += sum(map(_bytes_written, end.operands))
        self._block(block, 1)

    def _block(self, block: ir.Block, times: int) -> None:
        for view in block.operations:
            op = view.operation
            if op.name == "stablehlo.while":
                trips = trip_count(op)
                self.unknown += trips is None
                inner = times * (UNKNOWN_TRIPS if trips is None else trips)
                self.iterations += inner
                self.between += 2 * inner * sum(map(_bytes, _carried(op)))
                self._block(op.regions[1].blocks[0], inner)
            elif op.name in _WITH_BODIES:
                for region in op.regions:
                    self._block(region.blocks[0], times)
            elif len(op.results):
                self._one(op, op.name.removeprefix("stablehlo."), times)

    def _one(self, op: ir.Operation, name: str, times: int) -> None:
        elements = times * sum(map(_elements, op.results))
        if name in ("dot_general", "convolution"):
            self.operations += int(2 * times * products(op))
        elif name in ("reduce", "reduce_window", "scatter"):
            self.operations += times * _elements(op.operands[0 if name != "scatter" else -1])
        elif name in ELEMENTWISE:
            self.operations += elements
            if self.table is not None:
                rate = self.table.rate(CLASSES.get(name, "add")) - self.table.rate("stream")
                words = times * sum(map(_bytes, op.results)) / 4
                self.microseconds += words * max(0.0, rate) / CHAIN
        if name in _BARRIERS:
            inner = [v for v in op.results if not _is_returned(v)]
            self.between += 2 * times * sum(map(_bytes, inner))


def _carried(loop: ir.Operation) -> list[ir.Value]:
    """The values that each iteration of a loop writes anew: not those that it updates in place."""
    body = loop.regions[1].blocks[0]
    end = body.operations[len(body.operations) - 1].operation
    return [
        value
        for value, argument in zip(end.operands, body.arguments, strict=True)
        if value != argument and not _is_update(value)
    ]


def _is_update(value: ir.Value) -> bool:
    op = defining_op(value)
    return op is not None and op.name in _UPDATES


def _elements(value: ir.Value) -> int:
    return prod(ir.RankedTensorType(value.type).shape)


def _bytes(value: ir.Value) -> int:
    type_ = ir.RankedTensorType(value.type)
    return prod(type_.shape) * bits(type_.element_type) // 8


def _is_returned(value: ir.Value) -> bool:
    return any(use.owner.operation.name == "func.return" for use in value.uses)


def _bytes_read(argument: ir.Value) -> int:
    """What is read of an argument: parts where only parts are, at most all."""
    total = 0
    for use in argument.uses:
        op = use.owner.operation
        if op.name != "func.return":
            total += _bytes(op.results[0]) if op.name in _PARTS else _bytes(argument)
    return min(total, _bytes(argument))


def _bytes_written(value: ir.Value) -> int:
    """What is written of a result. An array that is updated is copied, unless it is donated."""
    return 0 if isinstance(value, ir.BlockArgument) else _bytes(value)
