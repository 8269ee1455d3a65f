"""Rules of `memref`: loads, stores, and the allocations of shared and private arrays.

Neighbouring elements in neighbouring lanes are one vector access, masked where lanes are; one
element for all lanes is a scalar access; the rest are gathers and scatters, whose lanes are in
order: where two lanes store to one element, the last one's value stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory, rule
from raise_kernel.runtime.native.cpu.rules.bounds import inside_or_first, is_tested, where_inside
from raise_kernel.runtime.native.cpu.types import (
    Unknown,
    is_float,
    scalar_type,
    size,
    storage,
    suffix,
    vector,
)
from raise_kernel.runtime.native.cpu.values import Value

# Bytes on the stack of a thread of XLA's pool, which may have half a megabyte in all. Arrays beyond
# it lie in memory of the worker, where LLVM does not keep them in registers.
_MOST_STACK = 256 * 1024


def memory_of(e: Emitter, value: ir.Value) -> Memory:
    """The array of a memref."""
    found = e.memories.get(value)
    if found is None:
        raise Unknown(f"a memory that is no argument and no array: {value.type}")
    return found


def elements_of(type_: ir.Type) -> tuple[str, int]:
    """The element type and the number of elements of a memref."""
    memref = ir.MemRefType(type_)
    count = 1
    for extent in memref.shape:
        if extent < 0:
            raise Unknown(f"an array of unknown size: {type_}")
        count *= extent
    element = scalar_type(memref.element_type)
    if element not in ("i1", storage(element)):
        raise Unknown(f"an array of {memref.element_type}")
    return element, count


def index_of(e: Emitter, operands: list[ir.Value], type_: ir.Type) -> Value:
    """The element's number in the flat array."""
    shape = ir.MemRefType(type_).shape
    if len(shape) > 1:
        raise Unknown(f"an array of {len(shape)} dimensions")
    return e.get(operands[0]) if operands else Value("0", "i64")


def address(e: Emitter, memory: Memory, index: str) -> str:
    return e.writer.value(
        f"getelementptr {storage(memory.type)}, ptr {memory.pointer}, i64 {index}"
    )


def zero_of(type_: str) -> str:
    return "0.0" if is_float(type_) else "0"


def row_of(index: Value) -> str | None:
    """The first lane's index, where the lanes' are neighbours."""
    form = index.linear
    return form.base if form is not None and form.step == 1 else None


def may_be_row(index: Value) -> bool:
    """Whether to look at run time if the lanes' elements are neighbours: wrapped around or clamped,
    they often are. What is read from memory rarely is, and a known step other than 1 never."""
    return index.computed and index.linear is None


def _is_row(e: Emitter, index: Value) -> tuple[str, str]:
    """The first lane's index, and whether the active lanes' elements are its neighbours."""
    w = e.writer
    whole = index.whole
    # Lanes that are not active may have anything here, which must not decide a branch.
    known = w.value(f"freeze {whole} {index.text}")
    first = w.value(f"extractelement {whole} {known}, i64 0")
    row = w.value(f"add {whole} {e.splat(first, index.type)}, {e.numbers(index.type)}")
    same = w.value(f"icmp eq {whole} {known}, {row}")
    if e.mask is not None:
        same = w.value(f"or {vector('i1', e.lanes)} {same}, {e.inverse(e.mask)}")
    return first, w.value(f"icmp eq i{e.lanes} {e.bits_of(same)}, -1")


def _load_perhaps_row(e: Emitter, memory: Memory, index: Value, type_: str) -> str:
    w, whole = e.writer, vector(type_, e.lanes)
    row, rest, end = w.fresh("row"), w.fresh("apart"), w.fresh("end")
    first, is_row = _is_row(e, index)
    w.branch(is_row, row, rest)
    w.label(row)
    together = _load_row(e, address(e, memory, first), type_)
    w.jump(end)
    w.label(rest)
    apart = _gather(e, memory, index, type_)
    w.jump(end)
    w.label(end)
    return w.value(f"phi {whole} [ {together}, %{row} ], [ {apart}, %{rest} ]")


def _store_perhaps_row(e: Emitter, memory: Memory, index: Value, text: str, type_: str) -> None:
    w = e.writer
    row, rest, end = w.fresh("row"), w.fresh("apart"), w.fresh("end")
    first, is_row = _is_row(e, index)
    w.branch(is_row, row, rest)
    w.label(row)
    _store_row(e, address(e, memory, first), text, type_)
    w.jump(end)
    w.label(rest)
    _scatter(e, pointers(e, memory, index, type_), text, type_)
    w.jump(end)
    w.label(end)


@rule("memref.load")
def _load(e: Emitter, op: ir.Operation) -> None:
    memory = memory_of(e, op.operands[0])
    index = index_of(e, list(op.operands)[1:], op.operands[0].type)
    column = e.tiles.column(e, op, memory, index.linear) if e.tiles is not None else None
    if column is not None:
        e.values[op.results[0]] = Value(column, memory.type, e.lanes)
        return
    if is_tested(e, op) and not (memory.count and index.varies):
        e.values[op.results[0]] = _load_one_inside(e, memory, index)
        return
    with where_inside(e, op, memory, index):
        e.values[op.results[0]] = load(e, memory, index)


