"""What this machine reaches in this run: bytes a second of a copy, FLOP/s of a matrix product."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp

# Elements copied and rows of the square matrices, by scale: far past any cache at full size.
COPY = {"toy": 1 << 16, "cpu": 1 << 25, "gpu": 1 << 29}
ROWS = {"toy": 128, "cpu": 2048, "gpu": 8192}


@dataclass(frozen=True)
class Ceilings:
    """Bytes read and written a second; float32 operations a second at the highest precision."""

    copy: float
    product: float


def measure_ceilings(scale: str) -> Ceilings:
    """The best of ten samples of each."""
    n, rows = COPY[scale], ROWS[scale]
    # Writing into the donated output touches no fresh pages. It is kept though it is not read.
    copy = jax.jit(lambda old, x: x + 1.0, donate_argnums=0, keep_unused=True)
    x, out = jnp.ones(n, jnp.float32), jnp.zeros(n, jnp.float32)
    seconds, out = _least(lambda old: copy(old, x), out)
    product = jax.jit(lambda a, b: jnp.matmul(a, b, precision=jax.lax.Precision.HIGHEST))
    a = jax.random.normal(jax.random.key(0), (rows, rows), jnp.float32)
    product_seconds, _ = _least(lambda _: product(a, a), a)
    return Ceilings(8 * n / seconds, 2 * rows**3 / product_seconds)


def _least(
    step: Callable[[Any], Any], value: Any, rounds: int = 10, runs: int = 4
) -> tuple[float, Any]:
    """Seconds of a step in the fastest sample of `runs` steps, and the last value."""
    value = jax.block_until_ready(step(value))
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(runs):
            value = step(value)
        jax.block_until_ready(value)
        times.append((time.perf_counter() - start) / runs)
    return min(times), value
