"""Times messages and steps on one to so many devices, in turns: short runs of every count and every
size, round after round, of which the least counts."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.scaling.cases import SCALES, Scale, names
from bench.workload import ROOT
from raise_kernel.tools.programs.joining import PROCESS

# By count of devices: names of runs, and what runs one and gives the seconds of a step of it.
Group = Callable[[str], float]


@dataclass
class Seen:
    """What so many devices took at the least: seconds by the name of a run."""

    devices: int
    seconds: dict[str, float] = field(default_factory=dict)


def in_turns(groups: dict[int, Group], scale: Scale, rounds: int) -> list[Seen]:
    """Rounds of every run of every group."""
    seen = {count: Seen(count) for count in groups}
    for _ in range(rounds):
        for count, group in groups.items():
            for name in names(scale, count):
                found = group(name)
                least = seen[count].seconds
                least[name] = min(found, least.get(name, found))
    return list(seen.values())


def measured_processes(rounds: int) -> list[Seen]:
    """CPU processes, each on a core of its own as far as there are so many."""
    scale = SCALES["cpu"]
    with contextlib.ExitStack() as ended:
        groups = {count: ended.enter_context(processes(count)) for count in scale.counts}
        return in_turns(groups, scale, rounds)


def measured_gpus(rounds: int) -> list[Seen]:
    """The GPUs of this process."""
    import jax
    from jax.sharding import AxisType, Mesh

    from bench.scaling.cases import runs

    scale = SCALES["gpu"]
    groups: dict[int, Group] = {}
    for count in scale.counts:
        if count > jax.device_count():
            continue
        devices = jax.devices()[:count]
        made = runs(scale, Mesh(devices, ("nz",), axis_types=(AxisType.Auto,)))

        def group(name: str, made: dict = made) -> float:
            run, times = made[name]
            start = time.perf_counter()
            run()
            return (time.perf_counter() - start) / times

        groups[count] = group
    return in_turns(groups, scale, rounds)


@contextlib.contextmanager
def processes(count: int) -> Iterator[Group]:
    """So many workers, which wait for what to run."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    places = cores()
    running: list[subprocess.Popen[str]] = []
    try:
        for number in range(count):
            core = places[number % len(places)]
            running.append(
                subprocess.Popen(
                    [sys.executable, "-m", "bench.scaling.worker", str(core)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    cwd=ROOT.parent,
                    env={
                        **os.environ,
                        PROCESS: f"{number},{count},localhost:{port}",
                        "JAX_PLATFORMS": "cpu",
                    },
                )
            )
        _answers(running)
        yield lambda name: _run(running, name)
    finally:
        for process in running:
            process.kill()
            process.wait()


def _run(running: Sequence[subprocess.Popen[str]], name: str) -> float:
    """All run it; the slowest one counts."""
    for process in running:
        assert process.stdin is not None
        process.stdin.write(f"{name}\n")
        process.stdin.flush()
    return max(map(float, _answers(running)))


def _answers(running: Sequence[subprocess.Popen[str]]) -> list[str]:
    lines = [process.stdout.readline() for process in running if process.stdout is not None]
    if not all(lines):
        raise RuntimeError(f"of {len(running)} processes some have ended")
    return lines


def cores() -> list[int]:
    """A processor of each core that this process may use."""
    found: dict[str, int] = {}
    for number in sorted(os.sched_getaffinity(0)):
        siblings = Path(f"/sys/devices/system/cpu/cpu{number}/topology/thread_siblings_list")
        name = siblings.read_text() if siblings.exists() else str(number)
        found.setdefault(name, number)
    return list(found.values())
