"""Stores of the lanes of a warp that are active: none, the first alone, another alone, several."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk

N, WARP = 256, 32

_SOURCE = """extern "C" __global__ void k(const int *active, const int *p, const T *x, T *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (active[i]) y[INDEX] = x[i];
}"""

INDICES = {
    "perhaps a row": ("(i + 7) % 256", lambda p, i: (i + 7) % N),
    "apart": ("p[i]", lambda p, i: p),
    "one a warp": ("i / 32", lambda p, i: i // WARP),
}


def _active(rng: np.random.Generator) -> np.ndarray:
    """A row of lanes for each warp."""
    rows = np.zeros((N // WARP, WARP), np.int32)
    rows[1, 0] = rows[2, 5] = rows[3, 31] = 1
    rows[4, [0, 9]] = 1
    rows[5, 1:] = 1
    rows[6] = 1
    rows[7] = rng.integers(0, 2, WARP)
    return rows.ravel()


@pytest.mark.sample(4)
@pytest.mark.parametrize("type_", ["float", "double", "unsigned char"])
@pytest.mark.parametrize("where", list(INDICES))
def test_active_lanes_store_their_values(where: str, type_: str, x64: None) -> None:
    text, numbers = INDICES[where]
    rng = np.random.default_rng(5)
    kinds = {"float": np.float32, "double": np.float64, "unsigned char": np.uint8}
    active, p = _active(rng), rng.integers(0, N, N, dtype=np.int32)
    x, y = rng.integers(0, 200, N).astype(kinds[type_]), np.zeros(N, kinds[type_])
    wanted = y.copy()
    for k in np.flatnonzero(active):  # the last lane's value stays
        wanted[np.broadcast_to(numbers(p, np.arange(N)), N)[k]] = x[k]
    kernel = rk.from_cuda(_SOURCE.replace("INDEX", text).replace("T ", f"{type_} "))
    launch = kernel[(2,), (128,)].options(executor="native")
    lowered = launch.lower(active, p, x, y)
    assert lowered.executor == "native"
    np.testing.assert_array_equal(np.asarray(launch(active, p, x, y)), wanted)
