"""How often run-time guards failed, where `rk.config.report_guards` is on.

A raised program with counters (pass `report-guards`) calls `record` for each guard that it tests.
`Lowered.run` adds the time of the run. `guard_counts()` gives what came together in this process.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Any

from raise_kernel.runtime.telling import forget, tell

_PASS = "report-guards"


@dataclass(frozen=True)
class GuardCount:
    """One guard of a kernel. `name`: of the recognizer that put it there; `line`: in the source.

    `operations` estimates what the kernel's own steps add to a run in which it fails, in elements
    computed. `seconds`: of the runs that were timed, where it held and where it failed, with their
    numbers; the first run of a program compiles it and is not timed, nor are runs inside `jax.jit`.
    """

    kernel: str
    name: str
    line: str | None
    operations: int
    runs: int = 0
    failed_runs: int = 0
    seconds: tuple[float, float] = (0.0, 0.0)
    timed: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        where = f"{self.line}: " if self.line else ""
        parts = [f"failed in {self.failed_runs} of {self.runs} runs"]
        if self.failed_runs and self.operations:
            parts.append(f"which adds about {self.operations} operations to each")
        for total, count, word in zip(self.seconds, self.timed, ("held", "failed"), strict=True):
            if count:
                parts.append(f"{1e3 * total / count:.3g} ms a run where it {word}")
        return f"{where}guard of {self.name} in {self.kernel}: {', '.join(parts)}"


_Key = tuple[str, str, str | None, int]
_lock = threading.Lock()
_counts: dict[_Key, GuardCount] = {}
# What each guard did in the run that is timed now.
_current: dict[_Key, bool] = {}


def record(kernel: str, guard: dict[str, Any], failed: Any) -> None:
    """One test of a guard."""
    key = (kernel, guard["name"], guard["line"], guard["operations"])
    fails = bool(failed)
    with _lock:
        before = _counts.get(key) or GuardCount(*key)
        _counts[key] = after = replace(
            before,
            runs=before.runs + 1,
            failed_runs=before.failed_runs + fails,
        )
        _current[key] = _current.get(key, False) or fails
    if fails:
        about = f"{guard['name']} {guard['line']}"
        tell(f"{after}; rk.guard_counts() has the counts", (kernel, _PASS, about))


def start_run() -> None:
    """A run begins that will be timed."""
    with _lock:
        _current.clear()


def end_run(seconds: float) -> None:
    """The run since `start_run` took so long."""
    with _lock:
        for key, failed in _current.items():
            count = _counts[key]
            held = (0.0, seconds) if failed else (seconds, 0.0)
            _counts[key] = replace(
                count,
                seconds=(count.seconds[0] + held[0], count.seconds[1] + held[1]),
                timed=(count.timed[0] + (not failed), count.timed[1] + failed),
            )
        _current.clear()


def guard_counts() -> tuple[GuardCount, ...]:
    """The guards that were tested in this process while `rk.config.report_guards` was on."""
    with _lock:
        return tuple(_counts.values())


def clear_guard_counts() -> None:
    """Forget them; guards that fail are told of anew."""
    with _lock:
        _counts.clear()
    forget(_PASS)
