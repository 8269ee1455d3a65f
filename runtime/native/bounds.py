"""Accesses that native code tests: outside of its array, a load gives zero, and nothing is written.

If raising warns that a launch may access memory outside of its arrays, each access that is not
proved inside has a test. Else those have one that write, for they could destroy other memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.outside import Accesses
from raise_kernel.bindings import ir
from raise_kernel.driver import Raised
from raise_kernel.mlir.walks import kernels
from raise_kernel.remarks import Remark

# The pass that warns of accesses outside of an array.
CHECK = "check-bounds"

_MOST_LINES = 8


def may_be_outside(raised: Raised) -> bool:
    """Whether raising warned of an access."""
    return any(r.kind == "warning" and r.pass_name == CHECK for r in raised.remarks)


def unproved(module: ir.Module, writes_only: bool) -> list[ir.Operation]:
    """The accesses of a parallelized kernel that are not proved to be inside."""
    (kernel,) = kernels(module)
    found = Accesses(lambda _: True).unproved(kernel.regions[0].blocks[0])
    return [op for op in found if not writes_only or op.name != "memref.load"]


def tests_remark(pass_name: str, tested: int, of: int, lines: Sequence[str]) -> Remark:
    """That so many accesses of all have a test, at which source lines."""
    written = list(dict.fromkeys(_without_column(line) for line in lines))
    message = f"{tested} of {of} accesses are tested against the sizes of their arrays"
    if written:
        more = len(written) - _MOST_LINES
        message += f": {', '.join(written[:_MOST_LINES])}" + (f" and {more} more" * (more > 0))
    message += "; outside, a read gives zero, and nothing is written"
    return Remark(pass_name, "note", message)


def _without_column(line: str) -> str:
    return line.rpartition(":")[0] if line.count(":") > 1 else line
