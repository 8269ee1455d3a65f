"""A call with textures or surfaces, and the test of it: raised, on the executor, and in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tests.kernels.levels import ir_file
from tests.kernels.registry import ROOT, Draw

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

N = 75


@dataclass(frozen=True)
class Case:
    """One call; `expected(*args)` is what it leaves in the written arrays."""

    kernel: str
    args: tuple[Any, ...]
    expected: tuple[Any, ...]
    grid: Any = 3
    block: Any = 32
    variables: dict[str, Any] = field(default_factory=dict)
    tolerance: float = 2e-6


def load(kernel: str, level: str) -> Any:
    source = ROOT / "tests/kernels/language/access/textures.cu"
    return rk.load(ir_file(source, level), kernel=kernel)


def run(name: str, make: Callable[[Draw], Case], level: str) -> None:
    found = make(Draw(name))
    launcher = load(found.kernel, level)[found.grid, found.block]
    verify_call(launcher, found.args, variables=found.variables, rtol=1e-4).check()
    results = launcher(*found.args, **found.variables)
    results = results if isinstance(results, tuple) else (results,)
    assert len(results) == len(found.expected)
    for result, want in zip(results, found.expected, strict=True):
        np.testing.assert_allclose(result, want, found.tolerance, found.tolerance)


def coordinates(d: Draw, low: float, high: float, n: int = N) -> np.ndarray:
    """Real ones past both ends, with centers, edges, NaN and infinities among them."""
    values = d.f32(n, lo=low, hi=high)
    values[:8] = [0, 0.5, 1, -0.5, np.nan, np.inf, -np.inf, np.float32(-1e-10)]
    return values


def zeros(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    return np.zeros(shape, dtype)
