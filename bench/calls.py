"""What a call of a kernel costs that was called before, against a jitted JAX function.

    python bench/calls.py [--limit 3]

The kernel is small, so that the call is all that is measured; the function beside it is the same
program, called as JAX calls it. Exit code 1 where a call takes more than `--limit` times as long.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from rich.console import Console
from rich.table import Table

import raise_kernel as rk

SAXPY = Path(__file__).resolve().parents[1] / "examples" / "saxpy.ll"


def microseconds(call: Callable[[], Any], calls: int, rounds: int) -> float:
    """The least time of a call over rounds, each ended by waiting for the device."""
    best = float("inf")
    jax.block_until_ready(call())
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            out = call()
        jax.block_until_ready(out)
        best = min(best, (time.perf_counter() - start) / calls)
    return best * 1e6


def cases() -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """Name -> the kernel's call, the jitted function's call."""
    kernel = rk.load(SAXPY)
    on_device = jnp.arange(128, dtype=jnp.float32)
    on_host = np.arange(128, dtype=np.float32)
    scale = jnp.float32(3)

    @jax.jit
    def static(x: Any, y: Any) -> Any:
        return 2.0 * x + y

    @jax.jit
    def dynamic(x: Any, y: Any, a: Any) -> Any:
        return a * x + y

    x, y = on_device, on_device + 1
    u, v = on_host, on_host + 1
    return {
        "JAX arrays": (lambda: kernel[4, 32](128, 2.0, x, y), lambda: static(x, y)),
        "NumPy arrays": (lambda: kernel[4, 32](128, 2.0, u, v), lambda: static(u, v)),
        "a run-time scalar": (
            lambda: kernel[4, 32](128, scale, x, y),
            lambda: dynamic(x, y, scale),
        ),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--limit", type=float, default=3.0)
    parser.add_argument("--calls", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    table = Table(title="One call, microseconds")
    for heading in ("arguments", "kernel", "jax.jit", "ratio"):
        table.add_column(heading, justify="right")
    worst = 0.0
    for name, (ours, plain) in cases().items():
        np.testing.assert_allclose(ours(), plain(), rtol=1e-6)
        times = [microseconds(call, options.calls, options.rounds) for call in (ours, plain)]
        worst = max(worst, times[0] / times[1])
        table.add_row(name, *(f"{t:.1f}" for t in times), f"{times[0] / times[1]:.2f}")
    Console().print(table)
    return int(worst > options.limit)


if __name__ == "__main__":
    sys.exit(main())
