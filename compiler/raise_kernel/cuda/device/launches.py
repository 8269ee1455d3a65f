"""Launches of a program's kernels: raised, or by the executor that can run them.

A kernel that is refused is raised for the numbers of each launch, where that does it; else it runs
natively where it has native code, else thread by thread on the reference executor. A message says
so once, with the kernel, its line and the reason.
"""

from __future__ import annotations

import functools
import sys
from dataclasses import dataclass, field, replace
from typing import Any

from raise_kernel.cuda.device.arguments import values_of
from raise_kernel.cuda.device.errors import STOPS
from raise_kernel.cuda.device.padding import with_padding
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.brackets import launch_of
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


@dataclass
class Launches:
    """What launches so far have shown."""

    policies: dict[int, Policy] = field(default_factory=dict)

    def run(self, program: Program, configuration: tuple[Any, ...], data: bytes) -> None:
        """Launches a kernel: now, or when the program reads what it writes."""
        chosen = launch_of(configuration)
        policy = self.policies.get(id(program))
        if policy is not None and policy.is_exhausted:
            self._run_refused(program, chosen, data, policy.refusal, policy)
            return
        try:
            _run_by(policy, program, chosen, data)
        except Refusal as refusal:
            if refusal.code in _OF_THE_LAUNCH or (policy and policy.executor == "threads"):
                raise
            self._run_refused(program, chosen, data, refusal, policy)

    def _run_refused(
        self,
        program: Program,
        chosen: Launch,
        data: bytes,
        refusal: Refusal,
        policy: Policy | None,
    ) -> None:
        """Runs a launch by the next executor that takes it."""
        for executor in _after(policy.executor if policy is not None else None):
            policy = self.policies[id(program)] = Policy(executor, refusal)
            try:
                _run_by(policy, program, chosen, data)
            except Refusal as other:
                if executor == "threads" or other.code in _OF_THE_LAUNCH:
                    raise
                continue
            _tell_of(program, executor, refusal)
            return


def _after(executor: str | None) -> tuple[str, ...]:
    every = ("static", "native", "threads")
    return every if executor is None else every[every.index(executor) + 1 :]


def _run_by(policy: Policy | None, program: Program, chosen: Launch, data: bytes) -> None:
    """Runs a launch, on memory with padding if it needs that. A kernel that prints is not run
    again: it may have printed."""
    values = functools.partial(values_of, program, data)
    run = functools.partial(_run_on, policy, program, chosen)
    if program.prints:
        run(values())
        return
    refusal = with_padding(run, values)
    if refusal is not None:
        tell(f"{refusal.message}; a GPU's memory has padding there")


def _run_on(policy: Policy | None, program: Program, chosen: Launch, values: list[Any]) -> None:
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
