"""Launches of a program's kernels, as a request says them, on padded memory if one needs it."""

from __future__ import annotations

import functools
from typing import Any

from raise_kernel.cuda.device.arguments import values_of
from raise_kernel.cuda.device.padding import with_padding
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.brackets import known_launch
from raise_kernel.runtime.device.launch import Program
from raise_kernel.runtime.device.refused_launches import (
    Policy,
    launch_by,
    launch_somehow,
    tell,
)


class Launches:
    """What runs a program's launches; a tool may stand in for it."""

    def run(self, program: Program, configuration: tuple[Any, ...], data: bytes) -> None:
        """Launches a kernel: now, or when the program reads what it writes."""
        grid, block, _, shared = configuration
        chosen = known_launch(grid, block, shared)
        launch_somehow(program, lambda policy: _run_by(policy, program, chosen, data))


def _run_by(policy: Policy | None, program: Program, chosen: Launch, data: bytes) -> None:
    """Runs a launch, on memory with padding if it needs that. A kernel that prints is not run
    again: it may have printed."""
    values = functools.partial(values_of, program, data)
    run = functools.partial(launch_by, policy, program, chosen)
    if program.prints:
        run(values())
        return
    refusal = with_padding(run, values)
    if refusal is not None:
        tell(f"{refusal.message}; a GPU's memory has padding there")
