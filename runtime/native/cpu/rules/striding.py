"""Loops in which the threads of a block stride through an array together.

    for (i = threadIdx.x; i < n; i += blockDim.x) y[i] = f(x[i]);

Thread by thread, or vector by vector, such a loop touches memory in steps of the whole block, or of
the whole grid. Nothing orders the threads between two barriers, so an iteration runs for all of
them before the next one begins, as on a GPU: the block takes its array row by row. The iterations
that all threads make have no mask; those of some threads follow.

A loop that carries values stays with its vector, which keeps them in registers.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.blocks.segments import Part, Segments
from raise_kernel.runtime.native.cpu.effects import has_effects
from raise_kernel.runtime.native.cpu.rules.reductions import combined, neutral, reduced
from raise_kernel.runtime.native.cpu.types import scalar_type, size, vector
from raise_kernel.runtime.native.cpu.values import Value

_LOOPS = ("scf.for", "scf.while")
_ACCESSES = ("memref.load", "memref.store", "memref.atomic_rmw", "memref.generic_atomic_rmw")


def is_striding(op: ir.Operation) -> bool:
    """Whether a loop is one of these: constant begin and step, results in memory alone."""
    if op.name != "scf.for" or len(op.results) or "unsignedCmp" in op.attributes:
        return False
    lower, _, step = list(op.operands)[:3]
    if constant_int(lower) is None or constant_int(step) is None or not has_effects(op):
        return False
    inner = walked(op.regions[0].blocks[0])
    accesses = any(o.name in _ACCESSES for o in inner)
    return accesses and not any(o.name in _LOOPS or o.name == "memref.alloca" for o in inner)


def striding_for(s: Segments, op: ir.Operation, part: Part) -> None:
    """The iterations of all threads, then those of some; `part` is what came before."""
    lower, upper, step = list(op.operands)[:3]
    e, w = s.e, s.e.writer
    type_ = scalar_type(lower.type)
    ends = {mode: w.allocate(type_, 1, size(type_)) for mode in ("minsi", "maxsi")}
    for mode, slot in ends.items():
        w.line(f"store {type_} {neutral(mode, type_)}, ptr {slot}, align {size(type_)}")

    def measure(_: str) -> None:
        value = e.get(upper)
        for mode, slot in ends.items():
            mine = value.text
            if value.varies or e.mask is not None:
                mine = reduced(e, mode, Value(e.spread(value), type_, e.lanes), e.mask)
            old = w.value(f"load {type_}, ptr {slot}, align {size(type_)}")
            both = combined(e, mode, type_, old, mine)
            w.line(f"store {type_} {both}, ptr {slot}, align {size(type_)}")

    part.more, part.needs = measure, [upper]
    s.close(part)
    least, most = (
        w.value(f"load {type_}, ptr {slot}, align {size(type_)}") for slot in ends.values()
    )
    # Where no thread is here, the least of no numbers is the largest number.
    everyone = combined(e, "minsi", type_, least, most)
    block = op.regions[0].blocks[0]
    by = e.get(step).text
    done = _iterations(s, block, e.get(lower).text, everyone, by, lambda _: None)
    outer, mask = s.mask, s.slots.of("i1", True)

    def narrow(number: str) -> None:
        def note(slot: str) -> None:
            limit = e.spread(e.get(upper))
            now = e.splat(number, type_)
            going = w.value(f"icmp slt {vector(type_, e.lanes)} {now}, {limit}")
            s.note(mask, flag, slot, going)

        flag = w.allocate("i32", 1, 4)
        s.mask = outer
        s.clear(mask)
        s.close(Part(more=note, needs=[upper]))
        s.mask = mask

    _iterations(s, block, done, most, by, narrow)
    s.mask = outer


def _iterations(
    s: Segments, block: ir.Block, start: str, limit: str, by: str, before: Callable[[str], None]
) -> str:
    """A loop of the block; the number that follows the last iteration's."""
    e, w = s.e, s.e.writer
    index = block.arguments[0]
    type_ = scalar_type(index.type)
    head, body, end = w.fresh("for"), w.fresh("body"), w.fresh("end")
    previous = w.block
    w.jump(head)
    w.label(head)
    number, line = w.phi(type_, start, previous)
    w.branch(w.value(f"icmp slt {type_} {number}, {limit}"), body, end)
    w.label(body)
    before(number)
    e.set(index, number, type_, 0)
    s.region(block, [], False)
    w.complete(line, w.value(f"add {type_} {number}, {by}"), w.block)
    w.jump(head)
    w.label(end)
    return number
