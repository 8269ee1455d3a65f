"""Whether a program's results are right: its own check, or those of another version of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|nan|inf)", re.IGNORECASE)


@dataclass(frozen=True)
class Run:
    """What one run of a program left: its exit status, seconds, output, and the files it wrote."""

    status: int
    seconds: float
    stdout: str = ""
    stderr: str = ""
    files: Mapping[str, str] = field(default_factory=dict)

    def text(self, file: str) -> str:
        """What it wrote to a file, or printed (no name): some versions print results as errors."""
        return self.files.get(file, "") if file else f"{self.stdout}\n{self.stderr}"


# What is wrong with the first run, if anything; the second is of the version to compare with.
Judge = Callable[[Run, Run | None], str]


@dataclass(frozen=True)
class Check:
    """`judge` tells what is wrong. With `compares` it needs another version's run. With `verify`,
    a run with these arguments is also compared, launch by launch, with the reference executor."""

    judge: Judge
    compares: bool = True
    verify: str | None = None


def same(*files: str, rtol: float = 0.0, atol: float = 0.0) -> Check:
    """The files hold the same words; numbers may differ by this much."""

    def judge(run: Run, other: Run | None) -> str:
        assert other is not None
        for file in files:
            have, want = run.text(file).split(), other.text(file).split()
            if not want:
                return f"nothing in {file} to compare with"
            if len(have) != len(want):
                return f"{file} has {len(have)} words, not {len(want)}"
            pairs = [(a, b) for a, b in zip(have, want, strict=True) if a != b]
            wrong = next((pair for pair in pairs if not _close(*pair, rtol, atol)), None)
            if wrong is not None:
                return f"{file}: {wrong[0]}, not {wrong[1]}"
        return ""

    return Check(judge)


def _close(have: str, want: str, rtol: float, atol: float) -> bool:
    parts = [_NUMBER.findall(word) for word in (have, want)]
    if not parts[0] or len(parts[0]) != len(parts[1]):
        return False
    a, b = (np.array(part, float) for part in parts)
    return bool(np.allclose(a, b, rtol=rtol, atol=atol))


def numbers_of(
    pattern: str,
    file: str = "",
    rtol: float = 0.0,
    atol: float = 0.0,
    ordered: bool = True,
    last: int | None = None,
) -> Check:
    """The numbers in what the pattern finds agree, in this order or sorted by matches; of `last`
    numbers alone."""

    def judge(run: Run, other: Run | None) -> str:
        assert other is not None
        have, want = (_numbers(each.text(file), pattern, ordered, last) for each in (run, other))
        if not want.size:
            return "nothing to compare with"
        if have.shape != want.shape:
            return f"{have.size} numbers, not {want.size}"
        if not np.allclose(have, want, rtol=rtol, atol=atol):
            worst = int(np.argmax(np.nan_to_num(abs(have - want), nan=np.inf)))
            return f"number {worst} is {have[worst]}, not {want[worst]}"
        return ""

    return Check(judge)


def _numbers(text: str, pattern: str, ordered: bool, last: int | None) -> np.ndarray:
    rows = [
        [float(number) for number in _NUMBER.findall(match.group(match.lastindex or 0))]
        for match in re.finditer(pattern, text)
    ]
    if not ordered:
        rows.sort()
    flat = np.array([number for row in rows for number in row], float)
    return flat if last is None else flat[-last:]


def found(pattern: str, without: str | None = None) -> Check:
    """The program says so itself."""

    def judge(run: Run, other: Run | None) -> str:
        if without is not None and re.search(without, run.stdout):
            return f"its output has {without!r}"
        return "" if re.search(pattern, run.stdout) else f"its output has no {pattern!r}"

    return Check(judge, compares=False)


def verified(arguments: str) -> Check:
    """The program writes nothing to compare: each launch agrees with the reference executor."""
    return Check(lambda run, other: "", compares=False, verify=arguments)
