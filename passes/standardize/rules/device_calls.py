"""Calls of the device library (`__nv_*`, `llvm.nvvm.*` math): results in arith and math."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.device_math import lower_call, lower_call_with_pointers
from raise_kernel.passes.standardize.emitter import i64_attr
from raise_kernel.passes.standardize.rules.call_context import Call


def device_call(call: Call) -> list[ir.Value] | None:
    """The results of a call that the library knows; memory is read and written as LLVM does."""
    if len(call.op.results) == 1:
        value = lower_call(call.name, call.args, call.type, at=call.op)
        if value is not None:
            return [value]
    return lower_call_with_pointers(
        call.name, call.args, lambda p, v: _store(call, p, v), lambda *a: _load(call, *a), call.op
    )


def _store(call: Call, pointer: ir.Value, value: ir.Value) -> None:
    call.build.create("llvm.store", [value, pointer], [], {"ordering": i64_attr(0)})


def _load(call: Call, pointer: ir.Value, index: int, type_: ir.Type) -> ir.Value:
    address = call.build.element(pointer, index, type_)
    return call.build("llvm.load", [address], type_, {"ordering": i64_attr(0)})
