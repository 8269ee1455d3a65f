"""Compares the two executors by the table of costs, without a measurement.

The tensor program's operations are added up by the table, in three parts:

    library     matrix products, convolutions and other calls of tuned code; on CPUs those that
                compute for longer than they take to read their operands
    irregular   gathers and scatters, whatever stands in a loop of unknown trip count, and what
                loops take themselves: on a GPU each iteration is a test and a launch of its own
    streamed    all the rest: what XLA fuses, and what waits for memory

The loops of a program of several launches are time loops, which both executors run alike, so of
them only gathers and scatters are irregular.

XLA is clearly ahead where most of the time is the library's. The kernel's own code is clearly
ahead where most of it is irregular: XLA executes gathers and scatters one by one and out of memory,
and runs such a loop for all threads until the last one has ended. Anything else has to be measured,
but for programs of so many operations that XLA would take long to compile them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Literal

from raise_kernel.bindings import ir, parse_module, stablehlo
from raise_kernel.costs import FALLBACK, Costs, costs_of
from raise_kernel.mlir.values import int_attribute
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.passes.tensor_opt.graph.loop_ranges import trip_count
from raise_kernel.passes.tensor_opt.saturation.program_cost import CHAIN, CLASSES
from raise_kernel.passes.tensor_opt.unroll_loops import STEPS, UNROLL
from raise_kernel.stablehlo.elementwise import ELEMENTWISE

# The shares of the estimated time from which an executor is clearly ahead: XLA by its library,
# native code by irregular accesses. The table has the cost of accesses at random; those that keep
# some order cost a third of it and less, so what is irregular has to be nine tenths. Of the
# workloads of bench/ that holds for bfs, histogram, node_sums and spmv on two cores, and for those
# and kmeans on an H200. Discontinuous Galerkin steps have 0.77 to 0.86 there, and which executor is
# faster depends on their order.
LIBRARY_SHARE = 0.75
IRREGULAR_SHARE = 0.9
# Calls of an empty program, below whose time neither is clearly ahead.
CALLS = 2
# Microseconds of a raised program from which native code is looked into at the first call, where
# that takes the seconds that it usually takes: a launch is made a thousand times, sooner or later.
# The calls of one that takes less are counted (`tally.py`). Where XLA takes so many seconds to
# compile the program, they are spent anyway, or saved: there any launch is worth a look.
WORTH = 200.0
USUAL = 0.2
LOOKING = 0.4
# Seconds that XLA takes to compile an operation of a large program, measured on a transform of
# 256-bit numbers (bench/programs/ntt.py): 21 s for 9,286 on two cores, 100 s at least for 7,174 on
# an H200. And the seconds from which native code is taken, whose own compilation takes about one.
COMPILING = {"cpu": 2.3e-3, "cuda": 14e-3}
PATIENCE = 9.0
# Microseconds that XLA takes at least for an operation of a large program, of however few elements,
# measured on two cores: 54 for the 2,044 of an ordinary differential equation's right-hand side.
LEAST = 0.025
# Iterations that a loop of unknown trip count is taken to have.
UNKNOWN_TRIPS = 8
# What takes no time of its own.
_FREE = frozenset(
    {"constant", "iota", "broadcast_in_dim", "reshape", "bitcast_convert", "return", "while", "if"}
)
_INDEXED = {"gather": "gather", "scatter": "scatter_add"}


@dataclass
class Work:
    """Microseconds of a tensor program, by what they are spent in; `call` is an empty one's, and
    `traffic` what it takes to read its arguments and to write its results. `compiling` are seconds
    that XLA takes to compile it, `operations` how many it has."""

    call: float
    traffic: float = 0.0
    library: float = 0.0
    irregular: float = 0.0
    streamed: float = 0.0
    operations: int = 0
    compiling: float = 0.0

    @property
    def is_large(self) -> bool:
        """Whether XLA takes too long to compile it to be measured, or waited for."""
        return self.compiling > PATIENCE

    @property
    def total(self) -> float:
        return self.library + self.irregular + self.streamed

    def is_short(self, cost: float = USUAL) -> bool:
        """Whether it takes too little time to look for anything faster at its first call, if that
        takes so many seconds."""
        return max(self.total, self.traffic) < WORTH * max(1.0, cost / USUAL)

    @property
    def seconds(self) -> float:
        """The estimated seconds of a run, beyond an empty call."""
        return 1e-6 * max(self.total, self.traffic, LEAST * self.operations)

    @property
    def is_compiled_slowly(self) -> bool:
        """Whether XLA takes as long to compile it as native code takes to make."""
        return self.compiling >= LOOKING

    def clearly_ahead(self) -> Literal["xla", "native"] | None:
        """The executor that is clearly ahead, None where the table does not say."""
        if self.total < CALLS * self.call:
            return None
        if self.library >= LIBRARY_SHARE * self.total:
            return "xla"
        if self.irregular >= IRREGULAR_SHARE * self.total:
            return "native"
        return None


def work_of(stablehlo: str, target: str, launches: bool = False) -> Work:
    """The estimated work of a raised program, of several `launches` or of one; by the CPU's table
    where the target has none."""
    table = costs_of(target) or costs_of(FALLBACK)
    assert table is not None
    work = Work(table.fixed.get("stream", 0.0))
    module = parse_module(stablehlo)
    for kernel in kernels(module):
        moved = [
            *kernel.regions[0].blocks[0].arguments,
            *kernel.regions[0].blocks[0].operations[-1].operands,
        ]
        # What is streamed is one word that is read and one that is written.
        work.traffic += sum(map(_words, moved)) / 2 * table.rate("stream")
        _add(work, table, kernel.regions[0], 1, None if launches else False)
    work.operations = sum(op.name.startswith("stablehlo.") for op in walked(module.body))
    work.compiling = work.operations * COMPILING.get(target or FALLBACK, COMPILING[FALLBACK])
    return work


def _add(work: Work, table: Costs, region: ir.Region, times: int, irregular: bool | None) -> None:
    """Add what the operations of a region take, run `times` times. `irregular`: all of them are;
    None: none is for the loops around it."""
    for block in region.blocks:
        for view in block.operations:
            op = view.operation
            name = op.name.removeprefix("stablehlo.")
            if name in ("if", "case"):
                for branch in op.regions:
                    _add(work, table, branch, times, irregular)
                continue
            if name == "while":
                trips = trip_count(op)
                each = times * (UNKNOWN_TRIPS if trips is None else trips)
                if irregular is None:
                    work.streamed += each * _overhead(table, op)
                    _add(work, table, op.regions[1], each, None)
                    continue
                work.irregular += each * _overhead(table, op)
                _add(work, table, op.regions[1], each, irregular or trips is None)
                continue
            _add_one(work, table, op, name, times, irregular)


def _add_one(
    work: Work, table: Costs, op: ir.Operation, name: str, times: int, irregular: bool | None
) -> None:
    if name in _FREE or not len(op.results):
        return
    if name in ("dot_general", "convolution"):
        computing, reading = products(op) * table.rate("dot"), 0.0
        if table.target != "cuda":
            moved = [*op.operands, *op.results]
            reading = sum(map(_words, moved)) / 2 * table.rate("stream")
        if reading > computing:  # a matrix times a vector: any loop is as fast as a library
            work.streamed += times * reading
        else:
            work.library += times * computing
    elif name in _INDEXED:
        moved = op.results[0] if name == "gather" else op.operands[-1]
        work.irregular += times * _words(moved) * table.rate(_INDEXED[name])
    else:
        takes = times * _streamed(table, op, name)
        if irregular:
            work.irregular += takes
        else:
            work.streamed += takes


def _overhead(table: Costs, loop: ir.Operation) -> float:
    """What an iteration takes besides its operations."""
    cases = [table.fixed.get(name, 0.0) for name in ("iterations", "iterations_unrolled")]
    unrolled = int_attribute(loop, UNROLL) or 1
    return max(0.0, cases[0] - cases[1]) / STEPS / unrolled


def _streamed(table: Costs, op: ir.Operation, name: str) -> float:
    """An operation that is fused takes a part of what it takes alone."""
    words = sum(_words(result) for result in op.results)
    if name in ELEMENTWISE:
        return words * table.rate(CLASSES.get(name, "add")) / CHAIN
    if name in ("reduce", "reduce_window", "sort"):
        return _words(op.operands[0]) * table.rate("stream")
    return words * table.rate("stream")


def products(op: ir.Operation) -> float:
    """Multiplications of words of a matrix product or a convolution."""
    left, right = (ir.RankedTensorType(v.type).shape for v in op.operands)
    if op.name == "stablehlo.convolution":
        numbers = stablehlo.ConvDimensionNumbers(op.attributes["dimension_numbers"])
        summed = prod(right) / max(1, right[numbers.kernel_output_feature_dimension])
    else:
        contracted = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
        summed = prod(left[axis] for axis in contracted.lhs_contracting_dimensions)
    return _words(op.results[0]) * summed


def _words(value: ir.Value) -> float:
    """Elements of 32 bits."""
    type_ = ir.RankedTensorType(value.type)
    return prod(type_.shape) * max(1, _bits(type_.element_type)) / 32


def _bits(element: ir.Type) -> int:
    if isinstance(element, ir.ComplexType):
        return 2 * _bits(element.element_type)
    return getattr(element, "width", 32)
