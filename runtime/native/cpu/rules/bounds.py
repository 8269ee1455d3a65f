"""Accesses that are tested against the sizes of their arrays: outside, a load gives zero, and
nothing is written.

    %v = memref.load %x[%i] : memref<100xf32>
    ->
    %inside = icmp ult <16 x i64> %i, 100            lanes outside are as if they were not active

Which ones are tested is told before (`Emitter.tested`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import identity
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory
from raise_kernel.runtime.native.cpu.types import bits, vector
from raise_kernel.runtime.native.cpu.values import Value


def is_tested(e: Emitter, op: ir.Operation) -> bool:
    return identity(op) in e.tested


@contextmanager
def where_inside(e: Emitter, op: ir.Operation, memory: Memory, index: Value) -> Iterator[None]:
    """Emission for the lanes whose element the array has."""
    if not is_tested(e, op):
        yield
        return
    condition = _is_inside(e, memory, index)
    if not index.varies:
        condition = e.splat(condition, "i1")
    with e.under(e.both(e.mask, condition)):
        yield


def inside_or_first(e: Emitter, memory: Memory, index: Value) -> tuple[Value, str]:
    """An index for all lanes, or that of the first element in its stead, and whether it is
    inside. The array has elements."""
    condition = _is_inside(e, memory, index)
    first = e.writer.value(f"select i1 {condition}, {index.type} {index.text}, {index.type} 0")
    return Value(first, index.type), condition


def _is_inside(e: Emitter, memory: Memory, index: Value) -> str:
    """Whether an array has an element, whose number has a sign."""
    w, text, whole = e.writer, index.text, index.whole
    form = index.linear
    if index.varies and form is not None and form.step == 1:
        # What the access of a row goes by.
        whole = vector("i64", e.lanes)
        text = w.value(f"add {whole} {e.splat(form.base, 'i64')}, {e.numbers('i64')}")
    elif bits(index.type) < 64:
        wide = vector("i64", index.lanes) if index.varies else "i64"
        text, whole = w.value(f"sext {whole} {text} to {wide}"), wide
    limit = f"splat (i64 {memory.count})" if index.varies else str(memory.count)
    return w.value(f"icmp ult {whole} {text}, {limit}")
