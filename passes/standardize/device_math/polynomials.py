"""Evaluation of the fitted polynomials of coefficients.py."""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math.coefficients import POLYNOMIALS
from raise_kernel.passes.standardize.device_math.expr import Expr, horner


def polynomial(name: str, x: Expr) -> Expr:
    """The polynomial of this name, in x's format, at x."""
    center, scale, coefficients = POLYNOMIALS[name, str(x.type)]
    shifted = x - center if center else x
    return horner(shifted * scale if scale != 1.0 else shifted, coefficients)
