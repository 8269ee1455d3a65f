"""The CUDA kernels as written: compiled by nvcc, launched one by one or as a captured graph."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.peers import Figures, Missing
from bench.workload import Program, Size, State, Step, Workload


@functools.cache
def cupy() -> Any:
    """CuPy with a GPU that answers."""
    try:
        import cupy as cp  # pyright: ignore[reportMissingImports]
    except ImportError as error:
        raise Missing("CuPy is not installed") from error
    try:
        cp.cuda.runtime.getDeviceCount()
    except cp.cuda.runtime.CUDARuntimeError as error:
        raise Missing("no GPU") from error
    return cp


def cubin(source: Path, architecture: str) -> Path:
    """The source compiled by nvcc with its own default optimization."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise Missing("no nvcc")
    out = Path(tempfile.mkdtemp(prefix="bench-")) / f"{source.stem}.cubin"
    command = [nvcc, "-cubin", "-O3", f"-arch=sm_{architecture}", str(source), "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return out


class NativeRunner:
    """Launches on CuPy arrays."""

    def __init__(self, workload: Workload, program: Program, state: State) -> None:
        cp = cupy()
        start = time.perf_counter()
        self._kernels = self.load(workload, {step.kernel for step in program.distinct()})
        seconds = time.perf_counter() - start
        self._program = program
        self._first = {name: cp.asarray(array) for name, array in state.items()}
        self._copies = [{name: array.copy() for name, array in self._first.items()}]
        self._names = workload.outputs
        peak = sum(array.nbytes for array in state.values())
        self.figures = Figures(None, seconds, peak, program.launches())

    def load(self, workload: Workload, names: set[str]) -> dict[str, Any]:
        """The kernels by name, compiled."""
        cp = cupy()
        module = cp.RawModule(path=str(cubin(workload.cuda, cp.cuda.Device().compute_capability)))
        return {name: module.get_function(name) for name in names}

    def reset(self, copies: int = 1) -> None:
        del self._copies[copies:]
        while len(self._copies) < copies:
            self._copies.append({name: array.copy() for name, array in self._first.items()})
        for arrays in self._copies:
            for name, array in arrays.items():
                cupy().copyto(array, self._first[name])
        cupy().cuda.Device().synchronize()

    def launch(self, step: Step, copy: int = 0) -> None:
        """One launch on the current stream."""
        arrays = self._copies[copy]
        args = tuple(arrays[a] if isinstance(a, str) else a for a in step.args)
        self._kernels[step.kernel](step.grid, step.block, args)

    def run(self, times: int) -> None:
        for number in range(times):
            for step in self._program.steps():
                self.launch(step, number % len(self._copies))
        cupy().cuda.Device().synchronize()

    def outputs(self) -> dict[str, np.ndarray]:
        return {name: cupy().asnumpy(self._copies[0][name]) for name in self._names}


class GraphRunner(NativeRunner):
    """The whole program captured as one CUDA graph."""

    def __init__(self, workload: Workload, program: Program, state: State) -> None:
        super().__init__(workload, program, state)
        self._stream = cupy().cuda.Stream(non_blocking=True)
        with self._stream:
            self._stream.begin_capture()
            for step in self._program.steps():
                self.launch(step)
            self._graph = self._stream.end_capture()

    def run(self, times: int) -> None:
        for _ in range(times):
            self._graph.launch(self._stream)
        self._stream.synchronize()


class Native:
    """Each launch by itself."""

    name = "cuda"
    title = "CUDA"
    devices = ("gpu",)

    def prepare(self, workload: Workload, size: Size, state: State) -> NativeRunner:
        return NativeRunner(workload, workload.program(**size), state)


class Graph:
    """A captured graph, where there is more than one launch."""

    name = "graph"
    title = "CUDA graph"
    devices = ("gpu",)

    def prepare(self, workload: Workload, size: Size, state: State) -> NativeRunner:
        program = workload.program(**size)
        if program.launches() == 1:
            raise Missing("one launch")
        return GraphRunner(workload, program, state)
