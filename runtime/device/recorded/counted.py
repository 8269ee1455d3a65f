"""The launches of recorded programs, as they count for the choice of their executors.

A launch on XLA that is short is counted each time that a program makes it, rounds of loops too
(`runtime/choice/tally.py`). What it takes is its share of a program's time, once such a program has
run before. A loop that is about to be recorded counts before it runs: where its rounds will take
longer than a measurement, the launches in it are measured first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.runtime.choice.tally import Tally, timed
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.recorded.fused import is_known
from raise_kernel.runtime.device.recorded.items import Item, Repeat, Step


@dataclass
class Counted:
    """How often a program makes each launch that is counted. `looks` are those whose turn to be
    timed it is, which is left for later where the program has not run before: XLA compiles it."""

    items: Sequence[Item]
    launches: dict[Tally, int]
    looks: list[Tally]

    @classmethod
    def of(
        cls, items: Sequence[Item], inputs: Sequence[int], outputs: Sequence[int], spent: int
    ) -> Counted:
        """Of the items of a program with these inputs, outputs, and inputs that are donated."""
        launches = _launches(items)
        looks = [tally for tally, count in launches.items() if tally.left < count]
        if looks and not is_known(items, inputs, outputs, spent):
            looks = []
        return cls(items, launches, looks)

    def run(self, program: Callable[..., Any], values: Sequence[Any]) -> Any:
        """Run the program, and count its launches."""
        if not self.looks:
            result = program(*values)
            self._count()
            return result
        shares = self._shares()
        result, seconds = timed(program, values)
        self._count()
        for tally, share in shares.items():
            tally.took(share * (seconds - tally.empty), exact=self._is_alone(tally))
        return result

    def _shares(self) -> dict[Tally, float]:
        """The part of the program's time that one launch takes, by the estimates so far."""
        total = sum(each.each * count for each, count in self.launches.items())
        total += sum(count * _seconds(step.lowered) for step, count in _steps(self.items))
        if not total:
            return dict.fromkeys(self.looks, 1 / self._steps())
        return {tally: tally.each / total for tally in self.looks}

    def _is_alone(self, tally: Tally) -> bool:
        """Whether the program's time is that of one launch: other shares of it are estimates."""
        return self.launches[tally] == self._steps()

    def _steps(self) -> int:
        return sum(count for _, count in _steps(self.items))

    def _count(self) -> None:
        for tally, count in self.launches.items():
            tally.count(count)
            tally.write()


def expected(items: Sequence[Item]) -> bool:
    """Whether launches of items that are about to be recorded are to be measured first."""
    return any(tally.expects(count) for tally, count in _launches(items).items())


def _steps(items: Sequence[Item]) -> Iterator[tuple[Step, int]]:
    """Each launch, and how often it is made."""
    for item in items:
        steps, rounds = (item.steps, item.rounds) if isinstance(item, Repeat) else ((item,), 1)
        yield from ((step, rounds) for step in steps if isinstance(step, Step))


def _launches(items: Sequence[Item]) -> dict[Tally, int]:
    counts: dict[Tally, int] = {}
    for step, count in _steps(items):
        tally = step.lowered.tally
        if tally is not None:
            counts[tally] = counts.get(tally, 0) + count
    return counts


def _seconds(lowered: Lowered) -> float:
    """What a launch took where it was measured, in seconds."""
    times = lowered.choice.times if lowered.choice is not None else None
    return 0.0 if times is None else times[lowered.executor == "native"]
