"""When a short launch is worth a measurement: the ski-rental rule of tiered compilers.

To make native code and to time both executors takes about a tenth of a second, often more than all
calls of a short launch. So such a launch begins on XLA, and its calls are counted. Once they have
taken as long as a measurement would, both executors are measured. So a launch that is made a few
times never pays for one, and a launch that is made often takes at most twice as long as it had to.

What a call takes is the table's estimate at first. Then calls are timed, which are waited for: the
second, the third, and another one whenever the number of calls has doubled. The least time counts,
without that of an empty call, which native code takes as well. Two times are needed, as one may be
that of a call that compiles. Calls that take no longer than two empty ones are not counted further.

What calls took in earlier processes is on disk, and so is how long measurements really took.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, repeat
from operator import length_hint
from typing import Any

import jax

from raise_kernel.runtime.choice.timing import ROUNDS, SECONDS
from raise_kernel.runtime.disk_cache import entry, keep

# Seconds to make native code: of any kernel, and for each instruction of LLVM IR.
_MAKING = {"cpu": (0.06, 1e-3), "cuda": (0.05, 1e-3)}
# Seconds that XLA takes to compile a small program.
_COMPILING = {"cpu": 0.03, "cuda": 0.1}
# Timed calls that are needed before their times count.
_SAMPLES = 2
# The share of a measurement's cost that is written to disk at once.
_STEP = 8
# How far a measurement's time may correct the estimate, and the weight of the last one.
_PACES = (0.2, 20.0)
_NEWEST = 0.5
# The turns of calls that are not counted. (Its length is not known, which is not 0 then.)
FOREVER: Iterator[None] = repeat(None)

_INSTRUCTION = re.compile(r"^  (?!call void @llvm\.dbg)\S", re.MULTILINE)

clock = time.perf_counter


def instructions(llvm: str) -> int:
    """The lines of LLVM IR that are instructions, about."""
    return len(_INSTRUCTION.findall(llvm))


def seconds_to_compile(platform: str, lines: int) -> float:
    """The estimated time to make and compile native code of so many instructions of LLVM IR."""
    fixed, each = _MAKING.get(platform, _MAKING["cpu"])
    return fixed + each * lines + _COMPILING.get(platform, _COMPILING["cpu"])


def seconds_to_time(each: float) -> float:
    """The time that it takes to time both forms of a launch that takes so long."""
    return min(SECONDS, 2 * (ROUNDS + 1) * each)


@dataclass(frozen=True)
class Pace:
    """How many times as long as estimated measurements take on this machine."""

    machine: tuple[Hashable, ...]

    @property
    def factor(self) -> float:
        """The factor by which estimates are off."""
        return entry(("pace", *self.machine), float) or 1.0

    def took(self, estimated: float, seconds: float) -> None:
        """A measurement took so long."""
        least, most = _PACES
        latest = min(most, max(least, seconds / estimated))
        factor = self.factor
        keep(("pace", *self.machine), factor + _NEWEST * (latest - factor))


@dataclass(eq=False)
class Tally:
    """The calls of one launch on XLA. `parts` tell it on disk, `each` are the seconds of a call
    beyond an empty one, which takes `empty`, `cost` those to compile native code, and `compiling`
    those to compile XLA's form, where no call has done so: in a program it is a part of it.

    `turns` has an item for each call until the next one that is timed. A call takes one; what
    makes calls fast holds the iterator itself, for nothing else counts in some nanoseconds.
    """

    parts: tuple[Hashable, ...]
    each: float
    empty: float
    cost: float
    compiling: float = 0.0
    turns: Iterator[None] = field(default_factory=lambda: repeat(None, 1))
    earlier: float = 0.0
    samples: list[float] = field(default_factory=list)
    # Whether the samples are of this launch alone.
    is_exact: bool = True
    # The calls that are counted once all turns are taken.
    _total: int = 1
    _kept: float = 0.0

    def __post_init__(self) -> None:
        self.earlier = self._kept = entry(("spent", *self.parts), float) or 0.0
        self._look_after(1)

    @property
    def left(self) -> int:
        """Calls until the next one that is timed."""
        return length_hint(self.turns, 1)

    @property
    def calls(self) -> int:
        """The calls so far."""
        return self._total - length_hint(self.turns, 0)

    @property
    def spent(self) -> float:
        """Seconds that the calls so far took."""
        return self.earlier + self.calls * self.each

    @property
    def measured(self) -> float | None:
        """The seconds of a call, where they are not an estimate."""
        known = self.is_exact and len(self.samples) >= _SAMPLES
        return self.each + self.empty if known else None

    @property
    def is_due(self) -> bool:
        """Whether the calls have taken as long as a measurement."""
        return not self.left and self.spent >= self.price

    @property
    def is_open(self) -> bool:
        """Whether calls are counted."""
        return length_hint(self.turns, -1) >= 0

    @property
    def price(self) -> float:
        """The estimated seconds of a measurement."""
        compiling = self.compiling if self.measured is None else 0.0
        return self.cost + compiling + seconds_to_time(self.each + self.empty)

    def expects(self, calls: int) -> bool:
        """Whether calls that are to come will take as long as a measurement. Then they count."""
        if not self.is_open or self.spent + calls * self.each < self.price:
            return False
        self.count(calls)
        self._look_after(0)
        return True

    def count(self, calls: int) -> None:
        """Count calls, also beyond the turns that are left."""
        turns = min(calls, self.left)
        next(islice(self.turns, turns, turns), None)
        self._total += calls - turns

    def goes_on(self) -> bool:
        """Count a call that is made as the last one; False, and it is not counted, where it is the
        turn of one that is timed."""
        return any(True for _ in islice(self.turns, 1))

    def run(self, function: Callable[..., Any], values: Sequence[Any]) -> Any:
        """Make a call, count it, and time it where that is its turn."""
        if self.goes_on():
            return function(*values)
        result, seconds = timed(function, values)
        self.count(1)
        self.took(seconds - self.empty)
        if len(self.samples) >= _SAMPLES and self.each < self.empty:
            self.turns = FOREVER
        return result

    def took(self, seconds: float, exact: bool = True) -> None:
        """A call took so long beyond an empty one, or about so long."""
        self.is_exact = self.is_exact and exact
        self.samples.append(max(seconds, 0.0))
        known = len(self.samples) >= _SAMPLES
        if known:
            self.each = min(self.samples)
        self._look_after(self.calls if known else 0)
        self.write()

    def _look_after(self, calls: int) -> None:
        """The next call to be timed comes after so many, or sooner where it is due then."""
        total = self.calls
        if self.each > 0:
            rest = (self.price - self.spent) / self.each
            calls = int(min(calls, max(rest, 0.0)))
        self.turns, self._total = repeat(None, calls), total + calls

    def write(self) -> None:
        """Let later processes know what calls took, where that is worth a file."""
        spent = self.spent
        if spent - self._kept >= self.price / _STEP:
            self._kept = spent
            keep(("spent", *self.parts), spent)


def timed(function: Callable[..., Any], values: Sequence[Any]) -> tuple[Any, float]:
    """A call's results, and the seconds that they took once its arguments were there."""
    jax.block_until_ready(values)
    start = clock()
    result = jax.block_until_ready(function(*values))
    return result, clock() - start


_tallies: dict[str, Tally] = {}


def tally_of(parts: tuple[Hashable, ...], make: Callable[[], Tally]) -> Tally:
    """The calls of a launch, which all that make it share."""
    name = repr(parts)
    if name not in _tallies:
        _tallies[name] = make()
    return _tallies[name]


def forget() -> None:
    """Count anew, but for what is on disk."""
    _tallies.clear()
