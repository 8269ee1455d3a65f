"""The same kernels written in Numba CUDA, launched one by one on the GPU."""

from __future__ import annotations

from typing import Any

from bench import numba_names
from bench.peers import Missing
from bench.peers.native import NativeRunner
from bench.workload import Size, State, Step, Workload


class NumbaCuda:
    """Numba's launches on the arrays of CuPy."""

    name = "numba_cuda"
    title = "Numba CUDA"
    devices = ("gpu",)

    def prepare(self, workload: Workload, size: Size, state: State) -> NumbaRunner:
        if numba_names.cuda is None:
            raise Missing("numba is not installed")
        if workload.simulated is None:
            raise Missing("not written")
        return NumbaRunner(workload, workload.program(**size), state)


class NumbaRunner(NativeRunner):
    """Numba's views of the arrays are made once: making one takes as long as a short kernel."""

    def load(self, workload: Workload, names: set[str]) -> dict[str, Any]:
        assert workload.simulated is not None
        return workload.simulated()

    def reset(self, copies: int = 1) -> None:
        super().reset(copies)
        self._views = [
            {name: numba_names.cuda.as_cuda_array(a.reshape(-1)) for name, a in arrays.items()}
            for arrays in self._copies
        ]

    def launch(self, step: Step, copy: int = 0) -> None:
        arrays = self._views[copy]
        args = [arrays[a] if isinstance(a, str) else a for a in step.args]
        self._kernels[step.kernel][step.grid, step.block](*args)
