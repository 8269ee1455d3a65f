"""Calls by which a lane reports to the host: `@host.print...`, `@host.stop...`.

    func.call @host.print.i32.i32.i32.f64(%block, %thread, %i, %x) {rk.report = "[...]"}
    func.call @host.stop.i32.i32(%block, %thread) {rk.report = "assertion failed: ..."}

The functions are ours and have no body. The first operands are the linear numbers of the lane's
block and of its thread in the block; the others are the values to print. `rk.report` is the message
of a stop, or the parts of a print as JSON: texts, and [specification, kind] for each value, which
`runtime.replay.print_lanes` formats. Each active lane reports; the order is the program order
within a lane, and any order between lanes.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.lanes.lane_calls import declare
from raise_kernel.bindings import ir

_PREFIX = "host."
REPORT = "rk.report"


def create_host_call(
    kind: str, operands: Sequence[ir.Value], report: str, at: ir.Operation
) -> None:
    """`func.call @host.KIND.TYPES` before `at`, and the declaration of that function."""
    types = [v.type for v in operands]
    symbol = ".".join([f"{_PREFIX}{kind}", *map(str, types)])
    declare(at, symbol, types, [])
    ir.Operation.create(
        "func.call",
        operands=list(operands),
        attributes={
            "callee": ir.FlatSymbolRefAttr.get(symbol),
            REPORT: ir.StringAttr.get(report),
        },
        loc=at.location,
        ip=ir.InsertionPoint(at),
    )


def host_call(op: ir.Operation) -> str | None:
    """ "print" or "stop"; None for another call."""
    name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
    return name.split(".")[1] if name.startswith(_PREFIX) else None
