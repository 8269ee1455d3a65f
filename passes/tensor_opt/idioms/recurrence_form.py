"""A linear recurrence in JAX, as StableHLO: the associative scan of its coefficients."""

from __future__ import annotations

from typing import Any

from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.rewriting import kept
from raise_kernel.stablehlo.tensor_types import dtype_of


def linear_recurrence(a: Any, b: Any) -> Any:
    """All values of `s = a * s + b` along the first axis, of zero."""
    from jax import lax

    def both(first: Any, then: Any) -> Any:
        return first[0] * then[0], then[0] * first[1] + then[1]

    return lax.associative_scan(both, (a, b))[1]


def module_of(shape: tuple[int, ...], element: ir.Type) -> ir.Module:
    """A module with that as its one function."""
    import jax

    struct = jax.ShapeDtypeStruct(shape, dtype_of(element))
    with jax.enable_x64(True):
        return kept(
            parse_module(jax.jit(linear_recurrence).lower(struct, struct).as_text("stablehlo"))
        )
