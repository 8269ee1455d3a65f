"""What operations take on each target, measured: the tables that passes of any stage ask.

A table has, for each case of `bench/tensor_costs.py`, the microseconds that it takes at no size
(`fixed`) and the nanoseconds for 1,000 elements of 32 bits (`each`).
"""

from __future__ import annotations

import functools
import importlib.resources
import json
from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.pass_manager.pass_base import PassContext

FALLBACK = "cpu"


@dataclass(frozen=True)
class Costs:
    """The cases of one target: microseconds at no size, nanoseconds for 1,000 elements."""

    target: str
    fixed: dict[str, float]
    each: dict[str, float]

    def rate(self, case: str) -> float:
        """Microseconds an element of 32 bits; a case that is missing costs what streaming does."""
        return self.each.get(case, self.each["stream"]) * 1e-6


@functools.cache
def costs_of(target: str) -> Costs | None:
    """The table of a target; None where there is none."""
    folder = importlib.resources.files("raise_kernel.costs")
    file = folder / f"{target}.json"
    if not file.is_file():
        return None
    cases = json.loads(file.read_text())["cases"]
    return Costs(
        target,
        {name: row["fixed"] for name, row in cases.items()},
        {name: row["each"] for name, row in cases.items()},
    )


def table_for(target: str, ctx: PassContext, kernel: ir.Operation) -> Costs:
    """The table of a target ("" for the fallback's); with a remark the CPU's where it has none."""
    found = costs_of(target or FALLBACK)
    if found is not None:
        return found
    ctx.remarks.missed(f"no cost table for {target}: the CPU's decides", kernel)
    table = costs_of(FALLBACK)
    assert table is not None
    return table
