"""Evaluation of the fitted polynomials of the special functions.

coefficients.json is made by tools/dev/fit_device_math.py. It maps a name and a format to a center,
a scale, and the coefficients in (x - center) * scale, the constant one first.
"""

from __future__ import annotations

import importlib.resources
import json
from functools import cache

from raise_kernel.passes.standardize.device_math.expr import Expr, horner


@cache
def _polynomials() -> dict[str, tuple[float, float, list[float]]]:
    folder = importlib.resources.files("raise_kernel.passes.standardize.device_math")
    return json.loads(folder.joinpath("coefficients.json").read_text())


def polynomial(name: str, x: Expr) -> Expr:
    """The polynomial of this name, in x's format, at x."""
    center, scale, coefficients = _polynomials()[f"{name} {x.type}"]
    shifted = x - center if center else x
    return horner(shifted * scale if scale != 1.0 else shifted, coefficients)
