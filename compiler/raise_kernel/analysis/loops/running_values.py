"""Loop-carried values that need no loop: running sums, extrema with their indices, recurrences.

`IterationGraph` is the data flow of one iteration. `needs_no_loop` tells whether each carried value
is a reduction or a linear recurrence. A reduction is a sum, a product or an extremum; a value
selected by the same condition as an extremum counts, too. Such loops are scans, reductions and
arg-extrema of whole arrays. After Fisher and Ghuloum, "Parallelizing Complex Scans and Reductions"
(1994).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from raise_kernel.analysis.graphs.reduction_kinds import KINDS

SUMS = frozenset({"arith.addf", "arith.addi", "arith.subf", "arith.subi"})
PRODUCTS = frozenset({"arith.mulf", "arith.muli"})


@dataclass(frozen=True)
class Source:
    """An operand: the carried value `number`, or the result of the operation `number`."""

    carried: bool
    number: int


@dataclass(frozen=True)
class IterationGraph:
    """The operations of an iteration: names, operands, and the operation of each carried value.

    An operand is None if it is loop-invariant or an index.
    """

    names: Sequence[str]
    takes: Sequence[Sequence[Source | None]]
    yields: Sequence[int]

    def needs_no_loop(self, linear: bool = False) -> bool:
        """Whether each carried value is a recurrence that needs no loop.

        `linear`: also linear recurrences of floats, and those with selects.
        """
        open_ = set(range(len(self.yields)))
        while open_:
            solved = {
                k
                for k in open_
                if self._is_running(k, open_) or self._is_linear(k, open_, free=linear)
            }
            if not solved:
                return False
            open_ -= solved
        return True

    def _is_running(self, k: int, open_: set[int]) -> bool:
        """Whether a carried value is a reduction or a select, given those that are not open."""
        last = self.yields[k]
        operands = self.takes[last]
        carried = Source(True, k)
        others = [o for o in operands if o != carried]
        own = len(operands) - len(others)
        name = self.names[last]
        if name == "arith.select" and own:
            mask = operands[0]
            values = [o for o in others if o != mask]
            free = mask is not None and not mask.carried and self._reached(mask) & open_ <= {k}
            return free and not any(self._reached(o) & open_ for o in values)
        if any(self._reached(o) & (open_ - {k}) for o in operands):
            return False
        folds = name in KINDS or name == "math.fma"
        return folds and own == 1 and not any(k in self._reached(o) for o in others)

    def _is_linear(self, k: int, open_: set[int], free: bool) -> bool:
        """Whether a carried value is linear in its value of the iteration before.

        The operations are integer sums and products; if `free`, any sums, products and selects.
        """
        names = {self.names[n] for n in self._chain(k)}
        if not free and not names <= {"arith.addi", "arith.muli"}:
            return False
        return self._degree(Source(False, self.yields[k]), k, open_) is not None

    def _chain(self, k: int) -> set[int]:
        """The operations from a carried value to its value in the next iteration."""
        found: set[int] = set()
        stack = [self.yields[k]]
        while stack:
            number = stack.pop()
            if number not in found and k in self._reach[number]:
                found.add(number)
                stack += [o.number for o in self.takes[number] if o is not None and not o.carried]
        return found

    def _degree(self, source: Source | None, k: int, open_: set[int]) -> int | None:
        """The degree in the carried value: 0 or 1; None for anything else."""
        reached = self._reached(source)
        if not reached & open_:
            return 0
        if source == Source(True, k):
            return 1
        if source is None or source.carried or reached & open_ != {k}:
            return None
        name, operands = self.names[source.number], self.takes[source.number]
        degrees = [self._degree(o, k, open_) for o in operands]
        known = [d for d in degrees if d is not None]
        if len(known) < len(degrees):
            return None
        if name in SUMS or name == "arith.negf":
            return max(known)
        if name in PRODUCTS:
            return sum(known) if sum(known) <= 1 else None
        if name == "math.fma":
            return max(sum(known[:2]), known[2]) if sum(known[:2]) <= 1 else None
        if name == "arith.select" and known[0] == 0:
            return max(known[1:])
        return None

    def _reached(self, source: Source | None) -> frozenset[int]:
        """The carried values that an operand depends on."""
        if source is None:
            return frozenset()
        return frozenset({source.number}) if source.carried else self._reach[source.number]

    @cached_property
    def _reach(self) -> list[frozenset[int]]:
        found: list[frozenset[int]] = []
        for takes in self.takes:
            parts = ({o.number} if o.carried else found[o.number] for o in takes if o is not None)
            found.append(frozenset().union(*parts))
        return found
