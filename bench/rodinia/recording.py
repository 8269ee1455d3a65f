"""The device process of a program whose launches are looked at.

    python -m bench.rodinia.recording (snapshots|seconds) FOLDER DESCRIPTOR DESCRIPTOR VERSION

A program starts what RAISE_KERNEL_PYTHON names as its device; `command` writes a script that starts
this. FOLDER then holds `kernels.json`: how often each kernel ran; with "snapshots" one launch of
each with its data, and with "seconds" the time that all launches took together, on the executors
that "auto" takes once they were made often enough.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import jax

from bench.rodinia.snapshots import taken
from raise_kernel import config
from raise_kernel.cuda.device.__main__ import main as serve_program
from raise_kernel.cuda.device.launches import Launches
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.choice import measured_at_once
from raise_kernel.runtime.device import launch as launching
from raise_kernel.runtime.device.buffer import wide
from raise_kernel.runtime.device.by_threads import ByThreads
from raise_kernel.runtime.device.launch import Program
from raise_kernel.runtime.device.recorded import lazy
from raise_kernel.runtime.device.refused_launches import policy_of

# A launch by so much larger than the recorded one takes its place.
_LARGER = 1.25
_SCRIPT = """#!/bin/sh
shift 2  # -m and the module that it stands in for
exec {python} -m bench.rodinia.recording {mode} {folder} "$@"
"""


@dataclass
class Kernel:
    """A kernel of a program: how often it ran, the threads of its largest launch by which it was
    recorded, and how many launches were about as large."""

    name: str
    demangled: str
    launches: int = 0
    widest: int = 0
    as_wide: int = 0
    executor: str = ""
    why: str = ""

    def is_met(self, threads: int) -> bool:
        """Whether a launch that is met stands for the kernel: one of the largest, and of these the
        one that is past their middle."""
        self.launches += 1
        if threads > _LARGER * self.widest:
            self.widest, self.as_wide = threads, 1
            return True
        if threads < self.widest:
            return False
        self.as_wide += 1
        return self.as_wide & (self.as_wide - 1) == 0  # the second, fourth, eighth ...


@dataclass
class Recording(Launches):
    """Launches that are counted; with `snapshots` one of each kernel is kept in `folder`."""

    folder: Path = field(kw_only=True)
    snapshots: bool = False
    kernels: dict[int, Kernel] = field(default_factory=dict)

    def run(self, program: Program, configuration: tuple[Any, ...], data: bytes) -> None:
        info = program.info
        kernel = self.kernels.setdefault(id(program), Kernel(info.name, info.demangled))
        threads = prod(configuration[0]) * prod(configuration[1])
        if kernel.is_met(threads) and self.snapshots:
            number = list(self.kernels).index(id(program))
            taken(program, configuration, data).write(self.folder / f"{number}.pickle")
            self.tell(ended=False)  # a program may be ended that takes too long
        try:
            super().run(program, configuration, data)
        except Refusal as refusal:
            kernel.why = str(refusal)
            raise
        policy = policy_of(program)
        if policy is not None:
            kernel.executor, kernel.why = policy.executor, str(policy.refusal)

    def tell(self, ended: bool, seconds: float = 0.0) -> None:
        """Writes what is known so far."""
        kernels = [asdict(kernel) for kernel in self.kernels.values()]
        found = {"ended": ended, "seconds": seconds, "kernels": kernels}
        made = self.folder / "kernels.json.new"
        made.write_text(json.dumps(found, indent=1))
        made.replace(self.folder / "kernels.json")


@dataclass
class Seconds:
    """What runs on the device took. A program that XLA compiled runs twice, and the second run
    counts: a user's time loop compiles once."""

    total: float = 0.0

    def watch(self) -> None:
        """Times all runs from now on."""
        fused = lazy.fused
        run, by_threads, once = launching.Recorded.run, ByThreads.run, self._once

        def timed_trace(items: Any, inputs: Any, outputs: Any, _: int) -> Callable[..., Any]:
            program = fused(items, inputs, outputs)  # keeps its arrays: it runs twice
            return lambda *values: self._second(lambda: program(*values))

        def timed_launch(self: launching.Recorded) -> None:
            with wide():
                values = [buffer.value for buffer in self.buffers]
                jax.block_until_ready(self.lowered.flat(*values, *self.scalars))
            once(lambda: jax.block_until_ready(_ran(run, self)))

        def timed_threads(self: ByThreads) -> None:
            once(lambda: by_threads(self))

        lazy.fused = timed_trace
        launching.Recorded.run = timed_launch
        ByThreads.run = timed_threads

    def _second(self, run: Callable[[], Any]) -> Any:
        jax.block_until_ready(run())
        return self._once(lambda: jax.block_until_ready(run()))

    def _once(self, run: Callable[[], Any]) -> Any:
        start = time.perf_counter()
        result = run()
        self.total += time.perf_counter() - start
        return result


def _ran(run: Callable[[Any], None], recorded: launching.Recorded) -> list[Any]:
    run(recorded)
    return [buffer.value for buffer in recorded.written]


def told(folder: Path) -> dict[str, Any]:
    """What the device has told so far; nothing before the first launch."""
    path = folder / "kernels.json"
    return json.loads(path.read_text()) if path.exists() else {"ended": False, "kernels": []}


def command(mode: str, folder: Path) -> Path:
    """A script that is a program's device and leaves what it saw in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernels.json").unlink(missing_ok=True)
    script = folder / "device.sh"
    script.write_text(_SCRIPT.format(python=sys.executable, mode=mode, folder=folder))
    script.chmod(0o755)
    return script


def main() -> None:
    mode, folder, *words = sys.argv[1:]
    recording, seconds = Recording(folder=Path(folder), snapshots=mode == "snapshots"), Seconds()
    with contextlib.ExitStack() as around:
        if mode == "seconds":
            seconds.watch()
            around.enter_context(measured_at_once())
        else:
            config.lazy = False  # what is looked at between launches is not compiled as one program
        serve_program(words, recording)
    recording.tell(ended=True, seconds=seconds.total)
    os._exit(0)


if __name__ == "__main__":
    main()
