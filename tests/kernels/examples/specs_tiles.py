"""The kernels of examples/blocks/ that work on tiles of a grid: stencils, pyramids, elimination."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tests.kernels.registry import Call, Draw, cover, spec

F32, I32 = np.float32, np.int32
tile_spec = partial(spec, quick=("O3",))


# --- stencils -----------------------------------------------------------------------------------


def _stencil1d(x, out, n):
    padded = np.pad(x, 3)
    return sum(padded[k : k + n] for k in range(7))


tile_spec(
    "stencil1d_shared",
    "examples/blocks/shared_stencils",
    sizes=(150, 64, 1, 0),
    make=lambda n, d: Call((cover(n, 64),), (64,), (d.f32(n), np.zeros(n, F32), n)),
    numpy=_stencil1d,
    tolerance=8,
)


def _stencil2d(x, out, h, w):
    out[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return out


tile_spec(
    "stencil2d_shared",
    "examples/blocks/shared_stencils",
    sizes=((37, 50), (16, 32), (3, 3), (1, 5)),
    make=lambda s, d: Call(
        (cover(s[1], 16), cover(s[0], 16)), (16, 16), (d.f32(*s), d.f32(*s), *s)
    ),
    numpy=_stencil2d,
)


def _blur(x, taps, out, h, w):
    padded = np.pad(x, 1, mode="edge")
    return sum(taps[i, j] * padded[i : i + h, j : j + w] for i in range(3) for j in range(3))


tile_spec(
    "blur_shared",
    "examples/blocks/shared_stencils",
    sizes=((21, 50), (8, 32), (3, 3), (1, 5)),
    make=lambda s, d: Call(
        (cover(s[1], 32), cover(s[0], 8)),
        (32, 8),
        (d.f32(*s), d.f32(3, 3), np.zeros(s, F32), *s),
    ),
    numpy=_blur,
    tolerance=8,
)


def _seven_points(u, out, nx, ny, nz):
    c = slice(1, -1)
    around = u[c, c, :-2] + u[c, c, 2:] + u[c, :-2, c] + u[c, 2:, c] + u[:-2, c, c] + u[2:, c, c]
    out[c, c, c] = around - 6 * u[c, c, c]
    return out


def _fields(size: Any, d: Draw) -> tuple[Any, ...]:
    nx, ny, nz = size
    return d.f32(nz, ny, nx), d.f32(nz, ny, nx), nx, ny, nz


tile_spec(
    "stencil3d_planes",
    "examples/blocks/shared_stencils",
    sizes=((19, 11, 7), (16, 8, 3), (3, 3, 4)),
    make=lambda s, d: Call((cover(s[0], 16), cover(s[1], 8)), (16, 8), _fields(s, d)),
    numpy=_seven_points,
    tolerance=8,
    quick=("O1",),
)
tile_spec(
    "stencil3d_box",
    "examples/blocks/shared_stencils",
    sizes=((11, 9, 7), (8, 8, 4), (3, 3, 3), (1, 2, 5)),
    make=lambda s, d: Call(
        (cover(s[0], 8), cover(s[1], 8), cover(s[2], 4)), (8, 8, 4), _fields(s, d)
    ),
    numpy=_seven_points,
    tolerance=8,
)

# --- pyramids: several steps a launch -----------------------------------------------------------

_CHIP = tuple(map(F32, (0.5, 1.3, 1.7, 4.0, 0.05)))


def _make_hotspot(size: Any, d: Draw) -> Call:
    rows, cols, steps = size
    small = 16 - 2 * steps
    shape = (rows, cols)
    arrays = d.f32(*shape, lo=0), d.f32(*shape, lo=70, hi=90), np.zeros(shape, F32)
    return Call(
        (cover(cols, small), cover(rows, small)), (16, 16), (steps, *arrays, cols, rows, *_CHIP)
    )


def _hotspot(steps, power, before, after, cols, rows, cap, rx, ry, rz, dt):
    t = before
    for _ in range(steps):
        p = np.pad(t, 1, mode="edge")
        along_y = (p[2:, 1:-1] + p[:-2, 1:-1] - 2 * t) / ry
        along_x = (p[1:-1, 2:] + p[1:-1, :-2] - 2 * t) / rx
        t = t + dt / cap * (power + along_y + along_x + (F32(80) - t) / rz)
    return t


tile_spec(
    "hotspot",
    "examples/applications/hotspot",
    sizes=((21, 30, 2), (14, 14, 1), (5, 3, 3)),
    make=_make_hotspot,
    numpy=_hotspot,
    tolerance=8,
)


def _make_pathfinder(size: Any, d: Draw) -> Call:
    rows, cols, row, steps = size
    arrays = d.i32(rows, cols, lo=0), d.i32(cols, lo=0), np.zeros(cols, I32)
    return Call((cover(cols, 64 - 2 * steps),), (64,), (steps, *arrays, cols, row))


def _pathfinder(steps, wall, before, after, cols, row):
    cost = before
    for r in range(row, row + steps):
        p = np.pad(cost, 1, mode="edge")
        cost = wall[r] + np.minimum(np.minimum(p[:-2], p[2:]), cost)
    return cost


tile_spec(
    "pathfinder",
    "examples/applications/hotspot",
    sizes=((9, 150, 2, 5), (4, 62, 0, 1), (3, 1, 0, 3)),
    make=_make_pathfinder,
    numpy=_pathfinder,
)

# --- LU decomposition ---------------------------------------------------------------------------


def _make_lu(kernel: str, size: Any, d: Draw) -> Call:
    """A matrix whose block at `offset` is the next one of the elimination."""
    n, offset = size
    matrix = d.f32(n, n) + 8 * np.eye(n, dtype=F32)
    others = (n - offset) // 16 - 1
    if kernel == "diagonal":
        return Call((1,), (16,), (matrix, n, offset))
    if kernel == "perimeter":
        return Call((others,), (32,), (matrix, n, offset))
    return Call((others, others), (16, 16), (matrix, n, offset))


def _lu_diagonal(m, n, offset):
    a = m[offset : offset + 16, offset : offset + 16]
    for i in range(15):
        a[i + 1 :, i] /= a[i, i]
        a[i + 1 :, i + 1 :] -= np.outer(a[i + 1 :, i], a[i, i + 1 :])
    return m


def _lu_perimeter(m, n, offset):
    here, rest = slice(offset, offset + 16), slice(offset + 16, n)
    lower = np.tril(m[here, here].astype(np.float64), -1) + np.eye(16)
    upper = np.triu(m[here, here].astype(np.float64))
    m[here, rest] = np.linalg.solve(lower, m[here, rest])
    m[rest, here] = np.linalg.solve(upper.T, m[rest, here].T).T
    return m


def _lu_internal(m, n, offset):
    here, rest = slice(offset, offset + 16), slice(offset + 16, n)
    m[rest, rest] -= m[rest, here] @ m[here, rest]
    return m


for _kernel, _numpy in (
    ("diagonal", _lu_diagonal),
    ("perimeter", _lu_perimeter),
    ("internal", _lu_internal),
):
    tile_spec(
        f"lu_{_kernel}",
        "examples/applications/lu",
        sizes=((64, 16), (32, 0), (48, 16)),
        make=partial(_make_lu, _kernel),
        quick=("", "", "O1"),
        numpy=_numpy,
        tolerance=1000,
    )

# --- alignment ----------------------------------------------------------------------------------


def _score(reference, score, penalty, tiles):
    """Fill the tiles (bx, by) of `score`, in that order."""
    for bx, by in tiles:
        for y in range(16 * by + 1, 16 * by + 17):
            for x in range(16 * bx + 1, 16 * bx + 17):
                match = score[y - 1, x - 1] + reference[y, x]
                gap = max(score[y, x - 1], score[y - 1, x]) - penalty
                score[y, x] = max(match, gap)
    return score


def _make_needle(upper: bool, size: Any, d: Draw) -> Call:
    tiles, i = size
    n = 16 * tiles + 1
    arrays = d.i32(n, n, lo=-10, hi=10), d.i32(n, n, lo=-50, hi=50)
    return Call((i,), (16,), (*arrays, n, 10, i, *([] if upper else [tiles])))


def _needle_upper(reference, score, cols, penalty, i):
    return _score(reference, score, penalty, [(bx, i - 1 - bx) for bx in range(i)])


def _needle_lower(reference, score, cols, penalty, i, tiles):
    where = [(b + tiles - i, tiles - 1 - b) for b in range(i)]
    return _score(reference, score, penalty, where)


for _name, _numpy in (("needle_upper", _needle_upper), ("needle_lower", _needle_lower)):
    tile_spec(
        _name,
        "examples/applications/needleman_wunsch",
        sizes=((3, 2), (1, 1), (2, 2)),
        make=partial(_make_needle, _name == "needle_upper"),
        quick=("", "", "O1"),
        numpy=_numpy,
    )

# --- diffusion ----------------------------------------------------------------------------------


def _make_coefficients(size: Any, d: Draw) -> Call:
    rows, cols = size
    out = [np.zeros(size, F32) for _ in range(5)]
    args = (*out, d.f32(rows, cols, lo=0.5), cols, rows, F32(0.3))
    return Call((cover(cols, 16), cover(rows, 16)), (16, 16), args)


def _coefficients(de, dw, dn, ds, c, j, cols, rows, q0sqr):
    p = np.pad(j, 1, mode="edge")
    n, s, w, e = p[:-2, 1:-1] - j, p[2:, 1:-1] - j, p[1:-1, :-2] - j, p[1:-1, 2:] - j
    g2 = (n * n + s * s + w * w + e * e) / (j * j)
    laplace = (n + s + w + e) / j
    q = (0.5 * g2 - laplace * laplace / 16) / (1 + 0.25 * laplace) ** 2
    k = 1 / (1 + (q - q0sqr) / (q0sqr * (1 + q0sqr)))
    return e, w, n, s, np.clip(k, 0, 1)


def _make_update(size: Any, d: Draw) -> Call:
    rows, cols = size
    args = (*(d.f32(rows, cols) for _ in range(6)), cols, rows, F32(0.5))
    return Call((cover(cols, 16), cover(rows, 16)), (16, 16), args)


def _update(de, dw, dn, ds, c, image, cols, rows, rate):
    p = np.pad(c, ((0, 1), (0, 1)), mode="edge")
    flow = c * dn + p[1:, :-1] * ds + c * dw + p[:-1, 1:] * de
    return image + 0.25 * rate * flow


tile_spec(
    "srad_coefficients",
    "examples/applications/srad",
    sizes=((21, 37), (16, 16), (1, 1)),
    make=_make_coefficients,
    numpy=_coefficients,
    tolerance=64,
)
tile_spec(
    "srad_update",
    "examples/applications/srad",
    sizes=((21, 37), (16, 16), (1, 1)),
    make=_make_update,
    numpy=_update,
    tolerance=8,
)
