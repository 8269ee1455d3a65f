"""Rules of atomic operations: real ones in memory that blocks share, plain ones in a block's own.

Active lanes take their turns in order. A loop with a compare-and-exchange stands for what machines
have no instruction for. Where nobody looks at the old values and all lanes meet at one element, the
lanes are reduced first: one operation for all.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory, rule
from raise_kernel.runtime.native.cpu.rules.bounds import where_inside
from raise_kernel.runtime.native.cpu.rules.mathematics import first_lane, without_first
from raise_kernel.runtime.native.cpu.rules.memory import address, index_of, memory_of
from raise_kernel.runtime.native.cpu.types import (
    Unknown,
    bits,
    is_float,
    size,
    storage,
    suffix,
    vector,
)
from raise_kernel.runtime.native.cpu.values import Value

# arith.AtomicRMWKind -> the instruction's word, the plain one's, the vector reduction's.
_KINDS = {
    0: ("fadd", "fadd", ""),
    1: ("add", "add", "add"),
    2: ("and", "and", "and"),
    3: ("xchg", "", ""),
    4: ("fmaximum", "llvm.maximum", "fmaximum"),
    5: ("fmax", "llvm.maxnum", "fmax"),
    6: ("max", "llvm.smax", "smax"),
    7: ("umax", "llvm.umax", "umax"),
    8: ("fminimum", "llvm.minimum", "fminimum"),
    9: ("fmin", "llvm.minnum", "fmin"),
    10: ("min", "llvm.smin", "smin"),
    11: ("umin", "llvm.umin", "umin"),
    14: ("or", "or", "or"),
    15: ("xor", "xor", "xor"),
}


@rule("memref.atomic_rmw")
def _atomic(e: Emitter, op: ir.Operation) -> None:
    kind = ir.IntegerAttr(op.attributes["kind"]).value
    if kind not in _KINDS:
        raise Unknown(f"the atomic operation {op.attributes['kind']}", op)
    value = e.get(op.operands[0])
    memory = memory_of(e, op.operands[1])
    index = index_of(e, list(op.operands)[2:], op.operands[1].type)
    unused = next(iter(op.results[0].uses), None) is None
    word, plain, reduction = _KINDS[kind]

    def one(at: str, text: str) -> str:
        if memory.shared:
            return _plainly(e, memory, plain, at, text)
        return e.writer.value(
            f"atomicrmw {word} ptr {at}, {memory.type} {text} acq_rel, align {size(memory.type)}"
        )

    with where_inside(e, op, memory, index):
        if unused and reduction and not index.varies and value.varies:
            _reduced(e, memory, index, value, reduction, one)
            e.values[op.results[0]] = Value("zeroinitializer", memory.type, 0)
        else:
            e.values[op.results[0]] = in_turn(e, memory, index, value, one, not unused)


def _plainly(e: Emitter, memory: Memory, word: str, at: str, text: str) -> str:
    """The operation where nobody else is: the old value, which the new one replaces."""
    w, type_ = e.writer, memory.type
    align = size(type_)
    old = w.value(f"load {type_}, ptr {at}, align {align}")
    if not word:
        new = text
    elif word.startswith("llvm."):
        function = w.declare(f"{word}.{suffix(type_)}", type_, type_, type_)
        new = w.value(f"call {type_} {function}({type_} {old}, {type_} {text})")
    else:
        new = w.value(f"{word} {type_} {old}, {text}")
    w.line(f"store {type_} {new}, ptr {at}, align {align}")
    return old


def _reduced(
    e: Emitter,
    memory: Memory,
    index: Value,
    value: Value,
    word: str,
    one: Callable[[str, str], str],
) -> None:
    """The lanes' values together, once, at the element that all of them name."""
    w, type_ = e.writer, memory.type
    whole = vector(type_, e.lanes)
    some, end = w.fresh("atomic"), w.fresh("end")
    text = value.text
    if e.mask is not None:
        w.branch(e.any(e.mask), some, end)
        w.label(some)
        # Inactive lanes say what an active one says: for these operations no neutral is needed.
        if word in ("add", "xor"):
            neutral = "zeroinitializer"
        else:
            lane = first_lane(e, e.bits_of(e.mask))
            neutral = e.splat(e.extract(value, lane), type_)
        truth = vector("i1", e.lanes)
        text = w.value(f"select {truth} {e.mask}, {whole} {text}, {whole} {neutral}")
    name = f"llvm.vector.reduce.{word}.v{e.lanes}{suffix(type_)}"
    function = w.declare(name, type_, whole)
    total = w.value(f"call {type_} {function}({whole} {text})")
    one(address(e, memory, index.text), total)
    if e.mask is not None:
        w.jump(end)
        w.label(end)


