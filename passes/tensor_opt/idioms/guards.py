"""Marks of run-time guards: a named operation where the kernel's precondition holds, its own steps
else.

    %r = "stablehlo.if"(%test) ({ return %named }, { the kernel's own steps })
         {rk.guard = "recognize-solves"}

Every recognizer that replaces a program under a guard (docs/soundness.md) marks it here (guarded.py
builds most of them), so that its failures can be counted where `rk.config.report_guards` is on.
Marks cost nothing: they are attributes, which the pass `report-guards` turns into counters where a
kernel has `rk.report_guards`. The source line is that of the location in force (`with
ir.InsertionPoint(op), op.location:`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import source_line
from raise_kernel.passes.tensor.host_calls import tell_host

# Attributes of a guard: its recognizer; that it fails where its operand is true; its rows' shape.
GUARD = "rk.guard"
FAILS = "rk.guard_fails"
ROWS = "rk.guard_rows"
# Of a kernel whose guards count their failures.
REPORTED = "rk.report_guards"
# The custom call that counts.
COUNT = "rk.count_guard"


def mark_guard(
    op: ir.Operation, name: str, *, fails: bool = False, rows: Sequence[int] = ()
) -> None:
    """Mark a `stablehlo.if` as the guard of the recognizer `name`. `fails`: the kernel's own steps
    stand in its first branch, which is taken where the guard fails. `rows`: the shape of the mask
    of rows that fail one by one, which are counted in the place of runs."""
    op.attributes[GUARD] = ir.StringAttr.get(name)
    if fails:
        op.attributes[FAILS] = ir.UnitAttr.get()
    if rows:
        op.attributes[ROWS] = ir.DenseI64ArrayAttr.get(list(rows))


def count_failures(failed: ir.Value, operations: int, name: str) -> None:
    """Tell the host which elements of a mask are true. `operations`: what a failure adds."""
    here: Any = ir.Location.current
    entry = {"name": name, "line": source_line(here), "operations": operations}
    tell_host(COUNT, [failed], json.dumps(entry))
