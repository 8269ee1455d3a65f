"""Threads that go on after a test of data wait until they fill a vector.

    if (i >= n || level[i] != current) return;      few of a vector's lanes go on, and a loop for
    for (k = start[i]; k < start[i + 1]; k++) ...   those few takes as long as for all

What such lanes need from before the test is compressed into a queue on the stack. Whenever it has a
vector full, the rest of the kernel runs for these threads, in their order, in a function of its
own; and once more for those that are left at the end of a chunk.

So the rest of a thread runs later than what other threads do before their test. Nobody can tell:
they share nothing that orders them, and all effects are in the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.integers.data_dependence import DataDependence
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, identity
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.effects import has_effects
from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.geometry import Geometry, ends_by_data, widest
from raise_kernel.runtime.native.cpu.types import (
    Unknown,
    bits,
    is_float,
    scalar_type,
    size,
    storage,
    suffix,
    vector,
)
from raise_kernel.runtime.native.cpu.values import Value
from raise_kernel.runtime.native.cpu.variance import varying_values

NAME = "rk.rest"
# Values of a thread in the queue, and operations of what is written a second time.
_MOST_VALUES = 8
_MOST_OPERATIONS = 300
# Bytes of a register.
_REGISTER = 64
# Threads of a vector for which it pays.
_FEWEST = 4
_CASTS = frozenset(
    ("arith.extsi", "arith.extui", "arith.index_cast", "arith.index_castui", "arith.bitcast")
)
_CONDITIONS = ("scf.if", "affine.if")


@dataclass
class Queue:
    """The test, what the rest needs of a thread, and what it rematerializes.

    `arguments` are the kernel's, `pointers` those of the queue's arrays, `count` of its length.
    """

    op: ir.Operation
    values: list[ir.Value]
    rematerialized: list[ir.Operation]
    arguments: str = ""
    pointers: list[str] = field(default_factory=list)
    count: str = ""

    @property
    def rest(self) -> ir.Block:
        return self.op.regions[0].blocks[0]

    def begin(self, e: Emitter, parameters: Sequence[str]) -> None:
        """An empty queue, in the kernel's function with these parameters."""
        w = e.writer
        self.arguments = ", ".join(f"ptr {text.split()[-1]}" for text in parameters)
        self.pointers = [w.allocate(_type(value), 2 * e.lanes) for value in self.values]
        self.count = w.allocate("i64", 1, 8)
        w.line(f"store i64 0, ptr {self.count}, align 8")

    def push(self, e: Emitter, condition: str) -> None:
        """The lanes for which the condition holds; the rest of a vector of threads, if there are
        so many."""
        w = e.writer
        mask = e.both(e.mask, condition)
        more = _count(e, mask, e.lanes)
        before = w.value(f"load i64, ptr {self.count}, align 8")
        for value, pointer in zip(self.values, self.pointers, strict=True):
            self._append(e, e.get(value), pointer, before, mask)
        length = w.value(f"add i64 {before}, {more}")
        w.line(f"store i64 {length}, ptr {self.count}, align 8")
        full, end = w.fresh("full"), w.fresh("end")
        w.branch(w.value(f"icmp uge i64 {length}, {e.lanes}"), full, end)
        w.label(full)
        self._call(e, str(e.lanes))
        for value, pointer in zip(self.values, self.pointers, strict=True):
            whole, align = vector(_type(value), e.lanes), size(_type(value))
            at = w.value(f"getelementptr {whole}, ptr {pointer}, i64 1")
            left = w.value(f"load {whole}, ptr {at}, align {align}")
            w.line(f"store {whole} {left}, ptr {pointer}, align {align}")
        left = w.value(f"sub i64 {length}, {e.lanes}")
        w.line(f"store i64 {left}, ptr {self.count}, align 8")
        w.jump(end)
        w.label(end)

    def _append(self, e: Emitter, value: Value, pointer: str, number: str, mask: str) -> None:
        """The active lanes' values, register by register: LLVM 22.1 stores what it splits itself
        as if it were aligned."""
        w, type_ = e.writer, _stored(value.type)
        text = _widened(e, value)
        part = min(e.lanes, _REGISTER // size(type_))
        whole, truth = vector(type_, part), vector("i1", part)
        name = f"llvm.experimental.vector.compress.v{part}{suffix(type_)}"
        compress = w.declare(name, whole, whole, truth, whole)
        for first in range(0, e.lanes, part):
            lanes = range(first, first + part)
            mine, those = (_slice(e, t, k, lanes) for t, k in ((text, type_), (mask, "i1")))
            packed = w.value(
                f"call {whole} {compress}({whole} {mine}, {truth} {those}, {whole} poison)"
            )
            at = w.value(f"getelementptr {type_}, ptr {pointer}, i64 {number}")
            w.line(f"store {whole} {packed}, ptr {at}, align {size(type_)}")
            if first + part < e.lanes:
                number = w.value(f"add i64 {number}, {_count(e, those, part)}")

    def _call(self, e: Emitter, count: str) -> None:
        pointers = "".join(f", ptr {pointer}" for pointer in self.pointers)
        e.writer.line(f"call void @{NAME}({self.arguments}{pointers}, i64 {count})")

    def end(self, e: Emitter) -> None:
        """The rest of the threads that are left."""
        w = e.writer
        some, end = w.fresh("some"), w.fresh("end")
        count = w.value(f"load i64, ptr {self.count}, align 8")
        w.branch(w.value(f"icmp ne i64 {count}, 0"), some, end)
        w.label(some)
        self._call(e, count)
        w.jump(end)
        w.label(end)

    def define(self, e: Emitter, parameters: Sequence[str], attributes: str) -> str:
        """The function of the rest, written with an emitter that knows the kernel's arrays."""
        w = e.writer
        pointers = [f"%queue{number}" for number in range(len(self.values))]
        own = set(self.values)
        for op in self.rematerialized:
            if any(operand in own for operand in op.operands):
                own.update(op.results)
        e.varying = varying_values(self.rest, own)
        for value, pointer in zip(self.values, pointers, strict=True):
            type_ = _type(value)
            text = w.value(f"load {vector(type_, e.lanes)}, ptr {pointer}, align {size(type_)}")
            e.set(value, _narrowed(e, text, value), scalar_type(value.type), e.lanes)
        for op in self.rematerialized:
            e.operation(op)
        many, whole = e.splat("%count", "i64"), vector("i64", e.lanes)
        with e.under(w.value(f"icmp ult {whole} {e.numbers('i64')}, {many}")):
            e.block(self.rest)
        w.line("ret void")
        listed = ", ".join([*parameters, *(f"ptr noalias {p}" for p in pointers), "i64 %count"])
        body = "\n".join(["start:", *w.allocations, *w.lines])
        return f"define internal void @{NAME}({listed}) noinline {attributes} {{\n{body}\n}}"


def _type(value: ir.Value) -> str:
    """The type that a value has in the queue."""
    return _stored(scalar_type(value.type))


def _stored(type_: str) -> str:
    """Registers are compressed by elements of 32 and of 64 bits."""
    return storage(type_) if bits(type_) >= 32 else "i32"


def _widened(e: Emitter, value: Value) -> str:
    """A value of all lanes as it is stored."""
    w, text, type_ = e.writer, e.spread(value), value.type
    stored = _stored(type_)
    if stored == type_:
        return text
    if is_float(type_):
        text = w.value(f"bitcast {vector(type_, e.lanes)} {text} to {vector('i16', e.lanes)}")
        type_ = "i16"
    return w.value(f"zext {vector(type_, e.lanes)} {text} to {vector(stored, e.lanes)}")


def _narrowed(e: Emitter, text: str, value: ir.Value) -> str:
    """A stored value as it was."""
    w, type_ = e.writer, scalar_type(value.type)
    stored = _stored(type_)
    if stored == type_:
        return text
    small = "i16" if is_float(type_) else type_
    text = w.value(f"trunc {vector(stored, e.lanes)} {text} to {vector(small, e.lanes)}")
    if is_float(type_):
        text = w.value(f"bitcast {vector(small, e.lanes)} {text} to {vector(type_, e.lanes)}")
    return text


def _slice(e: Emitter, text: str, type_: str, lanes: range) -> str:
    """Some lanes that follow one another."""
    if len(lanes) == e.lanes:
        return text
    whole, numbers = vector(type_, e.lanes), ", ".join(f"i32 {k}" for k in lanes)
    return e.writer.value(
        f"shufflevector {whole} {text}, {whole} poison, <{len(lanes)} x i32> <{numbers}>"
    )


def _count(e: Emitter, mask: str, lanes: int) -> str:
    """How many lanes are active, of so many; an i64."""
    w, width = e.writer, f"i{lanes}"
    word = w.value(f"bitcast {vector('i1', lanes)} {mask} to {width}")
    function = w.declare(f"llvm.ctpop.{width}", width, width)
    count = w.value(f"call {width} {function}({width} {word})")
    return w.value(f"zext {width} {count} to i64") if lanes < 64 else count


def queue_of(kernel: ir.Operation, threads: ir.Operation, geometry: Geometry) -> Queue | None:
    """The queue of a kernel whose threads share nothing and of which few may go on; None elsewhere,
    and where registers cannot be compressed."""
    if not geometry.flat or geometry.lanes < _FEWEST or widest() < 16:
        return None
    body = threads.regions[0].blocks[0]
    data = DataDependence()
    op = _test(body, data)
    if op is None or not _is_all_else_harmless(body, op):
        return None
    rest = op.regions[0].blocks[0]
    inside = walked(rest)
    if len(inside) > _MOST_OPERATIONS or not any(ends_by_data(o, data) for o in inside):
        return None
    return _with_values(kernel, op, inside)


def _test(block: ir.Block, data: DataDependence) -> ir.Operation | None:
    """The innermost condition on data with which all that is left of a thread begins."""
    found = None
    while True:
        operations = [view.operation for view in block.operations][:-1]
        last = operations[-1] if operations else None
        if last is None or last.name not in _CONDITIONS or len(last.results):
            return found
        if len(last.regions) > 1 and len(last.regions[1].blocks):
            return found
        if last.name == "scf.if" and data.of(last.operands[0]):
            found = last
        block = last.regions[0].blocks[0]


def _is_all_else_harmless(body: ir.Block, test: ir.Operation) -> bool:
    """Whether threads have no effects and wait for nobody before the test."""
    inside = {identity(op) for op in walked(test.regions[0].blocks[0])}
    around = _around(test)
    for op in walked(body):
        if identity(op) in inside or identity(op) in around:
            continue
        if op.name in ("scf.while", "memref.alloca", "func.call", "gpu.barrier"):
            return False
        if has_effects(op):
            return False
    return True


def _around(op: ir.Operation) -> set[int]:
    """An operation and those that it lies in, by identity."""
    found, inner = set(), op
    while inner.name != "affine.parallel":
        found.add(identity(inner))
        assert inner.parent is not None
        inner = inner.parent.operation
    return found


def _with_values(
    kernel: ir.Operation, op: ir.Operation, inside: Sequence[ir.Operation]
) -> Queue | None:
    """The queue with what the operations inside need from outside."""
    within = {identity(o) for o in inside}
    arguments = list(kernel.regions[0].blocks[0].arguments)
    queued: dict[ir.Value, None] = {}
    rematerialized: dict[int, ir.Operation] = {}
    wanted = [operand for o in inside for operand in o.operands]
    own = {a for o in inside for region in o.regions for b in region.blocks for a in b.arguments}
    while wanted:
        value = wanted.pop()
        source = defining_op(value)
        if value in arguments or value in own or value in queued:
            continue
        if source is not None and (
            identity(source) in within or identity(source) in rematerialized
        ):
            continue
        if source is not None and source.name in ("arith.constant", "memref.get_global"):
            rematerialized[identity(source)] = source
        elif isinstance(value.type, ir.MemRefType):
            return None
        elif source is not None and source.name in _CASTS:
            rematerialized[identity(source)] = source
            wanted.append(source.operands[0])
        else:
            queued[value] = None
    try:
        wide = any(bits(scalar_type(value.type)) > 64 for value in queued)
    except Unknown:
        return None
    if wide or len(queued) > _MOST_VALUES:
        return None
    in_order = [o for o in walked(kernel.regions[0].blocks[0]) if identity(o) in rematerialized]
    return Queue(op, list(queued), in_order)
