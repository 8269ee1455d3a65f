"""One kernel: a call on which it is valid is found, then it is raised and compared."""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.corpus.guesses import Guess, guesses
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.read_module import read_module
from raise_kernel.runtime.arguments import map_arrays, sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.checking.agreement import RACE_LIMIT, compared
from raise_kernel.runtime.kernel import Kernel
from raise_kernel.runtime.reference import RaceCheck, execute
from raise_kernel.runtime.reference.errors import ExecutionError

# Loop iterations of a run of the reference executor: about half a second.
STEPS = 10**7
# Seconds in which a valid call is looked for, and valid calls on which a kernel is compared: its
# results may have no defined value on the first.
SEARCH_SECONDS = 6.0
CALLS = 3
# Valid calls that change nothing before one of them is taken.
IDLE = 6

# The kernel's own results depend on the order of its threads.
UNORDERED = "RK035"

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Task:
    """A kernel, by its mangled name."""

    file: str
    kernel: str


@dataclass(frozen=True)
class Settings:
    """Adversarial rounds, and seconds of processor time after which no further one begins."""

    rounds: int = 3
    seconds: float = 6.0


@dataclass(frozen=True)
class Outcome:
    """What became of a kernel. `verdict` is one of summary.VERDICTS.

    `rounds`: adversarial inputs on which it was compared. `idle`: the call changed no memory.
    `seconds` are of processor time.
    """

    file: str
    kernel: str
    verdict: str
    code: str = ""
    detail: str = ""
    call: str = ""
    rounds: int = 0
    idle: bool = False
    seconds: float = 0.0


def judge(task: Task, settings: Settings, tell: Tell) -> Outcome:
    """The verdict on one kernel; `tell` hears what is being done."""
    begin = time.process_time()

    def outcome(verdict: str, error: Any = "", **more: Any) -> Outcome:
        code = error.code if isinstance(error, Refusal) else ""
        seconds = round(time.process_time() - begin, 2)
        more = {"code": code, "detail": str(error)[:2000], "seconds": seconds, **more}
        return Outcome(task.file, task.kernel, verdict, **more)

    tell("reading")
    try:
        module = _module(task.file)
        kernel = Kernel(module, find_kernel(module, task.kernel))
    except Refusal as error:
        return outcome("refused", error)
    failed: Refusal | None = None
    search = _Search(kernel)
    tell("looking for a valid call")
    for guess, idle in search.calls():
        call = {"call": str(guess), "idle": idle}
        try:
            report, rounds = _compare(kernel, guess, settings, tell)
        except Refusal as error:
            if not isinstance(error, ExecutionError) and error.code != UNORDERED:
                return outcome("refused", error, **call)
            failed = error
            tell("looking for another valid call")
            continue
        if not report.ok:
            return outcome("differs", report, rounds=rounds, **call)
        return outcome("verified", rounds=rounds, **call)
    return outcome("invalid", failed or search.failed)


@functools.lru_cache(2)
def _module(file: str) -> LLVMModule:
    return read_module(file)


class _Search:
    """Calls on which the reference executor runs a kernel to its end, without a race."""

    def __init__(self, kernel: Kernel):
        self.kernel = kernel
        self.failed: Any = "no call was guessed"

    def calls(self) -> Iterator[tuple[Guess, bool]]:
        """Up to `CALLS` calls and whether they change nothing; such only where no others are."""
        end = time.process_time() + SEARCH_SECONDS
        idle: list[Guess] = []
        found = 0
        for guess in guesses(self.kernel.module, self.kernel.info):
            if time.process_time() > end or found == CALLS or (not found and len(idle) == IDLE):
                break
            try:
                changes = self._changes(guess)
            except Refusal as error:
                self.failed = error
                continue
            if changes:
                found += 1
                begin = time.process_time()
                yield guess, False
                end += time.process_time() - begin
            else:
                idle.append(guess)
        if not found:
            yield from ((guess, True) for guess in idle[:CALLS])

    def _changes(self, guess: Guess) -> bool:
        """Whether the call changes memory. Raises what the executor raises."""
        variables = {name: value.copy() for name, value in guess.variables.items()}
        races = RaceCheck(RACE_LIMIT, only_shared=True)
        after = execute(
            self.kernel.module,
            self.kernel.info.name,
            launch_of(guess.configuration),
            guess.values,
            symbols={v.symbol: variables[v.name] for v in self.kernel.info.variables
                     if v.name in variables},
            update_symbols=True,
            check_races=races,
            max_steps=STEPS,
            output=_silent,
        )  # fmt: skip
        before = _arrays(guess.values)
        return any(
            a.tobytes() != b.tobytes()
            for a, b in (
                *zip(before, after, strict=True),
                *((guess.variables[n], variables[n]) for n in variables),
            )
        )


def _silent(text: str) -> None:
    """What a kernel prints."""


def _arrays(values: Sequence[Any]) -> list[np.ndarray]:
    found: list[np.ndarray] = []

    def collect(array: Any) -> Any:
        if isinstance(array, np.ndarray):
            found.append(array)
        return array

    for value in values:
        map_arrays(value, collect)
    return found


def _compare(kernel: Kernel, guess: Guess, settings: Settings, tell: Tell) -> tuple[Any, int]:
    """(the report that differs, or the first; adversarial rounds that were compared)."""
    begin = time.process_time()
    tell("raising")
    launcher = kernel[guess.configuration].options(target="cpu")
    lowered = launcher.lower(*guess.values, **guess.variables)
    sorted_ = sort_arguments(guess.values, lowered.info, variables=guess.variables)
    values = [*guess.values, *sorted_.variable_values]
    tell("comparing")
    report = compared(lowered, kernel.module, values, returned=True, max_steps=10 * STEPS)
    if not report.ok:
        return report, 0
    rounds = 0
    drawn = adversarial_rounds(
        lowered,
        kernel.module,
        values,
        rounds=settings.rounds,
        returned=True,
        max_steps=STEPS,
    )
    tell("adversarial inputs 0")
    for this in drawn:
        if this.report is not None:
            rounds += 1
            if not this.report.ok:
                return this.report, rounds
        if time.process_time() - begin > settings.seconds:
            break
        tell(f"adversarial inputs {this.number + 1}")
    return report, rounds


def kernels_of(text: str) -> list[str]:
    """Mangled names of the kernels in LLVM text, by clang's calling convention."""
    found = re.findall(r'^define [^\n]*?\bptx_kernel [^\n@]*@("[^"]*"|[-\w$.]+)\(', text, re.M)
    return [name.strip('"') for name in found]