def _load_one_inside(e: Emitter, memory: Memory, index: Value) -> Value:
    """The element at an index of all lanes, or zero."""
    zero = zero_of(memory.type)
    if not memory.count:
        return Value(zero, memory.type)
    first, inside = inside_or_first(e, memory, index)
    found = load(e, memory, first)
    other = "zeroinitializer" if found.varies else zero
    whole = found.whole
    text = e.writer.value(f"select i1 {inside}, {whole} {found.text}, {whole} {other}")
    return Value(text, memory.type, found.lanes)


def load(e: Emitter, memory: Memory, index: Value) -> Value:
    """The elements at `index` in active lanes."""
    type_ = storage(memory.type)
    if memory.private:
        text, lanes = _load_private(e, memory, index, type_), e.lanes
    elif not index.varies:
        at = address(e, memory, index.text)
        text, lanes = e.writer.value(f"load {type_}, ptr {at}, align {size(type_)}"), 0
    elif (first := row_of(index)) is not None:
        text, lanes = _load_row(e, address(e, memory, first), type_), e.lanes
    elif may_be_row(index):
        text, lanes = _load_perhaps_row(e, memory, index, type_), e.lanes
    else:
        text, lanes = _gather(e, memory, index, type_), e.lanes
    if memory.type == "i1":
        whole = vector("i8", lanes) if lanes else "i8"
        zero = "zeroinitializer" if lanes else "0"
        text = e.writer.value(f"icmp ne {whole} {text}, {zero}")
    return Value(text, memory.type, lanes)


def _load_row(e: Emitter, at: str, type_: str) -> str:
    whole, align = vector(type_, e.lanes), size(type_)
    if e.mask is None:
        return e.writer.value(f"load {whole}, ptr {at}, align {align}")
    truth = vector("i1", e.lanes)
    name = f"llvm.masked.load.v{e.lanes}{suffix(type_)}.p0"
    function = e.writer.declare(name, whole, "ptr", truth, whole)
    return e.writer.value(
        f"call {whole} {function}"
        f"(ptr align {align} {at}, {truth} {e.mask}, {whole} zeroinitializer)"
    )


def pointers(e: Emitter, memory: Memory, index: Value, type_: str) -> str:
    """The addresses in all lanes."""
    whole = vector(index.type, e.lanes)
    return e.writer.value(f"getelementptr {type_}, ptr {memory.pointer}, {whole} {e.spread(index)}")


def _gather(e: Emitter, memory: Memory, index: Value, type_: str) -> str:
    whole, truth = vector(type_, e.lanes), vector("i1", e.lanes)
    pointer = vector("ptr", e.lanes)
    at = pointers(e, memory, index, type_)
    name = f"llvm.masked.gather.v{e.lanes}{suffix(type_)}.v{e.lanes}p0"
    function = e.writer.declare(name, whole, pointer, truth, whole)
    return e.writer.value(
        f"call {whole} {function}({pointer} align {size(type_)} {at}, {truth} {e.full_mask()}, "
        f"{whole} zeroinitializer)"
    )


@rule("memref.store")
def _store(e: Emitter, op: ir.Operation) -> None:
    value = e.get(op.operands[0])
    memory = memory_of(e, op.operands[1])
    index = index_of(e, list(op.operands)[2:], op.operands[1].type)
    with where_inside(e, op, memory, index):
        store(e, memory, index, value)


def store(e: Emitter, memory: Memory, index: Value, value: Value) -> None:
    """Active lanes write their value at `index`."""
    type_ = storage(memory.type)
    if memory.type == "i1":
        whole = vector("i8", value.lanes) if value.varies else "i8"
        text = e.writer.value(f"zext {value.whole} {value.text} to {whole}")
        value = Value(text, "i8", value.lanes)
    if memory.private:
        _store_private(e, memory, index, value, type_)
    elif not index.varies:
        _store_one(e, address(e, memory, index.text), value, type_)
    elif (first := row_of(index)) is not None:
        _store_row(e, address(e, memory, first), e.spread(value), type_)
    else:
        with _unless_first_alone(e, memory, index, value, type_):
            if may_be_row(index):
                _store_perhaps_row(e, memory, index, e.spread(value), type_)
            else:
                _scatter(e, pointers(e, memory, index, type_), e.spread(value), type_)


@contextmanager
def _unless_first_alone(
    e: Emitter, memory: Memory, index: Value, value: Value, type_: str
) -> Iterator[None]:
    """What is emitted inside stores for all lanes, where another than the first one is active. Of
    a warp's result the first lane alone is often the one to store it."""
    if e.mask is None:
        yield
        return
    w = e.writer
    alone, several, done = w.fresh("alone"), w.fresh("several"), w.fresh("stored")
    w.branch(w.value(f"icmp eq i{e.lanes} {e.bits_of(e.mask)}, 1"), alone, several)
    w.label(alone)
    text = e.extract(value, "0") if value.varies else value.text
    at = address(e, memory, e.extract(index, "0"))
    w.line(f"store {type_} {text}, ptr {at}, align {size(type_)}")
    w.jump(done)
    w.label(several)
    yield
    w.jump(done)
    w.label(done)


