"""Hand-written C with OpenMP, compiled by `gcc -O3 -march=native -fopenmp`."""

from __future__ import annotations

import ctypes
import functools
import hashlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.peers import Missing
from bench.peers.host import HostRunner
from bench.workload import Size, State, Workload

COMPILE = ("-O3", "-march=native", "-ffast-math", "-fopenmp", "-fPIC", "-c")
# Linked without -ffast-math: with it, loading the library would make this process flush subnormals.
LINK = ("-shared", "-fopenmp")


class OpenMP:
    """C on all cores. `-ffast-math` lets gcc vectorize sums, as XLA does."""

    name = "openmp"
    title = "OpenMP C"
    devices = ("cpu",)

    def prepare(self, workload: Workload, size: Size, state: State) -> HostRunner:
        if not workload.openmp.exists():
            raise Missing(f"no {workload.openmp.name}")
        start = time.perf_counter()
        function = library(workload.openmp).run
        seconds = time.perf_counter() - start
        function.restype = None
        sizes = [ctypes.c_long(value) for value in size.values()]

        def bind(arrays: State) -> Callable[[], None]:
            pointers = [ctypes.c_void_p(array.ctypes.data) for array in arrays.values()]
            return functools.partial(function, *pointers, *sizes)

        return HostRunner(bind, workload.outputs, state, seconds)


@functools.cache
def folder() -> Path:
    """Where the libraries of this process lie."""
    return Path(tempfile.mkdtemp(prefix="bench-"))


def library(source: Path) -> ctypes.CDLL:
    """The compiled source."""
    gcc = shutil.which("gcc")
    if gcc is None:
        raise Missing("no gcc")
    name = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    path = folder() / f"{source.stem}-{name}.so"
    if not path.exists():
        half = path.with_suffix(".o")
        _run([gcc, *COMPILE, str(source), "-o", str(half)])
        _run([gcc, *LINK, str(half), "-o", str(path), "-lm"])
    return ctypes.CDLL(str(path))


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
