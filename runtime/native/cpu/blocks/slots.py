"""Expanded scalars: values that live from one loop over the threads of a block to the next.

A slot has an element for each vector of the block's row: all lanes' values, one value for all of
them, or the base of a value that grows from lane to lane. Masks are the bits of an integer.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.types import bits, size, vector
from raise_kernel.runtime.native.cpu.values import Linear, Value

_ALIGN = 64


@dataclass(frozen=True)
class Slot:
    """`form` is "lanes", "one" or "linear", of which `linear` knows the step."""

    offset: int
    type: str
    form: str
    linear: Linear | None = None


@dataclass
class Slots:
    """The memory of a worker for what waits: `bytes` grows with each slot."""

    vectors: int
    lanes: int
    bytes: int = 0

    def array(self, each: int) -> int:
        """Room for so many bytes a vector; its offset."""
        offset = self.bytes
        self.bytes += -(-self.vectors * each // _ALIGN) * _ALIGN
        return offset

    def like(self, value: Value) -> Slot:
        """A slot for a value and others like it."""
        if value.linear is not None:
            return Slot(self.array(8), value.type, "linear", value.linear)
        return self.of(value.type, value.varies)

    def of(self, type_: str, varies: bool) -> Slot:
        if not varies:
            return Slot(self.array(size(type_)), type_, "one")
        if type_ == "i1":
            return Slot(self.array(4), type_, "lanes")
        return Slot(self.array(self.lanes * size(type_)), type_, "lanes")


def slot_address(e: Emitter, offset: int, each: int, number: str) -> str:
    """The address of a vector's part of an array."""
    array = e.writer.value(f"getelementptr i8, ptr %context, i64 {offset}")
    return e.writer.value(f"getelementptr [{each} x i8], ptr {array}, i64 {number}")


def load_slot(e: Emitter, slot: Slot, number: str) -> Value:
    """A vector's value."""
    w, type_ = e.writer, slot.type
    if slot.form == "one":
        at = slot_address(e, slot.offset, size(type_), number)
        if type_ == "i1":
            byte = w.value(f"load i8, ptr {at}")
            return Value(w.value(f"icmp ne i8 {byte}, 0"), type_)
        return Value(w.value(f"load {type_}, ptr {at}, align {size(type_)}"), type_)
    if slot.form == "linear":
        return _load_linear(e, slot, number)
    if type_ == "i1":
        return Value(load_mask(e, slot, number), type_, e.lanes)
    whole = vector(type_, e.lanes)
    at = slot_address(e, slot.offset, e.lanes * size(type_), number)
    text = w.value(f"load {whole}, ptr {at}, align {e.lanes * size(type_)}")
    return Value(text, type_, e.lanes)


def _load_linear(e: Emitter, slot: Slot, number: str) -> Value:
    w, form = e.writer, slot.linear
    assert form is not None
    base = w.value(f"load i64, ptr {slot_address(e, slot.offset, 8, number)}, align 8")
    whole = vector("i64", e.lanes)
    text = w.value(f"add {whole} {e.splat(base, 'i64')}, {e.numbers('i64', form.step)}")
    if bits(slot.type) < 64:
        text = w.value(f"trunc {whole} {text} to {vector(slot.type, e.lanes)}")
    linear = Linear(base, form.step, form.nonnegative, form.small)
    return Value(text, slot.type, e.lanes, linear)


def store_slot(e: Emitter, slot: Slot, number: str, value: Value) -> None:
    """Keep a vector's value; under a mask the other lanes keep theirs."""
    w, type_ = e.writer, slot.type
    if slot.form == "one":
        at = slot_address(e, slot.offset, size(type_), number)
        text = value.text
        if type_ == "i1":
            text, type_ = w.value(f"zext i1 {text} to i8"), "i8"
        w.line(f"store {type_} {text}, ptr {at}, align {size(type_)}")
        return
    if slot.form == "linear":
        assert value.linear is not None and slot.linear is not None
        assert value.linear.step == slot.linear.step
        at = slot_address(e, slot.offset, 8, number)
        w.line(f"store i64 {value.linear.base}, ptr {at}, align 8")
        return
    if type_ == "i1":
        store_mask(e, slot, number, e.spread(value))
        return
    at = slot_address(e, slot.offset, e.lanes * size(type_), number)
    whole = vector(type_, e.lanes)
    w.line(f"store {whole} {e.spread(value)}, ptr {at}, align {e.lanes * size(type_)}")


def load_mask(e: Emitter, slot: Slot, number: str) -> str:
    """The lanes of a mask that waits."""
    w = e.writer
    at = slot_address(e, slot.offset, 4, number)
    word = w.value(f"load i32, ptr {at}, align 4")
    if e.lanes < 32:
        word = w.value(f"trunc i32 {word} to i{e.lanes}")
    return w.value(f"bitcast i{e.lanes} {word} to {vector('i1', e.lanes)}")


def store_mask(e: Emitter, slot: Slot, number: str, mask: str) -> None:
    word = e.bits_of(mask)
    if e.lanes < 32:
        word = e.writer.value(f"zext i{e.lanes} {word} to i32")
    at = slot_address(e, slot.offset, 4, number)
    e.writer.line(f"store i32 {word}, ptr {at}, align 4")
