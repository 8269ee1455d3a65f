"""Loops in which the threads of a block stride through an array together, row by row."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.native.cpu import kernel as cpu_kernel
from raise_kernel.runtime.native.cpu.blocks.levels import Levels

BLOCK, ROWS = 96, 3

# Each thread's sum and last column. `LEAVES`: those that are not there any more.
_SUMS = """
extern "C" __global__ void k(const T *x, T *y, int *last, int n) {
  __shared__ T part[96];
  int t = threadIdx.x;
  part[t] = 0;
  __syncthreads();
  if (LEAVES) return;
  T sum = 0; int seen = -1;
  for (int i = t; i < n; i += 96) { sum = sum * (T)5 + x[blockIdx.x * n + i]; seen = i; }
  part[t] = sum;
  __syncthreads();
  y[blockIdx.x * 96 + t] = sum + part[95 - t];
  last[blockIdx.x * 96 + t] = seen;
}"""

LEAVES: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "false": lambda t: t < 0,
    "t % 5 == 1": lambda t: t % 5 == 1,
    "t >= 40": lambda t: t >= 40,
    "t == 7": lambda t: t == 7,
    "t / 32 == 1": lambda t: t // 32 == 1,
}


@pytest.fixture
def striding(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many loops go row by row in the code that was made since the test began."""
    found: list[Levels] = []
    levels_of = cpu_kernel.levels_of

    def noted(*args: object) -> Levels:
        found.append(levels_of(*args))  # pyright: ignore[reportArgumentType]
        return found[-1]

    monkeypatch.setattr(cpu_kernel, "levels_of", noted)
    return lambda: sum(len(levels.striding) for levels in found)


def _sums(x: np.ndarray, there: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    sums, last = np.zeros((ROWS, BLOCK), x.dtype), np.full((ROWS, BLOCK), -1, np.int32)
    for t in np.flatnonzero(there):
        for i in range(t, x.shape[1], BLOCK):
            sums[:, t] = sums[:, t] * x.dtype.type(5) + x[:, i]
            last[:, t] = i
    return np.where(there, sums + sums[:, ::-1], 0).astype(x.dtype), np.where(there, last, 0)


def _numbers(dtype: str, n: int) -> np.ndarray:
    x = np.random.default_rng(n).integers(0, 200, (ROWS, n)).astype(dtype)
    if dtype[0] == "f":
        x[0, 1], x[1, 2], x[1, 3], x[2, n - 1] = np.nan, np.inf, -np.inf, -0.0
    return x * x.dtype.type(2**29 + 1) if dtype == "i4" else x


@pytest.mark.parametrize("n", [95, 97, 300])
@pytest.mark.parametrize("type_", ["float", "int", "unsigned char"])
@pytest.mark.parametrize("leaves", list(LEAVES))
def test_sums_wait_in_slots(
    n: int, type_: str, leaves: str, striding: Callable[[], int], x64: None
) -> None:
    dtype = {"float": "f4", "int": "i4", "unsigned char": "u1"}[type_]
    x, t = _numbers(dtype, n), np.arange(BLOCK)
    there = ~LEAVES[leaves](t)
    kernel = rk.from_cuda(f"typedef {type_} T;" + _SUMS.replace("LEAVES", leaves))
    launch = kernel[(ROWS,), (BLOCK,)].options(executor="native")
    y, last = np.zeros(ROWS * BLOCK, dtype), np.zeros(ROWS * BLOCK, np.int32)
    found = launch(x.ravel(), y, last, np.int32(n))
    assert striding() >= (n > BLOCK)
    with np.errstate(all="ignore"):
        wanted = _sums(x, there)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(np.asarray(one).reshape(ROWS, BLOCK), other)
