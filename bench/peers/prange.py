"""Numba's `prange` on the CPU."""

from __future__ import annotations

import time
from collections.abc import Callable

from bench.peers import Missing
from bench.peers.host import HostRunner
from bench.workload import Size, State, Workload


class Prange:
    """`numba.njit(parallel=True, fastmath=True)`."""

    name = "prange"
    title = "Numba prange"
    devices = ("cpu",)

    def prepare(self, workload: Workload, size: Size, state: State) -> HostRunner:
        try:
            import numba
        except ImportError as error:
            raise Missing("numba is not installed") from error
        if workload.prange is None:
            raise Missing("not written")
        function = numba.njit(parallel=True, fastmath=True)(workload.prange)
        start = time.perf_counter()
        function(*(array.copy() for array in state.values()), *size.values())
        seconds = time.perf_counter() - start

        def bind(arrays: State) -> Callable[[], None]:
            args = (*arrays.values(), *size.values())
            return lambda: function(*args)

        return HostRunner(bind, workload.outputs, state, seconds)
