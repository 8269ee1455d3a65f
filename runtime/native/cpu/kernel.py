"""A kernel in MLIR, after stage parallelize, as an LLVM module with a handler for XLA.

    func over memrefs                    @NAME(frame): the handler (pool.py)
      affine.parallel over blocks   ->   @rk.kernel(arrays..., from, to): units of work
        affine.parallel over threads       vectors of lanes in lock step

The arrays are parameters that no other one overlaps. Each worker has shared memory of its own.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import raise_kernel.runtime.native.cpu.blocks.meetings
import raise_kernel.runtime.native.cpu.rules.affine
import raise_kernel.runtime.native.cpu.rules.arithmetic
import raise_kernel.runtime.native.cpu.rules.atomics
import raise_kernel.runtime.native.cpu.rules.mathematics
import raise_kernel.runtime.native.cpu.rules.tables
import raise_kernel.runtime.native.cpu.rules.warps  # noqa: F401
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.runtime.native.call_frame import Handler, c_string, support
from raise_kernel.runtime.native.cpu.blocks.levels import is_meeting, levels_of
from raise_kernel.runtime.native.cpu.blocks.segments import Segments
from raise_kernel.runtime.native.cpu.blocks.slots import Slots
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory
from raise_kernel.runtime.native.cpu.form import PLAIN, CpuForm
from raise_kernel.runtime.native.cpu.geometry import Geometry, geometry_of, outer_indices
from raise_kernel.runtime.native.cpu.lock_step import Order, order_of
from raise_kernel.runtime.native.cpu.pool import handler_body, tasks
from raise_kernel.runtime.native.cpu.rows import for_rows
from raise_kernel.runtime.native.cpu.rules.counters import Copied, is_counter
from raise_kernel.runtime.native.cpu.rules.memory import elements_of
from raise_kernel.runtime.native.cpu.rules.queues import queue_of
from raise_kernel.runtime.native.cpu.rules.speculation import written_twice
from raise_kernel.runtime.native.cpu.rules.striding import is_striding
from raise_kernel.runtime.native.cpu.types import Unknown, is_shared, scalar_type, size, storage
from raise_kernel.runtime.native.cpu.variance import varying_values
from raise_kernel.runtime.native.cpu.writer import RESERVED, Writer


def _attributes(bits: int) -> str:
    """Without these LLVM cuts vectors to 256 bits on some CPUs that have wider registers."""
    return f'"prefer-vector-width"="{bits}" "min-legal-vector-width"="{bits}"'


# A launch of fewer operations in all runs in the calling thread: to start others takes longer.
_FEW_OPERATIONS = 200_000


@dataclass
class Kernel:
    """What the function of a kernel is made of."""

    function: ir.Operation
    blocks: ir.Operation
    threads: ir.Operation
    shared: list[ir.Operation] = field(default_factory=list)
    slots: Slots = field(default_factory=lambda: Slots(1, 1))

    @classmethod
    def of(cls, module: ir.Module) -> Kernel:
        (function,) = kernels(module)
        if "rk.blocks_together" in function.attributes:
            raise Unknown("a barrier of the whole grid", function)
        blocks = _only(function.regions[0].blocks[0])
        body = blocks.regions[0].blocks[0]
        threads = _only(body)
        shared = [
            op.operation
            for op in body.operations
            if op.operation.name == "memref.alloca" and is_shared(op.operation.results[0].type)
        ]
        return cls(function, blocks, threads, shared)


def _only(block: ir.Block) -> ir.Operation:
    """The parallel loop of a block."""
    loops = [op.operation for op in block.operations if op.operation.name == "affine.parallel"]
    if len(loops) != 1:
        raise Unknown(f"{len(loops)} parallel loops in a row", block.owner.operation)
    return loops[0]


@dataclass(frozen=True)
class Buffers:
    """Where the handler finds each parameter: `("arg", n)` or `("ret", n)`."""

    sources: tuple[tuple[str, int], ...]
    operands: int
    results: int


def module_text(
    module: ir.Module,
    name: str,
    buffers: Buffers,
    volatile: bool,
    form: CpuForm = PLAIN,
    tested: frozenset[int] = frozenset(),
) -> str:
    """The LLVM module of a kernel, some of whose accesses are tested. Raises `Unknown` for what
    there is no code for."""
    if not _has_effects(module):
        return _idle(name, buffers)
    kernel = Kernel.of(module)
    geometry = _geometry(kernel, volatile, form)
    w = Writer()
    e = Emitter(w, geometry.lanes, written=_written(kernel.function), tested=tested)
    threads = math.prod(axis.extent for axis in (*geometry.outer, *geometry.inner))
    arguments = kernel.function.regions[0].blocks[0].arguments
    counters = [k for k, argument in enumerate(arguments) if is_counter(argument, threads)]
    parameters = _parameters(e, kernel, counters)
    kernel.slots = Slots(geometry.vectors, geometry.lanes)
    e.queue = queue_of(kernel.function, kernel.threads, geometry)
    _body(e, kernel, geometry, parameters)
    rest = _rest(e, kernel, counters, _attributes(form.bits))
    sizes = [_bytes(op) for op in kernel.shared] + [kernel.slots.bytes, w.reserved]
    copies = [Copied(k, *elements_of(arguments[k].type)) for k in counters]
    operations = _operations(kernel.threads.regions[0].blocks[0])
    units = geometry.units
    total = operations * geometry.row * (1 if geometry.flat else units)
    handler = Handler(name, buffers.operands, buffers.results)
    data = [f"%{word}{number}" for word, number in buffers.sources]
    return "\n".join(
        [
            handler.text(handler_body(data, units, total >= _FEW_OPERATIONS, form.chunks)),
            c_string("rk.exhausted", "no memory is left for a native kernel"),
            support(),
            tasks(len(buffers.sources), units, sizes, copies),
            f"define internal void @rk.kernel({', '.join(parameters)}) {_attributes(form.bits)} {{",
            "start:",
            *w.allocations,
            *w.lines,
            "}",
            *rest,
            *w.definitions.values(),
            *w.declarations.values(),
        ]
    )


def _written(function: ir.Operation) -> frozenset[ir.Value]:
    """The arrays of which something else is done than to load."""
    return frozenset(
        operand
        for op in walked(function.regions[0].blocks[0])
        for operand in op.operands
        if isinstance(operand.type, ir.MemRefType) and op.name != "memref.load"
    )


# The rounds that a loop of unknown length is taken to make.
_ROUNDS = 64


def _operations(block: ir.Block) -> int:
    """About how many operations a thread does."""
    total = 0
    for view in block.operations:
        op = view.operation
        inner = sum(_operations(b) for region in op.regions for b in region.blocks)
        total += 1 + inner * (_rounds(op) if op.name in ("scf.for", "scf.while") else 1)
    return total


def _rounds(op: ir.Operation) -> int:
    bounds = [constant_int(value) for value in list(op.operands)[:3]]
    if op.name == "scf.for" and None not in bounds:
        lower, upper, step = (bound or 0 for bound in bounds)
        return max(0, -(-(upper - lower) // max(step, 1)))
    return _ROUNDS


_EFFECTS = frozenset({"memref.store", "memref.atomic_rmw", "memref.generic_atomic_rmw"})


def _has_effects(module: ir.Module) -> bool:
    return any(op.name in _EFFECTS for op in walked(module.body))


def _idle(name: str, buffers: Buffers) -> str:
    """A handler for a kernel that writes nothing."""
    return Handler(name, buffers.operands, buffers.results).text("  ret ptr null") + support()


def _geometry(kernel: Kernel, volatile: bool, form: CpuForm) -> Geometry:
    operations = walked(kernel.threads.regions[0].blocks[0])
    warps = volatile or any(
        op.name in ("func.call", "gpu.barrier") and not is_meeting(op) for op in operations
    )
    order = Order.LOCK_STEP if warps else order_of(kernel.blocks, kernel.threads, is_meeting)
    warps = order == Order.LOCK_STEP
    shares = bool(kernel.shared) or any(op.name == "gpu.barrier" for op in operations)
    shares = shares or order == Order.IN_ROW
    return geometry_of(
        kernel.function, kernel.blocks, kernel.threads, form, shares=shares, warps=warps
    )


def _bytes(op: ir.Operation) -> int:
    type_, count = elements_of(op.results[0].type)
    return size(type_) * count


# What a worker has of its own: the values that cross barriers, large arrays of threads, and the
# units of a chunk.
_OF_WORKER = (
    "ptr noalias align 64 %context",
    f"ptr noalias align 64 %{RESERVED}",
    "i64 %from",
    "i64 %to",
)
_OWN = -len(_OF_WORKER)


def _parameters(e: Emitter, kernel: Kernel, counters: list[int]) -> list[str]:
    """The function's parameters; what they are is known to the emitter. Those of `counters` are
    the worker's own copies."""
    texts = []
    for number, argument in enumerate(kernel.function.regions[0].blocks[0].arguments):
        name = f"%arg{number}"
        texts.append(f"ptr noalias {name}")
        if isinstance(argument.type, ir.MemRefType):
            type_, count = elements_of(argument.type)
            e.memories[argument] = Memory(name, type_, count, shared=number in counters)
        else:
            _scalar(e, argument, name)
    for number, op in enumerate(kernel.shared):
        type_, count = elements_of(op.results[0].type)
        name = f"%shared{number}"
        texts.append(f"ptr noalias align 64 {name}")
        e.memories[op.results[0]] = Memory(name, type_, count, shared=True)
    return [*texts, *_OF_WORKER]


