"""A cap on loops of unknown trip count: `--max-iterations`.

    while (going(v)) v = step(v)
    ->
    n = 0
    while (going(v) && n < limit) v = step(v), n = n + 1
    custom_call "rk.stop_if"(going(v)), line of the loop

A loop that wants to go round once more than the limit is left there, and the run ends with RK026.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor.elementwise.build import compare_signed
from raise_kernel.passes.tensor.host_calls import tell_host
from raise_kernel.passes.tensor.vectors import integer
from raise_kernel.remarks import source_line

STOP_IF = "rk.stop_if"

Values = Sequence[ir.Value]
Going = Callable[[Values], ir.Value]
Step = Callable[[Values], list[ir.Value]]


def limited(
    run: Callable[[list[ir.Value], Going, Step], list[ir.Value]],
    start: list[ir.Value],
    going: Going,
    step: Step,
    limit: int,
    at: ir.Operation,
) -> list[ir.Value]:
    """`run(start, going, step)`, a while loop, that goes round `limit` times at most."""
    kind = ir.IntegerType.get_signless(64 if limit >= 1 << 31 else 32)

    def still(values: Values) -> ir.Value:
        return stablehlo.and_(
            compare_signed(values[0], integer(limit, kind), "LT"), going(values[1:])
        )

    def count(values: Values) -> list[ir.Value]:
        return [stablehlo.add(values[0], integer(1, kind)), *step(values[1:])]

    final = run([integer(0, kind), *start], still, count)[1:]
    line = source_line(at.location)
    where = f" at {line}" if line else ""
    message = f"a loop{where} ran for more than {limit} iterations, the limit"
    tell_host(STOP_IF, [going(final)], message)
    return final
