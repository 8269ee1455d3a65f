"""Rules of operations that hold a barrier: uniform branches and loops, reductions of a block.

Each takes the part that came before it, which it closes, and gives the part that begins after it.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.blocks.segments import Copy, Part, Segments, meeting_rule
from raise_kernel.runtime.native.cpu.blocks.slots import Slot, load_slot, store_slot
from raise_kernel.runtime.native.cpu.rules.reductions import combined, reduced
from raise_kernel.runtime.native.cpu.rules.striding import striding_for
from raise_kernel.runtime.native.cpu.types import Unknown, scalar_type, size, vector
from raise_kernel.runtime.native.cpu.values import Value

# Levels of a tree over the threads of a block, and what is done in each, at most. Unrolled, it is
# known who is active in each.
_LEVELS, _OPERATIONS = 10, 40


@meeting_rule("gpu.barrier")
def _barrier(s: Segments, op: ir.Operation, part: Part) -> Part:
    s.close(part)
    return Part()


@meeting_rule("func.call")
def _block_reduction(s: Segments, op: ir.Operation, part: Part) -> Part:
    """A reduction over the threads that are here: one value for the block."""
    call = lane_call(op)
    assert call is not None
    if call.kind != "reduce":
        raise Unknown(f"{call.scope}.{call.kind}", op)
    e, w = s.e, s.e.writer
    source = call.arguments[0]
    type_ = scalar_type(source.type)
    total = w.allocate(type_, 1, size(type_))
    start, first = w.allocate("i32", 1, 4), 1
    w.line(f"store i32 {first}, ptr {start}, align 4")
    w.line(f"store {type_} zeroinitializer, ptr {total}, align {size(type_)}")

    def add(_: str) -> None:
        value = reduced(e, call.mode, Value(e.spread(e.get(source)), type_, e.lanes), e.mask)
        old = w.value(f"load {type_}, ptr {total}, align {size(type_)}")
        both = combined(e, call.mode, type_, old, value)
        flag = w.value(f"load i32, ptr {start}, align 4")
        new = w.value(f"icmp ne i32 {flag}, 0")
        text = w.value(f"select i1 {new}, {type_} {value}, {type_} {both}")
        w.line(f"store {type_} {text}, ptr {total}, align {size(type_)}")
        w.line(f"store i32 0, ptr {start}, align 4")

    part.more, part.needs = add, [source]
    s.close(part)
    text = w.value(f"load {type_}, ptr {total}, align {size(type_)}")
    e.set(op.results[0], text, type_, 0)
    return Part()


# --- conditions ----------------------------------------------------------------------------------


@meeting_rule("scf.if")
def _if(s: Segments, op: ir.Operation, part: Part) -> Part:
    condition = op.operands[0]
    blocks = [region.blocks[0] for region in op.regions if len(region.blocks)]
    if s.is_plain(condition):
        s.close(part)
        _plain_if(s, op, s.e.get(condition).text, blocks)
    else:
        _masked_if(s, op, condition, blocks, part)
    return Part()


def _plain_if(s: Segments, op: ir.Operation, condition: str, blocks: list[ir.Block]) -> None:
    w = s.e.writer
    plain = [k for k, result in enumerate(op.results) if s.is_plain(result)]
    copies = [(k, s.slot(r)) for k, r in enumerate(op.results) if k not in plain]
    labels = [w.fresh("then"), w.fresh("else")][: len(blocks)]
    end = w.fresh("end")
    w.branch(condition, labels[0], labels[1] if len(blocks) > 1 else end)
    ways: list[tuple[list[str], str]] = []
    for label, block in zip(labels, blocks, strict=True):
        w.label(label)
        s.region(block, copies, False)
        operands = list(block.operations[len(block.operations) - 1].operation.operands)
        ways.append(([s.e.get(operands[k]).text for k in plain], w.block))
        w.jump(end)
    w.label(end)
    for number, k in enumerate(plain):
        type_ = scalar_type(op.results[k].type)
        incoming = ", ".join(f"[ {texts[number]}, %{label} ]" for texts, label in ways)
        s.e.set(op.results[k], w.value(f"phi {type_} {incoming}"), type_, 0)


def _masked_if(
    s: Segments, op: ir.Operation, condition: ir.Value, blocks: list[ir.Block], part: Part
) -> None:
    """Each side for the threads that take it, if any do."""
    w = s.e.writer
    outer = s.mask
    copies = [(k, s.slot(result)) for k, result in enumerate(op.results)]
    for number, block in enumerate(blocks):
        mask, some = s.narrowed(condition, part if number == 0 else Part(), number == 1)
        side, end = w.fresh("side"), w.fresh("end")
        w.branch(some, side, end)
        w.label(side)
        s.mask = mask
        s.region(block, copies, True)
        s.mask = outer
        w.jump(end)
        w.label(end)


# --- loops with a counter ------------------------------------------------------------------------


@meeting_rule("scf.for")
def _for(s: Segments, op: ir.Operation, part: Part) -> Part:
    lower, upper, step = list(op.operands)[:3]
    if all(map(s.is_plain, (lower, upper, step))):
        _plain_for(s, op, part)
    elif s.levels.strides(op):
        striding_for(s, op, part)
    else:
        _masked_for(s, op, part)
    return Part()


def _plain_for(s: Segments, op: ir.Operation, part: Part) -> None:
    e, w = s.e, s.e.writer
    lower, upper, step, *start = op.operands
    block = op.regions[0].blocks[0]
    index, *carried = block.arguments
    plain = [k for k, argument in enumerate(carried) if s.is_plain(argument)]
    slots = [(k, s.slot(a)) for k, a in enumerate(carried) if k not in plain]
    part.copies = [Copy(start[k], slot) for k, slot in slots]
    s.close(part)
    head, body, end = w.fresh("for"), w.fresh("body"), w.fresh("end")
    before = w.block
    w.jump(head)
    w.label(head)
    type_ = scalar_type(lower.type)
    number, number_line = w.phi(type_, e.get(lower).text, before)
    phis = {}
    for k in plain:
        kind = scalar_type(carried[k].type)
        phis[k] = w.phi(kind, e.get(start[k]).text, before)
        e.set(carried[k], phis[k][0], kind, 0)
    w.branch(w.value(f"icmp slt {type_} {number}, {e.get(upper).text}"), body, end)
    w.label(body)
    e.set(index, number, type_, 0)
    s.region(block, slots, False)
    yielded = list(block.operations[len(block.operations) - 1].operation.operands)
    following = w.value(f"add {type_} {number}, {e.get(step).text}")
    w.complete(number_line, following, w.block)
    for k, (_, line) in phis.items():
        w.complete(line, e.get(yielded[k]).text, w.block)
    w.jump(head, unrolled=_is_tree(op))
    w.label(end)
    for k, (name, _) in phis.items():
        e.set(op.results[k], name, scalar_type(op.results[k].type), 0)
    for k, slot in slots:
        s.kept[op.results[k]] = slot


def _is_tree(op: ir.Operation) -> bool:
    """Whether a loop makes as few iterations as a tree over a block's threads has levels, and does
    as little in each."""
    lower, upper, step = map(constant_int, list(op.operands)[:3])
    if lower is None or upper is None or not step:
        return False
    inside = [inner.name for inner in walked(op.regions[0].blocks[0])]
    is_simple = len(inside) <= _OPERATIONS and not {"scf.for", "scf.while"} & set(inside)
    return is_simple and 0 < -(-(upper - lower) // step) <= _LEVELS


def _masked_for(s: Segments, op: ir.Operation, part: Part) -> None:
    """Threads go round as often as each has to; the block does as long as one is left."""
    e, w = s.e, s.e.writer
    lower, upper, step, *start = op.operands
    block = op.regions[0].blocks[0]
    index, *carried = block.arguments
    slots = [(k, s.slot(argument)) for k, argument in enumerate(carried)]
    counter = s.slots.of(scalar_type(lower.type), True)
    s.kept[index] = counter
    part.copies = [Copy(lower, counter), *(Copy(start[k], slot) for k, slot in slots)]
    s.close(part)
    outer = s.mask
    mask = s.slots.of("i1", True)
    flag = w.allocate("i32", 1, 4)
    head, body, end = w.fresh("for"), w.fresh("body"), w.fresh("end")
    w.jump(head)
    w.label(head)
    w.line(f"store i32 0, ptr {flag}, align 4")
    s.clear(mask)

    def go_on(number: str) -> None:
        now = load_slot(e, counter, number)
        whole = vector(now.type, e.lanes)
        limit = e.spread(e.get(upper))
        s.note(mask, flag, number, w.value(f"icmp slt {whole} {now.text}, {limit}"))

    s.close(Part(more=go_on, needs=[upper]))
    word = w.value(f"load i32, ptr {flag}, align 4")
    w.branch(w.value(f"icmp ne i32 {word}, 0"), body, end)
    w.label(body)
    s.mask = mask
    last, terminator = s.block(block)
    yielded = list(terminator.operands)
    last.copies = [Copy(yielded[k], slot, True) for k, slot in slots]
    last.end, last.needs = terminator, [step]

    def advance(number: str) -> None:
        now = load_slot(e, counter, number)
        whole = vector(now.type, e.lanes)
        text = w.value(f"add {whole} {now.text}, {e.spread(e.get(step))}")
        store_slot(e, counter, number, Value(text, now.type, e.lanes))

    last.more = advance
    s.close(last)
    s.mask = outer
    w.jump(head)
    w.label(end)
    for k, slot in slots:
        s.kept[op.results[k]] = slot


# --- loops with a condition ----------------------------------------------------------------------


@meeting_rule("scf.while")
def _while(s: Segments, op: ir.Operation, part: Part) -> Part:
    before, after = (region.blocks[0] for region in op.regions)
    terminator = before.operations[len(before.operations) - 1].operation
    condition = terminator.operands[0]
    if s.is_plain(condition):
        _plain_while(s, op, before, after, part)
    else:
        _masked_while(s, op, before, after, part)
    return Part()


def _plain_while(
    s: Segments, op: ir.Operation, before: ir.Block, after: ir.Block, part: Part
) -> None:
    e, w = s.e, s.e.writer
    arguments = list(before.arguments)
    plain = [k for k, argument in enumerate(arguments) if s.is_plain(argument)]
    slots = [(k, s.slot(a)) for k, a in enumerate(arguments) if k not in plain]
    start = list(op.operands)
    part.copies = [Copy(start[k], slot) for k, slot in slots]
    s.close(part)
    head, body, end = w.fresh("while"), w.fresh("do"), w.fresh("end")
    previous = w.block
    w.jump(head)
    w.label(head)
    phis = {}
    for k in plain:
        kind = scalar_type(arguments[k].type)
        phis[k] = w.phi(kind, e.get(start[k]).text, previous)
        e.set(arguments[k], phis[k][0], kind, 0)
    passed, results = _passed(s, op, before, after)
    s.region(before, passed, False)
    condition, *values = list(before.operations[len(before.operations) - 1].operation.operands)
    for value, argument, result in zip(values, after.arguments, results, strict=True):
        if s.is_plain(result):
            e.values[argument] = e.values[result] = e.get(value)
    w.branch(e.get(condition).text, body, end)
    w.label(body)
    s.region(after, slots, False)
    yielded = list(after.operations[len(after.operations) - 1].operation.operands)
    for k, (_, line) in phis.items():
        w.complete(line, e.get(yielded[k]).text, w.block)
    w.jump(head)
    w.label(end)


def _passed(
    s: Segments, op: ir.Operation, before: ir.Block, after: ir.Block
) -> tuple[list[tuple[int, Slot]], list[ir.Value]]:
    """Slots for what the first region passes on, by the terminator's operands' numbers: the second
    region's arguments and the results."""
    found: list[tuple[int, Slot]] = []
    results: list[ir.Value] = [*op.results]
    for k, (argument, result) in enumerate(zip(after.arguments, results, strict=True)):
        if s.is_plain(result):
            continue
        slot = s.slot(result)
        s.kept[argument] = slot
        found.append((k + 1, slot))
    return found, results


