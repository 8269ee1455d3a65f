"""Rules for systems of equations: triangular solves and Cholesky factors."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.runtime.replay.expr import Expr, call
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule


def _is_set(op: ir.Operation, name: str) -> bool:
    return name in op.attributes and bool(ir.BoolAttr(op.attributes[name]).value)


@rule("stablehlo.triangular_solve")
def triangular_solve(p: FunctionPrinter, op: ir.Operation) -> Expr:
    form = str(op.attributes["transpose_a"])
    said = {
        "left_side": _is_set(op, "left_side"),
        "lower": _is_set(op, "lower"),
        "transpose_a": "NO_TRANSPOSE" not in form,
        "conjugate_a": "ADJOINT" in form,
        "unit_diagonal": _is_set(op, "unit_diagonal"),
    }
    options = [f"{word}=True" for word, value in said.items() if value]
    a, b = (p.strict(v).text for v in op.operands)
    return Expr(call("lax.linalg.triangular_solve", a, b, *options), p.type(op.results[0]).shape)


@rule("stablehlo.cholesky")
def cholesky(p: FunctionPrinter, op: ir.Operation) -> Expr:
    """Of one triangle; the other one of the result is not defined, and zero here."""
    x = p.strict(op.operands[0]).text
    shape = p.type(op.results[0]).shape
    if _is_set(op, "lower"):
        return Expr(call("lax.linalg.cholesky", x, "symmetrize_input=False"), shape)
    flipped = call("lax.linalg.cholesky", f"jnp.swapaxes({x}, -1, -2)", "symmetrize_input=False")
    return Expr(call("jnp.swapaxes", flipped, "-1", "-2"), shape)
