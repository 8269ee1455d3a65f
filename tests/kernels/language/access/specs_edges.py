"""The kernels of edges.cu: arrays that wrap around, are mirrored, or clamped."""

from __future__ import annotations

from functools import partial

import numpy as np
from tests.kernels.registry import AFFINE, Draw, line, plane, spec

F32 = np.float32
edge = partial(spec, source="edges", free_of=AFFINE)


def _plane(size, d: Draw, *more):
    h, w = size
    return plane(w, h, d.f32(h, w), np.zeros((h, w), F32), h, w, *more)


def _mean(x, y, h, w):
    padded = np.pad(x, 1, mode="edge")
    sums = [padded[a : a + h, b : b + w] for a in range(3) for b in range(3)]
    return np.sum(sums, axis=0, dtype=F32) / F32(9)


def _laplacian(u, v, n):
    sides = sum(np.roll(u, by, axis) for axis in (0, 1) for by in (1, -1))
    return sides - 4 * u


edge(
    "roll_plane",
    sizes=((20, 33), (7, 5)),
    make=lambda s, d: _plane(s, d, 3, -4),
    numpy=lambda x, y, h, w, dy, dx: np.roll(x, (dy, dx), (0, 1)),
)
edge(
    "wrapped_laplacian",
    sizes=(21, 3),
    make=lambda n, d: plane(n, n, d.f32(n, n), np.zeros((n, n), F32), n),
    numpy=_laplacian,
    tolerance=20,
)
edge(
    "mirrored",
    sizes=(100, 9),
    make=lambda n, d: line(n + 10, d.f32(n), np.zeros(n + 10, F32), n, 5),
    numpy=lambda x, y, n, p: np.pad(x, p, mode="reflect"),
)
edge(
    "clamped_mean",
    sizes=((20, 33), (5, 4)),
    make=_plane,
    numpy=_mean,
    tolerance=20,
)
