"""Calls: which table knows a callee, and what becomes of those that none knows."""

from __future__ import annotations

from typing import cast

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.standardize.asm.inline_asm import convert_asm
from raise_kernel.passes.standardize.asm.ptx_rules import PTX_RULES
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.memory.device_heap import HEAP_RULES
from raise_kernel.passes.standardize.rules.barrier_intrinsics import BARRIER_RULES
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule, LaunchShape
from raise_kernel.passes.standardize.rules.device_calls import device_call
from raise_kernel.passes.standardize.rules.dropped_calls import DROPPED, drop
from raise_kernel.passes.standardize.rules.float_intrinsics import FLOAT_RULES
from raise_kernel.passes.standardize.rules.int_intrinsics import INT_RULES
from raise_kernel.passes.standardize.rules.memory_intrinsics import LEFT_FOR_POINTERS, MEMORY_RULES
from raise_kernel.passes.standardize.rules.reports import REPORT_RULES
from raise_kernel.passes.standardize.rules.thread_intrinsics import THREAD_RULES
from raise_kernel.passes.standardize.rules.warp_intrinsics import WARP_RULES
from raise_kernel.remarks import RemarkSink

_RULES: dict[str, CallRule] = {
    **{name: drop for name in DROPPED},
    **INT_RULES,
    **FLOAT_RULES,
    **THREAD_RULES,
    **BARRIER_RULES,
    **WARP_RULES,
    **MEMORY_RULES,
    **HEAP_RULES,
}


def convert(
    op: ir.Operation,
    shape: LaunchShape,
    remarks: RemarkSink,
    carries: dict[ir.Block, ir.Value],
) -> list[ir.Value] | None:
    """The values of a call's results; None where the call stays for pointers-to-memrefs.

    `carries`: the carry flag that assembly has left in each block.
    """
    with op.location, ir.InsertionPoint(op):
        return _converted(op, shape, remarks, carries)


def _converted(
    op: ir.Operation, shape: LaunchShape, remarks: RemarkSink, carries: dict[ir.Block, ir.Value]
) -> list[ir.Value] | None:
    if op.name == "llvm.inline_asm":
        call = Call(op, "asm", list(op.operands), Emitter.before(op), shape, remarks)
        return convert_asm(call, carries, PTX_RULES)
    name = callee(op)
    if name is None:
        raise refuse("RK012", "a call through a function pointer that is not constant", at=op)
    if _prefix_in(name, LEFT_FOR_POINTERS) is not None:
        return None
    call = Call(op, name, list(op.operands), Emitter.before(op), shape, remarks)
    if shape.collect and name in REPORT_RULES and REPORT_RULES[name](call):
        return drop(call, silently=True)
    known = _prefix_in(name, _RULES)
    if known is not None:
        return _RULES[known](call)
    results = device_call(call)
    if results is None:
        kind = "intrinsic" if op.name == "llvm.call_intrinsic" else "function"
        raise call.refuse("RK012", f"the {kind} {name} is not raised yet")
    return results


def callee(op: ir.Operation) -> str | None:
    """The name that `llvm.call` or `llvm.call_intrinsic` calls; None for a function pointer."""
    if op.name == "llvm.call_intrinsic":
        return cast(ir.StringAttr, op.attributes["intrin"]).value
    if "callee" in op.attributes:
        return cast(ir.FlatSymbolRefAttr, op.attributes["callee"]).value
    return None


def _prefix_in(name: str, table: dict[str, CallRule] | frozenset[str]) -> str | None:
    """The longest dotted prefix of `name` in `table`: type suffixes are not in the tables."""
    while name:
        if name in table:
            return name
        name = name.rpartition(".")[0]
    return None
