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
        self._bind = bind
        self._names = outputs
        self._copies: list[tuple[State, Callable[[], None]]] = []
        self.reset()
        peak = sum(array.nbytes for array in state.values())
        self.figures = Figures(None, compile_seconds, peak)

    def reset(self, copies: int = 1) -> None:
        del self._copies[copies:]
        while len(self._copies) < copies:
            arrays = {name: aligned(array) for name, array in self._first.items()}
            self._copies.append((arrays, self._bind(arrays)))
        for arrays, _ in self._copies:
            for name, array in arrays.items():
                array[...] = self._first[name]

    def run(self, times: int) -> None:
        for number in range(times):
            self._copies[number % len(self._copies)][1]()

    def outputs(self) -> dict[str, np.ndarray]:
        return {name: self._copies[0][0][name].copy() for name in self._names}