def in_turn(
    e: Emitter,
    memory: Memory,
    index: Value,
    value: Value | None,
    one: Callable[[str, str], str],
    used: bool,
) -> Value:
    """Each active lane by itself, in order; what `one(address, operand)` gives in each, if that is
    used."""
    w, type_ = e.writer, memory.type
    if e.lane is not None:
        raise Unknown("an atomic operation inside of another")
    whole = vector(type_, e.lanes)
    offsets, operands = _spilled(e, index), _spilled(e, value)
    olds = w.allocate(whole, 1)
    if used:
        w.line(f"store {whole} zeroinitializer, ptr {olds}, align 64")

    def turn(lane: str) -> None:
        outer, e.lane = e.lane, lane
        operand = operands(lane) if operands is not None else ""
        assert offsets is not None
        old = one(address(e, memory, offsets(lane)), operand)
        e.lane = outer
        if used:
            at = w.value(f"getelementptr {type_}, ptr {olds}, i32 {lane}")
            w.line(f"store {type_} {old}, ptr {at}, align {size(type_)}")

    _for_each_active(e, turn)
    if not used:
        return Value("zeroinitializer", type_, 0)
    return Value(w.value(f"load {whole}, ptr {olds}, align 64"), type_, e.lanes)


def _spilled(e: Emitter, value: Value | None) -> Callable[[str], str] | None:
    """One lane's part of a value by its number, from memory: a register's lanes have no index."""
    if value is None:
        return None
    if not value.varies:
        return lambda lane: value.text
    w, type_ = e.writer, value.type
    if type_ != storage(type_):
        raise Unknown(f"an atomic operation on {type_}")
    room = w.allocate(value.whole, 1)
    w.line(f"store {value.whole} {value.text}, ptr {room}, align 64")

    def part(lane: str) -> str:
        at = w.value(f"getelementptr {type_}, ptr {room}, i32 {lane}")
        return w.value(f"load {type_}, ptr {at}, align {size(type_)}")

    return part


def _for_each_active(e: Emitter, turn: Callable[[str], None]) -> None:
    """`turn(lane)` for the active lanes in order; a plain loop where all of them are."""
    w = e.writer
    end = w.fresh("end")
    if e.mask is not None:
        some, every = w.fresh("some"), w.fresh("every")
        bits = e.bits_of(e.mask)
        w.branch(w.value(f"icmp eq i{e.lanes} {bits}, -1"), every, some)
        w.label(some)
        _for_each_bit(e, bits, turn)
        w.jump(end)
        w.label(every)
    head, body, done = w.fresh("turns"), w.fresh("turn"), w.fresh("done")
    before = w.block
    w.jump(head)
    w.label(head)
    lane, line = w.phi("i32", "0", before)
    w.branch(w.value(f"icmp ult i32 {lane}, {e.lanes}"), body, done)
    w.label(body)
    turn(lane)
    w.complete(line, w.value(f"add i32 {lane}, 1"), w.block)
    w.jump(head)
    w.label(done)
    w.jump(end)
    w.label(end)


def _for_each_bit(e: Emitter, bits: str, turn: Callable[[str], None]) -> None:
    w = e.writer
    width = f"i{e.lanes}"
    head, body, done = w.fresh("turns"), w.fresh("turn"), w.fresh("done")
    before = w.block
    w.jump(head)
    w.label(head)
    left, line = w.phi(width, bits, before)
    w.branch(w.value(f"icmp ne {width} {left}, 0"), body, done)
    w.label(body)
    turn(first_lane(e, left))
    w.complete(line, without_first(e, left), w.block)
    w.jump(head)
    w.label(done)


@rule("memref.generic_atomic_rmw")
def _generic(e: Emitter, op: ir.Operation) -> None:
    """`x = f(x)`: computed again until nobody has changed x meanwhile."""
    memory = memory_of(e, op.operands[0])
    index = index_of(e, list(op.operands)[1:], op.operands[0].type)
    block = op.regions[0].blocks[0]

    def one(at: str, _: str) -> str:
        return _exchanged(e, memory, block, at)

    used = next(iter(op.results[0].uses), None) is not None
    with where_inside(e, op, memory, index):
        e.values[op.results[0]] = in_turn(e, memory, index, None, one, used)


def _exchanged(e: Emitter, memory: Memory, block: ir.Block, at: str) -> str:
    w, type_ = e.writer, memory.type
    align = size(type_)
    stored = storage(type_)
    if memory.shared:
        old = w.value(f"load {stored}, ptr {at}, align {align}")
        new = _applied(e, block, old, type_)
        w.line(f"store {stored} {new}, ptr {at}, align {align}")
        return old
    word = f"i{bits(type_)}"
    head, end = w.fresh("exchange"), w.fresh("exchanged")
    first = w.value(f"load atomic {word}, ptr {at} monotonic, align {align}")
    before = w.block
    w.jump(head)
    w.label(head)
    seen, line = w.phi(word, first, before)
    old = w.value(f"bitcast {word} {seen} to {type_}") if is_float(type_) else seen
    new = _applied(e, block, old, type_)
    if is_float(type_):
        new = w.value(f"bitcast {type_} {new} to {word}")
    pair = w.value(f"cmpxchg ptr {at}, {word} {seen}, {word} {new} acq_rel acquire, align {align}")
    found = w.value(f"extractvalue {{ {word}, i1 }} {pair}, 0")
    done = w.value(f"extractvalue {{ {word}, i1 }} {pair}, 1")
    w.complete(line, found, w.block)
    w.branch(done, end, head)
    w.label(end)
    return old


def _applied(e: Emitter, block: ir.Block, old: str, type_: str) -> str:
    """The new value, computed for one lane."""
    e.values[block.arguments[0]] = Value(old, type_)
    (new,) = e.block(block)
    return e.get(new).text
