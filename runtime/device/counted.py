"""The launches of recorded programs, as they count for the choice of their executors.

A launch on XLA that is short is counted each time that a program makes it, rounds of loops too
(`runtime/choice/tally.py`). What it takes is its share of a program's time, once such a program has
run before. A loop that is about to be recorded counts before it runs: where its rounds will take
longer than a measurement, the launches in it are measured first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.runtime.choice.tally import Tally, timed
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.fused import Item, Repeat, is_known


@dataclass
class Counted:
    """How often a program makes each launch that is counted. `others` are the seconds that the
    rest of its launches take, as far as they were measured; `is_known`: it has run before."""

    launches: dict[Tally, int]
    others: float
    is_known: bool

    @classmethod
    def of(cls, items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int]) -> Counted:
        """Of the items of a program with these inputs and outputs."""
        counts, others = _counts(items)
        return cls(counts, others, bool(counts) and is_known(items, inputs, outputs))

    def run(self, program: Callable[..., Any], values: Sequence[Any]) -> Any:
        """Run the program, and count its launches."""
        looks = [tally for tally, count in self.launches.items() if tally.left < count]
        if not (looks and self.is_known):
            result = program(*values)
            self._count()
            return result
        shares = {tally: self._share(tally) for tally in looks}
        result, seconds = timed(program, values)
        self._count()
        for tally, share in shares.items():
            tally.took(share * (seconds - tally.empty))
        return result

    def _share(self, tally: Tally) -> float:
        """The part of the program's time that one launch takes, by the estimates so far."""
        total = self.others + sum(each.each * n for each, n in self.launches.items())
        return tally.each / total if total else 1 / sum(self.launches.values())

    def _count(self) -> None:
        for tally, count in self.launches.items():
            tally.calls += count
            tally.left -= count
            tally.write()


def expected(items: Sequence[Item]) -> bool:
    """Whether launches of items that are about to be recorded are to be measured first."""
    return any(tally.expects(count) for tally, count in _counts(items)[0].items())


def _counts(items: Sequence[Item]) -> tuple[dict[Tally, int], float]:
    counts: dict[Tally, int] = {}
    others = 0.0
    for item in items:
        rounds = item.rounds if isinstance(item, Repeat) else 1
        for step in item.steps if isinstance(item, Repeat) else (item,):
            tally = step.lowered.tally
            if tally is None:
                others += rounds * _seconds(step.lowered)
            else:
                counts[tally] = counts.get(tally, 0) + rounds
    return counts, others


def _seconds(lowered: Lowered) -> float:
    """What a launch took where it was measured."""
    times = lowered.choice.times if lowered.choice is not None else None
    return 0.0 if times is None else times[lowered.executor == "native"]
