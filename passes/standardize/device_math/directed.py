"""Directed rounding: from a rounded value and what it lost to the value rounded another way."""

from __future__ import annotations

import math
from typing import Literal

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where

# To nearest (ties to even), towards zero, up, down.
Mode = Literal["rn", "rz", "ru", "rd"]
MODES: tuple[Mode, ...] = ("rn", "rz", "ru", "rd")

# NVVM's names: m is minus, p is plus infinity.
NVVM_MODES: dict[str, Mode] = {"rn": "rn", "rz": "rz", "rp": "ru", "rm": "rd"}


def step(x: Expr, outward: Expr) -> Expr:
    """The neighbour of a non-zero x: away from zero where `outward` is set, else towards it."""
    bits = x.bits()
    return (bits + where(outward, bits.like(1), bits.like(-1))).bitcast(x.type)


def adjust(nearest: Expr, too_high: Expr, too_low: Expr, mode: Mode) -> Expr:
    """`nearest` moved by one step where it lies on the wrong side of the exact value.

    `too_high`: nearest is above the exact value; `too_low`: below. `nearest` is not zero where one
    of them is set. An overflow to infinity counts as too high (or too low for -infinity), and the
    step leads back to the largest number.
    """
    if mode == "rn":
        return nearest
    negative = e.sign_bit(nearest)
    if mode == "rd":
        return where(too_high, step(nearest, negative), nearest)
    if mode == "ru":
        return where(too_low, step(nearest, ~negative), nearest)
    inward = (nearest.bits() - 1).bitcast(nearest.type)
    return where(where(negative, too_low, too_high), inward, nearest)


def from_error(nearest: Expr, error: Expr, mode: Mode) -> Expr:
    """The exact value is nearest + error; both finite, |error| at most half a step."""
    return adjust(nearest, error < 0.0, error > 0.0, mode)


def overflow(result: Expr, finite_operands: Expr, nearest: Expr, mode: Mode) -> Expr:
    """`result`, but where finite operands overflowed, `nearest` being infinite: by the mode."""
    if mode == "rn":
        return nearest
    infinite = e.is_infinite(nearest)
    rounded = adjust(nearest, nearest > 0.0, nearest < 0.0, mode)
    return where(infinite, where(finite_operands, rounded, nearest), result)


def is_finite(x: Expr) -> Expr:
    return e.absolute(x) < math.inf


# --- float to integer -----------------------------------------------------------------------

_TO_INTEGER = {"rn": e.round_even, "rz": e.trunc, "ru": e.ceil, "rd": e.floor}


def to_integer(x: Expr, width: int, signed: bool, mode: Mode = "rz") -> Expr:
    """An integer, saturated; NaN as PTX's cvt: 0, or only the top bit where 64 bits take part."""
    whole = _TO_INTEGER[mode](x)
    top = 2.0 ** (width - 1 if signed else width)
    low = -(2.0 ** (width - 1)) if signed else 0.0
    inside = (whole >= low) & (whole < top)
    safe = where(inside, whole, 0.0)
    result = safe.to_signed(width) if signed else safe.to_unsigned(width)
    highest = (1 << (width - 1)) - 1 if signed else -1
    lowest = 1 << (width - 1) if signed else 0
    limit = where(x > 0.0, result.like(highest), result.like(lowest))
    undefined = 1 << (width - 1) if width == 64 or x.width == 64 else 0
    return where(inside, result, where(e.is_nan(x), undefined, limit))
