"""A softmax whose parts merge in a tree, from a finite initial maximum: rows below it, masked rows.

A recognizer once took such a number for minus infinity. The tensor program keeps it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import raise_kernel as rk

LARGEST = float(np.finfo(np.float32).max)
INITIAL = -1e30
COLUMNS = 300


def rows() -> np.ndarray:
    """Usual numbers; rows that lie below the initial maximum, wholly and in part; extremes."""
    x = np.random.default_rng(0).uniform(-5, 5, (8, COLUMNS)).astype(np.float32)
    x[1], x[2], x[3] = -LARGEST, -np.inf, INITIAL
    x[4, ::3] = -np.inf
    x[5] = 2 * INITIAL
    x[6, 1:] = -1e31
    x[7] = np.nan
    return x


def merged(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The kernel's steps, lane by lane."""
    top = np.full((len(x), 64), INITIAL, np.float32)
    total = np.zeros_like(top)
    for start in range(0, COLUMNS, 64):
        part = x[:, start : start + 64]
        lanes = slice(0, part.shape[1])
        # `max(a, b)` of Numba is b if b > a, so a comparison with NaN keeps a.
        high = np.where(part > top[:, lanes], part, top[:, lanes])
        total[:, lanes] = total[:, lanes] * np.exp(top[:, lanes] - high) + np.exp(part - high)
        top[:, lanes] = high
    half = 32
    while half:
        a, b = top[:, :half], top[:, half : 2 * half]
        high = np.where(b > a, b, a)
        total[:, :half] = total[:, :half] * np.exp(a - high) + total[:, half : 2 * half] * np.exp(
            b - high
        )
        top[:, :half] = high
        half //= 2
    return top[:, 0], total[:, 0]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_tree_from_a_finite_maximum() -> None:
    pytest.importorskip("numba.cuda")
    from tests.kernels.numba.merged import merged_tree

    x = rows()
    empty: Any = np.zeros(len(x), np.float32)
    top, total = rk.from_numba(merged_tree)[len(x), 64](x, empty, empty.copy())
    wanted_top, wanted_total = merged(x)
    np.testing.assert_array_equal(np.asarray(top)[:7], wanted_top[:7])
    np.testing.assert_allclose(np.asarray(total)[:7], wanted_total[:7], rtol=1e-5)
    assert wanted_top[1] == np.float32(INITIAL) and wanted_total[1] == 0
    assert np.isnan(np.asarray(total)[7])
