"""Marks of run-time guards: a named operation where the kernel's precondition holds, its own steps
else.

    %r = "stablehlo.if"(%test) ({ return %named }, { the kernel's own steps })
         {rk.guard = "recognize-recurrences"}

Every recognizer that replaces a program under a guard (docs/soundness.md) marks it here, so that
its failures can be counted where `rk.config.report_guards` is on. Marks cost nothing: they are
attributes, which the pass `report-guards` turns into counters where a kernel has
`rk.report_guards`. The source line is that of the location in force (`with ir.InsertionPoint(op),
op.location:`).
"""

from __future__ import annotations

import json
from typing import Any

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor.host_calls import tell_host
from raise_kernel.remarks import source_line

# Attributes of a guard: its recognizer; that it fails where its operand is true.
GUARD = "rk.guard"
FAILS = "rk.guard_fails"
# Of a kernel whose guards count their failures.
REPORTED = "rk.report_guards"
# The custom call that counts.
COUNT = "rk.count_guard"


def mark_guard(op: ir.Operation, name: str, *, fails: bool = False) -> None:
    """Mark a `stablehlo.if` as the guard of the recognizer `name`. `fails`: the kernel's own steps
    stand in its first branch, which is taken where the guard fails."""
    op.attributes[GUARD] = ir.StringAttr.get(name)
    if fails:
        op.attributes[FAILS] = ir.UnitAttr.get()


def count_failures(failed: ir.Value, operations: int, name: str) -> None:
    """Tell the host whether a guard failed. `operations`: what a failure adds."""
    here: Any = ir.Location.current
    entry = {"name": name, "line": source_line(here), "operations": operations}
    tell_host(COUNT, [failed], json.dumps(entry))
