"""Launches that may access memory outside of their arrays: their native code tests each access that
is not proved inside. Outside, a load gives zero, and nothing is written."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.driver import Raised
from raise_kernel.remarks import Remark

# The pass that warns of accesses outside of an array.
CHECK = "check-bounds"

_MOST_LINES = 8


def may_be_outside(raised: Raised) -> bool:
    """Whether raising warned of an access."""
    return any(r.kind == "warning" and r.pass_name == CHECK for r in raised.remarks)


def tests_remark(pass_name: str, tested: int, of: int, lines: Sequence[str]) -> Remark:
    """That so many accesses of all have a test, at which source lines."""
    places = list(dict.fromkeys(_without_column(line) for line in lines))
    message = f"{tested} of {of} accesses are tested against the sizes of their arrays"
    if places:
        more = len(places) - _MOST_LINES
        message += f": {', '.join(places[:_MOST_LINES])}" + (f" and {more} more" * (more > 0))
    message += "; outside, a read gives zero, and nothing is written"
    return Remark(pass_name, "note", message)


def _without_column(line: str) -> str:
    return line.rpartition(":")[0] if line.count(":") > 1 else line
