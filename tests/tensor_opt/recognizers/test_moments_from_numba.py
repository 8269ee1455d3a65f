"""Means and variances written in Numba, through the whole pipeline, on rows that are hard for one
of their forms: against the reference executor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.support.unoptimized import unoptimized

import raise_kernel as rk
from raise_kernel.frontend.numba_cuda import from_numba
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.kernel import launch_of
from raise_kernel.runtime.reference.execute import execute

cuda = pytest.importorskip("numba.cuda")
F32 = np.float32
THREADS = 32
ROWS, COLUMNS = 6, 75
GUARD = 'rk.guard = "recognize-moments"'


def merged(start: float) -> Callable[..., None]:
    """Updates by threads with counts as floats, parts merged in a tree; means begin at `start`."""

    def kernel(x, means, squares):
        mean, square, count = cuda.shared.array((3, THREADS), F32)
        t, row = cuda.threadIdx.x, cuda.blockIdx.x
        n, m, q = F32(0), F32(start), F32(0)
        for i in range(t, x.shape[1], THREADS):
            n += F32(1)
            d = x[row, i] - m
            m += d / n
            q += d * (x[row, i] - m)
        mean[t], square[t], count[t] = m, q, n
        cuda.syncthreads()
        half = THREADS // 2
        while half > 0:
            if t < half:
                a, b = count[t], count[t + half]
                if b > F32(0):
                    d = mean[t + half] - mean[t]
                    mean[t] += d * b / (a + b)
                    square[t] += square[t + half] + d * d * a * b / (a + b)
                    count[t] = a + b
            cuda.syncthreads()
            half //= 2
        if t == 0:
            means[row] = mean[0]
            squares[row] = square[0]

    return kernel


def updates(x, means, squares):
    row = cuda.grid(1)
    if row < x.shape[0]:
        m, q = F32(0), F32(0)
        for i in range(x.shape[1]):
            d = x[row, i] - m
            m += d / F32(i + 1)
            q += d * (x[row, i] - m)
        means[row] = m
        squares[row] = q


def one_pass(x, means, squares):
    row = cuda.grid(1)
    if row < x.shape[0]:
        s, q = F32(0), F32(0)
        for i in range(x.shape[1]):
            s += x[row, i]
            q += x[row, i] * x[row, i]
        m = s / F32(x.shape[1])
        means[row] = m
        squares[row] = q - s * m


def large(x, means, squares):
    """Updates by elements above a threshold that no drawn element is below."""
    row = cuda.grid(1)
    if row < x.shape[0]:
        m, q, n = F32(0), F32(0), F32(0)
        for i in range(x.shape[1]):
            if x[row, i] > F32(-1e9):
                n += F32(1)
                d = x[row, i] - m
                m += d / n
                q += d * (x[row, i] - m)
        means[row] = m
        squares[row] = q


def rows(case: str) -> np.ndarray:
    x = np.random.default_rng(1).uniform(-5, 5, (ROWS, COLUMNS)).astype(F32)
    if case == "offsets":
        x[0] += F32(1e4)
        x[1] = F32(1e20) * (1 + x[1] * F32(1e-6))
        x[2, 0] = F32(3e6)
    elif case == "not finite":
        x[0, 3], x[1, COLUMNS - 1], x[2, 0] = np.inf, -np.inf, np.nan
        x[3] = np.finfo(F32).max
    elif case == "equal":
        x[0], x[1], x[2] = F32(1.1), F32(0), -F32(0)
        x[3] *= F32(1e-40)
        x[4, 5] = F32(-1e10)
    return x


CASES = ("drawn", "offsets", "not finite", "equal")
BY_ROW = ((1,), (THREADS,))
BY_BLOCK = ((ROWS,), (THREADS,))
KERNELS: dict[str, tuple[Any, tuple[Any, ...], bool]] = {
    "merged": (merged(0.0), BY_BLOCK, True),
    "merged from 1e-5": (merged(1e-5), BY_BLOCK, False),
    "merged from -1e5": (merged(-1e5), BY_BLOCK, False),
    "updates": (updates, BY_ROW, True),
    "one pass": (one_pass, BY_ROW, False),
    "only large": (large, BY_ROW, False),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", KERNELS)
def test_moments_from_numba(name: str) -> None:
    function, launch, taken = KERNELS[name]
    launcher = rk.from_numba(cuda.jit(function))[launch]
    outputs = np.zeros(ROWS, F32), np.zeros(ROWS, F32)
    text = launcher.lower(rows("drawn"), *outputs).as_text("stablehlo")
    assert (GUARD in text) == taken
    drawn = sort_arguments((rows("drawn"), *outputs), None).arguments
    module = from_numba(cuda.jit(function), drawn)
    for case in CASES:
        args = rows(case), *outputs
        # (XLA's own contraction of `q - s * m` would have no overflow where the kernel has one.)
        with unoptimized(), np.errstate(all="ignore"):
            _, *want = execute(module, None, launch_of(launch), args)
            compare(rows(case), want, [np.asarray(v) for v in launcher(*args)], subtracts=taken)


def compare(
    x: np.ndarray, want: list[np.ndarray], found: list[np.ndarray], *, subtracts: bool
) -> None:
    """Equal but for rounding errors, of sums of squares that subtract first or of others."""
    exact = np.where(np.isfinite(x), x, 0).astype(np.float64)
    # The larger one of two starts is 1e5.
    size = np.abs(exact).max(axis=1) + (0 if subtracts else 1e5)
    spread = exact.max(axis=1) - exact.min(axis=1) if subtracts else size
    eps = COLUMNS * np.finfo(F32).eps
    bounds = eps * size + 1e-37, eps * COLUMNS * spread * (size + spread) + 1e-37
    for mine, theirs, bound in zip(found, want, bounds, strict=True):
        finite = np.isfinite(theirs)
        np.testing.assert_array_equal(np.where(finite, 0, mine), np.where(finite, 0, theirs))
        apart = np.abs(np.where(finite, mine, 0.0) - np.where(finite, theirs, 0.0))
        assert (apart <= bound).all(), (mine, theirs, bound)
