"""A workload as a jitted JAX function of its arrays, with those that it writes donated."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.peers import Figures
from bench.workload import State

Arrays = dict[str, Any]


class JaxRunner:
    """Runs `program(written, read)`, which gives the new written arrays."""

    def __init__(
        self,
        program: Callable[[Arrays, Arrays], Arrays],
        written: tuple[str, ...],
        outputs: tuple[str, ...],
        state: State,
        raise_seconds: float | None = None,
        executor: str | None = None,
    ) -> None:
        self._names = outputs
        self._kept = {name: jnp.array(a) for name, a in state.items() if name not in written}
        self._first = {name: jnp.array(state[name]) for name in written}
        start = time.perf_counter()
        with warnings.catch_warnings():
            # A donated array that the program does not write back has nothing to reuse.
            warnings.filterwarnings("ignore", message="Some donated buffers were not usable")
            # An array that is written without being read is kept, to be written into.
            jitted = jax.jit(program, donate_argnums=0, keep_unused=True)
            lowered = jitted.lower(self._first, self._kept)
            self._program = lowered.compile()
        seconds = time.perf_counter() - start
        self.figures = Figures(raise_seconds, seconds, self._peak(), executor=executor)
        self.reset()

    def _peak(self) -> int | None:
        memory = self._program.memory_analysis()
        if memory is None:
            return None
        return (
            memory.argument_size_in_bytes
            + memory.output_size_in_bytes
            + memory.temp_size_in_bytes
            - memory.alias_size_in_bytes
        )

    @property
    def text(self) -> str:
        """The optimized HLO."""
        return self._program.as_text() or ""

    def share(self, buffers: Arrays) -> None:
        """Read the buffers of those who shared theirs before; leave one's own for the next."""
        self._kept = {name: buffers.setdefault(name, mine) for name, mine in self._kept.items()}

    def reset(self, copies: int = 1) -> None:
        # Copies on the device, in memory that is fresh.
        self._written = [
            {name: jnp.copy(array) for name, array in self._first.items()} for _ in range(copies)
        ]
        jax.block_until_ready(self._written)

    def run(self, times: int) -> None:
        written = self._written
        for number in range(times):
            place = number % len(written)
            written[place] = self._program(written[place], self._kept)
        jax.block_until_ready(written)

    def outputs(self) -> dict[str, np.ndarray]:
        return {name: np.asarray(self._written[0][name]) for name in self._names}