def _scalar(e: Emitter, argument: ir.Value, name: str) -> None:
    """A number that comes at run time lies in a buffer of one element."""
    type_ = scalar_type(argument.type)
    text = e.writer.value(f"load {storage(type_)}, ptr {name}, align {size(type_)}")
    if type_ == "i1":
        text = e.writer.value(f"icmp ne i8 {text}, 0")
    e.set(argument, text, type_, 0)


def _rest(e: Emitter, kernel: Kernel, counters: list[int], attributes: str) -> list[str]:
    """The function of what threads do that waited in the queue, if there is one."""
    if e.queue is None:
        return []
    own = Emitter(Writer(), e.lanes, written=e.written, tested=e.tested)
    parameters = _parameters(own, kernel, counters)[:_OWN]
    text = e.queue.define(own, parameters, attributes)
    if own.writer.reserved:
        raise Unknown("arrays of a thread's own, in a queue, that are too large for a stack")
    e.writer.declarations.update(own.writer.declarations)
    e.writer.definitions.update(own.writer.definitions)
    return [text]


def _body(e: Emitter, kernel: Kernel, geometry: Geometry, parameters: list[str]) -> None:
    """The loop over units."""
    w = e.writer
    _straight(e, kernel.function.regions[0].blocks[0], kernel.blocks)
    if e.queue is not None:
        e.queue.begin(e, parameters[:_OWN])
    if geometry.flat:
        _straight(e, kernel.blocks.regions[0].blocks[0], kernel.threads)
        threads = kernel.threads.regions[0].blocks[0]
        e.varying = varying_values(threads, geometry.varying())
        count = len(walked(threads))
        for_rows(e, geometry, lambda: written_twice(e, count, lambda: e.block(threads)))
    else:
        with w.counted("%from", "%to") as unit:
            outer_indices(e, geometry.outer, unit)
            _straight(e, kernel.blocks.regions[0].blocks[0], kernel.threads)
            _vectors(e, kernel, geometry)
    if e.queue is not None:
        e.queue.end(e)
    w.line("ret void")


def _straight(e: Emitter, block: ir.Block, loop: ir.Operation) -> None:
    """What stands beside a parallel loop: constants and addresses."""
    for op in block.operations:
        if op.operation != loop and op.operation.name not in ("func.return", "affine.yield"):
            e.operation(op.operation)


def _vectors(e: Emitter, kernel: Kernel, geometry: Geometry) -> None:
    """The loops over a block's vectors: one, or one between each two barriers."""
    body = kernel.threads.regions[0].blocks[0]
    levels = levels_of(body, set(e.values), set(body.arguments), is_striding)
    e.varying = varying_values(body, [*geometry.varying(), *levels.counters])
    segments = Segments(e, geometry, levels, kernel.slots)
    part, end = segments.block(body)
    part.end = end
    segments.close(part)