def _store_row(e: Emitter, at: str, text: str, type_: str) -> None:
    whole, align = vector(type_, e.lanes), size(type_)
    if e.mask is None:
        e.writer.line(f"store {whole} {text}, ptr {at}, align {align}")
        return
    truth = vector("i1", e.lanes)
    name = f"llvm.masked.store.v{e.lanes}{suffix(type_)}.p0"
    function = e.writer.declare(name, "void", whole, "ptr", truth)
    e.writer.line(f"call void {function}({whole} {text}, ptr align {align} {at}, {truth} {e.mask})")


def _scatter(e: Emitter, at: str, text: str, type_: str) -> None:
    whole, truth = vector(type_, e.lanes), vector("i1", e.lanes)
    pointer = vector("ptr", e.lanes)
    name = f"llvm.masked.scatter.v{e.lanes}{suffix(type_)}.v{e.lanes}p0"
    function = e.writer.declare(name, "void", whole, pointer, truth)
    e.writer.line(
        f"call void {function}({whole} {text}, {pointer} align {size(type_)} {at}, "
        f"{truth} {e.full_mask()})"
    )


def _store_one(e: Emitter, at: str, value: Value, type_: str) -> None:
    """One element for all: the last active lane's value, where some lane is active."""
    w = e.writer
    if e.mask is None:
        text = e.extract(value, str(e.lanes - 1)) if value.varies else value.text
        w.line(f"store {type_} {text}, ptr {at}, align {size(type_)}")
        return
    some, done = w.fresh("store"), w.fresh("stored")
    w.branch(e.any(e.mask), some, done)
    w.label(some)
    text = e.extract(value, last_lane(e)) if value.varies else value.text
    w.line(f"store {type_} {text}, ptr {at}, align {size(type_)}")
    w.jump(done)
    w.label(done)


def last_lane(e: Emitter) -> str:
    """The number of the last active lane; there is one."""
    assert e.mask is not None
    width = f"i{e.lanes}"
    function = e.writer.declare(f"llvm.ctlz.{width}", width, width, "i1")
    zeros = e.writer.value(f"call {width} {function}({width} {e.bits_of(e.mask)}, i1 true)")
    last = e.writer.value(f"sub {width} {e.lanes - 1}, {zeros}")
    if e.lanes == 32:
        return last
    word = "zext" if e.lanes < 32 else "trunc"
    return e.writer.value(f"{word} {width} {last} to i32")


# --- private arrays: element i of all lanes lies together ----------------------------------------


def _private_index(e: Emitter, index: Value, lane: bool) -> Value:
    """Where an element lies: lane by lane within it; for a scalar index, that of the first lane."""
    width = index.whole
    factor = f"splat ({index.type} {e.lanes})" if index.varies else str(e.lanes)
    text = e.writer.value(f"mul {width} {index.text}, {factor}")
    if not lane:
        return Value(text, index.type, index.lanes)
    numbers = e.numbers(index.type)
    text = e.writer.value(f"add {width} {text}, {numbers}")
    return Value(text, index.type, index.lanes)


def _load_private(e: Emitter, memory: Memory, index: Value, type_: str) -> str:
    if index.varies:
        return _gather(e, memory, _private_index(e, index, True), type_)
    own = _private_index(e, index, False)
    at = address(e, memory, own.text)
    return e.writer.value(f"load {vector(type_, e.lanes)}, ptr {at}, align {size(type_)}")


def _store_private(e: Emitter, memory: Memory, index: Value, value: Value, type_: str) -> None:
    if index.varies:
        own = _private_index(e, index, True)
        _scatter(e, pointers(e, memory, own, type_), e.spread(value), type_)
        return
    at = address(e, memory, _private_index(e, index, False).text)
    whole = vector(type_, e.lanes)
    text = e.spread(value)
    if e.mask is not None:
        # A load, a choice and a store: LLVM keeps such an array in registers.
        old = e.writer.value(f"load {whole}, ptr {at}, align {size(type_)}")
        truth = vector("i1", e.lanes)
        text = e.writer.value(f"select {truth} {e.mask}, {whole} {text}, {whole} {old}")
    e.writer.line(f"store {whole} {text}, ptr {at}, align {size(type_)}")


@rule("memref.alloca")
def _allocate(e: Emitter, op: ir.Operation) -> None:
    """An array of each lane's own. (Those of the block are arguments of the function.)"""
    if op.results[0] in e.memories:
        return
    type_, count = elements_of(op.results[0].type)
    elements = count * e.lanes
    if e.writer.stack + elements * size(type_) > _MOST_STACK:
        pointer = e.writer.reserve(elements * size(type_))
    else:
        pointer = e.writer.allocate(storage(type_), elements, each=size(type_))
    e.memories[op.results[0]] = Memory(pointer, type_, count, private=True)
