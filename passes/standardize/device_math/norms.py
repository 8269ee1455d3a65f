"""Euclidean norms and their reciprocals: the components are scaled by a power of two, exactly."""

from __future__ import annotations

import math
from collections.abc import Sequence

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import both


def _scaled_norm(components: Sequence[Expr]) -> tuple[Expr, Expr, Expr]:
    """(norm of the scaled components, scale, largest): the norm is the first over the second."""
    sizes = [e.absolute(c) for c in components]
    largest = sizes[0]
    for size in sizes[1:]:
        largest = e.max_number(largest, size)
    fmt = largest.format
    # The scale turns the largest exponent into about 0; it stays a normal number itself.
    field = largest.bits() & fmt.infinity
    low, high = field.like(1 << fmt.mantissa), field.like((2 * fmt.bias - 1) << fmt.mantissa)
    field = e.min_signed(e.max_signed(field, low), high)
    scale = (field.like((2 * fmt.bias) << fmt.mantissa) - field).bitcast(largest.type)
    total = largest.like(0.0)
    for size in sizes:
        scaled = size * scale
        total = total + scaled * scaled
    return e.sqrt(total), scale, largest


def norm(*components: Expr) -> Expr:
    """Infinite where a component is, even beside NaN."""
    root, scale, largest = _scaled_norm(components)
    result = root / scale
    return where(_any_infinite(components), math.inf, where(largest.eq(0.0), root, result))


def reciprocal_norm(*components: Expr) -> Expr:
    """0 where a component is infinite."""
    root, scale, _ = _scaled_norm(components)
    return where(_any_infinite(components), 0.0, scale / root)


def _any_infinite(components: Sequence[Expr]) -> Expr:
    result = e.is_infinite(components[0])
    for component in components[1:]:
        result = result | e.is_infinite(component)
    return result


both("hypot", "norm3d", "norm4d")(norm)
both("rhypot", "rnorm3d", "rnorm4d")(reciprocal_norm)
