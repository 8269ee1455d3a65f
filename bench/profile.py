"""How many kernels XLA runs for a program, counted in a profile of one run."""

from __future__ import annotations

import tempfile
from pathlib import Path

import jax
from jax.profiler import ProfileData

from bench.peers import Runner


def kernels_launched(runner: Runner, device: str) -> int | None:
    """Kernels on the GPU's streams, or operations that XLA's CPU client ran; None if it cannot say.

    A profile holds a bounded number of events: long loops are counted low.
    """
    with tempfile.TemporaryDirectory() as folder:
        with jax.profiler.trace(folder):
            runner.run(1)
        found = next(Path(folder).rglob("*.xplane.pb"), None)
        if found is None:
            return None
        data = ProfileData.from_file(str(found))
        return count_events(data, device) or None


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
