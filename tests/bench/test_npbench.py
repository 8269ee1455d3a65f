"""The group `npbench` at toy sizes: raised kernels and JAX, against NumPy."""

from __future__ import annotations

import os
import subprocess
import sys

import jax
import pytest
from bench.catalogue import workloads
from bench.check import compare
from bench.measure import measure
from bench.peers import peers
from bench.peers.array_style import ArrayStyle
from bench.peers.handwritten import HandWritten
from bench.peers.raised import Raised
from bench.workload import NPBENCH
from tests.support.unoptimized import unoptimized

ALL = workloads((NPBENCH,))


def test_at_least_twenty_kernels_with_every_peer():
    assert len({w.name for w in ALL}) == len(ALL) >= 20
    for workload in ALL:
        assert workload.cuda.exists(), workload.name
        assert workload.array_style and workload.simulated, workload.name
    columns = {device: [p.name for p in peers(device, None, NPBENCH)] for device in ("cpu", "gpu")}
    assert columns == {
        "cpu": ["raised", "jax", "numpy"],
        "gpu": ["raised", "jax", "cupy", "numba_cuda", "cuda", "graph"],
    }


@pytest.mark.sample(1)
@pytest.mark.parametrize("workload", ALL, ids=lambda w: w.name)
def test_agrees_with_numpy(workload):
    with jax.enable_x64(True), unoptimized():
        row = measure(
            workload, "toy", "cpu", [ArrayStyle("cpu"), Raised(), HandWritten()], rounds=0
        )
    assert [c.missing for c in row.columns] == [None, None, None]


@pytest.mark.nightly
def test_numba_kernels_agree_with_numpy():
    """In the simulator, which a process has from its start or not at all."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", "import tests.bench.test_npbench as t; t.simulate_all()"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def simulate_all() -> None:
    """For the other process."""
    from bench.simulator import simulate_at

    for workload in ALL:
        size = workload.sizes["toy"]
        runner = ArrayStyle("cpu").prepare(workload, size, workload.state(size))
        runner.run(1)
        compare(workload, "numpy", runner.outputs(), "numba", simulate_at(workload, size)[1])
