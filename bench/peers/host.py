"""A workload as a host function that changes NumPy arrays in place."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bench.peers import Figures
from bench.workload import State


def aligned(array: np.ndarray, boundary: int = 64) -> np.ndarray:
    """A copy whose first element lies on a cache line."""
    room = np.empty(array.nbytes + boundary, np.uint8)
    start = -room.ctypes.data % boundary
    copy = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


class HostRunner:
    """Runs `function()` on arrays that it was bound to."""

    def __init__(
        self,
        bind: Callable[[State], Callable[[], None]],
        outputs: tuple[str, ...],
        state: State,
        compile_seconds: float | None = None,
    ) -> None:
        self._first = state
        self._arrays = {name: aligned(array) for name, array in state.items()}
        self._names = outputs
        self._function = bind(self._arrays)
        peak = sum(array.nbytes for array in state.values())
        self.figures = Figures(None, compile_seconds, peak)

    def reset(self) -> None:
        for name, array in self._arrays.items():
            array[...] = self._first[name]

    def run(self, times: int) -> None:
        for _ in range(times):
            self._function()

    def outputs(self) -> dict[str, np.ndarray]:
        return {name: self._arrays[name].copy() for name in self._names}
