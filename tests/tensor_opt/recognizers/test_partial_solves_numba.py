"""Numba kernels that are nearly a solve, against the reference executor on inputs where
they differ from one."""

# Names such as cuda.grid mean something to Numba only.
# pyright: reportCallIssue=false, reportOperatorIssue=false, reportIndexIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np
import pytest
from numba import cuda
from tests.kernels.compare import as_arrays

import raise_kernel
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.numba_cuda import from_numba
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.kernel import Launcher, launch_of
from raise_kernel.runtime.reference.execute import execute

N = 9


def skipping_solve(a, x):
    """Unknowns whose pivots are small stay as they are."""
    c = cuda.grid(1)
    if c < x.shape[1]:
        for i in range(N):
            total = x[i, c]
            for k in range(i):
                total -= a[i, k] * x[k, c]
            if abs(a[i, i]) > 1e-6:
                x[i, c] = total / a[i, i]


def solve(a, x):
    c = cuda.grid(1)
    if c < x.shape[1]:
        for i in range(N):
            total = x[i, c]
            for k in range(i):
                total -= a[i, k] * x[k, c]
            x[i, c] = total / a[i, i]


def compensated_solve(a, x):
    """Sums are Kahan's."""
    c = cuda.grid(1)
    if c < x.shape[1]:
        for i in range(N):
            total, lost = x[i, c], x[i, c] * 0
            for k in range(i):
                term = -a[i, k] * x[k, c] - lost
                more = total + term
                lost = (more - total) - term
                total = more
            x[i, c] = total / a[i, i]


def _system(value: float) -> list[np.ndarray]:
    rng = np.random.default_rng(4)
    a = rng.uniform(-1, 1, (N, N)) + 2 * np.eye(N)
    a[3, 3] = value
    x = rng.uniform(-1, 1, (N, 4))
    x[:, 1] *= 1e20
    x[2, 2] = 5e-324
    return [a, x]


VALUES = [0.0, 1e-13, 1e-12, 2e-12, 1e-6, 2e-6, -1.0, 1e20, 1e300, np.inf, np.nan, 5e-324]


@functools.cache
def _compiled(function: Callable) -> tuple[Launcher, LLVMModule]:
    """The function for each of its systems: all are of one type and shape."""
    args = sort_arguments(_system(0.0), None).arguments
    return raise_kernel.from_numba(function)[(1,), (32,)], from_numba(function, args)


def check(function: Callable, args: list[np.ndarray], word: str, named: bool) -> None:
    kernel, module = _compiled(function)
    lowered = kernel.lower(*args)
    assert (word in lowered.as_text("stablehlo")) == named
    written = lowered.raised.written
    (raised,) = as_arrays(kernel(*args), [args[number] for number in written])
    with np.errstate(all="ignore"):
        after = execute(module, None, launch_of(((1,), (32,))), args)[written[0]]
    np.testing.assert_allclose(raised, after, rtol=1e-9, atol=1e-30)


@pytest.mark.sample(5)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize(
    ("function", "named"), [(skipping_solve, False), (compensated_solve, False), (solve, True)]
)
def test_solve(function: Callable, named: bool, value: float):
    check(function, _system(value), "triangular_solve", named)
