"""Loops in which the threads of a block stride through an array together.

    for (i = threadIdx.x; i < n; i += blockDim.x) y[i] = f(x[i]);

Thread by thread, or vector by vector, such a loop touches memory in steps of the whole block, or of
the whole grid. Nothing orders the threads between two barriers, so an iteration runs for all of
them before the next one begins, as on a GPU: the block takes its array row by row. The iterations
that all threads make have no mask; those of some threads follow.

    for (i = threadIdx.x; i < n; i += blockDim.x) sum += x[i];

A loop that carries values keeps them in registers where it stays with its vector. It goes row by
row only where the accesses of an iteration make a row together, and the next iteration's the row
after it or a later one: then memory is one stream. The values wait in slots, at most one for each
such access.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.integers.affine.affine_values import AffineValues
from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.analysis.integers.integer_range import signed_range, type_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.blocks.segments import Copy, Part, Segments
from raise_kernel.runtime.native.cpu.blocks.slots import Slot
from raise_kernel.runtime.native.cpu.effects import has_effects
from raise_kernel.runtime.native.cpu.geometry import Geometry
from raise_kernel.runtime.native.cpu.rules.reductions import combined, neutral, reduced
from raise_kernel.runtime.native.cpu.types import is_shared, scalar_type, size, vector
from raise_kernel.runtime.native.cpu.values import Value
from raise_kernel.runtime.native.cpu.variance import is_private

_LOOPS = ("scf.for", "scf.while")


def striding_loops(geometry: Geometry) -> Callable[[ir.Operation], bool]:
    """Whether a loop of a kernel's is one of these: constant begin and step, accesses to memory, no
    loop inside; results in memory alone, or rows for as many accesses as it has results."""
    values = AffineValues(sets=False)

    def is_striding(op: ir.Operation) -> bool:
        if op.name != "scf.for" or "unsignedCmp" in op.attributes:
            return False
        lower, _, step = (constant_int(value) for value in list(op.operands)[:3])
        inner = walked(op.regions[0].blocks[0])
        if lower is None or step is None:
            return False
        if any(o.name in _LOOPS or o.name == "memref.alloca" for o in inner):
            return False
        accesses = [o for o in inner if o.name in ACCESSES]
        if not len(op.results):
            return bool(accesses) and has_effects(op)
        domain = _domain(op, geometry, lower)
        counter = op.regions[0].blocks[0].arguments[0]
        rows = [o for o in accesses if _is_row(o, counter, step, geometry, domain, values)]
        return len(rows) >= len(op.results)

    return is_striding


def _domain(op: ir.Operation, geometry: Geometry, lower: int) -> Domain:
    """The indices of blocks and threads, and a loop's counter, which counts from a constant."""
    box = {axis.index: (0, axis.extent - 1) for axis in (*geometry.outer, *geometry.inner)}
    upper = signed_range(op.operands[1], box)[1]
    last = max(lower, min(upper, type_range(64)[1]) - 1)
    return Domain({**box, op.regions[0].blocks[0].arguments[0]: (lower, last)})


def _is_row(
    op: ir.Operation,
    counter: ir.Value,
    step: int,
    geometry: Geometry,
    domain: Domain,
    values: AffineValues,
) -> bool:
    """Whether the block's threads access a row of an array of the caller's, one element each, and
    another one in the next iteration."""
    array = op.operands[ACCESSES[op.name]]
    if is_private(array) or is_shared(array.type) or len(ir.MemRefType(array.type).shape) != 1:
        return False
    form = values.of(op.operands[ACCESSES[op.name] + 1], domain)
    if form is None or abs(form.terms.get(counter, 0) * step) < geometry.row:
        return False
    stride = 1
    for axis in reversed(geometry.inner):
        if form.terms.get(axis.index, 0) != stride:
            return False
        stride *= axis.extent
    return stride > geometry.lanes


def striding_for(s: Segments, op: ir.Operation, part: Part) -> None:
    """The iterations of all threads, then those of some; `part` is what came before."""
    lower, upper, step, *start = op.operands
    e, w = s.e, s.e.writer
    block = op.regions[0].blocks[0]
    slots = [(k, s.slot(argument)) for k, argument in enumerate(list(block.arguments)[1:])]
    part.copies = [Copy(start[k], slot) for k, slot in slots]
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
    by = e.get(step).text
    done = _iterations(s, block, (e.get(lower).text, everyone, by), slots)
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

    _iterations(s, block, (done, most, by), slots, narrow)
    s.mask = outer
    for k, slot in slots:
        s.kept[op.results[k]] = slot


def _iterations(
    s: Segments,
    block: ir.Block,
    bounds: tuple[str, str, str],
    slots: Sequence[tuple[int, Slot]],
    narrow: Callable[[str], None] | None = None,
) -> str:
    """A loop of the block, of the threads that `narrow` leaves; the number that follows the last
    iteration's."""
    start, limit, by = bounds
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
    if narrow is not None:
        narrow(number)
    e.set(index, number, type_, 0)
    s.region(block, slots, narrow is not None)
    w.complete(line, w.value(f"add {type_} {number}, {by}"), w.block)
    w.jump(head)
    w.label(end)
    return number
