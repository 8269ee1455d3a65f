"""Loops whose carried values need no loop: running sums, extrema with their places, recurrences.

`Turn` is one turn of a loop in the terms of its operations. `has_a_name` says whether each carried
value is a sum, a product or an extremum of what the turns give (also with what is carried beside it
under the same condition), or is linear in what it was: those are scans, reductions and arg-extrema
of whole arrays. After Fisher and Ghuloum, "Parallelizing Complex Scans and Reductions" (1994).
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
    """An operand that a turn computes (`carried` false: an operation's number) or carries."""

    carried: bool
    number: int


@dataclass(frozen=True)
class Turn:
    """Operations by name, what each takes (None: what no turn changes, or an index), and of each
    carried value the operation that leaves it."""

    names: Sequence[str]
    takes: Sequence[Sequence[Source | None]]
    leaves: Sequence[int]

    def has_a_name(self, linear: bool = False) -> bool:
        """Whether each carried value is a recurrence that needs no loop; `linear`: also such of
        floats, and of selections."""
        open_ = set(range(len(self.leaves)))
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
        """Whether a carried value is a fold or a choice, given those that are not open."""
        place = self.leaves[k]
        operands = self.takes[place]
        carried = Source(True, k)
        others = [o for o in operands if o != carried]
        own = len(operands) - len(others)
        name = self.names[place]
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
        """Whether a carried value is linear in what it was: by sums, products and selections where
        they are `free`, else a product and an integer sum."""
        names = {self.names[n] for n in self._chain(k)}
        if not free and not names <= {"arith.addi", "arith.muli"}:
            return False
        return self._degree(Source(False, self.leaves[k]), k, open_) is not None

    def _chain(self, k: int) -> set[int]:
        """The operations of a turn from a carried value to what it becomes."""
        found: set[int] = set()
        stack = [self.leaves[k]]
        while stack:
            place = stack.pop()
            if place not in found and k in self._reach[place]:
                found.add(place)
                stack += [o.number for o in self.takes[place] if o is not None and not o.carried]
        return found

    def _degree(self, source: Source | None, k: int, open_: set[int]) -> int | None:
        """0 of what is free of the carried value, 1 of what is linear in it; else None."""
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
        """The carried values that an operand is computed from."""
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
