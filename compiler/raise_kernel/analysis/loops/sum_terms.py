"""Terms of sums: products under guards, each summed over a box of its own indices."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.analysis.accesses.linear import UNBOUNDED, Constraint, Domain, Linear
from raise_kernel.analysis.loops.copy_grid import Values, at_points
from raise_kernel.bindings import ir
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class SummedTerm:
    """The product of `factors` where `constraints` hold, summed over `box`.

    `box`: the inclusive bounds of its own indices. `loops`: the reductions that sum it; `results`:
    the position of its result in each. `padded`: for each factor, the guard outside of which it is
    zero. `written`: the addend in the code, or the two factors of a fused product; `factors` may be
    values inside of the guards.
    """

    factors: tuple[ir.Value, ...]
    written: tuple[ir.Value, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    box: tuple[tuple[ir.Value, int, int], ...] = ()
    loops: tuple[ir.Operation, ...] = ()
    results: tuple[int, ...] = ()
    padded: tuple[tuple[Constraint, ...], ...] = ()
    kind: str = "arith.addf"
    negative: bool = False

    @property
    def own(self) -> frozenset[ir.Value]:
        return frozenset(index for index, _, _ in self.box)

    def guards(self) -> list[Constraint]:
        """The constraints that also depend on other indices than its own."""
        return [c for c in self.constraints if not self.own.issuperset(c.form.terms)]

    def iterations(self, limit: int, domain: Domain | None) -> tuple[Values, int]:
        """The values of its own indices for which its constraints can hold, and their number.

        The outer indices are in `domain`; without a domain they are any integers.
        """
        count = 1
        for _, low, high in self.box:
            count *= high - low + 1
        if count > limit:
            raise NoMatch(f"it has more than {limit} terms")
        axes = [np.arange(low, high + 1, dtype=np.int64) for _, low, high in self.box]
        mesh = np.meshgrid(*axes, indexing="ij") if axes else []
        values = {v: m.reshape(-1) for (v, _, _), m in zip(self.box, mesh, strict=True)}
        keep = np.ones(count, bool)
        for constraint in self.constraints:
            around = {v: c for v, c in constraint.form.terms.items() if v not in self.own}
            here = at_points(constraint.form - Linear(0, around), values, count)
            if domain is None and around:
                continue
            low, high = domain.interval(Linear(0, around)) if domain is not None else (0, 0)
            if UNBOUNDED[0] < low and high < UNBOUNDED[1]:
                keep &= here + high >= 0
                if constraint.equality:
                    keep &= here + low <= 0
        return {v: n[keep] for v, n in values.items()}, int(keep.sum())
