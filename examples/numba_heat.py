"""A Numba CUDA program as one finds them: a hot plate, several kernels, streams, device arrays.

python examples/numba_heat.py                        # on a GPU
python -m raise_kernel run examples/numba_heat.py    # without one
"""

import argparse
import math

import numpy as np
from numba import cuda, float32

TILE = 16
PADDED = TILE + 2


@cuda.jit
def step(u, v, k):
    """One explicit step of the heat equation, through shared memory."""
    tile = cuda.shared.array((PADDED, PADDED), float32)
    j, i = cuda.grid(2)
    tj, ti = cuda.threadIdx.x + 1, cuda.threadIdx.y + 1
    rows, columns = u.shape
    if i < rows and j < columns:
        tile[ti, tj] = u[i, j]
        if ti == 1 and i > 0:
            tile[0, tj] = u[i - 1, j]
        if ti == TILE and i < rows - 1:
            tile[TILE + 1, tj] = u[i + 1, j]
        if tj == 1 and j > 0:
            tile[ti, 0] = u[i, j - 1]
        if tj == TILE and j < columns - 1:
            tile[ti, TILE + 1] = u[i, j + 1]
    cuda.syncthreads()
    if 0 < i < rows - 1 and 0 < j < columns - 1:
        around = tile[ti - 1, tj] + tile[ti + 1, tj] + tile[ti, tj - 1] + tile[ti, tj + 1]
        v[i, j] = tile[ti, tj] + k * (around - float32(4.0) * tile[ti, tj])


@cuda.jit(device=True)
def hat(x, y):
    """A hot spot in the middle of the unit square."""
    return math.exp(-50.0 * ((x - 0.5) ** 2 + (y - 0.5) ** 2))


@cuda.jit
def heat_up(u):
    """The first temperatures."""
    j, i = cuda.grid(2)
    if i < u.shape[0] and j < u.shape[1]:
        u[i, j] = hat(i / u.shape[0], j / u.shape[1])


@cuda.jit
def histogram(u, bins, low, high):
    """How many points have which temperature: atomics in a grid-stride loop."""
    for n in range(cuda.grid(1), u.size, cuda.gridsize(1)):
        value = u[n // u.shape[1], n % u.shape[1]]
        bin_ = int((value - low) / (high - low) * bins.size)
        cuda.atomic.add(bins, min(max(bin_, 0), bins.size - 1), 1)


@cuda.reduce
def total(a, b):
    return a + b


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, default=128)
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args()
    size = options.size

    print("running on", cuda.get_current_device().name)
    block = (TILE, TILE)
    grid = (math.ceil(size / TILE), math.ceil(size / TILE))
    stream = cuda.stream()
    start, end = cuda.event(), cuda.event()

    u = cuda.device_array((size, size), np.float32, stream=stream)
    heat_up[grid, block, stream](u)
    v = cuda.to_device(u.copy_to_host(stream=stream), stream=stream)
    before = u.copy_to_host(stream=stream)

    start.record(stream)
    for _ in range(options.steps):
        step[grid, block, stream](u, v, np.float32(0.2))
        u, v = v, u
    end.record(stream)
    stream.synchronize()

    bins = cuda.to_device(np.zeros(8, np.int32))
    histogram[32, 128](u, bins, np.float32(0), np.float32(1))
    after = u.copy_to_host()
    middle = u[size // 2, size // 4 : -size // 4].copy_to_host()
    ms = cuda.event_elapsed_time(start, end)

    expected = before
    for _ in range(options.steps):
        around = np.zeros_like(expected)
        around[1:-1, 1:-1] = (
            expected[:-2, 1:-1] + expected[2:, 1:-1] + expected[1:-1, :-2] + expected[1:-1, 2:]
        )
        inner = expected[1:-1, 1:-1] + np.float32(0.2) * (
            around[1:-1, 1:-1] - 4 * expected[1:-1, 1:-1]
        )
        expected = expected.copy()
        expected[1:-1, 1:-1] = inner
    assert np.allclose(after, expected, atol=1e-5)
    assert bins.copy_to_host().sum() == size * size
    assert np.array_equal(middle, after[size // 2, size // 4 : -size // 4])
    heat = total(cuda.to_device(after.ravel().astype(np.float64)))
    assert np.isclose(heat, after.sum(dtype=np.float64))
    print(f"{options.steps} steps of {size} x {size}: {ms:.1f} ms")
    print("heat", round(float(heat), 3), "hottest", round(float(after.max()), 4))
    print("histogram", bins.copy_to_host().tolist())


if __name__ == "__main__":
    main()
