"""Launches of a program's kernels: raised, or by the executor that can run them.

A kernel that is refused runs natively where it has native code, else thread by thread on the
reference executor; a message says so once, with the kernel, its line and the reason.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace
from typing import Any

from raise_kernel.cuda.device.arguments import values_of
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.device.launch import Program, launch, launch_by_threads
from raise_kernel.runtime.kernel import launch_of

# Refusals of a launch, not of a kernel: no executor would do better.
_OF_THE_LAUNCH = frozenset({"RK006", "RK007", "RK043"})


@dataclass
class Launches:
    """What launches so far have shown: kernels that have no tensor form, by what runs them."""

    executors: dict[int, str] = field(default_factory=dict)

    def run(self, program: Program, configuration: tuple[Any, ...], data: bytes) -> None:
        """Launches a kernel: now, or when the program reads what it writes."""
        values = values_of(program, data)
        chosen = launch_of(configuration)
        executor = self.executors.get(id(program))
        if executor is None:
            try:
                launch(program, chosen, values)
                return
            except Refusal as refusal:
                if refusal.code in _OF_THE_LAUNCH:
                    raise
                self._run_refused(program, chosen, values, refusal)
                return
        _run_by(executor, program, chosen, values)

    def _run_refused(
        self, program: Program, chosen: Launch, values: list[Any], refusal: Refusal
    ) -> None:
        try:
            _run_by("native", program, chosen, values)
        except Refusal:
            executor = "threads"
        else:
            executor = "native"
        self.executors[id(program)] = executor
        how = "thread by thread" if executor == "threads" else "by its own code"
        line = f" ({refusal.line})" if refusal.line else ""
        tell(f"{program.info.demangled} runs {how}{line}: {refusal.code}, {refusal.message}")
        if executor == "threads":
            _run_by(executor, program, chosen, values)


def _run_by(executor: str, program: Program, chosen: Launch, values: list[Any]) -> None:
    if executor == "threads":
        launch_by_threads(program, chosen, values)
        return
    native = replace(chosen, tensor=replace(chosen.tensor, executor=executor))
    launch(program, native, values)


def tell(message: str) -> None:
    """A message to the person who runs the program."""
    print(f"raise-kernel: {message}", file=sys.stderr, flush=True)
