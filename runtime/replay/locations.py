"""The source of each statement of the JAX source: the lines of the kernel that access memory.

A statement is many operations, and what a profiler or a compiled program says of it is a line of
the source that raise-kernel wrote. Only operations that move data or put it together are kept: it
is for them that devices communicate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import source_line
from raise_kernel.runtime.replay.expr import Expr

MOVERS = frozenset(
    f"stablehlo.{name}"
    for name in (
        *("collective_permute", "concatenate", "convolution", "dot_general", "dynamic_slice"),
        *(
            "dynamic_update_slice",
            "gather",
            "pad",
            "reduce",
            "reduce_window",
            "reverse",
            "scatter",
            "slice",
            "sort",
        ),
        "transpose",
    )
)


@dataclass(frozen=True)
class StatementLocation:
    """An operation of a statement: the function it is in, the name that the statement binds
    ("return" where it returns), the operation, and its line in the kernel."""

    function: str
    name: str
    operation: str
    line: str


def locations_of(
    function: str, name: str, value: ir.Value, written: Mapping[ir.Value, Expr]
) -> Iterator[StatementLocation]:
    """The operations that the statement of a value holds: its own, and those written in place."""
    waiting, seen = [value], {value}
    while waiting:
        op = defining_op(waiting.pop())
        if op is None:
            continue
        line = source_line(op.location)
        if op.name in MOVERS and line is not None:
            yield StatementLocation(function, name, op.name.removeprefix("stablehlo."), line)
        for operand in op.operands:
            expr = written.get(operand)
            if operand not in seen and expr is not None and not (expr.is_name or expr.literal):
                seen.add(operand)
                waiting.append(operand)
