"""Numba functions: raised and compared with NumPy and with the reference executor."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from tests.kernels.compare import as_arrays, assert_close
from tests.kernels.numba.case import Case
from tests.kernels.numba.idiom_cases import IDIOMS
from tests.kernels.registry import AFFINE, SEQUENTIAL, Call, Draw, box, line, plane

import raise_kernel
from raise_kernel.frontend.numba_cuda import from_numba
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

numba_kernels = pytest.importorskip("tests.kernels.numba.kernels")
numba_idioms = pytest.importorskip("tests.kernels.numba.idioms")
pytestmark = pytest.mark.usefixtures("x64")


def _jacobi2d(x, y, n):
    y[1:-1, 1:-1] = (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]) * np.float32(0.25)
    return y


def _laplacian3d(u, out):
    c = slice(1, -1)
    around = u[:-2, c, c] + u[2:, c, c] + u[c, :-2, c] + u[c, 2:, c] + u[c, c, :-2] + u[c, c, 2:]
    out[c, c, c] = around - 6 * u[c, c, c]
    return out


def _density(x, mean, deviation, out):
    return np.exp(-0.5 * ((x - mean) / deviation) ** 2) / (deviation * math.sqrt(2 * math.pi))


def _logistic(x, steps, rate):
    for _ in range(steps):
        x = rate * x * (1 - x)
    return x


def _relaxed(x, steps):
    for _ in range(steps):
        padded = np.pad(x, 1, mode="edge")
        x = np.float32(0.5) * (padded[:-2] + padded[2:])
    return x


def _escape_counts(counts, x0, y0, step, iterations):
    c = (
        x0
        + np.arange(counts.shape[1]) * step
        + 1j * (y0 + np.arange(counts.shape[0]) * step)[:, None]
    )
    z, counts[...] = np.zeros_like(c), 0
    for _ in range(iterations):
        inside = z.real**2 + z.imag**2 <= 4
        z = np.where(inside, z * z + c, z)
        counts += inside
    return counts


CASES = {
    "saxpy": Case(
        (100, 33, 1),
        lambda n, d: line(n, np.float32(1.5), d.f32(n), d.f32(n)),
        lambda a, x, y: a * x + y,
        AFFINE,
    ),
    "jacobi2d": Case(
        (32, 17, 1),
        lambda n, d: plane(n, n, d.f32(n, n), d.f32(n, n), n),
        _jacobi2d,
        AFFINE,
    ),
    "matmul": Case(
        ((16, 24, 8), (5, 7, 3)),
        lambda s, d: plane(s[0], s[1], d.f32(s[0], s[2]), d.f32(s[2], s[1]), d.f32(*s[:2])),
        lambda a, b, c: a @ b,
        SEQUENTIAL,
    ),
    "row_sums": Case(
        ((40, 12), (33, 7), (1, 1)),
        lambda s, d: line(s[0], d.f64(*s), d.f64(s[0])),
        lambda x, out: x.sum(axis=1),
        SEQUENTIAL,
    ),
    "stride_double": Case(
        (100, 37, 1),
        lambda n, d: Call((2,), (16,), (d.i32(n), d.i32(n))),
        lambda x, y: 2 * x,
    ),
    "normal_density": Case(
        (100, 33, 1),
        lambda n, d: line(n, d.f64(n), 0.25, 1.5, d.f64(n)),
        _density,
        AFFINE,
    ),
    "laplacian3d": Case(
        ((8, 6, 10), (5, 7, 3), (1, 2, 3)),
        lambda s, d: box(*s, d.f64(*s), d.f64(*s)),
        _laplacian3d,
        AFFINE,
    ),
    "relaxed_in_place": Case(
        sizes=(64,),
        make=lambda n, d: Call((n // 16,), (16,), (d.f32(n), 3)),
        numpy=_relaxed,
    ),
    "logistic_steps": Case(
        ((100, 5), (33, 0), (1, 1)),
        lambda s, d: line(s[0], d.f64(s[0], lo=0, hi=1), s[1], 3.2),
        _logistic,
        SEQUENTIAL,
        100.0,
    ),
    "escape_counts": Case(
        ((16, 12), (13, 7)),
        lambda s, d: plane(*s, np.zeros((s[1], s[0]), np.int32), -2.03, -1.01, 0.171, 15),
        _escape_counts,
        SEQUENTIAL,
    ),
    **IDIOMS,
}


def numba_function(name: str) -> Any:
    """The function of that name, of either file."""
    return getattr(numba_idioms if name in IDIOMS else numba_kernels, name)


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("name", "size"), [(name, size) for name, case in CASES.items() for size in case.sizes], ids=str
)
def test_numba_kernel(name: str, size: Any):
    case, function = CASES[name], numba_function(name)
    call = case.make(size, Draw(f"{name}{size}"))
    launcher = raise_kernel.from_numba(function)[call.grid, call.block]
    lowered = launcher.lower(*call.args)
    text = lowered.as_text("stablehlo")
    for operation in case.free_of:
        assert f"stablehlo.{operation}" not in text, text
    written = lowered.raised.written
    arrays = [arg for arg in call.args if isinstance(arg, np.ndarray)]
    (raised,) = as_arrays(launcher(*call.args), [arrays[number] for number in written])
    copies = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in call.args]
    assert_close(raised, case.numpy(*copies), case.tolerance, "NumPy")
    module = from_numba(function, sort_arguments(call.args, None).arguments)
    after = execute(module, None, launch_of((call.grid, call.block)), call.args)
    assert_close(raised, after[written[0]], case.tolerance, "reference executor")


def test_every_numba_kernel_has_a_case():
    own = {
        name
        for module in (numba_kernels, numba_idioms)
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__
    }
    assert own == set(CASES)