def _masked_while(
    s: Segments, op: ir.Operation, before: ir.Block, after: ir.Block, part: Part
) -> None:
    """The first region runs for the threads that are still in the loop, the second one for those
    that stay; what a thread passed on last is its result."""
    e, w = s.e, s.e.writer
    arguments = list(before.arguments)
    slots = [(k, s.slot(argument)) for k, argument in enumerate(arguments)]
    start = list(op.operands)
    active = s.slots.of("i1", True)
    part.copies = [Copy(start[k], slot) for k, slot in slots]
    outer = s.mask
    s.close(part)
    s.clear(active)
    s.close(Part(more=lambda number: store_slot(e, active, number, _everyone(s))))
    head, body, end = w.fresh("while"), w.fresh("do"), w.fresh("end")
    going = s.slots.of("i1", True)
    flag = w.allocate("i32", 1, 4)
    w.jump(head)
    w.label(head)
    w.line(f"store i32 0, ptr {flag}, align 4")
    s.clear(going)
    s.mask = active
    passed, _ = _passed(s, op, before, after)
    last, terminator = s.block(before)
    operands = list(terminator.operands)
    last.copies = [Copy(operands[k], slot, True) for k, slot in passed]
    last.needs, last.end = [operands[0]], terminator
    last.more = lambda number: s.note(going, flag, number, e.spread(e.get(operands[0])))
    s.close(last)
    word = w.value(f"load i32, ptr {flag}, align 4")
    w.branch(w.value(f"icmp ne i32 {word}, 0"), body, end)
    w.label(body)
    s.mask = going
    s.region(after, slots, True)
    s.clear(active)
    s.close(Part(more=lambda number: store_slot(e, active, number, _everyone(s))))
    s.mask = outer
    w.jump(head)
    w.label(end)


def _everyone(s: Segments) -> Value:
    """The active threads as a value."""
    return Value(s.e.full_mask(), "i1", s.e.lanes)
