"""LU factors with pivots in JAX, as StableHLO that needs no library: one column after the other."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax import lax

from raise_kernel.bindings import ir, parse_module
from raise_kernel.stablehlo.tensor_types import dtype_of


def by_columns(a: Any) -> tuple[Any, Any, Any]:
    """Gaussian elimination with partial pivoting (Golub, Van Loan, "Matrix Computations", 1983,
    algorithm 3.4.1) of [..., rows, columns]: what `lax.linalg.lu` gives."""
    return _one(a) if a.ndim == 2 else jax.vmap(by_columns)(a)


def _one(a: Any) -> tuple[Any, Any, Any]:
    m, n = a.shape
    zero = np.int32(0)
    rows = lax.iota(np.int32, m)
    columns = lax.iota(np.int32, n)

    def line(x: Any, i: Any) -> Any:
        start = (i, *[zero] * (x.ndim - 1))
        return lax.dynamic_slice(x, start, (1, *x.shape[1:]), allow_negative_indices=False)

    def put(x: Any, new: Any, i: Any) -> Any:
        start = (i, *[zero] * (x.ndim - 1))
        return lax.dynamic_update_slice(x, new, start, allow_negative_indices=False)

    def exchanged(x: Any, i: Any, p: Any) -> Any:
        ith, other = line(x, i), line(x, p)
        return put(put(x, other, i), ith, p)

    def step(state: Any) -> Any:
        i, a, pivots, order = state
        column = lax.dynamic_slice(a, (zero, i), (m, 1), allow_negative_indices=False)[:, 0]
        sizes = lax.select(rows >= i, lax.abs(column), lax.full_like(column, -1))
        most = lax.broadcast_in_dim(lax.reduce_max(sizes, (0,)), (m,), ())
        p = lax.reduce_min(lax.select(sizes == most, rows, lax.full((m,), np.int32(m - 1))), (0,))
        pivots = put(pivots, lax.reshape(p, (1,)), i)
        a, order = exchanged(a, i, p), exchanged(order, i, p)
        pivot = line(a, i)
        column = lax.dynamic_slice(a, (zero, i), (m, 1), allow_negative_indices=False)
        below = lax.broadcast_in_dim(rows > i, (m, 1), (0,))
        top = lax.dynamic_slice(pivot, (zero, i), (1, 1), allow_negative_indices=False)
        factors = lax.select(below, column / top, column)
        a = lax.dynamic_update_slice(a, factors, (zero, i), allow_negative_indices=False)
        rest = lax.broadcast_in_dim(below, (m, n), (0, 1)) & lax.broadcast_in_dim(
            columns > i, (m, n), (1,)
        )
        return i + 1, lax.select(rest, a - factors * pivot, a), pivots, order

    k = min(m, n)
    start = (zero, a, lax.full((k,), zero), rows)
    return lax.while_loop(lambda s: s[0] < k, step, start)[1:]


def module_of(shape: tuple[int, ...], element: ir.Type) -> ir.Module:
    """A module with this as its one function."""
    struct = jax.ShapeDtypeStruct(shape, dtype_of(element))
    with jax.enable_x64(True):
        return parse_module(jax.jit(by_columns).lower(struct).as_text("stablehlo"))
