"""The kernels of examples/."""

from __future__ import annotations

import numpy as np
from tests.kernels.registry import AFFINE, SEQUENTIAL, Draw, box, line, plane, spec


def _saxpy(n, a, x, y):
    return a * x + y


spec(
    "saxpy",
    "examples/saxpy",
    sizes=(1000, 33, 1, 0),
    make=lambda n, d: line(n, n, np.float32(2.5), d.f32(n), d.f32(n)),
    numpy=_saxpy,
    free_of=AFFINE,
)


def _jacobi2d(x, y, n):
    inner = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    y[1:-1, 1:-1] = inner
    return y


spec(
    "jacobi2d",
    "examples/jacobi2d",
    sizes=(32, 17, 3, 1),
    make=lambda n, d: plane(n, n, d.f32(n, n), d.f32(n, n), n),
    numpy=_jacobi2d,
    free_of=AFFINE,
)


def _make_matmul(size, d: Draw):
    m, n, k = size
    return plane(n, m, d.f32(m, k), d.f32(k, n), d.f32(m, n), m, n, k)


spec(
    "matmul",
    "examples/matmul",
    sizes=((16, 24, 8), (13, 7, 5), (1, 1, 1), (3, 5, 0)),
    make=_make_matmul,
    numpy=lambda a, b, c, m, n, k: a @ b,
    free_of=AFFINE,
)
spec(
    "matvec",
    "examples/matvec",
    sizes=((64, 16), (37, 11), (1, 1), (0, 4)),
    make=lambda s, d: line(s[0], d.f32(*s), d.f32(s[1]), d.f32(s[0]), *s),
    numpy=lambda a, x, y, m, n: a @ x,
    free_of=AFFINE,
)
spec(
    "vecmat",
    "examples/vecmat",
    sizes=((16, 64), (11, 37), (1, 1), (4, 0)),
    make=lambda s, d: line(s[1], d.f64(s[0]), d.f64(*s), d.f64(s[1]), *s),
    numpy=lambda x, a, y, m, n: x @ a,
    free_of=AFFINE,
)


def _make_stencil3d(size, d: Draw):
    nx, ny, nz = size
    fields = d.f32(nz, ny, nx), d.f32(nz, ny, nx)
    return box(nx, ny, nz, *fields, nx, ny, nz, np.float32(-6.0), np.float32(1.0))


def _stencil3d(u, out, nx, ny, nz, c0, c1):
    c = slice(1, -1)
    around = u[c, c, :-2] + u[c, c, 2:] + u[c, :-2, c] + u[c, 2:, c] + u[:-2, c, c] + u[2:, c, c]
    out[c, c, c] = c0 * u[c, c, c] + c1 * around
    return out


spec(
    "stencil3d",
    "examples/stencil3d",
    sizes=((8, 12, 4), (7, 5, 9), (3, 3, 3), (1, 4, 2)),
    make=_make_stencil3d,
    numpy=_stencil3d,
    free_of=AFFINE,
    tolerance=10,
)


def _stencil9(image, weights, out, h, w):
    if h > 2 and w > 2:
        views = [image[i : h - 2 + i, j : w - 2 + j] for i in range(3) for j in range(3)]
        out[1:-1, 1:-1] = sum(k * v for k, v in zip(weights.ravel(), views, strict=True))
    return out


spec(
    "stencil9",
    "examples/stencil9",
    sizes=((18, 34), (11, 9), (3, 3), (2, 5)),
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(3, 3), d.f32(*s), *s),
    numpy=_stencil9,
    free_of=AFFINE,
    tolerance=10,
)


def _heat1d(u, out, n, alpha, dt, dx):
    padded = np.pad(u, 1, mode="edge") if n else u
    return u + alpha * dt / dx**2 * (padded[:-2] - 2 * u + padded[2:]) if n else out


spec(
    "heat1d",
    "examples/heat1d",
    sizes=(128, 45, 1, 0),
    make=lambda n, d: line(n, d.f64(n), d.f64(n), n, 0.1, 0.5, 0.7),
    numpy=_heat1d,
    free_of=AFFINE,
)
spec(
    "transpose",
    "examples/transpose",
    sizes=((16, 24), (13, 7), (1, 1), (0, 3)),
    make=lambda s, d: plane(s[1], s[0], d.f32(*s), d.f32(s[1], s[0]), *s),
    numpy=lambda x, y, rows, cols: x.T,
    free_of=AFFINE,
)


def _polynomial(coefficients, degree, x, y, n):
    return np.polynomial.polynomial.polyval(x, coefficients)


spec(
    "polynomial",
    "examples/numerics/polynomial",
    sizes=((6, 128), (3, 45), (0, 1), (4, 0)),
    make=lambda s, d: line(s[1], d.f64(s[0] + 1), s[0], d.f64(s[1]), d.f64(s[1]), s[1]),
    numpy=_polynomial,
    free_of=SEQUENTIAL,
)


def _batched(x, scale, shift, y, batch, n):
    v = x * scale + shift
    v = v / (1 + np.exp(-v))
    return np.tanh(np.sqrt(v * v + 1))


spec(
    "batched",
    "examples/batched",
    sizes=((4, 64), (3, 37), (1, 1), (2, 0)),
    make=lambda s, d: line(s[1], d.f32(*s), d.f32(s[1]), d.f32(s[1]), d.f32(*s), *s),
    numpy=_batched,
    free_of=SEQUENTIAL,
)


def _mandelbrot(counts, width, height, x0, y0, step, iterations):
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    c = (x0 + x * step).astype(np.float32), (y0 + y * step).astype(np.float32)
    zr, zi = np.zeros_like(c[0]), np.zeros_like(c[0])
    counts[...] = 0
    for _ in range(iterations):
        inside = zr * zr + zi * zi <= 4
        new = zr * zr - zi * zi + c[0], 2 * zr * zi + c[1]
        zr, zi = np.where(inside, new[0], zr), np.where(inside, new[1], zi)
        counts += inside
    return counts


def _make_mandelbrot(size, d: Draw):
    w, h = size
    view = np.float32(-2.03), np.float32(-1.01), np.float32(0.171)
    return plane(w, h, np.zeros((h, w), np.int32), w, h, *view, 20)


spec(
    "mandelbrot",
    "examples/numerics/mandelbrot",
    sizes=((16, 12), (13, 7), (1, 1), (0, 5)),
    make=_make_mandelbrot,
    numpy=_mandelbrot,
    free_of=SEQUENTIAL,
)
