"""Starts the processes, and fits the links to what they saw."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.workload import ROOT
from raise_kernel.runtime.planning.machines import Link, Machine
from raise_kernel.tools.programs.joining import PLACE

COUNTS = (1, 2, 4, 8)
# Planes of a device's part (weak) and of the whole (strong), elements along the others, steps.
PART, WHOLE, SIDE, TIMES = 32, 128, 256, 6
LIMIT = 300


@dataclass(frozen=True)
class Seen:
    """What so many processes took: (bytes, seconds) of messages, seconds of a step."""

    devices: int
    messages: Sequence[tuple[int, float]]
    weak: float
    strong: float
    busy: float


def measure(count: int) -> Seen:
    """Run the worker in so many processes."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.json"
        words = [str(out), *map(str, (PART, WHOLE, SIDE, TIMES))]
        command = [sys.executable, "-m", "bench.scaling.worker", *words]
        running = []
        try:
            for number in range(count):
                place = f"{number},{count},localhost:{port}"
                environment = {**os.environ, PLACE: place, "JAX_PLATFORMS": "cpu"}
                running.append(subprocess.Popen(command, env=environment, cwd=ROOT.parent))
            codes = [process.wait(LIMIT) for process in running]
        finally:
            for process in running:
                process.kill()
        if any(codes):
            raise RuntimeError(f"of {count} processes some ended with {codes}")
        found = json.loads(out.read_text())
    messages = [(size, seconds) for size, seconds in found["messages"]]
    return Seen(count, messages, found["weak"][0], found["strong"][0], found["weak"][1])


def merged(runs: Sequence[Seen]) -> Seen:
    """The least of each time: others on the machine only make it longer. A part of so many planes
    is the same program in both kinds of scaling."""
    best = min(runs, key=lambda run: run.weak)
    weak, strong = best.weak, min(run.strong for run in runs)
    if best.devices * PART == WHOLE:
        weak = strong = min(weak, strong)
    sizes = [size for size, _ in best.messages]
    times = [min(dict(run.messages)[size] for run in runs) for size in sizes]
    messages = list(zip(sizes, times, strict=True))
    return Seen(best.devices, messages, weak, strong, best.busy)


def spread(found: Sequence[Sequence[Seen]]) -> float:
    """By what factor the steps of runs of one count differ at the most."""
    return max(
        max(times) / min(times)
        for runs in found
        for times in ([run.weak for run in runs], [run.strong for run in runs])
    )


def fitted(seen: Sequence[Seen], cores: int, memory: int) -> Machine:
    """The machine that fits messages best (relative errors, least squares), and one process's step.

    Where processes share cores, a message also waits for the others' turns.
    """
    (one,) = [s for s in seen if s.devices == 1]
    rows = [
        (max(0.0, s.devices / cores - 1), size, seconds)
        for s in seen
        for size, seconds in s.messages
    ]
    turns, sizes, seconds = (np.array(column, float) for column in zip(*rows, strict=True))
    parts = np.stack([1 / seconds, sizes / seconds, turns / seconds], 1)
    found, *_ = np.linalg.lstsq(parts, np.ones(len(rows)), rcond=None)
    alpha, beta, wait = (max(0.0, float(value)) for value in found)
    traffic = 3 * 4 * PART * SIDE**2  # both arrays in, one out: what the compiled program says too
    return Machine(
        "cpu",
        "cpu",
        memory,
        traffic / one.weak,
        (Link(COUNTS[-1], alpha, beta),),
        cores=cores,
        busy=min(one.busy, cores),
        wait=wait,
    )
