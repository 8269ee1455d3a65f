"""Launches that a program must not fail at: raised, or by the executor that can run them.

A kernel that is refused is raised for the numbers of each launch, where that does it; else it runs
natively where it has native code, else thread by thread on the reference executor. A message says
so once, with the kernel, its line and the reason.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.device.errors import STOPS
from raise_kernel.runtime.device.launch import Program, launch, launch_by_threads

# Refusals of a launch, not of a kernel: no executor would do better.
_OF_THE_LAUNCH = STOPS | {"RK006", "RK007", "RK043"}
# A kernel that is refused with run-time numbers is specialized to each launch's, so many times.
_MOST_SPECIALIZED = 32


@dataclass
class Policy:
    """How a kernel that was refused once runs, and why: "static" (raised, for each launch's
    numbers), "native" or "threads"."""

    executor: str
    refusal: Refusal
    specialized: int = 0

    @property
    def is_exhausted(self) -> bool:
        """Whether it was raised often enough."""
        return self.executor == "static" and self.specialized >= _MOST_SPECIALIZED


_policies: weakref.WeakKeyDictionary[Program, Policy] = weakref.WeakKeyDictionary()


def policy_of(program: Program) -> Policy | None:
    """How launches of a program run since one was refused; None if none was."""
    return _policies.get(program)


def launch_somehow(program: Program, run: Callable[[Policy | None], None]) -> None:
    """One launch of a program, by the first executor that takes its kernel.

    `run` makes the launch by a policy (`launch_by`). Raises the refusal of the last executor, or
    that of a launch which none would take.
    """
    policy = _policies.get(program)
    if policy is not None and policy.is_exhausted:
        _launch_refused(program, run, policy.refusal, policy)
        return
    try:
        run(policy)
    except Refusal as refusal:
        if refusal.code in _OF_THE_LAUNCH or (policy and policy.executor == "threads"):
            raise
        _launch_refused(program, run, refusal, policy)


def _launch_refused(
    program: Program,
    run: Callable[[Policy | None], None],
    refusal: Refusal,
    policy: Policy | None,
) -> None:
    """Runs a launch by the next executor that takes it."""
    for executor in _after(policy.executor if policy is not None else None):
        policy = _policies[program] = Policy(executor, refusal)
        try:
            run(policy)
        except Refusal as other:
            if executor == "threads" or other.code in _OF_THE_LAUNCH:
                raise
            continue
        _tell_of(program, executor, refusal)
        return


def _after(executor: str | None) -> tuple[str, ...]:
    every = ("static", "native", "threads")
    return every if executor is None else every[every.index(executor) + 1 :]


def launch_by(
    policy: Policy | None, program: Program, chosen: Launch, values: Sequence[Any]
) -> None:
    """As `launch`, in the way that a policy says; raised where there is none."""
    if policy is None:
        launch(program, chosen, values)
    elif policy.executor == "threads":
        launch_by_threads(program, chosen, values)
    elif policy.executor == "static":
        known = len(program.ready)
        launch(program, chosen, values, static=True)
        policy.specialized += len(program.ready) - known
    else:
        native = replace(chosen, tensor=replace(chosen.tensor, executor=policy.executor))
        launch(program, native, values)


def _tell_of(program: Program, executor: str, refusal: Refusal) -> None:
    how = {
        "static": "is raised for each launch's numbers",
        "native": "runs by its own code",
        "threads": "runs thread by thread",
    }[executor]
    line = f" ({refusal.line})" if refusal.line else ""
    tell(f"{program.info.demangled} {how}{line}: {refusal.code}, {refusal.message}")


def tell(message: str) -> None:
    """A message to the person who runs the program."""
    print(f"raise-kernel: {message}", file=sys.stderr, flush=True)
