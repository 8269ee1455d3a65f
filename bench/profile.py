"""What profiles tell of programs: how many kernels XLA runs, and how long a GPU is busy."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import jax
from jax.profiler import ProfileData

from bench.peers import Runner


def kernels_launched(runner: Runner, device: str) -> int | None:
    """Kernels on the GPU's streams, or operations that XLA's CPU client ran; None if it cannot say.

    A profile holds a bounded number of events: long loops are counted low.
    """
    data = _profile(lambda: runner.run(1))
    return (count_events(data, device) or None) if data is not None else None


def gpu_seconds(runner: Runner, runs: int) -> float | None:
    """Seconds on the GPU from the beginning of a run's first kernel or copy to the end of its last
    one: the median of so many runs, each on a copy of its own. None where no profile tells it."""
    runner.reset(runs)
    data = _profile(lambda: runner.run(runs))
    return median_span(data, runs) if data is not None else None


def _profile(run: Callable[[], None]) -> ProfileData | None:
    with tempfile.TemporaryDirectory() as folder:
        with jax.profiler.trace(folder):
            run()
        found = next(Path(folder).rglob("*.xplane.pb"), None)
        return ProfileData.from_file(str(found)) if found is not None else None


def median_span(data: ProfileData, runs: int) -> float | None:
    """The median of the spans of runs, all of which have as many events."""
    spans = sorted(
        (event.start_ns, event.start_ns + event.duration_ns)
        for plane in data.planes
        if plane.name.startswith("/device:GPU")
        for line in plane.lines
        if line.name.startswith("Stream")
        for event in line.events
    )
    size = len(spans) // runs
    if not size or len(spans) % runs:
        return None
    parts = [spans[start : start + size] for start in range(0, len(spans), size)]
    return 1e-9 * statistics.median(max(end for _, end in p) - p[0][0] for p in parts)


def count_events(data: ProfileData, device: str) -> int:
    """Events that stand for an operation of the compiled program."""
    count = 0
    for plane in data.planes:
        on_gpu = plane.name.startswith("/device:GPU")
        if (device == "gpu") != on_gpu:
            continue
        for line in plane.lines:
            if on_gpu and not line.name.startswith("Stream"):
                continue
            count += sum(1 for event in line.events if any(k == "hlo_op" for k, _ in event.stats))
    return count
