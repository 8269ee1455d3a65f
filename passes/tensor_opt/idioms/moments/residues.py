"""Rational numbers modulo several primes at once: arrays of float64, the last axis for primes.

A polynomial of degree two that is not zero modulo a prime vanishes at a random point with a
probability of at most 2 / prime (Schwartz, "Fast Probabilistic Algorithms for Verification of
Polynomial Identities", 1980). Five primes near 2**25 with a point each: less than 2**-115.
Coefficients are fractions of counts; one that is not zero would have to be a multiple of all primes
to be missed. Residues are balanced around zero, so that products are exact in float64.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

# Primes below 2**25; two of them once more, for what is no point but a number to be known exactly.
POINTS = 5
_PRIMES = (33554393, 33554383, 33554371, 33554347, 33554341)
_ALL = (*_PRIMES, *_PRIMES[:2])
_MODULI = np.array(_ALL, np.float64)
_INVERSES = 1.0 / _MODULI
WIDTH = len(_ALL)


def reduced(x: np.ndarray) -> np.ndarray:
    """Residues for integers below 2**53 in magnitude."""
    return x - np.rint(x * _INVERSES) * _MODULI


def canonical(x: np.ndarray) -> np.ndarray:
    """Equal residues as equal numbers, none below zero."""
    x = reduced(x)
    return np.where(x < 0, x + _MODULI, x)


def multiply(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return reduced(a * b)


def inverse(x: np.ndarray) -> np.ndarray:
    """One over `x`, zero of zero. Each value once: divisors are counts, few of them different."""
    flat = canonical(x).reshape(-1, WIDTH)
    rows, where = np.unique(flat, axis=0, return_inverse=True)
    found = [[_inverse(int(v), p) for v, p in zip(row, _ALL, strict=True)] for row in rows]
    return np.array(found, np.float64).reshape(-1, WIDTH)[where.reshape(-1)].reshape(x.shape)


def _inverse(x: int, prime: int) -> int:
    return pow(x, -1, prime) if x else 0


def of_fractions(values: Sequence[Fraction]) -> np.ndarray:
    """Residues of fractions, one a row."""
    found = [[v.numerator * _inverse(v.denominator % p, p) % p for p in _ALL] for v in values]
    return np.array(found, np.float64).reshape(len(values), WIDTH)


def of_integers(x: np.ndarray) -> np.ndarray:
    """Residues of integers."""
    # One integer may be a NumPy scalar, which `astype(object)` makes a plain int.
    wide = np.asarray(x).astype(object)[..., None] % np.array(_ALL, object)
    return np.asarray(wide, np.float64)


def drawn(random: np.random.Generator, shape: Sequence[int]) -> np.ndarray:
    """Random residues."""
    return np.floor(random.random((*shape, WIDTH)) * _MODULI)
