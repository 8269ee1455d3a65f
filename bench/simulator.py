"""The Numba CUDA simulator: the same launches, of kernels written for Numba.

    NUMBA_ENABLE_CUDASIM=1 python -m bench.simulator WORKLOAD

It runs in a process of its own, since Numba looks for the simulator when it is imported, at a size
that it can bear; the outputs go to a file, the seconds of one run to standard output.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from bench.catalogue import workloads
from bench.check import compare
from bench.measure import Column
from bench.peers import Peer
from bench.workload import Size, State, Workload


def simulate(workload: Workload) -> tuple[float, State]:
    """Seconds of one run at the simulator's size, and the state after it. For the other process."""
    return simulate_at(workload, workload.sizes["simulator"])


def simulate_at(workload: Workload, size: Size) -> tuple[float, State]:
    """The same at any size."""
    assert workload.simulated is not None
    kernels = workload.simulated()
    state = workload.state(size)
    start = time.perf_counter()
    for step in workload.program(**size).steps():
        args = [state[a].reshape(-1) if isinstance(a, str) else a for a in step.args]
        kernels[step.kernel][step.grid, step.block](*args)
    return time.perf_counter() - start, state


def simulator_column(workload: Workload, raised: Peer, rounds: int) -> tuple[Column, Column]:
    """The simulator's seconds, and the raised kernel's at the same size."""
    column = Column("simulator", "Numba simulator")
    ours = Column("raised_small", "raised, simulator's size")
    if workload.simulated is None:
        column.missing = "no size that it can bear"
        return column, ours
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.npz"
        command = [sys.executable, "-m", "bench.simulator", workload.name, str(out)]
        environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            column.missing = done.stderr.strip().splitlines()[-1] if done.stderr else "failed"
            return column, ours
        column.samples.append(float(done.stdout))
        theirs = dict(np.load(out))
    size = dict(workload.sizes["simulator"])
    runner = raised.prepare(workload, size, workload.state(size))
    runner.reset()
    runner.run(1)
    compare(workload, "raised", runner.outputs(), "simulator", theirs)
    for _ in range(rounds):
        runner.reset()
        start = time.perf_counter()
        runner.run(1)
        ours.samples.append(time.perf_counter() - start)
    return column, ours


def main() -> None:
    name, out = sys.argv[1:]
    (workload,) = workloads(names=(name,))
    seconds, state = simulate(workload)
    np.savez(out, **{output: state[output] for output in workload.outputs})  # pyright: ignore[reportArgumentType]
    print(seconds)


if __name__ == "__main__":
    main()
