"""Tridiagonal systems in JAX: one unknown after the other, all of them in a few steps, or as the
platform's library has it.

All take the coefficients of [unknowns, systems]: what is below, on and above the diagonal, and the
right-hand sides. The first of those below, and the last of those above, do not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from jax import lax

from raise_kernel.bindings import ir, parse_module
from raise_kernel.stablehlo.tensor_types import dtype_of


def by_turns(below: Any, on: Any, above: Any, rhs: Any) -> Any:
    """Thomas' algorithm (Conte, de Boor, "Elementary Numerical Analysis", 1972): two loops over the
    unknowns."""
    n = on.shape[0]

    def row(x: Any, i: Any) -> Any:
        return lax.dynamic_slice(x, (i, np.int32(0)), (1, x.shape[1]), allow_negative_indices=False)

    def put(x: Any, new: Any, i: Any) -> Any:
        return lax.dynamic_update_slice(x, new, (i, np.int32(0)), allow_negative_indices=False)

    def forward(state: Any) -> Any:
        i, high, x = state
        low = row(below, i)
        over = 1 / (row(on, i) - low * row(high, i - 1))
        high = put(high, row(above, i) * over, i)
        return i + 1, high, put(x, (row(rhs, i) - low * row(x, i - 1)) * over, i)

    def back(state: Any) -> Any:
        k, x = state
        i = np.int32(n - 2) - k
        return k + 1, put(x, row(x, i) - row(high, i) * row(x, i + 1), i)

    zero = np.int32(0)
    high = put(above, row(above, zero) / row(on, zero), zero)
    x = put(rhs, row(rhs, zero) / row(on, zero), zero)
    _, high, x = lax.while_loop(lambda s: s[0] < n, forward, (np.int32(1), high, x))
    return lax.while_loop(lambda s: s[0] < n - 1, back, (zero, x))[1]


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


def by_library(below: Any, on: Any, above: Any, rhs: Any) -> Any:
    """`lax.linalg.tridiagonal_solve`, with the systems first and the unknowns last;
    here its decomposition, that of a program without the library."""
    return by_steps(below.T, on.T, above.T, rhs[..., 0].T).T[..., None]


_FORMS: dict[str, Callable[[Any, Any, Any, Any], Any]] = {
    "turns": by_turns,
    "steps": by_steps,
    "library": by_library,
}


def module_of(form: str, shape: tuple[int, ...], element: ir.Type) -> ir.Module:
    """A module with the form "turns", "steps" or "library" as its one function, of coefficients of
    this shape."""
    sides = [shape] * 3 + [(*shape, 1) if form == "library" else shape]
    structs = [jax.ShapeDtypeStruct(s, dtype_of(element)) for s in sides]
    with jax.enable_x64(True):
        return parse_module(jax.jit(_FORMS[form]).lower(*structs).as_text("stablehlo"))
