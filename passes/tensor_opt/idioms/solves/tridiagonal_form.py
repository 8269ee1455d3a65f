"""Tridiagonal systems in JAX: all unknowns in a few steps.

It takes the coefficients of [unknowns, systems]: what is below, on and above the diagonal, and the
right-hand sides. The first of those below, and the last of those above, do not matter.
"""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax import lax

from raise_kernel.bindings import ir, parse_module
from raise_kernel.erasing import kept
from raise_kernel.stablehlo.tensor_types import dtype_of


def by_steps(below: Any, on: Any, above: Any, rhs: Any) -> Any:
    """Parallel cyclic reduction (Hockney, Jesshope, "Parallel Computers", 1981): each step doubles
    the distance between the unknowns of an equation."""
    n = on.shape[0]

    def moved(x: Any, by: int) -> Any:
        """The rows `by` above, or below where that is negative; zeros where there are none."""
        return lax.pad(x, np.zeros((), x.dtype), ((by, -by, 0), (0, 0, 0)))

    first = lax.broadcasted_iota(np.int32, on.shape, 0)
    low = lax.select(first == 0, lax.full_like(below, 0), below) / on
    high = lax.select(first == n - 1, lax.full_like(above, 0), above) / on
    x = rhs / on
    far = 1
    while far < n:
        # Fused across its steps, the last one would be computed from the first, many times over.
        low, high, x = lax.optimization_barrier((low, high, x))
        over = 1 / (1 - low * moved(high, far) - high * moved(low, -far))
        x = (x - low * moved(x, far) - high * moved(x, -far)) * over
        low, high = -low * moved(low, far) * over, -high * moved(high, -far) * over
        far *= 2
    return x


def module_of(shape: tuple[int, ...], element: ir.Type) -> ir.Module:
    """A module with this as its one function, of coefficients of this shape."""
    struct = jax.ShapeDtypeStruct(shape, dtype_of(element))
    with jax.enable_x64(True):
        text = jax.jit(by_steps).lower(*[struct] * 4).as_text("stablehlo")
        return kept(parse_module(text))
