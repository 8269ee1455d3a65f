"""What a call of a kernel costs that was called before, against a jitted JAX function.

    python bench/calls.py [--limit 1.2]

The kernel is small, so that the call is all that is measured; the function beside it is the same
program, called as JAX calls it. Exit code 1 where a call takes more than `--limit` times as long.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numba import cuda
from rich.console import Console
from rich.table import Table

import raise_kernel as rk
from raise_kernel.config import EXECUTORS

SAXPY = Path(__file__).resolve().parents[1] / "examples" / "saxpy.ll"


def microseconds(
    calls: Sequence[Callable[[], Any]], repeats: int, rounds: int
) -> tuple[float, ...]:
    """The least time of each call over rounds in which they take turns, each ended by waiting for
    the device."""
    best = [float("inf")] * len(calls)
    for call in calls:
        jax.block_until_ready(call())
    for _ in range(rounds):
        for place, call in enumerate(calls):
            start = time.perf_counter()
            for _ in range(repeats):
                out = call()
            jax.block_until_ready(out)
            best[place] = min(best[place], (time.perf_counter() - start) / repeats)
    return tuple(seconds * 1e6 for seconds in best)


def cases() -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """Name -> the kernel's call, the jitted function's call."""
    kernel = rk.load(SAXPY)
    on_device = jnp.arange(128, dtype=jnp.float32)
    on_host = np.arange(128, dtype=np.float32)
    scale, two = jnp.float32(3), np.float32(2)

    @jax.jit
    def static(x: Any, y: Any) -> Any:
        return 2.0 * x + y

    @jax.jit
    def dynamic(x: Any, y: Any, a: Any) -> Any:
        return a * x + y

    @rk.jit
    def numba(n, scale, x, y):
        i = cuda.grid(1)  # pyright: ignore[reportCallIssue]
        if i < n:
            y[i] = scale * x[i] + y[i]

    x, y = on_device, on_device + 1
    u, v = on_host, on_host + 1
    return {
        "JAX arrays": (lambda: kernel[4, 32](128, 2.0, x, y), lambda: static(x, y)),
        "NumPy arrays": (lambda: kernel[4, 32](128, 2.0, u, v), lambda: static(u, v)),
        "a kernel of Numba's": (lambda: numba[4, 32](128, two, x, y), lambda: static(x, y)),
        "a run-time scalar": (
            lambda: kernel[4, 32](128, scale, x, y),
            lambda: dynamic(x, y, scale),
        ),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--limit", type=float, default=1.2)
    parser.add_argument("--executor", choices=EXECUTORS)
    parser.add_argument("--calls", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=40)
    options = parser.parse_args()
    rk.config.executor = options.executor
    table = Table(title="One call, microseconds")
    for heading in ("arguments", "kernel", "jax.jit", "ratio"):
        table.add_column(heading, justify="right")
    worst = 0.0
    for name, (ours, plain) in cases().items():
        np.testing.assert_allclose(ours(), plain(), rtol=1e-6)
        times = microseconds((ours, plain), options.calls, options.rounds)
        worst = max(worst, times[0] / times[1])
        table.add_row(name, *(f"{t:.1f}" for t in times), f"{times[0] / times[1]:.2f}")
    Console().print(table)
    return int(worst > options.limit)


if __name__ == "__main__":
    sys.exit(main())
