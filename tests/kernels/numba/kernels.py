"""Kernels as Numba users write them, under plain names: `raise_kernel.from_numba` compiles them."""

# Names such as cuda.grid mean something to Numba only.
# pyright: reportCallIssue=false, reportOperatorIssue=false

from __future__ import annotations

import math

from numba import cuda, float32, int32


def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < y.size:
        y[i] = a * x[i] + y[i]


def jacobi2d(x, y, n):
    j, i = cuda.grid(2)
    if i > 0 and i < n - 1 and j > 0 and j < n - 1:
        y[i, j] = float32(0.25) * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


def matmul(a, b, c):
    row, col = cuda.grid(2)
    if row < c.shape[0] and col < c.shape[1]:
        total = float32(0.0)
        for k in range(a.shape[1]):
            total += a[row, k] * b[k, col]
        c[row, col] = total


def row_sums(x, out):
    i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    if i >= x.shape[0]:
        return
    total = 0.0
    for j in range(x.shape[1]):
        total += x[i, j]
    out[i] = total


def stride_double(x, y):
    start = cuda.grid(1)
    step = cuda.gridsize(1)
    for i in range(start, x.size, step):
        y[i] = 2 * x[i]


def normal_density(x, mean, deviation, out):
    i = cuda.grid(1)
    if i < x.size:
        z = (x[i] - mean) / deviation
        out[i] = math.exp(-0.5 * z * z) / (deviation * math.sqrt(2.0 * math.pi))


def laplacian3d(u, out):
    i, j, k = cuda.grid(3)
    if 0 < i < u.shape[0] - 1 and 0 < j < u.shape[1] - 1 and 0 < k < u.shape[2] - 1:
        around = u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k]
        out[i, j, k] = around + u[i, j, k - 1] + u[i, j, k + 1] - 6.0 * u[i, j, k]


def logistic_steps(x, steps, rate):
    i = cuda.grid(1)
    if i < x.size:
        value = x[i]
        for _ in range(steps):
            value = rate * value * (1.0 - value)
        x[i] = value


def escape_counts(counts, x0, y0, step, iterations):
    px, py = cuda.grid(2)
    if py < counts.shape[0] and px < counts.shape[1]:
        cr = x0 + px * step
        ci = y0 + py * step
        zr = 0.0
        zi = 0.0
        count = int32(0)
        for _ in range(iterations):
            inside = zr * zr + zi * zi <= 4.0
            if inside:
                zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
                count += int32(1)
        counts[py, px] = count


def relaxed_in_place(x, steps):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    for _ in range(steps):
        left, right = max(i - 1, 0), min(i + 1, x.size - 1)
        value = float32(0.5) * (x[left] + x[right])
        grid.sync()
        x[i] = value
        grid.sync()
