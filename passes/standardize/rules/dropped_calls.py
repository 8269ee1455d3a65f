"""Calls without an effect on results: hints, debug values, prints, traps."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.rules.call_context import Call

_SILENT = [
    "llvm.assume",
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.dbg.value",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.assign",
    "llvm.donothing",
    "llvm.prefetch",
    "llvm.invariant.end",
    "llvm.sideeffect",
    "llvm.experimental.noalias.scope.decl",
    "llvm.stackrestore",
    "llvm.var.annotation",
    "llvm.pseudoprobe",
    "llvm.fake.use",
    "llvm.nvvm.prefetch",
    "llvm.nvvm.nanosleep",
    "llvm.allow.ubsan.check",
]

_REMARKED = {
    "llvm.trap": "a trap ends the lane without an error",
    "llvm.debugtrap": "a trap ends the lane without an error",
    "llvm.ubsantrap": "a trap ends the lane without an error",
    "llvm.nvvm.exit": "an exit ends the lane",
    "__assertfail": "a failing assertion ends the lane without an error",
    "__assert_fail": "a failing assertion ends the lane without an error",
    "vprintf": "the output of printf is dropped",
    "printf": "the output of printf is dropped",
    "puts": "the output of puts is dropped",
    "putchar": "the output of putchar is dropped",
    "llvm.nvvm.membar": "a memory fence is dropped: lanes run in lock step",
    "llvm.nvvm.fence": "a memory fence is dropped: lanes run in lock step",
}

DROPPED = frozenset([*_SILENT, *_REMARKED])


def drop(call: Call, *, silently: bool = False) -> list[ir.Value]:
    """Nothing, with a remark where a person might miss the effect; a result is zero."""
    for name, text in {} if silently else _REMARKED.items():
        if call.name == name or call.name.startswith(name + "."):
            call.remarks.note(text, call.op)
    if not call.op.results:
        return []
    return [call.build.constant(call.type, 0)]
