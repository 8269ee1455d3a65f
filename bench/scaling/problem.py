"""What is scaled: steps of a seven-point stencil in a box that is cut along its first dimension."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

import raise_kernel as rk

SOURCE = "examples/stencil3d.ll"


def launch(nz: int, ny: int, nx: int, target: str = "cpu") -> Any:
    """The kernel's launch, its arguments but the arrays' bound."""
    grid, block = (nx // 8, ny // 4, nz // 4), (8, 4, 4)
    made = rk.load(SOURCE)[grid, block].options(target=target)
    return lambda x, y: made(x, y, nx, ny, nz, np.float32(0.5), np.float32(0.1))


def problem(target: str) -> Any:
    """A step for `rk.plan`."""

    def sized(nz: int, ny: int, nx: int) -> Any:
        like = jax.ShapeDtypeStruct((nz, ny, nx), np.float32)
        step = launch(nz, ny, nx, target)
        return lambda x, y: step(x, y), (like, like)

    return sized
