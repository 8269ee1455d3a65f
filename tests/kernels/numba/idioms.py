"""Kernels with a name, as Numba users write them: products, scans, sorts, moves, solves."""

# Names such as cuda.grid mean something to Numba only.
# pyright: reportCallIssue=false, reportOperatorIssue=false, reportIndexIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false
# pyright: reportOptionalSubscript=false

from __future__ import annotations

import math

from numba import cuda, float32, float64


def batched_matmul(a, b, c):
    j, i, n = cuda.grid(3)
    if n < c.shape[0] and i < c.shape[1] and j < c.shape[2]:
        total = 0.0
        for k in range(a.shape[2]):
            total += a[n, i, k] * b[n, k, j]
        c[n, i, j] = total


def transpose_tile(x, out):
    tile = cuda.shared.array((16, 17), float32)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    column, row = cuda.grid(2)
    if row < x.shape[0] and column < x.shape[1]:
        tile[ty, tx] = x[row, column]
    cuda.syncthreads()
    column = cuda.blockIdx.y * 16 + tx
    row = cuda.blockIdx.x * 16 + ty
    if row < out.shape[0] and column < out.shape[1]:
        out[row, column] = tile[tx, ty]


def convolve(image, weights, out):
    i, j = cuda.grid(2)
    if i < out.shape[0] and j < out.shape[1]:
        total = 0.0
        for a in range(weights.shape[0]):
            for b in range(weights.shape[1]):
                y = i + a - weights.shape[0] // 2
                x = j + b - weights.shape[1] // 2
                if 0 <= y < image.shape[0] and 0 <= x < image.shape[1]:
                    total += weights[a, b] * image[y, x]
        out[i, j] = total


def softmax(x, out):
    row = cuda.grid(1)
    if row < x.shape[0]:
        top = -math.inf
        for j in range(x.shape[1]):
            top = max(top, x[row, j])
        total = 0.0
        for j in range(x.shape[1]):
            out[row, j] = math.exp(x[row, j] - top)
            total += out[row, j]
        for j in range(x.shape[1]):
            out[row, j] /= total


def argmax(x, out):
    row = cuda.grid(1)
    if row < x.shape[0]:
        best, place = x[row, 0], 0
        for j in range(1, x.shape[1]):
            if x[row, j] > best:
                best, place = x[row, j], j
        out[row] = place


def running_sum(x, out):
    row = cuda.grid(1)
    if row < x.shape[0]:
        total = 0.0
        for j in range(x.shape[1]):
            total += x[row, j]
            out[row, j] = total


def histogram(values, bins):
    i = cuda.grid(1)
    if i < values.size:
        cuda.atomic.add(bins, values[i], 1)


def block_sums(x, out):
    part = cuda.shared.array(64, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    part[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    step = 1
    while step < cuda.blockDim.x:
        if t % (2 * step) == 0:
            part[t] += part[t + step]
        step *= 2
        cuda.syncthreads()
    if t == 0:
        out[cuda.blockIdx.x] = part[0]


def block_scan(x, out):
    part = cuda.shared.array(64, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    part[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    step = 1
    while step < 64:
        left = float32(0)
        if t >= step:
            left = part[t - step]
        cuda.syncthreads()
        part[t] += left
        cuda.syncthreads()
        step *= 2
    if i < x.size:
        out[i] = part[t]


def roll(x, out, shift):
    i = cuda.grid(1)
    if i < x.size:
        out[(i + shift) % x.size] = x[i]


def flip(x, out):
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        out[i, j] = x[i, x.shape[1] - 1 - j]


def pad(x, out, width):
    i, j = cuda.grid(2)
    if i < out.shape[0] and j < out.shape[1]:
        if width <= i < width + x.shape[0] and width <= j < width + x.shape[1]:
            out[i, j] = x[i - width, j - width]
        else:
            out[i, j] = 0.0


def bitonic(x):
    part = cuda.shared.array(64, float32)
    t = cuda.threadIdx.x
    part[t] = x[t]
    cuda.syncthreads()
    size = 2
    while size <= 64:
        step = size // 2
        while step > 0:
            other = t ^ step
            if other > t and (part[t] > part[other]) == ((t & size) == 0):
                part[t], part[other] = part[other], part[t]
            cuda.syncthreads()
            step //= 2
        size *= 2
    x[t] = part[t]


def warp_sum(x, out):
    i = cuda.grid(1)
    value = x[i] if i < x.size else float32(0)
    for step in (16, 8, 4, 2, 1):
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, step)
    if cuda.threadIdx.x % 32 == 0:
        cuda.atomic.add(out, 0, value)


def three_largest(x, out):
    row = cuda.grid(1)
    if row < x.shape[0]:
        best = cuda.local.array(3, float32)
        for k in range(3):
            best[k] = -math.inf
        for j in range(x.shape[1]):
            value = x[row, j]
            for k in range(3):
                if value > best[k]:
                    best[k], value = value, best[k]
        for k in range(3):
            out[row, k] = best[k]


def lower_solve(matrix, b, x):
    column = cuda.grid(1)
    if column < b.shape[1]:
        for i in range(matrix.shape[0]):
            total = b[i, column]
            for k in range(i):
                total -= matrix[i, k] * x[k, column]
            x[i, column] = total / matrix[i, i]


def thomas(below, on, above, rhs, x):
    s = cuda.grid(1)
    high = cuda.local.array(17, float64)
    if s < x.shape[1]:
        high[0] = above[0, s] / on[0, s]
        x[0, s] = rhs[0, s] / on[0, s]
        for i in range(1, 17):
            over = 1.0 / (on[i, s] - below[i, s] * high[i - 1])
            high[i] = above[i, s] * over
            x[i, s] = (rhs[i, s] - below[i, s] * x[i - 1, s]) * over
        for i in range(15, -1, -1):
            x[i, s] -= high[i] * x[i + 1, s]


def cholesky(a):
    c = cuda.grid(1)
    if c < a.shape[0]:
        n = a.shape[1]
        for j in range(n):
            total = a[c, j, j]
            for k in range(j):
                total -= a[c, j, k] * a[c, j, k]
            root = math.sqrt(total)
            a[c, j, j] = root
            for i in range(j + 1, n):
                total = a[c, i, j]
                for k in range(j):
                    total -= a[c, i, k] * a[c, j, k]
                a[c, i, j] = total / root
