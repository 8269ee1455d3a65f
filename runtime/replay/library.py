"""Composite operations that JAX has as functions, which take their library of each platform."""

from __future__ import annotations

from raise_kernel.bindings import ir, walked

# Of [systems, unknowns], and right-hand sides of [systems, unknowns, 1].
TRIDIAGONAL = "raise_kernel.lax_tridiagonal_solve"

FUNCTIONS = {TRIDIAGONAL: "lax.linalg.tridiagonal_solve"}


def function_for(op: ir.Operation) -> str | None:
    """What stands for a `stablehlo.composite` in JAX, None where its decomposition does."""
    if op.name != "stablehlo.composite":
        return None
    return FUNCTIONS.get(ir.StringAttr(op.attributes["name"]).value)


def not_called(functions: list[ir.Operation]) -> set[str]:
    """The decompositions that are not needed: all composites that have them are functions of
    JAX."""
    named: set[str] = set()
    for function in functions:
        for op in walked(function.regions[0].blocks[0]):
            if function_for(op) is not None:
                named.add(ir.FlatSymbolRefAttr(op.attributes["decomposition"]).value)
    return named
