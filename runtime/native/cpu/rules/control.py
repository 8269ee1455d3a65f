"""Rules of `scf` for lanes in lock step: conditions become masks, loops run until nobody is left.

What all lanes agree on stays a branch. A condition that differs between lanes runs each side under
the lanes that take it, and jumps over a side that no lane takes. A loop whose end differs between
lanes goes on while some lane is in it; the values of lanes that left it stay.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter, rule
from raise_kernel.runtime.native.cpu.rules.tiles import tiles_of
from raise_kernel.runtime.native.cpu.types import Unknown, scalar_type, vector
from raise_kernel.runtime.native.cpu.values import Value


def _as(e: Emitter, value: Value, lanes: int) -> str:
    """The value as a scalar (0) or spread over lanes."""
    return e.spread(value) if lanes else value.text


def lanes_of(e: Emitter, value: ir.Value) -> int:
    """Whether the analysis has a value vary: its lanes, or 0."""
    return e.lanes if value in e.varying and e.lane is None else 0


@rule("scf.if")
def _if(e: Emitter, op: ir.Operation) -> None:
    condition = e.get(op.operands[0])
    blocks = [region.blocks[0] for region in op.regions if len(region.blocks)]
    if condition.varies and e.queue is not None and e.queue.op == op:
        e.queue.push(e, condition.text)
    elif condition.varies:
        masked_if(e, op, condition.text, blocks)
    else:
        plain_if(e, op, condition.text, blocks)


def plain_if(e: Emitter, op: ir.Operation, condition: str, blocks: list[ir.Block]) -> None:
    w = e.writer
    labels = [w.fresh("then"), w.fresh("else")][: len(blocks)]
    end = w.fresh("end")
    w.branch(condition, labels[0], labels[1] if len(blocks) > 1 else end)
    ways: list[tuple[list[str], str]] = []
    for label, block in zip(labels, blocks, strict=True):
        w.label(label)
        values = [e.get(v) for v in e.block(block)]
        texts = [
            _as(e, value, lanes_of(e, result))
            for value, result in zip(values, op.results, strict=True)
        ]
        ways.append((texts, w.block))
        w.jump(end)
    w.label(end)
    for number, result in enumerate(op.results):
        lanes, type_ = lanes_of(e, result), scalar_type(result.type)
        whole = vector(type_, lanes) if lanes else type_
        incoming = ", ".join(f"[ {texts[number]}, %{label} ]" for texts, label in ways)
        e.set(result, w.value(f"phi {whole} {incoming}"), type_, lanes)


def masked_if(e: Emitter, op: ir.Operation, condition: str, blocks: list[ir.Block]) -> None:
    """Each side under its lanes; results of lanes that took neither are not looked at."""
    before = e.mask
    results: list[Value] = []
    first = e.both(before, condition)
    for number, block in enumerate(blocks):
        mask = first if number == 0 else e.both(before, e.inverse(condition))
        values = _side(e, mask, block, [scalar_type(r.type) for r in op.results])
        if number == 0:
            results = values
        else:
            results = [e.select(first, a, b) for a, b in zip(results, values, strict=True)]
    for result, value in zip(op.results, results, strict=True):
        e.set(result, e.spread(value), value.type, e.lanes)


def _side(e: Emitter, mask: str, block: ir.Block, types: list[str]) -> list[Value]:
    """One side of a condition under its mask, with a way around where no lane takes it."""
    w = e.writer
    if _is_short(block):
        with e.under(mask):
            return [e.get(v) for v in e.block(block)]
    side, end = w.fresh("side"), w.fresh("end")
    some = e.any(mask)
    start = w.block
    w.branch(some, side, end)
    w.label(side)
    with e.under(mask):
        values = [e.spread(e.get(v)) for v in e.block(block)]
    last = w.block
    w.jump(end)
    w.label(end)
    found = []
    for type_, text in zip(types, values, strict=True):
        whole = vector(type_, e.lanes)
        phi = w.value(f"phi {whole} [ {text}, %{last} ], [ zeroinitializer, %{start} ]")
        found.append(Value(phi, type_, e.lanes))
    return found


# A branch that is mispredicted costs about as much as this many vector operations.
_SHORT = 6


def _is_short(block: ir.Block) -> bool:
    """Whether running it for nobody is cheaper than asking: a few operations without effects."""
    operations = [op.operation for op in block.operations][:-1]
    return len(operations) <= _SHORT and all(
        op.name.startswith("arith.") and "div" not in op.name and "rem" not in op.name
        for op in operations
    )


# --- loops ---------------------------------------------------------------------------------------


@rule("scf.for")
def _for(e: Emitter, op: ir.Operation) -> None:
    if "unsignedCmp" in op.attributes:
        raise Unknown("a loop that counts without signs", op)
    lower, upper, step = (e.get(v) for v in list(op.operands)[:3])
    start = [e.get(v) for v in list(op.operands)[3:]]
    if lower.varies or upper.varies or step.varies:
        _masked_for(e, op, (lower, upper, step), start)
    else:
        _plain_for(e, op, (lower, upper, step), start)


def _plain_for(
    e: Emitter, op: ir.Operation, bounds: tuple[Value, Value, Value], start: list[Value]
) -> None:
    lower, upper, step = bounds
    carried = list(op.regions[0].blocks[0].arguments)[1:]
    kinds = [lanes_of(e, argument) for argument in carried]
    texts = [_as(e, value, lanes) for value, lanes in zip(start, kinds, strict=True)]
    number, tiles = lower.text, tiles_of(e, op)
    if tiles is not None:
        e.tiles = tiles
        number, texts = _iterations(e, op, number, (upper, step), texts, tiles.width)
        e.tiles = None
    _, texts = _iterations(e, op, number, (upper, step), texts)
    for result, name, lanes in zip(op.results, texts, kinds, strict=True):
        e.set(result, name, scalar_type(result.type), lanes)


def _iterations(
    e: Emitter,
    op: ir.Operation,
    number: str,
    bounds: tuple[Value, Value],
    texts: list[str],
    copies: int = 1,
) -> tuple[str, list[str]]:
    """A loop that all lanes run alike, from `number` on as long as there are so many iterations as
    there are copies of its body. The number that follows, and what it carries."""
    w = e.writer
    upper, step = bounds
    block = op.regions[0].blocks[0]
    index, *carried = list(block.arguments)
    kinds = [lanes_of(e, argument) for argument in carried]
    head, body, end = w.fresh("for"), w.fresh("body"), w.fresh("end")
    before = w.block
    w.jump(head)
    w.label(head)
    number, number_line = w.phi(upper.type, number, before)
    phis = _phis(e, carried, kinds, texts, before)
    going = w.value(f"icmp slt {upper.type} {number}, {upper.text}")
    if copies > 1:
        left = w.value(f"sub {upper.type} {upper.text}, {number}")
        enough = w.value(f"icmp uge {upper.type} {left}, {copies}")
        going = w.value(f"and i1 {going}, {enough}")
    w.branch(going, body, end)
    w.label(body)
    following = number
    for copy in range(copies):
        if e.tiles is not None:
            e.tiles.copy = copy
        e.set(index, following, upper.type, 0)
        values = [e.get(v) for v in e.block(block)]
        texts = [_as(e, value, lanes) for value, lanes in zip(values, kinds, strict=True)]
        for argument, text, lanes in zip(carried, texts, kinds, strict=True):
            e.set(argument, text, scalar_type(argument.type), lanes)
        following = w.value(f"add nsw {upper.type} {following}, {step.text}")
    w.complete(number_line, following, w.block)
    for (_, line), text in zip(phis, texts, strict=True):
        w.complete(line, text, w.block)
    w.jump(head)
    w.label(end)
    return number, [name for name, _ in phis]


def _phis(
    e: Emitter, arguments: Sequence[ir.Value], kinds: list[int], texts: list[str], before: str
) -> list[tuple[str, int]]:
    """A phi for each value that a loop carries."""
    phis = []
    for argument, lanes, text in zip(arguments, kinds, texts, strict=True):
        type_ = scalar_type(argument.type)
        whole = vector(type_, lanes) if lanes else type_
        name, line = e.writer.phi(whole, text, before)
        e.set(argument, name, type_, lanes)
        phis.append((name, line))
    return phis


def _masked_for(
    e: Emitter, op: ir.Operation, bounds: tuple[Value, Value, Value], start: list[Value]
) -> None:
    """Bounds differ between lanes: as long as some lane goes on, all that do take a step."""
    w = e.writer
    lower, upper, step = bounds
    type_, truth = lower.type, vector("i1", e.lanes)
    whole = vector(type_, e.lanes)
    block = op.regions[0].blocks[0]
    index, *carried = list(block.arguments)
    shared = not lower.varies and not step.varies
    texts = [e.spread(value) for value in start]
    limit = e.spread(upper)
    first = lower.text if shared else e.spread(lower)
    stride = step.text if shared else e.spread(step)
    kind = type_ if shared else whole
    head, body, end = w.fresh("for"), w.fresh("body"), w.fresh("end")
    outer = e.mask
    before = w.block
    w.jump(head)
    w.label(head)
    number, number_line = w.phi(kind, first, before)
    kinds = [e.lanes] * len(carried)
    phis = _phis(e, carried, kinds, texts, before)
    spread = e.splat(number, type_) if shared else number
    going = w.value(f"icmp slt {whole} {spread}, {limit}")
    active = e.both(outer, going)
    w.branch(e.any(active), body, end)
    w.label(body)
    e.set(index, number, type_, 0 if shared else e.lanes)
    with e.under(active):
        values = [e.get(v) for v in e.block(block)]
    following = w.value(f"add {kind} {number}, {stride}")
    w.complete(number_line, following, w.block)
    for (name, line), value in zip(phis, values, strict=True):
        whole = vector(value.type, e.lanes)
        text = e.spread(value)
        w.complete(
            line, w.value(f"select {truth} {active}, {whole} {text}, {whole} {name}"), w.block
        )
    w.jump(head)
    w.label(end)
    for result, (name, _) in zip(op.results, phis, strict=True):
        e.set(result, name, scalar_type(result.type), e.lanes)


@rule("scf.while")
def _while(e: Emitter, op: ir.Operation) -> None:
    before_block, after_block = (region.blocks[0] for region in op.regions)
    condition = list(before_block.operations)[-1].operation.operands[0]
    if lanes_of(e, condition):
        _masked_while(e, op, before_block, after_block)
    else:
        _plain_while(e, op, before_block, after_block)


def _plain_while(
    e: Emitter, op: ir.Operation, before_block: ir.Block, after_block: ir.Block
) -> None:
    w = e.writer
    arguments = list(before_block.arguments)
    kinds = [lanes_of(e, argument) for argument in arguments]
    start = [e.get(v) for v in op.operands]
    texts = [_as(e, value, lanes) for value, lanes in zip(start, kinds, strict=True)]
    head, body, end = w.fresh("while"), w.fresh("do"), w.fresh("end")
    before = w.block
    w.jump(head)
    w.label(head)
    phis = _phis(e, arguments, kinds, texts, before)
    condition, *passed = (e.get(v) for v in e.block(before_block))
    results = []
    for argument, result, value in zip(after_block.arguments, op.results, passed, strict=True):
        lanes = lanes_of(e, result)
        text = _as(e, value, lanes)
        e.set(argument, text, value.type, lanes, value.linear if lanes == value.lanes else None)
        results.append((result, text, value.type, lanes))
    w.branch(condition.text, body, end)
    w.label(body)
    values = [e.get(v) for v in e.block(after_block)]
    texts = [_as(e, value, lanes) for value, lanes in zip(values, kinds, strict=True)]
    for (_, line), text in zip(phis, texts, strict=True):
        w.complete(line, text, w.block)
    w.jump(head)
    w.label(end)
    for result, text, type_, lanes in results:
        e.set(result, text, type_, lanes)


def _masked_while(
    e: Emitter, op: ir.Operation, before_block: ir.Block, after_block: ir.Block
) -> None:
    """Lanes leave one by one; what a lane passes on as it leaves is its result."""
    w = e.writer
    truth = vector("i1", e.lanes)
    arguments = list(before_block.arguments)
    texts = [e.spread(e.get(v)) for v in op.operands]
    outer = e.full_mask()
    head, body, end = w.fresh("while"), w.fresh("do"), w.fresh("end")
    before = w.block
    w.jump(head)
    w.label(head)
    active, active_line = w.phi(truth, outer, before)
    phis = _phis(e, arguments, [e.lanes] * len(arguments), texts, before)
    kept = []
    for result in op.results:
        type_ = scalar_type(result.type)
        kept.append((*w.phi(vector(type_, e.lanes), "zeroinitializer", before), type_))
    with e.under(active):
        condition, *passed = (e.get(v) for v in e.block(before_block))
    results = []
    for (name, _, type_), value in zip(kept, passed, strict=True):
        whole = vector(type_, e.lanes)
        results.append(
            w.value(f"select {truth} {active}, {whole} {e.spread(value)}, {whole} {name}")
        )
    going = e.both(active, e.spread(condition))
    w.branch(e.any(going), body, end)
    w.label(body)
    for argument, value in zip(after_block.arguments, passed, strict=True):
        e.set(argument, e.spread(value), value.type, e.lanes, value.linear)
    with e.under(going):
        values = [e.spread(e.get(v)) for v in e.block(after_block)]
    w.complete(active_line, going, w.block)
    for (_, line), text in zip(phis, values, strict=True):
        w.complete(line, text, w.block)
    for (_, line, _), text in zip(kept, results, strict=True):
        w.complete(line, text, w.block)
    w.jump(head)
    w.label(end)
    for result, text in zip(op.results, results, strict=True):
        e.set(result, text, scalar_type(result.type), e.lanes)
