"""Checks divergent barriers: they are raised where lock step keeps their order, else refused.

    affine.parallel (%t) = (0) to (64) {
      scf.if %some { ... gpu.barrier ... }        accepted, with a remark: the others have returned
      scf.if %some { gpu.barrier } else { gpu.barrier }                              refused, RK017
      scf.if %some { gpu.barrier }   gpu.barrier                                     refused, RK017

Lanes in lock step run the first branch of a condition to its end before the second, so they keep a
barrier's order only where all threads that wait for it later take the same path. A convergent
barrier is one. So is one under a divergent condition, as long as the other threads never reach a
barrier of the same number: not in the other branch, not after it, not in a later iteration.
Barriers of different numbers (`bar.sync 1, 64`) are independent. A count that is not the whole
block is only raised under such a condition, where it is assumed to be right. A grid barrier is
checked in the same way, for the threads of all blocks; the kernel is marked with
`rk.blocks_together`.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.lanes.barrier_scope import TOGETHER, scope
from raise_kernel.analysis.lanes.uniform import deciding_values, diverges, holder_in, parents
from raise_kernel.analysis.lanes.variance import Variance, uniformity
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal, refuse
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import RemarkSink, source_line

_UNKNOWN = -1
_LOOPS = ("scf.for", "scf.while", "affine.for")


@register_pass("check-barriers", stage="parallelize", needs=("gpu.barrier",))
def check_barriers(module: ir.Module, ctx: PassContext) -> None:
    """Refuse barriers that threads reach by different ways."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        found = named(entry, "gpu.barrier")
        if not found:
            continue
        checker = _Checker(uniformity(entry), walked(entry), ctx.remarks)
        for group in _groups([op for op in found if scope(op) == "block"]):
            for site in group:
                checker.check(site, group)
        grid = [op for op in found if scope(op) == "grid"]
        for site in grid:
            checker.check_grid(site, grid)
            facts.changed()
            kernel.attributes[TOGETHER] = ir.UnitAttr.get()


def _groups(sites: Sequence[ir.Operation]) -> list[list[ir.Operation]]:
    """The sites of each barrier; one with an unknown number may be any."""
    numbers = {site: _attribute(site, "rk.id", 0) for site in sites}
    if _UNKNOWN in numbers.values():
        return [list(sites)]
    return [[s for s in sites if numbers[s] == n] for n in dict.fromkeys(numbers.values())]


def _attribute(op: ir.Operation, name: str, default: int) -> int:
    return ir.IntegerAttr(op.attributes[name]).value if name in op.attributes else default


class _Checker:
    def __init__(
        self, variance: Variance, order: Sequence[ir.Operation], remarks: RemarkSink
    ) -> None:
        self.variance = variance
        self.number = {op: k for k, op in enumerate(order)}
        self.remarks = remarks

    def check(self, site: ir.Operation, group: Sequence[ir.Operation]) -> None:
        chain = list(parents(site))
        threads = next((p for p in chain if p.name == "affine.parallel"), None)
        if threads is None:
            return
        lanes = list(threads.regions[0].blocks[0].arguments)
        inside = chain[: chain.index(threads)]
        apart = [p for p in inside if diverges(p, self.variance, lanes)]
        if not apart:
            self.check_count(site)
            return
        for parent in apart:
            self.check_parent(site, parent, inside, group)
        self.remarks.note(
            "not every thread reaches this barrier: it is assumed to wait only for those that do",
            site,
        )

    def check_grid(self, site: ir.Operation, group: Sequence[ir.Operation]) -> None:
        """As `check`, for the threads of all blocks."""
        chain = list(parents(site))
        loops = [p for p in chain if p.name == "affine.parallel"]
        lanes = [v for loop in loops for v in loop.regions[0].blocks[0].arguments]
        inside = [p for p in chain if p not in loops]
        apart = [p for p in inside if diverges(p, self.variance, lanes)]
        for parent in apart:
            self.check_parent(site, parent, inside, group)
        if apart:
            self.remarks.note(
                "not every thread reaches this grid barrier: it is assumed to wait only for those "
                "that do",
                site,
            )

    @staticmethod
    def check_count(site: ir.Operation) -> None:
        """All threads come: the barrier has to be for all."""
        if "rk.count" in site.attributes:
            count = _attribute(site, "rk.count", 0)
            words = "a number of threads known at run time" if count == _UNKNOWN else f"{count}"
            raise refuse("RK017", f"every thread reaches a barrier of {words}", at=site)

    def check_parent(
        self,
        site: ir.Operation,
        parent: ir.Operation,
        inside: Sequence[ir.Operation],
        group: Sequence[ir.Operation],
    ) -> None:
        """Lanes that do not reach `site` through `parent` never reach a barrier of its number."""
        loops = [p for p in inside[inside.index(parent) + 1 :] if p.name in _LOOPS]
        way = _region_of(site, parent)
        for other in group:
            around = list(parents(other))
            if parent in around:
                if parent.name not in _LOOPS and _region_of(other, parent) != way:
                    raise _differently(site, other)
            elif self.number[other] > self.number[parent] or any(p in loops for p in around):
                raise _differently(site, other)
        for loop in loops:
            fixed = all(is_invariant(v, loop) for v in deciding_values(parent))
            if parent.name in _LOOPS or not fixed:
                raise refuse(
                    "RK017",
                    "a barrier that different threads of the block reach in different iterations",
                    at=site,
                )


def _region_of(op: ir.Operation, ancestor: ir.Operation) -> int:
    """Which region of `ancestor` holds `op`."""
    for number, region in enumerate(ancestor.regions):
        if any(holder_in(block, op) is not None for block in region.blocks):
            return number
    raise AssertionError("an operation outside its ancestor's regions")


def _differently(site: ir.Operation, other: ir.Operation) -> Refusal:
    where = source_line(other.location)
    return refuse(
        "RK017",
        "a barrier that not every thread of the block reaches: others wait at "
        + (where or "another one"),
        at=site,
        hint="move it out of the condition, so that all threads reach it",
    )
