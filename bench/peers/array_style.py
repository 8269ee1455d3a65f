"""Whole-array expressions as NumPy and CuPy run them: one after another."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.peers import Figures, Missing, Runner
from bench.peers.host import HostRunner
from bench.peers.native import cupy
from bench.workload import Size, State, Workload


class ArrayStyle:
    """NumPy on a CPU, CuPy on a GPU."""

    devices = ("cpu", "gpu")

    def __init__(self, device: str) -> None:
        self.name, self.title = ("numpy", "NumPy") if device == "cpu" else ("cupy", "CuPy")

    def prepare(self, workload: Workload, size: Size, state: State) -> Runner:
        if workload.array_style is None:
            raise Missing("not written")
        return (
            _NumPy(workload, size, state) if self.name == "numpy" else _CuPy(workload, size, state)
        )


class _NumPy(HostRunner):
    """Arrays that are results of expressions take the place of those that were there."""

    def __init__(self, workload: Workload, size: Size, state: State) -> None:
        expressions = workload.array_style
        assert expressions is not None

        def bind(arrays: State) -> Any:
            return lambda: arrays.update(expressions(np, arrays, **size))

        super().__init__(bind, workload.outputs, state)


class _CuPy:
    """The same on the GPU, on CuPy's current stream."""

    def __init__(self, workload: Workload, size: Size, state: State) -> None:
        self._cupy = cupy()
        self._workload, self._size = workload, size
        self._first = {name: self._cupy.asarray(array) for name, array in state.items()}
        self.figures = Figures(peak_bytes=sum(array.nbytes for array in state.values()))
        self.reset()

    def reset(self, copies: int = 1) -> None:
        self._copies = [
            {name: array.copy() for name, array in self._first.items()} for _ in range(copies)
        ]
        self._cupy.cuda.Device().synchronize()

    def run(self, times: int) -> None:
        expressions = self._workload.array_style
        assert expressions is not None
        for number in range(times):
            arrays = self._copies[number % len(self._copies)]
            arrays.update(expressions(self._cupy, arrays, **self._size))
        self._cupy.cuda.Device().synchronize()

    def outputs(self) -> dict[str, np.ndarray]:
        names = self._workload.outputs
        return {name: self._cupy.asnumpy(self._copies[0][name]) for name in names}
